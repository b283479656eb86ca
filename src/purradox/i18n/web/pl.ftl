### everywhere

skip = Przejdź do treści
nav-label = Strony
nav-learn = Nauka
nav-rules = Zasady
nav-lobby = Stoły
nav-matches = Moje partie
nav-settings = Ustawienia
nowhere-title = Tu nic nie ma
nowhere = Ten adres prowadzi donikąd. Może przesunął go kot.
go-home = Na stronę główną
trouble-title = Coś poszło nie tak
trouble = Nie udało się pokazać tej części strony. Nic z twojej partii nie przepadło.
trouble-reload = Wczytaj ponownie
refused-unknown = To się nie udało ({ $code }).
refused-status = Serwer nie mógł tego zrobić (odpowiedź { $status }).
no-connection = Serwer jest teraz nieosiągalny.

### the board and the hand

board-label = Plansza badań
board-row-lost = { colour-name }, stracony
space-name = { $state ->
        [taken] { $cell }, znacznik: { $owner }
        [neutral] { $cell }, neutralny znacznik
        [out] { $cell }, poza grą
       *[free] { $cell }, wolne
    }
space-possible = możliwe
hand-label = Twoja ręka
card-name = karta { $number }
close = Zamknij
copy = Kopiuj
share = Udostępnij
copied = Skopiowano.
copy-by-hand = Skopiuj odnośnik ręcznie.
save = Zapisz
saved = Zapisano.

### the front page

home-title = Cat in the Box
home-lead = Każda karta to kot w pudełku: ma liczbę, a koloru nie ma, dopóki nie zajrzysz. Określ to, czego nikt jeszcze nie określił, i uważaj na paradoks.
home-name = Twoje imię
home-play = Graj
home-play-about = Ty przeciwko trzem botom, od razu. Bez konta i bez instalowania.
home-learn = Naucz się w pięć minut
home-new = Stół dla znajomych
home-resume = Graj dalej
home-foot = Purradox to wolne oprogramowanie, niezwiązane z wydawcami gry Cat in the Box.
door-lobby = Stoły
door-lobby-about = Usiądź z innymi albo popatrz
door-rules = Zasady
door-rules-about = Numerowane, z przykładami
door-replay = Powtórka
door-replay-about = Partia jeszcze raz, ruch po ruchu
door-pad = Notes
door-pad-about = Na wieczór z prawdziwym pudełkiem

### settings

set-language = Język
set-theme = Światło
set-theme-auto = Jak urządzenie
set-theme-light = Dzień
set-theme-dark = Noc
set-motion = Ruch
set-motion-auto = Jak urządzenie
set-motion-full = Pełny
set-motion-less = Mniej
set-cards = Wielkość kart
set-cards-small = Małe
set-cards-medium = Średnie
set-cards-large = Duże
set-sound = Dźwięki, ciche i nieliczne
set-at-once = Wysyłaj wybór od razu
set-at-once-about = Inaczej wybór jest wysyłany po potwierdzeniu: dotknij go jeszcze raz albo naciśnij Enter.
set-keys = Na klawiaturze: liczba, potem r (czerwony), b (niebieski), y (żółty) albo g (zielony); Enter wysyła, Escape cofa, h prosi o podpowiedź.
set-aids = Pomoce, jeśli stół na nie pozwala
aid-unseen = Ile kart każdej liczby jeszcze się nie pokazało
aid-stuck = Twoje karty, które mogą utknąć
aid-stuck-about = Znaczek na karcie mówi, ile pól zostało dla jej liczby.
aid-hints = Podpowiedzi bota
move-title = Inne urządzenie
move-about = Zabierz ze sobą imię i partie: utwórz odnośnik i otwórz go na drugim urządzeniu. Działa raz.
move-link = Odnośnik na drugie urządzenie
move-make = Utwórz odnośnik
move-until = Odnośnik działa do { $time }.
move-done = Witaj, { $name }. To urządzenie to teraz ty.

