### everywhere

skip = Aller au contenu
nav-label = Pages
nav-learn = Apprendre
nav-rules = Règles
nav-lobby = Tables
nav-matches = Mes parties
nav-settings = Réglages
nowhere-title = Il n’y a rien ici
nowhere = Cette adresse ne mène nulle part. Un chat l’a peut-être déplacée.
go-home = Vers l’accueil
trouble-title = Quelque chose s’est mal passé
trouble = Cette partie de la page n’a pas pu être affichée. Rien de votre partie n’est perdu.
trouble-reload = Recharger
refused-unknown = Cela n’a pas marché ({ $code }).
refused-status = Le serveur n’a pas pu le faire (réponse { $status }).
no-connection = Le serveur est injoignable pour l’instant.

### the board and the hand

board-label = Tableau de Recherches
board-row-lost = { colour-name }, couleur perdue
space-name = { $state ->
        [taken] { $cell }, jeton de { $owner }
        [neutral] { $cell }, jeton neutre
        [out] { $cell }, hors jeu
       *[free] { $cell }, libre
    }
space-possible = possible
hand-label = Votre main
card-name = carte { $number }
close = Fermer
copy = Copier
share = Partager
copied = Copié.
copy-by-hand = Copiez le lien à la main.
save = Enregistrer
saved = Enregistré.

### the front page

home-title = Cat in the Box
home-lead = Chaque carte est un chat dans sa boîte : elle a un numéro, et pas de couleur tant qu’on ne regarde pas. Déclarez ce que personne n’a déclaré, et gare au paradoxe.
home-name = Votre nom
home-play = Jouer
home-play-about = Vous contre trois bots, tout de suite. Sans compte, rien à installer.
home-learn = Apprendre en cinq minutes
home-new = Une table entre amis
home-resume = Continuer à jouer
home-foot = Purradox est un logiciel libre, sans lien avec les éditeurs de Cat in the Box.
door-lobby = Tables
door-lobby-about = S’asseoir avec d’autres, ou regarder
door-rules = Règles
door-rules-about = Numérotées, avec des exemples
door-replay = Revoir
door-replay-about = Une partie, coup par coup
door-pad = Feuille de score
door-pad-about = Pour une soirée avec la vraie boîte

### settings

set-language = Langue
set-theme = Lumière
set-theme-auto = Comme l’appareil
set-theme-light = Jour
set-theme-dark = Nuit
set-motion = Mouvement
set-motion-auto = Comme l’appareil
set-motion-full = Complet
set-motion-less = Réduit
set-cards = Taille des cartes
set-cards-small = Petites
set-cards-medium = Moyennes
set-cards-large = Grandes
set-sound = Sons, doux et rares
set-at-once = Envoyer un choix aussitôt
set-at-once-about = Sinon, un choix part quand vous le confirmez : touchez-le encore, ou appuyez sur Entrée.
set-keys = Au clavier : un numéro, puis r (rouge), b (bleu), y (jaune) ou g (vert) ; Entrée envoie, Échap reprend, h demande un conseil.
set-aids = Aides, là où la table les permet
aid-unseen = Exemplaires de chaque numéro que vous n’avez pas vus
aid-stuck = Vos cartes qui pourraient rester bloquées
aid-stuck-about = La pastille d’une carte dit combien de cases restent pour son numéro.
aid-hints = Conseils d’un bot
move-title = Un autre appareil
move-about = Emportez votre nom et vos parties : créez un lien et ouvrez-le sur l’autre appareil. Il sert une fois.
move-link = Lien vers l’autre appareil
move-make = Créer un lien
move-until = Le lien est valable jusqu’à { $time }.
move-done = Bienvenue, { $name }. Cet appareil, c’est vous.

### lists of tables

lobby-empty = Aucune table n’est ouverte pour l’instant. Créez-en une, d’autres pourront vous rejoindre.
matches-empty = Vous n’avez pas encore joué. Vos parties seront gardées ici.
listed-waiting = { $open ->
        [0] complète, bientôt le départ
        [one] { $open } chaise libre
       *[other] { $open } chaises libres
    }
