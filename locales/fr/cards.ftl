### The words of the game and its cards. All wording is our own; the terms are the rulebooks' (docs/translating.md).

## Colors

color-green = vert
color-blue = bleu
color-red = rouge
color-purple = violet
color-black = noir
color-white = blanc
color-gold = or

## A die of a color: without and with its value ($value is a figure from 1 to 6)

die-green = dé vert
die-blue = dé bleu
die-red = dé rouge
die-purple = dé violet
die-black = dé noir
die-white = dé blanc
die-gold = dé Or
die-green-value = { $value } vert
die-blue-value = { $value } bleu
die-red-value = { $value } rouge
die-purple-value = { $value } violet
die-black-value = { $value } noir
die-white-value = { $value } blanc
die-gold-value = { $value } Or

## Attributes and their actions

attribute-str = Force
attribute-str-short = STR
attribute-dex = Dextérité
attribute-dex-short = DEX
attribute-con = Constitution
attribute-con-short = CON
attribute-int = Intelligence
attribute-int-short = INT
attribute-wis = Sagesse
attribute-wis-short = WIS
attribute-cha = Charisme
attribute-cha-short = CHA
action-str = action de Force
action-dex = action de Dextérité
action-con = action de Constitution
action-int = action d’Intelligence
action-wis = action de Sagesse
action-cha = action de Charisme
action-str-rule = Retournez l’un de vos dés sur sa face opposée : 1 et 6, 2 et 5, 3 et 4.
action-dex-rule = Intervertissez la position de deux de vos dés, sans changer leurs valeurs.
action-con-rule = Augmentez ou diminuez de 1 la valeur de l’un de vos dés, sans dépasser 6 ni descendre sous 1.
action-int-rule = Relancez l’un de vos dés et conservez la nouvelle valeur ou l’ancienne.
action-wis-rule = Déplacez votre pion Alignement d’une case vers le haut, le bas, la gauche ou la droite.
action-cha-rule = Prenez un jeton Charisme : il remplace 1 pièce d’or quand vous achetez une carte Marché ce tour-ci.

## Alignment: the directions of the arrows, a step in one, and the nine places of the grid (row, column)

direction-good = bon
direction-evil = mauvais
direction-lawful = loyal
direction-chaotic = chaotique
direction-neutral = neutre
arrow-good = une case vers le haut, côté bon
arrow-evil = une case vers le bas, côté mauvais
arrow-lawful = une case vers la gauche, côté loyal
arrow-chaotic = une case vers la droite, côté chaotique
cell-good-lawful = loyal bon
cell-good-neutral = neutre bon
cell-good-chaotic = chaotique bon
cell-neutral-lawful = loyal neutre
cell-neutral-neutral = neutre, la case centrale
cell-neutral-chaotic = chaotique neutre
cell-evil-lawful = loyal mauvais
cell-evil-neutral = neutre mauvais
cell-evil-chaotic = chaotique mauvais

## Kinds of market cards: one, several, and what they are for

kind-weapon = Arme
kind-armor = Armure
kind-skill = Compétence
kind-trait = Trait de caractère
kinds-weapon = Armes
kinds-armor = Armures
kinds-skill = Compétences
kinds-trait = Traits de caractère
kind-weapon-rule = Une Arme agit tant que vous la tenez ; vous avez deux mains pour vos Armes.
kind-armor-rule = Les Armures n’ont aucun effet en cours de partie ; à la fin, chaque ensemble rapporte des points de réputation selon son nombre de pièces.
kind-skill-rule = Pour utiliser une Compétence redressée, déplacez votre pion Alignement selon sa flèche ; elle est ensuite engagée jusqu’à ce que vous la restauriez.
kind-trait-rule = Un Trait de caractère déplace votre pion Alignement à l’achat et rapporte des points de réputation à la fin si vous en remplissez la condition.

## Armor sets. All pieces of a set share its rule.

