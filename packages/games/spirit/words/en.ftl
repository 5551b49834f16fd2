### Samurai Spirit in English. This file is the source: its comments say what a fact is.
###
### $who, $to, $from, $owner (person)
### $raider (raider)
### $icon (icon)
### $symbol (symbol)
### $samurai (samurai)
### $total, $kiai, $n, $left, $round, $deck, $barricades, $gate, $added (number)

## Things

title = Samurai Spirit
tagline = Seven against the raiders: hold the village for three nights, together.
unit = points

-samurai-heihachi = Heihachi
-samurai-daisuke = Daisuke
-samurai-gorobei = Gorobei
-samurai-kanbei = Kanbei
-samurai-kikuchiyo = Kikuchiyo
-samurai-kyuzo = Kyuzo
-samurai-katsushiro = Katsushiro

# $value (number)
raider = { $value }
    .a = a { raider }
    .the = the { raider }
-raider-unseen = unseen raider
    .a = an { -raider-unseen }
    .the = the unseen raider

-symbol-hat = hat
-symbol-farm = farm
-symbol-doll = doll

## Penalties

-icon-burn = Burn
-icon-wound = Wound
-icon-infiltrate = Infiltrate
-icon-no-defend = No defending
-icon-no-support = No support
-icon-arrow-left = Left arrow
-icon-arrow-right = Right arrow
-icon-must-pass = Forced pass
-icon-reinforce = Reinforcement
-icon-no-talent = No talent
-icon-lose-defence = Lost defence

## Log

log-began = { $deck ->
    [one] { $deck } raider comes
   *[other] { $deck } raiders come
 } down on the village; { $barricades ->
    [one] { $barricades } barricade stands
   *[other] { $barricades } barricades stand
 }. { $who } { IS($who) ->
    [you] begin
   *[other] begins
 }.
log-chose = { $who } { IS($who) ->
    [you] play
   *[other] plays
 } { $samurai }.
log-activated = { $who } { IS($who) ->
    [you] call
   *[other] calls
 } on { $samurai }.
log-penalty = { $who } { IS($who) ->
    [you] suffer
   *[other] suffers
 } { $icon } from { AS($raider, "the") }.
log-ignored = { $who } { IS($who) ->
    [you] ignore
   *[other] ignores
 } { $icon } of { AS($raider, "the") }.
log-impossible = { $icon } cannot be applied: a wound instead.
log-reinforced = { AS($raider, "a") } returns from the discard pile; the draw pile is shuffled.
log-lost-defence = { $who } { IS($who) ->
    [you] lose
   *[other] loses
 } the { $symbol } on the left.
log-drawn = { $who } { IS($who) ->
    [you] reveal
   *[other] reveals
 } { AS($raider, "a") }.
log-drawn-arrow = The arrow brings { AS($who, "obj") } { AS($raider, "a") }.
log-confronted = { $who } { IS($who) ->
    [you] confront
   *[other] confronts
 } { AS($raider, "the") }: total <b>{ $total }</b> of { $kiai }.
log-defended = { $who } { IS($who) ->
    [you] defend
   *[other] defends
 } with the { $symbol }.
log-gave = { $who } { IS($who) ->
    [you] give
   *[other] gives
 } { AS($raider, "the") } to { AS($to, "obj") }.
log-struck = { $who } { IS($who) ->
    [you] strike
   *[other] strikes
 } { AS($raider, "the") } down.
log-buried = { $who } { IS($who) ->
    [you] put
   *[other] puts
 } { AS($raider, "the") } under the pile.
log-overwhelmed = { $who } { IS($who) ->
    [you] are
   *[other] is
 } overwhelmed: <b>{ $total }</b> above { $kiai }.
log-slipped = { AS($raider, "the") } slips in.
log-slipped-unseen = A raider slips in unseen.
log-lent = { IS($owner) ->
    [you] Your token
   *[other] { AS($owner, "of") } token
 } goes to { AS($to, "obj") }.
log-passed = { $who } { IS($who) ->
    [you] pass
   *[other] passes
 }.
log-passed-forced = { $who } { IS($who) ->
    [you] have
   *[other] has
 } to pass.
log-kiai = <b>Kiai!</b> { $who } { IS($who) ->
    [you] release
   *[other] releases
 } the power of { $samurai }.
log-declined = { $who } { IS($who) ->
    [you] do
   *[other] does
 } without it.
