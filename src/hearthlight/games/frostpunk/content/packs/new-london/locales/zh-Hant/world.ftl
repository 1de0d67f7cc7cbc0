# 新倫敦的地點、天氣、劇本、群體與建築。
# 每則訊息只佔一行：換行會變成空格。

## 遠征

card-X01 = 空無一人的營地
flavour-X01 = 九頂帳篷，九個爐子，每個爐裏的柴都擺好了，卻從沒點過。儲物帳是滿的，唯一一行腳印由此遠去。
way-X01-1 = 裝上罐頭，天黑前離開
way-X01-2 = 拿走罐頭，跟着腳印走

card-X02 = 翻側的雪橇
flavour-X02 = 一輛貨運雪橇翻進了溝裏，拉橇的早已不在。一半麻袋破了，底下的雪被煤染黑。
way-X02-1 = 裝滿自己的雪橇就回頭
way-X02-2 = 能背多少背多少，往前走

card-X03 = 煙囪裏的煙
flavour-X03 = 一間比馬車大不了多少的小屋，一家人閂着門，直到看清我們的臉。他們的架子比他們的臉頰豐滿。
way-X03-1 = 帶這家人回去
way-X03-2 = 拿走架上的東西
way-X03-3 = 叫他們沿我們的足跡走，我們前行

card-X04 = 凍住的渡輪
flavour-X04 = 一艘河渡輪直立在冰裏，欄杆上還掛着燈。有人在駕駛室睡過。
way-X04-1 = 拆甲板取木
way-X04-2 = 尋找睡在這裏的人
way-X04-3 = 帶上欄杆和長椅前行

card-X05 = 林務員的小屋
flavour-X05 = 半邊屋頂被雪壓塌，另外半邊護着一堆柴和一個食櫃。牆上掛着肖像，臉都朝向牆壁。
way-X05-1 = 這地方不屬於我們，回家吧
way-X05-2 = 裝好東西，繼續走

card-X06 = 測量桅杆
flavour-X06 = 一根鐵桅，腳下有個箱子，箱裏是畫了鉛筆路線的地圖。有一條線伸得很遠，遠過我們任何人敢走的地方。
way-X06-1 = 帶着地圖和測量隊的口糧回家
way-X06-2 = 走近路
way-X06-3 = 多帶燃料，冒險走遠線

card-X07 = 路邊的沉睡者
flavour-X07 = 九個人圍着灰燼坐成一圈，肩並着肩。寒霜把他們留在最後一晚的模樣。
way-X07-1 = 先安葬，再拿背包
way-X07-2 = 拿走背包，由他們坐着
way-X07-3 = 拿幾個罐頭，走過去

card-X08 = 捕鯨人的棚屋
flavour-X08 = 沒有海的沙灘上，有一座堆滿木桶的棚屋。氣味難聞極了，而那是食物的氣味。
way-X08-1 = 把木桶滾回家
way-X08-2 = 帶上輕的小桶

card-X09 = 窄軌鐵路
flavour-X09 = 一台小火車頭停在被雪攔下的地方，後面掛着三節車斗。司爐把鏟子整齊地放在架上。
way-X09-1 = 搬空煤水車和頭一節
way-X09-2 = 拆光整列車，由它躺着
way-X09-3 = 裝滿麻袋，沿鐵軌走

card-X10 = 孩子拉的雪橇
flavour-X10 = 四個孩子拉繩，第五個提着燈籠走在前面。他們說大人很快就會趕上來。
way-X10-1 = 抱他們上我們的雪橇
way-X10-2 = 先餵飽，再帶回家
way-X10-3 = 留一堆火，回程再接他們

card-X11 = 伐木場
flavour-X11 = 樹幹堆得有房子高，凍成了一整塊。鋸子掛在棚裏，為一個沒來的春天上好了油。
way-X11-1 = 能拉多少就鑿多少
way-X11-2 = 炸開木堆，全部拿走
way-X11-3 = 劈一小車，繼續走

