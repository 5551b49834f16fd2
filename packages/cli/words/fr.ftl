cli-about = La table des quatre jeux de samouraïs, en ligne de commande.
cli-help-usage = Usage :
cli-help-options = Options :
cli-help-commands = Commandes :
cli-help-arguments = Arguments :
cli-help-option = afficher cette aide
cli-help-command = afficher l’aide d’une commande
cli-opt-lang = parler cette langue : de, en, fr ou it (LC_ALL ou LANG)

cli-no-command = il n’y a pas de commande « { $name } » ; voyez noren --help
cli-no-option = il n’y a pas d’option « { $name } » ; voyez noren --help
cli-no-argument = « { $name } » manque ; voyez noren --help
cli-no-value = « { $name } » demande une valeur ; voyez noren --help
cli-too-many = « { $name } » demande moins de mots ; voyez noren --help
cli-not-understood = cela n’a pas été compris : { $what } ; voyez noren --help
cli-no-lang = --lang doit être parmi { $list }, pas « { $name } »
cli-whole = --{ $name } doit être un nombre entier de { $from } à { $to }, pas « { $what } »
cli-one-of = --{ $name } doit être parmi { $list }, pas « { $what } »
cli-no-game = aucun jeu ne s’appelle « { $name } » ; il y a { $list }
cli-no-chromium = il faut Chromium, qui n’est pas sur cette machine : installez-le, ou dites dans CHROMIUM où il se trouve
cli-no-rules = il n’y a pas de règles de la version { $version } de { $game }
cli-unreadable = impossible de lire { $file } : { $why }
cli-for-players = { $game } se joue de { $from } à { $to }, pas à { $n }
cli-wrong = noren: { $why }

cli-about-away = on joue sur trois serveurs pendant que NATS, PostgreSQL ou l’un des serveurs est absent : combien de temps on attend
cli-about-backup = écrire personnes, tables et journaux dans un seul fichier ; la maison peut rester ouverte
cli-about-bench = mesurer : « engine », « server » à côté d’autres, « bots » contre un bot qui voit toutes les mains, leurs tours (« turns »), la page dans Chromium (« page »), les pages de quelqu’un qui a 300 parties (« mine ») ou ce que coûtent une longue partie et son public (« growth »)
cli-about-bot = asseoir un bot à vous (voyez docs/bots/protocol.md) à une table et le laisser jouer
cli-about-chaos = simuler plusieurs serveurs qui tombent : ce qui fut confirmé doit être au journal, une fois et dans l’ordre
cli-about-crowd = combien de temps on attend ses propres coups pendant que des tables de bots réfléchissent
cli-about-data = donner les valeurs imprimées d’un jeu en un fichier commenté, ou vérifier un tel fichier
cli-about-doctor = vérifier chaque journal : les nombres, la chaîne d’empreintes et chaque coup sous les règles de sa table
cli-about-forks = ouvrir une branche à chaque tour de parties enregistrées et laisser des bots la finir
cli-about-freeze = écrire les règles actuelles d’un jeu, avec ses parties de référence, en une version qui ne change plus
cli-about-fuzz = lancer des messages, des requêtes et des octets hostiles sur un serveur : il doit répondre, rester tel quel et ne pas grossir
cli-about-health = demander à la maison de cette machine si elle va bien ; code 1 sinon
cli-about-honesty = redistribuer les cartes cachées encore et encore : aucun bot ne doit choisir autrement
cli-about-kill = tuer sans cesse un serveur chargé avec kill -9 et chercher des coups confirmés qui ont disparu
cli-about-ladder = faire jouer les niveaux entre eux, donnes en miroir, jusqu’à ce qu’un test séquentiel tranche
cli-about-laws = juger ce qui est fermé dans bien des positions : une raison chacune, des faits vrais, une phrase claire
cli-about-layout = chercher ce qui est couvert, coupé ou trop petit aux tables pleines, en quatre tailles
cli-about-pictures = écrire toutes les images du README et de la documentation
cli-about-leaks = redistribuer les cartes cachées encore et encore : aucune place ne doit le remarquer
cli-about-lessons = vérifier les leçons : jouées selon les règles sur chaque branche, lues dans chaque langue
cli-about-load = comparer une maison de milliers de parties gardées à une maison vide : mémoire, temps jusqu’au premier coup
cli-about-mutants = écrire les règles d’un jeu de travers, un endroit à la fois, et lister ce qu’aucun test ne remarque
cli-about-new-game = préparer un nouveau jeu : règles, mots, lois, exemples et sa ligne dans la liste des jeux
cli-about-outside = des parties entières par des clients qui ne connaissent que le protocole : rien d’offert ne doit être refusé
cli-about-puzzles = vérifier les énigmes, prouvées ou trouvées, ou en trouver d’autres
cli-about-record = jouer une partie au hasard et la garder comme référence
cli-about-replay = rejouer un fichier de référence ou un journal téléchargé, sous les règles d’alors
cli-about-restore = remettre une sauvegarde dans une maison vide
cli-about-review = séparer chance et talent dans une partie finie, ou éprouver la mesure avec --trial
cli-about-rules = comparer les numéros des règles à ceux du code et des titres de tests
cli-about-serve = ouvrir la maison : page, API et WebSocket sur un seul port
cli-about-siege = combien de temps on attend ses propres coups pendant qu’on attaque le serveur, de huit façons
cli-about-simulate = jouer des parties entières et donner la vitesse et l’empreinte de tout ce qui arriva
cli-about-verify = vérifier un journal téléchargé : la clé, chaque mélange, chaque coup, la chaîne, la fin
cli-about-versions = rejouer les parties de référence de chaque version de chaque jeu sous ses propres règles
cli-about-words = vérifier les catalogues : ce qui manque, ne sert pas, est inconnu, interdit, trop long ou mal écrit

