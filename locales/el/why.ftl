### Why something was refused. These messages declare every code there is, and its parameters: `why-CODE`;
### $seat is a player’s name, $card and $other card names, $attribute, $space and $die what they are called, $prompt a `first-` message.


## Whose turn it is, and what comes first

why-no-seat = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.
why-other-turn = Σειρά έχει: { $seat }.
why-other-effect = Περιμένετε να ολοκληρωθεί το αποτέλεσμα ({ $seat }).
why-other-last-call = Τώρα έχει την τελευταία ευκαιρία: { $seat }. Περιμένετε τη δική σας.
why-something-first = { $prompt }
why-chance-first = Περιμένετε πρώτα τα ζάρια ή τις κάρτες.
why-no-chance = Δεν υπάρχει κάτι να ριχτεί ή να τραβηχτεί. Σειρά έχει: { $seat }.
why-impossible-outcome = Αυτό δεν μπορεί να συμβεί τώρα· το παιχνίδι περιμένει «{ $chance }».
why-game-over = Το παιχνίδι τελείωσε.

## What comes first, by the kind of the prompt

first-race = Διαλέξτε πρώτα Φυλή.
first-class = Διαλέξτε πρώτα Κλάση.
first-place-starting = Τοποθετήστε πρώτα ένα αρχικό ζάρι.
first-order = Βάλτε πρώτα σε σειρά τα ίσα ζάρια.
first-take = Πάρτε πρώτα μια κάρτα Σειράς.
first-place = Τοποθετήστε πρώτα το ζάρι σας σε μια γραμμή.
first-action = Κάντε πρώτα την Ενέργεια Στατιστικού σας ή παραλείψτε την.
first-keep = Διαλέξτε πρώτα ποια τιμή θα κρατήσετε.
first-ability = Διαλέξτε πρώτα τι θα κάνει η Ικανότητά σας ή προσπεράστε.
first-return = Επιστρέψτε πρώτα μια κάρτα στην Αγορά ή προσπεράστε.
first-market = Είστε στην Αγορά: αγοράστε μια κάρτα ή ξεσκαρτάρετε μία για Χρυσά νομίσματα.
first-offer-reveal = Ανοίξτε πρώτα την πρώτη κάρτα της τράπουλας ή προσπεράστε.
first-buy-revealed = Αγοράστε πρώτα την κάρτα που ανοίχτηκε ή προσπεράστε.
first-buy-discarded = Αγοράστε πρώτα μια κάρτα από τη στοίβα ξεσκαρταρίσματος ή προσπεράστε.
first-refresh = Ανανεώστε πρώτα μια Ικανότητα ή προσπεράστε.
first-last-call = Είναι η τελευταία σας ευκαιρία: χρησιμοποιήστε Ικανότητες ή ολοκληρώστε.

## The right kind of move, with a target that will not do

why-not-a-choice = Αυτή η επιλογή δεν υπάρχει εδώ.
why-no-such-card = Δεν υπάρχει τέτοια κάρτα σε αυτό το παιχνίδι.
why-race-not-open = Αυτή η Φυλή δεν είναι διαθέσιμη: την έχει άλλος ή λείπει από αυτή την έκδοση.
why-class-not-open = Αυτή η Κλάση δεν είναι ανάμεσα σε όσες μπορείτε να διαλέξετε.
why-card-gone = Η κάρτα Σειράς { $number } δεν είναι στο κέντρο.
why-row-full = Δεν υπάρχει ελεύθερη θέση: { $attribute }.
why-not-starting-die = Δεν έχετε αρχικό ζάρι να τοποθετήσετε: { $die }.
why-value-not-rolled = Το { $value } δεν είναι τιμή που μπορείτε να κρατήσετε.
why-no-die = Δεν υπάρχει ζάρι στη θέση { $space }.
why-no-center-die = Δεν υπάρχει ζάρι στην κάρτα Σειράς { $number }.
why-same-dice = Αυτά τα δύο ζάρια είναι ίδια· η ανταλλαγή τους δεν αλλάζει τίποτα.
why-same-color = Διαλέξτε ζάρι άλλου χρώματος.
why-too-high = Ένα { $value } δεν μπορεί να αυξηθεί κατά { $by }.
why-too-low = Ένα { $value } δεν μπορεί να μειωθεί κατά { $by }.
why-leaves-grid = Ο δείκτης Ηθικής σας δεν μπορεί να βγει από το πλέγμα.

