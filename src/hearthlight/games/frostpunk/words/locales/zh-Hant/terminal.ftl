## Simulation and packs at a terminal

simulate-lost-hope = 希望破滅
simulate-lost-discontent = 不滿
simulate-lost-malfunction = 故障
simulate-lost-sickness = 疾病
simulate-lost-hunger = 飢餓
simulate-lost-corpses = 死者過多
simulate-lost-time = 時間耗盡
pack-ok-frostpunk = { $pack }：{ $cards }張卡、{ $buildings }塊建築板塊、{ $sectors }個區塊。雜湊值 { $hash }。
