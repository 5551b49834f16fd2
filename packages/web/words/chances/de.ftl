page-chances-turned = Wie es sich wendete
page-chances-even = Ein ausgeglichenes Spiel
page-chances-mine = deine Siegchance
page-chances-team = Chance, dass das Team gewinnt
# $name (text)
page-chances-of = die Chance von { $name }
# $n, $m (number)
page-chances-weighing = Wird abgewogen, { $n } von { $m }
page-chances-busy = Wie weit das Abwägen ist
page-chances-luck = Glück
page-chances-luck-turn = Glück dieses Zuges
page-chances-others = Wahl eines anderen
page-chances-others-turn = Zug eines anderen
page-chances-your-find = dein Fund
page-chances-your-slip = dein Ausrutscher
page-chances-your-mistake = dein Fehler
page-chances-your-blunder = dein grober Fehler
page-chances-find = ein Fund
page-chances-slip = ein Ausrutscher
page-chances-mistake = ein Fehler
page-chances-blunder = ein grober Fehler
# $start, $end (number) $luck, $others, $own (text)
page-chances-sum = Aus { $start } wurde { $end }: Glück { $luck }, die anderen { $others }, deine eigenen Züge { $own }.
# $start, $end (number) $luck, $others, $own (text)
page-chances-sum-of = Aus { $start } wurde { $end }: Glück { $luck }, die anderen { $others }, eigene Züge { $own }.
# $start, $end (number) $luck, $own (text)
page-chances-sum-team = Aus { $start } wurde { $end }: Glück { $luck }, Züge des Teams { $own }.
# $round (text) $n (number)
page-chances-where = { $round }, Zug { $n }
# $n (number)
page-chances-move = Zug { $n }
page-chances-numbers = Zahlen
page-chances-graph = Die Chance aller im Lauf des Spiels, mit offenen Karten
page-chances-graph-one = Die Chance im Lauf des Spiels, nach dem, was man wusste
page-chances-everyone = Alle
page-chances-only = Nur ich
page-chances-view = Wessen Chance
page-chances-before = davor
page-chances-after = danach
page-chances-made = gewählt
page-chances-best = die Wahl des Bots
# $n (number)
page-chances-close = Knapp: Die beiden besten sind in { $n } Welten nicht zu unterscheiden.
# $n, $m (number)
page-chances-is-slip = Ein Ausrutscher: { $n } ± { $m } Punkte unter dem besten.
# $n, $m (number)
page-chances-is-mistake = Ein Fehler: { $n } ± { $m } Punkte unter dem besten.
# $n, $m (number)
page-chances-is-blunder = Ein grober Fehler: { $n } ± { $m } Punkte unter dem besten.
# $n, $m (number)
page-chances-is-near = { $n } ± { $m } Punkte unter dem besten.
page-chances-is-best = Nichts war besser.
# $n (number)
page-chances-is-find = Ein Fund: { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 } über dem nächstbesten.
# $points (text) $n (number)
page-chances-is-luck = Das Glück hat die Chance um { $points } { $n ->
    [one] Punkt
   *[other] Punkte
 } verändert.
# $points (text) $n (number)
page-chances-is-others = Was ein anderer wählte, hat die Chance um { $points } { $n ->
    [one] Punkt
   *[other] Punkte
 } verändert.
page-chances-whole-turn = Alles aus diesem Zug zusammen.
page-chances-here = Die Wahl an dieser Stelle
page-chances-came = Sehen, was daraus wurde
page-chances-back = Der Moment davor
# $choice (text)
page-chances-was-best = Am besten: { $choice }.
page-chances-failed = Dieses Spiel kann hier nicht abgewogen werden: Seine Regeln sind nicht auf diesem Gerät.
page-chances-how = Chancen sind, was der Bot aus dem erwartet, was dieser Platz wissen konnte, auf diesem Gerät; ± ist allein der Fehler der Stichprobe. Der Bot selbst kann irren.
page-chances-later = Die Zahlen kommen mit dem Ende des Spiels.
page-chances-chosen = Wahl des Teams
page-chances-chosen-turn = Zug des Teams
page-chances-doubt-table = Kein Urteil: Solche Chancen sind nicht auf fünf Punkte genau belegt.
page-chances-doubt-bot = Das Urteil bleibt aus: Der stärkste Bot zieht diese Wahl vor.
page-chances-unproved = Hier wird keine Wahl beurteilt: Für diesen Tisch, seine Zahl der Plätze oder seine Optionen wurden die Chancen an keinen anderen Partien gemessen.
page-chances-proved = Wie solche Chancen eintrafen
page-chances-said = gesagt
page-chances-won = gewonnen
page-chances-positions = Stellungen
page-chances-labels = Urteile
# $n, $m (number)
page-chances-from = { $n } bis { $m }
# $n, $m (number)
page-chances-of-said = { $n } (gesagt { $m })
page-chances-withheld = keine
page-chances-proof = Von hundert Stellungen aus Partien zwischen Bots so viele gewonnen. Wo das mehr als fünf Punkte von dem abweicht, was gesagt war, oder zu wenige gesehen wurden, heißt keine Wahl Ausrutscher, Fehler oder grober Fehler.
