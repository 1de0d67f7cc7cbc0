## What the server refuses, and why

problem-no-table = There is no such table.
problem-no-seat = There is no seat { $seat } at this table.
problem-not-your-seat = This is not your seat.
problem-not-at-table = You do not sit at this table.
problem-stale = The game has moved on. Look again.
problem-no-open-seat = This seat is taken.
problem-no-invite = This invitation is no longer valid.
problem-no-campaign = There is no such campaign.
problem-not-finished = You can do this once the game is over.
problem-no-story = Only games without hidden information have a story.
problem-seed-with-guests = You can choose a seed only if nobody else is invited: it would tell you all the secrets.
problem-record-cut = The record ends in the middle of a line.
problem-record-too-long = The record has too many moves; { $most } are allowed.
problem-record-foreign-pack = The record was played with a pack that this server does not have.
problem-data-away = The server cannot reach its data right now. Try again in a moment.
problem-disk-full = The server cannot write to its disk right now. The disk may be full. All earlier moves are safe.
problem-http = The server refused this ({ $status }).
problem-http-400 = The request could not be understood: { $detail }
problem-http-403 = This request does not come from our page. Reload it and try again.
problem-http-404 = There is nothing here.
problem-http-405 = This cannot be done here.
problem-http-413 = This is too large.
problem-http-429 = Slow down a little, please.
problem-http-500 = Something went wrong on our side.

## The games and what can be chosen before one

