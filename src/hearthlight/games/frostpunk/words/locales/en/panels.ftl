## Frostpunk on the page: people, machine, cards, and story

frost-panel-city = City
frost-panel-people = People
frost-panel-people-worker = Workers
frost-panel-people-engineer = Engineers
frost-panel-people-child = Children
frost-panel-automata = Automata
frost-panel-before-loss = { $count ->
    [one] One more death costs a figure
   *[other] { $count } more deaths cost a figure
}
frost-panel-ready = { $count } ready
frost-panel-working = { $count } at work
frost-panel-resting = { $count } resting
frost-panel-scouting = { $count } scouting
frost-panel-tired = { $count ->
    [one] One figure will rest in the next action phase
   *[other] { $count } figures will rest in the next action phase
}
frost-panel-sick-count = { $count } of { $of } sick
frost-panel-grave-count = { $count } of { $of } sick, gravely ill
frost-panel-sick-lost = { $end } sick: the city will be lost in the next preparation phase

frost-panel-mood = Hope and discontent
frost-panel-hope = Hope
frost-panel-discontent = Discontent
frost-panel-hope-count = { $count } hope; the city falls if you have none
frost-panel-discontent-count = { $count } discontent; the sixth ends the game
frost-panel-token-care = Care
frost-panel-token-justice = Justice
frost-panel-token-motivation = Motivation
frost-panel-token-anger = Anger
frost-panel-token-apathy = Apathy
frost-panel-token-greed = Greed
frost-panel-active = active
frost-panel-exhausted = exhausted
frost-panel-active-now = { $count ->
    [0] none active now
   *[other] { $count } active now
}
frost-panel-token-tip = { $name }: { $state }. { $what ->
    [hope] Advisors, events and laws ask for active hope of a kind. With no hope at all the city falls.
   *[discontent] Events ask about active discontent of a kind. The sixth ends the game.
} +1 { $name }: draw a token of any kind, then an exhausted token of this kind becomes active.
frost-panel-suggests = { $name } suggests this

frost-panel-food-hunger = Food and hunger
frost-panel-food = Food
frost-panel-hunger = Hunger
frost-panel-starve = Hunger { $left } remains: { $deaths ->
    [0] +{ $discontent } discontent
    [one] +{ $discontent } discontent, one citizen dies
   *[other] +{ $discontent } discontent, { $deaths } citizens die
}
frost-panel-starve-lost = Hunger { $left } remains: the city is lost

frost-panel-dangers = Ways to lose
frost-panel-danger-hope = { $left ->
    [one] Only one hope left
   *[other] { $left } hope left
}
frost-panel-danger-discontent = { $left ->
    [one] One more discontent ends the game
   *[other] { $left } discontent until the end
}
frost-panel-danger-malfunction = Overheated: { $left ->
    [0] the next generator phase ends the game
    [one] one more cube ends the game
   *[other] { $left } cubes until the end
}
frost-panel-danger-malfunction-first = { $left ->
    [0] Overloaded: the first malfunction
    [one] One more cube: the first malfunction
   *[other] { $left } cubes until the first malfunction
}
frost-panel-danger-sickness = { $possible ->
    [0] The city is lost at { $end } sick of one kind: no kind has so many citizens
   *[other] { $left } more sick of one kind and the city is lost
}
frost-panel-danger-hunger = { $coming ->
    [0] The next meal clears all hunger
   *[other] The next meal leaves { $coming } hunger: discontent, and deaths from { $deadly } on
}. { $left } more hunger and the city is lost
frost-panel-danger-corpses = { $left ->
    [one] One more death ends the game
   *[other] { $left } deaths until the end
}: { $now } of { $end }{ $before ->
    [0] {""}
    [one] , and 1 of them died on the way here
   *[other] , and { $before } of them died on the way here
}

frost-panel-machine = Generator
frost-panel-output = Output
frost-panel-cold = Cold
frost-panel-gauge = Output { $output }, cold { $cold }. Zone A and red insulation are warm above { $red }, zone B and orange above { $orange }, zone C and yellow above { $yellow }.
frost-panel-tower-cubes = { $count ->
    [one] One cube goes into the tower
   *[other] { $count } cubes go into the tower
}
frost-panel-freezing = { $count ->
    [0] Nobody falls sick from the cold
    [one] One citizen will fall sick from the cold
   *[other] { $count } citizens will fall sick from the cold
}
frost-panel-range-warm = Zone { $zone } and { $level } insulation are heated
frost-panel-range-cold = Zone { $zone } and { $level } insulation are cold; heated above { $at }
frost-panel-level-red = red
frost-panel-level-orange = orange
frost-panel-level-yellow = yellow
frost-panel-overheated = Overheated: another malfunction ends the game
frost-panel-stress = Stress
frost-panel-stress-count = { $count } of 10 stress cubes, { $overload } overload
frost-panel-tower = Tower
frost-panel-expanded = expanded
frost-panel-dropped = Last time { $count } in, { $out } out
frost-panel-dropped-none = Nothing dropped yet
frost-panel-weather = Weather
frost-panel-deck-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
frost-panel-rounds = Rounds
frost-panel-round = Round { $round }
frost-panel-fed = { $kind } are fed
frost-panel-research-done = Research finished: { $title }
frost-panel-storm-here = storm marker: weather cards bring it nearer

