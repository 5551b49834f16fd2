### Puzzles of Honor of the Samurai: name, question, what solved it, and why not the others.

puzzle-order-name = Which card first
puzzle-order-ask = One action left: two cards in hand, both worth playing. Earn as much as you can next turn.
puzzle-order-done = O-Ichi brings 4 ki: 10 ki are three actions, so the swords can be played too.
puzzle-order-try-swords = The swords bring 1 ki: 7 are still two actions, and O-Ichi stays in your hand.

puzzle-nothing-name = What have you to lose?
puzzle-nothing-ask = Botan dishonours you. You hold Save Face. Be as rich as you can at your next turn.
puzzle-nothing-done = Your Samurai’s house is empty: his death costs nothing, and your Daimyo stays.
puzzle-nothing-try-save = Save Face still costs 30 honour.
puzzle-nothing-try-accept = It costs 75 honour.

puzzle-collects-name = Before he collects
puzzle-collects-ask = Botan stands at 365 and collects 45 next. One action. Do not let him win.
puzzle-collects-done = Without the theatre he collects 25 and stands at 390. And it earns for you.
puzzle-collects-try-swords = The swords are worth 10: he still collects 35, and wins with 400.
puzzle-collects-try-cavalry = Nobody is attacked this turn any more. Botan collects 45 and wins.

puzzle-insult-name = A word at court
puzzle-insult-ask = Botan, Shogun at 335, collects 65 next. Two actions. Stop him, and waste nothing.
puzzle-insult-done = The theatre’s ki is a third action: Dishonor takes the other two. A Shogun cannot save his face.
puzzle-insult-try-bare = It stops him. But played first, the theatre would have given you a third action, and 20 a turn.
puzzle-insult-try-chiyo = Chiyo is no danger. Botan collects 65 and wins with 400.

puzzle-exact-name = To the last point
puzzle-exact-ask = You stand at 310 and collect 20. One action, and nobody is Shogun. Win at your next turn if nobody stops you.
puzzle-exact-done = 20, the title’s 50 and the theatre’s 20: 400, to the last point.
puzzle-exact-try-castle = 20, 50 and the castle’s 15: 395.
puzzle-exact-try-alone = Without the title you collect 40: 350.

puzzle-halves-name = Half of what?
puzzle-halves-ask = You serve Botan’s Daimyo and collect halves. One action: where does O-Ichi earn you more?
puzzle-halves-done = 30 and 5 make 35, and half of it is rounded up to 20. Beside your sword her half is lost in the rounding.
puzzle-halves-try-own = 5 and 5 make 10, half is 5: as much as half of 5, rounded up.

puzzle-six-name = Enough is enough
puzzle-six-ask = You are Shogun and roll six dice in defence. One action.
puzzle-six-done = Nobody rolls more than six dice. The swords bring 10 honour a turn.
puzzle-six-try-cavalry = 3 strength more, and still six dice: nobody rolls more.

puzzle-dismiss-name = A generous gift
puzzle-dismiss-ask = Botan serves your Shogun, stands at 350 and collects next. One action. Do not let him win.
puzzle-dismiss-done = He must take the Daimyo and leave: with Yoshimoto and his lady he collects 15.
puzzle-dismiss-try-cavalry = Half of 100, and half of his lady: he collects 55 and wins with 405.
puzzle-dismiss-try-keep = Half of 100, and half of his lady: he collects 55 and wins with 405.

puzzle-lord-name = A lord of your own
puzzle-lord-ask = You are a Rônin with one action. Nobody is Shogun. Earn as much as you can next turn.
puzzle-lord-done = Ieyasu earns 30, your lady 10, and a declaration makes him Shogun: 50 more.
puzzle-lord-try-serve = Half of Botan’s 30, and half of your lady: 20.
puzzle-lord-try-quiet = 40 next turn. But a declaration costs no action, and the title pays 50.

puzzle-service-name = In good service
puzzle-service-ask = You serve Botan, who is Shogun. Chiyo dishonours you. Be as rich as you can at your next turn.
puzzle-service-done = 30 lost, but the service goes on, and half of Botan’s 90 is yours.
puzzle-service-try-suicide = No honour lost, but the service is over: a Rônin collects nothing.
puzzle-service-try-accept = 75 lost, and the service is over too.

puzzle-ronin-name = Serve or rule?
puzzle-ronin-ask = You are a Rônin with a Daimyo in hand. Botan is Shogun. Earn as much as you can next turn.
puzzle-ronin-done = Half of Botan’s 100 and half of your lady: 55. Serving pays better than ruling.
puzzle-ronin-try-own = Yoshimoto earns 5, and your lady 10: 15.
puzzle-ronin-try-chiyo = Half of Chiyo’s 10, and half of your lady: 10.

puzzle-spoils-name = The spoils
puzzle-spoils-ask = You have beaten Botan, and his Hill Castle is yours to take or to burn.
puzzle-spoils-done = A Daimyo has one castle, and yours is the Great Castle: 20 a turn, not 10.
puzzle-spoils-try-take = His castle takes the place of yours: 10 honour a turn instead of 20.
