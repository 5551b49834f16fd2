### Puzzles of Samurai Spirit: name, question, what solved it, and why not the others.

puzzle-shout-name = Four and four
puzzle-shout-ask = You are Heihachi, at 4 of 8. The raider is worth 4. Get the most barricades out of it.
puzzle-shout-done = 4 + 4 is exactly 8: your kiai raises a barricade, and the old card leaves.
puzzle-shout-try-defend = A hat is covered, but nobody shouts: the barricades stay as they are.
puzzle-shout-try-give = Katsushiro stands at 3 of 10: his 7 wakes nothing.

puzzle-handon-name = Not with you
puzzle-handon-ask = You are Heihachi, at 7 of 8, your hat is covered. The raider is worth 4. Lose no barricade.
puzzle-handon-done = Katsushiro stands at 6: with this 4 he is at exactly 10, and shouts.
puzzle-handon-try-confront = 7 + 4 is past your 8: a barricade burns.
puzzle-handon-try-right = Gorobei stands at 7: with the 4 he is past his 9, and a barricade burns.

puzzle-quiet-name = The last word
puzzle-quiet-ask = Your last raider burns a barricade every turn, and one is left. What becomes of this doll?
puzzle-quiet-done = On the right the quiet 2 now lies last: nothing bites when your next turn begins.
puzzle-quiet-try-defend = The doll is covered, but the burning raider still lies last and takes the barricade.

puzzle-free-name = A hand for a friend
puzzle-free-ask = You are Kikuchiyo, at 6 of 10. Heihachi is overwhelmed: 10 of 8. Let nobody stay so.
puzzle-free-done = 6 + 4 is your kiai: it takes Heihachi’s last raider away, and he stands at 7.
puzzle-free-try-defend = A doll is covered, but Heihachi must pass on his next turn.
puzzle-free-try-gorobei = A dangerous raider less, but Gorobei was within his number. Heihachi still is not.

puzzle-move-name = Two cries
puzzle-move-ask = You are Daisuke, at 5 of 8. The raider is worth 3. Win a barricade.
puzzle-move-done = Your kiai moves Gorobei’s 2 to Heihachi: 6 + 2 is exactly 8, and his kiai raises a barricade.
puzzle-move-try-defend = A doll is covered. Nobody shouts, and no barricade rises.
puzzle-move-try-give = Heihachi stands at 6: with 3 he is past his 8, and his left side is full.

puzzle-whose-name = Whose three?
puzzle-whose-ask = You are Daisuke and may give odd cards. Heihachi stands at 5 of 8. Win a barricade.
puzzle-whose-done = 5 + 3 is exactly 8 for Heihachi, and his kiai raises a barricade.
puzzle-whose-try-confront = 4 + 3 makes 7 of your 8: nobody shouts.
puzzle-whose-try-defend = Your hat is covered, and that is all.

puzzle-lend-name = Before he wakes
puzzle-lend-ask = You are Gorobei. Heihachi plays next, with three wounds, and his last raider wounds. Do not lose.
puzzle-lend-done = With your token Heihachi ignores the even raider. One slips into the village: that can be borne.
puzzle-lend-try-kanbei = Kanbei bears a single wound, and his raider is odd. Heihachi takes his fourth wound: lost.
puzzle-lend-try-pass = Heihachi takes his fourth wound at the start of his turn: the game is lost.

puzzle-gate-name = At the gate
puzzle-gate-ask = You are Kanbei, at 6 of 9. Three have slipped into the village. Send away as many as you can.
puzzle-gate-done = 6 + 3 is exactly 9: your kiai drives two intruders out.
puzzle-gate-try-defend = The last place is covered, and all three stay in the village.

puzzle-heal-name = Who needs it
puzzle-heal-ask = You are Heihachi, an animal at 7 of 11. Gorobei plays next, and his last raider wounds. Use your cry well.
puzzle-heal-done = A barricade, and Gorobei’s marker is gone: the next bite is his third wound, not his fourth.
puzzle-heal-try-self = Your own wound can wait. Gorobei takes his fourth at once: lost.
puzzle-heal-try-kanbei = Kanbei bears one wound. Gorobei takes his fourth: lost.

puzzle-token-name = A borrowed shield
puzzle-token-ask = You are Kyuzo, at 6 of 9. Heihachi plays next, with three wounds; his raider is even and wounds. Do not lose.
puzzle-token-done = Your kiai sends Gorobei’s token to Heihachi, who ignores the even raider. Nobody slips in.
puzzle-token-try-defend = The doll is covered, and Heihachi takes his fourth wound: lost.
puzzle-token-try-own = With your token Heihachi may discard what he draws. It does not stop a bite: lost.

puzzle-twin-name = Seen before
puzzle-twin-ask = You are Kyuzo, at 7 of 9. Your farm is covered already. One barricade is left.
puzzle-twin-done = A 3 lies in your line, so this 3 goes to the graveyard and costs nothing.
puzzle-twin-try-confront = 7 + 3 is past your 9: the last barricade burns, and you must pass next turn.

puzzle-animal-name = A good wound
puzzle-animal-ask = You are Gorobei, overwhelmed: 11 of 9, with one wound. Your last raider would wound you. Stay in the fight.
puzzle-animal-done = The second wound wakes the bear: his number is 12, and 11 is within it.
puzzle-animal-try-ignore = You ignore it, and stay at 11 of 9: this turn you must pass.
