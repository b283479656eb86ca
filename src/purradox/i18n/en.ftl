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
not-a-move = “{ $text }” is not a move.
bad-deal = { $kind ->
        [seat] The wrong number of cards was dealt to { $seat }.
        [number] There are more cards { $number } than the deck holds.
       *[other] The deal does not fit the number of players.
    }
deal-not-due = The cards for this round have already been dealt.
deal-due = The cards must be dealt first.
match-over = The match is over: it has as many rounds as players.
not-now = { $phase ->
        [discard] First every player must set a card aside.
        [predict] First every player must predict.
        [play] It is time to play a card.
       *[over] The round is over.
    }
already-discarded = One card is enough: { $seat } has already set one aside.
not-your-turn = It is { $to_act }’s turn, not { $seat }’s.
not-in-hand = There is no { $number } in { $seat }’s hand.
no-such-prediction = The prediction can be { $allowed }, not { $tricks }.
out-of-play = The { cell-name } is out of play.
space-taken = { $kind ->
        [owner] The { cell-name } was taken by { $owner } in trick { $trick }.
       *[other] The { cell-name } is taken by a neutral token.
    }
colour-lost = No more { colour-name }: that colour was lost in trick { $trick }.
red-not-open = Red cannot be led yet: there is no player’s token in the red row, and another colour is possible.

### notation

# What is in quotes or behind a colon is written as in records, in every language.
no-record = There is no record here.
record-too-long = No record is longer than { $limit } characters; this must be something else.
not-utf8 = This is not UTF-8; save the file in that encoding.
unclosed-comment = This comment is not closed: “{ "}" }” is missing.
unexpected = “{ $found }” does not belong here; expected: { $expected }
cut-short = The record stops in the middle; expected: { $expected }
missing = This is missing: { $name }
unknown-name = “{ $name }” has no meaning here.
repeated = “{ $name }” is here twice.
wrong-value = “{ $name }” should look like this: { $expected }
wrong-count = “{ $name }” must have { $expected ->
        [one] { $expected } entry
       *[other] { $expected } entries
    }, not { $found }.
too-deep = This JSON goes deeper than any record.
no-such-card = There is no card { $number } here; they go from 1 to { $highest }.
reveal-missing = With two players, the three cards turned up must be named: “| 125”, or in JSON "revealed": "125".
nothing-revealed = Cards are turned up with two players only.
no-fitting-deal = Whatever the unknown cards are, no deal fits everything that is written about this round.
nobody-predicts = Two players do not predict.
trick-not-finished = Trick { $trick } is not finished: everybody plays one card to it.
round-not-over = Round { $round } is not over yet.
paradox-missing = Here “#” is missing: { $seat } has no legal play.
no-paradox = This is no paradox: { $seat } could play the { cell-name }.
others-paradox = The paradox cannot be { $seat }’s: it is { $to_act }’s turn.
score-missing = The score of round { $round } is missing.
wrong-score = The score of { $seat } is { $right }, not { $written }.
match-not-over = The total comes after all { $rounds } rounds.
wrong-total = The total of { $seat } is { $right }, not { $written }.

### play

play-neutral = Turned up: { $cards }. Neutral tokens: { $cells }.
play-gave-up = { $who ->
        [me] You did not follow: you have lost { $colour } for this round.
       *[other] { $name } did not follow and has lost { $colour }.
    }
play-trick-won = { $who ->
        [me] You win trick { $trick }.
       *[other] { $name } wins trick { $trick }.
    }
play-paradox = PARADOX! { $who ->
        [me] None of your cards can be any colour: { $cards }. The round is over.
       *[other] { $name } cannot play any of these: { $cards }. The round is over.
    }
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
play-shared = { $who ->
        [me] You share the win, with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each: { $names }.
       *[other] The win is shared, with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each: { $names }.
    }
play-trick-number = Trick { $trick } of { $tricks }
play-not-in-hand = You have no { $number }.
# How long somebody has been waited for; $day counts from 0 for Sunday.
since-time = since { $time }
since-day = { $day ->
        [0] since Sunday
        [1] since Monday
        [2] since Tuesday
        [3] since Wednesday
        [4] since Thursday
        [5] since Friday
       *[6] since Saturday
    }
since-date = since { $date }

### bot pipe

cards-unknown = The record does not show all of { $seat }’s cards.

### analysis

analysis-player = Player
analysis-total = Total
analysis-round = Round
analysis-choice = Choice
analysis-points = Points
analysis-win = Win
analysis-paradox = Paradox
analysis-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Prediction
    }
why-close = Too close to call between { $better } and { $worse }.
why-paradox = Risk of a paradox: { $better_figure } with { $better }, { $worse_figure } with { $worse }.
why-kept = { $goal ->
        [bonus] Chance of the bonus
       *[prediction] Chance to keep the prediction
    }: { $better_figure } with { $better }, { $worse_figure } with { $worse }.
why-group = Largest group on average: { $better_figure } with { $better }, { $worse_figure } with { $worse }.
why-trick = Chance to win this trick: { $better_figure } with { $better }, { $worse_figure } with { $worse }.
why-tricks = Tricks on average: { $better_figure } with { $better }, { $worse_figure } with { $worse }.
why-win = Chance to win the match: { $better_figure } with { $better }, { $worse_figure } with { $worse }.
why-points = Points on average: { $better_figure } with { $better }, { $worse_figure } with { $worse }.

### deals

wrong-share = This is not the random number that was promised.
