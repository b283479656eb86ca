### loading what plays on this device

# $part is python, library or tables.
worker-loading = { $part ->
        [library] Das Spiel wird geladen …
        [tables] Deine Tische werden geöffnet …
       *[python] Python wird geladen …
    }
worker-loaded = { $loaded } von { $total } MB
worker-failed-python = Der Teil dieser Seite, der gibt und spielt, konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.
worker-failed-storage = Dieser Browser lässt die Seite deine Partien nicht aufbewahren. Verlasse das private Fenster oder erlaube dieser Seite, Daten zu speichern, und lade sie neu.
worker-failed-elsewhere = Purradox ist in einem anderen Tab geöffnet, und deine Tische sind jetzt dort.
worker-elsewhere = Purradox ist in einem anderen Tab geöffnet
worker-elsewhere-about = Deine Tische können immer nur in einem Tab geöffnet sein. Nichts ist verloren: Du kannst hier oder dort weiterspielen.
worker-continue = Hier weiterspielen
worker-advice = Auf diesem Gerät mit weniger Simulationen berechnet als auf einem Server; die Zahlen sind daher ungenauer.
worker-save = Diese Partie als Datei speichern
worker-save-about = Die Datei enthält alle Karten. Öffne sie unter „Nachspielen“, hier oder auf einem Server, um von hier aus weiterzuspielen.

### the app

update-ready = Eine neue Version ist bereit.
offline-setting = Auch ohne Verbindung spielen
offline-setting-about = Bewahrt etwa 10 MB auf diesem Gerät auf. Dann kannst du überall gegen die Katzen spielen; diese Partien bleiben auf diesem Gerät.
offline-kept = Du kannst jetzt ohne Verbindung spielen.

### what is kept on this device

device-data-about = Lade alles, was dieser Browser von { $name } aufbewahrt, als eine Datei herunter, oder lass es löschen.
device-data-delete-about = Dein Name, deine Partien, deine Karten des Tages und deine Antworten auf Aufgaben werden von diesem Gerät gelöscht. Es gibt sie sonst nirgends.
device-data-delete-last = Das lässt sich nicht rückgängig machen.
device-profile-lead = { $name }: was deine beendeten Partien auf diesem Gerät sagen. Nur du siehst diese Seite.
