### The report of `rollplayer analyse`. What the page says too is in pages.ftl, ui.ftl and cards.ftl ($played, $best and $events are moves
### in the notation; figures come written).

advice-title = Analysis for player { $number }
advice-result = Result: { $result } stars; { $start } were expected at the start.
advice-win = Chance to win: { $start } at the start, { $end } at the end.
advice-unfinished = The game is not over; the result is what can be expected now.
advice-decision = round { $round }, event { $event }: { $played } lost { $loss } ± { $error } stars; better was { $best }
advice-luck = round { $round }, event { $event }: { $events } brought { $stars } ± { $error }
advice-part = { $part } { $stars }
advice-curve = { $curve }, player { $number }
advice-curve-ends = From { $start } at the start to { $end } at the end.
