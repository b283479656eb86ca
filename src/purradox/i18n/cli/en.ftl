### cli

# `help` is the whole program; `help-COMMAND` and `help-COMMAND-OPTION` are its parts.
help = Purradox: the card game Cat in the Box. Play it, let bots play it, and check records of it.
help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND…
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-default = (default: { $value })
help-help = Show this help.
help-language = Language of help and messages.
help-version = Show the version.
help-install-completion = Install completion for the shell that you use.
help-show-completion = Show the completion script for the shell that you use.

no-such-command = There is no command “{ $word }”. { $nearest ->
        [none] There are: { $commands }.
       *[other] Did you mean “{ $nearest }”? There are: { $commands }.
    }
no-such-option = There is no option { $option } here. See “{ $command } --help”.
option-without-value = The option { $option } is used wrongly. See “{ $command } --help”.
word-missing = { $word } is missing. See “{ $command } --help”.
bad-value = Wrong value for { $word }. It can be: { $expected }.
kind-int = whole number
kind-float = number
kind-bool = yes | no
kind-str = text
usage-wrong = These arguments do not go together. See “{ $command } --help”.
no-such-language = There is no language “{ $language }”. There are: { $languages }.
said = { $text }
file-missing = { $file }: there is no such file.
file-is-directory = { $file }: this is a folder. Name the files in it.
file-forbidden = { $file }: no permission to use this file.
file-trouble = { $file }: { $reason }.
system-trouble = The system says: { $reason }.
part-missing = { $part } is not installed. To install it: { $command }

### records

help-verify = Check records: one line each, “ok” or what is wrong and where.
help-verify-files = Files of records; - is standard input.
help-legal = Say whose turn it is at the end of each record, and which moves are legal.
help-legal-files = Files of records; - is standard input.
help-convert = Write records as text or as JSON.
help-convert-files = Files of records; - is standard input.
help-convert-to = The format to write.
reading = Reading records

### bots

bad-bot-spec = “{ $spec }” does not name bots; write NAME, NAME:OPTION=VALUE or exec:COMMAND, with commas between bots.
unknown-bot = there is no bot “{ $name }”; { $nearest ->
        [none] there are: { $known }.
       *[other] did you mean “{ $nearest }”? There are: { $known }.
    }
bot-unavailable = the bot { $name } cannot be loaded: { $reason }.
bot-needs = the bot { $name } needs { $part }, which is not installed: { $command }
unknown-bot-option = the bot { $name } has no option “{ $option }”; { $known ->
        [none] it has none at all.
       *[other] it has: { $known }.
    }
missing-bot-option = the bot { $name } needs a value for its option: { $name }:{ $option }=…
bad-bot-option = { $name }:{ $option }={ $value } does not work; the value must be { $expected ->
        [int] a whole number.
        [float] a number.
        [bool] yes or no.
       *[other] { $expected }.
    }
bots-and-chairs = { $bots } bots do not fit { $chairs ->
        [one] one chair
       *[other] { $chairs } chairs
    }: name one for each chair at most.

### boards

board-provisional = the order of the violet board is provisional (R2.3): nobody has read it off the printed cards for us yet. If you know the real one, give its four rows with --board, in quotes or in a file.
board-unknown = --board: “{ $board }” is not white, not violet, not four rows such as "r123456 b345612 y561234 g123456", and not a file.
board-not-text = { $file }: this is not a text of four rows.
board-wrong = --board: { $reason }
folder-missing = { $file }: the folder to write into does not exist.
folder-named = { $file }: this is a folder; name a file in it.

### simulate

help-simulate = Let bots play matches, and write the records.
help-simulate-players = Number of players; by default as many as there are bots named, or 3.
help-simulate-matches = Number of matches to play.
help-simulate-bots = The bots, repeated in turn until every chair is taken: careful, random…
help-simulate-seed = The same seed gives the same matches.
help-simulate-board = The research board: white, violet, four rows in quotes, or a file of four rows.
help-simulate-processes = Number of matches to play at the same time.
help-simulate-form = How the records are written.
help-simulate-out = Where to write; - is standard output.
help-simulate-date = A date to note in the records.
simulating = Playing
simulate-interrupted = interrupted; matches written: { $written } of { $matches }.
simulate-failed = a bot failed in match { $number }: { $reason }. Matches written: { $written }.