card-X12 = 沒有徽章的人
flavour-X12 = 一隊離開崗位的士兵在岩石下挖了個窩。他們願意出力幹活，眼睛只看着地面。
way-X12-1 = 收留他們，甚麼也不問
way-X12-2 = 用幾個罐頭換他們的煤
way-X12-3 = 給他們指路，我們前行

card-X13 = 冰冷的教堂
flavour-X13 = 屋頂沒塌，長椅一排排立着。有人在牆上寫了名字，還留了位置。
way-X13-1 = 走前點亮那盞燈
way-X13-2 = 長椅很耐燒
way-X13-3 = 歇一個鐘頭再走

card-X14 = 冰上的釣線
flavour-X14 = 兩道海豹皮風障，一排冰洞，漁獲像銀子般擺開。這些漁夫從夏天起就沒見過陌生人。
way-X14-1 = 請他們來替我們捕魚
way-X14-2 = 用柴火買下漁獲
way-X14-3 = 收下一份，繼續走

card-X15 = 訊號火
flavour-X15 = 每個鐘頭，山脊上都亮起一次光，三短一長。兩個穿鐵路大衣的女人，一直用自己的傢具添火。
way-X15-1 = 帶訊號員回家
way-X15-2 = 告訴她們方向，我們前行

card-X16 = 雪堆下的倉庫
flavour-X16 = 在圖上空白的地方，我們的探杆碰到了木頭。底下是某支遠征隊埋下、卻再沒回來取的物資。
way-X16-1 = 取一車，做個記號
way-X16-2 = 搬到見底
way-X16-3 = 帶足補給，繼續走

card-X17 = 煤礦大門
flavour-X17 = 捲揚塔斜在礦坑上，像個累壞的人。末日前運上來的煤，還躺在冰下的礦車裏。
way-X17-1 = 掛上礦車
way-X17-2 = 連泵裏的核心也拆走
way-X17-3 = 裝一車，繼續走

card-X18 = 擱淺的陸行機
flavour-X18 = 一台教堂那麼高的機器，肚皮貼着冰面，艙門敞開。深處有甚麼還微微溫着。
way-X18-1 = 抽出核心，搬空煤艙
way-X18-2 = 抽出核心，繼續走

card-X19 = 圍牆農莊
flavour-X19 = 雪磚牆後，八個人和一頭牛捱過了冬天。他們的糧食夠吃一季，煤卻不夠燒一周。
way-X19-1 = 把他們全帶回去
way-X19-2 = 拿了糧食就走
way-X19-3 = 分煤給他們，留下朋友

card-X20 = 野戰醫院
flavour-X20 = 大帳篷凍得像鼓面，裏面有四十張床。三個護理員還站得住，他們問我們有沒有肥皂。
way-X20-1 = 帶走醫護、藥箱和能走的人
way-X20-2 = 一個不留，全部帶走
way-X20-3 = 抄下他們的方法，繼續走

card-X21 = 斷了的高架橋
flavour-X21 = 中間幾拱不見了，棚架的木料躺在峽谷裏。還有一條繩通到對岸。
way-X21-1 = 拖木料拖到天黑
way-X21-2 = 拆棚架拆到最後一塊板
way-X21-3 = 修好繩橋，走過去

card-X22 = 種子商的地庫
flavour-X22 = 一個有鐵門和溫度計的地窖，一排排寫着拉丁名的抽屜。店員死在桌前，清單已經點齊。
way-X22-1 = 搬走一袋袋穀物
way-X22-2 = 拿走小抽屜，繼續走

card-X23 = 天文台
flavour-X23 = 圓頂一推就轉。這裏的人每小時量度寒冷，知道得比任何人該知道的都多。
way-X23-1 = 帶走觀測員和簿冊
way-X23-2 = 帶走大圓頂的驅動機
way-X23-3 = 抄下數表，繼續走

