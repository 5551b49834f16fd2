## Everywhere

page-common-cancel = Annuler

## Options of a table

page-options-built-in = fournies

## Figures of a table’s own

page-figures-mark = Chiffres maison
page-figures-mark-more = Cette table joue avec ses propres chiffres. Voir ce qui diffère.
page-figures-differs = Par rapport aux chiffres livrés avec le jeu, cette table a :
page-figures-nothing = Tous les chiffres sont ceux livrés avec le jeu.
page-figures-shipped = livré
page-figures-own = ici
page-figures-what = chiffre

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
page-lobby-mixing = Les mélanges se font avec la part de chacun …
page-lobby-full = Toutes les places de cette table sont prises
page-lobby-you = vous
page-lobby-options = Options
page-lobby-seat = Place { $n }
page-lobby-show = Ou visez-le avec un appareil photo

## The table

page-table-home = Accueil
page-table-decision = Votre décision
page-table-options = Options
page-table-pick = Choisissez ce qui se lève
page-table-back = Retour
page-table-run-on = Aller à mon tour
page-table-step = Coup suivant
page-table-for-me = Choisissez pour moi
page-table-pass-only = Toujours passer là où je ne peux rien répondre
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
page-table-why-more = En savoir plus
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
page-you-hook-more = Pour les parties à un jour par tour : le serveur envoie un petit message à cette adresse quand c’est à vous. Discord, Slack et ntfy reçoivent un texte dans leur propre forme.
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
page-hint-chance = { $n } %
page-hint-chance-more = Chances : { $n } sur 100
page-hint-only = Il n’y a rien d’autre à peser ici.
page-hint-close = En { $n } parties imaginées, rien ne les départage.
page-hint-unsaid = Ce choix s’en sort mieux dans les parties imaginées, sans qu’une seule chose décide.
page-hint-sides = { $one } face à { $other } :
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

## Parts that every rulebook has

chapter-dec = Qui décide quoi
chapter-ex = Exemples
chapter-a = Cas douteux
chapter-d = Qui décide quoi
chapter-amb = Cas douteux, tranchés
page-table-fork = Variante d’une autre partie
page-table-try = Essayer
page-table-try-more = Sur cet appareil, à partir de ce que vous voyez : les cartes cachées sont redistribuées, des robots jouent les autres, et rien n’en est gardé.
