### the command

help-tui = Play at a table in the terminal: alone against bots, several people at one keyboard, or at a server’s table.
help-tui-link = A server, or the link to one of its tables; the same as --server.
help-tui-players = How many sit at the table.
help-tui-people = How many people share this keyboard; the hand is hidden between their turns.
help-tui-bots = The bots, repeated in turn: the levels kitten, house, alley, laboratory, schrodinger, or any other spec.
help-tui-board = The research board: white, violet, four rows in quotes, or a file of four rows.
help-tui-name = Your name; for several people, their names separated by commas.
help-tui-server = A server, or the link to one of its tables.
help-tui-table = The code of a table on the server, or its link.
help-tui-clock = For a new table on a server, the time per decision: none, seconds such as 60s, or days such as 2d.
help-tui-record = Replay this record, step by step.
help-tui-new = Line by line: begin a new match without asking about an unfinished one.
help-tui-pace = Whether bots take their time or answer at once.
help-tui-plain = No full screen: line by line, for screen readers and pipes.
help-tui-ascii = Plain ASCII characters only; by default the environment decides.
tui-one-server = Name the server once: as a link, or with --server.
tui-no-server = --table needs a server: add --server, or give the whole link.

### everywhere

tui-title = Cat in the Box
tui-too-small =
    This terminal is too small: { $width } × { $height }.
    The table needs { $least }. Nothing is lost; make it larger.
tui-player = Player { $number }
tui-guest = Guest
tui-offline = No connection, trying again
tui-logged-out = This terminal was logged out of { $server }, or had not been used for a year. You are a new guest there.
tui-thinking = Thinking…
tui-yes = yes
tui-no = no
tui-pass = { $name }, it is your turn. Everybody else, look away. Press Enter to see your cards.

### the first screen

tui-saved = { $matches ->
        [one] One match is unfinished. Delete gives it up.
       *[other] { $matches } matches are unfinished. Delete gives one up.
    }
tui-go-on = Continue: round { $round } of { $rounds }, { $names } ({ $when })
tui-new = Play
tui-set-players = Players
tui-set-people = People at this keyboard
tui-set-bots = Bots
tui-set-board = Research board
tui-provisional = The order of the violet board is provisional: nobody has read it off the printed cards for us yet.
tui-server = Play on a server
tui-replay = Replay a record
tui-quit = Quit
tui-ask-server = Address of the server, or the link to a table:
tui-ask-record = File of the record:

### a server’s tables

tui-refresh = Refresh
tui-join = Join a table by its code or link
tui-ask-table = Code of the table, or its link:
tui-name = Your name: { $name }
tui-named = You are called { $name } now.
tui-chair = Chair { $number }
tui-for-friend = a friend
tui-make = Create the table
tui-no-tables = No table is open right now.
# $status is waiting, playing or over.
tui-listed = { $status ->
        [waiting] { $open ->
            [one] one open chair
           *[other] open chairs: { $open }
        }
        [over] finished
       *[playing] playing
    }
tui-link = Link to pass on: { $link }
tui-code = Code: { $code }
tui-sit = Sit down
tui-start = Start; bots take the open chairs
tui-stand = Stand up
tui-back = Back

### the table

tui-panel-board = Research board
tui-panel-trick = On the table
tui-panel-hand = Your hand
tui-panel-players = Players
tui-panel-log = Log
tui-panel-scores = Score by round
tui-panel-tricks = Tricks of this round
tui-panel-hands = Hands
tui-panel-analysis = Value of each choice
tui-watching = You are watching
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = Player
tui-column-tricks = Tricks
tui-column-colours = Colours
tui-column-points = Points
tui-round = Round { $round } of { $rounds }
tui-led = { $colour } is led
tui-aside = Set aside: { $number }
tui-wait = Waiting for { $names }
tui-wait-do = w: nudge, or call a bot.
tui-wait-here = w: I am here.
tui-wait-over = w: take over.
tui-sending = Sending…
tui-you-play = You play { $cell }.
tui-you-predict = You predict { $tricks ->
        [one] 1 trick.
       *[other] { $tricks } tricks.
    }
tui-hint = What a bot would do, best first
tui-round-over = Round { $round } is over
tui-match-over = The match is over
tui-ask-save = File to write the record to:
tui-overwrite = { $file } already exists.
tui-own-view = The match is not over, so the record shows only what you could see.
tui-save-later = This terminal has not seen the whole match; its record can be saved when the match is over.
tui-next = { $who ->
        [me] Somebody wants to play again: Enter sits down with them.
       *[other] There is a next match: Enter watches it.
    }
