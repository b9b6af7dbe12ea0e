### The words of the game and its cards. All wording is our own; the terms are the rulebooks' (docs/translating.md).

## Colors

color-green = grün
color-blue = blau
color-red = rot
color-purple = lila
color-black = schwarz
color-white = weiß
color-gold = golden

## A die of a color: without and with its value ($value is a figure from 1 to 6)

die-green = grüner Würfel
die-blue = blauer Würfel
die-red = roter Würfel
die-purple = lila Würfel
die-black = schwarzer Würfel
die-white = weißer Würfel
die-gold = goldener Würfel
die-green-value = grüne { $value }
die-blue-value = blaue { $value }
die-red-value = rote { $value }
die-purple-value = lila { $value }
die-black-value = schwarze { $value }
die-white-value = weiße { $value }
die-gold-value = goldene { $value }

## Attributes and their actions

attribute-str = Stärke
attribute-str-short = STR
attribute-dex = Geschicklichkeit
attribute-dex-short = GES
attribute-con = Konstitution
attribute-con-short = KON
attribute-int = Intelligenz
attribute-int-short = INT
attribute-wis = Weisheit
attribute-wis-short = WEI
attribute-cha = Charisma
attribute-cha-short = CHA
action-str = Stärke-Attributaktion
action-dex = Geschicklichkeits-Attributaktion
action-con = Konstitutions-Attributaktion
action-int = Intelligenz-Attributaktion
action-wis = Weisheits-Attributaktion
action-cha = Charisma-Attributaktion
action-str-rule = Drehe 1 deiner Würfel auf die gegenüberliegende Augenzahl: 1 und 6, 2 und 5, 3 und 4.
action-dex-rule = Tausche die Plätze von 2 deiner Würfel; ihre Augenzahlen bleiben gleich.
action-con-rule = Erhöhe oder senke 1 deiner Würfel um 1, nie über 6 oder unter 1.
action-int-rule = Wirf 1 deiner Würfel neu und behalte die neue oder die alte Augenzahl.
action-wis-rule = Versetze deinen Gesinnungsmarker um 1 Feld nach oben, unten, links oder rechts.
action-cha-rule = Nimm 1 Charismamarker: Er ersetzt 1 Gold, wenn du in dieser Runde eine Marktkarte kaufst.

## Alignment: the directions of the arrows, a step in one, and the nine places of the grid (row, column)

direction-good = gut
direction-evil = böse
direction-lawful = rechtschaffen
direction-chaotic = chaotisch
direction-neutral = neutral
arrow-good = 1 Feld nach oben, Richtung gut
arrow-evil = 1 Feld nach unten, Richtung böse
arrow-lawful = 1 Feld nach links, Richtung rechtschaffen
arrow-chaotic = 1 Feld nach rechts, Richtung chaotisch
cell-good-lawful = rechtschaffen gut
cell-good-neutral = neutral gut
cell-good-chaotic = chaotisch gut
cell-neutral-lawful = rechtschaffen neutral
cell-neutral-neutral = neutral, die Mitte
cell-neutral-chaotic = chaotisch neutral
cell-evil-lawful = rechtschaffen böse
cell-evil-neutral = neutral böse
cell-evil-chaotic = chaotisch böse

## Kinds of market cards: one, several, and what they are for

kind-weapon = Waffe
kind-armor = Rüstung
kind-skill = Fertigkeit
kind-trait = Merkmal
kinds-weapon = Waffen
kinds-armor = Rüstungen
kinds-skill = Fertigkeiten
kinds-trait = Merkmale
kind-weapon-rule = Eine Waffe wirkt, solange du sie führst; für Waffen hast du zwei Hände.
kind-armor-rule = Rüstungen wirken nicht im Spiel; am Ende bringt jedes Rüstungsset Ansehen nach der Zahl seiner Teile.
kind-skill-rule = Um eine aufrechte Fertigkeit zu nutzen, versetzt du deinen Gesinnungsmarker nach ihrem Pfeil; danach gilt sie als genutzt, bis du sie reaktivierst.
kind-trait-rule = Ein Merkmal versetzt beim Kauf deinen Gesinnungsmarker und bringt am Ende Ansehen, wenn du es erfüllst.

