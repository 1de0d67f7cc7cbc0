# Blackout: Hong Kong, die Spielregeln in der App.
# Eine Nachricht für jede nummerierte Regel und für jede Klarstellung. Jeder Text steht für sich: Er wird allein
# angezeigt, als Antwort auf „Warum?“.

rules-blackout-title = Blackout: Hong Kong

## 1 Spielmaterial

section-B1 = Spielmaterial
rule-B1-1 = Der Spielplan zeigt den Stadtplan von Hongkong mit 16 Bezirken. Um die Bezirke herum und zwischen
    ihnen findest du Orte: Kreise in Rot, Gelb, Blau oder Violett. Verbindet eine Straße zwei Orte, grenzen sie
    aneinander. Jeder Bezirk ist eine von Straßen eingeschlossene Fläche; die 3 bis 7 Orte auf seinem Rand
    umgeben ihn.
rule-B1-2 = Acht Orte auf dem Stadtplan sind zugleich Notfalllager. Sie gehören paarweise zusammen: Zwei tragen
    den Buchstaben A, zwei das B, zwei das C und zwei das D.
rule-B1-3 = Das Rondell ist ein Kreis aus sechs Abschnitten, einem für jede Ware. Reihum sind das Lebensmittel,
    Werkzeuge, Benzin, Wasser, Bücher und Erste-Hilfe-Koffer, danach kommen wieder die Lebensmittel. Die
    Batterie hat ihren Platz in der Mitte des Kreises.
rule-B1-4 = Diesen Vorrat teilen sich alle: 24 Transportscheine, 12 GPS-Geräte, 48 Erkundungsplättchen,
    3 Waren-Würfel (rot, gelb und blau) und eine Bank mit HK-Dollar in Münzen zu 1 und 5. Die Bank kann immer
    zahlen; das Geld geht ihr nie aus.
rule-B1-5 = Zum Spiel gehören 136 Karten: 72 Zielkarten, 48 Starthandkarten (12 für jede der 4 Spielfarben),
    8 Starthelferkarten und 4 Notfallpläne mit den Buchstaben A bis D. Die letzten 4 sind
    Würfelübersichtskarten, die zeigen, wie sich die Waren auf die Würfelseiten verteilen.
rule-B1-6 = Dir gehören eine Konsole, eine Siegpunktscheibe, 25 Markiersteine, 5 „Bezirk gesichert“-Marker, ein
    Gesperrt-Plättchen und ein „0-6“-Plättchen. Auf deiner Konsole findest du 5 Häkchen-Aktionen,
    2 Stromversorgungsaufgaben, 3 Aufgabenplätze, 1 Notfallplanplatz und 4 Slots, von denen der vierte
    anfangs gesperrt ist. Auch dein Krankenhaus und dein Häkchen-Bereich gehören dazu.

## 2 Spielvorbereitung

section-B2 = Spielvorbereitung
rule-B2-1 = Vor dem Spiel bekommt jeder der 16 Bezirke einen Stapel aus drei zufällig gezogenen
    Erkundungsplättchen, die verdeckt liegen.
rule-B2-2 = Die 72 Zielkarten werden gemischt, und ein Teil davon kommt als Reservestapel beiseite: 36 Karten zu
    zweit, 21 zu dritt, 15 zu viert. Alle anderen bilden den Nachfüllstapel. In der Kampagne richtet sich die
    Größe des Reservestapels außer nach der Spielerzahl auch nach dem Kapitel (B14.1).
rule-B2-3 = Die ersten neun Karten des Nachfüllstapels liegen offen als Kartenauslage bereit, in 3 Reihen zu je
    3 Karten.
rule-B2-4 = Du beginnst mit 0 Siegpunkten. Von deinen 25 Markiersteinen kommt 1 auf die Batterie in der Mitte des
    Rondells, du hast also von Anfang an eine Batterie; der Rest ist dein Vorrat.
rule-B2-5 = Zu Beginn hast du 5 Transportscheine und 4 HK-Dollar.
rule-B2-6 = Deine 5 „Bezirk gesichert“-Marker stehen auf den 5 Häkchen-Aktionen deiner Konsole. Solange ein
    Marker dort steht, kannst du diese Aktion nicht nutzen. Auch dein „0-6“-Plättchen und dein
    Gesperrt-Plättchen liegen anfangs auf ihren eigenen Feldern; das Gesperrt-Plättchen blockiert deinen
    vierten Slot.
rule-B2-7 = Du bekommst 2 zufällige Starthelferkarten, die offen auf 2 deiner 3 Aufgabenplätze liegen; das gilt
    auch in der Kampagne. Nur im einzelnen Spiel bekommst du außerdem 1 zufälligen Notfallplan auf seinen
    eigenen Platz. Starthelferkarten und Notfallpläne, die niemand bekommen hat, kommen nicht ins Spiel.
rule-B2-8 = Deine 12 Starthandkarten sind 2 gelbe, 3 rote und 3 blaue Helfer sowie vier Spezialisten: Anführer,
    Ärztin, Mechanikerin und Späherin. Einer der blauen Helfer beschafft 2 Waren; er beginnt zusammen mit dem
    Anführer offen in deinem Krankenhaus. Ein gelber Helfer liegt in deinem ersten Slot. In deinem zweiten
    Slot liegt ein roter Helfer und auf ihm ein blauer. Die übrigen 7 Karten sind deine Hand: 1 gelber, 2 rote
    und 1 blauer Helfer, die Ärztin, die Mechanikerin und die Späherin.
