### everywhere

skip = Aller au contenu
nav-label = Pages
nav-learn = Apprendre
nav-rules = Règles
nav-lobby = Tables
nav-matches = Mes parties
nav-profile = Mon profil
nav-settings = Réglages
nowhere-title = Il n’y a rien ici
nowhere = Cette adresse ne mène nulle part. Un chat l’a peut-être déplacée.
go-home = Retour à l’accueil
trouble-title = Un problème est survenu
trouble = Cet élément n’a pas pu être affiché. Votre partie est intacte.
trouble-reload = Recharger
refused-unknown = Cela n’a pas marché ({ $code }).
refused-status = Le serveur n’a pas pu le faire (réponse { $status }).
no-connection = Le serveur est injoignable pour le moment.
other-version = Cette page et le serveur n’ont pas la même version. Rechargez-la.

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
undo = Annuler
cancel = Annuler

### the front page

home-title = Cat in the Box
home-lead = Chaque carte est un chat dans sa boîte : elle a un numéro, mais pas de couleur tant qu’on ne l’a pas observée. Déclarez ce que personne n’a encore déclaré, et gare au paradoxe.
home-name = Votre nom
name-ask = Comment vous appeler ?
name-change = Changer de nom
home-play = Jouer
home-play-about = Sans compte, rien à installer.
solo-label = Votre partie
solo-change = Changer
# $level is one of the levels below.
solo-cats = { $level ->
        [kitten] { $count ->
            [one] { $count } chaton
           *[other] { $count } chatons
        }
        [house] { $count ->
            [one] { $count } chat domestique
           *[other] { $count } chats domestiques
        }
        [alley] { $count ->
            [one] { $count } chat de gouttière
           *[other] { $count } chats de gouttière
        }
        [laboratory] { $count ->
            [one] { $count } chat de laboratoire
           *[other] { $count } chats de laboratoire
        }
       *[schrodinger] { $count ->
            [one] { $count } chat de Schrödinger
           *[other] { $count } chats de Schrödinger
        }
    }
solo-against = Contre
solo-ladder = En général, chaque chat finit devant celui du dessus.
solo-each = Choisir chaque adversaire séparément
solo-opponent = Adversaire { $number }
home-learn = Apprendre en cinq minutes
home-new = Une table entre amis
home-turn = { $count ->
        [one] C’est à vous de jouer à une table.
       *[other] C’est à vous de jouer à { $count } tables.
    }
home-resume = Continuer à jouer
home-foot = Purradox est un logiciel libre, sans lien avec les éditeurs de Cat in the Box.
home-docs = Documentation (en anglais)
door-lobby = Tables
door-lobby-about = S’asseoir avec d’autres, ou regarder
door-rules = Règles
door-rules-about = Numérotées, avec des exemples
door-replay = Revoir
door-replay-about = Une partie, coup par coup
door-pad = Feuille de scores
door-pad-about = Pour une soirée jeux avec la vraie boîte
door-puzzles = Problème du jour
door-puzzles-about = Trouvez le seul bon coup et gagnez un classement

### settings

set-language = Langue
set-theme = Thème
set-theme-auto = Comme le système
set-theme-light = Clair
set-theme-dark = Sombre
set-motion = Animations
set-motion-auto = Comme le système
set-motion-full = Complètes
set-motion-less = Réduites
set-cards = Taille des cartes
set-cards-small = Petites
set-cards-medium = Moyennes
set-cards-large = Grandes
set-sound = Sons discrets
set-at-once = Envoyer mon choix aussitôt
set-at-once-about = Sinon, un choix part quand vous le confirmez : { $keys ->
        [yes] cliquez encore, ou appuyez sur Entrée.
       *[no] touchez-le encore une fois.
    }