## The market

why-not-in-market = Η κάρτα { $card } δεν είναι στην Αγορά.
why-not-in-discard = Η κάρτα { $card } δεν είναι στη στοίβα ξεσκαρταρίσματος.
why-not-revealed = Η κάρτα { $card } δεν είναι αυτή που ανοίχτηκε.
why-purchase-made = Έχετε ήδη αγοράσει κάρτα ή πάρει Χρυσά νομίσματα σε αυτή τη σειρά.
why-too-dear =
    Η κάρτα { $card } κοστίζει { $price }· έχετε { $gold ->
        [one] { $gold } Χρυσό νόμισμα
       *[other] { $gold } Χρυσά νομίσματα
    }{ $tokens ->
        [0] .
        [one] {" "}και { $tokens } δείκτη Χαρίσματος.
       *[other] {" "}και { $tokens } δείκτες Χαρίσματος.
    }
why-hands-full = Με την κάρτα { $card } τα Όπλα σας θα έπιαναν πάνω από { $limit } χέρια· διαλέξτε τι θα απορρίψετε.
why-drops-too-much = Απορρίψτε μόνο όσα χρειάζεται για την κάρτα { $card }: έχετε { $limit } χέρια.
why-friendly-market = Στη φιλική Αγορά δεν ξεσκαρτάρεται κάρτα· πάρτε απλώς τα Χρυσά νομίσματα.

## Skills and drops

why-not-yours = Δεν έχετε την κάρτα { $card }.
why-in-setup = Στην Προετοιμασία δεν χρησιμοποιείτε Ικανότητες ούτε απορρίπτετε Όπλα.
why-not-a-weapon = Η κάρτα { $card } δεν είναι Όπλο· μόνο Όπλα απορρίπτονται.
why-not-a-skill = Η κάρτα { $card } δεν είναι Ικανότητα.
why-exhausted = Η Ικανότητα { $card } είναι εξαντλημένη.
why-not-exhausted = Η Ικανότητα { $card } δεν είναι εξαντλημένη.
why-next-round = Η Ικανότητα { $card } μόλις ανανεώθηκε· χρησιμοποιείται από τον επόμενο γύρο.
why-arrow-blocked = Η κάρτα { $card } θα έβγαζε τον δείκτη Ηθικής σας από το πλέγμα.
why-only-dice-turn = Η κάρτα { $card } χρησιμοποιείται μόνο πριν πάρετε κάρτα Σειράς.
why-only-market-turn = Η κάρτα { $card } χρησιμοποιείται μόνο στη σειρά σας στη Φάση Αγοράς.
why-name-a-skill = Διαλέξτε την Ικανότητα που δανείζεται η κάρτα { $card }.
why-nothing-to-borrow = Κανείς άλλος δεν έχει Ικανότητα που να μπορεί να δανειστεί η κάρτα { $card }.
why-cannot-borrow = Η κάρτα { $card } δεν μπορεί να χρησιμοποιηθεί ως { $other }.

## Options of a game

why-bad-players = Παίζουν 1 έως 4 παίκτες, όχι { $number }.
why-unknown-edition = Δεν υπάρχει έκδοση «{ $text }»· διαλέξτε από: { $known }.
why-unknown-variant = Δεν υπάρχει παραλλαγή «{ $text }»· διαλέξτε από: { $known }.
why-unknown-classes = Οι Κλάσεις δεν δίνονται «{ $text }»· διαλέξτε από: { $known }.
why-unknown-rules = Δεν υπάρχει έκδοση «{ $text }» των κανόνων· διαλέξτε από: { $known }.

## The server: tables and seats

