### The words of the page: lobby, table, settings. The terms of the game are in cards.ftl.

## General

close = Κλείσιμο
cancel = Άκυρο
back = Πίσω
none = Τίποτα
auto = Αυτόματα
settings = Ρυθμίσεις
to-home = Στην αρχική σελίδα
default-name = Παίκτης
guest = Επισκέπτης
players = Παίκτες
bot = Μποτ
unofficial = Μια ανοιχτή, ανεπίσημη ψηφιακή έκδοση του επιτραπέζιου Roll Player της Thunderworks Games. Όλα τα κείμενα και τα σχέδια εδώ είναι δικά μας.

## Start page

home-title = Φτιάξτε τον ήρωα. Το μπουντρούμι αφήστε το σε άλλους.
home-text = Διαλέξτε ζάρια, τοποθετήστε τα σε έξι Στατιστικά και εξοπλίστε τον ήρωά σας στην Αγορά. Για έναν έως τέσσερις παίκτες: μόνοι σας, σε μία οθόνη ή διαδικτυακά με φίλους.
home-learn = Μάθετε παίζοντας
home-learn-text = Ένα παιχνίδι με οδηγό, περίπου δέκα λεπτά
new-game = Νέο παιχνίδι
your-name = Το όνομά σας
way-solo = Ατομικό Παιχνίδι
way-solo-text = Δώδεκα γύροι: πόσο ψηλά θα ανεβείτε;
way-bots = Με αντίπαλο μποτ
way-bots-text = Παιχνίδι για δύο, αμέσως.
way-screen = Σε αυτή την οθόνη
way-screen-text = Δύο άτομα παίζουν εδώ με τη σειρά.
way-online = Με φίλο στο διαδίκτυο
way-online-text = Σύνδεσμος ή κωδικός QR για αποστολή.
more-options = Παίκτες, μποτ, κανόνες και παραλλαγές
my-games = Τα παιχνίδια μου
open-tables = Ανοιχτά τραπέζια
forget = Αφαίρεση από τη λίστα
forget-title = Να αφαιρεθεί αυτό το παιχνίδι από τη λίστα;
forget-text = Το παιχνίδι δεν έχει τελειώσει: { $names }. Κρατάτε τη θέση σας: ο σύνδεσμος του τραπεζιού σας φέρνει πίσω.
forget-done = Αφαιρέθηκε: { $names }
waiting-players = Αναμονή για παίκτες
your-turn = Η σειρά σας
turn-of = Σειρά: { $name }
round-of = Γύρος { $round } από { $rounds }
finished-games = Τελειωμένα παιχνίδια
show-all = Εμφάνιση όλων ({ $count })
game-won = Νικήσατε: { $stars }
game-lost = Νίκη: { $names }, { $stars }. Εσείς: { $own }
game-won-by = Νίκη: { $names }, { $stars }
game-solo = { $rank }: { $stars }
game-closed = Έκλεισε πριν από το τέλος
with-players = Με: { $names }
just-now = μόλις τώρα

## Options of a new game

