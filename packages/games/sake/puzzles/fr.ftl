puzzle-enough-name = Pas plus qu’il ne faut
puzzle-enough-ask = Botan frappe à 4. Votre Katana est sec et ajoute 2. Ne perdez rien, et gardez la meilleure carte.
puzzle-enough-done = 2 et 2 font 4 : rien ne passe, et l’Armure reste en main.
puzzle-enough-try-armour = 3 et 2 font 5, un de trop : l’Armure aurait mieux servi plus tard.

puzzle-disciple-name = Quelqu’un d’autre
puzzle-disciple-ask = Botan frappe à 6, et votre Katana est sous une gorgée. Ne perdez aucun Point de vie.
puzzle-disciple-done = Un Disciple de votre main prend le coup, si fort soit-il.
puzzle-disciple-try-armour = Le Katana mouillé n’ajoute rien : 6 moins 3, trois Points de vie.

puzzle-arrow-name = De loin
puzzle-arrow-ask = Botan tire de quatre Pas, à 3. Votre Katana est sec. Ne perdez rien.
puzzle-arrow-done = Une lame n’arrête pas une flèche : seule la carte compte, et l’Armure a 3.
puzzle-arrow-try-stomach = 2, et le Katana n’ajoute rien contre une flèche : un passe.

puzzle-dry-name = Où poser les gorgées
puzzle-dry-ask = Une carte encore : buvez-en deux. Botan est à un Pas, gardez votre garde.
puzzle-dry-done = Sur vos Points de vie, une gorgée en est un de plus ; sur la fiche, elle endort un don. Le Katana reste sec.
puzzle-dry-try-katana = Un Katana mouillé n’ajoute rien à votre défense.

puzzle-room-name = Plus de place
puzzle-room-ask = Deux cartes, et toutes vos places ont leur gorgée. Finissez pourtant avec une de plus.
puzzle-room-done = Le bol posé est une nouvelle place, et une place peut porter une gorgée.
puzzle-room-try-end = Sans place libre, on ne boit pas. Mais une place peut se faire.

puzzle-invest-name = Une pour deux
puzzle-invest-ask = Vos deux cartes sont jouées, et il vous en reste une. Finissez avec le plus de gorgées, et sur vos gardes.
puzzle-invest-done = Une gorgée brûlée paie une troisième carte, et la carte en boit deux.
puzzle-invest-try-end = Une gorgée gardée. Brûlée, elle en aurait rapporté deux.

puzzle-bargain-name = Une bonne affaire
puzzle-bargain-ask = Une carte encore. Coûtez une gorgée à Botan, et plus si possible.
puzzle-bargain-done = Son Katana s’en va, et la gorgée posée dessus avec lui.
puzzle-bargain-try-yumi = Le Yumi s’en va, mais il est sec : toutes ses gorgées restent.
puzzle-bargain-try-stomach = Une gorgée de moins, et rien d’autre : ses deux armes restent.

puzzle-close-name = Trop près
puzzle-close-ask = Botan, à deux Pas à gauche, a un Katana ; Chiyo, à deux à droite, un No-Dachi. Soyez hors d’atteinte des deux.
puzzle-close-done = Un No-Dachi frappe à deux Pas exactement : à un seul, Chiyo ne peut pas.
puzzle-close-try-left = À un Pas de Botan : c’est là que le Katana tranche.
puzzle-close-try-stay = Deux Pas, c’est ce qu’atteint un No-Dachi.

puzzle-stench-name = De l’air
puzzle-stench-ask = À un Pas à gauche un Katana, à un Pas à droite un autre. Qu’aucun ne vous atteigne.
puzzle-stench-done = Un Pas de chaque côté : tous deux sont à deux, et un Katana frappe à un.
puzzle-stench-try-one = Botan est loin maintenant. Chiyo reste à un Pas de vous.

puzzle-lights-name = Dans le noir
puzzle-lights-ask = Les deux rivaux sont à deux Pas, et votre Katana frappe à un. Mettez-les tous deux à portée.
puzzle-lights-done = Un Pas de moins de chaque côté, et tous deux sont à un.
puzzle-lights-try-move = Plus près de Botan, plus loin de Chiyo : un à portée, pas deux.

puzzle-hand-name = Dans la manche
puzzle-hand-ask = Votre tour s’achève. Quelle arme tenez-vous jusqu’au prochain ? Votre Katana est sous une gorgée.
puzzle-hand-done = Le Wakizashi est sec et ajoute 3 à chaque défense.
puzzle-hand-try-katana = Sous sa gorgée, le Katana n’ajoute rien.
puzzle-hand-try-nodachi = Le No-Dachi ajoute 1 : il est fait pour frapper.

puzzle-flask-name = Une gorgée, des cartes
puzzle-flask-ask = Vos cartes sont jouées, votre main est vide. Tirez le plus d’une gorgée, et gardez vos Points de vie.
puzzle-flask-done = La Bouteille fait deux cartes d’une gorgée. Celle de la fiche manquera le moins.
puzzle-flask-try-burn = Brûlée seule, une gorgée donne une carte. La Bouteille en donne deux.
puzzle-flask-try-life = Deux cartes aussi, mais la gorgée sur vos Points de vie en valait un.
