## What speaks for a move or against it: a part of a sentence, with what is and what was

reason-points = points: { $after } instead of { $before }
reason-tiles = scout tiles face up: { $after } instead of { $before }
reason-icons = search icons that stay: { $after } instead of { $before }
reason-gps = GPS tokens: { $after } instead of { $before }
reason-transport = transport tokens: { $after } instead of { $before }
reason-hospital = cards in the hospital: { $after } instead of { $before }
reason-plans = plans completed: { $after } instead of { $before }
reason-checks = check-mark actions unlocked: { $after } instead of { $before }
reason-restored = restore-power goals completed: { $after } instead of { $before }
reason-hand = cards in hand: { $after } instead of { $before }
reason-ready = goals that can be completed now: { $after } instead of { $before }
reason-goal = { $after ->
    [0] everything for a goal of { $card } is there
   *[other] { $good ->
        [yes] a goal of { $card } comes nearer; missing { $after } instead of { $before }
       *[no] a goal of { $card } gets farther away; missing { $after } instead of { $before }
    }
}
reason-power = { $after ->
    [0] everything for a restore-power goal is there: { $goal }
   *[other] { $good ->
        [yes] a restore-power goal comes nearer ({ $goal }); missing { $after } instead of { $before }
       *[no] a restore-power goal gets farther away ({ $goal }); missing { $after } instead of { $before }
    }
}
reason-objectives = cards with open goals: { $after } instead of { $before }
reason-stock = { $resource }: { $after } instead of { $before }
reason-money = HK dollars: { $after } instead of { $before }
reason-district = { $after ->
    [0] surrounds { $district }
   *[other] { $good ->
        [yes] { $district } comes nearer; cubes missing { $after } instead of { $before }
       *[no] { $district } gets farther away; cubes missing { $after } instead of { $before }
    }
}
reason-cubes = cubes on the map: { $after } instead of { $before }
reason-brings = brings { $resource } at the dice as they lie: { $after } instead of { $before }
reason-acts = { $card } can act in so many ways: { $after } instead of { $before }
reason-search = looks for tiles in { $district }; your search icons: { $after }
reason-condition = { $what ->
    [goals] for the chapter, goals of the emergency plan: { $after } instead of { $before }
    [around] for the chapter, cubes around { $where }: { $after } instead of { $before }
    [on] for the chapter, cubes on { $where } locations: { $after } instead of { $before }
    [restore] for the chapter, restore-power goals: { $after } instead of { $before }
   *[points] for the chapter, points: { $after } instead of { $before }
}
