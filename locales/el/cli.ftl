### The commands of the command line: help, options, errors and tables. The game in the terminal has terminal.ftl.

## Commands

about-rollplayer = Roll Player, μια ανεπίσημη ψηφιακή έκδοση: παιχνίδι, σκοράρισμα, προσομοίωση, αναπαραγωγή.
about-no-command = Χωρίς εντολή το παιχνίδι ανοίγει στον περιηγητή. Παράδειγμα: { $example }
about-serve = φιλοξενία παιχνιδιών για άλλους
about-play = παιχνίδι στο τερματικό
about-score = μέτρημα της Φήμης μιας έτοιμης καρτέλας
about-simulate = πολλά παιχνίδια από μποτ
about-tournament = μποτ μεταξύ τους, κάθε μοιρασιά από κάθε θέση
about-par = τι πετυχαίνει κατά μέσο όρο ένα μποτ από έναν σπόρο ατομικού παιχνιδιού
about-replay = αναπαραγωγή μιας καταγραφής και το αποτέλεσμά της
about-analyze = τύχη και ικανότητα σε ένα καταγεγραμμένο παιχνίδι
about-balance = πόσο δυνατή είναι κάθε κάρτα, Κλάση και Φυλή
about-cards = όλες οι κάρτες, ή μία
about-rules = αναζήτηση κανόνα
about-bench = μέτρηση της ταχύτητας σε αυτόν τον υπολογιστή
about-engine = οι κανόνες για ένα πρόγραμμα, σε γραμμές JSON
example = Παράδειγμα: { $example }

## What argparse says

arg-usage = χρήση:
arg-commands = εντολές
arg-options = επιλογές
arg-positionals = ορίσματα
arg-help = εμφάνιση αυτής της βοήθειας
arg-version = εμφάνιση της έκδοσης του προγράμματος
version-compiled = rollplayer {$version}, μεταγλωττισμένο
version-plain = rollplayer {$version}, σε απλή Python: { $why ->
    [asked] φτιαγμένο έτσι για κάθε σύστημα
    [no-compiler] κατά την εγκατάσταση δεν υπήρχε μεταγλωττιστής C ({ $missing })
    [no-header] κατά την εγκατάσταση έλειπε το { $missing }
    [not-cpython] η μεταγλώττιση θέλει CPython, εδώ είναι { $missing }
   *[checkout] αντίγραφο εργασίας, που το μεταγλωττίζει το make fast
}
arg-one-value = χρειάζεται μια τιμή
arg-values = χρειάζονται { $count } τιμές
arg-no-value = δεν παίρνει τιμή, άρα όχι { $value }
arg-required = λείπουν αυτά τα ορίσματα: { $names }
arg-unknown = άγνωστα ορίσματα: { $names }
arg-of = { $option }: { $message }
arg-choice = το «{ $value }» δεν γίνεται· διαλέξτε από { $choices }
arg-value = το «{ $value }» δεν είναι έγκυρη τιμή
arg-ambiguous = το { $option } μπορεί να είναι { $matches }
meta-command = ΕΝΤΟΛΗ
meta-file = ΑΡΧΕΙΟ
meta-folder = ΦΑΚΕΛΟΣ
meta-names = ΟΝΟΜΑΤΑ
meta-name = ΟΝΟΜΑ
meta-seed = ΣΠΟΡΟΣ
meta-record = ΚΑΤΑΓΡΑΦΗ
meta-card = ΚΑΡΤΑ
meta-share = ΜΕΡΙΔΙΟ
meta-address = ΔΙΕΥΘΥΝΣΗ
meta-new = ΝΕΟ
meta-old = ΠΑΛΙΟ

## Options

