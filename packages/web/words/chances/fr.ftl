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
page-chances-others = choix d’un autre
page-chances-your-find = votre trouvaille
page-chances-your-slip = votre faux pas
page-chances-find = une trouvaille
page-chances-slip = un faux pas
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
page-chances-failed = Cette partie ne peut être pesée ici : ses règles ne sont pas sur cet appareil.
page-chances-how = Les chances sont ce que le bot attend d’après ce que cette place pouvait savoir, sur cet appareil ; ± est la seule erreur du tirage. Le bot lui-même peut se tromper.
page-chances-later = Les chiffres viennent avec la fin de la partie.
page-chances-chosen = choix de l’équipe
