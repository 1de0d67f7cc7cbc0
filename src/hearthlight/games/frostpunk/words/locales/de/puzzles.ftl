## Rätsel: die Aufgabe, ein Tipp, was nach der Lösung gesagt wird, und was zu allem gesagt wird, was noch fehlt.

lesson-warm-hut = Eine Kohle
lesson-warm-hut-task = Genug Nahrung für heute Abend, und niemand wird bei der Arbeit krank.
lesson-warm-hut-task-hint = Welche Hütte wird mit einer Kohle mehr warm?
lesson-warm-hut-solved = Erst das Feuer, dann die Arbeit: Eine Kohle war billiger als ein kranker Bürger.

lesson-meat-and-roof = Fleisch und ein Dach
lesson-meat-and-roof-task = Genug Nahrung für heute Abend, ein warmer Schlafplatz für alle, und niemand wird krank.
lesson-meat-and-roof-task-hint = Nur Ingenieure erlassen Gesetze. Wer geht also jagen?
lesson-meat-and-roof-solved = Der Arbeiter ging jagen, der Ingenieur erließ „{ card-G05 }“: Platz für einen mehr in jeder Unterkunft.

lesson-which-huts = Welche Hütten?
lesson-which-huts-task = Genug Nahrung für heute Abend, und niemand wird krank.
lesson-which-huts-task-hint = Nicht jede Hütte ist warm. Sieh nach, bevor du jemanden schickst.
lesson-which-huts-solved = Zwei warme Hütten, zwei Gruppen, die jagen dürfen: Die dritte Hütte hätte jemanden krank gemacht.

lesson-four-left = Vier sind übrig
lesson-four-left-task = Vier Gruppen können noch arbeiten. Genug Nahrung für heute Abend, ein warmer Schlafplatz für alle, und niemand wird krank.
lesson-four-left-task-hint = Es gibt drei Hütten. Und woher kommen Schlafplätze ohne Holz?
lesson-four-left-solved = Drei gingen jagen, einer sprach auf der Plattform. Keiner blieb übrig.

lesson-hunt-and-cure = Jagen und heilen
lesson-hunt-and-cure-task = Genug Nahrung für heute Abend, und zwei Bürger weniger sind krank als jetzt.
lesson-hunt-and-cure-task-hint = Ein Gesetz lässt Kinder helfen. Und eine Kohle mehr wärmt eine weitere Hütte.
lesson-hunt-and-cure-solved = Zwei Hütten, eine Kohle und die Kinder: Alle taten, was nur sie konnten.

missed-unfed = Für heute Abend fehlt { $number } Nahrung.
missed-sick = { $missing ->
    [one] 1 Bürger zu viel ist krank.
   *[other] { $missing } Bürger zu viel sind krank.
}
missed-bedless = { $number ->
    [one] 1 Figur hat heute Nacht keinen warmen Schlafplatz.
   *[other] { $number } Figuren haben heute Nacht keinen warmen Schlafplatz.
}
