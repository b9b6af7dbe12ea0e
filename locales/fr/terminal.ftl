### The game in the terminal. Words in quotation marks are typed as they are in every language.
### $who chooses between you and others: [you] is the only person at the keyboard.

## Names and lists

you-name = Vous
seat-title = { $name } (place { $seat })
list-and = { $items } et { $last }
list-apart = { $one } ; { $two }
list-or = { $items } ou { $last }
quoted = « { $text } »
and-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
die-none = aucun dé
die-on-card = carte { $card } : { $die }
arrow-to = flèche : { $direction }
timing-any-time = à tout moment
timing-dice-turn = avant de prendre une carte Initiative
timing-market-turn = à votre tour de Marché
ready-next-round = au prochain tour
set-of-pack = { $set } : { $stars } points de réputation pour 1 à { $count } pièces, 1 de plus pour ces couleurs de Classe : { $colors }.
way-up = haut
way-down = bas
way-left = gauche
way-right = droite

## Beginning

welcome = Roll Player dans le terminal. « help » explique, « hint » conseille, « quit » quitte.
introduction = Remplissez en { $rounds } tours une fiche de 18 dés et achetez des cartes pour votre héros.
introduction-answer = Répondez par un numéro ou par un coup.
introduction-solo = Gagnez autant de points de réputation que possible (R9).
dice-letters = Un dé s’écrit par une lettre et une valeur : { $colors }. Ainsi k5 est le { $die }.
newcomer-enter = Appuyez sur Entrée pour la valeur entre crochets.
newcomer-people = Combien de personnes jouent ici ?
newcomer-bots = Combien de bots jouent avec vous ?
newcomer-level = { $level } ({ $name }) : environ { $stars } en solo. { $about }
newcomer-strength = Quel niveau doivent-ils avoir ?
newcomer-edition = Quelle édition, « first » (première) ou « second » (deuxième) ?
newcomer-known = Tapez l’une de ces réponses : { $known }. Entrée vaut { $default }.

## What follows

gold-now =
    { $who ->
        [you] Pièces d’or : { $gold } ({ $change }).
       *[other] Pièces d’or ({ $name }) : { $gold } ({ $change }).
    }
token-now =
    { $who ->
        [you] Votre pion Alignement est sur « { $place } » : { $stars }.
       *[other] Le pion Alignement ({ $name }) est sur « { $place } » : { $stars }.
    }
starting-placed =
    { $who ->
        [you] Vous placez vos dés de départ : { $dice }.
       *[other] { $name } place ses dés de départ : { $dice }.
    }
only-row = Seule la ligne { $row } a de la place : le dé y va.
deck-thinned = De la pioche à la défausse : { $cards }.
top-card = La première carte de la pioche est : { $card }.
top-card-lost = Elle ne peut pas être achetée maintenant et va à la défausse.
enemy-nothing = Aucune carte n’est perdue.

## Questions

asked-of = { $name } : { $what }
question-class = Choisissez l’une des deux Classes de votre couleur ({ $color }).
question-starting = Placez un dé de départ dans une ligne. En main : { $dice }
question-order = Ces dés sont égaux. Dans quel ordre, de la carte la plus basse à la plus haute ?
question-place = Placez le dé dans une ligne : { $die }.
question-keep = { $space } montrait { $value }. Quelle valeur garde le dé ?
class-advice = « cards warrior » montre une Classe et son Pouvoir.
class-ability = { $klass }, { $ability } : { $rule }
last-call-stars =
    { $who ->
        [you] Le dernier tour est fini. Vous avez { $stars } ; « score » en donne le détail.
       *[other] Le dernier tour est fini. { $name } a { $stars } ; « score » en donne le détail.
    }

## Choices

