### cli

help = Purradox : le jeu de cartes Cat in the Box. Jouer, faire jouer des bots, vérifier ce qui a été noté.
help-usage = Utilisation :
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE…
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-default = (par défaut : { $value })
help-help = Afficher cette aide.
help-language = Langue de l’aide et des messages.
help-version = Afficher la version.
help-install-completion = Installer la complétion pour votre shell.
help-show-completion = Afficher le script de complétion pour votre shell.

no-such-command = Il n’y a pas de commande « { $word } ». { $nearest ->
        [none] Il y a : { $commands }.
       *[other] Vouliez-vous dire « { $nearest } » ? Il y a : { $commands }.
    }
no-such-option = Il n’y a pas d’option { $option } ici. Voir « { $command } --help ».
option-without-value = L’option { $option } est mal utilisée. Voir « { $command } --help ».
word-missing = Il manque { $word }. Voir « { $command } --help ».
bad-value = Mauvaise valeur pour { $word }. Valeurs possibles : { $expected }.
kind-int = nombre entier
kind-float = nombre
kind-bool = yes (oui) | no (non)
kind-str = texte
usage-wrong = Ces arguments ne vont pas ensemble. Voir « { $command } --help ».
no-such-language = Il n’y a pas de langue « { $language } ». Il y a : { $languages }.
said = { $text }
file-missing = { $file } : ce fichier n’existe pas.
file-is-directory = { $file } : c’est un dossier. Nommez les fichiers qu’il contient.
file-forbidden = { $file } : accès à ce fichier refusé.
file-trouble = { $file } : { $reason }.
system-trouble = Le système répond : { $reason }.
part-missing = { $part } n’est pas installé. Pour l’installer : { $command }

### records

help-verify = Vérifier des parties notées : une ligne pour chacune, « ok » ou l’erreur et sa place.
help-verify-files = Fichiers de parties ; - est l’entrée standard.
help-legal = Dire à qui de jouer à la fin de chaque partie notée, et quels coups sont permis.
help-legal-files = Fichiers de parties ; - est l’entrée standard.
help-convert = Écrire des parties en texte ou en JSON.
help-convert-files = Fichiers de parties ; - est l’entrée standard.
help-convert-to = Le format à écrire.
reading = Lecture des parties

### bots

bad-bot-spec = « { $spec } » ne désigne pas de bots ; écrivez NOM, NOM:OPTION=VALEUR ou exec:COMMANDE, avec des virgules entre les bots.
unknown-bot = il n’y a pas de bot « { $name } » ; { $nearest ->
        [none] il y a : { $known }.
       *[other] vouliez-vous dire « { $nearest } » ? Il y a : { $known }.
    }
bot-unavailable = le bot { $name } ne peut pas être chargé : { $reason }.
bot-needs = le bot { $name } a besoin de { $part }, qui n’est pas installé : { $command }
unknown-bot-option = le bot { $name } n’a pas d’option « { $option } » ; { $known ->
        [none] il n’en a aucune.
       *[other] il a : { $known }.
    }
missing-bot-option = le bot { $name } a besoin d’une valeur pour son option : { $name }:{ $option }=…
bad-bot-option = { $name }:{ $option }={ $value } ne convient pas ; il faut { $expected ->
        [int] un nombre entier.
        [float] un nombre.
        [bool] yes (oui) ou no (non).
       *[other] { $expected }.
    }
bots-and-chairs = { $bots } bots ne vont pas avec { $chairs ->
        [one] une seule place
       *[other] { $chairs } places
    } : nommez-en au plus un par place.

### boards

board-provisional = l’ordre du tableau violet est provisoire (R2.3) : personne ne l’a encore relevé pour nous sur les cartes imprimées. Si vous connaissez le vrai, donnez ses quatre lignes avec --board, entre guillemets ou dans un fichier.
board-unknown = --board : « { $board } » n’est ni white, ni violet, ni quatre lignes comme "r123456 b345612 y561234 g123456", ni un fichier.
board-not-text = { $file } : ce n’est pas un texte de quatre lignes.
board-wrong = --board : { $reason }
folder-missing = { $file } : le dossier où écrire n’existe pas.
folder-named = { $file } : c’est un dossier ; nommez un fichier dedans.

### simulate

help-simulate = Faire jouer des parties à des bots et les noter.
help-simulate-players = Nombre de joueurs ; sinon autant que de bots nommés, ou 3.
help-simulate-matches = Nombre de parties à jouer.
help-simulate-bots = Les bots, repris dans l’ordre jusqu’à ce que chaque place soit occupée : careful, random…
help-simulate-seed = La même graine donne les mêmes parties.
help-simulate-board = Le Tableau de Recherches : white, violet, quatre lignes entre guillemets ou un fichier de quatre lignes.
help-simulate-processes = Nombre de parties jouées en même temps.
help-simulate-form = La forme des parties notées.
help-simulate-out = Où écrire ; - est la sortie standard.
help-simulate-date = Une date à inscrire dans les parties notées.
simulating = Parties en cours
simulate-interrupted = interrompu ; parties écrites : { $written } sur { $matches }.
simulate-failed = un bot a échoué dans la partie { $number } : { $reason }. Parties écrites : { $written }.

### play

