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

### bots

bad-bot-spec = « { $spec } » ne désigne pas de robots ; écrivez NOM, NOM:OPTION=VALEUR ou exec:COMMANDE, avec des virgules entre les robots.
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
play-predicts = { $name } prédit { $tricks ->
        [one] { $tricks } pli.
       *[other] { $tricks } plis.
    }
play-plays = { $name } joue { $cell }.
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
help-bench-name = kernel : le moteur compilé à côté de tout ce à quoi il se compare ; figures : les statistiques du jeu au hasard ; readable : le moteur lisible ; server : ce que porte un serveur.
help-bench-quick = Aller plus vite, avec des résultats moins précis.
help-bench-json = Écrire aussi les résultats dans ce fichier.
bench-missing = Il n’y a pas de mesures ici : elles viennent avec le dépôt, pas avec le paquet installé. Lancez « ./play bench » dans un clone du dépôt.

### arena

help-arena = Faire jouer des robots sur les mêmes donnes, chaque robot sur chaque chaise, et dire qui est le meilleur et avec quelle certitude. « arena report DOSSIER » redit ce que contient un dossier.
help-arena-stored = Redire ce que contient ce dossier.
help-arena-bots = Les robots, au moins deux ; le même deux fois sert de contrôle.
help-arena-players = Nombre de joueurs à la table ; sinon autant que de robots nommés.
help-arena-matches = Nombre de parties ; une donne commencée est jouée sur chaque chaise.
help-arena-hours = Durée du jeu en heures ; une donne commencée est jouée jusqu’au bout.
help-arena-until = S’arrêter dès que ceci, ou son contraire, est établi.
help-arena-processes = Nombre de parties jouées en même temps.
help-arena-ray = Jouer sur la grappe Ray à cette adresse ; local en démarre une ici.
help-arena-seed = La même graine donne les mêmes donnes ; sinon 0.
help-arena-board = Le Tableau de Recherches : white, violet, quatre lignes entre guillemets, ou un fichier de quatre lignes ; sinon white.
help-arena-out = Garder chaque partie dans ce dossier ; la même commande reprend là où elle s’était arrêtée.
help-arena-file = Écrire aussi le rapport dans ce fichier, en JSON.
arena-playing = Les robots jouent
arena-bot = Robot
arena-points = Points par manche
arena-wins = Victoires, %
arena-paradoxes = Paradoxes
arena-predictions = Prédictions
arena-time = ms par coup
arena-worst = le plus lent
arena-rating = Cote
arena-pair = Paire
arena-deals = Donnes
arena-difference = Points par manche
arena-ahead = Devant, %
arena-control = contrôle
arena-summary = Donnes : { $deals }. Parties : { $matches }. Parties différentes : { $games }.
arena-legend = ± est un intervalle à 95 % sur les donnes, pour la cote son sigma. Part équitable de victoires d’une chaise : { $fair }.
arena-forfeits = Décisions que { $name } a laissées à careful : { $decisions }.
arena-until-so = Établi : { $claim }. Points par manche : { $difference }, quel que soit le moment de l’arrêt.
arena-until-opposite = C’est le contraire qui est établi, et non { $claim }. Points par manche : { $difference }, quel que soit le moment de l’arrêt.
arena-until-open = Indécis : { $claim }. Points par manche : { $difference }, quel que soit le moment de l’arrêt.
arena-interrupted = interrompu ; la même commande reprendra ici.
arena-interrupted-unkept = interrompu ; sans --out, rien n’a été gardé.
arena-few-bots = --bots : nommez au moins deux robots, séparés par une virgule.
arena-how-long = Combien de temps ? Indiquez --matches ou --hours.
arena-until-form = --until : « { $claim } » n’est pas de la forme "A > B".
arena-until-unknown = --until : il n’y a pas de « { $name } » ici. Il y a : { $names }.
arena-until-same = --until : dans « { $claim } », le même robot est des deux côtés.
arena-none-here = { $folder } : il n’y a pas d’arène dedans.
arena-not-a-folder = { $folder } : ce n’est pas un dossier.
arena-folder-taken = { $folder } : il y a autre chose dedans. Nommez un nouveau dossier.
arena-folder-busy = { $folder } : une autre arène y travaille.
arena-folder-differs = { $folder } contient une arène réglée autrement ({ $setting } : { $there } là-bas, { $here } ici). Nommez un nouveau dossier, ou les mêmes réglages.
arena-damaged = { $file } : la ligne { $line } est illisible. Supprimez-la, ou nommez un nouveau dossier.
arena-bot-raised = le robot { $name } a échoué dans la partie { $match } : { $reason }. { $file ->
        [none] La partie jusque-là est notée ci-dessus.
       *[other] La partie jusque-là est notée dans { $file }.
    }
