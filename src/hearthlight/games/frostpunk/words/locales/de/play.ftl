## Frostpunk
### Alles, was am Tisch zu lesen ist, außer Titeln (im Paket), Wirkungen (effects.ftl)
### und Regeln (rules.ftl)

game-frostpunk = Frostpunk

## Dinge

frost-kind-worker = Arbeiter
frost-kind-engineer = Ingenieur
frost-kind-child = Kind
frost-kind-automaton = Automaton
frost-one-worker = ein Arbeiter
    .object = einen Arbeiter
frost-one-engineer = ein Ingenieur
    .object = einen Ingenieur
frost-one-child = ein Kind
frost-one-automaton = ein Automaton
frost-kinds-worker = Arbeiter
frost-kinds-engineer = Ingenieure
frost-kinds-child = Kinder
frost-resource-food = Nahrung
frost-resource-wood = Holz
frost-resource-coal = Kohle
frost-resource-cores = Dampfkerne
frost-token-hope = Hoffnung
frost-token-discontent = Unzufriedenheit
frost-token-care = Fürsorge
frost-token-justice = Gerechtigkeit
frost-token-motivation = Motivation
frost-token-anger = Wut
frost-token-apathy = Apathie
frost-token-greed = Gier

frost-zone-0 = Zone A (Generator-Sektor)
frost-zone-1 = Zone B (innerer Ring)
frost-zone-2 = Zone C (äußerer Ring)
frost-field-0 = { $label } (Speisehaus)
frost-field-1 = { $label } (Holz)
frost-field-2 = { $label } (Kohle)
frost-field-3 = { $label } (Plattform)
frost-field-4 = { $label } (Generator)

## Phasen

frost-phase-0 = Spielaufbau
frost-phase-1 = Erwachen
frost-phase-2 = Früher Morgen
frost-phase-3 = Generatorbetrieb
frost-phase-4 = Wetter
frost-phase-5 = Vorbereitungen
frost-phase-6 = Aktionen
frost-phase-7 = Dämmerung
frost-phase-8 = Hunger
frost-phase-9 = Nacht

## Fragen

