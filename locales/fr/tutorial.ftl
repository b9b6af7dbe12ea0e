### The tutorial, step by step (web/src/learn/steps.ts): a title, two or three sentences, and what to do. The terms of the game are in cards.ftl.

## Around the steps

tutorial-progress = Étape { $step } sur { $steps }
tutorial-next = Continuer
tutorial-back = Retour
tutorial-again = Encore une fois
tutorial-play-on = Continuer avec ce héros
tutorial-play = Commencer votre propre partie
tutorial-astray = Bon choix aussi ! Pour cette initiation, suivez plutôt l’indication ci-dessus.

## Setup

tutorial-welcome-title = Bienvenue
tutorial-welcome = Vous allez créer un héros avec 18 dés et quelques cartes. Chaque réussite rapporte des points de réputation, et le plus haut total l’emporte. Voilà où vous allez : revenons au début, et cette fois c’est vous qui choisissez.
tutorial-race-title = Une Race
tutorial-race = Vous choisissez d’abord une Race. La plupart renforcent une Caractéristique et en affaiblissent une autre lors du décompte. Les Humains n’ont ni bonus ni malus.
tutorial-race-do = Choisissez l’Humain.
tutorial-class-title = Une Classe
tutorial-class = Un dé vert est sorti du sac : vous prenez la carte Classe verte et choisissez l’une de ses deux faces. Une Classe fixe un objectif à chaque Caractéristique, offre un pouvoir et a une couleur : chaque dé de cette couleur rapporte un point à la fin.
tutorial-class-do = Choisissez le Rôdeur.
tutorial-sheet-title = Votre Fiche de Personnage
tutorial-sheet = Six Caractéristiques de trois emplacements. À droite, vous voyez le total actuel et l’objectif de votre Classe avec ses points : exactement 18, de 14 à 15, ou au moins 14. Les coins colorés sont vos Antécédents : deux dés assortis rapportent 1 point, quatre en rapportent 3, les six en rapportent 6.
tutorial-alignment-title = Votre Alignement
tutorial-alignment = Bon en haut, mauvais en bas, loyal à gauche, chaotique à droite. Votre pion part du centre ; sa position finale rapporte ou coûte des points. Pour ce héros, mieux vaut être loyal et mauvais.
tutorial-first-die-title = Dés de départ
tutorial-first-die = Vous avez pioché et lancé six dés ; deux étaient des dés Or et ont rapporté 2 pièces d’or chacun. Placez-les tous sur votre fiche. Une ligne se remplit par la gauche et les valeurs ne changent pas.
tutorial-first-die-do = Prenez le 5 rouge, puis Force.
tutorial-second-die-title = Et le suivant
tutorial-second-die = La Sagesse demande 15 ou 16 avec trois dés : un 5 convient bien. Vous pouvez aussi glisser un dé vers sa ligne. Les quatre autres seront ensuite placés pour vous.
tutorial-second-die-do = Prenez le 5 Or, puis Sagesse.

## The first round

tutorial-roll-title = Un tour commence : la Pioche
tutorial-roll = Trois dés sont piochés, lancés et posés sur les cartes Initiative, le plus faible sur la carte n° 1. La carte du milieu porte 1 pièce d’or. À plusieurs, le numéro de votre carte décide aussi qui achète en premier.
tutorial-take-title = Prenez une carte
tutorial-take = Vous prenez une carte Initiative avec son dé et sa pièce d’or. En solitaire, les cartes n° 2 et n° 3 ont un prix : le dé Ennemi est lancé et peut retirer une carte du Marché.
tutorial-take-do = Prenez la carte n° 2 avec le 2 bleu.
tutorial-place-title = Placez le dé
tutorial-place = Un petit 2 ? Regardez : la ligne choisie vous donne aussi son action de Caractéristique. La Force retourne un dé sur sa face opposée, et deux faces opposées font 7.
tutorial-place-do = Placez le dé en Force.
tutorial-strength-title = Force : retourner un dé
tutorial-strength = L’action vient juste après le placement, une fois par tour, et reste toujours facultative. Tous vos dés peuvent être choisis, même le nouveau : le 2 devient un 5.
tutorial-strength-do = Retournez le 2 bleu.
tutorial-discard-title = Le Marché
tutorial-discard = Le dé Ennemi a fait 5 : rien ne se passe. À chaque tour, achetez une carte ou défaussez-en une pour 2 pièces d’or. Les Armes demandent des mains, et vous n’en avez que deux : gardez-les libres et économisez.
tutorial-discard-do = Défaussez la Masse Bénie.

## The second round

