page-chances-turned = Comment tout a basculé
page-chances-even = Une partie équilibrée
page-chances-mine = votre chance de gagner
page-chances-team = chance de victoire de l’équipe
# $name (text)
page-chances-of = la chance de { $name }
# $n, $m (number)
page-chances-weighing = Pesée, { $n } sur { $m }
page-chances-busy = Avancement de la pesée
page-chances-luck = chance
page-chances-luck-turn = chance de ce tour
page-chances-others = choix d’un autre
page-chances-others-turn = tour d’un autre
page-chances-your-find = votre trouvaille
page-chances-your-slip = votre faux pas
page-chances-your-mistake = votre erreur
page-chances-your-blunder = votre gaffe
page-chances-find = une trouvaille
page-chances-slip = un faux pas
page-chances-mistake = une erreur
page-chances-blunder = une gaffe
# $start, $end (number) $luck, $others, $own (text)
page-chances-sum = { $start } est devenu { $end } : hasard { $luck }, les autres { $others }, vos propres choix { $own }.
# $start, $end (number) $luck, $others, $own (text)
page-chances-sum-of = { $start } est devenu { $end } : hasard { $luck }, les autres { $others }, choix propres { $own }.
# $start, $end (number) $luck, $own (text)
page-chances-sum-team = { $start } est devenu { $end } : hasard { $luck }, choix de l’équipe { $own }.
# $round (text) $n (number)
page-chances-where = { $round }, coup { $n }
# $n (number)
page-chances-move = Coup { $n }
page-chances-numbers = Chiffres
page-chances-graph = La chance de chacun au fil de la partie, cartes ouvertes
page-chances-graph-one = La chance au fil de la partie, selon ce qui était su
page-chances-everyone = Tous
page-chances-only = Moi seul
page-chances-view = La chance de qui
page-chances-before = avant
page-chances-after = après
page-chances-made = choisi
page-chances-best = le choix du bot
# $n (number)
page-chances-close = Serré : les deux meilleurs ne se distinguent pas en { $n } mondes.
# $n, $m (number)
page-chances-is-slip = Un faux pas : { $n } ± { $m } points sous le meilleur.
# $n, $m (number)
page-chances-is-mistake = Une erreur : { $n } ± { $m } points sous le meilleur.
# $n, $m (number)
page-chances-is-blunder = Une gaffe : { $n } ± { $m } points sous le meilleur.
# $n, $m (number)
page-chances-is-near = { $n } ± { $m } points sous le meilleur.
page-chances-is-best = Rien n’était meilleur.
# $n (number)
page-chances-is-find = Une trouvaille : { $n } { $n ->
    [one] point
   *[other] points
 } au-dessus du suivant.
# $points (text) $n (number)
page-chances-is-luck = Le hasard a changé la chance de { $points } { $n ->
    [one] point
   *[other] points
 }.
# $points (text) $n (number)
page-chances-is-others = Le choix d’un autre a changé la chance de { $points } { $n ->
    [one] point
   *[other] points
 }.
page-chances-whole-turn = Tous les coups de ce tour ensemble.
page-chances-here = Le choix fait ici
page-chances-came = Voir la suite
page-chances-back = Le moment d’avant
# $choice (text)
page-chances-was-best = Le mieux : { $choice }.
page-chances-failed = Cette partie ne peut être pesée ici : ses règles ne sont pas sur cet appareil.
page-chances-how = Les chances sont ce que le bot attend d’après ce que cette place pouvait savoir, sur cet appareil ; ± est la seule erreur du tirage. Le bot lui-même peut se tromper.
page-chances-later = Les chiffres viennent avec la fin de la partie.
page-chances-chosen = choix de l’équipe
page-chances-chosen-turn = tour de l’équipe
page-chances-doubt-table = Sans verdict : de telles chances n’ont pas été vérifiées à cinq points près.
page-chances-doubt-bot = Verdict retenu : le bot le plus fort préfère ce choix.
page-chances-unproved = Aucun choix ne reçoit de verdict ici : pour cette table, son nombre de places ou ses options, les chances n’ont été confrontées à aucune autre partie.
page-chances-proved = Comment de telles chances se sont vérifiées
page-chances-said = annoncé
page-chances-won = gagné
page-chances-positions = positions
page-chances-labels = verdicts
# $n, $m (number)
page-chances-from = { $n } à { $m }
# $n, $m (number)
page-chances-of-said = { $n } (annoncé { $m })
page-chances-withheld = aucun
page-chances-proof = Sur cent positions de parties entre bots, combien furent gagnées. Quand cela s’écarte de plus de cinq points de ce qui était annoncé, ou si trop peu furent vues, aucun choix n’est appelé faux pas, erreur ou gaffe.
