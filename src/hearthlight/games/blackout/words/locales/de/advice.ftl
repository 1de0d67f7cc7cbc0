## Was für oder gegen einen Zug spricht: ein Satzteil, mit dem, was sein wird, und dem, was ist

reason-points = Siegpunkte: { $after } statt { $before }
reason-tiles = offene Plättchen: { $after } statt { $before }
reason-icons = bleibende Ortungszeichen: { $after } statt { $before }
reason-gps = GPS-Geräte: { $after } statt { $before }
reason-transport = Transportscheine: { $after } statt { $before }
reason-hospital = Karten im Krankenhaus: { $after } statt { $before }
reason-plans = erfüllte Pläne: { $after } statt { $before }
reason-checks = freigeschaltete Häkchen-Aktionen: { $after } statt { $before }
reason-restored = erfüllte Stromversorgungsaufgaben: { $after } statt { $before }
reason-hand = Karten auf der Hand: { $after } statt { $before }
reason-ready = Aufgaben, die jetzt erfüllbar sind: { $after } statt { $before }
reason-goal = { $after ->
    [0] für eine Aufgabe von { $card } ist alles da
   *[other] { $good ->
        [yes] eine Aufgabe von { $card } rückt näher: noch { $after } statt { $before } nötig
       *[no] eine Aufgabe von { $card } rückt weiter weg: { $after } statt { $before } nötig
    }
}
reason-power = { $after ->
    [0] für eine Stromversorgungsaufgabe ist alles da: { $goal }
   *[other] { $good ->
        [yes] eine Stromversorgungsaufgabe rückt näher ({ $goal }): noch { $after } statt { $before } nötig
       *[no] eine Stromversorgungsaufgabe rückt weiter weg ({ $goal }): { $after } statt { $before } nötig
    }
}
reason-objectives = Karten mit offenen Aufgaben: { $after } statt { $before }
reason-stock = { $resource }: { $after } statt { $before }
reason-money = HK-Dollar: { $after } statt { $before }
reason-district = { $after ->
    [0] umschließt { $district }
   *[other] { $good ->
        [yes] um { $district } fehlen weniger Steine: { $after } statt { $before }
       *[no] um { $district } fehlen mehr Steine: { $after } statt { $before }
    }
}
reason-cubes = Steine auf dem Stadtplan: { $after } statt { $before }
reason-brings = bringt, so wie die Würfel liegen, { $resource }: { $after } statt { $before }
reason-acts = Möglichkeiten mit { $card }: { $after } statt { $before }
reason-search = sucht Plättchen in { $district }; deine Ortungszeichen: { $after }
reason-condition = { $what ->
    [goals] fürs Kapitel: { $after } statt { $before } Aufgaben des Notfallplans
    [around] fürs Kapitel: { $after } statt { $before } Steine um { $where }
    [on] fürs Kapitel: { $after } statt { $before } Steine auf Orten ({ $where })
    [restore] fürs Kapitel: { $after } statt { $before } Stromversorgungsaufgaben
   *[points] fürs Kapitel: { $after } statt { $before } Siegpunkte
}
reason-planned = { $after ->
    [one] 1 Karte ist geplant
   *[other] { $after } Karten sind geplant
}, mehr passt nicht
reason-keeps-hand = { $after ->
    [one] behält die letzte Karte auf der Hand
   *[other] behält die { $after } Karten auf der Hand
}
reason-nothing-ready = keine Aufgabe lässt sich jetzt erfüllen
