## 問該怎樣做

web-hint = 提示
web-hint-ask = 你會怎樣做？（H）
web-hint-best = 我會這樣做
web-hint-else = 其他選擇
web-hint-thinking = 思考中…
web-hints-allowed = 玩家可使用提示
