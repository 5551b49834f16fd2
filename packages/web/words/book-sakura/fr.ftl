page-book-sakura-length = 3 manches
page-book-sakura-pic-1 = Servez les deux piles
page-book-sakura-pic-1-text = À chaque tour, vous donnez une carte à chaque pile. Vous choisissez laquelle d’abord.
page-book-sakura-pic-2 = L’une monte
page-book-sakura-pic-2-text = Sur la pile plus : même couleur, plus haut. Ou le même nombre, de toute couleur.
page-book-sakura-pic-3 = L’autre descend
page-book-sakura-pic-3-text = Sur la pile moins : même couleur, plus bas. Ou le même nombre, de toute couleur.
page-book-sakura-pic-4 = Rien ne va ? Prenez-la
page-book-sakura-pic-4-text = La pile est à vous : pièces tout de suite, shurikens à la fin. N’importe quelle carte la recommence.
page-book-sakura-pic-5 = Engagez, puis finissez
page-book-sakura-pic-5-text = À tout moment de votre tour, des pièces engagent des personnages. Puis c’est au suivant.

page-book-sakura-icon-shuriken = Shurikens
page-book-sakura-icon-shuriken-text = Sur les cartes prises : des points contre vous. Le 7 en porte trois, le 1 et le 13 deux, les 4, 6, 8 et 10 aucun.
page-book-sakura-icon-coin = Pièces
page-book-sakura-icon-coin-text = Sur les cartes prises : payées aussitôt. Vous commencez la partie avec 5.
page-book-sakura-icon-yinyang = Yin-yang
page-book-sakura-icon-yinyang-text = Son côté plus montre la pile qui monte, son côté moins celle qui descend.
page-book-sakura-icon-colours = Quatre couleurs
page-book-sakura-icon-colours-text = Rouge, vert, bleu, noir, de 1 à 13 chacune. Aucune ne bat l’autre.
page-book-sakura-icon-count = Nombre sur une pile
page-book-sakura-icon-count-text = Combien de cartes elle compte.
page-book-sakura-icon-price = Pièce au-dessus d’un personnage
page-book-sakura-icon-price-text = Son prix.

page-book-sakura-end-text =
    Une manche est finie quand chacun n’a plus que deux cartes. Ces deux-là ne sont ni jouées ni comptées. Additionnez les shurikens des cartes prises. Vos pièces vous restent ; personne n’en reçoit de nouvelles. Toutes les cartes sont mélangées et redistribuées, et le joueur de gauche commence.

    Après trois manches, le moins de shurikens gagne. À égalité, le plus de pièces ; à égalité encore, vous partagez la victoire.
page-book-sakura-setup = Mise en place
page-book-sakura-setup-text =
    À 2, 3, 4, 5 ou 6, chacun reçoit 14, 12, 10, 8 ou 6 cartes. Deux cartes de plus ouvrent les deux piles ; le reste ne sert pas dans cette manche, sans être vu. La carte yin-yang est entre les piles.

    Chacun a 5 pièces et un jeton à deux faces. Cinq personnages forment une ligne, dix attendent dans une pioche. On tire au sort qui commence.
page-book-sakura-place = Poser une carte
page-book-sakura-place-text =
    Ne regardez que la carte du dessus : ce qui est dessous ne compte plus, et personne n’a le droit de le voir. Sur la pile qui monte, posez une carte plus haute de sa couleur ; sur celle qui descend, une plus basse ; le pas peut être aussi long que vous voulez. Le même nombre va sur les deux piles, de toute couleur.

    Et le cercle se ferme : un 1 peut suivre un 13 sur la pile qui monte, un 13 peut suivre un 1 sur celle qui descend, dans la même couleur. Rien d’autre ne passe le coin : un 2 sur un 13 ne va pas.

    Si vous avez une carte qui va, vous devez en poser une. Laquelle, et sur quelle pile d’abord, c’est à vous de voir, même s’il ne vous reste rien pour l’autre pile.
