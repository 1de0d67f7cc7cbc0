## Frostpunk: what cards, buildings, and tracks do, in words
### Phrases without a full stop: they are put together into lines and sentences

## Amounts

frost-amount-food = { $count } food
frost-amount-wood = { $count } wood
frost-amount-coal = { $count } coal
frost-amount-cores = { $count ->
    [one] 1 steam core
   *[other] { $count } steam cores
}
frost-amount-trees = { $count ->
    [one] 1 tree
   *[other] { $count } trees
}
frost-amount-resources = { $count ->
    [one] 1 resource of your choice
   *[other] { $count } resources of your choice
}
frost-amount-of = { $count } { $kinds }
frost-amount-all-resources = all wood, coal, and steam cores
frost-amount-automata = { $count ->
    [one] 1 automaton
   *[other] { $count } automata
}
frost-amount-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
frost-amount-engineers = { $count ->
    [one] 1 engineer
   *[other] { $count } engineers
}
frost-amount-children = { $count ->
    [one] 1 child
   *[other] { $count } children
}
frost-amount-citizens = { $count ->
    [one] 1 citizen of your choice
   *[other] { $count } citizens of your choice
}

## Numbers that depend on the table

frost-per = { $what } for each { $per }
frost-per-plus = { $what } plus { $count } for each { $per }
frost-per-at-most = { $text } (max. { $count })
frost-per-corpses = corpse
frost-per-active-care = active care
frost-per-active-justice = active justice
frost-per-active-motivation = active motivation
frost-per-active-anger = active anger
frost-per-active-apathy = active apathy
frost-per-active-greed = active greed
frost-per-active-hope = active hope
frost-per-active-discontent = active discontent
frost-per-discontent = discontent token on the track
frost-per-children-used = child used this round
frost-per-gravely-ill = gravely ill kind of citizen
frost-per-shelters = shelter
frost-per-automata = automaton
frost-per-laws = law that was passed
frost-per-bedless = figure that got no bed last night

## Conditions

frost-if = if { $what }
frost-only-with = only with { $what }
frost-only-if = only if { $what }
frost-if-active = { $count ->
    [one] you have active { $token }
   *[other] you have at least { $count } active { $token }
}
    .not = { $count ->
        [one] you have no active { $token }
       *[other] you have fewer than { $count } active { $token }
    }
    .with = { $count ->
        [one] active { $token }
       *[other] at least { $count } active { $token }
    }
frost-if-hope = { $count ->
    [one] there is hope on the track
   *[other] there are at least { $count } hope tokens on the track
}
    .not = { $count ->
        [one] there is no hope on the track
       *[other] there are fewer than { $count } hope tokens on the track
    }
    .with = { $count ->
        [one] hope on the track
       *[other] at least { $count } hope tokens on the track
    }
frost-if-discontent = { $count ->
    [one] there is discontent on the track
   *[other] there are at least { $count } discontent tokens on the track
}
    .not = { $count ->
        [one] there is no discontent on the track
       *[other] there are fewer than { $count } discontent tokens on the track
    }
    .with = { $count ->
        [one] discontent on the track
       *[other] at least { $count } discontent tokens on the track
    }
frost-if-have = you have at least { $what }
    .not = you do not have { $what }
    .with = at least { $what }
frost-if-resources-at-most = { $count ->
    [0] you have no resources
    [one] you have at most 1 resource
   *[other] you have at most { $count } resources
}
    .not = { $count ->
        [0] you have resources
        [one] you have more than 1 resource
       *[other] you have more than { $count } resources
    }
frost-if-food-at-most = { $count ->
    [0] you have no food
   *[other] you have at most { $count } food
}
    .not = { $count ->
        [0] you have food
       *[other] you have more than { $count } food
    }
frost-if-corpses = { $count ->
    [one] there is a corpse
   *[other] there are at least { $count } corpses
}
    .not = { $count ->
        [one] there are no corpses
       *[other] there are fewer than { $count } corpses
    }
    .with = { $count ->
        [one] at least 1 corpse
       *[other] at least { $count } corpses
    }
