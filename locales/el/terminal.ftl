### The game in the terminal. Words in quotation marks are typed as they are in every language.
### $who chooses between you and others: [you] is the only person at the keyboard.

## Names and lists

you-name = Εσείς
seat-title = { $name } (θέση { $seat })
list-and = { $items } και { $last }
list-apart = { $one }· { $two }
list-or = { $items } ή { $last }
quoted = «{ $text }»
and-more =
    { $count ->
        [one] { $count } ακόμη
       *[other] { $count } ακόμη
    }
die-none = κανένα ζάρι
die-on-card = κάρτα { $card }: { $die }
arrow-to = βέλος: { $direction }
timing-any-time = οποτεδήποτε
timing-dice-turn = πριν πάρετε κάρτα Σειράς
timing-market-turn = στη σειρά σας στην Αγορά
ready-next-round = στον επόμενο γύρο
set-of-pack = { $set }: { $stars } Αστέρια Φήμης για 1 έως { $count } κομμάτια, 1 επιπλέον για αυτά τα χρώματα Κλάσης: { $colors }.
way-up = πάνω
way-down = κάτω
way-left = αριστερά
way-right = δεξιά

## Beginning

welcome = Roll Player στο τερματικό. Το «help» εξηγεί, το «hint» συμβουλεύει, το «quit» τερματίζει.
introduction = Γεμίστε μια καρτέλα με 18 ζάρια σε { $rounds } γύρους και αγοράστε κάρτες για τον ήρωά σας.
introduction-answer = Απαντήστε με έναν αριθμό ή με μια κίνηση.
introduction-solo = Κερδίστε όσα περισσότερα Αστέρια Φήμης μπορείτε (R9).
dice-letters = Ένα ζάρι γράφεται με ένα γράμμα και μια τιμή: { $colors }. Έτσι k5 είναι το { $die }.
newcomer-enter = Πατήστε Enter για ό,τι είναι στις αγκύλες.
newcomer-people = Πόσοι άνθρωποι παίζουν εδώ;
newcomer-bots = Πόσα μποτ παίζουν μαζί σας;
newcomer-level = { $level } ({ $name }): περίπου { $stars } μόνο του. { $about }
newcomer-strength = Πόσο δυνατά να είναι;
newcomer-edition = Ποια έκδοση, «first» (πρώτη) ή «second» (δεύτερη);
newcomer-known = Γράψτε ένα από τα { $known }, ή Enter για { $default }.

## What follows

gold-now =
    { $who ->
        [you] Χρυσά νομίσματα: { $gold } ({ $change }).
       *[other] Χρυσά νομίσματα ({ $name }): { $gold } ({ $change }).
    }
token-now =
    { $who ->
        [you] Ο δείκτης Ηθικής σας βρίσκεται στη θέση «{ $place }»: { $stars }.
       *[other] Ο δείκτης Ηθικής ({ $name }) βρίσκεται στη θέση «{ $place }»: { $stars }.
    }
starting-placed =
    { $who ->
        [you] Τοποθετείτε τα αρχικά ζάρια: { $dice }.
       *[other] { $name } τοποθετεί τα αρχικά ζάρια: { $dice }.
    }
only-row = Χώρο έχει μόνο η γραμμή { $row }: το ζάρι πάει εκεί.
deck-thinned = Από την τράπουλα στη στοίβα ξεσκαρταρίσματος: { $cards }.
top-card = Η πρώτη κάρτα της τράπουλας είναι: { $card }.
top-card-lost = Δεν μπορεί να αγοραστεί τώρα και πάει στη στοίβα ξεσκαρταρίσματος.
enemy-nothing = Δεν χάνεται καμία κάρτα.

## Questions

