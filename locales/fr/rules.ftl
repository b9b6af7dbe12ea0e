### The rules, one message per number: R3.2c is rule-R3-2-c. The numbers never change; all wording is our own.

### Numbers in brackets, such as (R4.7), point to other rules and stay as they are in every language.

## R0

rule-R0-title = La règle d’or
rule-R0 = Quand une carte contredit ces règles, c’est la carte qui l’emporte.

## R1

rule-R1-title = Matériel
rule-R1 = Ce qu’il faut pour jouer.
rule-R1-1 = Dés : 73 dés à six faces dans un même sac, 10 de chaque couleur (vert, bleu, rouge, violet, noir, blanc) et 13 dés Or.
rule-R1-2 = Fiches de Personnage (Races) : { $race-second } dans la deuxième édition, { $race-first } dans la première. Chacune a une face masculine et une face féminine, sans effet sur le jeu.
rule-R1-3 = Caractéristiques, toujours dans cet ordre : Force, Dextérité, Constitution, Intelligence, Sagesse, Charisme. Chacune est une ligne de trois emplacements que l’on remplit de gauche à droite, soit 18 emplacements en tout.
rule-R1-4 = Cartes Classe : 6, une par couleur, avec une Classe sur chaque face. Une Classe a six objectifs de Caractéristique et leurs points de réputation, une couleur et un pouvoir.
rule-R1-5 = Cartes Antécédents : une grille des 18 emplacements, dont exactement six montrent une couleur, un par ligne. Il y en a { $backstory-second } (première édition : { $backstory-first }).
rule-R1-6 = Cartes Alignement : une grille de trois cases sur trois valant de −3 à +3 points de réputation ; colonnes loyal, neutre, chaotique ; lignes bon, neutre, mauvais. Il y en a { $alignment-second } (première édition : { $alignment-first }).
rule-R1-7 = Cartes Marché : { $market-second } (première édition : { $market-first }) de quatre types, Arme, Armure, Compétence et Trait de caractère, chacune avec un coût et marquée d’un ou deux points.
rule-R1-8 = Des cartes Initiative numérotées de 1 à 5, des pièces d’or et 6 jetons Charisme.

## R2

rule-R2-title = Mise en place (2 à 4 joueurs)
rule-R2 = Le début d’une partie, étape par étape. Pour la Partie en Solitaire, voyez aussi R9.1.
rule-R2-1 = Chacun lance un dé ; le plus élevé désigne le Premier Joueur. Les places se suivent alors dans le sens horaire : première, deuxième, troisième, quatrième.
rule-R2-2 = À partir du Premier Joueur et dans le sens horaire, chacun choisit une Fiche de Personnage (chaque Race une seule fois) et l’une de ses deux faces. La face ne change que l’apparence : elle reste au joueur et n’a aucun effet sur le jeu.
rule-R2-3 = Chacun prend 5 pièces d’or ; le troisième joueur dans l’ordre du tour en prend 1 de plus (6 en tout), le quatrième 2 de plus (7 en tout).
rule-R2-4 = Classes tirées au sort : à partir du Premier Joueur et dans le sens horaire, chacun pioche des dés jusqu’à en obtenir un d’une couleur encore libre et autre que l’or, reçoit la carte Classe de cette couleur et choisit l’une de ses deux Classes. Les dés Or piochés ici ne rapportent rien. Les dés ne retournent dans le sac que lorsque tous ont une Classe. Classes choisies (option) : les cartes Classe sont choisies dans l’ordre inverse du tour, le Premier Joueur en dernier, ou dans l’ordre du tour (R10).
rule-R2-5 = Mélangez les Antécédents et les Alignements, et distribuez-en un de chaque à chacun. Les autres quittent la partie.
rule-R2-6 = Le pion Alignement commence au centre de la grille.
rule-R2-7 = Pioche Marché : séparez les cartes selon leurs points et mélangez chaque paquet. À trois joueurs, 3 cartes de chaque paquet vont dans la défausse, à deux joueurs 7 de chaque. Le paquet à un point se place sur le paquet à deux points.
rule-R2-8 = Révélez une carte de plus qu’il n’y a de joueurs : c’est le Marché (3, 4 ou 5 cartes à 2, 3 ou 4 joueurs).
rule-R2-9 = Les cartes Initiative de 1 jusqu’au nombre de joueurs plus un sont en jeu.
rule-R2-10 = Chaque carte Initiative, sauf la première et la dernière, reçoit 1 pièce d’or.
rule-R2-11 = À partir du Premier Joueur et dans le sens horaire, chacun pioche ses dés de départ : le nombre de joueurs plus quatre (6, 7 ou 8).
rule-R2-12 = Chacun lance ses dés de départ et les place tous, en commençant par l’emplacement libre le plus à gauche d’une ligne. Il n’y a pas d’action de Caractéristique. On gagne 1 pièce d’or par ligne complétée et 2 pièces d’or par dé Or pioché (Voleur : 4 à la place).
rule-R2-13 = Le Premier Joueur entame le premier tour de jeu.