why-no-such-address = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
why-no-such-table = Δεν υπάρχει τέτοιο τραπέζι.
why-no-such-invitation = Δεν υπάρχει τέτοια πρόσκληση.
why-no-such-event = Αυτή η παρτίδα έχει γεγονότα από 0 έως { $number }.
why-no-such-moment = Η παρτίδα συνεχίζεται από τα γεγονότα 0 έως { $number }.
why-table-full = Όλες οι θέσεις σε αυτό το τραπέζι είναι πιασμένες.
why-too-many-viewers = Πολλοί παρακολουθούν αυτό το τραπέζι· δοκιμάστε αργότερα.
why-seat-taken = Αυτή η θέση είναι πιασμένη.
why-not-your-seat = Δεν είναι δική σας θέση.
why-bot-plays = Σε αυτή τη θέση παίζει τώρα ένα μποτ.
why-rematch-not-yours = Ρεβάνς ζητούν μόνο όσοι έπαιξαν εδώ.
why-unreadable-seats = Αυτή η παρτίδα έχει { $number } θέσεις· ορίστε ποιος κάθεται σε καθεμία.
why-unknown-bot = Δεν υπάρχει τέτοιο μποτ· διαλέξτε από: { $known }.
why-invisible-name = Ένα όνομα χρειάζεται τουλάχιστον έναν ορατό χαρακτήρα.
why-long-name = Ένα όνομα έχει το πολύ { $most } χαρακτήρες.
why-bad-seed = Ο σπόρος είναι κείμενο 1 έως { $most } χαρακτήρων.

## The server: playing

why-not-begun = Το παιχνίδι αρχίζει όταν πιαστούν όλες οι θέσεις.
why-nothing-happened = Δεν έχει γίνει τίποτα ακόμα, άρα δεν υπάρχει τίποτα προς ανάλυση.
why-archive = Αυτή η παρτίδα είναι για παρακολούθηση· για να συνεχίσετε από εδώ, αρχίστε νέα.
why-stale = Το τραπέζι άλλαξε στο μεταξύ· έτσι είναι τώρα.
why-decide-in-turn = Μόνο τα αρχικά ζάρια τοποθετούνται ταυτόχρονα από όλους· αλλιώς περιμένετε τη σειρά σας.
why-not-saved = Η κίνηση δεν αποθηκεύτηκε· δοκιμάστε ξανά.
why-no-free-undo = Δεν μπορείτε πια να το αναιρέσετε χωρίς τους άλλους· ρωτήστε τους.
why-nothing-to-undo = Δεν υπάρχει κίνηση αυτής της θέσης για αναίρεση.
why-undo-not-yours = Μπορείτε να αναιρέσετε μόνο δικές σας κινήσεις.
why-proposal-gone = Αυτή η πρόταση δεν υπάρχει πια.
why-nobody-left = Κανείς δεν άφησε αυτή τη θέση.
why-not-away-long = Ο παίκτης είναι εδώ ή μόλις έφυγε.
why-hint-not-yours = Συμβουλές παίρνει μόνο όποιος έχει σειρά.
why-no-hints = Αυτό το τραπέζι παίζεται χωρίς συμβουλές.
why-no-hint = Δεν βρέθηκε συμβουλή εδώ.
why-not-over = Μια παρτίδα αναλύεται αφού τελειώσει.
why-analysis-failed = Αυτή η παρτίδα δεν μπόρεσε να αναλυθεί.
why-busy = Ο διακομιστής είναι απασχολημένος· δοκιμάστε ξανά σε ένα λεπτό.
why-other-rules = Αυτή η παρτίδα ακολουθεί την έκδοση { $number } των κανόνων· εδώ παίζεται η { $known }.

## The server: requests

why-unreadable-request = Το αίτημα δεν διαβάζεται: { $text }
why-not-a-number = { $text }: πρέπει να είναι ακέραιος αριθμός.
why-request-too-large = Ένα αίτημα έχει το πολύ { $most } kB.
why-message-too-large = Ένα μήνυμα έχει το πολύ { $most } χαρακτήρες.
why-pack-too-large = Ένα πακέτο καρτών έχει το πολύ { $most } χαρακτήρες.
why-too-many-tokens = Ζητήστε το πολύ { $most } τραπέζια μαζί.
why-no-hello = Στείλτε πρώτα «hello».
why-too-fast = Πολλά μηνύματα μαζί· πιο αργά, και συνδεθείτε ξανά.
why-unknown-token = Μία από τις θέσεις που ζητήσατε δεν είναι δική σας.
why-other-method = Αυτή η διεύθυνση δέχεται άλλες μεθόδους.
why-unanswerable = Αυτό δεν μπορεί να απαντηθεί.
why-store-away = Οι παρτίδες δεν διαβάζονται αυτή τη στιγμή· δοκιμάστε ξανά σε λίγο.
why-server-error = Κάτι πήγε στραβά στον διακομιστή.

## Where something written down is wrong

