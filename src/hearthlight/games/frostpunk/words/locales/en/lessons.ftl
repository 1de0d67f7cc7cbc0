## Lessons: what is said at each moment. `-do` is the task alone, `-wrong-<verb>` what is said to whoever makes another such move. `-typed` is said instead at a terminal.

lesson-other-take = You hold { $chosen ->
    [worker] a worker
    [engineer] an engineer
    [child] a child
   *[automaton] an automaton
}. Take { $meant ->
    [worker] a worker
    [engineer] an engineer
    [child] a child
   *[automaton] an automaton
} first.

lesson-two-nights = Two nights
lesson-two-nights-about = Your first city: two days and two nights in the crater, one step at a time.

lesson-two-nights-crater = Forty-two people, one generator, and winter. Keep the city alive until the evening of round 15, and build a beacon before round 4.
lesson-two-nights-dangers = This strip shows how close each danger is. Hope, discontent, stress, the sick of one kind, hunger, and the dead: any one of them can make the city fall.
lesson-two-nights-dangers-typed = "table" shows how close each danger is. Hope, discontent, stress, the sick of one kind, hunger, and the dead: any one of them can make the city fall.
lesson-two-nights-figures = A figure is a group of citizens: 22 workers act as 5 figures, 12 engineers as 3. Hover over anything, or hold your finger on it, to see what it is.
lesson-two-nights-figures-typed = A figure is a group of citizens: 22 workers act as 5 figures, 12 engineers as 3. To learn what something is, type "icons".
lesson-two-nights-fire = Without fire there is no warmth. 1 coal is enough for zone A, the centre: save the rest for later.
lesson-two-nights-fire-do = Pull the flame up by one and burn 1 coal.
lesson-two-nights-fire-do-typed = Burn 1 coal.
lesson-two-nights-wood = Now the centre is warm. Workers can gather there.
lesson-two-nights-wood-do = Send workers to the wood in the centre.
lesson-two-nights-wood-wrong-gather = It is cold there: somebody would fall sick.
lesson-two-nights-coal = Each place takes one figure a round.
lesson-two-nights-coal-do = Send workers to the coal in the centre.
lesson-two-nights-cold = Brown ground is warm, dark ground is cold. Work in the cold makes somebody sick: the red "!" warns you.
lesson-two-nights-cold-typed = On the map "*" means heated, "~" means cold. Work in the cold makes somebody sick: the choice tells you beforehand.
lesson-two-nights-inner-ring = Zone A is the centre, B the inner ring, and C the outer ring. One more coal warms B.
lesson-two-nights-inner-ring-do = Pull the flame up by one and burn 1 coal.
lesson-two-nights-inner-ring-do-typed = Burn 1 coal.
lesson-two-nights-inner-wood = Now the wood out there is warm, too.
lesson-two-nights-inner-wood-do = Send workers to the lit wood in the inner ring.
lesson-two-nights-inner-wood-do-typed = Send workers to the wood in the inner ring that has the arrow.
lesson-two-nights-hut = Engineers can do all that workers can, building included. What lies under a building is lost.
lesson-two-nights-hut-do = Let engineers build a hunters' hut on the empty field.
lesson-two-nights-hut-wrong-on = What lies there would be lost.
lesson-two-nights-tents = One action builds up to three things. A tent has two beds.
lesson-two-nights-tents-do = { $left ->
    [1] Build one more tent on the warm field.
   *[other] Build two tents on the warm fields.
}
lesson-two-nights-tents-wrong-on = Not there: it would be cold tonight, or something would be lost.
lesson-two-nights-hunt = A hut needs hunters: they bring 4 food. Insulation can keep a building warm even if its zone is cold.
lesson-two-nights-hunt-do = Send workers to the hunters' hut.
lesson-two-nights-snow = The city needs room. Clearing snow is always cold work. Do it anyway.
lesson-two-nights-snow-do = Send workers to clear snow in the inner ring. Uncover the lit sector, then the other one.
lesson-two-nights-snow-do-typed = Send workers to clear snow in the inner ring. Uncover the sector that has the arrow, then the other one.
lesson-two-nights-sick = One worker is sick. Up to four of a kind do no harm. Five become gravely ill; unless you cure them, one dies a round later.
lesson-two-nights-new-wood = There is new wood. Engineers can gather, too.
lesson-two-nights-new-wood-do = Send engineers to the new wood.
lesson-two-nights-sawmill = A third tent for the night, and a sawmill beside the trees. Keep the last wood.
lesson-two-nights-sawmill-do = Let engineers build a tent and a sawmill. Then stop building.
lesson-two-nights-sawmill-wrong-on = Not there: keep the field beside the trees for the sawmill, and put the tent where it is warm.
lesson-two-nights-evening = Nobody is left to work.
lesson-two-nights-evening-do = End your actions.

