### rules

colour-name = { $colour ->
        [r] czerwony
        [b] niebieski
        [y] żółty
       *[g] zielony
    }
cell-name = { $colour ->
        [r] czerwona
        [b] niebieska
        [y] żółta
       *[g] zielona
    } { $number }
seat-name = miejsce { $seat }

player-count = W tę grę gra od 2 do 5 osób, nie { $players }.
layout-row = Rząd planszy badań to litera koloru i jego liczby, np. r123456, a nie „{ $row }”.
layout-colours = Plansza badań ma cztery rzędy; od góry: r, b, y, g.
layout-numbers = Rząd { colour-name } musi mieć każdą liczbę od 1 do { $columns } dokładnie raz.
layout-columns = Plansza badań dla tylu graczy ({ $players }) ma { $expected } kolumn, a nie { $columns }.
no-such-seat = Przy tym stole nie ma takiego miejsca: { $seat }.
not-a-move = „{ $text }” nie jest ruchem.
bad-deal = { $kind ->
        [seat] Zła liczba rozdanych kart: { $seat }.
        [number] Kart { $number } jest więcej niż w talii.
       *[other] Rozdanie nie pasuje do liczby graczy.
    }
deal-not-due = Karty w tej rundzie są już rozdane.
deal-due = Najpierw trzeba rozdać karty.
match-over = Partia jest skończona: ma tyle rund, ilu graczy.
not-now = { $phase ->
        [discard] Najpierw każdy musi odłożyć jedną kartę.
        [predict] Najpierw każdy musi obstawić liczbę lew.
        [play] Teraz trzeba zagrać kartę.
       *[over] Runda jest skończona.
    }
already-discarded = Jedna karta wystarczy: { $seat } ma już odłożoną.
not-your-turn = Teraz ruch ma { $to_act }, a nie { $seat }.
not-in-hand = Na tej ręce nie ma karty { $number }: { $seat }.
no-such-prediction = Obstawić można { $allowed }, a nie { $tricks }.
out-of-play = Pole „{ cell-name }” jest poza grą.
space-taken = { $kind ->
        [owner] Pole „{ cell-name }” jest już zajęte ({ $owner }, kolejka { $trick }).
       *[other] Na polu „{ cell-name }” leży neutralny znacznik.
    }
colour-lost = Ten kolor jest stracony od kolejki { $trick }: { colour-name }.
red-not-open = Nie można jeszcze wyjść w czerwony: w czerwonym rzędzie nie ma znacznika żadnego gracza, a inny kolor jest możliwy.

### notation

no-record = Nie ma tu żadnego zapisu.
record-too-long = Żaden zapis nie ma ponad { $limit } znaków; to musi być coś innego.
not-utf8 = To nie jest UTF-8; zapisz plik w tym kodowaniu.
unclosed-comment = Ten komentarz nie jest zamknięty: brakuje „{ "}" }”.
unexpected = „{ $found }” tu nie pasuje; powinno być: { $expected }
cut-short = Zapis urywa się w środku; powinno być: { $expected }
missing = Brakuje tego: { $name }
unknown-name = „{ $name }” nic tu nie znaczy.
repeated = „{ $name }” występuje tu dwa razy.
wrong-value = „{ $name }” powinno wyglądać tak: { $expected }
wrong-count = „{ $name }” musi mieć { $expected ->
        [one] { $expected } pozycję
        [few] { $expected } pozycje
        [many] { $expected } pozycji
       *[other] { $expected } pozycji
    }, a nie { $found }.
