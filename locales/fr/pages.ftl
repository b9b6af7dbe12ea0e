### The words of the pages for learning, looking up, replaying and scoring. The terms of the game are in cards.ftl.

## General

more = Apprendre et consulter
more-learn = Initiation
more-learn-text = Apprenez en jouant, avec un guide.
more-rules = Règles
more-rules-text = Toutes les règles, numérotées, avec recherche.
more-cards = Cartes
more-cards-text = Toutes les cartes, leurs valeurs et leurs sources.
more-companion = Feuille de score
more-companion-text = Vous avez joué avec la boîte ? Saisissez votre héros et nous comptons ses points de réputation.
more-upload = Ouvrir un relevé de partie
more-upload-text = Revoyez une partie téléchargée.
more-take = Déplacer une place ici
more-take-text = Reprenez ici une partie commencée sur un autre appareil.
upload-bad = Ce fichier n’est pas un relevé de partie.
all-rules = Toutes les règles
all-cards = Toutes les cartes
found-count = Résultats : { $count }
found-nothing = Rien trouvé. Essayez avec moins de lettres.

## Replay

replay = Rediffusion
replay-start = La partie commence.
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-slider = Moment de la partie
replay-speed = Vitesse
copy-link = Lien vers ce moment
copy-moment = Copier le lien vers ce moment
copied-moment = Lien copié
play-on = Continuer d’ici
play-on-text = Une nouvelle partie commence à ce moment ({ $moment }), avec de nouveaux dés à partir de là. Cette partie reste telle quelle.
play-on-me = Sur cet écran
play-on-bot = Un bot
play-on-open = Par lien
play-on-go = Commencer

## Analyse

analysis = Analyse de la partie
analyse = Analyser
analysis-at-work = Analyse de la partie : { $done } sur { $total }
analysis-begins = Analyse de la partie…
analysis-failed = Cette partie n’a pas pu être analysée.
analysis-busy = D’autres parties sont en cours d’analyse. Réessayez dans une minute.
analysis-whose = La partie de
analysis-result = { $result } ; { $start } étaient attendus au début.
analysis-win = Chances de gagner : { $start } au début, { $end } à la fin.
analysis-unfinished = La partie n’est pas finie ; le résultat est celui que l’on attend maintenant.
analysis-round = Tour de jeu { $round }
analysis-sums = D’où viennent les points de réputation
sum-start = attendu au début
sum-luck = chance
sum-others = coups des autres
sum-loss = perdu par vos choix
sum-drift = inexpliqué (jusqu’à { $error } est normal)
sum-result = résultat
curve-stars = Points de réputation attendus au fil de la partie
curve-win = Chances de gagner au fil de la partie
curve-about = De { $start } au début à { $end } à la fin ; au plus bas { $low }, au plus haut { $high }.
curve-dots = Les pastilles numérotées sont les décisions les plus coûteuses.
curve-band = La bande montre où finissent, bien jouées à partir de là, deux parties sur trois.
curve-table = En tableau
curve-round = Tour de jeu
curve-column-stars = Points attendus
curve-column-win = Chances de gagner
costly = Les décisions les plus coûteuses
costly-none = Aucune décision n’a coûté grand-chose. Bien joué !
costly-loss = { $loss } ± { $error } points de réputation perdus
costly-win = chances de gagner { $win }
costly-played = Joué : { $move }
costly-better = Mieux : { $move }
costly-why = Pourquoi : { $why } ({ $rollouts ->
    [one] une partie d’essai
   *[other] { $rollouts } parties d’essai
  } à partir de là : { $difference } ± { $error })
strokes = Les plus grands coups de chance et de malchance
stroke-stars = { $stars } ± { $error } points de réputation
analysis-note = Le juge est un bot et peut se tromper. Cliquez sur un moment pour le voir.
analysis-note-drift = La ligne « inexpliqué » dit de combien il se trompe.
lesson-title = La leçon de cette partie
lesson = { $when } : « { $better } » au lieu de « { $played } » aurait valu environ { $stars } de plus, surtout par : { $part }.
lesson-plain = { $when } : « { $better } » au lieu de « { $played } » aurait valu environ { $stars } de plus.
lesson-none = Aucune décision n’a clairement coûté de points de réputation.
costly-about = environ { $stars }
numbers = Afficher les chiffres
mistakes = Erreurs
mistakes-find = Chercher les erreurs
mistake = Erreur
mistake-of = Erreur { $number } sur { $count }
mistake-before = La table avant la décision. En rouge : le coup joué. En vert : le meilleur.
mistake-next = Erreur suivante
mistake-previous = Erreur précédente
try-again = Rejouer à partir d’ici

## Rules

rules-intro = Avec nos propres mots et des numéros stables. Chaque numéro est un lien à partager.
rules-none = Il n’y a pas de règle { $rule }. Les voici toutes.
rules-search = Chercher dans les règles
chapters = Chapitres

## Cards

cards = Cartes
cards-intro = Chaque carte avec sa règle entière. Tous les textes sont les nôtres ; le « i » indique quelles valeurs figurent dans un livret et lesquelles ce projet a choisies.
cards-search = Chercher une carte
cards-kind = Type de carte
shelves-all = Toutes
shelves-weapon = Armes
shelves-armor = Armures
shelves-skill = Compétences
shelves-trait = Traits de caractère
shelves-class = Classes
shelves-race = Races
shelves-backstory = Antécédents
shelves-alignment = Alignements
shelf-weapon = Arme
shelf-armor = Armure
shelf-skill = Compétence
shelf-trait = Trait de caractère
shelf-class = Classe
shelf-race = Race
shelf-backstory = Antécédents
shelf-alignment = Alignement
source-record = attesté
source-record-text = Imprimé dans un livret de règles.
source-ours = notre choix
source-ours-text = Imprimé dans aucun livret de règles ; ce projet l’a choisi. Un paquet de cartes peut le changer.
source-partly = en partie notre choix
source-partly-text = Imprimé en partie dans les livrets de règles ; le reste est le choix de ce projet.
fact-rule = règle
fact-dots = points sur la carte
fact-hands = mains
fact-arrow = flèche
fact-timing = quand
fact-timing-any = à tout moment
fact-timing-dice-turn = à votre tour, en Phase de Développement
fact-timing-market-turn = à votre tour, en Phase de Marché
fact-set-stars = points de réputation pour 1, 2, 3… pièces
fact-set-colors = un point de réputation de plus pour

## Score sheet for a real table

companion = Feuille de score
companion-text = Pour la fin d’une partie autour d’une vraie table : saisissez ce que vous avez devant vous et lisez les points ligne par ligne. Tout reste dans ce navigateur.
companion-clear = Recommencer
companion-heroes = Héros
companion-add = Ajouter un héros
companion-remove = Retirer { $name }
companion-solo = Partie en Solitaire
companion-who = Le héros
companion-name = Nom
companion-choose = Choisir…
companion-less-gold = Une pièce d’or de moins
companion-more-gold = Une pièce d’or de plus
companion-token = Position du pion Alignement
companion-dice = Dés
companion-dice-count = { $count } sur 18
companion-color = Couleur du dé
companion-value = Valeur du dé
companion-erase = Retirer des dés
companion-cards = Cartes Marché
companion-stars = Points de réputation
companion-missing = { $name } : choisissez Race, Classe, Antécédents et Alignement, et les points apparaîtront ici.
companion-problem = Cette fiche ne peut pas venir d’une vraie partie :
hero-number = Héros { $number }

## Tutorial

tutorial = Initiation
