
lesson-goal-title = Le but
lesson-goal-say = Les cartes qu’on prend comptent contre soi : chaque ① shuriken est un point. Après cette manche, le plus petit total gagne.
lesson-goal-why = Deux manches sont jouées : 12 pour vous, 14 pour Botan, 13 pour Chiyo. Voici la dernière.

lesson-climb-title = Une pile monte
lesson-climb-say = La pile de gauche monte. Elle montre le ① 4 rouge : posez un rouge plus haut. Huit ou dix, les deux vont.
lesson-climb-why = La même couleur, un nombre plus haut, d’aussi loin qu’on veut. Les cartes qui vont se lèvent dans votre main.
lesson-climb-else-right = Celle-là descend ; on peut aussi commencer par là. La leçon continue avec la pile de gauche servie.

lesson-fall-title = Une pile descend
lesson-fall-say = La pile de droite descend. Sous le ① 9 bleu va un bleu plus bas.
lesson-fall-why = La même couleur encore, cette fois un nombre plus bas. La carte entre les piles dit laquelle monte.

lesson-end-title = Finir son tour, regarder
lesson-end-say = Deux cartes, une par pile : c’est un tour. Finissez-le et regardez ce qui arrive à ① Chiyo.
lesson-end-why = Chacun pose une carte sur chaque pile, à tour de rôle. Cinq tours font une manche.
lesson-end-after = Aucune carte ne va : ① la pile est à elle, pièces maintenant, shurikens à la fin.

lesson-same-title = Le même nombre
lesson-same-say = Pas de vert au-dessus de 5 ? Le même nombre va toujours, quelle que soit la couleur : ① votre 5 noir.
lesson-same-why = Un nombre égal va sur les deux piles, celle qui monte et celle qui descend.
lesson-same-else-take = C’est permis : rien n’y va. Mais regardez la pile de gauche avant de prendre.

lesson-dim-title = Interroger une carte sombre
lesson-dim-say = Rien ne se lève pour la pile de droite. Touchez ① une carte sombre : elle dit ce qu’il faudrait.
lesson-dim-why = Toute pièce sombre, dans chaque jeu, répond ainsi. Demander ne coûte rien.

lesson-take-title = La prendre
lesson-take-say = La pile est donc à vous : ① deux pièces maintenant, huit shurikens à la fin. Cela arrive à tout le monde.
lesson-take-why = Qui n’a pas de carte pour une pile la prend tout entière. Les pièces dessinées sont payées aussitôt.

lesson-wall-title = Bâtir un mur
lesson-wall-say = N’importe quelle carte la relance. Elle descend : ① le 1 vert est un mur, dessous ne vont que le 13 vert ou un autre 1.
lesson-wall-why = Qui prend une pile choisit ce que trouve le joueur suivant. Botan n’a pas de 1.
lesson-wall-else-black = Un mur aussi ; le 1 vert reste pour plus tard.
lesson-wall-else-other = C’est permis. Dessous, Botan peut poser toute carte plus basse de sa couleur.

lesson-hire-title = Les pièces engagent
lesson-hire-say = Les pièces engagent des aides. Pour deux, ① ce Daimyo jette une carte prise et vous paie ses shurikens.
lesson-hire-then-card = Quelle carte ? Un sept porte trois shurikens : jetez-en un, et six pièces sont à vous.
lesson-hire-then-end = Deux pièces dépensées, six gagnées, il reste cinq shurikens. Finissez votre tour.
lesson-hire-why = On peut engager à tout moment de son tour, tant qu’on peut payer le prix de la carte.
lesson-hire-after = Votre mur a tenu : Botan n’a rien trouvé pour ① lui et l’a pris.
lesson-hire-else-geisha = C’est permis : pour une pièce elle regarde une main. Le Daimyo vous aurait payé.
lesson-hire-else-card = C’est permis : moins de pièces. Un sept en rapporterait six.
lesson-hire-else-end = C’est permis : les pièces vous restent pour plus tard.

lesson-circle-title = Le cercle se ferme
lesson-circle-say = Rien au-dessus de 13 ? Après treize vient un, dans la même couleur : ① le 1 noir.
lesson-circle-why = Cela vaut aussi dans l’autre sens : sur la pile qui descend, treize suit un.
lesson-circle-else-hire = C’est permis : une aide peut venir avant ou après une carte.

lesson-bend-title = Plier une carte
lesson-bend-say = Rien ne va, et un sept dort dessous. Pour deux pièces, ① le Deuxième Cuisinier fait compter ② le 8 noir comme un 6.
lesson-bend-then-card = Maintenant ① le 8 noir compte comme 6 ou 10 : six sur six va. Posez-le à droite.
lesson-bend-then-end = Les deux piles sont servies. Finissez votre tour.
lesson-bend-why = Quinze aides en tout ; chacune dit sur sa carte ce qu’elle fait.
lesson-bend-after = Pour le joueur suivant, ① c’est de nouveau un 8. Chiyo n’a rien qui aille.
lesson-bend-else-take = Trois shurikens et une pièce : vous seriez à égalité avec Botan, et les pièces départagent.
lesson-bend-else-hire = C’est permis, et payé. Le Deuxième Cuisinier aurait fait aller votre 8.

lesson-count-title = Deux cartes restent
lesson-count-say = Les deux dernières cartes ne se jouent pas et ne comptent pas. Dix-sept, vingt, vingt-trois : le plus petit total gagne. Vous.
lesson-count-why = Une partie entière a trois manches. On additionne les shurikens des trois.

lesson-hint-hire = Vous avez des pièces : on peut engager une aide à tout moment du tour.
lesson-hint-take = Aucune carte ne va ici : la pile est à vous, pièces maintenant, shurikens plus tard.
lesson-hint-replace = Vous relancez la pile : un 1 sur celle qui descend, un 13 sur celle qui monte fait un mur.
lesson-hint-refresh = Six pièces apportent une ligne nouvelle, dont une aide gratuite.
lesson-hint-vote = Chacun choisit un jeton en secret, puis on les révèle ensemble.
lesson-hint-free = Cette aide ne coûte rien maintenant. On peut aussi la laisser.