### play

help-play = Play against bots, here in the terminal.
help-play-players = Number of players, including you.
help-play-board = The research board: white, violet, four rows in quotes, or a file of four rows.
help-play-bots = The other bots, repeated in turn until every chair is taken: careful, random…
help-play-seed = The same seed gives the same deals.
help-play-save = Write the record of the match to this file when you leave.
help-play-daily = Play the daily deal of today for practice: four players, one round, the same cards as everywhere.

play-welcome =
    Cat in the Box: you against { $bots }, on { $board ->
        [white] the white board
        [violet] the violet board
       *[own] a custom board
    }.
    At any time: ? shows what you can do, quit leaves.
play-you = You
play-round = == Round { $round } of { $rounds }. { $who ->
        [me] You start.
       *[other] { $name } starts.
    }
play-predicts = { $name } predicts { $tricks ->
        [one] 1 trick.
       *[other] { $tricks } tricks.
    }
play-plays = { $name } plays { $cell }.
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
# Stands where a sentence of the rules names who took a space.
play-you-took = you
play-number-please = Type a number, or ? to see which ones.
play-card-please = Type a number and a colour letter (r b y g), such as 5b, or ? to see what is allowed.
play-which-colour = Which colour? You can choose: { $moves }
play-left = You left the table. Until next time!
play-saved = The record is in { $file }.

### precompile

help-precompile = Compile everything now, once on this machine, so that no bot has to be waited for later.
precompiled = Everything is compiled: bots, hints and reviews start at once.

### gate

help-gate = Check the compiled kernel against the readable engine, which is the reference.
help-gate-rounds = Rounds to play in lockstep, and as many playouts.
help-gate-seed = The same seed gives the same rounds.
help-gate-engine = Which engine to check: the one compiled for the processor, or for a graphics card (CUDA). On a card, so many rounds of every setup.
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
gate-part-batches = Many tables at once
gate-part-rounds = Whole rounds on the card
gate-no-card = There is no graphics card here that Numba can use. NUMBA_ENABLE_CUDASIM=1 stands in for one, slowly; on a machine that has one, install numba-cuda and set PURRADOX_PORTABLE=1.
gate-agree = agree
gate-differ = differ
gate-passed = The engines agree.
gate-failed = The engines differ. The lines above show how to get there again.

### bench

help-bench = Measure how fast the engines are, and compare the statistics of random play with known ones. (For how strong a bot is, see benchmark.)
help-bench-name = kernel: the compiled engine beside everything it can be compared with; figures: the statistics of random play; readable: the readable engine; server: how much load a server can take.
help-bench-quick = Take less time, with rougher results.
help-bench-json = Also write the results to this file.
bench-missing = There are no benchmarks here: they come with the repository, not with the installed package. Run “./play bench” in a clone of it.

### arena

help-arena = Let bots play matches on the same deals, every bot on every chair, and say who is better and how certain that is. “arena report FOLDER” shows the report of a folder again.
help-arena-stored = Show the report of this folder again.
help-arena-bots = The bots, at least two; the same one twice is a control.
help-arena-players = Number of players at the table; by default as many as there are bots named.
help-arena-matches = Number of matches to play; a deal that has begun is played on every chair.
help-arena-hours = Hours to play; a deal that has begun is played to the end.
help-arena-until = Stop as soon as this, or its opposite, is established.
help-arena-processes = Number of matches to play at the same time.
help-arena-ray = Play on the Ray cluster at this address; local starts one here.
help-arena-seed = The same seed gives the same deals; otherwise 0.
help-arena-board = The research board: white, violet, four rows in quotes, or a file of four rows; otherwise white.
help-arena-out = Keep every match in this folder; the same command continues from there.
help-arena-file = Also write the report to this file, as JSON.
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
arena-legend = ± and ranges in brackets are 95 % intervals over deals; for the rating ± is its sigma. A chair’s fair share of wins: { $fair }.
arena-forfeits = Decisions that { $name } left to careful: { $decisions }.
arena-until-so = Established: { $claim }. Ahead: { $ahead } %, whenever one stops.
arena-until-opposite = The opposite is established, not { $claim }. Ahead: { $ahead } %, whenever one stops.
arena-until-open = Not decided: { $claim }. Ahead: { $ahead } %, whenever one stops.
arena-interrupted = interrupted; the same command continues from here.
arena-interrupted-unkept = interrupted; without --out nothing was kept.
arena-few-bots = --bots: name at least two bots, with a comma between them.
arena-how-long = How long? Give --matches or --hours.
arena-until-form = --until: “{ $claim }” does not look like "A > B" or "A > B - 5%".
arena-until-unknown = --until: there is no “{ $name }” here. There are: { $names }.
arena-until-same = --until: in “{ $claim }” the same bot stands on both sides.
arena-until-margin = --until: “{ $claim }” always holds. Take less than 50 % away.
arena-none-here = { $folder }: there is no arena in it.
arena-not-a-folder = { $folder }: this is not a folder.
arena-folder-taken = { $folder }: there is something else in it. Name a new folder.
arena-folder-busy = { $folder }: another arena is using it.
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
arena-worker-died = A process that played matches ended unexpectedly. It may have run out of memory: try fewer with --processes.
arena-ray-unreachable = --ray: there is no cluster at “{ $address }”: { $reason }

