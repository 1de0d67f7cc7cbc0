# Was man liest, wenn man auf etwas zeigt: was es ist, wie es heißt, wie es jetzt steht.

about-food = Aufgaben verlangen sie. Was in Phase 6 übrig ist, wird verkauft: je 2 HK-Dollar.
    .title = Lebensmittel
    .now = Du hast { $have }.
about-tools = Aufgaben verlangen Werkzeuge. Ein Werkzeug bringt bei der Mechanikerin und als Häkchen-Aktion 3
    HK-Dollar.
    .title = Werkzeuge
    .now = Du hast { $have }.
about-gasoline = Aufgaben verlangen es. Eine Häkchen-Aktion macht aus 1 Benzin 2 Transportscheine.
    .title = Benzin
    .now = Du hast { $have }.
about-water = Aufgaben verlangen es. Phase 6 nimmt, was übrig ist: je 1 HK-Dollar, oder 1 GPS-Gerät für zwei.
    .title = Wasser
    .now = Du hast { $have }.
about-books = Aufgaben verlangen Bücher. Eine Häkchen-Aktion macht aus 1 Buch 1 GPS-Gerät.
    .title = Bücher
    .now = Du hast { $have }.
about-medipacks = Aufgaben verlangen Erste-Hilfe-Koffer. Die Ärztin braucht 1, um eine Karte aus deinem Krankenhaus zu
    holen.
    .title = Erste-Hilfe-Koffer
    .now = Du hast { $have }.
about-battery = Eine Batterie ersetzt beim Bezahlen eine beliebige Ware. Du kannst eine für 5 HK-Dollar kaufen.
    .title = Batterie
    .now = Du hast { $have }.
about-same = So viele von einer Ware; welche, wählst du.
    .title = Von einer Sorte
about-money = Damit kaufst du Karten (2 bis 4) und Batterien (je 5). Am Ende werden je volle 5 zu 1 Siegpunkt.
    .title = HK-Dollar
    .now = Du hast { $have }.
about-per-search = Zeig deine Hand vor: Du bekommst so viele HK-Dollar pro Ortungszeichen.
    .title = HK-Dollar für Ortungszeichen
about-points = Wer am Ende die meisten hat, gewinnt. Die Schlusswertung zählt Geld, Erkundungsplättchen und Karten
    dazu.
    .title = Siegpunkte
    .now = Du hast { $have }; jetzt gewertet wären es { $total }.
about-transport = Einer schickt einen Helfer auf dem Rondell einen Abschnitt weiter oder überspringt einen Ort auf dem
    Stadtplan. Einer kostet 1 Siegpunkt.
    .title = Transportscheine
    .now = Du hast { $have }; im Vorrat liegen { $left }.
about-gps = Gib beim Erkunden eins aus: Es zählt 3 Ortungszeichen.
    .title = GPS-Geräte
    .now = Du hast { $have }; im Vorrat liegen { $left }.
about-cube = Deine Markiersteine sind deine Waren auf dem Rondell, und sie besetzen Orte auf dem Stadtplan.
    .title = Markiersteine
    .now = In deinem Vorrat liegen { $have }.
about-shape = Rote, gelbe und blaue Karten sind Helfer, lila Karten sind Spezialisten. Aufgaben zählen sie in einem
    Slot.
    .title = Das Zeichen einer Farbe
about-card = In einem deiner Slots müssen so viele Karten dieser Farbe liegen, egal in welcher Reihenfolge.
    .title = Karten einer Farbe
about-die = Ein Helfer besorgt die Ware, auf der der Würfel seiner Farbe liegt.
    .title = Warenwürfel
    .now = Rot, Gelb und Blau liegen auf: { $resources }.
about-search = Beim Erkunden muss dein Suchtrupp so viele haben, wie die Suche des Erkundungsplättchens verlangt.
    .title = Ortungszeichen
    .now = Deine ganze Hand und alle Geräte bringen { $have }.
about-slot = In Phase 1 legst du in jeden bis zu 1 Karte. Beim Aufnehmen bekommst du den Slot mit den meisten Karten
    zurück: Du nimmst sie auf die Hand.
    .title = Slots
    .now = { $have } von 4 sind offen.
about-hand = Mit wenigen Karten auf der Hand darfst du in Phase 8 aufnehmen.
    .title = Hand
    .now = Du hast { $have }; aufnehmen geht mit höchstens { $limit }.
about-hospital = Hier liegen verletzte Karten. Die Ärztin holt sie zurück.
    .title = Krankenhaus
    .now = { $have ->
        [0] In deinem liegt niemand.
        [one] In deinem liegt 1 Karte.
       *[other] In deinem liegen { $have } Karten.
    }
about-recover = Eine Karte kommt zurück: aus dem Krankenhaus durch die Ärztin, mit ihren Siegpunkten, oder aus einem
    Slot beim Aufnehmen.
    .title = Zurück auf die Hand
about-check = Du führst sie mit der Anführerin in Phase 2 aus oder wenn du in Phase 8 Karten aufnimmst: Wer nichts
    nimmt, hat keine.
    .title = Häkchen-Aktion
    .now = { $have } von { $of } auf deiner Konsole sind frei.
about-always = Ist die Karte abgeschlossen, wirkt sie bis zum Ende des Spiels.
    .title = Dauerhafter Effekt
about-finish = Als abschließende Belohnung bekommst du sie, wenn du den Plan beendest.
    .title = Abschließende Belohnung
