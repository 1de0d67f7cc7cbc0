## Lektionen: was in jedem Augenblick gesagt wird. `-do` ist die Anweisung allein, `-wrong-<verb>` die Antwort auf einen anderen solchen Zug. `-typed` gilt stattdessen im Terminal.

lesson-other-take = Du hast { $chosen ->
    [worker] einen Arbeiter
    [engineer] einen Ingenieur
    [child] ein Kind
   *[automaton] einen Automaton
} in der Hand. Nimm zuerst { $meant ->
    [worker] einen Arbeiter
    [engineer] einen Ingenieur
    [child] ein Kind
   *[automaton] einen Automaton
}.

lesson-two-nights = Zwei Nächte
lesson-two-nights-about = Deine erste Stadt: zwei Tage und zwei Nächte im Krater, Schritt für Schritt.

lesson-two-nights-crater = Zweiundvierzig Menschen, ein Generator und der Winter. Halte die Stadt am Leben bis zum Abend von Runde 15 und baue vor Runde 4 eine Signalstation.
lesson-two-nights-dangers = Dieser Streifen zeigt, wie nah jede Gefahr ist. Hoffnung, Unzufriedenheit, Belastung, Kranke einer Art, Hunger, Tote: Jede davon kann die Stadt zu Fall bringen.
lesson-two-nights-dangers-typed = „table“ zeigt, wie nah jede Gefahr ist. Hoffnung, Unzufriedenheit, Belastung, Kranke einer Art, Hunger, Tote: Jede davon kann die Stadt zu Fall bringen.
lesson-two-nights-figures = Eine Figur ist eine Gruppe von Bürgern: 22 Arbeiter handeln als 5 Figuren, 12 Ingenieure als 3. Zeig auf etwas oder halte es gedrückt, um zu erfahren, was es ist.
lesson-two-nights-figures-typed = Eine Figur ist eine Gruppe von Bürgern: 22 Arbeiter handeln als 5 Figuren, 12 Ingenieure als 3. Tippe „icons“, um zu erfahren, was etwas ist.
lesson-two-nights-fire = Ohne Feuer keine Wärme. 1 Kohle reicht für Zone A, die Mitte: Heb den Rest für später auf.
lesson-two-nights-fire-do = Zieh die Flamme um eins hoch und verheize 1 Kohle.
lesson-two-nights-fire-do-typed = Verheize 1 Kohle.
lesson-two-nights-wood = Jetzt ist die Mitte warm. Dort können Arbeiter sammeln.
lesson-two-nights-wood-do = Schicke Arbeiter zum Holz in der Mitte.
lesson-two-nights-wood-wrong-gather = Dort ist es kalt: Jemand würde krank.
lesson-two-nights-coal = Jeder Ort beschäftigt pro Runde eine Figur.
lesson-two-nights-coal-do = Schicke Arbeiter zur Kohle in der Mitte.
lesson-two-nights-cold = Brauner Boden ist warm, dunkler ist kalt. Arbeit in der Kälte macht jemanden krank: Davor warnt das rote „!“.
lesson-two-nights-cold-typed = Auf dem Spielplan heißt „*“ beheizt, „~“ kalt. Arbeit in der Kälte macht jemanden krank: Die Auswahl sagt es vorher.
lesson-two-nights-inner-ring = Zone A ist die Mitte, B der innere Ring, C der äußere Ring. Noch eine Kohle wärmt B.
lesson-two-nights-inner-ring-do = Zieh die Flamme um eins hoch und verheize 1 Kohle.
lesson-two-nights-inner-ring-do-typed = Verheize 1 Kohle.
lesson-two-nights-inner-wood = Jetzt ist auch das Holz dort draußen warm.
lesson-two-nights-inner-wood-do = Schicke Arbeiter zum beleuchteten Holz im inneren Ring.
lesson-two-nights-inner-wood-do-typed = Schicke Arbeiter zum Holz im inneren Ring, das den Pfeil hat.
lesson-two-nights-hut = Ingenieure können alles, was Arbeiter können, auch bauen. Was unter einem Gebäude liegt, ist verloren.
lesson-two-nights-hut-do = Lass Ingenieure eine Jagdhütte auf das leere Feld bauen.
lesson-two-nights-hut-wrong-on = Was dort liegt, wäre verloren.
lesson-two-nights-tents = Eine Aktion reicht für drei Gebäude. Ein Zelt hat zwei Schlafplätze.
lesson-two-nights-tents-do = { $left ->
    [1] Baue noch ein Zelt auf das warme Feld.
   *[other] Baue zwei Zelte auf die warmen Felder.
}
lesson-two-nights-tents-wrong-on = Dort nicht: Heute Nacht wäre es kalt, oder etwas ginge verloren.
lesson-two-nights-hunt = Eine Hütte braucht Jäger: Sie bringen 4 Nahrung. Dank Wärmedämmung kann ein Gebäude warm sein, auch wenn seine Zone kalt ist.
lesson-two-nights-hunt-do = Schicke Arbeiter in die Jagdhütte.
lesson-two-nights-snow = Die Stadt braucht Platz. Schneeräumen ist immer kalte Arbeit. Tu es trotzdem.
lesson-two-nights-snow-do = Schicke Arbeiter zum Schneeräumen in den inneren Ring. Decke den hervorgehobenen Sektor auf, dann den anderen.
lesson-two-nights-snow-do-typed = Schicke Arbeiter zum Schneeräumen in den inneren Ring. Decke den Sektor mit dem Pfeil auf, dann den anderen.
lesson-two-nights-sick = Ein Arbeiter ist krank. Bis zu vier Kranke einer Art schaden nicht. Ab fünf wird die Art schwer krank; heilst du sie nicht, stirbt eine Runde später jemand.
lesson-two-nights-new-wood = Da ist neues Holz. Auch Ingenieure können sammeln.
lesson-two-nights-new-wood-do = Schicke Ingenieure zum neuen Holz.
lesson-two-nights-sawmill = Für die Nacht ein drittes Zelt, neben die Bäume ein Sägewerk. Behalte das letzte Holz.
lesson-two-nights-sawmill-do = Lass Ingenieure ein Zelt und ein Sägewerk bauen. Dann hör auf zu bauen.
lesson-two-nights-sawmill-wrong-on = Dort nicht: Das Feld neben den Bäumen ist für das Sägewerk, und das Zelt braucht Wärme.
lesson-two-nights-evening = Niemand kann mehr arbeiten.
lesson-two-nights-evening-do = Beende die Aktionen.

