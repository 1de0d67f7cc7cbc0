## Fragen, was zu tun ist

web-hint = Tipp
web-hint-ask = Was würdest du tun? (H)
web-hint-best = Das würde ich tun
web-hint-else = Alternativen
web-hint-thinking = Ich überlege …
web-hints-allowed = Tipps sind erlaubt
