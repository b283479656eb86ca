### the lesson

learn-title = Spielen lernen
learn-lead = Etwa fünf Minuten. Du hast noch nie ein Stichspiel gespielt? Umso besser!
learn-progress = Schritt { $step } von { $steps }
learn-steps = Schritte der Lektion
learn-done = erledigt
learn-next = Weiter
learn-back = Zurück
learn-close = Verstanden
learn-again = Noch einmal
learn-restart = Von vorn
learn-task = Du bist dran
learn-anna = Anna
learn-boris = Boris
learn-you = Du
learn-you-took = dir
learn-trick-on-table = Der Stich
learn-nothing-led = Noch ist keine Karte gespielt.
learn-tricks-won = Stiche: { $tricks }
learn-lost-colours = verloren: { $colours }
learn-not-the-card = Dieses Feld ist für eine { $number }. Wähle eine { $number } auf deiner Hand oder ein anderes Feld.
learn-no-such-card = Du hast keine { $number }.
learn-keys = Tasten: Eine Ziffer wählt eine Karte, R B Y G ihre Farbe (Rot, Blau, Gelb, Grün), Enter geht weiter.
learn-hand-of = Hand von { $name }

learn-box-title = Eine Katze in der Kiste
learn-box-text =
    Jede Karte ist eine Katze in einer geschlossenen Kiste. Du siehst ihre Zahl. Eine Farbe hat sie noch nicht.
    Die Farbe bekommt sie, wenn du sie spielst: Du sagst an, welche es ist.
learn-box-task = Wähle eine Karte. Dann wähle das blaue, gelbe oder grüne Feld mit ihrer Zahl.
learn-box-right = Deine Karte ist jetzt { cell-name } und bleibt es. Dein Marker auf dem Forschungsplan zeigt das.

learn-trick-title = Ein Stich
learn-trick-text =
    Alle spielen eine Karte. Das ist ein Stich, und jemand gewinnt ihn.
    Anna hat Blau 4 angespielt. Boris hat Blau 2 gespielt. Die höchste blaue Karte gewinnt.
learn-trick-task = Gewinne den Stich: Spiele eine blaue Karte, die höher als 4 ist.
learn-trick-right = Der Stich gehört dir! Blau { $number } ist am höchsten. Wer einen Stich gewinnt, spielt zum nächsten an.
learn-trick-low = Blau { $number } reicht nicht: Annas 4 gewinnt. Nimm eine höhere.
learn-trick-other = Blau ist angespielt. Eine Karte in anderer Farbe kann hier nicht gewinnen, so hoch sie auch ist.
learn-trick-red = Auch das gewinnt, denn Rot ist besonders. Dazu gleich mehr. Gewinne erst mit Blau.

learn-led-title = Die angespielte Farbe
learn-led-text =
    Die erste Karte eines Stichs bestimmt, welche Farbe zählt. Das ist die angespielte Farbe.
    Anna hat Gelb angespielt. Boris hat für seine Karte Grün angesagt.
learn-led-task = Welche der beiden Karten liegt vorn?
learn-led-right = Ja. Gelb ist angespielt, also zählt nur Gelb. Die 6 ist hoch, aber grün.
learn-led-wrong = Die 6 ist höher, aber grün. Gelb ist angespielt, also zählt nur Gelb.

learn-trump-title = Rot ist Trumpf
learn-trump-text =
    Eine Farbe schlägt alle anderen: Rot. Sogar Rot 1 schlägt Grün 6.
    Anna hat Grün 6 angespielt. Keine deiner grünen Karten ist höher.
learn-trump-task = Gewinne den Stich trotzdem.
learn-trump-right = Rot { $number } holt ihn. Wenn mehrere Rot ansagen, gewinnt die höchste rote Karte.
learn-trump-low = Grün { $number } ist niedriger als Annas 6. Welche Farbe schlägt Grün?
learn-trump-other = Hier zählt nur die angespielte Farbe, und eine, die sie schlägt.

learn-board-title = Jede Katze gibt es nur einmal
learn-board-text =
    Der Forschungsplan hat für jede Farbe und Zahl ein Feld. Ist ein Feld besetzt, kann keine andere Katze dieselbe sein.
    Du hast einige 5en. Angespielt ist Blau.
