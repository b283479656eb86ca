### cli

help = Purradox: das Kartenspiel Cat in the Box. Selbst spielen, Bots spielen lassen und Mitschriften prüfen.
help-usage = Aufruf:
help-usage-options = [OPTIONEN]
help-usage-command = BEFEHL …
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-default = (sonst: { $value })
help-help = Diese Hilfe zeigen.
help-language = Sprache der Hilfe und der Meldungen.
help-version = Die Version zeigen.

no-such-command = Es gibt keinen Befehl „{ $word }“. Es gibt: { $commands }.
no-such-option = Es gibt hier keine Option { $option }. Siehe „{ $command } --help“.
option-without-value = Die Option { $option } ist falsch gebraucht. Siehe „{ $command } --help“.
word-missing = Es fehlt: { $word }. Siehe „{ $command } --help“.
bad-value = Falscher Wert für { $word }. Möglich: { $expected }.
usage-wrong = Diese Wörter passen nicht zusammen. Siehe „{ $command } --help“.
no-such-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $languages }.
said = { $text }
file-missing = { $file }: Diese Datei gibt es nicht.
file-is-directory = { $file }: Das ist ein Ordner. Nenne die Dateien darin.
file-forbidden = { $file }: Kein Zugriff auf diese Datei.
file-trouble = { $file }: { $reason }.
system-trouble = Das System meldet: { $reason }.

### records

help-verify = Mitschriften prüfen: je eine Zeile, „ok“ oder was wo nicht stimmt.
help-verify-files = Dateien mit Mitschriften; - ist die Standardeingabe.
help-legal = Sagen, wer am Ende jeder Mitschrift am Zug ist und was erlaubt ist.
help-legal-files = Dateien mit Mitschriften; - ist die Standardeingabe.
help-convert = Mitschriften als Text oder als JSON schreiben.
help-convert-files = Dateien mit Mitschriften; - ist die Standardeingabe.
help-convert-to = Das Format der Ausgabe.
reading = Mitschriften werden gelesen

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

### bots

bad-bot-spec = „{ $spec }“ nennt keine Bots; schreibe NAME oder NAME:OPTION=WERT, mit Kommas zwischen den Bots.
unknown-bot = es gibt keinen Bot „{ $name }“; { $nearest ->
        [none] es gibt: { $known }.
       *[other] meintest du „{ $nearest }“? Es gibt: { $known }.
    }
bot-unavailable = der Bot { $name } lässt sich nicht laden: { $reason }.
unknown-bot-option = der Bot { $name } hat keine Option „{ $option }“; { $known ->
        [none] er hat gar keine.
       *[other] er hat: { $known }.
    }
missing-bot-option = der Bot { $name } braucht einen Wert für seine Option: { $name }:{ $option }=…
bad-bot-option = { $name }:{ $option }={ $value } geht nicht; gebraucht wird { $expected ->
        [int] eine ganze Zahl.
        [float] eine Zahl.
       *[bool] yes (ja) oder no (nein).
    }
bots-and-chairs = { $bots } Bots passen nicht auf { $chairs ->
        [one] einen Stuhl
       *[other] { $chairs } Stühle
    }: nenne höchstens einen für jeden Stuhl.

### boards

board-provisional = die Reihenfolge auf dem Plan { $board } ist vorläufig (R2.3): Noch hat sie niemand für uns von den gedruckten Karten abgelesen. Wenn du die echte kennst, gib ihre vier Reihen mit --board an, in Anführungszeichen oder in einer Datei.
board-unknown = --board: „{ $board }“ ist weder white noch violet, noch sind es vier Reihen wie "r123456 b345612 y561234 g123456", noch ist es eine Datei.
board-not-text = { $file }: Das ist kein Text mit vier Reihen.
board-wrong = --board: { $reason }
folder-missing = { $file }: Den Ordner, in den geschrieben werden soll, gibt es nicht.
folder-named = { $file }: Das ist ein Ordner; nenne eine Datei darin.

### simulate

help-simulate = Bots Partien spielen lassen und mitschreiben.
help-simulate-players = Wie viele am Tisch sitzen; sonst so viele, wie Bots genannt sind, oder 3.
help-simulate-matches = Wie viele Partien gespielt werden.
help-simulate-bots = Die Bots, reihum wiederholt, bis jeder Stuhl besetzt ist: careful, random …
help-simulate-seed = Derselbe Startwert ergibt dieselben Partien.
help-simulate-board = Der Forschungsplan: white, violet, vier Reihen in Anführungszeichen oder eine Datei mit vier Reihen.
help-simulate-form = Die Form der Mitschriften.
help-simulate-out = Wohin geschrieben wird; - ist die Standardausgabe.
help-simulate-date = Ein Tag, der in den Mitschriften vermerkt wird.
simulating = Es wird gespielt

