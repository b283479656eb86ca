### puzzles

puzzles-title = Aufgaben
puzzles-lead = Stellungen aus Partien starker Bots. In jeder ist eine Wahl klar die beste: finde sie.
puzzles-try = Versuch eine
puzzles-kinds = Arten von Aufgaben
puzzles-kind-all = Alle
puzzles-kind-survive = Überleben
puzzles-kind-keep = Halten
puzzles-kind-group = Die Gruppe
puzzles-kind-discard = Das Ablegen
puzzles-kind-read = Die Hand lesen
puzzles-about-survive = Nur ein Zug vermeidet ein wahrscheinliches Paradoxon.
puzzles-about-keep = Nur mit einem Zug trifft deine Vorhersage wahrscheinlich zu; zu zweit bringt er den Bonus.
puzzles-about-group = Nur ein Zug macht deine größte Gruppe von Markern größer.
puzzles-about-discard = Welche Karte man zu Beginn einer Runde ablegt.
puzzles-about-read = Wer hält eine Karte, die niemand gesehen hat? Was gespielt wurde, verrät es.
puzzles-next = Nächste Aufgabe
puzzles-today = Aufgabe des Tages
puzzles-today-about = Dieselbe für alle, bis Mitternacht UTC.
puzzles-today-right = Du hast sie gelöst. Nach Mitternacht UTC kommt eine neue.
puzzles-today-wrong = Du hast sie verfehlt. Nach Mitternacht UTC kommt eine neue.
puzzles-today-open = Öffnen
puzzles-rating = Deine Wertung
puzzles-rating-none = Beantworte eine Aufgabe, um eine Wertung zu bekommen.
puzzles-rating-figure = { $rating } ± { $deviation }
puzzles-solved = { $solved } von { $attempts } gelöst
puzzles-history = Deine letzten Aufgaben
puzzles-curve = Deine Wertung nach jeder Aufgabe, von { $first } bis { $last }
puzzles-was-right = gelöst
puzzles-was-wrong = verfehlt

puzzle-back = Alle Aufgaben
puzzle-hardness = Aufgabe: { $rating }
puzzle-you = Du
puzzle-player = Spieler { $letter }
puzzle-nobody = Niemand: sie liegt verdeckt
puzzle-col-player = Spieler
puzzle-col-cards = Karten
puzzle-task-survive = Nur ein Zug vermeidet ein wahrscheinliches Paradoxon. Welcher?
puzzle-task-keep = { $goal ->
        [bonus] Nur mit einem Zug bleibst du wahrscheinlich bei höchstens { $most } Stichen. Mit welchem?
       *[prediction] Deine Vorhersage ist { $tricks }. Nur mit einem Zug trifft sie wahrscheinlich zu. Mit welchem?
    }
puzzle-task-group = Welcher Zug macht deine größte Gruppe von Markern größer als alle anderen?
puzzle-task-discard = Welche Karte legst du ab?
puzzle-task-read = Eine { $number } ist verdeckt. Wer hält sie am ehesten?
puzzle-choose-play = Wähle eine Karte, dann ein Feld des Forschungsplans.
puzzle-choose-card = Wähle eine Karte deiner Hand.
puzzle-choose-holder = Wähle einen Spieler.
puzzle-chosen = Deine Wahl: { $choice }
puzzle-answer = Antworten
puzzle-right = Richtig: { $answer }.
puzzle-wrong = Nicht { $choice }: die Antwort ist { $answer }.
puzzle-why-held = Nach allem, was gespielt wurde: { $better } { $better_figure }, { $worse } { $worse_figure }.
puzzle-mark-made = deine Wahl, nicht die beste
puzzle-mark-fine = deine Wahl, die Antwort
puzzle-mark-better = die Antwort
puzzle-rating-change = Deine Wertung: { $before } → { $after }
puzzle-rating-same = Du hast diese Aufgabe schon beantwortet; deine Wertung bleibt.
puzzle-values = Was jede Wahl wert ist
puzzle-col-choice = Wahl
puzzle-col-points = Punkte
puzzle-col-loss = Rückstand
puzzle-col-paradox = Paradoxon
puzzle-col-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Vorhersage
    }
puzzle-col-chance = Aussicht
puzzle-proof = { $simulations } Simulationen, mit Standardfehlern; die Punkte sind die dieser Runde.
puzzle-proof-exact = Genaue Summen über alle Kartenverteilungen, die passen, gewichtet danach, wie Bots spielen.
puzzle-play-on = Weiterspielen
puzzle-tricks = Bisherige Stiche
puzzle-keys = Tasten: Eine Ziffer wählt eine Karte, R B Y G ihre Farbe (Rot, Blau, Gelb, Grün), Enter antwortet.
puzzle-keys-read = Tasten: 1 ist der erste Spieler der Liste, 2 der zweite, Enter antwortet.