cli-opt-json = un objet JSON
cli-opt-seed = où commence le hasard (1)
cli-opt-players = places à la table
cli-opt-data = où se trouve la base (NOREN_DATA ; DATABASE_URL choisit PostgreSQL)
cli-opt-away-stop = secondes pendant lesquelles un serveur est arrêté par SIGSTOP (30)
cli-opt-bench-rounds = passages, dont compte la médiane (5)
cli-opt-bench-deals = bots : donnes en miroir (1000)
cli-opt-bench-millis = bots : calcul par choix (5)
cli-opt-bench-seed = bots, turns : où commence le hasard (1)
cli-opt-bench-level = turns : de qui (daimyo)
cli-opt-bench-game = engine, turns : d’un seul jeu ; server : un autre jeu que trick4, sans autres serveurs
cli-opt-bench-before = engine, server, page : un commit ou le dossier d’une copie, mesuré à tour de rôle avec cette version (. montre le bruit)
cli-opt-bench-processes = engine : processus de chaque côté (1, à côté d’une autre version 3) ; server : en autant, sur PostgreSQL, à côté d’un seul
cli-opt-bench-choices = turns : au plus tant de choix par table (400)
cli-opt-bench-tables = server : tables qui jouent ensemble (100)
cli-opt-bench-seats = server : places à chacune (4 ; pour un autre jeu, toutes)
cli-opt-bench-seconds = server : temps mesuré par serveur (20)
cli-opt-bench-rows = growth : entrées conservées à côté de la partie (1000000)
cli-opt-bench-web = page : une autre construction, par exemple celle du commit d’avant
cli-opt-bench-main = page : le main.ts du serveur qui va avec
cli-opt-bot-cmd = comment le bot est lancé ; il parle par lignes JSON
cli-opt-bot-name = comment il s’appelle (Visiteur)
cli-opt-bot-seat = où il s’assied (la première place libre)
cli-opt-chaos-seeds = tant de graines, l’une après l’autre (100)
cli-opt-chaos-seed = la première (1)
cli-opt-chaos-acts = tant de fois où quelqu’un agit dans chacune (900)
cli-opt-chaos-game = un seul jeu
cli-opt-chaos-houses = tant de serveurs, de 1 à 3 (2 ou 3)
cli-opt-chaos-calm = rien ne tombe
cli-opt-chaos-plant = remettre une faute connue : number-alone, any-revision
cli-opt-crowd-tables = tables pleines de bots (20)
cli-opt-crowd-seats = bots à chacune (4)
cli-opt-crowd-level = comment ils jouent (le plus haut niveau)
cli-opt-crowd-seconds = combien de temps, seul et parmi les bots (20)
cli-opt-data-check = vérifier plutôt ce fichier : code 1 et une ligne par faute
cli-opt-data-players = pour tant de joueurs ; sinon pour chaque nombre que le jeu permet
cli-opt-data-json = avec --check : un objet JSON
cli-opt-doctor-copy = copier cette table jusqu’à sa dernière bonne entrée ; la table elle-même reste telle quelle
cli-opt-forks-game = un jeu (tous)
cli-opt-forks-matches = parties enregistrées de chaque jeu (100)
cli-opt-fuzz-frames = messages ; un tiers de requêtes en plus, et quelques connexions grossières (100000)
cli-opt-health-port = où elle écoute (PORT, sinon 3000)
cli-opt-honesty-worlds = combien de mondes comparer (10000)
cli-opt-kill-kills = combien de fois (50)
cli-opt-kill-tables = tables où l’on joue (50)
cli-opt-kill-postgres = tant de fois aussi sur un PostgreSQL à nous (0)
cli-opt-kill-houses = tant de fois aussi l’une de deux maisons sur PostgreSQL et NATS à nous (0)
cli-opt-kill-changing = tant de fois aussi un serveur, et l’un de deux, pendant qu’on change des réponses scellées à la fermeture (0)
cli-opt-kill-program = un autre programme à la place du serveur d’ici, par exemple le programme empaqueté
cli-opt-ladder-levels = deux niveaux : haut,bas ; aussi oracle et cmd:COMMANDE (tous les voisins)
cli-opt-ladder-players = places à la table (la plus petite, la moyenne et la plus grande)
cli-opt-ladder-seating = la moitié des places chacun, puis l’inverse ; ou un haut parmi des bas, une fois à chaque place (half)
cli-opt-ladder-deals = au plus tant de donnes, jouées des deux côtés ou de chaque place (400)
cli-opt-ladder-iterations = pensées de chaque niveau qui cherche, au lieu des siennes
cli-opt-ladder-millis = temps de chaque niveau qui cherche : calcul égal ; ces essais ne se répètent pas exactement
cli-opt-ladder-share = part du budget propre à chaque niveau qui cherche (100)
cli-opt-ladder-shipped = avec aussi les limites de temps de chaque niveau, comme à une table ; ces essais ne se répètent pas exactement
cli-opt-ladder-whole = jouer toutes les donnes, même après la décision du test
cli-opt-ladder-write = mettre table et graphique parmi ceux du projet (docs/bots) ; sans cela rien n’est écrit
cli-opt-ladder-out = mettre plutôt table et graphique là
cli-opt-laws-positions = combien de positions juger (10000)
cli-opt-laws-every = tenir aussi chacune de ces parties à toutes les autres lois
cli-opt-layout-games = parties enregistrées de chaque sorte (10)
cli-opt-layout-decisions = au plus tant de décisions de chacune, réparties (toutes)
cli-opt-layout-hardest = seulement tant de positions, les plus difficiles de toutes
cli-opt-layout-size = à une seule taille de page (all)
cli-opt-layout-seats = tant de personnes à la table, ou ce que le jeu permet (toutes les places)
cli-opt-layout-unlike = laisser de côté les décisions qui ne montrent rien qu’une précédente n’ait montré
cli-opt-pictures-out = où (docs/screenshots)
cli-opt-pictures-only = seulement celles dont le nom contient l’un de ces mots, séparés par des virgules (toutes)
cli-opt-pictures-moments = seulement les grands moments : dix images par seconde, une bande chacun, dans moments/
cli-opt-leaks-worlds = combien de mondes comparer (10000)
cli-opt-lessons-check = les vérifier ; il n’y a rien d’autre à faire pour l’instant
cli-opt-load-tables = parties gardées (10000)
cli-opt-load-runs = démarrages de chaque maison, dont compte la médiane (5)
cli-opt-mutants-sample = tant d’entre eux, tirés au sort (tous)
cli-opt-mutants-minutes = ne rien commencer après tant de minutes ; la même commande reprend de là
cli-opt-mutants-in = seulement dans les fichiers dont le chemin contient ceci ; fichier:ligne pour une ligne
cli-opt-mutants-unlisted = aucun de ceux notés équivalents : ceux-là doivent passer par chaque test
cli-opt-mutants-killers = demander d’abord aux tests que nomme ce relevé, puis le réécrire pour ce jeu
cli-opt-outside-games = parties de chaque sorte (50)
cli-opt-outside-game = une seule sorte (toutes)
cli-opt-puzzles-check = les vérifier toutes, ou celles d’un jeu
cli-opt-puzzles-deep = en chercher tant de nouveau, huit fois plus longtemps que pour les trouver
cli-opt-puzzles-make = en trouver tant de plus dans des parties entre robots
cli-opt-puzzles-list = récrire la liste d’un jeu
cli-opt-record-settings = options de la table
cli-opt-review-trial = glisser tant de mauvais choix et voir combien sont trouvés
cli-opt-review-game = le jeu de l’essai
cli-opt-review-players = places aux tables de l’essai
cli-opt-review-strong = parties du bot le plus fort, pour les fausses alertes (5)
cli-opt-review-matches = parties pour la chance et l’étalonnage (200)
cli-opt-review-worlds = mondes par position, au lieu de l’usage
cli-opt-review-fit = confronter les chances à la fin de tant de parties, et afficher une ligne de la table du jeu (400)
cli-opt-review-keep = garder dans ce fichier ce qui est fini : la même commande continue là
cli-opt-rules-json = un objet JSON, ou une liste pour tous les jeux
cli-opt-serve-port = port d’écoute (PORT, sinon 3000)
cli-opt-serve-data = où se trouve la base (NOREN_DATA)
cli-opt-serve-https = parler https, avec un certificat de la maison (NOREN_HTTPS)
cli-opt-serve-mdns = se trouver sous noren.local dans le réseau local ; NOREN_MDNS peut être un autre nom
cli-opt-serve-games = servir aussi les jeux construits de ce dossier (NOREN_GAMES)
cli-opt-serve-dev = montrer aussi le jeu d’exemple, pour qui construit un jeu (NOREN_DEV)
cli-opt-serve-demo = une maison d’essai : des bots seulement, rien n’est gardé, limites basses (NOREN_DEMO)
cli-opt-serve-processes = avec DATABASE_URL : autant de processus derrière un seul port, un par cœur (1)
cli-opt-siege-seconds = combien de temps à chaque cas, seul et sous l’attaque (10)
cli-opt-siege-only = cas par leur nom, séparés par des virgules (tous)
cli-opt-simulate-games = combien de parties (100)
cli-opt-simulate-bot = qui joue : random, wanderer, ashigaru, bushi, samurai, daimyo (random)
cli-opt-simulate-iterations = pensées d’un bot qui cherche par choix, au lieu de celles de son niveau
cli-opt-simulate-shipped = avec aussi les limites de temps du niveau, comme à une table ; alors sans empreinte
cli-opt-simulate-mode = la difficulté du jeu, s’il en a une
cli-opt-simulate-option = une option du jeu, par exemple edition=it
cli-opt-verify-key-hash = l’empreinte montrée au début de la partie, si vous l’avez gardée
cli-opt-verify-seen = une tête vue par une page pendant la partie, et l’entrée dont elle est
cli-opt-verify-trial = plutôt : jouer tant de parties, vérifier chacune et la falsifier de douze façons
cli-opt-verify-seed = où commence le hasard de l’essai (1)
cli-opt-versions-check = dire ce qui a changé depuis la dernière version figée, et échouer si une règle a bougé sans qu’on le voie
cli-opt-versions-games = avec --check : parties comparées à chaque nombre de joueurs (5)
cli-opt-words-check = les vérifier, comme il le fait déjà de lui-même
cli-opt-words-lines = y écrire quarante lignes du journal de chaque jeu dans chaque langue, sans rien vérifier

