### The rules of Samurai Spirit for people. An empty line parts paragraphs.

page-book-spirit-length = 3 nights
page-book-spirit-pic-1 = The last raider bites
page-book-spirit-pic-1-text = Your turn begins with the penalty of the last card on your right. Here a barricade burns.
page-book-spirit-pic-2 = Fight
page-book-spirit-pic-2-text = Turn up a raider. It must go to your left or to your right.
page-book-spirit-pic-3 = Left: a symbol you lack
page-book-spirit-pic-3-text = One hat, one farm, one doll. On the left nothing bites and nothing counts.
page-book-spirit-pic-4 = Right: add it up
page-book-spirit-pic-4-text = Exactly your number is a Kiai. One more burns, and next turn you pass.
page-book-spirit-pic-5 = Or help
page-book-spirit-pic-5-text = Instead of fighting lend your token to a friend, or pass for the night.

page-book-spirit-icon-hat = Hat
page-book-spirit-icon-hat-text = Who has none on the left at dawn is wounded.
page-book-spirit-icon-farm = Farm
page-book-spirit-icon-farm-text = For each samurai without one at dawn a farm is lost.
page-book-spirit-icon-doll = Doll
page-book-spirit-icon-doll-text = For each samurai without one at dawn a family is lost.
page-book-spirit-icon-flame = Flame
page-book-spirit-icon-flame-text = This raider burns something if he slips into the village.
page-book-spirit-icon-kiai = Kiai
page-book-spirit-icon-kiai-text = The battle cry at exactly your number: its work is done, and your first card on the right goes.
page-book-spirit-icon-token = Support token
page-book-spirit-icon-token-text = Whoever holds it may use your talent in the next turn.
page-book-spirit-icon-wound = Wound
page-book-spirit-icon-wound-text = The second one turns you into your animal; the fourth loses the game.
page-book-spirit-icon-gate = Gate
page-book-spirit-icon-gate-text = The next raider slips in unseen and waits for dawn.
page-book-spirit-icon-burn = Barricade
page-book-spirit-icon-burn-text = To burn: one barricade falls, and when none is left, a farm.
page-book-spirit-icon-arrow = Arrow
page-book-spirit-icon-arrow-text = The neighbour on that side adds the next raider to the right.
page-book-spirit-icon-never = Crossed out
page-book-spirit-icon-never-text = This turn no defending, no support or no talent, as drawn.

page-book-spirit-end-text =
    A night ends when the pile of raiders is empty or when all have passed. Then comes dawn, in four steps: wounds for missing hats, farms for missing farms, families for missing dolls, and the raiders who slipped in are turned up: each with a flame burns.

    You lose at once with a samurai’s fourth wound, with the last farm or with the last family. You win if after the third dawn a farm and a family are left. The score is a point for every farm, every family, and one if nobody carries a wound; the harder levels add plus signs.
page-book-spirit-setup = Getting ready and the four levels
page-book-spirit-setup-text =
    The village has 6 farms and 3 families, their backs unknown. Everybody has a samurai, human side up, a support token and a total of 0.

    On Normal there are 2 barricades more than samurai and 7 raiders for each. Easy gives one barricade more and 6 raiders; Hard gives one barricade fewer and turns on what is on the backs of lost farms; Heroic takes one more barricade, and families give nothing at dawn. For the second night lieutenants join, for the third bosses.
page-book-spirit-night = A night and its end
page-book-spirit-night-text = Turns go clockwise. Who has passed gets no more turns this night; a lone samurai takes them all. When the last raider is dealt with, or all have passed, the night is over at once. Raiders left in the pile then slip in.
page-book-spirit-turn = Your turn
page-book-spirit-turn-text = First the penalty, then one action: Fight, Support or Pass. If your total is above your number after the penalty, you must pass. At the end of the turn lent tokens go home and what a penalty forbade is allowed again.
page-book-spirit-bite = What bites: penalties
page-book-spirit-bite-text =
    Only the last card of the line on your right bites, and it does so every turn while it stays last. Two signs: both, in the order you like. What cannot be done becomes one wound for you.

    Burn, wound, gate and reinforcements hit the village; arrows give your neighbour the next raider; other signs forbid something for this turn or cost a card on your left.
