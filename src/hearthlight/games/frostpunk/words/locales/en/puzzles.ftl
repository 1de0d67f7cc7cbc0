## Puzzles: the task, a hint, what is said when it is solved, and what is said of each thing that is missing.

lesson-warm-hut = One coal
lesson-warm-hut-task = Enough food for tonight, and nobody falls sick at work.
lesson-warm-hut-task-hint = Which hut does one more coal warm?
lesson-warm-hut-solved = First the fire, then the work: one coal was cheaper than a sick citizen.

lesson-meat-and-roof = Meat and a roof
lesson-meat-and-roof-task = Enough food for tonight, a warm bed for everybody, and nobody falls sick.
lesson-meat-and-roof-task-hint = Only engineers pass laws. So who hunts?
lesson-meat-and-roof-solved = The worker hunted, the engineer passed "{ card-G05 }": room for one more in every shelter.

lesson-four-left = Four are left
lesson-four-left-task = Four figures can still work. Enough food for tonight, a warm bed for everybody, and nobody falls sick.
lesson-four-left-task-hint = There are three huts. And how do you get beds without wood?
lesson-four-left-solved = Three hunted, one spoke on the platform. Nobody was left over.

lesson-hunt-and-cure = Hunt and cure
lesson-hunt-and-cure-task = Enough food for tonight, and two fewer sick citizens than now.
lesson-hunt-and-cure-task-hint = A law lets children help. And one more coal warms another hut.
lesson-hunt-and-cure-solved = Two huts, one coal, and the children: everybody did what only they could do.

lesson-make-room = Make room
lesson-make-room-task = Enough food for tonight, a warm bed for everybody, and nobody falls sick. You have 3 wood.
lesson-make-room-task-hint = A bunkhouse needs a warm, empty field. Something there may go. Two hunts are enough.
lesson-make-room-solved = The kiln made room for the bunkhouse, in the same action. Then two figures hunted in warm huts.

lesson-two-jobs = Only engineers
lesson-two-jobs-task = No stress on the generator, three fewer sick than now, and enough food for tonight.
lesson-two-jobs-task-hint = Three engineer figures are left. Which two jobs can nobody else do?
lesson-two-jobs-solved = One figure at the medical post, one at the generator: both before the night.

lesson-one-bed-short = One bed short
lesson-one-bed-short-task = One warm bed is missing for tonight, and there is no wood. Nobody may fall sick.
lesson-one-bed-short-task-hint = Scouts need no bed. One expedition is under way; what allows a second?
lesson-one-bed-short-solved = "{ card-B19 }" upgraded the beacon, and those who set out sleep elsewhere.

lesson-coal-first = Coal first
lesson-coal-first-task = Five fewer sick than now, and enough food for tonight. You have no coal.
lesson-coal-first-task-hint = The medical post cures three. A law cures two for coal, and children may do it. Who makes coal out of wood?
lesson-coal-first-solved = Wood became coal, coal became hot bricks, and the medical post did the rest. Order is everything.

lesson-torn-tents = After the storm
lesson-torn-tents-task = The storm has torn down every tent, and you have no wood. Tonight: a warm bed for everybody, enough food, and six fewer sick than now.
lesson-torn-tents-task-hint = A law puts a roof on ruins, but they are only as warm as their zone. And there are two medical posts.
lesson-torn-tents-solved = Sailcloth over the ruins, coal enough to warm them, engineers at the medical posts: nobody slept in the snow.

lesson-what-a-law-costs = What a law costs
lesson-what-a-law-costs-task = 6 food is missing for tonight, more than one hunt brings. Pass the law that makes the food last. No more than four workers may be sick.
lesson-what-a-law-costs-task-hint = Every law names its price. What can another law do about it, for coal?
lesson-what-a-law-costs-solved = "{ card-G03 }" halves what the workers eat and makes two of them sick. The children's hot bricks paid that price.

missed-passed = No law was passed.
missed-unfed = { $number } food is missing for tonight.
missed-sick = { $missing ->
    [one] 1 citizen too many is sick.
   *[other] { $missing } citizens too many are sick.
}
missed-bedless = { $number ->
    [one] 1 figure has no warm bed tonight.
   *[other] { $number } figures have no warm bed tonight.
}
missed-stress = { $number ->
    [one] 1 stress cube is still on the track.
   *[other] { $number } stress cubes are still on the track.
}
