### The commands of the command line: help, options, errors and tables. The game in the terminal has terminal.ftl.

## Commands

about-rollplayer = Roll Player, eine inoffizielle digitale Ausgabe: spielen, werten, simulieren, nachspielen.
about-no-command = Ohne Befehl startet das Spiel im Browser. Beispiel: { $example }
about-serve = Spiele für andere anbieten
about-play = im Terminal spielen
about-score = das Ansehen eines fertigen Tableaus zählen
about-simulate = Bots viele Spiele spielen lassen
about-tournament = Bots gegeneinander spielen lassen, jede Verteilung von jedem Platz
about-par = zeigen, was ein Bot mit einem Solo-Startwert im Schnitt erreicht
about-replay = ein Spielprotokoll nachspielen und das Ergebnis zeigen
about-analyze = in einem aufgezeichneten Spiel Glück von Können trennen
about-balance = berichten, wie stark jede Karte, jede Klasse und jedes Volk ist
about-cards = alle Karten zeigen, oder eine
about-rules = eine Regel nachschlagen
about-bench = die Geschwindigkeit auf diesem Rechner messen
about-engine = die Regeln für ein Programm, als JSON-Zeilen
example = Beispiel: { $example }

## What argparse says

arg-usage = Aufruf:
arg-commands = Befehle
arg-options = Optionen
arg-positionals = Argumente
arg-help = diese Hilfe zeigen
arg-version = die Version zeigen
version-compiled = rollplayer {$version}, kompiliert
version-plain = rollplayer {$version}, reines Python: { $why ->
    [asked] so für jedes System gebaut
    [no-compiler] bei der Installation fehlte ein C-Compiler ({ $missing })
    [no-header] { $missing } fehlte bei der Installation
    [not-cpython] kompilieren geht nur mit CPython, das hier ist { $missing }
   *[checkout] ein Checkout; make fast kompiliert ihn
}
arg-one-value = hier fehlt ein Wert
arg-values = hier gehören { $count } Werte hin
arg-no-value = hier gehört kein Wert hin, also nicht { $value }
arg-required = diese Argumente fehlen: { $names }
arg-unknown = unbekannte Argumente: { $names }
arg-of = { $option }: { $message }
arg-choice = „{ $value }“ geht nicht; wähle aus { $choices }
arg-value = „{ $value }“ ist kein gültiger Wert
arg-ambiguous = { $option } kann { $matches } sein
meta-command = BEFEHL
meta-file = DATEI
meta-folder = ORDNER
meta-names = NAMEN
meta-name = NAME
meta-seed = STARTWERT
meta-record = PROTOKOLL
meta-card = KARTE
meta-share = ANTEIL
meta-address = ADRESSE
meta-new = NEU
meta-old = ALT

## Options

