### The rules of Honor of the Samurai for people. An empty line parts paragraphs.

page-book-honor-length = first to 400
page-book-honor-pic-1 = Collect
page-book-honor-pic-1-text = Your turn begins with the honour of all cards in your two houses.
page-book-honor-pic-2 = Ki makes actions
page-book-honor-pic-2-text = Three ki give one action: at least 2, at most 5.
page-book-honor-pic-3 = Play or draw
page-book-honor-pic-3-text = A card into a house, or a card from the pile: one action each.
page-book-honor-pic-4 = Declare, free, once
page-book-honor-pic-4-text = Proclaim the Shogun, attack, ally with a lord, or leave him.
page-book-honor-pic-5 = Battle
page-book-honor-pic-5-text = Three strength roll a die. The higher sum wins; the loser’s Daimyo dies.

page-book-honor-icon-honour = Honour
page-book-honor-icon-honour-text = What the card brings each time you collect.
page-book-honor-icon-ki = Ki
page-book-honor-icon-ki-text = Three of them are an action.
page-book-honor-icon-force = Strength
page-book-honor-icon-force-text = Three of them are a die in battle.
page-book-honor-icon-castle = Castle
page-book-honor-icon-castle-text = One for a Daimyo. Its strength defends, and whoever has one may be attacked.
page-book-honor-icon-guard = Guard
page-book-honor-icon-guard-text = An assassin must roll 5 or 6 instead of 3.
page-book-honor-icon-lady = Lady
page-book-honor-icon-lady-text = Much ki. One in each house.
page-book-honor-icon-shogun = Shogun
page-book-honor-icon-shogun-text = The title brings 50, 75, 100 or 150 honour with 3, 4, 5 or 6 players.
page-book-honor-icon-save = Save Face
page-book-honor-icon-save-text = Out of turn, for anybody: against Dishonor or after a lost battle.

page-book-honor-end-text =
    The first to reach the target wins, at once. It is 400, or 250 or 300 if agreed on. Honour rises only when you collect, at the start of your turn, so only the player who collects can win. Losses may take you below zero.
page-book-honor-setup = Getting ready
page-book-honor-setup-text = Everybody gets a Samurai, a starting Daimyo and 7 cards. The Shogun card lies in the middle. Nobody has honour yet.
page-book-honor-houses = Your two houses
page-book-honor-houses-text = Beside your Samurai is one house, beside your Daimyo another. Each holds one lady and 5 armies at most; a castle belongs to a Daimyo, one only. What lies there stays there. Your Samurai never leaves play; your Daimyo may die.
page-book-honor-turn = The turn
page-book-honor-turn-text = First alliances begin or end. Then you collect, count your actions, and use them in any order. One declaration may come at any moment after collecting. Actions you do not use are lost.
page-book-honor-collect = Collecting
page-book-honor-collect-text =
    Who leads a Daimyo, as first Samurai, collects all honour of both houses, and the Shogun’s bonus if he is Shogun. Who serves another’s Daimyo, as second Samurai, collects half of that Daimyo’s house and half of the own, each rounded up to a five.

    A Rônin, without a lord, collects nothing, but a house below zero still costs.
