### everywhere

skip = Skip to content
nav-label = Pages
nav-learn = Learn
nav-rules = Rules
nav-lobby = Tables
nav-matches = My matches
nav-profile = My profile
nav-settings = Settings
nowhere-title = There is nothing here
nowhere = This address leads nowhere. Maybe a cat has moved it.
go-home = Go to the front page
trouble-title = Something went wrong
trouble = This part of the page could not be shown. Your match is safe.
trouble-reload = Reload
refused-unknown = That did not work ({ $code }).
refused-status = The server could not do that (status { $status }).
no-connection = The server cannot be reached right now.
other-version = This page is of another version than the server. Reload it.

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
undo = Undo
cancel = Cancel

### the front page

home-title = Cat in the Box
home-lead = Every card is a cat in a box: it has a number, but no colour until you look. Declare what nobody else has declared, and beware of the paradox.
home-name = Your name
name-ask = What shall we call you?
name-change = Change name
home-play = Play
home-play-about = No account, nothing to install.
solo-label = Your match
solo-change = Change
# $level is one of the levels below.
solo-cats = { $level ->
        [kitten] { $count ->
            [one] { $count } kitten
           *[other] { $count } kittens
        }
        [house] { $count ->
            [one] { $count } house cat
           *[other] { $count } house cats
        }
        [alley] { $count ->
            [one] { $count } alley cat
           *[other] { $count } alley cats
        }
        [laboratory] { $count ->
            [one] { $count } laboratory cat
           *[other] { $count } laboratory cats
        }
       *[schrodinger] { $count ->
            [one] Schrödinger’s cat
           *[other] { $count } × Schrödinger’s cat
        }
    }
solo-against = Against
solo-ladder = Each cat usually finishes ahead of the one above it.
solo-each = Choose each opponent separately
solo-opponent = Opponent { $number }
home-learn = Learn it in five minutes
home-new = A table for friends
home-turn = { $count ->
        [one] It is your turn at a table.
       *[other] It is your turn at { $count } tables.
    }
home-resume = Continue playing
home-foot = Purradox is free software and is not affiliated with the publishers of Cat in the Box.
home-docs = Documentation
door-lobby = Tables
door-lobby-about = Sit down with others, or watch
door-rules = Rules
door-rules-about = Numbered, with examples
door-replay = Replay
door-replay-about = Watch a match again, move by move
door-pad = Score pad
door-pad-about = For a game night with the real box
door-puzzles = Puzzle of the day
door-puzzles-about = Find the one good play, and get a rating

### settings

set-language = Language
set-theme = Theme
set-theme-auto = System default
set-theme-light = Light
set-theme-dark = Dark
set-motion = Motion
set-motion-auto = System default
set-motion-full = Full
set-motion-less = Reduced
set-cards = Card size
set-cards-small = Small
set-cards-medium = Medium
set-cards-large = Large
set-sound = Quiet sound effects
set-at-once = Send my choice right away
set-at-once-about = Otherwise a choice is sent when you confirm it: { $keys ->
        [yes] click it again, or press Enter.
       *[no] tap it again.
    }
