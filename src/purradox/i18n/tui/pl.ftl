### the command

help-tui = Stół w terminalu: w pojedynkę przeciwko botom, w kilka osób przy jednej klawiaturze albo przy stole serwera.
help-tui-link = Serwer albo link do jednego z jego stołów; to samo co --server.
help-tui-players = Liczba graczy przy stole.
help-tui-people = Ile osób dzieli tę klawiaturę; między ich ruchami ręka jest ukryta.
help-tui-bots = Boty, po kolei i od nowa: poziomy kitten, house, alley, laboratory, schrodinger albo każdy inny bot.
help-tui-board = Plansza badań: white, violet, cztery rzędy w cudzysłowie albo plik z czterema rzędami.
help-tui-name = Twoje imię; dla kilku osób imiona oddzielone przecinkami.
help-tui-server = Serwer albo link do jednego z jego stołów.
help-tui-table = Kod stołu na serwerze albo link do niego.
help-tui-clock = Dla nowego stołu na serwerze czas na decyzję: none, sekundy, np. 60s, albo dni, np. 2d.
help-tui-record = Obejrzyj ten zapis, krok po kroku.
help-tui-new = Wiersz po wierszu: zacznij nową partię bez pytania o starą.
help-tui-pace = Czy boty się namyślają, czy odpowiadają od razu.
help-tui-plain = Bez pełnego ekranu: wiersz po wierszu, dla czytników ekranu i potoków.
help-tui-ascii = Tylko znaki ASCII; domyślnie decyduje środowisko.
tui-one-server = Podaj serwer tylko raz: jako link albo przez --server.
tui-no-server = --table potrzebuje serwera: dodaj --server albo podaj cały link.

### everywhere

tui-title = Cat in the Box
tui-too-small =
    Ten terminal jest za mały: { $width } × { $height }.
    Stół potrzebuje { $least }. Nic nie przepadło; powiększ okno.
tui-player = Gracz { $number }
tui-guest = Gość
tui-offline = Brak połączenia, próbuję ponownie
tui-logged-out = Ten terminal został wylogowany z { $server } albo nie był używany od roku. Jesteś tam teraz nowym gościem.
tui-thinking = Zastanawiam się…
tui-yes = tak
tui-no = nie
tui-pass = { $name }, twój ruch. Pozostali nie patrzą. Enter pokaże twoje karty.

### the first screen

tui-saved = { $matches ->
        [one] Jedna partia jest nieskończona. Delete ją porzuca.
        [few] Nieskończone partie: { $matches }. Delete porzuca jedną.
        [many] Nieskończone partie: { $matches }. Delete porzuca jedną.
       *[other] Nieskończone partie: { $matches }. Delete porzuca jedną.
    }
tui-go-on = Dalej: runda { $round } z { $rounds }, { $names } ({ $when })
tui-new = Graj
tui-set-players = Gracze
tui-set-people = Osoby przy tej klawiaturze
tui-set-bots = Boty
tui-set-board = Plansza badań
tui-provisional = Kolejność pól fioletowej planszy jest tymczasowa: nikt jeszcze nie odczytał jej dla nas z drukowanych kart.
tui-server = Graj na serwerze
tui-replay = Obejrzyj zapis
tui-quit = Wyjdź
tui-ask-server = Adres serwera albo link do stołu:
tui-ask-record = Plik z zapisem:

### a server’s tables

tui-refresh = Odśwież
tui-join = Dołącz do stołu przez kod lub link
tui-ask-table = Kod stołu albo link do niego:
tui-name = Twoje imię: { $name }
tui-named = Twoje imię to teraz { $name }.
tui-chair = Miejsce { $number }
tui-for-friend = ktoś znajomy
tui-make = Utwórz stół
tui-no-tables = W tej chwili żaden stół nie jest otwarty.
# $status is waiting, playing or over.
tui-listed = { $status ->
        [waiting] { $open ->
            [one] jedno wolne miejsce
            [few] wolne miejsca: { $open }
            [many] wolnych miejsc: { $open }
           *[other] wolne miejsca: { $open }
        }
        [over] zakończona
       *[playing] w toku
    }
