## La ville sur la page : noms de ses parties, ce que l’on désigne

frost-city = La ville dans le cratère
frost-city-zone-warm = La zone { $zone } est chauffée, à partir d’une puissance de { $output }
frost-city-zone-cold = La zone { $zone } est froide jusqu’à une puissance de { $output }
frost-city-deposit-wood = Gisement de bois sur le bord
frost-city-deposit-coal = Gisement de charbon sur le bord
frost-city-field = Terrain { $field }
frost-city-trees = Arbres
frost-city-wood = Bois
frost-city-coal = Charbon
frost-city-cores = Noyaux de vapeur
frost-city-food = Nourriture
frost-city-resources = Ressources au choix
frost-city-stockpile = Stock
frost-city-busy = Déblaient ou bâtissent
frost-city-upgraded = avec amélioration
frost-city-warm-from = Chauffé (à partir d’une puissance de { $output })
frost-city-cold-until = Froid jusqu’à une puissance de { $output }
frost-city-always-warm = Toujours chauffé
frost-city-never-warm = Ne peut pas être chauffé

## Agir sur la page : figurines, lieux, charbon, bâtiments

frost-act-because = à cause de « { $card } »
frost-act-fuel-until = Chauffer jusqu’à cette puissance
frost-act-fuel-output = Puissance { $output }
frost-act-fuel-burn = Brûler { $coal } charbon
frost-act-fuel-warms =
    { $fields ->
        [0] Chauffe
        [one] Chauffe 1 terrain libre
       *[other] Chauffe { $fields } terrains libres
    }
frost-act-fuel-warms-nothing = { $possible ->
    [0] On ne peut plus brûler de charbon maintenant
   *[other] Cela ne chauffe rien de plus
}
frost-act-fuel-falls-back = Ensuite, la puissance retombe à 0
frost-act-fuel-beds =
    { $beds ->
        [one] { $beds } lit chauffé pour { $figures } figurines
       *[other] { $beds } lits chauffés pour { $figures } figurines
    }
frost-act-build-small = petit : un terrain
frost-act-build-large = grand : les deux terrains d’un secteur
