### 舞台底部的字幕。

frost-beat-dawn = 第 { $round } 回合。由 { $player } 領導。{ $kind ->
    [worker] 今晚輪到工人吃飯。
    [engineer] 今晚輪到工程師吃飯。
    [child] 今晚輪到兒童吃飯。
   *[other] {""}
}
frost-beat-meal = { $people } 人上桌，{ $fed } 人吃飽{ $hunger ->
    [0] 。
   *[other] ：飢餓 { $hunger }。
}
frost-beat-by = { $name }：{ $what }