set-notify = M’avertir quand c’est à moi de jouer
set-notify-about = Tant que cette page est ouverte en arrière-plan ; votre navigateur vous demande une fois.
set-notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
set-keys = Au clavier : un numéro, puis r (rouge), b (bleu), y (jaune) ou g (vert) ; Entrée envoie, Échap reprend, h demande un conseil.
set-aids = Aides, si la table les permet
aid-unseen = Nombre de cartes de chaque numéro que vous n’avez pas encore vues
aid-stuck = Avertir des cartes qui pourraient rester bloquées
aid-stuck-about = La pastille sur une carte indique combien de cases restent pour son numéro.
aid-hints = Conseils d’un bot
move-title = Un autre appareil
move-about = Emportez votre nom et vos parties : créez un lien et ouvrez-le sur l’autre appareil. Il ne sert qu’une fois.
move-link = Lien pour l’autre appareil
move-make = Créer un lien
move-until = Le lien est valable jusqu’à { $time }.
move-ask = Devenir { $name } sur cet appareil ?
move-ask-about = N’acceptez que si vous avez créé ce lien vous-même : sinon, son auteur jouera sous le même nom et verra vos cartes.
move-ask-instead = Cet appareil est actuellement { $me }. Les parties de { $me } ne seront plus accessibles que depuis un appareil qui est encore { $me }.
move-ask-equal = Cet appareil est déjà { $me }, mais le lien appartient à quelqu’un d’autre qui porte le même nom. Vos parties ne seront plus accessibles d’ici.
move-yes = Devenir { $name }
move-no = Rester { $me }
move-same = Cet appareil est déjà { $name }.
move-done = Bienvenue, { $name }. Votre nom et vos parties sont maintenant sur cet appareil.
devices-title = Vos appareils
devices-about = Vous êtes { $name } sur ces appareils. Un appareil qui ne sert pas pendant un an est déconnecté automatiquement.
device-name = { $browser } sur { $system }
device-terminal = Terminal sur { $system }
device-unknown = Appareil inconnu
device-here = cet appareil
device-added = Ajouté le { $date }
device-used = dernière utilisation le { $date }
device-log-out = Déconnecter
device-log-out-ask = Déconnecter « { $device } » ?
device-log-out-about = Il perd aussitôt l’accès à votre nom et à vos parties.
log-out-here-ask = Se déconnecter sur cet appareil ?
# $back is words, device or no.
log-out-here-about = { $back ->
        [words] Vos mots de secours vous permettront de redevenir { $name }.
        [device] Un lien créé sur un autre appareil vous permettra de redevenir { $name }.
       *[no] Vous n’avez ni mots de secours ni autre appareil : rien ne pourrait ramener { $name } et vos parties. Créez d’abord des mots de secours.
    }
log-out-others = Déconnecter tous les autres
log-out-others-about = Seul cet appareil restera connecté. Si quelqu’un d’autre a pu se servir d’un des autres, créez aussi de nouveaux mots de secours.
log-out-done = Déconnexion effectuée.
words-title = Mots de secours
words-about = Avec neuf mots, vous redevenez { $name } sur n’importe quel appareil. Écrivez-les sur papier et ne les montrez à personne : qui les connaît peut jouer à votre place.
words-make = Créer des mots de secours
words-made = Vous avez des mots du { $date }. Ils ne peuvent plus être affichés.
words-again = Créer de nouveaux mots
words-again-about = Les mots du { $date } ne serviront plus.
words-shown = Notez ces mots maintenant : ils ne s’affichent qu’une fois.
words-done = Je les ai notés
banned-title = Accès refusé
data-title = Vos données
data-about = Téléchargez en un fichier tout ce que ce serveur sait de { $name }, ou faites-le supprimer.
data-download = Télécharger mes données
data-delete = Supprimer mes données
data-delete-ask = Supprimer tout ce qui concerne { $name } ?
data-delete-about = Votre nom, vos appareils, vos mots de secours et la liste de vos parties sont supprimés, ainsi que toute table où personne d’autre ne s’est assis. Vous quittez les parties que vous jouez. Aux tables partagées avec d’autres, N.N. prend votre place.
data-delete-next = Continuer
data-delete-sure = Supprimer { $name } pour de bon ?
data-delete-last = C’est irréversible, même avec des mots de secours.
data-delete-yes = Supprimer pour de bon
data-deleted = Vos données ont été supprimées.
recover-title = J’ai des mots de secours
recover-about = Redevenez qui vous étiez sur un autre appareil.
recover-label = Les neuf mots
recover-go = Continuer
recover-ask-about = N’acceptez que si ce sont vos propres mots : sinon, qui les connaît jouera sous le même nom et verra vos cartes.
recover-ask-equal = Cet appareil est déjà { $me }, mais les mots appartiennent à quelqu’un d’autre qui porte le même nom. Vos parties ne seront plus accessibles d’ici.

### lists of tables

