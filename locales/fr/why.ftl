### Why something was refused. These messages declare every code there is, and its parameters: `why-CODE`;
### $seat is a player’s name, $card and $other card names, $attribute, $space and $die what they are called, $prompt a `first-` message.


## Whose turn it is, and what comes first

why-no-seat = Cette place n’existe pas à cette table.
why-other-turn = C’est à { $seat } de jouer.
why-other-effect = { $seat } résout encore cet effet ; attendez.
why-other-last-call = Dernière occasion : { $seat } ; attendez la vôtre.
why-something-first = { $prompt }
why-chance-first = Attendez d’abord les dés ou les cartes.
why-no-chance = Il n’y a rien à lancer ni à piocher ; c’est à { $seat } de jouer.
why-impossible-outcome = Cela ne peut pas arriver maintenant ; la partie attend « { $chance } ».
why-game-over = La partie est terminée.

## What comes first, by the kind of the prompt

first-race = Choisissez d’abord une Race.
first-class = Choisissez d’abord une Classe.
first-place-starting = Placez d’abord un dé de départ.
first-order = Ordonnez d’abord les dés égaux.
first-take = Prenez d’abord une carte Initiative.
first-place = Placez d’abord votre dé dans une ligne.
first-action = Réalisez d’abord votre action de Caractéristique, ou passez.
first-keep = Choisissez d’abord la valeur à garder.
first-ability = Choisissez d’abord l’effet de votre Compétence, ou renoncez.
first-return = Remettez d’abord une carte au Marché, ou renoncez.
first-market = Vous êtes au Marché : achetez une carte ou défaussez-en une contre des pièces d’or.
first-offer-reveal = Révélez d’abord la première carte de la pioche, ou renoncez.
first-buy-revealed = Achetez d’abord la carte révélée, ou renoncez.
first-buy-discarded = Achetez d’abord une carte de la défausse, ou renoncez.
first-refresh = Restaurez d’abord une Compétence, ou renoncez.
first-last-call = C’est votre dernière occasion : utilisez vos Compétences, ou terminez.

## The right kind of move, with a target that will not do

why-not-a-choice = Ce choix n’est pas possible ici.
why-no-such-card = Cette carte n’existe pas dans cette partie.
why-race-not-open = Cette Race n’est pas disponible : elle est prise, ou absente de cette édition.
why-class-not-open = Cette Classe n’est pas parmi celles que vous pouvez choisir.
why-card-gone = La carte Initiative { $number } n’est pas au centre.
why-row-full = Il n’y a plus d’emplacement libre en { $attribute }.
why-not-starting-die = Vous n’avez pas de dé de départ à placer : { $die }.
why-value-not-rolled = Vous ne pouvez pas garder un { $value }.
why-no-die = Il n’y a pas de dé en { $space }.
why-no-center-die = Il n’y a pas de dé sur la carte Initiative { $number }.
why-same-dice = Ces deux dés sont identiques ; les échanger ne change rien.
why-same-color = Choisissez un dé d’une autre couleur.
why-too-high = Un { $value } ne peut pas augmenter de { $by }.
why-too-low = Un { $value } ne peut pas diminuer de { $by }.
why-leaves-grid = Votre pion Alignement ne peut pas sortir de la grille.

## The market

why-not-in-market = La carte « { $card } » n’est pas au Marché.
why-not-in-discard = La carte « { $card } » n’est pas dans la défausse.
why-not-revealed = La carte « { $card } » n’est pas la carte révélée.
why-purchase-made = Vous avez déjà acheté une carte ou pris des pièces d’or pendant ce tour.
why-too-dear =
    La carte « { $card } » coûte { $price } ; vous avez { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }{ $tokens ->
        [0] .
        [one] {" "}et { $tokens } jeton Charisme.
       *[other] {" "}et { $tokens } jetons Charisme.
    }
why-hands-full = Avec la carte « { $card } », vos Armes prendraient plus de { $limit } mains ; choisissez ce que vous abandonnez.
why-drops-too-much = N’abandonnez que ce qu’il faut pour tenir la carte « { $card } » : vous avez { $limit } mains.
why-friendly-market = Avec le marché amical, on ne défausse aucune carte ; prenez simplement l’or.

## Skills and drops

