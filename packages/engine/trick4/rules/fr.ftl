T4-DEAL-1 = Trente-deux cartes, huit dans chacune des quatre couleurs, sont distribuées à quatre joueurs, huit à chacun.

T4-PLAY-1 = Le premier pose la carte de son choix, puis chacun à son tour en pose une.
T4-PLAY-2 = Qui a une carte de la couleur demandée doit en jouer une.

T4-TRICK-1 = La plus haute carte de la couleur demandée remporte la levée ; qui l’a jouée ouvre la suivante.

T4-END-1 = Après huit levées, qui en a le plus gagne ; à égalité, la place la plus basse.
