## Blackout: Hong Kong
### Alles, was am Tisch zu lesen ist, außer Titeln (im Paket) und Regeln (rules.ftl)

game-blackout = Blackout: Hong Kong

## Dinge

resource-food = Lebensmittel
resource-tools = Werkzeuge
resource-gasoline = Benzin
resource-water = Wasser
resource-books = Bücher
resource-medipacks = Erste-Hilfe-Koffer
resource-battery = Batterie
resource-money = HK-Dollar
colour-red = rot
colour-yellow = gelb
colour-blue = blau
colour-purple = violett
colour-any = beliebige Farbe
challenge-simple = einfach
challenge-advanced = schwierig
challenge-probe = Trainings-Suche
goal-hand = Aufnehmen mit bis zu 6 Karten
goal-slot = vierter Slot

## Phasen

phase-0 = Spielvorbereitung
phase-1 = Waren und Planung
phase-2 = Einsatz
phase-3 = Ziele
phase-4 = Erkunden
phase-5 = Neue Ziele
phase-6 = Aufräumen
phase-7 = Bezirke sichern
phase-8 = Aufnehmen

## Effekte

amount-food = { $count } Lebensmittel
amount-tools = { $count ->
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
}
amount-gasoline = { $count } Benzin
amount-water = { $count } Wasser
amount-books = { $count ->
    [one] 1 Buch
   *[other] { $count } Bücher
}
amount-medipacks = { $count } Erste-Hilfe-Koffer
amount-battery = { $count ->
    [one] 1 Batterie
   *[other] { $count } Batterien
}
amount-same = { $count ->
    [one] 1 Ware nach Wahl
   *[other] { $count } gleiche Waren nach Wahl
}
amount-money = { $count } HK-Dollar
amount-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
amount-transport = { $count ->
    [one] 1 Transportschein
   *[other] { $count } Transportscheine
}
amount-gps = { $count ->
    [one] 1 GPS-Gerät
   *[other] { $count } GPS-Geräte
}
amount-per-search = Hand vorzeigen: { $count } HK-Dollar pro Ortungszeichen
amount-cube = 1 Markierstein auf dem Stadtplan ({ $colour })
amount-recover = eine Karte aus dem Krankenhaus und ihre Siegpunkte
amount-check = eine freigeschaltete Häkchen-Aktion
amount-none = nichts davon
amount-cards-red = { $count ->
    [one] 1 rote Karte
   *[other] { $count } rote Karten
}
amount-cards-yellow = { $count ->
    [one] 1 gelbe Karte
   *[other] { $count } gelbe Karten
}
amount-cards-blue = { $count ->
    [one] 1 blaue Karte
   *[other] { $count } blaue Karten
}
amount-cards-purple = { $count ->
    [one] 1 violette Karte
   *[other] { $count } violette Karten
}
trade = { $pay } → { $gain }
need-slot = { $cards } in einem Slot
need-tiles = offene Erkundungsplättchen: Siegpunkte und { $resource }
need-centres = beide Notfalllager { $letter } verbunden
tile = { $simple } Ortungszeichen → { $simple_gain }; { $advanced } → { $advanced_gain }
search-simple = Einfache Suche: { $count } Ortungszeichen → { $gain }
search-advanced = Schwierige Suche: { $count } Ortungszeichen → { $gain }
search-probe = Trainings-Suche (Plättchen: { $type }): { $count } Ortungszeichen, keine Belohnung

## Karten