set-chain = Maille
set-leather = Cuir
set-mystic = Mystique
set-chain-full = ensemble de Maille
set-leather-full = ensemble de Cuir
set-mystic-full = ensemble Mystique
set-chain-rule = À la fin, { $pieces } pièces de l’ensemble de Maille rapportent au total { $set-stars } points de réputation. Les Classes blanches et rouges gagnent 1 point de plus pour l’ensemble.
set-leather-rule = À la fin, { $pieces } pièces de l’ensemble de Cuir rapportent au total { $set-stars } points de réputation. Les Classes vertes et noires gagnent 1 point de plus pour l’ensemble.
set-mystic-rule = À la fin, { $pieces } pièces de l’ensemble Mystique rapportent au total { $set-stars } points de réputation. Les Classes bleues et violettes gagnent 1 point de plus pour l’ensemble.

## Weapons

card-longsword = Longue Épée
card-blessed-mace = Masse Bénie
card-jeweled-dagger = Dague Sertie
card-longbow = Arc Long
card-tower-shield = Écu Solaire
card-ancient-spear = Lance Antique
card-quarterstaff = Bâton de Combat
card-heavy-crossbow = Arbalète Lourde
card-longsword-rule = Au décompte final, chacun de vos dés de la couleur de votre Classe peut compter pour { $by } de plus dans son objectif de Caractéristique, même au-delà de 6 ; vous choisissez dé par dé. Sans effet sur les Traits de caractère qui comptent la valeur des dés.
card-blessed-mace-rule = Au décompte final, vos valeurs de Sagesse et de Charisme peuvent chacune compter jusqu’à { $by } de plus pour leurs objectifs.
card-jeweled-dagger-rule = Au décompte final, chacun de vos dés Or peut compter pour { $by } de plus dans son objectif de Caractéristique, même au-delà de 6 ; vous choisissez dé par dé. Sans effet sur les Traits de caractère qui comptent la valeur des dés.
card-longbow-rule = Chaque fois que vous prenez une carte Initiative sans pièce d’or, gagnez { gold-worth }.
card-tower-shield-rule =
    Au décompte final, un ensemble d’Armure de votre choix, entamé mais incomplet, compte { $by ->
        [one] une pièce
       *[other] { $by } pièces
    } de plus.
card-ancient-spear-rule = Quand le dé que vous placez en Phase de Développement complète sa ligne, vous pouvez réaliser une action de Constitution, en plus de l’action de la ligne.
card-quarterstaff-rule = Quand le dé que vous placez en Phase de Développement complète sa ligne, vous pouvez réaliser une action d’Intelligence, en plus de l’action de la ligne.
card-heavy-crossbow-rule = Chaque carte Marché que vous achetez vous coûte { gold-worth } de moins, sans descendre sous 0. Pas avec Crochetage ; avec Déplacement silencieux, seulement dans la deuxième édition.

## Traits