asked-of = { $name }: { $what }
question-class = Διαλέξτε μία από τις δύο Κλάσεις του χρώματός σας ({ $color }).
question-starting = Τοποθετήστε ένα αρχικό ζάρι σε μια γραμμή. Στο χέρι: { $dice }
question-order = Αυτά τα ζάρια είναι ίσα. Με ποια σειρά μπαίνουν, από τη χαμηλότερη κάρτα;
question-place = Τοποθετήστε το ζάρι σε μια γραμμή: { $die }.
question-keep = { $space }: ήταν { $value }. Ποια τιμή κρατά το ζάρι;
class-advice = Το «cards warrior» δείχνει μια Κλάση με την Ικανότητά της.
class-ability = { $klass }, { $ability }: { $rule }
last-call-stars =
    { $who ->
        [you] Ο τελευταίος γύρος τελείωσε. Έχετε τώρα { $stars }· το «score» δείχνει γιατί.
       *[other] Ο τελευταίος γύρος τελείωσε. { $name }: { $stars }· το «score» δείχνει γιατί.
    }

## Choices

moves-advice = Το «moves» δείχνει όλες τις επιλογές με τον αριθμό τους.
pattern-line = { $pattern }, για παράδειγμα { $example } – { $move } ({ $count } επιλογές)
any-time-move = οποτεδήποτε: { $notation } – { $move }
out-of-turn = { $name }, εκτός σειράς: { $notation }
argument-space = ΘΕΣΗ
argument-row = ΓΡΑΜΜΗ
argument-die = ΖΑΡΙ
argument-card = ΚΑΡΤΑ
argument-class = ΚΛΑΣΗ
argument-color = ΧΡΩΜΑ
argument-value = ΤΙΜΗ
argument-direction = ΚΑΤΕΥΘΥΝΣΗ
argument-race = ΦΥΛΗ
argument-initiative-card = ΚΑΡΤΑ
argument-initiative = ΚΑΡΤΕΣ
argument-tied-dice = ΖΑΡΙΑ
die-pays = δίνει { $gold }
card-brings = και { $gold } από την κάρτα
enemy-may = το αντίπαλο ζάρι μπορεί να αφαιρέσει κάρτα
enemy-will = το αντίπαλο ζάρι αφαιρεί κάρτα
row-beside = δίπλα σε { $dice }
row-empty = κενή
row-filled = γεμίζει τη γραμμή: +{ $gold }
wish-here = το θέλει εδώ το Ιστορικό σας
then-action = μετά { $action }
charisma-worth = αξίζει 1 Χρυσό νόμισμα σε αυτόν τον γύρο
price-of-purse = { $price } (έχετε: { $purse })
gold-may-pay = από αυτά { $gold } για: { $action }
token-to = δείκτης: { $place }
token-stays = ο δείκτης μένει στη θέση του
drop-worth = στη στοίβα ξεσκαρταρίσματος, χωρίς αντάλλαγμα

## Choices by the kind of move; most are the words of the page

menu-pass =
    { $prompt ->
        [market] { end-turn }
        [last-call] { finish }
       *[other] { skip }
    }
menu-race = { move-race }
menu-class = { move-class }
menu-place-starting = Τοποθέτηση, { $row }: { $die }
menu-order = { move-order }
menu-take = { move-take }
menu-place = { place-in }
menu-flip = Γύρισμα ζαριού, { $space }: { $die }
menu-swap = { move-swap }
menu-raise = Αύξηση ζαριού, { $space }: { $die }
menu-lower = Μείωση ζαριού, { $space }: { $die }
menu-reroll = { move-reroll }
menu-keep = { keep-value }
menu-align = Κίνηση Ηθικής: { $direction }
menu-charisma = { do-charisma }
menu-buy = { buy-card }
menu-buy-drop = { buy-card }· απόρριψη: { $drop }
menu-discard = { discard-card }
menu-gold = { do-gold }
menu-donate = { do-donate }
menu-return = { return-card }
menu-reveal = { do-reveal }
menu-use = { use-card }
menu-use-as = { move-use-as }
menu-exchange-bag = Αντικατάσταση ζαριού, { $space }: { $die }
menu-exchange-center = Ανταλλαγή ζαριού με την κάρτα Σειράς { $card }, { $space }: { $die }
menu-turn = Γύρισμα του ζαριού στην κάρτα Σειράς { $card }: { $die }
menu-reroll-center = { move-reroll-center }
menu-move = { move-move }
menu-refresh = { refresh-card }
menu-drop = { drop-card }

