### Honor of the Samurai in English. This file is the source: its comments say what a fact is.
###
### $who, $to, $from, $by, $lord, $owner, $target, $ally, $dealer (person)
### $card, $daimyo (card)
### $round, $amount, $total, $n, $mine, $theirs, $need, $die, $honour, $left, $actions, $price, $saved, $bonus, $share, $ki, $force, $houses, $most, $goal (number)

## Things

title = Honor of the Samurai
tagline = Two houses, one title, and the race to the most honoured name
unit = honour

# $name (text)
card = { $name }
    .a = { card }
# $name (text)
card-okugata = Okugata { $name }
    .a = { card-okugata }
-card-samurai = Samurai
    .a = a { -card-samurai }
-card-imagawa-yoshimoto = Imagawa Yoshimoto
    .a = { -card-imagawa-yoshimoto }
-card-asakura-yoshikage = Asakura Yoshikage
    .a = { -card-asakura-yoshikage }
-card-shimazu-takahisa = Shimazu Takahisa
    .a = { -card-shimazu-takahisa }
-card-mori-motonari = Mōri Motonari
    .a = { -card-mori-motonari }
-card-hojo-ujiyasu = Hōjō Ujiyasu
    .a = { -card-hojo-ujiyasu }
-card-chosokabe-motochika = Chōsokabe Motochika
    .a = { -card-chosokabe-motochika }
-card-oda-nobunaga = Oda Nobunaga
    .a = { -card-oda-nobunaga }
-card-takeda-shingen = Takeda Shingen
    .a = { -card-takeda-shingen }
-card-uesugi-kenshin = Uesugi Kenshin
    .a = { -card-uesugi-kenshin }
-card-tokugawa-ieyasu = Tokugawa Ieyasu
    .a = { -card-tokugawa-ieyasu }
-card-shogun = Shogun
    .a = the { -card-shogun }
-card-okugata-o-ichi = Okugata O-Ichi
    .a = { -card-okugata-o-ichi }
-card-okugata-nene = Okugata Nene
    .a = { -card-okugata-nene }
-card-okugata-matsu = Okugata Matsu
    .a = { -card-okugata-matsu }
-card-okugata-tama = Okugata Tama
    .a = { -card-okugata-tama }
-card-okugata-toku = Okugata Toku
    .a = { -card-okugata-toku }
-card-okugata-no = Okugata Nō
    .a = { -card-okugata-no }
-card-okugata-sanjo = Okugata Sanjō
    .a = { -card-okugata-sanjo }
-card-okugata-tsukiyama = Okugata Tsukiyama
    .a = { -card-okugata-tsukiyama }
-card-okugata-chacha = Okugata Chacha
    .a = { -card-okugata-chacha }
-card-ancestors-no-dachi = Ancestor’s No-Dachi
    .a = the { -card-ancestors-no-dachi }
-card-ancestors-daisho = Ancestor’s Daisho
    .a = the { -card-ancestors-daisho }
-card-swordsmith-masamune = Swordsmith Masamune
    .a = the { -card-swordsmith-masamune }
-card-noh-theater = Noh Theater
    .a = the { -card-noh-theater }
-card-gunpowder-weapons = Gunpowder Weapons
    .a = the { -card-gunpowder-weapons }
-card-hill-castle = Hill Castle
    .a = the { -card-hill-castle }
-card-river-castle = River Castle
    .a = the { -card-river-castle }
-card-great-castle = Great Castle
    .a = the { -card-great-castle }
-card-ashigaru-spearmen = Ashigaru Spearmen
    .a = { -card-ashigaru-spearmen }
-card-ashigaru-archers = Ashigaru Archers
    .a = { -card-ashigaru-archers }
-card-samurai-cavalry = Samurai Cavalry
    .a = { -card-samurai-cavalry }
-card-mountain-monks = Mountain Monks
    .a = { -card-mountain-monks }
-card-hatamoto-retainers = Hatamoto Retainers
    .a = { -card-hatamoto-retainers }
-card-house-guard = House Guard
    .a = a { -card-house-guard }
-card-ninja-spy = Ninja Spy
    .a = a { -card-ninja-spy }
