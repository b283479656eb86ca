### a table on a television

tv-title = The board
# $phase is discard, predict or play.
tv-turn = { $phase ->
        [discard] { $name }: set a card aside
        [predict] { $name }: predict your tricks
       *[play] { $name }: your turn
    }
# $on is yes or no.
tv-sound = { $on ->
        [yes] Sound: on
       *[no] Sound: off
    }
tv-full = Full screen
tv-scan = Scan and sit down
tv-scan-about = Point the camera of your phone at the code. Your cards are on your phone; this screen shows nobody’s cards.
tv-begins = The host starts the match on their own device.
tv-next = When somebody wants another match, it appears here by itself.
tv-refused = This table is closed to spectators. Somebody who sits there can still show its board on this screen, with the link that their menu has under “Show on a television”.
tv-series = { $matches ->
        [one] After one match
       *[other] After { $matches } matches
    }
tv-won = Matches won
tv-points = Points

### its link

tv-show = Show on a television
tv-about = Open this link on the television, or scan the code with a tablet. The screen shows the board, the trick and the scores, and nobody’s cards. After a rematch it goes on by itself.
tv-about-key = This table is closed to spectators. Whoever has this link sees its board all the same, so keep it to your own screens.
tv-open = Open here in a new window
tv-link = Link to the board
tv-qr = QR code of the link to the board
tv-hand = Larger cards on this phone, as the rest is on the television
