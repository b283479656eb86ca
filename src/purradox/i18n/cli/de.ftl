### cli

help = Purradox: das Kartenspiel Cat in the Box. Selbst spielen, Bots spielen lassen und Mitschriften prüfen.
help-usage = Aufruf:
help-usage-options = [OPTIONEN]
help-usage-command = BEFEHL …
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-default = (Standard: { $value })
help-help = Diese Hilfe zeigen.
help-language = Sprache der Hilfe und der Meldungen.
help-version = Die Version zeigen.
help-install-completion = Vervollständigung für die benutzte Shell einrichten.
help-show-completion = Das Skript zur Vervollständigung für die benutzte Shell zeigen.

no-such-command = Es gibt keinen Befehl „{ $word }“. { $nearest ->
        [none] Es gibt: { $commands }.
       *[other] Meintest du „{ $nearest }“? Es gibt: { $commands }.
    }
no-such-option = Es gibt hier keine Option { $option }. Siehe „{ $command } --help“.
option-without-value = Die Option { $option } ist falsch verwendet. Siehe „{ $command } --help“.
word-missing = Es fehlt: { $word }. Siehe „{ $command } --help“.
bad-value = Falscher Wert für { $word }. Möglich: { $expected }.
kind-int = ganze Zahl
kind-float = Zahl
kind-bool = yes (ja) | no (nein)
kind-str = Text
usage-wrong = Diese Argumente passen nicht zusammen. Siehe „{ $command } --help“.
no-such-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $languages }.
said = { $text }
file-missing = { $file }: Diese Datei gibt es nicht.
file-is-directory = { $file }: Das ist ein Ordner. Nenne die Dateien darin.
file-forbidden = { $file }: Kein Zugriff auf diese Datei.
file-trouble = { $file }: { $reason }.
system-trouble = Das System meldet: { $reason }.
part-missing = { $part } ist nicht installiert. So wird es installiert: { $command }

### records

help-verify = Mitschriften prüfen: je eine Zeile, „ok“ oder was wo nicht stimmt.
help-verify-files = Dateien mit Mitschriften; - ist die Standardeingabe.
help-legal = Sagen, wer am Ende jeder Mitschrift am Zug ist und welche Züge erlaubt sind.
help-legal-files = Dateien mit Mitschriften; - ist die Standardeingabe.
help-convert = Mitschriften als Text oder als JSON schreiben.
help-convert-files = Dateien mit Mitschriften; - ist die Standardeingabe.
help-convert-to = Das Format der Ausgabe.
reading = Mitschriften werden gelesen

### bots

bad-bot-spec = „{ $spec }“ nennt keine Bots; schreibe NAME, NAME:OPTION=WERT oder exec:BEFEHL, mit Kommas zwischen den Bots.
unknown-bot = es gibt keinen Bot „{ $name }“; { $nearest ->
        [none] es gibt: { $known }.
       *[other] meintest du „{ $nearest }“? Es gibt: { $known }.
    }
bot-unavailable = der Bot { $name } lässt sich nicht laden: { $reason }.
bot-needs = der Bot { $name } braucht { $part }, das nicht installiert ist: { $command }
unknown-bot-option = der Bot { $name } hat keine Option „{ $option }“; { $known ->
        [none] er hat gar keine.
       *[other] er hat: { $known }.
    }
missing-bot-option = der Bot { $name } braucht einen Wert für seine Option: { $name }:{ $option }=…
bad-bot-option = { $name }:{ $option }={ $value } geht nicht; gebraucht wird { $expected ->
        [int] eine ganze Zahl.
        [float] eine Zahl.
        [bool] yes (ja) oder no (nein).
       *[other] { $expected }.
    }
bots-and-chairs = { $bots } Bots passen nicht auf { $chairs ->
        [one] einen Platz
       *[other] { $chairs } Plätze
    }: nenne höchstens einen für jeden Platz.

### boards

board-provisional = die Reihenfolge auf dem violetten Plan ist vorläufig (R2.3): Noch hat sie niemand für uns von den gedruckten Karten abgelesen. Wenn du die echte kennst, gib ihre vier Reihen mit --board an, in Anführungszeichen oder in einer Datei.
board-unknown = --board: „{ $board }“ ist weder white noch violet, noch sind es vier Reihen wie "r123456 b345612 y561234 g123456", noch ist es eine Datei.
board-not-text = { $file }: Das ist kein Text mit vier Reihen.
board-wrong = --board: { $reason }
folder-missing = { $file }: Den Ordner, in den geschrieben werden soll, gibt es nicht.
folder-named = { $file }: Das ist ein Ordner; nenne eine Datei darin.

### simulate

help-simulate = Bots Partien spielen lassen und mitschreiben.
help-simulate-players = Wie viele am Tisch sitzen; sonst so viele, wie Bots genannt sind, oder 3.
help-simulate-matches = Wie viele Partien gespielt werden.
help-simulate-bots = Die Bots, reihum wiederholt, bis jeder Platz besetzt ist: careful, random …
help-simulate-seed = Derselbe Startwert ergibt dieselben Partien.
help-simulate-board = Der Forschungsplan: white, violet, vier Reihen in Anführungszeichen oder eine Datei mit vier Reihen.
help-simulate-processes = Wie viele Partien gleichzeitig zu spielen sind.
help-simulate-form = Die Form der Mitschriften.
help-simulate-out = Wohin geschrieben wird; - ist die Standardausgabe.
help-simulate-date = Ein Datum, das in den Mitschriften vermerkt wird.
simulating = Es wird gespielt
simulate-interrupted = unterbrochen; geschriebene Partien: { $written } von { $matches }.
simulate-failed = ein Bot hat in Partie { $number } versagt: { $reason }. Geschriebene Partien: { $written }.

### play

