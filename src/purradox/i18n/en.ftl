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

bad-bot-spec = “{ $spec }” does not name bots; write NAME, NAME:OPTION=VALUE or exec:COMMAND, with commas between bots.
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
help-bench-name = kernel: the compiled engine beside all that it can be compared with; figures: the statistics of random play; readable: the readable engine; server: how much a server carries.
help-bench-quick = Take less time, with rougher results.
help-bench-json = Write the results to this file too.
bench-missing = There are no benchmarks here: they come with the repository, not with the installed package. Run “./play bench” in a clone of it.

### arena

help-arena = Let bots play matches on the same deals, every bot on every chair, and say who is better and how sure that is. “arena report FOLDER” tells again what a folder holds.
help-arena-stored = Tell again what this folder holds.
help-arena-bots = The bots, at least two; the same one twice is a control.
help-arena-players = How many sit at the table; otherwise as many as bots are named.
help-arena-matches = How many matches to play; a deal that has begun is played on every chair.
help-arena-hours = How long to play; a deal that has begun is played to its end.
help-arena-until = Stop as soon as this, or its opposite, is established.
help-arena-processes = How many matches to play at the same time.
help-arena-ray = Play on the Ray cluster at this address; local starts one here.
help-arena-seed = The same seed gives the same deals; otherwise 0.
help-arena-board = The research board: white, violet, four rows in quotes, or a file of four rows; otherwise white.
help-arena-out = Keep every match in this folder; the same command again goes on from there.
help-arena-file = Write the report to this file as well, as JSON.
arena-playing = Playing
arena-bot = Bot
arena-points = Points a round
arena-wins = Wins, %
arena-paradoxes = Paradoxes
arena-predictions = Predictions
arena-time = ms a move
arena-worst = slowest
arena-rating = Rating
arena-pair = Pair
arena-deals = Deals
arena-difference = Points a round
arena-ahead = Ahead, %
arena-control = control
arena-summary = Deals: { $deals }. Matches: { $matches }. Distinct games: { $games }.
arena-legend = ± is a 95 % interval over deals, for the rating its sigma. A chair’s fair share of wins: { $fair }.
arena-forfeits = Decisions that { $name } left to careful: { $decisions }.
arena-until-so = Established: { $claim }. Points a round: { $difference }, whenever one stops.
arena-until-opposite = The opposite is established, not { $claim }. Points a round: { $difference }, whenever one stops.
arena-until-open = Not decided: { $claim }. Points a round: { $difference }, whenever one stops.
arena-interrupted = interrupted; the same command goes on from here.
arena-interrupted-unkept = interrupted; without --out nothing was kept.
arena-few-bots = --bots: name at least two bots, with a comma between them.
arena-how-long = How long? Give --matches or --hours.
arena-until-form = --until: “{ $claim }” does not look like "A > B".
arena-until-unknown = --until: there is no “{ $name }” here. There are: { $names }.
arena-until-same = --until: in “{ $claim }” the same bot stands on both sides.
arena-none-here = { $folder }: there is no arena in it.
arena-not-a-folder = { $folder }: this is not a folder.
arena-folder-taken = { $folder }: there is something else in it. Name a new folder.
arena-folder-busy = { $folder }: another arena is at work in it.
arena-folder-differs = { $folder } holds an arena with other settings ({ $setting }: { $there } there, { $here } here). Name a new folder, or the same settings.
arena-damaged = { $file }: line { $line } cannot be read. Remove that line, or name a new folder.
arena-bot-raised = the bot { $name } failed in match { $match }: { $reason }. { $file ->
        [none] The record up to there is above.
       *[other] The record up to there is in { $file }.
    }
arena-bot-illegal = the bot { $name } made an illegal move in match { $match }: { $reason }. { $file ->
        [none] The record up to there is above.
       *[other] The record up to there is in { $file }.
    }
arena-worker-died = A process that played matches has ended by itself. Perhaps memory ran out: try fewer with --processes.
arena-needs = This needs { $package }, which is not installed: pip install "purradox[{ $extra }]".
arena-ray-unreachable = --ray: there is no cluster at “{ $address }”: { $reason }

### bot pipe

help-bot = Let one of our bots answer questions on standard input, so that any program can play against it.
help-bot-spec = The bot: careful, random …
help-bot-seed = The same seed and the same question give the same answer.
cards-unknown = The record does not tell all cards of { $seat }.
legal-differs = “legal” is not what the rules say: { $right }
bot-option-not-positive = { $name }:{ $option }={ $value } does not work; the value must be greater than 0.
no-such-program = exec: “{ $program }” cannot be run; name a program on the PATH, or write its whole path.
forfeit = { $bot }, { $seat }, decision { $decision }: { $reason } The bot careful decides instead.{ $words ->
        [none] { "" }
       *[other] { " " }The program’s last words: { $words }
    }