-card-elite-ninja-spy = Elite Ninja Spy
    .a = an { -card-elite-ninja-spy }
-card-ninja-assassin = Ninja Assassin
    .a = a { -card-ninja-assassin }
-card-dishonor = Dishonor
    .a = { -card-dishonor }
-card-save-face = Save Face
    .a = { -card-save-face }

printed-ancestors-no-dachi = Ancestor’s No-Dachi
printed-ancestors-daisho = Ancestor’s Daisho
printed-swordsmith-masamune = Swordsmith Masamune
printed-noh-theater = Noh Theater
printed-gunpowder-weapons = Gunpowder Weapons
printed-hill-castle = Hill Castle
printed-river-castle = River Castle
printed-great-castle = Great Castle
printed-ashigaru-spearmen = Ashigaru Spearmen
printed-ashigaru-archers = Ashigaru Archers
printed-samurai-cavalry = Samurai Cavalry
printed-mountain-monks = Mountain Monks
printed-hatamoto-retainers = Hatamoto Retainers
printed-house-guard = House Guard
printed-ninja-spy = Ninja Spy
printed-elite-ninja-spy = Elite Ninja Spy
printed-ninja-assassin = Ninja Assassin
printed-dishonor = Dishonor
printed-save-face = Save Face

## Log

log-began = { $dealer } dealt; { IS($who) ->
    [you] you begin
   *[other] { $who } begins
 }.
log-turn = Round { $round }: { IS($who) ->
    [you] your turn
   *[other] { AS($who, "of") } turn
 }.
log-collected = { $who } { IS($who) ->
    [you] collect
   *[other] collects
 } { NUMBER($amount, signDisplay: "exceptZero") } honour: { $total }.
log-lost-dissolve = { $who } { IS($who) ->
    [you] lose
   *[other] loses
 } { $amount } honour for breaking an alliance: { $total }.
log-lost-ninja = { $who } { IS($who) ->
    [you] lose
   *[other] loses
 } { $amount } honour for using ninjas: { $total }.
log-lost-treachery = { $who } { IS($who) ->
    [you] lose
   *[other] loses
 } { $amount } honour for treachery: { $total }.
log-lost-dishonor = Dishonour costs { AS($who, "obj") } { $amount } honour: { $total }.
log-drew = { $who } { IS($who) ->
    [you] draw
   *[other] draws
 } { AS($card, "a") }.
log-drew-unseen = { $who } { IS($who) ->
    [you] draw
   *[other] draws
 } a card.
log-reshuffled = The discard pile is shuffled: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
log-discarded = { $who } { IS($who) ->
    [you] discard
   *[other] discards
 } { AS($card, "a") }.
# $row (samurai, daimyo)
log-placed = { $who } { IS($who) ->
    [you] lay
   *[other] lays
 } { AS($card, "a") } into { IS($who) ->
    [you] your
   *[other] their
 } { $row ->
    [samurai] Samurai’s
   *[daimyo] Daimyo’s
 } house.
# $row (samurai, daimyo)
log-placed-with = { $who } { IS($who) ->
    [you] lay
   *[other] lays
 } { AS($card, "a") } into { IS($owner) ->
    [you] your { $row ->
        [samurai] Samurai’s
       *[daimyo] Daimyo’s
     } house
   *[other] the { $row ->
        [samurai] Samurai’s
       *[daimyo] Daimyo’s
     } house of { $owner }
 }.
log-enthroned = { $who } { IS($who) ->
    [you] follow
   *[other] follows
 } a new Daimyo: { $card }.
log-dismissed = { $who } { IS($who) ->
    [you] dismiss
   *[other] dismisses
 } { AS($to, "obj") }, who must follow { $card }.
log-proclaimed = { $who } { IS($who) ->
    [you] proclaim
   *[other] proclaims
 } { $daimyo } <b>Shogun</b>.
log-allied = { $who } { IS($who) ->
    [you] swear
   *[other] swears
 } loyalty to { IS($lord) ->
    [you] your Daimyo
   *[other] the Daimyo of { $lord }
 }.
log-served = { $who } now { IS($who) ->
    [you] serve
   *[other] serves
 } { IS($lord) ->
    [you] your Daimyo
   *[other] the Daimyo of { $lord }
 }.
