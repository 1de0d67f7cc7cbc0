## 桌上各場景：版圖、答題欄與頂欄上的文字

tab-table = 桌面
tab-map = 地圖
tab-goals = 任務
tab-market = 橫排
tab-others = 其他玩家

aim-heading = 取勝
aim-points = 牌庫用完時分數最高。
aim-deck = 餘{ $cards }張牌，最多{ $rounds }輪
aim-orchids = 一、二、三朵紫荊所需的分數
aim-short-goals = 方案目標
aim-short-around = { $where }周圍方塊
aim-short-on = { $where }地點方塊
aim-short-restore = 供電目標
aim-short-points = 分數

board-acting = 行動中
board-back = 返回
board-free = 免費
board-hand-empty = 沒有手牌
board-lacks = 缺{ $what }
board-nobody = 沒有人
board-restore-hand = 手牌6張
board-restore-slot = 第四直行
board-search = 搜索符號
board-slot-empty = 空
board-slot-drop = 把牌拖到這裏，或先點牌再點直行
board-slot-locked = 完成恢復供電目標後開放
board-take-back = 收回手中
board-tokens = { $count }枚交通

market-left = 餘{ $count }張
market-swept = 即將棄掉

scout-title = { $district }：{ $count }塊板塊，只有你看到
scout-one = { $district }：1塊板塊
scout-gps = 定位：每枚{ $count }，你有{ $have }枚
scout-lasting = 板塊和方案共{ $count }
scout-order = 先得獎勵，再取板塊，然後隊中隨機1張牌送進醫院。
scout-probe = 演練：面朝下的板塊
scout-reach = 最多湊到{ $count }
scout-risk = 醫院 1/{ $count }

waste-title = 食物和水會變壞
waste-times = 建議 ×{ $count }
waste-rest = 食物和水全部賣出可得{ $money }元。

## 結束一個問題

finish-now = 現在完成
end-tile-sub = 無論如何，本輪其他人不能偵察這裏
end-buy-sub = 全體略過才結束階段
end-plan-sub = 已出{ $count }／{ $number }
end-waste-sub = 得{ $money }元

## 規則的建議

propose-turn = { $all ->
    [yes] 全部派遣
   *[no] 派遣
}
propose-this = 按建議
propose-procure = 獲取：{ $what }
propose-yes = 要：{ $what }
propose-cards = { $count }張牌
propose-team = 出發
propose-risk = { $count ->
    [0] {""}
    [1] 這張牌會受傷
   *[other] { $count }張中1張會受傷
}
propose-missing = 還差{ $count }個搜索符號
propose-back = 取回{ $count }張牌
propose-waste = 兌換並賣出
propose-trades = 兌換{ $count }次
propose-checks = { $count ->
    [1] 用標記的行動
   *[other] 用{ $count }個標記的行動
}

hint-start = 你的方塊由此擴展；地點上的數字是它接觸的區域數目。
hint-start-goals = 你的目標會在{ $colours }地點放方塊。
hint-team = 選擇派誰：隊中隨機1張牌會送進醫院。
hint-turn = { $count ->
    [1] 這是你最後一張打出的牌，請派遣。
   *[other] 全部派遣，或先選一張執行：它帶來的，下一張便可使用。
}
hint-plan = 打出的牌在階段二執行，之後留在直行，直到你收回。
hint-procure = 每用一枚交通指示物，可離開骰子一格。
hint-turned-itself = 最後一張牌已替你翻開：{ $card }。
hint-specialist = 行動次序不限，也可以不用。
hint-recover = 這張牌回到手上，你得到牌上的分數。
hint-resource = 六種資源之一，不可選電池。
hint-payment = 電池可頂替任何資源。
hint-objectives = 付得起的目標，可逐一完成，數目不限。
hint-place = 必須放下方塊；每跳過一個地點要1枚交通指示物。
hint-finish = 完成便騰出位置並得完成效果；未完成的目標會失去。
hint-finish-open = 完成便騰出位置並得完成效果；會失去未完成的目標：{ $goals }。
hint-scout = 先查看板塊，再決定是否收集。
hint-tile = 每次搜索，隊中隨機1張牌會送進醫院。
hint-buy = 買來的牌放到空的任務位；略過後仍可再買，除非全部玩家接連略過。
hint-waste = 沒有兌換的會賣掉：每份食物2元，每份水1元。
hint-dispose = 丟棄的牌不再回來，但會騰出任務位。
hint-marker = 補充手牌時或打出領袖時，便可啟動這個行動。
hint-refresh = { $count ->
    [0] 收回最多牌的直行。
   *[other] 收回最多牌的直行，然後可啟動剔號行動。
}
hint-check-marks = 每個行動一次，次序不限。

## 階段結果，在舞台上

beat-phase = { $phase }・{ $what }
beat-swept = 從卡牌橫排移走：{ $cards }。

## 圖示的意思（旁邊沒有文字時）

amount-search = { $count }個搜索符號
icon-tile = 1塊面朝上的偵察板塊：{ $type }
icon-always = 永久效果
icon-check = 剔號行動
icon-planned = 已打出的牌