rule-B2-9 = Wer Startspieler wird, entscheidet das Los, wenn ihr niemanden bestimmt habt. Danach sucht ihr euch
    alle einen Startort auf dem Stadtplan: Zuerst wählt, wer rechts vom Startspieler sitzt, dann geht es gegen
    den Uhrzeigersinn weiter, sodass der Startspieler zuletzt an der Reihe ist. Du legst einen deiner
    Markiersteine auf einen beliebigen Ort, den noch niemand gewählt hat.

## 3 Die Runde

section-B3 = Die Runde
rule-B3-1 = Eine Runde hat 8 Phasen. Erst wenn eine Phase für alle vorbei ist, beginnt die nächste. Innerhalb
    einer Phase fängt der Startspieler an, dann geht es im Uhrzeigersinn weiter, solange die Phase nichts
    anderes vorsieht.
rule-B3-2 = Nach Phase 8 wird für die neue Runde Startspieler, wer im Uhrzeigersinn als Nächstes sitzt.
rule-B3-3 = Immer wenn du etwas entscheiden darfst, kannst du vorher Batterien für je 5 HK-Dollar kaufen und
    Transportscheine aus dem Vorrat für je 1 Siegpunkt. Beides geht beliebig oft, und deine Punktzahl darf dabei
    unter 0 fallen.
rule-B3-4 = Eine Batterie ist ein Joker: Beim Bezahlen ersetzt sie eine beliebige der sechs Waren. Die einzige
    Ausnahme ist Phase 6, denn dort verdirbt eine Batterie nie anstelle von Lebensmitteln oder Wasser. Könntest
    du mit der Ware selbst oder mit einer Batterie bezahlen, entscheidest du.
rule-B3-5 = Jede Ware, die du hast, ist ein eigener Markierstein auf dem passenden Abschnitt des Rondells.
    Bekommst du eine Ware, legst du einen Stein aus deinem Vorrat dorthin; gibst du sie ab, kehrt der Stein in
    den Vorrat zurück. Ist dein Vorrat leer, bekommst du die Ware nicht.

## 4 Phase 1: Waren und Planung

section-B4 = Phase 1: Waren und Planung
rule-B4-1 = Der Startspieler wirft die drei Waren-Würfel. Zeigen zwei oder drei davon dieselbe Ware, werden alle
    diese gleichen Würfel noch einmal geworfen, bis drei verschiedene Waren zu sehen sind. Dann steht das
    Ergebnis fest, weiteres Würfeln ist nicht erlaubt, und jeder Würfel kommt auf den Abschnitt seiner Ware.
rule-B4-2 = Alle planen gleichzeitig und geheim. In jeden deiner freigeschalteten Slots darfst du höchstens
    1 Handkarte verdeckt legen, und zwar oben auf die Karten, die schon dort liegen. Du darfst auch Slots
    auslassen.
rule-B4-3 = Deine eigenen verdeckten Karten kannst du dir jederzeit ansehen. Die verdeckten Karten der anderen
    bleiben dir verborgen.
rule-B4-4 = Dein vierter Slot ist gesperrt. Du kannst dort erst planen, wenn du die zugehörige
    Stromversorgungsaufgabe erfüllt hast: 10 HK-Dollar und ein Slot mit 2 violetten und 2 gelben Karten (B6.13).

## 5 Phase 2: Einsatz

section-B5 = Phase 2: Einsatz
rule-B5-1 = In deinem Zug deckst du alle Karten auf, die du geplant hast, eine nach der anderen und in der
    Reihenfolge, die dir gefällt. Jede Karte führst du sofort nach dem Aufdecken aus, erst dann kommt die
    nächste. Auf die Aktion einer Karte kannst du verzichten, aufdecken musst du sie trotzdem. Danach bleiben
    alle Karten in ihrem Slot.
rule-B5-2 = Helfer sind rote, gelbe oder blaue Karten. Ein Helfer bringt dir die Ware, auf deren Abschnitt der
    Würfel in seiner Farbe liegt. Wie viele du davon bekommst, sagt dir die Zahl auf der Karte: 1 bis 3.
rule-B5-3 = Mit Transportscheinen beschafft ein Helfer dir etwas anderes. Jeder Schein bringt dich auf dem
    Rondell einen Abschnitt weiter vom Würfel weg, in der Richtung deiner Wahl. Alle Steine dieses Helfers
    kommen dann auf diese eine Ware; aufteilen kannst du sie nicht. Was du in dieser Phase bekommst, darfst du
    in derselben Phase schon wieder ausgeben.
rule-B5-4 = Spezialisten sind violette Karten mit einer oder mehreren besonderen Aktionen. Du bestimmst die
    Reihenfolge und darfst jede davon auslassen. Welche Aktionen es gibt, steht in Abschnitt B12.

## 6 Phase 3: Ziele

section-B6 = Phase 3: Ziele
rule-B6-1 = In deinem Zug darfst du in dieser Phase so viele Aufgaben erfüllen, wie du kannst und magst: Aufgaben
    der Karten auf deinen Aufgabenplätzen, Aufgaben deines Notfallplans und deine beiden Stromversorgungsaufgaben.