frost-ask-start = Trenne dich von 1 deiner Bürgerkarten und zahle ihre Startkosten. Von welcher?
frost-topic-start = Startkarte: eine der Bürgerkarten auf der Hand
frost-ask-take-advisor = Nimm dir einen Berater.
frost-ask-option = { $title }: Welche Option?
frost-ask-choose = { $title }: Was davon?
frost-ask-choose-plain = Was davon?
frost-ask-cost = Welcher Preis?
frost-ask-spend = Welcher Rohstoff verlässt das Lager?
frost-ask-take-off = Was kommt vom Spielplan weg, und von welchem Feld?
frost-ask-raise = +1 { $what }: ein Plättchen aus dem Beutel ziehen oder eines auf der Leiste aktivieren?
frost-ask-lower = −1 { $what }: ein aktives Plättchen erschöpfen oder ein erschöpftes in den Beutel zurücklegen?
frost-ask-turn-token = { $active ->
    [0] Welche { $what } wird erschöpft?
   *[other] Welche { $what } wird aktiviert?
}
frost-ask-turn-kind = { $active ->
    [0] Alle { $what } einer Art erschöpfen: welcher Art?
   *[other] Alle { $what } einer Art aktivieren: welcher Art?
}
frost-ask-cheer-up = Eine aktive Hoffnung ziehen oder eine aktive Unzufriedenheit zurücklegen?
frost-ask-sick = { $count ->
    [one] Wer wird krank? Der Krankheitsanzeiger dieser Art steigt um 1 Feld.
   *[other] { $count } Bürger werden krank. Wer? Jeder rückt den Krankheitsanzeiger seiner Art um 1 Feld vor.
}
frost-ask-cure = { $count ->
    [one] Wer wird geheilt? 1 Heilung ist möglich.
   *[other] Wer wird geheilt? { $count } Heilungen sind möglich.
}
frost-ask-treat = Welche Art wird behandelt? Ihr Anzeiger wird von schwer krank auf krank gedreht.
frost-ask-turn-marker = Welcher Krankheitsanzeiger wird umgedreht? Zeigt er schwer krank, stirbt 1 Bürger.
frost-ask-die = Wer stirbt?
frost-ask-death = { $kind ->
    [worker] Ein Arbeiter ist gestorben.
    [engineer] Ein Ingenieur ist gestorben.
   *[child] Ein Kind ist gestorben.
} Für den Todesfall-Effekt eine Bürgerkarte ziehen oder eine von der eigenen Hand geben?
frost-ask-leave = Wer verlässt die Stadt?
frost-ask-arrival = Für sie ist kein Platz mehr. Welche Art kommt stattdessen?
frost-ask-tire = Wer bekommt das „Bürger erschöpft“-Plättchen? Eine Figur dieser Art wird ruhen.
frost-ask-which-first = Gleich viele sind krank: Wessen Krankheit kommt zuerst?
frost-ask-fuel = Den Generator befeuern? Leistung { $output }, Kälte { $cold }, { $coal } Kohle.
frost-ask-wake-up = Ein Weckruf für alle: jetzt Bürgerkarten ziehen? Je mehr Hoffnung, desto mehr Karten. Nur einmal im Spiel.
frost-ask-advisor = Einen Berater nutzen? Einen pro Runde, für die Hoffnung, die er verlangt.
frost-ask-figure = { $left ->
    [0] { $cards ->
        [0] Sonst kann keine Figur handeln, aber ein Gesetz oder ein Ereignis lässt jemanden noch einmal handeln. Nutze das, oder beende den Tag.
       *[other] Sonst kann keine Figur handeln, aber du kannst noch eine Bürgerkarte ausspielen. Tu das, oder beende den Tag.
    }
   *[other] Du bist am Zug: Welche Figur handelt?
}
frost-ask-action = { $figure ->
    [worker] Was tut der Arbeiter?
    [engineer] Was tut der Ingenieur?
    [child] Was tut das Kind?
   *[automaton] Was tut das Automaton?
}
frost-ask-citizen-action = { $title }: Wo?
frost-ask-lay = { $count ->
    [one] Wo wird Schnee geräumt? 1 Sektor wird aufgedeckt.
   *[other] Wo wird Schnee geräumt? { $count } Sektoren werden aufgedeckt, einer nach dem anderen.
}
frost-ask-gather = Welcher Rohstoff wird gesammelt?
frost-ask-collect = { $count ->
    [one] Noch ein Rohstoff: Von welchem Feld?
   *[other] Noch { $count } Rohstoffe: Von welchem Feld zuerst?
}
frost-ask-build = { $erections ->
    [0] Mehr könnt ihr jetzt nicht errichten. Etwas abreißen oder aufhören?
   *[other] { $count ->
        [one] Bauen: noch einen Schritt?
       *[other] Bauen: noch bis zu { $count } Schritte.
    }
}
frost-ask-erect = { $building }: { $size ->
    [large] In welchen Sektor?
   *[small] Auf welches Feld?
}
frost-ask-relieve = Der Generator: einige Belastungswürfel entfernen oder für einen Dampfkern alle?
frost-ask-workshop = Die Werkstatt: etwas ausbauen oder die Forschung beschleunigen?
frost-ask-fell = Von welchem Feld wird ein Baum entfernt?
frost-ask-spread-coal = Der Kohlegenerator: Auf welches Feld kommt die Kohle?
frost-ask-repeat = Welches Gebäude wiederholt seine Aktion?
frost-ask-destroy = Welches Gebäude wird zerstört?
frost-ask-law = Welches Gesetz wird verabschiedet? Eine seiner beiden Konsequenzen kommt ungesehen in den Dämmerungsstapel.
frost-ask-research = Welche Technologie wird als Nächstes erforscht? Immer nur eine auf einmal.
frost-ask-expedition = { $steps ->
    [0] Die Späher sind am Ende des Pfades: den Ort erkunden oder umgehen?
    [one] Die Späher sind am Ende des Pfades und haben 1 Schritt übrig: den Ort erkunden oder umgehen?
   *[other] Die Späher sind am Ende des Pfades und haben { $steps } Schritte übrig: den Ort erkunden oder umgehen?
}
frost-ask-way = { $title }: Was tun die Späher?
frost-ask-load = { $title }: Welcher Rohstoff kommt darauf?
frost-ask-unload = { $title }: Welcher Rohstoff wird genommen?
frost-ask-sort-sectors = Wohin kommt jeder Sektor: auf oder unter den Stapel?
frost-ask-dusk-effects = Dämmerung: Welche Karte wirkt zuerst?
frost-ask-bed = { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}, { $beds ->
    [one] 1 warmer Schlafplatz
   *[other] { $beds } warme Schlafplätze
}: Wer bekommt einen?
frost-ask-guard = Die Nachtwache: 1 Kohle verbrauchen und diese Unzufriedenheit ignorieren?
frost-ask-sift = Welche Karte wird abgelegt? Die anderen werden zurückgemischt.