option-default = { $help } (προεπιλογή: { $value })
option-lang = η γλώσσα· αλλιώς εκείνη του περιβάλλοντος
option-json = για προγράμματα
option-cards = ένα πακέτο καρτών που αλλάζει τις βασικές κάρτες
option-edition = η έκδοση των κανόνων
option-variant = μια παραλλαγή· και πολλές φορές
option-classes = πώς μοιράζονται οι Κλάσεις
option-players = πόσοι παίζουν
option-games = πόσα παιχνίδια
option-seed = ο ίδιος σπόρος δίνει τα ίδια παιχνίδια
option-jobs = διεργασίες που δουλεύουν
option-no-browser = εμφάνιση της διεύθυνσης χωρίς άνοιγμα
option-play-players = 1 έως 4 με τα μποτ· 1 είναι το ατομικό παιχνίδι
option-play-bots = παίρνουν τις τελευταίες θέσεις: { $bots }
option-names = τα ονόματα των ανθρώπων
option-play-seed = ο ίδιος σπόρος δίνει τα ίδια ζάρια και τις ίδιες κάρτες
option-load = συνέχεια αποθηκευμένου παιχνιδιού
option-plain = για αναγνώστες οθόνης: ολόκληρες λέξεις και προτάσεις, χωρίς χρώμα, τίποτα δεν σβήνεται
option-sheet = η έτοιμη καρτέλα
option-record-file = η καταγραφή ενός παιχνιδιού
option-verify = έλεγχος σφραγίδας και αποτελέσματος· κωδικός εξόδου 1 αν δεν ισχύουν
option-table-seed = έλεγχος ότι κάθε τυχαίο γεγονός προκύπτει από τον σπόρο του τραπεζιού
option-par-seed = ορίζει Φυλή, Κλάση, κάρτες και ζάρια
option-bot = το μποτ που παίζει
option-profile = πού πηγαίνει ο χρόνος
option-seat-bots = ένα όνομα για κάθε θέση ({ $bots })· προεπιλογή: παντού { $default }
option-record = εγγραφή της καταγραφής κάθε παιχνιδιού εκεί
option-bots = ονόματα με κόμματα ανάμεσα ({ $bots })
option-compare = τέλος μόλις φανεί ποιο μποτ είναι καλύτερο
option-win-picture = σχέδιο με τα ποσοστά νίκης
option-seat = ποιανού παιχνίδι· οι θέσεις μετρούν από το 0
option-analysis-work = δείγματα και δοκιμαστικές παρτίδες μιας ανάλυσης
option-report-seed = ο ίδιος σπόρος δίνει την ίδια αναφορά
option-course-picture = σχέδιο της πορείας του παιχνιδιού εκεί
option-balance-bot = το μποτ που παίζει ({ $bots })
option-forced = μερίδιο των αγορών που αποφασίζει η τύχη
option-out = εγγραφή της αναφοράς και των σχεδίων εκεί
option-card = μια κάρτα με το όνομά της· χωρίς όνομα όλες
option-rule = ένας αριθμός, ή λέξεις για αναζήτηση
option-host = η διεύθυνση του διακομιστή
option-port = η θύρα, 0 για οποιαδήποτε
option-database = { $sqlite } ή { $postgres }· αλλιώς τα παιχνίδια αυτού του χρήστη
option-hint-work = δοκιμαστικές παρτίδες ανά κίνηση μιας συμβουλής (8 στο ατομικό, λιγότερες με περισσότερους παίκτες)

## Errors