arena-bot-illegal = le robot { $name } a joué un coup interdit dans la partie { $match } : { $reason }. { $file ->
        [none] La partie jusque-là est notée ci-dessus.
       *[other] La partie jusque-là est notée dans { $file }.
    }
arena-worker-died = Un processus qui jouait s’est arrêté de lui-même. La mémoire a peut-être manqué : essayez-en moins avec --processes.
arena-needs = Il faut { $package }, qui n’est pas installé : pip install "purradox[{ $extra }]".
arena-ray-unreachable = --ray : pas de grappe à l’adresse « { $address } » : { $reason }

### bot pipe

help-bot = Faire répondre un de nos robots à des questions sur l’entrée standard, pour que n’importe quel programme puisse jouer contre lui.
help-bot-spec = Le robot : careful, random…
help-bot-seed = La même graine et la même question donnent la même réponse.
legal-differs = « legal » n’est pas ce que disent les règles : { $right }
bot-option-not-positive = { $name }:{ $option }={ $value } ne convient pas ; il faut une valeur supérieure à 0.
bot-option-negative = { $name }:{ $option }={ $value } ne convient pas ; il faut une valeur d’au moins 0.
bot-option-too-large = { $name }:{ $option }={ $value } ne convient pas ; il faut une valeur d’au plus { $most }.
no-such-program = exec : « { $program } » ne peut pas être lancé ; nommez un programme du PATH, ou écrivez son chemin complet.
forfeit = { $bot }, { $seat }, décision { $decision } : { $reason } Le robot careful décide à sa place.{ $words ->
        [none] { "" }
       *[other] { " " }Derniers mots du programme : { $words }
    }
forfeit-nonsense = « { $detail } » n’est pas une réponse.
forfeit-illegal = « { $detail } » n’est pas un coup permis ici.
forfeit-refused = le programme refuse : { $detail }
forfeit-too-long = la réponse est plus longue qu’aucune réponse ne peut l’être.
forfeit-out-of-turn = le programme a parlé sans qu’on lui demande rien.
forfeit-late = pas de réponse en { $detail } s (le programme vide-t-il son tampon à chaque ligne ?).
forfeit-closed = le programme a fermé sa sortie.
forfeit-died = le programme s’est terminé avec le statut { $detail }.
forfeit-not-started = le programme ne peut pas être lancé : { $detail }.
forfeit-given-up = il a perdu plusieurs décisions de suite et n’est plus relancé.

### conformance

help-conform = Vérifier qu’un robot est tout ce qu’un robot doit être.
help-conform-spec = Le robot : careful, "exec:python3 mon_robot.py"…
help-conform-players = Ce nombre de joueurs seulement ; sinon chacun d’eux.
help-conform-rounds = Nombre de manches d’où viennent les positions, pour chaque nombre de joueurs.
help-conform-seconds = Le temps permis pour une décision ; sinon le temps n’est pas vérifié.
help-conform-seed = La même graine donne les mêmes questions.
help-conform-clock = Le robot réfléchit à la montre : ne pas lui demander deux fois le même coup.
conforming = Questions au robot
conform-check = Épreuve
conform-asked = Questions
conform-result = Résultat
conform-check-matches = joue des parties entières
conform-check-legal = ne joue que des coups permis
conform-check-repeats = même graine, mêmes coups
conform-check-order = dans tout ordre, mêmes coups
conform-check-blind = autres cartes cachées, mêmes coups
conform-check-quiet = ne touche pas au hasard commun
conform-check-view = ne touche pas à sa vue
conform-check-time = respecte son temps
conform-passed = réussi
conform-failed = échoué
conform-not-asked = non demandé
conform-wrong-matches = il n’est pas allé au bout : { $answer }
conform-wrong-legal = la réponse { $answer } n’est pas un coup permis.
conform-wrong-repeats = la première fois il a répondu { $answer }, la seconde { $other }.
conform-wrong-order = interrogé dans l’ordre il a répondu { $answer }, dans le désordre { $other }.
conform-wrong-blind = il a répondu { $answer }, mais { $other } quand des cartes qu’il ne peut pas voir étaient autres.
conform-wrong-quiet = il a changé l’état de { $answer }, qui est à tout le monde.
conform-wrong-view = il a changé la vue qu’on lui a donnée, et répondu { $answer }.
conform-wrong-time = il a mis { $answer } s ; il a { $other } s et un dixième de plus.
conform-passed-all = Le robot est conforme.
conform-failed-some = Le robot n’est pas conforme. Les parties notées ci-dessus s’arrêtent aux premières positions où il échoue.

