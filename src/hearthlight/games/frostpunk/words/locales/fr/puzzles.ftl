## Énigmes : la tâche, un indice, ce qui est dit une fois résolu, et ce qui est dit de chaque chose qui manque.

lesson-warm-hut = Un charbon
lesson-warm-hut-task = Assez de nourriture pour ce soir, et personne ne tombe malade au travail.
lesson-warm-hut-task-hint = Quelle cabane un charbon de plus chauffe-t-il ?
lesson-warm-hut-solved = D’abord le feu, puis le travail : un charbon coûtait moins qu’un habitant malade.

lesson-meat-and-roof = De la viande et un toit
lesson-meat-and-roof-task = Assez de nourriture pour ce soir, un lit chaud pour chacun, et personne ne tombe malade.
lesson-meat-and-roof-task-hint = Seuls les ingénieurs promulguent des lois. Qui donc ira chasser ?
lesson-meat-and-roof-solved = L’ouvrier a chassé, l’ingénieur a promulgué « { card-G05 } » : une place de plus dans chaque abri.

lesson-which-huts = Quelles cabanes ?
lesson-which-huts-task = Assez de nourriture pour ce soir, et personne ne tombe malade.
lesson-which-huts-task-hint = Toutes les cabanes ne sont pas chaudes. Regardez avant d’envoyer quelqu’un.
lesson-which-huts-solved = Deux cabanes chaudes, deux groupes qui peuvent chasser : la troisième aurait rendu quelqu’un malade.

lesson-four-left = Il en reste quatre
lesson-four-left-task = Quatre groupes peuvent encore agir. Assez de nourriture pour ce soir, un lit chaud pour chacun, et personne ne tombe malade.
lesson-four-left-task-hint = Il y a trois cabanes. Et comment avoir des lits sans bois ?
lesson-four-left-solved = Trois ont chassé, un a parlé sur l’estrade. Personne n’était de trop.

lesson-hunt-and-cure = Chasser et guérir
lesson-hunt-and-cure-task = Assez de nourriture pour ce soir, et deux habitants malades de moins que maintenant.
lesson-hunt-and-cure-task-hint = Une loi permet aux enfants d’aider. Et un charbon de plus chauffe une autre cabane.
lesson-hunt-and-cure-solved = Deux cabanes, un charbon et les enfants : chacun a fait ce que lui seul pouvait faire.

missed-unfed = Il manque { $number } de nourriture pour ce soir.
missed-sick = { $missing ->
    [one] 1 habitant malade de trop.
   *[other] { $missing } habitants malades de trop.
}
missed-bedless = { $number ->
    [one] 1 figurine n’a pas de lit chaud cette nuit.
   *[other] { $number } figurines n’ont pas de lit chaud cette nuit.
}
