### The words of the game and its cards. All wording is our own; the terms are the rulebooks' (docs/translating.md).

## Colors

color-green = πράσινο
color-blue = μπλε
color-red = κόκκινο
color-purple = μωβ
color-black = μαύρο
color-white = λευκό
color-gold = χρυσό

## A die of a color: without and with its value ($value is a figure from 1 to 6)

die-green = πράσινο ζάρι
die-blue = μπλε ζάρι
die-red = κόκκινο ζάρι
die-purple = μωβ ζάρι
die-black = μαύρο ζάρι
die-white = λευκό ζάρι
die-gold = χρυσό ζάρι
die-green-value = πράσινο { $value }
die-blue-value = μπλε { $value }
die-red-value = κόκκινο { $value }
die-purple-value = μωβ { $value }
die-black-value = μαύρο { $value }
die-white-value = λευκό { $value }
die-gold-value = χρυσό { $value }

## Attributes and their actions

attribute-str = Δύναμη
attribute-str-short = STR
attribute-dex = Επιδεξιότητα
attribute-dex-short = DEX
attribute-con = Κράση
attribute-con-short = CON
attribute-int = Ευφυΐα
attribute-int-short = INT
attribute-wis = Σοφία
attribute-wis-short = WIS
attribute-cha = Χάρισμα
attribute-cha-short = CHA
action-str = Ενέργεια Δύναμης
action-dex = Ενέργεια Επιδεξιότητας
action-con = Ενέργεια Κράσης
action-int = Ενέργεια Ευφυΐας
action-wis = Ενέργεια Σοφίας
action-cha = Ενέργεια Χαρίσματος
action-str-rule = Γυρίστε ένα ζάρι σας στην απέναντι πλευρά του: 1 και 6, 2 και 5, 3 και 4.
action-dex-rule = Ανταλλάξτε τις θέσεις δύο ζαριών σας· οι τιμές τους δεν αλλάζουν.
action-con-rule = Αυξήστε ή μειώστε ένα ζάρι σας κατά 1, ποτέ πάνω από το 6 ή κάτω από το 1.
action-int-rule = Ρίξτε ξανά ένα ζάρι σας και κρατήστε τη νέα ή την παλιά τιμή.
action-wis-rule = Μετακινήστε τον δείκτη Ηθικής σας μία θέση πάνω, κάτω, αριστερά ή δεξιά.
action-cha-rule = Πάρτε έναν δείκτη Χαρίσματος: αξίζει 1 Χρυσό νόμισμα όταν αγοράσετε κάρτα Αγοράς σε αυτόν τον γύρο.

## Alignment: the directions of the arrows, a step in one, and the nine places of the grid (row, column)

direction-good = καλό
direction-evil = κακό
direction-lawful = νομιμότητα
direction-chaotic = χάος
direction-neutral = ουδέτερο
arrow-good = μία θέση πάνω, προς το καλό
arrow-evil = μία θέση κάτω, προς το κακό
arrow-lawful = μία θέση αριστερά, προς τη νομιμότητα
arrow-chaotic = μία θέση δεξιά, προς το χάος
cell-good-lawful = καλό και νομιμότητα
cell-good-neutral = καλό, ουδέτερο
cell-good-chaotic = καλό και χάος
cell-neutral-lawful = ουδέτερο, νομιμότητα
cell-neutral-neutral = ουδέτερο, το κέντρο
cell-neutral-chaotic = ουδέτερο, χάος
cell-evil-lawful = κακό και νομιμότητα
cell-evil-neutral = κακό, ουδέτερο
cell-evil-chaotic = κακό και χάος

## Kinds of market cards: one, several, and what they are for

kind-weapon = Όπλο
kind-armor = Πανοπλία
kind-skill = Ικανότητα
kind-trait = Χαρακτηριστικό
kinds-weapon = Όπλα
kinds-armor = Πανοπλίες
kinds-skill = Ικανότητες
kinds-trait = Χαρακτηριστικά
kind-weapon-rule = Ένα Όπλο ισχύει όσο το κρατάτε· έχετε δύο χέρια για Όπλα.
kind-armor-rule = Οι Πανοπλίες δεν κάνουν τίποτα στη διάρκεια του παιχνιδιού· στο τέλος κάθε σετ δίνει Αστέρια Φήμης ανάλογα με τα κομμάτια του.
kind-skill-rule = Για να χρησιμοποιήσετε μια όρθια Ικανότητα, μετακινήστε τον δείκτη Ηθικής σας κατά το βέλος της· έπειτα μένει εξαντλημένη ώσπου να την ανανεώσετε.
kind-trait-rule = Ένα Χαρακτηριστικό μετακινεί τον δείκτη Ηθικής σας όταν το αγοράζετε και δίνει Αστέρια Φήμης στο τέλος, αν το εκπληρώνετε.

## Armor sets. All pieces of a set share its rule.

