### the lesson

learn-title = Naucz się grać
learn-lead = Około pięciu minut. To twoja pierwsza gra w zbieranie lew? Tym lepiej.
learn-progress = Krok { $step } z { $steps }
learn-steps = Kroki lekcji
learn-done = zrobione
learn-next = Dalej
learn-back = Wstecz
learn-close = Rozumiem
learn-again = Jeszcze raz
learn-restart = Od początku
learn-task = Twój ruch
learn-anna = Anna
learn-boris = Borys
learn-you = Ty
learn-you-took = ty
learn-trick-on-table = Kolejka
learn-nothing-led = Nie zagrano jeszcze żadnej karty.
learn-tricks-won = lewy: { $tricks }
learn-lost-colours = stracone: { $colours }
learn-not-the-card = To pole jest dla karty { $number }. Wybierz kartę { $number } z ręki albo inne pole.
learn-no-such-card = Nie masz karty { $number }.
learn-keys = Klawisze: cyfra wybiera kartę, R B Y G jej kolor (czerwony, niebieski, żółty, zielony), Enter idzie dalej.
learn-hand-of = Ręka: { $name }

learn-box-title = Kot w pudełku
learn-box-text =
    Każda karta to kot w zamkniętym pudełku. Widać jej liczbę. Koloru jeszcze nie ma.
    Kolor powstaje przy zagraniu: to ty go określasz.
learn-box-task = Wybierz kartę. Potem wybierz niebieskie, żółte albo zielone pole z jej liczbą.
learn-box-right = Twoja karta to teraz { cell-name } i tak już zostanie. Mówi o tym twój znacznik na planszy badań.

learn-trick-title = Kolejka i lewa
learn-trick-text =
    Każdy zagrywa jedną kartę. To kolejka: kto ją wygra, zbiera te karty jako lewę.
    Anna wychodzi niebieską 4. Borys zagrywa niebieską 2. Wygrywa najwyższa niebieska karta.
learn-trick-task = Zbierz lewę: zagraj niebieską kartę wyższą niż 4.
learn-trick-right = Lewa jest twoja! Niebieska { $number } jest najwyższa. Kto wygrywa kolejkę, rozpoczyna następną.
learn-trick-low = Niebieska { $number } to za mało: wygrywa 4 Anny. Weź wyższą kartę.
learn-trick-other = Kolorem wyjściowym jest niebieski. Karta w innym kolorze nie może tu wygrać, choćby była najwyższa.
learn-trick-red = To też wygrywa, bo czerwony jest wyjątkowy. O tym za chwilę. Najpierw wygraj niebieskim.

learn-led-title = Kolor wyjściowy
learn-led-text =
    Pierwsza karta w kolejce decyduje, który kolor się liczy. To kolor wyjściowy.
    Anna wychodzi w żółty. Borys określa swoją kartę jako zieloną.
learn-led-task = Która z tych dwóch kart prowadzi?
learn-led-right = Tak. Kolorem wyjściowym jest żółty, więc liczy się tylko żółty. 6 jest wysoka, ale zielona.
learn-led-wrong = 6 jest wyższa, ale zielona. Kolorem wyjściowym jest żółty, więc liczy się tylko żółty.

learn-trump-title = Czerwony to atut
learn-trump-text =
    Jeden kolor przebija wszystkie: czerwony. Nawet czerwona 1 przebija zieloną 6.
    Anna wychodzi zieloną 6. Żadna twoja zielona karta nie jest wyższa.
learn-trump-task = I tak zbierz tę lewę.
learn-trump-right = Czerwona { $number } zbiera lewę. Gdy czerwone karty zagra kilka osób, wygrywa najwyższa z nich.
learn-trump-low = Zielona { $number } jest niższa niż 6 Anny. Który kolor przebija zielony?
learn-trump-other = Tu liczy się tylko kolor wyjściowy i jeszcze jeden, który go przebija.

learn-board-title = Każdy kot istnieje tylko raz
learn-board-text =
    Plansza badań ma jedno pole na każdy kolor i liczbę. Gdy pole jest zajęte, żaden inny kot nie może być taki sam.
    Masz kilka kart 5. Kolorem wyjściowym jest niebieski.
