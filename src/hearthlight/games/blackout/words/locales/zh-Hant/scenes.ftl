## 桌上各場景：版圖、答題欄與頂欄上的文字

tab-table = 桌面
tab-map = 地圖
tab-goals = 目標
tab-market = 市場
tab-others = 其他玩家

aim-heading = 目標
aim-points = 牌庫用完時分數最高。
aim-deck = 餘{ $cards }張牌，最多{ $rounds }輪
aim-orchids = 一、二、三朵紫荊所需的分數
aim-short-goals = 方案目標
aim-short-around = { $where }周圍方塊
aim-short-on = { $where }地點方塊
aim-short-restore = 供電
aim-short-points = 分數

board-acting = 行動中
board-back = 返回
board-free = 免費
board-hand-empty = 沒有手牌
board-lacks = 欠{ $what }
board-nobody = 沒有人
board-restore-hand = 手牌6張
board-restore-slot = 第四直行
board-search = 搜索符號
board-slot-empty = 空
board-slot-drop = 把牌拖到這裏，或先點牌再點直行
board-slot-locked = 未開放：先恢復供電
board-take-back = 收回手中
board-tokens = { $count }枚交通

market-left = 餘{ $count }張
market-swept = 下一張棄掉

scout-title = { $district }：{ $count }塊板塊，只有你看到
scout-one = { $district }：1塊板塊
scout-gps = 定位：每枚{ $count }，你有{ $have }枚
scout-lasting = 板塊和方案共{ $count }
scout-order = 先得獎勵，再取板塊，然後隊中隨機1張牌送往醫院。
scout-probe = 面朝下的板塊
scout-reach = 你可達{ $count }
scout-risk = 醫院 1/{ $count }

waste-title = 食物和水會變壞
waste-times = 建議 ×{ $count }
waste-rest = 全部賣出可得{ $money }元。

## 結束一個問題

end-scout = 不偵察
end-tile = 不取板塊
end-tile-sub = 本輪無人再偵察這裏
end-buy = 不買
end-buy-sub = 其他玩家仍可買
end-dispose = 全部保留
end-refresh = 不取回
end-plan-sub = 已出{ $count }／{ $number }
end-waste-sub = 得{ $money }元

## 規則的建議

propose-turn = 全部派遣
propose-this = 按建議
propose-cards = { $count }張牌
propose-team = 出發
propose-risk = { $count ->
    [0] {""}
    [1] 這張牌會受傷
   *[other] { $count }張中1張會受傷
}
propose-back = 取回{ $count }張牌
propose-waste = 交換並賣出
propose-trades = 交換{ $count }次
propose-checks = { $count ->
    [1] 用標記的行動
   *[other] 用{ $count }個標記的行動
}

hint-team = 這隊只是建議，可改點你想派的牌。
hint-turn = 或點一張牌，只執行這張。
