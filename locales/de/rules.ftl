### The rules, one message per number: R3.2c is rule-R3-2-c. The numbers never change; all wording is our own.

### Numbers in brackets, such as (R4.7), point to other rules and stay as they are in every language.

## R0

rule-R0-title = Die goldene Regel
rule-R0 = Wo eine Karte diesen Regeln widerspricht, gilt die Karte.

## R1

rule-R1-title = Spielmaterial
rule-R1 = Was du zum Spielen brauchst.
rule-R1-1 = Würfel: 73 sechsseitige Würfel in einem Beutel, je 10 in Grün, Blau, Rot, Lila, Schwarz und Weiß sowie 13 goldene.
rule-R1-2 = Charaktertableaus (Völker): { $race-second } in der zweiten Auflage, { $race-first } in der ersten. Jedes hat eine männliche und eine weibliche Seite, die für das Spiel gleich sind.
rule-R1-3 = Attribute, immer in dieser Reihenfolge: Stärke, Geschicklichkeit, Konstitution, Intelligenz, Weisheit, Charisma. Jedes ist eine Reihe aus drei Feldern, die von links nach rechts gefüllt wird, zusammen 18 Felder.
rule-R1-4 = Klassenkarten: 6, eine je Farbe, jede mit zwei Klassen, eine auf jeder Seite. Eine Klasse hat sechs Attributziele mit Ansehen, eine Klassenfarbe und eine Klassenfertigkeit.
rule-R1-5 = Vorgeschichte-Karten: ein Raster der 18 Felder, von denen genau sechs eine Farbe zeigen, eines in jeder Reihe. Es gibt { $backstory-second } (erste Auflage: { $backstory-first }).
rule-R1-6 = Gesinnungskarten: ein Raster aus drei mal drei Feldern mit −3 bis +3 Ansehen; Spalten rechtschaffen, neutral, chaotisch; Zeilen gut, neutral, böse. Es gibt { $alignment-second } (erste Auflage: { $alignment-first }).
rule-R1-7 = Marktkarten: { $market-second } (erste Auflage: { $market-first }) in vier Sorten, Waffe, Rüstung, Fertigkeit und Merkmal, jede mit Kosten und einem oder zwei Punkten.
rule-R1-8 = Initiativekarten mit den Zahlen 1 bis 5, Goldplättchen und 6 Charismamarker.

## R2

rule-R2-title = Spielvorbereitung (2 bis 4 Spieler)
rule-R2 = So beginnt eine Partie, Schritt für Schritt. Für das Solospiel gilt zusätzlich R9.1.
rule-R2-1 = Jeder wirft 1 Würfel; die höchste Augenzahl bestimmt den Startspieler. Von dort geht es im Uhrzeigersinn: Erster, Zweiter, Dritter, Vierter.
rule-R2-2 = Vom Startspieler an wählt jeder im Uhrzeigersinn 1 Charaktertableau, jedes Volk nur einmal, und eine seiner beiden Seiten. Die Seite bestimmt nur das Aussehen: Sie bleibt beim Spieler und hat keine Wirkung im Spiel.
rule-R2-3 = Jeder nimmt sich 5 Gold; der Dritte in der Reihenfolge 1 mehr (also 6), der Vierte 2 mehr (also 7).
rule-R2-4 = Klassen auslosen: Vom Startspieler an zieht jeder im Uhrzeigersinn Würfel, bis einer eine Farbe zeigt, die weder golden noch schon vergeben ist, nimmt die Klassenkarte dieser Farbe und wählt eine ihrer beiden Klassen. Goldene Würfel bringen hier nichts. Erst wenn alle eine Klasse haben, kommen die Würfel zurück in den Beutel. Klassen wählen (Option): Die Klassenkarten werden in umgekehrter Spielerreihenfolge gewählt, der Startspieler zuletzt, oder in Spielerreihenfolge (R10).
rule-R2-5 = Mischt Vorgeschichten und Gesinnungen und gebt jedem je eine. Die übrigen sind aus dem Spiel.
rule-R2-6 = Der Gesinnungsmarker beginnt in der Mitte des Rasters.
rule-R2-7 = Marktstapel: Trennt die Karten nach ihren Punkten und mischt beide Stapel. Zu dritt kommen 3 Karten jedes Stapels auf den Ablagestapel, zu zweit je 7. Der Stapel mit einem Punkt liegt auf dem mit zwei Punkten.
rule-R2-8 = Deckt eine Karte mehr auf, als Spieler mitspielen: Das ist der Markt (3, 4 oder 5 Karten bei 2, 3 oder 4 Spielern).
rule-R2-9 = Im Spiel sind die Initiativekarten von 1 bis zur Zahl der Spieler plus 1.
rule-R2-10 = Auf jede Initiativekarte außer der ersten und der letzten kommt 1 Gold.
rule-R2-11 = Vom Startspieler an zieht jeder im Uhrzeigersinn seine Startwürfel: Zahl der Spieler plus 4 (6, 7 oder 8).
rule-R2-12 = Jeder wirft seine Startwürfel und platziert sie alle, in jeder Reihe von links an. Attributaktionen gibt es dabei nicht. 1 Gold gibt es für jede mit drei Würfeln gefüllte Reihe und 2 Gold für jeden gezogenen goldenen Würfel (Dieb: stattdessen 4).
rule-R2-13 = Der Startspieler beginnt die erste Runde.

