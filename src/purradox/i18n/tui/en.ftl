### the command

help-tui = The table in the terminal: alone against bots, several people at one keyboard, or a server’s table.
help-tui-players = How many sit at the table.
help-tui-people = How many people share this keyboard; the hand is hidden between their turns.
help-tui-bots = The levels of the bots, repeated in turn: kitten, house, alley, laboratory, schrodinger.
help-tui-board = The research board: white, violet, four rows in quotes, or a file of four rows.
help-tui-name = Your name; for several people, their names with commas between.
help-tui-server = A server, or the link to one of its tables.
help-tui-record = Look at this record, step by step.
help-tui-new = Line by line: begin a new match without asking about an old one.
help-tui-pace = Whether bots take their time or answer at once.
help-tui-plain = No full screen: line by line, for screen readers and pipes.
help-tui-ascii = Plain characters only; otherwise as the environment says.

### everywhere

tui-title = Cat in the Box
tui-too-small =
    This terminal is too small: { $width } × { $height }.
    The table needs { $least }. Nothing is lost; make it larger.
tui-player = Player { $number }
tui-guest = Guest
tui-unreachable = { $server } cannot be reached.
tui-offline = No connection, trying again
tui-thinking = Thinking …
tui-pass = { $name }, it is your turn. The others look away. Press Enter to see your cards.

### the first screen

tui-saved = { $matches ->
        [one] One match is not finished. Delete gives it up.
       *[other] { $matches } matches are not finished. Delete gives one up.
    }
tui-go-on = Go on: round { $round } of { $rounds }, { $names } ({ $when })
tui-new = Play
tui-set-players = Players
tui-set-people = People at this keyboard
tui-set-bots = Bots
tui-set-board = Research board
tui-provisional = The order of the violet board is provisional: nobody has read it off the printed cards for us yet.
tui-server = A server’s table
tui-replay = Look at a record
tui-quit = Leave
tui-ask-server = Address of the server, or the link to a table:
tui-ask-record = File of the record:

### a server’s tables

tui-new-table = A new table
tui-refresh = Look again
tui-no-tables = No table is open at the moment.
# $status is waiting, playing or over.
tui-listed = { $status ->
        [waiting] { $open ->
            [one] one open chair
           *[other] open chairs: { $open }
        }
        [over] over
       *[playing] in play
    }
tui-link = Table { $link }
tui-sit = Sit down
tui-start = Start; bots take the open chairs
tui-stand = Stand up
tui-back = Back

### the table

tui-panel-board = Research board
tui-panel-trick = On the table
tui-panel-hand = Your hand
tui-panel-players = Players
tui-panel-log = What happened
tui-panel-scores = Points by round
tui-panel-tricks = Tricks of this round
tui-panel-hands = Hands
tui-panel-analysis = What the choice was worth
tui-watching = You are watching
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = Player
tui-column-tricks = Tricks
tui-column-colours = Colours
tui-column-points = Points
tui-round = Round { $round } of { $rounds }
tui-led = { $colour } is led
tui-aside = Set aside: { $number }
tui-wait = To act: { $names }
tui-sending = On its way …
tui-you-play = You play { $cell }.
tui-you-predict = You predict { $tricks ->
        [one] 1 trick.
       *[other] { $tricks } tricks.
    }
tui-hint = What a bot would do, the best first
tui-round-over = Round { $round } is over
tui-match-over = The match is over
tui-leave-title = Leave the table?
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Enter: leave for now. The table waits for you as long as its options say.
            g: leave for good; a bot plays on for you.
            Esc: stay.
       *[no]
            Enter: leave for now. The match is kept, and you can go on with it later.
            g: give it up; bots play it to its end.
            Esc: stay.
    }

### keys

tui-keys-menu = ↑ ↓ choose   ← → change   Enter do it   Esc leave
tui-keys-ask = Enter go   Esc back
tui-keys-any = Press Enter to go on
tui-keys-table = 5b or arrows, Enter play   ? why not   h hint   F1 help   q leave
tui-keys-talk = Press a letter to say it   Esc back
tui-keys-leave = Enter leave   g give up   Esc stay
tui-keys-over = Enter play again   v look at the match   q leave
tui-keys-review = ← → step   ↑ ↓ trick   1–8 to that trick   a analysis   q leave
tui-help-title = Help
tui-help =
    A card is a number; you declare its colour when you play it: r red, b blue, y yellow, g green.
    5b and Enter plays a 5 as blue. Or walk over the board with the arrows, and press Enter.
    The mouse works too: click a space, and click it again to play.

    (5)  is possible now; [5] is chosen; 5* is your token, 5M one of somebody whose mark is M; 5x is nobody’s; - is out of play. A row whose letter has a dot is lost to you.

    ?    says why the chosen move is not possible; with nothing chosen, what is possible.
    h    asks a bot what it would do.
    t    says something at a server’s table.
    PgUp, PgDn   read what happened before.
    q    leaves; the match is kept.
tui-review-help =
    ← and → go one step back and forward, ↑ and ↓ to the next beginning of a trick or round,
    Home and End to either end, a number to that trick of the round.
    a turns the analysis on: what each choice was worth, from what its player could know.
    The choice that was made has a star.

### a record

tui-step = Step { $step } of { $steps }
tui-chose = { $name } chose { $move }.
tui-ask-analysis = Press a to see what each choice was worth.

### line by line

tui-welcome = Cat in the Box on the { $board } board. Bots: { $bots ->
        [none] none
       *[other] { $bots }
    }.
    At any time: ? shows what you can do, quit leaves.
tui-kept = The match is kept; start again to go on with it.
tui-plain-go-on = A match with { $names } is not finished. Go on with it? Enter or y is yes, n begins a new one.
tui-plain-chairs = Chairs: { $chairs }
tui-plain-sit = Sit down? Enter or y is yes, n only watches.
tui-plain-start = Start now? Bots take the open chairs. Enter or y is yes, n waits.
tui-plain-which = { $tables ->
        [0] No table is open. Enter makes a new one, q leaves.
       *[other] Type the number of a table, 1 to { $tables }. Enter makes a new one, q leaves.
    }
tui-plain-review = Enter goes on, b back, a number to that trick, a says what each choice was worth, q leaves.