rule-B6-2 = Du erfüllst eine Aufgabe, indem du alle ihre Kosten bezahlst und alle ihre Voraussetzungen erfüllst.
    Kosten können bestimmte Waren sein, eine Anzahl Waren einer Art, die du selbst wählst, oder ein Betrag in
    HK-Dollar.
rule-B6-3 = Eine Farb-Voraussetzung zeigt Karten in bestimmten Farben. Du erfüllst sie, wenn in einem einzigen
    deiner Slots von jeder gezeigten Farbe genug Karten liegen. Die Reihenfolge ist gleichgültig, und andere
    Karten dürfen dazwischenliegen. Violett steht für Spezialisten.
rule-B6-4 = Eine Erkundungsplättchen-Voraussetzung zeigt zwei Belohnungsarten: Siegpunkte und eine bestimmte Ware.
    Du erfüllst sie, wenn du von beiden Arten je ein Erkundungsplättchen hast und beide offen liegen.
rule-B6-5 = Eine Notfalllager-Voraussetzung nennt einen Buchstaben. Du erfüllst sie, wenn deine Markiersteine
    eine lückenlose Kette bilden, die entlang der Straßen von Ort zu Ort führt, vom einen Notfalllager dieses
    Buchstabens bis zum anderen.
rule-B6-6 = Hast du die Aufgabe einer Karte erfüllt, kommt die Karte an ihren vorgesehenen Platz, entweder auf
    deine Hand oder in deinen Häkchen-Bereich. Dazu bekommst du den sofortigen Effekt der Aufgabe: Siegpunkte,
    HK-Dollar oder einen Markierstein auf dem Stadtplan.
rule-B6-7 = Lässt dich ein Effekt einen Markierstein auf dem Stadtplan platzieren, kommt er aus deinem Vorrat auf
    einen Ort der gezeigten Farbe oder, falls der Effekt das so angibt, einer beliebigen Farbe. Auf einem
    angrenzenden Ort muss schon ein eigener Stein liegen, auf dem neuen noch keiner; fremde Steine stören nicht. Verzichten
    darfst du nicht. Du kannst jeden erreichbaren Ort wählen, nicht nur den nächsten, und über eigene Steine
    gehst du kostenlos hinweg.
rule-B6-8 = Auf dem Weg zu einem Ort der verlangten Farbe darfst du Orte anderer Farben überspringen, ob leer
    oder von anderen besetzt. Jeder davon kostet dich 1 Transportschein. Gehen dir die Scheine aus, bevor du
    einen Ort dieser Farbe erreichst, musst du die fehlenden für je 1 Siegpunkt kaufen. Einen Ort der verlangten
    Farbe kannst du nie überspringen (außer ihr habt es so gewählt, R4); ein Stein für eine beliebige Farbe kann
    deshalb gar nichts überspringen.
rule-B6-9 = Sollst du einen Stein auf eine bestimmte Farbe legen, hast aber schon auf jedem Ort dieser Farbe
    einen, darfst du stattdessen einen Ort in irgendeiner Farbe wählen. Alle anderen Regeln zum Platzieren
    gelten weiter.
rule-B6-10 = Helfer und Spezialisten haben immer genau eine Aufgabe. Aufgabenkarten und Notfallpläne können
    mehrere haben, die du in beliebiger Reihenfolge erfüllst. Jede erfüllte Aufgabe gibt dir ihren sofortigen
    Effekt. Sind danach noch Aufgaben offen, markierst du die erfüllte mit einem Stein aus deinem Vorrat und
    entscheidest dann: die Karte jetzt abschließen oder sie liegen lassen und später abschließen (R8).
rule-B6-11 = Um eine Aufgabenkarte oder einen Notfallplan abzuschließen, nimmst du alle deine Steine herunter und
    legst die Karte in deinen Häkchen-Bereich. Dann bekommst du ihre abschließende Belohnung, meist einen
    Markierstein auf dem Stadtplan.
rule-B6-12 = Erfüllst du die letzte offene Aufgabe einer Karte, bekommst du zuerst deren sofortigen Effekt und
    dann auch den Bonus der Karte (die meisten haben einen). Danach schließt du die Karte ab: Die Steine
    kommen herunter, die Karte kommt in deinen Häkchen-Bereich, und du erhältst ihre abschließende Belohnung.
rule-B6-13 = Deine Konsole hat zwei Stromversorgungsaufgaben; jede kannst du einmal im Spiel erfüllen. Die erste:
    Du bezahlst 4 Waren einer Art deiner Wahl und hast einen Slot mit 2 blauen und 2 roten Karten. Das bringt dir
    10 Siegpunkte, und dein „0-6“-Plättchen kommt auf die „0-4“ von Phase 8, sodass du schon mit bis zu
    6 Handkarten aufnehmen darfst. Die zweite: Du bezahlst 10 HK-Dollar und hast einen Slot mit 2 violetten und 2 gelben
    Karten. Auch das bringt 10 Siegpunkte, und dein Gesperrt-Plättchen kommt weg: Dein vierter Slot ist für den
    Rest des Spiels offen.