rules = Κανόνες
variants = Παραλλαγές
further = Επιπλέον
seat = Θέση παίκτη
seat-number = Θέση παίκτη { $number }
seat-any = Οποιαδήποτε ελεύθερη θέση
seat-me = Σε αυτή την οθόνη
seat-invite = Με σύνδεσμο
seat-invite-text = Θα λάβετε σύνδεσμο για αποστολή.
seat-open = Ελεύθερη θέση
player-number = Παίκτης { $number }
bot-level = Επίπεδο του μποτ
bot-random = Τυχαίος
bot-apprentice = Μαθητευόμενος
bot-novice = Αρχάριος
bot-adept = Προχωρημένος
bot-expert = Ειδικός
bot-hero = Δεξιοτέχνης
bot-champion = Πρωταθλητής
bot-random-text = Παίζει οποιαδήποτε επιτρεπτή κίνηση, μόνο για δοκιμή.
bot-apprentice-text = Για τα πρώτα σας παιχνίδια: γεμίζει τα Στατιστικά του και αφήνει τα υπόλοιπα στην τύχη.
bot-novice-text = Όταν ξέρετε τους κανόνες: μετρά κάθε Αστέρι, αλλά βλέπει μόνο το ζάρι στο χέρι του.
bot-adept-text = Ύστερα από μερικά παιχνίδια: σκέφτεται ολόκληρη τη σειρά του.
bot-expert-text = Δύσκολος αντίπαλος: ξέρει τι αποδίδει μακροπρόθεσμα.
bot-hero-text = Πολύ δυνατός: σκέφτεται τρεις γύρους μπροστά.
bot-champion-text = Ο δυνατότερος: σκέφτεται τρεις γύρους μπροστά, προσέχει τους άλλους και παίζει για τη νίκη.
bot-choice = { $name }, σόλο ~{ $stars } ★
bot-rating = Βαθμολογία { $rating } ± { $error }· ο Αρχάριος έχει 1000.
bot-with-character = { $bot } · { $character }
character = Στιλ παιχνιδιού
character-none = Χωρίς προτίμηση
character-collector = Συλλέκτης
character-collector-text = Αγοράζει κάθε κάρτα που μπορεί να πληρώσει, κυρίως σετ Πανοπλίας.
character-zealot = Ζηλωτής
character-zealot-text = Θέλει πάση θυσία την καλύτερη θέση της κάρτας Ηθικής του.
character-gambler = Τζογαδόρος
character-gambler-text = Προτιμά να ξαναρίχνει παρά να παίζει με ασφάλεια και λατρεύει το όλα ή τίποτα.
public = Εμφάνιση του τραπεζιού σε όλους
public-text = Όποιος χρησιμοποιεί αυτόν τον διακομιστή μπορεί να πάρει μια ελεύθερη θέση.
hints-allow = Να επιτρέπονται συμβουλές
hints-allow-text = Όλοι στο τραπέζι μπορούν να ρωτούν ποιες κινήσεις είναι καλές.
seed = Δικός σας σπόρος τύχης
seed-random = Τυχαίος
seed-text = Ίδιος σπόρος και ίδιες κινήσεις δίνουν ίδια ζάρια. Αφήστε το κενό για δίκαιο παιχνίδι.
pack = Πακέτο καρτών
pack-choose = Επιλογή αρχείου
pack-none = Δεν έχει επιλεγεί αρχείο
pack-text = Ένα αρχείο που αλλάζει κάρτες, π.χ. ώστε να ταιριάζουν με το δικό σας κουτί.
begin = Έναρξη

## Joining and inviting

join = Πάρτε θέση
join-title = Σας προσκάλεσαν σε παιχνίδι
join-by = Πρόσκληση σε παιχνίδι από: { $name }
join-what = Τι θα παίξετε
join-learn = Πρώτη φορά; Μάθετε παίζοντας, σε περίπου δέκα λεπτά.
seat-kept = Κρατημένη για παίκτη του προηγούμενου παιχνιδιού
own-cards = Πακέτο καρτών
pace-slow = Σε διάστημα ημερών
practice-dice = Ζάρια εξάσκησης
practice-dice-text = Όποιος άνοιξε το τραπέζι διάλεξε τον σπόρο και μπορεί να προβλέψει κάθε ζαριά.
join-seated = Έχετε ήδη θέση σε αυτό το τραπέζι. Αυτός ο σύνδεσμος είναι για τους άλλους.
join-my-seat = Στη θέση μου
join-another = Άλλη μια θέση σε αυτή τη συσκευή
watch-only = Μόνο παρακολούθηση
invite = Παίκτες και σύνδεσμοι
people = Σε αυτό το τραπέζι
invite-link = Σύνδεσμος για παίκτες
watch-link = Σύνδεσμος για θεατές
watching = Παρακολουθείτε
copy = Αντιγραφή
copied = Αντιγράφηκε
qr-label = Κωδικός QR του συνδέσμου για παίκτες
qr-text = Σαρώστε με κινητό για συμμετοχή.
away = λείπει
seat-choosing = διαλέγει
seat-ready = έτοιμο
propose-bot = Να παίξει μποτ
propose-undo = Αίτημα αναίρεσης της τελευταίας μου κίνησης
proposal-undo = Αίτημα από { $name }: αναίρεση μιας κίνησης.
proposal-bot = Να παίξει μποτ στη θέση του παίκτη { $name }; Επίπεδο: { $bot }.
proposal-recall = Να σταματήσει το μποτ να παίζει για { $name } και να περιμένουμε;
proposal-kick = Να δοθεί οριστικά σε μποτ η θέση του παίκτη { $name };
proposal-close = Να τελειώσει τώρα αυτή η παρτίδα;
proposal-begin = Να αρχίσουμε χωρίς το μερίδιο ζαριών του παίκτη { $name };
proposal-waiting = Αναμονή για { $count ->
        [one] ένα άτομο
       *[other] { $count } άτομα
    }
