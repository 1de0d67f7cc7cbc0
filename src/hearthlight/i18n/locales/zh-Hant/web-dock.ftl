### 回答問題的地方。

web-final = 不可收回
web-more-choices = 還有 { $count } 個
web-choose-other = 改選其他
