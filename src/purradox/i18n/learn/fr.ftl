### the lesson

learn-title = Apprendre à jouer
learn-lead = Environ cinq minutes. Vous n’avez jamais joué à un jeu de plis ? Tant mieux !
learn-progress = Étape { $step } sur { $steps }
learn-steps = Étapes de la leçon
learn-done = faite
learn-next = Suivant
learn-back = Retour
learn-close = Compris
learn-again = Réessayer
learn-restart = Recommencer
learn-task = À vous
learn-anna = Anna
learn-boris = Boris
learn-you = Vous
learn-you-took = vous
learn-trick-on-table = Le pli
learn-nothing-led = Aucune carte n’a encore été jouée.
learn-tricks-won = plis : { $tricks }
learn-lost-colours = perdu : { $colours }
learn-not-the-card = Cette case est réservée à un { $number }. Choisissez un { $number } dans votre main, ou une autre case.
learn-no-such-card = Vous n’avez pas de { $number }.
learn-keys = Touches : un chiffre choisit une carte, R B Y G sa couleur (rouge, bleu, jaune, vert), Entrée continue.
learn-hand-of = Main de { $name }

learn-box-title = Un chat dans une boîte
learn-box-text =
    Chaque carte est un chat dans une boîte fermée. Vous voyez son numéro. Elle n’a pas encore de couleur.
    Elle prend sa couleur quand vous la jouez : c’est vous qui la déclarez.
learn-box-task = Choisissez une carte, puis la case bleue, jaune ou verte de son numéro.
learn-box-right = Votre carte est maintenant le { cell-name }, et le reste. Votre jeton sur le Tableau de Recherches en témoigne.

learn-trick-title = Un pli
learn-trick-text =
    Chacun joue une carte. C’est un pli, et l’un de vous le remporte.
    Anna a entamé avec le 4 bleu. Boris a joué le 2 bleu. La plus haute carte bleue gagne.
learn-trick-task = Remportez le pli : jouez une carte bleue plus haute que 4.
learn-trick-right = Le pli est à vous ! Le { $number } bleu est le plus haut. Qui remporte un pli entame le suivant.
learn-trick-low = Le { $number } bleu ne suffit pas : le 4 d’Anna gagne. Prenez une carte plus haute.
learn-trick-other = La couleur de référence est le bleu. Une carte d’une autre couleur ne peut pas gagner ici, si haute soit-elle.
learn-trick-red = Cela gagne aussi, car le rouge est à part. On y vient. D’abord, gagnez avec du bleu.

learn-led-title = La couleur de référence
learn-led-text =
    La première carte d’un pli décide de la couleur qui compte. C’est la couleur de référence.
    Anna a entamé en jaune. Boris a déclaré sa carte verte.
learn-led-task = Laquelle des deux cartes est en tête ?
learn-led-right = Oui. La couleur de référence est le jaune, et seul le jaune compte. Le 6 est haut, mais vert.
learn-led-wrong = Le 6 est plus haut, mais vert. La couleur de référence est le jaune : seul le jaune compte.

learn-trump-title = Le rouge est le plus fort
learn-trump-text =
    Une couleur bat toutes les autres : le rouge. Même le 1 rouge bat le 6 vert.
    Anna a entamé avec le 6 vert. Aucune de vos cartes vertes n’est plus haute.
learn-trump-task = Remportez le pli quand même.
learn-trump-right = Le { $number } rouge l’emporte. Si plusieurs déclarent rouge, le plus haut rouge gagne.
learn-trump-low = Le { $number } vert est plus bas que le 6 d’Anna. Quelle couleur bat le vert ?
learn-trump-other = Seule compte ici la couleur de référence, et une autre qui la bat.

learn-board-title = Chaque chat n’existe qu’une fois
learn-board-text =
    Le Tableau de Recherches a une case pour chaque couleur et chaque numéro. Une fois la case prise, aucun autre chat ne peut être le même.
    Vous avez des 5. La couleur de référence est le bleu.
