### cli

help = Purradox: gra karciana Cat in the Box. Graj, pozwól grać botom i sprawdzaj zapisy gier.
help-usage = Użycie:
help-usage-options = [OPCJE]
help-usage-command = POLECENIE…
help-arguments = Argumenty:
help-options = Opcje:
help-commands = Polecenia:
help-default = (domyślnie: { $value })
help-help = Pokaż tę pomoc.
help-language = Język pomocy i komunikatów.
help-version = Pokaż wersję.
help-install-completion = Zainstaluj uzupełnianie poleceń w używanej powłoce.
help-show-completion = Pokaż skrypt uzupełniania poleceń dla używanej powłoki.

no-such-command = Nie ma polecenia „{ $word }”. { $nearest ->
        [none] Są: { $commands }.
       *[other] Czy chodziło o „{ $nearest }”? Są: { $commands }.
    }
no-such-option = Nie ma tu opcji { $option }. Zobacz „{ $command } --help”.
option-without-value = Opcja { $option } jest źle użyta. Zobacz „{ $command } --help”.
word-missing = Brakuje: { $word }. Zobacz „{ $command } --help”.
bad-value = Zła wartość: { $word }. Może być: { $expected }.
kind-int = liczba całkowita
kind-float = liczba
kind-bool = yes (tak) | no (nie)
kind-str = tekst
usage-wrong = Te argumenty do siebie nie pasują. Zobacz „{ $command } --help”.
no-such-language = Nie ma języka „{ $language }”. Są: { $languages }.
said = { $text }
file-missing = { $file }: nie ma takiego pliku.
file-is-directory = { $file }: to jest folder. Podaj pliki, które w nim są.
file-forbidden = { $file }: brak uprawnień do tego pliku.
file-trouble = { $file }: { $reason }.
system-trouble = Odpowiedź systemu: { $reason }.
part-missing = { $part } nie jest zainstalowany. Aby zainstalować: { $command }

### records

help-verify = Sprawdź zapisy: jeden wiersz na zapis, „ok” albo co i gdzie jest źle.
help-verify-files = Pliki z zapisami; - to standardowe wejście.
help-legal = Podaj, kto ma ruch na końcu każdego zapisu i jakie ruchy są dozwolone.
help-legal-files = Pliki z zapisami; - to standardowe wejście.
help-convert = Przepisz zapisy na tekst albo JSON.
help-convert-files = Pliki z zapisami; - to standardowe wejście.
help-convert-to = Format wyniku.
reading = Czytanie zapisów

### bots

bad-bot-spec = „{ $spec }” nie nazywa botów; napisz NAZWA, NAZWA:OPCJA=WARTOŚĆ albo exec:POLECENIE, a między botami postaw przecinki.
unknown-bot = nie ma bota „{ $name }”; { $nearest ->
        [none] są: { $known }.
       *[other] czy chodziło o „{ $nearest }”? Są: { $known }.
    }
bot-unavailable = nie można wczytać bota { $name }: { $reason }.
bot-needs = bot { $name } potrzebuje { $part }, a to nie jest zainstalowane: { $command }
unknown-bot-option = bot { $name } nie ma opcji „{ $option }”; { $known ->
        [none] nie ma żadnych opcji.
       *[other] ma: { $known }.
    }
missing-bot-option = bot { $name } wymaga wartości opcji: { $name }:{ $option }=…
bad-bot-option = { $name }:{ $option }={ $value } nie pasuje; potrzebna jest { $expected ->
        [int] liczba całkowita.
        [float] liczba.
        [bool] wartość yes (tak) albo no (nie).
       *[other] { $expected }.
    }
bots-and-chairs = liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $chairs }): podaj najwyżej po jednym na każde.

### boards

board-provisional = kolejność pól fioletowej planszy jest tymczasowa (R2.3): nikt jeszcze nie odczytał jej dla nas z drukowanych kart. Jeśli znasz prawdziwą, podaj jej cztery rzędy w --board, w cudzysłowie albo w pliku.
board-unknown = --board: „{ $board }” to nie white, nie violet, nie cztery rzędy takie jak "r123456 b345612 y561234 g123456" i nie plik.
board-not-text = { $file }: to nie jest tekst z czterema rzędami.
board-wrong = --board: { $reason }
folder-missing = { $file }: folder, w którym miałby powstać plik, nie istnieje.
folder-named = { $file }: to jest folder; podaj nazwę pliku w nim.

### simulate

help-simulate = Rozegraj partie między botami i wypisz ich zapisy.
help-simulate-players = Liczba graczy; inaczej tylu, ile podano botów, albo 3.
help-simulate-matches = Ile partii rozegrać.
help-simulate-bots = Boty, po kolei i od nowa, aż każde miejsce będzie zajęte: careful, random…
help-simulate-seed = To samo ziarno daje te same partie.
help-simulate-board = Plansza badań: white, violet, cztery rzędy w cudzysłowie albo plik z czterema rzędami.
help-simulate-processes = Ile partii grać jednocześnie.
help-simulate-form = Postać zapisów.
help-simulate-out = Dokąd pisać; - to standardowe wyjście.
help-simulate-date = Dzień do odnotowania w zapisach.
simulating = Rozgrywanie partii
simulate-interrupted = przerwano; zapisane partie: { $written } z { $matches }.
simulate-failed = bot zawiódł w partii { $number }: { $reason }. Zapisane partie: { $written }.

### play

help-play = Zagraj przeciwko botom tu, w terminalu.
help-play-players = Liczba graczy razem z tobą.
help-play-board = Plansza badań: white, violet, cztery rzędy w cudzysłowie albo plik z czterema rzędami.
help-play-bots = Pozostałe boty, po kolei i od nowa, aż każde miejsce będzie zajęte: careful, random…
help-play-seed = To samo ziarno daje te same rozdania.
help-play-save = Przy wyjściu zapisz partię do tego pliku.
help-play-daily = Zagraj dla wprawy rozdanie dnia: czterech graczy, jedna runda, te same karty co wszędzie.