## R3

rule-R3-title = Die Runde
rule-R3 = Eine Runde hat vier Phasen: Würfelwurf, Wahl der Initiativekarte, Einkaufen, Aufräumen.
rule-R3-1-title = Würfelwurf
rule-R3-1 = Der Startspieler zieht 1 Würfel für jede Initiativekarte im Spiel (3, 4 oder 5), wirft sie und legt den niedrigsten auf Karte „1“, den nächsten auf Karte „2“ und so weiter. Bei gleichen Augenzahlen entscheidet der Startspieler.
rule-R3-2-title = Wahl der Initiativekarte
rule-R3-2 = Vom Startspieler an macht jeder im Uhrzeigersinn einen Zug aus den vier Schritten a bis d. Am Ende bleibt eine Initiativekarte mit ihrem Würfel in der Mitte (Solospiel: zwei).
rule-R3-2-a = Nimm eine Initiativekarte, die noch in der Mitte liegt, samt ihrem Würfel und dem Gold darauf.
rule-R3-2-b = Platziere den Würfel mit unveränderter Augenzahl auf das am weitesten links liegende freie Feld einer beliebigen Reihe, die noch Platz hat.
rule-R3-2-c = Du erhältst das Gold auf der Karte, 1 Gold, wenn der Würfel das dritte Feld seiner Reihe gefüllt hat, und 2 Gold, wenn der Würfel golden ist.
rule-R3-2-d = Du darfst einmal die Attributaktion der Reihe nutzen, in der dein Würfel jetzt liegt (R4).
rule-R3-3-title = Einkaufen
rule-R3-3 = In aufsteigender Reihenfolge der genommenen Initiativekarten kauft jeder eine Marktkarte oder legt, wenn er nicht kaufen kann oder will, eine Marktkarte seiner Wahl auf den Ablagestapel und erhält 2 Gold. Danach kommt seine Initiativekarte zurück in die Auslage. In dieser Phase kommen keine Karten in den Markt.
rule-R3-3-a = Kaufen: Zahle die Kosten. Jeder Charismamarker darf 1 Gold ersetzen.
rule-R3-3-b = Rüstungen, Merkmale und Fertigkeiten: unbegrenzt. Waffen: zu jeder Zeit zusammen höchstens zwei Hände (Barbar: vier). Eine Waffe darf jederzeit auf den Ablagestapel gelegt werden, ohne Gold dafür.
rule-R3-3-c = Ein gekauftes Merkmal versetzt deinen Gesinnungsmarker sofort, noch bevor der Kauf etwas anderes auslöst: um 1 Feld in Pfeilrichtung, wenn das Raster es zulässt; sonst geschieht nichts.
rule-R3-3-d = Eine gekaufte Fertigkeit ist aufrecht und darf sofort genutzt werden, sofern ihre Karte keinen anderen Zeitpunkt nennt.
rule-R3-3-e = Den Ablagestapel darf jeder jederzeit ansehen.
rule-R3-4-title = Aufräumen
rule-R3-4 = In sechs Schritten wird die nächste Runde vorbereitet, in dieser Reihenfolge.
rule-R3-4-1 = Ungenutzte Charismamarker kommen zurück in den Vorrat.
rule-R3-4-2 = Jeder darf eine genutzte Fertigkeit reaktivieren; ab der nächsten Runde ist sie wieder nutzbar.
rule-R3-4-3 = Alle Würfel, die noch auf Initiativekarten liegen, kommen in den Beutel, die restlichen Karten des Marktes auf den Ablagestapel.
rule-R3-4-4 = Deckt einen neuen Markt auf, eine Karte für jede Initiativekarte im Spiel. Geht der Marktstapel zu Ende, mischt den ganzen Ablagestapel zu einem neuen und macht weiter.
rule-R3-4-5 = Auf jede Initiativekarte ohne Gold, die weder die erste noch die letzte ist, kommt 1 Gold; mehr als 1 liegt dort nie.
rule-R3-4-6 = Der Beutel wandert nach links: Der nächste Spieler ist Startspieler.

