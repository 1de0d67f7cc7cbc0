# Was man liest, wenn man auf etwas zeigt: was es ist, wie es heißt, wie es jetzt steht.

about-food = Aufgaben verlangen sie. In Phase 6 verkaufst du den Rest für je 2 HK-Dollar.
    .title = Lebensmittel
    .now = Du hast { $have }.
    .of = { $seat } hat { $have }.
about-tools = Aufgaben verlangen Werkzeuge. Deine Mechanikerin oder eine Häkchen-Aktion macht aus 1 Werkzeug 3
    HK-Dollar.
    .title = Werkzeuge
    .now = Du hast { $have }.
    .of = { $seat } hat { $have }.
about-gasoline = Aufgaben verlangen es. Eine Häkchen-Aktion macht aus 1 Benzin 2 Transportscheine.
    .title = Benzin
    .now = Du hast { $have }.
    .of = { $seat } hat { $have }.
about-water = Aufgaben verlangen es. In Phase 6 verkaufst du den Rest: je 1 HK-Dollar oder 1 GPS-Gerät für zwei.
    .title = Wasser
    .now = Du hast { $have }.
    .of = { $seat } hat { $have }.
about-books = Aufgaben verlangen Bücher. Eine Häkchen-Aktion macht aus 1 Buch 1 GPS-Gerät.
    .title = Bücher
    .now = Du hast { $have }.
    .of = { $seat } hat { $have }.
about-medipacks = Aufgaben verlangen Erste-Hilfe-Koffer. Die Ärztin braucht 1, um eine Karte aus deinem Krankenhaus
    zurückzuholen.
    .title = Erste-Hilfe-Koffer
    .now = Du hast { $have }.
    .of = { $seat } hat { $have }.
about-battery = Eine Batterie ersetzt beim Bezahlen eine beliebige Ware. Du kannst eine für 5 HK-Dollar kaufen.
    .title = Batterie
    .now = Du hast { $have }.
    .of = { $seat } hat { $have }.
about-same = So viele Waren einer Sorte; welche, wählst du.
    .title = Von einer Sorte
about-money = Damit kaufst du Karten (je 2 bis 4) und Batterien (je 5). Am Ende werden je volle 5 zu 1 Siegpunkt.
    .title = HK-Dollar
    .now = Du hast { $have }.
    .of = { $seat } hat { $have }.
about-per-search = Zeige deine Handkarten vor: Für jedes Ortungszeichen darauf bekommst du so viele HK-Dollar.
    .title = HK-Dollar für Ortungszeichen
about-points = Wer am Ende die meisten hat, gewinnt. Die Schlusswertung zählt Geld, Erkundungsplättchen und Karten
    dazu.
    .title = Siegpunkte
    .now = Du hast { $have }. Wäre das Spiel jetzt zu Ende, hättest du { $total }.
    .of = { $seat } hat { $have }. Wäre das Spiel jetzt zu Ende, wären es { $total }.
about-transport = Gib einen aus, um einen Helfer auf dem Rondell einen Abschnitt weiterzuschicken oder auf dem Stadtplan
    einen Ort zu überspringen. Du kannst einen für 1 Siegpunkt kaufen.
    .title = Transportscheine
    .now = Du hast { $have }; im Vorrat liegen { $left }.
    .of = { $seat } hat { $have }; im Vorrat liegen { $left }.
about-gps = Gib beim Erkunden eins aus: Es zählt als 3 Ortungszeichen.
    .title = GPS-Geräte
    .now = Du hast { $have }; im Vorrat liegen { $left }.
    .of = { $seat } hat { $have }; im Vorrat liegen { $left }.
about-cube = Auf dem Rondell zeigen deine Markiersteine deine Waren. Auf dem Stadtplan besetzen sie Orte.
    .title = Markiersteine
    .now = In deinem Vorrat liegen { $have }.
    .of = { $seat } hat { $have } im Vorrat.
