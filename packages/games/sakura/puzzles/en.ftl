### Puzzles of Sakura: name, question, what solved it, and why not the others.

puzzle-neither-name = Three coins, no trick
puzzle-neither-ask = Your turn, three coins. No card fits either pile. Serve both and take neither.
puzzle-neither-done = Left falls, right climbs: red 3 under 12, blue 9 over 5. Two coins are left.
puzzle-neither-try-cook = The Second Cook makes red 3 a 5: it fits the right pile. The left one still wants red 13 or a 12, so you take it.
puzzle-neither-try-colours = With Konohana of Colours red 3 counts as blue and fits the right pile. The left pile is yours all the same.

puzzle-nine-name = The useful nine
puzzle-nine-ask = Serve both piles and take neither.
puzzle-nine-done = Any 9 fits on blue 9. The 7 does the work on the left.
puzzle-nine-try-left = Red 9 climbs well on the left. Then nothing in your hand fits blue 9: the right pile is yours.

puzzle-corner-name = Round the corner
puzzle-corner-ask = Serve both piles and take neither.
puzzle-corner-done = A 13 fits on a 13, a 1 on a 1, whatever their colour.
puzzle-corner-try-turn = After black 13 comes black 1: true. But green 1 on the right then finds no card, and two cards are yours.

puzzle-small-name = A small loss
puzzle-small-ask = No card fits and the purse is empty. Take as few cards as you can.
puzzle-small-done = One card taken, its coin hires the Wind, and five cards stay where they are.
puzzle-small-try-big = The five cards on the right pay one coin as well. But four of them are sevens.

puzzle-wrap-name = One more
puzzle-wrap-ask = Two coins. Nothing of yours fits on red 13. Take no pile.
puzzle-wrap-done = With the First Cook black 12 counts as 13, and any 13 fits on a 13.
puzzle-wrap-try-colours = A red 12 is still lower than 13: Konohana of Colours does not help on the left.

puzzle-below-name = Below one
puzzle-below-ask = The purse is empty. Take no pile.
puzzle-below-done = Below black 1 comes black 13. The left pile is content with any 12.
puzzle-below-try-top = Black 13 over 12 is fine. Then nothing goes below black 1, and two cards are yours.

puzzle-after-name = First this, then that
puzzle-after-ask = One coin, and the Samurai of the Turn costs one. Take no pile.
puzzle-after-done = Red 9 while left still climbs, then the turn, then blue 10 while right climbs.
puzzle-after-try-first = Turned at once, the left pile falls: red 9 no longer fits above 5, and you take it.

puzzle-mercy-name = An old debt
puzzle-mercy-ask = The right pile is served. One coin, and nothing fits on the left. Take no pile.
puzzle-mercy-done = Red 1 leaves your tricks and pays twice its two shurikens: four coins, the price of the Wind.
puzzle-mercy-try-take = Four cards more, and red 1 still lies among them.
puzzle-mercy-try-four = Black 4 shows no shuriken: it pays nothing, and the Wind stays too dear.

puzzle-harvest-name = What lies there
puzzle-harvest-ask = The right pile is served. One coin, and nothing fits on the left. Take no pile.
puzzle-harvest-done = The left pile holds four coins. Harvested, it stays, and its coins pay for the Wind.
puzzle-harvest-try-take = You get the four coins too, but three cards with them.
puzzle-harvest-try-right = The right pile holds one coin: the Wind stays too dear, and you take the left pile.

puzzle-cheap-name = Change for four
puzzle-cheap-ask = Four coins. Take no pile, and keep as many coins as you can.
puzzle-cheap-done = As a red card black 8 climbs over 6 for one coin. Three are left.
puzzle-cheap-try-wind = It works, and costs all four coins. Colours do it for one.

puzzle-two-name = Two hands, one card
puzzle-two-ask = The right pile is served. Three coins, and nothing fits on red 9. Take no pile.
puzzle-two-done = Both work on one card: black 7 counts as red, and as 10.
puzzle-two-try-cook = Black 7 as a 10 is still black.
puzzle-two-try-colours = A red 7 is still lower than 9.

puzzle-descent-name = Where the nine belongs
puzzle-descent-ask = One coin. Take no pile.
puzzle-descent-done = The nine is needed on the right. On the left the Samurai of the Descent lets red 4 go under 9.
puzzle-descent-try-left = A 9 on a 9, and the left pile is served. Nothing of yours goes below blue 9: three cards are yours.
puzzle-descent-try-right = Right so far. But red 4 goes on the rising pile only with the Samurai of the Descent.
