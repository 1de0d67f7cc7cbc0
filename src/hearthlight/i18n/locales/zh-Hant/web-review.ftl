## 賽後回顧

web-review = 賽後回顧
web-review-title = 影響最大的決定
web-review-about = 我重溫了你的每個決定，而且只用你當時知道的資訊。
web-review-about-other = 我重溫了{ $player }的每個決定，而且只用{ $player }當時知道的資訊。
web-review-alike = { $looked }個決定之中，有{ $alike }個我也會這樣做。
web-review-none = 我的玩法會差不多。
web-review-working = 我正在重溫這一局…
web-review-whose = 誰的決定
web-review-did = 你這樣做了
web-review-did-other = { $player }這樣做了
web-review-better = 我會這樣做
web-review-weight = { $weight ->
    [1] 影響輕微
    [2] 有影響
   *[other] 影響很大
}
web-review-see = 看看當時的局面
web-review-try = 從這裏再試一次
web-review-try-about = 新一局會從這一刻開始，對手是電腦。你只知道當時已知的一切；所有未公開的內容會重新洗混。
