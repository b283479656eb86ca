### ein Tisch auf dem Fernseher

tv-title = Der Forschungsplan
# $phase is discard, predict or play.
tv-turn = { $phase ->
        [discard] { $name }: Lege eine Karte ab
        [predict] { $name }: Sag deine Stiche voraus
       *[play] { $name } ist am Zug
    }
# $on is yes or no.
tv-sound = { $on ->
        [yes] Ton: an
       *[no] Ton: aus
    }
tv-full = Vollbild
tv-scan = Scannen und hinsetzen
tv-scan-about = Richte die Kamera deines Telefons auf den Code. Deine Karten sind auf deinem Telefon; dieser Bildschirm zeigt von niemandem die Karten.
tv-begins = Die Tischleitung startet die Partie am eigenen Gerät.
tv-next = Möchte jemand noch eine Partie, erscheint sie hier von selbst.
tv-refused = Dieser Tisch ist nicht für Zuschauer geöffnet. Wer dort sitzt, kann den Plan trotzdem auf diesem Bildschirm zeigen: mit dem Link, der im eigenen Menü unter „Auf dem Fernseher zeigen“ steht.
tv-series = { $matches ->
        [one] Nach einer Partie
       *[other] Nach { $matches } Partien
    }
tv-won = Gewonnene Partien
tv-points = Punkte

### der Link dazu

tv-show = Auf dem Fernseher zeigen
tv-about = Öffne diesen Link auf dem Fernseher, oder scanne den Code mit einem Tablet. Der Bildschirm zeigt Plan, Stich und Punkte, und von niemandem die Karten. Spielt ihr noch einmal, geht es dort von selbst weiter.
tv-about-key = Dieser Tisch ist nicht für Zuschauer geöffnet. Wer diesen Link hat, sieht den Plan trotzdem; gib ihn nur deinen eigenen Bildschirmen.
tv-open = Hier in einem neuen Fenster öffnen
tv-link = Link zum Plan
tv-qr = QR-Code mit dem Link zum Plan
tv-hand = Größere Karten auf diesem Telefon, weil alles andere auf dem Fernseher ist
