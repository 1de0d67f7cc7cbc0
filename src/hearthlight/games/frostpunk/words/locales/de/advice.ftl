## Was für oder gegen einen Zug spricht: ein Satzteil, mit dem, was sein wird, und dem, was ist

reason-won = die Stadt ist gerettet
reason-lost = die Stadt ist verloren
reason-hope = { $good ->
    [yes] mehr Hoffnung: { $after } statt { $before }
   *[no] { $after ->
        [1] nur noch 1 Hoffnung statt { $before }, und ohne Hoffnung fällt die Stadt
       *[other] weniger Hoffnung: { $after } statt { $before }
    }
}
reason-discontent = { $good ->
    [yes] weniger Unzufriedenheit: { $after } statt { $before }
   *[no] mehr Unzufriedenheit: { $after } statt { $before }
}
reason-active-hope = aktive Hoffnung: { $after } statt { $before }
reason-active-discontent = aktive Unzufriedenheit: { $after } statt { $before }
reason-hope-rises = die Hoffnung steigt um { $after }
reason-hope-falls = die Hoffnung sinkt um { $after }
reason-discontent-rises = die Unzufriedenheit steigt um { $after }
reason-discontent-falls = die Unzufriedenheit sinkt um { $after }
reason-sick = kranke { $kinds }: { $after } statt { $before }
reason-cured = kranke { $kinds }: { $after } statt { $before }; { $more ->
    [0] in den nächsten Vorbereitungen
    [one] nach 1 weiteren Heilung in den nächsten Vorbereitungen
   *[other] nach { $more } weiteren Heilungen in den nächsten Vorbereitungen
}: { $then } statt { $now }
reason-cured-harmless = kranke { $kinds }: { $after } statt { $before }; bis zu { $upto } schaden nicht
reason-sickened = kranke { $kinds }: { $after } statt { $before }; in den nächsten Vorbereitungen: { $then } statt { $now }
reason-sickened-same = kranke { $kinds }: { $after } statt { $before }; in den nächsten Vorbereitungen so oder so: { $now }{ $worse ->
    [0] { "" }
   *[other] , mehr ab { $worse }
}
harm-none = kein Schaden
harm-lost = das Ende der Stadt
harm-deaths = { $count ->
    [one] 1 Todesfall
   *[other] { $count } Todesfälle
}
harm-grave = schwere Krankheit
harm-resting = { $count ->
    [one] 1 ruhende Figur
   *[other] { $count } ruhende Figuren
}
reason-grave = { $after ->
    [one] 1 Bürgerart schwer krank
   *[other] { $after } Bürgerarten schwer krank
} statt { $before }
reason-dead = { $after ->
    [one] 1 Leichnam
   *[other] { $after } Leichname
} statt { $before }
reason-meal-deaths = { $good ->
    [yes] bei der nächsten Mahlzeit verhungern weniger { $kinds }: { $after } statt { $before }
   *[no] bei der nächsten Mahlzeit verhungern mehr { $kinds }: { $after } statt { $before }
}
reason-meal-discontent = { $good ->
    [yes] macht die Stadt satt: bei der nächsten Mahlzeit { $after } Unzufriedenheit durch Hunger statt { $before }
   *[no] mehr Unzufriedenheit durch Hunger bei der nächsten Mahlzeit: { $after } statt { $before }
}
reason-unfed = { $good ->
    [yes] macht { $kinds } satt; fehlende Nahrung bei der nächsten Mahlzeit: { $after } statt { $before }
   *[no] bei der nächsten Mahlzeit fehlt mehr Nahrung für { $kinds }: { $after } statt { $before }
}
reason-food = { $good ->
    [yes] bringt Nahrung: { $after } statt { $before } im Lager
   *[no] kostet Nahrung: { $after } statt { $before } im Lager
}
reason-coal = { $good ->
    [yes] bringt Kohle: { $after } statt { $before } im Lager
   *[no] kostet Kohle: { $after } statt { $before } im Lager
}
reason-wood = { $good ->
    [yes] bringt Holz: { $after } statt { $before } im Lager
   *[no] kostet Holz: { $after } statt { $before } im Lager
}
reason-cores = { $good ->
    [yes] bringt Dampfkerne: { $after } statt { $before } im Lager
   *[no] kostet Dampfkerne: { $after } statt { $before } im Lager
}
reason-freezing = { $good ->
    [yes] hält die Stadt warm: { $after } Kranke durch die Kälte statt { $before }
   *[no] die Kälte macht mehr Bürger krank: { $after } statt { $before }
}
reason-bedless = { $good ->
    [yes] mehr schlafen warm: { $after } ohne Schlafplatz statt { $before }
   *[no] weniger schlafen warm: { $after } ohne Schlafplatz statt { $before }
}
reason-stress = { $good ->
    [yes] schont den Generator: Belastung { $after } statt { $before }
   *[no] strapaziert den Generator: Belastung { $after } statt { $before }
}
reason-output = Leistung des Generators: { $after } statt { $before }
reason-beds = { $after ->
    [one] 1 Schlafplatz
   *[other] { $after } Schlafplätze
} statt { $before }
reason-map = { $thing ->
    [wood] Holz auf dem Spielplan: { $after } statt { $before }
    [coal] Kohle auf dem Spielplan: { $after } statt { $before }
    [cores] Dampfkerne auf dem Spielplan: { $after } statt { $before }
   *[trees] Bäume auf dem Spielplan: { $after } statt { $before }
}
reason-automata = { $after ->
    [one] 1 Automaton
   *[other] { $after } Automata
} statt { $before }
reason-building = { $building } in der Stadt: { $after } statt { $before }
reason-building-works = { $building }, je Runde für eine Figur: { $does }
reason-building-stands = { $building }: { $does }
reason-upgraded = { $building }, ausgebaut: { $after } statt { $before }
reason-people = { $kinds } in der Stadt: { $after } statt { $before }
reason-tired = erschöpfte { $kinds }: { $after } statt { $before }
reason-citizen-cards = { $after ->
    [one] 1 Bürgerkarte auf der Hand
   *[other] { $after } Bürgerkarten auf der Hand
} statt { $before }
reason-researched = { $good ->
    [yes] { $card } ist erforscht
   *[no] { $card } ist nicht mehr erforscht
}
reason-research = { $good ->
    [yes] die Forschung an { $card } beginnt
   *[no] die Forschung an { $card } endet
}
reason-expeditions = { $after ->
    [one] 1 Expedition unterwegs
   *[other] { $after } Expeditionen unterwegs
} statt { $before }
reason-scouted = Felder, die Späher gegangen sind: { $after } statt { $before }
reason-loaded = Rohstoffe auf { $card }: { $after } statt { $before }
reason-trouble = { $after ->
    [one] 1 ausstehende Dämmerungskarte
   *[other] { $after } ausstehende Dämmerungskarten
} statt { $before }
reason-evenings = { $good ->
    [yes] { $card } wirkt abends nicht mehr
   *[no] { $card } bleibt liegen und wirkt abends
}
reason-opens = ermöglicht in den kommenden Runden ein Gebäude: { $building } ({ $does })
reason-law-at-once = { $text }; sofort: { $effects }
reason-law = { $helps ->
    [children] in allen weiteren Runden dürfen Kinder helfen
    [young] in allen weiteren Runden arbeitet ein Kind wie ein Erwachsener
    [shift] in allen weiteren Runden darf eine Figur zweimal handeln
    [gather] Sammeln bringt in allen weiteren Runden mehr
    [medicine] heilt in allen weiteren Runden mehr Bürger
    [mourning] Todesfälle wiegen in allen weiteren Runden weniger
    [guard] hält in der Dämmerung Unzufriedenheit fern
    [food] spart in den weiteren Runden Nahrung
    [beds] mehr Figuren finden einen Schlafplatz
   *[action] bringt eine Spezial-Aktion für die weiteren Runden
}; Gesetze bisher: { $after } von 4
reason-law-harm = kostet in den weiteren Runden mehr, als es hilft; Gesetze bisher: { $after } von 4
reason-law-ahead = ein Gesetz hilft in allen weiteren Runden, je früher, desto länger; bisher: { $after } von 4
reason-hands = { $good ->
    [yes] { $after ->
        [0] etwas anderes hilft noch
        [one] 1 Figur kann noch handeln, und das hilft
       *[other] { $after } Figuren können noch handeln, und das hilft
    }
   *[no] { $after ->
        [0] nichts anderes ist noch seinen Preis wert
        [one] 1 Figur kann noch handeln, aber nichts, was sie tun kann, ist seinen Preis wert
       *[other] { $after } Figuren können noch handeln, aber nichts, was sie tun können, ist seinen Preis wert
    }
}
reason-idle = { $after ->
    [0] etwas anderes würde noch helfen
    [one] 1 Figur kann noch handeln und würde helfen
   *[other] { $after } Figuren können noch handeln und würden helfen
}
reason-rest = { $after ->
    [0] keine Figur kann mehr handeln
    [one] 1 Figur kann noch handeln, aber nicht zu einem guten Preis
   *[other] { $after } Figuren können noch handeln, aber nicht zu einem guten Preis
}
reason-advisor = einmal pro Runde, gegen 1 { $token }: { $does }; { $after ->
    [0] noch keine { $token } aktiv
   *[other] jetzt { $after } { $token } aktiv
}
reason-advisor-price = kostet 1 { $token }, { $active ->
    [0] noch keine aktiv
   *[other] jetzt { $active } aktiv
}
reason-advisor-cure = hilft nach kalten Nächten: { $after ->
    [0] alle haben einen Schlafplatz, { $sick } krank
    [one] noch 1 Figur ohne Schlafplatz, { $sick } krank
   *[other] noch { $after } Figuren ohne Schlafplatz, { $sick } krank
}; { reason-advisor-price }
reason-advisor-stress = nimmt dem Generator die Belastung durch das Heizen: Belastung { $after } von { $limit }; { reason-advisor-price }
reason-advisor-unrest = beruhigt die Stadt: bisher { $after } Hunger und { $discontent } Unzufriedenheit; { reason-advisor-price }
reason-advisor-goods = erspart euren Figuren das Sammeln: { $after } Holz und { $coal } Kohle im Lager; { reason-advisor-price }
reason-keeps-hope = hebt eure aktive Hoffnung für später auf: { $after }
reason-explore = was man hier findet, kommt mit den Spähern heim; Funde bisher: { $after }
reason-bypass = ihr geht gleich weiter; Funde bisher: { $after }
reason-keeps-coal = hebt die Kohle für später auf: { $after } im Lager
reason-heats = { $coal ->
    [one] 1 Kohle
   *[other] insgesamt { $coal } Kohle
}, Leistung { $output }: { $effects }
reason-heats-cold = die Kälte macht { $after } krank statt { $before }
reason-heats-beds = { $after } ohne warmen Schlafplatz statt { $before }
reason-start-cheap = { $after ->
    [0] kostet die Stadt so viel wie die anderen
    [one] kostet die Stadt weniger als 1 andere Karte
   *[other] kostet die Stadt weniger als { $after } andere Karten
}
reason-start-dear = { $after ->
    [one] kostet die Stadt mehr als 1 andere Karte
   *[other] kostet die Stadt mehr als { $after } andere Karten
}
reason-lay-near = { $after ->
    [0] grenzt noch an keinen geräumten Sektor
    [one] grenzt an 1 geräumten Sektor: Eine Sammelstelle dort erreicht Felder von beiden
   *[other] grenzt an { $after } geräumte Sektoren: Eine Sammelstelle dort erreicht Felder von allen
}{ reason-lay-opens }
reason-lay-opens = { $opens ->
    [0] { "" }
    [one] ; öffnet den Weg zu 1 äußeren Sektor
   *[other] ; öffnet den Weg zu { $opens } äußeren Sektoren
}
reason-lay-deposit = liegt an einem Vorkommen am Rand: Nur dort kann eine Kohlemine oder ein Mauerbohrer stehen{ reason-lay-opens }
reason-clear-wood = erschließt neues Land; Holz auf dem Spielplan bisher: { $after }
reason-clear-coal = erschließt neues Land; Kohle auf dem Spielplan bisher: { $after }
reason-clear-room = schafft Bauplatz; freie Felder bisher: { $after }
reason-bed = ohne Schlafplatz wird noch jemand krank; kranke { $kinds } bisher: { $after }
reason-bed-harmless = bis zu { $upto } schaden nicht
reason-bed-harm = 1 mehr bringt in den nächsten Vorbereitungen: { $then } statt { $now }