why-at-file = { $file }, γραμμή { $line }: { $reason }
why-at-line = Γραμμή { $line }: { $reason }
why-at-quote = «{ $quote }»: { $reason }
why-at-path = { $path }: { $reason }
why-at-rule = { $reason } ({ $rule })

## Moves and outcomes in the notation

why-empty-move = Μια κενή γραμμή δεν είναι κίνηση.
why-unknown-verb = Το «{ $text }» δεν είναι κίνηση· οι κινήσεις αρχίζουν με: { $known }.
why-bad-arguments = Το «{ $text }» δεν διαβάζεται· γράψτε για παράδειγμα: { $known }.
why-bad-outcome = Το «{ $text }» δεν είναι αποτέλεσμα· γράψτε για παράδειγμα: { $known }.

## Records

why-bad-header-line = Το «{ $text }» δεν είναι γραμμή κεφαλίδας όπως «{ $known }».
why-missing-header = Από την κεφαλίδα λείπει η γραμμή «{ $text }».
why-other-format = Εδώ διαβάζεται μόνο η μορφή { $number }.
why-other-cards = Παίχτηκε με τις κάρτες «{ $text }», όχι «{ $known }»· ορίστε το πακέτο καρτών.
why-unknown-card-data = Τα δεδομένα καρτών { $text } είναι άγνωστα εδώ· τα έχει ένα νεότερο rollplayer.
why-unreadable-options = Οι επιλογές δεν διαβάζονται: { $text }
why-line-without-seat = Το «{ $text }» δεν αρχίζει με θέση από 0 έως { $most } ούτε με *.
why-not-sealed = Δεν είναι η γραμμή που σφραγίστηκε εδώ.
why-lines-missing = Λείπουν γραμμές μετά από αυτήν: η σφραγίδα συνεχίζεται.
why-wrong-result = Το αποτέλεσμα είναι «{ $known }», όχι «{ $text }».
why-not-from-seed = Το «{ $text }» δεν προκύπτει από τον σπόρο, που δίνει «{ $known }».

## Score sheets and card files

why-not-toml = Το «{ $text }» δεν διαβάζεται ως TOML· μια γραμμή έχει τη μορφή [πίνακας] ή όνομα = τιμή.
why-toml-twice = Το «{ $text }» ορίζει ξανά κάτι που το αρχείο έχει ήδη ορίσει· κρατήστε μόνο το ένα από τα δύο.
why-toml-open = Κάτι πριν από αυτή τη γραμμή έμεινε ανοιχτό· κλείστε την αγκύλη ή τα εισαγωγικά του.
why-solo-one-hero = Το Ατομικό Παιχνίδι έχει έναν ήρωα.
why-heroes-at-table = Ένα τραπέζι έχει 1 έως 4 ήρωες, όχι { $number }.
why-hero-tables = Γράψτε κάθε ήρωα ως πίνακα [[hero]].
why-token-shape = Γράψτε γραμμή και στήλη του δείκτη Ηθικής, για παράδειγμα [0, 2].

## Card files

