### Was geschieht, auf der Bühne gespielt.

web-skip-beats = Überspringen
web-scene-skipped = Damit ist nur die Szene übersprungen. Wähl noch einmal.
web-meanwhile = Das geschieht gerade
