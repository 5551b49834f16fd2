page-book-sake-length = jusqu’au bol à sec
page-book-sake-pic-1 = Deux cartes
page-book-sake-pic-1-text = Chacune sert pour un de ses quatre chiffres ou pour son texte, jamais les deux.
page-book-sake-pic-2 = Les Pas décident
page-book-sake-pic-2-text = Un Katana frappe à 1 Pas exactement, un No-Dachi à 2, la Naginata à 3, un Yumi à 4 et plus.
page-book-sake-pic-3 = Buvez et posez
page-book-sake-pic-3-text = Chaque gorgée doit être posée sur quelque chose à vous. Ce qu’elle couvre dort.
page-book-sake-pic-4 = Défendez
page-book-sake-pic-4-text = Une carte de la main, et l’arme que vous tenez. Le reste coûte de la vie.
page-book-sake-pic-5 = Piochez deux
page-book-sake-pic-5-text = Puis choisissez l’arme que vous tenez. Quatre cartes font une main pleine.

page-book-sake-icon-attack = Attaque
page-book-sake-icon-attack-text = La force du coup, ajoutée à l’arme.
page-book-sake-icon-defence = Défense
page-book-sake-icon-defence-text = Ce qu’elle arrête quand on vous attaque.
page-book-sake-icon-move = Déplacement
page-book-sake-icon-move-text = Combien de Pas vous pouvez faire.
page-book-sake-icon-drink = Boire
page-book-sake-icon-drink-text = Combien de gorgées vous prenez.
page-book-sake-icon-step = Pas
page-book-sake-icon-step-text = Un cube entre deux samouraïs. La distance est le nombre de cubes.
page-book-sake-icon-sip = Gorgée
page-book-sake-icon-sip-text = L’enjeu de la partie. Elle couvre ce sur quoi elle est posée.
page-book-sake-icon-seat = Assis
page-book-sake-icon-seat-text = Vous pouvez encore dégainer depuis le siège : l’iaïdo.
page-book-sake-icon-life = Vie
page-book-sake-icon-life-text = Une pile de cartes fermées ; chaque blessure en prend une.
page-book-sake-icon-backs = Trois dos
page-book-sake-icon-backs-text = Seuls les esprits s’en servent.

page-book-sake-end-text =
    Qui prend la dernière gorgée ouvre la Manche fatale : { $edition ->
        [it] son tour continue, c’est son dernier, et chacun des autres a encore un tour.
       *[fr] son tour s’arrête là, il en commence aussitôt un nouveau, puis chacun des autres a un tour.
    }

    Ensuite, le samouraï vivant qui a seul le plus de gorgées gagne, s’il en a plus que tous les esprits réunis. Si les esprits en ont plus, ils gagnent. { $edition ->
        [it] S’ils en ont autant, ou si des samouraïs sont à égalité, les concernés jouent une autre Manche fatale et les autres font seppuku ; les esprits qui en ont moins s’en vont aussi.
       *[fr] S’ils en ont autant, ou si des samouraïs sont à égalité, les autres samouraïs font seppuku et le reste joue une autre Manche fatale, esprits compris.
    }
page-book-sake-setup = Mise en place
page-book-sake-setup-text =
    { $edition ->
        [it] Les samouraïs sont distribués au hasard.
       *[fr] Chacun choisit un samouraï, dans l’ordre du tour.
    } Tous sont assis, un Katana en main, 4 cartes, et une pile de vie aussi grande que le dit la fiche. Trois Pas séparent les voisins. Le bol contient deux gorgées et demie par joueur, arrondi au-dessus.
page-book-sake-ring = Le cercle et ses Pas
page-book-sake-ring-text =
    Les vivants forment un cercle. La distance se compte en Pas, d’un côté ou de l’autre ; ceux qui sont entre deux ne comptent pas. « 2 exactement » va si l’un des deux chemins fait 2.

    { $edition ->
        [it] « 3 ou plus » va si les deux chemins font au moins 3.
       *[fr] « 3 ou plus » va si l’un des chemins fait au moins 3.
    }
page-book-sake-turn = Votre tour
page-book-sake-turn-text = Quatre phases : jouez jusqu’à 2 cartes ; vos disciples agissent ; piochez 2 cartes ; choisissez l’arme que vous tenez. Une troisième carte coûte une gorgée brûlée, et chaque suivante aussi. Une carte doit avoir un effet.
page-book-sake-attack = Attaquer
page-book-sake-attack-text =
    Jouez une carte pour son attaque, nommez une cible et une arme sèche à la bonne distance. Additionnez carte et arme, retirez la défense : le reste coûte de la vie. Ceux qui sont entre deux ne vous arrêtent jamais.

    { $edition ->
        [it] À mains nues, on frappe à 1 Pas, et seulement sans aucune arme.
       *[fr] À mains nues, on frappe à 1 Pas, et seulement sans arme sèche.
    }
page-book-sake-move = Se déplacer
page-book-sake-move-text = Marchez vers un voisin : les cubes devant vous passent derrière. Arrêtez-vous à 1 Pas de tout adversaire ou de son disciple. Vous poussez vos propres disciples. Le premier déplacement vous met debout, pour de bon.
page-book-sake-iaido = Iaïdo
page-book-sake-iaido-text =
    Assis, vous pouvez faire jusqu’à 2 Pas et frapper avec la même carte. Vous êtes ensuite debout. L’arme se choisit après le déplacement.

    { $edition ->
        [it] Le déplacement peut aussi être de 0 Pas.
       *[fr] Le déplacement est d’au moins 1 Pas.
    }