why-card-file-too-long = Ένα αρχείο καρτών έχει το πολύ { $most } χαρακτήρες.
why-card-line-too-long = Μια γραμμή έχει το πολύ { $most } χαρακτήρες.
why-too-deep = Έχει πάρα πολλά επίπεδα.
why-pack-unreadable = Το πακέτο καρτών δεν διαβάζεται: { $text }
why-pack-not-utf8 = Το πακέτο καρτών δεν είναι κείμενο UTF-8.
why-pack-name = Δώστε στο πακέτο δικό του όνομα, όπως { $known }, όχι { $text }.
why-no-such-section = { $text }: δεν είναι ενότητα· ένα πακέτο έχει { $known }.
why-section-of-tables = Αυτή η ενότητα έχει πίνακες όπως { $known }.
why-not-a-slug = { $text }: δεν είναι σύντομο όνομα· γράψτε πεζά λατινικά γράμματα, ψηφία και παύλες, όπως my-card, το πολύ { $most }.
why-slug-reserved = Το σύντομο όνομα «{ $text }» έχει ήδη άλλη σημασία.
why-rule-missing = Λείπει το πεδίο «{ $text }»: γράψτε τι κάνει η κάρτα.
why-too-many-items = Σε αυτή τη λίστα χωρούν το πολύ { $most }, όχι { $number }.
why-expected-text = Αναμένεται μια γραμμή κειμένου, όχι { $text }.
why-text-too-long = Ένα κείμενο έχει το πολύ { $most } χαρακτήρες, όχι { $number }.
why-expected-shape = Αναμένεται { $known }, όχι { $text }.
why-expected-type = Αναμένεται πίνακας με τύπο, όπως { $known }, όχι { $text }.
why-unknown-type = Ο τύπος { $text } είναι άγνωστος· γνωστοί είναι: { $known }.
why-bad-goal = Γράψτε έναν στόχο ως { $known }, όχι { $text }.
why-goal-too-high = Ο στόχος { $text } ξεπερνά το { $most }.
why-goal-backwards = Ο στόχος { $text } τελειώνει πριν αρχίσει.
why-bad-grid = Ένα πλέγμα έχει τρεις γραμμές με τρεις αριθμούς.
why-falling-stars = Γράψτε τα Αστέρια Φήμης για 1, 2, 3… κομμάτια· ποτέ δεν λιγοστεύουν.
why-class-only-passive = Μια Κλάση έχει μόνο μόνιμα αποτελέσματα: ούτε αποτέλεσμα Ικανότητας ούτε Αστέρια Φήμης.
why-field-of-others = Το πεδίο «{ $text }» είναι για άλλα είδη καρτών: { $known }.
why-one-ability = Μια Ικανότητα έχει ακριβώς ένα αποτέλεσμα χρήσης.
why-ability-without-skill = Μόνο μια Ικανότητα μπορεί να έχει τέτοιο αποτέλεσμα.
why-weapon-with-hands = Ένα Όπλο δεν μπορεί να έχει hands-limit: αν απορριφθεί, θα έπιαναν θέση πάρα πολλά χέρια.
why-borrowing-with-arrow = Μια Ικανότητα που δανείζεται δεν έχει βέλος· παίρνει το βέλος εκείνης που δανείζεται.
why-ability-timing = Αυτό το αποτέλεσμα χρειάζεται { $text }.
why-no-such-set = Δεν υπάρχει σετ Πανοπλίας «{ $text }»· υπάρχουν: { $known }.
why-number-taken = Ο αριθμός κάρτας { $number } ανήκει ήδη στην κάρτα { $card }.
why-too-many-tables = Αυτή η ενότητα έχει { $number } πίνακες· σε ένα παιχνίδι χωρούν το πολύ { $most }.
why-color-without-class = Δεν μένει Κλάση για αυτό το χρώμα: { $color }.
why-slug-taken = Μια άλλη κάρτα ({ $text }) έχει ήδη αυτό το σύντομο όνομα.
why-too-few-cards = { $edition }: αυτή η ενότητα χρειάζεται τουλάχιστον { $least } κάρτες, χωρίς τις Ικανότητες που δανείζονται· μένουν μόνο { $left }.

## Positions: values

why-expected-table = Αναμένεται αντικείμενο με πεδία, όχι { $text }.
why-expected-list = Αναμένεται λίστα, όχι { $text }.
why-expected-number = Αναμένεται ακέραιος από { $least } έως { $most }, όχι { $text }.
why-expected-flag = Αναμένεται true ή false, όχι { $text }.
why-unknown-field = Το πεδίο «{ $text }» είναι άγνωστο· γνωστά είναι: { $known }.
why-missing-field = Λείπει το πεδίο «{ $text }».
why-not-one-of = { $text }: δεν είναι ένα από τα { $known }.
why-not-a-die = { $text }: δεν είναι ζάρι όπως r6.
why-not-a-space = { $text }: δεν είναι θέση όπως str1.
why-not-a-card = { $text }: δεν είναι κάρτα Αγοράς.
why-not-a-race = { $text }: δεν είναι Φυλή.
why-not-a-class = { $text }: δεν είναι Κλάση.
why-not-a-backstory = { $text }: δεν είναι Ιστορικό.
why-not-an-alignment = { $text }: δεν είναι Ηθική.

## Positions: what cannot be

