title = Newgame
tagline = Höher, oder passen
unit = Punkte

log-played = { $who } { IS($who) ->
    [you] spielst
   *[other] spielt
 } <b>{ $card }</b>.
log-passed = { $who } { IS($who) ->
    [you] passt
   *[other] passt
 }; der Stapel wird geräumt.

ask-play = Spiele eine höhere Karte, oder passe.
ask-wait = { $who } { IS($who) ->
    [you] bist
   *[other] ist
 } am Zug.
ask-over = Die Partie ist zu Ende.

do-play = { $card } spielen
do-pass = Passen

no-too-low = Es braucht mehr als { $top }; dies ist { $card }.

opt-hand = Karten auf der Hand

chapter-setup = Spielaufbau
chapter-turn = Der Zug
chapter-end = Das Ende

shown-hand = Deine Hand
shown-cards = Karten
shown-top = Oberste Karte des Stapels
shown-played = Gespielt
shown-card = { $card }
