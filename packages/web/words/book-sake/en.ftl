### The rules of Saké & Samouraï for people. An empty line parts paragraphs.
### $edition (it, fr)

page-book-sake-length = until the bowl is dry
page-book-sake-pic-1 = Two cards
page-book-sake-pic-1-text = Each is used for one of its four figures or for its text, never both.
page-book-sake-pic-2 = Steps decide
page-book-sake-pic-2-text = A Katana reaches exactly 1 Step, a No-Dachi 2, a Naginata 3, a Yumi 4 and more.
page-book-sake-pic-3 = Drink and place
page-book-sake-pic-3-text = Every sip must lie on something of yours. What it covers sleeps.
page-book-sake-pic-4 = Defend
page-book-sake-pic-4-text = One card from your hand, and the weapon you hold. The rest costs life.
page-book-sake-pic-5 = Draw two
page-book-sake-pic-5-text = Then choose the weapon you hold. Four cards are a full hand.

page-book-sake-icon-attack = Attack
page-book-sake-icon-attack-text = How hard the card strikes, added to the weapon.
page-book-sake-icon-defence = Defence
page-book-sake-icon-defence-text = How much it stops when you are attacked.
page-book-sake-icon-move = Move
page-book-sake-icon-move-text = How many Steps you may walk.
page-book-sake-icon-drink = Drink
page-book-sake-icon-drink-text = How many sips you take.
page-book-sake-icon-step = Step
page-book-sake-icon-step-text = A cube between two samurai. Distance is the number of cubes.
page-book-sake-icon-sip = Sip
page-book-sake-icon-sip-text = What the game is about. It covers what it lies on.
page-book-sake-icon-seat = Seated
page-book-sake-icon-seat-text = You can still draw the blade from the seat: iaido.
page-book-sake-icon-life = Life
page-book-sake-icon-life-text = A pile of closed cards; each wound takes one.
page-book-sake-icon-backs = Three backs
page-book-sake-icon-backs-text = Shove, Brawl, Drowse: only spirits play by them.

page-book-sake-end-text =
    Whoever takes the last sip begins the Fatal Round: { $edition ->
        [it] the turn goes on, it is the taker’s last, and everybody else has one more turn.
       *[fr] the turn ends there, the taker starts a whole new one at once, and then everybody else has one turn.
    }

    Then one samurai with the most sips of the living wins, if he has more than all spirits together. If the spirits together have more, they win. { $edition ->
        [it] If they have just as many, or if samurai share the lead, those concerned play another Fatal Round and the others commit seppuku; spirits with fewer go too.
       *[fr] If they have just as many, or if samurai share the lead, the other samurai commit seppuku and the rest play another Fatal Round, spirits and all.
    }
page-book-sake-setup = Getting ready
page-book-sake-setup-text =
    { $edition ->
        [it] Samurai are dealt out at random.
       *[fr] Everybody chooses a samurai in turn order.
    } All sit, each with a Katana in hand, 4 cards, and a life pile as large as the board says. Three Steps lie between neighbours. The bowl holds two and a half sips for each player, rounded up.
page-book-sake-ring = The ring and its Steps
page-book-sake-ring-text =
    The living sit in a ring. Distance is counted in Steps along it, one way or the other; people in between do not count. “Exactly 2” is met if one of the two ways is 2.

    { $edition ->
        [it] “3 or more” is met if both ways are at least 3.
       *[fr] “3 or more” is met if one of the ways is at least 3.
    }
page-book-sake-turn = Your turn
page-book-sake-turn-text = Four phases: play up to 2 cards; your disciples act; draw 2 cards; choose the weapon you hold. A third card costs a burnt sip, and so does every further one. A card must have some effect.
page-book-sake-attack = Attack
page-book-sake-attack-text =
    Play a card for its attack, name a target and one dry weapon of yours at the right distance. Add card and weapon, take off the defence: what is left costs life. Others in between never stop you.

    { $edition ->
        [it] Bare hands strike at 1 Step, and only if you have no weapon at all.
       *[fr] Bare hands strike at 1 Step, and only if you have no dry weapon.
    }
page-book-sake-move = Move
page-book-sake-move-text = Walk towards a neighbour: cubes from before you go behind you. Stop 1 Step before any rival or rival’s disciple. You push your own disciples. The first move makes you stand, for good.
page-book-sake-iaido = Iaido
page-book-sake-iaido-text =
    From the seat you may move up to 2 Steps and strike with the same card. You stand afterwards. The weapon is chosen after the move.

    { $edition ->
        [it] The move may also be 0 Steps.
       *[fr] The move is at least 1 Step.
    }