help-play = Gegen Bots spielen, hier im Terminal.
help-play-players = Wie viele am Tisch sitzen, du eingeschlossen.
help-play-board = Der Forschungsplan: white, violet, vier Reihen in Anführungszeichen oder eine Datei mit vier Reihen.
help-play-bots = Die anderen Bots, reihum wiederholt, bis jeder Platz besetzt ist: careful, random …
help-play-seed = Derselbe Startwert ergibt dieselben Karten.
help-play-save = Beim Verlassen die Partie in dieser Datei mitschreiben.
help-play-daily = Die Karten des Tages zur Übung spielen: vier Personen, eine Runde, dieselben Karten wie überall.

play-welcome =
    Cat in the Box: du gegen { $bots }, auf { $board ->
        [white] dem weißen Plan
        [violet] dem violetten Plan
       *[own] einem eigenen Plan
    }.
    Jederzeit: ? zeigt, was du tun kannst, quit verlässt den Tisch.
play-you = Du
play-round = == Runde { $round } von { $rounds }. { $who ->
        [me] Du beginnst.
       *[other] { $name } beginnt.
    }
play-predicts = { $name } sagt { $tricks ->
        [one] { $tricks } Stich voraus.
       *[other] { $tricks } Stiche voraus.
    }
play-plays = { $name } spielt { $cell }.
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
play-you-took = dir
play-number-please = Tippe eine Zahl, oder ?, um zu sehen, welche es sein kann.
play-card-please = Tippe eine Zahl und einen Farbbuchstaben (r rot, b blau, y gelb, g grün), zum Beispiel 5b, oder ?, um zu sehen, was erlaubt ist.
play-which-colour = Welche Farbe? Du hast die Wahl: { $moves }
play-left = Du hast den Tisch verlassen. Bis zum nächsten Mal!
play-saved = Die Mitschrift steht in { $file }.

### precompile

help-precompile = Jetzt alles kompilieren, einmal auf diesem Rechner, damit später niemand auf einen Bot warten muss.
precompiled = Alles ist kompiliert: Bots, Tipps und Analysen starten sofort.

### gate

help-gate = Den kompilierten Kern mit der lesbaren Engine vergleichen, die maßgeblich ist.
help-gate-rounds = Runden im Gleichschritt, und ebenso viele schnelle Ausspiele.
help-gate-seed = Derselbe Startwert ergibt dieselben Runden.
help-gate-engine = Welche Engine geprüft wird: die für den Prozessor (cpu) oder die für eine Grafikkarte (cuda) kompilierte. Auf der Karte so viele Runden jeder Variante.
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
gate-part-batches = Viele Tische zugleich
gate-part-rounds = Ganze Runden auf der Karte
gate-no-card = Hier gibt es keine Grafikkarte, die Numba benutzen kann. NUMBA_ENABLE_CUDASIM=1 ahmt eine nach, langsam; auf einem Rechner mit Karte numba-cuda installieren und PURRADOX_PORTABLE=1 setzen.
gate-agree = einig
gate-differ = uneinig
gate-passed = Die Engines sind sich einig.
gate-failed = Die Engines sind sich uneinig. Die Zeilen oben zeigen, wie man wieder dorthin kommt.

### bench

help-bench = Messen, wie schnell die Engines sind, und die Statistik des Zufallsspiels mit bekannten Werten vergleichen. (Wie stark ein Bot ist, misst benchmark.)
help-bench-name = kernel: die kompilierte Engine neben allem, womit sie sich vergleichen lässt; figures: die Statistik des Zufallsspiels; readable: die lesbare Engine; server: wie viel Last ein Server aushält.
help-bench-quick = Kürzer, mit gröberen Ergebnissen.
help-bench-json = Die Ergebnisse auch in diese Datei schreiben.
bench-missing = Hier gibt es keine Messungen: Sie gehören zum Repository, nicht zum installierten Paket. „./play bench“ in einem Klon davon ausführen.

### arena

