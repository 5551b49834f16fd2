
lesson-goal-title = Das Ziel
lesson-goal-say = In ① dem Masu sind noch vier Schlucke. Ist es leer, hat jeder einen letzten Zug; dann gewinnt, wer lebt und am meisten hat.
lesson-goal-why = Und die Lebenden brauchen mehr Schlucke als alle Geister zusammen.

lesson-numbers-title = Vier Zahlen
lesson-numbers-say = Jede Karte ist eine ihrer Zahlen oder ihr Text. ① Die Reisschale hat 2 fürs Trinken: Nutze das.
lesson-numbers-then-drink = Nun sag, was sie ist: trinken.
lesson-numbers-why = Die vier Zahlen sind Angriff, Abwehr, Bewegung und Trinken. Du spielst zwei Karten je Zug.
lesson-numbers-else-text = Sie liegt als Gegenstand vor dir; trink mit einer anderen Karte.

lesson-sip-title = Wohin der Schluck kommt
lesson-sip-say = Ein Schluck deckt zu, worauf er liegt: ① auf dem Leben ein Leben mehr; auf dem Blatt schläft die Fähigkeit; nass schneidet kein Katana.
lesson-sip-then-second = Und der zweite: aufs Leben oder aufs Blatt, was noch frei ist.
lesson-sip-why = Jeder Schluck zählt am Ende, wo er auch liegt.
lesson-sip-else-katana = Dann kannst du in diesem Zug nicht zuschlagen. Zurücknehmen?

lesson-iaido-title = Iaido
lesson-iaido-say = Ein Katana reicht einen Schritt weit, ① Botan ist drei entfernt. Du sitzt noch: Iaido, zwei Schritte und ein Hieb. 3 + 3 = 6.
lesson-iaido-then-upto = Ein Katana reicht einen Schritt, ① Botan ist drei entfernt. Du sitzt: Iaido, bis zu zwei Schritte und ein Hieb. 3 + 3 = 6.
lesson-iaido-then-use = Kochend heiße Ramen hat Angriff 3. Wähle Iaido.
lesson-iaido-then-step = Zwei Schritte nach links, auf Botan zu.
lesson-iaido-then-target = Nun schlag ① Botan.
lesson-iaido-why = Andere dürfen unterbrechen, und wer getroffen wird, darf sich wehren. Eine nasse Waffe hilft ihm nicht.
lesson-iaido-else-right = Erlaubt; er ist trocken und pariert. Links ist es leichter.

lesson-death-title = Ein Tod
lesson-death-say = Botan fällt. Seine Schlucke sind fort, der kürzere Weg bleibt: ① Chiyo ist nun einen Schritt von dir.
lesson-death-why = Beende nun den Zug: Du ziehst zwei Karten und behältst das Katana in der Hand.

lesson-dead-title = Die Toten spielen weiter
lesson-dead-say = Die Toten spielen als Geister weiter, in einer Mannschaft. ① Botan schiebt einen Schritt zwischen euch, dann stiehlt er einen Schluck.
lesson-dead-why = Geister gewinnen gemeinsam, wenn sie genug Schlucke haben.

lesson-defend-title = Verteidigen
lesson-defend-say = Fünf kommen. ① Die Behelfsrüstung verteidigt 3, dein trockenes Katana gibt 2 dazu: Nichts kommt durch.
lesson-defend-why = Eine Abwehr ist eine Karte, dazu die Waffe in der Hand, wenn sie trocken ist.
lesson-defend-else-other = Weniger als fünf: Der Rest geht ans Leben, zuerst an den Schluck darauf.
lesson-defend-else-nothing = 5 verloren: Du wärst ein Geist.

lesson-event-title = Ein Ereignis
lesson-event-say = Chiyo führt mit drei. Der Text von ① Schwacher Magen nimmt irgendwem einen Schluck: ihr.
lesson-event-then-text = Nutze ihren Text.
lesson-event-then-sip = Wessen Schluck? Einer von ① Chiyo.
lesson-event-why = Ein Ereignis geschieht sofort und wird abgelegt.
lesson-event-else-other = Erlaubt. Chiyo hat noch immer drei.

lesson-flame-title = Die Flamme
lesson-flame-say = ① Die Flamme verbrennt deinen Schluck: jederzeit für eine Karte oder eine dritte Aktion. Heute behalt sie: Sie gewinnen.
lesson-flame-why = Ein verbrannter Schluck ist für immer fort.

lesson-last-title = Der letzte Schluck
lesson-last-say = Trink den letzten Schluck; nur ① dein Katana ist dafür frei. Das Masu kippt: Die Todesrunde beginnt, mit dir.
lesson-last-then-drink = Nun sag, was sie ist: trinken.
lesson-last-then-place = Auf ① dein Katana: der einzige freie Platz.
lesson-last-then-end = Mehr gibt es nicht zu tun. Beende deinen Zug; die Waffe in der Hand bleibt.
lesson-last-why = In der Todesrunde hat jeder noch einen Zug, dann ist die Nacht vorbei.

lesson-out-title = Außer Reichweite
lesson-out-say = Jeder hat noch einen Zug. ① Strategischer Gestank legt zwei Schritte zwischen dich und Chiyo: Ihr Katana reicht nicht.
lesson-out-then-soon = Bald ist das Masu leer. ① Strategischer Gestank legt zwei Schritte zwischen dich und Chiyo: Ihr Katana reicht nicht.
lesson-out-then-text = Nutze ihren Text.
lesson-out-then-spot = Beide Schritte kommen ① hierher, zwischen dich und Chiyo.
lesson-out-then-end = Mehr gibt es nicht zu tun. Beende deinen Zug; die Waffe in der Hand bleibt.
lesson-out-why = Niemand schlägt weiter, als die Waffe reicht, und Schritte sind das Maß.
lesson-out-else-elsewhere = Erlaubt. Chiyo ist noch immer einen Schritt entfernt.

lesson-torment-title = Heimsuchung
lesson-torment-say = Botan will einen Schluck von dir. Jeder Punkt Abwehr rettet einen: ① Hier reicht jede Karte.
lesson-torment-why = Nur Geister suchen heim. Sie geben Karten aus; jede verlangt einen Schluck.
lesson-torment-else-nothing = Ein Schluck verloren: Gleichstand mit Chiyo und Daiki.

lesson-count-title = Zählen
lesson-count-say = Drei Schlucke, mehr als jeder Samurai und mehr als alle Geister zusammen. Die Nacht gehört dir.
lesson-count-why = Du 3, Chiyo 2, Daiki 2, die Geister 1.

lesson-hint-board = Jeder Samurai hat eine Fähigkeit. Für eine erste Nacht taugt jeder.
lesson-hint-interrupt = Du darfst jetzt mit einer Karte unterbrechen oder es geschehen lassen.
lesson-hint-defend = Eine Karte verteidigt, und die trockene Waffe in der Hand kommt dazu.
lesson-hint-burn = Ein verbrannter Schluck ist sofort eine Karte, aber Schlucke gewinnen die Nacht.
lesson-hint-activate = Ein Gegenstand vor dir kann genutzt werden: Sieh, was er tut.
lesson-hint-soul = Karten deines Lebensstapels können auf die Hand: Leben für Karten. Eine muss bleiben.
lesson-hint-shove = Du bist jetzt ein Geist: erst eine Kraft, dann ein Schluck oder eine Heimsuchung.
lesson-hint-torment = Geister nehmen Schlucke: Jede Karte, die du ausgibst, verlangt einen.
lesson-hint-wield = Wähl die Waffe in der Hand: Sie schlägt und schützt bis zu deinem nächsten Zug.