about-shape = Rote, gelbe und blaue Karten sind Helfer, violette Karten sind Spezialisten. Aufgaben zählen sie in einem
    Slot.
    .title = Farbzeichen
about-card = In ein und demselben Slot müssen so viele Karten dieser Farbe und auch alle anderen Farben der Aufgabe liegen, egal in welcher Reihenfolge.
    .title = Karten einer Farbe
about-die = Ein Helfer beschafft die Ware, auf der der Würfel seiner Farbe liegt.
    .title = Waren-Würfel
    .now = Rot, Gelb und Blau liegen auf: { $resources }.
about-search = Beim Erkunden muss dein Suchtrupp so viele zusammenbringen, wie die Suche des Erkundungsplättchens
    verlangt.
    .title = Ortungszeichen
    .now = Deine ganze Hand und alle deine GPS-Geräte bringen { $have }.
about-slot = In Phase 1 legst du in jeden höchstens 1 Karte. Beim Aufnehmen bekommst du die Karten aus dem Slot zurück, in dem
    die meisten liegen. „×2“ heißt: Hier liegen 2 Karten.
    .title = Slots
    .now = { $have } von 4 sind offen.
    .of = { $seat } hat { $have } von 4 offen.
about-planned = Sie liegt verdeckt in ihrem Slot. In Phase 2 wird sie aufgedeckt und ausgeführt.
    .title = Geplante Karte
about-back = Nimmst du in Phase 8 auf, kommen die Karten aus diesem Slot auf deine Hand zurück.
    .title = Kommt zurück
about-hand = Nur mit wenigen Karten auf der Hand darfst du in Phase 8 aufnehmen.
    .title = Hand
    .now = Du hast { $have }; aufnehmen geht mit höchstens { $limit }.
    .of = { $seat } hat { $have }; aufnehmen geht mit höchstens { $limit }.
about-hospital = Hier liegen verletzte Karten. Die Ärztin holt sie zurück. Am Ende bringen sie nichts.
    .title = Krankenhaus
    .now = { $have ->
        [0] Deins ist leer.
        [one] In deinem liegt 1 Karte.
       *[other] In deinem liegen { $have } Karten.
    }
    .of = { $seat } hat { $have ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $have } Karten
    } darin.
about-recover = Eine Karte kommt aus dem Krankenhaus zurück und bringt dir ihre Siegpunkte. Das macht die Ärztin.
    .title = Aus dem Krankenhaus
about-check = Nutze sie in Phase 2 mit deinem Anführer oder beim Aufnehmen in Phase 8.
    .title = Häkchen-Aktion
    .now = { $have } von { $of } auf deiner Konsole sind freigeschaltet.
    .of = { $seat } hat { $have } von { $of } freigeschaltet.
about-always = Sobald du den Plan abgeschlossen hast, wirkt er bis zum Ende des Spiels.
    .title = Dauerhafter Effekt
about-finish = Du bekommst sie, wenn du den Plan abschließt.
    .title = Abschließende Belohnung
about-bonus = Du bekommst ihn zusätzlich, wenn du alle Aufgaben des Plans erfüllt hast.
    .title = Bonus
about-lock = Der vierte Slot öffnet sich, wenn du die Stromversorgung wiederherstellst, eine Häkchen-Aktion, wenn du
    einen Bezirk sicherst.
    .title = Gesperrt
about-objectives = Hier liegen Karten mit Aufgaben, bis du sie erfüllst. Du hast 3 Plätze.
    .title = Aufgabenplätze
    .now = { $have ->
        [one] 1 ist frei.
       *[other] { $have } sind frei.
    }
    .of = { $seat } hat { $have } frei.
about-goal = Bezahle, was vor dem Pfeil steht, und erfülle die Voraussetzungen; dann bekommst du, was dahinter steht.
    .title = Aufgabe
