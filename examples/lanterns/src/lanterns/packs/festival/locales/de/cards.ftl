## Die Laternen des Festes

card-red-lotus = Roter Lotus
card-green-lotus = Grüner Lotus
card-blue-lotus = Blauer Lotus
card-red-fish = Roter Fisch
card-green-fish = Grüner Fisch
card-blue-fish = Blauer Fisch
card-red-moon = Roter Mond
card-green-moon = Grüner Mond
card-blue-moon = Blauer Mond
card-red-crane = Roter Kranich
card-green-crane = Grüner Kranich
card-blue-crane = Blauer Kranich
