### The words of the page: lobby, table, settings. The terms of the game are in cards.ftl.

## General

close = Schließen
cancel = Abbrechen
back = Zurück
none = Nichts
auto = Automatisch
settings = Einstellungen
to-home = Zur Startseite
default-name = Spieler
guest = Gast
players = Spieler
bot = Bot
unofficial = Eine offene, inoffizielle digitale Ausgabe des Brettspiels Roll Player, erschienen bei Thunderworks Games. Alle Texte und Zeichnungen hier sind unsere eigenen.

## Start page

home-title = Erschaffe den Helden. Den Kerker überlass anderen.
home-text = Würfel wählen, auf sechs Attribute verteilen und den Helden auf dem Markt ausrüsten. Für eine bis vier Personen: allein, an einem Bildschirm oder online mit Freunden.
home-learn = Spielend lernen
home-learn-text = Eine geführte Partie, etwa zehn Minuten
new-game = Neues Spiel
your-name = Dein Name
way-solo = Solospiel
way-solo-text = Zwölf Runden: Bis zu welchem Rang steigst du auf?
way-bots = Gegen einen Bot
way-bots-text = Ein Spiel zu zweit, sofort.
way-screen = An diesem Bildschirm
way-screen-text = Zwei Personen wechseln sich hier ab.
way-online = Online mit Freunden
way-online-text = Link oder QR-Code zum Verschicken.
more-options = Spieler, Bots, Regeln und Varianten
my-games = Meine Spiele
open-tables = Offene Tische
forget = Aus der Liste entfernen
forget-title = Diese Partie aus der Liste entfernen?
forget-text = Diese Partie läuft noch: { $names }. Du behältst deinen Platz: Über den Link zum Tisch kommst du zurück.
forget-done = Entfernt: { $names }
waiting-players = Wartet auf Spieler
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
round-of = Runde { $round } von { $rounds }
finished-games = Beendete Partien
show-all = Alle { $count } zeigen
game-won = Gewonnen: { $stars }
game-lost = Sieg für { $names }: { $stars }. Du: { $own }
game-won-by = Sieg für { $names }: { $stars }
game-solo = { $rank }: { $stars }
game-closed = Vorzeitig beendet
with-players = Mit { $names }
just-now = gerade eben

## Options of a new game

rules = Regeln
variants = Varianten
further = Weiteres
seat = Platz
seat-number = Platz { $number }
seat-any = Irgendein freier Platz
seat-me = An diesem Bildschirm
seat-invite = Per Link
seat-invite-text = Du bekommst einen Link zum Verschicken.
seat-open = Freier Platz
player-number = Spieler { $number }
bot-level = Stärke des Bots
bot-random = Zufall
bot-apprentice = Lehrling
bot-novice = Neuling
bot-adept = Kenner
bot-expert = Experte
bot-hero = Meister
bot-champion = Großmeister
bot-random-text = Macht irgendeinen erlaubten Spielzug, nur zum Ausprobieren.
bot-apprentice-text = Für deine ersten Partien: füllt seine Attribute und überlässt den Rest dem Glück.
bot-novice-text = Wenn du die Regeln kennst: zählt alles Ansehen, sieht aber nur den Würfel in der Hand.
bot-adept-text = Wenn du ein paar Partien gespielt hast: denkt seinen ganzen Zug durch.
bot-expert-text = Schwer zu schlagen: weiß, was sich auf lange Sicht auszahlt.
bot-hero-text = Sehr stark: denkt drei Runden voraus.
bot-champion-text = Am stärksten: denkt drei Runden voraus, behält die anderen im Blick und spielt auf Sieg.
bot-choice = { $name }, solo ~{ $stars } ★
bot-rating = Wertung { $rating } ± { $error }; der Neuling hat 1000.
bot-with-character = { $bot } · { $character }
character = Spielweise
character-none = Ohne Vorliebe
character-collector = Sammler
character-collector-text = Kauft jede Karte, die er bezahlen kann, am liebsten Rüstungssets.
character-zealot = Eiferer
character-zealot-text = Will um jeden Preis auf das beste Feld seiner Gesinnungskarte.
character-gambler = Zocker
character-gambler-text = Würfelt lieber neu, als auf Nummer sicher zu gehen, und liebt alles oder nichts.
public = Tisch öffentlich zeigen
public-text = Jeder auf diesem Server darf einen freien Platz nehmen.
hints-allow = Tipps erlauben
hints-allow-text = Alle am Tisch dürfen fragen, welche Spielzüge gut sind.
seed = Eigener Startwert
seed-random = Zufällig
seed-text = Gleicher Startwert und gleiche Spielzüge ergeben gleiche Würfel. Für ein faires Spiel leer lassen.
pack = Kartenpaket
pack-choose = Datei wählen
pack-none = Keine Datei gewählt
pack-text = Eine Datei, die Karten ändert, etwa passend zu deiner gedruckten Ausgabe.
begin = Beginnen

