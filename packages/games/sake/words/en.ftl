### Saké & Samouraï in English. This file is the source: its comments say what a fact is.
### Words of the box: sip, Life Point, Step, Disciple, Masu, board.
###
### $who, $by, $to, $from, $a, $b (person)
### $target (person, or disciple)
### $source (disciple)
### $n, $room, $gone, $cubes, $steps, $left, $right (number)
### $card (card)
### $place (card, or place)
### $samurai (samurai)
### $back (back)
### $gap (gap)
### $reach (reach)
### $far (far)
### $stop (stop)
### $dir (left, right, towards, away)

## Things

title = Saké & Samouraï
tagline = A brawl for the last sips of sake
unit = sips

-card-chopsticks = Throwing Chopsticks
    .the = the { -card-chopsticks }
    .number = pl
-card-ramen = Scalding Ramen
    .the = the { -card-ramen }
    .number = sg
-card-stench = Strategic Stench
    .the = the { -card-stench }
    .number = sg
-card-riceballs = Rice Balls in the Face
    .the = the { -card-riceballs }
    .number = pl
-card-sakuragi = Sakuragi
    .the = the { -card-sakuragi }
    .number = sg
-card-purchase = Drunken Purchase
    .the = the { -card-purchase }
    .number = sg
-card-stomach = Weak Stomach
    .the = the { -card-stomach }
    .number = sg
-card-feigned = Feigned Wounds
    .the = the { -card-feigned }
    .number = pl
-card-roar = Roar (burp!)
    .the = the { -card-roar }
    .number = sg
-card-lanterns = Lanterns Out
    .the = the { -card-lanterns }
    .number = sg
-card-stumble = Stumble
    .the = the { -card-stumble }
    .number = sg
-card-double-vision = Double Vision
    .the = the { -card-double-vision }
    .number = sg
-card-disciple = Disciple
    .the = the { -card-disciple }
    .number = sg
-card-katana = Katana
    .the = the { -card-katana }
    .number = sg
-card-wakizashi = Wakizashi
    .the = the { -card-wakizashi }
    .number = sg
-card-no-dachi = No-Dachi
    .the = the { -card-no-dachi }
    .number = sg
-card-naginata = Naginata
    .the = the { -card-naginata }
    .number = sg
-card-yumi = Yumi
    .the = the { -card-yumi }
    .number = sg
-card-pipe = Pipe
    .the = the { -card-pipe }
    .number = sg
-card-sandals = Sandals
    .the = the { -card-sandals }
    .number = pl
-card-armour = Improvised Armour
    .the = the { -card-armour }
    .number = sg
-card-flask = Flask
    .the = the { -card-flask }
    .number = sg
-card-rice-bowl = Rice Bowl
    .the = the { -card-rice-bowl }
    .number = sg

-place-life = Life pile
    .the = the { -place-life }
    .number = sg
-place-board = board
    .the = the { -place-board }
    .number = sg

-samurai-musashi = Miyamoto Musashi
-samurai-munenori = Yagyū Munenori
-samurai-mitsuyoshi = Yagyū Mitsuyoshi
-samurai-ittosai = Itō Ittōsai
-samurai-masamune = Date Masamune
-samurai-suenaga = Takezaki Suenaga
-samurai-masako = Hōjō Masako
-samurai-tomoe = Tomoe Gozen
-back-shove = Shove
-back-brawl = Brawl
-back-drowse = Drowse
-location-none = The inn
-location-distillery = Distillery
-location-narrow-bridge = Narrow Bridge
-location-battlefield = Battlefield
-location-hot-spring = Hot Spring
-location-graveyard = Graveyard
-location-dojo = Dojo
-location-cherry-garden = Cherry Garden
-location-thunderstorm = Thunderstorm
# $name (text)
location-own = { $name }
-stop-1 = start of turns
-stop-2 = end of turns
-stop-3 = Phase 1
-stop-4 = Phase 2
-stop-5 = Phase 3
-stop-6 = Phase 4
-stop-7 = a Spirit’s power
-stop-8 = a Spirit’s draw
-stop-9 = a Spirit’s deed
-stop-10 = before dematerialising

# $who (person)
disciple = { AS($who, "of") } Disciple
    .obj = { disciple }
-disciple-some = a Disciple
    .obj = { -disciple-some }
# $a, $b (person)
gap = between { AS($a, "obj") } and { AS($b, "obj") }
# $a (person)
gap-left = to the left of { AS($a, "obj") }
# $steps (number)
reach-exact = { $steps ->
    [one] { $steps } Step
   *[other] { $steps } Steps
 }
# $steps (number)
reach-plus = { $steps ->
    [one] { $steps } Step
   *[other] { $steps } Steps
 } or more
# $steps (number)
reach-both = { $steps ->
    [one] { $steps } Step
   *[other] { $steps } Steps
 } or more on both sides
# $left (number)
far = { $left }
# $left, $right (number)
far-two = { $left } or { $right }

n-steps = { $n ->
    [one] { $n } Step
   *[other] { $n } Steps
 }
n-sips = { $n ->
    [one] { $n } sip
   *[other] { $n } sips
 }
n-life = { $n ->
    [one] { $n } Life Point
   *[other] { $n } Life Points
 }
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
n-gone = { $gone ->
    [0] no Step leaves
    [one] { $gone } Step leaves
   *[other] { $gone } Steps leave
 }
n-way = { $dir ->
    [left] to the left
    [right] to the right
    [away] back
   *[towards] forward
 }

## Log

log-board-taken = { $who } { IS($who) ->
    [you] are
   *[other] is
 } <b>{ $samurai }</b>.
log-began = { IS($who) ->
    [you] You begin, Samurai-san
   *[other] { $who }-san begins
 }. The Masu holds { n-sips }.
