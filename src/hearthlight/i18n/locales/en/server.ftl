## What the server refuses, and why

problem-no-table = There is no such table.
problem-table-archived = This table cannot be opened any more: the game has changed too much since it was begun. You can still save its record.
problem-no-seat = There is no seat { $seat } at this table.
problem-not-your-seat = This is not your seat.
problem-not-at-table = You do not sit at this table.
problem-stale = The game has moved on. Look again.
problem-no-open-seat = This seat is taken.
problem-no-invite = This invitation is no longer valid.
problem-needs-invite = This table is private: ask its host for an invitation.
problem-foreknown = Whoever set up this table knows what is coming, so nobody else can join.
problem-bot-plays = A bot is playing for you. Take your seat back first.
problem-somebody-here = Whoever sits there is at the table.
problem-host-decides = The host decides this.
problem-host-deletes = Only the host can delete this table. You can archive it.
problem-others-play = Other people sit at this table, so it cannot be deleted. You can archive it.
problem-game-over = The game is over.
problem-game-begun = The game has begun.
problem-no-colour = There is no colour "{ $colour }" in this game.
problem-colour-of-another = Somebody else has this colour.
problem-no-rematch = There is no rematch of this game.
problem-no-campaign = There is no such campaign.
problem-not-finished = You can do this once the game is over.
problem-no-story = Only games without hidden information have a story.
problem-seed-with-guests = You can choose a seed only if nobody else is invited: it would tell you all the secrets.
problem-unknown-order = There is no such order: { $order }.
problem-record-cut = The record ends in the middle of a line.
problem-record-too-long = The record has too many moves; { $most } are allowed.
problem-record-foreign-pack = The record was played with a pack that this server does not have.
problem-data-away = The server cannot reach its data right now. Try again in a moment.
problem-disk-full = The server cannot write to its disk right now. The disk may be full. All earlier moves are safe.
problem-too-many-tables = You have made many tables in a short time. Try again in { $seconds } s.
problem-too-much-chat = That was a lot at once. Say it again in { $seconds } s.
problem-too-many-sockets = You have too many tables open at the same time.
problem-no-code = There is no such code, or it has been used, or it is too old.
problem-no-device = There is no such device.
problem-too-many-codes = Too many codes in a short time. Try again in { $seconds } s.
problem-signed-out = This device has been signed out.
problem-http = The server refused this ({ $status }).
problem-http-400 = The request could not be understood: { $detail }
problem-http-403 = This request does not come from our page. Reload it and try again.
problem-http-404 = There is nothing here.
problem-http-405 = This cannot be done here.
problem-http-413 = This is too large.
problem-http-429 = Slow down a little, please.
problem-http-500 = Something went wrong on our side. Whoever runs the server finds it in the log as { $request }.

## The games and what can be chosen before one

