page-book-honor-length = premier à 400
page-book-honor-pic-1 = Encaissez
page-book-honor-pic-1-text = Votre tour commence par l’honneur de toutes les cartes de vos deux maisons.
page-book-honor-pic-2 = Le ki fait les actions
page-book-honor-pic-2-text = Trois ki donnent une action : au moins 2, au plus 5.
page-book-honor-pic-3 = Jouez ou piochez
page-book-honor-pic-3-text = Une carte dans une maison, ou une carte de la pioche : une action chacune.
page-book-honor-pic-4 = Déclarez, gratis, une fois
page-book-honor-pic-4-text = Proclamer le Shogun, attaquer, s’allier à un seigneur, ou le quitter.
page-book-honor-pic-5 = Bataille
page-book-honor-pic-5-text = Trois de force lancent un dé. La plus grande somme gagne ; le Daimyo du perdant meurt.

page-book-honor-icon-honour = Honneur
page-book-honor-icon-honour-text = Ce que la carte rapporte à chaque encaissement.
page-book-honor-icon-ki = Ki
page-book-honor-icon-ki-text = Trois font une action.
page-book-honor-icon-force = Force
page-book-honor-icon-force-text = Trois font un dé en bataille.
page-book-honor-icon-castle = Château
page-book-honor-icon-castle-text = Un par Daimyo. Sa force défend, et qui en a un peut être attaqué.
page-book-honor-icon-guard = Garde
page-book-honor-icon-guard-text = L’assassin doit faire 5 ou 6 au lieu de 3.
page-book-honor-icon-lady = Dame
page-book-honor-icon-lady-text = Beaucoup de ki. Une par maison.
page-book-honor-icon-shogun = Shogun
page-book-honor-icon-shogun-text = Le titre rapporte 50, 75, 100 ou 150 points d’honneur à 3, 4, 5 ou 6 joueurs.
page-book-honor-icon-save = Sauver la face
page-book-honor-icon-save-text = Hors de son tour, pour n’importe qui : contre Déshonneur ou après une bataille perdue.

page-book-honor-end-text =
    Le premier à atteindre le but gagne, aussitôt. C’est 400, ou 250 ou 300 si l’on en convient. L’honneur ne monte qu’à l’encaissement, au début de votre tour : seul celui qui encaisse peut gagner. Des pertes peuvent vous mener sous zéro.
page-book-honor-setup = Mise en place
page-book-honor-setup-text = Chacun reçoit un Samouraï, un Daimyo de départ et 7 cartes. La carte Shogun est au milieu. Personne n’a encore d’honneur.
page-book-honor-houses = Vos deux maisons
page-book-honor-houses-text = Près de votre Samouraï, une maison ; près de votre Daimyo, une autre. Chacune compte au plus une dame et 5 armées ; un château appartient à un Daimyo, un seul. Ce qui est posé y reste. Votre Samouraï ne quitte jamais le jeu ; votre Daimyo peut mourir.
page-book-honor-turn = Le tour
page-book-honor-turn-text = D’abord les alliances commencent ou finissent. Puis vous encaissez, comptez vos actions et les utilisez dans l’ordre voulu. Une déclaration peut venir à tout moment après l’encaissement. Les actions inutilisées sont perdues.
page-book-honor-collect = Encaisser
page-book-honor-collect-text =
    Qui mène un Daimyo, premier Samouraï, encaisse tout l’honneur des deux maisons, et la prime si c’est le Shogun. Qui sert le Daimyo d’un autre, second Samouraï, encaisse la moitié de la maison de ce Daimyo et la moitié de la sienne, chacune arrondie au cinq supérieur.

    Un Rônin, sans seigneur, n’encaisse rien, mais une maison sous zéro coûte quand même.