listed-playing = en cours
listed-over = finie
listed-do-join = Rejoindre
listed-do-watch = Regarder
listed-do-resume = Continuer
listed-do-look = Revoir
listed-do-table = Résultat

### a new table

new-title = Une nouvelle table
new-make = Créer la table
option-players = Joueurs
option-players-short = { $players } joueurs
option-chairs = Les autres chaises
option-chairs-about = Une personne vient par le lien que vous lui envoyez. Avec des bots seulement, la partie commence aussitôt.
option-board = Tableau de Recherches
option-board-short = { $board ->
        [white] Tableau blanc
        [violet] Tableau violet
       *[own] Tableau maison
    }
option-board-rows = Quatre lignes, de haut en bas : la lettre de la couleur, puis ses numéros de gauche à droite
board-provisional-note = L’ordre des numéros du tableau violet est provisoire, tant que personne ne l’a lu sur les cartes imprimées.
board-provisional-short = L’ordre de ce tableau est provisoire.
option-clock = Temps par décision
option-clock-none = Sans limite
option-clock-seconds = Secondes
option-clock-days = Jours
option-clock-short = { $clock ->
        [days] { $limit ->
            [one] { $limit } jour par décision
           *[other] { $limit } jours par décision
        }
       *[seconds] { $limit ->
            [one] { $limit } seconde par décision
           *[other] { $limit } secondes par décision
        }
    }
option-limit-seconds = Secondes par décision
option-limit-days = Jours par décision
option-watch = Les spectateurs voient
option-watch-nobody = Rien
option-watch-table = La table
option-watch-hands = Aussi les mains des manches passées
option-pace = Les bots
option-pace-natural = prennent leur temps
option-pace-instant = répondent aussitôt
option-listed = La montrer dans la liste des tables
option-listed-about = Sinon, seuls ceux qui ont le lien peuvent venir.
option-aids = Permettre les aides
option-aids-about = Conseils, cartes comptées et avertissements, pour toute la table.
option-no-aids = sans aides
level-kitten = Chaton
level-house = Chat de maison
level-alley = Chat de gouttière
level-laboratory = Chat de laboratoire
level-schrodinger = Chat de Schrödinger

### before the match

table-title = Table
table-gone = Cette table ne peut pas être affichée
waiting-title = La table est mise
waiting-chairs = Chaises
waiting-start = Commencer
waiting-leave = Quitter
waiting-host = { $open ->
        [one] { $open } chaise est libre. Si vous commencez maintenant, un bot la prend.
       *[other] { $open } chaises sont libres. Si vous commencez maintenant, des bots les prennent.
    }
waiting-host-full = Tout le monde est là.
waiting-guest = On attend que la personne qui a créé la table commence.
waiting-not-seated = Prenez une chaise libre pour jouer, ou restez regarder.
chair-open = chaise libre
chair-sit = S’asseoir ici
chair-who = Qui occupe la chaise { $chair }
chair-person = Une personne
invite-title = Inviter
invite-link = Lien vers cette table
invite-qr = Code QR du lien vers cette table
invite-show-qr = Afficher un code QR

### the table

room-round = Manche { $round } sur { $rounds }
room-offline = Pas de connexion. Nouvel essai…
room-watching = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
room-tricks = Plis
room-log = Journal
room-menu = Menu
room-you-watch = Vous regardez.
players-label = Joueurs
player-you = vous
player-turn = à jouer
player-turn-yours = À vous
player-first = commence
player-away = absent
player-program = un programme
player-played-by-bot = un bot joue à sa place
player-colours = Couleurs
player-tricks = { $predicted ->
        [none] { $won } remportés
        [open] { $won } remportés, pas encore de prédiction
       *[other] { $won } remportés sur { $predicted } prédits
    }
