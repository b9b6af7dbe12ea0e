### Why something was refused. These messages declare every code there is, and its parameters: `why-CODE`;
### $seat is a player’s name, $card and $other card names, $attribute, $space and $die what they are called, $prompt a `first-` message.


## Whose turn it is, and what comes first

why-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
why-other-turn = { $seat } ist am Zug.
why-other-effect = Warte, bis { $seat } mit diesem Effekt fertig ist.
why-other-last-call = { $seat } hat gerade die letzte Gelegenheit; warte auf deine.
why-something-first = { $prompt }
why-chance-first = Warte erst auf die Würfel oder die Karten.
why-no-chance = Es ist nichts zu würfeln oder zu ziehen; { $seat } ist am Zug.
why-impossible-outcome = Das kann jetzt nicht kommen; das Spiel wartet auf „{ $chance }“.
why-game-over = Das Spiel ist zu Ende.

## What comes first, by the kind of the prompt

first-race = Wähle zuerst ein Volk.
first-class = Wähle zuerst eine Klasse.
first-place-starting = Platziere zuerst einen Startwürfel.
first-order = Ordne zuerst die gleichen Würfel.
first-take = Nimm zuerst eine Initiativekarte.
first-place = Platziere zuerst deinen Würfel in einer Reihe.
first-action = Nutze zuerst deine Attributaktion oder überspringe sie.
first-keep = Wähle zuerst, welche Augenzahl bleibt.
first-ability = Wähle zuerst, was deine Fertigkeit bewirkt, oder verzichte.
first-return = Lege zuerst eine Karte in den Markt zurück oder verzichte.
first-market = Du bist am Markt: Kaufe eine Karte oder wirf eine für Gold ab.
first-offer-reveal = Decke zuerst die oberste Karte des Stapels auf oder verzichte.
first-buy-revealed = Kaufe zuerst die aufgedeckte Karte oder verzichte.
first-buy-discarded = Kaufe zuerst eine Karte vom Ablagestapel oder verzichte.
first-refresh = Reaktiviere zuerst eine Fertigkeit oder verzichte.
first-last-call = Das ist deine letzte Gelegenheit: Nutze Fertigkeiten oder schließe ab.

## The right kind of move, with a target that will not do

why-not-a-choice = Das steht hier nicht zur Wahl.
why-no-such-card = Diese Karte gibt es in diesem Spiel nicht.
why-race-not-open = Dieses Volk ist nicht zu haben: Es ist vergeben oder fehlt in dieser Auflage.
why-class-not-open = Diese Klasse gehört nicht zu denen, die du wählen kannst.
why-card-gone = Initiativekarte { $number } liegt nicht in der Mitte.
why-row-full = In { $attribute } ist kein Feld mehr frei.
why-not-starting-die = Du hast keinen Startwürfel ({ $die }) mehr zu platzieren.
why-value-not-rolled = Die { $value } gehört nicht zu den Augenzahlen, die du behalten kannst.
why-no-die = Auf { $space } liegt kein Würfel.
why-no-center-die = Auf Initiativekarte { $number } liegt kein Würfel.
why-same-dice = Diese beiden Würfel sind gleich; ein Tausch ändert nichts.
why-same-color = Wähle einen Würfel einer anderen Farbe.
why-too-high = Eine { $value } lässt sich nicht um { $by } erhöhen.
why-too-low = Eine { $value } lässt sich nicht um { $by } senken.
why-leaves-grid = Dein Gesinnungsmarker kann das Raster nicht verlassen.

## The market

why-not-in-market = „{ $card }“ liegt nicht im Markt.
why-not-in-discard = „{ $card }“ liegt nicht auf dem Ablagestapel.
why-not-revealed = „{ $card }“ ist nicht die aufgedeckte Karte.
why-purchase-made = Du hast in diesem Zug schon gekauft oder Gold genommen.
why-too-dear =
    „{ $card }“ kostet { $price }; du hast { $gold } Gold{ $tokens ->
        [0] .
       *[other] {" "}und { $tokens } Charismamarker.
    }
