### 可以預先下達的指示。

order-blackout-no-purchases = 本輪一律不買牌
order-blackout-no-purchases-about = 階段五每次輪到你都略過，不買牌。
order-blackout-no-goals = 本輪不再完成目標
order-blackout-no-goals-about = 階段三一開始你便結束，你的牌維持原狀。
order-blackout-no-scouting = 本輪不偵察
order-blackout-no-scouting-about = 階段四你不派人偵察。
order-blackout-plan = 替我出牌
order-blackout-plan-about = 擲骰後，電腦替你填滿直行，並按「準備好」。只要還有其他玩家在出牌，你都可以復原。
order-blackout-routine = 例行問題照建議處理
order-blackout-routine-about = 派遣、組成搜索隊、賣掉食物和水、補充手牌，都照遊戲桌的建議處理。需要思考的問題仍會等你。