## The sheet

hero-nobody = κανείς ακόμη
hero-named = { $race }, { $klass } (χρώμα Κλάσης: { $color })
sheet-title =
    { $who ->
        [you] Ο ήρωάς σας: { $hero }, { $purse }, { $stars } ως τώρα.
       *[other] Ήρωας ({ $name }): { $hero }, { $purse }, { $stars } ως τώρα.
    }
row-goal = στόχος { $goal } ({ $stars }★)
goal-met = επιτεύχθηκε
goal-over = { $count } παραπάνω
goal-short = λείπουν { $count }
goal-enough = αρκεί
goal-room = ως { $count } ακόμη
goal-needs = θέλει { $count }
wish-cell =
    ζητά { $color } στο { $place }{ $state ->
        [yes] : ναι
        [no] : όχι
       *[open] { "" }
    }
wish-words =
    { $color } { $space }{ $state ->
        [yes] { " (ναι)" }
        [no] { " (όχι)" }
       *[open] { "" }
    }
backstory-line = Ιστορικό «{ $name }»: { $wishes }.
ability-line = Ικανότητα Κλάσης «{ $ability }»: { $rule }
grid-title = Πλέγμα Ηθικής, ο δείκτης σε αγκύλες:
token-line = Ηθική «{ $name }»: στη θέση «{ $place }», { $stars }· { $steps }.
cards-line = Κάρτες: { $cards }.
purse-line =
    { $who ->
        [you] Έχετε: { $purse }.
       *[other] { $name }: { $purse }.
    }
hands-line = Χέρια σε χρήση: { $held } από { $limit }.

## For screen readers (`--plain`): signs as words, the sheet as sentences

prompt-plain =
    { $who ->
        [you] Η απάντησή σας:
       *[other] { $name }, η απάντησή σας:
    }
aloud-range = { $low } έως { $high }
aloud-or-more = { $number } ή περισσότερα
aloud-or-less = { $number } ή λιγότερα
aloud-error = συν πλην
aloud-times = φορές
aloud-becomes = γίνεται
aloud-plus = συν
aloud-minus = μείον
row-free =
    { $count ->
        [one] { $count } ελεύθερη θέση
       *[other] { $count } ελεύθερες θέσεις
    }
row-plain = { $row }: { $dice }. Σύνολο { $total }.
goal-plain = Στόχος { $goal } για { $stars }: { $distance }.
wish-plain =
    Το Ιστορικό ζητά { $color } στη θέση { $place }{ $state ->
        [yes] , και το έχει.
        [no] , αλλά εκεί είναι άλλο χρώμα.
       *[open] .
    }
grid-plain = Πλέγμα Ηθικής: { $places }.
score-line-plain = { $reason }: { $stars }

## The table

center-line = Στο κέντρο: { $cards }.
center-empty = Στο κέντρο δεν υπάρχουν ζάρια.
market-title =
    { $who ->
        [you] Η Αγορά, και τι σας κοστίζει:
       *[other] Η Αγορά, με το κόστος για: { $name }
    }
market-card = { $card }: { $price }, { $kind }. { $rule }
market-heading = Αγορά
market-line = Αγορά: { $cards }.
price-cut = { $price } αντί για { $full }
discard-line = Στοίβα ξεσκαρταρίσματος: { $cards }.
discard-empty = Η στοίβα ξεσκαρταρίσματος είναι άδεια.
bag-line = Στο σακούλι: { $dice } ({ $colors }).
bag-empty = Το σακούλι είναι άδειο.
deck-empty = Η τράπουλα είναι άδεια: από τη στοίβα ξεσκαρταρίσματος θα ανακατευτεί νέα (R3.4).

## The score

score-title =
    { $who ->
        [you] Η Φήμη σας: { $hero }
       *[other] Φήμη ({ $name }): { $hero }
    }
