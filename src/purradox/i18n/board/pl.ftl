### stół na telewizorze

tv-title = Plansza badań
# $phase is discard, predict or play.
tv-turn = { $phase ->
        [discard] { $name }: odłóż jedną kartę
        [predict] { $name }: obstaw swoje lewy
       *[play] { $name }: twój ruch
    }
# $on is yes or no.
tv-sound = { $on ->
        [yes] Dźwięk: włączony
       *[no] Dźwięk: wyłączony
    }
tv-full = Pełny ekran
tv-scan = Zeskanuj i usiądź
tv-scan-about = Skieruj aparat telefonu na kod. Twoje karty są na twoim telefonie; ten ekran nie pokazuje niczyich kart.
tv-begins = Gospodarz zaczyna partię na swoim urządzeniu.
tv-next = Gdy ktoś zechce zagrać jeszcze raz, nowa partia sama się tu pojawi.
tv-refused = Tego stołu nie można oglądać. Kto przy nim siedzi, może jednak pokazać jego planszę na tym ekranie: w swoim menu ma do niej link pod „Pokaż na telewizorze”.
tv-series = { $matches ->
        [one] Po jednej partii
        [few] Po { $matches } partiach
        [many] Po { $matches } partiach
       *[other] Po { $matches } partiach
    }
tv-won = Wygrane partie
tv-points = Punkty

### link do niej

tv-show = Pokaż na telewizorze
tv-about = Otwórz ten link na telewizorze albo zeskanuj kod tabletem. Ekran pokazuje planszę, lewę i wyniki, a niczyich kart. Gdy zagracie jeszcze raz, sam przejdzie dalej.
tv-about-key = Tego stołu nie można oglądać. Kto ma ten link, i tak zobaczy planszę, więc używaj go tylko na własnych ekranach.
tv-open = Otwórz tutaj w nowym oknie
tv-link = Link do planszy
tv-qr = Kod QR z linkiem do planszy
tv-hand = Większe karty na tym telefonie, bo reszta jest na telewizorze
