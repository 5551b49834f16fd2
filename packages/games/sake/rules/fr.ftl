SK-SETUP-1 = La partie se joue de 3 à 8 joueurs, assis en cercle à des places fixes.
SK-SETUP-2 = Chaque joueur reçoit une fiche Samouraï, toutes différentes ; sauf si l’hôte en décide autrement, { $edition ->
    [it] elles sont tirées au sort
   *[fr] chacun choisit, dans l’ordre du tour, premier joueur d’abord
 }.
SK-SETUP-3 = Les fiches que personne n’a prises ne servent pas dans cette partie.
SK-SETUP-4 = Chaque joueur pose un marqueur Assis sur sa fiche : tous les Samouraïs commencent assis.
SK-SETUP-5 = Chaque joueur prend un Katana et le place dans sa zone de Défense.
SK-SETUP-6 = Toutes les autres cartes sauf les Lieux, Katanas non distribués compris, sont mélangées en une seule pioche.
SK-SETUP-7 = Chaque joueur reçoit, face cachée, autant de cartes que la vie de sa fiche plus 4.
SK-SETUP-8 = Quatre d’entre elles, prises sans regarder, forment sa main de départ.
SK-SETUP-9 = Les autres, que personne ne voit, forment sa pile de Vie face cachée ; leur nombre est sa Vie.
SK-SETUP-10 = Sa pile de Blessures est vide au départ.
SK-SETUP-11 = On place trois cubes Pas dans chaque intervalle entre deux Samouraïs voisins.
SK-SETUP-12 = Les cartes restantes forment la pioche face cachée au centre.
SK-SETUP-13 = Le Masu reçoit 2,5 gorgées par joueur, arrondies au supérieur.
SK-SETUP-14 = Les jetons de saké non placés dans le Masu ne servent pas.
SK-SETUP-15 = Les cubes Pas non placés forment la réserve (« la boîte ») ; il y en a 28 en tout.
SK-SETUP-16 = Si l’on joue avec un Lieu, il est choisi avant la distribution des cartes.
SK-SETUP-17 = Le joueur le plus âgé joue en premier ; en ligne, l’hôte nomme le premier joueur ou s’en remet au hasard.
SK-SETUP-18 = Pour l’ambiance : on s’adresse au premier joueur avec le suffixe « -san ».
SK-SETUP-19 = Orientation : le voisin de gauche est le joueur suivant dans le sens horaire ; le voisin de droite est le précédent.

SK-GEO-1 = Les Samouraïs vivants, dans l’ordre des places, forment un anneau (trois ou plus), une ligne (deux exactement) ou rien (un seul).
SK-GEO-2 = Entre deux Samouraïs vivants voisins il y a un intervalle : une rangée ordonnée de cubes Pas entre lesquels peuvent se tenir des Disciples.
SK-GEO-3 = La distance entre deux pièces le long d’un chemin est le nombre de cubes Pas entre elles sur ce chemin ; les pièces rencontrées ne comptent pas.
SK-GEO-4 = Dans un anneau, deux pièces ont deux distances, horaire et antihoraire ; leur somme est le nombre de cubes de l’anneau.
SK-GEO-5 = Dans une ligne, deux pièces n’ont qu’une distance.
SK-GEO-6 = Une exigence d’exactement N Pas est remplie si au moins une des distances vaut N.
SK-GEO-7 = Une exigence de N+ Pas est remplie si { $edition ->
    [it] toutes les distances valent N ou plus
   *[fr] au moins une des distances vaut N ou plus
 }.
SK-GEO-8 = Deux Samouraïs ne sont jamais à moins de 1 Pas l’un de l’autre.
SK-GEO-9 = Deux pièces adverses voisines dans un intervalle ont toujours au moins 1 Pas entre elles.
SK-GEO-10 = Deux pièces d’un même joueur peuvent avoir 0 Pas entre elles.
SK-GEO-11 = Un Disciple ne se tient que dans un des (deux au plus) intervalles voisins de son maître.
SK-GEO-12 = L’ordre des pièces d’un intervalle ne change jamais : d’abord tous les Disciples du Samouraï d’un bout, puis tous ceux du Samouraï de l’autre bout.
SK-GEO-13 = Ajouter un Pas n’importe où, c’est choisir un intervalle et, dedans, un endroit entre deux pièces voisines ; un cube de la réserve y est posé.
SK-GEO-14 = Retirer un Pas n’importe où, c’est choisir un intervalle et, dedans, un endroit entre deux pièces voisines où se trouve un cube ; un cube de cet endroit retourne à la réserve.
SK-GEO-15 = Un retrait qui laisserait deux Samouraïs, ou deux pièces adverses voisines, à moins de 1 Pas est interdit.
SK-GEO-16 = Ajouter ou retirer des Pas n’est pas un Déplacement : personne ne se lève et Tituber ne peut l’annuler.
SK-GEO-17 = Les Esprits n’ont pas de position ; il n’existe pas de distance vers un Esprit ni depuis lui.

SK-TURN-1 = Le tour passe dans le sens horaire à tous les joueurs encore en jeu, Samouraïs comme Esprits.
SK-TURN-2 = Le tour d’un Samouraï a quatre phases, toujours dans cet ordre : 1 jouer des cartes, 2 activer les Disciples, 3 piocher, 4 choisir l’arme en main.
SK-TURN-3 = En Phase 1 il peut jouer jusqu’à 2 cartes de sa main, l’une après l’autre.
SK-TURN-4 = Il peut en jouer moins, voire aucune.
SK-TURN-5 = Chaque carte sert soit pour une case Action, soit pour son texte, jamais les deux.
SK-TURN-6 = Toute carte, quel que soit son genre, peut servir pour n’importe laquelle de ses cases.
SK-TURN-7 = Les cases utilisables dans sa propre Phase 1 sont Attaque (aussi en iaïdo), Déplacement et Boire.
SK-TURN-8 = La case Défense ne sert que lorsqu’on est attaqué ou tourmenté.
SK-TURN-9 = Les textes utilisables dans sa propre Phase 1 sont Événement, Arme, Objet et Disciple.
SK-TURN-10 = Une carte jouée pour une case est défaussée quand son action est finie (même annulée).
SK-TURN-11 = Au-delà de 2 cartes, chaque carte de plus jouée en Phase 1 coûte 1 saké brûlé.
SK-TURN-12 = Les Interruptions, les cartes de Défense et les Disciples sacrifiés ne comptent dans les 2 cartes de personne.
SK-TURN-13 = Activer un Objet en jeu ne compte pas comme jouer une carte.
SK-TURN-14 = Une carte ne peut être jouée que si elle a un effet.
SK-TURN-15 = En Phase 2 tous ses Disciples avancent et attaquent.
SK-TURN-16 = En Phase 3 il pioche 2 cartes.
SK-TURN-17 = En Phase 4 il peut mettre une arme qu’il a en jeu dans sa zone de Défense à la place de celle qui s’y trouve.
SK-TURN-18 = En Phase 4 il peut aussi laisser la zone de Défense telle quelle.
SK-TURN-19 = Chaque carte porte quatre cases Action (Attaque, Défense, Déplacement, Boire), chacune avec un nombre, et un texte.

