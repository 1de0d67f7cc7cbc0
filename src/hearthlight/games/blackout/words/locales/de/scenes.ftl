## Die Szenen des Tischs: was auf dem Plan, im Dock und in der Leiste steht

tab-table = Tisch
tab-map = Stadtplan
tab-goals = Ziele
tab-market = Auslage
tab-others = Andere

aim-heading = ZIEL
aim-points = die meisten Siegpunkte, wenn der Stapel leer ist.
aim-deck = noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, höchstens { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
aim-orchids = Siegpunkte für eine, zwei und drei Blüten
aim-short-goals = Planziele
aim-short-around = Steine um { $where }
aim-short-on = Steine auf { $where }
aim-short-restore = Strom
aim-short-points = Punkte

board-acting = ist am Zug
board-back = Zurück
board-free = frei
board-hand-empty = Keine Karten auf der Hand
board-lacks = fehlt: { $what }
board-nobody = niemand
board-restore-hand = Hand 6
board-restore-slot = Slot 4
board-search = Ortungszeichen
board-slot-empty = leer
board-slot-drop = Karte hierher ziehen, oder erst Karte, dann Slot anklicken
board-slot-locked = gesperrt: erst Strom
board-take-back = Zurück auf die Hand
board-tokens = { $count ->
    [one] 1 Schein
   *[other] { $count } Scheine
}

market-left = noch { $count }
market-swept = fliegt als Nächste raus

scout-title = { $district }: { $count } Plättchen, nur du siehst sie
scout-one = { $district }: 1 Plättchen
scout-gps = GPS: je { $count }, du hast { $have }
scout-lasting = { $count } durch Plättchen und Pläne
scout-order = Erst die Belohnung, dann das Plättchen; dann kommt eine zufällige Karte des Suchtrupps ins Krankenhaus.
scout-probe = Plättchen verdeckt
scout-reach = Du erreichst { $count }
scout-risk = Klinik 1/{ $count }

waste-title = Lebensmittel und Wasser verderben
waste-times = ×{ $count } vorgeschlagen
waste-rest = Alles verkauft bringt { $money } HK-Dollar.

## Was eine Frage beendet

end-scout = Nichts erkunden
end-tile = Liegen lassen
end-tile-sub = niemand sonst kann hier erkunden
end-buy = Passen
end-buy-sub = andere können noch kaufen
end-dispose = Alle behalten
end-refresh = Nichts aufnehmen
end-plan-sub = { $count } von { $number } geplant
end-waste-sub = für { $money } HK-Dollar

## Was die Regeln vorschlagen

propose-turn = Alle einsetzen
propose-this = Wie vorgeschlagen
propose-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
propose-team = Losziehen
propose-risk = { $count ->
    [0] {""}
    [one] diese Karte wird verletzt
   *[other] 1 von { $count } wird verletzt
}
propose-back = { $count ->
    [one] 1 Karte kommt zurück
   *[other] { $count } Karten kommen zurück
}
propose-waste = Tauschen und verkaufen
propose-trades = { $count ->
    [one] 1 Tausch
   *[other] { $count }-mal tauschen
}
propose-checks = { $count ->
    [one] Markierte Aktion nutzen
   *[other] { $count } markierte Aktionen nutzen
}

hint-team = Dieser Suchtrupp ist ein Vorschlag. Klick an, wen du lieber schickst.
hint-turn = Oder klick eine Karte an, um nur sie auszuführen.
