## 頁面上的教學

learn-by-playing = 邊玩邊學
learn-minutes = 約{ $minutes }分鐘
learn-done = 已完成
learn-resume = 繼續
learn-step = { $step }／{ $steps }
learn-next = 下一步
learn-back = 上一步
learn-show = 示範
learn-hint = 提示
learn-leave = 離開
learn-play-on = 從這裏繼續玩