play-welcome =
    Cat in the Box, { $board ->
        [white] biała plansza
        [violet] fioletowa plansza
       *[own] własna plansza
    }. Twoi przeciwnicy: { $bots }.
    W każdej chwili: ? pokazuje, co możesz zrobić, a quit kończy grę.
play-you = Ty
play-round = == Runda { $round } z { $rounds }. { $who ->
        [me] Zaczynasz ty.
       *[other] Zaczyna { $name }.
    }
play-predicts = { $name } obstawia { $tricks ->
        [one] { $tricks } lewę.
        [few] { $tricks } lewy.
       *[many] { $tricks } lew.
    }
play-plays = { $name } zagrywa: { $cell }.
play-scores = Punkty za rundę { $round }:
play-score-bonus = { $name }: { $tricks ->
        [one] { $tricks } lewa
        [few] { $tricks } lewy
       *[many] { $tricks } lew
    } + { $bonus } za grupę { $group } = { $points }. Razem { $total }.
play-score-missed = { $name }: { $tricks ->
        [one] { $tricks } lewa
        [few] { $tricks } lewy
       *[many] { $tricks } lew
    }, bez premii = { $points }. Razem { $total }.
play-score-paradox = { $name }: paradoks, minus { $tricks ->
        [one] { $tricks } lewa
        [few] { $tricks } lewy
       *[many] { $tricks } lew
    }, bez premii = { $points }. Razem { $total }.
play-trick = Na stole: { $plays }
play-hand = Twoja ręka: { $cards }
play-won = zebrane lewy: { $tricks }
play-predicted = obstawione: { $tricks }
play-without = stracone kolory: { $colours }
play-ask-discard = Odłóż jedną kartę zakrytą. Która liczba?
play-ask-predict = Ile lew zbierzesz: { $allowed }?
play-ask-lead = Rozpoczynasz kolejkę. Jaka karta i jaki kolor? Na przykład 5b to niebieska 5.
play-ask-follow = Twój ruch; kolor wyjściowy: { $colour }. Jaka karta i jaki kolor?
play-legal = Możesz wybrać: { $moves }
play-words = Wpisz jedną z tych możliwości; why 5b powie, dlaczego ruch jest niedozwolony; quit kończy grę.
play-why-legal = { $move } jest dozwolone.
play-you-took = ty
play-number-please = Wpisz liczbę albo „?”, żeby zobaczyć, jakie są możliwe.
play-card-please = Wpisz liczbę i literę koloru (r czerwony, b niebieski, y żółty, g zielony), na przykład 5b, albo „?”, żeby zobaczyć, co wolno.
play-which-colour = Jaki kolor? Możesz wybrać: { $moves }
play-left = Odchodzisz od stołu. Do następnego razu!
play-saved = Zapis partii jest w pliku { $file }.

### precompile

help-precompile = Skompiluj wszystko teraz, raz na tym komputerze, żeby później nie czekać na żadnego bota.
precompiled = Wszystko skompilowane: boty, podpowiedzi i analizy ruszają od razu.

### gate

help-gate = Porównaj skompilowane jądro z czytelnym silnikiem, który jest wzorcem.
help-gate-rounds = Rundy rozgrywane krok w krok i tyle samo szybkich rozgrywek.
help-gate-seed = To samo ziarno daje te same rundy.
help-gate-engine = Który silnik sprawdzić: skompilowany dla procesora (cpu) czy dla karty graficznej (cuda). Na karcie tyle rund każdego wariantu.
gate-part = Część
gate-pieces = Elementy
gate-compared = Porównania
gate-seconds = Sekundy
gate-result = Silniki
gate-part-cases = Ryciny i rzadkie przypadki
gate-part-perft = Pliki perft
gate-part-toys = Warianty zabawkowe
gate-part-lockstep = Krok w krok
gate-part-playouts = Szybkie rozgrywki
gate-part-batches = Wiele stołów naraz
gate-part-rounds = Całe rundy na karcie
gate-no-card = Numba nie znajduje tu karty graficznej, której mogłaby użyć. NUMBA_ENABLE_CUDASIM=1 powoli ją symuluje; na komputerze z kartą zainstaluj numba-cuda i ustaw PURRADOX_PORTABLE=1.
gate-agree = zgodne
gate-differ = różne
gate-passed = Silniki są zgodne.
gate-failed = Silniki różnią się. Powyższe wiersze pozwalają tam wrócić.

### bench

help-bench = Zmierz szybkość silników i porównaj statystyki losowej gry ze znanymi wartościami. (Siłę bota mierzy benchmark.)
help-bench-name = kernel: skompilowany silnik obok wszystkiego, z czym da się go porównać; figures: statystyki losowej gry; readable: czytelny silnik; server: ile wytrzyma serwer.
help-bench-quick = Krócej, z mniej dokładnymi wynikami.
help-bench-json = Zapisz wyniki także do tego pliku.
bench-missing = Nie ma tu pomiarów: są w repozytorium, a nie w zainstalowanym pakiecie. Uruchom „./play bench” w jego kopii.

### arena

