### The first game with a teacher: what the coach says, idea by idea. ① and ② are the numbered lanterns.
### Titles have at most 28 signs, sentences 120 in English and 140 in other languages.

lesson-goal-title = The goal
lesson-goal-say = Cards you must take count against you: each ① shuriken is a point. After this round the fewest wins.
lesson-goal-why = Two rounds are behind you: 12 for you, 14 for Botan, 13 for Chiyo. This is the last one.

lesson-climb-title = One pile climbs
lesson-climb-say = The left pile climbs. It shows ① red 4: give it a higher red. Eight or ten, both are fine.
lesson-climb-why = The same colour, a higher number, any distance. Cards that fit stand raised in your hand.
lesson-climb-else-right = That one falls; you can begin there too. The lesson goes on with the left pile done.

lesson-fall-title = One pile falls
lesson-fall-say = The right pile falls. Under ① blue 9 goes a lower blue.
lesson-fall-why = Same colour again, now a lower number. The card between the piles says which one climbs.

lesson-end-title = End your turn, watch
lesson-end-say = Two cards, one on each pile: that is a turn. End it, and watch what happens to ① Chiyo.
lesson-end-why = Everybody plays one card on each pile, in turn. Five turns make a round.
lesson-end-after = No card fits: ① the pile is hers, coins now, shurikens at the end.

lesson-same-title = The same number
lesson-same-say = No green above 5? The same number always fits, in any colour: ① your black 5.
lesson-same-why = An equal number fits on both piles, the climbing and the falling one.
lesson-same-else-take = Legal: nothing fits there. But look at the left pile before you take.

lesson-dim-title = Ask a dim card
lesson-dim-say = Nothing rises for the right pile. Touch ① a dim card: it tells you what it would need.
lesson-dim-why = Every dim piece of every game answers like this. Asking costs nothing.

lesson-take-title = Take it
lesson-take-say = Then the pile is yours: ① two coins now, eight shurikens at the end. It happens to everybody.
lesson-take-why = Who has no card for a pile takes all of it. Coins printed on the cards are paid at once.

lesson-wall-title = Build a wall
lesson-wall-say = Any card starts it again. It falls, so ① green 1 is a wall: only green 13 or another 1 fits under it.
lesson-wall-why = Who takes a pile decides what the next player faces. Botan holds no 1.
lesson-wall-else-black = A wall too; then green 1 stays for later.
lesson-wall-else-other = Legal. Under it Botan may put any lower card of its colour.

lesson-hire-title = Coins hire helpers
lesson-hire-say = Coins hire helpers. For two, ① this Daimyo throws away a card you took and pays you for its shurikens.
lesson-hire-then-card = Which card? A seven carries three shurikens: throw one away, and six coins are yours.
lesson-hire-then-end = Two coins spent, six gained, five shurikens left. End your turn.
lesson-hire-why = You may hire at any moment of your turn, as long as you can pay the price on the card.
lesson-hire-after = Your wall held: Botan found no card for ① it and took it.
lesson-hire-else-geisha = Legal: for one coin she looks into a hand. The Daimyo would have paid you.
lesson-hire-else-card = Legal: fewer coins. A seven would bring six.
lesson-hire-else-end = Legal: the coins stay with you for later.

lesson-circle-title = The circle closes
lesson-circle-say = Nothing is above 13? After thirteen comes one, in the same colour: ① black 1.
lesson-circle-why = It works the other way too: on the falling pile, thirteen follows one.
lesson-circle-else-hire = Legal: helpers may come before or after a card.

lesson-bend-title = Bend a card
lesson-bend-say = Nothing fits, and a seven lies below. For two coins ① the Second Cook makes ② black 8 count as 6.
lesson-bend-then-card = Now ① black 8 counts as 6 or as 10: six on six fits. Put it on the right pile.
lesson-bend-then-end = Both piles are served. End your turn.
lesson-bend-why = Fifteen helpers in all; each says on its card what it does.
lesson-bend-after = For the next player ① it is an 8 again. Chiyo has nothing for it.
lesson-bend-else-take = Three shurikens and one coin: you would then tie with Botan, and coins break the tie.
lesson-bend-else-hire = Legal, and paid for. The Second Cook would have made your 8 fit.

lesson-count-title = Two cards stay
lesson-count-say = The last two cards neither play nor count. Seventeen, twenty, twenty-three: the fewest shurikens wins. You.
lesson-count-why = A whole game has three rounds. The shurikens of all three are added.

lesson-hint-hire = You have coins: a helper may be hired at any moment of your turn.
lesson-hint-take = No card fits here: the pile is yours, coins now, shurikens later.
lesson-hint-replace = You start the pile anew: a 1 on a falling pile, a 13 on a rising one is a wall.
lesson-hint-refresh = Six coins bring a whole new row of helpers, and one of them comes free.
lesson-hint-vote = Everybody chooses a token in secret, then all are turned up together.
lesson-hint-free = This helper costs nothing now. You may also leave it.
