### the command

help-tui = La table dans le terminal : seul contre des bots, à plusieurs devant un clavier, ou à la table d’un serveur.
help-tui-link = Un serveur, ou le lien vers une de ses tables ; comme --server.
help-tui-players = Nombre de joueurs à la table.
help-tui-people = Nombre de personnes qui partagent ce clavier ; la main est cachée entre leurs tours.
help-tui-bots = Les bots, repris dans l’ordre : les niveaux kitten, house, alley, laboratory, schrodinger ou tout autre bot.
help-tui-board = Le Tableau de Recherches : white, violet, quatre lignes entre guillemets ou un fichier de quatre lignes.
help-tui-name = Votre nom ; à plusieurs, vos noms séparés par des virgules.
help-tui-server = Un serveur, ou le lien vers une de ses tables.
help-tui-table = Le code d’une table du serveur, ou son lien.
help-tui-clock = Pour une nouvelle table sur un serveur, le temps par décision : none, des secondes (60s) ou des jours (2d).
help-tui-record = Revoir cette partie notée, pas à pas.
help-tui-new = Ligne par ligne : commencer une nouvelle partie sans proposer l’ancienne.
help-tui-pace = Si les bots prennent leur temps ou répondent aussitôt.
help-tui-plain = Pas de plein écran : ligne par ligne, pour lecteurs d’écran et tubes.
help-tui-ascii = Caractères ASCII seulement ; par défaut, selon l’environnement.
tui-one-server = Nommez le serveur une seule fois : par un lien, ou avec --server.
tui-no-server = --table demande un serveur : ajoutez --server, ou donnez le lien entier.

### everywhere

tui-title = Cat in the Box
tui-too-small =
    Ce terminal est trop petit : { $width } × { $height }.
    La table demande { $least }. Rien n’est perdu ; agrandissez-le.
tui-player = Joueur { $number }
tui-guest = Invité
tui-offline = Pas de connexion, nouvelle tentative
tui-logged-out = Ce terminal a été déconnecté de { $server }, ou n’a pas servi depuis un an. Vous y êtes maintenant un nouvel invité.
tui-thinking = Réflexion…
tui-yes = oui
tui-no = non
tui-pass = { $name }, c’est à vous. Les autres regardent ailleurs. Entrée montre vos cartes.

### the first screen

tui-saved = { $matches ->
        [one] { $matches } partie n’est pas finie. Suppr l’abandonne.
        [many] { $matches } de parties ne sont pas finies. Suppr en abandonne une.
       *[other] { $matches } parties ne sont pas finies. Suppr en abandonne une.
    }
tui-go-on = Continuer : manche { $round } sur { $rounds }, { $names } ({ $when })
tui-new = Jouer
tui-set-players = Joueurs
tui-set-people = Personnes devant ce clavier
tui-set-bots = Bots
tui-set-board = Tableau de Recherches
tui-provisional = L’ordre du tableau violet est provisoire : personne ne l’a encore relevé pour nous sur les cartes imprimées.
tui-server = Jouer sur un serveur
tui-replay = Revoir une partie notée
tui-quit = Quitter
tui-ask-server = Adresse du serveur, ou lien vers une table :
tui-ask-record = Fichier de la partie notée :

### a server’s tables

tui-refresh = Actualiser
tui-join = Rejoindre une table par son code ou son lien
tui-ask-table = Code de la table, ou son lien :
tui-name = Votre nom : { $name }
tui-named = Votre nom est maintenant : { $name }.
tui-chair = Place { $number }
tui-for-friend = quelqu’un
tui-make = Créer la table
tui-no-tables = Aucune table n’est ouverte pour l’instant.
# $status is waiting, playing or over.
tui-listed = { $status ->
        [waiting] { $open ->
            [one] place libre : { $open }
            [many] places libres : { $open }
           *[other] places libres : { $open }
        }
        [over] finie
       *[playing] en cours
    }