tui-leave-title = Leave the table?
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Enter: leave for now. The table waits for you; the others may call a bot.
            g: leave for good; a bot plays on if others are playing, otherwise the match is given up.
            Esc: stay.
       *[no]
            Enter: leave for now. The match is saved, and you can continue it later.
            g: give it up; nobody plays on.
            Esc: stay.
    }

### keys

tui-keys-menu = ↑ ↓ choose   ← → change   Enter select   Esc quit
tui-keys-ask = Enter OK   Esc back
tui-keys-any = Press Enter to continue
tui-keys-table = 5b or arrows, Enter play   ? why not   h hint   F1 help   q leave
tui-keys-talk = Press a letter to say it   Esc back
tui-keys-wait = Press a letter   Esc back
tui-keys-leave = Enter leave   g give up   Esc stay
tui-keys-overwrite = y overwrite   Esc another file
tui-keys-over = Enter play again   v replay the match   s save the record   q leave
tui-keys-review = ← → step   ↑ ↓ trick   a analysis   n next mistake   s save   q leave
tui-help-title = Help
tui-help =
    A card is a number; you declare its colour when you play it: r red, b blue, y yellow, g green.
    5b and Enter plays a 5 as blue. Or walk over the board with the arrows, and press Enter.
    The mouse works too: click a space, and click it again to play.

    (5)  is possible now; [5] is chosen; 5* is your token, 5M is the token of the player marked M; 5x is nobody’s; - is out of play. A dot next to a row’s letter: you have lost that colour.

    ?    says why the chosen move is not possible; with nothing chosen, what is possible.
    h    asks a bot what it would do.
    t    says something at a server’s table.
    w    while you wait for somebody: nudge them, or call a bot; also takes over from a bot.
    p    people of a server’s table: hand over, offer a seat, take one over.
    PgUp, PgDn   scroll the log.
    s    writes the record to a file.
    q    leaves; the match is saved.
tui-review-help =
    ← and → go one step back and forward, ↑ and ↓ to the start of the trick or round before or after,
    Home and End to the beginning and the end, a number to that trick of the round.
    a turns on the analysis: what each choice was worth, given what its player could know.
    The choice that was made has a star.
    n goes to the next mistake, and says why it is one. s writes the record to a file.

### a record

tui-step = Step { $step } of { $steps }
tui-chose = { $name } chose { $move }.
tui-ask-analysis = Press a to see what each choice was worth.
tui-judged = { $verdict ->
        [best] The best choice.
        [good] As good as the best choice, as far as one can tell.
       *[mistake] A mistake: { $best } is better.
    }
tui-seeking = Looking for the next mistake: step { $step } of { $steps }
tui-no-mistake = No mistake from here to the end.

### line by line

tui-welcome = Cat in the Box on { $board ->
        [white] the white board
        [violet] the violet board
       *[own] a custom board
    }. Bots: { $bots ->
        [none] none
       *[other] { $bots }
    }.
    At any time: ? shows what you can do, quit leaves.
tui-kept = The match is saved; start again to continue it.
tui-plain-words = hint says what a bot would do and why; save FILE writes the record. people lists what can be done about the others.
tui-plain-overwrite = y: overwrite it; Enter: keep it.
tui-plain-again = { $may ->
        [again] Play again? Enter or y: yes; n: no.
        [watch] Watch the next match? Enter or y: yes; n: no.
       *[nothing] q: leave.
    } v: review the match. save FILE: write the record.
tui-plain-go-on = Unfinished match: { $names }. Continue it? Enter or y: yes; n: begin a new one.
tui-plain-chairs = Chairs: { $chairs }
tui-plain-link = Link to pass on: { $link } (code { $code })
tui-plain-sit = Sit down? Enter or y: yes; n: only watch.
tui-plain-start = Start now? Bots take the open chairs. Enter or y: yes; n: wait.
tui-plain-over = Enter takes over; quit leaves.
tui-plain-wait = n nudges, o lets a bot decide once, u lets a bot play until they return; Enter waits.
tui-no-people = Nothing can be done about the others now.
tui-plain-which = { $tables ->
        [0] No table is open. Enter creates one, q leaves.
       *[other] Type the number of a table, 1 to { $tables }. Enter creates a new one, q leaves.
    }
tui-plain-which-else = A code or a link joins that table; name NAME changes your name.
tui-plain-new = New table: { $chairs }; { $board }; { $clock }. Enter creates it. To change it, type players 4, bots kitten,house or bots none, board violet, clock 60s, clock 2d or clock none. q leaves.
tui-plain-review = Enter: next step; b: back; a number: that trick; a: what each choice was worth; n: next mistake; save FILE: write the record; q: leave.
