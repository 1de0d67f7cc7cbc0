## La scène d’ouverture

opening-blackout-happened = À 19 h 42, les gratte-ciel s’éteignent. Les ascenseurs s’arrêtent entre deux étages, les carrefours n’ont plus de feux, et sept millions de personnes découvrent à quel point une ville peut être sombre. Au matin, les pompes sont à l’arrêt et plus aucun responsable ne répond au téléphone.
opening-blackout-you = Vous avez une poignée de volontaires, une bonne batterie et un plan de la ville. D’autres que vous s’y sont déjà mis.
opening-blackout-aim = Envoyez vos volontaires, rapportez ce qui manque et éclairez un lieu après l’autre, jusqu’à ce que des districts entiers soient à vous. Quand la pioche est épuisée, le joueur qui a le plus de points gagne.
opening-blackout-time = 45 à 90 minutes