## Armor sets. All pieces of a set share its rule.

set-chain = Kette
set-leather = Leder
set-mystic = Mystisch
set-chain-full = Kettenset
set-leather-full = Lederset
set-mystic-full = Mystisches Set
set-chain-rule = Am Ende bringen { $pieces } Teile des Kettensets zusammen { $set-stars } Ansehen. Weiße und rote Klassen erhalten 1 Ansehen mehr für das Set.
set-leather-rule = Am Ende bringen { $pieces } Teile des Ledersets zusammen { $set-stars } Ansehen. Grüne und schwarze Klassen erhalten 1 Ansehen mehr für das Set.
set-mystic-rule = Am Ende bringen { $pieces } Teile des Mystischen Sets zusammen { $set-stars } Ansehen. Blaue und lila Klassen erhalten 1 Ansehen mehr für das Set.

## Weapons

card-longsword = Langschwert
card-blessed-mace = Gesegneter Streitkolben
card-jeweled-dagger = Juwelendolch
card-longbow = Langbogen
card-tower-shield = Großschild
card-ancient-spear = Uralter Speer
card-quarterstaff = Kampfstab
card-heavy-crossbow = Schwere Armbrust
card-longsword-rule = Bei der Schlusswertung darf jeder deiner Würfel in deiner Klassenfarbe für sein Attributziel { $by } mehr zählen, auch über 6 hinaus; du entscheidest für jeden Würfel einzeln. Merkmale, die Augen zählen, bleiben unberührt.
card-blessed-mace-rule = Bei der Schlusswertung dürfen dein Weisheitswert und dein Charismawert jeweils bis zu { $by } mehr für ihre Attributziele zählen.
card-jeweled-dagger-rule = Bei der Schlusswertung darf jeder deiner goldenen Würfel für sein Attributziel { $by } mehr zählen, auch über 6 hinaus; du entscheidest für jeden Würfel einzeln. Merkmale, die Augen zählen, bleiben unberührt.
card-longbow-rule = Immer wenn du eine Initiativekarte ohne Gold nimmst, erhältst du { gold-worth }.
card-tower-shield-rule =
    Bei der Schlusswertung zählt ein Rüstungsset deiner Wahl, von dem du einige, aber nicht alle Teile besitzt, als hätte es { $by ->
        [one] { $by } Teil
       *[other] { $by } Teile
    } mehr.
card-ancient-spear-rule = Füllt der Würfel, den du bei der Wahl der Initiativekarte platzierst, seine Attributreihe, darfst du zusätzlich zur Aktion der Reihe 1 Konstitutions-Attributaktion nutzen.
card-quarterstaff-rule = Füllt der Würfel, den du bei der Wahl der Initiativekarte platzierst, seine Attributreihe, darfst du zusätzlich zur Aktion der Reihe 1 Intelligenz-Attributaktion nutzen.
card-heavy-crossbow-rule = Jede Marktkarte, die du kaufst, kostet dich { gold-worth } weniger, nie unter 0. Nicht bei „Schloss öffnen“; bei „Heimlichkeit“ nur in der zweiten Auflage.

## Traits

