## The life of a table: leaving it, bots that stand in, invitations, clocks, archives

web-away = away
web-here = here
web-on-phone = on a phone
web-stands-in = away, a bot is playing
web-replaced = A bot is playing for you.
web-take-back = Take my seat back
web-bot-for-you = A bot is playing for you
web-seat-for-you = A seat for you
web-give-to-bot = Let a bot play
web-vote-for-bot = Vote for a bot
web-votes =
    { $count ->
        [one] { $count } vote for a bot
       *[other] { $count } votes for a bot
    }
web-chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-open-seat = Free this seat
web-invite-all = Invite players
web-invite-all-title = Invite players to this table
web-invite-all-how = Send this link, or let the others scan the code. Each of them then chooses one of the open seats.
web-waiting-room = Go to the waiting room
web-sit-here = Sit here
web-room-full = All seats are taken.
web-room = Waiting room
web-room-waiting =
    { $count ->
        [one] Waiting for { $count } player.
       *[other] Waiting for { $count } players.
    }
web-room-starts = The game starts when every seat is taken.
web-room-starts-host = The game starts when every seat is taken. Until then you can give open seats to bots.
web-room-starts-guest = The game starts when every seat is taken. Until then { $name }, the host, can give open seats to bots.
web-room-ready = Every seat is taken: ready to start.
web-start-with-bots = Start now with bots
web-hosts = host
web-seat-free = Open seat
web-move-here = Move here
web-to-table = Go to the table
web-leave-how = What happens to your seat?
web-leave-bot = I will be back
web-leave-bot-about = A bot plays for you until you take your seat back.
web-leave-open = Free my seat
web-leave-open-about = The game waits until somebody else sits down.
web-leave-concede = Give up
web-leave-concede-about = A bot plays on for you to the end. You cannot come back.
web-leave-concede-sure = Give up this game for good?
web-rematch = Rematch
web-rematch-join = Join the rematch
web-card-actions = More about this game: { $game }
web-archive = Archive
web-archive-sure = It is your turn there. The game goes on waiting for you, among the archived games.
web-archive-anyway = Archive anyway
web-bring-back = Bring back
web-delete = Delete
web-not-delete = Keep it
web-delete-sure = Delete this game for good?
web-archived-games =
    { $count ->
        [one] { $count } archived game
       *[other] { $count } archived games
    }
web-expires = This game will be deleted on { $day }, because nobody has played it for a long time.
web-keep = Keep it
web-export-sure = The record shows what is coming. If you save it, a bot plays on for you. You cannot come back.
web-export-anyway = Save and give up
web-export-not = Not now
web-time-left = Time left for { $name }:
web-time-up = time was up, a bot chose
web-time-up-you = Your time was up. A bot chose for you; the game log says what.
web-clock = Time limit
web-clock-none = None
web-clock-move-minutes =
    { $count ->
        [one] { $count } minute per decision
       *[other] { $count } minutes per decision
    }
web-clock-move-days =
    { $count ->
        [one] { $count } day per decision
       *[other] { $count } days per decision
    }
web-clock-game-minutes =
    { $count ->
        [one] { $count } minute per player for the whole game
       *[other] { $count } minutes per player for the whole game
    }
web-clock-game-days =
    { $count ->
        [one] { $count } day per player for the whole game
       *[other] { $count } days per player for the whole game
    }
web-clock-then = When time runs out
web-clock-then-move = A bot makes this decision
web-clock-then-seat = A bot takes over the seat
