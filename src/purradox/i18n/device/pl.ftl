### loading what plays on this device

# $part is python, library or tables.
worker-loading = { $part ->
        [library] Wczytywanie gry…
        [tables] Otwieranie twoich stołów…
       *[python] Wczytywanie Pythona…
    }
worker-loaded = { $loaded } z { $total } MB
worker-failed-python = Nie udało się wczytać części tej strony, która rozdaje i gra. Sprawdź połączenie i wczytaj stronę ponownie.
worker-failed-storage = Ta przeglądarka nie pozwala stronie zachować twoich partii. Wyjdź z okna prywatnego albo zezwól tej stronie na zapisywanie danych i wczytaj stronę ponownie.
worker-failed-elsewhere = Purradox jest otwarty w innej karcie i tam są teraz twoje stoły.
worker-elsewhere = Purradox jest otwarty w innej karcie
worker-elsewhere-about = Twoje stoły mogą być otwarte tylko w jednej karcie naraz. Nic nie przepadło: możesz grać dalej tutaj albo tam.
worker-continue = Kontynuuj tutaj
worker-advice = Obliczone na tym urządzeniu z mniejszą liczbą symulacji niż na serwerze, więc liczby są mniej dokładne.
worker-save = Zapisz tę partię w pliku
worker-save-about = Plik zawiera wszystkie karty. Otwórz go w zakładce „Powtórka”, tutaj lub na serwerze, aby grać dalej od tego miejsca.

### the app

update-ready = Nowa wersja jest gotowa.
offline-setting = Graj także bez połączenia
offline-setting-about = Zachowuje na tym urządzeniu około 10 MB. Potem możesz wszędzie grać przeciwko kotom; te partie zostają na tym urządzeniu.
offline-kept = Możesz teraz grać bez połączenia.

### what is kept on this device

device-data-about = Pobierz w jednym pliku wszystko, co ta przeglądarka przechowuje o { $name }, albo każ to usunąć.
device-data-delete-about = Twoje imię, partie, rozdania dnia i odpowiedzi na zagadki zostaną usunięte z tego urządzenia. Nie ma ich nigdzie indziej.
device-data-delete-last = Tego nie da się cofnąć.
device-profile-lead = { $name }: co mówią twoje zakończone partie na tym urządzeniu. Tę stronę widzisz tylko ty.