## Züge

frost-move-note = { $move } · { $notes }
frost-move-draw = Ziehen
frost-move-draw-raise = Ein Plättchen aus dem Beutel ziehen
frost-move-draw-cheer-up = 1 Hoffnung ziehen und aktivieren
frost-move-draw-death = { $others ->
    [0] Eine Bürgerkarte ziehen
   *[other] Keine geben: die anderen fragen oder ziehen
}
frost-move-draw-wake-up = Die Karten ziehen
frost-move-activate = { $token } aktivieren
frost-move-exhaust = { $token } erschöpfen
frost-move-return = { $token } in den Beutel zurücklegen
frost-move-sick = { $one }
frost-move-cure = { $one } heilen
frost-move-treat = { $kinds } behandeln
frost-move-turn = { $kinds }
frost-move-die = { $one }
frost-move-tire = { $one }
frost-move-leave = { $one }
frost-move-arrive = { $one }
frost-move-discard = { $title }: { $effects }
frost-move-option = Option { $number }
frost-move-option-relieve-1 = { $cubes ->
    [one] 1 Belastungswürfel entfernen
   *[other] Bis zu { $cubes } Belastungswürfel entfernen
}
frost-move-option-relieve-2 = 1 Dampfkern verbrauchen: alle Belastungswürfel entfernen und den Generator-Ausbau einsetzen
frost-move-option-workshop = Die Forschung beschleunigen: { $title } (1 Runde früher als Runde { $round })
frost-move-spend = { $amount } verbrauchen
frost-move-spend-guard = 1 Kohle verbrauchen: keine Unzufriedenheit
frost-move-put = { $amount } darauf legen
frost-move-fetch = { $amount } nehmen
frost-move-from = { $amount } von { $field }
frost-move-from-spread-coal = Kohle auf { $field }
frost-move-fell = Von { $field }
frost-move-destroy = { $building } auf { $field }
frost-move-law = { $title }: { $lines }
frost-move-research = { $title }: { $lines }
frost-move-advisor = { $title }: { $lines }
frost-move-part = { $title }: { $cost }
frost-move-carry = { $title }
frost-move-carry-kind = { $kinds }
frost-move-fuel = 1 Kohle in den Generator
frost-move-take = { $one } einsetzen
frost-move-clear = { $ring ->
    [inner] Schnee räumen: Sektoren des inneren Rings
    [outer] Schnee räumen: ein Sektor des äußeren Rings
   *[both] Schnee räumen: ein Sektor von jedem Ring
}
frost-move-clear-look = Sektoren des äußeren Rings ansehen
frost-move-lay = Auf { $place }
frost-move-gather = Rohstoffe sammeln auf { $field }
frost-move-gather-tree = Einen Baum fällen auf { $field }
frost-move-build = Bauen
frost-move-erect = Errichten: { $building }
frost-move-on = Auf { $field }
frost-move-dismantle = Abreißen: { $building } auf { $field }
frost-move-upgrade = Ausbauen: { $building } auf { $field }
frost-move-use = { $building } auf { $field }
frost-move-scout = Späher auf Pfad { $path } aussenden
frost-move-special = { $title }: { $action }
frost-move-citizen = { $card } ausspielen: { $ability }
frost-move-again = Der zweite Pfiff: { $one } handelt noch einmal
frost-move-young = { $kind ->
    [worker] Der Jungarbeiter handelt
   *[engineer] Der Jungingenieur handelt
}
frost-move-sector = { $where ->
    [top] { $sector }: oben auf den Stapel
   *[bottom] { $sector }: unter den Stapel
}
frost-move-bypass = Umgehen: Der Pfad geht weiter
frost-move-explore = Erkunden: sehen, was hier ist
frost-move-bed = { $one }
frost-move-done = Fertig
frost-move-done-fuel = Nicht weiter befeuern
frost-move-done-advisor = Kein Berater
frost-move-done-wake-up = Nicht jetzt
frost-move-done-build = Nichts mehr bauen
frost-move-done-guard = Es geschehen lassen
frost-move-done-workshop = Nichts weiter
frost-move-done-load = Nichts mehr
frost-move-stop = Aktionen-Phase beenden?