why-hands-full = Mit „{ $card }“ hättest du Waffen für mehr als { $limit } Hände; wähle, was du ablegst.
why-drops-too-much = Lege nur ab, was für „{ $card }“ weichen muss: Du hast { $limit } Hände.
why-friendly-market = Im Freundlichen Markt wird keine Karte abgeworfen; nimm einfach das Gold.

## Skills and drops

why-not-yours = Du hast „{ $card }“ nicht.
why-in-setup = In der Spielvorbereitung kannst du keine Fertigkeiten nutzen und keine Waffen ablegen.
why-not-a-weapon = „{ $card }“ ist keine Waffe; nur Waffen lassen sich ablegen.
why-not-a-skill = „{ $card }“ ist keine Fertigkeit.
why-exhausted = „{ $card }“ ist schon genutzt.
why-not-exhausted = „{ $card }“ ist nicht genutzt.
why-next-round = „{ $card }“ wurde gerade reaktiviert; du kannst sie ab der nächsten Runde nutzen.
why-arrow-blocked = „{ $card }“ würde deinen Gesinnungsmarker aus dem Raster schieben.
why-only-dice-turn = „{ $card }“ geht nur, bevor du eine Initiativekarte nimmst.
why-only-market-turn = „{ $card }“ geht nur in deinem Marktzug.
why-name-a-skill = Wähle die Fertigkeit, die „{ $card }“ ausleiht.
why-nothing-to-borrow = Niemand sonst hat eine Fertigkeit, die „{ $card }“ ausleihen könnte.
why-cannot-borrow = „{ $card }“ lässt sich nicht als „{ $other }“ nutzen.

## Options of a game

why-bad-players = Gespielt wird zu 1 bis 4, nicht zu { $number }.
why-unknown-edition = Die Auflage „{ $text }“ gibt es nicht; zur Wahl stehen { $known }.
why-unknown-variant = Die Variante „{ $text }“ gibt es nicht; zur Wahl stehen { $known }.
why-unknown-classes = Klassen lassen sich nicht „{ $text }“ verteilen; zur Wahl stehen { $known }.
why-unknown-rules = Eine Fassung „{ $text }“ der Regeln gibt es nicht; zur Wahl stehen { $known }.

## The server: tables and seats

why-no-such-address = Unter dieser Adresse ist nichts.
why-no-such-table = Diesen Tisch gibt es nicht.
why-no-such-invitation = Diese Einladung gibt es nicht.
why-no-such-event = Dieses Spiel hat die Ereignisse 0 bis { $number }.
why-no-such-moment = Weiterspielen lässt sich dieses Spiel ab den Ereignissen 0 bis { $number }.
why-table-full = An diesem Tisch sind alle Plätze vergeben.
why-too-many-viewers = An diesem Tisch sehen zu viele zu; versuche es später noch einmal.
why-seat-taken = Dieser Platz ist vergeben.
why-not-your-seat = Das ist nicht dein Platz.
why-bot-plays = Diesen Platz spielt jetzt ein Bot.
why-rematch-not-yours = Eine Revanche kann nur verlangen, wer hier mitgespielt hat.
why-unreadable-seats = Dieses Spiel hat { $number } Plätze; gib für jeden an, wer dort sitzt.
why-unknown-bot = Diesen Bot gibt es nicht; zur Wahl stehen { $known }.
why-invisible-name = Ein Name braucht mindestens ein sichtbares Zeichen.
why-long-name = Ein Name hat höchstens { $most } Zeichen.
why-bad-seed = Ein Startwert ist ein Text aus 1 bis { $most } Zeichen.

## The server: playing