learn-board-touch = Versuche, eine 5 als Blau zu spielen.
learn-board-task = Bediene nun Blau mit einer Zahl, die noch blau sein kann.
learn-board-right = Richtig. Die 5en und 6en auf deiner Hand müssen eine andere Farbe finden.
learn-board-other = Möglich, aber das ist nicht Blau. Welche deiner Zahlen ist in der blauen Reihe noch frei?

learn-lose-title = Du musst nicht bedienen
learn-lose-text =
    Du darfst eine andere Farbe ansagen als die angespielte. Aber das hat einen Preis: Du verlierst die angespielte Farbe für den Rest der Runde.
    Angespielt ist Gelb. Annas 6 gewinnt sowieso.
learn-lose-task = Bediene nicht: Sag irgendeine Farbe außer Gelb an.
learn-lose-right = Du hast nicht bedient, also ist Gelb für dich verloren. Der Plan zeigt es.
learn-lose-follow = Damit bedienst du Gelb, und nichts geht verloren. Versuche diesmal eine andere Farbe.

learn-lost-title = Verloren bleibt verloren
learn-lost-text =
    Einen Stich später. Wieder ist Gelb angespielt, und das gelbe Feld für deine 5 ist frei.
learn-lost-touch = Versuche, eine 5 als Gelb zu spielen.
learn-lost-task = Also spiele etwas anderes.
learn-lost-right = Gelb kannst du nicht zweimal verlieren, das hat nichts weiter gekostet. Aber deine Karten haben eine Farbe weniger zur Auswahl.

learn-red-title = Rot muss warten
learn-red-text =
    Du hast den letzten Stich gewonnen, also spielst du an. Aber in dieser Runde hat noch niemand Rot angesagt.
    Bis dahin darf Rot nicht angespielt werden.
learn-red-touch = Versuche, Rot anzuspielen.
learn-red-task = Spiele eine andere Farbe an.
learn-red-right = Gut. Sobald jemand in einem Stich Rot ansagt, dürfen alle Rot anspielen. Es gibt eine Ausnahme: wenn keine deiner Karten etwas anderes sein kann.

learn-paradox-title = Das Paradoxon
learn-paradox-text =
    Boris muss spielen. Blau hat er verloren, und das sind seine letzten zwei Karten.
    Sieh dir ihre Felder auf dem Plan an. Tippe auf eines, um mehr zu erfahren.
learn-paradox-task = Kann Boris eine Karte spielen?
learn-paradox-yes = Ja, er kann
learn-paradox-no = Nein, nichts passt
learn-paradox-right = Ein Paradoxon! Die Runde endet sofort, und niemand gewinnt diesen Stich. Boris hatte drei Stiche: Dafür verliert er drei Punkte.
learn-paradox-wrong = Versuche jedes Feld der 1 und der 4: Alle sind besetzt, bis auf Blau 1. Und Blau hat Boris verloren.

learn-avoid-title = Vermeide das Paradoxon
learn-avoid-text =
    Angespielt ist Rot. Drei Züge sind möglich. Einer davon lässt dir Karten, die nirgends hinpassen.
    Denke an die Karten, die auf deiner Hand bleiben.
learn-avoid-task = Spiele so, dass du auch beim nächsten Mal spielen kannst.
learn-avoid-right = Du gewinnst den Stich, und für deine anderen Karten gibt es noch freie Felder.
learn-avoid-wrong = Du hast Rot verloren, und jetzt passt nichts mehr: ein Paradoxon. Das ist die wahre Gefahr in diesem Spiel.

learn-discard-title = Eine Karte wird abgelegt
learn-discard-text =
    Zu Beginn einer Runde haben alle zehn Karten. Eine davon legst du verdeckt ab. Sie spielt nicht mit.
    Jede Zahl hat nur vier Felder, eines in jeder Farbe.
learn-discard-task = Welche Zahl ist am schwersten unterzubringen? Lege eine davon ab.
learn-discard-right = Fünf 3en, und nur vier Felder dafür. Eine Sorge weniger.
learn-discard-other = Das geht. Aber du hast fünf 3en, und für eine 3 gibt es nur vier Felder.

learn-predict-title = Deine Vorhersage
learn-predict-text =
    Vor dem ersten Stich sagst du, wie viele Stiche du gewinnen wirst. Zu dritt sind es 1, 3 oder 4.
    Gewinnst du genau so viele, bekommst du einen Bonus.
