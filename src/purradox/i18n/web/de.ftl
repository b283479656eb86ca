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