error = { $program }: { $message }
error-use = { $program }: { $message }· το «{ $program } --help» εξηγεί
error-said = { $what }
error-in-file = { $file }: { $what }
error-package = χρειάζεται το { $package }, που δεν είναι εγκατεστημένο: pip install { $package }
error-stopped = διακοπή
error-command = δεν υπάρχει εντολή «{ $name }»· διαλέξτε από { $commands }
error-command-near = δεν υπάρχει εντολή «{ $name }»· μήπως εννοείτε «{ $near }»;
error-whole-number = το «{ $text }» δεν είναι ακέραιος από 1 έως { $most }
error-not-utf8 = το { $file } δεν είναι κείμενο UTF-8
error-write = { $option }: το { $file } δεν μπορεί να γραφτεί: { $why }
error-folder = { $option }: το { $file } δεν μπορεί να δημιουργηθεί: { $why }
error-worker = οι διεργασίες τερματίζονται συνεχώς απέξω· δοκιμάστε με λιγότερα --jobs
error-port = το «{ $text }» δεν είναι θύρα από 0 έως 65535
error-load-options = ένα αποθηκευμένο παιχνίδι έχει δικές του επιλογές· παραλείψτε το { $option } με το --load
error-players = ένα παιχνίδι είναι για 1 έως { $most } παίκτες με τα μποτ, όχι για { $players }
error-many-bots = πολλά μποτ ({ $bots }) για τις θέσεις ({ $players })· αυξήστε το --players
error-many-names = πολλά ονόματα ({ $names }) για τους ανθρώπους ({ $people })· αυξήστε το --players
error-bot-name = το «{ $name }» είναι όνομα μποτ· βάλτε το να παίξει με --bots { $name }
error-number-name = το όνομα «{ $name }» μοιάζει με θέση· προσθέστε ένα γράμμα
error-same-name = το όνομα «{ $name }» υπάρχει δύο φορές
error-seat-bots = --bots: δώστε { $players } μποτ, ένα για κάθε θέση, όχι { $count }
error-compare-players = --compare: δύο μποτ παίζουν παιχνίδια για δύο· αφήστε το --players στο 2
error-name-bots = δώστε τα μποτ, είτε με --bots adept,novice είτε με --compare ΝΕΟ ΠΑΛΙΟ
error-two-bots = { $option }: δώστε διαφορετικά μποτ, τουλάχιστον δύο
error-seat =
    { $last ->
        [0] --seat: η καταγραφή ενός σόλο παιχνιδιού έχει μόνο τη θέση 0
       *[other] --seat: η καταγραφή έχει τις θέσεις 0 έως { $last }
    }
error-nothing-yet = { $file }: δεν έχει γίνει τίποτα ακόμη, άρα δεν υπάρχει κάτι για ανάλυση
error-forced = --forced: δώστε μερίδιο πάνω από 0 και έως 1
error-card = δεν υπάρχει κάρτα «{ $name }»· το «rollplayer cards» τις δείχνει όλες
error-card-near = δεν υπάρχει κάρτα «{ $name }»· μήπως εννοείτε { $near };
error-rule = δεν υπάρχει κανόνας { $number }· δοκιμάστε «rollplayer rules R4»
error-rule-near = δεν υπάρχει κανόνας { $number }· μήπως εννοείτε { $near };
error-rule-words = κανένας κανόνας δεν έχει τις λέξεις «{ $words }»· δοκιμάστε λιγότερες ή άλλες

## Results

game-count =
    { $count ->
        [one] { $count } παιχνίδι
       *[other] { $count } παιχνίδια
    }
progress-games = παιχνίδια
progress-steps = βήματα
progress-left = απομένουν { $time }
progress-long = { $count } { $what }: θα χρειαστούν περίπου { $time }
time-seconds = { $count } δευτ.
time-minutes = { $count } λεπτά
time-hours = { $count } ώρες
mass-checksum = SHA-256 των παιχνιδιών: { $sum }
serving = ο διακομιστής είναι στο { $link }
serving-game = Το Roll Player είναι στο { $link } (Ctrl-C για τερματισμό)
score-hero = Ήρωας { $number }
score-rank = Βαθμός: { $rank } (R9.7)
score-winners =
    { $count ->
        [one] Νίκη: ήρωας { $heroes }
       *[other] Κοινή νίκη: ήρωες { $heroes }
    }
