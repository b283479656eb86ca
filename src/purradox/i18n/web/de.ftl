### everywhere

skip = Zum Inhalt springen
nav-label = Seiten
nav-learn = Lernen
nav-rules = Regeln
nav-lobby = Tische
nav-matches = Meine Partien
nav-profile = Mein Profil
nav-settings = Einstellungen
nowhere-title = Hier ist nichts
nowhere = Diese Adresse führt nirgendwohin. Vielleicht hat sie eine Katze verschoben.
go-home = Zur Startseite
trouble-title = Etwas ist schiefgegangen
trouble = Dieser Teil der Seite konnte nicht angezeigt werden. Deine Partie ist nicht verloren.
trouble-reload = Neu laden
refused-unknown = Das hat nicht geklappt ({ $code }).
refused-status = Der Server konnte das nicht tun (Status { $status }).
no-connection = Der Server ist gerade nicht erreichbar.
other-version = Diese Seite und der Server haben verschiedene Versionen. Lade sie neu.

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
undo = Rückgängig
cancel = Abbrechen

### the front page

home-title = Cat in the Box
home-lead = Jede Karte ist eine Katze in ihrer Kiste: Sie hat eine Zahl, aber keine Farbe, bis du nachsiehst. Sag an, was noch niemand angesagt hat, und hüte dich vor dem Paradoxon.
home-name = Dein Name
name-ask = Wie heißt du?
name-change = Namen ändern
home-play = Spielen
home-play-about = Ohne Konto, nichts zu installieren.
solo-label = Deine Partie
solo-change = Ändern
# $level is one of the levels below.
solo-cats = { $level ->
        [kitten] { $count } Kätzchen
        [house] { $count ->
            [one] { $count } Hauskatze
           *[other] { $count } Hauskatzen
        }
        [alley] { $count ->
            [one] { $count } Straßenkatze
           *[other] { $count } Straßenkatzen
        }
        [laboratory] { $count ->
            [one] { $count } Laborkatze
           *[other] { $count } Laborkatzen
        }
       *[schrodinger] { $count ->
            [one] Schrödingers Katze
           *[other] { $count } × Schrödingers Katze
        }
    }
solo-against = Gegen
solo-ladder = Jede Katze liegt am Ende meist vor der über ihr.
solo-each = Jeden Gegner einzeln wählen
solo-opponent = Gegner { $number }
home-learn = In fünf Minuten lernen
home-new = Ein Tisch für Freunde
home-turn = { $count ->
        [one] Du bist an einem Tisch am Zug.
       *[other] Du bist an { $count } Tischen am Zug.
    }
home-resume = Weiterspielen
home-foot = Purradox ist freie Software und hat mit den Verlagen von Cat in the Box nichts zu tun.
home-docs = Dokumentation (auf Englisch)
door-lobby = Tische
door-lobby-about = Mit anderen spielen oder zuschauen
door-rules = Regeln
door-rules-about = Nummeriert, mit Beispielen
door-replay = Nachspielen
door-replay-about = Eine Partie noch einmal, Zug um Zug
door-pad = Wertungsblock
door-pad-about = Für einen Spieleabend mit der echten Schachtel
door-puzzles = Aufgabe des Tages
door-puzzles-about = Finde den einen guten Zug und bekomme eine Wertung

### settings

set-language = Sprache
set-theme = Design
set-theme-auto = Wie das System
set-theme-light = Hell
set-theme-dark = Dunkel
set-motion = Animationen
set-motion-auto = Wie das System
set-motion-full = Alle
set-motion-less = Reduziert
set-cards = Größe der Karten
set-cards-small = Klein
set-cards-medium = Mittel
set-cards-large = Groß
set-sound = Leise Töne
set-at-once = Meine Wahl sofort senden
set-at-once-about = Sonst wird eine Wahl gesendet, wenn du sie bestätigst: { $keys ->
        [yes] noch einmal klicken oder Enter drücken.
       *[no] noch einmal antippen.
    }
