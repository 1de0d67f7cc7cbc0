### The dock, where questions are answered.

web-final = final
web-more-choices = +{ $count } more
web-choose-other = Choose something else
web-open-hands = Play with open hands
web-open-hands-why = You need not pass the device: everybody here may see every hand.
web-suggestions = Suggestions
web-round-back = Beginning of the round
web-round-on = Next round
web-log-tab = Log
web-step-by-step = Choose it again to set the details yourself.
web-details = Choose the details
web-asked-of = { $name } – { $question }
