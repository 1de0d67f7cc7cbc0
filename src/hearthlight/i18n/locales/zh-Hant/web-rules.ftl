## 規則書：規則旁邊的內容

web-rules-print = 列印
web-rules-glossary = 詞彙表
web-rules-explained = 說明見
web-rules-also = 另見
web-rules-asked = 遊戲桌會問：
web-rules-example = 試玩這個例子：{ $title }
web-rules-back = 返回{ $number }
web-rules-window = 在新視窗開啟
web-rules-drawing = { $number }的圖