option-default = { $help } (Vorgabe: { $value })
option-lang = die Sprache; sonst die der Umgebung
option-json = für Programme
option-cards = ein Kartenpaket, das die Grundkarten ändert
option-edition = die Auflage der Regeln
option-variant = eine Variante; auch mehrmals
option-classes = wie die Klassen verteilt werden
option-players = wie viele spielen
option-games = wie viele Spiele
option-seed = der gleiche Startwert ergibt die gleichen Spiele
option-jobs = Prozesse, die daran arbeiten
option-no-browser = nur die Adresse nennen, nichts öffnen
option-play-players = 1 bis 4 mit den Bots; 1 ist das Solospiel
option-play-bots = sie bekommen die letzten Plätze: { $bots }
option-names = die Namen der Menschen
option-play-seed = der gleiche Startwert ergibt die gleichen Würfel und Karten
option-load = ein gespeichertes Spiel fortsetzen
option-plain = für Screenreader: ganze Wörter und Sätze, keine Farbe, nichts wird gelöscht
option-sheet = das fertige Tableau
option-record-file = das Protokoll eines Spiels
option-verify = Siegel und Ergebnis prüfen; Status 1, wenn sie nicht stimmen
option-table-seed = prüfen, ob jeder Zufall aus dem Startwert des Tischs folgt
option-par-seed = er legt Volk, Klasse, Karten und Würfel fest
option-bot = der Bot, der spielt
option-profile = zeigen, wo die Zeit bleibt
option-seat-bots = ein Name je Platz ({ $bots }); Vorgabe: überall { $default }
option-record = das Protokoll jedes Spiels dorthin schreiben
option-bots = Namen mit Kommas dazwischen ({ $bots })
option-compare = aufhören, sobald klar ist, welcher Bot besser ist
option-win-picture = die Siegquoten zeichnen
option-seat = wessen Spiel; die Plätze zählen ab 0
option-analysis-work = Stichproben und Probepartien einer Analyse
option-report-seed = der gleiche Startwert ergibt den gleichen Bericht
option-course-picture = den Verlauf des Spiels dorthin zeichnen
option-balance-bot = der Bot, der spielt ({ $bots })
option-forced = Anteil der Käufe, die der Zufall entscheidet
option-out = den Bericht und seine Bilder dorthin schreiben
option-card = eine Karte mit ihrem Namen; ohne Namen alle
option-rule = eine Nummer, oder Wörter, die gesucht werden
option-host = die Adresse des Servers
option-port = der Port, 0 für irgendeinen
option-database = { $sqlite } oder { $postgres }; sonst die Spiele dieses Benutzers
option-hint-work = Probepartien je Spielzug eines Tipps (8 im Solospiel, weniger bei mehr Spielern)

## Errors

error = { $program }: { $message }
error-use = { $program }: { $message }; „{ $program } --help“ hilft weiter
error-said = { $what }
error-in-file = { $file }: { $what }
error-package = dafür fehlt { $package }: pip install { $package }
error-stopped = abgebrochen
error-command = den Befehl „{ $name }“ gibt es nicht; wähle aus { $commands }
error-command-near = den Befehl „{ $name }“ gibt es nicht; meinst du „{ $near }“?
error-whole-number = „{ $text }“ ist keine ganze Zahl von 1 bis { $most }
error-not-utf8 = { $file } ist kein UTF-8-Text
error-write = { $option }: { $file } kann nicht geschrieben werden: { $why }
error-folder = { $option }: { $file } kann nicht angelegt werden: { $why }
error-worker = Arbeitsprozesse werden immer wieder von außen beendet; versuche es mit weniger --jobs
error-port = „{ $text }“ ist kein Port von 0 bis 65535
error-load-options = ein gespeichertes Spiel hat eigene Einstellungen; lass { $option } bei --load weg
error-players = ein Spiel ist für 1 bis { $most } Spieler mit den Bots, nicht für { $players }
error-many-bots = zu viele Bots ({ $bots }) für die Plätze ({ $players }); erhöhe --players
error-many-names = zu viele Namen ({ $names }) für die Menschen ({ $people }); erhöhe --players
error-bot-name = „{ $name }“ heißt ein Bot; lass ihn mit --bots { $name } mitspielen
error-number-name = der Name „{ $name }“ sieht aus wie ein Platz; füge einen Buchstaben hinzu
error-same-name = den Namen „{ $name }“ gibt es zweimal
error-seat-bots = --bots: nenne { $players } Bots, einen je Platz, nicht { $count }
error-compare-players = --compare: Zwei Bots spielen zu zweit; lass --players bei 2
error-name-bots = nenne die Bots, entweder mit --bots adept,novice oder mit --compare NEU ALT
error-two-bots = { $option }: nenne verschiedene Bots, mindestens zwei
error-seat =
    { $last ->
        [0] --seat: Im Protokoll eines Solospiels gibt es nur den Platz 0
       *[other] --seat: Das Protokoll hat die Plätze 0 bis { $last }
    }