# $location (location)
log-began-at = { IS($who) ->
    [you] You begin, Samurai-san
   *[other] { $who }-san begins
 }. The Masu holds { n-sips }. You meet here: { $location }.
log-turn = { IS($who) ->
    [you] <b>Your</b> turn
   *[other] { $who } takes a turn
 }.
log-turn-fatal = { IS($who) ->
    [you] <b>Your</b> turn
   *[other] { $who } takes a turn
 } of Fatal Round { $n }.
log-turn-cut = { IS($who) ->
    [you] Your turn
   *[other] { AS($who, "of") } turn
 } ends at once.
log-played-attack = { $who } { IS($who) ->
    [you] play
   *[other] plays
 } { $card } to attack.
log-played-iaido = { $who } { IS($who) ->
    [you] draw
   *[other] draws
 } by <b>iaido</b> with { $card }.
log-played-move = { $who } { IS($who) ->
    [you] play
   *[other] plays
 } { $card } to move { n-steps } { n-way }.
log-played-drink = { $who } { IS($who) ->
    [you] play
   *[other] plays
 } { $card } to drink.
log-played-text = { $who } { IS($who) ->
    [you] play
   *[other] plays
 } <b>{ $card }</b>.
log-activated = { $who } { IS($who) ->
    [you] use
   *[other] uses
 } { AS($card, "the") }.
log-burned = { $who } { IS($who) ->
    [you] burn
   *[other] burns
 } the sip on { AS($place, "the") }.
log-soul = { $who } { IS($who) ->
    [you] let your
   *[other] lets the
 } soul burn: { n-cards } from the Life pile.
log-drew = { $who } { IS($who) ->
    [you] draw
   *[other] draws
 } { n-cards }.
# $cards (list of card)
log-drew-mine = { $who } { IS($who) ->
    [you] draw
   *[other] draws
 } { $cards }.
# $cards (list of card)
log-discarded = { $who } { IS($who) ->
    [you] discard
   *[other] discards
 } { $cards }.
# $cards (list of card)
log-discarded-late = { $who } { IS($who) ->
    [you] shout
   *[other] shouts
 } too late and { IS($who) ->
    [you] lose
   *[other] loses
 } { $cards }.
log-shuffled = The discard pile is shuffled: { n-cards }.
log-stood-up = { $who } { IS($who) ->
    [you] stand
   *[other] stands
 } up.
log-moved = { $who } { IS($who) ->
    [you] move
   *[other] moves
 } { n-steps } { n-way }.
log-stopped = { $by } { IS($by) ->
    [you] play
   *[other] plays
 } <b>{ $card }</b>: { IS($who) ->
    [you] you are
   *[other] { $who } is
 } stopped.
log-attacked = { $who } { IS($who) ->
    [you] attack
   *[other] attacks
 } { AS($target, "obj") } with { AS($card, "the") }: <b>{ $n }</b>.
log-attacked-bare = { $who } { IS($who) ->
    [you] attack
   *[other] attacks
 } { AS($target, "obj") } with bare hands: <b>{ $n }</b>.
log-attacked-event = { $who } { IS($who) ->
    [you] attack
   *[other] attacks
 } { AS($target, "obj") } from afar ({ $card }): <b>{ $n }</b>.
log-attacked-afar = { $who } { IS($who) ->
    [you] attack
   *[other] attacks
 } { AS($target, "obj") } from afar: <b>{ $n }</b>.
# $source (disciple)
log-attacked-disciple = { $source } attacks { AS($target, "obj") }: <b>{ $n }</b>.
log-no-attack = { $who } { IS($who) ->
    [you] make
   *[other] makes
 } no Attack.
log-defended = { $who } { IS($who) ->
    [you] defend
   *[other] defends
 } with { $card }: <b>{ $n }</b>.
log-sacrificed = { $who } { IS($who) ->
    [you] sacrifice
   *[other] sacrifices
 } a Disciple: no damage.
log-undefended = { $who } { IS($who) ->
    [you] do
   *[other] does
 } not defend.
log-undefended-armour = { $who } { IS($who) ->
    [you] do
   *[other] does
 } not defend; the Armour takes { $n }.
log-turned-up = { AS($card, "the") } { IS($card, "number") ->
    [pl] are
   *[sg] is
 } turned up for { AS($source, "obj") }: <b>{ $n }</b>.
log-turned-none = No card is left to turn up for { AS($source, "obj") }: <b>{ $n }</b>.
log-damaged = { $who } { IS($who) ->
    [you] take
   *[other] takes
 } <b>{ $n }</b> damage.
log-healed = { $who } { IS($who) ->
    [you] recover
   *[other] recovers
 } { n-life }.
log-disciple-stood = { $source } takes position { n-way }.
log-disciple-advanced = { $source } advances { n-steps }.
log-disciple-fell = { $source } falls.
log-disciple-held = { $source } stumbles.
log-disciples-returned = { $who } { IS($who) ->
    [you] take
   *[other] takes
 } { $n ->
    [one] { $n } Disciple
   *[other] { $n } Disciples
 } back to hand.
log-laid = { $who } { IS($who) ->
    [you] lay
   *[other] lays
 } down { AS($card, "the") }.
log-drank = { $who } { IS($who) ->
    [you] shout
   *[other] shouts
 } “SAKÉÉÉ!” and { IS($who) ->
    [you] take
   *[other] takes
 } { n-sips } from the Masu.
log-placed = { $who } { IS($who) ->
    [you] put
   *[other] puts
 } a sip on { AS($place, "the") }.
log-placed-board = { $who } { IS($who) ->
    [you] put
   *[other] puts
 } a sip on the board: hic! No ability now.
log-sips-gone = { $who } { IS($who) ->
    [you] lose
   *[other] loses
 } { n-sips }.
log-gear-lost = { $who } { IS($who) ->
    [you] lose
   *[other] loses
 } { AS($card, "the") }.
