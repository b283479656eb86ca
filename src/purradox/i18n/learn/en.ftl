### the lesson

learn-title = Learn to play
learn-lead = About five minutes. Never played a card game like this? All the better.
learn-progress = Step { $step } of { $steps }
learn-steps = Steps of the lesson
learn-done = done
learn-next = Next
learn-back = Back
learn-close = Got it
learn-again = Try again
learn-restart = Start over
learn-task = Your turn
learn-anna = Anna
learn-boris = Boris
learn-you = You
# Stands where a sentence of the rules names who took a space.
learn-you-took = you
learn-trick-on-table = The trick
learn-nothing-led = No card has been played yet.
learn-tricks-won = tricks: { $tricks }
learn-lost-colours = lost: { $colours }
learn-not-the-card = That space is for a { $number }. Choose a { $number } in your hand, or another space.
learn-no-such-card = You have no { $number }.
learn-keys = Keys: a digit chooses a card, R B Y G its colour, Enter continues.
learn-hand-of = Hand of { $name }

learn-box-title = A cat in a box
learn-box-text =
    Every card is a cat in a closed box. You see its number. It has no colour yet.
    It gets its colour when you play it: you say which one it is.
learn-box-task = Choose a card. Then choose the blue, yellow or green space with its number.
learn-box-right = Your card is now the { cell-name }, and it stays that way. Your token on the research board marks it.

learn-trick-title = A trick
learn-trick-text =
    Each player plays one card. That is a trick, and one of you wins it.
    Anna has led the blue 4. Boris has played the blue 2. The highest blue card wins.
learn-trick-task = Win the trick: play a blue card higher than 4.
learn-trick-right = The trick is yours! The blue { $number } is the highest. Whoever wins a trick leads the next one.
learn-trick-low = The blue { $number } is not high enough: Anna’s 4 wins. Take a higher one.
learn-trick-other = Blue was led. A card of another colour cannot win here, however high it is.
learn-trick-red = That wins too, because red is special. More on that soon. First win it with blue.

learn-led-title = The led colour
learn-led-text =
    The first card of a trick decides which colour counts. That is the led colour.
    Anna has led yellow. Boris has declared his card green.
learn-led-task = Which of the two cards is winning?
learn-led-right = Yes. Yellow was led, so only yellow counts. The 6 is high, but it is green.
learn-led-wrong = The 6 is higher, but it is green. Yellow was led, so only yellow counts.

learn-trump-title = Red is trump
learn-trump-text =
    One colour beats them all: red. Even the red 1 beats the green 6.
    Anna has led the green 6. No green card of yours is higher.
learn-trump-task = Win the trick anyway.
learn-trump-right = The red { $number } takes it. If several players declare red, the highest red wins.
learn-trump-low = The green { $number } is lower than Anna’s 6. Which colour beats green?
learn-trump-other = Only the led colour counts here, and one more that beats it.

learn-board-title = Every cat exists only once
learn-board-text =
    The research board has one space for each colour and number. Once a space is taken, no other cat can be the same.
    You hold some 5s. Blue is led.
learn-board-touch = Try to play a 5 as blue.
learn-board-task = Now follow blue with a number that can still be blue.
learn-board-right = Right. The 5s and 6s in your hand must find another colour.
learn-board-other = Possible, but that is not blue. Which of your numbers is still free in the blue row?

learn-lose-title = You do not have to follow
learn-lose-text =
    You may declare a colour other than the led one. But it has a price: you lose the led colour for the rest of the round.
    Yellow is led. Anna’s 6 wins anyway.
learn-lose-task = Do not follow: declare any colour except yellow.
learn-lose-right = You did not follow, so you have lost yellow. The board shows it.
learn-lose-follow = That follows yellow, so nothing is lost. This time try another colour.

learn-lost-title = What is lost stays lost
learn-lost-text =
    One trick later. Yellow is led again, and its space for your 5 is free.
learn-lost-touch = Try to play a 5 as yellow.
learn-lost-task = So play anything else.
learn-lost-right = You cannot lose yellow twice, so this cost nothing more. But your cards have one colour fewer to choose from.