set-chain = Μεταλλική
set-leather = Δερμάτινη
set-mystic = Μαγική
set-chain-full = Μεταλλικό σετ
set-leather-full = Δερμάτινο σετ
set-mystic-full = Μαγικό σετ
set-chain-rule = Στο τέλος { $pieces } κομμάτια του Μεταλλικού σετ δίνουν συνολικά { $set-stars } Αστέρια Φήμης. Οι λευκές και οι κόκκινες Κλάσεις κερδίζουν 1 Αστέρι Φήμης επιπλέον για το σετ.
set-leather-rule = Στο τέλος { $pieces } κομμάτια του Δερμάτινου σετ δίνουν συνολικά { $set-stars } Αστέρια Φήμης. Οι πράσινες και οι μαύρες Κλάσεις κερδίζουν 1 Αστέρι Φήμης επιπλέον για το σετ.
set-mystic-rule = Στο τέλος { $pieces } κομμάτια του Μαγικού σετ δίνουν συνολικά { $set-stars } Αστέρια Φήμης. Οι μπλε και οι μωβ Κλάσεις κερδίζουν 1 Αστέρι Φήμης επιπλέον για το σετ.

## Weapons

card-longsword = Σπαθί
card-blessed-mace = Ευλογημένος Κεφαλοθραύστης
card-jeweled-dagger = Στιλέτο με Πετράδια
card-longbow = Μακρύ Τόξο
card-tower-shield = Ψηλή Ασπίδα
card-ancient-spear = Αρχαίο Δόρυ
card-quarterstaff = Πολεμικό Ραβδί
card-heavy-crossbow = Μεγάλη Βαλίστρα
card-longsword-rule = Στο Τελικό Σκοράρισμα κάθε ζάρι σας στο χρώμα της Κλάσης σας μπορεί να μετράει { $by } παραπάνω για τον Στόχο Στατιστικού του, ακόμα και πάνω από 6· επιλέγετε για κάθε ζάρι χωριστά. Δεν επηρεάζει Χαρακτηριστικά που μετρούν την τιμή των ζαριών.
card-blessed-mace-rule = Στο Τελικό Σκοράρισμα η Σοφία και το Χάρισμά σας μπορούν να μετρήσουν έως { $by } παραπάνω το καθένα για τους Στόχους τους.
card-jeweled-dagger-rule = Στο Τελικό Σκοράρισμα κάθε χρυσό ζάρι σας μπορεί να μετράει { $by } παραπάνω για τον Στόχο Στατιστικού του, ακόμα και πάνω από 6· επιλέγετε για κάθε ζάρι χωριστά. Δεν επηρεάζει Χαρακτηριστικά που μετρούν την τιμή των ζαριών.
card-longbow-rule = Κάθε φορά που παίρνετε κάρτα Σειράς χωρίς Χρυσό νόμισμα, κερδίζετε { gold-worth }.
card-tower-shield-rule =
    Στο Τελικό Σκοράρισμα ένα σετ Πανοπλίας της επιλογής σας, από το οποίο έχετε κάποια αλλά όχι όλα τα κομμάτια, μετράει σαν να είχε { $by ->
        [one] ένα κομμάτι
       *[other] { $by } κομμάτια
    } παραπάνω.
card-ancient-spear-rule = Όταν το ζάρι που τοποθετείτε στη Φάση Ζαριών γεμίζει τη γραμμή του, μπορείτε να εκτελέσετε μια Ενέργεια Κράσης, επιπλέον της ενέργειας της γραμμής.
card-quarterstaff-rule = Όταν το ζάρι που τοποθετείτε στη Φάση Ζαριών γεμίζει τη γραμμή του, μπορείτε να εκτελέσετε μια Ενέργεια Ευφυΐας, επιπλέον της ενέργειας της γραμμής.
card-heavy-crossbow-rule = Κάθε κάρτα Αγοράς που αγοράζετε σάς κοστίζει { gold-worth } λιγότερο, ποτέ κάτω από 0. Όχι με το Άνοιγμα Λουκέτου· με το Αθόρυβο Περπάτημα μόνο στη δεύτερη έκδοση.

## Traits