### analysis

help-analyse = Commenter une partie : ce que valait chaque choix, d’après ce que le joueur pouvait savoir.
help-analyse-file = Un fichier avec une partie notée ; - est l’entrée standard.
help-analyse-record = Laquelle des parties du fichier, à partir de 1.
help-analyse-seat = Ce joueur seulement : un nom, ou le numéro du siège à partir de 0. Toutes ses décisions sont alors listées.
help-analyse-worlds = Mondes à examiner pour chaque décision, sinon 150 ; davantage est plus lent et plus exact.
help-analyse-seconds = Au lieu de mondes, le temps pour chaque décision.
help-analyse-seed = La même graine et le même nombre de mondes donnent le même commentaire.
help-analyse-json = Tout écrire en JSON.
help-analyse-html = Écrire une page web qui se suffit à elle-même.
help-analyse-out = Où écrire ; - est la sortie standard.
help-hint = Dire que faire à la fin d’une partie notée : chaque choix, le meilleur d’abord, et pourquoi.
help-hint-file = Un fichier avec une partie notée ; - est l’entrée standard.
help-hint-record = Laquelle des parties du fichier, à partir de 1.
help-hint-seat = À qui de choisir : un nom, ou le numéro du siège à partir de 0. Sinon celui dont c’est le tour.
help-hint-seconds = Temps de réflexion, sinon une demi-seconde.
help-hint-worlds = Nombre de mondes à examiner, au lieu d’un temps.
help-hint-seed = La même graine et le même nombre de mondes donnent la même réponse.
help-hint-json = Écrire la réponse en JSON.
help-hint-watch = Montrer la réponse dans le terminal pendant qu’elle s’affine ; Ctrl-C y met fin.
analysing = Examen des décisions
analysis-title = Commentaire d’une partie
analysis-accuracy = Précision
analysis-lost-points = Points abandonnés
analysis-lost-win = Victoire abandonnée
analysis-typical = Moyenne
analysis-deal = Donne
analysis-luck = Chance
analysis-play = Jeu
analysis-score = Score
analysis-when = Moment
analysis-best = Meilleur
analysis-win = Victoire
analysis-loss = Perte
analysis-why = Pourquoi
analysis-step = { $phase ->
        [discard] carte écartée
        [predict] prédiction
       *[play] pli { $trick }
    }
analysis-moment = manche { $round }, { analysis-step }
analysis-costliest = Les décisions les plus coûteuses de { $name }
analysis-nothing-lost = Rien qui se distingue des meilleurs choix.
analysis-mistake = { $when } : { $chosen }, mieux { $best }. Points { $points }, victoire { $win }. { $why }
analysis-unknown = { $name } : manches { $rounds } non examinées, car la partie notée ne dit pas ces cartes.
analysis-legend =
    Moyenne + donne + chance + jeu = score de la manche ; la chance est ce qui s’est réalisé au-delà de ce qu’on pouvait attendre, le jeu est ce que les choix ont apporté de plus que ceux d’un joueur rapide.
    La précision, quelles que soient les cartes : environ 100 % pour le meilleur choix à chaque fois, 80 % pour ceux du joueur rapide, environ 0 % pour des choix au hasard. ± est une erreur type.
