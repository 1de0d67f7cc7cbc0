### 舞台底部的字幕。

frost-beat-dawn = 第{ $round }回合。由{ $player }領導。{ $kind ->
    [worker] 今晚輪到工人用餐。
    [engineer] 今晚輪到工程師用餐。
    [child] 今晚輪到兒童用餐。
   *[other] {""}
}
frost-beat-meal = { $people }人上桌，{ $fed }人有得吃{ $hunger ->
    [0] 。
   *[other] ：飢餓{ $hunger }。
}
frost-beat-by = { $name }：{ $what }