help-arena = Niech boty grają na tych samych rozdaniach, każdy na każdym miejscu; na końcu widać, kto jest lepszy i jak bardzo to pewne. „arena report FOLDER” pokazuje jeszcze raz raport z folderu.
help-arena-stored = Pokaż jeszcze raz raport z tego folderu.
help-arena-bots = Boty, co najmniej dwa; ten sam podany dwa razy to kontrola.
help-arena-players = Ilu graczy siedzi przy stole; inaczej tylu, ile podano botów.
help-arena-matches = Ile partii rozegrać; zaczęte rozdanie gra się na każdym miejscu.
help-arena-hours = Ile godzin grać; zaczęte rozdanie gra się do końca.
help-arena-until = Przestań, gdy tylko to lub coś przeciwnego zostanie wykazane.
help-arena-processes = Ile partii grać jednocześnie.
help-arena-ray = Graj na klastrze Ray pod tym adresem; local uruchamia go tutaj.
help-arena-seed = To samo ziarno daje te same rozdania; inaczej 0.
help-arena-board = Plansza badań: white, violet, cztery rzędy w cudzysłowie albo plik z czterema rzędami; inaczej white.
help-arena-out = Zachowaj każdą partię w tym folderze; to samo polecenie podejmie grę w tym miejscu.
help-arena-file = Zapisz raport także w tym pliku, jako JSON.
arena-playing = Boty grają
arena-bot = Bot
arena-points = Punkty na rundę
arena-wins = Wygrane, %
arena-paradoxes = Paradoksy
arena-predictions = Obstawienia
arena-time = ms na ruch
arena-worst = najdłużej
arena-rating = Ranking
arena-pair = Para
arena-deals = Rozdania
arena-difference = Punkty na rundę
arena-ahead = Wyżej, %
arena-control = kontrola
arena-summary = Rozdania: { $deals }. Partie: { $matches }. Różne partie: { $games }.
arena-legend = ± i zakresy w nawiasach to przedziały 95% względem rozdań; przy rankingu ± to jego sigma. Równy udział miejsca w wygranych: { $fair }.
arena-forfeits = Decyzje podjęte przez careful zamiast bota { $name }: { $decisions }.
arena-until-so = Wykazano: { $claim }. Wyżej: { $ahead } %, niezależnie od chwili zatrzymania.
arena-until-opposite = Wykazano coś przeciwnego, a nie { $claim }. Wyżej: { $ahead } %, niezależnie od chwili zatrzymania.
arena-until-open = Nierozstrzygnięte: { $claim }. Wyżej: { $ahead } %, niezależnie od chwili zatrzymania.
arena-interrupted = przerwano; to samo polecenie podejmie grę w tym miejscu.
arena-interrupted-unkept = przerwano; bez --out niczego nie zachowano.
arena-few-bots = --bots: podaj co najmniej dwa boty, oddzielone przecinkiem.
arena-how-long = Jak długo? Podaj --matches lub --hours.
arena-until-form = --until: „{ $claim }” nie ma postaci "A > B" ani "A > B - 5%".
arena-until-unknown = --until: nie ma tu „{ $name }”. Są: { $names }.
arena-until-same = --until: w „{ $claim }” ten sam bot stoi po obu stronach.
arena-until-margin = --until: „{ $claim }” jest zawsze prawdą. Odejmij mniej niż 50 %.
arena-none-here = { $folder }: nie ma tu areny.
arena-not-a-folder = { $folder }: to nie jest folder.
arena-folder-taken = { $folder }: jest tu już coś innego. Podaj nowy folder.
arena-folder-busy = { $folder }: używa go inna arena.
arena-folder-differs = { $folder } zawiera arenę o innych ustawieniach ({ $setting }: tam { $there }, tu { $here }). Podaj nowy folder albo te same ustawienia.
arena-damaged = { $file }: nie da się odczytać wiersza { $line }. Usuń ten wiersz albo podaj nowy folder.
arena-bot-raised = bot { $name } zawiódł w partii { $match }: { $reason }. { $file ->
        [none] Zapis do tego miejsca jest powyżej.
       *[other] Zapis do tego miejsca jest w { $file }.
    }
arena-bot-illegal = bot { $name } wykonał niedozwolony ruch w partii { $match }: { $reason }. { $file ->
        [none] Zapis do tego miejsca jest powyżej.
       *[other] Zapis do tego miejsca jest w { $file }.
    }
arena-worker-died = Proces, który grał partie, niespodziewanie się zakończył. Może zabrakło pamięci: spróbuj z mniejszą liczbą w --processes.
arena-ray-unreachable = --ray: pod adresem „{ $address }” nie ma klastra: { $reason }

### benchmark

help-benchmark = Zmierz siłę bota: na stałych rozdaniach i na każdym miejscu, wśród careful, wśród greedy i wśród neural. (Szybkość silników mierzy bench.)
help-benchmark-bot = Bot: careful, "exec:python3 moj_bot.py"…
help-benchmark-players = Ilu graczy siedzi przy stole.
help-benchmark-deals = Ile rozdań; porównuje się wyniki z tej samej liczby, inaczej 100.
help-benchmark-processes = Ile partii grać jednocześnie.
help-benchmark-file = Zapisz wynik także w tym pliku, jako JSON.
benchmark-opponents = Przeciwnicy
benchmark-summary = Benchmark { $version }. Rozdania przeciw każdemu przeciwnikowi: { $deals }, każde na każdym miejscu. ± i zakresy w nawiasach to przedziały 95% względem rozdań. Równy udział miejsca w wygranych: { $fair }.

### dataset

help-dataset = Niech boty greedy grają partie; każda decyzja to wiersz tablicy: co było widać, co było dozwolone, co zrobiono i wynik. To samo ziarno daje te same bajty.
help-dataset-matches = Ile partii dla każdej liczby graczy; inaczej 100 000.
help-dataset-players = Tylko ta liczba graczy; inaczej wszystkie.
help-dataset-seed = To samo ziarno daje te same bajty; inaczej 0.
help-dataset-board = Plansza badań: white, violet, cztery rzędy w cudzysłowie albo plik z czterema rzędami; inaczej white.
help-dataset-out = Zapisz pliki w tym folderze; bez niego widać tylko ich SHA-256.

