## The lobby: what the game is about, what can be chosen, what the bots are called

pitch-frostpunk = Die letzte Stadt einer vereisten Welt drängt sich um ihren Generator. Haltet sie gemeinsam warm und satt, und gebt ihr Hoffnung.
web-round-frostpunk = Runde { $round }
web-round-back-frostpunk = Anfang der Runde
web-round-on-frostpunk = Nächste Runde
web-lost-in-round-frostpunk = Verloren in Runde { $round }
web-orders-round-frostpunk = nur in dieser Runde
statistics-rounds-frostpunk =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
option-frostpunk-group = Überlebende
option-frostpunk-difficulty = Schwierigkeit
option-frostpunk-difficulty-easy = Leicht
option-frostpunk-difficulty-easy-about = Mehr Nahrung, Holz, Kohle und Hoffnung: für die erste Stadt.
option-frostpunk-difficulty-normal = Normal
option-frostpunk-difficulty-normal-about = Der übliche Start. Schwer genug für den ersten Winter.
option-frostpunk-difficulty-hard = Schwer
option-frostpunk-difficulty-hard-about = Weniger Leute, weniger Nahrung, schlechtere Stimmung.
problem-no-easy-level = Das Paket { $pack } hat keine leichte Stufe.
web-bot-frostpunk-companion = Computer: Gefährte
web-bot-name-frostpunk-1 = Agnes
web-bot-name-frostpunk-2 = Silas
web-bot-name-frostpunk-3 = Harriet
web-bot-name-frostpunk-4 = Moses