why-not-yours = Vous n’avez pas la carte « { $card } ».
why-in-setup = Pendant la mise en place, on n’utilise pas de Compétence et on n’abandonne pas d’Arme.
why-not-a-weapon = La carte « { $card } » n’est pas une Arme ; seules les Armes s’abandonnent.
why-not-a-skill = La carte « { $card } » n’est pas une Compétence.
why-exhausted = La Compétence « { $card } » est engagée.
why-not-exhausted = La Compétence « { $card } » n’est pas engagée.
why-next-round = La Compétence « { $card } » vient d’être restaurée ; vous pourrez l’utiliser au prochain tour de jeu.
why-arrow-blocked = La carte « { $card } » ferait sortir votre pion Alignement de la grille.
why-only-dice-turn = La carte « { $card } » ne s’utilise qu’avant de prendre une carte Initiative.
why-only-market-turn = La carte « { $card } » ne s’utilise qu’à votre tour de la Phase de Marché.
why-name-a-skill = Choisissez la Compétence que la carte « { $card } » emprunte.
why-nothing-to-borrow = Aucun autre joueur n’a de Compétence que la carte « { $card } » puisse emprunter.
why-cannot-borrow = La carte « { $card } » ne peut pas remplacer « { $other } ».

## Options of a game

why-bad-players = Une partie se joue de 1 à 4, pas à { $number }.
why-unknown-edition = Il n’y a pas d’édition « { $text } » ; au choix : { $known }.
why-unknown-variant = Il n’y a pas de variante « { $text } » ; au choix : { $known }.
why-unknown-classes = Les Classes ne s’attribuent pas « { $text } » ; au choix : { $known }.
why-unknown-rules = Il n’y a pas de version « { $text } » des règles ; au choix : { $known }.

## The server: tables and seats

why-no-such-address = Il n’y a rien à cette adresse.
why-no-such-table = Cette table n’existe pas.
why-no-such-invitation = Cette invitation n’existe pas.
why-no-such-event = Cette partie a les événements 0 à { $number }.
why-no-such-moment = Cette partie se reprend aux événements 0 à { $number }.
why-table-full = Toutes les places de cette table sont prises.
why-too-many-viewers = Trop de personnes regardent cette table ; réessayez plus tard.
why-seat-taken = Cette place est prise.
why-not-your-seat = Ce n’est pas votre place.
why-bot-plays = Un bot joue désormais à cette place.
why-rematch-not-yours = Seuls les joueurs de cette partie peuvent demander une revanche.
why-unreadable-seats = Cette partie a { $number } places ; indiquez qui occupe chacune.
why-unknown-bot = Ce bot n’existe pas ; au choix : { $known }.
why-invisible-name = Un nom doit avoir au moins un caractère visible.
why-long-name = Un nom a au plus { $most } caractères.
why-bad-seed = Une graine est un texte de 1 à { $most } caractères.

## The server: playing

why-not-begun = La partie commence quand toutes les places sont prises.
why-nothing-happened = Rien ne s’est encore passé : il n’y a rien à analyser.
why-archive = Cette partie est à regarder ; pour jouer la suite, commencez une nouvelle partie.
why-stale = La table a changé entre-temps ; voici où elle en est.
why-decide-in-turn = Seuls les dés de départ sont placés par tout le monde en même temps ; sinon, attendez votre tour.
why-not-saved = Le coup n’a pas pu être enregistré ; réessayez.
why-no-free-undo = Vous ne pouvez plus annuler seul ; demandez aux autres.
why-nothing-to-undo = Il n’y a pas de coup de cette place à annuler.
why-undo-not-yours = Vous ne pouvez annuler que vos propres coups.
why-proposal-gone = Cette proposition n’existe plus.
why-nobody-left = Personne n’a quitté cette place.
why-not-away-long = Cette personne est là, ou vient seulement de partir.
why-hint-not-yours = Les conseils sont pour la personne dont c’est le tour.
why-no-hints = Cette table se joue sans conseils.
why-no-hint = Aucun conseil n’a pu être calculé ici.
why-not-over = Une partie s’analyse quand elle est terminée.
why-analysis-failed = Cette partie n’a pas pu être analysée.
why-busy = Le serveur est occupé ; réessayez dans une minute.
why-other-rules = Cette partie suit la version { $number } des règles ; ici on joue la version { $known }.