help-arena = Bots auf denselben Kartenverteilungen spielen lassen, jeden auf jedem Platz, und sagen, wer besser ist und wie sicher das ist. „arena report ORDNER“ zeigt noch einmal den Bericht eines Ordners.
help-arena-stored = Noch einmal den Bericht dieses Ordners zeigen.
help-arena-bots = Die Bots, mindestens zwei; zweimal derselbe ist eine Kontrolle.
help-arena-players = Wie viele am Tisch sitzen; sonst so viele, wie Bots genannt sind.
help-arena-matches = Wie viele Partien zu spielen sind; eine begonnene Kartenverteilung wird auf jedem Platz gespielt.
help-arena-hours = Wie viele Stunden zu spielen ist; eine begonnene Kartenverteilung wird zu Ende gespielt.
help-arena-until = Aufhören, sobald dies oder das Gegenteil gesichert ist.
help-arena-processes = Wie viele Partien gleichzeitig zu spielen sind.
help-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; local startet einen hier.
help-arena-seed = Derselbe Startwert ergibt dieselben Kartenverteilungen; sonst 0.
help-arena-board = Der Forschungsplan: white, violet, vier Reihen in Anführungszeichen oder eine Datei mit vier Reihen; sonst white.
help-arena-out = Jede Partie in diesem Ordner aufheben; derselbe Befehl macht dort weiter.
help-arena-file = Den Bericht auch als JSON in diese Datei schreiben.
arena-playing = Die Bots spielen
arena-bot = Bot
arena-points = Punkte je Runde
arena-wins = Siege, %
arena-paradoxes = Paradoxa
arena-predictions = Vorhersagen
arena-time = ms je Zug
arena-worst = langsamster
arena-rating = Wertung
arena-pair = Paar
arena-deals = Kartenverteilungen
arena-difference = Punkte je Runde
arena-ahead = Davor, %
arena-control = Kontrolle
arena-summary = Kartenverteilungen: { $deals }. Partien: { $matches }. Verschiedene Partien: { $games }.
arena-legend = ± und Spannen in Klammern sind 95-%-Intervalle über die Kartenverteilungen; bei der Wertung ist ± ihr Sigma. Gerechter Anteil eines Platzes an den Siegen: { $fair }.
arena-forfeits = Entscheidungen, die { $name } careful überlassen hat: { $decisions }.
arena-until-so = Gesichert: { $claim }. Davor: { $ahead } %, wann immer man aufhört.
arena-until-opposite = Das Gegenteil ist gesichert, nicht { $claim }. Davor: { $ahead } %, wann immer man aufhört.
arena-until-open = Nicht entschieden: { $claim }. Davor: { $ahead } %, wann immer man aufhört.
arena-interrupted = unterbrochen; derselbe Befehl macht hier weiter.
arena-interrupted-unkept = unterbrochen; ohne --out wurde nichts aufgehoben.
arena-few-bots = --bots: Nenne mindestens zwei Bots, mit einem Komma dazwischen.
arena-how-long = Wie lange? Gib --matches oder --hours an.
arena-until-form = --until: „{ $claim }“ sieht nicht aus wie "A > B" oder "A > B - 5%".
arena-until-unknown = --until: „{ $name }“ gibt es hier nicht. Es gibt: { $names }.
arena-until-same = --until: In „{ $claim }“ steht derselbe Bot auf beiden Seiten.
arena-until-margin = --until: „{ $claim }“ gilt immer. Weniger als 50 % abziehen.
arena-none-here = { $folder }: Hier ist keine Arena.
arena-not-a-folder = { $folder }: Das ist kein Ordner.
arena-folder-taken = { $folder }: Darin ist schon etwas anderes. Nenne einen neuen Ordner.
arena-folder-busy = { $folder }: Eine andere Arena benutzt ihn gerade.
arena-folder-differs = { $folder } enthält eine Arena mit anderen Einstellungen ({ $setting }: dort { $there }, hier { $here }). Nenne einen neuen Ordner oder dieselben Einstellungen.
arena-damaged = { $file }: Zeile { $line } ist nicht lesbar. Entferne diese Zeile oder nenne einen neuen Ordner.
arena-bot-raised = der Bot { $name } hat in Partie { $match } versagt: { $reason }. { $file ->
        [none] Die Mitschrift bis dahin steht oben.
       *[other] Die Mitschrift bis dahin steht in { $file }.
    }
arena-bot-illegal = der Bot { $name } hat in Partie { $match } einen unerlaubten Zug gemacht: { $reason }. { $file ->
        [none] Die Mitschrift bis dahin steht oben.
       *[other] Die Mitschrift bis dahin steht in { $file }.
    }
arena-worker-died = Ein Prozess, der Partien spielte, hat sich unerwartet beendet. Vielleicht reichte der Speicher nicht: Versuche es mit weniger bei --processes.
arena-ray-unreachable = --ray: Unter „{ $address }“ ist kein Cluster: { $reason }

### benchmark

help-benchmark = Messen, wie stark ein Bot ist: auf festen Kartenverteilungen und jedem Platz, unter careful, unter greedy und unter neural. (Wie schnell die Engines sind, misst bench.)
help-benchmark-bot = Der Bot: careful, "exec:python3 mein_bot.py" …
help-benchmark-players = Wie viele am Tisch sitzen.
help-benchmark-deals = Wie viele Kartenverteilungen; vergleichbar sind Ergebnisse über gleich viele, sonst 100.
help-benchmark-processes = Wie viele Partien gleichzeitig zu spielen sind.
help-benchmark-file = Das Ergebnis auch als JSON in diese Datei schreiben.
benchmark-opponents = Gegner
benchmark-summary = Benchmark { $version }. Kartenverteilungen gegen jeden Gegner: { $deals }, jede auf jedem Platz. ± und Spannen in Klammern sind 95-%-Intervalle über die Kartenverteilungen. Gerechter Anteil eines Platzes an den Siegen: { $fair }.

### dataset

help-dataset = Greedy-Bots Partien spielen lassen und jede Entscheidung als Zeile eines Arrays schreiben: was zu sehen war, was erlaubt war, was getan wurde, und die Punkte. Derselbe Startwert gibt dieselben Bytes.
help-dataset-matches = Wie viele Partien für jede Spielerzahl; sonst 100.000.
help-dataset-players = Nur diese Spielerzahl; sonst alle.
help-dataset-seed = Derselbe Startwert gibt dieselben Bytes; sonst 0.
help-dataset-board = Der Forschungsplan: white, violet, vier Reihen in Anführungszeichen oder eine Datei mit vier Reihen; sonst white.
help-dataset-out = Die Dateien in diesen Ordner schreiben; ohne ihn wird nur ihr SHA-256 gezeigt.

### list of bots

help-bots = Die installierten Bots mit ihren Optionen auflisten.
help-bots-json = Die Liste als JSON schreiben.
bots-missing = lässt sich nicht laden: { $reason }
bots-required = nötig
bots-how = Optionen stehen hinter einem Doppelpunkt, wo immer ein Bot genannt wird: { $example }
bot-about-random = Macht irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
bot-about-careful = Zählt Karten und Felder, meidet jedes Paradoxon und spielt auf seine Vorhersage, ohne vorauszurechnen.
bot-about-thumb = Folgt den Faustregeln der gedruckten Seite und weiß sonst nichts.
bot-about-greedy = Urteilt wie careful, kompiliert und auf jede Spielerzahl abgestimmt.
bot-about-search = Probiert seine Züge in möglichen Kartenverteilungen aus, die zum Gesehenen passen.
bot-about-neural = Spielt sofort, was sein neuronales Netz gelernt hat.
bot-about-exec = Fragt für jede Entscheidung ein Programm von dir: exec:COMMAND

