### everywhere

skip = Przejdź do treści
nav-label = Strony
nav-learn = Nauka
nav-rules = Zasady
nav-lobby = Stoły
nav-matches = Moje partie
nav-profile = Mój profil
nav-settings = Ustawienia
nowhere-title = Tu nic nie ma
nowhere = Ten adres prowadzi donikąd. Może przesunął go kot.
go-home = Na stronę główną
trouble-title = Coś poszło nie tak
trouble = Nie udało się pokazać tej części strony. Twoja partia jest bezpieczna.
trouble-reload = Wczytaj ponownie
refused-unknown = To się nie udało ({ $code }).
refused-status = Serwer nie mógł tego zrobić (odpowiedź { $status }).
no-connection = Serwer jest teraz nieosiągalny.
other-version = Ta strona jest w innej wersji niż serwer. Wczytaj ją ponownie.

### the board and the hand

board-label = Plansza badań
board-row-lost = { colour-name }, stracony
space-name = { $state ->
        [taken] { $cell }, znacznik: { $owner }
        [neutral] { $cell }, neutralny znacznik
        [out] { $cell }, poza grą
       *[free] { $cell }, wolna
    }
space-possible = można zagrać
hand-label = Twoja ręka
card-name = karta { $number }
close = Zamknij
copy = Kopiuj
share = Udostępnij
copied = Skopiowano.
copy-by-hand = Skopiuj link ręcznie.
save = Zapisz
saved = Zapisano.
undo = Cofnij
cancel = Anuluj

### the front page

home-title = Cat in the Box
home-lead = Każda karta to kot w pudełku: ma liczbę, ale nie ma koloru, dopóki nie zajrzysz do środka. Określ to, czego nikt jeszcze nie określił, i strzeż się paradoksu.
home-name = Twoje imię
name-ask = Jak masz na imię?
name-change = Zmień imię
home-play = Graj
home-play-about = Bez konta i bez instalowania.
solo-label = Twoja partia
solo-change = Zmień
# $level is one of the levels below.
solo-cats = { $level ->
        [kitten] { $count ->
            [one] { $count } kociak
            [few] { $count } kociaki
           *[many] { $count } kociaków
        }
        [house] { $count ->
            [one] { $count } kot domowy
            [few] { $count } koty domowe
           *[many] { $count } kotów domowych
        }
        [alley] { $count ->
            [one] { $count } dachowiec
            [few] { $count } dachowce
           *[many] { $count } dachowców
        }
        [laboratory] { $count ->
            [one] { $count } kot laboratoryjny
            [few] { $count } koty laboratoryjne
           *[many] { $count } kotów laboratoryjnych
        }
       *[schrodinger] { $count ->
            [one] { $count } kot Schrödingera
            [few] { $count } koty Schrödingera
           *[many] { $count } kotów Schrödingera
        }
    }
solo-against = Przeciwnicy
solo-ladder = Każdy kot zwykle wygrywa z tym powyżej.
solo-each = Wybierz każdego przeciwnika osobno
solo-opponent = Przeciwnik { $number }
home-learn = Naucz się w pięć minut
home-new = Stół dla znajomych
home-turn = { $count ->
        [one] Twój ruch przy jednym stole.
        [few] Twój ruch przy { $count } stołach.
        [many] Twój ruch przy { $count } stołach.
       *[other] Twój ruch przy { $count } stołach.
    }
home-resume = Graj dalej
home-foot = Purradox to wolne oprogramowanie, niezwiązane z wydawcami gry Cat in the Box.
home-docs = Dokumentacja (po angielsku)
door-lobby = Stoły
door-lobby-about = Usiądź z innymi albo popatrz
door-rules = Zasady
door-rules-about = Numerowane, z przykładami
door-replay = Powtórka
door-replay-about = Partia jeszcze raz, ruch po ruchu
door-pad = Notes wyników
door-pad-about = Na wieczór z prawdziwym pudełkiem
door-puzzles = Zagadka dnia
door-puzzles-about = Znajdź jedyne dobre zagranie i zdobądź ranking

### settings

set-language = Język
set-theme = Motyw
set-theme-auto = Jak w systemie
set-theme-light = Jasny
set-theme-dark = Ciemny
set-motion = Animacje
set-motion-auto = Jak w systemie
set-motion-full = Pełne
set-motion-less = Ograniczone
set-cards = Wielkość kart
set-cards-small = Małe
set-cards-medium = Średnie
set-cards-large = Duże
set-sound = Ciche dźwięki
set-at-once = Wysyłaj mój wybór od razu
set-at-once-about = Inaczej wybór jest wysyłany po potwierdzeniu: { $keys ->
        [yes] kliknij go jeszcze raz albo naciśnij Enter.
       *[no] dotknij go jeszcze raz.
    }
