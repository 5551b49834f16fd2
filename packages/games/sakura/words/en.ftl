### Sakura in English. This file is the source: its comments say what a fact is.
###
### $who, $to, $from, $target (person)
### $card, $left, $right, $top (card)
### $pile (pile)
### $character (character)
### $price (number to 6)
### $coins, $cards, $round, $returned, $white, $black, $n, $have (number)

## Things

title = Sakura
tagline = Lay petal on petal, and leave the shurikens to others.
unit = shurikens

# $colour (black, red, green, blue, violet, orange, brown, turquoise) $value (number)
card = { $colour ->
    [black] black
    [red] red
    [green] green
    [violet] violet
    [orange] orange
    [brown] brown
    [turquoise] turquoise
   *[blue] blue
 } { $value }
-pile-left = the left pile
-pile-right = the right pile
-token-white = white
-token-black = black

-character-cook-1 = First Cook
    .the = the { -character-cook-1 }
-character-cook-2 = Second Cook
    .the = the { -character-cook-2 }
-character-cook-3 = Third Cook
    .the = the { -character-cook-3 }
-character-geisha-neighbours = Geisha of the Neighbours
    .the = the { -character-geisha-neighbours }
-character-geisha-peek = Curious Geisha
    .the = the { -character-geisha-peek }
-character-geisha-reorder = Tidy Geisha
    .the = the { -character-geisha-reorder }
-character-samurai-flip = Samurai of the Turn
    .the = the { -character-samurai-flip }
-character-samurai-lower = Samurai of the Descent
    .the = the { -character-samurai-lower }
-character-samurai-higher = Samurai of the Ascent
    .the = the { -character-samurai-higher }
-character-daimyo-discard = Merciful Daimyo
    .the = the { -character-daimyo-discard }
-character-daimyo-steal = Greedy Daimyo
    .the = the { -character-daimyo-steal }
-character-daimyo-vote = Daimyo of the Wager
    .the = the { -character-daimyo-vote }
-character-konohana-harvest = Konohana of the Harvest
    .the = { -character-konohana-harvest }
-character-konohana-colour = Konohana of Colours
    .the = { -character-konohana-colour }
-character-konohana-free = Konohana of the Wind
    .the = { -character-konohana-free }

# A helper as it was applied. $character (character) $sign (plus, minus, none)
helper = { AS($character, "the") }{ $sign ->
    [plus] {" "}(+)
    [minus] {" "}(−)
   *[none] {""}
 }

# What a pile asks for. $colour (black, red, green, blue, violet, orange, brown, turquoise) $value (number) $rises (flag)
want = { $colour ->
    [black] black
    [red] red
    [green] green
    [violet] violet
    [orange] orange
    [brown] brown
    [turquoise] turquoise
   *[blue] blue
 } { IS($rises) ->
    [yes] { $value ->
        [13] 1
        [12] 13
       *[other] above { $value }
    }
   *[no] { $value ->
        [1] 13
        [2] 1
       *[other] below { $value }
    }
 }, or any { $value }
# With helpers: what fits by its colour alone, and what fits in every colour. $colour (black, red, green, blue, violet, orange, brown, turquoise) $only (list of span, or none) $any (list of span)
want-set = { IS($only) ->
    [none] {""}
   *[other] { $colour ->
        [black] black
        [red] red
        [green] green
        [violet] violet
        [orange] orange
        [brown] brown
        [turquoise] turquoise
       *[blue] blue
    } { OR($only) }, or{" "}
 }any { OR($any) }
# With helpers: every card of the colour. $colour (black, red, green, blue, violet, orange, brown, turquoise) $any (list of span)
want-suit = any { $colour ->
    [black] black
    [red] red
    [green] green
    [violet] violet
    [orange] orange
    [brown] brown
    [turquoise] turquoise
   *[blue] blue
 }, or any { OR($any) }
-want-card = any card
# Values that follow each other. $from (number) $to (number, or none)
span = { $from }{ IS($to) ->
    [none] {""}
   *[other] {" "}to { $to }
 }

n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
n-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }

## What a character does. $n (number): the number on a cook.

