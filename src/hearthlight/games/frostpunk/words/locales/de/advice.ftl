## Was für oder gegen einen Zug spricht: ein Satzteil, mit dem, was sein wird, und dem, was ist

reason-won = die Stadt ist gerettet
reason-lost = die Stadt ist verloren
reason-hope = { $good ->
    [yes] mehr Hoffnung: { $after } statt { $before }
   *[no] weniger Hoffnung: { $after } statt { $before }
}
reason-discontent = { $good ->
    [yes] weniger Unzufriedenheit: { $after } statt { $before }
   *[no] mehr Unzufriedenheit: { $after } statt { $before }
}
reason-active-hope = aktive Hoffnung: { $after } statt { $before }
reason-active-discontent = aktive Unzufriedenheit: { $after } statt { $before }
reason-hope-rises = die Hoffnung steigt: +{ $after }
reason-hope-falls = die Hoffnung sinkt: −{ $after }
reason-discontent-rises = die Unzufriedenheit steigt: +{ $after }
reason-discontent-falls = die Unzufriedenheit sinkt: −{ $after }
reason-sick = kranke { $kinds }: { $after } statt { $before }
reason-grave = Bürgerarten, die schwer krank sind: { $after } statt { $before }
reason-dead = Leichname: { $after } statt { $before }
reason-meal-deaths = { $good ->
    [yes] macht satt: bei der nächsten Mahlzeit verhungern { $after } statt { $before } { $kinds }
   *[no] bei der nächsten Mahlzeit verhungern { $after } statt { $before } { $kinds }
}
reason-meal-discontent = { $good ->
    [yes] macht satt: bei der nächsten Mahlzeit bringt der Hunger { $after } statt { $before } Unzufriedenheit
   *[no] Unzufriedenheit durch Hunger bei der nächsten Mahlzeit: { $after } statt { $before }
}
reason-unfed = { $good ->
    [yes] macht { $kinds } satt; fehlende Nahrung bei der nächsten Mahlzeit: { $after } statt { $before }
   *[no] fehlende Nahrung bei der nächsten Mahlzeit ({ $kinds }): { $after } statt { $before }
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
    [yes] hält warm: die Kälte macht { $after } statt { $before } krank
   *[no] Bürger, die durch die Kälte krank werden: { $after } statt { $before }
}
reason-bedless = { $good ->
    [yes] mehr schlafen warm: ohne Schlafplatz { $after } statt { $before }
   *[no] weniger schlafen warm: ohne Schlafplatz { $after } statt { $before }
}
reason-stress = { $good ->
    [yes] schont den Generator: Belastung { $after } statt { $before }
   *[no] strapaziert den Generator: Belastung { $after } statt { $before }
}
reason-output = Leistung des Generators: { $after } statt { $before }
reason-beds = Schlafplätze: { $after } statt { $before }
reason-map = { $thing ->
    [wood] Holz auf dem Spielplan: { $after } statt { $before }
    [coal] Kohle auf dem Spielplan: { $after } statt { $before }
    [cores] Dampfkerne auf dem Spielplan: { $after } statt { $before }
   *[trees] Bäume auf dem Spielplan: { $after } statt { $before }
}
reason-automata = Automata: { $after } statt { $before }
reason-building = { $building } in der Stadt: { $after } statt { $before }
reason-upgraded = { $building }, ausgebaut: { $after } statt { $before }
reason-people = { $kinds } in der Stadt: { $after } statt { $before }
reason-tired = erschöpfte { $kinds }: { $after } statt { $before }
reason-citizen-cards = Bürgerkarten auf der Hand: { $after } statt { $before }
reason-researched = { $good ->
    [yes] { $card } ist erforscht
   *[no] { $card } ist nicht mehr erforscht
}
reason-research = { $good ->
    [yes] die Forschung an { $card } beginnt
   *[no] die Forschung an { $card } endet
}
reason-expeditions = Expeditionen unterwegs: { $after } statt { $before }
reason-scouted = Schritte der Späher: { $after } statt { $before }
reason-loaded = Rohstoffe auf { $card }: { $after } statt { $before }
reason-trouble = Dämmerungskarten, die noch kommen: { $after } statt { $before }
reason-evenings = { $good ->
    [yes] { $card } wirkt abends nicht mehr
   *[no] { $card } bleibt und wirkt abends
}
reason-opens = ermöglicht für die nächsten Runden ein Gebäude: { $building }
reason-laws = { $good ->
    [yes] hilft in allen weiteren Runden: das { $after }. Gesetz
   *[no] kostet in den weiteren Runden mehr, als es hilft: das { $after }. Gesetz
}
reason-clear-wood = erschließt neues Land; Holz auf dem Spielplan bisher: { $after }
reason-clear-coal = erschließt neues Land; Kohle auf dem Spielplan bisher: { $after }
reason-clear-room = schafft Bauplatz; freie Felder bisher: { $after }
reason-bed = wer keinen Schlafplatz hat, wird krank; kranke { $kinds } bisher: { $after }
