## Dieselbe Person auf mehreren Geräten

devices = Deine Geräte
devices-link = Deine Geräte und dein Wiederherstellungscode
devices-about = Nimm deinen Namen, deine Spiele und deine Einstellungen auf ein anderes Gerät mit oder melde ein Gerät ab.
devices-list = Angemeldet auf
devices-unnamed = Unbekannter Browser
devices-this = dieses Gerät
devices-seen = zuletzt benutzt { $when }
devices-in-use = gerade in Gebrauch
devices-sign-out = Abmelden
devices-sign-out-this = Hier abmelden
devices-sign-out-this-sure = Dieses Gerät vergisst dich dann. Hast du kein anderes Gerät und keinen Wiederherstellungscode, verlierst du deine Spiele.
devices-signed-out = Abgemeldet: { $device }
devices-add = Ein Gerät hinzufügen
devices-add-about = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link. Er gilt nur einmal und nur { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} lang.
devices-add-make = Link anzeigen
devices-qr = QR-Code des Links
devices-recovery = Wiederherstellungscode
devices-recovery-none = Wenn du alle deine Geräte verlierst, bringt dir ein Wiederherstellungscode deine Spiele zurück. Schreib ihn auf: Er wird nur einmal gezeigt.
devices-recovery-there = Du hast schon einen Wiederherstellungscode. Ein neuer ersetzt ihn.
devices-recovery-make = Wiederherstellungscode erstellen
devices-recovery-again = Neuen Code erstellen
devices-recovery-keep = Schreib diesen Code auf und bewahre ihn gut auf. Er gilt nur einmal.
devices-enter = Ich habe einen Code
devices-enter-code = Link oder Wiederherstellungscode
devices-enter-look = Weiter
devices-become = Auf diesem Gerät als { $name } weitermachen?
devices-become-nobody = Auf diesem Gerät mit diesen Spielen weitermachen?
devices-become-tables = { $count ->
    [one] { $count } Spiel kommt mit.
   *[other] { $count } Spiele kommen mit.
}
devices-become-leave = { $count ->
    [one] Das Spiel auf diesem Gerät bleibt bei { $name }. Willst du es behalten, erstelle zuerst einen Wiederherstellungscode für { $name }.
   *[other] Die { $count } Spiele auf diesem Gerät bleiben bei { $name }. Willst du sie behalten, erstelle zuerst einen Wiederherstellungscode für { $name }.
}
devices-become-same = Du bist hier schon als { $name } angemeldet.
devices-become-do = Ja, weiter
devices-welcome = Willkommen zurück, { $name }.
devices-recovered = Du hast deinen Wiederherstellungscode verbraucht. Erstelle einen neuen.
