### Whose turn it is, for those who do not look, and what was said ahead.

turn-message = Your turn: { $game }. { $round }.
turn-test = Hearthlight will tell you here when it is your turn.
problem-no-webhook = You have not entered an address for messages.
problem-webhook-no-url = The address must be complete and begin with https://.
problem-webhook-host = This server does not allow messages to { $host }.
problem-webhook-failed = The message was not delivered: { $reason }.
problem-too-many-tests = You have sent too many test messages. Try again in { $seconds } s.

web-turns-elsewhere =
    { $count ->
        [one] ({ $count } turn)
       *[other] ({ $count } turns)
    }
web-turns-notice = { $round }. Open the table.
web-settings-turns = When it is my turn
web-setting-bell = Ring a bell
web-setting-bell-off = Off
web-setting-bell-on = On
web-setting-notify = Browser notification while this page is hidden
web-setting-notify-off = Off
web-setting-notify-on = On
web-notify-blocked = Your browser blocks notifications from this page. Allow them in its settings, then try again.
web-webhook = Messages when I am away
web-webhook-about = When it is your turn and you do not have the table open, the server sends you one message.
web-webhook-none = This server does not allow any service for messages.
web-webhook-kind = Service
web-webhook-ntfy = ntfy
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-url = Address of your topic or webhook
web-webhook-hosts = Allowed: { $hosts }
web-webhook-save = Save
web-webhook-saved = Saved. Your messages will go there.
web-webhook-test = Send a test message
web-webhook-tested = Sent.
web-webhook-drop = Stop messages

web-orders = Standing orders
web-orders-count = Standing orders ({ $count })
web-orders-sign =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
web-orders-about = Answer questions ahead of time, so that nobody has to wait for you. Only you see your orders. The log marks each of these answers as ordered ahead.
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