agree = Συμφωνώ
decline-proposal = Διαφωνώ
withdraw-proposal = Απόσυρση
proposal-undo-mine = Ζητήσατε να αναιρεθεί η τελευταία σας κίνηση.
proposal-undo-too = Αναιρείται και ό,τι έγινε μετά, μαζί και οι δικές σας κινήσεις.
my-seat = Η θέση μου
stand-in = μποτ αντικαθιστά
recall = Τέλος αντικατάστασης
kick = Πρόταση αντικατάστασης με μποτ
free-seat = Ελευθέρωση θέσης
mute = Σίγαση
unmute = Άρση σίγασης
resign = Παραίτηση από τη θέση μου
resign-title = Παραίτηση από τη θέση σας;
resign-text = Ένα μποτ θα παίξει τον ήρωά σας ως το τέλος. Δεν υπάρχει επιστροφή.
propose-close = Πρόταση λήξης του παιχνιδιού
close-table = Κλείσιμο τραπεζιού
close-table-title = Να κλείσει το τραπέζι;
close-table-text = Κανείς δεν θα μπορεί πια να παίξει εδώ. Η καταγραφή μένει.
table-closed = Το τραπέζι έκλεισε πριν από το τέλος του παιχνιδιού.
move-seat = Συνέχεια σε άλλη συσκευή
move-seat-text = Σαρώστε το με την άλλη συσκευή ή γράψτε εκεί τον κωδικό. Ισχύει μία φορά, για δέκα λεπτά· μετά αυτή η συσκευή μόνο παρακολουθεί.
move-seat-at = Ή ανοίξτε εκεί: { $address }.
qr-code = Κωδικός QR
seat-code = Κωδικός μίας χρήσης
take-seat = Συνέχεια παιχνιδιού εδώ
take-seat-text = Στην άλλη συσκευή ανοίξτε το παιχνίδι, μετά «Παίκτες και σύνδεσμοι», μετά «Συνέχεια σε άλλη συσκευή». Γράψτε τον κωδικό που δείχνει.
take-seat-go = Ανάληψη της θέσης μου
talk = Αντιδράσεις
talk-show = Εμφάνιση όσων λένε οι άλλοι
talk-allow = Να επιτρέπονται αντιδράσεις σε αυτό το τραπέζι
talk-off = Οι αντιδράσεις είναι απενεργοποιημένες.
said = { $name }: { $phrase }
say-smile = Χαμόγελο
say-laugh = Γέλιο
say-wow = Πω πω!
say-sad = Ωχ!
say-think = Χμ…
say-cheer = Μπράβο!
say-hello = Γεια!
say-good-luck = Καλή τύχη!
say-nice-move = Ωραία κίνηση!
say-thanks = Ευχαριστώ!
say-sorry = Συγγνώμη!
say-one-moment = Μια στιγμή, παρακαλώ.
say-your-turn = Σειρά σας!
say-well-played = Ωραίο παιχνίδι!
lobby-title = Περιμένουμε παίκτες
lobby-text = Στείλτε τον σύνδεσμο: το παιχνίδι ξεκινά μόλις πιαστούν όλες οι θέσεις.
lobby-guest = Το παιχνίδι ξεκινά μόλις πιαστούν όλες οι θέσεις.
lobby-shares = Κάθε σελίδα προσθέτει το μερίδιό της στα ζάρια…
lobby-begin = Έναρξη χωρίς το μερίδιο: { $name }
lobby-here = εδώ
share-link = Αποστολή συνδέσμου
rematch-by = Πρόταση για ρεβάνς: { $name }.
rematch-accept = Αποδοχή ρεβάνς
dice-fair = Δίκαια ζάρια
dice-shared = Η σελίδα κάθε παίκτη και ο διακομιστής όρισαν το μέρος τους από τα ζάρια πριν από την πρώτη ζαριά. Κανείς δεν μπορούσε να τα προβλέψει ή να τα επηρεάσει.
dice-server = Ο διακομιστής όρισε τα ζάρια πριν από την πρώτη ζαριά και δημοσίευσε το αποτύπωμά τους.
dice-check = Έλεγχος των ζαριών
dice-later = Μετά το τέλος, ο περιηγητής σας μπορεί να ελέγξει κάθε ζαριά.
dice-checking = Έλεγχος κάθε ζαριάς…
dice-true = Ο περιηγητής σας έλεγξε { $count } αποτελέσματα: όλα προκύπτουν από όσα ορίστηκαν πριν από την πρώτη ζαριά.
dice-broken-seed = Ο σπόρος του διακομιστή δεν είναι αυτός που υποσχέθηκε.
dice-broken-share = Το μερίδιο της θέσης { $number } δεν είναι αυτό που υποσχέθηκε.
dice-broken-draw = Το αποτέλεσμα { $number } δεν είναι αυτό που δίνει ο σπόρος.
dice-unknown = Τα ζάρια αυτού του παιχνιδιού δεν ελέγχονται εδώ: ήρθε ως καταγραφή ή δεν έχει τελειώσει.
dice = Ζάρια