SK-ATTACK-1 = On fait une action Attaque en jouant une carte pour sa case Attaque.
SK-ATTACK-2 = L’attaquant nomme une cible : un Samouraï adverse, un Disciple adverse ou un Esprit.
SK-ATTACK-3 = L’attaquant nomme au plus une arme, qui doit être en jeu devant lui et utilisable.
SK-ATTACK-4 = Ce peut être n’importe laquelle de ses armes, pas seulement celle de sa zone de Défense.
SK-ATTACK-5 = La cible doit être à la distance qu’exige l’arme : exactement N pour « N », N ou plus pour « N+ ».
SK-ATTACK-6 = Les autres Samouraïs et Disciples sur le chemin n’arrêtent jamais une Attaque.
SK-ATTACK-7 = La valeur d’Attaque est la case Attaque de la carte plus la valeur d’Attaque de l’arme (plus les bonus des capacités).
SK-ATTACK-8 = Une Attaque à mains nues n’est permise que si l’attaquant n’a { $edition ->
    [it] aucune arme en jeu
   *[fr] aucune arme utilisable
 }.
SK-ATTACK-9 = Une Attaque à mains nues porte à exactement 1 Pas.
SK-ATTACK-10 = La valeur d’une Attaque à mains nues est la seule case Attaque de la carte.
SK-ATTACK-11 = Une Attaque est à distance si elle est faite avec une arme ainsi marquée ou par un Événement qui le dit ; toute autre Attaque, à quelque distance que ce soit, ne l’est pas.
SK-ATTACK-12 = Une Attaque dont la valeur serait 0 ne peut être déclarée.
SK-ATTACK-13 = Dommages = valeur d’Attaque − valeur de Défense, sans descendre sous 0.
SK-ATTACK-14 = Chaque point de dommage coûte 1 Point de vie à un Samouraï visé.
SK-ATTACK-15 = Un Samouraï peut attaquer aussi souvent qu’il peut jouer de cartes pour cela ; aucune limite par tour.
SK-ATTACK-16 = Attaquer sans iaïdo ne fait pas se lever un Samouraï assis.
SK-ATTACK-17 = Un Samouraï ne peut s’attaquer lui-même ni attaquer ses propres Disciples.
SK-ATTACK-18 = Ordre : déclarer (carte, cible, arme) → Interruptions → si rien n’annule, défense du Samouraï ou du Disciple, ou dématérialisation de l’Esprit → dommages → contrôle de mort → défausse de la carte.
SK-ATTACK-19 = La valeur d’Attaque est fixée à la déclaration (iaïdo : quand l’arme est nommée ; Disciple : quand la carte est retournée), la valeur de Défense quand la carte de Défense est jouée ; un saké brûlé ensuite ne change ni l’une ni l’autre.

SK-MOVE-1 = On fait une action Déplacement en jouant une carte pour sa case Déplacement.
SK-MOVE-2 = Il choisit une direction, vers son voisin de gauche ou de droite.
SK-MOVE-3 = Le maximum est la valeur de la case plus les bonus (Sandales, Tomoe).
SK-MOVE-4 = Il choisit un nombre de Pas de 1 au maximum.
SK-MOVE-5 = Pour chaque Pas, un cube juste devant lui passe juste derrière lui (dans l’intervalle de l’autre côté, contre sa fiche).
SK-MOVE-6 = Il ne change jamais de place : il ne peut dépasser un autre Samouraï.
SK-MOVE-7 = Il ne peut dépasser un Disciple adverse.
SK-MOVE-8 = Il doit s’arrêter au plus tard à 1 Pas de la pièce adverse la plus proche devant lui.
SK-MOVE-9 = S’il devait dépasser un de ses propres Disciples, il le pousse : celui-ci reste devant lui à 0 Pas, comme s’il venait d’être joué, et avance avec lui.
SK-MOVE-10 = Un Disciple poussé doit lui aussi garder au moins 1 Pas avec la pièce adverse suivante ; cela limite le Déplacement.
SK-MOVE-11 = Sa première action Déplacement fait se lever un Samouraï assis : on retire le marqueur Assis.
SK-MOVE-12 = Un Samouraï debout ne se rassoit jamais.
SK-MOVE-13 = S’il ne peut avancer d’un seul Pas dans aucune direction, le Déplacement ne peut être joué.
SK-MOVE-14 = Ordre : déclarer (carte, direction, nombre) → se lever → Interruptions → si rien n’annule, déplacer les cubes → défausser la carte.

SK-IAIDO-1 = Seul un Samouraï assis peut utiliser l’iaïdo.
SK-IAIDO-2 = Il joue une carte pour sa case Attaque ; c’est une carte sur les 2.
SK-IAIDO-3 = Il retire son marqueur Assis ; une annulation de l’iaïdo n’y change rien.
SK-IAIDO-4 = Il fait d’abord un déplacement gratuit de 2 Pas au plus (plus bonus), avec la direction, les limites et la poussée d’un Déplacement ordinaire.
SK-IAIDO-5 = Le déplacement gratuit { $edition ->
    [it] peut être de 0 Pas
   *[fr] est d’au moins 1 Pas
 }.
SK-IAIDO-6 = Il fait ensuite une Attaque avec la carte.
SK-IAIDO-7 = Le déplacement peut rapprocher ou éloigner de la cible.
SK-IAIDO-8 = Carte, direction, nombre de Pas et cible sont déclarés ensemble ; la déclaration n’est permise que si, après le déplacement, au moins une arme utilisable (ou des mains nues permises) atteint la cible.
SK-IAIDO-9 = L’arme n’est choisie qu’une fois le déplacement fait ou annulé.
SK-IAIDO-10 = Si Tituber annule le déplacement, il peut encore attaquer la cible déclarée d’où il est, si une arme l’atteint.
SK-IAIDO-11 = Si aucune ne l’atteint, il n’y a pas d’Attaque et la carte est perdue.
SK-IAIDO-12 = Si Vision double annule l’Attaque, le déplacement reste acquis.
SK-IAIDO-13 = Ordre : déclarer (carte, direction, nombre, cible) → se lever → Interruption (Tituber), seulement si le nombre est au moins 1 → déplacement → arme nommée (après Tituber il peut aussi renoncer à l’Attaque) → Interruptions, défense, dommages, contrôle de mort et défausse comme pour toute Attaque.

SK-DRINK-1 = On fait une action Boire en jouant une carte pour sa case Boire.
SK-DRINK-2 = Le joueur prend dans le Masu autant de gorgées que l’indique la case.
SK-DRINK-3 = Si le Masu en contient moins, il prend tout ce qui reste.
SK-DRINK-4 = Il ne prend pas plus de gorgées qu’il n’a de places libres.
SK-DRINK-5 = Il ne peut choisir d’en prendre moins que ne le donnent la case, le Masu et ses places libres.
SK-DRINK-6 = Il place chaque saké aussitôt.
SK-DRINK-7 = Un Boire qui prendrait 0 saké ne peut être joué.
SK-DRINK-8 = Prendre le dernier saké du Masu déclenche le Tour fatal.
SK-DRINK-9 = Pour l’ambiance : le buveur crie « SAKÉÉÉ ! ».

SK-DEF-1 = Un Samouraï attaqué peut jouer une carte de sa main pour sa case Défense.
SK-DEF-2 = Au plus une carte de Défense par Attaque.
SK-DEF-3 = À la case il ajoute la valeur de Défense de l’arme de sa zone de Défense si elle est utilisable.
SK-DEF-4 = Contre une Attaque à distance, la Défense de l’arme ne s’ajoute pas.
SK-DEF-5 = Seule l’arme de la zone de Défense compte, jamais une autre en jeu.
SK-DEF-6 = Sans carte de Défense il n’y a pas de valeur de Défense du tout : arme et Armure s’ajoutent à une carte, elles ne défendent pas seules.
SK-DEF-7 = La carte de Défense est ensuite défaussée.
SK-DEF-8 = Au lieu d’une carte de Défense, un Samouraï attaqué peut défausser une carte Disciple de sa main : l’Attaque n’inflige alors aucun dommage.
SK-DEF-9 = Le Disciple sacrifié doit venir de la main ; ceux qui sont sur la table ne peuvent être sacrifiés.
SK-DEF-10 = Le sacrifice vaut contre toute Attaque visant un Samouraï : corps à corps, à distance, iaïdo, Événement, Disciple.
SK-DEF-11 = Le sacrifice ne vaut pas contre un Tourment.
SK-DEF-12 = Avant de répondre, le défenseur peut brûler du saké pour piocher ou user de son âme ardente, y compris pour libérer son arme en main.
SK-DEF-13 = La Défense d’un Disciple est piochée, pas jouée.

