### The words of the page: lobby, table, settings. The terms of the game are in cards.ftl.

## General

close = Fermer
cancel = Annuler
back = Retour
none = Rien
auto = Automatique
settings = Réglages
to-home = Vers l’accueil
default-name = Joueur
guest = Invité
players = Joueurs
bot = Bot
unofficial = Une édition numérique libre et non officielle du jeu de société Roll Player, publié par Thunderworks Games. Tous les textes et dessins de ce site sont les nôtres.

## Start page

home-title = Créez le héros. Laissez le donjon aux autres.
home-text = Choisissez des dés, placez-les dans six Caractéristiques et équipez votre héros au Marché. De un à quatre joueurs : en solitaire, sur un même écran ou en ligne avec des amis.
home-learn = Apprendre en jouant
home-learn-text = Une partie guidée, environ dix minutes
new-game = Nouvelle partie
your-name = Votre nom
way-solo = En solitaire
way-solo-text = Douze tours : jusqu’à quel rang monterez-vous ?
way-bots = Contre un bot
way-bots-text = Une partie à deux, tout de suite.
way-screen = Sur cet écran
way-screen-text = Deux personnes jouent ici à tour de rôle.
way-online = En ligne avec un ami
way-online-text = Un lien ou un code QR à envoyer.
more-options = Joueurs, bots, règles et variantes
my-games = Mes parties
open-tables = Tables ouvertes
forget = Retirer de la liste
forget-title = Retirer cette partie de la liste ?
forget-text = Cette partie n’est pas terminée : { $names }. Vous gardez votre place : le lien de la table vous y ramène.
forget-done = Retirée : { $names }
waiting-players = En attente de joueurs
your-turn = À vous de jouer
turn-of = À { $name } de jouer
round-of = Tour { $round } sur { $rounds }
finished-games = Parties terminées
show-all = Tout afficher ({ $count })
game-won = Victoire : { $stars }
game-lost = Victoire : { $names }, { $stars }. Vous : { $own }
game-won-by = Victoire : { $names }, { $stars }
game-solo = { $rank } : { $stars }
game-closed = Terminée avant la fin
with-players = Avec { $names }
just-now = à l’instant

## Options of a new game

rules = Règles
variants = Variantes
further = Divers
seat = Place
seat-number = Place { $number }
seat-any = N’importe quelle place libre
seat-me = Sur cet écran
seat-invite = Par lien
seat-invite-text = Vous recevrez un lien à envoyer.
seat-open = Place libre
player-number = Joueur { $number }
bot-level = Niveau du bot
bot-random = Au hasard
bot-apprentice = Apprenti
bot-novice = Novice
bot-adept = Initié
bot-expert = Chevronné
bot-hero = Maître
bot-champion = Champion
bot-random-text = Joue n’importe quel coup permis, juste pour essayer.
bot-apprentice-text = Pour vos premières parties : remplit ses Caractéristiques et laisse le reste au hasard.
bot-novice-text = Une fois les règles connues : compte chaque point, mais ne regarde que le dé en main.
bot-adept-text = Après quelques parties : réfléchit à tout son tour.
bot-expert-text = Difficile à battre : sait ce qui rapporte à la longue.
bot-hero-text = Très fort : voit trois tours à l’avance.
bot-champion-text = Le plus fort : voit trois tours à l’avance, surveille les autres et joue pour gagner.
bot-choice = { $name }, solo ~{ $stars } ★
bot-rating = Cote { $rating } ± { $error } ; le Novice a 1000.
bot-with-character = { $bot } · { $character }
character = Style de jeu
character-none = Sans préférence
character-collector = Collectionneur
character-collector-text = Achète toutes les cartes qu’il peut payer, surtout les ensembles d’Armure.
character-zealot = Fanatique
character-zealot-text = Vise à tout prix la meilleure case de sa carte Alignement.
character-gambler = Flambeur
character-gambler-text = Préfère relancer plutôt que d’assurer, et adore le tout ou rien.
public = Montrer la table dans le salon
public-text = Toute personne sur ce serveur peut prendre une place libre.
hints-allow = Autoriser les conseils
hints-allow-text = Tout le monde à la table peut demander quels coups sont bons.
seed = Graine personnelle
seed-random = Aléatoire
seed-text = La même graine et les mêmes coups donnent les mêmes dés. Laissez vide pour une partie équitable.
pack = Paquet de cartes
pack-choose = Choisir un fichier
pack-none = Aucun fichier choisi
pack-text = Un fichier qui modifie des cartes, par exemple pour suivre votre exemplaire imprimé.
begin = Commencer