frost-storm = Storm: round { $first } at the earliest, round { $last } at the latest. All these turn into ruins: { $ruins }
frost-storm-ruins = { $building } (up to round { $last })

frost-panel-cards = Cards
frost-panel-no-events = No events on display.
frost-panel-next-dispute = next dispute
frost-panel-dusk-discard = Discarded dusk cards ({ $count })
frost-panel-weather-discard = Discarded weather cards ({ $count })
frost-panel-citizen-discard = Discarded citizens ({ $count })
frost-panel-dispute-shuffled = in the dusk deck
frost-panel-deck-morning = { $count ->
    [one] 1 morning card left
   *[other] { $count } morning cards left
}
frost-panel-deck-dusk = { $count ->
    [one] 1 card in the dusk deck
   *[other] { $count } cards in the dusk deck
}
frost-panel-on-card = on the card
frost-panel-figure-on-card = figure on the card
frost-panel-used = used
frost-panel-covers = covers { $title }
frost-panel-covered = covered
frost-panel-laws-passed = Laws in force: { $count } of { $most }
frost-panel-or = or
frost-panel-tech-finished = Finished
frost-panel-rounds-long = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
frost-panel-research-left = { $count ->
    [one] finished next round
   *[other] finished in { $count } rounds, in round { $round }
}
frost-panel-no-beacon = Without a beacon nobody finds the way back: no scouts yet.
frost-panel-path = Path { $number }, expedition { $deck }: { $hint }.
frost-panel-path-length = { $count ->
    [one] 1 space.
   *[other] { $count } spaces.
}
frost-panel-scout-steps = { $count ->
    [0] The scout has arrived.
    [one] The scout has one step left.
   *[other] The scout has { $count } steps left.
}
frost-panel-path-arrives = { $range ->
    [0] Arrives in round { $first }, and can come home at once.
   *[other] Arrives in round { $first } to { $last }, and can come home at once.
}
frost-panel-path-found = Will bring home: { $titles }
frost-panel-send-scout = Send { $figure ->
    [worker] a worker
    [engineer] an engineer
    [child] a child
   *[automaton] an automaton
}
frost-panel-hint-supplies = supplies
frost-panel-hint-people = people
frost-panel-hint-mixed = supplies or people
frost-panel-hand-of = { $name } ({ $count })
frost-panel-leader = leader
frost-panel-played = played: { $title }
frost-panel-advisors = Advisors
frost-panel-kind-morning = Morning
frost-panel-kind-dusk = Dusk
frost-panel-kind-dispute = Dispute
frost-panel-kind-consequence = Consequence of a law
frost-panel-kind-law = Law
frost-panel-kind-technology = Technology
frost-panel-kind-expedition = Expedition
frost-panel-kind-weather = Weather
frost-panel-kind-citizen = Citizen
frost-panel-kind-advisor = Advisor
frost-panel-kind-start = The group
frost-panel-kind-scenario = Scenario
frost-panel-not-now = Not possible now

frost-story-won = The city has endured
frost-story-lost = The city has fallen
frost-story-lost-how = Round { $round }: { $cause }
frost-story-won-how = The great frost passed over the crater in round { $round }, and the fire still burns.
frost-story-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
frost-story-alive = { $count } alive
frost-story-dead-count = { $count } dead
frost-story-laws = { $count ->
    [one] one law
   *[other] { $count } laws
}
frost-story-buildings = { $count ->
    [one] one building
   *[other] { $count } buildings
}
frost-story-technologies = { $count ->
    [one] one technology
   *[other] { $count } technologies
}
frost-story-save = Save the chart as a picture
frost-story-no-picture = The picture could not be made.
frost-story-timeline = Round by round
frost-story-numbers = The chart as a table
frost-story-founding = Founding
frost-story-round = Round
frost-story-sick = Sick
frost-story-dead = Corpses
frost-story-coal = Coal
frost-story-wood = Wood