cli-n-faults = { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
 }
cli-away-nothing = PostgreSQL ou NATS n’est pas installé : pas essayé
cli-away-shown = { $name } : { $n } montrés partout, le plus lent après { $m } ms
cli-away-sum = { $n } confirmés : { $m } perdus, { $k } en double
cli-backup-done = gardé : { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
 } et { $m ->
    [one] { $m } table
   *[other] { $m } tables
 }
cli-restore-done = remis : { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
 } et { $m ->
    [one] { $m } table
   *[other] { $m } tables
 }
cli-damaged = mis de côté, car abîmé : { $id } : { $why }
cli-process-ended = le processus { $n } du serveur s’est terminé ({ $why }) et redémarre
cli-bench-nothing = il n’y a rien à mesurer sous le nom « { $name } » ; essayez engine, server, bots, turns, page, mine ou growth
cli-bench-engine = trick4, parties par seconde de calcul (médiane des passages)
cli-bench-bare = boucle nue
cli-bench-search = voie de recherche
cli-bench-full = voie entière
cli-bench-times = { $a } boardgame.io, { $b } nue
cli-bench-games = parties à partir de tables distribuées sur la voie de recherche, décisions par seconde de calcul (médiane, passage le plus lent et le plus rapide)
cli-bench-random = { $game }, au hasard
cli-bench-policy = { $game }, d’après ses règles empiriques
cli-bench-ratio = { $a }× avant (de { $b } à { $c })
cli-bench-ratio-other = { $a }× avant (de { $b } à { $c }), avec d’autres choix
cli-bench-no-before = « { $name } » n’est ni le dossier d’une copie ni un commit
cli-bench-sockets = { $name } par sockets, { $n } places par table
cli-bench-moves = coups/CPU-s
cli-bench-median = médiane
cli-bench-per-second = coups/s
cli-bench-server-cores = cœurs srv
cli-bench-player-cores = cœurs jou.
cli-bench-scaled = { $n } processus contre un : { $a } fois les coups par seconde, { $b } fois les coups par seconde CPU du serveur
cli-bench-processes = { $name }, processus : { $n }
cli-bench-no-postgres = --processes demande PostgreSQL, et il n’est pas installé ici
cli-bench-either = bench server prend soit --processes, soit --before
cli-bench-onlookers = p99 témoins
cli-bench-bytes = octets/coup
cli-bench-disk = { $name }, sur disque
cli-bench-most = { $p } au plus
cli-bench-page = la page en 4G lente, sur un processeur quatre fois plus lent
cli-bench-first = première visite
cli-bench-first-figures = { $a } sur la ligne, plus grande image après { $b } ms, décalage { $c }
cli-bench-more = { $a } de plus, décalage { $b }, { $c } éléments à une table pleine
cli-bench-page-before = les mêmes visites de la page d’avant, en alternance
cli-bench-more-wire = { $a } de plus
cli-bench-paint-ratio = plus grande image : maintenant { $a } du temps d’avant (de { $b } à { $c } selon les tours)
cli-bench-duel = trick4, graine { $seed } : { $n } donnes en miroir, { $m } parties
cli-bench-won = noren (honnête) a gagné { $a }, le MCTSBot de boardgame.io (voit toutes les mains) { $b } : z { $c }, p { $d }
cli-bench-cpu = calcul par choix : { $a } ms et { $b } ms ; itérations { $c } et { $d }
cli-bench-levels = --level demande l’un des cinq niveaux
cli-bench-turns = { $name }, graine { $seed } : une partie, ou ses { $n } premiers choix ; millisecondes de calcul (d’horloge)
cli-bench-game = jeu
cli-bench-players = joueurs
cli-bench-turn-count = tours
cli-bench-mean = un tour, moyenne
cli-bench-dearest = tour le plus cher
cli-bench-choices = ses choix
cli-bench-choice = choix le plus cher
cli-bench-reactions = réactions
cli-bench-reaction = réaction la plus chère
cli-bench-stopped = hors limite
cli-bench-mine = { $a } parties { $b } ms, { $c } parties { $d } ms : { $p }×
cli-bench-mine-slow = { $a } parties { $b } ms, { $c } parties { $d } ms : { $p }×, trop lent
cli-bench-opens = { $name } s’ouvre
cli-bench-warms = { $name } se chauffe
cli-bench-round = { $name }, passage { $n } sur { $m }
cli-bench-deals = { $n } donnes sur { $m }, avance { $a }
cli-bot-cmd = --cmd doit dire comment le bot est lancé
cli-bot-name = Visiteur
cli-bot-link = « { $what } » n’est pas un lien d’invitation ; il ressemble à { $where }
cli-bot-table = « { $what } » ne nomme aucune table : un lien d’invitation finit par /t/ et son nom
cli-bot-sits = { $name } s’assied à la place { $n } de { $where } ({ $game })
cli-bot-ended = « { $name } » a fini avant de répondre
cli-bot-slow = « { $name } » n’a pas répondu à temps
cli-bot-said = « { $name } » a dit { $what }
cli-bot-gone = « { $name } » a fini
cli-bot-command = cmd: demande une commande derrière
cli-bot-level = aucun niveau ne s’appelle « { $name } » ; il y a { $list }, oracle et cmd:COMMANDE
cli-chaos-game = --game doit être parmi { $list }
cli-chaos-seed = graine { $seed }
cli-chaos-fault = graine { $seed } : { $what } : { $why }
cli-chaos-again = à refaire : { $what }
cli-chaos-seeds = { $n } graines, { $m } coups confirmés en { $a } s
cli-chaos-sum = { $n } perdus, { $m } en double, { $k } déplacés, { $l } divisés
cli-crowd-cores = { $n } cœurs, { $m } pour les bots ; { $k } tables de bots { $name }
cli-crowd-alone = joueurs seuls
cli-crowd-among = joueurs parmi les bots
cli-crowd-waits = { $n } coups, p50 { $a } ms, p99 { $b } ms, le plus long { $c } ms
cli-crowd-bots = les bots ont fait { $n } choix, dont { $m } à vue de nez ; { $a } s de calcul
cli-data-none = { $game } n’a pas de valeurs qu’un hôte puisse remplacer
cli-data-head = Les valeurs imprimées de { $name }, telles qu’elles viennent avec Noren.
cli-data-change = Changez ce qui diffère dans votre boîte et donnez le fichier à une table, ou vérifiez-le d’abord :
cli-data-leave = Ce qui ne change pas peut manquer ; les commentaires et les virgules en trop sont ignorés.
cli-data-made = Ce qui est marqué « reconstructed » n’est dans aucune source que nous ayons trouvée et fut fait pour ce projet.
cli-data-with = à { $list } joueurs
cli-data-good = { $file } : bon, { $n ->
    [one] { $n } valeur propre
   *[other] { $n } valeurs propres
 }