error-nothing-yet = { $file }: Noch ist nichts geschehen, also gibt es nichts zu analysieren
error-forced = --forced: gib einen Anteil über 0 bis 1 an
error-card = die Karte „{ $name }“ gibt es nicht; „rollplayer cards“ zeigt alle
error-card-near = die Karte „{ $name }“ gibt es nicht; meinst du { $near }?
error-rule = eine Regel { $number } gibt es nicht; versuche „rollplayer rules R4“
error-rule-near = eine Regel { $number } gibt es nicht; meinst du { $near }?
error-rule-words = keine Regel enthält „{ $words }“; versuche weniger oder andere Wörter

## Results

game-count =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
progress-games = Spiele
progress-steps = Schritte
progress-left = noch { $time }
progress-long = { $count } { $what }: das dauert etwa { $time }
time-seconds = { $count } Sek.
time-minutes = { $count } Min.
time-hours = { $count } Std.
mass-checksum = SHA-256 der Spiele: { $sum }
serving = der Server läuft unter { $link }
serving-game = Roll Player läuft unter { $link } (Strg-C beendet)
score-hero = Held { $number }
score-rank = Rang: { $rank } (R9.7)
score-winners =
    { $count ->
        [one] Es gewinnt: Held { $heroes }
       *[other] Es gewinnen: Held { $heroes }
    }
replay-holds = { $file } stimmt: { $count } Ereignisse, Ergebnis { $result }
replay-without-seal = { $file } lässt sich nachspielen, hat aber kein Siegel; eine geänderte Zeile fiele nicht auf: { $count } Ereignisse, Ergebnis { $result }
replay-seat = Platz { $seat }:
replay-result = Ergebnis: { $result }
par-line = Par: { $stars } Ansehen ({ $bot }, { $games })
simulate-line = { $games }: { $decisions } Entscheidungen und { $chance } Zufallsereignisse in { $seconds } s Rechenzeit ({ $speed } je Sekunde)
tournament-line = { $games } zu { $players } Spielern
duel-line = { $one } vor { $other }: { $rate } %
note-openskill = für Wertungszahlen: pip install openskill
note-no-ratings = keine Wertungszahlen: an jedem Tisch saß ein Bot zweimal; nenne so viele Bots wie Spieler
picture-wins = Gewonnene Spiele (%), { $games }, { $players } Spieler
verdict-better = { $new } ist besser als { $old }: { $facts }
verdict-not-better = { $new } ist nicht besser als { $old }: { $facts }
verdict-open = Es ist noch offen, ob { $new } besser ist als { $old }; spiele mehr Spiele: { $facts }
verdict-facts = { $rate } % gewonnen in { $deals } Verteilungen; Log-Likelihood-Quotient { $ratio }, Grenzen { $lower } und { $upper }
column-seat = Platz
column-bot = Bot
column-games = Spiele
column-mean-stars = Ansehen im Schnitt
column-wins = Siege
column-won = gewonnen (%)
column-stars = Ansehen
column-rating = Wertung
column-parts = Ansehen nach Teilen
column-card = Karte
column-cost = Kosten
column-offered = im Markt
column-taken = gekauft
column-own-stars = eigenes
column-per-gold = je Gold
column-effect = Wirkung bei Zufall
bench-games = Spiele
bench-decisions = Entscheidungen
bench-chance = Zufallsereignisse
bench-cpu_seconds = Sekunden Rechenzeit
bench-events_per_cpu_second = Ereignisse je Sekunde Rechenzeit
bench-games_per_cpu_second = Spiele je Sekunde Rechenzeit
bench-clone_microseconds = Mikrosekunden je Kopie eines Zustands
bench-position_bytes = Bytes je Stellung
balance-race = Völker
balance-hero_class = Klassen
balance-backstory = Vorgeschichten
balance-alignment = Gesinnungen
balance-line = { $games } von { $bot }, { $players } Plätze: { $mean } Ansehen im Schnitt, Standardabweichung { $spread }
balance-setup = { $what }: { $effects }
balance-odd = Fällt auf: { $name }, { $stars } von der Mitte
balance-too-few = zu wenige Spiele, um sie zu unterscheiden; spiele mehr
balance-than-average = Ansehen mehr als der Durchschnitt
balance-than-discard = Ansehen mehr als beim Abwerfen
balance-picture =
    { $players ->
        [one] { $what }, Solospiel, { $games } von { $bot }
       *[other] { $what }, { $players } Spieler, { $games } von { $bot }
    }
