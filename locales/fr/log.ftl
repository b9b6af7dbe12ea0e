### The log of a game in sentences. $name is a player, $die a die with its value, $card a card.
### $who is [you] where the reader is that player; the page names everybody.

log-phase = Tour { $round } · { $phase }
log-empty = Rien ne s’est encore passé.
log-continued = La partie reprend ici.

## Chance

log-start =
    { $who ->
        [you] Vous êtes
       *[other] { $seat } est
    } le Premier Joueur.
log-drawn =
    { $who ->
        [you] Vous piochez
       *[other] { $name } pioche
    } un dé : { $color }.
log-rolled =
    { $who ->
        [you] Vous lancez
       *[other] { $name } lance
    } : { $dice }.
log-revealed = Au Marché : { $cards }.
log-discarded = À la défausse : { $cards }.
log-trashed = À la poubelle : { $cards }.
log-dealt-backstory =
    { $who ->
        [you] Vous recevez
       *[other] { $name } reçoit
    } les Antécédents { $backstory }.
log-dealt-alignment =
    { $who ->
        [you] Vous recevez
       *[other] { $name } reçoit
    } l’Alignement { $alignment }.
log-enemy = Le dé Ennemi donne { $value }.

## Moves

log-race =
    { $who ->
        [you] Vous choisissez
       *[other] { $name } choisit
    } la Race { $race }.
log-class =
    { $who ->
        [you] Vous choisissez
       *[other] { $name } choisit
    } la Classe { $class }.
log-order =
    { $who ->
        [you] Vous ordonnez
       *[other] { $name } ordonne
    } les dés égaux : { $dice }.
log-take =
    { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } la carte Initiative { $card } ({ $die }).
log-place =
    { $who ->
        [you] Vous placez
       *[other] { $name } place
    } un dé en { $row } : { $die }.
log-place-starting =
    { $who ->
        [you] Vous placez
       *[other] { $name } place
    } un dé de départ en { $row } : { $die }.
log-flip =
    { $who ->
        [you] Vous retournez
       *[other] { $name } retourne
    } un dé, { $space } : { $die }.
log-swap =
    { $who ->
        [you] Vous intervertissez
       *[other] { $name } intervertit
    } { $one } et { $two }.
log-raise =
    { $who ->
        [you] Vous augmentez
       *[other] { $name } augmente
    } un dé, { $space } : { $die }.
log-lower =
    { $who ->
        [you] Vous diminuez
       *[other] { $name } diminue
    } un dé, { $space } : { $die }.
log-reroll =
    { $who ->
        [you] Vous relancez
       *[other] { $name } relance
    } le { $die }, { $space }.
log-reroll-center =
    { $who ->
        [you] Vous relancez
       *[other] { $name } relance
    } les dés des cartes Initiative { $cards }.
log-keep =
    { $who ->
        [you] Vous gardez
       *[other] { $name } garde
    } { $value }.
log-align =
    { $who ->
        [you] Vous déplacez votre
       *[other] { $name } déplace le
    } pion Alignement : { $direction }.
log-charisma =
    { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } un jeton Charisme.
log-pass =
    { $prompt ->
        [market] { $who ->
            [you] Vous finissez votre tour.
           *[other] { $name } finit son tour.
        }
        [last-call] { $who ->
            [you] Vous avez terminé.
           *[other] { $name } a terminé.
        }
       *[other] { $who ->
            [you] Vous passez.
           *[other] { $name } passe.
        }
    }
log-buy =
    { $who ->
        [you] Vous achetez
       *[other] { $name } achète
    } : { $card }.
log-buy-drop =
    { $who ->
        [you] Vous achetez { $card } et abandonnez
       *[other] { $name } achète { $card } et abandonne
    } : { $drop }.
log-discard =
    { $who ->
        [you] Vous défaussez
       *[other] { $name } défausse
    } contre de l’or : { $card }.
log-gold =
    { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } de l’or.
log-donate =
    { $who ->
        [you] Vous payez 1 pièce d’or pour déplacer votre
       *[other] { $name } paie 1 pièce d’or pour déplacer le
    } pion Alignement.
log-return =
    { $who ->
        [you] Vous remettez
       *[other] { $name } remet
    } au Marché : { $card }.
log-use =
    { $who ->
        [you] Vous utilisez
       *[other] { $name } utilise
    } : { $card }.
log-use-as =
    { $who ->
        [you] Vous utilisez
       *[other] { $name } utilise
    } { $card } comme { $as }.
log-reveal =
    { $who ->
        [you] Vous révélez
       *[other] { $name } révèle
    } la première carte de la pioche.
log-exchange-bag =
    { $who ->
        [you] Vous échangez
       *[other] { $name } échange
    } un dé avec le sac, { $space } : { $die }.
log-exchange-center =
    { $who ->
        [you] Vous échangez
       *[other] { $name } échange
    } un dé avec la carte Initiative { $card }, { $space } : { $die }.
log-turn =
    { $who ->
        [you] Vous retournez
       *[other] { $name } retourne
    } le dé de la carte Initiative { $card } : { $die }.
log-move =
    { $who ->
        [you] Vous déplacez
       *[other] { $name } déplace
    } un dé en { $row } : { $die }.
log-refresh =
    { $who ->
        [you] Vous restaurez
       *[other] { $name } restaure
    } : { $card }.
log-drop =
    { $who ->
        [you] Vous abandonnez
       *[other] { $name } abandonne
    } : { $card }.
log-undone =
    { $who ->
        [you] Vous annulez votre dernier
       *[other] { $name } reprend un
    } coup.