why-not-begun = Das Spiel beginnt, sobald alle Plätze besetzt sind.
why-nothing-happened = Es ist noch nichts geschehen, also gibt es nichts zu analysieren.
why-archive = Das ist eine Aufzeichnung zum Ansehen; spiele von hier in einem neuen Spiel weiter.
why-stale = Der Tisch hat sich inzwischen geändert; so sieht er jetzt aus.
why-decide-in-turn = Nur ihre Startwürfel platzieren alle gleichzeitig; sonst warte, bis du an der Reihe bist.
why-not-saved = Der Spielzug konnte nicht gespeichert werden; bitte noch einmal versuchen.
why-no-free-undo = Allein kannst du das nicht mehr zurücknehmen; frage die anderen.
why-nothing-to-undo = Von diesem Platz gibt es keinen Spielzug zurückzunehmen.
why-undo-not-yours = Du kannst nur eigene Spielzüge zurücknehmen.
why-proposal-gone = Diesen Vorschlag gibt es nicht mehr.
why-nobody-left = Niemand hat diesen Platz verlassen.
why-not-away-long = Diese Person ist da oder erst seit Kurzem weg.
why-hint-not-yours = Tipps gibt es nur, wenn man am Zug ist.
why-no-hints = An diesem Tisch wird ohne Tipps gespielt.
why-no-hint = Hier ließ sich kein Tipp ausrechnen.
why-not-over = Ein Spiel lässt sich analysieren, sobald es zu Ende ist.
why-analysis-failed = Dieses Spiel ließ sich nicht analysieren.
why-busy = Der Server ist ausgelastet; versuche es in einer Minute noch einmal.
why-other-rules = Dieses Spiel folgt Fassung { $number } der Regeln; hier wird Fassung { $known } gespielt.

## The server: requests

why-unreadable-request = Die Anfrage ist nicht lesbar: { $text }
why-not-a-number = { $text } muss eine ganze Zahl sein.
why-request-too-large = Eine Anfrage hat höchstens { $most } kB.
why-message-too-large = Eine Nachricht hat höchstens { $most } Zeichen.
why-pack-too-large = Ein Kartenpaket hat höchstens { $most } Zeichen.
why-too-many-tokens = Frage nach höchstens { $most } Tischen auf einmal.
why-no-hello = Melde dich zuerst mit „hello“.
why-too-fast = Zu viele Nachrichten auf einmal; mach langsamer und verbinde dich neu.
why-unknown-token = Einer der gewünschten Plätze ist nicht deiner.
why-other-method = Diese Adresse nimmt andere Methoden an.
why-unanswerable = Das lässt sich nicht beantworten.
why-store-away = Die Spiele sind gerade nicht lesbar; versuche es bald noch einmal.
why-server-error = Auf dem Server ist etwas schiefgegangen.

## Where something written down is wrong

why-at-file = { $file }, Zeile { $line }: { $reason }
why-at-line = Zeile { $line }: { $reason }
why-at-quote = „{ $quote }“: { $reason }
why-at-path = { $path }: { $reason }
why-at-rule = { $reason } ({ $rule })

## Moves and outcomes in the notation

why-empty-move = Eine leere Zeile ist kein Spielzug.
why-unknown-verb = „{ $text }“ ist kein Spielzug; Spielzüge beginnen mit { $known }.
why-bad-arguments = „{ $text }“ ist nicht lesbar; schreibe zum Beispiel { $known }.
why-bad-outcome = „{ $text }“ ist kein Ergebnis; schreibe zum Beispiel { $known }.

## Records

why-bad-header-line = „{ $text }“ ist keine Kopfzeile wie „{ $known }“.
why-missing-header = Im Kopf fehlt die Zeile „{ $text }“.
why-other-format = Lesbar ist hier nur Format { $number }.
why-other-cards = Gespielt wurde mit den Karten „{ $text }“, nicht mit „{ $known }“; nenne das Kartenpaket.
why-unknown-card-data = Die Kartendaten { $text } sind hier unbekannt; ein neueres rollplayer kennt sie.
why-unreadable-options = Die Optionen sind nicht lesbar: { $text }
why-line-without-seat = „{ $text }“ beginnt weder mit einem Platz von 0 bis { $most } noch mit *.
why-not-sealed = Das ist nicht die Zeile, die hier versiegelt wurde.
why-lines-missing = Nach dieser Zeile fehlen Zeilen: Das Siegel geht weiter.
why-wrong-result = Das Ergebnis ist „{ $known }“, nicht „{ $text }“.
why-not-from-seed = „{ $text }“ folgt nicht aus dem Startwert; der ergibt „{ $known }“.

