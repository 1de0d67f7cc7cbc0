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
        [yes] eine Aufgabe von { $card } rückt näher; es fehlen { $after } statt { $before }
       *[no] eine Aufgabe von { $card } rückt ferner; es fehlen { $after } statt { $before }
    }
}
reason-power = { $after ->
    [0] für eine Stromversorgungsaufgabe ist alles da: { $goal }
   *[other] { $good ->
        [yes] eine Stromversorgungsaufgabe rückt näher ({ $goal }); es fehlen { $after } statt { $before }
       *[no] eine Stromversorgungsaufgabe rückt ferner ({ $goal }); es fehlen { $after } statt { $before }
    }
}
reason-objectives = Karten mit offenen Aufgaben: { $after } statt { $before }
reason-stock = { $resource }: { $after } statt { $before }
reason-money = HK-Dollar: { $after } statt { $before }
reason-district = { $after ->
    [0] umschließt { $district }
   *[other] { $good ->
        [yes] { $district } rückt näher; fehlende Steine { $after } statt { $before }
       *[no] { $district } rückt ferner; fehlende Steine { $after } statt { $before }
    }
}
reason-cubes = Steine auf dem Plan: { $after } statt { $before }
reason-brings = bringt { $resource }, wie die Würfel liegen: { $after } statt { $before }
reason-acts = so viele Möglichkeiten hat { $card }: { $after } statt { $before }
reason-search = sucht Plättchen in { $district }; deine Ortungszeichen: { $after }
reason-condition = { $what ->
    [goals] fürs Kapitel: Aufgaben des Notfallplans { $after } statt { $before }
    [around] fürs Kapitel: Steine um { $where } { $after } statt { $before }
    [on] fürs Kapitel: Steine auf Orten ({ $where }) { $after } statt { $before }
    [restore] fürs Kapitel: Stromversorgungsaufgaben { $after } statt { $before }
   *[points] fürs Kapitel: Siegpunkte { $after } statt { $before }
}
