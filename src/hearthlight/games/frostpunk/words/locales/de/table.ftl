## Der Tisch: Leiste, Ränder, Ablage, Szenen und Blätter

frost-tab-heat = Wärme
frost-sheet-citizens = Bürger
frost-sheet-events = Ereignisse
frost-sheet-paths = Pfade
frost-sheet-laws = Gesetze
frost-sheet-research = Forschung
frost-sheet-buildings = Gebäude
frost-sheet-citizens-count = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
frost-sheet-events-count = { $count ->
    [one] 1 Karte in der Auslage
   *[other] { $count } Karten in der Auslage
}
frost-sheet-paths-count = { $count ->
    [one] 1 Pfad für Späher
   *[other] { $count } Pfade für Späher
}
frost-sheet-laws-count = { $count } von 4 verabschiedet
frost-sheet-research-count = { $count ->
    [0] noch keine Technologie
    [one] 1 Technologie
   *[other] { $count } Technologien
}
frost-sheet-buildings-count = { $count } in der Stadt
frost-stock-food = Nahrung
frost-stock-wood = Holz
frost-stock-coal = Kohle
frost-stock-cores = Dampfkerne
frost-stock-automaton = Automata
frost-figure-worker = Arbeiter
frost-figure-engineer = Ingenieur
frost-figure-child = Kind
frost-figure-automaton = Automaton
frost-danger-hope = Hoffnung
frost-danger-discontent = Unzufriedenheit
frost-danger-malfunction = Belastung
frost-danger-sickness = Kranke
frost-danger-hunger = Hunger
frost-danger-corpses = Tote
frost-danger-left = noch { $count }
frost-danger-far = weit weg
frost-goal-title = ZIEL
frost-goal-survive = Runde { $round } überleben
frost-goal-building = { $round ->
    [0] { $building }, jede Dämmerung
   *[other] { $building } vor Runde { $round }
}
frost-goal-on-card = { $round ->
    [0] { $want } Rohstoffe, zur Dämmerung
   *[other] { $want } Rohstoffe vor Runde { $round }
}
frost-goal-food = { $round ->
    [0] { $want } Nahrung, zur Dämmerung
   *[other] { $want } Nahrung vor Runde { $round }
}
frost-goal-met = geschafft
frost-goal-part = bisher { $have } von { $want }
frost-goal-unbuilt = nicht gebaut
frost-close = Schließen
frost-back = Zurück zur Frage
frost-look-city = Die Stadt
frost-warm = warm
frost-cold = kalt
frost-always = immer
frost-research-note = Es beginnt mit einer Werkstatt. Eine Technologie dauert so viele Runden, wie ihre Karte sagt; ein Ingenieur in einer Werkstatt verkürzt das um 1 Runde.
frost-buildings-note = Zeig auf ein Gebäude oder halte es gedrückt, um mehr zu lesen. §: nur per Gesetz.
frost-in-hand = In der Hand
frost-act-drag-flame = Flamme hochziehen: Kohle verheizen
frost-act-proposed = Vorschlag: am wenigsten Schaden. Du kannst ihn ändern.
frost-act-good-night = Gute Nacht
frost-act-as-shown = So machen
frost-act-still = noch { $count } zu vergeben
frost-tip-worker = Der Arbeiter in der Hand geht, wohin du ihn schickst.
frost-tip-engineer = Der Ingenieur in der Hand geht, wohin du ihn schickst.
frost-tip-child = Das Kind in der Hand geht, wohin du es schickst.
frost-tip-automaton = Das Automaton in der Hand geht, wohin du es schickst.
frost-tip-card = { $card } in der Hand: Wähle, wohin damit.
frost-act-end = Aktionen beenden
frost-act-pass = Gemeinsam beenden?
frost-deeds = Andere Aktionen
frost-deed-build = Bauen
frost-deed-clear-inner = Innen räumen
frost-deed-clear-outer = Außen räumen
frost-deed-clear-both = Je 1 räumen
frost-deed-scout = Späher
frost-deed-special = Spezial-Aktion
frost-law-book = Gesetzbuch
frost-law-in-force = in Kraft
frost-law-gone = aus dem Spiel
frost-law-opens = Bringt:
frost-in-stock = { $count } im Lager
frost-burn-output = { $coal } verheizen → Leistung { $output }
frost-night-title = Nacht der Runde { $round }
frost-generator-title = Der Generator, Runde { $round }
frost-beds = Schlafplätze
frost-all-warm = alle warm
frost-cold-sick = { $cold ->
    [one] 1 friert
   *[other] { $cold } frieren
}: krank { $before } → { $after }
frost-cold-figures = { $cold ->
    [one] 1 friert
   *[other] { $cold } frieren
}
frost-share-dies = { $count ->
    [one] 1 stirbt
   *[other] { $count } sterben
}
frost-share-grave = schwer krank
frost-sick-after = krank { $before } → { $after }
frost-people-after = Bürger { $before } → { $after }
frost-tired-after = erschöpft { $before } → { $after }
frost-bed-rule = Für jede Figur ohne warmen Schlafplatz wird ein Bürger ihrer Art krank.
frost-night-suspended = { $law } ist heute Nacht außer Kraft wegen „{ $card }“.
frost-own-card = deine Karte
frost-sector-top = Auf den Stapel
frost-sector-bottom = Unter den Stapel
frost-draw-unknown = unbekannt
frost-ready-in = fertig in Runde { $round }
frost-play-card = Diese Karte spielen
frost-weather-none = Noch kein Wetter
frost-sick = { $count } krank
frost-sick-grave = { $count } schwer krank
frost-meal-enough = genug, { $left } übrig
frost-meal-hunger = Hunger { $hunger }
frost-goal-rounds-left = { $count ->
    [one] noch eine Runde
   *[other] noch { $count } Runden
}
frost-act-steps-left = { $count ->
    [one] 1 Schritt bleibt übrig
   *[other] { $count } Schritte bleiben übrig
}
frost-act-idle = { $count ->
    [one] 1 Figur kann noch handeln
   *[other] { $count } Figuren können noch handeln
}
frost-act-fuel-sick-short = { $count ->
    [0] niemand friert
    [one] 1 wird krank
   *[other] { $count } werden krank
}
frost-act-bedless-short = { $count ->
    [0] alle schlafen warm
    [one] 1 ohne Schlafplatz wird krank
   *[other] { $count } ohne Schlafplatz werden krank
}
frost-tonight = { $night ->
    [0] Wenn es jetzt Nacht wird
   *[other] Heute Nacht
}: { $count ->
    [0] Alle schlafen warm
    [one] 1 wird krank
   *[other] { $count } werden krank
}
frost-tonight-beds = { $beds ->
    [one] 1 warmer Schlafplatz
   *[other] { $beds } warme Schlafplätze
} für { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}
frost-tonight-machine = { $count ->
    [0] Generator: Niemand friert
    [one] Generator: 1 wird von der Kälte krank
   *[other] Generator: { $count } werden von der Kälte krank
}
frost-tonight-cubes = { $count ->
    [0] keine Würfel in den Turm
    [one] 1 Würfel in den Turm
   *[other] { $count } Würfel in den Turm
}
frost-stress-left = { $fatal ->
    [0] noch { $count }: Störfall
   *[other] noch { $count }: das Ende
}
frost-sick-next = ab { $from }: { frost-sick-comes } (noch { $left })
frost-sick-effect = Vorbereitungen: { frost-sick-comes }
frost-sick-comes = { $turns ->
    [0] {""}
    [one] { $grave ->
        [0] schwer krank
       *[other] 1 Todesfall
    }
    [2] schwer krank, 1 Todesfall
   *[other] schwer krank, bis zu 2 Todesfälle
}{ $tokens ->
    [0] {""}
    [one] , 1 ruht
   *[other] , { $tokens } ruhen
}
frost-standing = { $count ->
    [one] 1 steht
   *[other] { $count } stehen
}
frost-dead-count = { $count ->
    [one] der erste Leichnam
   *[other] { $count } Leichname
}
frost-lost = verloren:{" "}
frost-build-here = Feld { $field } nutzen
frost-goal-and = { $first } · { $then }
frost-goal-how-building = { $large ->
    [0] Bauen: { $price }
   *[other] Bauen: { $price }, beide Felder eines Sektors
}
frost-goal-how-card = auf „{ $card }“
frost-goal-reached = Aufgabe erfüllt: { $goal }.
frost-goal-due = { $goal }: { $state }
frost-act-council = { $name } hat den Rat einberufen.
frost-act-suggests = { $name } schlägt vor: { $what }.
frost-tip-instead = { $figure ->
    [worker] Ein Arbeiter geht dorthin.
    [engineer] Ein Ingenieur geht dorthin.
    [child] Ein Kind geht dorthin.
   *[automaton] Ein Automaton geht dorthin.
}
