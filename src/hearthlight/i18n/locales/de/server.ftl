## Was der Server ablehnt, und warum

problem-no-table = Diesen Tisch gibt es nicht.
problem-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-at-table = Du sitzt nicht an diesem Tisch.
problem-stale = Das Spiel ist schon weiter. Schau noch einmal hin.
problem-no-open-seat = Dieser Platz ist besetzt.
problem-no-invite = Diese Einladung gilt nicht mehr.
problem-no-campaign = Diese Kampagne gibt es nicht.
problem-not-finished = Das geht erst, wenn das Spiel vorbei ist.
problem-no-story = Nur ein Spiel ohne Geheimnisse hat eine solche Geschichte.
problem-seed-with-guests = Einen Seed kannst du nur wählen, wenn niemand sonst eingeladen ist: Er würde dir alle Geheimnisse verraten.
problem-record-cut = Die Aufzeichnung bricht mitten in einer Zeile ab.
problem-record-too-long = Die Aufzeichnung hat zu viele Züge; erlaubt sind { $most }.
problem-record-foreign-pack = Die Aufzeichnung stammt von einem Paket, das dieser Server nicht hat.
problem-data-away = Der Server erreicht seine Daten gerade nicht. Versuche es gleich noch einmal.
problem-disk-full = Der Server kann gerade nicht auf seine Festplatte schreiben; vielleicht ist sie voll. Alle früheren Züge sind gespeichert.
problem-http = Der Server hat das abgelehnt ({ $status }).
problem-http-400 = Die Anfrage ist unverständlich: { $detail }
problem-http-403 = Diese Anfrage kommt nicht von unserer Seite. Lade sie neu und versuche es noch einmal.
problem-http-404 = Hier gibt es nichts.
problem-http-405 = Das geht hier nicht.
problem-http-413 = Das ist zu groß.
problem-http-429 = Bitte etwas langsamer.
problem-http-500 = Bei uns ist etwas schiefgegangen.

## Die Spiele, und was man vor einem Spiel wählen kann

