### Was geschieht, auf der Bühne gespielt.

web-skip-beats = Überspringen
web-meanwhile = Das geschieht gerade
