## What a move changes, in a word or two: the chips on choices

change-won = the city is saved
change-lost = the city is lost
change-dead = { $by } dead
change-hope = hope { $before } → { $after }
change-discontent = discontent { $before } → { $after }
change-active-care = { $by } active care
change-active-justice = { $by } active justice
change-active-motivation = { $by } active motivation
change-active-anger = { $by } active anger
change-active-apathy = { $by } active apathy
change-active-greed = { $by } active greed
change-sick-worker = { $number ->
    [one] { $by } sick worker
   *[other] { $by } sick workers
}
change-sick-engineer = { $number ->
    [one] { $by } sick engineer
   *[other] { $by } sick engineers
}
change-sick-child = { $number ->
    [one] { $by } sick child
   *[other] { $by } sick children
}
change-grave-worker = { $after ->
    [0] workers treated
   *[other] workers gravely ill
}
change-grave-engineer = { $after ->
    [0] engineers treated
   *[other] engineers gravely ill
}
change-grave-child = { $after ->
    [0] children treated
   *[other] children gravely ill
}
change-people-worker = { $number ->
    [one] { $by } worker
   *[other] { $by } workers
}
change-people-engineer = { $number ->
    [one] { $by } engineer
   *[other] { $by } engineers
}
change-people-child = { $number ->
    [one] { $by } child
   *[other] { $by } children
}
change-figures-worker = { $number ->
    [one] { $by } worker figure
   *[other] { $by } worker figures
}
change-figures-engineer = { $number ->
    [one] { $by } engineer figure
   *[other] { $by } engineer figures
}
change-figures-child = { $number ->
    [one] { $by } child figure
   *[other] { $by } child figures
}
change-tired-worker = { $number ->
    [one] { $by } tired worker
   *[other] { $by } tired workers
}
change-tired-engineer = { $number ->
    [one] { $by } tired engineer
   *[other] { $by } tired engineers
}
change-tired-child = { $number ->
    [one] { $by } tired child
   *[other] { $by } tired children
}
change-food = { $by } food
change-wood = { $by } wood
change-coal = { $by } coal
change-cores = { $number ->
    [one] { $by } steam core
   *[other] { $by } steam cores
}
change-automata = { $number ->
    [one] { $by } automaton
   *[other] { $by } automata
}
change-hunger = { $by } hunger
change-stress = stress { $before } → { $after }
change-overheated = { $after ->
    [0] cooled down
   *[other] overheated!
}
change-expanded = tower expanded
change-output = output { $before } → { $after }
change-cold = cold { $before } → { $after }
change-warm-a = { $after ->
    [0] zone A cold
   *[other] zone A warm
}
change-warm-b = { $after ->
    [0] zone B cold
   *[other] zone B warm
}
change-warm-c = { $after ->
    [0] zone C cold
   *[other] zone C warm
}
change-freezing = freezing { $before } → { $after }
change-cubes = tower cubes { $before } → { $after }
change-storm = storm round { $before } → { $after }
change-bedless = no warm bed { $before } → { $after }
change-beds = { $number ->
    [one] { $by } bed
   *[other] { $by } beds
}
change-prey = { $by } food a day
change-expeditions = { $number ->
    [one] { $by } expedition
   *[other] { $by } expeditions
}
change-researched = research done
change-research = ready: round { $before } → { $after }
change-ready = ready in round { $after }
change-research-lost = research lost
change-loaded = { $before } → { $after } on it
change-buildings = { $number ->
    [one] { $by } building
   *[other] { $by } buildings
}
change-map-wood = { $by } wood on map
change-map-coal = { $by } coal on map
change-map-cores = { $number ->
    [one] { $by } core on map
   *[other] { $by } cores on map
}
change-map-trees = { $number ->
    [one] { $by } tree
   *[other] { $by } trees
}
