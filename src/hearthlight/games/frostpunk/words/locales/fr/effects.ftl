## Frostpunk : ce que font cartes, bâtiments et pistes, en mots
### Des tournures sans point final : elles sont assemblées en lignes et en phrases

## Quantités

frost-amount-food = { $count } nourriture
frost-amount-wood = { $count } bois
frost-amount-coal = { $count } charbon
frost-amount-cores = { $count ->
    [one] { $count } noyau de vapeur
   *[other] { $count } noyaux de vapeur
}
frost-amount-trees = { $count ->
    [one] { $count } arbre
   *[other] { $count } arbres
}
frost-amount-resources = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
frost-amount-of = { $count ->
    [one] { $count } ressource ({ $kinds })
   *[other] { $count } ressources ({ $kinds })
}
frost-amount-all-resources = tout le bois, tout le charbon et tous les noyaux de vapeur
frost-amount-automata = { $count ->
    [one] { $count } automate
   *[other] { $count } automates
}
frost-amount-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
frost-amount-engineers = { $count ->
    [one] { $count } ingénieur
   *[other] { $count } ingénieurs
}
frost-amount-children = { $count ->
    [one] { $count } enfant
   *[other] { $count } enfants
}
frost-amount-citizens = { $count ->
    [one] { $count } habitant au choix
   *[other] { $count } habitants au choix
}

## Nombres qui dépendent de la table

frost-per = { $what } par { $per }
frost-per-plus = { $what } plus { $count } par { $per }
frost-per-at-most = { $text } ({ $count } au plus)
frost-per-corpses = cadavre
frost-per-active-care = jeton de sollicitude actif
frost-per-active-justice = jeton de justice actif
frost-per-active-motivation = jeton de motivation actif
frost-per-active-anger = jeton de colère actif
frost-per-active-apathy = jeton d’apathie actif
frost-per-active-greed = jeton de cupidité actif
frost-per-active-hope = jeton d’espoir actif
frost-per-active-discontent = jeton de mécontentement actif
frost-per-discontent = jeton de mécontentement sur la piste
frost-per-children-used = enfant utilisé pour une action dans cette manche
frost-per-gravely-ill = catégorie d’habitants gravement malade
frost-per-shelters = abri
frost-per-automata = automate
frost-per-laws = loi adoptée
frost-per-bedless = figurine sans lit la nuit dernière

## Conditions

frost-if = si { $what }
frost-only-with = seulement avec { $what }
frost-only-if = seulement si { $what }
frost-if-active = { $count ->
    [one] vous avez un jeton { $token } actif
   *[other] vous avez au moins { $count } jetons { $token } actifs
}
    .not = { $count ->
        [one] vous n’avez aucun jeton { $token } actif
       *[other] vous avez moins de { $count } jetons { $token } actifs
    }
    .with = { $count ->
        [one] un jeton { $token } actif
       *[other] au moins { $count } jetons { $token } actifs
    }
frost-if-hope = { $count ->
    [one] la piste d’espoir n’est pas vide
   *[other] la piste d’espoir porte au moins { $count } jetons
}
    .not = { $count ->
        [one] la piste d’espoir est vide
       *[other] la piste d’espoir porte moins de { $count } jetons
    }
    .with = { $count ->
        [one] au moins { $count } jeton sur la piste d’espoir
       *[other] au moins { $count } jetons sur la piste d’espoir
    }
frost-if-discontent = { $count ->
    [one] la piste de mécontentement n’est pas vide
   *[other] la piste de mécontentement porte au moins { $count } jetons
}
    .not = { $count ->
        [one] la piste de mécontentement est vide
       *[other] la piste de mécontentement porte moins de { $count } jetons
    }
    .with = { $count ->
        [one] au moins { $count } jeton sur la piste de mécontentement
       *[other] au moins { $count } jetons sur la piste de mécontentement
    }
frost-if-have = vous avez au moins { $what }
    .not = vous avez moins de { $what }
    .with = au moins { $what }
frost-if-resources-at-most = { $count ->
    [0] vous n’avez aucune ressource
    [one] vous avez au plus { $count } ressource
   *[other] vous avez au plus { $count } ressources
}
    .not = { $count ->
        [0] vous avez des ressources
        [one] vous avez plus de { $count } ressource
       *[other] vous avez plus de { $count } ressources
    }
