### Whose turn it is, for those who do not look, and what was said ahead.

turn-message = Your turn: { $game }, round { $round }.
turn-test = Hearthlight will tell you here when it is your turn.
problem-no-webhook = You have not entered an address for messages.
problem-webhook-no-url = The address must be complete and begin with https://.
problem-webhook-host = Whoever runs this server does not allow messages to { $host }.
problem-webhook-failed = The message was not delivered: { $reason }.
problem-too-many-tests = That was a lot of messages. Try again in { $seconds } s.

web-turns-elsewhere =
    { $count ->
        [one] ({ $count } turn)
       *[other] ({ $count } turns)
    }
web-turns-notice = Round { $round }. Open the table.
web-settings-turns = When it is my turn
web-setting-bell = Play a bell
web-setting-bell-off = Off
web-setting-bell-on = On
web-setting-notify = Browser notification while this page is hidden
web-setting-notify-off = Off
web-setting-notify-on = On
web-notify-blocked = Your browser blocks notifications from this page. Allow them in its settings, then try again.
web-webhook = Messages when I am away
web-webhook-about = The server sends one message each time it is your turn and you do not have the table open.
web-webhook-none = Whoever runs this server has not allowed any service for messages.
web-webhook-kind = Service
web-webhook-ntfy = ntfy
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-url = Address of your topic or webhook
web-webhook-hosts = Allowed: { $hosts }
web-webhook-save = Save
web-webhook-saved = Saved. You will be told there.
web-webhook-test = Send a test message
web-webhook-tested = Sent.
web-webhook-drop = Stop messages

web-orders = Standing orders
web-orders-count = Standing orders ({ $count })
web-orders-about = Say ahead how you answer, so that nobody has to wait for you. Only you see your orders. Each answer appears in the log as ordered ahead.
web-orders-round = this round only
web-orders-game = until you cancel it
web-order-ask = Ask me
web-ordered-ahead = ordered ahead
web-since-moves =
    { $count ->
        [one] Since your last turn: { $count } move
       *[other] Since your last turn: { $count } moves
    }
web-since-play = Watch
web-since-skip = Not now