card-steadfast = Inébranlable
card-honorable = Honorable
card-nimble = Agile
card-proud = Fier
card-weak = Faible
card-clumsy = Maladroit
card-foolish = Niais
card-reckless = Téméraire
card-focused = Déterminé
card-compassionate = Compatissant
card-obsessed = Obsessionnel
card-cunning = Rusé
card-greedy = Cupide
card-honest = Honnête
card-loyal = Fidèle
card-obnoxious = Odieux
card-dedicated = Assidu
card-courageous = Courageux
card-envious = Envieux
card-famous = Célèbre
card-steadfast-rule = { stars-worth } pour chaque carte Arme que vous possédez.
card-honorable-rule = { stars-worth } pour chaque carte Armure que vous possédez.
card-nimble-rule = { stars-worth } si vous atteignez votre objectif de Dextérité.
card-proud-rule = { stars-worth } si vous atteignez votre objectif de Charisme.
card-weak-rule = { stars-worth } si la somme de vos dés de Force est de { $pips } ou moins.
card-clumsy-rule = { stars-worth } si la somme de vos dés de Dextérité est de { $pips } ou moins.
card-foolish-rule = { stars-worth } si la somme de vos dés d’Intelligence est de { $pips } ou moins.
card-reckless-rule = { stars-worth } si la somme de vos dés de Sagesse est de { $pips } ou moins.
card-focused-rule = { stars-worth } pour chaque carte Compétence que vous possédez.
card-compassionate-rule = { stars-worth } si vous atteignez votre objectif de Sagesse.
card-obsessed-rule = { stars-worth } si au moins { $dice } de vos dés sont d’une même couleur autre que celle de votre Classe ; l’or compte comme une couleur.
card-cunning-rule = { stars-worth } si vous atteignez votre objectif d’Intelligence.
card-greedy-rule = { stars-worth } par tranche complète de { $each } pièces d’or en votre possession à la fin, { $at-most } points au maximum.
card-honest-rule = { stars-worth } si votre pion Alignement est sur la ligne « bon ».
card-loyal-rule = { stars-worth } si votre pion Alignement est dans la colonne « loyal ».
card-obnoxious-rule = { stars-worth } si la somme de vos dés de Charisme est de { $pips } ou moins.
card-dedicated-rule = { stars-worth } si vous atteignez votre objectif de Constitution.
card-courageous-rule = { stars-worth } si vous atteignez votre objectif de Force.
card-envious-rule = { stars-worth } si un autre joueur a plus de cartes Marché que vous, celle-ci comprise ; celles des autres sont comptées avant que quiconque n’abandonne des Armes. En solitaire : { stars-worth } si vous avez { $solo-at-most } cartes Marché ou moins.
card-famous-rule = { stars-worth } si vous atteignez au moins { $number } de vos six objectifs de Caractéristique.

## Skills

card-concentrate = Concentration
card-search = Recherche
card-negotiate = Négocier
card-pickpocket = Vol à la Tire
card-acrobatics = Acrobaties
card-open-lock = Crochetage
card-climb = Grimper
card-intimidate = Intimider
card-move-silently = Déplacement silencieux
card-knowledge = Savoir
card-cure-wounds = Soin des Blessures
card-sleight-of-hand = Tour de Passe-Passe
card-diplomacy = Diplomatie
card-concentrate-rule = À tout moment : augmentez de 1 à { $most } la valeur de l’un de vos dés, sans dépasser 6.
card-search-rule = À tout moment : échangez l’un de vos dés contre un dé d’une autre couleur de votre choix pris dans le sac. Le nouveau dé prend la place et la valeur de l’ancien, qui retourne dans le sac. Un dé Or ainsi placé rapporte ses pièces d’or.
card-negotiate-rule = À votre tour, avant de prendre une carte Initiative : échangez l’un de vos dés avec un dé du centre, sans changer leurs valeurs (pas un dé de mêmes couleur et valeur ; les pièces d’or restent sur leur carte). Réorganisez ensuite les dés du centre comme si vous étiez le Premier Joueur. Un dé Or ainsi placé rapporte ses pièces d’or, quel que soit le dé qu’il remplace.
card-pickpocket-rule = À tout moment : gagnez { gold-worth }.
card-acrobatics-rule = À tout moment : réalisez une action de Dextérité.
card-open-lock-rule = À votre tour, en Phase de Marché : vous pouvez révéler la première carte de la pioche Marché. Vous pouvez alors l’acheter à son coût intégral, sans jeton Charisme ni réduction ; c’est votre achat de ce tour. Sinon, elle va dans la défausse et votre tour continue.
card-climb-rule = À votre tour, avant de prendre une carte Initiative : retournez un dé du centre sur sa face opposée, puis réorganisez les dés du centre comme si vous étiez le Premier Joueur.
card-intimidate-rule = À votre tour, avant de prendre une carte Initiative : relancez autant de dés du centre que vous le souhaitez, puis réorganisez-les comme si vous étiez le Premier Joueur.
card-move-silently-rule = À votre tour, en Phase de Marché : votre achat de ce tour peut être une carte de la défausse. Vous pouvez payer avec des jetons Charisme. Si vous achetez ainsi, vous ne pouvez pas en plus défausser une carte du Marché pour 2 pièces d’or.
card-knowledge-rule = À tout moment : réalisez une action d’Intelligence.
card-cure-wounds-rule = À tout moment : réalisez une action de Constitution.
card-sleight-of-hand-rule = À tout moment : déplacez l’un de vos dés sur l’emplacement libre le plus à gauche d’une autre ligne ; comblez les vides en faisant glisser les dés vers la gauche. Ni action de Caractéristique, ni pièce d’or.
card-diplomacy-rule = Quand la Compétence choisie pourrait être utilisée : choisissez une Compétence d’un autre joueur, redressée ou engagée. Déplacez votre pion Alignement selon sa flèche (si c’est impossible, elle ne peut pas être choisie) et appliquez son effet, ou non. Diplomatie est engagée ; la carte choisie ne change pas.