SK-WEAPON-1 = Jouer le texte d’une arme la pose devant soi ; elle reste en jeu.
SK-WEAPON-2 = Le nombre d’armes qu’on peut avoir n’est pas limité.
SK-WEAPON-3 = Personne ne peut avoir en jeu deux armes du même type, même si l’une est couverte de saké.
SK-WEAPON-4 = Une arme en jeu n’en sort que par un Événement (ou par la mort ou le seppuku de son propriétaire).
SK-WEAPON-5 = Une arme posée peut servir aussitôt à attaquer.
SK-WEAPON-6 = La zone de Défense contient une arme au plus.
SK-WEAPON-7 = Une arme couverte de saké ne peut ni attaquer ni défendre, mais reste en jeu.
SK-WEAPON-8 = Une arme couverte de saké peut être ou rester dans la zone de Défense (inutilement).
SK-WEAPON-9 = Si l’arme en main est défaussée pendant le tour d’un autre, son propriétaire peut aussitôt mettre une autre arme qu’il a en jeu dans la zone de Défense.
SK-WEAPON-10 = Dans le tour des autres c’est la seule façon de changer d’arme en main ; être couverte de saké n’est pas une perte.
SK-WEAPON-11 = Si l’arme en main est perdue dans son propre tour, on choisit à nouveau en Phase 4.

SK-ITEM-1 = Jouer le texte d’un Objet le pose devant soi ; il reste en jeu comme une arme, en nombre quelconque, et sort du jeu comme elle.
SK-ITEM-2 = Personne ne peut avoir en jeu deux Objets du même type.
SK-ITEM-3 = Un Objet permanent agit tout le temps tant qu’il est utilisable.
SK-ITEM-4 = Un Objet activé n’agit que dans le tour de son propriétaire, quand il en paie le coût.
SK-ITEM-5 = Pour être activé, l’Objet doit lui-même être sans saké (brûler d’abord le sien pour piocher une carte le libère).
SK-ITEM-6 = Sandales (permanent) : +1 au maximum des actions Déplacement et du déplacement d’iaïdo.
SK-ITEM-7 = Armure improvisée (permanent) : +1 à la valeur de Défense chaque fois que son propriétaire joue une carte de Défense, aussi contre les Attaques à distance et le Tourment.
SK-ITEM-8 = Pipe (activé, brûler 1 saké) : { $edition ->
    [it] chaque Samouraï, l’utilisateur compris, défausse 1 carte de sa main
   *[fr] chaque autre Samouraï défausse 1 carte de sa main
 }.
SK-ITEM-9 = Chacun choisit sa carte à défausser ; un Samouraï à la main vide ne défausse rien.
SK-ITEM-10 = Bouteille (activé, brûler 1 saké) : le propriétaire pioche 2 cartes.
SK-ITEM-11 = Bol de riz (activé, brûler 1 saké) : le propriétaire regagne 2 Points de vie.
SK-ITEM-12 = Un saké brûlé comme coût d’un Objet ne donne rien d’autre (ni carte piochée ni carte de plus).
SK-ITEM-13 = Un Objet peut être activé autant de fois qu’on veut dans un tour, en payant chaque fois.
SK-ITEM-14 = Le coût se paie avec n’importe quel saké de son propriétaire, où qu’il soit posé.

SK-EVENT-1 = Un Événement ne se joue que dans sa propre Phase 1.
SK-EVENT-2 = Il prend effet, puis est défaussé.
SK-EVENT-3 = Les cibles sont déclarées quand il est joué ; on ne se défend pas d’un Événement, sauf quand il fait une Attaque.
SK-EVENT-4 = Les Attaques des Événements n’ont que la valeur imprimée (plus le +1 de Suenaga à distance) : aucune arme ne s’ajoute ; pour le reste ce sont des Attaques.
SK-EVENT-5 = Baguettes de jet : deux Attaques à distance, chacune de valeur 1, chacune à 2+ Pas.
SK-EVENT-6 = Elles sont déclarées et résolues l’une après l’autre.
SK-EVENT-7 = Chacune a sa cible ; les deux peuvent être la même ou différentes.
SK-EVENT-8 = On peut renoncer à la seconde Attaque.
SK-EVENT-9 = Ramen brûlant : une Attaque à distance de valeur 2 à 3+ Pas.
SK-EVENT-10 = Puanteur stratégique : ajouter 2 Pas de la réserve, chacun n’importe où.
SK-EVENT-11 = Boulettes en pleine pièce : un autre Samouraï à 4+ Pas défausse 2 cartes de sa main, de son choix (toutes, s’il en a moins).
SK-EVENT-12 = Sakuragi : piocher 2 cartes.
SK-EVENT-13 = Achat d’ivrogne : choisir un Samouraï (soi-même compris) et une arme ou un Objet qu’il a en jeu ; il est défaussé.
SK-EVENT-14 = Un saké posé sur la carte défaussée quitte la partie.
SK-EVENT-15 = Estomac sensible : choisir un Samouraï (soi-même compris) et une de ses gorgées de saké, où qu’elle soit ; elle quitte la partie.
SK-EVENT-16 = Achat d’ivrogne et Estomac sensible n’ont pas de limite de distance.
SK-EVENT-17 = Blessures feintes : le joueur regagne 2 Points de vie.
SK-EVENT-18 = Rugissement : brûler 1 saké comme coût, puis une Attaque à distance de valeur 4 à exactement 2 Pas.
SK-EVENT-19 = Le saké du Rugissement reste brûlé si l’Attaque est annulée ou parée.
SK-EVENT-20 = Lanternes éteintes : retirer 2 Pas, chacun n’importe où.
SK-EVENT-21 = Puanteur et Lanternes font ce qu’elles peuvent : si un seul Pas peut être ajouté ou retiré, un seul l’est.
SK-EVENT-22 = Les Événements qui visent un Samouraï ne peuvent choisir un Esprit.
SK-EVENT-23 = Un Événement qui fait une Attaque peut choisir toute cible permise à une Attaque, un Esprit compris (la distance est alors ignorée).

SK-INT-1 = Le texte d’une Interruption ne se joue que pendant le tour d’un autre joueur.
SK-INT-2 = Seul un Samouraï vivant peut la jouer.
SK-INT-3 = Tout Samouraï autre que celui qui est interrompu peut la jouer, qu’il soit visé ou non.
SK-INT-4 = Elle ne compte dans aucune limite de cartes.
SK-INT-5 = Elle est défaussée après usage.
SK-INT-6 = Si plusieurs Samouraïs veulent interrompre la même chose, seule la première déclarée est jouée ; les autres gardent leur carte.
SK-INT-7 = En cas de doute, la priorité va au Samouraï le plus proche dans le sens horaire de celui qui subit l’Interruption ; des réponses recueillies sous pli comptent comme données au même moment, donc en doute.
SK-INT-8 = Une Interruption ne peut elle-même être interrompue.
SK-INT-9 = Tituber annule un Déplacement d’un adversaire : une action Déplacement, la partie déplacement d’un iaïdo ou l’avancée d’un Disciple.
SK-INT-10 = Vision double annule une Attaque d’un adversaire : une action Attaque, l’Attaque d’un iaïdo, une Attaque d’un Événement ou l’Attaque d’un Disciple.
SK-INT-11 = La carte de l’action annulée (et tout coût) est dépensée et compte comme jouée.
SK-INT-12 = Le Tourment n’est pas une Attaque et ne peut être annulé.
SK-INT-13 = Le déplacement et l’Attaque d’un même iaïdo sont deux choses distinctes ; chacune peut être interrompue une fois.