### list of bots

help-bots = Wypisz zainstalowane boty i ich opcje.
help-bots-json = Wypisz listę jako JSON.
bots-missing = nie można wczytać: { $reason }
bots-required = wymagane
bots-how = Opcje pisze się po dwukropku, wszędzie tam, gdzie podaje się bota: { $example }
bot-about-random = Gra dowolny dozwolony ruch, każdy z tą samą szansą.
bot-about-careful = Liczy karty i pola, omija paradoksy i gra na to, co obstawił, bez patrzenia naprzód.
bot-about-thumb = Trzyma się prostych zasad z wydrukowanej strony i nie wie nic więcej.
bot-about-greedy = Ocenia jak careful, skompilowany i dostrojony do każdej liczby graczy.
bot-about-search = Próbuje ruchów w możliwych rozdaniach zgodnych z tym, co widział.
bot-about-neural = Gra od razu to, czego nauczyła się jego sieć neuronowa.
bot-about-exec = Pyta o każdą decyzję twój program: exec:COMMAND

### bot pipe

help-bot = Niech jeden z naszych botów odpowiada na pytania na standardowym wejściu, aby każdy program mógł z nim zagrać.
help-bot-spec = Bot: careful, random…
help-bot-seed = To samo ziarno i to samo pytanie dają tę samą odpowiedź.
legal-differs = „legal” nie jest tym, co mówią zasady: { $right }
bot-option-not-positive = { $name }:{ $option }={ $value } nie pasuje; wartość musi być większa od 0.
bot-option-negative = { $name }:{ $option }={ $value } nie pasuje; wartość musi wynosić co najmniej 0.
bot-option-too-large = { $name }:{ $option }={ $value } nie pasuje; wartość może wynosić najwyżej { $most }.
no-such-program = exec: nie można uruchomić „{ $program }”; podaj program z PATH albo napisz całą ścieżkę.
forfeit = { $bot }, { $seat }, decyzja { $decision }: { $reason } Zamiast niego decyduje bot careful.{ $words ->
        [none] { "" }
       *[other] { " " }Ostatnie słowa programu: { $words }
    }
forfeit-nonsense = „{ $detail }” nie jest odpowiedzią.
forfeit-illegal = „{ $detail }” nie jest tu dozwolonym ruchem.
forfeit-refused = program odmawia: { $detail }
forfeit-too-long = odpowiedź jest dłuższa, niż może być jakakolwiek odpowiedź.
forfeit-out-of-turn = program odezwał się niepytany.
forfeit-late = brak odpowiedzi w ciągu { $detail } s (czy program od razu wysyła każdy wiersz?).
forfeit-closed = program zamknął swoje wyjście.
forfeit-died = program zakończył się ze statusem { $detail }.
forfeit-not-started = nie można uruchomić programu: { $detail }.
forfeit-given-up = stracił kilka decyzji z rzędu i nie jest już uruchamiany.

### sit

help-sit = Posadź bota przy stole serwera i zostaw go tam.
help-sit-spec = Bot: careful, "exec:python3 my_bot.py"…
help-sit-server = Serwer albo link do jednego z jego stołów.
help-sit-table = Stół, przy którym ma usiąść; można powtórzyć. Bez tej opcji powstaje nowy stół.
help-sit-name = Jak bot się nazywa; domyślnie tak jak jego opis.
help-sit-players = Liczba graczy przy nowym stole.
help-sit-board = Plansza badań nowego stołu: white, violet, cztery rzędy w cudzysłowie albo plik z czterema rzędami.
help-sit-seconds = Sekundy na każdą decyzję; potem decyduje bot careful.
help-sit-rematch = Zostań po partii i zgódź się, gdy ktoś chce rewanżu.
sit-seated = { $name } siedzi przy stole { $link }
sit-left = { $name } odchodzi.
sit-already = { $name } już gra przy stole { $table }. Wybierz inne --name.
sit-disconnected = Utracono połączenie z serwerem { $server }; próbuję ponownie.
sit-connected = Znowu jest połączenie z serwerem { $server }.
server-unreachable = Brak połączenia z serwerem { $server }.
other-protocol = Wersje tego programu i serwera nie pasują do siebie. Zaktualizuj starszą: pip install --upgrade purradox
sit-closed = { $reason ->
        [host] gospodarz zamknął stół.
        [expired] od dawna nikt nie zaglądał: stół jest zamknięty.
        [operator] administrator serwera zamknął stół.
       *[left] partię poddano.
    }
sit-removed = botowi odebrano miejsce.
sit-result = miejsce { $place } na { $players }, punkty: { $points } ({ $totals })
sit-late = brak odpowiedzi w ciągu { $detail } s.
sit-died = jego proces się zakończył.
sit-refused = nie powiodło się: { $detail }

### conformance