card-steadfast = Standhaft
card-honorable = Ehrenhaft
card-nimble = Flink
card-proud = Stolz
card-weak = Schwach
card-clumsy = Tollpatschig
card-foolish = Töricht
card-reckless = Waghalsig
card-focused = Zielstrebig
card-compassionate = Mitfühlend
card-obsessed = Besessen
card-cunning = Gerissen
card-greedy = Gierig
card-honest = Ehrlich
card-loyal = Treu
card-obnoxious = Unausstehlich
card-dedicated = Engagiert
card-courageous = Mutig
card-envious = Neidisch
card-famous = Berühmt
card-steadfast-rule = { stars-worth } für jede Waffenkarte, die du besitzt.
card-honorable-rule = { stars-worth } für jede Rüstungskarte, die du besitzt.
card-nimble-rule = { stars-worth }, wenn du dein Attributziel für Geschicklichkeit erreichst.
card-proud-rule = { stars-worth }, wenn du dein Attributziel für Charisma erreichst.
card-weak-rule = { stars-worth }, wenn deine Würfel in Stärke zusammen höchstens { $pips } Augen zeigen.
card-clumsy-rule = { stars-worth }, wenn deine Würfel in Geschicklichkeit zusammen höchstens { $pips } Augen zeigen.
card-foolish-rule = { stars-worth }, wenn deine Würfel in Intelligenz zusammen höchstens { $pips } Augen zeigen.
card-reckless-rule = { stars-worth }, wenn deine Würfel in Weisheit zusammen höchstens { $pips } Augen zeigen.
card-focused-rule = { stars-worth } für jede Fertigkeitskarte, die du besitzt.
card-compassionate-rule = { stars-worth }, wenn du dein Attributziel für Weisheit erreichst.
card-obsessed-rule = { stars-worth }, wenn mindestens { $dice } deiner Würfel dieselbe Farbe haben und diese nicht deine Klassenfarbe ist; Gold zählt als Farbe.
card-cunning-rule = { stars-worth }, wenn du dein Attributziel für Intelligenz erreichst.
card-greedy-rule = { stars-worth } für je { $each } Gold, die du am Ende besitzt, höchstens { $at-most } Ansehen.
card-honest-rule = { stars-worth }, wenn dein Gesinnungsmarker in der Zeile „gut“ liegt.
card-loyal-rule = { stars-worth }, wenn dein Gesinnungsmarker in der Spalte „rechtschaffen“ liegt.
card-obnoxious-rule = { stars-worth }, wenn deine Würfel in Charisma zusammen höchstens { $pips } Augen zeigen.
card-dedicated-rule = { stars-worth }, wenn du dein Attributziel für Konstitution erreichst.
card-courageous-rule = { stars-worth }, wenn du dein Attributziel für Stärke erreichst.
card-envious-rule = { stars-worth }, wenn jemand anderes mehr Marktkarten besitzt als du (diese Karte mitgezählt); die Karten der Mitspieler zählen, bevor jemand Waffen ablegt. Solospiel: { stars-worth }, wenn du höchstens { $solo-at-most } Marktkarten besitzt.
card-famous-rule = { stars-worth }, wenn du mindestens { $number } deiner sechs Attributziele erreichst.

## Skills

card-concentrate = Konzentration
card-search = Suchen
card-negotiate = Verhandlung
card-pickpocket = Taschendiebstahl
card-acrobatics = Akrobatik
card-open-lock = Schloss öffnen
card-climb = Klettern
card-intimidate = Einschüchtern
card-move-silently = Heimlichkeit
card-knowledge = Wissen
card-cure-wounds = Wunden heilen
card-sleight-of-hand = Fingerfertigkeit
card-diplomacy = Diplomatie
card-concentrate-rule = Jederzeit: Erhöhe 1 deiner Würfel um bis zu { $most }. Der Würfel darf dabei nicht über 6 kommen.
card-search-rule = Jederzeit: Tausche 1 deiner Würfel gegen einen Würfel einer anderen Farbe deiner Wahl aus dem Beutel. Der neue übernimmt Platz und Augenzahl, der alte kommt in den Beutel. Für einen so platzierten goldenen Würfel erhältst du das übliche Gold.
card-negotiate-rule = In deinem Zug, bevor du eine Initiativekarte nimmst: Tausche 1 deiner Würfel mit einem Würfel in der Mitte, ohne die Augenzahlen zu ändern (nicht bei gleicher Farbe und Augenzahl; Gold bleibt auf seiner Karte). Sortiere dann die Würfel in der Mitte, als wärst du Startspieler. Für einen so platzierten goldenen Würfel erhältst du das übliche Gold, egal welchen Würfel er ersetzt.
card-pickpocket-rule = Jederzeit: Du erhältst { gold-worth }.
card-acrobatics-rule = Jederzeit: Nutze 1 Geschicklichkeits-Attributaktion.
card-open-lock-rule = In deinem Zug beim Einkaufen: Du darfst die oberste Karte des Marktstapels aufdecken. Du darfst sie dann zum vollen Preis kaufen, ohne Charismamarker und Vergünstigungen; das ist dein Kauf in diesem Zug. Kaufst du sie nicht, kommt sie auf den Ablagestapel und dein Zug geht weiter.
card-climb-rule = In deinem Zug, bevor du eine Initiativekarte nimmst: Drehe 1 Würfel in der Mitte auf die gegenüberliegende Augenzahl. Sortiere dann die Würfel in der Mitte, als wärst du Startspieler.
card-intimidate-rule = In deinem Zug, bevor du eine Initiativekarte nimmst: Wirf beliebig viele Würfel in der Mitte neu. Sortiere sie dann, als wärst du Startspieler.
card-move-silently-rule = In deinem Zug beim Einkaufen: Deinen Kauf in diesem Zug darfst du aus dem Ablagestapel machen. Du darfst mit Charismamarkern zahlen. Kaufst du so, darfst du nicht zusätzlich eine Marktkarte für 2 Gold abwerfen.
card-knowledge-rule = Jederzeit: Nutze 1 Intelligenz-Attributaktion.
card-cure-wounds-rule = Jederzeit: Nutze 1 Konstitutions-Attributaktion.
card-sleight-of-hand-rule = Jederzeit: Versetze 1 deiner Würfel auf das am weitesten links liegende freie Feld einer anderen Attributreihe; schließe Lücken, indem du Würfel nach links schiebst. Keine Attributaktion, kein Gold.
card-diplomacy-rule = Wenn die gewählte Fertigkeit genutzt werden könnte: Wähle eine Fertigkeit eines Mitspielers, aufrecht oder genutzt. Versetze deinen Gesinnungsmarker nach ihrem Pfeil (geht das nicht, darfst du sie nicht wählen) und nutze sie oder verzichte darauf. Diplomatie gilt als genutzt; die gewählte Karte bleibt, wie sie ist.

