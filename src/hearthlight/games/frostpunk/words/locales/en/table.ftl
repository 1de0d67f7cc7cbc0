## The table: bar, rails, shelf, scenes, and sheets

frost-tab-heat = Heat
frost-sheet-citizens = Citizens
frost-sheet-events = Events
frost-sheet-paths = Paths
frost-sheet-laws = Laws
frost-sheet-research = Research
frost-sheet-buildings = Buildings
frost-sheet-citizens-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
frost-sheet-events-count = { $count ->
    [one] 1 card on display
   *[other] { $count } cards on display
}
frost-sheet-paths-count = { $count ->
    [one] 1 path for scouts
   *[other] { $count } paths for scouts
}
frost-sheet-laws-count = { $count } of 4 passed
frost-sheet-research-count = { $count ->
    [0] no technology yet
    [one] 1 technology
   *[other] { $count } technologies
}
frost-sheet-buildings-count = { $count } in the city
frost-stock-food = food
frost-stock-wood = wood
frost-stock-coal = coal
frost-stock-cores = cores
frost-stock-automaton = automata
frost-figure-worker = worker
frost-figure-engineer = engineer
frost-figure-child = child
frost-figure-automaton = automaton
frost-danger-hope = Hope
frost-danger-discontent = Discontent
frost-danger-malfunction = Stress
frost-danger-sickness = Sick
frost-danger-hunger = Hunger
frost-danger-corpses = Dead
frost-danger-left = { $count } left
frost-danger-far = far off
frost-goal-title = GOAL
frost-goal-survive = Survive round { $round }
frost-goal-building = { $round ->
    [0] { $building }, every dusk
   *[other] { $building } before round { $round }
}
frost-goal-on-card = { $round ->
    [0] { $want } resources, any dusk
   *[other] { $want } resources before round { $round }
}
frost-goal-food = { $round ->
    [0] { $want } food, any dusk
   *[other] { $want } food before round { $round }
}
frost-goal-met = done
frost-goal-part = { $have } of { $want } so far
frost-goal-unbuilt = not built
frost-close = Close
frost-back = Back to the question
frost-look-city = The city
frost-warm = warm
frost-cold = cold
frost-always = always
frost-research-note = Build a workshop to begin. A technology takes as many rounds as its card says; an engineer at a workshop makes it 1 round less.
frost-buildings-note = Point at a building to read more. §: needs a law.
frost-in-hand = In hand
frost-act-drag-flame = Pull the flame up to burn coal
frost-act-proposed = Proposed: least harm. Change it as you like.
frost-act-good-night = Good night
frost-act-as-shown = Do as shown
frost-act-still = { $count } still to give
frost-tip-worker = Choose where the worker in hand goes.
frost-tip-engineer = Choose where the engineer in hand goes.
frost-tip-child = Choose where the child in hand goes.
frost-tip-automaton = Choose where the automaton in hand goes.
frost-tip-card = { $card } in hand: choose where it goes.
frost-act-end = End actions
frost-act-pass = Ask all to end
frost-deeds = Other actions
frost-deed-build = Build
frost-deed-clear-inner = Clear inner
frost-deed-clear-outer = Clear outer
frost-deed-clear-both = Clear each
frost-deed-scout = Scouts
frost-deed-special = Special
frost-law-book = Law book
frost-law-in-force = in force
frost-law-gone = has left the game
frost-law-opens = Opens:
frost-in-stock = { $count } in stock
frost-burn-output = burn { $coal } → output { $output }
frost-night-title = Night of round { $round }
frost-generator-title = The generator, round { $round }
frost-beds = beds
frost-all-warm = all warm
frost-cold-sick = { $cold } cold: sick { $before } → { $after }
frost-cold-figures = { $cold } cold
frost-share-dies = { $count ->
    [one] 1 dies
   *[other] { $count } die
}
frost-share-grave = gravely ill
frost-sick-after = sick { $before } → { $after }
frost-people-after = people { $before } → { $after }
frost-tired-after = exhausted { $before } → { $after }
frost-bed-rule = For each figure without a warm bed, one of its kind falls sick.
frost-night-suspended = { $law } is suspended tonight because of "{ $card }".
frost-own-card = your card
frost-sector-top = On top of the stack
frost-sector-bottom = Under the stack
frost-draw-unknown = unknown
frost-ready-in = ready in round { $round }
frost-play-card = Play this card
frost-weather-none = No weather yet
frost-sick = { $count } sick
frost-sick-grave = { $count } gravely ill
frost-meal-enough = enough, { $left } left
frost-meal-hunger = hunger { $hunger }
frost-goal-rounds-left = { $count ->
    [one] one round to go
   *[other] { $count } rounds to go
}
frost-act-steps-left = { $count ->
    [one] 1 step unused
   *[other] { $count } steps unused
}
frost-act-idle = { $count ->
    [one] 1 figure can still act
   *[other] { $count } figures can still act
}
frost-act-fuel-sick-short = { $count ->
    [0] nobody freezes
    [one] 1 falls sick
   *[other] { $count } fall sick
}
frost-act-bedless-short = { $count ->
    [0] all sleep warm
    [one] 1 without a bed falls sick
   *[other] { $count } without a bed fall sick
}
frost-tonight = { $night ->
    [0] If night came now
   *[other] Tonight
}: { $count ->
    [0] all sleep warm
    [one] 1 falls sick
   *[other] { $count } fall sick
}
frost-tonight-beds = { $beds ->
    [one] 1 warm bed for { $figures } figures
   *[other] { $beds } warm beds for { $figures } figures
}
frost-tonight-machine = { $count ->
    [0] Generator: nobody freezes
    [one] Generator: 1 falls sick from the cold
   *[other] Generator: { $count } fall sick from the cold
}
frost-tonight-cubes = { $count ->
    [0] no cubes into the tower
    [one] 1 cube into the tower
   *[other] { $count } cubes into the tower
}
frost-stress-left = { $fatal ->
    [0] { $count } more: malfunction
   *[other] { $count } more: the end
}
frost-sick-next = from { $from } on: { frost-sick-comes } ({ $left } more)
frost-sick-effect = Preparation: { frost-sick-comes }
frost-sick-comes = { $turns ->
    [0] {""}
    [one] { $grave ->
        [0] gravely ill
       *[other] one dies
    }
    [2] gravely ill, one dies
   *[other] gravely ill, up to 2 die
}{ $tokens ->
    [0] {""}
    [one] , 1 rests
   *[other] , { $tokens } rest
}
frost-standing = { $count } standing
frost-dead-count = { $count ->
    [one] the first corpse
   *[other] { $count } corpses
}
frost-lost = lost:
frost-build-here = Build on { $field }
frost-goal-and = { $first } · { $then }
frost-goal-how-building = { $large ->
    [0] Build it for { $price }
   *[other] Build it for { $price } on both fields of a sector
}
frost-goal-how-card = on "{ $card }"
frost-goal-reached = Task done: { $goal }.
frost-goal-due = { $goal }: { $state }
frost-act-council = { $name } has called the council.
frost-act-suggests = { $name } suggests: { $what }.
frost-tip-instead = { $figure ->
    [worker] A worker goes there.
    [engineer] An engineer goes there.
    [child] A child goes there.
   *[automaton] An automaton goes there.
}
