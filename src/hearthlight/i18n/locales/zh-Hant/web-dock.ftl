### 回答問題的地方。

web-final = 不可復原
web-more-choices = 還有 { $count } 個
web-choose-other = 改選其他
web-open-hands = 明牌遊戲
web-open-hands-why = 不必傳遞裝置：在場的人都可以看到所有手牌。
web-suggestions = 建議
web-round-back = 回到本輪開頭
web-round-on = 下一輪
web-log-tab = 經過
web-step-by-step = 再點一次可自行選擇細節。
web-details = 自行選擇細節
web-asked-of = { $name }，{ $question }
