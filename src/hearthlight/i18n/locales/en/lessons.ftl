## Lessons, as the server says them

lesson-read-first = Read this first, then press Next.
lesson-comes-in-step = That comes in step { $step }. Do this first: { $task }
lesson-not-meant = Something else comes first.
lesson-too-often = That is more than you need now.
problem-bad-lesson = The lesson "{ $lesson }" cannot be used: { $reason }.
problem-no-lesson = There is no lesson "{ $lesson }".
problem-lesson-not-now = The lesson asks for something else now.
problem-lesson-nothing-to-read = There is nothing to read now.
problem-lesson-nothing-to-show = There is nothing to show now.
problem-no-lesson-here = There is no lesson at this table.
lesson-newcomer = Newcomer
lesson-missed = Not solved this time.
problem-lesson-nothing-to-solve = There is nothing to solve here.
problem-unknown-measure = "{ $game }" does not know how to count "{ $what }".