## 7 Phase 4: Erkunden

section-B7 = Phase 4: Erkunden
rule-B7-1 = In deinem Zug darfst du einen Bezirk erkunden. Dort müssen Erkundungsplättchen liegen, offen oder
    verdeckt, einer deiner Markiersteine muss an ihn grenzen, und niemand darf ihn in dieser Runde schon
    gewählt haben. Du siehst dir seine Plättchen dann an, ohne sie den anderen zu zeigen.
rule-B7-2 = Nachdem du dir die Plättchen eines Bezirks angesehen hast, darfst du höchstens 1 davon einsammeln.
    Nimmst du keins, kommen alle genauso zurück, wie sie lagen, offen oder verdeckt. Nimmst du eins, kommen
    alle anderen offen zurück.
rule-B7-3 = Für das Plättchen, das du haben willst, entscheidest du dich zwischen der einfachen und der
    schwierigen Suche. Dann bildest du einen Suchtrupp: Du zeigst eine oder mehrere Handkarten mit
    Ortungszeichen vor.
rule-B7-4 = Für deine Suche zählen die Ortungszeichen auf den Karten deines Suchtrupps und auf deinen
    abgeschlossenen Aufgabenkarten, dazu 1 für jedes Erkundungsplättchen, das verdeckt vor dir liegt, und 3 für
    jedes GPS-Gerät, das du jetzt einsetzt. Die Summe muss mindestens so hoch sein, wie die Suche verlangt.
rule-B7-5 = Das Einsammeln hat eine feste Reihenfolge: Die nicht gewählten Plättchen kommen offen zurück, du
    wählst die Suche, bildest den Suchtrupp, bekommst die Belohnung dieser Suche, legst das Plättchen ab, und
    eine Karte kommt ins Krankenhaus. Die Belohnungsart eines Plättchens ist immer die seiner einfachen
    Belohnung. Es gibt 7 Arten: Siegpunkte, HK-Dollar, Batterie, Bücher, Werkzeuge, Erste-Hilfe-Koffer und Benzin.
rule-B7-6 = Dein erstes Plättchen einer Belohnungsart liegt offen neben deiner Konsole. Hast du schon ein offenes
    Plättchen dieser Art, liegt das neue stattdessen verdeckt und gibt dir von da an bei jedem Erkunden
    1 Ortungszeichen.
rule-B7-7 = Eine zufällig gezogene Karte deines Suchtrupps ist verletzt und kommt offen in dein Krankenhaus; die
    übrigen bleiben auf deiner Hand. Dein Suchtrupp braucht immer mindestens eine Karte, auch wenn deine
    anderen Ortungszeichen schon reichen würden. Eine Suche, die du nicht schaffen kannst, darfst du nicht
    wählen.
rule-B7-8 = Beim Plättchen des Bezirks, dessen einfache Suche am wenigsten verlangt, kannst du eine
    Trainings-Suche machen; sind mehrere gleich leicht, suchst du dir eins davon aus. Statt der einfachen oder schwierigen Suche
    brauchst du dann nur 4 Ortungszeichen. Du zeigst das Plättchen allen und legst es verdeckt vor dir ab, eine
    Belohnung bekommst du dafür nicht. Wie immer kommt eine zufällige Karte deines Suchtrupps ins Krankenhaus
    (B7.7).
rule-B7-9 = Die Ärztin hat keine Ortungszeichen, deshalb kann sie nie zu einem Suchtrupp gehören.

## 8 Phase 5: Neue Ziele

section-B8 = Phase 5: Neue Ziele
rule-B8-1 = Reihum kauft ihr entweder eine Karte oder passt. Die Phase endet, wenn alle direkt nacheinander
    gepasst haben. Bis dahin darfst du in einem späteren Zug wieder kaufen, auch wenn du schon gepasst hast.
rule-B8-2 = Was du für eine Karte zahlst, richtet sich danach, wie voll ihre Reihe vor dem Kauf ist: 4 HK-Dollar
    bei 3 Karten, 3 HK-Dollar bei 2 Karten und 2 HK-Dollar, wenn sie die einzige ist.
rule-B8-3 = Eine gekaufte Karte kommt auf einen freien Aufgabenplatz. Du hast 3 davon; sind alle belegt, kannst
    du nichts kaufen. Der Notfallplanplatz zählt nicht mit und nimmt nie eine andere Karte auf, auch dann
    nicht, wenn dein Plan ihn schon verlassen hat.
rule-B8-4 = Sobald die letzte Karte einer Reihe gekauft ist, wird die Reihe mit 3 Karten vom Nachfüllstapel
    aufgefüllt, noch bevor das Spiel weitergeht.

## 9 Phase 6: Aufräumen

section-B9 = Phase 6: Aufräumen
rule-B9-1 = Zuerst lichtet sich die Kartenauslage: In jeder Reihe wird die Karte ganz rechts abgelegt. Danach
    werden leere Reihen mit je 3 Karten aufgefüllt, von oben nach unten. Reihen, in denen noch etwas liegt,
    bekommen nichts Neues.