SK-DISC-1 = Jouer le texte d’un Disciple place la carte à gauche ou à droite de son maître, à 0 Pas de lui, tournée vers l’extérieur.
SK-DISC-2 = À deux Samouraïs vivants, le seul côté est celui qui fait face à l’autre Samouraï.
SK-DISC-3 = Avec un seul Samouraï vivant, aucun Disciple ne peut être joué.
SK-DISC-4 = Le nombre de Disciples d’un Samouraï n’est pas limité.
SK-DISC-5 = Les Disciples agissent dans la Phase 2 de leur maître, y compris ceux joués dans la Phase 1 juste avant.
SK-DISC-6 = Le maître choisit l’ordre ; chaque Disciple avance et attaque avant que le suivant commence.
SK-DISC-7 = Un Disciple n’avance qu’en s’éloignant de son maître, toujours dans la même direction.
SK-DISC-8 = Il avance automatiquement de 2 Pas, ou moins s’il devait sinon venir à moins de 1 Pas de la pièce adverse la plus proche devant lui ou dépasser un autre Disciple de son maître.
SK-DISC-9 = Il peut se tenir au même endroit que d’autres Disciples de son maître (0 Pas entre eux).
SK-DISC-10 = Si, après son avancée (ou sans avancée), une pièce adverse devant lui est à exactement 1 Pas, il doit attaquer ; « devant » = dans l’intervalle où il se tient, Samouraï du bout compris.
SK-DISC-11 = Si plusieurs pièces adverses devant lui sont à exactement 1 Pas (un Disciple à 0 Pas de son maître et ce maître, ou deux Disciples au même endroit), son propriétaire choisit la cible.
SK-DISC-12 = Pour son Attaque, le propriétaire retourne la carte du dessus de la pioche : valeur d’Attaque = case Attaque de cette carte + Attaque du Disciple (+0).
SK-DISC-13 = L’Attaque d’un Disciple n’est pas à distance.
SK-DISC-14 = Un Samouraï attaqué par un Disciple se défend normalement (carte de Défense, sacrifice).
SK-DISC-15 = Quand un Disciple est attaqué, son propriétaire retourne la carte du dessus de la pioche : valeur de Défense = case Défense de cette carte + Défense du Disciple (+0).
SK-DISC-16 = Un Disciple qui subit 1 dommage ou plus est éliminé : sa carte est défaussée.
SK-DISC-17 = Les cartes retournées pour des Disciples vont aussitôt à la défausse, jamais dans une main (un mélange causé par la dernière carte retournée la comprend donc).
SK-DISC-18 = Les Disciples bloquent le déplacement des Samouraïs adverses, pas leurs Attaques.
SK-DISC-19 = Un Disciple est poussé par son propre maître quand celui-ci se déplace.
SK-DISC-20 = On ne pose jamais de saké sur un Disciple.
SK-DISC-21 = Ordre de l’action d’un Disciple : avancée annoncée → Interruption (Tituber), seulement s’il avance d’au moins 1 Pas → avancée → si une cible est à 1 Pas : cible choisie, carte retournée → Interruption (Vision double) → défense → dommages.
SK-DISC-22 = Un Disciple dont l’avancée a été annulée attaque quand même s’il a une cible à 1 Pas.
SK-DISC-23 = Un Disciple ne dépasse jamais un autre Disciple, ami ou adverse.
SK-DISC-24 = Chaque Disciple agit au plus une fois par Phase 2 ; celui qui retourne dans une main avant son activation n’agit pas.

SK-HAND-1 = Aucun joueur ne peut jamais avoir plus de 4 cartes en main.
SK-HAND-2 = Un joueur qui en a plus de 4 défausse aussitôt jusqu’à 4, en choisissant lui-même les cartes.
SK-HAND-3 = Quand un même effet fait piocher plusieurs cartes, toutes sont piochées avant de défausser.
SK-HAND-4 = La limite vaut aussi pour les Esprits.
SK-HAND-5 = Chaque fois qu’un effet fait défausser un joueur de sa main, c’est ce joueur qui choisit les cartes.

SK-DECK-1 = Les cartes défaussées vont dans une seule défausse commune.
SK-DECK-2 = Quand la pioche est épuisée, la défausse est mélangée et forme la nouvelle pioche.
SK-DECK-3 = Cela se fait au moment où la dernière carte quitte la pioche, pour qu’une carte du dessus soit visible autant que possible ; une pioche en cours continue dans la nouvelle pile.
SK-DECK-4 = Si les deux piles sont vides, on ne peut rien piocher ; la prochaine carte défaussée, ou les prochaines défaussées ensemble, mélangées, forment aussitôt la nouvelle pioche.
SK-DECK-5 = Le dos de la carte du dessus de la pioche est visible de tous et décide de ce que peuvent faire les Esprits.
SK-DECK-6 = Les cartes de Vie et de Blessures ne vont jamais directement à la pioche ; elles n’y arrivent qu’en passant par une main, ou par un seppuku, et la défausse.
SK-DECK-7 = Le dos de chaque carte est d’un des trois types (Poussée, Bagarre, Somnolence) ; les dos ne servent qu’aux Esprits.

SK-SOUL-1 = À tout moment, dans le tour de n’importe qui, un Samouraï peut piocher des cartes de sa propre pile de Vie dans sa main (un instant).
SK-SOUL-2 = Il peut le faire une fois par tour, chaque tour de chaque joueur comptant séparément.
SK-SOUL-3 = Il annonce d’abord le nombre, puis pioche exactement autant de cartes.
SK-SOUL-4 = Au moins une carte doit rester dans la pile de Vie.
SK-SOUL-5 = C’est impossible tant qu’un saké est posé sur sa pile de Vie.
SK-SOUL-6 = Les cartes ainsi piochées ne retournent jamais dans la Vie ni les Blessures : sa Vie est réduite pour de bon.
SK-SOUL-7 = La limite de main s’applique après la pioche.

SK-SAKE-1 = Tout saké qu’un Samouraï prend doit être posé aussitôt sur quelque chose à lui qui puisse le porter.
SK-SAKE-2 = Places : chaque arme en jeu (celle en main comprise), chaque Objet en jeu, sa pile de Vie, sa fiche Samouraï ; un saké au plus sur chacune.
SK-SAKE-3 = Une fois posé, un saké ne peut être déplacé par son propriétaire.
SK-SAKE-4 = Sur une arme ou un Objet : la carte est inutilisable tant que le saké y est.
SK-SAKE-5 = Sur la pile de Vie : il compte pour 1 Point de vie de plus et se perd avant toute carte de Vie.
SK-SAKE-6 = Sur la pile de Vie il interdit aussi l’âme ardente.
SK-SAKE-7 = Sur la fiche : la capacité spéciale du Samouraï ne peut être utilisée.
SK-SAKE-8 = Pour l’ambiance : avec un saké sur la fiche, le joueur parle comme un ivrogne.
SK-SAKE-9 = Le total d’un Samouraï est le nombre de gorgées sur toutes ses places ensemble.
SK-SAKE-10 = Si une carte portant un saké est défaussée, le saké quitte la partie.
SK-SAKE-11 = Le saké qui quitte la partie ne retourne jamais au Masu.
SK-SAKE-12 = Un saké pris mais pas encore posé ne peut être brûlé.

