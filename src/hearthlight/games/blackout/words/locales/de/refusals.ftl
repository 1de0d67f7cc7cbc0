## Warum etwas nicht gewählt werden kann

refuse-action-used = Schon genutzt
refuse-batteries = Braucht { $count ->
    [one] 1 Batterie
   *[other] { $count } Batterien
}; du hast { $have }
refuse-battery-first = Braucht { $pay }. Kauf erst { $count ->
    [one] eine Batterie
   *[other] { $count } Batterien
} ({ $money } HK-Dollar)
refuse-centres = Die Notfalllager { $letter } sind nicht verbunden: Es { $count ->
    [one] fehlt 1 Markierstein
   *[other] fehlen { $count } Markiersteine
}
refuse-chosen = In dieser Runde schon erkundet
refuse-colour = Der Stein muss auf einen Ort dieser Farbe: { $colour }
refuse-cost = Braucht { $pay }; du hast { $stock }
refuse-emergency-stays = Einen Notfallplan kannst du nicht aufgeben
refuse-fewer-cards = Du nimmst den Slot mit den meisten Karten auf ({ $number }); hier { $count ->
    [one] liegt nur 1
   *[other] liegen nur { $count }
}
refuse-goal-done = Schon erfüllt
refuse-gps-gone = Im Vorrat ist kein GPS-Gerät mehr
refuse-hospital-empty = Dein Krankenhaus ist leer
refuse-icons = Braucht { $number } Ortungszeichen; du schaffst { $have }
refuse-icons-missing = Erst { $have } von { $number } Ortungszeichen
refuse-in-hospital = Liegt im Krankenhaus
refuse-in-slot = Liegt im Slot, bis du sie aufnimmst
refuse-in-team = Schon im Suchtrupp
refuse-locked = Gesperrt, bis du einen Bezirk sicherst
refuse-money = Kostet { $number } HK-Dollar; du hast { $have }
refuse-no-battery = Eine Batterie kannst du nicht wählen
refuse-no-gps = Du hast kein GPS-Gerät mehr
refuse-no-icons = Hat kein Ortungszeichen
refuse-no-skip = Einen Ort, auf den der Stein darf, kannst du nicht überspringen
refuse-no-supply = Du hast keinen Markierstein mehr
refuse-no-team = Keine Karte auf deiner Hand hat ein Ortungszeichen
refuse-no-tiles = Hier liegt kein Erkundungsplättchen mehr
refuse-no-transport = Im Vorrat liegt kein Transportschein mehr
refuse-not-next-to = Du hast keinen Markierstein daneben
refuse-not-planned = In dieser Runde nicht geplant
refuse-nothing-to-check = Du kannst keine Häkchen-Aktion ausführen
refuse-own-cube = Hier liegt schon dein Markierstein
refuse-plan-begun = Du hast { $card } begonnen
refuse-probe-lowest = Die Trainings-Suche geht nur beim leichtesten Plättchen
refuse-secured = Schon gesichert
refuse-slot = Braucht { $slot } in einem Slot; dein bester hat { $have } von { $number }
refuse-slot-closed = Gesperrt, bis du die Stromversorgung wiederherstellst
refuse-slot-empty = Dieser Slot ist leer
refuse-slot-planned = Hier ist { $card } geplant
refuse-spots-full = Alle deine Aufgabenplätze sind belegt
refuse-taken = Hier ist schon { $seat }
refuse-team-empty = Der Suchtrupp braucht mindestens eine Karte
refuse-tiles = Kein offenes Erkundungsplättchen: { $types }
refuse-tokens = Braucht { $count ->
    [one] 1 Transportschein
   *[other] { $count } Transportscheine
}; du hast { $have }
refuse-unlocked = Schon freigeschaltet
