### everywhere

skip = Zum Inhalt springen
nav-label = Seiten
nav-learn = Lernen
nav-rules = Regeln
nav-lobby = Tische
nav-matches = Meine Partien
nav-settings = Einstellungen
nowhere-title = Hier ist nichts
nowhere = Diese Adresse führt nirgendwohin. Vielleicht hat sie eine Katze verschoben.
go-home = Zur Startseite
trouble-title = Etwas ist schiefgegangen
trouble = Dieser Teil der Seite konnte nicht gezeigt werden. Von deiner Partie ist nichts verloren.
trouble-reload = Neu laden
refused-unknown = Das hat nicht geklappt ({ $code }).
refused-status = Der Server konnte das nicht tun (Antwort { $status }).
no-connection = Der Server ist gerade nicht erreichbar.

### the board and the hand

board-label = Forschungsplan
board-row-lost = { colour-name }, verloren
space-name = { $state ->
        [taken] { $cell }, Marker von { $owner }
        [neutral] { $cell }, neutraler Marker
        [out] { $cell }, nicht im Spiel
       *[free] { $cell }, frei
    }
space-possible = möglich
hand-label = Deine Hand
card-name = Karte { $number }
close = Schließen
copy = Kopieren
share = Teilen
copied = Kopiert.
copy-by-hand = Bitte kopiere den Link von Hand.
save = Speichern
saved = Gespeichert.

### the front page

home-title = Cat in the Box
home-lead = Jede Karte ist eine Katze in ihrer Kiste: Sie hat eine Zahl, und keine Farbe, bis du nachsiehst. Sage an, was noch niemand angesagt hat, und hüte dich vor dem Paradoxon.
home-name = Dein Name
home-play = Spielen
home-play-about = Du gegen drei Bots, sofort. Ohne Konto, nichts zu installieren.
home-learn = In fünf Minuten lernen
home-new = Ein Tisch für Freunde
home-resume = Weiterspielen
home-foot = Purradox ist freie Software und hat mit den Verlagen von Cat in the Box nichts zu tun.
door-lobby = Tische
door-lobby-about = Mit anderen spielen oder zuschauen
door-rules = Regeln
door-rules-about = Nummeriert, mit Beispielen
door-replay = Nachspielen
door-replay-about = Eine Partie noch einmal, Zug um Zug
door-pad = Wertungsblock
door-pad-about = Für einen Abend mit der echten Schachtel

### settings

set-language = Sprache
set-theme = Licht
set-theme-auto = Wie das Gerät
set-theme-light = Tag
set-theme-dark = Nacht
set-motion = Bewegung
set-motion-auto = Wie das Gerät
set-motion-full = Voll
set-motion-less = Weniger
set-cards = Größe der Karten
set-cards-small = Klein
set-cards-medium = Mittel
set-cards-large = Groß
set-sound = Töne, leise und selten
set-at-once = Eine Wahl sofort senden
set-at-once-about = Sonst wird eine Wahl gesendet, wenn du sie bestätigst: noch einmal antippen oder Enter drücken.
set-keys = Auf der Tastatur: eine Zahl, dann r (Rot), b (Blau), y (Gelb) oder g (Grün); Enter sendet, Escape nimmt zurück, h bittet um einen Tipp.
set-aids = Hilfen, wo der Tisch sie erlaubt
aid-unseen = Exemplare jeder Zahl, die du noch nicht gesehen hast
aid-stuck = Deine Karten, die stecken bleiben könnten
aid-stuck-about = Das Schildchen an einer Karte sagt, wie viele Felder es für ihre Zahl noch gibt.
aid-hints = Tipps von einem Bot
move-title = Ein anderes Gerät
move-about = Nimm deinen Namen und deine Partien mit: Erzeuge einen Link und öffne ihn auf dem anderen Gerät. Er gilt einmal.
move-link = Link für das andere Gerät
move-make = Link erzeugen
move-until = Der Link gilt bis { $time }.
move-done = Willkommen, { $name }. Dieses Gerät bist jetzt du.

### lists of tables

lobby-empty = Gerade ist kein Tisch offen. Mach einen auf, dann können andere dazukommen.
matches-empty = Du hast noch nicht gespielt. Deine Partien findest du später hier.
listed-waiting = { $open ->
        [0] voll, gleich geht es los
        [one] { $open } freier Platz
       *[other] { $open } freie Plätze
    }
listed-playing = läuft
listed-over = zu Ende
listed-do-join = Mitspielen
listed-do-watch = Zuschauen
listed-do-resume = Weiter
listed-do-look = Nachspielen
listed-do-table = Ergebnis

