### rules

colour-name = { $colour ->
        [r] Rot
        [b] Blau
        [y] Gelb
       *[g] Grün
    }
cell-name = { colour-name } { $number }
seat-name = Platz { $seat }

player-count = Das Spiel ist für 2 bis 5 Personen, nicht für { $players }.
layout-row = Eine Reihe des Forschungsplans ist ein Farbbuchstabe mit seinen Zahlen, etwa r123456, nicht „{ $row }“.
layout-colours = Ein Forschungsplan hat vier Reihen; von oben nach unten: r, b, y, g.
layout-numbers = In der Reihe { colour-name } muss jede Zahl von 1 bis { $columns } genau einmal stehen.
layout-columns = Zu { $players } hat der Forschungsplan { $expected } Spalten, nicht { $columns }.
no-such-seat = An diesem Tisch gibt es niemanden auf { $seat }.
bad-deal = { $kind ->
        [seat] Falsche Anzahl ausgeteilter Karten: { $seat }.
        [number] Von der { $number } gibt es hier mehr Karten als im Stapel.
       *[other] Das Austeilen passt nicht zur Zahl der Mitspielenden.
    }
deal-not-due = Die Karten dieser Runde sind schon ausgeteilt.
deal-due = Zuerst müssen die Karten ausgeteilt werden.
match-over = Die Partie ist zu Ende: Es gibt so viele Runden wie Mitspielende.
not-now = { $phase ->
        [discard] Zuerst müssen alle eine Karte ablegen.
        [predict] Zuerst müssen alle ihre Vorhersage machen.
        [play] Jetzt wird eine Karte gespielt, sonst nichts.
       *[over] Die Runde ist zu Ende.
    }
already-discarded = Eine Karte genügt: { $seat } hat schon eine abgelegt.
not-your-turn = Am Zug ist { $to_act }, nicht { $seat }.
not-in-hand = Keine { $number } auf der Hand: { $seat }.
no-such-prediction = Die Vorhersage kann { $allowed } sein, nicht { $tricks }.
out-of-play = Das Feld { cell-name } ist nicht im Spiel.
space-taken = { $kind ->
        [owner] Das Feld { cell-name } ist seit Stich { $trick } von { $owner } besetzt.
       *[other] Auf dem Feld { cell-name } liegt ein neutraler Marker.
    }
colour-lost = Diese Farbe ist seit Stich { $trick } verloren: { colour-name }.
red-not-open = Rot darf noch nicht angespielt werden: In der roten Reihe liegt kein Marker, und eine andere Farbe ist möglich.

### notation

no-record = Hier steht keine Mitschrift.
record-too-long = Keine Mitschrift ist länger als { $limit } Zeichen; das muss etwas anderes sein.
not-utf8 = Das ist kein UTF-8; speichere die Datei in dieser Kodierung.
unclosed-comment = Dieser Kommentar ist nicht geschlossen: „{ "}" }“ fehlt.
unexpected = „{ $found }“ gehört nicht hierher; erwartet: { $expected }
cut-short = Die Mitschrift bricht mittendrin ab; erwartet: { $expected }
missing = Es fehlt: { $name }
unknown-name = „{ $name }“ bedeutet hier nichts.
repeated = „{ $name }“ steht hier zum zweiten Mal.
wrong-value = „{ $name }“ sieht so aus: { $expected }
wrong-count = „{ $name }“ braucht { $expected ->
        [one] { $expected } Eintrag
       *[other] { $expected } Einträge
    }, nicht { $found }.
too-deep = Dieses JSON ist tiefer verschachtelt als jede Mitschrift.
no-such-card = Es gibt hier keine Karte { $number }; sie gehen von 1 bis { $highest }.
reveal-missing = Zu zweit müssen die drei aufgedeckten Karten genannt sein: „| 125“, in JSON "revealed": "125".
nothing-revealed = Nur zu zweit werden Karten aufgedeckt.
no-fitting-deal = Was auch immer die unbekannten Karten sind: Keine Verteilung passt zu dem, was von dieser Runde geschrieben steht.
nobody-predicts = Zu zweit gibt es keine Vorhersagen.
trick-not-finished = Stich { $trick } ist nicht fertig: Alle spielen eine Karte dazu.
round-not-over = Runde { $round } ist noch nicht zu Ende.
paradox-missing = Hier fehlt „#“: { $seat } kann nichts spielen.
no-paradox = Das ist kein Paradoxon: { $seat } könnte { cell-name } spielen.
others-paradox = Das Paradoxon kann nicht von { $seat } sein: Am Zug ist { $to_act }.
score-missing = Die Punkte der Runde { $round } fehlen.
wrong-score = Punkte in dieser Runde ({ $seat }): { $right }, nicht { $written }.
match-not-over = Die Summe steht erst nach allen { $rounds } Runden.
wrong-total = Summe ({ $seat }): { $right }, nicht { $written }.

### play

play-neutral = Aufgedeckt: { $cards }. Neutrale Marker liegen auf { $cells }.
play-gave-up = { $who ->
        [me] Du hast nicht bedient: Für diese Runde hast du { $colour } verloren.
       *[other] { $name } hat nicht bedient und { $colour } verloren.
    }
play-trick-won = { $who ->
        [me] Du gewinnst Stich { $trick }.
       *[other] { $name } gewinnt Stich { $trick }.
    }
play-paradox = PARADOXON! { $who ->
        [me] Keine deiner Karten kann irgendeine Farbe haben: { $cards }. Die Runde ist vorbei.
       *[other] { $name } kann keine dieser Karten spielen: { $cards }. Die Runde ist vorbei.
    }
play-winner = { $who ->
        [me] Du gewinnst die Partie mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }. Gut gespielt!
       *[other] { $name } gewinnt die Partie mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }
play-shared = Geteilter Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: { $names }.
play-trick-number = Stich { $trick } von { $tricks }
play-not-in-hand = Du hast keine { $number }.

### bot pipe

cards-unknown = Die Mitschrift nennt nicht alle Karten von { $seat }.

### analysis

analysis-player = Spieler
analysis-total = Summe
analysis-round = Runde
analysis-choice = Wahl
analysis-points = Punkte
analysis-paradox = Paradoxon
analysis-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Vorhersage
    }
why-close = Zu knapp, um es zu unterscheiden.
why-certain-paradox = Ein Paradoxon ist sicher, statt eines Risikos von { $other }.
why-paradox = Risiko eines Paradoxons: { $this } statt { $other }.
why-missed = { $goal ->
        [bonus] Der Bonus ist nicht mehr zu erreichen
       *[prediction] Die Vorhersage kann nicht mehr zutreffen
    }, statt einer Aussicht von { $other }.
why-kept = { $goal ->
        [bonus] Aussicht auf den Bonus
       *[prediction] Aussicht, dass die Vorhersage zutrifft
    }: { $this } statt { $other }.
why-group = Mittlere Größe der Gruppe: { $this } statt { $other }.
why-trick = Der Stich wird hergegeben: gewonnen in { $this } statt { $other }.
why-takes = Der Stich wird genommen: gewonnen in { $this } statt { $other }.
why-tricks = Stiche im Mittel: { $this } statt { $other }.
why-rivals = Die anderen kommen besser weg. Aussicht auf den Sieg: { $this } statt { $other }.
