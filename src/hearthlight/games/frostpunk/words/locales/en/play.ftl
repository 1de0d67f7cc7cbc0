## Frostpunk
### Everything a player reads at the table, apart from titles (in the pack), what cards do (effects.ftl)
### and rules (rules.ftl)

game-frostpunk = Frostpunk

## Things

frost-kind-worker = worker
frost-kind-engineer = engineer
frost-kind-child = child
frost-kind-automaton = automaton
frost-one-worker = a worker
frost-one-engineer = an engineer
frost-one-child = a child
frost-one-automaton = an automaton
frost-kinds-worker = workers
frost-kinds-engineer = engineers
frost-kinds-child = children
frost-resource-food = food
frost-resource-wood = wood
frost-resource-coal = coal
frost-resource-cores = steam cores
frost-token-hope = hope
frost-token-discontent = discontent
frost-token-care = care
frost-token-justice = justice
frost-token-motivation = motivation
frost-token-anger = anger
frost-token-apathy = apathy
frost-token-greed = greed

frost-zone-0 = zone A (the generator sector)
frost-zone-1 = zone B (the inner ring)
frost-zone-2 = zone C (the outer ring)
frost-field-0 = { $label } (cookhouse)
frost-field-1 = { $label } (wood)
frost-field-2 = { $label } (coal)
frost-field-3 = { $label } (platform)
frost-field-4 = { $label } (generator)

## Phases

frost-phase-0 = Setup
frost-phase-1 = Dawn
frost-phase-2 = Morning
frost-phase-3 = Generator
frost-phase-4 = Weather
frost-phase-5 = Preparation
frost-phase-6 = Action
frost-phase-7 = Dusk
frost-phase-8 = Hunger
frost-phase-9 = Night

## Questions

