### The log of a game in sentences. $name is a player, $die a die with its value, $card a card.

log-phase = Tour { $round } · { $phase }
log-empty = Rien ne s’est encore passé.
log-continued = La partie reprend ici.

## Chance

log-start = { $seat } est le Premier Joueur.
log-drawn = { $name } pioche un dé : { $color }.
log-rolled = { $name } lance : { $dice }.
log-revealed = Au Marché : { $cards }.
log-discarded = À la défausse : { $cards }.
log-trashed = À la poubelle : { $cards }.
log-dealt-backstory = { $name } reçoit les Antécédents { $backstory }.
log-dealt-alignment = { $name } reçoit l’Alignement { $alignment }.
log-enemy = Le dé Ennemi donne { $value }.

## Moves

log-race = { $name } choisit la Race { $race }.
log-class = { $name } choisit la Classe { $class }.
log-order = { $name } ordonne les dés égaux : { $dice }.
log-take = { $name } prend la carte Initiative { $card } ({ $die }).
log-place = { $name } place un dé en { $row } : { $die }.
log-place-starting = { $name } place un dé de départ en { $row } : { $die }.
log-flip = { $name } retourne un dé, { $space } : { $die }.
log-swap = { $name } intervertit { $one } et { $two }.
log-raise = { $name } augmente un dé, { $space } : { $die }.
log-lower = { $name } diminue un dé, { $space } : { $die }.
log-reroll = { $name } relance le { $die }, { $space }.
log-reroll-center = { $name } relance les dés des cartes Initiative { $cards }.
log-keep = { $name } garde { $value }.
log-align = { $name } déplace le pion Alignement : { $direction }.
log-charisma = { $name } prend un jeton Charisme.
log-pass =
    { $prompt ->
        [market] { $name } finit son tour.
        [last-call] { $name } a terminé.
       *[other] { $name } passe.
    }
log-buy = { $name } achète : { $card }.
log-buy-drop = { $name } achète { $card } et abandonne : { $drop }.
log-discard = { $name } défausse contre de l’or : { $card }.
log-gold = { $name } prend de l’or.
log-donate = { $name } paie 1 pièce d’or pour déplacer le pion Alignement.
log-return = { $name } remet au Marché : { $card }.
log-use = { $name } utilise : { $card }.
log-use-as = { $name } utilise { $card } comme { $as }.
log-reveal = { $name } révèle la première carte de la pioche.
log-exchange-bag = { $name } échange un dé avec le sac, { $space } : { $die }.
log-exchange-center = { $name } échange un dé avec la carte Initiative { $card }, { $space } : { $die }.
log-turn = { $name } retourne le dé de la carte Initiative { $card } : { $die }.
log-move = { $name } déplace un dé en { $row } : { $die }.
log-refresh = { $name } restaure : { $card }.
log-drop = { $name } abandonne : { $card }.
log-undone = { $name } reprend un coup.