# $n (number)
does-cook-1 = Your next card counts as { $n } higher or { $n } lower.
# $n (number)
does-cook-2 = Your next card counts as { $n } higher or { $n } lower.
# $n (number)
does-cook-3 = Your next card counts as { $n } higher or { $n } lower.
does-geisha-neighbours = Draw a card from each neighbour and give each another one.
does-geisha-peek = Look at one hand; you may exchange a card with it.
does-geisha-reorder = Look through one pile and put it in any order.
does-samurai-flip = Turn the Yin-Yang card: the rising pile falls, the falling one rises.
does-samurai-lower = Your next card may be lower on the rising pile.
does-samurai-higher = Your next card may be higher on the falling pile.
does-daimyo-discard = Remove one of your trick cards; gain twice its shurikens in coins.
does-daimyo-steal = Take a trick card of another player; gain three times its shurikens in coins.
does-daimyo-vote = All choose a side in secret: gain twice the price, or half of it.
does-konohana-harvest = Gain the coins of one pile.
does-konohana-colour = Your next card counts as the colour of the pile.
does-konohana-free = Your next card may go on any pile.

## Log

log-shuffled = Too few cards were left: { $returned ->
    [one] 1 card removed earlier is
   *[other] { $returned } cards removed earlier are
 } back in the game.
log-round = <b>Round { $round }:</b> { $left } lies left, { $right } right. { IS($who) ->
    [you] You begin.
   *[other] { $who } begins.
 }
# $helpers (list of character, or none)
log-placed = { $who } { IS($who) ->
    [you] place
   *[other] places
 } { $card } on { $pile }{ IS($helpers) ->
    [none] {""}
   *[other] {" "}with { AS($helpers, "the") }
 }.
log-took = { $who } { IS($who) ->
    [you] take
   *[other] takes
 } { $pile }: { n-cards } and { n-coins }.
log-replaced = { $who } { IS($who) ->
    [you] start
   *[other] starts
 } { $pile } anew with { $card }.
log-dry = The reserve is empty.
log-hired = { $who } { IS($who) ->
    [you] hire
   *[other] hires
 } { AS($character, "the") } for { n-price }.
log-denied = { $who } { IS($who) ->
    [you] hire
   *[other] hires
 } { AS($character, "the") } for { n-price }, only to deny it to the others.
log-used = { $who } { IS($who) ->
    [you] use
   *[other] uses
 } { AS($character, "the") } free of charge.
log-refreshed = { $who } { IS($who) ->
    [you] replace
   *[other] replaces
 } the row for { n-price }.
log-reshuffled = The discarded characters are shuffled into a new deck.
# $card (card, or none)
log-drew = { $who } { IS($who) ->
    [you] draw
   *[other] draws
 } { IS($card) ->
    [none] a card
   *[other] { $card }
 } from { AS($from, "obj") }.
# $card (card, or none)
log-gave = { $who } { IS($who) ->
    [you] give
   *[other] gives
 } { AS($to, "obj") } { IS($card) ->
    [none] a card
   *[other] { $card }
 }.
# $seen (list of card, or none)
log-peeked = { $who } { IS($who) ->
    [you] look
   *[other] looks
 } at { AS($target, "of") } hand{ IS($seen) ->
    [none] {""}
   *[other] : { $seen }
 }.
# $card (card, or none)
log-swapped = { $who } { IS($who) ->
    [you] take
   *[other] takes
 } { IS($card) ->
    [none] a card
   *[other] { $card }
 } from { AS($from, "obj") }.
log-left = { $who } { IS($who) ->
    [you] take
   *[other] takes
 } nothing.
# $seen (list of card, or none)
log-studied = { $who } { IS($who) ->
    [you] look
   *[other] looks
 } through { $pile }{ IS($seen) ->
    [none] {""}
   *[other] : { $seen }
 }.
log-reordered = { $who } { IS($who) ->
    [you] lay
   *[other] lays
 } { $pile } anew: { $top } is on top.
log-flipped = The Yin-Yang card turns: { $pile } rises now.
log-discarded = { $who } { IS($who) ->
    [you] remove { $card } from the game and gain
   *[other] removes { $card } from the game and gains
 } { n-coins }.
log-looked = { $who } { IS($who) ->
    [you] look
   *[other] looks
 } through { AS($target, "of") } tricks.
# $card (card, or none)
log-stole = { $who } { IS($who) ->
    [you] take
   *[other] takes
 } { IS($card) ->
    [none] a card
   *[other] { $card }
 } from { AS($from, "of") } tricks and { IS($who) ->
    [you] gain
   *[other] gains
 } { n-coins }.
