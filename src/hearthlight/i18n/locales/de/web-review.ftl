## Ein Spiel im Rückblick

web-review = Rückblick
web-review-title = Die Entscheidungen, auf die es ankam
web-review-about = Ich bin deine Entscheidungen durchgegangen und wusste nur, was du damals wusstest.
web-review-about-other = Ich bin die Entscheidungen von { $player } durchgegangen und wusste nur, was { $player } damals wusste.
web-review-alike = Bei { $alike } von { $looked } Entscheidungen hätte ich dasselbe getan.
web-review-none = Ich hätte fast genauso gespielt.
web-review-working = Ich gehe das Spiel durch …
web-review-whose = Wessen Entscheidungen
web-review-did = Das hast du getan
web-review-did-other = Das hat { $player } getan
web-review-better = Das hätte ich getan
web-review-weight = { $weight ->
    [1] machte wenig aus
    [2] machte etwas aus
   *[other] machte viel aus
}
web-review-see = Den Moment ansehen
web-review-try = Von hier aus neu versuchen
web-review-try-about = Ein neues Spiel gegen Bots beginnt in diesem Moment. Du weißt, was man damals wusste; alles Verdeckte wird neu verteilt.
