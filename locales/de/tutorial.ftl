### The tutorial, step by step (web/src/learn/steps.ts): a title, two or three sentences, and what to do. The terms of the game are in cards.ftl.

## Around the steps

tutorial-progress = Schritt { $step } von { $steps }
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-again = Noch einmal
tutorial-play-on = Mit diesem Helden weiterspielen
tutorial-play = Eigenes Spiel beginnen
tutorial-astray = Auch eine gute Wahl! Nimm für diese Einführung bitte die oben genannte.

## Setup

tutorial-welcome-title = Willkommen
tutorial-welcome = Du baust einen Helden aus 18 Würfeln und einigen Karten. Alles, was dir gelingt, bringt Ansehen, und das meiste Ansehen gewinnt. Auf so einen Helden läuft es hinaus. Zurück zum Anfang, und diesmal entscheidest du.
tutorial-race-title = Ein Volk
tutorial-race = Zuerst wählst du ein Volk. Die meisten Völker machen bei der Wertung ein Attribut stärker und ein anderes schwächer. Menschen haben weder Bonus noch Malus.
tutorial-race-do = Wähle den Menschen.
tutorial-class-title = Eine Klasse
tutorial-class = Aus dem Beutel kam ein grüner Würfel: Du nimmst die grüne Klassenkarte und wählst eine ihrer beiden Seiten. Eine Klasse setzt jedem Attribut ein Ziel, hat eine eigene Klassenfertigkeit und eine Farbe: Jeder Würfel in dieser Farbe bringt am Ende 1 Ansehen.
tutorial-class-do = Wähle den Waldläufer.
tutorial-sheet-title = Dein Charaktertableau
tutorial-sheet = Sechs Attribute mit je drei Feldern. Rechts stehen die bisherige Summe und das Ziel deiner Klasse mit seinem Ansehen: genau 18, von 14 bis 15 oder mindestens 14. Die farbigen Ecken sind deine Vorgeschichte: Zwei passende Würfel bringen 1 Ansehen, vier bringen 3, alle sechs bringen 6.
tutorial-alignment-title = Deine Gesinnung
tutorial-alignment = Oben gut, unten böse, links rechtschaffen, rechts chaotisch. Dein Gesinnungsmarker beginnt in der Mitte; wo er am Ende liegt, bringt oder kostet Ansehen. Für diesen Helden lohnt es sich, rechtschaffen und böse zu sein.
tutorial-first-die-title = Startwürfel
tutorial-first-die = Du hast sechs Würfel gezogen und geworfen; zwei davon waren golden und brachten je 2 Gold. Jetzt kommen alle auf dein Tableau. Eine Reihe füllt sich von links, und die Augenzahlen bleiben, wie sie sind.
tutorial-first-die-do = Nimm die rote 5, dann Stärke.
tutorial-second-die-title = Und der nächste
tutorial-second-die = Weisheit braucht mit drei Würfeln 15 oder 16, da passt eine 5 gut. Du kannst einen Würfel auch in seine Reihe ziehen. Die anderen vier werden danach für dich platziert.
tutorial-second-die-do = Nimm die goldene 5, dann Weisheit.

## The first round

