# What people read when they point at something: what it is, what it is called, how it stands now.

about-group-moods = Hope and discontent
about-group-machine = Heat, storm, and tower
about-food = Every night one kind of citizen eats: 1 food each. What is missing becomes hunger.
    .title = Food
    .now = You have { $have }; tonight { $needed } are needed.
about-wood = Buildings cost wood. Gather it from fields, or get it from a sawmill.
    .title = Wood
    .now = You have { $have }.
about-coal = 1 coal raises the output of the generator by 1.
    .title = Coal
    .now = You have { $have }.
about-cores = Some buildings, upgrades, and the generator's expansion cost steam cores. They are rare.
    .title = Steam cores
    .now = You have { $have }.
about-steel = A resource in other scenarios.
    .title = Steel
    .now = You have { $have }.
about-resources = Wood, coal, steel, and steam cores are resources; food is not.
    .title = Resources
about-trees = A sawmill or a card turns trees on the map into wood.
    .title = Trees
    .now = { $have } stand on the map.
about-hunger = Everybody who cannot eat adds 1. At the next meal food clears hunger first, 1 food each. What is left
    brings 1 discontent, and deaths if it is too much; at 25 the city falls.
    .title = Hunger
    .now = Hunger { $have }, food { $food }: { $starving ->
        [0] the next meal clears all of it
       *[other] the next meal leaves { $starving }: +{ $discontent } discontent, { $deaths ->
            [one] 1 death
           *[other] { $deaths } deaths
        }
    }. Deaths begin at { $deadly }.
about-heat = To heat a zone or an insulation, the fire must stand above its mark. 1 coal raises the fire by 1.
    .title = Output
    .now = Output { $have }, cold at { $cold }.
about-output = A space on the heat track: the fire is the output, the snowflake the cold. Each coal raises the fire by 1
    space, but never above the cold.
    .title = Output on the heat track
    .now = { $reach ->
        [warm] Output { $space } is reached.
        [coal] { $coal } coal would raise the output from { $output } to { $space }.
        [cold] Output { $space } cannot be reached while the cold stands at { $cold }.
       *[short] You have too little coal for output { $space }.
    } { $zones ->
        [none] It warms no zone.
       *[other] It warms: { $zones }.
    }
about-cubes = This many cubes go into the tower in the generator phase if the output stands on this space.
    .title = Cubes for the tower
    .now = Output { $space }: { $cubes } into the tower. Now, at output { $output }: { $now }.
about-freezes = In the generator phase, those shown above the fire and below the cold fall sick.
    .title = Who freezes
    .now = { $people } { $count ->
        [one] falls
       *[other] fall
    } sick here if the output is below { $space } and the cold above { $space }. Now output { $output }, cold { $cold }: { $sick ->
        [yes] sick
       *[no] safe
    }.
about-cold = In the generator phase citizens fall sick for each figure shown between the fire and the cold.
    Working in the cold makes people sick, too.
    .title = Cold
    .now = The cold stands at { $cold }, the output at { $have }.
about-range = Each carries a zone and an insulation level: red with A, orange with B, yellow with C. The fire must
    stand above it.
    .title = Heat-range marks
    .now = Warm from output { $a } (A), { $b } (B), and { $c } (C) on.
about-stress = Cubes from the tower fill the stress track. What no longer fits overloads the generator.
    .title = Stress
    .now = { $have } of { $of } spaces are full.
about-overload = A cube here is a malfunction: the first overheats the generator, the next one loses the game.
    .title = Overload
    .now = { $have ->
        [0] No cube lies here.
        [one] 1 cube lies here.
       *[other] { $have } cubes lie here.
    }
about-tower = Cubes fall in; some stick, and some come out as stress. The more are stuck, the more come out.
    .title = Cube tower
about-worker = Their figures act: clear, gather, build, use buildings, scout.
    .title = Workers
    .now = { $have } citizens, { $sick } sick; { $ready } figures are ready.
about-engineer = They act like workers and can use buildings that only accept engineers.
    .title = Engineers
    .now = { $have } citizens, { $sick } sick; { $ready } figures are ready.
about-child = They eat and need a bed. They act only if a law or a card allows it.
    .title = Children
    .now = { $have } citizens, { $sick } sick; { $ready } figures.
about-automaton = An automaton acts like a worker for 1 coal. It needs no food and no bed and never falls sick.
    .title = Automata
    .now = You have { $have }; { $ready } are ready.
about-people = A figure stands for a group of citizens. The track shows how many figures your citizens give you.
    .title = Citizens
    .now = { $have } citizens live in the city.
