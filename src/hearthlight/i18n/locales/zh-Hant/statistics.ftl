## 個人成績

statistics = 你的成績
statistics-link = 你的成績
statistics-empty = 你還沒有完成任何遊戲。完成後，成績會顯示在這裏。
statistics-export = 儲存為 CSV
statistics-wins = 勝出
statistics-wins-of = { $games }局勝{ $wins }局（{ $share }）
statistics-alone = 單人
statistics-in-campaign = 劇情模式
statistics-time = 在遊戲桌的時間
statistics-average = 平均分
statistics-best = 最高分
statistics-worst = 最低分
statistics-sources = 分數來源
statistics-counted = 統計項目
statistics-source-average = 平均
statistics-source-most = 最高
statistics-source-least = 最低
statistics-recent = 已結束的遊戲
statistics-won = 勝
statistics-lost = 負
statistics-rounds = { $rounds }輪
