## 提示：做甚麼，為甚麼

advice-good = { $good }。
advice-but = { $good }；但{ $against }。
advice-least = 損害最小：{ $against }。
advice-harm = 壞處：{ $against }。
advice-unknown = 做了才知道結果。
advice-unknown-but = 做了才知道結果；代價：{ $against }。
advice-enough = 沒有更好的選擇：其他的收穫更少。
advice-forgoes = 你會錯過：{ $instead }。
advice-spares = 沒有更好的選擇；次佳的要付代價：{ $instead }。
advice-remark = { $remark }。
problem-no-hints = 這一桌已關閉提示。
problem-no-adviser = 這個遊戲沒有提示。
