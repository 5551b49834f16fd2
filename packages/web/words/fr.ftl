### La page : accueil, attente, cadre des tables, réglages, refus du serveur. On dit « vous ».

## Everywhere

page-common-close = Fermer
page-common-cancel = Annuler
page-common-save = Enregistrer
page-common-loading = Un instant…

## Home

page-home-title = Noren : quatre tables de samouraïs
page-home-choose = Choisir un jeu
page-home-chosen = Choisi
page-home-pick = Choisir
page-home-soon = Bientôt
page-home-soon-more = Cette table est encore en chantier. Sakura est ouverte.
page-home-size = { $min }–{ $max } joueurs
page-home-players = Joueurs
page-home-range = { $min } à { $max }
page-home-fewer = Moins de joueurs
page-home-more = Plus de joueurs
page-home-bots = Robots
page-home-options = Options de la table
page-home-listed = L’afficher parmi les tables ouvertes
page-home-private = Seuls ceux qui y sont assis peuvent revoir la partie
page-home-play = Jouer
page-home-create = Créer une table
page-home-continue = Reprendre
page-home-open = Tables ouvertes
page-home-no-open = Aucune table ouverte
page-home-no-open-more = Ouvrez-en une et envoyez le lien, ou remplissez-la de robots.
page-home-no-games = Pas encore de partie
page-home-no-games-more = Vos parties en cours vous attendront ici.
page-home-your-turn = À vous
page-home-running = En cours
page-home-waiting = En attente de joueurs
page-home-over = Terminée
page-home-join = Rejoindre
page-home-taken = { $taken } places prises sur { $seats }
page-home-by = par { $name }
page-home-new-here = Première visite ?
page-home-new-more = Asseyez-vous avec un vieux moine : il enseigne le jeu choisi en quelques minutes, une idée à la fois.
page-home-lesson = Apprendre { $game }, { $minutes } min
page-home-checked = Chaque règle est vérifiée pour vous
page-home-no-account = Aucun compte nécessaire
page-home-credits = Projet libre d’amateurs, sans lien avec les éditeurs de ces jeux. Règles racontées et images dessinées de notre main. Caractères : Shippori Mincho, Yuji Boku et Source Sans 3 (OFL).

## Games before they are loaded

page-game-sake-name = Saké & Samouraï
page-game-sake-size = 3–8 joueurs · 40 min
page-game-sake-line = La bagarre pour la dernière coupe
page-game-spirit-name = Samurai Spirit
page-game-spirit-size = 1–7 ensemble · 30 min
page-game-spirit-line = Tenir le village, trois nuits
page-game-sakura-name = Sakura
page-game-sakura-size = 2–6 joueurs · 25 min
page-game-sakura-line = Vider sa main, éviter les plis
page-game-honor-name = Honor of the Samurai
page-game-honor-size = 3–6 joueurs · 60 min
page-game-honor-line = Le premier à 400 d’honneur

## Bots

page-bots-wanderer = Vagabond
page-bots-ashigaru = Ashigaru
page-bots-bushi = Bushi
page-bots-samurai = Samouraï
page-bots-daimyo = Daimyo

## What bots are like

page-bots-more-wanderer = joue au hasard
page-bots-more-ashigaru = réfléchit un peu
page-bots-more-bushi = un rival honnête
page-bots-more-samurai = voit venir de loin
page-bots-more-daimyo = prend son temps et ne pardonne rien

## Who you are

page-me-title = Qui vous êtes
page-me-name = Votre nom
page-me-crest = Votre blason
page-me-crest-no = Blason { $n }
page-me-edit = Changer de nom et de blason

## Settings

page-settings-title = Réglages
page-settings-language = Langue
page-settings-zoom = Taille du texte
page-settings-contrast = Papier très contrasté
page-settings-keys = Raccourcis à une touche
page-settings-heard = Sons activés
page-settings-muted = Sons coupés
page-settings-sound = Sons