lesson-two-nights-dusk = At dusk "{ card-DIS05 }" was turned up. Only its first line that fits applies: you have active care, so only one figure of children will rest.
lesson-two-nights-meal = Each evening one kind eats: tonight 8 children. Each unfed citizen adds 1 hunger. What food cannot cover the next evening brings discontent, and deaths from 6 on.
lesson-two-nights-beds = Six warm beds for ten figures. The table proposes who gets them; you may change that.
lesson-two-nights-beds-do = Give each kind two beds, then press the large button.
lesson-two-nights-beds-do-typed = Give each kind two beds.
lesson-two-nights-beds-wrong-bed = Two beds for each kind.

lesson-two-nights-tins = Four figures had no bed: four more are sick. Every morning asks something: grab the food under the ice, or be careful?
lesson-two-nights-tins-do = Grab what you can.
lesson-two-nights-tins-wrong-option = Wiser, perhaps. First see what greed costs.
lesson-two-nights-morning-cold = Your choice lies in the dusk deck now. The cold is above your output: the citizens shown in between fall sick.
lesson-two-nights-morning-cold-do = Burn 1 coal.
lesson-two-nights-morning-cold-wrong-done = One more worker would fall sick, the fifth.
lesson-two-nights-tower = Heat strains the generator: 2 cubes fell into the tower, 1 came out as stress. More than ten stress is a malfunction.
lesson-two-nights-weather = Zones B and C need 1 more heat, the cold rises by 1, scouts walk 2 spaces. The storm marker moves to 8: the storm strikes in round 5, 6, or 7.
lesson-two-nights-advisor = Your advisor cures two citizens. It exhausts one care.
lesson-two-nights-advisor-do = Call the Matron.
lesson-two-nights-cure = Workers are closest to five. At five they become gravely ill. If there are still five a round later, one dies.
lesson-two-nights-cure-do = { $left ->
    [1] Cure one more worker.
   *[other] Cure two workers.
}
lesson-two-nights-cure-wrong-cure = The engineers can wait.
lesson-two-nights-hope = Active hope can be used, exhausted hope cannot; both count. With no hope left, the city falls.
lesson-two-nights-cards = Your citizen cards: one a round, each only once. A card adds to an action or replaces it.

lesson-two-nights-three-coal = It got colder: the inner ring now needs 3 coal.
lesson-two-nights-three-coal-do = { $left ->
    [3] Pull the flame up and burn 3 coal.
   *[other] Pull the flame up and burn { $left } more coal: 3 in all.
}
lesson-two-nights-three-coal-do-typed = { $left ->
    [3] Burn 3 coal.
   *[other] Burn { $left } more coal: 3 in all.
}
lesson-two-nights-three-coal-wrong-take = First the fire: the inner ring needs 3 coal.
lesson-two-nights-coal-first = You know your way around now. Coal first.
lesson-two-nights-coal-first-do = Send workers to both coal fields.
lesson-two-nights-food-again = Tonight 12 engineers eat, and tomorrow 22 workers. Hunt for tomorrow.
lesson-two-nights-food-again-do = Send workers to the hunters' hut.
lesson-two-nights-saw = The sawmill turns a tree into 3 wood.
lesson-two-nights-saw-do = Send workers to the sawmill.
lesson-two-nights-wood-again = You will build more.
lesson-two-nights-wood-again-do = Send workers to the wood in the centre.
lesson-two-nights-platform = Four figures slept outside. A law can change that.
lesson-two-nights-platform-do = Send engineers to the platform.
lesson-two-nights-law = One more figure can sleep in every heated shelter. The price is anger.
lesson-two-nights-law-do = Pass "{ card-G05 }".
lesson-two-nights-law-wrong-law = Not today. Tonight you need beds.
lesson-two-nights-anger = Anger joins the discontent. A sixth token dooms the city. And a consequence waits in the dusk deck.
lesson-two-nights-beacon = The beacon needs a whole sector, but no warmth.
lesson-two-nights-beacon-do = Let engineers build the beacon in the lit sector.
lesson-two-nights-beacon-do-typed = Let engineers build the beacon in the sector that has the arrow.
lesson-two-nights-beacon-wrong-on = You would lose more there.
lesson-two-nights-post = Somebody will see that light, and scouts can now set out. Two more things fit into this action.
lesson-two-nights-post-do = Build a second hunters' hut, then a medical post.
lesson-two-nights-use-post = A medical post cures three.
lesson-two-nights-use-post-do = Send engineers to the medical post.
lesson-two-nights-second-evening = Everybody is well again. Some day, build a workshop: research takes several rounds, then a technology helps for good.
lesson-two-nights-second-evening-do = End your actions.

