### the command

help-tui = Der Tisch im Terminal: allein gegen Bots, mehrere Menschen an einer Tastatur, oder der Tisch eines Servers.
help-tui-players = Wie viele am Tisch sitzen.
help-tui-people = Wie viele Menschen sich diese Tastatur teilen; zwischen ihren Zügen ist die Hand verborgen.
help-tui-bots = Die Stufen der Bots, reihum wiederholt: kitten, house, alley, laboratory, schrodinger.
help-tui-board = Der Forschungsplan: white, violet, vier Reihen in Anführungszeichen oder eine Datei mit vier Reihen.
help-tui-name = Dein Name; bei mehreren Menschen ihre Namen, mit Kommas dazwischen.
help-tui-server = Ein Server, oder der Link zu einem seiner Tische.
help-tui-record = Diese Mitschrift ansehen, Schritt für Schritt.
help-tui-new = Zeile für Zeile: eine neue Partie beginnen, ohne nach einer alten zu fragen.
help-tui-pace = Ob Bots sich Zeit lassen oder sofort antworten.
help-tui-plain = Kein ganzer Bildschirm: Zeile für Zeile, für Vorleseprogramme und Pipes.
help-tui-ascii = Nur einfache Zeichen; sonst so, wie die Umgebung es sagt.

### everywhere

tui-title = Cat in the Box
tui-too-small =
    Dieses Terminal ist zu klein: { $width } × { $height }.
    Der Tisch braucht { $least }. Nichts ist verloren; mach es größer.
tui-player = Spieler { $number }
tui-guest = Gast
tui-unreachable = { $server } ist nicht zu erreichen.
tui-offline = Keine Verbindung, neuer Versuch
tui-thinking = Denkt nach …
tui-pass = { $name }, du bist am Zug. Die anderen schauen weg. Mit Enter siehst du deine Karten.

### the first screen

tui-saved = { $matches ->
        [one] Eine Partie ist nicht zu Ende. Entf gibt sie auf.
       *[other] { $matches } Partien sind nicht zu Ende. Entf gibt eine auf.
    }
tui-go-on = Weiter: Runde { $round } von { $rounds }, { $names } ({ $when })
tui-new = Spielen
tui-set-players = Spieler
tui-set-people = Menschen an dieser Tastatur
tui-set-bots = Bots
tui-set-board = Forschungsplan
tui-provisional = Die Reihenfolge auf dem violetten Plan ist vorläufig: Noch hat sie niemand für uns von den gedruckten Karten abgelesen.
tui-server = Der Tisch eines Servers
tui-replay = Eine Mitschrift ansehen
tui-quit = Verlassen
tui-ask-server = Adresse des Servers, oder der Link zu einem Tisch:
tui-ask-record = Datei mit der Mitschrift:

### a server’s tables

tui-new-table = Ein neuer Tisch
tui-refresh = Noch einmal nachsehen
tui-no-tables = Im Moment ist kein Tisch offen.
# $status is waiting, playing or over.
tui-listed = { $status ->
        [waiting] { $open ->
            [one] ein freier Platz
           *[other] freie Plätze: { $open }
        }
        [over] zu Ende
       *[playing] läuft
    }
tui-link = Tisch { $link }
tui-sit = Hinsetzen
tui-start = Beginnen; Bots nehmen die freien Plätze
tui-stand = Aufstehen
tui-back = Zurück

### the table

tui-panel-board = Forschungsplan
tui-panel-trick = Auf dem Tisch
tui-panel-hand = Deine Hand
tui-panel-players = Spieler
tui-panel-log = Was geschah
tui-panel-scores = Punkte nach Runden
tui-panel-tricks = Stiche dieser Runde
tui-panel-hands = Hände
tui-panel-analysis = Was die Wahl wert war
tui-watching = Du schaust zu
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = Spieler
tui-column-tricks = Stiche
tui-column-colours = Farben
tui-column-points = Punkte
tui-round = Runde { $round } von { $rounds }
tui-led = Angespielt: { $colour }
tui-aside = Abgelegt: { $number }
tui-wait = Am Zug: { $names }
tui-sending = Unterwegs …
tui-you-play = Du spielst { $cell }.
tui-you-predict = Du sagst { $tricks ->
        [one] 1 Stich voraus.
       *[other] { $tricks } Stiche voraus.
    }
