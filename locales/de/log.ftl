### The log of a game in sentences. $name is a player, $die a die with its value, $card a card.
### $who is [you] where the reader is that player; the page names everybody.

log-phase = Runde { $round } · { $phase }
log-empty = Noch ist nichts passiert.
log-continued = Das Spiel geht von hier an weiter.

## Chance

log-start =
    { $who ->
        [you] Du bist
       *[other] { $seat } ist
    } Startspieler.
log-drawn =
    { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
    } einen Würfel: { $color }.
log-rolled =
    { $who ->
        [you] Du wirfst
       *[other] { $name } wirft
    }: { $dice }.
log-revealed = Neu im Markt: { $cards }.
log-discarded = Auf den Ablagestapel: { $cards }.
log-trashed = Auf den Müllstapel: { $cards }.
log-dealt-backstory =
    { $who ->
        [you] Du erhältst
       *[other] { $name } erhält
    } die Vorgeschichte { $backstory }.
log-dealt-alignment =
    { $who ->
        [you] Du erhältst
       *[other] { $name } erhält
    } die Gesinnung { $alignment }.
log-enemy = Der gegnerische Würfel zeigt { $value }.

## Moves

log-race =
    { $who ->
        [you] Du wählst
       *[other] { $name } wählt
    } das Volk { $race }.
log-class =
    { $who ->
        [you] Du wählst
       *[other] { $name } wählt
    } die Klasse { $class }.
log-order =
    { $who ->
        [you] Du ordnest
       *[other] { $name } ordnet
    } die gleichen Würfel: { $dice }.
log-take =
    { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } Initiativekarte { $card } ({ $die }).
log-place =
    { $who ->
        [you] Du platzierst
       *[other] { $name } platziert
    } einen Würfel in { $row }: { $die }.
log-place-starting =
    { $who ->
        [you] Du platzierst
       *[other] { $name } platziert
    } einen Startwürfel in { $row }: { $die }.
log-flip =
    { $who ->
        [you] Du drehst
       *[other] { $name } dreht
    } einen Würfel um, { $space }: nun { $die }.
log-swap =
    { $who ->
        [you] Du tauschst
       *[other] { $name } tauscht
    } { $one } gegen { $two }.
log-raise =
    { $who ->
        [you] Du erhöhst
       *[other] { $name } erhöht
    } einen Würfel, { $space }: nun { $die }.
log-lower =
    { $who ->
        [you] Du senkst
       *[other] { $name } senkt
    } einen Würfel, { $space }: nun { $die }.
log-reroll =
    { $who ->
        [you] Du wirfst
       *[other] { $name } wirft
    } die { $die } neu: { $space }.
log-reroll-center =
    { $who ->
        [you] Du wirfst
       *[other] { $name } wirft
    } die Würfel der Initiativekarten { $cards } neu.
log-keep =
    { $who ->
        [you] Du behältst
       *[other] { $name } behält
    } { $value }.
log-align =
    { $who ->
        [you] Du versetzt deinen
       *[other] { $name } versetzt den
    } Gesinnungsmarker: { $direction }.
log-charisma =
    { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } einen Charismamarker.
log-pass =
    { $prompt ->
        [market] { $who ->
            [you] Du beendest deinen Zug.
           *[other] { $name } beendet den Zug.
        }
        [last-call] { $who ->
            [you] Du bist fertig.
           *[other] { $name } ist fertig.
        }
       *[other] { $who ->
            [you] Du überspringst.
           *[other] { $name } überspringt.
        }
    }
log-buy =
    { $who ->
        [you] Du kaufst
       *[other] { $name } kauft
    }: { $card }.
log-buy-drop =
    { $who ->
        [you] Du kaufst:
       *[other] { $name } kauft:
    } { $card }. Dafür abgelegt: { $drop }.
log-discard =
    { $who ->
        [you] Du wirfst
       *[other] { $name } wirft
    } für Gold ab: { $card }.
log-gold =
    { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } Gold.
log-donate =
    { $who ->
        [you] Du zahlst 1 Gold, um deinen
       *[other] { $name } zahlt 1 Gold, um den
    } Gesinnungsmarker zu versetzen.
log-return =
    { $who ->
        [you] Du legst
       *[other] { $name } legt
    } in den Markt zurück: { $card }.
log-use =
    { $who ->
        [you] Du nutzt
       *[other] { $name } nutzt
    }: { $card }.
log-use-as =
    { $who ->
        [you] Du nutzt
       *[other] { $name } nutzt
    } { $card } als { $as }.
log-reveal =
    { $who ->
        [you] Du deckst
       *[other] { $name } deckt
    } die oberste Karte des Stapels auf.
log-exchange-bag =
    { $who ->
        [you] Du tauschst
       *[other] { $name } tauscht
    } einen Würfel mit dem Beutel, { $space }: nun { $die }.
log-exchange-center =
    { $who ->
        [you] Du tauschst
       *[other] { $name } tauscht
    } einen Würfel mit Initiativekarte { $card }, { $space }: nun { $die }.
log-turn =
    { $who ->
        [you] Du drehst
       *[other] { $name } dreht
    } den Würfel auf Initiativekarte { $card } um: nun { $die }.
log-move =
    { $who ->
        [you] Du versetzt
       *[other] { $name } versetzt
    } einen Würfel in die Reihe { $row }: { $die }.
log-refresh =
    { $who ->
        [you] Du reaktivierst
       *[other] { $name } reaktiviert
    }: { $card }.
log-drop =
    { $who ->
        [you] Du legst
       *[other] { $name } legt
    } ab: { $card }.
log-undone =
    { $who ->
        [you] Du nimmst deinen letzten
       *[other] { $name } nimmt einen
    } Spielzug zurück.
