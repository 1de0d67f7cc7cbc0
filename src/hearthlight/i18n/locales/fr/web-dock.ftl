### Le dock, où l’on répond aux questions.

web-final = définitif
web-more-choices = +{ $count } autres
web-choose-other = Choisir autre chose