rule-B9-2 = Als Nächstes musst du in deinem Zug alle deine Lebensmittel und dein ganzes Wasser in den Vorrat
    zurücklegen. Jedes Lebensmittel bringt dir 2 HK-Dollar. Wasser gibst du paarweise ab, für 1 GPS-Gerät je
    Paar, oder einzeln für je 1 HK-Dollar; wie du es aufteilst, entscheidest du. Manche abgeschlossenen
    Aufgabenkarten bieten dir bessere Tauschwerte (B13.3).
rule-B9-3 = Zuletzt darfst du in deinem Zug 1 Karte von deinen 3 Aufgabenplätzen aufgeben und ablegen. Deinen
    Notfallplan kannst du so nicht loswerden. Liegen Markiersteine auf der Karte, kehren sie in deinen Vorrat
    zurück.

## 10 Phase 7: Bezirke sichern

section-B10 = Phase 7: Bezirke sichern
rule-B10-1 = Ein Bezirk ist gesichert, wenn jemand auf jedem einzelnen Ort rund um ihn einen eigenen Markierstein
    hat. Dafür genügt eine Person, es können aber auch mehrere in derselben Runde sein. Jeder Bezirk wird nur einmal im
    Spiel gesichert.
rule-B10-2 = Jeder neu gesicherte Bezirk wird in drei Schritten abgehandelt. Erstens: Seine übrigen
    Erkundungsplättchen kommen aus dem Spiel. Zweitens: Wenn du ihn ganz umschließt, musst du einen „Bezirk
    gesichert“-Marker deiner Wahl von deiner Konsole nehmen und dorthin stellen; das schaltet die
    Häkchen-Aktion darunter frei. Hast du keinen Marker mehr, legst du einen Markierstein aus deinem Vorrat
    hin. Das kann in derselben Runde mehreren gelingen. Drittens: Alle bekommen Siegpunkte für ihre eigenen Steine
    rund um den Bezirk, auch ohne ihn zu umschließen: 2 Siegpunkte für 1 oder 2 Steine, 3 für 3, 5 für 4, 7 für 5,
    10 für 6 und 14 für 7.

## 11 Phase 8: Aufnehmen, und das Ende

section-B11 = Phase 8: Aufnehmen, und das Ende
rule-B11-1 = In deinem Zug darfst du Karten aufnehmen, wenn du höchstens 4 auf der Hand hast, oder höchstens 6,
    sobald dein „0-6“-Plättchen umgelegt ist. Dann nimmst du alle Karten aus dem Slot auf die Hand, in dem die
    meisten liegen. Liegen in mehreren Slots gleich viele, wählst du einen davon.
rule-B11-2 = Nur wenn du in dieser Phase wirklich Karten aufgenommen hast, darfst du auch deine freigeschalteten
    Häkchen-Aktionen ausführen, die auf deiner Konsole ebenso wie die auf deinen abgeschlossenen
    Aufgabenkarten. Die Reihenfolge bestimmst du, jede Aktion geht einmal. Was du früher in dieser Runde
    freigeschaltet hast, steht dir schon zur Verfügung.
rule-B11-3 = In dem Moment, in dem die letzte Karte des Nachfüllstapels gezogen wird, ist das Spielende
    eingeleitet. Reihen, die danach leer werden, füllt der Reservestapel auf. Ihr spielt die laufende Runde zu
    Ende und dann genau eine weitere volle Runde. Ist auch der Reservestapel leer, bleiben die Reihen, wie sie
    sind; abgelegte Karten werden nie wieder eingemischt.
rule-B11-4 = In der finalen Wertung verkaufst du zuerst alle Waren, die du auf dem Rondell hast, auch Batterien,
    für je 1 HK-Dollar. Dann werden je volle 5 HK-Dollar zu 1 Siegpunkt. Deine offenen Erkundungsplättchen zählen
    nach ihrer Anzahl: 2 Siegpunkte für 1 oder 2 Plättchen, 3 für 3, 5 für 4, 7 für 5, 10 für 6 und 14 für 7. Zum
    Schluss zählt jede Karte auf deiner Hand und in deinen Slots die aufgedruckten Siegpunkte. Karten auf
    Aufgabenplätzen und im Krankenhaus bringen dir nichts.
rule-B11-5 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheidet, wer mehr HK-Dollar übrig hat. Ist
    auch das gleich, teilt ihr euch den Sieg.

## 12 Spezialisten

section-B12 = Spezialisten
rule-B12-1 = Dein Anführer gibt dir 1 Batterie und lässt dich eine einzige Häkchen-Aktion ausführen, die du
    freigeschaltet hast. Die Karte hat 2 Ortungszeichen.
rule-B12-2 = Deine Späherin bringt dir 2 HK-Dollar und lässt dich 1 Benzin oder 1 Buch gegen 1 GPS-Gerät
    eintauschen.
rule-B12-3 = Deine Mechanikerin bringt dir 3 HK-Dollar, und für 1 Werkzeug bekommst du 3 HK-Dollar mehr.
rule-B12-4 = Mit deiner Ärztin kannst du 1 Erste-Hilfe-Koffer bezahlen und dafür eine Karte aus deinem
    Krankenhaus auf die Hand zurücknehmen; die Siegpunkte auf dieser Karte bekommst du sofort. Die Ärztin hat keine
    Ortungszeichen.
