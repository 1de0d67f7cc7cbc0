## Die Eröffnungsszene

opening-blackout-happened = Um 19:42 Uhr erlischt die Skyline. Aufzüge bleiben zwischen den Stockwerken stehen, Ampeln gehen aus, und sieben Millionen Menschen merken, wie dunkel eine Stadt sein kann. Am Morgen stehen die Pumpen still, und bei den Behörden hebt niemand ab.
opening-blackout-you = Du hast eine Handvoll Helfer, eine gute Batterie und einen Stadtplan. Und auch andere haben schon angefangen.
opening-blackout-aim = Schick deine Leute los, hol herbei, was gebraucht wird, und bring Licht an einen Ort nach dem anderen, bis ganze Bezirke dir gehören. Ist der Nachfüllstapel leer, gewinnt, wer die meisten Siegpunkte hat.
opening-blackout-time = 45 bis 90 Minuten
