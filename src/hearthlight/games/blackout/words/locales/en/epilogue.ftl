## The story of a game that is over: who led when, where the points came from, the city as it was lit.

event-told-lead-always = { $player } led from the first round and won { $by ->
    [0] on the tie-break
    [one] by 1 point
   *[other] by { $by } points
}.
event-told-lead = { $player } took the lead in round { $round }, never lost it, and won { $by ->
    [0] on the tie-break
    [one] by 1 point
   *[other] by { $by } points
}.
event-told-lead-at-last = { $player } pulled ahead only in the final scoring and won { $by ->
    [0] on the tie-break
    [one] by 1 point
   *[other] by { $by } points
}.
event-told-best-round = The best round: { $player } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} in round { $round }.
event-told-player = { $source ->
    [districts] { $player } scored most with lit districts
    [goals] { $player } scored most with goals
    [scouting] { $player } scored most by scouting
    [actions] { $player } scored most with specialists and check-mark actions
    [hospital] { $player } scored most with cards from the hospital
    [money] { $player } scored most with money
    [tiles] { $player } scored most with scout tiles
   *[cards] { $player } scored most with cards
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all. { $lit ->
    [0] No district lit
    [one] 1 district lit
   *[other] { $lit } districts lit
}, { $finished ->
    [0] no plan finished.
    [one] 1 plan finished.
   *[other] { $finished } plans finished.
}
event-told-condition = { $have } of { $number } points
event-told-orchids = Orchids at { $needed } points: { $orchids } earned with { $points }

blackout-tale-won = { $player } lights Hong Kong
blackout-tale-shared = { $players } light Hong Kong together
blackout-tale-dark = { $count ->
    [one] { $players } wins in the dark
   *[other] { $players } win in the dark
}
blackout-tale-nobody = Hong Kong stays dark
blackout-tale-under = { $scores } points · { $rounds } rounds · { $lit } of { $districts } districts lit
blackout-tale-map = The city as it was lit
blackout-tale-lit-none = No district was lit.
blackout-tale-sources = Points by source
blackout-tale-rounds = Points by round
blackout-tale-scoring = end
blackout-tale-turning = The turning point
blackout-tale-players = In a sentence
blackout-tale-total = total
blackout-source-districts = districts
blackout-source-goals = goals
blackout-source-scouting = scouting
blackout-source-actions = specialists, check-mark actions
blackout-source-hospital = hospital
blackout-source-tokens = points paid for tokens
blackout-source-money = money
blackout-source-tiles = scout tiles
blackout-source-cards = cards