learn-board-touch = Essayez de jouer un 5 en bleu.
learn-board-task = Maintenant, suivez en bleu avec un numéro qui peut encore l’être.
learn-board-right = Bien. Les 5 et les 6 de votre main devront trouver une autre couleur.
learn-board-other = Possible, mais ce n’est pas bleu. Lequel de vos numéros est encore libre dans la ligne bleue ?

learn-lose-title = Suivre n’est pas obligatoire
learn-lose-text =
    Vous pouvez déclarer une autre couleur que celle de référence. Mais cela se paie : vous perdez la couleur de référence pour le reste de la manche.
    La couleur de référence est le jaune. De toute façon, le 6 d’Anna gagne.
learn-lose-task = Ne suivez pas : déclarez n’importe quelle couleur sauf le jaune.
learn-lose-right = Vous n’avez pas suivi, donc vous perdez le jaune. Le tableau le montre.
learn-lose-follow = C’est suivre en jaune, donc rien n’est perdu. Cette fois, essayez une autre couleur.

learn-lost-title = Ce qui est perdu reste perdu
learn-lost-text =
    Un pli plus tard. La couleur de référence est encore le jaune, et la case de votre 5 y est libre.
learn-lost-touch = Essayez de jouer un 5 en jaune.
learn-lost-task = Jouez donc autre chose.
learn-lost-right = On ne perd pas le jaune deux fois : cela n’a rien coûté de plus. Mais vos cartes ont le choix entre une couleur de moins.

learn-red-title = Le rouge doit attendre
learn-red-text =
    Vous avez remporté le dernier pli, donc vous entamez. Mais personne n’a encore déclaré rouge dans cette manche.
    Jusque-là, on ne peut pas entamer en rouge.
learn-red-touch = Essayez d’entamer en rouge.
learn-red-task = Entamez dans une autre couleur.
learn-red-right = Bien. Dès que quelqu’un déclare rouge en cours de pli, chacun peut entamer en rouge. Seule exception : si aucune de vos cartes ne peut être autre chose.

learn-paradox-title = Le paradoxe
learn-paradox-text =
    Boris doit jouer. Il a perdu le bleu, et voici ses deux dernières cartes.
    Regardez leurs cases sur le tableau. Touchez-en une pour en savoir plus.
learn-paradox-task = Boris peut-il jouer une carte ?
learn-paradox-yes = Oui, il peut
learn-paradox-no = Non, rien ne va
learn-paradox-right = Un paradoxe ! La manche s’arrête aussitôt et personne ne remporte ce pli. Boris avait remporté trois plis : il perd trois points.
learn-paradox-wrong = Essayez chaque case du 1 et du 4 : toutes sont prises, sauf le 1 bleu. Et Boris a perdu le bleu.

learn-avoid-title = Évitez le paradoxe
learn-avoid-text =
    La couleur de référence est le rouge. Trois coups sont possibles. L’un d’eux vous laisse des cartes sans aucune case.
    Pensez aux cartes qui resteront dans votre main.
learn-avoid-task = Jouez de façon à pouvoir encore jouer au tour suivant.
learn-avoid-right = Vous remportez le pli, et vos autres cartes ont encore une case.
learn-avoid-wrong = Vous avez perdu le rouge, et plus rien ne va : un paradoxe. C’est le vrai danger de ce jeu.

learn-discard-title = Écartez une carte
learn-discard-text =
    Au début d’une manche, chacun a dix cartes. Vous en écartez une, face cachée. Elle ne sera pas jouée.
    Chaque numéro n’a que quatre cases, une de chaque couleur.
learn-discard-task = Quel numéro est le plus difficile à placer ? Écartez-en un.
learn-discard-right = Cinq 3, et quatre cases seulement pour eux. Un souci de moins.
learn-discard-other = C’est permis. Mais vous avez cinq 3, et il n’y a que quatre cases pour un 3.

learn-predict-title = Votre prédiction
learn-predict-text =
    Avant le premier pli, vous dites combien de plis vous remporterez. À trois joueurs, c’est 1, 3 ou 4.
    Si vous en remportez exactement autant, vous avez un bonus.
