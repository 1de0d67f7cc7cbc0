## Puzzles: the task, a hint, what is said when it is solved, and what is said of each thing that is missing.

lesson-long-way = The long way
lesson-long-way-task = No yellow card is left in your hand, and "{ card-N07 }" asks for 2 food. Complete its goal this round.
lesson-long-way-task-hint = Tokens carry any card to any resource. Count the segments.
lesson-long-way-solved = Two cards, two segments each, four tokens. The wrong colour still works, just further away.

lesson-both-tools = The same two tools
lesson-both-tools-task = Place two cubes on the map this round.
lesson-both-tools-task-hint = "{ card-N02 }" and "{ card-V07 }" want the same tools. And a plan may be finished before all its goals are met.
lesson-both-tools-solved = The tools went where they were worth more, and the plan gave the second cube.

lesson-water-and-food = Two for one token
lesson-water-and-food-task = Place two cubes on the map this round. You have 2 tokens.
lesson-water-and-food-task-hint = "{ card-N07 }" procures 2. What lies one segment from the blue die?
lesson-water-and-food-solved = One token moves a card, however much it brings: move the one that procures two.

lesson-four-tokens = Four tokens
lesson-four-tokens-task = Complete "{ card-N06 }" and "{ card-S07 }" this round. You have 4 tokens.
lesson-four-tokens-task-hint = "{ card-N04 }" procures 2 of the same. And where do two yellow cards already lie?
lesson-four-tokens-solved = Two tokens for the medipack, two for the food. What comes in pairs travels together.

lesson-right-slot = The right slot
lesson-right-slot-task = Complete "{ card-S01 }" and "{ card-N06 }" this round.
lesson-right-slot-task-hint = "{ card-S01 }" wants a red and a blue card in one slot. Which slot already holds one of them?
lesson-right-slot-solved = A card does two things: it procures, and it lies in a slot. Plan for both.

lesson-close-the-ring = Close the ring
lesson-close-the-ring-task = Secure { district-kowloon-city } this round.
lesson-close-the-ring-task-hint = Two locations are missing. One is red; for the other a plan can be finished early.
lesson-close-the-ring-solved = A goal for the red location, the plan for the last one: now the district is yours.

lesson-three-in-a-row = Three plus one
lesson-three-in-a-row-task = Complete three goals this round, so that three people join you.
lesson-three-in-a-row-task-hint = You have 4 gasoline. One goal wants 3 of a kind, another wants 1.
lesson-three-in-a-row-solved = Three gasoline here, one there, and one slot that served two goals.

missed-people = { $missing ->
    [one] 1 more goal had to bring you somebody.
   *[other] { $missing } more goals had to bring you somebody.
}
missed-cubes = { $missing ->
    [one] 1 more cube had to be on the map.
   *[other] { $missing } more cubes had to be on the map.
}
missed-secured = The district is not yours.