## Armor: the rule is that of the set

card-chain-gorget = Kettenkragen
card-chain-vambraces = Kettenarmschienen
card-chain-helm = Kettenhelm
card-chain-tunic = Kettenhemd
card-chain-leggings = Kettenbeinlinge
card-mystic-cowl = Mystische Kapuze
card-mystic-robes = Mystische Robe
card-mystic-cloak = Mystischer Umhang
card-leather-greaves = Lederbeinschienen
card-leather-boots = Lederstiefel
card-leather-gloves = Lederhandschuhe
card-leather-pauldron = Lederschulterstück
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

class-cleric = Kleriker
class-paladin = Paladin
class-druid = Druide
class-ranger = Waldläufer
class-monk = Mönch
class-bard = Barde
class-rogue = Schurke
class-thief = Dieb
class-sorcerer = Zauberer
class-wizard = Magier
class-warrior = Krieger
class-barbarian = Barbar
class-cleric-ability = Wohltätig
class-paladin-ability = Wachsam
class-druid-ability = Im Einklang
class-ranger-ability = Versiert
class-monk-ability = Erleuchtet
class-bard-ability = Charmant
class-rogue-ability = Durchtrieben
class-thief-ability = Gewieft
class-sorcerer-ability = Geheimnisvoll
class-wizard-ability = Rätselhaft
class-warrior-ability = Vorbereitet
class-barbarian-ability = Kraftvoll
class-cleric-rule = Einmal in deinem Zug beim Einkaufen, vor oder nach dem Kaufen oder Abwerfen, darfst du { price-worth } zahlen (keinen Charismamarker), um 1 Weisheits-Attributaktion zu nutzen.
class-paladin-rule = Nachdem du eine Rüstungskarte gekauft hast, darfst du 1 Konstitutions-Attributaktion nutzen.
class-druid-rule = Einmal pro Runde, unmittelbar vor dem Einkaufen, darfst du eine Karte deiner Wahl aus dem Ablagestapel in den Markt zurücklegen. Sie kommt ganz rechts dazu; ersetzt wird nichts.
class-ranger-rule = Fertigkeiten kosten dich { gold-worth } weniger, und beim Aufräumen darfst du { $skills } genutzte Fertigkeiten reaktivieren statt einer.
class-monk-rule = Platzierst du bei der Wahl der Initiativekarte einen Würfel, darfst du anstelle der Attributaktion dieser Reihe 1 Weisheits-Attributaktion nutzen.
class-bard-rule = Einmal pro Runde, wenn du in dieser Runde einen Würfel in Charisma platziert hast, darfst du in deinem Zug beim Einkaufen eine weitere Karte des Marktes kaufen. Ein Charismamarker gilt nur für einen der beiden Käufe; statt des weiteren Kaufs darfst du keine Karte für Gold abwerfen.
class-rogue-rule = Wenn du eine Marktkarte für Gold abwirfst (im Freundlichen Markt: wenn du Gold nimmst, statt zu kaufen), darfst du { price-worth } davon zurückgeben, um 1 Geschicklichkeits-Attributaktion zu nutzen. Nicht, wenn der Markt leer ist.
class-thief-rule = Für jeden goldenen Würfel, den du in der Spielvorbereitung ziehst oder später platzierst, erhältst du { gold-worth } statt 2.
class-sorcerer-rule = Nachdem du eine Merkmalkarte gekauft hast, darfst du 1 Intelligenz-Attributaktion nutzen.
class-wizard-rule =
    Wenn du eine Intelligenz-Attributaktion nutzt, wirf den Würfel { $rolls ->
        [1] einmal
        [2] zweimal
       *[other] { $rolls }-mal
    } neu und behalte eine der Augenzahlen, auch die alte.
