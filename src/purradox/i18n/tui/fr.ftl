### the command

help-tui = La table dans le terminal : seul contre des bots, à plusieurs devant un clavier, ou à la table d’un serveur.
help-tui-players = Nombre de joueurs à la table.
help-tui-people = Nombre de personnes qui partagent ce clavier ; la main est cachée entre leurs tours.
help-tui-bots = Les niveaux des bots, repris dans l’ordre : kitten, house, alley, laboratory, schrodinger.
help-tui-board = Le Tableau de Recherches : white, violet, quatre lignes entre guillemets ou un fichier de quatre lignes.
help-tui-name = Votre nom ; à plusieurs, vos noms séparés par des virgules.
help-tui-server = Un serveur, ou le lien vers une de ses tables.
help-tui-record = Regarder cette partie notée, pas à pas.
help-tui-new = Ligne par ligne : commencer une nouvelle partie sans proposer l’ancienne.
help-tui-pace = Si les bots prennent leur temps ou répondent aussitôt.
help-tui-plain = Pas de plein écran : ligne par ligne, pour lecteurs d’écran et tubes.
help-tui-ascii = Seulement des caractères simples ; sinon, selon l’environnement.

### everywhere

tui-title = Cat in the Box
tui-too-small =
    Ce terminal est trop petit : { $width } × { $height }.
    La table demande { $least }. Rien n’est perdu ; agrandissez-le.
tui-player = Joueur { $number }
tui-guest = Invité
tui-unreachable = { $server } est injoignable.
tui-offline = Pas de connexion, nouvel essai
tui-thinking = Réflexion…
tui-pass = { $name }, c’est à vous. Les autres regardent ailleurs. Entrée montre vos cartes.

### the first screen

tui-saved = { $matches ->
        [one] { $matches } partie n’est pas finie. Suppr l’abandonne.
        [many] { $matches } de parties ne sont pas finies. Suppr en abandonne une.
       *[other] { $matches } parties ne sont pas finies. Suppr en abandonne une.
    }
tui-go-on = Continuer : manche { $round } sur { $rounds }, { $names } ({ $when })
tui-new = Jouer
tui-set-players = Joueurs
tui-set-people = Personnes devant ce clavier
tui-set-bots = Bots
tui-set-board = Tableau de Recherches
tui-provisional = L’ordre du tableau violet est provisoire : personne ne l’a encore relevé pour nous sur les cartes imprimées.
tui-server = La table d’un serveur
tui-replay = Regarder une partie notée
tui-quit = Quitter
tui-ask-server = Adresse du serveur, ou lien vers une table :
tui-ask-record = Fichier de la partie notée :

### a server’s tables

tui-new-table = Une nouvelle table
tui-refresh = Regarder à nouveau
tui-no-tables = Aucune table n’est ouverte pour le moment.
# $status is waiting, playing or over.
tui-listed = { $status ->
        [waiting] { $open ->
            [one] chaise libre : { $open }
            [many] chaises libres : { $open }
           *[other] chaises libres : { $open }
        }
        [over] finie
       *[playing] en cours
    }
tui-link = Table { $link }
tui-sit = S’asseoir
tui-start = Commencer ; des bots prennent les chaises libres
tui-stand = Se lever
tui-back = Retour

### the table

tui-panel-board = Tableau de Recherches
tui-panel-trick = Sur la table
tui-panel-hand = Votre main
tui-panel-players = Joueurs
tui-panel-log = Ce qui s’est passé
tui-panel-scores = Points par manche
tui-panel-tricks = Plis de cette manche
tui-panel-hands = Mains
tui-panel-analysis = Ce que valait le choix
tui-watching = Vous regardez
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = Joueur
tui-column-tricks = Plis
tui-column-colours = Couleurs
tui-column-points = Points
tui-round = Manche { $round } sur { $rounds }
tui-led = Référence : { $colour }
tui-aside = Écartée : { $number }
tui-wait = À jouer : { $names }
tui-sending = En chemin…
tui-you-play = Vous jouez { $cell }.
tui-you-predict = Vous prédisez { $tricks ->
        [one] { $tricks } pli.
        [many] { $tricks } de plis.
       *[other] { $tricks } plis.
    }