set-notify = Powiadamiaj mnie, gdy jest mój ruch
set-notify-about = Dopóki ta strona jest otwarta w tle; przeglądarka zapyta cię raz.
set-notify-refused = Twoja przeglądarka nie pozwala na powiadomienia tej strony.
set-keys = Na klawiaturze: liczba, potem r (czerwony), b (niebieski), y (żółty) albo g (zielony); Enter wysyła, Escape cofa, h prosi o podpowiedź.
set-aids = Pomoce, jeśli stół na nie pozwala
aid-unseen = Ile kart każdej liczby jeszcze się nie pojawiło
aid-stuck = Ostrzeżenia o kartach, które mogą utknąć
aid-stuck-about = Znaczek na karcie mówi, ile pól zostało dla jej liczby.
aid-hints = Podpowiedzi bota
move-title = Inne urządzenie
move-about = Zabierz ze sobą imię i partie: utwórz link i otwórz go na drugim urządzeniu. Działa tylko raz.
move-link = Link na drugie urządzenie
move-make = Utwórz link
move-until = Link działa do { $time }.
move-ask = Grać na tym urządzeniu jako { $name }?
move-ask-about = Zgódź się tylko wtedy, gdy ten link pochodzi od ciebie: w przeciwnym razie ktoś inny będzie grał razem z tobą i widział twoje karty.
move-ask-instead = Na tym urządzeniu grasz teraz jako { $me }. Do partii gracza { $me } będzie można wrócić tylko z urządzenia, na którym nadal gra { $me }.
move-ask-equal = Na tym urządzeniu grasz już jako { $me }, ale link należy do kogoś innego o tym samym imieniu. Twoje partie nie będą już stąd dostępne.
move-yes = Graj jako { $name }
move-no = Zostań przy { $me }
move-same = Na tym urządzeniu grasz już jako { $name }.
move-done = Witaj, { $name }. Twoje imię i partie są teraz na tym urządzeniu.
devices-title = Twoje urządzenia
devices-about = Na tych urządzeniach grasz jako { $name }. Urządzenie nieużywane przez rok wylogowuje się samo.
device-name = { $browser } ({ $system })
device-terminal = Terminal ({ $system })
device-unknown = Nieznane urządzenie
device-here = to urządzenie
device-added = Dodano { $date }
device-used = ostatnio używane { $date }
device-log-out = Wyloguj
device-log-out-ask = Wylogować „{ $device }”?
device-log-out-about = To urządzenie od razu straci dostęp do twojego imienia i twoich partii.
log-out-here-ask = Wylogować się na tym urządzeniu?
# $back is words, device or no.
log-out-here-about = { $back ->
        [words] Dzięki słowom odzyskiwania znów zagrasz jako { $name }.
        [device] Dzięki linkowi z innego urządzenia znów zagrasz jako { $name }.
       *[no] Nie masz ani słów odzyskiwania, ani innego urządzenia: imienia { $name } i twoich partii nie da się odzyskać. Najpierw utwórz słowa odzyskiwania.
    }
log-out-others = Wyloguj wszystkie inne
log-out-others-about = Zalogowane zostanie tylko to urządzenie. Jeśli ktoś inny mógł używać któregoś z pozostałych, utwórz też nowe słowa odzyskiwania.
log-out-done = Wylogowano.
words-title = Słowa odzyskiwania
words-about = Dziewięć słów pozwala znów grać jako { $name } na dowolnym urządzeniu. Zapisz je na kartce i nikomu nie pokazuj: kto je ma, może grać za ciebie.
words-make = Utwórz słowa odzyskiwania
words-made = Masz słowa z dnia { $date }. Nie można ich pokazać ponownie.
words-again = Utwórz nowe słowa
words-again-about = Słowa z dnia { $date } przestaną działać.
words-shown = Zapisz te słowa teraz: pokazujemy je tylko raz.
words-done = Mam je zapisane
banned-title = Brak dostępu
data-title = Twoje dane
data-about = Pobierz w jednym pliku wszystko, co ten serwer wie o { $name }, albo każ to usunąć.
data-download = Pobierz moje dane
data-delete = Usuń moje dane
data-delete-ask = Usunąć wszystko, co dotyczy { $name }?
data-delete-about = Usunięte zostaną twoje imię, urządzenia, słowa odzyskiwania i lista partii, a także każdy stół, przy którym nie siedział nikt inny. Opuścisz partie, w które grasz. Przy stołach dzielonych z innymi twoje miejsce zajmie N.N.
data-delete-next = Dalej
data-delete-sure = Usunąć { $name } na dobre?
data-delete-last = Tego nie da się cofnąć, nawet słowami odzyskiwania.
data-delete-yes = Usuń na dobre
data-deleted = Twoje dane zostały usunięte.
recover-title = Mam słowa odzyskiwania
recover-about = Graj znów jako ta sama osoba co na innym urządzeniu.
recover-label = Dziewięć słów
recover-go = Dalej
recover-ask-about = Zgódź się tylko wtedy, gdy to twoje własne słowa: w przeciwnym razie ktoś inny będzie grał razem z tobą i widział twoje karty.
recover-ask-equal = Na tym urządzeniu grasz już jako { $me }, ale słowa należą do kogoś innego o tym samym imieniu. Twoje partie nie będą już stąd dostępne.

### lists of tables