balance-picture-about = { $unit }; jeder Strich reicht zwei Standardfehler nach beiden Seiten; n ist die Zahl der Fälle

## Commands for hosts

about-backup = alle Spiele in eine Datei sichern, auch bei laufendem Server
about-restore = eine Sicherung in eine leere Datenbank einspielen
about-export = jedes Spiel als Protokoll schreiben
about-admin = Tische ansehen, schließen oder löschen
meta-action = AKTION
meta-table = TISCH
meta-days = TAGE
option-workers = Prozesse hinter dem Port; mehr als einer braucht PostgreSQL
option-name = ein Name dieses Servers; andere werden abgewiesen (alle)
option-origin = eine andere Website, deren Seiten diesen Server nutzen dürfen (keine)
option-trusted-proxy = ein Proxy, dessen X-Forwarded-For geglaubt wird (keiner)
option-limit = ändert, was eine Adresse darf, etwa sockets=500; 0 hebt die Grenze auf
option-allow-bot = diesen Bot an Tischen mitspielen lassen, etwa { $own } (keinen)
option-keep = Tische löschen, die sich so lange nicht geändert haben (nie)
option-log = wie das Log geschrieben wird
option-unfinished = auch unfertige Spiele
option-waiting = nur Tische, die darauf warten
option-most = wie viele höchstens
admin-list = die Tische, zuletzt geänderte zuerst
admin-count = wie viele Tische jeder Art
admin-close = einen Tisch vorzeitig beenden
admin-delete = einen Tisch mit allem löschen
admin-delete-older = Tische löschen, die sich einige Tage nicht geändert haben
error-network = „{ $text }“ ist keine Adresse wie 127.0.0.1
error-origin = „{ $text }“ ist keine Website wie { $known }
error-limit = --limit { $text }: schreib einen Namen und eine Zahl wie sockets=500
error-allow-bot = { $option }: einen Bot „{ $name }“ gibt es schon; gib jedem einen anderen Namen
error-workers = mehrere --workers brauchen PostgreSQL; eine SQLite-Datei gehört einem Prozess
backup-done = { $file } enthält { $number } Tische
restore-done = { $number } Tische sind wieder da
export-done = { $number } Spiele sind in { $folder }
export-damaged = Tisch { $table } ist beschädigt: { $what }
admin-closed = Tisch { $table } ist geschlossen
admin-deleted = Tisch { $table } ist gelöscht
admin-deleted-older = { $number } Tische sind gelöscht

## Cards

cards-market = Marktkarten ({ $count })
cards-classes = Klassen ({ $count })
cards-races = Völker ({ $count })
cards-backstories = Vorgeschichten ({ $count })
cards-alignments = Gesinnungen ({ $count })
cards-advice = Eine Karte: { $command }
column-class = Klasse
column-color = Farbe
column-row = Reihe
column-dice = Würfel
column-goal = Ziel
card-title = { $name } ({ $slug }), { $sort }
fact-line = { $name }: { $value } ({ $source })
sort-market = Marktkarte
sort-class = Klasse
sort-race = Volk
sort-backstory = Vorgeschichte
sort-alignment = Gesinnung
source-pack = Kartenpaket
set-bonus = { $stars } mehr bei diesen Klassenfarben: { $colors }
fact-no = Nummer
fact-name = Name
fact-kind = Art
fact-cost = Kosten
fact-set = Set
fact-set-bonus = Bonus des Sets
fact-editions = Auflagen
fact-modifiers = Bonus und Malus
fact-color = Farbe
fact-goals = Attributziele
fact-ability = Klassenfertigkeit
fact-wishes = Wünsche
fact-grid = Gesinnungsraster

## Bots by anyone

