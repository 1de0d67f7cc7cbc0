## 謎題：任務、提示、解開後的話，以及未達到時的說明。

lesson-warm-hut = 一份煤
lesson-warm-hut-task = 今晚食物足夠，而且沒有人因工作病倒。
lesson-warm-hut-task-hint = 再燒一份煤，哪間小屋會暖和？
lesson-warm-hut-solved = 先生火，後工作：一份煤比一個病倒的居民便宜。

lesson-meat-and-roof = 有肉有瓦
lesson-meat-and-roof-task = 今晚食物足夠，人人有溫暖的床，而且沒有人病倒。
lesson-meat-and-roof-task-hint = 只有工程師能頒佈法令。那麼誰去打獵？
lesson-meat-and-roof-solved = 工人打獵，工程師頒佈「{ card-G05 }」：每個住所多睡一個。

lesson-which-huts = 哪些小屋？
lesson-which-huts-task = 今晚食物足夠，而且沒有人病倒。
lesson-which-huts-task-hint = 不是每間小屋都暖和。派人之前先看清楚。
lesson-which-huts-solved = 兩間暖和的小屋，兩組能打獵的人：第三間小屋會令人病倒。

lesson-four-left = 還剩四組
lesson-four-left-task = 還有四組人可以工作。今晚食物足夠，人人有溫暖的床，而且沒有人病倒。
lesson-four-left-task-hint = 小屋有三間。沒有木材，床從哪裏來？
lesson-four-left-solved = 三組打獵，一組上講台。一個也不多。

lesson-hunt-and-cure = 打獵與治癒
lesson-hunt-and-cure-task = 今晚食物足夠，而且病倒的居民比現在少兩個。
lesson-hunt-and-cure-task-hint = 有一條法令讓兒童幫忙。再燒一份煤，另一間小屋也會暖和。
lesson-hunt-and-cure-solved = 兩間小屋、一份煤，再加上兒童：人人做了只有自己能做的事。

missed-unfed = 今晚還欠{ $number }份食物。
missed-sick = 病倒的居民多了{ $missing }個。
missed-bedless = 今夜有{ $number }個人偶沒有溫暖的床。