learn-red-title = Red must wait
learn-red-text =
    You won the last trick, so you lead. But nobody has declared red in this round yet.
    Until then red may not be led.
learn-red-touch = Try to lead a red card.
learn-red-task = Lead another colour.
learn-red-right = Good. As soon as a follower declares red, everybody may lead it. There is one exception: when none of your cards can be anything else.

learn-paradox-title = The paradox
learn-paradox-text =
    Boris must play. He has lost blue, and these are his last two cards.
    Look at their spaces on the board. Tap one to learn more about it.
learn-paradox-task = Can Boris play a card?
learn-paradox-yes = Yes, he can
learn-paradox-no = No, nothing fits
learn-paradox-right = A paradox! The round ends at once, and nobody wins this trick. Boris had won three tricks: he loses three points instead.
learn-paradox-wrong = Try each space of the 1 and the 4: all are taken except the blue 1. And Boris has lost blue.

learn-avoid-title = Avoid the paradox
learn-avoid-text =
    Red is led. Three plays are possible. One of them leaves you with cards that fit nowhere.
    Think of the cards that will stay in your hand.
learn-avoid-task = Play so that you still have a move next time.
learn-avoid-right = You win the trick, and your other cards still have spaces left.
learn-avoid-wrong = You lost red, and now nothing fits any more: a paradox. That is the real danger of this game.

learn-discard-title = Set one card aside
learn-discard-text =
    A round begins with ten cards each. You set one of them aside, face down. It takes no part in the round.
    Each number has only four spaces, one of each colour.
learn-discard-task = Which number is the hardest to place? Set one of those cards aside.
learn-discard-right = Five 3s, and only four spaces for them. One less to worry about.
learn-discard-other = You could. But you hold five 3s, and there are only four spaces for a 3.

learn-predict-title = Your prediction
learn-predict-text =
    Before the first trick you say how many tricks you will win. With three players it is 1, 3 or 4.
    If you win exactly that many, you get a bonus.
learn-predict-task = Look at your hand and predict.
learn-predict-right = { $tricks ->
        [one] You predict one trick. Now win one, and not one more.
       *[other] You predict { $tricks } tricks. Now win { $tricks }, and not one more.
    }

learn-group-title = The bonus
learn-group-text =
    The round is over. You predicted 3 tricks and won 3.
    Your bonus is your largest group of tokens that touch side by side. Corners do not count.
learn-group-task = Tap a token of your largest group.
learn-group-right = { $size } tokens are connected. { $tricks } points for tricks and { $size } for the group: { $total }.
learn-group-wrong = That group is smaller. There is a larger one.
learn-group-not-yours = That is not your token. Yours have the letter A.

learn-end-title = You can play!
learn-end-text = That was the whole game. In short:
learn-end-1 = Declare a colour for each card; every cat exists only once.
learn-end-2 = The highest card of the led colour wins; red beats it.
learn-end-3 = Do not follow, and you lose the led colour.
learn-end-4 = Nothing fits? Paradox: you lose points.
learn-end-5 = If your prediction comes true, your largest group counts.
learn-end-play = Play your first match
learn-end-first = You against two kittens, the gentlest cats, with all aids on. Both can be changed later.
learn-end-rules = Read the rules

### the rules

rules-title = The rules
rules-lead = The whole game in our own words. Every rule has a number that never changes. The examples can be tapped.
rules-contents = Contents
rules-example = Try it
rules-provisional = The violet order is provisional: nobody has read it off the printed cards for us yet.
rules-independent = Purradox is an independent project. It is not affiliated with the game’s author, Muneyuki Yokouchi, or its publishers. If you like the game, buy it.

