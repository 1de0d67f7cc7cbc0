### 可以預先下達的指示。

order-blackout-no-purchases = 本輪一律不買牌
order-blackout-no-purchases-about = 在第5階段，每次輪到你都略過，不買牌。
order-blackout-no-goals = 本輪不再完成目標
order-blackout-no-goals-about = 在第3階段你立即結束，你的牌維持原狀。
order-blackout-no-scouting = 本輪不偵察
order-blackout-no-scouting-about = 在第4階段你不出動。
order-blackout-plan = 替我出牌
order-blackout-plan-about = 擲骰之後，電腦會填滿你的直行，並替你按「準備好」。只要還有人在出牌，你就可以收回。
order-blackout-routine = 例行問題照建議處理
order-blackout-routine-about = 派遣、組成搜索隊、丟棄、補充手牌，都照牌桌的建議回答。需要思考的問題仍會等你。
