### Sakura en français. Mots de la boîte : manche, pli, pile de plis, pièce, réserve, personnage, engager, ligne, pioche,
### défausse, jeton Yin-Yang, croissant, décroissant, shuriken.

## Choses

title = Sakura
tagline = Posez pétale sur pétale, et laissez les shurikens aux autres.
unit = shurikens

card = { $value } { $colour ->
    [black] noir
    [red] rouge
    [green] vert
    [violet] violet
    [orange] orange
    [brown] brun
    [turquoise] turquoise
   *[blue] bleu
 }
    .the = le { card }
    .of = du { card }
-pile-left = pile de gauche
    .the = la { -pile-left }
-pile-right = pile de droite
    .the = la { -pile-right }
-token-white = blanc
-token-black = noir

-character-cook-1 = Premier Cuisinier
    .the = le { -character-cook-1 }
-character-cook-2 = Deuxième Cuisinier
    .the = le { -character-cook-2 }
-character-cook-3 = Troisième Cuisinier
    .the = le { -character-cook-3 }
-character-geisha-neighbours = Geisha des Voisins
    .the = la { -character-geisha-neighbours }
-character-geisha-peek = Geisha Curieuse
    .the = la { -character-geisha-peek }
-character-geisha-reorder = Geisha Ordonnée
    .the = la { -character-geisha-reorder }
-character-samurai-flip = Samouraï du Retournement
    .the = le { -character-samurai-flip }
-character-samurai-lower = Samouraï de la Descente
    .the = le { -character-samurai-lower }
-character-samurai-higher = Samouraï de la Montée
    .the = le { -character-samurai-higher }
-character-daimyo-discard = Daimyo Clément
    .the = le { -character-daimyo-discard }
-character-daimyo-steal = Daimyo Avide
    .the = le { -character-daimyo-steal }
-character-daimyo-vote = Daimyo du Pari
    .the = le { -character-daimyo-vote }
-character-konohana-harvest = Konohana de la Récolte
    .the = { -character-konohana-harvest }
-character-konohana-colour = Konohana des Couleurs
    .the = { -character-konohana-colour }
-character-konohana-free = Konohana du Vent
    .the = { -character-konohana-free }

helper = { AS($character, "the") }{ $sign ->
    [plus] {" "}(+)
    [minus] {" "}(−)
   *[none] {""}
 }
want = { IS($rises) ->
    [yes] { $value ->
        [13] 1 { want-colour }
        [12] 13 { want-colour }
       *[other] { want-colour } au-dessus de { $value }
    }
   *[no] { $value ->
        [1] 13 { want-colour }
        [2] 1 { want-colour }
       *[other] { want-colour } au-dessous de { $value }
    }
 }, ou n’importe quel { $value }
want-set = { IS($only) ->
    [none] {""}
   *[other] { want-colour } { OR($only) }, ou{" "}
 }n’importe quel { OR($any) }
want-suit = n’importe quel { want-colour }, ou n’importe quel { OR($any) }
-want-card = n’importe quelle carte
span = { $from }{ IS($to) ->
    [none] {""}
   *[other] {" "}à { $to }
 }
want-colour = { $colour ->
    [black] noir
    [red] rouge
    [green] vert
    [violet] violet
    [orange] orange
    [brown] brun
    [turquoise] turquoise
   *[blue] bleu
 }

n-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
n-price = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
 }

## Ce que fait un personnage

does-cook-1 = Votre prochaine carte compte { $n } de plus ou { $n } de moins.
does-cook-2 = Votre prochaine carte compte { $n } de plus ou { $n } de moins.
does-cook-3 = Votre prochaine carte compte { $n } de plus ou { $n } de moins.
does-geisha-neighbours = Piochez une carte chez chaque voisin et donnez-lui-en une autre.
does-geisha-peek = Regardez une main ; vous pouvez y échanger une carte.
does-geisha-reorder = Regardez toute une pile et rangez-la comme vous voulez.
does-samurai-flip = Inversez la carte Yin-Yang : la pile croissante devient décroissante, et inversement.
does-samurai-lower = Votre prochaine carte peut être plus basse sur la pile croissante.
does-samurai-higher = Votre prochaine carte peut être plus haute sur la pile décroissante.
does-daimyo-discard = Défaussez pour de bon une carte de vos plis ; gagnez le double de ses shurikens en pièces.
does-daimyo-steal = Prenez une carte dans les plis d’un autre joueur ; gagnez le triple de ses shurikens en pièces.
does-daimyo-vote = Chacun choisit un côté en secret : gagnez le double du prix, ou sa moitié.
does-konohana-harvest = Gagnez les pièces d’une pile.
does-konohana-colour = Votre prochaine carte prend la couleur de la pile.
does-konohana-free = Votre prochaine carte se pose où vous voulez.

