## Asking what to do

web-hint = Hint
web-hint-ask = What would you do? (H)
web-hint-best = I would do this
web-hint-else = Alternatives
web-hint-thinking = Thinking…
web-hints-allowed = Players may ask for hints
