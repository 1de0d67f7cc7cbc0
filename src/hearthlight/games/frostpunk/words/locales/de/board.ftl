## Die Stadt auf der Seite: Namen ihrer Teile, worauf gezeigt wird

frost-city = Die Stadt im Krater
frost-city-zone-warm = Zone { $zone } ist beheizt, ab Leistung { $output }
frost-city-zone-cold = Zone { $zone } ist kalt, beheizt ab Leistung { $output }
frost-city-deposit-wood = Holzvorkommen am Rand
frost-city-deposit-coal = Kohlevorkommen am Rand
frost-city-field = Feld { $field }
frost-city-trees = Bäume
frost-city-wood = Holz
frost-city-coal = Kohle
frost-city-cores = Dampfkerne
frost-city-food = Nahrung
frost-city-resources = Beliebige Rohstoffe
frost-city-stockpile = Lager
frost-city-busy = Beim Schneeräumen oder Bauen
frost-city-upgraded = ausgebaut
frost-city-warm-from = Beheizt (ab Leistung { $output })
frost-city-cold-until = Kalt, beheizt ab Leistung { $output }
frost-city-always-warm = Immer beheizt
frost-city-never-warm = Kann nicht beheizt werden

## Handeln auf der Seite: Figuren, Orte, Kohle, Gebäude

frost-act-because = wegen „{ $card }“
frost-act-fuel-until = Bis zu dieser Leistung heizen
frost-act-fuel-output = Leistung { $output }
frost-act-fuel-burn = { $coal } Kohle verheizen
frost-act-fuel-warms =
    { $fields ->
        [0] Wärmt
        [one] Wärmt 1 freies Feld
       *[other] Wärmt { $fields } freie Felder
    }
frost-act-fuel-warms-nothing = { $possible ->
    [0] Jetzt lässt sich keine Kohle mehr verbrennen
   *[other] Das beheizt nichts Neues
}
frost-act-fuel-falls-back = Danach fällt die Leistung auf 0 zurück
frost-act-fuel-beds =
    { $beds ->
        [one] 1 warmer Schlafplatz
       *[other] { $beds } warme Schlafplätze
    } für { $figures ->
        [one] 1 Figur
       *[other] { $figures } Figuren
    }
frost-act-build-small = klein: ein Feld
frost-act-build-large = groß: beide Felder eines Sektors
