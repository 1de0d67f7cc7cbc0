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

lesson-make-room = 騰出空位
lesson-make-room-task = 今晚食物足夠，人人有溫暖的床，沒有人生病。你們有3份木。
lesson-make-room-task-hint = 宿舍需要溫暖的空場地。那裏有東西可以拆。打獵兩次就夠。
lesson-make-room-solved = 木炭窯在同一個行動中讓位給宿舍。然後兩組人在溫暖的小屋打獵。

lesson-two-jobs = 只有工程師
lesson-two-jobs-task = 能量塔沒有負荷，病人比現在少三個，今晚食物足夠。
lesson-two-jobs-task-hint = 還有三組工程師。哪兩件事只有他們能做？
lesson-two-jobs-solved = 一組在醫療站，一組在能量塔：都在入夜之前。

lesson-one-bed-short = 少一張床
lesson-one-bed-short-task = 今晚少一張溫暖的床，又沒有木。誰都不能生病。
lesson-one-bed-short-task-hint = 偵察隊不需要床。已有一支遠征在路上；怎樣才可以有第二支？
lesson-one-bed-short-solved = 「{ card-B19 }」升級了信標，出發的人睡在別處。

lesson-coal-first = 先要有煤
lesson-coal-first-task = 病人比現在少兩個，今晚食物足夠。你們沒有煤。
lesson-coal-first-task-hint = 有一條法律用煤治癒病人，兒童也能做。不靠場地，煤從哪裏來？
lesson-coal-first-solved = 木在窯裏變成煤，煤變成熱磚。先後次序決定一切。

lesson-hunters-and-children = 獵人與兒童
lesson-hunters-and-children-task = 今晚食物足夠，病人比現在少兩個。
lesson-hunters-and-children-task-hint = 用不着工人。誰可以打獵？兒童又可以做甚麼？
lesson-hunters-and-children-solved = 兩組工程師去打獵，兒童搬熱磚。有時也可以讓人休息。

missed-unfed = 今晚還差{ $number }份食物。
missed-sick = 病倒的居民多了{ $missing }名。
missed-bedless = 今夜有{ $number }個人偶沒有暖床位。
missed-stress = 負荷軌上還有{ $number }個方塊。