learn-board-touch = Spróbuj zagrać 5 jako niebieską.
learn-board-task = Teraz dołóż do niebieskiego liczbą, która jeszcze może być niebieska.
learn-board-right = Dobrze. Karty 5 i 6 z twojej ręki muszą znaleźć inny kolor.
learn-board-other = Można, ale to nie jest niebieski. Która z twoich liczb jest jeszcze wolna w niebieskim rzędzie?

learn-lose-title = Nie trzeba dokładać do koloru
learn-lose-text =
    Wolno określić inny kolor niż wyjściowy. Ale to kosztuje: do końca rundy tracisz kolor wyjściowy.
    Kolorem wyjściowym jest żółty. 6 Anny i tak wygrywa.
learn-lose-task = Nie dokładaj: określ dowolny kolor oprócz żółtego.
learn-lose-right = Nie dokładasz do koloru, więc żółty jest dla ciebie stracony. Pokazuje to plansza.
learn-lose-follow = To jest dołożenie żółtego, więc nic nie tracisz. Tym razem spróbuj innego koloru.

learn-lost-title = Stracone pozostaje stracone
learn-lost-text =
    Jedną kolejkę później. Kolorem wyjściowym znów jest żółty, a żółte pole dla twojej 5 jest wolne.
learn-lost-touch = Spróbuj zagrać 5 jako żółtą.
learn-lost-task = Zagraj więc coś innego.
learn-lost-right = Żółtego nie można stracić dwa razy, więc nic więcej to nie kosztuje. Ale twoje karty mają o jeden kolor mniej.

learn-red-title = Czerwony musi poczekać
learn-red-text =
    Ostatnia kolejka jest wygrana, więc wychodzisz. Ale w tej rundzie nikt jeszcze nie zagrał czerwonej karty.
    Do tego czasu nie wolno wyjść w czerwony.
learn-red-touch = Spróbuj wyjść w czerwony.
learn-red-task = Wyjdź w inny kolor.
learn-red-right = Dobrze. Gdy tylko ktoś dołoży czerwoną kartę, każdy będzie mógł wyjść w czerwony. Jest jeden wyjątek: gdy żadna twoja karta nie może być niczym innym.

learn-paradox-title = Paradoks
learn-paradox-text =
    Borys musi zagrać. Niebieski jest dla niego stracony, a to jego dwie ostatnie karty.
    Popatrz na ich pola na planszy. Dotknij pola, żeby dowiedzieć się więcej.
learn-paradox-task = Czy Borys może zagrać kartę?
learn-paradox-yes = Tak, może
learn-paradox-no = Nie, nic nie pasuje
learn-paradox-right = Paradoks! Runda kończy się od razu i nikt nie wygrywa tej kolejki. Borys ma trzy lewy: traci za nie trzy punkty.
learn-paradox-wrong = Sprawdź każde pole dla 1 i 4: wszystkie są zajęte oprócz niebieskiej 1. A niebieski jest dla Borysa stracony.

learn-avoid-title = Uniknij paradoksu
learn-avoid-text =
    Kolorem wyjściowym jest czerwony. Możliwe są trzy zagrania. Po jednym z nich zostaną ci karty, które nigdzie nie pasują.
    Pomyśl o kartach, które zostaną na ręce.
learn-avoid-task = Zagraj tak, żeby w następnym ruchu też móc zagrać.
learn-avoid-right = Zbierasz lewę, a dla twoich pozostałych kart są jeszcze wolne pola.
learn-avoid-wrong = Czerwony stracony i już nic nie pasuje: paradoks. To prawdziwe niebezpieczeństwo tej gry.

learn-discard-title = Odłóż jedną kartę
learn-discard-text =
    Runda zaczyna się z dziesięcioma kartami na ręce. Jedną odkładasz zakrytą. Nie bierze ona udziału w grze.
    Każda liczba ma tylko cztery pola, po jednym w każdym kolorze.
learn-discard-task = Którą liczbę najtrudniej umieścić? Odłóż jedną taką kartę.
learn-discard-right = Pięć trójek, a pól dla nich tylko cztery. O jedną troskę mniej.
learn-discard-other = Wolno. Ale masz pięć trójek, a pola dla 3 są tylko cztery.

learn-predict-title = Obstawianie
learn-predict-text =
    Przed pierwszą kolejką obstawiasz, ile lew zbierzesz. W trzy osoby może to być 1, 3 albo 4.
    Jeśli zbierzesz dokładnie tyle, dostaniesz premię.