help-conform = Uruchom testy zgodności bota.
help-conform-spec = Bot: careful, "exec:python3 moj_bot.py"…
help-conform-players = Tylko ta liczba graczy; inaczej każda.
help-conform-rounds = Z ilu rund brać pozycje, dla każdej liczby graczy.
help-conform-seconds = Czas na decyzję; inaczej czas nie jest sprawdzany.
help-conform-seed = To samo ziarno daje te same pytania.
help-conform-clock = Bot myśli według zegara: nie oczekuj dwa razy tego samego ruchu.
help-conform-json = Wypisz wynik jako JSON.
conforming = Pytanie bota
conform-check = Próba
conform-asked = Pytania
conform-result = Wynik
conform-check-matches = rozgrywa całe partie
conform-check-legal = wykonuje tylko dozwolone ruchy
conform-check-repeats = to samo ziarno, te same ruchy
conform-check-order = w każdej kolejności te same ruchy
conform-check-blind = inne niewidoczne karty, te same ruchy
conform-check-quiet = nie rusza wspólnej losowości
conform-check-view = nie rusza swojego widoku
conform-check-time = mieści się w czasie
conform-passed = zaliczone
conform-failed = niezaliczone
conform-not-asked = nie pytano
conform-wrong-matches = nie dotarł do końca: { $answer }
conform-wrong-legal = odpowiedź { $answer } nie jest dozwolonym ruchem.
conform-wrong-repeats = za pierwszym razem odpowiedział { $answer }, za drugim { $other }.
conform-wrong-order = pytany po kolei odpowiedział { $answer }, pytany na wyrywki { $other }.
conform-wrong-blind = odpowiedział { $answer }, ale { $other }, gdy karty, których nie widzi, były inne.
conform-wrong-quiet = zmienił stan { $answer }, który należy do wszystkich.
conform-wrong-view = zmienił widok, który dostał, i odpowiedział { $answer }.
conform-wrong-time = potrzebował { $answer } s; ma { $other } s i jedną dziesiątą więcej.
conform-stopped = Bot dwa razy z rzędu nie odpowiedział, więc o nic więcej go nie zapytano.
conform-passed-all = Bot spełnia wymagania.
conform-failed-some = Bot nie spełnia wymagań. Zapisy powyżej to pierwsze pozycje, w których zawodzi.

### analysis

help-analyse = Przeanalizuj partię: ile był wart każdy wybór według tego, co gracz mógł wiedzieć.
help-analyse-file = Plik z zapisem; - to standardowe wejście.
help-analyse-record = Który zapis z pliku, licząc od 1.
help-analyse-seat = Tylko ten gracz: imię albo numer miejsca licząc od 0. Wtedy wypisywana jest każda decyzja.
help-analyse-simulations = Ile symulacji przy każdej decyzji, domyślnie 600; więcej znaczy wolniej i dokładniej.
help-analyse-seconds = Czas na każdą decyzję zamiast liczby rozdań.
help-analyse-seed = To samo ziarno i ta sama liczba rozdań dają tę samą analizę.
help-analyse-json = Wypisz wszystko jako JSON.
help-analyse-html = Zapisz samodzielną stronę WWW.
help-analyse-out = Dokąd pisać; - to standardowe wyjście.
help-hint = Powiedz, co zrobić na końcu zapisu: każdy wybór, od najlepszego, i dlaczego.
help-hint-file = Plik z zapisem; - to standardowe wejście.
help-hint-record = Który zapis z pliku, licząc od 1.
help-hint-seat = Czyj wybór: imię albo numer miejsca licząc od 0. Inaczej tego, kto ma ruch.
help-hint-seconds = Jak długo myśleć, inaczej pół sekundy.
help-hint-simulations = Ile symulacji, zamiast czasu.
help-hint-seed = To samo ziarno i ta sama liczba rozdań dają tę samą odpowiedź.
help-hint-json = Wypisz odpowiedź jako JSON.
help-hint-watch = Pokazuj odpowiedź w terminalu, gdy staje się coraz lepsza; Ctrl-C kończy.
help-puzzles = Rozwiąż zagadkę: zagadkę dnia, zagadkę danego rodzaju albo tę o podanym identyfikatorze. Kończy się kodem 0, jeśli odpowiedź jest dobra.
help-puzzles-puzzle = Identyfikator zagadki, jak w jej adresie.
help-puzzles-kind = Zagadka tego rodzaju: survive, keep, group, discard lub read.
help-puzzles-answer = Odpowiedz od razu, bez pytania.
analysing = Analiza decyzji
analysis-title = Analiza partii
analysis-accuracy = Dokładność
analysis-lost-points = Oddane punkty
analysis-lost-win = Oddana wygrana
analysis-typical = Przeciętnie
analysis-deal = Rozdanie
analysis-luck = Szczęście
analysis-play = Gra
analysis-score = Wynik
analysis-when = Kiedy
analysis-best = Najlepszy
analysis-loss = Strata
analysis-why = Dlaczego
analysis-step = { $phase ->
        [discard] odłożenie karty
        [predict] obstawianie
       *[play] kolejka { $trick }
    }
analysis-moment = runda { $round }, { analysis-step }
analysis-costliest = Najdroższe decyzje: { $name }
analysis-nothing-lost = Żaden wybór nie był wyraźnie gorszy od najlepszego.
analysis-mistake = { $when }: { $chosen }, lepiej { $best }. Punkty { $points }, wygrana { $win }. { $why }
analysis-unknown = { $name }: rundy { $rounds } nie są przeanalizowane, bo zapis nie podaje tych kart.
analysis-legend =
    Przeciętnie + rozdanie + szczęście + gra = wynik rundy; szczęście to to, co się ziściło ponad oczekiwania, a gra to to, co decyzje dały ponad decyzje szybkiego gracza.
    Dokładność, niezależnie od kart: około 100% za każdorazowo najlepszą decyzję, 80% za decyzje szybkiego gracza, około 0% za decyzje na chybił trafił. ± to błąd standardowy.
