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
frost-city-busy = Déblaient ou construisent
frost-city-upgraded = amélioré
frost-city-warm-from = Chauffé (à partir d’une puissance de { $output })
frost-city-cold-until = Froid jusqu’à une puissance de { $output }
frost-city-always-warm = Toujours chauffé
frost-city-never-warm = Ne peut pas être chauffé

## Agir sur la page : figurines, lieux, charbon, bâtiments

frost-act-warm = chauffé
frost-act-cold = froid : une personne tombe malade
frost-act-pick-place = { $place } : choisir qui agit ici
frost-act-who-here = { $place } : qui agit ici ?
frost-act-nobody = Personne ne peut y aller maintenant.
frost-act-elsewhere = Ailleurs
frost-act-tip = Prenez une figurine, ou cliquez d’abord un lieu de la ville.
frost-act-on-map = Choisissez un lieu qui luit dans la ville.
frost-act-because = à cause de « { $card } »
frost-act-stop-alone =
    { $count ->
        [one] termine les actions ; { $count } figurine reste inactive
       *[other] termine les actions ; { $count } figurines restent inactives
    }
frost-act-stop-all =
    { $count ->
        [one] si vous arrêtez tous, { $count } figurine reste inactive
       *[other] si vous arrêtez tous, { $count } figurines restent inactives
    }
frost-act-group-anywhere = Dehors
frost-act-group-use = Bâtiments
frost-act-group-gather = Récolter
frost-act-group-other = Autres
frost-act-fuel-until = Chauffer jusqu’à cette puissance
frost-act-fuel-output = Puissance { $output }
frost-act-fuel-burn = Brûler { $coal } charbon
frost-act-fuel-warms =
    { $fields ->
        [0] Réchauffe
        [one] Réchauffe 1 terrain libre
       *[other] Réchauffe { $fields } terrains libres
    }
frost-act-fuel-warms-nothing = Ne réchauffe encore rien de plus
frost-act-fuel-falls-back = Ensuite, la puissance retombe à 0
frost-act-fuel-beds =
    { $beds ->
        [one] { $beds } lit chauffé pour { $figures } figurines
       *[other] { $beds } lits chauffés pour { $figures } figurines
    }
frost-act-fuel-sick =
    { $count ->
        [0] Personne ne tombe malade de froid
        [one] 1 personne tombe malade de froid (maintenant { $now })
       *[other] { $count } tombent malades de froid (maintenant { $now })
    }
frost-act-fuel-stress =
    { $count ->
        [one] { $count } cube dans la tour (maintenant { $now })
       *[other] { $count } cubes dans la tour (maintenant { $now })
    }
frost-act-build-small = petit : un terrain
frost-act-build-large = grand : les deux terrains d’un secteur
