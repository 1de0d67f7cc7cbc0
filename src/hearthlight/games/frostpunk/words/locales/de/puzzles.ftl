## Rätsel: die Aufgabe, ein Tipp, was nach der Lösung gesagt wird, und was zu allem gesagt wird, was noch fehlt.

lesson-warm-hut = Eine Kohle
lesson-warm-hut-task = Sorge für genug Nahrung heute Abend. Niemand darf bei der Arbeit krank werden.
lesson-warm-hut-task-hint = Welche Hütte wird warm, wenn du 1 Kohle mehr verheizt?
lesson-warm-hut-solved = Erst das Feuer, dann die Arbeit: Eine Kohle war billiger als ein kranker Bürger.

lesson-meat-and-roof = Fleisch und ein Dach
lesson-meat-and-roof-task = Sorge heute Abend für genug Nahrung und einen warmen Schlafplatz für alle. Niemand darf krank werden.
lesson-meat-and-roof-task-hint = Nur Ingenieure verabschieden Gesetze. Wer geht also jagen?
lesson-meat-and-roof-solved = Der Arbeiter ging jagen, der Ingenieur verabschiedete „{ card-G05 }“: Platz für eine Gruppe mehr in jeder Unterkunft.

lesson-which-huts = Welche Hütten?
lesson-which-huts-task = Sorge für genug Nahrung heute Abend. Niemand darf krank werden.
lesson-which-huts-task-hint = Nicht jede Hütte ist warm. Sieh nach, bevor du jemanden schickst.
lesson-which-huts-solved = Zwei warme Hütten, zwei Gruppen, die jagen dürfen: Die dritte Hütte hätte jemanden krank gemacht.

lesson-four-left = Vier sind übrig
lesson-four-left-task = Vier Gruppen können noch arbeiten. Sorge heute Abend für genug Nahrung und einen warmen Schlafplatz für alle. Niemand darf krank werden.
lesson-four-left-task-hint = Es gibt drei Hütten. Und woher kommen Schlafplätze ohne Holz?
lesson-four-left-solved = Drei gingen jagen, eine sprach auf der Plattform. Keine blieb übrig.

lesson-hunt-and-cure = Jagen und heilen
lesson-hunt-and-cure-task = Sorge für genug Nahrung heute Abend und dafür, dass zwei Bürger weniger krank sind als jetzt.
lesson-hunt-and-cure-task-hint = Ein Gesetz lässt Kinder helfen. Und eine Kohle mehr wärmt eine weitere Hütte.
lesson-hunt-and-cure-solved = Zwei Hütten, eine Kohle und die Kinder: Alle taten, was nur sie konnten.

lesson-make-room = Platz schaffen
lesson-make-room-task = Sorge heute Abend für genug Nahrung und einen warmen Schlafplatz für alle. Niemand darf krank werden. Du hast 3 Holz.
lesson-make-room-task-hint = Eine Baracke braucht ein warmes, leeres Feld. Dort darf etwas weichen. Zweimal jagen genügt.
lesson-make-room-solved = Der Meiler wich der Baracke, in derselben Aktion. Dann jagten zwei Gruppen in warmen Hütten.

lesson-two-jobs = Nur Ingenieure
lesson-two-jobs-task = Keine Belastung am Generator, drei Kranke weniger als jetzt und genug Nahrung für heute Abend.
lesson-two-jobs-task-hint = Drei Gruppen Ingenieure sind übrig. Welche zwei Arbeiten kann sonst niemand erledigen?
lesson-two-jobs-solved = Eine Gruppe in der Sanitätsstation, eine am Generator: beides vor der Nacht.

lesson-one-bed-short = Ein Schlafplatz zu wenig
lesson-one-bed-short-task = Für heute Nacht fehlt ein warmer Schlafplatz, und du hast kein Holz. Niemand darf krank werden.
lesson-one-bed-short-task-hint = Späher brauchen keinen Schlafplatz. Eine Expedition läuft; was erlaubt eine zweite?
lesson-one-bed-short-solved = „{ card-B19 }“ baute die Signalstation aus, und wer aufbricht, schläft anderswo.

lesson-coal-first = Erst die Kohle
lesson-coal-first-task = Sorge für zwei Kranke weniger als jetzt und genug Nahrung heute Abend. Du hast keine Kohle.
lesson-coal-first-task-hint = Ein Gesetz heilt für Kohle, und auch Kinder dürfen das tun. Woher kommt Kohle, wenn nicht von einem Feld?
lesson-coal-first-solved = Aus Holz wurde im Meiler Kohle, aus Kohle heiße Ziegel. Die Reihenfolge ist alles.

lesson-hunters-and-children = Jäger und Kinder
lesson-hunters-and-children-task = Sorge für genug Nahrung heute Abend und zwei Kranke weniger als jetzt.
lesson-hunters-and-children-task-hint = Den Arbeiter brauchst du nicht. Wer darf jagen, und was dürfen die Kinder tun?
lesson-hunters-and-children-solved = Zwei Gruppen Ingenieure jagten, die Kinder trugen heiße Ziegel. Manchmal darf jemand ausruhen.

missed-unfed = Für heute Abend fehlt Nahrung: { $number }.
missed-sick = { $missing ->
    [one] 1 Bürger zu viel ist krank.
   *[other] { $missing } Bürger zu viel sind krank.
}
missed-bedless = { $number ->
    [one] 1 Figur hat heute Nacht keinen warmen Schlafplatz.
   *[other] { $number } Figuren haben heute Nacht keinen warmen Schlafplatz.
}
missed-stress = { $number ->
    [one] 1 Belastungswürfel liegt noch auf der Leiste.
   *[other] { $number } Belastungswürfel liegen noch auf der Leiste.
}