## Options of a table

page-options-reconstructed = Certains chiffres imprimés de ce jeu ne figurent dans aucune source publique et ont été reconstitués pour ce projet. L’hôte peut les remplacer.
page-options-clear = Revenir aux chiffres fournis
page-options-faults = Le serveur a trouvé ces erreurs :
page-options-yes = oui
page-options-no = non
page-options-built-in = fournies

## Figures of a table’s own

page-figures-mark = Chiffres maison
page-figures-mark-more = Cette table joue avec ses propres chiffres. Voir ce qui diffère.
page-figures-differs = Par rapport aux chiffres livrés avec le jeu, cette table a :
page-figures-nothing = Tous les chiffres sont ceux livrés avec le jeu.
page-figures-shipped = livré
page-figures-own = ici
page-figures-what = chiffre
page-figures-open = Chiffres maison…
page-figures-count = { $n ->
    [one] { $n } chiffre maison
   *[other] { $n } chiffres maison
 }

## The lobby

page-lobby-title = En attente de joueurs
page-lobby-where = Votre adresse dans le réseau
page-lobby-invite = Lien d’invitation
page-lobby-copy = Copier le lien
page-lobby-copied = Lien copié
page-lobby-copy-by-hand = Copiez vous-même le lien sélectionné
page-lobby-empty = Natte libre
page-lobby-sit = S’asseoir ici
page-lobby-stand = Se lever
page-lobby-bot = Robot : { $level }
page-lobby-add-bot = Asseoir un robot
page-lobby-remove-bot = Renvoyer
page-lobby-level-of = Force du robot à la place { $seat }
page-lobby-fill = Compléter avec des robots
page-lobby-start = Commencer la partie
page-lobby-start-bots = Commencer avec des robots
page-lobby-host-only = L’hôte lance la partie quand toutes les nattes sont prises.
page-lobby-full = Toutes les places de cette table sont prises
page-lobby-you = vous
page-lobby-options = Options
page-lobby-seat = Place { $n }
page-lobby-show = Ou visez-le avec un appareil photo

## Nothing here

page-gone-title = Cette table n’existe pas
page-gone-more = Le lien est peut-être ancien ou mal recopié.
page-gone-version = Cette page est plus ancienne que le serveur
page-gone-version-more = Rechargez-la pour continuer.
page-gone-mishap = Quelque chose a mal tourné sur cette page
page-gone-mishap-more = Rien n’est perdu : la partie est à l’abri. Rechargez la page pour continuer.
page-gone-reload = Recharger
page-gone-home = Vers le rideau

## The table

page-table-home = Accueil
page-table-decision = Votre décision
page-table-options = Options
page-table-pick = Choisissez ce qui se lève
page-table-back = Retour
page-table-take-back = Reprendre
page-table-sealed = Votre réponse scellée : <b>{ $choice }</b>. Personne ne la voit avant que tous aient répondu.
page-table-rules = Règles
page-table-log = Journal
page-table-menu = Menu
page-table-rail = Journal et règles
page-table-mine = Ma place
page-table-last = Dernier événement
page-table-phases = Le tour
page-table-watching = Vous regardez
page-table-since = Depuis votre dernier tour
page-table-nothing-yet = Il ne s’est encore rien passé.
page-table-undone = Repris :
page-table-search-rules = Chercher dans les règles
page-table-no-rule = Aucune règle ne dit cela.
page-table-more-reasons = { $count ->
    [one] et une autre phrase des règles
   *[other] et { $count } autres phrases des règles
 }
page-table-leave = Quitter la partie
page-table-leave-sure = Quitter : la table joue pour moi
page-table-fair = Mélanges honnêtes
page-table-fair-more = Chaque mélange découle d’une clé dont le SHA-256 fut publié avant la première carte :
page-table-fair-key = La clé :
page-table-come-back = Reprendre ma place

## Keys