lesson-two-nights-swollen = Your tins come back, spoilt. Two citizens fall sick: who can best bear it?
lesson-two-nights-swollen-do = { $left ->
    [1] Choose one more.
   *[other] Choose two.
}
lesson-two-nights-keep = Throw away 5 food, or accept the danger? Either can be right.
lesson-two-nights-keep-do = Decide.
lesson-two-nights-own-beds = Nine beds for ten figures, thanks to your law. Who stays outside? You decide.
lesson-two-nights-own-beds-hint = Leave out the kind with the fewest sick.
lesson-two-nights-rim = A new morning. Your city, your answer.
lesson-two-nights-rim-at-sick = Your answer has its price. Who falls sick? Up to four of a kind do no harm.
lesson-two-nights-farewell = You know enough to begin. Found a city of your own, first at the easy level. Or lead this one on: send hunters to both huts, for today the workers eat.
lesson-two-nights-real = Real game at the easy level

lesson-expeditions = Expeditions
lesson-expeditions-about = Send scouts beyond the rim, and decide how far they go.
lesson-expeditions-paths = Beyond the rim there are supplies and survivors. With a beacon you may send scouts along one of three paths.
lesson-expeditions-send = Workers or engineers can go. Out there they do no work and need no bed.
lesson-expeditions-send-do = Send workers along path 3.
lesson-expeditions-weather = Every morning the weather card says how far your scouts walk.
lesson-expeditions-evening = The rest of this day and the night are played for you.
lesson-expeditions-evening-do = End your actions.
lesson-expeditions-arrived = Your scouts have reached the end of the path. Bypass the place and the path goes on, or see what is there.
lesson-expeditions-arrived-do = Explore the place.
lesson-expeditions-way = Return with what they found, or go on: then you gain it only when they come home.
lesson-expeditions-way-do = Choose.
lesson-expeditions-home = Some choices make the path longer, others begin a new one. Distant places usually hold more.
lesson-expeditions-end = One expedition at a time, two with an upgraded beacon. Those out there cannot work at home.

lesson-technologies = Technologies
lesson-technologies-about = Build a workshop early, and let time work for you.
lesson-technologies-slow = Four technologies lie ready. Research takes several rounds but no work: begin early.
lesson-technologies-heat = A workshop in the inner ring needs warmth.
lesson-technologies-heat-do = Burn { $left } coal.
lesson-technologies-workshop = A workshop costs 1 wood.
lesson-technologies-workshop-do = Let engineers build a workshop on the lit field.
lesson-technologies-workshop-do-typed = Let engineers build a workshop on the field that has the arrow.
lesson-technologies-choose = Your first workshop begins research. Each technology says how many rounds it takes.
lesson-technologies-choose-do = Research "{ card-T04 }".
lesson-technologies-choose-wrong-research = A good one, too. But this one is the quickest.
lesson-technologies-token = The token lies on round 6. At that dawn the technology is yours for good.
lesson-technologies-hurry = Engineers in the workshop choose twice: upgrade a building, or hurry the research by a round.
lesson-technologies-hurry-do = Send engineers to the workshop and hurry the research.
lesson-technologies-again = They choose a second time.
lesson-technologies-again-do = Hurry it once more.
lesson-technologies-ready = It will be ready in round 4 instead of 6. Then you choose the next one.
lesson-technologies-end = One at a time, however many workshops you have. Without any, the research under way is lost.