SK-BURN-1 = Brûler un saké le retire de la partie ; son propriétaire choisit lequel.
SK-BURN-2 = À tout moment, dans le tour de n’importe qui, un Samouraï peut brûler 1 saké pour piocher 1 carte (un instant).
SK-BURN-3 = Dans sa propre Phase 1 un Samouraï peut brûler 1 saké pour jouer une carte au-delà de la limite de 2.
SK-BURN-4 = Chaque saké brûlé n’achète qu’une chose.
SK-BURN-5 = On peut brûler autant de gorgées qu’on veut.
SK-BURN-6 = Ce que le saké couvrait redevient aussitôt utilisable.
SK-BURN-7 = Brûler est aussi le coût de la Pipe, de la Bouteille, du Bol de riz et du Rugissement.
SK-BURN-8 = Les Esprits ne brûlent pas de saké.
SK-BURN-9 = Le saké d’une carte de plus est brûlé à la déclaration de la carte, avant son effet ; la carte doit être permise sans ce saké (ce peut donc être celui-là même qui couvrait l’arme utilisée).

SK-DMG-1 = Chaque point de dommage à un Samouraï lui retire 1 Point de vie.
SK-DMG-2 = Perdre une Vie = la carte du dessus de sa pile de Vie va, face cachée et sans être vue, sur sa pile de Blessures.
SK-DMG-3 = Si un saké est posé sur sa pile de Vie, le premier point de dommage retire ce saké de la partie au lieu d’une carte.
SK-DMG-4 = Les dommages au-delà de la dernière carte de Vie n’ont pas d’autre effet.
SK-DMG-5 = Un Samouraï dont la pile de Vie n’a plus de carte est mort aussitôt, même s’il lui reste du saké ailleurs.

SK-HEAL-1 = Récupérer une Vie = la carte du dessus des Blessures va, face cachée et sans être vue, sur la pile de Vie.
SK-HEAL-2 = On ne peut regagner plus de Points de vie qu’il n’y a de cartes dans les Blessures.
SK-HEAL-3 = Un saké sur la pile de Vie reste dessus quand on regagne des Points de vie.

SK-DEATH-1 = Tout le saké du Samouraï mort (cartes, pile de Vie, fiche) quitte la partie.
SK-DEATH-2 = Sa main est défaussée.
SK-DEATH-3 = Toutes ses cartes en jeu sont défaussées : armes, Objets, Disciples.
SK-DEATH-4 = S’il reste au moins trois Samouraïs vivants : des deux intervalles voisins du mort, on garde celui qui a le moins de cubes, qui devient l’intervalle entre ses deux voisins.
SK-DEATH-5 = Si les deux en ont autant, le joueur mourant choisit lequel garder.
SK-DEATH-6 = Les cubes de l’autre intervalle retournent à la réserve.
SK-DEATH-7 = Les Disciples de Samouraïs vivants dans un intervalle retiré retournent dans la main de leur propriétaire ; puis la limite de main s’applique.
SK-DEATH-8 = Les Disciples de Samouraïs vivants dans l’intervalle gardé restent où ils sont.
SK-DEATH-9 = Sa fiche est retournée ; il est désormais un Esprit.
SK-DEATH-10 = Sa pile de Blessures, avec les cartes de Vie tout juste perdues, devient sa main ; puis la limite de main s’applique.
SK-DEATH-11 = Son marqueur Assis, s’il en a un, est retiré.
SK-DEATH-12 = Il garde sa place dans l’ordre du tour.
SK-DEATH-13 = Celui qui tue ne gagne rien.

SK-LINE-1 = Quand une mort laisse exactement deux Samouraïs vivants, on ne garde que le plus court des trois intervalles (les deux voisins du mort et celui entre les survivants) ; il devient le seul intervalle entre eux.
SK-LINE-2 = Si des intervalles sont également courts, le joueur mourant choisit.
SK-LINE-3 = Les cubes des deux autres intervalles retournent à la réserve.
SK-LINE-4 = Les Disciples de Samouraïs vivants dans un intervalle retiré retournent en main ; ceux de l’intervalle gardé restent où ils sont.
SK-LINE-5 = Un Samouraï qui avance vers l’autre retire autant de cubes devant lui vers la réserve ; il s’arrête à 1 Pas de la pièce adverse la plus proche et pousse ses propres Disciples comme à tout Déplacement.
SK-LINE-6 = Un Samouraï qui s’éloigne ajoute autant de cubes de la réserve contre sa fiche.
SK-LINE-7 = Il ne peut s’éloigner au-delà de ce que permet la réserve.
SK-LINE-8 = Quand une mort laisse un seul Samouraï vivant, tous les cubes retournent à la réserve.
SK-LINE-9 = Ses Disciples retournent alors dans sa main, et la limite de main s’applique.
SK-LINE-10 = À deux Samouraïs vivants, la direction d’un Déplacement ou d’un déplacement d’iaïdo est vers l’autre ou loin de lui (pas gauche ni droite), et les cubes vont à la réserve ou en viennent au lieu de changer de côté.
SK-LINE-11 = Avec un seul Samouraï vivant il n’y a ni intervalle ni distance : il ne peut faire de Déplacement (donc pas d’iaïdo avec déplacement), et ses Attaques ne visent que des Esprits.

SK-SPIRIT-1 = Un Esprit n’est pas un Samouraï : les cartes et capacités qui visent des Samouraïs ne le touchent pas.
SK-SPIRIT-2 = Un Esprit n’utilise que le dos de ses cartes ; les faces ne lui disent rien.
SK-SPIRIT-3 = Un Esprit ne peut jouer une carte de sa main que si son dos est celui de la carte du dessus de la pioche à ce moment.
SK-SPIRIT-4 = Les cartes jouées par des Esprits sont défaussées.
SK-SPIRIT-5 = Un Esprit n’a ni armes, ni Objets, ni Disciples, ni Vie, ni position.
SK-SPIRIT-6 = Le tour d’un Esprit a trois étapes : 1 Pouvoir d’ivresse, 2 piocher une carte, 3 Tourmenter ou Voler.
SK-SPIRIT-7 = À l’étape 2 il pioche 1 carte de la pioche dans sa main.
SK-SPIRIT-8 = À l’étape 3 il peut faire l’un des deux, ou rien.
SK-SPIRIT-9 = Les Esprits peuvent avoir autant de gorgées que ce soit sur leur fiche.
SK-SPIRIT-10 = Les Esprits jouent et gagnent seulement en équipe.

SK-POWER-1 = Le pouvoir est fixé par le dos de la carte du dessus de la pioche quand l’Esprit le déclare.
SK-POWER-2 = L’utiliser est { $edition ->
    [it] facultatif
   *[fr] obligatoire si possible
 }.
SK-POWER-3 = Poussée : ajouter ou retirer un Pas n’importe où.
SK-POWER-4 = Bagarre : déplacer un saké d’un Samouraï d’une de ses places à une autre de ses places qui n’en porte pas.
SK-POWER-5 = Pour Bagarre, la pile de Vie et la fiche comptent comme places, dans les deux sens.
SK-POWER-6 = Somnolence : prendre une carte de la main d’un Samouraï, sans en voir la face, et la donner à un autre Samouraï ; puis la limite de main s’applique.
SK-POWER-7 = L’Esprit fait tous les choix de son pouvoir.
SK-POWER-8 = Si le pouvoir ne peut être accompli, rien ne se passe.
SK-POWER-9 = Le pouvoir ne joue aucune carte de la main.

SK-STEAL-1 = À l’étape 3 un Esprit peut prendre 1 saké du Masu et le poser sur sa fiche.
SK-STEAL-2 = On ne joue pas de carte pour cela.
SK-STEAL-3 = C’est impossible quand le Masu est vide.
SK-STEAL-4 = Prendre ainsi le dernier saké déclenche le Tour fatal.

