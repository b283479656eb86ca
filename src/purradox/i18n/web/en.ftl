### everywhere

skip = Skip to the content
nav-label = Pages
nav-learn = Learn
nav-rules = Rules
nav-lobby = Tables
nav-matches = My matches
nav-settings = Settings
nowhere-title = There is nothing here
nowhere = This address leads nowhere. Maybe a cat has moved it.
go-home = To the front page
trouble-title = Something went wrong
trouble = This part of the page could not be shown. Nothing of your match is lost.
trouble-reload = Load it again
refused-unknown = That did not work ({ $code }).
refused-status = The server could not do that (answer { $status }).
no-connection = The server cannot be reached right now.

### the board and the hand

board-label = Research board
board-row-lost = { colour-name }, lost
# $state is free, taken, neutral or out.
space-name = { $state ->
        [taken] { $cell }, token of { $owner }
        [neutral] { $cell }, neutral token
        [out] { $cell }, out of play
       *[free] { $cell }, free
    }
space-possible = possible
hand-label = Your hand
card-name = card { $number }
close = Close
copy = Copy
share = Share
copied = Copied.
copy-by-hand = Please copy the link by hand.
save = Save
saved = Saved.

### the front page

home-title = Cat in the Box
home-lead = Every card is a cat in its box: it has a number, and no colour until you look. Declare what nobody else has declared, and mind the paradox.
home-name = Your name
home-play = Play
home-play-about = You against three bots, at once. No account, nothing to install.
home-learn = Learn it in five minutes
home-new = A table for friends
home-resume = Go on playing
home-foot = Purradox is free software, and not connected with the publishers of Cat in the Box.
door-lobby = Tables
door-lobby-about = Sit down with others, or watch
door-rules = Rules
door-rules-about = Numbered, with examples
door-replay = Replay
door-replay-about = Look again at a match, move by move
door-pad = Score pad
door-pad-about = For an evening with the real box

### settings

set-language = Language
set-theme = Light
set-theme-auto = As the device
set-theme-light = Day
set-theme-dark = Night
set-motion = Motion
set-motion-auto = As the device
set-motion-full = Full
set-motion-less = Less
set-cards = Size of the cards
set-cards-small = Small
set-cards-medium = Medium
set-cards-large = Large
set-sound = Sounds, soft and few
set-at-once = Send a choice at once
set-at-once-about = Otherwise a choice is sent when you confirm it: tap it again, or press Enter.
set-keys = On a keyboard: a number, then r, b, y or g for the colour; Enter sends, Escape takes back, h asks for a hint.
set-aids = Aids, where the table allows them
aid-unseen = Copies of each number that you have not seen
aid-stuck = Cards of yours that could get stuck
aid-stuck-about = The badge on a card says how many spaces are left for its number.
aid-hints = Hints from a bot
move-title = Another device
move-about = Take your name and your matches along: make a link, and open it on the other device. It works once.
move-link = Link to the other device
move-make = Make a link
move-until = The link works until { $time }.
move-done = Welcome, { $name }. This device is you now.

### lists of tables

lobby-empty = No table is open at the moment. Make one, and others can join you.
matches-empty = You have not played yet. Your matches will be kept here.
listed-waiting = { $open ->
        [0] full, about to start
        [one] one open chair
       *[other] { $open } open chairs
    }
listed-playing = in play
listed-over = over
listed-do-join = Join
listed-do-watch = Watch
listed-do-resume = Go on
listed-do-look = Replay
listed-do-table = Result

### a new table

new-title = A new table
new-make = Make the table
option-players = Players
option-players-short = { $players } players
option-chairs = The other chairs
option-chairs-about = A person comes with the link that you send. If only bots play, the match starts at once.
option-board = Research board
# $board is white, violet or own.
option-board-short = { $board ->
        [white] White board
        [violet] Violet board
       *[own] Own board
    }
option-board-rows = Four rows, from top to bottom: the letter of the colour, and its numbers from left to right
board-provisional-note = The order of the numbers on the violet board is provisional until somebody reads it off the printed cards.
board-provisional-short = The order of this board is provisional.
option-clock = Time for a decision
option-clock-none = No limit
option-clock-seconds = Seconds
option-clock-days = Days
# $clock is seconds or days.
option-clock-short = { $clock ->
        [days] { $limit ->
            [one] one day a decision
           *[other] { $limit } days a decision
        }
       *[seconds] { $limit ->
            [one] one second a decision
           *[other] { $limit } seconds a decision
        }
    }