card-X24 = 浮冰中的船
flavour-X24 = 船身側得厲害，我們要像爬山一樣爬上去。船員守住了紀律、一個爐子，和每周日的聖詩。
way-X24-1 = 招攬船員
way-X24-2 = 拆船取物，船員留在船上
way-X24-3 = 用工具換木板，繼續走

card-X25 = 帶槍的人
flavour-X25 = 他們在雪橇疊成的路障前攔下我們，看的不是武器，而是麵包。他們的隊長寧願有人問他一聲，也不要人人聽命。
way-X25-1 = 請他們烤火，邀他們回家
way-X25-2 = 付買路錢，掉頭
way-X25-3 = 摸黑溜過，順走一袋

card-X26 = 兩輛雪橇，一條路
flavour-X26 = 一輛載着女教師和她的學生，一輛載着機器零件。我們只剩一隊狗。
way-X26-1 = 孩子
way-X26-2 = 機器零件
way-X26-3 = 由老師帶孩子回去，我們前行

card-X27 = 機器庫
flavour-X27 = 一排排鐵腿立在棚裏，像馬廄裏的馬。大多被掏走了心臟，但有一台還聽拉桿的話。
way-X27-1 = 生火，讓它走回家
way-X27-2 = 拆了取核心
way-X27-3 = 帶上核心，繼續走

card-X28 = 一排十字架
flavour-X28 = 三十座墳按序挖好，盡頭的一座敞開着，裏面是掘墓人。他的手推車還裝得滿滿的。
way-X28-1 = 替他做完，再拿車
way-X28-2 = 拿走車子
way-X28-3 = 拿一點，靜靜走開

card-X29 = 溫泉
flavour-X29 = 窪地冒着蒸汽，蒸汽裏有人聲。他們靠草根和熱水過活，竟變得格外開朗。
way-X29-1 = 邀請他們，我們也泡一次
way-X29-2 = 老老少少全帶走
way-X29-3 = 送病人到這裏，我們前行

card-X30 = 驛站
flavour-X30 = 一座石屋，從前雪橇在此換狗。看守人把存貨收拾整齊，留了張字條，寫着「抱歉」。
way-X30-1 = 裝走存貨
way-X30-2 = 裝走存貨，走遠路

card-X31 = 另一個隕坑
flavour-X31 = 這裏有一座和我們一樣的塔，而它是冷的。建它的人甚麼都有，只缺時間。
way-X31-1 = 取走死塔的核心
way-X31-2 = 在營房搜尋生者

card-X32 = 鐵燈塔
flavour-X32 = 它立在從前的海岸上，燈從未熄過。看守人數日子，是數自己還爬得動多少級樓梯。
way-X32-1 = 帶看守人全家回去
way-X32-2 = 拿走燈的核心和油
way-X32-3 = 讓燈亮着，只帶走年輕的

card-X33 = 鹽中小鎮
flavour-X33 = 整條整條的街鑿在鹽裏，有街燈，有店招。他們有議會、有銅管樂隊，沒有柴火了。
way-X33-1 = 領他們出來
way-X33-2 = 用承諾買下他們的存糧
way-X33-3 = 按他們的習慣投票表決

card-X34 = 軍械庫
flavour-X34 = 在最後一道門後，它們一台台立在架上，原封不動，鉤上繫着紙牌。訂購的人從沒簽收。
way-X34-1 = 燒熱兩台，列隊回家
way-X34-2 = 喚醒一台，載滿零件
way-X34-3 = 只把心臟帶回家

card-X35 = 停下的車隊
flavour-X35 = 四十輛雪橇排成一線，油布還繫得緊緊的。有幾個人住在底下，每天都少幾個。
way-X35-1 = 先救人
way-X35-2 = 先救貨
way-X35-3 = 各帶一半

card-X36 = 末班列車
flavour-X36 = 它本要南下，只開到這段路塹。貨卡從沒打開過。
way-X36-1 = 打開貨卡
way-X36-2 = 拆下鍋爐