learn-predict-task = Popatrz na rękę i obstaw.
learn-predict-right = { $tricks ->
        [one] Obstawiasz jedną lewę. Teraz zbierz jedną i ani jednej więcej.
        [few] Obstawiasz { $tricks } lewy. Teraz zbierz { $tricks } i ani jednej więcej.
       *[many] Obstawiasz { $tricks } lew. Teraz zbierz { $tricks } i ani jednej więcej.
    }

learn-group-title = Premia
learn-group-text =
    Koniec rundy. Obstawione lewy: 3, zebrane: 3.
    Premia to twoja największa grupa znaczników stykających się bokami. Rogi się nie liczą.
learn-group-task = Dotknij znacznika ze swojej największej grupy.
learn-group-right = Połączone znaczniki: { $size }. Punkty za lewy: { $tricks }, za grupę: { $size }, razem { $total }.
learn-group-wrong = Ta grupa jest mniejsza. Jest większa.
learn-group-not-yours = To nie twój znacznik. Twoje mają literę A.

learn-end-title = Umiesz grać!
learn-end-text = To była cała gra. W skrócie:
learn-end-1 = Określaj kolor każdej karty; każdy kot istnieje tylko raz.
learn-end-2 = Wygrywa najwyższa karta w kolorze wyjściowym; czerwony ją przebija.
learn-end-3 = Kto nie dokłada do koloru, traci kolor wyjściowy.
learn-end-4 = Nic nie pasuje? Paradoks: tracisz punkty.
learn-end-5 = Gdy obstawisz poprawnie, liczy się twoja największa grupa.
learn-end-play = Zagraj pierwszą partię
learn-end-first = Ty przeciwko dwóm kociakom, najłagodniejszym przeciwnikom, ze wszystkimi pomocami. Później możesz to zmienić.
learn-end-rules = Przeczytaj zasady

### the rules

rules-title = Zasady
rules-lead = Cała gra naszymi słowami. Każda zasada ma numer, który się nie zmienia. Przykładów można dotknąć.
rules-contents = Spis treści
rules-example = Wypróbuj
rules-provisional = Kolejność fioletowa jest tymczasowa: nikt nie odczytał jej jeszcze dla nas z drukowanych kart.
rules-independent = Purradox to niezależny projekt. Nie jest związany z autorem gry, którym jest Muneyuki Yokouchi, ani z jej wydawcami. Jeśli gra ci się podoba, kup ją.

rules-words = Słowniczek
rules-word-trick = Kolejka i lewa
rules-word-trick-means = w kolejce każdy zagrywa jedną kartę; kto ją wygra, zbiera te karty jako lewę.
rules-word-lead = Wyjście
rules-word-lead-means = zagranie pierwszej karty w kolejce. Pozostali dokładają.
rules-word-led = Kolor wyjściowy
rules-word-led-means = kolor określony przez wychodzącego. Dotyczy tylko tej kolejki.
rules-word-follow = Dołożenie do koloru
rules-word-follow-means = zagranie karty w kolorze wyjściowym.
rules-word-trump = Atut
rules-word-trump-means = kolor, który przebija wszystkie inne. Tutaj to zawsze czerwony.
rules-word-prediction = Obstawienie
rules-word-prediction-means = ile lew obstawiasz przed rozgrywką.
rules-word-board = Plansza badań
rules-word-board-means = siatka na środku stołu, jeden rząd na każdy kolor.
rules-word-space = Pole
rules-word-space-means = jedno miejsce na planszy, np. niebieska 5. To jeden kot, więc można je zająć tylko raz.
rules-word-token = Znacznik
rules-word-token-means = to, co kładziesz na polu, zagrywając tego kota.
rules-word-paradox = Paradoks
rules-word-paradox-means = masz ruch, a żadna karta z twojej ręki nie może mieć żadnego koloru.
rules-facts = Warto wiedzieć
rules-fact-1 = Runda bez paradoksu zapełnia 19 z 20 pól w grze 2-osobowej, 24 z 24 w 3-osobowej, 32 z 32 w 4-osobowej i 35 z 36 w 5-osobowej.
rules-fact-2 = W kolejkach 1 i 2 paradoks jest niemożliwy; najwcześniej może się zdarzyć w kolejce 3.
rules-fact-3 = Gdyby wszyscy grali losowo, prawie każda runda kończyłaby się paradoksem. Unikanie go to cała sztuka tej gry.

