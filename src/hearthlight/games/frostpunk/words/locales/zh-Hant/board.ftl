## 頁面上的城市：各部分的名稱與說明

frost-city = 隕坑中的城市
frost-city-zone-warm = { $zone }區已供暖（輸出達{ $output }起）
frost-city-zone-cold = { $zone }區寒冷，輸出達{ $output }才供暖
frost-city-deposit-wood = 坑緣的木材蘊藏
frost-city-deposit-coal = 坑緣的煤炭蘊藏
frost-city-field = { $field }號場地
frost-city-trees = 樹木
frost-city-wood = 木材
frost-city-coal = 煤炭
frost-city-cores = 蒸汽核心
frost-city-food = 食物
frost-city-resources = 任意資源
frost-city-stockpile = 庫存
frost-city-busy = 正在清雪或建造
frost-city-upgraded = 已升級
frost-city-warm-from = 已供暖（輸出達{ $output }起）
frost-city-cold-until = 寒冷，輸出達{ $output }才供暖
frost-city-always-warm = 始終供暖
frost-city-never-warm = 無法供暖

## 頁面上的行動：人偶、地點、煤炭、建築

frost-act-because = 因為「{ $card }」
frost-act-fuel-until = 加熱到此輸出
frost-act-fuel-output = 輸出{ $output }
frost-act-fuel-burn = 燒{ $coal }份煤炭
frost-act-fuel-warms =
    { $fields ->
        [0] 供暖
       *[other] 令{ $fields }塊空場地供暖
    }
frost-act-fuel-warms-nothing = { $possible ->
    [0] 現在不能再燒煤
   *[other] 這還不足以令更多地方供暖
}
frost-act-fuel-falls-back = 之後輸出會降回0
frost-act-fuel-beds = { $figures }個人偶有{ $beds }個暖床位
frost-act-build-small = 小型：一塊場地
frost-act-build-large = 大型：一個區塊的兩塊場地