## Score sheets and card files

why-not-toml = „{ $text }“ lässt sich nicht als TOML lesen; eine Zeile sieht aus wie [tabelle] oder name = wert.
why-toml-twice = „{ $text }“ legt noch einmal fest, was in der Datei schon steht; behalte nur eines von beiden.
why-toml-open = Vor dieser Zeile ist noch etwas offen; schließe die Klammer oder das Anführungszeichen.
why-solo-one-hero = Ein Solospiel hat einen Helden.
why-heroes-at-table = Ein Tisch hat 1 bis 4 Helden, nicht { $number }.
why-hero-tables = Schreibe jeden Helden als Tabelle [[hero]].
why-token-shape = Schreibe Zeile und Spalte des Gesinnungsmarkers, zum Beispiel [0, 2].

## Card files

why-card-file-too-long = Eine Kartendatei hat höchstens { $most } Zeichen.
why-card-line-too-long = Eine Zeile hat höchstens { $most } Zeichen.
why-too-deep = Das ist zu tief verschachtelt.
why-pack-unreadable = Das Kartenpaket ist nicht lesbar: { $text }
why-pack-not-utf8 = Das Kartenpaket ist kein UTF-8-Text.
why-pack-name = Gib dem Paket einen eigenen Namen wie { $known }, nicht { $text }.
why-no-such-section = { $text } ist kein Abschnitt; ein Paket hat { $known }.
why-section-of-tables = In diesen Abschnitt gehören Tabellen wie { $known }.
why-not-a-slug = { $text } ist kein Kurzname: Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche wie in my-card, zusammen höchstens { $most }.
why-slug-reserved = Der Kurzname „{ $text }“ hat schon eine andere Bedeutung.
why-rule-missing = Das Feld „{ $text }“ fehlt: Sag, was die Karte tut.
why-too-many-items = In diese Liste passen höchstens { $most }, nicht { $number }.
why-expected-text = Erwartet wird eine Zeile Text, nicht { $text }.
why-text-too-long = Ein Text hat höchstens { $most } Zeichen, nicht { $number }.
why-expected-shape = Erwartet wird { $known }, nicht { $text }.
why-expected-type = Erwartet wird eine Tabelle mit einem Typ wie { $known }, nicht { $text }.
why-unknown-type = Der Typ { $text } ist unbekannt; bekannt sind { $known }.
why-bad-goal = Schreibe ein Ziel als { $known }, nicht { $text }.
why-goal-too-high = Das Ziel { $text } liegt über { $most }.
why-goal-backwards = Das Ziel { $text } endet, bevor es beginnt.
why-bad-grid = Ein Raster hat drei Zeilen mit je drei Zahlen.
why-falling-stars = Nenne das Ansehen für 1, 2, 3 … Teile; es wird nie weniger.
why-class-only-passive = Eine Klasse hat nur dauerhafte Effekte: keine Wirkung einer Fertigkeit und nichts, das Ansehen bringt.
why-field-of-others = Das Feld „{ $text }“ gehört zu anderen Kartenarten: { $known }.
why-one-ability = Eine Fertigkeit braucht genau eine Wirkung.
why-ability-without-skill = Nur eine Fertigkeit kann eine solche Wirkung haben.
why-weapon-with-hands = Eine Waffe kann kein hands-limit haben: Wird sie abgelegt, wären zu viele Hände belegt.
why-borrowing-with-arrow = Eine Fertigkeit, die ausleiht, hat keinen Pfeil; es gilt der Pfeil der ausgeliehenen.
why-ability-timing = Diese Wirkung braucht { $text }.
why-no-such-set = Das Rüstungsset „{ $text }“ gibt es nicht; es gibt { $known }.
why-number-taken = Kartennummer { $number } gehört schon zu „{ $card }“.
why-too-many-tables = Dieser Abschnitt hat { $number } Tabellen; in ein Spiel passen höchstens { $most }.
why-color-without-class = Für diese Farbe bleibt keine Klasse übrig: { $color }.
why-slug-taken = Eine andere Karte ({ $text }) hat diesen Kurznamen schon.
why-too-few-cards = { $edition }: Dieser Abschnitt braucht mindestens { $least } Karten, ausleihende Fertigkeiten nicht mitgezählt; übrig sind nur { $left }.