rule-B12-5 = Unter den Zielkarten sind weitere Spezialisten mit je 1 oder 2 Ortungszeichen. Es gibt sechs Arten.
    (a) Du bekommst 5 HK-Dollar; zeigst du deine Hand vor, kommt für jedes Ortungszeichen darin 1 HK-Dollar
    hinzu. (b) Du bekommst die aufgedruckten HK-Dollar; bezahlst du 1 Werkzeug, kommt der zweite Betrag hinzu.
    (c) Für 1 Lebensmittel platzierst du einen Markierstein auf dem Stadtplan, auf einem Ort beliebiger Farbe.
    (d) Du tauschst 1 Benzin oder 1 Buch gegen 1 GPS-Gerät oder beides zusammen gegen 2 GPS-Geräte. (e) Für
    3 HK-Dollar (auf manchen Karten 4) bekommst du 3 Waren einer Art deiner Wahl, aber keine Batterien. (f) Du
    bekommst 2 Siegpunkte; bezahlst du 1 Werkzeug, kommen 2 weitere hinzu.

## 13 Häkchen-Aktionen und Aufgabenkarten

section-B13 = Häkchen-Aktionen und Aufgabenkarten
rule-B13-1 = Deine Konsole hat fünf Häkchen-Aktionen: 1 Buch für 1 GPS-Gerät; 1 Benzin für 2 Transportscheine;
    1 Werkzeug für 3 HK-Dollar; 1 Erste-Hilfe-Koffer für 1 Batterie; 4 HK-Dollar für 2 Siegpunkte. Eine Aktion ist
    freigeschaltet, wenn ihr „Bezirk gesichert“-Marker weg ist, und bei jeder Aktivierung führst du sie einmal
    aus.
rule-B13-2 = Abgeschlossene Aufgabenkarten können dir diese Häkchen-Aktionen bieten, je einmal pro Aktivierung:
    1 Ware der gezeigten Art bekommen; 1 Ware der gezeigten Art gegen die gezeigten Waren tauschen; 2 HK-Dollar
    für 1 Batterie bezahlen; 3 HK-Dollar bekommen; 1 Ware der gezeigten Art für 3 Siegpunkte abgeben.
rule-B13-3 = Manche abgeschlossenen Aufgabenkarten haben keine Aktion, sondern wirken dauerhaft. Eine Art gibt
    dir bei jedem Erkunden 1 Ortungszeichen. Bei einer anderen zählt jedes GPS-Gerät, das du einsetzt,
    1 Ortungszeichen mehr. Eine lässt dich in Phase 6 beliebig oft 2 Lebensmittel in 4 Siegpunkte umwandeln, und
    eine, ebenfalls in Phase 6 und beliebig oft, 2 Wasser in 7 HK-Dollar.
rule-B13-4 = Häkchen-Aktionen kannst du nur auf zwei Wegen ausführen: durch deinen Anführer in Phase 2 und beim
    Aufnehmen in Phase 8. Einen anderen Weg gibt es nicht.

## 14 Kampagne und Solospiel

section-B14 = Kampagne und Solospiel
rule-B14-1 = Die Kampagne hat fünf Kapitel, jedes mit einem eigenen Reservestapel für 1, 2, 3 oder 4 Personen.
    Kapitel 1: 33, 24, 18 oder 12 Karten. Kapitel 2: 48, 42, 39 oder 36. Kapitel 3: 33, 24, 18 oder 12.
    Kapitel 4: 39, 30, 24 oder 18. Kapitel 5: 27, 18, 9 oder gar keine.
rule-B14-2 = In der Kampagne liegen die Notfallpläne neben dem Spielplan und stehen allen offen. Solo und zu zweit
    gibt es einen: A in Kapitel 1, B in Kapitel 2, B in Kapitel 3, C in Kapitel 4 und D in Kapitel 5. Zu dritt
    und zu viert sind es zwei: A und D in Kapitel 1, B und C in Kapitel 2, B und D in Kapitel 3, A und C in
    Kapitel 4, B und D in Kapitel 5. Nach deiner ersten Aufgabe auf einem Plan kannst du nur noch Aufgaben
    dieses Plans erfüllen. Was andere schon erfüllt haben, bleibt auch für dich möglich. Jede erfüllte Aufgabe
    markierst du mit einem Stein, auch die letzte, und diese Steine bleiben bis zum Ende liegen. Die Pläne
    selbst bleiben immer, wo sie sind, und haben keine abschließende Belohnung.
rule-B14-3 = Jedes Kapitel hat Siegbedingungen. In Kapitel 1 brauchst du einen Markierstein auf jeder Aufgabe
    eines Notfallplans; in den Kapiteln 2 bis 5 genügen Steine auf mindestens 2 Aufgaben eines Plans. Kapitel 3
    verlangt außerdem mindestens 4 deiner Steine auf Orten rund um den Bezirk Central, Kapitel 4 mindestens
    4 deiner Steine auf roten Orten und Kapitel 5 deine beiden Stromversorgungsaufgaben.