### bot pipe

help-bot = Einen unserer Bots Fragen auf der Standardeingabe beantworten lassen, damit jedes Programm gegen ihn spielen kann.
help-bot-spec = Der Bot: careful, random …
help-bot-seed = Derselbe Startwert und dieselbe Frage ergeben dieselbe Antwort.
legal-differs = „legal“ ist nicht, was die Regeln sagen: { $right }
bot-option-not-positive = { $name }:{ $option }={ $value } geht nicht; der Wert muss größer als 0 sein.
bot-option-negative = { $name }:{ $option }={ $value } geht nicht; der Wert muss mindestens 0 sein.
bot-option-too-large = { $name }:{ $option }={ $value } geht nicht; der Wert darf höchstens { $most } sein.
no-such-program = exec: „{ $program }“ lässt sich nicht ausführen; nenne ein Programm im PATH oder schreibe den ganzen Pfad.
forfeit = { $bot }, { $seat }, Entscheidung { $decision }: { $reason } Stattdessen entscheidet der Bot careful.{ $words ->
        [none] { "" }
       *[other] { " " }Die letzten Worte des Programms: { $words }
    }
forfeit-nonsense = „{ $detail }“ ist keine Antwort.
forfeit-illegal = „{ $detail }“ ist hier kein erlaubter Zug.
forfeit-refused = das Programm weigert sich: { $detail }
forfeit-too-long = die Antwort ist länger, als eine Antwort sein kann.
forfeit-out-of-turn = das Programm hat ungefragt geredet.
forfeit-late = keine Antwort innerhalb von { $detail } s (schreibt das Programm jede Zeile sofort heraus?).
forfeit-closed = das Programm hat seine Ausgabe geschlossen.
forfeit-died = das Programm endete mit Status { $detail }.
forfeit-not-started = das Programm lässt sich nicht starten: { $detail }.
forfeit-given-up = es hat mehrere Entscheidungen hintereinander verwirkt und wird nicht mehr gestartet.

### sit

help-sit = Einen Bot an den Tisch eines Servers setzen und dort halten.
help-sit-spec = Der Bot: careful, "exec:python3 my_bot.py" …
help-sit-server = Der Server, oder der Link zu einem seiner Tische.
help-sit-table = Ein Tisch, an den er sich setzt; kann wiederholt werden. Ohne diese Option wird ein neuer Tisch eröffnet.
help-sit-name = Wie der Bot heißt; sonst wie seine Beschreibung.
help-sit-players = Wie viele an einem neuen Tisch sitzen.
help-sit-board = Der Forschungsplan eines neuen Tisches: white, violet, vier Reihen in Anführungszeichen oder eine Datei mit vier Reihen.
help-sit-seconds = Sekunden für jede Entscheidung; danach entscheidet der Bot careful.
help-sit-rematch = Nach einer Partie bleiben und zusagen, wenn jemand eine Revanche will.
sit-seated = { $name } sitzt an { $link }
sit-left = { $name } ist gegangen.
sit-already = { $name } spielt schon an Tisch { $table }. Wähle einen anderen --name.
sit-disconnected = Die Verbindung zu { $server } ist abgebrochen; neuer Versuch.
sit-connected = Wieder mit { $server } verbunden.
server-unreachable = { $server } ist nicht zu erreichen.
other-protocol = Dieses Programm und der Server haben Versionen, die nicht zusammenpassen. Aktualisiere die ältere: pip install --upgrade purradox
sit-closed = { $reason ->
        [host] die Tischleitung hat den Tisch geschlossen.
        [expired] hier war lange niemand mehr: Der Tisch ist geschlossen.
        [operator] wer den Server betreibt, hat den Tisch geschlossen.
       *[left] die Partie wurde aufgegeben.
    }
sit-removed = dem Bot wurde sein Platz genommen.
sit-result = Platz { $place } von { $players }, Punkte: { $points } ({ $totals })
sit-late = keine Antwort innerhalb von { $detail } s.
sit-died = sein Prozess ist beendet.
sit-refused = er ist gescheitert: { $detail }

### conformance

help-conform = Die Konformitätsprüfungen für einen Bot ausführen.
help-conform-spec = Der Bot: careful, "exec:python3 mein_bot.py" …
help-conform-players = Nur diese Spielerzahl; sonst jede.
help-conform-rounds = Aus wie vielen Runden für jede Spielerzahl Stellungen genommen werden.
help-conform-seconds = Die Zeit für eine Entscheidung; sonst wird die Zeit nicht geprüft.
help-conform-seed = Derselbe Startwert ergibt dieselben Fragen.
help-conform-clock = Der Bot denkt nach der Uhr: nicht zweimal denselben Zug erwarten.
help-conform-json = Das Ergebnis als JSON schreiben.
conforming = Bot wird befragt
conform-check = Prüfung
conform-asked = Gefragt
conform-result = Ergebnis
conform-check-matches = spielt ganze Partien
conform-check-legal = macht nur erlaubte Züge
conform-check-repeats = gleicher Startwert, gleiche Züge
conform-check-order = beliebige Reihenfolge, gleiche Züge
conform-check-blind = andere verdeckte Karten, gleiche Züge
conform-check-quiet = lässt den gemeinsamen Zufall in Ruhe
conform-check-view = lässt seine Sicht, wie sie ist
conform-check-time = hält seine Zeit ein
conform-passed = bestanden
conform-failed = nicht bestanden
conform-not-asked = nicht gefragt
conform-wrong-matches = er kam nicht durch: { $answer }
conform-wrong-legal = die Antwort { $answer } ist kein erlaubter Zug.
conform-wrong-repeats = beim ersten Mal antwortete er { $answer }, beim zweiten Mal { $other }.
conform-wrong-order = der Reihe nach gefragt antwortete er { $answer }, durcheinander gefragt { $other }.
conform-wrong-blind = er antwortete { $answer }, aber { $other }, als Karten andere waren, die er nicht sehen kann.
conform-wrong-quiet = er änderte den Zustand von { $answer }, der allen gehört.
conform-wrong-view = er änderte die Sicht, die er bekam, und antwortete { $answer }.
conform-wrong-time = er brauchte { $answer } s; er hat { $other } s und ein Zehntel mehr.
conform-stopped = Der Bot hat zweimal hintereinander nicht geantwortet und wurde nichts weiter gefragt.
conform-passed-all = Der Bot besteht alle Prüfungen.
conform-failed-some = Der Bot besteht nicht alle Prüfungen. Die Mitschriften oben sind die ersten Stellungen, an denen er scheitert.

