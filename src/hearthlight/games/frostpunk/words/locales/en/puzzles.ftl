## Puzzles: the task, a hint, what is said when it is solved, and what is said of each thing that is missing.

lesson-warm-hut = One coal
lesson-warm-hut-task = Enough food for tonight, and nobody falls sick at work.
lesson-warm-hut-task-hint = Which hut does one more coal warm?
lesson-warm-hut-solved = First the fire, then the work: one coal was cheaper than a sick citizen.

lesson-meat-and-roof = Meat and a roof
lesson-meat-and-roof-task = Enough food for tonight, a warm bed for everybody, and nobody falls sick.
lesson-meat-and-roof-task-hint = Only engineers pass laws. So who hunts?
lesson-meat-and-roof-solved = The worker hunted, the engineer passed "{ card-G05 }": room for one more in every shelter.

lesson-which-huts = Which huts?
lesson-which-huts-task = Enough food for tonight, and nobody falls sick.
lesson-which-huts-task-hint = Not every hut is warm. Look before you send anybody.
lesson-which-huts-solved = Two warm huts, two groups that may hunt: the third hut would have made somebody sick.

lesson-four-left = Four are left
lesson-four-left-task = Four groups can still work. Enough food for tonight, a warm bed for everybody, and nobody falls sick.
lesson-four-left-task-hint = There are three huts. And how do you get beds without wood?
lesson-four-left-solved = Three hunted, one spoke on the platform. Nobody was left over.

lesson-hunt-and-cure = Hunt and cure
lesson-hunt-and-cure-task = Enough food for tonight, and two fewer sick citizens than now.
lesson-hunt-and-cure-task-hint = A law lets children help. And one more coal warms another hut.
lesson-hunt-and-cure-solved = Two huts, one coal, and the children: everybody did what only they could do.

lesson-make-room = Make room
lesson-make-room-task = Enough food for tonight, a warm bed for everybody, and nobody falls sick. You have 3 wood.
lesson-make-room-task-hint = A bunkhouse needs a warm, empty field. Something there may go. Two hunts are enough.
lesson-make-room-solved = The kiln made room for the bunkhouse, in the same action. Then two groups hunted in warm huts.

lesson-two-jobs = Only engineers
lesson-two-jobs-task = No stress on the generator, three fewer sick than now, and enough food for tonight.
lesson-two-jobs-task-hint = Three groups of engineers are left. Which two jobs can nobody else do?
lesson-two-jobs-solved = One group at the medical post, one at the generator: both before the night.

lesson-one-bed-short = One bed short
lesson-one-bed-short-task = One warm bed is missing for tonight, and there is no wood. Nobody may fall sick.
lesson-one-bed-short-task-hint = Scouts need no bed. One expedition is under way; what allows a second?
lesson-one-bed-short-solved = "{ card-B19 }" upgraded the beacon, and whoever sets out sleeps elsewhere.

lesson-coal-first = Coal first
lesson-coal-first-task = Two fewer sick than now, and enough food for tonight. You have no coal.
lesson-coal-first-task-hint = A law cures for coal, and children may do it. Where does coal come from without a field?
lesson-coal-first-solved = Wood became coal in the kiln, and the coal became hot bricks. Order is everything.

lesson-hunters-and-children = Hunters and children
lesson-hunters-and-children-task = Enough food for tonight, and two fewer sick than now.
lesson-hunters-and-children-task-hint = The worker is not needed. Who may hunt, and what may the children do?
lesson-hunters-and-children-solved = Two groups of engineers hunted, the children carried hot bricks. Sometimes somebody may rest.

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