### benchmark

help-benchmark = Measure how strong a bot is: on fixed deals and every chair, among careful, among greedy and among neural. (For how fast the engines are, see bench.)
help-benchmark-bot = The bot: careful, "exec:python3 my_bot.py"…
help-benchmark-players = Number of players at the table.
help-benchmark-deals = Number of deals; results are compared over the same number, otherwise 100.
help-benchmark-processes = Number of matches to play at the same time.
help-benchmark-file = Also write the result to this file, as JSON.
benchmark-opponents = Opponents
benchmark-summary = Benchmark { $version }. Deals against each opponent: { $deals }, each on every chair. ± and ranges in brackets are 95 % intervals over deals. A chair’s fair share of wins: { $fair }.

### dataset

help-dataset = Let greedy bots play matches and write every decision as a row of an array: what was seen, what was legal, what was done, and the score. The same seed gives the same bytes.
help-dataset-matches = Number of matches for each number of players; otherwise 100,000.
help-dataset-players = Only this number of players; by default all of them.
help-dataset-seed = The same seed gives the same bytes; otherwise 0.
help-dataset-board = The research board: white, violet, four rows in quotes, or a file of four rows; otherwise white.
help-dataset-out = Write the files into this folder; without it only their SHA-256 is printed.

### list of bots

help-bots = List the installed bots with their options.
help-bots-json = Write the list as JSON.
bots-missing = cannot be loaded: { $reason }
bots-required = required
bots-how = Write options behind a colon, wherever a bot is named: { $example }
bot-about-random = Plays any legal move, each as likely as any other.
bot-about-careful = Counts cards and spaces, keeps clear of paradoxes and plays to its prediction, without looking ahead.
bot-about-thumb = Follows the printed rules of thumb and knows nothing else.
bot-about-greedy = Judges like careful, compiled and tuned for each number of players.
bot-about-search = Tries its moves in possible deals that fit what it has seen.
bot-about-neural = Plays at once what its neural network has learned.
bot-about-exec = Asks a program of yours for every decision: exec:COMMAND

### bot pipe

help-bot = Let one of our bots answer questions on standard input, so that any program can play against it.
help-bot-spec = The bot: careful, random…
help-bot-seed = The same seed and the same question give the same answer.
legal-differs = “legal” is not what the rules say: { $right }
bot-option-not-positive = { $name }:{ $option }={ $value } does not work; the value must be greater than 0.
bot-option-negative = { $name }:{ $option }={ $value } does not work; the value must be 0 or more.
bot-option-too-large = { $name }:{ $option }={ $value } does not work; the value must be { $most } at most.
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

### sit

help-sit = Seat a bot at a server’s table and keep it there.
help-sit-spec = The bot: careful, "exec:python3 my_bot.py"…
help-sit-server = The server, or the link to one of its tables.
help-sit-table = A table to sit down at; may be repeated. Without it a new table is opened.
help-sit-name = What the bot is called; by default like its spec.
help-sit-players = Number of players at a new table.
help-sit-board = The research board of a new table: white, violet, four rows in quotes, or a file of four rows.
help-sit-seconds = Seconds for each decision; after that the bot careful decides.
help-sit-rematch = Stay after a match, and accept when somebody wants a rematch.
sit-seated = { $name } sits at { $link }
sit-left = { $name } has left.
sit-already = { $name } is already playing at table { $table }. Choose another --name.
sit-disconnected = The connection to { $server } is lost; trying again.
sit-connected = Connected to { $server } again.
server-unreachable = { $server } cannot be reached.
other-protocol = This program and the server are of versions that do not fit together. Update the older one: pip install --upgrade purradox
sit-closed = { $reason ->
        [host] the host has closed the table.
        [expired] nobody came for a long time: the table is closed.
        [operator] whoever runs the server has closed the table.
       *[left] the match was given up.
    }
