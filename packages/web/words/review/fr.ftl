page-review-title = Revoir
page-review-moment-in = Un moment d’une partie de { $game }
page-review-ended-early = La table a arrêté la partie
page-review-facts = { $n } { $n ->
    [one] joueur
   *[other] joueurs
 }, { $m } { $m ->
    [one] coup
   *[other] coups
 }
page-review-log = Journal
page-review-turns = Tours
page-review-notes = Notes
page-review-papers = Journal, tours et notes
page-review-first = Au début
page-review-back = Un coup en arrière
page-review-forward = Un coup en avant
page-review-last = À la fin
page-review-play = Lecture
page-review-pause = Pause
page-review-speed = Vitesse
page-review-scrub = Moment de la partie
page-review-start = La donne
page-review-move-of = Coup { $n } sur { $m }
page-review-eyes = Par les yeux de
page-review-as-seen = Comme { $name } l’a vu
page-review-as-isaw = Comme je l’ai vu
page-review-open = Mains ouvertes
page-review-hand = Main de { $name }
page-review-empty = rien
page-review-share = Partager ce moment
page-review-share-hide = Cacher le résultat
page-review-share-hide-more = Qui ouvre le lien voit d’abord ce moment, et la fin quand il la demande.
page-review-copy = Copier le lien
page-review-copied = Lien copié
page-review-show-on = Montrer la suite
page-review-checking = Vérification …
page-review-checked = Vérifié dans ce navigateur
page-review-checked-log = Vérifié d’après le journal
page-review-wrong-at = Ne concorde pas, coup { $n }
page-review-wrong = Ne concorde pas
page-review-seal-title = Ce qui a été vérifié
page-review-seal-key = La clé que le serveur avait fixée est celle dont l’empreinte a été publiée à l’ouverture de la table.
page-review-seal-seeds = Les mélanges viennent de cette clé et de ce que les pages de { $names } ont ajouté. La clé du serveur était fixée avant que la première part soit ouverte : personne n’a pu choisir la donne.
page-review-seal-late = { $names } : part non ouverte à temps, laissée de côté.
page-review-seal-alone = Aucune page n’a ajouté aux mélanges : le hasard vient du serveur seul, comme dans toute partie commencée avant que les pages le puissent.
page-review-seal-bots = Seuls des robots étaient à cette table : le hasard vient du serveur seul.
page-review-seal-device = La partie a été jouée sur un seul appareil, qui a tiré la clé lui-même.
page-review-seal-heads = Ce navigateur était là et a gardé cette empreinte et { $n } { $n ->
    [one] marque
   *[other] marques
 } du journal : le passé est celui qui lui a été montré.
page-review-seal-passed-on = Le journal finit comme celui d’où le lien a été envoyé.
page-review-seal-compare = Demandez aux autres : qui voit le même code a la même partie.
page-review-seal-witness = Ce navigateur était là et a gardé cette empreinte : c’est la même.
page-review-seal-no-witness = Ce navigateur n’était pas là au début ; il compare avec ce que le journal dit avoir été publié.
page-review-seal-moves = Les { $n } coups ont été rejoués selon les règles de cette partie : chacun était permis, et chaque carte est tombée comme la clé le veut.
page-review-seal-chain = Les coups forment une chaîne, aucun ne manque, et le dernier termine la partie comme affiché.
page-review-seal-not = Non prouvé : qui a choisi la clé. Le serveur l’a tirée seul, et le serveur voit toutes les mains.
page-review-seal-not-seeds = Non prouvé : que le serveur garde pour lui les mains qu’il voit, et que celui qui n’a pas ouvert à temps était de bonne foi.
page-review-seal-not-device = Rien n’est prouvé à d’autres : qui tient l’appareil peut y voir tout.
page-review-seal-bad = La première chose qui ne concorde pas : { $why }.
page-review-note-for = Note sur le coup { $n }, pour vous seul
page-review-note-start = Note sur la donne, pour vous seul
page-review-note-place = Écrire une note sur ce coup
page-review-no-notes = Pas encore de note. Les notes restent sur cet appareil.
page-review-undone = Repris :
page-review-turn-of = { $name }, { $n } { $n ->
    [one] coup
   *[other] coups
 }
page-review-broken-at = À partir du coup { $n }, les règles ne permettent pas ce que dit le journal : l’enregistrement s’arrête ici.
page-review-cannot = Cette partie ne peut pas être revue ici : ses règles ne sont plus là.
page-review-broken = L’enregistrement de cette partie est illisible.
page-review-running = Cette partie n’est pas finie. On pourra la revoir ensuite.
page-review-to-table = À la table
page-review-share-game = Lien vers cette partie
page-review-fork = Continuer d’ici
# $n (number)
page-review-fork-about = Une nouvelle partie sur cet appareil reprend au coup { $n }, marquée comme variante. Elle ne compte pas.
page-review-fork-about-friends = Une nouvelle table continue après le coup { $n }, marquée comme variante : envoyez son lien à des amis, ou placez-y des robots. Elle ne compte pas.
page-review-fork-others = Les autres
page-review-fork-bots = Des robots
page-review-fork-friends = Des amis, par lien
page-review-fork-open = Ouvrir la table
page-review-fork-seat = Votre place
page-review-fork-cards = Cartes cachées
page-review-fork-anew = Redistribuées
page-review-fork-anew-more = Telles qu’elles auraient pu être, vues de votre place alors.
page-review-fork-kept = Telles quelles
page-review-fork-kept-more = Mains et piles comme elles étaient.
page-review-fork-begin = Continuer