learn-predict-task = Regardez votre main et faites votre prédiction.
learn-predict-right = { $tricks ->
        [one] Vous prédisez un pli. Remportez-en un, et pas un de plus.
       *[other] Vous prédisez { $tricks } plis. Remportez-en { $tricks }, et pas un de plus.
    }

learn-group-title = Le bonus
learn-group-text =
    La manche est finie. Vous aviez prédit 3 plis, et en avez remporté 3.
    Votre bonus est votre plus grand groupe de jetons qui se touchent par un côté. Les coins ne comptent pas.
learn-group-task = Touchez un jeton de votre plus grand groupe.
learn-group-right = { $size } jetons se touchent. { $tricks } points pour les plis et { $size } pour le groupe : { $total }.
learn-group-wrong = Ce groupe est plus petit. Il y en a un plus grand.
learn-group-not-yours = Ce n’est pas votre jeton. Les vôtres portent la lettre A.

learn-end-title = Vous savez jouer !
learn-end-text = C’est tout le jeu. En bref :
learn-end-1 = Déclarez une couleur pour chaque carte ; chaque chat n’existe qu’une fois.
learn-end-2 = La plus haute carte de la couleur de référence gagne ; le rouge la bat.
learn-end-3 = Qui ne suit pas perd la couleur de référence.
learn-end-4 = Rien ne va ? Paradoxe : vous perdez des points.
learn-end-5 = Prédiction réussie : votre plus grand groupe compte.
learn-end-play = Jouer votre première partie
learn-end-first = Vous contre deux chatons, les adversaires les plus doux, avec toutes les aides. Vous pourrez changer cela plus tard.
learn-end-rules = Lire les règles

### the rules

rules-title = Les règles
rules-lead = Tout le jeu, avec nos mots. Chaque règle a un numéro qui ne change jamais. Touchez les exemples pour essayer.
rules-contents = Sommaire
rules-example = Essayez
rules-provisional = L’ordre violet est provisoire : personne ne l’a encore relevé pour nous sur les cartes imprimées.
rules-independent = Purradox est un projet indépendant. Il n’est lié ni à l’auteur du jeu, Muneyuki Yokouchi, ni à ses éditeurs. Si le jeu vous plaît, achetez-le.

rules-words = Vocabulaire
rules-word-trick = Pli
rules-word-trick-means = un petit affrontement : chacun joue une carte, et l’un des joueurs le remporte.
rules-word-lead = Entamer
rules-word-lead-means = jouer la première carte d’un pli. Les autres jouent ensuite.
rules-word-led = Couleur de référence
rules-word-led-means = la couleur déclarée par qui entame. Elle ne vaut que pour ce pli.
rules-word-follow = Suivre
rules-word-follow-means = déclarer la couleur de référence pour sa propre carte.
rules-word-trump = Couleur la plus forte
rules-word-trump-means = celle qui bat toutes les autres (l’atout). Ici, c’est toujours le rouge.
rules-word-prediction = Prédiction
rules-word-prediction-means = le nombre de plis que vous pensez remporter, annoncé avant de jouer.
rules-word-board = Tableau de Recherches
rules-word-board-means = la grille au centre de la table, une ligne par couleur.
rules-word-space = Case
rules-word-space-means = une place du tableau, comme le 5 bleu. C’est un seul chat : on ne la prend qu’une fois.
rules-word-token = Jeton
rules-word-token-means = ce que vous posez sur une case en jouant ce chat.
rules-word-paradox = Paradoxe
rules-word-paradox-means = c’est à vous de jouer, et aucune carte de votre main ne peut prendre de couleur.
rules-facts = Bon à savoir
rules-fact-1 = Une manche sans paradoxe remplit 19 cases sur 20 à deux joueurs, 24 sur 24 à trois, 32 sur 32 à quatre et 35 sur 36 à cinq.
rules-fact-2 = Aucun paradoxe n’est possible au pli 1 ou 2 ; il peut survenir au plus tôt au pli 3.
rules-fact-3 = Si tout le monde jouait au hasard, presque chaque manche finirait par un paradoxe. L’éviter est tout l’art de ce jeu.