learn-predict-task = Sieh dir deine Hand an und gib deine Vorhersage ab.
learn-predict-right = { $tricks ->
        [one] Du sagst einen Stich voraus. Gewinne nun einen, und keinen mehr.
       *[other] Du sagst { $tricks } Stiche voraus. Gewinne nun { $tricks }, und keinen mehr.
    }

learn-group-title = Der Bonus
learn-group-text =
    Die Runde ist vorbei. Du hast 3 Stiche vorhergesagt und 3 gewonnen.
    Dein Bonus ist deine größte Gruppe von Markern, die sich mit einer Seite berühren. Ecken zählen nicht.
learn-group-task = Tippe auf einen Marker deiner größten Gruppe.
learn-group-right = { $size } Marker sind verbunden. { $tricks } Punkte für Stiche und { $size } für die Gruppe: { $total }.
learn-group-wrong = Diese Gruppe ist kleiner. Es gibt eine größere.
learn-group-not-yours = Das ist nicht dein Marker. Deine haben den Buchstaben A.

learn-end-title = Du kannst spielen!
learn-end-text = Das war das ganze Spiel. In Kürze:
learn-end-1 = Sag für jede Karte eine Farbe an; jede Katze gibt es nur einmal.
learn-end-2 = Die höchste Karte der angespielten Farbe gewinnt; Rot schlägt sie.
learn-end-3 = Wer nicht bedient, verliert die angespielte Farbe.
learn-end-4 = Nichts passt? Paradoxon: Du verlierst Punkte.
learn-end-5 = Stimmt deine Vorhersage, zählt deine größte Gruppe.
learn-end-play = Deine erste Partie spielen
learn-end-first = Du gegen zwei Kätzchen, die sanftesten Gegner, mit allen Hilfen. Beides lässt sich später ändern.
learn-end-rules = Die Regeln lesen

### the rules

rules-title = Die Regeln
rules-lead = Das ganze Spiel in unseren Worten. Jede Regel hat eine Nummer, die sich nie ändert. Die Beispiele kann man antippen.
rules-contents = Inhalt
rules-example = Probier es aus
rules-provisional = Die violette Reihenfolge ist vorläufig: Noch hat sie niemand für uns von den gedruckten Karten abgelesen.
rules-independent = Purradox ist ein unabhängiges Projekt. Es besteht keine Verbindung zum Autor des Spiels, Muneyuki Yokouchi, oder zu den Verlagen. Wenn dir das Spiel gefällt, kauf es.

rules-words = Begriffe
rules-word-trick = Stich
rules-word-trick-means = ein kleiner Wettstreit: Alle spielen eine Karte, und jemand gewinnt ihn.
rules-word-lead = Anspielen
rules-word-lead-means = die erste Karte eines Stichs spielen. Danach kommen die anderen.
rules-word-led = Angespielte Farbe
rules-word-led-means = die Farbe, die beim Anspielen angesagt wird. Sie gilt nur für diesen Stich.
rules-word-follow = Bedienen
rules-word-follow-means = für die eigene Karte die angespielte Farbe ansagen.
rules-word-trump = Trumpf
rules-word-trump-means = die Farbe, die alle anderen schlägt. Hier ist es immer Rot.
rules-word-prediction = Vorhersage
rules-word-prediction-means = wie viele Stiche du zu gewinnen glaubst; du sagst es vor dem ersten Stich.
rules-word-board = Forschungsplan
rules-word-board-means = das Raster in der Mitte des Tischs, eine Reihe für jede Farbe.
rules-word-space = Feld
rules-word-space-means = eine Stelle auf dem Plan, etwa Blau 5. Es ist eine einzige Katze, also kann sie nur einmal besetzt werden.
rules-word-token = Marker
rules-word-token-means = was du auf ein Feld legst, wenn du diese Katze spielst.
rules-word-paradox = Paradoxon
rules-word-paradox-means = du bist am Zug, und keine Karte deiner Hand kann irgendeine Farbe haben.
rules-facts = Gut zu wissen
rules-fact-1 = Eine Runde ohne Paradoxon füllt zu zweit 19 von 20 Feldern, zu dritt 24 von 24, zu viert 32 von 32 und zu fünft 35 von 36.
rules-fact-2 = In Stich 1 und 2 ist kein Paradoxon möglich; frühestens in Stich 3.
rules-fact-3 = Würden alle zufällig spielen, endete fast jede Runde mit einem Paradoxon. Es zu vermeiden ist die Kunst dieses Spiels.