score-line = { $rule } { $reason }: { $stars }
score-total = Σύνολο: { $stars }
score-dropped = R11.21 Απορρίφθηκαν για περισσότερη Φήμη: { $cards }
score-goal = { $row }, { $have } για τον στόχο { $goal }
score-class-color = Ζάρια στο χρώμα Κλάσης, { $count } × { $color }
score-alignment = Ηθική «{ $name }», { $place }
score-backstory = Ιστορικό, ταιριάζουν { $count } από 6
score-gold = Χρυσά νομίσματα που έχετε, { $gold }
score-armor =
    { $set }, { $pieces }{ $bonus ->
        [yes] , με 1 Αστέρι Φήμης για το χρώμα Κλάσης
       *[no] { "" }
    }
score-trait = { $card }, { $reason }
score-count = { $what } { $count }
score-dice-of = ζάρια ({ $color })
score-goal-met =
    { $met ->
        [yes] ο στόχος επιτεύχθηκε ({ $row })
       *[no] ο στόχος δεν επιτεύχθηκε ({ $row })
    }
score-same-color = ζάρια ενός άλλου χρώματος { $count }
score-cards = κάρτες Αγοράς { $count }
score-needed = { $have } (χρειάζεται: { $needed })
result-solo =
    { $who ->
        [you] Έχετε { $stars }: { $rank } (R9.7).
       *[other] { $name }: { $stars }, { $rank } (R9.7).
    }
result-won =
    { $who ->
        [you] Νικάτε με { $stars }.
       *[other] Νίκη: { $name }, με { $stars }.
    }
result-shared = Κοινή νίκη: { $names }, με { $stars } (R8.8).
tie-by-gold = Ισοπαλία: { $names }. Αποφασίζουν τα περισσότερα Χρυσά νομίσματα: { $gold } (R8.8).
tie-by-dice = Ισοπαλία: { $names }. Αποφασίζουν τα λιγότερα ζάρια στο χρώμα Κλάσης: { $count } (R8.8).

## Hints

hint-header = Πρώτα οι καλύτερες κινήσεις, με τα Αστέρια Φήμης που μπορείτε να περιμένετε στο τέλος:
hint-nothing = Δεν υπάρχει κάτι να πούμε για αυτές τις κινήσεις.
thinking-hint = Μια στιγμή…

## When something is not clear

unclear-number = Το { $number } μπορεί να είναι η επιλογή { $number }, «{ $one }», ή το «{ $other }»: γράψτε το ολόκληρο.
no-choice = Δεν υπάρχει επιλογή { $number }· διαλέξτε από { $choices }.
no-move-here = Το «{ $text }» δεν είναι κίνηση εδώ ({ $rule })· το «help» λέει τι μπορείτε να κάνετε.
could-be-several = Το «{ $text }» μπορεί να είναι { $moves }: γράψτε λίγα ακόμη.
seat-is-bot = Στη θέση { $seat } παίζει μποτ: { $bot }.
whose-sheet = Ποιανού καρτέλα; Το «sheet» δείχνει τη δική σας· οι άλλες έχουν τον αριθμό της θέσης, 0 έως { $last }: «sheet { $last }».
whose-stars = Ποιανού Φήμη; Το «score» μετράει τη δική σας· οι άλλες έχουν τον αριθμό της θέσης, 0 έως { $last }: «score { $last }».
which-card = Ποια κάρτα; Για παράδειγμα «cards longbow», «cards warrior» ή «cards hermit».
which-rule = Ποιος κανόνας; Για παράδειγμα «rules R4.3» ή «rules R9».
which-file = Ποιο αρχείο; Για παράδειγμα «load rollplayer-1.txt».
rules-also = Επίσης: { $rules }.

## Words at any time: what each does, and another word for it in the language

