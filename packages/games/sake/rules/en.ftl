### The exact rules of Saké & Samouraï, one message a clause. A clause says its rule by itself and names no other.
### Where editions differ a clause says what holds at this table: $edition (it, fr)

SK-SETUP-1 = The game has 3 to 8 players, seated in a fixed circle.
SK-SETUP-2 = Each player gets one Samurai board, all different; unless the host settles it otherwise, { $edition ->
    [it] boards are assigned at random
   *[fr] each player chooses, in turn order, first player first
 }.
SK-SETUP-3 = Boards nobody has are not used in this game.
SK-SETUP-4 = Each player puts a Seated marker on his board: every Samurai starts seated.
SK-SETUP-5 = Each player takes one Katana and puts it in his Defence zone.
SK-SETUP-6 = All other cards except Locations, unused Katanas included, are shuffled into one deck.
SK-SETUP-7 = Each player is dealt, face down, as many cards as his board’s life plus 4.
SK-SETUP-8 = Four of them, taken without looking, are his starting hand.
SK-SETUP-9 = The rest, unseen by anyone, are his face-down Life pile; its size is his Life.
SK-SETUP-10 = His Wounds pile starts empty.
SK-SETUP-11 = Three Step cubes are put in every gap between two neighbouring Samurai.
SK-SETUP-12 = The remaining cards are the face-down draw pile in the centre.
SK-SETUP-13 = The Masu receives 2.5 sake per player, rounded up.
SK-SETUP-14 = Sake tokens not put in the Masu are not used.
SK-SETUP-15 = Step cubes not placed form the cube supply (“the box”); there are 28 in all.
SK-SETUP-16 = If a Location is used, it is chosen before the cards are dealt.
SK-SETUP-17 = The oldest player takes the first turn; online the host names the first player or leaves it to chance.
SK-SETUP-18 = Cosmetic: the first player is addressed with the suffix “-san”.
SK-SETUP-19 = Orientation: a player’s left-hand neighbour is the next player clockwise; his right-hand neighbour is the previous one.

SK-GEO-1 = The living Samurai, in seat order, form a ring (three or more alive), a line (exactly two alive), or nothing (one alive).
SK-GEO-2 = Between two neighbouring living Samurai there is one gap: an ordered row of Step cubes in which Disciples may stand between cubes.
SK-GEO-3 = The distance between two figures along a path is the number of Step cubes on that path between them; figures passed on the way count nothing.
SK-GEO-4 = In a ring every two figures have two distances, one clockwise and one counter-clockwise; they add up to the number of cubes in the ring.
SK-GEO-5 = In a line every two figures have one distance.
SK-GEO-6 = A requirement of exactly N Steps is met if at least one of the distances equals N.
SK-GEO-7 = A requirement of N+ Steps is met if { $edition ->
    [it] all of the distances are N or more
   *[fr] at least one of the distances is N or more
 }.
SK-GEO-8 = Two Samurai can never be less than 1 Step apart.
SK-GEO-9 = Two opposing figures standing next to each other in a gap can never have less than 1 Step between them.
SK-GEO-10 = Two figures of the same player may have 0 Steps between them.
SK-GEO-11 = A Disciple stands only in one of the (at most two) gaps next to its master.
SK-GEO-12 = The order of the figures in a gap never changes: first all Disciples of the Samurai at one end, then all Disciples of the Samurai at the other end.
SK-GEO-13 = Adding a Step anywhere means: the player picks a gap and, in it, a place between two neighbouring figures; one cube from the supply goes there.
SK-GEO-14 = Removing a Step anywhere means: the player picks a gap and, in it, a place between two neighbouring figures that holds a cube; one cube there returns to the supply.
SK-GEO-15 = A removal that would leave two Samurai, or two opposing figures next to each other, less than 1 Step apart is illegal.
SK-GEO-16 = Adding or removing Steps is not a Move: nobody stands up and Stumble cannot cancel it.
SK-GEO-17 = Spirits have no position; no distance to or from a Spirit exists.

SK-TURN-1 = Turns pass clockwise over all players still in the game, Samurai and Spirits alike.
SK-TURN-2 = A Samurai’s turn has four phases, always in this order: 1 play cards, 2 activate Disciples, 3 draw, 4 choose the wielded weapon.
SK-TURN-3 = In Phase 1 he may play up to 2 cards from his hand, one after the other.
SK-TURN-4 = He may play fewer, even none.
SK-TURN-5 = Each card is used either for one action box or for its text, never both.
SK-TURN-6 = Any card, whatever its kind, may be used for any of its boxes.
SK-TURN-7 = The boxes usable in one’s own Phase 1 are Attack (also as iaido), Move and Drink.
SK-TURN-8 = The Defence box is used only when one is attacked or tormented.
SK-TURN-9 = The texts usable in one’s own Phase 1 are Event, Weapon, Item and Disciple.
SK-TURN-10 = A card used for a box is discarded when its action is finished (also when the action was cancelled).
SK-TURN-11 = Beyond 2 cards, each further card played in Phase 1 costs 1 burnt sake.
SK-TURN-12 = Interruptions, Defence cards and sacrificed Disciples do not count towards anybody’s 2 cards.
SK-TURN-13 = Activating an Item in play does not count as playing a card.
SK-TURN-14 = A card may be played only if it has some effect.
SK-TURN-15 = In Phase 2 all his Disciples advance and attack.
SK-TURN-16 = In Phase 3 he draws 2 cards.
SK-TURN-17 = In Phase 4 he may put any one weapon he has in play into his Defence zone in place of the one there.
SK-TURN-18 = In Phase 4 he may also leave the Defence zone as it is.
SK-TURN-19 = Every card carries four action boxes (Attack, Defence, Move, Drink), each with a number, and one text.

