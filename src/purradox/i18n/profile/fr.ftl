### mon profil

profile-lead = { $name } : ce que disent vos parties finies, tant que ce serveur les a encore. Personne d’autre ne voit cette page.
profile-nobody = Jouez d’abord une partie ; vous trouverez ici comment elle s’est passée.
profile-figures = En chiffres
profile-matches = Parties
profile-won = Gagnées
profile-kept = Prédictions tenues
profile-paradoxes = Paradoxes causés
profile-avoided = Manches sans paradoxe de votre part
profile-days = Meilleurs jours
profile-day = { $date } : { $won } sur { $matches ->
        [one] une partie
       *[other] { $matches } parties
    } gagnées
profile-ladder = L’échelle des chats
profile-ladder-about = Gagnez une partie où joue un chat, et vous l’avez battu. À qui le tour ?
profile-ladder-done = Vous avez battu tous les chats. Même une boîte fermée ne les aide plus.
profile-beaten = battu
profile-play = Jouer
profile-shares = Qui gagne combien de fois
profile-against = Contre : { $bot }
profile-accuracy = Précision
profile-accuracy-about = La qualité de vos choix, quelles qu’aient été les cartes, dans les parties dont l’analyse est conservée : au hasard environ 0 %, toujours le meilleur choix environ 100 %.
profile-accuracy-none = Aucune analyse de vos parties n’est encore conservée. Ouvrez-en une à la fin d’une partie.
profile-accuracy-curve = { $count ->
        [one] Une partie
       *[other] { $count } parties
    }, de { $first } à { $last }
profile-accuracy-table = Partie par partie