log-wielded = { $who } { IS($who) ->
    [you] hold
   *[other] holds
 } { AS($card, "the") }.
log-step-added = { $who } { IS($who) ->
    [you] add
   *[other] adds
 } a Step { $gap }.
log-step-removed = { $who } { IS($who) ->
    [you] remove
   *[other] removes
 } a Step { $gap }.
log-died = { IS($who) ->
    [you] <b>You die</b> and join
   *[other] { $who } <b>dies</b> and joins
 } the Spirits of Enma.
log-gap-kept = The gap { $gap } stays; { n-gone } the table.
log-gaps-gone = No gap is left; { n-gone } the table.
log-rose = { $who } { IS($who) ->
    [you] rise
   *[other] rises
 } as a Spirit with { n-cards }.
log-stole = { $who } { IS($who) ->
    [you] steal
   *[other] steals
 } a sip from the Masu.
log-no-power = { $who } { IS($who) ->
    [you] use
   *[other] uses
 } no power.
# $onto (card, or place)
log-brawled = { $by } { IS($by) ->
    [you] move
   *[other] moves
 } { IS($who) ->
    [you] your sip
   *[other] a sip of { $who }
 } from { AS($place, "the") } to { AS($onto, "the") }.
log-drowsed = { $by } { IS($by) ->
    [you] take
   *[other] takes
 } a { $back } card from { AS($from, "obj") } and { IS($by) ->
    [you] give
   *[other] gives
 } it to { AS($to, "obj") }.
log-tormented = { $by } { IS($by) ->
    [you] torment
   *[other] torments
 } { AS($who, "obj") } with { n-cards }.
log-helped = { $by } { IS($by) ->
    [you] help
   *[other] helps
 } with { n-cards }.
log-torment-failed = { $who } { IS($who) ->
    [you] keep
   *[other] keeps
 } every sip.
log-sip-stolen = { $who } { IS($who) ->
    [you] lose
   *[other] loses
 } the sip on { AS($place, "the") }.
log-given = { $who } { IS($who) ->
    [you] receive
   *[other] receives
 } a sip.
log-vanished = { $who } { IS($who) ->
    [you] dematerialise
   *[other] dematerialises
 }: { IS($by) ->
    [you] you play
   *[other] { $by } plays
 } { $card }.
log-vanished-self = { $who } { IS($who) ->
    [you] dematerialise
   *[other] dematerialises
 } with { $card }.
log-fatal-round = <b>Fatal Round { $n }</b> begins with { AS($who, "obj") }.
log-seppuku = { $who } { IS($who) ->
    [you] commit
   *[other] commits
 } seppuku.
log-game-stopped = After { $n ->
    [one] { $n } Fatal Round
   *[other] { $n } Fatal Rounds
 } the game is stopped.
log-won = { $who } { IS($who) ->
    [you] win
   *[other] wins
 }.
# $winners (list of person)
log-won-together = Victory for { AS($winners, "obj") }.
log-nobody-won = Nobody wins.

## Questions

# $waiting (list of rival)
ask-wait = { $n ->
    [one] { $waiting } is
   *[other] { $waiting } are
 } thinking.
ask-over = The game is over.
ask-boards = Which Samurai will you be?
ask-play = Your turn: play a card ({ $n } played), use an Item, or end the phase.
ask-declare = What do you do with it?
ask-weapon = With which weapon do you strike?
ask-place = Where does the sip go? { $n } left.
# $of (rival)
ask-window = Do you interrupt { $of }?
ask-defend = You are attacked: <b>{ $n }</b>. How do you defend?
ask-defend-torment = The Spirits want <b>{ $n }</b> of your sips. Do you defend?
ask-vanish = Does { AS($who, "obj") } dematerialise?
ask-second = At whom do you throw the second chopstick?
ask-steps = Where does a Step change? { $n } left.
ask-respond = Do you react first?
ask-discard = Discard { n-cards }.
ask-rearm = Your weapon is gone. Which one do you hold now?
ask-disciples = Which Disciple acts next?
ask-prey = Whom does your Disciple attack?
ask-wield = Which weapon do you hold until your next turn?
ask-side = Which gap shall stay?
ask-power = Your power: { $back }.
ask-haunt = Steal, torment, or nothing?
ask-help = Do you help to torment { AS($who, "obj") }?
ask-lose = Which sip do you lose? { $n } left.
ask-give = Who gets the sip? { $n } left.

## Labels

do-pass = Pass
do-pass-defend = Take it undefended
do-pass-second = No second throw
do-pass-weapon = Give up the Attack
do-pass-power = Do not use the power
do-pass-haunt = Do nothing
do-pass-vanish = Let it strike
do-board = Take { $samurai }
do-card = Play { $card }
do-burn = Burn the sip on { AS($place, "the") }
do-burn-draw = Burn the sip on { AS($place, "the") }: draw 1
do-use-attack = Attack { $n }
do-use-iaido = Iaido { $n }
do-use-move = Move { $n }
do-use-drink = Drink { $n }
do-use-text = Use its text
do-target = Aim at { AS($target, "obj") }
do-weapon = Strike with { AS($card, "the") }
do-weapon-bare = Strike with bare hands
do-step = { n-steps } { n-way }
do-stay = Stay where you are
do-end = End the phase
do-end-wield = End the turn, holding { AS($card, "the") }
do-end-bare = End the turn with nothing in hand
do-side = Place it { n-way }
do-gear = Discard { AS($who, "of") } { $card }
do-sip = The sip on { AS($who, "of") } { $place }
do-activate = Use { AS($card, "the") }
do-remedy = Discard { $card } to recover 1 Life Point
do-place = On { AS($place, "the") }
do-lose = Lose the sip on { AS($place, "the") }
do-give = To { AS($who, "obj") }
do-act = Send this Disciple
do-interrupt = Interrupt with { $card }
do-defend = Defend with { $card } ({ $n })
do-sacrifice = Sacrifice the Disciple
do-discard = Discard { $card }
do-wield = Hold { AS($card, "the") }
do-wield-bare = Hold nothing
do-spot = Here, { $gap }
do-shove-add = Add a Step { $gap }
do-shove-remove = Remove a Step { $gap }
do-brawl = Move the sip on { AS($who, "of") } { $place }
do-onto = Onto { AS($place, "the") }
do-drowse = Take a { $back } card from { AS($who, "obj") }
do-to = Give it to { AS($who, "obj") }
do-steal = Steal 1 sip from the Masu
do-torment = Torment { AS($who, "obj") }
do-spend = Play { $card } ({ $back })
do-done = Done
do-vanish = Dematerialise with { $card }
do-keep-left = Keep the gap on my left
do-keep-right = Keep the gap on my right
do-keep-between = Keep the gap between the survivors
do-soul = Ardent Soul: draw { n-cards } from the Life pile
do-withdraw = Take back my “no”
do-stop = Stop: { $stop }