frost-if-food-at-most = { $count ->
    [0] vous n’avez pas de nourriture
   *[other] vous avez au plus { $count } nourriture
}
    .not = { $count ->
        [0] vous avez de la nourriture
       *[other] vous avez plus de { $count } nourriture
    }
frost-if-corpses = { $count ->
    [one] vous comptez un cadavre
   *[other] vous comptez au moins { $count } cadavres
}
    .not = { $count ->
        [one] vous ne comptez aucun cadavre
       *[other] vous comptez moins de { $count } cadavres
    }
    .with = { $count ->
        [one] au moins { $count } cadavre
       *[other] au moins { $count } cadavres
    }
frost-if-sick = { $count ->
    [one] quelqu’un est malade
   *[other] au moins { $count } habitants sont malades
}
    .not = { $count ->
        [one] personne n’est malade
       *[other] moins de { $count } habitants sont malades
    }
frost-if-gravely-ill = des habitants sont gravement malades
    .not = personne n’est gravement malade
frost-if-building = { $count ->
    [one] vous avez { $building }
   *[other] vous avez au moins { $count } { $building }
}
    .not = { $count ->
        [one] vous n’avez { $building }
       *[other] vous avez moins de { $count } { $building }
    }
    .with = { $count ->
        [one] { $building }
       *[other] au moins { $count } { $building }
    }
frost-if-law = la loi { $card } est en vigueur
    .not = la loi { $card } n’est pas en vigueur
    .with = la loi { $card }
frost-if-technology = la technologie { $card } est achevée
    .not = la technologie { $card } n’est pas achevée
    .with = la technologie { $card }
frost-if-displayed = la carte { $card } est exposée
    .not = la carte { $card } n’est pas exposée
    .with = la carte { $card } exposée
frost-if-figure = { $who ->
    [worker] un ouvrier est sur { $where }
    [engineer] un ingénieur est sur { $where }
    [child] un enfant est sur { $where }
   *[any] une figurine est sur { $where }
}
    .not = { $who ->
        [worker] aucun ouvrier n’est sur { $where }
        [engineer] aucun ingénieur n’est sur { $where }
        [child] aucun enfant n’est sur { $where }
       *[any] aucune figurine n’est sur { $where }
    }
frost-if-on-card = { $count ->
    [one] une ressource est sur { $where }
   *[other] au moins { $count } ressources sont sur { $where }
}
    .not = { $count ->
        [one] aucune ressource n’est sur { $where }
       *[other] moins de { $count } ressources sont sur { $where }
    }
frost-if-round = c’est la manche { $count } ou plus tard
    .not = la manche { $count } n’a pas commencé
frost-if-round-at-most = c’est la manche { $count } ou plus tôt
    .not = la manche { $count } est passée
frost-if-overheated = le générateur est en surchauffe
    .not = le générateur n’est pas en surchauffe
frost-if-bedless = { $count ->
    [one] une figurine était sans lit la nuit dernière
   *[other] au moins { $count } figurines étaient sans lit la nuit dernière
}
    .not = { $count ->
        [one] toutes les figurines avaient un lit la nuit dernière
       *[other] moins de { $count } figurines étaient sans lit la nuit dernière
    }
frost-if-scouts = { $count ->
    [one] un éclaireur est en route
   *[other] au moins { $count } éclaireurs sont en route
}
    .not = { $count ->
        [one] aucun éclaireur n’est en route
       *[other] moins de { $count } éclaireurs sont en route
    }
frost-this-card = cette carte

## Coûts

frost-cost = { $pay } → { $effects }
frost-cost-nothing = rien
frost-cost-spend = dépenser { $what }
frost-cost-exhaust = épuiser 1 jeton { $token }
frost-cost-map-wood = perdre { $count } bois posé sur le plan
frost-cost-map-coal = perdre { $count } charbon posé sur le plan
frost-cost-stress = { $count ->
    [one] poser { $count } cube sur la piste de contrainte
   *[other] poser { $count } cubes sur la piste de contrainte
}
frost-cost-hunger = +{ $count } faim
frost-cost-tire = prendre 1 jeton Habitant épuisé ({ $kind ->
    [worker] ouvrier
    [engineer] ingénieur
    [child] enfant
   *[adult] ouvrier ou ingénieur
})
frost-cost-lose-citizens = { $count ->
    [one] { $count } habitant au choix quitte la ville
   *[other] { $count } habitants au choix quittent la ville
}