### a new table

new-title = Ein neuer Tisch
new-make = Tisch aufmachen
option-players = Mitspielende
option-players-short = zu { $players }
option-chairs = Die anderen Plätze
option-chairs-about = Eine Person kommt über den Link, den du schickst. Nur mit Bots beginnt die Partie sofort.
option-board = Forschungsplan
option-board-short = { $board ->
        [white] weißer Plan
        [violet] violetter Plan
       *[own] eigener Plan
    }
option-board-rows = Vier Reihen von oben nach unten: der Buchstabe der Farbe und ihre Zahlen von links nach rechts
board-provisional-note = Die Reihenfolge der Zahlen auf dem violetten Plan ist vorläufig, bis sie jemand von den gedruckten Karten abliest.
board-provisional-short = Die Reihenfolge auf diesem Plan ist vorläufig.
option-clock = Zeit für eine Entscheidung
option-clock-none = Unbegrenzt
option-clock-seconds = Sekunden
option-clock-days = Tage
option-clock-short = { $clock ->
        [days] { $limit ->
            [one] { $limit } Tag je Entscheidung
           *[other] { $limit } Tage je Entscheidung
        }
       *[seconds] { $limit ->
            [one] { $limit } Sekunde je Entscheidung
           *[other] { $limit } Sekunden je Entscheidung
        }
    }
option-limit-seconds = Sekunden je Entscheidung
option-limit-days = Tage je Entscheidung
option-watch = Wer zuschaut, sieht
option-watch-nobody = nichts
option-watch-table = den Tisch
option-watch-hands = auch die Hände vergangener Runden
option-pace = Die Bots
option-pace-natural = lassen sich Zeit
option-pace-instant = antworten sofort
option-listed = In der Liste der Tische zeigen
option-listed-about = Sonst kann nur kommen, wer den Link hat.
option-aids = Hilfen erlauben
option-aids-about = Tipps, gezählte Karten und Warnungen, für alle am Tisch.
option-no-aids = ohne Hilfen
level-kitten = Kätzchen
level-house = Hauskatze
level-alley = Straßenkatze
level-laboratory = Laborkatze
level-schrodinger = Schrödingers Katze

### before the match

table-title = Tisch
table-gone = Dieser Tisch kann nicht gezeigt werden
waiting-title = Der Tisch ist gedeckt
waiting-chairs = Plätze
waiting-start = Beginnen
waiting-leave = Aufstehen
waiting-host = { $open ->
        [one] { $open } Platz ist frei. Wenn du jetzt beginnst, nimmt ihn ein Bot.
       *[other] { $open } Plätze sind frei. Wenn du jetzt beginnst, nehmen sie Bots.
    }
waiting-host-full = Alle sind da.
waiting-guest = Warten, bis die Person beginnt, die den Tisch aufgemacht hat.
waiting-not-seated = Nimm einen freien Platz, um mitzuspielen, oder schau zu.
chair-open = freier Platz
chair-sit = Hier hinsetzen
chair-who = Wer auf Platz { $chair } sitzt
chair-person = Eine Person
invite-title = Einladen
invite-link = Link zu diesem Tisch
invite-qr = QR-Code des Links zu diesem Tisch
invite-show-qr = QR-Code zeigen

### the table

room-round = Runde { $round } von { $rounds }
room-offline = Keine Verbindung. Neuer Versuch …
room-watching = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
room-tricks = Stiche
room-log = Verlauf
room-menu = Menü
room-you-watch = Du schaust zu.
players-label = Mitspielende
player-you = du
player-turn = am Zug
player-turn-yours = Du bist am Zug
player-first = beginnt
player-away = nicht da
player-program = ein Programm
player-played-by-bot = ein Bot vertritt
player-colours = Farben
player-tricks = { $predicted ->
        [none] { $won } gewonnen
        [open] { $won } gewonnen, noch keine Vorhersage
       *[other] { $won } gewonnen, { $predicted } vorhergesagt
    }
player-won = Gewonnen
player-score = Punkte
player-discarded = hat eine Karte abgelegt
clock-days = { $days ->
        [one] noch { $days } Tag
       *[other] noch { $days } Tage
    }