why-setup-needs-prompts = Μια θέση παιχνιδιού στην Προετοιμασία χρειάζεται τις εκκρεμείς ερωτήσεις της.
why-long-row = Μια γραμμή έχει τρεις θέσεις.
why-initiative-twice = Η κάρτα Σειράς { $number } υπάρχει δύο φορές.
why-initiative-in-play = Στο παιχνίδι είναι μόνο οι κάρτες Σειράς 1 έως { $most }.
why-start-unknown = Αυτή η φάση χρειάζεται Πρώτο Παίκτη.
why-nobody-holds-initiative = Σε αυτή τη φάση κανείς δεν έχει κάρτα Σειράς.
why-center-empty = Αυτή η φάση χρειάζεται κάρτες Σειράς στο κέντρο.
why-dice-before-roll = Πριν από τη ρίψη καμία κάρτα Σειράς δεν έχει ζάρι.
why-market-without-initiative = Στη Φάση Αγοράς κάποιος ήρωας έχει κάρτα Σειράς.
why-too-many-dice = { $number } ζάρια ενός χρώματος ({ $color }): υπάρχουν μόνο { $most }.
why-card-twice = Η κάρτα { $card } υπάρχει δύο φορές· κάθε κάρτα Αγοράς είναι μοναδική.
why-card-not-in-edition = Η κάρτα { $card } δεν είναι σε αυτή την έκδοση ({ $edition }).
why-card-not-in-solo = Η κάρτα { $card } χρειάζεται άλλους ήρωες και δεν ανήκει στο Ατομικό Παιχνίδι.
why-not-in-edition = { $text }: δεν είναι σε αυτή την έκδοση ({ $edition }).
why-charisma-tokens = Υπάρχουν μόνο { $most } δείκτες Χαρίσματος.
why-same-race = Δύο ήρωες έχουν την ίδια Φυλή.
why-same-backstory = Δύο ήρωες έχουν το ίδιο Ιστορικό.
why-same-alignment = Δύο ήρωες έχουν την ίδια κάρτα Ηθικής.
why-same-class-color = Δύο ήρωες έχουν το ίδιο χρώμα Κλάσης.
why-too-many-hands = Όπλα για { $number } χέρια· επιτρέπονται { $most }.
why-exhausted-not-a-skill = Η κάρτα { $card } είναι εξαντλημένη, αλλά δεν είναι Ικανότητα αυτού του ήρωα.
why-exhausted-twice = Μια Ικανότητα είναι δύο φορές εξαντλημένη.
why-too-many-prompts = Ποτέ δεν εκκρεμούν πάνω από { $most } ερωτήσεις.
why-prompts-at-the-end = Όταν τελειώσει το παιχνίδι δεν εκκρεμεί τίποτα.
why-two-turns = Κάθε φορά εκκρεμεί η σειρά ενός μόνο παίκτη.
why-setup-takes-nothing = Στην Προετοιμασία καμία κάρτα Σειράς δεν έχει παρθεί και καμία δεν έχει ζάρι.
why-setup-asks-once = Η Προετοιμασία ρωτά για το καθετί μία φορά.
why-bag-too-small = Το σακούλι δεν έχει τα αρχικά ζάρια που πρέπει να τραβηχτούν.
why-prompt-misfit = Το «{ $kind }» δεν μπορεί να εκκρεμεί εδώ: { $misfit }.

## Why a prompt cannot be pending, as the end of `why-prompt-misfit`