set-notify = Benachrichtige mich, wenn ich am Zug bin
set-notify-about = Solange diese Seite im Hintergrund offen ist; dein Browser fragt dich einmal.
set-notify-refused = Dein Browser erlaubt keine Benachrichtigungen dieser Seite.
set-keys = Auf der Tastatur: eine Zahl, dann r (Rot), b (Blau), y (Gelb) oder g (Grün); Enter sendet, Escape nimmt zurück, h bittet um einen Tipp.
set-aids = Hilfen, wenn der Tisch sie erlaubt
aid-unseen = Wie viele Karten jeder Zahl du noch nicht gesehen hast
aid-stuck = Warnung vor Karten, die stecken bleiben könnten
aid-stuck-about = Das Schildchen an einer Karte zeigt, wie viele Felder es für ihre Zahl noch gibt.
aid-hints = Tipps von einem Bot
move-title = Ein anderes Gerät
move-about = Nimm deinen Namen und deine Partien mit: Erstelle einen Link und öffne ihn auf dem anderen Gerät. Er funktioniert nur einmal.
move-link = Link für das andere Gerät
move-make = Link erstellen
move-until = Der Link gilt bis { $time }.
move-ask = Auf diesem Gerät { $name } werden?
move-ask-about = Sag nur Ja, wenn der Link von dir selbst ist: Wer ihn erstellt hat, spielt sonst mit und sieht deine Karten.
move-ask-instead = Dieses Gerät ist jetzt { $me }. Die Partien von { $me } sind danach nur noch von einem Gerät aus erreichbar, das weiterhin { $me } ist.
move-ask-equal = Dieses Gerät ist schon { $me }, aber der Link gehört jemand anderem mit demselben Namen. Deine Partien sind danach von hier aus nicht mehr erreichbar.
move-yes = { $name } werden
move-no = { $me } bleiben
move-same = Dieses Gerät ist schon { $name }.
move-done = Willkommen, { $name }. Dein Name und deine Partien sind jetzt auf diesem Gerät.
devices-title = Deine Geräte
devices-about = Auf diesen Geräten bist du { $name }. Ein Gerät, das ein Jahr lang nicht benutzt wird, wird von selbst abgemeldet.
device-name = { $browser } auf { $system }
device-terminal = Terminal auf { $system }
device-unknown = Unbekanntes Gerät
device-here = dieses Gerät
device-added = Hinzugefügt am { $date }
device-used = zuletzt benutzt am { $date }
device-log-out = Abmelden
device-log-out-ask = „{ $device }“ abmelden?
device-log-out-about = Das Gerät verliert sofort den Zugang zu deinem Namen und deinen Partien.
log-out-here-ask = Auf diesem Gerät abmelden?
# $back is words, device or no.
log-out-here-about = { $back ->
        [words] Mit deinen Rettungswörtern kannst du wieder { $name } werden.
        [device] Mit einem Link von einem anderen Gerät kannst du wieder { $name } werden.
       *[no] Du hast weder Rettungswörter noch ein anderes Gerät: { $name } und deine Partien wären verloren. Erstelle zuerst Rettungswörter.
    }
log-out-others = Überall sonst abmelden
log-out-others-about = Nur dieses Gerät bleibt angemeldet. Falls jemand anders eines der übrigen benutzt haben könnte, erstelle auch neue Rettungswörter.
log-out-done = Abgemeldet.
words-title = Rettungswörter
words-about = Mit neun Wörtern wirst du auf jedem Gerät wieder { $name }. Schreib sie auf Papier und zeig sie niemandem: Wer sie hat, kann für dich spielen.
words-make = Wörter erstellen
words-made = Du hast Wörter vom { $date }. Sie lassen sich nicht noch einmal anzeigen.
words-again = Neue Wörter erstellen
words-again-about = Die Wörter vom { $date } gelten dann nicht mehr.
words-shown = Schreib diese Wörter jetzt auf: Sie werden nur einmal gezeigt.
words-done = Ich habe sie aufgeschrieben
banned-title = Kein Zugang
data-title = Deine Daten
data-about = Lade alles, was dieser Server über { $name } weiß, als eine Datei herunter, oder lass es löschen.
data-download = Meine Daten herunterladen
data-delete = Meine Daten löschen
data-delete-ask = Alles über { $name } löschen?
data-delete-about = Gelöscht werden dein Name, deine Geräte, deine Wiederherstellungswörter und deine Liste von Partien, dazu jeder Tisch, an dem sonst niemand saß. Du verlässt die Partien, die du gerade spielst. An Tischen, die du mit anderen geteilt hast, steht N.N. an deiner Stelle.
data-delete-next = Weiter
data-delete-sure = { $name } endgültig löschen?
data-delete-last = Das lässt sich nicht rückgängig machen, auch nicht mit Wiederherstellungswörtern.
data-delete-yes = Endgültig löschen
data-deleted = Deine Daten sind gelöscht.
recover-title = Ich habe Rettungswörter
recover-about = Werde, wer du auf einem anderen Gerät warst.
recover-label = Die neun Wörter
recover-go = Weiter
recover-ask-about = Sag nur Ja, wenn es deine eigenen Wörter sind: Wer sie sonst noch hat, spielt mit und sieht deine Karten.
recover-ask-equal = Dieses Gerät ist schon { $me }, aber die Wörter gehören jemand anderem mit demselben Namen. Deine Partien sind danach von hier aus nicht mehr erreichbar.

