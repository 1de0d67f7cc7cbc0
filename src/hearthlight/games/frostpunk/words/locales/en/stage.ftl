### What is said at the foot of the stage.

frost-beat-dawn = Round { $round }. { $player } leads. { $kind ->
    [worker] The workers eat tonight.
    [engineer] The engineers eat tonight.
    [child] The children eat tonight.
   *[other] {""}
}
frost-beat-meal = { $people } at the table, { $fed } fed{ $hunger ->
    [0] .
   *[other] : hunger { $hunger }.
}
frost-beat-by = { $name }: { $what }