rules-r1 = Przygotowanie do gry
rules-r1-0 = To, co jest potrzebne, zależy od liczby graczy.
rules-players = Gracze
rules-numbers = Liczby
rules-dealt = Rozdane karty
rules-predictions = Obstawianie
rules-tricks = Kolejki
rules-out = Poza grą
rules-r1-1-title = Karty i kolory
rules-r1-1 = Karta ma liczbę i nie ma koloru; każdej liczby jest pięć kart. Są cztery kolory: czerwony, niebieski, żółty i zielony. Czerwony jest atutem.
rules-r1-2-title = Rundy i rozdający
rules-r1-2 = Partia ma tyle rund, ilu graczy, więc każdy rozpoczyna jedną. Kto rozpocznie pierwszą, decyduje los. Potem karta rozdającego przechodzi co rundę o jedno miejsce w lewo; wygranie kolejki jej nie przesuwa.
rules-r1-3-title = Co można obstawić
rules-r1-3 = W trzy osoby obstawia się 1, 3 albo 4 lewy; w cztery lub pięć 1, 2 albo 3; we dwoje się nie obstawia. Nikt nie może obstawić 0. Suma obstawień może być dowolna.
rules-r1-4-title = Znaczników nigdy nie brakuje
rules-r1-4 = Liczba znaczników w pudełku nigdy nie ogranicza tego, co wolno zagrać.
rules-r2 = Plansza badań
rules-r2-1-title = Rzędy, pola i sąsiedzi
rules-r2-1 = Plansza ma jeden rząd na każdy kolor: od góry czerwony, niebieski, żółty, zielony. W każdym rzędzie jest jedno pole na każdą liczbę. Dwa pola sąsiadują, gdy mają wspólny bok. Liczy się położenie, nigdy różnica liczb. Rogi się nie liczą.
rules-r2-2-title = Plansza biała
rules-r2-2 = Liczby w każdym rzędzie rosną od 1 od lewej do prawej, a kolumny są wyrównane.
rules-r2-3-title = Plansza fioletowa
rules-r2-3 = Każdy rząd zaczyna się dwie liczby dalej niż rząd nad nim, a po ostatniej liczbie wraca do 1. Ta kolejność jest tymczasowa: kolejności z drukowanych kart nie ma w żadnym publicznym tekście, jaki udało nam się znaleźć.
rules-r2-4-title = Pola poza grą
rules-r2-4 = W grze 2-osobowej poza grą są cztery szóstki, w 4-osobowej cztery dziewiątki. Nie należą do nikogo: nie łączą się w grupy i nie liczą się jako znacznik w czerwonym rzędzie.
rules-neighbours-task = Dotknij pola, żeby zobaczyć pola sąsiednie.
rules-neighbours = Pola obok pola „{ $cell }”: { $cells }.
rules-r3 = Faza rozdania
rules-r3-1-title = Rozdanie
rules-r3-1 = Potasujcie i rozdajcie karty. W grze 2-osobowej zostaje pięć kart: trzy z nich odkryjcie. Za każdą połóżcie na planszy neutralny znacznik: za pierwszą kartę danej liczby na zielonym polu, za drugą na żółtym, za trzecią na niebieskim. Neutralne znaczniki nie należą do nikogo.
rules-r3-1-example = Odkryto karty 5, 5 i 1.
rules-r3-2-title = Odkładanie karty
rules-r3-2 = Wszyscy jednocześnie wybierają jedną kartę i odkładają ją zakrytą. Nie bierze ona już udziału w rundzie i nigdy się jej nie pokazuje.
rules-r3-3-title = Obstawianie
rules-r3-3 = Zaczyna rozdający, potem pozostali zgodnie z ruchem wskazówek zegara. Każdy jawnie mówi, ile lew zbierze. We dwoje pomija się ten krok.
rules-r3-4-title = Cztery wolne kolory
rules-r3-4 = Na początku każdej rundy wszystkie cztery kolory są dostępne dla każdego, a plansza jest pusta, poza neutralnymi znacznikami.
rules-r4 = Zagranie karty
rules-r4-1-title = Dozwolone zagranie
rules-r4-1 = Zagranie to karta z ręki i kolor, który dla niej określasz. Jest dozwolone, gdy pole tego koloru i liczby jest wolne, a ten kolor nie jest dla ciebie stracony.
rules-try-task = Ręka: { $cards }. Dotknij pola z jedną z tych liczb.
rules-try-legal = Można zagrać: { $cell }.
rules-try-other = Na tej ręce nie ma karty { $number }.
rules-led = Kolor wyjściowy: { $colour }.
rules-lost = Stracone: { $colours }.
rules-r4-2-title = Kiedy wolno wyjść w czerwony
rules-r4-2 = Nie wolno wyjść w czerwony, dopóki w czerwonym rzędzie nie leży znacznik gracza; otwiera go znacznik kogokolwiek. Wyjątek: wolno wyjść w czerwony, gdy żadna karta z ręki nie może być niebieska, żółta ani zielona. Sprawdź wszystkie karty, nie tylko tę, którą chcesz zagrać.
rules-r4-2-exception = Możliwy jest tylko czerwony, więc wolno w niego wyjść:
rules-r4-2-no-exception = Zielona 5 jest wolna, więc wyjątek nie obowiązuje:
rules-r4-3-title = Dokładanie do koloru i utrata koloru
rules-r4-3 = Nigdy nie trzeba dokładać do koloru. Ale gdy określasz inny kolor niż wyjściowy, tracisz kolor wyjściowy do końca rundy. Jeśli był już stracony, nic więcej się nie dzieje. Dotyczy to też wyjścia w czerwony. Kto wychodzi, nigdy nie traci koloru.
rules-r4-4-title = Znacznik
rules-r4-4 = Każde zagranie kładzie twój znacznik na polu tego koloru i liczby. Zostaje tam przez całą rundę.
rules-r4-5-title = Kto wygrywa kolejkę
rules-r4-5 = Jeśli ktoś zagrał czerwoną kartę, wygrywa najwyższa czerwona. Jeśli nie, najwyższa karta w kolorze wyjściowym. Karta w innym kolorze nie może wygrać. Kto wygrywa kolejkę, zbiera lewę i rozpoczyna następną kolejkę.
rules-r4-5-task = Pierwsza karta to wyjście. Dotknij karty, która wygrywa.
rules-r4-5-right = Tak, { $cell } wygrywa.
rules-r4-5-wrong = Nie, { $cell } nie wygrywa.
rules-r5 = Koniec rundy
rules-r5-1-title = Została jedna karta
rules-r5-1 = Runda kończy się, gdy na każdej ręce zostaje jedna karta: po ośmiu kolejkach, a w pięć osób po siedmiu. Ostatniej karty się nie zagrywa.
rules-r5-2-title = Paradoks
rules-r5-2 = Gdy masz ruch, przy wyjściu albo dokładaniu, i żadne zagranie nie jest dozwolone, to paradoks: runda kończy się od razu. Paradoks się zdarza, nie można go wybrać; jeśli jest dozwolone zagranie, trzeba zagrać. Pokazujesz rękę. Nikt nie wygrywa przerwanej kolejki; położone znaczniki zostają i się liczą.
rules-r5-3-title = Ostatnia karta to nie paradoks
rules-r5-3 = Karty, która zostaje na końcu, się nie zagrywa, więc to nie paradoks, nawet jeśli nigdzie nie pasuje.
rules-r6 = Punktacja
rules-r6-1-title = Punkty za lewy
rules-r6-1 = Każda zebrana lewa to jeden punkt. Kto wywołał paradoks, zamiast tego traci jeden punkt za każdą zebraną lewę i nie dostaje premii.
rules-r6-2-title = Premia
rules-r6-2 = Dostajesz ją, gdy zebrane lewy zgadzają się dokładnie z obstawionymi; we dwoje, gdy masz cztery lewy lub mniej, także zero. To jeden punkt za każdy znacznik w twojej największej grupie. Grupa to twoje znaczniki połączone bokami.
rules-groups-task = Dotknij znacznika, żeby zobaczyć jego grupę.
rules-groups = { $size ->
        [one] Grupa: jeden znacznik.
        [few] Grupa: { $size } znaczniki.
       *[many] Grupa: { $size } znaczników.
    }
