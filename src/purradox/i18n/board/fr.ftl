### une table sur un téléviseur

tv-title = Le Tableau de Recherches
# $phase is discard, predict or play.
tv-turn = { $phase ->
        [discard] { $name } : écartez une carte
        [predict] { $name } : prédisez vos plis
       *[play] { $name } : à vous de jouer
    }
# $on is yes or no.
tv-sound = { $on ->
        [yes] Son : activé
       *[no] Son : coupé
    }
tv-full = Plein écran
tv-scan = Scannez et prenez place
tv-scan-about = Visez le code avec l’appareil photo de votre téléphone. Vos cartes sont sur votre téléphone ; cet écran ne montre les cartes de personne.
tv-begins = L’hôte lance la partie sur son propre appareil.
tv-next = Si quelqu’un veut une autre partie, elle apparaîtra ici d’elle-même.
tv-refused = Cette table n’est pas ouverte aux spectateurs. Quelqu’un qui y est assis peut tout de même montrer son tableau sur cet écran, avec le lien que son menu donne sous « Afficher sur un téléviseur ».
tv-series = { $matches ->
        [one] Après une partie
       *[other] Après { $matches } parties
    }
tv-won = Parties gagnées
tv-points = Points

### son lien

tv-show = Afficher sur un téléviseur
tv-about = Ouvrez ce lien sur le téléviseur, ou scannez le code avec une tablette. L’écran montre le tableau, le pli et les scores, et les cartes de personne. Si vous rejouez, il suit de lui-même.
tv-about-key = Cette table n’est pas ouverte aux spectateurs. Qui a ce lien voit quand même son tableau : gardez-le pour vos propres écrans.
tv-open = Ouvrir ici dans une nouvelle fenêtre
tv-link = Lien vers le tableau
tv-qr = Code QR du lien vers le tableau
tv-hand = Des cartes plus grandes sur ce téléphone, le reste étant sur le téléviseur
