page-book-spirit-length = 3 nuits
page-book-spirit-pic-1 = Le dernier brigand mord
page-book-spirit-pic-1-text = Votre tour commence par la pénalité de la dernière carte à votre droite. Ici, une barricade brûle.
page-book-spirit-pic-2 = Combattre
page-book-spirit-pic-2-text = Révélez un brigand. Il doit aller à votre gauche ou à votre droite.
page-book-spirit-pic-3 = À gauche : un symbole absent
page-book-spirit-pic-3-text = Un chapeau, une ferme, une poupée. À gauche, rien ne mord et rien ne compte.
page-book-spirit-pic-4 = À droite : additionnez
page-book-spirit-pic-4-text = Votre nombre exact, c’est un Kiai. Un de plus brûle, et au tour suivant vous passez.
page-book-spirit-pic-5 = Ou aider
page-book-spirit-pic-5-text = Au lieu de combattre, prêtez votre jeton, ou passez pour la nuit.

page-book-spirit-icon-hat = Chapeau
page-book-spirit-icon-hat-text = Qui n’en a pas à gauche à l’aube est blessé.
page-book-spirit-icon-farm = Ferme
page-book-spirit-icon-farm-text = Pour chaque samouraï qui n’en a pas à l’aube, une ferme est perdue.
page-book-spirit-icon-doll = Poupée
page-book-spirit-icon-doll-text = Pour chaque samouraï qui n’en a pas à l’aube, une famille est perdue.
page-book-spirit-icon-flame = Flamme
page-book-spirit-icon-flame-text = Ce brigand brûle quelque chose s’il se glisse dans le village.
page-book-spirit-icon-kiai = Kiai
page-book-spirit-icon-kiai-text = Le cri de guerre à votre nombre exact : il fait son effet, et votre première carte à droite s’en va.
page-book-spirit-icon-token = Jeton de soutien
page-book-spirit-icon-token-text = Qui le tient peut utiliser votre talent à son prochain tour.
page-book-spirit-icon-wound = Blessure
page-book-spirit-icon-wound-text = La deuxième vous change en animal ; la quatrième perd la partie.
page-book-spirit-icon-gate = Porte
page-book-spirit-icon-gate-text = Le brigand suivant se glisse sans être vu et attend l’aube.
page-book-spirit-icon-burn = Barricade
page-book-spirit-icon-burn-text = Brûler : une barricade tombe, et s’il n’y en a plus, une ferme.
page-book-spirit-icon-arrow = Flèche
page-book-spirit-icon-arrow-text = Le voisin de ce côté ajoute le brigand suivant à sa droite.
page-book-spirit-icon-never = Barré
page-book-spirit-icon-never-text = Ce tour-ci, pas de défense, pas de soutien ou pas de talent, selon le dessin.

page-book-spirit-end-text =
    Une nuit finit quand la pile de brigands est vide ou quand tous ont passé. Puis vient l’aube, en quatre étapes : blessures pour les chapeaux absents, fermes pour les fermes absentes, familles pour les poupées absentes, et l’on révèle les intrus : chacun qui porte une flamme brûle.

    Vous perdez aussitôt avec la quatrième blessure d’un samouraï, la dernière ferme ou la dernière famille. Vous gagnez si après la troisième aube il reste une ferme et une famille. Le score : un point par ferme, par famille, et un si personne ne porte de blessure ; les niveaux difficiles ajoutent des plus.
page-book-spirit-setup = Mise en place et quatre niveaux
page-book-spirit-setup-text =
    Le village compte 6 fermes et 3 familles, au dos inconnu. Chacun a un samouraï côté humain, un jeton de soutien et un total de 0.

    En Normal, il y a 2 barricades de plus que de samouraïs et 7 brigands pour chacun. Facile donne une barricade de plus et 6 brigands ; Difficile en donne une de moins et le dos des fermes perdues frappe ; Héroïque en retire encore une, et les familles n’aident pas à l’aube. La deuxième nuit, des lieutenants arrivent ; la troisième, des chefs.
page-book-spirit-night = Une nuit et sa fin
page-book-spirit-night-text = On joue dans le sens horaire. Qui a passé ne joue plus cette nuit ; un samouraï seul joue tous les tours. Quand le dernier brigand est réglé, ou que tous ont passé, la nuit est finie aussitôt. Les brigands qui restent dans la pile se glissent alors dans le village.
page-book-spirit-turn = Votre tour
page-book-spirit-turn-text = D’abord la pénalité, puis une action : Combattre, Soutenir ou Passer. Si votre total dépasse votre nombre après la pénalité, vous devez passer. À la fin du tour, les jetons prêtés rentrent et ce qu’une pénalité interdisait est de nouveau permis.
page-book-spirit-bite = Ce qui mord : les pénalités
page-book-spirit-bite-text =
    Seule la dernière carte de votre ligne à droite mord, et à chaque tour tant qu’elle reste dernière. Deux signes : les deux, dans l’ordre voulu. Ce qui est impossible devient une blessure pour vous.

    Feu, blessure, porte et renforts frappent le village ; les flèches donnent le brigand suivant à votre voisin ; d’autres signes interdisent quelque chose ce tour-ci ou coûtent une carte à gauche.