rules-groups-largest = { $size ->
        [one] Największa grupa: jeden znacznik.
        [few] Największa grupa: { $size } znaczniki.
       *[many] Największa grupa: { $size } znaczników.
    }
rules-groups-free = Nie ma tu znacznika żadnego gracza.
rules-r6-3-title = Pozostali po paradoksie
rules-r6-3 = Gdy runda kończy się paradoksem, wszyscy inni punktują jak zwykle: punkt za każdą lewę i premia, jeśli mają dokładnie tyle lew, ile obstawili.
rules-r6-4-title = Kto wygrywa partię
rules-r6-4 = Wygrywa najwyższa suma. Przy remisie wygrywa wyższy wynik ostatniej rundy. Jeśli nadal jest remis, zwycięstwo jest wspólne.

### the score pad

pad-title = Notes wyników
pad-lead = Dla stołu z prawdziwym pudełkiem. Wy gracie, strona liczy. Nic nie opuszcza tego urządzenia.
pad-new = Nowy notes
pad-players = Gracze
pad-name = Imię gracza { $seat }
pad-player = Gracz { $seat }
pad-board = Plansza badań
pad-starts = Pierwsza osoba na liście rozpoczyna pierwszą rundę; pozostali siedzą zgodnie z ruchem wskazówek zegara.
pad-begin = Zaczynamy
pad-round = Runda { $round }
pad-round-of = Runda { $round } z { $rounds }
pad-starter = Zaczyna { $name }.
pad-prediction = Obstawienie
pad-tricks = Lewy
pad-group = Największa grupa
pad-bonus = Premia
pad-score = Punkty
pad-total = Razem
pad-paradox = Paradoks
pad-nobody = nikt
pad-caused = Kto wywołał paradoks?
pad-fewer = o jeden mniej
pad-more = o jeden więcej
pad-tricks-of = Lewy: { $name }
pad-group-of = Największa grupa: { $name }
pad-bonus-off = { $reason ->
        [paradox] paradoks: bez premii
        [above] więcej niż { $most }: bez premii
       *[missed] nietrafione: bez premii
    }
