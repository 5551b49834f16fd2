## My games

page-mine-title = Mes parties · Noren
page-mine-waiting = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}
page-mine-first = D’abord : { $game }.
page-mine-first-asks = D’abord : { $game }. « { $asked } »
page-mine-left = { $time }.
page-mine-next = Partie suivante
page-mine-running = En cours
page-mine-tables = { $n ->
    [one] une table
   *[other] { $n } tables
}
page-mine-no-running = Aucune partie ne vous attend.
page-mine-no-running-more = Jouez seul contre des robots, ou ouvrez une table et envoyez le lien à vos amis.
page-mine-is-playing = { $name } joue
page-mine-nothing-asked = Rien à faire pour vous pour l’instant
page-mine-not-begun = On attend que tout le monde s’assoie
page-mine-asked = La table vous interroge
page-mine-no-clock = sans horloge
page-mine-left-days = encore { $n } jours
page-mine-left-hours = encore { $n } heures
page-mine-left-minutes = encore { $n } min
page-mine-offers = Propositions
page-mine-plays-again = { $name } rejoue
page-mine-invites = { $name } vous invite
page-mine-look = Voir
page-mine-decline = Refuser ce que propose { $name }
page-mine-here = Sur cet appareil
page-mine-here-more = Personne d’autre ne voit ces parties.
page-mine-go-on = Continuer

## Finished games

page-mine-finished = Terminées
page-mine-games = { $n ->
    [one] une partie
   *[other] { $n } parties
}
page-mine-statistics = Statistiques
page-mine-filter = Quelles parties
page-mine-all = Toutes
page-mine-with-notes = Avec notes
page-mine-search = Jouées avec
page-mine-none = Aucune partie terminée pour l’instant.
page-mine-none-more = Une fois finie, une partie vous attend ici avec son résultat, et vous pouvez la revoir carte par carte.
page-mine-none-found = Aucune partie ne correspond.
page-mine-col-game = Partie
page-mine-col-with = Avec
page-mine-col-score = Votre score
page-mine-col-chance = Votre chance
page-mine-older = Parties plus anciennes
page-mine-review = Revoir
page-mine-won = Vous avez gagné
page-mine-shared = Vous avez partagé la victoire
page-mine-lost = { $name } en tête, vous { $place }ᵉ sur { $players }
page-mine-held = Vous avez tenu ensemble
page-mine-fell = Perdu ensemble
page-mine-ended = La table a arrêté la partie
page-mine-gave-up = Vous avez abandonné
page-mine-they-gave-up = L’autre a abandonné
page-mine-today = aujourd’hui
page-mine-yesterday = hier
page-mine-minutes = { $n } min
page-mine-chance = Vos chances au fil de la partie, à partir de { $from } %
page-mine-more-of = Note et autres : { $game }
page-mine-note-table = Une note sur cette partie, pour vous seul
page-mine-saved = Enregistré
page-mine-hide = L’enlever de ma liste
page-mine-reviews-title = Revoir · Noren
page-mine-reviews-more = Toute partie terminée peut être revue, carte par carte.

## My own page

page-mine-me-title = Ma page · Noren
page-mine-since = Ici depuis { $month }.
page-mine-total-games = { $n ->
    [one] partie
   *[other] parties
}
page-mine-hours = { $n } h
page-mine-total-time = à la table
page-mine-total-won = gagnées ou partagées
page-mine-total-met = { $n ->
    [one] personne rencontrée
   *[other] personnes rencontrées
}
page-mine-by-game = Par jeu
page-mine-by-game-more = gagnées ou partagées, avec l’intervalle à 95 % ; en pointillé, une part égale
page-mine-players = { $n } joueurs
page-mine-players-range = de { $least } à { $most } joueurs
page-mine-too-few = { $won } sur { $games } gagnées ou partagées. Les parts se disent à partir de cinq parties.
page-mine-range = Entre { $low } et { $high } pour cent
page-mine-even = égal { $n }
page-mine-bots = robots Bushi { $n }
page-mine-mean = { $unit } en moyenne
page-mine-own = vos choix, points
page-mine-luck = chance, points
page-mine-places = Places
page-mine-place = { $place }.
page-mine-slips = Points perdus par vos choix, { $n } dernières parties
page-mine-lucks = La chance dans les mêmes parties : au-dessus de la ligne elle a donné des points, au-dessous elle en a pris
page-mine-ways = Façons préférées de gagner
page-mine-rivals = Face à face
page-mine-rivals-more = qui a fini devant, sans les jeux en équipe
page-mine-together = { $n ->
    [one] une partie ensemble
   *[other] { $n } parties ensemble
}
page-mine-ahead = Vous devant { $ahead }, à égalité { $level }, derrière { $behind }
page-mine-nights = { $n ->
    [one] Une partie en équipe, { $won } gagnée.
   *[other] { $n } parties en équipe, { $won } gagnées.
}
page-mine-note-of = Note sur { $name }
page-mine-note-person = Une note sur { $name }, pour vous seul
page-mine-again = Inviter de nouveau

## Taking along, and the end

