## Was ein Zug ändert, in ein, zwei Wörtern

change-won = Stadt gerettet
change-lost = Stadt verloren
change-dead = { $number ->
    [one] { $by } Leichnam
   *[other] { $by } Leichname
}
change-next-hope = { $by } Hoffnung
change-next-discontent = { $by } Unzufriedenheit
change-hope = Hoffnung { $before } → { $after }
change-discontent = Unzufriedenheit { $before } → { $after }
change-active-care = { $by } Fürsorge aktiv
change-active-justice = { $by } Gerechtigkeit aktiv
change-active-motivation = { $by } Motivation aktiv
change-active-anger = { $by } Wut aktiv
change-active-apathy = { $by } Apathie aktiv
change-active-greed = { $by } Gier aktiv
change-sick-worker = { $number ->
    [one] { $by } kranker Arbeiter
   *[other] { $by } kranke Arbeiter
}
change-sick-engineer = { $number ->
    [one] { $by } kranker Ingenieur
   *[other] { $by } kranke Ingenieure
}
change-sick-child = { $number ->
    [one] { $by } krankes Kind
   *[other] { $by } kranke Kinder
}
change-grave-worker = { $after ->
    [0] Arbeiter behandelt
   *[other] Arbeiter schwer krank
}
change-grave-engineer = { $after ->
    [0] Ingenieure behandelt
   *[other] Ingenieure schwer krank
}
change-grave-child = { $after ->
    [0] Kinder behandelt
   *[other] Kinder schwer krank
}
change-people-worker = { $by } Arbeiter
change-people-engineer = { $number ->
    [one] { $by } Ingenieur
   *[other] { $by } Ingenieure
}
change-people-child = { $number ->
    [one] { $by } Kind
   *[other] { $by } Kinder
}
change-figures-worker = { $number ->
    [one] { $by } Arbeiterfigur
   *[other] { $by } Arbeiterfiguren
}
change-figures-engineer = { $number ->
    [one] { $by } Ingenieurfigur
   *[other] { $by } Ingenieurfiguren
}
change-figures-child = { $number ->
    [one] { $by } Kinderfigur
   *[other] { $by } Kinderfiguren
}
change-tired-worker = { $by } Arbeiter erschöpft
change-tired-engineer = { $number ->
    [one] { $by } Ingenieur erschöpft
   *[other] { $by } Ingenieure erschöpft
}
change-tired-child = { $number ->
    [one] { $by } Kind erschöpft
   *[other] { $by } Kinder erschöpft
}
change-food = { $by } Nahrung
change-wood = { $by } Holz
change-coal = { $by } Kohle
change-cores = { $number ->
    [one] { $by } Dampfkern
   *[other] { $by } Dampfkerne
}
change-automata = { $number ->
    [one] { $by } Automaton
   *[other] { $by } Automata
}
change-hunger = { $by } Hunger
change-stress = Belastung { $before } → { $after }
change-overheated = { $after ->
    [0] abgekühlt
   *[other] überhitzt!
}
change-expanded = Turm ausgebaut
change-output = Leistung { $before } → { $after }
change-cold = Kälte { $before } → { $after }
change-warm-a = { $after ->
    [0] Zone A kalt
   *[other] Zone A warm
}
change-warm-b = { $after ->
    [0] Zone B kalt
   *[other] Zone B warm
}
change-warm-c = { $after ->
    [0] Zone C kalt
   *[other] Zone C warm
}
change-freezing = frieren { $before } → { $after }
change-cubes = Turmwürfel { $before } → { $after }
change-storm = Sturm: Runde { $before } → { $after }
change-bedless = ohne Schlafplatz { $before } → { $after }
change-beds = { $number ->
    [one] { $by } Schlafplatz
   *[other] { $by } Schlafplätze
}
change-prey = { $by } Nahrung pro Runde
change-expeditions = { $number ->
    [one] { $by } Expedition
   *[other] { $by } Expeditionen
}
change-researched = Forschung fertig
change-research = fertig: Runde { $before } → { $after }
change-ready = fertig in Runde { $after }
change-research-lost = Forschung verloren
change-loaded = { $of ->
    [0] { $before } → { $after } darauf
   *[other] { $before } → { $after } von { $of }, { $due ->
        [0] zur Dämmerung
       *[other] fällig Runde { $due }
    }
}
change-buildings = { $by } Gebäude
change-map-wood = { $by } Holz, Spielplan
change-map-coal = { $by } Kohle, Spielplan
change-map-cores = { $number ->
    [one] { $by } Dampfkern, Spielplan
   *[other] { $by } Dampfkerne, Spielplan
}
change-map-trees = { $number ->
    [one] { $by } Baum
   *[other] { $by } Bäume
}

## Warum etwas nicht geht

