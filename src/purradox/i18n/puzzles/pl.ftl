### puzzles

puzzles-title = Zagadki
puzzles-lead = Pozycje z partii silnych botów. W każdej jeden wybór jest wyraźnie najlepszy: znajdź go.
puzzles-try = Spróbuj
puzzles-kinds = Rodzaje zagadek
puzzles-kind-all = Wszystkie
puzzles-kind-survive = Przetrwaj
puzzles-kind-keep = Utrzymaj
puzzles-kind-group = Grupa
puzzles-kind-discard = Odłożona karta
puzzles-kind-read = Czytanie ręki
puzzles-about-survive = Tylko jedno zagranie pozwala uniknąć prawdopodobnego paradoksu.
puzzles-about-keep = Tylko po jednym zagraniu obstawienie pewnie się sprawdzi; w dwie osoby chodzi o premię.
puzzles-about-group = Tylko jedno zagranie powiększa twoją największą grupę znaczników.
puzzles-about-discard = Którą kartę odłożyć na początku rundy.
puzzles-about-read = Kto ma kartę, której nikt nie widział? Zdradza to przebieg gry.
puzzles-next = Następna zagadka
puzzles-today = Zagadka dnia
puzzles-today-about = Ta sama dla wszystkich, do północy UTC.
puzzles-today-right = Już rozwiązana. Nowa pojawi się po północy UTC.
puzzles-today-wrong = Tym razem się nie udało. Nowa pojawi się po północy UTC.
puzzles-today-open = Otwórz
puzzles-rating = Twój ranking
puzzles-rating-none = Odpowiedz na zagadkę, żeby dostać ranking.
puzzles-rating-figure = { $rating } ± { $deviation }
puzzles-solved = rozwiązane: { $solved } z { $attempts }
puzzles-history = Twoje ostatnie zagadki
puzzles-curve = Twój ranking po każdej zagadce, od { $first } do { $last }
puzzles-was-right = rozwiązana
puzzles-was-wrong = nierozwiązana

puzzle-back = Wszystkie zagadki
puzzle-hardness = Zagadka: { $rating }
puzzle-you = Ty
puzzle-player = Gracz { $letter }
puzzle-nobody = Nikt: leży zakryta
puzzle-col-player = Gracz
puzzle-col-cards = Karty
puzzle-task-survive = Tylko jedno zagranie pozwala uniknąć prawdopodobnego paradoksu. Które?
puzzle-task-keep = { $goal ->
        [bonus] Tylko po jednym zagraniu pewnie nie zbierzesz więcej niż { $most } lewy. Po którym?
       *[prediction] Twoje obstawienie to { $tricks }. Tylko po jednym zagraniu pewnie się sprawdzi. Po którym?
    }
puzzle-task-group = Które zagranie powiększa twoją największą grupę znaczników bardziej niż wszystkie inne?
puzzle-task-discard = Którą kartę odkładasz?
puzzle-task-read = Jedna karta { $number } jest ukryta. Kto najpewniej ją ma?
puzzle-choose-play = Wybierz kartę, a potem pole planszy badań.
puzzle-choose-card = Wybierz kartę z ręki.
puzzle-choose-holder = Wybierz gracza.
puzzle-chosen = Twój wybór: { $choice }
puzzle-answer = Odpowiedz
puzzle-right = Dobrze: { $answer }.
puzzle-wrong = Źle ({ $choice }). Odpowiedź: { $answer }.
puzzle-why-held = Po wszystkim, co zagrano: { $better } – { $better_figure }, { $worse } – { $worse_figure }.
puzzle-mark-made = twój wybór, nie najlepszy
puzzle-mark-fine = twój wybór, odpowiedź
puzzle-mark-better = odpowiedź
puzzle-rating-change = Twój ranking: { $before } → { $after }
puzzle-rating-same = Na tę zagadkę już była twoja odpowiedź, więc ranking się nie zmienia.
puzzle-values = Ile wart jest każdy wybór
puzzle-col-choice = Wybór
puzzle-col-points = Punkty
puzzle-col-loss = Strata
puzzle-col-paradox = Paradoks
puzzle-col-kept = { $goal ->
        [bonus] Premia
       *[prediction] Obstawienie
    }
puzzle-col-chance = Szansa
puzzle-proof = Symulacje: { $simulations }, z błędami standardowymi; punkty dotyczą tej rundy.
puzzle-proof-exact = Dokładne sumy po wszystkich pasujących rozdaniach, ważone tym, jak grają boty.
puzzle-play-on = Graj dalej
puzzle-tricks = Dotychczasowe lewy
puzzle-keys = Klawisze: cyfra wybiera kartę, R B Y G jej kolor (czerwony, niebieski, żółty, zielony), Enter odpowiada.
puzzle-keys-read = Klawisze: 1 to pierwszy gracz na liście, 2 drugi, Enter odpowiada.