lobby-empty = Żaden stół nie jest teraz otwarty. Utwórz własny, a inni będą mogli się dosiąść.
matches-empty = Nie masz jeszcze żadnej partii. Będą zapisywane tutaj.
matches-turn = Twój ruch
matches-going = W toku
matches-done = Zakończone
matches-hidden = Partia jest ukryta.
listed-waiting = { $open ->
        [0] komplet, zaraz początek
        [one] { $open } wolne miejsce
        [few] { $open } wolne miejsca
       *[many] { $open } wolnych miejsc
    }
listed-playing = w toku
listed-over = zakończona
listed-given-up = { $reason ->
        [host] zamknięta przez gospodarza
        [expired] zamknięta, bo nikt nie przyszedł
        [operator] zamknięta przez administratora serwera
       *[left] poddana
    }
listed-expires = { $status ->
        [over] Usunięcie: { $date }
       *[other] Zamknięcie: { $date }, chyba że ktoś przyjdzie
    }
listed-replaced = Na twoim miejscu gra teraz { $name }
listed-broken = uszkodzona
listed-winner = zwycięstwo
listed-yours = Czeka na ciebie { $since }
listed-others = Czekamy { $since } na ruch: { $names }
listed-bot = Gra za ciebie bot
listed-do-join = Dosiądź się
listed-do-watch = Patrz
listed-do-resume = Dalej
listed-do-look = Wynik
listed-do-hide = Ukryj

### a new table

new-title = Nowy stół
new-make = Utwórz stół
option-players = Gracze
option-players-short = { $players } graczy
option-chairs = Pozostałe miejsca
option-chairs-about = Ludzie dołączają przez link, który wyślesz. Z samymi botami partia zaczyna się od razu.
option-board = Plansza badań
option-board-short = { $board ->
        [white] Biała plansza
        [violet] Fioletowa plansza
       *[own] Własna plansza
    }
option-board-rows = Cztery rzędy od góry: litera koloru i jego liczby od lewej do prawej
board-provisional-note = Kolejność liczb na fioletowej planszy jest tymczasowa, dopóki ktoś nie odczyta jej z drukowanych kart.
board-provisional-short = Kolejność na tej planszy jest tymczasowa.
option-clock = Czas na decyzję
option-clock-none = Bez limitu
option-clock-seconds = Sekundy
option-clock-days = Dni
option-clock-none-about = Każdy ma tyle czasu, ile chce. Kto czeka za długo, może ponaglić tę osobę albo wezwać bota.
option-clock-seconds-about = Na wspólny wieczór. Gdy czas minie, tę jedną decyzję podejmuje bot.
option-clock-days-about = Nikt nie musi zostawać przy stole: każdy wraca, gdy przychodzi jego kolej. Gdy czas minie, tę jedną decyzję podejmuje bot.
option-clock-short = { $clock ->
        [days] { $limit ->
            [one] { $limit } dzień na decyzję
           *[other] { $limit } dni na decyzję
        }
       *[seconds] { $limit ->
            [one] { $limit } sekunda na decyzję
            [few] { $limit } sekundy na decyzję
           *[many] { $limit } sekund na decyzję
        }
    }
option-limit-seconds = Sekundy na decyzję
option-limit-days = Dni na decyzję
new-more = Więcej opcji
option-watch = Widzowie widzą
option-watch-nobody = nic
option-watch-table = stół
option-watch-hands = stół oraz ręce z minionych rund
option-pace = Boty
option-pace-natural = nie spieszą się
option-pace-instant = odpowiadają od razu
option-listed = Pokaż na liście stołów
option-listed-about = Inaczej dołączyć mogą tylko osoby, które mają link.
option-aids = Pozwól na pomoce
option-aids-about = Podpowiedzi, liczenie kart i ostrzeżenia, dla wszystkich przy stole.
option-no-aids = bez pomocy
level-kitten = Kociak
level-house = Kot domowy
level-alley = Dachowiec
level-laboratory = Kot laboratoryjny
level-schrodinger = Kot Schrödingera
cat-kitten-strength = bardzo łatwy
cat-kitten-about = Gra dla zabawy i dla kaprysu oddaje punkty.
cat-house-strength = łatwy
cat-house-about = Spokojniejszy, ale czasem jeszcze ulega kaprysowi.
cat-alley-strength = średni
cat-alley-about = Patrzy, gdzie stawia łapy: liczy karty i pola, omija paradoksy.
cat-laboratory-strength = silny
cat-laboratory-about = Nauczył się gry w niezliczonych partiach z samym sobą i od razu wie, co zrobić.
cat-schrodinger-strength = najsilniejszy
cat-schrodinger-about = Myśli do sekundy, obserwuje, jak grasz, i zgaduje, co masz na ręce.
cat-missing = niezainstalowany
bots-other = Inny bot

### before the match

table-title = Stół
table-gone = Nie można pokazać tego stołu
table-closed = { $reason ->
        [host] Gospodarz zamknął ten stół.
        [expired] Od dawna nikt tu nie zaglądał: ten stół jest zamknięty.
        [operator] Administrator serwera zamknął ten stół.
       *[left] Wszyscy odeszli: ten stół jest zamknięty.
    }