## Effets

frost-do-nothing = rien ne se passe
frost-do-gain = gagner { $what }
frost-do-arrive = { $count ->
    [one] { $what } rejoint la ville
   *[other] { $what } rejoignent la ville
}
frost-do-citizen-cards = { $count ->
    [one] chaque joueur pioche { $count } carte Habitant
   *[other] chaque joueur pioche { $count } cartes Habitant
}
frost-do-lose = perdre { $what }
frost-do-leave = { $count ->
    [one] { $what } quitte la ville
   *[other] { $what } quittent la ville
}
frost-do-change = { $by } { $token }
frost-do-remove = { $count ->
    [one] remettre { $count } jeton { $token } dans le sac
   *[other] remettre { $count } jetons { $token } dans le sac
}
frost-do-activate = { $count ->
    [one] activer { $count } jeton { $token }
   *[other] activer { $count } jetons { $token }
}
frost-do-activate-all = activer tous les jetons { $token }
frost-do-activate-a-kind = activer tous les jetons { $token } d’une même sorte
frost-do-exhaust = { $count ->
    [one] épuiser { $count } jeton { $token }
   *[other] épuiser { $count } jetons { $token }
}
frost-do-exhaust-all = épuiser tous les jetons { $token }
frost-do-exhaust-a-kind = épuiser tous les jetons { $token } d’une même sorte
frost-do-sick-worker = { $count ->
    [one] { $count } ouvrier tombe malade
   *[other] { $count } ouvriers tombent malades
}
frost-do-sick-engineer = { $count ->
    [one] { $count } ingénieur tombe malade
   *[other] { $count } ingénieurs tombent malades
}
frost-do-sick-child = { $count ->
    [one] { $count } enfant tombe malade
   *[other] { $count } enfants tombent malades
}
frost-do-sick-any = { $count ->
    [one] { $count } habitant au choix tombe malade
   *[other] { $count } habitants au choix tombent malades
}
frost-do-cure-any = guérir { $count }
frost-do-cure-worker = { $count ->
    [one] guérir { $count } ouvrier
   *[other] guérir { $count } ouvriers
}
frost-do-cure-engineer = { $count ->
    [one] guérir { $count } ingénieur
   *[other] guérir { $count } ingénieurs
}
frost-do-cure-child = { $count ->
    [one] guérir { $count } enfant
   *[other] guérir { $count } enfants
}
frost-do-treat = soigner { $count }
frost-do-turn = { $count ->
    [one] retourner { $count } marqueur de maladie au choix
   *[other] retourner { $count } fois un marqueur de maladie au choix
}
frost-do-turn-worse = { $count ->
    [one] retourner { $count } marqueur de maladie au choix sur gravement malade
   *[other] retourner { $count } marqueurs de maladie au choix sur gravement malade
}
frost-do-turn-every = retourner tous les marqueurs de maladie
frost-do-turn-every-worse = retourner tous les marqueurs de maladie sur gravement malade
frost-do-die-worker = { $count ->
    [one] { $count } ouvrier meurt
   *[other] { $count } ouvriers meurent
}
frost-do-die-engineer = { $count ->
    [one] { $count } ingénieur meurt
   *[other] { $count } ingénieurs meurent
}
frost-do-die-child = { $count ->
    [one] { $count } enfant meurt
   *[other] { $count } enfants meurent
}
frost-do-die-any = { $count ->
    [one] { $count } habitant au choix meurt
   *[other] { $count } habitants au choix meurent
}
frost-do-quietly = { $text } (sans carte Habitant)
frost-do-tire-worker = { $count ->
    [one] prendre { $count } jeton Habitant épuisé (ouvrier)
   *[other] prendre { $count } jetons Habitant épuisé (ouvrier)
}
frost-do-tire-engineer = { $count ->
    [one] prendre { $count } jeton Habitant épuisé (ingénieur)
   *[other] prendre { $count } jetons Habitant épuisé (ingénieur)
}
frost-do-tire-child = { $count ->
    [one] prendre { $count } jeton Habitant épuisé (enfant)
   *[other] prendre { $count } jetons Habitant épuisé (enfant)
}
frost-do-tire-adult = { $count ->
    [one] prendre { $count } jeton Habitant épuisé (ouvrier ou ingénieur)
   *[other] prendre { $count } jetons Habitant épuisé (ouvrier ou ingénieur)
}
frost-do-tire-any = { $count ->
    [one] prendre { $count } jeton Habitant épuisé au choix
   *[other] prendre { $count } jetons Habitant épuisé au choix
}
frost-do-hunger = { $by } faim
frost-do-corpses = marqueur de cadavres { $by }
frost-do-stress = { $count ->
    [one] poser { $count } cube sur la piste de contrainte
   *[other] poser { $count } cubes sur la piste de contrainte
}
frost-do-relieve = { $count ->
    [one] enlever { $count } cube de contrainte
   *[other] enlever jusqu’à { $count } cubes de contrainte
}
frost-do-marker-cold = marqueur de froid { $by }
frost-do-marker-red = marqueur de portée rouge { $by }
frost-do-marker-orange = marqueur de portée orange { $by }
frost-do-marker-yellow = marqueur de portée jaune { $by }
frost-do-marker-output = marqueur de puissance { $by }
frost-do-marker-storm = { $count ->
    [one] la tempête se rapproche d’{ $count } manche
   *[other] la tempête se rapproche de { $count } manches
}
frost-do-shuffle-in = { $count ->
    [one] mélanger une carte inconnue à la pioche Crépuscule
   *[other] mélanger { $count } cartes inconnues à la pioche Crépuscule
}
frost-do-remove-cards = retirer { $cards } du jeu
frost-do-card-out = cette carte quitte le jeu
frost-do-card-display = cette carte va dans la zone des événements
frost-do-card-discard = cette carte va dans la défausse Crépuscule
frost-do-scenario-show = exposer la carte Scénario { $cards }
frost-do-cover = cette carte recouvre la loi { $card } et la suspend
frost-do-load = poser sur cette carte, depuis le stock, { $what }
frost-do-load-any = poser sur cette carte, depuis le stock, autant de ressources que vous voulez ({ $what })
frost-do-unload = { $count ->
    [one] prendre { $count } ressource au choix sur { $where } (le reste va à la réserve)
   *[other] prendre { $count } ressources au choix sur { $where } (le reste va à la réserve)
}
frost-do-unload-all = prendre toutes les ressources sur { $where }
frost-do-take-from-map = { $count ->
    [one] prendre { $count } ressource au choix sur le plan (à défaut 1 charbon)
   *[other] prendre { $count } ressources au choix sur le plan (1 charbon pour chacune qui manque)
}
frost-do-destroy = { $count ->
    [one] détruire { $building }
   *[other] détruire { $count } { $building }
}
frost-do-destroy-any = { $count ->
    [one] détruire un bâtiment au choix
   *[other] détruire { $count } bâtiments au choix
}
frost-do-ruin = les { $building } deviennent des ruines (sur le plan comme dans la réserve)
frost-do-trees = { $count ->
    [one] retirer { $count } arbre au choix du plan
   *[other] retirer { $count } arbres au choix du plan
}
frost-do-research = { $count ->
    [one] rapprocher le jeton de recherche d’{ $count } manche
   *[other] rapprocher le jeton de recherche de { $count } manches
}
frost-do-sift-dusk = piocher { $draw } cartes Crépuscule, en défausser { $discard } sans cadenas et remélanger les autres
frost-do-win = vous gagnez la partie