### analysis

help-analyse = Eine Partie analysieren: was jede Wahl wert war, nach allem, was der Spieler wissen konnte.
help-analyse-file = Eine Datei mit einer Mitschrift; - ist die Standardeingabe.
help-analyse-record = Welche Mitschrift der Datei, gezählt ab 1.
help-analyse-seat = Nur dieser Spieler: ein Name oder die Nummer des Platzes, gezählt ab 0. Dann wird jede Entscheidung aufgeführt.
help-analyse-simulations = Wie viele Simulationen für jede Entscheidung, sonst 600; mehr sind langsamer und genauer.
help-analyse-seconds = Die Zeit für jede Entscheidung, statt einer Zahl von Kartenverteilungen.
help-analyse-seed = Derselbe Startwert und dieselbe Zahl von Kartenverteilungen ergeben dieselbe Analyse.
help-analyse-json = Alles als JSON schreiben.
help-analyse-html = Eine eigenständige Webseite schreiben.
help-analyse-out = Wohin geschrieben wird; - ist die Standardausgabe.
help-hint = Sagen, was am Ende einer Mitschrift zu tun ist: jede Wahl, die beste zuerst, und warum.
help-hint-file = Eine Datei mit einer Mitschrift; - ist die Standardeingabe.
help-hint-record = Welche Mitschrift der Datei, gezählt ab 1.
help-hint-seat = Wessen Wahl: ein Name oder die Nummer des Platzes, gezählt ab 0. Sonst, wer am Zug ist.
help-hint-seconds = Wie lange nachgedacht wird, sonst eine halbe Sekunde.
help-hint-simulations = Wie viele Simulationen, statt einer Zeit.
help-hint-seed = Derselbe Startwert und dieselbe Zahl von Kartenverteilungen ergeben dieselbe Antwort.
help-hint-json = Die Antwort als JSON schreiben.
help-hint-watch = Die Antwort im Terminal zeigen, während sie besser wird; Strg-C beendet das.
help-puzzles = Eine Aufgabe lösen: die des Tages, eine bestimmter Art oder die mit dieser Kennung. Endet mit 0, wenn die Antwort richtig ist.
help-puzzles-puzzle = Die Kennung einer Aufgabe, wie in ihrer Adresse.
help-puzzles-kind = Eine Aufgabe dieser Art: survive, keep, group, discard oder read.
help-puzzles-answer = Sofort antworten, ohne gefragt zu werden.
analysing = Entscheidungen werden analysiert
analysis-title = Analyse einer Partie
analysis-accuracy = Genauigkeit
analysis-lost-points = Verschenkte Punkte
analysis-lost-win = Verschenkter Sieg
analysis-typical = Üblich
analysis-deal = Blatt
analysis-luck = Glück
analysis-play = Spiel
analysis-score = Ergebnis
analysis-when = Wann
analysis-best = Beste
analysis-loss = Verlust
analysis-why = Warum
analysis-step = { $phase ->
        [discard] Ablage
        [predict] Vorhersage
       *[play] Stich { $trick }
    }
analysis-moment = Runde { $round }, { analysis-step }
analysis-costliest = Die teuersten Entscheidungen von { $name }
analysis-nothing-lost = Keine Wahl war messbar schlechter als die beste.
analysis-mistake = { $when }: { $chosen }, besser { $best }. Punkte { $points }, Sieg { $win }. { $why }
analysis-unknown = { $name }: in den Runden { $rounds } nicht analysiert, weil die Mitschrift diese Karten nicht zeigt.
analysis-legend =
    Üblich + Blatt + Glück + Spiel = Ergebnis der Runde; Glück ist, was über das Erwartbare hinaus eintrat, Spiel ist, was die Wahl mehr brachte als die eines schnellen Spielers.
    Die Genauigkeit, gleich mit welchen Karten: etwa 100 % für die jeweils beste Wahl, 80 % für die des schnellen Spielers, etwa 0 % für eine zufällige. ± ist ein Standardfehler.
analysis-simulations = Simulationen für jede Entscheidung: { $simulations }
analysis-seconds = Sekunden für jede Entscheidung: { $seconds }
analysis-chart-win = Aussicht auf den Sieg, wie jeder sie kennen konnte
analysis-chart-win-kind = Jede Linie kennt nur den Tisch und die Karten dieses Spielers; zusammen ergeben sie daher nicht immer 100 %.
analysis-chart-points = Erwartetes Ergebnis der Runde
analysis-chart-dot = was die Runde brachte
analysis-board = Forschungsplan, { $when }. { $rows }
analysis-board-key = ✗ im gestrichelten Rahmen: was gespielt wurde. ✓: die beste Wahl.
analysis-neutral = neutral
analysis-hand = Hand: { $cards }
analysis-led = Angespielte Farbe: { $colour }
analysis-all = Alle Entscheidungen
analysis-empty = In dieser Mitschrift gibt es nichts zu analysieren: keine Entscheidung eines Spielers, dessen Karten bekannt sind.
analysis-one-format = --json und --html gehen nicht zusammen: wähle eines.
analysis-records = { $file }: das ist Mitschrift { $number } von { $count }; --record nennt eine andere.
analysis-no-record = { $file }: es gibt keine Mitschrift { $number }; es sind { $count }.
analysis-no-seat = --seat: „{ $seat }“ gibt es hier nicht. Es gibt: { $names }.
hint-ask = { $name }: { $phase ->
        [discard] welche Karte ablegen?
        [predict] wie viele Stiche vorhersagen?
       *[play] was spielen?
    }
