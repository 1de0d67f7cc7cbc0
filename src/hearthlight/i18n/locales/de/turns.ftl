### Wer am Zug ist, für alle, die gerade nicht hinsehen, und was im Voraus gesagt wurde.

turn-message = Du bist am Zug: { $game }, Runde { $round }.
turn-test = Hearthlight sagt dir hier Bescheid, wenn du am Zug bist.
problem-no-webhook = Du hast keine Adresse für Nachrichten eingetragen.
problem-webhook-no-url = Trag eine vollständige Adresse ein, die mit https:// beginnt.
problem-webhook-host = Wer diesen Server betreibt, erlaubt keine Nachrichten an { $host }.
problem-webhook-failed = Die Nachricht kam nicht an: { $reason }.
problem-too-many-tests = Das waren viele Nachrichten. Versuch es in { $seconds } s noch einmal.

web-turns-elsewhere =
    { $count ->
        [one] ({ $count } Zug)
       *[other] ({ $count } Züge)
    }
web-turns-notice = Runde { $round }. Zum Tisch.
web-settings-turns = Wenn ich am Zug bin
web-setting-bell = Glocke läuten
web-setting-bell-off = Aus
web-setting-bell-on = An
web-setting-notify = Benachrichtigung des Browsers, solange diese Seite verdeckt ist
web-setting-notify-off = Aus
web-setting-notify-on = An
web-notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaub sie in seinen Einstellungen und versuch es dann noch einmal.
web-webhook = Nachrichten, wenn ich nicht da bin
web-webhook-about = Der Server schickt jedes Mal eine Nachricht, wenn du am Zug bist und den Tisch nicht offen hast.
web-webhook-none = Wer diesen Server betreibt, hat keinen Dienst für Nachrichten erlaubt.
web-webhook-kind = Dienst
web-webhook-ntfy = ntfy
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-url = Adresse deines Themas oder Webhooks
web-webhook-hosts = Erlaubt: { $hosts }
web-webhook-save = Speichern
web-webhook-saved = Gespeichert. Dort erfährst du es.
web-webhook-test = Testnachricht senden
web-webhook-tested = Gesendet.
web-webhook-drop = Keine Nachrichten mehr

web-orders = Vorab entscheiden
web-orders-count = Vorab entschieden ({ $count })
web-orders-about = Sag im Voraus, wie du antwortest, damit niemand auf dich warten muss. Nur du siehst, was du festlegst. Im Spielverlauf steht bei jeder Antwort, dass sie vorab entschieden war.
web-orders-round = nur in dieser Runde
web-orders-game = bis du es aufhebst
web-order-ask = Frag mich
web-ordered-ahead = vorab entschieden
web-since-moves =
    { $count ->
        [one] Seit deinem letzten Zug: { $count } Zug
       *[other] Seit deinem letzten Zug: { $count } Züge
    }
web-since-play = Ansehen
web-since-skip = Jetzt nicht