log-vote = White or black? All choose in secret.
# $toss (token, or none)
log-voted = The tokens turn: <b>{ $white } white, { $black } black</b>.{ IS($toss) ->
    [none] {""}
   *[other] {" "}The third token falls { $toss }.
 } { $who } { IS($who) ->
    [you] gain
   *[other] gains
 } { n-coins }.
log-harvested = { $who } { IS($who) ->
    [you] harvest
   *[other] harvests
 } { $pile }: { n-coins }.
# One line of a score. $n (number)
score = { AS($who, "obj") } { $n }
# $scores (list of score)
log-round-over = Round { $round } is over: { $scores }.
log-won = { $who } { IS($who) ->
    [you] win
   *[other] wins
 } the game.
# $winners (list of person)
log-shared = { AS($winners, "obj") } share the victory.

## Questions

ask-over = The game is over.
# $people (list of person)
ask-wait = Waiting for { $people }.
# $one, $other (want)
ask-serve-both = Serve both piles. Left: { $one } · Right: { $other }.
# $one (want)
ask-serve-left = Serve the other pile. Left: { $one }.
# $one (want)
ask-serve-right = Serve the other pile. Right: { $one }.
ask-hire = Hire once more, or end your turn.
ask-free = One of the new characters is free just now.
ask-helpers = Your helpers count for the next card.
# $card (card, or none)
ask-how = How do your helpers count{ IS($card) ->
    [none] {""}
   *[other] {" "}for { $card }
 }?
ask-replace = Which card starts { $pile } anew? Any card will do.
ask-give = Which card goes to { AS($to, "obj") }?
ask-give-drawn = You drew { $card } from { AS($to, "obj") }. Which other card do you give?
ask-peek-who = Whose hand do you look at?
ask-peek = This is { AS($target, "of") } hand. Do you take a card?
ask-exchange = Which card does { AS($target, "obj") } get in exchange?
ask-reorder-which = Which pile do you look through?
ask-reorder = Lay the pile anew, from the bottom to the top.
ask-discard = Which of your trick cards leaves the game?
ask-steal-who = Whose tricks do you look through?
ask-steal = Which of { AS($target, "of") } trick cards do you take?
ask-vote = White or black? { $who } paid { n-price } for this vote.
ask-harvest = Which pile do you harvest?

## Labels. They stand on the seal: as many signs as their comment says.

# max 44
do-place = Place { $card } on { $pile }
# max 52
do-take = Take { $pile }: { n-cards }
# max 60
do-take-gain = Take { $pile }: { n-cards }, gain { n-coins }
# max 52
do-hire = Hire { AS($character, "the") } for { n-price }
# max 48
do-free = Use { AS($character, "the") } free of charge
# max 46
do-refresh = New row for { n-price }, one of it free
do-end = End the turn
do-apply-none = Apply nothing
# max 96 $helpers (list of helper)
do-apply = Apply { $helpers }
# max 120 $helpers (list of helper) $n (number)
do-apply-counts = Apply { $helpers }: counts as { $n }
do-replace = Start the pile with { $card }
do-give = Give { $card }
do-look = Look at { AS($target, "of") } hand
do-swap = Take { $card }
do-leave = Take nothing
do-study = Look through { $pile }
do-lay = Lay { $card } next
do-keep = Keep the rest as it lies
do-restore = Put everything back as it was
do-discard = Remove { $card }
do-rob = Look through { AS($target, "of") } tricks
do-steal = Steal { $card }
# $token (token)
do-vote = Choose { $token }
do-harvest = Harvest { $pile }
do-harvest-gain = Harvest { $pile }: { n-coins }

## Why not. One reason, with its facts; the exact sentence of the rules stands behind it.

# $want (want)
no-misfit = Needs { $want }; this is { $card }.
# $helpers (list of character)
no-misfit-helped = Even with { AS($helpers, "the") }, { $card } does not follow { $top }.
no-served = { $pile } is served already.
no-must-place = You can place { $card } there, so you cannot take it.
no-too-dear = { AS($character, "the") } costs { n-price }; you have { n-coins }.
no-refresh-too-dear = A new row costs { n-price }; you have { n-coins }.
no-both-served = Both piles are served: no card is left to help with.
no-climbing-served = The rising pile is served already.
no-falling-served = The falling pile is served already.
no-no-tricks = You have no trick card to remove.
no-nobody-has-tricks = Nobody else has trick cards.
no-free-use-over = The free use was for the action right after the new row.
no-enough-refreshes = The row was replaced { $n ->
    [one] once
   *[other] { $n } times
 } this turn; that is the most.