## Journal

log-shuffled = Il restait trop peu de cartes : { $returned ->
    [one] 1 carte écartée revient
   *[other] { $returned } cartes écartées reviennent
 } dans le jeu.
log-round = <b>Manche { $round } :</b> { AS($left, "the") } est à gauche, { AS($right, "the") } à droite. { IS($who) ->
    [you] Vous commencez.
   *[other] { $who } commence.
 }
log-placed = { $who } { IS($who) ->
    [you] posez
   *[other] pose
 } { AS($card, "the") } sur { AS($pile, "the") }{ IS($helpers) ->
    [none] {""}
   *[other] {" "}avec { AS($helpers, "the") }
 }.
log-took = { $who } { IS($who) ->
    [you] prenez
   *[other] prend
 } { AS($pile, "the") } : { n-cards } et { n-coins }.
log-replaced = { $who } { IS($who) ->
    [you] remplacez
   *[other] remplace
 } { AS($pile, "the") } par { AS($card, "the") }.
log-dry = La réserve est vide.
log-hired = { $who } { IS($who) ->
    [you] engagez
   *[other] engage
 } { AS($character, "the") } pour { n-price }.
log-denied = { $who } { IS($who) ->
    [you] engagez
   *[other] engage
 } { AS($character, "the") } pour { n-price }, seulement pour en priver les autres.
log-used = { $who } { IS($who) ->
    [you] utilisez
   *[other] utilise
 } { AS($character, "the") } gratuitement.
log-refreshed = { $who } { IS($who) ->
    [you] remplacez
   *[other] remplace
 } la ligne pour { n-price }.
log-reshuffled = La défausse des personnages est mélangée : c’est la nouvelle pioche.
log-drew = { $who } { IS($who) ->
    [you] piochez
   *[other] pioche
 } { IS($card) ->
    [none] une carte
   *[other] { AS($card, "the") }
 } chez { AS($from, "obj") }.
log-gave = { IS($to) ->
    [you] { $who } vous donne { IS($card) ->
        [none] une carte
       *[other] { AS($card, "the") }
    }
   *[other] { $who } { IS($who) ->
        [you] donnez
       *[other] donne
    } { IS($card) ->
        [none] une carte
       *[other] { AS($card, "the") }
    } { AS($to, "to") }
 }.
log-peeked = { $who } { IS($who) ->
    [you] regardez
   *[other] regarde
 } { IS($target) ->
    [you] votre main
   *[other] la main { AS($target, "of") }
 }{ IS($seen) ->
    [none] {""}
   *[other]  : { $seen }
 }.
log-swapped = { IS($from) ->
    [you] { $who } vous prend { IS($card) ->
        [none] une carte
       *[other] { AS($card, "the") }
    }
   *[other] { $who } { IS($who) ->
        [you] prenez
       *[other] prend
    } { IS($card) ->
        [none] une carte
       *[other] { AS($card, "the") }
    } { AS($from, "to") }
 }.
log-left = { $who } { IS($who) ->
    [you] ne prenez
   *[other] ne prend
 } rien.
log-studied = { $who } { IS($who) ->
    [you] regardez
   *[other] regarde
 } toute { AS($pile, "the") }{ IS($seen) ->
    [none] {""}
   *[other]  : { $seen }
 }.
log-reordered = { $who } { IS($who) ->
    [you] changez
   *[other] change
 } l’ordre de { AS($pile, "the") } : { AS($top, "the") } est au-dessus.
log-flipped = La carte Yin-Yang s’inverse : { AS($pile, "the") } est maintenant croissante.
log-discarded = { $who } { IS($who) ->
    [you] défaussez { AS($card, "the") } de vos plis et gagnez
   *[other] défausse { AS($card, "the") } de ses plis et gagne
 } { n-coins }.
log-looked = { $who } { IS($who) ->
    [you] regardez
   *[other] regarde
 } { IS($target) ->
    [you] vos plis
   *[other] les plis { AS($target, "of") }
 }.
log-stole = { $who } { IS($who) ->
    [you] prenez
   *[other] prend
 } { IS($card) ->
    [none] une carte
   *[other] { AS($card, "the") }
 } dans { IS($from) ->
    [you] vos plis
   *[other] les plis { AS($from, "of") }
 } et { IS($who) ->
    [you] gagnez
   *[other] gagne
 } { n-coins }.
