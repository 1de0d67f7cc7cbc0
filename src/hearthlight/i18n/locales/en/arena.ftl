## The arena: `hearthlight arena` and its report

arena-title = Arena: { $game }
arena-played = { $settings ->
    [one] { $games } games with seeds { $low } to { $high }. Every bot played every seed from every seat.
   *[other] { $games } games in { $settings } settings with seeds { $low } to { $high }. Every bot played every seed from every seat.
}
arena-written = Report: { $file }
arena-who = Bot:
arena-table = In figures
arena-alive = Still in the game

arena-intervals = In brackets: with 95% confidence, the true value lies between these.
arena-standings = Standings
arena-standings-about = The dot is the share of games won; with 95% confidence, the true share is on the line.
arena-ratings = Ratings
arena-ratings-about = OpenSkill ratings: everybody starts at 25. With 95% confidence, the true rating is on the line. In a game that all win or lose together, bots compete by playing the same seeds.
arena-scores = Scores
arena-scores-about = How often each score was reached.
arena-seats = Seats
arena-seats-about = How often each bot won from each seat. The dashed line is an equal share.
arena-survival = Survival
arena-survival-about = How many games were not lost yet after each round.
arena-causes = Causes of defeat
arena-causes-about = What lost games were lost by.
arena-things-about = Left: in how many games it was done, of those in which it could be done. Right: how often those who did it won, with its 95% interval; the dashed line is the average. Those who do well choose differently, so this does not say what helps.

arena-column-who = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-rate = Win rate
arena-column-low = At least
arena-column-high = At most
arena-column-mean = Mean score
arena-column-lowest = Lowest
arena-column-highest = Highest
arena-column-rounds = Rounds
arena-column-rating = Rating
arena-column-seat = Seat
arena-column-score = Score
arena-column-from = From
arena-column-to = To (not included)
arena-column-share = Share of games
arena-column-round = Round
arena-column-cause = Cause
arena-column-thing = What
arena-column-up = Possible in games
arena-column-taken = Done in games
arena-column-taken-share = Done when possible
arena-column-times = Times per game
arena-column-won-with = Won with it

problem-extra-missing = This needs more packages: pip install hearthlight[{ $extra }] ({ $reason }).
problem-arena-worker-died = A process that played games was ended from outside, perhaps because memory ran out.
problem-ray-unreachable = No Ray cluster answers at "{ $address }": { $reason }

## Bots that are not part of a game

problem-bot-broken = The bot "{ $bot }" cannot be loaded: { $reason }.
problem-program-missing = There is no program "{ $program }" that can be started.
problem-program-illegal = { $program } answered "{ $move }", which is not one of the moves it was offered.
problem-program-silent = { $program } has not answered for { $seconds } seconds.
problem-program-ended = { $program } ended before the game did.
