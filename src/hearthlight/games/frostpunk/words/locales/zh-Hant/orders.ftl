### 可以預先下達的指示。

order-frostpunk-death = 有居民死亡時
order-frostpunk-death-about = 如果你持有該類居民卡，會先問你是否交出。
order-frostpunk-death-give = 交出我的卡
order-frostpunk-death-keep = 保留我的卡
order-frostpunk-together = 照其他人的一致建議決定
order-frostpunk-together-about = 由你替所有人決定時，只要其他人的建議一致，就照此決定。
order-frostpunk-routine = 例行問題照建議處理
order-frostpunk-routine-about = 床位、治癒、煤等問題，都照遊戲桌的建議處理。需要思考的問題仍會等你。