log-vote = Blanc ou noir ? Chacun choisit en secret.
log-voted = Les jetons se révèlent : <b>{ $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
 }, { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
 }</b>.{ IS($toss) ->
    [none] {""}
   *[other] {" "}Le troisième jeton tombe sur { $toss }.
 } { $who } { IS($who) ->
    [you] gagnez
   *[other] gagne
 } { n-coins }.
log-harvested = { $who } { IS($who) ->
    [you] récoltez
   *[other] récolte
 } { AS($pile, "the") } : { n-coins }.
score = { AS($who, "obj") } { $n }
log-round-over = La manche { $round } est finie : { $scores }.
log-won = { $who } { IS($who) ->
    [you] gagnez
   *[other] gagne
 } la partie.
log-shared = Victoire partagée : { AS($winners, "obj") }.

## Questions

ask-over = La partie est finie.
ask-wait = On attend { $people }.
ask-serve-both = Servez les deux piles. Gauche : { $one } · Droite : { $other }.
ask-serve-left = Servez l’autre pile. Gauche : { $one }.
ask-serve-right = Servez l’autre pile. Droite : { $one }.
ask-hire = Engagez encore, ou finissez votre tour.
ask-free = Un des nouveaux personnages est gratuit maintenant.
ask-helpers = Vos aides comptent pour la prochaine carte.
ask-how = Comment comptent vos aides{ IS($card) ->
    [none] {""}
   *[other] {" "}pour { AS($card, "the") }
 } ?
ask-replace = Quelle carte remplace { AS($pile, "the") } ? N’importe laquelle convient.
ask-give = Quelle carte donnez-vous { AS($to, "to") } ?
ask-give-drawn = Vous avez pioché { AS($card, "the") } chez { AS($to, "obj") }. Quelle autre carte donnez-vous ?
ask-peek-who = Quelle main regardez-vous ?
ask-peek = Voici la main { AS($target, "of") }. Prenez-vous une carte ?
ask-exchange = Quelle carte donnez-vous { AS($target, "to") } en échange ?
ask-reorder-which = Quelle pile regardez-vous ?
ask-reorder = Reposez la pile, du bas vers le haut.
ask-discard = Quelle carte de vos plis défaussez-vous pour de bon ?
ask-steal-who = De qui regardez-vous les plis ?
ask-steal = Quelle carte prenez-vous dans les plis { AS($target, "of") } ?
ask-vote = Blanc ou noir ? { $who } { IS($who) ->
    [you] avez
   *[other] a
 } payé { n-price } pour ce vote.
ask-harvest = Quelle pile récoltez-vous ?

## Sceaux

do-place = Poser { AS($card, "the") } sur { AS($pile, "the") }
do-take = Prendre { AS($pile, "the") } : { n-cards }
do-take-gain = Prendre { AS($pile, "the") } : { n-cards }, gagner { n-coins }
do-hire = Engager { AS($character, "the") } pour { n-price }
do-free = Utiliser { AS($character, "the") } sans payer
do-refresh = Nouvelle ligne pour { n-price }, dont un gratuit
do-end = Finir le tour
do-apply-none = Ne rien appliquer
do-apply = Appliquer { $helpers }
do-apply-counts = Appliquer { $helpers } : compte comme { $n }
do-replace = Remplacer la pile par { AS($card, "the") }
do-give = Donner { AS($card, "the") }
do-look = Regarder la main { AS($target, "of") }
do-swap = Prendre { AS($card, "the") }
do-leave = Ne rien prendre
do-study = Regarder { AS($pile, "the") }
do-lay = Poser ensuite { AS($card, "the") }
do-keep = Laisser le reste dans son ordre
do-restore = Tout remettre comme avant
do-discard = Défausser { AS($card, "the") }
do-rob = Regarder les plis { AS($target, "of") }
do-steal = Prendre { AS($card, "the") }
do-vote = Choisir { $token }
do-harvest = Récolter { AS($pile, "the") }
do-harvest-gain = Récolter { AS($pile, "the") } : { n-coins }

## Pourquoi pas

no-misfit = Il faut { $want } ; ceci est { AS($card, "the") }.
no-misfit-helped = Même avec { AS($helpers, "the") }, { AS($card, "the") } ne suit pas { AS($top, "the") }.
no-served = { AS($pile, "the") } est déjà servie.
no-must-place = Vous pouvez y poser { AS($card, "the") } : on ne la prend donc pas.
no-too-dear = { AS($character, "the") } coûte { n-price } ; vous avez { n-coins }.
no-refresh-too-dear = Une nouvelle ligne coûte { n-price } ; vous avez { n-coins }.
no-both-served = Les deux piles sont servies : il n’y a plus de carte à aider.
no-climbing-served = La pile croissante est déjà servie.
no-falling-served = La pile décroissante est déjà servie.
no-no-tricks = Vous n’avez aucune carte de pli à défausser.
no-nobody-has-tricks = Personne d’autre n’a de cartes de pli.
no-free-use-over = L’usage gratuit valait pour l’action qui suit la nouvelle ligne.
no-enough-refreshes = La ligne a été remplacée { $n ->
    [one] { $n } fois
   *[other] { $n } fois
 } ce tour-ci : c’est le maximum.
