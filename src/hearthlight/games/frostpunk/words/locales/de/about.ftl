# Was man liest, wenn man auf etwas zeigt: was es ist, wie es heißt, wie es jetzt steht.

about-food = Jede Nacht isst eine Art von Bürgern: je 1 Nahrung. Was fehlt, wird zu Hunger.
    .title = Nahrung
    .now = Ihr habt { $have }; heute Nacht braucht ihr { $needed }.
about-wood = Gebäude kosten Holz. Sammelt es auf Feldern oder holt es mit einem Sägewerk.
    .title = Holz
    .now = Ihr habt { $have }.
about-coal = 1 Kohle hebt die Leistung des Generators um 1.
    .title = Kohle
    .now = Ihr habt { $have }.
about-cores = Manche Gebäude, Ausbauten und die Erweiterung des Generators kosten Dampfkerne. Sie sind selten.
    .title = Dampfkerne
    .now = Ihr habt { $have }.
about-steel = Ein Rohstoff anderer Szenarios.
    .title = Stahl
    .now = Ihr habt { $have }.
about-resources = Holz, Kohle, Stahl und Dampfkerne sind Rohstoffe; Nahrung ist keiner.
    .title = Rohstoffe
about-trees = Ein Sägewerk oder eine Karte macht aus Bäumen auf dem Spielplan Holz.
    .title = Bäume
    .now = Auf dem Spielplan stehen { $have }.
about-hunger = Wer nicht essen kann, erhöht ihn um 1. Was die Nahrung der nächsten Nacht nicht stillt, bringt
    Unzufriedenheit und Tote; bei 25 fällt die Stadt.
    .title = Hunger
    .now = Der Hunger ist jetzt { $have }.
about-heat = Das Feuer muss über der Marke einer Zone oder Dämmung stehen, um sie zu heizen: Dann ist sie beheizt. 1
    Kohle hebt es um 1.
    .title = Leistung
    .now = Leistung { $have }, Kälte bei { $cold }.
about-cold = In der Generatorphase erkranken Bürger: je einer für jede Figur zwischen Feuer und Kälte. Auch kalte
    Aktionen machen krank.
    .title = Kälte
    .now = Die Kälte steht bei { $cold }, die Leistung bei { $have }.
about-range = Jede trägt eine Zone und eine Dämmung: Rot mit A, Orange mit B, Gelb mit C. Das Feuer muss darüber
    stehen.
    .title = Wärmemarken
    .now = Warm ab Leistung { $a } (A), { $b } (B) und { $c } (C).
about-stress = Würfel aus dem Turm füllen die Belastungsleiste. Was nicht mehr passt, überlastet den Generator.
    .title = Belastung
    .now = { $have } von { $of } Feldern der Leiste sind voll.
about-overload = Ein Würfel hier ist ein Störfall: Der erste überhitzt den Generator, beim nächsten ist das Spiel
    verloren.
    .title = Überlastung
    .now = { $have ->
        [0] Hier liegt kein Würfel.
        [one] Hier liegt 1 Würfel.
       *[other] Hier liegen { $have } Würfel.
    }
about-tower = Würfel fallen hinein; manche bleiben stecken, manche kommen als Belastung heraus. Je mehr stecken, desto
    mehr kommen heraus.
    .title = Würfelturm
about-worker = Ihre Figuren handeln: räumen, sammeln, bauen, Gebäude nutzen, als Späher ausziehen.
    .title = Arbeiter
    .now = { $have } Bürger, { $sick } krank; { $ready } Figuren sind bereit.
about-engineer = Sie handeln wie Arbeiter und können auch Gebäude nutzen, die nur Ingenieure annehmen.
    .title = Ingenieure
    .now = { $have } Bürger, { $sick } krank; { $ready } Figuren sind bereit.
about-child = Sie essen und brauchen einen Schlafplatz. Sie handeln nur, wenn ein Gesetz oder eine Karte es erlaubt.
    .title = Kinder
    .now = { $have } Bürger, { $sick } krank; { $ready } Figuren.
about-automaton = Ein Automaton handelt wie ein Arbeiter, für 1 Kohle. Es braucht keine Nahrung und keinen Schlafplatz und
    wird nie krank.
    .title = Automata
    .now = Ihr habt { $have }; { $ready } sind bereit.
about-people = Eine Figur steht für eine Gruppe von Bürgern: Die Leiste sagt, wie viele Figuren so viele Bürger
    ergeben.
    .title = Bürger
    .now = In der Stadt leben { $have } Bürger.
about-sick = Viele Kranke einer Art von Bürgern machen Figuren erschöpft und drehen den Anzeiger; bei 26 einer Art
    fällt die Stadt.
    .title = Krank
    .now = Insgesamt sind { $have } krank.
about-grave = Wird der Anzeiger noch einmal gedreht, stirbt ein Bürger dieser Art. Behandeln dreht ihn zurück.
    .title = Schwer krank
about-cure = Heilen: Ein Krankheitsanzeiger geht 1 Feld zurück. Behandeln: Er wird von schwer krank auf krank
    gedreht.
    .title = Heilen und behandeln