about-restore = Zwei Aufgaben auf deiner Konsole, jede einmal: Die eine lässt dich mit bis zu 6 Karten aufnehmen, die
    andere öffnet den vierten Slot. Jede bringt 10 Siegpunkte. Die verlangten Karten liegen in einem
    Slot.
    .title = Stromversorgungsaufgaben
    .now = Du hast { $have } von 2 erfüllt.
    .of = { $seat } hat { $have } von 2 erfüllt.
about-display = Eine Karte kostet 4 HK-Dollar aus einer Reihe mit 3, 3 aus einer mit 2 und 2, wenn sie die letzte ist.
    .title = Kartenauslage
    .now = Du hast { $money } HK-Dollar; freie Plätze: { $have }.
about-draw = Wird seine letzte Karte gezogen, folgt nach dieser Runde noch eine.
    .title = Nachfüllstapel
    .now = Karten darin: { $have }, im Reservestapel: { $reserve }.
about-district = Sichere ihn mit einem eigenen Markierstein auf jedem Ort ringsum; dann punkten alle für ihre Steine
    dort.
    .title = Bezirk
    .now = { $have } von { $of } sind gesichert.
about-location = Ein farbiger Platz für Markiersteine. Ein neuer Stein braucht einen deiner Steine auf einem Ort daneben.
    Bei deinem ersten Stein sagt die Zahl daneben, an wie viele Bezirke der Ort grenzt.
    .title = Ort
    .now = Du besetzt { $have ->
        [0] noch keinen
       *[other] { $have }
    }.
about-road = Sie verbindet zwei Orte: Damit sind sie benachbart.
    .title = Straße
about-centre = Eine Aufgabe mit seinem Buchstaben verlangt eine Kette deiner Markiersteine von einem der beiden zum
    anderen.
    .title = Notfalllager
about-tile = Schaffe seine einfache oder seine schwierige Suche und nimm die Belohnung. Am Ende bringen zwei offene
    Plättchen 2 Siegpunkte, drei 3, vier 5, sieben 14.
    .title = Erkundungsplättchen
    .now = Du hast { $up } offen und { $down } verdeckt.
    .of = { $seat } hat { $up } offen und { $down } verdeckt.
about-eye = Du hast dieses verdeckte Plättchen angesehen.
    .title = Von dir gesehen
about-house = Er steht, wo du einen Bezirk umschlossen hast. Jeder, der deine Konsole verlässt, schaltet eine
    Häkchen-Aktion frei.
    .title = „Bezirk gesichert“-Marker
    .now = Du hast { $have } aufgestellt.
    .of = { $seat } hat { $have } aufgestellt.
about-rondel = Sechs Abschnitte, einer für jede Ware. Die Würfel sagen, was Helfer beschaffen; deine Markiersteine
    sagen, was du hast.
    .title = Rondell
about-acting = Vom Startspieler an geht es reihum im Uhrzeigersinn; in manchen Phasen wählen alle zugleich.
    .title = Ist am Zug
about-flag = Wer Startspieler ist, beginnt; dann geht es im Uhrzeigersinn weiter. Nach Phase 8 übernimmt, wer als
    Nächstes sitzt.
    .title = Startspieler
    .now = Jetzt: { $seat }.
about-warning = Gleich geht etwas verloren oder zu Ende: Die Worte daneben sagen, was.
    .title = Achtung
about-orchid = Siegpunkte bringen in einem Kampagnenkapitel 1 bis 3 Blüten, wenn du alle Siegbedingungen erfüllst.
    .title = Blüten
    .now = Jetzt brächten deine Punkte { $have }.
about-round = Eine Runde hat acht Phasen. Ist der Nachfüllstapel leer, folgt nach der laufenden Runde noch eine letzte.
    .title = Runde
    .now = Dies ist Runde { $round }; { $last ->
        [0] die letzte steht noch nicht fest.
       *[other] Runde { $last } ist die letzte.
    }
