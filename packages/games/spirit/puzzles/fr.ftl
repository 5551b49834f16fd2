puzzle-shout-name = Quatre et quatre
puzzle-shout-ask = Vous êtes Heihachi, à 4 sur 8. Le brigand vaut 4. Tirez-en le plus de barricades.
puzzle-shout-done = 4 + 4 font 8 pile : votre kiai dresse une barricade, et la vieille carte s’en va.
puzzle-shout-try-defend = Un chapeau est couvert, mais personne ne crie : les barricades restent telles quelles.
puzzle-shout-try-give = Katsushiro est à 3 sur 10 : son 7 n’éveille rien.

puzzle-handon-name = Pas chez vous
puzzle-handon-ask = Vous êtes Heihachi, à 7 sur 8, chapeau couvert. Le brigand vaut 4. Ne perdez aucune barricade.
puzzle-handon-done = Katsushiro est à 6 : avec ce 4, il est à 10 pile, et crie.
puzzle-handon-try-confront = 7 + 4 dépasse votre 8 : une barricade brûle.
puzzle-handon-try-right = Gorobei est à 7 : avec le 4, il dépasse son 9, et une barricade brûle.

puzzle-quiet-name = Le dernier mot
puzzle-quiet-ask = Votre dernier brigand brûle une barricade à chaque tour, et il en reste une. Que faire de cette poupée ?
puzzle-quiet-done = À droite, le 2 tranquille est maintenant le dernier : rien ne mordra à votre prochain tour.
puzzle-quiet-try-defend = La poupée est couverte, mais celui qui brûle reste le dernier et prend la barricade.

puzzle-free-name = Un coup de main
puzzle-free-ask = Vous êtes Kikuchiyo, à 6 sur 10. Heihachi est débordé : 10 sur 8. Que personne ne le reste.
puzzle-free-done = 6 + 4 : votre kiai ôte le dernier brigand de Heihachi, qui revient à 7.
puzzle-free-try-defend = Une poupée est couverte, mais Heihachi devra passer à son prochain tour.
puzzle-free-try-gorobei = Un brigand dangereux de moins, mais Gorobei tenait son nombre. Heihachi, non.

puzzle-move-name = Deux cris
puzzle-move-ask = Vous êtes Daisuke, à 5 sur 8. Le brigand vaut 3. Gagnez une barricade.
puzzle-move-done = Votre kiai porte le 2 de Gorobei chez Heihachi : 6 + 2 font 8 pile, et son kiai dresse une barricade.
puzzle-move-try-defend = Une poupée est couverte. Personne ne crie, aucune barricade ne se dresse.
puzzle-move-try-give = Heihachi est à 6 : avec 3, il dépasse son 8, et sa gauche est pleine.

puzzle-whose-name = À qui le trois ?
puzzle-whose-ask = Vous êtes Daisuke et pouvez donner les cartes impaires. Heihachi est à 5 sur 8. Gagnez une barricade.
puzzle-whose-done = 5 + 3 font 8 pile pour Heihachi, et son kiai dresse une barricade.
puzzle-whose-try-confront = 4 + 3 font 7 sur votre 8 : personne ne crie.
puzzle-whose-try-defend = Votre chapeau est couvert, et c’est tout.

puzzle-lend-name = Avant son tour
puzzle-lend-ask = Vous êtes Gorobei. Heihachi joue ensuite, avec trois blessures, et son dernier brigand blesse. Ne perdez pas.
puzzle-lend-done = Avec votre jeton, Heihachi ignore le brigand pair. Un autre se glisse au village : c’est supportable.
puzzle-lend-try-kanbei = Kanbei n’a qu’une blessure, et son brigand est impair. Heihachi reçoit sa quatrième : perdu.
puzzle-lend-try-pass = Heihachi reçoit sa quatrième blessure au début de son tour : la partie est perdue.

puzzle-gate-name = À la porte
puzzle-gate-ask = Vous êtes Kanbei, à 6 sur 9. Trois se sont glissés au village. Chassez-en le plus possible.
puzzle-gate-done = 6 + 3 font 9 pile : votre kiai chasse deux intrus.
puzzle-gate-try-defend = La dernière place est couverte, et tous les trois restent au village.

puzzle-heal-name = Qui en a besoin
puzzle-heal-ask = Vous êtes Heihachi, animal, à 7 sur 11. Gorobei joue ensuite, et son dernier brigand blesse. Criez bien.
puzzle-heal-done = Une barricade, et le marqueur de Gorobei s’en va : la morsure sera sa troisième blessure, pas la quatrième.
puzzle-heal-try-self = La vôtre peut attendre. Gorobei reçoit aussitôt sa quatrième : perdu.
puzzle-heal-try-kanbei = Kanbei n’a qu’une blessure. Gorobei reçoit sa quatrième : perdu.

puzzle-token-name = Un bouclier prêté
puzzle-token-ask = Vous êtes Kyuzo, à 6 sur 9. Heihachi joue ensuite, trois blessures ; son brigand pair blesse. Ne perdez pas.
puzzle-token-done = Votre kiai envoie le jeton de Gorobei à Heihachi, qui ignore le brigand pair. Personne ne s’infiltre.
puzzle-token-try-defend = La poupée est couverte, et Heihachi reçoit sa quatrième blessure : perdu.
puzzle-token-try-own = Avec votre jeton, Heihachi peut défausser ce qu’il pioche. Cela n’arrête pas une morsure : perdu.

puzzle-twin-name = Déjà vu
puzzle-twin-ask = Vous êtes Kyuzo, à 7 sur 9. Votre ferme est déjà couverte. Il reste une barricade.
puzzle-twin-done = Un 3 est dans votre file : ce 3 part à la défausse et ne coûte rien.
puzzle-twin-try-confront = 7 + 3 dépasse votre 9 : la dernière barricade brûle, et vous passerez au prochain tour.

puzzle-animal-name = Une bonne blessure
puzzle-animal-ask = Vous êtes Gorobei, débordé : 11 sur 9, une blessure. Votre dernier brigand vous blesserait. Restez au combat.
puzzle-animal-done = La deuxième blessure réveille l’ours : son nombre est 12, et 11 tient dedans.
puzzle-animal-try-ignore = Vous l’ignorez et restez à 11 sur 9 : ce tour-ci, vous devez passer.