## Positions: values

why-expected-table = Erwartet wird ein Objekt mit Feldern, nicht { $text }.
why-expected-list = Erwartet wird eine Liste, nicht { $text }.
why-expected-number = Erwartet wird eine ganze Zahl von { $least } bis { $most }, nicht { $text }.
why-expected-flag = Erwartet wird true oder false, nicht { $text }.
why-unknown-field = Das Feld „{ $text }“ ist unbekannt; bekannt sind { $known }.
why-missing-field = Das Feld „{ $text }“ fehlt.
why-not-one-of = { $text } gehört nicht zu { $known }.
why-not-a-die = { $text } ist kein Würfel wie r6.
why-not-a-space = { $text } ist kein Feld wie str1.
why-not-a-card = { $text } ist keine Marktkarte.
why-not-a-race = { $text } ist kein Volk.
why-not-a-class = { $text } ist keine Klasse.
why-not-a-backstory = { $text } ist keine Vorgeschichte.
why-not-an-alignment = { $text } ist keine Gesinnung.

## Positions: what cannot be

why-setup-needs-prompts = Eine Stellung in der Spielvorbereitung braucht ihre offenen Fragen.
why-long-row = Eine Reihe hat drei Felder.
why-initiative-twice = Initiativekarte { $number } ist doppelt da.
why-initiative-in-play = Im Spiel sind nur die Initiativekarten 1 bis { $most }.
why-start-unknown = Diese Phase braucht einen Startspieler.
why-nobody-holds-initiative = In dieser Phase hat niemand eine Initiativekarte.
why-center-empty = In dieser Phase liegen Initiativekarten in der Mitte.
why-dice-before-roll = Vor dem Wurf liegt auf keiner Initiativekarte ein Würfel.
why-market-without-initiative = Beim Einkaufen hat mindestens ein Held eine Initiativekarte.
why-too-many-dice = { $number } Würfel einer Farbe ({ $color }): Es gibt nur { $most }.
why-card-twice = „{ $card }“ ist doppelt da; jede Marktkarte gibt es nur einmal.
why-card-not-in-edition = „{ $card }“ gehört nicht zu dieser Auflage ({ $edition }).
why-card-not-in-solo = „{ $card }“ braucht andere Helden und gehört nicht zum Solospiel.
why-not-in-edition = { $text } gehört nicht zu dieser Auflage ({ $edition }).
why-charisma-tokens = Es gibt nur { $most } Charismamarker.
why-same-race = Zwei Helden haben dasselbe Volk.
why-same-backstory = Zwei Helden haben dieselbe Vorgeschichte.
why-same-alignment = Zwei Helden haben dieselbe Gesinnungskarte.
why-same-class-color = Zwei Helden haben dieselbe Klassenfarbe.
why-too-many-hands = Waffen für { $number } Hände; erlaubt sind { $most }.
why-exhausted-not-a-skill = „{ $card }“ gilt als genutzt, gehört aber nicht zu den Fertigkeiten dieses Helden.
why-exhausted-twice = Eine Fertigkeit ist doppelt genutzt.
why-too-many-prompts = Es sind nie mehr als { $most } Fragen offen.
why-prompts-at-the-end = Ist das Spiel zu Ende, ist nichts mehr offen.
why-two-turns = Es ist immer nur ein Spieler am Zug.
why-setup-takes-nothing = In der Spielvorbereitung ist keine Initiativekarte genommen, und auf keiner liegt ein Würfel.
why-setup-asks-once = Die Spielvorbereitung fragt nach allem nur einmal.
why-bag-too-small = Im Beutel sind zu wenige Würfel für die Startwürfel.
why-prompt-misfit = „{ $kind }“ kann hier nicht offen sein: { $misfit }.

## Why a prompt cannot be pending, as the end of `why-prompt-misfit`