lobby-empty = Aucune table n’est ouverte pour l’instant. Créez-en une, d’autres pourront vous rejoindre.
matches-empty = Vous n’avez pas encore joué. Vous retrouverez vos parties ici.
matches-turn = À vous de jouer
matches-going = En cours
matches-done = Terminées
matches-hidden = La partie est masquée.
listed-waiting = { $open ->
        [0] complète, bientôt le départ
        [one] { $open } place libre
       *[other] { $open } places libres
    }
listed-playing = en cours
listed-over = terminée
listed-given-up = { $reason ->
        [host] fermée par l’hôte
        [expired] fermée, faute de visites
        [operator] fermée par qui gère le serveur
       *[left] abandonnée
    }
listed-expires = { $status ->
        [over] Sera supprimée le { $date }
       *[other] Sera fermée le { $date }, sauf si quelqu’un vient
    }
listed-replaced = { $name } joue maintenant à votre place
listed-broken = endommagée
listed-winner = gagne
listed-yours = On vous attend { $since }
listed-others = On attend { $names } { $since }
listed-bot = Un bot joue pour vous
listed-do-join = Rejoindre
listed-do-watch = Regarder
listed-do-resume = Continuer
listed-do-look = Résultat
listed-do-hide = Masquer

### a new table

new-title = Une nouvelle table
new-make = Créer la table
option-players = Joueurs
option-players-short = { $players } joueurs
option-chairs = Les autres places
option-chairs-about = Les personnes arrivent par le lien que vous leur envoyez. S’il n’y a que des bots, la partie commence aussitôt.
option-board = Tableau de Recherches
option-board-short = { $board ->
        [white] Tableau blanc
        [violet] Tableau violet
       *[own] Tableau personnel
    }
option-board-rows = Quatre lignes, de haut en bas : la lettre de la couleur, puis ses numéros de gauche à droite
board-provisional-note = L’ordre des numéros du tableau violet est provisoire, tant que personne ne l’a lu sur les cartes imprimées.
board-provisional-short = L’ordre de ce tableau est provisoire.
option-clock = Temps par décision
option-clock-none = Sans limite
option-clock-seconds = Secondes
option-clock-days = Jours
option-clock-none-about = Chacun prend son temps. Si l’attente est trop longue, on peut relancer la personne attendue ou appeler un bot.
option-clock-seconds-about = Pour une soirée ensemble. Quand le temps est écoulé, un bot prend cette seule décision.
option-clock-days-about = Personne n’a besoin de rester : chacun revient quand c’est son tour. Quand le temps est écoulé, un bot prend cette seule décision.
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
new-more = Plus d’options
option-watch = Les spectateurs voient
option-watch-nobody = Rien
option-watch-table = La table
option-watch-hands = La table, et les mains des manches passées
option-pace = Les bots
option-pace-natural = prennent leur temps
option-pace-instant = répondent aussitôt
option-listed = L’afficher dans la liste des tables
option-listed-about = Sinon, seules les personnes qui ont le lien peuvent venir.
option-aids = Permettre les aides
option-aids-about = Conseils, décompte des cartes et avertissements, pour toute la table.
option-no-aids = sans aides
level-kitten = Chaton
level-house = Chat domestique
level-alley = Chat de gouttière
level-laboratory = Chat de laboratoire
level-schrodinger = Chat de Schrödinger
cat-kitten-strength = très facile
cat-kitten-about = Joue pour s’amuser et gaspille des points par caprice.
cat-house-strength = facile
cat-house-about = Plus calme, mais cède encore parfois à un caprice.
cat-alley-strength = moyen
cat-alley-about = Regarde où il met les pattes : compte cartes et cases, et se tient loin des paradoxes.
cat-laboratory-strength = fort
cat-laboratory-about = A appris en jouant d’innombrables parties contre lui-même, et sait aussitôt quoi faire.
cat-schrodinger-strength = le plus fort
cat-schrodinger-about = Réfléchit jusqu’à une seconde, observe votre jeu et devine votre main.
cat-missing = pas installé
bots-other = Un autre bot

### before the match

table-title = Table
table-gone = Cette table ne peut pas être affichée
table-closed = { $reason ->
        [host] L’hôte a fermé cette table.
        [expired] Personne n’est venu depuis longtemps : cette table est fermée.
        [operator] La personne qui gère ce serveur a fermé cette table.
       *[left] Tout le monde est parti : cette table est fermée.
    }
table-expires = { $status ->
        [over] Cette partie sera supprimée le { $date }.
       *[other] Cette table sera fermée le { $date }, sauf si quelqu’un revient y jouer.
    }
