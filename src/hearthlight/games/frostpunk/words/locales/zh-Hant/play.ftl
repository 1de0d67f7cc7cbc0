## 冰封龐克
### 玩家在遊戲桌上讀到的一切文字；標題在內容包內，卡牌的作用在 effects.ftl，規則在 rules.ftl

game-frostpunk = 冰封龐克

## 物件

frost-kind-worker = 工人
frost-kind-engineer = 工程師
frost-kind-child = 兒童
frost-kind-automaton = 自動機
frost-one-worker = 一名工人
frost-one-engineer = 一名工程師
frost-one-child = 一名兒童
frost-one-automaton = 一台自動機
frost-kinds-worker = 工人
frost-kinds-engineer = 工程師
frost-kinds-child = 兒童
frost-resource-food = 食物
frost-resource-wood = 木材
frost-resource-coal = 煤炭
frost-resource-cores = 蒸汽核心
frost-token-hope = 希望
frost-token-discontent = 不滿
frost-token-care = 關懷
frost-token-justice = 正義
frost-token-motivation = 幹勁
frost-token-anger = 憤怒
frost-token-apathy = 冷漠
frost-token-greed = 貪婪

frost-zone-0 = A區（能量塔區塊）
frost-zone-1 = B區（內圈）
frost-zone-2 = C區（外圈）
frost-field-0 = { $label }（伙房）
frost-field-1 = { $label }（木材）
frost-field-2 = { $label }（煤炭）
frost-field-3 = { $label }（講台）
frost-field-4 = { $label }（能量塔）

## 階段

frost-phase-0 = 遊戲設置
frost-phase-1 = 黎明
frost-phase-2 = 清晨
frost-phase-3 = 能量塔
frost-phase-4 = 天氣
frost-phase-5 = 準備
frost-phase-6 = 行動
frost-phase-7 = 黃昏
frost-phase-8 = 飢餓
frost-phase-9 = 夜晚

## 問題