misfit-has-initiative = der Held hat schon eine Initiativekarte
misfit-center-without-cards = in der Mitte liegt keine Initiativekarte
misfit-no-initiative-taken = der Held hat keine Initiativekarte genommen
misfit-gold-on-card = auf einer Initiativekarte liegt höchstens 1 Gold
misfit-sheet-full = das Tableau ist voll
misfit-market-too-soon = erst ist die Mitte leer und alles gefragt, dann wird der Markt gefüllt
misfit-deck-empty = der Stapel ist leer
misfit-nothing-to-reveal = es ist keine Karte mehr aufzudecken
misfit-nothing-to-refresh = jetzt wird nichts reaktiviert
misfit-not-last-round = es ist nicht die letzte Runde
misfit-no-initiative = der Held hat keine Initiativekarte
misfit-no-market-turn = darunter fehlt der Marktzug dieses Platzes
misfit-no-room = das Tableau hat keinen Platz für die Würfel, oder es sind keine da
misfit-nothing-left = es ist nichts mehr zu tun
misfit-no-die-to-roll = es ist kein Würfel zu werfen
misfit-empty-space = auf diesem Feld liegt kein Würfel
misfit-no-action = es steht keine Aktion zur Wahl
misfit-no-reroll = zu einem neuen Wurf gehören ein Wurf und die alte Augenzahl
misfit-no-value = es steht keine Augenzahl zur Wahl
misfit-dice-in-center = in der Mitte liegen schon Würfel
misfit-bag-without-dice = im Beutel sind diese Würfel nicht
misfit-too-few-cards = es sind zu wenige Karten da
misfit-die-has-color = der Würfel hat schon eine Farbe
misfit-no-tie = auf diesen Initiativekarten liegen keine gleichen Würfel
misfit-start-known = der Startspieler steht fest
misfit-setup-begun = die Spielvorbereitung hat schon begonnen
misfit-has-race = der Held hat schon ein Volk
misfit-has-class = der Held hat schon eine Klasse
misfit-color-first = erst wird eine Farbe gezogen
misfit-color-not-free = diese Klassenfarbe ist nicht frei
misfit-has-backstory = der Held hat schon eine Vorgeschichte
misfit-has-alignment = der Held hat schon eine Gesinnung
misfit-no-target = diese Karte hat keine Wirkung mit einem Ziel
misfit-not-in-dice-phase = diese Wirkung gehört zur Wahl der Initiativekarte
misfit-no-dice-on-cards = auf diesen Karten liegen keine Würfel
misfit-no-enemy = der gegnerische Würfel gehört zu Karte 2 oder 3 im Solospiel
misfit-other-phase = das gehört in eine andere Phase
misfit-needs-seat = es braucht einen Platz
misfit-no-start = der Startspieler steht noch nicht fest

## Servers for strangers

why-no-such-code = Dieser Code gilt nicht mehr; lass dir einen neuen geben.
why-table-damaged = Dieser Tisch ist beschädigt und gesperrt; an allen anderen geht es weiter.
why-table-closed = Dieser Tisch wurde geschlossen.
why-seat-reserved = Dieser Platz ist für den bisherigen Spieler reserviert.
why-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
why-talk-off = Reaktionen sind an diesem Tisch ausgeschaltet.
why-say-slower = Eine Reaktion nach der anderen: Warte einen Moment.
why-weak-stand-in = Eine Vertretung muss besser spielen; zur Wahl stehen { $known }.
why-bad-share = Das ist nicht der versprochene Würfelanteil.
why-bad-promise = Ein Versprechen ist ein SHA-256 aus 64 Hexadezimalziffern.
why-share-too-early = Anteile werden gezeigt, sobald alle Plätze besetzt sind.
why-already-begun = Das Spiel hat begonnen; die anderen müssen zustimmen.
why-too-many-events = Dieses Spiel hatte { $most } Ereignisse; zurückgenommen wird nichts mehr.
why-too-many-proposals = Klärt zuerst, was vorgeschlagen ist.
why-not-enough-votes = Einer allein kann niemanden wegschicken.
why-request-too-slow = Die Anfrage kam nicht rechtzeitig an.
why-pack-too-deep = Das Kartenpaket ist zu tief verschachtelt.
why-too-many-requests = Das war von deiner Adresse zu viel auf einmal; versuche es in { $seconds } s noch einmal.
why-wrong-origin = Das kommt von der Seite eines anderen Anbieters.
why-wrong-host = Dieser Server hat einen anderen Namen.
why-stopping = Der Server wird gerade beendet; versuche es gleich noch einmal.
why-unreadable-promise = „{ $text }“ ist kein Hash, wie ihn versprochene Würfel haben.
why-other-seed = Der Startwert des Servers ist nicht der, der vor dem ersten Wurf versprochen wurde.
why-other-share = Der Anteil von Platz { $number } steht nicht wie versprochen im Startwert.