hint-nobody = Am Ende dieser Mitschrift gibt es nichts zu wählen: { $state ->
        [over] die Partie ist zu Ende.
       *[deal] die Karten müssen ausgeteilt werden.
    }
hint-whose = Mehrere Spieler müssen noch eine Karte ablegen; wähle mit --seat: { $names }.

### serve

help-serve =
    Tische für Browser bereitstellen: auf diesem Rechner oder für alle.
    Jede Option kann auch eine Umgebungsvariable sein (--port: PURRADOX_PORT) oder eine Zeile in einer TOML-Datei (port = 8080), die --config oder PURRADOX_CONFIG nennt. Eine Option geht der Umgebung vor, die Umgebung der Datei. Alle auf diesem Rechner können die Optionen eines Prozesses lesen: Ein Passwort gehört in die Umgebung, in die Datei oder in --password-file.
help-serve-config = Eine TOML-Datei mit Einstellungen.
help-serve-address = Die Adresse, an der gelauscht wird; 0.0.0.0 steht für alle.
help-serve-port = Der Port; 0 nimmt einen freien.
help-serve-hosts = Die Namen, unter denen dieser Server erreichbar ist, durch Kommas getrennt; andere erhalten 421. Ohne Angabe ist jeder Name recht.
help-serve-database = Eine SQLite-Datei oder postgresql://…; sonst eine Datei bei deinen eigenen Daten.
help-serve-password-file = Eine Datei, in der nur das Passwort der PostgreSQL-Datenbank steht.
help-serve-workers = Wie viele Prozesse den Personen antworten; mehr als einer braucht PostgreSQL.
help-serve-thinkers = Wie viele Prozesse für die Bots denken.
help-serve-proxies = Vertrauenswürdige Reverse-Proxys (ihr X-Forwarded-For wird benutzt).
help-serve-connections = Wie viele Verbindungen eine Adresse haben darf.
help-serve-messages = Wie viele Nachrichten eine Verbindung in der Sekunde senden darf.
help-serve-requests = Wie viele Anfragen eine Adresse in der Sekunde stellen darf.
help-serve-guest-days = Gäste, die so viele Tage nicht da waren und keine laufende Partie haben, werden gelöscht; 0 behält sie für immer.
help-serve-waiting-days = Tage ohne jemanden, nach denen ein wartender Tisch geschlossen wird; 0 heißt nie.
help-serve-match-days = Tage ohne jemanden, nach denen eine laufende Partie geschlossen wird; 0 heißt nie.
help-serve-finished-days = Tage, nach denen eine beendete Partie gelöscht wird; 0 heißt nie.
help-serve-daily-secret = Ein geheimer Text, aus dem die Tageskarten folgen, damit niemand sonst die von morgen kennt; ohne ihn folgen sie aus dem Datum. Er gehört in die Umgebung oder in die Datei.
help-serve-bot = Ein Bot, den Tische neben den Stufen haben dürfen, etwa magpie oder "exec:COMMAND"; kann wiederholt werden. Diesen Text sehen alle.
help-serve-webhook = Eine Adresse mit http oder https, die aufgerufen wird, wenn an Tischen mit einer Bedenkzeit von Tagen jemand am Zug ist, der nicht da ist.
help-serve-offline = Ein mit „export“ erstellter Ordner: Wer die Seite geöffnet hat, kann dann ohne Verbindung allein spielen.
help-serve-browser = Die Seite im Browser öffnen.
help-verify-deal = Prüfen, ob Partien so ausgeteilt wurden, wie ihre Startwerte es sagen.
help-verify-deal-files = Dateien mit dem Beweis einer Partie, wie ein Server sie gibt.
serving = Purradox ist unter { $link } erreichbar – Strg+C beendet es.
serving-others = Andere Geräte in deinem Netz öffnen { $link }
serving-already = Purradox läuft schon, unter { $link }
database-in-use = { $database } wird von einem anderen Server benutzt. Beende ihn, oder nenne mit --database eine andere Datei.
database-broken = „{ $database }“ ist keine Datenbank, oder sie ist beschädigt. Setze eine Sicherung an ihre Stelle, oder nenne mit --database eine andere Datei.
database-unreachable = Die Datenbank { $database } antwortet nicht, oder sie lässt uns nicht hinein.
database-newer = „{ $database }“ stammt von einem neueren Purradox. Aktualisiere dieses hier.
bad-database = „{ $database }“ ist keine Datenbank: Nenne eine Datei oder schreibe postgresql://name@rechner/datenbank.
workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: Füge --database postgresql://… hinzu.
port-taken = Unter { $address }, Port { $port }, kann nicht gelauscht werden: Vielleicht ist er belegt. Wähle mit --port einen anderen.
server-did-not-start = Der Server ist nicht gestartet. Die Zeilen oben sagen warum; die Datenbank ist { $database }.
no-such-setting = { $where }: Es gibt keine Einstellung „{ $name }“. { $nearest ->
        [none] Es gibt: { $settings }.
       *[other] Meintest du „{ $nearest }“?
    }
not-toml = { $file }: Das ist kein TOML; siehe Zeile { $line }.
deals-proved = { $rounds ->
        [one] ok, 1 Runde so ausgeteilt, wie der Startwert es sagt
       *[other] ok, { $rounds } Runden so ausgeteilt, wie der Startwert es sagt
    }