## Problems

problem-not-found = Δεν υπάρχει τίποτα εδώ
problem-not-found-text = Ίσως ο σύνδεσμος είναι ελλιπής ή το παιχνίδι δεν υπάρχει πια.
problem-full = Το τραπέζι είναι γεμάτο
problem-full-text = Όλες οι θέσεις είναι πιασμένες. Μπορείτε να παρακολουθήσετε ή να ξεκινήσετε δικό σας παιχνίδι.
problem-offline = Ο διακομιστής δεν απαντά
problem-offline-text = Ελέγξτε τη σύνδεση και δοκιμάστε ξανά.
problem-other = Κάτι δεν πήγε καλά
problem-other-text = Ο διακομιστής δεν μπόρεσε να το κάνει.
connecting = Σύνδεση με το τραπέζι…
connection-lost = Η σύνδεση χάθηκε. Γίνεται επανασύνδεση… το παιχνίδι σας είναι ασφαλές.
refused = Η κίνηση δεν έγινε δεκτή
hint-refused = Χωρίς συμβουλή
why-not = Γιατί όχι;
why-mode = Ρωτήστε γιατί κάτι δεν επιτρέπεται

## Rules

rule-open = Κανόνας { $rule }
rule-title = Κανόνας { $rule }
rule-unknown = Θα βρείτε αυτόν τον κανόνα στη σελίδα των κανόνων.

## The table

views = Προβολές
tab-sheet = Καρτέλα
tab-market = Αγορά
tab-hero = Ήρωας
tab-score = Φήμη
tab-log = Καταγραφή
asked = Τι γίνεται τώρα
is-asked = παίζει τώρα
is-picked = επιλεγμένο
undo = Αναίρεση
log = Καταγραφή
results = Αποτέλεσμα
thinking = Το μποτ σκέφτεται…
since-turn = Από την τελευταία σας σειρά
since-turn-show = Δείτε ξανά στο ταμπλό τι έκαναν οι άλλοι
story-title = Η ιστορία σας
setup-drawn = Από το σακούλι: { $color }. Αυτές είναι οι Κλάσεις σε αυτό το χρώμα.
race-taken = την πήρε: { $name }
ask-named = { $name }: { $text }
setup-race = Η Φυλή σας: { $race }
setup-goals = Στόχοι και τα Αστέρια τους
row-far = Μόνο με τοποθέτηση ζαριών ο Στόχος δεν φτάνεται πια· ίσως με μια Ενέργεια.
row-failed = Η γραμμή είναι γεμάτη και χάνει τον Στόχο της· μια Ενέργεια ίσως το αλλάξει.
undo-none = Τίποτα για αναίρεση: καμία κίνηση μετά την τελευταία ρίψη ή τη σειρά άλλου.
sheet = Καρτέλα Χαρακτήρα
my-cards = Κάρτες του ήρωα
score-now = Φήμη ως τώρα
space-name = { $row } { $place }
die-on-sheet = το { $die } ({ $row })
space-label = { $row }, θέση { $place }: { $die }
space-empty = κενή
space-wish = Ιστορικό: { $color }
space-wish-met = Ιστορικό: { $color }, ταιριάζει
row-total =
    { $row }: { $total }, στόχος { $goal }, { $state ->
        [met] επιτεύχθηκε
        [far] ανέφικτος μόνο με τοποθέτηση
       *[open] ανοιχτός
    }
place-in = Τοποθέτηση: { $row }
goal-title = Στόχος Στατιστικού και τα Αστέρια Φήμης του
row-race = Φυλή: { $by }.
row-weapons = Στη βαθμολόγηση τα Όπλα μπορούν να προσθέσουν έως { $by }: το πολύ { $most }.
row-most = έως { $most }
no-modifier = χωρίς πλεονέκτημα ή ποινή
action-short-str = γύρισμα ζαριού
action-short-dex = ανταλλαγή δύο ζαριών
action-short-con = +1 ή −1 σε ζάρι
action-short-int = νέο ρίξιμο ζαριού
action-short-wis = μετακίνηση Ηθικής
action-short-cha = 1 Χρυσό νόμισμα φθηνότερα
does-flip = γυρίζει από { $from } σε { $to }
does-swap = ανταλλαγή
does-adjust = αύξηση ή μείωση
does-reroll = νέο ρίξιμο
does-exchange = αντικατάσταση
does-move = μετακίνηση σε άλλη γραμμή
does-raise = Αύξηση κατά 1: { $die }
does-lower = Μείωση κατά 1: { $die }
verb-flip = Γύρισμα
verb-swap = Ανταλλαγή
verb-adjust = Αύξηση ή μείωση
verb-reroll = Νέο ρίξιμο
verb-exchange = Αντικατάσταση
verb-move = Μετακίνηση
keep-value = Κρατήστε { $value } { $old ->
        [yes] (η παλιά τιμή)
       *[no] (νέα τιμή)
    }