no-piles-wait = { AS($pile, "the") } reste à servir.
no-piles-wait-both = Les deux piles restent à servir.
no-drawn-there = Vous avez pioché { AS($card, "the") } chez { AS($to, "obj") } : donnez une autre carte.
no-taken-there = Vous avez pris { AS($card, "the") } { AS($to, "to") } : rendez une autre carte.
no-no-tricks-there = { $target } n’a pas de cartes de pli.

## Conseils

hint-now-taken = Il vous laisse { $a ->
    [one] { $a } shuriken
   *[other] { $a } shurikens
 }, plutôt que { $b }.
hint-now-coins = Il vous rapporte tout de suite { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
 } plutôt que { $b }.
hint-now-open = Ensuite vous avez des cartes pour { $a } des deux piles, plutôt que pour { $b }.
hint-later-taken = D’ici votre prochain tour vous aurez environ { $a ->
    [one] { $a } shuriken
   *[other] { $a } shurikens
 }, plutôt que { $b }.
hint-later-others = Il en laisse davantage aux autres : environ { $a ->
    [one] { $a } shuriken
   *[other] { $a } shurikens
 } avant votre prochain tour, plutôt que { $b }.
hint-later-coins = D’ici votre prochain tour vous aurez environ { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
 }, plutôt que { $b }.
hint-later-open = À votre prochain tour vous pourrez servir environ { $a } des deux piles depuis votre main, plutôt que { $b }.
hint-later-win = Il décide de la partie : vous gagnez { NUMBER($pa, style: "percent", maximumFractionDigits: 0) } des fins imaginées, plutôt que { NUMBER($pb, style: "percent", maximumFractionDigits: 0) }.

## Options et chapitres

opt-voluntary-take = Prendre une pile est permis à tout moment
opt-open-sums = La table compte ce que paie une pile
opt-denial-hiring = Engager un personnage seulement pour en priver les autres
opt-data = Vos propres chiffres de cartes

chapter-setup = Mise en place
chapter-play = Tour et pose
chapter-take = Prendre une pile
chapter-hire = Engager des personnages
chapter-mod = Effets sur la pose
chapter-char = Les personnages
chapter-end = Fin de manche et de partie

## Sur le plateau

board-round = Manche { $n } sur 3
board-round-only = Manche { $n }
board-left = voisin de gauche
board-right = voisin de droite
board-across = en face
board-opponent = adversaire
board-so-far = jusqu’ici
board-coins-short = { $n ->
    [one] pièce
   *[other] pièces
 }
board-tricks-short = { $n ->
    [one] pli
   *[other] plis
 }
board-in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
 }
board-n-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
 }
board-n-tricks = { $n ->
    [one] { $n } carte de pli
   *[other] { $n } cartes de pli
 }
board-n-shurikens = { $n ->
    [one] { $n } shuriken
   *[other] { $n } shurikens
 } jusqu’ici
board-coins = Pièces
board-tricks = Plis
board-shurikens = Shurikens
board-rises = Croissante : { $n ->
    [13] 1
    [12] 13
   *[other] plus de { $n }
 }
board-falls = Décroissante : { $n ->
    [1] 13
    [2] 1
   *[other] moins de { $n }
 }
