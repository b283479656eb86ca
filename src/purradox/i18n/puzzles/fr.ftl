### puzzles

puzzles-title = Problèmes
puzzles-lead = Des positions tirées de parties entre bots forts. Dans chacune, un choix est nettement le meilleur : trouvez-le.
puzzles-try = Essayer
puzzles-kinds = Genres de problèmes
puzzles-kind-all = Tous
puzzles-kind-survive = Survivre
puzzles-kind-keep = Tenir
puzzles-kind-group = Le groupe
puzzles-kind-discard = L’écart
puzzles-kind-read = Lire la main
puzzles-about-survive = Un seul coup évite un paradoxe probable.
puzzles-about-keep = Un seul coup a de bonnes chances de réussir votre prédiction ; à deux joueurs, votre bonus.
puzzles-about-group = Un seul coup agrandit votre plus grand groupe de jetons.
puzzles-about-discard = Quelle carte écarter au début d’une manche.
puzzles-about-read = Qui a une carte que personne n’a vue ? Ce qui a été joué le dit.
puzzles-next = Problème suivant
puzzles-today = Problème du jour
puzzles-today-about = Le même pour tout le monde, jusqu’à minuit UTC.
puzzles-today-right = Vous l’avez résolu. Un nouveau vient après minuit UTC.
puzzles-today-wrong = Vous l’avez manqué. Un nouveau vient après minuit UTC.
puzzles-today-open = Ouvrir
puzzles-rating = Votre classement
puzzles-rating-none = Répondez à un problème pour avoir un classement.
puzzles-rating-figure = { $rating } ± { $deviation }
puzzles-solved = { $solved } sur { $attempts } résolus
puzzles-history = Vos derniers problèmes
puzzles-curve = Votre classement après chaque problème, de { $first } à { $last }
puzzles-was-right = résolu
puzzles-was-wrong = manqué

puzzle-back = Tous les problèmes
puzzle-hardness = Problème : { $rating }
puzzle-you = Vous
puzzle-player = Joueur { $letter }
puzzle-nobody = Personne : elle est face cachée
puzzle-col-player = Joueur
puzzle-col-cards = Cartes
puzzle-task-survive = Un seul coup évite un paradoxe probable. Lequel ?
puzzle-task-keep = { $goal ->
        [bonus] Un seul coup a de bonnes chances de vous laisser à { $most } plis ou moins. Lequel ?
       *[prediction] Votre prédiction est { $tricks }. Un seul coup a de bonnes chances de la réussir. Lequel ?
    }
puzzle-task-group = Quel coup agrandit votre plus grand groupe de jetons plus que tous les autres ?
puzzle-task-discard = Quelle carte écartez-vous ?
puzzle-task-read = Un { $number } est caché. Qui l’a le plus probablement ?
puzzle-choose-play = Choisissez une carte, puis une case du Tableau de Recherches.
puzzle-choose-card = Choisissez une carte de votre main.
puzzle-choose-holder = Choisissez un joueur.
puzzle-chosen = Votre choix : { $choice }
puzzle-answer = Répondre
puzzle-right = Exact : { $answer }.
puzzle-wrong = Non ({ $choice }) : la réponse est { $answer }.
puzzle-why-held = D’après tout ce qui a été joué : { $better_figure } ({ $better }), { $worse_figure } ({ $worse }).
puzzle-mark-made = votre choix, pas le meilleur
puzzle-mark-fine = votre choix, la réponse
puzzle-mark-better = la réponse
puzzle-rating-change = Votre classement : { $before } → { $after }
puzzle-rating-same = Vous avez déjà répondu à ce problème ; votre classement ne change pas.
puzzle-values = Ce que vaut chaque choix
puzzle-col-choice = Choix
puzzle-col-points = Points
puzzle-col-loss = Retard
puzzle-col-paradox = Paradoxe
puzzle-col-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Prédiction
    }
puzzle-col-chance = Chance
puzzle-proof = { $simulations } simulations, avec les erreurs types ; les points sont ceux de cette manche.
puzzle-proof-exact = Sommes exactes sur toutes les distributions possibles, pondérées par la façon de jouer des bots.
puzzle-play-on = Jouer la suite
puzzle-tricks = Plis joués
puzzle-keys = Touches : un chiffre choisit une carte, R B Y G sa couleur (rouge, bleu, jaune, vert), Entrée répond.
puzzle-keys-read = Touches : 1 est le premier joueur de la liste, 2 le deuxième, Entrée répond.
