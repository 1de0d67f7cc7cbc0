## What a move changes, in a word or two: the chips on choices

change-won = the city is saved
change-lost = the city is lost
change-dead = { $number ->
    [one] { $by } corpse
   *[other] { $by } corpses
}
change-next-hope = { $by } hope
change-next-discontent = { $by } discontent
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
    [one] { $by } exhausted worker
   *[other] { $by } exhausted workers
}
change-tired-engineer = { $number ->
    [one] { $by } exhausted engineer
   *[other] { $by } exhausted engineers
}
change-tired-child = { $number ->
    [one] { $by } exhausted child
   *[other] { $by } exhausted children
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
change-bedless = without warm bed { $before } → { $after }
change-beds = { $number ->
    [one] { $by } bed
   *[other] { $by } beds
}
change-prey = { $by } food per round
change-expeditions = { $number ->
    [one] { $by } expedition
   *[other] { $by } expeditions
}
change-researched = research done
change-research = ready: round { $before } → { $after }
change-ready = ready in round { $after }
change-research-lost = research lost
change-loaded = { $of ->
    [0] { $before } → { $after } on it
   *[other] { $before } → { $after } of { $of }, { $due ->
        [0] any dusk
       *[other] due round { $due }
    }
}
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

## Why something cannot be chosen

refuse-lacks = costs { $cost }: { $missing } short
refuse-lacks-all = you can pay not one of its costs: { $cost }
refuse-lacks-on-map = too little on the map: { $cost }
refuse-stress-full = no room on the stress track: { $stress } of 10 spaces are full
refuse-hunger-full = the city cannot get any hungrier
refuse-all-tired = all exhausted tokens of this kind are used
refuse-few-citizens = too few citizens are left
refuse-none-active = needs active { $token }
refuse-condition = { $condition }
refuse-none-in-stock = no { $resource } in the stockpile
refuse-no-such-figure = you have no such figure
refuse-all-placed = all of them are at work, resting, or away
refuse-automaton-coal = an automaton needs 1 coal; you have none
refuse-nothing-to-do = there is nothing for it to do
refuse-children = children do not work here: no law allows it
refuse-card-played = one citizen card per round: { $card } was played
refuse-nobody-ready = needs { $one }; none is ready
refuse-no-place = it cannot be played anywhere now
refuse-used = already used
refuse-nobody-placed = no such figure has acted yet
refuse-no-coal = no coal left
refuse-cold-reached = output { $output } has reached the cold marker
refuse-occupied = { $building }: no room, somebody is there
refuse-figure-there = a figure stands there until night
refuse-bare = nothing to gather there
refuse-engineers-only = { $building }: only an engineer may act here
refuse-no-action = { $building }: has no action
refuse-laws-passed = no further law can be passed
refuse-nothing-to-repeat = no action could be repeated
refuse-nobody-works = { $building }: no citizen works there
refuse-no-sectors = no sector of this ring is left
refuse-ring-full = this ring has been cleared
refuse-not-connected = no cleared sector lies next to it
refuse-no-beacon = scouts need a beacon
refuse-scouts-out = expeditions under way: { $sent } of { $allowed }
refuse-path-taken = scouts are on this path already
refuse-automaton-scout = an automaton cannot scout
refuse-deck-empty = no { $deck } card is left
refuse-wrong-figure = only { $who } can do this
refuse-covered = a card covers this law
refuse-nothing-to-build = nothing to erect and nothing to dismantle
refuse-no-law = needs a law: { $cards }
refuse-ruined = the storm has ruined them all
refuse-none-left = { $count ->
    [0] it cannot be built
    [one] the only one is built
    [2] both are built
   *[other] all { $count } are built
}
refuse-no-site = no free field
refuse-no-large-site = needs a sector with both fields free
refuse-no-deposit = needs a free field next to a deposit on the rim
refuse-printed = { $building }: part of the generator sector for good
refuse-nothing-fits = nothing that you can build now fits there
refuse-built-over = a building stands there
refuse-half-taken = { $building }: needs both fields of the sector
refuse-generator-sector = { $building }: cannot stand on the generator sector
refuse-not-at-deposit = { $building }: only next to a deposit
refuse-no-upgrade = { $building }: has no upgrade
refuse-upgraded = { $building }: already upgraded
refuse-no-research = nothing is being researched
refuse-passed = in force already
refuse-struck = gone since { $card } was passed
refuse-researched = researched already
refuse-advisor-taken = { $seat } has taken this advisor
refuse-locked = a card with a lock stays
refuse-wrong-kind = needs the card of { $one }
refuse-nobody = there are no { $kinds }
refuse-nobody-sick = no { $kinds } are sick
refuse-grave-last = gravely ill: the last one must be treated, not cured
refuse-not-grave = { $kinds } are not gravely ill
refuse-grave-already = { $kinds } are gravely ill already
refuse-track-full = the { $what } track is full
refuse-bag-empty = the bag is empty

## What else is worth knowing before a choice

remark-opens = opens: { $buildings }
remark-strikes = { $card } leaves the game
remark-bypass = a { $deck } card, { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
remark-explore = turn it over: nobody knows what is there
remark-bag = { $token }: { $number } of { $all } in the bag
remark-stay = { $people } stay, { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
remark-warm-now = warm now
remark-cold-now = cold now
remark-warm-sites = warm now: { $count } of { $all } fields
remark-fells = { $count ->
    [0] no trees in its sector
    [one] 1 tree in its sector
   *[other] { $count } trees in its sector
}
remark-collects = { $count ->
    [0] nothing to gather around it
    [one] gathers from 1 field
   *[other] gathers from { $count } fields
}
remark-spreads = { $count ->
    [0] no field for coal around it
    [one] room for coal: 1 field
   *[other] room for coal: { $count } fields
}
remark-gather = { $count } of your choice
remark-clear = { $count ->
    [one] +1 sector
   *[other] +{ $count } sectors
}
remark-kind = +1 { $token }: draw 1 token of any kind, then 1 exhausted { $token } becomes active
remark-in-vain = no effect now
remark-ends-day = the day ends: nobody else can act
remark-cold = { $why ->
    [always] always cold work
    [never] cold: nothing can heat it
   *[place] cold there until output { $output }
}
remark-wake-up = { $count ->
    [one] 1 card with your current hope
   *[other] { $count } cards with your current hope
}