tui-hint = Ce que ferait un bot, le meilleur d’abord
tui-round-over = La manche { $round } est finie
tui-match-over = La partie est finie
tui-leave-title = Quitter la table ?
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Entrée : partir pour l’instant. La table vous attend selon ses options.
            g : partir pour de bon ; un bot joue à votre place.
            Échap : rester.
       *[no]
            Entrée : partir pour l’instant. La partie est gardée, vous pourrez la continuer.
            g : abandonner ; des bots la jouent jusqu’au bout.
            Échap : rester.
    }

### keys

tui-keys-menu = ↑ ↓ choisir   ← → changer   Entrée valider   Échap quitter
tui-keys-ask = Entrée valider   Échap retour
tui-keys-any = Entrée pour continuer
tui-keys-table = 5b ou flèches, Entrée joue   ? pourquoi   h conseil   F1 aide   q quitter
tui-keys-talk = Une lettre pour le dire   Échap retour
tui-keys-leave = Entrée partir   g abandonner   Échap rester
tui-keys-over = Entrée rejouer   v revoir la partie   q quitter
tui-keys-review = ← → pas   ↑ ↓ pli   1–8 vers ce pli   a analyse   q quitter
tui-help-title = Aide
tui-help =
    Une carte est un numéro ; vous déclarez sa couleur en la jouant :
    r rouge, b bleu, y jaune, g vert.
    5b puis Entrée joue un 5 en bleu. Ou parcourez le tableau avec les flèches, puis Entrée.
    La souris marche aussi : cliquez une case, et encore une fois pour jouer.

    (5)  est possible ; [5] est choisi ; 5* est votre jeton, 5M celui de qui a la marque M ; 5x n’est à personne ; - est hors jeu. Un point près de la lettre d’une ligne : cette couleur est perdue pour vous.

    ?    dit pourquoi le coup choisi est impossible ; sans choix, ce qui est possible.
    h    demande à un bot ce qu’il ferait.
    t    dit quelque chose à la table d’un serveur.
    Page préc., Page suiv.   lire ce qui s’est passé avant.
    q    quitte ; la partie est gardée.
tui-review-help =
    ← et → font un pas en arrière et en avant, ↑ et ↓ vont au début de pli ou de manche voisin,
    Début et Fin aux deux bouts, un chiffre à ce pli de la manche.
    a montre l’analyse : ce que valait chaque choix, d’après ce que son joueur pouvait savoir.
    Le choix fait porte une étoile.

### a record

tui-step = Pas { $step } sur { $steps }
tui-chose = Choix de { $name } : { $move }.
tui-ask-analysis = a montre ce que valait chaque choix.

### line by line

tui-welcome = Cat in the Box sur le tableau { $board }. Bots : { $bots ->
        [none] aucun
       *[other] { $bots }
    }.
    À tout moment : ? montre ce que vous pouvez faire, quit permet de partir.
tui-kept = La partie est gardée ; relancez pour la continuer.
tui-plain-go-on = Une partie avec { $names } n’est pas finie. La continuer ? Entrée ou y pour oui, n pour une nouvelle.
tui-plain-chairs = Chaises : { $chairs }
tui-plain-sit = Vous asseoir ? Entrée ou y pour oui, n pour regarder seulement.
tui-plain-start = Commencer maintenant ? Des bots prennent les chaises libres. Entrée ou y pour oui, n pour attendre.
tui-plain-which = { $tables ->
        [0] Aucune table n’est ouverte. Entrée en crée une, q quitte.
       *[other] Tapez le numéro d’une table, 1 à { $tables }. Entrée en crée une, q quitte.
    }
tui-plain-review = Entrée avance, b recule, un chiffre va à ce pli, a dit ce que valait chaque choix, q quitte.
