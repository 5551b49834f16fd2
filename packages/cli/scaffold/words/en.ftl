### Newgame in English. This file is the source: its comments say what a fact is.
###
### $who (person)
### $card, $top (number)

title = Newgame
tagline = Higher, or pass
unit = points

log-played = { $who } { IS($who) ->
    [you] play
   *[other] plays
 } <b>{ $card }</b>.
log-passed = { $who } { IS($who) ->
    [you] pass
   *[other] passes
 }; the pile is cleared.

ask-play = Play a higher card, or pass.
ask-wait = { $who } { IS($who) ->
    [you] are
   *[other] is
 } to play.
ask-over = The game is over.

do-play = Play { $card }
do-pass = Pass

no-too-low = Needs more than { $top }; this is { $card }.

opt-hand = Cards in hand

chapter-setup = Set-up
chapter-turn = The turn
chapter-end = The end

## Fields of the view, for the plain board: what has no name here is shown as it stands.

shown-hand = Your hand
shown-cards = Cards
shown-top = Top of the pile
shown-played = Played
shown-card = { $card }
