### loading what plays on this device

# $part is python, library or tables.
worker-loading = { $part ->
        [library] Chargement du jeu…
        [tables] Ouverture de vos tables…
       *[python] Chargement de Python…
    }
worker-loaded = { $loaded } sur { $total } Mo
worker-failed-python = La partie de cette page qui distribue et qui joue n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.
worker-failed-storage = Ce navigateur ne laisse pas la page conserver vos parties. Quittez la fenêtre privée ou autorisez ce site à enregistrer des données, puis rechargez la page.
worker-failed-elsewhere = Purradox est ouvert dans un autre onglet, et vos tables y sont maintenant.
worker-elsewhere = Purradox est ouvert dans un autre onglet
worker-elsewhere-about = Vos tables ne peuvent être ouvertes que dans un onglet à la fois. Rien n’est perdu : vous pouvez continuer ici ou là-bas.
worker-continue = Continuer ici
worker-advice = Calculé sur cet appareil avec moins de simulations que sur un serveur : les chiffres sont moins précis.
worker-save = Enregistrer cette partie dans un fichier
worker-save-about = Le fichier contient toutes les cartes. Ouvrez-le dans « Revoir », ici ou sur un serveur, pour continuer à partir d’ici.

### the app

update-ready = Une nouvelle version est prête.
offline-setting = Jouer aussi sans connexion
offline-setting-about = Conserve environ 10 Mo sur cet appareil. Vous pouvez alors jouer partout contre les chats ; ces parties restent sur cet appareil.
offline-kept = Vous pouvez maintenant jouer sans connexion.

### what is kept on this device

device-data-about = Téléchargez en un seul fichier tout ce que ce navigateur conserve de { $name }, ou faites-le supprimer.
device-data-delete-about = Votre nom, vos parties, vos distributions du jour et vos réponses aux problèmes sont supprimés de cet appareil. Ils ne sont nulle part ailleurs.
device-data-delete-last = C’est irréversible.
device-profile-lead = { $name } : ce que disent vos parties finies sur cet appareil. Personne d’autre ne voit cette page.