frost-note-cold = { $figure ->
    [automaton] kalt, was ihm nichts ausmacht
   *[other] kalt: 1 Bürger wird krank
}
frost-note-heated = beheizt
frost-note-people = { $sick } von { $number } krank{ $grave ->
    [0] {""}
   *[other] {" "}(Anzeiger: schwer krank)
}
frost-note-ready = { $count } bereit
frost-note-upgraded = ausgebaut
frost-note-warm-from = { $output ->
    [0] dort immer beheizt
    [99] dort nie beheizt
   *[other] beheizt ab Leistung { $output }
}
frost-note-warm-by-field = beheizt ab Leistung { $best } auf dem besten Feld, ab { $worst } auf dem schlechtesten
frost-note-path = Expedition { $deck }, { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}: { $hint }
frost-note-takes = { $takes } von { $what }
frost-note-lost = geht dort verloren: { $what }
frost-note-output = Leistung { $output }
frost-note-cubes = { $cubes ->
    [0] keine Würfel für den Turm
    [one] 1 Würfel für den Turm
   *[other] { $cubes } Würfel für den Turm
}
frost-note-warms = beheizt { $what }
frost-note-warms-nothing = beheizt nichts Neues
frost-note-times = { $count } × { $what }

## Ereignisse

frost-event-round = Runde { $round } beginnt. { $player } führt die Stadt.
frost-event-took-advisor = { $player } wählt als Berater: { $card }.
frost-event-start-cost = { $player } trennt sich von { $card }. Startkosten: { $cost }.
frost-event-start-again = { $card } ist nicht mehr bezahlbar: { $player } wählt neu.
frost-event-start-failed = { $player } kann keine Karte bezahlen und verliert { $card }.
frost-event-read = { $deck ->
    [morning] Früher Morgen
   *[dusk] Dämmerung
}: { $title }.
frost-event-applies = { $line ->
    [none] { $title }: Kein Fall trifft zu.
   *[other] { $title }. { $line }
}
frost-event-chose = { $title }: { $option }.
frost-event-card-out = { $card } verlässt das Spiel.
frost-event-at-dusk = In der Dämmerung: { $title }.
frost-event-at-night = In der Nacht: { $title }.
frost-event-displayed = { $card } bleibt in der Auslage.
frost-event-discarded = { $card } kommt auf den Ablagestapel der Dämmerung.
frost-event-shuffled-in = Eine unbekannte Karte wird in den Dämmerungsstapel gemischt.
frost-event-next-dispute = Der nächste Disput wird verlesen: { $card }. Er wird in den Dämmerungsstapel gemischt.
frost-event-scenario = Szenario: { $title }.
frost-event-due = Der Tag von { $card } ist gekommen.
frost-event-loaded = Auf { $card } gelegt: { $amount }.
frost-event-unloaded = Zurück von { $card }: { $amount }.
frost-event-gained = { $source ->
    [hunting] Durch Jagd erhalten: { $amount }.
    [find] Unter dem Schnee gefunden: { $amount }.
    [law] Per Gesetz nach einem Todesfall erhalten: { $amount }.
   *[other] Erhalten: { $amount }.
}
frost-event-lost-things = Verloren: { $amount }.
frost-event-paid = Bezahlt: { $amount }.
frost-event-spent = Verbraucht: { $amount }.
frost-event-took-from-map = Von { $field } genommen: { $amount }.
frost-event-felled = Auf { $field } wird ein Baum gefällt.
frost-event-coal-laid = Der Kohlegenerator bringt { $count } Kohle auf { $field }.
frost-event-guarded = Für 1 Kohle hält die Nachtwache den Frieden.
frost-event-drew-token = { $wanted ->
    [none] { $track ->
        [hope] Neue Hoffnung: { $token }.
       *[discontent] Neue Unzufriedenheit: { $token }.
    }
   *[other] +1 { $wanted }: Gezogen wird { $token }, { $found ->
        [0] aber nichts wird aktiv, denn auf der Leiste liegt keine erschöpfte { $wanted }.
       *[other] und 1 { $wanted } auf der Leiste wird aktiv.
    }
}
frost-event-prevails = { $token } überwiegt (aktiv: { $count }).
frost-event-activated = { $token } wird aktiv.
frost-event-exhausted = { $token } wird erschöpft.
frost-event-returned-token = { $token } geht zurück in den Beutel.
frost-event-fell-sick = { $one } wird krank.
frost-event-turned-marker = { $grave ->
    [0] Die Krankheit der { $kinds } fordert ihren Tribut.
   *[other] Die { $kinds } sind schwer krank.
}
frost-event-died = { $cause ->
    [hunger] { $one } verhungert.
    [untreated] { $one } stirbt an einer Krankheit, die niemand behandelt hat.
    [cold] { $one } stirbt vor Kälte.
    [work] { $one }, schwer krank, stirbt bei der Arbeit in der Kälte.
    [night] { $one } überlebt die Nacht nicht.
    [card] { $story ->
        [none] { $one } stirbt.
       *[other] { $story }: { $one } stirbt.
    }
   *[illness] { $one } stirbt an der Krankheit.
}
frost-event-mourned = { $own ->
    [0] { $card } trauert: { $effects }.
   *[other] { $card } ist tot: { $effects }.
}
frost-event-cured = { $one } ist wieder gesund.
frost-event-treated = Die { $kinds } sind nicht mehr schwer krank.
frost-event-tired = { $one } ist erschöpft.
frost-event-arrived = { $count ->
    [one] { $people } kommt in die Stadt.
   *[other] { $people } kommen in die Stadt.
}
frost-event-left = { $count ->
    [one] { $people } verlässt die Stadt.
   *[other] { $people } verlassen die Stadt.
}
frost-event-corpses = Leichname: { $corpses }.
frost-event-hunger = Hunger: { $hunger }.
frost-event-stilled = { $count } Nahrung für die Hungrigen; Hunger { $hunger }.
frost-event-starved = Der Hunger ({ $count }) fordert seinen Preis.
frost-event-fed = { $count ->
    [0] Keine Nahrung für die { $kinds }
   *[other] { $count } Nahrung für die { $kinds }
}; Hunger { $hunger }.
frost-event-fuelled = Kohle in den Generator: Leistung { $output }.
frost-event-froze = Es ist zu kalt: { $count ->
    [one] 1 Bürger wird krank
   *[other] { $count } Bürger werden krank
}.
frost-event-dropped = { $count ->
    [one] 1 Würfel fällt in den Turm
   *[other] { $count } Würfel fallen in den Turm
}, { $out ->
    [0] keiner kommt
    [one] 1 kommt
   *[other] { $out } kommen
} heraus.
frost-event-stress = { $count ->
    [0] Keine neue Belastung
    [one] 1 Belastungswürfel
   *[other] { $count } Belastungswürfel
}: Belastung { $stress } von 10{ $overload ->
    [0] {""}
   *[other] , Überlast { $overload }
}.
frost-event-relieved = Der Generator wird entlastet: Belastung { $stress } von 10.
frost-event-expanded = Der Generator-Ausbau ist eingesetzt.
frost-event-vented = Die Überlast wird abgelassen.
frost-event-malfunction = Störfall! Der Generator ist überhitzt: Kälteanzeiger und Heizreichweite-Anzeiger steigen.
frost-event-marker = { $marker ->
    [cold] Kälteanzeiger: { $by }.
    [red] Roter Heizreichweite-Anzeiger: { $by }.
    [orange] Oranger Heizreichweite-Anzeiger: { $by }.
    [yellow] Gelber Heizreichweite-Anzeiger: { $by }.
    [output] Anzeiger für Generatorleistung: { $by }.
   *[storm] { $steps ->
        [one] Der Sturm kommt 1 Runde näher.
       *[other] Der Sturm kommt { $steps } Runden näher.
    }
}
frost-event-weather = Wetter: { $title }. { $lines }
frost-event-storm = Der Sturm ist da.
frost-event-advised = Ein Berater hilft: { $card }.
frost-event-drew-citizen = { $player } zieht { $card }.
frost-event-acts = { $player } setzt { $figure } ein: { $move }.
frost-event-played-citizen = { $player } spielt { $card }: { $move }.
frost-event-looked-at-sectors = { $player } sieht sich { $count } Sektoren an.
frost-event-cleared = { $place } ist geräumt. { $sector }.
frost-event-erected = Errichtet: { $building } auf { $field }.
frost-event-torn-down = Nicht mehr da: { $building } auf { $field }.
frost-event-ruined = Der Sturm macht alle { $building } zu Ruinen.
frost-event-upgraded = Ausgebaut: { $building } auf { $field }.
frost-event-passed-law = Ein Gesetz wird verabschiedet: { $title }.
frost-event-consequence = Eine Konsequenz von { $card } kommt ungesehen in den Dämmerungsstapel.
frost-event-researching = Die Forschung beginnt: { $card }, bis Runde { $round }.
frost-event-hurried = { $card } wird in Runde { $round } fertig.
frost-event-researched = { $card } ist erforscht.
frost-event-research-lost = Ohne Werkstatt ist die Forschung an { $card } verloren.
frost-event-scout-sent = Späher brechen auf Pfad { $path } auf.
frost-event-marched = Die Späher auf Pfad { $path } ziehen { $count ->
    [one] 1 Feld weiter.
   *[other] { $count } Felder weiter.
}
frost-event-explored = Die Späher erkunden: { $title }.
frost-event-went = { $title }: { $option }.
frost-event-path-goes-on = Pfad { $path } geht weiter mit { $deck ->
    [A] einer A
    [B] einer B
   *[C] einer C
}-Karte.
frost-event-scout-home = Die Späher von Pfad { $path } kehren heim.
frost-event-slept = { $count ->
    [0] Alle haben einen warmen Schlafplatz.
    [one] 1 Figur hat keinen warmen Schlafplatz.
   *[other] { $count } Figuren haben keinen warmen Schlafplatz.
}
frost-event-won = In Runde { $round } ist die Stadt gerettet.
frost-event-lost = In Runde { $round } ist die Stadt verloren. { $cause }