tutorial-roll-title = Eine Runde beginnt: der Würfelwurf
tutorial-roll = Drei Würfel werden gezogen, geworfen und auf die Initiativekarten gelegt, der niedrigste auf Karte „1“. Auf der mittleren Karte liegt 1 Gold. Spielen mehrere mit, bestimmt die Nummer deiner Karte auch, wer zuerst einkauft.
tutorial-take-title = Nimm eine Karte
tutorial-take = Du nimmst eine Initiativekarte mit ihrem Würfel und ihrem Gold. Im Solospiel haben die Karten „2“ und „3“ einen Preis: Der gegnerische Würfel wird geworfen und kann eine Karte aus dem Markt nehmen.
tutorial-take-do = Nimm Karte „2“ mit der blauen 2.
tutorial-place-title = Platziere den Würfel
tutorial-place = Nur eine 2? Pass auf: Die Reihe, die du wählst, gibt dir auch ihre Attributaktion. Stärke dreht einen Würfel auf die gegenüberliegende Augenzahl, und gegenüberliegende Seiten ergeben zusammen 7.
tutorial-place-do = Platziere den Würfel in Stärke.
tutorial-strength-title = Stärke: einen Würfel umdrehen
tutorial-strength = Attributaktionen kommen gleich nach dem Platzieren, einmal in jeder Runde, und du darfst immer verzichten. Jeder deiner Würfel ist erlaubt, auch der neue: Aus der 2 wird eine 5.
tutorial-strength-do = Drehe die blaue 2 um.
tutorial-discard-title = Der Markt
tutorial-discard = Der gegnerische Würfel zeigte eine 5: Nichts geschieht. In jeder Runde kaufst du eine Karte, oder du wirfst eine ab und erhältst 2 Gold. Waffen brauchen Hände, und du hast nur zwei: Halte sie noch frei und spare.
tutorial-discard-do = Wirf den Gesegneten Streitkolben ab.

## The second round

tutorial-order-title = Gleiche Würfel
tutorial-order = Eine neue Runde, und zwei Würfel zeigen eine 6. Bei gleichen Würfeln bestimmt der Startspieler, welcher auf der niedrigeren Karte liegt. Der goldene soll in die Mitte, wo das Gold liegt.
tutorial-order-do = Klicke die goldene 6 an: Sie kommt auf die niedrigere Karte.
tutorial-gold-die-title = Gold auf drei Wegen
tutorial-gold-die = Mit einem Würfel kommst du auf drei Wegen zu Gold: 1 von der Initiativekarte, 2, wenn der Würfel golden ist, und 1, wenn er das dritte Feld seiner Reihe füllt.
tutorial-gold-die-do = Nimm Karte „2“ mit der goldenen 6.
tutorial-gold-place-title = 3 Gold für einen Würfel
tutorial-gold-place = Das Gold kommt beim Platzieren: 1 von der Karte und 2 für den goldenen Würfel. Geschicklichkeit braucht 16 oder 17, da kommt dir die 6 gerade recht. Schön gewürfelt!
tutorial-gold-place-do = Platziere den Würfel in Geschicklichkeit.
tutorial-dexterity-title = Geschicklichkeit: zwei Würfel tauschen
tutorial-dexterity = Geschicklichkeit tauscht die Plätze zweier deiner Würfel. Intelligenz braucht mindestens 14 und enthält eine 1: Gib sie an Charisma ab und nimm dafür dessen 4.
tutorial-dexterity-do = Wähle die lila 1 in Intelligenz und die goldene 4 in Charisma.
tutorial-armor-title = Rüstung
tutorial-armor = Diesmal nahm der gegnerische Würfel die rechte Karte. Rüstungen bringen Ansehen nach ihrem Rüstungsset: Je mehr Teile eines Sets, desto mehr zählt jedes. Grüne Klassen erhalten für Leder 1 Ansehen mehr.
tutorial-armor-do = Kaufe die Lederhandschuhe.

## The rounds three to six

