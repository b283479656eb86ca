### the command

help-tui = Der Tisch im Terminal: allein gegen Bots, mehrere Personen an einer Tastatur, oder der Tisch eines Servers.
help-tui-link = Ein Server, oder der Link zu einem seiner Tische; dasselbe wie --server.
help-tui-players = Wie viele am Tisch sitzen.
help-tui-people = Wie viele Personen sich diese Tastatur teilen; zwischen ihren Zügen ist die Hand verborgen.
help-tui-bots = Die Bots, reihum wiederholt: die Stufen kitten, house, alley, laboratory, schrodinger oder jeder andere Bot.
help-tui-board = Der Forschungsplan: white, violet, vier Reihen in Anführungszeichen oder eine Datei mit vier Reihen.
help-tui-name = Dein Name; bei mehreren Personen ihre Namen, durch Kommas getrennt.
help-tui-server = Ein Server, oder der Link zu einem seiner Tische.
help-tui-table = Der Code eines Tisches auf dem Server, oder sein Link.
help-tui-clock = Für einen neuen Tisch auf einem Server die Zeit für eine Entscheidung: none, Sekunden wie 60s oder Tage wie 2d.
help-tui-record = Diese Mitschrift ansehen, Schritt für Schritt.
help-tui-new = Zeile für Zeile: eine neue Partie beginnen, ohne nach einer alten zu fragen.
help-tui-pace = Ob Bots sich Zeit lassen oder sofort antworten.
help-tui-plain = Kein Vollbild: Zeile für Zeile, für Vorleseprogramme und Pipes.
help-tui-ascii = Nur ASCII-Zeichen; sonst entscheidet die Umgebung.
tui-one-server = Nenne den Server nur einmal: als Link oder mit --server.
tui-no-server = --table braucht einen Server: Ergänze --server, oder gib den ganzen Link an.

### everywhere

tui-title = Cat in the Box
tui-too-small =
    Dieses Terminal ist zu klein: { $width } × { $height }.
    Der Tisch braucht { $least }. Nichts ist verloren; mach es größer.
tui-player = Spieler { $number }
tui-guest = Gast
tui-offline = Keine Verbindung, neuer Versuch
tui-logged-out = Dieses Terminal wurde bei { $server } abgemeldet oder ein Jahr lang nicht benutzt. Du bist dort jetzt ein neuer Gast.
tui-thinking = Denkt nach …
tui-yes = ja
tui-no = nein
tui-pass = { $name }, du bist am Zug. Die anderen schauen weg. Mit Enter siehst du deine Karten.

### the first screen

tui-saved = { $matches ->
        [one] Eine Partie ist nicht zu Ende. Entf gibt sie auf.
       *[other] { $matches } Partien sind nicht zu Ende. Entf gibt eine auf.
    }
tui-go-on = Weiter: Runde { $round } von { $rounds }, { $names } ({ $when })
tui-new = Spielen
tui-set-players = Spieler
tui-set-people = Personen an dieser Tastatur
tui-set-bots = Bots
tui-set-board = Forschungsplan
tui-provisional = Die Reihenfolge auf dem violetten Plan ist vorläufig: Noch hat sie niemand für uns von den gedruckten Karten abgelesen.
tui-server = Auf einem Server spielen
tui-replay = Eine Mitschrift ansehen
tui-quit = Beenden
tui-ask-server = Adresse des Servers, oder der Link zu einem Tisch:
tui-ask-record = Datei mit der Mitschrift:

### a server’s tables

tui-refresh = Aktualisieren
tui-join = Mit Code oder Link an einen Tisch
tui-ask-table = Code des Tisches, oder sein Link:
tui-name = Dein Name: { $name }
tui-named = Du heißt jetzt { $name }.
tui-chair = Platz { $number }
tui-for-friend = jemand mit dem Link
tui-make = Tisch eröffnen
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
tui-link = Link zum Weitergeben: { $link }
tui-code = Code dazu: { $code }
tui-sit = Hinsetzen
tui-start = Beginnen; Bots nehmen die freien Plätze
tui-stand = Aufstehen
tui-back = Zurück

### the table