frost-do-when = { $condition } : { $then }
frost-do-otherwise = sinon : { $then }
frost-do-otherwise-when = sinon, { $condition } : { $then }
frost-do-in-any-case = dans tous les cas : { $then }
frost-do-each = { $how } : { $then }
frost-each = { $times ->
    [1] pour chaque { $per }
   *[other] { $times } fois pour chaque { $per }
}
frost-each-plus = { $plus ->
    [1] une fois
   *[other] { $plus } fois
}, et encore { $times ->
    [1] une
   *[other] { $times }
} fois pour chaque { $per }
frost-do-choose = soit { $options }
frost-do-part = ({ $letter }) { $text }
frost-do-or = {"\u202F"}; soit{" "}
frost-do-most-active = seule compte la sorte qui a le plus de jetons actifs (toutes en cas d’égalité)
frost-do-most-active-kind = { $token }, pour chaque jeton actif : { $then }
frost-do-most-active-once = { $token } : { $once } ; puis, pour chaque jeton actif : { $then }
frost-sentence = { $text }.

## Ce que font les figurines dans les bâtiments

frost-use-pass-law = adopter 1 loi
frost-use-generator = enlever jusqu’à { $count } cubes de contrainte, ou dépenser 1 noyau de vapeur pour les enlever tous (le premier noyau installe l’extension de la tour)
frost-use-workshop = { $count ->
    [one] une fois : améliorer à son coût un bâtiment sans figurine, ou rapprocher le jeton de recherche d’1 manche
   *[other] { $count } fois de suite : améliorer à son coût un bâtiment sans figurine, ou rapprocher le jeton de recherche d’1 manche
}
frost-use-collect-around = { $count ->
    [one] prendre { $count } ressource sur chaque terrain adjacent
   *[other] prendre { $count } ressources sur chaque terrain adjacent
}
frost-use-fell-in-sector = retirer 1 arbre de ce secteur et gagner { $count } bois
frost-use-fell-in-sector-or-around = retirer 1 arbre de ce secteur ou d’un terrain adjacent et gagner { $count } bois
frost-use-spread-coal = poser jusqu’à { $each } charbon sur chacun d’au plus { $count } terrains adjacents vides ou avec du charbon (5 au plus par terrain)
frost-use-automaton = dépenser 1 noyau de vapeur → gagner 1 automate
frost-use-repeat-building = refaire l’action d’un bâtiment qui porte une figurine d’habitant
frost-use-stay-overnight = la figurine y passe la nuit