## The server: requests

why-unreadable-request = La requête est illisible : { $text }
why-not-a-number = { $text } doit être un nombre entier.
why-request-too-large = Une requête a au plus { $most } ko.
why-message-too-large = Un message a au plus { $most } caractères.
why-pack-too-large = Un paquet de cartes a au plus { $most } caractères.
why-too-many-tokens = Demandez au plus { $most } tables à la fois.
why-no-hello = Dites d’abord « hello ».
why-too-fast = Trop de messages à la fois ; ralentissez et reconnectez-vous.
why-unknown-token = Une des places demandées n’est pas la vôtre.
why-other-method = Cette adresse attend d’autres méthodes.
why-unanswerable = Cette demande n’a pas de réponse.
why-store-away = Les parties sont illisibles pour l’instant ; réessayez bientôt.
why-server-error = Une erreur s’est produite sur le serveur.

## Where something written down is wrong

why-at-file = { $file }, ligne { $line } : { $reason }
why-at-line = Ligne { $line } : { $reason }
why-at-quote = « { $quote } » : { $reason }
why-at-path = { $path } : { $reason }
why-at-rule = { $reason } ({ $rule })

## Moves and outcomes in the notation

why-empty-move = Une ligne vide n’est pas un coup.
why-unknown-verb = « { $text } » n’est pas un coup ; un coup commence par { $known }.
why-bad-arguments = « { $text } » est illisible ; écrivez par exemple { $known }.
why-bad-outcome = « { $text } » n’est pas un résultat ; écrivez par exemple { $known }.

## Records

why-bad-header-line = « { $text } » n’est pas une ligne d’en-tête comme « { $known } ».
why-missing-header = L’en-tête n’a pas de ligne « { $text } ».
why-other-format = Seul le format { $number } est lisible ici.
why-other-cards = Cette partie utilise les cartes « { $text } », pas « { $known } » ; indiquez le paquet de cartes.
why-unknown-card-data = Les données de cartes { $text } sont inconnues ici ; un rollplayer plus récent les connaît.
why-unreadable-options = Les options sont illisibles : { $text }
why-line-without-seat = « { $text } » ne commence ni par une place de 0 à { $most } ni par *.
why-not-sealed = Ce n’est pas la ligne scellée ici.
why-lines-missing = Il manque des lignes après celle-ci : le sceau continue.
why-wrong-result = Le résultat est « { $known } », pas « { $text } ».
why-not-from-seed = « { $text } » ne vient pas de la graine, qui donne « { $known } ».

## Score sheets and card files

why-not-toml = « { $text } » ne se lit pas comme du TOML ; une ligne a la forme [table] ou nom = valeur.
why-toml-twice = « { $text } » redéfinit ce que le fichier a déjà défini ; ne gardez que l’un des deux.
why-toml-open = Quelque chose est resté ouvert avant cette ligne ; fermez le crochet ou les guillemets.
why-solo-one-hero = Une Partie en Solitaire a un seul héros.
why-heroes-at-table = Une table a 1 à 4 héros, pas { $number }.
why-hero-tables = Écrivez chaque héros comme une table [[hero]].
why-token-shape = Écrivez la ligne et la colonne du pion Alignement, par exemple [0, 2].

## Card files