set-notify = Notify me when it is my turn
set-notify-about = While this page is open in the background; your browser asks you once.
set-notify-refused = Your browser does not allow notifications of this page.
set-keys = On a keyboard: a number, then r, b, y or g for the colour; Enter sends, Escape takes back, h asks for a hint.
set-aids = Aids, if the table allows them
aid-unseen = How many cards of each number you have not seen yet
aid-stuck = Warnings about cards that could get stuck
aid-stuck-about = The badge on a card shows how many spaces are left for its number.
aid-hints = Hints from a bot
move-title = Another device
move-about = Take your name and your matches with you: create a link and open it on the other device. It works once.
move-link = Link for the other device
move-make = Create a link
move-until = The link works until { $time }.
move-ask = Become { $name } on this device?
move-ask-about = Say yes only if you made the link yourself: whoever made it plays with you from then on, and sees your cards.
move-ask-instead = This device is { $me } now. The matches of { $me } can then be reached only from a device that is still { $me }.
move-ask-equal = This device is { $me } already, but the link belongs to somebody else of the same name. Your matches can then no longer be reached from here.
move-yes = Become { $name }
move-no = Stay { $me }
move-same = This device is { $name } already.
move-done = Welcome, { $name }. Your name and your matches are now on this device.
devices-title = Your devices
devices-about = You are { $name } on these devices. A device that is not used for a year is logged out by itself.
device-name = { $browser } on { $system }
device-terminal = Terminal on { $system }
device-unknown = Unknown device
device-here = this device
device-added = Added on { $date }
device-used = last used on { $date }
device-log-out = Log out
device-log-out-ask = Log out “{ $device }”?
device-log-out-about = It loses access to your name and your matches at once.
log-out-here-ask = Log out on this device?
# $back is words, device or no.
log-out-here-about = { $back ->
        [words] You can come back as { $name } with your recovery words.
        [device] You can come back as { $name } with a link from another device.
       *[no] You have neither recovery words nor another device: nothing could bring back { $name } and your matches. Make recovery words first.
    }
log-out-others = Log out everywhere else
log-out-others-about = Only this device stays logged in. If somebody else may have used one of the others, make new recovery words as well.
log-out-done = Logged out.
words-title = Recovery words
words-about = With nine words you can be { $name } again on any device. Write them on paper and show them to nobody: whoever has them can play as you.
words-make = Make recovery words
words-made = You have words from { $date }. They cannot be shown again.
words-again = Make new words
words-again-about = The words from { $date } will stop working.
words-shown = Write these words down now: they are shown only once.
words-done = I have written them down
banned-title = No access
data-title = Your data
data-about = Download all that this server knows about { $name } as one file, or have it deleted.
data-download = Download my data
data-delete = Delete my data
data-delete-ask = Delete everything about { $name }?
data-delete-about = Your name, your devices, your recovery words and your list of matches are deleted, and so is every table where nobody else sat. You leave the matches that you are playing. At tables that you shared with others, N.N. stands in your place.
data-delete-next = Continue
data-delete-sure = Delete { $name } for good?
data-delete-last = This cannot be undone, not even with recovery words.
data-delete-yes = Delete for good
data-deleted = Your data has been deleted.
recover-title = I have recovery words
recover-about = Become who you were on another device.
recover-label = The nine words
recover-go = Continue
recover-ask-about = Say yes only if these are your own words: whoever else has them plays with you from then on, and sees your cards.
recover-ask-equal = This device is { $me } already, but the words belong to somebody else of the same name. Your matches can then no longer be reached from here.

### lists of tables

lobby-empty = No table is open right now. Create one, and others can join you.
matches-empty = You have not played yet. You will find your matches here.
matches-turn = Your turn
matches-going = In progress
matches-done = Finished
matches-hidden = The match is hidden.
listed-waiting = { $open ->
        [0] full, about to start
        [one] one open chair
       *[other] { $open } open chairs
    }
listed-playing = playing
listed-over = finished
listed-given-up = { $reason ->
        [host] closed by its host
        [expired] closed, as nobody came
        [operator] closed by whoever runs the server
       *[left] given up
    }
listed-expires = { $status ->
        [over] Will be deleted on { $date }
       *[other] Will be closed on { $date } unless somebody comes
    }
listed-replaced = { $name } plays your seat now
listed-broken = damaged
listed-winner = winner
listed-yours = Waiting for you { $since }
listed-others = Waiting for { $names } { $since }
listed-bot = A bot plays for you
listed-do-join = Join
listed-do-watch = Watch
listed-do-resume = Continue
listed-do-look = Result
listed-do-hide = Hide

### a new table

