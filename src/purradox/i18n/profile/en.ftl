### my profile

profile-lead = { $name }: what your finished matches say, as far as this server still has them. Only you see this page.
profile-nobody = Play a match first; then you find here how it went.
profile-figures = In figures
profile-matches = Matches
profile-won = Won
profile-kept = Predictions kept
profile-paradoxes = Paradoxes caused
profile-avoided = Rounds without a paradox of yours
profile-days = Best days
profile-day = { $date }: { $won } of { $matches ->
        [one] one match
       *[other] { $matches } matches
    } won
profile-ladder = The ladder of cats
profile-ladder-about = Win a match at which a cat sits, and you have beaten it. Who is next?
profile-ladder-done = You have beaten every cat. Not even a closed box helps them now.
profile-beaten = beaten
profile-play = Play
profile-shares = Who wins how often
profile-against = Against: { $bot }
profile-accuracy = Accuracy
profile-accuracy-about = How well you chose, whatever the cards were, in the matches whose review is kept: about 0% is choosing at random, about 100% always the best.
profile-accuracy-none = No review of your matches is kept yet. Open one at the end of a match.
profile-accuracy-curve = { $count ->
        [one] One match
       *[other] { $count } matches
    }, from { $first } to { $last }
profile-accuracy-table = Match by match
