## 謎題：任務、提示、解開後的話，以及未達到時的說明。

lesson-warm-hut = 一份煤
lesson-warm-hut-task = 今晚食物足夠，而且沒有人因工作病倒。
lesson-warm-hut-task-hint = 再燒一份煤，哪座小屋會暖和？
lesson-warm-hut-solved = 先點火，後工作：燒一份煤，好過病倒一名居民。

lesson-meat-and-roof = 有肉吃，有瓦遮頭
lesson-meat-and-roof-task = 今晚食物足夠，人人有暖床位，而且沒有人病倒。
lesson-meat-and-roof-task-hint = 只有工程師能通過法律。那麼誰去打獵？
lesson-meat-and-roof-solved = 工人打獵，工程師通過「{ card-G05 }」：每個住所多睡一組。

lesson-which-huts = 哪些小屋？
lesson-which-huts-task = 今晚食物足夠，而且沒有人病倒。
lesson-which-huts-task-hint = 不是每座小屋都暖和。派人之前先看清楚。
lesson-which-huts-solved = 兩座暖和的小屋，兩組能打獵的人：派去第三座就有人病倒。

lesson-four-left = 還剩四組
lesson-four-left-task = 還有四組人可以工作。今晚食物足夠，人人有暖床位，而且沒有人病倒。
lesson-four-left-task-hint = 小屋有三座。沒有木材，床位又從哪裏來？
lesson-four-left-solved = 三組打獵，一組上講台，沒有一組閒着。

lesson-hunt-and-cure = 打獵與治癒
lesson-hunt-and-cure-task = 今晚食物足夠，而且病了的居民比現在少兩名。
lesson-hunt-and-cure-task-hint = 有一條法律讓兒童幫忙。再燒一份煤，另一座小屋也會暖和。
lesson-hunt-and-cure-solved = 兩座小屋、一份煤，再加上兒童：每組人都做了只有他們能做的事。

lesson-make-room = 騰出空位
lesson-make-room-task = 今晚食物足夠，人人有暖床位，而且沒有人病倒。你們有3份木材。
lesson-make-room-task-hint = 宿舍需要暖和的空場地。那裏有東西可以拆。打獵兩次就夠。
lesson-make-room-solved = 在同一個行動中，木炭窯讓位給宿舍。然後兩組人在暖和的小屋打獵。

lesson-two-jobs = 只有工程師
lesson-two-jobs-task = 能量塔沒有負荷，病人比現在少三名，而且今晚食物足夠。
lesson-two-jobs-task-hint = 還有三組工程師。哪兩件事只有他們能做？
lesson-two-jobs-solved = 一組在醫療站，一組在能量塔：都在入夜之前。

lesson-one-bed-short = 少一個床位
lesson-one-bed-short-task = 今晚少一個暖床位，又沒有木材。誰都不能病倒。
lesson-one-bed-short-task-hint = 偵察員不需要床位。已有一支遠征隊在路上；怎樣才可以有第二支？
lesson-one-bed-short-solved = 「{ card-B19 }」升級了信標，出發的人睡在別處。

lesson-coal-first = 先要有煤
lesson-coal-first-task = 病人比現在少兩名，而且今晚食物足夠。你們沒有煤。
lesson-coal-first-task-hint = 有一條法律可用煤治癒病人，兒童也能做。不靠場地，煤從哪裏來？
lesson-coal-first-solved = 木材在窯裏變成煤，煤再變成熱磚。先後次序決定一切。

lesson-hunters-and-children = 獵人與兒童
lesson-hunters-and-children-task = 今晚食物足夠，而且病人比現在少兩名。
lesson-hunters-and-children-task-hint = 用不着工人。誰可以打獵？兒童又可以做甚麼？
lesson-hunters-and-children-solved = 兩組工程師去打獵，兒童搬熱磚。有時候，有人可以休息。

missed-unfed = 今晚還差{ $number }份食物。
missed-sick = 病了的居民多了{ $missing }名。
missed-bedless = 今晚有{ $number }個人偶沒有暖床位。
missed-stress = 負荷軌上還有{ $number }個負荷方塊。