lesson-two-nights-dusk = In der Dämmerung wurde „{ card-DIS05 }“ aufgedeckt. Nur die erste Zeile, die passt, gilt: Du hast aktive Fürsorge, also wird nur eine Kinder-Figur ruhen.
lesson-two-nights-meal = Jeden Abend isst eine Art: heute die 8 Kinder. Jeder Bürger ohne Essen bringt 1 Hunger. Was die Nahrung am nächsten Abend nicht stillt, bringt Unzufriedenheit, ab 6 auch Tote.
lesson-two-nights-beds = Sechs warme Schlafplätze für zehn Figuren. Ein Vorschlag steht schon da; du darfst ihn ändern.
lesson-two-nights-beds-do = Gib jeder Art zwei Schlafplätze, dann drücke den großen Knopf.
lesson-two-nights-beds-do-typed = Gib jeder Art zwei Schlafplätze.
lesson-two-nights-beds-wrong-bed = Zwei Schlafplätze für jede Art.

lesson-two-nights-tins = Vier Figuren hatten keinen Schlafplatz: Vier weitere Bürger sind krank. Jeder Morgen bringt eine Frage. Nahrung unter dem Eis: zugreifen oder vorsichtig sein?
lesson-two-nights-tins-do = Nimm, was du greifen kannst.
lesson-two-nights-tins-wrong-option = Vielleicht klüger. Sieh zuerst, was Gier kostet.
lesson-two-nights-morning-cold = Deine Wahl liegt jetzt im Dämmerungsstapel. Der Kälteanzeiger steht über deiner Leistung: Die Bürger, die dazwischen abgebildet sind, werden krank.
lesson-two-nights-morning-cold-do = Verheize 1 Kohle.
lesson-two-nights-morning-cold-wrong-done = Noch ein Arbeiter würde krank, der fünfte.
lesson-two-nights-tower = Hitze setzt dem Generator zu: 2 Würfel fielen in den Turm, 1 kam als Belastung heraus. Mehr als zehn bedeuten einen Störfall.
lesson-two-nights-weather = Zonen B und C brauchen 1 Leistung mehr, die Kälte steigt um 1, Späher gehen 2 Felder. Der Sturmanzeiger rückt auf 8: Der Sturm kommt in Runde 5, 6 oder 7.
lesson-two-nights-advisor = Deine Beraterin heilt zwei Bürger. Das erschöpft eine Fürsorge.
lesson-two-nights-advisor-do = Ruf die Oberschwester.
lesson-two-nights-cure = Bei den Arbeitern droht der fünfte Kranke. Ab fünf werden sie schwer krank; sind es eine Runde später noch fünf, stirbt einer.
lesson-two-nights-cure-do = { $left ->
    [1] Heile noch einen Arbeiter.
   *[other] Heile zwei Arbeiter.
}
lesson-two-nights-cure-wrong-cure = Die Ingenieure können warten.
lesson-two-nights-hope = Aktive Hoffnung kannst du nutzen, erschöpfte nicht; beide zählen. Ist keine Hoffnung mehr da, fällt die Stadt.
lesson-two-nights-cards = Deine Bürgerkarten: eine pro Runde, jede nur einmal. Die Karte ergänzt eine Aktion oder tritt an ihre Stelle.

