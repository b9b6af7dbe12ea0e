### The report of `rollplayer analyse`. What the page says too is in pages.ftl, ui.ftl and cards.ftl ($played, $best and $events are moves
### in the notation; figures come written).

advice-title = Ανάλυση για τον παίκτη { $number }
advice-result = Αποτέλεσμα: { $result } Αστέρια Φήμης· στην αρχή αναμένονταν { $start }.
advice-win = Πιθανότητα νίκης: { $start } στην αρχή, { $end } στο τέλος.
advice-unfinished = Η παρτίδα δεν έχει τελειώσει· το αποτέλεσμα είναι αυτό που αναμένεται τώρα.
advice-decision = γύρος { $round }, γεγονός { $event }: { $played } – απώλεια { $loss } ± { $error } Αστεριών Φήμης· καλύτερο ήταν: { $best }
advice-luck = γύρος { $round }, γεγονός { $event }: { $events } – έφερε { $stars } ± { $error }
advice-part = { $part } { $stars }
advice-curve = { $curve }, παίκτης { $number }
advice-curve-ends = Από { $start } στην αρχή ως { $end } στο τέλος.