new-title = New table
new-make = Create the table
option-players = Players
option-players-short = { $players } players
option-chairs = The other chairs
option-chairs-about = People join with the link that you send. If there are only bots, the match starts right away.
option-board = Research board
# $board is white, violet or own.
option-board-short = { $board ->
        [white] White board
        [violet] Violet board
       *[own] Custom board
    }
option-board-rows = Four rows, from top to bottom: the letter of the colour, and its numbers from left to right
board-provisional-note = The order of the numbers on the violet board is provisional until somebody reads it off the printed cards.
board-provisional-short = The order of this board is provisional.
option-clock = Time per decision
option-clock-none = No limit
option-clock-seconds = Seconds
option-clock-days = Days
option-clock-none-about = Everybody takes as long as they like. If you wait too long for somebody, you can nudge them or call a bot.
option-clock-seconds-about = For an evening together. When the time is up, a bot makes that one decision.
option-clock-days-about = Nobody has to stay: everybody comes back when it is their turn. When the time is up, a bot makes that one decision.
# $clock is seconds or days.
option-clock-short = { $clock ->
        [days] { $limit ->
            [one] one day per decision
           *[other] { $limit } days per decision
        }
       *[seconds] { $limit ->
            [one] one second per decision
           *[other] { $limit } seconds per decision
        }
    }
option-limit-seconds = Seconds per decision
option-limit-days = Days per decision
new-more = More options
option-watch = Spectators see
option-watch-nobody = Nothing
option-watch-table = The table
option-watch-hands = The table, and the hands of past rounds
option-pace = Bots
option-pace-natural = take their time
option-pace-instant = answer at once
option-listed = Show it in the list of tables
option-listed-about = Otherwise only people with the link can join.
option-aids = Allow aids
option-aids-about = Hints, card counts and warnings, for everybody at the table.
option-no-aids = no aids
level-kitten = Kitten
level-house = House cat
level-alley = Alley cat
level-laboratory = Laboratory cat
level-schrodinger = Schrödinger’s cat
cat-kitten-strength = very easy
cat-kitten-about = Plays for fun, and gives points away on a whim.
cat-house-strength = easy
cat-house-about = Calmer, but still follows a whim now and then.
cat-alley-strength = medium
cat-alley-about = Looks where it treads: counts cards and spaces, and keeps clear of paradoxes.
cat-laboratory-strength = strong
cat-laboratory-about = Has learned from countless matches against itself, and knows at once what to do.
cat-schrodinger-strength = strongest
cat-schrodinger-about = Thinks for up to a second, watches how you play, and guesses what you hold.
cat-missing = not installed
bots-other = Another bot

### before the match

table-title = Table
table-gone = This table cannot be shown
table-closed = { $reason ->
        [host] The host has closed this table.
        [expired] Nobody has come for a long time: this table is closed.
        [operator] Whoever runs this server has closed this table.
       *[left] Everybody has left: this table is closed.
    }
table-expires = { $status ->
        [over] This match will be deleted on { $date }.
       *[other] This table will be closed on { $date } unless one of its players comes.
    }
waiting-title = The table is ready
waiting-chairs = Chairs
waiting-start = Start
waiting-leave = Leave
waiting-close = Close the table
waiting-close-note = The table will be closed for everybody.
waiting-close-sure = Yes, close it
waiting-host = { $open ->
        [one] One chair is open. If you start now, a bot takes it.
       *[other] { $open } chairs are open. If you start now, bots take them.
    }
waiting-host-full = Everybody is here.
waiting-guest = Waiting for the host to start the match.
waiting-not-seated = Take an open chair to play, or stay and watch.
chair-open = open chair
chair-sit = Sit here
chair-who = Who sits on chair { $chair }
chair-person = A person
chair-more = More about { $name }
chair-make-host = Make { $name } the host
chair-remove = Free this chair
chair-remove-note = { $name } stands up, and cannot sit down at this table again.
seat-offer = Offer this seat
seat-offer-note = A bot plays for { $name }. If you offer the seat, whoever opens the link can take it over, with its cards and points.
seat-offered = { $name } is away: whoever opens the link can take over this seat.
seat-free = { $name } is away. You can take over this seat.
seat-take-over = Take over
seat-lost = { $name } plays your seat now. You can go on watching.
seat-before = { $names } before
invite-title = Invite
invite-link = Link to this table
invite-qr = QR code with the link to this table
invite-show-qr = Show a QR code
invite-alone = Only this device can open this address.
invite-command = So that others can join, start Purradox with { $command }
invite-open = Let devices on your home network join
invite-open-about = Until Purradox is stopped, every device on this network can open it on this computer. The computer may ask you to allow that.
invite-open-yes = Let them in
invite-opened = Devices on your network can join now.

