## Un conseil : que faire, et pourquoi

advice-good = { $good }.
advice-but = { $good } ; mais { $against }.
advice-least = Le moindre mal : { $against }.
advice-harm = Inconvénient : { $against }.
advice-unknown = On ne saura qu’après ce que cela apporte.
advice-unknown-but = On ne saura qu’après ce que cela apporte ; le prix : { $against }.
advice-enough = Rien de mieux ne reste : tout le reste rapporte moins.
advice-forgoes = Vous renoncez à ceci : { $instead }.
advice-spares = Rien de mieux ne reste. Le choix suivant a un prix : { $instead }.
advice-remark = { $remark }.
problem-no-hints = Les conseils sont désactivés à cette table.
problem-no-adviser = Ce jeu ne donne pas de conseils.
