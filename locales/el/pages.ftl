### The words of the pages for learning, looking up, replaying and scoring. The terms of the game are in cards.ftl.

## General

more = Μάθηση και αναζήτηση
more-learn = Εκμάθηση
more-learn-text = Μάθετε παίζοντας, με έναν οδηγό.
more-rules = Κανόνες
more-rules-text = Όλοι οι κανόνες, αριθμημένοι και με αναζήτηση.
more-cards = Κάρτες
more-cards-text = Όλες οι κάρτες, τα στοιχεία τους και οι πηγές τους.
more-companion = Φύλλο βαθμολογίας
more-companion-text = Παίξατε το επιτραπέζιο; Περάστε τον ήρωά σας και μετράμε τα Αστέρια Φήμης.
more-upload = Άνοιγμα καταγραφής
more-upload-text = Δείτε ξανά ένα παιχνίδι που κατεβάσατε.
more-take = Μεταφορά θέσης σε αυτή τη συσκευή
more-take-text = Συνεχίστε εδώ ένα παιχνίδι που αρχίσατε σε άλλη συσκευή.
upload-bad = Αυτό το αρχείο δεν είναι καταγραφή παιχνιδιού.
all-rules = Όλοι οι κανόνες
all-cards = Όλες οι κάρτες
found-count = Αποτελέσματα: { $count }
found-nothing = Δεν βρέθηκε τίποτα. Δοκιμάστε με λιγότερα γράμματα.

## Replay

replay = Επανάληψη
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
play-on-text = Ένα νέο παιχνίδι ξεκινά από αυτή τη στιγμή ({ $moment }), με νέα ζάρια από εκεί και πέρα. Αυτό το παιχνίδι μένει όπως είναι.
play-on-me = Σε αυτή την οθόνη
play-on-bot = Ένα μποτ
play-on-open = Με σύνδεσμο
play-on-go = Έναρξη

## Ανάλυση

analysis = Ανάλυση
analyse = Ανάλυση της παρτίδας
analysis-at-work = Αναλύεται η παρτίδα: { $done } από { $total }
analysis-begins = Αναλύεται η παρτίδα…
analysis-failed = Δεν ήταν δυνατή η ανάλυση αυτής της παρτίδας.
analysis-busy = Αναλύονται άλλες παρτίδες. Δοκιμάστε ξανά σε ένα λεπτό.
analysis-whose = Η παρτίδα του παίκτη
analysis-result = { $result }· στην αρχή αναμένονταν { $start }.
analysis-win = Πιθανότητα νίκης: { $start } στην αρχή, { $end } στο τέλος.
analysis-unfinished = Η παρτίδα δεν έχει τελειώσει· το αποτέλεσμα είναι το αναμενόμενο τώρα.
analysis-round = Γύρος { $round }
analysis-sums = Από πού ήρθαν τα Αστέρια Φήμης
sum-start = αρχική προσδοκία
sum-luck = τύχη
sum-others = κινήσεις των άλλων
sum-loss = απώλεια από επιλογές
sum-drift = ανεξήγητο (έως { $error } είναι φυσιολογικό)
sum-result = αποτέλεσμα
curve-stars = Αναμενόμενα Αστέρια Φήμης στην πορεία της παρτίδας
curve-win = Πιθανότητα νίκης στην πορεία της παρτίδας
curve-about = Από { $start } στην αρχή ως { $end } στο τέλος· το χαμηλότερο { $low }, το υψηλότερο { $high }.
curve-dots = Οι αριθμημένες κουκκίδες είναι οι ακριβότερες αποφάσεις.
curve-band = Η ζώνη δείχνει πού τελειώνουν, με δυνατό παιχνίδι από εκεί και πέρα, δύο στις τρεις παρτίδες.
curve-table = Σε πίνακα
curve-round = Γύρος
curve-column-stars = Αναμενόμενα Αστέρια
curve-column-win = Πιθανότητα νίκης
costly = Οι ακριβότερες αποφάσεις
costly-none = Καμία απόφαση δεν κόστισε κάτι αξιόλογο. Μπράβο!
costly-loss = απώλεια { $loss } ± { $error } Αστεριών Φήμης
costly-win = πιθανότητα νίκης { $win }
costly-played = Παίχτηκε: { $move }
costly-better = Καλύτερο: { $move }
costly-why = Γιατί: { $why } ({ $rollouts ->
    [one] μία δοκιμαστική παρτίδα
   *[other] { $rollouts } δοκιμαστικές παρτίδες
  } από εκεί: { $difference } ± { $error })