misfit-has-initiative = ο ήρωας έχει ήδη κάρτα Σειράς
misfit-center-without-cards = στο κέντρο δεν υπάρχει κάρτα Σειράς
misfit-no-initiative-taken = ο ήρωας δεν έχει πάρει κάρτα Σειράς
misfit-gold-on-card = μια κάρτα Σειράς έχει το πολύ 1 Χρυσό νόμισμα
misfit-sheet-full = η καρτέλα είναι γεμάτη
misfit-market-too-soon = η Αγορά γεμίζει αφού αδειάσει το κέντρο και απαντηθούν όλες οι ερωτήσεις
misfit-deck-empty = η τράπουλα είναι άδεια
misfit-nothing-to-reveal = δεν μένει κάρτα για άνοιγμα
misfit-nothing-to-refresh = τώρα δεν ανανεώνεται τίποτα
misfit-not-last-round = δεν είναι ο τελευταίος γύρος
misfit-no-initiative = ο ήρωας δεν έχει κάρτα Σειράς
misfit-no-market-turn = από κάτω λείπει η σειρά Αγοράς αυτής της θέσης
misfit-no-room = η καρτέλα δεν έχει χώρο για τα ζάρια, ή δεν υπάρχουν ζάρια
misfit-nothing-left = δεν μένει τίποτα να γίνει
misfit-no-die-to-roll = δεν υπάρχει ζάρι να ριχτεί
misfit-empty-space = σε αυτή τη θέση δεν υπάρχει ζάρι
misfit-no-action = δεν προσφέρεται ενέργεια
misfit-no-reroll = μια νέα ρίψη έχει μια ρίψη που μένει και μια παλιά τιμή
misfit-no-value = δεν προσφέρεται τιμή
misfit-dice-in-center = στο κέντρο υπάρχουν ήδη ζάρια
misfit-bag-without-dice = το σακούλι δεν έχει αυτά τα ζάρια
misfit-too-few-cards = υπάρχουν πολύ λίγες κάρτες
misfit-die-has-color = το ζάρι έχει ήδη χρώμα
misfit-no-tie = αυτές οι κάρτες Σειράς δεν έχουν ίσα ζάρια
misfit-start-known = ο Πρώτος Παίκτης είναι γνωστός
misfit-setup-begun = η Προετοιμασία έχει ήδη αρχίσει
misfit-has-race = ο ήρωας έχει ήδη Φυλή
misfit-has-class = ο ήρωας έχει ήδη Κλάση
misfit-color-first = πρώτα τραβιέται χρώμα
misfit-color-not-free = αυτό το χρώμα Κλάσης δεν είναι ελεύθερο
misfit-has-backstory = ο ήρωας έχει ήδη Ιστορικό
misfit-has-alignment = ο ήρωας έχει ήδη Ηθική
misfit-no-target = αυτή η κάρτα δεν έχει αποτέλεσμα με στόχο
misfit-not-in-dice-phase = αυτό το αποτέλεσμα ανήκει στη φάση των ζαριών
misfit-no-dice-on-cards = αυτές οι κάρτες δεν έχουν ζάρια
misfit-no-enemy = το αντίπαλο ζάρι ανήκει στην κάρτα 2 ή 3 του Ατομικού Παιχνιδιού
misfit-other-phase = ανήκει σε άλλη φάση
misfit-needs-seat = χρειάζεται θέση
misfit-no-start = ο Πρώτος Παίκτης δεν είναι ακόμη γνωστός

## Servers for strangers

why-no-such-code = Αυτός ο κωδικός δεν ισχύει πια· ζητήστε καινούριο.
why-table-damaged = Αυτό το τραπέζι έχει πάθει ζημιά και έκλεισε· όλα τα άλλα συνεχίζουν.
why-table-closed = Αυτό το τραπέζι έκλεισε.
why-seat-reserved = Αυτή η θέση φυλάσσεται για τον παίκτη που την είχε.
why-not-the-host = Μόνο ο οικοδεσπότης του τραπεζιού μπορεί να το κάνει.
why-talk-off = Οι αντιδράσεις είναι απενεργοποιημένες σε αυτό το τραπέζι.
why-say-slower = Μία αντίδραση τη φορά: περιμένετε λίγο.
why-weak-stand-in = Ο αντικαταστάτης πρέπει να παίζει καλύτερα· διαλέξτε από: { $known }.
why-bad-share = Αυτό δεν είναι το μερίδιο ζαριών που δόθηκε ως υπόσχεση.
why-bad-promise = Η υπόσχεση είναι ένα SHA-256 με 64 δεκαεξαδικά ψηφία.
why-share-too-early = Τα μερίδια φανερώνονται όταν πιαστούν όλες οι θέσεις.
why-already-begun = Η παρτίδα άρχισε· πρέπει να συμφωνήσουν και οι άλλοι.
why-too-many-events = Η παρτίδα έχει { $most } γεγονότα· τίποτα δεν αναιρείται πια.
why-too-many-proposals = Πρώτα αποφασίστε για όσα προτάθηκαν.
why-not-enough-votes = Ένας παίκτης μόνος του δεν μπορεί να διώξει άλλον.
why-request-too-slow = Το αίτημα δεν έφτασε εγκαίρως.
why-pack-too-deep = Το πακέτο καρτών έχει πολλά επίπεδα.
why-too-many-requests = Πάρα πολλά μαζί από τη διεύθυνσή σας· δοκιμάστε ξανά σε { $seconds } δ.
why-wrong-origin = Αυτό έρχεται από σελίδα άλλου ιστότοπου.
why-wrong-host = Αυτός ο διακομιστής έχει άλλο όνομα.
why-stopping = Ο διακομιστής σταματά· δοκιμάστε ξανά σε λίγο.
why-unreadable-promise = Το «{ $text }» δεν είναι hash υποσχεμένων ζαριών.
why-other-seed = Ο σπόρος του διακομιστή δεν είναι αυτός που δόθηκε ως υπόσχεση πριν από την πρώτη ζαριά.
why-other-share = Το μερίδιο της θέσης { $number } δεν είναι στον σπόρο όπως είχε δοθεί η υπόσχεση.