board-rises-short = Croissante
board-falls-short = Décroissante
board-rises-done = Croissante, fait
board-falls-done = Décroissante, fait
board-new-pile = Une nouvelle pile
board-pile = { $rule }. { IS($top) ->
    [none] {""}
   *[other] { $top } au-dessus de{" "}
 }{ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
board-pile-pays = { $pile }, paie { $n }
board-pays = Cette pile paie { $n }
board-yin = Croît · Décroît
board-yang = Décroît · Croît
board-yin-name = Carte Yin-Yang : { $text }
board-hire = Engager un personnage
board-you-have = vous en avez { $n }
board-new-row = Nouvelle ligne : { $n }, un gratuit
board-new-row-short = Autre ligne : { $n }
board-deck-left = reste { $n }
board-free = gratuit
board-character = { $character }, prix { $n }. { $effect }
board-character-free = { $character }, gratuit en ce moment. { $effect }
board-empty-slot = Vide jusqu’à la fin du tour
board-in-force = En vigueur
board-serve-plus = Pile croissante
board-serve-minus = Pile décroissante
board-end-turn = Fin du tour
board-done = { $what } : { $card }
board-card = { $card }, pièces { $coins }, shurikens { $shurikens }
board-hand-of = La main { AS($target, "of") }, pour vos yeux seuls
board-tricks-of = Les plis { AS($target, "of") }, pour vos yeux seuls
board-my-tricks = Mes cartes de pli
board-no-tricks = Aucune carte de pli. Pourvu que ça dure.
board-see-tricks = Voir mes cartes de pli
board-order = La pile, carte du dessus d’abord
board-up = Monter { AS($card, "the") }
board-down = Descendre { AS($card, "the") }
board-top = dessus
board-bottom = dessous
board-lay = Poser la pile dans cet ordre
board-keep = Laisser la pile telle quelle
board-round-over = La manche { $n } est finie
board-dark = Les deux dernières cartes de chaque main restent cachées et ne comptent pas.
board-total = Total
board-go-on = Continuer
board-vote = Les jetons se révèlent
board-toss = le troisième jeton
board-voted = a choisi
board-won = { $who } { IS($who) ->
    [you] gagnez
   *[other] gagne
 } { n-coins }
board-watching = Vous regardez. Les mains vous restent fermées.
board-hand = Ma main
board-rivals = Les autres
board-cook = vaut { $low } ou { $high }
say-table = { $question } Pile de gauche : { IS($left) ->
    [none] –
   *[other] { $left }
 }. Pile de droite : { IS($right) ->
    [none] –
   *[other] { $right }
 }. Vous tenez { IS($hand) ->
    [none] zéro carte
   *[other] { $hand }
 }. Vous avez { n-coins }.

## Sur une petite carte

board-kind-cook = Cuisinier
board-kind-geisha = Geisha
board-kind-samurai = Samouraï
board-kind-daimyo = Daimyo
board-kind-konohana = Konohana
board-brief-cook = Votre carte vaut { $n } de plus ou de moins
board-brief-geisha-neighbours = Échanger une carte avec chaque voisin
board-brief-geisha-peek = Regarder une main, échanger peut-être
board-brief-geisha-reorder = Regarder une pile et la réordonner
board-brief-samurai-flip = Inverser la carte Yin-Yang
board-brief-samurai-lower = Une carte plus basse sur la pile croissante
board-brief-samurai-higher = Une carte plus haute sur la pile décroissante
board-brief-daimyo-discard = Défausser une carte de pli, gagner 2× ses shurikens
board-brief-daimyo-steal = Prendre un pli adverse, gagner 3× ses shurikens
board-brief-daimyo-vote = Vote secret : le double du prix, ou la moitié
board-brief-konohana-harvest = Gagner les pièces d’une pile
board-brief-konohana-colour = Votre carte prend la couleur de la pile
board-brief-konohana-free = Poser n’importe quelle carte

## Figures of a table's own

figure-coins = Pièces sur les cartes
figure-shurikens = Shurikens sur les cartes
figure-cooks = Nombres des cuisiniers
figure-colours = Encre des quatre couleurs
figure-limit-symbols = une carte a la place d’un chiffre à côté du symbole
figure-limit-cooks = treize pas ramènent à la même valeur
figure-cook-1 = Premier cuisinier
figure-cook-2 = Deuxième cuisinier
figure-cook-3 = Troisième cuisinier
figure-black = noir
figure-red = rouge
figure-green = vert
figure-blue = bleu
figure-violet = violet
figure-orange = orange
figure-brown = brun
figure-turquoise = turquoise
figure-card = { $card }

## The result

board-end-won = { $n ->
    [0] Vous gagnez : à égalité de shurikens, avec plus de pièces
    [one] Vous gagnez avec un shuriken d’avance
   *[other] Vous gagnez avec { $n } shurikens d’avance
 }
# $who (text)
board-end-lost = { $n ->
    [0] { $who } gagne : à égalité de shurikens, avec plus de pièces
    [one] { $who } gagne avec un shuriken d’avance
   *[other] { $who } gagne avec { $n } shurikens d’avance
 }
board-end-shared = Vous partagez la victoire
# $who (text)
board-end-shared-by = { $who } partagent la victoire
board-end-lead = Le moins de shurikens l’emporte.
# $who (text)
board-end-reason = { $who } en a pris { $n } à la manche { $round }.
board-end-reason-you = Vous en avez pris { $n } à la manche { $round }.
board-end-length = { $n ->
    [one] une manche
   *[other] { $n } manches
 }