## R4

rule-R4-title = Attributaktionen
rule-R4 = Jede Reihe hat ihre eigene Aktion. Sie zu nutzen ist immer freiwillig.
rule-R4-1 = Stärke: Drehe einen deiner Würfel auf die gegenüberliegende Augenzahl (1 und 6, 2 und 5, 3 und 4).
rule-R4-2 = Geschicklichkeit: Tausche die Plätze von zwei deiner Würfel, Augenzahlen unverändert. Nie auf ein leeres Feld.
rule-R4-3 = Konstitution: Erhöhe oder senke einen deiner Würfel um 1, im Bereich von 1 bis 6.
rule-R4-4 = Intelligenz: Wirf einen deiner Würfel neu; behalte die neue oder die alte Augenzahl.
rule-R4-5 = Weisheit: Versetze deinen Gesinnungsmarker innerhalb des Rasters um 1 Feld nach oben, unten, links oder rechts.
rule-R4-6 = Charisma: Nimm einen Charismamarker. Beim Einkaufen dieser Runde darf er 1 Gold ersetzen, wenn du eine Marktkarte kaufst; für anderes gilt er nicht.
rule-R4-7 = Du darfst jeden deiner Würfel wählen, auch den eben platzierten. Jeder hat in der Phase „Wahl der Initiativekarte“ eine Attributaktion. Würfel, die durch eine Aktion bewegt oder verändert werden, lösen weder eine weitere Aktion noch Gold aus.

## R5

rule-R5-title = Fertigkeiten
rule-R5 = So werden Fertigkeiten genutzt und reaktiviert.
rule-R5-1 = Um eine aufrechte Fertigkeit zu nutzen, versetze deinen Gesinnungsmarker um 1 Feld in Richtung ihres Pfeils; lässt das Raster diesen Schritt nicht zu, ist die Fertigkeit nicht nutzbar. Führe dann ihre Wirkung aus oder verzichte darauf. Das gilt für jede Fertigkeit: Verzichtest du bei „Schloss öffnen“, wird nichts aufgedeckt. Danach gilt die Fertigkeit als genutzt.
rule-R5-2 = Fertigkeiten dürfen jederzeit genutzt werden, auch mehrere nacheinander und auch im Zug eines anderen, sofern die Karte keinen Zeitpunkt nennt.
rule-R5-3 = Jeder darf pro Runde eine Fertigkeit reaktivieren, und zwar nur beim Aufräumen.

## R6

rule-R6-title = Gold
rule-R6 = So kommst du zu Gold: 1 von einer Initiativekarte, 1 für eine gefüllte Reihe, 2 für einen platzierten goldenen Würfel, 2 für das Abwerfen einer Marktkarte statt eines Kaufs; dazu alles, was auf Karten steht.

## R7

rule-R7-title = Spielende
rule-R7 = Das Spiel endet mit der Runde, in der alle ihre 18 Felder gefüllt haben. Es dauert 18 Runden minus die Zahl der Startwürfel: 12, 11 oder 10 bei 2, 3 oder 4 Spielern, 12 im Solospiel, 2 weniger im Kurzen Spiel.

## R8