frost-ask-start = 捨棄你的1張居民卡，並支付它的起始代價。選哪一張？
frost-topic-start = 起始卡：手中其中一張居民卡
frost-ask-take-advisor = 選一位顧問。
frost-ask-option = { $title }：選擇一項。
frost-ask-choose = { $title }：選一項。
frost-ask-choose-plain = 選一項。
frost-ask-cost = 怎樣支付？
frost-ask-spend = 從庫存取走哪種資源？
frost-ask-take-off = 從地圖上哪塊場地取走甚麼？
frost-ask-raise = +1{ $what }：從袋中抽1個，還是把軌上1個翻至活躍？
frost-ask-lower = −1{ $what }：把1個活躍的翻至耗盡，還是把1個耗盡的放回袋中？
frost-ask-turn-token = { $active ->
    [0] 耗盡哪個{ $what }？
   *[other] 把哪個{ $what }翻至活躍？
}
frost-ask-turn-kind = { $active ->
    [0] 耗盡同一種{ $what }的全部指示物：哪一種？
   *[other] 把同一種{ $what }的全部指示物翻至活躍：哪一種？
}
frost-ask-cheer-up = 抽1個希望並翻至活躍，還是把1個活躍的不滿放回袋中？
frost-ask-sick = { $count ->
    [1] 誰生病？該類居民的疾病標記上移1格。
   *[other] { $count }名居民生病。是誰？每人令該類居民的疾病標記上移1格。
}
frost-ask-cure = { $count ->
    [1] 治癒誰？可治癒1人。
   *[other] 治癒誰？可治癒{ $count }人。
}
frost-ask-treat = 救治哪類居民？疾病標記由病重翻回生病。
frost-ask-turn-marker = 翻轉哪個疾病標記？若是病重一面，1名居民死亡。
frost-ask-die = 誰死亡？
frost-ask-death = { $kind ->
    [worker] 一名工人死了。
    [engineer] 一名工程師死了。
   *[child] 一名兒童死了。
}要抽一張居民卡決定死亡效果，還是用自己的一張手牌？
frost-ask-leave = 誰離開城市？
frost-ask-arrival = 這類居民已滿。改為哪類居民加入？
frost-ask-tire = 哪類居民得疲憊指示物？該類有一個人偶須休息。
frost-ask-which-first = 病人數目相同：先處理哪類居民的疾病？
frost-ask-fuel = 要為能量塔添煤嗎？輸出{ $output }，嚴寒{ $cold }，煤炭{ $coal }份。
frost-ask-wake-up = 喚醒眾人：現在抽居民卡嗎？希望越多，抽得越多。整局只有一次。
frost-ask-advisor = 要動用一位顧問嗎？每回合一位，須耗盡其所需的希望。
frost-ask-figure = { $left ->
    [0] { $cards ->
        [0] 其他人偶都無法行動，但有法律或事件讓人再行動一次。善用機會，或結束這一天。
       *[other] 其他人偶都無法行動，但你仍可打出居民卡。打出一張，或結束這一天。
    }
   *[other] 輪到你了：派哪個人偶行動？
}
frost-ask-action = { $figure ->
    [worker] 這名工人做甚麼？
    [engineer] 這名工程師做甚麼？
    [child] 這名兒童做甚麼？
   *[automaton] 這台自動機做甚麼？
}
frost-ask-citizen-action = { $title }：在哪裏？
frost-ask-lay = { $count ->
    [1] 在哪裏清雪？翻開1個區塊。
   *[other] 在哪裏清雪？逐一翻開{ $count }個區塊。
}
frost-ask-gather = 採集哪種資源？
frost-ask-collect = { $count ->
    [1] 還可取1份資源：從哪塊場地？
   *[other] 還可取{ $count }份資源：先從哪塊場地取？
}
frost-ask-build = { $erections ->
    [0] 現在不能再建造。拆除建築，還是停手？
   *[other] { $count ->
        [1] 建造：再做一步嗎？
       *[other] 建造：最多還有{ $count }步。
    }
}
frost-ask-erect = { $building }：{ $size ->
    [large] 建在哪個區塊？
   *[small] 建在哪塊場地？
}
frost-ask-relieve = 能量塔：移除部分負荷方塊，還是支付蒸汽核心移除全部？
frost-ask-workshop = 工坊：升級建築，還是加快研究？
frost-ask-fell = 從哪塊場地移除一棵樹？
frost-ask-spread-coal = 夯煤機：煤炭放到哪塊場地？
frost-ask-repeat = 再執行一次哪座建築的行動？
frost-ask-destroy = 摧毀哪座建築？
frost-ask-law = 通過一條法律。它的兩個後果之一會暗中洗入黃昏牌庫。
frost-ask-research = 接下來研究哪項科技？每次只能研究一項。
frost-ask-expedition = { $steps ->
    [0] 偵察員已抵達路線盡頭：探索，還是繞過？
   *[other] 偵察員已抵達路線盡頭，還剩{ $steps }步：探索，還是繞過？
}
frost-ask-way = { $title }：偵察員怎麼做？
frost-ask-load = { $title }：把哪種資源放上去？
frost-ask-unload = { $title }：取回哪種資源？
frost-ask-sort-sectors = 把各個區塊逐一放在牌疊頂或牌疊底。
frost-ask-dusk-effects = 黃昏：先執行哪張卡的效果？
frost-ask-bed = 把{ $beds }個暖床位分給{ $figures }個人偶。
frost-ask-guard = 夜巡隊：支付1份煤炭，免去這個不滿嗎？
frost-ask-sift = 棄掉哪張卡？其餘洗回。

## 行動

