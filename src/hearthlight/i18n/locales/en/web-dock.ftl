### The dock, where questions are answered.

web-final = final
web-more-choices = +{ $count } more
web-choose-other = Choose something else