rules-r1 = Installation du jeu
rules-r1-0 = Le matériel dépend du nombre de joueurs.
rules-players = Joueurs
rules-numbers = Numéros
rules-dealt = Cartes distribuées
rules-predictions = Prédictions
rules-tricks = Plis
rules-out = Hors jeu
rules-r1-1-title = Cartes et couleurs
rules-r1-1 = Une carte a un numéro et pas de couleur ; il y en a cinq de chaque numéro. Il y a quatre couleurs : rouge, bleu, jaune et vert. Le rouge est le plus fort.
rules-r1-2-title = Manches et premier joueur
rules-r1-2 = Une partie a autant de manches que de joueurs : chacun en commence une. Le tout premier joueur est tiré au sort. Puis la carte Premier joueur passe d’une place vers la gauche à chaque manche ; remporter un pli ne la déplace pas.
rules-r1-3-title = Les prédictions possibles
rules-r1-3 = À trois, on prédit 1, 3 ou 4 plis ; à quatre ou cinq, 1, 2 ou 3 ; à deux, on ne prédit pas. Personne ne peut prédire 0. La somme des prédictions est libre.
rules-r1-4-title = Toujours assez de jetons
rules-r1-4 = Le nombre de jetons de la boîte ne limite jamais ce que vous pouvez jouer.
rules-r2 = Le Tableau de Recherches
rules-r2-1-title = Lignes, cases et voisines
rules-r2-1 = Le tableau a une ligne par couleur : rouge, bleu, jaune, vert, de haut en bas. Chaque ligne a une case par numéro. Deux cases sont voisines si elles ont un côté commun. C’est leur place qui compte, jamais l’écart entre leurs numéros. Les coins ne comptent pas.
rules-r2-2-title = Le tableau blanc
rules-r2-2 = Chaque ligne commence à 1 et croît de gauche à droite, et les colonnes sont alignées.
rules-r2-3-title = Le tableau violet
rules-r2-3 = Chaque ligne commence deux numéros après celle du dessus, puis reprend à 1. Cet ordre est provisoire : celui des cartes imprimées ne figure dans aucun texte public que nous ayons trouvé.
rules-r2-4-title = Cases hors jeu
rules-r2-4 = À deux joueurs, les quatre 6 sont hors jeu, à quatre joueurs les quatre 9. Elles ne sont à personne : elles ne rejoignent aucun groupe et ne comptent pas comme jeton de la ligne rouge.
rules-neighbours-task = Touchez une case pour voir ses voisines.
rules-neighbours = { $cell } a pour voisines : { $cells }.
rules-r3 = Phase de préparation
rules-r3-1-title = La distribution
rules-r3-1 = Mélangez et distribuez. À deux joueurs, il reste cinq cartes : révélez-en trois. Chacune met un jeton neutre sur le tableau : la première carte d’un numéro sur le vert, la deuxième sur le jaune, la troisième sur le bleu. Les jetons neutres ne sont à personne.
rules-r3-1-example = Les cartes 5, 5 et 1 ont été révélées.
rules-r3-2-title = La carte écartée
rules-r3-2 = Tous choisissent en même temps une carte et l’écartent face cachée. Elle ne sert plus de la manche, et n’est jamais montrée.
rules-r3-3-title = Les prédictions
rules-r3-3 = Le premier joueur commence, puis les autres dans le sens horaire. Chacun annonce combien de plis il pense remporter. À deux joueurs, on passe cette étape.
rules-r3-4-title = Quatre couleurs libres
rules-r3-4 = Au début de chaque manche, chacun peut déclarer les quatre couleurs, et le tableau est vide, jetons neutres mis à part.
rules-r4 = Jouer une carte
rules-r4-1-title = Un coup permis
rules-r4-1 = Un coup est une carte de votre main et la couleur que vous lui déclarez. Il est permis si la case de cette couleur et de ce numéro est libre, et si vous n’avez pas perdu cette couleur.
rules-try-task = Main : { $cards }. Touchez une case de l’un de ces numéros.
rules-try-legal = Le { $cell } peut être joué.
rules-try-other = Il n’y a pas de { $number } dans cette main.
rules-led = Couleur de référence : { $colour }.
rules-lost = Perdu : { $colours }.
rules-r4-2-title = Quand entamer en rouge
rules-r4-2 = On ne peut pas entamer en rouge tant qu’il n’y a aucun jeton de joueur dans la ligne rouge ; peu importe à qui il est. Exception : vous pouvez entamer en rouge si aucune carte de votre main ne peut être déclarée bleue, jaune ou verte. Regardez toutes vos cartes, pas seulement celle que vous aimeriez jouer.
rules-r4-2-exception = Seul le rouge est possible, donc on peut entamer en rouge :
rules-r4-2-no-exception = Le 5 vert est libre, donc l’exception ne s’applique pas :
rules-r4-3-title = Suivre, et perdre une couleur
rules-r4-3 = On n’est jamais obligé de suivre. Mais si vous déclarez une autre couleur que celle de référence, vous perdez la couleur de référence pour le reste de la manche. Si elle était déjà perdue, il ne se passe rien de plus. Cela vaut aussi quand la couleur de référence est le rouge. Qui entame ne perd jamais de couleur.
rules-r4-4-title = Le jeton
rules-r4-4 = Chaque coup met votre jeton sur la case de cette couleur et de ce numéro. Il y reste toute la manche.
rules-r4-5-title = Qui remporte le pli
rules-r4-5 = Si quelqu’un a déclaré rouge, la plus haute carte rouge gagne. Sinon, la plus haute de la couleur de référence. Une carte d’une autre couleur ne peut pas gagner. Qui remporte le pli entame le suivant.
rules-r4-5-task = La première carte a entamé le pli. Touchez celle qui gagne.
rules-r4-5-right = Oui, le { $cell } gagne.
rules-r4-5-wrong = Non, le { $cell } ne gagne pas.
rules-r5 = La fin d’une manche
rules-r5-1-title = Une carte en main
rules-r5-1 = La manche finit quand il ne reste qu’une carte dans chaque main : après huit plis, ou sept à cinq joueurs. La dernière carte n’est jamais jouée.
rules-r5-2-title = Le paradoxe
rules-r5-2 = Si c’est à vous de jouer, en premier ou non, et qu’aucun coup n’est permis, c’est un paradoxe : la manche s’arrête aussitôt. Il survient, on ne le choisit pas ; si un coup est permis, il faut jouer. Vous montrez votre main. Personne ne remporte le pli interrompu ; les jetons posés restent et comptent.
rules-r5-3-title = La dernière carte n’est pas un paradoxe
rules-r5-3 = La carte qui reste à la fin n’est jamais jouée : ce n’est pas un paradoxe, même si elle ne va nulle part.
rules-r6 = Les points
rules-r6-1-title = Les points des plis
rules-r6-1 = Chaque pli remporté vaut un point. Qui a causé un paradoxe perd au contraire un point par pli remporté, et n’a pas de bonus.
rules-r6-2-title = Le bonus
rules-r6-2 = Vous l’obtenez si vous avez remporté exactement le nombre de plis prédit ; à deux joueurs, si vous en avez remporté quatre ou moins, zéro compris. Il vaut un point par jeton de votre plus grand groupe. Un groupe est un ensemble de vos jetons reliés par leurs côtés.
rules-groups-task = Touchez un jeton pour voir son groupe.
rules-groups = { $size ->
        [one] Un groupe d’un seul jeton.
       *[other] Un groupe de { $size } jetons.
    }