log-dissolved = { $who } will leave { IS($lord) ->
    [you] your Daimyo
   *[other] the Daimyo of { $lord }
 }.
log-ronin = { $who } { IS($who) ->
    [you] are
   *[other] is
 } a Rônin.
log-title-to = The title of Shogun passes to { AS($to, "obj") }.
log-title-free = The title of Shogun is free.
log-succeeded = { $who } { IS($who) ->
    [you] succeed
   *[other] succeeds
 } { AS($from, "obj") } at the side of { $daimyo }.
log-daimyo-died = { $daimyo } dies and the house falls ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
 }).
log-daimyo-left = { $who } { IS($who) ->
    [you] leave
   *[other] leaves
 } { $daimyo }; the house falls ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
 }).
log-samurai-died = { IS($who) ->
    [you] Your Samurai
   *[other] The Samurai of { $who }
 } dies and his house falls ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
 }).
# $row (samurai, daimyo)
log-spied = { $who } { IS($who) ->
    [you] send
   *[other] sends
 } { AS($card, "a") } into { IS($owner) ->
    [you] your { $row ->
        [samurai] Samurai’s
       *[daimyo] Daimyo’s
     } house
   *[other] the { $row ->
        [samurai] Samurai’s
       *[daimyo] Daimyo’s
     } house of { $owner }
 }.
log-destroyed = { $who } { IS($who) ->
    [you] destroy
   *[other] destroys
 } { AS($card, "a") }.
# $row (samurai, daimyo)
log-stolen = { $who } { IS($who) ->
    [you] steal
   *[other] steals
 } { AS($card, "a") } for { IS($who) ->
    [you] your
   *[other] their
 } { $row ->
    [samurai] Samurai’s
   *[daimyo] Daimyo’s
 } house.
# $row (samurai, daimyo)
log-stolen-for = { $who } { IS($who) ->
    [you] steal
   *[other] steals
 } { AS($card, "a") } for { IS($owner) ->
    [you] your { $row ->
        [samurai] Samurai’s
       *[daimyo] Daimyo’s
     } house
   *[other] the { $row ->
        [samurai] Samurai’s
       *[daimyo] Daimyo’s
     } house of { $owner }
 }.