tui-panel-board = Forschungsplan
tui-panel-trick = Auf dem Tisch
tui-panel-hand = Deine Hand
tui-panel-players = Spieler
tui-panel-log = Verlauf
tui-panel-scores = Punkte nach Runden
tui-panel-tricks = Stiche dieser Runde
tui-panel-hands = Hände
tui-panel-analysis = Bewertung jeder Wahl
tui-watching = Du schaust zu
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = Spieler
tui-column-tricks = Stiche
tui-column-colours = Farben
tui-column-points = Punkte
tui-round = Runde { $round } von { $rounds }
tui-led = Angespielt: { $colour }
tui-aside = Abgelegt: { $number }
tui-wait = Warten auf { $names }
tui-wait-do = w: anstupsen oder einen Bot rufen.
tui-wait-here = w: Ich bin da.
tui-wait-over = w: wieder übernehmen.
tui-sending = Wird gesendet …
tui-you-play = Du spielst { $cell }.
tui-you-predict = Du sagst { $tricks ->
        [one] 1 Stich voraus.
       *[other] { $tricks } Stiche voraus.
    }
tui-hint = Was ein Bot tun würde, das Beste zuerst
tui-round-over = Runde { $round } ist vorbei
tui-match-over = Die Partie ist zu Ende
tui-ask-save = Datei für die Mitschrift:
tui-overwrite = { $file } gibt es schon.
tui-own-view = Die Partie läuft noch: In der Mitschrift steht nur, was du sehen konntest.
tui-save-later = Dieses Terminal hat nicht die ganze Partie gesehen; die Mitschrift gibt es, wenn sie zu Ende ist.
tui-next = { $who ->
        [me] Jemand möchte noch einmal spielen: Enter, um mitzuspielen.
       *[other] Es gibt eine nächste Partie: Enter, um zuzuschauen.
    }
tui-leave-title = Den Tisch verlassen?
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Enter: vorerst gehen. Der Tisch wartet auf dich; die anderen können einen Bot rufen.
            g: ganz gehen; spielen noch andere, vertritt dich ein Bot, sonst ist die Partie aufgegeben.
            Esc: bleiben.
       *[no]
            Enter: vorerst gehen. Die Partie bleibt erhalten, du kannst später weiterspielen.
            g: aufgeben; niemand spielt weiter.
            Esc: bleiben.
    }

### keys

tui-keys-menu = ↑ ↓ wählen   ← → ändern   Enter los   Esc verlassen
tui-keys-ask = Enter los   Esc zurück
tui-keys-any = Weiter mit Enter
tui-keys-table = 5b oder Pfeile, Enter spielt   ? warum nicht   h Tipp   F1 Hilfe   q gehen
tui-keys-talk = Ein Buchstabe sagt es   Esc zurück
tui-keys-wait = Buchstabe wählt   Esc zurück
tui-keys-leave = Enter gehen   g aufgeben   Esc bleiben
tui-keys-overwrite = y überschreiben   Esc andere Datei
tui-keys-over = Enter noch einmal   v Partie ansehen   s Mitschrift   q gehen
tui-keys-review = ← → Schritt   ↑ ↓ Stich   a Analyse   n Fehler   s sichern   q gehen
tui-help-title = Hilfe
tui-help =
    Eine Karte ist eine Zahl; ihre Farbe sagst du beim Spielen an: r Rot, b Blau, y Gelb, g Grün.
    5b und Enter spielt eine 5 als Blau. Oder geh mit den Pfeilen über den Plan und drück Enter.
    Auch die Maus geht: Klick auf ein Feld, und noch einmal, um zu spielen.

    (5)  ist jetzt möglich; [5] ist gewählt; 5* ist dein Marker, 5M einer von jemandem mit dem Zeichen M; 5x gehört niemandem; - ist nicht im Spiel. Ein Punkt neben dem Buchstaben einer Reihe: Diese Farbe hast du verloren.

    ?    sagt, warum der gewählte Zug nicht geht; ohne Wahl, was möglich ist.
    h    fragt einen Bot, was er tun würde.
    t    sagt etwas am Tisch eines Servers.
    w    wenn du auf jemanden wartest: anstupsen oder einen Bot rufen; übernimmt auch wieder von einem Bot.
    p    Leute am Tisch: Leitung übergeben, Platz anbieten oder übernehmen.
    Bild auf, Bild ab   blättern im Verlauf.
    s    schreibt die Mitschrift in eine Datei.
    q    geht; die Partie bleibt erhalten.
