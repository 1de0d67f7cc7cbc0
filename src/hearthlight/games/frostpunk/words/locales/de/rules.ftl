# Frostpunk: Das Brettspiel, die Spielregeln in der App.
# Eine Nachricht für jede nummerierte Regel, für jedes Gebäude und für jede Klarstellung. Jeder Text steht für
# sich: Er wird allein angezeigt, als Antwort auf „Warum?“.

rules-frostpunk-title = Frostpunk: Das Brettspiel

## 1 Sieg und Niederlage

section-F1 = Sieg und Niederlage
rule-F1-1 = Ihr leitet mit 1 bis 4 Spielern gemeinsam eine Stadt und gewinnt oder verliert als Gruppe. Gewonnen habt
    ihr, sobald eine Szenariokarte es euch sagt. Wo Texte einander widersprechen, gilt eine Karte vor den Regeln des
    Szenarios und das Szenario vor diesen Regeln.
rule-F1-2 = Es gibt sechs Arten zu verlieren, und jede beendet das Spiel sofort: Die letzte Hoffnung verlässt die
    Hoffnungsleiste; eine 6. Unzufriedenheit kommt auf ihre Leiste, ob aktiv oder erschöpft; der Generator hat einen
    Störfall, obwohl er schon überhitzt ist; ein Krankheitsanzeiger steht in der Vorbereitungen-Phase auf 26 oder
    mehr; der Hungeranzeiger steht auf 25 oder mehr, wenn ihr den Hunger-Effekt ausführt; oder der Leichnamsanzeiger
    erreicht das letzte Feld seiner Leiste.
rule-F1-3 = Besprecht eure Entscheidungen und trefft sie gemeinsam. Werdet ihr euch nicht einig, hat der Anführer das
    letzte Wort.
rule-F1-4 = Müsst ihr etwas verlieren, verliert ihr davon so viel, wie ihr habt, höchstens aber die genannte Zahl, und
    der Rest des Effekts geht weiter. Das gilt auch für Bürger: Sollt ihr 3 Ingenieure verlieren und habt nur 2,
    verliert ihr diese 2. Müsst ihr dagegen etwas verbrauchen, braucht ihr die volle Menge, sonst könnt ihr diesen
    Effekt gar nicht erst wählen. Holz, Kohle, Stahl und Dampfkerne heißen Rohstoffe. Was ihr erhaltet, kommt aus dem
    Vorrat in euer Lager; was ihr verliert oder verbraucht, geht aus dem Lager zurück in den Vorrat. Nennt eine Karte
    stattdessen den Spielplan, wählt ihr die Felder, von denen Rohstoffe oder Bäume genommen werden.
rule-F1-5 = Alle Ablagestapel sind offen: Ihr dürft sie durchsehen, wann immer ihr wollt.

## 2 Hoffnung und Unzufriedenheit

section-F2 = Hoffnung und Unzufriedenheit
rule-F2-1 = Es gibt zwei Beutel, einen mit 9 Hoffnungsplättchen und einen mit 9 Unzufriedenheitsplättchen. Hoffnung
    gibt es in drei Arten (Fürsorge, Gerechtigkeit, Motivation), Unzufriedenheit ebenso (Wut, Apathie, Gier). Ein
    Plättchen auf seiner Leiste ist entweder aktiv oder erschöpft. Die Hoffnungsleiste hat Platz für 6 Plättchen, mehr
    liegen dort nie.
rule-F2-2 = Aktivieren heißt, ein Plättchen von erschöpft auf aktiv zu drehen; erschöpfen heißt, es zurückzudrehen.
    Ist eine Art genannt, muss es ein Plättchen dieser Art sein, sonst habt ihr die Wahl. Gibt es keines, das ihr
    drehen könntet, passiert nichts; gehört das Drehen aber zum Preis eines Effekts, könnt ihr diesen Effekt nicht
    wählen.
rule-F2-3 = Bei +1 Hoffnung oder +1 Unzufriedenheit ohne genannte Art habt ihr die Wahl: Entweder zieht ihr ein
    solches Plättchen aus seinem Beutel und legt es erschöpft auf das nächste freie Feld der Leiste, oder ihr
    aktiviert eines, das schon auf der Leiste liegt.
rule-F2-4 = Bei +1 einer bestimmten Art von Hoffnung oder Unzufriedenheit zieht ihr ein Plättchen aus dem passenden
    Beutel und legt es erschöpft auf die Leiste, gleich welcher Art es ist. Dann aktiviert ihr ein erschöpftes
    Plättchen der genannten Art, falls eines auf der Leiste liegt; es muss nicht das eben gezogene sein. Liegt dort
    keines, passiert weiter nichts.
rule-F2-5 = Bei −1 Hoffnung oder −1 Unzufriedenheit habt ihr die Wahl: Ihr erschöpft ein aktives Plättchen, oder ihr
    legt ein erschöpftes in seinen Beutel zurück und schließt die Lücke nach links. Sind alle Plättchen der Leiste
    erschöpft, müsst ihr eines zurücklegen; sind alle aktiv, könnt ihr nur eines erschöpfen.
rule-F2-6 = Manche Effekte erlauben nur das Entfernen. Dann legt ihr ein Plättchen in seinen Beutel zurück, auch wenn
    ihr stattdessen eines erschöpfen könntet: ein erschöpftes, falls eines auf der Leiste liegt, sonst ein
    aktives.
rule-F2-7 = Ist die Hoffnungsleiste voll und alles darauf aktiv, bleibt jede weitere Erhöhung der Hoffnung ohne
    Wirkung. Ist sie voll, aber noch etwas erschöpft, entfällt bei +1 einer bestimmten Art das Ziehen, und ihr
    aktiviert trotzdem ein erschöpftes Plättchen dieser Art, falls es eines gibt.
rule-F2-8 = Eine größere Zahl heißt, dass ihr denselben Vorgang so oft durchlauft: +3 ist dreimal +1 und −2 zweimal
    −1. Jedes Mal entscheidet ihr euch neu zwischen den beiden Möglichkeiten.

## 3 Spielaufbau

section-F3 = Spielaufbau
rule-F3-1 = Der Spielplan ist ein großes Sechseck aus Sechsecken. In der Mitte liegt der Generator-Sektor, eine Blume
    aus sieben Sechsecken: Im Zentrum steht der Generator-Turm, fünf der sechs Blütenblätter sind Felder, das sechste
    ist der Bereich für das Schubfach des Turms und kein Feld. Der nächste Ring hat 12 Plätze für innere Sektoren;
    sechs davon berühren ein Blütenblatt, sechs berühren zwei. Der Ring danach hat 18 Plätze für äußere Sektoren, und
    um ihn läuft die Umrandung mit ihren 6 Ecken. Jeder innere und jeder äußere Sektor hat 2 Felder. Eine Ecke der
    Umrandung berührt den äußeren Sektor, der in dieser Ecke liegt.
