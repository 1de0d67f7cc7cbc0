## A finished game, looked at again

web-review = Review
web-review-title = The decisions that mattered most
web-review-about = I went through your decisions, knowing only what you knew at the time.
web-review-about-other = I went through the decisions of { $player }, knowing only what { $player } knew at the time.
web-review-alike = In { $alike } of { $looked } decisions I would have done the same.
web-review-none = I would have played much the same.
web-review-working = I am going through the game …
web-review-whose = Whose decisions
web-review-did = You did this
web-review-did-other = { $player } did this
web-review-better = I would have done this
web-review-weight = { $weight ->
    [1] mattered a little
    [2] mattered
   *[other] mattered a lot
}
web-review-see = See the moment
web-review-try = Try again from here
web-review-try-about = A new game begins at that moment, against bots. You know what was known then; everything hidden is dealt anew.
