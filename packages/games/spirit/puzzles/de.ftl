puzzle-shout-name = Vier und vier
puzzle-shout-ask = Du bist Heihachi, bei 4 von 8. Der Räuber ist 4 wert. Hol möglichst viele Barrikaden heraus.
puzzle-shout-done = 4 + 4 ist genau 8: Dein Kiai baut eine Barrikade, und die alte Karte geht.
puzzle-shout-try-defend = Ein Hut ist gedeckt, aber niemand schreit: Die Barrikaden bleiben, wie sie sind.
puzzle-shout-try-give = Katsushiro steht bei 3 von 10: Seine 7 weckt nichts.

puzzle-handon-name = Nicht bei dir
puzzle-handon-ask = Du bist Heihachi, bei 7 von 8, der Hut ist gedeckt. Der Räuber ist 4 wert. Verlier keine Barrikade.
puzzle-handon-done = Katsushiro steht bei 6: Mit dieser 4 ist er genau bei 10 und schreit.
puzzle-handon-try-confront = 7 + 4 ist mehr als deine 8: Eine Barrikade verbrennt.
puzzle-handon-try-right = Gorobei steht bei 7: Mit der 4 ist er über seiner 9, und eine Barrikade verbrennt.

puzzle-quiet-name = Das letzte Wort
puzzle-quiet-ask = Dein letzter Räuber verbrennt jeden Zug eine Barrikade, und eine ist übrig. Wohin mit dieser Puppe?
puzzle-quiet-done = Rechts liegt jetzt die stille 2 zuletzt: Zu Beginn deines nächsten Zuges beißt nichts.
puzzle-quiet-try-defend = Die Puppe ist gedeckt, aber der Brandstifter liegt weiter zuletzt und nimmt die Barrikade.

puzzle-free-name = Freundschaftsdienst
puzzle-free-ask = Du bist Kikuchiyo, bei 6 von 10. Heihachi ist überwältigt: 10 von 8. Niemand soll es bleiben.
puzzle-free-done = 6 + 4 ist dein Kiai: Er nimmt Heihachis letzten Räuber weg, und Heihachi steht bei 7.
puzzle-free-try-defend = Eine Puppe ist gedeckt, aber Heihachi muss in seinem nächsten Zug passen.
puzzle-free-try-gorobei = Ein gefährlicher Räuber weniger, aber Gorobei lag nicht über seiner Zahl. Heihachi schon.

puzzle-move-name = Zwei Schreie
puzzle-move-ask = Du bist Daisuke, bei 5 von 8. Der Räuber ist 3 wert. Gewinn eine Barrikade.
puzzle-move-done = Dein Kiai bringt Gorobeis 2 zu Heihachi: 6 + 2 ist genau 8, und sein Kiai baut eine Barrikade.
puzzle-move-try-defend = Eine Puppe ist gedeckt. Niemand schreit, keine Barrikade entsteht.
puzzle-move-try-give = Heihachi steht bei 6: Mit 3 ist er über seiner 8, und links ist alles belegt.

puzzle-whose-name = Wessen Drei?
puzzle-whose-ask = Du bist Daisuke und darfst ungerade Karten geben. Heihachi steht bei 5 von 8. Gewinn eine Barrikade.
puzzle-whose-done = 5 + 3 ist für Heihachi genau 8, und sein Kiai baut eine Barrikade.
puzzle-whose-try-confront = 4 + 3 macht 7 von deiner 8: Niemand schreit.
puzzle-whose-try-defend = Dein Hut ist gedeckt, mehr nicht.

puzzle-lend-name = Ehe er dran ist
puzzle-lend-ask = Du bist Gorobei. Als Nächster kommt Heihachi, mit drei Wunden, und sein letzter Räuber verwundet. Verlier nicht.
puzzle-lend-done = Mit deinem Plättchen ignoriert Heihachi den geraden Räuber. Einer schleicht ins Dorf: Das geht.
puzzle-lend-try-kanbei = Kanbei hat nur eine Wunde, und sein Räuber ist ungerade. Heihachi bekommt die vierte: verloren.
puzzle-lend-try-pass = Heihachi bekommt zu Beginn seines Zuges die vierte Wunde: Die Partie ist verloren.

puzzle-gate-name = Am Tor
puzzle-gate-ask = Du bist Kanbei, bei 6 von 9. Drei sind ins Dorf geschlichen. Vertreib möglichst viele.
puzzle-gate-done = 6 + 3 ist genau 9: Dein Kiai vertreibt zwei Eindringlinge.
puzzle-gate-try-defend = Der letzte Platz ist gedeckt, und alle drei bleiben im Dorf.

puzzle-heal-name = Wer es braucht
puzzle-heal-ask = Du bist Heihachi, als Tier bei 7 von 11. Dann kommt Gorobei, und sein letzter Räuber verwundet. Schrei gut.
puzzle-heal-done = Eine Barrikade, und Gorobeis Wunde ist fort: Der nächste Biss ist seine dritte, nicht die vierte.
puzzle-heal-try-self = Deine eigene Wunde kann warten. Gorobei bekommt sofort die vierte: verloren.
puzzle-heal-try-kanbei = Kanbei hat nur eine Wunde. Gorobei bekommt die vierte: verloren.

puzzle-token-name = Ein geliehener Schild
puzzle-token-ask = Du bist Kyuzo, bei 6 von 9. Dann kommt Heihachi, drei Wunden; sein gerader Räuber verwundet. Verlier nicht.
puzzle-token-done = Dein Kiai schickt Gorobeis Plättchen zu Heihachi, der den geraden Räuber ignoriert. Niemand schleicht ein.
puzzle-token-try-defend = Die Puppe ist gedeckt, und Heihachi bekommt die vierte Wunde: verloren.
puzzle-token-try-own = Mit deinem Plättchen darf Heihachi ablegen, was er zieht. Einen Biss hält das nicht auf: verloren.

puzzle-twin-name = Schon gesehen
puzzle-twin-ask = Du bist Kyuzo, bei 7 von 9. Dein Bauernhof ist schon gedeckt. Eine Barrikade ist übrig.
puzzle-twin-done = Eine 3 liegt in deiner Kampfreihe: Diese 3 wird abgelegt und kostet nichts.
puzzle-twin-try-confront = 7 + 3 ist mehr als deine 9: Die letzte Barrikade verbrennt, und im nächsten Zug passt du.

puzzle-animal-name = Eine gute Wunde
puzzle-animal-ask = Du bist Gorobei, überwältigt: 11 von 9, eine Wunde. Dein letzter Räuber würde dich verwunden. Bleib im Kampf.
puzzle-animal-done = Die zweite Wunde weckt den Bären: Seine Zahl ist 12, und 11 liegt darin.
puzzle-animal-try-ignore = Du ignorierst ihn und bleibst bei 11 von 9: In diesem Zug musst du passen.
