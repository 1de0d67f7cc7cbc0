## Die Eröffnungsszene

opening-blackout-happened = Um 19:42 Uhr erlischt die Skyline. Aufzüge bleiben zwischen den Stockwerken stehen, Ampeln gehen aus, und sieben Millionen Menschen merken, wie dunkel eine Stadt sein kann. Am Morgen stehen die Pumpen still, und bei den Behörden hebt niemand ab.
opening-blackout-you = Du hast eine Handvoll Helfer, eine gute Batterie und einen Stadtplan. Und du bist nicht die einzige Person, die angefangen hat.
opening-blackout-aim = Schick deine Leute los, hol heran, was gebraucht wird, und bring Ort für Ort Licht, bis ganze Bezirke dir gehören. Wenn der Nachfüllstapel leer ist, gewinnen die meisten Siegpunkte.
opening-blackout-time = 45 bis 90 Minuten