## Why not

no-board-taken = { $who } { IS($who) ->
    [you] have
   *[other] has
 } { $samurai } already.
no-costs-sake = You have played { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }; one more costs a sip, and you have none.
no-no-use = Nothing on { AS($card, "the") } can be used now.
no-no-use-paid = With the sip on { AS($place, "the") } gone, nothing on { AS($card, "the") } could be used.
no-wet-item = A sip lies on { AS($card, "the") }: burn that first.
no-no-fuel = Using { AS($card, "the") } costs a sip, and you have none.
no-bowl-no-wounds = You have no wound for the Rice Bowl to heal.
no-pipe-no-hands = Nobody else holds a card for the Pipe to take.
no-pipe-no-hands-all = Nobody holds a card for the Pipe to take.
no-flask-no-cards = No card is left to draw with the Flask.
no-ability-wet = A sip lies on your board: your ability is off.
no-healed-once = You have healed a wound this way in this turn.
no-remedy-no-wounds = You have no wound to heal.
no-strike-alone = You are the last Samurai, and no Spirit has a sip to lose.
no-all-wet = A sip lies on every weapon you have.
no-dojo-strike = At the Dojo nobody attacks from afar.
no-dojo-strike-own = At this Location nobody attacks from afar.
no-nothing-reaches = None of your weapons reaches anybody; the nearest is at { $n }.
no-nothing-reaches-bare = Bare hands reach 1 Step; the nearest is at { $n }.
no-worth-nothing = The Attack box of { $card } is { $n }: the blow would be worth nothing.
no-standing = You stand: only a seated Samurai draws by iaido.
no-iaido-stuck = An iaido begins with 1 Step at least, and you cannot move a single one.
no-iaido-misses = After a move of up to { n-steps } your blow would reach nobody.
no-no-move-box = The Move box of { $card } is 0.
no-stuck = You cannot move even 1 Step in any direction.
no-move-alone = You are the last Samurai: there are no Steps.
no-no-drink-box = The Drink box of { $card } is 0.
no-masu-empty = The Masu is empty.
no-no-place = All your { $n } places hold a sip.
no-not-in-my-turn = { $card } can be played only in somebody else’s turn.
no-second-of-type = You have { AS($card, "the") } in play already.
no-disciple-alone = You are the last Samurai: a Disciple has no place to stand.
no-dojo-event = At the Dojo nobody attacks from afar, not even with { $card }.
no-dojo-event-own = At this Location nobody attacks from afar, not even with { $card }.
no-event-misses = For { $card } somebody must be at { $reach }.
no-roar-no-sake = Roar costs a sip, and you have none.
no-no-cubes = No Step is left in the box.
no-no-loose-cube = No Step can go: opponents keep one between them.
no-riceballs-nobody = Nobody at { $reach } holds a card.
no-sakuragi-no-cards = No card is left to draw.
no-nobody-has-gear = Nobody has a weapon or an Item in play.
no-nobody-has-sake = Nobody has a sip to lose.
no-feigned-no-wounds = You have no wound to heal.
no-must-step = An iaido begins with 1 Step at least.
no-too-far = You can go { $room ->
    [one] { $room } Step
   *[other] { $room } Steps
 } { n-way }, not { $n }.
no-too-far-none = You cannot go a single Step { n-way }.
no-iaido-misses-there = After { n-steps } { n-way } your blow would reach nobody.
no-iaido-misses-here = From where you are your blow would reach nobody.
no-spirit-dry = { $who } { IS($who) ->
    [you] have
   *[other] has
 } no sip to lose.
no-empty-hand = { $who } { IS($who) ->
    [you] have
   *[other] has
 } no card in hand.
no-event-distance = For { $card } the target must be at { $reach }; { $target } { IS($target) ->
    [you] are
   *[other] is
 } at { $far }.
no-out-of-reach = { AS($card, "the") } strikes at { $reach }; { $target } { IS($target) ->
    [you] are
   *[other] is
 } at { $far }.
no-out-of-reach-bare = Bare hands reach 1 Step; { $target } { IS($target) ->
    [you] are
   *[other] is
 } at { $far }.
no-out-of-reach-any = None of your weapons reaches { AS($target, "obj") }, at { $far }.
no-dojo-weapon = At the Dojo nobody attacks from afar, not even with { AS($card, "the") }.
no-dojo-weapon-own = At this Location nobody attacks from afar, not even with { AS($card, "the") }.
no-wet-weapon = A sip lies on { AS($card, "the") }.
no-armed = You have { AS($card, "the") }: bare hands are for those without.
no-armed-wet = You have { AS($card, "the") }, wet as it is: bare hands are for those without.
no-weapon-worthless = With { AS($card, "the") } the blow would be worth { $n }.
no-weapon-worthless-bare = With bare hands the blow would be worth { $n }.
no-must-strike = Who draws by iaido must strike if he can.
no-place-taken = A sip lies on { AS($place, "the") } already.
# $top (back)
no-wrong-back = This back is { $back }; the top card shows { $top }.
no-no-back = The draw pile is empty: no back matches.
no-no-card-yet = It takes one card with the matching back at least.
no-steal-empty = The Masu is empty: nothing can be stolen.
no-no-sake-there = { $who } { IS($who) ->
    [you] have
   *[other] has
 } no sip.
