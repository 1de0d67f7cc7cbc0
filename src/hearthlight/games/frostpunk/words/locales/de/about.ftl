# Was man liest, wenn man auf etwas zeigt: was es ist, wie es heißt, wie es jetzt steht.

about-group-moods = Hoffnung und Unzufriedenheit
about-group-machine = Wärme, Sturm und Turm
about-food = Jede Nacht isst eine Bürgerart: je Bürger 1 Nahrung. Was fehlt, wird zu Hunger.
    .title = Nahrung
    .now = Ihr habt { $have }; heute Nacht braucht ihr { $needed }.
about-wood = Gebäude kosten Holz. Sammelt es auf Feldern oder holt es aus einem Sägewerk.
    .title = Holz
    .now = Ihr habt { $have }.
about-coal = 1 Kohle hebt die Leistung des Generators um 1.
    .title = Kohle
    .now = Ihr habt { $have }.
about-cores = Manche Gebäude, Ausbauten und die Erweiterung des Generators kosten Dampfkerne. Sie sind selten.
    .title = Dampfkerne
    .now = Ihr habt { $have }.
about-steel = Ein Rohstoff in anderen Szenarios.
    .title = Stahl
    .now = Ihr habt { $have }.
about-resources = Holz, Kohle, Stahl und Dampfkerne sind Rohstoffe; Nahrung ist keiner.
    .title = Rohstoffe
about-trees = Ein Sägewerk oder eine Karte macht aus Bäumen auf dem Spielplan Holz.
    .title = Bäume
    .now = Auf dem Spielplan stehen { $have }.
about-hunger = Wer nicht essen kann, erhöht ihn um 1. Die nächste Mahlzeit stillt zuerst den Hunger, je 1 Nahrung. Was
    übrig bleibt, bringt 1 Unzufriedenheit und, wenn es zu viel ist, Tote; bei 25 fällt die Stadt.
    .title = Hunger
    .now = Hunger { $have }, Nahrung { $food }: { $starving ->
        [0] die nächste Mahlzeit stillt ihn ganz
       *[other] nach der nächsten Mahlzeit bleibt { $starving }: +{ $discontent } Unzufriedenheit, { $deaths ->
            [one] 1 Toter
           *[other] { $deaths } Tote
        }
    }. Tote gibt es ab { $deadly }.
about-heat = Das Feuer heizt eine Zone oder eine Wärmedämmung, sobald es über ihrem Anzeiger steht. 1 Kohle hebt das
    Feuer um 1.
    .title = Leistung
    .now = Leistung { $have }, Kälte bei { $cold }.
about-output = Ein Feld der Heizleiste: Das Feuer ist die Leistung, die Schneeflocke die Kälte. Jede Kohle hebt das Feuer um
    1 Feld, höchstens bis zur Kälte.
    .title = Leistung auf der Heizleiste
    .now = { $reach ->
        [warm] Leistung { $space } ist erreicht.
        [coal] { $coal } Kohle würde die Leistung von { $output } auf { $space } heben.
        [cold] Leistung { $space } ist nicht zu erreichen, solange die Kälte bei { $cold } steht.
       *[short] Für Leistung { $space } habt ihr zu wenig Kohle.
    } { $zones ->
        [none] Leistung { $space } heizt keine Zone.
       *[other] Leistung { $space } heizt: { $zones }.
    }
about-cubes = So viele Würfel kommen im Generatorbetrieb in den Turm, wenn die Leistung auf diesem Feld steht.
    .title = Würfel für den Turm
    .now = Leistung { $space }: { $cubes } in den Turm. Jetzt, bei Leistung { $output }: { $now }.
about-freezes = Im Generatorbetrieb werden die Bürger krank, die über dem Feuer und unter der Kälte abgebildet sind.
    .title = Wer friert
    .now = Steht die Leistung unter { $space } und die Kälte über { $space }, { $count ->
        [one] wird
       *[other] werden
    } hier { $people } krank. Jetzt steht die Leistung bei { $output }, die Kälte bei { $cold }: { $sick ->
        [yes] Hier wird jemand krank
       *[no] Hier wird niemand krank
    }.
