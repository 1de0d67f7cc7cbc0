## Was der Server ablehnt, und warum

problem-no-table = Diesen Tisch gibt es nicht.
problem-table-archived = Dieser Tisch lässt sich nicht mehr öffnen: Das Spiel hat sich seit seinem Beginn zu sehr verändert. Seine Aufzeichnung kannst du noch sichern.
problem-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-at-table = Du sitzt nicht an diesem Tisch.
problem-stale = Das Spiel ist schon weiter. Schau noch einmal hin.
problem-no-open-seat = Dieser Platz ist besetzt.
problem-no-invite = Diese Einladung gilt nicht mehr.
problem-needs-invite = Dieser Tisch ist privat: Lass dich von der Person einladen, die ihn aufgemacht hat.
problem-foreknown = Wer diesen Tisch aufgemacht hat, weiß schon, was kommt. Deshalb kann sonst niemand mitspielen.
problem-bot-plays = Ein Bot spielt gerade für dich. Nimm zuerst deinen Platz zurück.
problem-somebody-here = Wer dort sitzt, ist am Tisch.
problem-host-decides = Das entscheidet, wer den Tisch eröffnet hat.
problem-host-deletes = Löschen kann diesen Tisch nur, wer ihn eröffnet hat. Du kannst ihn archivieren.
problem-others-play = An diesem Tisch sitzen auch andere, deshalb lässt er sich nicht löschen. Du kannst ihn archivieren.
problem-game-over = Das Spiel ist vorbei.
problem-game-begun = Das Spiel hat begonnen.
problem-no-colour = In diesem Spiel gibt es keine Farbe „{ $colour }“.
problem-colour-of-another = Diese Farbe hat schon jemand.
problem-no-rematch = Zu diesem Spiel gibt es keine Revanche.
problem-no-campaign = Diese Kampagne gibt es nicht.
problem-not-finished = Das geht erst, wenn das Spiel vorbei ist.
problem-no-story = Nur ein Spiel ohne Geheimnisse hat eine solche Geschichte.
problem-seed-with-guests = Einen Seed kannst du nur wählen, wenn niemand sonst eingeladen ist: Er würde dir alle Geheimnisse verraten.
problem-unknown-order = So etwas lässt sich hier nicht vorab festlegen: { $order }.
problem-record-cut = Die Aufzeichnung bricht mitten in einer Zeile ab.
problem-record-too-long = Die Aufzeichnung hat zu viele Züge; erlaubt sind { $most }.
problem-record-foreign-pack = Die Aufzeichnung stammt von einem Paket, das dieser Server nicht hat.
problem-data-away = Der Server erreicht seine Daten gerade nicht. Versuche es gleich noch einmal.
problem-disk-full = Der Server kann gerade nicht auf seine Festplatte schreiben; vielleicht ist sie voll. Alle früheren Züge sind gespeichert.
problem-too-many-tables = Du hast in kurzer Zeit viele Tische aufgemacht. Versuche es in { $seconds } s noch einmal.
problem-too-much-chat = Das war viel auf einmal. Sag es in { $seconds } s noch einmal.
problem-too-many-sockets = Du hast zu viele Tische gleichzeitig offen.
problem-no-code = Diesen Code gibt es nicht, oder er wurde schon benutzt oder ist zu alt.
problem-no-device = Dieses Gerät gibt es nicht.
problem-too-many-codes = Zu viele Codes in kurzer Zeit. Versuche es in { $seconds } s noch einmal.
problem-signed-out = Dieses Gerät wurde abgemeldet.
problem-http = Der Server hat das abgelehnt ({ $status }).
problem-http-400 = Die Anfrage ist unverständlich: { $detail }
problem-http-403 = Diese Anfrage kommt nicht von unserer Seite. Lade sie neu und versuche es noch einmal.
problem-http-404 = Hier gibt es nichts.
problem-http-405 = Das geht hier nicht.
problem-http-413 = Das ist zu groß.
problem-http-429 = Bitte etwas langsamer.
problem-http-500 = Bei uns ist etwas schiefgegangen. Wer den Server betreibt, findet es im Log unter { $request }.

## Die Spiele, und was man vor einem Spiel wählen kann