analysis-worlds = Mondes pour chaque décision : { $worlds }
analysis-seconds = Secondes pour chaque décision : { $seconds }
analysis-chart-win = Chance de gagner la partie
analysis-chart-points = Score attendu de la manche
analysis-chart-dot = ce que la manche a rapporté
analysis-board = Tableau de Recherches, { $when }. { $rows }
analysis-board-key = Cadre épais : ce qui a été joué. Cadre en tirets : le meilleur choix.
analysis-neutral = neutre
analysis-hand = Main : { $cards }
analysis-all = Toutes les décisions
analysis-empty = Il n’y a rien à examiner dans cette partie : aucune décision d’un joueur dont les cartes sont connues.
analysis-one-format = --json et --html ne vont pas ensemble : choisissez.
analysis-records = { $file } : ceci est la partie { $number } sur { $count } ; --record en désigne une autre.
analysis-no-record = { $file } : il n’y a pas de partie { $number } ; nombre de parties : { $count }.
analysis-no-seat = --seat : il n’y a pas de « { $seat } » ici. Il y a : { $names }.
hint-ask = { $name } : { $phase ->
        [discard] quelle carte écarter ?
        [predict] combien de plis prédire ?
       *[play] que jouer ?
    }
hint-nobody = Il n’y a rien à choisir à la fin de cette partie notée : { $state ->
        [over] la partie est finie.
       *[deal] il faut distribuer les cartes.
    }
hint-whose = Plusieurs joueurs doivent encore écarter une carte ; choisissez avec --seat : { $names }.

### serve

help-serve = Des tables pour les navigateurs : sur cette machine, ou pour tout le monde.
help-serve-address = L’adresse d’écoute ; 0.0.0.0 les prend toutes.
help-serve-port = Le port ; 0 en prend un libre.
help-serve-database = Un fichier SQLite, ou postgresql://… ; sinon un fichier parmi vos données.
help-serve-workers = Combien de processus répondent aux personnes ; plus d’un demande PostgreSQL.
help-serve-thinkers = Combien de processus réfléchissent pour les bots.
help-serve-proxies = Adresses des proxys inverses que l’on croit sur qui demande.
help-serve-connections = Combien de connexions une adresse peut avoir.
help-serve-messages = Combien de messages une connexion peut envoyer par seconde.
help-serve-requests = Combien de requêtes une adresse peut faire par seconde.
help-serve-browser = Ouvrir la page dans un navigateur.
help-verify-deal = Vérifier que des parties ont été distribuées comme leur graine le dit.
help-verify-deal-files = Fichiers de preuve d’une partie, tels qu’un serveur les donne.
serving = Purradox est à l’adresse { $link } – Ctrl+C pour arrêter.
serving-already = Purradox tourne déjà, à l’adresse { $link }
database-in-use = { $database } est utilisé par un autre serveur. Arrêtez-le, ou nommez un autre fichier avec --database.
database-broken = « { $database } » n’est pas une base de données, ou elle est abîmée. Remettez une sauvegarde à sa place, ou nommez un autre fichier avec --database.
database-unreachable = La base de données { $database } ne répond pas, ou ne nous laisse pas entrer.
database-newer = « { $database } » vient d’un Purradox plus récent. Mettez celui-ci à jour.
bad-database = « { $database } » n’est pas une base de données : nommez un fichier, ou écrivez postgresql://nom@machine/base.
workers-need-postgresql = Plusieurs processus demandent PostgreSQL : ajoutez --database postgresql://…
port-taken = Impossible d’écouter à { $address }, port { $port } : il est peut-être occupé. Choisissez-en un autre avec --port.
server-did-not-start = Le serveur n’a pas démarré. Les lignes ci-dessus disent pourquoi ; la base est { $database }.
deals-proved = { $rounds ->
        [one] ok, { $rounds } manche distribuée comme la graine le dit
       *[other] ok, { $rounds } manches distribuées comme la graine le dit
    }
bad-proof = Ce n’est pas la preuve d’une partie : { $line }
wrong-commitment = La graine n’est pas celle qui avait été promise à la table.
wrong-deal = La manche { $round } n’a pas été distribuée comme la graine le dit.
