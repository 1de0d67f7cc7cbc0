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