rule-R8-title = Schlusswertung
rule-R8 = Jeder zählt sein Ansehen aus R8.1 bis R8.6 zusammen.
rule-R8-1 = Attributziele: Nimm für jede Reihe die Summe ihrer Würfel, dazu Bonus oder Malus von Volk und Waffen, und vergleiche sie mit dem Ziel deiner Klasse: 17 heißt genau 17, 16–17 heißt in diesem Bereich, 14+ heißt mindestens 14. Ist das Ziel erreicht, erhältst du sein Ansehen.
rule-R8-2 = Klassenfarbe: 1 Ansehen für jeden Würfel deines Tableaus in deiner Klassenfarbe.
rule-R8-3 = Gesinnung: der Wert unter deinem Marker, der auch negativ sein kann.
rule-R8-4 = Vorgeschichte: Zähle die Würfel, die der Karte in Farbe und Platz entsprechen. 0 oder 1 Übereinstimmung bringt nichts, 2 oder 3 bringen 1 Ansehen, 4 oder 5 bringen 3, alle 6 bringen 6.
rule-R8-5 = Rüstungen: für jedes Set (Kette, Leder, Mystisch) das Ansehen für die Zahl der Teile, die du besitzt. Für jedes Set, von dem du mindestens ein Teil besitzt, 1 Ansehen mehr, wenn deine Klassenfarbe zum Set gehört, einmal je Set und nicht je Karte.
rule-R8-6 = Merkmale: Jedes bringt, was darauf steht. Merkmale, die Augen zählen, betrachten nur die Würfel, ohne Volk und Waffen. Merkmale, die nach einem erreichten Ziel fragen, nehmen das Ergebnis von R8.1.
rule-R8-7 = Nur im Solospiel: 1 Ansehen für je 8 Gold.
rule-R8-8 = Wer das meiste Ansehen hat, gewinnt. Bei Gleichstand entscheidet das meiste Gold, dann die wenigsten Würfel in der eigenen Klassenfarbe; bleibt es dabei, wird der Sieg geteilt.

## R9

rule-R9-title = Solospiel
rule-R9 = Allein gegen den gegnerischen Würfel.
rule-R9-1 = Bereite das Spiel wie für zwei Spieler vor, mit einem Charaktertableau und ohne die Karte Diplomatie (zweite Auflage). Ein goldener Würfel wird als gegnerischer Würfel beiseitegelegt und kommt nie in den Beutel zurück. Liegt der Markt aus, beginnt die oberste Karte des Marktstapels den Müllstapel; der bleibt das ganze Spiel über unerreichbar. Du beginnst mit sechs Startwürfeln.
rule-R9-2 = Würfelwurf: wie üblich, mit drei Initiativekarten.
rule-R9-3 = Wahl der Initiativekarte: Nimm eine Karte, platziere, erhalte Gold und nutze die Aktion wie üblich. Danach geschieht bei Karte „1“ nichts. Bei Karte „2“ wirf den gegnerischen Würfel: Bei 1 kommt die linke, bei 2 die mittlere, bei 3 die rechte Marktkarte auf den Müllstapel, bei 4 bis 6 geschieht nichts. Bei Karte „3“ wirf ihn ebenfalls: Bei 1 oder 2 kommt die linke, bei 3 oder 4 die mittlere, bei 5 oder 6 die rechte auf den Müllstapel.
rule-R9-4 = Einkaufen: Kaufe oder wirf wie üblich eine Karte für 2 Gold ab. Dann kommt die am weitesten links verbliebene Marktkarte auf den Ablagestapel, alle anderen kommen auf den Müllstapel.
rule-R9-5 = Aufräumen: wie üblich.
rule-R9-6 = Spielende und Schlusswertung: wie üblich, dazu R8.7.
rule-R9-7 = Ränge: ab 38 Ansehen Wahrer Held, 34 bis 37 Clan-Anführer (erste Auflage: Gildenleiter), 30 bis 33 Koryphäe, 26 bis 29 Abenteurer, 22 bis 25 Tagelöhner, bis 21 NSC.

## R10

