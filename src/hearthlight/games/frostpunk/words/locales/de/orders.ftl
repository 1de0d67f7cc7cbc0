### Was man im Voraus sagen kann.

order-frostpunk-death = Wenn ein Bürger stirbt
order-frostpunk-death-about = Du wirst gefragt, ob du eine Bürgerkarte abgibst, wenn du eine dieser Art hast.
order-frostpunk-death-give = Eine meiner Karten abgeben
order-frostpunk-death-keep = Meine Karten behalten
order-frostpunk-together = Entscheiden, was die anderen einmütig vorschlagen
order-frostpunk-together-about = Wo du für alle entscheidest, wird gewählt, sobald alle anderen dasselbe vorschlagen.
order-frostpunk-routine = Routinefragen wie vorgeschlagen beantworten
order-frostpunk-routine-about = Schlafplätze, Heilungen, Kohle und Ähnliches beantwortet der Tisch so, wie er es vorschlägt. Was Nachdenken braucht, wartet weiter auf dich.