page-book-honor-act = Actions and ki
page-book-honor-act-text = Divide your ki by 3. Drawing or playing a card costs one action, Dishonor two, Save Face and discarding none. If your ki changes during the turn, so do your actions.
page-book-honor-hand = Hand, drawing, discarding
page-book-honor-hand-text = A hand holds 7 cards; with 7 you cannot draw. In your turn you may discard as many as you like. An empty pile is made anew from the discards.
page-book-honor-place = Where a card may go
page-book-honor-place-text = Ladies, possessions, armies and guards go into your Samurai’s house, your Daimyo’s house or that of the Daimyo you serve. Castles go only to a Daimyo you lead. A Daimyo card is for a Rônin, who then leads it, or dismisses the second Samurai of your Daimyo.
page-book-honor-declare = Declarations
page-book-honor-declare-text = One in a turn, free. Leading a Daimyo you may proclaim him Shogun if nobody is, or attack. As a Rônin you may ally with another’s Daimyo. Serving one you may leave.
page-book-honor-shogun = The Shogun
page-book-honor-shogun-text = The title belongs to the Daimyo and cannot be given up. It pays every turn, but he may be attacked without a castle, and nobody saves face for him. Who kills him in battle becomes Shogun; if he dies otherwise the card returns to the middle.
page-book-honor-battle = Battle step by step
page-book-honor-battle-text =
    Only a Daimyo who is Shogun or has a castle can be attacked. Add the strength of the Daimyo, his house, his first Samurai’s house and that of the second. A castle counts only in defence. Divide by 3: so many dice, at most 6.

    The higher sum wins, a tie is rolled again. Strength 12 rolls four dice, strength 16 five. The losing Daimyo dies with his house unless somebody saves his face. The winner takes the castle or burns it.
page-book-honor-ninja = Ninjas
page-book-honor-ninja-text = Each costs its user 25 honour, success or not. A Spy steals or destroys one possession in another’s house, an Elite Spy two in one house. An Assassin names a Samurai or a Daimyo and rolls: 3 or more kills, past a guard 5 or more. The guard is gone either way.
page-book-honor-dishonor = Dishonor and Save Face
page-book-honor-dishonor-text = Dishonor costs two actions. Its target loses 75 honour, or 30 with Save Face, or loses none by the suicide of Samurai or Daimyo. If the target accepts, the others may still save face. Only one card counts.
page-book-honor-ally = Rônin and alliances
page-book-honor-ally-text =
    Your Daimyo dies: you are a Rônin at once, with your Samurai’s house, hand and honour. Declare an alliance: your strength helps that Daimyo from now on, and at the start of your next turn you serve him. If the first Samurai is killed, the second leads.

    Leaving costs 25 honour and takes effect at the start of your next turn. Death, dishonour without Save Face, or a dismissal ends an alliance at once.
page-book-honor-gun = Gunpowder
page-book-honor-gun-text = 9 strength, but 20 honour less at every collection and 2 ki fewer. It can be played, stolen and destroyed like any possession.
page-book-honor-cards = All cards
page-book-honor-cards-text = Every card of the box, with its three figures and how many there are.

page-book-honor-rare-shogun = The Shogun is murdered?
page-book-honor-rare-shogun-text = The card returns to the middle and may be claimed, even in the same turn.
page-book-honor-rare-mine = My Daimyo dies in my own turn?
page-book-honor-rare-mine-text = The turn goes on with fewer ki. With an action left you may lay down a new one.
page-book-honor-rare-three = Three want to save one face?
page-book-honor-rare-three-text = The one concerned first, then clockwise; only one card is spent.
page-book-honor-rare-second = The second Samurai kills the first?
page-book-honor-rare-second-text = He pays 50 honour and takes the Daimyo with house and title.
page-book-honor-rare-halves = How are halves rounded?
page-book-honor-rare-halves-text = Each by itself, up to the next five, and then added.
page-book-honor-rare-spy = A spy in the house I serve?
page-book-honor-rare-spy-text = Yes: every house that belongs to another player is open to spies.

page-book-honor-word-house = House
page-book-honor-word-house-text = A Samurai or a Daimyo and the cards beside him.
page-book-honor-word-ki = Ki
page-book-honor-word-ki-text = Inner strength; it makes actions.
page-book-honor-word-ronin = Rônin
page-book-honor-word-ronin-text = A Samurai without a lord.
page-book-honor-word-pledged = Pledged
page-book-honor-word-pledged-text = Has declared an alliance that begins at the next own turn.
page-book-honor-word-second = Second Samurai
page-book-honor-word-second-text = Serves a Daimyo that another player leads.
page-book-honor-word-save = To save face
page-book-honor-word-save-text = To play Save Face, for oneself or another.
