puzzle-enough-name = Nicht mehr als nötig
puzzle-enough-ask = Botan schlägt mit 4. Dein Katana ist trocken und zählt 2. Verlier nichts und behalte die bessere Karte.
puzzle-enough-done = 2 und 2 sind 4: Nichts kommt durch, und die Rüstung bleibt auf der Hand.
puzzle-enough-try-armour = 3 und 2 sind 5, eins zu viel: Die Rüstung wäre später mehr wert gewesen.

puzzle-disciple-name = Jemand anderes
puzzle-disciple-ask = Botan schlägt mit 6, und dein Katana liegt unter einem Schluck. Verlier keinen Lebenspunkt.
puzzle-disciple-done = Ein Schüler aus deiner Hand fängt den Hieb ab, wie hart er auch ist.
puzzle-disciple-try-armour = Das nasse Katana zählt nichts: 6 weniger 3 sind drei Lebenspunkte.

puzzle-arrow-name = Aus der Ferne
puzzle-arrow-ask = Botan schießt aus vier Schritten, mit 3. Dein Katana ist trocken. Verlier nichts.
puzzle-arrow-done = Eine Klinge hält keinen Pfeil auf: Nur die Karte zählt, und die Rüstung hat 3.
puzzle-arrow-try-stomach = 2, und gegen einen Pfeil zählt das Katana nichts: Einer kommt durch.

puzzle-dry-name = Wohin mit den Schlucken
puzzle-dry-ask = Noch eine Karte: Trink zwei. Botan steht einen Schritt entfernt, also bleib wehrhaft.
puzzle-dry-done = Auf dem Lebensstapel ist ein Schluck ein Punkt mehr, auf der Spielertafel kostet er eine Gabe. Das Katana bleibt trocken.
puzzle-dry-try-katana = Ein nasses Katana zählt nichts bei deiner Verteidigung.

puzzle-room-name = Kein Platz
puzzle-room-ask = Zwei Karten, und auf jedem deiner Plätze steht ein Schluck. Hab am Ende trotzdem einen mehr.
puzzle-room-done = Die ausgelegte Schale ist ein neuer Platz, und ein Platz kann einen Schluck tragen.
puzzle-room-try-end = Ohne freien Platz trinkt niemand. Aber Platz lässt sich schaffen.

puzzle-invest-name = Einer für zwei
puzzle-invest-ask = Beide Karten deines Zuges sind gespielt, eine hast du noch. Hab am Ende die meisten Schlucke, und bleib wehrhaft.
puzzle-invest-done = Ein verbrannter Schluck bezahlt eine dritte Karte, und die Karte trinkt zwei.
puzzle-invest-try-end = Ein Schluck behalten. Verbrannt hätte er zwei gebracht.

puzzle-bargain-name = Ein gutes Geschäft
puzzle-bargain-ask = Noch eine Karte. Koste Botan einen Schluck, und mehr, wenn du kannst.
puzzle-bargain-done = Sein Katana geht, und der Schluck darauf mit ihm.
puzzle-bargain-try-yumi = Der Yumi geht, aber er ist trocken: Alle seine Schlucke bleiben.
puzzle-bargain-try-stomach = Ein Schluck weniger, und sonst nichts: Beide Waffen bleiben.

puzzle-close-name = Zu nah
puzzle-close-ask = Botan, zwei Schritte links, hat ein Katana; Chiyo, zwei rechts, ein No-Dachi. Steh da, wo keiner hinreicht.
puzzle-close-done = Ein No-Dachi reicht genau zwei Schritte: Bei einem kann Chiyo nicht zuschlagen.
puzzle-close-try-left = Einen Schritt von Botan: Genau da schneidet ein Katana.
puzzle-close-try-stay = Zwei Schritte sind es, die ein No-Dachi reicht.

puzzle-stench-name = Frische Luft
puzzle-stench-ask = Einen Schritt links ein Katana, einen Schritt rechts noch eins. Keins soll dich erreichen.
puzzle-stench-done = Ein Schritt auf jeder Seite: Beide stehen bei zwei, und ein Katana reicht einen.
puzzle-stench-try-one = Botan ist jetzt weit weg. Chiyo steht weiter einen Schritt von dir.

puzzle-lights-name = Im Dunkeln
puzzle-lights-ask = Beide Rivalen stehen zwei Schritte entfernt, und dein Katana reicht einen. Bring beide in Reichweite.
puzzle-lights-done = Ein Schritt weniger auf jeder Seite, und beide stehen bei einem.
puzzle-lights-try-move = Näher bei Botan, weiter von Chiyo: einer in Reichweite, nicht zwei.

puzzle-hand-name = Im Ärmel
puzzle-hand-ask = Dein Zug endet. Welche Waffe hältst du bis zum nächsten? Dein Katana liegt unter einem Schluck.
puzzle-hand-done = Das Wakizashi ist trocken und zählt 3 bei jeder Verteidigung.
puzzle-hand-try-katana = Unter seinem Schluck zählt das Katana nichts.
puzzle-hand-try-nodachi = Das No-Dachi zählt 1: Es ist zum Schlagen gemacht.

puzzle-flask-name = Ein Schluck für Karten
puzzle-flask-ask = Deine Karten sind gespielt, die Hand ist leer. Mach das meiste aus einem Schluck und behalte dein Leben.
puzzle-flask-done = Die Flasche macht aus einem Schluck zwei Karten. Der auf der Spielertafel fehlt am wenigsten.
puzzle-flask-try-burn = Für sich verbrannt bringt ein Schluck eine Karte. Die Flasche bringt zwei.
puzzle-flask-try-life = Auch zwei Karten, aber der Schluck auf dem Lebensstapel war ein Lebenspunkt.
