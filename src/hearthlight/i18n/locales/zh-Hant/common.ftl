## 每個遊戲都要用到的字詞

language-name = 繁體中文
list-and = { $first }和{ $last }
list-or = { $first }或{ $last }
list-comma = 、
list-semicolon = ；
list-clauses = { $first }，而且{ $last }
list-clause-comma = ，
list-deeds = { $first }，並{ $last }
list-deed-comma = ，
list-ways = { $first }；或{ $last }
list-sentences = {""}
list-named = { $name }：{ $what }
quoted = 「{ $title }」
seat = { $number }號玩家
did-move = { $player }：{ $move }
rules-rulings-title = 裁定：各語言說明書不一致或沒有說明之處

## 問題：每項一行，說明有何不妥，並盡量指出怎樣才對

problem-illegal-move = { $seat }號座位現在不能執行「{ $move }」。
problem-no-such-choice = 「{ $answer }」不在選項之中。請輸入數字，或輸入 help。
problem-not-asked = { $seat }號座位現在無須作決定。
done-for-you = 已代為處理
problem-cannot-undo = 沒有可以復原的行動：你上次行動後，已有資訊公開、擲過骰或有其他人行動。
no-undo-over = 遊戲已經結束。
no-undo-none = 你還沒有做過可以復原的行動。
no-undo-others = 在你上次行動之後，其他人已經行動。
no-undo-revealed = 在你上次行動之後，有新資訊公開了：翻開了牌，或擲了骰。
problem-not-joint = 現在沒有需要共同決定的事。
problem-suggest-to-yourself = 作決定的座位無須向自己提議。
problem-bad-options = 這些選項不適用於{ $game }：{ $reason }。
problem-unknown-game = 沒有「{ $game }」這個遊戲。可選：{ $known }。
problem-unknown-bot = 沒有「{ $bot }」這個電腦玩家。可選：{ $known }。
problem-file-missing = 找不到檔案 { $file }。
problem-file-unreadable = 無法讀取 { $file }：{ $reason }。
problem-record-unknown-format = 這不是 Hearthlight 的紀錄：首行應為「hearthlight-record 1」。
problem-record-bad-line = 紀錄第{ $line }行無法理解：「{ $text }」。
problem-record-no-header = 紀錄沒有可用的「{ $header }」一行。
problem-record-other-pack = 這份紀錄使用內容包 { $pack } 的另一個版本：需要 { $wanted }，這裏的是 { $found }。
problem-record-illegal-move = 紀錄的第{ $number }步無法執行：{ $seat }號座位，「{ $move }」。
problem-record-other-state = 走了{ $number }步之後，局面與紀錄不符。
problem-pack-missing = 「{ $pack }」沒有內容包。
problem-pack-unknown = 沒有「{ $pack }」這個內容包。可選：{ $known }。
problem-pack-unreadable = { $file } 不是有效的 TOML：{ $reason }。
problem-pack-twice = { $file }：「{ $field }」已在 { $other } 中設定。
problem-pack-field = { $file }，{ $table }，{ $card }，{ $field }：{ $reason }。
problem-pack-card = { $pack }，{ $card }，{ $field }：{ $reason }。
problem-campaign-other-game = 這不是這次劇情的章節，或玩家不同。
problem-campaign-finished = 這次劇情已經完結。
problem-campaign-unreadable = { $file } 不是劇情模式的檔案：{ $reason }。
problem-seats = { $players }人遊戲的座位是1至{ $players }號：「{ $seats }」不適用。
problem-unknown-option = { $game } 沒有「{ $option }」這個選項。可用選項：{ $known }。
problem-no-campaign-game = { $game } 沒有劇情模式。
problem-pack-which-game = 請用 --game 指明內容包 { $pack } 屬於哪個遊戲：{ $known }。
