### La distribution du jour.

daily-title = La distribution du jour
daily-lead = Une manche par jour contre trois chats de gouttière. Tout le monde reçoit les mêmes cartes et la même place, et les chats répondent de la même façon aux mêmes coups.
daily-state = { $state ->
        [playing] Commencée, pas finie
        [done] Jouée
        [practice] Jouée pour s’entraîner
        [given-up] Abandonnée
        [future] Pas encore ouverte
       *[none] Pas encore jouée
    }
daily-streak = { $days ->
        [0] Pas encore de série
        [one] Série : { $days } jour
        [many] Série : { $days } de jours
       *[other] Série : { $days } jours
    }
daily-play = Jouer la distribution du jour
daily-play-day = Jouer cette distribution
daily-practice = Jouer pour s’entraîner
daily-again = Rejouer pour s’entraîner
daily-go-on = Continuer
daily-look = Votre résultat
daily-counts = Votre premier essai compte, et se joue sans conseils.
daily-past = Son temps est passé : vous la jouez pour vous entraîner.
daily-counted = L’essai qui compte
daily-practised = Pour s’entraîner
daily-gave-up = Vous avez abandonné l’essai qui compte. Vous pouvez encore jouer pour vous entraîner.
daily-calendar = Jours passés
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-day = { $date } : { $state }
daily-all = Tous les jours
daily-derived-date = Les cartes découlent de la date seule : personne ne les a choisies, et qui le veut peut les calculer à l’avance.
daily-derived-chain = Les cartes découlent d’un secret de ce serveur. Personne d’autre ne peut connaître celles de demain, et chacun peut vérifier que celles d’aujourd’hui étaient fixées depuis longtemps. Son empreinte : { $root }
daily-tricks = Plis
daily-tricks-value = { $tricks } sur { $prediction } annoncés
daily-group = Plus grand groupe
daily-paradox = Paradoxe
daily-paradox-value = { $whose ->
        [mine] le vôtre
        [other] d’un autre joueur
       *[none] aucun
    }
daily-share = À partager, sans dévoiler de carte
daily-share-key = ★ points · ◎ plis faits et annoncés · ▦ plus grand groupe · 🙀 votre propre paradoxe · 😼 celui d’un autre joueur · ↺ pour s’entraîner
daily-people = Tout le monde sur ce serveur
daily-people-all = { $people ->
        [one] Vous êtes pour l’instant la seule personne à l’avoir finie.
        [many] L’ont finie : { $people } de personnes. Ont fait mieux que vous : { $better }.
       *[other] L’ont finie : { $people } personnes. Ont fait mieux que vous : { $better }.
    }
daily-people-others = { $people ->
        [0] Personne ne l’a finie à temps.
        [one] L’ont finie à temps : { $people } personne. Ont fait mieux que vous : { $better }.
        [many] L’ont finie à temps : { $people } de personnes. Ont fait mieux que vous : { $better }.
       *[other] L’ont finie à temps : { $people } personnes. Ont fait mieux que vous : { $better }.
    }
daily-people-count = Personnes
daily-cats = Les chats avec vos cartes
daily-cats-thinking = D’autres chats jouent encore.
daily-friend = Vous et { $name }
daily-friend-invites = { $name } vous envoie cette distribution : les mêmes cartes, la même place, les mêmes chats. Quand vous aurez fini tous les deux, vous verrez les deux résultats.
daily-friend-going = { $name } n’a pas encore fini.
daily-friend-gave-up = { $name } a abandonné.
daily-send = Envoyer cette distribution à quelqu’un
daily-send-about = Qui ouvre ce lien reçoit exactement vos cartes. Après avoir fini, cette personne voit votre nom et votre résultat à côté du sien.
daily-proof-about = Votre navigateur peut vérifier de quoi ces cartes découlent.
daily-proof-date = Vérifié : les cartes découlent de la date seule. Personne ne les a choisies.
daily-proof-chain = Vérifié : les cartes découlent d’une graine qui ramène à l’empreinte de ce serveur. Si vous connaissiez cette empreinte avant aujourd’hui, les cartes étaient fixées dès lors, les mêmes pour tous ; qui gère le serveur pouvait les connaître.
daily-proof-wrong = Les cartes ne découlent ni de la date ni de l’empreinte de ce serveur.
