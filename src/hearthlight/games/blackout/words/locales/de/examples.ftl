## Die Beispiele des Regelhefts: Titel, Lage, Aufgabe, Ergebnis

lesson-further = Zwei Steine, ein Schein
lesson-further-play = Der gelbe Würfel liegt auf Lebensmitteln, du willst Koffer: einen Abschnitt weiter. Du hast 4 Transportscheine.
lesson-further-play-do = Beschaffe Koffer.
lesson-further-after = 2 Koffer für 1 Schein: 3 Transportscheine bleiben. So viel eine Karte auch beschafft, sie geht als Ganzes.

lesson-keep-the-battery = Bezahlen ohne Batterie
lesson-keep-the-battery-play = Die Aufgabe kostet 1 Lebensmittel und 1 Werkzeug. Deine 1 Batterie könnte jedes davon ersetzen.
lesson-keep-the-battery-play-do = Bezahle mit Lebensmittel und Werkzeug.
lesson-keep-the-battery-after = 1 Batterie bleibt, 0 Lebensmittel. Zahle mit der Ware selbst, solange es geht: Die Batterie passt später überall.

lesson-skipping = An einem Ort vorbei
lesson-skipping-play = Ein Stein auf Blau. { location-mong-kok } liegt nebenan, { location-choi-hung } hinter einem Ort anderer Farbe. Du hast 4 Transportscheine.
lesson-skipping-play-do = Setze ihn auf { location-choi-hung }.
lesson-skipping-after = 3 Transportscheine bleiben, und 2 deiner Steine liegen auf dem Stadtplan. Ein blauer Ort darf nie übersprungen werden.

lesson-later = Eine Aufgabe von dreien
lesson-later-play = Die erste Aufgabe deines Notfallplans brachte 5 HK-Dollar: Du hast 9. Ein Stein markiert sie. Jetzt abschließen oder liegen lassen?
lesson-later-play-do = Lass ihn liegen.
lesson-later-after = Er bleibt: 9 HK-Dollar, 2 Steine auf dem Stadtplan. Abschließen darfst du später auch ohne weitere Aufgabe, für seine abschließende Belohnung.

lesson-probing = Trainings-Suche
lesson-probing-play = Für eine Suche reicht es hier nicht. Eine Trainings-Suche braucht nur 4 Ortungszeichen. 5 Handkarten, 2 im Krankenhaus.
lesson-probing-play-do = Trainings-Suche: das erste Plättchen.
lesson-probing-after = 1 Plättchen liegt verdeckt: ab jetzt 1 Ortungszeichen. Eine Karte des Suchtrupps kam ins Krankenhaus: 3 liegen dort, 4 hast du auf der Hand.

lesson-cheaper = Kurze Reihen sind billiger
lesson-cheaper-play = Jede Reihe hat 3 Karten: Jede kostet 4. Du hast 9 HK-Dollar und 1 Zielkarte.
lesson-cheaper-play-do = Kaufe „{ card-S01 }“, dann „{ card-S10 }“ aus derselben Reihe.
lesson-cheaper-after = Erst 4, dann 3: 2 HK-Dollar bleiben, alle 3 Aufgabenplätze sind belegt. Die letzte Karte einer Reihe kostet 2.

lesson-spoiling = Lebensmittel verderben
lesson-spoiling-play = Du hast 2 Lebensmittel und 5 HK-Dollar, und keine Aufgabe will sie. Erkunde heute nicht.
lesson-spoiling-play-do = Passe.
lesson-spoiling-after = Beim Aufräumen bringt jedes Lebensmittel 2: 0 Lebensmittel, 9 HK-Dollar. Wasser bringt je 1, oder zu zweit ein GPS-Gerät.

lesson-taking-back = Der vollste Slot
lesson-taking-back-play = Du hast 2 Karten auf der Hand: höchstens 4, also darfst du aufnehmen. Immer der vollste Slot, nie ein anderer.
lesson-taking-back-play-do = Slot 2 aufnehmen.
lesson-taking-back-after = 4 Karten sind zurück: 6 auf der Hand. Was zusammen liegt, kommt zusammen heim.
