title = Trick4
tagline = Huit levées, fournir la couleur
unit = levées

-suit-0 = rivière
-suit-1 = grue
-suit-2 = pin
-suit-3 = lune
card = { $suit } { $rank }

log-played = { $who } { IS($who) ->
    [you] jouez
   *[other] joue
 } { $card }.
log-won = { $who } { IS($who) ->
    [you] remportez
   *[other] remporte
 } la levée.

ask-lead = Ouvrez avec la carte de votre choix.
ask-follow = Jouez une carte ; fournissez { $suit } si vous le pouvez.
ask-wait = C’est { AS($who, "to") } de jouer.
ask-over = La partie est finie.

do-play = Jouer { $card }

no-must-follow = Vous avez { $led } et devez fournir ; ceci est { $suit }.

chapter-deal = La donne
chapter-play = Le jeu
chapter-trick = La levée
chapter-end = La fin

shown-hand = Votre main
shown-cards = Cartes
shown-won = Levées
shown-played = Jouées
shown-card = { $card }
shown-none = –
