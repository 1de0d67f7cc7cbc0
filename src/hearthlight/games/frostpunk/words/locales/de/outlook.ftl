## Was ein Zug ändert, in ein, zwei Wörtern

change-won = Stadt gerettet
change-lost = Stadt verloren
change-dead = { $number ->
    [one] { $by } Toter
   *[other] { $by } Tote
}
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
change-tired-worker = { $number ->
    [one] { $by } müder Arbeiter
   *[other] { $by } müde Arbeiter
}
change-tired-engineer = { $number ->
    [one] { $by } müder Ingenieur
   *[other] { $by } müde Ingenieure
}
change-tired-child = { $number ->
    [one] { $by } müdes Kind
   *[other] { $by } müde Kinder
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
change-bedless = ohne Bett { $before } → { $after }
change-beds = { $number ->
    [one] { $by } Bett
   *[other] { $by } Betten
}
change-prey = { $by } Nahrung am Tag
change-expeditions = { $number ->
    [one] { $by } Expedition
   *[other] { $by } Expeditionen
}
change-researched = Forschung fertig
change-research = fertig: Runde { $before } → { $after }
change-ready = fertig in Runde { $after }
change-research-lost = Forschung verloren
change-loaded = { $before } → { $after } darauf
change-buildings = { $by } Gebäude
change-map-wood = { $by } Holz (Plan)
change-map-coal = { $by } Kohle (Plan)
change-map-cores = { $number ->
    [one] { $by } Kern (Plan)
   *[other] { $by } Kerne (Plan)
}
change-map-trees = { $number ->
    [one] { $by } Baum
   *[other] { $by } Bäume
}
