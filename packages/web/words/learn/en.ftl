### Learn: the page of lessons, and the coach beside a table.

# $n, $of (number)
page-learn-coach = Coach, idea { $n } of { $of }
# $n, $of (number)
page-learn-at = Idea { $n } of { $of }
# $n, $of (number)
page-learn-wick = { $n } of { $of } ideas learnt
page-learn-show = Show me
page-learn-why = Why?
page-learn-ready = I am ready
page-learn-on = Go on
page-learn-keep = Keep it
page-learn-take-back = Take it back
page-learn-back = Back
page-learn-skip = Skip
page-learn-leave = Leave
page-learn-known = What you know
page-learn-other = That is allowed, and done. Keep it, or take it back.
page-learn-set = The table is set for the next idea
page-learn-later = in a later idea
page-learn-sub = First game, with a teacher
page-learn-you = You
page-learn-beat-1 = One: the pieces are picked.
page-learn-beat-2 = Two: the seal says what it does and what it costs.
page-learn-beat-3 = Three: the seal is pressed.
page-learn-again = Again
page-learn-real = Play a real one
page-learn-more-lessons = More lessons
page-learn-title = Learn at the table
page-learn-more = Four first games with a teacher. One idea a turn, and nothing counts.
# $n, $minutes (number)
page-learn-length = { $n } ideas, { $minutes } min
# $minutes (number)
page-learn-start = Start, { $minutes } min
# $minutes (number)
page-learn-go-on = Go on, { $minutes } min left
page-learn-learnt = Learnt
page-learn-teach-again = Teach me again
page-learn-sakura-goal = Leave the shurikens to the others. Fewest wins.
page-learn-sakura-1 = One pile climbs, one falls
page-learn-sakura-2 = A pile you take pays coins
page-learn-sakura-3 = Coins hire helpers
page-learn-spirit-goal = Together, keep a farm and a family until the third dawn.
page-learn-spirit-1 = Cover hat, farm and doll
page-learn-spirit-2 = Reach your number exactly
page-learn-spirit-3 = Give a card, lend a talent
page-learn-sake-goal = Hold the most sips when the bowl is dry, and be alive.
page-learn-sake-1 = A sip covers what it lies on
page-learn-sake-2 = Steps decide who can strike
page-learn-sake-3 = The dead play on, together
page-learn-honor-goal = Run the race of names. First to 400 honour wins.
page-learn-honor-1 = Two houses pay every turn
page-learn-honor-2 = Ki gives actions
page-learn-honor-3 = Strength rolls the dice
page-learn-got-it = Got it
page-learn-book = Rulebook