about-cold = Im Generatorbetrieb wird für jede Figur, die zwischen Feuer und Kälte abgebildet ist, ein Bürger krank.
    Auch Arbeit in der Kälte macht krank.
    .title = Kälte
    .now = Die Kälte steht bei { $cold }, die Leistung bei { $have }.
about-range = Jeder trägt eine Zone und eine Stufe der Wärmedämmung: Rot mit A, Orange mit B, Gelb mit C. Das Feuer muss
    darüber stehen.
    .title = Heizreichweite-Anzeiger
    .now = Warm ab Leistung { $a } (A), { $b } (B) und { $c } (C).
about-stress = Würfel aus dem Turm füllen die Belastungsleiste. Was nicht mehr passt, überlastet den Generator.
    .title = Belastung
    .now = { $have } von { $of } Feldern sind voll.
about-overload = Ein Würfel hier ist ein Störfall: Der erste überhitzt den Generator, beim nächsten ist das Spiel
    verloren.
    .title = Überlast
    .now = { $have ->
        [0] Hier liegt kein Würfel.
        [one] Hier liegt 1 Würfel.
       *[other] Hier liegen { $have } Würfel.
    }
about-tower = Würfel fallen hinein; manche bleiben stecken, manche kommen als Belastung heraus. Je mehr stecken, desto
    mehr kommen heraus.
    .title = Würfelturm
about-worker = Ihre Figuren handeln: räumen, sammeln, bauen, Gebäude nutzen, als Späher aufbrechen.
    .title = Arbeiter
    .now = { $have } Bürger, davon { $sick } krank; bereite Figuren: { $ready }.
about-engineer = Sie handeln wie Arbeiter und können auch Gebäude nutzen, die nur Ingenieuren offenstehen.
    .title = Ingenieure
    .now = { $have } Bürger, davon { $sick } krank; bereite Figuren: { $ready }.
about-child = Sie essen und brauchen einen Schlafplatz. Sie handeln nur, wenn ein Gesetz oder eine Karte es erlaubt.
    .title = Kinder
    .now = { $have } Bürger, davon { $sick } krank; Figuren: { $ready }.
about-automaton = Ein Automaton handelt für 1 Kohle wie ein Arbeiter. Es braucht keine Nahrung und keinen Schlafplatz
    und wird nie krank.
    .title = Automata
    .now = Ihr habt { $have }; bereit: { $ready }.
about-people = Eine Figur steht für eine Gruppe von Bürgern. Die Leiste zeigt, wie viele Figuren eure Bürger ergeben.
    .title = Bürger
    .now = In der Stadt leben { $have } Bürger.
about-sick = Viele Kranke einer Bürgerart erschöpfen deren Figuren und drehen den Anzeiger; bei 26 Kranken einer Art
    fällt die Stadt.
    .title = Krank
    .now = { $have ->
        [0] Niemand ist krank.
        [one] Insgesamt ist 1 Bürger krank.
       *[other] Insgesamt sind { $have } Bürger krank.
    }
about-grave = Wird der Anzeiger noch einmal gedreht, stirbt ein Bürger dieser Art. Behandeln dreht ihn zurück.
    .title = Schwer krank
about-cure = Heilen: Ein Krankheitsanzeiger geht 1 Feld zurück. Behandeln: Er wird von schwer krank auf krank
    gedreht.
    .title = Heilen und behandeln
about-turn = Von krank auf schwer krank geschieht noch nichts; von schwer krank auf krank stirbt ein Bürger.
    .title = Der Anzeiger wird gedreht
about-tired = Eine Figur auf so einem Plättchen ist erschöpft: Sie kann in dieser Runde nicht eingesetzt werden.
    .title = Erschöpft
about-corpses = Jeder Tod rückt den Leichnamsanzeiger vor. Auf dem letzten Feld seiner Leiste fällt die Stadt. Wer auf
    dem Weg hierher starb, zählt von Anfang an.
    .title = Leichname
    .now = { $have } von { $limit }; { $before } auf dem Weg hierher.
