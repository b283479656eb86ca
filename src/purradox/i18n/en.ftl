### cli

# `help` is the whole program; `help-COMMAND` and `help-COMMAND-OPTION` are its parts.
help = Purradox: the card game Cat in the Box. Play it, let bots play it, and check what was written down.
help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND …
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-default = (default: { $value })
help-help = Show this help.
help-language = Language of help and messages.
help-version = Show the version.

no-such-command = There is no command “{ $word }”. There are: { $commands }.
no-such-option = There is no option { $option } here. See “{ $command } --help”.
option-without-value = The option { $option } is used wrongly. See “{ $command } --help”.
word-missing = { $word } is missing. See “{ $command } --help”.
bad-value = Wrong value for { $word }. It can be: { $expected }.
usage-wrong = These words do not go together. See “{ $command } --help”.
no-such-language = There is no language “{ $language }”. There are: { $languages }.
said = { $text }
file-missing = { $file }: there is no such file.
file-is-directory = { $file }: this is a folder. Name the files in it.
file-forbidden = { $file }: no permission to use this file.
file-trouble = { $file }: { $reason }.
system-trouble = The system says: { $reason }.

### records

help-verify = Check records: one line each, “ok” or what is wrong and where.
help-verify-files = Files of records; - is standard input.
help-legal = Say who is to act at the end of each record, and the legal moves.
help-legal-files = Files of records; - is standard input.
help-convert = Write records as text or as JSON.
help-convert-files = Files of records; - is standard input.
help-convert-to = The format to write.
reading = Reading records

### rules

# Colours come as the letters r b y g.
colour-name = { $colour ->
        [r] red
        [b] blue
        [y] yellow
       *[g] green
    }
cell-name = { colour-name } { $number }
# A player without a name; seats are counted from 0, as in records.
seat-name = seat { $seat }

player-count = This game is for 2 to 5 players, not { $players }.
layout-row = A row of the research board is a colour letter and its numbers, like r123456, not “{ $row }”.
layout-colours = A research board has four rows; from top to bottom: r, b, y, g.
layout-numbers = The { colour-name } row must hold each number from 1 to { $columns } once.
layout-columns = With { $players } players the research board has { $expected } columns, not { $columns }.
no-such-seat = There is no { $seat } at this table.
bad-deal = { $kind ->
        [seat] That is not the number of cards that { $seat } must be dealt.
        [number] There are more cards { $number } than the deck holds.
       *[other] The deal does not fit the number of players.
    }
deal-not-due = The cards of this round have been dealt already.
deal-due = The cards must be dealt first.
match-over = The match is over: it has as many rounds as players.
not-now = { $phase ->
        [discard] First every player must set a card aside.
        [predict] First every player must predict.
        [play] Now cards are played, nothing else.
       *[over] The round is over.
    }
already-discarded = One card is enough: { $seat } has already set one aside.
not-your-turn = It is the turn of { $to_act }, not of { $seat }.
not-in-hand = There is no { $number } in the hand of { $seat }.
no-such-prediction = The prediction can be { $allowed }, not { $tricks }.
out-of-play = The { cell-name } is out of play.
space-taken = { $kind ->
        [owner] The { cell-name } was taken by { $owner } in trick { $trick }.
       *[other] The { cell-name } is taken by a neutral token.
    }
colour-lost = The colour is gone: { colour-name } was given up in trick { $trick }.
red-not-open = Red cannot be led yet: nobody’s token is in the red row, and another colour is possible.

### notation

# What is in quotes or behind a colon is written as in records, in every language.
no-record = There is no record in it.
record-too-long = No record is longer than { $limit } characters; this must be something else.
not-utf8 = This is not UTF-8; save the file in that encoding.
unclosed-comment = This comment is not closed: “{ "}" }” is missing.
unexpected = “{ $found }” does not belong here; expected: { $expected }
cut-short = The record stops in the middle; expected: { $expected }
missing = This is missing: { $name }
unknown-name = “{ $name }” means nothing here.
repeated = “{ $name }” is here for the second time.
wrong-value = “{ $name }” should look like this: { $expected }
wrong-count = “{ $name }” must have { $expected ->
        [one] { $expected } entry
       *[other] { $expected } entries
    }, not { $found }.
too-deep = This JSON goes deeper than any record.
no-such-card = There is no card { $number } here; they go from 1 to { $highest }.
reveal-missing = With two players, the three cards turned up must be named: “| 125”, or in JSON "revealed": "125".
nothing-revealed = Cards are turned up with two players only.
no-fitting-deal = Whatever the unknown cards are, no deal fits all that is written about this round.
nobody-predicts = Two players do not predict.
trick-not-finished = Trick { $trick } is not finished: everybody plays one card to it.
round-not-over = Round { $round } is not over yet.
paradox-missing = Here “#” is missing: { $seat } has no legal play.
no-paradox = This is no paradox: { $seat } could play { cell-name }.
others-paradox = The paradox cannot be of { $seat }: it is the turn of { $to_act }.
score-missing = The score of round { $round } is missing.
wrong-score = The score of { $seat } is { $right }, not { $written }.
match-not-over = The total comes after all { $rounds } rounds.
wrong-total = The total of { $seat } is { $right }, not { $written }.

### bots

bad-bot-spec = “{ $spec }” does not name bots; write NAME or NAME:OPTION=VALUE, with commas between bots.
unknown-bot = there is no bot “{ $name }”; { $nearest ->
        [none] there are: { $known }.
       *[other] did you mean “{ $nearest }”? There are: { $known }.
    }
bot-unavailable = the bot { $name } cannot be loaded: { $reason }.
unknown-bot-option = the bot { $name } has no option “{ $option }”; { $known ->
        [none] it has none at all.
       *[other] it has: { $known }.
    }