rule-R10-title = Auflagen
rule-R10 = Die erste Auflage hat die Völker Mensch, Elf, Zwerg und Halbling, { $backstory-first } Vorgeschichten, { $alignment-first } Gesinnungen und { $market-first } Marktkarten; die zweite hat dazu Ork und Drachenspross sowie { $backstory-second }, { $alignment-second } und { $market-second }. Das Abwerfen in der Spielvorbereitung (R2.7) gibt es nur in der zweiten Auflage. In der ersten Auflage senkt die Schwere Armbrust nicht den Preis einer Karte, die mit Heimlichkeit vom Ablagestapel gekauft wird. Im Solospiel der ersten Auflage werden alle Marktkarten zusammen gemischt, ohne auf die Punkte zu achten; liegt der Markt aus, beginnt die oberste Karte den Ablagestapel und die nächste den Müllstapel. Gewählte Klassen werden in der ersten Auflage und im französischen Heft in Spielerreihenfolge gewählt, in den anderen Heften in umgekehrter; hier ist das eine eigene Option. Alles andere ist in beiden Auflagen gleich.

## Variants

rule-V-title = Varianten
rule-V = Jede Variante hat ihren eigenen Schalter; sie sind in beiden Auflagen frei kombinierbar.
rule-V1-title = Weniger zufällige Spielvorbereitung
rule-V1 = Alle beginnen mit je einem Würfel in den sechs Klassenfarben, statt zu ziehen; zu dritt bekommt jeder dazu einen goldenen Würfel, zu viert zwei. Die goldenen Würfel kommen aus dem Beutel und bringen Gold wie in R2.12. Geworfen und platziert wird wie üblich.
rule-V2-title = Zufälliger Marktstapel
rule-V2 = Alle Marktkarten werden vor dem Abwerfen in der Spielvorbereitung zusammen gemischt, ohne auf die Punkte zu achten. Abgeworfen werden 6 zu dritt und 14 zu zweit, so viele wie sonst.
rule-V3-title = Kurzes Spiel
rule-V3 = Jeder zieht zwei Startwürfel mehr (8, 9 oder 10). Der dritte und der vierte Spieler bekommen kein zusätzliches Gold.
rule-V4-title = Freundlicher Markt
rule-V4 = Wer beim Einkaufen 2 Gold nimmt, wirft dafür keine Karte ab. Fähigkeiten, die durch das Abwerfen ausgelöst werden, gelten trotzdem.

## R11