card-steadfast = Ακλόνητος
card-honorable = Έντιμος
card-nimble = Ευκίνητος
card-proud = Περήφανος
card-weak = Αδύναμος
card-clumsy = Αδέξιος
card-foolish = Ανόητος
card-reckless = Ριψοκίνδυνος
card-focused = Προσηλωμένος
card-compassionate = Συμπονετικός
card-obsessed = Εμμονικός
card-cunning = Πονηρός
card-greedy = Άπληστος
card-honest = Ειλικρινής
card-loyal = Πιστός
card-obnoxious = Ανυπόφορος
card-dedicated = Αφοσιωμένος
card-courageous = Θαρραλέος
card-envious = Φθονερός
card-famous = Διάσημος
card-steadfast-rule = { stars-worth } για κάθε κάρτα Όπλου που έχετε.
card-honorable-rule = { stars-worth } για κάθε κάρτα Πανοπλίας που έχετε.
card-nimble-rule = { stars-worth } αν πετύχετε τον Στόχο Επιδεξιότητας.
card-proud-rule = { stars-worth } αν πετύχετε τον Στόχο Χαρίσματος.
card-weak-rule = { stars-worth } αν τα ζάρια σας στη Δύναμη έχουν άθροισμα { $pips } ή λιγότερο.
card-clumsy-rule = { stars-worth } αν τα ζάρια σας στην Επιδεξιότητα έχουν άθροισμα { $pips } ή λιγότερο.
card-foolish-rule = { stars-worth } αν τα ζάρια σας στην Ευφυΐα έχουν άθροισμα { $pips } ή λιγότερο.
card-reckless-rule = { stars-worth } αν τα ζάρια σας στη Σοφία έχουν άθροισμα { $pips } ή λιγότερο.
card-focused-rule = { stars-worth } για κάθε κάρτα Ικανότητας που έχετε.
card-compassionate-rule = { stars-worth } αν πετύχετε τον Στόχο Σοφίας.
card-obsessed-rule = { stars-worth } αν τουλάχιστον { $dice } ζάρια σας έχουν το ίδιο χρώμα και αυτό δεν είναι το χρώμα της Κλάσης σας· το χρυσό μετράει ως χρώμα.
card-cunning-rule = { stars-worth } αν πετύχετε τον Στόχο Ευφυΐας.
card-greedy-rule = { stars-worth } για κάθε { $each } Χρυσά νομίσματα που έχετε στο τέλος, το πολύ { $at-most } Αστέρια Φήμης.
card-honest-rule = { stars-worth } αν ο δείκτης Ηθικής σας βρίσκεται στη γραμμή του καλού.
card-loyal-rule = { stars-worth } αν ο δείκτης Ηθικής σας βρίσκεται στη στήλη της νομιμότητας.
card-obnoxious-rule = { stars-worth } αν τα ζάρια σας στο Χάρισμα έχουν άθροισμα { $pips } ή λιγότερο.
card-dedicated-rule = { stars-worth } αν πετύχετε τον Στόχο Κράσης.
card-courageous-rule = { stars-worth } αν πετύχετε τον Στόχο Δύναμης.
card-envious-rule = { stars-worth } αν κάποιος άλλος παίκτης έχει περισσότερες κάρτες Αγοράς από εσάς (μετράει και αυτή)· οι κάρτες των άλλων μετρούν πριν απορρίψει κανείς Όπλα. Ατομικό Παιχνίδι: { stars-worth } αν έχετε { $solo-at-most } ή λιγότερες κάρτες Αγοράς.
card-famous-rule = { stars-worth } αν πετύχετε τουλάχιστον { $number } από τους έξι Στόχους Στατιστικών σας.

## Skills

card-concentrate = Αυτοσυγκέντρωση
card-search = Αναζήτηση
card-negotiate = Διαπραγμάτευση
card-pickpocket = Κλοπή Πουγκιού
card-acrobatics = Ακροβατικά
card-open-lock = Άνοιγμα Λουκέτου
card-climb = Αναρρίχηση
card-intimidate = Εκφοβισμός
card-move-silently = Αθόρυβο Περπάτημα
card-knowledge = Γνώση
card-cure-wounds = Επούλωση Πληγών
card-sleight-of-hand = Ελαφροχέρης
card-diplomacy = Διπλωματία
card-concentrate-rule = Οποιαδήποτε στιγμή: αυξήστε ένα ζάρι σας κατά 1 έως { $most }. Η τιμή δεν μπορεί να ξεπεράσει το 6.
card-search-rule = Οποιαδήποτε στιγμή: ανταλλάξτε ένα ζάρι σας με ένα ζάρι άλλου χρώματος της επιλογής σας από το σακούλι. Το νέο ζάρι παίρνει τη θέση και την τιμή του παλιού, που πηγαίνει στο σακούλι. Ένα χρυσό ζάρι που τοποθετείται έτσι δίνει τα Χρυσά νομίσματά του.
card-negotiate-rule = Στη σειρά σας, πριν πάρετε κάρτα Σειράς: ανταλλάξτε ένα ζάρι σας με ένα ζάρι στο κέντρο, χωρίς να αλλάξουν οι τιμές (όχι με ζάρι ίδιου χρώματος και τιμής· τα Χρυσά νομίσματα μένουν στην κάρτα τους). Έπειτα τακτοποιήστε τα ζάρια στο κέντρο σαν να ήσασταν ο Πρώτος Παίκτης. Ένα χρυσό ζάρι που τοποθετείτε έτσι δίνει τα Χρυσά νομίσματά του, όποιο ζάρι κι αν αντικαθιστά.
card-pickpocket-rule = Οποιαδήποτε στιγμή: κερδίζετε { gold-worth }.
card-acrobatics-rule = Οποιαδήποτε στιγμή: εκτελέστε μια Ενέργεια Επιδεξιότητας.
card-open-lock-rule = Στη σειρά σας στη Φάση Αγοράς: μπορείτε να ανοίξετε την πρώτη κάρτα της τράπουλας Αγοράς. Τότε μπορείτε να την αγοράσετε στο πλήρες κόστος της, χωρίς δείκτες Χαρίσματος και εκπτώσεις, ως αγορά αυτής της σειράς σας. Αλλιώς πηγαίνει στη στοίβα ξεσκαρταρίσματος και η σειρά σας συνεχίζεται.
card-climb-rule = Στη σειρά σας, πριν πάρετε κάρτα Σειράς: γυρίστε ένα ζάρι στο κέντρο στην απέναντι πλευρά του και έπειτα τακτοποιήστε τα ζάρια στο κέντρο σαν να ήσασταν ο Πρώτος Παίκτης.
card-intimidate-rule = Στη σειρά σας, πριν πάρετε κάρτα Σειράς: ρίξτε ξανά όσα ζάρια στο κέντρο θέλετε και έπειτα τακτοποιήστε τα σαν να ήσασταν ο Πρώτος Παίκτης.
card-move-silently-rule = Στη σειρά σας στη Φάση Αγοράς: η αγορά αυτής της σειράς σας μπορεί να είναι κάρτα από τη στοίβα ξεσκαρταρίσματος. Μπορείτε να πληρώσετε και με δείκτες Χαρίσματος. Αν αγοράσετε έτσι, δεν μπορείτε επιπλέον να ξεσκαρτάρετε κάρτα της Αγοράς για 2 Χρυσά νομίσματα.
card-knowledge-rule = Οποιαδήποτε στιγμή: εκτελέστε μια Ενέργεια Ευφυΐας.
card-cure-wounds-rule = Οποιαδήποτε στιγμή: εκτελέστε μια Ενέργεια Κράσης.
card-sleight-of-hand-rule = Οποιαδήποτε στιγμή: μετακινήστε ένα ζάρι σας στην πρώτη κενή από αριστερά θέση μιας άλλης γραμμής· κλείστε τα κενά μετακινώντας ζάρια προς τα αριστερά. Χωρίς Ενέργεια Στατιστικού και χωρίς Χρυσά νομίσματα.
card-diplomacy-rule = Όταν η Ικανότητα που επιλέγετε θα μπορούσε να χρησιμοποιηθεί: επιλέξτε μια Ικανότητα άλλου παίκτη, όρθια ή εξαντλημένη. Μετακινήστε τον δείκτη Ηθικής σας κατά το βέλος της (αν δεν γίνεται, δεν μπορείτε να την επιλέξετε) και εφαρμόστε την ή όχι. Η Διπλωματία εξαντλείται· η κάρτα που επιλέξατε δεν αλλάζει.

