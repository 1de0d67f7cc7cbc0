## Die Szenen des Tischs: was auf dem Plan, im Dock und in der Leiste steht

tab-table = Tisch
tab-map = Stadt
tab-goals = Aufgaben
tab-market = Auslage
tab-others = Andere

aim-heading = SPIELZIEL
aim-points = die meisten Siegpunkte, wenn der Stapel leer ist.
aim-deck = noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, höchstens { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
aim-orchids = Siegpunkte für eine, zwei und drei Blüten
aim-short-goals = Planaufgaben
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
board-slot-drop = Karte hierher ziehen oder erst die Karte, dann den Slot wählen
board-slot-locked = noch ohne Strom
board-take-back = Zurück auf die Hand
board-tokens = { $count ->
    [one] 1 Schein
   *[other] { $count } Scheine
}

market-left = noch { $count }
market-swept = fällt als Nächste weg

scout-title = { $district }: { $count } Plättchen, nur du siehst sie
scout-one = { $district }: 1 Plättchen
scout-gps = GPS: je { $count }, du hast { $have }
scout-lasting = { $count } durch Plättchen und Pläne
scout-order = Erst die Belohnung, dann das Plättchen; dann kommt eine zufällige Karte des Suchtrupps ins Krankenhaus.
scout-probe = Plättchen verdeckt
scout-reach = Du erreichst { $count }
scout-risk = verletzt 1/{ $count }

waste-title = Lebensmittel und Wasser verderben
waste-times = ×{ $count } vorgeschlagen
waste-rest = Alles verkauft bringt { $money } HK-Dollar.

## Was eine Frage beendet

finish-now = Jetzt abschließen
end-tile-sub = andere können hier so oder so nicht erkunden
end-buy-sub = Phase endet, wenn alle passen
end-plan-sub = { $count } von { $number } geplant
end-waste-sub = für { $money } HK-Dollar

## Was die Regeln vorschlagen

propose-turn = { $all ->
    [yes] Alle einsetzen
   *[no] Einsetzen
}
propose-this = Wie vorgeschlagen
propose-procure = Beschaffen: { $what }
propose-yes = Ja: { $what }
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
propose-missing = { $count ->
    [one] 1 Ortungszeichen fehlt
   *[other] { $count } Ortungszeichen fehlen
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

hint-start = Von hier breiten sich deine Steine aus; die Zahl an einem Ort sagt, wie viele Bezirke er berührt.
hint-start-goals = Deine Aufgaben bringen Steine auf { $colours }.
hint-team = Wähl, wen du schickst: Eine zufällige Karte des Suchtrupps kommt ins Krankenhaus.
hint-turn = { $count ->
    [one] Das ist deine letzte geplante Karte: Setz sie ein.
   *[other] Setz alle ein oder wähl eine, die du zuerst ausführst: Was sie bringt, kann die nächste schon ausgeben.
}
hint-plan = Geplante Karten führst du in Phase 2 aus; sie bleiben im Slot, bis du sie aufnimmst.
hint-procure = Jeder Transportschein führt einen Abschnitt weiter vom Würfel weg.
hint-turned-itself = Deine letzte Karte wurde für dich aufgedeckt: { $card }.
hint-specialist = Beliebige Reihenfolge; du darfst Aktionen auslassen.
hint-recover = Die Karte kommt auf deine Hand und bringt dir ihre Siegpunkte.
hint-resource = Keine Batterie: eine der sechs Waren.
hint-payment = Eine Batterie ersetzt jede Ware.
hint-objectives = Erfülle nacheinander so viele Aufgaben, wie du bezahlen kannst.
hint-place = Du musst den Stein platzieren; jeder Ort, den du überspringst, kostet 1 Transportschein.
hint-finish = Abschließen macht den Platz frei und bringt die abschließende Belohnung; offene Aufgaben verfallen.
hint-finish-open = Abschließen macht den Platz frei und bringt die abschließende Belohnung; offene Aufgaben verfallen: { $goals }.
hint-scout = Du siehst dir erst die Plättchen an und entscheidest dann.
hint-tile = Jede Suche bringt eine zufällige Karte des Suchtrupps ins Krankenhaus.
hint-buy = Die Karte kommt auf einen freien Aufgabenplatz; wer passt, darf später noch kaufen, außer wenn alle nacheinander passen.
hint-waste = Was du nicht tauschst, verkaufst du: 2 HK-Dollar je Lebensmittel, 1 je Wasser.
hint-dispose = Eine aufgegebene Karte ist endgültig weg; ihr Platz wird frei.
hint-marker = Du kannst die Aktion beim Aufnehmen oder mit deiner Anführerkarte nutzen.
hint-refresh = { $count ->
    [0] Du nimmst den Slot mit den meisten Karten auf.
   *[other] Du nimmst den Slot mit den meisten Karten auf und darfst dann deine Häkchen-Aktionen nutzen.
}
hint-check-marks = Jede Aktion einmal, in beliebiger Reihenfolge.

## Was eine Phase bewirkt hat, auf der Bühne

beat-phase = { $phase } · { $what }
beat-swept = Aus der Auslage: { $cards }.

## Was ein Zeichen bedeutet, wo kein Wort daneben steht

amount-search = { $count } Ortungszeichen
icon-tile = ein offenes Erkundungsplättchen: { $type }
icon-always = Dauerhafter Effekt
icon-check = Häkchen-Aktion
icon-planned = Geplante Karte