class-warrior-rule = Nachdem du eine Waffenkarte gekauft hast, darfst du 1 Stärke-Attributaktion nutzen.
class-barbarian-rule = Du darfst Waffen für bis zu { $hands } Hände führen statt für zwei.

## Races

race-dragonkin = Drachenspross
race-dwarf = Zwerg
race-elf = Elf
race-halfling = Halbling
race-human = Mensch
race-orc = Ork

## Backstories: the name and a story line of our own

backstory-brawler = Raufbold
backstory-savage = Wilder
backstory-craftsman = Handwerker
backstory-lost-soul = Verlorene Seele
backstory-persecuted = Verfolgter
backstory-devoted = Ergebener
backstory-exonerated = Freigesprochener
backstory-rift-walker = Risswanderer
backstory-patrician = Patrizier
backstory-aristocrat = Aristokrat
backstory-mentor = Mentor
backstory-resilient = Unverwüstlicher
backstory-street-urchin = Straßenkind
backstory-savant = Wunderkind
backstory-chosen-one = Auserwählter
backstory-hunter = Jäger
backstory-brawler-story = Wie viele Zähne du ausgeschlagen hast, weißt du nicht mehr, aber den Namen des einen, der dich in die Knie zwang, hast du nie vergessen.
backstory-savage-story = Wölfe zogen dich groß, bis zu deinem ersten Winter mit einem Speer, und noch heute findest du unter einem Dach keinen Schlaf.
backstory-craftsman-story = Könige tragen Klingen mit deinem Zeichen, und eines Nachts fragtest du dich, warum du nicht selbst eine trägst.
backstory-lost-soul-story = Du erwachtest an einem Strand, einen Schlüssel um den Hals, und suchst seither die Tür dazu.
backstory-persecuted-story = Wegen eurer Lieder brannten sie dein Dorf nieder, also lerntest du, sie dort zu summen, wo niemand lauscht.
backstory-devoted-story = Sieben Jahre hast du die Flamme des Tempels gehütet, und als sie endlich sprach, befahl sie dir zu gehen.
backstory-exonerated-story = Der Strick war schon geknüpft, als in der Menge der wahre Mörder lachte.
backstory-rift-walker-story = Du tratst durch einen Spalt im Himmel, um eine verlorene Ziege zu holen, und kamst hundert Jahre zu spät zurück.
backstory-patrician-story = Seit neun Generationen stimmt deine Familie im Rat ab, und niemand vor dir hat je gefragt, worüber.
backstory-aristocrat-story = Drei Schlösser hast du beim Kartenspiel verloren und nur den Titel, das Pferd und das Lächeln behalten.
backstory-mentor-story = Aus jedem deiner Schüler wurde eine Legende, und keiner kam heim, um dir davon zu erzählen.
backstory-resilient-story = Pest, Flut und Drachenfeuer haben sich an dir versucht, und jedes Mal standest du am Morgen wieder bei der Arbeit.
backstory-street-urchin-story = Du kennst jedes Dach der Stadt, jede Hintertür der Bäcker und weißt genau, wie lange eine Wache rennen kann.
backstory-savant-story = Mit fünf hast du den königlichen Astronomen verbessert, mit sechs die Sterne.
backstory-chosen-one-story = Die Prophezeiung nannte den Tag, den Hügel und das Muttermal; ob du siegen würdest, vergaß sie zu sagen.
backstory-hunter-story = Seit elf Wintern folgst du demselben weißen Hirsch, und neuerdings wartet er auf dich.