## Armor: the rule is that of the set

card-chain-gorget = Gorgerin de Maille
card-chain-vambraces = Brassards de Maille
card-chain-helm = Heaume de Maille
card-chain-tunic = Tunique de Maille
card-chain-leggings = Chausses de Maille
card-mystic-cowl = Capuche Mystique
card-mystic-robes = Robe Mystique
card-mystic-cloak = Cape Mystique
card-leather-greaves = Jambières de Cuir
card-leather-boots = Bottes de Cuir
card-leather-gloves = Gants de Cuir
card-leather-pauldron = Épaulière de Cuir
card-chain-gorget-rule = { set-chain-rule }
card-chain-vambraces-rule = { set-chain-rule }
card-chain-helm-rule = { set-chain-rule }
card-chain-tunic-rule = { set-chain-rule }
card-chain-leggings-rule = { set-chain-rule }
card-mystic-cowl-rule = { set-mystic-rule }
card-mystic-robes-rule = { set-mystic-rule }
card-mystic-cloak-rule = { set-mystic-rule }
card-leather-greaves-rule = { set-leather-rule }
card-leather-boots-rule = { set-leather-rule }
card-leather-gloves-rule = { set-leather-rule }
card-leather-pauldron-rule = { set-leather-rule }

## Classes and their abilities

class-cleric = Clerc
class-paladin = Paladin
class-druid = Druide
class-ranger = Rôdeur
class-monk = Moine
class-bard = Barde
class-rogue = Roublard
class-thief = Voleur
class-sorcerer = Ensorceleur
class-wizard = Magicien
class-warrior = Guerrier
class-barbarian = Barbare
class-cleric-ability = Charitable
class-paladin-ability = Vigilant
class-druid-ability = En harmonie
class-ranger-ability = Compétent
class-monk-ability = Éveillé
class-bard-ability = Charmant
class-rogue-ability = Espiègle
class-thief-ability = Futé
class-sorcerer-ability = Mystérieux
class-wizard-ability = Énigmatique
class-warrior-ability = Préparé
class-barbarian-ability = Puissant
class-cleric-rule = Une fois lors de votre tour de la Phase de Marché, avant ou après avoir acheté ou défaussé, vous pouvez payer { price-worth } (pas un jeton Charisme) pour réaliser une action de Sagesse.
class-paladin-rule = Après avoir acheté une carte Armure, vous pouvez réaliser une action de Constitution.
class-druid-rule = Une fois par tour de jeu, avant le début de la Phase de Marché, vous pouvez remettre dans le Marché une carte de votre choix de la défausse. Elle s’ajoute à l’extrémité droite et n’en remplace aucune.
class-ranger-rule = Les Compétences vous coûtent { gold-worth } de moins et, en Phase d’Entretien, vous pouvez restaurer { $skills } Compétences engagées au lieu d’une.
class-monk-rule = Quand vous placez un dé en Phase de Développement, vous pouvez réaliser l’action de Sagesse à la place de celle de la ligne.
class-bard-rule = Une fois par tour de jeu, si vous y avez placé un dé en Charisme, vous pouvez acheter une carte supplémentaire du Marché lors de votre tour de la Phase de Marché. Un jeton Charisme ne vaut que pour l’un des deux achats ; vous ne pouvez pas défausser contre des pièces d’or à la place de l’achat supplémentaire.
class-rogue-rule = Quand vous défaussez une carte du Marché contre des pièces d’or (en Marché amical : quand vous prenez des pièces d’or au lieu d’acheter), vous pouvez rendre { price-worth } pour réaliser une action de Dextérité. Pas quand le Marché est vide.
class-thief-rule = Chaque dé Or que vous piochez à la mise en place ou placez plus tard vous rapporte { gold-worth } au lieu de 2.
class-sorcerer-rule = Après avoir acheté une carte Trait de caractère, vous pouvez réaliser une action d’Intelligence.
class-wizard-rule = Quand vous réalisez une action d’Intelligence, le dé est relancé { $rolls } fois et vous conservez l’une des valeurs, l’ancienne comprise.
class-warrior-rule = Après avoir acheté une carte Arme, vous pouvez réaliser une action de Force.
class-barbarian-rule = Vos Armes peuvent occuper jusqu’à { $hands } mains au lieu de deux.