## Armor: the rule is that of the set

card-chain-gorget = Μεταλλικό Περιλαίμιο
card-chain-vambraces = Μεταλλικά Περιβραχιόνια
card-chain-helm = Μεταλλικό Κράνος
card-chain-tunic = Μεταλλικός Χιτώνας
card-chain-leggings = Μεταλλικές Περισκελίδες
card-mystic-cowl = Μαγική Κουκούλα
card-mystic-robes = Μαγική Τήβεννος
card-mystic-cloak = Μαγικός Μανδύας
card-leather-greaves = Δερμάτινες Περικνημίδες
card-leather-boots = Δερμάτινες Μπότες
card-leather-gloves = Δερμάτινα Γάντια
card-leather-pauldron = Δερμάτινη Επωμίδα
card-chain-gorget-rule = { set-chain-rule }
card-chain-vambraces-rule = { set-chain-rule }
card-chain-helm-rule = { set-chain-rule }
card-chain-tunic-rule = { set-chain-rule }
card-chain-leggings-rule = { set-chain-rule }
card-mystic-cowl-rule = { set-mystic-rule }
card-mystic-robes-rule = { set-mystic-rule }
card-mystic-cloak-rule = { set-mystic-rule }
card-leather-greaves-rule = { set-leather-rule }
card-leather-boots-rule = { set-leather-rule }
card-leather-gloves-rule = { set-leather-rule }
card-leather-pauldron-rule = { set-leather-rule }

## Classes and their abilities

class-cleric = Κληρικός
class-paladin = Ιππότης
class-druid = Δρυΐδης
class-ranger = Ιχνηλάτης
class-monk = Μοναχός
class-bard = Βάρδος
class-rogue = Κατεργάρης
class-thief = Ληστής
class-sorcerer = Γητευτής
class-wizard = Μάγος
class-warrior = Πολεμιστής
class-barbarian = Βάρβαρος
class-cleric-ability = Ελεήμων
class-paladin-ability = Άγρυπνος
class-druid-ability = Εναρμονισμένος
class-ranger-ability = Ικανός
class-monk-ability = Φωτισμένος
class-bard-ability = Γοητεία
class-rogue-ability = Σκανταλιάρης
class-thief-ability = Πανούργος
class-sorcerer-ability = Μυστηριώδης
class-wizard-ability = Αινιγματικός
class-warrior-ability = Προετοιμασμένος
class-barbarian-ability = Πανίσχυρος
class-cleric-rule = Μία φορά στη σειρά σας στη Φάση Αγοράς, πριν ή αφού αγοράσετε ή ξεσκαρτάρετε, μπορείτε να πληρώσετε { price-worth } (όχι δείκτη Χαρίσματος) για να εκτελέσετε μια Ενέργεια Σοφίας.
class-paladin-rule = Αφού αγοράσετε κάρτα Πανοπλίας, μπορείτε να εκτελέσετε μια Ενέργεια Κράσης.
class-druid-rule = Μία φορά ανά γύρο, πριν ξεκινήσει η Φάση Αγοράς, μπορείτε να επιστρέψετε στην Αγορά μια κάρτα της επιλογής σας από τη στοίβα ξεσκαρταρίσματος. Προστίθεται στο δεξί άκρο και δεν αντικαθιστά καμία.
class-ranger-rule = Οι Ικανότητες σάς κοστίζουν { gold-worth } λιγότερο και στη Φάση Εκκαθάρισης μπορείτε να ανανεώσετε { $skills } εξαντλημένες Ικανότητες αντί για μία.
class-monk-rule = Όταν τοποθετείτε ζάρι στη Φάση Ζαριών, μπορείτε να εκτελέσετε την Ενέργεια Σοφίας αντί για την ενέργεια της γραμμής.
class-bard-rule = Μία φορά ανά γύρο, αν σε αυτόν τον γύρο τοποθετήσατε ζάρι στο Χάρισμα, μπορείτε στη σειρά σας στη Φάση Αγοράς να αγοράσετε μία επιπλέον κάρτα από την Αγορά. Ένας δείκτης Χαρίσματος ισχύει μόνο για τη μία από τις δύο αγορές· αντί για την επιπλέον αγορά δεν μπορείτε να ξεσκαρτάρετε κάρτα για Χρυσά νομίσματα.
class-rogue-rule = Όταν ξεσκαρτάρετε κάρτα της Αγοράς για Χρυσά νομίσματα (στη Φιλική Αγορά: όταν παίρνετε Χρυσά νομίσματα αντί να αγοράσετε), μπορείτε να επιστρέψετε { price-worth } για να εκτελέσετε μια Ενέργεια Επιδεξιότητας. Όχι όταν η Αγορά είναι άδεια.
class-thief-rule = Κάθε χρυσό ζάρι που τραβάτε στην προετοιμασία ή τοποθετείτε αργότερα σας δίνει { gold-worth } αντί για 2.
class-sorcerer-rule = Αφού αγοράσετε κάρτα Χαρακτηριστικού, μπορείτε να εκτελέσετε μια Ενέργεια Ευφυΐας.
class-wizard-rule =
    Όταν εκτελείτε μια Ενέργεια Ευφυΐας, το ζάρι ρίχνεται { $rolls ->
        [1] μία φορά
       *[other] { $rolls } φορές
    } και κρατάτε όποια από τις τιμές θέλετε, και την παλιά.
