# 眼前的說明，以及圖鑑。

web-help-rule = 規則 { $rule }
web-help-key = 想知道一樣東西是甚麼，可指向或長按它，或按 E 逐一查看。

library = 圖鑑
library-of = { $game }：卡牌與圖示
library-all = 全部
library-icons = 圖示與軌道
library-kind = 種類
library-pack = 內容包
library-search = 搜尋標題與文字
library-cost = 費用
library-when = 階段
library-any = 不限
library-found = { $count ->
    [0] 沒有符合的項目。
   *[other] { $count }項
}
library-more = 再顯示{ $count }項
library-link = 卡牌與圖示
