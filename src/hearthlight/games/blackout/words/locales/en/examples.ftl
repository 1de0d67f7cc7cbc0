## The examples of the rulebook: a title, the position, what to do, what came of it

lesson-further = Two cubes, one token
lesson-further-play = The yellow die lies on food, but you want medipacks, one segment further. You have 4 transport tokens.
lesson-further-play-do = Procure medipacks.
lesson-further-after = 2 medipacks for 1 token: 3 transport tokens are left. However much a card procures, all of it moves together.

lesson-keep-the-battery = Paying without the battery
lesson-keep-the-battery-play = The goal costs 1 food and 1 tool. Your 1 battery could stand in for either of them.
lesson-keep-the-battery-play-do = Pay with the food and the tool.
lesson-keep-the-battery-after = 1 battery is left, 0 food. Pay with the resource itself while you can, because later the battery can stand in for anything.

lesson-skipping = Past one location
lesson-skipping-play = A blue cube. { location-mong-kok } is next to you, { location-choi-hung } lies behind one location of another colour. You have 4 transport tokens.
lesson-skipping-play-do = Place it on { location-choi-hung }.
lesson-skipping-after = 3 transport tokens are left, and 2 of your cubes are on the map. Skipping a blue location would not have been allowed.

lesson-later = One goal of three
lesson-later-play = The first goal of your emergency plan brought 5 HK dollars: you have 9. A cube marks it. Finish the plan now, or leave it?
lesson-later-play-do = Leave it.
lesson-later-after = The plan stays: 9 HK dollars, 2 cubes on the map. You may finish it later, without another goal, for its completion effect.

lesson-probing = A probe
lesson-probing-play = You cannot reach a challenge here. A probe needs only a search total of 4. You have 5 cards in hand, and 2 in the hospital.
lesson-probing-play-do = Probe the first tile.
lesson-probing-after = 1 tile lies face down: from now on 1 search icon. 4 cards are left in hand: one of the team went to the hospital, 3 lie there.

lesson-cheaper = Shorter rows are cheaper
lesson-cheaper-play = Every row has 3 cards: each costs 4. You have 9 HK dollars and 1 objective card.
lesson-cheaper-play-do = Buy "{ card-S01 }", then "{ card-S10 }" from the same row.
lesson-cheaper-after = 4, then 3: 2 HK dollars are left, and all 3 objective spots are taken. The last card of a row costs 2.

lesson-spoiling = Food does not keep
lesson-spoiling-play = You have 2 food and 5 HK dollars, and no goal wants the food.
lesson-spoiling-play-do = Do not scout.
lesson-spoiling-after = The clean-up sells each food for 2: 0 food, 9 HK dollars. Water brings 1 each, or a GPS token for two.

lesson-taking-back = The fullest slot
lesson-taking-back-play = You hold 2 cards: 4 or fewer, so you may refresh. You always take back the fullest slot, never another.
lesson-taking-back-play-do = Refresh slot 2.
lesson-taking-back-after = 4 cards came back: 6 in hand. Cards that lie together come back together.

lesson-last-goal = The last goal and the bonus
lesson-last-goal-play = A cube marks the first goal of your plan; the second costs 2 tools. You have 3 tools and 4 points.
lesson-last-goal-play-do = Complete the second goal of the plan.
lesson-last-goal-after = 4 points for the goal and 5 for the bonus: you have 13, and 1 tool. The plan is finished: next comes its completion effect, a cube.

lesson-with-gps = One card, one tile, one token
lesson-with-gps-play = The books tile asks for 5. Your whole hand has only 3 search icons. 1 tile lies face down before you: 1 icon more. 1 GPS token brings 3.
lesson-with-gps-play-do = Choose the books tile. Send "{ card-N01 }", spend the GPS token, and set out.
lesson-with-gps-after = 1 + 1 + 3 makes 5: 2 books, and 0 GPS tokens left. A team of one card is always injured: 4 cards lie in your hospital.

lesson-everybody-scores = Everybody scores
lesson-everybody-scores-play = Your 5 cubes surround { district-kowloon-city }; Mei has 2 there. You have 2 points. First you move a marker, and unlock the action beneath it.
lesson-everybody-scores-play-do = Unlock the action that turns a book into a GPS token.
lesson-everybody-scores-after = 5 cubes bring 7 points: you have 9. Mei's 2 cubes bring 2 points, though she surrounds nothing.

lesson-start-money = After two losses
lesson-start-money-play = You play alone and have lost this chapter 2 times. Each loss adds 2 HK dollars: you begin with 8 instead of 4.
lesson-start-money-play-do = Place your first cube on { location-lung-kwu-tan }.
lesson-start-money-after = 1 cube and 8 HK dollars: now the chapter begins again. To win it, your score must also be worth 2 orchids.