# $top (back)
no-no-match = You hold no card with the back { $top }.
no-all-places-full = Every place of { AS($who, "obj") } holds a sip.
no-drowse-alone = { $who } { IS($who) ->
    [you] are
   *[other] is
 } the last Samurai: nobody else can get the card.
# $top (back)
no-must-power = The power must be used if it can be: { $top }.
no-last-cube = The last Step between two opponents stays.
no-last-cube-none = No Step lies there.
no-wrong-shout-move = A Move is stopped by Stumble; this is { $card }.
no-wrong-shout-attack = An Attack is stopped by Double Vision; this is { $card }.
no-no-disciple = Only a Disciple can be sacrificed; this is { $card }.
no-no-sacrifice = No Disciple can be sacrificed against Torment.
no-picked-already = You have named { $card } already.
no-not-shortest = The shortest gap stays, of { n-steps }; this one has { $cubes }.
no-soul-all = One of your { n-life } must stay.
no-soul-wet = A sip lies on your Life pile.
no-soul-twice = You have used Ardent Soul in this turn.

## Hints. $a is what this choice leads to, $b what the other one does.

# $a, $b (number)
hint-now-sake = It brings you { $a ->
    [one] { $a } sip
   *[other] { $a } sips
 }, rather than { $b }.
# $a, $b (number)
hint-now-life = It brings you { $a ->
    [one] { $a } Life Point
   *[other] { $a } Life Points
 }, rather than { $b }.
# $a, $b (number)
hint-now-gear = It gives you { $a ->
    [one] { $a } weapon or Item
   *[other] { $a } weapons and Items
 }, rather than { $b }.
# $a, $n (number) $who (rival)
hint-now-strike = It hits { $who } for { $a }, where about { $n } can be parried.
# $pa, $pb (number)
hint-later-win = It decides the evening: you win in { NUMBER($pa, style: "percent") } of the imagined endings, rather than in { NUMBER($pb, style: "percent") }.
# $a, $b (number)
hint-later-sake = By your next turn you hold about { $a ->
    [one] { $a } sip
   *[other] { $a } sips
 }, rather than { $b }.
# $a, $b (number)
hint-later-life = By your next turn you have about { $a ->
    [one] { $a } Life Point
   *[other] { $a } Life Points
 } left, rather than { $b }.
# $a, $b (number)
hint-later-cards = By your next turn you hold about { $a ->
    [one] { $a } card
   *[other] { $a } cards
 }, rather than { $b }.
# $a, $b (number)
hint-later-gear = By your next turn you carry about { $a ->
    [one] { $a } weapon or Item
   *[other] { $a } weapons and Items
 }, rather than { $b }.
# $pa, $pb (number) $who (rival)
hint-later-falls = { $who } falls before your next turn in { NUMBER($pa, style: "percent") } of the imagined games, rather than in { NUMBER($pb, style: "percent") }.
# $a, $b (number) $who (rival)
hint-later-wounds = It costs { $who } about { $a ->
    [one] { $a } Life Point
   *[other] { $a } Life Points
 } before your next turn, rather than { $b }.
# $a, $b (number) $who (rival)
hint-later-theirs = It keeps the cup from { $who }: about { $a ->
    [one] { $a } sip
   *[other] { $a } sips
 } by your next turn, rather than { $b }.

## Words of the board that name somebody

board-attack-at = { $by } { IS($by) ->
    [you] strike
   *[other] strikes
 } at { AS($target, "obj") }
# $source (disciple)
board-disciple-at = { $source } strikes at { AS($target, "obj") }
board-torment-at = { $by } { IS($by) ->
    [you] torment
   *[other] torments
 } { AS($target, "obj") }
# $helpers (list of person)
board-helped-by = with the help of { AS($helpers, "obj") }
board-stopped = { $card }! Stopped by { AS($by, "obj") }
board-stopped-iaido = Iaido! { $card }: { $by } { IS($by) ->
    [you] stop
   *[other] stops
 } the blade
# $a, $b (person)
board-stretch = From { AS($a, "obj") } to { AS($b, "obj") }, { n-steps } here
# $a, $b (person) $d (number)
board-gap-name = From { AS($a, "obj") } to { AS($b, "obj") }: { n-steps }, { $d ->
    [one] { $d } Disciple
   *[other] { $d } Disciples
 }.
board-dial-to = { n-steps } towards { AS($who, "obj") }
board-dial-away = { n-steps } away from { AS($who, "obj") }
# $of (rival)
board-window-move = { $of } is about to move. Stumble would stop it.
board-window-disciple = { $source } is about to advance. Stumble would stop it.
board-window-attack = { $by } { IS($by) ->
    [you] strike
   *[other] strikes
 } at { AS($target, "obj") }: { $n }. Double Vision would stop it.
board-seal-strike = Strike { AS($target, "obj") }: { $n }
board-seal-strike-open = Strike { AS($target, "obj") }
board-seal-aim = Aim at { AS($target, "obj") }
board-steps = { n-steps }
board-sips-held = { n-sips }
board-life-left = { n-life }
board-cards = { $n ->
    [one] card
   *[other] cards
 }
board-wounds-word = { $n ->
    [one] wound
   *[other] wounds
 }
board-sips-lost = { $n ->
    [one] sip lost
   *[other] sips lost
 }