tui-link = Link do przekazania: { $link }
tui-code = Kod: { $code }
tui-sit = Usiądź
tui-start = Zacznij; boty zajmą wolne miejsca
tui-stand = Wstań
tui-back = Wróć

### the table

tui-panel-board = Plansza badań
tui-panel-trick = Na stole
tui-panel-hand = Twoja ręka
tui-panel-players = Gracze
tui-panel-log = Przebieg
tui-panel-scores = Punkty w rundach
tui-panel-tricks = Kolejki tej rundy
tui-panel-hands = Ręce
tui-panel-analysis = Ocena każdego wyboru
tui-watching = Oglądasz grę
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = Gracz
tui-column-tricks = Lewy
tui-column-colours = Kolory
tui-column-points = Punkty
tui-round = Runda { $round } z { $rounds }
tui-led = Kolor wyjściowy: { $colour }
tui-aside = Odłożona: { $number }
tui-wait = Czekamy na ruch: { $names }
tui-wait-do = w: ponaglij albo wezwij bota.
tui-wait-here = w: jestem.
tui-wait-over = w: przejmij grę.
tui-sending = Wysyłam…
tui-you-play = Zagrywasz: { $cell }.
tui-you-predict = Obstawiasz { $tricks ->
        [one] 1 lewę.
        [few] { $tricks } lewy.
        [many] { $tricks } lew.
       *[other] { $tricks } lewy.
    }
tui-hint = Co zrobiłby bot, od najlepszego
tui-round-over = Koniec rundy { $round }
tui-match-over = Koniec partii
tui-ask-save = Plik na zapis partii:
tui-overwrite = Plik { $file } już istnieje.
tui-own-view = Partia trwa, więc zapis zawiera tylko to, co widzisz.
tui-save-later = Ten terminal nie widział całej partii; jej zapis będzie dostępny po jej końcu.
tui-next = { $who ->
        [me] Ktoś chce zagrać jeszcze raz: Enter, żeby się dosiąść.
       *[other] Jest następna partia: Enter, żeby ją oglądać.
    }
tui-leave-title = Odejść od stołu?
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Enter: odejdź na razie. Stół czeka na ciebie; inni mogą wezwać bota.
            g: odejdź na dobre; jeśli grają inni, bot gra za ciebie, inaczej partia jest poddana.
            Esc: zostań.
       *[no]
            Enter: odejdź na razie. Partia jest zachowana, możesz ją później dokończyć.
            g: poddaj ją; nikt nie gra dalej.
            Esc: zostań.
    }

### keys

tui-keys-menu = ↑ ↓ wybierz   ← → zmień   Enter wykonaj   Esc wyjdź
tui-keys-ask = Enter dalej   Esc wróć
tui-keys-any = Enter, aby przejść dalej
tui-keys-table = 5b lub strzałki, Enter gra   ? dlaczego nie   h podpowiedź   F1 pomoc   q wyjdź
tui-keys-talk = Naciśnij literę, aby to powiedzieć   Esc wróć
tui-keys-wait = Litera wybiera   Esc wstecz
tui-keys-leave = Enter odejdź   g porzuć   Esc zostań
tui-keys-overwrite = y nadpisz   Esc inny plik
tui-keys-over = Enter jeszcze raz   v obejrzyj partię   s zapisz   q wyjdź
tui-keys-review = ← → krok   ↑ ↓ kolejka   a analiza   n błąd   s zapisz   q wyjdź
tui-help-title = Pomoc
tui-help =
    Karta to liczba; jej kolor określasz, zagrywając:
    r czerwony, b niebieski, y żółty, g zielony.
    5b i Enter zagrywa 5 jako niebieską. Albo przejdź po planszy strzałkami i naciśnij Enter.
    Działa też mysz: kliknij pole, a potem jeszcze raz, aby zagrać.

    (5)  jest możliwe; [5] jest wybrane; 5* to twój znacznik, 5M znacznik osoby o znaku M; 5x jest niczyj; - jest poza grą. Kropka przy literze rzędu: ten kolor jest dla ciebie stracony.

    ?    mówi, dlaczego wybrany ruch jest niemożliwy; bez wyboru, co jest możliwe.
    h    pyta bota, co by zrobił.
    t    mówi coś przy stole serwera.
    w    gdy na kogoś czekasz: ponagla albo wzywa bota; także przejmuje grę od bota.
    p    ludzie przy stole: rola gospodarza, proponowanie i przejęcie miejsca.
    PgUp, PgDn   przewijają przebieg gry.
    s    zapisuje partię do pliku.
    q    odchodzi; partia jest zachowana.