SK-ATTACK-1 = An Attack action is made by playing a card for its Attack box.
SK-ATTACK-2 = The attacker names one target: an opposing Samurai, an opposing Disciple, or a Spirit.
SK-ATTACK-3 = The attacker names at most one weapon, which must be in play in front of him and usable.
SK-ATTACK-4 = It may be any of his weapons, not only the one in his Defence zone.
SK-ATTACK-5 = The target must be at the distance the weapon demands: exactly N for “N”, N or more for “N+”.
SK-ATTACK-6 = Other Samurai and Disciples in between never stop an Attack.
SK-ATTACK-7 = The Attack value is the card’s Attack box plus the weapon’s Attack value (plus bonuses of abilities).
SK-ATTACK-8 = A bare-handed Attack is allowed only if the attacker has { $edition ->
    [it] no weapon in play at all
   *[fr] no usable weapon
 }.
SK-ATTACK-9 = A bare-handed Attack reaches exactly 1 Step.
SK-ATTACK-10 = The value of a bare-handed Attack is the card’s Attack box alone.
SK-ATTACK-11 = An Attack is ranged if it is made with a weapon marked ranged, or by an Event that says so; every other Attack, at whatever distance, is not ranged.
SK-ATTACK-12 = An Attack whose value would be 0 may not be declared.
SK-ATTACK-13 = Damage = Attack value − Defence value, not below 0.
SK-ATTACK-14 = Each point of damage costs a Samurai target 1 Life Point.
SK-ATTACK-15 = A Samurai may attack as often as he can play cards for it; there is no limit per turn.
SK-ATTACK-16 = Attacking without iaido does not make a seated Samurai stand.
SK-ATTACK-17 = A Samurai cannot attack himself or his own Disciples.
SK-ATTACK-18 = Order: declare (card, target, weapon) → Interruptions → if not cancelled, the defence of the Samurai or Disciple, or the Spirit’s dematerialising → damage → death check → discard the card.
SK-ATTACK-19 = The Attack value is fixed when the Attack is declared (iaido: when the weapon is named; Disciple: when the card is turned up), the Defence value when the Defence card is played; sake burnt later changes neither.

SK-MOVE-1 = A Move action is made by playing a card for its Move box.
SK-MOVE-2 = The mover picks a direction, towards his left or right neighbour.
SK-MOVE-3 = The maximum is the box value plus bonuses (Sandals, Tomoe).
SK-MOVE-4 = He picks a number of Steps from 1 to the maximum.
SK-MOVE-5 = For each Step one cube from just in front of him goes to just behind him (into the gap on his other side, next to his board).
SK-MOVE-6 = He never changes seats: he cannot pass another Samurai.
SK-MOVE-7 = He cannot pass an opposing Disciple.
SK-MOVE-8 = He must stop at the latest 1 Step from the nearest opposing figure ahead.
SK-MOVE-9 = If he would pass one of his own Disciples he pushes it: it stays in front of him at 0 Steps, as if just played, and moves with him.
SK-MOVE-10 = A pushed Disciple must itself keep at least 1 Step from the next opposing figure ahead; this limits the Move.
SK-MOVE-11 = His first Move action makes a seated Samurai stand: remove the Seated marker.
SK-MOVE-12 = A standing Samurai never sits again.
SK-MOVE-13 = If he cannot move even 1 Step in either direction, a Move may not be played.
SK-MOVE-14 = Order: declare (card, direction, number) → stand up → Interruptions → if not cancelled, shift the cubes → discard the card.

SK-IAIDO-1 = Only a seated Samurai may use iaido.
SK-IAIDO-2 = He plays one card for its Attack box; this is one card of the 2.
SK-IAIDO-3 = He removes his Seated marker; this is not undone if the iaido is cancelled.
SK-IAIDO-4 = He first makes a free move of up to 2 Steps (plus bonuses), with the direction, limits and pushing of an ordinary Move.
SK-IAIDO-5 = The free move { $edition ->
    [it] may be 0 Steps
   *[fr] is at least 1 Step
 }.
SK-IAIDO-6 = He then makes an Attack with the card.
SK-IAIDO-7 = The move may go towards or away from the target.
SK-IAIDO-8 = Card, direction, number of Steps and target are declared together; the declaration is legal only if after the move at least one usable weapon (or legal bare hands) reaches the target.
SK-IAIDO-9 = The weapon is chosen only after the move has been made or cancelled.
SK-IAIDO-10 = If Stumble cancels the move, he may still attack the declared target from where he stands, if some weapon reaches.
SK-IAIDO-11 = If none reaches, there is no Attack and the card is lost.
SK-IAIDO-12 = If Double Vision cancels the Attack, the move stands.
SK-IAIDO-13 = Order: declare (card, direction, number, target) → stand up → Interruption (Stumble), only if the number is 1 or more → move → weapon named (after Stumble he may also give up the Attack) → Interruptions, defence, damage, death check and discard as for any Attack.

SK-DRINK-1 = A Drink action is made by playing a card for its Drink box.
SK-DRINK-2 = The player takes from the Masu as many sake as the box says.
SK-DRINK-3 = If the Masu holds fewer, he takes all that is left.
SK-DRINK-4 = He takes no more sake than he has free places for.
SK-DRINK-5 = He may not choose to take fewer than the box, the Masu and his free places give.
SK-DRINK-6 = He places each sake at once.
SK-DRINK-7 = A Drink that would take 0 sake may not be played.
SK-DRINK-8 = Taking the Masu’s last sake triggers the Fatal Round.
SK-DRINK-9 = Cosmetic: the drinker shouts “SAKÉÉÉ!”.

SK-DEF-1 = A Samurai who is attacked may play one card from his hand for its Defence box.
SK-DEF-2 = At most one Defence card per Attack.
SK-DEF-3 = To the box he adds the Defence value of the weapon in his Defence zone if that weapon is usable.
SK-DEF-4 = Against a ranged Attack the weapon’s Defence is not added.
SK-DEF-5 = Only the weapon in the Defence zone counts, never another one in play.
SK-DEF-6 = Without a Defence card there is no Defence value at all: weapon and Armour add to a card, they do not defend alone.
SK-DEF-7 = The Defence card is discarded afterwards.
SK-DEF-8 = Instead of a Defence card, an attacked Samurai may discard one Disciple card from his hand: the Attack then deals no damage.
SK-DEF-9 = The sacrificed Disciple must come from the hand; Disciples on the table cannot be sacrificed.
SK-DEF-10 = The sacrifice works against any Attack on a Samurai: melee, ranged, iaido, Event, Disciple.
SK-DEF-11 = The sacrifice does not work against Torment.
SK-DEF-12 = Before answering, the defender may burn sake to draw or use Ardent Soul, including to free his wielded weapon.
SK-DEF-13 = The Defence of a Disciple is drawn, not played.