analysis-simulations = Symulacji na każdą decyzję: { $simulations }
analysis-seconds = Sekund na każdą decyzję: { $seconds }
analysis-chart-win = Szansa na wygranie partii, jaką mógł znać każdy gracz
analysis-chart-win-kind = Każda linia zna tylko stół i karty tego gracza, dlatego suma nie zawsze wynosi 100%.
analysis-chart-points = Oczekiwany wynik rundy
analysis-chart-dot = co przyniosła runda
analysis-board = Plansza badań, { $when }. { $rows }
analysis-board-key = ✗ w ramce przerywanej: co zagrano. ✓: najlepszy wybór.
analysis-neutral = neutralny
analysis-hand = Ręka: { $cards }
analysis-led = Kolor wyjściowy: { $colour }
analysis-all = Wszystkie decyzje
analysis-empty = W tym zapisie nie ma czego analizować: żadnej decyzji gracza, którego karty są znane.
analysis-one-format = --json i --html nie idą w parze: wybierz jedno.
analysis-records = { $file }: to zapis { $number } z { $count }; --record wskazuje inny.
analysis-no-record = { $file }: nie ma zapisu { $number }; liczba zapisów: { $count }.
analysis-no-seat = --seat: nie ma tu „{ $seat }”. Są: { $names }.
hint-ask = { $name }: { $phase ->
        [discard] którą kartę odłożyć?
        [predict] ile lew obstawić?
       *[play] co zagrać?
    }
hint-nobody = Na końcu tego zapisu nie ma czego wybierać: { $state ->
        [over] partia jest skończona.
       *[deal] trzeba rozdać karty.
    }
hint-whose = Kilku graczy ma jeszcze odłożyć kartę; wybierz przez --seat: { $names }.

### serve

help-serve =
    Udostępnij stoły przeglądarkom: na tym komputerze albo dla wszystkich.
    Każda opcja może też być zmienną środowiskową (--port: PURRADOX_PORT) albo wierszem w pliku TOML (port = 8080), który wskazuje --config albo PURRADOX_CONFIG. Opcja ma pierwszeństwo przed środowiskiem, a środowisko przed plikiem. Każdy na tym komputerze może odczytać opcje procesu: hasło trzymaj w środowisku, w pliku albo w --password-file.
help-serve-config = Plik TOML z ustawieniami.
help-serve-address = Adres nasłuchu; 0.0.0.0 to wszystkie.
help-serve-port = Port; 0 bierze wolny.
help-serve-hosts = Nazwy, pod którymi można wejść na ten serwer, oddzielone przecinkami; inne dostają 421. Bez tego pasuje każda nazwa.
help-serve-database = Plik SQLite albo postgresql://…; inaczej plik wśród twoich danych.
help-serve-password-file = Plik, w którym jest tylko hasło do bazy PostgreSQL.
help-serve-workers = Ile procesów odpowiada ludziom; więcej niż jeden wymaga PostgreSQL.
help-serve-thinkers = Ile procesów myśli za boty.
help-serve-proxies = Zaufane odwrotne proxy (używany jest ich X-Forwarded-For).
help-serve-connections = Ile połączeń może mieć jeden adres.
help-serve-messages = Ile wiadomości na sekundę może wysłać jedno połączenie.
help-serve-requests = Ile żądań na sekundę może wysłać jeden adres.
help-serve-guest-days = Goście, których nie było tu tyle dni i którzy nie mają trwającej partii, są usuwani; 0 zachowuje ich na zawsze.
help-serve-waiting-days = Po ilu dniach bez nikogo zamykany jest stół, który czeka na początek; 0 oznacza nigdy.
help-serve-match-days = Po ilu dniach bez nikogo zamykana jest trwająca partia; 0 oznacza nigdy.
help-serve-finished-days = Po ilu dniach usuwana jest zakończona partia; 0 oznacza nigdy.
help-serve-daily-secret = Tajny tekst, z którego wynikają rozdania dnia, aby nikt inny nie znał jutrzejszego; bez niego wynikają z daty. Trzymaj go w zmiennej środowiskowej albo w pliku.
help-serve-bot = Bot, którego stoły mogą mieć oprócz poziomów, na przykład magpie albo "exec:COMMAND"; można powtórzyć. Każdy widzi ten tekst.
help-serve-webhook = Adres http lub https, wywoływany, gdy przy stołach z zegarem liczonym w dniach nadchodzi ruch kogoś nieobecnego.
help-serve-offline = Folder utworzony poleceniem „export”: kto otworzył stronę, może wtedy grać sam bez połączenia.
help-serve-browser = Otwórz stronę w przeglądarce.
help-verify-deal = Sprawdź, czy partie rozdano tak, jak mówi ich ziarno.
help-verify-deal-files = Pliki z dowodem partii, jakie daje serwer.
serving = Purradox działa pod adresem { $link } – Ctrl+C zatrzymuje.
serving-others = Inne urządzenia w twojej sieci otwierają { $link }
serving-already = Purradox już działa, pod adresem { $link }
database-in-use = { $database } jest używany przez inny serwer. Zatrzymaj go albo podaj inny plik przez --database.
database-broken = „{ $database }” nie jest bazą danych albo jest uszkodzona. Przywróć kopię zapasową albo podaj inny plik przez --database.
database-unreachable = Baza danych { $database } nie odpowiada albo nas nie wpuszcza.
database-newer = „{ $database }” pochodzi z nowszej wersji Purradox. Zaktualizuj tę.
bad-database = „{ $database }” to nie baza danych: podaj plik albo napisz postgresql://nazwa@komputer/baza.
workers-need-postgresql = Kilka procesów wymaga PostgreSQL: dodaj --database postgresql://…
port-taken = Nie można nasłuchiwać pod { $address }, port { $port }: może jest zajęty. Wybierz inny przez --port.
server-did-not-start = Serwer nie wystartował. Wiersze powyżej mówią dlaczego; baza danych to { $database }.
no-such-setting = { $where }: nie ma ustawienia „{ $name }”. { $nearest ->
        [none] Są: { $settings }.
       *[other] Czy chodziło o „{ $nearest }”?
    }