page-mine-take = Emportez tout
page-mine-take-more = Toutes vos parties, notes et réglages, lisibles sans nous.
page-mine-take-json = Tout, en JSON
page-mine-take-csv = Tableau des parties, en CSV
page-mine-take-bgstats = Pour l’application BG Stats
page-mine-forget = Oubliez-moi
page-mine-forget-more = Votre nom, votre mon, vos notes, messages et adresses d’avis disparaissent aussitôt. Les parties partagées restent aux autres, avec « un invité » à votre place.
page-mine-forget-button = Supprimer mes données
page-mine-forget-all = Ceci supprime votre nom et votre mon, vos notes, messages, réponses permanentes, adresses d’avis, webhook et appareils, toute partie jouée seul contre des bots, et toutes les parties de cet appareil. Dans les parties avec d’autres, votre place devient celle d’un invité et vos coups restent ; celles en cours sont abandonnées. C’est immédiat et sans retour.
page-mine-backups = Les sauvegardes de ce serveur vivent { $n ->
    [one] un jour
   *[other] { $n } jours
}, puis disparaissent aussi.
page-mine-backups-unknown = L’hôte de ce serveur garde peut-être des sauvegardes ; demandez-lui combien de temps.
page-mine-forget-type = Tapez votre nom, { $name }
page-mine-forget-sure = Tout supprimer

## Notices

page-mine-shall-we = Faut-il vous prévenir ?
page-mine-shall-we-more = { $n ->
    [one] À une de vos tables, chaque coup a un jour. Cet appareil peut vous prévenir quand c’est à vous, et à la dernière heure de votre temps. Rien d’autre sans votre accord.
   *[other] À { $n } de vos tables, chaque coup a un jour. Cet appareil peut vous prévenir quand c’est à vous, et à la dernière heure de votre temps. Rien d’autre sans votre accord.
 }
page-mine-tell-me = Oui, prévenez-moi
page-mine-tell-no = Non
page-mine-notices-on = Cet appareil vous prévient désormais.
page-mine-install-first = Mettez d’abord Noren sur votre écran d’accueil ; il pourra alors vous prévenir.
page-mine-install-share = Touchez le signe du partage
page-mine-install-add = Choisissez « Sur l’écran d’accueil »
page-mine-notices-more = Ce que cet appareil vous dit quand aucune de vos pages ne regarde la table.
page-mine-notices-none = On ne peut rien dire à ce navigateur quand la page est fermée.
page-mine-notices-blocked = Le navigateur ne le permet pas ; ses réglages le peuvent.
page-mine-notice-turn = C’est à moi
page-mine-notice-time = Mon temps est presque écoulé
page-mine-notice-vote = Un vote a besoin de moi
page-mine-notice-full = Ma table est pleine et commence
page-mine-notice-rematch = Quelqu’un avec qui j’ai joué rejoue
page-mine-notice-result = Une partie à un jour par coup est finie
page-mine-quiet = Heures calmes
page-mine-quiet-from = de
page-mine-quiet-to = à
page-mine-quiet-breaks = Me prévenir quand même quand mon temps est presque écoulé

## The figures of the server

page-mine-house = Ce serveur
page-mine-house-title = Ce serveur · Noren
page-mine-house-host = L’hôte ne montre ces chiffres à personne d’autre.
page-mine-house-public = L’hôte laisse tout le monde voir ces chiffres.
page-mine-house-shut = L’hôte de ce serveur ne montre pas ses chiffres.
page-mine-house-open = { $n ->
    [one] Une table est ouverte.
   *[other] { $n } tables sont ouvertes.
}
page-mine-house-seat = Place { $n }
page-mine-house-people = Personnes
page-mine-house-entries = { $n } entrées en moyenne
page-mine-house-of = { $won } sur { $games } gagnées ou partagées

## A table from inside

page-mine-dev-frames = Cadres
page-mine-dev-state = État
page-mine-dev-seat = La place { $seat } voit
page-mine-dev-setup = Préparer une position
page-mine-dev-setup-more = D’après la description que lit le stage.ts du jeu. Elle n’est à aucune table et n’est gardée nulle part.
page-mine-dev-description = Description (JSON)
page-mine-dev-lay = Préparer
page-mine-dev-back = Reprendre le dernier coup
page-mine-dev-may = La place { $seat } peut
page-mine-dev-over = La partie est finie ici.
page-mine-dev-bad = Ce n’est pas du JSON.
page-mine-dev-eyes = Vu par la place

## Who may see what

page-mine-sight = Qui peut voir cela
page-mine-sight-more = Personne, sauf si vous le dites. Aucun classement n’est tenu.
page-mine-sight-page = Ma page
page-mine-sight-games = Mes parties finies
page-mine-sight-me = Moi
page-mine-sight-met = Connus
page-mine-sight-link = Lien
page-mine-sight-all = Tous
page-mine-sight-page-me = Vous seul voyez cette page.
page-mine-sight-page-met = Ceux avec qui vous avez joué en voient les chiffres ; vos notes et vos rivaux restent à vous.
page-mine-sight-page-all = Tous ceux qui ont son adresse en voient les chiffres ; vos notes et vos rivaux restent à vous.
page-mine-sight-games-me = Dans les revues, vous êtes un invité pour qui n’était pas assis là.
page-mine-sight-games-link = Qui a le lien d’une partie voit qui a joué.
page-mine-sight-games-all = Elles figurent sur votre page, pour qui peut la voir.
page-mine-sight-look = Ma page vue par les autres
page-mine-sight-copy = Copier l’adresse de ma page
page-mine-sight-copied = L’adresse est copiée.
page-mine-person-title = { $name } · Noren
page-mine-shown-held = Tenu bon ensemble
page-mine-shown-won = Gagnée
page-mine-shown-shared = Victoire partagée
page-mine-shown-place = Place { $place } sur { $players }