SK-WEAPON-1 = Playing a weapon’s text lays the card in front of you; it stays in play.
SK-WEAPON-2 = There is no limit to the number of weapons one may have.
SK-WEAPON-3 = Nobody may have two weapons of the same type in play, even if one is covered by sake.
SK-WEAPON-4 = A weapon in play leaves play only through an Event (or its owner’s death or seppuku).
SK-WEAPON-5 = A weapon laid down may be used for an Attack at once.
SK-WEAPON-6 = The Defence zone holds at most one weapon.
SK-WEAPON-7 = A weapon covered by sake can be used neither to attack nor to defend, but stays in play.
SK-WEAPON-8 = A weapon covered by sake may be or stay in the Defence zone (uselessly).
SK-WEAPON-9 = If the wielded weapon is discarded during another player’s turn, its owner may at once put another weapon he has in play into the Defence zone.
SK-WEAPON-10 = In others’ turns that is the only way to change the wielded weapon; being covered by sake is not a loss.
SK-WEAPON-11 = If the wielded weapon is lost in the owner’s own turn, he chooses anew in Phase 4.

SK-ITEM-1 = Playing an Item’s text lays it in front of you; it stays in play like a weapon, in any number, and leaves play as weapons do.
SK-ITEM-2 = Nobody may have two Items of the same type in play.
SK-ITEM-3 = A permanent Item works all the time while usable.
SK-ITEM-4 = An activated Item works only in its owner’s own turn, when he pays its cost.
SK-ITEM-5 = To be activated the Item must itself be free of sake (burning its own sake first to draw a card frees it).
SK-ITEM-6 = Sandals (permanent): +1 to the maximum of Move actions and of the iaido move.
SK-ITEM-7 = Improvised Armour (permanent): +1 to the Defence value whenever the owner plays a Defence card, also against ranged Attacks and Torment.
SK-ITEM-8 = Pipe (activated, burn 1 sake): { $edition ->
    [it] every Samurai, the user included, discards 1 card from hand
   *[fr] every other Samurai discards 1 card from hand
 }.
SK-ITEM-9 = Each discarder chooses his own card; a Samurai with an empty hand discards nothing.
SK-ITEM-10 = Flask (activated, burn 1 sake): the owner draws 2 cards.
SK-ITEM-11 = Rice Bowl (activated, burn 1 sake): the owner regains 2 Life Points.
SK-ITEM-12 = A sake burnt as an Item’s cost gives nothing else (no card drawn, no extra play).
SK-ITEM-13 = An Item may be activated any number of times in a turn, each time paying the cost.
SK-ITEM-14 = The cost is paid with any one sake its owner has, on whatever place.

SK-EVENT-1 = An Event is played only in one’s own Phase 1.
SK-EVENT-2 = It takes effect and is then discarded.
SK-EVENT-3 = Targets are declared when it is played; there is no defence against an Event except where it makes an Attack.
SK-EVENT-4 = Attacks made by Events use only the printed value (plus Suenaga’s +1 at range): no weapon is added; they are Attacks in every other respect.
SK-EVENT-5 = Throwing Chopsticks: two ranged Attacks, each of value 1, each at 2+ Steps.
SK-EVENT-6 = They are declared and resolved one after the other.
SK-EVENT-7 = Each has its own target; the two may be the same or different.
SK-EVENT-8 = The second Attack may be forgone.
SK-EVENT-9 = Scalding Ramen: one ranged Attack of value 2 at 3+ Steps.
SK-EVENT-10 = Strategic Stench: add 2 Steps from the supply, each anywhere.
SK-EVENT-11 = Rice Balls in the Face: one other Samurai at 4+ Steps discards 2 cards of his own choice from hand (all, if he has fewer).
SK-EVENT-12 = Sakuragi: draw 2 cards.
SK-EVENT-13 = Drunken Purchase: choose any Samurai (oneself included) and one weapon or Item he has in play; it is discarded.
SK-EVENT-14 = A sake on the discarded card leaves the game.
SK-EVENT-15 = Weak Stomach: choose any Samurai (oneself included) and one sake he owns, wherever it lies; it leaves the game.
SK-EVENT-16 = Drunken Purchase and Weak Stomach have no distance limit.
SK-EVENT-17 = Feigned Wounds: the player regains 2 Life Points.
SK-EVENT-18 = Roar: burn 1 sake as a cost, then one ranged Attack of value 4 at exactly 2 Steps.
SK-EVENT-19 = Roar’s sake stays burnt if the Attack is cancelled or defended.
SK-EVENT-20 = Lanterns Out: remove 2 Steps, each anywhere.
SK-EVENT-21 = Stench and Lanterns do as much as they can: if only 1 Step can be added or removed, 1 is.
SK-EVENT-22 = Events that name a Samurai as target cannot choose a Spirit.
SK-EVENT-23 = An Event that makes an Attack may choose any target an Attack may have, a Spirit included (distance then ignored).

SK-INT-1 = An Interruption’s text is played only during another player’s turn.
SK-INT-2 = Only a living Samurai can play it.
SK-INT-3 = Any Samurai other than the one interrupted may play it, whether or not he is the target.
SK-INT-4 = It does not count towards any card limit.
SK-INT-5 = It is discarded after use.
SK-INT-6 = If several Samurai want to interrupt the same thing, only the one declared first is played; the others keep their cards.
SK-INT-7 = In doubt, priority goes to the Samurai nearest clockwise from the one who suffers the Interruption; answers collected sealed count as given at the same moment, hence in doubt.
SK-INT-8 = An Interruption cannot itself be interrupted.
SK-INT-9 = Stumble cancels one Move of an adversary: a Move action, the move part of an iaido, or the advance of one Disciple.
SK-INT-10 = Double Vision cancels one Attack of an adversary: an Attack action, the Attack of an iaido, one Attack of an Event, or the Attack of one Disciple.
SK-INT-11 = The cancelled action’s card (and any cost) is spent and counts as played.
SK-INT-12 = Torment is not an Attack and cannot be cancelled.
SK-INT-13 = The move and the Attack of one iaido are two separate things; each may be interrupted once.

