## Demander que faire

web-hint = Conseil
web-hint-ask = Que feriez-vous ? (H)
web-hint-best = Je ferais ceci
web-hint-else = Autres choix
web-hint-thinking = Je réfléchis…
web-hints-allowed = Les joueurs peuvent demander des conseils