### lists of tables

lobby-empty = Gerade ist kein Tisch offen. Eröffne einen, dann können andere dazukommen.
matches-empty = Du hast noch nicht gespielt. Deine Partien findest du später hier.
matches-turn = Du bist am Zug
matches-going = Laufende
matches-done = Beendete
matches-hidden = Die Partie ist ausgeblendet.
listed-waiting = { $open ->
        [0] voll, gleich geht es los
        [one] { $open } freier Platz
       *[other] { $open } freie Plätze
    }
listed-playing = läuft
listed-over = zu Ende
listed-given-up = { $reason ->
        [host] von der Tischleitung geschlossen
        [expired] geschlossen, weil niemand kam
        [operator] vom Betrieb des Servers geschlossen
       *[left] aufgegeben
    }
listed-expires = { $status ->
        [over] Wird am { $date } gelöscht
       *[other] Wird am { $date } geschlossen, wenn niemand kommt
    }
listed-replaced = { $name } spielt jetzt auf deinem Platz
listed-broken = beschädigt
listed-winner = gewinnt
listed-yours = Wartet { $since } auf dich
listed-others = Wartet { $since } auf { $names }
listed-bot = Ein Bot spielt für dich
listed-do-join = Mitspielen
listed-do-watch = Zuschauen
listed-do-resume = Weiter
listed-do-look = Ergebnis
listed-do-hide = Ausblenden

### a new table

new-title = Neuer Tisch
new-make = Tisch eröffnen
option-players = Personen
option-players-short = { $players } Personen
option-chairs = Die anderen Plätze
option-chairs-about = Personen kommen über den Link, den du verschickst. Sind es nur Bots, beginnt die Partie sofort.
option-board = Forschungsplan
option-board-short = { $board ->
        [white] Weißer Plan
        [violet] Violetter Plan
       *[own] Eigener Plan
    }
option-board-rows = Vier Reihen von oben nach unten: der Buchstabe der Farbe und ihre Zahlen von links nach rechts
board-provisional-note = Die Reihenfolge der Zahlen auf dem violetten Plan ist vorläufig, bis sie jemand von den gedruckten Karten abliest.
board-provisional-short = Die Reihenfolge auf diesem Plan ist vorläufig.
option-clock = Zeit für eine Entscheidung
option-clock-none = Unbegrenzt
option-clock-seconds = Sekunden
option-clock-days = Tage
option-clock-none-about = Alle nehmen sich so viel Zeit, wie sie wollen. Wem das Warten zu lange dauert, der kann die Person anstupsen oder einen Bot rufen.
option-clock-seconds-about = Für einen gemeinsamen Abend. Ist die Zeit um, trifft ein Bot diese eine Entscheidung.
option-clock-days-about = Niemand muss dableiben: Alle kommen wieder, wenn sie an der Reihe sind. Ist die Zeit um, trifft ein Bot diese eine Entscheidung.
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
new-more = Weitere Einstellungen
option-watch = Wer zuschaut, sieht
option-watch-nobody = nichts
option-watch-table = den Tisch
option-watch-hands = den Tisch und die Hände vergangener Runden
option-pace = Die Bots
option-pace-natural = lassen sich Zeit
option-pace-instant = antworten sofort
option-listed = In der Liste der Tische zeigen
option-listed-about = Sonst kann nur dazukommen, wer den Link hat.
option-aids = Hilfen erlauben
option-aids-about = Tipps, gezählte Karten und Warnungen, für alle am Tisch.
option-no-aids = ohne Hilfen
level-kitten = Kätzchen
level-house = Hauskatze
level-alley = Straßenkatze
level-laboratory = Laborkatze
level-schrodinger = Schrödingers Katze
cat-kitten-strength = sehr leicht
cat-kitten-about = Spielt zum Spaß und verschenkt aus Laune Punkte.
cat-house-strength = leicht
cat-house-about = Ruhiger, folgt aber ab und zu noch einer Laune.
cat-alley-strength = mittel
cat-alley-about = Schaut, wohin sie tritt: zählt Karten und Felder und meidet jedes Paradoxon.
cat-laboratory-strength = stark
cat-laboratory-about = Hat in zahllosen Partien gegen sich selbst gelernt und weiß sofort, was zu tun ist.
cat-schrodinger-strength = am stärksten
cat-schrodinger-about = Denkt bis zu einer Sekunde nach, beobachtet dein Spiel und errät, was du auf der Hand hast.
cat-missing = nicht installiert
bots-other = Ein anderer Bot

