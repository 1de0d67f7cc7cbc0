## Dieselbe Person auf mehreren Geräten

devices = Deine Geräte
devices-link = Deine Geräte und dein Wiederherstellungscode
devices-about = Hier nimmst du deinen Namen und deine Spiele auf ein anderes Gerät mit und meldest Geräte ab.
devices-list = Angemeldet auf
devices-unnamed = Ein anderer Browser
devices-this = dieses Gerät
devices-seen = zuletzt benutzt { $when }
devices-sign-out = Abmelden
devices-sign-out-this = Hier abmelden
devices-sign-out-this-sure = Auf diesem Gerät kennt dich dann niemand mehr. Ohne ein anderes Gerät oder einen Wiederherstellungscode verlierst du deine Spiele.
devices-signed-out = Abgemeldet: { $device }
devices-add = Ein Gerät hinzufügen
devices-add-about = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} lang.
devices-add-make = Link anzeigen
devices-qr = QR-Code des Links
devices-recovery = Wiederherstellungscode
devices-recovery-none = Wenn du alle Geräte verlierst, bringt dich ein Wiederherstellungscode zurück. Schreib ihn auf; er wird nur einmal gezeigt.
devices-recovery-there = Du hast einen Wiederherstellungscode. Ein neuer ersetzt ihn.
devices-recovery-make = Wiederherstellungscode erstellen
devices-recovery-again = Neuen Code erstellen
devices-recovery-keep = Schreib ihn auf und bewahre ihn gut auf. Er gilt einmal.
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
    [one] Das Spiel, das du auf diesem Gerät hast, bleibt bei { $name }. Wenn du es behalten willst, erstelle zuerst einen Wiederherstellungscode für { $name }.
   *[other] Die { $count } Spiele, die du auf diesem Gerät hast, bleiben bei { $name }. Wenn du sie behalten willst, erstelle zuerst einen Wiederherstellungscode für { $name }.
}
devices-become-same = Du bist hier schon als { $name } angemeldet.
devices-become-do = Ja, weiter
devices-welcome = Willkommen zurück, { $name }.
devices-recovered = Dein Wiederherstellungscode ist aufgebraucht. Erstelle einen neuen.
