## Die Geschichte einer Stadt, die zu Ende ist: warum, woran man sich erinnert, die Toten, was man getan hat, wie knapp es war.

frost-event-told-end-won = Von { $came } Menschen, die in den Krater kamen, leben noch { $alive }.
frost-event-told-saved = { $cause ->
    [hope] In Runde { $round } blieb nur { $near } Hoffnung. Dann stieg sie wieder, und das hat die Stadt gerettet.
    [discontent] In Runde { $round } stand die Unzufriedenheit bei { $near } von { $limit }. Dann sank sie, und das hat die Stadt gerettet.
    [malfunction] In Runde { $round } trug der überhitzte Generator { $near } von { $limit } Belastung. Dann sank sie, und das hat die Stadt gerettet.
    [sickness] Kranke { $kinds } in Runde { $round }: { $near }; { $limit } wären das Ende gewesen. Dann wurden es weniger, und das hat die Stadt gerettet.
   *[corpses] In Runde { $round } lagen dort { $near } von { $limit } Leichnamen. Dann wurden es weniger, und das hat die Stadt gerettet.
}
frost-event-told-end-hope = Die Runde begann mit { $before } Hoffnung. { $found ->
    [0] { $lost } verloren, keine gewonnen.
   *[other] { $found } gewonnen, { $lost } verloren.
}
frost-event-told-end-discontent = Die Runde begann mit { $before } Unzufriedenheit. { $found ->
    [one] 1 kam
   *[other] { $found } kamen
} hinzu; die Leiste fasst { $limit }.
frost-event-told-end-malfunction = Der Generator war seit Runde { $since } überhitzt. Er hielt { $limit } Belastung aus, und es wurde mehr.
frost-event-told-end-sickness = { $kinds }: { $sick } von { $number } waren krank. Die Stadt erträgt { $limit }.
frost-event-told-end-hunger = Der Hunger stand bei { $hunger }, und es gab nichts mehr zu essen. Über { $limit } verhungert die Stadt.
frost-event-told-end-corpses = { $dead } Leichname. Bei { $limit } geben die Lebenden auf.
frost-event-told-end-time = { $rounds } Runden sind vorbei, und der letzte Tag kam nie.

frost-event-told-founding = { $workers } Arbeiter, { $engineers } Ingenieure und { $children } Kinder kamen in den Krater.
frost-event-told-worst-night = Die schlimmste Nacht: { $count ->
    [one] 1 Figur hatte keinen warmen Schlafplatz.
   *[other] { $count } Figuren hatten keinen warmen Schlafplatz.
}
frost-event-told-worst-round = { $count ->
    [one] Die Runde des ersten Grabes: Einer von uns starb.
   *[other] Die Runde der meisten Gräber: { $count } von uns starben.
}
frost-event-told-storm = Der Sturm brach über die Stadt herein.
frost-event-told-malfunction = Der Generator überhitzte. Von da an bedeutete ein weiterer Störfall das Ende.
frost-event-told-hunger = Es gab nicht genug zu essen: { $count ->
    [one] Einer hungerte
   *[other] { $count } hungerten
}.
frost-event-told-first-law = Das erste Gesetz: { $title }.
frost-event-told-arrivals = { $count ->
    [one] 1 Fremder kam in die Stadt.
   *[other] { $count } Fremde kamen in die Stadt.
}
frost-event-told-scouts = { $count ->
    [one] Die Späher erkundeten einen Ort: { $card }.
   *[other] Die Späher erkundeten { $count } Orte, zuletzt { $card }.
}
frost-event-told-last = { $won ->
    [0] Das Feuer ging aus.
   *[other] Die Sonne ging über dem Krater auf, und das Feuer brannte noch.
}

frost-told-cause = { $cause ->
    [hunger] verhungert
    [untreated] an einer Krankheit gestorben, die niemand behandelt hat
    [cold] erfroren
    [work] bei der Arbeit in der Kälte gestorben
    [night] in der Nacht gestorben
    [card] gestorben ({ $fate })
   *[illness] an der Krankheit gestorben
}
frost-event-told-dead = { $by ->
    [own] { $card } ({ $kind ->
        [worker] Arbeiter
        [engineer] Ingenieur
       *[child] Kind
    }), { frost-told-cause }.
    [mourned] { $one }, betrauert von { $card }, { frost-told-cause }.
   *[nobody] { $one }, { frost-told-cause }.
}

frost-event-told-on-the-way = { $count ->
    [one] Einer war auf dem Weg zum Krater gestorben.
   *[other] { $count } waren auf dem Weg zum Krater gestorben.
}
frost-event-told-brought = { $count ->
    [one] Einer, der draußen gestorben war, wurde zu unseren Toten gelegt.
   *[other] { $count }, die draußen gestorben waren, wurden zu unseren Toten gelegt.
}
frost-event-told-law = Wir machten es zum Gesetz: { $title }.
frost-event-told-choice = { $title }: { $option }. { $count ->
    [one] Es kostete ein Leben.
   *[other] Es kostete { $count } Leben.
}

frost-event-told-close-hope = Hoffnung: bis auf { $now }.
frost-event-told-close-discontent = Unzufriedenheit: { $now } von { $limit }.
frost-event-told-close-malfunction = Belastung nach der Überhitzung: { $now } von { $limit }.
frost-event-told-close-sickness = Kranke { $kinds }: { $now } von { $limit }.
frost-event-told-close-hunger = Hunger: { $now } von { $limit }.
frost-event-told-close-corpses = Leichname: { $now } von { $limit }.

frost-tale-end-lost = Woran sie zugrunde ging
frost-tale-end-won = Was bleibt
frost-tale-moments = Was man erzählen wird
frost-tale-dead = Die Toten
frost-tale-nobody-died = Niemand von uns starb in der Stadt.
frost-tale-crossed = Grenzen, die wir überschritten
frost-tale-none-crossed = Kein Gesetz, und keine Entscheidung, die ein Leben kostete.
frost-tale-close = Wie knapp es war
frost-tale-course = Der Verlauf
frost-tale-more = und { $count } weitere