page-book-honor-act = Actions et ki
page-book-honor-act-text = Divisez votre ki par 3. Piocher ou jouer une carte coûte une action, Déshonneur deux, Sauver la face et défausser aucune. Si votre ki change pendant le tour, vos actions aussi.
page-book-honor-hand = Main, pioche, défausse
page-book-honor-hand-text = Une main compte 7 cartes ; avec 7, on ne pioche pas. À votre tour, vous défaussez autant que vous voulez. Une pioche vide se refait avec la défausse.
page-book-honor-place = Où va une carte
page-book-honor-place-text = Dames, possessions, armées et gardes vont dans la maison de votre Samouraï, de votre Daimyo ou du Daimyo que vous servez. Les châteaux, seulement chez un Daimyo que vous menez. Une carte Daimyo est pour un Rônin, qui le mène alors, ou renvoie le second Samouraï de votre Daimyo.
page-book-honor-declare = Déclarations
page-book-honor-declare-text = Une par tour, gratuite. En menant un Daimyo, vous pouvez le proclamer Shogun si personne ne l’est, ou attaquer. Rônin, vous pouvez vous allier au Daimyo d’un autre. En le servant, vous pouvez le quitter.
page-book-honor-shogun = Le Shogun
page-book-honor-shogun-text = Le titre appartient au Daimyo et ne s’abandonne pas. Il paie à chaque tour, mais on peut l’attaquer sans château, et personne ne sauve sa face. Qui le tue en bataille devient Shogun ; s’il meurt autrement, la carte revient au milieu.
page-book-honor-battle = La bataille pas à pas
page-book-honor-battle-text =
    On n’attaque qu’un Daimyo qui est Shogun ou qui a un château. Additionnez la force du Daimyo, de sa maison, de la maison de son premier Samouraï et de celle du second. Un château ne compte qu’en défense. Divisez par 3 : autant de dés, 6 au plus.

    La plus grande somme gagne, une égalité se rejoue. Force 12 lance quatre dés, force 16 cinq. Le Daimyo perdant meurt avec sa maison, sauf si quelqu’un sauve sa face. Le vainqueur prend le château ou le brûle.
page-book-honor-ninja = Ninjas
page-book-honor-ninja-text = Chacun coûte 25 points d’honneur à qui l’emploie, succès ou non. Un Espion vole ou détruit une possession dans une maison d’autrui, un Espion d’élite deux dans une même maison. Un Assassin nomme un Samouraï ou un Daimyo et lance : 3 ou plus tue, malgré une garde 5 ou plus. La garde disparaît de toute façon.
page-book-honor-dishonor = Déshonneur et Sauver la face
page-book-honor-dishonor-text = Déshonneur coûte deux actions. La cible perd 75 points d’honneur, ou 30 avec Sauver la face, ou rien par le suicide du Samouraï ou du Daimyo. Si la cible accepte, les autres peuvent encore sauver sa face. Une seule carte compte.
page-book-honor-ally = Rônin et alliances
page-book-honor-ally-text =
    Votre Daimyo meurt : vous êtes aussitôt Rônin, avec la maison de votre Samouraï, votre main et votre honneur. Déclarez une alliance : votre force aide ce Daimyo dès maintenant, et au début de votre prochain tour vous le servez. Si le premier Samouraï meurt, le second mène.

    Quitter coûte 25 points d’honneur et prend effet au début de votre prochain tour. La mort, un déshonneur sans Sauver la face ou un renvoi finissent une alliance aussitôt.
page-book-honor-gun = Poudre à canon
page-book-honor-gun-text = 9 de force, mais 20 points d’honneur de moins à chaque encaissement et 2 ki de moins. Elle se joue, se vole et se détruit comme toute possession.
page-book-honor-cards = Toutes les cartes
page-book-honor-cards-text = Chaque carte de la boîte, avec ses trois chiffres et le nombre d’exemplaires.

page-book-honor-rare-shogun = Le Shogun est assassiné ?
page-book-honor-rare-shogun-text = La carte revient au milieu et peut être reprise, même au cours du même tour.
page-book-honor-rare-mine = Mon Daimyo meurt pendant mon propre tour ?
page-book-honor-rare-mine-text = Le tour continue avec moins de ki. S’il reste une action, vous pouvez en poser un nouveau.
page-book-honor-rare-three = Trois veulent sauver une face ?
page-book-honor-rare-three-text = D’abord l’intéressé, puis en sens horaire ; une seule carte est dépensée.
page-book-honor-rare-second = Le second Samouraï tue le premier ?
page-book-honor-rare-second-text = Il paie 50 points d’honneur et prend le Daimyo avec maison et titre.
page-book-honor-rare-halves = Comment arrondir les moitiés ?
page-book-honor-rare-halves-text = Chacune pour soi, au cinq supérieur, puis on additionne.
page-book-honor-rare-spy = Un espion dans la maison que je sers ?
page-book-honor-rare-spy-text = Oui : toute maison d’un autre joueur est ouverte aux espions.

page-book-honor-word-house = Maison
page-book-honor-word-house-text = Un Samouraï ou un Daimyo et les cartes près de lui.
page-book-honor-word-ki = Ki
page-book-honor-word-ki-text = Force intérieure ; elle fait les actions.
page-book-honor-word-ronin = Rônin
page-book-honor-word-ronin-text = Un Samouraï sans seigneur.
page-book-honor-word-pledged = Engagé
page-book-honor-word-pledged-text = A déclaré une alliance qui commence à son prochain tour.
page-book-honor-word-second = Second Samouraï
page-book-honor-word-second-text = Sert un Daimyo qu’un autre joueur mène.
page-book-honor-word-save = Sauver la face
page-book-honor-word-save-text = Jouer cette carte, pour soi ou pour un autre.
