## 教學，由伺服器說出

lesson-read-first = 請先讀這段，然後按「下一步」。
lesson-later = 這個以後再說。{ $task }
problem-bad-lesson = 教學「{ $lesson }」不能使用：{ $reason }。
problem-no-lesson = 沒有教學「{ $lesson }」。
problem-lesson-not-now = 教學現在要你做別的事。
problem-lesson-nothing-to-read = 現在沒有要讀的東西。
problem-lesson-nothing-to-show = 現在沒有要示範的東西。
problem-no-lesson-here = 這張桌沒有教學。
lesson-newcomer = 新手
lesson-missed = 這次未能解開。
problem-lesson-nothing-to-solve = 這裏沒有要解的題。
problem-unknown-measure = 「{ $game }」不會計算「{ $what }」。