frost-if-sick = { $count ->
    [one] somebody is sick
   *[other] at least { $count } citizens are sick
}
    .not = { $count ->
        [one] nobody is sick
       *[other] fewer than { $count } citizens are sick
    }
frost-if-gravely-ill = some citizens are gravely ill
    .not = nobody is gravely ill
frost-if-building = { $count ->
    [one] you have { $building }
   *[other] you have at least { $count } { $building }
}
    .not = { $count ->
        [one] you have no { $building }
       *[other] you have fewer than { $count } { $building }
    }
    .with = { $count ->
        [one] { $building }
       *[other] at least { $count } { $building }
    }
frost-if-law = the law { $card } is in force
    .not = the law { $card } is not in force
    .with = the law { $card }
frost-if-technology = { $card } has been researched
    .not = { $card } has not been researched
    .with = the technology { $card }
frost-if-displayed = card { $card } is on display
    .not = card { $card } is not on display
    .with = card { $card } on display
frost-if-figure = { $who ->
    [worker] a worker stands on { $where }
    [engineer] an engineer stands on { $where }
    [child] a child stands on { $where }
   *[any] a figure stands on { $where }
}
    .not = { $who ->
        [worker] no worker stands on { $where }
        [engineer] no engineer stands on { $where }
        [child] no child stands on { $where }
       *[any] no figure stands on { $where }
    }
frost-if-on-card = { $count ->
    [one] a resource lies on { $where }
   *[other] at least { $count } resources lie on { $where }
}
    .not = { $count ->
        [one] no resource lies on { $where }
       *[other] fewer than { $count } resources lie on { $where }
    }
frost-if-round = it is round { $count } or later
    .not = it is earlier than round { $count }
frost-if-round-at-most = it is round { $count } or earlier
    .not = it is later than round { $count }
frost-if-overheated = the generator is overheated
    .not = the generator is not overheated
frost-if-bedless = { $count ->
    [one] a figure got no bed last night
   *[other] at least { $count } figures got no bed last night
}
    .not = { $count ->
        [one] every figure got a bed last night
       *[other] fewer than { $count } figures got no bed last night
    }
frost-if-scouts = { $count ->
    [one] a scout is under way
   *[other] at least { $count } scouts are under way
}
    .not = { $count ->
        [one] no scout is under way
       *[other] fewer than { $count } scouts are under way
    }
frost-this-card = this card

## Costs

frost-cost = { $pay } → { $effects }
frost-cost-nothing = nothing
frost-cost-spend = spend { $what }
frost-cost-exhaust = exhaust 1 { $token }
frost-cost-map-wood = lose { $count } wood that lies on the map
frost-cost-map-coal = lose { $count } coal that lies on the map
frost-cost-stress = { $count ->
    [one] put 1 cube on the stress track
   *[other] put { $count } cubes on the stress track
}
frost-cost-hunger = +{ $count } hunger
frost-cost-tire = take 1 exhausted-citizen token ({ $kind ->
    [worker] worker
    [engineer] engineer
    [child] child
   *[adult] worker or engineer
})
frost-cost-lose-citizens = { $count ->
    [one] 1 citizen of your choice leaves
   *[other] { $count } citizens of your choice leave
}

## Effects