replay-holds = Το { $file } ισχύει: { $count } γεγονότα, αποτέλεσμα { $result }
replay-without-seal = Το { $file } παίζεται ξανά, αλλά δεν έχει σφραγίδα· μια αλλαγμένη γραμμή δεν θα φαινόταν: { $count } γεγονότα, αποτέλεσμα { $result }
replay-seat = Θέση { $seat }:
replay-result = Αποτέλεσμα: { $result }
par-line = Μέση τιμή αναφοράς: { $stars } Αστέρια Φήμης ({ $bot }, { $games })
simulate-line = { $games }: { $decisions } αποφάσεις και { $chance } τυχαία γεγονότα σε { $seconds } δ. υπολογισμού ({ $speed } ανά δευτερόλεπτο)
tournament-line = { $games } για { $players } παίκτες
duel-line = { $one } μπροστά από { $other }: { $rate } %
note-openskill = για βαθμολογίες: pip install openskill
note-no-ratings = χωρίς βαθμολογίες: σε κάθε τραπέζι ένα μποτ είχε δύο θέσεις· δώστε τόσα μποτ όσοι οι παίκτες
picture-wins = Νίκες (%), { $games }, { $players } παίκτες
verdict-better = { $new }: καλύτερο από { $old }: { $facts }
verdict-not-better = { $new }: όχι καλύτερο από { $old }: { $facts }
verdict-open = Μένει ανοιχτό αν το { $new } είναι καλύτερο από το { $old }· παίξτε περισσότερα παιχνίδια: { $facts }
verdict-facts = { $rate } % νίκες σε { $deals } μοιρασιές· λόγος λογαριθμικής πιθανοφάνειας { $ratio }, όρια { $lower } και { $upper }
column-seat = θέση
column-bot = μποτ
column-games = παιχνίδια
column-mean-stars = μέση Φήμη
column-wins = νίκες
column-won = νίκες (%)
column-stars = Φήμη
column-rating = βαθμολογία
column-parts = Φήμη κατά μέρος
column-card = κάρτα
column-cost = κόστος
column-offered = στην Αγορά
column-taken = αγορές
column-own-stars = δική της
column-per-gold = ανά νόμισμα
column-effect = επίδραση σε τυχαία αγορά
bench-games = παιχνίδια
bench-decisions = αποφάσεις
bench-chance = τυχαία γεγονότα
bench-cpu_seconds = δευτερόλεπτα υπολογισμού
bench-events_per_cpu_second = γεγονότα ανά δευτερόλεπτο
bench-games_per_cpu_second = παιχνίδια ανά δευτερόλεπτο
bench-clone_microseconds = μικροδευτερόλεπτα ανά αντίγραφο κατάστασης
bench-position_bytes = byte ανά θέση παιχνιδιού
balance-race = Φυλές
balance-hero_class = Κλάσεις
balance-backstory = Ιστορικά
balance-alignment = Κάρτες Ηθικής
balance-line = { $games }, μποτ { $bot }, { $players } θέσεις: { $mean } Αστέρια Φήμης κατά μέσο όρο, τυπική απόκλιση { $spread }
balance-setup = { $what }: { $effects }
balance-odd = Ξεχωρίζει: { $name }, { $stars } από τη μέση
balance-too-few = πολύ λίγα παιχνίδια για να ξεχωρίσουν· παίξτε περισσότερα
balance-than-average = Αστέρια Φήμης πάνω από τον μέσο όρο
balance-than-discard = Αστέρια Φήμης πάνω από ένα ξεσκαρτάρισμα
balance-picture =
    { $players ->
        [one] { $what }, ατομικό, { $games }, μποτ { $bot }
       *[other] { $what }, { $players } παίκτες, { $games }, μποτ { $bot }
    }
balance-picture-about = { $unit }· κάθε γραμμή καλύπτει δύο τυπικά σφάλματα προς κάθε πλευρά· n είναι ο αριθμός των περιπτώσεων

## Commands for hosts

