## The terminal

terminal-welcome = { $game }, seed { $seed }. Type the number of a choice; "help" lists the other commands.
terminal-help = Type a number to make that choice. Also: a (do what is proposed), undo, save FILE, why (the rule behind the question), hint (what to do, and why), table, log, card NAME, icons (what they mean), suggest SEAT NUMBER (when one player decides for all), quit.
terminal-suggested = ← suggested by { $players }
terminal-proposal = { $more ->
    [0] Proposed: { $first }
    [one] Proposed: { $first }, and 1 move after it
   *[other] Proposed: { $first }, and { $more } moves after it
}
terminal-undone = Undone.
terminal-saved = Saved to { $file }.
terminal-curtain = { $player }, it is your turn. Press Enter when nobody else is looking.
terminal-final = Final scores
terminal-points = Points
terminal-cut = The record ends in the middle of a line; it was read up to move { $moves }.
terminal-at-move = { $moves ->
    [one] The record stops after 1 move.
   *[other] The record stops after { $moves } moves.
}
terminal-bye = Goodbye. To resume a saved game, type "hearthlight play { $game } --record FILE".
terminal-names = Titles of the pack: { $pack }
problem-unknown-card = There is no card "{ $card }".
problem-file-unwritable = { $file } cannot be written: { $reason }.

## Simulation

simulate-title = { $games ->
    [one] 1 game of { $game }
   *[other] { $games } games of { $game }
}
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-mean = Mean score
simulate-lowest = Lowest
simulate-highest = Highest
simulate-playing = Playing
simulate-rounds = Rounds: { $mean } on average, { $low } to { $high }
simulate-speed = { $moves } moves in { $seconds } s, { $rate } a second
simulate-nobody = Nobody won { $games } of them.
simulate-stopped = Stopped after { $played } of { $games } games.
simulate-fate = Fate
simulate-games = Games
simulate-share = Share
simulate-share-of-defeats = Share of defeats
simulate-mean-rounds = Rounds
simulate-won = Won

## The server

serve-local = Hearthlight is ready: { $url }
serve-network = On your network: { $url }

## `hearthlight games`

cli-key = Name in commands
cli-option = { $values } (default: { $usual })
cli-value = { $value }: { $about }
cli-colours = for each seat, with commas: { $values }
cli-bots = Bots
cli-packs = Packs

## `hearthlight learn`

terminal-lesson = Lesson
terminal-lesson-key = Name to type
terminal-lesson-minutes = Minutes
terminal-lesson-state = Done
terminal-lesson-how = Start or continue with "hearthlight learn { $game } NAME". ✓ means done, … means started.
terminal-lesson-welcome = Type the number of a choice. An arrow marks what the lesson asks for. Also: show, hint, back, why, table, quit.
terminal-lesson-on = Press Enter to continue >
terminal-lesson-bye = Goodbye. To continue from here, type "hearthlight learn { $game } { $lesson }".
terminal-puzzle-help = hint, show (a solution, step by step), again (from the beginning)
problem-lessons-unreadable = { $file } cannot be read: { $reason }.

# A command line that was not understood.
problem-unknown-command = There is no command "{ $command }". Known: { $known }.
problem-missing-argument = Something is missing: { $argument }.
problem-bad-argument = { $argument } cannot be "{ $value }".
problem-unused-word = "{ $word }" does not belong here. Add --help to see what does.
problem-bad-command = This command cannot be understood: { $reason }
problem-unknown-language = There is no language "{ $language }". Known: { $known }.
problem-data-in-use = Another server is using { $data }. Stop it first, or use another file.
problem-data-unusable = { $data } cannot be used: { $reason }.
problem-key-damaged = { $file } holds no usable key. Restore it from a backup. If you delete it instead, everybody loses their seats.
problem-no-secret = Set HEARTHLIGHT_SECRET to a long random text, and never change it: the server recognises people by it.

## `hearthlight review`

terminal-review = { $player }: in { $alike } of { $looked } decisions I would have done the same.
terminal-review-none = I would have played much the same.
terminal-review-turn = { $round }: { $question }
terminal-review-did = Done: { $moves }
terminal-review-better = I would have done: { $moves }
terminal-review-how = To play on from one of these moments: hearthlight review { $file } --again NUMBER
terminal-review-offer = Type "review" to see the decisions that mattered most, or press Enter to leave:
