## Die Beispiele des Regelhefts: Titel, Lage, Aufgabe, Ergebnis

lesson-further = Zwei Steine, ein Schein
lesson-further-play = Der gelbe Würfel liegt auf Lebensmitteln, aber du willst Erste-Hilfe-Koffer, einen Abschnitt weiter. Du hast 4 Transportscheine.
lesson-further-play-do = Beschaffe Erste-Hilfe-Koffer.
lesson-further-after = 2 Erste-Hilfe-Koffer für 1 Schein: 3 Transportscheine bleiben. Wie viel eine Karte auch beschafft, alles zieht zusammen weiter.

lesson-keep-the-battery = Bezahlen ohne Batterie
lesson-keep-the-battery-play = Die Aufgabe kostet 1 Lebensmittel und 1 Werkzeug. Deine 1 Batterie könnte eins von beiden ersetzen.
lesson-keep-the-battery-play-do = Bezahle mit dem Lebensmittel und dem Werkzeug.
lesson-keep-the-battery-after = 1 Batterie bleibt, 0 Lebensmittel. Bezahle mit der Ware selbst, solange es geht: Die Batterie kann später alles ersetzen.

lesson-skipping = An einem Ort vorbei
lesson-skipping-play = Ein Stein für einen blauen Ort. { location-mong-kok } liegt nebenan, { location-choi-hung } hinter einem Ort anderer Farbe. Du hast 4 Transportscheine.
lesson-skipping-play-do = Setze ihn auf { location-choi-hung }.
lesson-skipping-after = 3 Transportscheine bleiben, und 2 deiner Steine liegen auf dem Stadtplan. Einen blauen Ort hättest du nicht überspringen dürfen.

lesson-later = Eine von drei Aufgaben
lesson-later-play = Die erste Aufgabe deines Notfallplans brachte 5 HK-Dollar: Du hast 9. Ein Stein markiert sie. Den Plan jetzt abschließen oder liegen lassen?
lesson-later-play-do = Lass ihn liegen.
lesson-later-after = Der Plan bleibt: 9 HK-Dollar, 2 Steine auf dem Stadtplan. Du darfst ihn später auch ohne weitere Aufgabe abschließen, für seine abschließende Belohnung.

lesson-probing = Eine Trainings-Suche
lesson-probing-play = Für eine Suche reicht es hier nicht. Eine Trainings-Suche braucht nur 4 Ortungszeichen. Du hast 5 Karten auf der Hand und 2 im Krankenhaus.
lesson-probing-play-do = Mach eine Trainings-Suche beim ersten Plättchen.
lesson-probing-after = 1 Plättchen liegt verdeckt: ab jetzt 1 Ortungszeichen. 4 Karten bleiben auf der Hand: Eine aus dem Suchtrupp kam ins Krankenhaus, dort liegen 3.

lesson-cheaper = Kürzere Reihen sind billiger
lesson-cheaper-play = Jede Reihe hat 3 Karten: Eine Karte kostet 4. Du hast 9 HK-Dollar und 1 Zielkarte.
lesson-cheaper-play-do = Kaufe „{ card-S01 }“, dann „{ card-S10 }“ aus derselben Reihe.
lesson-cheaper-after = Erst 4, dann 3: 2 HK-Dollar bleiben, und alle 3 Aufgabenplätze sind belegt. Die letzte Karte einer Reihe kostet 2.

lesson-spoiling = Lebensmittel verderben
lesson-spoiling-play = Du hast 2 Lebensmittel und 5 HK-Dollar, und keine Aufgabe verlangt die Lebensmittel.
lesson-spoiling-play-do = Erkunde nicht.
lesson-spoiling-after = Beim Aufräumen wird jedes Lebensmittel für 2 verkauft: 0 Lebensmittel, 9 HK-Dollar. Wasser bringt je 1 oder ein GPS-Gerät für zwei.

lesson-taking-back = Der vollste Slot
lesson-taking-back-play = Du hast 2 Karten auf der Hand, also höchstens 4: Du darfst aufnehmen. Du nimmst immer den vollsten Slot zurück, nie einen anderen.
lesson-taking-back-play-do = Slot 2 aufnehmen.
lesson-taking-back-after = 4 Karten sind zurück: 6 auf der Hand. Karten, die zusammen liegen, kommen zusammen zurück.

lesson-last-goal = Die letzte Aufgabe und der Bonus
lesson-last-goal-play = Ein Stein markiert die erste Aufgabe deiner Aufgabenkarte; die zweite kostet 2 Werkzeuge. Du hast 3 Werkzeuge und 4 Siegpunkte.
lesson-last-goal-play-do = Erfülle die zweite Aufgabe der Karte.
lesson-last-goal-after = 4 Siegpunkte für die Aufgabe, 5 als Bonus: Du hast 13, und 1 Werkzeug. Die Karte ist abgeschlossen: Jetzt folgt ihre abschließende Belohnung, ein Stein.

lesson-with-gps = Eine Karte, ein Plättchen, ein Gerät
lesson-with-gps-play = Das Bücherplättchen verlangt 5. Deine ganze Hand hat nur 3 Ortungszeichen. 1 Plättchen liegt verdeckt vor dir: 1 Zeichen mehr. 1 GPS-Gerät bringt 3.
lesson-with-gps-play-do = Wähle das Bücherplättchen. Schicke „{ card-N01 }“ los und gib das GPS-Gerät aus.
lesson-with-gps-after = 1 + 1 + 3 macht 5: 2 Bücher, und 0 GPS-Geräte bleiben. Ein Suchtrupp aus einer Karte wird immer verletzt: Im Krankenhaus liegen 4.

lesson-everybody-scores = Alle punkten
lesson-everybody-scores-play = Deine 5 Steine umgeben { district-kowloon-city }; Mei hat dort 2. Du hast 2 Siegpunkte. Zuerst versetzt du einen Marker und schaltest die Aktion darunter frei.
lesson-everybody-scores-play-do = Schalte die Aktion frei, die aus einem Buch ein GPS-Gerät macht.
lesson-everybody-scores-after = 5 Steine bringen 7 Siegpunkte: Du hast 9. Meis 2 Steine bringen 2 Siegpunkte, obwohl sie nichts umgeben.

lesson-start-money = Nach zwei Niederlagen
lesson-start-money-play = Du spielst allein und hast dieses Kapitel 2 Mal verloren. Jede Niederlage bringt 2 HK-Dollar mehr: Du beginnst mit 8 statt mit 4.
lesson-start-money-play-do = Setze deinen ersten Stein auf { location-lung-kwu-tan }.
lesson-start-money-after = 1 Stein und 8 HK-Dollar: Das Kapitel beginnt von vorn. Zum Sieg muss dein Ergebnis auch 2 Blüten wert sein.
