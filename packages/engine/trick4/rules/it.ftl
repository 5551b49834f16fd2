T4-DEAL-1 = Trentadue carte, otto per ciascuno dei quattro semi, sono distribuite a quattro giocatori, otto a testa.

T4-PLAY-1 = Chi apre mette giù una carta qualsiasi, poi gli altri a turno ne mettono una ciascuno.
T4-PLAY-2 = Chi ha una carta del seme richiesto deve giocarne una.

T4-TRICK-1 = La carta più alta del seme richiesto vince la presa, e chi l’ha giocata apre la successiva.

T4-END-1 = Dopo otto prese vince chi ne ha di più; a pari merito il posto più basso.