deals-shared = Niemand hat die Karten gewählt: Das ist allen bewiesen, die eine Zufallszahl beigetragen haben ({ $names }), wenn die Zusagen in der Datei die sind, die ihnen vor dem ersten Austeilen genannt wurden. Wer beginnt, hat der Server allein gelost.
deals-unshared = Niemand hat eine Zufallszahl beigetragen: Der Server kann die Karten gewählt haben.
deals-withheld = Eine Zufallszahl zugesagt und nicht rechtzeitig genannt: { $names }. Mit Hilfe des Servers war das die Wahl einer von { $deals } Partien.
deals-uncommitted = In dieser Partie wurden Zufallszahlen ohne Zusage beigetragen: Der Server kann die Karten gewählt haben.
deals-daily = Das sind die Tageskarten vom { $day }. Sie folgen allein aus dem Datum: Niemand hat sie gewählt, und jeder kann sie nachrechnen.
deals-daily-chain = Das sind die Tageskarten vom { $day }, aus einem Startwert, der auf { $root } zurückführt. Hat der Server das vorher gesagt, standen die Karten schon da fest, für alle dieselben; wer den Server betreibt, konnte sie kennen.
bad-proof = Das ist nicht der Beweis einer Partie: { $line }
wrong-commitment = Der Startwert ist nicht der, der dem Tisch zugesagt wurde.
wrong-deal = Runde { $round } wurde anders ausgeteilt, als der Startwert sagt.

### docs

help-docs = Die Dokumentation im Browser öffnen, mit Suche und Beispielen, die ins Spiel führen (auf Englisch).
docs-missing = Hier gibt es keine Dokumentation: Diese Installation wurde ohne sie erstellt. Jede veröffentlichte Version und das Repository enthalten sie.

### export

help-export = Das Spiel als Ordner voller Dateien für einen beliebigen Webspace schreiben: Gespielt wird im Browser, auch offline, und ein Server ist nicht nötig.
help-export-folder = Der Ordner, der geschrieben wird: ein neuer oder leerer, oder der eines früheren Exports.
export-downloading = { $what } wird heruntergeladen …
export-compiling = Python für die Seite wird kompiliert …
export-writing = Die Dateien werden geschrieben …
export-done = Die Website ist in { $folder } ({ $size } MB).
export-look = So lässt sie sich ansehen: { $command }
export-needs-node = Ein Export braucht Node.js, und das ist nicht installiert. So wird es installiert: { $command }
export-no-download = { $what } konnte nicht heruntergeladen werden ({ $reason }). Prüfe deine Verbindung und versuche es noch einmal; es wird nur einmal heruntergeladen und dann aufbewahrt.
export-wrong-file = { $file } wurde heruntergeladen, hat aber die falsche Prüfsumme und wird deshalb nicht benutzt. Versuche es noch einmal; passiert es wieder, verändert unterwegs etwas die Datei, zum Beispiel ein Proxy.
export-not-compiled = Python für die Seite konnte nicht kompiliert werden: { $reason }
export-no-folder = { $folder }: Das ist kein Ordner. Nenne einen neuen Ordner.
export-not-empty = { $folder }: Darin sind Dateien, die kein Export geschrieben hat; deshalb wurde nichts geändert. Nenne einen neuen oder leeren Ordner.

### admin

help-admin =
    Einen Server betreuen: sehen, was er enthält, Tische schließen, Personen sperren, Daten löschen, die Datenbank prüfen.
    Was etwas ändert, erledigt der laufende Server; wo keiner läuft, geschieht es sofort. Die Datenbank wird wie bei „serve“ bestimmt: durch eine Option, eine Variable (PURRADOX_DATABASE) oder eine Datei mit Einstellungen, sonst ist es die Datei bei deinen eigenen Daten. Der Exit-Status ist 0, wenn alles in Ordnung ist.
help-admin-list = Die Tische, die zuletzt geänderten zuerst.
help-admin-guests = Die Gäste: ihre Kennung, seit wann sie hier sind, an welchem Tag sie zuletzt da waren und an wie vielen Tischen sie sitzen.
help-admin-statistics = Wie viel es von allem gibt.
help-admin-close = Einen Tisch schließen.
help-admin-kick = Einen Gast von einem Tisch nehmen; ohne Tisch von allen, und seine Verbindungen trennen.
help-admin-ban = Einen Gast, eine Adresse oder ein Netz sperren.
    Eine IPv6-Adresse steht für ihr /64, also einen Haushalt. Hinter einem Proxy muss „--proxies“ von „serve“ stimmen, sonst haben alle dieselbe Adresse.
help-admin-unban = Eine Sperre aufheben.
help-admin-bans = Wer gesperrt ist, bis wann und warum.
help-admin-delete = Einen Gast mit allen seinen Daten löschen, oder einen Tisch.
    An Tischen, an denen auch andere saßen, steht N.N. an der Stelle des Gastes.
