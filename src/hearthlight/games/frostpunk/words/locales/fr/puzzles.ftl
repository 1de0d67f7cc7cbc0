## Énigmes : la tâche, un indice, ce qui est dit une fois résolu, et ce qui est dit de chaque chose qui manque.

lesson-warm-hut = Un charbon
lesson-warm-hut-task = Assurez la nourriture de ce soir, sans que personne tombe malade au travail.
lesson-warm-hut-task-hint = Quelle cabane devient chaude avec un charbon de plus ?
lesson-warm-hut-solved = D’abord le feu, puis le travail : un charbon coûtait moins qu’un habitant malade.

lesson-meat-and-roof = De la viande et un toit
lesson-meat-and-roof-task = Assurez la nourriture de ce soir et un lit chaud pour chacun, sans que personne tombe malade.
lesson-meat-and-roof-task-hint = Seuls les ingénieurs adoptent des lois. Alors, qui ira chasser ?
lesson-meat-and-roof-solved = L’ouvrier a chassé, l’ingénieur a fait adopter « { card-G05 } » : une place de plus dans chaque abri.

lesson-which-huts = Quelles cabanes ?
lesson-which-huts-task = Assurez la nourriture de ce soir, sans que personne tombe malade.
lesson-which-huts-task-hint = Toutes les cabanes ne sont pas chaudes. Regardez avant d’envoyer quelqu’un.
lesson-which-huts-solved = Deux cabanes chaudes, deux groupes qui peuvent chasser : la troisième aurait rendu quelqu’un malade.

lesson-four-left = Il en reste quatre
lesson-four-left-task = Quatre groupes peuvent encore agir. Assurez la nourriture de ce soir et un lit chaud pour chacun, sans que personne tombe malade.
lesson-four-left-task-hint = Il y a trois cabanes. Et comment avoir des lits sans bois ?
lesson-four-left-solved = Trois ont chassé, un a parlé sur l’estrade. Personne n’était de trop.

lesson-hunt-and-cure = Chasser et guérir
lesson-hunt-and-cure-task = Assurez la nourriture de ce soir, et finissez avec deux habitants malades de moins.
lesson-hunt-and-cure-task-hint = Une loi permet aux enfants d’aider. Et un charbon de plus chauffe une autre cabane.
lesson-hunt-and-cure-solved = Deux cabanes, un charbon et les enfants : chacun a fait ce que lui seul pouvait faire.

lesson-make-room = Faire de la place
lesson-make-room-task = Assez de nourriture ce soir, un lit chaud pour tous, et aucun malade. Vous avez 3 bois.
lesson-make-room-task-hint = Un dortoir demande un terrain chaud et libre. Quelque chose peut céder la place. Deux chasses suffisent.
lesson-make-room-solved = La charbonnière a cédé sa place au dortoir, en une action. Puis deux groupes ont chassé au chaud.

lesson-two-jobs = Réservé aux ingénieurs
lesson-two-jobs-task = Aucune contrainte au générateur, trois malades de moins, et assez de nourriture ce soir.
lesson-two-jobs-task-hint = Il reste trois groupes d’ingénieurs. Quelles deux tâches sont pour eux seuls ?
lesson-two-jobs-solved = Un groupe au poste médical, un au générateur : tous deux avant la nuit.

lesson-one-bed-short = Un lit de trop peu
lesson-one-bed-short-task = Il manque un lit chaud ce soir, et il n’y a pas de bois. Personne ne doit tomber malade.
lesson-one-bed-short-task-hint = Les éclaireurs n’ont pas besoin de lit. Une expédition est en route ; qu’est-ce qui en permet une seconde ?
lesson-one-bed-short-solved = « { card-B19 } » a amélioré la balise, et qui part dort ailleurs.

lesson-coal-first = D’abord le charbon
lesson-coal-first-task = Deux malades de moins, et assez de nourriture ce soir. Vous n’avez pas de charbon.
lesson-coal-first-task-hint = Une loi guérit contre du charbon, et les enfants le peuvent. D’où vient le charbon sans terrain ?
lesson-coal-first-solved = Le bois est devenu charbon, et le charbon briques chaudes. L’ordre fait tout.

lesson-hunters-and-children = Chasseurs et enfants
lesson-hunters-and-children-task = Assez de nourriture ce soir, et deux malades de moins.
lesson-hunters-and-children-task-hint = L’ouvrier n’est pas nécessaire. Qui peut chasser, et que peuvent faire les enfants ?
lesson-hunters-and-children-solved = Deux groupes d’ingénieurs ont chassé, les enfants ont porté des briques chaudes. Parfois, on peut se reposer.

missed-unfed = Il manque { $number } Nourriture pour ce soir.
missed-sick = { $missing ->
    [one] 1 habitant malade de trop.
   *[other] { $missing } habitants malades de trop.
}
missed-bedless = { $number ->
    [one] 1 figurine n’a pas de lit chaud cette nuit.
   *[other] { $number } figurines n’ont pas de lit chaud cette nuit.
}
missed-stress = { $number ->
    [one] 1 cube de contrainte est encore sur la piste.
   *[other] { $number } cubes de contrainte sont encore sur la piste.
}
