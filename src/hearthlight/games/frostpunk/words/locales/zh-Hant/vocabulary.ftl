### 盒內卡牌可能用到的詞語，不論這個內容包有沒有用上

frost-do-young-worker = 你們得到少年工人（每回合一次，一個兒童人偶可像工人那樣行動）
frost-do-young-engineer = 你們得到少年工程師（每回合一次，一個兒童人偶可像工程師那樣行動）
frost-event-young = { $kind ->
    [worker] 你們得到少年工人。
   *[engineer] 你們得到少年工程師。
}
frost-rules-ruin_places = 廢墟只要所在區域供暖，每座便是可睡{ $count }個人偶的住所