waiting-title = La table est prête
waiting-chairs = Places
waiting-start = Commencer
waiting-leave = Quitter
waiting-close = Fermer la table
waiting-close-note = La table sera fermée pour tout le monde.
waiting-close-sure = Oui, la fermer
waiting-host = { $open ->
        [one] { $open } place est libre. Si vous commencez maintenant, un bot la prend.
       *[other] { $open } places sont libres. Si vous commencez maintenant, des bots les prennent.
    }
waiting-host-full = Tout le monde est là.
waiting-guest = On attend que l’hôte lance la partie.
waiting-not-seated = Prenez une place libre pour jouer, ou restez en spectateur.
chair-open = place libre
chair-sit = S’asseoir ici
chair-who = Qui occupe la place { $chair }
chair-person = Une personne
chair-more = Options pour { $name }
chair-make-host = Confier la table à { $name }
chair-remove = Libérer cette place
chair-remove-note = { $name } se lève et ne pourra plus s’asseoir à cette table.
seat-offer = Proposer cette place
seat-offer-note = Un bot joue pour { $name }. Si vous proposez la place, qui ouvre le lien peut la prendre, avec ses cartes et ses points.
seat-offered = { $name } est loin : qui ouvre le lien peut prendre sa place.
seat-free = { $name } est loin. Vous pouvez prendre sa place.
seat-take-over = Prendre cette place
seat-lost = { $name } joue maintenant à votre place. Vous pouvez continuer à regarder.
seat-before = avant : { $names }
invite-title = Inviter
invite-link = Lien vers cette table
invite-qr = Code QR du lien vers cette table
invite-show-qr = Afficher un code QR
invite-alone = Seul cet appareil peut ouvrir cette adresse.
invite-command = Pour que d’autres puissent vous rejoindre, lancez Purradox avec { $command }
invite-open = Accueillir les appareils de mon réseau
invite-open-about = Jusqu’à l’arrêt de Purradox, tous les appareils de ce réseau pourront l’ouvrir sur cet ordinateur. Celui-ci vous demandera peut-être de l’autoriser.
invite-open-yes = Accueillir
invite-opened = Les appareils de votre réseau peuvent maintenant vous rejoindre.

### the table

room-round = Manche { $round } sur { $rounds }
room-offline = Pas de connexion. Nouvelle tentative…
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
player-turn = doit jouer
player-turn-yours = À vous de jouer
player-first = commence
player-away = pas là
player-host = hôte
player-program = un programme
player-played-by-bot = { $who ->
        [me] un bot joue pour vous
       *[other] un bot joue à sa place
    }
player-colours = Couleurs
player-tricks = { $predicted ->
        [none] plis remportés : { $won }, bonus jusqu’à { $most }
        [open] plis remportés : { $won }, pas encore de prédiction
       *[other] plis remportés : { $won }, prédits : { $predicted }
    }