## Races

race-dragonkin = Draconide
race-dwarf = Nain
race-elf = Elfe
race-halfling = Halfelin
race-human = Humain
race-orc = Orc

## Backstories: the name and a story line of our own

backstory-brawler = Bagarreur
backstory-savage = Sauvage
backstory-craftsman = Artisan
backstory-lost-soul = Âme Perdue
backstory-persecuted = Persécuté
backstory-devoted = Dévoué
backstory-exonerated = Disculpé
backstory-rift-walker = Marcheur des Failles
backstory-patrician = Patricien
backstory-aristocrat = Aristocrate
backstory-mentor = Mentor
backstory-resilient = Résilient
backstory-street-urchin = Gamin des Rues
backstory-savant = Prodige
backstory-chosen-one = Élu
backstory-hunter = Chasseur
backstory-brawler-story = Vous ne comptez plus les dents que vous avez fait sauter, mais vous n’avez jamais oublié le nom du seul qui vous ait mis à genoux.
backstory-savage-story = Vous avez grandi parmi les loups jusqu’à votre premier hiver avec un épieu, et aujourd’hui encore un toit vous empêche de dormir.
backstory-craftsman-story = Des rois portent des lames à votre poinçon, et une nuit vous vous êtes demandé pourquoi vous n’en porteriez pas une vous-même.
backstory-lost-soul-story = Vous avez ouvert les yeux sur un rivage, une clé autour du cou, et depuis vous en cherchez la porte.
backstory-persecuted-story = Ils ont brûlé votre village pour les chants qu’on y chantait ; vous avez appris à les fredonner là où personne n’écoute.
backstory-devoted-story = Sept ans durant, vous avez veillé sur la flamme du temple, et quand elle a enfin parlé, ce fut pour vous dire de partir.
backstory-exonerated-story = La corde était déjà nouée quand, dans la foule, le vrai meurtrier s’est mis à rire.
backstory-rift-walker-story = Vous avez franchi une fissure dans le ciel pour ramener une chèvre égarée, et n’avez retrouvé le chemin du retour que cent ans trop tard.
backstory-patrician-story = Votre famille vote au conseil depuis neuf générations, et personne avant vous n’avait demandé pour quoi.
backstory-aristocrat-story = Vous avez perdu trois châteaux aux cartes et n’avez gardé que le titre, le cheval et le sourire.
backstory-mentor-story = Chacun de vos élèves est devenu une légende, et aucun n’est revenu vous le raconter.
backstory-resilient-story = La peste, le déluge et le feu du dragon s’y sont essayés tour à tour, et chaque fois vous étiez au travail dès le matin.
backstory-street-urchin-story = Vous connaissez chaque toit de la ville, chaque porte de derrière des boulangers, et vous savez au pas près combien de temps court un garde.
backstory-savant-story = À cinq ans, vous avez corrigé l’astronome royal ; à six ans, les étoiles.
backstory-chosen-one-story = La prophétie donnait le jour, la colline et la tache de naissance ; elle a oublié de dire si vous alliez vaincre.
backstory-hunter-story = Voilà onze hivers que vous suivez le même cerf blanc, et depuis peu il vous attend.