why-card-file-too-long = Un fichier de cartes a au plus { $most } caractères.
why-card-line-too-long = Une ligne a au plus { $most } caractères.
why-too-deep = L’imbrication est trop profonde.
why-pack-unreadable = Le paquet de cartes est illisible : { $text }
why-pack-not-utf8 = Le paquet de cartes n’est pas du texte UTF-8.
why-pack-name = Donnez au paquet un nom à lui, comme { $known }, pas { $text }.
why-no-such-section = { $text } n’est pas une section ; un paquet a { $known }.
why-section-of-tables = Cette section contient des tables comme { $known }.
why-not-a-slug = { $text } n’est pas un nom court : des minuscules, des chiffres et des traits d’union, comme my-card, { $most } au plus.
why-slug-reserved = Le nom court « { $text } » a déjà un autre sens.
why-rule-missing = Le champ « { $text } » manque : dites ce que fait la carte.
why-too-many-items = Cette liste contient au plus { $most } éléments, pas { $number }.
why-expected-text = Il faut une ligne de texte, pas { $text }.
why-text-too-long = Un texte a au plus { $most } caractères, pas { $number }.
why-expected-shape = Il faut { $known }, pas { $text }.
why-expected-type = Il faut une table avec un type, comme { $known }, pas { $text }.
why-unknown-type = Le type { $text } est inconnu ; les types connus : { $known }.
why-bad-goal = Écrivez un objectif comme { $known }, pas { $text }.
why-goal-too-high = L’objectif { $text } dépasse { $most }.
why-goal-backwards = L’objectif { $text } finit avant de commencer.
why-bad-grid = Une grille a trois lignes de trois nombres.
why-falling-stars = Donnez les points pour 1, 2, 3… pièces ; ils ne diminuent jamais.
why-class-only-passive = Une Classe n’a que des effets permanents : ni effet de Compétence, ni points de réputation.
why-field-of-others = Le champ « { $text } » est pour d’autres types de cartes : { $known }.
why-one-ability = Une Compétence a exactement un effet à utiliser.
why-ability-without-skill = Seule une Compétence peut avoir un tel effet.
why-weapon-with-hands = Une Arme ne peut pas avoir hands-limit : l’abandonner laisserait trop de mains occupées.
why-borrowing-with-arrow = Une Compétence qui emprunte n’a pas de flèche ; elle prend celle de la Compétence empruntée.
why-ability-timing = Cet effet demande { $text }.
why-no-such-set = Il n’y a pas d’ensemble d’Armure « { $text } » ; il y a { $known }.
why-number-taken = Le numéro de carte { $number } est déjà celui de la carte « { $card } ».
why-too-many-tables = Cette section a { $number } tables ; une partie en contient au plus { $most }.
why-color-without-class = Il ne reste aucune Classe pour cette couleur : { $color }.
why-slug-taken = Une autre carte ({ $text }) a déjà ce nom court.
why-too-few-cards = { $edition } : cette section demande au moins { $least } cartes, sans compter les Compétences qui empruntent ; il n’en reste que { $left }.

## Positions: values

why-expected-table = Il faut un objet avec des champs, pas { $text }.
why-expected-list = Il faut une liste, pas { $text }.
why-expected-number = Il faut un nombre entier de { $least } à { $most }, pas { $text }.
why-expected-flag = Il faut true ou false, pas { $text }.
why-unknown-field = Le champ « { $text } » est inconnu ; les champs connus : { $known }.
why-missing-field = Le champ « { $text } » manque.
why-not-one-of = { $text } n’est pas parmi { $known }.
why-not-a-die = { $text } n’est pas un dé comme r6.
why-not-a-space = { $text } n’est pas un emplacement comme str1.
why-not-a-card = { $text } n’est pas une carte Marché.
why-not-a-race = { $text } n’est pas une Race.
why-not-a-class = { $text } n’est pas une Classe.
why-not-a-backstory = { $text } n’est pas une carte Antécédents.
why-not-an-alignment = { $text } n’est pas un Alignement.

## Positions: what cannot be

why-setup-needs-prompts = Une position pendant la mise en place a besoin de ses questions en attente.
why-long-row = Une ligne a trois emplacements.
why-initiative-twice = La carte Initiative { $number } y est deux fois.
why-initiative-in-play = Seules les cartes Initiative 1 à { $most } sont en jeu.
why-start-unknown = Cette phase a besoin d’un Premier Joueur.
why-nobody-holds-initiative = Personne n’a de carte Initiative pendant cette phase.
why-center-empty = Cette phase a besoin de cartes Initiative au centre.
why-dice-before-roll = Aucune carte Initiative n’a de dé avant le lancer.
why-market-without-initiative = Pendant la Phase de Marché, au moins un héros a une carte Initiative.
why-too-many-dice = { $number } dés d’une couleur ({ $color }) : il n’y en a que { $most }.
why-card-twice = La carte « { $card } » y est deux fois ; chaque carte Marché est unique.
why-card-not-in-edition = La carte « { $card } » n’est pas dans cette édition ({ $edition }).
why-card-not-in-solo = La carte « { $card } » suppose d’autres héros et n’est pas dans la Partie en Solitaire.
why-not-in-edition = { $text } n’est pas dans cette édition ({ $edition }).
why-charisma-tokens = Il n’y a que { $most } jetons Charisme.
why-same-race = Deux héros ont la même Race.
why-same-backstory = Deux héros ont les mêmes Antécédents.
why-same-alignment = Deux héros ont la même carte Alignement.
why-same-class-color = Deux héros ont la même couleur de Classe.
why-too-many-hands = Des Armes pour { $number } mains ; le maximum est { $most }.
why-exhausted-not-a-skill = La carte « { $card } » est engagée, mais n’est pas parmi les Compétences de ce héros.
why-exhausted-twice = Une Compétence est engagée deux fois.
why-too-many-prompts = Il n’y a jamais plus de { $most } questions en attente.
why-prompts-at-the-end = Rien n’est en attente quand la partie est terminée.
why-two-turns = Un seul joueur à la fois a son tour en attente.
why-setup-takes-nothing = Pendant la mise en place, aucune carte Initiative n’est prise ni ne porte de dé.
why-setup-asks-once = La mise en place demande chaque chose une seule fois.
why-bag-too-small = Le sac ne contient pas les dés de départ à piocher.
why-prompt-misfit = « { $kind } » ne peut pas être en attente ici : { $misfit }.

