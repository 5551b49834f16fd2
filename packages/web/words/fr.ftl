### La page : accueil, attente, cadre des tables, réglages, refus du serveur. On dit « vous ».

## Everywhere

page-common-close = Fermer
page-common-save = Enregistrer
page-common-loading = Un instant…

## Home

page-home-title = Noren : quatre tables de samouraïs
page-home-choose = Choisir un jeu
page-home-chosen = Choisi
page-home-pick = Choisir
page-home-soon = Bientôt
page-home-soon-more = Cette table est encore en chantier. Sakura est ouverte.
page-home-outside = En ligne seulement
page-home-outside-more = Les règles de ce jeu ne sont que sur le serveur : il se joue à une table en ligne.
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
page-settings-volume-calls = Appels
page-settings-volume-things = Gestes de la table
page-settings-volume-blows = Coups
page-settings-volume-ends = La fin
page-settings-captions = Écrire les sons
page-settings-sound-turn = claquoirs, à vous
page-settings-sound-bell = clochette, on vous demande
page-settings-sound-stamp = sceau
page-settings-sound-paper = papier
page-settings-sound-wood = bois
page-settings-sound-pour = le saké coule
page-settings-sound-drum = tambour sourd
page-settings-sound-taiko = grand tambour
page-settings-sound-bone = dés
page-settings-sound-coin = pièces
page-settings-sound-tick = tic-tac
page-settings-sound-win = shamisen
page-settings-sound-loss = corde grave
page-settings-seal = Sceller aussitôt
page-settings-seal-off = Non
page-settings-seal-double = Deux touchers
page-settings-seal-always = Un toucher
page-settings-bots = Allure des bots
page-settings-bots-brisk = Vifs
page-settings-bots-easy = Patients
page-settings-bots-quick = Immédiats
page-settings-bots-step = Pas à pas
page-settings-motion = Mouvements
page-settings-motion-full = Complets
page-settings-motion-short = Brefs
page-settings-motion-off = Aucun
page-settings-passes = Passer là où je ne peux rien répondre

## Options of a table

page-options-reconstructed = Certains chiffres imprimés de ce jeu ne figurent dans aucune source publique et ont été reconstitués pour ce projet. L’hôte peut les remplacer.
page-options-clear = Revenir aux chiffres fournis
page-options-faults = Le serveur a trouvé ces erreurs :
page-options-yes = oui
page-options-no = non

## Figures of a table’s own

page-figures-open = Chiffres maison…
page-figures-count = { $n ->
    [one] { $n } chiffre maison
   *[other] { $n } chiffres maison
 }

## Nothing here

page-gone-title = Cette table n’existe pas
page-gone-more = Le lien est peut-être ancien ou mal recopié.
page-gone-version = Cette page est plus ancienne que le serveur
page-gone-version-more = Rechargez-la pour continuer.
page-gone-mishap = Quelque chose a mal tourné sur cette page
page-gone-mishap-more = Rien n’est perdu : la partie est à l’abri. Rechargez la page pour continuer.
page-gone-reload = Recharger
page-gone-home = Vers le rideau

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

# $what (text)
page-you-volume = Volume : { $what }
page-you-notes = Me prévenir quand c’est mon tour
page-you-notes-ask = Autoriser les notifications
page-you-notes-no = Ce navigateur bloque les notifications de cette page ; ses réglages peuvent y remédier.
page-you-notes-none = Ce navigateur n’en a pas.
page-you-newer = Un Noren plus récent est prêt.
page-you-newer-go = Le prendre
page-you-newer-later = Plus tard
page-you-keep-all = Garder les quatre pour jouer hors ligne
page-you-keep-all-size = { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo, une seule fois

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

page-aside-no-clock = sans pendule
page-aside-live = { $seconds } s par décision
page-aside-live-bank = { $seconds } s par décision, réserve { $bank }
page-aside-days = { $count ->
    [one] un jour par décision
   *[other] { $count } jours par décision
 }

## Looking at a finished game again

page-review-button = Revoir
page-review-button-of = Revoir { $game }

refusal-offline = Le serveur ne répond pas.

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
page-table-next = Partie suivante ({ $n })
page-table-guest = Un invité
