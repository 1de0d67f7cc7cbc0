## Die Arena: `hearthlight arena` und ihr Bericht

arena-title = Arena: { $game }
arena-played = { $settings ->
    [one] { $games } Spiele mit den Seeds { $low } bis { $high }. Jeder Bot hat jeden Seed von jedem Platz aus gespielt.
   *[other] { $games } Spiele mit { $settings } Einstellungen und den Seeds { $low } bis { $high }. Jeder Bot hat jeden Seed von jedem Platz aus gespielt.
}
arena-written = Bericht: { $file }
arena-who = Bot:
arena-table = In Zahlen
arena-alive = Noch im Spiel

arena-intervals = In Klammern: Mit 95 Prozent Sicherheit liegt der wahre Wert dazwischen.
arena-standings = Rangliste
arena-standings-about = Der Punkt ist der Anteil gewonnener Spiele; mit 95 Prozent Sicherheit liegt der wahre Anteil auf der Linie.
arena-ratings = Wertungen
arena-ratings-about = Wertungen nach OpenSkill: Alle beginnen mit 25. Mit 95 Prozent Sicherheit liegt die wahre Wertung auf der Linie. In einem Spiel, das alle gemeinsam gewinnen oder verlieren, messen sich Bots an denselben Seeds.
arena-scores = Punkte
arena-scores-about = Wie oft welche Punktzahl erreicht wurde, als Anteil der Spiele.
arena-seats = Plätze
arena-seats-about = Wie oft jeder Bot von jedem Platz aus gewonnen hat. Die gestrichelte Linie ist der gleiche Anteil für alle.
arena-survival = Überleben
arena-survival-about = Wie viele Spiele nach jeder Runde noch nicht verloren waren.
arena-causes = Ursachen der Niederlagen
arena-causes-about = Woran verlorene Spiele verloren gingen.
arena-things-about = Links: in wie vielen Spielen es getan wurde, von denen, in denen es möglich war. Rechts: wie oft gewann, wer es tat, mit dem Bereich für 95 Prozent; die gestrichelte Linie ist der Durchschnitt. Wem es gut geht, der wählt anders: Was hilft, ist damit nicht gesagt.

arena-column-who = Bot
arena-column-games = Spiele
arena-column-wins = Siege
arena-column-rate = Siegquote
arena-column-low = Mindestens
arena-column-high = Höchstens
arena-column-mean = Mittelwert
arena-column-lowest = Minimum
arena-column-highest = Maximum
arena-column-rounds = Runden
arena-column-rating = Wertung
arena-column-seat = Platz
arena-column-score = Punkte
arena-column-from = Von
arena-column-to = Bis unter
arena-column-share = Anteil der Spiele
arena-column-round = Runde
arena-column-cause = Ursache
arena-column-thing = Was
arena-column-up = In Spielen möglich
arena-column-taken = In Spielen getan
arena-column-taken-share = Getan, wenn möglich
arena-column-times = Male pro Spiel
arena-column-won-with = Damit gewonnen

problem-extra-missing = Dafür fehlen Pakete: pip install hearthlight[{ $extra }] ({ $reason }).
problem-arena-worker-died = Ein Prozess, der Spiele spielte, wurde von außen beendet, vielleicht weil der Speicher nicht reichte.
problem-ray-unreachable = Unter „{ $address }“ antwortet kein Ray-Cluster: { $reason }

## Bots, die nicht zu einem Spiel gehören

problem-bot-broken = Der Bot „{ $bot }“ lässt sich nicht laden: { $reason }.
problem-program-missing = Ein Programm „{ $program }“, das sich starten lässt, gibt es nicht.
problem-program-illegal = { $program } hat mit „{ $move }“ geantwortet. Dieser Zug stand nicht zur Wahl.
problem-program-silent = { $program } hat seit { $seconds } Sekunden nicht geantwortet.
problem-program-ended = { $program } endete vor dem Spiel.
