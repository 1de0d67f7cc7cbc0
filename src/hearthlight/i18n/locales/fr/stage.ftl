### Ce qui se passe, joué sur la scène.

web-skip-beats = Tout passer
