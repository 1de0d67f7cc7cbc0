## Lektionen auf der Seite

learn-by-playing = Spielend lernen
learn-minutes = Etwa { $minutes } Minuten
learn-done = Geschafft
learn-resume = Weitermachen
learn-step = { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-show = Zeig es mir
learn-hint = Tipp
learn-leave = Verlassen
learn-play-on = Von hier an weiterspielen
