## Énigmes : la tâche, un indice, ce qui est dit une fois résolu, et ce qui est dit de chaque chose qui manque.

lesson-warm-hut = Un charbon
lesson-warm-hut-task = Assurez la nourriture de ce soir, sans que personne tombe malade au travail.
lesson-warm-hut-task-hint = Quelle cabane devient chaude avec un charbon de plus ?
lesson-warm-hut-solved = D’abord le feu, puis le travail : un charbon coûtait moins qu’un habitant malade.

lesson-meat-and-roof = De la viande et un toit
lesson-meat-and-roof-task = Assurez la nourriture de ce soir et un lit chaud pour chacun, sans que personne tombe malade.
lesson-meat-and-roof-task-hint = Seuls les ingénieurs adoptent des lois. Alors, qui ira chasser ?
lesson-meat-and-roof-solved = L’ouvrier a chassé, l’ingénieur a adopté « { card-G05 } » : une place de plus dans chaque abri.

lesson-four-left = Il en reste quatre
lesson-four-left-task = Quatre figurines peuvent encore agir. Assurez la nourriture de ce soir et un lit chaud pour chacun, sans que personne tombe malade.
lesson-four-left-task-hint = Il y a trois cabanes. Et comment avoir des lits sans bois ?
lesson-four-left-solved = Trois ont chassé, un a parlé sur l’estrade. Personne n’était de trop.

lesson-hunt-and-cure = Chasser et guérir
lesson-hunt-and-cure-task = Assurez la nourriture de ce soir, avec deux habitants malades de moins que maintenant.
lesson-hunt-and-cure-task-hint = Une loi permet aux enfants d’aider. Et un charbon de plus chauffe une autre cabane.
lesson-hunt-and-cure-solved = Deux cabanes, un charbon et les enfants : chacun a fait ce que lui seul pouvait faire.

lesson-make-room = Faire de la place
lesson-make-room-task = Assurez la nourriture de ce soir et un lit chaud pour chacun, sans que personne tombe malade. Vous avez 3 bois.
lesson-make-room-task-hint = Un dortoir demande un terrain chaud et libre. Quelque chose peut y céder la place. Deux chasses suffisent.
lesson-make-room-solved = La charbonnière a cédé la place au dortoir, dans la même action. Puis deux figurines ont chassé dans des cabanes chaudes.

lesson-two-jobs = Réservé aux ingénieurs
lesson-two-jobs-task = Aucune contrainte au générateur, trois malades de moins que maintenant, et assez de nourriture pour ce soir.
lesson-two-jobs-task-hint = Il reste trois figurines d’ingénieurs. Quelles sont les deux tâches que personne d’autre ne peut faire ?
lesson-two-jobs-solved = Une figurine au poste médical, une au générateur : les deux avant la nuit.

lesson-one-bed-short = Il manque un lit
lesson-one-bed-short-task = Il y a ce soir un lit chaud de moins que nécessaire, et pas de bois. Personne ne doit tomber malade.
lesson-one-bed-short-task-hint = Les éclaireurs n’ont pas besoin de lit. Une expédition est en route ; qu’est-ce qui en permet une seconde ?
lesson-one-bed-short-solved = « { card-B19 } » a amélioré la balise, et qui part dort ailleurs.

lesson-coal-first = D’abord le charbon
lesson-coal-first-task = Cinq malades de moins que maintenant, et assez de nourriture pour ce soir. Vous n’avez pas de charbon.
lesson-coal-first-task-hint = Le poste médical en guérit trois. Une loi en guérit deux contre du charbon, et les enfants peuvent s’en charger. Qui change le bois en charbon ?
lesson-coal-first-solved = Le bois est devenu charbon, le charbon briques chaudes, et le poste médical a fait le reste. Tout est question d’ordre.

lesson-torn-tents = Après la tempête
lesson-torn-tents-task = La tempête a abattu toutes les tentes, et il n’y a pas de bois. Pour ce soir : un lit chaud pour chacun, assez de nourriture, et six malades de moins.
lesson-torn-tents-task-hint = Une loi met un toit sur les ruines, mais seule leur zone peut les chauffer. Et il y a deux postes médicaux.
lesson-torn-tents-solved = De la toile sur les ruines, assez de charbon pour les chauffer, des ingénieurs aux postes médicaux : personne n’a dormi dans la neige.

lesson-what-a-law-costs = Le prix d’une loi
lesson-what-a-law-costs-task = Il manque 6 nourriture pour ce soir, plus que n’en rapporte une chasse. Adoptez la loi qui fait durer la nourriture. Quatre ouvriers malades au plus.
lesson-what-a-law-costs-task-hint = Chaque loi annonce son prix. Que peut y faire une autre loi, contre du charbon ?
lesson-what-a-law-costs-solved = « { card-G03 } » réduit de moitié ce que mangent les ouvriers et en rend deux malades. Les briques chaudes des enfants ont payé ce prix.

missed-passed = Aucune loi n’a été adoptée.
missed-unfed = Il manque { $number } nourriture pour ce soir.
missed-sick = { $missing ->
    [one] Il y a 1 habitant malade de trop.
   *[other] Il y a { $missing } habitants malades de trop.
}
missed-bedless = { $number ->
    [one] 1 figurine n’a pas de lit chaud cette nuit.
   *[other] { $number } figurines n’ont pas de lit chaud cette nuit.
}
missed-stress = { $number ->
    [one] 1 cube de contrainte est encore sur la piste.
   *[other] { $number } cubes de contrainte sont encore sur la piste.
}