## Ce que changent lois et technologies

frost-rules-children_may = Les enfants peuvent { $what }
frost-child-may-gather = récolter
frost-child-may-gathering-post = utiliser les postes de collecte
frost-child-may-cookhouse = utiliser la cantine
frost-rules-children_post_limit = Un enfant prend au plus { $count } ressources à un poste de collecte
frost-rules-shelter_places = Chaque abri chauffé accueille { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
} de plus
frost-rules-young = Une figurine d’enfant peut agir comme { $kind ->
    [worker] un ouvrier
   *[engineer] un ingénieur
}
frost-rules-extra_shift = Une fois par manche, { $kind ->
    [worker] un ouvrier qui a déjà agi peut agir de nouveau, mais d’abord 1 ouvrier tombe malade
    [engineer] un ingénieur qui a déjà agi peut agir de nouveau, mais d’abord 1 ingénieur tombe malade
   *[child] un enfant qui a déjà agi peut agir de nouveau, mais d’abord 1 enfant tombe malade
}
frost-rules-thin_soup = { $kind ->
    [worker] Les ouvriers
    [engineer] Les ingénieurs
   *[child] Les enfants
} ne mangent qu’1 nourriture pour 2 (arrondi au supérieur)
frost-rules-hunger_relief = Après chaque repas : −{ $count } faim
frost-rules-cure_bonus = Quand un bâtiment guérit, il guérit { $count } de plus
frost-rules-treat_at_medical_post = Un poste médical peut soigner { $count } à la place
frost-rules-corpse_food = À chaque décès, gagner { $count } nourriture
frost-rules-quiet_deaths = Le premier décès d’une manche se passe de carte Habitant
frost-rules-corpse_cure = À chaque décès, guérir { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
}
frost-rules-discontent_guard = Une fois par manche, vous pouvez dépenser 1 charbon pour ignorer le premier
    +1 mécontentement d’une carte Crépuscule
