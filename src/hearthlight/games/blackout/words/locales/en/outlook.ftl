## What lies ahead, as the rules work it out (page and terminal)

outlook-brings = now brings:
outlook-goal-now = can be completed now
outlook-missing = missing:
outlook-batteries = { $count ->
    [one] 1 battery stands in
   *[other] { $count } batteries stand in
}
outlook-buy = { $count ->
    [one] to pay, first buy 1 battery
   *[other] to pay, first buy { $count } batteries
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
    [one] Can be taken back in phase 8: 1 card.
   *[other] Can be taken back in phase 8: { $count } cards.
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
    [one] 1 cube on the map
   *[other] { $count } cubes on the map
}