## R3

rule-R3-title = Le tour de jeu
rule-R3 = Un tour de jeu compte quatre phases : Pioche, Développement, Marché, Entretien.
rule-R3-1-title = Phase de Pioche
rule-R3-1 = Le Premier Joueur pioche un dé par carte Initiative en jeu (3, 4 ou 5), les lance et place le plus faible sur la carte n° 1, le suivant sur la carte n° 2, et ainsi de suite. Entre valeurs égales, il décide de l’ordre.
rule-R3-2-title = Phase de Développement
rule-R3-2 = À partir du Premier Joueur et dans le sens horaire, chacun joue un tour en quatre étapes, de a à d. À la fin, une carte Initiative reste au centre avec son dé (en solitaire : deux).
rule-R3-2-a = Prenez une carte Initiative encore au centre, avec son dé et l’éventuelle pièce d’or.
rule-R3-2-b = Placez le dé tel quel dans une ligne de votre choix encore incomplète, sur son emplacement libre le plus à gauche.
rule-R3-2-c = Gagnez la pièce d’or de la carte, 1 pièce d’or si le dé a rempli le troisième emplacement de sa ligne et 2 pièces d’or si c’est un dé Or.
rule-R3-2-d = Vous pouvez réaliser, une seule fois, l’action de Caractéristique de la ligne où le dé a été placé (R4).
rule-R3-3-title = Phase de Marché
rule-R3-3 = Dans l’ordre croissant des cartes Initiative prises, chaque joueur achète une carte Marché ou, s’il ne peut ou ne veut pas, met une carte Marché de son choix dans la défausse et gagne 2 pièces d’or. Sa carte Initiative retourne ensuite au centre. Aucune carte ne s’ajoute au Marché pendant cette phase.
rule-R3-3-a = Acheter : payez le coût. Chaque jeton Charisme peut remplacer 1 pièce d’or.
rule-R3-3-b = Armures, Traits de caractère et Compétences : sans limite. Armes : jamais plus de deux mains en tout (Barbare : quatre). Une Arme peut aller à tout moment dans la défausse, sans rapporter de pièce d’or.
rule-R3-3-c = Un Trait de caractère acheté déplace aussitôt votre pion Alignement, avant tout autre effet de l’achat : d’une case selon sa flèche, si la grille le permet ; sinon, rien ne se passe.
rule-R3-3-d = Une Compétence achetée est redressée et peut servir aussitôt, sauf si sa carte indique un autre moment.
rule-R3-3-e = Chacun peut consulter la défausse à tout moment.
rule-R3-4-title = Phase d’Entretien
rule-R3-4 = Le tour de jeu suivant se prépare en six étapes, dans cet ordre.
rule-R3-4-1 = Les jetons Charisme inutilisés retournent dans la réserve.
rule-R3-4-2 = Chacun peut restaurer une Compétence engagée ; elle sera utilisable dès le tour de jeu suivant.
rule-R3-4-3 = Tous les dés restés sur des cartes Initiative retournent dans le sac ; les cartes restées au Marché vont dans la défausse.
rule-R3-4-4 = Révélez un nouveau Marché, une carte par carte Initiative en jeu. Si la pioche s’épuise, mélangez toute la défausse pour en former une nouvelle et continuez.
rule-R3-4-5 = Les cartes Initiative sans pièce d’or, sauf la première et la dernière, en reçoivent 1 ; il n’y en a jamais plus d’une.
rule-R3-4-6 = Le sac passe à gauche : le joueur suivant devient Premier Joueur.

## R4

