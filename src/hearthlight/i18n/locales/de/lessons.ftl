## Lektionen, wie der Server sie sagt

lesson-read-first = Lies das zuerst, dann drücke „Weiter“.
lesson-comes-in-step = Das kommt in Schritt { $step }. Zuerst das hier: { $task }
lesson-not-meant = Zuerst kommt etwas anderes.
lesson-too-often = Das ist mehr, als du jetzt brauchst.
problem-bad-lesson = Die Lektion „{ $lesson }“ ist unbrauchbar: { $reason }.
problem-no-lesson = Es gibt keine Lektion „{ $lesson }“.
problem-lesson-not-now = In der Lektion ist gerade etwas anderes dran.
problem-lesson-nothing-to-read = Gerade gibt es nichts zu lesen.
problem-lesson-nothing-to-show = Gerade gibt es nichts zu zeigen.
problem-no-lesson-here = An diesem Tisch gibt es keine Lektion.
lesson-newcomer = Neuling
lesson-missed = Diesmal nicht gelöst.
problem-lesson-nothing-to-solve = Hier gibt es nichts zu lösen.
problem-unknown-measure = „{ $game }“ kann „{ $what }“ nicht zählen.