## Joining and inviting

join = Prendre place
join-title = On vous invite à une partie
join-by = { $name } vous invite à une partie
join-what = Ce que vous allez jouer
join-learn = Vous découvrez le jeu ? Apprenez en jouant, en dix minutes environ.
seat-kept = Réservée à un joueur de la partie précédente
own-cards = Paquet de cartes
pace-slow = Sur plusieurs jours
practice-dice = Dés d’entraînement
practice-dice-text = La personne qui a ouvert cette table a choisi la graine et peut prévoir chaque jet.
join-seated = Vous avez déjà une place à cette table. Ce lien est pour les autres.
join-my-seat = Vers ma place
join-another = Prendre une autre place dans ce navigateur
watch-only = Regarder seulement
invite = Joueurs et liens
people = À cette table
invite-link = Lien pour les joueurs
watch-link = Lien pour les spectateurs
watching = Vous regardez
copy = Copier
copied = Copié
qr-label = Code QR du lien pour les joueurs
qr-text = Scannez ce code avec un téléphone pour rejoindre la table.
away = absent
seat-choosing = choisit
seat-ready = prêt
propose-bot = Laisser jouer un bot
propose-undo = Demander à reprendre mon dernier coup
proposal-undo = { $name } souhaite reprendre un coup.
proposal-bot = Laisser un bot jouer pour { $name } ? Niveau : { $bot }.
proposal-recall = Le bot doit-il cesser de jouer pour { $name } et attendre son retour ?
proposal-kick = Donner définitivement cette place à un bot : { $name } ?
proposal-close = Terminer cette partie maintenant ?
proposal-begin = Commencer sans attendre cette part des dés : { $name } ?
proposal-waiting = En attente de { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
agree = Accepter
decline-proposal = Refuser
withdraw-proposal = Retirer
proposal-undo-mine = Vous avez demandé à reprendre votre dernier coup.
proposal-undo-too = Tout ce qui a suivi sera repris aussi, vos coups compris.
my-seat = Ma place
stand-in = un bot prend le relais
recall = Arrêter le remplacement
kick = Proposer de remplacer par un bot
free-seat = Libérer la place
mute = Mettre en sourdine
unmute = Réactiver
resign = Abandonner ma place
resign-title = Abandonner votre place ?
resign-text = Un bot jouera votre héros jusqu’à la fin. Vous ne pourrez pas revenir.
propose-close = Proposer d’arrêter la partie
close-table = Fermer la table
close-table-title = Fermer cette table ?
close-table-text = Plus personne ne pourra y jouer. Le relevé est conservé.
table-closed = Cette table a été fermée avant la fin de la partie.
move-seat = Continuer sur un autre appareil
move-seat-text = Scannez ceci avec l’autre appareil ou saisissez-y le code. Il sert une fois, pendant dix minutes ; ensuite, cet appareil ne fait plus que regarder.
move-seat-at = Ou ouvrez-y { $address }.
qr-code = Code QR
seat-code = Code à usage unique
take-seat = Reprendre une partie ici
take-seat-text = Sur votre autre appareil, ouvrez la partie, puis « Joueurs et liens », puis « Continuer sur un autre appareil ». Saisissez le code affiché.
take-seat-go = Reprendre ma place
talk = Réactions
talk-show = Afficher ce que disent les autres
talk-allow = Autoriser les réactions à cette table
talk-off = Les réactions sont désactivées.
said = { $name } : { $phrase }
say-smile = Sourire
say-laugh = Rire
say-wow = Ouah !
say-sad = Oh non !
say-think = Hum…
say-cheer = Bravo !
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-nice-move = Joli coup !
say-thanks = Merci !
say-sorry = Désolé !
say-one-moment = Un instant, s’il vous plaît.
say-your-turn = À vous !
say-well-played = Bien joué !
lobby-title = En attente des joueurs
lobby-text = Envoyez le lien : la partie commence quand toutes les places sont prises.
lobby-guest = La partie commence quand toutes les places sont prises.
lobby-shares = Chaque page ajoute sa part des dés…
lobby-begin = Commencer sans cette part des dés : { $name }
lobby-here = présent
share-link = Envoyer le lien
rematch-by = { $name } propose une revanche.
rematch-accept = Accepter la revanche
dice-fair = Dés équitables
dice-shared = La page de chaque joueur et le serveur ont fixé leur part des dés avant le premier jet. Personne ne pouvait les prévoir ni les influencer.
dice-server = Le serveur a fixé les dés avant le premier jet et en a publié l’empreinte.
dice-check = Vérifier les dés
dice-later = La partie finie, votre navigateur pourra vérifier chaque jet.
dice-checking = Vérification de chaque jet…
dice-true = Votre navigateur a vérifié { $count } résultats : tous découlent de ce qui était fixé avant le premier jet.
dice-broken-seed = La graine du serveur n’est pas celle qui était promise.
dice-broken-share = La part de la place { $number } n’est pas celle qui était promise.
dice-broken-draw = Le résultat { $number } n’est pas celui que donne la graine.
dice-unknown = Les dés de cette partie ne peuvent pas être vérifiés ici : c’est un relevé importé, ou elle n’est pas finie.
dice = Dés

## Problems

problem-not-found = Il n’y a rien ici
problem-not-found-text = Le lien est peut-être incomplet, ou la partie n’existe plus.
problem-full = Cette table est complète
problem-full-text = Toutes les places sont prises. Vous pouvez regarder ou commencer votre propre partie.
problem-offline = Le serveur ne répond pas
problem-offline-text = Vérifiez la connexion et réessayez.
problem-other = Cela n’a pas fonctionné
problem-other-text = Le serveur n’a pas pu faire cela.
connecting = Connexion à la table…
connection-lost = Connexion perdue. Reconnexion en cours… votre partie est conservée.
refused = Ce coup n’a pas été accepté
hint-refused = Pas de conseil
why-not = Pourquoi pas ?
why-mode = Demander pourquoi ce n’est pas possible

## Rules

rule-open = Règle { $rule }
rule-title = Règle { $rule }
rule-unknown = Vous trouverez cette règle sur la page des règles.

## The table

views = Vues
tab-sheet = Fiche
tab-market = Marché
tab-hero = Héros
tab-score = Points
tab-log = Journal
asked = Que faire maintenant
is-asked = doit jouer
is-picked = choisi
undo = Annuler le coup
log = Journal
results = Résultat
thinking = Le bot réfléchit…
since-turn = Depuis votre dernier tour
since-turn-show = Revoir sur le plateau ce que les autres ont fait
story-title = Votre histoire
setup-drawn = Tiré du sac : { $color }. Voici les Classes de cette couleur.
race-taken = choisie par { $name }
ask-named = { $name } : { $text }
setup-race = Votre Race : { $race }
setup-goals = Objectifs et leurs points
row-far = Placer des dés ne suffit plus pour cet objectif ; une action le peut encore.
row-failed = La ligne est complète et manque son objectif ; une action peut encore y changer quelque chose.
undo-none = Rien à annuler : aucun coup depuis le dernier lancer ou le tour d’un autre.
sheet = Fiche de Personnage
my-cards = Cartes du héros
score-now = Score actuel
space-name = { $row } { $place }
die-on-sheet = le { $die } en { $row }
space-label = { $row }, emplacement { $place } : { $die }
space-empty = vide
space-wish = Antécédents : { $color }
space-wish-met = Antécédents : { $color }, respectés
row-total =
    { $row } : { $total }, objectif { $goal }, { $state ->
        [met] atteint
        [far] impossible à atteindre en plaçant des dés
       *[open] en cours
    }
place-in = Placer en { $row }
goal-title = Objectif de Caractéristique et ses points de réputation
row-race = Race : { $by }.
row-weapons = Au décompte, les Armes peuvent ajouter jusqu’à { $by } : { $most } au plus.
row-most = max. { $most }
no-modifier = ni bonus ni pénalité
action-short-str = retourner un dé
action-short-dex = intervertir deux dés
action-short-con = 1 de plus ou de moins
action-short-int = relancer un dé
action-short-wis = déplacer l’Alignement
action-short-cha = 1 pièce d’or de moins
does-flip = passe de { $from } à { $to }
does-swap = intervertir
does-adjust = augmenter ou diminuer
does-reroll = relancer
does-exchange = échanger
does-move = déplacer vers une autre ligne
does-raise = Augmenter de 1 : { $die }
does-lower = Diminuer de 1 : { $die }
verb-flip = Retourner
verb-swap = Intervertir
verb-adjust = Augmenter ou diminuer
verb-reroll = Relancer
verb-exchange = Échanger
verb-move = Déplacer
keep-value = Garder { $value } { $old ->
        [yes] (ancienne valeur)
       *[no] (nouveau lancer)
    }
keep-old = ancien
align-up = Une case vers le haut, côté bon
align-down = Une case vers le bas, côté mauvais
align-left = Une case vers la gauche, côté loyal
align-right = Une case vers la droite, côté chaotique
cell-label =
    { $cell } : { $value }{ $here ->
        [yes] , le pion est ici
       *[no] { "" }
    }
init-label = Carte Initiative { $card } : { $die }{ $gold ->
        [0] { "" }
        [one] , { $gold } pièce d’or
       *[other] , { $gold } pièces d’or
    }
init-held = Carte Initiative { $card } : prise par { $name }
market-empty = Le Marché est vide.
buy-word = Acheter
discard-word = Défausser
return-word = Remettre au Marché
use-word = Utiliser
refresh-word = Restaurer
buy-card = Acheter : { $card }
discard-card = Défausser contre de l’or : { $card }
return-card = Remettre au Marché : { $card }
use-card = Utiliser : { $card }
refresh-card = Restaurer : { $card }
drop-card = Abandonner : { $card }
too-dear =
    { $gold ->
        [one] il manque { $gold } pièce d’or
       *[other] il manque { $gold } pièces d’or
    }
not-now = pas possible
piles = Sac et piles
pile-deck = Pioche { $count }
pile-discard = Défausse { $count }
pile-bag = Sac { $count }
pile-trash = Poubelle { $count }
deck-note = Personne ne connaît l’ordre, mais chacun peut voir ce qui reste.
deck-single = Cartes à un point, { $count }
deck-double = Cartes à deux points, { $count }
deck-mixed = Cartes, { $count }
drops-title = Pas assez de mains
drops-text = Pour tenir la carte { $card }, abandonnez :
confirm-title = Ceci est définitif
confirm-yes = Oui, continuer
confirm-reveal = Révéler la première carte maintenant ?
confirm-drop = Abandonner la carte { $card } ? Vous ne recevrez rien en échange.
confirm-pass = Terminer ? Vous ne pourrez plus rien faire avant le décompte.
skip = Passer
decline = Non merci
end-turn = Finir le tour
finish = Terminer
reroll-these = Relancer { $count ->
        [one] ce dé
       *[other] ces { $count } dés
    }
do-charisma = Prendre un jeton Charisme
do-gold = Prendre 2 pièces d’or
do-donate = Payer 1 pièce d’or : déplacer l’Alignement
do-reveal = Révéler la première carte
preview-says = Donnerait { $stars }, { $change }.

## Les coups par leur nom, pour les conseils et les analyses

move-race = Choisir la Race { $race }
move-class = Choisir la Classe { $class }
move-order = Ordonner les dés égaux : { $dice }
move-take = Prendre la carte Initiative { $card } ({ $die })
move-place = Placer le { $die } en { $row }
move-flip = Retourner le dé en { $space } pour avoir un { $die }
move-swap = Intervertir { $one } et { $two }
move-raise = Augmenter le dé en { $space } pour avoir un { $die }
move-lower = Diminuer le dé en { $space } pour avoir un { $die }
move-reroll = Relancer le { $die }, { $space }
move-reroll-center = Relancer les dés des cartes Initiative { $cards }
move-keep = Garder { $value }
move-buy-drop = Acheter : { $card } ; abandonner : { $drop }
move-use-as = Utiliser : { $card } comme { $as }
move-exchange = Échanger le dé en { $space } contre un { $die }
move-turn = Retourner le dé de la carte Initiative { $card } pour avoir un { $die }
move-move = Déplacer le { $die } en { $row }
move-decline = Renoncer

## Conseils

hint = Conseil
hint-title = Bons coups
hint-thinking = Recherche d’un conseil…
hint-stars = { $stars } ± { $error } points de réputation
hint-stars-about = { $stars } points de réputation
hint-play = Jouer ce coup
hint-numbers = Afficher les chiffres
hint-because-completes = Vous atteignez ainsi votre objectif en { $row }.
hint-because-goals = Cela vous rapproche de vos objectifs de Caractéristique.
hint-because-class-color = Vous aurez plus de dés de la couleur de votre Classe.
hint-because-alignment = Cela améliore votre Alignement.
hint-because-backstory = Cela correspond à vos Antécédents.
hint-because-armor = Cela complète votre armure.
hint-because-traits = Cela profite à vos Traits de caractère.
hint-because-gold = Il vous reste plus d’or.
hint-because-later = Vous gardez de meilleurs choix pour les tours suivants.
hint-because-pass = Toute autre option vous coûterait sans doute des points.
hint-because-close = C’est serré, mais ce coup semble le meilleur.
hint-first = { $difference } ± { $error } points par rapport au deuxième coup : { $why }
hint-other = { $difference } ± { $error } points par rapport au premier coup : { $why }
hint-first-exact = { $difference } points par rapport au deuxième coup : { $why }
hint-other-exact = { $difference } points par rapport au premier coup : { $why }
hint-too-close = trop serré pour trancher
hint-first-same = À peu près aussi bon que le deuxième coup.
hint-other-same = À peu près aussi bon que le premier coup.
hint-no-line = aucune catégorie ne se détache
hint-note = Points de réputation à la fin, tels que le bot « Maître » les prévoit ; ± est sa marge d’erreur. Les raisons viennent de parties d’essai jouées à partir d’ici.
part-later = Tours suivants

## What the player has to do

ask-open-seats = La partie commence quand toutes les places sont prises.
ask-over = La partie est terminée.
ask-why = Cliquez sur ce qui vous intrigue : une carte, un emplacement, une ligne ou un bouton.
ask-chance = Les dés roulent…
ask-waiting = { $name } { $what }.
ask-race = Choisissez votre Race.
ask-class = Choisissez votre Classe.
ask-place-starting = Placez vos dés de départ : choisissez un dé, puis une ligne.
ask-ready = Vos dés sont placés.
still-choosing = On attend encore : { $names }
ask-order = Ces dés sont à égalité. Cliquez sur le dé qui va sur la carte { $card }.
ask-take = Prenez une carte Initiative et son dé.
ask-place = Placez le dé dans une ligne.
ask-action = { $kinds } : réalisez l’une de ces actions.
ask-action-str = Force : retournez un de vos dés sur sa face opposée.
ask-action-dex = Dextérité : intervertissez deux de vos dés.
ask-action-con = Constitution : augmentez ou diminuez un de vos dés de 1.
ask-action-int = Intelligence : relancez un de vos dés.
ask-action-wis = Sagesse : déplacez votre pion Alignement d’une case.
ask-action-cha = Charisme : prenez un jeton Charisme.
ask-action-price =
    Cela coûte { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
ask-keep = Quelle valeur gardez-vous ?
ask-ability = { $card } : choisissez son effet, ou renoncez.
ask-return = Remettez une carte de la défausse au Marché, ou renoncez.
ask-market = Achetez une carte Marché, ou défaussez une carte pour 2 pièces d’or.
ask-market-discard = Vous ne pouvez rien acheter : défaussez une carte Marché pour 2 pièces d’or.
ask-market-friendly = Achetez une carte Marché, ou prenez 2 pièces d’or.
ask-market-empty = Rien à acheter : prenez 2 pièces d’or.
ask-market-extra = Vous pouvez acheter une carte de plus, ou finir le tour.
ask-market-after = Vous pouvez encore utiliser une Compétence, ou finir le tour.
ask-offer-reveal = Révélez la première carte de la pioche Marché, ou renoncez.
ask-buy-revealed = Acheter à son coût intégral, ou renoncer : { $card } ?
ask-buy-discarded = Achetez une carte de la défausse, ou renoncez.
ask-refresh = Restaurez une Compétence engagée, ou renoncez.
ask-last-call = Dernière occasion : utilisez vos Compétences avant le décompte, ou terminez.
ask-then-space = Choisissez maintenant le dé avec lequel l’intervertir.
ask-then-die = Choisissez maintenant un dé.
ask-then-row = Choisissez maintenant une ligne.
ask-then-color = Choisissez maintenant une couleur du sac.
ask-then-init = Choisissez maintenant une carte Initiative.
ask-then-value = Choisissez maintenant la nouvelle valeur.
ask-then-drops = Quelles Armes abandonnez-vous ?
ask-then-skill = Quelle Compétence empruntez-vous ?

## What others are doing (after the name)

do-race = choisit une Race
do-class = choisit une Classe
do-place-starting = place des dés de départ
do-order = ordonne des dés égaux
do-take = prend une carte Initiative
do-place = place un dé
do-action = peut réaliser une action de Caractéristique
do-keep = choisit la valeur à garder
do-ability = utilise une Compétence
do-return = peut remettre une carte au Marché
do-market = est au Marché
do-offer-reveal = décide de révéler ou non une carte
do-buy-revealed = regarde une carte révélée
do-buy-discarded = fouille la défausse
do-refresh = peut restaurer une Compétence
do-last-call = a une dernière occasion d’agir

## Score lines

line-goal = { $row } : { $have }
line-color = { $count } × { $color }
line-backstory = { $name } : { $count } sur 6
line-armor = { $set } : { $count }
line-larger = Un ensemble compte une pièce de plus
line-gold = Pièces d’or restantes : { $count }

## End of the game

counting = Score Final…
end-tale = L’histoire est contée
end-solo = { $rank }, avec { $stars }
end-winner =
    { $count ->
        [one] { $names } remporte la partie
       *[other] { $names } se partagent la victoire
    }
end-dropped = { $name } abandonne pour marquer plus : { $cards }.
rank-next =
    { $count ->
        [one] Encore { $count } point de réputation : { $rank }
       *[other] Encore { $count } points de réputation : { $rank }
    }
hero-sheet = Fiche du héros : { $name }
earned-show = Revoir ce moment dans la rediffusion
earned-none = Aucun coup précis ne compte pour cette ligne.
look-table = Voir la table
rematch = Revanche
to-rematch = Vers la revanche
rematch-waits = Une revanche vous attend.
print = Imprimer
download-record = Télécharger le relevé de partie
fair-hash = Dés équitables : la graine est fixée ; son empreinte est { $hash }
fair-seed = Dés équitables : la graine était { $seed }
handover-title = À { $name } de jouer
handover-text = Passez l’écran à { $name }.
handover-go = Je suis là

## Settings and keys

set-language = Langue
set-theme = Apparence
theme-light = Clair
theme-dark = Sombre
set-motion = Réduire les animations
set-sound = Sons
set-confirm = Confirmer les coups définitifs
set-handover = Écran de transition quand plusieurs joueurs partagent celui-ci
help-title = Raccourcis clavier
help-text = Tout ce que vous pouvez choisir est cerclé. Un clic droit ou un appui long sur le reste dit pourquoi ce n’est pas possible.
key-tab = d’un groupe à l’autre
key-arrows = dans un groupe
key-enter = choisir
key-escape = annuler le dernier choix, fermer
key-skip = passer, renoncer, finir le tour
key-adjust = augmenter ou diminuer le dé
key-undo = annuler le coup
key-why = pourquoi n’est-ce pas possible ?
key-hint = conseil : de bons coups et pourquoi
key-seats = voir la fiche d’un joueur
key-go = aller au premier choix
key-log = journal
key-piles = sac, pioche et défausse
key-help = ces touches

## Portraits et cartes

portrait-unknown = Un héros encore inconnu
portrait-of = Portrait : { $who }
portrait-with = Portrait : { $who } ; possède { $cards }
look-choice = Apparence
look-a = Première apparence
look-b = Seconde apparence
look-card = Voir { $card }
armor-count = { $own } pièces sur { $all } : { $stars }
sources = Sources
credits = Crédits des images
credits-text = Les portraits, les dés et la table sont nos propres dessins. Les signes des cartes et des plateaux viennent de { $source } ; nous les avons arrondis, colorés et ombrés.
credits-license = Licence : { $license }
credits-game = Le jeu
credits-game-text = Roll Player a été conçu par Keith Matejka et est publié par Thunderworks Games. S’il vous plaît ici, il vous plaira sur votre table.
credits-type = Polices et code
credits-type-text = Alegreya et Alegreya Sans de Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License. La page est faite avec Svelte, Fluent et uqr.

## Les bots et l’ennemi

bot-name-borin = Borin
bot-name-grusha = Groucha
bot-name-ilvanor = Ilvanor
bot-name-pip = Pip
bot-name-aldric = Aldric
bot-name-zara = Zara
bot-name-maren = Marène
bot-name-tilly = Tilly
enemy = L’ennemi
enemy-waits = Si vous prenez la carte 2 ou 3, il lance son dé pour une carte du marché.
enemy-shows = Son dé a donné { $value } la dernière fois.
enemy-takes = Il déchire la carte « { $card } ».
enemy-warns = l’ennemi lance son dé
set-beat = Vitesse des bots
beat-slow = Lente
beat-normal = Normale
beat-fast = Rapide
beat-now = Immédiate