### lists of tables

lobby-empty = Żaden stół nie jest teraz otwarty. Przygotuj własny, a inni będą mogli się dosiąść.
matches-empty = Jeszcze nic tu nie ma. Twoje partie będą zachowane w tym miejscu.
listed-waiting = { $open ->
        [0] komplet, zaraz początek
        [one] { $open } wolne miejsce
        [few] { $open } wolne miejsca
       *[many] { $open } wolnych miejsc
    }
listed-playing = w toku
listed-over = zakończona
listed-do-join = Dosiądź się
listed-do-watch = Patrz
listed-do-resume = Dalej
listed-do-look = Powtórka
listed-do-table = Wynik

### a new table

new-title = Nowy stół
new-make = Przygotuj stół
option-players = Gracze
option-players-short = graczy: { $players }
option-chairs = Pozostałe krzesła
option-chairs-about = Człowiek przychodzi dzięki odnośnikowi, który wyślesz. Z samymi botami gra zaczyna się od razu.
option-board = Plansza badań
option-board-short = { $board ->
        [white] biała plansza
        [violet] fioletowa plansza
       *[own] własna plansza
    }
option-board-rows = Cztery rzędy od góry: litera koloru i jego liczby od lewej do prawej
board-provisional-note = Kolejność liczb na fioletowej planszy jest tymczasowa, dopóki ktoś nie odczyta jej z drukowanych kart.
board-provisional-short = Kolejność na tej planszy jest tymczasowa.
option-clock = Czas na decyzję
option-clock-none = Bez limitu
option-clock-seconds = Sekundy
option-clock-days = Dni
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
option-watch = Widzowie widzą
option-watch-nobody = nic
option-watch-table = stół
option-watch-hands = także ręce z minionych rund
option-pace = Boty
option-pace-natural = nie spieszą się
option-pace-instant = odpowiadają od razu
option-listed = Pokaż na liście stołów
option-listed-about = Inaczej przyjść może tylko ten, kto ma odnośnik.
option-aids = Pozwól na pomoce
option-aids-about = Podpowiedzi, policzone karty i ostrzeżenia, dla wszystkich przy stole.
option-no-aids = bez pomocy
level-kitten = Kociak
level-house = Kot domowy
level-alley = Dachowiec
level-laboratory = Kot laboratoryjny
level-schrodinger = Kot Schrödingera

### before the match

table-title = Stół
table-gone = Nie można pokazać tego stołu
waiting-title = Stół gotowy
waiting-chairs = Krzesła
waiting-start = Zacznij
waiting-leave = Odejdź
waiting-host = { $open ->
        [one] { $open } krzesło jest wolne. Jeśli zaczniesz teraz, zajmie je bot.
        [few] { $open } krzesła są wolne. Jeśli zaczniesz teraz, zajmą je boty.
       *[many] { $open } krzeseł jest wolnych. Jeśli zaczniesz teraz, zajmą je boty.
    }
waiting-host-full = Wszyscy są na miejscu.
waiting-guest = Czekamy, aż zacznie osoba, która przygotowała stół.
waiting-not-seated = Zajmij wolne krzesło, żeby zagrać, albo zostań i patrz.
chair-open = wolne krzesło
chair-sit = Usiądź tutaj
chair-who = Kto siedzi na krześle { $chair }
chair-person = Człowiek
invite-title = Zaproś
invite-link = Odnośnik do tego stołu
invite-qr = Kod QR z odnośnikiem do tego stołu
invite-show-qr = Pokaż kod QR

### the table