class-warrior-rule = Αφού αγοράσετε κάρτα Όπλου, μπορείτε να εκτελέσετε μια Ενέργεια Δύναμης.
class-barbarian-rule = Τα Όπλα σας μπορούν να πιάνουν συνολικά έως { $hands } χέρια αντί για δύο.

## Races

race-dragonkin = Δρακογενής
race-dwarf = Νάνος
race-elf = Ξωτικό
race-halfling = Χάφλινγκ
race-human = Άνθρωπος
race-orc = Ορκ

## Backstories: the name and a story line of our own

backstory-brawler = Καβγατζής
backstory-savage = Άγριος
backstory-craftsman = Τεχνίτης
backstory-lost-soul = Χαμένη Ψυχή
backstory-persecuted = Κατατρεγμένος
backstory-devoted = Ταγμένος
backstory-exonerated = Αθωωμένος
backstory-rift-walker = Ταξιδευτής του Ρήγματος
backstory-patrician = Πατρίκιος
backstory-aristocrat = Αριστοκράτης
backstory-mentor = Μέντορας
backstory-resilient = Ανθεκτικός
backstory-street-urchin = Χαμίνι
backstory-savant = Παιδί-θαύμα
backstory-chosen-one = Εκλεκτός
backstory-hunter = Κυνηγός
backstory-brawler-story = Δεν θυμάστε πια πόσα δόντια σπάσατε, μα δεν ξεχάσατε ποτέ το όνομα του μόνου που σας έκανε να γονατίσετε.
backstory-savage-story = Μεγαλώσατε με τους λύκους ως τον πρώτο χειμώνα που κρατήσατε δόρυ, και ακόμα και τώρα δεν σας πιάνει ύπνος κάτω από στέγη.
backstory-craftsman-story = Βασιλιάδες κρατούν λεπίδες με το σημάδι σας, κι ένα βράδυ αναρωτηθήκατε γιατί να μην κρατάτε κι εσείς μία.
backstory-lost-soul-story = Ξυπνήσατε σε μια ακρογιαλιά μ’ ένα κλειδί στον λαιμό, κι από τότε ψάχνετε την πόρτα του.
backstory-persecuted-story = Έκαψαν το χωριό σας για τα τραγούδια που λέγατε, κι έτσι μάθατε να τα σιγοτραγουδάτε εκεί όπου κανείς δεν ακούει.
backstory-devoted-story = Επτά χρόνια κρατούσατε ζωντανή τη φλόγα του ναού, κι όταν επιτέλους μίλησε, σας είπε να φύγετε.
backstory-exonerated-story = Η θηλιά ήταν ήδη δεμένη όταν μέσα στο πλήθος γέλασε ο αληθινός φονιάς.
backstory-rift-walker-story = Περάσατε μια ρωγμή του ουρανού για να φέρετε πίσω μια χαμένη κατσίκα και γυρίσατε με εκατό χρόνια καθυστέρηση.
backstory-patrician-story = Η οικογένειά σας ψηφίζει στη σύγκλητο εδώ και εννέα γενιές, και κανείς πριν από εσάς δεν ρώτησε για ποιο πράγμα.
backstory-aristocrat-story = Χάσατε τρία κάστρα στα χαρτιά και κρατήσατε μόνο τον τίτλο, το άλογο και το χαμόγελο.
backstory-mentor-story = Κάθε μαθητής σας έγινε θρύλος, και κανείς τους δεν γύρισε να σας το διηγηθεί.
backstory-resilient-story = Πανούκλα, πλημμύρα και φωτιά δράκου δοκίμασαν την τύχη τους μαζί σας, και κάθε φορά το πρωί ήσασταν πάλι στη δουλειά.
backstory-street-urchin-story = Ξέρετε κάθε στέγη της πόλης, κάθε πίσω πόρτα φούρνου και πόση ακριβώς ώρα αντέχει να τρέχει ένας φρουρός.
backstory-savant-story = Στα πέντε σας διορθώσατε τον βασιλικό αστρονόμο και στα έξι τα ίδια τα άστρα.
backstory-chosen-one-story = Η προφητεία όριζε τη μέρα, τον λόφο και το σημάδι εκ γενετής· ξέχασε να πει αν θα νικήσετε.
backstory-hunter-story = Έντεκα χειμώνες ακολουθείτε το ίδιο λευκό ελάφι, και τελευταία άρχισε να σας περιμένει.