## Alignments

alignment-arbiter = Schlichter
alignment-champion = Streiter
alignment-eccentric = Exzentriker
alignment-free-spirit = Freigeist
alignment-guardian = Wächter
alignment-hermit = Einsiedler
alignment-lunatic = Irrer
alignment-maniac = Wahnsinniger
alignment-narcissist = Narzisst
alignment-neurotic = Neurotiker
alignment-protector = Beschützer
alignment-rebel = Rebell
alignment-renegade = Abtrünniger
alignment-scoundrel = Halunke
alignment-sentinel = Wachposten
alignment-sociopath = Soziopath
alignment-truth-seeker = Wahrheitssucher

## Editions

edition-first = Erste Auflage
edition-second = Zweite Auflage
edition-first-rule = { $race-first } Völker, { $backstory-first } Vorgeschichten, { $alignment-first } Gesinnungen und { $market-first } Marktkarten; in der Spielvorbereitung werden keine Karten abgeworfen, nur im Solospiel eine.
edition-second-rule = { $race-second } Völker, { $backstory-second } Vorgeschichten, { $alignment-second } Gesinnungen und { $market-second } Marktkarten; zu zweit, zu dritt und im Solospiel werden in der Spielvorbereitung einige Marktkarten abgeworfen.

## Variants

variant-less-random = Weniger zufällige Spielvorbereitung
variant-random-market = Zufälliger Marktstapel
variant-short = Kurzes Spiel
variant-friendly = Freundlicher Markt
variant-less-random-rule = Alle beginnen mit je 1 Würfel in den sechs Klassenfarben, statt zu ziehen; zu dritt dazu 1 goldener Würfel, zu viert dazu 2.
variant-random-market-rule = Alle Marktkarten werden zu einem Stapel gemischt, ohne auf die Punkte zu achten.
variant-short-rule = Alle beginnen mit 2 Würfeln mehr, das Spiel dauert also 2 Runden weniger; kein zusätzliches Gold für den dritten und vierten Spieler.
variant-friendly-rule = Wer beim Einkaufen 2 Gold nimmt, wirft dafür keine Karte ab; Fähigkeiten, die durch das Abwerfen ausgelöst werden, gelten trotzdem.

## How classes are given out

classes-drawn = Klassen ausgelost
classes-reverse = Klassenwahl, Startspieler zuletzt
classes-in-turn = Klassenwahl in Spielerreihenfolge
classes-drawn-rule = Ein Würfel aus dem Beutel bestimmt für jeden die Klassenfarbe; jeder wählt eine ihrer beiden Klassen.
classes-reverse-rule = Gewählt wird entgegen der Spielerreihenfolge; der Startspieler wählt zuletzt.
classes-in-turn-rule = Gewählt wird in Spielerreihenfolge; der Startspieler wählt zuerst.

## Phases

phase-setup = Spielvorbereitung
phase-roll = Würfelwurf
phase-dice = Wahl der Initiativekarte
phase-market = Einkaufen
phase-cleanup = Aufräumen
phase-over = Spielende
phase-setup-rule = Alle erhalten Volk, Klasse, Vorgeschichte und Gesinnung und platzieren ihre Startwürfel.
phase-roll-rule = Der Startspieler wirft 1 Würfel für jede Initiativekarte; der niedrigste kommt auf Karte „1“.
phase-dice-rule = Nimm eine Initiativekarte, platziere ihren Würfel, erhalte Gold und nutze, wenn du magst, die Attributaktion der Reihe.
phase-market-rule = In der Reihenfolge der Initiativekarten kauft jeder eine Marktkarte oder wirft eine für 2 Gold ab.
phase-cleanup-rule = Jeder darf eine Fertigkeit reaktivieren, Markt und Initiativekarten werden neu ausgelegt, und der Beutel wandert weiter.
phase-over-rule = Alle Charaktertableaus sind voll: Das Ansehen wird gezählt.