page-keys-title = Touches
page-keys-arrows = le long de la main
page-keys-digits = choisir une option
page-keys-enter = sceller
page-keys-escape = revenir d’un pas
page-keys-undo = reprendre son coup
page-keys-target = pièce jouable suivante
page-keys-hint = que feriez-vous ?
page-keys-pass = passer
page-keys-until = tout passer jusqu’à mon tour
page-keys-hold = tout retenir ce tour-ci
page-keys-replay = revoir depuis mon tour
page-keys-chat = discussion
page-keys-point = montrer une pièce
page-keys-log = journal
page-keys-mute = sons avec ou sans
page-keys-speak = dire la table
page-keys-rules = règles
page-keys-settings = réglages

## A seat

page-seat-away = absent
page-seat-playing = joue
page-seat-thinking = choisit
page-seat-bot = robot, { $level }

## The line to the table

page-link-again = Reconnexion, essai { $tries }
page-link-left = Vous êtes parti ; la table joue pour vous.
page-link-again-more = La table attend. Rien n’est perdu.
page-link-offline = Vous êtes hors ligne
page-link-offline-more = Vous pouvez regarder, pas jouer.
page-link-back = { $count ->
    [one] De retour. Un coup a été joué.
   *[other] De retour. { $count } coups ont été joués.
 }
page-link-replaying = Encore une fois, depuis votre tour
page-link-replaying-more = Touchez la table pour revenir au présent.

## The end

page-result-you-win = Vous gagnez
page-result-you-share = Vous partagez la victoire
page-result-they-win = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
 }
page-result-player = Joueur
page-result-see-table = Voir la table
page-result-see-result = Voir le résultat
page-result-again = Rejouer

## How a table keeps time

page-time-clock = Temps de réflexion
page-time-none = Aucune
page-time-live = En direct
page-time-days = Au jour
page-time-none-more = personne n’est pressé
page-time-live-more = des secondes par décision, et une réserve
page-time-days-more = on joue en passant
page-time-each = Par décision
page-time-bank = Réserve
page-time-bank-more = de quoi réfléchir, pour toute la partie
page-time-no-bank = aucune
page-time-seconds = { $n } s
page-time-minutes = { $n } min
page-time-day = 1 jour
page-time-n-days = { $n } jours

## You, your devices, what this device keeps