tui-hint = Was ein Bot tun würde, das Beste zuerst
tui-round-over = Runde { $round } ist vorbei
tui-match-over = Die Partie ist zu Ende
tui-leave-title = Den Tisch verlassen?
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Enter: vorerst gehen. Der Tisch wartet so lange, wie seine Einstellungen es sagen.
            g: ganz gehen; ein Bot spielt für dich weiter.
            Esc: bleiben.
       *[no]
            Enter: vorerst gehen. Die Partie bleibt erhalten, du kannst später weiterspielen.
            g: aufgeben; Bots spielen sie zu Ende.
            Esc: bleiben.
    }

### keys

tui-keys-menu = ↑ ↓ wählen   ← → ändern   Enter los   Esc verlassen
tui-keys-ask = Enter los   Esc zurück
tui-keys-any = Weiter mit Enter
tui-keys-table = 5b oder Pfeile, Enter spielt   ? warum nicht   h Tipp   F1 Hilfe   q gehen
tui-keys-talk = Ein Buchstabe sagt es   Esc zurück
tui-keys-leave = Enter gehen   g aufgeben   Esc bleiben
tui-keys-over = Enter noch einmal   v Partie ansehen   q gehen
tui-keys-review = ← → Schritt   ↑ ↓ Stich   1–8 zu diesem Stich   a Analyse   q gehen
tui-help-title = Hilfe
tui-help =
    Eine Karte ist eine Zahl; ihre Farbe nennst du beim Spielen: r Rot, b Blau, y Gelb, g Grün.
    5b und Enter spielt eine 5 als Blau. Oder geh mit den Pfeilen über den Plan und drück Enter.
    Auch die Maus geht: Klick auf ein Feld, und noch einmal, um zu spielen.

    (5)  ist jetzt möglich; [5] ist gewählt; 5* ist dein Marker, 5M einer von jemandem mit dem Zeichen M; 5x gehört niemandem; - ist nicht im Spiel. Ein Punkt neben dem Buchstaben einer Reihe: Diese Farbe hast du verloren.

    ?    sagt, warum der gewählte Zug nicht geht; ohne Wahl, was möglich ist.
    h    fragt einen Bot, was er tun würde.
    t    sagt etwas am Tisch eines Servers.
    Bild auf, Bild ab   lesen, was vorher geschah.
    q    geht; die Partie bleibt erhalten.
tui-review-help =
    ← und → gehen einen Schritt zurück und vor, ↑ und ↓ zum nächsten Beginn eines Stichs oder
    einer Runde, Pos1 und Ende an beide Enden, eine Zahl zu diesem Stich der Runde.
    a schaltet die Analyse ein: was jede Wahl wert war, nach dem, was ihr Spieler wissen konnte.
    Die getroffene Wahl hat einen Stern.

### a record

tui-step = Schritt { $step } von { $steps }
tui-chose = Wahl von { $name }: { $move }.
tui-ask-analysis = a zeigt, was jede Wahl wert war.

### line by line

tui-welcome = Cat in the Box auf dem Plan { $board }. Bots: { $bots ->
        [none] keine
       *[other] { $bots }
    }.
    Jederzeit: ? zeigt, was du tun kannst, quit verlässt den Tisch.
tui-kept = Die Partie bleibt erhalten; beim nächsten Start geht es weiter.
tui-plain-go-on = Eine Partie mit { $names } ist nicht zu Ende. Weiterspielen? Enter oder y heißt ja, n beginnt eine neue.
tui-plain-chairs = Plätze: { $chairs }
tui-plain-sit = Hinsetzen? Enter oder y heißt ja, n schaut nur zu.
tui-plain-start = Jetzt beginnen? Bots nehmen die freien Plätze. Enter oder y heißt ja, n wartet.
tui-plain-which = { $tables ->
        [0] Kein Tisch ist offen. Enter macht einen neuen auf, q geht.
       *[other] Tippe die Nummer eines Tisches, 1 bis { $tables }. Enter macht einen neuen auf, q geht.
    }
tui-plain-review = Enter geht weiter, b zurück, eine Zahl zu diesem Stich, a sagt, was jede Wahl wert war, q geht.