keep-old = παλιά
align-up = Μία θέση πάνω, προς το καλό
align-down = Μία θέση κάτω, προς το κακό
align-left = Μία θέση αριστερά, προς τη νομιμότητα
align-right = Μία θέση δεξιά, προς το χάος
cell-label =
    { $cell }: { $value }{ $here ->
        [yes] , εδώ είναι ο δείκτης
       *[no] { "" }
    }
init-label = Κάρτα Σειράς { $card }: { $die }{ $gold ->
        [0] { "" }
        [one] , { $gold } Χρυσό νόμισμα
       *[other] , { $gold } Χρυσά νομίσματα
    }
init-held = Κάρτα Σειράς { $card }: την έχει { $name }
market-empty = Η Αγορά είναι άδεια.
buy-word = Αγοράστε
discard-word = Ξεσκαρτάρισμα
return-word = Πίσω στην Αγορά
use-word = Χρήση
refresh-word = Ανανέωση
buy-card = Αγοράστε: { $card }
discard-card = Ξεσκαρτάρισμα για Χρυσά νομίσματα: { $card }
return-card = Πίσω στην Αγορά: { $card }
use-card = Χρήση: { $card }
refresh-card = Ανανέωση: { $card }
drop-card = Απόρριψη: { $card }
too-dear =
    { $gold ->
        [one] λείπει { $gold } Χρυσό νόμισμα
       *[other] λείπουν { $gold } Χρυσά νομίσματα
    }
not-now = δεν γίνεται τώρα
piles = Σακούλι και στοίβες
pile-deck = Τράπουλα { $count }
pile-discard = Ξεσκαρταρισμένες { $count }
pile-bag = Σακούλι { $count }
pile-trash = Αφαιρεμένες { $count }
deck-note = Κανείς δεν ξέρει τη σειρά, αλλά όλοι βλέπουν τι απομένει.
deck-single = Κάρτες με μία τελεία, { $count }
deck-double = Κάρτες με δύο τελείες, { $count }
deck-mixed = Κάρτες, { $count }
drops-title = Δεν φτάνουν τα χέρια
drops-text = Για να κρατήσετε την κάρτα { $card }, απορρίψτε:
confirm-title = Αυτό δεν αναιρείται
confirm-yes = Ναι, συνέχεια
confirm-reveal = Να ανοιχτεί τώρα η πρώτη κάρτα;
confirm-drop = Απόρριψη: { $card }; Δεν παίρνετε τίποτα ως αντάλλαγμα.
confirm-pass = Ολοκλήρωση; Δεν θα μπορείτε να κάνετε άλλη κίνηση πριν από το Τελικό Σκοράρισμα.
skip = Παράλειψη
decline = Όχι, ευχαριστώ
end-turn = Τέλος σειράς
finish = Ολοκλήρωση
reroll-these = Νέο ρίξιμο: { $count ->
        [one] αυτό το ζάρι
       *[other] αυτά τα { $count } ζάρια
    }
do-charisma = Πάρτε δείκτη Χαρίσματος
do-gold = Πάρτε 2 Χρυσά νομίσματα
do-donate = Πληρώστε 1 Χρυσό νόμισμα: μετακίνηση Ηθικής
do-reveal = Άνοιγμα της πρώτης κάρτας
preview-says = Θα έδινε { $stars }, { $change }.

## Οι κινήσεις με το όνομά τους, για συμβουλές και αναλύσεις

move-race = Επιλογή Φυλής: { $race }
move-class = Επιλογή Κλάσης: { $class }
move-order = Σειρά των ίσων ζαριών: { $dice }
move-take = Επιλογή κάρτας Σειράς { $card } ({ $die })
move-place = Τοποθέτηση: το { $die } ({ $row })
move-flip = Γύρισμα του ζαριού ({ $space }) σε { $die }
move-swap = Ανταλλαγή: { $one } με { $two }
move-raise = Αύξηση του ζαριού ({ $space }) σε { $die }
move-lower = Μείωση του ζαριού ({ $space }) σε { $die }
move-reroll = Νέο ρίξιμο: { $die } ({ $space })
move-reroll-center = Νέο ρίξιμο των ζαριών στις κάρτες Σειράς { $cards }
move-keep = Διατήρηση της τιμής { $value }
move-buy-drop = Αγοράστε: { $card }, απόρριψη: { $drop }
move-use-as = Χρήση: { $card } ως { $as }
move-exchange = Αντικατάσταση του ζαριού ({ $space }) με { $die }
move-turn = Γύρισμα του ζαριού στην κάρτα Σειράς { $card } σε { $die }
move-move = Μετακίνηση: το { $die } ({ $row })
move-decline = Προσπέραση