rules-r1 = Aufbau
rules-r1-0 = Was man braucht, hängt von der Spielerzahl ab.
rules-players = Spieler
rules-numbers = Zahlen
rules-dealt = Karten je Hand
rules-predictions = Vorhersagen
rules-tricks = Stiche
rules-out = Nicht im Spiel
rules-r1-1-title = Karten und Farben
rules-r1-1 = Eine Karte hat eine Zahl und keine Farbe; von jeder Zahl gibt es fünf. Es gibt vier Farben: Rot, Blau, Gelb und Grün. Rot ist Trumpf.
rules-r1-2-title = Runden und Startspieler
rules-r1-2 = Eine Partie hat so viele Runden wie Spieler, also beginnt jeder einmal. Der erste Startspieler wird ausgelost. Danach wandert die Startkarte jede Runde einen Platz nach links; ein gewonnener Stich bewegt sie nicht.
rules-r1-3-title = Welche Vorhersagen es gibt
rules-r1-3 = Zu dritt sagt man 1, 3 oder 4 Stiche voraus, zu viert oder fünft 1, 2 oder 3, zu zweit nichts. 0 darf niemand vorhersagen. Die Summe der Vorhersagen ist frei.
rules-r1-4-title = Marker gehen nie aus
rules-r1-4 = Wie viele Marker in der Schachtel sind, begrenzt nie, was du spielen darfst.
rules-r2 = Der Forschungsplan
rules-r2-1-title = Reihen, Felder und Nachbarn
rules-r2-1 = Der Plan hat für jede Farbe eine Reihe: von oben nach unten Rot, Blau, Gelb, Grün. Jede Reihe hat für jede Zahl ein Feld. Zwei Felder sind Nachbarn, wenn sie eine Seite teilen. Es zählt, wo sie liegen, nie, wie nahe ihre Zahlen sind. Ecken zählen nicht.
rules-r2-2-title = Der weiße Plan
rules-r2-2 = Jede Reihe beginnt links mit 1 und steigt nach rechts an, und die Spalten stehen untereinander.
rules-r2-3-title = Der violette Plan
rules-r2-3 = Jede Reihe beginnt zwei Zahlen später als die darüber und geht nach der letzten Zahl mit 1 weiter. Diese Reihenfolge ist vorläufig: Die der gedruckten Karten steht in keinem öffentlichen Text, den wir finden konnten.
rules-r2-4-title = Felder, die nicht im Spiel sind
rules-r2-4 = Zu zweit sind die vier 6en nicht im Spiel, zu viert die vier 9en. Sie gehören niemandem: Sie verbinden keine Gruppe und zählen nicht als Marker in der roten Reihe.
rules-neighbours-task = Tippe auf ein Feld, um seine Nachbarn zu sehen.
rules-neighbours = { $cell } hat diese Nachbarn: { $cells }.
rules-r3 = Eine Runde vorbereiten
rules-r3-1-title = Das Austeilen
rules-r3-1 = Mischt und teilt aus. Zu zweit bleiben fünf Karten übrig: Deckt drei davon auf. Für jede legt ihr einen neutralen Marker auf den Plan: für die erste Karte einer Zahl auf Grün, für eine zweite auf Gelb, für eine dritte auf Blau. Neutrale Marker gehören niemandem.
rules-r3-1-example = Aufgedeckt wurden 5, 5 und 1.
rules-r3-2-title = Das Ablegen
rules-r3-2 = Alle wählen gleichzeitig eine Karte und legen sie verdeckt ab. Sie spielt in dieser Runde nicht mehr mit und wird nie gezeigt.
rules-r3-3-title = Die Vorhersagen
rules-r3-3 = Der Startspieler beginnt, dann geht es im Uhrzeigersinn. Alle sagen offen, wie viele Stiche sie gewinnen werden. Zu zweit entfällt das.
rules-r3-4-title = Vier freie Farben
rules-r3-4 = Zu Beginn jeder Runde stehen allen alle vier Farben offen, und der Plan ist bis auf neutrale Marker leer.
rules-r4 = Eine Karte spielen
rules-r4-1-title = Ein erlaubter Zug
rules-r4-1 = Ein Zug ist eine Karte deiner Hand und eine Farbe, die du für sie ansagst. Er ist erlaubt, wenn das Feld dieser Farbe und Zahl frei ist und du die Farbe nicht verloren hast.
rules-try-task = Hand: { $cards }. Tippe auf ein Feld mit einer dieser Zahlen.
rules-try-legal = { $cell } kann gespielt werden.
rules-try-other = Auf dieser Hand ist keine { $number }.
rules-led = Angespielt: { $colour }.
rules-lost = Verloren: { $colours }.
rules-r4-2-title = Wann Rot angespielt werden darf
rules-r4-2 = Rot darf erst angespielt werden, wenn in der roten Reihe der Marker eines Spielers liegt; egal, von wem. Ausnahme: Du darfst Rot anspielen, wenn keine Karte deiner Hand blau, gelb oder grün sein kann. Sieh dir jede Karte an, nicht nur die, die du gern spielen würdest.
rules-r4-2-exception = Nur Rot ist möglich, also darf Rot angespielt werden:
rules-r4-2-no-exception = Grün 5 ist frei, also gilt die Ausnahme nicht:
rules-r4-3-title = Bedienen und eine Farbe verlieren
rules-r4-3 = Du musst nie bedienen. Sagst du aber eine andere Farbe an als die angespielte, verlierst du die angespielte Farbe für den Rest der Runde. War sie schon verloren, geschieht nichts weiter. Das gilt auch, wenn Rot angespielt ist. Wer anspielt, verliert nie eine Farbe.
rules-r4-4-title = Der Marker
rules-r4-4 = Mit jedem Zug legst du deinen Marker auf das Feld dieser Farbe und Zahl. Dort bleibt er die ganze Runde.
rules-r4-5-title = Wer den Stich gewinnt
rules-r4-5 = Hat jemand Rot angesagt, gewinnt die höchste rote Karte. Sonst gewinnt die höchste Karte der angespielten Farbe. Eine Karte in anderer Farbe kann nicht gewinnen. Wer den Stich gewinnt, spielt zum nächsten an.
rules-r4-5-task = Die erste Karte wurde angespielt. Tippe auf die Karte, die gewinnt.
rules-r4-5-right = Ja, { $cell } gewinnt.
rules-r4-5-wrong = Nein, { $cell } gewinnt nicht.
rules-r5 = Das Ende einer Runde
rules-r5-1-title = Eine Karte bleibt
rules-r5-1 = Die Runde endet, wenn jede Hand nur noch eine Karte hat: nach acht Stichen, zu fünft nach sieben. Die letzte Karte wird nie gespielt.
rules-r5-2-title = Das Paradoxon
rules-r5-2 = Bist du am Zug, ob zum Anspielen oder danach, und hast keinen erlaubten Zug, so ist das ein Paradoxon: Die Runde endet sofort. Es ergibt sich, man wählt es nicht; hast du einen erlaubten Zug, musst du ihn machen. Du zeigst deine Hand. Niemand gewinnt den abgebrochenen Stich; gelegte Marker bleiben und zählen.
rules-r5-3-title = Die letzte Karte ist kein Paradoxon
rules-r5-3 = Die Karte, die am Ende übrig bleibt, wird nie gespielt. Sie ist kein Paradoxon, auch wenn sie nirgends hinpasst.
rules-r6 = Wertung
rules-r6-1-title = Punkte für Stiche
rules-r6-1 = Jeder gewonnene Stich ist einen Punkt wert. Wer ein Paradoxon verursacht hat, verliert stattdessen für jeden gewonnenen Stich einen Punkt und bekommt keinen Bonus.
rules-r6-2-title = Der Bonus
rules-r6-2 = Du bekommst ihn, wenn du genau so viele Stiche gewonnen hast wie vorhergesagt; zu zweit, wenn es vier oder weniger sind, auch null. Er ist ein Punkt für jeden Marker deiner größten Gruppe. Eine Gruppe sind deine Marker, die mit ihren Seiten verbunden sind.
rules-groups-task = Tippe auf einen Marker, um seine Gruppe zu sehen.
rules-groups = { $size ->
        [one] Eine Gruppe aus einem Marker.
       *[other] Eine Gruppe aus { $size } Markern.
    }