page-you-device = Un autre appareil
page-you-device-more = Le même nom, les mêmes parties : scannez ceci avec l’autre appareil, ou ouvrez-y le lien.
page-you-device-show = Montrer un lien
page-you-device-again = Un nouveau lien
page-you-device-once = Il sert une fois, pendant dix minutes. Qui l’ouvre est vous : ne le montrez à personne d’autre.
page-you-device-over = Ce lien n’est plus valable.
page-you-device-code = Ou tapez ce code sur { $where }
page-you-device-link = Lien pour l’autre appareil
page-you-devices = Vos appareils
page-you-devices-more = Chaque navigateur qui agit sous votre nom. Terminez ceux que vous ne connaissez pas ou n’utilisez plus.
page-you-devices-show = Montrer mes appareils
page-you-devices-here = celui-ci
page-you-devices-old = navigateurs d’avant que les appareils soient distingués
page-you-devices-unknown = un navigateur inconnu
page-you-devices-since = depuis le { $day }
page-you-devices-end = Terminer
page-you-devices-end-of = Terminer { $name }
page-you-devices-ended = Cet appareil est déconnecté.
page-you-copy = Copier
page-you-copied = Copié
page-you-hook = Webhook
page-you-hook-more = Pour les parties à un jour par tour : le serveur envoie un petit message à cette adresse quand c’est à vous.
page-you-hook-url = Adresse
page-you-hook-save = Enregistrer
page-you-hook-drop = Retirer
page-you-hook-saved = Enregistré. Vous serez prévenu là-bas.
page-you-hook-gone = Retiré.
page-you-hook-bad = Cette adresse ne convient pas : elle doit commencer par https:// et être joignable depuis Internet.
page-you-hook-secret = Secret qui signe les messages
page-you-claim-new = Continuer ici sous votre nom ?
page-you-claim-more = Ce lien a été fait par vous sur un autre appareil. Si vous continuez, ce navigateur prend ce nom et ces parties.
page-you-claim-lose = Ce qui a été joué ici sous le nom de { $name } reste à ce nom : vous le quittez.
page-you-claim-yes = Oui, c’est moi
page-you-claim-no = Pas maintenant
page-you-claim-type = Code de l’autre appareil
page-you-claim-bad = Ce lien a déjà servi ou date de plus de dix minutes. Faites-en un nouveau sur l’autre appareil.
page-you-claim-off = Le serveur ne répond pas. Le lien reste valable dix minutes : essayez encore.
page-you-claim-done = Bon retour, { $name }.
page-you-volume = Volume
page-you-notes = Me prévenir quand c’est mon tour
page-you-notes-ask = Autoriser les notifications
page-you-notes-no = Ce navigateur bloque les notifications de cette page ; ses réglages peuvent y remédier.
page-you-notes-none = Ce navigateur n’en a pas.
page-you-newer = Un Noren plus récent est prêt.
page-you-newer-go = Le prendre
page-you-newer-later = Plus tard
page-you-keep-all = Garder les quatre pour jouer hors ligne
page-you-keep-all-size = { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo, une seule fois

## Waiting for players

page-waiting-shuffle = Tirer les places au sort
page-waiting-shuffle-more = Le hasard dit qui s’assied où.
page-waiting-move = Changer de place
page-waiting-ready = présent
page-waiting-not-here = pas encore là
page-waiting-host = hôte
page-waiting-again = Ouvrir la même table
page-waiting-watch = Vous regardez d’ici ; la partie s’ouvre d’elle-même quand elle commence.
page-waiting-wait-for = Encore en chemin : { $names }

## On one device

page-sofa-alone = Seul, { $n } samouraïs
page-sofa-where = Où jouez-vous ?
page-sofa-online = Table en ligne
page-sofa-device = Cet appareil
page-sofa-device-more = Seul contre des bots, ou en se passant l’appareil. Rien n’en sort, et il n’y a pas besoin de réseau.
page-sofa-unreachable = Les tables en ligne sont hors de portée pour l’instant. Sur cet appareil, tout fonctionne.
page-sofa-player = Joueur { $n }
page-sofa-name-of = Nom à la place { $n }
page-sofa-crest-of = Un autre blason pour la place { $n }
page-sofa-bot = Bot
page-sofa-to-bot = Donner la place { $n } à un bot
page-sofa-to-person = Donner la place { $n } à une personne
page-sofa-seats = Qui est assis où
page-sofa-begin = S’asseoir et jouer
page-sofa-pass = Passez l’appareil à
page-sofa-part = Je suis { $name }, j’écarte le rideau
page-sofa-nobody = Que personne d’autre ne regarde.
page-sofa-others = Ou quelqu’un d’autre regarde d’abord sa main :
page-sofa-draw = Tirer le rideau
page-sofa-here = sur cet appareil
page-sofa-drop = Supprimer
page-sofa-drop-sure = Supprimer pour toujours
page-sofa-drop-of = Supprimer cette partie de { $game }
page-sofa-turn-of = À { $name } de jouer
page-sofa-trouble = Cet appareil n’a pas pu garder la partie. Reste-t-il de la place ?

## Beside the game: talk, fingers, clocks, going back, playing again

page-aside-chat = Discussion
page-aside-talk-to = Dites quelque chose…
page-aside-send = Envoyer
page-aside-quiet = Personne n’a encore rien dit.
page-aside-only-seated = Seuls ceux qui sont assis parlent ; vous écoutez.
page-aside-phrases = Phrases toutes faites
page-aside-slower = Une ligne à la fois : attendez un instant, puis renvoyez.
page-aside-not-sent = La ligne vers la table est coupée ; vos mots sont encore là.
page-aside-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
 }