SK-DISC-1 = Playing a Disciple’s text puts the card on the left or the right of its master, at 0 Steps from him, facing away from him.
SK-DISC-2 = With two living Samurai the only side is the one facing the other Samurai.
SK-DISC-3 = With one living Samurai no Disciple can be played.
SK-DISC-4 = There is no limit to the number of Disciples a Samurai may have.
SK-DISC-5 = Disciples act in their master’s Phase 2, including those played in the Phase 1 just before.
SK-DISC-6 = The master chooses the order; each Disciple advances and attacks before the next one starts.
SK-DISC-7 = A Disciple advances only away from its master, always in the same direction.
SK-DISC-8 = It advances automatically 2 Steps, or fewer if it would otherwise come closer than 1 Step to the nearest opposing figure ahead or pass another Disciple of its master.
SK-DISC-9 = It may stand in the same place as other Disciples of its master (0 Steps apart).
SK-DISC-10 = If after its advance (or without one) an opposing figure ahead is at exactly 1 Step, it must attack; “ahead” = in the gap it stands in, the Samurai at the far end included.
SK-DISC-11 = If several opposing figures ahead are at exactly 1 Step (for example a Disciple standing at 0 Steps from its master, and that master; or two Disciples in one place), its owner chooses the target.
SK-DISC-12 = For its Attack the owner turns up the top card of the draw pile: Attack value = that card’s Attack box + the Disciple’s Attack (+0).
SK-DISC-13 = A Disciple’s Attack is not ranged.
SK-DISC-14 = A Samurai attacked by a Disciple defends normally (Defence card, sacrifice).
SK-DISC-15 = When a Disciple is attacked, its owner turns up the top card of the draw pile: Defence value = that card’s Defence box + the Disciple’s Defence (+0).
SK-DISC-16 = A Disciple that suffers 1 or more damage is eliminated: its card is discarded.
SK-DISC-17 = Cards turned up for Disciples go to the discard pile at once, never to a hand (so a reshuffle caused by turning up the last card includes it).
SK-DISC-18 = Disciples block the movement of opposing Samurai, not their Attacks.
SK-DISC-19 = A Disciple is pushed by its own master when he moves.
SK-DISC-20 = Sake is never put on a Disciple.
SK-DISC-21 = Order of a Disciple’s action: advance announced → Interruption (Stumble), only if it advances at least 1 Step → advance → if a target is at 1 Step: target chosen, card turned up → Interruption (Double Vision) → defence → damage.
SK-DISC-22 = A Disciple whose advance was cancelled still attacks if it has a target at 1 Step.
SK-DISC-23 = A Disciple never passes another Disciple, friend or foe.
SK-DISC-24 = Each Disciple acts at most once per Phase 2; one that goes back to a hand before its activation does not act.

SK-HAND-1 = No player may ever have more than 4 cards in hand.
SK-HAND-2 = A player above 4 immediately discards down to 4, choosing the cards himself.
SK-HAND-3 = When several cards are drawn by one effect, all are drawn before discarding.
SK-HAND-4 = The limit also binds Spirits.
SK-HAND-5 = Whenever an effect makes a player discard from his hand, that player chooses the cards.

SK-DECK-1 = Discarded cards go to one common discard pile.
SK-DECK-2 = When the draw pile is exhausted, the discard pile is shuffled to form the new draw pile.
SK-DECK-3 = This is done at the moment the last card leaves the draw pile, so that a top card is visible whenever possible; a draw in progress goes on from the new pile.
SK-DECK-4 = If both piles are empty, nothing can be drawn; the next card discarded, or the next cards discarded together, shuffled, form the new draw pile at once.
SK-DECK-5 = The back of the draw pile’s top card is visible to all and decides what Spirits can do.
SK-DECK-6 = Life and Wounds cards never go straight to the draw pile; they reach it only through a hand, or through seppuku, and the discard pile.
SK-DECK-7 = Every card’s back is of one of three types (Shove, Brawl, Drowse); backs serve only the Spirits.

SK-SOUL-1 = At any moment of the game, in anybody’s turn, a Samurai may draw cards from his own Life pile into his hand (an instant).
SK-SOUL-2 = He may do so once per turn, counting each player’s turn separately.
SK-SOUL-3 = He first declares the number and then draws exactly that many.
SK-SOUL-4 = At least one card must remain in the Life pile.
SK-SOUL-5 = It is impossible while a sake lies on his Life pile.
SK-SOUL-6 = Cards so drawn never go back to the Life or Wounds pile: his Life is permanently reduced.
SK-SOUL-7 = The hand limit applies after the draw.

SK-SAKE-1 = Every sake a Samurai takes must at once be placed on something of his own that may hold it.
SK-SAKE-2 = Places: each weapon in play (the wielded one included), each Item in play, his Life pile, his Samurai board; one sake each at most.
SK-SAKE-3 = Once placed, a sake cannot be moved by its owner.
SK-SAKE-4 = On a weapon or Item: the card is unusable while the sake is there.
SK-SAKE-5 = On the Life pile: it counts as 1 extra Life Point and is lost before any Life card.
SK-SAKE-6 = On the Life pile it also forbids Ardent Soul.
SK-SAKE-7 = On the board: the Samurai’s special ability cannot be used.
SK-SAKE-8 = Cosmetic: with sake on the board the player talks like a drunk.
SK-SAKE-9 = A Samurai’s total is the number of sake on all his places together.
SK-SAKE-10 = If a card holding a sake is discarded, the sake leaves the game.
SK-SAKE-11 = Sake that leaves the game never returns to the Masu.
SK-SAKE-12 = A sake taken but not yet placed cannot be burnt.

