# L’aide là où est l’œil, et la bibliothèque.

web-help-rule = Règle { $rule }
web-help-key = Gardez le doigt sur n’importe quoi, survolez-le ou, au clavier, tapez E plusieurs fois : vous saurez ce que c’est.

library = Bibliothèque
library-of = { $game } : cartes et icônes
library-all = Tout
library-icons = Icônes et pistes
library-kind = Sorte
library-pack = Pack
library-search = Chercher dans les titres et les textes
library-cost = Coûte
library-when = Phase
library-any = peu importe
library-found = { $count ->
    [0] Aucun résultat.
    [one] 1 entrée
   *[other] { $count } entrées
}
library-more = Afficher { $count } de plus
library-link = Cartes et icônes
