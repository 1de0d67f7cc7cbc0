## What speaks for a move or against it: a part of a sentence, with what is and what was

reason-won = the city is saved
reason-lost = the city is lost
reason-hope = { $good ->
    [yes] more hope: { $after } instead of { $before }
   *[no] { $after ->
        [1] only 1 hope left instead of { $before }, and without any the city falls
       *[other] less hope: { $after } instead of { $before }
    }
}
reason-discontent = { $good ->
    [yes] less discontent: { $after } instead of { $before }
   *[no] more discontent: { $after } instead of { $before }
}
reason-active-hope = active hope: { $after } instead of { $before }
reason-active-discontent = active discontent: { $after } instead of { $before }
reason-hope-rises = hope rises by { $after }
reason-hope-falls = hope falls by { $after }
reason-discontent-rises = discontent rises by { $after }
reason-discontent-falls = discontent falls by { $after }
reason-sick = sick { $kinds }: { $after } instead of { $before }
reason-cured = sick { $kinds }: { $after } instead of { $before }; { $more ->
    [0] in the next preparation phase
    [one] after 1 more cure, in the next preparation phase
   *[other] after { $more } more cures, in the next preparation phase
}: { $then } instead of { $now }
reason-cured-harmless = sick { $kinds }: { $after } instead of { $before }; up to { $upto } do no harm
reason-sickened = sick { $kinds }: { $after } instead of { $before }; in the next preparation phase: { $then } instead of { $now }
reason-sickened-same = sick { $kinds }: { $after } instead of { $before }; in the next preparation phase: { $now } either way{ $worse ->
    [0] { "" }
   *[other] , worse from { $worse } on
}
harm-none = no harm
harm-lost = the end of the city
harm-deaths = { $count ->
    [one] 1 death
   *[other] { $count } deaths
}
harm-grave = grave illness
harm-resting = { $count ->
    [one] 1 resting figure
   *[other] { $count } resting figures
}
reason-grave = { $after ->
    [one] 1 kind of citizen gravely ill
   *[other] { $after } kinds of citizens gravely ill
} instead of { $before }
reason-dead = { $after ->
    [one] 1 corpse
   *[other] { $after } corpses
} instead of { $before }
reason-meal-deaths = { $good ->
    [yes] fewer { $kinds } starve at the next meal: { $after } instead of { $before }
   *[no] more { $kinds } starve at the next meal: { $after } instead of { $before }
}
reason-meal-discontent = { $good ->
    [yes] feeds the city: hunger brings { $after } discontent at the next meal instead of { $before }
   *[no] more discontent from hunger at the next meal: { $after } instead of { $before }
}
reason-unfed = { $good ->
    [yes] feeds the { $kinds }: { $after } food missing at the next meal instead of { $before }
   *[no] more food missing for the { $kinds } at the next meal: { $after } instead of { $before }
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
    [yes] keeps the city warm: the cold makes { $after } sick instead of { $before }
   *[no] the cold makes more citizens sick: { $after } instead of { $before }
}
reason-bedless = { $good ->
    [yes] more sleep warm: { $after } without a bed instead of { $before }
   *[no] fewer sleep warm: { $after } without a bed instead of { $before }
}
reason-stress = { $good ->
    [yes] spares the generator: stress { $after } instead of { $before }
   *[no] strains the generator: stress { $after } instead of { $before }
}
reason-output = generator output: { $after } instead of { $before }
reason-beds = { $after ->
    [one] 1 bed
   *[other] { $after } beds
} instead of { $before }
reason-map = { $thing ->
    [wood] wood on the map: { $after } instead of { $before }
    [coal] coal on the map: { $after } instead of { $before }
    [cores] steam cores on the map: { $after } instead of { $before }
   *[trees] trees on the map: { $after } instead of { $before }
}
reason-automata = { $after ->
    [one] 1 automaton
   *[other] { $after } automata
} instead of { $before }
reason-building = { $building } in the city: { $after } instead of { $before }
reason-building-works = { $building }, for one figure each round: { $does }
reason-building-stands = { $building }: { $does }
reason-upgraded = { $building }, upgraded: { $after } instead of { $before }
reason-people = { $kinds } in the city: { $after } instead of { $before }
reason-tired = exhausted { $kinds }: { $after } instead of { $before }
reason-citizen-cards = { $after ->
    [one] 1 citizen card in hand
   *[other] { $after } citizen cards in hand
} instead of { $before }
reason-researched = { $good ->
    [yes] { $card } is researched
   *[no] { $card } is no longer researched
}
reason-research = { $good ->
    [yes] research on { $card } begins
   *[no] research on { $card } ends
}
reason-expeditions = { $after ->
    [one] 1 expedition under way
   *[other] { $after } expeditions under way
} instead of { $before }
reason-scouted = spaces that scouts have walked: { $after } instead of { $before }
reason-loaded = resources on { $card }: { $after } instead of { $before }
reason-trouble = { $after ->
    [one] 1 dusk card still to come
   *[other] { $after } dusk cards still to come
} instead of { $before }
reason-evenings = { $good ->
    [yes] { $card } stops acting in the evenings
   *[no] { $card } stays and acts in the evenings
}
reason-opens = opens a building for the rounds to come: { $building } ({ $does })
reason-law-at-once = { $text }; at once: { $effects }
reason-law = { $helps ->
    [children] children may help in all rounds to come
    [young] a child does the work of an adult in all rounds to come
    [shift] a figure may act twice in all rounds to come
    [gather] gathering brings more in all rounds to come
    [medicine] cures more citizens in all rounds to come
    [mourning] deaths weigh less in all rounds to come
    [guard] wards off discontent at dusk
    [food] saves food in the rounds to come
    [beds] more figures find a place to sleep
   *[action] brings a special action for the rounds to come
}; laws so far: { $after } of 4
reason-law-harm = costs more in the rounds to come than it helps; laws so far: { $after } of 4
reason-law-ahead = a law helps in all rounds to come, the earlier the longer; so far: { $after } of 4
reason-hands = { $good ->
    [yes] { $after ->
        [0] something else still helps
        [one] 1 figure can still act, and that helps
       *[other] { $after } figures can still act, and that helps
    }
   *[no] { $after ->
        [0] nothing else you can do is worth its price
        [one] 1 figure can still act, but nothing it can do is worth its price
       *[other] { $after } figures can still act, but nothing they can do is worth its price
    }
}
reason-idle = { $after ->
    [0] something else would still help
    [one] 1 figure can still act and would help
   *[other] { $after } figures can still act and would help
}
reason-rest = { $after ->
    [0] no figure can act any more
    [one] 1 figure can still act, but nothing is worth its price
   *[other] { $after } figures can still act, but nothing is worth its price
}
reason-advisor = once a round, for 1 { $token }: { $does }; { $after ->
    [0] none active yet
   *[other] { $after } active now
}
reason-advisor-price = costs 1 { $token }, { $active ->
    [0] none active yet
   *[other] { $active } active now
}
reason-advisor-cure = helps after cold nights: { $after ->
    [0] everybody has a bed, { $sick } sick
    [one] 1 figure has no bed yet, { $sick } sick
   *[other] { $after } figures have no bed yet, { $sick } sick
}; { reason-advisor-price }
reason-advisor-stress = takes the stress of heating off the generator: stress { $after } of { $limit }; { reason-advisor-price }
reason-advisor-unrest = calms the city: { $after } hunger and { $discontent } discontent so far; { reason-advisor-price }
reason-advisor-goods = spares your figures the gathering: { $after } wood and { $coal } coal in store; { reason-advisor-price }
reason-keeps-hope = keeps your active hope for later: { $after }
reason-explore = what is found here comes home with the scouts; finds so far: { $after }
reason-bypass = you go on at once; finds so far: { $after }
reason-keeps-coal = keeps the coal for later: { $after } in store
reason-heats = { $coal ->
    [one] 1 coal
   *[other] { $coal } coal in all
}, output { $output }: { $effects }
reason-heats-cold = the cold makes { $after } sick, not { $before }
reason-heats-beds = { $after } without a warm bed, not { $before }
reason-start-cheap = { $after ->
    [0] costs the city as much as the others
    [one] costs the city less than 1 other card
   *[other] costs the city less than { $after } other cards
}
reason-start-dear = { $after ->
    [one] costs the city more than 1 other card
   *[other] costs the city more than { $after } other cards
}
reason-lay-near = { $after ->
    [0] touches no cleared sector yet
    [one] touches 1 cleared sector: a gathering post there reaches fields of both
   *[other] touches { $after } cleared sectors: a gathering post there reaches fields of all of them
}{ reason-lay-opens }
reason-lay-opens = { $opens ->
    [0] { "" }
    [one] ; opens the way to 1 outer sector
   *[other] ; opens the way to { $opens } outer sectors
}
reason-lay-deposit = lies at a deposit on the rim: a mine or a drill can stand only there{ reason-lay-opens }
reason-clear-wood = finds new land: { $after } wood on the map so far
reason-clear-coal = finds new land: { $after } coal on the map so far
reason-clear-room = makes room to build: { $after ->
    [one] 1 empty field
   *[other] { $after } empty fields
} so far
reason-bed = without a bed, one more falls sick; sick { $kinds } so far: { $after }
reason-bed-harmless = up to { $upto } do no harm
reason-bed-harm = 1 more means { $then } in the next preparation phase instead of { $now }
