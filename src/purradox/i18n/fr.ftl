### rules

colour-name = { $colour ->
        [r] rouge
        [b] bleu
        [y] jaune
       *[g] vert
    }
cell-name = { $number } { colour-name }
seat-name = place { $seat }

player-count = On joue de 2 à 5, pas à { $players }.
layout-row = Une ligne du Tableau de Recherches est une lettre de couleur et ses numéros, comme r123456, pas « { $row } ».
layout-colours = Un Tableau de Recherches a quatre lignes ; de haut en bas : r, b, y, g.
layout-numbers = La ligne { $colour ->
        [r] rouge
        [b] bleue
        [y] jaune
       *[g] verte
    } doit contenir une fois chaque numéro de 1 à { $columns }.
layout-columns = À { $players } joueurs, le Tableau de Recherches a { $expected } colonnes, pas { $columns }.
no-such-seat = Il n’y a pas de { $seat } à cette table.
not-a-move = « { $text } » n’est pas un coup.
bad-deal = { $kind ->
        [seat] Le nombre de cartes distribuées n’est pas le bon : { $seat }.
        [number] Il y a plus de cartes { $number } que le paquet n’en contient.
       *[other] Cette distribution ne correspond pas au nombre de joueurs.
    }
deal-not-due = Les cartes de cette manche sont déjà distribuées.
deal-due = Il faut d’abord distribuer les cartes.
match-over = La partie est finie : elle a autant de manches que de joueurs.
not-now = { $phase ->
        [discard] Chacun doit d’abord écarter une carte.
        [predict] Chacun doit d’abord faire sa prédiction.
        [play] C’est le moment de jouer une carte.
       *[over] La manche est finie.
    }
already-discarded = Une seule carte suffit : { $seat } en a déjà écarté une.
not-your-turn = Ce n’est pas à { $seat } de jouer, mais à { $to_act }.
not-in-hand = Il n’y a pas de { $number } dans cette main : { $seat }.
no-such-prediction = La prédiction peut être { $allowed }, pas { $tricks }.
out-of-play = Le { cell-name } est hors jeu.
space-taken = { $kind ->
        [owner] Le { cell-name } a été pris par { $owner } au pli { $trick }.
       *[other] Le { cell-name } est occupé par un jeton neutre.
    }
colour-lost = Couleur perdue : { colour-name }, abandonnée au pli { $trick }.
red-not-open = On ne peut pas encore entamer en rouge : il n’y a aucun jeton de joueur dans la ligne rouge, et une autre couleur est possible.

### notation

no-record = Il n’y a pas de partie notée ici.
record-too-long = Aucune partie notée ne dépasse { $limit } caractères ; c’est donc autre chose.
not-utf8 = Ce n’est pas de l’UTF-8 ; enregistrez le fichier dans ce codage.
unclosed-comment = Ce commentaire n’est pas fermé : il manque « { "}" } ».
unexpected = « { $found } » n’a rien à faire ici ; attendu : { $expected }
cut-short = La partie notée s’arrête au milieu ; attendu : { $expected }
missing = Il manque ceci : { $name }
unknown-name = « { $name } » n’a pas de sens ici.
repeated = « { $name } » figure deux fois.
wrong-value = « { $name } » devrait ressembler à ceci : { $expected }
wrong-count = « { $name } » doit avoir { $expected ->
        [one] { $expected } valeur
       *[other] { $expected } valeurs
    }, pas { $found }.
too-deep = Ce JSON est plus imbriqué qu’aucune partie notée.
no-such-card = Il n’y a pas de carte { $number } ici ; elles vont de 1 à { $highest }.
reveal-missing = À deux joueurs, il faut nommer les trois cartes révélées : « | 125 », ou en JSON "revealed": "125".
nothing-revealed = On ne révèle des cartes qu’à deux joueurs.
no-fitting-deal = Quelles que soient les cartes inconnues, aucune distribution ne correspond à ce qui est noté de cette manche.
nobody-predicts = À deux joueurs, on ne fait pas de prédiction.
trick-not-finished = Le pli { $trick } n’est pas fini : chacun y joue une carte.
round-not-over = La manche { $round } n’est pas encore finie.
paradox-missing = Il manque « # » ici : { $seat } ne peut rien jouer.
no-paradox = Ce n’est pas un paradoxe : { $seat } pouvait jouer le { cell-name }.
others-paradox = Le paradoxe ne peut pas venir de { $seat } : c’est à { $to_act } de jouer.
score-missing = Il manque le score de la manche { $round }.
wrong-score = Score de { $seat } : { $right }, pas { $written }.
match-not-over = Le total vient après les { $rounds } manches.
wrong-total = Total de { $seat } : { $right }, pas { $written }.

### play

play-neutral = Cartes révélées : { $cards }. Jetons neutres : { $cells }.
play-gave-up = { $who ->
        [me] Vous n’avez pas suivi : vous perdez la couleur { $colour } pour cette manche.
       *[other] { $name } n’a pas suivi et perd la couleur { $colour }.
    }
play-trick-won = { $who ->
        [me] Vous remportez le pli { $trick }.
       *[other] { $name } remporte le pli { $trick }.
    }
play-paradox = PARADOXE ! { $who ->
        [me] Aucune de vos cartes ne peut prendre de couleur : { $cards }. La manche est finie.
       *[other] { $name } ne peut jouer aucune de ces cartes : { $cards }. La manche est finie.
    }
play-winner = { $who ->
        [me] Vous gagnez la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Bien joué !
       *[other] { $name } gagne la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
play-shared = { $who ->
        [me] Vous partagez la victoire, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun : { $names }.
       *[other] Victoire partagée, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun : { $names }.
    }
play-trick-number = Pli { $trick } sur { $tricks }
play-not-in-hand = Vous n’avez pas de { $number }.
since-time = depuis { $time }
since-day = { $day ->
        [0] depuis dimanche
        [1] depuis lundi
        [2] depuis mardi
        [3] depuis mercredi
        [4] depuis jeudi
        [5] depuis vendredi
       *[6] depuis samedi
    }
since-date = depuis le { $date }

### bot pipe

cards-unknown = La partie notée ne donne pas toutes les cartes de { $seat }.

### analysis

analysis-player = Joueur
analysis-total = Total
analysis-round = Manche
analysis-choice = Choix
analysis-points = Points
analysis-win = Victoire
analysis-paradox = Paradoxe
analysis-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Prédiction
    }
why-close = Trop serré pour trancher entre { $better } et { $worse }.
why-paradox = Risque de paradoxe : { $better_figure } ({ $better }), { $worse_figure } ({ $worse }).
why-kept = { $goal ->
        [bonus] Chance d’avoir le bonus
       *[prediction] Chance de réussir la prédiction
    } : { $better_figure } ({ $better }), { $worse_figure } ({ $worse }).
why-group = Plus grand groupe en moyenne : { $better_figure } ({ $better }), { $worse_figure } ({ $worse }).
why-trick = Chance de remporter ce pli : { $better_figure } ({ $better }), { $worse_figure } ({ $worse }).
why-tricks = Plis en moyenne : { $better_figure } ({ $better }), { $worse_figure } ({ $worse }).
why-win = Chance de gagner la partie : { $better_figure } ({ $better }), { $worse_figure } ({ $worse }).
why-points = Points en moyenne : { $better_figure } ({ $better }), { $worse_figure } ({ $worse }).

### deals

wrong-share = Ce n’est pas le nombre aléatoire qui était promis.
