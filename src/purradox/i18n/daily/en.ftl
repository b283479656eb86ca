### The daily deal.

daily-title = Today’s deal
daily-lead = One round a day against three alley cats. Everybody gets the same cards and the same seat, and the cats answer the same plays in the same way.
daily-state = { $state ->
        [playing] Begun, not finished
        [done] Played
        [practice] Played for practice
        [given-up] Given up
        [future] Not open yet
       *[none] Not played yet
    }
daily-streak = { $days ->
        [0] No streak yet
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
daily-play = Play today’s deal
daily-play-day = Play this deal
daily-practice = Play for practice
daily-again = Play again for practice
daily-go-on = Continue playing
daily-look = Your result
daily-counts = Your first try counts, and it has no hints.
daily-past = Its time is over, so you play it for practice.
daily-counted = The try that counts
daily-practised = For practice
daily-gave-up = You gave up the try that counts. You can still play for practice.
daily-calendar = Past days
daily-month-before = Month before
daily-month-after = Month after
daily-day = { $date }: { $state }
daily-all = All days
daily-derived-date = The cards follow from the date alone: nobody chose them, and anybody who wants to can work them out beforehand.
daily-derived-chain = The cards follow from a secret of this server. Nobody else can know tomorrow’s, and everybody can check that today’s were fixed long ago. Its fingerprint: { $root }
daily-tricks = Tricks
daily-tricks-value = { $tricks } of { $prediction } predicted
daily-group = Largest group
daily-paradox = Paradox
daily-paradox-value = { $whose ->
        [mine] yours
        [other] another player’s
       *[none] none
    }
daily-share = To share, without giving a card away
daily-share-key = ★ points · ◎ tricks won and predicted · ▦ largest group · 🙀 your own paradox · 😼 another player’s · ↺ for practice
daily-people = Everybody on this server
daily-people-all = { $people ->
        [one] Only you have finished it so far.
       *[other] Finished it: { $people } people. Did better than you: { $better }.
    }
daily-people-others = { $people ->
        [0] Nobody has finished it in time.
        [one] Finished it in time: { $people } person. Did better than you: { $better }.
       *[other] Finished it in time: { $people } people. Did better than you: { $better }.
    }
daily-people-count = People
daily-cats = The cats with your cards
daily-cats-thinking = More cats are still playing.
daily-friend = You and { $name }
daily-friend-invites = { $name } sends you this deal: the same cards, the same seat, the same cats. When you both have finished you see both results.
daily-friend-going = { $name } has not finished yet.
daily-friend-gave-up = { $name } has given up.
daily-send = Send this deal to a friend
daily-send-about = Whoever opens this link gets exactly your deal. When they have finished they see your name and your result beside theirs.
daily-proof-about = Your browser can check what these cards follow from.
daily-proof-date = Checked: the cards follow from the date alone. Nobody chose them.
daily-proof-chain = Checked: the cards follow from a seed that leads back to the fingerprint of this server. If you knew that fingerprint before today, the cards were fixed then, the same for everybody; whoever runs the server could know them.
daily-proof-wrong = The cards do not follow from the date, nor from the fingerprint of this server.
