## Die Geschichte eines Spiels, das vorbei ist: wer wann führte, woher die Siegpunkte kamen, die Stadt, wie sie hell wurde.

event-told-lead-always = { $player } führte von der ersten Runde an und gewann { $by ->
    [0] den Gleichstand
    [one] mit 1 Siegpunkt Vorsprung
   *[other] mit { $by } Siegpunkten Vorsprung
}.
event-told-lead = { $player } ging in Runde { $round } in Führung, gab sie nicht mehr ab und gewann { $by ->
    [0] den Gleichstand
    [one] mit 1 Siegpunkt Vorsprung
   *[other] mit { $by } Siegpunkten Vorsprung
}.
event-told-lead-at-last = { $player } lag erst in der finalen Wertung vorn und gewann { $by ->
    [0] den Gleichstand
    [one] mit 1 Siegpunkt Vorsprung
   *[other] mit { $by } Siegpunkten Vorsprung
}.
event-told-best-round = Die beste Runde: { $player } mit { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkten
} in Runde { $round }.
event-told-player = { $source ->
    [districts] { $player }: die meisten Siegpunkte mit gesicherten Bezirken
    [goals] { $player }: die meisten Siegpunkte mit Aufgaben
    [scouting] { $player }: die meisten Siegpunkte beim Erkunden
    [actions] { $player }: die meisten Siegpunkte mit Spezialisten und Häkchen-Aktionen
    [hospital] { $player }: die meisten Siegpunkte mit Karten aus dem Krankenhaus
    [money] { $player }: die meisten Siegpunkte mit Geld
    [tiles] { $player }: die meisten Siegpunkte mit Plättchen
   *[cards] { $player }: die meisten Siegpunkte mit Karten
} ({ $points }), { $total } insgesamt. { $lit ->
    [0] Kein Bezirk hell
    [one] 1 Bezirk hell
   *[other] { $lit } Bezirke hell
}, { $finished ->
    [0] kein Plan beendet.
    [one] 1 Plan beendet.
   *[other] { $finished } Pläne beendet.
}
event-told-condition = { $have } von { $number } Siegpunkten
event-told-orchids = Blüten bei { $needed } Siegpunkten; mit { $points } verdient: { $orchids }

blackout-tale-won = { $player } bringt Hongkong zum Leuchten
blackout-tale-shared = { $players } bringen Hongkong zum Leuchten
blackout-tale-dark = { $count ->
    [one] { $players } gewinnt im Dunkeln
   *[other] { $players } gewinnen im Dunkeln
}
blackout-tale-nobody = Hongkong bleibt dunkel
blackout-tale-under = { $scores } Siegpunkte · { $rounds } Runden · { $lit } von { $districts } Bezirken hell
blackout-tale-map = Die Stadt, wie sie hell wurde
blackout-tale-lit-none = Kein Bezirk wurde hell.
blackout-tale-sources = Siegpunkte nach Quelle
blackout-tale-rounds = Siegpunkte nach Runde
blackout-tale-scoring = Ende
blackout-tale-turning = Der Wendepunkt
blackout-tale-players = In einem Satz
blackout-tale-total = gesamt
blackout-source-districts = Bezirke
blackout-source-goals = Aufgaben
blackout-source-scouting = Erkunden
blackout-source-actions = Spezialisten, Häkchen-Aktionen
blackout-source-hospital = Krankenhaus
blackout-source-tokens = Siegpunkte für Transportscheine
blackout-source-money = Geld
blackout-source-tiles = Plättchen
blackout-source-cards = Karten