rule-F3-2 = Zu Beginn steht auf einem Feld des Generator-Sektors das Speisehaus, auf einem zweiten liegen 5 Holz und
    auf einem dritten 5 Kohle. Auf die beiden übrigen sind Plattform und Generator aufgedruckt.
rule-F3-3 = Die 7 Randgebiets-Plättchen (3 leere, 2 Holzvorkommen und 2 Kohlevorkommen) werden gemischt. Im
    Uhrzeigersinn wird an jeder Ecke der Umrandung eines aufgedeckt, bis 3 Vorkommen ausliegen. Danach kommen die
    leeren wieder weg, und was nicht gebraucht wurde, bleibt aus dem Spiel.
rule-F3-4 = Die 12 inneren und die 18 äußeren Sektoren werden getrennt gemischt und bilden zwei verdeckte Stapel. An
    jede der 3 Ecken ohne Vorkommen kommt ein äußerer Sektor, und zwischen ihn und den Generator-Sektor ein innerer.
    Dann werden alle sechs aufgedeckt, und die Bäume und Rohstoffe, die sie zeigen, kommen darauf.
rule-F3-5 = Die Expeditionskarten werden als drei Stapel A, B und C gemischt, und 3 Karten vom Stapel A liegen als
    eure drei Pfade aus. Von den Technologien liegen 4 zufällige aus, jede mit einem inaktiven Forschungsplättchen;
    die übrigen kommen nicht ins Spiel.
rule-F3-6 = Ihr wählt eine Startaufbau-Karte: Es gibt sechs Gruppen, I bis VI, jede in einer normalen und einer
    schweren Fassung. Die Karte sagt, wie viele Bürger jeder Art ihr habt und wie viele davon krank sind, wie viel
    Nahrung, Holz und Kohle und wie viele Dampfkerne und Automata euch gehören, wo der Leichnamsanzeiger beginnt und
    wie viel Hoffnung und Unzufriedenheit ihr zieht und wie viel davon, von links gezählt, aktiv ist. Nahrungsfunde
    auf den bisher aufgedeckten Sektoren kommen zu eurer Nahrung hinzu. Der Hunger beginnt bei 0. Gruppe I normal zum
    Beispiel hat 22 Arbeiter, 12 Ingenieure und 8 Kinder, niemand ist krank, dazu 8 Nahrung, Leichname auf 1, 4 Holz,
    5 Kohle, keine Dampfkerne, keine Automata, 2 Unzufriedenheit, davon 1 aktiv, und 2 Hoffnung, beide aktiv. Stahl
    kommt in diesem Szenario nicht vor. Die leichte Fassung steht nicht im Regelbuch, sie ist von uns: die normale mit
    4 Nahrung, 2 Holz und 3 Kohle mehr und 1 Hoffnung mehr, die aktiv ist.
rule-F3-7 = Eine Figur steht für eine Gruppe von Bürgern. Die Bevölkerungsleiste ist in Abschnitte geteilt, und der
    Abschnitt, in dem der Anzeiger einer Art liegt, sagt, wie viele Figuren dieser Art ihr habt: 22 Arbeiter ergeben 5
    Figuren, 12 Ingenieure 3 und 8 Kinder 2.
