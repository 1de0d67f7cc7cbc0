# 圖鑑中的卡牌種類。

library-frostpunk-building = 建築
library-frostpunk-law = 法律
library-frostpunk-technology = 科技
library-frostpunk-citizen = 居民卡
library-frostpunk-expedition = 遠征
library-frostpunk-morning = 清晨卡
library-frostpunk-dusk = 黃昏卡
library-frostpunk-dispute = 爭端卡
library-frostpunk-consequence = 後果
library-frostpunk-weather = 天氣卡
library-frostpunk-advisor = 顧問
library-frostpunk-scenario = 劇本卡
library-frostpunk-start = 起始卡
library-frostpunk-sector = 區塊