page-book-sakura-take = Prendre une pile
page-book-sakura-take-text =
    Aucune carte ne va : toute la pile est à vous. On vous paie les pièces imprimées dessus. Les cartes rejoignent celles que vous avez déjà prises, fermées devant vous ; vous seul pouvez les revoir.

    Puis recommencez la pile avec n’importe quelle carte de votre main : aucune règle ne la limite, et c’est votre carte pour cette pile. Si rien ne va sur les deux piles, prenez-en une, recommencez-la, et vous pouvez dépenser les nouvelles pièces avant de regarder l’autre.
page-book-sakura-hire = Engager des personnages
page-book-sakura-hire-text =
    Cinq attendent en ligne. Le prix est la place : 1 pièce au bout, 5 près de la pioche. Engagez-en autant que vous pouvez payer, avant, entre ou après vos deux cartes. Un personnage agit aussitôt et s’en va. Celui qui ne pourrait rien faire maintenant ne s’engage pas.

    Pendant votre tour, les autres restent à leur place et à leur prix ; à la fin, la ligne glisse vers le bout bon marché et de nouveaux arrivent. Pour 6 pièces, vous défaussez toute la ligne, en recevez cinq nouveaux, et pouvez en utiliser un gratuitement, aussitôt.
page-book-sakura-help = Aides pour une carte
page-book-sakura-help-text = Les Cuisiniers, les Konohana des couleurs et du vent et les deux Samouraïs à contresens attendent près de vous jusqu’à votre prochaine pile. Plusieurs peuvent aider la même carte ; la table trouve comment. Ensuite la carte redevient elle-même. Ils partent avec cette pile, utilisés ou non, même si vous la prenez.
page-book-sakura-people = Les quinze
page-book-sakura-people-text = Chacun agit une fois et s’en va. Le nombre d’un Cuisinier fait le tour : 12 et 2 font 1. Au pari du Daimyo, vous gagnez si au moins la moitié de tous les jetons, le vôtre compris, montrent votre côté. Une carte volée apporte aussi ses shurikens.
page-book-sakura-secrets = Qui voit quoi
page-book-sakura-secrets-text = Votre main et les cartes prises ne sont visibles que de vous. Ouverts à tous : pièces, nombre de cartes en main et dans les piles, la ligne, les scores. Ce que vous avez vu jouer, vous pouvez le retenir ; le journal le retient pour vous.

page-book-sakura-rare-both = Une seule carte va, et sur les deux piles ?
page-book-sakura-rare-both-text = Jouez-la où vous voulez ; l’autre pile est alors à vous.
page-book-sakura-rare-cook = Le Cuisinier et le 13 ?
page-book-sakura-rare-cook-text = Le nombre changé fait le tour : avec le deuxième Cuisinier, un 12 noir compte pour 1 et peut suivre le 13 noir.
page-book-sakura-rare-deny = Engager juste pour en priver les autres ?
page-book-sakura-rare-deny-text = Oui, s’il peut agir maintenant.
page-book-sakura-rare-toss = Un pari à deux joueurs ?
page-book-sakura-rare-toss-text = On lance un troisième jeton.
page-book-sakura-rare-free = Un pari gratuit après une nouvelle ligne ?
page-book-sakura-rare-free-text = Le prix était 0, le gain est donc 0.
page-book-sakura-rare-bank = La réserve est vide ?
page-book-sakura-rare-bank-text = Vous recevez ce qui reste.

page-book-sakura-word-serve = Servir
page-book-sakura-word-serve-text = Donner sa carte à une pile, ou la prendre.
page-book-sakura-word-tricks = Plis
page-book-sakura-word-tricks-text = Les cartes que vous avez prises.
page-book-sakura-word-row = Ligne
page-book-sakura-word-row-text = Les cinq personnages à engager.
page-book-sakura-word-wall = Mur
page-book-sakura-word-wall-text = Mot de joueurs : un 1 sur la pile qui descend ou un 13 sur celle qui monte.
