
lesson-goal-title = Le but
lesson-goal-say = C’est une course à l’honneur. ① Le premier à 250 gagne aussitôt ; une partie entière va à 400.
lesson-goal-why = L’honneur ne monte qu’à votre revenu, au début de votre tour.

lesson-pay-title = Vos maisons rapportent
lesson-pay-say = Votre tour commence par le revenu : ① votre Daimyo 10, ② dame Nō 10. Seules comptent les cartes posées.
lesson-pay-why = Le premier chiffre d’une carte est l’honneur, le deuxième le ki, le troisième la force.

lesson-ki-title = Le ki, c’est du temps
lesson-ki-say = Neuf de ki, trois actions. ① Le Théâtre Nô apporte 3 de ki et 20 points d’honneur par tour : jouez-le près de votre Samouraï.
lesson-ki-why = Chaque tranche de 3 de ki est une action. Avec le théâtre : 12 de ki, il en reste donc trois.
lesson-ki-else-daimyo = Mêmes chiffres ; si votre Daimyo meurt, il disparaît avec lui.

lesson-lady-title = Une dame par maison
lesson-lady-say = Une dame par maison. Nō vit chez votre Samouraï, ① O-Ichi ira donc chez votre Daimyo : 16 de ki, cinq actions.
lesson-lady-why = Les dames apportent ki et honneur. Une maison n’en a qu’une.
lesson-lady-else-other = C’est permis : la dame peut venir ensuite.

lesson-army-title = Les armées sont des dés
lesson-army-say = Chaque tranche de 3 de force est un dé au combat. ① Deux cavaleries la portent à 13 : quatre dés.
lesson-army-why = La force des deux maisons compte quand vous attaquez. Votre Daimyo mène.
lesson-army-else-samurai = Elle combat aussi, et survit à une bataille perdue.

lesson-draw-title = Piocher
lesson-draw-say = La dernière action pioche ① une carte. Sept en main au plus. Puis finissez votre tour.
lesson-draw-then-end = Plus rien à faire. Finissez votre tour.
lesson-draw-why = Les actions inutilisées sont perdues à la fin du tour.
lesson-draw-else-play = C’est permis : de la force au lieu d’une carte.

lesson-face-title = Sauver la face
lesson-face-say = Un affront ! L’endurer coûte 75, une mort toute une maison. ① Sauver la face le ramène à 30, sans action.
lesson-face-why = Certaines cartes répondent hors de votre tour. 80 devient 50.
lesson-face-else-accept = C’est permis : 75 perdus, il en reste 5.
lesson-face-else-death = Pas d’honneur perdu, mais une maison disparaît avec lui.

lesson-castle-title = Un château se prend
lesson-castle-say = ① Chiyo a bâti un château. Il lui rapporte, mais qui a un château ou le titre peut être attaqué : 4 dés contre 3.
lesson-castle-why = Une déclaration est gratuite, une par tour. Le château lui donne 5 de force en défense.
lesson-castle-else-card = C’est permis : les cartes peuvent précéder une déclaration.
lesson-castle-else-end = C’est permis ; une déclaration est gratuite, une par tour.

lesson-sum-title = La plus haute somme
lesson-sum-say = Dix-sept contre onze : son Daimyo tombe, et sa maison avec lui. On demande à chacun s’il sauve sa face ; passez.
lesson-sum-why = Chaque camp additionne ses dés ; la plus haute somme gagne.

lesson-spoils-title = Le butin
lesson-spoils-say = Prenez ① le château : 15 points d’honneur par tour, et 5 de force quand on vous attaque.
lesson-spoils-then-end = Une déclaration par tour, et elle est faite. Finissez votre tour.
lesson-spoils-why = Vous pourriez aussi le brûler : personne ne l’aurait.
lesson-spoils-after = Sans seigneur, ① Chiyo est Rônin : elle ne gagne rien et se promet à Botan.
lesson-spoils-else-burn = C’est permis : personne ne l’a, et votre revenu reste 45.

lesson-guard-title = Un garde
lesson-guard-say = Un assassin réussit sur 3 ou plus. Avec ① un garde dans la maison, seulement sur 5 ou 6. Postez-le près de votre Daimyo.
lesson-guard-why = Un garde pare le coup une fois, puis il est perdu.
lesson-guard-else-samurai = C’est permis : il y garde votre Samouraï. Le Daimyo reste seul.

lesson-shogun-title = Shogun
lesson-shogun-say = Pas encore de Shogun. Prenez ① le titre : 50 points d’honneur par tour à trois. Mais tous peuvent vous attaquer.
lesson-shogun-then-end = Vous êtes Shogun. Finissez votre tour, et tenez bon.
lesson-shogun-why = 60 par tour des maisons, 50 du titre : 110.
lesson-shogun-else-end = C’est permis : sans le titre, c’est un tour de plus.

lesson-hold-title = Le garder
lesson-hold-say = Six dés gardent le titre ; le seigneur de Botan n’est plus. L’assassin de Chiyo fait quatre : ① votre garde a paré.
lesson-hold-why = Botan combattait avec la cavalerie de Chiyo : 11 de force, trois dés, 15. Vous : 18 avec le château, six dés, 21.

lesson-race-title = La course est finie
lesson-race-say = Daimyo 10, dames 15, théâtre 20, château 15, titre 50. Avec 265 vous passez la ligne : vous gagnez.
lesson-race-why = Une partie entière va à 400, avec plus de seigneurs, de ninjas et d’alliances.

lesson-hint-proclaim = Il n’y a pas de Shogun. Le titre rapporte à chaque tour, et fait de vous une cible.
lesson-hint-attack = On peut attaquer qui a un château ou le titre : comparez d’abord les dés.
lesson-hint-ally = Sans seigneur, vous ne gagnez rien. Vous pouvez vous promettre au Daimyo d’un autre.
lesson-hint-accept = Un affront : l’endurer, sauver la face avec une carte, ou laisser mourir quelqu’un.
lesson-hint-pick = Votre espion est dans une main : prenez la carte la plus dangereuse.
lesson-hint-kill = Un assassin réussit sur 3 ou plus ; avec un garde, sur 5 ou 6.
lesson-hint-take = Le château : le prendre ou le brûler. Pris, il rapporte et fait de vous une cible.
lesson-hint-enthrone = Un Daimyo de votre main refait de vous un premier Samouraï : votre propre seigneur.