lesson-two-nights-three-coal = Es wurde kälter: Der innere Ring braucht jetzt 3 Kohle.
lesson-two-nights-three-coal-do = { $left ->
    [3] Zieh die Flamme hoch und verheize 3 Kohle.
   *[other] Zieh die Flamme hoch und verheize noch { $left } Kohle: insgesamt 3.
}
lesson-two-nights-three-coal-do-typed = { $left ->
    [3] Verheize 3 Kohle.
   *[other] Verheize noch { $left } Kohle: insgesamt 3.
}
lesson-two-nights-three-coal-wrong-take = Zuerst das Feuer: Der innere Ring braucht 3 Kohle.
lesson-two-nights-coal-first = Jetzt weißt du, wie es geht. Zuerst Kohle.
lesson-two-nights-coal-first-do = Schicke Arbeiter auf beide Felder mit Kohle.
lesson-two-nights-food-again = Heute Abend essen 12 Ingenieure, morgen 22 Arbeiter. Jagt für morgen.
lesson-two-nights-food-again-do = Schicke Arbeiter in die Jagdhütte.
lesson-two-nights-saw = Das Sägewerk macht aus einem Baum 3 Holz.
lesson-two-nights-saw-do = Schicke Arbeiter ins Sägewerk.
lesson-two-nights-wood-again = Du wirst noch mehr bauen.
lesson-two-nights-wood-again-do = Schicke Arbeiter zum Holz in der Mitte.
lesson-two-nights-platform = Vier Figuren schliefen draußen. Ein Gesetz kann das ändern.
lesson-two-nights-platform-do = Schicke Ingenieure auf die Plattform.
lesson-two-nights-law = In jeder beheizten Unterkunft kann eine Figur mehr schlafen. Der Preis ist Wut.
lesson-two-nights-law-do = Verabschiede „{ card-G05 }“.
lesson-two-nights-law-wrong-law = Heute nicht. Heute Nacht brauchst du Schlafplätze.
lesson-two-nights-anger = Wut kommt zur Unzufriedenheit. Beim sechsten Plättchen fällt die Stadt. Und eine Konsequenz wartet im Dämmerungsstapel.
lesson-two-nights-beacon = Die Signalstation braucht einen ganzen Sektor, aber keine Wärme.
lesson-two-nights-beacon-do = Lass Ingenieure die Signalstation im hervorgehobenen Sektor bauen.
lesson-two-nights-beacon-do-typed = Lass Ingenieure die Signalstation im Sektor mit dem Pfeil bauen.
lesson-two-nights-beacon-wrong-on = Dort ginge mehr verloren.
lesson-two-nights-post = Dieses Licht wird jemand sehen, und Späher können jetzt aufbrechen. In diese Aktion passen noch zwei Gebäude.
lesson-two-nights-post-do = Baue eine zweite Jagdhütte, dann eine Sanitätsstation.
lesson-two-nights-use-post = Eine Sanitätsstation heilt drei Kranke.
lesson-two-nights-use-post-do = Schicke Ingenieure in die Sanitätsstation.
lesson-two-nights-second-evening = Alle sind wieder gesund. Baue bald eine Werkstatt: Forschung dauert mehrere Runden, dann hilft eine Technologie für immer.
lesson-two-nights-second-evening-do = Beende die Aktionen.

lesson-two-nights-swollen = Deine Dosen sind zurück: verdorben. Zwei Bürger werden krank: Wen verkraftet die Stadt am besten?
lesson-two-nights-swollen-do = { $left ->
    [1] Wähle noch einen.
   *[other] Wähle zwei.
}
lesson-two-nights-keep = 5 Nahrung wegwerfen oder mit der Gefahr leben? Beides kann richtig sein.
lesson-two-nights-keep-do = Entscheide.
lesson-two-nights-own-beds = Neun Schlafplätze für zehn Figuren, dank deines Gesetzes. Wer bleibt draußen? Du entscheidest.
lesson-two-nights-own-beds-hint = Spare bei der Art mit den wenigsten Kranken.
lesson-two-nights-rim = Ein neuer Morgen. Deine Stadt, deine Antwort.
lesson-two-nights-rim-at-sick = Deine Antwort hat ihren Preis. Wer wird krank? Bis zu vier Kranke einer Art schaden nicht.
lesson-two-nights-farewell = Du weißt genug für den Anfang. Gründe eine eigene Stadt, zuerst auf der leichten Stufe. Oder führe diese weiter: Schicke Jäger in beide Hütten, denn heute essen die Arbeiter.
lesson-two-nights-real = Richtige Partie auf der leichten Stufe