player-won = Remportés
player-score = Points
player-discarded = a écarté une carte
clock-days = { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
clock-left = encore { $time }
trick-label = Pli { $trick }
trick-led = Couleur de référence :
trick-empty = { $name } entame
trick-winner = { $name } remporte le pli
tricks-one = Pli { $trick } : { $name }
tricks-play = { $name } : { $cell }
discard-title = Écartez une carte
discard-how = Choisissez la carte que vous préférez ne pas avoir à jouer. Elle reste face cachée.
discard-help = Chaque numéro a cinq cartes et quatre cases seulement. Un numéro que vous avez souvent est difficile à placer.
discard-waiting = Votre carte est écartée. Choisissent encore : { $names }.
discard-revealed = Révélées :
predict-title = Combien de plis allez-vous remporter ?
predict-how = On joue { $tricks } plis. Remportez-en exactement autant que prédit, et votre plus grand groupe de jetons compte en bonus.
predict-help = Les grands numéros remportent les plis de leur couleur ; le rouge bat tout. On ne peut pas prédire zéro.
predict-tricks = { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
own-label = Vos cartes
prompt-sending = C’est parti…
prompt-over = La manche est finie.
prompt-wait = C’est à { $name }.
prompt-wait-all = Les autres choisissent encore.
prompt-discard = Quelle carte écartez-vous ?
prompt-predict = Combien de plis ?
prompt-lead = Vous entamez. Choisissez une carte et une couleur.
prompt-follow = À vous ; couleur de référence : { $colour }.
prompt-card = Carte { $number } : choisissez maintenant une case.
prompt-chosen = Jouer { $cell } ? Touchez encore, ou appuyez sur Entrée.
prompt-number-first = D’abord le numéro, puis la couleur.
choice-loses = Vous ne suivez pas : vous perdez la couleur { $colour } pour cette manche.
send-nothing = Choisissez d’abord
send-discard = Écarter le { $number }
send-predict = { $tricks ->
        [one] Prédire { $tricks } pli
       *[other] Prédire { $tricks } plis
    }
send-play = Jouer { $cell }
take-back = Reprendre
hint-button = Conseil
hint-thinking = Un bot y réfléchit…
hint-best = Un bot choisirait : { $move }.
card-open = { $count ->
        [0] plus de case
        [one] encore { $count } case
       *[other] encore { $count } cases
    }
card-colours = possible : { $colours }
card-no-colour = impossible pour l’instant
menu-back = Retour à la table
menu-leave = Quitter la partie
menu-return = Reprendre ma chaise
menu-leave-note = Si vous partez, un bot joue pour vous jusqu’à votre retour.
talk-label = Dire quelque chose
talk-hello = Bonjour !
talk-good-luck = Bonne chance !
talk-well-played = Bien joué !
talk-thinking = Je réfléchis…
talk-oops = Oups !
talk-meow = Miaou.
talk-thanks = Merci !
talk-bye = Au revoir !
talk-wow = Ouah !
talk-hurry = Plus vite, s’il vous plaît.
talk-sorry = Pardon !
talk-good-game = Belle partie !

### what happens, in words

tell-sat = { $name } s’assied.
tell-stood = { $name } se lève.
tell-left = { $who ->
        [me] Vous partez ; un bot joue pour vous.
       *[other] { $name } s’en va ; un bot joue à sa place.
    }
tell-returned = { $who ->
        [me] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
tell-started = La partie commence.
tell-forfeited = { $who ->
        [me] Un bot décide pour vous.
       *[other] Un bot décide pour { $name }.
    }
tell-talked = { $name } : { $words }
tell-dealt = Manche { $round }. { $who ->
        [me] Vous commencez.
       *[other] { $name } commence.
    }
tell-discarded = { $who ->
        [me] Vous écartez une carte.
       *[other] { $name } écarte une carte.
    }
tell-predicted = { $who ->
        [me] Vous prédisez { $tricks ->
            [one] { $tricks } pli
           *[other] { $tricks } plis
        }.
       *[other] { $name } prédit { $tricks ->
            [one] { $tricks } pli
           *[other] { $tricks } plis
        }.
    }
tell-played = { $who ->
        [me] Vous jouez { $cell }.
       *[other] { $name } joue { $cell }.
    }
tell-round-ended = La manche est finie : { $scores }.

### ends

paradox-title = Paradoxe !
paradox-mine = Aucune de vos cartes ne peut avoir de couleur. La manche s’arrête ici, vos plis comptent contre vous, et il n’y a pas de bonus pour vous.
paradox-other = Aucune carte de { $name } ne peut avoir de couleur. La manche s’arrête ici ; { $name } perd un point par pli remporté, sans bonus.
paradox-lost = { $colour } : perdu
paradox-taken = { $colour } : { $name }
paradox-neutral = { $colour } : jeton neutre
round-end-title = La manche { $round } est finie
round-end-groups = Les lignes relient les groupes qui ont rapporté un bonus.
round-end-hands = Les mains distribuées
round-end-next = Manche suivante
round-end-last = Voir le résultat
score-won-predicted = Remportés / prédits
score-tricks = Plis
score-group = Groupe
score-missed = manqué
score-paradox = paradoxe
match-end-title = La partie est finie
match-end-tie = Égalité à { $points } : la dernière manche a décidé.
match-end-rematch = Rejouer
match-end-join = Vers la partie suivante
match-end-replay = Revoir la partie
score-round = M{ $round }
proof-check = Vérifier les distributions
proof-about = Les cartes étaient fixées avant que quiconque s’asseye, et personne ne pouvait les choisir. Votre navigateur peut le vérifier.
proof-good = Vérifié : les cartes de toutes les manches viennent de la graine promise et de la part de hasard de chacun.
proof-wrong-commitment = La graine n’est pas celle qui était promise avant la partie.
proof-wrong-deal = Les cartes de la manche { $round } ne viennent pas de la graine.

### refusals of the server

no-such-table = Il n’y a pas de table { $table }.
not-seated = Vous n’êtes pas assis à cette table.
not-host = Seule la personne qui a créé la table peut faire cela.
not-watchable = Cette table ne se regarde pas.
already-started = La partie a déjà commencé.
not-started = La partie n’a pas encore commencé.
not-over = La partie n’est pas encore finie.
already-seated = Vous êtes déjà assis à cette table.
no-free-chair = Il n’y a plus de chaise libre à cette table.
chair-taken = Cette chaise est prise.
no-such-chair = Cette table n’a pas de chaise { $chair }.
decision-taken = Ce choix était déjà fait ; voici la table telle qu’elle est.
decision-not-due = La table a avancé ; la voici telle qu’elle est.
not-a-move = « { $text } » n’est pas un coup.
no-such-phrase = Cela ne se dit pas ici.
bad-entropy = Une part de hasard a de 16 à 64 chiffres hexadécimaux.
too-much-entropy = Votre part de hasard est déjà donnée.
no-aids = On joue sans aides à cette table.
bad-option = { $option ->
        [board] Ce tableau ne convient pas à la table.
        [bots] Ces bots ne conviennent pas aux chaises.
        [limit] Ce temps par décision n’est pas possible.
       *[away] Ce temps pour les absents n’est pas possible.
    }
bad-name = Un nom a de 1 à { $most } caractères.
no-guest = Le serveur ne vous connaît plus. Repartez de l’accueil.
bad-code = Ce lien a déjà servi, ou ses dix minutes sont passées. Créez-en un autre.
too-many-tables = Vous avez { $most } tables ouvertes ; finissez-en une d’abord.
too-fast = C’était un peu rapide. Réessayez dans { $seconds } s.
too-many-connections = Trop de pages sont ouvertes d’ici ; fermez-en une ({ $most } sont possibles).
too-many-watched = On ne peut pas regarder plus de { $most } tables à la fois.
too-large = C’est trop grand ; le maximum est { $most }.
not-a-message = Le serveur n’a pas compris ({ $problem }).
bad-request = Le serveur n’a pas compris ({ $problem }).
no-such-page = Le serveur n’a pas cette page.
wrong-method = Le serveur ne fait pas cela ici.
other-origin = Cela venait d’une autre page que la nôtre ; rien n’a été fait.
no-thought = Le bot n’a rien trouvé ({ $reason }).
server-trouble = Quelque chose s’est mal passé sur le serveur. Rien de votre partie n’est perdu.
not-ready = Le serveur n’est pas encore prêt. Un instant.
too-many-reviews = Assez de parties sont en cours d’analyse. Réessayez dans un moment.