pad-count = Policz grupy na planszy
pad-count-task = Wybierz gracza, a potem dotykaj pól z jego znacznikami. Strona znajdzie największą grupę.
pad-count-clear = Wyczyść planszę
pad-counted = policzone na planszy
pad-write = Zapisz rundę
pad-change = Zmień rundę
pad-cancel = Zostaw, jak było
pad-undo = Cofnij
pad-edit = Zmień rundę { $round }
pad-missing-predictions = Brakuje obstawienia: { $names }.
pad-too-many = Zebrane lewy: { $tricks }, a kolejek w rundzie jest tylko { $most }.
pad-too-few = Zebrane lewy: { $tricks } z { $most }. Jeśli tak jest, był paradoks: kto go wywołał?
pad-group-too-large = { $name } nie może mieć grupy { $size }: nikt nie kładzie więcej znaczników niż { $most }.
pad-group-missing = Premia się należy, a grupa ma co najmniej jeden znacznik. Policz największą grupę: { $names }.
pad-empty = Nie zapisano jeszcze żadnej rundy.
pad-winner = Wygrywa { $name }!
pad-shared = Wspólne zwycięstwo: { $names }.
pad-tie = Remis: { $points }; rozstrzyga ostatnia runda.
pad-still-tied = Remis: { $points }, także w ostatniej rundzie.
pad-print = Drukuj
pad-share = Udostępnij jako tekst
pad-copied = Skopiowano.
pad-copy-failed = W tej przeglądarce nie udało się skopiować.
pad-signature = Zapisano w Purradox

### replay and review

replay-title = Powtórka
replay-lead = Obejrzyj partię jeszcze raz, ruch po ruchu: własną, przykładową albo zapis, który ktoś ci przysłał.
replay-mine = Twoje zakończone partie
replay-mine-none = Tu znajdą się twoje zakończone partie. Na razie obejrzyj przykład.
replay-paste = Wklej zapis
replay-file = Otwórz plik
replay-drop = Upuść plik gdziekolwiek na tej stronie.
replay-open = Pokaż
replay-example = Pokaż przykład
replay-other = Inny zapis
replay-records = Zapis
replay-record-of = Zapis { $number } z { $count }
replay-loading = Chwileczkę…
replay-broken = Tego zapisu nie da się odtworzyć.
replay-broken-where = Wiersz { $line }, kolumna { $column }:
replay-link-damaged = Ten link jest uszkodzony: brakuje jego części.
replay-first = Na początek
replay-last = Na koniec
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Szybkość
replay-speed-times = { $times }×
replay-position = Pozycja
replay-where = { $phase ->
        [discard] Runda { $round }, odkładanie kart
        [predict] Runda { $round }, obstawianie
        [over] Runda { $round } skończona
       *[play] Runda { $round }, kolejka { $trick }
    }
