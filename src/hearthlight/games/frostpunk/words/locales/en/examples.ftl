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

lesson-overload = One cube too many
lesson-overload-play = Output 7, cold 8, stress 4. At this output 7 cubes drop into the tower, and the stress track has 10 spaces.
lesson-overload-play-do = Burn no more coal.
lesson-overload-after = All 7 came out, 1 too many: the first malfunction. The generator is overheated, stress is 0. Cold 10: 1 space for the malfunction, 1 for the weather.

lesson-three-huts = What the hunters bring
lesson-three-huts-play = 6 food, and three hunters' huts. In the weather phase a plain hut brings 1 food, an upgraded one 2.
lesson-three-huts-play-do = Burn no more coal: the weather comes after the generator.
lesson-three-huts-after = 3 huts, 3 food: you have 9. No figure had to act for it. The cold has risen to 6.

lesson-fifteen-sick = Fifteen are sick
lesson-fifteen-sick-play = 15 of 22 workers are sick. Where their marker stands, the track says 2 exhausted tokens and 2 turns.
lesson-fifteen-sick-play-do = Go on without an advisor.
lesson-fifteen-sick-after = The first turn made them gravely ill, the second cost a life: 14 sick, 21 workers. 2 figures cannot act this round.

lesson-bypass = On to the next place
lesson-bypass-play = The path has 2 spaces, and the scout stands at its end with 2 steps left. You may explore this place, or bypass it.
lesson-bypass-play-do = Bypass it.
lesson-bypass-after = A B card lies on top, so the path has 4 spaces. Going over to it was free; then the scout walked the 2 steps, to its end.

lesson-home-again = Everything comes home
lesson-home-again-play = 4 food, 0 wood. At the first place the scout went on, for 4 wood on the way back. The path has 5 spaces.
lesson-home-again-play-do = Choose the option with which the scout returns.
lesson-home-again-after = 11 food from here, 4 wood from the first place: 15 food, 4 wood, 0 scouts away. A C card makes the path longer: 7 spaces.
