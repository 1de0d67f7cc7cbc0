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
reason-gps = { $good ->
    [yes] { $after ->
        [one] 1 GPS token
       *[other] { $after } GPS tokens
    } instead of { $before }
   *[no] leaves you { $after ->
        [one] 1 GPS token
       *[other] { $after } GPS tokens
    }, not { $before }
}
reason-transport = { $good ->
    [yes] { $after ->
        [one] 1 transport token
       *[other] { $after } transport tokens
    } instead of { $before }
   *[no] leaves you { $after ->
        [one] 1 transport token
       *[other] { $after } transport tokens
    }, not { $before }
}
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
reason-buys = { $brings }; costs { $price } of your { $have } HK dollars; { $goals ->
    [one] wants
   *[other] first wants
} { $needs } ({ $lack })
reason-buys-cube = { $gain }, which can go next to { $district } { $lacking ->
    [0] and surround it
    [one] (then 1 more is missing)
   *[other] (then { $lacking } more are missing)
}
reason-buys-have = { $count ->
    [0] you have that
    [one] you have that, with 1 battery
   *[other] you have that, with { $count } batteries
}
reason-buys-spoils = you have that, but food and water spoil in phase 6
reason-buys-volunteer = { $rival ->
    [0] a card that procures { $count } at the { $colour } die (your first one there)
   *[other] a card that procures { $count } at the { $colour } die (your best one there procures { $rival })
}
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
reason-stock = { $good ->
    [yes] { $resource }: { $after } instead of { $before }
   *[no] leaves you { $after } { $resource }, not { $before }
}
reason-money = { $good ->
    [yes] { $after ->
        [one] 1 HK dollar
       *[other] { $after } HK dollars
    } instead of { $before }
   *[no] leaves you { $after ->
        [one] 1 HK dollar
       *[other] { $after } HK dollars
    }, not { $before }
}
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
reason-serves = brings { $brings } with these dice for { $goals ->
    [one] { $card }
   *[other] a goal of { $card }
}, { $lack }
reason-serves-power = brings { $brings } with these dice for a restore-power goal ({ $goal }), { $lack }
reason-serves-nothing = which then lacks nothing
reason-serves-lack = which then lacks { $what }
reason-serves-filled = { $what } ({ $fill })
reason-acts = { $card } has { $after ->
    [one] 1 usable action
   *[other] { $after } usable actions
} instead of { $before }
reason-acts-filled = { $card } has { $after ->
    [one] 1 usable action
   *[other] { $after } usable actions
} instead of { $before }, { $filled } of them with a battery as a stand-in
reason-search = { $hidden ->
    [one] 1 unknown tile
   *[other] { $hidden } unknown tiles
}: your { $have ->
    [one] only search icon reaches
   *[other] { $have } search icons reach
} the simple challenge of { $within } of the { $possible } possible ones
reason-search-known = known here: { $gain } for { $number } of your { $have ->
    [one] 1 search icon
   *[other] { $have } search icons
}
reason-search-nothing = nothing here is within reach of your { $have ->
    [one] only search icon
   *[other] { $have } search icons
}
reason-search-risk = looking is free; if you send a team, 1 of its cards goes to the hospital
reason-stays = { $after ->
    [one] keeps your last card safe: 1 card of a team goes to the hospital
   *[other] keeps your { $after } cards safe: 1 card of a team goes to the hospital
}
reason-stays-weak = not worth it: your hand reaches { $after ->
    [one] 1 search icon
   *[other] { $after } search icons
}, and even a probe needs 4
reason-leads = brings nearer: { $nearer }
reason-leads-district = { $district } ({ $lacking ->
    [one] 1 cube missing
   *[other] { $lacking } cubes missing
})
reason-leads-chain = part of the chain between your crisis centres { $letter } ({ $lacking ->
    [one] 1 cube missing
   *[other] { $lacking } cubes missing
})
reason-leads-colours = next to locations that your goals need for their cubes ({ $colours })
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
}, and nothing else fits
reason-keeps-hand = { $after ->
    [one] keeps your last card in hand
   *[other] keeps your { $after } cards in hand
}
reason-nothing-ready = no goal can be completed now
reason-keeps-money = { $after ->
    [one] keeps your HK dollar for a later round
   *[other] keeps your { $after } HK dollars for a later round
}
