## Die Beispiele des Regelhefts: Titel, Lage, Aufgabe, Ergebnis

lesson-one-coal = Eine Kohle
lesson-one-coal-play = Leistung 0: Jedes Feld ist kalt. 5 Kohle, 4 Holz. Eine Kohle hebt die Leistung über das rote Symbol: Zone A ist beheizt.
lesson-one-coal-play-do = Befeuere den Generator einmal. Lass dann einen Arbeiter in der Mitte Holz sammeln.
lesson-one-coal-after = 4 Kohle, 6 Holz, 0 Kranke. Ohne die Kohle wäre ein Arbeiter erkrankt.

lesson-snow = Schnee ist immer kalt
lesson-snow-play = 0 sind krank, 6 Sektoren liegen offen. Schneeräumen ist kalte Arbeit, so hoch die Leistung auch ist.
lesson-snow-play-do = Lass einen Arbeiter den inneren Ring räumen und lege beide Sektoren auf die leuchtenden Plätze.
lesson-snow-after = 2 Sektoren mehr, 8 insgesamt, und 1 Arbeiter ist krank. Krank wurde er vor der Aktion, nicht danach.

lesson-three-buildings = Drei mit einer Aktion
lesson-three-buildings-play = 8 Holz, 3 Gebäude. Eine Bauaktion errichtet bis zu drei. Bauen ist immer beheizt, auch für Ingenieure.
lesson-three-buildings-play-do = Lass Ingenieure eine Jagdhütte und zwei Zelte auf die leuchtenden Felder bauen.
lesson-three-buildings-after = Das kostete 5 Holz: 3 bleiben. 6 Gebäude stehen, und nur eine Figur hat gehandelt.

lesson-who-eats = Wer zuerst isst
lesson-who-eats-play = 15 Nahrung, und 2 Hunger von vorher. Heute Abend sind die Kinder dran: Es sind 8.
lesson-who-eats-play-do = Beende die Aktionen.
lesson-who-eats-after = Zuerst aßen die 2 Hungrigen, dann die 8 Kinder: 5 Nahrung bleiben, Hunger 0.

lesson-four-outside = Sechs Schlafplätze für zehn
lesson-four-outside-play = 10 Figuren, 6 Schlafplätze in beheizten Zelten, 1 ist krank. Wer keinen Schlafplatz bekommt, wird krank.
lesson-four-outside-play-do = Verheize keine Kohle mehr. Dann die Schlafplätze: zwei Kinder, zwei Ingenieure, zwei Arbeiter.
lesson-four-outside-after = 4 Figuren blieben draußen: Jetzt sind 5 krank. Auf die Arten verteilt, kommt keine Art auf fünf.

lesson-cold-morning = Zwischen den Anzeigern
lesson-cold-morning-play = Leistung 3, Kälte 5: Dazwischen liegt Feld 4 und zeigt einen Bürger. 5 sind krank. Du brauchst die Kohle für die Arbeit.
lesson-cold-morning-play-do = Verheize nichts.
lesson-cold-morning-after = 1 mehr ist krank: 6. Mit einer Kohle hätte nichts zwischen den Anzeigern gelegen.

lesson-matron = Erst die Beraterin
lesson-matron-play = 5 sind krank. Die { card-health-officer } heilt 2 für eine aktive Fürsorge. Deine Hoffnung: 2 aktiv.
lesson-matron-play-do = { $left ->
    [1] Heile noch einen Arbeiter.
   *[other] Setze sie ein und heile zwei Arbeiter.
}
lesson-matron-after = 3 sind krank, 1 Hoffnung ist aktiv. Sie hilft, bevor die Kranken gezählt werden: Bis zu vier schaden nicht.

lesson-one-law = Ein Gesetz und sein Preis
lesson-one-law-play = 12 Gesetze sind noch möglich, 0 in Kraft. Deine Ingenieure stehen bereit. Unzufriedenheit 2.
lesson-one-law-play-do = Schicke sie auf die Plattform und verabschiede „{ card-G05 }“.
lesson-one-law-after = 1 Gesetz gilt, Unzufriedenheit 3. 10 bleiben: Das Gegenstück „{ card-G06 }“ ist weg. Eine Konsequenz wartet im Dämmerungsstapel.

lesson-overload = Ein Würfel zu viel
lesson-overload-play = Leistung 7, Kälte 8, Belastung 4. Bei dieser Leistung fallen 7 Würfel in den Turm, und die Belastungsleiste hat 10 Felder.
lesson-overload-play-do = Verheize keine Kohle mehr.
lesson-overload-after = Alle 7 kamen heraus, 1 zu viel: der erste Störfall. Der Generator ist überhitzt, Belastung 0. Kälte 10: 1 Feld durch den Störfall, 1 durch das Wetter.

lesson-three-huts = Was die Jäger bringen
lesson-three-huts-play = 6 Nahrung und drei Jagdhütten. In der Wetterphase bringt eine einfache Hütte 1 Nahrung, eine ausgebaute 2.
lesson-three-huts-play-do = Verheize keine Kohle mehr: Nach dem Generator kommt das Wetter.
lesson-three-huts-after = 3 Hütten, 3 Nahrung: Ihr habt 9. Keine Figur musste dafür handeln. Die Kälte ist auf 6 gestiegen.

lesson-fifteen-sick = Fünfzehn sind krank
lesson-fifteen-sick-play = 15 von 22 Arbeitern sind krank. Wo ihr Anzeiger steht, zeigt die Leiste 2 erschöpfte Arbeiter und 2 Drehungen.
lesson-fifteen-sick-play-do = Mach ohne Berater weiter.
lesson-fifteen-sick-after = Die erste Drehung machte sie schwer krank, die zweite kostete ein Leben: 14 Kranke, 21 Arbeiter. 2 Figuren fallen in dieser Runde aus.

lesson-bypass = Weiter zum nächsten Ort
lesson-bypass-play = Der Pfad hat 2 Felder, und der Späher steht an seinem Ende und hat noch 2 Schritte. Ihr dürft den Ort erkunden oder umgehen.
lesson-bypass-play-do = Umgehe ihn.
lesson-bypass-after = Eine B-Karte liegt obenauf: Der Pfad hat 4 Felder. Der Schritt auf sie war frei; dann ging der Späher seine 2 Schritte, bis ans Ende.

lesson-home-again = Alles kommt nach Hause
lesson-home-again-play = 4 Nahrung, 0 Holz. Am ersten Ort ging der Späher weiter, für 4 Holz auf dem Rückweg. Der Pfad hat 5 Felder.
lesson-home-again-play-do = Wähle die Option, mit der der Späher zurückkehrt.
lesson-home-again-after = 11 Nahrung von hier, 4 Holz vom ersten Ort: 15 Nahrung, 4 Holz, 0 Späher unterwegs. Eine C-Karte verlängert den Pfad auf 7 Felder.