page-book-sake-drink = Drink, and what a sip does
page-book-sake-drink-text = Take as many sips as the card says, as far as there are sips and free places. Each lies on a weapon, an object, your life pile or your board, one on each. A wet weapon neither strikes nor defends; a wet board has no ability; a sip on the life pile is one more life.
page-book-sake-burn = Burning
page-book-sake-burn-text = A burnt sip is gone. At any moment it draws you a card; in your turn it pays for a third card. What it covered is dry again at once.
page-book-sake-defence = Defence
page-book-sake-defence-text = One card for its defence, and the weapon in your hand added, if it is dry and the attack is not ranged. Without a card nothing defends. Or discard a disciple from your hand: no damage at all.
page-book-sake-cards = Weapons, objects, events
page-book-sake-cards-text = Weapons and objects stay in front of you, one of each kind. Events happen at once.
page-book-sake-interrupt = Interruptions
page-book-sake-interrupt-text = Stumble stops one move of another, Double Vision one attack. Any living samurai may play them, target or not. If several want to, the first counts. They cannot be interrupted themselves.
page-book-sake-disciple = Disciples
page-book-sake-disciple-text = A disciple stands at your side, walks away from you 2 Steps each turn and strikes whoever is at exactly 1 Step, with the top card of the pile. One wound ends it.
page-book-sake-soul = Hand, pile and Ardent Soul
page-book-sake-soul-text = A hand holds 4 cards. Once in every turn, also in another’s, you may draw cards from your own life pile: name the number first, and leave one. That life does not come back.
page-book-sake-wound = Wounds and death
page-book-sake-wound-text = Each point of damage moves a life card to your wounds; a sip on the pile goes first. Without life you die: your sips and goods are gone, your wounds become your hand, and you play on as a spirit.
page-book-sake-line = Two left, one left
page-book-sake-line-text = Two living samurai stand on a line: you walk towards or away. The last one alone can neither move nor be reached by Steps.
page-book-sake-spirit = Life as a spirit
page-book-sake-spirit-text =
    A spirit plays by the back that lies on top of the pile: Shove adds or takes a Step, Brawl moves a sip, Drowse passes on a card. { $edition ->
        [it] It may use this power.
       *[fr] It must use this power if it can.
    }

    Then it draws a card and steals a sip from the bowl, or torments a samurai: each card with the matching back takes a sip, and he may defend. { $edition ->
        [it] Every other spirit may help with one card.
       *[fr] Other spirits may help with any number of cards.
    }
page-book-sake-people = The eight samurai
page-book-sake-people-text = Each has lives and an ability. It sleeps while a sip lies on the board.
page-book-sake-places = Places
page-book-sake-places-text = One place may be chosen before the game; its rule goes before the others.

page-book-sake-rare-stop = Stopped in the middle of an iaido?
page-book-sake-rare-stop-text = After Stumble you may still strike from where you are, if a weapon reaches. After Double Vision the move stands.
page-book-sake-rare-ways = Two distances round a ring?
page-book-sake-rare-ways-text = For an exact distance one of them is enough.
page-book-sake-rare-wet = A wet weapon in hand?
page-book-sake-rare-wet-text = It may stay there, but it does nothing.
page-book-sake-rare-cup = Burn the very sip that covers the blade?
page-book-sake-rare-cup-text = Yes, it is burnt first, and the blade is dry for this card.
page-book-sake-rare-gap = A death closes a gap with my disciple in it?
page-book-sake-rare-gap-text = It comes back to your hand.

page-book-sake-word-bowl = Bowl
page-book-sake-word-bowl-text = The Masu in the middle, with all sips.
page-book-sake-word-sip = Sip
page-book-sake-word-sip-text = A token of sake.
page-book-sake-word-step = Step
page-book-sake-word-step-text = A cube of distance.
page-book-sake-word-seated = Seated
page-book-sake-word-seated-text = Has not moved yet; may use iaido.
page-book-sake-word-hand = In hand
page-book-sake-word-hand-text = The one weapon that defends you.
page-book-sake-word-spirit = Spirit
page-book-sake-word-spirit-text = A dead samurai who plays on with the other dead.
page-book-sake-word-torment = Torment
page-book-sake-word-torment-text = A spirit’s way to take sips from the living.
page-book-sake-word-fatal = Fatal Round
page-book-sake-word-fatal-text = The last round, after the last sip.
