## What somebody has achieved

statistics = Your results
statistics-link = Your results
statistics-empty = You have not finished a game yet. Your results will appear here.
statistics-export = Save as CSV
statistics-wins = Won
statistics-wins-of = { $wins } of { $games } ({ $share })
statistics-alone = Alone
statistics-in-campaign = In a campaign
statistics-time = Time at the table
statistics-average = Average score
statistics-best = Best score
statistics-worst = Lowest score
statistics-sources = Where the points came from
statistics-counted = What was counted
statistics-source-average = Average
statistics-source-most = Highest
statistics-source-least = Lowest
statistics-recent = Finished games
statistics-won = won
statistics-lost = lost
statistics-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