about-bed = Nachts nimmt jeder beheizte Schlafplatz eine Figur auf. Für jede Figur ohne Schlafplatz wird ein Bürger
    krank.
    .title = Schlafplätze
    .now = { $have } sind jetzt beheizt, { $needed } Figuren brauchen einen.
about-hope = Aktive Hoffnung kann für Effekte erschöpft werden. Verlässt das letzte Plättchen die Leiste, fällt die
    Stadt.
    .title = Hoffnung
    .now = Hoffnung { $have } von { $of }, { $active } aktiv: Bei 0 fällt die Stadt.
about-discontent = Bei Disputen zählen ihre Arten. Das sechste Plättchen beendet das Spiel, ob aktiv oder erschöpft.
    .title = Unzufriedenheit
    .now = Unzufriedenheit { $have }: Bei { $of } fällt die Stadt.
about-care = Eine Art Hoffnung. Manche Optionen und Berater brauchen sie aktiv oder erschöpfen sie.
    .title = Fürsorge
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-justice = Eine Art Hoffnung. Manche Optionen und Berater brauchen sie aktiv oder erschöpfen sie.
    .title = Gerechtigkeit
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-motivation = Eine Art Hoffnung. Manche Optionen und Berater brauchen sie aktiv oder erschöpfen sie.
    .title = Motivation
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-anger = Eine Art Unzufriedenheit. Für Dispute und manche Optionen zählt sie.
    .title = Wut
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-apathy = Eine Art Unzufriedenheit. Für Dispute und manche Optionen zählt sie.
    .title = Apathie
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-greed = Eine Art Unzufriedenheit. Für Dispute und manche Optionen zählt sie.
    .title = Gier
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-bag = Hoffnung und Unzufriedenheit werden aus Beuteln mit je 9 Plättchen gezogen; niemand weiß, welche Art
    kommt.
    .title = Beutel
about-storm = Wetterkarten bringen den Sturmanzeiger näher. Trifft der Rundenanzeiger auf ihn, bricht der Sturm über die
    Unterkünfte herein.
    .title = Sturm
    .now = { $latest ->
        [0] Der Sturm ist vorbei.
       *[other] Der Sturm kommt spätestens in Runde { $latest }.
    }
about-weather = In jeder Runde bewegt eine Wetterkarte die Heizreichweite-Anzeiger, die Kälte, die Späher und den Sturm.
    .title = Wetter
    .now = Der Stapel hat noch { $have } Karten.
about-round = Eine Runde hat neun Phasen. Ihr Feld sagt, wer heute Nacht isst und was fällig wird.
    .title = Runde
    .now = Runde { $have } von { $of }.
about-scenario = Sie sagt, was eure Stadt erreichen muss und bis wann.
    .title = Szenariokarte
about-research = Eine Werkstatt erforscht eine Technologie nach der anderen: Ihr Plättchen wartet auf einer kommenden
    Runde.
    .title = Forschung
    .now = { $round ->
        [0] Es wird nichts erforscht.
       *[other] Sie ist in Runde { $round } fertig.
    }
about-leader = Wo ihr euch nicht einigt, hat der Anführer das letzte Wort. Die Rolle wechselt in jeder Runde.
    .title = Anführer
    .now = Jetzt: { $seat }.
about-law = Ein Gesetz ändert Hoffnung und Unzufriedenheit sofort und die Stadt für immer; eine seiner Konsequenzen
    kommt zur Dämmerung. Ihr könnt 4 haben.
    .title = Gesetze
    .now = { $have } von 4 Gesetzen sind verabschiedet.
about-expedition = Ein Späher geht einen Pfad entlang; am Ende erkundet ihr den Ort oder umgeht ihn. Funde kommen mit
    dem Späher heim.
    .title = Expeditionen
    .now = Expeditionen unterwegs: { $have }.