frost-ask-start = Discard 1 of your citizen cards and pay its start cost now. Which one?
frost-topic-start = Starting card: one of the citizen cards in hand
frost-ask-take-advisor = Take an advisor.
frost-ask-option = { $title }: choose one option.
frost-ask-choose = { $title }: choose one.
frost-ask-choose-plain = Choose one.
frost-ask-cost = How do you pay?
frost-ask-spend = Which resource leaves the stockpile?
frost-ask-take-off = What do you take from the map, and from which field?
frost-ask-raise = +1 { $what }: draw a token from the bag, or activate one on the track?
frost-ask-lower = −1 { $what }: exhaust an active token, or return an exhausted one to the bag?
frost-ask-turn-token = { $active ->
    [0] Exhaust which { $what } token?
   *[other] Activate which { $what } token?
}
frost-ask-turn-kind = { $active ->
    [0] Exhaust all { $what } tokens of one kind: which kind?
   *[other] Activate all { $what } tokens of one kind: which kind?
}
frost-ask-cheer-up = Draw a hope token and activate it, or return an active discontent token?
frost-ask-sick = { $count ->
    [one] Who falls sick? The sickness marker of that kind moves up 1 space.
   *[other] { $count } citizens fall sick. Who? Each moves the sickness marker of its kind up 1 space.
}
frost-ask-cure = { $count ->
    [one] Cure whom? You have 1 cure.
   *[other] Cure whom? You have { $count } cures.
}
frost-ask-treat = Treat whom? Their marker turns from gravely ill to sick.
frost-ask-turn-marker = Turn over which sickness marker? If it shows gravely ill, 1 citizen dies.
frost-ask-die = Who dies?
frost-ask-death = { $kind ->
    [worker] A worker has died.
    [engineer] An engineer has died.
   *[child] A child has died.
} Draw a citizen card for the death effect, or give one of your own?
frost-ask-leave = Who leaves the city?
frost-ask-arrival = There is no more room for them. Which kind joins instead?
frost-ask-tire = Who gets the exhausted token? One figure of that kind will rest.
frost-ask-which-first = Tied for sickness: which kind do you resolve first?
frost-ask-fuel = Fuel the generator? Output { $output }, cold { $cold }, { $coal } coal.
frost-ask-wake-up = A wake-up call for all: draw citizen cards now? The more hope, the more cards. Only once per game.
frost-ask-advisor = Use an advisor? One per round, for the hope it asks for.
frost-ask-figure = { $left ->
    [0] { $cards ->
        [0] No other figure can act, but a law or an event lets someone act again. Use that, or end the day.
       *[other] No other figure can act, but you can still play a citizen card. Play one, or end the day.
    }
   *[other] Your turn: which figure acts?
}
frost-ask-action = { $figure ->
    [worker] What does the worker do?
    [engineer] What does the engineer do?
    [child] What does the child do?
   *[automaton] What does the automaton do?
}
frost-ask-citizen-action = { $title }: where?
frost-ask-lay = { $count ->
    [one] Where do you clear the snow? Uncover 1 sector.
   *[other] Where do you clear the snow? Uncover { $count } sectors, one after the other.
}
frost-ask-gather = Gather which resource?
frost-ask-collect = { $count ->
    [one] One more resource: from which field?
   *[other] { $count } more resources: from which field first?
}
frost-ask-build = { $erections ->
    [0] You can build nothing more now. Dismantle something, or stop?
   *[other] { $count ->
        [one] Build: one more step?
       *[other] Build: up to { $count } more steps.
    }
}
frost-ask-erect = { $building }: { $size ->
    [large] in which sector?
   *[small] on which field?
}
frost-ask-relieve = The generator: remove some stress cubes, or all of them for a steam core?
frost-ask-workshop = The workshop: upgrade something, or hurry the research?
frost-ask-fell = Remove a tree from which field?
frost-ask-spread-coal = The coal thumper: put coal on which field?
frost-ask-repeat = Repeat which building's action?
frost-ask-destroy = Destroy which building?
frost-ask-law = Pass a law. One of its two consequences is shuffled unseen into the dusk deck.
frost-ask-research = Research which technology next? You research one at a time.
frost-ask-expedition = { $steps ->
    [0] The scouts have reached the end of the path: explore the place, or bypass it?
    [one] The scouts have reached the end of the path with 1 step left: explore the place, or bypass it?
   *[other] The scouts have reached the end of the path with { $steps } steps left: explore the place, or bypass it?
}
frost-ask-way = { $title }: what do the scouts do?
frost-ask-load = { $title }: put which resource onto it?
frost-ask-unload = { $title }: take which resource?
frost-ask-sort-sectors = Place each sector on the top or the bottom of the stack.
frost-ask-dusk-effects = Dusk: which card's effect do you carry out first?
frost-ask-bed = Share out { $beds ->
    [one] 1 warm bed
   *[other] { $beds } warm beds
} among { $figures } figures.
frost-ask-guard = The night watch: spend 1 coal and ignore this discontent?
frost-ask-sift = Discard which card? The others are shuffled back.

## Moves

