## 競技場：`hearthlight arena`及其報告

arena-title = 競技場：{ $game }
arena-played = { $settings ->
    [one] { $games }局，隨機種子{ $low }至{ $high }。每個電腦玩家都以每個隨機種子、從每個座位玩過。
   *[other] { $games }局，{ $settings }種設定，隨機種子{ $low }至{ $high }。每個電腦玩家都以每個隨機種子、從每個座位玩過。
}
arena-written = 報告：{ $file }
arena-who = 電腦玩家：
arena-table = 數字
arena-alive = 仍在遊戲中

arena-intervals = 括號內：真實值有95%的把握落在其間。
arena-standings = 排名
arena-standings-about = 圓點是勝率；真實勝率有95%的把握落在線上。
arena-ratings = 評分
arena-ratings-about = OpenSkill評分：大家從25開始。真實評分有95%的把握落在線上。在共同勝負的遊戲中，電腦玩家以相同的隨機種子互相比較。
arena-scores = 分數
arena-scores-about = 各個分數出現的比例。
arena-seats = 座位
arena-seats-about = 每個電腦玩家從每個座位獲勝的比例。虛線表示人人均等。
arena-survival = 存活
arena-survival-about = 每輪過後仍未落敗的比例。
arena-causes = 落敗原因
arena-causes-about = 敗局因何而敗。
arena-things-about = 左：在可以這樣做的局數中，有多少局這樣做了。右：這樣做的玩家有多少獲勝，連同95%區間；虛線是平均值。局面好的玩家選擇本就不同，所以這不代表甚麼有幫助。

arena-column-who = 電腦玩家
arena-column-games = 局數
arena-column-wins = 勝局
arena-column-rate = 勝率
arena-column-low = 至少
arena-column-high = 至多
arena-column-mean = 平均分
arena-column-lowest = 最低
arena-column-highest = 最高
arena-column-rounds = 輪數
arena-column-rating = 評分
arena-column-seat = 座位
arena-column-score = 分數
arena-column-from = 由
arena-column-to = 至（不含）
arena-column-share = 佔局數比例
arena-column-round = 輪
arena-column-cause = 原因
arena-column-thing = 事項
arena-column-up = 可行的局數
arena-column-taken = 做了的局數
arena-column-taken-share = 可行時做了
arena-column-times = 每局次數
arena-column-won-with = 這樣做而獲勝

problem-extra-missing = 還缺少套件：pip install hearthlight[{ $extra }]（{ $reason }）。
problem-arena-worker-died = 進行遊戲的一個程序被外部終止，可能是記憶體不足。
problem-ray-unreachable = 「{ $address }」沒有Ray叢集回應：{ $reason }

## 不屬於遊戲的電腦玩家

problem-bot-broken = 無法載入電腦玩家「{ $bot }」：{ $reason }。
problem-program-missing = 沒有可以啟動的程式「{ $program }」。
problem-program-illegal = { $program }回答了「{ $move }」，不在可選的行動之中。
problem-program-silent = { $program }已有{ $seconds }秒沒有回應。
problem-program-ended = { $program }在遊戲結束前停止了。