log-moved = { AS($raider, "the") } goes from { AS($from, "obj") } to { AS($to, "obj") }.
log-cut = { $who } { IS($who) ->
    [you] discard
   *[other] discards
 } { AS($raider, "the") } of { AS($from, "obj") }.
# $raiders (list of raider)
log-cleared-deck = { $who } { IS($who) ->
    [you] clear
   *[other] clears
 } the road: { $raiders }.
# $raiders (list of raider)
log-cleared-gate = { $who } { IS($who) ->
    [you] drive
   *[other] drives
 } off intruders: { $raiders }.
# $raiders (list of raider)
log-turned-up = { $who } { IS($who) ->
    [you] see
   *[other] sees
 } what is coming: { $raiders }.
# $raiders (list of raider)
log-arranged = They will come in this order: { $raiders }.
log-shed = { AS($raider, "the") } leaves { AS($who, "of") } line: total <b>{ $total }</b>.
log-wounded = { $who } { IS($who) ->
    [you] are
   *[other] is
 } wounded.
log-fell = { $who } { IS($who) ->
    [you] take a fourth wound and fall
   *[other] takes a fourth wound and falls
 }.
log-turned = { $who } { IS($who) ->
    [you] turn
   *[other] turns
 } animal: kiai value <b>{ $kiai }</b>.
log-healed = { $who } { IS($who) ->
    [you] are
   *[other] is
 } healed.
log-barricade-lost = A barricade burns: { $left } left.
log-barricade-built = A barricade is built: { $left ->
    [one] { $left } stands
   *[other] { $left } stand
 }.
log-farm-lost = A farm falls: { $left } left.
# $price (farm-a, farm-b, farm-c, farm-d)
log-farm-penalty = Its fall has a price: { $price ->
    [farm-a] a random family is lost
    [farm-b] another farm falls
    [farm-c] a barricade burns, or a farm if there is none
   *[farm-d] a samurai of the team’s choice is wounded
 }.
log-family-lost = A family is lost: { $left } left.
log-round-over = Round { $round } is over: { $gate ->
    [0] no raider is
    [one] { $gate } raider is
   *[other] { $gate } raiders are
 } in the village.
log-everyone-passed = Everyone has passed: { $gate ->
    [0] no raider is
    [one] { $gate } raider is
   *[other] { $gate } raiders are
 } in the village.
log-dawn-1 = <b>Dawn, step 1</b>: hats.
log-dawn-2 = <b>Dawn, step 2</b>: farms.
log-dawn-3 = <b>Dawn, step 3</b>: families.
log-dawn-4 = <b>Dawn, step 4</b>: the intruders.
log-lacking = { $who } { IS($who) ->
    [you] have
   *[other] has
 } no { $symbol }.
# $help (family-a, family-b, family-c)
log-bonus = A family helps: { $help ->
    [family-a] a samurai is healed
    [family-b] a barricade is rebuilt
   *[family-c] the top intruder is driven off
 }.
# $flames (flag)
log-intruder = Intruder: { AS($raider, "a") }{ IS($flames) ->
    [yes] {" "}with flames
   *[no] , harmless
 }.
log-round = Round { $round }: { $added ->
    [one] { $added } newcomer
   *[other] { $added } newcomers
 }, { $deck } raiders in all. { $who } { IS($who) ->
    [you] begin
   *[other] begins
 }.
# $score (text) $mode (easy, normal, hard, heroic)
log-won = The village stands: <b>{ $score }</b> ({ $mode ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
   *[heroic] Heroic
 }).
log-lost = The village is lost.
log-lost-dead = { $who } { IS($who) ->
    [you] are
   *[other] is
 } dead, and the village is lost.

## Questions

ask-choose = Which samurai do you play?
ask-absent = Do you call on an absent samurai for this turn?
ask-order = Two penalties: which one first?
ask-ignore = { $icon }: ignore it or suffer it?
ask-lose-defence = Which defending card do you give up?
ask-action = Fight, support or pass?
ask-recipient = To whom do you lend your token?
ask-place = { AS($raider, "a") }. Where does it go?
ask-place-given = You are given { AS($raider, "a") }. Where does it go?
ask-place-kept = This { $raider } must stay. Left or right?
ask-receive = { AS($raider, "a") } comes to you. Left or right?
ask-again = Will you fight a second time?
ask-power = Kiai! Do you use the effect?
ask-move-from = Kiai! Whose last card moves?
ask-move-to = Who receives the card?
ask-cut = Kiai! Whose last card is discarded?
ask-lend-from = Kiai! Whose token is given?
ask-lend-to = Who receives the token?
ask-arrange = In which order do the cards lie on the pile?
ask-heal = Kiai! Who is healed?
ask-farm-wound = The farm’s fall wounds a samurai. Which one?
ask-bonus = The family heals a samurai. Which one?
ask-turn = It is your turn.
ask-waiting = Waiting for { AS($who, "obj") }.
# $score (text)
ask-won = The village stands. Score: <b>{ $score }</b>.
ask-lost = The village is lost.
ask-nobody = Nobody is asked now.

