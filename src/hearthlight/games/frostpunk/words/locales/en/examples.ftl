## The examples of the rulebook: a title, the position, what to do, what came of it

lesson-one-coal = One coal
lesson-one-coal-play = Output 0: every field is cold. 5 coal, 4 wood. One coal lifts the output above the red symbol: zone A is heated.
lesson-one-coal-play-do = Fuel the generator once. Then let a worker gather wood in the middle.
lesson-one-coal-after = 4 coal, 6 wood, 0 sick. Without the coal one worker would have fallen sick.

lesson-snow = Snow is always cold
lesson-snow-play = 0 are sick, 6 sectors lie open. Clearing snow is cold work, however high the output is.
lesson-snow-play-do = Let a worker clear the inner ring, and place both sectors on the lit places.
lesson-snow-after = 2 more sectors, 8 in all, and 1 worker is sick. The worker fell sick before the action, not after it.

lesson-three-buildings = Three with one action
lesson-three-buildings-play = 8 wood, 3 buildings. One build action erects up to three. Engineers are always warm at it.
lesson-three-buildings-play-do = Engineers build a hunters' hut and two tents on the lit fields.
lesson-three-buildings-after = That cost 5 wood: 3 are left. 6 buildings stand, and only one figure has acted.

lesson-who-eats = Who eats first
lesson-who-eats-play = 15 food, and 2 hunger from before. Tonight it is the children's turn: there are 8.
lesson-who-eats-play-do = End your actions.
lesson-who-eats-after = The 2 hungry ate first, then the 8 children: 5 food are left, hunger 0.

lesson-four-outside = Six beds for ten
lesson-four-outside-play = 10 figures, 6 beds in heated tents, 1 is sick. Those who get no bed fall sick.
lesson-four-outside-play-do = Burn no more coal. Then beds: two children, two engineers, two workers.
lesson-four-outside-after = 4 figures stayed outside: 5 are sick now. Shared among the kinds, no kind comes to five.

lesson-cold-morning = Between the markers
lesson-cold-morning-play = Output 3, cold 5: space 4 lies between them and shows one citizen. 5 are sick. You need the coal for work.
lesson-cold-morning-play-do = Burn nothing.
lesson-cold-morning-after = 1 more is sick: 6. With one coal nothing would have lain between the markers.

lesson-matron = The advisor first
lesson-matron-play = 5 are sick. The { card-health-officer } cures 2 for one active care. Your hope: 2 active.
lesson-matron-play-do = { $left ->
    [1] Cure one more worker.
   *[other] Use her, and cure two workers.
}
lesson-matron-after = 3 are sick, 1 hope is active. She acts before sickness is counted: four or fewer do no harm.

lesson-one-law = A law and its price
lesson-one-law-play = 12 laws can still be passed; 0 are in force. Your engineers are ready. Discontent 2.
lesson-one-law-play-do = Send them to the platform and pass "{ card-G05 }".
lesson-one-law-after = 1 law is passed, discontent 3. 10 are left: its partner "{ card-G06 }" is gone. A consequence waits in the dusk deck.
