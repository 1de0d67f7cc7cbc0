## La scène d’ouverture

opening-blackout-happened = À 19 h 42, l’horizon s’éteint. Les ascenseurs s’arrêtent entre deux étages, les feux de circulation meurent, et sept millions de personnes découvrent à quel point une ville peut être noire. Au matin, les pompes sont à l’arrêt et plus aucun responsable ne répond au téléphone.
opening-blackout-you = Vous avez une poignée de volontaires, une bonne batterie et un plan de la ville. Et vous n’êtes pas seul à vous y être mis.
opening-blackout-aim = Envoyez vos gens, rapportez ce qui manque et éclairez un lieu après l’autre, jusqu’à ce que des districts entiers soient à vous. Quand la pioche est épuisée, le plus de points l’emporte.
opening-blackout-time = 45 à 90 minutes