rules-groups-largest = { $size ->
        [one] Die größte Gruppe: ein Marker.
       *[other] Die größte Gruppe: { $size } Marker.
    }
rules-groups-free = Hier liegt kein Marker eines Spielers.
rules-r6-3-title = Die anderen nach einem Paradoxon
rules-r6-3 = Endet eine Runde mit einem Paradoxon, werten alle anderen wie sonst: einen Punkt für jeden Stich, und den Bonus, wenn ihre Vorhersage genau zutrifft.
rules-r6-4-title = Wer die Partie gewinnt
rules-r6-4 = Die höchste Summe gewinnt. Bei Gleichstand gewinnt, wer in der letzten Runde mehr Punkte hatte. Steht es dann noch gleich, wird der Sieg geteilt.

### the score pad

pad-title = Wertungsblock
pad-lead = Für einen Tisch mit der echten Schachtel. Ihr spielt, die Seite rechnet. Nichts verlässt dieses Gerät.
pad-new = Neuer Block
pad-players = Spieler
pad-name = Name von Spieler { $seat }
pad-player = Spieler { $seat }
pad-board = Forschungsplan
pad-starts = Wer oben steht, beginnt die erste Runde; die anderen sitzen im Uhrzeigersinn.
pad-begin = Anfangen
pad-round = Runde { $round }
pad-round-of = Runde { $round } von { $rounds }
pad-starter = { $name } beginnt.
pad-prediction = Vorhersage
pad-tricks = Stiche
pad-group = Größte Gruppe
pad-bonus = Bonus
pad-score = Punkte
pad-total = Summe
pad-paradox = Paradoxon
pad-nobody = niemand
pad-caused = Wer hat ein Paradoxon verursacht?
pad-fewer = einer weniger
pad-more = einer mehr
pad-tricks-of = Stiche von { $name }
pad-group-of = Größte Gruppe von { $name }
pad-bonus-off = { $reason ->
        [paradox] Paradoxon: kein Bonus
        [above] mehr als { $most }: kein Bonus
       *[missed] verfehlt: kein Bonus
    }