frost-move-note = { $move } · { $notes }
frost-move-draw = Draw
frost-move-draw-raise = Draw one from the bag
frost-move-draw-cheer-up = Draw 1 hope and activate it
frost-move-draw-death = { $others ->
    [0] Draw a citizen card
   *[other] Give none: ask the others, or draw
}
frost-move-draw-wake-up = Draw the cards
frost-move-activate = Activate { $token }
frost-move-exhaust = Exhaust { $token }
frost-move-return = Return { $token } to the bag
frost-move-sick = { $one }
frost-move-cure = Cure { $one }
frost-move-treat = Treat { $kinds }
frost-move-turn = { $kinds }
frost-move-die = { $one }
frost-move-tire = { $one }
frost-move-leave = { $one }
frost-move-arrive = { $one }
frost-move-discard = { $title }: { $effects }
frost-move-option = Option { $number }
frost-move-option-relieve-1 = { $cubes ->
    [one] Remove 1 stress cube
   *[other] Remove up to { $cubes } stress cubes
}
frost-move-option-relieve-2 = Spend 1 steam core: remove all stress cubes and install the tower's expansion
frost-move-option-workshop = Hurry the research: { $title } (1 round earlier than round { $round })
frost-move-spend = Spend { $amount }
frost-move-spend-guard = Spend 1 coal: no discontent
frost-move-put = Put { $amount } onto it
frost-move-fetch = Take { $amount }
frost-move-from = { $amount } from { $field }
frost-move-from-spread-coal = Coal onto { $field }
frost-move-fell = From { $field }
frost-move-destroy = { $building } on { $field }
frost-move-law = { $title }: { $lines }
frost-move-research = { $title }: { $lines }
frost-move-advisor = { $title }: { $lines }
frost-move-part = { $title }: { $cost }
frost-move-carry = { $title }
frost-move-carry-kind = { $kinds }
frost-move-fuel = Burn 1 coal
frost-move-take = Use { $one }
frost-move-clear = { $ring ->
    [inner] clear snow: sectors of the inner ring
    [outer] clear snow: a sector of the outer ring
   *[both] clear snow: a sector of each ring
}
frost-move-clear-look = look at sectors of the outer ring
frost-move-lay = Onto { $place }
frost-move-gather = gather on { $field }
frost-move-gather-tree = fell a tree on { $field }
frost-move-build = build
frost-move-erect = Build: { $building }
frost-move-on = On { $field }
frost-move-dismantle = Dismantle: { $building } on { $field }
frost-move-upgrade = Upgrade: { $building } on { $field }
frost-move-use = { $building } on { $field }
frost-move-scout = send scouts along path { $path }
frost-move-special = { $title }: { $action }
frost-move-citizen = Play { $card }: { $ability }
frost-move-again = The second whistle: { $one } acts again
frost-move-young = { $kind ->
    [worker] Use the young worker
   *[engineer] Use the young engineer
}
frost-move-sector = { $where ->
    [top] { $sector }: on top of the stack
   *[bottom] { $sector }: under the stack
}
frost-move-bypass = Bypass it: the path goes on
frost-move-explore = Explore it: see what is here
frost-move-bed = { $one }
frost-move-done = Done
frost-move-done-fuel = Stop fuelling
frost-move-done-advisor = No advisor
frost-move-done-wake-up = Not now
frost-move-done-build = Stop building
frost-move-done-guard = Let it happen
frost-move-done-workshop = Nothing more
frost-move-done-load = No more
frost-move-stop = End the action phase?

frost-note-cold = { $figure ->
    [automaton] cold, which does not harm it
   *[other] cold: 1 citizen falls sick
}
frost-note-heated = heated
frost-note-people = { $sick } of { $number } sick{ $grave ->
    [0] {""}
   *[other] {" "}(marker: gravely ill)
}
frost-note-ready = { $count } ready
frost-note-upgraded = upgraded
frost-note-warm-from = { $output ->
    [0] always heated
    [99] never heated
   *[other] heated from output { $output }
}
frost-note-warm-by-field = heated from output { $best } on the best field, from { $worst } on the worst
frost-note-path = expedition { $deck }, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}: { $hint }
frost-note-takes = { $takes } of { $what }
frost-note-lost = lost there: { $what }
frost-note-output = output { $output }
frost-note-cubes = { $cubes ->
    [0] no cubes for the tower
    [one] 1 cube for the tower
   *[other] { $cubes } cubes for the tower
}
frost-note-warms = heats { $what }
frost-note-warms-nothing = heats nothing new
frost-note-times = { $count } × { $what }

## Events