page-aside-point = Montrer quelque chose
page-aside-point-more = Touchez ce que vous voulez dire, ou allez-y avec les flèches : tous voient votre doigt.
page-aside-points-at = { $name } montre quelque chose
page-aside-clock = Temps de réflexion
page-aside-time-left = Temps restant de { $name }
page-aside-my-time = Votre temps restant
page-aside-ten = Encore dix secondes.
page-aside-bank = réserve { $time }
page-aside-bank-more = Votre réserve : du temps pour les longues réflexions. Elle sert quand une décision dépasse son propre temps.
page-aside-stopped = pendule arrêtée
page-aside-your-stopped = La table attend. Votre pendule est arrêtée.
page-aside-bot-plays = un bot joue pour { $name }
page-aside-bot-badge = un bot joue
page-aside-bot-for-you = Votre temps s’est écoulé trois fois : un bot joue pour vous.
page-aside-no-clock = sans pendule
page-aside-live = { $seconds } s par décision
page-aside-live-bank = { $seconds } s par décision, réserve { $bank }
page-aside-days = { $count ->
    [one] un jour par décision
   *[other] { $count } jours par décision
 }
page-aside-ask-back = Demander à reprendre
page-aside-asks = { $name } demande à reprendre un coup
page-aside-you-ask = Vous demandez à reprendre votre coup
page-aside-would-undo = Ceci serait annulé :
page-aside-agree = D’accord
page-aside-disagree = Non
page-aside-never-mind = Tant pis
page-aside-agreed = { $name } est d’accord
page-aside-not-yet = { $name } n’a pas répondu
page-aside-said-no = { $name } préfère ne pas revenir en arrière.
page-aside-took-away = { $name } s’est ravisé.
page-aside-all-agreed = Tous sont d’accord : la table est revenue en arrière.
page-aside-another = Une autre partie avec les mêmes
page-aside-asks-another = { $name } propose une autre partie
page-aside-somebody-asks = Une autre partie avec les mêmes est prête
page-aside-go = Y aller
page-aside-earlier = { $count ->
    [one] Montrer une ligne plus ancienne
   *[other] Montrer { $count } lignes plus anciennes
 }

## What would you do?

page-hint-ask = Que feriez-vous ?
page-hint-thinking = Je réfléchis…
page-hint-best = Le meilleur
page-hint-chance = { $n } %
page-hint-chance-more = Chances : { $n } sur 100
page-hint-only = Il n’y a rien d’autre à peser ici.
page-hint-close = C’est serré : dans les parties imaginées, ces choix se valent à peu près.
page-hint-from = Pensé d’après votre seule vue, en { $n } parties imaginées.
page-hint-show = Choisissez : ses pièces sont montrées, rien n’est joué.
page-hint-stale = La table a avancé pendant que je réfléchissais. Demandez encore.
page-hint-shut = Fermer

## Manners

page-manners-gone = { $name } est parti depuis un moment
page-manners-gone-more = Que devient la place ? La majorité des présents décide ; pour finir la partie, tous doivent être d’accord.
page-manners-bot = Un bot joue
page-manners-wait = Attendre
page-manners-end = Finir la partie
page-manners-wants = { $name } : { $what }
page-manners-concede = Abandonner
page-manners-concede-sure = Oui, j’abandonne
page-manners-concede-two = L’autre joueur gagne.
page-manners-concede-more = Un bot joue votre place jusqu’à la fin ; vous pouvez regarder.
page-manners-over-conceded = { $name } a abandonné. La partie est finie.
page-manners-over-agreed = Tous les présents ont décidé de finir la partie.
page-manners-people = Les gens à cette table
page-manners-mute-all = Rendre muet pour tous
page-manners-unmute-all = Laisser tous l’entendre
page-manners-mute-me = Ne pas entendre
page-manners-unmute-me = Entendre à nouveau
page-manners-of = { $what } : { $name }
page-manners-muted = muet, par l’hôte
page-manners-you-muted = L’hôte vous a rendu muet ici.
page-manners-send-away = Renvoyer
page-manners-send-away-of = Renvoyer { $name }
page-manners-sent-away = L’hôte vous a demandé de quitter cette table. Vous pouvez regarder.
page-manners-ready = Je suis prêt
page-manners-not-ready = Finalement pas prêt
page-manners-is-ready = est prêt
page-manners-self-start = Commencer de soi-même quand tous sont prêts