SK-TORMENT-1 = L’Esprit nomme un Samouraï vivant, à n’importe quelle distance.
SK-TORMENT-2 = Le Samouraï doit avoir au moins 1 saké.
SK-TORMENT-3 = L’Esprit joue une ou plusieurs cartes de sa main dont le dos est celui de la carte du dessus.
SK-TORMENT-4 = Chacune de ces cartes vole 1 saké.
SK-TORMENT-5 = Aide : d’autres Esprits peuvent jouer des cartes au dos correspondant.
SK-TORMENT-6 = { $edition ->
    [it] Chaque aide ajoute 1 en tout à ce qui est volé ; il joue donc 1 carte
   *[fr] Chaque carte d’aide vole 1 gorgée de plus, sans limite par aide
 }.
SK-TORMENT-7 = Après l’aide, le Samouraï peut se défendre comme contre une Attaque qui n’est pas à distance : une carte de Défense plus l’arme en main utilisable plus les bonus ; chaque point évite la perte de 1 saké.
SK-TORMENT-8 = Gorgées perdues = cartes comptées − valeur de Défense, pas moins de 0 ni plus qu’il n’en a.
SK-TORMENT-9 = Le Samouraï choisit lesquelles de ses gorgées il perd.
SK-TORMENT-10 = L’Esprit tourmenteur pose les gorgées volées sur sa fiche ou celles d’autres Esprits, réparties à son gré ; un receveur n’a pas besoin d’avoir aidé.
SK-TORMENT-11 = Le Tourment n’est pas une Attaque : Vision double, le sacrifice d’un Disciple et tout ce qui touche les Attaques ne s’appliquent pas.
SK-TORMENT-12 = Le Tourment ne cause pas de dommage, sauf qu’un saké volé sur la pile de Vie ne protège plus.
SK-TORMENT-13 = Ordre : déclarer (Samouraï, ses cartes) → aide → défense → le Samouraï choisit les gorgées perdues → l’Esprit répartit.

SK-DEMAT-1 = Un Samouraï peut attaquer n’importe quel Esprit quels que soient les Pas de son arme ; toute arme convient.
SK-DEMAT-2 = L’arme doit quand même être utilisable.
SK-DEMAT-3 = Il peut aussi attaquer un Esprit à mains nues, là où une Attaque à mains nues est permise, sans contrôle de distance.
SK-DEMAT-4 = L’Esprit doit avoir au moins 1 saké.
SK-DEMAT-5 = L’Esprit attaqué évite toute l’Attaque si une carte au dos correspondant est jouée de sa main.
SK-DEMAT-6 = Tout autre Esprit peut jouer cette carte pour lui.
SK-DEMAT-7 = Sinon l’Esprit perd 1 saké de sa fiche par point d’Attaque, tant qu’il en a ; ils quittent la partie.
SK-DEMAT-8 = Un Esprit n’a pas de valeur de Défense et ne peut être tué.
SK-DEMAT-9 = Seules les Attaques des Samouraïs atteignent les Esprits ; les Disciples ne les attaquent pas.
SK-DEMAT-10 = Vision double peut annuler une Attaque contre un Esprit, avant l’occasion de se dématérialiser.

SK-FATAL-1 = Il se déclenche au moment où un joueur, Samouraï ou Esprit, prend le dernier saké du Masu.
SK-FATAL-2 = Le saké tout juste pris est posé avant toute autre chose.
SK-FATAL-3 = { $edition ->
    [it] Sauf si l’hôte fait suivre un dernier tour entier, le tour en cours du preneur n’est pas interrompu quand le Masu est vidé.
   *[fr] Une fois ce saké posé et la carte jouée pour lui défaussée, le tour en cours du preneur finit aussitôt ; ses cartes et phases restantes sont sautées.
 }
SK-FATAL-4 = { $edition ->
    [it] Il ne prend pas d’autre tour pour cela, sauf si l’hôte fait suivre aussitôt un dernier tour entier.
   *[fr] Il commence immédiatement un nouveau tour complet, le premier du Tour fatal.
 }
SK-FATAL-5 = { $edition ->
    [it] Le tour où le Masu a été vidé va à son terme normal et est lui-même le tour du preneur dans le Tour fatal.
   *[fr] Le tour où le Masu a été vidé n’est pas celui du preneur dans le Tour fatal ; c’est le nouveau tour.
 }
SK-FATAL-6 = Ensuite chaque autre joueur, dans le sens horaire, Samouraïs et Esprits, a exactement un tour.
SK-FATAL-7 = Toutes les règles normales valent dans ces tours.
SK-FATAL-8 = Un Samouraï tué avant son tour fatal le joue en Esprit.
SK-FATAL-9 = Un Samouraï tué après son tour fatal n’a plus de tour dans ce Tour fatal.
SK-FATAL-10 = Après le dernier de ces tours on détermine le résultat.
SK-FATAL-11 = Le Masu est retourné ; il reste vide jusqu’à la fin.

SK-END-1 = La partie ne finit jamais avant la fin d’un Tour fatal.
SK-END-2 = Tout le saké d’un Samouraï compte, où qu’il soit posé.
SK-END-3 = { $edition ->
    [it] Un seul Samouraï a le plus de saké, et tous les Esprits ensemble en ont moins, ou personne n’est mort : il gagne.
   *[fr] Un seul Samouraï a le plus de saké, et plus que tous les Esprits ensemble, ou personne n’est mort : il gagne.
 }
SK-END-4 = { $edition ->
    [it] Tous les Esprits ensemble ont plus de saké que n’importe quel Samouraï : les Esprits gagnent en équipe, quel que soit le nombre de Samouraïs en tête.
   *[fr] Un seul Samouraï a le plus de saké parmi les vivants, mais tous les Esprits ensemble en ont plus : les Esprits gagnent en équipe.
 }
SK-END-5 = { $edition ->
    [it] Tous les Esprits ensemble ont autant de saké que le meilleur Samouraï : les autres Samouraïs font seppuku, et ceux en tête et les Esprits jouent un nouveau Tour fatal.
   *[fr] Un seul Samouraï a le plus de saké, et tous les Esprits ensemble en ont autant : les autres Samouraïs font seppuku, et lui et les Esprits jouent un nouveau Tour fatal.
 }
SK-END-6 = { $edition ->
    [it] Deux Samouraïs ou plus sont en tête, et tous les Esprits ensemble ont moins de saké, ou personne n’est mort : les autres Samouraïs et toute l’équipe des Esprits font seppuku, et ceux en tête jouent un nouveau Tour fatal.
   *[fr] Deux Samouraïs ou plus ont ensemble le plus de saké : les autres Samouraïs font seppuku, et eux et les Esprits jouent un nouveau Tour fatal, quel que soit le total des Esprits.
 }
SK-END-7 = { $edition ->
    [it] Tous les Esprits ensemble ont plus de saké que n’importe quel Samouraï : les Esprits gagnent en équipe, quel que soit le nombre de Samouraïs en tête.
   *[fr] Un seul Samouraï a le plus de saké parmi les vivants, mais tous les Esprits ensemble en ont plus : les Esprits gagnent en équipe.
 }
SK-END-8 = { $edition ->
    [it] Un seul Samouraï a le plus de saké, et tous les Esprits ensemble en ont moins, ou personne n’est mort : il gagne.
   *[fr] Un seul Samouraï a le plus de saké, et plus que tous les Esprits ensemble, ou personne n’est mort : il gagne.
 }