## Ranks of the solo game; -first is the name that the first edition prints

rank-true-hero = Wahrer Held
rank-clan-leader = Clan-Anführer
rank-clan-leader-first = Gildenleiter
rank-luminary = Koryphäe
rank-adventurer = Abenteurer
rank-hireling = Tagelöhner
rank-npc = NSC

## The parts of a score

part-goals = Attributziele
part-class-color = Würfel in der Klassenfarbe
part-alignment = Gesinnung
part-backstory = Vorgeschichte
part-armor = Rüstungen
part-traits = Merkmale
part-gold = Gold (Solospiel)
part-total = Ansehen

## Terms

term-player = Spieler
term-hero = Held
term-start-player = Startspieler
term-round = Runde
term-turn = Zug
term-phase = Phase
term-character-sheet = Charaktertableau
term-die = Würfel
term-dice = Würfel
term-starting-dice = Startwürfel
term-gold-die = goldener Würfel
term-enemy-die = gegnerischer Würfel
term-bag = Beutel
term-gold = Gold
term-supply = Vorrat
term-reputation = Ansehen
term-star = Ansehen
term-stars = Ansehen
term-charisma-token = Charismamarker
term-alignment-token = Gesinnungsmarker
term-initiative-card = Initiativekarte
term-initiative-cards = Initiativekarten
term-market-card = Marktkarte
term-market-cards = Marktkarten
term-class-card = Klassenkarte
term-backstory-card = Vorgeschichte-Karte
term-alignment-card = Gesinnungskarte
term-market = Markt
term-deck = Marktstapel
term-discard-pile = Ablagestapel
term-trash = Müllstapel
term-center = Mitte
term-race = Volk
term-class = Klasse
term-class-ability = Klassenfertigkeit
term-class-color = Klassenfarbe
term-backstory = Vorgeschichte
term-alignment = Gesinnung
term-attribute = Attribut
term-attribute-row = Attributreihe
term-attribute-goal = Attributziel
term-attribute-action = Attributaktion
term-space = Feld
term-value = Augenzahl
term-cost = Kosten
term-arrow = Pfeil
term-hand = Hand
term-armor-set = Rüstungsset
term-ready = aufrecht
term-exhausted = genutzt
term-edition = Auflage
term-variant = Variante
term-solo = Solospiel
term-rank = Rang
term-final-scoring = Schlusswertung
term-tie = Gleichstand

## Counted things ($count is a number)

gold-count = { $count } Gold
star-count = { $count } Ansehen
die-count = { $count } Würfel
card-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
charisma-count = { $count } Charismamarker
hand-count =
    { $count ->
        [one] { $count } Hand
       *[other] { $count } Hände
    }
dot-count =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
piece-count =
    { $count ->
        [one] { $count } Teil
       *[other] { $count } Teile
    }
player-count = { $count } Spieler
round-count =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }

## What numbers in a rule are worth, by the parameters of the effect

stars-worth = { $stars } Ansehen
gold-worth = { $gold } Gold
price-worth = { $price } Gold

## Short words for the face of a card, where the rule is long; a tap shows the rule

