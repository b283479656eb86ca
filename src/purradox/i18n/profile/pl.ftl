### mój profil

profile-lead = { $name }: co mówią twoje zakończone partie, o ile ten serwer jeszcze je ma. Tę stronę widzisz tylko ty.
profile-nobody = Najpierw zagraj partię; potem znajdziesz tu, jak poszło.
profile-figures = W liczbach
profile-matches = Partie
profile-won = Wygrane
profile-kept = Trafione zakłady
profile-paradoxes = Spowodowane paradoksy
profile-avoided = Rundy bez twojego paradoksu
profile-days = Najlepsze dni
profile-day = { $date }: { $won } z { $matches ->
        [one] jednej partii wygrana
        [few] { $matches } partii wygrane
        [many] { $matches } partii wygrane
       *[other] { $matches } partii wygrane
    }
profile-ladder = Drabina kotów
profile-ladder-about = Wygraj partię, w której gra kot, a będzie pokonany. Kto następny?
profile-ladder-done = Wszystkie koty pokonane. Teraz nie pomoże im nawet zamknięte pudełko.
profile-beaten = pokonany
profile-play = Graj
profile-shares = Kto jak często wygrywa
profile-against = Przeciwnik: { $bot }
profile-accuracy = Dokładność
profile-accuracy-about = Jak dobre były twoje decyzje, niezależnie od kart, w partiach z zachowaną analizą: na ślepo około 0%, zawsze najlepsze około 100%.
profile-accuracy-none = Nie ma jeszcze zachowanej analizy twoich partii. Otwórz ją na końcu partii.
profile-accuracy-curve = { $count ->
        [one] Jedna partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }, od { $first } do { $last }
profile-accuracy-table = Partia po partii
