## 開場

opening-frostpunk-happened = 那一年，春天來了，雪卻沒有停。北上的隊伍每走一里就少一些人，你的隊伍停在這裏：一個隕坑、一座黑鐵塔，和一點點煤。
opening-frostpunk-you = 四十二個人圍着能量塔，望着你，因為總要有人作主。誰去工作，誰有飯吃，誰要睡在外面。
opening-frostpunk-aim = 獨自或並肩，讓城市撐過十五個越來越冷的回合。煤變成溫暖，溫暖變成工作，工作變成食物和床。還要讓人們相信，這一切是值得的。
opening-frostpunk-time = 1至2小時
