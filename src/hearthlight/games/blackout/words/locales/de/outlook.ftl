## Was bevorsteht, wie die Regeln es ausrechnen (Seite und Terminal)

outlook-brings = bringt jetzt:
outlook-goal-now = kann jetzt erfüllt werden
outlook-lack = fehlt noch: { $what }
outlook-lack-buy = fehlt noch: { $what } ({ $buy })
outlook-batteries = { $count ->
    [one] 1 Batterie springt ein
   *[other] { $count } Batterien springen ein
}
outlook-buy = { $count ->
    [one] kauf zuerst 1 Batterie
   *[other] kauf zuerst { $count } Batterien
}
outlook-score = { $total ->
    [one] { $total } Siegpunkt
   *[other] { $total } Siegpunkte
}, wenn jetzt Schluss wäre: { $before } bisher, { $money } für Geld, { $tiles } für Erkundungsplättchen, { $cards } für Karten, die du sehen kannst
outlook-waste = Lebensmittel und Wasser verderben in Phase 6. Ihr Verkauf bringt { $money } HK-Dollar.
outlook-refresh = { $count ->
    [one] In Phase 8 kannst du 1 Karte aufnehmen.
   *[other] In Phase 8 kannst du { $count } Karten aufnehmen.
}
outlook-too-many = { $count ->
    [one] 1 Karte zu viel auf der Hand: In Phase 8 nimmst du nichts auf.
   *[other] { $count } Karten zu viel auf der Hand: In Phase 8 nimmst du nichts auf.
}
outlook-end = Runde { $round } ist die letzte, wenn niemand kauft
outlook-row-missing = Dir { $money ->
    [one] fehlt 1 HK-Dollar
   *[other] fehlen { $money } HK-Dollar
}.
outlook-district = { $have } von { $number } Markiersteinen, { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, wenn der Bezirk jetzt gesichert wird
outlook-district-missing = Hier fehlt noch ein Markierstein von dir: { $places }
outlook-total = Gesamt jetzt
outlook-conditions = Siegbedingungen dieses Kapitels
outlook-condition-goals = { $have } von { $number } Aufgaben eines Notfallplans
outlook-condition-around = { $have } von { $number } Markiersteinen rund um { $where }
outlook-condition-on = { $have } von { $number } Markiersteinen auf Orten ({ $where })
outlook-condition-restore = { $have } von { $number } Stromversorgungsaufgaben
outlook-condition-points = { $have } von { $number } Siegpunkten, wenn jetzt Schluss wäre
outlook-tile = { $count ->
    [one] 1 offenes Erkundungsplättchen ({ $type })
   *[other] { $count } offene Erkundungsplättchen ({ $type })
}
outlook-points = Siegpunkte
outlook-cube = { $count ->
    [one] 1 Markierstein, der die Notfalllager verbindet
   *[other] { $count } Markiersteine, die die Notfalllager verbinden
}

## Was ein Zug kostet und bringt, in ein, zwei Wörtern

change-points = { $by } ★
change-hospital = Verletzte { $before } → { $after }
change-cubes = { $by } Stein
change-tiles = { $by } Plättchen
change-plans = { $number ->
    [one] { $by } Plan
   *[other] { $by } Pläne
}
change-checks = { $by } Häkchen
change-slots = Slots { $before } → { $after }
change-limit = aufnehmen bis { $after }
change-food = { $by } Lebensmittel
change-tools = { $number ->
    [one] { $by } Werkzeug
   *[other] { $by } Werkzeuge
}
change-gasoline = { $by } Benzin
change-water = { $by } Wasser
change-books = { $number ->
    [one] { $by } Buch
   *[other] { $by } Bücher
}
change-medipacks = { $by } Koffer
change-battery = { $number ->
    [one] { $by } Batterie
   *[other] { $by } Batterien
}
change-money = { $sign }{ $number } $
change-transport = Scheine { $before } → { $after }
change-gps = { $by } GPS
change-icons = { $by } Ortung
change-hand = Hand { $before } → { $after }
change-spots = Plätze { $before } → { $after }
change-supply = { $by } im Vorrat

## Was man vor einem Zug noch wissen sollte

remark-acts = { $trades }
remark-bonus = letzte Aufgabe: { $gain }
remark-brings = {"="} { $stock }
remark-check = dann eine Häkchen-Aktion
remark-cube = { $tokens ->
    [0] Stein ({ $colour }) neben deinen
    [one] Stein ({ $colour }), 1 Schein entfernt
   *[other] Stein ({ $colour }), { $tokens } Scheine entfernt
}
remark-cube-lost = du hast keinen Stein mehr zum Legen
remark-discards = die Karte ist endgültig weg
remark-districts = { $count ->
    [one] 1 Bezirk
   *[other] { $count } Bezirke
}
remark-elsewhere = oder gegen Transportscheine eine andere Ware; du wählst danach
remark-goals-lost = { $count ->
    [one] 1 erfüllte Aufgabe verloren
   *[other] { $count } erfüllte Aufgaben verloren
}
remark-goals-near = Nachbarorte für deine Aufgaben: { $colours }
remark-hurt = { $count ->
    [one] { $card } kommt ins Krankenhaus
   *[other] eine zufällige von { $count } kommt ins Krankenhaus
}
remark-icons = { $have } von { $number } Ortungszeichen
remark-idle = keine Aktion, die du jetzt nutzen kannst
remark-no-check-marks = keine Häkchen-Aktionen in dieser Runde
remark-open-goals = { $count ->
    [one] 1 Aufgabe bleibt offen
   *[other] { $count } Aufgaben bleiben offen
}
remark-asked-again = du wirst wieder gefragt, wenn eine Aufgabe erfüllbar ist, kein Platz frei ist, die Steine knapp werden oder die letzte Runde beginnt
remark-price = { $batteries ->
    [0] für { $pay }
   *[other] für { $pay } oder Batterien
}
remark-probe = verdecktes Plättchen: 1 Ortungszeichen
remark-reach = du schaffst { $count } Ortungszeichen
remark-recover = eine Karte verlässt das Krankenhaus
remark-resource = { $count } gleiche Waren
remark-search = braucht { $number } Ortungszeichen, du schaffst { $have }
remark-slot-for-card = macht den Slot für { $card } voll
remark-slot-for-power = macht den Slot voll für die Stromversorgungsaufgabe: { $goal }
remark-supply-short = { $count } verloren: kein Stein mehr im Vorrat
remark-surrounds = umschließt { $district }
remark-team = { $count ->
    [0] vorgeschlagener Suchtrupp: { $cards }, { $have } von { $number } Ortungszeichen
    [one] vorgeschlagener Suchtrupp: { $cards } mit 1 GPS-Gerät, { $have } von { $number } Ortungszeichen
   *[other] vorgeschlagener Suchtrupp: { $cards } mit { $count } GPS-Geräten, { $have } von { $number } Ortungszeichen
}
remark-tiles = { $count } Plättchen, { $known } bekannt
remark-to-hand = die Karte kommt auf deine Hand
remark-unlocks = schaltet frei: { $action }
