NG-SETUP-1 = De deux à six joueurs reçoivent chacun cinq cartes sur quarante, ou six si l’hôte le décide.

NG-TURN-1 = À votre tour, vous jouez une carte plus haute que celle du dessus de la pile, ou vous passez.
NG-TURN-2 = Une carte qui n’est pas plus haute que celle du dessus de la pile ne peut pas être jouée.
NG-TURN-3 = Vous pouvez passer, ce qui vide la pile.

NG-END-1 = Qui joue la dernière carte de sa main gagne ; les autres perdent un point par carte qu’ils tiennent.
