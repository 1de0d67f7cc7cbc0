# 指向某物時看到的文字：它是甚麼、叫甚麼、現在如何。

about-group-moods = 希望與不滿
about-group-machine = 熱力、風暴與方塊塔
about-food = 每夜有一類居民用餐：每人1份食物。不夠的變成飢餓。
    .title = 食物
    .now = 你們有{ $have }份；今夜需要{ $needed }份。
about-wood = 建築需要木材。在場地採集，或由鋸木廠取得。
    .title = 木材
    .now = 你們有{ $have }份木材。
about-coal = 1份煤炭令能量塔的輸出上升1。
    .title = 煤炭
    .now = 你們有{ $have }份煤炭。
about-cores = 有些建築和升級，以及能量塔的擴充件，需要蒸汽核心。蒸汽核心很稀少。
    .title = 蒸汽核心
    .now = 你們有{ $have }個蒸汽核心。
about-steel = 其他劇本使用的資源。
    .title = 鋼材
    .now = 你們有{ $have }份鋼材。
about-resources = 木材、煤炭、鋼材和蒸汽核心是資源；食物不是。
    .title = 資源
about-trees = 鋸木廠或卡牌可把地圖上的樹變成木材。
    .title = 樹
    .now = 地圖上有{ $have }棵。
about-hunger = 每有一人沒得吃便加1。下一餐先平息飢餓，每點1份食物。剩下的帶來1點不滿，太多時還有死亡；到25，城市便覆滅。
    .title = 飢餓
    .now = 飢餓{ $have }，食物{ $food }：{ $starving ->
        [0] 下一餐會全部平息
       *[other] 下一餐後仍有{ $starving }點：+{ $discontent }不滿，{ $deaths }人死亡
    }。{ $deadly }點起有人死亡。
about-heat = 火焰要高於區域或隔熱等級的標記，那裏才有供暖。1份煤炭令火焰上升1格。
    .title = 輸出
    .now = 輸出{ $have }，嚴寒在{ $cold }。
about-output = 熱力軌上的一格：火焰是輸出，雪花是嚴寒。每份煤炭令火焰上升1格，最多到嚴寒那一格。
    .title = 熱力軌上的輸出
    .now = { $reach ->
        [warm] 已達到輸出{ $space }。
        [coal] 再燒{ $coal }份煤炭，輸出便由{ $output }升到{ $space }。
        [cold] 嚴寒在{ $cold }，輸出不能升到{ $space }。
       *[short] 煤炭不足，輸出升不到{ $space }。
    }{ $zones ->
        [none] 在這一格沒有區域供暖。
       *[other] 在這一格供暖的區域：{ $zones }。
    }
about-cubes = 能量塔階段時，輸出若在這一格，便有這麼多方塊投入方塊塔。
    .title = 投入方塊塔的方塊
    .now = 輸出{ $space }：{ $cubes }個投入塔中。現在輸出{ $output }：{ $now }個。
about-freezes = 能量塔階段時，畫在火焰之上、嚴寒之下的人會生病。
    .title = 誰會受凍
    .now = 輸出低於{ $space }而嚴寒高於{ $space }時，有{ $people }生病。現在輸出{ $output }、嚴寒{ $cold }：{ $sick ->
        [yes] 會生病
       *[no] 不會生病
    }。
about-cold = 能量塔階段時，火焰與嚴寒之間每畫有一個人偶，便有一名居民生病。在寒冷中工作也會令人生病。
    .title = 嚴寒
    .now = 嚴寒在{ $cold }，輸出在{ $have }。
about-range = 每個標記代表一個區域和一個隔熱等級：紅色是A，橙色是B，黃色是C。火焰要高於標記才供暖。
    .title = 供暖標記
    .now = 輸出達到{ $a }（A）、{ $b }（B）、{ $c }（C）便供暖。
