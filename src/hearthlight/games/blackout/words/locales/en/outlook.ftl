## What lies ahead, as the rules work it out (page and terminal)

outlook-brings = now brings:
outlook-goal-now = can be completed now
outlook-lack = missing: { $what }
outlook-lack-buy = missing: { $what } ({ $buy })
outlook-batteries = { $count ->
    [one] 1 battery stands in
   *[other] { $count } batteries stand in
}
outlook-buy = { $count ->
    [one] buy 1 battery first
   *[other] buy { $count } batteries first
}
outlook-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
} if the game ended now: { $before } so far, { $money } for money, { $tiles } for scout tiles, { $cards } for cards you can see
outlook-waste = Food and water spoil in phase 6. They sell for { $money ->
    [one] 1 HK dollar
   *[other] { $money } HK dollars
}.
outlook-refresh = { $count ->
    [one] You can take back 1 card in phase 8.
   *[other] You can take back { $count } cards in phase 8.
}
outlook-too-many = { $count ->
    [one] 1 card too many in hand: you take nothing back in phase 8.
   *[other] { $count } cards too many in hand: you take nothing back in phase 8.
}
outlook-end = round { $round } is the last if nobody buys
outlook-row-missing = You need { $money ->
    [one] 1 more HK dollar
   *[other] { $money } more HK dollars
}.
outlook-district = { $have } of { $number } cubes, { $points ->
    [one] 1 point
   *[other] { $points } points
} if the district is secured now
outlook-district-missing = You still need a cube on: { $places }
outlook-total = Total now
outlook-conditions = To win this chapter
outlook-condition-goals = { $have } of { $number } goals of one emergency plan
outlook-condition-around = { $have } of { $number } cubes around { $where }
outlook-condition-on = { $have } of { $number } cubes on { $where } locations
outlook-condition-restore = { $have } of { $number } restore-power goals
outlook-condition-points = { $have } of { $number } points if the game ended now
outlook-tile = { $count ->
    [one] 1 face-up scout tile ({ $type })
   *[other] { $count } face-up scout tiles ({ $type })
}
outlook-points = points
outlook-cube = { $count ->
    [one] 1 cube that joins the crisis centres
   *[other] { $count } cubes that join the crisis centres
}

## What a move costs and brings, in a word or two

change-points = { $by } ★
change-hospital = hospital { $before } → { $after }
change-cubes = { $by } on the map
change-tiles = { $number ->
    [one] { $by } tile
   *[other] { $by } tiles
}
change-plans = { $number ->
    [one] { $by } plan
   *[other] { $by } plans
}
change-checks = { $number ->
    [one] { $by } check-mark
   *[other] { $by } check-marks
}
change-slots = slots { $before } → { $after }
change-limit = refresh at { $after }
change-food = { $by } food
change-tools = { $number ->
    [one] { $by } tool
   *[other] { $by } tools
}
change-gasoline = { $by } gasoline
change-water = { $by } water
change-books = { $number ->
    [one] { $by } book
   *[other] { $by } books
}
change-medipacks = { $number ->
    [one] { $by } medipack
   *[other] { $by } medipacks
}
change-battery = { $number ->
    [one] { $by } battery
   *[other] { $by } batteries
}
change-money = { $sign }${ $number }
change-transport = tokens { $before } → { $after }
change-gps = { $by } GPS
change-icons = { $number ->
    [one] { $by } icon
   *[other] { $by } icons
}
change-hand = hand { $before } → { $after }
change-spots = free spots { $before } → { $after }
change-supply = { $by } in supply

## What else there is to know before a move

remark-acts = { $trades }
remark-bonus = last goal: { $gain }
remark-brings = {"="} { $stock }
remark-check = then a check-mark action
remark-cube = { $tokens ->
    [0] cube ({ $colour }) next to yours
    [one] cube ({ $colour }), 1 token away
   *[other] cube ({ $colour }), { $tokens } tokens away
}
remark-cube-lost = you have no cube left to place
remark-discards = the card is gone for good
remark-districts = { $count ->
    [one] 1 district
   *[other] { $count } districts
}
remark-elsewhere = or another resource for tokens: you choose next
remark-goals-lost = { $count ->
    [one] 1 completed goal lost
   *[other] { $count } completed goals lost
}
remark-goals-near = next to { $colours }, which your goals need
remark-hurt = { $count ->
    [one] { $card } goes to the hospital
   *[other] 1 of { $count }, at random, goes to the hospital
}
remark-icons = { $have } of { $number } search icons
remark-idle = no action you can use now
remark-no-check-marks = no check-mark actions this round
remark-open-goals = { $count ->
    [one] 1 goal stays open
   *[other] { $count } goals stay open
}
remark-asked-again = you will be asked again when a goal is in reach, you run out of spots or low on cubes, or the last round begins
remark-price = { $batteries ->
    [0] for { $pay }
   *[other] for { $pay }, or batteries
}
remark-probe = a face-down tile: 1 search icon
remark-reach = { $count ->
    [one] you can reach 1 search icon
   *[other] you can reach { $count } search icons
}
remark-recover = a card leaves the hospital
remark-resource = { $count } of one resource
remark-search = needs { $number } search icons, you can reach { $have }
remark-slot-for-card = completes the slot for { $card }
remark-slot-for-power = completes the slot for the restore-power goal: { $goal }
remark-supply-short = { $count ->
    [one] 1 is lost: you have no cubes left
   *[other] { $count } are lost: you have no cubes left
}
remark-surrounds = surrounds { $district }
remark-team = { $count ->
    [0] suggested team: { $cards }, { $have } of { $number } search icons
    [one] suggested team: { $cards } with 1 GPS token, { $have } of { $number } search icons
   *[other] suggested team: { $cards } with { $count } GPS tokens, { $have } of { $number } search icons
}
remark-tiles = { $count ->
    [one] 1 tile, { $known } known
   *[other] { $count } tiles, { $known } known
}
remark-to-hand = the card joins your hand
remark-unlocks = unlocks: { $action }
