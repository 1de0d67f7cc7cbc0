## Was bevorsteht, wie die Regeln es ausrechnen (Seite und Terminal)

outlook-brings = bringt jetzt:
outlook-goal-now = kann jetzt erfüllt werden
outlook-missing = fehlt noch:
outlook-batteries = { $count ->
    [one] 1 Batterie springt ein
   *[other] { $count } Batterien springen ein
}
outlook-buy = { $count ->
    [one] zum Bezahlen erst 1 Batterie kaufen
   *[other] zum Bezahlen erst { $count } Batterien kaufen
}
outlook-score = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}, wenn jetzt Schluss wäre: { $before } bisher, { $money } für Geld, { $tiles } für Erkundungsplättchen, { $cards } für Karten, die du sehen kannst
outlook-waste = Lebensmittel und Wasser verderben in Phase 6. Ihr Verkauf bringt { $money } HK-Dollar.
outlook-refresh = { $count ->
    [one] Kann in Phase 8 aufgenommen werden: 1 Karte.
   *[other] Kann in Phase 8 aufgenommen werden: { $count } Karten.
}
outlook-too-many = { $count ->
    [one] 1 Karte zu viel auf der Hand: In Phase 8 nimmst du nichts auf.
   *[other] { $count } Karten zu viel auf der Hand: In Phase 8 nimmst du nichts auf.
}
outlook-end = Runde { $round } ist die letzte, wenn niemand kauft
outlook-row-missing = Dir fehlen { $money } HK-Dollar.
outlook-district = { $have } von { $number } Markiersteinen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn der Bezirk jetzt gesichert wird
outlook-district-missing = Hier fehlt noch ein Markierstein von dir: { $places }
outlook-total = Gesamt jetzt
outlook-conditions = Siegbedingungen dieses Kapitels
outlook-condition-goals = { $have } von { $number } Aufgaben eines Notfallplans
outlook-condition-around = { $have } von { $number } Markiersteinen rund um { $where }
outlook-condition-on = { $have } von { $number } Markiersteinen auf Orten ({ $where })
outlook-condition-restore = { $have } von { $number } Stromversorgungsaufgaben
outlook-condition-points = { $have } von { $number } Punkten, wenn jetzt Schluss wäre
outlook-tile = { $count ->
    [one] 1 offenes Erkundungsplättchen ({ $type })
   *[other] { $count } offene Erkundungsplättchen ({ $type })
}
outlook-points = Punkte
outlook-cube = { $count ->
    [one] 1 Markierstein auf dem Stadtplan
   *[other] { $count } Markiersteine auf dem Stadtplan
}