frost-event-round = Round { $round } begins. { $player } leads the city.
frost-event-took-advisor = { $player } takes an advisor: { $card }.
frost-event-start-cost = { $player } parts with { $card }. Start cost: { $cost }.
frost-event-start-again = { $player } can no longer pay for { $card } and chooses again.
frost-event-start-failed = { $player } cannot pay for any card and loses { $card }.
frost-event-read = { $deck ->
    [morning] Morning
   *[dusk] Dusk
}: { $title }.
frost-event-applies = { $line ->
    [none] { $title }: none of its cases applies.
   *[other] { $title }. { $line }
}
frost-event-chose = { $title }: { $option }.
frost-event-card-out = { $card } leaves the game.
frost-event-at-dusk = At dusk: { $title }.
frost-event-at-night = At night: { $title }.
frost-event-displayed = { $card } stays on display.
frost-event-discarded = { $card } goes to the dusk discard pile.
frost-event-shuffled-in = A card that nobody knows is shuffled into the dusk deck.
frost-event-next-dispute = The next dispute is read out: { $card }. It is shuffled into the dusk deck.
frost-event-scenario = Scenario: { $title }.
frost-event-due = { $card } is due.
frost-event-loaded = Placed on { $card }: { $amount }.
frost-event-unloaded = Taken back from { $card }: { $amount }.
frost-event-gained = { $source ->
    [hunting] Gained by hunting: { $amount }.
    [find] Found under the snow: { $amount }.
    [law] Gained by law, for the dead: { $amount }.
   *[other] Gained: { $amount }.
}
frost-event-lost-things = Lost: { $amount }.
frost-event-paid = Paid: { $amount }.
frost-event-spent = Given up: { $amount }.
frost-event-took-from-map = Taken from { $field }: { $amount }.
frost-event-felled = A tree is felled on { $field }.
frost-event-coal-laid = The thumper brings { $count } coal to { $field }.
frost-event-guarded = For 1 coal, the night watch keeps the peace.
frost-event-drew-token = { $wanted ->
    [none] { $track ->
        [hope] New hope: { $token }.
       *[discontent] New discontent: { $token }.
    }
   *[other] +1 { $wanted }: { $token } comes out of the bag, { $found ->
        [0] and there is no exhausted { $wanted } to activate.
       *[other] then 1 { $wanted } becomes active.
    }
}
frost-event-prevails = { $token } prevails: { $count ->
    [one] 1 active token.
   *[other] { $count } active tokens.
}
frost-event-activated = { $token } becomes active.
frost-event-exhausted = { $token } is exhausted.
frost-event-returned-token = { $token } goes back into the bag.
frost-event-fell-sick = { $one } falls sick.
frost-event-turned-marker = { $grave ->
    [0] The illness of the { $kinds } takes its toll.
   *[other] The { $kinds } are gravely ill.
}
frost-event-died = { $cause ->
    [hunger] { $one } starves.
    [untreated] { $one } dies of an illness that nobody treated.
    [cold] { $one } dies of the cold.
    [work] { $one }, gravely ill, dies working in the cold.
    [night] { $one } does not live through the night.
    [card] { $story ->
        [none] { $one } dies.
       *[other] { $story }: { $one } dies.
    }
   *[illness] { $one } dies of illness.
}
frost-event-mourned = { $own ->
    [0] { $card } mourns: { $effects }.
   *[other] { $card } is dead: { $effects }.
}
frost-event-cured = { $one } is cured.
frost-event-treated = The { $kinds } are no longer gravely ill.
frost-event-tired = { $one } is exhausted.
frost-event-arrived = { $count ->
    [one] { $people } joins the city.
   *[other] { $people } join the city.
}
frost-event-left = { $count ->
    [one] { $people } leaves the city.
   *[other] { $people } leave the city.
}
frost-event-corpses = Corpses: { $corpses }.
frost-event-hunger = Hunger: { $hunger }.
frost-event-stilled = { $count } food goes to the hungry; hunger { $hunger }.
frost-event-starved = Hunger of { $count } takes its toll.
frost-event-fed = { $count ->
    [0] No food for the { $kinds }
   *[other] { $count } food for the { $kinds }
}; hunger { $hunger }.
frost-event-fuelled = Coal into the generator: output { $output }.
frost-event-froze = It is too cold: { $count ->
    [one] 1 citizen falls sick
   *[other] { $count } citizens fall sick
}.
frost-event-dropped = { $count ->
    [one] 1 cube goes into the tower
   *[other] { $count } cubes go into the tower
}, { $out ->
    [0] none comes
    [one] 1 comes
   *[other] { $out } come
} out.
frost-event-stress = { $count ->
    [0] No new stress
    [one] 1 stress cube
   *[other] { $count } stress cubes
}: stress { $stress } of 10{ $overload ->
    [0] {""}
   *[other] , overload { $overload }
}.
frost-event-relieved = The generator is relieved: stress { $stress } of 10.
frost-event-expanded = The tower's expansion is installed.
frost-event-vented = The overload is vented.
frost-event-malfunction = Malfunction! The generator is overheated: cold and heat-range markers move up.
frost-event-marker = { $marker ->
    [cold] Cold marker: { $by }.
    [red] Red heat-range marker: { $by }.
    [orange] Orange heat-range marker: { $by }.
    [yellow] Yellow heat-range marker: { $by }.
    [output] Output marker: { $by }.
   *[storm] { $steps ->
        [one] The storm comes 1 round closer.
       *[other] The storm comes { $steps } rounds closer.
    }
}
frost-event-weather = Weather: { $title }. { $lines }
frost-event-storm = The storm is here.
frost-event-advised = The advisor helps: { $card }.
frost-event-drew-citizen = { $player } draws { $card }.
frost-event-acts = { $player } uses { $figure }: { $move }.
frost-event-played-citizen = { $player } plays { $card }: { $move }.
frost-event-looked-at-sectors = { $player } looks at { $count } sectors.
frost-event-cleared = { $place } is cleared. { $sector }.
frost-event-erected = { $building } built on { $field }.
frost-event-torn-down = { $building } on { $field } is gone.
frost-event-ruined = The storm turns all { $building } into ruins.
frost-event-upgraded = { $building } on { $field } is upgraded.
frost-event-passed-law = A law is passed: { $title }.
frost-event-consequence = A consequence of { $card } is shuffled unseen into the dusk deck.
frost-event-researching = Research begins: { $card }, until round { $round }.
frost-event-hurried = { $card } will be ready in round { $round }.
frost-event-researched = { $card } has been researched.
frost-event-research-lost = Without a workshop, the research on { $card } is lost.
frost-event-scout-sent = Scouts set out along path { $path }.
frost-event-marched = The scouts of path { $path } move { $count ->
    [one] 1 space.
   *[other] { $count } spaces.
}
frost-event-explored = The scouts explore: { $title }.
frost-event-went = { $title }: { $option }.
frost-event-path-goes-on = Path { $path } goes on with { $deck ->
    [A] an A
    [B] a B
   *[C] a C
} card.
frost-event-scout-home = The scouts of path { $path } come home.
frost-event-slept = { $count ->
    [0] Everybody has a warm bed.
    [one] 1 figure has no warm bed.
   *[other] { $count } figures have no warm bed.
}
frost-event-won = The city is saved, in round { $round }.
frost-event-lost = The city is lost in round { $round }. { $cause }

