puzzle-order-name = Laquelle d’abord
puzzle-order-ask = Une action : deux cartes en main, à jouer toutes deux. Gagnez le plus possible au prochain tour.
puzzle-order-done = O-Ichi apporte 4 de ki : 10 font trois actions, et les sabres peuvent être joués aussi.
puzzle-order-try-swords = Les sabres apportent 1 de ki : 7 font toujours deux actions, et O-Ichi reste en main.

puzzle-nothing-name = Qu’avez-vous à perdre ?
puzzle-nothing-ask = Botan vous déshonore. Vous avez Sauver la face. Soyez le plus riche possible à votre prochain tour.
puzzle-nothing-done = La maison de votre Samouraï est vide : sa mort ne coûte rien, et votre Daimyo reste.
puzzle-nothing-try-save = Sauver la face coûte tout de même 30.
puzzle-nothing-try-accept = Cela coûte 75.

puzzle-collects-name = Avant qu’il encaisse
puzzle-collects-ask = Botan est à 365 et encaisse 45 ensuite. Une action. Ne le laissez pas gagner.
puzzle-collects-done = Sans le théâtre, il encaisse 25 et s’arrête à 390. Et c’est à vous qu’il rapporte.
puzzle-collects-try-swords = Les sabres valent 10 : il encaisse encore 35, et gagne avec 400.
puzzle-collects-try-cavalry = Plus aucune attaque ce tour-ci. Botan encaisse 45 et gagne.

puzzle-insult-name = Un mot à la cour
puzzle-insult-ask = Botan, Shogun à 335, encaisse 65 ensuite. Deux actions. Arrêtez-le sans rien gaspiller.
puzzle-insult-done = Le ki du théâtre donne une troisième action : Déshonneur prend les deux autres. Un Shogun ne sauve pas la face.
puzzle-insult-try-bare = Cela l’arrête. Mais joué d’abord, le théâtre donnait une troisième action, et 20 par tour.
puzzle-insult-try-chiyo = Chiyo n’est pas un danger. Botan encaisse 65 et gagne avec 400.

puzzle-exact-name = Au point près
puzzle-exact-ask = Vous êtes à 310 et encaissez 20. Une action, et pas de Shogun. Gagnez au prochain tour si nul ne vous arrête.
puzzle-exact-done = 20, les 50 du titre et les 20 du théâtre : 400, au point près.
puzzle-exact-try-castle = 20, 50 et les 15 du château : 395.
puzzle-exact-try-alone = Sans le titre, vous encaissez 40 : 350.

puzzle-halves-name = La moitié de quoi ?
puzzle-halves-ask = Vous servez le Daimyo de Botan et encaissez des moitiés. Une action : où O-Ichi vous rapporte-t-elle plus ?
puzzle-halves-done = 30 et 5 font 35, dont la moitié s’arrondit à 20. Près de votre sabre, sa moitié se perd dans l’arrondi.
puzzle-halves-try-own = 5 et 5 font 10, la moitié est 5 : autant que la moitié de 5, arrondie.

puzzle-six-name = Assez, c’est assez
puzzle-six-ask = Vous êtes Shogun et lancez six dés en défense. Une action.
puzzle-six-done = Personne ne lance plus de six dés. Les sabres rapportent 10 par tour.
puzzle-six-try-cavalry = 3 de force en plus, et toujours six dés : personne n’en lance davantage.

puzzle-dismiss-name = Un cadeau généreux
puzzle-dismiss-ask = Botan sert votre Shogun, est à 350 et encaisse ensuite. Une action. Ne le laissez pas gagner.
puzzle-dismiss-done = Il doit accepter le Daimyo et partir : avec Yoshimoto et sa dame, il encaisse 15.
puzzle-dismiss-try-cavalry = La moitié de 100, et celle de sa dame : il encaisse 55 et gagne avec 405.
puzzle-dismiss-try-keep = La moitié de 100, et celle de sa dame : il encaisse 55 et gagne avec 405.

puzzle-lord-name = Un maître à vous
puzzle-lord-ask = Vous êtes Rônin, avec une action. Pas de Shogun. Gagnez le plus possible au prochain tour.
puzzle-lord-done = Ieyasu rapporte 30, votre dame 10, et une déclaration le fait Shogun : 50 de plus.
puzzle-lord-try-serve = La moitié des 30 de Botan, et celle de votre dame : 20.
puzzle-lord-try-quiet = 40 au prochain tour. Mais une déclaration ne coûte pas d’action, et le titre rapporte 50.

puzzle-service-name = En bon service
puzzle-service-ask = Vous servez Botan, qui est Shogun. Chiyo vous déshonore. Soyez le plus riche possible à votre prochain tour.
puzzle-service-done = 30 de perdus, mais le service continue, et la moitié des 90 de Botan est à vous.
puzzle-service-try-suicide = Aucune perte, mais le service est fini : un Rônin n’encaisse rien.
puzzle-service-try-accept = 75 de perdus, et le service est fini aussi.

puzzle-ronin-name = Servir ou régner ?
puzzle-ronin-ask = Vous êtes Rônin, un Daimyo en main. Botan est Shogun. Gagnez le plus possible au prochain tour.
puzzle-ronin-done = La moitié des 100 de Botan et celle de votre dame : 55. Servir rapporte plus que régner.
puzzle-ronin-try-own = Yoshimoto rapporte 5, et votre dame 10 : 15.
puzzle-ronin-try-chiyo = La moitié des 10 de Chiyo, et celle de votre dame : 10.

puzzle-spoils-name = Le butin
puzzle-spoils-ask = Vous avez vaincu Botan, et son petit château est à prendre ou à brûler.
puzzle-spoils-done = Un Daimyo n’a qu’un château, et le vôtre rapporte 20 par tour, pas 10.
puzzle-spoils-try-take = Son château prend la place du vôtre : 10 par tour au lieu de 20.