moves-advice = « moves » montre tous les choix et leurs numéros.
pattern-line = { $pattern }, par exemple { $example } – { $move } ({ $count } choix)
any-time-move = à tout moment : { $notation } – { $move }
out-of-turn = { $name }, hors de son tour : { $notation }
argument-space = EMPLACEMENT
argument-row = LIGNE
argument-die = DÉ
argument-card = CARTE
argument-class = CLASSE
argument-color = COULEUR
argument-value = VALEUR
argument-direction = DIRECTION
argument-race = RACE
argument-initiative-card = CARTE
argument-initiative = CARTES
argument-tied-dice = DÉS
die-pays = rapporte { $gold }
card-brings = plus { $gold } sur la carte
enemy-may = le dé Ennemi peut jeter une carte
enemy-will = le dé Ennemi jette une carte
row-beside = à côté de { $dice }
row-empty = vide
row-filled = complète la ligne : +{ $gold }
wish-here = voulu ici par vos Antécédents
then-action = puis { $action }
charisma-worth = remplace 1 pièce d’or ce tour-ci
price-of-purse = { $price } sur { $purse }
gold-may-pay = dont { $gold } pour : { $action }
token-to = pion sur : { $place }
token-stays = le pion reste en place
drop-worth = à la défausse, sans rien recevoir

## Choices by the kind of move; most are the words of the page

menu-pass =
    { $prompt ->
        [market] { end-turn }
        [last-call] { finish }
       *[other] { skip }
    }
menu-race = { move-race }
menu-class = { move-class }
menu-place-starting = Placer en { $row } : { $die }
menu-order = { move-order }
menu-take = { move-take }
menu-place = { place-in }
menu-flip = Retourner un dé, { $space } : { $die }
menu-swap = { move-swap }
menu-raise = Augmenter un dé, { $space } : { $die }
menu-lower = Diminuer un dé, { $space } : { $die }
menu-reroll = { move-reroll }
menu-keep = { keep-value }
menu-align = Bouger l’Alignement : { $direction }
menu-charisma = { do-charisma }
menu-buy = { buy-card }
menu-buy-drop = { buy-card } ; abandonner : { $drop }
menu-discard = { discard-card }
menu-gold = { do-gold }
menu-donate = { do-donate }
menu-return = { return-card }
menu-reveal = { do-reveal }
menu-use = { use-card }
menu-use-as = { move-use-as }
menu-exchange-bag = Échanger un dé, { $space } : { $die }
menu-exchange-center = Échanger un dé avec la carte Initiative { $card }, { $space } : { $die }
menu-turn = Retourner le dé de la carte Initiative { $card } : { $die }
menu-reroll-center = { move-reroll-center }
menu-move = { move-move }
menu-refresh = { refresh-card }
menu-drop = { drop-card }

## The sheet

hero-nobody = personne encore
hero-named = { $race }, { $klass } (couleur de Classe : { $color })
sheet-title =
    { $who ->
        [you] Votre héros : { $hero }, { $purse }, { $stars } pour l’instant.
       *[other] Héros ({ $name }) : { $hero }, { $purse }, { $stars } pour l’instant.
    }
row-goal = objectif { $goal } ({ $stars }★)
goal-met = atteint
goal-over = { $count } de trop
goal-short = { $count } en dessous
goal-enough = suffit
goal-room = jusqu’à { $count }
goal-needs = manque { $count }
wish-cell =
    souhait { $color } en { $place }{ $state ->
        [yes] { " : oui" }
        [no] { " : non" }
       *[open] { "" }
    }
wish-words =
    { $color } { $space }{ $state ->
        [yes] { " (oui)" }
        [no] { " (non)" }
       *[open] { "" }
    }
backstory-line = Antécédents « { $name } » : { $wishes }.
ability-line = Pouvoir de Classe « { $ability } » : { $rule }
grid-title = Grille d’Alignement, le pion entre crochets :
token-line = Alignement « { $name } » : sur « { $place } », { $stars } ; { $steps }.
cards-line = Cartes : { $cards }.
purse-line =
    { $who ->
        [you] Vous avez { $purse }.
       *[other] { $name } a { $purse }.
    }
hands-line = Mains occupées : { $held } sur { $limit }.

## For screen readers (`--plain`): signs as words, the sheet as sentences

