### Wörter, die Karten der Schachtel verwenden können, ob dieses Paket es tut oder nicht

frost-do-young-worker = ihr erhaltet den Jungarbeiter (einmal pro Runde darf eine Kinder-Figur wie ein Arbeiter handeln)
frost-do-young-engineer = ihr erhaltet den Jungingenieur (einmal pro Runde darf eine Kinder-Figur wie ein Ingenieur handeln)
frost-event-young = { $kind ->
    [worker] Ihr erhaltet den Jungarbeiter.
   *[engineer] Ihr erhaltet den Jungingenieur.
}
frost-rules-ruin_places = Ruinen sind Unterkünfte für je { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}, wenn ihre Zone beheizt ist

frost-resource-steel = Stahl
frost-amount-steel = { $count } Stahl
change-steel = { $by } Stahl
frost-stock-steel = Stahl
frost-city-steel = Stahl
frost-do-sick-round = { $count ->
    [one] 1 Bürger der Art dieser Runde wird krank
   *[other] { $count } Bürger der Art dieser Runde werden krank
}
frost-do-cure-round = { $count } Bürger der Art dieser Runde heilen
frost-do-die-round = { $count ->
    [one] 1 Bürger der Art dieser Runde stirbt
   *[other] { $count } Bürger der Art dieser Runde sterben
}
frost-do-tire-round = { $count } „Bürger erschöpft“-Plättchen nehmen (Art dieser Runde)
frost-cost-tire-round = 1 „Bürger erschöpft“-Plättchen nehmen (Art dieser Runde)
frost-do-lay-sector-inner = { $count ->
    [one] 1 inneren Sektor legen
   *[other] { $count } innere Sektoren legen
}
frost-do-lay-sector-outer = { $count ->
    [one] 1 äußeren Sektor legen
   *[other] { $count } äußere Sektoren legen
}
frost-do-repeat-action = eine Aktion oder ein Gebäude, worauf { $who ->
    [worker] ein Arbeiter steht
    [engineer] ein Ingenieur steht
    [child] ein Kind steht
   *[any] eine Bürger-Figur steht
}, erneut ausführen (gilt als beheizt; keine Spezial-Aktionen)
frost-do-repeat-building = die Aktion eines Gebäudes, auf dem { $who ->
    [worker] ein Arbeiter steht
    [engineer] ein Ingenieur steht
    [child] ein Kind steht
   *[any] eine Bürger-Figur steht
}, erneut ausführen (gilt als beheizt)
frost-ask-repeat-action = { $buildings ->
    [0] Welche Aktion wird wiederholt?
   *[other] Welches Gebäude wiederholt seine Aktion?
} { $whose ->
    [worker] Ein Arbeiter muss dort stehen.
    [engineer] Ein Ingenieur muss dort stehen.
    [child] Ein Kind muss dort stehen.
   *[any] Eine Bürger-Figur muss dort stehen.
}
frost-do-unlock = jetzt verfügbar: { $building }
frost-event-unlocked = Jetzt verfügbar: { $building }.
refuse-not-unlocked = noch hat keine Karte es verfügbar gemacht
refuse-permanent = { $building }: nie abzureißen oder zu zerstören
frost-rules-hunting = { $count ->
    [one] Sie zeigt 1 Jagdsymbol
   *[other] Sie zeigt { $count } Jagdsymbole
}
frost-building-locked = Verfügbar, sobald eine Karte es sagt.
frost-building-permanent = Kann nie abgerissen oder zerstört werden.
frost-building-delivers = Wenn der Transport ankommt: { $effects }
frost-event-delivered = Der Transport von den Außenposten ist angekommen.
frost-transport = Transport: { $steps } von { $of } Schritten
frost-building-hub = Liegt die Generatorleistung über dem roten Anzeiger, könnt ihr es mit 1 Kohle befeuern. Dann sind sein Sektor und alle angrenzenden beheizt, bis die nächste Generator-Phase endet.
frost-move-fire = 1 Kohle auf das Dampfzentrum auf { $field }
frost-event-fired = Kohle auf das Dampfzentrum auf { $field }: Es beheizt seinen Sektor und die angrenzenden.

## Entscheidungen

frost-ask-end-actions = { $own ->
    [yes] Du möchtest
   *[no] { $seat } möchte
} die Aktionen-Phase beenden. Sind alle einverstanden? { $left ->
    [0] Keine Figur kann mehr handeln.
    [one] 1 Figur kann noch handeln.
   *[other] { $left } Figuren können noch handeln.
}
frost-move-done-end-actions = Aktionen-Phase beenden
frost-move-go-on = Weitermachen
frost-ask-which-mood = { $title }: Von mehreren Arten liegen gleich viele Plättchen aktiv ({ $count }). Welche wirkt zuerst?
frost-move-carry-token = { $token }
frost-ask-advisor-wake-up = Nutzt du deinen Berater, oder ziehst du Bürgerkarten (Ein Weckruf für alle, einmal im Spiel)? Beides geht, in beliebiger Reihenfolge.
frost-ask-gather-upto = Welcher Rohstoff wird gesammelt? { $upto ->
    [one] Noch 1 ist möglich
   *[other] Bis zu { $upto } sind möglich
}; eine ausliegende Karte kann wegnehmen, was im Lager liegt.
frost-move-done-gather = Den Rest liegen lassen

## Pakete

problem-pack-track-missing = { $pack }: tracks.toml sagt nichts über { $field }.
problem-pack-track-order = { $pack }: Die Abschnitte der Leiste { $field } müssen ansteigen.
problem-pack-track-short = { $pack }: Die Leiste { $field } endet bei { $end }; sie muss bis { $needed } reichen.
problem-pack-track-above = { $pack }: Ein Anzeiger würde über der Heizleiste beginnen, deren letztes Feld { $end } ist.