### the table

room-round = Round { $round } of { $rounds }
room-offline = No connection. Trying again…
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
player-turn = their turn
player-turn-yours = Your turn
player-first = starts
player-away = away
player-host = host
player-program = a program
player-played-by-bot = { $who ->
        [me] a bot plays for you
       *[other] a bot plays for them
    }
player-colours = Colours
# $predicted is a number, open before the prediction, or none where nobody predicts.
player-tricks = { $predicted ->
        [none] won { $won }, bonus up to { $most }
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
# $clock is seconds or days.
clock-warning = { $clock ->
        [days] Less than an hour left to decide.
       *[seconds] 10 seconds left to decide.
    }
trick-label = Trick { $trick }
trick-led = Led:
trick-empty = { $who ->
        [me] You lead
       *[other] { $name } leads
    }
trick-winner = { $who ->
        [me] You win the trick
       *[other] { $name } wins the trick
    }
tricks-one = Trick { $trick }: { $name }
tricks-play = { $name }: { $cell }
discard-title = Set one card aside
discard-how = Choose the card you would rather not have to play. It stays face down.
discard-help = There are five cards of each number, but only four spaces. A number you hold many of is hard to get rid of.
bonus-up-to = With two players nobody predicts. Whoever wins { $most } tricks or fewer gets the bonus: their largest group of tokens counts.
discard-waiting = Your card is set aside. Still choosing: { $names }.
discard-revealed = Turned up:
discard-name = { $number } set aside
predict-title = How many tricks will you win?
predict-waiting = { $name } is predicting
predict-how = There are { $tricks } tricks. Win exactly as many as you predict, and your largest group of tokens scores as a bonus.
predict-help = High numbers win tricks of their colour; red beats them all. You cannot predict zero.
predict-tricks = { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
predict-yours = { $tricks ->
        [one] Your prediction: 1 trick.
       *[other] Your prediction: { $tricks } tricks.
    }
own-label = Your cards
prompt-sending = Sending…
prompt-sending-later = Your move is kept, and sent as soon as there is a connection.
prompt-over = The round is over.
prompt-wait = Waiting for { $name }.
prompt-wait-all = Still choosing: { $names }.
prompt-discard = Which card do you set aside?
prompt-predict = How many tricks?
prompt-lead = You lead. Choose a card and a colour.
prompt-follow = Your turn; { $colour } was led.
prompt-card = Card { $number }: now choose a space.
prompt-chosen = Play { $cell }? { $keys ->
        [yes] Click again, or press Enter.
       *[no] Tap again.
    }
prompt-number-first = First the number, then the colour.
choice-loses = You do not follow: you will lose { $colour } for this round.
send-discard = Set { $number } aside
send-predict = { $tricks ->
        [one] Predict 1 trick
       *[other] Predict { $tricks } tricks
    }
send-play = Play { $cell }
take-back = Take back
hint-button = Hint
hint-thinking = A bot is thinking about it…
hint-best = A bot would choose { $move }.
hint-yours = A bot would choose { $move } too.
hint-only = There is only one choice: { $move }.
hint-marked = suggested by the hint
hint-figures = Figures
hint-figures-about = Each choice was tried in many possible deals that fit what you can see. The figures are averages.
hint-own = your choice
hint-verdict = { $verdict ->
        [best] best
       *[good] too close to call
    }
legend-button = Marks
legend-title = What the marks mean
legend-tight = The number of spaces that are left to you for this number. You hold at least as many cards of it: there may soon be no space for one of them.
legend-stuck = There is no space left to you for this number. If only such cards are left when it is your turn, that is a paradox.
legend-hint = The hint would choose this card and this space.
legend-unseen = How many cards of this number you have not seen yet: other players hold them, or they are out of play.
card-open = { $count ->
        [0] no space left
        [one] one space left
       *[other] { $count } spaces left
    }
card-colours = possible: { $colours }
card-no-colour = not playable now
menu-back = Back to the table
menu-leave = Leave the match
menu-return = Take my chair back
menu-leave-note = If you leave, a bot plays for you until you come back.
menu-give-up = Give the match up
menu-give-up-note = Nobody else plays here: if you leave, the match is over, without a result.
menu-sure = Yes, I am sure
menu-people = People at the table
talk-label = Say something
talk-hello = Hello!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-thinking = Let me think…
talk-oops = Oops!
talk-meow = Meow.
talk-thanks = Thanks!
talk-bye = Bye!
talk-wow = Wow!
talk-hurry = Hurry up, please.
talk-sorry = Sorry!
talk-good-game = Good game!

### those who are waited for

wait-away = { $name } is away. The table has been waiting { $since }.
wait-silent = The table has been waiting for { $name } { $since }.
wait-nudge = Nudge
wait-once = A bot decides once
wait-stays = A bot plays until they return
wait-called = { $who ->
        [by] You called a bot for { $name }.
       *[other] { $by } called a bot for { $name }.
    } It takes over in { $seconds } s, unless { $name } answers.
wait-called-you = { $by } called a bot for you. It takes over in { $seconds } s.
wait-here = I am here
wait-played = A bot is playing for you.
wait-take-over = Take over
wait-decided = Decided for you:
# $reason is clock, called or left.
wait-line = Round { $round }: { $what } { $reason ->
        [clock] Time was up.
        [called] { $by } had called a bot.
       *[left] You had left.
    }
wait-nudged = { $name } is waiting for you.
bots-slow = The bots have much to do: they take about { $seconds } s longer right now.
bots-preparing = A bot is being prepared. The first time, this takes a minute or two.

### what happens, in words

tell-sat = { $name } sits down.
tell-stood = { $name } stands up.
tell-renamed = { $was } is now called { $name }.
tell-left = { $who ->
        [me] You leave; a bot plays for you.
       *[other] { $name } leaves; a bot plays for them.
    }
tell-returned = { $who ->
        [me] You are back.
       *[other] { $name } is back.
    }
tell-closed = { $who ->
        [me] You give the match up.
       *[other] { $name } gives the match up.
    }
tell-closed-host = { $who ->
        [me] You close the table.
       *[other] { $name } closes the table.
    }
tell-closed-expired = Nobody has come for a long time: the table is closed.
tell-closed-operator = Whoever runs this server has closed the table.
tell-removed = { $by ->
        [operator] Whoever runs this server has taken { $name } off the chair.
       *[host] The host has taken { $name } off the chair.
    }
tell-took-over = { $who ->
        [me] You take over from { $was }.
       *[other] { $name } takes over from { $was }.
    }
tell-host-changed = { $who ->
        [me] You are the host of the table now.
       *[other] { $name } is the host of the table now.
    }
tell-offered = { $who ->
        [by] You offer { $name }’s seat: whoever opens the link can take it over.
       *[other] { $by } offers { $name }’s seat: whoever opens the link can take it over.
    }
tell-started = The match begins.
tell-forfeited = { $who ->
        [me] A bot decides for you.
       *[other] A bot decides for { $name }.
    }
# $who is me for who is nudged or stood in for, by for who does it.
tell-nudged = { $who ->
        [me] { $by } nudges you.
        [by] You nudge { $name }.
       *[other] { $by } nudges { $name }.
    }
tell-called = { $who ->
        [me] { $by } calls a bot for you.
        [by] You call a bot for { $name }.
       *[other] { $by } calls a bot for { $name }.
    }
tell-clock = { $who ->
        [me] Your time is up; a bot decides for you.
       *[other] { $name } is out of time; a bot decides.
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
paradox-mine = None of your cards can be any colour. The round ends here, your tricks count against you, and you get no bonus.
paradox-other = None of { $name }’s cards can be any colour. The round ends here; { $name } loses a point for each trick won and gets no bonus.
paradox-lost = { $colour }: lost
paradox-taken = { $colour }: { $name }
paradox-neutral = { $colour }: neutral token
round-end-title = Round { $round } is over
round-end-groups = The lines connect the groups that earned a bonus.
round-end-hands = The hands as they were dealt
round-end-next = Next round
round-end-last = To the result
score-won-predicted = Won / predicted
score-tricks = Tricks
score-group = Group
score-missed = missed
score-above = more than { $most }
score-paradox = paradox
match-end-title = The match is over
match-given-up = This match was given up
match-end-tie = Tied at { $points }: the last round decided.
match-end-won = { $shared ->
        [yes] You share the win!
       *[no] You win!
    }
match-end-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[later] { $place }th
    } of { $players }
match-end-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-end-rank = Place
turning-start = { $who ->
        [me] You led from the first round to the last, and won by { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
       *[other] { $name } led from the first round to the last, and won by { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
    }
turning-paradox = { $who ->
        [me] Round { $round } decided it: { $rival } caused a paradox, and you went ahead.
        [rival] Round { $round } decided it: you caused a paradox, and { $name } went ahead.
       *[other] Round { $round } decided it: { $rival } caused a paradox, and { $name } went ahead.
    }
turning-group = { $who ->
        [me] Round { $round } decided it: your group of { $amount } put you ahead.
       *[other] Round { $round } decided it: a group of { $amount } put { $name } ahead.
    }
turning-points = { $who ->
        [me] Round { $round } decided it: with { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }, you went ahead.
       *[other] Round { $round } decided it: with { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }, { $name } went ahead.
    }
turning-choice = Your costliest choice: { $move } in round { $round }; { $better } would have been worth { $points } points more.
curve-title = Points after each round.
curve-seat = { $name }: { $points }.
match-end-rematch = Play again
rematch-wanted = { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
rematch-begun = The next match has begun.
rematch-join = Join
rematch-watch = Watch the next match
rematch-next = To the next match
match-end-review = Review
picture-save = Save the picture
picture-saved = The picture is saved.
picture-copied = The result is copied as text.
picture-failed = This browser could not make the picture.
score-round = R{ $round }
proof-check = Check the deals
proof-about = The cards come from random numbers of the server and the players, which all were promised before any of them was known. Your browser can check that nobody chose the cards. Only who starts is drawn by the server alone.
proof-good = Checked: the cards of all rounds come from the promised random numbers of the server and of { $names }. Yours is among them, so nobody could choose the cards, not even the server and all the others together.
proof-good-others = { $count ->
        [0] Checked: the cards of all rounds come from the promised random number of the server. No player added one, so this does not prove that the server did not choose the cards.
       *[other] Checked: the cards of all rounds come from the promised random numbers of the server and of { $names }. None of them comes from this device, so this does not prove here that nobody chose the cards.
    }
proof-none-withheld = Whoever works with the server could only have kept a promised number back. Nobody did.
proof-withheld = Promised a random number and did not tell it in time: { $names }. With the server’s help, that was a choice of one match out of { $deals }.
proof-old = Checked: the cards of all rounds come from the promised random number of the server. In this older match players added theirs without a promise, so this does not prove that nobody chose the cards.
proof-wrong-commitment = What was promised before the match is not what the proof says.
proof-wrong-share = A random number is not the one that was promised.
proof-wrong-deal = The cards of round { $round } do not come from the random numbers.
proof-wrong-hand = The cards that you held in round { $round } are not those of the proof.

### refusals of the server

no-such-table = There is no table { $table }.
broken-table = The record of this table is damaged, so it cannot go on. Whoever runs this server can look at it.
not-seated = You are not sitting at this table.
not-host = Only the host of the table can do that.
was-removed = You were taken off your chair, and cannot sit down at this table again.
not-vacant = Only a seat that a bot plays for somebody can be taken over.
others-play = Others play this match: you can leave it, but not close it.
not-watchable = This table is not open to spectators.
already-started = The match has already begun.
not-started = The match has not begun yet.
not-over = The match is not over yet.
already-seated = You are already sitting at this table.
no-free-chair = No chair is open at this table.
chair-taken = This chair is taken.
no-such-chair = This table has no chair { $chair }.
decision-taken = This choice had already been made. Here is the current state of the game.
decision-not-due = The game has moved on. Here is its current state.
not-waited-for = Nobody is waiting for this player now.
too-early = A little patience: possible in { $seconds } s.
no-such-phrase = That cannot be said here.
bad-commitment = The promise of a random number has 64 hexadecimal digits.
nothing-to-reveal = You promised no random number for this match.
revealed-too-late = The cards have been dealt already, without your random number.
no-aids = This table is played without aids.
bot-missing-part = { $bot } cannot play here: { $part } is not installed ({ $command }).
bot-not-offered = { $bot } does not play on this server.
bad-option = { $option ->
        [board] This board does not fit the table.
        [bots] These bots do not fit the chairs.
       *[limit] This time per decision is not possible.
    }
bad-name = A name has 1 to { $most } characters.
no-guest = The server does not know you any more. Please start again from the front page.
bad-code = This link has already been used, or its ten minutes are up. Create a new one.
bad-words = { $word ->
        [0] { $count ->
            [9] The words do not fit together: one of them has a typo, or the order is wrong.
           *[more] There should be nine words, not { $count }.
        }
       *[more] Word { $word } cannot be right. Please check its spelling.
    }
unknown-words = Nobody has these words. Maybe there are newer ones, or they belong to another server.
logged-out = This device has been logged out.
kicked = Whoever runs this server has taken you off your tables.
banned = { $days ->
        [0] Whoever runs this server has banned you from it.
        [one] Whoever runs this server has banned you from it for 1 more day.
       *[other] Whoever runs this server has banned you from it for { $days } more days.
    }
no-such-device = This device is already logged out.
too-many-tables = You have { $most } open tables; finish one of them first.
no-such-day = There is no daily deal for “{ $day }”.
day-not-begun = The deal of { $day } opens when that day begins somewhere on earth.
day-not-now = Your device says that today is { $day }, but it is that day nowhere on earth. Check its clock.
too-fast = That was a little fast. Try again in { $seconds } s.
too-many-connections = Too many pages are open from here; close one of them (at most { $most }).
too-many-watched = You can watch at most { $most } tables at once.
too-large = That is too large; the limit is { $most }.
not-a-message = The server did not understand that ({ $problem }).
bad-request = The server did not understand that ({ $problem }).
no-such-page = The server has no such page.
no-such-puzzle = There is no such puzzle.
not-at-home = That can be done only on the computer where Purradox was started with ./play.
no-network = This computer is not on a network that others could join from.
wrong-method = The server cannot do that here.
other-origin = This came from another site, so it was ignored.
wrong-host = This server does not answer to this name. Use the address that you were given.
no-thought = The bot could not think of anything ({ $reason }).
server-trouble = Something went wrong on the server. Your match is safe.
not-ready = The server is not ready yet. One moment, please.
too-many-reviews = Too many matches are being reviewed right now (at most { $most }). Try again in about { $seconds } s.
too-many-reviews-of-yours = You have { $most } reviews going already. Try again in about { $seconds } s.
too-many-hints = Too many hints are waiting (at most { $most }). Try again in about { $seconds } s.