prompt-plain =
    { $who ->
        [you] Votre réponse :
       *[other] { $name }, votre réponse :
    }
aloud-range = { $low } à { $high }
aloud-or-more = { $number } ou plus
aloud-or-less = { $number } ou moins
aloud-error = plus ou moins
aloud-times = fois
aloud-becomes = devient
aloud-plus = plus
aloud-minus = moins
row-free =
    { $count ->
        [one] { $count } emplacement libre
       *[other] { $count } emplacements libres
    }
row-plain = { $row } : { $dice }. Total { $total }.
goal-plain = Objectif { $goal } pour { $stars } : { $distance }.
wish-plain =
    Les Antécédents veulent { $color } sur l’emplacement { $place }{ $state ->
        [yes] , c’est fait.
        [no] , une autre couleur s’y trouve.
       *[open] .
    }
grid-plain = Grille d’Alignement : { $places }.
score-line-plain = { $reason } : { $stars }

## The table

center-line = Au centre : { $cards }.
center-empty = Il n’y a aucun dé au centre.
market-title =
    { $who ->
        [you] Le Marché, à votre prix :
       *[other] Le Marché, et ses prix ({ $name }) :
    }
market-card = { $card } : { $price }, { $kind }. { $rule }
market-heading = Marché
market-line = Marché : { $cards }.
price-cut = { $price } au lieu de { $full }
discard-line = Défausse : { $cards }.
discard-empty = La défausse est vide.
bag-line = Dans le sac : { $dice } ({ $colors }).
bag-empty = Le sac est vide.
deck-empty = La pioche est vide : la défausse sera mélangée pour en former une nouvelle (R3.4).

## The score

score-title =
    { $who ->
        [you] Votre réputation : { $hero }
       *[other] Réputation ({ $name }) : { $hero }
    }
score-line = { $rule } { $reason } : { $stars }
score-total = Total : { $stars }
score-dropped = R11.21 Abandonné pour marquer plus : { $cards }
score-goal = { $row }, { $have } pour l’objectif { $goal }
score-class-color = Dés de la couleur de Classe, { $count } × { $color }
score-alignment = Alignement « { $name } », { $place }
score-backstory = Antécédents, { $count } sur 6
score-gold = Pièces d’or restantes, { $gold }
score-armor =
    { $set }, { $pieces }{ $bonus ->
        [yes] , dont 1 point pour la couleur de Classe
       *[no] { "" }
    }
score-trait = { $card }, { $reason }
score-count = { $what } { $count }
score-dice-of = dés ({ $color })
score-goal-met =
    { $met ->
        [yes] objectif atteint en { $row }
       *[no] objectif manqué en { $row }
    }
score-same-color = dés d’une même autre couleur { $count }
score-cards = cartes Marché { $count }
score-needed = { $have } (il faut : { $needed })
result-solo =
    { $who ->
        [you] Vous avez { $stars } : { $rank } (R9.7).
       *[other] { $name } a { $stars } : { $rank } (R9.7).
    }
result-won =
    { $who ->
        [you] Vous remportez la partie avec { $stars }.
       *[other] { $name } remporte la partie avec { $stars }.
    }
result-shared = { $names } se partagent la victoire avec { $stars } (R8.8).
tie-by-gold = Égalité : { $names }. Le plus d’or décide : { $gold } (R8.8).
tie-by-dice = Égalité : { $names }. Le moins de dés de la couleur de Classe décide : { $count } (R8.8).

## Hints

hint-header = Les meilleurs coups d’abord, avec les points de réputation à attendre à la fin :
hint-nothing = Il n’y a rien à dire de ces coups.
thinking-hint = Un instant…

## When something is not clear

