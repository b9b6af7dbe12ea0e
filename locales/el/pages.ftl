### The words of the pages for learning, looking up, replaying and scoring. The terms of the game are in cards.ftl.

## General

more = Μάθηση και αναζήτηση
more-learn = Εκμάθηση
more-learn-text = Παίξτε τους πρώτους γύρους με έναν οδηγό δίπλα σας.
more-rules = Κανόνες
more-rules-text = Όλοι οι κανόνες, αριθμημένοι και με αναζήτηση.
more-cards = Κάρτες
more-cards-text = Όλες οι κάρτες, τα στοιχεία τους και οι πηγές τους.
more-companion = Φύλλο βαθμολογίας
more-companion-text = Περάστε έναν έτοιμο ήρωα από αληθινό τραπέζι και δείτε τα Αστέρια Φήμης.
more-upload = Άνοιγμα καταγραφής
more-upload-text = Δείτε ξανά ένα παιχνίδι που κατεβάσατε.
upload-bad = Αυτό το αρχείο δεν είναι καταγραφή παιχνιδιού.
all-rules = Όλοι οι κανόνες
all-cards = Όλες οι κάρτες
found-count = Αποτελέσματα: { $count }
found-nothing = Δεν βρέθηκε τίποτα. Δοκιμάστε με λιγότερα γράμματα.

## Replay

replay = Αναπαραγωγή
replay-start = Το παιχνίδι αρχίζει.
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-next = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-slider = Στιγμή του παιχνιδιού
replay-speed = Ταχύτητα
copy-link = Σύνδεσμος γι’ αυτή τη στιγμή
copy-moment = Αντιγραφή συνδέσμου στιγμής
copied-moment = Ο σύνδεσμος αντιγράφηκε
play-on = Συνέχεια από εδώ
play-on-text = Από το γεγονός { $event } αρχίζει νέο παιχνίδι. Από εκεί και πέρα τα ζάρια ρίχνονται ξανά· αυτό το παιχνίδι μένει όπως είναι.
play-on-me = Σε αυτή την οθόνη
play-on-bot = Ένα μποτ
play-on-open = Με σύνδεσμο
play-on-go = Έναρξη

## Rules

rules-intro = Με δικά μας λόγια και σταθερούς αριθμούς. Κάθε αριθμός είναι σύνδεσμος για κοινοποίηση.
rules-search = Αναζήτηση στους κανόνες
chapters = Κεφάλαια

## Cards

cards = Κάρτες
cards-intro = Ονόματα και αριθμοί· όλα τα κείμενα είναι δικά μας. Ένα σημάδι δίπλα σε κάθε στοιχείο δείχνει αν υπάρχει σε κάποιο βιβλίο κανόνων ή αν το επιλέξαμε εμείς.
cards-search = Αναζήτηση κάρτας
cards-kind = Είδος κάρτας
shelves-all = Όλες
shelves-weapon = Όπλα
shelves-armor = Πανοπλίες
shelves-skill = Ικανότητες
shelves-trait = Χαρακτηριστικά
shelves-class = Κλάσεις
shelves-race = Φυλές
shelves-backstory = Ιστορικά
shelves-alignment = Κάρτες Ηθικής
shelf-weapon = Όπλο
shelf-armor = Πανοπλία
shelf-skill = Ικανότητα
shelf-trait = Χαρακτηριστικό
shelf-class = Κλάση
shelf-race = Φυλή
shelf-backstory = Ιστορικό
shelf-alignment = Ηθική
source-record = τεκμηριωμένο
source-record-text = Υπάρχει τυπωμένο σε βιβλίο κανόνων.
source-ours = δική μας επιλογή
source-ours-text = Δεν υπάρχει τυπωμένο σε κανένα βιβλίο κανόνων· το επιλέξαμε εμείς. Ένα πακέτο καρτών μπορεί να το αλλάξει.
source-partly = εν μέρει δική μας επιλογή
source-partly-text = Ένα μέρος υπάρχει τυπωμένο στα βιβλία κανόνων· τα υπόλοιπα τα επιλέξαμε εμείς.
fact-dots = τελείες
fact-hands = χέρια
fact-arrow = βέλος
fact-timing = πότε
fact-timing-any = οποτεδήποτε
fact-timing-dice-turn = στη σειρά σας στη Φάση Ζαριών
fact-timing-market-turn = στη σειρά σας στη Φάση Αγοράς
fact-set-stars = Αστέρια Φήμης για 1, 2, 3… κομμάτια
fact-set-colours = ένα Αστέρι Φήμης ακόμη για

## Score sheet for a real table

companion = Φύλλο βαθμολογίας
companion-text = Για το τέλος ενός παιχνιδιού σε αληθινό τραπέζι: περάστε ό,τι έχετε μπροστά σας και διαβάστε τα Αστέρια Φήμης γραμμή προς γραμμή. Όλα μένουν σε αυτόν τον περιηγητή.
companion-clear = Από την αρχή
companion-heroes = Ήρωες
companion-add = Άλλος ήρωας
companion-remove = Αφαίρεση: { $name }
companion-solo = Ατομικό Παιχνίδι
companion-who = Ο ήρωας
companion-name = Όνομα
companion-choose = Επιλέξτε…
companion-less-gold = Ένα Χρυσό νόμισμα λιγότερο
companion-more-gold = Ένα Χρυσό νόμισμα περισσότερο
companion-token = Θέση του δείκτη Ηθικής
companion-dice = Ζάρια
companion-dice-count = { $count } από 18
companion-colour = Χρώμα ζαριού
companion-value = Τιμή ζαριού
companion-erase = Αφαίρεση ζαριών
companion-cards = Κάρτες Αγοράς
companion-stars = Αστέρια Φήμης
companion-missing = { $name }: επιλέξτε Φυλή, Κλάση, Ιστορικό και Ηθική και τα Αστέρια Φήμης θα εμφανιστούν εδώ.
companion-problem = Μια τέτοια καρτέλα δεν γίνεται να υπάρχει:
hero-number = Ήρωας { $number }

## Tutorial

tutorial = Εκμάθηση
