### Die Tageskarten.

daily-title = Karten des Tages
daily-lead = Eine Runde am Tag gegen drei Straßenkatzen. Alle bekommen dieselben Karten und denselben Platz, und die Katzen antworten auf dieselben Züge gleich.
daily-state = { $state ->
        [playing] Begonnen, nicht beendet
        [done] Gespielt
        [practice] Zur Übung gespielt
        [given-up] Aufgegeben
        [future] Noch nicht offen
       *[none] Noch nicht gespielt
    }
daily-streak = { $days ->
        [0] Noch keine Serie
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
daily-play = Karten des Tages spielen
daily-play-day = Diese Karten spielen
daily-practice = Zur Übung spielen
daily-again = Noch einmal zur Übung
daily-go-on = Weiterspielen
daily-look = Dein Ergebnis
daily-counts = Dein erster Versuch zählt, und darin gibt es keine Tipps.
daily-past = Ihre Zeit ist vorbei, also spielst du zur Übung.
daily-counted = Der Versuch, der zählt
daily-practised = Zur Übung
daily-gave-up = Den Versuch, der zählt, hast du aufgegeben. Zur Übung kannst du weiter spielen.
daily-calendar = Vergangene Tage
daily-month-before = Monat davor
daily-month-after = Monat danach
daily-day = { $date }: { $state }
daily-all = Alle Tage
daily-derived-date = Die Karten folgen allein aus dem Datum: Niemand hat sie gewählt, und wer will, kann sie vorher ausrechnen.
daily-derived-chain = Die Karten folgen aus einem Geheimnis dieses Servers. Niemand sonst kann die von morgen kennen, und jeder kann prüfen, dass die von heute längst feststanden. Sein Fingerabdruck: { $root }
daily-tricks = Stiche
daily-tricks-value = { $tricks } von { $prediction } angesagten
daily-group = Größte Gruppe
daily-paradox = Paradoxon
daily-paradox-value = { $whose ->
        [mine] deins
        [other] von jemand anderem
       *[none] keins
    }
daily-share = Zum Teilen, ohne eine Karte zu verraten
daily-share-key = ★ Punkte · ◎ Stiche gemacht und angesagt · ▦ größte Gruppe · 🙀 eigenes Paradoxon · 😼 das von jemand anderem · ↺ zur Übung
daily-people = Alle auf diesem Server
daily-people-all = { $people ->
        [one] Bisher bist nur du fertig.
       *[other] Fertig: { $people } Personen. Besser als du: { $better }.
    }
daily-people-others = { $people ->
        [0] Niemand wurde rechtzeitig fertig.
        [one] Rechtzeitig fertig: { $people } Person. Besser als du: { $better }.
       *[other] Rechtzeitig fertig: { $people } Personen. Besser als du: { $better }.
    }
daily-people-count = Personen
daily-cats = Die Katzen mit deinen Karten
daily-cats-thinking = Andere Katzen spielen noch.
daily-friend = Du und { $name }
daily-friend-invites = { $name } schickt dir diese Karten: dieselben Karten, derselbe Platz, dieselben Katzen. Wenn ihr beide fertig seid, siehst du beide Ergebnisse.
daily-friend-going = { $name } ist noch nicht fertig.
daily-friend-gave-up = { $name } hat aufgegeben.
daily-send = Diese Karten jemandem schicken
daily-send-about = Wer diesen Link öffnet, bekommt genau deine Karten. Danach sieht die Person deinen Namen und dein Ergebnis neben ihrem.
daily-proof-about = Dein Browser kann prüfen, woraus diese Karten folgen.
daily-proof-date = Geprüft: Die Karten folgen allein aus dem Datum. Niemand hat sie gewählt.
daily-proof-chain = Geprüft: Die Karten folgen aus einem Startwert, der auf den Fingerabdruck dieses Servers zurückführt. Kanntest du den schon vorher, standen die Karten da schon fest, für alle dieselben; wer den Server betreibt, konnte sie kennen.
daily-proof-wrong = Die Karten folgen weder aus dem Datum noch aus dem Fingerabdruck dieses Servers.