### before the match

table-title = Tisch
table-gone = Dieser Tisch kann nicht gezeigt werden
table-closed = { $reason ->
        [host] Die Tischleitung hat diesen Tisch geschlossen.
        [expired] Hier war lange niemand mehr: Dieser Tisch ist geschlossen.
        [operator] Wer diesen Server betreibt, hat diesen Tisch geschlossen.
       *[left] Alle sind gegangen: Dieser Tisch ist geschlossen.
    }
table-expires = { $status ->
        [over] Diese Partie wird am { $date } gelöscht.
       *[other] Dieser Tisch wird am { $date } geschlossen, wenn vorher niemand zum Spielen kommt.
    }
waiting-title = Der Tisch ist bereit
waiting-chairs = Plätze
waiting-start = Beginnen
waiting-leave = Aufstehen
waiting-close = Tisch schließen
waiting-close-note = Der Tisch wird für alle geschlossen.
waiting-close-sure = Ja, schließen
waiting-host = { $open ->
        [one] { $open } Platz ist frei. Wenn du jetzt beginnst, nimmt ihn ein Bot.
       *[other] { $open } Plätze sind frei. Wenn du jetzt beginnst, nehmen sie Bots.
    }
waiting-host-full = Alle sind da.
waiting-guest = Warten, bis die Partie gestartet wird.
waiting-not-seated = Nimm einen freien Platz, um mitzuspielen, oder schau zu.
chair-open = freier Platz
chair-sit = Hier hinsetzen
chair-who = Wer auf Platz { $chair } sitzt
chair-person = Eine Person
chair-more = Mehr zu { $name }
chair-make-host = Tischleitung an { $name } übergeben
chair-remove = Platz frei machen
chair-remove-note = { $name } steht auf und kann sich an diesen Tisch nicht mehr setzen.
seat-offer = Platz anbieten
seat-offer-note = Für { $name } spielt ein Bot. Wenn du den Platz anbietest, kann ihn übernehmen, wer den Link öffnet, mit Karten und Punkten.
seat-offered = { $name } ist nicht da: Wer den Link öffnet, kann diesen Platz übernehmen.
seat-free = { $name } ist nicht da. Du kannst diesen Platz übernehmen.
seat-take-over = Übernehmen
seat-lost = { $name } spielt jetzt auf deinem Platz. Du kannst weiter zuschauen.
seat-before = vorher { $names }
invite-title = Einladen
invite-link = Link zu diesem Tisch
invite-qr = QR-Code des Links zu diesem Tisch
invite-show-qr = QR-Code zeigen
invite-alone = Diese Adresse kann nur dieses Gerät öffnen.
invite-command = Damit andere dazukommen können, starte Purradox mit { $command }
invite-open = Geräte im Heimnetz hereinlassen
invite-open-about = Bis Purradox beendet wird, kann es jedes Gerät in diesem Netz auf diesem Computer öffnen. Vielleicht fragt der Computer dich um Erlaubnis.
invite-open-yes = Hereinlassen
invite-opened = Geräte in deinem Netz können jetzt dazukommen.

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
players-label = Spieler
player-you = du
player-turn = am Zug
player-turn-yours = Du bist am Zug
player-first = beginnt
player-away = nicht da
player-host = Tischleitung
player-program = ein Programm
player-played-by-bot = { $who ->
        [me] ein Bot spielt für dich
       *[other] von einem Bot vertreten
    }
