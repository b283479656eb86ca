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
layout-columns = Bei { $players } Personen hat der Forschungsplan { $expected } Spalten, nicht { $columns }.
no-such-seat = An diesem Tisch gibt es keinen { $seat }.
not-a-move = „{ $text }“ ist kein Zug.
bad-deal = { $kind ->
        [seat] Falsche Anzahl ausgeteilter Karten: { $seat }.
        [number] Von der { $number } gibt es hier mehr Karten als im Stapel.
       *[other] Die Kartenverteilung passt nicht zur Spielerzahl.
    }
deal-not-due = Die Karten dieser Runde sind schon ausgeteilt.
deal-due = Zuerst müssen die Karten ausgeteilt werden.
match-over = Die Partie ist zu Ende: Sie hat so viele Runden wie Spieler.
not-now = { $phase ->
        [discard] Zuerst müssen alle eine Karte ablegen.
        [predict] Zuerst müssen alle ihre Vorhersage abgeben.
        [play] Jetzt ist eine Karte zu spielen.
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
red-not-open = Rot darf noch nicht angespielt werden: In der roten Reihe liegt kein Marker eines Spielers, und eine andere Farbe ist möglich.

### notation

no-record = Hier steht keine Mitschrift.
record-too-long = Keine Mitschrift ist länger als { $limit } Zeichen; das muss etwas anderes sein.
not-utf8 = Das ist kein UTF-8; speichere die Datei in dieser Kodierung.
unclosed-comment = Dieser Kommentar ist nicht geschlossen: „{ "}" }“ fehlt.
unexpected = „{ $found }“ gehört nicht hierher; erwartet: { $expected }
cut-short = Die Mitschrift bricht mittendrin ab; erwartet: { $expected }
missing = Es fehlt: { $name }
unknown-name = „{ $name }“ hat hier keine Bedeutung.
repeated = „{ $name }“ steht hier zweimal.
wrong-value = „{ $name }“ sollte so aussehen: { $expected }
wrong-count = „{ $name }“ braucht { $expected ->
        [one] { $expected } Eintrag
       *[other] { $expected } Einträge
    }, nicht { $found }.
too-deep = Dieses JSON ist tiefer verschachtelt als jede Mitschrift.
no-such-card = Es gibt hier keine Karte { $number }; sie gehen von 1 bis { $highest }.
reveal-missing = Zu zweit müssen die drei aufgedeckten Karten angegeben sein: „| 125“, in JSON "revealed": "125".
nothing-revealed = Nur zu zweit werden Karten aufgedeckt.
no-fitting-deal = Was auch immer die unbekannten Karten sind: Keine Kartenverteilung passt zu allem, was von dieser Runde notiert ist.
nobody-predicts = Zu zweit gibt es keine Vorhersagen.
trick-not-finished = Stich { $trick } ist nicht fertig: Alle spielen eine Karte dazu.
round-not-over = Runde { $round } ist noch nicht zu Ende.
paradox-missing = Hier fehlt „#“: { $seat } kann nichts spielen.
no-paradox = Das ist kein Paradoxon: { $seat } könnte { cell-name } spielen.
others-paradox = Das Paradoxon kann nicht von { $seat } stammen: Am Zug ist { $to_act }.
score-missing = Die Punkte der Runde { $round } fehlen.
wrong-score = Punkte in dieser Runde ({ $seat }): { $right }, nicht { $written }.
match-not-over = Die Summe steht erst nach allen { $rounds } Runden.
wrong-total = Summe ({ $seat }): { $right }, nicht { $written }.

### play

play-neutral = Aufgedeckt: { $cards }. Neutrale Marker: { $cells }.
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
play-shared = { $who ->
        [me] Du teilst dir den Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }: { $names }.
       *[other] Geteilter Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }: { $names }.
    }
play-trick-number = Stich { $trick } von { $tricks }
play-not-in-hand = Du hast keine { $number }.
since-time = seit { $time }
since-day = { $day ->
        [0] seit Sonntag
        [1] seit Montag
        [2] seit Dienstag
        [3] seit Mittwoch
        [4] seit Donnerstag
        [5] seit Freitag
       *[6] seit Samstag
    }
since-date = seit dem { $date }

### bot pipe

cards-unknown = Die Mitschrift nennt nicht alle Karten von { $seat }.

### analysis

analysis-player = Spieler
analysis-total = Summe
analysis-round = Runde
analysis-choice = Wahl
analysis-points = Punkte
analysis-win = Sieg
analysis-paradox = Paradoxon
analysis-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Vorhersage
    }
why-close = { $better } oder { $worse }: zu knapp, um es zu entscheiden.
why-paradox = Risiko eines Paradoxons: { $better_figure } mit { $better }, { $worse_figure } mit { $worse }.
why-kept = { $goal ->
        [bonus] Aussicht auf den Bonus
       *[prediction] Aussicht, dass die Vorhersage zutrifft
    }: { $better_figure } mit { $better }, { $worse_figure } mit { $worse }.
why-group = Größte Gruppe im Mittel: { $better_figure } mit { $better }, { $worse_figure } mit { $worse }.
why-trick = Aussicht auf diesen Stich: { $better_figure } mit { $better }, { $worse_figure } mit { $worse }.
why-tricks = Stiche im Mittel: { $better_figure } mit { $better }, { $worse_figure } mit { $worse }.
why-win = Aussicht auf den Sieg: { $better_figure } mit { $better }, { $worse_figure } mit { $worse }.
why-points = Punkte im Mittel: { $better_figure } mit { $better }, { $worse_figure } mit { $worse }.

### deals

wrong-share = Das ist nicht die Zufallszahl, die zugesagt war.