lesson-citizen-cards = Citizen cards
lesson-citizen-cards-about = The people in your hand: one talent each, or one farewell.
lesson-citizen-cards-hand = These are people of your city. Each can do one thing that nobody else can.
lesson-citizen-cards-play = Clearing snow is always cold work. With "{ card-B05 }" it counts as heated.
lesson-citizen-cards-play-do = Play "{ card-B05 }" and clear snow in the inner ring.
lesson-citizen-cards-play-wrong-citizen = Another talent, for another day.
lesson-citizen-cards-lay = Nobody fell sick.
lesson-citizen-cards-lay-do = { $left ->
    [1] Place the other sector where you like.
   *[other] Place both sectors where you like.
}
lesson-citizen-cards-one = One card a round. "In addition" adds to the action, "instead" takes its place.
lesson-citizen-cards-death = When a citizen dies, a card decides what follows. You may discard one of that kind from your hand instead of drawing.
lesson-citizen-cards-end = Each card serves only once. Keep a card with a mild death effect for a bad day.

lesson-laws = Laws
lesson-laws-about = What a law gives, and what it costs.
lesson-laws-pairs = You can have four laws, and none is ever repealed. Eight laws come in pairs: each excludes its partner.
lesson-laws-heat = The platform is still cold.
lesson-laws-heat-do = Burn 1 coal.
lesson-laws-platform = Only engineers can pass a law.
lesson-laws-platform-do = Send engineers to the platform.
lesson-laws-pass = Read what each law does at once, and what it changes for good.
lesson-laws-pass-do = Pass "{ card-G04 }".
lesson-laws-pass-wrong-law = A law for another day. Today's brings hope now, and less hunger at every meal.
lesson-laws-mood = Justice joined your hope at once.
lesson-laws-gone = "{ card-G03 }" has left the game. And from now on every meal removes 2 hunger.
lesson-laws-dusk = One of two consequences, unseen, went into the dusk deck. It will surface some evening.
lesson-laws-four = That was the second of four. Choose for the whole winter, not for one night.

lesson-storm = The storm
lesson-storm-about = It comes twice. Be ready the first time.
lesson-storm-near = Each weather card draws the storm marker nearer. The next one brings the storm.
lesson-storm-tents = The first storm turns every tent into a ruin. You have two of them.
lesson-storm-heat = First the fire.
lesson-storm-heat-do = Burn { $left } coal.
lesson-storm-generator = Stress stands at 8 of 10, and tomorrow you will burn even more.
lesson-storm-generator-do = Send engineers to the generator and remove stress cubes.
lesson-storm-bunkhouse = Bunkhouses survive this storm.
lesson-storm-bunkhouse-do = { $left ->
    [0] Stop building.
    [1] Build one more bunkhouse on the lit field. Then stop building.
   *[other] Let engineers build two bunkhouses on the lit fields. Then stop building.
}
lesson-storm-bunkhouse-do-typed = { $left ->
    [0] Stop building.
    [1] Build one more bunkhouse on the field that has the arrow. Then stop building.
   *[other] Let engineers build two bunkhouses on the fields that have arrows. Then stop building.
}
lesson-storm-bunkhouse-wrong-on = Not there: something would be lost, or the field is not lit.
lesson-storm-bunkhouse-wrong-on-typed = Not there: something would be lost, or the field has no arrow.
lesson-storm-evening = The night is played for you.
lesson-storm-evening-do = End your actions.
lesson-storm-struck = The tents are ruins. The bunkhouses stand.
lesson-storm-next = The marker waits further up the track now. From round 8 on a storm takes the bunkhouses: build houses by then.
lesson-storm-end = Look at the marker every morning, and build one step ahead of it.