no-piles-wait = { $pile } is still to be served.
no-piles-wait-both = Both piles are still to be served.
no-drawn-there = You drew { $card } from { AS($to, "obj") }: give another one.
no-taken-there = You took { $card } from { AS($to, "obj") }: give another one in exchange.
# $target (rival)
no-no-tricks-there = { $target } has no trick cards.

## Hints. $a and $b are the figures after this choice and after the other, $pa and $pb the same as shares of one.

# $a, $b (number)
hint-now-taken = It leaves you with { $a ->
    [one] { $a } shuriken
   *[other] { $a } shurikens
 }, rather than with { $b }.
# $a, $b (number)
hint-now-coins = It brings you { $a ->
    [one] { $a } coin
   *[other] { $a } coins
 } at once, rather than { $b }.
# $a, $b (number)
hint-now-open = Afterwards you hold cards for { $a } of the two piles, rather than for { $b }.
# $a, $b (number)
hint-later-taken = By your next turn you have about { $a ->
    [one] { $a } shuriken
   *[other] { $a } shurikens
 }, rather than { $b }.
# $a, $b (number)
hint-later-others = It leaves more to the others: about { $a ->
    [one] { $a } shuriken
   *[other] { $a } shurikens
 } before your next turn, rather than { $b }.
# $a, $b (number)
hint-later-coins = By your next turn you have about { $a ->
    [one] { $a } coin
   *[other] { $a } coins
 }, rather than { $b }.
# $a, $b (number)
hint-later-open = On your next turn you can serve about { $a } of the two piles from your hand, rather than { $b }.
# $pa, $pb (number)
hint-later-win = It decides the game: you win { NUMBER($pa, style: "percent", maximumFractionDigits: 0) } of the imagined endings, rather than { NUMBER($pb, style: "percent", maximumFractionDigits: 0) }.

## Options and chapters of the rulebook

opt-voluntary-take = Piles may be taken at will
opt-open-sums = The table reckons what a pile pays
opt-denial-hiring = Characters may be hired only to deny them
opt-data = Card figures of your own

chapter-setup = Set-up
chapter-play = Turn and placement
chapter-take = Taking a pile
chapter-hire = Hiring characters
chapter-mod = Changes to placement
chapter-char = The characters
chapter-end = End of round and game

## On the board

# max 22
board-round = Round { $n } of 3
# max 16
board-round-only = Round { $n }
board-left = left neighbour
board-right = right neighbour
board-across = across
board-opponent = opponent
# max 12
board-so-far = so far
# max 12
board-coins-short = { $n ->
    [one] coin
   *[other] coins
 }
# max 12
board-tricks-short = { $n ->
    [one] trick
   *[other] tricks
 }
board-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
 }
board-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
board-n-tricks = { $n ->
    [one] { $n } trick card
   *[other] { $n } trick cards
 }
board-n-shurikens = { $n ->
    [one] { $n } shuriken
   *[other] { $n } shurikens
 } so far
# max 16
board-coins = Coins
# max 16
board-tricks = Tricks taken
# max 16
board-shurikens = Shurikens
# max 26
board-rises = Rising: { $n ->
    [13] 1
    [12] 13
   *[other] above { $n }
 }
# max 26
board-falls = Falling: { $n ->
    [1] 13
    [2] 1
   *[other] below { $n }
 }
