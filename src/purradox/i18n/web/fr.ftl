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
