## Rätsel: die Aufgabe, ein Tipp, was nach der Lösung gesagt wird, und was zu allem gesagt wird, was noch fehlt.

lesson-long-way = Der lange Weg
lesson-long-way-task = Du hast keine gelbe Karte mehr auf der Hand, und „{ card-N07 }“ verlangt 2-mal Lebensmittel. Erfülle diese Aufgabe in dieser Runde.
lesson-long-way-task-hint = Mit Transportscheinen kommt jede Karte zu jeder Ware. Zähle die Abschnitte.
lesson-long-way-solved = Zwei Karten, je zwei Abschnitte, vier Transportscheine. Die falsche Farbe ist nie verloren, nur weiter weg.

lesson-both-tools = Zweimal dasselbe Werkzeug
lesson-both-tools-task = Setze in dieser Runde zwei Steine auf den Plan.
lesson-both-tools-task-hint = „{ card-N02 }“ und „{ card-V07 }“ wollen dasselbe Werkzeug. Und ein Plan darf enden, bevor alle seine Aufgaben erfüllt sind.
lesson-both-tools-solved = Das Werkzeug ging dorthin, wo es mehr bringt, und der Plan gab den zweiten Stein.

lesson-water-and-food = Zwei für einen
lesson-water-and-food-task = Setze in dieser Runde zwei Steine auf den Plan. Du hast 2 Transportscheine.
lesson-water-and-food-task-hint = „{ card-N07 }“ besorgt 2 Waren. Was liegt einen Abschnitt neben dem blauen Würfel?
lesson-water-and-food-solved = Ein Transportschein bewegt eine Karte, egal wie viel sie bringt: Bewege die, die zwei besorgt.

lesson-four-tokens = Vier Scheine
lesson-four-tokens-task = Erfülle in dieser Runde „{ card-N06 }“ und „{ card-S07 }“. Du hast 4 Transportscheine.
lesson-four-tokens-task-hint = „{ card-N04 }“ besorgt 2-mal dasselbe. Und wo liegen schon zwei gelbe Karten?
lesson-four-tokens-solved = Zwei Scheine für den Erste-Hilfe-Koffer, zwei für beide Lebensmittel. Was paarweise kommt, reist zusammen.

lesson-right-slot = Der richtige Slot
lesson-right-slot-task = Erfülle in dieser Runde „{ card-S01 }“ und „{ card-N06 }“.
lesson-right-slot-task-hint = „{ card-S01 }“ verlangt eine rote und eine blaue Karte in einem Slot. In welchem liegt schon eine davon?
lesson-right-slot-solved = Eine Karte tut zweierlei: Sie besorgt, und sie liegt in einem Slot. Plane für beides.

lesson-close-the-ring = Den Ring schließen
lesson-close-the-ring-task = Sichere { district-kowloon-city } in dieser Runde.
lesson-close-the-ring-task-hint = Zwei Orte fehlen. Einer ist rot; für den anderen kann ein Plan vorzeitig enden.
lesson-close-the-ring-solved = Eine Aufgabe für den roten Ort, der Plan für den letzten: Jetzt gehört der Bezirk dir.

lesson-three-in-a-row = Drei und eins
lesson-three-in-a-row-task = Erfülle in dieser Runde drei Aufgaben, sodass drei Leute zu dir kommen.
lesson-three-in-a-row-task-hint = Du hast 4-mal Benzin. Eine Aufgabe verlangt 3 gleiche, eine andere 1.
lesson-three-in-a-row-solved = Dreimal Benzin hier, einmal dort, und ein Slot, der zwei Aufgaben diente.

missed-people = { $missing ->
    [one] 1 Aufgabe mehr sollte dir jemanden bringen.
   *[other] { $missing } Aufgaben mehr sollten dir jemanden bringen.
}
missed-cubes = { $missing ->
    [one] 1 Stein mehr sollte auf dem Plan liegen.
   *[other] { $missing } Steine mehr sollten auf dem Plan liegen.
}
missed-secured = Der Bezirk gehört dir noch nicht.