forfeit-nonsense = “{ $detail }” is no answer.
forfeit-illegal = “{ $detail }” is not a legal move here.
forfeit-refused = the program refuses: { $detail }
forfeit-too-long = the answer is longer than any answer can be.
forfeit-out-of-turn = the program spoke without being asked.
forfeit-late = no answer within { $detail } s (does the program flush each line?).
forfeit-closed = the program closed its output.
forfeit-died = the program ended with status { $detail }.
forfeit-not-started = the program cannot be started: { $detail }.
forfeit-given-up = it forfeited several decisions in a row and is not started any more.

### conformance

help-conform = Hold a bot to everything that a bot must be.
help-conform-spec = The bot: careful, "exec:python3 my_bot.py" …
help-conform-players = Only this number of players; otherwise each of them.
help-conform-rounds = How many rounds to take positions from, for each number of players.
help-conform-seconds = The time that a decision may take; otherwise time is not checked.
help-conform-seed = The same seed gives the same questions.
help-conform-clock = The bot thinks by the clock: do not ask it for the same move twice.
conforming = Asking the bot
conform-check = Check
conform-asked = Asked
conform-result = Result
conform-check-matches = plays whole matches
conform-check-legal = makes only legal moves
conform-check-repeats = same seed, same moves
conform-check-order = in any order, same moves
conform-check-blind = other unseen cards, same moves
conform-check-quiet = leaves everybody’s chance alone
conform-check-view = leaves its view alone
conform-check-time = keeps its time
conform-passed = passed
conform-failed = failed
conform-not-asked = not asked
conform-wrong-matches = it did not get through: { $answer }
conform-wrong-legal = the answer { $answer } is not a legal move.
conform-wrong-repeats = asked for the first time it answered { $answer }, the second time { $other }.
conform-wrong-order = asked in order it answered { $answer }, asked in disorder { $other }.
conform-wrong-blind = it answered { $answer }, but { $other } when cards that it cannot see were others.
conform-wrong-quiet = it changed the state of { $answer }, which belongs to everybody.
conform-wrong-view = it changed the view that it was given, and answered { $answer }.
conform-wrong-time = it took { $answer } s; it has { $other } s and a tenth more.
conform-passed-all = The bot conforms.
conform-failed-some = The bot does not conform. The records above are the first positions at which it fails.

### analysis

help-analyse = Review a match: what every choice was worth, from what its player could know.
help-analyse-file = A file with a record; - is standard input.
help-analyse-record = Which record of the file, counted from 1.
help-analyse-seat = Only this player: a name, or the number of the seat counted from 0. Every decision is listed then.
help-analyse-worlds = Worlds to look into for each decision, otherwise 400; more are slower and more exact.
help-analyse-seconds = Instead of worlds, the time for each decision.
help-analyse-seed = The same seed and number of worlds give the same review.
help-analyse-json = Write all there is as JSON.
help-analyse-html = Write a web page that needs nothing else.
help-analyse-out = Where to write; - is standard output.
help-hint = Say what to do at the end of a record: every choice, the best one first, and why.
help-hint-file = A file with a record; - is standard input.
help-hint-record = Which record of the file, counted from 1.
help-hint-seat = Whose choice: a name, or the number of the seat counted from 0. Otherwise whoever is to act.
help-hint-seconds = How long to think, otherwise half a second.
help-hint-worlds = How many worlds to look into, instead of a time.
help-hint-seed = The same seed and number of worlds give the same answer.
help-hint-json = Write the answer as JSON.
help-hint-watch = Show the answer in the terminal while it gets better; Ctrl-C ends that.
analysing = Weighing decisions
analysis-title = Review of a match
analysis-player = Player
analysis-total = Total
analysis-accuracy = Accuracy
analysis-lost-points = Points given away
analysis-lost-win = Win given away
analysis-round = Round
analysis-typical = Typical
analysis-deal = Deal
analysis-luck = Luck
analysis-play = Play
analysis-score = Score
analysis-when = When
analysis-choice = Choice
analysis-best = Best
analysis-points = Points
analysis-win = Win
analysis-paradox = Paradox
analysis-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Prediction
    }
analysis-loss = Loss
analysis-why = Why
# Where a decision stands in its round; $phase is discard, predict or play.
analysis-step = { $phase ->
        [discard] discard
        [predict] prediction
       *[play] trick { $trick }
    }
