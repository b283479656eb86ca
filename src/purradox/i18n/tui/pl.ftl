### the command

help-tui = Stół w terminalu: w pojedynkę przeciwko botom, w kilka osób przy jednej klawiaturze albo przy stole serwera.
help-tui-players = Liczba graczy przy stole.
help-tui-people = Ile osób dzieli tę klawiaturę; między ich ruchami ręka jest ukryta.
help-tui-bots = Poziomy botów, po kolei i od nowa: kitten, house, alley, laboratory, schrodinger.
help-tui-board = Plansza badań: white, violet, cztery rzędy w cudzysłowie albo plik z czterema rzędami.
help-tui-name = Twoje imię; dla kilku osób imiona oddzielone przecinkami.
help-tui-server = Serwer albo link do jednego z jego stołów.
help-tui-record = Obejrzyj ten zapis, krok po kroku.
help-tui-new = Wiersz po wierszu: zacznij nową partię bez pytania o starą.
help-tui-pace = Czy boty się namyślają, czy odpowiadają od razu.
help-tui-plain = Bez pełnego ekranu: wiersz po wierszu, dla czytników ekranu i potoków.
help-tui-ascii = Tylko proste znaki; inaczej tak, jak mówi środowisko.

### everywhere

tui-title = Cat in the Box
tui-too-small =
    Ten terminal jest za mały: { $width } × { $height }.
    Stół potrzebuje { $least }. Nic nie przepadło; powiększ okno.
tui-player = Gracz { $number }
tui-guest = Gość
tui-unreachable = Brak połączenia z { $server }.
tui-offline = Brak połączenia, próbuję ponownie
tui-thinking = Namysł…
tui-pass = { $name }, twój ruch. Pozostali nie patrzą. Enter pokaże twoje karty.

### the first screen

tui-saved = { $matches ->
        [one] Jedna partia nie jest skończona. Delete ją porzuca.
        [few] { $matches } partie nie są skończone. Delete porzuca jedną.
        [many] { $matches } partii nie jest skończonych. Delete porzuca jedną.
       *[other] { $matches } partii nie jest skończone. Delete porzuca jedną.
    }
tui-go-on = Dalej: runda { $round } z { $rounds }, { $names } ({ $when })
tui-new = Graj
tui-set-players = Gracze
tui-set-people = Osoby przy tej klawiaturze
tui-set-bots = Boty
tui-set-board = Plansza badań
tui-provisional = Kolejność pól fioletowej planszy jest tymczasowa: nikt jeszcze nie odczytał jej dla nas z drukowanych kart.
tui-server = Stół serwera
tui-replay = Obejrzyj zapis
tui-quit = Wyjdź
tui-ask-server = Adres serwera albo link do stołu:
tui-ask-record = Plik z zapisem:

### a server’s tables

tui-new-table = Nowy stół
tui-refresh = Spójrz jeszcze raz
tui-no-tables = W tej chwili żaden stół nie jest otwarty.
# $status is waiting, playing or over.
tui-listed = { $status ->
        [waiting] { $open ->
            [one] jedno wolne krzesło
            [few] wolne krzesła: { $open }
            [many] wolnych krzeseł: { $open }
           *[other] wolne krzesła: { $open }
        }
        [over] zakończona
       *[playing] w toku
    }
tui-link = Stół { $link }
tui-sit = Usiądź
tui-start = Zacznij; boty zajmą wolne krzesła
tui-stand = Wstań
tui-back = Wróć

### the table

tui-panel-board = Plansza badań
tui-panel-trick = Na stole
tui-panel-hand = Twoja ręka
tui-panel-players = Gracze
tui-panel-log = Przebieg
tui-panel-scores = Punkty w rundach
tui-panel-tricks = Lewy tej rundy
tui-panel-hands = Ręce
tui-panel-analysis = Ile był wart wybór
tui-watching = Patrzysz na grę
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = Gracz
tui-column-tricks = Lewy
tui-column-colours = Kolory
tui-column-points = Punkty
tui-round = Runda { $round } z { $rounds }
tui-led = Kolor wyjściowy: { $colour }
tui-aside = Odłożona: { $number }
tui-wait = Ruch: { $names }
tui-sending = W drodze…
tui-you-play = Zagrywasz { $cell }.
tui-you-predict = Obstawiasz { $tricks ->
        [one] 1 lewę.
        [few] { $tricks } lewy.
        [many] { $tricks } lew.
       *[other] { $tricks } lewy.
    }