tui-review-help =
    ← und → gehen einen Schritt zurück und vor, ↑ und ↓ zum nächsten Beginn eines Stichs oder
    einer Runde, Pos1 und Ende an beide Enden, eine Zahl zu diesem Stich der Runde.
    a schaltet die Analyse ein: was jede Wahl wert war, nach dem, was ihr Spieler wissen konnte.
    Die getroffene Wahl hat einen Stern.
    n geht zum nächsten Fehler und sagt, warum es einer ist. s schreibt die Mitschrift in eine Datei.

### a record

tui-step = Schritt { $step } von { $steps }
tui-chose = Wahl von { $name }: { $move }.
tui-ask-analysis = a zeigt, was jede Wahl wert war.
tui-judged = { $verdict ->
        [best] Die beste Wahl.
        [good] So gut wie die beste Wahl, soweit sich das sagen lässt.
       *[mistake] Ein Fehler: { $best } ist besser.
    }
tui-seeking = Suche den nächsten Fehler: Schritt { $step } von { $steps }
tui-no-mistake = Von hier bis zum Ende kein Fehler.

### line by line

tui-welcome = Cat in the Box auf { $board ->
        [white] dem weißen Plan
        [violet] dem violetten Plan
       *[own] einem eigenen Plan
    }. Bots: { $bots ->
        [none] keine
       *[other] { $bots }
    }.
    Jederzeit: ? zeigt, was du tun kannst, quit verlässt den Tisch.
tui-kept = Die Partie bleibt erhalten; beim nächsten Start geht es weiter.
tui-plain-words = hint sagt, was ein Bot tun würde und warum; save DATEI schreibt die Mitschrift. people zeigt, was sich bei den anderen tun lässt.
tui-plain-overwrite = y überschreibt, Enter lässt sie stehen.
tui-plain-again = { $may ->
        [again] Noch einmal? Enter oder y heißt ja, n heißt nein.
        [watch] Bei der nächsten Partie zuschauen? Enter oder y heißt ja, n heißt nein.
       *[nothing] q geht.
    } v zeigt die Partie Schritt für Schritt, save DATEI schreibt die Mitschrift.
tui-plain-go-on = Unvollendete Partie: { $names }. Weiterspielen? Enter oder y heißt ja, n beginnt eine neue.
tui-plain-chairs = Plätze: { $chairs }
tui-plain-link = Link zum Weitergeben: { $link } (Code { $code })
tui-plain-sit = Hinsetzen? Enter oder y heißt ja, n schaut nur zu.
tui-plain-start = Jetzt beginnen? Bots nehmen die freien Plätze. Enter oder y heißt ja, n wartet.
tui-plain-over = Enter übernimmt wieder; quit geht.
tui-plain-wait = n stupst an, o lässt einmal einen Bot entscheiden, u lässt bis zur Rückkehr einen Bot spielen; Enter wartet.
tui-no-people = Bei den anderen gibt es gerade nichts zu tun.
tui-plain-which = { $tables ->
        [0] Kein Tisch ist offen. Enter eröffnet einen neuen, q geht.
       *[other] Tippe die Nummer eines Tisches, 1 bis { $tables }. Enter eröffnet einen neuen, q geht.
    }
tui-plain-which-else = Ein Code oder Link führt zu diesem Tisch; name NAME ändert deinen Namen.
tui-plain-new = Neuer Tisch: { $chairs }; { $board }; { $clock }. Enter eröffnet ihn. Zum Ändern tippe players 4, bots kitten,house oder bots none, board violet, clock 60s, clock 2d oder clock none. q geht.
tui-plain-review = Enter: weiter; b: zurück; eine Zahl: zu diesem Stich; a: was jede Wahl wert war; n: nächster Fehler; save DATEI: Mitschrift schreiben; q: gehen.