SK-BURN-1 = Burning a sake removes it from the game; the owner chooses which of his sake.
SK-BURN-2 = At any moment, in anybody’s turn, a Samurai may burn 1 sake to draw 1 card (an instant).
SK-BURN-3 = In his own Phase 1 a Samurai may burn 1 sake to play one card beyond the limit of 2.
SK-BURN-4 = Each burnt sake buys one thing only.
SK-BURN-5 = There is no limit to how many sake one may burn.
SK-BURN-6 = What the sake covered becomes usable again at once.
SK-BURN-7 = Burning is also the cost of Pipe, Flask, Rice Bowl and Roar.
SK-BURN-8 = Spirits do not burn sake.
SK-BURN-9 = The sake for an extra card is burnt when the card is declared, before it takes effect; the card must be legal with that sake gone (so it may be the very sake that covered the weapon used).

SK-DMG-1 = Each point of damage to a Samurai removes 1 Life.
SK-DMG-2 = Losing a Life = the top card of his Life pile goes, face down and unseen, onto his Wounds pile.
SK-DMG-3 = If a sake lies on his Life pile, the first point of damage removes that sake from the game instead of a card.
SK-DMG-4 = Damage beyond the last Life card has no further effect.
SK-DMG-5 = A Samurai whose Life pile holds no card is dead at once, even if other sake remains to him.

SK-HEAL-1 = Regaining a Life = the top card of the Wounds pile goes, face down and unseen, onto the Life pile.
SK-HEAL-2 = No more Life Points can be regained than there are cards in the Wounds pile.
SK-HEAL-3 = A sake on the Life pile stays on top when Life Points are regained.

SK-DEATH-1 = All the dead Samurai’s sake (cards, Life pile, board) leaves the game.
SK-DEATH-2 = His hand is discarded.
SK-DEATH-3 = All his cards in play are discarded: weapons, Items, Disciples.
SK-DEATH-4 = If at least three Samurai are still alive after the death: of the two gaps beside the dead Samurai the one with fewer cubes is kept and becomes the gap between his two neighbours.
SK-DEATH-5 = If both gaps hold the same number, the dying player chooses which to keep.
SK-DEATH-6 = The cubes of the other gap return to the supply.
SK-DEATH-7 = Disciples of living Samurai standing in a removed gap go back to their owners’ hands; then the hand limit applies.
SK-DEATH-8 = Disciples of living Samurai in the kept gap stay where they are.
SK-DEATH-9 = His board is turned over; he is now a Spirit.
SK-DEATH-10 = His Wounds pile, with the Life cards just lost, becomes his hand; then the hand limit applies.
SK-DEATH-11 = His Seated marker, if any, is removed.
SK-DEATH-12 = He keeps his seat in the turn order.
SK-DEATH-13 = The killer gains nothing.

SK-LINE-1 = When a death leaves exactly two living Samurai, only the shortest of the three gaps (the two beside the dead Samurai and the one between the survivors) is kept; it becomes the single gap between them.
SK-LINE-2 = If gaps are equally short, the dying player chooses.
SK-LINE-3 = The cubes of the other two gaps return to the supply.
SK-LINE-4 = Disciples of living Samurai in a removed gap go back to hand; those in the kept gap stay where they are.
SK-LINE-5 = A Samurai moving towards the other removes that many cubes from in front of him to the supply; he stops 1 Step from the nearest opposing figure and pushes his own Disciples as in any Move.
SK-LINE-6 = A Samurai moving away adds that many cubes from the supply next to his board.
SK-LINE-7 = He cannot move away further than the supply allows.
SK-LINE-8 = When a death leaves one living Samurai, all cubes return to the supply.
SK-LINE-9 = His Disciples then return to his hand, and the hand limit applies.
SK-LINE-10 = With two living Samurai the direction of a Move or iaido move is towards or away from the other one (not left or right), and cubes go to or come from the supply instead of changing sides.
SK-LINE-11 = With one living Samurai there is no gap and no distance: he can make no Move (hence no iaido with a move), and his Attacks can aim only at Spirits.

SK-SPIRIT-1 = A Spirit is not a Samurai: cards and abilities that aim at Samurai do not touch it.
SK-SPIRIT-2 = A Spirit uses only the backs of its cards; fronts mean nothing to it.
SK-SPIRIT-3 = A Spirit may play a hand card only if its back equals the back of the draw pile’s current top card.
SK-SPIRIT-4 = Cards played by Spirits are discarded.
SK-SPIRIT-5 = A Spirit has no weapons, Items, Disciples, Life or position.
SK-SPIRIT-6 = A Spirit’s turn has three steps: 1 Drunkenness Power, 2 draw a card, 3 Torment or Steal.
SK-SPIRIT-7 = In step 2 it draws 1 card from the draw pile into its hand.
SK-SPIRIT-8 = In step 3 it may do one of the two, or nothing.
SK-SPIRIT-9 = Spirits may hold any number of sake on their boards.
SK-SPIRIT-10 = Spirits play and win only as a team.

SK-POWER-1 = The power is fixed by the back of the draw pile’s top card when the Spirit declares it.
SK-POWER-2 = Using it is { $edition ->
    [it] optional
   *[fr] compulsory if possible
 }.
SK-POWER-3 = Shove: add or remove one Step anywhere.
SK-POWER-4 = Brawl: move one sake of one Samurai from one of his places to another of his places that holds none.
SK-POWER-5 = For Brawl the Life pile and the board count as places, both ways.
SK-POWER-6 = Drowse: take one card from a Samurai’s hand, without seeing its front, and give it to another Samurai; then the hand limit applies.
SK-POWER-7 = The Spirit makes all choices of its power.
SK-POWER-8 = If the power cannot be carried out, nothing happens.
SK-POWER-9 = The power plays no hand card.