rule-F3-8 = Den Gesetzesstapel bilden die Gesetze #G01 bis #G08 und 4 zufällige von #G09 bis #G16. Die 32
    Konsequenzkarten liegen verdeckt daneben. Die Spezialgebäude, die zu Gesetzen im Stapel gehören, liegen bereit;
    das Kinderheim und die Gebäude von „Das heilige Feuer“ (#G07) und „In Reih und Glied“ (#G08) sind immer dabei.
rule-F3-9 = Die Disputkarten werden gemischt und liegen offen. Die oberste wird mit der
    Startkarte (#D000) gemischt, und diese beiden Karten sind euer erster Dämmerungsstapel. Die Disputkarte, die
    als Nächstes an der Reihe ist, bleibt sichtbar.
rule-F3-10 = Auf dem Generator-Tableau beginnt der Anzeiger für Generatorleistung auf dem untersten Feld der Heizleiste, mit der
    Standardseite nach oben. Die drei Heizreichweite-Anzeiger beginnen auf den drei untersten Feldern der
    Generatorleiste: unten rot, dann orange, dann gelb. Der Kälteanzeiger beginnt auf Feld 4 der Heizleiste, dem
    fünften von unten. Die 13 Wetterkarten und die 32 Morgenkarten werden zu ihren Stapeln gemischt. Der
    Rundenanzeiger beginnt auf 1 und der Sturmanzeiger dort, wo das Szenario es sagt.
rule-F3-11 = Jeder von euch nimmt sich einen Berater; Berater, die niemand genommen hat, kommen nicht ins Spiel. Dann zieht
    jeder Bürgerkarten: 7 allein, 6 zu zweit, 5 zu dritt und 4 zu viert. Spielst du allein, bekommst du außerdem die
    Karte „Ein Weckruf für alle“.
rule-F3-12 = Bevor das Spiel beginnt, wählt jeder von euch eine Bürgerkarte aus seiner Hand, bezahlt ihre Startkosten
    und legt sie ab; es muss eine sein, deren Kosten er bezahlen kann. Beanspruchen zwei von euch dasselbe knappe Gut,
    wird eine der beiden Karten ausgelost und bezahlt; die andere geht zurück auf die Hand, und es wird eine neue
    gewählt. Wer keine seiner Karten bezahlen kann, legt eine zufällige ab, und ein Bürger der Art dieser Karte wird
    krank.
rule-F3-13 = Wer als Erstes Anführer ist, entscheidet das Los. Runde 1 beginnt mit Phase 6, den Aktionen.

## 4 Die Runde

section-F4 = Die Runde und ihre neun Phasen
rule-F4-1 = Eine Runde hat neun Phasen, immer in dieser Reihenfolge: 1 Erwachen, 2 Früher Morgen, 3 Generatorbetrieb,
    4 Wetter, 5 Vorbereitungen, 6 Aktionen, 7 Dämmerung, 8 Hunger, 9 Nacht. In Runde 1 entfallen die Phasen 1 bis 5.

# Erwachen

rule-F4-2 = Beim Erwachen wechselt der Anführer im Uhrzeigersinn, und der Rundenanzeiger rückt 1 Feld weiter. Trifft
    er dort auf ein Forschungsplättchen, wird diese Technologie aktiv, und ihr wählt, was ihr als Nächstes erforscht
    (F11.1). Trifft er auf ein Szenarioplättchen, entfernt es und führt aus, was die Szenariokarte sagt. Liegt dort
    der Sturmanzeiger, beachtet ihn noch nicht: Er zählt erst in der Wetter-Phase.

# Früher Morgen

rule-F4-3 = Am frühen Morgen zieht ihr eine Morgenkarte. Führt zuerst ihren Soforteffekt aus, falls sie einen hat;
    schon er kann die Karte wegräumen oder euch eine Option vorschreiben. Wählt dann genau eine Option. „Nur mit
    aktiver …“ heißt, dass ihr die Option nur wählen könnt, wenn ihr ein solches aktives Plättchen habt; erschöpft
    wird es nur, wenn die Option das sagt. Nennt eine Karte mehrere Fälle („Wenn …“, „Sonst, wenn …“), geht sie von
    oben durch und führt nur den ersten aus, der zutrifft. Eure Option sagt, was danach aus der Karte wird: Sie
    verlässt das Spiel (Rohstoffe darauf gehen in den Vorrat, Figuren ins Lager) oder kommt in die Ereignis-Auslage.
    Auch ein Effekt kann das für diese oder eine andere Karte sagen. Solange eine Karte mit Dämmerungs-Effekt in der
    Auslage liegt, führt ihr diesen Effekt in jeder Runde aus.

# Generatorbetrieb

rule-F4-4 = Generatorbetrieb, Schritt 1: Entscheidet, ob ihr den Generator befeuert. Für jede verbrauchte Kohle steigt
    der Anzeiger für Generatorleistung um 1 Feld. Er darf das Feld des Kälteanzeigers erreichen, aber nie darüber hinausgehen.
rule-F4-5 = Generatorbetrieb, Schritt 2: Seht euch auf der Heizleiste das Stück zwischen dem Anzeiger für
    Generatorleistung und dem Kälteanzeiger an. Für jedes Bürgersymbol, das dort zu sehen ist, wird ein Bürger dieser Art krank.
rule-F4-6 = Generatorbetrieb, Schritt 3: Die Zahl neben dem Anzeiger für Generatorleistung sagt, wie viele Würfel in den
    Turm fallen. Sie kommen aus dem Vorrat, nicht aus eurem Lager. Was der Turm wieder herausgibt, kommt auf die
    Belastungsleiste mit ihren 10 Feldern; was dort keinen Platz mehr hat, auf das Überlastfeld. Nur in dieser Phase
    wird die Belastung geprüft, wie viel ihr sonst auch befeuert. Ein Ingenieur am Generator kann in der
    Aktionen-Phase Belastung entfernen: bis zu 5 Würfel oder für 1 Dampfkern alle; der erste bringt auch den
    Generator-Ausbau. Wie sich der Turm verhält, steht in F12.1.
rule-F4-7 = Generatorbetrieb, Schritt 4: Liegen Würfel auf dem Überlastfeld, habt ihr einen Störfall. Der erste im
    Spiel dreht den Anzeiger für Generatorleistung auf seine überhitzte Seite, schiebt den Kälteanzeiger und alle drei
    Heizreichweite-Anzeiger je 1 Feld nach oben und räumt alle Belastungswürfel ab, auch die auf dem Überlastfeld.
    Kommt es zum Störfall, während der Anzeiger schon seine überhitzte Seite zeigt, habt ihr verloren.
rule-F4-8 = Generatorbetrieb, Schritt 5: Der Anzeiger für Generatorleistung kehrt auf das unterste Feld der Heizleiste zurück.

# Wetter

rule-F4-9 = In der Wetter-Phase zieht ihr eine Wetterkarte und geht vier Schritte durch. Erstens steigen die
    Heizreichweite-Anzeiger und der Kälteanzeiger so, wie die Karte es zeigt. Zweitens erhaltet ihr 1 Nahrung für
    jedes Jagdsymbol auf euren Jagdhütten und auf ausliegenden Karten; eine einfache Jagdhütte zeigt 1 Symbol, eine
    ausgebaute 2. Drittens zieht jeder Späher so viele Felder auf seinem Pfad weiter wie angegeben. Viertens rückt der
    Sturmanzeiger so viele Felder zurück wie angegeben; erreicht oder passiert er den Rundenanzeiger, wird die
    Sturmkarte des Szenarios ausgeführt und danach wieder verdeckt hingelegt, falls sie nicht entfernt wurde.

# Vorbereitungen

rule-F4-10 = In der Vorbereitungen-Phase dürft ihr höchstens einen Berater nutzen, gern in jeder Runde denselben;
    dafür müsst ihr die Hoffnung erschöpfen, die er verlangt. Danach handelt ihr die Krankheiten jeder Bürgerart ab
    und beginnt mit dem Krankheitsanzeiger, der am niedrigsten steht. Der Abschnitt der Leiste, in dem der Anzeiger
    liegt, sagt, wie viele „Bürger erschöpft“-Plättchen dieser Art in euer Lager kommen und wie oft der Anzeiger
    gedreht wird (F7.3). Auf den Feldern 0 bis 4 passiert nichts. Bei 6 Kranken zum Beispiel wird der Anzeiger einmal
    gedreht, und 15 Kranke bringen 2 Plättchen und 2 Drehungen.

# Aktionen

rule-F4-11 = Zu Beginn der Aktionen-Phase wird die Zahl eurer Figuren für jede Art an die Bevölkerungsleiste
    angepasst; Figuren, die als Späher unterwegs sind, zählen mit. Dann kommt, soweit Figuren da sind, auf jedes
    „Bürger erschöpft“-Plättchen eine Figur seiner Art. Eine Figur auf einem solchen Plättchen ist in dieser Runde
    nicht einsetzbar.
rule-F4-12 = Der Anführer beginnt, dann seid ihr im Uhrzeigersinn am Zug, bis keine Figur mehr da ist oder ihr euch
    alle einig seid aufzuhören. In deinem Zug darfst du zuerst den Generator befeuern (wie in F4.4). Dann nimmst du
    eine verfügbare Figur und führst mit ihr eine Aktion aus: Schnee räumen, um neue Sektoren zu erschließen (F5.1),
    bis zu 2 Rohstoffe von einem Feld sammeln (F5.2), bauen (F5.3), ein Gebäude nutzen (F5.4), als Späher aufbrechen
    (F5.5) oder die Spezial-Aktion einer Karte nutzen (F5.6). Ist die Aktion kalt, wird ein Bürger der Art der Figur
    krank (F4.13).
rule-F4-13 = Jede Aktion ist beheizt oder kalt. Ist sie kalt, wird ein Bürger der Art der Figur krank, und zwar noch
    bevor die Aktion ausgeführt wird. Bauen, Späher aussenden und Spezial-Aktionen sind immer beheizt, falls die Karte
    einer Spezial-Aktion nichts anderes sagt. Schnee räumen ist immer kalt. Beim Sammeln von Rohstoffen und beim Nutzen
    von Gebäuden kommt es auf den Ort an (F4.14).
rule-F4-14 = Ein Ort ist beheizt, wenn der Anzeiger für Generatorleistung nicht mehr auf dem untersten Feld steht und über dem
    Symbol der Zone liegt, zu der der Ort gehört. Zone A ist der Generator-Sektor; Zone B ist Zone A mit allen
    Sektoren direkt daneben; Zone C sind die Zonen A und B mit allen Sektoren, die zwei entfernt liegen. Jede Zone
    schließt also die vorigen ein. Ein Gebäude ist außerdem überall beheizt, wenn der Anzeiger für Generatorleistung über dem
    Symbol seiner Wärmedämmung liegt: rot, orange oder gelb. Blaue Gebäude haben keine Wärmedämmung: Nur ihre Zone
    oder ein ausdrücklicher Effekt kann sie beheizen; weiße brauchen keine. Jeder der drei Heizreichweite-Anzeiger
    trägt eine Stufe und eine Zone: Rot gehört zu A, Orange zu B, Gelb zu C.
rule-F4-15 = Kinder führen keine Aktionen aus, solange kein Gesetz und kein anderer Effekt es ausdrücklich erlaubt.

# Dämmerung

rule-F4-16 = In der Dämmerung führt ihr zuerst alle Dämmerungs-Effekte der ausliegenden Szenario- und Ereigniskarten
    aus, in einer Reihenfolge eurer Wahl. Dann mischt ihr den Dämmerungsstapel, zieht die oberste Karte und führt sie
    aus wie eine Morgenkarte. Danach kommt sie auf den Ablagestapel der Dämmerung, falls die Karte oder die gewählte
    Option nichts anderes sagt.
rule-F4-17 = Zieht ihr in der Dämmerung die Disputkarte, führt die Option aus, die auf euch zutrifft, und nehmt die
    Karte aus dem Spiel. Lest dann die nächste Disputkarte und mischt sie mit dem Dämmerungsstapel und dem
    Ablagestapel der Dämmerung zu einem neuen Dämmerungsstapel. Sind keine Disputkarten mehr da, kommt keine hinzu.
    Eine Karte mit dem Schloss-Symbol kann durch keinen Effekt abgelegt oder aus dem Spiel genommen werden.

# Hunger

rule-F4-18 = Hunger, Schritt 1: Liegt euer Hunger über 0, verliert ihr Nahrung, und jede senkt ihn um 1. Bleibt Hunger
    übrig, wirkt der Abschnitt, in dem der Anzeiger liegt: Ihr bekommt +1 Unzufriedenheit, und die angegebene Zahl von
    Bürgern stirbt, von der Art, die in der vorigen Runde zu ernähren war (in Runde 1 von der Art der laufenden). Mit
    25 oder mehr Hunger habt ihr hier verloren. Bleiben zum Beispiel 8 Hunger, bekommt ihr +1 Unzufriedenheit, und 1
    Bürger stirbt. In jedem Fall steht der Hunger danach auf 0.
rule-F4-19 = Hunger, Schritt 2: Ihr ernährt die Bürgerart, die zur laufenden Runde gehört (in Runde 6 zum Beispiel die
    Arbeiter, in Runde 7 die Kinder). Jeder Bürger dieser Art, nicht jede Figur, isst 1 Nahrung, und zurückhalten
    dürft ihr nichts. Für jeden, den ihr nicht ernähren könnt, steigt der Hunger um 1, höchstens auf 50. Steigt er dabei
    über 25, habt ihr in diesem Moment noch nicht verloren.

# Nacht

rule-F4-20 = Die Nacht hat drei Schritte. Erstens gebt ihr die „Bürger erschöpft“-Plättchen zurück, auf denen eine
    Figur steht, während Plättchen ohne Figur bleiben; und alle Figuren außer den Spähern kehren ins Lager zurück,
    auch von Karten, falls die Karte nichts anderes sagt. Zweitens dürft ihr den Generator noch einmal befeuern; dann
    nimmt jeder Schlafplatz in einer beheizten Unterkunft eine Figur eurer Wahl auf. Unterkünfte, die nicht beheizt
    sind, nehmen niemanden auf. Drittens wird für jede Figur ohne Schlafplatz ein Bürger ihrer Art krank.

## 5 Aktionen

section-F5 = Aktionen
rule-F5-1 = Schnee räumen: mit einem Arbeiter, einem Ingenieur oder einem Automaton, in einer Runde beliebig oft. Lege
    entweder 2 innere Sektoren oder 1 äußeren verdeckt hin. Die beiden inneren müssen keine Nachbarn sein, und ist nur
    noch ein Platz frei, legst du nur 1. Innere Sektoren liegen am Generator-Sektor. Ein äußerer Sektor grenzt an
    einen Sektor, der mit dem Generator-Sektor verbunden ist, aber nie an den Generator-Sektor selbst. Decke dann auf,
    was du gelegt hast, lege die gezeigten Bäume und Rohstoffe auf die Felder, und ihr erhaltet die Nahrungsfunde.
rule-F5-2 = Rohstoffe sammeln: Stelle einen Arbeiter, einen Ingenieur oder ein Automaton auf ein Feld ohne Figur und
    nimm bis zu 2 Rohstoffe von dort ins Lager. Das geht auf jedem Feld einmal pro Runde.
rule-F5-3 = Bauen: mit einem Arbeiter, einem Ingenieur oder einem Automaton, in einer Runde beliebig oft. Eine solche
    Aktion erlaubt dir, bis zu 3-mal etwas zu errichten oder abzureißen, in beliebiger Mischung. Zum Errichten wählst
    du ein verfügbares Gebäude, bezahlst seine Kosten und legst es auf Felder eines Sektors, auf denen weder Gebäude
    noch Figur stehen: auf 1 Feld, wenn es klein ist, auf 2, wenn es groß ist. Rohstoffe und Bäume auf diesen Feldern
    sind verloren. Weil ein großes Gebäude beide Felder eines Sektors braucht, kann auf dem Generator-Sektor keines
    stehen. Zum Abreißen nimmst du ein Gebäude ohne Figur vom Spielplan und legst es auf das Gebäude-Tableau zurück;
    eine abgerissene Ruine verlässt das Spiel. Manche Gebäude tragen ein Zeichen, dass sie nie errichtet oder nie
    abgerissen und zerstört werden können. Zerstört ein Effekt ein Gebäude, kommt es ebenfalls auf das Tableau zurück.
rule-F5-4 = Gebäude nutzen: Stelle eine Figur auf ein Gebäude und führe seine Aktion aus. Ein kleines Gebäude hat
    Platz für 1 Figur, ein großes für 2, und das sind zwei getrennte Aktionen. Manche Gebäude stehen nur Ingenieuren
    offen.
rule-F5-5 = Späher aussenden: Dafür brauchst du eine Signalstation und einen Arbeiter oder Ingenieur. Stelle die Figur
    auf das erste Feld eines Pfades ohne Späher; sie ist jetzt ein Späher, und ihre Expedition ist aktiv. Ihr könnt 1
    aktive Expedition haben, mit ausgebauter Signalstation 2.
rule-F5-6 = Spezial-Aktionen findet ihr auf ausliegenden Szenario- und Ereigniskarten. Welche Figur ihr braucht und was
    ihr zahlt, steht auf der Karte. Die meisten sind einmal pro Runde nutzbar, manche nur einmal im Spiel. Rohstoffe,
    die ihr auf eine Karte legt, bleiben dort, bis ihr sie entfernen sollt.

## 6 Gebäude

section-F6 = Gebäude
rule-F6-1 = An ein Feld grenzen die anderen Felder seines Sektors; die Felder des Generator-Sektors, die mit seinem
    Sektor eine Kante teilen (1 oder 2, am Schubfach eines weniger); und alle Felder jedes anderen Sektors, der mit
    seinem Sektor eine Kante teilt. Ein Vorkommen auf der Umrandung grenzt an den Sektor, der mit ihm eine Kante
    teilt.
rule-F6-2 = Um ein Gebäude auszubauen, bezahlt ihr seine Ausbaukosten und dreht sein Plättchen um. Ein Gebäude, auf dem
    eine Figur steht, könnt ihr nicht ausbauen, ebenso wenig eines ohne Ausbau. Ein in dieser Runde ausgebautes
    Gebäude lässt sich in derselben Runde noch nutzen. Ein Ingenieur in der Werkstatt wählt zweimal nacheinander: ein
    Gebäude ausbauen oder das Forschungsplättchen 1 Runde näher rücken, was die Technologie sofort vollenden kann
    (F11.1).
rule-F6-3 = Speisehaus, Plattform, Generator, Werkstatt, Fabrik, alle Unterkünfte und alle Gebäude, die aus Gesetzen
    stammen, haben keinen Ausbau. Das Gebäude eines Gesetzes wird durch dessen Karte verfügbar, zu den Kosten, die
    darauf stehen.

## 7 Krankheit und Tod

section-F7 = Krankheit und Tod
rule-F7-1 = Wird ein Bürger krank, rückt der Krankheitsanzeiger seiner Art 1 Feld vor. Ist keine Art genannt, wählt
    ihr sie, bei mehreren Kranken für jeden einzeln.
rule-F7-2 = Von einer Art können nie mehr Bürger krank sein, als es von ihr gibt. Müsste der Krankheitsanzeiger über
    die Zahl der Bürger hinausrücken, wird er stattdessen gedreht (F7.3).
rule-F7-3 = Ein Krankheitsanzeiger hat zwei Seiten. Dreht ihr ihn von krank auf schwer krank, passiert noch nichts.
    Dreht ihr ihn von schwer krank zurück auf krank, stirbt ein Bürger dieser Art (F7.5), und dann rückt der Anzeiger
    1 Feld zurück.
rule-F7-4 = Sinkt die Zahl der Bürger einer Art unter die Zahl ihrer Kranken, geht der Krankheitsanzeiger mit nach
    unten.
rule-F7-5 = Stirbt ein Bürger, rückt der Leichnamsanzeiger 1 Feld vor und der Anzeiger dieser Bürgerart 1 zurück. Dann
    zieht ihr eine Bürgerkarte, legt sie ab und führt ihren Todesfall-Effekt für die Art des Verstorbenen aus, so weit
    es geht. Statt zu ziehen, darf einer von euch eine Bürgerkarte genau dieser Art aus der Hand ablegen und deren
    Todesfall-Effekt für diese Art nutzen. Bei manchen Effekten entfällt die Karte.
rule-F7-6 = X heilen: X-mal einen Krankheitsanzeiger eurer Wahl 1 Feld zurückziehen; einer, der schwer krank zeigt,
    kann nicht auf 0 kommen. X behandeln: X-mal einen Krankheitsanzeiger eurer Wahl von schwer krank auf krank drehen,
    ohne dass jemand stirbt. Punkte, die ihr nicht nutzen könnt, verfallen.

## 8 Berater und Bürgerkarten

section-F8 = Berater und Bürgerkarten
rule-F8-1 = Jeder Berater hat eine Fähigkeit, die ihr in der Vorbereitungen-Phase nutzen könnt, wenn ihr ihren Preis
    in Hoffnung zahlt. Mit dem Kesselmeister erschöpft ihr 1 beliebige Hoffnung und entfernt 0 bis 3
    Belastungswürfel; mit der Oberschwester erschöpft ihr 1 Fürsorge und könnt 2 heilen. Friedensstifter und
    Schichtführerin haben eigene Fähigkeiten, die auf ihren Karten stehen.
rule-F8-2 = Spielst du allein, darfst du die Karte „Ein Weckruf für alle“ einmal im Spiel nutzen, in einer
    Vorbereitungen-Phase, vor oder nach deinem Berater und zusätzlich zu ihm. Wie viele Bürgerkarten du ziehst,
    hängt von deiner Hoffnung ab: 1 Karte mit 1 Hoffnung, 2 Karten ab 2, 3 Karten ab 4 und 4 Karten mit 6.
rule-F8-3 = Eine Bürgerkarte spielst du aus, unmittelbar bevor du die genannte Figur für die genannte Aktion einsetzt.
    Ihr Effekt kommt zur Aktion hinzu, wenn dort „zusätzlich“ steht, oder tritt an ihre Stelle, wenn dort
    „stattdessen“ steht, und die Figur darf das sogar, wo ihre Art es sonst nicht dürfte. Ob die Aktion beheizt oder
    kalt ist, entscheidet sich wie immer, falls die Karte es nicht selbst sagt. Jeder von euch darf pro Runde
    höchstens eine Karte für ihre Fähigkeit ausspielen, und jede Karte dient nur einmal, entweder mit ihrer Fähigkeit
    oder mit ihrem Todesfall-Effekt. Eine für ihre Fähigkeit gespielte Karte liegt offen vor dir und wird am Ende der
    Nacht abgelegt.
rule-F8-4 = Ihr dürft über die Bürgerkarten auf eurer Hand sprechen, sie aber nie tauschen und nie die eines anderen
    nutzen. Ist der Bürgerstapel leer, wird sein Ablagestapel gemischt und zum neuen Stapel.
rule-F8-5 = Jungarbeiter und Jungingenieur zählen in jeder Hinsicht als Kinder, aber ihr dürft sie für Aktionen
    einsetzen wie einen Arbeiter oder Ingenieur, auch wenn eure anderen Kinder nichts tun dürfen.

## 9 Expeditionen

section-F9 = Expeditionen
rule-F9-1 = Ein Späher zieht auf seinem Pfad von Feld zu Feld. Erreicht er das letzte, umgeht ihr den Ort oder
    erkundet ihn. Umgehen könnt ihr nur A- und B-Karten: Eine Karte des nächsten Buchstabens kommt so obenauf, dass
    von der Karte darunter nur noch das erste Feld zu sehen ist, der Späher kommt ohne einen Schritt auf das erste
    Feld der neuen Karte und zieht dann mit den übrigen Schritten weiter. C-Karten und Szenariokarten müsst ihr
    erkunden. Zum Erkunden dreht ihr die oberste Karte des Pfades um und wählt eine ihrer Optionen.
rule-F9-2 = Habt ihr einen Ort erkundet, setzt ihr die Expedition fort oder kehrt zurück (F9.3). Setzt ihr sie fort,
    bleibt die erkundete Karte umgedreht, und eine Karte des Stapels, den die Option nennt, kommt obenauf. Der Späher
    kommt auf ihr erstes Feld, übrige Schritte verfallen. Was die Option verspricht, erhaltet ihr erst, wenn der
    Späher zurückkehrt.
rule-F9-3 = Wollt ihr zurückkehren, geschieht dreierlei in dieser Reihenfolge: Der Späher kommt heim ins Lager; ihr
    erhaltet, was die gewählte Option gibt; dann erhaltet ihr, was die Karten darunter geben, soweit ihr die
    Expedition dort fortgesetzt habt. Wird laut Option ein neuer Pfad ausgelegt, verschwindet der ganze Pfad, und eine
    neue A-Karte wird ausgelegt. Kommt eine B- oder C-Karte an den Pfad, werden alle Karten des Pfades zurückgedreht
    und so gestapelt, dass von jeder das erste Feld zu sehen ist, und eine neue Karte dieses Stapels kommt obenauf.
    Der Pfad ist dann länger geworden, und der nächste Späher beginnt auf der untersten Karte.
rule-F9-4 = Ein Symbol auf der weißen Seite einer Expeditionskarte deutet an, was dort zu finden sein könnte: Nahrung
    oder Rohstoffe, neue Bürger oder eine Mischung. Es ist ein Hinweis, kein Versprechen.

## 10 Gesetze

section-F10 = Gesetze
rule-F10-1 = Um ein Gesetz zu verabschieden, wählt eines aus dem Gesetzesstapel und führt die Änderung von Hoffnung
    und Unzufriedenheit aus, die es nennt. Eine seiner beiden Konsequenzkarten kommt, zufällig gewählt und von
    niemandem gesehen, in den Dämmerungsstapel; die andere ist aus dem Spiel. Die ersten acht Gesetze bilden Paare
    (#G01 und #G02, #G03 und #G04, #G05 und #G06, #G07 und #G08): Verabschiedet ihr eines davon, verlässt das andere
    das Spiel. Ihr könnt höchstens 4 Gesetze haben, und ein verabschiedetes Gesetz bleibt für immer. Den
    Gesetzesstapel dürft ihr jederzeit durchsehen, die Konsequenzkarten nie.

## 11 Technologien und Automata

section-F11 = Technologien und Automata
rule-F11-1 = Errichtet ihr eure erste Werkstatt, wählt eine Technologie und legt ihr Forschungsplättchen so viele
    Felder vor den Rundenanzeiger, wie ihre Zahl angibt, aber höchstens auf Feld 15. Ihr erforscht immer nur eine
    Technologie, und weitere Werkstätten beginnen keine zweite. Ist sie fertig, gehört sie euch für den Rest des
    Spiels, und ihr wählt ebenso die nächste. Verliert ihr alle Werkstätten, ist die laufende Forschung verloren, und
    ihr Plättchen geht auf seine Karte zurück; fertige Technologien bleiben. Mit einer neuen Werkstatt könnt ihr
    später neu beginnen.
rule-F11-2 = Ihr könnt bis zu 6 Automata haben. Eines einzusetzen kostet 1 Kohle. Es handelt wie ein Arbeiter, ist
    aber kein Bürger: Es wird nie krank, isst nicht und braucht keinen Schlafplatz. Es kann kein Späher werden und
    keine Spezial-Aktionen nutzen. Ist kein Automaton mehr im Vorrat, erhaltet ihr keines; ein Effekt, der eines an
    einen Ort stellt, nimmt es dann aus eurem Lager.

## 12 Der Generatorturm

section-F12 = Der Generator-Turm
rule-F12-1 = Der Turm behält manche der hineingeworfenen Würfel und gibt andere heraus, mitunter solche, die in
    früheren Runden stecken geblieben sind. In dieser Fassung fällt jeder Würfel mit einer Chance durch, die mit
    der Zahl der schon steckenden wächst, sonst bleibt er stecken; jeder Wurf kann außerdem steckende lockern. Mit
    dem Generator-Ausbau sind beide Chancen kleiner, der Turm behält also mehr. Von den ersten 40 Würfeln kommen
    etwa zwei Drittel heraus, mit dem Ausbau etwa die Hälfte; je mehr stecken, desto mehr kommen heraus: von 90
    Würfeln, so viele wirft ein langes Spiel, etwa drei Viertel, mit dem Ausbau sechs von zehn. Wie viele im Turm
    stecken, erfahrt ihr nicht.

## 13 Grenzen

section-F13 = Grenzen
rule-F13-1 = Einiges ist begrenzt. Von jeder Bürgerart könnt ihr 50 haben; wer darüber hinaus käme, schließt sich
    einer anderen Art eurer Wahl an. Nahrung und Hunger enden bei 50, Stahl bei 8 und die Bäume auf dem Spielplan bei
    30; was darüber hinausgeht, entfällt. Auf einem Feld liegen bis zu 5 Rohstoffe, alle von einer Sorte, und nie
    steht dort mehr als ein Gebäude. Holz, Kohle und Dampfkerne gehen nie aus.

## 14 Szenario „Ein neues Zuhause: Der Krater“

section-F14 = Szenario „Ein neues Zuhause: Der Krater“
rule-F14-1 = In „Ein neues Zuhause: Der Krater“ beginnt der Sturmanzeiger auf 9, Szenarioplättchen liegen auf 4 und
    11, und die Sturmkarte ist I/08. Karte I/01 sieht zweimal nach eurer Stadt. In Runde 4 bekommt ihr, wenn eine
    Signalstation steht, +1 Hoffnung oder −1 Unzufriedenheit und deckt Karte S02 auf und führt sie aus; wenn nicht,
    bekommt ihr +1 Apathie, und Karte S06 wird ausgelegt. In Runde 11 wird Karte S04 ausgelegt und ebenso Karte S03,
    falls S07 nicht ausliegt.
rule-F14-2 = In „Ein neues Zuhause: Der Krater“ hängt es von der Runde ab, was der Sturm anrichtet. In den Runden 1
    bis 7 werden alle Zelte, ob auf dem Spielplan oder noch nicht errichtet, zu Ruinen, und der Sturmanzeiger kommt
    auf 12. In den Runden 8 bis 15 werden alle Baracken, errichtet oder nicht, zu Ruinen, und der Sturmanzeiger
    verlässt das Spiel.
rule-F14-3 = Nennt eine aufgedeckte Szenariokarte Runden, kommen Szenarioplättchen auf diese Runden, wie sie es sagt.
    Die übrigen Karten von „Ein neues Zuhause: Der Krater“ sind für diese Fassung geschrieben. Eine davon sagt euch,
    dass ihr gewonnen habt, spätestens nach Runde 15.

## Klarstellungen

ruling-Q1 = Hängt die Wirkung des Sturms davon ab, der wievielte es ist, wie der Regeltext sagt, oder von der Runde,
    wie Karte I/08 sagt? Von der Runde: Es gilt die Karte.
ruling-Q2 = Wie viele Karten bringt die Solokarte „Ein Weckruf für alle“: so viele, wie du Hoffnung hast (Regeltext),
    oder nach den aufgedruckten Stufen? Es gelten die Stufen der Karte, und aktive wie erschöpfte Hoffnung zählt.
ruling-Q3 = Es gibt 13 Wetterkarten, aber 14-mal wird gezogen: Was, wenn der Stapel leer ist? Mischt den Ablagestapel
    und zieht weiter.
ruling-Q4 = Wann sinkt der Anzeiger für Generatorleistung, nachdem ihr in der Aktionen-Phase oder nachts befeuert habt? Erst in
    Schritt 5 des nächsten Generatorbetriebs; bis dahin bleibt er stehen, und dort zählt die Summe.
ruling-Q5 = Zählen die Felder des Anzeigers für Generatorleistung und des Kälteanzeigers selbst als „zwischen“ ihnen? Nein, keines von
    beiden; stehen beide auf demselben Feld, wird niemand krank.
ruling-Q6 = Was, wenn der Anzeiger für Generatorleistung und das Symbol einer Zone oder Stufe auf demselben Feld liegen? Dann ist
    es noch kalt: Der Anzeiger muss über dem Symbol liegen.
ruling-Q7 = Wann genau verliert ihr mit 26 oder mehr Kranken einer Art? Wenn die Krankheiten abgehandelt werden, also
    nachdem der Berater helfen konnte.
ruling-Q8 = Ein Bürger stirbt, weil der Krankheitsanzeiger gedreht wird, während alle Bürger dieser Art krank sind:
    Wie weit gehen die Anzeiger zurück? Beide, der für Bürger und der für Kranke, sinken um 1, und nur einmal.
ruling-Q9 = Was passiert, wenn ein Krankheitsanzeiger auf 0 gedreht werden soll? Nichts.
ruling-Q10 = Was kommt zuerst, wenn Krankheitsanzeiger gleichauf liegen oder ein Forschungs- und ein Szenarioplättchen
    auf demselben Feld? Bei gleichen Anzeigern wählt ihr die Reihenfolge; das Forschungsplättchen kommt vor dem
    Szenarioplättchen.
ruling-Q11 = Welches sind die fünf Felder des Generator-Sektors? Die mit Speisehaus, Holz, Kohle, Plattform und
    Generator.
ruling-Q12 = Was grenzt an ein Feld des Generator-Sektors? Die anderen Felder dieses Sektors und die inneren Sektoren,
    die genau dieses Blütenblatt berühren.
ruling-Q13 = Darf eine Sammelstelle Rohstoffe von einem Feld nehmen, auf dem eine Figur steht? Ja.
ruling-Q14 = Bürger sterben oder kommen an, nachdem die Figuren in Schritt 1 von Phase 6 angepasst wurden: Ändert sich
    die Zahl der Figuren sofort? Nein, erst in der nächsten Runde.
ruling-Q15 = Wer braucht einen Schlafplatz? Jede Bürger-Figur im Lager, auch eine, die erschöpft war; Späher und
    Automata nicht.
ruling-Q16 = Wann wirken „Bürger erschöpft“-Plättchen, die nach Phase 6 dazukommen? Sie warten auf die nächste Runde.
ruling-Q17 = Was, wenn der Dämmerungsstapel nach dem letzten Disput leer ist? Mischt den Ablagestapel; ist auch der
    leer, entfällt das Ziehen.
ruling-Q18 = Was, wenn die Glaubenshüter weniger als 3 Karten im Dämmerungsstapel finden oder nur solche mit
    Schloss? Zieht, was da ist, und legt trotzdem eine davon ab; darf keine abgelegt werden, legt ihr keine ab.
ruling-Q19 = Wann kommen Figuren aus dem Gefängnis zurück? Nach dieser einen Nacht.
ruling-Q20 = Was, wenn ihr die Signalstation während einer Expedition verliert? Die Späher draußen ziehen weiter, aber
    neue könnt ihr nicht aussenden.
ruling-Q21 = Was, wenn ihr eine Karte einmischen sollt, die nicht mehr in der Schachtel ist? Dann passiert nichts.
ruling-Q22 = Was, wenn ein Expeditionsstapel leer ist, keine Option bezahlt werden kann oder ein Anzeiger am Ende
    seiner Leiste steht? Die Karten dieser Fassung lassen euch immer eine erlaubte Wahl; ein leerer Stapel entsteht
    neu aus seinen entfernten Karten; und ein Anzeiger am Ende bleibt einfach dort.
ruling-Q23 = Welche Bürgerart wird in welcher Runde ernährt? Kinder, Ingenieure, Arbeiter, in dieser Reihenfolge ab
    Runde 1 und dann wieder von vorn.
ruling-Q24 = Welche Wärmedämmung haben die Unterkünfte und die Gebäude ohne Aktion? Zelte gelb, Baracken orange,
    Häuser rot; Ruinen sind blau und immer kalt, außer ein Gesetz macht sie zu Unterkünften: Dann kann ihre Zone
    sie beheizen; Signalstation, Schneegrube und Feldküche sind weiß.
ruling-Q25 = Was tut Karte #D000, wenn sie die Krankheitsanzeiger dreht? Sie dreht alle, die krank zeigen, auf schwer
    krank, und niemand stirbt daran.

# Klarstellungen ab Q26 ergaben sich beim Bauen.

ruling-Q26 = Der Rundenanzeiger holt beim Erwachen den Sturmanzeiger ein: Wann schlägt der Sturm zu? In der
    Wetter-Phase dieser Runde, auch wenn die Wetterkarte den Sturmanzeiger nicht bewegt.
ruling-Q27 = Wann kommt der zweite Sturm? Nach dem ersten liegt der Anzeiger auf 12, also schlägt er spätestens in
    Runde 12 zu, und früher, wenn Wetterkarten den Anzeiger zurückziehen.
ruling-Q28 = +1 Hoffnung oder +1 Unzufriedenheit ohne genannte Art, und die Leiste ist voll oder der Beutel leer, aber
    etwas ist erschöpft: Was dann? Ihr aktiviert ein solches Plättchen; ziehen könnt ihr nicht.
ruling-Q29 = Was, wenn alle 5 „Bürger erschöpft“-Plättchen einer Art ausliegen und noch eines fällig ist? Es ist keines
    mehr da, also passiert nichts; und wo es der Preis für etwas wäre, könnt ihr das nicht wählen.
ruling-Q30 = Wer bekommt welchen Berater? Jeder nimmt einen von denen, die noch da sind, vom Anführer aus im
    Uhrzeigersinn.
ruling-Q31 = Kommt die Konsequenz eines Gesetzes oben auf den Dämmerungsstapel oder irgendwo hinein? Das macht keinen
    Unterschied: Vor jedem Ziehen wird der Stapel gemischt.
ruling-Q32 = In welcher Reihenfolge kommen die Disputkarten? Sie werden einmal gemischt, zu Beginn; nur die nächste
    liegt offen.
ruling-Q33 = Wie weit reicht Zone C? Über den ganzen Spielplan: Kein Sektor liegt weiter als zwei vom Generator-Sektor
    entfernt.
ruling-Q34 = Dürft ihr weniger nehmen als „bis zu“ so viel? Ja, und ihr werdet gefragt, wo weniger euch helfen
    kann: wenn ihr sammelt, während eine ausliegende Karte euch nehmen kann, was ihr habt, beim Bauen, beim Wählen
    der Felder für den Kohlegenerator und beim Ablegen auf eine Karte. Sonst gilt die volle Menge, soweit
    vorhanden: beim Sammeln, bei Belastungswürfeln, bei den Leichnamen einer Schneegrube und bei der Kohle auf den
    Feldern, die ihr für den Kohlegenerator wählt.
ruling-Q35 = Was bedeutet „Der zweite Pfiff“ (#G13)? Einmal pro Runde handelt im laufenden Zug eine Arbeiter-Figur,
    die schon gehandelt hat, noch einmal: Zuerst wird ein Arbeiter krank, dann folgt die Aktion wie immer. Ihr erster
    Platz bleibt besetzt, und nachts ist sie eine Figur, die einen Schlafplatz braucht.
ruling-Q36 = Was wehrt „Die Nachtwache“ (#G16) ab? Die erste +1 Unzufriedenheit, die eine Karte des Dämmerungsstapels in
    einer Runde bringt, für 1 Kohle; von einer größeren Zahl nur den ersten Schritt. Zahlt ihr nicht, ist die
    Gelegenheit für diese Runde vorbei. Morgenkarten, Hunger und Gesetze werden nicht abgewehrt.
ruling-Q37 = Was tut #B12 in einem Gebäude, das heilen oder behandeln kann? Nachdem 1 Fürsorge aktiviert ist, wird nur
    geheilt: so viel, wie das Gebäude heilt, ausgebaut oder nicht, mit allem, was Gesetze hinzufügen; das Behandeln
    entfällt.
ruling-Q38 = Karten legen Belastungswürfel auf eine volle Belastungsleiste: Was passiert? Sie liegen auf dem
    Überlastfeld und zählen erst im nächsten Generatorbetrieb als Störfall. Kosten, die nicht mehr auf die Leiste
    passen, können nicht bezahlt werden.
ruling-Q39 = Ein Späher kommt während der Aktionen-Phase heim, weil die „Birkenkufen“ (#T01) ihn gleich ans Ende
    eines kurzen Pfades brachten: Kann er handeln? Ja, er ist wieder im Lager und so einsetzbar wie jede andere Figur.
ruling-Q40 = Was wird aus Figuren auf einem Gebäude, das zerstört wird, und aus Automata, die ihr verliert, während
    sie arbeiten? Die Figuren kommen nachts heim. Zuerst gehen Automata im Lager verloren; eines, das irgendwo steht,
    bleibt bis zur Nacht dort und kommt dann in den Vorrat.
ruling-Q41 = Was, wenn Runde 15 endet und keine Szenariokarte gesagt hat, dass ihr gewonnen habt? Dann ist die Stadt
    verloren.
ruling-Q42 = Muss man in jedem Zug handeln? Ja, wenn man kann; wer nicht kann, wird übergangen. Die Phase endet,
    wenn keine Figur mehr handeln kann oder wenn ihr sie gemeinsam beendet: Wer aufhören möchte, fragt euch alle,
    und der Anführer hat das letzte Wort. Macht ihr weiter, handelt dieser Spieler noch.
ruling-Q43 = Eine Spezial-Aktion bringt ihre eigene Karte aus dem Spiel: Was ist mit der Figur darauf? Sie kommt sofort
    ins Lager, wie bei jeder Karte, die verschwindet, und kann wieder eingesetzt werden.
ruling-Q44 = Bei einem Disput sind mehrere Arten von Plättchen gleichauf: In welcher Reihenfolge zählen sie? Alle
    zählen, mit der Anzahl, die beim Vorlesen der Karte galt; die Reihenfolge wählt ihr.
ruling-Q45 = Wer gibt bei einem Todesfall eine Bürgerkarte? Gefragt werden, im Uhrzeigersinn ab dem Anführer, alle, die eine
    dieser Art auf der Hand haben; wer zuerst eine gibt, entscheidet es. Gibt niemand eine, wird gezogen.
ruling-Q46 = Darf der Jungingenieur für die Bürgerkarte eines Ingenieurs eingesetzt werden? Nein: Eine Bürgerkarte
    verlangt eine Figur ihrer Art, und Jungarbeiter und Jungingenieur zählen als Kinder.
ruling-Q47 = Darf ein großes Gebäude auf dem Generator-Sektor stehen, dessen fünf Felder ein Sektor sind? Nein: Ein
    großes Plättchen bedeckt die beiden Felder eines inneren oder äußeren Sektors und passt nirgends sonst.
