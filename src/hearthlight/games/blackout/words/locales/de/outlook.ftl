## Was bevorsteht, wie die Regeln es ausrechnen (Seite und Terminal)

outlook-brings = bringt jetzt:
outlook-goal-now = kann jetzt erfüllt werden
outlook-missing = es fehlen:
outlook-batteries = { $count ->
    [one] 1 Batterie springt ein
   *[other] { $count } Batterien springen ein
}
outlook-buy = { $count ->
    [one] mit 1 Batterie, die du erst kaufst
   *[other] mit { $count } Batterien, die du erst kaufst
}
outlook-score = { $total } Punkte, wenn das Spiel jetzt endete: { $before } bisher, { $money } für Geld, { $tiles } für Erkundungsplättchen, { $cards } für sichtbare Karten
outlook-waste = Lebensmittel und Wasser verderben in Phase 6. Verkauft bringen sie { $money } HK-Dollar.
outlook-refresh = { $count ->
    [one] Dieser Slot kommt in Phase 8 zurück: 1 Karte.
   *[other] Dieser Slot kommt in Phase 8 zurück: { $count } Karten.
}
outlook-too-many = { $count ->
    [one] 1 Karte zu viel auf der Hand: In Phase 8 kommt nichts zurück.
   *[other] { $count } Karten zu viel auf der Hand: In Phase 8 kommt nichts zurück.
}
outlook-end = Runde { $round } ist die letzte, wenn niemand kauft
outlook-row-missing = Dir fehlen { $money } HK-Dollar.
outlook-district = { $have } von { $number } Markiersteinen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn er jetzt gesichert wird
outlook-district-missing = Dir fehlen noch: { $places }
outlook-total = Jetzt gesamt
outlook-conditions = Um dieses Kapitel zu gewinnen
outlook-condition-goals = { $have } von { $number } Aufgaben eines Notfallplans
outlook-condition-around = { $have } von { $number } Markiersteinen um { $where }
outlook-condition-on = { $have } von { $number } Markiersteinen auf Orten der Farbe { $where }
outlook-condition-restore = { $have } von { $number } Aufgaben der Stromversorgung
outlook-condition-points = { $have } von { $number } Punkten, wenn das Spiel jetzt endete
outlook-tile = { $count ->
    [one] 1 offenes Plättchen: { $type }
   *[other] { $count } offene Plättchen: { $type }
}
outlook-points = Punkte
outlook-cube = { $count ->
    [one] 1 Markierstein auf dem Stadtplan
   *[other] { $count } Markiersteine auf dem Stadtplan
}
