## Was der Server ablehnt, und warum

problem-no-table = Diesen Tisch gibt es nicht.
problem-table-archived = Dieser Tisch lässt sich nicht mehr öffnen: Das Spiel hat sich seit seinem Beginn zu sehr verändert. Seine Aufzeichnung kannst du noch sichern.
problem-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-at-table = Du spielst nicht an diesem Tisch.
problem-stale = Das Spiel ist schon weiter. Schau noch einmal hin.
problem-no-open-seat = Dieser Platz ist besetzt.
problem-no-invite = Diese Einladung gilt nicht mehr.
problem-needs-invite = Dieser Tisch ist privat: Bitte den Gastgeber um eine Einladung.
problem-foreknown = Der Gastgeber dieses Tisches weiß schon, was kommt. Deshalb kann sonst niemand mitspielen.
problem-bot-plays = Ein Bot spielt gerade für dich. Nimm zuerst deinen Platz zurück.
problem-somebody-here = Diese Person ist noch am Tisch.
problem-host-decides = Das kann nur der Gastgeber.
problem-host-deletes = Nur der Gastgeber kann diesen Tisch löschen. Du kannst ihn archivieren.
problem-others-play = An diesem Tisch spielen auch andere, deshalb kannst du ihn nicht löschen. Du kannst ihn archivieren.
problem-game-over = Das Spiel ist vorbei.
problem-game-begun = Das Spiel hat schon begonnen.
problem-no-colour = In diesem Spiel gibt es keine Farbe „{ $colour }“.
problem-colour-of-another = Diese Farbe hat schon jemand.
problem-no-rematch = Von diesem Spiel gibt es keine Revanche.
problem-no-campaign = Diese Kampagne gibt es nicht.
problem-not-finished = Das geht erst, wenn das Spiel vorbei ist.
problem-no-story = Nur ein Spiel ohne Geheimnisse hat eine solche Geschichte.
problem-seed-with-guests = Einen Seed kannst du nur wählen, wenn du niemanden eingeladen hast: Er verrät dir alle Geheimnisse.
problem-unknown-order = So etwas lässt sich hier nicht vorab festlegen: { $order }.
problem-record-cut = Die Aufzeichnung bricht mitten in einer Zeile ab.
problem-record-too-long = Die Aufzeichnung hat zu viele Züge: Höchstens { $most } sind erlaubt.
problem-record-foreign-pack = Die Aufzeichnung stammt von einem Paket, das dieser Server nicht hat.
problem-data-away = Der Server erreicht seine Daten gerade nicht. Versuche es gleich noch einmal.
problem-disk-full = Der Server kann gerade nicht auf seine Festplatte schreiben; vielleicht ist sie voll. Alle früheren Züge sind gespeichert.
problem-too-many-tables = Du hast in kurzer Zeit zu viele Tische aufgemacht. Versuche es in { $seconds } s noch einmal.
problem-too-much-chat = Du schreibst zu schnell. Versuche es in { $seconds } s noch einmal.
problem-too-many-sockets = Du hast zu viele Tische gleichzeitig offen.
problem-no-code = Dieser Code ist falsch, schon benutzt oder zu alt.
problem-no-device = Dieses Gerät gibt es nicht.
problem-too-many-codes = Du hast in kurzer Zeit zu viele Codes benutzt. Versuche es in { $seconds } s noch einmal.
problem-too-many-changes = Du hast in kurzer Zeit zu viel geändert. Versuche es in { $seconds } s noch einmal.
problem-signed-out = Dieses Gerät wurde abgemeldet.
problem-http = Der Server hat das abgelehnt ({ $status }).
problem-http-400 = Die Anfrage ist unverständlich: { $detail }
problem-http-403 = Diese Anfrage kam nicht von unserer Seite. Lade die Seite neu und versuche es noch einmal.
problem-http-404 = Unter dieser Adresse gibt es nichts.
problem-http-405 = Das geht hier nicht.
problem-http-413 = Das ist zu groß.
problem-http-429 = Bitte etwas langsamer.
problem-http-500 = Bei uns ist etwas schiefgegangen. Wer den Server betreibt, findet im Log mehr unter { $request }.

## Die Spiele, und was man vor einem Spiel wählen kann

