## Blackout: Hong Kong
### Everything a player reads at the table, apart from titles (in the pack) and rules (rules.ftl)

game-blackout = Blackout: Hong Kong

## Things

resource-food = food
resource-tools = tools
resource-gasoline = gasoline
resource-water = water
resource-books = books
resource-medipacks = medipacks
resource-battery = battery
resource-money = HK dollars
colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-purple = purple
colour-any = any colour
challenge-simple = simple
challenge-advanced = advanced
challenge-probe = probe
goal-hand = refresh with 6 or fewer cards
goal-slot = fourth slot

## Phases

phase-0 = Setup
phase-1 = Roll and plan
phase-2 = Deploy
phase-3 = Objectives
phase-4 = Scout
phase-5 = New objectives
phase-6 = Clean up
phase-7 = Secure districts
phase-8 = Refresh

## Effects

amount-food = { $count } food
amount-tools = { $count ->
    [one] 1 tool
   *[other] { $count } tools
}
amount-gasoline = { $count } gasoline
amount-water = { $count } water
amount-books = { $count ->
    [one] 1 book
   *[other] { $count } books
}
amount-medipacks = { $count ->
    [one] 1 medipack
   *[other] { $count } medipacks
}
amount-battery = { $count ->
    [one] 1 battery
   *[other] { $count } batteries
}
amount-same = { $count } of one resource of your choice
amount-money = { $count ->
    [one] 1 HK dollar
   *[other] { $count } HK dollars
}
amount-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
amount-transport = { $count ->
    [one] 1 transport token
   *[other] { $count } transport tokens
}
amount-gps = { $count ->
    [one] 1 GPS token
   *[other] { $count } GPS tokens
}
amount-per-search = { $count ->
    [one] reveal your hand: 1 HK dollar per search icon
   *[other] reveal your hand: { $count } HK dollars per search icon
}
amount-cube = a cube on the map ({ $colour })
amount-recover = a card from the hospital, and its points
amount-check = one unlocked check-mark action
amount-none = none
amount-cards-red = { $count ->
    [one] 1 red card
   *[other] { $count } red cards
}
amount-cards-yellow = { $count ->
    [one] 1 yellow card
   *[other] { $count } yellow cards
}
amount-cards-blue = { $count ->
    [one] 1 blue card
   *[other] { $count } blue cards
}
amount-cards-purple = { $count ->
    [one] 1 purple card
   *[other] { $count } purple cards
}
trade = { $pay } → { $gain }
need-slot = a slot with { $cards }
need-tiles = a face-up scout tile for points and one for { $resource }
need-centres = crisis centres { $letter } connected
tile = { $simple ->
    [one] 1 search icon
   *[other] { $simple } search icons
} → { $simple_gain }; { $advanced } → { $advanced_gain }
search-simple = Simple challenge: { $count ->
    [one] 1 search icon
   *[other] { $count } search icons
} → { $gain }
search-advanced = Advanced challenge: { $count ->
    [one] 1 search icon
   *[other] { $count } search icons
} → { $gain }
search-probe = Probe challenge ({ $type } tile): { $count } search icons, no reward

## Cards

