page-chances-turned = How it turned
page-chances-even = An even game
page-chances-mine = your chance to win
page-chances-team = chance that the team wins
# $name (text)
page-chances-of = the chance of { $name }
# $n, $m (number)
page-chances-weighing = Weighing, { $n } of { $m }
page-chances-busy = How far the weighing is
page-chances-luck = luck
page-chances-luck-turn = luck of this turn
page-chances-others = another’s choice
page-chances-others-turn = another’s turn
page-chances-your-find = your find
page-chances-your-slip = your slip
page-chances-your-mistake = your mistake
page-chances-your-blunder = your blunder
page-chances-find = a find
page-chances-slip = a slip
page-chances-mistake = a mistake
page-chances-blunder = a blunder
# $start, $end (number) $luck, $others, $own (text)
page-chances-sum = { $start } became { $end }: luck { $luck }, the others { $others }, your own choices { $own }.
# $start, $end (number) $luck, $others, $own (text)
page-chances-sum-of = { $start } became { $end }: luck { $luck }, the others { $others }, own choices { $own }.
# $start, $end (number) $luck, $own (text)
page-chances-sum-team = { $start } became { $end }: luck { $luck }, what the team chose { $own }.
# $round (text) $n (number)
page-chances-where = { $round }, move { $n }
# $n (number)
page-chances-move = Move { $n }
page-chances-numbers = Numbers
page-chances-graph = The chance of everybody over the game, with open cards
page-chances-graph-one = The chance over the game, by what was known
page-chances-everyone = Everyone
page-chances-only = Only me
page-chances-view = Whose chance
page-chances-before = before
page-chances-after = after it
page-chances-made = chosen
page-chances-best = the bot’s choice
# $n (number)
page-chances-close = A close call: the best two cannot be told apart in { $n } worlds.
# $n, $m (number)
page-chances-is-slip = A slip: { $n } ± { $m } points below the best.
# $n, $m (number)
page-chances-is-mistake = A mistake: { $n } ± { $m } points below the best.
# $n, $m (number)
page-chances-is-blunder = A blunder: { $n } ± { $m } points below the best.
# $n, $m (number)
page-chances-is-near = { $n } ± { $m } points below the best.
page-chances-is-best = Nothing was better.
# $n (number)
page-chances-is-find = A find: { $n } { $n ->
    [one] point
   *[other] points
 } above the next best.
# $points (text) $n (number)
page-chances-is-luck = Luck moved the chance by { $points } { $n ->
    [one] point
   *[other] points
 }.
# $points (text) $n (number)
page-chances-is-others = What another chose moved the chance by { $points } { $n ->
    [one] point
   *[other] points
 }.
page-chances-whole-turn = All moves of this turn together.
page-chances-here = The choice made here
page-chances-came = See what came of it
page-chances-back = The moment before it
# $choice (text)
page-chances-was-best = Best: { $choice }.
page-chances-failed = This game cannot be weighed here: its rules are not on this device.
page-chances-how = Chances are what the bot expects from what this seat could know, on this device; ± is the error of the sampling alone. The bot itself may be wrong.
page-chances-later = The figures come with the end of the game.
page-chances-chosen = the team’s choice
page-chances-chosen-turn = the team’s turn
page-chances-doubt-table = No label: chances like these were not proved within five points.
page-chances-doubt-bot = The label is held back: the strongest bot prefers this choice.
page-chances-unproved = No choice is labelled here: for this table, its number of seats or its options, chances were held against no other games.
page-chances-proved = How such chances came true
page-chances-said = said
page-chances-won = won
page-chances-positions = positions
page-chances-labels = labels
# $n, $m (number)
page-chances-from = { $n } to { $m }
# $n, $m (number)
page-chances-of-said = { $n } (said { $m })
page-chances-withheld = none
page-chances-proof = Of positions in games between bots, how many in a hundred were won. Where that is more than five points from what was said, or too few were seen, no choice is called a slip, a mistake or a blunder.