SK-STEAL-1 = In step 3 a Spirit may take 1 sake from the Masu and put it on its own board.
SK-STEAL-2 = No card is played for it.
SK-STEAL-3 = It is impossible when the Masu is empty.
SK-STEAL-4 = Taking the last sake this way triggers the Fatal Round.

SK-TORMENT-1 = The Spirit names one living Samurai, at any distance.
SK-TORMENT-2 = The Samurai must have at least 1 sake.
SK-TORMENT-3 = The Spirit plays one or more hand cards whose back equals the top card’s back.
SK-TORMENT-4 = Each such card steals 1 sake.
SK-TORMENT-5 = Help: other Spirits may play cards with the matching back.
SK-TORMENT-6 = { $edition ->
    [it] Each helper adds 1 to what is stolen in all, so he plays 1 card
   *[fr] Each helping card steals 1 more, with no limit per helper
 }.
SK-TORMENT-7 = After the help, the Samurai may defend as against a non-ranged Attack: one Defence card plus wielded usable weapon plus bonuses; each point prevents the loss of 1 sake.
SK-TORMENT-8 = Sake lost = cards counted − Defence value, not below 0 and not more than he owns.
SK-TORMENT-9 = The Samurai chooses which of his sake he loses.
SK-TORMENT-10 = The tormenting Spirit places the stolen sake on its own board or other Spirits’ boards, divided as it likes; a receiver need not have helped.
SK-TORMENT-11 = Torment is not an Attack: Double Vision, the Disciple sacrifice and anything else about Attacks do not apply.
SK-TORMENT-12 = Torment causes no damage, except that a sake stolen from the Life pile no longer protects.
SK-TORMENT-13 = Order: declare (Samurai, own cards) → help → defence → Samurai chooses lost sake → Spirit distributes.

SK-DEMAT-1 = A Samurai may attack any Spirit whatever the Steps of his weapon; every weapon works.
SK-DEMAT-2 = The weapon must still be usable.
SK-DEMAT-3 = He may also attack a Spirit bare-handed, where a bare-handed Attack is allowed, without a distance check.
SK-DEMAT-4 = The Spirit must have at least 1 sake.
SK-DEMAT-5 = The attacked Spirit avoids the whole Attack if one card with the matching back is played from its hand.
SK-DEMAT-6 = Any other Spirit may play that card for it.
SK-DEMAT-7 = Otherwise the Spirit loses 1 sake from its board per point of Attack value, as far as it has any; they leave the game.
SK-DEMAT-8 = A Spirit has no Defence value and cannot be killed.
SK-DEMAT-9 = Only Samurai’s Attacks reach Spirits; Disciples do not attack them.
SK-DEMAT-10 = Double Vision may cancel an Attack on a Spirit, before the chance to dematerialise.

SK-FATAL-1 = It is triggered the moment any player, Samurai or Spirit, takes the last sake from the Masu.
SK-FATAL-2 = The sake just taken is placed before anything else happens.
SK-FATAL-3 = { $edition ->
    [it] Unless the host lets a whole last turn follow, the taker’s current turn is not cut short when the Masu is emptied.
   *[fr] Once that sake is placed and the card played for it is discarded, the taker’s current turn ends at once; his remaining plays and phases are skipped.
 }
SK-FATAL-4 = { $edition ->
    [it] He takes no further turn for it, unless the host lets a whole last turn follow at once.
   *[fr] He immediately starts a complete new turn, the first of the Fatal Round.
 }
SK-FATAL-5 = { $edition ->
    [it] The turn in which the Masu was emptied goes on to its normal end and is itself the taker’s turn of the Fatal Round.
   *[fr] The turn in which the Masu was emptied is not the taker’s turn of the Fatal Round; the new one is.
 }
SK-FATAL-6 = Then every other player, clockwise, Samurai and Spirits, has exactly one turn.
SK-FATAL-7 = All normal rules hold in these turns.
SK-FATAL-8 = A Samurai killed before his Fatal turn takes it as a Spirit.
SK-FATAL-9 = A Samurai killed after his Fatal turn has no further turn in this round.
SK-FATAL-10 = After the last of these turns the result is determined.
SK-FATAL-11 = The Masu is turned over; it stays empty for the rest of the game.

SK-END-1 = The game never ends before the end of a Fatal Round.
SK-END-2 = All sake of a Samurai counts, wherever it lies.
SK-END-3 = { $edition ->
    [it] One Samurai alone has the most sake, and all Spirits together have less, or nobody died: he wins.
   *[fr] One Samurai alone has the most sake, and more than all Spirits together, or nobody died: he wins.
 }
SK-END-4 = { $edition ->
    [it] All Spirits together have more sake than any Samurai: the Spirits win as a team, however many Samurai share the lead.
   *[fr] One Samurai alone has the most sake of the living, but all Spirits together have more: the Spirits win as a team.
 }
SK-END-5 = { $edition ->
    [it] All Spirits together have as much sake as the best Samurai: the other Samurai commit seppuku, and those in the lead and the Spirits play a new Fatal Round.
   *[fr] One Samurai alone has the most sake, and all Spirits together have as much: the other Samurai commit seppuku, and he and the Spirits play a new Fatal Round.
 }
SK-END-6 = { $edition ->
    [it] Two or more Samurai share the most sake, and all Spirits together have less, or nobody died: the other Samurai and the whole team of Spirits commit seppuku, and those in the lead play a new Fatal Round.
   *[fr] Two or more Samurai share the most sake: the other Samurai commit seppuku, and they and the Spirits play a new Fatal Round, whatever the Spirits have.
 }
SK-END-7 = { $edition ->
    [it] All Spirits together have more sake than any Samurai: the Spirits win as a team, however many Samurai share the lead.
   *[fr] One Samurai alone has the most sake of the living, but all Spirits together have more: the Spirits win as a team.
 }
SK-END-8 = { $edition ->
    [it] One Samurai alone has the most sake, and all Spirits together have less, or nobody died: he wins.
   *[fr] One Samurai alone has the most sake, and more than all Spirits together, or nobody died: he wins.
 }