frost-do-nothing = nothing happens
frost-do-gain = gain { $what }
frost-do-arrive = { $count ->
    [one] { $what } joins the city
   *[other] { $what } join the city
}
frost-do-citizen-cards = { $count ->
    [one] each player draws 1 citizen card
   *[other] each player draws { $count } citizen cards
}
frost-do-lose = lose { $what }
frost-do-leave = { $count ->
    [one] { $what } leaves
   *[other] { $what } leave
}
frost-do-change = { $by } { $token }
frost-do-remove = return { $count } { $token } to the bag
frost-do-activate = activate { $count } { $token }
frost-do-activate-all = activate all { $token }
frost-do-activate-a-kind = activate all { $token } of one kind
frost-do-exhaust = exhaust { $count } { $token }
frost-do-exhaust-all = exhaust all { $token }
frost-do-exhaust-a-kind = exhaust all { $token } of one kind
frost-do-sick-worker = { $count ->
    [one] 1 worker falls sick
   *[other] { $count } workers fall sick
}
frost-do-sick-engineer = { $count ->
    [one] 1 engineer falls sick
   *[other] { $count } engineers fall sick
}
frost-do-sick-child = { $count ->
    [one] 1 child falls sick
   *[other] { $count } children fall sick
}
frost-do-sick-any = { $count ->
    [one] 1 citizen of your choice falls sick
   *[other] { $count } citizens of your choice fall sick
}
frost-do-cure-any = cure { $count }
frost-do-cure-worker = { $count ->
    [one] cure 1 worker
   *[other] cure { $count } workers
}
frost-do-cure-engineer = { $count ->
    [one] cure 1 engineer
   *[other] cure { $count } engineers
}
frost-do-cure-child = { $count ->
    [one] cure 1 child
   *[other] cure { $count } children
}
frost-do-treat = treat { $count }
frost-do-turn = { $count ->
    [one] turn over 1 sickness marker of your choice
   *[other] turn over sickness markers of your choice { $count } times
}
frost-do-turn-worse = { $count ->
    [one] turn 1 sickness marker of your choice to gravely ill
   *[other] turn { $count } sickness markers of your choice to gravely ill
}
frost-do-turn-every = turn over every sickness marker
frost-do-turn-every-worse = turn every sickness marker to gravely ill
frost-do-die-worker = { $count ->
    [one] 1 worker dies
   *[other] { $count } workers die
}
frost-do-die-engineer = { $count ->
    [one] 1 engineer dies
   *[other] { $count } engineers die
}
frost-do-die-child = { $count ->
    [one] 1 child dies
   *[other] { $count } children die
}
frost-do-die-any = { $count ->
    [one] 1 citizen of your choice dies
   *[other] { $count } citizens of your choice die
}
frost-do-quietly = { $text } (without a citizen card)
frost-do-tire-worker = { $count ->
    [one] take 1 exhausted-citizen token (worker)
   *[other] take { $count } exhausted-citizen tokens (worker)
}
frost-do-tire-engineer = { $count ->
    [one] take 1 exhausted-citizen token (engineer)
   *[other] take { $count } exhausted-citizen tokens (engineer)
}
frost-do-tire-child = { $count ->
    [one] take 1 exhausted-citizen token (child)
   *[other] take { $count } exhausted-citizen tokens (child)
}
frost-do-tire-adult = { $count ->
    [one] take 1 exhausted-citizen token (worker or engineer)
   *[other] take { $count } exhausted-citizen tokens (worker or engineer)
}
frost-do-tire-any = { $count ->
    [one] take 1 exhausted-citizen token of your choice
   *[other] take { $count } exhausted-citizen tokens of your choice
}
frost-do-hunger = { $by } hunger
frost-do-corpses = corpse marker { $by }
frost-do-stress = { $count ->
    [one] put 1 cube on the stress track
   *[other] put { $count } cubes on the stress track
}
frost-do-relieve = { $count ->
    [one] remove 1 stress cube
   *[other] remove up to { $count } stress cubes
}
frost-do-marker-cold = cold marker { $by }
frost-do-marker-red = red heat-range marker { $by }
frost-do-marker-orange = orange heat-range marker { $by }
frost-do-marker-yellow = yellow heat-range marker { $by }
frost-do-marker-output = output marker { $by }
frost-do-marker-storm = { $count ->
    [one] the storm comes 1 round closer
   *[other] the storm comes { $count } rounds closer
}
frost-do-shuffle-in = { $count ->
    [one] shuffle a card that nobody knows into the dusk deck
   *[other] shuffle { $count } cards that nobody knows into the dusk deck
}
frost-do-remove-cards = remove { $cards } from the game
frost-do-card-out = this card leaves the game
frost-do-card-display = this card goes to the event display
frost-do-card-discard = this card goes to the dusk discard pile
frost-do-scenario-show = reveal scenario card { $cards }
frost-do-cover = this card covers the law { $card } and suspends it
frost-do-load = put { $what } from the stockpile onto this card
frost-do-load-any = put as much { $what } as you like from the stockpile onto this card
frost-do-unload = { $count ->
    [one] take 1 resource of your choice from { $where } (the rest goes to the supply)
   *[other] take { $count } resources of your choice from { $where } (the rest goes to the supply)
}
frost-do-unload-all = take all resources from { $where }
frost-do-take-from-map = { $count ->
    [one] take 1 resource of your choice from the map (1 coal if there is none)
   *[other] take { $count } resources of your choice from the map (1 coal for each one missing)
}
frost-do-destroy = { $count ->
    [one] destroy { $building }
   *[other] destroy { $count } { $building }
}
frost-do-destroy-any = { $count ->
    [one] destroy a building of your choice
   *[other] destroy { $count } buildings of your choice
}
frost-do-ruin = all { $building } turn into ruins (built or not)
frost-do-trees = { $count ->
    [one] remove 1 tree of your choice from the map
   *[other] remove { $count } trees of your choice from the map
}
frost-do-research = { $count ->
    [one] move the research token 1 round closer
   *[other] move the research token { $count } rounds closer
}
frost-do-sift-dusk = draw { $draw } dusk cards, discard { $discard ->
    [one] 1 that has no lock
   *[other] { $discard } that have no lock
} and shuffle the rest back
frost-do-win = you win the game

