## The city on the page: names of its parts, what is pointed at

frost-city = The city in the crater
frost-city-zone-warm = Zone { $zone } is heated, from an output of { $output }
frost-city-zone-cold = Zone { $zone } is cold until the output is { $output }
frost-city-deposit-wood = Wood deposit on the rim
frost-city-deposit-coal = Coal deposit on the rim
frost-city-field = Field { $field }
frost-city-trees = Trees
frost-city-wood = Wood
frost-city-coal = Coal
frost-city-cores = Steam cores
frost-city-food = Food
frost-city-resources = Resources of any sort
frost-city-stockpile = Stockpile
frost-city-busy = Clearing snow or building
frost-city-upgraded = upgraded
frost-city-warm-from = Heated (from an output of { $output })
frost-city-cold-until = Cold until the output is { $output }
frost-city-always-warm = Always heated
frost-city-never-warm = Cannot be heated

## Acting on the page: figures, places, coal, buildings

frost-act-because = because of "{ $card }"
frost-act-fuel-until = Heat up to this output
frost-act-fuel-output = Output { $output }
frost-act-fuel-burn = Burn { $coal } coal
frost-act-fuel-warms =
    { $fields ->
        [0] Warms
        [one] Warms 1 open field
       *[other] Warms { $fields } open fields
    }
frost-act-fuel-warms-nothing = { $possible ->
    [0] No more coal can be burned now
   *[other] This warms nothing new
}
frost-act-fuel-falls-back = Afterwards the output falls back to 0
frost-act-fuel-beds =
    { $beds ->
        [one] 1 warm bed for { $figures } figures
       *[other] { $beds } warm beds for { $figures } figures
    }
frost-act-build-small = small: one field
frost-act-build-large = large: both fields of a sector