frost-move-note = { $move }・{ $notes }
frost-move-draw = 抽取
frost-move-draw-raise = 從袋中抽1個
frost-move-draw-cheer-up = 抽1個希望並翻至活躍
frost-move-draw-death = { $others ->
    [0] 抽一張居民卡
   *[other] 不出牌：問其他人，或抽牌
}
frost-move-draw-wake-up = 抽牌
frost-move-activate = 把{ $token }翻至活躍
frost-move-exhaust = 耗盡{ $token }
frost-move-return = 把{ $token }放回袋中
frost-move-sick = { $one }
frost-move-cure = 治癒{ $one }
frost-move-treat = 救治{ $kinds }
frost-move-turn = { $kinds }
frost-move-die = { $one }
frost-move-tire = { $one }
frost-move-leave = { $one }
frost-move-arrive = { $one }
frost-move-discard = { $title }：{ $effects }
frost-move-option = 選項{ $number }
frost-move-option-relieve-1 = { $cubes ->
    [1] 移除1個負荷方塊
   *[other] 移除最多{ $cubes }個負荷方塊
}
frost-move-option-relieve-2 = 支付1個蒸汽核心：移除全部負荷方塊，並裝上方塊塔的擴充件
frost-move-option-workshop = 加快研究：{ $title }（比第{ $round }回合提早1回合）
frost-move-spend = 支付{ $amount }
frost-move-spend-guard = 支付1份煤炭：不增加不滿
frost-move-put = 放上{ $amount }
frost-move-fetch = 取回{ $amount }
frost-move-from = 從{ $field }取{ $amount }
frost-move-from-spread-coal = 煤炭放到{ $field }
frost-move-fell = { $field }的一棵樹
frost-move-destroy = { $field }的{ $building }
frost-move-law = { $title }：{ $lines }
frost-move-research = { $title }：{ $lines }
frost-move-advisor = { $title }：{ $lines }
frost-move-part = { $title }：{ $cost }
frost-move-carry = { $title }
frost-move-carry-kind = { $kinds }
frost-move-fuel = 把1份煤炭放進能量塔
frost-move-take = 派{ $one }
frost-move-clear = { $ring ->
    [inner] 清雪：內圈的區塊
    [outer] 清雪：外圈的一個區塊
   *[both] 清雪：內圈和外圈各一個區塊
}
frost-move-clear-look = 查看外圈的區塊
frost-move-lay = 放到{ $place }
frost-move-gather = 在{ $field }採集
frost-move-gather-tree = 在{ $field }砍一棵樹
frost-move-build = 建造
frost-move-erect = 興建：{ $building }
frost-move-on = 建在{ $field }
frost-move-dismantle = 拆除：{ $field }的{ $building }
frost-move-upgrade = 升級：{ $field }的{ $building }
frost-move-use = { $field }的{ $building }
frost-move-scout = 派偵察員走路線{ $path }
frost-move-special = { $title }：{ $action }
frost-move-citizen = 打出{ $card }：{ $ability }
frost-move-again = 第二聲哨：{ $one }再行動一次
frost-move-young = { $kind ->
    [worker] 派少年工人
   *[engineer] 派少年工程師
}
frost-move-sector = { $where ->
    [top] { $sector }：放在牌疊頂
   *[bottom] { $sector }：放在牌疊底
}
frost-move-bypass = 繞過：路線繼續延伸
frost-move-explore = 探索：看看這裏有甚麼
frost-move-bed = { $one }
frost-move-done = 完成
frost-move-done-fuel = 不再添煤
frost-move-done-advisor = 不用顧問
frost-move-done-wake-up = 現在不用
frost-move-done-build = 停止建造
frost-move-done-guard = 不阻止
frost-move-done-workshop = 到此為止
frost-move-done-load = 不再放了
frost-move-stop = 結束行動階段？

frost-note-cold = { $figure ->
    [automaton] 寒冷，但對它無害
   *[other] 寒冷：1名居民生病
}
frost-note-heated = 供暖
frost-note-people = { $number }人中{ $sick }人生病{ $grave ->
    [0] {""}
   *[other] ，病重
}
frost-note-ready = { $count }個可行動
frost-note-upgraded = 已升級
frost-note-warm-from = { $output ->
    [0] 那裏始終供暖
    [99] 那裏無法供暖
   *[other] 輸出{ $output }起供暖
}
frost-note-warm-by-field = 最好的場地輸出達{ $best }起供暖，最差的達{ $worst }起
frost-note-path = 遠征{ $deck }卡，{ $spaces }格：{ $hint }
frost-note-takes = { $what }中的{ $takes }份
frost-note-lost = 那裏會失去：{ $what }
frost-note-output = 輸出{ $output }
frost-note-cubes = { $cubes ->
    [0] 沒有方塊投入方塊塔
   *[other] { $cubes }個方塊投入方塊塔
}
frost-note-warms = 可供暖：{ $what }
frost-note-warms-nothing = 沒有新增供暖
frost-note-times = { $count }座{ $what }

## 事件