card-X37 = 玻璃花園
flavour-X37 = 雪丘底下有光，光底下有豆子。園丁請我們先擦靴子。
way-X37-1 = 全部收割
way-X37-2 = 帶走園丁，留下根

card-X38 = 深井
flavour-X38 = 它深過我們的繩子，有暖風吹上來。第一個平台上疊着蓋了皇家印記的木箱。
way-X38-1 = 爬下去，把木箱吊上來
way-X38-2 = 再派一隊繩索隊到井底
way-X38-3 = 拿走第一個平台上的

card-X39 = 總督的地窖
flavour-X39 = 燒毀的別墅底下有酒、麵粉和兩家僕人。總督乘那輛好雪橇先走了。
way-X39-1 = 帶走僕人和他們拿得動的
way-X39-2 = 帶走麵粉和護牆板
way-X39-3 = 酒帶回家，人人有份

card-X40 = 寂靜之城
flavour-X40 = 我們走了半天，數着煙囪。沒有煙，沒有足跡，每扇門都小心關好。
way-X40-1 = 鳴鐘、關門，回家告訴眾人
way-X40-2 = 從屋裏取走死者用不着的
way-X40-3 = 逐個地窖尋找活人

## 劇本

card-S01 = 為他人點一盞燈
flavour-S01 = 向北出發的不只我們。隕坑上空若有信標，別的隊伍就會知道，有一座塔還在燃燒。

card-S02 = 山脊上的燈籠
flavour-S02 = 他們在三天路程外看見我們的燈光，便朝它走來。第一群人站在坑緣，更遠處還有第二群，等着補給走完最後一段。
option-S02-1 = 讓他們全部進來
option-S02-2 = 只收能幹活的
option-S02-3 = 打發他們走，留下過路禮
action-S02 = 派補給雪橇給第二隊

card-S03 = 無人回應
flavour-S03 = 七個星期以來，越過坑緣的只有雪。人們開始把夜裏才想的話說出口：只剩下我們了。
option-S03-1 = 告訴他們真相
option-S03-2 = 禁止談論
option-S03-3 = 讓開朗的人先說
action-S03 = 為其他人辦一頓追思晚餐

card-S04 = 大寒流
flavour-S04 = 溫度計跌破了最後一格，還留着的鳥也走了。幾天後，將有一場沒有火能應付的嚴寒：我們要存燃料，要有存糧，要人人有床。
option-S04-1 = 在講台上宣佈
option-S04-2 = 只告訴工頭
action-S04 = 為最後一天儲備燃料

card-S05 = 白色的一日
flavour-S05 = 門縫堵好了，塔在咆哮，外面沒有天空。若城市到黃昏仍在，春天也會在：我們就贏了。

card-S06 = 天上沒有光
flavour-S06 = 外面某處，隊伍正在黑暗中與我們擦身而過。信標若終於升起，或許還有些人會回頭。

card-S07 = 我們並不孤單
flavour-S07 = 陌生人與我們分湯，講起別處的火。今晚伙房裏有歌聲，兩種語言，沒有調子。
action-S07 = 問問新來的人有何本領

card-S08 = 風捲走的
flavour-S08 = 它越過坑緣，像一堵倒下又倒不完的牆。只用木樁或釘子固定在地上的，明早都不會在了。

## 天氣

card-W01 = 晴朗酷寒
card-W02 = 暖和一日
card-W03 = 嚴霜
card-W04 = 地霜
card-W05 = 雲層聚攏
card-W06 = 北風
card-W07 = 冰霧
card-W08 = 小雪
card-W09 = 琉璃般的空氣
card-W10 = 吹雪
card-W11 = 風暴前鋒
card-W12 = 灰色的平靜
card-W13 = 暴風雪
flavour-W01 = 一絲風也沒有，雪面承得住雪橇。
flavour-W02 = 有那麼一天，冰柱在滴水。
flavour-W03 = 夜裏，樑上的釘子一根根繃斷。
flavour-W04 = 寒氣從鞋底爬上來。
flavour-W05 = 坑緣上有一道黑線，越來越粗。
flavour-W06 = 煙囪嗡嗡響着同一個音。
flavour-W07 = 先聽見偵察員的鈴，許久才看見人。
flavour-W08 = 它直直落下，沒有一點聲音。
flavour-W09 = 可以看到很遠，遠處也是一片白。
flavour-W10 = 挖好的路，到中午就不見了。
flavour-W11 = 眼看着氣壓計往下掉。
flavour-W12 = 甚麼都不動，人人都在等。
flavour-W13 = 門與門之間拉起了繩子。

