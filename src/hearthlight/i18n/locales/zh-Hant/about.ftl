# 眼前的說明：圖示列表的標題，以及接下來輪到誰。

about-group-phases = 流程與階段
about-group-resources = 資源
about-group-tokens = 金錢、分數與指示物
about-group-cards = 卡牌
about-group-map = 地圖
about-group-people = 人物
about-group-actions = 行動
about-group-buildings = 建築
about-next = 接下來依次是：{ $players }。