room-round = Runda { $round } z { $rounds }
room-offline = Brak połączenia. Próbuję ponownie…
room-watching = { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
room-tricks = Lewy
room-log = Przebieg
room-menu = Menu
room-you-watch = Patrzysz na grę.
players-label = Gracze
player-you = ty
player-turn = ma ruch
player-turn-yours = Twój ruch
player-first = zaczyna
player-away = poza stołem
player-program = program
player-played-by-bot = w zastępstwie gra bot
player-colours = Kolory
player-tricks = { $predicted ->
        [none] zebrane lewy: { $won }
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
trick-label = Lewa { $trick }
trick-led = Kolor wyjściowy:
trick-empty = { $name } rozpoczyna kolejkę
trick-winner = { $name } zbiera lewę
tricks-one = Lewa { $trick }: { $name }
tricks-play = { $name }: { $cell }
discard-title = Odłóż jedną kartę
discard-how = Wybierz kartę, której wolisz nie musieć zagrywać. Zostaje zakryta.
discard-help = Każda liczba ma pięć kart i tylko cztery pola. Liczby, której masz dużo, trudno się pozbyć.
discard-waiting = Twoja karta jest odłożona. Jeszcze wybierają: { $names }.
discard-revealed = Odkryte:
predict-title = Ile lew zbierzesz?
predict-how = Liczba kolejek: { $tricks }. Zbierz dokładnie tyle lew, ile obstawisz, a największa grupa twoich znaczników da premię.
predict-help = Wysokie liczby zbierają lewy w swoim kolorze; czerwony przebija wszystko. Nie można obstawić zera.
predict-tricks = { $tricks ->
        [one] { $tricks } lewa
        [few] { $tricks } lewy
       *[many] { $tricks } lew
    }
own-label = Twoje karty
prompt-sending = Wysyłam…
prompt-over = Runda skończona.
prompt-wait = Ruch ma { $name }.
prompt-wait-all = Inni jeszcze wybierają.
prompt-discard = Którą kartę odkładasz?
prompt-predict = Ile lew?
prompt-lead = Rozpoczynasz kolejkę. Wybierz kartę i kolor.
prompt-follow = Twój ruch; kolor wyjściowy: { $colour }.
prompt-card = Karta { $number }: teraz wybierz pole.
prompt-chosen = Zagrać { $cell }? Dotknij jeszcze raz albo naciśnij Enter.
prompt-number-first = Najpierw liczba, potem kolor.
choice-loses = Nie dokładasz do koloru: do końca rundy tracisz kolor { $colour }.
send-nothing = Najpierw wybierz
send-discard = Odłóż { $number }
send-predict = { $tricks ->
        [one] Obstaw { $tricks } lewę
        [few] Obstaw { $tricks } lewy
       *[many] Obstaw { $tricks } lew
    }
send-play = Zagraj { $cell }
take-back = Cofnij
hint-button = Podpowiedź
hint-thinking = Bot się zastanawia…
hint-best = Bot wybrałby: { $move }.
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
menu-return = Wróć na swoje krzesło
menu-leave-note = Gdy odejdziesz, bot gra za ciebie do twojego powrotu.
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
talk-good-game = Dobra gra!

### what happens, in words

tell-sat = { $name } zajmuje miejsce.
tell-stood = { $name } wstaje od stołu.
tell-left = { $who ->
        [me] Odchodzisz; gra za ciebie bot.
       *[other] { $name } odchodzi; w zastępstwie gra bot.
    }
tell-returned = { $who ->
        [me] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
tell-started = Gra się zaczyna.
tell-forfeited = { $who ->
        [me] Bot decyduje za ciebie.
       *[other] Decyduje bot w zastępstwie: { $name }.
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
        [me] Zagrywasz { $cell }.
       *[other] { $name } zagrywa { $cell }.
    }
tell-round-ended = Koniec rundy: { $scores }.

### ends

paradox-title = Paradoks!
paradox-mine = Żadna z twoich kart nie może mieć koloru. Runda kończy się tutaj, twoje lewy liczą się na minus, a premii nie ma.
paradox-other = Żadna z kart nie może mieć koloru ({ $name }). Runda kończy się tutaj; { $name } traci punkt za każdą zebraną lewę i nie dostaje premii.
paradox-lost = { $colour }: stracony
paradox-taken = { $colour }: { $name }
paradox-neutral = { $colour }: neutralny znacznik
round-end-title = Koniec rundy { $round }
round-end-groups = Linie łączą grupy, które dały premię.
round-end-hands = Rozdane ręce
round-end-next = Następna runda
round-end-last = Do wyniku
score-won-predicted = Zebrane / obstawione
score-tricks = Lewy
score-group = Grupa
score-missed = chybione
score-paradox = paradoks
match-end-title = Koniec gry
match-end-tie = Remis: { $points }. Rozstrzygnęła ostatnia runda.
match-end-rematch = Zagraj jeszcze raz
match-end-join = Do następnej partii
match-end-replay = Zobacz partię jeszcze raz
score-round = R{ $round }
proof-check = Sprawdź rozdania
proof-about = Karty były ustalone, zanim ktokolwiek usiadł, i nikt nie mógł ich wybrać. Twoja przeglądarka może to sprawdzić.
proof-good = Sprawdzone: karty wszystkich rund pochodzą z obiecanego ziarna i z losu, który dołożyli wszyscy.
proof-wrong-commitment = To nie jest ziarno obiecane przed grą.
proof-wrong-deal = Karty rundy { $round } nie pochodzą z ziarna.

### refusals of the server

no-such-table = Nie ma stołu { $table }.
not-seated = Nie siedzisz przy tym stole.
not-host = To może zrobić tylko osoba, która przygotowała stół.
not-watchable = Przy tym stole nie wolno patrzeć.
already-started = Gra już się zaczęła.
not-started = Gra jeszcze się nie zaczęła.
not-over = Gra jeszcze się nie skończyła.
already-seated = Już siedzisz przy tym stole.
no-free-chair = Przy tym stole nie ma wolnego krzesła.
chair-taken = To krzesło jest zajęte.
no-such-chair = Przy tym stole nie ma krzesła { $chair }.
decision-taken = Ten wybór był już dokonany; oto stół, jak stoi.
decision-not-due = Gra poszła dalej; oto stół, jak stoi.
not-a-move = „{ $text }” nie jest ruchem.
no-such-phrase = Tego nie da się tu powiedzieć.
bad-entropy = Udział w losowaniu to od 16 do 64 cyfr szesnastkowych.
too-much-entropy = Twój udział w losowaniu już jest.
no-aids = Przy tym stole gra się bez pomocy.
bad-option = { $option ->
        [board] Ta plansza nie pasuje do stołu.
        [bots] Te boty nie pasują do krzeseł.
        [limit] Taki czas na decyzję nie jest możliwy.
       *[away] Taki czas dla nieobecnych nie jest możliwy.
    }
bad-name = Imię ma od 1 do { $most } znaków.
no-guest = Serwer już cię nie zna. Zacznij od strony głównej.
bad-code = Ten odnośnik był już użyty albo minęło dziesięć minut. Utwórz nowy.
too-many-tables = Otwarte stoły: { $most }; najpierw skończ jeden z nich.
too-fast = To było trochę za szybko. Spróbuj za { $seconds } s.
too-many-connections = Otwarto stąd za dużo stron; zamknij jedną (może ich być { $most }).
too-many-watched = Najwięcej stołów naraz: { $most }.
too-large = To za duże; najwięcej może być { $most }.
not-a-message = Serwer tego nie zrozumiał ({ $problem }).
bad-request = Serwer tego nie zrozumiał ({ $problem }).
no-such-page = Serwer nie ma takiej strony.
wrong-method = Serwer tutaj tego nie robi.
other-origin = To przyszło z innej strony niż nasza, więc nic nie zrobiono.
no-thought = Botowi nic nie przyszło do głowy ({ $reason }).
server-trouble = Na serwerze coś poszło nie tak. Nic z twojej partii nie przepadło.
not-ready = Serwer nie jest jeszcze gotowy. Chwileczkę.
too-many-reviews = Teraz omawianych jest już dość partii. Spróbuj za chwilę.