card-volunteer = Helfer ({ $colour }): beschafft { $count ->
    [one] 1 Ware der Art
   *[other] { $count } Waren der Art
}, die sein Würfel zeigt
card-values = { $search ->
    [0] Kein Ortungszeichen
   *[other] { $search } Ortungszeichen
}, { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
card-goal = Aufgabe: { $goal }
card-bonus = Bonus: { $gain }
card-completion = Abschließende Belohnung: { $gain }
card-check = Häkchen-Aktion: { $trade }
card-check-gain = Häkchen-Aktion: erhalte { $gain }
always-search = Bei jedem Erkunden: +{ $count } Ortungszeichen
always-gps = Jedes GPS-Gerät zählt { $count } Ortungszeichen mehr
always-waste = Bei jedem Aufräumen, beliebig oft: { $trade }

## Fragen

ask-start = Platziere deinen ersten Markierstein auf einem Ort.
ask-plan = Plane: höchstens eine Karte verdeckt in jeden offenen Slot. Dann melde dich bereit.
ask-turn = Decke eine deiner geplanten Karten auf.
ask-procure = { $title }: Welche Ware? Der Würfel zeigt: { $resource }.
ask-specialist = { $title }: eine Aktion ausführen?
ask-recover = Welche Karte verlässt das Krankenhaus?
ask-resource = Wähle eine Ware: Du erhältst { $count } davon.
ask-payment = Wie bezahlst du?
ask-objectives = Eine Aufgabe erfüllen?
ask-place = Platziere einen Markierstein auf dem Stadtplan ({ $colour }).
ask-finish = { $title }: jetzt abschließen oder liegen lassen?
ask-scout = Einen Bezirk erkunden?
ask-tile = { $district }: ein Plättchen einsammeln?
ask-team = Stell deinen Suchtrupp zusammen: Er braucht { $needed } Ortungszeichen.
ask-buy = Eine Karte kaufen?
ask-waste = Lebensmittel und Wasser verderben. Tausche zuerst Paare ein, den Rest verkaufst du.
ask-dispose = Eine deiner Zielkarten aufgeben?
ask-marker = { $district } ist gesichert: Welche Häkchen-Aktion schaltest du frei?
ask-refresh = Karten aufnehmen?
ask-check-marks = Eine Häkchen-Aktion ausführen?

## Dasselbe für alle, die warten

topic-start = Der erste Markierstein auf dem Stadtplan
topic-plan = Karten planen
topic-turn = Karten einsetzen
topic-procure = { $title }: Welche Ware?
topic-specialist = { $title }: eine Aktion ausführen?
topic-recover = Welche Karte verlässt das Krankenhaus?
topic-resource = Welche Ware?
topic-payment = Wie bezahlen?
topic-objectives = Eine Aufgabe erfüllen?
topic-place = Ein Markierstein auf dem Stadtplan ({ $colour })
topic-finish = { $title }: jetzt abschließen oder liegen lassen?
topic-scout = Einen Bezirk erkunden?
topic-tile = { $district }: ein Plättchen einsammeln?
topic-team = Einen Suchtrupp zusammenstellen
topic-buy = Eine Karte kaufen?
topic-waste = Lebensmittel und Wasser: tauschen oder verkaufen?
topic-dispose = Eine Zielkarte aufgeben?
topic-marker = { $district } ist gesichert: Welche Häkchen-Aktion?
topic-refresh = Karten aufnehmen?
topic-check-marks = Eine Häkchen-Aktion ausführen?

## Züge

move-start = { $location } ({ $colour })
move-battery = Batterie kaufen (5 HK-Dollar)
move-transport = Transportschein kaufen (1 Siegpunkt)
move-plan = { $title } in Slot { $slot }
move-ready = Bereit
move-turn = { $title }
move-procure = { $tokens ->
    [0] { $resource }
    [one] { $resource } (1 Transportschein)
   *[other] { $resource } ({ $tokens } Transportscheine)
}
move-act = Aktion { $action }, Variante { $way }
move-recover = { $title }
move-choose = { $resource }
move-pay = { $what }
move-complete = { $title }: { $goal }
move-restore = Stromversorgung: { $goal }
move-place = { $skipped ->
    [0] { $location } ({ $colour })
    [one] { $location } ({ $colour }), überspringt 1 Ort
   *[other] { $location } ({ $colour }), überspringt { $skipped } Orte
}
move-finish = { $card } jetzt abschließen
move-leave = Liegen lassen
move-leave-finish = Karte offen lassen
move-leave-tile = Kein Plättchen nehmen
move-scout = { $district }
move-collect = { $search }
move-join = { $title } in den Suchtrupp
move-gps = GPS-Gerät einsetzen
move-go = Losziehen
move-buy = { $title } kaufen
move-waste = { $rate }
move-sell = Rest verkaufen
move-discard = { $card } aufgeben
move-marker = { $action }
move-refresh = Slot { $slot } aufnehmen
move-check = { $action }
move-check-plan = { $title }: { $trade }
move-done = Fertig
move-done-procure = Nichts beschaffen
move-done-specialist = Keine weitere Aktion
move-done-objectives = Keine weitere Aufgabe
move-done-scout = Nicht erkunden
move-done-buy = Passen
move-done-dispose = Nichts aufgeben
move-done-refresh = Nicht aufnehmen
move-done-check-marks = Keine weitere Häkchen-Aktion

## Ereignisse

event-round = Runde { $round }. { $player } beginnt.
event-rolled = { $again ->
    [0] { $player } wirft die Würfel: { $red } (rot), { $yellow } (gelb) und { $blue } (blau).
   *[other] Würfel zeigten dieselbe Ware, also würfelt { $player } sie noch einmal: { $red } (rot), { $yellow } (gelb) und { $blue } (blau).
}
event-placed-cube = { $player } platziert einen Markierstein auf { $location }{ $tokens ->
    [0] {""}
    [one] , für 1 Transportschein
   *[other] , für { $tokens } Transportscheine
}{ $points ->
    [0] {""}
    [one] , auf Kosten von 1 Siegpunkt
   *[other] , auf Kosten von { $points } Siegpunkten
}.
event-planned = { $player } plant eine Karte in Slot { $slot }.
event-planned-secret = { $player } plant { $card } in Slot { $slot }.
event-ready = { $cards ->
    [0] { $player } plant keine Karte.
   *[other] { $player } ist bereit.
}
event-turned = { $player } deckt { $card } in Slot { $slot } auf.
event-procured = { $count ->
    [0] { $card } beschafft nichts: { $player } hat keinen Stein mehr
   *[other] { $card } beschafft für { $player }: { $what }
}{ $tokens ->
    [0] {""}
    [one] , mit 1 Transportschein
   *[other] , mit { $tokens } Transportscheinen
}{ $points ->
    [0] {""}
    [one] , auf Kosten von 1 Siegpunkt
   *[other] , auf Kosten von { $points } Siegpunkten
}.
event-acted = { $player } setzt { $card } ein.
event-bought-battery = { $player } kauft eine Batterie für 5 HK-Dollar.
event-bought-transport = { $player } kauft einen Transportschein für 1 Siegpunkt.
event-paid-money = { $player } zahlt { $money } HK-Dollar.
event-paid-resource = { $player } bezahlt { $what }.
event-gained-points = { $player } erhält { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-gained-money = { $player } erhält { $money } HK-Dollar.
event-lost-cube = { $player } hat keinen Markierstein mehr zum Platzieren.
event-gained-resource = { $count ->
    [0] { $player } hat keinen Markierstein mehr: Die Ware verfällt.
   *[other] { $player } erhält { $what }.
}
event-gained-transport = { $player } erhält { $count ->
    [0] keinen Transportschein: Der Vorrat ist leer
    [one] 1 Transportschein
   *[other] { $count } Transportscheine
}.
event-gained-gps = { $player } erhält { $count ->
    [0] kein GPS-Gerät: Der Vorrat ist leer
    [one] 1 GPS-Gerät
   *[other] { $count } GPS-Geräte
}.
event-showed-hand = { $player } zeigt { $count } Ortungszeichen vor und erhält { $money } HK-Dollar.
event-recovered = { $card } verlässt das Krankenhaus{ $points ->
    [0] {""}
    [one] : { $player } erhält 1 Siegpunkt
   *[other] : { $player } erhält { $points } Siegpunkte
}.
event-check-mark = { $player } führt eine Häkchen-Aktion aus: { $action }.
event-completed = { $player } erfüllt eine Aufgabe auf { $card }.
event-finished = { $player } schließt { $card } ab.
event-restored = { $player } stellt die Stromversorgung wieder her: { $goal }.
event-nobody-scouts = Niemand erkundet: An keinen Bezirk mit Plättchen grenzt ein Markierstein.
event-cannot-scout = { $player } kann nicht erkunden: An die eigenen Markiersteine grenzt kein freier Bezirk mit Plättchen.
event-does-not-scout = { $player } erkundet nicht.
event-looked = { $player } sieht sich die Plättchen in { $district } an.
event-left-tiles = { $player } lässt die Plättchen in { $district } liegen.
event-searches = { $player } sucht in { $district }. { $search }.
event-joined = { $card } kommt in den Suchtrupp von { $player }.
event-spent-gps = { $player } setzt ein GPS-Gerät ein.
event-collected = { $player } sammelt das Plättchen mit { $count } Ortungszeichen ein.
event-injured = { $card } ist verletzt und kommt ins Krankenhaus von { $player }.
event-passed = { $player } passt.
event-bought-card = { $player } kauft { $card } für { $money } HK-Dollar.
event-swept = { $card } verlässt die Auslage.
event-refilled = Reihe { $row } wird aufgefüllt: { $cards }.
event-end-triggered = Der Nachfüllstapel ist leer: Runde { $round } ist die letzte.
event-wasted = { $player } verkauft { $what } für { $money } HK-Dollar.
event-traded-waste = { $player } tauscht ein, was sonst verdirbt: { $rate }.
event-disposed = { $player } gibt { $card } auf.
event-nothing-secured = In dieser Runde sichert niemand einen Bezirk.
event-secured = { $district } wird von { $seats } gesichert.
event-unlocked = { $player } schaltet eine Häkchen-Aktion frei: { $action }.
event-placed-house-cube = { $player } legt einen Markierstein in { $district } ab.
event-scored-district = { $player } erhält { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} für { $count ->
    [one] 1 Markierstein
   *[other] { $count } Markiersteine
} rund um { $district }.
event-nobody-refreshes = Niemand nimmt Karten auf: Alle haben zu viele Karten auf der Hand.
event-cannot-refresh = { $player } nimmt keine Karten auf: { $count } auf der Hand, höchstens { $number } erlaubt.
event-does-not-refresh = { $player } könnte Karten aufnehmen, tut es aber nicht.
event-refreshed = { $player } nimmt Slot { $slot } auf: { $cards }.
event-final-score = { $player }: { $money } für Geld, { $tiles } für Erkundungsplättchen, { $cards } für Karten; insgesamt { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-game-over = Das Spiel ist vorbei. Sieg: { $seats }.
event-nobody-won = Das Spiel ist vorbei. Niemand gewinnt.

## Schlusswertung

score-before = im Spiel
score-money = Geld
score-tiles = Plättchen
score-cards = Karten
score-left = HK-Dollar übrig
score-orchids = Blüten
score-conditions = Siegbedingungen erfüllt

## Die Kampagne

campaign-chapter = Kapitel { $chapter }
campaign-won = Kapitel { $chapter } ist geschafft. Bauhinien-Blüten: { $orchids }.
campaign-lost = Kapitel { $chapter } ist verloren. Du beginnst es noch einmal mit { $money } HK-Dollar.
campaign-best = Dein bestes Ergebnis in Kapitel { $chapter }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
campaign-finished = Die Kampagne ist zu Ende. { $player }: { $total ->
    [one] 1 Bauhinien-Blüte
   *[other] { $total } Bauhinien-Blüten
}. { $rating }
rating-perfect = Eine perfekte Woche: Die Stadt benennt eine Straße nach dir.
rating-very-good = Sehr gut. Am ganzen Hafen kennt man deinen Namen.
rating-good = Gut. Du hast der Stadt viel Leid erspart.
rating-made-it = Du bist durchgekommen, und mit dir die meisten in der Stadt.
rating-lost = Das Licht brennt wieder, aber dein Verdienst ist das nicht.