## What the host of a server is told

why-database-said = Die Datenbank meldet: { $text }
why-bad-database = So nennt man eine Datenbank: { $known }.
why-cannot-open-database = Die Datenbank lässt sich nicht öffnen: { $text }
why-needs-asyncpg = Für PostgreSQL fehlt asyncpg: pip install rollplayer[postgres]
why-cannot-reach-database = Die Datenbank ist nicht erreichbar: { $text }
why-database-away = Die Datenbank ist gerade nicht erreichbar.
why-newer-database = Diese Datenbank stammt von einem neueren rollplayer (ihr Schema ist { $number }, bekannt ist hier { $known }); installiere jene Version oder eine spätere.
why-other-database = Diese Datenbank stammt von einem unveröffentlichten rollplayer oder von einem anderen Programm. Nichts darin wurde geändert: öffne sie mit dem Programm, das sie angelegt hat, oder beginne mit --database eine neue.
why-database-in-use = Ein anderer Server benutzt diese Datenbank; beende ihn zuerst oder nimm PostgreSQL, das mehrere Server teilen können.
why-no-database = Diese Datenbank gibt es nicht.
why-database-not-empty = In der Datenbank sind schon Spiele; eine Sicherung kommt in eine leere.
why-backup-there = Diese Datei gibt es schon; eine Sicherung überschreibt nichts.
why-backup-failed = Die Sicherung ist gescheitert: { $text }
why-no-backup = Diese Sicherung gibt es nicht.
why-not-a-backup = Das ist keine Sicherung: { $text }
why-backup-damaged = Die Sicherung ist beschädigt: { $text }
why-no-table = Einen Tisch { $table } gibt es nicht.
why-table-just-changed = Der Tisch wurde gerade geändert; versuche es noch einmal.
why-cannot-listen = { $address } lässt sich nicht benutzen: { $text }
why-unknown-limit = Die Grenze „{ $text }“ gibt es nicht; zur Wahl stehen { $known }.
why-worker-too-slow = Ein Prozess des Servers ist nicht rechtzeitig gestartet.
why-worker-ended = Ein Prozess des Servers ist beim Start beendet worden.

## Bots by name

why-no-such-bot = den Bot „{ $text }“ gibt es nicht; wähle aus { $known } oder nenne deinen eigenen: { "mine.py:MyBot" }, { "exec:./mybot" }
why-perhaps-other-bot = den Bot „{ $text }“ gibt es nicht; meinst du { $known }?
why-no-such-character = „{ $text }“ gibt es nicht; wähle aus { $known }
why-bot-without-class = „{ $text }“ nennt keinen Bot; schreibe Datei und Klasse, etwa { "mine.py:MyBot" }
why-no-bot-file = die Datei „{ $text }“ gibt es nicht; prüfe den Pfad
why-no-bot-module = das Modul „{ $text }“ gibt es nicht; für eine Datei schreibe { $known }
why-bot-needs-command = nach { "exec:" } fehlt ein Befehl, etwa { "exec:./mybot" }
why-bot-command-unreadable = der Befehl „{ $text }“ ist nicht zu lesen; prüfe die Anführungszeichen
why-no-bot-program = es gibt kein ausführbares Programm „{ $text }“; prüfe Pfad und Rechte