rules-groups-largest = { $size ->
        [one] Le plus grand groupe : un seul jeton.
       *[other] Le plus grand groupe : { $size } jetons.
    }
rules-groups-free = Il n’y a pas de jeton de joueur ici.
rules-r6-3-title = Les autres, après un paradoxe
rules-r6-3 = Quand une manche finit par un paradoxe, tous les autres marquent comme d’habitude : un point par pli, et le bonus si leur prédiction est exactement réalisée.
rules-r6-4-title = Qui gagne la partie
rules-r6-4 = Le plus haut total gagne. À égalité, le plus haut score de la dernière manche. Si l’égalité demeure, la victoire est partagée.

### the score pad

pad-title = Feuille de scores
pad-lead = Pour une table avec la vraie boîte. Vous jouez, la page compte. Rien ne quitte cet appareil.
pad-new = Nouvelle feuille
pad-players = Joueurs
pad-name = Nom du joueur { $seat }
pad-player = Joueur { $seat }
pad-board = Tableau de Recherches
pad-starts = Le premier de la liste commence la première manche ; les autres suivent dans le sens horaire.
pad-begin = Commencer
pad-round = Manche { $round }
pad-round-of = Manche { $round } sur { $rounds }
pad-starter = { $name } commence.
pad-prediction = Prédiction
pad-tricks = Plis
pad-group = Plus grand groupe
pad-bonus = Bonus
pad-score = Score
pad-total = Total
pad-paradox = Paradoxe
pad-nobody = personne
pad-caused = Qui a causé un paradoxe ?
pad-fewer = un de moins
pad-more = un de plus
pad-tricks-of = Plis de { $name }
pad-group-of = Plus grand groupe de { $name }
pad-bonus-off = { $reason ->
        [paradox] paradoxe : pas de bonus
        [above] plus de { $most } : pas de bonus
       *[missed] prédiction manquée : pas de bonus
    }
