## The scenes of the table: what stands on the board, the dock, and the bar

tab-table = Table
tab-map = Map
tab-goals = Objectives
tab-market = Display
tab-others = Others

aim-heading = AIM
aim-points = most points when the deck runs out.
aim-deck = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}, at most { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
aim-orchids = Points for one, two, and three orchids
aim-short-goals = plan goals
aim-short-around = cubes at { $where }
aim-short-on = cubes on { $where }
aim-short-restore = power
aim-short-points = points

board-acting = to play
board-back = Back
board-free = free
board-hand-empty = No cards in hand
board-lacks = lacks { $what }
board-nobody = nobody
board-restore-hand = Hand 6
board-restore-slot = Slot 4
board-search = search icons
board-slot-empty = empty
board-slot-drop = drag a card here, or choose a card, then the slot
board-slot-locked = locked: restore power
board-take-back = Back to the hand
board-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}

market-left = { $count } left
market-swept = discarded next

scout-title = { $district }: { $count } tiles that only you can see
scout-one = { $district }: 1 tile
scout-gps = GPS: { $count } each, you have { $have }
scout-lasting = { $count } from tiles and plans
scout-order = First the reward, then the tile; then one random card of the team goes to the hospital.
scout-probe = tile face down
scout-reach = You reach { $count }
scout-risk = hospital 1/{ $count }

waste-title = Food and water spoil
waste-times = ×{ $count } proposed
waste-rest = Selling all of it brings { $money ->
    [one] 1 HK dollar
   *[other] { $money } HK dollars
}.

## What ends a question

finish-now = Finish it now
end-tile-sub = either way, others cannot scout here
end-buy-sub = phase ends when all pass
end-plan-sub = { $count } of { $number } planned
end-waste-sub = for { $money ->
    [one] 1 HK dollar
   *[other] { $money } HK dollars
}

## What the rules propose

propose-turn = { $all ->
    [yes] Deploy all
   *[no] Deploy
}
propose-this = As proposed
propose-procure = Procure: { $what }
propose-yes = Yes: { $what }
propose-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
propose-team = Set out
propose-risk = { $count ->
    [0] {""}
    [one] this card will be injured
   *[other] 1 of { $count } will be injured
}
propose-missing = { $count ->
    [one] 1 search icon is missing
   *[other] { $count } search icons are missing
}
propose-back = { $count ->
    [one] take back 1 card
   *[other] take back { $count } cards
}
propose-waste = Trade and sell
propose-trades = { $count ->
    [one] 1 trade
   *[other] { $count } trades
}
propose-checks = { $count ->
    [one] Use the marked action
   *[other] Use the { $count } marked actions
}

hint-start = Your cubes will spread from here; the number on a location is how many districts it touches.
hint-start-goals = Your goals place cubes on { $colours }.
hint-team = Choose whom to send: one random card of the team goes to the hospital.
hint-turn = { $count ->
    [one] This is your last planned card: deploy it.
   *[other] Deploy them all, or choose one to carry out first: the next one can spend what it brings.
}
hint-plan = Planned cards are carried out in phase 2 and stay in their slots until you take them back.
hint-procure = Transport tokens take you further from the die: 1 token for each segment.
hint-turned-itself = Your last card was turned for you: { $card }.
hint-specialist = Use the actions in any order; you may skip some.
hint-recover = The card returns to your hand, and you score its points.
hint-resource = Any of the six resources, but not a battery.
hint-payment = A battery can stand in for any resource.
hint-objectives = Complete as many goals as you can pay for, one after another.
hint-place = You must place the cube; each location you skip costs 1 transport token.
hint-finish = Finishing frees the spot and brings the completion effect; open goals are lost.
hint-finish-open = Finishing frees the spot and brings the completion effect; open goals are lost: { $goals }.
hint-scout = You look at the tiles first, then decide.
hint-tile = A search sends one random card of the team to the hospital.
hint-buy = The card goes to a free objective spot; if you pass, you may still buy later, unless all pass one after another.
hint-waste = You sell what you do not trade: 2 HK dollars per food, 1 per water.
hint-dispose = A discarded card is gone for good, but its spot is free for another.
hint-marker = You can use the action when you refresh, or with your Leader.
hint-refresh = { $count ->
    [0] You take back the slot with the most cards.
   *[other] You take back the slot with the most cards and may then use your check-mark actions.
}
hint-check-marks = Use each action once, in any order.

## What a phase did, on the stage

beat-phase = { $phase } · { $what }
beat-swept = Leaving the display: { $cards }.

## What an icon means where no word stands beside it

amount-search = { $count ->
    [one] 1 search icon
   *[other] { $count } search icons
}
icon-tile = a face-up scout tile: { $type }
icon-always = Lasting effect
icon-check = Check-mark action
icon-planned = Planned card
