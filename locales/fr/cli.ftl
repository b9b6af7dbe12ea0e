### The commands of the command line: help, options, errors and tables. The game in the terminal has terminal.ftl.

## Commands

about-rollplayer = Roll Player, une édition numérique non officielle : jouer, compter, simuler, rejouer.
about-no-command = Sans commande, le jeu s’ouvre dans le navigateur. Exemple : { $example }
about-serve = héberger des parties pour d’autres
about-play = jouer dans le terminal
about-score = compter les points de réputation d’une fiche terminée
about-simulate = faire jouer de nombreuses parties à des bots
about-tournament = opposer des bots, chaque donne depuis chaque place
about-par = montrer ce qu’un bot atteint en moyenne avec une graine, en solitaire
about-replay = rejouer un relevé de partie et montrer le résultat
about-analyze = distinguer la chance du talent dans une partie enregistrée
about-balance = mesurer la force de chaque carte, Classe et Race
about-cards = montrer toutes les cartes, ou une seule
about-rules = consulter une règle
about-bench = mesurer la vitesse du moteur sur cette machine
about-engine = offrir les règles à un programme, en lignes JSON
example = Exemple : { $example }

## What argparse says

arg-usage = utilisation :
arg-commands = commandes{ " " }
arg-options = options{ " " }
arg-positionals = arguments{ " " }
arg-help = montrer cette aide
arg-version = montrer la version
version-compiled = rollplayer {$version}, compilé
version-plain = rollplayer {$version}, en Python pur : { $why ->
    [asked] construit ainsi pour tous les systèmes
    [no-compiler] il manquait un compilateur C ({ $missing }) à l’installation
    [no-header] { $missing } manquait à l’installation
    [not-cpython] il faut CPython pour compiler, et c’est { $missing }
   *[checkout] une copie de travail, que make fast compile
}
arg-one-value = il faut une valeur
arg-values = il faut { $count } valeurs
arg-no-value = pas de valeur ici, donc pas { $value }
arg-required = il manque : { $names }
arg-unknown = arguments inconnus : { $names }
arg-of = { $option } : { $message }
arg-choice = « { $value } » n’est pas possible ; choisissez parmi { $choices }
arg-value = « { $value } » n’est pas une valeur valable
arg-ambiguous = { $option } peut être { $matches }
meta-command = COMMANDE
meta-file = FICHIER
meta-folder = DOSSIER
meta-names = NOMS
meta-name = NOM
meta-seed = GRAINE
meta-record = RELEVÉ
meta-card = CARTE
meta-share = PART
meta-address = ADRESSE
meta-new = NOUVEAU
meta-old = ANCIEN

## Options

option-default = { $help } (par défaut : { $value })
option-lang = la langue ; sinon celle de l’environnement
option-json = pour les programmes
option-cards = un paquet de cartes qui modifie les cartes de base
option-edition = l’édition des règles
option-variant = une variante ; peut être répété
option-classes = la répartition des Classes
option-players = le nombre de joueurs
option-games = le nombre de parties
option-seed = la même graine donne les mêmes parties
option-jobs = nombre de processus au travail
option-no-browser = donner l’adresse sans rien ouvrir
option-play-players = de 1 à 4 avec les bots ; 1 pour la partie en solitaire
option-play-bots = ils prennent les dernières places : { $bots }
option-names = les noms des personnes
option-play-seed = la même graine donne les mêmes dés et cartes
option-load = reprendre une partie sauvegardée
option-plain = pour lecteurs d’écran : des mots et des phrases entiers, sans couleur, rien n’est effacé
option-sheet = la fiche terminée
option-record-file = le relevé d’une partie
option-verify = vérifier le sceau et le résultat ; code de sortie 1 s’ils sont faux
option-table-seed = vérifier que chaque hasard découle de la graine de la table
option-par-seed = elle fixe la Race, la Classe, les cartes et les dés
option-bot = le bot qui joue
option-profile = montrer où passe le temps
option-seat-bots = un nom par place ({ $bots }) ; par défaut : { $default } partout
option-record = écrire là le relevé de chaque partie
option-bots = des noms séparés par des virgules ({ $bots })
option-compare = s’arrêter dès que le meilleur bot est connu
option-win-picture = dessiner les taux de victoire
option-seat = quelle place ; on compte à partir de 0
option-analysis-work = échantillons et parties d’essai d’une analyse
option-report-seed = la même graine donne le même rapport
option-course-picture = dessiner là le cours de la partie
option-balance-bot = le bot qui joue ({ $bots })
option-forced = part des achats décidés au hasard
option-out = écrire là le rapport et ses dessins
option-card = une carte par son nom ; sans nom, toutes
option-rule = un numéro, ou des mots à chercher
option-host = l’adresse d’écoute
option-port = le port, 0 pour n’importe lequel
option-database = { $sqlite } ou { $postgres } ; sinon les parties de cet utilisateur
option-hint-work = parties d’essai par coup d’un conseil (8 en solitaire, moins à plusieurs)

