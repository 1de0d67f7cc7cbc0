## Ce que quelqu’un a accompli

statistics = Vos résultats
statistics-link = Vos résultats
statistics-empty = Vous n’avez encore terminé aucune partie. Vos résultats apparaîtront ici.
statistics-export = Enregistrer en CSV
statistics-wins = Gagnées
statistics-wins-of = { $wins } sur { $games } ({ $share })
statistics-alone = En solo
statistics-in-campaign = En campagne
statistics-time = Temps passé à la table
statistics-average = Score moyen
statistics-best = Meilleur score
statistics-worst = Score le plus bas
statistics-sources = D’où viennent les points
statistics-counted = Ce qui a été compté
statistics-source-average = Moyenne
statistics-source-most = Maximum
statistics-source-least = Minimum
statistics-recent = Parties terminées
statistics-won = gagnée
statistics-lost = perdue
statistics-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