lesson-expeditions = Expeditionen
lesson-expeditions-about = Schicke Späher über den Kraterrand und entscheide, wie weit sie gehen.
lesson-expeditions-paths = Jenseits des Kraterrands gibt es Vorräte und Überlebende. Mit einer Signalstation darfst du Späher auf einen von drei Pfaden schicken.
lesson-expeditions-send = Arbeiter oder Ingenieure können gehen. Dort draußen arbeiten sie nicht und brauchen keinen Schlafplatz.
lesson-expeditions-send-do = Schicke Arbeiter auf Pfad 3.
lesson-expeditions-weather = Jeden Morgen sagt die Wetterkarte, wie weit deine Späher gehen.
lesson-expeditions-evening = Den Rest des Tages und die Nacht spielen wir für dich.
lesson-expeditions-evening-do = Beende die Aktionen.
lesson-expeditions-arrived = Deine Späher sind am Ende des Pfads. Umgehen sie den Ort, geht der Pfad weiter. Oder sieh nach, was dort ist.
lesson-expeditions-arrived-do = Erkunde den Ort.
lesson-expeditions-way = Kehren sie um, bekommst du den Fund sofort. Gehen sie weiter, erst bei ihrer Heimkehr.
lesson-expeditions-way-do = Entscheide.
lesson-expeditions-home = Manche Entscheidungen verlängern den Pfad, andere beginnen einen neuen. Ferne Orte bergen meist mehr.
lesson-expeditions-end = Immer nur eine Expedition, mit ausgebauter Signalstation zwei. Wer draußen ist, fehlt zu Hause.

lesson-technologies = Technologien
lesson-technologies-about = Baue früh eine Werkstatt und lass die Zeit für dich arbeiten.
lesson-technologies-slow = Vier Technologien liegen bereit. Forschung dauert mehrere Runden, braucht aber keine Arbeitskraft: Beginne früh.
lesson-technologies-heat = Eine Werkstatt im inneren Ring braucht Wärme.
lesson-technologies-heat-do = Verheize { $left } Kohle.
lesson-technologies-workshop = Eine Werkstatt kostet 1 Holz.
lesson-technologies-workshop-do = Lass Ingenieure eine Werkstatt auf das hervorgehobene Feld bauen.
lesson-technologies-workshop-do-typed = Lass Ingenieure eine Werkstatt auf das Feld mit dem Pfeil bauen.
lesson-technologies-choose = Mit der ersten Werkstatt beginnt die Forschung. Jede Technologie sagt, wie viele Runden sie braucht.
lesson-technologies-choose-do = Erforsche „{ card-T04 }“.
lesson-technologies-choose-wrong-research = Auch gut. Aber diese ist am schnellsten fertig.
lesson-technologies-token = Das Forschungsplättchen liegt auf Runde 6. Ab diesem Erwachen gehört dir die Technologie für immer.
lesson-technologies-hurry = Ingenieure in der Werkstatt wählen zweimal: ein Gebäude ausbauen oder die Forschung um eine Runde beschleunigen.
lesson-technologies-hurry-do = Schicke Ingenieure in die Werkstatt und beschleunige die Forschung.
lesson-technologies-again = Sie wählen ein zweites Mal.
lesson-technologies-again-do = Beschleunige sie noch einmal.
lesson-technologies-ready = Sie wird in Runde 4 statt in Runde 6 fertig. Dann wählst du die nächste Technologie.
lesson-technologies-end = Immer nur eine, egal wie viele Werkstätten du hast. Ohne Werkstatt ist die laufende Forschung verloren.

