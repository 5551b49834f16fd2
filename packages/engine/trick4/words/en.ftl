### Trick4 in English. This file is the source: its comments say what a fact is.
###
### $who (person)
### $card (card)
### $suit, $led (suit)

title = Trick4
tagline = Eight tricks, follow suit
unit = tricks

-suit-0 = river
-suit-1 = crane
-suit-2 = pine
-suit-3 = moon
# $rank (number to 8)
card = { $suit } { $rank }

log-played = { $who } { IS($who) ->
    [you] play
   *[other] plays
 } { $card }.
log-won = { $who } { IS($who) ->
    [you] take
   *[other] takes
 } the trick.

ask-lead = Lead any card.
ask-follow = Play a card; follow { $suit } if you can.
ask-wait = { $who } { IS($who) ->
    [you] are
   *[other] is
 } to play.
ask-over = The game is over.

do-play = Play { $card }

no-must-follow = You hold { $led } and must follow it; this is { $suit }.

chapter-deal = The deal
chapter-play = Playing
chapter-trick = The trick
chapter-end = The end

## Fields of the view, for the plain board: what has no name here is shown as it stands.

shown-hand = Your hand
shown-cards = Cards
shown-won = Tricks
shown-played = Played
shown-card = { $card }
shown-none = –
