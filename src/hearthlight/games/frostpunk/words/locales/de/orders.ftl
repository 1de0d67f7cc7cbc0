### Was man im Voraus sagen kann.

order-frostpunk-death = Wenn ein Bürger stirbt
order-frostpunk-death-about = Hast du eine Bürgerkarte dieser Art, wirst du gefragt, ob du sie abgibst.
order-frostpunk-death-give = Eine meiner Karten abgeben
order-frostpunk-death-keep = Meine Karten behalten
order-frostpunk-together = Wählen, worin sich die anderen einig sind
order-frostpunk-together-about = Entscheidest du für alle, gilt die Wahl, sobald alle anderen dasselbe vorschlagen.
order-frostpunk-routine = Routinefragen wie vorgeschlagen beantworten
order-frostpunk-routine-about = Schlafplätze, Heilungen, Kohle und Ähnliches werden wie vorgeschlagen entschieden. Fragen, die Nachdenken brauchen, warten weiter auf dich.
