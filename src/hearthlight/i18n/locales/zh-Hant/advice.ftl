## 提示：做甚麼，為甚麼

advice-good = { $good }。
advice-but = { $good }；但{ $against }。
advice-least = 這是損害最小的選擇；{ $against }。
advice-harm = 壞處是{ $against }。
advice-unknown = 做了才知道結果。
advice-unknown-but = 做了才知道結果；壞處是{ $against }。
advice-enough = 沒有更好的選擇：其他選擇的收穫更少。
advice-forgoes = 你放棄的是{ $instead }。
advice-spares = 沒有更好的選擇；次佳選擇的代價是{ $instead }。
advice-remark = { $remark }。
problem-no-hints = 這一桌已關閉提示。
problem-no-adviser = 這個遊戲沒有提示。