rules-words = Words
rules-word-trick = Trick
rules-word-trick-means = one small contest: each player plays one card, and one of them wins it.
rules-word-lead = Lead
rules-word-lead-means = to play the first card of a trick. The others follow.
rules-word-led = Led colour
rules-word-led-means = the colour that the leader declares. It counts for this trick only.
rules-word-follow = Follow
rules-word-follow-means = to declare the led colour for your own card.
rules-word-trump = Trump
rules-word-trump-means = the colour that beats all others. Here it is always red.
rules-word-prediction = Prediction
rules-word-prediction-means = how many tricks you say you will win, before play begins.
rules-word-board = Research board
rules-word-board-means = the grid in the middle of the table, one row for each colour.
rules-word-space = Space
rules-word-space-means = one place on the board, such as blue 5. It is one cat, so it can be taken only once.
rules-word-token = Token
rules-word-token-means = the marker that you put on a space when you play that cat.
rules-word-paradox = Paradox
rules-word-paradox-means = it is your turn, and no card in your hand can be any colour at all.
rules-facts = Good to know
rules-fact-1 = A round without a paradox fills 19 of 20 spaces with two players, 24 of 24 with three, 32 of 32 with four and 35 of 36 with five.
rules-fact-2 = No paradox can happen in trick 1 or 2; trick 3 is the earliest.
rules-fact-3 = If everybody played at random, nearly every round would end in a paradox. Avoiding it is the skill of this game.

rules-r1 = Setup
rules-r1-0 = What you need depends on the number of players.
rules-players = Players
rules-numbers = Numbers
rules-dealt = Cards dealt
rules-predictions = Predictions
rules-tricks = Tricks
rules-out = Out of play
rules-r1-1-title = Cards and colours
rules-r1-1 = A card has a number and no colour; there are five of each number. There are four colours: red, blue, yellow and green. Red is trump.
rules-r1-2-title = Rounds and the start player
rules-r1-2 = A match has as many rounds as players, so everybody starts one. The first start player is drawn at random. Then the start card moves one seat to the left each round; winning a trick does not move it.
rules-r1-3-title = Which predictions there are
rules-r1-3 = Three players predict 1, 3 or 4 tricks; four or five predict 1, 2 or 3; two do not predict. Nobody may predict 0. The predictions need not add up to anything.
rules-r1-4-title = Tokens never run out
rules-r1-4 = The number of tokens in the box never limits what you may play.
rules-r2 = The research board
rules-r2-1-title = Rows, spaces and neighbours
rules-r2-1 = The board has one row for each colour: red, blue, yellow, green, from top to bottom. Each row has one space for each number. Two spaces are neighbours when they share a side. What counts is where they lie, never how close their numbers are. Corners do not count.
rules-r2-2-title = The white board
rules-r2-2 = Every row starts at 1 and goes up from left to right, and the columns line up.
rules-r2-3-title = The violet board
rules-r2-3 = Each row starts two numbers later than the row above and then wraps around to 1. This order is provisional: the one on the printed cards is in no public text that we could find.
rules-r2-4-title = Spaces out of play
rules-r2-4 = With two players the four 6s are out of play, with four players the four 9s. They belong to nobody: they join no group, and they do not count as a token in the red row.
rules-neighbours-task = Tap a space to see its neighbours.
rules-neighbours = { $cell } has these neighbours: { $cells }.
rules-r3 = Preparing a round
rules-r3-1-title = The deal
rules-r3-1 = Shuffle and deal. With two players, five cards are left over: turn up three of them. Each puts a neutral token on the board: the first card of a number on green, a second one on yellow, a third on blue. Neutral tokens belong to nobody.
rules-r3-1-example = The cards 5, 5 and 1 were turned up.
rules-r3-2-title = The discard
rules-r3-2 = All players choose one card at the same time and set it aside face down. It takes no further part in the round, and it is never shown.
rules-r3-3-title = The predictions
rules-r3-3 = The start player goes first, then the others clockwise. Each says openly how many tricks they will win. Two players skip this.
rules-r3-4-title = Four free colours
rules-r3-4 = At the start of every round all four colours are open to everybody, and the board is empty except for neutral tokens.
rules-r4 = Playing a card
rules-r4-1-title = A legal play
rules-r4-1 = A play is a card from your hand and a colour that you declare for it. It is legal when the space of that colour and number is free, and you have not lost that colour.
rules-try-task = Hand: { $cards }. Tap a space of one of these numbers.
rules-try-legal = { $cell } can be played.
rules-try-other = There is no { $number } in this hand.
rules-led = Led: { $colour }.
rules-lost = Lost: { $colours }.
rules-r4-2-title = When red may be led
rules-r4-2 = Red may not be led until there is a player’s token in the red row; it does not matter whose. Exception: you may lead red when no card in your hand can be declared blue, yellow or green. Look at every card, not only at the one you would like to play.
rules-r4-2-exception = Only red is possible, so red may be led:
rules-r4-2-no-exception = The green 5 is free, so the exception does not apply:
rules-r4-3-title = Following, and losing a colour
rules-r4-3 = You never have to follow. But if you declare a colour other than the led one, you lose the led colour for the rest of the round. If you had already lost it, nothing more happens. All this applies when red is led, too. The leader never loses a colour.
rules-r4-4-title = The token
rules-r4-4 = Each play puts your token on the space of that colour and number. It stays there for the rest of the round.
rules-r4-5-title = Who wins the trick
rules-r4-5 = If anybody declared red, the highest red card wins. Otherwise the highest card of the led colour wins. A card of any other colour cannot win. The winner leads the next trick.
rules-r4-5-task = The first card was led. Tap the card that wins.
rules-r4-5-right = Yes, { $cell } wins.
rules-r4-5-wrong = No, { $cell } does not win.
rules-r5 = The end of a round
rules-r5-1-title = One card left
rules-r5-1 = The round ends when each hand is down to one card: after eight tricks, or seven with five players. The last card is never played.
rules-r5-2-title = Paradox
rules-r5-2 = When it is your turn, leading or following, and you have no legal play, that is a paradox: the round ends at once. A paradox happens, it is never chosen; if you have a legal play, you must make one. You show your hand. Nobody wins the interrupted trick; tokens already placed stay and count.
rules-r5-3-title = The last card is no paradox
rules-r5-3 = The one card left over at the end is never played, so it is no paradox, even if it fits nowhere.
rules-r6 = Scoring
rules-r6-1-title = Points for tricks
rules-r6-1 = Each trick you won is worth one point. Whoever caused a paradox loses one point for each trick won instead, and gets no bonus.
rules-r6-2-title = The bonus
rules-r6-2 = You earn it when you won exactly as many tricks as you predicted; with two players, when you won four or fewer, zero included. It is one point for each token in your largest group. A group is a set of your tokens connected by their sides.
rules-groups-task = Tap a token to see its group.
rules-groups = { $size ->
        [one] A group of one token.
       *[other] A group of { $size } tokens.
    }
