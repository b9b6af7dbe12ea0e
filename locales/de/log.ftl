### The log of a game in sentences. $name is a player, $die a die with its value, $card a card.

log-phase = Runde { $round } · { $phase }
log-empty = Noch ist nichts passiert.
log-continued = Das Spiel geht von hier an weiter.

## Chance

log-start = { $seat } ist Startspieler.
log-drawn = { $name } zieht einen Würfel: { $color }.
log-rolled = { $name } wirft: { $dice }.
log-revealed = Neu im Markt: { $cards }.
log-discarded = Auf den Ablagestapel: { $cards }.
log-trashed = Auf den Müllstapel: { $cards }.
log-dealt-backstory = { $name } erhält die Vorgeschichte { $backstory }.
log-dealt-alignment = { $name } erhält die Gesinnung { $alignment }.
log-enemy = Der gegnerische Würfel zeigt { $value }.

## Moves

log-race = { $name } wählt das Volk { $race }.
log-class = { $name } wählt die Klasse { $class }.
log-order = { $name } ordnet die gleichen Würfel: { $dice }.
log-take = { $name } nimmt Initiativekarte { $card } ({ $die }).
log-place = { $name } platziert einen Würfel in { $row }: { $die }.
log-place-starting = { $name } platziert einen Startwürfel in { $row }: { $die }.
log-flip = { $name } dreht einen Würfel um, { $space }: nun { $die }.
log-swap = { $name } tauscht { $one } gegen { $two }.
log-raise = { $name } erhöht einen Würfel, { $space }: nun { $die }.
log-lower = { $name } senkt einen Würfel, { $space }: nun { $die }.
log-reroll = { $name } wirft die { $die } neu: { $space }.
log-reroll-center = { $name } wirft die Würfel der Initiativekarten { $cards } neu.
log-keep = { $name } behält { $value }.
log-align = { $name } versetzt den Gesinnungsmarker: { $direction }.
log-charisma = { $name } nimmt einen Charismamarker.
log-pass =
    { $prompt ->
        [market] { $name } beendet den Zug.
        [last-call] { $name } ist fertig.
       *[other] { $name } passt.
    }
log-buy = { $name } kauft: { $card }.
log-buy-drop = { $name } kauft { $card } und legt ab: { $drop }.
log-discard = { $name } wirft für Gold ab: { $card }.
log-gold = { $name } nimmt Gold.
log-donate = { $name } zahlt 1 Gold, um den Gesinnungsmarker zu versetzen.
log-return = { $name } legt in den Markt zurück: { $card }.
log-use = { $name } nutzt: { $card }.
log-use-as = { $name } nutzt { $card } als { $as }.
log-reveal = { $name } deckt die oberste Karte des Stapels auf.
log-exchange-bag = { $name } tauscht einen Würfel mit dem Beutel, { $space }: nun { $die }.
log-exchange-center = { $name } tauscht einen Würfel mit Initiativekarte { $card }, { $space }: nun { $die }.
log-turn = { $name } dreht den Würfel auf Initiativekarte { $card } um: nun { $die }.
log-move = { $name } versetzt einen Würfel in die Reihe { $row }: { $die }.
log-refresh = { $name } reaktiviert: { $card }.
log-drop = { $name } legt ab: { $card }.
log-undone = { $name } nimmt einen Spielzug zurück.