rule-B14-4 = Deine Siegpunkte bringen dir in einem Kapitel der Kampagne 1, 2 oder 3 Bauhinien-Blüten ein. Dafür brauchst du 60, 75
    oder 90 Siegpunkte in Kapitel 1; 35, 50 oder 65 in Kapitel 2; 65, 85 oder 105 in Kapitel 3; 65, 80 oder 95 in
    Kapitel 4; 105, 125 oder 145 in Kapitel 5. Schon die Siegpunkte für 1 Blüte zu erreichen ist eine eigene
    Siegbedingung. Blüten bekommst du nur, wenn du alle Siegbedingungen des Kapitels erfüllst, und du zählst
    deine eigenen von Kapitel zu Kapitel zusammen.
rule-B14-5 = Zu zweit bis zu viert gewinnst du ein Kapitel, wenn du die meisten Siegpunkte von allen hast und auch
    alle Siegbedingungen erfüllst. Verfehlt die Person mit den meisten Siegpunkten eine Bedingung, gewinnt niemand.
    Bei Gleichstand an der Spitze gewinnt, wer mehr HK-Dollar übrig hat.
rule-B14-6 = Solo spielst du nur die Kampagne. Immer wenn du in Phase 5 nichts kaufst, verliert die oberste Reihe
    am Ende der Phase ihre Karte ganz rechts; ist die Reihe dann leer, wird sie wie üblich aufgefüllt. Um ein
    Kapitel zu gewinnen, brauchst du außerdem genug Siegpunkte für 2 Bauhinien-Blüten. Verlierst du, beginnst du
    dasselbe Kapitel noch einmal mit 2 HK-Dollar mehr als zuletzt, und das summiert sich mit jeder Niederlage
    in diesem Kapitel: Nach zweien beginnst du mit 8 HK-Dollar.
rule-B14-7 = Nach dem fünften Kapitel zählst du die Bauhinien-Blüten aus allen fünf zusammen. Mit 15 ist dein
    Ergebnis perfekt, ab 12 sehr gut, ab 10 gut, und ab 5 hast du es geschafft.

## Klarstellungen: wo die gedruckten Regelhefte voneinander abweichen oder schweigen

ruling-R1 = Wie viele Transportscheine bringt die Häkchen-Aktion für Benzin auf deiner Konsole? Das englische
    Regelheft sagt 1, das deutsche, das französische und das chinesische sagen 2; du bekommst 2.
ruling-R2 = Was kosten die beiden Stromversorgungsaufgaben? Gedruckt steht es nur in der französischen Übersicht,
    und ihr folgen wir: 4 Waren einer Art und ein Slot mit 2 blauen und 2 roten Karten für das
    „0-6“-Plättchen, 10 HK-Dollar und ein Slot mit 2 violetten und 2 gelben Karten für den vierten Slot (B6.13).
ruling-R3 = Brauchst du in Kapitel 1 der Kampagne alle Aufgaben eines Notfallplans oder nur zwei? Das chinesische
    Regelheft sagt zwei, das englische, das deutsche und das französische sagen alle; du brauchst alle.
ruling-R4 = Darfst du beim Platzieren eines Markiersteins einen Ort überspringen, der schon die verlangte Farbe
    hat? Das deutsche Regelheft erlaubt jeden Ort, das englische, das französische und das chinesische nur
    solche der falschen Farbe. Du darfst es nicht, außer ihr habt vor dem Spiel die deutsche Lesart gewählt;
    dann darf auch ein Stein für eine beliebige Farbe Orte überspringen.
ruling-R5 = Wer bekommt in einem Kapitel der Kampagne Bauhinien-Blüten? Nur das französische Regelheft sagt es:
    Du bekommst sie nur, wenn du alle Siegbedingungen des Kapitels erfüllst.
ruling-R6 = Bekommst du in der Kampagne den Bonus eines Notfallplans, wenn du alle seine Aufgaben erfüllt hast?
    Ja; nur die abschließende Belohnung entfällt dort.
ruling-R7 = Du hast einen Bezirk gewählt und dir seine Plättchen angesehen, aber keins eingesammelt: Kann ihn nun
    jemand anderes wählen? Nein, er gilt für diese Runde als gewählt.
ruling-R8 = Du hast eine Karte mit mehreren Aufgaben liegen lassen: Kannst du sie später einfach abschließen?
    Ja, immer wenn du Aufgaben erfüllen darfst, in derselben Phase oder in einer späteren Runde. Die Regelhefte
    nennen diese Wahl „Nein, später“ und stellen keine weitere Bedingung; müsstest du erst noch eine Aufgabe
    erfüllen, würde eine Karte mit unerreichbaren Aufgaben ihren Platz für immer blockieren.
ruling-R9 = In einem Inhaltspaket, dessen Kartenzahl nicht durch 3 teilbar ist, kann der Nachfüllstapel weniger
    Karten haben, als zum Auffüllen nötig sind: Was dann? Alle restlichen Karten werden gezogen, das leitet das
    Spielende ein, und was der Reihe noch fehlt, kommt vom Reservestapel.
ruling-R10 = Was, wenn der gemeinsame Vorrat an GPS-Geräten oder Transportscheinen leer ist? Was du bekommen
    hättest, bekommst du nicht, und was jemand abgibt, kommt sofort in den Vorrat zurück. Deshalb scheitert nie
    etwas an Transportscheinen: Ist der Vorrat leer, kostet dich jeder fehlende direkt 1 Siegpunkt, ob du Orte
    überspringst (auf dem Weg zu jedem erreichbaren Ort, nicht nur zum nächsten) oder ob ein Helfer auf dem
    Rondell weiter weg beschafft.