missing-bot-option = the bot { $name } needs a value for its option: { $name }:{ $option }=…
bad-bot-option = { $name }:{ $option }={ $value } does not work; the value must be { $expected ->
        [int] a whole number.
        [float] a number.
       *[bool] yes or no.
    }
bots-and-chairs = { $bots } bots do not fit { $chairs ->
        [one] one chair
       *[other] { $chairs } chairs
    }: name one for each chair at most.

### boards

board-provisional = the order of the { $board } board is provisional (R2.3): nobody has read it off the printed cards for us yet. If you know the real one, give its four rows with --board, in quotes or in a file.
board-unknown = --board: “{ $board }” is not white, not violet, not four rows such as "r123456 b345612 y561234 g123456", and not a file.
board-not-text = { $file }: this is not a text of four rows.
board-wrong = --board: { $reason }
folder-missing = { $file }: the folder to write into does not exist.
folder-named = { $file }: this is a folder; name a file in it.

### simulate

help-simulate = Let bots play matches, and write the records.
help-simulate-players = How many sit at the table; otherwise as many as bots are named, or 3.
help-simulate-matches = How many matches to play.
help-simulate-bots = The bots, repeated in turn until every chair is taken: careful, random …
help-simulate-seed = The same seed gives the same matches.
help-simulate-board = The research board: white, violet, four rows in quotes, or a file of four rows.
help-simulate-form = How the records are written.
help-simulate-out = Where to write; - is standard output.
help-simulate-date = A day to note in the records.
simulating = Playing

### play

help-play = Play against bots, here in the terminal.
help-play-players = How many sit at the table, you included.
help-play-board = The research board: white, violet, four rows in quotes, or a file of four rows.
help-play-bots = The other bots, repeated in turn until every chair is taken: careful, random …
help-play-seed = The same seed gives the same deals.
help-play-save = Write the record of the match to this file when you leave.

play-welcome =
    Cat in the Box: you against { $bots }, on the { $board } board.
    At any time: ? shows what you can do, quit leaves.
play-you = You
play-round = == Round { $round } of { $rounds }. { $who ->
        [me] You start.
       *[other] { $name } starts.
    }
play-neutral = Turned up: { $cards }. Neutral tokens stand on { $cells }.
play-predicts = { $name } predicts { $tricks ->
        [one] 1 trick.
       *[other] { $tricks } tricks.
    }
play-plays = { $name } plays { $cell }.
play-gave-up = { $who ->
        [me] You did not follow: you have lost { $colour } for this round.
       *[other] { $name } did not follow and has lost { $colour }.
    }
play-trick-won = { $who ->
        [me] You win trick { $trick }.
       *[other] { $name } wins trick { $trick }.
    }
play-paradox = PARADOX! { $who ->
        [me] None of your cards can have any colour: { $cards }. The round is over.
       *[other] { $name } cannot play any of these: { $cards }. The round is over.
    }
play-scores = Scores of round { $round }:
play-score-bonus = { $name }: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } + { $bonus } for the group { $group } = { $points }. Total { $total }.
play-score-missed = { $name }: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }, no bonus = { $points }. Total { $total }.
play-score-paradox = { $name }: paradox, minus { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }, no bonus = { $points }. Total { $total }.
play-winner = { $who ->
        [me] You win the match with { $points ->
            [one] 1 point
           *[other] { $points } points
        }. Well played!
       *[other] { $name } wins the match with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
play-shared = The win is shared, with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each: { $names }.
play-trick-number = Trick { $trick } of { $tricks }
play-trick = On the table: { $plays }
play-hand = Your hand: { $cards }
play-won = tricks won: { $tricks }
play-predicted = predicted: { $tricks }
play-without = lost: { $colours }
play-ask-discard = Set one card aside, face down. Which number?
play-ask-predict = How many tricks will you win: { $allowed }?
play-ask-lead = You lead. Which card, and which colour? For example 5b for a blue 5.
play-ask-follow = Your turn; { $colour } was led. Which card, and which colour?
play-legal = You can choose: { $moves }
play-words = Type one of these; why 5b to hear why a play is not allowed; quit to leave.
play-why-legal = { $move } is allowed.
play-not-in-hand = You have no { $number }.
# Stands where a sentence of the rules names who took a space.
play-you-took = you
play-number-please = Type a number, or ? to see which ones.
play-card-please = Type a number and a colour letter (r b y g), such as 5b, or ? to see what is allowed.
play-which-colour = Which colour? You can choose: { $moves }
play-left = You left the table. Until next time!
play-saved = The record is in { $file }.

### gate

help-gate = Hold the compiled kernel against the readable engine, which is the law.
help-gate-rounds = Rounds to play in lockstep, and as many playouts.
help-gate-seed = The same seed gives the same rounds.
gate-part = Part
gate-pieces = Pieces
gate-compared = Compared
gate-seconds = Seconds
gate-result = Engines
gate-part-cases = Figures and rare cases
gate-part-perft = Perft files
gate-part-toys = Toy setups
gate-part-lockstep = Lockstep
gate-part-playouts = Playouts
gate-agree = agree
gate-differ = differ
gate-passed = The engines agree.
gate-failed = The engines differ. The lines above lead there again.

### bench

help-bench = Measure how fast the engines are, and hold the statistics of random play against known ones.
help-bench-name = kernel: the compiled engine beside all that it can be compared with; figures: the statistics of random play; readable: the readable engine.
help-bench-quick = Take less time, with rougher results.
help-bench-json = Write the results to this file too.
bench-missing = There are no benchmarks here: they come with the repository, not with the installed package. Run “./play bench” in a clone of it.
