NG-SETUP-1 = Da due a sei giocatori ricevono cinque carte ciascuno su quaranta, o sei se chi ospita vuole così.

NG-TURN-1 = Nel tuo turno giochi una carta più alta di quella in cima alla pila, oppure passi.
NG-TURN-2 = Una carta che non è più alta di quella in cima alla pila non può essere giocata.
NG-TURN-3 = Puoi passare, il che svuota la pila.

NG-END-1 = Chi gioca l’ultima carta della mano vince; gli altri perdono un punto per ogni carta che tengono.