## Συμβουλές

hint = Συμβουλή
hint-title = Καλές κινήσεις
hint-thinking = Υπολογίζεται μια συμβουλή…
hint-stars = { $stars } ± { $error } Αστέρια Φήμης
hint-stars-about = { $stars } Αστέρια Φήμης
hint-play = Παίξτε το
hint-numbers = Εμφάνιση αριθμών
hint-because-completes = Έτσι πετυχαίνετε τον Στόχο: { $row }.
hint-because-goals = Σας φέρνει πιο κοντά στους Στόχους σας.
hint-because-class-color = Έχετε περισσότερα ζάρια στο χρώμα της Κλάσης σας.
hint-because-alignment = Βελτιώνει την Ηθική σας.
hint-because-backstory = Ταιριάζει στο Ιστορικό σας.
hint-because-armor = Μεγαλώνει την Πανοπλία σας.
hint-because-traits = Αποδίδει με τα Χαρακτηριστικά σας.
hint-because-gold = Σας μένουν περισσότερα Χρυσά νομίσματα.
hint-because-later = Σας αφήνει καλύτερες επιλογές για τους επόμενους γύρους.
hint-because-pass = Οτιδήποτε άλλο μάλλον θα σας κόστιζε Αστέρια Φήμης.
hint-because-close = Η διαφορά είναι μικρή, αλλά αυτό φαίνεται το καλύτερο.
hint-first = { $difference } ± { $error } Αστέρια σε σύγκριση με τη δεύτερη κίνηση: { $why }
hint-other = { $difference } ± { $error } Αστέρια σε σύγκριση με την πρώτη κίνηση: { $why }
hint-first-exact = { $difference } Αστέρια σε σύγκριση με τη δεύτερη κίνηση: { $why }
hint-other-exact = { $difference } Αστέρια σε σύγκριση με την πρώτη κίνηση: { $why }
hint-too-close = πολύ μικρή διαφορά για να κριθεί
hint-first-same = Περίπου το ίδιο καλή με τη δεύτερη κίνηση.
hint-other-same = Περίπου το ίδιο καλή με την πρώτη κίνηση.
hint-no-line = καμία κατηγορία δεν ξεχωρίζει
hint-note = Αστέρια Φήμης στο τέλος, όπως τα περιμένει το μποτ «Δεξιοτέχνης»· ± είναι το περιθώριο σφάλματός του. Οι λόγοι προέρχονται από δοκιμαστικές παρτίδες που παίχτηκαν από εδώ.
part-later = Επόμενοι γύροι

## What the player has to do

ask-open-seats = Το παιχνίδι αρχίζει όταν πιαστούν όλες οι θέσεις.
ask-over = Το παιχνίδι τελείωσε.
ask-why = Πατήστε αυτό για το οποίο ρωτάτε: μια κάρτα, μια θέση, μια γραμμή ή ένα κουμπί.
ask-chance = Τα ζάρια κυλούν…
ask-waiting = Σειρά: { $name } – { $what }.
ask-race = Διαλέξτε τη Φυλή σας.
ask-class = Διαλέξτε την Κλάση σας.
ask-place-starting = Τοποθετήστε τα αρχικά ζάρια: διαλέξτε πρώτα ζάρι, μετά γραμμή.
ask-ready = Τα ζάρια σας τοποθετήθηκαν.
still-choosing = Διαλέγουν ακόμα: { $names }
ask-order = Αυτά τα ζάρια είναι ίσα. Πατήστε το ζάρι που πάει στην κάρτα { $card }.
ask-take = Πάρτε μια κάρτα Σειράς με το ζάρι της.
ask-place = Τοποθετήστε το ζάρι σε μια γραμμή.
ask-action = { $kinds }: εκτελέστε μία από αυτές τις ενέργειες.
ask-action-str = Δύναμη: γυρίστε ένα ζάρι σας στην απέναντι πλευρά.
ask-action-dex = Επιδεξιότητα: ανταλλάξτε δύο ζάρια σας.
ask-action-con = Κράση: αυξήστε ή μειώστε ένα ζάρι σας κατά 1.
ask-action-int = Ευφυΐα: ρίξτε ξανά ένα ζάρι σας.
ask-action-wis = Σοφία: μετακινήστε τον δείκτη Ηθικής σας μία θέση.
ask-action-cha = Χάρισμα: πάρτε έναν δείκτη Χαρίσματος.
ask-action-price =
    Κοστίζει { $gold ->
        [one] { $gold } Χρυσό νόμισμα
       *[other] { $gold } Χρυσά νομίσματα
    }.