replay-jump = Przejdź do
replay-start-of-round = Początek
replay-end-of-round = Koniec
replay-trick = Kolejka { $trick }
replay-hands = Pokaż wszystkie ręce
replay-hand-of = Ręka: { $name }
replay-hand-unknown = Zapis nie podaje tych kart.
replay-predicted = obstawione: { $tricks }
replay-won = zebrane: { $tricks }
replay-lost = stracone: { $colours }
replay-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
replay-turn = ma ruch
replay-link = Link do tej pozycji
replay-link-whole = Link z całą partią
replay-link-copied = Link skopiowany. Zawiera cały zapis.
replay-link-copied-table = Link skopiowany.
replay-save = Zapisz partię do pliku
replay-continue = Graj dalej od tego miejsca
replay-continue-as = Graj dalej jako
replay-continue-against = przeciwko
replay-continue-go = Do stołu
replay-continue-unknown = Zapis nie podaje wszystkich kart, więc nie da się stąd grać dalej.
replay-continue-over = Tu partia jest skończona. Cofnij się o kilka kroków, żeby grać dalej.
replay-keys = Klawisze: strzałki to kroki, N i Shift+N to następny i poprzedni błąd, spacja odtwarza, Page Up i Page Down skaczą co kolejkę, Home i End na krańce, H pokazuje ręce.
replay-review = Analiza
replay-review-about = Ile był wart każdy wybór? Boty próbują każdego wyboru w wielu możliwych rozdaniach zgodnych z tym, co gracz mógł wiedzieć.
replay-review-start = Przeanalizuj tę partię
replay-review-stop = Przerwij
replay-review-progress = { $look ->
        [glance] Szukanie pierwszych błędów…
       *[closer] Błędy są już zaznaczone. Liczby stają się dokładniejsze…
    }
replay-review-simulations = Symulacje: { $simulations }.
replay-review-failed = Analiza urwała się za wcześnie. Widać to, co znaleziono; uruchom ją jeszcze raz, żeby zobaczyć resztę.
replay-review-none = W tej pozycji nie ma czego oceniać.
replay-review-waiting = Ten wybór nie został jeszcze oceniony.
replay-who = Czyje decyzje
replay-quiz = { $name } – wybór: { $move }. Czy znajdziesz coś lepszego?
replay-quiz-discard = Dotknij karty.
replay-quiz-predict = Dotknij liczby lew.
replay-quiz-play = Dotknij pola na planszy.
replay-quiz-show = Pokaż odpowiedź
replay-tried-right = { $move }: tak, nic lepszego nie było.
replay-tried-better = { $move }: lepiej, ale jest coś jeszcze lepszego.
replay-tried-same = { $move }: właśnie to zostało wybrane.
replay-tried-worse = { $move }: to nie jest lepsze. Spróbuj jeszcze raz.
replay-mark-made = wybrane
replay-mark-fine = wybrane, dobry wybór
replay-mark-tried = wypróbowane
replay-mark-better = lepsze
replay-level-big = Duży błąd
replay-level-plain = Błąd
replay-level-small = Drobna niedokładność
replay-mistakes = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
replay-mistakes-none = Bez błędów: nie znaleziono nic wyraźnie lepszego.
replay-mistakes-none-yet = Na razie bez błędów.
replay-mistake-back = Poprzedni błąd
replay-mistake-next = Następny błąd
replay-mistake-cost = koszt: { $win } szansy na wygraną
replay-choices = Możliwości: { $name }
replay-choice = Wybór
replay-choice-chosen = wybrane
replay-worth-points = Punkty
replay-worth-win = Wygrana
replay-worth-paradox = Paradoks
replay-worth-kept = { $goal ->
        [bonus] Premia
       *[prediction] Obstawienie
    }
