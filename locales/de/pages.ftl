### The words of the pages for learning, looking up, replaying and scoring. The terms of the game are in cards.ftl.

## General

more = Lernen und nachschlagen
more-learn = Einführung
more-learn-text = Lerne beim Spielen, Schritt für Schritt begleitet.
more-rules = Regeln
more-rules-text = Alle Regeln, nummeriert und durchsuchbar.
more-cards = Karten
more-cards-text = Alle Karten mit ihren Angaben und deren Quelle.
more-companion = Wertungsblatt
more-companion-text = Am echten Tisch gespielt? Gib deinen Helden ein, und wir zählen das Ansehen.
more-upload = Spielprotokoll öffnen
more-upload-text = Ein heruntergeladenes Spiel noch einmal ansehen.
more-take = Platz auf dieses Gerät holen
more-take-text = Spiele weiter, was du auf einem anderen Gerät begonnen hast.
upload-bad = Diese Datei ist kein Spielprotokoll.
all-rules = Alle Regeln
all-cards = Alle Karten
found-count = { $count } gefunden
found-nothing = Nichts gefunden. Versuche es mit weniger Buchstaben.

## Replay

replay = Wiedergabe
replay-start = Das Spiel beginnt.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Moment des Spiels
replay-speed = Tempo
copy-link = Link zu diesem Moment
copy-moment = Link zu diesem Moment kopieren
copied-moment = Link kopiert
play-on = Von hier weiterspielen
play-on-text = Ein neues Spiel beginnt in diesem Moment ({ $moment }), von da an mit neuen Würfeln. Dieses Spiel bleibt, wie es ist.
play-on-me = An diesem Bildschirm
play-on-bot = Ein Bot
play-on-open = Per Link
play-on-go = Beginnen

## Analyse

analysis = Analyse
analyse = Analysieren
analysis-at-work = Die Partie wird analysiert: { $done } von { $total }
analysis-begins = Die Partie wird analysiert …
analysis-failed = Diese Partie ließ sich nicht analysieren.
analysis-busy = Hier werden gerade andere Partien analysiert. Versuche es in einer Minute noch einmal.
analysis-whose = Wessen Partie
analysis-result = { $result }; am Anfang waren { $start } zu erwarten.
analysis-win = Gewinnchance: am Anfang { $start }, am Ende { $end }.
analysis-unfinished = Die Partie ist noch nicht zu Ende; als Ergebnis gilt, was jetzt zu erwarten ist.
analysis-round = Runde { $round }
analysis-sums = Woher das Ansehen kam
sum-start = am Anfang erwartet
sum-luck = Glück
sum-others = Spielzüge der anderen
sum-loss = durch Entscheidungen verschenkt
sum-drift = ungeklärt (bis { $error } ist normal)
sum-result = Ergebnis
curve-stars = Erwartetes Ansehen im Lauf der Partie
curve-win = Gewinnchance im Lauf der Partie
curve-about = Von { $start } am Anfang bis { $end } am Ende; am niedrigsten { $low }, am höchsten { $high }.
curve-dots = Die Punkte mit Zahlen sind die teuersten Entscheidungen.
curve-band = Das Band zeigt, wo bei starkem Spiel von da an zwei von drei Partien enden.
curve-table = Als Tabelle
curve-round = Runde
curve-column-stars = Erwartetes Ansehen
curve-column-win = Gewinnchance
costly = Die teuersten Entscheidungen
costly-none = Keine Entscheidung hat nennenswert Ansehen gekostet. Gut gespielt!
costly-loss = { $loss } ± { $error } Ansehen verschenkt
costly-win = Gewinnchance { $win }
costly-played = Gespielt: { $move }
costly-better = Besser: { $move }
costly-why = Warum: { $why } ({ $rollouts ->
    [one] eine Probepartie
   *[other] { $rollouts } Probepartien
  } von dort an: { $difference } ± { $error })