pad-count = Gruppen auf dem Plan zählen
pad-count-task = Wähle einen Spieler, dann tippe auf die Felder mit dessen Markern. Die Seite findet die größte Gruppe.
pad-count-clear = Plan leeren
pad-counted = auf dem Plan gezählt
pad-write = Runde aufschreiben
pad-change = Runde ändern
pad-cancel = Lassen, wie es war
pad-undo = Rückgängig
pad-edit = Runde { $round } ändern
pad-missing-predictions = Eine Vorhersage fehlt: { $names }.
pad-too-many = { $tricks } Stiche sind gewonnen, aber eine Runde hat nur { $most }.
pad-too-few = { $tricks } von { $most } Stichen sind gewonnen. Wenn das stimmt, gab es ein Paradoxon: Wer hat es verursacht?
pad-group-too-large = { $name } kann keine Gruppe von { $size } haben: Niemand legt mehr als { $most } Marker.
pad-group-missing = Der Bonus ist verdient, und eine Gruppe hat mindestens einen Marker. Zählt die größte Gruppe: { $names }.
pad-empty = Noch ist keine Runde aufgeschrieben.
pad-winner = { $name } gewinnt!
pad-shared = Geteilter Sieg: { $names }.
pad-tie = Gleichstand bei { $points }; die letzte Runde entscheidet.
pad-still-tied = Gleichstand bei { $points }, auch in der letzten Runde.
pad-print = Drucken
pad-share = Als Text teilen
pad-copied = Kopiert.
pad-copy-failed = Das Kopieren hat in diesem Browser nicht geklappt.
pad-signature = Aufgeschrieben mit Purradox

### replay and review

replay-title = Partie ansehen
replay-lead = Sieh eine Partie Zug für Zug noch einmal an: eine eigene, ein Beispiel oder eine Mitschrift, die dir jemand geschickt hat.
replay-mine = Deine beendeten Partien
replay-mine-none = Hier stehen später deine beendeten Partien. Bis dahin nimm das Beispiel.
replay-paste = Mitschrift einfügen
replay-file = Datei öffnen
replay-drop = Lege die Datei irgendwo auf dieser Seite ab.
replay-open = Zeigen
replay-example = Ein Beispiel zeigen
replay-other = Andere Mitschrift
replay-records = Mitschrift
replay-record-of = Mitschrift { $number } von { $count }
replay-loading = Einen Moment …
replay-broken = Diese Mitschrift lässt sich nicht abspielen.
replay-broken-where = Zeile { $line }, Spalte { $column }:
replay-link-damaged = Dieser Link ist beschädigt: Ein Teil fehlt.
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Geschwindigkeit
replay-speed-times = { $times }×
replay-position = Stellung
replay-where = { $phase ->
        [discard] Runde { $round }, Ablegen
        [predict] Runde { $round }, Vorhersagen
        [over] Runde { $round } ist zu Ende
       *[play] Runde { $round }, Stich { $trick }
    }
