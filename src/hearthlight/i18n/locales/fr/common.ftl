## Les mots de tous les jeux

language-name = Français
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = ,{" "}
list-semicolon = {"\u202F"};{" "}
list-clauses = { $first } et que { $last }
list-clause-comma = , que{" "}
list-deeds = { $first } et { $last }
list-deed-comma = ,{" "}
list-ways = { $first } ; ou { $last }
list-sentences = {" "}
list-named = { $name } : { $what }
quoted = « { $title } »
seat = Joueur { $number }
did-move = { $player } : { $move }
rules-rulings-title = Décisions : là où les livrets diffèrent ou se taisent

## Problèmes : une ligne chacun, ce qui ne va pas et, si possible, ce qui irait

problem-illegal-move = La place { $seat } ne peut pas jouer « { $move } » maintenant.
problem-no-such-choice = « { $answer } » ne fait pas partie des choix. Tapez un nombre, ou « help ».
problem-not-asked = La place { $seat } n’a rien à décider maintenant.
done-for-you = fait pour vous
problem-cannot-undo = Rien à annuler : depuis votre dernier coup, on a révélé, lancé ou joué quelque chose.
no-undo-over = La partie est finie.
no-undo-none = Vous n’avez encore rien fait qui puisse être annulé.
no-undo-others = D’autres ont joué depuis votre dernier coup.
no-undo-revealed = Depuis votre dernier coup, quelque chose a été révélé : une carte ou un jet de dés.
no-undo-late = Votre temps était écoulé. Un robot a choisi pour vous, et ce choix est définitif.
problem-not-joint = Rien ne se décide ensemble en ce moment.
problem-suggest-to-yourself = La place qui décide n’a pas besoin de sa propre suggestion.
problem-bad-options = Ces options ne conviennent pas ({ $game }) : { $reason }.
problem-unknown-game = Jeu inconnu : « { $game } ». Jeux connus : { $known }.
problem-unknown-bot = Robot inconnu : « { $bot } ». Robots connus : { $known }.
problem-file-missing = Le fichier { $file } n’existe pas.
problem-file-unreadable = Impossible de lire { $file } : { $reason }.
problem-record-unknown-format = Ce n’est pas un enregistrement Hearthlight : la première ligne doit être « hearthlight-record 1 ».
problem-record-bad-line = La ligne { $line } de l’enregistrement est incompréhensible : « { $text } ».
problem-record-no-header = L’enregistrement n’a pas de ligne « { $header } » utilisable.
problem-record-other-pack = L’enregistrement a été joué avec une autre version du pack { $pack } : attendue { $wanted }, trouvée { $found }.
problem-record-illegal-move = Le coup { $number } de l’enregistrement ne peut pas être joué : place { $seat }, « { $move } ».
problem-record-other-state = Après { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}, la partie n’est plus celle qui a été enregistrée.
problem-record-other-rules = L’enregistrement a été joué avec la version { $wanted } des règles ; ici, c’est la version { $found }, et les mêmes coups ne donnent plus la même partie.
problem-pack-missing = Il n’y a pas de pack ici : « { $pack } ».
problem-pack-unknown = Pack inconnu : « { $pack } ». Packs connus : { $known }.
problem-pack-unreadable = { $file } n’est pas du TOML valide : { $reason }.
problem-pack-twice = { $file } : « { $field } » figure déjà dans { $other }.
problem-pack-field = { $file }, { $table }, { $card }, { $field } : { $reason }.
problem-pack-card = { $pack }, { $card }, { $field } : { $reason }.
problem-pack-too-large = Le pack est trop gros ; le maximum est de { $most } octets.
problem-pack-unusable = Ce pack est inutilisable : { $reason }.
problem-campaign-other-game = Ce n’était pas un chapitre de la campagne, ou les joueurs étaient différents.
problem-campaign-finished = Cette campagne est terminée.
problem-campaign-unreadable = { $file } n’est pas un fichier de campagne : { $reason }.
problem-seats = Une partie à { $players } a les places 1 à { $players } : « { $seats } » ne convient pas.
problem-unknown-option = { $game } n’a pas d’option « { $option } ». Options possibles : { $known }.
problem-no-campaign-game = { $game } n’a pas de campagne.
problem-pack-which-game = Précisez avec --game à quel jeu appartient le pack { $pack } : { $known }.
