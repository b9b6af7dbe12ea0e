### The log of a game in sentences. $name is a player, $die a die with its value, $card a card.
### $who is [you] where the reader is that player; the page names everybody.

log-phase = Γύρος { $round } · { $phase }
log-empty = Δεν έχει γίνει τίποτα ακόμη.
log-continued = Η παρτίδα συνεχίζεται από εδώ.

## Chance

log-start =
    { $who ->
        [you] Είστε ο Πρώτος Παίκτης
       *[other] Πρώτος Παίκτης: { $seat }
    }.
log-drawn =
    { $who ->
        [you] Τραβάτε
       *[other] { $name } τραβά
    } ζάρι: { $color }.
log-rolled =
    { $who ->
        [you] Ρίχνετε
       *[other] { $name } ρίχνει
    }: { $dice }.
log-revealed = Στην Αγορά: { $cards }.
log-discarded = Στη στοίβα ξεσκαρταρίσματος: { $cards }.
log-trashed = Στη στοίβα αφαίρεσης: { $cards }.
log-dealt-backstory =
    { $who ->
        [you] Παίρνετε
       *[other] { $name } παίρνει
    } το Ιστορικό { $backstory }.
log-dealt-alignment =
    { $who ->
        [you] Παίρνετε
       *[other] { $name } παίρνει
    } την Ηθική { $alignment }.
log-enemy = Το αντίπαλο ζάρι δείχνει { $value }.

## Moves

log-race =
    { $who ->
        [you] Διαλέγετε
       *[other] { $name } διαλέγει
    } τη Φυλή { $race }.
log-class =
    { $who ->
        [you] Διαλέγετε
       *[other] { $name } διαλέγει
    } την Κλάση { $class }.
log-order =
    { $who ->
        [you] Βάζετε
       *[other] { $name } βάζει
    } σε σειρά τα ίσα ζάρια: { $dice }.
log-take =
    { $who ->
        [you] Παίρνετε
       *[other] { $name } παίρνει
    } την κάρτα Σειράς { $card } ({ $die }).
log-place =
    { $who ->
        [you] Τοποθετείτε
       *[other] { $name } τοποθετεί
    } ζάρι, { $row }: { $die }.
log-place-starting =
    { $who ->
        [you] Τοποθετείτε
       *[other] { $name } τοποθετεί
    } αρχικό ζάρι, { $row }: { $die }.
log-flip =
    { $who ->
        [you] Γυρίζετε
       *[other] { $name } γυρίζει
    } ζάρι, { $space }: τώρα { $die }.
log-swap =
    { $who ->
        [you] Ανταλλάσσετε
       *[other] { $name } ανταλλάσσει
    } { $one } με { $two }.
log-raise =
    { $who ->
        [you] Αυξάνετε
       *[other] { $name } αυξάνει
    } ζάρι, { $space }: τώρα { $die }.
log-lower =
    { $who ->
        [you] Μειώνετε
       *[other] { $name } μειώνει
    } ζάρι, { $space }: τώρα { $die }.
log-reroll =
    { $who ->
        [you] Ρίχνετε
       *[other] { $name } ρίχνει
    } ξανά το { $die } ({ $space }).
log-reroll-center =
    { $who ->
        [you] Ρίχνετε
       *[other] { $name } ρίχνει
    } ξανά τα ζάρια στις κάρτες Σειράς { $cards }.
log-keep =
    { $who ->
        [you] Κρατάτε
       *[other] { $name } κρατά
    } { $value }.
log-align =
    { $who ->
        [you] Μετακινείτε τον δείκτη Ηθικής σας
       *[other] { $name } μετακινεί τον δείκτη Ηθικής
    }: { $direction }.
log-charisma =
    { $who ->
        [you] Παίρνετε
       *[other] { $name } παίρνει
    } δείκτη Χαρίσματος.
log-pass =
    { $prompt ->
        [market] { $who ->
            [you] Τελειώνετε τη σειρά σας.
           *[other] { $name }: τέλος σειράς.
        }
        [last-call] { $who ->
            [you] Ολοκληρώσατε.
           *[other] { $name }: ολοκλήρωση.
        }
       *[other] { $who ->
            [you] Παραλείπετε.
           *[other] { $name } παραλείπει.
        }
    }
log-buy =
    { $who ->
        [you] Αγοράζετε
       *[other] { $name } αγοράζει
    }: { $card }.
log-buy-drop =
    { $who ->
        [you] Αγοράζετε { $card } και απορρίπτετε
       *[other] { $name } αγοράζει { $card } και απορρίπτει
    }: { $drop }.
log-discard =
    { $who ->
        [you] Ξεσκαρτάρετε
       *[other] { $name } ξεσκαρτάρει
    } για Χρυσά νομίσματα: { $card }.
log-gold =
    { $who ->
        [you] Παίρνετε
       *[other] { $name } παίρνει
    } Χρυσά νομίσματα.
log-donate =
    { $who ->
        [you] Πληρώνετε 1 Χρυσό νόμισμα για να μετακινήσετε τον δείκτη Ηθικής σας
       *[other] { $name } πληρώνει 1 Χρυσό νόμισμα για να μετακινήσει τον δείκτη Ηθικής
    }.
log-return =
    { $who ->
        [you] Επιστρέφετε
       *[other] { $name } επιστρέφει
    } στην Αγορά: { $card }.
log-use =
    { $who ->
        [you] Χρησιμοποιείτε
       *[other] { $name } χρησιμοποιεί
    }: { $card }.
log-use-as =
    { $who ->
        [you] Χρησιμοποιείτε
       *[other] { $name } χρησιμοποιεί
    }: { $card } ως { $as }.
log-reveal =
    { $who ->
        [you] Ανοίγετε
       *[other] { $name } ανοίγει
    } την πρώτη κάρτα της τράπουλας.
log-exchange-bag =
    { $who ->
        [you] Αντικαθιστάτε
       *[other] { $name } αντικαθιστά
    } ζάρι με το σακούλι, { $space }: τώρα { $die }.
log-exchange-center =
    { $who ->
        [you] Αντικαθιστάτε
       *[other] { $name } αντικαθιστά
    } ζάρι με την κάρτα Σειράς { $card }, { $space }: τώρα { $die }.
log-turn =
    { $who ->
        [you] Γυρίζετε
       *[other] { $name } γυρίζει
    } το ζάρι στην κάρτα Σειράς { $card }: τώρα { $die }.
log-move =
    { $who ->
        [you] Μετακινείτε
       *[other] { $name } μετακινεί
    } ζάρι, { $row }: { $die }.
log-refresh =
    { $who ->
        [you] Ανανεώνετε
       *[other] { $name } ανανεώνει
    }: { $card }.
log-drop =
    { $who ->
        [you] Απορρίπτετε
       *[other] { $name } απορρίπτει
    }: { $card }.
log-undone =
    { $who ->
        [you] Αναιρείτε την τελευταία σας
       *[other] { $name } αναιρεί μια
    } κίνηση.