about-turn = Von krank auf schwer krank geschieht noch nichts; von schwer krank auf krank stirbt ein Bürger.
    .title = Der Anzeiger wird gedreht
about-tired = Eine Figur auf so einem Plättchen ist erschöpft: Sie kann in dieser Runde nicht eingesetzt werden.
    .title = Erschöpft
about-corpses = Jeder Tod rückt den Anzeiger der Leichname vor. Auf dem letzten Feld seiner Leiste fällt die Stadt.
    .title = Leichname
    .now = { $have } von { $limit }.
about-bed = Nachts nimmt jeder beheizte Schlafplatz eine Figur auf. Für jede Figur ohne Schlafplatz wird ein Bürger
    krank.
    .title = Schlafplätze
    .now = { $have } sind jetzt beheizt, { $needed } Figuren brauchen einen.
about-hope = Aktive Hoffnung kann für Effekte erschöpft werden. Geht das letzte Plättchen, fällt die Stadt.
    .title = Hoffnung
    .now = Hoffnung { $have } von { $of }, { $active } aktiv: Bei 0 fällt die Stadt.
about-discontent = Dispute sehen auf ihre Arten. Das sechste Plättchen beendet das Spiel, aktiv oder erschöpft.
    .title = Unzufriedenheit
    .now = Unzufriedenheit { $have }: Bei { $of } fällt die Stadt.
about-care = Eine Art Hoffnung. Manche Optionen und Berater brauchen sie aktiv oder machen sie erschöpft.
    .title = Fürsorge
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-justice = Eine Art Hoffnung. Manche Optionen und Berater brauchen sie aktiv oder machen sie erschöpft.
    .title = Gerechtigkeit
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-motivation = Eine Art Hoffnung. Manche Optionen und Berater brauchen sie aktiv oder machen sie erschöpft.
    .title = Motivation
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-anger = Eine Art Unzufriedenheit. Dispute und manche Optionen sehen darauf.
    .title = Wut
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-apathy = Eine Art Unzufriedenheit. Dispute und manche Optionen sehen darauf.
    .title = Apathie
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-greed = Eine Art Unzufriedenheit. Dispute und manche Optionen sehen darauf.
    .title = Gier
    .now = Auf der Leiste: { $have }, aktiv: { $active }.
about-bag = Hoffnung und Unzufriedenheit werden aus Beuteln mit je 9 Plättchen gezogen; niemand weiß, welche Art
    kommt.
    .title = Beutel
about-storm = Wetterkarten holen den Sturmanzeiger näher. Trifft ihn der Rundenanzeiger, trifft der Sturm die
    Unterkünfte.
    .title = Sturm
    .now = { $latest ->
        [0] Der Sturm ist vorbei.
       *[other] Der Sturm kommt spätestens in Runde { $latest }.
    }
about-weather = Jede Runde bewegt eine Wetterkarte die Wärmemarken, die Kälte, die Späher und den Sturm.
    .title = Wetter
    .now = Der Stapel hat noch { $have } Karten.
about-round = Neun Phasen sind eine Runde. Ihr Feld sagt, wer heute Nacht isst und was fällig wird.
    .title = Runde
    .now = Runde { $have } von { $of }.
about-scenario = Sie sagt, was eure Stadt erreichen muss und wann das Szenario danach sieht.
    .title = Szenariokarte
about-research = Eine Werkstatt erforscht eine Technologie nach der anderen: Ihr Plättchen wartet auf einer kommenden
    Runde.
    .title = Forschung
    .now = { $round ->
        [0] Es wird nichts erforscht.
       *[other] Erforscht in Runde { $round }.
    }
about-leader = Wo ihr euch nicht einigt, hat der Anführer das letzte Wort. Jede Runde wechselt die Rolle.
    .title = Anführer
    .now = Jetzt: { $seat }.
about-law = Ein Gesetz ändert Hoffnung und Unzufriedenheit sofort und die Stadt für immer; eine seiner Konsequenzen
    kommt zur Dämmerung. Ihr könnt 4 haben.
    .title = Gesetze
    .now = { $have } von 4 Gesetzen sind erlassen.
about-expedition = Ein Späher geht einen Pfad; am Ende der Expedition erkundet ihr den Ort oder geht vorbei. Funde kommen
    mit dem Späher heim.
    .title = Expeditionen
    .now = { $have } Expeditionen sind unterwegs.
about-morning = Am frühen Morgen gezogen: Führt ihren Effekt aus, dann wählt eine Option.
    .title = Morgenkarte
about-dusk = Ausliegende Karten wirken, dann wird eine Karte des Dämmerungsstapels gezogen.
    .title = Dämmerung
    .now = Der Dämmerungsstapel hat { $have } Karten.
about-dispute = Sie liegt im Dämmerungsstapel. Kommt der Disput, entscheidet, welche Art von Unzufriedenheit oder
    Hoffnung vorn liegt.
    .title = Disputkarte
about-consequence = Jedes Gesetz legt eine seiner zwei Konsequenzen in den Dämmerungsstapel; niemand weiß, welche.
    .title = Konsequenz