table-expires = { $status ->
        [over] Ta partia zostanie usunięta { $date }.
       *[other] Ten stół zostanie zamknięty { $date }, chyba że zajrzy tu ktoś z graczy.
    }
waiting-title = Stół jest gotowy
waiting-chairs = Miejsca
waiting-start = Zacznij
waiting-leave = Odejdź
waiting-close = Zamknij stół
waiting-close-note = Stół zostanie zamknięty dla wszystkich.
waiting-close-sure = Tak, zamknij
waiting-host = { $open ->
        [one] { $open } miejsce jest wolne. Jeśli zaczniesz teraz, zajmie je bot.
        [few] { $open } miejsca są wolne. Jeśli zaczniesz teraz, zajmą je boty.
       *[many] { $open } miejsc jest wolnych. Jeśli zaczniesz teraz, zajmą je boty.
    }
waiting-host-full = Wszyscy są na miejscu.
waiting-guest = Czekamy, aż gospodarz rozpocznie partię.
waiting-not-seated = Zajmij wolne miejsce, żeby zagrać, albo zostań i patrz.
chair-open = wolne miejsce
chair-sit = Usiądź tutaj
chair-who = Kto siedzi na miejscu { $chair }
chair-person = Człowiek
chair-more = Więcej: { $name }
chair-make-host = Przekaż rolę gospodarza: { $name }
chair-remove = Zwolnij to miejsce
chair-remove-note = { $name } wstanie i nie będzie już mógł ani mogła usiąść przy tym stole.
seat-offer = Zaproponuj to miejsce innym
seat-offer-note = Za gracza { $name } gra bot. Jeśli zaproponujesz to miejsce, przejmie je, kto otworzy link, razem z kartami i punktami.
seat-offered = { $name } jest z dala od stołu: kto otworzy link, może przejąć to miejsce.
seat-free = { $name } jest z dala od stołu. Możesz przejąć to miejsce.
seat-take-over = Przejmij miejsce
seat-lost = Na twoim miejscu gra teraz { $name }. Możesz oglądać dalej.
seat-before = wcześniej: { $names }
invite-title = Zaproś
invite-link = Link do tego stołu
invite-qr = Kod QR z linkiem do tego stołu
invite-show-qr = Pokaż kod QR
invite-alone = Ten adres otworzy tylko to urządzenie.
invite-command = Aby inni mogli dołączyć, uruchom Purradox poleceniem { $command }
invite-open = Wpuść urządzenia z mojej sieci domowej
invite-open-about = Do czasu zatrzymania Purradox każde urządzenie w tej sieci będzie mogło otworzyć go na tym komputerze. Komputer może poprosić o zgodę.
invite-open-yes = Wpuść
invite-opened = Urządzenia z twojej sieci mogą już dołączać.

### the table