sit-removed = the bot was taken off its chair.
sit-result = place { $place } of { $players }, points: { $points } ({ $totals })
sit-late = no answer within { $detail } s.
sit-died = its process ended.
sit-refused = it failed: { $detail }

### conformance

help-conform = Run the conformance checks on a bot.
help-conform-spec = The bot: careful, "exec:python3 my_bot.py"…
help-conform-players = Only this number of players; by default all of them.
help-conform-rounds = How many rounds to take positions from, for each number of players.
help-conform-seconds = The time a decision may take; by default time is not checked.
help-conform-seed = The same seed gives the same questions.
help-conform-clock = The bot thinks by the clock: do not expect the same move twice.
help-conform-json = Write the result as JSON.
conforming = Asking the bot
conform-check = Check
conform-asked = Asked
conform-result = Result
conform-check-matches = plays whole matches
conform-check-legal = makes only legal moves
conform-check-repeats = same seed, same moves
conform-check-order = in any order, same moves
conform-check-blind = other unseen cards, same moves
conform-check-quiet = leaves shared randomness alone
conform-check-view = leaves its view alone
conform-check-time = keeps its time
conform-passed = passed
conform-failed = failed
conform-not-asked = not asked
conform-wrong-matches = it did not play to the end: { $answer }
conform-wrong-legal = the answer { $answer } is not a legal move.
conform-wrong-repeats = asked for the first time it answered { $answer }, the second time { $other }.
conform-wrong-order = asked in order it answered { $answer }, asked out of order { $other }.
conform-wrong-blind = it answered { $answer }, but { $other } when cards it cannot see were different.
conform-wrong-quiet = it changed the state of { $answer }, which everybody shares.
conform-wrong-view = it changed the view it was given, and answered { $answer }.
conform-wrong-time = it took { $answer } s; it may take { $other } s and a tenth more.
conform-stopped = The bot did not answer twice in a row, so it was asked nothing more.
conform-passed-all = The bot conforms.
conform-failed-some = The bot does not conform. The records above are the first positions where it fails.

### analysis

help-analyse = Review a match: what every choice was worth, given what its player could know.
help-analyse-file = A file with a record; - is standard input.
help-analyse-record = Which record of the file, counted from 1.
help-analyse-seat = Only this player: a name, or the number of the seat counted from 0. Then every decision is listed.
help-analyse-simulations = Simulations for each decision, 600 by default; more are slower and more exact.
help-analyse-seconds = The time for each decision, instead of a number of deals.
help-analyse-seed = The same seed and number of deals give the same review.
help-analyse-json = Write everything as JSON.
help-analyse-html = Write a self-contained web page.
help-analyse-out = Where to write; - is standard output.
help-hint = Say what to do at the end of a record: every choice, best first, and why.
help-hint-file = A file with a record; - is standard input.
help-hint-record = Which record of the file, counted from 1.
help-hint-seat = Whose choice: a name, or the number of the seat counted from 0. By default the player whose turn it is.
help-hint-seconds = How long to think, half a second by default.
help-hint-simulations = Number of simulations, instead of a time.
help-hint-seed = The same seed and number of deals give the same answer.
help-hint-json = Write the answer as JSON.
help-hint-watch = Show the answer in the terminal while it gets better; Ctrl-C stops.
help-puzzles = Solve a puzzle: the one of the day, one of a kind, or the one with this id. Ends with 0 if the answer is right.
help-puzzles-puzzle = The id of a puzzle, as in its address.
help-puzzles-kind = A puzzle of this kind: survive, keep, group, discard or read.
help-puzzles-answer = Answer at once, without being asked.
analysing = Analysing decisions
analysis-title = Review of a match
analysis-accuracy = Accuracy
analysis-lost-points = Points given away
analysis-lost-win = Win given away
analysis-typical = Typical
analysis-deal = Deal
analysis-luck = Luck
analysis-play = Play
analysis-score = Score
analysis-when = When
analysis-best = Best
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
analysis-nothing-lost = No choice was measurably worse than the best one.
analysis-mistake = { $when }: { $chosen }, better { $best }. Points { $points }, win { $win }. { $why }
analysis-unknown = { $name }: not analysed in rounds { $rounds }, because the record does not show these cards.
analysis-legend =
    Typical + deal + luck + play = score of the round; luck is what came true beyond what could be expected, play is what the choices brought beyond a quick player’s.
    Accuracy, whatever the cards: about 100 % for the best choice each time, 80 % for the quick player’s choices, about 0 % for choices at random. ± is a standard error.
