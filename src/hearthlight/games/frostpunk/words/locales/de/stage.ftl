### Was am Fuß der Bühne steht.

frost-beat-dawn = Runde { $round }. { $player } führt. { $kind ->
    [worker] Heute Abend essen die Arbeiter.
    [engineer] Heute Abend essen die Ingenieure.
    [child] Heute Abend essen die Kinder.
   *[other] {""}
}
frost-beat-meal = { $people } am Tisch, { $fed } satt{ $hunger ->
    [0] .
   *[other] : Hunger { $hunger }.
}
frost-beat-by = { $name }: { $what }
