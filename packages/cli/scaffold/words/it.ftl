### Newgame in italiano.

title = Newgame
tagline = Più alto, o passa
unit = punti

log-played = { IS($who) ->
    [you] Giochi
   *[other] { $who } gioca
 } <b>{ $card }</b>.
log-passed = { IS($who) ->
    [you] Passi
   *[other] { $who } passa
 }; la pila è svuotata.

ask-play = Gioca una carta più alta, oppure passa.
ask-wait = Tocca { AS($who, "to") }.
ask-over = La partita è finita.

do-play = Gioca { $card }
do-pass = Passa

no-too-low = Serve più di { $top }; questa è { $card }.

opt-hand = Carte in mano

chapter-setup = Preparazione
chapter-turn = Il turno
chapter-end = La fine

shown-hand = La tua mano
shown-cards = Carte
shown-top = Cima della pila
shown-played = Giocate
shown-card = { $card }