rules-groups-largest = { $size ->
        [one] The largest group: one token.
       *[other] The largest group: { $size } tokens.
    }
rules-groups-free = There is no player’s token there.
rules-r6-3-title = The others, after a paradox
rules-r6-3 = When a round ends in a paradox, all other players score as usual: a point for each trick, and the bonus if they have won exactly as many tricks as they predicted.
rules-r6-4-title = Who wins the match
rules-r6-4 = The highest total wins. Of those tied, the higher score in the last round wins. If they are still tied, they share the win.

### the score pad

pad-title = Score pad
pad-lead = For a table with the real box. You play, the page does the sums. Nothing leaves this device.
pad-new = New pad
pad-players = Players
pad-name = Name of player { $seat }
pad-player = Player { $seat }
pad-board = Research board
pad-starts = The first in the list starts the first round; the others sit clockwise.
pad-begin = Begin
pad-round = Round { $round }
pad-round-of = Round { $round } of { $rounds }
pad-starter = { $name } starts.
pad-prediction = Prediction
pad-tricks = Tricks
pad-group = Largest group
pad-bonus = Bonus
pad-score = Score
pad-total = Total
pad-paradox = Paradox
pad-nobody = nobody
pad-caused = Who caused a paradox?
pad-fewer = one less
pad-more = one more
pad-tricks-of = Tricks of { $name }
pad-group-of = Largest group of { $name }
pad-bonus-off = { $reason ->
        [paradox] paradox: no bonus
        [above] more than { $most }: no bonus
       *[missed] missed: no bonus
    }