help-answer = Γράψτε έναν αριθμό ή την ίδια την κίνηση, ολόκληρη ή σύντομα:
help-words = Λέξεις για οποιαδήποτε στιγμή:
help-spaces = Οι θέσεις είναι str1 έως cha3.
command-line = { $examples } ({ $word }): { $does }
command-help = τι μπορείτε να κάνετε τώρα, ή ένας κανόνας
command-sheet = ο ήρωάς σας, ή εκείνος στη θέση 1
command-market = οι κάρτες προς πώληση και τα ζάρια στο κέντρο
command-cards = όλα όσα έχει μια κάρτα
command-score = η Φήμη όπως θα ήταν τώρα
command-hint = έως τρεις καλές κινήσεις, με τα Αστέρια Φήμης τους και γιατί
command-moves = όλες οι επιτρεπτές κινήσεις με αριθμό και σημειογραφία
command-discard = η στοίβα ξεσκαρταρίσματος
command-deck = οι κάρτες που μένουν στην τράπουλα
command-bag = πόσα ζάρια κάθε χρώματος απομένουν
command-log = τι έγινε τελευταία, ή από την αρχή
command-rules = ένας κανόνας ή ένα κεφάλαιο
command-undo = αναίρεση της τελευταίας σας κίνησης, αν δεν ρίχτηκε κάτι από τότε
command-save = αποθήκευση του παιχνιδιού σε αρχείο
command-load = συνέχεια αποθηκευμένου παιχνιδιού
command-record = το παιχνίδι ως τώρα σε σημειογραφία
command-quit = τερματισμός· πρώτα μπορείτε να αποθηκεύσετε
word-help = βοήθεια
word-sheet = καρτέλα
word-market = αγορά
word-cards = κάρτα
word-score = φήμη
word-hint = συμβουλή
word-moves = κινήσεις
word-discard = ξεσκαρτάρισμα
word-deck = τράπουλα
word-bag = σακούλι
word-log = καταγραφή
word-rules = κανόνας
word-undo = πίσω
word-save = αποθήκευση
word-load = άνοιγμα
word-record = σημειογραφία
word-quit = έξοδος
word-me = εγώ
word-yes = ναι
word-no = όχι
log-advice = Το «log all» αρχίζει από την αρχή.
undo-nothing = Δεν υπάρχει κάτι για αναίρεση.
undo-chance = Δεν γίνεται αναίρεση: από τότε ρίχτηκε ζάρι ή ανοίχτηκε κάρτα.
undo-bot = Δεν γίνεται αναίρεση: από τότε έπαιξε { $name }.

## Saving, loading, leaving

unsaved = Αυτό το παιχνίδι δεν έχει αποθηκευτεί.
file-name = Όνομα αρχείου, Enter για { $file }, ή όχι:
keep-record = Να κρατηθεί η καταγραφή; Όνομα αρχείου, ή Enter για όχι:
strange-file = Το «{ $name }» θα ήταν παράξενο όνομα αρχείου· γράψτε άλλο, ή όχι.
saved-to = Αποθηκεύτηκε στο { $path }
not-saved = Δεν αποθηκεύτηκε: { $why }.
not-loaded = Δεν φορτώθηκε: { $why }.
go-on-with = Συνέχεια με: { $command }
loaded-over = Φορτώθηκε το { $file }: ένα παιχνίδι που τελείωσε.
loaded =
    { $round ->
        [0] Φορτώθηκε το { $file }: προετοιμασία.
       *[other] Φορτώθηκε το { $file }: γύρος { $round }.
    }
file-changed = Προσοχή, το αρχείο άλλαξε μετά την αποθήκευση: { $why }.
cannot-write = Το { $file } δεν μπορεί να γραφτεί: { $why }
cannot-read = Το { $file } δεν μπορεί να διαβαστεί: { $why }
cannot-load = Το { $file } δεν μπορεί να φορτωθεί: { $why }
is-a-folder = Το { $file } είναι φάκελος· δώστε το όνομα ενός αρχείου
is-no-game = Το { $file } υπάρχει ήδη και δεν είναι αποθηκευμένο παιχνίδι· τίποτα δεν άλλαξε
not-text = Το { $file } δεν είναι αποθηκευμένο παιχνίδι: δεν είναι κείμενο
impossible-name = τέτοιο αρχείο δεν μπορεί να υπάρχει
no-folder = δεν ήταν δυνατή η εγγραφή σε κανέναν φάκελο
goodbye = Γεια σας.
stopped = Διακοπή.
