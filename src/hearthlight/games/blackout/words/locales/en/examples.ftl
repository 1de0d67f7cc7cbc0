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