## Joining and inviting

join = Platz nehmen
join-title = Du bist zu einem Spiel eingeladen
join-by = { $name } lädt dich zu einer Partie ein
join-what = Was ihr spielt
join-learn = Neu im Spiel? Lerne es spielend, in etwa zehn Minuten.
seat-kept = Für jemanden aus der letzten Partie reserviert
own-cards = Kartenpaket
pace-slow = Über mehrere Tage
practice-dice = Übungswürfel
practice-dice-text = Wer diesen Tisch eröffnet hat, hat den Startwert gewählt und kann jeden Wurf vorhersehen.
join-seated = Du hast an diesem Tisch schon einen Platz. Dieser Link ist für die anderen.
join-my-seat = Zu meinem Platz
join-another = In diesem Browser noch einen Platz nehmen
watch-only = Nur zuschauen
invite = Spieler und Links
people = An diesem Tisch
invite-link = Link für Mitspieler
watch-link = Link für Zuschauer
watching = Du siehst zu
copy = Kopieren
copied = Kopiert
qr-label = QR-Code des Links für Mitspieler
qr-text = Mit dem Handy scannen und mitspielen.
away = nicht da
seat-choosing = wählt
seat-ready = fertig
propose-bot = Bot übernehmen lassen
propose-undo = Um Rücknahme meines letzten Spielzugs bitten
proposal-undo = { $name } möchte einen Spielzug zurücknehmen.
proposal-bot = Soll ein Bot für { $name } spielen? Stufe: { $bot }.
proposal-recall = Soll der Bot aufhören und auf { $name } warten?
proposal-kick = Den Platz von { $name } endgültig einem Bot geben?
proposal-close = Diese Partie jetzt beenden?
proposal-begin = Ohne den Würfelanteil von { $name } beginnen?
proposal-waiting = Wartet auf { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
agree = Zustimmen
decline-proposal = Ablehnen
withdraw-proposal = Zurückziehen
proposal-undo-mine = Du hast darum gebeten, deinen letzten Spielzug zurückzunehmen.
proposal-undo-too = Alles danach wird mit zurückgenommen, auch deine Spielzüge.
my-seat = Mein Platz
stand-in = ein Bot springt ein
recall = Vertretung beenden
kick = Ersatz durch einen Bot vorschlagen
free-seat = Platz freigeben
mute = Stumm schalten
unmute = Wieder hören
resign = Meinen Platz aufgeben
resign-title = Deinen Platz aufgeben?
resign-text = Ein Bot spielt deinen Helden zu Ende. Zurück geht es nicht.
propose-close = Ende der Partie vorschlagen
close-table = Tisch schließen
close-table-title = Diesen Tisch schließen?
close-table-text = Hier kann dann niemand mehr spielen. Das Spielprotokoll bleibt.
table-closed = Dieser Tisch wurde vor dem Ende der Partie geschlossen.
move-seat = Auf einem anderen Gerät weiterspielen
move-seat-text = Scanne dies mit dem anderen Gerät oder gib dort den Code ein. Er gilt einmal und zehn Minuten lang; danach schaut dieses Gerät nur noch zu.
move-seat-at = Oder öffne dort { $address }.
qr-code = QR-Code
seat-code = Einmalcode
take-seat = Partie hier fortsetzen
take-seat-text = Öffne auf dem anderen Gerät das Spiel, dann „Spieler und Links“, dann „Auf einem anderen Gerät weiterspielen“. Gib den Code ein, der dort steht.
take-seat-go = Meinen Platz übernehmen
talk = Reaktionen
talk-show = Zeigen, was andere sagen
talk-allow = Reaktionen an diesem Tisch erlauben
talk-off = Reaktionen sind ausgeschaltet.
said = { $name }: { $phrase }
say-smile = Lächeln
say-laugh = Lachen
say-wow = Donnerwetter!
say-sad = Oh nein!
say-think = Hm …
say-cheer = Klasse!
say-hello = Hallo!
say-good-luck = Viel Glück!
say-nice-move = Schöner Zug!
say-thanks = Danke!
say-sorry = Tut mir leid!
say-one-moment = Einen Moment bitte.
say-your-turn = Du bist dran!
say-well-played = Gut gespielt!
lobby-title = Warten auf Mitspieler
lobby-text = Verschicke den Link: Das Spiel beginnt, sobald alle Plätze besetzt sind.
lobby-guest = Das Spiel beginnt, sobald alle Plätze besetzt sind.
lobby-shares = Alle Seiten geben gerade ihren Anteil an den Würfeln dazu …
lobby-begin = Ohne den Anteil von { $name } beginnen
lobby-here = da
share-link = Link verschicken
rematch-by = { $name } bietet eine Revanche an.
rematch-accept = Revanche annehmen
dice-fair = Faire Würfel
dice-shared = Die Seiten aller Mitspielenden und der Server haben ihren Teil der Würfel vor dem ersten Wurf festgelegt. Niemand konnte sie vorhersehen oder lenken.
dice-server = Der Server hat die Würfel vor dem ersten Wurf festgelegt und ihren Fingerabdruck veröffentlicht.
dice-check = Würfel prüfen
dice-later = Nach dem Spiel kann dein Browser jeden Wurf nachrechnen.
dice-checking = Jeder Wurf wird nachgerechnet …
dice-true = Dein Browser hat { $count } Ergebnisse nachgerechnet: Alle folgen aus dem, was vor dem ersten Wurf feststand.
dice-broken-seed = Der Startwert des Servers ist nicht der zugesagte.
dice-broken-share = Der Anteil von Platz { $number } ist nicht der zugesagte.
dice-broken-draw = Ergebnis { $number } ist nicht das, was der Startwert ergibt.
dice-unknown = Die Würfel dieser Partie lassen sich hier nicht prüfen: Sie kam als Spielprotokoll, oder sie läuft noch.
dice = Würfel

## Problems

problem-not-found = Hier ist nichts
problem-not-found-text = Vielleicht ist der Link unvollständig, oder das Spiel gibt es nicht mehr.
problem-full = Dieser Tisch ist voll
problem-full-text = Alle Plätze sind vergeben. Du kannst zuschauen oder selbst ein Spiel beginnen.
problem-offline = Der Server antwortet nicht
problem-offline-text = Prüfe die Verbindung und versuche es noch einmal.
problem-other = Das hat nicht geklappt
problem-other-text = Das konnte der Server nicht ausführen.
connecting = Tisch wird geladen …
connection-lost = Verbindung unterbrochen. Sie wird neu aufgebaut … dein Spiel ist sicher.
refused = Dieser Spielzug ging nicht durch
hint-refused = Kein Tipp
why-not = Warum nicht?
why-mode = Fragen, warum etwas nicht geht

## Rules

rule-open = Regel { $rule }
rule-title = Regel { $rule }
rule-unknown = Diese Regel findest du auf der Regelseite.

## The table

views = Ansichten
tab-sheet = Tableau
tab-market = Markt
tab-hero = Held
tab-score = Ansehen
tab-log = Verlauf
asked = Was jetzt zu tun ist
is-asked = am Zug
is-picked = ausgewählt
undo = Rückgängig
log = Verlauf
results = Ergebnis
thinking = Der Bot überlegt …
since-turn = Seit deinem letzten Zug
since-turn-show = Auf dem Brett noch einmal zeigen, was die anderen getan haben
story-title = Deine Geschichte
setup-drawn = Aus dem Beutel: { $color }. Das sind die Klassen dieser Farbe.
race-taken = gewählt von { $name }
ask-named = { $name }: { $text }
setup-race = Dein Volk: { $race }
setup-goals = Ziele und ihr Ansehen
row-far = Durch Platzieren allein ist dieses Ziel nicht mehr erreichbar; eine Aktion kann noch helfen.
row-failed = Die Reihe ist voll und verfehlt ihr Ziel; eine Aktion kann das noch ändern.
undo-none = Nichts zurückzunehmen: kein Zug seit dem letzten Wurf oder dem Zug eines anderen.
sheet = Charaktertableau
my-cards = Karten des Helden
score-now = Ansehen bisher
space-name = { $row } { $place }
die-on-sheet = die { $die } in { $row }
space-label = { $row }, Feld { $place }: { $die }
space-empty = leer
space-wish = Vorgeschichte: { $color }
space-wish-met = Vorgeschichte: { $color }, erfüllt
row-total =
    { $row }: { $total }, Ziel { $goal }, { $state ->
        [met] erfüllt
        [far] durch Platzieren nicht erreichbar
       *[open] offen
    }
place-in = In { $row } platzieren
goal-title = Attributziel und Ansehen dafür
row-race = Volk: { $by }.
row-weapons = Waffen dürfen bei der Wertung bis zu { $by } hinzufügen: höchstens { $most }.
row-most = bis { $most }
no-modifier = kein Bonus, kein Malus
action-short-str = Würfel umdrehen
action-short-dex = zwei Würfel tauschen
action-short-con = 1 mehr oder 1 weniger
action-short-int = Würfel neu werfen
action-short-wis = Gesinnung versetzen
action-short-cha = 1 Gold günstiger
does-flip = dreht von { $from } auf { $to }
does-swap = tauschen
does-adjust = erhöhen oder senken
does-reroll = neu werfen
does-exchange = austauschen
does-move = in eine andere Reihe versetzen
does-raise = Um 1 erhöhen: { $die }
does-lower = Um 1 senken: { $die }
verb-flip = Umdrehen
verb-swap = Tauschen
verb-adjust = Erhöhen oder senken
verb-reroll = Neu werfen
verb-exchange = Austauschen
verb-move = Versetzen
keep-value =
    { $value } behalten { $old ->
        [yes] (alter Wert)
       *[no] (neu geworfen)
    }
keep-old = alt
align-up = Ein Feld nach oben, Richtung gut
align-down = Ein Feld nach unten, Richtung böse
align-left = Ein Feld nach links, Richtung rechtschaffen
align-right = Ein Feld nach rechts, Richtung chaotisch
cell-label =
    { $cell }: { $value }{ $here ->
        [yes] , hier liegt der Marker
       *[no] { "" }
    }
init-label = Initiativekarte { $card }: { $die }{ $gold ->
        [0] { "" }
       *[other] , { $gold } Gold
    }
init-held = Initiativekarte { $card }: bei { $name }
market-empty = Der Markt ist leer.
buy-word = Kaufen
discard-word = Abwerfen
return-word = Zurück in den Markt
use-word = Nutzen
refresh-word = Reaktivieren
buy-card = Kaufen: { $card }
discard-card = Für Gold abwerfen: { $card }
return-card = Zurück in den Markt: { $card }
use-card = Nutzen: { $card }
refresh-card = Reaktivieren: { $card }
drop-card = Ablegen: { $card }
too-dear = { $gold } Gold zu wenig
not-now = geht jetzt nicht
piles = Beutel und Stapel
pile-deck = Stapel { $count }
pile-discard = Ablage { $count }
pile-bag = Beutel { $count }
pile-trash = Müll { $count }
deck-note = Die Reihenfolge kennt niemand; was noch da ist, dürfen alle sehen.
deck-single = 1-Punkt-Karten, { $count }
deck-double = 2-Punkt-Karten, { $count }
deck-mixed = Karten, { $count }
drops-title = Nicht genug Hände
drops-text = Für „{ $card }“ fehlt eine freie Hand. Lege ab:
confirm-title = Das lässt sich nicht zurücknehmen
confirm-yes = Ja, so machen
confirm-reveal = Oberste Karte jetzt aufdecken?
confirm-drop = „{ $card }“ ablegen? Du bekommst nichts dafür.
confirm-pass = Abschließen? Vor der Schlusswertung kannst du dann nichts mehr tun.
skip = Überspringen
decline = Nein, danke
end-turn = Zug beenden
finish = Abschließen
reroll-these =
    { $count ->
        [one] Diesen Würfel
       *[other] Diese { $count } Würfel
    } neu werfen
do-charisma = Charismamarker nehmen
do-gold = 2 Gold nehmen
do-donate = 1 Gold zahlen: Gesinnung versetzen
do-reveal = Oberste Karte aufdecken
preview-says = Ergäbe { $stars }, { $change }.

## Spielzüge beim Namen, für Tipps und Analysen

move-race = Das Volk { $race } wählen
move-class = Die Klasse { $class } wählen
move-order = Gleiche Würfel ordnen: { $dice }
move-take = Initiativekarte { $card } nehmen ({ $die })
move-place = Die { $die } in { $row } platzieren
move-flip = Den Würfel in { $space } auf die { $die } drehen
move-swap = Tauschen: { $one } gegen { $two }
move-raise = Den Würfel in { $space } auf die { $die } erhöhen
move-lower = Den Würfel in { $space } auf die { $die } senken
move-reroll = Die { $die } neu werfen: { $space }
move-reroll-center = Die Würfel der Initiativekarten { $cards } neu werfen
move-keep = { $value } behalten
move-buy-drop = Kaufen: { $card }, ablegen: { $drop }
move-use-as = Nutzen: { $card } als { $as }
move-exchange = Den Würfel in { $space } gegen die { $die } austauschen
move-turn = Den Würfel der Initiativekarte { $card } auf die { $die } drehen
move-move = Die { $die } in die Reihe { $row } versetzen
move-decline = Verzichten

## Tipps

hint = Tipp
hint-title = Gute Spielzüge
hint-thinking = Ein Tipp wird gesucht …
hint-stars = { $stars } ± { $error } Ansehen
hint-stars-about = { $stars } Ansehen
hint-play = So spielen
hint-numbers = Zahlen zeigen
hint-because-completes = Damit erfüllst du dein Ziel in { $row }.
hint-because-goals = Das bringt dich deinen Attributzielen näher.
hint-because-class-color = So bekommst du mehr Würfel in deiner Klassenfarbe.
hint-because-alignment = Das verbessert deine Gesinnung.
hint-because-backstory = Das passt zu deiner Vorgeschichte.
hint-because-armor = Das baut deine Rüstung aus.
hint-because-traits = Das zahlt sich bei deinen Merkmalen aus.
hint-because-gold = So bleibt dir mehr Gold.
hint-because-later = So hast du in späteren Runden die bessere Auswahl.
hint-because-pass = Alles andere würde dich wohl Ansehen kosten.
hint-because-close = Es ist knapp, aber das sieht am besten aus.
hint-first = { $difference } ± { $error } Ansehen gegenüber dem zweiten Spielzug: { $why }
hint-other = { $difference } ± { $error } Ansehen gegenüber dem ersten Spielzug: { $why }
hint-first-exact = { $difference } Ansehen gegenüber dem zweiten Spielzug: { $why }
hint-other-exact = { $difference } Ansehen gegenüber dem ersten Spielzug: { $why }
hint-too-close = zu knapp für eine klare Aussage
hint-first-same = Etwa so gut wie der zweite Spielzug.
hint-other-same = Etwa so gut wie der erste Spielzug.
hint-no-line = kein einzelner Wertungsteil sticht heraus
hint-note = Ansehen am Ende, wie es der Bot „Meister“ erwartet; ± ist seine Unsicherheit. Die Gründe kommen aus Probepartien, die von hier weitergespielt wurden.
part-later = Spätere Runden

## What the player has to do

ask-open-seats = Das Spiel beginnt, sobald alle Plätze besetzt sind.
ask-over = Das Spiel ist zu Ende.
ask-why = Klicke an, wonach du fragen willst: eine Karte, ein Feld, eine Reihe oder einen Knopf.
ask-chance = Die Würfel rollen …
ask-waiting = { $name } { $what }.
ask-race = Wähle dein Volk.
ask-class = Wähle deine Klasse.
ask-place-starting = Platziere deine Startwürfel: Wähle erst den Würfel, dann die Reihe.
ask-ready = Deine Würfel sind platziert.
still-choosing = Noch nicht fertig: { $names }
ask-order = Diese Würfel sind gleich. Klicke den Würfel an, der auf Karte { $card } kommt.
ask-take = Nimm eine Initiativekarte mit ihrem Würfel.
ask-place = Platziere den Würfel in einer Reihe.
ask-action = { $kinds }: Nutze eine dieser Attributaktionen.
ask-action-str = Stärke: Drehe einen deiner Würfel um.
ask-action-dex = Geschicklichkeit: Tausche zwei deiner Würfel.
ask-action-con = Konstitution: Ändere einen deiner Würfel um 1.
ask-action-int = Intelligenz: Wirf einen deiner Würfel neu.
ask-action-wis = Weisheit: Versetze deine Gesinnung um ein Feld.
ask-action-cha = Charisma: Nimm einen Charismamarker.
ask-action-price = Das kostet { $gold } Gold.
ask-keep = Welche Augenzahl behältst du?
ask-ability = { $card }: Wähle, was geschieht, oder verzichte.
ask-return = Lege eine Karte vom Ablagestapel zurück in den Markt oder verzichte.
ask-market = Kaufe eine Marktkarte oder wirf eine für 2 Gold ab.
ask-market-discard = Du kannst nichts kaufen: Wirf eine Marktkarte für 2 Gold ab.
ask-market-friendly = Kaufe eine Marktkarte oder nimm 2 Gold.
ask-market-empty = Es gibt nichts zu kaufen: Nimm 2 Gold.
ask-market-extra = Du darfst noch eine Karte kaufen oder den Zug beenden.
ask-market-after = Du darfst noch eine Fertigkeit nutzen oder den Zug beenden.
ask-offer-reveal = Decke die oberste Karte des Marktstapels auf oder verzichte.
ask-buy-revealed = Zum vollen Preis kaufen oder verzichten: { $card }?
ask-buy-discarded = Kaufe eine Karte vom Ablagestapel oder verzichte.
ask-refresh = Reaktiviere eine genutzte Fertigkeit oder verzichte.
ask-last-call = Letzte Gelegenheit: Nutze Fertigkeiten vor der Schlusswertung oder schließe ab.
ask-then-space = Wähle nun den Würfel, mit dem getauscht wird.
ask-then-die = Wähle nun einen Würfel.
ask-then-row = Wähle nun eine Reihe.
ask-then-color = Wähle nun eine Farbe aus dem Beutel.
ask-then-init = Wähle nun eine Initiativekarte.
ask-then-value = Wähle nun die neue Augenzahl.
ask-then-drops = Welche Waffen legst du ab?
ask-then-skill = Welche Fertigkeit leihst du dir?

## What others are doing (after the name)

do-race = wählt ein Volk
do-class = wählt eine Klasse
do-place-starting = platziert Startwürfel
do-order = ordnet gleiche Würfel
do-take = nimmt eine Initiativekarte
do-place = platziert einen Würfel
do-action = darf eine Attributaktion nutzen
do-keep = wählt, welche Augenzahl bleibt
do-ability = nutzt eine Fertigkeit
do-return = darf eine Karte zurücklegen
do-market = ist am Markt
do-offer-reveal = überlegt, ob eine Karte aufgedeckt wird
do-buy-revealed = sieht sich eine Karte an
do-buy-discarded = durchsucht den Ablagestapel
do-refresh = darf eine Fertigkeit reaktivieren
do-last-call = hat die letzte Gelegenheit

## Score lines

line-goal = { $row }: { $have }
line-color = { $count } × { $color }
line-backstory = { $name }: { $count } von 6
line-armor = { $set }: { $count }
line-larger = Ein Rüstungsset zählt 1 Teil mehr
line-gold = { $count } Gold übrig

## End of the game

counting = Schlusswertung …
end-tale = Die Geschichte ist erzählt
end-solo = { $rank }, mit { $stars }
end-winner =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
end-dropped = { $name } legt für mehr Ansehen ab: { $cards }.
rank-next = Noch { $count } Ansehen: { $rank }
hero-sheet = Heldenblatt: { $name }
earned-show = Diesen Moment in der Wiedergabe ansehen
earned-none = Kein einzelner Spielzug zählt für diese Zeile.
look-table = Tisch ansehen
rematch = Revanche
to-rematch = Zur Revanche
rematch-waits = Eine Revanche wartet auf dich.
print = Drucken
download-record = Spielprotokoll herunterladen
fair-hash = Faire Würfel: Der Startwert steht fest; seine Prüfsumme ist { $hash }
fair-seed = Faire Würfel: Der Startwert war { $seed }
handover-title = { $name } ist dran
handover-text = Gib den Bildschirm an { $name } weiter.
handover-go = Ich bin da

## Settings and keys

set-language = Sprache
set-theme = Darstellung
theme-light = Hell
theme-dark = Dunkel
set-motion = Weniger Bewegung
set-sound = Töne
set-confirm = Spielzüge bestätigen, die sich nicht zurücknehmen lassen
set-handover = Übergabebildschirm, wenn mehrere hier spielen
help-title = Tastenkürzel
help-text = Alles, was du wählen kannst, hat einen Ring. Bei allem anderen zeigt ein Rechtsklick oder langes Drücken, warum es nicht geht.
key-tab = von Gruppe zu Gruppe
key-arrows = innerhalb einer Gruppe
key-enter = wählen
key-escape = letzte Auswahl aufheben, schließen
key-skip = überspringen, verzichten, Zug beenden
key-adjust = Würfel erhöhen oder senken
key-undo = rückgängig machen
key-why = warum geht das nicht?
key-hint = Tipp: gute Spielzüge und warum
key-seats = Tableau eines Spielers ansehen
key-go = zur ersten Auswahl
key-log = Verlauf
key-piles = Beutel, Stapel und Ablage
key-help = diese Tasten

## Bilder und Karten

portrait-unknown = Noch kein Held
portrait-of = Bildnis: { $who }
portrait-with = Bildnis: { $who }; besitzt: { $cards }
look-choice = Aussehen
look-a = Erstes Aussehen
look-b = Zweites Aussehen
look-card = Ansehen: { $card }
armor-count = { $own } von { $all } Teilen: { $stars }
sources = Quellen
credits = Bildnachweis
credits-text = Bildnisse, Würfel und Tisch haben wir selbst gezeichnet. Die Zeichen auf Karten und Bögen stammen von { $source }; wir haben sie gerundet, gefärbt und schattiert.
credits-license = Lizenz: { $license }
credits-game = Das Spiel
credits-game-text = Roll Player wurde von Keith Matejka entworfen und erscheint bei Thunderworks Games. Wem es hier gefällt, dem gefällt es auch auf dem Tisch.
credits-type = Schrift und Code
credits-type-text = Alegreya und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License. Die Seite ist mit Svelte, Fluent und uqr gebaut.

## Bots und der Feind

bot-name-borin = Borin
bot-name-grusha = Gruscha
bot-name-ilvanor = Ilvanor
bot-name-pip = Pip
bot-name-aldric = Aldrich
bot-name-zara = Zara
bot-name-maren = Maren
bot-name-tilly = Tilli
enemy = Der Feind
enemy-waits = Nimmst du Karte 2 oder 3, würfelt er um eine Marktkarte.
enemy-shows = Sein Würfel zeigte zuletzt { $value }.
enemy-takes = Er zerreißt die Karte „{ $card }“.
enemy-warns = der Feind würfelt
set-beat = Tempo der Bots
beat-slow = Langsam
beat-normal = Normal
beat-fast = Schnell
beat-now = Sofort
