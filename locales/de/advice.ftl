### The report of `rollplayer analyse`. What the page says too is in pages.ftl, ui.ftl and cards.ftl ($played, $best and $events are moves
### in the notation; figures come written).

advice-title = Analyse für Spieler { $number }
advice-result = Ergebnis: { $result } Ansehen; am Anfang waren { $start } zu erwarten.
advice-win = Gewinnchance: am Anfang { $start }, am Ende { $end }.
advice-unfinished = Die Partie ist nicht zu Ende; das Ergebnis ist das jetzt zu erwartende.
advice-decision = Runde { $round }, Ereignis { $event }: { $played } verschenkte { $loss } ± { $error } Ansehen; besser war { $best }
advice-luck = Runde { $round }, Ereignis { $event }: { $events } brachte { $stars } ± { $error }
advice-part = { $part } { $stars }
advice-curve = { $curve }, Spieler { $number }
advice-curve-ends = Von { $start } am Anfang bis { $end } am Ende.