page-book-sake-drink = Boire, et ce que fait une gorgée
page-book-sake-drink-text = Prenez autant de gorgées que le dit la carte, tant qu’il y en a et que des places sont libres. Chacune va sur une arme, un objet, la pile de vie ou la fiche, une par place. Une arme mouillée ne frappe ni ne défend ; une fiche mouillée n’a plus de capacité ; une gorgée sur la pile de vie est une vie de plus.
page-book-sake-burn = Brûler
page-book-sake-burn-text = Une gorgée brûlée a disparu. À tout moment, elle vous fait piocher une carte ; à votre tour, elle paie une troisième carte. Ce qu’elle couvrait est sec aussitôt.
page-book-sake-defence = Se défendre
page-book-sake-defence-text = Une carte pour sa défense, plus l’arme que vous tenez si elle est sèche et que l’attaque n’est pas à distance. Sans carte, rien ne défend. Ou défaussez un disciple de votre main : aucun dégât.
page-book-sake-cards = Armes, objets, événements
page-book-sake-cards-text = Armes et objets restent devant vous, un de chaque sorte. Un événement agit aussitôt.
page-book-sake-interrupt = Interruptions
page-book-sake-interrupt-text = L’une arrête un déplacement d’un autre, l’autre une attaque. Tout samouraï vivant peut les jouer, visé ou non. Si plusieurs le veulent, le premier compte. Elles ne s’interrompent pas elles-mêmes.
page-book-sake-disciple = Disciples
page-book-sake-disciple-text = Un disciple se tient à vos côtés, s’éloigne de 2 Pas par tour et frappe qui se trouve à 1 Pas exactement, avec la carte du dessus de la pioche. Une blessure l’élimine.
page-book-sake-soul = Main, pioche et Âme ardente
page-book-sake-soul-text = Une main compte 4 cartes. Une fois par tour, même au tour d’un autre, vous pouvez piocher dans votre propre pile de vie : dites d’abord combien, et laissez-en une. Cette vie ne revient pas.
page-book-sake-wound = Blessures et mort
page-book-sake-wound-text = Chaque point de dégât envoie une carte de vie aux blessures ; une gorgée sur la pile part d’abord. Sans vie, vous mourez : gorgées et biens disparaissent, vos blessures deviennent votre main, et vous continuez comme esprit.
page-book-sake-line = Plus que deux, plus qu’un
page-book-sake-line-text = Deux samouraïs vivants sont sur une droite : on avance ou l’on recule. Le dernier, seul, ne se déplace plus et aucun Pas ne mène à lui.
page-book-sake-spirit = La vie d’esprit
page-book-sake-spirit-text =
    Un esprit joue selon le dos de la carte du dessus : ajouter ou retirer un Pas, déplacer une gorgée, ou passer une carte à un autre. { $edition ->
        [it] Il peut utiliser ce pouvoir.
       *[fr] Il doit utiliser ce pouvoir s’il le peut.
    }

    Puis il pioche une carte et vole une gorgée au bol, ou tourmente un samouraï : chaque carte au dos identique prend une gorgée, et il peut se défendre. { $edition ->
        [it] Chaque autre esprit peut aider d’une carte.
       *[fr] Les autres esprits peuvent aider d’autant de cartes qu’ils veulent.
    }
page-book-sake-people = Les huit samouraïs
page-book-sake-people-text = Chacun a ses points de vie et une capacité. Elle dort tant qu’une gorgée est sur la fiche.
page-book-sake-places = Lieux
page-book-sake-places-text = On peut choisir un lieu avant la partie ; sa règle passe avant les autres.

page-book-sake-rare-stop = Arrêté au milieu d’un iaïdo ?
page-book-sake-rare-stop-text = Si le déplacement est annulé, vous pouvez encore frapper d’où vous êtes, si une arme atteint. Si l’attaque est annulée, le déplacement reste.
page-book-sake-rare-ways = Deux distances autour du cercle ?
page-book-sake-rare-ways-text = Pour une distance exacte, une seule suffit.
page-book-sake-rare-wet = Une arme mouillée en main ?
page-book-sake-rare-wet-text = Elle peut y rester, mais ne fait rien.
page-book-sake-rare-cup = Brûler la gorgée même qui couvre la lame ?
page-book-sake-rare-cup-text = Oui, on la brûle d’abord, et la lame est sèche pour cette carte.
page-book-sake-rare-gap = Une mort ferme un intervalle où est mon disciple ?
page-book-sake-rare-gap-text = Il revient dans votre main.

page-book-sake-word-bowl = Bol
page-book-sake-word-bowl-text = Le Masu au milieu, avec toutes les gorgées.
page-book-sake-word-sip = Gorgée
page-book-sake-word-sip-text = Un jeton de saké.
page-book-sake-word-step = Pas
page-book-sake-word-step-text = Un cube de distance.
page-book-sake-word-seated = Assis
page-book-sake-word-seated-text = N’a pas encore bougé ; peut faire l’iaïdo.
page-book-sake-word-hand = En main
page-book-sake-word-hand-text = La seule arme qui vous défend.
page-book-sake-word-spirit = Esprit
page-book-sake-word-spirit-text = Un samouraï mort qui joue encore, avec les autres morts.
page-book-sake-word-torment = Tourment
page-book-sake-word-torment-text = La façon d’un esprit de prendre des gorgées aux vivants.
page-book-sake-word-fatal = Manche fatale
page-book-sake-word-fatal-text = La dernière manche, après la dernière gorgée.