## Why a prompt cannot be pending, as the end of `why-prompt-misfit`

misfit-has-initiative = le héros a déjà une carte Initiative
misfit-center-without-cards = aucune carte Initiative n’est au centre
misfit-no-initiative-taken = le héros n’a pas pris de carte Initiative
misfit-gold-on-card = une carte Initiative porte au plus 1 pièce d’or
misfit-sheet-full = la fiche est pleine
misfit-market-too-soon = le Marché se remplit une fois le centre vidé et toutes les questions posées
misfit-deck-empty = la pioche est vide
misfit-nothing-to-reveal = il n’y a plus de carte à révéler
misfit-nothing-to-refresh = rien n’est restauré maintenant
misfit-not-last-round = ce n’est pas le dernier tour
misfit-no-initiative = le héros n’a pas de carte Initiative
misfit-no-market-turn = il manque en dessous le tour de Marché de cette place
misfit-no-room = la fiche n’a pas de place pour les dés, ou il n’y en a pas
misfit-nothing-left = il ne reste rien à faire
misfit-no-die-to-roll = il n’y a pas de dé à lancer
misfit-empty-space = il n’y a pas de dé sur cet emplacement
misfit-no-action = aucune action n’est proposée
misfit-no-reroll = une relance a un lancer restant et une ancienne valeur
misfit-no-value = aucune valeur n’est proposée
misfit-dice-in-center = il y a déjà des dés au centre
misfit-bag-without-dice = le sac ne contient pas ces dés
misfit-too-few-cards = il y a trop peu de cartes
misfit-die-has-color = le dé a déjà une couleur
misfit-no-tie = ces cartes Initiative ne portent pas de dés égaux
misfit-start-known = le Premier Joueur est connu
misfit-setup-begun = la mise en place a déjà commencé
misfit-has-race = le héros a déjà une Race
misfit-has-class = le héros a déjà une Classe
misfit-color-first = une couleur est d’abord piochée
misfit-color-not-free = cette couleur de Classe n’est pas libre
misfit-has-backstory = le héros a déjà des Antécédents
misfit-has-alignment = le héros a déjà un Alignement
misfit-no-target = cette carte n’a pas d’effet avec une cible
misfit-not-in-dice-phase = cet effet appartient à la Phase de Développement
misfit-no-dice-on-cards = ces cartes ne portent pas de dés
misfit-no-enemy = le dé Ennemi va avec la carte 2 ou 3 de la Partie en Solitaire
misfit-other-phase = cela appartient à une autre phase
misfit-needs-seat = il faut une place
misfit-no-start = le Premier Joueur n’est pas encore connu

## Servers for strangers