about-stress = 從方塊塔掉出的方塊填上負荷軌。放不下的會令能量塔過載。
    .title = 負荷
    .now = { $of }格中已滿{ $have }格。
about-overload = 這裏有方塊便是故障：第一次令能量塔過熱，再有一次便落敗。
    .title = 過載
    .now = { $have ->
        [0] 這裏沒有方塊。
       *[other] 這裏有{ $have }個方塊。
    }
about-tower = 方塊投進去，有些卡住，有些掉出來成為負荷。卡住的越多，掉出來的越多。
    .title = 方塊塔
about-worker = 他們的人偶可行動：清雪、採集、建造、使用建築、偵察。
    .title = 工人
    .now = 居民{ $have }人，{ $sick }人生病；{ $ready }個人偶可用。
about-engineer = 行動與工人相同，還可使用只限工程師的建築。
    .title = 工程師
    .now = 居民{ $have }人，{ $sick }人生病；{ $ready }個人偶可用。
about-child = 他們要吃飯，也要床位。只有法律或卡牌允許時才可行動。
    .title = 兒童
    .now = 居民{ $have }人，{ $sick }人生病；{ $ready }個人偶。
about-automaton = 支付1份煤炭，自動機便可像工人那樣行動。它不用食物和床位，也不會生病。
    .title = 自動機
    .now = 你們有{ $have }台；{ $ready }台可用。
about-people = 一個人偶代表一群居民。人口軌顯示你們的居民有多少個人偶。
    .title = 居民
    .now = 城中有{ $have }名居民。
about-sick = 同類居民有太多病人，會令人偶疲憊，並令標記翻面；一類有26名病人，城市便覆滅。
    .title = 病人
    .now = 共有{ $have }名病人。
about-grave = 標記再翻一次面，便有一名該類居民死亡。救治可把它翻回來。
    .title = 病重
about-cure = 治癒：疾病標記後退1格。救治：疾病標記由病重翻回生病。
    .title = 治癒與救治
about-turn = 由生病翻到病重，暫時沒有影響；由病重翻回生病，便有一名居民死亡。
    .title = 標記翻面
about-tired = 放在這種指示物上的人偶要休息：本回合不能使用。
    .title = 疲憊
about-corpses = 每有一人死亡，標記便前進一格。到達軌上最後一格，城市便覆滅。來此途中死去的人從一開始便計算在內。
    .title = 屍體
    .now = 現在是{ $have }，最後一格是{ $limit }；途中死去{ $before }人。
about-bed = 夜晚時，每個供暖的床位可容納一個人偶。每有一個人偶沒有床位，便有一名居民生病。
    .title = 床位
    .now = 現有{ $have }個供暖的床位，{ $needed }個人偶需要床位。
about-hope = 活躍的希望可以耗盡來換取效果。最後一個指示物離開希望軌，城市便覆滅。
    .title = 希望
    .now = 希望{ $have }個，最多{ $of }個，{ $active }個活躍：到0城市便覆滅。
about-discontent = 爭端會看不滿的種類。第六個指示物不論活躍還是耗盡，都會令遊戲結束。
    .title = 不滿
    .now = 不滿{ $have }個：到{ $of }個城市便覆滅。
about-care = 希望的一種。有些選項和顧問需要它活躍，或要把它耗盡。
    .title = 關懷
    .now = 軌上：{ $have }，活躍：{ $active }。
about-justice = 希望的一種。有些選項和顧問需要它活躍，或要把它耗盡。
    .title = 正義
    .now = 軌上：{ $have }，活躍：{ $active }。
about-motivation = 希望的一種。有些選項和顧問需要它活躍，或要把它耗盡。
    .title = 幹勁
    .now = 軌上：{ $have }，活躍：{ $active }。
about-anger = 不滿的一種。爭端和有些選項會看它。
    .title = 憤怒
    .now = 軌上：{ $have }，活躍：{ $active }。
