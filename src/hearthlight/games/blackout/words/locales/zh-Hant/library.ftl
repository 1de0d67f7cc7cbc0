# 圖鑑中的卡牌種類。

library-blackout-volunteer = 志願者
library-blackout-specialist = 專家
library-blackout-plan = 應變方案
library-blackout-emergency = 緊急方案
library-blackout-tile = 偵察板塊