tui-link = Lien à transmettre : { $link }
tui-code = Code : { $code }
tui-sit = S’asseoir
tui-start = Commencer ; des bots prennent les places libres
tui-stand = Se lever
tui-back = Retour

### the table

tui-panel-board = Tableau de Recherches
tui-panel-trick = Sur la table
tui-panel-hand = Votre main
tui-panel-players = Joueurs
tui-panel-log = Journal
tui-panel-scores = Points par manche
tui-panel-tricks = Plis de cette manche
tui-panel-hands = Mains
tui-panel-analysis = Valeur de chaque choix
tui-watching = Vous regardez
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = Joueur
tui-column-tricks = Plis
tui-column-colours = Couleurs
tui-column-points = Points
tui-round = Manche { $round } sur { $rounds }
tui-led = Référence : { $colour }
tui-aside = Écartée : { $number }
tui-wait = On attend { $names }
tui-wait-do = w : relancer, ou appeler un bot.
tui-wait-here = w : je suis là.
tui-wait-over = w : reprendre la main.
tui-sending = Envoi…
tui-you-play = Vous jouez le { $cell }.
tui-you-predict = Vous prédisez { $tricks ->
        [one] { $tricks } pli.
        [many] { $tricks } de plis.
       *[other] { $tricks } plis.
    }
tui-hint = Ce que ferait un bot, le meilleur d’abord
tui-round-over = La manche { $round } est finie
tui-match-over = La partie est finie
tui-ask-save = Fichier où écrire la partie notée :
tui-overwrite = { $file } existe déjà.
tui-own-view = La partie n’est pas finie : seul ce que vous pouviez voir est noté.
tui-save-later = Ce terminal n’a pas vu toute la partie ; elle pourra être enregistrée une fois finie.
tui-next = { $who ->
        [me] Quelqu’un veut rejouer : Entrée pour s’asseoir aussi.
       *[other] Il y a une partie suivante : Entrée pour la regarder.
    }
tui-leave-title = Quitter la table ?
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Entrée : partir pour l’instant. La table vous attend ; les autres peuvent appeler un bot.
            g : partir pour de bon ; un bot joue à votre place s’il reste quelqu’un, sinon la partie est abandonnée.
            Échap : rester.
       *[no]
            Entrée : partir pour l’instant. La partie est gardée, vous pourrez la continuer.
            g : abandonner ; personne ne la continue.
            Échap : rester.
    }

### keys

tui-keys-menu = ↑ ↓ choisir   ← → changer   Entrée valider   Échap quitter
tui-keys-ask = Entrée valider   Échap retour
tui-keys-any = Entrée pour continuer
tui-keys-table = 5b ou flèches, Entrée joue   ? pourquoi   h conseil   F1 aide   q quitter
tui-keys-talk = Une lettre pour le dire   Échap retour
tui-keys-wait = Une lettre pour choisir   Échap retour
tui-keys-leave = Entrée partir   g abandonner   Échap rester
tui-keys-overwrite = y écraser   Échap autre fichier
tui-keys-over = Entrée rejouer   v revoir la partie   s enregistrer   q quitter
tui-keys-review = ← → pas   ↑ ↓ pli   a analyse   n erreur   s enregistrer   q quitter
tui-help-title = Aide
tui-help =
    Une carte est un numéro ; vous déclarez sa couleur en la jouant :
    r rouge, b bleu, y jaune, g vert.
    5b puis Entrée joue un 5 en bleu. Ou parcourez le tableau avec les flèches, puis Entrée.
    La souris marche aussi : cliquez une case, et encore une fois pour jouer.

    (5)  est possible ; [5] est choisi ; 5* est votre jeton, 5M celui de qui a la marque M ; 5x n’est à personne ; - est hors jeu. Un point près de la lettre d’une ligne : cette couleur est perdue pour vous.

    ?    dit pourquoi le coup choisi est impossible ; sans choix, ce qui est possible.
    h    demande à un bot ce qu’il ferait.
    t    dit quelque chose à la table d’un serveur.
    w    pendant qu’on attend quelqu’un, relance ou appelle un bot ; reprend aussi la main à un bot.
    p    gens d’une table de serveur : confier, proposer ou prendre une place.
    Page préc., Page suiv.   lire ce qui s’est passé avant.
    s    enregistre la partie notée dans un fichier.
    q    quitte ; la partie est gardée.
