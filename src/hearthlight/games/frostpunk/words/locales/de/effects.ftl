## Frostpunk: was Karten, Gebäude und Leisten bewirken, in Worten
### Wendungen ohne Punkt: Sie werden zu Zeilen und Sätzen zusammengesetzt

## Mengen

frost-amount-food = { $count } Nahrung
frost-amount-wood = { $count } Holz
frost-amount-coal = { $count } Kohle
frost-amount-cores = { $count ->
    [one] 1 Dampfkern
   *[other] { $count } Dampfkerne
}
frost-amount-trees = { $count ->
    [one] 1 Baum
   *[other] { $count } Bäume
}
frost-amount-resources = { $count ->
    [one] 1 Rohstoff eurer Wahl
   *[other] { $count } Rohstoffe eurer Wahl
}
frost-amount-of = { $count } { $kinds }
frost-amount-all-resources = alles Holz, alle Kohle und alle Dampfkerne
frost-amount-automata = { $count ->
    [one] 1 Automaton
   *[other] { $count } Automata
}
frost-amount-workers = { $count } Arbeiter
frost-amount-engineers = { $count ->
    [one] 1 Ingenieur
   *[other] { $count } Ingenieure
}
frost-amount-children = { $count ->
    [one] 1 Kind
   *[other] { $count } Kinder
}
frost-amount-citizens = { $count } Bürger eurer Wahl

## Zahlen, die von der Lage abhängen

frost-per = { $what } für { $per }
frost-per-plus = { $what } plus { $count } für { $per }
frost-per-at-most = { $text } (höchstens { $count })
frost-per-corpses = jeden Leichnam
frost-per-active-care = jede aktive Fürsorge
frost-per-active-justice = jede aktive Gerechtigkeit
frost-per-active-motivation = jede aktive Motivation
frost-per-active-anger = jede aktive Wut
frost-per-active-apathy = jede aktive Apathie
frost-per-active-greed = jede aktive Gier
frost-per-active-hope = jede aktive Hoffnung
frost-per-active-discontent = jede aktive Unzufriedenheit
frost-per-discontent = jede Unzufriedenheit auf der Leiste
frost-per-children-used = jedes in dieser Runde eingesetzte Kind
frost-per-gravely-ill = jede schwer kranke Bürgerart
frost-per-shelters = jede Unterkunft
frost-per-automata = jedes Automaton
frost-per-laws = jedes verabschiedete Gesetz
frost-per-bedless = jede Figur ohne Schlafplatz in der letzten Nacht

## Bedingungen

frost-if = wenn { $what }
frost-only-with = nur mit { $what }
frost-only-if = nur, wenn { $what }
frost-if-active = { $count ->
    [one] ihr aktive { $token } habt
   *[other] ihr mindestens { $count } aktive { $token } habt
}
    .not = { $count ->
        [one] ihr keine aktive { $token } habt
       *[other] ihr weniger als { $count } aktive { $token } habt
    }
    .with = { $count ->
        [one] aktiver { $token }
       *[other] mindestens { $count } aktiver { $token }
    }
frost-if-hope = { $count ->
    [one] Hoffnung auf der Leiste liegt
   *[other] mindestens { $count } Hoffnung auf der Leiste liegen
}
    .not = { $count ->
        [one] keine Hoffnung auf der Leiste liegt
       *[other] weniger als { $count } Hoffnung auf der Leiste liegen
    }
    .with = mindestens { $count } Hoffnung auf der Leiste
frost-if-discontent = { $count ->
    [one] Unzufriedenheit auf der Leiste liegt
   *[other] mindestens { $count } Unzufriedenheit auf der Leiste liegen
}
    .not = { $count ->
        [one] keine Unzufriedenheit auf der Leiste liegt
       *[other] weniger als { $count } Unzufriedenheit auf der Leiste liegen
    }
    .with = mindestens { $count } Unzufriedenheit auf der Leiste
frost-if-have = ihr mindestens { $what } habt
    .not = ihr weniger als { $what } habt
    .with = mindestens { $what }
