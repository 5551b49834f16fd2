### The exact rules of Newgame, one message a clause. A clause says its rule by itself and names no other.

NG-SETUP-1 = Two to six players are dealt five cards each out of forty, or six if the host says so.

NG-TURN-1 = On your turn you play one card that is higher than the top card of the pile, or you pass.
NG-TURN-2 = A card that is not higher than the top card of the pile cannot be played.
NG-TURN-3 = You may pass, which clears the pile.

NG-END-1 = Whoever plays the last card of a hand wins; the others lose a point for each card they hold.
