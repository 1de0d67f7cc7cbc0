### Ce qui se passe, joué sur la scène.

web-skip-beats = Tout passer
web-meanwhile = Voici ce qui se passe
