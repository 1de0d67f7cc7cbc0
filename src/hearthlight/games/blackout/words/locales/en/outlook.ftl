## What lies ahead, as the rules work it out (page and terminal)

outlook-brings = brings now:
outlook-goal-now = can be completed now
outlook-missing = missing:
outlook-batteries = { $count ->
    [one] 1 battery fills in
   *[other] { $count } batteries fill in
}
outlook-buy = { $count ->
    [one] with 1 battery that you buy first
   *[other] with { $count } batteries that you buy first
}
outlook-score = { $total } points if the game ended now: { $before } so far, { $money } for money, { $tiles } for scout tiles, { $cards } for cards in sight
outlook-waste = Food and water spoil in phase 6. Sold, they bring { $money ->
    [one] 1 HK dollar
   *[other] { $money } HK dollars
}.
outlook-refresh = { $count ->
    [one] This slot comes back in phase 8: 1 card.
   *[other] This slot comes back in phase 8: { $count } cards.
}
outlook-too-many = { $count ->
    [one] 1 card too many in hand: nothing comes back in phase 8.
   *[other] { $count } cards too many in hand: nothing comes back in phase 8.
}
outlook-end = round { $round } is the last if nobody buys
outlook-row-missing = You lack { $money ->
    [one] 1 HK dollar
   *[other] { $money } HK dollars
}.
outlook-district = { $have } of { $number } cubes, { $points ->
    [one] 1 point
   *[other] { $points } points
} if it is secured now
outlook-district-missing = You still need: { $places }
outlook-total = Total now
outlook-conditions = To win this chapter
outlook-condition-goals = { $have } of { $number } goals of one emergency plan
outlook-condition-around = { $have } of { $number } cubes around { $where }
outlook-condition-on = { $have } of { $number } cubes on { $where } locations
outlook-condition-restore = { $have } of { $number } restore-power goals
outlook-condition-points = { $have } of { $number } points if the game ended now
outlook-tile = { $count ->
    [one] 1 face-up tile: { $type }
   *[other] { $count } face-up tiles: { $type }
}
outlook-points = points
outlook-cube = { $count ->
    [one] 1 cube on the map
   *[other] { $count } cubes on the map
}