option-limit-seconds = Seconds for each decision
option-limit-days = Days for each decision
option-watch = Spectators see
option-watch-nobody = Nothing
option-watch-table = The table
option-watch-hands = Also the hands of past rounds
option-pace = Bots
option-pace-natural = take their time
option-pace-instant = answer at once
option-listed = Show it in the list of tables
option-listed-about = Otherwise only those who have the link can come.
option-aids = Allow aids
option-aids-about = Hints, counted cards and warnings, for everybody at the table.
option-no-aids = no aids
level-kitten = Kitten
level-house = House cat
level-alley = Alley cat
level-laboratory = Laboratory cat
level-schrodinger = Schrödinger’s cat

### before the match

table-title = Table
table-gone = This table cannot be shown
waiting-title = The table is set
waiting-chairs = Chairs
waiting-start = Start
waiting-leave = Leave
waiting-host = { $open ->
        [one] One chair is open. If you start now, a bot takes it.
       *[other] { $open } chairs are open. If you start now, bots take them.
    }
waiting-host-full = Everybody is here.
waiting-guest = Waiting for whoever made the table to start.
waiting-not-seated = Take an open chair to play, or stay and watch.
chair-open = open chair
chair-sit = Sit here
chair-who = Who sits on chair { $chair }
chair-person = A person
invite-title = Invite
invite-link = Link to this table
invite-qr = QR code of the link to this table
invite-show-qr = Show a QR code

### the table