lesson-citizen-cards = Bürgerkarten
lesson-citizen-cards-about = Die Menschen auf deiner Hand: je ein Talent oder ein Abschied.
lesson-citizen-cards-hand = Das sind Menschen deiner Stadt. Jeder kann etwas, das sonst niemand kann.
lesson-citizen-cards-play = Schneeräumen ist immer kalte Arbeit. Mit „{ card-B05 }“ gilt sie als beheizt.
lesson-citizen-cards-play-do = Spiele „{ card-B05 }“ und räume Schnee im inneren Ring.
lesson-citizen-cards-play-wrong-citizen = Ein anderes Talent, für einen anderen Tag.
lesson-citizen-cards-lay = Niemand wurde krank.
lesson-citizen-cards-lay-do = { $left ->
    [1] Lege den anderen Sektor, wohin du willst.
   *[other] Lege beide Sektoren, wohin du willst.
}
lesson-citizen-cards-one = Eine Karte pro Runde. „Zusätzlich“ kommt zur Aktion dazu, „stattdessen“ tritt an ihre Stelle.
lesson-citizen-cards-death = Stirbt ein Bürger, entscheidet eine Karte, was folgt. Statt zu ziehen, darfst du eine dieser Art aus der Hand ablegen.
lesson-citizen-cards-end = Jede Karte wirkt nur einmal. Heb dir eine Karte mit mildem Todesfall-Effekt für schlechte Tage auf.

lesson-laws = Gesetze
lesson-laws-about = Was ein Gesetz gibt und was es kostet.
lesson-laws-pairs = Du kannst vier Gesetze haben, und keines wird je zurückgenommen. Acht Gesetze bilden Paare: Eines schließt das andere aus.
lesson-laws-heat = Die Plattform ist noch kalt.
lesson-laws-heat-do = Verheize 1 Kohle.
lesson-laws-platform = Nur Ingenieure können ein Gesetz verabschieden.
lesson-laws-platform-do = Schicke Ingenieure auf die Plattform.
lesson-laws-pass = Lies, was jedes Gesetz sofort bewirkt und was es für immer ändert.
lesson-laws-pass-do = Verabschiede „{ card-G04 }“.
lesson-laws-pass-wrong-law = Ein Gesetz für einen anderen Tag. Dieses bringt jetzt Hoffnung und bei jeder Mahlzeit weniger Hunger.
lesson-laws-mood = Zu deiner Hoffnung kam sofort Gerechtigkeit.
lesson-laws-gone = „{ card-G03 }“ ist aus dem Spiel. Und von jetzt an nimmt jede Mahlzeit 2 Hunger weg.
lesson-laws-dusk = Eine von zwei Konsequenzen kam verdeckt in den Dämmerungsstapel. Eines Abends kommt sie.
lesson-laws-four = Das war das zweite von vier. Wähle für den ganzen Winter, nicht für eine Nacht.

lesson-storm = Der Sturm
lesson-storm-about = Er kommt zweimal. Sei schon beim ersten Mal bereit.
lesson-storm-near = Jede Wetterkarte zieht den Sturmanzeiger näher. Die nächste bringt den Sturm.
lesson-storm-tents = Der erste Sturm macht aus jedem Zelt eine Ruine. Du hast zwei.
lesson-storm-heat = Zuerst das Feuer.
lesson-storm-heat-do = Verheize { $left } Kohle.
lesson-storm-generator = Die Belastung steht auf 8 von 10, und morgen verheizt du noch mehr.
lesson-storm-generator-do = Schicke Ingenieure zum Generator und entferne Belastungswürfel.
lesson-storm-bunkhouse = Baracken überstehen diesen Sturm.
lesson-storm-bunkhouse-do = { $left ->
    [0] Hör auf zu bauen.
    [1] Baue noch eine Baracke auf das hervorgehobene Feld. Dann hör auf zu bauen.
   *[other] Lass Ingenieure zwei Baracken auf die hervorgehobenen Felder bauen. Dann hör auf zu bauen.
}
lesson-storm-bunkhouse-do-typed = { $left ->
    [0] Hör auf zu bauen.
    [1] Baue noch eine Baracke auf das Feld mit dem Pfeil. Dann hör auf zu bauen.
   *[other] Lass Ingenieure zwei Baracken auf die Felder mit Pfeil bauen. Dann hör auf zu bauen.
}
lesson-storm-bunkhouse-wrong-on = Dort nicht: Etwas ginge verloren, oder das Feld ist nicht hervorgehoben.
lesson-storm-bunkhouse-wrong-on-typed = Dort nicht: Etwas ginge verloren, oder das Feld hat keinen Pfeil.
lesson-storm-evening = Die Nacht spielen wir für dich.
lesson-storm-evening-do = Beende die Aktionen.
lesson-storm-struck = Die Zelte sind Ruinen. Die Baracken stehen.
lesson-storm-next = Der Anzeiger steht jetzt weiter hinten. Ab Runde 8 macht ein Sturm Baracken zu Ruinen: Baue bis dahin Häuser.
lesson-storm-end = Sieh jeden Morgen nach dem Anzeiger und baue immer einen Schritt voraus.