replay-jump = Springen zu
replay-start-of-round = Anfang
replay-end-of-round = Ende
replay-trick = Stich { $trick }
replay-hands = Alle Hände zeigen
replay-hand-of = Hand von { $name }
replay-hand-unknown = Die Mitschrift zeigt diese Karten nicht.
replay-predicted = Vorhersage { $tricks }
replay-won = Stiche { $tricks }
replay-lost = verloren: { $colours }
replay-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
replay-turn = am Zug
replay-link = Link zu dieser Stellung
replay-link-whole = Link mit der ganzen Partie
replay-link-copied = Der Link ist kopiert. Er enthält die ganze Mitschrift.
replay-link-copied-table = Der Link ist kopiert.
replay-save = Mitschrift speichern
replay-continue = Von hier weiterspielen
replay-continue-as = Weiterspielen als
replay-continue-against = gegen
replay-continue-go = An den Tisch
replay-continue-unknown = Die Mitschrift zeigt nicht alle Karten, darum kann man von hier nicht weiterspielen.
replay-continue-over = Hier ist die Partie zu Ende. Geh ein paar Schritte zurück, um weiterzuspielen.
replay-keys = Tasten: Pfeile für Schritte, N und Umschalt+N zum nächsten und vorigen Fehler, Leertaste spielt ab, Bild auf und Bild ab springen nach Stichen, Pos1 und Ende ganz nach außen, H zeigt Hände.
replay-review = Analyse
replay-review-about = Was war jede Wahl wert? Bots probieren jede Wahl in vielen möglichen Kartenverteilungen aus, die zu dem passen, was man wissen konnte.
replay-review-start = Diese Partie analysieren
replay-review-stop = Abbrechen
replay-review-progress = { $look ->
        [glance] Die ersten Fehler werden gesucht …
       *[closer] Die Fehler sind markiert. Die Zahlen werden genauer …
    }
replay-review-simulations = Simulationen: { $simulations }.
replay-review-failed = Die Analyse brach zu früh ab. Gezeigt wird, was gefunden wurde; starte sie noch einmal, um den Rest zu sehen.
replay-review-none = In dieser Stellung gibt es nichts zu bewerten.
replay-review-waiting = Diese Wahl ist noch nicht bewertet.
replay-who = Wessen Entscheidungen
replay-quiz = { $name } hat gewählt: { $move }. Findest du etwas Besseres?
replay-quiz-discard = Tippe auf eine Karte.
replay-quiz-predict = Tippe auf eine Zahl von Stichen.
replay-quiz-play = Tippe auf ein Feld des Plans.
replay-quiz-show = Lösung zeigen
replay-tried-right = { $move }: Ja, etwas Besseres gab es nicht.
replay-tried-better = { $move }: besser, aber es geht noch besser.
replay-tried-same = { $move }: Genau das wurde gewählt.
replay-tried-worse = { $move }: nicht besser. Versuche es noch einmal.
replay-mark-made = gewählt
replay-mark-fine = gewählt, eine gute Wahl
replay-mark-tried = versucht
replay-mark-better = besser
replay-level-big = Grober Fehler
replay-level-plain = Fehler
replay-level-small = Kleine Ungenauigkeit
replay-mistakes = { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
replay-mistakes-none = Keine Fehler: Nichts klar Besseres wurde gefunden.
replay-mistakes-none-yet = Bisher keine Fehler.
replay-mistake-back = Voriger Fehler
replay-mistake-next = Nächster Fehler
replay-mistake-cost = kostete { $win } Aussicht auf den Sieg
replay-choices = Möglichkeiten von { $name }
replay-choice = Wahl
replay-choice-chosen = gespielt
replay-worth-points = Punkte
replay-worth-win = Sieg
replay-worth-paradox = Paradoxon
replay-worth-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Vorhersage
    }
