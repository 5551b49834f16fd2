
lesson-goal-title = Das Ziel
lesson-goal-say = Karten, die du nehmen musst, zählen gegen dich: jeder ① Shuriken ist ein Punkt. Nach dieser Runde gewinnt, wer am wenigsten hat.
lesson-goal-why = Zwei Runden sind gespielt: 12 für dich, 14 für Botan, 13 für Chiyo. Dies ist die letzte.

lesson-climb-title = Ein Stapel steigt
lesson-climb-say = Der linke Stapel steigt. Er zeigt ① Rot 4: Leg ein höheres Rot darauf. Acht oder zehn, beides geht.
lesson-climb-why = Gleiche Farbe, höhere Zahl, beliebig weit. Karten, die passen, stehen in deiner Hand höher.
lesson-climb-else-right = Der fällt; auch dort kann man beginnen. Die Lektion geht weiter, wenn der linke bedient ist.

lesson-fall-title = Ein Stapel fällt
lesson-fall-say = Der rechte Stapel fällt. Unter ① Blau 9 kommt ein niedrigeres Blau.
lesson-fall-why = Wieder die gleiche Farbe, nun eine kleinere Zahl. Die Karte zwischen den Stapeln sagt, welcher steigt.

lesson-end-title = Zug beenden und zusehen
lesson-end-say = Zwei Karten, eine auf jeden Stapel: das ist ein Zug. Beende ihn und schau, was mit ① Chiyo geschieht.
lesson-end-why = Alle spielen reihum eine Karte auf jeden Stapel. Fünf Züge sind eine Runde.
lesson-end-after = Keine Karte passt: ① der Stapel gehört ihr, Münzen jetzt, Shuriken am Ende.

lesson-same-title = Die gleiche Zahl
lesson-same-say = Kein Grün über 5? Die gleiche Zahl passt immer, in jeder Farbe: ① deine schwarze 5.
lesson-same-why = Die gleiche Zahl passt auf beide Stapel, den steigenden und den fallenden.
lesson-same-else-take = Erlaubt: Dort passt nichts. Aber sieh erst nach dem linken Stapel, bevor du nimmst.

lesson-dim-title = Frag eine dunkle Karte
lesson-dim-say = Für den rechten Stapel steht nichts höher. Tippe ① eine dunkle Karte an: sie sagt, was nötig wäre.
lesson-dim-why = Jedes dunkle Teil in jedem Spiel antwortet so. Fragen kostet nichts.

lesson-take-title = Nimm ihn
lesson-take-say = Dann gehört der Stapel dir: ① zwei Münzen jetzt, acht Shuriken am Ende. Das passiert allen.
lesson-take-why = Wer keine Karte für einen Stapel hat, nimmt ihn ganz. Aufgedruckte Münzen gibt es sofort.

lesson-wall-title = Bau eine Mauer
lesson-wall-say = Jede Karte beginnt ihn neu. Er fällt, also ist ① Grün 1 eine Mauer: darunter passt nur Grün 13 oder eine andere 1.
lesson-wall-why = Wer einen Stapel nimmt, bestimmt, was die Nächsten vorfinden. Botan hat keine 1.
lesson-wall-else-black = Auch eine Mauer; dann bleibt Grün 1 für später.
lesson-wall-else-other = Erlaubt. Darunter darf Botan jede niedrigere Karte dieser Farbe legen.

lesson-hire-title = Münzen werben an
lesson-hire-say = Münzen werben Hilfe an. Für zwei wirft ① dieser Daimyo eine genommene Karte weg und bezahlt dir ihre Shuriken.
lesson-hire-then-card = Welche Karte? Eine Sieben trägt drei Shuriken: Wirf eine weg, und sechs Münzen gehören dir.
lesson-hire-then-end = Zwei Münzen bezahlt, sechs bekommen, fünf Shuriken übrig. Beende deinen Zug.
lesson-hire-why = Anwerben darfst du jederzeit in deinem Zug, solange du den Preis der Karte bezahlen kannst.
lesson-hire-after = Deine Mauer hat gehalten: Botan fand keine Karte für ① sie und nahm sie.
lesson-hire-else-geisha = Erlaubt: Für eine Münze sieht sie in eine Hand. Der Daimyo hätte dir etwas bezahlt.
lesson-hire-else-card = Erlaubt: weniger Münzen. Eine Sieben brächte sechs.
lesson-hire-else-end = Erlaubt: Die Münzen bleiben dir für später.

lesson-circle-title = Der Kreis schließt sich
lesson-circle-say = Nichts ist über 13? Nach dreizehn kommt eins, in der gleichen Farbe: ① Schwarz 1.
lesson-circle-why = Es gilt auch andersherum: Auf dem fallenden Stapel folgt dreizehn auf eins.
lesson-circle-else-hire = Erlaubt: Hilfe darf vor oder nach einer Karte kommen.

lesson-bend-title = Bieg eine Karte
lesson-bend-say = Nichts passt, und darunter liegt eine Sieben. Für zwei Münzen lässt ① der Zweite Koch ② Schwarz 8 als 6 zählen.
lesson-bend-then-card = Nun zählt ① Schwarz 8 als 6 oder 10: Sechs auf sechs passt. Leg sie rechts ab.
lesson-bend-then-end = Beide Stapel sind bedient. Beende deinen Zug.
lesson-bend-why = Fünfzehn Helfer gibt es; jeder sagt auf seiner Karte, was er tut.
lesson-bend-after = Für die Nächsten ① ist es wieder eine 8. Chiyo hat nichts dafür.
lesson-bend-else-take = Drei Shuriken und eine Münze: Du wärst gleichauf mit Botan, und Münzen entscheiden.
lesson-bend-else-hire = Erlaubt und bezahlt. Mit dem Zweiten Koch hätte deine 8 gepasst.

lesson-count-title = Zwei Karten bleiben
lesson-count-say = Die letzten zwei Karten spielen und zählen nicht. Siebzehn, zwanzig, dreiundzwanzig: Wer am wenigsten hat, gewinnt. Du.
lesson-count-why = Ein ganzes Spiel hat drei Runden. Die Shuriken aller drei werden addiert.

lesson-hint-hire = Du hast Münzen: Hilfe darfst du jederzeit in deinem Zug anwerben.
lesson-hint-take = Hier passt keine Karte: Der Stapel gehört dir, Münzen jetzt, Shuriken später.
lesson-hint-replace = Du beginnst den Stapel neu: Eine 1 auf dem fallenden, eine 13 auf dem steigenden ist eine Mauer.
lesson-hint-refresh = Sechs Münzen bringen eine ganz neue Auslage, und einer kommt umsonst.
lesson-hint-vote = Alle wählen geheim einen Stein, dann werden sie zusammen aufgedeckt.
lesson-hint-free = Dieser Helfer kostet jetzt nichts. Du kannst ihn auch lassen.