about-backup = αντίγραφο όλων των παιχνιδιών σε ένα αρχείο, ενώ τρέχει ο διακομιστής
about-restore = επαναφορά αντιγράφου σε κενή βάση
about-export = γράψιμο κάθε παιχνιδιού ως καταγραφή
about-admin = προβολή, κλείσιμο ή διαγραφή τραπεζιών
meta-action = ΕΝΕΡΓΕΙΑ
meta-table = ΤΡΑΠΕΖΙ
meta-days = ΗΜΕΡΕΣ
option-workers = διεργασίες πίσω από τη θύρα· πάνω από μία θέλουν PostgreSQL
option-name = όνομα αυτού του διακομιστή· τα άλλα απορρίπτονται (όλα)
option-origin = άλλος ιστότοπος που μπορεί να χρησιμοποιεί τον διακομιστή (κανένας)
option-trusted-proxy = διαμεσολαβητής του οποίου το X-Forwarded-For γίνεται πιστευτό (κανένας)
option-limit = αλλάζει τι μπορεί μια διεύθυνση, π.χ. sockets=500· το 0 αίρει το όριο
option-allow-bot = επιτρέπει σε αυτό το μποτ να παίζει στα τραπέζια, π.χ. { $own } (κανένα)
option-keep = διαγραφή τραπεζιών που δεν άλλαξαν τόσο καιρό (ποτέ)
option-log = μορφή του αρχείου καταγραφής
option-unfinished = και τα ημιτελή παιχνίδια
option-waiting = μόνο τραπέζια που περιμένουν αυτό
option-most = πόσα το πολύ
admin-list = τα τραπέζια, τα πιο πρόσφατα πρώτα
admin-count = πόσα τραπέζια κάθε είδους
admin-close = τερματισμός τραπεζιού πριν το τέλος
admin-delete = διαγραφή τραπεζιού με όλα του
admin-delete-older = διαγραφή τραπεζιών που δεν άλλαξαν για μέρες
error-network = το «{ $text }» δεν είναι διεύθυνση όπως 127.0.0.1
error-origin = το «{ $text }» δεν είναι ιστότοπος όπως { $known }
error-limit = --limit { $text }: γράψτε όνομα και αριθμό, όπως sockets=500
error-allow-bot = { $option }: υπάρχει ήδη μποτ «{ $name }»· δώστε στο καθένα άλλο όνομα
error-workers = πολλά --workers θέλουν PostgreSQL· ένα αρχείο SQLite ανήκει σε μία διεργασία
backup-done = το { $file } έχει { $number } τραπέζια
restore-done = { $number } τραπέζια επέστρεψαν
export-done = { $number } παιχνίδια είναι στο { $folder }
export-damaged = το τραπέζι { $table } έχει πάθει ζημιά: { $what }
admin-closed = το τραπέζι { $table } έκλεισε
admin-deleted = το τραπέζι { $table } διαγράφηκε
admin-deleted-older = { $number } τραπέζια διαγράφηκαν

## Cards

cards-market = Κάρτες Αγοράς ({ $count })
cards-classes = Κλάσεις ({ $count })
cards-races = Φυλές ({ $count })
cards-backstories = Ιστορικά ({ $count })
cards-alignments = Κάρτες Ηθικής ({ $count })
cards-advice = Μία κάρτα: { $command }
column-class = Κλάση
column-color = χρώμα
column-row = γραμμή
column-dice = ζάρια
column-goal = στόχος
card-title = { $name } ({ $slug }), { $sort }
fact-line = { $name }: { $value } ({ $source })
sort-market = κάρτα Αγοράς
sort-class = Κλάση
sort-race = Φυλή
sort-backstory = Ιστορικό
sort-alignment = Ηθική
source-pack = πακέτο καρτών
set-bonus = { $stars } επιπλέον για αυτά τα χρώματα Κλάσης: { $colors }
fact-no = αριθμός
fact-name = όνομα
fact-kind = είδος
fact-cost = κόστος
fact-set = σετ
fact-set-bonus = επιπλέον του σετ
fact-editions = εκδόσεις
fact-modifiers = πλεονέκτημα και ποινή
fact-color = χρώμα
fact-goals = στόχοι
fact-ability = Ικανότητα Κλάσης
fact-wishes = ζητούμενα
fact-grid = πλέγμα

## Bots by anyone

about-check-bot = έλεγχος ενός δικού σας μποτ: παίζει, επαναλαμβάνεται και τηρεί τον χρόνο
about-completion = συμπλήρωση εντολών και επιλογών για ένα κέλυφος
about-man = η σελίδα του εγχειριδίου
bots-known = { $bots }, κάποιο από αυτά με χαρακτήρα όπως { $tempered }, ή δικό σας: { $own }
option-check-bot = το μποτ: { $own } ή ένα εγκατεστημένο όνομα
option-check-games = παιχνίδια κάθε είδους
option-bot-seconds = πόσα δευτερόλεπτα μπορεί να σκεφτεί μια κίνηση ένα δικό σας μποτ
option-think = πόσα δευτερόλεπτα μπορούν να σκεφτούν μια κίνηση τα hero και champion, έως 5
option-shell = το κέλυφος
option-man-out = όλες οι σελίδες του εγχειριδίου σε αυτόν τον φάκελο
error-bot-start = { $option }: { $name } { $why }
error-forfeit = το μποτ: { $why }
error-seconds = το «{ $text }» δεν είναι αριθμός δευτερολέπτων πάνω από 0, έως { $most }
forfeit-line = { $bot }: παραίτηση σε { $count ->
    [one] 1 παιχνίδι
   *[other] { $count } παιχνίδια
  }: { $reason } (πρώτα στο παιχνίδι { $first })