unclear-number = { $number } peut être le choix { $number }, « { $one } », ou « { $other } » : écrivez-le en entier.
no-choice = Il n’y a pas de choix { $number } ; choisissez parmi { $choices }.
no-move-here = « { $text } » n’est pas un coup ici ({ $rule }) ; « help » dit ce que vous pouvez faire.
could-be-several = « { $text } » peut être { $moves } : précisez un peu.
seat-is-bot = La place { $seat } est jouée par un bot : { $bot }.
whose-sheet = Quelle fiche ? « sheet » montre la vôtre ; les autres ont le numéro de la place, de 0 à { $last } : « sheet { $last } ».
whose-stars = Quelle réputation ? « score » compte la vôtre ; les autres ont le numéro de la place, de 0 à { $last } : « score { $last } ».
which-card = Quelle carte ? Par exemple « cards longbow », « cards warrior » ou « cards hermit ».
which-rule = Quelle règle ? Par exemple « rules R4.3 » ou « rules R9 ».
which-file = Quel fichier ? Par exemple « load rollplayer-1.txt ».
rules-also = Aussi : { $rules }.

## Words at any time: what each does, and another word for it in the language

help-answer = Tapez un numéro, ou le coup lui-même, en entier ou abrégé :
help-words = Mots utilisables à tout moment :
help-spaces = Les emplacements vont de str1 à cha3.
command-line = { $examples } ({ $word }) : { $does }
command-help = ce que vous pouvez faire maintenant, ou une règle
command-sheet = votre héros, ou celui de la place 1
command-market = les cartes en vente et les dés au centre
command-cards = tout ce qui figure sur une carte
command-score = la réputation telle qu’elle serait maintenant
command-hint = jusqu’à trois bons coups, avec leurs points et leurs raisons
command-moves = tous les coups permis, avec leur numéro et leur notation
command-discard = la défausse
command-deck = les cartes encore dans la pioche
command-bag = combien de dés de chaque couleur restent
command-log = ce qui s’est passé, récemment ou depuis le début
command-rules = une règle ou un chapitre
command-undo = annuler votre dernier coup, si rien n’a été lancé depuis
command-save = écrire la partie dans un fichier
command-load = reprendre une partie sauvegardée
command-record = la partie jusqu’ici, en notation
command-quit = quitter ; vous pourrez d’abord sauvegarder
word-help = aide
word-sheet = fiche
word-market = marché
word-cards = carte
word-score = réputation
word-hint = conseil
word-moves = coups
word-discard = défausse
word-deck = pioche
word-bag = sac
word-log = journal
word-rules = règle
word-undo = annuler
word-save = sauver
word-load = charger
word-record = relevé
word-quit = quitter
word-me = moi
word-yes = oui
word-no = non
log-advice = « log all » commence au début.
undo-nothing = Il n’y a rien à annuler.
undo-chance = Impossible d’annuler : un dé a été lancé ou une carte révélée depuis.
undo-bot = Impossible d’annuler : { $name } a joué depuis.

## Saving, loading, leaving

unsaved = Cette partie n’est pas sauvegardée.
file-name = Nom de fichier, Entrée pour { $file }, ou non :
keep-record = Garder le relevé de partie ? Un nom de fichier, ou Entrée pour non :
strange-file = « { $name } » serait un étrange nom de fichier ; tapez-en un autre, ou non.
saved-to = Sauvegardé dans { $path }
not-saved = Pas sauvegardé : { $why }.
not-loaded = Pas chargé : { $why }.
go-on-with = Continuer avec : { $command }
loaded-over = { $file } chargé : une partie terminée.
loaded =
    { $round ->
        [0] { $file } chargé : mise en place.
       *[other] { $file } chargé : tour { $round }.
    }
file-changed = Attention, ce fichier a été modifié après la sauvegarde : { $why }.
cannot-write = { $file } ne peut pas être écrit : { $why }
cannot-read = { $file } ne peut pas être lu : { $why }
cannot-load = { $file } ne peut pas être chargé : { $why }
is-a-folder = { $file } est un dossier ; donnez le nom d’un fichier
is-no-game = { $file } existe déjà et n’est pas une partie sauvegardée ; rien n’a été modifié
not-text = { $file } n’est pas une partie sauvegardée : ce n’est pas du texte
impossible-name = un tel fichier ne peut pas exister
no-folder = aucun dossier n’a pu être écrit
goodbye = Au revoir.
stopped = Interrompu.
