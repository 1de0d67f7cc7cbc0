### Das Dock: hier werden Fragen beantwortet.

web-final = endgültig
web-more-choices = +{ $count } weitere
web-choose-other = Etwas anderes wählen