strokes = Η μεγαλύτερη τύχη και ατυχία
stroke-stars = { $stars } ± { $error } Αστέρια Φήμης
analysis-note = Κρίνει ένα μποτ, που μπορεί να κάνει λάθος. Πατήστε μια στιγμή για να τη δείτε.
analysis-note-drift = Πόσο λάθος κάνει, το δείχνει η γραμμή «ανεξήγητο».
lesson-title = Το μάθημα αυτού του παιχνιδιού
lesson = { $when }: «{ $better }» αντί για «{ $played }» θα άξιζε περίπου { $stars } παραπάνω, κυρίως από: { $part }.
lesson-plain = { $when }: «{ $better }» αντί για «{ $played }» θα άξιζε περίπου { $stars } παραπάνω.
lesson-none = Καμία απόφαση δεν κόστισε ξεκάθαρα Αστέρια Φήμης.
costly-about = περίπου { $stars }
numbers = Εμφάνιση αριθμών
mistakes = Λάθη
mistakes-find = Εύρεση λαθών
mistake = Λάθος
mistake-of = Λάθος { $number } από { $count }
mistake-before = Το τραπέζι πριν από την απόφαση. Κόκκινο: τι παίχτηκε. Πράσινο: τι ήταν καλύτερο.
mistake-next = Επόμενο λάθος
mistake-previous = Προηγούμενο λάθος
try-again = Νέα προσπάθεια από εδώ

## Rules

rules-intro = Με δικά μας λόγια και σταθερούς αριθμούς. Κάθε αριθμός είναι σύνδεσμος για κοινοποίηση.
rules-none = Δεν υπάρχει κανόνας { $rule }. Εδώ είναι όλοι.
rules-search = Αναζήτηση στους κανόνες
chapters = Κεφάλαια

## Cards

cards = Κάρτες
cards-intro = Κάθε κάρτα με ολόκληρο τον κανόνα της. Όλα τα κείμενα είναι δικά μας· το «i» δείχνει ποια στοιχεία αναφέρει ένα βιβλίο κανόνων και ποια επέλεξε αυτό το έργο.
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
fact-rule = κανόνας
fact-dots = τελείες
fact-hands = χέρια
fact-arrow = βέλος
fact-timing = πότε
fact-timing-any = οποτεδήποτε
fact-timing-dice-turn = στη σειρά σας στη Φάση Ζαριών
fact-timing-market-turn = στη σειρά σας στη Φάση Αγοράς
fact-set-stars = Αστέρια Φήμης για 1, 2, 3… κομμάτια
fact-set-colors = ένα Αστέρι Φήμης ακόμη για

## Score sheet for a real table

companion = Φύλλο βαθμολογίας
companion-text = Για το τέλος ενός παιχνιδιού σε αληθινό τραπέζι: περάστε ό,τι έχετε μπροστά σας και διαβάστε τα Αστέρια Φήμης γραμμή προς γραμμή. Όλα μένουν σε αυτόν τον περιηγητή.
companion-clear = Από την αρχή
companion-heroes = Ήρωες
companion-add = Προσθήκη ήρωα
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
companion-color = Χρώμα ζαριού
companion-value = Τιμή ζαριού
companion-erase = Αφαίρεση ζαριών
companion-cards = Κάρτες Αγοράς
companion-stars = Αστέρια Φήμης
companion-missing = { $name }: επιλέξτε Φυλή, Κλάση, Ιστορικό και Ηθική και τα Αστέρια Φήμης θα εμφανιστούν εδώ.
companion-problem = Μια τέτοια καρτέλα δεν μπορεί να βγει από αληθινό παιχνίδι:
hero-number = Ήρωας { $number }

## Tutorial

tutorial = Εκμάθηση