about-morning = Ihr zieht sie am frühen Morgen: Führt ihren Effekt aus, dann wählt eine Option.
    .title = Morgenkarte
about-dusk = Ausliegende Karten wirken, dann wird eine Karte des Dämmerungsstapels gezogen.
    .title = Dämmerung
    .now = Der Dämmerungsstapel hat { $have } Karten.
about-dispute = Sie liegt im Dämmerungsstapel. Wird sie gezogen, entscheidet die Art von Unzufriedenheit oder Hoffnung,
    die vorn liegt, was geschieht.
    .title = Disputkarte
about-consequence = Mit jedem Gesetz kommt eine seiner zwei Konsequenzen in den Dämmerungsstapel; niemand weiß, welche.
    .title = Konsequenz
about-citizen = Spiele sie, direkt bevor eine Figur ihrer Art handelt. Du kannst sie auch ablegen, wenn jemand dieser
    Art stirbt.
    .title = Bürgerkarte
    .now = Auf deiner Hand: { $have }.
about-advisor = In den Vorbereitungen dürft ihr einen Berater nutzen. Er kostet die Hoffnung, die die Karte nennt.
    .title = Berater
about-technology = Einmal erforscht, wirkt die Technologie bis zum Ende des Spiels.
    .title = Technologie
    .now = Fertig erforscht: { $have }.
about-start = Sie sagt, mit welchen Bürgern und Vorräten die Stadt beginnt.
    .title = Startkarte
about-deck = Karten, die noch kommen. Ablagestapel dürfen alle ansehen.
    .title = Stapel
about-lock = Kein Effekt kann diese Karte ablegen oder aus dem Spiel nehmen.
    .title = Schloss
about-clear = Eine Figur räumt 2 innere Sektoren oder 1 äußeren Sektor. Das ist immer kalt: Ein Bürger ihrer Art wird
    krank.
    .title = Schnee räumen
    .now = Übrig: { $inner } innere und { $outer } äußere Sektoren.
about-gather = Eine Figur nimmt bis zu 2 Rohstoffe von einem Feld, einmal je Feld und Runde.
    .title = Sammeln
about-build = Eine Figur darf bis zu 3-mal ein Gebäude errichten oder abreißen. Bauen ist immer beheizt.
    .title = Bauen
about-use = Eine Figur führt die Aktion eines Gebäudes aus: 1 Figur auf einem kleinen, 2 auf einem großen.
    .title = Gebäude nutzen
about-scout = Mit einer Signalstation kann ein Arbeiter oder Ingenieur auf einem Pfad aufbrechen. Wetterkarten sagen,
    wie weit Späher gehen.
    .title = Späher
    .now = Unterwegs: { $have }.
about-special = Eine ausliegende Karte sagt, welche Figur sie ausführt, was sie kostet und was sie bringt.
    .title = Spezial-Aktion
about-up = Zahlt die Kosten für den Ausbau und dreht das Plättchen um: Das Gebäude kann mehr. Das erledigt ein Ingenieur
    in einer Werkstatt.
    .title = Ausbau
about-done = Das ist entschieden, gewählt oder erreicht.
    .title = Erledigt
about-not = Ein Gebäude wird abgerissen oder zerstört: Es kommt zurück auf das Gebäude-Tableau.
    .title = Weg
about-warning = Gleich geschieht etwas Schlimmes: Die Worte daneben sagen, was.
    .title = Achtung
about-field = Hier liegen Rohstoffe einer Sorte, oder hier steht ein Gebäude. Brauner Boden ist warm: Er liegt
    in einer beheizten Zone. Dunkler Boden ist kalt.
    .title = Feld
about-sector = Jeder hat zwei Felder und liegt im inneren oder im äußeren Ring um den Generator. Schnee bedeckt, was
    noch nicht geräumt ist.
    .title = Sektor
about-deposit = Ein Kohle- oder Holzvorkommen am Rand: Manche Gebäude müssen daneben stehen.
    .title = Vorkommen
about-hub = 1 Kohle beheizt, was ringsum liegt.
    .title = Dampfzentrum