## Errors

error = { $program } : { $message }
error-use = { $program } : { $message } ; « { $program } --help » explique
error-said = { $what }
error-in-file = { $file } : { $what }
error-package = il faut { $package }, qui n’est pas installé : pip install { $package }
error-stopped = interrompu
error-command = il n’y a pas de commande « { $name } » ; choisissez parmi { $commands }
error-command-near = il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $near } » ?
error-whole-number = « { $text } » n’est pas un nombre entier de 1 à { $most }
error-not-utf8 = { $file } n’est pas du texte UTF-8
error-write = { $option } : { $file } ne peut pas être écrit : { $why }
error-folder = { $option } : { $file } ne peut pas être créé : { $why }
error-worker = des processus sont sans cesse arrêtés de l’extérieur ; essayez avec moins de --jobs
error-port = « { $text } » n’est pas un port de 0 à 65535
error-load-options = une partie sauvegardée a ses propres options ; retirez { $option } avec --load
error-players = une partie se joue de 1 à { $most } joueurs avec les bots, pas à { $players }
error-many-bots = trop de bots ({ $bots }) pour les places ({ $players }) ; augmentez --players
error-many-names = trop de noms ({ $names }) pour les personnes ({ $people }) ; augmentez --players
error-bot-name = « { $name } » est le nom d’un bot ; faites-le jouer avec --bots { $name }
error-number-name = le nom « { $name } » serait pris pour une place ; ajoutez une lettre
error-same-name = le nom « { $name } » apparaît deux fois
error-seat-bots = --bots : nommez { $players } bots, un par place, pas { $count }
error-compare-players = --compare : deux bots jouent à deux ; laissez --players à 2
error-name-bots = nommez les bots, soit avec --bots adept,novice, soit avec --compare NOUVEAU ANCIEN
error-two-bots = { $option } : nommez des bots différents, au moins deux
error-seat =
    { $last ->
        [0] --seat : le relevé d’une partie en solo n’a que la place 0
       *[other] --seat : le relevé a les places 0 à { $last }
    }
error-nothing-yet = { $file } : rien ne s’est encore passé, il n’y a rien à analyser
error-forced = --forced : donnez une part au-dessus de 0 et jusqu’à 1
error-card = il n’y a pas de carte « { $name } » ; « rollplayer cards » les montre toutes
error-card-near = il n’y a pas de carte « { $name } » ; vouliez-vous dire { $near } ?
error-rule = il n’y a pas de règle { $number } ; essayez « rollplayer rules R4 »
error-rule-near = il n’y a pas de règle { $number } ; vouliez-vous dire { $near } ?
error-rule-words = aucune règle ne contient « { $words } » ; essayez moins de mots, ou d’autres

## Results

game-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
progress-games = parties
progress-steps = étapes
progress-left = encore { $time }
progress-long = { $count } { $what } : il faudra environ { $time }
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
mass-checksum = SHA-256 des parties : { $sum }
serving = le serveur est à l’adresse { $link }
serving-game = Roll Player est à l’adresse { $link } (Ctrl-C pour arrêter)
score-hero = Héros { $number }
score-rank = Rang : { $rank } (R9.7)
score-winners =
    { $count ->
        [one] Gagnant : héros { $heroes }
       *[other] Gagnants : héros { $heroes }
    }
