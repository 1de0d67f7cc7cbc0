## 提示：做甚麼，為甚麼

advice-good = { $good }。
advice-but = { $good }；但{ $against }。
advice-least = 損害最小：{ $against }。
advice-harm = 不利之處：{ $against }。
advice-unknown = 結果要之後才知道。
advice-unknown-but = 結果要之後才知道；代價：{ $against }。
advice-enough = 現在其他選擇都得不償失。
advice-idle = 現在沒有重要的改變。
advice-remark = { $remark }。
problem-no-hints = 這一桌不提供提示。
problem-no-adviser = 這個遊戲沒有提示。