why-no-such-code = Ce code n’est plus valable ; demandez-en un autre.
why-table-damaged = Cette table est endommagée et fermée ; toutes les autres continuent.
why-table-closed = Cette table a été fermée.
why-seat-reserved = Cette place est gardée pour le joueur qui l’avait.
why-not-the-host = Seul l’hôte de la table peut faire cela.
why-talk-off = Les réactions sont désactivées à cette table.
why-say-slower = Une réaction à la fois : patientez un instant.
why-weak-stand-in = Un remplaçant doit jouer mieux ; au choix : { $known }.
why-bad-share = Ce n’est pas la part de dés promise.
why-bad-promise = Une promesse est un SHA-256 de 64 chiffres hexadécimaux.
why-share-too-early = Les parts sont montrées quand toutes les places sont prises.
why-already-begun = La partie a commencé ; les autres doivent être d’accord.
why-too-many-events = Cette partie compte { $most } événements ; plus rien ne s’annule.
why-too-many-proposals = Décidez d’abord de ce qui est proposé.
why-not-enough-votes = Un joueur seul ne peut pas en renvoyer un autre.
why-request-too-slow = La requête n’est pas arrivée à temps.
why-pack-too-deep = Le paquet de cartes est imbriqué trop profondément.
why-too-many-requests = Trop de demandes à la fois depuis votre adresse ; réessayez dans { $seconds } s.
why-wrong-origin = Cela vient de la page d’un autre site.
why-wrong-host = Ce serveur porte un autre nom.
why-stopping = Le serveur s’arrête ; réessayez dans un instant.
why-unreadable-promise = « { $text } » n’est pas un hash de dés promis.
why-other-seed = La graine du serveur n’est pas celle promise avant le premier lancer.
why-other-share = La part de la place { $number } n’est pas dans la graine comme promis.

## What the host of a server is told

why-database-said = La base de données répond : { $text }
why-bad-database = Une base de données s’écrit { $known }.
why-cannot-open-database = La base de données ne peut pas être ouverte : { $text }
why-needs-asyncpg = PostgreSQL demande asyncpg : pip install rollplayer[postgres]
why-cannot-reach-database = La base de données est injoignable : { $text }
why-database-away = La base de données est injoignable pour l’instant.
why-newer-database = Cette base vient d’un rollplayer plus récent (son schéma est { $number }, celui-ci connaît { $known }) ; installez cette version ou une plus récente.
why-other-database = Cette base vient d’un rollplayer jamais publié ou d’un autre programme. Rien n’y a été changé : ouvrez-la avec le programme qui l’a créée, ou commencez-en une nouvelle avec --database.
why-database-in-use = Un autre serveur utilise cette base ; arrêtez-le d’abord, ou prenez PostgreSQL, que plusieurs serveurs peuvent partager.
why-no-database = Cette base de données n’existe pas.
why-database-not-empty = La base contient déjà des parties ; une sauvegarde va dans une base vide.
why-backup-there = Ce fichier existe déjà ; une sauvegarde n’écrase rien.
why-backup-failed = La sauvegarde a échoué : { $text }
why-no-backup = Cette sauvegarde n’existe pas.
why-not-a-backup = Ce n’est pas une sauvegarde : { $text }
why-backup-damaged = La sauvegarde est endommagée : { $text }
why-no-table = Il n’y a pas de table { $table }.
why-table-just-changed = La table vient d’être modifiée ; réessayez.
why-cannot-listen = { $address } ne peut pas être utilisé : { $text }
why-unknown-limit = Il n’y a pas de limite « { $text } » ; au choix : { $known }.
why-worker-too-slow = Un processus du serveur n’a pas démarré à temps.
why-worker-ended = Un processus du serveur s’est arrêté au démarrage.

## Bots by name

why-no-such-bot = il n’y a pas de bot « { $text } » ; choisissez parmi { $known }, ou nommez le vôtre : { "mine.py:MyBot" }, { "exec:./mybot" }
why-perhaps-other-bot = il n’y a pas de bot « { $text } » ; vouliez-vous dire { $known } ?
why-no-such-character = il n’y a pas de « { $text } » ; choisissez parmi { $known }
why-bot-without-class = « { $text } » ne désigne aucun bot ; écrivez le fichier et la classe, par exemple { "mine.py:MyBot" }
why-no-bot-file = il n’y a pas de fichier « { $text } » ; vérifiez le chemin
why-no-bot-module = il n’y a pas de module « { $text } » ; pour un fichier, écrivez { $known }
why-bot-needs-command = { "exec:" } doit être suivi d’une commande, par exemple { "exec:./mybot" }
why-bot-command-unreadable = la commande « { $text } » est illisible ; vérifiez les guillemets
why-no-bot-program = aucun programme exécutable « { $text } » ; vérifiez le chemin et les droits
