## Was für oder gegen einen Zug spricht: ein Satzteil, mit dem, was sein wird, und dem, was ist

reason-points = { $after ->
    [1] 1 Siegpunkt
   *[other] { $after } Siegpunkte
} statt { $before }
reason-tiles = { $after ->
    [one] 1 offenes Erkundungsplättchen
   *[other] { $after } offene Erkundungsplättchen
} statt { $before }
reason-icons = { $after ->
    [one] 1 dauerhaftes Ortungszeichen
   *[other] { $after } dauerhafte Ortungszeichen
} statt { $before }
reason-gps = { $good ->
    [yes] { $after ->
        [one] 1 GPS-Gerät
       *[other] { $after } GPS-Geräte
    } statt { $before }
   *[no] { $after ->
        [one] dir bleibt 1
       *[other] dir bleiben { $after }
    } von { $before } GPS-Geräten
}
reason-transport = { $good ->
    [yes] { $after ->
        [one] 1 Transportschein
       *[other] { $after } Transportscheine
    } statt { $before }
   *[no] { $after ->
        [one] dir bleibt 1
       *[other] dir bleiben { $after }
    } von { $before } Transportscheinen
}
reason-hospital = { $after ->
    [one] 1 Karte im Krankenhaus
   *[other] { $after } Karten im Krankenhaus
} statt { $before }
reason-plans = { $after ->
    [one] 1 abgeschlossener Plan
   *[other] { $after } abgeschlossene Pläne
} statt { $before }
reason-checks = { $after ->
    [one] 1 freigeschaltete Häkchen-Aktion
   *[other] { $after } freigeschaltete Häkchen-Aktionen
} statt { $before }
reason-restored = { $after ->
    [one] 1 erfüllte Stromversorgungsaufgabe
   *[other] { $after } erfüllte Stromversorgungsaufgaben
} statt { $before }
reason-hand = { $after ->
    [one] 1 Karte auf der Hand
   *[other] { $after } Karten auf der Hand
} statt { $before }
reason-ready = { $after ->
    [one] 1 jetzt erfüllbare Aufgabe
   *[other] { $after } jetzt erfüllbare Aufgaben
} statt { $before }
reason-goal = { $after ->
    [0] für eine Aufgabe von { $card } fehlt nichts mehr
   *[other] { $good ->
        [yes] eine Aufgabe von { $card } rückt näher: noch { $after } statt { $before } nötig
       *[no] eine Aufgabe von { $card } rückt weiter weg: { $after } statt { $before } nötig
    }
}
reason-power = { $after ->
    [0] für eine Stromversorgungsaufgabe fehlt nichts mehr: { $goal }
   *[other] { $good ->
        [yes] eine Stromversorgungsaufgabe rückt näher ({ $goal }): noch { $after } statt { $before } nötig
       *[no] eine Stromversorgungsaufgabe rückt weiter weg ({ $goal }): { $after } statt { $before } nötig
    }
}
reason-buys = bringt { $brings }; kostet { $price } deiner { $have } HK-Dollar; { $goals ->
    [one] verlangt
   *[other] verlangt zuerst
} { $needs } ({ $lack })
reason-buys-cube = { $gain }, der neben { $district } liegen kann { $lacking ->
    [0] und es umschließt
   *[other] (dann fehlen noch { $lacking })
}
reason-buys-have = { $count ->
    [0] hast du
    [one] hast du, mit 1 Batterie
   *[other] hast du, mit { $count } Batterien
}
reason-buys-spoils = hast du, aber Lebensmittel und Wasser verderben in Phase 6
reason-buys-volunteer = eine Karte für { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} (Würfel: { $colour }; { $rival ->
    [0] deine erste dort
   *[other] deine beste dort bringt { $rival }
})
reason-buys-specialist = einen Spezialisten ({ $actions })
reason-buys-whole = { $goals ->
    [one] { $gain }
   *[other] { $gain } (wenn alle ihre Aufgaben erfüllt sind)
}
reason-buys-lasting = einen dauerhaften Effekt
reason-buys-points = { $count ->
    [one] 1 Siegpunkt am Ende
   *[other] { $count } Siegpunkte am Ende
}
reason-stock = { $good ->
    [yes] { $resource }: { $after } statt { $before }
   *[no] dir bleibt an { $resource } { $after } von { $before }
}
reason-money = { $good ->
    [yes] { $after } HK-Dollar statt { $before }
   *[no] { $after ->
        [one] dir bleibt 1
       *[other] dir bleiben { $after }
    } von { $before } HK-Dollar
}
reason-district = { $after ->
    [0] umschließt { $district }
   *[other] { $good ->
        [yes] um { $district } fehlen weniger Steine: { $after } statt { $before }
       *[no] um { $district } fehlen mehr Steine: { $after } statt { $before }
    }
}
reason-cubes = { $after ->
    [one] 1 Stein auf dem Stadtplan
   *[other] { $after } Steine auf dem Stadtplan
} statt { $before }
reason-brings = bringt bei diesen Würfeln { $resource }: { $after } statt { $before }
reason-serves = bringt bei diesen Würfeln { $brings } für { $goals ->
    [one] { $card }
   *[other] eine Aufgabe von { $card }
}; { $lack }
reason-serves-power = bringt bei diesen Würfeln { $brings } für eine Stromversorgungsaufgabe ({ $goal }); { $lack }
reason-serves-nothing = dann fehlt dafür nichts mehr
reason-serves-lack = dann fehlt dafür noch: { $what }
reason-serves-filled = { $what } ({ $fill })
reason-acts = { $card } hat { $after ->
    [one] 1 nutzbare Aktion
   *[other] { $after } nutzbare Aktionen
} statt { $before }
reason-acts-filled = { $card } hat { $after ->
    [one] 1 nutzbare Aktion
   *[other] { $after } nutzbare Aktionen
} statt { $before }, davon { $filled } mit einer Batterie als Ersatz
reason-search = { $hidden ->
    [one] 1 unbekanntes Plättchen
   *[other] { $hidden } unbekannte Plättchen
}: { $have ->
    [one] Dein einziges Ortungszeichen reicht
   *[other] Deine { $have } Ortungszeichen reichen
} bei { $within } von { $possible } möglichen für die einfache Suche
reason-search-known = hier bekannt: { $gain } für { $number } { $have ->
    [one] Ortungszeichen (du hast 1)
   *[other] deiner { $have } Ortungszeichen
}
reason-search-nothing = { $have ->
    [one] dein einziges Ortungszeichen reicht hier für nichts
   *[other] deine { $have } Ortungszeichen reichen hier für nichts
}
reason-search-risk = Ansehen kostet nichts; schickst du einen Suchtrupp, kommt 1 seiner Karten ins Krankenhaus
reason-stays = { $after ->
    [one] schont deine letzte Karte: 1 Karte eines Suchtrupps kommt ins Krankenhaus
   *[other] schont deine { $after } Karten: 1 Karte eines Suchtrupps kommt ins Krankenhaus
}
reason-stays-weak = lohnt nicht: Deine Hand schafft { $after } Ortungszeichen, und schon eine Trainings-Suche verlangt 4
reason-leads = bringt näher: { $nearer }
reason-leads-district = { $district } ({ $lacking ->
    [one] noch 1 Stein
   *[other] noch { $lacking } Steine
})
reason-leads-chain = Teil der Kette zwischen deinen Notfalllagern { $letter } ({ $lacking ->
    [one] noch 1 Stein
   *[other] noch { $lacking } Steine
})
reason-leads-colours = neben Orten, die deine Aufgaben für ihre Steine brauchen ({ $colours })
reason-condition = fürs Kapitel: { $what ->
    [goals] { $after ->
        [one] 1 Aufgabe des Notfallplans
       *[other] { $after } Aufgaben des Notfallplans
    }
    [around] { $after ->
        [one] 1 Stein um { $where }
       *[other] { $after } Steine um { $where }
    }
    [on] { $after ->
        [one] 1 Stein auf Orten ({ $where })
       *[other] { $after } Steine auf Orten ({ $where })
    }
    [restore] { $after ->
        [one] 1 Stromversorgungsaufgabe
       *[other] { $after } Stromversorgungsaufgaben
    }
   *[points] { $after ->
        [one] 1 Siegpunkt
       *[other] { $after } Siegpunkte
    }
} statt { $before }
reason-planned = { $after ->
    [one] 1 Karte ist geplant
   *[other] { $after } Karten sind geplant
}, mehr passt nicht
reason-keeps-hand = { $after ->
    [one] behält deine letzte Karte auf der Hand
   *[other] behält deine { $after } Karten auf der Hand
}
reason-nothing-ready = keine Aufgabe lässt sich jetzt erfüllen
reason-keeps-money = { $after ->
    [one] behält deinen HK-Dollar für eine spätere Runde
   *[other] behält deine { $after } HK-Dollar für eine spätere Runde
}