card-longsword-short = Wertung: Jeder Würfel in deiner Klassenfarbe darf { $by } mehr zählen.
card-blessed-mace-short = Wertung: Weisheit und Charisma zählen bis zu { $by } mehr.
card-jeweled-dagger-short = Wertung: Jeder deiner goldenen Würfel darf { $by } mehr zählen.
card-longbow-short = Initiativekarte ohne Gold: Du erhältst { gold-worth }.
card-tower-shield-short = Wertung: Eine unvollständige Rüstung gilt als um { $by } größer.
card-ancient-spear-short = Füllt dein Würfel die Reihe: dazu 1 Konstitutionsaktion.
card-quarterstaff-short = Füllt dein Würfel die Reihe: dazu 1 Intelligenzaktion.
card-heavy-crossbow-short = Marktkarten kosten dich { gold-worth } weniger.
card-weak-short = { stars-worth } bei höchstens { $pips } Augen in Stärke.
card-clumsy-short = { stars-worth } bei höchstens { $pips } Augen in Geschicklichkeit.
card-foolish-short = { stars-worth } bei höchstens { $pips } Augen in Intelligenz.
card-reckless-short = { stars-worth } bei höchstens { $pips } Augen in Weisheit.
card-obnoxious-short = { stars-worth } bei höchstens { $pips } Augen in Charisma.
card-obsessed-short = { stars-worth } für { $dice } Würfel einer Farbe, die nicht deine Klassenfarbe ist.
card-greedy-short = { stars-worth } für je { $each } Gold am Ende, höchstens { $at-most }.
card-honest-short = { stars-worth }, wenn dein Marker in der Zeile „gut“ liegt.
card-loyal-short = { stars-worth }, wenn dein Marker bei „rechtschaffen“ liegt.
card-envious-short = { stars-worth }, wenn jemand mehr Karten hat; solo: bei höchstens { $solo-at-most }.
card-famous-short = { stars-worth }, wenn du { $number } Attributziele erreichst.
card-concentrate-short = Jederzeit: Erhöhe 1 deiner Würfel um bis zu { $most }.
card-search-short = Jederzeit: Tausche einen Würfel gegen eine andere Farbe im Beutel.
card-negotiate-short = Vor der Initiativekarte: Tausche einen Würfel mit der Mitte.
card-open-lock-short = Markt: Decke die oberste Karte auf; du darfst sie kaufen.
card-climb-short = Vor der Initiativekarte: Drehe einen Würfel der Mitte um.
card-intimidate-short = Vor der Initiativekarte: Wirf Würfel der Mitte neu.
card-move-silently-short = Markt: Du darfst vom Ablagestapel kaufen.
card-sleight-of-hand-short = Jederzeit: Versetze einen Würfel in eine andere Reihe.
card-diplomacy-short = Nutze eine Fertigkeit eines Mitspielers.
card-nimble-short = { stars-worth }, wenn du dein Ziel in Geschicklichkeit erreichst.
card-proud-short = { stars-worth }, wenn du dein Ziel in Charisma erreichst.
card-compassionate-short = { stars-worth }, wenn du dein Ziel in Weisheit erreichst.
card-cunning-short = { stars-worth }, wenn du dein Ziel in Intelligenz erreichst.
card-dedicated-short = { stars-worth }, wenn du dein Ziel in Konstitution erreichst.
card-courageous-short = { stars-worth }, wenn du dein Ziel in Stärke erreichst.
card-acrobatics-short = Jederzeit: 1 Geschicklichkeitsaktion.
card-knowledge-short = Jederzeit: 1 Intelligenzaktion.
card-cure-wounds-short = Jederzeit: 1 Konstitutionsaktion.
card-pickpocket-short = { card-pickpocket-rule }

## The first words of a hero, by class

class-warrior-words = „Zeig mir das Problem. Am liebsten das vordere Ende.“
class-barbarian-words = „Ich mache keine Pläne. Sie stören beim Ausholen.“
class-ranger-words = „Still. Da vorn atmet etwas.“
class-druid-words = „Die Bäume lassen grüßen. Die Eichhörnchen sind weniger höflich.“
class-paladin-words = „Erst die Gerechtigkeit. Dann das Frühstück.“
class-cleric-words = „Sei gesegnet. Nein, wirklich, halt still.“
class-bard-words = „Davon habe ich schon ein Lied. Du lebst bis Strophe vier.“
class-rogue-words = „Ich war nie hier. Dein Geldbeutel auch nicht.“
class-thief-words = „Ich habe es nicht genommen. Es sah so einsam aus.“
class-monk-words = „Der Friede liegt in mir. Den Rest machen die Ellbogen.“
class-wizard-words = „Darüber habe ich gelesen. In den meisten Ausgaben geht es schlecht aus.“
class-sorcerer-words = „Ich bin damit geboren. Augenbrauen wachsen nach.“