frost-if-resources-at-most = { $count ->
    [0] ihr keine Rohstoffe habt
    [one] ihr höchstens 1 Rohstoff habt
   *[other] ihr höchstens { $count } Rohstoffe habt
}
    .not = { $count ->
        [0] ihr Rohstoffe habt
        [one] ihr mehr als 1 Rohstoff habt
       *[other] ihr mehr als { $count } Rohstoffe habt
    }
frost-if-food-at-most = { $count ->
    [0] ihr keine Nahrung habt
   *[other] ihr höchstens { $count } Nahrung habt
}
    .not = { $count ->
        [0] ihr Nahrung habt
       *[other] ihr mehr als { $count } Nahrung habt
    }
frost-if-corpses = { $count ->
    [one] es einen Leichnam gibt
   *[other] es mindestens { $count } Leichname gibt
}
    .not = { $count ->
        [one] es keinen Leichnam gibt
       *[other] es weniger als { $count } Leichname gibt
    }
    .with = { $count ->
        [one] mindestens 1 Leichnam
       *[other] mindestens { $count } Leichnamen
    }
frost-if-sick = { $count ->
    [one] jemand krank ist
   *[other] mindestens { $count } Bürger krank sind
}
    .not = { $count ->
        [one] niemand krank ist
       *[other] weniger als { $count } Bürger krank sind
    }
frost-if-gravely-ill = Bürger schwer krank sind
    .not = niemand schwer krank ist
frost-if-building = { $count ->
    [one] ihr { $building } habt
   *[other] ihr mindestens { $count } { $building } habt
}
    .not = { $count ->
        [one] ihr { $building } habt
       *[other] ihr weniger als { $count } { $building } habt
    }
    .with = { $count ->
        [one] { $building }
       *[other] mindestens { $count } { $building }
    }
frost-if-law = das Gesetz { $card } gilt
    .not = das Gesetz { $card } nicht gilt
    .with = dem Gesetz { $card }
frost-if-technology = { $card } erforscht ist
    .not = { $card } nicht erforscht ist
    .with = der Technologie { $card }
frost-if-displayed = die Karte { $card } ausliegt
    .not = die Karte { $card } nicht ausliegt
    .with = der Karte { $card } in der Auslage
frost-if-figure = { $who ->
    [worker] ein Arbeiter auf { $where } steht
    [engineer] ein Ingenieur auf { $where } steht
    [child] ein Kind auf { $where } steht
   *[any] eine Figur auf { $where } steht
}
    .not = { $who ->
        [worker] kein Arbeiter auf { $where } steht
        [engineer] kein Ingenieur auf { $where } steht
        [child] kein Kind auf { $where } steht
       *[any] keine Figur auf { $where } steht
    }
frost-if-on-card = { $count ->
    [one] ein Rohstoff auf { $where } liegt
   *[other] mindestens { $count } Rohstoffe auf { $where } liegen
}
    .not = { $count ->
        [one] kein Rohstoff auf { $where } liegt
       *[other] weniger als { $count } Rohstoffe auf { $where } liegen
    }
frost-if-round = es Runde { $count } oder später ist
    .not = es vor Runde { $count } ist
frost-if-round-at-most = es Runde { $count } oder früher ist
    .not = es nach Runde { $count } ist
frost-if-overheated = der Generator überhitzt ist
    .not = der Generator nicht überhitzt ist
frost-if-bedless = { $count ->
    [one] letzte Nacht eine Figur keinen Schlafplatz hatte
   *[other] letzte Nacht mindestens { $count } Figuren keinen Schlafplatz hatten
}
    .not = { $count ->
        [one] letzte Nacht alle Figuren einen Schlafplatz hatten
       *[other] letzte Nacht weniger als { $count } Figuren keinen Schlafplatz hatten
    }
frost-if-scouts = { $count ->
    [one] ein Späher unterwegs ist
   *[other] mindestens { $count } Späher unterwegs sind
}
    .not = { $count ->
        [one] kein Späher unterwegs ist
       *[other] weniger als { $count } Späher unterwegs sind
    }
frost-this-card = dieser Karte

## Kosten

