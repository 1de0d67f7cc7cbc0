## Simulation and packs at a terminal

simulate-lost-hope = 希望破滅
simulate-lost-discontent = 不滿
simulate-lost-malfunction = 故障
simulate-lost-sickness = 疾病
simulate-lost-hunger = 飢餓
simulate-lost-corpses = 死者過多
simulate-lost-time = 時間耗盡
pack-ok-frostpunk = { $pack }：{ $cards }張卡、{ $buildings }塊建築板塊、{ $sectors }個區塊。雜湊值 { $hash }。

## 競技場統計的事項

counted-law = 法律
counted-technology = 科技
counted-choice = 卡牌上的選擇
counted-journey = 遠征中的選擇
counted-option = { $card }（{ $id }）：選項{ $number }
counted-building = 建成的建築
counted-work = 建築內的工作
counted-storms = 風暴
counted-cores = 剩餘的蒸汽核心
