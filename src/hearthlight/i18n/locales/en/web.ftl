## The page: everywhere

web-title = Hearthlight
web-skip = Skip to content
web-navigation = Pages
web-rules = Rules
web-campaign = Campaign
web-language = Language
web-loading = Loading…
web-close = Close
web-save = Save
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = Your browser blocked copying. Select the link and copy it manually.
web-yes = yes
web-no = no
web-try-again = Try again
web-back-to-lobby = Back to the lobby
web-unknown-page = Page not found.
web-trouble-offline = The server cannot be reached. Check your connection and try again.
web-trouble-unanswered = The server did not answer in time. If nothing has changed, try again.
web-trouble-not-found = Not found. The link may be out of date or mistyped.
web-trouble-part = A part of the page could not be loaded, even after a reload. The server may be restarting. Reload the page in a moment.
web-trouble-unknown = Something went wrong. Please try again.

## Names

web-your-name = Your name
web-no-name = No name yet
web-name-hint = How you will appear to the other players
web-name-optional = Your name (optional)
web-name-of = Name of player { $number }
web-seat = Player { $number }
web-seat-name = Name

## The lobby

web-which-game = Which game?
web-players-range = { $from } to { $to } players
web-play = Play
web-starting = Starting…
web-more = Players and options
web-less = Close options
web-players = Players
web-chapter-number = Chapter { $number }
web-seats = Seats
web-seat-me = Human player on this device
web-seat-open = Open seat: invite someone
web-seat-colour = Colour
web-seat-colour-left = Whichever is left
web-bot-random = Computer: random
web-bot = Computer: { $bot }
web-bot-name = Computer { $number }
web-bot-wins = Wins { $percent } of 100 two-player games against "{ $bot }".
web-create = Start this game
web-running-games = Your games
web-no-running-games = You have no games in progress. Press Play to start one.
web-public = Public: listed in the lobby, and anyone may take an open seat
web-open-tables = Games you can join
web-more-tables = Show older games
web-finished-games =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-with = with { $names }
web-alone = alone
web-round = Round { $round }
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }.
web-waiting-for-players =
    { $count ->
        [one] Waiting for a player to join.
       *[other] Waiting for { $count } players to join.
    }
web-won-by = Won by { $names }.
web-nobody-won = Nobody won.
web-won-together = You won together.
web-lost-together = You lost together.
web-won-alone = You won.
web-lost-alone = You lost.
web-won = Won
web-lost-in-round = Lost in round { $round }

web-join-title = Join a game
web-join-link = Invitation link
web-join = Join
web-join-no-link = That is not an invitation link.
web-invited-to = You are invited to { $game }
web-sit-down = Take the seat
web-room-brought = This game was imported, or continues an earlier one. Somebody at the table may already know what is coming.
web-just-watch = Just watch

web-import-title = Import a recorded game
web-import-file = From a file
web-import-paste = Or paste the record here
web-import = Open

## The table

web-question = Question
web-why = Why? Show the rule.
web-rule-more = Read the full rules
web-busy = Sending your move…
web-parts = Parts of the table
web-table = Table
web-do-it = Confirm
web-choose-above = Pick a highlighted choice
web-suggest-one = Suggest a choice
web-not-your-turn = Not your turn
web-all-choices = All choices ({ $count })
web-not-now = Not possible now
web-just-now = Just now
web-undo = Undo
web-undo-bots = Undo: takes back what the bots did since, too
web-moves =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
web-you-decide-for-all = You decide for everybody, after hearing the others.
web-decides-for-all = { $name } decides for everybody. Suggest what you would do.
web-suggested-by =
    { $count ->
        [one] { $names } suggests this
       *[other] { $names } suggest this
    }
web-filter = Filter the choices
web-filter-nothing = No matches.
web-moved-on = The game has moved on. Look again.
web-game-over = The game is over.
web-watching = { $names } to play.
web-thinking = thinking…
web-to-act = to play
web-open = open
web-you = you
web-computer = computer
web-person = person
web-invite-link = Invitation link
web-qr = QR code of the invitation link
web-reconnecting = Connection lost. Reconnecting…
web-late = The server is taking a while to answer…
web-log = Game log
web-log-empty = Nothing yet.
web-since-your-turn = since your last turn
web-watch-again = Watch again
web-watch-start = Since your last turn…
web-to-game = Back to the game
web-chat = Chat
web-chat-hint = Say something
web-send = Send
web-menu = Table menu
web-hand-on = Show only my hand (the board is on another screen)
web-hand-off = Show the whole table
web-screen-open = Open the big screen
web-watch-link = Link for spectators
web-leave = Leave the table
web-stay = Stay
web-board-broken = The board could not be drawn. The choices still work.
web-pass-to = Pass the device to { $name }
web-pass-why = So that nobody sees anyone else's hand.
web-pass-ready = I am { $name }
web-scan-to-join = Scan to play as { $name }

## The end and the replay

web-total = Total
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-play-again = Play again
web-replay = Replay
web-export = Save the record
web-replay-position = Position in the game
web-replay-start = The game is set up.
web-move-of = Move { $at } of { $last }
web-step = Next move
web-step-back = Previous move
web-play-on = Play
web-pause = Pause
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-share-moment = Link to this moment
web-share-how = Anyone who opens this link sees the game at exactly this move.
web-fork = Continue from here
web-fork-how = A new game begins from the position after move { $at }. Who plays?
web-fork-go = Play on

## The campaign

web-campaign-pitch = A story told over several games: what you earn in one chapter counts in the next.
web-campaign-at = Chapter { $chapter } comes next.
web-campaign-open = Open the campaign
web-campaign-continue = Continue the campaign
web-campaign-new = New campaign
web-campaign-begin = Begin
web-campaign-play = Play chapter { $chapter }
web-campaign-over = This campaign is finished.
web-no-campaigns = You have not begun a campaign yet.
web-campaign-how = Who plays, and how

## The rules

web-rules-of = Rules: { $game }
web-rules-search = Search the rules
web-rules-contents = Sections
web-rules-found =
    { $count ->
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
web-rules-nothing = No rule contains these words.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-reset = Show the whole map
