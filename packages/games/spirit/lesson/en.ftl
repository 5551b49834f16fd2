### The first game with a teacher: what the coach says, idea by idea. ① and ② are the numbered lanterns.
### Titles have at most 28 signs, sentences 120 in English and 140 in other languages.

lesson-goal-title = The goal
lesson-goal-say = Raiders come for three nights; this is the last. If ① one farm and ② one family stand at dawn, we all win.
lesson-goal-why = We lose at once with the fourth wound of one samurai, the last farm or the last family.

lesson-fight-title = Fight
lesson-fight-say = Ten raiders wait on ① the hill. Fight: turn up the next one and deal with it.
lesson-fight-why = A turn is one of three: fight, help a friend, or pass for the night.
lesson-fight-else-support = You lend your talent to a friend for a turn; one raider slips in unseen.
lesson-fight-else-pass = Passing ends your night; take it back to go on.

lesson-defend-title = Defend on the left
lesson-defend-say = It carries a farm. Put it on ① your left: by dawn each of us needs a hat, a farm and a doll there.
lesson-defend-why = Each symbol has one place on the left. What is missing at dawn costs the village.
lesson-defend-else-confront = Legal: 5 of 8. The farm is still open.
lesson-defend-else-give = Legal: the card is theirs now. Your farm is still open.

lesson-bites-title = What bites
lesson-bites-say = Did you see? At the start of a turn the last card on the ① right side bites. Cards on the left never do.
lesson-bites-why = Katsushiro’s last card burnt a barricade. Gorobei may ignore even cards, so his did nothing.

lesson-confront-title = Confront on the right
lesson-confront-say = A second farm finds no place. Fight it ① on the right: 3 + 4 = 7, and 8 is your number.
lesson-confront-then-fight = Your turn again. Fight: turn up the next raider from ① the hill.
lesson-confront-why = On the right values add up. Below your number all is well, past it you must pass.
lesson-confront-else-left = Legal: 9 of 10 for him.
lesson-confront-else-right = 11, past his 9: a barricade burns.

lesson-talent-title = A friend’s talent
lesson-talent-say = Your 4 would wound you now. Gorobei lent you ① his token: for this turn you may ignore even cards.
lesson-talent-why = It cost him his turn, and one raider slipped in unseen.
lesson-talent-else-suffer = A wound. Two wounds wake the animal. Four are the end.

lesson-give-title = Hand it on
lesson-give-say = 7 + 4 is past your 8. But ① a four is even, and you may give even cards: ② Katsushiro stands at exactly 10.
lesson-give-then-fight = The 4 stays quiet. Fight on: turn up the next raider from ① the hill.
lesson-give-why = Exactly on a number is a shout: a Kiai. It does something good and clears an old card.
lesson-give-after = Exactly 10: Kiai! He looked at ① the next two raiders and left them open. Then both passed.
lesson-give-else-right = Past 9: a barricade burns.
lesson-give-else-confront = 11, past 8: a barricade burns and you must pass.

lesson-wound-title = A wound
lesson-wound-say = This time it bites. One wound is a scratch; a second wakes your animal; a fourth loses the game.
lesson-wound-why = The token has gone home: it helps for one turn only.

lesson-exact-title = Exactly eight
lesson-exact-say = You know what comes: ① a one, then a two. Seven and one is exactly 8. Fight, and confront it.
lesson-exact-then-use = Kiai! Your shout brings back a barricade, and your oldest card leaves.
lesson-exact-why = The 3 leaves: 5 of 8, and room for more.
lesson-exact-else-defend = The doll is covered; the two will make nine, not eight.

lesson-doll-title = Cover the doll
lesson-doll-say = The two carries a doll, and ① that place is open. Cover it.
lesson-doll-why = Hat, farm and doll: your side of the village is safe at dawn.
lesson-doll-else-confront = 7 of 8. At dawn the missing doll costs a family.

lesson-call-title = Your call
lesson-call-say = One raider left. Fight him, or pass and let him slip in: he burns something only if he carries fire. Your call.
lesson-call-then-use = Exactly 8 again: Kiai. Take the barricade.
lesson-call-why = You stand at 5 and all is covered. Both are good.

lesson-dawn-title = Dawn
lesson-dawn-say = Dawn asks four things: hats, farms, dolls, intruders. ① Gorobei has no doll: one family leaves.
lesson-dawn-why = Families that stay help: one heals you if you say so, one adds a barricade.
lesson-dawn-else-nobody = Legal: the wound stays, and the point for a night without wounds is lost.

lesson-hold-title = We hold
lesson-hold-say = Four farms, two families, no wound: we hold the village, 7 points. Next time, three nights from the start.
lesson-hold-why = A point for each farm and family that stands, and one if nobody is wounded.

lesson-hint-support = Helping lends your talent for a turn; a raider slips in unseen for it.
lesson-hint-ignore = Your talent, or a token lent to you, can silence this card.
lesson-hint-give = You may hand this card on: look who comes to exactly their number.
lesson-hint-use = Exactly your number: a Kiai. It is good for everybody.
lesson-hint-first = Several things bite at once: you choose what comes first.
lesson-hint-lose = One card of your left side goes: keep what nobody else covers.
lesson-hint-heal = A family heals one of you: the one nearest to four wounds.