about-sick = Many sick citizens of a kind exhaust its figures and turn the marker; at 26 of one kind the city falls.
    .title = Sick
    .now = { $have ->
        [0] Nobody is sick.
        [one] 1 citizen is sick in all.
       *[other] { $have } citizens are sick in all.
    }
about-grave = If the marker is turned once more, a citizen of this kind dies. Treating turns it back.
    .title = Gravely ill
about-cure = Cure: a sickness marker goes back 1 space. Treat: it is turned from gravely ill to sick.
    .title = Cure and treat
about-turn = From sick to gravely ill nothing happens yet; from gravely ill to sick one citizen dies.
    .title = The marker is turned
about-tired = A figure on such a token rests: it cannot be used this round.
    .title = Exhausted
about-corpses = Each death moves the marker on. On the last space of its track the city falls. Those who died on the
    way here count from the start.
    .title = Corpses
    .now = { $have } of { $limit }; { $before } on the way here.
about-bed = At night each heated bed takes in one figure. For each figure without one a citizen falls sick.
    .title = Beds
    .now = { $have } are heated now, { $needed } figures need one.
about-hope = Active hope can be exhausted for effects. If the last token leaves the track, the city falls.
    .title = Hope
    .now = Hope { $have } of { $of }, { $active } active: at 0 the city falls.
about-discontent = Disputes look at its kinds. The sixth token ends the game, active or exhausted.
    .title = Discontent
    .now = Discontent { $have }: at { $of } the city falls.
about-care = A kind of hope. Some options and advisors need it active, or exhaust it.
    .title = Care
    .now = On the track: { $have }, active: { $active }.
about-justice = A kind of hope. Some options and advisors need it active, or exhaust it.
    .title = Justice
    .now = On the track: { $have }, active: { $active }.
about-motivation = A kind of hope. Some options and advisors need it active, or exhaust it.
    .title = Motivation
    .now = On the track: { $have }, active: { $active }.
about-anger = A kind of discontent. Disputes and some options look for it.
    .title = Anger
    .now = On the track: { $have }, active: { $active }.
about-apathy = A kind of discontent. Disputes and some options look for it.
    .title = Apathy
    .now = On the track: { $have }, active: { $active }.
about-greed = A kind of discontent. Disputes and some options look for it.
    .title = Greed
    .now = On the track: { $have }, active: { $active }.
about-bag = Hope and discontent are drawn from bags of 9 tokens each; nobody knows which kind comes.
    .title = Bags
about-storm = Weather cards bring the storm marker closer. When the round marker meets it, the storm strikes the
    shelters.
    .title = Storm
    .now = { $latest ->
        [0] The storm is over.
       *[other] It strikes in round { $latest } at the latest.
    }
about-weather = Each round a weather card moves the heat marks, the cold, the scouts, and the storm.
    .title = Weather
    .now = { $have } cards are left in the deck.
about-round = Nine phases make a round. Its space says who eats tonight and what falls due.
    .title = Round
    .now = Round { $have } of { $of }.
about-scenario = It says what your city must achieve, and by when.
    .title = Scenario card
about-research = A workshop researches one technology at a time: its token waits on a coming round.
    .title = Research
    .now = { $round ->
        [0] Nothing is being researched.
       *[other] It is done in round { $round }.
    }
about-leader = Where you cannot agree, the leader has the last word. The role passes on every round.
    .title = Leader
    .now = Now it is { $seat }.
about-law = A law changes hope and discontent at once and the city for good; one of its consequences comes at dusk.
    You can have 4.
    .title = Laws
    .now = { $have } of 4 are passed.
about-expedition = A scout walks a path; at its end you explore the place or bypass it. Finds come home with the scout.
    .title = Expeditions
    .now = { $have } are under way.
about-morning = Drawn in the morning: carry out its effect, then choose one option.
    .title = Morning card
about-dusk = Displayed cards take effect, then a card of the dusk deck is drawn.
    .title = Dusk
    .now = The dusk deck has { $have } cards.
about-dispute = It lies in the dusk deck. When it is drawn, the leading kind of discontent or hope decides what happens.
    .title = Dispute card
about-consequence = Each law puts one of its two consequences into the dusk deck; nobody knows which.
    .title = Consequence
about-citizen = Play it just before a figure of its kind acts. It can also be discarded when somebody of that kind dies.
    .title = Citizen card
    .now = Your hand has { $have }.
about-advisor = In the preparation phase you may use one. It costs the hope that the card names.
    .title = Advisors
