### mein Profil

profile-lead = { $name }: was deine beendeten Partien sagen, soweit dieser Server sie noch hat. Nur du siehst diese Seite.
profile-nobody = Spiele zuerst eine Partie; dann steht hier, wie sie lief.
profile-figures = In Zahlen
profile-matches = Partien
profile-won = Gewonnen
profile-kept = Eingetroffene Vorhersagen
profile-paradoxes = Ausgelöste Paradoxa
profile-avoided = Runden ohne eigenes Paradoxon
profile-days = Beste Tage
profile-day = { $date }: { $won } von { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    } gewonnen
profile-ladder = Die Leiter der Katzen
profile-ladder-about = Gewinne eine Partie, in der eine Katze mitspielt, und du hast sie geschlagen. Wer ist die nächste?
profile-ladder-done = Du hast jede Katze geschlagen. Jetzt hilft ihnen nicht einmal mehr eine Kiste.
profile-beaten = geschlagen
profile-play = Spielen
profile-shares = Wer wie oft gewinnt
profile-against = Gegen: { $bot }
profile-accuracy = Genauigkeit
profile-accuracy-about = Wie gut du gewählt hast, egal mit welchen Karten, in den Partien, deren Analyse aufgehoben ist: blind gewählt etwa 0 %, immer am besten gewählt etwa 100 %.
profile-accuracy-none = Noch ist keine Analyse deiner Partien aufgehoben. Öffne eine am Ende einer Partie.
profile-accuracy-curve = { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }, von { $first } bis { $last }
profile-accuracy-table = Partie für Partie