frost-event-round = 第{ $round }回合開始。{ $player }領導城市。
frost-event-took-advisor = { $player }選了{ $card }為顧問。
frost-event-start-cost = { $player }捨棄{ $card }並付出代價：{ $cost }。
frost-event-start-again = 已付不起{ $card }：{ $player }重新選擇。
frost-event-start-failed = { $player }哪張卡也付不起，失去{ $card }。
frost-event-read = { $deck ->
    [morning] 清晨
   *[dusk] 黃昏
}：{ $title }。
frost-event-applies = { $line ->
    [none] { $title }：沒有一項適用。
   *[other] { $title }。{ $line }
}
frost-event-chose = { $title }：{ $option }。
frost-event-card-out = { $card }移出遊戲。
frost-event-at-dusk = 黃昏效果：{ $title }。
frost-event-at-night = 夜晚效果：{ $title }。
frost-event-displayed = { $card }留在展示區。
frost-event-discarded = { $card }進入黃昏棄牌堆。
frost-event-shuffled-in = 一張未知的卡洗入黃昏牌庫。
frost-event-next-dispute = 宣讀下一場爭端：{ $card }。它洗入黃昏牌庫。
frost-event-scenario = 劇本：{ $title }。
frost-event-due = { $card }的期限到了。
frost-event-loaded = { $amount }放到{ $card }上。
frost-event-unloaded = 從{ $card }取回{ $amount }。
frost-event-gained = { $source ->
    [hunting] 狩獵獲得：{ $amount }。
    [find] 雪下找到：{ $amount }。
    [law] 依法從死者獲得：{ $amount }。
   *[other] 獲得：{ $amount }。
}
frost-event-lost-things = 失去：{ $amount }。
frost-event-paid = 支付：{ $amount }。
frost-event-spent = 交出{ $amount }。
frost-event-took-from-map = 從{ $field }取走{ $amount }。
frost-event-felled = 在{ $field }砍下一棵樹。
frost-event-coal-laid = 夯煤機把{ $count }份煤炭送到{ $field }。
frost-event-guarded = 夜巡隊用了1份煤炭，維持住秩序。
frost-event-drew-token = { $wanted ->
    [none] { $track ->
        [hope] 新的希望：{ $token }。
       *[discontent] 新的不滿：{ $token }。
    }
   *[other] +1{ $wanted }：從袋中抽出{ $token }，{ $found ->
        [0] 沒有耗盡的{ $wanted }可翻至活躍。
       *[other] 然後1個{ $wanted }翻至活躍。
    }
}
frost-event-prevails = { $token }佔上風：有{ $count }個活躍。
frost-event-activated = { $token }翻至活躍。
frost-event-exhausted = { $token }翻至耗盡。
frost-event-returned-token = { $token }放回袋中。
frost-event-fell-sick = { $one }生病。
frost-event-turned-marker = { $grave ->
    [0] { $kinds }的疾病奪去人命。
   *[other] { $kinds }病重了。
}
frost-event-died = { $cause ->
    [hunger] { $one }餓死。
    [untreated] { $one }因無人醫治而病死。
    [cold] { $one }凍死。
    [work] 病重的{ $one }在嚴寒中工作時死去。
    [night] { $one }沒能熬過這一夜。
    [card] { $story ->
        [none] { $one }死亡。
       *[other] { $story }：{ $one }死亡。
    }
   *[illness] { $one }病死。
}
frost-event-mourned = { $own ->
    [0] { $card }在哀悼：{ $effects }。
   *[other] { $card }死了：{ $effects }。
}
frost-event-cured = { $one }痊癒。
frost-event-treated = { $kinds }不再病重。
frost-event-tired = { $one }疲憊不堪。
frost-event-arrived = { $people }加入城市。
frost-event-left = { $people }離開城市。
frost-event-corpses = 屍體：{ $corpses }。
frost-event-hunger = 飢餓：{ $hunger }。
frost-event-stilled = { $count }份食物分給飢民；飢餓{ $hunger }。
frost-event-starved = 飢餓{ $count }點，惡果降臨。
frost-event-fed = { $count ->
    [0] 沒有食物給{ $kinds }
   *[other] { $count }份食物給{ $kinds }
}；飢餓{ $hunger }。
frost-event-fuelled = 煤炭送進能量塔：輸出{ $output }。
frost-event-froze = 天氣太冷：{ $count }名居民生病。
frost-event-dropped = { $count }個方塊投入方塊塔，{ $out ->
    [0] 沒有掉出來
   *[other] 掉出{ $out }個
}。
frost-event-stress = { $count ->
    [0] 沒有新負荷
   *[other] 負荷增加{ $count }個方塊
}：負荷{ $stress }/10{ $overload ->
    [0] {""}
   *[other] ，過載{ $overload }
}。
frost-event-relieved = 能量塔的負荷減輕：負荷{ $stress }/10。
frost-event-expanded = 裝上了方塊塔的擴充件。
frost-event-vented = 過載的方塊自動清走。
frost-event-malfunction = 故障！能量塔過熱：嚴寒標記和供暖標記上移。
frost-event-marker = { $marker ->
    [cold] 嚴寒標記{ $by }。
    [red] 紅色供暖標記{ $by }。
    [orange] 橙色供暖標記{ $by }。
    [yellow] 黃色供暖標記{ $by }。
    [output] 輸出標記{ $by }。
   *[storm] 風暴逼近{ $steps }回合。
}
frost-event-weather = 天氣：{ $title }。{ $lines }
frost-event-storm = 風暴來了。
frost-event-advised = 動用顧問：{ $card }。
frost-event-drew-citizen = { $player }抽到{ $card }。
frost-event-acts = { $player }派出{ $figure }：{ $move }。
frost-event-played-citizen = { $player }打出{ $card }：{ $move }。
frost-event-looked-at-sectors = { $player }查看了{ $count }個區塊。
frost-event-cleared = { $place }積雪已清。{ $sector }。
frost-event-erected = { $field }建起了{ $building }。
frost-event-torn-down = { $field }的{ $building }不復存在。
frost-event-ruined = 風暴令所有{ $building }變成廢墟。
frost-event-upgraded = { $field }的{ $building }升級了。
frost-event-passed-law = 通過法律：{ $title }。
frost-event-consequence = { $card }的一個後果暗中洗入黃昏牌庫。
frost-event-researching = 開始研究{ $card }，到第{ $round }回合完成。
frost-event-hurried = { $card }將在第{ $round }回合完成。
frost-event-researched = { $card }研究完成。
frost-event-research-lost = 沒有工坊，{ $card }的研究付諸東流。
frost-event-scout-sent = 偵察員沿路線{ $path }出發。
frost-event-marched = 路線{ $path }的偵察員前進{ $count }格。
frost-event-explored = 偵察員探索：{ $title }。
frost-event-went = { $title }：{ $option }。
frost-event-path-goes-on = 路線{ $path }接上一張{ $deck }卡。
frost-event-scout-home = 路線{ $path }的偵察員回家了。
frost-event-slept = { $count ->
    [0] 人人都有暖床位。
   *[other] { $count }個人偶沒有暖床位。
}
frost-event-won = 第{ $round }回合，城市得救了。
frost-event-lost = 第{ $round }回合，城市覆滅。{ $cause }