tui-hint = Co zrobiłby bot, od najlepszego
tui-round-over = Koniec rundy { $round }
tui-match-over = Koniec partii
tui-leave-title = Odejść od stołu?
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Enter: odejdź na razie. Stół czeka tak długo, jak mówią jego ustawienia.
            g: odejdź na dobre; bot gra dalej za ciebie.
            Esc: zostań.
       *[no]
            Enter: odejdź na razie. Partia jest zachowana, możesz ją później dokończyć.
            g: porzuć ją; boty dograją do końca.
            Esc: zostań.
    }

### keys

tui-keys-menu = ↑ ↓ wybierz   ← → zmień   Enter wykonaj   Esc wyjdź
tui-keys-ask = Enter dalej   Esc wróć
tui-keys-any = Enter, aby przejść dalej
tui-keys-table = 5b lub strzałki, Enter gra   ? dlaczego nie   h rada   F1 pomoc   q wyjdź
tui-keys-talk = Naciśnij literę, aby to powiedzieć   Esc wróć
tui-keys-leave = Enter odejdź   g porzuć   Esc zostań
tui-keys-over = Enter jeszcze raz   v obejrzyj partię   q wyjdź
tui-keys-review = ← → krok   ↑ ↓ lewa   1–8 do tej lewy   a analiza   q wyjdź
tui-help-title = Pomoc
tui-help =
    Karta to liczba; jej kolor deklarujesz, zagrywając:
    r czerwony, b niebieski, y żółty, g zielony.
    5b i Enter zagrywa 5 jako niebieską. Albo przejdź po planszy strzałkami i naciśnij Enter.
    Działa też mysz: kliknij pole, a potem jeszcze raz, aby zagrać.

    (5)  jest możliwe; [5] jest wybrane; 5* to twój znacznik, 5M znacznik osoby o znaku M; 5x jest niczyj; - jest poza grą. Kropka przy literze rzędu: ten kolor jest dla ciebie stracony.

    ?    mówi, dlaczego wybrany ruch jest niemożliwy; bez wyboru, co jest możliwe.
    h    pyta bota, co by zrobił.
    t    mówi coś przy stole serwera.
    PgUp, PgDn   czytaj, co było wcześniej.
    q    odchodzi; partia jest zachowana.
tui-review-help =
    ← i → to krok wstecz i naprzód, ↑ i ↓ do najbliższego początku lewy lub rundy,
    Home i End na początek i koniec, cyfra do tej lewy rundy.
    a włącza analizę: ile był wart każdy wybór według tego, co gracz mógł wiedzieć.
    Dokonany wybór ma gwiazdkę.

### a record

tui-step = Krok { $step } z { $steps }
tui-chose = Wybór: { $name }, { $move }.
tui-ask-analysis = a pokaże, ile był wart każdy wybór.

### line by line

tui-welcome = Cat in the Box, plansza { $board }. Boty: { $bots ->
        [none] brak
       *[other] { $bots }
    }.
    W każdej chwili: ? pokazuje, co możesz zrobić, quit kończy grę.
tui-kept = Partia jest zachowana; uruchom ponownie, aby grać dalej.
tui-plain-go-on = Partia z { $names } nie jest skończona. Grać dalej? Enter lub y to tak, n zaczyna nową.
tui-plain-chairs = Krzesła: { $chairs }
tui-plain-sit = Usiąść? Enter lub y to tak, n tylko patrzy.
tui-plain-start = Zacząć teraz? Boty zajmą wolne krzesła. Enter lub y to tak, n czeka.
tui-plain-which = { $tables ->
        [0] Żaden stół nie jest otwarty. Enter tworzy nowy, q wychodzi.
       *[other] Wpisz numer stołu, od 1 do { $tables }. Enter tworzy nowy, q wychodzi.
    }
tui-plain-review = Enter idzie dalej, b wraca, cyfra przechodzi do tej lewy, a mówi, ile był wart każdy wybór, q wychodzi.
