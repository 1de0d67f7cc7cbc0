## Les leçons sur la page

learn-by-playing = Apprendre en jouant
learn-minutes = Environ { $minutes } minutes
learn-done = Terminée
learn-resume = Continuer
learn-step = { $step } sur { $steps }
learn-next = Suite
learn-back = Retour
learn-show = Montrez-moi
learn-hint = Indice
learn-leave = Quitter
learn-play-on = Continuer à partir d’ici