## 終局

frost-end-won = 城市得救了
frost-end-lost = 城市覆滅
frost-cause-hope = 最後一絲希望也消失了：再沒有人追隨你們。
frost-cause-discontent = 民怨沸騰，人們把你們趕到雪地裏。
frost-cause-malfunction = 過熱的能量塔爆裂了。
frost-cause-sickness = 疾病吞沒了城市。
frost-cause-hunger = 城市陷入饑荒。
frost-cause-corpses = 墳墓之多，生者已無法承受。
frost-cause-time = 最後一天過去了，城市沒有得救。
score-rounds = 回合
score-alive = 存活
score-dead = 死亡

## 終端機中的遊戲桌

frost-sign-wood = 木
frost-sign-coal = 煤
frost-sign-cores = 核
frost-sign-trees = 樹
frost-sign-worker = 工
frost-sign-engineer = 師
frost-sign-child = 童
frost-sign-automaton = 機
frost-table-heading = { $round ->
    [0] 第1回合之前
   *[other] 第{ $round }回合（共15回合）
} · { $phase } · { $leader }領導 · 第{ $group }組，{ $difficulty ->
    [easy] 容易
    [hard] 困難
   *[normal] 普通
}
frost-table-city = 城市
frost-table-legend = { $warm } 供暖，{ $cold } 寒冷 · { $wood } 木材，{ $coal } 煤炭，{ $cores } 蒸汽核心，{ $trees } 樹 · 人偶：{ $worker } 工人，{ $engineer } 工程師，{ $child } 兒童，{ $automaton } 自動機 · + 已升級 · ▲ 坑緣的蘊藏
frost-table-tower = 能量塔
frost-table-tower-output = 輸出 { $output }
frost-table-tower-stress = 負荷 { $stress }/10{ $overload ->
    [0] {""}
   *[other] +{ $overload }
}
frost-table-deposit-wood = ▲ 木材
frost-table-deposit-coal = ▲ 煤炭
frost-table-drawer = 抽屜
frost-table-stock = 庫存：{ $stock } · 自動機{ $automata }台，{ $ready }台可用
frost-table-people = 居民
frost-table-citizens = 人數
frost-table-figures = 人偶
frost-table-figure-count = { $ready }個可行動{ $resting ->
    [0] {""}
   *[other] ，{ $resting }個休息中
}{ $scouting ->
    [0] {""}
   *[other] ，{ $scouting }個偵察中
}{ $tired ->
    [0] {""}
   *[other] ，{ $tired }個疲憊
}
frost-table-sick = 病人
frost-table-grave = 病重
frost-table-next-morning = 下個準備階段
frost-table-sickness = { $tokens ->
    [0] {""}
   *[other] { $tokens }個疲憊指示物，
}標記翻面{ $turns }次
frost-table-no-sickness = 沒有影響
frost-table-sickness-from = { $sick }人生病起：{ $effect }
frost-table-sickness-lost = 26人生病即落敗
frost-table-food = { $food }份食物；第{ $round }回合{ $kinds }要吃{ $needed }份：{ $missing ->
    [0] 足夠
   *[other] 還差{ $missing }份
}
frost-table-hunger = 飢餓 { $hunger }：{ $hunger ->
    [0] 無人捱餓
   *[other] 沒有食物則{ $effect }
}
frost-table-hunger-effect = +{ $discontent }不滿{ $deaths ->
    [0] {""}
   *[other] ，{ $deaths }人死亡
}
frost-table-hunger-lost = 落敗
frost-table-hope = 希望 { $count }/6
frost-table-discontent = 不滿 { $count }/5
frost-table-none = 沒有：再失去一次便完了
frost-table-corpses = 屍體 { $corpses }/{ $last }
frost-table-bedless = { $count ->
    [0] 昨夜人人睡得暖
   *[other] 昨夜有{ $count }個人偶在寒冷中度過
}
frost-table-machine = 機器
frost-table-gauge = 刻度
frost-table-markers = 標記
frost-table-cubes = 方塊
frost-table-freeze = 低於此則生病
frost-table-gauge-legend = O 輸出，C 嚴寒，r/o/y 紅／橙／黃色供暖標記（A／B／C區）
frost-table-stress = 負荷 { $stress }/10，過載 { $overload }{ $overheated ->
    [0] {""}
   *[other] {" "}· 過熱：再次故障即落敗
}{ $expanded ->
    [0] {""}
   *[other] {" "}· 方塊塔已擴充
}
frost-table-rounds = 回合
frost-table-rounds-legend = ▲ 現在，S 風暴，R 研究完成，! 劇本
frost-table-display = 事件展示區
frost-table-scenario = 劇本
frost-table-on-card = 卡上有：{ $what }
frost-table-used = 已使用
frost-table-covers = 蓋住「{ $card }」
frost-table-dispute = 下一場爭端
frost-table-laws = 法律（{ $count }/4）
frost-table-technologies = 科技
frost-table-researching = 第{ $round }回合完成
frost-table-finished = 已完成
frost-table-open = 未開始
frost-table-paths = 遠征
frost-table-path = 路線{ $path }
frost-table-path-hint = { $deck }：{ $hint }
frost-table-decks = 清晨卡 { $morning } · 黃昏牌庫 { $dusk } · 黃昏棄牌堆 { $discard } · 天氣 { $weather } · 區塊：內圈 { $inner }，外圈 { $outer }
frost-table-hands = 手牌
frost-table-advisor = 顧問：{ $card }
frost-table-played = 已打出：{ $card }
frost-table-wake-up = 「喚醒眾人」仍未使用
