## Was jemand erreicht hat

statistics = Deine Ergebnisse
statistics-link = Deine Ergebnisse
statistics-empty = Du hast noch kein Spiel beendet. Hier erscheinen dann deine Ergebnisse.
statistics-export = Als CSV speichern
statistics-wins = Gewonnen
statistics-wins-of = { $wins } von { $games } ({ $share })
statistics-alone = Allein
statistics-in-campaign = In einer Kampagne
statistics-time = Zeit am Tisch
statistics-average = Punkte im Durchschnitt
statistics-best = Höchste Punktzahl
statistics-worst = Niedrigste Punktzahl
statistics-sources = Woher die Punkte kamen
statistics-counted = Was gezählt wurde
statistics-source-average = Durchschnitt
statistics-source-most = Höchster Wert
statistics-source-least = Niedrigster Wert
statistics-recent = Beendete Spiele
statistics-won = gewonnen
statistics-lost = verloren
statistics-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