frost-cost = { $pay } → { $effects }
frost-cost-nothing = nichts
frost-cost-spend = { $what } verbrauchen
frost-cost-exhaust = 1 { $token } erschöpfen
frost-cost-map-wood = { $count } Holz verlieren, das auf dem Spielplan liegt
frost-cost-map-coal = { $count } Kohle verlieren, die auf dem Spielplan liegt
frost-cost-stress = { $count } Würfel auf die Belastungsleiste legen
frost-cost-hunger = +{ $count } Hunger
frost-cost-tire = 1 „Bürger erschöpft“-Plättchen ({ $kind ->
    [worker] Arbeiter
    [engineer] Ingenieur
    [child] Kind
   *[adult] Arbeiter oder Ingenieur
}) nehmen
frost-cost-lose-citizens = { $count ->
    [one] 1 Bürger eurer Wahl verlässt die Stadt
   *[other] { $count } Bürger eurer Wahl verlassen die Stadt
}

## Effekte

frost-do-nothing = nichts geschieht
frost-do-gain = { $what } erhalten
frost-do-arrive = { $count ->
    [one] { $what } kommt in die Stadt
   *[other] { $what } kommen in die Stadt
}
frost-do-citizen-cards = { $count ->
    [one] jeder zieht 1 Bürgerkarte
   *[other] jeder zieht { $count } Bürgerkarten
}
frost-do-lose = { $what } verlieren
frost-do-leave = { $count ->
    [one] { $what } verlässt die Stadt
   *[other] { $what } verlassen die Stadt
}
frost-do-change = { $by } { $token }
frost-do-remove = { $count } { $token } in den Beutel zurücklegen
frost-do-activate = { $count } { $token } aktivieren
frost-do-activate-all = alle { $token } aktivieren
frost-do-activate-a-kind = alle { $token } einer Art aktivieren
frost-do-exhaust = { $count } { $token } erschöpfen
frost-do-exhaust-all = alle { $token } erschöpfen
frost-do-exhaust-a-kind = alle { $token } einer Art erschöpfen
frost-do-sick-worker = { $count ->
    [one] 1 Arbeiter wird krank
   *[other] { $count } Arbeiter werden krank
}
frost-do-sick-engineer = { $count ->
    [one] 1 Ingenieur wird krank
   *[other] { $count } Ingenieure werden krank
}
frost-do-sick-child = { $count ->
    [one] 1 Kind wird krank
   *[other] { $count } Kinder werden krank
}
frost-do-sick-any = { $count ->
    [one] 1 Bürger eurer Wahl wird krank
   *[other] { $count } Bürger eurer Wahl werden krank
}
frost-do-cure-any = { $count } heilen
frost-do-cure-worker = { $count } Arbeiter heilen
frost-do-cure-engineer = { $count ->
    [one] 1 Ingenieur heilen
   *[other] { $count } Ingenieure heilen
}
frost-do-cure-child = { $count ->
    [one] 1 Kind heilen
   *[other] { $count } Kinder heilen
}
frost-do-treat = { $count } behandeln
frost-do-turn = { $count ->
    [one] 1 Krankheitsanzeiger eurer Wahl umdrehen
   *[other] { $count }-mal einen Krankheitsanzeiger eurer Wahl umdrehen
}
frost-do-turn-worse = { $count } Krankheitsanzeiger eurer Wahl auf schwer krank drehen
frost-do-turn-every = jeden Krankheitsanzeiger umdrehen
frost-do-turn-every-worse = jeden Krankheitsanzeiger auf schwer krank drehen
frost-do-die-worker = { $count ->
    [one] 1 Arbeiter stirbt
   *[other] { $count } Arbeiter sterben
}
frost-do-die-engineer = { $count ->
    [one] 1 Ingenieur stirbt
   *[other] { $count } Ingenieure sterben
}
frost-do-die-child = { $count ->
    [one] 1 Kind stirbt
   *[other] { $count } Kinder sterben
}
frost-do-die-any = { $count ->
    [one] 1 Bürger eurer Wahl stirbt
   *[other] { $count } Bürger eurer Wahl sterben
}
frost-do-quietly = { $text } (ohne Bürgerkarte)
frost-do-tire-worker = { $count } „Bürger erschöpft“-Plättchen (Arbeiter) nehmen
frost-do-tire-engineer = { $count } „Bürger erschöpft“-Plättchen (Ingenieur) nehmen
frost-do-tire-child = { $count } „Bürger erschöpft“-Plättchen (Kind) nehmen
frost-do-tire-adult = { $count } „Bürger erschöpft“-Plättchen (Arbeiter oder Ingenieur) nehmen
frost-do-tire-any = { $count } „Bürger erschöpft“-Plättchen eurer Wahl nehmen
frost-do-hunger = { $by } Hunger
frost-do-corpses = Leichnamsanzeiger { $by }
frost-do-stress = { $count } Würfel auf die Belastungsleiste legen
frost-do-relieve = { $count ->
    [one] 1 Belastungswürfel entfernen
   *[other] bis zu { $count } Belastungswürfel entfernen
}
frost-do-marker-cold = Kälteanzeiger { $by }
frost-do-marker-red = roter Heizreichweite-Anzeiger { $by }
frost-do-marker-orange = oranger Heizreichweite-Anzeiger { $by }
frost-do-marker-yellow = gelber Heizreichweite-Anzeiger { $by }
frost-do-marker-output = Anzeiger für Generatorleistung { $by }
frost-do-marker-storm = { $count ->
    [one] der Sturm kommt 1 Runde näher
   *[other] der Sturm kommt { $count } Runden näher
}
frost-do-shuffle-in = { $count ->
    [one] eine unbekannte Karte in den Dämmerungsstapel mischen
   *[other] { $count } unbekannte Karten in den Dämmerungsstapel mischen
}
frost-do-remove-cards = { $cards } aus dem Spiel entfernen
frost-do-card-out = diese Karte verlässt das Spiel
frost-do-card-display = diese Karte kommt in die Ereignis-Auslage
frost-do-card-discard = diese Karte kommt auf den Ablagestapel der Dämmerung
frost-do-scenario-show = Szenariokarte { $cards } auslegen
frost-do-cover = diese Karte überdeckt das Gesetz { $card } und setzt es außer Kraft
frost-do-load = { $what } aus dem Lager auf diese Karte legen
frost-do-load-any = beliebig viel { $what } aus dem Lager auf diese Karte legen
frost-do-unload = { $count ->
    [one] 1 Rohstoff eurer Wahl von { $where } nehmen (der Rest kommt in den Vorrat)
   *[other] { $count } Rohstoffe eurer Wahl von { $where } nehmen (der Rest kommt in den Vorrat)
}
frost-do-unload-all = alle Rohstoffe von { $where } nehmen
frost-do-take-from-map = { $count ->
    [one] 1 Rohstoff eurer Wahl vom Spielplan erhalten (ist keiner da: 1 Kohle)
   *[other] { $count } Rohstoffe eurer Wahl vom Spielplan erhalten (für jeden fehlenden 1 Kohle)
}
frost-do-destroy = { $count ->
    [one] { $building } zerstören
   *[other] { $count } { $building } zerstören
}
frost-do-destroy-any = { $count } Gebäude eurer Wahl zerstören
frost-do-ruin = alle { $building } werden zu Ruinen (errichtet oder nicht)
frost-do-trees = { $count ->
    [one] 1 Baum eurer Wahl vom Spielplan entfernen
   *[other] { $count } Bäume eurer Wahl vom Spielplan entfernen
}
frost-do-research = { $count ->
    [one] das Forschungsplättchen 1 Runde näher rücken
   *[other] das Forschungsplättchen { $count } Runden näher rücken
}
frost-do-sift-dusk = { $draw } Karten vom Dämmerungsstapel ziehen, { $discard } davon ablegen (keine mit Schloss) und den Rest zurückmischen
frost-do-win = ihr gewinnt das Spiel

