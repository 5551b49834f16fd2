
lesson-goal-title = Le but
lesson-goal-say = Les brigands viennent trois nuits ; voici la dernière. Si ① une ferme et ② une famille tiennent à l’aube, nous gagnons tous.
lesson-goal-why = On perd aussitôt à la quatrième blessure d’un samouraï, à la dernière ferme ou famille perdue.

lesson-fight-title = Combattre
lesson-fight-say = Dix brigands attendent sur ① la colline. Combattez : révélez le suivant et occupez-vous-en.
lesson-fight-why = Un tour, c’est combattre, aider un ami ou passer pour la nuit.
lesson-fight-else-support = Vous prêtez votre talent pour un tour ; un brigand se glisse à l’intérieur.
lesson-fight-else-pass = Passer termine votre nuit ; reprenez pour continuer.

lesson-defend-title = Défendre à gauche
lesson-defend-say = Il porte une ferme. Mettez-le ① à votre gauche : à l’aube, chacun doit y avoir chapeau, ferme et poupée.
lesson-defend-why = Chaque symbole a une place à gauche. Ce qui manque à l’aube coûte au village.
lesson-defend-else-confront = C’est permis : 5 sur 8. La ferme reste à couvrir.
lesson-defend-else-give = C’est permis : la carte est à lui. Votre ferme reste à couvrir.

lesson-bites-title = Ce qui mord
lesson-bites-say = Avez-vous vu ? Au début du tour, la dernière carte ① à droite mord. Celles de gauche, jamais.
lesson-bites-why = La dernière carte de Katsushiro a brûlé une barricade. Gorobei ignore les cartes paires : la sienne n’a rien fait.

lesson-confront-title = Affronter à droite
lesson-confront-say = Une deuxième ferme n’a pas de place. Affrontez-le ① à droite : 3 + 4 = 7, et votre nombre est 8.
lesson-confront-then-fight = À vous de nouveau. Combattez : révélez le brigand suivant de ① la colline.
lesson-confront-why = À droite les valeurs s’ajoutent. Sous votre nombre tout va bien, au-delà il faut passer.
lesson-confront-else-left = C’est permis : 9 sur 10 pour lui.
lesson-confront-else-right = 11, au-delà de son 9 : une barricade brûle.

lesson-talent-title = Le talent d’un ami
lesson-talent-say = Votre 4 vous blesserait. Gorobei vous a prêté ① son jeton : ce tour-ci, vous pouvez ignorer les cartes paires.
lesson-talent-why = Cela lui a coûté son tour, et un brigand s’est glissé à l’intérieur.
lesson-talent-else-suffer = Une blessure. Deux réveillent l’animal. Quatre, c’est la fin.

lesson-give-title = Passer la carte
lesson-give-say = 7 + 4 dépasse votre 8. Mais ① un quatre est pair, et vous pouvez donner les cartes paires : ② Katsushiro est à 10 pile.
lesson-give-then-fight = Le 4 se tait. Continuez : révélez le brigand suivant de ① la colline.
lesson-give-why = Pile sur un nombre, c’est un cri : un Kiai. Il fait du bien et ôte une vieille carte.
lesson-give-after = 10 pile : Kiai ! Il a vu ① les deux brigands suivants et les a laissés visibles. Puis tous deux ont passé.
lesson-give-else-right = Au-delà de 9 : une barricade brûle.
lesson-give-else-confront = 11, au-delà de 8 : une barricade brûle et vous devez passer.

lesson-wound-title = Une blessure
lesson-wound-say = Cette fois, il mord. Une blessure est une égratignure ; la deuxième réveille votre animal ; la quatrième perd la partie.
lesson-wound-why = Le jeton est rentré : il n’aide qu’un tour.

lesson-exact-title = Huit pile
lesson-exact-say = Vous savez ce qui vient : ① un un, puis un deux. Sept et un font 8 pile. Combattez et affrontez-le.
lesson-exact-then-use = Kiai ! Votre cri rend une barricade, et votre plus vieille carte s’en va.
lesson-exact-why = Le 3 s’en va : 5 sur 8, et de la place.
lesson-exact-else-defend = La poupée est couverte ; le deux fera neuf, pas huit.

lesson-doll-title = Couvrir la poupée
lesson-doll-say = Le deux porte une poupée, et ① cette place est libre. Couvrez-la.
lesson-doll-why = Chapeau, ferme, poupée : votre côté du village est sûr à l’aube.
lesson-doll-else-confront = 7 sur 8. À l’aube, la poupée manquante coûte une famille.

lesson-call-title = À vous de voir
lesson-call-say = Un dernier brigand. Combattez-le, ou passez : il entre, et ne brûle rien s’il n’a pas de feu. À vous de voir.
lesson-call-then-use = 8 pile encore : Kiai. Prenez la barricade.
lesson-call-why = Vous êtes à 5 et tout est couvert. Les deux vont.

lesson-dawn-title = L’aube
lesson-dawn-say = L’aube demande quatre choses : chapeaux, fermes, poupées, infiltrés. ① Gorobei n’a pas de poupée : une famille s’en va.
lesson-dawn-why = Les familles qui restent aident : l’une vous soigne si vous le dites, l’autre ajoute une barricade.
lesson-dawn-else-nobody = C’est permis : la blessure reste, et le point de la nuit sans blessure est perdu.

lesson-hold-title = Le village tient
lesson-hold-say = Quatre fermes, deux familles, aucune blessure : le village tient, 7 points. La prochaine fois, trois nuits entières.
lesson-hold-why = Un point par ferme et par famille debout, et un si personne n’est blessé.

lesson-hint-support = Aider prête votre talent pour un tour ; un brigand se glisse à l’intérieur.
lesson-hint-ignore = Votre talent, ou un jeton prêté, peut faire taire cette carte.
lesson-hint-give = On peut donner cette carte : voyez qui atteint pile son nombre.
lesson-hint-use = Pile votre nombre : un Kiai. C’est bon pour tous.
lesson-hint-first = Plusieurs choses mordent à la fois : vous choisissez l’ordre.
lesson-hint-lose = Une carte de votre gauche s’en va : gardez ce que nul autre ne couvre.
lesson-hint-heal = Une famille soigne l’un de vous : le plus près de quatre blessures.
