### Newgame en français.

title = Newgame
tagline = Plus haut, ou passez
unit = points

log-played = { $who } { IS($who) ->
    [you] jouez
   *[other] joue
 } <b>{ $card }</b>.
log-passed = { $who } { IS($who) ->
    [you] passez
   *[other] passe
 } ; la pile est vidée.

ask-play = Jouez une carte plus haute, ou passez.
ask-wait = C’est { AS($who, "to") } de jouer.
ask-over = La partie est finie.

do-play = Jouer { $card }
do-pass = Passer

no-too-low = Il faut plus que { $top } ; ceci est { $card }.

opt-hand = Cartes en main

chapter-setup = Mise en place
chapter-turn = Le tour
chapter-end = La fin

shown-hand = Votre main
shown-cards = Cartes
shown-top = Dessus de la pile
shown-played = Jouées
shown-card = { $card }