# $life, $wounds, $sips, $hand (number) $gear (text)
board-plate = { $life ->
    [one] { $life } Life Point
   *[other] { $life } Life Points
 }, { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }, { $sips ->
    [one] { $sips } sip
   *[other] { $sips } sips
 }, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
 } in hand. In play: { $gear }.
board-life-pile = Life pile
board-board-place = Board

## Answers that give themselves. $n stands where the figure is set.

# $n (text)
board-when-defend = Struck for { $n } or more:
board-deed-defend = defend with my best card
board-best-defend = The card that leaves the fewest wounds; of equals the one I can best spare. A Disciple is given up only where no card stops as much.
# $n (text)
board-when-torment = Tormented, sips at stake { $n } or more:
board-deed-torment = keep my sips with my best card
board-best-torment = The card that keeps the most sips; of equals the one I can best spare.
# $n (text)
board-when-vision = A strike at me of { $n } or more:
board-deed-vision = stop it with Double Vision
board-best-vision = The one I can best spare. Without it the strike comes to my defence.
# $n (text)
board-when-stumble = A move, Steps { $n } or more:
board-deed-stumble = stop it with Stumble
board-best-stumble = Whoever moves, Disciples too. The Stumble I can best spare.
# $n (text)
board-when-vanish = As a Spirit, sips in danger { $n } or more:
board-deed-vanish = dematerialise with a matching card
board-best-vanish = Mine or those of another Spirit: all Spirits win together. Cards that match are all alike.

## Names in forms

figure-who = { $samurai }
figure-card = { $card }
figure-copy = { $card } { $n }
# $location (location)
figure-location = { $location }
figure-back-side = { $back }

## The board

board-ring = The ring of Steps
board-rivals = The other players
board-my-sheet = My Samurai
board-my-hand = My hand
board-empty-hand = No card in hand
board-seated = seated
board-standing = standing
board-spirit-of-enma = Spirit of Enma
board-out = out of the game
board-no-board = no Samurai yet
board-alive = alive
board-spirit = Spirit
board-life = Life
board-wounds = Wounds
board-in-hand = in hand
board-in-hand-short = In hand
board-wet-life = a sip guards 1 Life Point, no soul draw
board-wet-board = a sip lies on it: ability off
board-wet-thing = wet: cannot be used
# $n (number)
board-wounds-taken = { $n } { $n ->
    [one] wound
   *[other] wounds
 }
# $n (number)
board-hand-of = { $n } { $n ->
    [one] card
   *[other] cards
 } in hand
# $name (text)
board-look-at = Look at { $name }
# $sips, $hand (number)
board-plate-spirit = { $sips } { $sips ->
    [one] sip
   *[other] sips
 }, { $hand } { $hand ->
    [one] card
   *[other] cards
 } in hand.
board-nothing = nothing
# $masu, $deck, $living (number)
board-speech = { $masu } { $masu ->
    [one] sip
   *[other] sips
 } in the Masu, { $deck } { $deck ->
    [one] card
   *[other] cards
 } to draw, { $living } Samurai alive.
# $back (text)
board-next-back = Next: { $back }
board-empty-deck = Empty
# $n (number)
board-draw-pile = Draw pile, { $n } { $n ->
    [one] card
   *[other] cards
 }
board-discard = Discard
# $n (number)
board-discard-pile = Discard, { $n } { $n ->
    [one] card
   *[other] cards
 }
board-empty-pile = Nothing here yet.
# $n (number)
board-of-sips = of { $n } sips
# $held, $hand (number)
board-guard = holds { $held }, and { $hand } { $hand ->
    [one] card
   *[other] cards
 }
# $held (number)
board-guard-none = holds { $held }, no card
# $attack, $defence, $move, $drink (number) $name, $kind, $text, $back (text)
board-card-name = { $name }, attack { $attack }, defence { $defence }, move { $move }, drink { $drink }, { $kind }. { $text }. Back: { $back }
board-kind-event = Event
board-kind-interruption = Interruption
board-kind-disciple = Disciple
board-kind-weapon = Weapon
board-kind-item = Item
# $a, $d (number) $s (text)
board-weapon-text = +{ $a } attack at { $s }, +{ $d } defence
# $a (number) $s (text)
board-weapon-ranged = +{ $a } attack at { $s }, from afar
# $s (text)
board-both-sides = { $s } on both sides
# $sides (both, either)
board-effect-chopsticks = { $sides ->
    [both] Two strikes of 1 at 2+ on both sides
   *[either] Two strikes of 1 at 2+
 }
# $sides (both, either)
board-effect-ramen = { $sides ->
    [both] A strike of 2 at 3+ on both sides
   *[either] A strike of 2 at 3+
 }
board-effect-stench = Add 2 Steps anywhere
# $sides (both, either)
board-effect-riceballs = { $sides ->
    [both] A foe at 4+ on both sides discards 2
   *[either] A foe at 4+ discards 2
 }
board-effect-sakuragi = Draw 2 cards
board-effect-purchase = Discard anyone’s thing
board-effect-stomach = Remove anyone’s sip
board-effect-feigned = Recover 2 Life Points
board-effect-roar = Burn 1: strike of 4 at 2
board-effect-lanterns = Remove 2 Steps anywhere
board-effect-stumble = Cancel a foe’s move
board-effect-double-vision = Cancel a foe’s attack
# $n (number)
board-effect-disciple = Walks { $n }, strikes at 1
# $who (all, others)
board-effect-pipe = { $who ->
    [all] Burn 1: all discard 1, you too
   *[others] Burn 1: others discard 1
 }
board-effect-sandals = +1 to every move
# $alone (yes, no)
board-effect-armour = { $alone ->
    [yes] +1 defence, without a card too
   *[no] +1 defence
 }