player-won = Remportés
player-score = Points
player-discarded = a écarté une carte
clock-days = { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
clock-left = encore { $time }
clock-warning = { $clock ->
        [days] Il reste moins d’une heure pour décider.
       *[seconds] Il reste 10 secondes pour décider.
    }
trick-label = Pli { $trick }
trick-led = Couleur de référence :
trick-empty = { $who ->
        [me] Vous entamez
       *[other] { $name } entame
    }
trick-winner = { $who ->
        [me] Vous remportez le pli
       *[other] { $name } remporte le pli
    }
tricks-one = Pli { $trick } : { $name }
tricks-play = { $name } : { $cell }
discard-title = Écartez une carte
discard-how = Choisissez la carte que vous préférez ne pas avoir à jouer. Elle reste face cachée.
discard-help = Il y a cinq cartes de chaque numéro, mais seulement quatre cases. Un numéro que vous avez en nombre est difficile à placer.
bonus-up-to = À deux, on ne prédit pas. Qui remporte { $most } plis ou moins a le bonus : son plus grand groupe de jetons compte.
discard-waiting = Votre carte est écartée. Choisissent encore : { $names }.
discard-revealed = Révélées :
discard-name = écarter { $number }
predict-title = Combien de plis prédisez-vous ?
predict-waiting = { $name } fait sa prédiction
predict-how = Il y a { $tricks } plis. Si vous en remportez exactement autant que prédit, votre plus grand groupe de jetons rapporte un bonus.
predict-help = Les grands numéros remportent les plis de leur couleur ; le rouge bat tout. On ne peut pas prédire zéro.
predict-tricks = { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
predict-yours = { $tricks ->
        [one] Votre prédiction : { $tricks } pli.
       *[other] Votre prédiction : { $tricks } plis.
    }
own-label = Vos cartes
prompt-sending = Envoi…
prompt-sending-later = Votre coup est gardé et partira dès que la connexion sera rétablie.
prompt-over = La manche est finie.
prompt-wait = On attend { $name }.
prompt-wait-all = Choisissent encore : { $names }.
prompt-discard = Quelle carte écartez-vous ?
prompt-predict = Combien de plis ?
prompt-lead = Vous entamez. Choisissez une carte et une couleur.
prompt-follow = À vous de jouer ; couleur de référence : { $colour }.
prompt-card = Carte { $number } : choisissez maintenant une case.
prompt-chosen = Jouer le { $cell } ? { $keys ->
        [yes] Cliquez encore, ou appuyez sur Entrée.
       *[no] Touchez encore une fois.
    }
prompt-number-first = D’abord le numéro, puis la couleur.
choice-loses = Vous ne suivez pas : vous perdrez la couleur { $colour } pour cette manche.
send-discard = Écarter le { $number }
send-predict = { $tricks ->
        [one] Prédire { $tricks } pli
       *[other] Prédire { $tricks } plis
    }
send-play = Jouer le { $cell }
take-back = Annuler
hint-button = Conseil
hint-thinking = Un bot y réfléchit…
hint-best = Un bot choisirait : { $move }.
hint-yours = Un bot choisirait aussi : { $move }.
hint-only = Un seul choix possible : { $move }.
hint-marked = conseillé par le bot
hint-figures = Chiffres
hint-figures-about = Chaque choix a été essayé sur de nombreuses distributions possibles, compatibles avec ce que vous voyez. Les chiffres sont des moyennes.
hint-own = votre choix
hint-verdict = { $verdict ->
        [best] meilleur
       *[good] trop serré pour trancher
    }
legend-button = Repères
legend-title = Ce que disent les repères
legend-tight = Le nombre de cases qui vous restent pour ce numéro. Vous en avez au moins autant de cartes : bientôt, l’une d’elles pourrait ne plus avoir de case.
legend-stuck = Il ne vous reste aucune case pour ce numéro. Si vous n’avez plus que de telles cartes à votre tour, c’est un paradoxe.
legend-hint = Le conseil choisirait cette carte et cette case.
legend-unseen = Le nombre de cartes de ce numéro que l’on n’a pas encore vues : d’autres joueurs les ont, ou elles sont hors jeu.
card-open = { $count ->
        [0] plus de case
        [one] encore { $count } case
       *[other] encore { $count } cases
    }
card-colours = possible : { $colours }
card-no-colour = impossible pour l’instant
menu-back = Retour à la table
menu-leave = Quitter la partie
menu-return = Reprendre ma place
menu-leave-note = Si vous partez, un bot joue pour vous jusqu’à votre retour.
menu-give-up = Abandonner la partie
menu-give-up-note = Personne d’autre ne joue ici : si vous partez, la partie est finie, sans résultat.
menu-sure = Oui, c’est sûr
menu-people = Personnes à la table
talk-label = Dire quelque chose
talk-hello = Bonjour !
talk-good-luck = Bonne chance !
talk-well-played = Bien joué !
talk-thinking = Je réfléchis…
talk-oops = Oups !
talk-meow = Miaou.
talk-thanks = Merci !
talk-bye = Au revoir !
talk-wow = Ouah !
talk-hurry = Un peu plus vite, s’il vous plaît.
talk-sorry = Pardon !
talk-good-game = Belle partie !

### those who are waited for

wait-away = { $name } n’est pas là. La table attend { $since }.
wait-silent = La table attend { $name } { $since }.
wait-nudge = Relancer
wait-once = Un bot décide une fois
wait-stays = Un bot joue jusqu’au retour
wait-called = { $who ->
        [by] Vous avez appelé un bot pour { $name }.
       *[other] { $by } a appelé un bot pour { $name }.
    } Il intervient dans { $seconds } s, sauf réponse de { $name }.
wait-called-you = { $by } a appelé un bot pour vous. Il intervient dans { $seconds } s.
wait-here = Je suis là
wait-played = Un bot joue pour vous.
wait-take-over = Reprendre la main
wait-decided = Décidé pour vous :
wait-line = Manche { $round } : { $what } { $reason ->
        [clock] Le temps était écoulé.
        [called] { $by } avait appelé un bot.
       *[left] Vous aviez quitté la table.
    }
wait-nudged = { $name } vous attend.
bots-slow = Les bots ont beaucoup à faire : ils prennent environ { $seconds } s de plus en ce moment.
bots-preparing = Un bot se prépare. La première fois, cela prend une ou deux minutes.

### what happens, in words

tell-sat = { $name } s’assoit.
tell-stood = { $name } se lève.
tell-renamed = { $was } s’appelle désormais { $name }.
tell-left = { $who ->
        [me] Vous partez ; un bot joue pour vous.
       *[other] { $name } s’en va ; un bot joue à sa place.
    }
tell-returned = { $who ->
        [me] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
tell-closed = { $who ->
        [me] Vous abandonnez la partie.
       *[other] { $name } abandonne la partie.
    }
tell-closed-host = { $who ->
        [me] Vous fermez la table.
       *[other] { $name } ferme la table.
    }
tell-closed-expired = Personne n’est venu depuis longtemps : la table est fermée.
tell-closed-operator = La personne qui gère ce serveur a fermé la table.
tell-removed = { $by ->
        [operator] La personne qui gère ce serveur a retiré sa place à { $name }.
       *[host] L’hôte a retiré sa place à { $name }.
    }
tell-took-over = { $who ->
        [me] Vous jouez désormais à la place de { $was }.
       *[other] { $name } joue désormais à la place de { $was }.
    }
tell-host-changed = { $who ->
        [me] L’hôte de la table, c’est vous désormais.
       *[other] L’hôte de la table, c’est désormais { $name }.
    }
tell-offered = { $who ->
        [by] Vous proposez la place de { $name } : qui ouvre le lien peut la prendre.
       *[other] { $by } propose la place de { $name } : qui ouvre le lien peut la prendre.
    }
tell-started = La partie commence.
tell-forfeited = { $who ->
        [me] Un bot décide pour vous.
       *[other] Un bot décide pour { $name }.
    }
tell-nudged = { $who ->
        [me] { $by } vous relance.
        [by] Vous relancez { $name }.
       *[other] { $by } relance { $name }.
    }
tell-called = { $who ->
        [me] { $by } appelle un bot pour vous.
        [by] Vous appelez un bot pour { $name }.
       *[other] { $by } appelle un bot pour { $name }.
    }
tell-clock = { $who ->
        [me] Votre temps est écoulé ; un bot décide pour vous.
       *[other] Le temps de { $name } est écoulé ; un bot décide.
    }
tell-talked = { $name } : { $words }
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
        [me] Vous jouez le { $cell }.
       *[other] { $name } joue le { $cell }.
    }
tell-round-ended = La manche est finie : { $scores }.

### ends

paradox-title = Paradoxe !
paradox-mine = Aucune de vos cartes ne peut prendre de couleur. La manche s’arrête ici, vos plis comptent contre vous, et vous n’avez pas de bonus.
paradox-other = Aucune carte de { $name } ne peut prendre de couleur. La manche s’arrête ici ; { $name } perd un point par pli remporté et n’a pas de bonus.
paradox-lost = { $colour } : couleur perdue
paradox-taken = { $colour } : { $name }
paradox-neutral = { $colour } : jeton neutre
round-end-title = La manche { $round } est finie
round-end-groups = Les lignes relient les groupes qui ont rapporté un bonus.
round-end-hands = Les mains telles que distribuées
round-end-next = Manche suivante
round-end-last = Voir le résultat
score-won-predicted = Remportés / prédits
score-tricks = Plis
score-group = Groupe
score-missed = manquée
score-above = plus de { $most }
score-paradox = paradoxe
match-end-title = La partie est finie
match-given-up = Cette partie a été abandonnée
match-end-tie = Égalité à { $points } : la dernière manche a décidé.
match-end-won = { $shared ->
        [yes] Vous partagez la victoire !
       *[no] Vous gagnez !
    }
match-end-place = { $place ->
        [1] 1ᵉʳ
       *[later] { $place }ᵉ
    } sur { $players }
match-end-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-end-rank = Place
turning-start = { $who ->
        [me] Vous avez mené de la première manche à la fin, avec { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } d’avance.
       *[other] { $name } a mené de la première manche à la fin, avec { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } d’avance.
    }
turning-paradox = { $who ->
        [me] La manche { $round } a décidé : { $rival } cause un paradoxe, et vous passez devant.
        [rival] La manche { $round } a décidé : vous causez un paradoxe, et { $name } passe devant.
       *[other] La manche { $round } a décidé : { $rival } cause un paradoxe, et { $name } passe devant.
    }
turning-group = { $who ->
        [me] La manche { $round } a décidé : votre groupe de { $amount } vous fait passer devant.
       *[other] La manche { $round } a décidé : avec un groupe de { $amount }, { $name } passe devant.
    }
turning-points = { $who ->
        [me] La manche { $round } a décidé : avec { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }, vous passez devant.
       *[other] La manche { $round } a décidé : avec { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }, { $name } passe devant.
    }
turning-choice = Votre choix le plus coûteux : { $move }, manche { $round } ; { $better } aurait rapporté { $points } points de plus.
curve-title = Points après chaque manche.
curve-seat = { $name } : { $points }.
match-end-rematch = Rejouer
rematch-wanted = { $count ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
rematch-begun = La partie suivante a commencé.
rematch-join = Rejoindre
rematch-watch = Regarder la partie suivante
rematch-next = Vers la partie suivante
match-end-review = Analyse
picture-save = Enregistrer l’image
picture-saved = L’image est enregistrée.
picture-copied = Le résultat est copié sous forme de texte.
picture-failed = Ce navigateur n’a pas pu créer l’image.
score-round = M{ $round }
proof-check = Vérifier les distributions
proof-about = Les cartes proviennent de nombres aléatoires du serveur et des joueurs, tous promis avant qu’un seul soit connu. Votre navigateur peut vérifier que personne n’a choisi les cartes. Seul le joueur qui commence est tiré au sort par le serveur seul.
proof-good = Vérifié : les cartes de toutes les manches proviennent des nombres aléatoires promis par le serveur et par { $names }. Le vôtre en fait partie : personne n’a pu choisir les cartes, pas même le serveur et tous les autres ensemble.
proof-good-others = { $count ->
        [0] Vérifié : les cartes de toutes les manches proviennent du nombre aléatoire promis par le serveur. Aucun joueur n’en a ajouté : cela ne prouve pas que le serveur n’a pas choisi les cartes.
       *[other] Vérifié : les cartes de toutes les manches proviennent des nombres aléatoires promis par le serveur et par { $names }. Aucun ne vient de cet appareil : cela ne prouve pas ici que personne n’a choisi les cartes.
    }
proof-none-withheld = Un complice du serveur n’aurait pu que retenir un nombre promis. Personne ne l’a fait.
proof-withheld = Nombre aléatoire promis mais pas donné à temps : { $names }. Avec l’aide du serveur, c’était le choix d’une partie parmi { $deals }.
proof-old = Vérifié : les cartes de toutes les manches proviennent du nombre aléatoire promis par le serveur. Dans cette partie plus ancienne, les joueurs ont ajouté les leurs sans promesse : cela ne prouve pas que personne n’a choisi les cartes.
proof-wrong-commitment = Ce qui a été promis avant la partie n’est pas ce que dit la preuve.
proof-wrong-share = Un nombre aléatoire n’est pas celui qui était promis.
proof-wrong-deal = Les cartes de la manche { $round } ne proviennent pas des nombres aléatoires.
proof-wrong-hand = Les cartes que vous aviez à la manche { $round } ne sont pas celles de la preuve.

### refusals of the server

no-such-table = La table { $table } n’existe pas.
broken-table = L’enregistrement de cette table est endommagé, elle ne peut pas continuer. La personne qui gère ce serveur peut l’examiner.
not-seated = Vous n’êtes pas à cette table.
not-host = Seul l’hôte de la table peut faire cela.
was-removed = On vous a retiré votre place : vous ne pouvez plus vous asseoir à cette table.
not-vacant = On ne peut prendre que la place de quelqu’un pour qui un bot joue.
others-play = D’autres jouent cette partie : vous pouvez la quitter, mais pas la fermer.
not-watchable = Cette table n’est pas ouverte aux spectateurs.
already-started = La partie a déjà commencé.
not-started = La partie n’a pas encore commencé.
not-over = La partie n’est pas encore finie.
already-seated = Vous êtes déjà à cette table.
no-free-chair = Il n’y a plus de place libre à cette table.
chair-taken = Cette place est prise.
no-such-chair = Cette table n’a pas de place { $chair }.
decision-taken = Ce choix avait déjà été fait. Voici l’état actuel de la partie.
decision-not-due = La partie a avancé. Voici son état actuel.
not-waited-for = Personne n’attend ce joueur en ce moment.
too-early = Un peu de patience : possible dans { $seconds } s.
no-such-phrase = On ne peut pas dire cela ici.
bad-commitment = La promesse d’un nombre aléatoire a 64 chiffres hexadécimaux.
nothing-to-reveal = Vous n’avez pas promis de nombre aléatoire pour cette partie.
revealed-too-late = Les cartes sont déjà distribuées, sans votre nombre aléatoire.
no-aids = On joue sans aides à cette table.
bot-missing-part = { $bot } ne peut pas jouer ici : { $part } n’est pas installé ({ $command }).
bot-not-offered = { $bot } ne joue pas sur ce serveur.
bad-option = { $option ->
        [board] Ce tableau ne convient pas à la table.
        [bots] Ces bots ne conviennent pas aux places.
       *[limit] Ce temps par décision n’est pas possible.
    }
bad-name = Un nom a de 1 à { $most } caractères.
no-guest = Le serveur ne vous connaît plus. Repartez de la page d’accueil.
bad-code = Ce lien a déjà servi, ou ses dix minutes sont écoulées. Créez-en un autre.
bad-words = { $word ->
        [0] { $count ->
            [9] Les mots ne vont pas ensemble : l’un d’eux contient une faute, ou l’ordre n’est pas le bon.
           *[more] Il faut neuf mots, et non { $count }.
        }
       *[more] Le mot { $word } ne peut pas être juste. Vérifiez son orthographe.
    }
unknown-words = Personne n’a ces mots. Il y en a peut-être de plus récents, ou ils viennent d’un autre serveur.
logged-out = Cet appareil a été déconnecté.
kicked = La personne qui gère ce serveur vous a retiré de vos tables.
banned = { $days ->
        [0] La personne qui gère ce serveur vous en a exclu.
        [one] La personne qui gère ce serveur vous en a exclu pour { $days } jour encore.
       *[other] La personne qui gère ce serveur vous en a exclu pour { $days } jours encore.
    }
no-such-device = Cet appareil est déjà déconnecté.
too-many-tables = Vous avez { $most } tables ouvertes ; finissez-en une d’abord.
no-such-day = Il n’y a pas de distribution du jour pour « { $day } ».
day-not-begun = La distribution du { $day } s’ouvre quand ce jour commence quelque part sur terre.
day-not-now = Votre appareil dit que nous sommes le { $day }, mais ce n’est ce jour nulle part sur terre. Vérifiez son horloge.
too-fast = C’était un peu rapide. Réessayez dans { $seconds } s.
too-many-connections = Trop de pages sont ouvertes ici ; fermez-en une ({ $most } au plus).
too-many-watched = On ne peut pas regarder plus de { $most } tables à la fois.
too-large = C’est trop grand ; le maximum est { $most }.
not-a-message = Le serveur n’a pas compris ({ $problem }).
bad-request = Le serveur n’a pas compris ({ $problem }).
no-such-page = Cette page n’existe pas sur le serveur.
no-such-puzzle = Ce problème n’existe pas.
not-at-home = Cela n’est possible que sur l’ordinateur où Purradox a été lancé avec ./play.
no-network = Cet ordinateur n’est relié à aucun réseau par lequel on pourrait vous rejoindre.
wrong-method = Le serveur ne peut pas faire cela ici.
other-origin = Cela venait d’un autre site ; rien n’a été fait.
wrong-host = Ce serveur ne répond pas à ce nom. Utilisez l’adresse que vous avez reçue.
no-thought = Le bot n’a rien trouvé ({ $reason }).
server-trouble = Un problème est survenu sur le serveur. Votre partie est intacte.
not-ready = Le serveur n’est pas encore prêt. Un instant, s’il vous plaît.
too-many-reviews = Trop de parties sont en cours d’analyse ({ $most } au plus). Réessayez dans environ { $seconds } s.
too-many-reviews-of-yours = Vous avez déjà { $most } analyses en cours. Réessayez dans environ { $seconds } s.
too-many-hints = Trop de conseils sont en attente ({ $most } au plus). Réessayez dans environ { $seconds } s.
