### Ce qui se passe, joué sur la scène.

web-skip-beats = Tout passer
web-scene-skipped = La scène a seulement été passée. Choisissez à nouveau.
web-meanwhile = Voici ce qui se passe