SK-END-9 = { $edition ->
    [it] Two or more Samurai share the most sake, and all Spirits together have less, or nobody died: the other Samurai and the whole team of Spirits commit seppuku, and those in the lead play a new Fatal Round.
   *[fr] Two or more Samurai share the most sake: the other Samurai commit seppuku, and they and the Spirits play a new Fatal Round, whatever the Spirits have.
 }
SK-END-10 = { $edition ->
    [it] All Spirits together have as much sake as the best Samurai: the other Samurai commit seppuku, and those in the lead and the Spirits play a new Fatal Round.
   *[fr] One Samurai alone has the most sake, and all Spirits together have as much: the other Samurai commit seppuku, and he and the Spirits play a new Fatal Round.
 }
SK-END-11 = A new Fatal Round starts with the player who started the previous one or, if he is out, the next one still in clockwise; everybody still in has one turn.
SK-END-12 = The last Fatal Round that the table allows brought no single winner, and the game ends there: the Spirits win if together they have more than any Samurai; otherwise all Samurai with the most sake share the victory, and the team of Spirits with them if it has as much.
SK-END-13 = If no Samurai were alive at the end of a Fatal Round, the Spirits would win; the cards do not allow it.

SK-SEPPUKU-1 = A player who commits seppuku is out of the game; he does not become a Spirit.
SK-SEPPUKU-2 = His sake leaves the game.
SK-SEPPUKU-3 = His hand, cards in play, Life pile and Wounds pile are discarded.
SK-SEPPUKU-4 = Once all who commit seppuku have lost their goods, their gaps are closed as for a death, one by one clockwise from the player who started the Round just ended, himself first; of equal gaps the one between survivors is kept, else the one on his left, without asking.
SK-SEPPUKU-5 = He takes no further turns.
SK-SEPPUKU-6 = When a winner is declared, the losers’ seppuku is only flavour.

SK-ABIL-1 = An ability works all game long while its owner is alive and has no sake on his board.
SK-ABIL-2 = It never works for a Spirit.
SK-ABIL-3 = Musashi: an Attack he makes with a weapon (iaido and Attacks on Spirits included) is at +1 if, when its value is computed, he has two or more usable weapons in play.
SK-ABIL-4 = Munenori: +1 to the Defence value each time he plays a Defence card (Attack, ranged Attack, Torment).
SK-ABIL-5 = Mitsuyoshi: after an Attack on him in which he played a Defence card and took 0 damage, he draws 1 card (automatic).
SK-ABIL-6 = Ittōsai: the base maximum of his iaido move is 3 instead of 2, and his iaido Attack is at +1.
SK-ABIL-7 = Masamune: his Disciples’ Attack and Defence are each at +1.
SK-ABIL-8 = Suenaga: every ranged Attack he makes (Yumi, each Chopsticks Attack, Ramen, Roar) is at +1.
SK-ABIL-9 = Masako: once in each of her own Phases 1 she may discard 1 card from her hand to regain 1 Life Point; this is not a card played and needs at least 1 card in her Wounds pile.
SK-ABIL-10 = Tomoe: +1 to the maximum of every Move action and iaido move.

SK-LOC-1 = Before the game the players may choose one Location; its rule holds for the whole game.
SK-LOC-2 = A Location’s rule overrides the ordinary rule it contradicts.
SK-LOC-3 = Distillery: the sake taken at the start of a turn is compulsory if the Masu holds one and the Samurai has a free place; it goes on a weapon, an Item, the Life pile or the board, one sake each at most.
SK-LOC-4 = Distillery: Spirits take none.
SK-LOC-5 = Narrow Bridge: 2 Steps lie in each gap at the start. Battlefield: everybody starts standing. Hot Spring: at the end of a turn, not cut short, in which neither he nor his Disciples declared an Attack, a Samurai regains 1 Life Point. Graveyard: a Spirit draws 2 cards. Dojo: no ranged Attack may be declared. Cherry Garden: a Samurai draws 3 cards in Phase 3. Thunderstorm: the most Steps of a Move or iaido move are 1 fewer, but not fewer than 1, and Disciples advance at most 1 Step.

SK-EX-1 = Five players set out 13 sake in the Masu.
SK-EX-2 = Bruno moves 2 Steps by iaido and strikes Camille for 5; she defends for 3 and takes 2 wounds.
SK-EX-3 = David lays down a Yumi and shoots Bruno for 3; the Katana does not help and 1 wound remains.
SK-EX-4 = A Disciple advances 2 and strikes for 2, stopped by a sacrifice; another Disciple then strikes it down.
SK-EX-5 = Alain’s iaido for 6 with a No-Dachi, and what Double Vision or Stumble makes of it.
SK-EX-6 = Camille covers her Life pile and Katana with sake, loses the Naginata, and burns to free the Katana.
SK-EX-7 = Brawl, a torment of 3 with help, a defence of 2, and two Attacks on a Spirit.
SK-EX-8 = Pushing one’s own Disciple leaves at most 2 Steps of a Move of 3.
SK-EX-9 = A death in a ring of four keeps the gap of 2 and returns 4 cubes and a Disciple.
SK-EX-10 = A death that leaves two keeps the gap of 2; the supply gains 7.
SK-EX-11 = 3 damage kill a Samurai with 2 cards and a sake; 2 leave him one card.
SK-EX-12 = The fatal drink { $edition ->
    [it] does not end the turn
   *[fr] ends the turn and starts a new one
 }.
SK-EX-13 = 4, 4 and 2 against Spirits with 5: { $edition ->
    [it] the Spirits win
   *[fr] a new Round is played
 }.
SK-EX-14 = An iaido stopped by Stumble and then by Double Vision.
SK-EX-15 = A Disciple kills the last opponent, and the game goes on with one Samurai.
SK-EX-16 = Nobody drank: { $edition ->
    [it] nobody commits seppuku and all play a new Round
   *[fr] all share the most sake, so nobody commits seppuku and all play a new Round
 }.

