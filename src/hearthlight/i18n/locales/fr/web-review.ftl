## Une partie terminée, revue

web-review = Bilan
web-review-title = Les décisions qui ont le plus compté
web-review-about = J’ai revu vos décisions en ne sachant que ce que vous saviez alors.
web-review-about-other = J’ai revu les décisions de { $player } en ne sachant que ce que { $player } savait alors.
web-review-alike = { $alike ->
    [one] Pour { $alike } décision
   *[other] Pour { $alike } décisions
} sur { $looked }, j’aurais fait de même.
web-review-none = J’aurais joué à peu près de la même façon.
web-review-working = Je revois la partie…
web-review-whose = Les décisions de
web-review-did = Vous avez fait ceci
web-review-did-other = { $player } a fait ceci
web-review-better = J’aurais fait ceci
web-review-weight = { $weight ->
    [1] a un peu compté
    [2] a compté
   *[other] a beaucoup compté
}
web-review-see = Voir ce moment
web-review-try = Réessayer à partir d’ici
web-review-try-about = Une nouvelle partie contre des robots commence à ce moment. Vous savez ce qu’on savait alors ; tout ce qui est caché est redistribué.