pad-count = Compter les groupes sur le tableau
pad-count-task = Choisissez un joueur, puis touchez les cases de ses jetons. La page trouve le plus grand groupe.
pad-count-clear = Vider le tableau
pad-counted = compté sur le tableau
pad-write = Noter la manche
pad-change = Corriger la manche
pad-cancel = Laisser comme avant
pad-undo = Annuler
pad-edit = Corriger la manche { $round }
pad-missing-predictions = Il manque une prédiction : { $names }.
pad-too-many = { $tricks } plis remportés, mais il n’y en a que { $most } dans une manche.
pad-too-few = { $tricks } plis remportés sur { $most }. Si c’est bien cela, il y a eu un paradoxe : qui l’a causé ?
pad-group-too-large = { $name } ne peut pas avoir un groupe de { $size } : personne ne pose plus de { $most } jetons.
pad-group-missing = Le bonus est acquis, et un groupe compte au moins un jeton. Comptez le plus grand groupe : { $names }.
pad-empty = Aucune manche n’est encore notée.
pad-winner = { $name } gagne !
pad-shared = Victoire partagée : { $names }.
pad-tie = Égalité à { $points } ; la dernière manche décide.
pad-still-tied = Égalité à { $points }, et dans la dernière manche aussi.
pad-print = Imprimer
pad-share = Partager en texte
pad-copied = Copié.
pad-copy-failed = La copie n’a pas fonctionné dans ce navigateur.
pad-signature = Noté avec Purradox

### replay and review

replay-title = Revoir une partie
replay-lead = Revoyez une partie coup par coup : l’une des vôtres, un exemple, ou une partie notée qu’on vous a envoyée.
replay-mine = Vos parties terminées
replay-mine-none = Vos parties terminées seront ici. En attendant, prenez l’exemple.
replay-paste = Coller une partie notée
replay-file = Ouvrir un fichier
replay-drop = Déposez le fichier n’importe où sur cette page.
replay-open = Montrer
replay-example = Montrer un exemple
replay-other = Une autre partie
replay-records = Partie notée
replay-record-of = Partie { $number } sur { $count }
replay-loading = Un instant…
replay-broken = Cette partie notée ne peut pas être rejouée.
replay-broken-where = Ligne { $line }, colonne { $column } :
replay-link-damaged = Ce lien est endommagé : il en manque une partie.
replay-first = Au début
replay-last = À la fin
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-times = { $times } ×
replay-position = Position
replay-where = { $phase ->
        [discard] Manche { $round }, cartes écartées
        [predict] Manche { $round }, prédictions
        [over] Manche { $round } finie
       *[play] Manche { $round }, pli { $trick }
    }