## Alignments

alignment-arbiter = Arbitre
alignment-champion = Champion
alignment-eccentric = Excentrique
alignment-free-spirit = Esprit Libre
alignment-guardian = Gardien
alignment-hermit = Ermite
alignment-lunatic = Dément
alignment-maniac = Forcené
alignment-narcissist = Narcissique
alignment-neurotic = Névrosé
alignment-protector = Protecteur
alignment-rebel = Rebelle
alignment-renegade = Renégat
alignment-scoundrel = Scélérat
alignment-sentinel = Sentinelle
alignment-sociopath = Sociopathe
alignment-truth-seeker = Chercheur de Vérité

## Editions

edition-first = Première édition
edition-second = Deuxième édition
edition-first-rule = { $race-first } Races, { $backstory-first } Antécédents, { $alignment-first } Alignements et { $market-first } cartes Marché ; aucune carte n’est défaussée à la mise en place, sauf une en solitaire.
edition-second-rule = { $race-second } Races, { $backstory-second } Antécédents, { $alignment-second } Alignements et { $market-second } cartes Marché ; à deux ou trois joueurs et en solitaire, quelques cartes Marché sont défaussées à la mise en place.

## Variants

variant-less-random = Même chance pour tout le monde
variant-random-market = Souk
variant-short = Partie courte
variant-friendly = Marché amical
variant-less-random-rule = Chacun commence avec un dé de chacune des six couleurs de Classe au lieu de piocher ; à trois joueurs, un dé Or en plus, à quatre, deux.
variant-random-market-rule = Toutes les cartes Marché sont mélangées en une seule pioche, sans tenir compte des points.
variant-short-rule = Chacun commence avec deux dés de plus et la partie dure deux tours de moins ; pas de pièce d’or supplémentaire pour les troisième et quatrième joueurs.
variant-friendly-rule = En Phase de Marché, on peut prendre 2 pièces d’or sans défausser de carte ; les effets déclenchés par la défausse s’appliquent quand même.

## How classes are given out

classes-drawn = Classes tirées au sort
classes-reverse = Classes choisies dans l’ordre inverse
classes-in-turn = Classes choisies dans l’ordre du tour
classes-drawn-rule = Un dé pioché dans le sac donne à chacun la couleur de sa Classe ; chacun choisit l’une de ses deux Classes.
classes-reverse-rule = Les joueurs choisissent leur Classe dans l’ordre inverse du tour ; le Premier Joueur choisit en dernier.
classes-in-turn-rule = Les joueurs choisissent leur Classe dans l’ordre du tour ; le Premier Joueur choisit en premier.

## Phases

phase-setup = Mise en place
phase-roll = Phase de Pioche
phase-dice = Phase de Développement
phase-market = Phase de Marché
phase-cleanup = Phase d’Entretien
phase-over = Fin de Partie
phase-setup-rule = Chacun reçoit une Race, une Classe, des Antécédents et un Alignement, puis place ses dés de départ.
phase-roll-rule = Le Premier Joueur lance un dé par carte Initiative ; le plus faible va sur la carte n° 1.
phase-dice-rule = Prenez une carte Initiative, placez son dé, gagnez des pièces d’or et, si vous le souhaitez, réalisez l’action de la ligne.
phase-market-rule = Dans l’ordre des cartes Initiative, chaque joueur achète une carte Marché ou en défausse une pour 2 pièces d’or.
phase-cleanup-rule = Chacun peut restaurer une Compétence, le Marché et les cartes Initiative sont remis en place, et le sac change de mains.
phase-over-rule = Toutes les Fiches de Personnage sont complètes : on compte les points de réputation.