page-book-spirit-fight = Combattre : gauche et droite
page-book-spirit-fight-text =
    Un brigand avec chapeau, ferme ou poupée peut aller à gauche si ce symbole vous y manque. Trois places, une de chaque. Tout le reste va à droite, en dernière carte de votre ligne, et s’additionne.

    Au-dessous de votre nombre : rien. Exactement : Kiai. Au-dessus : quelque chose brûle aussitôt, et de nouveau à chaque carte de plus.
page-book-spirit-kiai = Kiai
page-book-spirit-kiai-text = Dès qu’un total atteint exactement le nombre, au tour de n’importe qui et pour n’importe quelle cause, ce samouraï crie : on peut utiliser l’effet, puis la première carte de la ligne est défaussée, effet utilisé ou non. Le samouraï reste en jeu et peut crier encore.
page-book-spirit-support = Prêter un talent
page-book-spirit-support-text = Soutenir donne votre jeton à un autre samouraï en jeu, et le brigand suivant se glisse sans être vu. Votre ami peut utiliser votre talent à son prochain tour ; vous le gardez aussi. Puis le jeton rentre.
page-book-spirit-pass = Passer
page-book-spirit-pass-text = Vous pouvez toujours passer. Vos cartes restent là jusqu’à l’aube ; ni carte, ni jeton, ni pénalité ne vous atteint plus cette nuit. Cela ne se reprend pas.
page-book-spirit-people = Les sept samouraïs
page-book-spirit-people-text = Chacun a un nombre, un talent et un Kiai, et un animal au nombre plus haut. Un talent n’est jamais forcé. Une carte qu’on vous donne est comme piochée par vous.
page-book-spirit-wound = Blessures et animal
page-book-spirit-wound-text = La première blessure pose un marqueur. La deuxième l’enlève et retourne votre plateau : votre nombre monte, cartes et total restent. La troisième pose de nouveau un marqueur, la quatrième perd la partie. Soigner enlève un marqueur, jamais l’animal.
page-book-spirit-village = Barricades, fermes, familles
page-book-spirit-village-text = Brûler, c’est perdre une barricade ; sans barricade, une ferme. Fermes et familles sont perdues au sort et ne reviennent jamais. En Difficile et Héroïque, le dos d’une ferme perdue frappe aussitôt.
page-book-spirit-dawn = L’aube
page-book-spirit-dawn-text = Chapeaux, fermes, poupées, intrus : dans cet ordre, chaque étape en sens horaire depuis le dernier joueur. Avant les intrus, chaque famille restante aide : un marqueur soigné, une barricade bâtie, un intrus chassé. En Héroïque, non.
page-book-spirit-next = La nuit suivante
page-book-spirit-next-text = On rassemble tous les brigands, lieutenants ou chefs s’ajoutent, on mélange. Les totaux sont à 0 et tous sont en jeu. Blessures, animaux, barricades, fermes et familles restent tels quels. Le voisin du dernier joueur commence.
page-book-spirit-few = À deux, ou seul
page-book-spirit-few-text = Avec deux samouraïs, les jetons des cinq absents sont prêts : chacun aide une fois dans la partie, au tour pour lequel on le retourne. Une personne peut jouer de même deux à sept samouraïs.

page-book-spirit-rare-pile = La pile s’épuise au milieu de mon tour ?
page-book-spirit-rare-pile-text = On finit ce qui est en cours, le reste du tour est sauté, et c’est l’aube.
page-book-spirit-rare-animal = Dois-je passer si la pénalité m’a changé en animal ?
page-book-spirit-rare-animal-text = Pas si votre total ne dépasse plus le nouveau nombre.
page-book-spirit-rare-arrow = Une flèche vers quelqu’un qui a passé ?
page-book-spirit-rare-arrow-text = C’est impossible, vous prenez donc une blessure.
page-book-spirit-rare-two = Deux cris pour une carte ?
page-book-spirit-rare-two-text = L’un après l’autre : d’abord qui a perdu la carte, puis qui l’a reçue. Un cri dans un autre se finit d’abord.
page-book-spirit-rare-token = Un jeton arrive pendant mon propre tour ?
page-book-spirit-rare-token-text = Il n’aide qu’à un tour commencé après son arrivée ; il rentre donc sans servir.
page-book-spirit-rare-last = Katsushiro et la dernière carte ?
page-book-spirit-rare-last-text = Il ne peut pas l’échanger : il n’y a rien à piocher à la place.
page-book-spirit-rare-team = Qui choisit pour l’équipe ?
page-book-spirit-rare-team-text = Le joueur dont c’est le tour ; à l’aube, celui qui a joué le dernier.

page-book-spirit-word-line = Ligne
page-book-spirit-word-line-text = Les cartes à votre droite ; la dernière mord, la première part avec un Kiai.
page-book-spirit-word-kiai = Kiai
page-book-spirit-word-kiai-text = Le cri d’un samouraï à son nombre exact.
page-book-spirit-word-over = Débordé
page-book-spirit-word-over-text = Au-dessus de votre nombre : au tour suivant vous passez.
page-book-spirit-word-burn = Brûler
page-book-spirit-word-burn-text = Perdre une barricade, ou une ferme s’il n’y en a plus.
page-book-spirit-word-intruder = Intrus
page-book-spirit-word-intruder-text = Un brigand entré sans être vu, révélé à l’aube.
page-book-spirit-word-play = En jeu
page-book-spirit-word-play-text = N’a pas passé cette nuit.