tui-review-help =
    ← i → to krok wstecz i naprzód, ↑ i ↓ do najbliższego początku kolejki lub rundy,
    Home i End na początek i koniec, cyfra do tej kolejki rundy.
    a włącza analizę: ile był wart każdy wybór według tego, co gracz mógł wiedzieć.
    Dokonany wybór ma gwiazdkę.
    n prowadzi do następnego błędu i mówi, dlaczego nim jest. s zapisuje partię do pliku.

### a record

tui-step = Krok { $step } z { $steps }
tui-chose = Wybór: { $name }, { $move }.
tui-ask-analysis = a pokaże, ile był wart każdy wybór.
tui-judged = { $verdict ->
        [best] Najlepszy wybór.
        [good] Nie gorszy od najlepszego, o ile da się to ocenić.
       *[mistake] Błąd: lepiej { $best }.
    }
tui-seeking = Szukam następnego błędu: krok { $step } z { $steps }
tui-no-mistake = Stąd do końca nie ma błędów.

### line by line

tui-welcome = Cat in the Box, { $board ->
        [white] biała plansza
        [violet] fioletowa plansza
       *[own] własna plansza
    }. Boty: { $bots ->
        [none] brak
       *[other] { $bots }
    }.
    W każdej chwili: ? pokazuje, co możesz zrobić, quit kończy grę.
tui-kept = Partia jest zachowana; uruchom ponownie, aby grać dalej.
tui-plain-words = hint mówi, co zrobiłby bot i dlaczego; save PLIK zapisuje partię. people pokazuje, co można zrobić w sprawie innych.
tui-plain-overwrite = y nadpisuje, Enter zostawia.
tui-plain-again = { $may ->
        [again] Jeszcze raz? Enter lub y to tak, n to nie.
        [watch] Oglądać następną partię? Enter lub y to tak, n to nie.
       *[nothing] q wychodzi.
    } v pokazuje partię krok po kroku, save PLIK ją zapisuje.
tui-plain-go-on = Niedokończona partia: { $names }. Grać dalej? Enter lub y to tak, n zaczyna nową.
tui-plain-chairs = Miejsca: { $chairs }
tui-plain-link = Link do przekazania: { $link } (kod { $code })
tui-plain-sit = Usiąść? Enter lub y to tak, n to tylko oglądanie.
tui-plain-start = Zacząć teraz? Boty zajmą wolne miejsca. Enter lub y to tak, n to czekanie.
tui-plain-over = Enter przejmuje grę; quit wychodzi.
tui-plain-wait = n ponagla, o: bot decyduje raz, u: bot gra do powrotu; Enter czeka.
tui-no-people = W sprawie innych osób nic teraz nie można zrobić.
tui-plain-which = { $tables ->
        [0] Żaden stół nie jest otwarty. Enter tworzy nowy, q wychodzi.
       *[other] Wpisz numer stołu, od 1 do { $tables }. Enter tworzy nowy, q wychodzi.
    }
tui-plain-which-else = Kod lub link prowadzi do tego stołu; name IMIĘ zmienia twoje imię.
tui-plain-new = Nowy stół: { $chairs }; { $board }; { $clock }. Enter go tworzy. Aby zmienić, wpisz players 4, bots kitten,house lub bots none, board violet, clock 60s, clock 2d lub clock none. q wychodzi.
tui-plain-review = Enter idzie dalej, b wraca, cyfra prowadzi do tej kolejki, a mówi, ile był wart każdy wybór, n prowadzi do następnego błędu, save PLIK zapisuje partię, q wychodzi.
