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

frost-act-warm = 供暖
frost-act-cold = 寒冷：一名居民生病
frost-act-pick-place = { $place }：選擇由誰在此行動
frost-act-who-here = { $place }：由誰在此行動？
frost-act-nobody = 現在無人能去那裏。
frost-act-elsewhere = 其他地方
frost-act-tip = 先拿一個人偶，或先點選城中的地點。
frost-act-on-map = 請選擇城中發光的地點。
frost-act-because = 因為「{ $card }」
frost-act-stop-alone = 結束行動；{ $count }個人偶閒置
frost-act-stop-all = 若全員停止，{ $count }個人偶閒置
frost-act-group-anywhere = 戶外
frost-act-group-use = 建築
frost-act-group-gather = 採集
frost-act-group-other = 其他
frost-act-fuel-until = 加熱到此輸出
frost-act-fuel-output = 輸出{ $output }
frost-act-fuel-burn = 燒{ $coal }份煤炭
frost-act-fuel-warms =
    { $fields ->
        [0] 供暖
       *[other] 供暖{ $fields }塊空置場地
    }
frost-act-fuel-warms-nothing = 還不會多供暖任何地方
frost-act-fuel-falls-back = 之後輸出會降回0
frost-act-fuel-beds = { $figures }個人偶有{ $beds }個溫暖床位
frost-act-fuel-sick =
    { $count ->
        [0] 無人因寒冷生病
       *[other] { $count }人因寒冷生病（目前{ $now }）
    }
frost-act-fuel-stress = { $count }個方塊投入方塊塔（目前{ $now }）
frost-act-build-small = 小型：一塊場地
frost-act-build-large = 大型：一個區塊的兩塊場地