help-admin-prune = Gäste löschen, die lange nicht da waren und keine laufende Partie haben.
help-admin-acts = Was zuletzt getan wurde, an wem und von welchem Konto des Rechners.
help-admin-check = Jedes Protokoll lesen und den Index damit vergleichen; der Exit-Status ist 1, wenn mit einem Tisch etwas nicht stimmt.
help-admin-rebuild = Den Index neu schreiben, wo er von den Protokollen abweicht; bei SQLite nur, während kein Server läuft.
help-admin-config = Eine TOML-Datei mit Einstellungen.
help-admin-database = Eine SQLite-Datei oder postgresql://…; sonst eine Datei bei deinen eigenen Daten.
help-admin-password-file = Eine Datei, in der nur das Passwort der PostgreSQL-Datenbank steht.
help-admin-table = Ein Tisch, nach der Kennung in seinem Link.
help-admin-at = Ein Tisch, nach der Kennung in seinem Link.
help-admin-guest = Ein Gast, nach der Kennung, die „admin guests“ zeigt.
help-admin-whom = Die Kennung eines Gastes oder Tisches; für eine Sperre auch eine Adresse oder ein Netz (192.0.2.0/24, 2001:db8::/48).
help-admin-name = Nur Gäste, deren Name dies enthält.
help-admin-status = Nur Tische, die warten, an denen gespielt wird oder die beendet sind.
help-admin-days = Für wie viele Tage; ohne das hat eine Sperre kein Ende, und „prune“ nimmt die Einstellung von „serve“.
help-admin-note = Warum, für alle, die den Server betreuen.
help-admin-yes = Es wirklich tun; sonst wird es nur gezeigt.
help-admin-json = Das Ergebnis als JSON ausgeben.
admin-fault = { $table }: { $kind ->
        [missing] Zeile { $line } des Protokolls fehlt.
        [unreadable] Zeile { $line } des Protokolls ist nicht lesbar.
        [impossible] Zeile { $line } des Protokolls kann nicht auf die vorigen folgen.
        [no-log] Es gibt kein Protokoll.
       *[index] Der Index weicht vom Protokoll ab: { $parts }.
    }
admin-checked = Tische: { $tables }. Mit beschädigtem Protokoll: { $broken }. Mit abweichendem Index: { $differing }.
admin-rebuilt = { $table }: neu geschrieben: { $parts }.
admin-rebuild-done = Tische: { $tables }. Neu geschrieben: { $rebuilt }. Mit beschädigtem Protokoll, unverändert gelassen: { $broken }.
admin-table = Tisch
admin-status = Status
admin-players = Spieler
admin-round = Runde
admin-updated = Geändert
admin-people = Personen
admin-guest = Gast
admin-name = Name
admin-created = Seit
admin-seen = Zuletzt da
admin-tables = Tische
admin-banned = Gesperrt
admin-yes = ja
admin-whom = Wer
admin-made = Seit
admin-until = Bis
admin-note = Notiz
admin-at = Wann
admin-act = Was
admin-account = Von
admin-outcome = Ergebnis
admin-number = Anzahl
admin-waiting = noch nicht getan
admin-close-done = Tisch { $whom } ist geschlossen.
admin-close-nothing = Tisch { $whom } ist schon beendet.
admin-kick-done = { $number ->
        [0] Die Verbindungen von { $whom } sind getrennt. An einem laufenden Tisch saß dieser Gast nicht.
        [one] { $whom } wurde von 1 Tisch genommen.
       *[other] { $whom } wurde von { $number } Tischen genommen.
    }
admin-kick-nothing = { $whom } sitzt nicht an Tisch { $table }, oder die Partie dort ist beendet.
admin-ban-done = { $whom } ist gesperrt.
admin-unban-done = { $whom } ist nicht mehr gesperrt.
admin-unban-nothing = { $whom } war nicht gesperrt.
admin-delete-done = { $whom } ist gelöscht.
admin-delete-table = Tisch { $whom } würde mit allem gelöscht, was dort gespielt wurde. Mit --yes geschieht es.
admin-delete-guest = Gast { $whom } ({ $name }) würde mit allen Daten gelöscht. Mit --yes geschieht es.
admin-prune-done = { $number ->
        [one] 1 Gast wurde gelöscht.
       *[other] { $number } Gäste wurden gelöscht.
    }
admin-prune-shown = { $number ->
        [one] 1 Gast war seit { $days } Tagen nicht da. Mit --yes wird er gelöscht.
       *[other] { $number } Gäste waren seit { $days } Tagen nicht da. Mit --yes werden sie gelöscht.
    }
admin-nobody-answers = Ein Server benutzt diese Datenbank, antwortet aber nicht; es ist nichts geschehen. Sieh in sein Protokoll oder starte ihn neu.
admin-still-at-it = Der Server hat angefangen, ist aber noch nicht fertig. Er macht von selbst weiter; „purradox admin acts“ zeigt das Ergebnis.
admin-failed = Der Server konnte es nicht tun. Sein Protokoll sagt, warum.
admin-no-such-id = Es gibt weder einen Gast noch einen Tisch { $id }.
no-such-guest = Es gibt keinen Gast { $guest }. „purradox admin guests“ zeigt die Kennungen.
admin-statistics =
    Tische: { $tables } (wartend: { $waiting }, laufend: { $playing }, beendet: { $over })
    Gäste: { $guests }
    Zeilen in Protokollen: { $lines }
    Aufbewahrte Analysen: { $reviews }
    Sperren: { $bans }
    Größe: { $size } MB
database-older = „{ $database }“ ist leer oder stammt von einem älteren Purradox. Starte den Server einmal damit: Das bringt sie auf den neuesten Stand.

compiling = Kompiliere, einmal auf diesem Rechner
compiling-done = fertig
compiling-stopped = abgebrochen
cache-elsewhere = In { $folder } kann nicht geschrieben werden, daher liegt kompilierter Code in { $other } ({ $variable } nennt einen anderen Ordner)
cache-nowhere = In { $folder } kann nicht geschrieben werden, daher kompiliert jeder Prozess neu ({ $variable } nennt einen anderen Ordner)
not-our-export = { $folder } ist kein Export dieser Version. So entsteht einer: purradox export ORDNER

### what others show of a link

preview-page = Purradox: das Kartenspiel Cat in the Box
preview-table = Ein Tisch bei Purradox: Spiel mit
preview-puzzle = Eine Aufgabe von Purradox: Welcher Zug ist der einzig gute?
preview-daily = Die Karten des Tages von Purradox: dieselben Karten für alle
preview-match = Eine Partie Purradox, Zug um Zug
