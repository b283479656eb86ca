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