not-toml = { $file }: to nie jest TOML; zobacz wiersz { $line }.
deals-proved = { $rounds ->
        [one] ok, 1 runda rozdana tak, jak mówi ziarno
        [few] ok, { $rounds } rundy rozdane tak, jak mówi ziarno
        [many] ok, { $rounds } rund rozdanych tak, jak mówi ziarno
       *[other] ok, { $rounds } rundy rozdane tak, jak mówi ziarno
    }
deals-shared = Nikt nie wybrał kart: to udowodniono tym, którzy dodali liczbę losową ({ $names }), o ile obietnice w pliku są tymi, które podano im przed pierwszym rozdaniem. O tym, kto zaczyna, losował sam serwer.
deals-unshared = Nikt nie dodał liczby losowej, więc serwer mógł wybrać karty.
deals-withheld = Liczba losowa obiecana, ale niepodana na czas: { $names }. Z pomocą serwera był to wybór jednej partii z { $deals }.
deals-uncommitted = W tej partii liczby losowe dodawano bez obietnicy, więc serwer mógł wybrać karty.
deals-daily = To karty rozdania z dnia { $day }. Wynikają z samej daty: nikt ich nie wybrał i każdy może je obliczyć.
deals-daily-chain = To karty rozdania z dnia { $day }, z ziarna, które prowadzi wstecz do { $root }. Jeśli serwer podał to wcześniej, karty były już wtedy ustalone, te same dla wszystkich; prowadzący serwer mógł je znać.
bad-proof = To nie jest dowód partii: { $line }
wrong-commitment = Ziarno nie jest tym, które obiecano stołowi.
wrong-deal = Rundę { $round } rozdano inaczej, niż mówi ziarno.

### docs

help-docs = Otwórz dokumentację w przeglądarce, z wyszukiwaniem i przykładami, które prowadzą do gry (po angielsku).
docs-missing = Nie ma tu dokumentacji: ta instalacja powstała bez niej. Jest w każdym wydaniu i w repozytorium.

### export

help-export = Zapisz grę jako folder plików dla dowolnego hostingu WWW: gra się w przeglądarce, także offline, i żaden serwer gry nie jest potrzebny.
help-export-folder = Folder do zapisania: nowy lub pusty albo ten z wcześniejszego eksportu.
export-downloading = Pobieranie: { $what }…
export-compiling = Kompilowanie Pythona dla strony…
export-writing = Zapisywanie plików…
export-done = Strona jest w folderze { $folder } ({ $size } MB).
export-look = Aby ją zobaczyć: { $command }
export-needs-node = Eksport wymaga Node.js, a nie jest zainstalowany. Aby zainstalować: { $command }
export-no-download = Nie udało się pobrać { $what } ({ $reason }). Sprawdź połączenie i spróbuj ponownie; pobiera się tylko raz, potem zostaje na dysku.
export-wrong-file = { $file }: plik pobrano, ale ma złą sumę kontrolną, więc nie zostanie użyty. Spróbuj ponownie; jeśli to się powtórzy, coś po drodze zmienia plik, na przykład serwer proxy.
export-not-compiled = Nie udało się skompilować Pythona dla strony: { $reason }
export-no-folder = { $folder }: to nie jest folder. Podaj nowy folder.
export-not-empty = { $folder }: są w nim pliki, których nie zapisał żaden eksport, więc nic nie zmieniono. Podaj nowy lub pusty folder.

### admin

help-admin =
    Opieka nad serwerem: zobacz, co zawiera, zamykaj stoły, blokuj osoby, usuwaj dane, sprawdzaj bazę.
    To, co coś zmienia, wykonuje działający serwer; gdy żaden nie działa, dzieje się to od razu. Baza jest wybierana tak jak dla „serve”: przez opcję, zmienną (PURRADOX_DATABASE) albo plik ustawień, inaczej jest to plik wśród twoich danych. Kod wyjścia to 0, gdy wszystko jest w porządku.
help-admin-list = Stoły, od ostatnio zmienionych.
help-admin-guests = Goście: identyfikator, od kiedy tu są, dzień ostatniej wizyty i przy ilu stołach siedzą.
help-admin-statistics = Ile czego jest.
help-admin-close = Zamknij stół.
help-admin-kick = Usuń gościa od stołu; bez podania stołu od wszystkich, i przerwij jego połączenia.
help-admin-ban = Zablokuj gościa, adres albo sieć.
    Adres IPv6 oznacza swoją sieć /64, czyli jedno gospodarstwo domowe. Za serwerem proxy opcja „--proxies” polecenia „serve” musi być właściwa, inaczej wszyscy mają ten sam adres.
help-admin-unban = Zdejmij blokadę.
help-admin-bans = Kto jest zablokowany, do kiedy i dlaczego.
help-admin-delete = Usuń gościa ze wszystkimi jego danymi albo stół.
    Przy stołach, gdzie siedzieli też inni, miejsce gościa zajmuje N.N.
