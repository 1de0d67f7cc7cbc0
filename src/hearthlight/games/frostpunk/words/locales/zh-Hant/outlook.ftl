## 一步會改變什麼：選項上的小字

change-won = 城市得救
change-lost = 城市覆滅
change-dead = 死者 { $by }
change-hope = 希望 { $before } → { $after }
change-discontent = 不滿 { $before } → { $after }
change-active-care = 活躍的關懷 { $by }
change-active-justice = 活躍的正義 { $by }
change-active-motivation = 活躍的動力 { $by }
change-active-anger = 活躍的憤怒 { $by }
change-active-apathy = 活躍的冷漠 { $by }
change-active-greed = 活躍的貪婪 { $by }
change-sick-worker = 生病的工人 { $by }
change-sick-engineer = 生病的工程師 { $by }
change-sick-child = 生病的兒童 { $by }
change-grave-worker = { $after ->
    [0] 工人好轉
   *[other] 工人病重
}
change-grave-engineer = { $after ->
    [0] 工程師好轉
   *[other] 工程師病重
}
change-grave-child = { $after ->
    [0] 兒童好轉
   *[other] 兒童病重
}
change-people-worker = 工人 { $by }
change-people-engineer = 工程師 { $by }
change-people-child = 兒童 { $by }
change-figures-worker = 工人人偶 { $by }
change-figures-engineer = 工程師人偶 { $by }
change-figures-child = 兒童人偶 { $by }
change-tired-worker = 疲憊的工人 { $by }
change-tired-engineer = 疲憊的工程師 { $by }
change-tired-child = 疲憊的兒童 { $by }
change-food = 食物 { $by }
change-wood = 木材 { $by }
change-coal = 煤炭 { $by }
change-cores = 蒸汽核心 { $by }
change-automata = 自動機 { $by }
change-hunger = 飢餓 { $by }
change-stress = 負荷 { $before } → { $after }
change-overheated = { $after ->
    [0] 已冷卻
   *[other] 過熱！
}
change-expanded = 裝上擴充件
change-output = 輸出 { $before } → { $after }
change-cold = 嚴寒 { $before } → { $after }
change-warm-a = { $after ->
    [0] A區寒冷
   *[other] A區溫暖
}
change-warm-b = { $after ->
    [0] B區寒冷
   *[other] B區溫暖
}
change-warm-c = { $after ->
    [0] C區寒冷
   *[other] C區溫暖
}
change-freezing = 受凍 { $before } → { $after }
change-cubes = 投塔方塊 { $before } → { $after }
change-storm = 風暴輪次 { $before } → { $after }
change-bedless = 沒有暖床 { $before } → { $after }
change-beds = 床位 { $by }
change-prey = 每日食物 { $by }
change-expeditions = 探險隊 { $by }
change-researched = 研究完成
change-research = 完成輪次 { $before } → { $after }
change-ready = 第{ $after }輪完成
change-research-lost = 研究中斷
change-loaded = 卡上 { $before } → { $after }
change-buildings = 建築 { $by }
change-map-wood = 地圖上的木材 { $by }
change-map-coal = 地圖上的煤炭 { $by }
change-map-cores = 地圖上的核心 { $by }
change-map-trees = 樹 { $by }
