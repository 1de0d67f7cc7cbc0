### Wer am Zug ist, für alle, die gerade nicht hinsehen, und was im Voraus gesagt wurde.

turn-message = Du bist am Zug: { $game }. { $round }.
turn-test = Hearthlight sagt dir hier Bescheid, wenn du am Zug bist.
problem-no-webhook = Du hast keine Adresse für Nachrichten eingetragen.
problem-webhook-no-url = Die Adresse muss vollständig sein und mit https:// beginnen.
problem-webhook-host = Dieser Server erlaubt keine Nachrichten an { $host }.
problem-webhook-failed = Die Nachricht kam nicht an: { $reason }.
problem-too-many-tests = Du hast zu viele Testnachrichten gesendet. Versuche es in { $seconds } s noch einmal.

web-turns-elsewhere =
    { $count ->
        [one] ({ $count } Zug)
       *[other] ({ $count } Züge)
    }
web-turns-notice = { $round }. Zum Tisch.
web-settings-turns = Wenn ich am Zug bin
web-setting-bell = Glocke läuten
web-setting-bell-off = Aus
web-setting-bell-on = An
web-setting-notify = Benachrichtigung des Browsers, wenn diese Seite nicht zu sehen ist
web-setting-notify-off = Aus
web-setting-notify-on = An
web-notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und versuche es dann noch einmal.
web-webhook = Nachrichten, wenn ich nicht da bin
web-webhook-about = Bist du am Zug und hast den Tisch nicht offen, schickt dir der Server eine Nachricht.
web-webhook-none = Dieser Server erlaubt keinen Dienst für Nachrichten.
web-webhook-kind = Dienst
web-webhook-ntfy = ntfy
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-url = Adresse deines Themas oder Webhooks
web-webhook-hosts = Erlaubt: { $hosts }
web-webhook-save = Speichern
web-webhook-saved = Gespeichert. Dorthin gehen deine Nachrichten.
web-webhook-test = Testnachricht senden
web-webhook-tested = Gesendet.
web-webhook-drop = Keine Nachrichten mehr

web-orders = Vorab entscheiden
web-orders-count = Vorab entschieden ({ $count })
web-orders-sign = { $count } vorab
web-orders-about = Beantworte Fragen im Voraus, damit niemand auf dich warten muss. Nur du siehst, was du festlegst. Im Spielverlauf steht bei diesen Antworten „vorab entschieden“.
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