room-round = Runda { $round } z { $rounds }
room-offline = Brak połączenia. Próbuję ponownie…
room-watching = { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
room-tricks = Kolejki
room-log = Przebieg
room-menu = Menu
room-you-watch = Oglądasz grę.
players-label = Gracze
player-you = ty
player-turn = ma ruch
player-turn-yours = Twój ruch
player-first = zaczyna
player-away = nie ma przy stole
player-host = gospodarz
player-program = program
player-played-by-bot = { $who ->
        [me] gra za ciebie bot
       *[other] w zastępstwie gra bot
    }
player-colours = Kolory
player-tricks = { $predicted ->
        [none] zebrane lewy: { $won }, premia do { $most }
        [open] zebrane lewy: { $won }, jeszcze nie obstawiono
       *[other] zebrane lewy: { $won }, obstawione: { $predicted }
    }
player-won = Zebrane
player-score = Punkty
player-discarded = karta odłożona
clock-days = { $days ->
        [one] jeszcze { $days } dzień
       *[other] jeszcze { $days } dni
    }
clock-left = jeszcze { $time }
clock-warning = { $clock ->
        [days] Na decyzję została niecała godzina.
       *[seconds] Na decyzję zostało 10 sekund.
    }
trick-label = Kolejka { $trick }
trick-led = Kolor wyjściowy:
trick-empty = { $who ->
        [me] Rozpoczynasz kolejkę
       *[other] { $name } rozpoczyna kolejkę
    }
trick-winner = { $who ->
        [me] Zbierasz lewę
       *[other] { $name } zbiera lewę
    }
tricks-one = Kolejka { $trick }: { $name }
tricks-play = { $name }: { $cell }
discard-title = Odłóż jedną kartę
discard-how = Wybierz kartę, której wolisz nie zagrywać. Zostanie zakryta.
discard-help = Każdej liczby jest pięć kart, ale tylko cztery pola. Liczby, której masz dużo, trudno się pozbyć.
bonus-up-to = We dwoje nikt nie obstawia. Kto zbierze nie więcej lew niż { $most }, dostaje premię: liczy się największa grupa jego znaczników.
discard-waiting = Twoja karta jest odłożona. Jeszcze wybierają: { $names }.
discard-revealed = Odkryte:
discard-name = odłożyć { $number }
predict-title = Ile lew zbierzesz?
predict-waiting = Obstawia { $name }
predict-how = Liczba kolejek: { $tricks }. Zbierz dokładnie tyle lew, ile obstawisz, a największa grupa twoich znaczników da premię.
predict-help = Wysokie liczby zbierają lewy w swoim kolorze; czerwony przebija wszystko. Nie można obstawić zera.
predict-tricks = { $tricks ->
        [one] { $tricks } lewa
        [few] { $tricks } lewy
       *[many] { $tricks } lew
    }
predict-yours = { $tricks ->
        [one] Obstawiasz { $tricks } lewę.
        [few] Obstawiasz { $tricks } lewy.
       *[many] Obstawiasz { $tricks } lew.
    }
own-label = Twoje karty
prompt-sending = Wysyłam…
prompt-sending-later = Ruch jest zapisany i zostanie wysłany, gdy tylko wróci połączenie.
prompt-over = Runda jest skończona.
prompt-wait = Czekamy na ruch: { $name }.
prompt-wait-all = Jeszcze wybierają: { $names }.
prompt-discard = Którą kartę odkładasz?
prompt-predict = Ile lew?
prompt-lead = Rozpoczynasz kolejkę. Wybierz kartę i kolor.
prompt-follow = Twój ruch; kolor wyjściowy: { $colour }.
prompt-card = Karta { $number }: teraz wybierz pole.
prompt-chosen = Zagrać: { $cell }? { $keys ->
        [yes] Kliknij jeszcze raz albo naciśnij Enter.
       *[no] Dotknij jeszcze raz.
    }
prompt-number-first = Najpierw liczba, potem kolor.
choice-loses = Nie dokładasz do koloru: do końca rundy stracisz kolor { $colour }.
send-discard = Odłóż kartę { $number }
send-predict = { $tricks ->
        [one] Obstaw { $tricks } lewę
        [few] Obstaw { $tricks } lewy
       *[many] Obstaw { $tricks } lew
    }
send-play = Zagraj: { $cell }
take-back = Cofnij
hint-button = Podpowiedź
hint-thinking = Bot się zastanawia…
hint-best = Bot wybrałby: { $move }.
hint-yours = Bot też wybrałby: { $move }.
hint-only = Jest tylko jedna możliwość: { $move }.
hint-marked = wskazane przez podpowiedź
hint-figures = Liczby
hint-figures-about = Każdą możliwość sprawdzono w wielu możliwych rozdaniach zgodnych z tym, co widzisz. Liczby to średnie.
hint-own = twój wybór
hint-verdict = { $verdict ->
        [best] najlepsze
       *[good] nie do rozstrzygnięcia
    }
legend-button = Oznaczenia
legend-title = Co znaczą oznaczenia
legend-tight = Tyle pól zostało ci dla tej liczby. Masz co najmniej tyle samo takich kart: dla którejś może wkrótce zabraknąć pola.
legend-stuck = Dla tej liczby nie masz już żadnego pola. Jeśli w swojej kolejce zostaną ci tylko takie karty, będzie paradoks.
legend-hint = Podpowiedź wybrałaby tę kartę i to pole.
legend-unseen = Tylu kart tej liczby jeszcze nie widać: mają je inni gracze albo są poza grą.
card-open = { $count ->
        [0] brak wolnych pól
        [one] zostało { $count } pole
        [few] zostały { $count } pola
       *[many] zostało { $count } pól
    }
card-colours = możliwe: { $colours }
card-no-colour = teraz niemożliwe
menu-back = Wróć do stołu
menu-leave = Opuść partię
menu-return = Wróć na swoje miejsce
menu-leave-note = Jeśli odejdziesz, do twojego powrotu zagra za ciebie bot.
menu-give-up = Poddaj partię
menu-give-up-note = Nikt inny tu nie gra: jeśli odejdziesz, partia skończy się bez wyniku.
menu-sure = Tak, na pewno
menu-people = Ludzie przy stole
talk-label = Powiedz coś
talk-hello = Cześć!
talk-good-luck = Powodzenia!
talk-well-played = Dobrze zagrane!
talk-thinking = Niech pomyślę…
talk-oops = Ojej!
talk-meow = Miau.
talk-thanks = Dzięki!
talk-bye = Pa!
talk-wow = Wow!
talk-hurry = Trochę szybciej, proszę.
talk-sorry = Przepraszam!
talk-good-game = Fajna gra!

### those who are waited for

wait-away = { $name } jest z dala od stołu. Gra czeka { $since }.
wait-silent = Gra czeka { $since } na ruch: { $name }.
wait-nudge = Ponaglij
wait-once = Bot decyduje raz
wait-stays = Bot gra do powrotu
wait-called = { $who ->
        [by] Wzywasz bota w zastępstwie gracza { $name }.
       *[other] { $by } wzywa bota w zastępstwie gracza { $name }.
    } Zagra za { $seconds } s, chyba że { $name } się odezwie.
wait-called-you = { $by } wzywa bota, żeby zagrał za ciebie. Zrobi to za { $seconds } s.
wait-here = Jestem
wait-played = Gra za ciebie bot.
wait-take-over = Przejmij grę
wait-decided = Zdecydowano za ciebie:
wait-line = Runda { $round }: { $what } { $reason ->
        [clock] Skończył się czas.
        [called] Bota wzywa { $by }.
       *[left] Po twoim odejściu.
    }
wait-nudged = { $name } czeka na ciebie.
bots-slow = Boty mają dużo do zrobienia: potrzebują teraz około { $seconds } s więcej.
bots-preparing = Bot się przygotowuje. Za pierwszym razem trwa to minutę lub dwie.

### what happens, in words

tell-sat = { $name } zajmuje miejsce.
tell-stood = { $name } wstaje od stołu.
tell-renamed = { $was } gra teraz jako { $name }.
tell-left = { $who ->
        [me] Odchodzisz; gra za ciebie bot.
       *[other] { $name } odchodzi; w zastępstwie gra bot.
    }
tell-returned = { $who ->
        [me] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
tell-closed = { $who ->
        [me] Poddajesz partię.
       *[other] { $name } poddaje partię.
    }
tell-closed-host = { $who ->
        [me] Zamykasz stół.
       *[other] { $name } zamyka stół.
    }
tell-closed-expired = Od dawna nikt tu nie zaglądał: stół został zamknięty.
tell-closed-operator = Administrator serwera zamknął stół.
tell-removed = { $by ->
        [operator] { $name } traci miejsce decyzją administratora serwera.
       *[host] { $name } traci miejsce decyzją gospodarza.
    }
tell-took-over = { $who ->
        [me] Przejmujesz miejsce: { $was }.
       *[other] { $name } przejmuje miejsce: { $was }.
    }
tell-host-changed = { $who ->
        [me] Od teraz gospodarzem stołu jesteś ty.
       *[other] Od teraz gospodarzem stołu jest { $name }.
    }
tell-offered = { $who ->
        [by] Proponujesz innym miejsce, które ma { $name }: może je przejąć, kto otworzy link.
       *[other] { $by } proponuje innym miejsce, które ma { $name }: może je przejąć, kto otworzy link.
    }
tell-started = Partia się zaczyna.
tell-forfeited = { $who ->
        [me] Bot decyduje za ciebie.
       *[other] W zastępstwie decyduje bot: { $name }.
    }
tell-nudged = { $who ->
        [me] { $by } cię ponagla.
        [by] Ponaglasz gracza { $name }.
       *[other] { $by } ponagla gracza { $name }.
    }
tell-called = { $who ->
        [me] { $by } wzywa za ciebie bota.
        [by] Wzywasz bota za gracza { $name }.
       *[other] { $by } wzywa bota za gracza { $name }.
    }
tell-clock = { $who ->
        [me] Twój czas minął; decyduje bot.
       *[other] { $name }: czas minął; decyduje bot.
    }
tell-talked = { $name }: { $words }
tell-dealt = Runda { $round }. { $who ->
        [me] Zaczynasz ty.
       *[other] Zaczyna { $name }.
    }
tell-discarded = { $who ->
        [me] Odkładasz kartę.
       *[other] { $name } odkłada kartę.
    }
tell-predicted = { $who ->
        [me] Obstawiasz { $tricks ->
            [one] { $tricks } lewę
            [few] { $tricks } lewy
           *[many] { $tricks } lew
        }.
       *[other] { $name } obstawia { $tricks ->
            [one] { $tricks } lewę
            [few] { $tricks } lewy
           *[many] { $tricks } lew
        }.
    }
tell-played = { $who ->
        [me] Zagrywasz: { $cell }.
       *[other] { $name } zagrywa: { $cell }.
    }
tell-round-ended = Koniec rundy: { $scores }.

### ends

paradox-title = Paradoks!
paradox-mine = Żadna z twoich kart nie może mieć koloru. Runda kończy się tutaj, twoje lewy liczą się na minus i nie dostajesz premii.
paradox-other = Żadna z kart nie może mieć koloru ({ $name }). Runda kończy się tutaj; { $name } traci punkt za każdą zebraną lewę i nie dostaje premii.
paradox-lost = { $colour }: stracony
paradox-taken = { $colour }: { $name }
paradox-neutral = { $colour }: neutralny znacznik
round-end-title = Koniec rundy { $round }
round-end-groups = Linie łączą grupy, które dały premię.
round-end-hands = Ręce tuż po rozdaniu
round-end-next = Następna runda
round-end-last = Pokaż wynik
score-won-predicted = Zebrane / obstawione
score-tricks = Lewy
score-group = Grupa
score-missed = nietrafione
score-above = ponad { $most }
score-paradox = paradoks
match-end-title = Koniec partii
match-given-up = Ta partia została poddana
match-end-tie = Remis: { $points }. Rozstrzygnęła ostatnia runda.
match-end-won = { $shared ->
        [yes] Dzielisz zwycięstwo!
       *[no] Wygrywasz!
    }
match-end-place = { $place }. miejsce na { $players }
match-end-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
match-end-rank = Miejsce
turning-start = { $who ->
        [me] Prowadzisz od pierwszej rundy do końca. Przewaga: { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
           *[many] { $amount } punktów
        }.
       *[other] { $name } prowadzi od pierwszej rundy do końca. Przewaga: { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
           *[many] { $amount } punktów
        }.
    }
turning-paradox = { $who ->
        [me] Rozstrzygnęła runda { $round }: { $rival } wywołuje paradoks, a ty wychodzisz na prowadzenie.
        [rival] Rozstrzygnęła runda { $round }: wywołujesz paradoks, a na prowadzenie wychodzi { $name }.
       *[other] Rozstrzygnęła runda { $round }: { $rival } wywołuje paradoks, a na prowadzenie wychodzi { $name }.
    }
turning-group = { $who ->
        [me] Rozstrzygnęła runda { $round }: dzięki grupie { $amount } znaczników wychodzisz na prowadzenie.
       *[other] Rozstrzygnęła runda { $round }: dzięki grupie { $amount } znaczników na prowadzenie wychodzi { $name }.
    }
turning-points = { $who ->
        [me] Rozstrzygnęła runda { $round }: zdobywasz { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
           *[many] { $amount } punktów
        } i wychodzisz na prowadzenie.
       *[other] Rozstrzygnęła runda { $round }: { $name } zdobywa { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
           *[many] { $amount } punktów
        } i wychodzi na prowadzenie.
    }
turning-choice = Twoja najdroższa decyzja: { $move } w rundzie { $round }. Lepiej: { $better }, średnio o { $points } pkt więcej.
curve-title = Punkty po każdej rundzie.
curve-seat = { $name }: { $points }.
match-end-rematch = Zagraj jeszcze raz
rematch-wanted = { $count ->
        [one] { $names } chce zagrać jeszcze raz.
        [few] { $names } chcą zagrać jeszcze raz.
       *[many] { $names } chcą zagrać jeszcze raz.
    }
rematch-begun = Następna partia już się zaczęła.
rematch-join = Dosiądź się
rematch-watch = Oglądaj następną partię
rematch-next = Do następnej partii
match-end-review = Analiza
picture-save = Zapisz obrazek
picture-saved = Obrazek zapisano.
picture-copied = Wynik skopiowano jako tekst.
picture-failed = Ta przeglądarka nie potrafi utworzyć obrazka.
score-round = R{ $round }
proof-check = Sprawdź rozdania
proof-about = Karty pochodzą z liczb losowych serwera i graczy, a wszystkie obiecano, zanim którakolwiek była znana. Twoja przeglądarka może sprawdzić, że nikt nie wybrał kart. Tylko o tym, kto zaczyna, losuje sam serwer.
proof-good = Sprawdzone: karty wszystkich rund pochodzą z obiecanych liczb losowych serwera oraz graczy: { $names }. Jest wśród nich twoja, więc nikt nie mógł wybrać kart, nawet serwer razem ze wszystkimi pozostałymi.
proof-good-others = { $count ->
        [0] Sprawdzone: karty wszystkich rund pochodzą z obiecanej liczby losowej serwera. Żaden gracz nie dodał swojej, więc nie dowodzi to, że serwer nie wybrał kart.
       *[other] Sprawdzone: karty wszystkich rund pochodzą z obiecanych liczb losowych serwera oraz graczy: { $names }. Żadna z nich nie pochodzi z tego urządzenia, więc nie jest tu dowiedzione, że nikt nie wybrał kart.
    }
proof-none-withheld = Ktoś w zmowie z serwerem mógłby najwyżej zataić obiecaną liczbę. Nikt tego nie zrobił.
proof-withheld = Liczba losowa obiecana, ale niepodana na czas: { $names }. Z pomocą serwera był to wybór jednej partii z { $deals }.
proof-old = Sprawdzone: karty wszystkich rund pochodzą z obiecanej liczby losowej serwera. W tej starszej partii gracze dodawali swoje bez obietnicy, więc nie dowodzi to, że nikt nie wybrał kart.
proof-wrong-commitment = Przed partią obiecano co innego, niż mówi dowód.
proof-wrong-share = Jedna z liczb losowych nie jest tą, którą obiecano.
proof-wrong-deal = Karty rundy { $round } nie pochodzą z liczb losowych.
proof-wrong-hand = Twoje karty w rundzie { $round } nie są tymi z dowodu.

### refusals of the server

no-such-table = Nie ma stołu { $table }.
broken-table = Zapis tego stołu jest uszkodzony i gra nie może być kontynuowana. Może go obejrzeć osoba, która prowadzi ten serwer.
not-seated = Nie siedzisz przy tym stole.
not-host = To może zrobić tylko gospodarz stołu.
was-removed = Odebrano ci miejsce: nie możesz już usiąść przy tym stole.
not-vacant = Przejąć można tylko miejsce, na którym za kogoś gra bot.
others-play = W tę partię grają inni: możesz ją opuścić, ale nie zamknąć.
not-watchable = Tego stołu nie można oglądać.
already-started = Partia już się zaczęła.
not-started = Partia jeszcze się nie zaczęła.
not-over = Partia jeszcze się nie skończyła.
already-seated = Już siedzisz przy tym stole.
no-free-chair = Przy tym stole nie ma wolnego miejsca.
chair-taken = To miejsce jest zajęte.
no-such-chair = Przy tym stole nie ma miejsca { $chair }.
decision-taken = Ta decyzja już zapadła; oto aktualny stan gry.
decision-not-due = Gra poszła dalej; oto jej aktualny stan.
not-waited-for = Nikt teraz nie czeka na tego gracza.
too-early = Jeszcze chwila cierpliwości: będzie to możliwe za { $seconds } s.
no-such-phrase = Tego nie da się tu powiedzieć.
bad-commitment = Obietnica liczby losowej ma 64 cyfry szesnastkowe.
nothing-to-reveal = Nie obiecano twojej liczby losowej dla tej partii.
revealed-too-late = Karty już rozdano, bez twojej liczby losowej.
no-aids = Przy tym stole gra się bez pomocy.
bot-missing-part = { $bot } nie może tu grać: { $part } nie jest zainstalowany ({ $command }).
bot-not-offered = { $bot } nie gra na tym serwerze.
bad-option = { $option ->
        [board] Ta plansza nie pasuje do stołu.
        [bots] Te boty nie pasują do miejsc.
       *[limit] Taki czas na decyzję nie jest możliwy.
    }
bad-name = Imię ma od 1 do { $most } znaków.
no-guest = Serwer już cię nie zna. Zacznij od strony głównej.
bad-code = Ten link był już użyty albo minęło dziesięć minut. Utwórz nowy.
bad-words = { $word ->
        [0] { $count ->
            [9] Te słowa do siebie nie pasują: w jednym jest literówka albo kolejność jest inna.
           *[more] Powinno być dziewięć słów; wpisano ich { $count }.
        }
       *[more] Słowo { $word } nie może być poprawne. Sprawdź pisownię.
    }
unknown-words = Nikt nie ma takich słów. Może są już nowsze albo pochodzą z innego serwera.
logged-out = To urządzenie zostało wylogowane.
kicked = Osoba prowadząca ten serwer usunęła cię od twoich stołów.
banned = { $days ->
        [0] Osoba prowadząca ten serwer zablokowała ci dostęp.
        [one] Osoba prowadząca ten serwer zablokowała ci dostęp jeszcze na 1 dzień.
        [few] Osoba prowadząca ten serwer zablokowała ci dostęp jeszcze na { $days } dni.
       *[many] Osoba prowadząca ten serwer zablokowała ci dostęp jeszcze na { $days } dni.
    }
no-such-device = To urządzenie jest już wylogowane.
too-many-tables = Masz tyle otwartych stołów: { $most }; najpierw skończ jeden z nich.
no-such-day = Nie ma rozdania dnia „{ $day }”.
day-not-begun = Rozdanie z dnia { $day } pojawi się, gdy ten dzień zacznie się gdziekolwiek na ziemi.
day-not-now = Urządzenie podaje, że dziś jest { $day }, ale nigdzie na ziemi nie ma teraz tego dnia. Sprawdź jego zegar.
too-fast = To było trochę za szybko. Spróbuj za { $seconds } s.
too-many-connections = Otwarto stąd za dużo stron; zamknij jedną (może ich być { $most }).
too-many-watched = Naraz można oglądać najwyżej tyle stołów: { $most }.
too-large = To za duże; najwięcej może być { $most }.
not-a-message = Serwer tego nie zrozumiał ({ $problem }).
bad-request = Serwer tego nie zrozumiał ({ $problem }).
no-such-page = Serwer nie ma takiej strony.
no-such-puzzle = Nie ma takiej zagadki.
not-at-home = Można to zrobić tylko na komputerze, na którym uruchomiono Purradox poleceniem ./play.
no-network = Ten komputer nie jest w żadnej sieci, z której ktoś mógłby dołączyć.
wrong-method = Serwer nie może tego tutaj zrobić.
other-origin = To przyszło z obcej strony, więc nic nie zrobiono.
wrong-host = Ten serwer nie odpowiada pod tą nazwą. Użyj adresu, który otrzymano.
no-thought = Botowi nic nie przyszło do głowy ({ $reason }).
server-trouble = Na serwerze coś poszło nie tak. Twoja partia jest bezpieczna.
not-ready = Serwer nie jest jeszcze gotowy. Chwileczkę.
too-many-reviews = Zbyt wiele partii jest teraz analizowanych (najwyżej { $most }). Spróbuj za około { $seconds } s.
too-many-reviews-of-yours = Twoich analiz trwa już tyle, ile można: { $most }. Spróbuj za około { $seconds } s.
too-many-hints = Zbyt wiele podpowiedzi czeka (najwyżej { $most }). Spróbuj za około { $seconds } s.