room-round = Round { $round } of { $rounds }
room-offline = No connection. Trying again …
room-watching = { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
room-tricks = Tricks
room-log = Log
room-menu = Menu
room-you-watch = You are watching.
players-label = Players
player-you = you
player-turn = to act
player-turn-yours = Your turn
player-first = starts
player-away = away
player-program = a program
player-played-by-bot = a bot plays for them
player-colours = Colours
# $predicted is a number, open before the prediction, or none where nobody predicts.
player-tricks = { $predicted ->
        [none] won { $won }
        [open] won { $won }, not predicted yet
       *[other] won { $won } of { $predicted } predicted
    }
player-won = Won
player-score = Score
player-discarded = has set a card aside
clock-days = { $days ->
        [one] one day left
       *[other] { $days } days left
    }
clock-left = { $time } left
trick-label = Trick { $trick }
trick-led = Led:
trick-empty = { $name } leads
trick-winner = { $name } wins the trick
tricks-one = Trick { $trick }: { $name }
tricks-play = { $name }: { $cell }
discard-title = Set one card aside
discard-how = Choose the card that you would rather not have to play. It stays face down.
discard-help = Each number has five cards and only four spaces. A number that you hold often is hard to get rid of.
discard-waiting = Your card is aside. Still choosing: { $names }.
discard-revealed = Turned up:
predict-title = How many tricks will you win?
predict-how = { $tricks } tricks are played. Win exactly as many as you say, and your largest group of tokens counts as a bonus.
predict-help = High numbers win tricks of their colour; red beats them all. Nobody may say none.
predict-tricks = { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
own-label = Your cards
prompt-sending = On its way …
prompt-over = The round is over.
prompt-wait = { $name } is to act.
prompt-wait-all = The others are still choosing.
prompt-discard = Which card do you set aside?
prompt-predict = How many tricks?
prompt-lead = You lead. Choose a card and a colour.
prompt-follow = Your turn; { $colour } was led.
prompt-card = Card { $number }: now choose a space.
prompt-chosen = Play { $cell }? Tap again, or press Enter.
prompt-number-first = First the number, then the colour.
choice-loses = You do not follow: { $colour } is lost to you for this round.
send-nothing = Choose first
send-discard = Set { $number } aside
send-predict = { $tricks ->
        [one] Predict 1 trick
       *[other] Predict { $tricks } tricks
    }
send-play = Play { $cell }
take-back = Take back
hint-button = Hint
hint-thinking = A bot is thinking about it …
hint-best = A bot would choose: { $move }.
card-open = { $count ->
        [0] no space left
        [one] one space left
       *[other] { $count } spaces left
    }
card-colours = possible: { $colours }
card-no-colour = not possible now
menu-back = Back to the table
menu-leave = Leave the match
menu-return = Take my chair back
menu-leave-note = If you leave, a bot plays for you until you come back.
talk-label = Say something
talk-hello = Hello!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-thinking = Let me think …
talk-oops = Oops!
talk-meow = Meow.
talk-thanks = Thanks!
talk-bye = Bye!
talk-wow = Wow!
talk-hurry = Hurry up, please.
talk-sorry = Sorry!
talk-good-game = Good game!

### what happens, in words

tell-sat = { $name } sits down.
tell-stood = { $name } stands up.
tell-left = { $who ->
        [me] You leave; a bot plays for you.
       *[other] { $name } leaves; a bot plays for them.
    }
tell-returned = { $who ->
        [me] You are back.
       *[other] { $name } is back.
    }
tell-started = The match begins.
tell-forfeited = { $who ->
        [me] A bot decides for you.
       *[other] A bot decides for { $name }.
    }
tell-talked = { $name }: { $words }
tell-dealt = Round { $round }. { $who ->
        [me] You start.
       *[other] { $name } starts.
    }
tell-discarded = { $who ->
        [me] You set a card aside.
       *[other] { $name } sets a card aside.
    }
tell-predicted = { $who ->
        [me] You predict { $tricks ->
            [one] 1 trick
           *[other] { $tricks } tricks
        }.
       *[other] { $name } predicts { $tricks ->
            [one] 1 trick
           *[other] { $tricks } tricks
        }.
    }
tell-played = { $who ->
        [me] You play { $cell }.
       *[other] { $name } plays { $cell }.
    }
tell-round-ended = The round is over: { $scores }.

### ends

paradox-title = Paradox!
paradox-mine = None of your cards can have any colour. The round ends here, your tricks count against you, and there is no bonus for you.
paradox-other = No card of { $name } can have any colour. The round ends here; { $name } loses a point for each trick won, and has no bonus.
paradox-lost = { $colour }: given up
paradox-taken = { $colour }: { $name }
paradox-neutral = { $colour }: neutral token
round-end-title = Round { $round } is over
round-end-groups = The lines join the groups that earned a bonus.
round-end-hands = The hands that were dealt
round-end-next = Next round
round-end-last = To the result
score-won-predicted = Won / predicted
score-tricks = Tricks
score-group = Group
score-missed = missed
score-paradox = paradox
match-end-title = The match is over
match-end-tie = Tied at { $points }: the last round decided.
match-end-rematch = Play again
match-end-join = To the next match
match-end-replay = Look at the match again
score-round = R{ $round }
proof-check = Check the deals
proof-about = The cards were fixed before anybody sat down, and nobody could choose them. Your browser can check that.
proof-good = Checked: the cards of all rounds come from the promised seed and everybody’s share of chance.
proof-wrong-commitment = The seed is not the one that was promised before the match.
proof-wrong-deal = The cards of round { $round } do not come from the seed.

### refusals of the server

no-such-table = There is no table { $table }.
not-seated = You do not sit at this table.
not-host = Only whoever made the table can do that.
not-watchable = This table may not be watched.
already-started = The match has begun already.
not-started = The match has not begun yet.
not-over = The match is not over yet.
already-seated = You sit at this table already.
no-free-chair = No chair is free at this table.
chair-taken = This chair is taken.
no-such-chair = This table has no chair { $chair }.
decision-taken = This choice had been made already; here is the table as it stands.
decision-not-due = The table has moved on; here it is as it stands.
not-a-move = “{ $text }” is not a move.
no-such-phrase = That cannot be said here.
bad-entropy = A share of chance is 16 to 64 hexadecimal digits.
too-much-entropy = Your share of chance is in already.
no-aids = This table is played without aids.
bad-option = { $option ->
        [board] This board does not fit the table.
        [bots] These bots do not fit the chairs.
        [limit] This time for a decision is not possible.
       *[away] This time for those who are away is not possible.
    }
bad-name = A name has 1 to { $most } characters.
no-guest = The server does not know you any more. Start from the front page.
bad-code = This link has been used, or its ten minutes are over. Make a new one.
too-many-tables = You have { $most } tables open; finish one of them first.
too-fast = That was a little fast. Again in { $seconds } s.
too-many-connections = Too many pages are open from here; close one of them ({ $most } are possible).
too-many-watched = No more than { $most } tables can be watched at once.
too-large = That is too large; { $most } is the most.
not-a-message = The server did not understand that ({ $problem }).
bad-request = The server did not understand that ({ $problem }).
no-such-page = The server has no such page.
wrong-method = The server does not do that here.
other-origin = This came from another page than ours, so it was not done.
no-thought = The bot could not think of anything ({ $reason }).
server-trouble = Something went wrong on the server. Nothing of your match is lost.
not-ready = The server is not ready yet. One moment.
too-many-reviews = Enough matches are being reviewed at the moment. Try again in a while.