board-effect-flask = Burn 1: draw 2 cards
board-effect-rice-bowl = Burn 1: recover 2 Life Points
board-no-ability = No ability.
board-ability-musashi = Two Heavens: +1 attack with two dry weapons.
board-ability-munenori = Life-Giving Sword: +1 with every defence card.
board-ability-mitsuyoshi = Unblinking Eye: draw 1 after a perfect defence.
board-ability-ittosai = One Cut: iaido moves up to 3 and strikes at +1.
board-ability-masamune = Dragon’s Retinue: Disciples have +1 attack and defence.
board-ability-suenaga = Coast Archer: +1 to strikes from afar.
board-ability-masako = Nun’s Remedies: once a turn, discard 1 card, recover 1 Life Point.
board-ability-tomoe = Swift Rider: +1 to every move and iaido.
board-burn = Burn sip
board-burn-long = Burn a sip and draw a card, at any moment
board-burn-which = Which sip do you burn?
board-burn-detail = You draw a card; what it covered can be used again.
board-soul = Soul draw
board-soul-long = Ardent Soul: draw from your Life pile, once in each turn
board-soul-how = How many Life Point cards do you draw?
board-soul-detail = Sealed before you see them; one life card must stay.
# $n (number)
board-soul-n = Draw { $n } life { $n ->
    [one] card
   *[other] cards
 }
board-ask-pay = Which sip pays?
board-ask-use = Use
board-ask-step = Step
board-ask-target = Target
board-ask-weapon = Weapon
board-ask-cost = Which sip burns?
board-ask-thing = Which thing?
board-ask-sip = Which sip?
board-ask-side = Side
board-ask-onto = New place
board-ask-to = To whom?
board-ask-spend = Matching cards
board-q-pay = A third card costs a sip: which one burns?
board-q-use = What do you use it for?
board-q-move = How far, and which way?
board-q-iaido = Iaido: step, then strike
board-q-target = Whom do you strike?
board-q-aim = At whom?
board-q-weapon = With which weapon?
board-q-cost = Which sip burns for it?
board-q-gear = Whose thing goes?
board-q-sip = Whose sip goes?
board-q-side = On which side does the Disciple stand?
board-q-onto = Where does the sip go?
board-q-to = Who gets the card?
board-q-spend = Which matching cards do you play?
board-use-attack = Attack
board-use-iaido = Iaido
board-use-move = Move
board-use-drink = Drink
board-use-text = Text
board-use-activate = Item
board-use-brawl = Brawl
board-use-drowse = Drowse
board-use-torment = Torment
board-text-lay = Lay down
board-text-stand = Send out
board-text-event = Event
board-stay = stay
board-away = away
board-blocked = blocked
board-bare-hands = Bare hands
board-no-weapon = No weapon
# $list (text)
board-seal-place = Place: { $list }
# $list (text)
board-seal-lose = Lose: { $list }
# $n (number)
board-seal-discard = Discard { $n } { $n ->
    [one] card
   *[other] cards
 }
# $place, $cost (text)
board-place-cost = { $place }: { $cost }
board-covers-life = +1 Life Point, no soul draw
board-covers-board = ability off
board-covers-thing = cannot be used
# $n (number)
board-place-left = { $n } still to place. Take back freely, seal once.
# $n (number)
board-lose-left = { $n } still to give up. You choose which.
# $n (number)
board-discard-left = { $n } still to discard.
board-attack-value = Attack
board-part-card = card
board-part-weapon = weapon
board-part-armour = armour
board-part-ability = ability
board-sacrifice-sum = the Disciple takes it
board-reactions = My standing replies
board-passed-for-me = Passed for me
board-reactions-help = Windows pass by themselves, always after the same pause and without a look at your cards. Shift P passes everything until your turn, H holds everything this turn.
board-reply-moves = Let moves pass
board-reply-attacks-on-me = Let strikes at me pass to my defence
board-reply-attacks = Let strikes at others pass
board-reply-respond = Let effects on me happen
board-reply-spirits = As a Spirit: neither help nor vanish
board-reply-turn = Pass everything until my turn
board-hold-turn = Hold everything this turn: nothing passes by itself (H)
board-held-now = Held: nothing passes by itself this turn
board-incense = Pass for me when the incense is out
# $n (number)
board-seconds = { $n } { $n ->
    [one] second
   *[other] seconds
 } left
board-more = +20 s
board-stops = Stops: wait for me here
board-spirit-help = Only the backs of your cards count now. All Spirits win together.
board-out-help = Your story is told.
# $n, $best (number)
board-team = Spirits together { $n }, best of the living { $best }
board-no-sips = No sip yet
board-phase1 = 1 Play
# $n (number)
board-phase1n = 1 Play: { $n } of 2
board-phase1more = 1 Play: 2 of 2
board-phase2 = 2 Disciples
board-phase3 = 3 Draw
board-phase4 = 4 Weapon
board-step1 = 1 Power
board-step2 = 2 Draw
board-step3 = 3 Torment or steal
# $n (number)
board-masu-sub = { $n } { $n ->
    [one] sip
   *[other] sips
 } in the Masu
# $n (number)
board-fatal = Fatal Round { $n }
board-choose-title = Which Samurai will you be?
board-choose-wait = The Samurai are being chosen
board-known-card = in this hand: you have seen it
board-col-samurai = Samurai
board-col-state = State
board-col-sips = Sips
board-you-win = You win: nobody drank like you
board-spirits-win = The Spirits of Enma win
board-spirits-win-you = The Spirits win, and you with them
board-nobody-wins = Nobody wins

## Options

