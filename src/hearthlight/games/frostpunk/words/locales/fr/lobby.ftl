## The lobby: what the game is about, what can be chosen, what the bots are called

pitch-frostpunk = La dernière ville d’une terre gelée se serre autour de son générateur. Gardez-la au chaud, nourrie et pleine d’espoir, ensemble.
web-round-frostpunk = Manche { $round }
web-round-back-frostpunk = Début de la manche
web-round-on-frostpunk = Manche suivante
web-lost-in-round-frostpunk = Perdue à la manche { $round }
web-orders-round-frostpunk = pour cette manche seulement
statistics-rounds-frostpunk =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
option-frostpunk-group = Survivants
option-frostpunk-difficulty = Difficulté
option-frostpunk-difficulty-easy = Facile
option-frostpunk-difficulty-easy-about = Plus de nourriture, de bois, de charbon et d’espoir : pour une première ville.
option-frostpunk-difficulty-normal = Normale
option-frostpunk-difficulty-normal-about = Le départ habituel. Assez dur pour un premier hiver.
option-frostpunk-difficulty-hard = Difficile
option-frostpunk-difficulty-hard-about = Moins de monde, moins de nourriture, le moral plus bas.
problem-no-easy-level = Le pack { $pack } n’a pas de niveau facile.
web-bot-frostpunk-companion = Ordinateur : compagnon
web-bot-name-frostpunk-1 = Agnès
web-bot-name-frostpunk-2 = Silas
web-bot-name-frostpunk-3 = Harriet
web-bot-name-frostpunk-4 = Moïse
