## Why something cannot be chosen

refuse-action-used = You have used it already
refuse-batteries = Needs { $count ->
    [one] 1 battery
   *[other] { $count } batteries
}; you have { $have }
refuse-battery-first = Needs { $pay }. Buy { $count ->
    [one] a battery
   *[other] { $count } batteries
} first ({ $money } HK dollars)
refuse-centres = Crisis centres { $letter } are not connected: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} missing
refuse-chosen = Already scouted this round
refuse-colour = The cube must go on a { $colour } location
refuse-cost = Needs { $pay }; you have { $stock }
refuse-emergency-stays = You cannot discard an emergency plan
refuse-fewer-cards = You take back the slot with the most cards ({ $number }); this one has { $count }
refuse-goal-done = Already completed
refuse-gps-gone = No GPS token is left in the supply
refuse-hospital-empty = Your hospital is empty
refuse-icons = Needs { $number } search icons; you reach { $have }
refuse-icons-missing = { $have } of { $number } search icons so far
refuse-in-hospital = In the hospital
refuse-in-slot = Stays in its slot until you take it back
refuse-in-team = Already in the team
refuse-locked = Locked until you secure a district
refuse-money = Costs { $number } HK dollars; you have { $have }
refuse-no-battery = A battery cannot be chosen
refuse-no-gps = You have no GPS token left
refuse-no-icons = Has no search icon
refuse-no-skip = You cannot skip a location where the cube could go
refuse-no-supply = You have no cube left
refuse-no-team = No card in your hand has a search icon
refuse-no-tiles = No scout tile is left here
refuse-no-transport = No transport token is left in the supply
refuse-not-next-to = You have no cube next to it
refuse-not-planned = Not planned this round
refuse-nothing-to-check = You can use no check-mark action
refuse-own-cube = You have a cube here
refuse-plan-begun = You have already begun { $card }
refuse-probe-lowest = You can probe only the tile with the lowest challenge
refuse-secured = Already secured
refuse-slot = Needs { $slot } in one slot; your best one has { $have } of { $number }
refuse-slot-closed = Locked until you restore power
refuse-slot-empty = This slot is empty
refuse-slot-planned = { $card } is planned here
refuse-spots-full = All your objective spots are full
refuse-taken = { $seat } is here already
refuse-team-empty = The team needs at least one card
refuse-tiles = No face-up scout tile: { $types }
refuse-tokens = Needs { $count ->
    [one] 1 transport token
   *[other] { $count } transport tokens
}; you have { $have }
refuse-unlocked = Already unlocked
