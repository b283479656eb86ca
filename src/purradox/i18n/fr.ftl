### cli

help = Purradox : le jeu de cartes Cat in the Box. Jouer, faire jouer des bots, vérifier ce qui a été noté.
help-usage = Utilisation :
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE …
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-default = (par défaut : { $value })
help-help = Afficher cette aide.
help-language = Langue de l’aide et des messages.
help-version = Afficher la version.

no-such-command = Il n’y a pas de commande « { $word } ». Il y a : { $commands }.
no-such-option = Il n’y a pas d’option { $option } ici. Voir « { $command } --help ».
option-without-value = L’option { $option } est mal employée. Voir « { $command } --help ».
word-missing = Il manque { $word }. Voir « { $command } --help ».
bad-value = Mauvaise valeur pour { $word }. Valeurs possibles : { $expected }.
usage-wrong = Ces mots ne vont pas ensemble. Voir « { $command } --help ».
no-such-language = Il n’y a pas de langue « { $language } ». Il y a : { $languages }.
said = { $text }
file-missing = { $file } : ce fichier n’existe pas.
file-is-directory = { $file } : c’est un dossier. Nommez les fichiers qu’il contient.
file-forbidden = { $file } : accès à ce fichier refusé.
file-trouble = { $file } : { $reason }.
system-trouble = Le système répond : { $reason }.

### records

help-verify = Vérifier des parties notées : une ligne pour chacune, « ok » ou l’erreur et sa place.
help-verify-files = Fichiers de parties ; - est l’entrée standard.
help-legal = Dire à qui de jouer à la fin de chaque partie notée, et les coups permis.
help-legal-files = Fichiers de parties ; - est l’entrée standard.
help-convert = Écrire des parties en texte ou en JSON.
help-convert-files = Fichiers de parties ; - est l’entrée standard.
help-convert-to = Le format à écrire.
reading = Lecture des parties

### rules

colour-name = { $colour ->
        [r] rouge
        [b] bleu
        [y] jaune
       *[g] vert
    }
cell-name = { $number } { colour-name }
seat-name = siège { $seat }

player-count = On joue de 2 à 5, pas à { $players }.
layout-row = Une ligne du Tableau de Recherches est une lettre de couleur et ses numéros, comme r123456, pas « { $row } ».
layout-colours = Un Tableau de Recherches a quatre lignes ; de haut en bas : r, b, y, g.
layout-numbers = La ligne { $colour ->
        [r] rouge
        [b] bleue
        [y] jaune
       *[g] verte
    } doit contenir une fois chaque numéro de 1 à { $columns }.
layout-columns = À { $players } joueurs, le Tableau de Recherches a { $expected } colonnes, pas { $columns }.
no-such-seat = Personne à cette table : { $seat }.
bad-deal = { $kind ->
        [seat] Le nombre de cartes distribuées n’est pas le bon : { $seat }.
        [number] Il y a plus de cartes { $number } que le paquet n’en contient.
       *[other] Cette distribution ne correspond pas au nombre de joueurs.
    }
deal-not-due = Les cartes de cette manche sont déjà distribuées.
deal-due = Il faut d’abord distribuer les cartes.
match-over = La partie est finie : elle a autant de manches que de joueurs.
not-now = { $phase ->
        [discard] Chacun doit d’abord écarter une carte.
        [predict] Chacun doit d’abord faire sa prédiction.
        [play] C’est le moment de jouer une carte, rien d’autre.
       *[over] La manche est finie.
    }
already-discarded = Une seule carte suffit : { $seat } en a déjà écarté une.
not-your-turn = Ce n’est pas à { $seat } de jouer, mais à { $to_act }.
not-in-hand = Il n’y a pas de { $number } dans cette main : { $seat }.
no-such-prediction = La prédiction peut être { $allowed }, pas { $tricks }.
out-of-play = Le { cell-name } est hors jeu.
space-taken = { $kind ->
        [owner] Le { cell-name } a été pris par { $owner } au pli { $trick }.
       *[other] Le { cell-name } est occupé par un jeton neutre.
    }
colour-lost = Couleur perdue : { colour-name }, abandonné au pli { $trick }.
red-not-open = On ne peut pas encore entamer en rouge : la ligne rouge est sans jeton, et une autre couleur est possible.

### notation

