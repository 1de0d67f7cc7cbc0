## What speaks for a move or against it: a part of a sentence, with what is and what was

reason-won = the city is saved
reason-lost = the city is lost
reason-hope = { $good ->
    [yes] more hope: { $after } instead of { $before }
   *[no] less hope: { $after } instead of { $before }
}
reason-discontent = { $good ->
    [yes] less discontent: { $after } instead of { $before }
   *[no] more discontent: { $after } instead of { $before }
}
reason-active-hope = active hope: { $after } instead of { $before }
reason-active-discontent = active discontent: { $after } instead of { $before }
reason-hope-rises = hope rises: +{ $after }
reason-hope-falls = hope falls: −{ $after }
reason-discontent-rises = discontent rises: +{ $after }
reason-discontent-falls = discontent falls: −{ $after }
reason-sick = sick { $kinds }: { $after } instead of { $before }
reason-grave = kinds of citizens who are gravely ill: { $after } instead of { $before }
reason-dead = corpses: { $after } instead of { $before }
reason-meal-deaths = { $good ->
    [yes] feeds the city: without it { $before } { $kinds } starve at the next meal, with it { $after }
   *[no] { $kinds } who starve at the next meal: { $after } instead of { $before }
}
reason-meal-discontent = { $good ->
    [yes] feeds the city: without it hunger brings { $before } discontent at the next meal, with it { $after }
   *[no] discontent from hunger at the next meal: { $after } instead of { $before }
}
reason-unfed = { $good ->
    [yes] feeds the { $kinds }: without it { $before } food is missing at the next meal, with it { $after }
   *[no] food that is missing for the { $kinds } at the next meal: { $after } instead of { $before }
}
reason-food = { $good ->
    [yes] brings food: { $after } in store instead of { $before }
   *[no] costs food: { $after } in store instead of { $before }
}
reason-coal = { $good ->
    [yes] brings coal: { $after } in store instead of { $before }
   *[no] costs coal: { $after } in store instead of { $before }
}
reason-wood = { $good ->
    [yes] brings wood: { $after } in store instead of { $before }
   *[no] costs wood: { $after } in store instead of { $before }
}
reason-cores = { $good ->
    [yes] brings steam cores: { $after } in store instead of { $before }
   *[no] costs steam cores: { $after } in store instead of { $before }
}
reason-freezing = { $good ->
    [yes] keeps the city warm: without it { $before } fall sick from the cold, with it { $after }
   *[no] citizens who fall sick from the cold: { $after } instead of { $before }
}
reason-bedless = { $good ->
    [yes] more sleep warm: without a bed { $after } instead of { $before }
   *[no] fewer sleep warm: without a bed { $after } instead of { $before }
}
reason-stress = { $good ->
    [yes] spares the generator: stress { $after } instead of { $before }
   *[no] strains the generator: stress { $after } instead of { $before }
}
reason-output = output of the generator: { $after } instead of { $before }
reason-beds = beds: { $after } instead of { $before }
reason-map = { $thing ->
    [wood] wood on the map: { $after } instead of { $before }
    [coal] coal on the map: { $after } instead of { $before }
    [cores] steam cores on the map: { $after } instead of { $before }
   *[trees] trees on the map: { $after } instead of { $before }
}
reason-automata = automata: { $after } instead of { $before }
reason-building = { $building } in the city: { $after } instead of { $before }
reason-upgraded = { $building }, upgraded: { $after } instead of { $before }
reason-people = { $kinds } in the city: { $after } instead of { $before }
reason-tired = exhausted { $kinds }: { $after } instead of { $before }
reason-citizen-cards = citizen cards in hand: { $after } instead of { $before }
reason-researched = { $good ->
    [yes] { $card } is researched
   *[no] { $card } is not researched any more
}
reason-research = { $good ->
    [yes] research on { $card } begins
   *[no] research on { $card } ends
}
reason-expeditions = expeditions on their way: { $after } instead of { $before }
reason-scouted = spaces that scouts have gone: { $after } instead of { $before }
reason-loaded = resources on { $card }: { $after } instead of { $before }
reason-trouble = dusk cards still to come: { $after } instead of { $before }
reason-evenings = { $good ->
    [yes] { $card } does nothing more in the evenings
   *[no] { $card } stays and acts in the evenings
}
reason-opens = opens a building for the rounds to come: { $building }
reason-laws = { $good ->
    [yes] helps in all rounds to come: law { $after }
   *[no] costs more in the rounds to come than it helps: law { $after }
}
reason-clear-wood = finds new land: wood on the map so far { $after }
reason-clear-coal = finds new land: coal on the map so far { $after }
reason-clear-room = makes room to build: empty fields so far { $after }
reason-bed = whoever has no bed falls sick; sick { $kinds } so far: { $after }