analysis-simulations = Simulations for each decision: { $simulations }
analysis-seconds = Seconds for each decision: { $seconds }
analysis-chart-win = Chance to win the match, as each player could know it
analysis-chart-win-kind = Each line knows only the table and that player’s own cards, so the lines need not add up to 100 %.
analysis-chart-points = Expected score of the round
analysis-chart-dot = what the round brought
analysis-board = Research board, { $when }. { $rows }
analysis-board-key = ✗ in a dashed frame: what was played. ✓: the best choice.
analysis-neutral = neutral
analysis-hand = Hand: { $cards }
analysis-led = Led colour: { $colour }
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
hint-whose = Several players still have to set a card aside; choose one with --seat: { $names }.

### serve

help-serve =
    Serve tables to browsers: on this machine, or for everybody.
    Every option can also be an environment variable (--port: PURRADOX_PORT) or a line in a TOML file (port = 8080), which --config or PURRADOX_CONFIG names. An option counts before the environment, the environment before the file. Everybody on this machine can read the options of a process: keep a password in the environment, in the file or in --password-file.
help-serve-config = A TOML file with settings.
help-serve-address = The address to listen on; 0.0.0.0 means all of them.
help-serve-port = The port; 0 takes a free one.
help-serve-hosts = The names by which people may reach this server, separated by commas; others get 421. Without it, any name will do.
help-serve-database = An SQLite file, or postgresql://…; by default a file in your own data folder.
help-serve-password-file = A file with nothing in it but the password of the PostgreSQL database.
help-serve-workers = Number of processes that answer people; more than one needs PostgreSQL.
help-serve-thinkers = Number of processes that think for the bots.
help-serve-proxies = Trusted reverse proxies (their X-Forwarded-For is used).
help-serve-connections = Connections that one address may have.
help-serve-messages = Messages that one connection may send per second.
help-serve-requests = Requests that one address may make per second.
help-serve-guest-days = Guests who have not been here for so many days and have no match in progress are deleted; 0 keeps them for ever.
help-serve-waiting-days = Days without anybody after which a table that waits for its start is closed; 0 is never.
help-serve-match-days = Days without anybody after which a match that goes on is closed; 0 is never.
help-serve-finished-days = Days after which a match that is over is deleted; 0 is never.
help-serve-daily-secret = A secret text that the daily deals follow from, so that nobody else knows tomorrow’s; without it they follow from their dates. Keep it in the environment or in the file.
help-serve-bot = A bot that tables may have beside the levels, such as magpie or "exec:COMMAND"; may be repeated. Everybody sees the spec.
help-serve-webhook = An http or https address that is called when it has become the turn of somebody who is away, at tables with a clock of days.
help-serve-offline = A folder made by “export”: people who have opened the page can then play alone without a connection.
help-serve-browser = Open the page in a browser.
help-verify-deal = Check that matches were dealt as their seeds say.
help-verify-deal-files = Files with the proof of a match, as a server gives them.
serving = Purradox is running at { $link } – press Ctrl+C to stop.
serving-others = Other devices on your network open { $link }
serving-already = Purradox is already running, at { $link }
database-in-use = { $database } is in use by another server. Stop that one, or name another file with --database.
database-broken = “{ $database }” is not a database, or it is damaged. Put a backup in its place, or name another file with --database.
database-unreachable = The database { $database } does not answer, or does not let us in.
database-newer = “{ $database }” was written by a newer Purradox. Update this one.
bad-database = “{ $database }” is not a database: name a file, or write postgresql://user@host/name.
workers-need-postgresql = Several workers need PostgreSQL: add --database postgresql://…
port-taken = Cannot listen on { $address }, port { $port }: it may be in use. Choose another with --port.
server-did-not-start = The server did not start. The lines above say why; the database is { $database }.
no-such-setting = { $where }: there is no setting “{ $name }”. { $nearest ->
        [none] There are: { $settings }.
       *[other] Did you mean “{ $nearest }”?
    }