ruling-R11 = In welcher Reihenfolge werden mehrere Bezirke abgehandelt, die in derselben Runde gesichert werden?
    So, wie das Inhaltspaket sie aufführt; bei jedem wählt ihr eure Marker im Uhrzeigersinn, angefangen beim
    Startspieler.
ruling-R12 = Zählen verdeckte Erkundungsplättchen, wenn eine Aufgabe Erkundungsplättchen voraussetzt? Nein, beide
    müssen offen liegen, wie es das deutsche Regelheft festlegt.
ruling-R13 = Musst du die Aktionen eines Spezialisten von der ersten bis zur letzten ausführen? Das englische und
    das deutsche Regelheft sagen „dann“, das französische und das chinesische erlauben jede Reihenfolge; du
    darfst sie in jeder Reihenfolge ausführen und jede auslassen.
ruling-R14 = Du hast Plättchen einer Belohnungsart nur verdeckt, weil sie aus einer Trainings-Suche stammen: Wie
    liegt das nächste dieser Art? Offen, denn dafür zählen nur offene Plättchen, wie es das deutsche Regelheft
    sagt.
ruling-R15 = Welche deiner Karten zählen am Ende Siegpunkte? Die französische Übersicht zählt alle außer denen auf
    Aufgabenplätzen und im Krankenhaus; hier zählen aber nur die Karten auf deiner Hand und in deinen Slots,
    abgeschlossene Karten im Häkchen-Bereich also nicht.
ruling-R16 = Du erfüllst eine von mehreren Aufgaben einer Karte: Was kommt zuerst, der Effekt oder der Stein, der
    sie markiert? Zuerst bekommst du den Effekt, danach markierst du die Aufgabe.
ruling-R17 = Was, wenn dein Vorrat keinen Markierstein hat und du einen brauchst? Eine Ware oder ein Stein für den
    Stadtplan ist verloren, eine Aufgabe dagegen gilt auch ohne Stein als erfüllt; Steine, die du gerade bezahlt
    oder von einer Karte genommen hast, stehen dafür schon wieder bereit.
ruling-R18 = Kannst du eine Batterie als Lebensmittel oder Wasser einsetzen, wenn eine Aufgabenkarte dich diese in
    Phase 6 eintauschen lässt? Nein, dort ersetzt eine Batterie sie nie.
ruling-R19 = Du hast mehr als eine Aufgabenkarte abgeschlossen, die GPS-Geräte verbessert: Summiert sich das? Ja,
    durch jede davon zählt jedes GPS-Gerät, das du einsetzt, 1 Ortungszeichen mehr.
ruling-R20 = Gibt es im dritten Beispiel der Regelhefte zum Sichern eines Bezirks 5 Siegpunkte oder 7? Das englische,
    das deutsche und das chinesische Regelheft sagen 5, das französische sagt 7; richtig sind 5.
ruling-R21 = Welche Häkchen-Aktion lässt dein Anführer dich ausführen? Genau eine, von deiner Konsole oder von
    einer abgeschlossenen Karte; du darfst sie mit der Batterie bezahlen, die du gerade bekommen hast, und
    dieselbe Aktion in Phase 8 dieser Runde noch einmal ausführen.
ruling-R22 = Welches Geld entscheidet bei Gleichstand am Spielende? Die HK-Dollar, die dir bleiben, nachdem je 5
    davon zu 1 Siegpunkt geworden sind.

# Eigene Klarstellungen: Fragen, die beim Bauen aufkamen.

ruling-R23 = Wann sehen alle das Erkundungsplättchen, das du einsammelst? Sobald du es wählst, noch bevor du
    deinen Suchtrupp bildest, so wie im deutschen Regelheft; in den anderen wird es erst beim Einsammeln
    gezeigt.
ruling-R24 = Was, wenn du mehrere Warenarten auf einmal bekommst und dein Vorrat zu wenige Markiersteine hat? Die
    Steine werden in der Reihenfolge des Rondells verteilt, zuerst Lebensmittel, zuletzt die Batterie; der Rest
    ist verloren.
ruling-R25 = Kampagne zu zweit bis zu viert: Was, wenn mehrere gemeinsam die meisten Siegpunkte haben? Von denen, die
    die Siegbedingungen des Kapitels erfüllen, gewinnt, wer mehr HK-Dollar hat; ist auch das gleich, gewinnen
    sie gemeinsam.
ruling-R26 = Auf welcher Farbe platziert der Spezialist, der 1 Lebensmittel in einen Markierstein auf dem Stadtplan
    verwandelt, diesen Stein? Auf jeder beliebigen, wie es das deutsche Regelheft sagt.
ruling-R27 = Brauchst du Markiersteine auf den beiden Notfalllagern selbst, um sie zu verbinden? Ja, die Kette
    deiner Steine beginnt auf dem einen und endet auf dem anderen.
ruling-R28 = Kannst du etwas kaufen, tauschen oder einsetzen, das dir nichts brächte, etwa eine Batterie, wenn
    dein Vorrat keinen Markierstein hat, oder Wasser gegen ein GPS-Gerät, wenn keins mehr da ist? Nein: Was dir
    nichts brächte, wird nicht angeboten.
