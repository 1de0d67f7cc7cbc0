### Das Dock: hier werden Fragen beantwortet.

web-final = endgültig
web-more-choices = +{ $count } weitere
web-choose-other = Etwas anderes wählen
web-open-hands = Mit offenen Karten spielen
web-open-hands-why = Das Gerät muss nicht weitergereicht werden: Alle hier dürfen alle Handkarten sehen.
web-suggestions = Vorschläge
web-round-back = Anfang der Runde
web-round-on = Nächste Runde
web-log-tab = Verlauf
web-step-by-step = Wähle es noch einmal, um die Einzelheiten selbst zu bestimmen.
web-details = Einzelheiten wählen
web-asked-of = { $name } – { $question }
