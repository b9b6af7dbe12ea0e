### The log of a game in sentences. $name is a player, $die a die with its value, $card a card.

log-phase = Γύρος { $round } · { $phase }
log-empty = Δεν έχει γίνει τίποτα ακόμη.
log-continued = Η παρτίδα συνεχίζεται από εδώ.

## Chance

log-start = Πρώτος Παίκτης: { $seat }.
log-drawn = { $name } τραβά ζάρι: { $color }.
log-rolled = { $name } ρίχνει: { $dice }.
log-revealed = Στην Αγορά: { $cards }.
log-discarded = Στη στοίβα ξεσκαρταρίσματος: { $cards }.
log-trashed = Στη στοίβα αφαίρεσης: { $cards }.
log-dealt-backstory = { $name } παίρνει το Ιστορικό { $backstory }.
log-dealt-alignment = { $name } παίρνει την Ηθική { $alignment }.
log-enemy = Το αντίπαλο ζάρι δείχνει { $value }.

## Moves

log-race = { $name } διαλέγει τη Φυλή { $race }.
log-class = { $name } διαλέγει την Κλάση { $class }.
log-order = { $name } βάζει σε σειρά τα ίσα ζάρια: { $dice }.
log-take = { $name } παίρνει την κάρτα Σειράς { $card } ({ $die }).
log-place = { $name } τοποθετεί ζάρι, { $row }: { $die }.
log-place-starting = { $name } τοποθετεί αρχικό ζάρι, { $row }: { $die }.
log-flip = { $name } γυρίζει ζάρι, { $space }: τώρα { $die }.
log-swap = { $name } ανταλλάσσει { $one } με { $two }.
log-raise = { $name } αυξάνει ζάρι, { $space }: τώρα { $die }.
log-lower = { $name } μειώνει ζάρι, { $space }: τώρα { $die }.
log-reroll = { $name } ρίχνει ξανά το { $die } ({ $space }).
log-reroll-center = { $name } ρίχνει ξανά τα ζάρια στις κάρτες Σειράς { $cards }.
log-keep = { $name } κρατά { $value }.
log-align = { $name } μετακινεί τον δείκτη Ηθικής: { $direction }.
log-charisma = { $name } παίρνει δείκτη Χαρίσματος.
log-pass =
    { $prompt ->
        [market] { $name }: τέλος σειράς.
        [last-call] { $name }: ολοκλήρωση.
       *[other] { $name }: πάσο.
    }
log-buy = { $name } αγοράζει: { $card }.
log-buy-drop = { $name } αγοράζει { $card } και αφήνει: { $drop }.
log-discard = { $name } ξεσκαρτάρει για Χρυσά νομίσματα: { $card }.
log-gold = { $name } παίρνει Χρυσά νομίσματα.
log-donate = { $name } πληρώνει 1 Χρυσό νόμισμα για να μετακινήσει τον δείκτη Ηθικής.
log-return = { $name } επιστρέφει στην Αγορά: { $card }.
log-use = { $name } χρησιμοποιεί: { $card }.
log-use-as = { $name } χρησιμοποιεί: { $card } ως { $as }.
log-reveal = { $name } ανοίγει την πρώτη κάρτα της τράπουλας.
log-exchange-bag = { $name } αντικαθιστά ζάρι με το σακούλι, { $space }: τώρα { $die }.
log-exchange-center = { $name } αντικαθιστά ζάρι με την κάρτα Σειράς { $card }, { $space }: τώρα { $die }.
log-turn = { $name } γυρίζει το ζάρι στην κάρτα Σειράς { $card }: τώρα { $die }.
log-move = { $name } μετακινεί ζάρι, { $row }: { $die }.
log-refresh = { $name } ανανεώνει: { $card }.
log-drop = { $name } απορρίπτει: { $card }.
log-undone = { $name } αναιρεί μια κίνηση.