replay-good = Dobry wybór: nie znaleziono nic lepszego.
replay-as-good = Dobry wybór. { $why }
replay-better = Lepiej: { $move }. { $why }
replay-curve = Oczekiwany wynik rundy
replay-curve-win = Szansa na wygranie partii
replay-curve-win-lead = Wszyscy gracze razem mają 100%, przy każdym wyborze tak, jak mógł to wiedzieć gracz { $name }.
replay-curve-points-lead = Runda każdego gracza, tak jak sam mógł ją ocenić. Gruba linia: { $name }.
replay-curve-mark = błąd
replay-curve-about = Krzywa każdego gracza, pozycja po pozycji. Strzałki prowadzą przez partię; te same liczby są w tabeli poniżej.
replay-curve-value = { $where }: { $values }
replay-curve-table = Krzywa jako tabela
replay-curve-place = Pozycja
replay-summary = Jakość decyzji
replay-player = Gracz
replay-name-accuracy = Dokładność
replay-name-cost = Koszt błędów
replay-name-luck = Szczęście
replay-name-win = Szansa na wygraną
replay-name-points = Punkty
replay-name-paradox = Ryzyko paradoksu
replay-name-kept = { $goal ->
        [bonus] Szansa na premię
       *[prediction] Szansa na poprawne obstawienie
    }
replay-what = Co to znaczy: { $figure }?
replay-what-accuracy = Jak dobre były decyzje gracza, niezależnie od kart. Decyzje na ślepo dają około 0%, zawsze najlepsze około 100%.
replay-what-cost = Ile kosztowały razem oznaczone błędy, w szansach na wygraną. Każdy liczy się osobno, więc suma może przekroczyć 100%.
replay-what-luck = Punkty, które dały dobre lub złe karty i ruchy innych, a nie własne decyzje gracza.
replay-what-win = Jak często gracz wygrywa stąd partię, gdy boty wiele razy grają ją do końca. Ten, kto wybiera, zna tylko własne karty. Szanse wszystkich graczy dają razem 100%.
replay-what-points = Średni wynik tej rundy, gdy boty wiele razy grają ją do końca.
replay-what-paradox = Jak często gracz nie może zagrać żadnej karty i wywołuje w tej rundzie paradoks.
replay-what-kept = { $goal ->
        [bonus] Jak często gracz zbiera na tyle mało lew, że dostaje premię.
       *[prediction] Jak często gracz zbiera dokładnie tyle lew, ile obstawił.
    }
replay-legend = Co znaczą te liczby

### rules of thumb
thumb-title = Proste zasady
thumb-lead = Jedna strona do wydrukowania: to, co mówią tysiące partii silnych graczy.
thumb-print = Drukuj
thumb-aside-title = Odkładanie
thumb-aside = Kartę z liczbą, której masz najwięcej.
thumb-predict-title = Obstawianie
thumb-predict = Policz swoje karty z dwiema najwyższymi liczbami.
thumb-high = Wysokie karty
thumb-players = { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
        [many] { $players } osób
       *[other] { $players } osoby
    }
thumb-two = We dwoje nic się nie obstawia: zbierz cztery lewy i ani jednej więcej.
thumb-play-title = Rozgrywka
thumb-play-1 = Spójrz na karty, które zostaną ci w ręce. Karta jest bezpieczna, gdy w kolorach, których nie masz straconych, jej liczba ma wolne pola dla wszystkich kart z tą liczbą, które jeszcze przyjdą: twoich i tych, których nie widać. Każdej liczby jest pięć. Nie zostawiaj karty bez pola; potem zachowaj jak najwięcej bezpiecznych kart; potem jak najwięcej pól.
thumb-play-2 = Po równo? Zbierz lewę, jeśli jeszcze jej potrzebujesz, a jeśli nie, oddaj ją. Gdy kolor wyjściowy jest inny, czerwona zbiera lewę mniej więcej dziewięć razy na dziesięć.
thumb-play-3 = Nadal po równo? Obok własnych znaczników.
thumb-why-title = Dlaczego
thumb-why-1 = W cztery osoby dziewięć na dziesięć rund kończy się paradoksem, prawie zawsze w dwóch ostatnich kolejkach. Kto go wywoła, traci punkty; wszyscy inni i tak punktują.
thumb-why-2 = Strać jeden kolor, rzadko dwa. W cztery osoby: bez straconego koloru przed kolejką 5 paradoks trafia się tobie w 14 rundach na 100, z jednym w 24, z dwoma w 40.
thumb-why-3 = Trzy kolejki przed końcem trzy pola to niebezpiecznie mało; przy pięciu niebezpieczeństwo jest o połowę mniejsze.