strokes = Das größte Glück und das größte Pech
stroke-stars = { $stars } ± { $error } Ansehen
analysis-note = Hier urteilt ein Bot, der sich irren kann. Klicke auf einen Moment, um ihn zu sehen.
analysis-note-drift = Wie sehr er sich irrt, zeigt die Zeile „ungeklärt“.
lesson-title = Die Lehre aus dieser Partie
lesson = { $when }: „{ $better }“ statt „{ $played }“ hätte etwa { $stars } mehr gebracht, vor allem durch: { $part }.
lesson-plain = { $when }: „{ $better }“ statt „{ $played }“ hätte etwa { $stars } mehr gebracht.
lesson-none = Keine Entscheidung hat eindeutig Ansehen gekostet.
costly-about = etwa { $stars }
numbers = Zahlen zeigen
mistakes = Fehler
mistakes-find = Fehler suchen
mistake = Fehler
mistake-of = Fehler { $number } von { $count }
mistake-before = Der Tisch vor der Entscheidung. Rot: was gespielt wurde. Grün: was besser war.
mistake-next = Nächster Fehler
mistake-previous = Voriger Fehler
try-again = Von hier noch einmal

## Rules

rules-intro = In eigenen Worten, mit festen Nummern. Jede Nummer ist ein Link zum Weitergeben.
rules-none = Eine Regel { $rule } gibt es nicht. Hier stehen alle.
rules-search = Regeln durchsuchen
chapters = Kapitel

## Cards

cards = Karten
cards-intro = Jede Karte mit ihrer ganzen Regel. Alle Texte sind unsere; das „i“ zeigt, welche Angaben ein Regelheft nennt und welche dieses Projekt gewählt hat.
cards-search = Karten durchsuchen
cards-kind = Art der Karte
shelves-all = Alle
shelves-weapon = Waffen
shelves-armor = Rüstungen
shelves-skill = Fertigkeiten
shelves-trait = Merkmale
shelves-class = Klassen
shelves-race = Völker
shelves-backstory = Vorgeschichten
shelves-alignment = Gesinnungen
shelf-weapon = Waffe
shelf-armor = Rüstung
shelf-skill = Fertigkeit
shelf-trait = Merkmal
shelf-class = Klasse
shelf-race = Volk
shelf-backstory = Vorgeschichte
shelf-alignment = Gesinnung
source-record = belegt
source-record-text = Das steht in einem Regelheft.
source-ours = unsere Wahl
source-ours-text = Das steht in keinem Regelheft; dieses Projekt hat es gewählt. Ein Kartenpaket kann es ändern.
source-partly = teils unsere Wahl
source-partly-text = Ein Teil davon steht in den Regelheften; der Rest ist die Wahl dieses Projekts.
fact-rule = Regel
fact-dots = Punkte
fact-hands = Hände
fact-arrow = Pfeil
fact-timing = wann
fact-timing-any = jederzeit
fact-timing-dice-turn = in deinem Zug bei der Wahl der Initiativekarte
fact-timing-market-turn = in deinem Zug beim Einkaufen
fact-set-stars = Ansehen für 1, 2, 3 … Teile
fact-set-colors = 1 Ansehen mehr für

## Score sheet for a real table

companion = Wertungsblatt
companion-text = Für das Ende eines Spiels am echten Tisch: Tippe ein, was vor dir liegt, und lies das Ansehen Zeile für Zeile ab. Alles bleibt in diesem Browser.
companion-clear = Von vorn beginnen
companion-heroes = Helden
companion-add = Held hinzufügen
companion-remove = Entfernen: { $name }
companion-solo = Solospiel
companion-who = Der Held
companion-name = Name
companion-choose = Wählen …
companion-less-gold = 1 Gold weniger
companion-more-gold = 1 Gold mehr
companion-token = Wo der Gesinnungsmarker liegt
companion-dice = Würfel
companion-dice-count = { $count } von 18
companion-color = Farbe des Würfels
companion-value = Augenzahl des Würfels
companion-erase = Würfel wegnehmen
companion-cards = Marktkarten
companion-stars = Ansehen
companion-missing = { $name }: Wähle Volk, Klasse, Vorgeschichte und Gesinnung, dann erscheint hier das Ansehen.
companion-problem = So ein Tableau kann aus keinem echten Spiel stammen:
hero-number = Held { $number }

## Tutorial

tutorial = Einführung