player-colours = Farben
player-tricks = { $predicted ->
        [none] { $won } gewonnen, Bonus bis { $most }
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
clock-warning = { $clock ->
        [days] Weniger als eine Stunde für die Entscheidung.
       *[seconds] Noch 10 Sekunden für die Entscheidung.
    }
trick-label = Stich { $trick }
trick-led = Angespielt:
trick-empty = { $who ->
        [me] Du spielst an
       *[other] { $name } spielt an
    }
trick-winner = { $who ->
        [me] Du gewinnst den Stich
       *[other] { $name } gewinnt den Stich
    }
tricks-one = Stich { $trick }: { $name }
tricks-play = { $name }: { $cell }
discard-title = Lege eine Karte ab
discard-how = Wähle die Karte, die du lieber nicht spielen möchtest. Sie bleibt verdeckt.
discard-help = Von jeder Zahl gibt es fünf Karten, aber nur vier Felder. Eine Zahl, die du oft hast, wirst du schwer los.
bonus-up-to = Zu zweit sagt niemand etwas vorher. Wer höchstens { $most } Stiche gewinnt, bekommt den Bonus: Seine größte Gruppe von Markern zählt.
discard-waiting = Deine Karte ist abgelegt. Es wählen noch: { $names }.
discard-revealed = Aufgedeckt:
discard-name = Ablage { $number }
predict-title = Wie viele Stiche wirst du gewinnen?
predict-waiting = { $name } sagt voraus
predict-how = Es gibt { $tricks } Stiche. Gewinnst du genau so viele wie vorhergesagt, zählt deine größte Gruppe von Markern als Bonus.
predict-help = Hohe Zahlen gewinnen Stiche ihrer Farbe; Rot schlägt alles. Null kann man nicht vorhersagen.
predict-tricks = { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
predict-yours = { $tricks ->
        [one] Deine Vorhersage: { $tricks } Stich.
       *[other] Deine Vorhersage: { $tricks } Stiche.
    }
own-label = Deine Karten
prompt-sending = Wird gesendet …
prompt-sending-later = Dein Zug ist gemerkt und wird gesendet, sobald die Verbindung wieder da ist.
prompt-over = Die Runde ist vorbei.
prompt-wait = Warten auf { $name }.
prompt-wait-all = Es wählen noch: { $names }.
prompt-discard = Welche Karte legst du ab?
prompt-predict = Wie viele Stiche?
prompt-lead = Du spielst an. Wähle eine Karte und eine Farbe.
prompt-follow = Du bist am Zug; angespielt ist { $colour }.
prompt-card = Karte { $number }: Wähle nun ein Feld.
prompt-chosen = { $cell } spielen? { $keys ->
        [yes] Noch einmal klicken oder Enter drücken.
       *[no] Noch einmal antippen.
    }
prompt-number-first = Erst die Zahl, dann die Farbe.
choice-loses = Du bedienst nicht: Für diese Runde wirst du { $colour } verlieren.
send-discard = { $number } ablegen
send-predict = { $tricks ->
        [one] { $tricks } Stich vorhersagen
       *[other] { $tricks } Stiche vorhersagen
    }
send-play = { $cell } spielen
take-back = Zurücknehmen
hint-button = Tipp
hint-thinking = Ein Bot denkt darüber nach …
hint-best = Ein Bot würde { $move } wählen.
hint-yours = Ein Bot würde auch { $move } wählen.
hint-only = Es gibt nur eine Wahl: { $move }.
hint-marked = Vorschlag des Tipps
hint-figures = Zahlen
hint-figures-about = Jede Wahl wurde in vielen möglichen Kartenverteilungen ausprobiert, die zu dem passen, was du siehst. Die Zahlen sind Mittelwerte.
hint-own = deine Wahl
hint-verdict = { $verdict ->
        [best] beste Wahl
       *[good] zu knapp für ein Urteil
    }
legend-button = Zeichen
legend-title = Was die Zeichen bedeuten
legend-tight = So viele Felder sind dir für diese Zahl geblieben. Du hast mindestens so viele Karten davon: Bald könnte für eine davon kein Feld mehr frei sein.
legend-stuck = Für diese Zahl ist dir kein Feld geblieben. Hast du an der Reihe nur noch solche Karten, ist das ein Paradoxon.
legend-hint = Der Tipp würde diese Karte und dieses Feld wählen.
legend-unseen = So viele Karten dieser Zahl sind noch nicht zu sehen: Andere haben sie auf der Hand, oder sie sind aus dem Spiel.
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
menu-give-up = Partie aufgeben
menu-give-up-note = Sonst spielt hier niemand: Wenn du gehst, ist die Partie ohne Ergebnis zu Ende.
menu-sure = Ja, sicher
menu-people = Leute am Tisch
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

### those who are waited for

wait-away = { $name } ist nicht da. Der Tisch wartet { $since }.
wait-silent = Der Tisch wartet { $since } auf { $name }.
wait-nudge = Anstupsen
wait-once = Ein Bot entscheidet einmal
wait-stays = Ein Bot spielt bis zur Rückkehr
wait-called = { $who ->
        [by] Du hast für { $name } einen Bot gerufen.
       *[other] { $by } hat für { $name } einen Bot gerufen.
    } Er springt in { $seconds } s ein, falls { $name } sich nicht meldet.
wait-called-you = { $by } hat für dich einen Bot gerufen. Er springt in { $seconds } s ein.
wait-here = Ich bin da
wait-played = Ein Bot spielt für dich.
wait-take-over = Wieder übernehmen
wait-decided = Für dich entschieden:
wait-line = Runde { $round }: { $what } { $reason ->
        [clock] Die Zeit war um.
        [called] { $by } hatte einen Bot gerufen.
       *[left] Du warst gegangen.
    }
wait-nudged = { $name } wartet auf dich.
bots-slow = Die Bots haben viel zu tun: Sie brauchen gerade etwa { $seconds } s länger.
bots-preparing = Ein Bot wird vorbereitet. Beim ersten Mal dauert das ein, zwei Minuten.

### what happens, in words

tell-sat = { $name } setzt sich.
tell-stood = { $name } steht auf.
tell-renamed = { $was } heißt jetzt { $name }.
tell-left = { $who ->
        [me] Du gehst; ein Bot spielt für dich.
       *[other] { $name } geht; ein Bot übernimmt.
    }
tell-returned = { $who ->
        [me] Du bist zurück.
       *[other] { $name } ist zurück.
    }
tell-closed = { $who ->
        [me] Du gibst die Partie auf.
       *[other] { $name } gibt die Partie auf.
    }
tell-closed-host = { $who ->
        [me] Du schließt den Tisch.
       *[other] { $name } schließt den Tisch.
    }
tell-closed-expired = Hier war lange niemand mehr: Der Tisch ist geschlossen.
tell-closed-operator = Wer diesen Server betreibt, hat den Tisch geschlossen.
tell-removed = { $by ->
        [operator] Wer diesen Server betreibt, hat { $name } vom Platz genommen.
       *[host] Die Tischleitung hat { $name } vom Platz genommen.
    }
tell-took-over = { $who ->
        [me] Du übernimmst den Platz von { $was }.
       *[other] { $name } übernimmt den Platz von { $was }.
    }
tell-host-changed = { $who ->
        [me] Die Tischleitung hast jetzt du.
       *[other] Die Tischleitung hat jetzt { $name }.
    }
tell-offered = { $who ->
        [by] Du bietest den Platz von { $name } an: Wer den Link öffnet, kann ihn übernehmen.
       *[other] { $by } bietet den Platz von { $name } an: Wer den Link öffnet, kann ihn übernehmen.
    }
tell-started = Die Partie beginnt.
tell-forfeited = { $who ->
        [me] Ein Bot entscheidet für dich.
       *[other] Ein Bot entscheidet für { $name }.
    }
tell-nudged = { $who ->
        [me] { $by } stupst dich an.
        [by] Du stupst { $name } an.
       *[other] { $by } stupst { $name } an.
    }
tell-called = { $who ->
        [me] { $by } ruft für dich einen Bot.
        [by] Du rufst für { $name } einen Bot.
       *[other] { $by } ruft für { $name } einen Bot.
    }
tell-clock = { $who ->
        [me] Deine Zeit ist um; ein Bot entscheidet.
       *[other] Die Zeit von { $name } ist um; ein Bot entscheidet.
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
paradox-mine = Keine deiner Karten kann irgendeine Farbe haben. Die Runde endet hier, deine Stiche zählen gegen dich, und du bekommst keinen Bonus.
paradox-other = Keine Karte von { $name } kann irgendeine Farbe haben. Die Runde endet hier; { $name } verliert einen Punkt für jeden gewonnenen Stich und bekommt keinen Bonus.
paradox-lost = { $colour }: verloren
paradox-taken = { $colour }: { $name }
paradox-neutral = { $colour }: neutraler Marker
round-end-title = Runde { $round } ist vorbei
round-end-groups = Die Linien verbinden die Gruppen, die einen Bonus gebracht haben.
round-end-hands = Die ausgeteilten Hände
round-end-next = Nächste Runde
round-end-last = Zum Ergebnis
score-won-predicted = Gewonnen / Vorhersage
score-tricks = Stiche
score-group = Gruppe
score-missed = verfehlt
score-above = über { $most }
score-paradox = Paradoxon
match-end-title = Die Partie ist zu Ende
match-given-up = Diese Partie wurde aufgegeben
match-end-tie = Gleichstand bei { $points }: Die letzte Runde hat entschieden.
match-end-won = { $shared ->
        [yes] Du teilst dir den Sieg!
       *[no] Du gewinnst!
    }
match-end-place = Platz { $place } von { $players }
match-end-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
match-end-rank = Platz
turning-start = { $who ->
        [me] Du hast von der ersten Runde bis zum Schluss geführt, am Ende mit { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkten
        } Vorsprung.
       *[other] { $name } hat von der ersten Runde bis zum Schluss geführt, am Ende mit { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkten
        } Vorsprung.
    }
turning-paradox = { $who ->
        [me] Runde { $round } hat entschieden: { $rival } verursacht ein Paradoxon, und du gehst in Führung.
        [rival] Runde { $round } hat entschieden: Du verursachst ein Paradoxon, und { $name } geht in Führung.
       *[other] Runde { $round } hat entschieden: { $rival } verursacht ein Paradoxon, und { $name } geht in Führung.
    }
turning-group = { $who ->
        [me] Runde { $round } hat entschieden: Deine Gruppe aus { $amount } bringt dich in Führung.
       *[other] Runde { $round } hat entschieden: Mit einer Gruppe aus { $amount } geht { $name } in Führung.
    }
turning-points = { $who ->
        [me] Runde { $round } hat entschieden: Mit { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkten
        } gehst du in Führung.
       *[other] Runde { $round } hat entschieden: Mit { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkten
        } geht { $name } in Führung.
    }
turning-choice = Deine teuerste Entscheidung: { $move } in Runde { $round }; { $better } hätte im Schnitt { $points } Punkte mehr gebracht.
curve-title = Punkte nach jeder Runde.
curve-seat = { $name }: { $points }.
match-end-rematch = Noch einmal
rematch-wanted = { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
rematch-begun = Die nächste Partie hat begonnen.
rematch-join = Mitspielen
rematch-watch = Der nächsten Partie zuschauen
rematch-next = Zur nächsten Partie
match-end-review = Analyse
picture-save = Bild speichern
picture-saved = Das Bild ist gespeichert.
picture-copied = Das Ergebnis ist als Text kopiert.
picture-failed = Dieser Browser konnte das Bild nicht erstellen.
score-round = R{ $round }
proof-check = Kartenverteilung prüfen
proof-about = Die Karten ergeben sich aus Zufallszahlen des Servers und der Spieler, die alle zugesagt waren, bevor eine davon bekannt war. Dein Browser kann prüfen, dass niemand die Karten gewählt hat. Nur wer beginnt, lost der Server allein aus.
proof-good = Geprüft: Die Karten aller Runden ergeben sich aus den zugesagten Zufallszahlen des Servers und von { $names }. Deine ist dabei, also konnte niemand die Karten wählen, auch nicht der Server und alle anderen gemeinsam.
proof-good-others = { $count ->
        [0] Geprüft: Die Karten aller Runden ergeben sich aus der zugesagten Zufallszahl des Servers. Niemand sonst hat eine beigetragen, also ist nicht bewiesen, dass der Server die Karten nicht gewählt hat.
       *[other] Geprüft: Die Karten aller Runden ergeben sich aus den zugesagten Zufallszahlen des Servers und von { $names }. Von diesem Gerät kommt keine davon, also ist hier nicht bewiesen, dass niemand die Karten gewählt hat.
    }
proof-none-withheld = Wer mit dem Server zusammenarbeitet, hätte nur eine zugesagte Zahl zurückhalten können. Das hat niemand getan.
proof-withheld = Eine Zufallszahl zugesagt und nicht rechtzeitig genannt: { $names }. Mit Hilfe des Servers war das die Wahl einer von { $deals } Partien.
proof-old = Geprüft: Die Karten aller Runden ergeben sich aus der zugesagten Zufallszahl des Servers. In dieser älteren Partie wurden die übrigen ohne Zusage beigetragen, also ist nicht bewiesen, dass niemand die Karten gewählt hat.
proof-wrong-commitment = Vor der Partie wurde etwas anderes zugesagt, als der Beweis sagt.
proof-wrong-share = Eine Zufallszahl ist nicht die, die zugesagt war.
proof-wrong-deal = Die Karten der Runde { $round } ergeben sich nicht aus den Zufallszahlen.
proof-wrong-hand = Deine Karten in Runde { $round } waren nicht die des Beweises.

### refusals of the server

no-such-table = Es gibt keinen Tisch { $table }.
broken-table = Die Aufzeichnung dieses Tisches ist beschädigt, hier geht es nicht weiter. Wer diesen Server betreibt, kann sie sich ansehen.
not-seated = Du sitzt nicht an diesem Tisch.
not-host = Das kann nur die Tischleitung.
was-removed = Dein Platz wurde dir genommen: An diesen Tisch kannst du dich nicht mehr setzen.
not-vacant = Übernehmen kann man nur einen Platz, auf dem ein Bot für jemanden spielt.
others-play = Diese Partie spielen noch andere: Du kannst sie verlassen, aber nicht schließen.
not-watchable = Dieser Tisch ist nicht für Zuschauer geöffnet.
already-started = Die Partie hat schon begonnen.
not-started = Die Partie hat noch nicht begonnen.
not-over = Die Partie ist noch nicht zu Ende.
already-seated = Du sitzt schon an diesem Tisch.
no-free-chair = An diesem Tisch ist kein Platz frei.
chair-taken = Dieser Platz ist besetzt.
no-such-chair = Dieser Tisch hat keinen Platz { $chair }.
decision-taken = Diese Entscheidung war schon gefallen. Hier ist der aktuelle Spielstand.
decision-not-due = Am Tisch ging es weiter. Hier ist der aktuelle Spielstand.
not-waited-for = Auf diese Person wartet gerade niemand.
too-early = Noch etwas Geduld: In { $seconds } s ist das möglich.
no-such-phrase = Das kann man hier nicht sagen.
bad-commitment = Die Zusage einer Zufallszahl hat 64 hexadezimale Ziffern.
nothing-to-reveal = Du hast für diese Partie keine Zufallszahl zugesagt.
revealed-too-late = Die Karten sind schon ausgeteilt, ohne deine Zufallszahl.
no-aids = An diesem Tisch wird ohne Hilfen gespielt.
bot-missing-part = { $bot } kann hier nicht spielen: { $part } ist nicht installiert ({ $command }).
bot-not-offered = { $bot } spielt auf diesem Server nicht.
bad-option = { $option ->
        [board] Dieser Plan passt nicht zum Tisch.
        [bots] Diese Bots passen nicht zu den Plätzen.
       *[limit] Diese Zeit für eine Entscheidung ist nicht möglich.
    }
bad-name = Ein Name hat 1 bis { $most } Zeichen.
no-guest = Der Server kennt dich nicht mehr. Beginne noch einmal auf der Startseite.
bad-code = Dieser Link wurde schon benutzt, oder seine zehn Minuten sind um. Erstelle einen neuen.
bad-words = { $word ->
        [0] { $count ->
            [9] Die Wörter passen nicht zusammen: In einem steckt ein Tippfehler, oder die Reihenfolge stimmt nicht.
           *[more] Es müssen neun Wörter sein, nicht { $count }.
        }
       *[more] Wort { $word } kann nicht stimmen. Prüfe, wie es geschrieben ist.
    }
unknown-words = Diese Wörter hat niemand. Vielleicht gibt es neuere, oder sie gehören zu einem anderen Server.
logged-out = Dieses Gerät wurde abgemeldet.
kicked = Wer diesen Server betreibt, hat dich von deinen Tischen genommen.
banned = { $days ->
        [0] Wer diesen Server betreibt, hat dich gesperrt.
        [one] Wer diesen Server betreibt, hat dich noch für 1 Tag gesperrt.
       *[other] Wer diesen Server betreibt, hat dich noch für { $days } Tage gesperrt.
    }
no-such-device = Dieses Gerät ist schon abgemeldet.
too-many-tables = Du hast { $most } offene Tische; spiele erst einen zu Ende.
no-such-day = Für „{ $day }“ gibt es keine Tageskarten.
day-not-begun = Die Karten vom { $day } gibt es, sobald dieser Tag irgendwo auf der Erde beginnt.
day-not-now = Dein Gerät sagt, heute sei der { $day }, aber nirgends auf der Erde ist dieser Tag. Stelle seine Uhr richtig.
too-fast = Das war etwas schnell. Versuche es in { $seconds } s noch einmal.
too-many-connections = Von hier sind zu viele Seiten offen; schließe eine (höchstens { $most }).
too-many-watched = Du kannst höchstens { $most } Tische gleichzeitig ansehen.
too-large = Das ist zu groß; höchstens { $most }.
not-a-message = Der Server hat das nicht verstanden ({ $problem }).
bad-request = Der Server hat das nicht verstanden ({ $problem }).
no-such-page = Diese Seite gibt es auf dem Server nicht.
no-such-puzzle = Diese Aufgabe gibt es nicht.
not-at-home = Das geht nur an dem Computer, auf dem Purradox mit ./play gestartet wurde.
no-network = Dieser Computer ist in keinem Netz, aus dem andere dazukommen könnten.
wrong-method = Das kann der Server hier nicht.
other-origin = Das kam von einer fremden Seite und wurde nicht ausgeführt.
wrong-host = Dieser Server ist unter diesem Namen nicht zu erreichen. Benutze die Adresse, die du bekommen hast.
no-thought = Dem Bot ist nichts eingefallen ({ $reason }).
server-trouble = Auf dem Server ist etwas schiefgegangen. Deine Partie ist nicht verloren.
not-ready = Der Server ist noch nicht bereit. Einen Augenblick.
too-many-reviews = Gerade werden zu viele Partien analysiert (höchstens { $most }). Versuche es in etwa { $seconds } s noch einmal.
too-many-reviews-of-yours = Es laufen schon { $most } Analysen von dir. Versuche es in etwa { $seconds } s noch einmal.
too-many-hints = Es warten zu viele Tipps (höchstens { $most }). Versuche es in etwa { $seconds } s noch einmal.