## Ranks of the solo game; -first is the name that the first edition prints

rank-true-hero = Vrai héros
rank-clan-leader = Chef de clan
rank-clan-leader-first = Chef de clan
rank-luminary = Sommité
rank-adventurer = Aventurier
rank-hireling = Journalier
rank-npc = PNJ

## The parts of a score

part-goals = Objectifs de Caractéristique
part-class-color = Dés de la couleur de Classe
part-alignment = Alignement
part-backstory = Antécédents
part-armor = Armures
part-traits = Traits de caractère
part-gold = Pièces d’or (solitaire)
part-total = Réputation

## Terms

term-player = joueur
term-hero = héros
term-start-player = Premier Joueur
term-round = tour de jeu
term-turn = tour
term-phase = phase
term-character-sheet = Fiche de Personnage
term-die = dé
term-dice = dés
term-starting-dice = dés de départ
term-gold-die = dé Or
term-enemy-die = dé Ennemi
term-bag = sac
term-gold = pièces d’or
term-supply = réserve
term-reputation = réputation
term-star = point de réputation
term-stars = points de réputation
term-charisma-token = jeton Charisme
term-alignment-token = pion Alignement
term-initiative-card = carte Initiative
term-initiative-cards = cartes Initiative
term-market-card = carte Marché
term-market-cards = cartes Marché
term-class-card = carte Classe
term-backstory-card = carte Antécédents
term-alignment-card = carte Alignement
term-market = Marché
term-deck = pioche Marché
term-discard-pile = défausse
term-trash = poubelle
term-center = centre
term-race = Race
term-class = Classe
term-class-ability = Pouvoir de Classe
term-class-color = couleur de Classe
term-backstory = Antécédents
term-alignment = Alignement
term-attribute = Caractéristique
term-attribute-row = ligne de Caractéristique
term-attribute-goal = objectif de Caractéristique
term-attribute-action = action de Caractéristique
term-space = emplacement
term-value = valeur
term-cost = coût
term-arrow = flèche d’Alignement
term-hand = main
term-armor-set = ensemble d’Armure
term-ready = redressée
term-exhausted = engagée
term-edition = édition
term-variant = variante
term-solo = Partie en Solitaire
term-rank = rang
term-final-scoring = Score Final
term-tie = égalité

## Counted things ($count is a number)

gold-count =
    { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
star-count =
    { $count ->
        [one] { $count } point de réputation
       *[other] { $count } points de réputation
    }
die-count =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
charisma-count =
    { $count ->
        [one] { $count } jeton Charisme
       *[other] { $count } jetons Charisme
    }
hand-count =
    { $count ->
        [one] { $count } main
       *[other] { $count } mains
    }
dot-count =
    { $count ->
        [one] { $count } point sur la carte
       *[other] { $count } points sur la carte
    }
piece-count =
    { $count ->
        [one] { $count } pièce d’Armure
       *[other] { $count } pièces d’Armure
    }
player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
round-count =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }

## What numbers in a rule are worth, by the parameters of the effect

stars-worth =
    { $stars ->
        [one] { $stars } point de réputation
       *[other] { $stars } points de réputation
    }
gold-worth =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
price-worth =
    { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }

## Short words for the face of a card, where the rule is long; a tap shows the rule