refuse-lacks = kostet { $cost }; fehlt: { $missing }
refuse-lacks-all = keiner der Preise ist bezahlbar: { $cost }
refuse-lacks-on-map = zu wenig auf dem Spielplan: { $cost }
refuse-stress-full = kein Platz für Belastung: { $stress } von 10 Würfeln liegen dort
refuse-hunger-full = noch mehr Hunger geht nicht
refuse-all-tired = alle „Bürger erschöpft“-Plättchen dieser Art liegen aus
refuse-few-citizens = es gibt zu wenige Bürger
refuse-none-active = braucht aktive { $token }
refuse-condition = geht nicht, weil { $condition }
refuse-none-in-stock = nicht im Lager: { $resource }
refuse-no-such-figure = so eine Figur gibt es nicht
refuse-all-placed = keine mehr da: Alle arbeiten, ruhen oder sind unterwegs
refuse-automaton-coal = ein Automaton braucht 1 Kohle, und es ist keine da
refuse-nothing-to-do = dafür gibt es nichts zu tun
refuse-children = Kinder arbeiten hier nicht: Kein Gesetz erlaubt es
refuse-card-played = eine Bürgerkarte pro Runde: { $card } ist gespielt
refuse-nobody-ready = nötig ist { $one }, niemand ist bereit
refuse-no-place = jetzt gibt es nichts, womit sie gespielt werden könnte
refuse-used = schon genutzt
refuse-nobody-placed = noch keine solche Figur hat gehandelt
refuse-no-coal = keine Kohle mehr
refuse-cold-reached = Leistung { $output } hat den Kälteanzeiger erreicht
refuse-occupied = { $building }: kein Platz, dort steht schon jemand
refuse-figure-there = dort steht bis zur Nacht eine Figur
refuse-bare = dort gibt es nichts zu sammeln
refuse-engineers-only = { $building }: Hier handelt nur ein Ingenieur
refuse-no-action = { $building }: keine Aktion
refuse-laws-passed = kein weiteres Gesetz möglich
refuse-nothing-to-repeat = keine Aktion kann wiederholt werden
refuse-nobody-works = { $building }: Kein Bürger arbeitet dort
refuse-no-sectors = kein Sektor dieses Rings ist übrig
refuse-ring-full = dieser Ring ist geräumt
refuse-not-connected = kein geräumter Sektor grenzt daran
refuse-no-beacon = Späher brauchen eine Signalstation
refuse-scouts-out = Expeditionen unterwegs: { $sent } von { $allowed }
refuse-path-taken = auf diesem Pfad sind schon Späher
refuse-automaton-scout = ein Automaton kann kein Späher sein
refuse-deck-empty = keine { $deck }-Karte ist übrig
refuse-wrong-figure = nur { $who } kann das
refuse-covered = eine Karte überdeckt dieses Gesetz
refuse-nothing-to-build = nichts zu errichten, nichts abzureißen
refuse-no-law = braucht ein Gesetz: { $cards }
refuse-ruined = der Sturm hat sie alle zerstört
refuse-none-left = { $count ->
    [0] lässt sich nicht bauen
    [one] das einzige ist gebaut
    [2] beide sind gebaut
   *[other] alle { $count } sind gebaut
}
refuse-no-site = kein freies Feld
refuse-no-large-site = braucht einen Sektor mit zwei freien Feldern
refuse-no-deposit = braucht ein freies Feld an einem Vorkommen am Rand
refuse-printed = { $building }: gehört fest zum Generator-Sektor
refuse-nothing-fits = nichts, was sich jetzt bauen lässt, passt dorthin
refuse-built-over = dort steht ein Gebäude
refuse-half-taken = { $building }: braucht beide Felder des Sektors
refuse-generator-sector = { $building }: nicht auf dem Generator-Sektor
refuse-not-at-deposit = { $building }: nur an einem Vorkommen
refuse-no-upgrade = { $building }: kein Ausbau
refuse-upgraded = { $building }: schon ausgebaut
refuse-no-research = es wird nichts erforscht
refuse-passed = schon verabschiedet
refuse-struck = weg, seit { $card } gilt
refuse-researched = schon erforscht
refuse-advisor-taken = { $seat } hat diesen Berater
refuse-locked = eine Karte mit Schloss bleibt
refuse-wrong-kind = braucht eine Karte dieser Art: { $one }
refuse-nobody = es gibt keine { $kinds }
refuse-nobody-sick = die { $kinds } sind nicht krank
refuse-grave-last = schwer krank: Der letzte wird behandelt, nicht geheilt
refuse-not-grave = die { $kinds } sind nicht schwer krank
refuse-grave-already = die { $kinds } sind schon schwer krank
refuse-track-full = die Leiste ist voll: { $what }
refuse-bag-empty = der Beutel ist leer

## Was man sonst vorher wissen sollte

remark-opens = erlaubt: { $buildings }
remark-strikes = { $card } verlässt das Spiel
remark-bypass = eine { $deck }-Karte, noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
remark-explore = umdrehen: Niemand weiß, was dort ist
remark-bag = { $token }: { $number } von { $all } im Beutel
remark-stay = es bleiben { $people }, { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}
remark-warm-now = jetzt warm
remark-cold-now = jetzt kalt
remark-warm-sites = jetzt warm: { $count } von { $all } Feldern
remark-fells = { $count ->
    [0] keine Bäume im Sektor
    [one] 1 Baum im Sektor
   *[other] { $count } Bäume im Sektor
}
remark-collects = { $count ->
    [0] ringsum nichts zu sammeln
    [one] sammelt von 1 Feld
   *[other] sammelt von { $count } Feldern
}
remark-spreads = { $count ->
    [0] ringsum kein Feld für Kohle
    [one] Platz für Kohle: 1 Feld
   *[other] Platz für Kohle: { $count } Felder
}
remark-gather = { $count } nach Wahl
remark-clear = { $count ->
    [one] +1 Sektor
   *[other] +{ $count } Sektoren
}
remark-kind = +1 { $token }: 1 Plättchen beliebiger Art ziehen, dann wird 1 erschöpfte { $token } aktiv
remark-in-vain = bewirkt jetzt nichts
remark-ends-day = der Tag endet: Sonst kann niemand mehr handeln
remark-cold = { $why ->
    [always] immer in der Kälte
    [never] kalt: lässt sich nicht heizen
   *[place] dort kalt, beheizt ab Leistung { $output }
}
remark-wake-up = { $count ->
    [one] 1 Karte bei eurer jetzigen Hoffnung
   *[other] { $count } Karten bei eurer jetzigen Hoffnung
}