frost-do-when = { $condition }: { $then }
frost-do-otherwise = sonst: { $then }
frost-do-otherwise-when = sonst, { $condition }: { $then }
frost-do-in-any-case = in jedem Fall: { $then }
frost-do-each = { $how }: { $then }
frost-each = { $times ->
    [1] für { $per }
   *[other] { $times }-mal für { $per }
}
frost-each-plus = { $plus ->
    [1] einmal
   *[other] { $plus }-mal
} und { $times ->
    [1] noch einmal
   *[other] noch { $times }-mal
} für { $per }
frost-do-choose = entweder { $options }
frost-do-part = ({ $letter }) { $text }
frost-do-or = ; oder{" "}
frost-do-most-active = nur die Art mit den meisten aktiven Plättchen zählt (bei Gleichstand alle diese Arten)
frost-do-most-active-kind = { $token }, für jedes aktive Plättchen: { $then }
frost-do-most-active-once = { $token }: { $once }; dann für jedes aktive Plättchen: { $then }
frost-sentence = { $text }.

## Was Figuren in Gebäuden tun

frost-use-pass-law = 1 Gesetz verabschieden
frost-use-generator = bis zu { $count } Belastungswürfel entfernen oder 1 Dampfkern verbrauchen und alle entfernen (der erste Dampfkern bringt den Generator-Ausbau)
frost-use-workshop = { $count ->
    [one] einmal: ein unbesetztes Gebäude zu seinen Kosten ausbauen oder das Forschungsplättchen 1 Runde näher rücken
   *[other] { $count }-mal nacheinander: ein unbesetztes Gebäude zu seinen Kosten ausbauen oder das Forschungsplättchen 1 Runde näher rücken
}
frost-use-collect-around = { $count ->
    [one] 1 Rohstoff von jedem angrenzenden Feld nehmen
   *[other] { $count } Rohstoffe von jedem angrenzenden Feld nehmen
}
frost-use-fell-in-sector = 1 Baum dieses Sektors entfernen und { $count } Holz erhalten
frost-use-fell-in-sector-or-around = 1 Baum dieses Sektors oder eines angrenzenden Feldes entfernen und { $count } Holz erhalten
frost-use-spread-coal = je bis zu { $each } Kohle auf bis zu { $count } angrenzende Felder legen, auf denen Kohle oder nichts liegt, höchstens 5 auf ein Feld
frost-use-automaton = 1 Dampfkern verbrauchen → 1 Automaton erhalten
frost-use-repeat-building = die Aktion eines Gebäudes wiederholen, auf dem eine Bürger-Figur steht
frost-use-stay-overnight = die Figur bleibt dort über Nacht