clock-left = noch { $time }
trick-label = Stich { $trick }
trick-led = Angespielt:
trick-empty = { $name } spielt an
trick-winner = { $name } gewinnt den Stich
tricks-one = Stich { $trick }: { $name }
tricks-play = { $name }: { $cell }
discard-title = Lege eine Karte ab
discard-how = Wähle die Karte, die du lieber nicht spielen möchtest. Sie bleibt verdeckt.
discard-help = Von jeder Zahl gibt es fünf Karten und nur vier Felder. Eine Zahl, die du oft hast, wirst du schwer los.
discard-waiting = Deine Karte liegt. Es wählen noch: { $names }.
discard-revealed = Aufgedeckt:
predict-title = Wie viele Stiche wirst du gewinnen?
predict-how = Es werden { $tricks } Stiche gespielt. Gewinnst du genau so viele wie vorhergesagt, zählt deine größte Gruppe von Markern als Bonus.
predict-help = Hohe Zahlen gewinnen Stiche ihrer Farbe; Rot schlägt alles. Null darf niemand sagen.
predict-tricks = { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
own-label = Deine Karten
prompt-sending = Unterwegs …
prompt-over = Die Runde ist vorbei.
prompt-wait = Am Zug: { $name }.
prompt-wait-all = Die anderen wählen noch.
prompt-discard = Welche Karte legst du ab?
prompt-predict = Wie viele Stiche?
prompt-lead = Du spielst an. Wähle eine Karte und eine Farbe.
prompt-follow = Du bist am Zug; angespielt ist { $colour }.
prompt-card = Karte { $number }: Wähle nun ein Feld.
prompt-chosen = { $cell } spielen? Noch einmal antippen oder Enter drücken.
prompt-number-first = Erst die Zahl, dann die Farbe.
choice-loses = Du bedienst nicht: Für diese Runde verlierst du { $colour }.
send-nothing = Erst wählen
send-discard = { $number } ablegen
send-predict = { $tricks ->
        [one] { $tricks } Stich vorhersagen
       *[other] { $tricks } Stiche vorhersagen
    }
send-play = { $cell } spielen
take-back = Zurücknehmen
hint-button = Tipp
hint-thinking = Ein Bot denkt darüber nach …
hint-best = Ein Bot würde wählen: { $move }.
card-open = { $count ->
        [0] kein Feld mehr
        [one] noch { $count } Feld
       *[other] noch { $count } Felder
    }
card-colours = möglich: { $colours }
card-no-colour = jetzt nicht möglich
menu-back = Zurück zum Tisch
menu-leave = Partie verlassen
menu-return = Meinen Platz zurücknehmen
menu-leave-note = Wenn du gehst, spielt ein Bot für dich, bis du wiederkommst.
talk-label = Etwas sagen
talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-well-played = Gut gespielt!
talk-thinking = Lass mich überlegen …
talk-oops = Ups!
talk-meow = Miau.
talk-thanks = Danke!
talk-bye = Tschüss!
talk-wow = Wow!
talk-hurry = Etwas schneller, bitte.
talk-sorry = Tut mir leid!
talk-good-game = Schöne Partie!

### what happens, in words

tell-sat = { $name } setzt sich.
tell-stood = { $name } steht auf.
tell-left = { $who ->
        [me] Du gehst; ein Bot spielt für dich.
       *[other] { $name } geht; ein Bot übernimmt.
    }
tell-returned = { $who ->
        [me] Du bist zurück.
       *[other] { $name } ist zurück.
    }
tell-started = Die Partie beginnt.
tell-forfeited = { $who ->
        [me] Ein Bot entscheidet für dich.
       *[other] Ein Bot entscheidet für { $name }.
    }
tell-talked = { $name }: { $words }
tell-dealt = Runde { $round }. { $who ->
        [me] Du beginnst.
       *[other] { $name } beginnt.
    }
tell-discarded = { $who ->
        [me] Du legst eine Karte ab.
       *[other] { $name } legt eine Karte ab.
    }
tell-predicted = { $who ->
        [me] Du sagst { $tricks ->
            [one] { $tricks } Stich
           *[other] { $tricks } Stiche
        } voraus.
       *[other] { $name } sagt { $tricks ->
            [one] { $tricks } Stich
           *[other] { $tricks } Stiche
        } voraus.
    }
tell-played = { $who ->
        [me] Du spielst { $cell }.
       *[other] { $name } spielt { $cell }.
    }
tell-round-ended = Die Runde ist vorbei: { $scores }.

### ends

paradox-title = Paradoxon!
paradox-mine = Keine deiner Karten kann irgendeine Farbe haben. Die Runde endet hier, deine Stiche zählen gegen dich, und du hast keinen Bonus.
paradox-other = Keine Karte von { $name } kann irgendeine Farbe haben. Die Runde endet hier; { $name } verliert einen Punkt für jeden gewonnenen Stich und hat keinen Bonus.
paradox-lost = { $colour }: verloren
paradox-taken = { $colour }: { $name }
paradox-neutral = { $colour }: neutraler Marker
round-end-title = Runde { $round } ist vorbei
round-end-groups = Die Linien verbinden die Gruppen, die einen Bonus gebracht haben.
round-end-hands = Die ausgeteilten Hände
round-end-next = Nächste Runde
round-end-last = Zum Ergebnis
score-won-predicted = Gewonnen / vorhergesagt
score-tricks = Stiche
score-group = Gruppe
score-missed = verfehlt
score-paradox = Paradoxon
match-end-title = Die Partie ist zu Ende
match-end-tie = Gleichstand bei { $points }: Die letzte Runde hat entschieden.
match-end-rematch = Noch einmal
match-end-join = Zur nächsten Partie
match-end-replay = Partie nachspielen
score-round = R{ $round }
proof-check = Austeilen prüfen
proof-about = Die Karten standen fest, bevor sich jemand gesetzt hat, und niemand konnte sie wählen. Dein Browser kann das prüfen.
proof-good = Geprüft: Die Karten aller Runden kommen aus dem versprochenen Startwert und dem Zufall, den alle beigetragen haben.
proof-wrong-commitment = Der Startwert ist nicht der, der vor der Partie versprochen wurde.
proof-wrong-deal = Die Karten der Runde { $round } kommen nicht aus dem Startwert.

### refusals of the server

no-such-table = Es gibt keinen Tisch { $table }.
not-seated = Du sitzt nicht an diesem Tisch.
not-host = Das kann nur, wer den Tisch aufgemacht hat.
not-watchable = An diesem Tisch darf niemand zuschauen.
already-started = Die Partie hat schon begonnen.
not-started = Die Partie hat noch nicht begonnen.
not-over = Die Partie ist noch nicht zu Ende.
already-seated = Du sitzt schon an diesem Tisch.
no-free-chair = An diesem Tisch ist kein Platz frei.
chair-taken = Dieser Platz ist besetzt.
no-such-chair = Dieser Tisch hat keinen Platz { $chair }.
decision-taken = Diese Wahl war schon getroffen; hier ist der Tisch, wie er steht.
decision-not-due = Am Tisch ging es weiter; hier ist er, wie er steht.
not-a-move = „{ $text }“ ist kein Zug.
no-such-phrase = Das kann man hier nicht sagen.
bad-entropy = Ein Beitrag zum Zufall hat 16 bis 64 hexadezimale Ziffern.
too-much-entropy = Dein Beitrag zum Zufall ist schon da.
no-aids = An diesem Tisch wird ohne Hilfen gespielt.
bad-option = { $option ->
        [board] Dieser Plan passt nicht zum Tisch.
        [bots] Diese Bots passen nicht zu den Plätzen.
        [limit] Diese Zeit für eine Entscheidung ist nicht möglich.
       *[away] Diese Zeit für Abwesende ist nicht möglich.
    }
bad-name = Ein Name hat 1 bis { $most } Zeichen.
no-guest = Der Server kennt dich nicht mehr. Beginne auf der Startseite.
bad-code = Dieser Link wurde schon benutzt, oder seine zehn Minuten sind um. Erzeuge einen neuen.
too-many-tables = Du hast { $most } offene Tische; spiele erst einen zu Ende.
too-fast = Das war etwas schnell. Noch einmal in { $seconds } s.
too-many-connections = Von hier sind zu viele Seiten offen; schließe eine ({ $most } sind möglich).
too-many-watched = Mehr als { $most } Tische auf einmal kann man nicht ansehen.
too-large = Das ist zu groß; höchstens { $most }.
not-a-message = Der Server hat das nicht verstanden ({ $problem }).
bad-request = Der Server hat das nicht verstanden ({ $problem }).
no-such-page = Diese Seite hat der Server nicht.
wrong-method = Das tut der Server hier nicht.
other-origin = Das kam von einer fremden Seite; es wurde nichts getan.
no-thought = Dem Bot ist nichts eingefallen ({ $reason }).
server-trouble = Auf dem Server ist etwas schiefgegangen. Von deiner Partie ist nichts verloren.
not-ready = Der Server ist noch nicht bereit. Einen Augenblick.
too-many-reviews = Gerade werden schon genug Partien besprochen. Versuche es gleich noch einmal.