cli-data-bad = { $file } : { $n ->
    [one] { $n } faute
   *[other] { $n } fautes
 }
cli-doctor-none = il n’y a pas de table { $id }, ou ses règles ne sont pas ici
cli-doctor-copied = { $from } continue sous le nom { $to }, après { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
 }
cli-doctor-progress = tables
cli-doctor-sum = { $n ->
    [one] { $n } table
   *[other] { $n } tables
 }, { $m ->
    [one] { $m } entrée
   *[other] { $m } entrées
 } : { $k ->
    [one] { $k } abîmée
   *[other] { $k } abîmées
 }
cli-doctor-unplayed = { $n } impossibles à rejouer : leurs règles ne sont pas ici
cli-doctor-damaged = { $id } : bonne jusqu’à l’entrée { $n } ; { $why }
cli-forks-which = quel jeu ? { $list }
cli-forks-match = { $game } : partie { $n } sur { $m }
cli-forks-sum = { $game } : { $n } branches de { $m } parties, { $k } finies, { $l } vérifiées
cli-freeze-done = { $file } : { $a } octets, { $n } parties de référence à côté
cli-freeze-again = la version { $version } de { $game } est déjà figée ({ $hash }) ; une version figée ne change jamais
cli-freeze-other = { $file } fut enregistré sous une autre version : enregistrez d’abord les parties de référence
cli-fuzz-sum = { $n } messages, { $m } requêtes, { $k } connexions grossières : { cli-n-faults }
cli-fuzz-memory = la mémoire a changé de { $a } MiB ; { $b } minuteries, { $c } avant
cli-health-nobody = personne ne répond à { $where }
cli-health-answer = { $where } a répondu { $a }
cli-honesty-worlds = { $n } mondes sur { $m }
cli-honesty-held = { $game }, graine { $seed } : { $n } mondes pour { $m } questions de { $k } parties ({ $list }), chaque choix le même
cli-honesty-caught = { $game } : pris après { $n } mondes. { $why }
cli-again-with = à refaire avec : { $what }
cli-kill-line = { $name } : tué { $n } fois, { $m } tables, { $k } coups confirmés : { $what }{ $a } perdus, { $b } en double, { $c } déplacés, { $d } journaux abîmés
cli-kill-changed = { $n } réponses scellées changées, { $m } nulles selon les règles,
cli-kill-absent = { $name } : pas installé, pas essayé
cli-kill-nothing = le contrôle n’a rien perdu : cet essai ne prouve rien
cli-ladder-two = --levels demande deux noms, par exemple samurai,bushi
cli-ladder-seating = --seating demande half ou one
cli-ladder-progress = { $name }, { $n } joueurs : { $a } ± { $b }
cli-ladder-seed = graine { $seed }
cli-ladder-written = graine { $seed } ; table et graphique dans { $where }
cli-ladder-line = { $players } joueurs, { $name } { $a } donnes : { $b }, part { $p } %, CPU { $c } ms, { $what }
cli-laws-none = { $game } n’a pas de src/laws/reasons.ts : ses refus ne se jugent pas
cli-laws-progress = { $n } positions sur { $m }
cli-laws-held = { $game }, graine { $seed } : { $n } positions de { $m } parties, { $k } refus pour { $l } raisons, toutes vraies
cli-laws-unmet = pas rencontrées cette fois : { $list }
cli-laws-broken = { $game } : « { $name } » ne tient pas. { $why }
cli-layout-sum = { $n } vues, { $m } écarts
cli-pictures-sum = { $n } images dans { $folder }
cli-pictures-none = aucune image n’a « { $name } » dans son nom
cli-pictures-build = la page est d’abord construite, pour qu’aucune image ne soit plus vieille qu’elle…
cli-pictures-moment = { $name } : { $frames } images, retenu pendant { $held }, dont { $early } en avance
cli-leaks-held = { $game }, graine { $seed } : { $n } mondes en { $m } parties, rien n’a fui
cli-leaks-leak = { $game } : une fuite après { $n } mondes. { $why }
cli-lessons-time = { $name } : premier sceau après { $a } s, { $b } min en tout
cli-lessons-sum = { $n } leçons, { $k } pas, { $m } branches, { $l } langues : { cli-n-faults }
cli-load-stored = { $n } parties gardées d’environ { $m } entrées, à côté d’aucune
cli-load-memory = mémoire occupée
cli-load-first = du départ au premier coup
cli-load-cpu = calcul jusqu’au premier coup
cli-load-open = du départ à l’ouverture
cli-load-list = la liste des tables
cli-load-tables = tables en mémoire
cli-load-move = premier coup d’une partie gardée : { $a } ms ; la plus longue liste de parties à soi en a { $b }
cli-mutants-sum = { $game } : { $n } mutants, { $m } tués (dont { $a } sans fin), { $b } équivalents, { $c } survivants : { $p } %
cli-mutants-none = aucun test n’y passe
cli-mutants-some = { $n ->
    [one] { $n } fichier de tests y passe
   *[other] { $n } fichiers de tests y passent
 }
