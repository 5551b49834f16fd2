title = Trick4
tagline = Otto prese, si risponde al seme
unit = prese

-suit-0 = fiume
-suit-1 = gru
-suit-2 = pino
-suit-3 = luna
card = { $suit } { $rank }

log-played = { IS($who) ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card }.
log-won = { IS($who) ->
    [you] Vinci
   *[other] { $who } vince
 } la presa.

ask-lead = Apri con una carta qualsiasi.
ask-follow = Gioca una carta; rispondi a { $suit } se puoi.
ask-wait = Tocca { AS($who, "to") }.
ask-over = La partita è finita.

do-play = Gioca { $card }

no-must-follow = Hai { $led } e devi rispondere; questa è { $suit }.

chapter-deal = La distribuzione
chapter-play = Il gioco
chapter-trick = La presa
chapter-end = La fine

shown-hand = La tua mano
shown-cards = Carte
shown-won = Prese
shown-played = Giocate
shown-card = { $card }
shown-none = –
