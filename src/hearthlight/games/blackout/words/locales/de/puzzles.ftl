## Rätsel: die Aufgabe, ein Tipp, was nach der Lösung gesagt wird, und was zu allem gesagt wird, was noch fehlt.

lesson-long-way = Der lange Weg
lesson-long-way-task = Du hast keine gelbe Karte mehr auf der Hand, und „{ card-N07 }“ verlangt 2 Lebensmittel. Erfülle die Aufgabe in dieser Runde.
lesson-long-way-task-hint = Mit Transportscheinen kommt jede Karte zu jeder Ware. Zähle die Abschnitte.
lesson-long-way-solved = Zwei Karten, je zwei Abschnitte, vier Transportscheine. Die falsche Farbe ist nie verloren, nur weiter weg.

lesson-both-tools = Streit ums Werkzeug
lesson-both-tools-task = Setze in dieser Runde zwei Steine auf den Stadtplan.
lesson-both-tools-task-hint = „{ card-N02 }“ und „{ card-V07 }“ wollen dasselbe Werkzeug. Und einen Notfallplan darfst du abschließen, bevor alle seine Aufgaben erfüllt sind.
lesson-both-tools-solved = Das Werkzeug ging dorthin, wo es mehr bringt, und der Notfallplan brachte den zweiten Stein.

lesson-water-and-food = Zwei für einen Schein
lesson-water-and-food-task = Setze in dieser Runde zwei Steine auf den Stadtplan. Du hast 2 Transportscheine.
lesson-water-and-food-task-hint = „{ card-N07 }“ beschafft 2 Waren. Was liegt einen Abschnitt vom blauen Würfel entfernt?
lesson-water-and-food-solved = Ein Transportschein bewegt eine Karte, egal wie viel sie bringt: Bewege die, die zwei Waren beschafft.

lesson-four-tokens = Vier Scheine
lesson-four-tokens-task = Erfülle in dieser Runde „{ card-N06 }“ und „{ card-S07 }“. Du hast 4 Transportscheine.
lesson-four-tokens-task-hint = „{ card-N04 }“ beschafft 2-mal dasselbe. Und wo liegen schon zwei gelbe Karten?
lesson-four-tokens-solved = Zwei Scheine für den Erste-Hilfe-Koffer, zwei für die beiden Lebensmittel. Was paarweise kommt, reist zusammen.

lesson-right-slot = Der richtige Slot
lesson-right-slot-task = Erfülle in dieser Runde „{ card-S01 }“ und „{ card-N06 }“.
lesson-right-slot-task-hint = „{ card-S01 }“ verlangt eine rote und eine blaue Karte in einem Slot. In welchem liegt schon eine davon?
lesson-right-slot-solved = Eine Karte tut zweierlei: Sie beschafft Waren, und sie liegt in einem Slot. Plane beides ein.

lesson-close-the-ring = Den Ring schließen
lesson-close-the-ring-task = Sichere { district-kowloon-city } in dieser Runde.
lesson-close-the-ring-task-hint = Zwei Orte fehlen. Einer ist rot; für den anderen kannst du den Notfallplan vorzeitig abschließen.
lesson-close-the-ring-solved = Eine Aufgabe für den roten Ort, der Notfallplan für den letzten: Jetzt gehört der Bezirk dir.

lesson-three-in-a-row = Drei und eins
lesson-three-in-a-row-task = Erfülle in dieser Runde drei Aufgaben, damit drei Leute zu dir kommen.
lesson-three-in-a-row-task-hint = Du hast 4 Benzin. Eine Aufgabe verlangt 3 gleiche Waren, eine andere nur 1.
lesson-three-in-a-row-solved = 3 Benzin hier, 1 dort, und ein Slot, der für zwei Aufgaben reichte.

missed-people = { $missing ->
    [one] Es fehlt noch 1 Aufgabe, die dir jemanden bringt.
   *[other] Es fehlen noch { $missing } Aufgaben, die dir jemanden bringen.
}
missed-cubes = { $missing ->
    [one] Es fehlt noch 1 Stein auf dem Stadtplan.
   *[other] Es fehlen noch { $missing } Steine auf dem Stadtplan.
}
missed-secured = Der Bezirk gehört dir noch nicht.