no-record = Aucune partie n’y est notée.
record-too-long = Aucune partie notée ne dépasse { $limit } caractères ; c’est donc autre chose.
not-utf8 = Ce n’est pas de l’UTF-8 ; enregistrez le fichier dans ce codage.
unclosed-comment = Ce commentaire n’est pas fermé : il manque « { "}" } ».
unexpected = « { $found } » n’a rien à faire ici ; attendu : { $expected }
cut-short = La partie notée s’arrête au milieu ; attendu : { $expected }
missing = Il manque ceci : { $name }
unknown-name = « { $name } » ne veut rien dire ici.
repeated = « { $name } » est là pour la deuxième fois.
wrong-value = « { $name } » devrait ressembler à ceci : { $expected }
wrong-count = « { $name } » doit avoir { $expected ->
        [one] { $expected } valeur
       *[other] { $expected } valeurs
    }, pas { $found }.
too-deep = Ce JSON est plus profond qu’aucune partie notée.
no-such-card = Il n’y a pas de carte { $number } ici ; elles vont de 1 à { $highest }.
reveal-missing = À deux joueurs, il faut nommer les trois cartes révélées : « | 125 », ou en JSON "revealed": "125".
nothing-revealed = On ne révèle des cartes qu’à deux joueurs.
no-fitting-deal = Quelles que soient les cartes inconnues, aucune distribution ne convient à ce qui est noté de cette manche.
nobody-predicts = À deux joueurs, on ne fait pas de prédiction.
trick-not-finished = Le pli { $trick } n’est pas fini : chacun y joue une carte.
round-not-over = La manche { $round } n’est pas encore finie.
paradox-missing = Il manque « # » ici : { $seat } ne peut rien jouer.
no-paradox = Ce n’est pas un paradoxe : { $seat } pouvait jouer le { cell-name }.
others-paradox = Le paradoxe ne peut pas venir de { $seat } : c’est à { $to_act } de jouer.
score-missing = Il manque le score de la manche { $round }.
wrong-score = Score de { $seat } : { $right }, pas { $written }.
match-not-over = Le total vient après les { $rounds } manches.
wrong-total = Total de { $seat } : { $right }, pas { $written }.

### bots

bad-bot-spec = « { $spec } » ne désigne pas de robots ; écrivez NOM ou NOM:OPTION=VALEUR, avec des virgules entre les robots.
unknown-bot = il n’y a pas de robot « { $name } » ; { $nearest ->
        [none] il y a : { $known }.
       *[other] vouliez-vous dire « { $nearest } » ? Il y a : { $known }.
    }
bot-unavailable = le robot { $name } ne peut pas être chargé : { $reason }.
unknown-bot-option = le robot { $name } n’a pas d’option « { $option } » ; { $known ->
        [none] il n’en a aucune.
       *[other] il a : { $known }.
    }
missing-bot-option = le robot { $name } a besoin d’une valeur pour son option : { $name }:{ $option }=…
bad-bot-option = { $name }:{ $option }={ $value } ne convient pas ; il faut { $expected ->
        [int] un nombre entier.
        [float] un nombre.
       *[bool] yes (oui) ou no (non).
    }
bots-and-chairs = { $bots } robots ne vont pas avec { $chairs ->
        [one] une seule chaise
       *[other] { $chairs } chaises
    } : nommez-en au plus un par chaise.

### boards

board-provisional = l’ordre du tableau { $board } est provisoire (R2.3) : personne ne l’a encore relevé pour nous sur les cartes imprimées. Si vous connaissez le vrai, donnez ses quatre lignes avec --board, entre guillemets ou dans un fichier.
board-unknown = --board : « { $board } » n’est ni white, ni violet, ni quatre lignes comme "r123456 b345612 y561234 g123456", ni un fichier.
board-not-text = { $file } : ce n’est pas un texte de quatre lignes.
board-wrong = --board : { $reason }
folder-missing = { $file } : le dossier où écrire n’existe pas.
folder-named = { $file } : c’est un dossier ; nommez un fichier dedans.

### simulate

help-simulate = Faire jouer des parties à des robots et les noter.
help-simulate-players = Nombre de joueurs ; sinon autant que de robots nommés, ou 3.
help-simulate-matches = Nombre de parties à jouer.
help-simulate-bots = Les robots, repris dans l’ordre jusqu’à ce que chaque chaise soit occupée : careful, random…
help-simulate-seed = La même graine donne les mêmes parties.
help-simulate-board = Le Tableau de Recherches : white, violet, quatre lignes entre guillemets ou un fichier de quatre lignes.
help-simulate-form = La forme des parties notées.
help-simulate-out = Où écrire ; - est la sortie standard.
help-simulate-date = Un jour à inscrire dans les parties notées.
simulating = Parties en cours

### play

help-play = Jouer contre des robots, ici dans le terminal.
help-play-players = Nombre de joueurs, vous compris.
help-play-board = Le Tableau de Recherches : white, violet, quatre lignes entre guillemets ou un fichier de quatre lignes.
help-play-bots = Les autres robots, repris dans l’ordre jusqu’à ce que chaque chaise soit occupée : careful, random…
help-play-seed = La même graine donne les mêmes distributions.
help-play-save = Noter la partie dans ce fichier quand vous partez.