# $row (samurai, daimyo)
log-assassin = { $who } { IS($who) ->
    [you] send
   *[other] sends
 } an assassin to { IS($target) ->
    [you] your { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
   *[other] the { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     } of { $target }
 }: { $need } or more kills.
log-stabbed = The die shows { $die }: death.
log-escaped = The die shows { $die }: he escapes.
# $row (samurai, daimyo)
log-guard-fell = A guard falls in { IS($owner) ->
    [you] your { $row ->
        [samurai] Samurai’s
       *[daimyo] Daimyo’s
     } house
   *[other] the { $row ->
        [samurai] Samurai’s
       *[daimyo] Daimyo’s
     } house of { $owner }
 }.
log-attacked = { $who } { IS($who) ->
    [you] attack
   *[other] attacks
 } { AS($target, "obj") }: { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
 } against { $theirs }.
log-rolled = { $who } { IS($who) ->
    [you] roll
   *[other] rolls
 } { $mine }, { AS($target, "obj") } { $theirs }.
log-rolled-tie = { $who } and { AS($target, "obj") } both roll { $mine }: again.
log-won = { $who } { IS($who) ->
    [you] beat
   *[other] beats
 } { AS($target, "obj") }.
log-window = Will anybody save { IS($who) ->
    [you] your face
   *[other] the face of { $who }
 }?
log-unsaved = Nobody saves { IS($who) ->
    [you] your face
   *[other] the face of { $who }
 }.
log-saved-self = { $who } { IS($who) ->
    [you] play
   *[other] plays
 } Save Face.
log-saved = { $who } { IS($who) ->
    [you] play
   *[other] plays
 } Save Face for { AS($to, "obj") }.
log-castle-taken = { $who } { IS($who) ->
    [you] take
   *[other] takes
 } { AS($card, "a") }.
log-castle-burned = { $who } { IS($who) ->
    [you] burn
   *[other] burns
 } { AS($card, "a") }.
log-dishonored = { $who } { IS($who) ->
    [you] dishonour
   *[other] dishonours
 } { AS($target, "obj") }.
log-answered-accept = { $who } { IS($who) ->
    [you] bear
   *[other] bears
 } the dishonour.
log-answered-save = { $who } { IS($who) ->
    [you] save
   *[other] saves
 } face.
# $row (samurai, daimyo)
log-answered-suicide = { $who } { IS($who) ->
    [you] choose the death of your
   *[other] chooses the death of the
 } { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }.
log-over = { $who } { IS($who) ->
    [you] reach
   *[other] reaches
 } { $honour } honour and { IS($who) ->
    [you] win
   *[other] wins
 }.

## Questions

ask-turn = Your turn: { $left ->
    [one] { $left } action
   *[other] { $left } actions
 } left.
ask-turn-none = No action is left. Declare, discard, or end your turn.
ask-place = Which house for <b>{ $card }</b>?
ask-daimyo = Whom shall <b>{ $card }</b> lead?
ask-assassin = Whom shall the assassin visit?
ask-dishonor = Whom do you dishonour?
ask-pick = Which possession shall the spy take or destroy?
ask-pick-more = A second possession of the same house?
ask-fate = What becomes of <b>{ $card }</b>?
# $by (rival)
ask-answer = { $by } dishonours you. How do you answer?
# $who (rival)
ask-save-dishonor = Will you save the face of { $who }?
# $who, $by (rival)
ask-save-battle = { $who } lost to { $by }. Will you play Save Face?
# $by (rival)
ask-save-mine = Your Daimyo lost to { $by } and will die. Will you play Save Face?
# $who (rival)
ask-save-beaten = You beat { $who }. Will you let the Daimyo live by Save Face?
# $who (rival)
ask-save-shamed = You dishonoured { $who }. Will you play Save Face all the same?
# $who (rival)
ask-sealed = Your answer about { $who } is sealed.
ask-sealed-mine = Your answer is sealed.
# $who (rival)
ask-castle = The castle of { $who } is yours: take it or burn it?
ask-over = { $who } { IS($who) ->
    [you] are
   *[other] is
 } the most honoured Samurai.
# $who (rival)
ask-wait-turn = It is { AS($who, "of") } turn.
# $who (rival) $by (person)
ask-wait-answer = { $by } dishonoured { $who }, who must answer.
ask-wait-window = Everybody is asked: Save Face for { AS($who, "obj") }?
# $who (rival)
ask-wait-castle = { $who } decides about { IS($target) ->
    [you] your castle
   *[other] the castle of { $target }
 }.

## Labels. $whom is always somebody else.

do-draw = Draw a card (1 action)
do-play = Play { $card } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 })
do-play-ninja = Play { $card } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }, { $price })
do-discard = Discard { $card }
do-proclaim = Proclaim your Daimyo Shogun ({ NUMBER($bonus, signDisplay: "exceptZero") } each turn)
# $whom (rival)
do-attack = Attack { $whom }: { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
 } against { $theirs }
# $whom (rival)
do-ally = Ally with { $whom } ({ NUMBER($share, signDisplay: "exceptZero") } each turn)
# $whom (rival)
do-ally-leave = Leave { $daimyo }{ $n ->
    [0] {""}
    [one] {" "}and { $n } card
   *[other] {" "}and { $n } cards
 }, serve { $whom } ({ NUMBER($share, signDisplay: "exceptZero") })
do-dissolve = Dissolve the alliance ({ $price })
do-end = End the turn
do-back = Put the card back
do-lay-samurai = Into my Samurai’s house
do-lay-daimyo = Into my Daimyo’s house
do-lay-lord = Into my lord’s house
do-enthrone = Follow { $card }
do-dismiss = Dismiss the second Samurai with { $card }
# $row (samurai, daimyo)
do-pick = { $card }, { IS($owner) ->
    [you] my { $row ->
        [samurai] Samurai’s
       *[daimyo] Daimyo’s
     } house
   *[other] { $row ->
        [samurai] Samurai’s
       *[daimyo] Daimyo’s
     } house of { $owner }
 }
