## 謎題：任務、提示、解開後的話，以及未達到時的說明。

lesson-warm-hut = 一份煤
lesson-warm-hut-task = 今晚食物足夠，而且沒有人因工作病倒。
lesson-warm-hut-task-hint = 再燒一份煤，哪座小屋會暖和？
lesson-warm-hut-solved = 先點火，後工作：燒一份煤，好過病倒一名居民。

lesson-meat-and-roof = 有肉吃，有瓦遮頭
lesson-meat-and-roof-task = 今晚食物足夠，人人有暖床位，而且沒有人病倒。
lesson-meat-and-roof-task-hint = 只有工程師能通過法律。那麼誰去打獵？
lesson-meat-and-roof-solved = 工人打獵，工程師通過「{ card-G05 }」：每個住所多睡一個人偶。

lesson-four-left = 還剩四個
lesson-four-left-task = 還有四個人偶可以行動。今晚食物足夠，人人有暖床位，而且沒有人病倒。
lesson-four-left-task-hint = 小屋有三座。沒有木材，床位又從哪裏來？
lesson-four-left-solved = 三個人偶打獵，一個上講台，沒有一個閒着。

lesson-hunt-and-cure = 打獵與治癒
lesson-hunt-and-cure-task = 今晚食物足夠，而且病了的居民比現在少兩名。
lesson-hunt-and-cure-task-hint = 有一條法律讓兒童幫忙。再燒一份煤，另一座小屋也會暖和。
lesson-hunt-and-cure-solved = 兩座小屋、一份煤，再加上兒童：每組人都做了只有他們能做的事。

lesson-make-room = 騰出空位
lesson-make-room-task = 今晚食物足夠，人人有暖床位，而且沒有人病倒。你們有3份木材。
lesson-make-room-task-hint = 宿舍需要暖和的空場地。那裏有東西可以拆。打獵兩次就夠。
lesson-make-room-solved = 在同一個行動中，木炭窯讓位給宿舍。然後兩個人偶在暖和的小屋打獵。

lesson-two-jobs = 只有工程師
lesson-two-jobs-task = 能量塔沒有負荷，病人比現在少三名，而且今晚食物足夠。
lesson-two-jobs-task-hint = 還有三個工程師人偶。哪兩件事只有他們能做？
lesson-two-jobs-solved = 一個人偶在醫療站，一個在能量塔：都在入夜之前。

lesson-one-bed-short = 少一個床位
lesson-one-bed-short-task = 今晚少一個暖床位，又沒有木材。誰都不能病倒。
lesson-one-bed-short-task-hint = 偵察員不需要床位。已有一支遠征隊在路上；怎樣才可以有第二支？
lesson-one-bed-short-solved = 「{ card-B19 }」升級了信標，出發的人睡在別處。

lesson-coal-first = 先要有煤
lesson-coal-first-task = 病人比現在少五名，而且今晚食物足夠。你們沒有煤。
lesson-coal-first-task-hint = 醫療站治癒三名病人。有一條法律可用煤治癒兩名，兒童也能做。誰能把木材變成煤？
lesson-coal-first-solved = 木材變成煤，煤變成熱磚，其餘交給醫療站。先後次序決定一切。

lesson-torn-tents = 風暴過後
lesson-torn-tents-task = 風暴摧毀了所有帳篷，你們又沒有木材。今晚要人人有暖床位，食物足夠，而且病人比現在少六名。
lesson-torn-tents-task-hint = 有一條法律能為廢墟蓋上屋頂，但要所在的區域供暖，廢墟才會暖和。另外還有兩座醫療站。
lesson-torn-tents-solved = 帆布蓋住廢墟，燒夠煤讓它們暖和，工程師去醫療站：沒有人睡在雪地裏。

lesson-what-a-law-costs = 法律的代價
lesson-what-a-law-costs-task = 今晚還差6份食物，打獵一次補不上。通過那條讓食物夠吃的法律，病了的工人不可多於四名。
lesson-what-a-law-costs-task-hint = 每條法律都寫明代價。另一條法律怎樣用煤來補救？
lesson-what-a-law-costs-solved = 「{ card-G03 }」讓工人少吃一半，也讓兩名工人病倒。兒童的熱磚抵消了這個代價。

missed-passed = 沒有通過法律。
missed-unfed = 今晚還差{ $number }份食物。
missed-sick = 病了的居民多了{ $missing }名。
missed-bedless = 今晚有{ $number }個人偶沒有暖床位。
missed-stress = 負荷軌上還有{ $number }個負荷方塊。