about-outpost = Er schickt euch etwas, sooft ein Transport ankommt.
    .title = Außenposten
about-phase-0 = Alle nehmen einen Berater, wählen dann eine Bürgerkarte und zahlen deren Startkosten.
    .title = Spielaufbau
about-phase-1 = Der Anführer wechselt, der Rundenanzeiger rückt vor; Forschung kann enden, Szenarioplättchen werden
    fällig.
    .title = Phase 1: Erwachen
about-phase-2 = Eine Morgenkarte wird gezogen: ihr Effekt, dann eine Option eurer Wahl.
    .title = Phase 2: Früher Morgen
about-phase-3 = Verheizt Kohle; Bürger in der Kälte werden krank; Würfel fallen in den Turm; dann sinkt die Leistung
    wieder ganz nach unten.
    .title = Phase 3: Generatorbetrieb
about-phase-4 = Eine Wetterkarte: Anzeiger und Kälte steigen, Jäger bringen Nahrung, Späher ziehen weiter, der Sturm
    rückt näher.
    .title = Phase 4: Wetter
about-phase-5 = Ihr dürft einen Berater nutzen. Dann wirkt die Krankheit, Art für Art: Sie erschöpft Figuren und dreht
    Anzeiger.
    .title = Phase 5: Vorbereitungen
about-phase-6 = Vom Anführer aus seid ihr im Uhrzeigersinn am Zug: Befeuert den Generator, wenn ihr wollt, dann handelt
    eine Figur. Arbeit in der Kälte macht krank.
    .title = Phase 6: Aktionen
about-phase-7 = Ausliegende Karten wirken, dann wird eine Karte des Dämmerungsstapels gezogen und ausgeführt.
    .title = Phase 7: Dämmerung
about-phase-8 = Nahrung stillt zuerst den Hunger von gestern; was davon bleibt, schadet. Dann isst die Bürgerart, die
    heute dran ist.
    .title = Phase 8: Hunger
about-phase-9 = Die Figuren kommen heim. Ihr dürft den Generator noch einmal befeuern; beheizte Schlafplätze werden
    vergeben, und wer keinen hat, wird krank.
    .title = Phase 9: Nacht

## Wörter, die das Regelheft erklärt

about-figure = Eine Figur steht für eine Gruppe von Bürgern. Jede handelt einmal pro Runde.
    .title = Figur
about-stockpile = Hier liegt, was ihr bekommen habt, und von hier bezahlt ihr.
    .title = Lager
about-the-generator = Das Herz der Stadt: Kohle hebt seine Leistung, und die Leistung heizt Zonen und Gebäude.
    .title = Generator
about-heated = Ein Platz ist beheizt, solange die Leistung über dem Anzeiger seiner Zone oder seiner Wärmedämmung
    steht. Arbeit dort macht niemanden krank.
    .title = Beheizt
about-insulation = Rot, Orange oder Gelb: Solange die Leistung über dem Anzeiger dieser Farbe steht, ist das Gebäude
    beheizt, egal wo es steht.
    .title = Wärmedämmung
about-malfunction = Würfel auf dem Überlastungsfeld lösen ihn aus. Der erste Störfall überhitzt den Generator, beim
    nächsten ist das Spiel verloren.
    .title = Störfall
about-shelter = Ein Gebäude mit Schlafplätzen. Nachts nimmt es Figuren nur auf, wenn es beheizt ist.
    .title = Unterkunft
about-the-ruin = Was der Sturm von einer Unterkunft übrig lässt. Eine Ruine ist immer kalt und kann nicht gebaut
    werden.
    .title = Ruine
about-the-beacon = Mit einer Signalstation könnt ihr einen Späher auf Expedition schicken; ausgebaut erlaubt sie zwei
    Expeditionen zugleich.
    .title = Signalstation
about-the-workshop = Mit der ersten Werkstatt beginnt eure Forschung. Ein Ingenieur baut dort Gebäude aus oder zieht
    die Forschung vor.
    .title = Werkstatt