frost-do-when = { $condition }: { $then }
frost-do-otherwise = otherwise: { $then }
frost-do-otherwise-when = otherwise, { $condition }: { $then }
frost-do-in-any-case = in any case: { $then }
frost-do-each = { $how }: { $then }
frost-each = { $times ->
    [1] for each { $per }
   *[other] { $times } times for each { $per }
}
frost-each-plus = { $plus ->
    [1] once
   *[other] { $plus } times
}, and { $times ->
    [1] once more
   *[other] { $times } more times
} for each { $per }
frost-do-choose = either { $options }
frost-do-part = ({ $letter }) { $text }
frost-do-or = ; or{" "}
frost-do-most-active = only the kind with the most active tokens counts (each of them if several are tied)
frost-do-most-active-kind = { $token }, for each active token: { $then }
frost-do-most-active-once = { $token }: { $once }; then for each active token: { $then }
frost-sentence = { $text }.

## What figures do at buildings

frost-use-pass-law = pass 1 law
frost-use-generator = remove up to { $count } stress cubes, or spend 1 steam core to remove all (the first core installs the tower's expansion)
frost-use-workshop = { $count ->
    [one] once: upgrade an unoccupied building for its cost, or move the research token 1 round closer
    [2] twice, one after the other: upgrade an unoccupied building for its cost, or move the research token 1 round closer
   *[other] { $count } times, one after the other: upgrade an unoccupied building for its cost, or move the research token 1 round closer
}
frost-use-collect-around = { $count ->
    [one] take 1 resource from every adjacent field
   *[other] take { $count } resources from every adjacent field
}
frost-use-fell-in-sector = remove 1 tree of this sector and gain { $count } wood
frost-use-fell-in-sector-or-around = remove 1 tree of this sector or of an adjacent field and gain { $count } wood
frost-use-spread-coal = put up to { $each } coal on each of up to { $count } adjacent fields that hold coal or nothing, at most 5 on each
frost-use-automaton = spend 1 steam core → gain 1 automaton
frost-use-repeat-building = repeat the action of a building with a citizen figure on it
frost-use-stay-overnight = the figure stays there overnight

## What laws and technologies change

frost-rules-children_may = Children may { $what }
frost-child-may-gather = gather
frost-child-may-gathering-post = use gathering posts
frost-child-may-cookhouse = use the cookhouse
frost-rules-children_post_limit = A child takes at most { $count } resources at a gathering post
frost-rules-shelter_places = { $count ->
    [one] Each heated shelter holds 1 more figure
   *[other] Each heated shelter holds { $count } more figures
}
frost-rules-young = One child figure may act like { $kind ->
    [worker] a worker
   *[engineer] an engineer
}
frost-rules-extra_shift = Once per round, { $kind ->
    [worker] a worker who has already acted may act again, but first 1 worker falls sick
    [engineer] an engineer who has already acted may act again, but first 1 engineer falls sick
   *[child] a child who has already acted may act again, but first 1 child falls sick
}
frost-rules-thin_soup = { $kind ->
    [worker] Workers
    [engineer] Engineers
   *[child] Children
} need only 1 food for every 2 citizens (rounded up)
frost-rules-hunger_relief = After each feeding: −{ $count } hunger
frost-rules-cure_bonus = Whenever a building cures, it cures { $count } more
frost-rules-treat_at_medical_post = A medical post may treat { $count } instead
frost-rules-corpse_food = For every death, gain { $count } food
frost-rules-quiet_deaths = The first death of a round needs no citizen card
frost-rules-corpse_cure = For every death, cure { $count }
frost-rules-discontent_guard = Once per round, you may spend 1 coal to ignore the first +1 discontent of a dusk card
frost-rules-scout_start_steps = { $count ->
    [one] A scout moves 1 space as soon as it sets out or goes on
   *[other] A scout moves { $count } spaces as soon as it sets out or goes on
}
frost-rules-food_per_two_hunting = In the weather phase, gain { $count } more food for every two hunting symbols
frost-rules-fell_when_gathering = A worker or automaton may gather on a free field with trees: remove 1 tree, gain { $count } wood
frost-rules-generator_removes_more = { $count ->
    [one] The generator's action removes 1 more stress cube
   *[other] The generator's action removes { $count } more stress cubes
}
frost-rules-overload_allowed = Up to { $count } cubes on the overload space are removed without a malfunction
frost-rules-gather_more = { $count ->
    [one] Gathering yields 1 more resource
   *[other] Gathering yields { $count } more resources
}
frost-rules-insulation = All working buildings are insulated at least as well as { $level ->
    [red] red
    [orange] orange
   *[yellow] yellow
} ones
frost-rules-automaton_free = Automata need no coal
frost-rules-coal_per_kiln = A charcoal kiln yields { $count } more coal
frost-rules-heat_save = { $count ->
    [one] The first coal for the generator in each round counts double
   *[other] The first { $count } coal for the generator in each round count double
}

## Cards

frost-card-id = #{ $id }
frost-card-at-once = At once: { $effects }
frost-card-option = { $number } { $option }
frost-card-titled = { $title }: { $text }
frost-card-action = Special action ({ $who }; { $once ->
    [game] once per game
   *[round] once per round
}{ $cold ->
    [0] {""}
   *[other] ; cold
}): { $text }
frost-card-dusk = Every dusk: { $effects }
frost-card-night = At the end of the night: { $effects }
frost-card-lock = Locked: no effect can discard or remove this card.
frost-card-partner = { $card } leaves the game.
frost-card-buildings = New buildings: { $buildings }.
frost-card-rounds = { $count ->
    [one] Takes 1 round.
   *[other] Takes { $count } rounds.
}
frost-card-path = Expedition { $deck }, { $count ->
    [one] 1 space
   *[other] { $count } spaces
}: { $hint }
frost-hint-supplies = supplies
frost-hint-people = people
frost-hint-mixed = supplies or people
frost-way-return-A = return; then add an A card to the path
frost-way-return-B = return; then add a B card to the path
frost-way-return-C = return; then add a C card to the path
frost-way-return-new = return; then lay out a new path
frost-way-go-on-A = go on with an A card
frost-way-go-on-B = go on with a B card
frost-way-go-on-C = go on with a C card
frost-way-later = on return: { $text }
frost-card-weather-markers = Markers up: { $markers }.
frost-card-weather-still = No marker moves.
frost-weather-red = red { $count }
frost-weather-orange = orange { $count }
frost-weather-yellow = yellow { $count }
frost-weather-cold = cold { $count }
frost-card-weather-scouts = { $count ->
    [one] Scouts move 1 space.
   *[other] Scouts move { $count } spaces.
}
frost-card-weather-storm = { $count ->
    [0] The storm stays where it is.
    [one] The storm comes 1 round closer.
   *[other] The storm comes { $count } rounds closer.
}
frost-card-citizen = { $kind ->
    [worker] Worker
    [engineer] Engineer
   *[child] Child
}
frost-card-ability-and = { $who } { $action } (in addition): { $text }
frost-card-ability-instead = { $who } { $action } (instead): { $text }
frost-card-ability-times = { $who } { $action }: { $count } times instead of twice
frost-card-ability-plain = { $who } { $action }: the action counts as heated
frost-card-ability-heated = { $text } (counts as heated)
frost-ability-clear = when clearing snow
frost-ability-gather = when gathering
frost-ability-build = when building
frost-ability-use = at the { $buildings }
frost-ability-scout = when sent as a scout
frost-ability-special = for a special action
frost-talent-fell-tree = remove 1 tree of the field and gain { $count } wood
frost-talent-clear-both = lay 1 inner and 1 outer sector (2 outer ones if there is no inner one)
frost-talent-upgrade-while-building = two of the steps may be one upgrade, for its cost
frost-talent-look-outer = look at { $count } outer sectors and put each on top of the stack or under it
frost-talent-cure-of-building = then cure as much as that building does
frost-talent-draw-active-hope = draw 1 hope and activate it, or return 1 active discontent to the bag
frost-card-start-cost = Start cost: { $cost }.
frost-card-death = If { $kind ->
    [worker] a worker
    [engineer] an engineer
   *[child] a child
} dies: { $effects }
frost-card-start-people = { $workers } workers, { $engineers } engineers, { $children } children.
frost-card-start-sick = Sick: { $what }.
frost-card-start-stores = Food { $food }, wood { $wood }, coal { $coal }, steam cores { $cores }, automata { $automata }; corpses { $corpses }.
frost-card-start-moods = Hope { $hope } ({ $hope_active } active), discontent { $discontent } ({ $discontent_active } active).
frost-card-token = Round { $round }: { $effects }

## Buildings and sectors

frost-building-cost = Cost: { $cost }.
frost-building-printed = Printed on the generator sector.
frost-building-size = { $size ->
    [large] Large: both fields of a sector
   *[small] Small: one field
}; { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
frost-building-engineers = Engineers only.
frost-building-lawful = Requires a law.
frost-building-insulation = Insulation: { $level ->
    [red] red, warm when zone A is
    [orange] orange, warm when zone B is
    [yellow] yellow, warm when zone C is
    [white] white, always warm
   *[blue] none
}.
frost-building-use = Action: { $text }
frost-building-places = { $count ->
    [one] 1 sleeping place
   *[other] { $count } sleeping places
}{ $children ->
    [0] {""}
   *[other] , for children only
}.
frost-building-hunting = { $count ->
    [one] 1 hunting symbol.
   *[other] { $count } hunting symbols.
}
frost-building-expeditions = { $count ->
    [one] 1 expedition at a time.
   *[other] { $count } expeditions at a time.
}
frost-building-next-to = { $deposit ->
    [coal] Only next to a coal deposit.
   *[wood] Only next to a wood deposit.
}
frost-building-heats = Everything on its sector is heated. Cannot stand on the generator sector.
frost-building-erected = When erected: { $effects }
frost-building-never-erected = Cannot be built; always cold.
frost-building-upgrade = Upgrade for { $cost }: { $what }.
frost-building-upgrade-insulation = insulation { $level ->
    [red] red
    [orange] orange
    [yellow] yellow
   *[white] white
}
frost-building-upgrade-hunting = { $count } hunting symbols
frost-building-upgrade-expeditions = { $count } expeditions at a time
frost-sector = { $ring ->
    [inner] Inner
   *[outer] Outer
} sector (a: { $left }; b: { $right })
frost-sector-nothing = empty
frost-sector-food = { $count } food found