opt-edition = Edition
opt-edition-fr = French
opt-edition-it = Italian
opt-board-assignment = Samurai boards
opt-board-assignment-edition = As the edition says
opt-board-assignment-choose = Chosen in turn order
opt-board-assignment-random = Dealt at random
opt-location = Location
opt-location-random = At random
opt-first-player = First player
opt-first-player-random = At random
opt-interrupt-priority = Interruptions
opt-interrupt-priority-clockwise = Sealed, nearest clockwise first
opt-interrupt-priority-reflex = The quickest shout
opt-bare-hands-out-of-range = Bare hands when no weapon reaches
opt-max-fatal-rounds = Fatal Rounds at most
opt-max-fatal-rounds-0 = No limit
opt-timers = Clock
opt-timers-standard = Standard
opt-timers-brisk = Brisk
opt-timers-relaxed = Relaxed
opt-stops = Personal stops
opt-stops-none = Off
opt-stops-personal = Every player may set some
opt-fatal-turn = Turn that empties the Masu (Italian box)
opt-fatal-turn-running = Is that player’s last
opt-fatal-turn-fresh = Ends there; one whole turn follows
opt-event-flanks = Distance of Events (Italian box)
opt-event-flanks-both = On both sides
opt-event-flanks-either = On one side
opt-armour-always = Armour defends without a card
opt-shouts-are-spent = Late Interruptions are discarded (Italian box)
opt-data = Printed numbers
opt-location-none = { -location-none }
opt-location-distillery = { -location-distillery }
opt-location-narrow-bridge = { -location-narrow-bridge }
opt-location-battlefield = { -location-battlefield }
opt-location-hot-spring = { -location-hot-spring }
opt-location-graveyard = { -location-graveyard }
opt-location-dojo = { -location-dojo }
opt-location-cherry-garden = { -location-cherry-garden }
opt-location-thunderstorm = { -location-thunderstorm }

## Parts of the rulebook

chapter-setup = Set-up
chapter-geo = Places and Steps
chapter-turn = The turn of a Samurai
chapter-attack = Attack
chapter-move = Move
chapter-iaido = Iaido
chapter-drink = Drink
chapter-def = Defence
chapter-weapon = Weapons
chapter-item = Items
chapter-event = Events
chapter-int = Interruptions
chapter-disc = Disciples
chapter-hand = Hand
chapter-deck = Draw and discard piles
chapter-soul = Ardent Soul
chapter-sake = Sake on a Samurai
chapter-burn = Burning sake
chapter-dmg = Damage
chapter-heal = Healing
chapter-death = Death
chapter-line = Two survivors, one survivor
chapter-spirit = Spirits
chapter-power = Drunkenness powers
chapter-steal = Stealing from the Masu
chapter-torment = Torment
chapter-demat = Attacking a Spirit
chapter-fatal = The fatal round
chapter-end = End and victory
chapter-seppuku = Seppuku
chapter-abil = Abilities of the Samurai
chapter-loc = Locations

## Printed figures

figure-cards = The 98 cards, copy by copy
figure-weapons = Weapons
figure-disciple = Disciples
figure-life = Life Points of the Samurai
figure-abilities = Abilities of the Samurai
figure-locations = Locations
figure-type = Card
figure-attack = Attack
figure-defence = Defence
figure-move = Move
figure-drink = Drink
figure-back = Back
figure-steps = Steps
figure-plus = or more
figure-ranged = ranged
figure-name = Name
figure-rule = Rule
figure-limit-box = a box shows one digit
figure-limit-steps = no gap can hold more Steps
figure-limit-life = a board has room for so many Life Point cards
figure-limit-name = the line of the Location has room for so many letters
figure-two-heavens = Two Heavens: weapon Attacks +1 with two or more usable weapons
figure-life-giving-sword = Life-Giving Sword: +1 with every Defence card
figure-unblinking-eye = Unblinking Eye: draws 1 card after a perfect defence
figure-one-cut = One Cut: iaido moves up to 3 and attacks at +1
figure-dragons-retinue = Dragon’s Retinue: Disciples have +1 Attack and Defence
figure-coast-archer = Coast Archer: ranged Attacks +1
figure-nuns-remedies = Nun’s Remedies: once a turn, discards 1 card to recover 1 Life Point
figure-swift-rider = Swift Rider: +1 to every Move and iaido
figure-none = no ability
figure-rule-none = The ordinary inn, with no rule of its own.
figure-rule-distillery = At the start of his turn a Samurai takes 1 sip from the Masu and places it.
figure-rule-narrow-bridge = The game starts with 2 Steps in each gap.
figure-rule-battlefield = Everybody starts standing: no iaido.
figure-rule-hot-spring = A Samurai who declared no Attack in his turn recovers 1 Life Point at its end.
figure-rule-graveyard = Spirits draw 2 cards in their turn.
figure-rule-dojo = No ranged Attack may be declared.
figure-rule-cherry-garden = In Phase 3 a Samurai draws 3 cards.
figure-rule-thunderstorm = Every Move is 1 shorter (never below 1), and Disciples advance at most 1 Step.

## The result

# $who (text) $most (number)
board-end-ahead = { $n ->
    [one] One sip
   *[other] { $n } sips
 }, { $most } more than { $who }.
# $most (number)
board-end-ahead-you = { $n ->
    [one] One sip
   *[other] { $n } sips
 }, { $most } more than you.
board-end-alone = { $n ->
    [one] One sip
   *[other] { $n } sips
 } for the only one left alive.
board-end-level = { $n ->
    [one] One sip
   *[other] { $n } sips
 } each.
board-end-spirits = { $n ->
    [0] The Spirits had none.
    [one] The Spirits had one together.
   *[other] The Spirits had { $n } together.
 }
# $most (number)
board-end-haunted = The Spirits drank { $n ->
    [one] one sip
   *[other] { $n } sips
 } together, the best of the living { $most }.
board-end-life = Life
board-end-dealt = Wounds dealt
board-end-sips = { $n ->
    [one] { $n } sip
   *[other] { $n } sips
 }
board-end-length = { $n ->
    [one] one move
   *[other] { $n } moves
 }
# $who (text)
board-end-wins = { $n ->
    [one] { $who } drank the last cup
   *[other] { $who } share the last cup
 }