## Alignments

alignment-arbiter = Κριτής
alignment-champion = Πρόμαχος
alignment-eccentric = Εκκεντρικός
alignment-free-spirit = Ελεύθερο Πνεύμα
alignment-guardian = Φύλακας
alignment-hermit = Ερημίτης
alignment-lunatic = Παράφρονας
alignment-maniac = Μανιακός
alignment-narcissist = Νάρκισσος
alignment-neurotic = Νευρωτικός
alignment-protector = Προστάτης
alignment-rebel = Επαναστάτης
alignment-renegade = Αποστάτης
alignment-scoundrel = Παλιάνθρωπος
alignment-sentinel = Φρουρός
alignment-sociopath = Κοινωνιοπαθής
alignment-truth-seeker = Αναζητητής της Αλήθειας

## Editions

edition-first = Πρώτη έκδοση
edition-second = Δεύτερη έκδοση
edition-first-rule = { $race-first } Φυλές, { $backstory-first } Ιστορικά, { $alignment-first } κάρτες Ηθικής και { $market-first } κάρτες Αγοράς· στην προετοιμασία δεν ξεσκαρτάρεται καμία κάρτα, εκτός από μία στο Ατομικό Παιχνίδι.
edition-second-rule = { $race-second } Φυλές, { $backstory-second } Ιστορικά, { $alignment-second } κάρτες Ηθικής και { $market-second } κάρτες Αγοράς· με δύο ή τρεις παίκτες και στο Ατομικό Παιχνίδι ξεσκαρτάρονται μερικές κάρτες Αγοράς στην προετοιμασία.

## Variants

variant-less-random = Λιγότερο Τυχαία Προετοιμασία
variant-random-market = Τυχαία Τράπουλα Αγοράς
variant-short = Σύντομο Παιχνίδι
variant-friendly = Φιλική Αγορά
variant-less-random-rule = Όλοι ξεκινούν με ένα ζάρι από καθένα από τα έξι χρώματα Κλάσης αντί να τραβήξουν· με τρεις παίκτες και ένα χρυσό ζάρι, με τέσσερις δύο.
variant-random-market-rule = Όλες οι κάρτες Αγοράς ανακατεύονται σε μία τράπουλα, χωρίς να μετρούν οι τελείες.
variant-short-rule = Όλοι ξεκινούν με δύο ζάρια παραπάνω, άρα το παιχνίδι διαρκεί δύο γύρους λιγότερο· χωρίς επιπλέον Χρυσά νομίσματα για τον τρίτο και τον τέταρτο παίκτη.
variant-friendly-rule = Όποιος παίρνει 2 Χρυσά νομίσματα στη Φάση Αγοράς δεν ξεσκαρτάρει κάρτα· ό,τι ενεργοποιείται με το ξεσκαρτάρισμα ισχύει κανονικά.

## How classes are given out

classes-drawn = Κλάσεις με κλήρωση
classes-reverse = Επιλογή Κλάσεων αντίστροφα
classes-in-turn = Επιλογή Κλάσεων με τη σειρά
classes-drawn-rule = Ένα ζάρι από το σακούλι ορίζει το χρώμα Κλάσης κάθε παίκτη· ο παίκτης επιλέγει μία από τις δύο Κλάσεις του χρώματος.
classes-reverse-rule = Οι παίκτες επιλέγουν Κλάση με αντίστροφη σειρά· ο Πρώτος Παίκτης επιλέγει τελευταίος.
classes-in-turn-rule = Οι παίκτες επιλέγουν Κλάση με τη σειρά· ο Πρώτος Παίκτης επιλέγει πρώτος.

## Phases

phase-setup = Προετοιμασία
phase-roll = Φάση Ριξίματος
phase-dice = Φάση Ζαριών
phase-market = Φάση Αγοράς
phase-cleanup = Φάση Εκκαθάρισης
phase-over = Τέλος του Παιχνιδιού
phase-setup-rule = Κάθε παίκτης παίρνει Φυλή, Κλάση, Ιστορικό και Ηθική και τοποθετεί τα αρχικά του ζάρια.
phase-roll-rule = Ο Πρώτος Παίκτης ρίχνει ένα ζάρι για κάθε κάρτα Σειράς· το μικρότερο πηγαίνει στην κάρτα «1».
phase-dice-rule = Πάρτε μια κάρτα Σειράς, τοποθετήστε το ζάρι της, κερδίστε Χρυσά νομίσματα και, αν θέλετε, εκτελέστε την ενέργεια της γραμμής.
phase-market-rule = Με τη σειρά των καρτών Σειράς κάθε παίκτης αγοράζει μια κάρτα Αγοράς ή ξεσκαρτάρει μία για 2 Χρυσά νομίσματα.
phase-cleanup-rule = Κάθε παίκτης μπορεί να ανανεώσει μια Ικανότητα, η Αγορά και οι κάρτες Σειράς στήνονται ξανά και το σακούλι περνά στον επόμενο.
phase-over-rule = Όλες οι Καρτέλες Χαρακτήρα γέμισαν: μετριούνται τα Αστέρια Φήμης.