rule-R4-title = Actions de Caractéristique
rule-R4 = Chaque ligne a sa propre action. Elle est toujours facultative.
rule-R4-1 = Force : retournez l’un de vos dés sur sa face opposée (1 et 6, 2 et 5, 3 et 4).
rule-R4-2 = Dextérité : intervertissez la position de deux de vos dés, sans changer leurs valeurs. Jamais vers un emplacement vide.
rule-R4-3 = Constitution : augmentez ou diminuez de 1 la valeur de l’un de vos dés, entre 1 et 6.
rule-R4-4 = Intelligence : relancez l’un de vos dés ; conservez la nouvelle valeur ou l’ancienne.
rule-R4-5 = Sagesse : déplacez votre pion Alignement d’une case vers le haut, le bas, la gauche ou la droite, sans sortir de la grille.
rule-R4-6 = Charisme : prenez un jeton Charisme. Pendant la Phase de Marché de ce tour de jeu, il peut remplacer 1 pièce d’or à l’achat d’une carte Marché ; il ne sert à rien d’autre.
rule-R4-7 = Vous pouvez choisir n’importe lequel de vos dés, y compris celui que vous venez de placer. Chacun réalise une seule action de Caractéristique par Phase de Développement. Les dés déplacés ou modifiés par une action n’en déclenchent pas d’autre et ne rapportent pas de pièce d’or.

## R5

rule-R5-title = Compétences
rule-R5 = Comment utiliser et restaurer les Compétences.
rule-R5-1 = Pour utiliser une Compétence redressée, déplacez votre pion Alignement d’une case selon sa flèche ; si la grille ne le permet pas, la Compétence ne peut pas être utilisée. Appliquez ensuite son effet, ou non, à votre guise. C’est vrai de toutes les Compétences : si vous renoncez à Crochetage, rien n’est révélé. La Compétence est alors engagée.
rule-R5-2 = À tout moment, on peut utiliser ses Compétences, y compris plusieurs de suite et au tour des autres, à moins que la carte ne précise quand.
rule-R5-3 = Chacun peut restaurer une seule Compétence par tour de jeu, en Phase d’Entretien uniquement.

## R6

rule-R6-title = Pièces d’or
rule-R6 = Façons de gagner des pièces d’or : 1 d’une carte Initiative, 1 pour une ligne complétée, 2 pour un dé Or placé, 2 pour une carte Marché défaussée au lieu d’un achat ; plus ce que disent les cartes.

## R7

rule-R7-title = Fin de Partie
rule-R7 = La partie s’achève avec le tour de jeu où tous ont rempli leurs 18 emplacements. Elle dure 18 tours moins les dés de départ : 12, 11 ou 10 à 2, 3 ou 4 joueurs, 12 en solitaire, 2 de moins en Partie courte.

## R8

rule-R8-title = Score Final
rule-R8 = Chacun additionne les points de réputation de R8.1 à R8.6.
rule-R8-1 = Objectifs de Caractéristique : pour chaque ligne, additionnez les dés, ajoutez les bonus et malus de la Race et des Armes, et comparez à l’objectif de la Classe : 17 veut dire exactement 17, 16–17 dans cet intervalle, 14+ au moins 14. S’il est atteint, gagnez ses points de réputation.
rule-R8-2 = Couleur de Classe : 1 point de réputation par dé de votre fiche de la couleur de votre Classe.
rule-R8-3 = Alignement : la valeur sous votre pion, qui peut être négative.
rule-R8-4 = Antécédents : comptez les dés qui correspondent à la carte par leur couleur et leur place. 0 ou 1 ne rapporte rien, 2 ou 3 rapportent 1 point de réputation, 4 ou 5 en rapportent 3, les 6 en rapportent 6.
rule-R8-5 = Armures : pour chaque ensemble (Maille, Cuir, Mystique), les points de réputation correspondant au nombre de pièces possédées. Pour chaque ensemble dont vous avez au moins une pièce, 1 point de plus si la couleur de votre Classe est l’une des siennes, une fois par ensemble et non par carte.
rule-R8-6 = Traits de caractère : chacun rapporte ce qu’il indique. Ceux qui comptent la valeur des dés ne regardent que les dés, sans la Race ni les Armes. Ceux qui demandent si un objectif est atteint prennent le résultat de R8.1.
rule-R8-7 = En solitaire seulement : 1 point de réputation par tranche complète de 8 pièces d’or.
rule-R8-8 = Le joueur qui a le plus de points de réputation l’emporte. En cas d’égalité, c’est celui qui a le plus de pièces d’or, puis le moins de dés de la couleur de sa propre Classe ; si elle persiste, la victoire est partagée.

## R9

