### The rulebook for people: what is the same in the book of every game.

page-book-find = Find a word
page-book-contents = On this page
page-book-none = Nothing found
page-book-goal = The goal
page-book-turn = A turn in five pictures
page-book-icons = What the icons mean
page-book-end = How it ends
page-book-rare = Rare cases
page-book-words = Words
# $n (number)
page-book-exact = The exact sentences ({ $n })
# $minutes (number)
page-book-read = { $minutes } min to read
page-book-print = Print
page-book-print-all = With all chapters
page-book-link = Link to this heading
page-book-open = Open as a page
page-book-now = At your table
page-book-play-title = Rather play than read?
page-book-play-text = The first game teaches the most of this at the table.
page-book-play = First game
# $game (text)
page-book-title = { $game }: the rules
page-book-edition = Edition
page-book-edition-fr = French edition
page-book-edition-it = Italian edition
page-book-differs = Differs between the editions
page-book-goal-sakura = Play cards on two piles, take as few shurikens as you can. After three rounds the fewest wins.
page-book-goal-spirit = Together, hold the village for three nights: one farm and one family must stand at the last dawn.
page-book-goal-honor = Lay down a house of great names, and be the first to reach the honour agreed on, mostly 400.
# $target (number)
page-book-goal-honor-at = Lay down a house of great names, and be the first to reach { $target } honour.
page-book-goal-sake = When the bowl is dry and the last round is played, be alive with the most sips, and with more than all the spirits together.
page-book-books = Rulebooks