do-fate-destroy = Destroy it
do-fate-daimyo = Into the Daimyo’s house
do-fate-second = Into my second Samurai’s house
do-enough = That is enough
# $row (samurai, daimyo) $whom (rival)
do-kill = The { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 } of { $whom }: { $need }+ ({ $price })
# $row (samurai, daimyo) $whom (rival)
do-victim = The { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 } of { $whom }
# $whom (rival)
do-shame = Dishonour { $whom } ({ $price } or { $saved })
do-accept = Bear it ({ $price })
do-save-mine = Play Save Face ({ $price })
do-save = Play Save Face
do-pass = Pass
# $row (samurai, daimyo)
do-suicide = My { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 } dies ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
 } lost)
do-take = Take { $card }
do-take-swap = Take { $card } for my own castle
do-burn = Burn { $card }

## Why not. $lord is who the reader serves or is pledged to.

# $status (first, ronin, pledged, second, leaving) $lord (rival)
n-bound = { $status ->
    [first] You lead a Daimyo
    [ronin] You are a Rônin
    [pledged] You are pledged to { $lord }
   *[second] You serve { $lord }
 }
no-no-actions = Your { $ki } ki give { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }, and none is left.
no-hand-full = You hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }: play or discard one first.
no-piles-empty = Draw pile and discard pile are both empty.
no-dishonor-dear = Dishonor takes { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }; you have { $left } left.
no-save-face-waits = Save Face waits for a lost battle or a Dishonor.
# $status (first, ronin, pledged, second, leaving) $lord (rival)
no-castle-lordless = { n-bound }: a castle needs a Daimyo of your own.
no-castle-twice = Your Daimyo already has a castle: { $card }.
# $status (first, ronin, pledged, second, leaving) $lord (rival)
no-daimyo-bound = { n-bound }: only a Rônin takes a Daimyo for himself.
no-daimyo-bound-first = You lead a Daimyo already, and a living one is not exchanged.
no-no-room = { $houses ->
    [one] Your house already has its { $most } armies
   *[other] Each of your houses already has its { $most } armies
 }.
no-no-room-okugata = { $houses ->
    [one] Your house already has its Okugata
   *[other] Each of your houses already has its Okugata
 }.
no-nothing-to-spy = No house of another player holds a possession.
no-declared = You have made your declaration of this turn.
# $lord (rival)
no-lord-attacks = Only { $lord } decides whether that Daimyo attacks.
# $lord (rival)
no-lord-proclaims = Only { $lord } may proclaim that Daimyo.
no-leads-nobody = You lead no Daimyo who could be Shogun.
no-leads-nobody-attack = You lead no Daimyo, and only a Daimyo attacks.
no-title-held = { IS($who) ->
    [you] Your Daimyo is Shogun already
   *[other] The Daimyo of { $who } is Shogun
 }.
# $whom (rival)
no-out-of-reach = The Daimyo of { $whom } is not Shogun and has no castle.
# $whom (rival)
no-no-lord-there = { $whom } leads no Daimyo.
no-no-die = Your strength is { $n }; a die takes { $need }.
# $status (first, ronin, pledged, second, leaving) $lord (rival)
no-no-ronin = { n-bound }: only a Rônin declares an alliance.
# $status (first, ronin, pledged, second, leaving) $lord (rival)
no-no-ronin-anyone = { n-bound }: who serves or is pledged declares no alliance.
no-shogun-stays = Your Daimyo is Shogun, and the title cannot be given up.
no-place-taken = { IS($ally) ->
    [you] You already stand
   *[other] { $ally } already stands
 } at the side of { IS($target) ->
    [you] your Daimyo
   *[other] { $target }
 }.
# $status (first, ronin, pledged, second, leaving) $lord (rival)
no-nothing-to-dissolve = { $status ->
    [leaving] You are leaving { $lord } already
    [pledged] You do not serve { $lord } before your next turn
   *[first] You serve nobody: there is no alliance to dissolve
 }.
no-castle-at-home = You can only lay { AS($card, "a") } beside a Daimyo.
# $status (first, ronin, pledged, second, leaving) $lord (rival)
no-no-court = { $status ->
    [pledged] You do not serve { $lord } before your next turn
   *[ronin] You are a Rônin: there is no Daimyo’s house to lay it into
 }.