## 群體

card-start-1-normal = 第一組：乘客名單
flavour-start-1-normal = 碼頭工人、文員、一個合唱團，和北邊的一整條街，次序就是上船的次序。他們已選定一個廚師、一首歌。
card-start-1-hard = 第一組：乘客名單（困難）
flavour-start-1-hard = 同一份名單，劃掉的名字更多。廚師還在，可煮的更少。

card-start-2-normal = 第二組：孤兒列車
flavour-start-2-normal = 三所學校和一間孤兒院，與所有抱得動孩子的人一同出發。笑聲很多，要餵的嘴也很多。
card-start-2-hard = 第二組：孤兒列車（困難）
flavour-start-2-hard = 咳嗽從最小的開始。老師們把自己的麵包分出去，已經好幾天了。

card-start-3-normal = 第三組：繪圖室
flavour-start-3-normal = 工程師、繪圖員，和他們同樣是工程師的妻子。他們保住了圖紙和一個核心，忘了帶鏟子。
card-start-3-hard = 第三組：繪圖室（困難）
flavour-start-3-hard = 他們為路線爭論，直到糧食見底。現在還在爭。

card-start-4-normal = 第四組：熱病船
flavour-start-4-normal = 沒有港口肯讓他們上岸，他們便走過冰面。很多人病了，而所有人都團結一致。
card-start-4-hard = 第四組：熱病船（困難）
flavour-start-4-hard = 熱病跟着他們走。不得不留下的人，他們已不再數。

card-start-5-normal = 第五組：夜班
flavour-start-5-normal = 直接從礦井出來的礦工，煤車是滿的，飯盒是空的。這星期他們不會受凍。
card-start-5-hard = 第五組：夜班（困難）
flavour-start-5-hard = 他們連皮帶都煮了。煤在發光，火上甚麼也沒有。

card-start-6-normal = 第六組：兩個陣營
flavour-start-6-normal = 一半人想回頭，另一半人擁有那台步行機器。他們在機器兩邊各自紮營。
card-start-6-hard = 第六組：兩個陣營（困難）
flavour-start-6-hard = 為了最後一箱餅乾，已經動過拳頭。機器站在一旁嘶嘶作響。

## 建築

building-name-cookhouse = 伙房
building-name-platform = 講台
building-name-generator = 能量塔
building-name-workshop = 工坊
building-name-charcoal-kiln = 木炭窯
building-name-gathering-post = 採集站
building-name-hunters-hut = 獵人小屋
building-name-factory = 工廠
building-name-sawmill = 鋸木廠
building-name-medical-post = 醫療站
building-name-coal-thumper = 夯煤機
building-name-beacon = 信標
building-name-infirmary = 醫務室
building-name-hothouse = 溫室
building-name-coal-mine = 煤礦
building-name-wall-drill = 鑽壁機
building-name-tent = 帳篷
building-name-bunkhouse = 宿舍
building-name-house = 房屋
building-name-ruin = 廢墟
building-name-childrens-home = 兒童之家
building-name-care-home = 護理院
building-name-fighting-arena = 格鬥場
building-name-public-house = 酒館
building-name-field-kitchen = 野戰廚房
building-name-cemetery = 墓園
building-name-temple = 聖殿
building-name-faith-keepers = 信仰守護者
building-name-snow-pit = 雪坑
building-name-propaganda-centre = 宣傳中心
building-name-agitator = 鼓動者
building-name-prison = 監獄
