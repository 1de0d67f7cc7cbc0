## La Nuit des lanternes : les règles

rules-lanterns-title = La Nuit des lanternes

## 1 Avant le crépuscule

section-L1 = Avant le crépuscule
rule-L1-1 = Mélangez les 36 lanternes, trois de chacune des douze sortes. Une nuit longue en prend 21 à deux, 28 à
    trois et 35 à quatre ; une nuit courte 14, 18 ou 22. Elles sont face cachée et forment la source. Les autres
    restent dans la boîte, et personne ne les regarde.
rule-L1-2 = Tirez au sort qui commence ; cela vaut pour toute la nuit. Mélangez les 46 papiers : 13 rouges, 13 verts,
    13 bleus et 7 or. Dans l’ordre du tour, les deux premières personnes piochent trois papiers, les autres quatre.
    Votre main est secrète.

## 2 La nuit

section-L2 = La nuit
rule-L2-1 = La nuit se joue en manches. Une manche commence par la rivière : des lanternes viennent de la source, une
    à une, jusqu’à ce que quatre y flottent. Puis chacun joue un tour, dans le sens horaire, en commençant par la
    personne qui joue en premier.
rule-L2-2 = À votre tour, vous faites une chose sur trois : ramasser du papier, allumer une lanterne ou faire un vœu.
rule-L2-3 = À la fin d’une manche, la lanterne à l’embouchure part vers la mer ; personne ne l’obtient. Mais la manche
    où la source s’épuise est la dernière : la nuit finit avec elle.

## 3 Votre tour

section-L3 = Votre tour
rule-L3-1 = Ramasser : piochez trois papiers, puis rendez un papier de votre main, face visible. S’il vous en reste
    plus de sept, rendez-en d’autres jusqu’à en avoir sept.
rule-L3-2 = Les papiers payés ou rendus restent face visible à côté de la pioche. Quand il faut piocher et que la
    pioche est vide, on les mélange : ils deviennent la pioche.
rule-L3-3 = Allumer : choisissez une lanterne de la rivière et payez les papiers qu’elle montre. L’or vaut n’importe
    quelle couleur, mais seulement pour les papiers qui vous manquent. La lanterne flotte maintenant devant vous. De
    deux lanternes identiques, vous prenez la plus proche de l’embouchure.
rule-L3-4 = Était-ce la lanterne à l’embouchure ? Alors piochez un papier. Les lanternes derrière elle avancent, et la
    suivante vient aussitôt de la source.
rule-L3-5 = Faire un vœu : posez devant vous, face cachée, un papier rouge, vert ou bleu de votre main. Vous pouvez
    faire deux vœux dans une nuit, ou moins si la table en a convenu ainsi.

## 4 À l’aube

section-L4 = À l’aube
rule-L4-1 = Chacune de vos lanternes rapporte les points qu’elle montre.
rule-L4-2 = Vos lanternes forment des séries de formes différentes, aussi grandes que possible ; chaque lanterne
    appartient à une seule série. Une série de deux formes rapporte 2 points, de trois formes 5, des quatre 9.
rule-L4-3 = Révélez vos vœux. Chacun rapporte 3 points pour chaque lanterne de sa couleur que vous avez allumée après
    l’avoir fait.
rule-L4-4 = Le plus de points l’emporte. À égalité, c’est le plus de lanternes ; si cela aussi est égal, vous gagnez
    ensemble.