play-welcome =
    Cat in the Box : vous contre { $bots }, sur le tableau { $board }.
    À tout moment : ? montre ce que vous pouvez faire, quit permet de partir.
play-you = Vous
play-round = == Manche { $round } sur { $rounds }. { $who ->
        [me] Vous commencez.
       *[other] { $name } commence.
    }
play-neutral = Cartes révélées : { $cards }. Jetons neutres sur { $cells }.
play-predicts = { $name } prédit { $tricks ->
        [one] { $tricks } pli.
       *[other] { $tricks } plis.
    }
play-plays = { $name } joue { $cell }.
play-gave-up = { $who ->
        [me] Vous n’avez pas suivi : vous perdez la couleur { $colour } pour cette manche.
       *[other] { $name } n’a pas suivi et perd la couleur { $colour }.
    }
play-trick-won = { $who ->
        [me] Vous remportez le pli { $trick }.
       *[other] { $name } remporte le pli { $trick }.
    }
play-paradox = PARADOXE ! { $who ->
        [me] Aucune de vos cartes ne peut avoir de couleur : { $cards }. La manche est finie.
       *[other] { $name } ne peut jouer aucune de ces cartes : { $cards }. La manche est finie.
    }
play-scores = Points de la manche { $round } :
play-score-bonus = { $name } : { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } + { $bonus } pour le groupe { $group } = { $points }. Total : { $total }.
play-score-missed = { $name } : { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, pas de bonus = { $points }. Total : { $total }.
play-score-paradox = { $name } : paradoxe, moins { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, pas de bonus = { $points }. Total : { $total }.
play-winner = { $who ->
        [me] Vous gagnez la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Bien joué !
       *[other] { $name } gagne la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
play-shared = Victoire partagée, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun : { $names }.
play-trick-number = Pli { $trick } sur { $tricks }
play-trick = Sur la table : { $plays }
play-hand = Votre main : { $cards }
play-won = plis remportés : { $tricks }
play-predicted = prédits : { $tricks }
play-without = perdu : { $colours }
play-ask-discard = Écartez une carte, face cachée. Quel numéro ?
play-ask-predict = Combien de plis allez-vous remporter : { $allowed } ?
play-ask-lead = Vous entamez. Quelle carte, et quelle couleur ? Par exemple 5b pour un 5 bleu.
play-ask-follow = À vous ; couleur de référence : { $colour }. Quelle carte, et quelle couleur ?
play-legal = Vous pouvez choisir : { $moves }
play-words = Tapez l’un de ces choix ; why 5b dit pourquoi un coup est interdit ; quit permet de partir.
play-why-legal = { $move } est permis.
play-not-in-hand = Vous n’avez pas de { $number }.
play-you-took = vous
play-number-please = Tapez un nombre, ou ? pour voir lesquels sont permis.
play-card-please = Tapez un numéro et une lettre de couleur (r rouge, b bleu, y jaune, g vert), par exemple 5b, ou ? pour voir ce qui est permis.
play-which-colour = Quelle couleur ? Vous pouvez choisir : { $moves }
play-left = Vous quittez la table. À la prochaine !
play-saved = La partie est notée dans { $file }.

### gate

help-gate = Confronter le noyau compilé au moteur lisible, qui fait loi.
help-gate-rounds = Manches jouées pas à pas dans les deux moteurs, et autant de manches rapides.
help-gate-seed = La même graine donne les mêmes manches.
gate-part = Volet
gate-pieces = Éléments
gate-compared = Comparaisons
gate-seconds = Secondes
gate-result = Moteurs
gate-part-cases = Figures et cas rares
gate-part-perft = Fichiers perft
gate-part-toys = Variantes jouets
gate-part-lockstep = Pas à pas
gate-part-playouts = Manches rapides
gate-agree = d’accord
gate-differ = en désaccord
gate-passed = Les moteurs sont d’accord.
gate-failed = Les moteurs ne sont pas d’accord. Les lignes ci-dessus y ramènent.

### bench

help-bench = Mesurer la vitesse des moteurs, et comparer les statistiques du jeu au hasard à des valeurs connues.
help-bench-name = kernel : le moteur compilé à côté de tout ce à quoi il se compare ; figures : les statistiques du jeu au hasard ; readable : le moteur lisible.
help-bench-quick = Aller plus vite, avec des résultats moins précis.
help-bench-json = Écrire aussi les résultats dans ce fichier.
bench-missing = Il n’y a pas de mesures ici : elles viennent avec le dépôt, pas avec le paquet installé. Lancez « ./play bench » dans un clone du dépôt.
