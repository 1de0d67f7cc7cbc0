## What the server refuses, and why

problem-no-table = There is no such table.
problem-table-archived = This table can no longer be opened: the game has changed too much since it began. You can still save its record.
problem-no-seat = There is no seat { $seat } at this table.
problem-not-your-seat = This is not your seat.
problem-not-at-table = You are not a player at this table.
problem-stale = The game has moved on. Look again.
problem-no-open-seat = This seat is taken.
problem-no-invite = This invitation is no longer valid.
problem-needs-invite = This table is private: ask its host for an invitation.
problem-foreknown = The host of this table already knows what is coming, so nobody else can join.
problem-bot-plays = A bot is playing for you. Take your seat back first.
problem-somebody-here = This player is still at the table.
problem-host-decides = Only the host can do this.
problem-host-deletes = Only the host can delete this table. You can archive it.
problem-others-play = Other people play at this table, so you cannot delete it. You can archive it.
problem-game-over = The game is over.
problem-game-begun = The game has already begun.
problem-no-colour = There is no colour "{ $colour }" in this game.
problem-colour-of-another = Another player has this colour.
problem-no-rematch = You cannot have a rematch of this game.
problem-no-campaign = There is no such campaign.
problem-not-finished = You can do this once the game is over.
problem-no-story = Only games without hidden information have a story.
problem-seed-with-guests = You can choose a seed only if you invite nobody else, because the seed reveals every secret to you.
problem-unknown-order = There is no such order: { $order }.
problem-record-cut = The record ends in the middle of a line.
problem-record-too-long = The record has too many moves: at most { $most } are allowed.
problem-record-foreign-pack = The record was played with a pack that this server does not have.
problem-data-away = The server cannot reach its data right now. Try again in a moment.
problem-disk-full = The server cannot write to its disk right now. The disk may be full. All earlier moves are safe.
problem-too-many-tables = You have set up too many tables in a short time. Try again in { $seconds } s.
problem-too-much-chat = You are sending messages too fast. Try again in { $seconds } s.
problem-too-many-sockets = You have too many tables open at the same time.
problem-no-code = This code is wrong, already used, or too old.
problem-no-device = There is no such device.
problem-too-many-codes = You have used too many codes in a short time. Try again in { $seconds } s.
problem-too-many-changes = You have made too many changes in a short time. Try again in { $seconds } s.
problem-signed-out = This device has been signed out.
problem-http = The server refused this ({ $status }).
problem-http-400 = The request could not be understood: { $detail }
problem-http-403 = This request did not come from our page. Reload the page and try again.
problem-http-404 = There is nothing at this address.
problem-http-405 = This cannot be done here.
problem-http-413 = This is too large.
problem-http-429 = Slow down a little, please.
problem-http-500 = Something went wrong on our side. Ask the person who runs the server to look up { $request } in the log.

## The games and what can be chosen before one

