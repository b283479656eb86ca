### Rozdanie dnia.

daily-title = Rozdanie dnia
daily-lead = Jedna runda dziennie przeciw trzem dachowcom. Wszyscy dostają te same karty i to samo miejsce, a koty na te same zagrania odpowiadają tak samo.
daily-state = { $state ->
        [playing] Zaczęte, nieskończone
        [done] Zagrane
        [practice] Zagrane dla wprawy
        [given-up] Porzucone
        [future] Jeszcze niedostępne
       *[none] Jeszcze niezagrane
    }
daily-streak = { $days ->
        [0] Jeszcze bez serii
        [one] Seria: { $days } dzień
        [few] Seria: { $days } dni
        [many] Seria: { $days } dni
       *[other] Seria: { $days } dnia
    }
daily-play = Zagraj rozdanie dnia
daily-play-day = Zagraj to rozdanie
daily-practice = Zagraj dla wprawy
daily-again = Zagraj jeszcze raz dla wprawy
daily-go-on = Graj dalej
daily-look = Twój wynik
daily-counts = Liczy się pierwsza próba i gra się ją bez podpowiedzi.
daily-past = Jego czas minął, więc grasz dla wprawy.
daily-counted = Próba, która się liczy
daily-practised = Dla wprawy
daily-gave-up = Próba, która się liczy, została porzucona. Możesz jeszcze zagrać dla wprawy.
daily-calendar = Minione dni
daily-month-before = Poprzedni miesiąc
daily-month-after = Następny miesiąc
daily-day = { $date }: { $state }
daily-all = Wszystkie dni
daily-derived-date = Karty wynikają z samej daty: nikt ich nie wybrał, a kto chce, może je obliczyć z góry.
daily-derived-chain = Karty wynikają z tajemnicy tego serwera. Nikt inny nie może znać jutrzejszych, a każdy może sprawdzić, że dzisiejsze ustalono dawno temu. Jej odcisk: { $root }
daily-tricks = Lewy
daily-tricks-value = { $tricks }, zapowiedziane: { $prediction }
daily-group = Największa grupa
daily-paradox = Paradoks
daily-paradox-value = { $whose ->
        [mine] twój
        [other] innego gracza
       *[none] brak
    }
daily-share = Do pokazania innym, bez zdradzania kart
daily-share-key = ★ punkty · ◎ lewy wzięte i zapowiedziane · ▦ największa grupa · 🙀 własny paradoks · 😼 paradoks innego gracza · ↺ dla wprawy
daily-people = Wszyscy na tym serwerze
daily-people-all = { $people ->
        [one] Na razie skończyła je tylko jedna osoba: ty.
        [few] Skończyły je { $people } osoby. Lepszy wynik od twojego: { $better }.
        [many] Skończyło je { $people } osób. Lepszy wynik od twojego: { $better }.
       *[other] Skończyło je { $people } osoby. Lepszy wynik od twojego: { $better }.
    }
daily-people-others = { $people ->
        [0] Nikt nie skończył go na czas.
        [one] Na czas skończyła je { $people } osoba. Lepszy wynik od twojego: { $better }.
        [few] Na czas skończyły je { $people } osoby. Lepszy wynik od twojego: { $better }.
        [many] Na czas skończyło je { $people } osób. Lepszy wynik od twojego: { $better }.
       *[other] Na czas skończyło je { $people } osoby. Lepszy wynik od twojego: { $better }.
    }
daily-people-count = Osoby
daily-cats = Koty z twoimi kartami
daily-cats-thinking = Inne koty jeszcze grają.
daily-friend = Ty i { $name }
daily-friend-invites = { $name } przesyła ci to rozdanie: te same karty, to samo miejsce, te same koty. Gdy oboje skończycie, zobaczysz oba wyniki.
daily-friend-going = { $name } jeszcze nie kończy.
daily-friend-gave-up = { $name } rezygnuje z gry.
daily-send = Wyślij to rozdanie komuś znajomemu
daily-send-about = Kto otworzy ten link, dostanie dokładnie twoje karty. Po skończeniu zobaczy twoje imię i twój wynik obok swojego.
daily-proof-about = Przeglądarka może sprawdzić, z czego wynikają te karty.
daily-proof-date = Sprawdzone: karty wynikają z samej daty. Nikt ich nie wybrał.
daily-proof-chain = Sprawdzone: karty wynikają z ziarna, które prowadzi wstecz do odcisku tego serwera. Jeśli znasz ten odcisk od dawna, karty były już wtedy ustalone, te same dla wszystkich; prowadzący serwer mógł je znać.
daily-proof-wrong = Karty nie wynikają ani z daty, ani z odcisku tego serwera.