no-house-full = This house already has { $n ->
    [one] { $n } army
   *[other] { $n } armies
 } of { $most }.
no-house-full-okugata = This house already has its Okugata.
no-nobody-to-dismiss = No second Samurai serves a Daimyo of yours.
no-own-house = You have { AS($card, "a") } already: a spy works in the houses of others.
no-other-house = Both must come from the house where you picked { AS($card, "a") }.
no-picked = You have picked { AS($card, "a") } already.
no-no-such-house = You have no Daimyo’s house.
no-no-such-house-second = No second Samurai serves you.
no-back-home = You take { AS($card, "a") } from this very house.
no-shogun-unsaved = You hold the Shogun: Save Face cannot help you.
no-no-save-face = You hold no Save Face.
# $status (first, ronin, pledged, second, leaving) $lord (rival)
no-no-daimyo-to-die = { n-bound }: you lead no Daimyo who could die for it.

## Hints. $a is what this choice leads to, $b what the other one does.

# $a, $b (number)
hint-now-income = Your houses then bring { $a } honour a turn, rather than { $b }.
# $a, $b (number)
hint-now-honour = It brings you { $a } honour at once, rather than { $b }.
hint-now-title = It makes you Shogun.
# $who (rival)
hint-now-rival = It stops { $who }, who is { $n } honour from the end.
# $a, $b (number)
hint-now-attack = You then attack with { $a } dice, rather than { $b }.
# $a, $b (number)
hint-now-defence = You then defend with { $a } dice, rather than { $b }.
# $a, $b (number)
hint-now-ki = Your ki is then { $a }, rather than { $b }.
# $pa, $pb (number)
hint-now-danger = Your Daimyo could then be beaten in { NUMBER($pa, style: "percent") } of attacks, rather than in { NUMBER($pb, style: "percent") }.
# $pa, $pb (number)
hint-later-win = It decides the war: you win in { NUMBER($pa, style: "percent") } of the imagined endings, rather than in { NUMBER($pb, style: "percent") }.
# $a, $b (number)
hint-later-honour = By your next turn you stand at about { NUMBER($a, maximumFractionDigits: 0) } honour, rather than at { NUMBER($b, maximumFractionDigits: 0) }.
# $a, $b (number)
hint-later-income = By your next turn your houses bring about { $a } honour, rather than { $b }.
# $pa, $pb (number)
hint-later-title = When your turn comes back you are Shogun in { NUMBER($pa, style: "percent") } of the imagined games, rather than in { NUMBER($pb, style: "percent") }.
# $pa, $pb (number)
hint-later-daimyo = When your turn comes back you still have a Daimyo in { NUMBER($pa, style: "percent") } of the imagined games, rather than in { NUMBER($pb, style: "percent") }.
# $who (rival)
hint-later-rival = It holds back { $who }, who is { $n } honour from the end.

## Options

opt-target = Honour to win
opt-target-auto = By players: 400, or 300 with 5 or 6
opt-alliances = Who may declare an alliance
opt-alliances-ronin = Only a Rônin
opt-alliances-anyone = Anyone but the Shogun
opt-shogun-saves = The Shogun may save the face of others
opt-data = Card figures of your own copy

## Parts of the rulebook

chapter-setup = Set-up
chapter-house = Houses
chapter-turn = The turn
chapter-collect = Collecting honour
chapter-act = Actions
chapter-hand = Hand, draw and discard piles
chapter-place = Playing cards into houses
chapter-decl = Declarations
chapter-ally = Rônin and alliances
chapter-ninja = Ninjas
chapter-battle = Battle
chapter-shogun = Shogun
chapter-dis = Dishonor
chapter-save = Save Face
chapter-gun = Gunpowder weapons
chapter-end = End of the game

## Figures of a table of its own

