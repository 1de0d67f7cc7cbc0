## What speaks for a move or against it: a part of a sentence, with what is and what was

reason-points = { $after ->
    [1] 1 point
   *[other] { $after } points
} instead of { $before }
reason-tiles = { $after ->
    [one] 1 face-up scout tile
   *[other] { $after } face-up scout tiles
} instead of { $before }
reason-icons = { $after ->
    [one] 1 lasting search icon
   *[other] { $after } lasting search icons
} instead of { $before }
reason-gps = { $after ->
    [one] 1 GPS token
   *[other] { $after } GPS tokens
} instead of { $before }
reason-transport = { $after ->
    [one] 1 transport token
   *[other] { $after } transport tokens
} instead of { $before }
reason-hospital = { $after ->
    [one] 1 card in the hospital
   *[other] { $after } cards in the hospital
} instead of { $before }
reason-plans = { $after ->
    [one] 1 completed plan
   *[other] { $after } completed plans
} instead of { $before }
reason-checks = { $after ->
    [one] 1 unlocked check-mark action
   *[other] { $after } unlocked check-mark actions
} instead of { $before }
reason-restored = { $after ->
    [one] 1 completed restore-power goal
   *[other] { $after } completed restore-power goals
} instead of { $before }
reason-hand = { $after ->
    [one] 1 card in hand
   *[other] { $after } cards in hand
} instead of { $before }
reason-ready = { $after ->
    [one] 1 goal that you can complete now
   *[other] { $after } goals that you can complete now
} instead of { $before }
reason-goal = { $after ->
    [0] nothing is missing for a goal of { $card } any more
   *[other] { $good ->
        [yes] a goal of { $card } comes nearer: { $after } missing instead of { $before }
       *[no] a goal of { $card } gets further away: { $after } missing instead of { $before }
    }
}
reason-power = { $after ->
    [0] nothing is missing for a restore-power goal any more: { $goal }
   *[other] { $good ->
        [yes] a restore-power goal comes nearer ({ $goal }): { $after } missing instead of { $before }
       *[no] a restore-power goal gets further away ({ $goal }): { $after } missing instead of { $before }
    }
}
reason-buys = costs { $price } of your { $have } HK dollars; { $goals ->
    [one] wants
   *[other] first wants
} { $needs } ({ $lack }); brings { $brings }
reason-buys-have = { $count ->
    [0] you have that
    [one] you have that, with 1 battery
   *[other] you have that, with { $count } batteries
}
reason-buys-spoils = you have that, but food and water spoil in phase 6
reason-buys-volunteer = a card that procures { $count } at the { $colour } die
reason-buys-specialist = a specialist ({ $actions })
reason-buys-whole = { $goals ->
    [one] { $gain }
   *[other] { $gain } once all its goals are completed
}
reason-buys-lasting = a lasting effect
reason-buys-points = { $count ->
    [one] 1 point at the end
   *[other] { $count } points at the end
}
reason-stock = { $resource }: { $after } instead of { $before }
reason-money = { $after ->
    [one] 1 HK dollar
   *[other] { $after } HK dollars
} instead of { $before }
reason-district = { $after ->
    [0] surrounds { $district }
   *[other] { $good ->
        [yes] { $district } comes nearer: { $after ->
            [one] 1 cube
           *[other] { $after } cubes
        } missing instead of { $before }
       *[no] { $district } gets further away: { $after ->
            [one] 1 cube
           *[other] { $after } cubes
        } missing instead of { $before }
    }
}
reason-cubes = { $after ->
    [one] 1 cube on the map
   *[other] { $after } cubes on the map
} instead of { $before }
reason-brings = brings { $resource } with these dice: { $after } instead of { $before }
reason-acts = { $card } has { $after ->
    [one] 1 usable action
   *[other] { $after } usable actions
} instead of { $before }
reason-search = looks for tiles in { $district }; you have up to { $after ->
    [one] 1 search icon
   *[other] { $after } search icons
}
reason-condition = for the chapter, { $what ->
    [goals] { $after ->
        [one] 1 goal of the emergency plan
       *[other] { $after } goals of the emergency plan
    }
    [around] { $after ->
        [one] 1 cube around { $where }
       *[other] { $after } cubes around { $where }
    }
    [on] { $after ->
        [one] 1 cube on { $where } locations
       *[other] { $after } cubes on { $where } locations
    }
    [restore] { $after ->
        [one] 1 restore-power goal
       *[other] { $after } restore-power goals
    }
   *[points] { $after ->
        [one] 1 point
       *[other] { $after } points
    }
} instead of { $before }
reason-planned = { $after ->
    [one] 1 card is planned
   *[other] { $after } cards are planned
}, nothing else fits
reason-keeps-hand = { $after ->
    [one] keeps your last card in hand
   *[other] keeps your { $after } cards in hand
}
reason-nothing-ready = no goal can be completed now
reason-keeps-money = { $after ->
    [one] keeps your HK dollar for a later round
   *[other] keeps your { $after } HK dollars for a later round
}