replay-jump = Aller à
replay-start-of-round = Début
replay-end-of-round = Fin
replay-trick = Pli { $trick }
replay-hands = Montrer toutes les mains
replay-hand-of = Main de { $name }
replay-hand-unknown = La partie notée ne donne pas ces cartes.
replay-predicted = prédit : { $tricks }
replay-won = plis : { $tricks }
replay-lost = perdu : { $colours }
replay-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-turn = doit jouer
replay-link = Lien vers cette position
replay-link-whole = Lien avec toute la partie
replay-link-copied = Le lien est copié. Il contient toute la partie.
replay-link-copied-table = Le lien est copié.
replay-save = Enregistrer la partie
replay-continue = Continuer à partir d’ici
replay-continue-as = Jouer à la place de
replay-continue-against = contre
replay-continue-go = Aller à la table
replay-continue-unknown = La partie notée ne donne pas toutes les cartes : on ne peut pas continuer d’ici.
replay-continue-over = La partie est finie ici. Reculez de quelques pas pour continuer.
replay-keys = Touches : flèches pour avancer, N et Maj+N pour l’erreur suivante et la précédente, Espace pour la lecture, Page préc. et Page suiv. de pli en pli, Début et Fin aux extrémités, H pour les mains.
replay-review = Analyse
replay-review-about = Que valait chaque choix ? Des bots essaient chaque choix sur de nombreuses distributions possibles, conformes à ce que le joueur pouvait savoir.
replay-review-start = Analyser cette partie
replay-review-stop = Arrêter
replay-review-progress = { $look ->
        [glance] À la recherche des premières erreurs…
       *[closer] Les erreurs sont marquées. Les chiffres s’affinent…
    }
replay-review-simulations = Simulations : { $simulations }.
replay-review-failed = L’analyse s’est arrêtée trop tôt. Ce qui a été trouvé est affiché ; relancez-la pour avoir le reste.
replay-review-none = Il n’y a rien à analyser à cette position.
replay-review-waiting = Ce choix n’a pas encore été analysé.
replay-who = Les choix de qui
replay-quiz = { $name } a choisi : { $move }. Trouverez-vous mieux ?
replay-quiz-discard = Touchez une carte.
replay-quiz-predict = Touchez un nombre de plis.
replay-quiz-play = Touchez une case du tableau.
replay-quiz-show = Montrer la réponse
replay-tried-right = { $move } : oui, il n’y avait rien de mieux.
replay-tried-better = { $move } : c’est mieux, mais il y a mieux encore.
replay-tried-same = { $move } : c’est ce qui a été choisi.
replay-tried-worse = { $move } : ce n’est pas mieux. Essayez encore.
replay-mark-made = choisi
replay-mark-fine = choisi, un bon choix
replay-mark-tried = essayé
replay-mark-better = mieux
replay-level-big = Grosse erreur
replay-level-plain = Erreur
replay-level-small = Petite imprécision
replay-mistakes = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
replay-mistakes-none = Aucune erreur : rien de nettement mieux n’a été trouvé.
replay-mistakes-none-yet = Aucune erreur pour l’instant.
replay-mistake-back = Erreur précédente
replay-mistake-next = Erreur suivante
replay-mistake-cost = a coûté { $win } de chances de gagner
replay-choices = Les choix de { $name }
replay-choice = Choix
replay-choice-chosen = joué
replay-worth-points = Points
replay-worth-win = Victoire
replay-worth-paradox = Paradoxe
replay-worth-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Prédiction
    }