about-apathy = 不滿的一種。爭端和有些選項會看它。
    .title = 冷漠
    .now = 軌上：{ $have }，活躍：{ $active }。
about-greed = 不滿的一種。爭端和有些選項會看它。
    .title = 貪婪
    .now = 軌上：{ $have }，活躍：{ $active }。
about-bag = 希望和不滿各從一個裝有9個指示物的袋中抽出；沒有人知道會抽到哪一種。
    .title = 袋子
about-storm = 天氣卡會拉近風暴標記。回合標記碰上它時，風暴便吹襲住所。
    .title = 風暴
    .now = { $latest ->
        [0] 風暴已過。
       *[other] 風暴最遲在第{ $latest }回合來襲。
    }
about-weather = 每回合一張天氣卡，移動供暖標記、嚴寒標記、偵察員和風暴標記。
    .title = 天氣
    .now = 牌庫還有{ $have }張。
about-round = 一回合有九個階段。回合格說明今夜誰用餐、有甚麼事到期。
    .title = 回合
    .now = 第{ $have }回合，共{ $of }回合。
about-scenario = 說明你們的城市要做到甚麼，期限到何時。
    .title = 劇本卡
about-research = 工坊每次研究一項科技：研究指示物放在之後的某個回合上。
    .title = 研究
    .now = { $round ->
        [0] 現在沒有進行研究。
       *[other] 研究在第{ $round }回合完成。
    }
about-leader = 意見不合時，由領袖作最後決定。領袖每回合輪換。
    .title = 領袖
    .now = 現在是{ $seat }。
about-law = 法律立即改變希望和不滿，並永久改變城市；其中一個後果會在黃昏出現。最多可有4條。
    .title = 法律
    .now = 4條法律中已通過{ $have }條。
about-expedition = 偵察員沿路線前進；到了盡頭，可探索該地或繞過。收穫由偵察員帶回家。
    .title = 遠征
    .now = 進行中：{ $have }支。
about-morning = 清晨抽出：先執行效果，再選一個選項。
    .title = 清晨卡
about-dusk = 展示中的卡先生效，然後從黃昏牌庫抽一張卡。
    .title = 黃昏
    .now = 黃昏牌庫有{ $have }張。
about-dispute = 在黃昏牌庫中。抽到時，由數目最多的不滿或希望種類決定結果。
    .title = 爭端卡
about-consequence = 每條法律把它的兩個後果之一放進黃昏牌庫；沒有人知道是哪一個。
    .title = 後果
about-citizen = 在該類人偶行動之前打出。該類居民死亡時，也可棄掉它。
    .title = 居民卡
    .now = 你手上有{ $have }張。
about-advisor = 準備階段可動用一位顧問，代價是卡上寫明的希望。
    .title = 顧問
about-technology = 研究完成後，效果持續到遊戲結束。
    .title = 科技
    .now = 已完成{ $have }項。
about-start = 說明城市開始時有甚麼人、甚麼東西。
    .title = 起始卡
about-deck = 還未出現的卡。棄牌堆人人可看。
    .title = 牌庫
about-lock = 任何效果都不能棄掉或移除這張卡。
    .title = 鎖
about-clear = 一個人偶開闢2個內圈區塊或1個外圈區塊。清雪永遠寒冷：同類居民有一人生病。
    .title = 清雪
    .now = 剩餘：內圈{ $inner }個、外圈{ $outer }個區塊。
about-gather = 一個人偶從一塊場地取最多2份資源，每塊場地每回合一次。
    .title = 採集
about-build = 一個人偶興建或拆除最多3座建築。建造永遠供暖。
    .title = 建造
about-use = 一個人偶執行建築的行動：小型建築可容1個人偶，大型可容2個。
    .title = 使用建築
about-scout = 有了信標，工人或工程師便可沿路線出發。天氣卡說明偵察員走多遠。
    .title = 偵察員
    .now = 在外：{ $have }名。