SK-END-9 = { $edition ->
    [it] Deux Samouraïs ou plus sont en tête, et tous les Esprits ensemble ont moins de saké, ou personne n’est mort : les autres Samouraïs et toute l’équipe des Esprits font seppuku, et ceux en tête jouent un nouveau Tour fatal.
   *[fr] Deux Samouraïs ou plus ont ensemble le plus de saké : les autres Samouraïs font seppuku, et eux et les Esprits jouent un nouveau Tour fatal, quel que soit le total des Esprits.
 }
SK-END-10 = { $edition ->
    [it] Tous les Esprits ensemble ont autant de saké que le meilleur Samouraï : les autres Samouraïs font seppuku, et ceux en tête et les Esprits jouent un nouveau Tour fatal.
   *[fr] Un seul Samouraï a le plus de saké, et tous les Esprits ensemble en ont autant : les autres Samouraïs font seppuku, et lui et les Esprits jouent un nouveau Tour fatal.
 }
SK-END-11 = Un nouveau Tour fatal commence par celui qui a commencé le précédent ou, s’il est éliminé, le suivant encore en jeu dans le sens horaire ; chacun de ceux qui restent a un tour.
SK-END-12 = Le dernier Tour fatal que la table permet n’a pas donné de vainqueur unique, et la partie s’arrête là : les Esprits gagnent s’ils ont ensemble plus que tout Samouraï ; sinon tous les Samouraïs qui ont le plus de saké partagent la victoire, avec l’équipe des Esprits si elle en a autant.
SK-END-13 = Si aucun Samouraï n’était vivant à la fin d’un Tour fatal, les Esprits gagneraient ; les cartes ne le permettent pas.

SK-SEPPUKU-1 = Un joueur qui fait seppuku est hors de la partie ; il ne devient pas Esprit.
SK-SEPPUKU-2 = Son saké quitte la partie.
SK-SEPPUKU-3 = Sa main, ses cartes en jeu, sa pile de Vie et ses Blessures sont défaussées.
SK-SEPPUKU-4 = Une fois que tous ceux qui font seppuku ont perdu leurs biens, leurs intervalles se referment comme pour une mort, un par un dans le sens horaire depuis celui qui a commencé le Tour fatal achevé, lui d’abord ; de deux intervalles égaux on garde sans demander celui entre survivants, sinon celui de sa gauche.
SK-SEPPUKU-5 = Il n’a plus de tour.
SK-SEPPUKU-6 = Quand un vainqueur est déclaré, le seppuku des perdants n’est que pour l’ambiance.

SK-ABIL-1 = Une capacité agit toute la partie tant que son possesseur est vivant et n’a pas de saké sur sa fiche.
SK-ABIL-2 = Elle n’agit jamais pour un Esprit.
SK-ABIL-3 = Musashi : une Attaque qu’il fait avec une arme (iaïdo et Attaques contre les Esprits compris) est à +1 si, quand sa valeur est calculée, il a deux armes utilisables ou plus en jeu.
SK-ABIL-4 = Munenori : +1 à la valeur de Défense chaque fois qu’il joue une carte de Défense (Attaque, Attaque à distance, Tourment).
SK-ABIL-5 = Mitsuyoshi : après une Attaque contre lui où il a joué une carte de Défense et subi 0 dommage, il pioche 1 carte (automatique).
SK-ABIL-6 = Ittôsai : le maximum de base de son déplacement d’iaïdo est 3 au lieu de 2, et son Attaque d’iaïdo est à +1.
SK-ABIL-7 = Masamune : l’Attaque et la Défense de ses Disciples sont chacune à +1.
SK-ABIL-8 = Suenaga : chaque Attaque à distance qu’il fait (Yumi, chaque Attaque des Baguettes, Ramen, Rugissement) est à +1.
SK-ABIL-9 = Masako : une fois dans chacune de ses Phases 1, elle peut défausser 1 carte de sa main pour regagner 1 Point de vie ; ce n’est pas une carte jouée et il faut au moins 1 carte dans ses Blessures.
SK-ABIL-10 = Tomoe : +1 au maximum de chaque action Déplacement et déplacement d’iaïdo.

SK-LOC-1 = Avant la partie les joueurs peuvent choisir un Lieu ; sa règle vaut pour toute la partie.
SK-LOC-2 = La règle d’un Lieu l’emporte sur la règle ordinaire qu’elle contredit.
SK-LOC-3 = Distillerie : le saké pris au début d’un tour est obligatoire si le Masu en contient et que le Samouraï a une place libre ; il va sur une arme, un Objet, la pile de Vie ou la fiche, une gorgée au plus sur chacun.
SK-LOC-4 = Distillerie : les Esprits n’en prennent pas.
SK-LOC-5 = Pont étroit : il y a 2 Pas dans chaque intervalle au début. Champ de bataille : tous commencent debout. Source chaude : à la fin d’un tour non interrompu où ni lui ni ses Disciples n’ont déclaré d’Attaque, un Samouraï regagne 1 Point de vie. Cimetière : un Esprit pioche 2 cartes. Dojo : aucune Attaque à distance ne peut être déclarée. Jardin des cerisiers : un Samouraï pioche 3 cartes en Phase 3. Orage : le maximum d’un Déplacement ou d’un déplacement d’iaïdo baisse de 1, sans tomber sous 1, et les Disciples avancent de 1 Pas au plus.

SK-EX-1 = Cinq joueurs mettent 13 gorgées dans le Masu.
SK-EX-2 = Bruno avance de 2 Pas en iaïdo et frappe Camille à 5 ; elle se défend à 3 et subit 2 blessures.
SK-EX-3 = David pose un Yumi et tire sur Bruno à 3 ; le Katana n’aide pas et il reste 1 blessure.
SK-EX-4 = Un Disciple avance de 2 et frappe à 2, arrêté par un sacrifice ; un autre Disciple l’abat ensuite.
SK-EX-5 = L’iaïdo d’Alain à 6 avec un No-Dachi, et ce qu’en font Vision double ou Tituber.
SK-EX-6 = Camille couvre sa pile de Vie et son Katana, perd la Naginata et brûle pour libérer le Katana.
SK-EX-7 = Bagarre, un tourment de 3 avec aide, une défense de 2 et deux Attaques contre un Esprit.
SK-EX-8 = Pousser son propre Disciple ne laisse que 2 Pas d’un Déplacement de 3.
SK-EX-9 = Une mort dans un anneau de quatre garde l’intervalle de 2 et rend 4 cubes et un Disciple.
SK-EX-10 = Une mort qui en laisse deux garde l’intervalle de 2 ; la réserve gagne 7.
SK-EX-11 = 3 dommages tuent un Samouraï à 2 cartes et un saké ; 2 lui laissent une carte.
SK-EX-12 = Le verre fatal { $edition ->
    [it] ne finit pas le tour
   *[fr] finit le tour et en commence un nouveau
 }.
SK-EX-13 = 4, 4 et 2 contre des Esprits à 5 : { $edition ->
    [it] les Esprits gagnent
   *[fr] on joue un nouveau Tour fatal
 }.
SK-EX-14 = Un iaïdo arrêté par Tituber puis par Vision double.
SK-EX-15 = Un Disciple tue le dernier adversaire, et la partie continue avec un seul Samouraï.
SK-EX-16 = Personne n’a bu : { $edition ->
    [it] personne ne fait seppuku et tous jouent un nouveau Tour fatal
   *[fr] tous sont à égalité, donc personne ne fait seppuku et tous jouent un nouveau Tour fatal
 }.