## Was Gesetze und Technologien ändern

frost-rules-children_may = Kinder dürfen { $what }
frost-child-may-gather = Rohstoffe sammeln
frost-child-may-gathering-post = Sammelstellen nutzen
frost-child-may-cookhouse = das Speisehaus nutzen
frost-rules-children_post_limit = Ein Kind nimmt an einer Sammelstelle höchstens { $count } Rohstoffe
frost-rules-shelter_places = Jede beheizte Unterkunft hat { $count ->
    [one] 1 Schlafplatz
   *[other] { $count } Schlafplätze
} mehr
frost-rules-young = Eine Kinder-Figur darf handeln wie { $kind ->
    [worker] ein Arbeiter
   *[engineer] ein Ingenieur
}
frost-rules-extra_shift = Einmal pro Runde darf { $kind ->
    [worker] ein Arbeiter, der schon gehandelt hat, noch einmal handeln; zuerst wird 1 Arbeiter krank
    [engineer] ein Ingenieur, der schon gehandelt hat, noch einmal handeln; zuerst wird 1 Ingenieur krank
   *[child] ein Kind, das schon gehandelt hat, noch einmal handeln; zuerst wird 1 Kind krank
}
frost-rules-thin_soup = Je 2 { $kind ->
    [worker] Arbeiter
    [engineer] Ingenieure
   *[child] Kinder
} essen zusammen nur 1 Nahrung (aufgerundet)
frost-rules-hunger_relief = Immer wenn ihr Bürger ernährt habt: −{ $count } Hunger
frost-rules-cure_bonus = Heilt ein Gebäude, heilt es { $count } mehr
frost-rules-treat_at_medical_post = Eine Sanitätsstation darf stattdessen { $count } behandeln
frost-rules-corpse_food = { $count } Nahrung für jeden Todesfall
frost-rules-quiet_deaths = Der erste Todesfall einer Runde braucht keine Bürgerkarte
frost-rules-corpse_cure = Immer wenn ein Bürger stirbt: { $count } heilen
frost-rules-discontent_guard = Einmal pro Runde dürft ihr für 1 Kohle die erste +1 Unzufriedenheit einer Dämmerungskarte ignorieren
frost-rules-scout_start_steps = { $count ->
    [one] Ein Späher, der ausgesandt wird oder weiterzieht, rückt sofort 1 Feld vor
   *[other] Ein Späher, der ausgesandt wird oder weiterzieht, rückt sofort { $count } Felder vor
}
frost-rules-food_per_two_hunting = In der Wetter-Phase { $count } Nahrung mehr für je zwei Jagdsymbole
frost-rules-fell_when_gathering = Arbeiter und Automata dürfen auf einem freien Feld mit Bäumen sammeln: 1 Baum entfernen, { $count } Holz erhalten
frost-rules-generator_removes_more = Die Aktion des Generators entfernt { $count } Belastungswürfel mehr
frost-rules-overload_allowed = Bis zu { $count } Würfel auf dem Überlastfeld verschwinden ohne Störfall
frost-rules-gather_more = Rohstoffe sammeln bringt { $count } mehr
frost-rules-insulation = Alle Arbeitsgebäude sind mindestens so gut gedämmt wie { $level ->
    [red] rote
    [orange] orange
   *[yellow] gelbe
} Gebäude
frost-rules-automaton_free = Automata brauchen keine Kohle
frost-rules-coal_per_kiln = Ein Holzkohlenmeiler bringt { $count } Kohle mehr
frost-rules-heat_save = { $count ->
    [one] Die erste Kohle für den Generator zählt in jeder Runde doppelt
   *[other] Die ersten { $count } Kohle für den Generator zählen in jeder Runde doppelt
}

