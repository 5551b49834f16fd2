T4-DEAL-1 = Zweiunddreißig Karten, acht in jeder von vier Farben, werden an vier Spieler ausgeteilt, acht an jeden.

T4-PLAY-1 = Wer ausspielt, legt eine beliebige Karte; dann legen die anderen der Reihe nach je eine Karte.
T4-PLAY-2 = Wer eine Karte der ausgespielten Farbe hält, muss eine solche spielen.

T4-TRICK-1 = Die höchste Karte der ausgespielten Farbe gewinnt den Stich, und ihr Spieler spielt zum nächsten aus.

T4-END-1 = Nach acht Stichen gewinnt, wer die meisten hat; von gleichen Spielern der auf dem niedrigsten Platz.