about-special = 展示中的卡說明由哪種人偶執行、要付甚麼、得到甚麼。
    .title = 特別行動
about-up = 支付升級費用，把板塊翻面：建築的作用更大。由工坊裏的工程師執行。
    .title = 升級
about-done = 已經決定、選定或達成。
    .title = 完成
about-not = 建築被拆除或摧毀：放回建築版圖。
    .title = 移除
about-warning = 壞事將要發生：旁邊的文字會說明。
    .title = 危險
about-field = 可放一種資源或一座建築。棕色地面溫暖，位於供暖的區域內；深色地面寒冷。
    .title = 場地
about-sector = 每個區塊有兩塊場地，分內圈和外圈圍繞能量塔。還未清雪的區塊被雪覆蓋。
    .title = 區塊
about-deposit = 坑緣的煤炭或木材蘊藏：有些建築必須與它相鄰。
    .title = 蘊藏
about-hub = 1份煤炭便能為它的四周供暖。
    .title = 蒸汽中心
about-outpost = 每當運輸隊抵達，便送來一些東西。
    .title = 前哨站
about-phase-0 = 每人選一位顧問，再選一張居民卡，並付出它的起始代價。
    .title = 遊戲設置
about-phase-1 = 領袖輪換，回合標記前進；研究可能完成，劇本指示物可能到期。
    .title = 第1階段：黎明
about-phase-2 = 抽一張清晨卡：先執行效果，再由你們選一個選項。
    .title = 第2階段：清晨
about-phase-3 = 添煤；嚴寒中的人生病；方塊投進方塊塔；然後輸出回到最低一格。
    .title = 第3階段：能量塔
about-phase-4 = 抽一張天氣卡：供暖標記和嚴寒上升，獵人帶來食物，偵察員前進，風暴接近。
    .title = 第4階段：天氣
about-phase-5 = 可動用一位顧問。然後逐類處理疾病：人偶疲憊，標記翻面。
    .title = 第5階段：準備
about-phase-6 = 由領袖起，按順時針方向輪流：可先添煤，然後一個人偶行動。在寒冷中工作會令人生病。
    .title = 第6階段：行動
about-phase-7 = 展示中的卡先生效，然後從黃昏牌庫抽一張卡並執行。
    .title = 第7階段：黃昏
about-phase-8 = 食物平息昨天的飢餓；平息不了的造成傷害。然後輪到今天那一類居民用餐。
    .title = 第8階段：飢餓
about-phase-9 = 人偶回家。可再添煤一次；分配供暖的床位，沒有床位的便生病。
    .title = 第9階段：夜晚

## 規則書解釋的詞語

about-figure = 一個人偶代表一群居民，每回合行動一次。
    .title = 人偶
about-stockpile = 你們得到的東西放在這裏，支付時也從這裏拿。
    .title = 庫存
about-the-generator = 城市的心臟：煤炭提高輸出，輸出為區域和建築供暖。
    .title = 能量塔
about-heated = 輸出高於所在區域或隔熱等級的標記，那裏便有供暖。在那裏工作不會令人生病。
    .title = 供暖
about-insulation = 紅、橙或黃色：輸出高於該顏色的標記，建築不論在哪裏都有供暖。
    .title = 隔熱
about-malfunction = 過載格上有方塊便會發生。第一次故障令能量塔過熱，再有一次便落敗。
    .title = 故障
about-shelter = 有床位的建築。夜晚時，有供暖才能容納人偶。
    .title = 住所
about-the-ruin = 風暴過後，住所留下的廢墟。廢墟永遠寒冷，也不能建造。
    .title = 廢墟
about-the-beacon = 有信標便可派出一名偵察員遠征；升級後，可同時進行兩次遠征。
    .title = 信標
about-the-workshop = 有了第一座工坊，便可開始研究。工程師在那裏升級建築，或令研究提早完成。
    .title = 工坊