card-longsword-short = Décompte : vos dés de la couleur de Classe comptent { $by } de plus.
card-blessed-mace-short = Décompte : Sagesse et Charisme comptent jusqu’à { $by } de plus.
card-jeweled-dagger-short = Décompte : chacun de vos dés Or peut compter { $by } de plus.
card-longbow-short = Carte Initiative sans or : gagnez { gold-worth }.
card-tower-shield-short = Décompte : une armure incomplète compte comme plus grande de { $by }.
card-ancient-spear-short = Ligne complétée : aussi une action de Constitution.
card-quarterstaff-short = Ligne complétée : aussi une action d’Intelligence.
card-heavy-crossbow-short = Les cartes Marché vous coûtent { gold-worth } de moins.
card-weak-short = { stars-worth } si vos dés de Force totalisent { $pips } ou moins.
card-clumsy-short = { stars-worth } si vos dés de Dextérité totalisent { $pips } ou moins.
card-foolish-short = { stars-worth } si vos dés d’Intelligence totalisent { $pips } ou moins.
card-reckless-short = { stars-worth } si vos dés de Sagesse totalisent { $pips } ou moins.
card-obnoxious-short = { stars-worth } si vos dés de Charisme totalisent { $pips } ou moins.
card-obsessed-short = { stars-worth } pour { $dice } dés d’une couleur autre que celle de votre Classe.
card-greedy-short = { stars-worth } par { $each } pièces d’or à la fin, { $at-most } au plus.
card-honest-short = { stars-worth } si votre pion est sur la ligne « bon ».
card-loyal-short = { stars-worth } si votre pion est dans la colonne « loyal ».
card-envious-short = { stars-worth } si un autre a plus de cartes ; solo : si vous en avez { $solo-at-most } au plus.
card-famous-short = { stars-worth } si vous atteignez { $number } objectifs.
card-concentrate-short = À tout moment : augmentez l’un de vos dés de { $most } au plus.
card-search-short = À tout moment : échangez un dé contre une autre couleur du sac.
card-negotiate-short = Avant de prendre une carte : échangez un dé avec le centre.
card-open-lock-short = Marché : révélez la première carte ; vous pouvez l’acheter.
card-climb-short = Avant de prendre une carte : retournez un dé du centre.
card-intimidate-short = Avant de prendre une carte : relancez des dés du centre.
card-move-silently-short = Marché : vous pouvez acheter dans la défausse.
card-sleight-of-hand-short = À tout moment : déplacez un dé vers une autre ligne.
card-diplomacy-short = Utilisez une Compétence d’un autre joueur.
card-nimble-short = { card-nimble-rule }
card-proud-short = { card-proud-rule }
card-compassionate-short = { card-compassionate-rule }
card-cunning-short = { card-cunning-rule }
card-dedicated-short = { card-dedicated-rule }
card-courageous-short = { card-courageous-rule }
card-acrobatics-short = { card-acrobatics-rule }
card-knowledge-short = { card-knowledge-rule }
card-cure-wounds-short = { card-cure-wounds-rule }
card-pickpocket-short = { card-pickpocket-rule }

## The first words of a hero, by class

class-warrior-words = « Montrez-moi le problème. De préférence par le bon bout. »
class-barbarian-words = « Je ne fais pas de plans. Ça gêne l’élan. »
class-ranger-words = « Silence. Quelque chose respire, là-devant. »
class-druid-words = « Les arbres vous saluent. Les écureuils sont moins polis. »
class-paladin-words = « La justice d’abord. Le petit déjeuner ensuite. »
class-cleric-words = « Soyez béni. Non, vraiment, ne bougez plus. »
class-bard-words = « J’ai déjà une chanson là-dessus. Vous vivez jusqu’au quatrième couplet. »
class-rogue-words = « Je n’ai jamais été ici. Votre bourse non plus. »
class-thief-words = « Je ne l’ai pas pris. Il avait l’air bien seul. »
class-monk-words = « La paix est en moi. Le reste, je le laisse à mes coudes. »
class-wizard-words = « J’ai lu quelque chose là-dessus. Cela finit mal dans la plupart des éditions. »
class-sorcerer-words = « Je suis né comme ça. Les sourcils repoussent. »