analysis-moment = round { $round }, { analysis-step }
analysis-costliest = The costliest decisions of { $name }
analysis-nothing-lost = Nothing that can be told apart from the best choices.
analysis-mistake = { $when }: { $chosen }, better { $best }. Points { $points }, win { $win }. { $why }
analysis-unknown = { $name }: not analysed in rounds { $rounds }, because the record does not tell these cards.
analysis-legend =
    Typical + deal + luck + play = score of the round; luck is what came true beyond what could be expected, play is what the choices brought beyond a quick player’s.
    Accuracy, whatever the cards: about 100 % for the best choice each time, 65 % for the quick player’s choices, about 0 % for choices at random. ± is a standard error.
analysis-worlds = Worlds for each decision: { $worlds }
analysis-seconds = Seconds for each decision: { $seconds }
analysis-chart-win = Chance to win the match
analysis-chart-points = Expected score of the round
analysis-chart-dot = what the round brought
analysis-board = Research board, { $when }. { $rows }
analysis-board-key = Thick frame: what was played. Dashed frame: the best choice.
analysis-neutral = neutral
analysis-hand = Hand: { $cards }
analysis-all = All decisions
analysis-empty = There is nothing to review in this record: no decision of a player whose cards are known.
analysis-one-format = --json and --html do not go together: choose one.
analysis-records = { $file }: this is record { $number } of { $count }; --record names another one.
analysis-no-record = { $file }: there is no record { $number }; it holds { $count }.
analysis-no-seat = --seat: there is no “{ $seat }” here. There are: { $names }.
hint-ask = { $name }: { $phase ->
        [discard] which card to set aside?
        [predict] how many tricks to predict?
       *[play] what to play?
    }
hint-nobody = There is nothing to choose at the end of this record: { $state ->
        [over] the match is over.
       *[deal] a deal is due.
    }
hint-whose = Several players are still to set a card aside; choose one with --seat: { $names }.
why-close = Too close to call.
why-certain-paradox = A paradox is certain, instead of a risk of { $other }.
why-paradox = Risk of a paradox: { $this } instead of { $other }.
why-missed = { $goal ->
        [bonus] The bonus is out of reach
       *[prediction] The prediction cannot be kept any more
    }, instead of a chance of { $other }.
why-kept = { $goal ->
        [bonus] Chance of the bonus
       *[prediction] Chance to keep the prediction
    }: { $this } instead of { $other }.
why-group = Mean size of the group: { $this } instead of { $other }.
why-trick = The trick is given away: won in { $this } instead of { $other }.
why-takes = The trick is taken: won in { $this } instead of { $other }.
why-tricks = Tricks on average: { $this } instead of { $other }.
why-rivals = The others come out better. Chance to win the match: { $this } instead of { $other }.

### serve

help-serve = Tables for browsers: on this machine, or for everybody.
help-serve-address = The address to listen at; 0.0.0.0 is every one.
help-serve-port = The port; 0 takes a free one.
help-serve-database = An SQLite file, or postgresql://…; otherwise a file among your own data.
help-serve-workers = How many processes answer people; more than one needs PostgreSQL.
help-serve-thinkers = How many processes think for the bots.
help-serve-proxies = Addresses of reverse proxies whose word is taken for who asks.
help-serve-connections = How many connections one address may have.
help-serve-messages = How many messages one connection may send in a second.
help-serve-requests = How many requests one address may make in a second.
help-serve-browser = Open the page in a browser.
help-verify-deal = Check that matches were dealt as their seeds say.
help-verify-deal-files = Files with the proof of a match, as a server gives them.
serving = Purradox is at { $link } – press Ctrl+C to stop.
serving-already = Purradox is running already, at { $link }
database-in-use = { $database } is in use by another server. Stop that one, or name another file with --database.
database-broken = “{ $database }” is not a database, or it is damaged. Put a backup in its place, or name another file with --database.
database-unreachable = The database { $database } does not answer, or does not let us in.
database-newer = “{ $database }” was written by a newer Purradox. Update this one.
bad-database = “{ $database }” is not a database: name a file, or write postgresql://user@host/name.
workers-need-postgresql = Several workers need PostgreSQL: add --database postgresql://…
port-taken = Nothing can listen at { $address }, port { $port }: it may be in use. Choose another with --port.
server-did-not-start = The server did not start. The lines above say why; the database is { $database }.
deals-proved = { $rounds ->
        [one] ok, 1 round dealt as the seed says
       *[other] ok, { $rounds } rounds dealt as the seed says
    }
bad-proof = This is not the proof of a match: { $line }
wrong-commitment = The seed is not the one that the table was promised.
wrong-deal = Round { $round } was dealt otherwise than the seed says.
