### The game in the terminal. Words in quotation marks are typed as they are in every language.
### $who chooses between you and others: [you] is the only person at the keyboard.

## Names and lists

you-name = Du
seat-title = { $name } (Platz { $seat })
list-and = { $items } und { $last }
list-apart = { $one }; { $two }
list-or = { $items } oder { $last }
quoted = „{ $text }“
and-more =
    { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
die-none = kein Würfel
die-on-card = Karte { $card }: { $die }
arrow-to = Pfeil: { $direction }
timing-any-time = jederzeit
timing-dice-turn = bevor du eine Initiativekarte nimmst
timing-market-turn = beim Einkaufen
ready-next-round = nächste Runde
set-of-pack = { $set }: { $stars } Ansehen für 1 bis { $count } Teile, 1 mehr bei diesen Klassenfarben: { $colors }.
way-up = oben
way-down = unten
way-left = links
way-right = rechts

## Beginning

welcome = Roll Player im Terminal. „help“ erklärt, „hint“ gibt einen Tipp, „quit“ beendet.
introduction = Fülle in { $rounds } Runden ein Tableau mit 18 Würfeln und kaufe Karten für deinen Helden.
introduction-answer = Antworte mit einer Zahl oder einem Spielzug.
introduction-solo = Sammle so viel Ansehen, wie du kannst (R9).
dice-letters = Ein Würfel ist ein Buchstabe und eine Augenzahl: { $colors }. k5 ist also die { $die }.
newcomer-enter = Drücke Enter für den Wert in Klammern.
newcomer-people = Wie viele Menschen spielen hier?
newcomer-bots = Wie viele Bots spielen mit?
newcomer-level = { $level } ({ $name }): allein etwa { $stars }. { $about }
newcomer-strength = Wie stark sollen sie sein?
newcomer-edition = Welche Auflage, „first“ (erste) oder „second“ (zweite)?
newcomer-known = Möglich sind { $known }; Enter steht für { $default }.

## What follows

gold-now =
    { $who ->
        [you] Du hast { $gold } Gold ({ $change }).
       *[other] { $name } hat { $gold } Gold ({ $change }).
    }
token-now =
    { $who ->
        [you] Dein Gesinnungsmarker liegt nun auf „{ $place }“: { $stars }.
       *[other] Der Gesinnungsmarker von { $name } liegt nun auf „{ $place }“: { $stars }.
    }
starting-placed =
    { $who ->
        [you] Du platzierst deine Startwürfel: { $dice }.
       *[other] { $name } platziert die Startwürfel: { $dice }.
    }
only-row = Nur in { $row } ist Platz: Der Würfel kommt dorthin.
deck-thinned = Vom Marktstapel auf den Ablagestapel: { $cards }.
top-card = Die oberste Karte des Marktstapels ist: { $card }.
top-card-lost = Sie kann jetzt nicht gekauft werden und kommt auf den Ablagestapel.
enemy-nothing = Keine Karte geht verloren.

## Questions

asked-of = { $name }: { $what }
question-class = Wähle eine der beiden Klassen deiner Farbe ({ $color }).
question-starting = Platziere einen Startwürfel in einer Reihe. Auf der Hand: { $dice }
question-order = Diese Würfel sind gleich. In welcher Reihenfolge liegen sie, die niedrigste Karte zuerst?
question-place = Platziere den Würfel in einer Reihe: { $die }.
question-keep = { $space } zeigte { $value }. Welche Augenzahl behält der Würfel?
class-advice = „cards warrior“ zeigt eine Klasse mit ihrer Klassenfertigkeit.
class-ability = { $klass }, { $ability }: { $rule }
last-call-stars =
    { $who ->
        [you] Die letzte Runde ist vorbei. Du hast jetzt { $stars }; „score“ zeigt, wofür.
       *[other] Die letzte Runde ist vorbei. { $name } hat jetzt { $stars }; „score“ zeigt, wofür.
    }

## Choices

moves-advice = „moves“ zeigt alle Möglichkeiten mit ihrer Nummer.
pattern-line = { $pattern }, zum Beispiel { $example } – { $move } ({ $count } Möglichkeiten)
any-time-move = jederzeit: { $notation } – { $move }
out-of-turn = { $name }, außer der Reihe: { $notation }
argument-space = FELD
argument-row = REIHE
argument-die = WÜRFEL
argument-card = KARTE
argument-class = KLASSE
argument-color = FARBE
argument-value = AUGENZAHL
argument-direction = RICHTUNG
argument-race = VOLK
argument-initiative-card = KARTE
argument-initiative = KARTEN
argument-tied-dice = WÜRFEL
die-pays = bringt { $gold }
card-brings = dazu { $gold } von der Karte
enemy-may = der gegnerische Würfel kann eine Karte vernichten
enemy-will = der gegnerische Würfel vernichtet eine Karte
row-beside = neben { $dice }
row-empty = leer
row-filled = füllt die Reihe: +{ $gold }
wish-here = passt hier zur Vorgeschichte
then-action = dann { $action }
charisma-worth = ersetzt in dieser Runde 1 Gold
price-of-purse = { $price } von deinen { $purse }
gold-may-pay = { $gold } davon kann bezahlen: { $action }
token-to = Marker auf: { $place }
token-stays = der Marker bleibt
drop-worth = auf den Ablagestapel, ohne Gold

## Choices by the kind of move; most are the words of the page

menu-pass =
    { $prompt ->
        [market] { end-turn }
        [last-call] { finish }
       *[other] { skip }
    }
menu-race = { move-race }
menu-class = { move-class }
menu-place-starting = In { $row } platzieren: { $die }
menu-order = { move-order }
menu-take = { move-take }
menu-place = { place-in }
menu-flip = Einen Würfel umdrehen, { $space }: { $die }
menu-swap = { move-swap }
menu-raise = Einen Würfel erhöhen, { $space }: { $die }
menu-lower = Einen Würfel senken, { $space }: { $die }
menu-reroll = { move-reroll }
menu-keep = { keep-value }
menu-align = Gesinnung versetzen: { $direction }
menu-charisma = { do-charisma }
menu-buy = { buy-card }
menu-buy-drop = { buy-card }; ablegen: { $drop }
menu-discard = { discard-card }
menu-gold = { do-gold }
menu-donate = { do-donate }
menu-return = { return-card }
menu-reveal = { do-reveal }
menu-use = { use-card }
menu-use-as = { move-use-as }
menu-exchange-bag = Einen Würfel austauschen, { $space }: { $die }
menu-exchange-center = Einen Würfel mit Initiativekarte { $card } tauschen, { $space }: { $die }
menu-turn = Den Würfel auf Initiativekarte { $card } umdrehen: { $die }
menu-reroll-center = { move-reroll-center }
menu-move = { move-move }
menu-refresh = { refresh-card }
menu-drop = { drop-card }

## The sheet

hero-nobody = noch niemand
hero-named = { $race }, { $klass } (Klassenfarbe { $color })
sheet-title =
    { $who ->
        [you] Dein Held: { $hero }, { $purse }, bisher { $stars }.
       *[other] Held von { $name }: { $hero }, { $purse }, bisher { $stars }.
    }
row-goal = Ziel { $goal } ({ $stars }★)
goal-met = erfüllt
goal-over = { $count } zu viel
goal-short = { $count } zu wenig
goal-enough = reicht
goal-room = noch bis { $count }
goal-needs = fehlen { $count }
wish-cell =
    Wunsch { $color } auf { $place }{ $state ->
        [yes] : ja
        [no] : nein
       *[open] { "" }
    }
wish-words =
    { $color } { $space }{ $state ->
        [yes] { " (ja)" }
        [no] { " (nein)" }
       *[open] { "" }
    }
backstory-line = Vorgeschichte „{ $name }“: { $wishes }.
ability-line = Klassenfertigkeit „{ $ability }“: { $rule }
grid-title = Gesinnungsraster, der Marker in Klammern:
token-line = Gesinnung „{ $name }“: auf „{ $place }“, { $stars }; { $steps }.
cards-line = Karten: { $cards }.
purse-line =
    { $who ->
        [you] Du hast { $purse }.
       *[other] { $name } hat { $purse }.
    }
hands-line = Belegte Hände: { $held } von { $limit }.

## For screen readers (`--plain`): signs as words, the sheet as sentences

prompt-plain =
    { $who ->
        [you] Deine Antwort:
       *[other] { $name }, deine Antwort:
    }
aloud-range = { $low } bis { $high }
aloud-or-more = { $number } oder mehr
aloud-or-less = { $number } oder weniger
aloud-error = plus oder minus
aloud-times = mal
aloud-becomes = wird zu
aloud-plus = plus
aloud-minus = minus
row-free =
    { $count ->
        [one] { $count } Feld frei
       *[other] { $count } Felder frei
    }
row-plain = { $row }: { $dice }. Summe { $total }.
goal-plain = Ziel { $goal } für { $stars }: { $distance }.
wish-plain =
    Die Vorgeschichte wünscht { $color } auf Feld { $place }{ $state ->
        [yes] , das passt.
        [no] , dort liegt eine andere Farbe.
       *[open] .
    }
grid-plain = Gesinnungsraster: { $places }.
score-line-plain = { $reason }: { $stars }

## The table

center-line = In der Mitte: { $cards }.
center-empty = In der Mitte liegen keine Würfel.
market-title =
    { $who ->
        [you] Der Markt, und was er dich kostet:
       *[other] Der Markt, und was er { $name } kostet:
    }
market-card = { $card }: { $price }, { $kind }. { $rule }
market-heading = Markt
market-line = Markt: { $cards }.
price-cut = { $price } statt { $full }
discard-line = Ablagestapel: { $cards }.
discard-empty = Der Ablagestapel ist leer.
bag-line = Im Beutel: { $dice } ({ $colors }).
bag-empty = Der Beutel ist leer.
deck-empty = Der Marktstapel ist leer: Der Ablagestapel wird zu einem neuen gemischt (R3.4).

## The score

score-title =
    { $who ->
        [you] Dein Ansehen: { $hero }
       *[other] Ansehen von { $name }: { $hero }
    }
score-line = { $rule } { $reason }: { $stars }
score-total = Summe: { $stars }
score-dropped = R11.21 Für mehr Ansehen abgelegt: { $cards }
score-goal = { $row }, { $have } für das Ziel { $goal }
score-class-color = Würfel in der Klassenfarbe, { $count } × { $color }
score-alignment = Gesinnung „{ $name }“, { $place }
score-backstory = Vorgeschichte, { $count } von 6 passen
score-gold = Gold im Besitz, { $gold }
score-armor =
    { $set }, { $pieces }{ $bonus ->
        [yes] , davon 1 Ansehen für die Klassenfarbe
       *[no] { "" }
    }
score-trait = { $card }, { $reason }
score-count = { $what } { $count }
score-dice-of = Würfel ({ $color })
score-goal-met =
    { $met ->
        [yes] Ziel für { $row } erfüllt
       *[no] Ziel für { $row } verfehlt
    }
score-same-color = Würfel einer anderen Farbe { $count }
score-cards = Marktkarten { $count }
score-needed = { $have } (nötig: { $needed })
result-solo =
    { $who ->
        [you] Du hast { $stars }: { $rank } (R9.7).
       *[other] { $name } hat { $stars }: { $rank } (R9.7).
    }
result-won =
    { $who ->
        [you] Du gewinnst mit { $stars }.
       *[other] { $name } gewinnt mit { $stars }.
    }
result-shared = { $names } teilen sich den Sieg mit { $stars } (R8.8).
tie-by-gold = Gleichstand: { $names }. Das meiste Gold entscheidet: { $gold } (R8.8).
tie-by-dice = Gleichstand: { $names }. Die wenigsten Würfel in der Klassenfarbe entscheiden: { $count } (R8.8).

## Hints

hint-header = Die besten Spielzüge zuerst, mit dem Ansehen, das du am Ende erwarten kannst:
hint-nothing = Zu diesen Spielzügen gibt es nichts zu sagen.
thinking-hint = Einen Moment …

## When something is not clear

unclear-number = { $number } kann Nummer { $number }, „{ $one }“, sein oder „{ $other }“: Schreibe es aus.
no-choice = Eine Nummer { $number } gibt es nicht; wähle aus { $choices }.
no-move-here = „{ $text }“ ist hier kein Spielzug ({ $rule }); „help“ sagt, was du tun kannst.
could-be-several = „{ $text }“ kann { $moves } sein: Schreibe etwas mehr.
seat-is-bot = Auf Platz { $seat } spielt ein Bot: { $bot }.
whose-sheet = Wessen Tableau? „sheet“ ist deins; die anderen haben die Nummer des Platzes, 0 bis { $last }: „sheet { $last }“.
whose-stars = Wessen Ansehen? „score“ zählt deins; das anderer hat die Nummer des Platzes, 0 bis { $last }: „score { $last }“.
which-card = Welche Karte? Zum Beispiel „cards longbow“, „cards warrior“ oder „cards hermit“.
which-rule = Welche Regel? Zum Beispiel „rules R4.3“ oder „rules R9“.
which-file = Welche Datei? Zum Beispiel „load rollplayer-1.txt“.
rules-also = Außerdem: { $rules }.

## Words at any time: what each does, and another word for it in the language

help-answer = Schreibe eine Nummer oder den Spielzug selbst, ausgeschrieben oder gekürzt:
help-words = Wörter, die immer gehen:
help-spaces = Felder heißen str1 bis cha3 (auch ges1, kon1, wei1).
command-line = { $examples } ({ $word }): { $does }
command-help = was du jetzt tun kannst, oder eine Regel
command-sheet = dein Held oder der auf Platz 1
command-market = die Karten im Markt und die Würfel in der Mitte
command-cards = alles, was auf einer Karte steht
command-score = das Ansehen, wie es jetzt wäre
command-hint = bis zu drei gute Spielzüge mit ihrem Ansehen und warum
command-moves = alle erlaubten Spielzüge mit Nummer und Notation
command-discard = der Ablagestapel
command-deck = die Karten, die noch im Marktstapel sind
command-bag = wie viele Würfel jeder Farbe noch da sind
command-log = was zuletzt geschah, oder von Anfang an
command-rules = eine Regel oder ein Kapitel
command-undo = deinen letzten Spielzug zurücknehmen, wenn seither nichts geworfen wurde
command-save = das Spiel in eine Datei schreiben
command-load = ein gespeichertes Spiel fortsetzen
command-record = das bisherige Spiel in Notation
command-quit = beenden; vorher kannst du speichern
word-help = Hilfe
word-sheet = Tableau
word-market = Markt
word-cards = Karte
word-score = Ansehen
word-hint = Tipp
word-moves = Spielzüge
word-discard = Ablage
word-deck = Stapel
word-bag = Beutel
word-log = Verlauf
word-rules = Regel
word-undo = zurück
word-save = speichern
word-load = laden
word-record = Notation
word-quit = beenden
word-me = ich
word-yes = ja
word-no = nein
log-advice = „log all“ beginnt ganz am Anfang.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-chance = Das lässt sich nicht zurücknehmen: Seither wurde gewürfelt oder eine Karte aufgedeckt.
undo-bot = Das lässt sich nicht zurücknehmen: { $name } hat seither gespielt.

## Saving, loading, leaving

unsaved = Dieses Spiel ist nicht gespeichert.
file-name = Dateiname, Enter für { $file }, oder nein:
keep-record = Spielprotokoll behalten? Ein Dateiname, oder Enter für nein:
strange-file = „{ $name }“ wäre ein seltsamer Dateiname; schreibe einen anderen oder nein.
saved-to = Gespeichert in { $path }
not-saved = Nicht gespeichert: { $why }.
not-loaded = Nicht geladen: { $why }.
go-on-with = Weiter mit: { $command }
loaded-over = { $file } geladen: ein beendetes Spiel.
loaded =
    { $round ->
        [0] { $file } geladen: Spielvorbereitung.
       *[other] { $file } geladen: Runde { $round }.
    }
file-changed = Achtung, diese Datei wurde nach dem Speichern verändert: { $why }.
cannot-write = { $file } kann nicht geschrieben werden: { $why }
cannot-read = { $file } kann nicht gelesen werden: { $why }
cannot-load = { $file } kann nicht geladen werden: { $why }
is-a-folder = { $file } ist ein Ordner; nenne eine Datei darin
is-no-game = { $file } gibt es schon und ist kein gespeichertes Spiel; nichts wurde verändert
not-text = { $file } ist kein gespeichertes Spiel, denn es ist kein Text
impossible-name = eine solche Datei kann es nicht geben
no-folder = in keinen Ordner konnte geschrieben werden
goodbye = Auf Wiedersehen.
stopped = Abgebrochen.
