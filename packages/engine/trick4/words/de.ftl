title = Trick4
tagline = Acht Stiche, Farbe bedienen
unit = Stiche

-suit-0 = Fluss
-suit-1 = Kranich
-suit-2 = Kiefer
-suit-3 = Mond
card = { $suit } { $rank }

log-played = { $who } { IS($who) ->
    [you] spielst
   *[other] spielt
 } { $card }.
log-won = { $who } { IS($who) ->
    [you] nimmst
   *[other] nimmt
 } den Stich.

ask-lead = Spiele eine beliebige Karte aus.
ask-follow = Spiele eine Karte; bediene { $suit }, wenn du kannst.
ask-wait = { $who } { IS($who) ->
    [you] bist
   *[other] ist
 } am Zug.
ask-over = Die Partie ist zu Ende.

do-play = { $card } spielen

no-must-follow = Du hast { $led } und musst bedienen; dies ist { $suit }.

chapter-deal = Das Austeilen
chapter-play = Das Spielen
chapter-trick = Der Stich
chapter-end = Das Ende

shown-hand = Deine Hand
shown-cards = Karten
shown-won = Stiche
shown-played = Gespielt
shown-card = { $card }
shown-none = –