tutorial-order-title = Dés égaux
tutorial-order = Un nouveau tour, et deux dés montrent 6. Entre dés égaux, le Premier Joueur décide lequel va sur la carte la plus basse. Le dé Or doit aller au milieu, là où se trouve la pièce d’or.
tutorial-order-do = Cliquez sur le 6 Or : il va sur la carte la plus basse.
tutorial-gold-die-title = L’or, de trois façons
tutorial-gold-die = Un dé rapporte de l’or de trois façons : 1 pièce de la carte Initiative, 2 si c’est un dé Or, et 1 s’il remplit le troisième emplacement de sa ligne.
tutorial-gold-die-do = Prenez la carte n° 2 avec le 6 Or.
tutorial-gold-place-title = 3 pièces d’or pour un dé
tutorial-gold-place = L’or se gagne au placement : 1 pièce de la carte et 2 pour le dé Or. La Dextérité demande 16 ou 17 : ce 6 tombe à pic. Beau lancer !
tutorial-gold-place-do = Placez le dé en Dextérité.
tutorial-dexterity-title = Dextérité : intervertir deux dés
tutorial-dexterity = La Dextérité intervertit deux de vos dés. L’Intelligence demande au moins 14 et contient un 1 : donnez-le au Charisme et prenez son 4.
tutorial-dexterity-do = Choisissez le 1 violet en Intelligence et le 4 Or en Charisme.
tutorial-armor-title = Une Armure
tutorial-armor = Cette fois, le dé Ennemi a pris la carte de droite. Les Armures rapportent des points par ensemble : plus un ensemble compte de pièces, plus chacune vaut de points. Les Classes vertes gagnent 1 point de plus pour le Cuir.
tutorial-armor-do = Achetez les Gants de Cuir.

## The rounds three to six

tutorial-constitution-title = Constitution : un de plus ou de moins
tutorial-constitution = Au troisième tour, vous avez pris un autre dé Or et l’avez placé en Constitution. Son action augmente ou diminue un de vos dés de 1. Votre objectif y est exactement 18, soit trois 6, pour 4 points.
tutorial-constitution-do = Augmentez le 4 Or en Constitution à 5.
tutorial-trait-title = Les Traits ont une flèche
tutorial-trait = Un Trait de caractère rapporte des points à la fin pour une réussite : celui-ci pour l’objectif de Force. À l’achat, sa flèche déplace votre pion Alignement. Cela vous coûte un point pour l’instant ; vous ramènerez le pion.
tutorial-trait-do = Achetez « Courageux » et observez le pion.
tutorial-intelligence-title = Intelligence : relancer
tutorial-intelligence = Quatrième tour : votre dé a rempli la ligne d’Intelligence, soit 1 pièce d’or de plus. Son action relance un de vos dés, et vous gardez la nouvelle valeur ou l’ancienne : rien à perdre.
tutorial-intelligence-do = Relancez le 5 rouge en Force.
tutorial-keep-title = Nouvelle ou ancienne ?
tutorial-keep = Le dé a fait 1. La Force demande 14 ou 15 et compte déjà deux 5 : mieux vaut l’ancienne valeur.
tutorial-keep-do = Gardez le 5.
tutorial-skill-title = Les Compétences
tutorial-skill = Les Compétences servent encore et encore. En tant que Rôdeur, vous les payez 1 pièce d’or de moins, et celle-ci en rapporte 2 à chaque utilisation.
tutorial-skill-do = Achetez « Vol à la Tire ».
tutorial-wisdom-title = Sagesse : changer d’avis
tutorial-wisdom = Cinquième tour : un 6 vert en Sagesse, la couleur de votre Classe, donc déjà un point. L’action de Sagesse déplace votre pion Alignement d’une case dans la direction de votre choix.
tutorial-wisdom-do = Déplacez le pion à gauche, vers « loyal ».
tutorial-use-title = Utiliser une Compétence
tutorial-use = Pour utiliser une Compétence, votre pion doit pouvoir suivre sa flèche. Celle-ci pointe vers « mauvais », justement là où vous voulez aller. Vous gagnez 2 pièces d’or et la Compétence est engagée.
tutorial-use-do = Utilisez « Vol à la Tire ».
tutorial-cleanup-title = L’Entretien
tutorial-cleanup = Entre-temps, vous avez acheté une autre Compétence. À la fin d’un tour, vous pouvez restaurer une Compétence engagée, et même deux en tant que Rôdeur. Puis un nouveau Marché est révélé et le tour suivant commence.
tutorial-cleanup-do = Restaurez « Vol à la Tire ».
tutorial-charisma-title = Charisme : un meilleur prix
tutorial-charisma = Le sixième tour a rempli la ligne de Charisme et rapporté 4 pièces d’or : carte, dé Or et ligne complète. Son action donne un jeton Charisme, qui vaut 1 pièce d’or à l’achat d’une carte ce tour-ci.
tutorial-charisma-do = Prenez le jeton Charisme.
tutorial-token-title = Dépensez-le aussitôt
tutorial-token = Un jeton Charisme non utilisé est rendu à la fin du tour. Voici une deuxième pièce de votre ensemble de Cuir, pour 1 pièce d’or de moins.
tutorial-token-do = Achetez les Bottes de Cuir.

## The end

tutorial-end-title = Six tours plus tard
tutorial-end = Quand les 18 emplacements sont remplis, la partie s’achève. Regardez les lignes : une coche signale un objectif atteint. Trois objectifs atteints : Force, Constitution et Sagesse. Bravo ! Personne n’atteint les six à sa première partie.
tutorial-scoring-title = Score Final
tutorial-scoring = Objectifs, dés de la couleur de Classe, Alignement, Antécédents, Armures et Traits : 31 points et le rang de Sommité. Cette liste reste à côté de votre fiche toute la partie : vous savez toujours ce que vaut un coup.
tutorial-farewell-title = À vous de jouer
tutorial-farewell = Vous en savez assez pour jouer. Ce qui brille peut être choisi ; choisissez autre chose et vous saurez pourquoi non ; et si vous êtes bloqué, demandez un conseil. Commencez votre propre héros, ou reprenez celui-ci après le sixième tour et faites mieux.