## Labels. $whom: a samurai, or a person where nobody has one yet.

do-choose = Play { $samurai }
do-activate = Call on { $samurai }
do-ready = Begin the turn
do-first = First: { $icon }
do-ignore = Ignore { $icon }
do-suffer = Suffer { $icon }
do-lose = Give up the { $symbol }
do-fight = Fight: reveal a raider
do-support = Support: lend your token, one raider slips in
do-pass = Pass: leave this round
# $clash (kiai, above, below)
do-confront = Confront: total { $clash ->
    [kiai] <b>{ $total }</b>: kiai!
    [above] <b>{ $total }</b> of { $kiai }: overwhelmed, one Burn
   *[below] <b>{ $total }</b> of { $kiai }
 }
do-defend = Defend with the { $symbol }
# $whom (samurai, or rival)
do-give = Give it to { $whom }
do-discard = Discard it: that value is in your line
do-under = Put it under the pile and draw another
do-again = Fight again
do-stop = Stop here
do-build = Build a barricade
do-clear-deck = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } from the pile
do-clear-gate = Drive off { $n ->
    [one] { $n } intruder
   *[other] { $n } intruders
 }
do-turn-up = Turn up { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
do-decline = Do without it
# $whom (samurai, or rival)
do-from = From { $whom }
# $whom (samurai, or rival)
do-to = To { $whom }
# $whom (samurai, or rival)
do-cut = Discard the last card of { $whom }
# $whom (samurai, or rival)
do-heal = Heal { $whom }
do-nobody = Heal nobody
# $raiders (list of raider)
do-order = On top, in this order: { $raiders }
# $whom (samurai, or rival)
do-wound = Wound { $whom }

## Why not

no-no-symbol = This { $raider } shows no hat, farm or doll.
no-symbol-held = You already defend with a { $symbol }.
no-no-defending = No defending: nothing goes on the left this turn.
no-kept = This { $raider } replaces another card and must stay.
no-no-talents = No talent: none may be used this turn.
# $even (flag)
no-wrong-value = { $samurai } gives { IS($even) ->
    [yes] even
   *[no] odd
 } cards; this is { AS($raider, "a") }.
# $even (flag)
no-wrong-value-back = { $samurai } gives back only { IS($even) ->
    [yes] even
   *[no] odd
 } cards; this is { AS($raider, "a") }.
# $even (flag)
no-wrong-value-strict = At this table { $samurai } gives on only { IS($even) ->
    [yes] even
   *[no] odd
 } cards; this is { AS($raider, "a") }.
# $whom (samurai, or person)
no-neighbour-out = { $whom } { IS($whom) ->
    [you] have passed and take
   *[other] has passed and takes
 } no card.
no-gave-already = You have given this { $raider } once already.
no-no-repeat = There is no { $raider } in your line yet.
no-came-back = This position came back for the fifth time: no discarding this turn.
no-pile-empty = The draw pile is empty: there is no other card.
no-alone = Nobody else is in play.
# $holder (samurai, or rival)
no-token-lent = Your token lies with { $holder }.
no-no-support = No support: it is not allowed this turn.
# $whom (samurai, or person)
no-has-passed = { $whom } { IS($whom) ->
    [you] have
   *[other] has
 } passed.
# $whom (samurai, or person)
no-no-line = { $whom } { IS($whom) ->
    [you] have no card in your line
   *[other] has no card in the line
 }.
# $whom (samurai, or person)
no-same-line = The card comes from { IS($whom) ->
    [you] you
   *[other] { $whom }
 }: choose another samurai.
# $whom, $holder (samurai, or person)
no-token-away = { IS($whom) ->
    [you] Your token
   *[other] The token of { $whom }
 } lies with { IS($holder) ->
    [you] you
   *[other] { $holder }
 }.
# $whom (samurai, or person)
no-own-token = It is { IS($whom) ->
    [you] your own token
   *[other] the token of { $whom }
 }: choose another samurai.
# $whom (samurai, or person)
no-no-marker = { $whom } { IS($whom) ->
    [you] have
   *[other] has
 } no wound marker.
no-taken = { $samurai } is taken already.
no-spent = { $samurai } has helped once in this game already.

## Hints. $a is what this choice leads to, $b what the other one does.

hint-now-kiai = It fills the line to exactly your kiai: the cry is heard.
hint-now-over = It keeps you from being overwhelmed: your line stays within the kiai.
# $a, $b (number)
hint-now-guard = It fills your defence: { $a } of three places guarded, rather than { $b }.
hint-now-penalty = What then lies last in your line hurts less when your next turn begins.
# $a, $b (number)
hint-now-room = It keeps { $a } points of room below your kiai, rather than { $b }.
# $a, $b (number)
hint-now-barricades = It keeps { $a } barricades standing, rather than { $b }.
# $a, $b (number)
hint-now-farms = It keeps { $a } farms standing, rather than { $b }.
# $a, $b (number)
hint-now-families = It keeps { $a } families safe, rather than { $b }.
# $a, $b (number)
hint-now-wounds = It spares the team: { $a } wounds in all, rather than { $b }.
# $a, $b (number)
hint-later-barricades = By your next turn about { $a } barricades stand, rather than { $b }.
# $a, $b (number)
hint-later-farms = By your next turn about { $a } farms stand, rather than { $b }.
# $a, $b (number)
hint-later-families = By your next turn about { $a } families are safe, rather than { $b }.
# $a, $b (number)
hint-later-wounds = By your next turn the team bears about { $a } wounds, rather than { $b }.
# $a, $b (number)
hint-later-intruders = By your next turn about { $a } raiders have slipped into the village, rather than { $b }.
# $a, $b (number)
hint-later-guard = By your next turn about { $a } of your three places are guarded, rather than { $b }.
# $pa, $pb (number)
hint-later-win = It decides the night: the village is worth { NUMBER($pa, style: "percent") } in the end, rather than { NUMBER($pb, style: "percent") }.

## Options

opt-mode = Difficulty
opt-samurai = Samurai
opt-absent = Supports of absent samurai
opt-players = How many play
opt-strict-parity = Giving on needs the fitting value
opt-data = Cards of your own
opt-mode-easy = Easy
opt-mode-normal = Normal
opt-mode-hard = Hard
opt-mode-heroic = Heroic
opt-samurai-random = dealt at random
opt-samurai-choose = chosen at the table
opt-absent-auto = as the rules say
opt-absent-on = in use
opt-absent-off = not in use
opt-players-0 = one for each samurai
opt-players-1 = one person runs them all

## Parts of the rulebook

chapter-def = Words
chapter-setup = Set-up
chapter-mode = Difficulty
chapter-round = Rounds and turn order
chapter-turn = The turn
chapter-pen = The penalty
chapter-fight = Fight
chapter-conf = Confront
chapter-defend = Defend
chapter-sup = Support
chapter-pass = Pass
chapter-tal = Talents
chapter-kiai = Kiai
chapter-wound = Wounds and the animal side
chapter-barr = Barricades
chapter-farm = Farms
chapter-fam = Families
chapter-end = End of a round
chapter-next = The next round
chapter-loss = Losing
chapter-win = Winning
chapter-score = Score
chapter-duo = Two players
chapter-solo = Alone
chapter-faq = Questions and answers

## The board

# $mode (text)
board-sub = Night { $n } of 3, { $mode }
board-phase-a = A Penalty
board-phase-b = B Action
board-phase-c = Place the raider
board-phase-kiai = Kiai
board-phase-dawn = Dawn
board-night = Night { $n }
board-allies = The other samurai
board-mine = My samurai
# $name, $animal (text)
board-as = { $name }, as the { $animal }
# $name (text)
board-out = { $name }, out for tonight
board-passed = Passed
board-marker = The turn is here
board-wounds = { $n } of 4 wounds
board-wounded = wounded
board-unhurt = unhurt
board-track = Combat track { $total } of { $kiai }
board-over = Overwhelmed
board-to-kiai = { $n } to Kiai
# $name (text)
board-look = See the board of { $name }
# $name, $who, $left, $wounds (text)
board-plate = { $name }: { $who }. { $total } of { $kiai }. Defends { $left }. { $wounds }.
board-nothing = nothing
# $name (text)
board-token = Support token of { $name }
# $name (text)
board-token-home = Support token of { $name }, at home
# $name (text)
board-token-live = Support of { $name }, in force this turn
# $name (text)
board-token-idle = Support of { $name }, for the next turn
board-deck = Raiders left
board-deck-s = Raiders
board-gate = Infiltrators
board-gate-s = Gate
board-grave = Graveyard
board-grave-s = Graves
board-deck-name = Hill: { $n ->
    [one] { $n } raider left
   *[other] { $n } raiders left
 }
# $cards (text) $up (number)
board-deck-up = Hill: { $n ->
    [one] { $n } raider left
   *[other] { $n } raiders left
 }, the top { $up } face up: { $cards }
board-gate-name = Gate: { $n ->
    [one] { $n } infiltrator
   *[other] { $n } infiltrators
 }, face down
board-grave-name = Graveyard: { $n ->
    [one] { $n } raider
   *[other] { $n } raiders
 }, open to all
board-grave-empty = No raider lies here yet.
board-revealed = Revealed
# $name (text)
board-given = For { $name }
# $name (text)
board-moving = On its way to { $name }
board-farms = Farms
board-families = Families
board-barricades = Barricades
board-farm-up = Farm { $n }, standing
board-farm-down = Farm { $n }, burnt in night { $round }
board-family-up = Family { $n }, safe
# $bonus (text)
board-family-bonus = Family { $n }, safe. { $bonus }
board-family-down = Family { $n }, lost in night { $round }
board-farm-kind-a = a family goes with it
board-farm-kind-b = another farm burns
board-farm-kind-c = one Burn
board-farm-kind-d = a samurai is wounded
board-bonus-a = At dawn a samurai is healed.
board-bonus-b = At dawn a barricade is rebuilt.
board-bonus-c = At dawn an infiltrator is caught.
board-absent = Absent samurai
# $name, $talent (text)
board-absent-up = Token of { $name }, absent. { $talent }
# $name (text)
board-absent-used = Token of { $name }, used
board-defend = Defend
board-defend-more = one of each symbol
board-confront-z = Confront
board-confront-more = last penalty counts
# $symbol (text)
board-empty-slot = No { $symbol } yet
board-talent = Talent
board-kiai = Kiai
board-in-force = In force
board-ban-defend = No defending
board-ban-support = No support
board-ban-action = Must pass
board-ban-talent = No talents
board-ban-discard = No dropping
# $value (number)
board-raider = Raider { $value }
# $rank, $symbol, $penalty, $flames (text) $value (number)
board-raider-full = { $rank } { $value }, { $symbol }, { $penalty }, { $flames }
board-rank-plunderer = Plunderer
board-rank-lieutenant = Lieutenant
board-rank-boss = Chief
board-no-symbol = no symbol
board-no-penalty = no penalty
board-flames = flames
board-no-flames = no flames
board-last-one = last, its penalty counts
board-pen-burn = Burns one
board-pen-wound = Wounds you
board-pen-infiltrate = One slips in
board-pen-no-defend = No defending
board-pen-no-support = No support
board-pen-arrow-left = Left adds one
board-pen-arrow-right = Right adds one
board-pen-must-pass = Must pass
board-pen-reinforce = One comes back
board-pen-no-talent = No talents
board-pen-lose-defence = Lose a defence
board-animal-heihachi = Raccoon-dog
board-animal-daisuke = Monkey
board-animal-gorobei = Bear
board-animal-kanbei = Boar
board-animal-kikuchiyo = Tiger
board-animal-kyuzo = Wolf
board-animal-katsushiro = Fox
board-short-heihachi = gives evens
board-short-daisuke = gives odds
board-short-gorobei = ignores evens
board-short-kanbei = ignores odds
board-short-kikuchiyo = fights twice
board-short-kyuzo = drops repeats
board-short-katsushiro = redraws
board-talent-heihachi = Give an even raider you drew to a neighbour.
board-talent-daisuke = Give an odd raider you drew to a neighbour.
board-talent-gorobei = Ignore penalties on even raiders.
board-talent-kanbei = Ignore penalties on odd raiders.
board-talent-kikuchiyo = After a Fight, fight once more.
board-talent-kyuzo = Drop a raider whose value stands in your line.
board-talent-katsushiro = Put a raider under the pile and draw another.
board-human-heihachi = Add a barricade.
board-human-daisuke = Move the last raider of one line to another samurai.
board-human-gorobei = Discard the top 2 raiders of the hill.
board-human-kanbei = Discard the top 2 infiltrators.
board-human-kikuchiyo = Discard the last raider of one line.
board-human-kyuzo = One samurai gives its support token to another.
board-human-katsushiro = Turn up the top 2 raiders, put them back in any order.
board-beast-heihachi = Add a barricade and heal a samurai.
board-beast-daisuke = Twice: move the last raider of a line to another samurai.
board-beast-gorobei = Discard the top 3 raiders of the hill.
board-beast-kanbei = Discard the top 3 infiltrators.
board-beast-kikuchiyo = Twice: discard the last raider of a line.
board-beast-kyuzo = One support token changes hands; add a barricade.
board-beast-katsushiro = Turn up the top 3 raiders, put them back in any order.
board-do-defend = Defend
board-do-confront = Confront
# $name (text)
board-do-give = Give to { $name }
board-do-discard = Drop it
board-do-under = Exchange it
board-do-fight = Fight
board-do-support = Support
board-do-pass = Pass
board-do-again = Fight again
board-do-stop = Enough
board-do-ignore = Ignore it
board-do-suffer = Suffer it
board-do-use = Use it
board-do-decline = Let it be
board-do-nobody = Nobody
board-do-ready = Begin the turn
# $penalty (text)
board-do-first = First: { $penalty }
# $symbol (text)
board-do-lose = The { $symbol }
# $name (text)
board-do-seat = { $name }
board-shut = Not now: ask why
# $symbol (text)
board-note-defend = { $symbol } covered, stays at { $total }
# $value, $sum (number)
board-note-below = { $total } + { $value } = { $sum } of { $kiai }
# $value, $sum (number)
board-note-exact = { $total } + { $value } = { $sum }, your exact Kiai
# $sum (number)
board-note-over = { $sum } of { $kiai }: one Burn
# $value (number)
board-note-discard = A { $value } stands in your line
board-note-under = Under the hill, draw another
board-note-fight = Reveal one of { $n }
# $name (text)
board-note-support = Lend { $name }, 1 slips in
# $lack (text)
board-note-pass = Out until dawn, lacks { $lack }
board-note-pass-full = Out until dawn, all covered
board-note-again = { $n ->
    [one] { $n } raider on the hill
   *[other] { $n } raiders on the hill
 }
board-note-stop = End the turn at { $total }
board-note-ignore = Nothing happens
board-note-ready = No more absent help
# $value (number)
board-note-from = Last raider: { $value }
# $talent (text)
board-note-token = Talent: { $talent }
board-note-to = Now { $total } of { $kiai }
board-note-heal = Loses its wound marker
# $m (number)
board-note-wound = { $n } → { $m } of 4 wounds
# $m (number)
board-note-turns = { $n } → { $m } of 4, turns animal
board-note-dies = The fourth wound: all is lost
# $value (number)
board-note-lose = Raider { $value } goes
board-note-decline = The first raider still goes
board-note-nobody = All stay as they are
# $m (number)
board-note-build = Barricades { $n } → { $m }
board-note-deck = Discard { $n ->
    [one] { $n } raider
   *[other] { $n } raiders
 } of the hill
board-note-gate = Discard { $n ->
    [one] { $n } infiltrator
   *[other] { $n } infiltrators
 }
board-note-turn-up = Turn up { $n ->
    [one] { $n } raider
   *[other] { $n } raiders
 }
board-choose-title = Who defends the village?
# $human, $beast (number)
board-choose-kiai = Kiai { $human }, then { $beast }
board-arrange-title = In which order do they come? Point at the first, then the next
# $card (text)
board-arrange-card = { $card }, place { $n }
board-first = first
# $name (text)
board-ribbon = Kiai of { $name }
board-go-on = Continue
board-to-table = To the table
board-dawn-title = Dawn after night { $n }
board-dawn-1 = Hats
board-dawn-2 = Farms
board-dawn-3 = Families
board-dawn-4 = Infiltrators
board-dawn-1-more = Who has no hat is wounded.
board-dawn-2-more = Who has no farm loses one for the village.
board-dawn-3-more = Who has no doll loses a family; those who stay help.
board-dawn-4-more = Every infiltrator with flames burns.
board-dawn-all = Every samurai holds one. Nothing is lost.
board-dawn-nobody = Nobody slipped in.
board-dawn-ask = A choice waits in the scroll.
board-dawn-holds = covered
board-dawn-lacks = lacks it
board-dawn-everybody = All have passed: the rest of the hill is in the village.
board-result-won = The village stands
board-result-lost = The village falls
board-result-night = Night { $n }
board-col-side = Side
board-col-wounds = Wounds
board-col-samurai = Samurai
board-human = Human
# $name (text)
board-watching = You are watching over the shoulder of { $name }.
# $question, $boards (text) $farms, $families (number)
board-speech = { $question } { $farms } farms, { $families } families, { $barricades } barricades. { $deck } raiders on the hill, { $gate } at the gate. { $boards }

## Answers left to themselves

board-standing-absent = Do not ask for absent samurai in this round
board-standing-offer = Not this round

board-symbol-hat = { -symbol-hat }
board-symbol-farm = { -symbol-farm }
board-symbol-doll = { -symbol-doll }

## Figures of a table of its own

figure-raiders = The 66 raiders
figure-farms = Penalties on the backs of the farm tokens (Hard and Heroic)
figure-families = Bonuses on the backs of the family tokens
figure-samurai = The seven boards
figure-id = Mark
figure-rank = Rank
figure-value = Value
figure-symbol = Symbol
figure-penalty = Penalties
figure-flames = Flames
figure-name = Samurai
figure-animal = Animal
figure-colour = Colour of the board
figure-human = Kiai, human side
figure-beast = Kiai, animal side
figure-limit-id = a mark for lists, not printed
figure-limit-value = talents and penalties know values of one to six
figure-limit-penalty = the red band of a card has room for two icons
figure-limit-animal = these seven are drawn
figure-limit-kiai = a board shows two digits, and lower than this every card would overwhelm
figure-grey = grey
figure-violet-blue = violet-blue
figure-brown = brown
figure-green = green
figure-red = red
figure-light-blue = light blue
figure-purple = purple
# $id (text) $rank (plunderer, lieutenant, boss)
figure-raider = { $id }, { $rank ->
    [plunderer] plunderer
    [lieutenant] lieutenant
   *[boss] boss
 }
# $id (text)
figure-token-farm = Farm token { $id }
# $id (text)
figure-token-family = Family { $id }
figure-symbol-none = none
figure-symbol-hat = { -symbol-hat }
figure-symbol-farm = { -symbol-farm }
figure-symbol-doll = { -symbol-doll }
figure-animal-raccoon-dog = raccoon-dog
figure-animal-monkey = monkey
figure-animal-bear = bear
figure-animal-boar = boar
figure-animal-tiger = tiger
figure-animal-wolf = wolf
figure-animal-fox = fox
figure-farm-a = A: a random family is lost
figure-farm-b = B: another farm falls
figure-farm-c = C: a barricade burns, or a farm if there is none
figure-farm-d = D: a samurai of the team’s choice is wounded
figure-family-a = A: a samurai is healed
figure-family-b = B: a barricade is rebuilt
figure-family-c = C: the top intruder is driven off
figure-icon-burn = { -icon-burn }
figure-icon-wound = { -icon-wound }
figure-icon-infiltrate = { -icon-infiltrate }
figure-icon-no-defend = { -icon-no-defend }
figure-icon-no-support = { -icon-no-support }
figure-icon-arrow-left = { -icon-arrow-left }
figure-icon-arrow-right = { -icon-arrow-right }
figure-icon-must-pass = { -icon-must-pass }
figure-icon-reinforce = { -icon-reinforce }
figure-icon-no-talent = { -icon-no-talent }
figure-icon-lose-defence = { -icon-lose-defence }
figure-who = { $samurai }

## The result

# $farms, $families (number)
board-end-stood = { $farms ->
    [one] One farm
   *[other] { $farms } farms
 } and { $families ->
    [one] one family
   *[other] { $families } families
 } saw the last dawn.
board-end-unhurt = Nobody is wounded.
# $who (text)
board-end-fell = { $who } fell in night { $n }.
board-end-fell-you = You fell in night { $n }.
board-end-burned = The last farm burned in night { $n }.
board-end-taken = The last family was taken in night { $n }.
board-end-causes = What stood at dawn
board-end-wounds = Wounds taken
board-end-length = { $n ->
    [one] one night
   *[other] { $n } nights
 }