## Karten

frost-card-id = #{ $id }
frost-card-at-once = Sofort: { $effects }
frost-card-option = { $number } { $option }
frost-card-titled = { $title }: { $text }
frost-card-action = Spezial-Aktion ({ $who }; { $once ->
    [game] einmal im Spiel
   *[round] einmal pro Runde
}{ $cold ->
    [0] {""}
   *[other] ; kalt
}): { $text }
frost-card-dusk = In jeder Dämmerung: { $effects }
frost-card-night = Am Ende der Nacht: { $effects }
frost-card-lock = Mit Schloss: Kein Effekt kann sie ablegen oder entfernen.
frost-card-partner = { $card } verlässt das Spiel.
frost-card-buildings = Neue Gebäude: { $buildings }.
frost-card-rounds = { $count ->
    [one] Dauert 1 Runde.
   *[other] Dauert { $count } Runden.
}
frost-card-path = Expedition { $deck }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}: { $hint }
frost-hint-supplies = Vorräte
frost-hint-people = neue Bürger
frost-hint-mixed = Vorräte oder Menschen
frost-way-return-A = zurückkehren; dann kommt eine A-Karte an den Pfad
frost-way-return-B = zurückkehren; dann kommt eine B-Karte an den Pfad
frost-way-return-C = zurückkehren; dann kommt eine C-Karte an den Pfad
frost-way-return-new = zurückkehren; dann wird ein neuer Pfad ausgelegt
frost-way-go-on-A = die Expedition mit einer A-Karte fortsetzen
frost-way-go-on-B = die Expedition mit einer B-Karte fortsetzen
frost-way-go-on-C = die Expedition mit einer C-Karte fortsetzen
frost-way-later = bei der Rückkehr: { $text }
frost-card-weather-markers = Anzeiger nach oben: { $markers }.
frost-card-weather-still = Kein Anzeiger bewegt sich.
frost-weather-red = rot { $count }
frost-weather-orange = orange { $count }
frost-weather-yellow = gelb { $count }
frost-weather-cold = Kälte { $count }
frost-card-weather-scouts = { $count ->
    [one] Späher ziehen 1 Feld weiter.
   *[other] Späher ziehen { $count } Felder weiter.
}
frost-card-weather-storm = { $count ->
    [0] Der Sturm bleibt, wo er ist.
    [one] Der Sturm kommt 1 Runde näher.
   *[other] Der Sturm kommt { $count } Runden näher.
}
frost-card-citizen = { $kind ->
    [worker] Arbeiter
    [engineer] Ingenieur
   *[child] Kind
}
frost-card-ability-and = { $who } { $action } (zusätzlich): { $text }
frost-card-ability-instead = { $who } { $action } (stattdessen): { $text }
frost-card-ability-times = { $who } { $action }: { $count }-mal statt zweimal
frost-card-ability-plain = { $who } { $action }: Die Aktion gilt als beheizt
frost-card-ability-heated = { $text } (gilt als beheizt)
frost-ability-clear = beim Schneeräumen
frost-ability-gather = beim Sammeln von Rohstoffen
frost-ability-build = beim Bauen
frost-ability-use = { $buildings }
frost-ability-scout = beim Aussenden als Späher
frost-ability-special = bei einer Spezial-Aktion
frost-talent-fell-tree = 1 Baum des Feldes entfernen und { $count } Holz erhalten
frost-talent-clear-both = 1 inneren und 1 äußeren Sektor legen (2 äußere, wenn kein innerer geht)
frost-talent-upgrade-while-building = zwei der Schritte dürfen Ausbauten sein, zu deren Kosten
frost-talent-look-outer = { $count } äußere Sektoren ansehen und jeden auf den Stapel oder darunter legen
frost-talent-cure-of-building = so viele heilen wie dieses Gebäude
frost-talent-draw-active-hope = 1 Hoffnung ziehen und aktivieren oder 1 aktive Unzufriedenheit in den Beutel zurücklegen
frost-card-start-cost = Startkosten: { $cost }.
frost-card-death = { $kind ->
    [worker] Stirbt ein Arbeiter
    [engineer] Stirbt ein Ingenieur
   *[child] Stirbt ein Kind
}: { $effects }
frost-card-start-people = { $workers } Arbeiter, { $engineers } Ingenieure, { $children } Kinder.
frost-card-start-sick = Krank: { $what }.
frost-card-start-stores = Nahrung { $food }, Holz { $wood }, Kohle { $coal }, Dampfkerne { $cores }, Automata { $automata }; Leichname { $corpses }.
frost-card-start-moods = Hoffnung { $hope } ({ $hope_active } aktiv), Unzufriedenheit { $discontent } ({ $discontent_active } aktiv).
frost-card-token = Runde { $round }: { $effects }

