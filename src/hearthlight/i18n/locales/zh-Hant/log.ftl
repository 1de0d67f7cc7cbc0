# 遊戲經過；遊戲結束。
web-log-more = 還有{ $count }行
web-log-less = 收起
web-log-show = 顯示這一刻
web-done-for-you = 已代為處理
web-watch-then = 接着…
web-the-board = 版圖
web-the-story = 故事
web-the-end = 終局
web-see-moment = 看這一刻
log-rules-changed = 遊戲規則已更新。由此開始使用新規則；之前的步驟全部有效。