### play

help-play = Gegen Bots spielen, hier im Terminal.
help-play-players = Wie viele am Tisch sitzen, du eingeschlossen.
help-play-board = Der Forschungsplan: white, violet, vier Reihen in Anführungszeichen oder eine Datei mit vier Reihen.
help-play-bots = Die anderen Bots, reihum wiederholt, bis jeder Stuhl besetzt ist: careful, random …
help-play-seed = Derselbe Startwert ergibt dieselben Karten.
help-play-save = Beim Verlassen die Partie in dieser Datei mitschreiben.

play-welcome =
    Cat in the Box: du gegen { $bots }, auf dem Plan { $board }.
    Jederzeit: ? zeigt, was du tun kannst, quit verlässt den Tisch.
play-you = Du
play-round = == Runde { $round } von { $rounds }. { $who ->
        [me] Du beginnst.
       *[other] { $name } beginnt.
    }
play-neutral = Aufgedeckt: { $cards }. Neutrale Marker liegen auf { $cells }.
play-predicts = { $name } sagt { $tricks ->
        [one] { $tricks } Stich voraus.
       *[other] { $tricks } Stiche voraus.
    }
play-plays = { $name } spielt { $cell }.
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
play-scores = Punkte der Runde { $round }:
play-score-bonus = { $name }: { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } + { $bonus } für die Gruppe { $group } = { $points }. Gesamt { $total }.
play-score-missed = { $name }: { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, kein Bonus = { $points }. Gesamt { $total }.
play-score-paradox = { $name }: Paradoxon, minus { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, kein Bonus = { $points }. Gesamt { $total }.
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
play-trick = Auf dem Tisch: { $plays }
play-hand = Deine Hand: { $cards }
play-won = Stiche: { $tricks }
play-predicted = Vorhersage: { $tricks }
play-without = verloren: { $colours }
play-ask-discard = Lege eine Karte verdeckt ab. Welche Zahl?
play-ask-predict = Wie viele Stiche wirst du gewinnen: { $allowed }?
play-ask-lead = Du spielst an. Welche Karte und welche Farbe? Zum Beispiel 5b für eine blaue 5.
play-ask-follow = Du bist am Zug; angespielt ist { $colour }. Welche Karte und welche Farbe?
play-legal = Du hast die Wahl: { $moves }
play-words = Tippe eines davon; why 5b sagt, warum etwas nicht geht; quit verlässt den Tisch.
play-why-legal = { $move } ist erlaubt.
play-not-in-hand = Du hast keine { $number }.
play-you-took = dir
play-number-please = Tippe eine Zahl, oder ?, um zu sehen, welche es sein kann.
play-card-please = Tippe eine Zahl und einen Farbbuchstaben (r rot, b blau, y gelb, g grün), zum Beispiel 5b, oder ?, um zu sehen, was erlaubt ist.
play-which-colour = Welche Farbe? Du hast die Wahl: { $moves }
play-left = Du hast den Tisch verlassen. Bis zum nächsten Mal!
play-saved = Die Mitschrift steht in { $file }.

### gate

help-gate = Den kompilierten Kern an der lesbaren Engine messen, die das Gesetz ist.
help-gate-rounds = Runden im Gleichschritt, und ebenso viele schnelle Ausspiele.
help-gate-seed = Derselbe Startwert ergibt dieselben Runden.
gate-part = Teil
gate-pieces = Stücke
gate-compared = Vergleiche
gate-seconds = Sekunden
gate-result = Engines
gate-part-cases = Abbildungen und seltene Fälle
gate-part-perft = Perft-Dateien
gate-part-toys = Spielzeug-Varianten
gate-part-lockstep = Gleichschritt
gate-part-playouts = Schnelle Ausspiele
gate-agree = einig
gate-differ = uneinig
gate-passed = Die Engines sind sich einig.
gate-failed = Die Engines sind sich uneinig. Die Zeilen oben führen wieder dorthin.

### bench

help-bench = Messen, wie schnell die Engines sind, und die Statistik des Zufallsspiels mit bekannten Werten vergleichen.
help-bench-name = kernel: die kompilierte Engine neben allem, womit sie sich vergleichen lässt; figures: die Statistik des Zufallsspiels; readable: die lesbare Engine.
help-bench-quick = Kürzer, mit gröberen Ergebnissen.
help-bench-json = Die Ergebnisse auch in diese Datei schreiben.
bench-missing = Hier gibt es keine Messungen: Sie gehören zum Repository, nicht zum installierten Paket. „./play bench“ in einem Klon davon ausführen.