replay-holds = { $file } est correct : { $count } événements, résultat { $result }
replay-without-seal = { $file } se rejoue, mais n’a pas de sceau : une ligne modifiée ne se verrait pas. { $count } événements, résultat { $result }
replay-seat = Place { $seat } :
replay-result = Résultat : { $result }
par-line = Par : { $stars } points de réputation ({ $bot }, { $games })
simulate-line = { $games } : { $decisions } décisions et { $chance } événements du hasard en { $seconds } s de calcul ({ $speed } par seconde)
tournament-line = { $games } à { $players } joueurs
duel-line = { $one } devant { $other } : { $rate } %
note-openskill = pour les cotes : pip install openskill
note-no-ratings = pas de cotes : à chaque table un bot occupait deux places ; nommez autant de bots que de joueurs
picture-wins = Parties gagnées (%), { $games }, { $players } joueurs
verdict-better = { $new } est meilleur que { $old } : { $facts }
verdict-not-better = { $new } n’est pas meilleur que { $old } : { $facts }
verdict-open = On ne sait pas encore si { $new } est meilleur que { $old } ; jouez plus de parties : { $facts }
verdict-facts = { $rate } % de victoires en { $deals } donnes ; rapport de log-vraisemblance { $ratio }, bornes { $lower } et { $upper }
column-seat = place
column-bot = bot
column-games = parties
column-mean-stars = réputation moyenne
column-wins = victoires
column-won = gagné (%)
column-stars = réputation
column-rating = cote
column-parts = réputation par partie
column-card = carte
column-cost = coût
column-offered = en vente
column-taken = achetée
column-own-stars = propre
column-per-gold = par pièce d’or
column-effect = effet au hasard
bench-games = parties
bench-decisions = décisions
bench-chance = événements du hasard
bench-cpu_seconds = secondes de calcul
bench-events_per_cpu_second = événements par seconde de calcul
bench-games_per_cpu_second = parties par seconde de calcul
bench-clone_microseconds = microsecondes par copie d’un état
bench-position_bytes = octets par position
balance-race = Races
balance-hero_class = Classes
balance-backstory = Antécédents
balance-alignment = Alignements
balance-line = { $games } de { $bot }, { $players } places : { $mean } points de réputation en moyenne, écart type { $spread }
balance-setup = { $what } : { $effects }
balance-odd = Se détache : { $name }, { $stars } du milieu
balance-too-few = trop peu de parties pour les distinguer ; jouez-en plus
balance-than-average = points de réputation de plus que la moyenne
balance-than-discard = points de réputation de plus qu’une défausse
balance-picture =
    { $players ->
        [1] { $what }, solitaire, { $games } de { $bot }
       *[other] { $what }, { $players } joueurs, { $games } de { $bot }
    }
balance-picture-about = { $unit } ; chaque trait s’étend sur deux erreurs types de part et d’autre ; n est le nombre de cas

## Commands for hosts

about-backup = copier toutes les parties dans un fichier, serveur en marche
about-restore = remettre une sauvegarde dans une base vide
about-export = écrire chaque partie comme relevé
about-admin = voir les tables, les fermer ou les supprimer
meta-action = TÂCHE
meta-table = CODE
meta-days = JOURS
option-workers = processus derrière le port ; au-delà d’un, il faut PostgreSQL
option-name = un nom de ce serveur ; les autres sont refusés (tous)
option-origin = un autre site dont les pages peuvent utiliser ce serveur (aucun)
option-trusted-proxy = un proxy dont le X-Forwarded-For est cru (aucun)
option-limit = change ce qu’une adresse peut faire, comme sockets=500 ; 0 lève la limite
option-allow-bot = laisser ce bot jouer aux tables, par exemple { $own } (aucun)
option-keep = supprimer les tables inchangées depuis ce temps (jamais)
option-log = format du journal
option-unfinished = aussi les parties inachevées
option-waiting = seulement les tables qui attendent cela
option-most = combien au plus
admin-list = les tables, les dernières changées d’abord
admin-count = combien de tables de chaque sorte
admin-close = terminer une table avant sa fin
admin-delete = supprimer une table et tout ce qui s’y rapporte
admin-delete-older = supprimer les tables inchangées depuis des jours
error-network = « { $text } » n’est pas une adresse comme 127.0.0.1
error-origin = « { $text } » n’est pas un site comme { $known }
error-limit = --limit { $text } : écrivez un nom et un nombre, comme sockets=500
error-allow-bot = { $option } : il y a déjà un bot « { $name } » ; donnez à chacun un autre nom
error-workers = plusieurs --workers demandent PostgreSQL ; un fichier SQLite n’a qu’un processus
backup-done = { $file } contient { $number } tables
restore-done = { $number } tables sont de retour
export-done = { $number } parties sont dans { $folder }
export-damaged = la table { $table } est endommagée : { $what }
admin-closed = la table { $table } est fermée
admin-deleted = la table { $table } est supprimée
admin-deleted-older = { $number } tables sont supprimées

## Cards