about-check-bot = einen eigenen Bot prüfen: er spielt, wiederholt sich und hält die Zeit ein
about-completion = die Vervollständigung von Befehlen und Optionen für eine Shell ausgeben
about-man = die Handbuchseite ausgeben
bots-known = { $bots }, einer davon mit Charakter wie { $tempered }, oder ein eigener: { $own }
option-check-bot = der Bot: { $own } oder ein installierter Name
option-check-games = Spiele jeder Art
option-bot-seconds = wie viele Sekunden ein eigener Bot über einen Zug nachdenken darf
option-think = wie viele Sekunden hero und champion über einen Zug nachdenken dürfen, höchstens 5
option-shell = die Shell
option-man-out = alle Handbuchseiten in diesen Ordner schreiben
error-bot-start = { $option }: { $name } { $why }
error-forfeit = der Bot: { $why }
error-seconds = „{ $text }“ ist keine Zahl von Sekunden über 0 bis { $most }
forfeit-line = { $bot } hat { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
  } aufgegeben: { $reason } (zuerst Spiel { $first })
bot-forfeits = { $name } gibt auf: { $why }. Der Zufallsbot spielt an seiner Stelle weiter.
check-starts = startet und heißt { $name }
check-plays = spielt { $games } zu Ende ({ $kinds } Arten von Spielen)
check-repeats = derselbe Startwert gibt dasselbe Spiel
check-differs = derselbe Startwert gab zwei verschiedene Spiele; Zufall nur aus „random“ nehmen
check-time = braucht { $median } ms je Zug, höchstens { $most } ms ({ $count } Züge; die Grenze ist { $limit } s)
check-failed = { $kind }: { $why }
check-good = { $name } ist bereit
check-bad = { $name } ist noch nicht bereit
sheet-short = Dieses Tableau ist nicht voll: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  } von 18; leere Felder bei { $rows }.
error-option-near = die Option „{ $name }“ gibt es nicht; meinst du „{ $near }“? „{ $program } --help“ erklärt es
error-option = { $message }; „{ $program } --help“ erklärt es
serving-already = Roll Player läuft schon: { $link }
man-exit = 0 erledigt, 1 geprüft und nicht bestanden, 2 falscher Aufruf, 130 nach Strg-C.

## Many games

option-mass-jobs = Zahl der Prozesse; mit --ray so viele Pakete von Spielen zugleich (dort ohne Angabe eines je Prozessor)
option-ray = auf einem Ray-Cluster spielen: seine Adresse, auto oder local
option-resume = die Spiele in dieser Datei aufheben; beim nächsten Aufruf geht es dort weiter
option-rows = eine Zeile je Spiel schreiben, als CSV oder JSON-Zeilen
option-dataset = die Spiele als Parquet-Datensatz schreiben
error-stopped-kept = abgebrochen nach { $done } von { $games } Spielen, alle in { $file } aufgehoben; derselbe Aufruf macht dort weiter
error-stopped-lost = abgebrochen nach { $done } von { $games } Spielen; mit { $option } DATEI bleiben sie erhalten
error-extra = { $option } braucht ein Zusatzpaket: pip install rollplayer[{ $extra }]
error-ray = --ray: unter { $address } antwortet kein Ray-Cluster ({ $why }); „ray start --head“ startet einen
error-ray-address = --ray: „{ $address }“ ist keine Adresse wie 192.168.1.5:6379, auto oder local
error-ray-lost = der Ray-Cluster konnte nicht spielen: { $why }
error-ray-version = ein Rechner des Ray-Clusters hat rollplayer { $there }, dieser { $here }; installiere überall dieselbe Version
error-resume-file = { $option }: { $file } enthält etwas anderes als die Spiele eines Laufs; wähle eine andere Datei
error-resume-options = { $option }: { $file } enthält Spiele mit { $name } { $then }, nicht { $now }; wähle eine andere Datei
error-resume-line = { $option }: { $file } ist in Zeile { $line } beschädigt; wähle eine andere Datei
error-resume-busy = { $option }: ein anderer Lauf schreibt gerade in { $file }; wähle eine andere Datei
error-rows = --rows: { $file } muss auf .csv oder .jsonl enden
error-rows-resume = --rows und --resume: { $file } kann nur eins von beiden sein