about-citizen = Spielt sie, kurz bevor eine Figur ihrer Art handelt. Oder legt sie ab, wenn ein Bürger dieser Art
    stirbt.
    .title = Bürgerkarte
    .now = Auf deiner Hand: { $have }.
about-advisor = In der Vorbereitung dürft ihr einen Berater nutzen, für die Hoffnung, die die Karte nennt.
    .title = Berater
about-technology = Einmal erforscht, wirkt die Technologie bis zum Ende des Spiels.
    .title = Technologie
    .now = { $have } sind fertig.
about-start = Sie sagt, mit wem und womit die Stadt beginnt.
    .title = Startkarte
about-deck = Karten, die noch kommen. Ablagestapel darf jeder ansehen.
    .title = Stapel
about-lock = Kein Effekt kann diese Karte ablegen oder aus dem Spiel nehmen.
    .title = Schloss
about-clear = Eine Figur öffnet 2 innere oder 1 äußeren Sektor. Das ist immer kalt: Einer ihrer Art wird krank.
    .title = Schnee räumen
    .now = Übrig: { $inner } innere und { $outer } äußere Sektoren.
about-gather = Eine Figur nimmt bis zu 2 Rohstoffe von einem Feld, einmal je Feld und Runde.
    .title = Sammeln
about-build = Eine Figur errichtet bis zu 3 Gebäude oder reißt sie ab. Bauen ist immer beheizt.
    .title = Bauen
about-use = Eine Figur führt die Aktion eines Gebäudes aus: 1 Figur auf einem kleinen, 2 auf einem großen.
    .title = Gebäude nutzen
about-scout = Mit einer Signalstation bricht ein Arbeiter oder Ingenieur auf einen Pfad auf. Wetterkarten sagen, wie
    weit Späher gehen.
    .title = Späher
    .now = { $have } sind unterwegs.
about-special = Eine ausliegende Karte sagt, welche Figur sie ausführt, was sie kostet und was sie bringt.
    .title = Spezialaktion
about-up = Zahlt die Kosten für den Ausbau und dreht das Plättchen um: Das Gebäude kann mehr. Ein Ingenieur in
    einer Werkstatt macht das.
    .title = Ausbau
about-done = Das ist entschieden, gewählt oder erreicht.
    .title = Erledigt
about-not = Ein Gebäude wird abgerissen oder zerstört: Es geht zurück auf die Gebäudetafel.
    .title = Weg
about-warning = Gleich geschieht etwas Schlimmes: Die Worte daneben sagen, was.
    .title = Achtung
about-field = Es trägt Rohstoffe einer Sorte oder ein Gebäude. Blauer Boden ist kalt; warmer Boden liegt in einer
    beheizten Zone.
    .title = Feld
about-sector = Je zwei Felder, in einem inneren und einem äußeren Ring um den Generator. Schnee bedeckt, was noch nicht
    geräumt ist.
    .title = Sektor
about-deposit = Ein Kohle- oder Holzvorkommen am Rand: Manche Gebäude müssen daneben stehen.
    .title = Vorkommen
about-hub = 1 Kohle heizt, was ringsum liegt.
    .title = Dampfknoten
about-outpost = Er schickt etwas, wann immer ein Transport ankommt.
    .title = Außenposten
about-phase-0 = Jeder nimmt einen Berater, wählt dann eine Bürgerkarte und zahlt ihre Startkosten.
    .title = Spielaufbau
about-phase-1 = Der Anführer wechselt, die Runde rückt vor; Forschung kann enden, Szenarioplättchen werden fällig.
    .title = Phase 1: Erwachen
about-phase-2 = Eine Morgenkarte wird gezogen: ihr Effekt, dann eine Option eurer Wahl.
    .title = Phase 2: früher Morgen
about-phase-3 = Verheizt Kohle; wer in der Kälte steht, wird krank; Würfel fallen in den Turm; dann sinkt die Leistung
    des Generators auf null.
    .title = Phase 3: Generatorbetrieb
about-phase-4 = Eine Wetterkarte: Marken und Kälte steigen, Jäger bringen Nahrung, Späher gehen, der Sturm rückt näher.
    .title = Phase 4: Wetter
about-phase-5 = Ihr dürft einen Berater nutzen. Dann wirkt die Krankheit, Art für Art: Sie macht Figuren erschöpft und
    dreht Anzeiger.
    .title = Phase 5: Vorbereitungen
about-phase-6 = Vom Anführer aus im Uhrzeigersinn: heizen, wenn ihr wollt, dann handelt eine Figur. Kalte Aktionen
    machen krank.
    .title = Phase 6: Aktionen
about-phase-7 = Ausliegende Karten wirken, dann wird eine Karte des Dämmerungsstapels gezogen und ausgeführt.
    .title = Phase 7: Dämmerung
about-phase-8 = Nahrung stillt den Hunger von gestern; was davon bleibt, schadet. Dann isst die Art von Bürgern, die
    heute dran ist.
    .title = Phase 8: Hunger
about-phase-9 = Die Figuren kommen heim. Ihr dürft noch einmal heizen; beheizte Schlafplätze werden vergeben, und wer
    keinen hat, wird krank.
    .title = Phase 9: Nacht
