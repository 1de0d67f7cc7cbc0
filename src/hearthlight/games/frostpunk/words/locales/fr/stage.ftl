### Ce qui est dit au pied de la scène.

frost-beat-dawn = Manche { $round }. { $player } dirige. { $kind ->
    [worker] Ce soir, les ouvriers mangent.
    [engineer] Ce soir, les ingénieurs mangent.
    [child] Ce soir, les enfants mangent.
   *[other] {""}
}
frost-beat-meal = { $people } à table, nourris : { $fed }{ $hunger ->
    [0] .
   *[other] , faim { $hunger }.
}
frost-beat-by = { $name } : { $what }