A-1 = Les deux piles vides, on ne pioche rien, une valeur retournée est 0 et les Esprits ne peuvent rien faire des cartes ; les prochaines cartes défaussées forment la pioche.
A-3 = Que personne ne vive ne peut arriver ; sinon les Esprits gagneraient.
A-10 = Un Événement ou Objet sans effet possible ne peut être joué ni activé.
A-24 = L’avancée ou l’Attaque d’un Disciple peut être interrompue ; sa carte est retournée avant qu’on demande Vision double.
A-25 = Tituber contre le premier Déplacement : le Samouraï se lève quand même.
A-28 = Les Attaques d’Événements peuvent viser Samouraïs, Disciples ou Esprits ; la distance est ignorée pour les Esprits.
A-31 = Une mort au milieu d’un effet : il continue pour les autres ; ce qui visait le mort est perdu.
A-32 = Le joueur actif ne peut mourir dans son propre tour ; sinon son tour finirait.
A-36 = Les Esprits ne brûlent pas de saké et n’ont pas l’âme ardente.
A-37 = Un pouvoir impossible est sauté.
A-38 = Pour Somnolence l’Esprit nomme donneur, dos et receveur ; la carte est tirée au hasard parmi celles de ce dos.
A-42 = Si plusieurs Esprits voudraient payer la dématérialisation, la carte de l’attaqué sert d’abord, puis dans le sens horaire.
A-44 = Le joueur d’Estomac sensible ou d’Achat d’ivrogne choisit le Samouraï, lui-même compris, et le saké ou la carte.
A-45 = Si le saké nommé est brûlé en réponse, Estomac sensible et Bagarre ne font rien ; Achat d’ivrogne défausse quand même la carte.
A-46 = Pipe : une carte chacun, choisie en secret, révélées ensemble.
A-49 = { $edition ->
    [it] L’égalité avec les Esprits donne un nouveau Tour fatal.
   *[fr] L’égalité avec les Esprits donne un nouveau Tour fatal ; avec des Samouraïs à égalité les Esprits restent.
 }
A-56 = Les Objets s’activent en Phase 1 et encore en Phase 4 avant le choix de l’arme.
A-57 = Le nouveau tour fatal est un nouveau tour : les effets une fois par tour sont à nouveau disponibles.
A-58 = Distillerie : avant tout le reste du tour ; le dernier saké compte comme pour tout preneur.
A-62 = Un second exemplaire d’une arme ou d’un Objet couvert n’est pas permis.
A-70 = Une carte encore à l’œuvre n’est pas dans la défausse ; une carte retournée pour un Disciple y est aussitôt.
A-72 = Les fiches se choisissent dans l’ordre du tour, premier joueur d’abord.
A-80 = Quand le plus rapide l’emporte, la table attend les réponses pendant la durée minimale, puis inscrit les réponses dans l’ordre qui décide : la première d’abord, mais celles reçues à moins de 250 ms de la première selon la place, la plus proche dans le sens horaire du joueur interrompu d’abord. La première inscrite compte ; les autres gardent leurs cartes.
A-81 = { $edition ->
    [it] Le tour qui vide le Masu est le dernier de ce joueur ; ou, si l’hôte le veut, il s’arrête là et le joueur prend aussitôt un dernier tour.
   *[fr] Le tour qui vide le Masu s’arrête là, et son joueur prend aussitôt le premier tour du Tour fatal.
 }
A-82 = { $edition ->
    [it] Un Événement qui dit « N Pas ou plus » demande cette distance des deux côtés, ou, si l’hôte le veut, d’un seul. Les armes demandent toujours les deux.
   *[fr] Un Événement ou une arme qui dit « N Pas ou plus » demande cette distance d’un côté.
 }
A-83 = Si la table le veut, l’Armure sèche ajoute sa valeur à la Défense, contre les Attaques et le Tourment, même sans carte de Défense ; une arme jamais.
A-84 = { $edition ->
    [it] Si l’hôte le veut, de plusieurs Interruptions jouées en même temps, celles qui ne comptent pas sont défaussées aussi.
   *[fr] De plusieurs Interruptions jouées en même temps, celles qui ne comptent pas restent en main.
 }
A-85 = Quand des Disciples reviennent en main à un seppuku, la limite de main s’applique aussitôt, avant le Tour fatal suivant.
A-86 = Sans limite de Tours fatals, on joue jusqu’à ce qu’il n’en reste qu’un ; après 60 Tours la partie est arrêtée et finit comme au dernier Tour qu’une table permet.

D-1 = À choisir : une fiche libre ; temps écoulé : au hasard.
D-2 = L’hôte décide du Lieu, du premier joueur et des autres choix de la table.
D-3 = À choisir : que jouer en Phase 1 ; temps écoulé : la phase finit.
D-4 = À choisir : quel saké paie une carte de plus ; jamais lancée par l’horloge.
D-5 = À choisir : l’arme d’un iaïdo, ou après Tituber pas d’Attaque ; temps écoulé : la plus forte Attaque.
D-6 = À choisir : les cibles des Baguettes, ou arrêter ; temps écoulé : arrêter.
D-7 = À choisir : où Puanteur et Lanternes changent les Pas ; temps écoulé : au hasard.
D-8 = Qui peut interrompre décide de le faire ou de passer ; on peut revenir sur un refus tant que tous n’ont pas répondu ; temps écoulé : passer.
D-9 = Au choix de l’attaqué : carte de Défense, sacrifice ou rien ; temps écoulé : rien.
D-10 = Au choix du tourmenté : carte de Défense ou rien ; temps écoulé : rien.
D-11 = À choisir à tout moment : brûler un saké pour piocher ; des arrêts permettent d’être attendu.
D-12 = À choisir à tout moment, une fois par tour : l’âme ardente et son nombre.
D-13 = À choisir : quelles cartes défausser ; temps écoulé : la plus petite somme de cases, la plus ancienne d’abord.
D-14 = À choisir : où va chaque saké ; temps écoulé : pile de Vie, Objets, autres armes, fiche, arme en main.
D-15 = À choisir : quel Disciple agit ; temps écoulé : intervalle de gauche d’abord, le plus avancé d’abord.
D-16 = À choisir : qui attaque un Disciple ; temps écoulé : le premier de la rangée.
D-17 = À choisir en Phase 4 : l’arme en main ; temps écoulé : inchangée.
D-18 = À choisir : une arme pour remplacer celle perdue ; temps écoulé : la meilleure Défense utilisable.
D-19 = Au choix du mourant : lequel des intervalles égaux reste ; temps écoulé : entre les survivants, puis à sa gauche.
D-20 = Un Esprit décide quel Pas est ajouté ou retiré ; temps écoulé : { $edition ->
    [it] rien
   *[fr] au hasard
 }.
D-21 = Un Esprit décide quel saké va où ; temps écoulé : { $edition ->
    [it] rien
   *[fr] au hasard
 }.
D-22 = Un Esprit décide du donneur, du dos et du receveur ; temps écoulé : { $edition ->
    [it] rien
   *[fr] au hasard
 }.
D-23 = Au choix d’un Esprit : Voler, Tourmenter ou rien ; temps écoulé : Voler, sinon rien.
D-24 = Au choix des autres Esprits : cartes d’aide ; temps écoulé : aucune.
D-25 = Au choix du tourmenté : quel saké est perdu ; temps écoulé : fiche, arme en main, autres armes, Objets, pile de Vie.
D-26 = Au choix du tourmenteur : qui reçoit le saké ; temps écoulé : tout pour lui.
D-27 = Au choix des Esprits : une carte pour se dématérialiser, ou passer ; temps écoulé : passer.
D-28 = Au choix de ceux que touche la Pipe : quelle carte, en secret.
D-29 = Au choix de celui qui est touché : un instant d’abord, ou passer ; temps écoulé : passer.
D-30 = Au choix de la joueuse de Masako : une carte contre une blessure ; temps écoulé : non utilisée.