about-phase-0 = Alle setzen ihren ersten Markierstein auf einen Ort, der Startspieler zuletzt.
    .title = Spielvorbereitung
about-phase-1 = Die Würfel fallen auf das Rondell. Dann legen alle geheim höchstens eine Karte in jeden Slot.
    .title = Phase 1: Waren und Planung
about-phase-2 = Reihum deckst du deine geplanten Karten einzeln auf: Helfer beschaffen Waren, Spezialisten handeln.
    .title = Phase 2: Einsatz
about-phase-3 = Reihum erfüllst du so viele Aufgaben, wie du bezahlen kannst: Karten kommen zu dir, Markiersteine auf
    den Stadtplan.
    .title = Phase 3: Ziele
about-phase-4 = Reihum darfst du die Plättchen eines Bezirks neben deinen Markiersteinen ansehen und einen Suchtrupp
    nach einem davon losschicken.
    .title = Phase 4: Erkunden
about-phase-5 = Reihum kaufst du eine Karte aus der Kartenauslage oder passt, bis alle direkt nacheinander gepasst
    haben.
    .title = Phase 5: Neue Ziele
about-phase-6 = Die Karte ganz rechts in jeder Reihe kommt weg. Dann verkaufst du Lebensmittel und Wasser und darfst
    eine Zielkarte ablegen.
    .title = Phase 6: Aufräumen
about-phase-7 = Bezirke, die jemand umschließt, werden gesichert: Marker schalten Aktionen frei, und alle Markiersteine
    ringsum punkten.
    .title = Phase 7: Bezirke sichern
about-phase-8 = Hast du wenige Karten auf der Hand, nimmst du reihum deinen größten Slot zurück und führst
    Häkchen-Aktionen aus.
    .title = Phase 8: Aufnehmen

## Wörter, die das Regelheft erklärt

about-volunteer = Eine rote, gelbe oder blaue Karte. Sie beschafft 1 bis 3 von der Ware, auf der der Würfel ihrer
    Farbe liegt.
    .title = Helfer
about-specialist = Eine violette Karte mit Sonderaktionen. Du führst sie in beliebiger Reihenfolge aus und darfst jede
    auslassen.
    .title = Spezialist
about-leader = Bringt dir 1 Batterie und eine Häkchen-Aktion, die du freigeschaltet hast.
    .title = Anführer
about-doctor = Für 1 Erste-Hilfe-Koffer kommt eine Karte aus deinem Krankenhaus auf deine Hand zurück, und du bekommst
    ihre Siegpunkte.
    .title = Ärztin
about-mechanic = Bringt dir 3 HK-Dollar und für 1 Werkzeug noch einmal 3.
    .title = Mechanikerin
about-emergency-plan = Ein Plan, der von Anfang an da ist. Seine Aufgaben erfüllst du nach und nach, in beliebiger
    Reihenfolge.
    .title = Notfallplan
about-contingency-plan = Eine Karte mit einer oder mehreren Aufgaben. Abgeschlossen bringt sie eine Häkchen-Aktion
    oder wirkt dauerhaft.
    .title = Aufgabenkarte
about-team = Die Handkarten mit Ortungszeichen, die du für eine Suche vorzeigst. Eine davon, zufällig gezogen, wird
    verletzt.
    .title = Suchtrupp
about-probe = Statt eine Suche zu schaffen, nimmst du mit zusammen 4 Ortungszeichen das leichteste Plättchen eines
    Bezirks: verdeckt und ohne Belohnung.
    .title = Trainings-Suche
about-refresh = In Phase 8 nimmst du mit wenigen Karten auf der Hand alle Karten aus deinem vollsten Slot zurück.
    .title = Aufnehmen
about-reserve-deck = Karten, die am Anfang beiseitegelegt werden. Sie füllen die Auslage auf, sobald der
    Nachfüllstapel leer ist.
    .title = Reservestapel
