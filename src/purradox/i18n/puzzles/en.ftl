### puzzles

puzzles-title = Puzzles
puzzles-lead = Positions from matches of strong bots. In each, one choice is clearly best: find it.
puzzles-try = Try one
puzzles-kinds = Kinds of puzzles
puzzles-kind-all = All
puzzles-kind-survive = Survive
puzzles-kind-keep = Keep it
puzzles-kind-group = The group
puzzles-kind-discard = The discard
puzzles-kind-read = Read the hand
puzzles-about-survive = Only one play avoids a likely paradox.
puzzles-about-keep = Only one play is likely to keep your prediction; with two players, your bonus.
puzzles-about-group = Only one play makes your largest group of tokens larger.
puzzles-about-discard = Which card to set aside at the start of a round.
puzzles-about-read = Who holds a card that nobody has seen? What they played tells it.
puzzles-next = Next puzzle
puzzles-today = Puzzle of the day
puzzles-today-about = The same for everybody, until midnight UTC.
puzzles-today-right = You have solved it. There is a new one after midnight UTC.
puzzles-today-wrong = You have missed it. There is a new one after midnight UTC.
puzzles-today-open = Open
puzzles-rating = Your rating
puzzles-rating-none = Answer a puzzle to get a rating.
puzzles-rating-figure = { $rating } ± { $deviation }
puzzles-solved = { $solved } of { $attempts } solved
puzzles-history = Your latest puzzles
puzzles-curve = Your rating after each puzzle, from { $first } to { $last }
puzzles-was-right = solved
puzzles-was-wrong = missed

puzzle-back = All puzzles
puzzle-hardness = Puzzle: { $rating }
puzzle-you = You
puzzle-player = Player { $letter }
puzzle-nobody = Nobody: it lies face down
puzzle-col-player = Player
puzzle-col-cards = Cards
puzzle-task-survive = Only one play avoids a likely paradox. Which one?
puzzle-task-keep = { $goal ->
        [bonus] Only one play is likely to keep you at { $most } tricks or fewer. Which one?
       *[prediction] Your prediction is { $tricks }. Only one play is likely to keep it. Which one?
    }
puzzle-task-group = Which play makes your largest group of tokens larger than all others?
puzzle-task-discard = Which card do you set aside?
puzzle-task-read = One { $number } is hidden. Who most likely holds it?
puzzle-choose-play = Choose a card, then a space on the research board.
puzzle-choose-card = Choose a card of your hand.
puzzle-choose-holder = Choose a player.
puzzle-chosen = Your choice: { $choice }
puzzle-answer = Answer
puzzle-right = Right: { $answer }.
puzzle-wrong = Not { $choice }: the answer is { $answer }.
puzzle-why-held = After all that was played: { $better } { $better_figure }, { $worse } { $worse_figure }.
puzzle-mark-made = your choice, not the best
puzzle-mark-fine = your choice, the answer
puzzle-mark-better = the answer
puzzle-rating-change = Your rating: { $before } → { $after }
puzzle-rating-same = You have answered this puzzle before, so your rating stays.
puzzle-values = What every choice is worth
puzzle-col-choice = Choice
puzzle-col-points = Points
puzzle-col-loss = Behind
puzzle-col-paradox = Paradox
puzzle-col-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Prediction
    }
puzzle-col-chance = Chance
puzzle-proof = { $simulations } simulations, with standard errors; points are those of this round.
puzzle-proof-exact = Exact sums over all deals that fit, weighed by how bots play.
puzzle-play-on = Play it out
puzzle-tricks = Tricks so far
puzzle-keys = Keys: a digit chooses a card, R B Y G its colour, Enter answers.
puzzle-keys-read = Keys: 1 is the first player in the list, 2 the second, Enter answers.