rule-R9-title = Partie en Solitaire
rule-R9 = Seul contre le dé Ennemi.
rule-R9-1 = La mise en place est celle de deux joueurs, avec une seule Fiche de Personnage et sans la carte Diplomatie (deuxième édition). Un dé Or est écarté et devient le dé Ennemi ; il ne retourne jamais dans le sac. Une fois le Marché formé, la première carte de la pioche commence la poubelle, hors d’atteinte pour toute la partie. Vous avez six dés de départ.
rule-R9-2 = Phase de Pioche : comme d’habitude, avec trois cartes Initiative.
rule-R9-3 = Phase de Développement : prenez une carte, placez, gagnez vos pièces d’or et agissez comme d’habitude. Ensuite, avec la carte n° 1, rien ne se passe. Avec la carte n° 2, lancez le dé Ennemi : sur 1 la carte Marché de gauche, sur 2 celle du milieu, sur 3 celle de droite va dans la poubelle ; de 4 à 6, rien. Avec la carte n° 3, lancez le dé Ennemi : sur 1 ou 2 celle de gauche, sur 3 ou 4 celle du milieu, sur 5 ou 6 celle de droite va dans la poubelle.
rule-R9-4 = Phase de Marché : achetez ou défaussez pour 2 pièces d’or comme d’habitude. Ensuite, la carte Marché restante la plus à gauche va dans la défausse, les autres dans la poubelle.
rule-R9-5 = Phase d’Entretien : comme d’habitude.
rule-R9-6 = Fin de Partie et Score Final : comme d’habitude, plus R8.7.
rule-R9-7 = Rangs : 38 points de réputation ou plus Vrai héros, 34 à 37 Chef de clan, 30 à 33 Sommité, 26 à 29 Aventurier, 22 à 25 Journalier, 21 ou moins PNJ.

## R10

rule-R10-title = Éditions
rule-R10 = La première édition a les Races Humain, Elfe, Nain et Halfelin, { $backstory-first } Antécédents, { $alignment-first } Alignements et { $market-first } cartes Marché ; la deuxième y ajoute Orc et Draconide et en a { $backstory-second }, { $alignment-second } et { $market-second }. Les défausses de la mise en place (R2.7) n’existent que dans la deuxième édition. Dans la première, l’Arbalète Lourde ne réduit pas le prix d’une carte achetée dans la défausse avec Déplacement silencieux. En solitaire dans la première édition, toutes les cartes Marché sont mélangées ensemble, sans tenir compte des points ; une fois le Marché formé, la première carte commence la défausse et la suivante la poubelle. Les Classes choisies le sont dans l’ordre du tour dans la première édition et dans le livret français, dans l’ordre inverse dans les autres ; c’est ici une option à part. Tout le reste est identique dans les deux éditions.

## Variants

rule-V-title = Variantes
rule-V = Chaque variante s’active à part ; elles se combinent librement, dans les deux éditions.
rule-V1-title = Même chance pour tout le monde
rule-V1 = Chacun commence avec un dé de chacune des six couleurs de Classe au lieu de piocher ; à trois joueurs, chacun reçoit un dé Or en plus, à quatre, deux dés Or. Les dés Or viennent du sac et rapportent leurs pièces d’or comme en R2.12. Les dés sont lancés et placés comme d’habitude.
rule-V2-title = Souk
rule-V2 = Toutes les cartes Marché sont mélangées ensemble, sans tenir compte des points, avant les défausses de la mise en place : 6 à trois joueurs, 14 à deux, autant que d’ordinaire.
rule-V3-title = Partie courte
rule-V3 = Chacun pioche deux dés de départ de plus (8, 9 ou 10). Les troisième et quatrième joueurs ne reçoivent pas de pièces d’or supplémentaires.
rule-V4-title = Marché amical
rule-V4 = En Phase de Marché, on peut prendre 2 pièces d’or sans défausser de carte. Les effets déclenchés par la défausse s’appliquent quand même.

## R11