ask-keep = Ποια τιμή κρατάτε;
ask-ability = { $card }: διαλέξτε τι κάνει ή προσπεράστε.
ask-return = Επιστρέψτε μια κάρτα από τη στοίβα ξεσκαρταρίσματος στην Αγορά ή προσπεράστε.
ask-market = Αγοράστε μια κάρτα ή ξεσκαρτάρετε μία για 2 Χρυσά νομίσματα.
ask-market-discard = Δεν μπορείτε να αγοράσετε τίποτα: ξεσκαρτάρετε μια κάρτα Αγοράς για 2 Χρυσά νομίσματα.
ask-market-friendly = Αγοράστε μια κάρτα Αγοράς ή πάρτε 2 Χρυσά νομίσματα.
ask-market-empty = Δεν υπάρχει τίποτα προς αγορά: πάρτε 2 Χρυσά νομίσματα.
ask-market-extra = Μπορείτε να αγοράσετε άλλη μία κάρτα ή να τελειώσετε τη σειρά σας.
ask-market-after = Μπορείτε ακόμη να χρησιμοποιήσετε μια Ικανότητα ή να τελειώσετε τη σειρά σας.
ask-offer-reveal = Ανοίξτε την πρώτη κάρτα της τράπουλας Αγοράς ή προσπεράστε.
ask-buy-revealed = Αγορά στο πλήρες κόστος ή προσπέραση: { $card };
ask-buy-discarded = Αγοράστε μια κάρτα από τη στοίβα ξεσκαρταρίσματος ή προσπεράστε.
ask-refresh = Ανανεώστε μια εξαντλημένη Ικανότητα ή προσπεράστε.
ask-last-call = Τελευταία ευκαιρία: χρησιμοποιήστε όρθιες Ικανότητες πριν από το σκοράρισμα ή ολοκληρώστε.
ask-then-space = Τώρα διαλέξτε το ζάρι με το οποίο θα ανταλλαγεί.
ask-then-die = Τώρα διαλέξτε ζάρι.
ask-then-row = Τώρα διαλέξτε γραμμή.
ask-then-color = Τώρα διαλέξτε χρώμα από το σακούλι.
ask-then-init = Τώρα διαλέξτε κάρτα Σειράς.
ask-then-value = Τώρα διαλέξτε τη νέα τιμή.
ask-then-drops = Ποια Όπλα απορρίπτετε;
ask-then-skill = Ποια Ικανότητα δανείζεστε;

## What others are doing (after the name)

do-race = επιλογή Φυλής
do-class = επιλογή Κλάσης
do-place-starting = τοποθέτηση αρχικών ζαριών
do-order = σειρά ίσων ζαριών
do-take = επιλογή κάρτας Σειράς
do-place = τοποθέτηση ζαριού
do-action = πιθανή Ενέργεια Στατιστικού
do-keep = επιλογή τιμής
do-ability = χρήση Ικανότητας
do-return = πιθανή επιστροφή κάρτας
do-market = στην Αγορά
do-offer-reveal = απόφαση για άνοιγμα κάρτας
do-buy-revealed = εξέταση ανοιγμένης κάρτας
do-buy-discarded = αναζήτηση στη στοίβα ξεσκαρταρίσματος
do-refresh = πιθανή ανανέωση Ικανότητας
do-last-call = τελευταία ευκαιρία

## Score lines

line-goal = { $row }: { $have }
line-color = { $count } × { $color }
line-backstory = { $name }: { $count } από 6
line-armor = { $set }: { $count }
line-larger = Ένα σετ μετράει ένα κομμάτι παραπάνω
line-gold = Χρυσά νομίσματα που έμειναν: { $count }

## End of the game

counting = Τελικό Σκοράρισμα…
end-tale = Η ιστορία ειπώθηκε
end-solo = { $rank }, με { $stars }
end-winner =
    { $count ->
        [one] Νίκη: { $names }
       *[other] Κοινή νίκη: { $names }
    }
end-dropped = { $name }: απόρριψη για περισσότερα Αστέρια Φήμης: { $cards }.
rank-next =
    { $count ->
        [one] Ακόμη { $count } Αστέρι Φήμης: { $rank }
       *[other] Ακόμη { $count } Αστέρια Φήμης: { $rank }
    }
