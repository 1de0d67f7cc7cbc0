## 謎題：任務、提示、解開後的話，以及未達到時的說明。

lesson-warm-hut = 一份煤
lesson-warm-hut-task = 今晚食物足夠，而且沒有人因工作病倒。
lesson-warm-hut-task-hint = 再燒一份煤，哪間小屋會暖和？
lesson-warm-hut-solved = 先點火，後工作：燒一份煤，好過病倒一名居民。

lesson-meat-and-roof = 有肉有瓦
lesson-meat-and-roof-task = 今晚食物足夠，人人有暖床位，而且沒有人病倒。
lesson-meat-and-roof-task-hint = 只有工程師能通過法律。那麼誰去打獵？
lesson-meat-and-roof-solved = 工人打獵，工程師通過「{ card-G05 }」：每個住所多睡一組。

lesson-which-huts = 哪些小屋？
lesson-which-huts-task = 今晚食物足夠，而且沒有人病倒。
lesson-which-huts-task-hint = 不是每間小屋都暖和。派人之前先看清楚。
lesson-which-huts-solved = 兩間暖和的小屋，兩組能打獵的人：去第三間就有人病倒。

lesson-four-left = 還剩四組
lesson-four-left-task = 還有四組人可以工作。今晚食物足夠，人人有暖床位，而且沒有人病倒。
lesson-four-left-task-hint = 小屋有三間。沒木材，床位從哪裏來？
lesson-four-left-solved = 三組打獵，一組上講台，一組也不剩。

lesson-hunt-and-cure = 打獵與治癒
lesson-hunt-and-cure-task = 今晚食物足夠，而且病倒的居民比現在少兩名。
lesson-hunt-and-cure-task-hint = 有一條法律讓兒童幫忙。再燒一份煤，另一間小屋也會暖和。
lesson-hunt-and-cure-solved = 兩間小屋、一份煤，再加上兒童：人人各盡所長。

missed-unfed = 今晚還差{ $number }份食物。
missed-sick = 病倒的居民多了{ $missing }名。
missed-bedless = 今夜有{ $number }個人偶沒有暖床位。
