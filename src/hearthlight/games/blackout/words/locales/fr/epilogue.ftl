## L’histoire d’une partie terminée : qui menait quand, d’où venaient les points, la ville comme elle s’est rallumée.

event-told-lead-always = { $player } a mené dès la première manche et gagne { $by ->
    [0] au départage
    [one] avec { $by } point d’avance
   *[other] avec { $by } points d’avance
}.
event-told-lead = { $player } a pris la tête à la manche { $round }, ne l’a plus perdue et gagne { $by ->
    [0] au départage
    [one] avec { $by } point d’avance
   *[other] avec { $by } points d’avance
}.
event-told-lead-at-last = { $player } n’a pris la tête qu’au décompte final et gagne { $by ->
    [0] au départage
    [one] avec { $by } point d’avance
   *[other] avec { $by } points d’avance
}.
event-told-best-round = La meilleure manche : { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la manche { $round }.
event-told-player = { $source ->
    [districts] { $player } : le plus de points grâce aux districts
    [goals] { $player } : le plus de points grâce aux objectifs
    [scouting] { $player } : le plus de points en explorant
    [actions] { $player } : le plus de points grâce aux spécialistes et aux actions de mise en œuvre
    [hospital] { $player } : le plus de points grâce à l’hôpital
    [money] { $player } : le plus de points grâce à l’argent
    [tiles] { $player } : le plus de points grâce aux tuiles Exploration
   *[cards] { $player } : le plus de points grâce aux cartes
} ({ $points }), { $total } au total. { $lit ->
    [0] Aucun district éclairé
    [one] { $lit } district éclairé
   *[other] { $lit } districts éclairés
}, { $finished ->
    [0] aucun plan terminé.
    [one] { $finished } plan terminé.
   *[other] { $finished } plans terminés.
}
event-told-condition = Points : { $have } sur { $number }
event-told-orchids = Orchidées à { $needed } points : { $orchids } avec { $points }

blackout-tale-won = { $player } rallume Hong Kong
blackout-tale-shared = { $players } rallument Hong Kong
blackout-tale-dark = { $count ->
    [one] { $players } gagne dans le noir
   *[other] { $players } gagnent dans le noir
}
blackout-tale-nobody = Hong Kong reste dans le noir
blackout-tale-under = { $scores } points · { $rounds } manches · { $lit } districts sur { $districts } éclairés
blackout-tale-map = La ville comme elle s’est rallumée
blackout-tale-lit-none = Aucun district n’a été éclairé.
blackout-tale-sources = Points par source
blackout-tale-rounds = Points par manche
blackout-tale-scoring = fin
blackout-tale-turning = Le tournant
blackout-tale-players = En une phrase
blackout-tale-total = total
blackout-source-districts = districts
blackout-source-goals = objectifs
blackout-source-scouting = exploration
blackout-source-actions = spécialistes, actions de mise en œuvre
blackout-source-hospital = hôpital
blackout-source-tokens = points payés pour des jetons Transport
blackout-source-money = argent
blackout-source-tiles = tuiles Exploration
blackout-source-cards = cartes
