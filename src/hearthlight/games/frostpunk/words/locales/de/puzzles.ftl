## Rätsel: die Aufgabe, ein Tipp, was nach der Lösung gesagt wird, und was zu allem gesagt wird, was noch fehlt.

lesson-warm-hut = Eine Kohle
lesson-warm-hut-task = Sorge für genug Nahrung heute Abend. Niemand darf bei der Arbeit krank werden.
lesson-warm-hut-task-hint = Welche Hütte wird warm, wenn du 1 Kohle mehr verheizt?
lesson-warm-hut-solved = Erst das Feuer, dann die Arbeit: Eine Kohle war billiger als ein kranker Bürger.

lesson-meat-and-roof = Fleisch und ein Dach
lesson-meat-and-roof-task = Sorge heute Abend für genug Nahrung und einen warmen Schlafplatz für alle. Niemand darf krank werden.
lesson-meat-and-roof-task-hint = Nur Ingenieure verabschieden Gesetze. Wer geht also jagen?
lesson-meat-and-roof-solved = Der Arbeiter ging jagen, der Ingenieur verabschiedete „{ card-G05 }“: Platz für eine Figur mehr in jeder Unterkunft.

lesson-four-left = Vier sind übrig
lesson-four-left-task = Vier Figuren können noch arbeiten. Sorge heute Abend für genug Nahrung und einen warmen Schlafplatz für alle. Niemand darf krank werden.
lesson-four-left-task-hint = Es gibt drei Hütten. Und woher kommen Schlafplätze ohne Holz?
lesson-four-left-solved = Drei gingen jagen, eine sprach auf der Plattform. Keine blieb übrig.

lesson-hunt-and-cure = Jagen und heilen
lesson-hunt-and-cure-task = Sorge für genug Nahrung heute Abend und dafür, dass zwei Bürger weniger krank sind als jetzt.
lesson-hunt-and-cure-task-hint = Ein Gesetz lässt Kinder helfen. Und eine Kohle mehr wärmt eine weitere Hütte.
lesson-hunt-and-cure-solved = Zwei Hütten, eine Kohle und die Kinder: Alle taten, was nur sie konnten.

lesson-make-room = Platz schaffen
lesson-make-room-task = Sorge heute Abend für genug Nahrung und einen warmen Schlafplatz für alle. Niemand darf krank werden. Du hast 3 Holz.
lesson-make-room-task-hint = Eine Baracke braucht ein warmes, leeres Feld. Dort darf etwas weichen. Zweimal jagen genügt.
lesson-make-room-solved = Der Meiler wich der Baracke, in derselben Aktion. Dann jagten zwei Figuren in warmen Hütten.

lesson-two-jobs = Nur Ingenieure
lesson-two-jobs-task = Keine Belastung am Generator, drei Kranke weniger als jetzt und genug Nahrung für heute Abend.
lesson-two-jobs-task-hint = Drei Ingenieurfiguren sind übrig. Welche zwei Arbeiten kann sonst niemand erledigen?
lesson-two-jobs-solved = Eine Figur in der Sanitätsstation, eine am Generator: beides vor der Nacht.

lesson-one-bed-short = Ein Schlafplatz zu wenig
lesson-one-bed-short-task = Für heute Nacht fehlt ein warmer Schlafplatz, und du hast kein Holz. Niemand darf krank werden.
lesson-one-bed-short-task-hint = Späher brauchen keinen Schlafplatz. Eine Expedition läuft; was erlaubt eine zweite?
lesson-one-bed-short-solved = „{ card-B19 }“ baute die Signalstation aus, und wer aufbricht, schläft anderswo.

lesson-coal-first = Erst die Kohle
lesson-coal-first-task = Sorge für genug Nahrung heute Abend und dafür, dass fünf Bürger weniger krank sind als jetzt. Du hast keine Kohle.
lesson-coal-first-task-hint = Die Sanitätsstation heilt drei. Ein Gesetz heilt zwei für Kohle, und auch Kinder dürfen das tun. Wer macht aus Holz Kohle?
lesson-coal-first-solved = Aus Holz wurde Kohle, aus Kohle wurden heiße Ziegel, und die Sanitätsstation tat den Rest. Die Reihenfolge ist alles.

lesson-torn-tents = Nach dem Sturm
lesson-torn-tents-task = Der Sturm hat alle Zelte zerrissen, und du hast kein Holz. Du brauchst heute Nacht einen warmen Schlafplatz für alle, genug Nahrung und sechs Kranke weniger als jetzt.
lesson-torn-tents-task-hint = Ein Gesetz gibt Ruinen ein Dach, aber nur ihre Zone kann sie wärmen. Und es gibt zwei Sanitätsstationen.
lesson-torn-tents-solved = Segeltuch über den Ruinen, genug Kohle für ihre Zone, Ingenieure in den Sanitätsstationen: Niemand schlief im Schnee.

lesson-what-a-law-costs = Was ein Gesetz kostet
lesson-what-a-law-costs-task = Für heute Abend fehlen 6 Nahrung, mehr als eine Jagd bringt. Verabschiede das Gesetz, mit dem die Nahrung reicht. Höchstens vier Arbeiter dürfen krank sein.
lesson-what-a-law-costs-task-hint = Jedes Gesetz nennt seinen Preis. Was lässt sich mit Kohle und einem anderen Gesetz dagegen tun?
lesson-what-a-law-costs-solved = „{ card-G03 }“ halbiert, was die Arbeiter essen, und macht zwei von ihnen krank. Die heißen Ziegel der Kinder bezahlten diesen Preis.

missed-passed = Du hast kein Gesetz verabschiedet.
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
