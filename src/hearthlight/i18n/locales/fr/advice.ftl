## Un conseil : que faire, et pourquoi

advice-good = { $good }.
advice-but = { $good } ; mais { $against }.
advice-least = Le moindre mal – { $against }.
advice-harm = Inconvénient – { $against }.
advice-unknown = Vous ne verrez qu’après ce que cela apporte.
advice-unknown-but = Vous ne verrez qu’après ce que cela apporte. Inconvénient – { $against }.
advice-enough = Il ne reste rien de mieux : tout le reste rapporte moins.
advice-forgoes = Vous renoncez à ceci – { $instead }.
advice-spares = Il ne reste rien de mieux. Le meilleur choix suivant a son prix – { $instead }.
advice-remark = { $remark }.
problem-no-hints = Les conseils sont désactivés à cette table.
problem-no-adviser = Ce jeu ne donne pas de conseils.