about-technology = Once researched, it works for the rest of the game.
    .title = Technology
    .now = { $have } are finished.
about-start = It says which people and stores the city begins with.
    .title = Start card
about-deck = Cards still to come. Discard piles are open to everybody.
    .title = Deck
about-lock = This card can never be discarded or removed by an effect.
    .title = Lock
about-clear = A figure opens 2 inner sectors or 1 outer sector. This is always cold: one of its kind falls sick.
    .title = Clear snow
    .now = Left: { $inner } inner and { $outer } outer sectors.
about-gather = A figure takes up to 2 resources from a field, once per field and round.
    .title = Gather
about-build = A figure erects or dismantles up to 3 buildings. Building is always heated.
    .title = Build
about-use = A figure carries out the action of a building: 1 figure on a small one, 2 on a large one.
    .title = Use a building
about-scout = With a beacon a worker or an engineer sets out on a path. Weather cards say how far scouts walk.
    .title = Scouts
    .now = { $have } are away.
about-special = A displayed card says which figure does it, what it costs, and what it brings.
    .title = Special action
about-up = Pay the upgrade cost and turn the tile: the building does more. An engineer at a workshop does it.
    .title = Upgrade
about-done = This is settled, chosen, or reached.
    .title = Done
about-not = A building is dismantled or destroyed: it goes back to the buildings board.
    .title = Gone
about-warning = Something bad is about to happen: the words beside it say what.
    .title = Danger
about-field = It holds resources of one sort or a building. Brown ground is warm: it lies in a
    heated zone. Dark ground is cold.
    .title = Field
about-sector = Two fields each, in an inner and an outer ring around the generator. Snow covers those not cleared yet.
    .title = Sector
about-deposit = A coal or wood deposit on the rim: some buildings must stand next to one.
    .title = Deposit
about-hub = 1 coal heats what lies around it.
    .title = Steam hub
about-outpost = It sends something whenever a transport arrives.
    .title = Outpost
about-phase-0 = Each of you takes an advisor, then chooses a citizen card and pays its start cost.
    .title = Setup
about-phase-1 = The leader changes, the round marker moves on; research may end, scenario tokens fall due.
    .title = Phase 1: dawn
about-phase-2 = A morning card is drawn: its effect, then one option that you choose.
    .title = Phase 2: morning
about-phase-3 = Burn coal; those in the cold fall sick; cubes drop into the tower; then the output goes back to the
    bottom.
    .title = Phase 3: generator
about-phase-4 = A weather card: the marks and the cold rise, hunters bring food, scouts walk, the storm comes nearer.
    .title = Phase 4: weather
about-phase-5 = You may use one advisor. Then sickness is handled kind by kind: it exhausts figures and turns markers.
    .title = Phase 5: preparation
about-phase-6 = From the leader clockwise you take turns: fuel if you like, then one figure acts. Working
    in the cold makes people sick.
    .title = Phase 6: action
about-phase-7 = Displayed cards take effect, then a card of the dusk deck is drawn and carried out.
    .title = Phase 7: dusk
about-phase-8 = Food first clears yesterday's hunger; what is left of it does harm. Then today's kind of citizen eats.
    .title = Phase 8: hunger
about-phase-9 = Figures come home. You may fuel once more; heated beds are given out, and those without one fall sick.
    .title = Phase 9: night

## Words that the rulebook explains

about-figure = A figure stands for a group of citizens. Each acts once a round.
    .title = Figure
about-stockpile = What you have gained lies here, and you pay from it.
    .title = Stockpile
about-the-generator = The heart of the city: coal raises its output, and the output heats zones and buildings.
    .title = Generator
about-heated = A place is heated while the output stands above the mark of its zone or its insulation. Work there
    makes nobody sick.
    .title = Heated
about-insulation = Red, orange, or yellow: while the output stands above the mark of that colour, the building is
    heated wherever it stands.
    .title = Insulation
about-malfunction = Cubes on the overload space cause it. The first malfunction overheats the generator, the next one
    loses the game.
    .title = Malfunction
about-shelter = A building with beds. At night it takes in figures only if it is heated.
    .title = Shelter
about-the-ruin = What a storm leaves of a shelter. It is always cold and cannot be built.
    .title = Ruin
about-the-beacon = With a beacon you can send a scout on an expedition; upgraded, it allows two expeditions at a time.
    .title = Beacon
about-the-workshop = The first workshop begins your research. An engineer there upgrades buildings or brings research
    forward.
    .title = Workshop