## Ranks of the solo game; -first is the name that the first edition prints

rank-true-hero = Αληθινός Ήρωας
rank-clan-leader = Φύλαρχος
rank-clan-leader-first = Φύλαρχος
rank-luminary = Ηγέτης
rank-adventurer = Εξερευνητής
rank-hireling = Μισθοφόρος
rank-npc = NPC

## The parts of a score

part-goals = Στόχοι Στατιστικών
part-class-color = Ζάρια στο χρώμα Κλάσης
part-alignment = Ηθική
part-backstory = Ιστορικό
part-armor = Πανοπλίες
part-traits = Χαρακτηριστικά
part-gold = Χρυσά νομίσματα (Ατομικό Παιχνίδι)
part-total = Φήμη

## Terms

term-player = παίκτης
term-hero = ήρωας
term-start-player = Πρώτος Παίκτης
term-round = γύρος
term-turn = σειρά
term-phase = φάση
term-character-sheet = Καρτέλα Χαρακτήρα
term-die = ζάρι
term-dice = ζάρια
term-starting-dice = αρχικά ζάρια
term-gold-die = χρυσό ζάρι
term-enemy-die = αντίπαλο ζάρι
term-bag = σακούλι
term-gold = Χρυσά νομίσματα
term-supply = απόθεμα
term-reputation = Φήμη
term-star = Αστέρι Φήμης
term-stars = Αστέρια Φήμης
term-charisma-token = δείκτης Χαρίσματος
term-alignment-token = δείκτης Ηθικής
term-initiative-card = κάρτα Σειράς
term-initiative-cards = κάρτες Σειράς
term-market-card = κάρτα Αγοράς
term-market-cards = κάρτες Αγοράς
term-class-card = κάρτα Κλάσης
term-backstory-card = κάρτα Ιστορικού
term-alignment-card = κάρτα Ηθικής
term-market = Αγορά
term-deck = τράπουλα Αγοράς
term-discard-pile = στοίβα ξεσκαρταρίσματος
term-trash = στοίβα αφαίρεσης
term-center = κέντρο
term-race = Φυλή
term-class = Κλάση
term-class-ability = Ικανότητα Κλάσης
term-class-color = χρώμα Κλάσης
term-backstory = Ιστορικό
term-alignment = Ηθική
term-attribute = Στατιστικό
term-attribute-row = Γραμμή Στατιστικού
term-attribute-goal = Στόχος Στατιστικού
term-attribute-action = Ενέργεια Στατιστικού
term-space = θέση
term-value = τιμή
term-cost = κόστος
term-arrow = βέλος
term-hand = χέρι
term-armor-set = σετ Πανοπλίας
term-ready = όρθια
term-exhausted = εξαντλημένη
term-edition = έκδοση
term-variant = παραλλαγή
term-solo = Ατομικό Παιχνίδι
term-rank = βαθμός
term-final-scoring = Τελικό Σκοράρισμα
term-tie = ισοπαλία

## Counted things ($count is a number)

gold-count =
    { $count ->
        [one] { $count } Χρυσό νόμισμα
       *[other] { $count } Χρυσά νομίσματα
    }
star-count =
    { $count ->
        [one] { $count } Αστέρι Φήμης
       *[other] { $count } Αστέρια Φήμης
    }
die-count =
    { $count ->
        [one] { $count } ζάρι
       *[other] { $count } ζάρια
    }
card-count =
    { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }
charisma-count =
    { $count ->
        [one] { $count } δείκτης Χαρίσματος
       *[other] { $count } δείκτες Χαρίσματος
    }
hand-count =
    { $count ->
        [one] { $count } χέρι
       *[other] { $count } χέρια
    }
dot-count =
    { $count ->
        [one] { $count } τελεία
       *[other] { $count } τελείες
    }
piece-count =
    { $count ->
        [one] { $count } κομμάτι
       *[other] { $count } κομμάτια
    }