figure-cards = The 110 cards
figure-shogun = What the title of Shogun brings at each collection
figure-name = Name
figure-type = Kind
figure-honour = Honour
figure-ki = Ki
figure-strength = Strength
figure-players-3 = 3 players
figure-players-4 = 4 players
figure-players-5 = 5 players
figure-players-6 = 6 players
figure-limit-name = the head of a card has room for so many letters
figure-limit-type = Samurai, the six start Daimyos and the Shogun stay what they are
figure-limit-honour = honour is paid in chits of 5
figure-limit-figure = six dice and five actions are the most that any figure brings
figure-limit-shogun = the fan has room for three digits, and honour is paid in chits of 5
figure-samurai = Samurai
figure-daimyo = Daimyo
figure-okugata = Okugata
figure-possession = possession
figure-castle = castle
figure-army = army
figure-guard = guard
figure-spy = Ninja Spy
figure-elite = Elite Ninja Spy
figure-assassin = Ninja Assassin
figure-dishonor = Dishonor
figure-saveface = Save Face
# $id (text)
figure-card = { $card } ({ $id })

## The board

# $who (rival)
board-turn-of = { AS($who, "of") } turn, first to { $goal }
board-your-turn = Your turn, first to { $goal }
board-over = The game is over
board-collect = Collect
board-actions = Actions: { $n } left
board-declare = Declare
board-declared = Declared
board-save-face = Save Face
board-dishonoured = Dishonor
board-castle = The castle
board-end = End
board-daimyo-house = Daimyo house
board-samurai-house = Samurai house
# $row (samurai, daimyo)
board-house-name = { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 } house: { $honour } honour, { $ki } ki, { $force } force
# $name (text)
board-shogun = Shogun, { $name }
board-ronin = Rônin, no Daimyo
board-ronin-short = Rônin
board-ronin-long = Rônin: earns no honour until he serves
board-pledged = pledged to { AS($lord, "obj") }
board-second = serves { AS($lord, "obj") }
board-leaving = leaving { AS($lord, "obj") }
board-pledged-long = Strength counts at once; service begins next turn
board-second-long = Half of the Daimyo’s house: { NUMBER($n, signDisplay: "exceptZero") } each turn
board-leaving-long = Free at the start of the next turn
board-ally = ally: { AS($ally, "obj") }
board-honour = Honour
board-ki = Ki
board-force = Force
board-income = Income
board-n-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }
board-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
 }
board-dice-both = { $mine }/{ $theirs } dice
board-attack-dice = attack { $mine }, defence { $theirs }
board-per-turn = each turn
# $name, $state (text)
board-plate = { $name }: { $honour } honour, { $ki } ki, { $force } force, { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } in hand, { $state }
board-empty-place = No Daimyo
board-armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
 }, { $force } force together
board-guards = { $n ->
    [one] { $n } guard
   *[other] { $n } guards
 }