## What the host of a server is told

why-database-said = Η βάση δεδομένων απάντησε: { $text }
why-bad-database = Μια βάση δεδομένων γράφεται: { $known }.
why-cannot-open-database = Η βάση δεδομένων δεν ανοίγει: { $text }
why-needs-asyncpg = Το PostgreSQL χρειάζεται το asyncpg: pip install rollplayer[postgres]
why-cannot-reach-database = Η βάση δεδομένων δεν είναι προσβάσιμη: { $text }
why-database-away = Η βάση δεδομένων δεν απαντά αυτή τη στιγμή.
why-newer-database = Αυτή η βάση γράφτηκε από νεότερο rollplayer (το σχήμα της είναι { $number }, εδώ είναι γνωστό το { $known })· εγκαταστήστε εκείνη την έκδοση ή νεότερη.
why-other-database = Αυτή η βάση δημιουργήθηκε από rollplayer που δεν έχει δημοσιευτεί ή από άλλο πρόγραμμα. Τίποτα δεν άλλαξε σε αυτήν· ανοίξτε την με το πρόγραμμα που τη δημιούργησε ή αρχίστε νέα με --database.
why-database-in-use = Ένας άλλος διακομιστής χρησιμοποιεί αυτή τη βάση· σταματήστε τον πρώτα ή χρησιμοποιήστε PostgreSQL, που μοιράζεται σε πολλούς.
why-no-database = Δεν υπάρχει τέτοια βάση δεδομένων.
why-database-not-empty = Η βάση έχει ήδη παρτίδες· ένα αντίγραφο μπαίνει σε κενή βάση.
why-backup-there = Αυτό το αρχείο υπάρχει ήδη· ένα αντίγραφο δεν σβήνει τίποτα.
why-backup-failed = Το αντίγραφο απέτυχε: { $text }
why-no-backup = Δεν υπάρχει τέτοιο αντίγραφο.
why-not-a-backup = Δεν είναι αντίγραφο: { $text }
why-backup-damaged = Το αντίγραφο έχει πάθει ζημιά: { $text }
why-no-table = Δεν υπάρχει τραπέζι { $table }.
why-table-just-changed = Το τραπέζι μόλις άλλαξε· δοκιμάστε ξανά.
why-cannot-listen = Η διεύθυνση { $address } δεν μπορεί να χρησιμοποιηθεί: { $text }
why-unknown-limit = Δεν υπάρχει όριο «{ $text }»· διαλέξτε από: { $known }.
why-worker-too-slow = Μια διεργασία του διακομιστή δεν ξεκίνησε εγκαίρως.
why-worker-ended = Μια διεργασία του διακομιστή σταμάτησε στην εκκίνηση.

## Bots by name

why-no-such-bot = δεν υπάρχει μποτ «{ $text }»· διαλέξτε από { $known } ή δώστε ένα δικό σας: { "mine.py:MyBot" }, { "exec:./mybot" }
why-perhaps-other-bot = δεν υπάρχει μποτ «{ $text }»· μήπως εννοείτε { $known };
why-no-such-character = δεν υπάρχει «{ $text }»· διαλέξτε από { $known }
why-bot-without-class = το «{ $text }» δεν δηλώνει μποτ· γράψτε το αρχείο και την κλάση, π.χ. { "mine.py:MyBot" }
why-no-bot-file = δεν υπάρχει αρχείο «{ $text }»· ελέγξτε τη διαδρομή
why-no-bot-module = δεν υπάρχει module «{ $text }»· για αρχείο γράψτε { $known }
why-bot-needs-command = το { "exec:" } θέλει μια εντολή, π.χ. { "exec:./mybot" }
why-bot-command-unreadable = η εντολή «{ $text }» δεν διαβάζεται· ελέγξτε τα εισαγωγικά
why-no-bot-program = δεν υπάρχει εκτελέσιμο πρόγραμμα «{ $text }»· ελέγξτε τη διαδρομή και τα δικαιώματα
