### Words that cards of the box may use, whether or not this pack does

frost-do-young-worker = you get the young worker (once per round, one child figure may act like a worker)
frost-do-young-engineer = you get the young engineer (once per round, one child figure may act like an engineer)
frost-event-young = { $kind ->
    [worker] You get the young worker.
   *[engineer] You get the young engineer.
}
frost-rules-ruin_places = Ruins are shelters for { $count ->
    [one] 1 figure
   *[other] { $count } figures
} each, if their zone is heated

frost-resource-steel = steel
frost-amount-steel = { $count } steel
change-steel = { $by } steel
frost-stock-steel = steel
frost-city-steel = Steel
frost-do-sick-round = { $count ->
    [one] 1 citizen of this round's kind falls sick
   *[other] { $count } citizens of this round's kind fall sick
}
frost-do-cure-round = { $count ->
    [one] cure 1 citizen of this round's kind
   *[other] cure { $count } citizens of this round's kind
}
frost-do-die-round = { $count ->
    [one] 1 citizen of this round's kind dies
   *[other] { $count } citizens of this round's kind die
}
frost-do-tire-round = { $count ->
    [one] take 1 exhausted-citizen token (this round's kind)
   *[other] take { $count } exhausted-citizen tokens (this round's kind)
}
frost-cost-tire-round = take 1 exhausted-citizen token (this round's kind)
frost-do-lay-sector-inner = { $count ->
    [one] lay 1 inner sector
   *[other] lay { $count } inner sectors
}
frost-do-lay-sector-outer = { $count ->
    [one] lay 1 outer sector
   *[other] lay { $count } outer sectors
}
frost-do-repeat-action = repeat an action, or a building's action, where { $who ->
    [worker] a worker stands
    [engineer] an engineer stands
    [child] a child stands
   *[any] a citizen figure stands
} (counts as heated; no special actions)
frost-do-repeat-building = repeat the action of a building where { $who ->
    [worker] a worker stands
    [engineer] an engineer stands
    [child] a child stands
   *[any] a citizen figure stands
} (counts as heated)
frost-ask-repeat-action = { $buildings ->
    [0] Repeat which action?
   *[other] Repeat which building's action?
} { $whose ->
    [worker] A worker must stand there.
    [engineer] An engineer must stand there.
    [child] A child must stand there.
   *[any] A citizen figure must stand there.
}
frost-do-unlock = you can now build: { $building }
frost-event-unlocked = You can now build: { $building }.
refuse-not-unlocked = no card has made it available yet
refuse-permanent = { $building }: can never be dismantled or destroyed
frost-rules-hunting = { $count ->
    [one] It shows 1 hunting symbol
   *[other] It shows { $count } hunting symbols
}
frost-building-locked = Available once a card says so.
frost-building-permanent = Can never be dismantled or destroyed.
frost-building-delivers = When the transport arrives: { $effects }
frost-event-delivered = The transport from the outposts has arrived.
frost-transport = Transport: { $steps } of { $of } steps
frost-building-hub = While the output is above the red marker, 1 coal fires it. Then its sector and all sectors next to it are heated until the next generator phase ends.
frost-move-fire = Put 1 coal on the steam hub on { $field }
frost-event-fired = Coal onto the steam hub on { $field }: it heats its sector and those around it.

## Decisions

frost-ask-end-actions = { $own ->
    [yes] You want
   *[no] { $seat } wants
} to end the action phase. Do you all agree? { $left ->
    [0] No figure can act any more.
    [one] 1 figure can still act.
   *[other] { $left } figures can still act.
}
frost-move-done-end-actions = End the action phase
frost-move-go-on = Go on
frost-ask-which-mood = { $title }: { $count ->
    [one] several kinds have 1 active token each.
   *[other] several kinds have { $count } active tokens each.
} Which one takes effect first?
frost-move-carry-token = { $token }
frost-ask-advisor-wake-up = Use your advisor, or draw citizen cards (a wake-up call for all, once per game)? You may do both, in any order.
frost-ask-gather-upto = Gather which resource? { $upto ->
    [one] You may take 1 more
   *[other] You may take up to { $upto }
}; a card on display may take away what you have.
frost-move-done-gather = Leave the rest

## Packs

problem-pack-track-missing = { $pack }: tracks.toml says nothing about { $field }.
problem-pack-track-order = { $pack }: the sections of the track { $field } must go up.
problem-pack-track-short = { $pack }: the track { $field } ends at { $end }; it must reach { $needed }.
problem-pack-track-above = { $pack }: a marker would start above the heat track, whose last space is { $end }.