rule-R11-title = Festlegungen für das digitale Spiel
rule-R11 = So verfährt dieses Spiel, wo die Hefte schweigen.
rule-R11-1 = Verdeckt sind die Reihenfolge von Marktstapel und Beutel und alle künftigen Würfe. Alles andere ist offen, auch was Beutel und Marktstapel noch enthalten: Beides lässt sich durch Zählen ermitteln.
rule-R11-2 = Fertigkeiten und das Ablegen von Waffen zu jeder Zeit (R5.2, R3.3b): Bei jeder Entscheidung, der eigenen oder einer fremden, darf man eine aufrechte Fertigkeit ohne festen Zeitpunkt nutzen und Waffen ablegen. Nicht, während ein Effekt halb ausgeführt ist, der Zufall noch aussteht, in der Spielvorbereitung oder in der letzten Gelegenheit eines anderen. Die anderen werden nie eigens gefragt. Das Ablegen steht getrennt von den Spielzügen.
rule-R11-3 = Ein Effekt wird ganz ausgeführt, bevor der nächste beginnt: Eine im eigenen Zug genutzte Fertigkeit wird abgehandelt, bevor der Zug weitergeht. Ist bei einem neuen Wurf noch die Augenzahl zu wählen, geschieht das zuerst. Zwischen Nehmen und Platzieren eines Würfels darf man eine Fertigkeit nutzen; dadurch kann sich ändern, welche Reihen frei sind.
rule-R11-4 = Durch Fertigkeiten veränderte Würfel gelten von diesem Augenblick an als verändert. Das Gold aus R3.2c gibt es einmal, beim Platzieren des Würfels.
rule-R11-5 = Zu viele Waffen: Reichen deine Hände für einen Kauf nicht, ist er nur erlaubt, wenn du dafür Waffen ablegst, und zwar nicht mehr als nötig; welche, entscheidest du. Der Preis steht fest und wird vor dem Ablegen gezahlt: Eine Schwere Armbrust, die du dabei ablegst, senkt ihn also noch.
rule-R11-6 = Ist der Markt leer, wenn du beim Einkaufen an die Reihe kommst, erhältst du 2 Gold und wirfst nichts ab; Fähigkeiten, die durch das Abwerfen ausgelöst werden, gelten dann nicht. Fertigkeiten für diesen Zug darfst du trotzdem nutzen.
rule-R11-7 = Der Beutel reicht genau: Zu viert zieht die letzte Runde die letzten fünf der 73 Würfel. Verlangt ein Effekt mehr Würfel, als im Beutel sind, nimmt er, was da ist.
rule-R11-8 = Sind Marktstapel und Ablagestapel leer, bekommt der Markt weniger Karten. Ein neu gemischter Ablagestapel ist ein gemeinsamer Stapel, ohne Trennung nach Punkten.
rule-R11-9 = Der Startspieler wird ausgelost, jeder Platz mit gleicher Chance; die Plätze folgen im Uhrzeigersinn. Im Solospiel gibt es nichts zu losen: Du beginnst, und dein Ansehen bestimmt deinen Rang.
rule-R11-10 = Wer ein volles Tableau hat (nur durch ein Kartenpaket möglich, das zusätzliche Würfel platziert), nimmt trotzdem eine Initiativekarte und ihr Gold; der Würfel kommt zurück in den Beutel.
rule-R11-11 = Beim Kauf werden Charismamarker immer vor Gold ausgegeben: Sie verfallen ohnehin, also geht dadurch nie etwas verloren.
rule-R11-12 = Eine Attributaktion durch eine Klasse, Waffe oder Fertigkeit ist eine Aktion dieser Art mit allem, was sie verändert, und zählt nicht als die eine aus R4.7 (R0: Die Karte geht vor). Waffen und Klassen, die eine Aktion verändern, tun das immer, egal woher die Aktion kommt.
rule-R11-13 = Für den Barden gilt nur der Würfel aus R3.2b als in Charisma platziert. Für Gold gelten Würfel, die Suchen oder Verhandlung auf das Tableau bringen, als platziert: 2 Gold für einen goldenen Würfel, 4 für den Dieb. Ein Tausch kann kein drittes Feld füllen, denn es war schon belegt; mit Fingerfertigkeit bringt es kein Gold.
rule-R11-14 = Der Druide wird einmal gefragt, nach dem letzten Zug der Wahl der Initiativekarte und vor dem ersten Zug des Einkaufens; im Solospiel also nach dem gegnerischen Würfel. Die Karte kommt ans rechte Ende der Auslage.
rule-R11-15 = Solospiel: Links, Mitte und rechts sind die Plätze 1, 2 und 3, wie sie in dieser Runde ausgelegt wurden; ist ein Platz leer (nur durch R11.8), geht nichts verloren.
rule-R11-16 = Die Spielvorbereitung läuft in dieser Reihenfolge: Startspieler; Völker vom Startspieler an im Uhrzeigersinn; Klassen nach der gewählten Option (ausgelost und in Spielerreihenfolge: vom Startspieler an im Uhrzeigersinn; umgekehrt: Startspieler zuletzt; beim Auslosen ist jede freie Farbe gleich wahrscheinlich); Vorgeschichte und Gesinnung für jeden Platz; Abwerfen und Markt; dann ziehen und werfen alle ihre Startwürfel, einen nach dem anderen, das Gold für goldene Würfel kommt beim Ziehen; dann platzieren alle sie der Reihe nach, das Gold für volle Reihen kommt beim Füllen. Gleiche Würfel werden nur einmal angeboten.
rule-R11-17 = Die letzte Runde hat beim Aufräumen nur die Schritte 1 und 3; reaktiviert wird nichts. Dann kommt die letzte Gelegenheit: Vom Startspieler an im Uhrzeigersinn darf jeder aufrechte Fertigkeiten ohne festen Zeitpunkt nutzen und Waffen ablegen, bis er passt. Wer gepasst hat, ist fertig, und niemand sonst handelt währenddessen. Dann folgt die Schlusswertung.
rule-R11-18 = Beim Aufräumen wird vom Startspieler an im Uhrzeigersinn gefragt. Wer keine genutzte Fertigkeit hat, wird nicht gefragt.
rule-R11-19 = Gibt es nur einen erlaubten Spielzug, führt das Spiel ihn selbst aus; er steht nicht im Spielprotokoll (das Ablegen von Waffen zählt hier nicht als Spielzug).
rule-R11-20 = Schloss öffnen bei leerem Marktstapel: Zuerst wird der Ablagestapel zum Marktstapel; sind beide leer, gilt nur der Pfeil. Eine nicht gekaufte Karte kommt auf den Ablagestapel, auch im Solospiel.
rule-R11-21 = Waffen dürfen jederzeit abgelegt werden, also auch unmittelbar vor der Schlusswertung. Das Spiel behält für jeden Helden die Waffen, die zusammen am meisten bringen (bei Gleichstand mehr Waffen, dann die niedrigeren Kartennummern), und zeigt, was es abgelegt hat. Bei Vergleichen mit Mitspielern zählen deren Karten vor jedem Ablegen.
rule-R11-22 = Das Gold ist nicht durch die Plättchen der Schachtel begrenzt. Bei Gleichstand in R2.1 wird neu geworfen.
rule-R11-23 = V1 und V3 zusammen: die Würfel aus V1 und dazu zwei aus dem Beutel gezogene.
rule-R11-24 = Barde: Der weitere Kauf kommt nur nach einem Kauf im selben Zug beim Einkaufen und nur aus der Auslage des Marktes.
rule-R11-25 = Ein Zug beim Einkaufen bleibt nach dem Kaufen oder Abwerfen offen, solange du noch eine Fertigkeit nutzen oder die Aktion des Klerikers bezahlen kannst; Passen beendet ihn. Bis dahin darfst du die Fertigkeiten dieses Zuges nutzen, mit ihnen kaufen aber nur, solange der Kauf dieses Zuges noch frei ist. Verzichtest du bei „Heimlichkeit“ oder „Schloss öffnen“ auf den Kauf, geht der Zug weiter, als hättest du die Fertigkeit nicht genutzt; sie gilt aber weiter als genutzt. Beide dienen dem eigenen Kauf des Zuges, nie dem weiteren Kauf des Barden. „Schloss öffnen“ fragt, bevor es eine Karte aufdeckt; ist der Kauf dieses Zuges verbraucht, versetzt es nur noch deinen Gesinnungsmarker.
rule-R11-26 = Getauscht werden darf auch innerhalb einer Reihe; zwei Würfel gleicher Farbe und Augenzahl werden nicht angeboten. Erhöhen oder Senken um mehr als 1 geht nur, wenn der volle Betrag passt.
rule-R11-27 = Gleich hohe Würfel verschiedener Farben werden Gruppe für Gruppe geordnet, die niedrigste Augenzahl zuerst: vom Startspieler oder nach Klettern, Einschüchtern und Verhandlung von dem, der die Fertigkeit nutzt. Einschüchtern wirft in der Reihenfolge der Initiativekarten.
rule-R11-28 = Fingerfertigkeit versetzt bei vollem Tableau nur den Gesinnungsmarker. Eine Reihe, die einen Würfel verloren hat, kann wieder gefüllt werden und bringt wieder Gold (R3.2c). Nach links geschobene Würfel liegen auf anderen Feldern; das kann ändern, was zur Vorgeschichte passt.
rule-R11-29 = Waldläufer: bis zu zweimal reaktivieren, nacheinander gewählt; Passen beendet beides. Eine Klasse, die statt der Aktion der Reihe eine andere nutzen darf, wählt einmal zwischen beiden. Die zusätzliche Aktion einer Waffe wird eigens angeboten, nach der Aktion der Reihe.
rule-R11-30 = Zwischenstände zählen, was gerade da ist. Ein Merkmal, das Spieler vergleicht, bringt 0, wenn niemand zum Vergleichen da ist, außer seine Karte nennt das Solospiel.
rule-R11-31 = Löst ein Ereignis zwei Fähigkeiten desselben Helden aus (zwei Waffen, wenn eine Reihe voll wird), wählt ihr Besitzer, welche zuerst kommt, und darf auf jede verzichten.
rule-R11-32 = Zwischen dem neuen Markt beim Aufräumen und dem Wurf der nächsten Runde gibt es keine eigene Entscheidung. Fertigkeiten ohne festen Zeitpunkt nutzt du bei den Entscheidungen des Aufräumens oder nach dem Wurf, damit niemand warten muss (R11.2).