not-toml = { $file }: this is not TOML; look at line { $line }.
deals-proved = { $rounds ->
        [one] ok, 1 round dealt as the seed says
       *[other] ok, { $rounds } rounds dealt as the seed says
    }
deals-shared = Nobody chose the cards: this is proved to those who added a random number ({ $names }), if the promises in the file are those that they were told before the first deal. Who starts was drawn by the server alone.
deals-unshared = Nobody added a random number, so the server may have chosen the cards.
deals-withheld = Promised a random number and did not tell it in time: { $names }. With the server’s help, that was a choice of one match out of { $deals }.
deals-uncommitted = In this match random numbers were added without a promise, so the server may have chosen the cards.
deals-daily = These are the cards of the daily deal of { $day }. They follow from the date alone: nobody chose them, and anybody can work them out.
deals-daily-chain = These are the cards of the daily deal of { $day }, from a seed that leads back to { $root }. If the server told you that before, the cards were fixed then, the same for everybody; whoever runs the server could know them.
bad-proof = This is not the proof of a match: { $line }
wrong-commitment = The seed is not the one that was promised to the table.
wrong-deal = Round { $round } was not dealt as the seed says.

### docs

help-docs = Open the documentation in your browser, with search and examples that lead into the game.
docs-missing = There is no documentation here: this installation was made without it. A release has it, and so has a checkout of the repository.

### export

help-export = Write the game as a folder of files for any web host: people play it in their browser, also offline, and no server is needed.
help-export-folder = The folder to write: a new or empty one, or that of an earlier export.
export-downloading = Downloading { $what }…
export-compiling = Compiling Python for the page…
export-writing = Writing the files…
export-done = The site is in { $folder } ({ $size } MB).
export-look = To look at it: { $command }
export-needs-node = An export needs Node.js, which is not installed. To install it: { $command }
export-no-download = { $what } could not be downloaded ({ $reason }). Check your connection and try again; it is downloaded once and kept.
export-wrong-file = { $file } was downloaded, but its checksum is wrong, so it is not used. Try again; if it happens again, something on the way changes the file, such as a proxy.
export-not-compiled = Python for the page could not be compiled: { $reason }
export-no-folder = { $folder }: this is not a folder. Name a new folder.
export-not-empty = { $folder }: there are files in it that no export wrote, so nothing was changed. Name a new or an empty folder.

### admin

help-admin =
    Look after a server: see what it holds, close tables, keep people out, delete data, check the database.
    What changes something is done by the server that runs; where none runs, it is done at once. The database is found like that of “serve”: by an option, a variable (PURRADOX_DATABASE), a file of settings, or it is the file in your own data folder. The exit status is 0 if all is well.
help-admin-list = The tables, those that changed last first.
help-admin-guests = The guests: their id, since when they are here, the day they were last seen, and at how many tables they sit.
help-admin-statistics = How much there is of everything.
help-admin-close = Close a table.
help-admin-kick = Take a guest off a table; without a table off all of them, and end their connections.
help-admin-ban = Keep out a guest, an address or a network.
    An IPv6 address stands for its /64, which is one household. Behind a proxy, “--proxies” of “serve” has to be right, or everybody has the same address.
help-admin-unban = End a ban.
help-admin-bans = Who is banned, until when, and why.
help-admin-delete = Delete a guest with all their data, or a table.
    At tables where others sat too, N.N. stands in the guest’s place.
