### Puzzles: the list of all, and one beside a table.

page-puzzles-title = Puzzles
page-puzzles-more = One position, one question, an answer you can check.
page-puzzles-all = All puzzles
page-puzzles-games = Puzzles by game
page-puzzles-you = You
page-puzzles-chosen = Chosen
page-puzzles-chosen-more = One turn each, proved: every way to play it was tried, whatever the others hold.
page-puzzles-found = Found
page-puzzles-found-more = Moments of games between bots in which one choice is clearly best.
page-puzzles-level-1 = See it
page-puzzles-level-2 = Think twice
page-puzzles-level-3 = Look ahead
# $n (number)
page-puzzles-dots = Difficulty { $n } of 3
# $n (number)
page-puzzles-nth = Puzzle { $n }
# $n (number)
page-puzzles-nth-solved = Puzzle { $n }, solved
page-puzzles-solved = Solved
page-puzzles-panel = The puzzle
page-puzzles-ask = Your choice. One is clearly better than all others: which?
page-puzzles-yes = Solved
page-puzzles-shown = This is the answer
page-puzzles-no = There is something better
page-puzzles-no-because = Not this one
page-puzzles-less = Less comes of it in nearly every game imagined from here.
page-puzzles-why-not = Why not the others?
page-puzzles-again = Again
page-puzzles-show = Show me
page-puzzles-next = Next puzzle
page-puzzles-nudge = A nudge
page-puzzles-decides = What decides it:
page-puzzles-link = Copy a link to this position
page-puzzles-copied = The link is copied.
page-puzzles-not-copied = This browser copies nothing. The link is in its address line.
# $n (number)
page-puzzles-chance = { $n } %
# $n (number)
page-puzzles-chance-more = wins { $n } of 100 imagined games
page-puzzles-from = Weighed in 800 imagined games for each choice.