help-play = Jouer contre des bots, ici dans le terminal.
help-play-players = Nombre de joueurs, vous compris.
help-play-board = Le Tableau de Recherches : white, violet, quatre lignes entre guillemets ou un fichier de quatre lignes.
help-play-bots = Les autres bots, repris dans l’ordre jusqu’à ce que chaque place soit occupée : careful, random…
help-play-seed = La même graine donne les mêmes distributions.
help-play-save = Noter la partie dans ce fichier quand vous partez.
help-play-daily = Jouer pour s’entraîner la distribution du jour : quatre joueurs, une manche, les mêmes cartes que partout.

play-welcome =
    Cat in the Box : vous contre { $bots }, sur { $board ->
        [white] le tableau blanc
        [violet] le tableau violet
       *[own] votre propre tableau
    }.
    À tout moment : « ? » montre ce que vous pouvez faire, quit permet de partir.
play-you = Vous
play-round = == Manche { $round } sur { $rounds }. { $who ->
        [me] Vous commencez.
       *[other] { $name } commence.
    }
play-predicts = { $name } prédit { $tricks ->
        [one] { $tricks } pli.
       *[other] { $tricks } plis.
    }
play-plays = { $name } joue le { $cell }.
play-scores = Points de la manche { $round } :
play-score-bonus = { $name } : { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } + { $bonus } pour le groupe { $group } = { $points }. Total : { $total }.
play-score-missed = { $name } : { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, pas de bonus = { $points }. Total : { $total }.
play-score-paradox = { $name } : paradoxe, moins { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, pas de bonus = { $points }. Total : { $total }.
play-trick = Sur la table : { $plays }
play-hand = Votre main : { $cards }
play-won = plis remportés : { $tricks }
play-predicted = prédits : { $tricks }
play-without = perdu : { $colours }
play-ask-discard = Écartez une carte, face cachée. Quel numéro ?
play-ask-predict = Combien de plis allez-vous remporter : { $allowed } ?
play-ask-lead = Vous entamez. Quelle carte, et quelle couleur ? Par exemple 5b pour un 5 bleu.
play-ask-follow = À vous de jouer ; couleur de référence : { $colour }. Quelle carte, et quelle couleur ?
play-legal = Vous pouvez choisir : { $moves }
play-words = Tapez l’un de ces choix ; why 5b dit pourquoi un coup est interdit ; quit permet de partir.
play-why-legal = { $move } est permis.
play-you-took = vous
play-number-please = Tapez un nombre, ou « ? » pour voir lesquels sont permis.
play-card-please = Tapez un numéro et une lettre de couleur (r rouge, b bleu, y jaune, g vert), par exemple 5b, ou « ? » pour voir ce qui est permis.
play-which-colour = Quelle couleur ? Vous pouvez choisir : { $moves }
play-left = Vous quittez la table. À la prochaine !
play-saved = La partie est notée dans { $file }.

### precompile

help-precompile = Tout compiler maintenant, une seule fois sur cette machine, pour ne plus attendre aucun bot ensuite.
precompiled = Tout est compilé : les bots, les conseils et les analyses démarrent aussitôt.

### gate

help-gate = Comparer le noyau compilé au moteur lisible, qui sert de référence.
help-gate-rounds = Manches jouées pas à pas dans les deux moteurs, et autant de manches rapides.
help-gate-seed = La même graine donne les mêmes manches.
help-gate-engine = Quel moteur vérifier : celui compilé pour le processeur (cpu) ou pour une carte graphique (cuda). Sur une carte, autant de manches de chaque variante.
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
gate-part-batches = Beaucoup de tables à la fois
gate-part-rounds = Manches entières sur la carte
gate-no-card = Numba ne trouve ici aucune carte graphique utilisable. NUMBA_ENABLE_CUDASIM=1 en simule une, lentement ; sur une machine qui en a une, installez numba-cuda et définissez PURRADOX_PORTABLE=1.
gate-agree = d’accord
gate-differ = en désaccord
gate-passed = Les moteurs sont d’accord.
gate-failed = Les moteurs ne sont pas d’accord. Les lignes ci-dessus permettent d’y revenir.

### bench

help-bench = Mesurer la vitesse des moteurs, et comparer les statistiques du jeu au hasard à des valeurs connues. (Pour la force d’un bot, voir benchmark.)
help-bench-name = kernel : le moteur compilé à côté de tout ce à quoi il se compare ; figures : les statistiques du jeu au hasard ; readable : le moteur lisible ; server : la charge qu’un serveur supporte.
help-bench-quick = Aller plus vite, avec des résultats moins précis.
help-bench-json = Écrire aussi les résultats dans ce fichier.
bench-missing = Il n’y a pas de mesures ici : elles viennent avec le dépôt, pas avec le paquet installé. Lancez « ./play bench » dans un clone du dépôt.

### arena

help-arena = Faire jouer des bots sur les mêmes distributions, chaque bot à chaque place, et dire qui est le meilleur et avec quelle certitude. « arena report DOSSIER » réaffiche le rapport d’un dossier.
help-arena-stored = Réafficher le rapport de ce dossier.
help-arena-bots = Les bots, au moins deux ; le même deux fois sert de contrôle.
help-arena-players = Nombre de joueurs à la table ; sinon autant que de bots nommés.
help-arena-matches = Nombre de parties ; une distribution commencée est jouée à chaque place.
help-arena-hours = Durée du jeu en heures ; une distribution commencée est jouée jusqu’au bout.
help-arena-until = S’arrêter dès que ceci, ou son contraire, est établi.
help-arena-processes = Nombre de parties jouées en même temps.
help-arena-ray = Jouer sur la grappe Ray à cette adresse ; local en démarre une ici.
help-arena-seed = La même graine donne les mêmes distributions ; sinon 0.
help-arena-board = Le Tableau de Recherches : white, violet, quatre lignes entre guillemets, ou un fichier de quatre lignes ; sinon white.
help-arena-out = Garder chaque partie dans ce dossier ; la même commande reprend là où elle s’était arrêtée.
help-arena-file = Écrire aussi le rapport dans ce fichier, en JSON.
arena-playing = Les bots jouent
arena-bot = Bot
arena-points = Points par manche
arena-wins = Victoires, %
arena-paradoxes = Paradoxes
arena-predictions = Prédictions
arena-time = ms par coup
arena-worst = le plus lent
arena-rating = Cote
arena-pair = Paire
arena-deals = Distributions
arena-difference = Points par manche
arena-ahead = Devant, %
arena-control = contrôle
arena-summary = Distributions : { $deals }. Parties : { $matches }. Parties différentes : { $games }.
arena-legend = ± et les plages entre parenthèses sont des intervalles à 95 % sur les distributions ; pour la cote, ± est son sigma. Part équitable de victoires d’une place : { $fair }.
arena-forfeits = Décisions que { $name } a laissées à careful : { $decisions }.
arena-until-so = Établi : { $claim }. Devant : { $ahead } %, quel que soit le moment de l’arrêt.
arena-until-opposite = C’est le contraire qui est établi, et non { $claim }. Devant : { $ahead } %, quel que soit le moment de l’arrêt.
arena-until-open = Indécis : { $claim }. Devant : { $ahead } %, quel que soit le moment de l’arrêt.
arena-interrupted = interrompu ; la même commande reprendra ici.
arena-interrupted-unkept = interrompu ; sans --out, rien n’a été gardé.
arena-few-bots = --bots : nommez au moins deux bots, séparés par une virgule.
arena-how-long = Combien de temps ? Indiquez --matches ou --hours.
arena-until-form = --until : « { $claim } » n’est pas de la forme "A > B" ou "A > B - 5%".
arena-until-unknown = --until : il n’y a pas de « { $name } » ici. Il y a : { $names }.
arena-until-same = --until : dans « { $claim } », le même bot est des deux côtés.
arena-until-margin = --until : « { $claim } » est toujours vrai. Retirez moins de 50 %.
arena-none-here = { $folder } : il n’y a pas d’arène dedans.
arena-not-a-folder = { $folder } : ce n’est pas un dossier.
arena-folder-taken = { $folder } : il y a autre chose dedans. Nommez un nouveau dossier.
arena-folder-busy = { $folder } : une autre arène l’utilise.
arena-folder-differs = { $folder } contient une arène réglée autrement ({ $setting } : { $there } là-bas, { $here } ici). Nommez un nouveau dossier, ou les mêmes réglages.
arena-damaged = { $file } : la ligne { $line } est illisible. Supprimez-la, ou nommez un nouveau dossier.
arena-bot-raised = le bot { $name } a échoué dans la partie { $match } : { $reason }. { $file ->
        [none] La partie jusque-là est notée ci-dessus.
       *[other] La partie jusque-là est notée dans { $file }.
    }
arena-bot-illegal = le bot { $name } a joué un coup interdit dans la partie { $match } : { $reason }. { $file ->
        [none] La partie jusque-là est notée ci-dessus.
       *[other] La partie jusque-là est notée dans { $file }.
    }
arena-worker-died = Un processus qui jouait s’est arrêté de façon inattendue. La mémoire a peut-être manqué : essayez-en moins avec --processes.
arena-ray-unreachable = --ray : pas de grappe à l’adresse « { $address } » : { $reason }

### benchmark

help-benchmark = Mesurer la force d’un bot : sur des distributions fixes et à chaque place, parmi careful, parmi greedy et parmi neural. (Pour la vitesse des moteurs, voir bench.)
help-benchmark-bot = Le bot : careful, "exec:python3 mon_bot.py"…
help-benchmark-players = Nombre de joueurs à la table.
help-benchmark-deals = Nombre de distributions ; on compare des résultats sur le même nombre, sinon 100.
help-benchmark-processes = Nombre de parties jouées en même temps.
help-benchmark-file = Écrire aussi le résultat dans ce fichier, en JSON.
benchmark-opponents = Adversaires
benchmark-summary = Benchmark { $version }. Distributions contre chaque adversaire : { $deals }, chacune à chaque place. ± et les plages entre parenthèses sont des intervalles à 95 % sur les distributions. Part équitable de victoires d’une place : { $fair }.

### dataset

help-dataset = Faire jouer des bots greedy et écrire chaque décision comme une ligne d’un tableau : ce qui était vu, ce qui était permis, ce qui a été fait, et le score. La même graine donne les mêmes octets.
help-dataset-matches = Nombre de parties pour chaque nombre de joueurs ; sinon 100 000.
help-dataset-players = Seulement ce nombre de joueurs ; sinon tous.
help-dataset-seed = La même graine donne les mêmes octets ; sinon 0.
help-dataset-board = Le Tableau de Recherches : white, violet, quatre lignes entre guillemets, ou un fichier de quatre lignes ; sinon white.
help-dataset-out = Écrire les fichiers dans ce dossier ; sans lui, seul leur SHA-256 est affiché.

### list of bots

help-bots = Lister les bots installés et leurs options.
help-bots-json = Écrire la liste en JSON.
bots-missing = ne peut pas être chargé : { $reason }
bots-required = obligatoire
bots-how = Les options s’écrivent après deux-points, partout où un bot est nommé : { $example }
bot-about-random = Joue n’importe quel coup permis, tous aussi probables.
bot-about-careful = Compte cartes et cases, évite les paradoxes et vise sa prédiction, sans calculer à l’avance.
bot-about-thumb = Suit les repères de la page à imprimer, et ne sait rien d’autre.
bot-about-greedy = Juge comme careful, compilé et réglé pour chaque nombre de joueurs.
bot-about-search = Essaie ses coups dans des distributions possibles d’après ce qu’il a vu.
bot-about-neural = Joue aussitôt ce que son réseau de neurones a appris.
bot-about-exec = Demande chaque décision à un programme à vous : exec:COMMAND

### bot pipe

help-bot = Faire répondre un de nos bots à des questions sur l’entrée standard, pour que n’importe quel programme puisse jouer contre lui.
help-bot-spec = Le bot : careful, random…
help-bot-seed = La même graine et la même question donnent la même réponse.
legal-differs = « legal » n’est pas ce que disent les règles : { $right }
bot-option-not-positive = { $name }:{ $option }={ $value } ne convient pas ; il faut une valeur supérieure à 0.
bot-option-negative = { $name }:{ $option }={ $value } ne convient pas ; il faut une valeur d’au moins 0.
bot-option-too-large = { $name }:{ $option }={ $value } ne convient pas ; il faut une valeur d’au plus { $most }.
no-such-program = exec : « { $program } » ne peut pas être lancé ; nommez un programme du PATH, ou écrivez son chemin complet.
forfeit = { $bot }, { $seat }, décision { $decision } : { $reason } Le bot careful décide à sa place.{ $words ->
        [none] { "" }
       *[other] { " " }Derniers mots du programme : { $words }
    }
forfeit-nonsense = « { $detail } » n’est pas une réponse.
forfeit-illegal = « { $detail } » n’est pas un coup permis ici.
forfeit-refused = le programme refuse : { $detail }
forfeit-too-long = la réponse est plus longue qu’aucune réponse ne peut l’être.
forfeit-out-of-turn = le programme a parlé sans qu’on lui demande rien.
forfeit-late = pas de réponse en { $detail } s (le programme vide-t-il son tampon à chaque ligne ?).
forfeit-closed = le programme a fermé sa sortie.
forfeit-died = le programme s’est terminé avec le statut { $detail }.
forfeit-not-started = le programme ne peut pas être lancé : { $detail }.
forfeit-given-up = il a perdu plusieurs décisions de suite et n’est plus relancé.

### sit

help-sit = Installer un bot à la table d’un serveur et l’y garder.
help-sit-spec = Le bot : careful, "exec:python3 my_bot.py"…
help-sit-server = Le serveur, ou le lien vers une de ses tables.
help-sit-table = Une table où s’asseoir ; peut être répété. Sinon, une nouvelle table est ouverte.
help-sit-name = Le nom du bot ; par défaut, comme sa description.
help-sit-players = Nombre de joueurs à une nouvelle table.
help-sit-board = Le Tableau de Recherches d’une nouvelle table : white, violet, quatre lignes entre guillemets ou un fichier de quatre lignes.
help-sit-seconds = Secondes pour chaque décision ; ensuite, le bot careful décide.
help-sit-rematch = Rester après une partie et accepter quand quelqu’un veut une revanche.
sit-seated = { $name } est à la table { $link }
sit-left = { $name } est parti.
sit-already = { $name } joue déjà à la table { $table }. Choisissez un autre --name.
sit-disconnected = La connexion à { $server } est perdue ; nouvelle tentative.
sit-connected = De nouveau connecté à { $server }.
server-unreachable = { $server } est injoignable.
other-protocol = Les versions de ce programme et du serveur ne sont pas compatibles. Mettez à jour le plus ancien : pip install --upgrade purradox
sit-closed = { $reason ->
        [host] l’hôte a fermé la table.
        [expired] personne n’est venu depuis longtemps : la table est fermée.
        [operator] la personne qui gère le serveur a fermé la table.
       *[left] la partie a été abandonnée.
    }
sit-removed = le bot a perdu sa place.
sit-result = place { $place } sur { $players }, points : { $points } ({ $totals })
sit-late = pas de réponse en { $detail } s.
sit-died = son processus s’est terminé.
sit-refused = il a échoué : { $detail }

### conformance

help-conform = Lancer les tests de conformité sur un bot.
help-conform-spec = Le bot : careful, "exec:python3 mon_bot.py"…
help-conform-players = Ce nombre de joueurs seulement ; sinon tous.
help-conform-rounds = Nombre de manches d’où viennent les positions, pour chaque nombre de joueurs.
help-conform-seconds = Le temps permis pour une décision ; sinon le temps n’est pas vérifié.
help-conform-seed = La même graine donne les mêmes questions.
help-conform-clock = Le bot réfléchit à la montre : ne pas attendre deux fois le même coup.
help-conform-json = Écrire le résultat en JSON.
conforming = Questions au bot
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
conform-wrong-matches = il n’est pas allé au bout : { $answer }
conform-wrong-legal = la réponse { $answer } n’est pas un coup permis.
conform-wrong-repeats = la première fois il a répondu { $answer }, la seconde { $other }.
conform-wrong-order = interrogé dans l’ordre il a répondu { $answer }, dans le désordre { $other }.
conform-wrong-blind = il a répondu { $answer }, mais { $other } quand des cartes qu’il ne peut pas voir étaient autres.
conform-wrong-quiet = il a changé l’état de { $answer }, que tout le monde partage.
conform-wrong-view = il a changé la vue qu’on lui a donnée, et répondu { $answer }.
conform-wrong-time = il a mis { $answer } s ; il a droit à { $other } s et un dixième de plus.
conform-stopped = Le bot n’a pas répondu deux fois de suite, il n’a donc plus été interrogé.
conform-passed-all = Le bot est conforme.
conform-failed-some = Le bot n’est pas conforme. Les parties notées ci-dessus s’arrêtent aux premières positions où il échoue.

### analysis

help-analyse = Analyser une partie : ce que valait chaque choix, d’après ce que le joueur pouvait savoir.
help-analyse-file = Un fichier avec une partie notée ; - est l’entrée standard.
help-analyse-record = Laquelle des parties du fichier, à partir de 1.
help-analyse-seat = Ce joueur seulement : un nom, ou le numéro de la place à partir de 0. Toutes ses décisions sont alors listées.
help-analyse-simulations = Simulations pour chaque décision, 600 par défaut ; davantage est plus lent et plus exact.
help-analyse-seconds = Le temps pour chaque décision, au lieu d’un nombre de distributions.
help-analyse-seed = La même graine et le même nombre de distributions donnent la même analyse.
help-analyse-json = Tout écrire en JSON.
help-analyse-html = Écrire une page web autonome.
help-analyse-out = Où écrire ; - est la sortie standard.
help-hint = Dire que faire à la fin d’une partie notée : chaque choix, le meilleur d’abord, et pourquoi.
help-hint-file = Un fichier avec une partie notée ; - est l’entrée standard.
help-hint-record = Laquelle des parties du fichier, à partir de 1.
help-hint-seat = À qui de choisir : un nom, ou le numéro de la place à partir de 0. Par défaut, la personne dont c’est le tour.
help-hint-seconds = Temps de réflexion, une demi-seconde par défaut.
help-hint-simulations = Nombre de simulations, au lieu d’un temps.
help-hint-seed = La même graine et le même nombre de distributions donnent la même réponse.
help-hint-json = Écrire la réponse en JSON.
help-hint-watch = Montrer la réponse dans le terminal pendant qu’elle s’affine ; Ctrl-C y met fin.
help-puzzles = Résoudre un problème : celui du jour, un d’un genre, ou celui de cet identifiant. Finit par 0 si la réponse est exacte.
help-puzzles-puzzle = L’identifiant d’un problème, comme dans son adresse.
help-puzzles-kind = Un problème de ce genre : survive, keep, group, discard ou read.
help-puzzles-answer = Répondre tout de suite, sans question.
analysing = Analyse des décisions
analysis-title = Analyse d’une partie
analysis-accuracy = Précision
analysis-lost-points = Points abandonnés
analysis-lost-win = Victoire abandonnée
analysis-typical = Moyenne
analysis-deal = Distribution
analysis-luck = Chance
analysis-play = Jeu
analysis-score = Score
analysis-when = Moment
analysis-best = Meilleur
analysis-loss = Perte
analysis-why = Pourquoi
analysis-step = { $phase ->
        [discard] carte écartée
        [predict] prédiction
       *[play] pli { $trick }
    }
analysis-moment = manche { $round }, { analysis-step }
analysis-costliest = Les décisions les plus coûteuses de { $name }
analysis-nothing-lost = Aucun choix n’était nettement moins bon que le meilleur.
analysis-mistake = { $when } : { $chosen }, mieux { $best }. Points { $points }, victoire { $win }. { $why }
analysis-unknown = { $name } : manches { $rounds } non analysées, car la partie notée ne donne pas ces cartes.
analysis-legend =
    Moyenne + distribution + chance + jeu = score de la manche ; la chance est ce qui s’est réalisé au-delà de ce qu’on pouvait attendre, le jeu est ce que les choix ont apporté de plus que ceux d’un joueur rapide.
    La précision, quelles que soient les cartes : environ 100 % pour le meilleur choix à chaque fois, 80 % pour ceux du joueur rapide, environ 0 % pour des choix au hasard. ± est une erreur type.
analysis-simulations = Simulations pour chaque décision : { $simulations }
analysis-seconds = Secondes pour chaque décision : { $seconds }
analysis-chart-win = Chance de gagner la partie, telle que chacun pouvait la connaître
analysis-chart-win-kind = Chaque courbe ne connaît que la table et les cartes de ce joueur ; leur somme ne fait donc pas toujours 100 %.
analysis-chart-points = Score attendu de la manche
analysis-chart-dot = ce que la manche a rapporté
analysis-board = Tableau de Recherches, { $when }. { $rows }
analysis-board-key = ✗ dans un cadre en tirets : ce qui a été joué. ✓ : le meilleur choix.
analysis-neutral = neutre
analysis-hand = Main : { $cards }
analysis-led = Couleur de référence : { $colour }
analysis-all = Toutes les décisions
analysis-empty = Il n’y a rien à analyser dans cette partie : aucune décision d’un joueur dont les cartes sont connues.
analysis-one-format = --json et --html ne vont pas ensemble : choisissez.
analysis-records = { $file } : ceci est la partie { $number } sur { $count } ; --record en désigne une autre.
analysis-no-record = { $file } : il n’y a pas de partie { $number } ; nombre de parties : { $count }.
analysis-no-seat = --seat : il n’y a pas de « { $seat } » ici. Il y a : { $names }.
hint-ask = { $name } : { $phase ->
        [discard] quelle carte écarter ?
        [predict] combien de plis prédire ?
       *[play] que jouer ?
    }
hint-nobody = Il n’y a rien à choisir à la fin de cette partie notée : { $state ->
        [over] la partie est finie.
       *[deal] il faut distribuer les cartes.
    }
hint-whose = Plusieurs joueurs doivent encore écarter une carte ; choisissez avec --seat : { $names }.

### serve

help-serve =
    Servir des tables aux navigateurs : sur cette machine, ou pour tout le monde.
    Chaque option peut aussi être une variable d’environnement (--port : PURRADOX_PORT) ou une ligne d’un fichier TOML (port = 8080), que nomme --config ou PURRADOX_CONFIG. Une option passe avant l’environnement, l’environnement avant le fichier. Tout le monde sur cette machine peut lire les options d’un processus : gardez un mot de passe dans l’environnement, dans le fichier ou dans --password-file.
help-serve-config = Un fichier TOML avec des réglages.
help-serve-address = L’adresse d’écoute ; 0.0.0.0 les prend toutes.
help-serve-port = Le port ; 0 en prend un libre.
help-serve-hosts = Les noms par lesquels ce serveur peut être joint, séparés par des virgules ; les autres reçoivent 421. Sinon, tout nom convient.
help-serve-database = Un fichier SQLite, ou postgresql://… ; sinon un fichier dans votre dossier de données.
help-serve-password-file = Un fichier qui ne contient que le mot de passe de la base PostgreSQL.
help-serve-workers = Nombre de processus qui répondent aux personnes ; plus d’un demande PostgreSQL.
help-serve-thinkers = Nombre de processus qui réfléchissent pour les bots.
help-serve-proxies = Proxys inverses de confiance (leur X-Forwarded-For est utilisé).
help-serve-connections = Nombre de connexions qu’une adresse peut avoir.
help-serve-messages = Nombre de messages qu’une connexion peut envoyer par seconde.
help-serve-requests = Nombre de requêtes qu’une adresse peut faire par seconde.
help-serve-guest-days = Les invités absents depuis autant de jours et sans partie en cours sont supprimés ; 0 les garde pour toujours.
help-serve-waiting-days = Nombre de jours sans personne après lequel une table en attente est fermée ; 0 : jamais.
help-serve-match-days = Nombre de jours sans personne après lequel une partie en cours est fermée ; 0 : jamais.
help-serve-finished-days = Nombre de jours après lequel une partie finie est supprimée ; 0 : jamais.
help-serve-daily-secret = Un texte secret dont découlent les distributions du jour, pour que personne d’autre ne connaisse celle de demain ; sans lui, elles découlent de leur date. Gardez-le dans l’environnement ou dans le fichier.
help-serve-bot = Un bot que les tables peuvent avoir en plus des niveaux, par exemple magpie ou "exec:COMMAND" ; peut être répété. Tout le monde voit ce texte.
help-serve-webhook = Une adresse http ou https, appelée quand c’est à une personne absente de jouer, aux tables dont l’horloge compte en jours.
help-serve-offline = Un dossier créé par « export » : qui a ouvert la page peut alors jouer en solo sans connexion.
help-serve-browser = Ouvrir la page dans un navigateur.
help-verify-deal = Vérifier que des parties ont été distribuées comme leur graine le dit.
help-verify-deal-files = Fichiers de preuve d’une partie, tels qu’un serveur les donne.
serving = Purradox est à l’adresse { $link } – Ctrl+C pour arrêter.
serving-others = Les autres appareils de votre réseau ouvrent { $link }
serving-already = Purradox tourne déjà, à l’adresse { $link }
database-in-use = { $database } est utilisé par un autre serveur. Arrêtez-le, ou nommez un autre fichier avec --database.
database-broken = « { $database } » n’est pas une base de données, ou elle est endommagée. Remettez une sauvegarde à sa place, ou nommez un autre fichier avec --database.
database-unreachable = La base de données { $database } ne répond pas, ou ne nous laisse pas entrer.
database-newer = « { $database } » vient d’un Purradox plus récent. Mettez celui-ci à jour.
bad-database = « { $database } » n’est pas une base de données : nommez un fichier, ou écrivez postgresql://nom@machine/base.
workers-need-postgresql = Plusieurs processus demandent PostgreSQL : ajoutez --database postgresql://…
port-taken = Impossible d’écouter à { $address }, port { $port } : il est peut-être occupé. Choisissez-en un autre avec --port.
server-did-not-start = Le serveur n’a pas démarré. Les lignes ci-dessus disent pourquoi ; la base est { $database }.
no-such-setting = { $where } : il n’y a pas de réglage « { $name } ». { $nearest ->
        [none] Il y a : { $settings }.
       *[other] Vouliez-vous dire « { $nearest } » ?
    }
not-toml = { $file } : ce n’est pas du TOML ; voir la ligne { $line }.
deals-proved = { $rounds ->
        [one] ok, { $rounds } manche distribuée comme la graine le dit
       *[other] ok, { $rounds } manches distribuées comme la graine le dit
    }
deals-shared = Personne n’a choisi les cartes : c’est prouvé à qui a ajouté un nombre aléatoire ({ $names }), si les promesses du fichier sont celles qui ont été annoncées avant la première distribution. Le serveur seul a tiré au sort qui commence.
deals-unshared = Personne n’a ajouté de nombre aléatoire : le serveur a pu choisir les cartes.
deals-withheld = Nombre aléatoire promis mais pas donné à temps : { $names }. Avec l’aide du serveur, c’était le choix d’une partie parmi { $deals }.
deals-uncommitted = Dans cette partie, les nombres aléatoires ont été ajoutés sans promesse : le serveur a pu choisir les cartes.
deals-daily = Ce sont les cartes de la distribution du { $day }. Elles découlent de la date seule : personne ne les a choisies, et chacun peut les calculer.
deals-daily-chain = Ce sont les cartes de la distribution du { $day }, tirées d’une graine qui ramène à { $root }. Si le serveur vous l’avait dit avant, les cartes étaient fixées dès lors, les mêmes pour tous ; qui gère le serveur pouvait les connaître.
bad-proof = Ce n’est pas la preuve d’une partie : { $line }
wrong-commitment = La graine n’est pas celle qui avait été promise à la table.
wrong-deal = La manche { $round } n’a pas été distribuée comme la graine le dit.

### docs

help-docs = Ouvrir la documentation dans votre navigateur, avec une recherche et des exemples qui mènent au jeu (en anglais).
docs-missing = Il n’y a pas de documentation ici : cette installation a été faite sans elle. Elle vient avec une version publiée ou avec le dépôt.

### export

help-export = Écrire le jeu sous forme d’un dossier de fichiers pour n’importe quel hébergeur web : on y joue dans le navigateur, même hors ligne, sans aucun serveur de jeu.
help-export-folder = Le dossier à écrire : nouveau ou vide, ou celui d’un export précédent.
export-downloading = Téléchargement de { $what }…
export-compiling = Compilation de Python pour la page…
export-writing = Écriture des fichiers…
export-done = Le site est dans { $folder } ({ $size } Mo).
export-look = Pour le voir : { $command }
export-needs-node = Un export a besoin de Node.js, qui n’est pas installé. Pour l’installer : { $command }
export-no-download = Impossible de télécharger { $what } ({ $reason }). Vérifiez votre connexion et réessayez ; le téléchargement n’a lieu qu’une fois, il est ensuite conservé.
export-wrong-file = { $file } a été téléchargé, mais sa somme de contrôle est fausse : il n’est pas utilisé. Réessayez ; si cela se reproduit, quelque chose modifie le fichier en chemin, un proxy par exemple.
export-not-compiled = Impossible de compiler Python pour la page : { $reason }
export-no-folder = { $folder } : ce n’est pas un dossier. Nommez un nouveau dossier.
export-not-empty = { $folder } : il contient des fichiers qu’aucun export n’a écrits ; rien n’a été modifié. Nommez un dossier nouveau ou vide.

### admin

help-admin =
    S’occuper d’un serveur : voir ce qu’il contient, fermer des tables, exclure des personnes, supprimer des données, vérifier la base.
    Ce qui change quelque chose est fait par le serveur qui tourne ; si aucun ne tourne, c’est fait tout de suite. La base se trouve comme celle de « serve » : par une option, une variable (PURRADOX_DATABASE), un fichier de réglages, sinon c’est le fichier de votre dossier de données. Le code de sortie est 0 si tout va bien.
help-admin-list = Les tables, les dernières modifiées d’abord.
help-admin-guests = Les invités : leur identifiant, depuis quand ils sont là, le jour de leur dernière visite et à combien de tables ils sont assis.
help-admin-statistics = Combien il y a de chaque chose.
help-admin-close = Fermer une table.
help-admin-kick = Retirer un invité d’une table ; sans table, de toutes, et couper ses connexions.
help-admin-ban = Exclure un invité, une adresse ou un réseau.
    Une adresse IPv6 vaut pour son /64, soit un foyer. Derrière un proxy, « --proxies » de « serve » doit être juste, sinon tout le monde a la même adresse.
help-admin-unban = Lever une exclusion.
help-admin-bans = Qui est exclu, jusqu’à quand et pourquoi.
help-admin-delete = Supprimer un invité avec toutes ses données, ou une table.
    Aux tables où d’autres étaient assis aussi, N.N. prend la place de l’invité.
help-admin-prune = Supprimer les invités absents depuis longtemps qui n’ont aucune partie en cours.
help-admin-acts = Ce qui a été fait en dernier, à qui et par quel compte de la machine.
help-admin-check = Lire chaque journal et lui comparer l’index ; le code de sortie est 1 si une table a un défaut.
help-admin-rebuild = Réécrire l’index là où il diffère des journaux ; pour SQLite pendant qu’aucun serveur ne tourne.
help-admin-config = Un fichier TOML avec des réglages.
help-admin-database = Un fichier SQLite, ou postgresql://… ; sinon un fichier dans votre dossier de données.
help-admin-password-file = Un fichier qui ne contient que le mot de passe de la base PostgreSQL.
help-admin-table = Une table, par l’identifiant de son lien.
help-admin-at = Une table, par l’identifiant de son lien.
help-admin-guest = Un invité, par l’identifiant que montre « admin guests ».
help-admin-whom = L’identifiant d’un invité ou d’une table ; pour une exclusion aussi une adresse ou un réseau (192.0.2.0/24, 2001:db8::/48).
help-admin-name = Seulement les invités dont le nom contient ce texte.
help-admin-status = Seulement les tables en attente, en cours ou terminées.
help-admin-days = Pour combien de jours ; sans cela une exclusion n’a pas de fin, et « prune » prend le réglage de « serve ».
help-admin-note = Pourquoi, pour qui s’occupe du serveur.
help-admin-yes = Le faire vraiment ; sinon c’est seulement montré.
help-admin-json = Écrire le résultat en JSON.
admin-fault = { $table } : { $kind ->
        [missing] la ligne { $line } du journal manque.
        [unreadable] la ligne { $line } du journal est illisible.
        [impossible] la ligne { $line } du journal ne peut pas suivre les précédentes.
        [no-log] il n’y a pas de journal.
       *[index] l’index diffère du journal : { $parts }.
    }
admin-checked = Tables : { $tables }. Avec un journal endommagé : { $broken }. Avec un index qui diffère : { $differing }.
admin-rebuilt = { $table } : réécrit : { $parts }.
admin-rebuild-done = Tables : { $tables }. Réécrites : { $rebuilt }. Avec un journal endommagé, laissées telles quelles : { $broken }.
admin-table = Table
admin-status = État
admin-players = Joueurs
admin-round = Manche
admin-updated = Modifiée
admin-people = Personnes
admin-guest = Invité
admin-name = Nom
admin-created = Depuis
admin-seen = Vu le
admin-tables = Tables
admin-banned = Exclu
admin-yes = oui
admin-whom = Qui
admin-made = Depuis
admin-until = Jusqu’à
admin-note = Note
admin-at = Quand
admin-act = Quoi
admin-account = Par
admin-outcome = Résultat
admin-number = Nombre
admin-waiting = pas encore fait
admin-close-done = La table { $whom } est fermée.
admin-close-nothing = La table { $whom } est déjà terminée.
admin-kick-done = { $number ->
        [0] Les connexions de { $whom } sont coupées. Cet invité n’était assis à aucune table en cours.
        [one] { $whom } a été retiré de 1 table.
       *[other] { $whom } a été retiré de { $number } tables.
    }
admin-kick-nothing = { $whom } n’est pas assis à la table { $table }, ou la partie y est terminée.
admin-ban-done = { $whom } est exclu.
admin-unban-done = { $whom } n’est plus exclu.
admin-unban-nothing = { $whom } n’était pas exclu.
admin-delete-done = { $whom } est supprimé.
admin-delete-table = La table { $whom } serait supprimée avec tout ce qui y a été joué. Ajoutez --yes pour le faire.
admin-delete-guest = L’invité { $whom } ({ $name }) serait supprimé avec toutes ses données. Ajoutez --yes pour le faire.
admin-prune-done = { $number ->
        [one] { $number } invité a été supprimé.
       *[other] { $number } invités ont été supprimés.
    }
admin-prune-shown = { $number ->
        [one] { $number } invité n’est pas venu depuis { $days } jours. Ajoutez --yes pour le supprimer.
       *[other] { $number } invités ne sont pas venus depuis { $days } jours. Ajoutez --yes pour les supprimer.
    }
admin-nobody-answers = Un serveur utilise cette base, mais il ne répond pas : rien n’a été fait. Regardez son journal, ou redémarrez-le.
admin-still-at-it = Le serveur a commencé, mais n’a pas encore fini. Il continue de lui-même ; « purradox admin acts » montre le résultat.
admin-failed = Le serveur n’a pas pu le faire. Son journal dit pourquoi.
admin-no-such-id = Il n’y a ni invité ni table { $id }.
no-such-guest = Il n’y a pas d’invité { $guest }. « purradox admin guests » montre les identifiants.
admin-statistics =
    Tables : { $tables } (en attente : { $waiting }, en cours : { $playing }, terminées : { $over })
    Invités : { $guests }
    Lignes des journaux : { $lines }
    Analyses gardées : { $reviews }
    Exclusions : { $bans }
    Taille : { $size } Mo
database-older = « { $database } » est vide, ou vient d’un Purradox plus ancien. Démarrez-y le serveur une fois : cela la met à jour.

compiling = compilation, une seule fois sur cette machine
compiling-done = terminé
compiling-stopped = interrompu
cache-elsewhere = impossible d’écrire dans { $folder } : le code compilé est gardé dans { $other } ({ $variable } désigne un autre dossier)
cache-nowhere = impossible d’écrire dans { $folder } : chaque processus compile de nouveau ({ $variable } désigne un autre dossier)
not-our-export = { $folder } n’est pas un export de cette version. Pour en créer un : purradox export DOSSIER

### what others show of a link

preview-page = Purradox : le jeu de cartes Cat in the Box
preview-table = Une table de Purradox : venez jouer
preview-puzzle = Un problème de Purradox : quel est le seul bon coup ?
preview-daily = La distribution du jour de Purradox : les mêmes cartes pour tout le monde
preview-match = Une partie de Purradox, coup par coup