tutorial-constitution-title = Konstitution: 1 mehr oder 1 weniger
tutorial-constitution = In der dritten Runde hast du wieder einen goldenen Würfel genommen und in Konstitution platziert. Deren Aktion erhöht oder senkt einen deiner Würfel um 1. Dein Ziel ist dort genau 18, also dreimal die 6, für 4 Ansehen.
tutorial-constitution-do = Erhöhe die goldene 4 in Konstitution auf 5.
tutorial-trait-title = Merkmale haben einen Pfeil
tutorial-trait = Ein Merkmal bringt am Ende Ansehen für etwas, das du erreicht hast: dieses für das Stärkeziel. Beim Kauf versetzt sein Pfeil deinen Gesinnungsmarker. Das kostet dich vorerst 1 Ansehen; du holst den Marker noch zurück.
tutorial-trait-do = Kaufe „Mutig“ und achte auf den Marker.
tutorial-intelligence-title = Intelligenz: neu werfen
tutorial-intelligence = Vierte Runde: Dein Würfel hat die Intelligenzreihe gefüllt, das brachte 1 Gold mehr. Ihre Aktion wirft einen deiner Würfel neu, und du behältst die neue oder die alte Augenzahl: Du kannst nichts verlieren.
tutorial-intelligence-do = Wirf die rote 5 in Stärke neu.
tutorial-keep-title = Neu oder alt?
tutorial-keep = Der Würfel zeigt eine 1. Stärke braucht 14 oder 15 und hat schon zwei Fünfen, die alte Augenzahl ist also besser.
tutorial-keep-do = Behalte die 5.
tutorial-skill-title = Fertigkeiten
tutorial-skill = Fertigkeiten lassen sich immer wieder nutzen. Als Waldläufer zahlst du dafür 1 Gold weniger, und diese bringt bei jeder Nutzung 2 Gold.
tutorial-skill-do = Kaufe „Taschendiebstahl“.
tutorial-wisdom-title = Weisheit: die Gesinnung ändern
tutorial-wisdom = Fünfte Runde, und eine grüne 6 kam in die Weisheit: deine Klassenfarbe, also für sich schon 1 Ansehen. Die Weisheitsaktion versetzt deinen Gesinnungsmarker um 1 Feld in eine beliebige Richtung.
tutorial-wisdom-do = Versetze den Marker nach links, Richtung rechtschaffen.
tutorial-use-title = Eine Fertigkeit nutzen
tutorial-use = Um eine Fertigkeit zu nutzen, muss dein Marker ihrem Pfeil folgen können. Dieser zeigt Richtung böse, genau dorthin, wo du hinwillst. Du erhältst 2 Gold, und die Fertigkeit gilt als genutzt.
tutorial-use-do = Nutze „Taschendiebstahl“.
tutorial-cleanup-title = Aufräumen
tutorial-cleanup = Inzwischen hast du eine weitere Fertigkeit gekauft. Am Ende einer Runde darfst du eine genutzte Fertigkeit reaktivieren, ein Waldläufer sogar zwei. Dann wird ein neuer Markt ausgelegt, und die nächste Runde beginnt.
tutorial-cleanup-do = Reaktiviere „Taschendiebstahl“.
tutorial-charisma-title = Charisma: ein besserer Preis
tutorial-charisma = Die sechste Runde hat die Charismareihe gefüllt und 4 Gold gebracht: Karte, goldener Würfel und volle Reihe zusammen. Ihre Aktion ist ein Charismamarker; er zählt in dieser Runde beim Kauf einer Karte als 1 Gold.
tutorial-charisma-do = Nimm den Charismamarker.
tutorial-token-title = Gib ihn gleich aus
tutorial-token = Ein ungenutzter Charismamarker geht am Ende der Runde zurück in den Vorrat. Hier liegt ein zweites Teil deines Ledersets, für 1 Gold weniger.
tutorial-token-do = Kaufe die Lederstiefel.

## The end

tutorial-end-title = Sechs Runden später
tutorial-end = Sind alle 18 Felder voll, endet das Spiel. Sieh dir die Reihen an: Ein Haken bedeutet, dass das Ziel deiner Klasse erreicht ist. Drei Ziele erfüllt: Stärke, Konstitution und Weisheit. Gut gemacht! Alle sechs schafft im ersten Spiel niemand.
tutorial-scoring-title = Schlusswertung
tutorial-scoring = Ziele, Würfel in der Klassenfarbe, Gesinnung, Vorgeschichte, Rüstungen und Merkmale: 31 Ansehen und der Rang einer Koryphäe. Diese Liste steht das ganze Spiel über neben deinem Tableau: So weißt du immer, was ein Spielzug wert ist.
tutorial-farewell-title = Jetzt bist du dran
tutorial-farewell = Mehr brauchst du nicht zum Spielen. Was leuchtet, kannst du wählen; wähle etwas anderes, und du erfährst, warum nicht; und wenn du nicht weiterweißt, hilft ein Tipp. Beginne einen eigenen Helden, oder übernimm diesen nach der sechsten Runde und mach es besser.