player-count =
    { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
round-count =
    { $count ->
        [one] { $count } γύρος
       *[other] { $count } γύροι
    }

## What numbers in a rule are worth, by the parameters of the effect

stars-worth =
    { $stars ->
        [one] { $stars } Αστέρι Φήμης
       *[other] { $stars } Αστέρια Φήμης
    }
gold-worth =
    { $gold ->
        [one] { $gold } Χρυσό νόμισμα
       *[other] { $gold } Χρυσά νομίσματα
    }
price-worth =
    { $price ->
        [one] { $price } Χρυσό νόμισμα
       *[other] { $price } Χρυσά νομίσματα
    }

## Short words for the face of a card, where the rule is long; a tap shows the rule

card-longsword-short = Στο τέλος κάθε ζάρι στο χρώμα της Κλάσης σας μετράει έως { $by } παραπάνω.
card-blessed-mace-short = Στο τέλος Σοφία και Χάρισμα μετρούν έως { $by } παραπάνω.
card-jeweled-dagger-short = Στο τέλος κάθε χρυσό ζάρι σας μετράει έως { $by } παραπάνω.
card-longbow-short = Κάρτα Σειράς χωρίς Χρυσό: κερδίζετε { gold-worth }.
card-tower-shield-short = Στο τέλος μια ελλιπής πανοπλία μετράει μεγαλύτερη κατά { $by }.
card-ancient-spear-short = Γεμίζετε γραμμή: και μια Ενέργεια Κράσης.
card-quarterstaff-short = Γεμίζετε γραμμή: και μια Ενέργεια Ευφυΐας.
card-heavy-crossbow-short = Οι κάρτες Αγοράς σάς κοστίζουν { gold-worth } λιγότερο.
card-weak-short = { stars-worth } αν η Δύναμη έχει άθροισμα { $pips } ή λιγότερο.
card-clumsy-short = { stars-worth } αν η Επιδεξιότητα έχει άθροισμα { $pips } ή λιγότερο.
card-foolish-short = { stars-worth } αν η Ευφυΐα έχει άθροισμα { $pips } ή λιγότερο.
card-reckless-short = { stars-worth } αν η Σοφία έχει άθροισμα { $pips } ή λιγότερο.
card-obnoxious-short = { stars-worth } αν το Χάρισμα έχει άθροισμα { $pips } ή λιγότερο.
card-obsessed-short = { stars-worth } για { $dice } ζάρια ενός χρώματος εκτός της Κλάσης σας.
card-greedy-short = { stars-worth } ανά { $each } Χρυσά νομίσματα στο τέλος, έως { $at-most }.
card-honest-short = { stars-worth } αν ο δείκτης σας είναι στη γραμμή του καλού.
card-loyal-short = { stars-worth } αν ο δείκτης σας είναι στη στήλη της νομιμότητας.
card-envious-short = { stars-worth } αν κάποιος έχει περισσότερες κάρτες· σόλο: αν έχετε έως { $solo-at-most }.
card-famous-short = { stars-worth } αν πετύχετε { $number } Στόχους.
card-concentrate-short = Όποτε θέλετε: αυξήστε ένα ζάρι σας έως { $most }.
card-search-short = Όποτε θέλετε: αλλάξτε ένα ζάρι με άλλο χρώμα από το σακούλι.
card-negotiate-short = Πριν πάρετε κάρτα Σειράς: ανταλλάξτε ζάρι με το κέντρο.
card-open-lock-short = Αγορά: ανοίξτε την πρώτη κάρτα· μπορείτε να την αγοράσετε.
card-climb-short = Πριν πάρετε κάρτα Σειράς: γυρίστε ένα ζάρι στο κέντρο.
card-intimidate-short = Πριν πάρετε κάρτα Σειράς: ξαναρίξτε ζάρια στο κέντρο.
card-move-silently-short = Αγορά: μπορείτε να αγοράσετε από τις ξεσκαρταρισμένες.
card-sleight-of-hand-short = Όποτε θέλετε: μετακινήστε ένα ζάρι σε άλλη γραμμή.
card-diplomacy-short = Χρησιμοποιήστε Ικανότητα άλλου παίκτη.
card-nimble-short = { card-nimble-rule }
card-proud-short = { card-proud-rule }
card-compassionate-short = { card-compassionate-rule }
card-cunning-short = { card-cunning-rule }
card-dedicated-short = { card-dedicated-rule }
card-courageous-short = { card-courageous-rule }
card-acrobatics-short = Όποτε θέλετε: μια Ενέργεια Επιδεξιότητας.
card-knowledge-short = Όποτε θέλετε: μια Ενέργεια Ευφυΐας.
card-cure-wounds-short = Όποτε θέλετε: μια Ενέργεια Κράσης.
card-pickpocket-short = Όποτε θέλετε: κερδίζετε { gold-worth }.

## The first words of a hero, by class

class-warrior-words = «Δείξτε μου το πρόβλημα. Κατά προτίμηση από την κοντινή του άκρη.»
class-barbarian-words = «Δεν κάνω σχέδια. Με μπερδεύουν στο χτύπημα.»
class-ranger-words = «Ησυχία. Κάτι ανασαίνει εκεί μπροστά.»
class-druid-words = «Τα δέντρα σάς χαιρετούν. Οι σκίουροι είναι λιγότερο ευγενικοί.»
class-paladin-words = «Πρώτα η δικαιοσύνη. Μετά το πρωινό.»
class-cleric-words = «Να έχετε ευλογία. Όχι, σοβαρά, μην κουνιέστε.»
class-bard-words = «Έχω ήδη τραγούδι γι’ αυτό. Ζείτε ως την τέταρτη στροφή.»
class-rogue-words = «Δεν ήμουν ποτέ εδώ. Ούτε το πουγκί σας.»
class-thief-words = «Δεν το πήρα. Έμοιαζε τόσο μόνο.»
class-monk-words = «Η γαλήνη είναι μέσα μου. Τα υπόλοιπα τα αφήνω στους αγκώνες.»
class-wizard-words = «Έχω διαβάσει γι’ αυτό. Στις περισσότερες εκδόσεις τελειώνει άσχημα.»
class-sorcerer-words = «Γεννήθηκα έτσι. Τα φρύδια ξαναβγαίνουν.»
