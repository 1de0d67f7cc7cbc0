## Les lanternes de la fête

card-red-lotus = Lotus rouge
card-green-lotus = Lotus vert
card-blue-lotus = Lotus bleu
card-red-fish = Poisson rouge
card-green-fish = Poisson vert
card-blue-fish = Poisson bleu
card-red-moon = Lune rouge
card-green-moon = Lune verte
card-blue-moon = Lune bleue
card-red-crane = Grue rouge
card-green-crane = Grue verte
card-blue-crane = Grue bleue