## The board of a game that has none

page-plain-players = Joueurs
page-plain-table = Sur la table
page-plain-choices = Ce que vous pouvez faire, et ce que vous ne pouvez pas
page-plain-plain = Plateau simple
page-plain-none = rien
page-plain-yes = oui
page-plain-no = non

## What passes by itself

page-standing-title = Ce qui passe tout seul
page-standing-title-answers = Mes réponses permanentes
page-standing-more = Ces réponses ne font rien, après la même courte pause à chaque fois. Elles regardent la question, jamais vos cartes.
page-standing-turn = Tout passer jusqu’à mon tour
page-standing-hold = Tout retenir ce tour-ci
page-standing-held-now = Retenu ce tour-ci
page-standing-passing = Passe tout seul…
page-standing-answers = On répond pour moi
page-standing-answers-more = À partir du chiffre, ma meilleure carte est jouée. En dessous, ou sans cette carte, la question passe, toujours après la même pause : personne ne le voit.
page-standing-away = Ici, et aussi quand cette page est fermée.
page-standing-away-days = À un jour par tour, personne ne doit vous attendre : ceci répond en votre absence.
page-standing-passes = On passe pour moi
page-standing-bell = Réponses permanentes
page-standing-invite = En mon absence…
page-standing-invite-now = Répondre pour moi…
page-standing-less = Moins
page-standing-greater = Plus

## Ready-made phrases

page-phrase-hello = Bonsoir !
page-phrase-luck = Bonne chance à tous.
page-phrase-moment = Un instant, s’il vous plaît.
page-phrase-back = Me revoilà.
page-phrase-turn = C’est à vous.
page-phrase-nice = Bien joué !
page-phrase-ouch = Ça fait mal.
page-phrase-thanks = Merci.
page-phrase-sorry = Mes excuses.
page-phrase-again = On en refait une ?
page-phrase-farewell = Ce fut un honneur.
page-phrase-help = J’ai besoin d’aide ici.
page-phrase-mine = Laissez-moi faire.
page-phrase-can-take = Je peux en prendre un de plus.
page-phrase-cannot-take = Je ne peux plus en prendre.
page-phrase-even = Je peux en prendre un pair.
page-phrase-odd = Je peux en prendre un impair.
page-phrase-pass = Je passe ?

## Looking at a finished game again

page-review-button = Revoir
page-review-button-of = Revoir { $game }

refusal-offline = Le serveur ne répond pas.

## Parts that every rulebook has

chapter-dec = Qui décide quoi
chapter-ex = Exemples
chapter-a = Cas douteux
chapter-d = Qui décide quoi
chapter-amb = Cas douteux, tranchés
page-table-fork = Variante d’une autre partie

## The bar of every page

page-bar-places = Les lieux de la page
page-bar-play = Jouer
page-bar-games = Mes parties
page-bar-reviews = Revoir
page-bar-learn = Apprendre
page-bar-notices = Avis
page-bar-waiting = { $tables ->
    [one] une table vous attend
   *[other] { $tables } tables vous attendent
}
page-bar-me = Ma page
page-home-all-games = Toutes mes parties
page-table-guest = Un invité
