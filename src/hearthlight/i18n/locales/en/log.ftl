# The log and its drawer; the end of a game.
web-log-more = { $count ->
    [one] 1 more line
   *[other] { $count } more lines
}
web-log-less = Show less
web-log-show = Show this moment
web-done-for-you = done for you
web-watch-then = Then…
web-the-board = The board
web-the-story = The story
web-the-end = The end
web-see-moment = See this moment
log-rules-changed = The rules of this game have been updated. From here on the new rules apply; all earlier moves stand.