frost-rules-scout_start_steps = { $count ->
    [one] Un éclaireur avance d’{ $count } case dès qu’il part ou poursuit
   *[other] Un éclaireur avance de { $count } cases dès qu’il part ou poursuit
}
frost-rules-food_per_two_hunting = En phase Météo, gagner { $count } nourriture de plus par paire de symboles de chasse
frost-rules-fell_when_gathering = Un ouvrier ou un automate peut récolter sur un terrain boisé libre : retirer 1 arbre et gagner { $count } bois
frost-rules-generator_removes_more = { $count ->
    [one] L’action du générateur enlève { $count } cube de contrainte de plus
   *[other] L’action du générateur enlève { $count } cubes de contrainte de plus
}
frost-rules-overload_allowed = Jusqu’à { $count } cubes de la case de surcharge sont retirés sans panne
frost-rules-gather_more = { $count ->
    [one] Récolter rapporte { $count } ressource de plus
   *[other] Récolter rapporte { $count } ressources de plus
}
frost-rules-insulation = Tous les bâtiments de travail ont au moins l’isolation { $level ->
    [red] rouge
    [orange] orange
   *[yellow] jaune
}
frost-rules-automaton_free = Les automates n’ont pas besoin de charbon
frost-rules-coal_per_kiln = Une charbonnière rapporte { $count } charbon de plus
frost-rules-heat_save = { $count ->
    [one] À chaque manche, le premier charbon pour le générateur compte double
   *[other] À chaque manche, les { $count } premiers charbons pour le générateur comptent double
}

## Cartes

frost-card-id = #{ $id }
frost-card-at-once = Immédiatement : { $effects }
frost-card-option = { $number } { $option }
frost-card-titled = { $title } : { $text }
frost-card-action = Action spéciale ({ $who } ; { $once ->
    [game] une fois par partie
   *[round] une fois par manche
}{ $cold ->
    [0] {""}
   *[other] {"\u202F"}; action froide
}) : { $text }
frost-card-dusk = À chaque crépuscule : { $effects }
frost-card-night = À la fin de la nuit : { $effects }
frost-card-lock = Cadenas : aucun effet ne peut la défausser ni la retirer.
frost-card-partner = { $card } quitte le jeu.
frost-card-buildings = Permet d’ériger : { $buildings }.
frost-card-rounds = { $count ->
    [one] Demande { $count } manche.
   *[other] Demande { $count } manches.
}
frost-card-path = Expédition { $deck }, { $count ->
    [one] { $count } case
   *[other] { $count } cases
} : { $hint }
frost-hint-supplies = vivres et ressources
frost-hint-people = habitants
frost-hint-mixed = ressources ou habitants
frost-way-return-A = rentrer, puis ajouter une carte A au chemin
frost-way-return-B = rentrer, puis ajouter une carte B au chemin
frost-way-return-C = rentrer, puis ajouter une carte C au chemin
frost-way-return-new = rentrer, puis ouvrir un nouveau chemin
frost-way-go-on-A = poursuivre avec une carte A
frost-way-go-on-B = poursuivre avec une carte B
frost-way-go-on-C = poursuivre avec une carte C
frost-way-later = au retour : { $text }
frost-card-weather-markers = Marqueurs : { $markers }.
frost-card-weather-still = Aucun marqueur ne bouge.
frost-weather-red = rouge +{ $count }
frost-weather-orange = orange +{ $count }
frost-weather-yellow = jaune +{ $count }
frost-weather-cold = froid +{ $count }
frost-card-weather-scouts = { $count ->
    [one] Les éclaireurs avancent d’{ $count } case.
   *[other] Les éclaireurs avancent de { $count } cases.
}
frost-card-weather-storm = { $count ->
    [0] La tempête reste où elle est.
    [one] La tempête se rapproche d’{ $count } manche.
   *[other] La tempête se rapproche de { $count } manches.
}
frost-card-citizen = { $kind ->
    [worker] Ouvrier
    [engineer] Ingénieur
   *[child] Enfant
}
frost-card-ability-and = { $who } { $action } : en plus, { $text }
frost-card-ability-instead = { $who } { $action } : à la place, { $text }
frost-card-ability-times = { $who } { $action } : { $count } fois au lieu de 2
frost-card-ability-plain = { $who } { $action } : l’action compte comme chauffée
frost-card-ability-heated = { $text } (action chauffée)
frost-ability-clear = qui déblaie
frost-ability-gather = qui récolte
frost-ability-build = qui bâtit
frost-ability-use = { $buildings }
frost-ability-scout = envoyé en éclaireur
frost-ability-special = pour une action spéciale
frost-talent-fell-tree = retirer 1 arbre du terrain et gagner { $count } bois
frost-talent-clear-both = poser 1 secteur intérieur et 1 extérieur (2 extérieurs s’il n’y a plus d’intérieur)
frost-talent-upgrade-while-building = deux des étapes peuvent être une amélioration, à son coût
frost-talent-look-outer = regarder { $count } secteurs extérieurs et mettre chacun sur la pile ou dessous
frost-talent-cure-of-building = puis guérir autant que ce bâtiment
frost-talent-draw-active-hope = tirer 1 espoir et l’activer, ou remettre 1 mécontentement actif dans le sac
frost-card-start-cost = Coût de départ : { $cost }.
frost-card-death = Si { $kind ->
    [worker] un ouvrier
    [engineer] un ingénieur
   *[child] un enfant
} meurt : { $effects }
frost-card-start-people = { $workers } ouvriers, { $engineers } ingénieurs, { $children } enfants.
frost-card-start-sick = Malades : { $what }.
frost-card-start-stores = Nourriture { $food }, bois { $wood }, charbon { $coal }, noyaux de vapeur { $cores }, automates { $automata } ; cadavres { $corpses }.
frost-card-start-moods = Espoir { $hope } (dont { $hope_active ->
    [one] { $hope_active } actif
   *[other] { $hope_active } actifs
}), mécontentement { $discontent } (dont { $discontent_active ->
    [one] { $discontent_active } actif
   *[other] { $discontent_active } actifs
}).
frost-card-token = Manche { $round } : { $effects }