A-1 = With both piles empty nothing is drawn, a turned-up value is 0 and Spirits can do nothing with cards; the next cards discarded become the draw pile.
A-3 = Nobody alive cannot happen; if it did, the Spirits would win.
A-10 = An Event or Item without possible effect may not be played or activated.
A-24 = A Disciple’s advance or Attack can be interrupted; its card is turned up before Double Vision is asked for.
A-25 = Stumble against the first Move: the Samurai stands up all the same.
A-28 = Event Attacks may aim at Samurai, Disciples or Spirits; distance is ignored for Spirits.
A-31 = A death in the middle of an effect: it goes on for the others; what was aimed at the dead is lost.
A-32 = The active player cannot die in his own turn; if he did, the turn would end.
A-36 = Spirits neither burn sake nor use Ardent Soul.
A-37 = A power that is impossible is skipped.
A-38 = For Drowse the Spirit names giver, back and receiver; the card is drawn at random among those with that back.
A-42 = If several Spirits would pay for dematerialising, the attacked one’s card is used, then clockwise from it.
A-44 = The player of Weak Stomach or Drunken Purchase chooses the Samurai, oneself included, and the exact sake or card.
A-45 = If the named sake is burnt in response, Weak Stomach and Brawl do nothing; Drunken Purchase still discards the card.
A-46 = Pipe: one card each, chosen in secret, revealed together.
A-49 = { $edition ->
    [it] Equality with the Spirits means a new Fatal Round.
   *[fr] Equality with the Spirits means a new Fatal Round; with tied Samurai the Spirits stay in.
 }
A-56 = Items may be activated in Phase 1 and again in Phase 4 before the weapon is chosen.
A-57 = The new Fatal turn is a new turn: once-per-turn effects are available again.
A-58 = Distillery: before everything else in the turn; the last sake counts as for any taker.
A-62 = A second copy of a covered weapon or Item is not allowed.
A-70 = A card still at work is not in the discard pile; a card turned up for a Disciple is, at once.
A-72 = Boards are chosen in turn order, first player first.
A-80 = Where the quickest shout counts, the table waits for answers for its minimum and then writes the answers in the order that decides: the earliest first, but those within 250 ms of the earliest by their place, nearest clockwise from the interrupted player first. The first one written counts; the others keep their cards.
A-81 = { $edition ->
    [it] The turn in which the Masu is emptied is that player’s last; or, if the host says so, it ends there and he takes a last turn at once.
   *[fr] The turn in which the Masu is emptied ends there, and its player takes the first turn of the Fatal Round at once.
 }
A-82 = { $edition ->
    [it] An Event that says “N Steps or more” needs that distance on both flanks, or, if the host says so, on one of them. Weapons always need both.
   *[fr] An Event or a weapon that says “N Steps or more” needs that distance on one flank.
 }
A-83 = Where the table says so, dry Armour adds its value to the Defence, against Attacks and Torment, also when no Defence card is played; a weapon never does.
A-84 = { $edition ->
    [it] If the host says so, of several Interruptions played at the same time the ones that do not count are discarded as well.
   *[fr] Of several Interruptions played at the same time the ones that do not count stay in hand.
 }
A-85 = After Disciples return to a hand at seppuku the hand limit applies at once, before the next Fatal Round.
A-86 = With no limit of Fatal Rounds play goes on until one is left; after 60 Rounds the game is stopped and ends as at the last Round that a table allows.

D-1 = Each player decides for a board nobody has; when time is over, a random one.
D-2 = The host decides on the Location, the first player and the other choices of the table.
D-3 = To decide: what to play in Phase 1; when time is over, the phase ends.
D-4 = The player decides which sake pays for a further card; the clock never starts it.
D-5 = To decide: the weapon of an iaido, or after Stumble no Attack; when time is over, the highest Attack.
D-6 = To decide: the targets of Chopsticks, or stop; when time is over, stop.
D-7 = To decide: where Stench and Lanterns change Steps; when time is over, at random.
D-8 = Whoever may interrupt decides to do so or to pass; a pass may be withdrawn until all have answered; when time is over, pass.
D-9 = For the attacked to decide: Defence card, sacrifice or nothing; when time is over, nothing.
D-10 = For the tormented to decide: Defence card or nothing; when time is over, nothing.
D-11 = To decide at any moment: burn a sake to draw; stops let a player be waited for.
D-12 = To decide at any moment, once per turn: Ardent Soul and its number.
D-13 = To decide: which cards to discard; when time is over, the lowest sum of boxes, longest held first.
D-14 = To decide: where each sake goes; when time is over, Life pile, Items, other weapons, board, wielded weapon.
D-15 = To decide: which Disciple acts next; when time is over, left gap first, outermost first.
D-16 = To decide: whom a Disciple attacks; when time is over, the first in the row.
D-17 = To decide in Phase 4: the wielded weapon; when time is over, unchanged.
D-18 = To decide: a weapon to replace a lost one; when time is over, the best usable Defence.
D-19 = For the dying to decide: which of the equal gaps stays; when time is over, between the survivors, then on his left.
D-20 = A Spirit decides which Step is added or removed; when time is over, { $edition ->
    [it] nothing happens
   *[fr] it is random
 }.
D-21 = A Spirit decides which sake moves where; when time is over, { $edition ->
    [it] nothing happens
   *[fr] it is random
 }.
D-22 = A Spirit decides giver, back and receiver; when time is over, { $edition ->
    [it] nothing happens
   *[fr] it is random
 }.
D-23 = For a Spirit to decide: Steal, Torment or nothing; when time is over, Steal, else nothing.
D-24 = For other Spirits to decide: matching cards to help; when time is over, none.
D-25 = For the tormented to decide: which sake is lost; when time is over, board, wielded weapon, other weapons, Items, Life pile.
D-26 = For the tormenter to decide: who gets the sake; when time is over, all to itself.
D-27 = For the Spirits to decide: a matching card to dematerialise, or pass; when time is over, pass.
D-28 = For those hit by the Pipe to decide: which card, in secret.
D-29 = For the touched to decide: an instant first, or pass; when time is over, pass.
D-30 = For Masako’s player to decide: a card for a wound; when time is over, not used.