replay-good = Un bon choix : rien de mieux n’a été trouvé.
replay-as-good = Un bon choix. { $why }
replay-better = Mieux : { $move }. { $why }
replay-curve = Score attendu de la manche
replay-curve-win = Chance de gagner la partie
replay-curve-win-lead = Tous les joueurs ensemble font 100 %, à chaque choix selon ce que { $name } pouvait savoir.
replay-curve-points-lead = La manche de chaque joueur, selon ce qu’il pouvait savoir. Le trait épais est celui de { $name }.
replay-curve-mark = une erreur
replay-curve-about = La courbe de chaque joueur, position par position. Les flèches avancent dans la partie ; les mêmes nombres sont dans le tableau ci-dessous.
replay-curve-value = { $where } : { $values }
replay-curve-table = La courbe en tableau
replay-curve-place = Position
replay-summary = Qualité des choix
replay-player = Joueur
replay-name-accuracy = Précision
replay-name-cost = Coût des erreurs
replay-name-luck = Chance
replay-name-win = Chances de gagner
replay-name-points = Points
replay-name-paradox = Risque de paradoxe
replay-name-kept = { $goal ->
        [bonus] Chances d’avoir le bonus
       *[prediction] Chances de réussir la prédiction
    }
replay-what = Que veut dire : { $figure } ?
replay-what-accuracy = La qualité des choix, quelles qu’aient été les cartes. Choisir au hasard donne environ 0 %, toujours le meilleur choix environ 100 %.
replay-what-cost = Ce que les erreurs marquées ont coûté ensemble, en chances de gagner la partie. Chacune compte à part : le total peut dépasser 100 %.
replay-what-luck = Les points dus aux bonnes ou mauvaises cartes et à ce qu’ont fait les autres, et non aux choix du joueur.
replay-what-win = Combien de fois le joueur gagne la partie à partir d’ici, quand des bots la finissent de nombreuses fois. Celui qui choisit ne connaît que ses propres cartes. Les chances de tous les joueurs font 100 %.
replay-what-points = Le score moyen de cette manche, quand des bots la finissent de nombreuses fois.
replay-what-paradox = Combien de fois le joueur se retrouve bloqué et provoque un paradoxe dans cette manche.
replay-what-kept = { $goal ->
        [bonus] Combien de fois le joueur remporte assez peu de plis pour avoir le bonus.
       *[prediction] Combien de fois le joueur remporte exactement le nombre de plis prédit.
    }
replay-legend = Ce que veulent dire les chiffres

### rules of thumb
thumb-title = Repères pour bien jouer
thumb-lead = Une page à imprimer : ce que disent des milliers de parties entre joueurs forts.
thumb-print = Imprimer
thumb-aside-title = Écarter
thumb-aside = Une carte du numéro que vous avez le plus souvent.
thumb-predict-title = Prédire
thumb-predict = Comptez vos cartes des deux numéros les plus grands.
thumb-high = Grandes cartes
thumb-players = { $players } joueurs
thumb-two = À deux joueurs, pas de prédiction : remportez quatre plis, pas davantage.
thumb-play-title = Jouer
thumb-play-1 = Regardez les cartes qui restent dans votre main. Une carte est sûre quand son numéro a des cases libres, dans les couleurs que vous n’avez pas perdues, pour toutes les cartes de ce numéro encore à venir : les vôtres et celles que vous n’avez pas vues. Il y en a cinq de chaque. Ne laissez aucune carte sans case ; puis gardez le plus de cartes sûres ; puis le plus de cases.
thumb-play-2 = À égalité ? Remportez le pli s’il vous en manque, sinon laissez-le. Quand la couleur de référence est une autre, un rouge remporte le pli environ neuf fois sur dix.
thumb-play-3 = Toujours à égalité ? À côté de vos propres jetons.
thumb-why-title = Pourquoi
thumb-why-1 = À quatre joueurs, neuf manches sur dix finissent par un paradoxe, presque toujours dans les deux derniers plis. Qui le provoque perd des points ; tous les autres marquent quand même.
thumb-why-2 = Perdez une couleur, rarement deux. À quatre joueurs : sans couleur perdue avant le pli 5, le paradoxe est pour vous dans 14 manches sur 100 ; avec une, dans 24 ; avec deux, dans 40.
thumb-why-3 = Trois plis avant la fin, il est dangereux de n’avoir que trois cases ; avec cinq, le danger est moitié moindre.
