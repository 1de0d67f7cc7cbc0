## 教學，由伺服器說出

lesson-read-first = 請先讀這段，然後按「下一步」。
lesson-comes-in-step = 這是第{ $step }步的事，先做這個：{ $task }
lesson-not-meant = 現在要先做別的事。
lesson-too-often = 現在不需要那麼多。
problem-bad-lesson = 無法使用教學「{ $lesson }」：{ $reason }。
problem-no-lesson = 沒有「{ $lesson }」這個教學。
problem-lesson-not-now = 教學現在要你做別的事。
problem-lesson-nothing-to-read = 現在沒有要讀的東西。
problem-lesson-nothing-to-show = 現在沒有要示範的東西。
problem-no-lesson-here = 這張桌沒有教學。
lesson-newcomer = 新手
lesson-missed = 這次未能解開。
problem-lesson-nothing-to-solve = 這裏沒有謎題要解。
problem-unknown-measure = 「{ $game }」不會計算「{ $what }」。