hero-sheet = Φύλλο ήρωα: { $name }
earned-show = Δείτε αυτή τη στιγμή στην επανάληψη
earned-none = Καμία συγκεκριμένη κίνηση δεν μετράει για αυτή τη γραμμή.
look-table = Δείτε το τραπέζι
rematch = Ρεβάνς
to-rematch = Στη ρεβάνς
rematch-waits = Σας περιμένει μια ρεβάνς.
print = Εκτύπωση
download-record = Λήψη της καταγραφής
fair-hash = Δίκαια ζάρια: ο σπόρος είναι σταθερός· το αποτύπωμά του είναι { $hash }
fair-seed = Δίκαια ζάρια: ο σπόρος ήταν { $seed }
handover-title = Σειρά: { $name }
handover-text = Δώστε την οθόνη στον επόμενο παίκτη: { $name }.
handover-go = Είμαι εδώ

## Settings and keys

set-language = Γλώσσα
set-theme = Εμφάνιση
theme-light = Φωτεινό
theme-dark = Σκούρο
set-motion = Λιγότερη κίνηση
set-sound = Ήχοι
set-confirm = Επιβεβαίωση για ό,τι δεν αναιρείται
set-handover = Οθόνη παράδοσης όταν παίζουν πολλοί εδώ
help-title = Συντομεύσεις πληκτρολογίου
help-text = Ό,τι μπορείτε να επιλέξετε έχει περίγραμμα. Για τα υπόλοιπα, δεξί κλικ ή παρατεταμένο πάτημα δείχνει γιατί δεν γίνεται.
key-tab = από ομάδα σε ομάδα
key-arrows = μέσα στην ομάδα
key-enter = επιλογή
key-escape = ακύρωση επιλογής, κλείσιμο
key-skip = παράλειψη, προσπέραση, τέλος σειράς
key-adjust = αύξηση ή μείωση ζαριού
key-undo = αναίρεση
key-why = γιατί δεν γίνεται αυτό;
key-hint = συμβουλή: καλές κινήσεις και γιατί
key-seats = καρτέλα παίκτη
key-go = στην πρώτη επιλογή
key-log = καταγραφή
key-piles = σακούλι, τράπουλα και στοίβα ξεσκαρταρίσματος
key-help = αυτά τα πλήκτρα

## Πορτρέτα και κάρτες

portrait-unknown = Ένας ήρωας ακόμη άγνωστος
portrait-of = Πορτρέτο: { $who }
portrait-with = Πορτρέτο: { $who }· έχει { $cards }
look-choice = Εμφάνιση
look-a = Πρώτη εμφάνιση
look-b = Δεύτερη εμφάνιση
look-card = Δείτε: { $card }
armor-count = { $own } από { $all } κομμάτια: { $stars }
sources = Πηγές
credits = Πηγές εικόνων
credits-text = Τα πορτρέτα, τα ζάρια και το τραπέζι είναι δικά μας σχέδια. Τα σύμβολα στις κάρτες και στα φύλλα προέρχονται από το { $source }· τα στρογγυλέψαμε, τα χρωματίσαμε και τα σκιάσαμε.
credits-license = Άδεια: { $license }
credits-game = Το παιχνίδι
credits-game-text = Το Roll Player σχεδίασε ο Keith Matejka και το εκδίδει η Thunderworks Games. Αν σας αρέσει εδώ, θα σας αρέσει και στο τραπέζι σας.
credits-type = Γραμματοσειρές και κώδικας
credits-type-text = Alegreya και Alegreya Sans του Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License. Η σελίδα είναι φτιαγμένη με Svelte, Fluent και uqr.

## Τα μποτ και ο εχθρός

bot-name-borin = Μπόριν
bot-name-grusha = Γκρούσα
bot-name-ilvanor = Ιλβάνορ
bot-name-pip = Πιπ
bot-name-aldric = Άλντρικ
bot-name-zara = Ζάρα
bot-name-maren = Μάρεν
bot-name-tilly = Τίλι
enemy = Ο εχθρός
enemy-waits = Αν πάρετε την κάρτα 2 ή 3, ρίχνει το ζάρι του για μια κάρτα της Αγοράς.
enemy-shows = Το ζάρι του έδειξε τελευταία { $value }.
enemy-takes = Σκίζει την κάρτα { $card }.
enemy-warns = ο εχθρός ρίχνει το ζάρι του
set-beat = Ρυθμός των μποτ
beat-slow = Αργός
beat-normal = Κανονικός
beat-fast = Γρήγορος
beat-now = Αμέσως