tui-review-help =
    ← et → font un pas en arrière et en avant, ↑ et ↓ vont au début de pli ou de manche voisin,
    Début et Fin aux deux bouts, un chiffre à ce pli de la manche.
    a montre l’analyse : ce que valait chaque choix, d’après ce que son joueur pouvait savoir.
    Le choix fait porte une étoile.
    n va à l’erreur suivante et dit pourquoi. s enregistre la partie notée dans un fichier.

### a record

tui-step = Pas { $step } sur { $steps }
tui-chose = Choix de { $name } : { $move }.
tui-ask-analysis = a montre ce que valait chaque choix.
tui-judged = { $verdict ->
        [best] Le meilleur choix.
        [good] Aussi bon que le meilleur choix, pour autant qu’on puisse en juger.
       *[mistake] Une erreur : { $best } est mieux.
    }
tui-seeking = Recherche de l’erreur suivante : pas { $step } sur { $steps }
tui-no-mistake = Aucune erreur d’ici à la fin.

### line by line

tui-welcome = Cat in the Box sur { $board ->
        [white] le tableau blanc
        [violet] le tableau violet
       *[own] votre propre tableau
    }. Bots : { $bots ->
        [none] aucun
       *[other] { $bots }
    }.
    À tout moment : « ? » montre ce que vous pouvez faire, quit permet de partir.
tui-kept = La partie est enregistrée ; relancez pour la continuer.
tui-plain-words = hint dit ce que ferait un bot et pourquoi ; save FICHIER enregistre la partie notée. people montre ce qu’on peut faire pour les autres.
tui-plain-overwrite = y pour l’écraser, Entrée pour le garder.
tui-plain-again = { $may ->
        [again] Rejouer ? Entrée ou y pour oui, n pour non.
        [watch] Regarder la partie suivante ? Entrée ou y pour oui, n pour non.
       *[nothing] q quitte.
    } v revoit la partie, save FICHIER l’enregistre.
tui-plain-go-on = Partie inachevée : { $names }. La continuer ? Entrée ou y pour oui, n pour en commencer une nouvelle.
tui-plain-chairs = Places : { $chairs }
tui-plain-link = Lien à transmettre : { $link } (code { $code })
tui-plain-sit = Vous asseoir ? Entrée ou y pour oui, n pour regarder seulement.
tui-plain-start = Commencer maintenant ? Des bots prennent les places libres. Entrée ou y pour oui, n pour attendre.
tui-plain-over = Entrée reprend la main ; quit quitte.
tui-plain-wait = n relance, o laisse un bot décider une fois, u laisse un bot jouer jusqu’au retour ; Entrée attend.
tui-no-people = Rien à faire pour les autres en ce moment.
tui-plain-which = { $tables ->
        [0] Aucune table n’est ouverte. Entrée en crée une, q quitte.
       *[other] Tapez le numéro d’une table, 1 à { $tables }. Entrée en crée une, q quitte.
    }
tui-plain-which-else = Un code ou un lien mène à cette table ; name NOM change votre nom.
tui-plain-new = Nouvelle table : { $chairs } ; { $board } ; { $clock }. Entrée la crée. Pour la changer, tapez players 4, bots kitten,house ou bots none, board violet, clock 60s, clock 2d ou clock none. q quitte.
tui-plain-review = Entrée avance, b recule, un chiffre va à ce pli, a dit ce que valait chaque choix, n va à l’erreur suivante, save FICHIER enregistre la partie notée, q quitte.