about-bonus = Du bekommst ihn dazu, wenn du alle Aufgaben des Plans erfüllt hast.
    .title = Bonus
about-lock = Der vierte Slot öffnet sich mit der Stromversorgung, eine Häkchen-Aktion, wenn du einen Bezirk sicherst.
    .title = Gesperrt
about-objectives = Hier liegen Karten mit Aufgaben, bis du sie erfüllst. Du hast 3 Plätze.
    .title = Aufgabenplätze
    .now = { $have } sind frei.
about-goal = Bezahle alles vor dem Pfeil und habe, was er zeigt; dann bekommst du, was dahinter steht.
    .title = Aufgabe
about-restore = Zwei Aufgaben deiner Konsole, je einmal: aufnehmen mit bis zu 6 Karten und ein vierter Slot. Jede bringt
    10 Siegpunkte.
    .title = Stromversorgungsaufgaben
    .now = Du hast { $have } von 2 erfüllt.
about-display = Eine Karte kostet 4 HK-Dollar aus einer Reihe mit 3, 3 aus einer mit 2 und 2, wenn sie die letzte ist.
    .title = Kartenauslage
    .now = Du hast { $money } HK-Dollar; freie Plätze: { $have }.
about-draw = Wird seine letzte Karte gezogen, folgt nach dieser Runde noch eine.
    .title = Nachfüllstapel
    .now = Er hat noch { $have } Karten, der Reservestapel { $reserve }.
about-district = Sichere ihn mit einem eigenen Markierstein auf jedem Ort ringsum; dann punkten alle für ihre Steine
    dort.
    .title = Bezirk
    .now = { $have } von { $of } sind gesichert.
about-location = Ein Platz für Markiersteine, mit einer Farbe. Ein neuer Stein braucht einen von dir auf einem Ort
    daneben.
    .title = Ort
    .now = Du hältst { $have }.
about-road = Sie verbindet zwei Orte: Sie sind benachbart.
    .title = Straße
about-centre = Eine Aufgabe mit seinem Buchstaben verlangt eine Kette deiner Markiersteine vom einen zum anderen.
    .title = Notfalllager
about-tile = Schaffe seine einfache oder seine anspruchsvolle Suche und nimm den Gewinn. Offene Plättchen werden am
    Ende gewertet.
    .title = Erkundungsplättchen
    .now = Du hast { $up } offen und { $down } verdeckt.
about-eye = Du hast dieses verdeckte Plättchen angesehen.
    .title = Von dir gesehen
about-house = Er steht, wo du einen Bezirk umschlossen hast. Jeder, der die Konsole verlässt, schaltet eine
    Häkchen-Aktion frei.
    .title = „Bezirk gesichert“-Marker
    .now = Du hast { $have } gestellt.
about-rondel = Sechs Abschnitte, einer je Ware. Die Würfel sagen, was Helfer besorgen; deine Markiersteine, was du
    hast.
    .title = Rondell
about-flag = Hier beginnt der Zug, dann geht es im Uhrzeigersinn. Nach Phase 8 beginnt, wer als Nächstes sitzt.
    .title = Startspieler
    .now = Jetzt: { $seat }.
about-warning = Gleich geht etwas verloren oder zu Ende: Die Worte daneben sagen, was.
    .title = Achtung
about-orchid = Siegpunkte bringen in einem Kampagnenkapitel 1 bis 3 Blüten, wenn du alle Siegbedingungen erfüllst.
    .title = Blüten
    .now = Jetzt brächten deine Punkte { $have }.
about-round = Acht Phasen sind eine Runde. Das Spiel endet eine Runde, nachdem der Nachfüllstapel leer ist.
    .title = Runde
    .now = Dies ist Runde { $round }; { $last ->
        [0] die letzte steht noch nicht fest.
       *[other] Runde { $last } ist die letzte.
    }
about-phase-0 = Alle setzen einen ersten Markierstein auf einen Ort; wer als Startspieler beginnt, kommt zuletzt.
    .title = Spielvorbereitung
about-phase-1 = Die Würfel fallen auf das Rondell. Dann legen alle verdeckt bis zu eine Karte in jeden Slot.
    .title = Phase 1: Waren und Planung
about-phase-2 = Reihum deckst du deine geplanten Karten einzeln auf: Helfer besorgen Waren, Spezialisten handeln.
    .title = Phase 2: Einsatz
about-phase-3 = Reihum erfüllst du so viele Aufgaben, wie du bezahlen kannst: Karten kommen zu dir, Markiersteine auf
    den Stadtplan.
    .title = Phase 3: Ziele
about-phase-4 = Reihum darfst du die Plättchen eines Bezirks neben deinen Markiersteinen ansehen und einen Suchtrupp
    nach einem davon schicken.
    .title = Phase 4: Erkunden
about-phase-5 = Reihum kaufst du eine Karte aus der Kartenauslage oder passt, bis alle nacheinander gepasst haben.
    .title = Phase 5: Neue Ziele
about-phase-6 = Die rechte Karte jeder Reihe geht. Dann verkaufen alle Lebensmittel und Wasser und dürfen eine Zielkarte
    ablegen.
    .title = Phase 6: Aufräumen
about-phase-7 = Umschlossene Bezirke werden gesichert: Marker schalten Aktionen frei, und alle Markiersteine ringsum
    punkten.
    .title = Phase 7: Bezirke sichern
about-phase-8 = Reihum nimmst du mit wenigen Karten auf der Hand deinen größten Slot zurück und führst Häkchen-Aktionen
    aus.
    .title = Phase 8: Aufnehmen