## Gebäude und Sektoren

frost-building-cost = Kosten: { $cost }.
frost-building-printed = Auf den Generator-Sektor aufgedruckt.
frost-building-size = { $size ->
    [large] Groß: beide Felder eines Sektors
   *[small] Klein: ein Feld
}; { $count } Plättchen.
frost-building-engineers = Nur für Ingenieure.
frost-building-lawful = Nur durch ein Gesetz.
frost-building-insulation = Wärmedämmung: { $level ->
    [red] rot, warm wie Zone A
    [orange] orange, warm wie Zone B
    [yellow] gelb, warm wie Zone C
    [white] weiß, immer warm
   *[blue] keine
}.
frost-building-use = Aktion: { $text }
frost-building-places = { $count ->
    [one] 1 Schlafplatz
   *[other] { $count } Schlafplätze
}{ $children ->
    [0] {""}
   *[other] , nur für Kinder
}.
frost-building-hunting = { $count ->
    [one] 1 Jagdsymbol.
   *[other] { $count } Jagdsymbole.
}
frost-building-expeditions = { $count ->
    [one] 1 Expedition gleichzeitig.
   *[other] { $count } Expeditionen gleichzeitig.
}
frost-building-next-to = { $deposit ->
    [coal] Nur an einem Kohlevorkommen.
   *[wood] Nur an einem Holzvorkommen.
}
frost-building-heats = Alles auf seinem Sektor ist beheizt; nicht auf dem Generator-Sektor.
frost-building-erected = Beim Errichten: { $effects }
frost-building-never-erected = Kann nicht errichtet werden und ist immer kalt.
frost-building-upgrade = Ausbau für { $cost }: { $what }.
frost-building-upgrade-insulation = Wärmedämmung { $level ->
    [red] rot
    [orange] orange
    [yellow] gelb
   *[white] weiß
}
frost-building-upgrade-hunting = { $count } Jagdsymbole
frost-building-upgrade-expeditions = { $count } Expeditionen gleichzeitig
frost-sector = { $ring ->
    [inner] Innerer
   *[outer] Äußerer
} Sektor (a: { $left }; b: { $right })
frost-sector-nothing = leer
frost-sector-food = { $count } Nahrung gefunden
