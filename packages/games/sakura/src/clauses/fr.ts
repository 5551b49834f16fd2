import type { ClauseTexts } from '@noren/engine'

/** Le livret de Sakura, une phrase par clause : règles, exemples, décisions et choix par défaut. */
export const clauses: ClauseTexts = {
  'SA-SETUP-1': 'Le jeu se joue à 2, 3, 4, 5 ou 6.',
  'SA-SETUP-2': 'Mélangez toutes les cartes Sakura qui sont en jeu (52 à la première manche).',
  'SA-SETUP-3': 'Distribuez à chacun 14 / 12 / 10 / 8 / 6 cartes à 2 / 3 / 4 / 5 / 6 joueurs.',
  'SA-SETUP-4':
    'Posez deux autres cartes face visible sur la table ; chacune commence une des deux piles (gauche, droite).',
  'SA-SETUP-5':
    'Mettez de côté toutes les cartes Sakura restantes, face cachée et sans les regarder ; elles ne servent pas dans cette manche.',
  'SA-SETUP-6':
    "Placez la carte Yin-Yang entre les deux piles, son côté + vers une pile et son côté − vers l'autre.",
  'SA-SETUP-7': 'Chaque joueur reçoit 5 pièces de la réserve (première manche seulement).',
  'SA-SETUP-8': 'Chaque joueur reçoit un jeton Yin-Yang.',
  'SA-SETUP-9':
    'Mélangez les 15 personnages et posez-en 5 face visible aux emplacements 1 à 5 (première manche seulement).',
  'SA-SETUP-10': "Les 10 autres personnages forment une pioche face cachée à côté de l'emplacement 5.",
  'SA-SETUP-11':
    'Le premier joueur de la première manche est celui qui a vu le plus récemment un cerisier en fleurs.',
  'SA-SETUP-12':
    "Toutes les pièces que les joueurs n'ont pas sont dans la réserve (80 moins celles des joueurs).",
  'SA-SETUP-13':
    'En ligne, le premier joueur de la première manche est tiré au sort, à la place de SA-SETUP-11.',
  'SA-PLAY-1': "On joue dans le sens des aiguilles d'une montre, un tour après l'autre.",
  'SA-PLAY-2': 'À son tour, le joueur actif sert chacune des deux piles exactement une fois.',
  'SA-PLAY-3': 'Le joueur actif choisit dans quel ordre il sert les deux piles.',
  'SA-PLAY-4':
    'On sert une pile soit en y posant une carte permise (SA-PLAY-6 à 12), soit en la ramassant et en la remplaçant (SA-TAKE-1 à 8).',
  'SA-PLAY-5':
    'Une carte posée recouvre entièrement la carte du dessus et devient la nouvelle carte du dessus.',
  'SA-PLAY-6':
    'Sur la pile +, une carte de la couleur de celle du dessus et de valeur plus haute est permise.',
  'SA-PLAY-7':
    'Sur la pile −, une carte de la couleur de celle du dessus et de valeur plus basse est permise.',
  'SA-PLAY-8': "L'écart entre les deux valeurs est libre ; elles n'ont pas à se suivre.",
  'SA-PLAY-9': 'Sur la pile +, un 1 est permis sur un 13 de la même couleur.',
  'SA-PLAY-10': 'Sur la pile −, un 13 est permis sur un 1 de la même couleur.',
  'SA-PLAY-11': "Une carte de la même valeur que celle du dessus est permise sur l'une et l'autre pile.",
  'SA-PLAY-12': "Une carte posée selon SA-PLAY-11 peut être de n'importe quelle couleur.",
  'SA-PLAY-13':
    "On juge toujours d'après la couleur et la valeur imprimées de la carte du dessus, quoi qu'elle ait compté quand elle fut posée.",
  'SA-PLAY-14':
    "Personne ne peut regarder les cartes sous le dessus d'une pile de la table, sauf avec la geisha ordonnée.",
  'SA-PLAY-15':
    "Un joueur qui a en main au moins une carte permise pour une pile (avec n'importe quel choix des effets en attente à ce moment) ne peut pas ramasser cette pile, sauf si l'option de table voluntaryTake est activée.",
  'SA-PLAY-16': "Personne n'est jamais obligé d'engager un personnage.",
  'SA-PLAY-17':
    'Le tour finit quand les deux piles ont été servies et que le joueur actif annonce la fin de son tour.',
  'SA-PLAY-18':
    'Servir une pile utilise exactement une carte de la main, donc un tour en utilise exactement deux.',
  'SA-TAKE-1': 'Un joueur qui ne peut rien poser de permis sur une pile doit ramasser toute cette pile.',
  'SA-TAKE-2':
    'Un joueur qui ne peut poser sur aucune des piles doit ramasser les deux, sauf si un personnage engagé après le premier ramassage rend une carte permise sur la seconde (SA-TAKE-8).',
  'SA-TAKE-3':
    'Les cartes ramassées rejoignent les levées du joueur : une seule pile devant lui avec toutes les cartes ramassées dans la manche (fermée aux autres, section 5).',
  'SA-TAKE-4':
    'En ramassant une pile, le joueur additionne les pièces imprimées sur ses cartes et prend cette somme dans la réserve.',
  'SA-TAKE-5':
    "Aussitôt après avoir ramassé une pile, le joueur met à sa place une carte quelconque de sa main, nouvelle pile d'une carte.",
  'SA-TAKE-6': 'La carte de remplacement échappe à toute règle de pose.',
  'SA-TAKE-7':
    "La carte de remplacement est la carte du joueur pour cette pile à ce tour ; on n'y pose plus d'autre carte pendant ce tour.",
  'SA-TAKE-8':
    "Les piles sont ramassées et remplacées l'une après l'autre ; les pièces de la première sont disponibles avant de servir la seconde.",
  'SA-TAKE-9':
    'Si la réserve contient moins que la somme due, le joueur prend ce qui reste et le surplus est perdu.',
  'SA-HIRE-1':
    'Le joueur actif peut engager des personnages à tout moment de son tour : avant, entre et après le service des deux piles.',
  'SA-HIRE-2':
    "Le nombre de personnages engagés dans un tour n'est limité que par les pièces pour les payer.",
  'SA-HIRE-3':
    "Le prix est celui de l'emplacement du personnage : 1, 2, 3, 4, 5 pièces pour les emplacements 1 à 5.",
  'SA-HIRE-4': "Le prix est payé à la réserve avant l'effet.",
  'SA-HIRE-5': 'Un joueur qui ne peut pas payer le prix entier ne peut pas engager.',
  'SA-HIRE-6': "La capacité d'un personnage engagé doit être utilisée immédiatement.",
  'SA-HIRE-7': 'Un personnage utilisé va face visible dans la défausse des personnages.',
  'SA-HIRE-8':
    "Un personnage dont l'effet ne peut pas servir à ce moment (tableau 3.6, « condition d'engagement ») ne peut être ni engagé ni utilisé gratuitement.",
  'SA-HIRE-9': "Un emplacement vidé pendant un tour reste vide jusqu'à la fin de ce tour.",
  'SA-HIRE-10': 'Les prix des personnages encore dans la rangée ne changent pas pendant un tour.',
  'SA-HIRE-11':
    "À la fin d'un tour où au moins un personnage a quitté la rangée, les autres glissent vers la gauche, sans changer d'ordre, aux plus petits emplacements.",
  'SA-HIRE-12':
    "Après ce glissement, les emplacements vides (à droite, près de la pioche) sont remplis depuis la pioche, le plus petit d'abord.",
  'SA-HIRE-13':
    "Si la pioche s'épuise alors qu'il faut des cartes, on utilise d'abord ce qui reste, puis on mélange la défausse pour former une nouvelle pioche et l'on continue.",
  'SA-HIRE-14':
    'Le joueur actif peut remplacer la rangée à tout moment de son tour en payant 6 pièces à la réserve.',
  'SA-HIRE-15': 'Le remplacement défausse tous les personnages de la rangée.',
  'SA-HIRE-16': "Cinq nouveaux personnages sont ensuite tirés dans les emplacements 1 à 5, dans l'ordre.",
  'SA-HIRE-17':
    'Juste après un remplacement, le joueur peut utiliser gratuitement un des cinq nouveaux personnages.',
  'SA-HIRE-18': 'Le personnage utilisé gratuitement est défaussé.',
  'SA-HIRE-19': "L'usage gratuit est facultatif.",
  'SA-HIRE-20':
    'Les autres nouveaux personnages peuvent être engagés dans le même tour au prix de leur emplacement.',
  'SA-HIRE-21':
    'La rangée peut être remplacée plusieurs fois dans un tour, pour 6 pièces à chaque fois, avec à chaque fois un nouvel usage gratuit.',
  'SA-HIRE-22': "L'usage gratuit est perdu s'il n'est pas la toute prochaine action du joueur.",
  'SA-HIRE-23': 'Dans un tour, la rangée peut être remplacée 30 fois au plus.',
  'SA-MOD-1':
    "Les cuisiniers, les samouraïs de la descente et de la montée, Konohana des couleurs et Konohana du vent modifient une pose : une fois engagés, ils sont en attente pour le prochain service d'une pile par ce joueur dans ce tour.",
  'SA-MOD-2': "Plusieurs effets en attente peuvent tous s'appliquer à la même pose.",
  'SA-MOD-3':
    "Une pose est permise si les effets en attente, chacun appliqué ou non, chaque cuisinier dans un sens ou dans l'autre, la rendent permise.",
  'SA-MOD-4':
    "Tous les effets en attente prennent fin avec le prochain service d'une pile, que ce soit une pose ou un ramassage.",
  'SA-MOD-5':
    'Un effet change seulement ce que la carte posée compte pour cette pose ; elle garde ensuite sa couleur et sa valeur imprimées.',
  'SA-MOD-6':
    "La carte d'un effet en attente reste à côté du joueur ; elle va à la défausse des personnages quand l'effet prend fin (SA-MOD-4), pas avant.",
  'SA-CHAR-1':
    'Cuisinier. La carte posée compte exactement n de plus ou exactement n de moins que sa valeur imprimée, n étant le nombre du cuisinier.',
  'SA-CHAR-2': 'Le joueur choisit plus haut ou plus bas.',
  'SA-CHAR-3': 'Le calcul du cuisinier fait le tour : 13 + 1 = 1 et 1 − 1 = 13.',
  'SA-CHAR-4':
    'La valeur modifiée vaut pour toutes les règles de pose, y compris la valeur égale et les suites 13/1 et 1/13.',
  'SA-CHAR-5': 'Pour le joueur suivant, la carte a de nouveau sa valeur imprimée.',
  'SA-CHAR-6':
    "Condition d'engagement du cuisinier : au moins une pile n'a pas encore été servie dans ce tour.",
  'SA-CHAR-7':
    "Geisha des voisins. Le joueur pioche d'abord, au hasard et sans la voir, une carte dans la main du voisin de gauche et une dans celle du voisin de droite.",
  'SA-CHAR-8': 'Le joueur donne ensuite à chacun de ces deux voisins une carte de sa propre main.',
  'SA-CHAR-9': "Une carte piochée peut être donnée à l'autre voisin.",
  'SA-CHAR-10': "Une carte piochée ne peut pas être rendue au joueur d'où elle vient.",
  'SA-CHAR-11': "À 2 joueurs, le joueur pioche une carte chez l'adversaire et lui en rend une autre.",
  'SA-CHAR-12': 'Geisha curieuse. Le joueur choisit un autre joueur et voit toute sa main.',
  'SA-CHAR-13': 'Le joueur peut alors prendre une carte de cette main.',
  'SA-CHAR-14':
    'Un joueur qui a pris une carte doit donner en échange à ce joueur une autre carte de sa propre main.',
  'SA-CHAR-15': 'Geisha ordonnée. Le joueur choisit une pile de la table et en voit toutes les cartes.',
  'SA-CHAR-16': "Le joueur range les cartes de cette pile dans n'importe quel ordre, y compris l'actuel.",
  'SA-CHAR-17':
    'La nouvelle carte du dessus vaut pour toutes les poses suivantes, y compris celles du joueur dans le même tour.',
  'SA-CHAR-18':
    'Samouraï du retournement. On tourne la carte Yin-Yang : la pile + devient la pile − et inversement.',
  'SA-CHAR-19':
    "Le retournement agit aussitôt et vaut aussi pour la seconde pile d'un tour dont la première est déjà servie.",
  'SA-CHAR-20': "La nouvelle orientation reste jusqu'à ce que la carte soit tournée de nouveau.",
  'SA-CHAR-21':
    'Samouraï de la descente. Pour la prochaine pose, une carte de valeur plus basse peut aller sur la pile + (blanche).',
  'SA-CHAR-22': 'La règle de couleur vaut toujours pour une carte posée avec ce samouraï de la descente.',
  'SA-CHAR-23':
    "Condition d'engagement du samouraï de la descente : la pile qui est + à ce moment n'a pas encore été servie dans ce tour.",
  'SA-CHAR-24':
    'Samouraï de la montée. Pour la prochaine pose, une carte de valeur plus haute peut aller sur la pile − (noire).',
  'SA-CHAR-25': 'La règle de couleur vaut toujours pour une carte posée avec ce samouraï de la montée.',
  'SA-CHAR-26':
    "Condition d'engagement du samouraï de la montée : la pile qui est − à ce moment n'a pas encore été servie dans ce tour.",
  'SA-CHAR-27': "Daimyo clément. Le joueur choisit une carte de ses propres levées et s'en défait.",
  'SA-CHAR-28': 'Le joueur gagne en pièces le double des shurikens de la carte défaussée.',
  'SA-CHAR-29': 'La carte défaussée ne compte plus dans le score du joueur.',
  'SA-CHAR-30': 'La carte défaussée quitte le jeu pour de bon et ne revient pas dans les manches suivantes.',
  'SA-CHAR-31': "Condition d'engagement du daimyo clément : les propres levées ne sont pas vides.",
  'SA-CHAR-32': "Daimyo avide. Le joueur prend une carte dans les levées d'un autre joueur de son choix.",
  'SA-CHAR-33': 'Le joueur gagne en pièces le triple des shurikens de la carte prise.',
  'SA-CHAR-34': 'La carte prise rejoint les levées du joueur.',
  'SA-CHAR-35':
    "Condition d'engagement du daimyo avide : les levées d'au moins un autre joueur ne sont pas vides.",
  'SA-CHAR-36':
    "Daimyo du pari. Tous les joueurs, celui qui l'engage compris, choisissent en secret une face de leur jeton Yin-Yang.",
  'SA-CHAR-37': 'Tous les choix sont révélés en même temps.',
  'SA-CHAR-38':
    "Si les jetons de la face de l'engageur (le sien compris) sont au moins aussi nombreux que les autres, il gagne le double du prix payé pour ce daimyo.",
  'SA-CHAR-39': "Sinon, l'engageur gagne la moitié du prix payé, arrondie vers le bas.",
  'SA-CHAR-40':
    'À 2 joueurs, un troisième jeton est lancé après la révélation et compte comme une troisième voix.',
  'SA-CHAR-41': 'Les autres joueurs ne gagnent ni ne perdent rien par le vote.',
  'SA-CHAR-42':
    'Konohana de la récolte. Le joueur choisit une pile de la table et gagne la somme des pièces imprimées sur toutes ses cartes.',
  'SA-CHAR-43': 'La pile récoltée reste sur la table, inchangée et sans être regardée.',
  'SA-CHAR-44':
    'Konohana des couleurs. La prochaine carte posée compte comme étant de la couleur de la carte du dessus de la pile où elle va.',
  'SA-CHAR-45': 'Les règles de valeur valent toujours pour une carte posée avec Konohana des couleurs.',
  'SA-CHAR-46':
    "Konohana du vent. La prochaine carte peut aller sur n'importe quelle pile non servie, sans aucune règle de pose.",
  'SA-CHAR-47':
    "Condition d'engagement de Konohana des couleurs et de Konohana du vent : au moins une pile n'a pas encore été servie dans ce tour.",
  'SA-CHAR-48':
    'Geisha des voisins, geisha curieuse, geisha ordonnée, samouraï du retournement, daimyo du pari et Konohana de la récolte peuvent être engagés à tout moment du tour.',
  'SA-CHAR-49': 'Toute pièce gagnée par un personnage vient de la réserve, dans les limites de SA-TAKE-9.',
  'SA-CHAR-50':
    "Avec le daimyo avide, l'engageur regarde les levées choisies et y prend la carte qu'il veut.",
  'SA-END-1': 'La manche finit quand chaque joueur a exactement 2 cartes en main.',
  'SA-END-2': 'Ces 2 dernières cartes ne sont pas jouées.',
  'SA-END-3': 'Ces 2 dernières cartes ne comptent pas.',
  'SA-END-4': "Le score de manche d'un joueur est le nombre de shurikens sur les cartes de ses levées.",
  'SA-END-5': 'Le score de manche est noté et gardé pour chaque manche.',
  'SA-END-6':
    'Après le décompte, levées, piles de la table, mains et cartes mises de côté sont réunies et mélangées pour la donne suivante (sauf les cartes retirées par SA-CHAR-30).',
  'SA-END-7':
    'La manche suivante est commencée par le joueur à gauche (sens des aiguilles) du premier joueur de la manche précédente.',
  'SA-END-8': "Les pièces se gardent d'une manche à l'autre.",
  'SA-END-9': "Aucune pièce n'est distribuée au début des manches 2 et 3.",
  'SA-END-10': 'Un joueur sans pièces commence la nouvelle manche sans pièces.',
  'SA-END-11':
    "La rangée, la pioche et la défausse des personnages et l'orientation Yin-Yang restent telles quelles entre les manches.",
  'SA-END-12': 'La partie dure exactement 3 manches.',
  'SA-END-13': 'Le score final est la somme des trois scores de manche.',
  'SA-END-14': 'Le joueur au score final le plus bas gagne.',
  'SA-END-15': 'Parmi les joueurs à égalité au plus bas score, celui qui a le plus de pièces gagne.',
  'SA-END-16': 'Les joueurs encore à égalité partagent la victoire.',
  'SA-EX-1':
    'Monica tourne la carte Yin-Yang après avoir servi les deux piles, et le joueur suivant les trouve inversées.',
  'SA-EX-2a':
    "Avec un cuisinier de 2, un 12 noir compte comme un 1 et monte sur un 13 noir ; ensuite c'est de nouveau un 12.",
  'SA-EX-2b':
    "Avec un cuisinier de 2, un 2 noir compte comme un 13 et descend sur un 1 noir ; ensuite c'est de nouveau un 2.",
  'SA-EX-3':
    'Anette paie 4 pour le vote : avec quatre ou trois jetons sur six de son côté elle gagne 8, avec deux elle gagne 2.',
  'SA-EX-4':
    'On ramasse 4 rouge, 7 rouge, 7 bleu et 13 bleu : 3 pièces, 4 cartes de levée avec 8 shurikens, et le 1 vert recommence la pile.',
  'SA-EX-5':
    "La seule carte qui va sur les deux piles est posée sur l'une ; l'autre doit donc être ramassée.",
  'SA-EX-6': "Un 6 rouge est posé sur un 6 noir ; la pile demande alors du rouge sous 6 ou n'importe quel 6.",
  'SA-EX-7':
    "Seul un 1 rouge passe le cap d'un 13 rouge, et seul un 13 rouge celui d'un 1 rouge ; ni 2 rouge ni 12 rouge.",
  'SA-EX-8':
    'Deux personnages sont engagés dans un tour à prix inchangés ; ensuite la rangée glisse et se remplit.',
  'SA-EX-9':
    "Une rangée avec deux trous est remplacée par cinq personnages ; l'un sert gratuitement, un autre est engagé pour 1 pièce.",
  'SA-EX-10': "Un vote utilisé gratuitement n'a rien coûté, donc il ne rapporte rien.",
  'SA-EX-11':
    'À deux joueurs, un troisième jeton est lancé : il ne décide que si les deux joueurs diffèrent.',
  'SA-EX-12':
    'Les deux cartes piochées chez les voisins peuvent être croisées, mais pas rendues à leur origine.',
  'SA-EX-13': 'Un 7 rouge est volé pour 9 pièces, puis défaussé pour 6, avec ses trois shurikens.',
  'SA-EX-14': 'À scores et pièces égaux, la victoire est partagée ; une pièce de plus gagne seule.',
  'SA-EX-15':
    'Avec le samouraï de la descente, toute carte bleue va sur un 11 bleu montant, mais pas un 3 rouge.',
  'SA-EX-16':
    "Ramasser la première pile paie Konohana du vent ; la seconde n'est donc pas ramassée mais servie.",
  'SA-AMB-1':
    "Qui peut poser doit poser ; seule l'option de table voluntaryTake permet de ramasser à volonté.",
  'SA-AMB-2': "Les deux piles sont servies l'une après l'autre, dans l'ordre voulu.",
  'SA-AMB-3':
    "Si aucune pile ne peut être continuée, on les ramasse l'une après l'autre, et les pièces de la première peuvent servir entre les deux.",
  'SA-AMB-4':
    'Chaque joueur finit la manche avec exactement deux cartes, car les mains sont paires et chaque tour en utilise deux.',
  'SA-AMB-5':
    'La carte de remplacement est la carte pour cette pile ; un tour utilise donc toujours deux cartes.',
  'SA-AMB-6': "Chaque pose n'a qu'à être permise en elle-même ; nul n'est tenu de prévoir l'autre pile.",
  'SA-AMB-7':
    'Avec un cuisinier, la valeur égale et le passage du cap emploient la valeur modifiée, qui fait elle-même le tour.',
  'SA-AMB-8': 'Sans cuisinier, seuls 1 sur 13 et 13 sur 1 de la même couleur passent le cap.',
  'SA-AMB-9': "Prix et emplacements ne bougent qu'une fois, à la fin du tour.",
  'SA-AMB-10': "Le personnage gratuit doit servir dès l'action suivant le remplacement, ou pas du tout.",
  'SA-AMB-11':
    "Quand la pioche des personnages s'épuise, la défausse devient la nouvelle pioche ; ceux qu'on vient de défausser peuvent revenir.",
  'SA-AMB-12': 'Un remplacement défausse ce qui reste de la rangée et remplit les cinq emplacements.',
  'SA-AMB-13':
    'La rangée peut être remplacée plusieurs fois dans un tour, chaque fois pour 6 pièces et avec un nouvel usage gratuit.',
  'SA-AMB-14': "D'une réserve vide, un joueur reçoit ce qui reste, et rien n'est dû plus tard.",
  'SA-AMB-15': "Le jeton de l'engageur compte dans le vote, et une égalité paie double.",
  'SA-AMB-16':
    'Les cartes piochées chez les voisins le sont au hasard et sans être vues, toutes deux avant tout don.',
  'SA-AMB-17':
    "Une carte de levée défaussée l'est pour toute la partie ; seulement si une donne manquait de cartes, toutes les cartes retirées reviennent.",
  'SA-AMB-18': 'Qui vole une carte de levée regarde la pile et choisit.',
  'SA-AMB-19':
    "Un personnage dont l'effet ne peut pas servir ne peut pas être engagé ; pour un effet de pose, une pile non servie suffit.",
  'SA-AMB-20':
    "Un effet de pose vaut pour le prochain service d'une pile du tour, et se perd alors même s'il n'a pas été appliqué.",
  'SA-AMB-21': 'Plusieurs cuisiniers peuvent se combiner sur une carte, chacun avec son signe.',
  'SA-AMB-22':
    'Les samouraïs de la descente et de la montée ne lèvent que le sens ; la couleur doit toujours convenir.',
  'SA-AMB-23': "Une récolte n'ouvre pas la pile ; seule la somme est annoncée.",
  'SA-AMB-24':
    'Levées et dernières cartes en main sont mélangées avec toutes les autres pour la manche suivante.',
  'SA-AMB-25': 'Les personnages et la carte Yin-Yang ne changent pas entre les manches.',
  'SA-AMB-26': 'Un vote utilisé gratuitement a le prix 0, et se tient quand même.',
  'SA-AMB-27': 'Seul le propriétaire peut regarder ses levées ; les autres en voient le nombre de cartes.',
  'SA-AMB-28': 'Les pièces sont publiques.',
  'SA-AMB-29': 'En ligne, un joueur tiré au sort commence ; ensuite on tourne dans le sens des aiguilles.',
  'SA-AMB-30': 'À deux joueurs il y a un voisin et un échange ; à trois, deux voisins.',
  'SA-AMB-31': 'Une main réduite à ses deux dernières cartes peut encore être échangée ou regardée.',
  'SA-AMB-32': 'On ne peut rien engager entre ramasser une pile et la remplacer.',
  'SA-AMB-33': 'Après un retournement, un samouraï en attente vaut pour la pile qui porte alors son signe.',
  'SA-AMB-34': "Une pile d'une carte, ou déjà servie, peut aussi être choisie pour être rangée.",
  'SA-AMB-35': "Une carte est de nouveau elle-même dès qu'elle est posée.",
  'SA-AMB-36': 'Konohana des couleurs donne la couleur de la pile où va la carte.',
  'SA-AMB-37': 'La carte prise dans une main ne peut pas être rendue aussitôt.',
  'SA-AMB-38': 'Une carte permise pour deux raisons ne demande pas de choix entre elles.',
  'SA-AMB-39':
    'Avec un cuisinier, une carte peut égaler celle du dessus en couleur et en valeur ; elle est permise.',
  'SA-AMB-40': "Tout emplacement vide à la fin d'un tour est rempli, aussi après un remplacement.",
  'SA-AMB-41': "La rangée glisse et se remplit aussi après le dernier tour d'une manche.",
  'SA-AMB-42': 'Derrière le vainqueur, on classe par score puis par pièces ; les égaux partagent leur rang.',
  'SA-AMB-43': 'La rangée peut être remplacée 30 fois au plus dans un tour, donc tout tour finit.',
  'SA-AMB-44': "Un joueur qui part garde sa place : la table joue les choix par défaut et n'engage personne.",
  'SA-AMB-45':
    "La carte d'un effet reste près du joueur jusqu'à sa fin ; elle ne peut donc pas revenir avant dans le même tour.",
  'SA-AMB-46': 'Le jeton lancé à deux joueurs est une troisième voix.',
  'SA-AMB-47': "La rangée ne peut être remplacée qu'à son propre tour.",
  'SA-AMB-48':
    "Un joueur peut se rappeler ce qu'il a vu à bon droit ; la pile elle-même n'est jamais ouverte.",
  'SA-AMB-49':
    'Personne ne demande comment les aides comptent : tous les effets en attente se perdent avec la pile, et la carte reste telle qu’imprimée.',
  'SA-AMB-50':
    'Les boutons et les plaques disent les pièces que paie une pile, jamais plus que la réserve ; sans l’option openSums, ils ne disent que ses cartes.',
  'SA-AMB-51':
    'Avec l’option denialHiring, un personnage dont l’effet ne peut pas servir peut quand même être engagé et payé ; rien d’autre ne se passe, et il est défaussé.',
  'SA-AMB-52':
    'Pendant qu’on range une pile, tout remettre la rend à son premier ordre et la question reste ouverte ; finir est un choix à part.',
  'SA-DEC-1':
    "Quand le temps du tour est écoulé, les piles non servies sont servies, la gauche d'abord, et le tour finit.",
  'SA-DEC-2':
    "Quand le temps est écoulé, une pile est servie avec la carte permise la plus proche du dessus, sans effets si possible ; elle n'est ramassée que si aucune carte n'est permise.",
  'SA-DEC-3':
    'Quand le temps est écoulé après un ramassage, la carte en main avec le moins de shurikens remplace la pile.',
  'SA-DEC-5': "Quand le temps est écoulé après un remplacement de la rangée, l'usage gratuit est refusé.",
  'SA-DEC-6':
    "Quand le temps est écoulé, chaque voisin de la geisha reçoit la plus basse carte qu'on peut lui donner.",
  'SA-DEC-7': 'Quand le temps est écoulé, la geisha regarde la main du joueur suivant.',
  'SA-DEC-8': "Quand le temps est écoulé, aucune carte de la main vue n'est prise.",
  'SA-DEC-9': "Quand le temps est écoulé, la plus basse carte qu'on peut donner part en échange.",
  'SA-DEC-10': 'Quand le temps est écoulé, la pile de gauche est choisie pour être rangée.',
  'SA-DEC-11': "Quand le temps est écoulé, la pile garde l'ordre qu'elle avait.",
  'SA-DEC-12': 'Quand le temps est écoulé, la carte de levée avec le plus de shurikens est défaussée.',
  'SA-DEC-13': 'Quand le temps est écoulé, on vole le premier joueur suivant qui a des levées.',
  'SA-DEC-14': 'Quand le temps est écoulé, la carte de levée avec le moins de shurikens est volée.',
  'SA-DEC-15': "Quand le temps d'un vote est écoulé, la face est tirée au sort.",
  'SA-DEC-16': 'Quand le temps est écoulé, on récolte la pile qui a le plus de cartes, la gauche à égalité.',
  'SA-DEC-17': "L'hôte décide avant la partie si l'on peut ramasser à volonté ; par défaut, non.",
}

export default clauses
