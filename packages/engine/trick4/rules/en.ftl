### The exact rules of Trick4, one message a clause. A clause says its rule by itself and names no other.

T4-DEAL-1 = Thirty-two cards, eight in each of four suits, are dealt to four players, eight to each.

T4-PLAY-1 = The leader puts down any card, then the others in turn put down one card each.
T4-PLAY-2 = Whoever holds a card of the suit that was led must play one.

T4-TRICK-1 = The highest card of the led suit wins the trick, and its player leads the next.

T4-END-1 = After eight tricks whoever won most wins the game; of equal players the lowest seat.