page-book-spirit-fight = Fighting: left and right
page-book-spirit-fight-text =
    A raider with a hat, a farm or a doll may go left, if you lack that symbol there. Three places, one of each. Everything else goes right, as the last card of your line, and is added up.

    Below your number: nothing. Exactly: Kiai. Above: something burns at once, and so it does with every further card.
page-book-spirit-kiai = Kiai
page-book-spirit-kiai-text = Whenever a total becomes exactly the number, on anybody’s turn and by whatever cause, that samurai shouts: the effect may be used, then the first card of the line is discarded, used or not. The samurai stays in play and can shout again.
page-book-spirit-support = Lending a talent
page-book-spirit-support-text = Support gives your token to another samurai in play, and the next raider slips in unseen. The friend may use your talent in the next own turn; you keep it too. Then the token comes home.
page-book-spirit-pass = Passing
page-book-spirit-pass-text = You may always pass. Your cards stay where they are until dawn; no card, no token and no penalty reaches you any more this night. It cannot be taken back.
page-book-spirit-people = The seven samurai
page-book-spirit-people-text = Each has a number, a talent and a Kiai, and an animal with a higher number. Talents are never forced. A card given to you is as if you had drawn it.
page-book-spirit-wound = Wounds and the animal
page-book-spirit-wound-text = The first wound lays a marker. The second takes it away and turns your board: your number rises, cards and total stay. The third lays a marker again, the fourth loses the game. Healing takes a marker away, never the animal.
page-book-spirit-village = Barricades, farms, families
page-book-spirit-village-text = To burn is to lose a barricade; with none left, a farm. Farms and families are lost by lot and never come back. On Hard and Heroic the back of a lost farm strikes at once.
page-book-spirit-dawn = Dawn
page-book-spirit-dawn-text = Hats, farms, dolls, intruders: in this order, each step clockwise from the last player. Before the intruders every family left helps: a marker is healed, a barricade built, an intruder driven out. On Heroic they do not.
page-book-spirit-next = The next night
page-book-spirit-next-text = All raiders are gathered, lieutenants or bosses join, everything is shuffled. Totals are 0 and everybody is in play. Wounds, animals, barricades, farms and families stay as they are. The neighbour of the last player begins.
page-book-spirit-few = Two players, one player
page-book-spirit-few-text = With two samurai the tokens of the five absent ones lie ready: each helps once in the game, in the turn for which it is turned over. One person may play two to seven samurai in the same way.

page-book-spirit-rare-pile = The pile runs out in the middle of my turn?
page-book-spirit-rare-pile-text = What is going on is finished, the rest of the turn is skipped, and it is dawn.
page-book-spirit-rare-animal = Must I pass if the penalty turned me into my animal?
page-book-spirit-rare-animal-text = Not if your total is now at or below the new number.
page-book-spirit-rare-arrow = An arrow at somebody who has passed?
page-book-spirit-rare-arrow-text = It cannot be done, so you take a wound instead.
page-book-spirit-rare-two = Two shouts from one card?
page-book-spirit-rare-two-text = One after the other: first who lost the card, then who received it. A shout inside another is finished first.
page-book-spirit-rare-token = A token comes during my own turn?
page-book-spirit-rare-token-text = It helps only in a turn that begins after it came, so it goes home unused.
page-book-spirit-rare-last = Katsushiro and the last card?
page-book-spirit-rare-last-text = He cannot exchange it: there is nothing to draw instead.
page-book-spirit-rare-team = Who chooses for the team?
page-book-spirit-rare-team-text = The player whose turn it is; at dawn the one who played last.

page-book-spirit-word-line = Line
page-book-spirit-word-line-text = The row of cards on your right; the last one bites, the first one goes with a Kiai.
page-book-spirit-word-kiai = Kiai
page-book-spirit-word-kiai-text = A samurai’s battle cry at exactly the number.
page-book-spirit-word-over = Overwhelmed
page-book-spirit-word-over-text = Above your number: next turn you pass.
page-book-spirit-word-burn = Burn
page-book-spirit-word-burn-text = Lose a barricade, or a farm if there is none.
page-book-spirit-word-intruder = Intruder
page-book-spirit-word-intruder-text = A raider who slipped in unseen and is turned up at dawn.
page-book-spirit-word-play = In play
page-book-spirit-word-play-text = Has not passed this night.