bot-forfeits = { $name }: παραίτηση: { $why }. Το τυχαίο μποτ συνεχίζει στη θέση του.
check-starts = ξεκινά και λέγεται { $name }
check-plays = παίζει { $games } ως το τέλος ({ $kinds } είδη παιχνιδιών)
check-repeats = ο ίδιος σπόρος δίνει το ίδιο παιχνίδι
check-differs = ο ίδιος σπόρος έδωσε δύο διαφορετικά παιχνίδια· πάρτε την τύχη μόνο από το «random»
check-time = θέλει { $median } ms ανά κίνηση, το πολύ { $most } ms ({ $count } κινήσεις· το όριο είναι { $limit } s)
check-failed = { $kind }: { $why }
check-good = το { $name } είναι έτοιμο να παίξει
check-bad = το { $name } δεν είναι ακόμη έτοιμο να παίξει
sheet-short = Αυτή η καρτέλα δεν είναι γεμάτη: { $dice ->
    [one] 1 ζάρι
   *[other] { $dice } ζάρια
  } από 18· κενές θέσεις σε { $rows }.
error-option-near = δεν υπάρχει επιλογή «{ $name }»· μήπως εννοείτε «{ $near }»; Το «{ $program } --help» εξηγεί
error-option = { $message }· το «{ $program } --help» εξηγεί
serving-already = Το Roll Player τρέχει ήδη: { $link }
man-exit = 0 επιτυχία, 1 έλεγχος που απέτυχε, 2 λάθος χρήση, 130 μετά από Ctrl-C.

## Many games

option-mass-jobs = πόσες διεργασίες δουλεύουν· με --ray, πόσες ομάδες παιχνιδιών μαζί (εκεί, αλλιώς, μία ανά επεξεργαστή)
option-ray = παιχνίδι σε συστάδα Ray: η διεύθυνσή της, auto ή local
option-resume = κρατά τα παιχνίδια σε αυτό το αρχείο· η επόμενη κλήση συνεχίζει από εκεί
option-rows = γράφει μια γραμμή για κάθε παιχνίδι, ως CSV ή γραμμές JSON
option-dataset = γράφει τα παιχνίδια ως σύνολο δεδομένων Parquet
error-stopped-kept = διακοπή μετά από { $done } από { $games } παιχνίδια, όλα στο { $file }· η ίδια κλήση συνεχίζει από εκεί
error-stopped-lost = διακοπή μετά από { $done } από { $games } παιχνίδια· με { $option } ΑΡΧΕΙΟ κρατιούνται
error-extra = το { $option } θέλει ένα πρόσθετο: pip install rollplayer[{ $extra }]
error-ray = --ray: καμία συστάδα Ray δεν απαντά στο { $address } ({ $why })· το «ray start --head» ξεκινά μία
error-ray-address = --ray: το «{ $address }» δεν είναι διεύθυνση όπως 192.168.1.5:6379, auto ή local
error-ray-lost = η συστάδα Ray δεν μπόρεσε να παίξει: { $why }
error-ray-version = ένας υπολογιστής της συστάδας Ray έχει rollplayer { $there }, αυτός εδώ { $here }· εγκαταστήστε παντού την ίδια έκδοση
error-resume-file = { $option }: το { $file } περιέχει κάτι άλλο από παιχνίδια· διαλέξτε άλλο αρχείο
error-resume-options = { $option }: το { $file } έχει παιχνίδια με { $name } { $then }, όχι { $now }· διαλέξτε άλλο αρχείο
error-resume-line = { $option }: το { $file } είναι χαλασμένο στη γραμμή { $line }· διαλέξτε άλλο αρχείο
error-resume-busy = { $option }: μια άλλη εκτέλεση γράφει στο { $file }· διαλέξτε άλλο αρχείο
error-rows = --rows: το { $file } πρέπει να τελειώνει σε .csv ή .jsonl
error-rows-resume = --rows και --resume: το { $file } μπορεί να είναι μόνο ένα από τα δύο