card-volunteer = Volunteer ({ $colour }): procures { $count } of the resource on the { $colour } die
card-values = { $search ->
    [0] No search icons
    [one] 1 search icon
   *[other] { $search } search icons
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
card-goal = Goal: { $goal }
card-bonus = Bonus: { $gain }
card-completion = Completion effect: { $gain }
card-check = Check-mark action: { $trade }
card-check-gain = Check-mark action: gain { $gain }
always-search = { $count ->
    [one] +1 search icon whenever you scout
   *[other] +{ $count } search icons whenever you scout
}
always-gps = { $count ->
    [one] Each GPS token gives 1 extra search icon
   *[other] Each GPS token gives { $count } extra search icons
}
always-waste = In every clean-up, as often as you like: { $trade }

## Questions

ask-start = Place your first cube on a location.
ask-plan = Plan your cards: up to one face down in each unlocked slot. Then choose Ready.
ask-turn = Turn one of your planned cards face up.
ask-procure = { $title }: procure which resource? The die is on { $resource }.
ask-specialist = { $title }: use an action?
ask-recover = Which card do you take back from the hospital?
ask-resource = Choose a resource: you gain { $count } of it.
ask-payment = How will you pay?
ask-objectives = Complete a goal?
ask-place = Place a cube on the map ({ $colour }).
ask-finish = { $title }: finish it now, or leave it open?
ask-scout = Scout a district?
ask-tile = { $district }: collect one of the tiles?
ask-team = Form your team: it needs { $needed } search icons.
ask-buy = Buy a card?
ask-waste = Waste your food and water: trade pairs first, then sell the rest.
ask-dispose = Discard one of your objectives?
ask-marker = { $district } is secured: which check-mark action do you unlock?
ask-refresh = Refresh your hand?
ask-check-marks = Carry out a check-mark action?

## The same, to those who wait meanwhile

topic-start = First cube on the map
topic-plan = Planning cards
topic-turn = Deploying cards
topic-procure = { $title }: which resource?
topic-specialist = { $title }: use an action?
topic-recover = Which card leaves the hospital?
topic-resource = Which resource?
topic-payment = How to pay?
topic-objectives = Complete a goal?
topic-place = A cube on the map ({ $colour })
topic-finish = { $title }: finish it now, or leave it open?
topic-scout = Scout a district?
topic-tile = { $district }: collect one of the tiles?
topic-team = Forming a search team
topic-buy = Buy a card?
topic-waste = Food and water: trade or sell?
topic-dispose = Discard an objective?
topic-marker = { $district } is secured: which check-mark action?
topic-refresh = Refresh the hand?
topic-check-marks = Carry out a check-mark action?

## Moves

move-start = { $location } ({ $colour })
move-battery = Buy a battery (5 HK dollars)
move-transport = Buy a transport token (1 point)
move-plan = { $title } into slot { $slot }
move-ready = Ready
move-turn = { $title }
move-procure = { $tokens ->
    [0] { $resource }
    [one] { $resource } (1 transport token)
   *[other] { $resource } ({ $tokens } transport tokens)
}
move-act = Action { $action }, way { $way }
move-recover = { $title }
move-choose = { $resource }
move-pay = { $what }
move-complete = { $title }: { $goal }
move-restore = Restore power: { $goal }
move-place = { $skipped ->
    [0] { $location } ({ $colour })
    [one] { $location } ({ $colour }), skipping 1 location
   *[other] { $location } ({ $colour }), skipping { $skipped } locations
}
move-finish = Finish { $card } now
move-leave = Leave it
move-leave-finish = Leave the card open
move-leave-tile = Take no tile
move-scout = { $district }
move-collect = { $search }
move-join = { $title } joins the team
move-gps = Spend a GPS token
move-go = Set out
move-buy = Buy { $title }
move-waste = { $rate }
move-sell = Sell the rest
move-discard = Discard { $card }
move-marker = { $action }
move-refresh = Take back the cards in slot { $slot }
move-check = { $action }
move-check-plan = { $title }: { $trade }
move-done = Done
move-done-procure = Procure nothing
move-done-specialist = No more actions
move-done-objectives = No more goals
move-done-scout = Do not scout
move-done-buy = Pass
move-done-dispose = Discard nothing
move-done-refresh = Do not refresh
move-done-check-marks = No more check-mark actions

## Events

event-round = Round { $round }. { $player } is the starting player.
event-rolled = { $again ->
    [0] { $player } rolls the dice: { $red } (red), { $yellow } (yellow), and { $blue } (blue).
   *[other] Dice showed the same resource, so { $player } rolls them again: { $red } (red), { $yellow } (yellow), and { $blue } (blue).
}
event-placed-cube = { $player } places a cube on { $location }{ $tokens ->
    [0] {""}
    [one] , for 1 transport token
   *[other] , for { $tokens } transport tokens
}{ $points ->
    [0] {""}
    [one] , losing 1 point
   *[other] , losing { $points } points
}.
event-planned = { $player } plans a card in slot { $slot }.
event-planned-secret = { $player } plans { $card } in slot { $slot }.
event-ready = { $cards ->
    [0] { $player } plans no card.
   *[other] { $player } is ready.
}
event-turned = { $player } turns { $card } face up in slot { $slot }.
event-procured = { $card } procures { $count ->
    [0] nothing for { $player }, who has no cube left
   *[other] { $what } for { $player }
}{ $tokens ->
    [0] {""}
    [one] , with 1 transport token
   *[other] , with { $tokens } transport tokens
}{ $points ->
    [0] {""}
    [one] , losing 1 point
   *[other] , losing { $points } points
}.
event-acted = { $player } uses { $card }.
event-bought-battery = { $player } buys a battery for 5 HK dollars.
event-bought-transport = { $player } takes a transport token for 1 point.
event-paid-money = { $player } pays { $money ->
    [one] 1 HK dollar
   *[other] { $money } HK dollars
}.
event-paid-resource = { $player } pays { $what }.
event-gained-points = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-gained-money = { $player } takes { $money ->
    [one] 1 HK dollar
   *[other] { $money } HK dollars
}.
event-lost-cube = { $player } has no cube left to place.
event-gained-resource = { $count ->
    [0] { $player } has no cube left: the gain is lost.
   *[other] { $player } gains { $what }.
}
event-gained-transport = { $player } takes { $count ->
    [0] no transport token: none is left
    [one] 1 transport token
   *[other] { $count } transport tokens
}.
event-gained-gps = { $player } takes { $count ->
    [0] no GPS token: none is left
    [one] 1 GPS token
   *[other] { $count } GPS tokens
}.
event-showed-hand = { $player } reveals { $count ->
    [one] 1 search icon
   *[other] { $count } search icons
} and takes { $money ->
    [one] 1 HK dollar
   *[other] { $money } HK dollars
}.
event-recovered = { $card } leaves the hospital{ $points ->
    [0] {""}
    [one] : { $player } scores 1 point
   *[other] : { $player } scores { $points } points
}.
event-check-mark = { $player } uses a check-mark action: { $action }.
event-completed = { $player } completes a goal on { $card }.
event-finished = { $player } finishes { $card }.
event-restored = { $player } restores power: { $goal }.
event-nobody-scouts = Nobody scouts: no district with tiles lies next to anybody's cubes.
event-cannot-scout = { $player } cannot scout: no free district with tiles lies next to their cubes.
event-does-not-scout = { $player } does not scout.
event-looked = { $player } looks at the tiles in { $district }.
event-left-tiles = { $player } takes none of the tiles in { $district }.
event-searches = { $player } searches { $district }. { $search }.
event-joined = { $card } joins { $player }'s team.
event-spent-gps = { $player } spends a GPS token.
event-collected = { $player } collects the tile with { $count ->
    [one] 1 search icon
   *[other] { $count } search icons
}.
event-injured = { $player }'s { $card } is injured and goes to the hospital.
event-passed = { $player } passes.
event-bought-card = { $player } buys { $card } for { $money } HK dollars.
event-swept = { $card } leaves the display.
event-refilled = Row { $row } is refilled: { $cards }.
event-end-triggered = The Draw deck is empty: round { $round } is the last.
event-wasted = { $player } sells { $what } for { $money ->
    [one] 1 HK dollar
   *[other] { $money } HK dollars
}.
event-traded-waste = { $player } trades what would spoil: { $rate }.
event-disposed = { $player } discards { $card }.
event-nothing-secured = Nobody secures a district this round.
event-secured = { $district } is secured by { $seats }.
event-unlocked = { $player } unlocks a check-mark action: { $action }.
event-placed-house-cube = { $player } marks { $district } with a cube.
event-scored-district = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} around { $district }.
event-nobody-refreshes = Nobody takes cards back: everybody has too many cards in hand.
event-cannot-refresh = { $player } takes no cards back: { $count } in hand, at most { $number } allowed.
event-does-not-refresh = { $player } could take cards back, but does not.
event-refreshed = { $player } takes back slot { $slot }: { $cards }.
event-final-score = { $player }: { $money } for money, { $tiles } for scout tiles, { $cards } for cards; { $points ->
    [one] 1 point
   *[other] { $points } points
} in all.
event-game-over = The game is over. Won by { $seats }.
event-nobody-won = The game is over. Nobody wins.

## Final scores

score-before = during the game
score-money = money
score-tiles = scout tiles
score-cards = cards
score-left = HK dollars left
score-orchids = orchids
score-conditions = win conditions met

## The campaign

campaign-chapter = Chapter { $chapter }
campaign-won = Chapter { $chapter } is done. Orchids: { $orchids }.
campaign-lost = Chapter { $chapter } is lost. You start it again with { $money } HK dollars.
campaign-best = Your best score in chapter { $chapter }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
campaign-finished = The campaign is over. { $player }: { $total ->
    [one] 1 orchid
   *[other] { $total } orchids
}. { $rating }
rating-perfect = A perfect week: the city will name a street after you.
rating-very-good = Very good. The whole harbour knows your name.
rating-good = Good. You spared the city much grief.
rating-made-it = You made it through, and so did most of the city.
rating-lost = The lights are back, but it was not your doing.
