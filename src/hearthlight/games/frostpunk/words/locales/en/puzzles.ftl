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

missed-unfed = { $number } food is missing for tonight.
missed-sick = { $missing ->
    [one] 1 citizen too many is sick.
   *[other] { $missing } citizens too many are sick.
}
missed-bedless = { $number ->
    [one] 1 figure has no warm bed tonight.
   *[other] { $number } figures have no warm bed tonight.
}