## Das Ende

frost-end-won = Die Stadt ist gerettet
frost-end-lost = Die Stadt ist verloren
frost-cause-hope = Die letzte Hoffnung ist fort: Niemand folgt euch mehr.
frost-cause-discontent = Die Unzufriedenheit kocht über, und die Leute jagen euch in den Schnee.
frost-cause-malfunction = Der überhitzte Generator zerbirst.
frost-cause-sickness = Die Krankheit hat die Stadt in der Hand.
frost-cause-hunger = Die Stadt verhungert.
frost-cause-corpses = Es gibt mehr Gräber, als die Lebenden ertragen.
frost-cause-time = Der letzte Tag ist vorüber, und die Stadt wurde nicht gerettet.
score-rounds = Runden
score-alive = am Leben
score-dead = gestorben

## Der Tisch im Terminal

frost-sign-wood = h
frost-sign-coal = k
frost-sign-cores = d
frost-sign-trees = b
frost-sign-worker = A
frost-sign-engineer = I
frost-sign-child = K
frost-sign-automaton = M
frost-table-heading = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round } von 15
} · { $phase } · { $leader } führt · Gruppe { $group }, { $difficulty ->
    [easy] leicht
    [hard] schwer
   *[normal] normal
}
frost-table-city = Die Stadt
frost-table-legend = { $warm } beheizt, { $cold } kalt · Holz { $wood }, Kohle { $coal }, Dampfkerne { $cores }, Bäume { $trees } · Figuren { $worker } Arbeiter, { $engineer } Ingenieur, { $child } Kind, { $automaton } Automaton · + ausgebaut · ▲ Vorkommen am Rand
frost-table-tower = Generator
frost-table-tower-output = Leistung { $output }
frost-table-tower-stress = Belastung { $stress }/10{ $overload ->
    [0] {""}
   *[other] +{ $overload }
}
frost-table-deposit-wood = ▲ Holz
frost-table-deposit-coal = ▲ Kohle
frost-table-drawer = Schubfach
frost-table-stock = Lager: { $stock } · Automata: { $ready } von { $automata } bereit
frost-table-people = Bürger
frost-table-citizens = Bürger
frost-table-figures = Figuren
frost-table-figure-count = { $ready } bereit{ $resting ->
    [0] {""}
   *[other] , { $resting } ruhend
}{ $scouting ->
    [0] {""}
   *[other] , { $scouting } als Späher
}{ $tired ->
    [0] {""}
   *[other] , { $tired } erschöpft
}
frost-table-sick = Krank
frost-table-grave = schwer krank
frost-table-next-morning = Nächste Vorbereitungen
frost-table-sickness = { $tokens ->
    [0] {""}
   *[other] { $tokens }× erschöpft,{" "}
}{ $turns ->
    [one] Anzeiger 1-mal gedreht
   *[other] Anzeiger { $turns }-mal gedreht
}
frost-table-no-sickness = nichts
frost-table-sickness-from = ab { $sick } Kranken: { $effect }
frost-table-sickness-lost = mit 26 Kranken ist das Spiel verloren
frost-table-food = { $food } Nahrung; { $kinds } brauchen { $needed } in Runde { $round }: { $missing ->
    [0] genug
   *[other] { $missing } zu wenig
}
frost-table-hunger = Hunger { $hunger }: { $hunger ->
    [0] niemand hungert
   *[other] ohne Nahrung { $effect }
}
frost-table-hunger-effect = +{ $discontent } Unzufriedenheit{ $deaths ->
    [0] {""}
    [one] , 1 stirbt
   *[other] , { $deaths } sterben
}
frost-table-hunger-lost = ist das Spiel verloren
frost-table-hope = Hoffnung { $count }/6
frost-table-discontent = Unzufriedenheit { $count }/5
frost-table-none = keine: Der nächste Verlust ist der letzte
frost-table-corpses = Leichname { $corpses } von { $last }
frost-table-bedless = { $count ->
    [0] Letzte Nacht schliefen alle warm
    [one] Letzte Nacht schlief 1 Figur in der Kälte
   *[other] Letzte Nacht schliefen { $count } Figuren in der Kälte
}
frost-table-machine = Die Maschine
frost-table-gauge = Skala
frost-table-markers = Anzeiger
frost-table-cubes = Würfel
frost-table-freeze = Krank darunter
frost-table-gauge-legend = O Leistung, C Kälte, r/o/y Heizreichweiten rot/orange/gelb (Zonen A/B/C)
frost-table-stress = Belastung { $stress }/10, Überlast { $overload }{ $overheated ->
    [0] {""}
   *[other] {" "}· ÜBERHITZT: Der nächste Störfall ist das Ende
}{ $expanded ->
    [0] {""}
   *[other] {" "}· Turm ausgebaut
}
frost-table-rounds = Runden
frost-table-rounds-legend = ▲ jetzt, S Sturm, R Forschung fertig, ! Szenario
frost-table-display = Ereignis-Auslage
frost-table-scenario = Szenario
frost-table-on-card = darauf: { $what }
frost-table-used = genutzt
frost-table-covers = überdeckt „{ $card }“
frost-table-dispute = Nächster Disput
frost-table-laws = Gesetze ({ $count } von 4)
frost-table-technologies = Technologien
frost-table-researching = fertig in Runde { $round }
frost-table-finished = erforscht
frost-table-open = nicht begonnen
frost-table-paths = Expeditionen
frost-table-path = Pfad { $path }
frost-table-path-hint = { $deck }: { $hint }
frost-table-decks = Morgenkarten { $morning } · Dämmerungsstapel { $dusk } · Ablage der Dämmerung { $discard } · Wetter { $weather } · Sektoren { $inner } innere, { $outer } äußere
frost-table-hands = Hände
frost-table-advisor = Berater: { $card }
frost-table-played = gespielt: { $card }
frost-table-wake-up = „Ein Weckruf für alle“ ist noch da