cli-mutants-wrong = noté équivalent, mais tué par { $what } : { $where }
cli-mutants-stale = noté équivalent, mais nulle part dans les règles : { $where }
cli-mutants-in = --in doit être un fichier, ou fichier:ligne, pas « { $what } »
cli-mutants-survived = survit : { $where }
cli-mutants-left = il en reste { $n } ; la même commande reprend d’ici
cli-mutants-progress = mutants
cli-mutants-tests = tests qui passent comme il faut
cli-new-game-format = prettier n’est pas installé : lancez npm run format avant le commit
cli-new-game-done = { $n } fichiers dans { $where }, et sa ligne dans { $list }
cli-new-game-next = ensuite : npx vitest run { $where } ; npm start, et il pend au rideau (docs/adding-a-game.md)
cli-new-game-name = un jeu se nomme en minuscules, par exemple tea-house
cli-new-game-prefix = un préfixe est fait de deux majuscules, par exemple TH
cli-new-game-taken = les clauses d’un autre jeu commencent par { $name } ; nommez un autre préfixe
cli-new-game-there = { $where } existe déjà
cli-outside-sum = { $n } parties, { $m } réponses, dont { $k } dépassées, { $l } refusées { $list }
cli-puzzles-which = de quel jeu ? noren puzzles JEU --make 50
cli-puzzles-none = { $game } n’a pas encore d’énigmes
cli-puzzles-found = { $game } : { $n } sur { $k }, { $m } questions regardées
cli-puzzles-made = { $game } : { $n } énigmes de plus, en { $m } questions
cli-puzzles-agrees = { $name } : d’accord, { $a } points d’avance
cli-puzzles-disagrees = { $name } : pas d’accord, { $a } points
cli-puzzles-agreed = { $n } sur { $m } d’accord
cli-puzzles-kinds = { $game } : { $n } choisies, { $m } trouvées
cli-puzzles-sum = { $n } problèmes, { $m } fautes
cli-record-done = { $n } décisions écrites dans { $file }
cli-record-json = --settings doit être du JSON
cli-replay-not = { $file } n’est pas un enregistrement : { $why }
cli-replay-id = aucun jeu d’ici n’a le nom « { $id } »
cli-replay-rules = il n’y a pas ici de règles de la version { $version } de { $game }
cli-replay-bundle = il n’y a pas ici de règles de la version { $version } ({ $hash }) de { $game }
cli-replay-entry = entrée { $n } : { $why }
cli-replay-same = { $game }, { $players } joueurs, { $n } décisions : tout est comme avant
cli-replay-other = { $game }, { $players } joueurs : { $why }
cli-review-json = { $file } n’est pas le journal d’une partie : ce n’est pas du JSON
cli-review-not = { $file } n’est pas le journal d’une partie : { $why }
cli-review-rules = les règles de { $game } ne sont pas ici
cli-review-running = cette partie n’est pas finie : un examen montrerait ce qui est encore caché
cli-review-seat = place { $n } sur { $m }
cli-review-line = place { $n } : de { $a } à { $b } : chance { $c }, les autres { $d }, choix propres { $p }
cli-review-choice = entrée { $n }, { $name } : { $a } au lieu de { $b }, { $c } ± { $d } points
cli-review-game = --trial et --fit demandent --game
cli-review-part = { $n } sur { $m } { $what }
cli-review-trial = { $game }, { $players } joueurs, graine { $seed }
cli-review-found = { $n } choix glissés sur { $m } furent appelés faute ou bourde
cli-review-alarms = { $n } choix du bot le plus fort sur { $m } aussi
cli-review-luck = chance moyenne { $a } avec une erreur type de { $b }
cli-review-said = annoncé { $a } : gagné { $b } ({ $n } positions)
cli-review-withheld = annoncé { $a } : gagné { $b } ({ $n } positions), sans verdict
cli-review-blind = { $game } n’a pas d’horizon à étalonner
cli-review-kept = { $file } garde un autre essai
cli-review-which = quel fichier ? ou --trial avec --game
cli-rules-sum = { $game } : { $n } clauses, { $m } citées, { $k } testées, { $l } non testables
cli-rules-not = { $what ->
    [cited] { $id } n’est pas citée
    [tested] { $id } n’est pas testée
   *[both] { $id } n’est ni citée ni testée
 }
