## Puzzles: the task, a hint, what is said when it is solved, and what is said of each thing that is missing.

lesson-long-way = The long way
lesson-long-way-task = No yellow card is left in your hand, and "{ card-N07 }" asks for 2 food. Complete its goal this round.
lesson-long-way-task-hint = Tokens carry any card to any resource. Count the segments.
lesson-long-way-solved = The wrong colour still works, just further away: each segment costs a token.

lesson-both-tools = The same two tools
lesson-both-tools-task = Place two cubes on the map this round.
lesson-both-tools-task-hint = "{ card-N02 }" and "{ card-V07 }" want the same tools. And a plan may be finished before all its goals are met.
lesson-both-tools-solved = One goal, and a plan finished early: two cubes in one round.

lesson-water-and-food = Two for one token
lesson-water-and-food-task = Place two cubes on the map this round. You have 2 tokens.
lesson-water-and-food-task-hint = "{ card-N07 }" procures 2. What lies one segment from the blue die?
lesson-water-and-food-solved = One token moves a card, however much it brings: move the one that procures two.

lesson-four-tokens = Four tokens
lesson-four-tokens-task = Complete "{ card-N06 }" and "{ card-S07 }" this round. You have 4 tokens.
lesson-four-tokens-task-hint = "{ card-N04 }" procures 2 of the same. And where do two yellow cards already lie?
lesson-four-tokens-solved = Two tokens for the medipack, two for the food. Everything that a card procures moves together.

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

lesson-eight-in-hand = Eight in hand
lesson-eight-in-hand-task = Have 8 cards in hand when the next round begins.
lesson-eight-in-hand-task-hint = You may refresh with 4 cards in hand. And the fullest slot brings back more if you add to it.
lesson-eight-in-hand-solved = One card, into the fullest slot: 4 in hand, 4 come back. Sometimes the best plan is a small one.

lesson-keep-the-searchers = Keep them at home
lesson-keep-the-searchers-task = Collect a scout tile this round. A probe does not count.
lesson-keep-the-searchers-task-hint = A card in a slot cannot search. And which cards have no search icon anyway?
lesson-keep-the-searchers-solved = Searchers must be in your hand. You sent out few cards, and the others had enough search icons.

lesson-two-for-five = Two for five
lesson-two-for-five-task = Fill all three objective spots this round. You have 2 HK dollars.
lesson-two-for-five-task-hint = "{ card-S12 }" turns gasoline into a GPS token, and a search can pay. Which row gets cheaper for you?
lesson-two-for-five-solved = The search paid for both cards. And a row gets cheaper with every card you take from it: 4, 3, 2.

missed-people = { $missing ->
    [one] You needed 1 more goal that brings you somebody.
   *[other] You needed { $missing } more goals that bring you somebody.
}
missed-joined = { $missing ->
    [one] 1 goal you had to complete is still open.
   *[other] { $missing } goals you had to complete are still open.
}
missed-cubes = { $missing ->
    [one] You needed 1 more cube on the map.
   *[other] You needed { $missing } more cubes on the map.
}
missed-secured = The district is not yours.
missed-hand = { $missing ->
    [one] Your hand is 1 card short.
   *[other] Your hand is { $missing } cards short.
}
missed-tiles_up = You have no face-up scout tile.
missed-objectives = { $missing ->
    [one] 1 objective spot is still free.
   *[other] { $missing } objective spots are still free.
}