too-deep = Ten JSON sięga głębiej niż jakikolwiek zapis.
no-such-card = Nie ma tu karty { $number }; są od 1 do { $highest }.
reveal-missing = W grze 2-osobowej trzeba podać trzy odkryte karty: „| 125”, a w JSON "revealed": "125".
nothing-revealed = Karty odkrywa się tylko w grze 2-osobowej.
no-fitting-deal = Bez względu na nieznane karty żadne rozdanie nie pasuje do tego, co zapisano o tej rundzie.
nobody-predicts = W grze 2-osobowej nie obstawia się liczby lew.
trick-not-finished = Kolejka { $trick } nie jest skończona: każdy zagrywa w niej jedną kartę.
round-not-over = Runda { $round } jeszcze się nie skończyła.
paradox-missing = Brakuje tu „#”: { $seat } nie może nic zagrać.
no-paradox = To nie jest paradoks: { $seat } może zagrać kartę „{ cell-name }”.
others-paradox = Paradoksu nie wywołuje { $seat }: ruch ma { $to_act }.
score-missing = Brakuje punktów za rundę { $round }.
wrong-score = Punkty w rundzie ({ $seat }): { $right }, a nie { $written }.
match-not-over = Sumę podaje się dopiero po wszystkich rundach ({ $rounds }).
wrong-total = Suma punktów ({ $seat }): { $right }, a nie { $written }.

### play

play-neutral = Odkryte karty: { $cards }. Neutralne znaczniki: { $cells }.
play-gave-up = { $who ->
        [me] Nie dokładasz do koloru: do końca rundy tracisz kolor { $colour }.
       *[other] { $name } nie dokłada do koloru i traci kolor { $colour }.
    }
play-trick-won = { $who ->
        [me] Wygrywasz kolejkę { $trick } i zbierasz lewę.
       *[other] { $name } wygrywa kolejkę { $trick } i zbiera lewę.
    }
play-paradox = PARADOKS! { $who ->
        [me] Żadna z twoich kart nie może mieć koloru: { $cards }. Koniec rundy.
       *[other] { $name } nie może zagrać żadnej z tych kart: { $cards }. Koniec rundy.
    }
play-winner = { $who ->
        [me] Wygrywasz partię! Twój wynik: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }. Brawo!
       *[other] Partię wygrywa { $name }. Wynik: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
play-shared = { $who ->
        [me] Dzielisz zwycięstwo: { $names }. Wynik: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[other] Wspólne zwycięstwo: { $names }. Wynik: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
play-trick-number = Kolejka { $trick } z { $tricks }
play-not-in-hand = Nie masz karty { $number }.
since-time = od { $time }
since-day = { $day ->
        [0] od niedzieli
        [1] od poniedziałku
        [2] od wtorku
        [3] od środy
        [4] od czwartku
        [5] od piątku
       *[6] od soboty
    }
since-date = od { $date }

### bot pipe

cards-unknown = Zapis nie podaje wszystkich kart ({ $seat }).

### analysis

analysis-player = Gracz
analysis-total = Razem
analysis-round = Runda
analysis-choice = Wybór
analysis-points = Punkty
analysis-win = Wygrana
analysis-paradox = Paradoks
analysis-kept = { $goal ->
        [bonus] Premia
       *[prediction] Obstawienie
    }
why-close = { $better } czy { $worse }: nie do rozstrzygnięcia.
why-paradox = Ryzyko paradoksu: { $better } – { $better_figure }, { $worse } – { $worse_figure }.
why-kept = { $goal ->
        [bonus] Szansa na premię
       *[prediction] Szansa na poprawne obstawienie
    }: { $better } – { $better_figure }, { $worse } – { $worse_figure }.
why-group = Największa grupa średnio: { $better } – { $better_figure }, { $worse } – { $worse_figure }.
why-trick = Szansa na zebranie tej lewy: { $better } – { $better_figure }, { $worse } – { $worse_figure }.
why-tricks = Średnia liczba lew: { $better } – { $better_figure }, { $worse } – { $worse_figure }.
why-win = Szansa na wygranie partii: { $better } – { $better_figure }, { $worse } – { $worse_figure }.
why-points = Średnia liczba punktów: { $better } – { $better_figure }, { $worse } – { $worse_figure }.

### deals

wrong-share = To nie jest obiecana liczba losowa.