board-rail = Race to { $goal } honour
board-deck = Draw pile, { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
board-draw = Draw
board-discard = Discard pile, { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
board-discard-title = Discard pile
board-no-discard = Nothing has been discarded yet.
board-discards = Discards
board-title-free = free: { NUMBER($n, signDisplay: "exceptZero") } a turn
board-title-held = held by { AS($who, "obj") }
board-title-name = The title of Shogun, { $n } honour a turn
board-declarations = Declare, once a turn
board-proclaim = Shogun
board-proclaim-more = { NUMBER($n, signDisplay: "exceptZero") } a turn
board-attack = Attack
board-attack-more = force { $n }, { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
 }
board-ally-do = Ally
board-ally-more = serve a Daimyo
board-ally-leave = { $n ->
    [0] leave { $daimyo }
    [one] leave { $daimyo } and { $n } card
   *[other] leave { $daimyo } and { $n } cards
 }
board-ally-price = { $n ->
    [0] Give up { $daimyo }? Nothing brings him back.
    [one] Give up { $daimyo } and his house ({ $n } card)? Nothing brings them back.
   *[other] Give up { $daimyo } and his house ({ $n } cards)? Nothing brings them back.
 }
board-dissolve = Dissolve
board-dissolve-more = { $n } honour
board-attacks = { $who } { IS($who) ->
    [you] attack
   *[other] attacks
 }
board-defends = { $who } { IS($who) ->
    [you] defend
   *[other] defends
 }
# $name (text, or none) $castle (flag)
board-side = { IS($name) ->
    [none] {""}
   *[other] { $name },{" "}
 }force { $n }{ IS($castle) ->
    [yes] {" "}with castle
   *[no] {""}
 }, { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
 }
board-wins = { $who } { IS($who) ->
    [you] win
   *[other] wins
 } by { $n }
board-you-lose = You lose by { $n }
board-tied = { $n } all, rolled again
board-before = Before the dice
board-saved = Face was saved
board-not-saved = No face was saved
board-stab = { $who } { IS($who) ->
    [you] send
   *[other] sends
 } an assassin
# $row (samurai, daimyo)
board-stab-at = against { IS($target) ->
    [you] your { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
   *[other] the { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     } of { $target }
 }, needs { $need } or more
board-killed = The blade finds its mark
board-missed = The blade misses
board-shame = { $who } { IS($who) ->
    [you] play
   *[other] plays
 } Dishonor
board-shame-more = A rival loses { $price } honour, saves face for { $saved }, or lets somebody die
board-shame-on = on { AS($target, "obj") }
board-asking = Everybody with a card in hand is asked, whatever they hold
board-asked = asked
board-answered = sealed
board-less-honour = { $n } honour
board-suicide-end = suicide: no honour lost
board-close = Close
board-my-hand = My hand
board-rivals = The others
board-mine = My houses
board-step-house = House
board-step-target = Target
board-step-pick = Possession
board-step-fate = Fate
board-step-more = A second one
board-watching = You are watching. Hands stay closed to you.
# $question, $race, $hand (text)
board-speech = { $question } Honour: { $race }. You have { $ki } ki, { $left ->
    [one] { $left } action
   *[other] { $left } actions
 } left. Your hand: { $hand }.
# $name, $state, $court, $home (text)
board-speech-house = { $name }, { $state }. Daimyo house: { $court }. Samurai house: { $home }.
board-nothing = nothing
board-column = Honour
board-column-income = Income
board-unit-honor = { $n } honour
board-unit-ki = { $n } ki
board-unit-force = { $n } force
# $printed (printed)
board-printed = On the card: { $printed }

## What stands on a card

board-kind-samurai = Samurai
board-kind-daimyo = Daimyo
board-kind-shogun = Title
board-kind-okugata = Okugata
board-kind-possession = Possession
board-kind-castle = Castle
board-kind-army = Army
board-kind-guard = Guard
board-kind-ninja = Ninja, { $price }
board-kind-saveface = Any time
board-text-daimyo = For a Rônin, or to send an ally away
board-text-okugata = One in each house
board-text-possession = Spies can take it
board-text-castle = Guards the Daimyo, and tempts attackers
board-text-army = Five in each house
board-text-guard = Assassins need { $need } or more
board-text-spy = Steal or burn a possession
board-text-elite = Steal or burn up to two possessions
# $guarded (number)
board-text-assassin = Kill on { $need } or more, past a guard on { $guarded }
board-text-dishonor = A rival loses { $price }, or lets somebody die
board-text-saveface = Survive a defeat, or lose { $saved } not { $price }

## Answers left to themselves

board-standing-mine = Let my own losses happen: no Save Face for me
board-standing-others = Let the losses of others happen
# $figure (text)
board-dishonored-when = Dishonoured while I have { $figure } honour or more:
board-dishonored-deed = play Save Face, lose { $saved } and not { $price }
board-dishonored-best = If I hold it and no Shogun is mine; otherwise I bear it. Nobody takes their life for it.
# $figure (text)
board-fallen-when = A battle lost by a Daimyo worth { $figure } honour a turn or more to me:
board-fallen-deed = play Save Face for it
board-fallen-best = Mine, or the one I serve, by what its house brings me. Without the card it falls, unless another saves it.

## The result

board-end-won = You reach { $n } honour
# $who (text)
board-end-lost = { $who } reaches { $n } honour
# $who (text)
board-end-lead = { $who } stays { $n } behind.
board-end-lead-you = You stay { $n } behind.
# $who (text)
board-end-house = { $who } lost a Daimyo in round { $round }.
board-end-house-you = You lost a Daimyo in round { $round }.
board-end-battles = Battles
board-end-of = { $n } of { $most }
board-end-saved = Saved face
board-end-length = { $n ->
    [one] one round
   *[other] { $n } rounds
 }