rule-R11-title = Précisions pour le jeu numérique
rule-R11 = Ce que fait ce jeu là où les livrets se taisent.
rule-R11-1 = Sont cachés l’ordre de la pioche Marché et du sac, et tous les lancers à venir. Tout le reste est visible, y compris ce que contiennent encore le sac et la pioche : on peut le déduire en comptant.
rule-R11-2 = Compétences et abandon d’Armes à tout moment (R5.2, R3.3b) : à chaque décision, la sienne ou celle d’un autre, on peut utiliser une Compétence redressée qui n’est pas liée à un autre moment, et abandonner des Armes. Sauf quand un effet est à moitié résolu, tant que le hasard n’a pas tranché, à la mise en place ou pendant la dernière occasion d’un autre. La table n’arrête jamais le jeu pour interroger les autres. Les abandons sont proposés à part des coups.
rule-R11-3 = Un effet est résolu en entier avant que le suivant ne commence : une Compétence utilisée pendant votre tour est résolue avant que le tour ne continue. Si une relance attend votre choix, il faut d’abord choisir. Utiliser une Compétence entre la prise et le placement d’un dé est permis et peut changer les lignes disponibles.
rule-R11-4 = Les dés modifiés par des Compétences comptent comme tels dès cet instant. Les pièces d’or de R3.2c sont versées une fois, quand le dé est placé.
rule-R11-5 = Armes au-delà de la limite : un achat qui dépasserait le nombre de mains n’est permis qu’en abandonnant les Armes qui font de la place, sans plus ; l’acheteur choisit lesquelles. Le prix est fixé et payé avant : une Arbalète Lourde ainsi abandonnée a encore accordé sa réduction.
rule-R11-6 = Si le Marché est vide quand vient votre tour de la Phase de Marché, vous gagnez 2 pièces d’or sans rien défausser ; les effets déclenchés par la défausse ne s’appliquent pas. Les Compétences de ce tour restent utilisables.
rule-R11-7 = Le sac suffit tout juste : à quatre joueurs, le dernier tour de jeu pioche les cinq derniers des 73 dés. Si un effet demande plus de dés que le sac n’en contient, il prend ceux qui restent.
rule-R11-8 = Si la pioche et la défausse sont vides, le Marché reçoit moins de cartes. Une défausse remélangée forme un seul paquet, sans tenir compte des points.
rule-R11-9 = Le Premier Joueur est tiré au sort, chaque place ayant la même chance ; les places se suivent dans le sens horaire. En solitaire, rien à tirer : vous commencez, et vos points de réputation vous valent un rang.
rule-R11-10 = Un joueur dont la fiche est pleine (possible seulement avec un paquet de cartes qui place des dés en plus) prend quand même une carte Initiative et sa pièce d’or ; le dé retourne dans le sac.
rule-R11-11 = À l’achat, les jetons Charisme sont toujours dépensés avant les pièces d’or : ils expirent, on n’y perd donc jamais rien.
rule-R11-12 = Une action de Caractéristique accordée par une Classe, une Arme ou une Compétence est une action de ce type avec tous ses modificateurs, et ne compte pas comme celle de R4.7 (R0 : la carte l’emporte). Les Armes et Classes qui modifient une action la modifient d’où qu’elle vienne.
rule-R11-13 = Pour le Barde, seul le dé de R3.2b compte comme placé en Charisme. Pour les pièces d’or, les dés que Recherche ou Négocier amènent sur la fiche comptent comme placés : 2 pièces d’or pour un dé Or, 4 pour le Voleur. Un échange ne peut pas remplir un troisième emplacement, puisqu’il était occupé ; avec Tour de Passe-Passe, cela ne rapporte rien.
rule-R11-14 = Le Druide est interrogé une fois, après le dernier tour de la Phase de Développement et avant le premier de la Phase de Marché ; en solitaire, c’est après le dé Ennemi. La carte se place à l’extrémité droite.
rule-R11-15 = En solitaire : gauche, milieu et droite sont les places 1, 2 et 3 telles que distribuées ce tour-ci ; si une place est vide (seulement par R11.8), rien n’est perdu.
rule-R11-16 = La mise en place suit cet ordre : Premier Joueur ; Races à partir du Premier Joueur dans le sens horaire ; Classes dans l’ordre de l’option (tirées au sort et dans l’ordre du tour : à partir du Premier Joueur dans le sens horaire ; ordre inverse : le Premier Joueur en dernier ; tirées au sort : chaque couleur libre a la même chance) ; Antécédents et Alignement de chaque place ; défausses de mise en place et Marché ; puis tous piochent et lancent leurs dés de départ, un par un, les pièces d’or des dés Or étant versées à la pioche ; puis, place après place, chacun les place, les pièces d’or des lignes complètes étant versées au fur et à mesure. Des dés identiques ne sont proposés qu’une fois.
rule-R11-17 = Au dernier tour de jeu, la Phase d’Entretien n’a que les étapes 1 et 3 ; rien n’est restauré. Vient ensuite la dernière occasion : à partir du Premier Joueur et dans le sens horaire, chacun peut utiliser ses Compétences redressées qui ne sont pas liées à un moment et abandonner des Armes, jusqu’à ce qu’il passe. Une fois que vous passez, c’est fini pour vous ; personne d’autre n’agit pendant ce temps. Puis vient le Score Final.
rule-R11-18 = En Phase d’Entretien, on interroge les joueurs à partir du Premier Joueur dans le sens horaire, sauf ceux qui n’ont aucune Compétence engagée.
rule-R11-19 = Quand un seul coup est possible, le jeu le joue lui-même et ne l’inscrit pas dans le relevé de partie (l’abandon d’Armes ne compte pas ici comme un coup).
rule-R11-20 = Crochetage avec une pioche vide : la défausse devient d’abord la pioche ; si les deux sont vides, seule la flèche s’applique. Une carte non achetée va dans la défausse, en solitaire aussi.
rule-R11-21 = Les Armes peuvent être abandonnées à tout moment, donc aussi juste avant le décompte. Le jeu garde pour chaque héros les Armes qui rapportent le plus ensemble (à égalité : en garder davantage, puis les numéros de carte les plus bas) et montre ce qu’il a abandonné. Les comparaisons comptent les cartes des autres avant tout abandon.
rule-R11-22 = Les pièces d’or ne sont pas limitées à celles de la boîte. En cas d’égalité en R2.1, on relance.
rule-R11-23 = V1 et V3 ensemble : les dés de V1 plus deux piochés dans le sac.
rule-R11-24 = Barde : l’achat supplémentaire ne vient qu’après un achat au même tour de la Phase de Marché, et seulement parmi les cartes du Marché.
rule-R11-25 = Un tour de la Phase de Marché reste ouvert après l’achat ou la défausse tant que vous pouvez utiliser une Compétence ou payer l’action du Clerc ; passer y met fin. D’ici là, vous pouvez utiliser les Compétences de ce tour, mais n’acheter grâce à elles que si l’achat du tour est encore libre. Si vous renoncez à acheter avec Déplacement silencieux ou Crochetage, le tour continue comme si de rien n’était, mais la Compétence reste engagée. Toutes deux servent l’achat du tour, jamais l’achat supplémentaire du Barde. Crochetage demande votre accord avant de révéler une carte ; une fois l’achat du tour utilisé, il ne déplace plus que votre pion.
rule-R11-26 = Un échange peut se faire dans une même ligne ; deux dés de mêmes couleur et valeur ne sont pas proposés. Augmenter ou diminuer de plus de 1 n’est possible que si le total reste entre 1 et 6.
rule-R11-27 = Les dés de même valeur et de couleurs différentes sont ordonnés groupe par groupe, de la plus petite valeur à la plus grande : par le Premier Joueur ou, après Grimper, Intimider et Négocier, par celui qui a utilisé la Compétence. Intimider relance dans l’ordre des cartes Initiative.
rule-R11-28 = Tour de Passe-Passe sur une fiche pleine ne déplace que le pion Alignement. Une ligne qui a perdu un dé peut être complétée à nouveau et rapporte à nouveau (R3.2c). Les dés glissés vers la gauche changent d’emplacement, ce qui peut changer les correspondances avec les Antécédents.
rule-R11-29 = Rôdeur : jusqu’à deux restaurations, choisies une à une ; passer met fin aux deux. Une Classe qui peut réaliser une autre action à la place de celle de la ligne choisit une seule fois entre les deux. L’action supplémentaire d’une Arme est proposée à part, après celle de la ligne.
rule-R11-30 = En cours de partie, les scores se comptent sur ce qui est là. Un Trait de caractère qui compare les joueurs donne 0 s’il n’y a personne à qui se comparer, sauf si sa carte parle de la Partie en Solitaire.
rule-R11-31 = Si un même évènement déclenche deux effets d’un même héros (deux Armes quand une ligne est complétée), leur propriétaire choisit lequel vient en premier et peut renoncer à l’un comme à l’autre.
rule-R11-32 = Entre le nouveau Marché de la Phase d’Entretien et le lancer du tour de jeu suivant, il n’y a pas de décision à part. Les Compétences sans moment imposé s’utilisent lors des choix de la Phase d’Entretien ou après le lancer, pour ne faire attendre personne (R11.2).