cli-rules-untestable = { $id } ne se teste pas : { $why }
cli-rules-unknown = { $id } est nommée, mais aucune règle n’a ce numéro
cli-rules-nowhere = ni { $a } ni { $b } n’est là
cli-siege-only = --only nomme des cas : { $list } ; pas « { $name } »
cli-siege-case = seul p50 { $a } p99 { $b } ms ; sous l’attaque p50 { $c } p99 { $d } ms ; { $p } MB ; { $n } envoyés, réponses { $list }
cli-simulate-option = --option demande clé=valeur, pas « { $what } »
cli-simulate-unknown = { $game } n’a pas d’option « { $name } »
cli-simulate-progress = { $n } parties sur { $m }
cli-simulate-finished = { $n } parties de { $game } sur { $m } finies, à { $players } joueurs
cli-simulate-speed = { $n } décisions en { $a } s : { $b } par seconde
cli-simulate-hash = empreinte { $hash }
cli-simulate-ended = finies par { $list }
cli-simulate-wins = { $n } avec un vainqueur, score moyen { $a }, gains moyens { $b }
cli-verify-seats = { $n ->
    [one] la place { $list }
   *[other] les places { $list }
 }
cli-verify-alone = hasard : le serveur seul
cli-verify-with = hasard : le serveur et { $list }
cli-verify-left = { $what } ; laissées de côté : { $list }
cli-verify-progress = parties
cli-verify-trial = { $n } parties sur { $m } tiennent, { $k } falsifications sur { $l } trouvées, la vérification la plus lente a pris { $a } ms
cli-verify-which = quel fichier ? noren verify FICHIER, ou --trial N
cli-verify-ok = { $game }, { $players } joueurs, { $n } entrées : clé, graines, mélanges, coups, chaîne et fin sont comme il faut ; { $what }
cli-verify-not = ne concorde pas à l’entrée { $n } : { $why }
cli-verify-seen = --seen demande le numéro d’une entrée, deux-points et seize signes
cli-versions-tree = (dans l’arbre)
cli-versions-none = elle n’a pas de parties de référence
cli-versions-changed = { $file } n’est pas le fichier qui fut figé
cli-versions-first = rien n’est encore figé
cli-versions-since = depuis la version { $version } : { $what }
cli-versions-where = { $what }, d’abord à la décision { $n } de la graine { $seed } à { $m }
cli-versions-same = { $name } : { $n } parties de référence, toutes comme avant
cli-versions-faults = { $name } : { $n } parties de référence, { $list }
cli-words-sum = { $n } phrases en { $list } : { cli-n-faults }
cli-words-lines = { $game } : { $n } lignes