replay-good = Eine gute Wahl: Nichts Besseres wurde gefunden.
replay-as-good = Eine gute Wahl. { $why }
replay-better = Besser: { $move }. { $why }
replay-curve = Erwartetes Ergebnis der Runde
replay-curve-win = Aussicht auf den Sieg
replay-curve-win-lead = Alle zusammen haben 100 %, bei jeder Entscheidung so, wie { $name } es wissen konnte.
replay-curve-points-lead = Die eigene Runde aller, so wie sie selbst es wissen konnten. Die dicke Linie ist { $name }.
replay-curve-mark = ein Fehler
replay-curve-about = Die Kurve aller, Stellung für Stellung. Die Pfeiltasten gehen durch die Partie; dieselben Zahlen stehen in der Tabelle darunter.
replay-curve-value = { $where }: { $values }
replay-curve-table = Die Kurve als Tabelle
replay-curve-place = Stellung
replay-summary = Wie gut gewählt wurde
replay-player = Spieler
replay-name-accuracy = Genauigkeit
replay-name-cost = Preis der Fehler
replay-name-luck = Glück
replay-name-win = Aussicht auf den Sieg
replay-name-points = Punkte
replay-name-paradox = Risiko eines Paradoxons
replay-name-kept = { $goal ->
        [bonus] Aussicht auf den Bonus
       *[prediction] Aussicht, dass die Vorhersage zutrifft
    }
replay-what = Was heißt das: { $figure }?
replay-what-accuracy = Wie gut jemand gewählt hat, egal mit welchen Karten. Blind gewählt sind es etwa 0 %, immer am besten gewählt etwa 100 %.
replay-what-cost = Was die markierten Fehler zusammen gekostet haben, gemessen an der Aussicht auf den Sieg. Jeder zählt für sich, deshalb können es mehr als 100 % sein.
replay-what-luck = Punkte, die von guten oder schlechten Karten und von den Zügen der anderen kamen und nicht von den eigenen Entscheidungen.
replay-what-win = Wie oft die Partie von hier aus gewonnen wird, wenn Bots sie viele Male zu Ende spielen. Wer wählt, kennt nur die eigenen Karten. Alle zusammen haben 100 %.
replay-what-points = Das Ergebnis dieser Runde im Schnitt, wenn Bots sie viele Male zu Ende spielen.
replay-what-paradox = Wie oft keine Karte mehr spielbar ist und man in dieser Runde ein Paradoxon auslöst.
replay-what-kept = { $goal ->
        [bonus] Wie oft die Stiche wenig genug sind, um den Bonus zu bekommen.
       *[prediction] Wie oft es genau so viele Stiche werden wie vorhergesagt.
    }
replay-legend = Was die Zahlen bedeuten

### rules of thumb
thumb-title = Faustregeln
thumb-lead = Eine Seite zum Ausdrucken: was Tausende Partien starker Spieler sagen.
thumb-print = Drucken
thumb-aside-title = Ablegen
thumb-aside = Eine Karte der Zahl, die du am häufigsten hast.
thumb-predict-title = Vorhersagen
thumb-predict = Zähle deine Karten der beiden höchsten Zahlen.
thumb-high = Hohe Karten
thumb-players = { $players } Personen
thumb-two = Zu zweit sagt niemand etwas vorher: gewinne vier Stiche und nicht mehr.
thumb-play-title = Spielen
thumb-play-1 = Sieh auf die Karten, die dir bleiben. Eine Karte ist sicher, wenn ihre Zahl in Farben, die du nicht verloren hast, freie Felder für alle Karten dieser Zahl hat, die noch kommen: deine und die, die du nicht gesehen hast. Von jeder Zahl gibt es fünf. Lass keine Karte ohne Feld; dann behalte so viele sichere Karten wie möglich; dann so viele Felder wie möglich.
thumb-play-2 = Gleich gut? Gewinne den Stich, solange du noch einen brauchst, sonst verliere ihn. Ist eine andere Farbe angespielt, gewinnt Rot etwa neun von zehn Mal.
thumb-play-3 = Immer noch gleich? Neben deine eigenen Marker.
thumb-why-title = Warum
thumb-why-1 = Zu viert enden neun von zehn Runden mit einem Paradoxon, fast immer in den letzten beiden Stichen. Wer es auslöst, verliert Punkte; alle anderen punkten trotzdem.
thumb-why-2 = Verliere eine Farbe, selten zwei. Zu viert: ohne verlorene Farbe vor Stich 5 trifft das Paradoxon dich in 14 von 100 Runden, mit einer in 24, mit zweien in 40.
thumb-why-3 = Drei Stiche vor dem Ende sind drei Felder gefährlich wenig; bei fünf ist die Gefahr halb so groß.
