## Rätsel: die Aufgabe, ein Tipp, was nach der Lösung gesagt wird, und was zu allem gesagt wird, was noch fehlt.

lesson-long-way = Der lange Weg
lesson-long-way-task = Du hast keine gelbe Karte mehr auf der Hand, und „{ card-N07 }“ verlangt 2 Lebensmittel. Erfülle die Aufgabe in dieser Runde.
lesson-long-way-task-hint = Mit Transportscheinen kommt jede Karte zu jeder Ware. Zähle die Abschnitte.
lesson-long-way-solved = Auch die falsche Farbe kommt ans Ziel, sie hat es nur weiter: Jeder Abschnitt kostet einen Transportschein.

lesson-both-tools = Dieselben zwei Werkzeuge
lesson-both-tools-task = Setze in dieser Runde zwei Steine auf den Stadtplan.
lesson-both-tools-task-hint = „{ card-N02 }“ und „{ card-V07 }“ wollen dieselben Werkzeuge. Und einen Notfallplan darfst du abschließen, bevor alle seine Aufgaben erfüllt sind.
lesson-both-tools-solved = Eine Aufgabe und ein vorzeitig abgeschlossener Notfallplan: zwei Steine in einer Runde.

lesson-water-and-food = Zwei für einen Schein
lesson-water-and-food-task = Setze in dieser Runde zwei Steine auf den Stadtplan. Du hast 2 Transportscheine.
lesson-water-and-food-task-hint = „{ card-N07 }“ beschafft 2 Waren. Was liegt einen Abschnitt vom blauen Würfel entfernt?
lesson-water-and-food-solved = Ein Transportschein bewegt eine Karte, egal wie viel sie bringt: Bewege die, die zwei Waren beschafft.

lesson-four-tokens = Vier Scheine
lesson-four-tokens-task = Erfülle in dieser Runde „{ card-N06 }“ und „{ card-S07 }“. Du hast 4 Transportscheine.
lesson-four-tokens-task-hint = „{ card-N04 }“ beschafft 2-mal dasselbe. Und wo liegen schon zwei gelbe Karten?
lesson-four-tokens-solved = Zwei Scheine für den Erste-Hilfe-Koffer, zwei für die beiden Lebensmittel. Alles, was eine Karte beschafft, zieht zusammen weiter.

lesson-right-slot = Der richtige Slot
lesson-right-slot-task = Erfülle in dieser Runde „{ card-S01 }“ und „{ card-N06 }“.
lesson-right-slot-task-hint = „{ card-S01 }“ verlangt eine rote und eine blaue Karte in einem Slot. In welchem liegt schon eine davon?
lesson-right-slot-solved = Eine Karte tut zweierlei: Sie beschafft Waren, und sie liegt in einem Slot. Plane beides ein.

lesson-close-the-ring = Den Ring schließen
lesson-close-the-ring-task = Sichere { district-kowloon-city } in dieser Runde.
lesson-close-the-ring-task-hint = Zwei Orte fehlen. Einer ist rot; für den anderen kannst du den Notfallplan vorzeitig abschließen.
lesson-close-the-ring-solved = Eine Aufgabe für den roten Ort, der Notfallplan für den letzten: Jetzt gehört der Bezirk dir.

lesson-three-in-a-row = Drei plus eins
lesson-three-in-a-row-task = Erfülle in dieser Runde drei Aufgaben, damit drei Leute zu dir kommen.
lesson-three-in-a-row-task-hint = Du hast 4 Benzin. Eine Aufgabe verlangt 3 gleiche Waren, eine andere nur 1.
lesson-three-in-a-row-solved = 3 Benzin hier, 1 dort, und ein Slot, der für zwei Aufgaben reichte.

lesson-eight-in-hand = Acht auf der Hand
lesson-eight-in-hand-task = Beginne die nächste Runde mit 8 Karten auf der Hand.
lesson-eight-in-hand-task-hint = Mit 4 Handkarten darfst du aufnehmen. Und der vollste Slot bringt mehr zurück, wenn du etwas dazulegst.
lesson-eight-in-hand-solved = Eine Karte, in den vollsten Slot: 4 auf der Hand, 4 kommen zurück. Manchmal ist der beste Plan ein kleiner.

lesson-keep-the-searchers = Daheim behalten
lesson-keep-the-searchers-task = Sammle in dieser Runde ein Erkundungsplättchen ein. Eine Trainings-Suche zählt nicht.
lesson-keep-the-searchers-task-hint = Eine Karte in einem Slot kann nicht suchen. Und welche Karten haben ohnehin kein Ortungszeichen?
lesson-keep-the-searchers-solved = Wer suchen soll, muss auf der Hand bleiben. Du hast nur wenige zur Arbeit geschickt, und die Ortungszeichen der anderen reichten.

lesson-two-for-five = Zwei für fünf
lesson-two-for-five-task = Belege in dieser Runde alle drei Aufgabenplätze. Du hast 2 HK-Dollar.
lesson-two-for-five-task-hint = „{ card-S12 }“ macht aus Benzin ein GPS-Gerät, und eine Suche kann Geld bringen. Welche Reihe wird für dich billiger?
lesson-two-for-five-solved = Die Suche bezahlte beide Karten. Und eine Reihe wird mit jeder Karte billiger, die du aus ihr nimmst: 4, 3, 2.

missed-people = { $missing ->
    [one] Es fehlt noch 1 Aufgabe, die dir jemanden bringt.
   *[other] Es fehlen noch { $missing } Aufgaben, die dir jemanden bringen.
}
missed-joined = { $missing ->
    [one] 1 verlangte Aufgabe ist noch offen.
   *[other] { $missing } verlangte Aufgaben sind noch offen.
}
missed-cubes = { $missing ->
    [one] Es fehlt noch 1 Stein auf dem Stadtplan.
   *[other] Es fehlen noch { $missing } Steine auf dem Stadtplan.
}
missed-secured = Der Bezirk gehört dir nicht.
missed-hand = { $missing ->
    [one] Auf der Hand fehlt 1 Karte.
   *[other] Auf der Hand fehlen { $missing } Karten.
}
missed-tiles_up = Du hast kein offenes Erkundungsplättchen.
missed-objectives = { $missing ->
    [one] 1 Aufgabenplatz ist noch frei.
   *[other] { $missing } Aufgabenplätze sind noch frei.
}
