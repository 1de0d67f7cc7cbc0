### Wörter, die Karten der Schachtel verwenden können, ob dieses Paket es tut oder nicht

frost-do-young-worker = ihr erhaltet den Jungarbeiter (einmal pro Runde darf eine Kind-Figur wie ein Arbeiter handeln)
frost-do-young-engineer = ihr erhaltet den Jungingenieur (einmal pro Runde darf eine Kind-Figur wie ein Ingenieur handeln)
frost-event-young = { $kind ->
    [worker] Ihr erhaltet den Jungarbeiter.
   *[engineer] Ihr erhaltet den Jungingenieur.
}
frost-rules-ruin_places = Ruinen sind Unterkünfte für je { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}, wenn ihre Zone beheizt ist
