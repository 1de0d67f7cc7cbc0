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

missed-unfed = Il manque { $number } Nourriture pour ce soir.
missed-sick = { $missing ->
    [one] 1 habitant malade de trop.
   *[other] { $missing } habitants malades de trop.
}
missed-bedless = { $number ->
    [one] 1 figurine n’a pas de lit chaud cette nuit.
   *[other] { $number } figurines n’ont pas de lit chaud cette nuit.
}
