## Les leçons, comme le serveur les dit

lesson-read-first = Lisez d’abord ceci, puis appuyez sur Suite.
lesson-comes-in-step = Ce sera pour l’étape { $step }. D’abord : { $task }
lesson-not-meant = Il y a autre chose à faire d’abord.
lesson-too-often = C’est plus qu’il n’en faut pour l’instant.
problem-bad-lesson = La leçon « { $lesson } » est inutilisable : { $reason }.
problem-no-lesson = Il n’y a pas de leçon « { $lesson } ».
problem-lesson-not-now = La leçon demande autre chose en ce moment.
problem-lesson-nothing-to-read = Il n’y a rien à lire en ce moment.
problem-lesson-nothing-to-show = Il n’y a rien à montrer en ce moment.
problem-no-lesson-here = Il n’y a pas de leçon à cette table.
lesson-newcomer = Novice
lesson-missed = Pas résolue cette fois.
problem-lesson-nothing-to-solve = Il n’y a rien à résoudre ici.
problem-unknown-measure = « { $game } » ne sait pas compter « { $what } ».