# max 14
board-rises-short = Rising
# max 14
board-falls-short = Falling
board-rises-done = Rising, done
board-falls-done = Falling, done
board-new-pile = A new pile
# $rule (text) $top (card, or none) $n (number)
board-pile = { $rule }. { IS($top) ->
    [none] {""}
   *[other] { $top } on top of{" "}
 }{ $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
# $pile (text)
board-pile-pays = { $pile }, pays { $n }
board-pays = This pile pays { $n }
board-yin = Rises · Falls
board-yang = Falls · Rises
# $text (text)
board-yin-name = Yin-Yang card: { $text }
# max 26
board-hire = Hire a character
# max 20
board-you-have = you have { $n }
# max 34
board-new-row = New row for { $n }, one free
# max 20
board-new-row-short = New row: { $n }
# max 14
board-deck-left = { $n } left
# max 10
board-free = free
# $effect (text)
board-character = { $character }, price { $n }. { $effect }
# $effect (text)
board-character-free = { $character }, free of charge just now. { $effect }
board-empty-slot = Empty until the turn ends
board-in-force = In force
# max 22
board-serve-plus = Rising pile
# max 22
board-serve-minus = Falling pile
# max 14
board-end-turn = End turn
# $what (text)
board-done = { $what }: { $card }
# $shurikens (number)
board-card = { $card }, coins { $coins }, shurikens { $shurikens }
board-hand-of = { AS($target, "of") } hand, for your eyes only
board-tricks-of = { AS($target, "of") } tricks, for your eyes only
board-my-tricks = My trick cards
board-no-tricks = No trick cards yet. May it stay so.
board-see-tricks = See my trick cards
board-order = The pile, top card first
board-up = Move { $card } up
board-down = Move { $card } down
board-top = top
board-bottom = bottom
board-lay = Lay the pile in this order
board-keep = Leave the pile as it lies
board-round-over = Round { $n } is over
board-dark = The two last cards of every hand stay dark and do not count.
board-total = Total
board-go-on = Go on
board-vote = The tokens turn
board-toss = the third token
board-voted = has chosen
board-won = { $who } { IS($who) ->
    [you] gain
   *[other] gains
 } { n-coins }
board-watching = You are watching. Hands stay closed to you.
board-hand = My hand
board-rivals = The others
# $low, $high (number)
board-cook = as { $low } or { $high }
# $question (text) $left, $right (card, or none) $hand (list of card, or none)
say-table = { $question } Left pile: { IS($left) ->
    [none] –
   *[other] { $left }
 }. Right pile: { IS($right) ->
    [none] –
   *[other] { $right }
 }. You hold { IS($hand) ->
    [none] nothing
   *[other] { $hand }
 }. You have { n-coins }.

## On a small card: who it is, and what it does in a few words

# max 12
board-kind-cook = Cook
# max 12
board-kind-geisha = Geisha
# max 12
board-kind-samurai = Samurai
# max 12
board-kind-daimyo = Daimyo
# max 12
board-kind-konohana = Konohana
board-brief-cook = Your card counts { $n } more or less
board-brief-geisha-neighbours = Swap a card with each neighbour
board-brief-geisha-peek = Look at a hand, maybe swap a card
board-brief-geisha-reorder = Look through a pile and reorder it
board-brief-samurai-flip = Turn the Yin-Yang card
board-brief-samurai-lower = A lower card on the rising pile
board-brief-samurai-higher = A higher card on the falling pile
board-brief-daimyo-discard = Remove a trick card, gain twice its shurikens
board-brief-daimyo-steal = Take a rival’s trick card, gain 3× its shurikens
board-brief-daimyo-vote = Secret vote: twice the price, or half
board-brief-konohana-harvest = Gain the coins of one pile
board-brief-konohana-colour = Your card takes the pile’s colour
board-brief-konohana-free = Place any card

## Figures of a table's own

figure-coins = Coins on the cards
figure-shurikens = Shuriken on the cards
figure-cooks = Numbers on the cooks
figure-colours = Ink of the four colours
figure-limit-symbols = a card has room for one digit beside the symbol
figure-limit-cooks = thirteen steps lead back to the same value
figure-cook-1 = First Cook
figure-cook-2 = Second Cook
figure-cook-3 = Third Cook
figure-black = black
figure-red = red
figure-green = green
figure-blue = blue
figure-violet = violet
figure-orange = orange
figure-brown = brown
figure-turquoise = turquoise
# $card (card)
figure-card = { $card }

## The result

board-end-won = { $n ->
    [0] You win: level on shurikens, richer in coins
    [one] You win, one shuriken ahead
   *[other] You win, { $n } shurikens ahead
 }
# $who (text)
board-end-lost = { $n ->
    [0] { $who } wins: level on shurikens, richer in coins
    [one] { $who } wins, one shuriken ahead
   *[other] { $who } wins, { $n } shurikens ahead
 }
board-end-shared = You share the victory
# $who (text)
board-end-shared-by = { $who } share the victory
board-end-lead = The fewest shurikens win.
# $who (text)
board-end-reason = { $who } took { $n } in round { $round }.
board-end-reason-you = You took { $n } in round { $round }.
board-end-length = { $n ->
    [one] one round
   *[other] { $n } rounds
 }
