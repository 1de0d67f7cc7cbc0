## Un conseil : que faire, et pourquoi

advice-good = { $good }.
advice-but = { $good } ; mais { $against }.
advice-least = Le moindre mal : { $against }.
advice-harm = Contre : { $against }.
advice-unknown = Ce que cela apporte ne se voit qu’après.
advice-unknown-but = Ce que cela apporte ne se voit qu’après ; le prix : { $against }.
advice-enough = Tout le reste coûte plus qu’il ne rapporte maintenant.
advice-idle = Cela ne change rien d’important maintenant.
advice-remark = { $remark }.
problem-no-hints = Les conseils sont désactivés à cette table.
problem-no-adviser = Ce jeu n’a pas de conseils.