cards-market = Cartes Marché ({ $count })
cards-classes = Classes ({ $count })
cards-races = Races ({ $count })
cards-backstories = Antécédents ({ $count })
cards-alignments = Alignements ({ $count })
cards-advice = Une carte : { $command }
column-class = Classe
column-color = couleur
column-row = ligne
column-dice = dés
column-goal = objectif
card-title = { $name } ({ $slug }), { $sort }
fact-line = { $name } : { $value } ({ $source })
sort-market = carte Marché
sort-class = Classe
sort-race = Race
sort-backstory = Antécédents
sort-alignment = Alignement
source-pack = paquet de cartes
set-bonus = { $stars } de plus pour ces couleurs de Classe : { $colors }
fact-no = numéro
fact-name = nom
fact-kind = type
fact-cost = coût
fact-set = ensemble
fact-set-bonus = bonus de l’ensemble
fact-editions = éditions
fact-modifiers = bonus et pénalités
fact-color = couleur
fact-goals = objectifs
fact-ability = Pouvoir de Classe
fact-wishes = souhaits
fact-grid = grille

## Bots by anyone

about-check-bot = vérifier votre bot : il joue, se répète et respecte le temps
about-completion = écrire la complétion des commandes et options pour un shell
about-man = écrire la page de manuel
bots-known = { $bots }, l’un d’eux avec un caractère comme { $tempered }, ou le vôtre : { $own }
option-check-bot = le bot : { $own }, ou un nom installé
option-check-games = parties de chaque sorte
option-bot-seconds = combien de secondes votre bot peut réfléchir à un coup
option-think = combien de secondes hero et champion peuvent réfléchir à un coup, 5 au plus
option-shell = le shell
option-man-out = écrire toutes les pages de manuel dans ce dossier
error-bot-start = { $option } : { $name } { $why }
error-forfeit = le bot : { $why }
error-seconds = « { $text } » n’est pas un nombre de secondes au-dessus de 0, jusqu’à { $most }
forfeit-line = { $bot } a abandonné { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  } : { $reason } (d’abord la partie { $first })
bot-forfeits = { $name } abandonne : { $why }. Le bot du hasard continue à sa place.
check-starts = démarre et s’appelle { $name }
check-plays = joue { $games } jusqu’au bout ({ $kinds } sortes de parties)
check-repeats = la même graine donne la même partie
check-differs = la même graine a donné deux parties différentes ; ne prenez le hasard que dans « random »
check-time = prend { $median } ms par coup, { $most } ms au plus ({ $count } coups ; la limite est { $limit } s)
check-failed = { $kind } : { $why }
check-good = { $name } est prêt à jouer
check-bad = { $name } n’est pas encore prêt à jouer
sheet-short = Cette fiche n’est pas complète : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } sur 18 ; des emplacements vides en { $rows }.
error-option-near = il n’y a pas d’option « { $name } » ; vouliez-vous dire « { $near } » ? « { $program } --help » explique
error-option = { $message } ; « { $program } --help » explique
serving-already = Roll Player tourne déjà : { $link }
man-exit = 0 réussi, 1 vérifié et refusé, 2 mauvais usage, 130 après Ctrl-C.

## Many games

option-mass-jobs = nombre de processus ; avec --ray, de lots de parties à la fois (par défaut un par processeur)
option-ray = jouer sur une grappe Ray : son adresse, auto ou local
option-resume = garder les parties dans ce fichier ; un nouvel appel reprend où l’on s’est arrêté
option-rows = écrire une ligne par partie, en CSV ou en lignes JSON
option-dataset = écrire les parties dans un jeu de données Parquet
error-stopped-kept = interrompu après { $done } parties sur { $games }, toutes gardées dans { $file } ; le même appel continue à partir de là
error-stopped-lost = interrompu après { $done } parties sur { $games } ; avec { $option } FICHIER elles sont gardées
error-extra = { $option } demande un supplément : pip install rollplayer[{ $extra }]
error-ray = --ray : aucune grappe Ray ne répond à { $address } ({ $why }) ; « ray start --head » en lance une
error-ray-address = --ray : « { $address } » n’est pas une adresse comme 192.168.1.5:6379, auto ou local
error-ray-lost = la grappe Ray n’a pas pu jouer : { $why }
error-ray-version = une machine de la grappe Ray a rollplayer { $there }, celle-ci { $here } ; installez partout la même version
error-resume-file = { $option } : { $file } contient autre chose que les parties d’une série ; choisissez un autre fichier
error-resume-options = { $option } : { $file } contient des parties avec { $name } { $then }, pas { $now } ; choisissez un autre fichier
error-resume-line = { $option } : { $file } est abîmé à la ligne { $line } ; choisissez un autre fichier
error-resume-busy = { $option } : une autre série écrit dans { $file } ; choisissez un autre fichier
error-rows = --rows : { $file } doit finir par .csv ou .jsonl
error-rows-resume = --rows et --resume : { $file } ne peut être que l’un des deux
