### The rules of Sakura for people. An empty line parts paragraphs.

page-book-sakura-length = 3 rounds
page-book-sakura-pic-1 = Serve both piles
page-book-sakura-pic-1-text = Each turn you give one card to each pile. You choose which pile first.
page-book-sakura-pic-2 = One climbs
page-book-sakura-pic-2-text = On the plus pile: the same colour, higher. Or the same number in any colour.
page-book-sakura-pic-3 = One falls
page-book-sakura-pic-3-text = On the minus pile: the same colour, lower. Or the same number in any colour.
page-book-sakura-pic-4 = Nothing fits? Take it
page-book-sakura-pic-4-text = The pile is yours: coins now, shurikens at the end. Any card starts it again.
page-book-sakura-pic-5 = Hire, then end
page-book-sakura-pic-5-text = At any moment of your turn coins hire characters. Then the next player goes.

page-book-sakura-icon-shuriken = Shurikens
page-book-sakura-icon-shuriken-text = On cards you took: points against you. The 7 carries three, 1 and 13 two each, 4, 6, 8 and 10 none.
page-book-sakura-icon-coin = Coins
page-book-sakura-icon-coin-text = On cards you took: paid at once. You start the game with 5.
page-book-sakura-icon-yinyang = Yin-yang
page-book-sakura-icon-yinyang-text = Its plus end points at the pile that climbs, its minus end at the one that falls.
page-book-sakura-icon-colours = Four colours
page-book-sakura-icon-colours-text = Red, green, blue, black, 1 to 13 in each. No colour beats another.
page-book-sakura-icon-count = Number on a pile
page-book-sakura-icon-count-text = How many cards lie in it.
page-book-sakura-icon-price = Coin over a character
page-book-sakura-icon-price-text = Its price.

page-book-sakura-end-text =
    A round is over when everybody holds two cards. Those two are neither played nor counted. Add up the shurikens on the cards you took. Coins stay with you; nobody gets new ones. All cards are shuffled and dealt again, and the next player to the left begins.

    After three rounds the fewest shurikens wins. If that is a tie, the most coins; if that is a tie too, you share the win.
page-book-sakura-setup = Getting ready
page-book-sakura-setup-text =
    With 2, 3, 4, 5 or 6 players everybody gets 14, 12, 10, 8 or 6 cards. Two more cards start the two piles; the rest stay out of this round, unseen. The yin-yang card lies between the piles.

    Everybody has 5 coins and a two-sided token. Five characters lie in a row, ten wait in a deck. Somebody is drawn to begin.
page-book-sakura-place = Placing a card
page-book-sakura-place-text =
    Look at the top card only: what lies under it no longer matters, and nobody may look. On the climbing pile put a higher card of its colour, on the falling pile a lower one; the step may be as long as you like. The same number fits on either pile, in any colour.

    And the circle closes: a 1 may follow a 13 on the climbing pile, a 13 may follow a 1 on the falling pile, in the same colour. Nothing else goes round the corner: a 2 on a 13 does not fit.

    If you hold a card that fits, you must place one. Which card, and which pile first, is up to you, even if that leaves you without a card for the other pile.
page-book-sakura-take = Taking a pile
page-book-sakura-take-text =
    No card fits: the whole pile is yours. You are paid the coins printed on it. The cards join those you took before, closed in front of you; only you may look through them.

    Then start the pile again with any card of your hand: no rule applies to it, and it is your card for this pile. If nothing fits on both piles, take one, start it, and you may spend the new coins before you look at the other.
page-book-sakura-hire = Hiring characters
page-book-sakura-hire-text =
    Five wait in a row. The price is the place: 1 coin at the far end, 5 beside the deck. Hire as many as you can pay, before, between or after your two cards. A character does its work at once and goes. One that could do nothing now cannot be hired.

    While your turn lasts the others stay where they are, at their prices; when it ends the row moves up to the cheap end and new ones come. For 6 coins you throw the whole row away, get five new ones, and may use one of them free, at once.
page-book-sakura-help = Helpers for one card
page-book-sakura-help-text = Cook, Konohana of Colours and of the Wind, and the two Samurai of the wrong way wait beside you until your next pile. Several can help the same card; the table finds how. Afterwards the card is its plain self again. They are gone with that pile, used or not, also if you take it.
page-book-sakura-people = The fifteen
page-book-sakura-people-text = Each does its work once and goes. A cook’s number goes round: 12 and 2 is 1. With the Daimyo of the Wager you win if at least half of all tokens, yours included, show your side. A card taken with the Greedy Daimyo brings its shurikens along.
page-book-sakura-secrets = Who sees what
page-book-sakura-secrets-text = Your hand and the cards you took are yours alone to see. Open to all: coins, the number of cards in hands and piles, the row, the scores. What you saw being played you may remember; the log remembers it for you.

page-book-sakura-rare-both = One card fits both piles and nothing else does?
page-book-sakura-rare-both-text = Play it where you like; the other pile is then yours.
page-book-sakura-rare-cook = The Cook and the 13?
page-book-sakura-rare-cook-text = The changed number goes round: with the Second Cook a black 12 counts as 1 and may follow black 13.
page-book-sakura-rare-deny = Hire just to keep it from others?
page-book-sakura-rare-deny-text = Yes, if it can do its work now.
page-book-sakura-rare-toss = A wager with two players?
page-book-sakura-rare-toss-text = A third token is tossed.
page-book-sakura-rare-free = A free Daimyo of the Wager after a new row?
page-book-sakura-rare-free-text = The price was 0, so you gain 0.
page-book-sakura-rare-bank = The bank is empty?
page-book-sakura-rare-bank-text = You get what is left.

page-book-sakura-word-serve = Serve
page-book-sakura-word-serve-text = Give a pile its card, or take it.
page-book-sakura-word-tricks = Trick cards
page-book-sakura-word-tricks-text = The cards you took.
page-book-sakura-word-row = Row
page-book-sakura-word-row-text = The five characters for hire.
page-book-sakura-word-wall = Wall
page-book-sakura-word-wall-text = Players’ word for a 1 on a falling pile or a 13 on a climbing one.