## The end

frost-end-won = The city is saved
frost-end-lost = The city is lost
frost-cause-hope = The last hope has gone: nobody follows you any more.
frost-cause-discontent = Discontent boils over, and the people drive you out into the snow.
frost-cause-malfunction = The overheated generator bursts.
frost-cause-sickness = Sickness has taken over the city.
frost-cause-hunger = The city starves.
frost-cause-corpses = There are more graves than the living can bear.
frost-cause-time = The last day is over, and the city was not saved.
score-rounds = rounds
score-alive = alive
score-dead = dead

## The table in a terminal

frost-sign-wood = w
frost-sign-coal = c
frost-sign-cores = s
frost-sign-trees = t
frost-sign-worker = W
frost-sign-engineer = E
frost-sign-child = C
frost-sign-automaton = A
frost-table-heading = { $round ->
    [0] Before round 1
   *[other] Round { $round } of 15
} · { $phase } · { $leader } leads · Group { $group }, { $difficulty ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
frost-table-city = The city
frost-table-legend = { $warm } heated, { $cold } cold · wood { $wood }, coal { $coal }, steam cores { $cores }, trees { $trees } · figures { $worker } worker, { $engineer } engineer, { $child } child, { $automaton } automaton · + upgraded · ▲ deposit on the rim
frost-table-tower = Generator
frost-table-tower-output = output { $output }
frost-table-tower-stress = stress { $stress }/10{ $overload ->
    [0] {""}
   *[other] +{ $overload }
}
frost-table-deposit-wood = ▲ wood
frost-table-deposit-coal = ▲ coal
frost-table-drawer = drawer
frost-table-stock = Stockpile: { $stock } · automata { $ready } of { $automata } ready
frost-table-people = People
frost-table-citizens = Citizens
frost-table-figures = Figures
frost-table-figure-count = { $ready } ready{ $resting ->
    [0] {""}
   *[other] , { $resting } resting
}{ $scouting ->
    [0] {""}
   *[other] , { $scouting } scouting
}{ $tired ->
    [0] {""}
   *[other] , { $tired } tired
}
frost-table-sick = Sick
frost-table-grave = gravely ill
frost-table-next-morning = Next preparation
frost-table-sickness = { $tokens ->
    [0] {""}
    [one] 1 exhausted token,{" "}
   *[other] { $tokens } exhausted tokens,{" "}
}{ $turns ->
    [one] marker turned once
   *[other] marker turned { $turns } times
}
frost-table-no-sickness = nothing
frost-table-sickness-from = from { $sick } sick: { $effect }
frost-table-sickness-lost = at 26 sick the game is lost
frost-table-food = { $food } food; { $kinds } eat { $needed } in round { $round }: { $missing ->
    [0] enough
   *[other] { $missing } too few
}
frost-table-hunger = Hunger { $hunger }: { $hunger ->
    [0] nobody starves
   *[other] without food { $effect }
}
frost-table-hunger-effect = +{ $discontent } discontent{ $deaths ->
    [0] {""}
    [one] , 1 dies
   *[other] , { $deaths } die
}
frost-table-hunger-lost = the game is lost
frost-table-hope = Hope { $count }/6
frost-table-discontent = Discontent { $count }/5
frost-table-none = none: the next loss is the last
frost-table-corpses = Corpses { $corpses } of { $last }
frost-table-bedless = { $count ->
    [0] Last night everybody slept warm
    [one] Last night 1 figure slept in the cold
   *[other] Last night { $count } figures slept in the cold
}
frost-table-machine = The machine
frost-table-gauge = Gauge
frost-table-markers = Markers
frost-table-cubes = Cubes
frost-table-freeze = Sick if below
frost-table-gauge-legend = O output, C cold, r/o/y heat ranges red/orange/yellow (zones A/B/C)
frost-table-stress = Stress { $stress }/10, overload { $overload }{ $overheated ->
    [0] {""}
   *[other] {" "}· OVERHEATED: the next malfunction is the end
}{ $expanded ->
    [0] {""}
   *[other] {" "}· tower expanded
}
frost-table-rounds = Rounds
frost-table-rounds-legend = ▲ now, S storm, R research ready, ! scenario
frost-table-display = Event display
frost-table-scenario = Scenario
frost-table-on-card = on it: { $what }
frost-table-used = used
frost-table-covers = covers { $card }
frost-table-dispute = Next dispute
frost-table-laws = Laws ({ $count } of 4)
frost-table-technologies = Technologies
frost-table-researching = ready in round { $round }
frost-table-finished = finished
frost-table-open = not begun
frost-table-paths = Expeditions
frost-table-path = Path { $path }
frost-table-path-hint = { $deck }: { $hint }
frost-table-decks = Morning cards { $morning } · dusk deck { $dusk } · dusk discard { $discard } · weather { $weather } · sectors { $inner } inner, { $outer } outer
frost-table-hands = Hands
frost-table-advisor = advisor { $card }
frost-table-played = played: { $card }
frost-table-wake-up = "A wake-up call for all" is still there