pad-count = Count groups on the board
pad-count-task = Choose a player, then tap the spaces with that player’s tokens. The page finds the largest group.
pad-count-clear = Clear the board
pad-counted = counted on the board
pad-write = Write down the round
pad-change = Change the round
pad-cancel = Keep it as it was
pad-undo = Undo
pad-edit = Change round { $round }
pad-missing-predictions = A prediction is missing: { $names }.
pad-too-many = { $tricks } tricks have been won, but there are only { $most } in a round.
pad-too-few = { $tricks } of { $most } tricks have been won. If that is so, there was a paradox: who caused it?
pad-group-too-large = { $name } cannot have a group of { $size }: nobody places more than { $most } tokens.
pad-group-missing = The bonus was earned, and a group has at least one token. Count the largest group: { $names }.
pad-empty = No round has been written down yet.
pad-winner = { $name } wins!
pad-shared = Shared win: { $names }.
pad-tie = Tied at { $points }; the last round decides.
pad-still-tied = Tied at { $points }, in the last round too.
pad-print = Print
pad-share = Share as text
pad-copied = Copied.
pad-copy-failed = Copying did not work in this browser.
pad-signature = Written with Purradox

### replay and review

replay-title = Replay
replay-lead = Watch a match again, move by move: one of yours, an example, or a record that somebody sent you.
replay-mine = Your finished matches
replay-mine-none = Your finished matches will be here. Until then, try the example.
replay-paste = Paste a record
replay-file = Open a file
replay-drop = Drop the file anywhere on this page.
replay-open = Show it
replay-example = Show an example
replay-other = Another record
replay-records = Record
replay-record-of = Record { $number } of { $count }
replay-loading = One moment…
replay-broken = This record cannot be replayed.
replay-broken-where = Line { $line }, column { $column }:
replay-link-damaged = This link is damaged: part of it is missing.
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $times }×
replay-position = Position
replay-where = { $phase ->
        [discard] Round { $round }, discards
        [predict] Round { $round }, predictions
        [over] Round { $round } is over
       *[play] Round { $round }, trick { $trick }
    }
replay-jump = Jump to
replay-start-of-round = Start
replay-end-of-round = End
replay-trick = Trick { $trick }
replay-hands = Show all hands
replay-hand-of = Hand of { $name }
replay-hand-unknown = The record does not show these cards.
replay-predicted = predicted { $tricks }
replay-won = won { $tricks }
replay-lost = lost: { $colours }
replay-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-turn = their turn
replay-link = Link to this position
replay-link-whole = Link with the whole match
replay-link-copied = The link is copied. It contains the whole record.
replay-link-copied-table = The link is copied.
replay-save = Save the record
replay-continue = Continue from here
replay-continue-as = Play on as
replay-continue-against = against
replay-continue-go = To the table
replay-continue-unknown = The record does not show all cards, so nobody can play on from here.
replay-continue-over = The match is over here. Go back a few steps to play on.
replay-keys = Keys: arrows step, N and Shift+N go to the next and the previous mistake, Space plays, Page Up and Page Down jump by tricks, Home and End to the ends, H shows hands.
replay-review = Review
replay-review-about = What was each choice worth? Bots try every choice in many possible deals that fit what the player could know.
replay-review-start = Review this match
replay-review-stop = Stop
replay-review-progress = { $look ->
        [glance] Looking for the first mistakes…
       *[closer] The mistakes are marked. Refining the figures…
    }
