## Frostpunk auf der Seite: Menschen, Maschine, Karten und Geschichte

frost-panel-city = Stadt
frost-panel-people = Bürger
frost-panel-people-worker = Arbeiter
frost-panel-people-engineer = Ingenieure
frost-panel-people-child = Kinder
frost-panel-automata = Automata
frost-panel-before-loss = { $count ->
    [one] Noch ein Todesfall kostet eine Figur
   *[other] Noch { $count } Todesfälle kosten eine Figur
}
frost-panel-ready = { $count } bereit
frost-panel-working = { $count } bei der Arbeit
frost-panel-resting = { $count } erschöpft
frost-panel-scouting = { $count } als Späher unterwegs
frost-panel-tired = { $count ->
    [one] Eine Figur setzt in der nächsten Aktionen-Phase aus
   *[other] { $count } Figuren setzen in der nächsten Aktionen-Phase aus
}
frost-panel-sick-count = { $count } von { $of } krank
frost-panel-grave-count = { $count } von { $of } krank, schwer krank
frost-panel-sick-lost = { $end } Kranke: In den nächsten Vorbereitungen ist die Stadt verloren

frost-panel-mood = Hoffnung und Unzufriedenheit
frost-panel-hope = Hoffnung
frost-panel-discontent = Unzufriedenheit
frost-panel-hope-count = { $count } Hoffnung; ganz ohne ist die Stadt verloren
frost-panel-discontent-count = { $count } Unzufriedenheit; die sechste beendet das Spiel
frost-panel-token-care = Fürsorge
frost-panel-token-justice = Gerechtigkeit
frost-panel-token-motivation = Motivation
frost-panel-token-anger = Wut
frost-panel-token-apathy = Apathie
frost-panel-token-greed = Gier
frost-panel-active = aktiv
frost-panel-exhausted = erschöpft
frost-panel-active-now = { $count ->
    [0] gerade nichts aktiv
   *[other] gerade { $count } aktiv
}
frost-panel-token-tip = { $name }: { $state }. { $what ->
    [hope] Berater, Ereignisse und Gesetze fragen nach aktiver Hoffnung einer Art. Ganz ohne Hoffnung fällt die Stadt.
   *[discontent] Ereignisse fragen nach aktiver Unzufriedenheit einer Art. Die sechste beendet das Spiel.
} +1 { $name }: Ein Plättchen beliebiger Art wird gezogen, dann wird ein erschöpftes dieser Art aktiv.
frost-panel-suggests = Vorschlag von { $name }

frost-panel-food-hunger = Nahrung und Hunger
frost-panel-food = Nahrung
frost-panel-hunger = Hunger
frost-panel-starve = Hunger { $left } bleibt: { $deaths ->
    [0] +{ $discontent } Unzufriedenheit
    [one] +{ $discontent } Unzufriedenheit, ein Bürger stirbt
   *[other] +{ $discontent } Unzufriedenheit, { $deaths } Bürger sterben
}
frost-panel-starve-lost = Hunger { $left } bleibt: Die Stadt ist verloren

frost-panel-dangers = Wege in die Niederlage
frost-panel-danger-hope = { $left ->
    [one] Nur noch eine Hoffnung
   *[other] Noch { $left } Hoffnung
}
frost-panel-danger-discontent = { $left ->
    [one] Noch einmal Unzufriedenheit bis zum Ende
   *[other] Noch { $left }-mal Unzufriedenheit bis zum Ende
}
frost-panel-danger-malfunction = Überhitzt: { $left ->
    [0] Der nächste Generatorbetrieb ist das Ende
    [one] noch 1 Würfel bis zum Ende
   *[other] noch { $left } Würfel bis zum Ende
}
frost-panel-danger-malfunction-first = { $left ->
    [0] Überlast: der erste Störfall
    [one] Noch 1 Würfel bis zum ersten Störfall
   *[other] Noch { $left } Würfel bis zum ersten Störfall
}
frost-panel-danger-sickness = { $possible ->
    [0] Bei { $end } Kranken einer Art ist die Stadt verloren: So viele Bürger hat keine Art
   *[other] { $left ->
        [one] Noch ein Kranker einer Art bis zum Ende
       *[other] Noch { $left } Kranke einer Art bis zum Ende
    }
}
frost-panel-danger-hunger = { $coming ->
    [0] Die nächste Mahlzeit stillt allen Hunger
   *[other] Nach der nächsten Mahlzeit bleibt { $coming } Hunger: Unzufriedenheit, ab { $deadly } auch Tote
}. Noch { $left } Hunger bis zum Ende
frost-panel-danger-corpses = { $left ->
    [one] Noch ein Todesfall bis zum Ende
   *[other] Noch { $left } Todesfälle bis zum Ende
}: { $now } von { $end }{ $before ->
    [0] {""}
    [one] , 1 davon starb auf dem Weg hierher
   *[other] , { $before } davon starben auf dem Weg hierher
}