## Bâtiments et secteurs

frost-building-cost = Coût : { $cost }.
frost-building-printed = Fait partie du secteur du générateur.
frost-building-size = { $size ->
    [large] Grand bâtiment : les deux terrains d’un secteur
   *[small] Petit bâtiment : un terrain
} ; { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}.
frost-building-engineers = Ingénieurs seulement.
frost-building-lawful = Seulement par une loi.
frost-building-insulation = Isolation : { $level ->
    [red] rouge (au chaud avec la zone A)
    [orange] orange (au chaud avec la zone B)
    [yellow] jaune (au chaud avec la zone C)
    [white] blanche (toujours au chaud)
   *[blue] aucune
}.
frost-building-use = Action : { $text }
frost-building-places = { $count ->
    [one] { $count } lit
   *[other] { $count } lits
}{ $children ->
    [0] {""}
   *[other] , pour les enfants seulement
}.
frost-building-hunting = { $count ->
    [one] { $count } symbole de chasse.
   *[other] { $count } symboles de chasse.
}
frost-building-expeditions = { $count ->
    [one] { $count } expédition à la fois.
   *[other] { $count } expéditions à la fois.
}
frost-building-next-to = { $deposit ->
    [coal] Seulement à côté d’un gisement de charbon.
   *[wood] Seulement à côté d’un gisement de bois.
}
frost-building-heats = Tout est chauffé sur son secteur ; pas sur le secteur du générateur.
frost-building-erected = Quand on l’érige : { $effects }
frost-building-never-erected = Elle ne peut pas être érigée, et elle est toujours froide.
frost-building-upgrade = Amélioration pour { $cost } : { $what }.
frost-building-upgrade-insulation = isolation { $level ->
    [red] rouge
    [orange] orange
    [yellow] jaune
   *[white] blanche
}
frost-building-upgrade-hunting = { $count } symboles de chasse
frost-building-upgrade-expeditions = { $count } expéditions à la fois
frost-sector = { $ring ->
    [inner] Secteur intérieur
   *[outer] Secteur extérieur
} (a : { $left } ; b : { $right })
frost-sector-nothing = vide
frost-sector-food = { $count } nourriture (trouvaille)