replay-review-simulations = From { $simulations } simulations.
replay-review-failed = The review stopped early. What was found is shown; start it again for the rest.
replay-review-none = There is no choice to review at this position.
replay-review-waiting = This choice has not been analysed yet.
replay-who = Whose choices
replay-quiz = { $name } chose: { $move }. Can you find something better?
replay-quiz-discard = Tap a card.
replay-quiz-predict = Tap a number of tricks.
replay-quiz-play = Tap a space on the board.
replay-quiz-show = Show me
replay-tried-right = { $move }: yes, that is the best there was.
replay-tried-better = { $move }: better, but there is something better still.
replay-tried-same = { $move }: that is what was chosen.
replay-tried-worse = { $move }: no better. Try again.
replay-mark-made = chosen
replay-mark-fine = chosen, a good choice
replay-mark-tried = tried
replay-mark-better = better
replay-level-big = Big mistake
replay-level-plain = Mistake
replay-level-small = Small slip
replay-mistakes = { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
replay-mistakes-none = No mistakes: nothing clearly better was found.
replay-mistakes-none-yet = No mistakes so far.
replay-mistake-back = Previous mistake
replay-mistake-next = Next mistake
replay-mistake-cost = cost { $win } of the chance to win
replay-choices = What { $name } could choose
replay-choice = Choice
replay-choice-chosen = chosen
replay-worth-points = Points
replay-worth-win = Win
replay-worth-paradox = Paradox
replay-worth-kept = { $goal ->
        [bonus] Bonus
       *[prediction] Prediction
    }
replay-good = A good choice: nothing better was found.
replay-as-good = A good choice. { $why }
replay-better = Better: { $move }. { $why }
replay-curve = Expected score of the round
replay-curve-win = Chance to win the match
replay-curve-win-lead = The chances of all players add up to 100%. At each choice they are based on what { $name } could know.
replay-curve-points-lead = Each player’s own round, as that player could know it. The thick line is { $name }.
replay-curve-mark = a mistake
replay-curve-about = Each player’s line, position by position. Arrow keys step through the match; the same numbers are in the table below.
replay-curve-value = { $where }: { $values }
replay-curve-table = The line as a table
replay-curve-place = Position
replay-summary = How well they chose
replay-player = Player
replay-name-accuracy = Accuracy
replay-name-cost = Cost of mistakes
replay-name-luck = Luck
replay-name-win = Chance to win
replay-name-points = Points
replay-name-paradox = Risk of a paradox
replay-name-kept = { $goal ->
        [bonus] Chance of the bonus
       *[prediction] Chance to keep the prediction
    }
replay-what = What does this mean: { $figure }?
replay-what-accuracy = How well a player chose, whatever the cards were. Choosing at random comes to about 0%, always choosing the best to about 100%.
replay-what-cost = What the marked mistakes cost together, in chances to win the match. Each one counts by itself, so they can add up to more than 100%.
replay-what-luck = Points that came from good or bad cards and from what the others did, and not from the player’s own choices.
replay-what-win = How often the player wins the match from here, when bots play it to its end many times. Whoever chooses knows only their own cards. The chances of all players add up to 100%.
replay-what-points = The score of this round on average, when bots play it to its end many times.
replay-what-paradox = How often the player gets stuck and causes a paradox in this round.
replay-what-kept = { $goal ->
        [bonus] How often the player wins few enough tricks for the bonus.
       *[prediction] How often the player wins exactly as many tricks as predicted.
    }
replay-legend = What the figures mean

### rules of thumb
thumb-title = Rules of thumb
thumb-lead = One page to print. It is what thousands of matches between strong players say.
thumb-print = Print
thumb-aside-title = Set aside
thumb-aside = A card of the number that you hold most often.
thumb-predict-title = Predict
thumb-predict = Count your cards of the two highest numbers.
thumb-high = High cards
thumb-players = { $players } players
thumb-two = Two players predict nothing: win four tricks and no more.
thumb-play-title = Play
thumb-play-1 = Look at the cards that stay in your hand. A card is safe when its number has free spaces, in colours that you have not lost, for every card of that number still to come: yours, and those you have not seen. There are five of each. Leave no card without a space; then keep as many safe cards as you can; then as many spaces.
thumb-play-2 = Equal? Win the trick while you still need one, else lose it. When another colour was led, red wins about nine times out of ten.
thumb-play-3 = Still equal? Next to your own tokens.
thumb-why-title = Why
thumb-why-1 = With four players nine of ten rounds end in a paradox, nearly always in the last two tricks. Whoever causes it loses points; all the others still score.
thumb-why-2 = Give up one colour, seldom two. With four players: no colour given up before trick 5, and the paradox is yours in 14 of 100 rounds; one, in 24; two, in 40.
thumb-why-3 = Three tricks before the end, three spaces left are dangerous; five are half as dangerous.
