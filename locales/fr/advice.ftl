### The report of `rollplayer analyse`. What the page says too is in pages.ftl, ui.ftl and cards.ftl ($played, $best and $events are moves
### in the notation; figures come written).

advice-title = Analyse pour le joueur { $number }
advice-result = Résultat : { $result } points de réputation ; { $start } étaient attendus au début.
advice-win = Chances de gagner : { $start } au début, { $end } à la fin.
advice-unfinished = La partie n’est pas finie ; le résultat est celui attendu maintenant.
advice-decision = tour de jeu { $round }, événement { $event } : { $played } a coûté { $loss } ± { $error } points de réputation ; mieux valait { $best }
advice-luck = tour de jeu { $round }, événement { $event } : { $events } a apporté { $stars } ± { $error }
advice-part = { $part } { $stars }
advice-curve = { $curve }, joueur { $number }
advice-curve-ends = De { $start } au début à { $end } à la fin.