help-admin-prune = Usuń gości, których dawno nie było i którzy nie mają trwającej partii.
help-admin-acts = Co ostatnio zrobiono, komu i z którego konta komputera.
help-admin-check = Odczytaj każdy dziennik i porównaj z nim indeks; kod wyjścia to 1, gdy z jakimś stołem jest coś nie tak.
help-admin-rebuild = Zapisz indeks od nowa tam, gdzie różni się od dzienników; przy SQLite, gdy żaden serwer nie działa.
help-admin-config = Plik TOML z ustawieniami.
help-admin-database = Plik SQLite albo postgresql://…; inaczej plik wśród twoich danych.
help-admin-password-file = Plik, w którym jest tylko hasło do bazy PostgreSQL.
help-admin-table = Stół, według identyfikatora z jego linku.
help-admin-at = Stół, według identyfikatora z jego linku.
help-admin-guest = Gość, według identyfikatora, który pokazuje „admin guests”.
help-admin-whom = Identyfikator gościa albo stołu; przy blokadzie także adres albo sieć (192.0.2.0/24, 2001:db8::/48).
help-admin-name = Tylko goście, których imię zawiera ten tekst.
help-admin-status = Tylko stoły, które czekają, na których trwa gra albo które są zakończone.
help-admin-days = Na ile dni; bez tego blokada nie ma końca, a „prune” bierze ustawienie z „serve”.
help-admin-note = Dlaczego, dla opiekuna serwera.
help-admin-yes = Naprawdę to zrób; inaczej tylko pokaż.
help-admin-json = Zapisz wynik jako JSON.
admin-fault = { $table }: { $kind ->
        [missing] brakuje wiersza { $line } dziennika.
        [unreadable] wiersza { $line } dziennika nie da się odczytać.
        [impossible] wiersz { $line } dziennika nie może następować po poprzednich.
        [no-log] nie ma dziennika.
       *[index] indeks różni się od dziennika: { $parts }.
    }
admin-checked = Stoły: { $tables }. Z uszkodzonym dziennikiem: { $broken }. Z innym indeksem: { $differing }.
admin-rebuilt = { $table }: zapisano od nowa: { $parts }.
admin-rebuild-done = Stoły: { $tables }. Zapisane od nowa: { $rebuilt }. Z uszkodzonym dziennikiem, pozostawione bez zmian: { $broken }.
admin-table = Stół
admin-status = Stan
admin-players = Gracze
admin-round = Runda
admin-updated = Zmieniono
admin-people = Osoby
admin-guest = Gość
admin-name = Imię
admin-created = Od
admin-seen = Ostatnio
admin-tables = Stoły
admin-banned = Blokada
admin-yes = tak
admin-whom = Kto
admin-made = Od
admin-until = Do
admin-note = Uwaga
admin-at = Kiedy
admin-act = Co
admin-account = Konto
admin-outcome = Wynik
admin-number = Liczba
admin-waiting = jeszcze nie zrobiono
admin-close-done = Stół { $whom } jest zamknięty.
admin-close-nothing = Na stole { $whom } gra jest już zakończona.
admin-kick-done = { $number ->
        [0] Połączenia gościa { $whom } są przerwane. Nie siedział przy żadnym stole, na którym trwa gra.
        [one] Gość { $whom } został usunięty od 1 stołu.
        [few] Gość { $whom } został usunięty od { $number } stołów.
       *[many] Gość { $whom } został usunięty od { $number } stołów.
    }
admin-kick-nothing = Gość { $whom } nie siedzi przy stole { $table } albo gra jest tam zakończona.
admin-ban-done = Zablokowano: { $whom }.
admin-unban-done = Odblokowano: { $whom }.
admin-unban-nothing = Nie było blokady: { $whom }.
admin-delete-done = Usunięto: { $whom }.
admin-delete-table = Stół { $whom } zostałby usunięty razem ze wszystkim, co na nim rozegrano. Dodaj --yes, aby to zrobić.
admin-delete-guest = Gość { $whom } ({ $name }) zostałby usunięty ze wszystkimi swoimi danymi. Dodaj --yes, aby to zrobić.
admin-prune-done = { $number ->
        [one] Usunięto 1 gościa.
        [few] Usunięto { $number } gości.
       *[many] Usunięto { $number } gości.
    }
admin-prune-shown = { $number ->
        [one] 1 gościa nie było tu od { $days } dni. Dodaj --yes, aby go usunąć.
        [few] { $number } gości nie było tu od { $days } dni. Dodaj --yes, aby ich usunąć.
       *[many] { $number } gości nie było tu od { $days } dni. Dodaj --yes, aby ich usunąć.
    }
admin-nobody-answers = Serwer używa tej bazy, ale nie odpowiada, więc nic nie zrobiono. Zajrzyj do jego dziennika albo uruchom go ponownie.
admin-still-at-it = Serwer zaczął, ale jeszcze nie skończył. Dokończy sam; „purradox admin acts” pokaże wynik.
admin-failed = Serwer nie mógł tego zrobić. Jego dziennik mówi dlaczego.
admin-no-such-id = Nie ma gościa ani stołu { $id }.
no-such-guest = Nie ma gościa { $guest }. „purradox admin guests” pokazuje identyfikatory.
admin-statistics =
    Stoły: { $tables } (czekające: { $waiting }, w trakcie gry: { $playing }, zakończone: { $over })
    Goście: { $guests }
    Wiersze dzienników: { $lines }
    Zachowane analizy: { $reviews }
    Blokady: { $bans }
    Rozmiar: { $size } MB
database-older = „{ $database }” jest pusta albo pochodzi ze starszej wersji Purradox. Uruchom na niej raz serwer: to ją zaktualizuje.

compiling = kompilacja, raz na tym komputerze
compiling-done = gotowe
compiling-stopped = przerwano
cache-elsewhere = nie można zapisywać w { $folder }, więc skompilowany kod trafia do { $other } ({ $variable } wskazuje inny folder)
cache-nowhere = nie można zapisywać w { $folder }, więc każdy proces kompiluje od nowa ({ $variable } wskazuje inny folder)
not-our-export = { $folder } nie jest eksportem tej wersji. Utwórz go: purradox export FOLDER

### what others show of a link

preview-page = Purradox: gra karciana Cat in the Box
preview-table = Stolik Purradox: zagraj z nami
preview-puzzle = Zagadka Purradox: które zagranie jest jedynym dobrym?
preview-daily = Rozdanie dnia Purradox: te same karty dla wszystkich
preview-match = Partia Purradox, ruch po ruchu