frost-panel-machine = Generator
frost-panel-output = Leistung
frost-panel-cold = Kälte
frost-panel-gauge = Leistung { $output }, Kälte { $cold }. Zone A und rote Dämmung sind über { $red } beheizt, Zone B und orange über { $orange }, Zone C und gelb über { $yellow }.
frost-panel-tower-cubes = { $count ->
    [one] Ein Würfel kommt in den Turm
   *[other] { $count } Würfel kommen in den Turm
}
frost-panel-freezing = { $count ->
    [0] Niemand erkrankt durch die Kälte
    [one] Ein Bürger erkrankt durch die Kälte
   *[other] { $count } Bürger erkranken durch die Kälte
}
frost-panel-range-warm = Zone { $zone } und Dämmung { $level } sind beheizt
frost-panel-range-cold = Zone { $zone } und Dämmung { $level } sind kalt; beheizt über { $at }
frost-panel-level-red = rot
frost-panel-level-orange = orange
frost-panel-level-yellow = gelb
frost-panel-overheated = Überhitzt: Ein weiterer Störfall beendet das Spiel
frost-panel-stress = Belastung
frost-panel-stress-count = { $count } von 10 Belastungswürfeln, { $overload } Überlast
frost-panel-tower = Turm
frost-panel-expanded = ausgebaut
frost-panel-dropped = Zuletzt { $count } hinein, { $out } heraus
frost-panel-dropped-none = Noch nichts eingeworfen
frost-panel-weather = Wetter
frost-panel-deck-left = { $count ->
    [one] 1 Karte übrig
   *[other] { $count } Karten übrig
}
frost-panel-rounds = Runden
frost-panel-round = Runde { $round }
frost-panel-fed = { $kind } essen
frost-panel-research-done = Erforscht: { $title }
frost-panel-storm-here = Sturmanzeiger: Wetterkarten bringen ihn näher

frost-storm = Sturm: frühestens in Runde { $first }, spätestens in Runde { $last }; zu Ruinen werden: { $ruins }
frost-storm-ruins = { $building } (bis Runde { $last })

frost-panel-cards = Karten
frost-panel-no-events = Kein Ereignis liegt aus.
frost-panel-next-dispute = nächster Disput
frost-panel-dusk-discard = Abgelegte Dämmerungskarten ({ $count })
frost-panel-weather-discard = Abgelegte Wetterkarten ({ $count })
frost-panel-citizen-discard = Abgelegte Bürgerkarten ({ $count })
frost-panel-dispute-shuffled = im Dämmerungsstapel
frost-panel-deck-morning = { $count ->
    [one] Noch 1 Morgenkarte
   *[other] Noch { $count } Morgenkarten
}
frost-panel-deck-dusk = { $count ->
    [one] 1 Karte im Dämmerungsstapel
   *[other] { $count } Karten im Dämmerungsstapel
}
frost-panel-on-card = auf der Karte
frost-panel-figure-on-card = Figur auf der Karte
frost-panel-used = genutzt
frost-panel-covers = überdeckt { $title }
frost-panel-covered = überdeckt
frost-panel-laws-passed = Gesetze in Kraft: { $count } von { $most }
frost-panel-or = oder
frost-panel-tech-finished = Erforscht
frost-panel-rounds-long = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
frost-panel-research-left = { $count ->
    [one] fertig in der nächsten Runde
   *[other] fertig in { $count } Runden, in Runde { $round }
}
frost-panel-no-beacon = Ohne Signalstation findet niemand zurück: noch keine Späher.
frost-panel-path = Pfad { $number }, Expedition { $deck }: { $hint }.
frost-panel-path-length = { $count ->
    [one] 1 Feld.
   *[other] { $count } Felder.
}
frost-panel-scout-steps = { $count ->
    [0] Der Späher ist am Ziel.
    [one] Der Späher hat noch einen Schritt vor sich.
   *[other] Der Späher hat noch { $count } Schritte vor sich.
}
frost-panel-path-arrives = { $range ->
    [0] Ankunft in Runde { $first }, dann ist gleich die Heimkehr möglich.
   *[other] Ankunft in Runde { $first } bis { $last }, dann ist gleich die Heimkehr möglich.
}
frost-panel-path-found = Für die Rückkehr: { $titles }
frost-panel-send-scout = { $figure ->
    [worker] Arbeiter
    [engineer] Ingenieur
    [child] Kind
   *[automaton] Automaton
} aussenden
frost-panel-hint-supplies = Vorräte
frost-panel-hint-people = neue Bürger
frost-panel-hint-mixed = Vorräte oder Menschen
frost-panel-hand-of = { $name } ({ $count })
frost-panel-leader = Anführer
frost-panel-played = gespielt: { $title }
frost-panel-advisors = Berater
frost-panel-kind-morning = Früher Morgen
frost-panel-kind-dusk = Dämmerung
frost-panel-kind-dispute = Disput
frost-panel-kind-consequence = Gesetz-Konsequenz
frost-panel-kind-law = Gesetz
frost-panel-kind-technology = Technologie
frost-panel-kind-expedition = Expedition
frost-panel-kind-weather = Wetter
frost-panel-kind-citizen = Bürger
frost-panel-kind-advisor = Berater
frost-panel-kind-start = Die Gruppe
frost-panel-kind-scenario = Szenario
frost-panel-not-now = Jetzt nicht möglich

frost-story-won = Die Stadt hat überdauert
frost-story-lost = Die Stadt ist gefallen
frost-story-lost-how = Runde { $round }: { $cause }
frost-story-won-how = In Runde { $round } ist der große Frost über den Krater hinweggezogen, und das Feuer brennt noch.
frost-story-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
frost-story-alive = { $count } am Leben
frost-story-dead-count = { $count ->
    [one] 1 Leichnam
   *[other] { $count } Leichname
}
frost-story-laws = { $count ->
    [one] ein Gesetz
   *[other] { $count } Gesetze
}
frost-story-buildings = { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
}
frost-story-technologies = { $count ->
    [one] eine Technologie
   *[other] { $count } Technologien
}
frost-story-save = Das Diagramm als Bild speichern
frost-story-no-picture = Das Bild konnte nicht erstellt werden.
frost-story-timeline = Runde für Runde
frost-story-numbers = Das Diagramm als Tabelle
frost-story-founding = Gründung
frost-story-round = Runde
frost-story-sick = Kranke
frost-story-dead = Leichname
frost-story-coal = Kohle
frost-story-wood = Holz
