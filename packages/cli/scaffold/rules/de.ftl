NG-SETUP-1 = Zwei bis sechs Spieler erhalten je fünf von vierzig Karten, oder sechs, wenn der Gastgeber es so bestimmt.

NG-TURN-1 = In deinem Zug spielst du eine Karte, die höher ist als die oberste Karte des Stapels, oder du passt.
NG-TURN-2 = Eine Karte, die nicht höher ist als die oberste Karte des Stapels, kann nicht gespielt werden.
NG-TURN-3 = Du darfst passen; das räumt den Stapel.

NG-END-1 = Wer die letzte Karte seiner Hand spielt, gewinnt; die anderen verlieren einen Punkt für jede Karte, die sie halten.
