## La scène d’ouverture

opening-frostpunk-happened = Cette année-là, la neige n’a pas cessé au printemps. Les colonnes parties vers le nord s’amincissaient à chaque lieue, et la vôtre s’arrête ici : un cratère, une tour de fer noir et un peu de charbon.
opening-frostpunk-you = Quarante-deux personnes entourent le générateur et vous regardent, car il faut bien que quelqu’un décide. Qui travaille. Qui mange. Qui dort dehors.
opening-frostpunk-aim = Gardez la ville en vie pendant quinze manches d’un froid toujours plus dur, seul ou à plusieurs. Le charbon devient chaleur, la chaleur travail, le travail nourriture et lits. Et vos gens ne doivent pas cesser de croire que cela en vaut la peine.
opening-frostpunk-time = 1 à 2 heures