help-admin-prune = Delete guests who have not been here for long and have no match in progress.
help-admin-acts = What was done last, on whom and by which account of the machine.
help-admin-check = Read every log and compare the index with it; the exit status is 1 if something is wrong with a table.
help-admin-rebuild = Write the index anew where it differs from the logs; for SQLite while no server runs.
help-admin-config = A TOML file with settings.
help-admin-database = An SQLite file, or postgresql://…; by default a file in your own data folder.
help-admin-password-file = A file with nothing in it but the password of the PostgreSQL database.
help-admin-table = A table, by the id in its link.
help-admin-at = A table, by the id in its link.
help-admin-guest = A guest, by the id that “admin guests” shows.
help-admin-whom = The id of a guest or a table; for a ban also an address or a network (192.0.2.0/24, 2001:db8::/48).
help-admin-name = Only guests whose name contains this.
help-admin-status = Only tables that are waiting, being played or over.
help-admin-days = For how many days; a ban has no end without it, and “prune” takes the setting of “serve”.
help-admin-note = Why, for whoever looks after the server.
help-admin-yes = Really do it; otherwise it is only shown.
help-admin-json = Write the result as JSON.
admin-fault = { $table }: { $kind ->
        [missing] line { $line } of the log is missing.
        [unreadable] line { $line } of the log cannot be read.
        [impossible] line { $line } of the log cannot follow those before it.
        [no-log] there is no log.
       *[index] the index differs from the log: { $parts }.
    }
admin-checked = Tables: { $tables }. With a broken log: { $broken }. With an index that differs: { $differing }.
admin-rebuilt = { $table }: written anew: { $parts }.
admin-rebuild-done = Tables: { $tables }. Written anew: { $rebuilt }. With a broken log, left as they were: { $broken }.
admin-table = Table
admin-status = Status
admin-players = Players
admin-round = Round
admin-updated = Updated
admin-people = People
admin-guest = Guest
admin-name = Name
admin-created = Since
admin-seen = Last seen
admin-tables = Tables
admin-banned = Banned
admin-yes = yes
admin-whom = Whom
admin-made = Since
admin-until = Until
admin-note = Note
admin-at = When
admin-act = What
admin-account = By
admin-outcome = Outcome
admin-number = Number
admin-waiting = not yet done
admin-close-done = Table { $whom } is closed.
admin-close-nothing = Table { $whom } is over already.
admin-kick-done = { $number ->
        [0] The connections of { $whom } are ended. They did not sit at any table in play.
        [one] { $whom } was taken off 1 table.
       *[other] { $whom } was taken off { $number } tables.
    }
admin-kick-nothing = { $whom } does not sit at table { $table }, or the match there is over.
admin-ban-done = { $whom } is banned.
admin-unban-done = { $whom } is not banned any more.
admin-unban-nothing = { $whom } was not banned.
admin-delete-done = { $whom } is deleted.
admin-delete-table = Table { $whom } would be deleted with everything that was played there. Add --yes to do it.
admin-delete-guest = Guest { $whom } ({ $name }) would be deleted with all their data. Add --yes to do it.
admin-prune-done = { $number ->
        [one] 1 guest was deleted.
       *[other] { $number } guests were deleted.
    }
admin-prune-shown = { $number ->
        [one] 1 guest has not been here for { $days } days. Add --yes to delete them.
       *[other] { $number } guests have not been here for { $days } days. Add --yes to delete them.
    }
admin-nobody-answers = A server uses this database, but it does not answer, so nothing was done. Look at its log, or restart it.
admin-still-at-it = The server has begun, but is not done yet. It goes on by itself; “purradox admin acts” shows the outcome.
admin-failed = The server could not do it. Its log says why.
admin-no-such-id = There is no guest and no table { $id }.
no-such-guest = There is no guest { $guest }. “purradox admin guests” shows their ids.
admin-statistics =
    Tables: { $tables } (waiting: { $waiting }, playing: { $playing }, over: { $over })
    Guests: { $guests }
    Lines in logs: { $lines }
    Reviews kept: { $reviews }
    Bans: { $bans }
    Size: { $size } MB
database-older = “{ $database }” is empty, or was written by an older Purradox. Start the server on it once: that brings it up to date.

compiling = compiling, once on this machine
compiling-done = done
compiling-stopped = stopped
cache-elsewhere = { $folder } cannot be written to, so compiled code is kept in { $other } ({ $variable } names another folder)
cache-nowhere = { $folder } cannot be written to, so every process compiles anew ({ $variable } names another folder)
not-our-export = { $folder } is not an export of this version. Make one: purradox export FOLDER

### what others show of a link

preview-page = Purradox: the card game Cat in the Box
preview-table = A table of Purradox: come and play
preview-puzzle = A puzzle of Purradox: which is the one good play?
preview-daily = The daily deal of Purradox: the same cards for everybody
preview-match = A match of Purradox, move by move
