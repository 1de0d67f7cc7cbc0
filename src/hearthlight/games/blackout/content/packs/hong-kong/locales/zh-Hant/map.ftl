# 香港地圖上的名稱。

## 區域

district-tuen-mun = 屯門
district-yuen-long = 元朗
district-north = 北區
district-tai-po = 大埔
district-sha-tin = 沙田
district-sai-kung = 西貢
district-tsuen-wan = 荃灣
district-sham-shui-po = 深水埗
district-kowloon-city = 九龍城
district-kwun-tong = 觀塘
district-yau-tsim-mong = 油尖旺
district-central = 中環
district-wan-chai = 灣仔
district-eastern = 東區
district-southern = 南區
district-islands = 離島

## 地點

location-lau-fau-shan = 流浮山
location-mai-po = 米埔
location-lung-kwu-tan = 龍鼓灘
location-lok-ma-chau = 落馬洲
location-castle-peak = 青山
location-tai-lam = 大欖
location-lo-wu = 羅湖
location-kam-tin = 錦田
location-gold-coast = 黃金海岸
location-tai-mo-shan = 大帽山
location-sha-tau-kok = 沙頭角
location-chek-lap-kok = 赤鱲角
location-lam-tsuen = 林村
location-shing-mun = 城門
location-plover-cove = 船灣
location-tsing-yi = 青衣
location-mong-kok = 旺角
location-tai-o = 大澳
location-tap-mun = 塔門
location-kennedy-town = 堅尼地城
location-ma-on-shan = 馬鞍山
location-lion-rock = 獅子山
location-cheung-chau = 長洲
location-tates-cairn = 大老山
location-star-ferry = 天星碼頭
location-yung-shue-wan = 榕樹灣
location-high-island = 糧船灣
location-tsim-sha-tsui = 尖沙咀
location-choi-hung = 彩虹
location-cyberport = 數碼港
location-victoria-peak = 太平山頂
location-pok-fu-lam = 薄扶林
location-tseung-kwan-o = 將軍澳
location-kai-tak = 啟德
location-aberdeen = 香港仔
location-happy-valley = 跑馬地
location-lei-yue-mun = 鯉魚門
location-stanley = 赤柱
location-shek-o = 石澳
location-chai-wan = 柴灣
