SK-SETUP-1 = Si gioca da 3 a 8 giocatori, seduti in cerchio a posti fissi.
SK-SETUP-2 = Ogni giocatore riceve una plancia Samurai, tutte diverse; salvo che chi ospita decida altrimenti, { $edition ->
    [it] si assegnano a caso
   *[fr] ciascuno sceglie, in ordine di turno, dal primo giocatore
 }.
SK-SETUP-3 = Le plance che nessuno ha non si usano in questa partita.
SK-SETUP-4 = Ogni giocatore mette un segnalino Seduto sulla sua plancia: tutti i Samurai iniziano seduti.
SK-SETUP-5 = Ogni giocatore prende una Katana e la mette nella sua area Difesa.
SK-SETUP-6 = Tutte le altre carte tranne i Luoghi, comprese le Katane non usate, si mescolano in un solo mazzo.
SK-SETUP-7 = Ogni giocatore riceve, coperte, tante carte quante la vita della sua plancia più 4.
SK-SETUP-8 = Quattro di esse, prese senza guardare, sono la sua mano iniziale.
SK-SETUP-9 = Le altre, che nessuno vede, sono la sua pila Vita coperta; il loro numero è la sua Vita.
SK-SETUP-10 = La sua pila Ferite inizia vuota.
SK-SETUP-11 = Si mettono tre cubetti Passo in ogni spazio fra due Samurai vicini.
SK-SETUP-12 = Le carte restanti formano il mazzo di pesca coperto al centro.
SK-SETUP-13 = Il Masu riceve 2,5 sorsi per giocatore, arrotondati per eccesso.
SK-SETUP-14 = I sorsi non messi nel Masu non si usano.
SK-SETUP-15 = I cubetti Passo non piazzati formano la riserva («la scatola»); sono 28 in tutto.
SK-SETUP-16 = Se si usa un Luogo, lo si sceglie prima di distribuire le carte.
SK-SETUP-17 = Il giocatore più anziano gioca per primo; in rete chi ospita nomina il primo giocatore o lascia fare al caso.
SK-SETUP-18 = Per atmosfera: ci si rivolge al primo giocatore con il suffisso «-san».
SK-SETUP-19 = Orientamento: il vicino di sinistra è il giocatore successivo in senso orario; il vicino di destra è il precedente.

SK-GEO-1 = I Samurai vivi, in ordine di posto, formano un anello (tre o più vivi), una linea (esattamente due) o nulla (uno solo).
SK-GEO-2 = Fra due Samurai vivi vicini c’è uno spazio: una fila ordinata di cubetti Passo in cui i Seguaci possono stare fra i cubetti.
SK-GEO-3 = La distanza fra due figure lungo un percorso è il numero di cubetti Passo fra loro su quel percorso; le figure incontrate non contano nulla.
SK-GEO-4 = In un anello due figure hanno due distanze, una oraria e una antioraria; sommate danno i cubetti dell’anello.
SK-GEO-5 = In una linea due figure hanno una sola distanza.
SK-GEO-6 = Una richiesta di esattamente N Passi è soddisfatta se almeno una delle distanze è N.
SK-GEO-7 = Una richiesta di N+ Passi è soddisfatta se { $edition ->
    [it] tutte le distanze sono N o più
   *[fr] almeno una delle distanze è N o più
 }.
SK-GEO-8 = Due Samurai non possono mai essere a meno di 1 Passo.
SK-GEO-9 = Due figure avversarie vicine in uno spazio hanno sempre almeno 1 Passo fra loro.
SK-GEO-10 = Due figure dello stesso giocatore possono avere 0 Passi fra loro.
SK-GEO-11 = Un Seguace sta solo in uno degli spazi (al massimo due) accanto al suo maestro.
SK-GEO-12 = L’ordine delle figure in uno spazio non cambia mai: prima tutti i Seguaci del Samurai a un capo, poi tutti quelli del Samurai all’altro capo.
SK-GEO-13 = Aggiungere un Passo ovunque significa scegliere uno spazio e, in esso, un punto fra due figure vicine; un cubetto della riserva va lì.
SK-GEO-14 = Togliere un Passo ovunque significa scegliere uno spazio e, in esso, un punto fra due figure vicine con un cubetto; un cubetto di quel punto torna alla riserva.
SK-GEO-15 = Una rimozione che lascerebbe due Samurai, o due figure avversarie vicine, a meno di 1 Passo è vietata.
SK-GEO-16 = Aggiungere o togliere Passi non è un Movimento: nessuno si alza e Inciampare non può annullarlo.
SK-GEO-17 = Gli Spiriti non hanno posizione; non esiste distanza da o verso uno Spirito.

SK-TURN-1 = Il turno passa in senso orario a tutti i giocatori ancora in gioco, Samurai e Spiriti.
SK-TURN-2 = Il turno di un Samurai ha quattro fasi, sempre in quest’ordine: 1 giocare carte, 2 attivare i Seguaci, 3 pescare, 4 scegliere l’arma impugnata.
SK-TURN-3 = Nella Fase 1 può giocare fino a 2 carte dalla mano, una dopo l’altra.
SK-TURN-4 = Può giocarne meno, anche nessuna.
SK-TURN-5 = Ogni carta si usa o per un riquadro Azione o per il suo testo, mai entrambi.
SK-TURN-6 = Qualunque carta, di ogni tipo, può essere usata per uno qualsiasi dei suoi riquadri.
SK-TURN-7 = I riquadri usabili nella propria Fase 1 sono Attacco (anche come iaido), Movimento e Bevuta.
SK-TURN-8 = Il riquadro Difesa si usa solo quando si è attaccati o tormentati.
SK-TURN-9 = I testi usabili nella propria Fase 1 sono Evento, Arma, Oggetto e Seguace.
SK-TURN-10 = Una carta usata per un riquadro si scarta quando la sua azione è finita (anche se annullata).
SK-TURN-11 = Oltre 2 carte, ogni altra carta giocata nella Fase 1 costa 1 Sakè bruciato.
SK-TURN-12 = Interruzioni, carte Difesa e Seguaci sacrificati non contano nelle 2 carte di nessuno.
SK-TURN-13 = Attivare un Oggetto in gioco non conta come giocare una carta.
SK-TURN-14 = Una carta si può giocare solo se ha qualche effetto.
SK-TURN-15 = Nella Fase 2 tutti i suoi Seguaci avanzano e attaccano.
SK-TURN-16 = Nella Fase 3 pesca 2 carte.
SK-TURN-17 = Nella Fase 4 può mettere un’arma che ha in gioco nell’area Difesa al posto di quella che c’è.
SK-TURN-18 = Nella Fase 4 può anche lasciare l’area Difesa com’è.
SK-TURN-19 = Ogni carta porta quattro riquadri Azione (Attacco, Difesa, Movimento, Bevuta), ciascuno con un numero, e un testo.

SK-ATTACK-1 = Un’azione Attacco si fa giocando una carta per il suo riquadro Attacco.
SK-ATTACK-2 = L’attaccante nomina un bersaglio: un Samurai avversario, un Seguace avversario o uno Spirito.
SK-ATTACK-3 = L’attaccante nomina al massimo un’arma, che deve essere in gioco davanti a lui e utilizzabile.
SK-ATTACK-4 = Può essere una qualsiasi delle sue armi, non solo quella nell’area Difesa.
SK-ATTACK-5 = Il bersaglio deve essere alla distanza richiesta dall’arma: esattamente N per «N», N o più per «N+».
SK-ATTACK-6 = Altri Samurai e Seguaci in mezzo non fermano mai un Attacco.
SK-ATTACK-7 = Il valore di Attacco è il riquadro Attacco della carta più l’Attacco dell’arma (più i bonus delle abilità).
SK-ATTACK-8 = Un Attacco a mani nude è permesso solo se l’attaccante non ha { $edition ->
    [it] alcuna arma in gioco
   *[fr] armi utilizzabili
 }.
SK-ATTACK-9 = Un Attacco a mani nude arriva a esattamente 1 Passo.
SK-ATTACK-10 = Il valore di un Attacco a mani nude è il solo riquadro Attacco della carta.
SK-ATTACK-11 = Un Attacco è a distanza se è fatto con un’arma così segnata o da un Evento che lo dice; ogni altro Attacco, a qualunque distanza, non lo è.
SK-ATTACK-12 = Un Attacco il cui valore sarebbe 0 non si può dichiarare.
SK-ATTACK-13 = Danni = valore di Attacco − valore di Difesa, non meno di 0.
SK-ATTACK-14 = Ogni danno costa 1 Punto Vita al Samurai bersaglio.
SK-ATTACK-15 = Un Samurai può attaccare tante volte quante carte può giocare per farlo; nessun limite per turno.
SK-ATTACK-16 = Attaccare senza iaido non fa alzare un Samurai seduto.
SK-ATTACK-17 = Un Samurai non può attaccare se stesso né i propri Seguaci.
SK-ATTACK-18 = Ordine: dichiarare (carta, bersaglio, arma) → Interruzioni → se non annullato, difesa del Samurai o del Seguace, o smaterializzazione dello Spirito → danni → verifica della morte → scarto della carta.
SK-ATTACK-19 = Il valore di Attacco è fissato alla dichiarazione (iaido: quando si nomina l’arma; Seguace: quando si gira la carta), il valore di Difesa quando si gioca la carta Difesa; il Sakè bruciato dopo non cambia né l’uno né l’altro.

SK-MOVE-1 = Un’azione Movimento si fa giocando una carta per il suo riquadro Movimento.
SK-MOVE-2 = Chi si muove sceglie una direzione, verso il vicino di sinistra o di destra.
SK-MOVE-3 = Il massimo è il valore del riquadro più i bonus (Sandali, Tomoe).
SK-MOVE-4 = Sceglie un numero di Passi da 1 al massimo.
SK-MOVE-5 = Per ogni Passo un cubetto subito davanti a lui va subito dietro di lui (nello spazio dall’altro lato, accanto alla sua plancia).
SK-MOVE-6 = Non cambia mai posto: non può superare un altro Samurai.
SK-MOVE-7 = Non può superare un Seguace avversario.
SK-MOVE-8 = Deve fermarsi al più tardi a 1 Passo dalla figura avversaria più vicina davanti a lui.
SK-MOVE-9 = Se dovesse superare un proprio Seguace lo spinge: resta davanti a lui a 0 Passi, come appena giocato, e si muove con lui.
SK-MOVE-10 = Un Seguace spinto deve anch’esso mantenere almeno 1 Passo dalla prossima figura avversaria davanti; questo limita il Movimento.
SK-MOVE-11 = La sua prima azione Movimento fa alzare un Samurai seduto: si toglie il segnalino Seduto.
SK-MOVE-12 = Un Samurai in piedi non si siede mai più.
SK-MOVE-13 = Se non può muovere nemmeno 1 Passo in nessuna direzione, il Movimento non si può giocare.
SK-MOVE-14 = Ordine: dichiarare (carta, direzione, numero) → alzarsi → Interruzioni → se non annullato, spostare i cubetti → scartare la carta.

SK-IAIDO-1 = Solo un Samurai seduto può usare lo iaido.
SK-IAIDO-2 = Gioca una carta per il suo riquadro Attacco; è una delle 2 carte.
SK-IAIDO-3 = Toglie il segnalino Seduto; l’annullamento dello iaido non lo restituisce.
SK-IAIDO-4 = Prima fa un movimento gratuito fino a 2 Passi (più i bonus), con la direzione, i limiti e la spinta di un Movimento ordinario.
SK-IAIDO-5 = Il movimento gratuito { $edition ->
    [it] può essere di 0 Passi
   *[fr] è di almeno 1 Passo
 }.
SK-IAIDO-6 = Poi fa un Attacco con la carta.
SK-IAIDO-7 = Il movimento può avvicinare o allontanare dal bersaglio.
SK-IAIDO-8 = Carta, direzione, numero di Passi e bersaglio si dichiarano insieme; la dichiarazione è valida solo se dopo il movimento almeno un’arma utilizzabile (o le mani nude permesse) raggiunge il bersaglio.
SK-IAIDO-9 = L’arma si sceglie solo dopo che il movimento è stato fatto o annullato.
SK-IAIDO-10 = Se Inciampare annulla il movimento, può ancora attaccare il bersaglio dichiarato da dove si trova, se un’arma arriva.
SK-IAIDO-11 = Se nessuna arriva, non c’è Attacco e la carta è persa.
SK-IAIDO-12 = Se Vista annebbiata annulla l’Attacco, il movimento resta.
SK-IAIDO-13 = Ordine: dichiarare (carta, direzione, numero, bersaglio) → alzarsi → Interruzione (Inciampare), solo se il numero è almeno 1 → movimento → arma nominata (dopo Inciampare può anche rinunciare all’Attacco) → Interruzioni, difesa, danni, verifica della morte e scarto come per ogni Attacco.

SK-DRINK-1 = Un’azione Bevuta si fa giocando una carta per il suo riquadro Bevuta.
SK-DRINK-2 = Il giocatore prende dal Masu tanti sorsi quanti dice il riquadro.
SK-DRINK-3 = Se il Masu ne ha meno, prende tutto ciò che resta.
SK-DRINK-4 = Non prende più Sakè di quanti posti liberi ha.
SK-DRINK-5 = Non può scegliere di prenderne meno di quanto danno il riquadro, il Masu e i suoi posti liberi.
SK-DRINK-6 = Piazza ogni Sakè subito.
SK-DRINK-7 = Una Bevuta che prenderebbe 0 Sakè non si può giocare.
SK-DRINK-8 = Prendere l’ultimo Sakè del Masu fa scattare il Giro della Morte.
SK-DRINK-9 = Per atmosfera: chi beve grida «SAKÈÈÈ!».

SK-DEF-1 = Un Samurai attaccato può giocare una carta dalla mano per il suo riquadro Difesa.
SK-DEF-2 = Al massimo una carta Difesa per Attacco.
SK-DEF-3 = Al riquadro aggiunge la Difesa dell’arma nella sua area Difesa se è utilizzabile.
SK-DEF-4 = Contro un Attacco a distanza la Difesa dell’arma non si aggiunge.
SK-DEF-5 = Conta solo l’arma nell’area Difesa, mai un’altra in gioco.
SK-DEF-6 = Senza carta Difesa non c’è alcun valore di Difesa: arma e Armatura si aggiungono a una carta, non difendono da sole.
SK-DEF-7 = La carta Difesa si scarta dopo.
SK-DEF-8 = Invece di una carta Difesa, un Samurai attaccato può scartare una carta Seguace dalla mano: allora l’Attacco non fa danni.
SK-DEF-9 = Il Seguace sacrificato deve venire dalla mano; quelli sul tavolo non si possono sacrificare.
SK-DEF-10 = Il sacrificio vale contro ogni Attacco a un Samurai: in mischia, a distanza, iaido, Evento, Seguace.
SK-DEF-11 = Il sacrificio non vale contro il Tormento.
SK-DEF-12 = Prima di rispondere il difensore può bruciare Sakè per pescare o usare «Arde l’anima», anche per liberare l’arma impugnata.
SK-DEF-13 = La Difesa di un Seguace si pesca, non si gioca.

SK-WEAPON-1 = Giocare il testo di un’arma la mette davanti a sé; resta in gioco.
SK-WEAPON-2 = Non c’è limite al numero di armi che si possono avere.
SK-WEAPON-3 = Nessuno può avere in gioco due armi dello stesso tipo, nemmeno se una è coperta da Sakè.
SK-WEAPON-4 = Un’arma in gioco ne esce solo per un Evento (o per la morte o il seppuku del proprietario).
SK-WEAPON-5 = Un’arma appena messa in gioco può attaccare subito.
SK-WEAPON-6 = L’area Difesa contiene al massimo un’arma.
SK-WEAPON-7 = Un’arma coperta da Sakè non può né attaccare né difendere, ma resta in gioco.
SK-WEAPON-8 = Un’arma coperta da Sakè può stare o restare nell’area Difesa (inutilmente).
SK-WEAPON-9 = Se l’arma impugnata è scartata nel turno di un altro, il proprietario può subito mettere nell’area Difesa un’altra arma che ha in gioco.
SK-WEAPON-10 = Nei turni altrui è l’unico modo di cambiare l’arma impugnata; essere coperta da Sakè non è una perdita.
SK-WEAPON-11 = Se l’arma impugnata si perde nel proprio turno, si sceglie di nuovo nella Fase 4.

SK-ITEM-1 = Giocare il testo di un Oggetto lo mette davanti a sé; resta in gioco come un’arma, in qualsiasi numero, e ne esce come le armi.
SK-ITEM-2 = Nessuno può avere in gioco due Oggetti dello stesso tipo.
SK-ITEM-3 = Un Oggetto permanente funziona sempre finché è utilizzabile.
SK-ITEM-4 = Un Oggetto attivato funziona solo nel turno del suo proprietario, quando ne paga il costo.
SK-ITEM-5 = Per essere attivato l’Oggetto deve essere libero da Sakè (bruciare prima il suo per pescare una carta lo libera).
SK-ITEM-6 = Sandali (permanente): +1 al massimo delle azioni Movimento e del movimento di iaido.
SK-ITEM-7 = Armatura improvvisata (permanente): +1 al valore di Difesa ogni volta che il proprietario gioca una carta Difesa, anche contro Attacchi a distanza e Tormento.
SK-ITEM-8 = Pipa (attivata, bruciare 1 Sakè): { $edition ->
    [it] ogni Samurai, compreso chi la usa, scarta 1 carta dalla mano
   *[fr] ogni altro Samurai scarta 1 carta dalla mano
 }.
SK-ITEM-9 = Ognuno sceglie la propria carta; un Samurai con la mano vuota non scarta nulla.
SK-ITEM-10 = Fiasco (attivato, bruciare 1 Sakè): il proprietario pesca 2 carte.
SK-ITEM-11 = Ciotola di riso (attivata, bruciare 1 Sakè): il proprietario recupera 2 Punti Vita.
SK-ITEM-12 = Un Sakè bruciato come costo di un Oggetto non dà altro (né carta pescata né carta in più).
SK-ITEM-13 = Un Oggetto si può attivare quante volte si vuole in un turno, pagando ogni volta.
SK-ITEM-14 = Il costo si paga con un qualsiasi Sakè del proprietario, ovunque sia.

SK-EVENT-1 = Un Evento si gioca solo nella propria Fase 1.
SK-EVENT-2 = Ha effetto e poi si scarta.
SK-EVENT-3 = I bersagli si dichiarano quando si gioca; da un Evento non ci si difende, tranne quando fa un Attacco.
SK-EVENT-4 = Gli Attacchi degli Eventi usano solo il valore stampato (più il +1 di Suenaga a distanza): nessun’arma si aggiunge; per il resto sono Attacchi.
SK-EVENT-5 = Bacchette da lancio: due Attacchi a distanza, ciascuno di valore 1, ciascuno a 2+ Passi.
SK-EVENT-6 = Si dichiarano e risolvono uno dopo l’altro.
SK-EVENT-7 = Ciascuno ha il suo bersaglio; i due possono essere lo stesso o diversi.
SK-EVENT-8 = Al secondo Attacco si può rinunciare.
SK-EVENT-9 = Ramen bollente: un Attacco a distanza di valore 2 a 3+ Passi.
SK-EVENT-10 = Tanfo strategico: aggiungere 2 Passi dalla riserva, ciascuno ovunque.
SK-EVENT-11 = Polpette in faccia: un altro Samurai a 4+ Passi scarta 2 carte a sua scelta dalla mano (tutte, se ne ha meno).
SK-EVENT-12 = Sakuragi: pescare 2 carte.
SK-EVENT-13 = Comprato da sbronzo: scegliere un Samurai (anche se stessi) e un’arma o un Oggetto che ha in gioco; viene scartato.
SK-EVENT-14 = Un Sakè sulla carta scartata lascia la partita.
SK-EVENT-15 = Stomaco debole: scegliere un Samurai (anche se stessi) e un suo Sakè, ovunque sia; lascia la partita.
SK-EVENT-16 = Comprato da sbronzo e Stomaco debole non hanno limiti di distanza.
SK-EVENT-17 = Finte ferite: il giocatore recupera 2 Punti Vita.
SK-EVENT-18 = Ruggito: bruciare 1 Sakè come costo, poi un Attacco a distanza di valore 4 a esattamente 2 Passi.
SK-EVENT-19 = Il Sakè del Ruggito resta bruciato se l’Attacco è annullato o parato.
SK-EVENT-20 = Lanterne spente: togliere 2 Passi, ciascuno ovunque.
SK-EVENT-21 = Tanfo e Lanterne fanno quanto possono: se si può aggiungere o togliere 1 solo Passo, se ne fa 1.
SK-EVENT-22 = Gli Eventi che indicano un Samurai come bersaglio non possono scegliere uno Spirito.
SK-EVENT-23 = Un Evento che fa un Attacco può scegliere ogni bersaglio permesso a un Attacco, anche uno Spirito (la distanza allora si ignora).

SK-INT-1 = Il testo di un’Interruzione si gioca solo durante il turno di un altro giocatore.
SK-INT-2 = Solo un Samurai vivo può giocarla.
SK-INT-3 = Può giocarla qualsiasi Samurai diverso da quello interrotto, che sia o no il bersaglio.
SK-INT-4 = Non conta in nessun limite di carte.
SK-INT-5 = Si scarta dopo l’uso.
SK-INT-6 = Se più Samurai vogliono interrompere la stessa cosa, si gioca solo la prima dichiarata; gli altri tengono le loro carte.
SK-INT-7 = In caso di dubbio la priorità va al Samurai più vicino in senso orario a chi subisce l’Interruzione; le risposte raccolte sigillate contano come date nello stesso momento, quindi in dubbio.
SK-INT-8 = Un’Interruzione non può essere a sua volta interrotta.
SK-INT-9 = Inciampare annulla un Movimento di un avversario: un’azione Movimento, la parte di movimento di uno iaido o l’avanzata di un Seguace.
SK-INT-10 = Vista annebbiata annulla un Attacco di un avversario: un’azione Attacco, l’Attacco di uno iaido, un Attacco di un Evento o l’Attacco di un Seguace.
SK-INT-11 = La carta dell’azione annullata (e ogni costo) è spesa e conta come giocata.
SK-INT-12 = Il Tormento non è un Attacco e non si può annullare.
SK-INT-13 = Il movimento e l’Attacco di uno stesso iaido sono due cose distinte; ciascuna può essere interrotta una volta.

SK-DISC-1 = Giocare il testo di un Seguace mette la carta a sinistra o a destra del suo maestro, a 0 Passi da lui, rivolta verso l’esterno.
SK-DISC-2 = Con due Samurai vivi l’unico lato è quello rivolto verso l’altro Samurai.
SK-DISC-3 = Con un solo Samurai vivo non si possono giocare Seguaci.
SK-DISC-4 = Non c’è limite al numero di Seguaci che un Samurai può avere.
SK-DISC-5 = I Seguaci agiscono nella Fase 2 del loro maestro, compresi quelli giocati nella Fase 1 appena prima.
SK-DISC-6 = Il maestro sceglie l’ordine; ogni Seguace avanza e attacca prima che inizi il successivo.
SK-DISC-7 = Un Seguace avanza solo allontanandosi dal suo maestro, sempre nella stessa direzione.
SK-DISC-8 = Avanza automaticamente di 2 Passi, o meno se altrimenti verrebbe a meno di 1 Passo dalla figura avversaria più vicina davanti o supererebbe un altro Seguace del suo maestro.
SK-DISC-9 = Può stare nello stesso punto di altri Seguaci del suo maestro (0 Passi fra loro).
SK-DISC-10 = Se dopo l’avanzata (o senza) una figura avversaria davanti è a esattamente 1 Passo, deve attaccare; «davanti» = nello spazio in cui sta, compreso il Samurai all’altro capo.
SK-DISC-11 = Se più figure avversarie davanti sono a esattamente 1 Passo (per esempio un Seguace a 0 Passi dal suo maestro e quel maestro, o due Seguaci nello stesso punto), il proprietario sceglie il bersaglio.
SK-DISC-12 = Per il suo Attacco il proprietario gira la prima carta del mazzo: valore di Attacco = riquadro Attacco di quella carta + Attacco del Seguace (+0).
SK-DISC-13 = L’Attacco di un Seguace non è a distanza.
SK-DISC-14 = Un Samurai attaccato da un Seguace si difende normalmente (carta Difesa, sacrificio).
SK-DISC-15 = Quando un Seguace è attaccato, il proprietario gira la prima carta del mazzo: valore di Difesa = riquadro Difesa di quella carta + Difesa del Seguace (+0).
SK-DISC-16 = Un Seguace che subisce 1 o più danni è eliminato: la sua carta si scarta.
SK-DISC-17 = Le carte girate per i Seguaci vanno subito negli scarti, mai in una mano (perciò un rimescolamento causato dall’ultima carta girata la comprende).
SK-DISC-18 = I Seguaci bloccano il movimento dei Samurai avversari, non i loro Attacchi.
SK-DISC-19 = Un Seguace è spinto dal proprio maestro quando si muove.
SK-DISC-20 = Su un Seguace non si mette mai Sakè.
SK-DISC-21 = Ordine dell’azione di un Seguace: avanzata annunciata → Interruzione (Inciampare), solo se avanza di almeno 1 Passo → avanzata → se un bersaglio è a 1 Passo: bersaglio scelto, carta girata → Interruzione (Vista annebbiata) → difesa → danni.
SK-DISC-22 = Un Seguace la cui avanzata è stata annullata attacca comunque se ha un bersaglio a 1 Passo.
SK-DISC-23 = Un Seguace non supera mai un altro Seguace, amico o nemico.
SK-DISC-24 = Ogni Seguace agisce al massimo una volta per Fase 2; chi torna in una mano prima della sua attivazione non agisce.

SK-HAND-1 = Nessun giocatore può mai avere più di 4 carte in mano.
SK-HAND-2 = Chi ne ha più di 4 scarta subito fino a 4, scegliendo lui le carte.
SK-HAND-3 = Quando un solo effetto fa pescare più carte, si pescano tutte prima di scartare.
SK-HAND-4 = Il limite vale anche per gli Spiriti.
SK-HAND-5 = Ogni volta che un effetto fa scartare un giocatore dalla mano, è lui a scegliere le carte.

SK-DECK-1 = Le carte scartate vanno in un’unica pila comune degli scarti.
SK-DECK-2 = Quando il mazzo è esaurito, gli scarti si mescolano e formano il nuovo mazzo.
SK-DECK-3 = Si fa nel momento in cui l’ultima carta lascia il mazzo, così che una prima carta sia visibile ogni volta che è possibile; una pesca in corso continua dal nuovo mazzo.
SK-DECK-4 = Se mazzo e scarti sono vuoti non si può pescare; la prossima carta scartata, o le prossime scartate insieme, mescolate, formano subito il nuovo mazzo.
SK-DECK-5 = Il dorso della prima carta del mazzo è visibile a tutti e decide che cosa possono fare gli Spiriti.
SK-DECK-6 = Le carte Vita e Ferite non vanno mai direttamente nel mazzo; ci arrivano solo passando per una mano, o per un seppuku, e per gli scarti.
SK-DECK-7 = Il dorso di ogni carta è di uno di tre tipi (Molesto, Rissoso, Sonnolento); i dorsi servono solo agli Spiriti.

SK-SOUL-1 = In qualsiasi momento, nel turno di chiunque, un Samurai può pescare carte dalla propria pila Vita nella mano (un istantaneo).
SK-SOUL-2 = Può farlo una volta per turno, contando separatamente il turno di ogni giocatore.
SK-SOUL-3 = Prima dichiara il numero e poi pesca esattamente quelle carte.
SK-SOUL-4 = Almeno una carta deve restare nella pila Vita.
SK-SOUL-5 = È impossibile finché un Sakè sta sulla sua pila Vita.
SK-SOUL-6 = Le carte così pescate non tornano mai nella pila Vita o Ferite: la sua Vita è ridotta per sempre.
SK-SOUL-7 = Il limite di mano si applica dopo la pesca.

SK-SAKE-1 = Ogni Sakè che un Samurai prende va messo subito su qualcosa di suo che possa tenerlo.
SK-SAKE-2 = Posti: ogni arma in gioco (anche quella impugnata), ogni Oggetto in gioco, la pila Vita, la plancia Samurai; al massimo un Sakè ciascuno.
SK-SAKE-3 = Una volta messo, un Sakè non può essere spostato dal proprietario.
SK-SAKE-4 = Su un’arma o un Oggetto: la carta è inutilizzabile finché il Sakè è lì.
SK-SAKE-5 = Sulla pila Vita: conta come 1 Punto Vita in più e si perde prima di ogni carta Vita.
SK-SAKE-6 = Sulla pila Vita vieta anche «Arde l’anima».
SK-SAKE-7 = Sulla plancia: l’abilità speciale del Samurai non si può usare.
SK-SAKE-8 = Per atmosfera: con Sakè sulla plancia il giocatore parla da ubriaco.
SK-SAKE-9 = Il totale di un Samurai è il numero di Sakè su tutti i suoi posti insieme.
SK-SAKE-10 = Se una carta con un Sakè viene scartata, il Sakè lascia la partita.
SK-SAKE-11 = Il Sakè che lascia la partita non torna mai nel Masu.
SK-SAKE-12 = Un Sakè preso ma non ancora piazzato non si può bruciare.

SK-BURN-1 = Bruciare un Sakè lo toglie dalla partita; il proprietario sceglie quale.
SK-BURN-2 = In qualsiasi momento, nel turno di chiunque, un Samurai può bruciare 1 Sakè per pescare 1 carta (un istantaneo).
SK-BURN-3 = Nella propria Fase 1 un Samurai può bruciare 1 Sakè per giocare una carta oltre il limite di 2.
SK-BURN-4 = Ogni Sakè bruciato compra una cosa sola.
SK-BURN-5 = Non c’è limite a quanti Sakè si possono bruciare.
SK-BURN-6 = Ciò che il Sakè copriva torna subito utilizzabile.
SK-BURN-7 = Bruciare è anche il costo di Pipa, Fiasco, Ciotola di riso e Ruggito.
SK-BURN-8 = Gli Spiriti non bruciano Sakè.
SK-BURN-9 = Il Sakè per una carta in più si brucia quando la carta è dichiarata, prima del suo effetto; la carta deve essere valida senza quel Sakè (può quindi essere proprio quello che copriva l’arma usata).

SK-DMG-1 = Ogni danno a un Samurai toglie 1 Punto Vita.
SK-DMG-2 = Perdere una Vita = la prima carta della pila Vita va, coperta e non vista, sulla pila Ferite.
SK-DMG-3 = Se un Sakè sta sulla pila Vita, il primo danno toglie quel Sakè dalla partita invece di una carta.
SK-DMG-4 = I danni oltre l’ultima carta Vita non hanno altro effetto.
SK-DMG-5 = Un Samurai la cui pila Vita non ha carte è morto subito, anche se gli resta altro Sakè.

SK-HEAL-1 = Recuperare una Vita = la prima carta della pila Ferite va, coperta e non vista, sulla pila Vita.
SK-HEAL-2 = Non si possono recuperare più Punti Vita delle carte nella pila Ferite.
SK-HEAL-3 = Un Sakè sulla pila Vita resta in cima quando si recuperano Punti Vita.

SK-DEATH-1 = Tutto il Sakè del Samurai morto (carte, pila Vita, plancia) lascia la partita.
SK-DEATH-2 = La sua mano si scarta.
SK-DEATH-3 = Tutte le sue carte in gioco si scartano: armi, Oggetti, Seguaci.
SK-DEATH-4 = Se restano vivi almeno tre Samurai: dei due spazi accanto al morto si tiene quello con meno cubetti, che diventa lo spazio fra i suoi due vicini.
SK-DEATH-5 = Se i due ne hanno lo stesso numero, il giocatore che muore sceglie quale tenere.
SK-DEATH-6 = I cubetti dell’altro spazio tornano alla riserva.
SK-DEATH-7 = I Seguaci di Samurai vivi in uno spazio tolto tornano in mano ai proprietari; poi vale il limite di mano.
SK-DEATH-8 = I Seguaci di Samurai vivi nello spazio tenuto restano dove sono.
SK-DEATH-9 = La sua plancia si gira; ora è uno Spirito.
SK-DEATH-10 = La sua pila Ferite, con le carte Vita appena perse, diventa la sua mano; poi vale il limite di mano.
SK-DEATH-11 = Il segnalino Seduto, se c’è, si toglie.
SK-DEATH-12 = Mantiene il suo posto nell’ordine di turno.
SK-DEATH-13 = Chi uccide non guadagna nulla.

SK-LINE-1 = Quando una morte lascia esattamente due Samurai vivi, si tiene solo il più corto dei tre spazi (i due accanto al morto e quello fra i superstiti); diventa l’unico spazio fra loro.
SK-LINE-2 = Se ci sono spazi ugualmente corti, sceglie il giocatore che muore.
SK-LINE-3 = I cubetti degli altri due spazi tornano alla riserva.
SK-LINE-4 = I Seguaci di Samurai vivi in uno spazio tolto tornano in mano; quelli nello spazio tenuto restano dove sono.
SK-LINE-5 = Un Samurai che va verso l’altro toglie altrettanti cubetti davanti a sé verso la riserva; si ferma a 1 Passo dalla figura avversaria più vicina e spinge i propri Seguaci come in ogni Movimento.
SK-LINE-6 = Un Samurai che si allontana aggiunge altrettanti cubetti dalla riserva accanto alla sua plancia.
SK-LINE-7 = Non può allontanarsi più di quanto permette la riserva.
SK-LINE-8 = Quando una morte lascia un solo Samurai vivo, tutti i cubetti tornano alla riserva.
SK-LINE-9 = I suoi Seguaci tornano allora nella sua mano, e vale il limite di mano.
SK-LINE-10 = Con due Samurai vivi la direzione di un Movimento o di un movimento di iaido è verso l’altro o lontano da lui (non sinistra o destra), e i cubetti vanno alla riserva o ne vengono invece di cambiare lato.
SK-LINE-11 = Con un solo Samurai vivo non ci sono spazi né distanze: non può fare Movimenti (quindi nessuno iaido con movimento) e i suoi Attacchi mirano solo a Spiriti.

SK-SPIRIT-1 = Uno Spirito non è un Samurai: carte e abilità che mirano ai Samurai non lo toccano.
SK-SPIRIT-2 = Uno Spirito usa solo il dorso delle sue carte; i fronti per lui non significano nulla.
SK-SPIRIT-3 = Uno Spirito può giocare una carta della mano solo se il suo dorso è uguale a quello dell’attuale prima carta del mazzo.
SK-SPIRIT-4 = Le carte giocate dagli Spiriti si scartano.
SK-SPIRIT-5 = Uno Spirito non ha armi, Oggetti, Seguaci, Vita né posizione.
SK-SPIRIT-6 = Il turno di uno Spirito ha tre passi: 1 Potere dell’ebbrezza, 2 pescare una carta, 3 Tormentare o Rubare.
SK-SPIRIT-7 = Nel passo 2 pesca 1 carta dal mazzo nella mano.
SK-SPIRIT-8 = Nel passo 3 può fare una delle due cose, o nulla.
SK-SPIRIT-9 = Gli Spiriti possono tenere qualsiasi numero di Sakè sulla plancia.
SK-SPIRIT-10 = Gli Spiriti giocano e vincono solo come squadra.

SK-POWER-1 = Il potere è fissato dal dorso della prima carta del mazzo quando lo Spirito lo dichiara.
SK-POWER-2 = Usarlo è { $edition ->
    [it] facoltativo
   *[fr] obbligatorio se possibile
 }.
SK-POWER-3 = Molesto: aggiungere o togliere un Passo ovunque.
SK-POWER-4 = Rissoso: spostare un Sakè di un Samurai da un suo posto a un altro suo posto che non ne ha.
SK-POWER-5 = Per Rissoso la pila Vita e la plancia contano come posti, in entrambi i sensi.
SK-POWER-6 = Sonnolento: prendere una carta dalla mano di un Samurai, senza vederne il fronte, e darla a un altro Samurai; poi vale il limite di mano.
SK-POWER-7 = Lo Spirito fa tutte le scelte del suo potere.
SK-POWER-8 = Se il potere non si può compiere, non succede nulla.
SK-POWER-9 = Il potere non gioca carte dalla mano.

SK-STEAL-1 = Nel passo 3 uno Spirito può prendere 1 Sakè dal Masu e metterlo sulla propria plancia.
SK-STEAL-2 = Non si gioca nessuna carta per farlo.
SK-STEAL-3 = È impossibile quando il Masu è vuoto.
SK-STEAL-4 = Prendere così l’ultimo Sakè fa scattare il Giro della Morte.

SK-TORMENT-1 = Lo Spirito nomina un Samurai vivo, a qualsiasi distanza.
SK-TORMENT-2 = Il Samurai deve avere almeno 1 Sakè.
SK-TORMENT-3 = Lo Spirito gioca una o più carte della mano il cui dorso è uguale a quello della prima carta.
SK-TORMENT-4 = Ognuna di queste carte ruba 1 Sakè.
SK-TORMENT-5 = Aiuto: altri Spiriti possono giocare carte con il dorso corrispondente.
SK-TORMENT-6 = { $edition ->
    [it] Ogni aiutante aggiunge 1 in tutto a ciò che si ruba, quindi gioca 1 carta
   *[fr] Ogni carta d’aiuto ne ruba 1 in più, senza limite per aiutante
 }.
SK-TORMENT-7 = Dopo l’aiuto il Samurai può difendersi come da un Attacco non a distanza: una carta Difesa più l’arma impugnata utilizzabile più i bonus; ogni punto evita la perdita di 1 Sakè.
SK-TORMENT-8 = Sakè perso = carte contate − valore di Difesa, non meno di 0 e non più di quanto ne ha.
SK-TORMENT-9 = Il Samurai sceglie quali dei suoi Sakè perde.
SK-TORMENT-10 = Lo Spirito che tormenta mette il Sakè rubato sulla propria plancia o su quelle di altri Spiriti, diviso come vuole; chi riceve non deve aver aiutato.
SK-TORMENT-11 = Il Tormento non è un Attacco: Vista annebbiata, il sacrificio del Seguace e tutto ciò che riguarda gli Attacchi non si applicano.
SK-TORMENT-12 = Il Tormento non fa danni, salvo che un Sakè rubato dalla pila Vita non protegge più.
SK-TORMENT-13 = Ordine: dichiarare (Samurai, proprie carte) → aiuto → difesa → il Samurai sceglie il Sakè perso → lo Spirito distribuisce.

SK-DEMAT-1 = Un Samurai può attaccare qualsiasi Spirito quali che siano i Passi della sua arma; ogni arma va bene.
SK-DEMAT-2 = L’arma deve comunque essere utilizzabile.
SK-DEMAT-3 = Può anche attaccare uno Spirito a mani nude, dove un Attacco a mani nude è permesso, senza verifica della distanza.
SK-DEMAT-4 = Lo Spirito deve avere almeno 1 Sakè.
SK-DEMAT-5 = Lo Spirito attaccato evita tutto l’Attacco se dalla sua mano si gioca una carta con il dorso corrispondente.
SK-DEMAT-6 = Qualsiasi altro Spirito può giocare quella carta per lui.
SK-DEMAT-7 = Altrimenti lo Spirito perde 1 Sakè dalla plancia per punto di Attacco, finché ne ha; lasciano la partita.
SK-DEMAT-8 = Uno Spirito non ha valore di Difesa e non può essere ucciso.
SK-DEMAT-9 = Solo gli Attacchi dei Samurai raggiungono gli Spiriti; i Seguaci non li attaccano.
SK-DEMAT-10 = Vista annebbiata può annullare un Attacco a uno Spirito, prima dell’occasione di smaterializzarsi.

SK-FATAL-1 = Scatta nel momento in cui un giocatore, Samurai o Spirito, prende l’ultimo Sakè dal Masu.
SK-FATAL-2 = Il Sakè appena preso si piazza prima di ogni altra cosa.
SK-FATAL-3 = { $edition ->
    [it] Salvo che chi ospita faccia seguire un ultimo turno intero, il turno in corso di chi svuota il Masu non si interrompe.
   *[fr] Appena quel Sakè è piazzato e la carta giocata per averlo scartata, il turno in corso di chi l’ha preso finisce subito; le giocate e fasi restanti si saltano.
 }
SK-FATAL-4 = { $edition ->
    [it] Non fa per questo un altro turno, salvo che chi ospita faccia seguire subito un ultimo turno intero.
   *[fr] Inizia immediatamente un nuovo turno completo, il primo del Giro della Morte.
 }
SK-FATAL-5 = { $edition ->
    [it] Il turno in cui il Masu è stato svuotato prosegue fino alla fine normale ed è esso stesso il turno di chi l’ha svuotato nel Giro della Morte.
   *[fr] Il turno in cui il Masu è stato svuotato non è quello di chi l’ha svuotato nel Giro della Morte; lo è il nuovo turno.
 }
SK-FATAL-6 = Poi ogni altro giocatore, in senso orario, Samurai e Spiriti, ha esattamente un turno.
SK-FATAL-7 = In questi turni valgono tutte le regole normali.
SK-FATAL-8 = Un Samurai ucciso prima del suo turno fatale lo gioca da Spirito.
SK-FATAL-9 = Un Samurai ucciso dopo il suo turno fatale non ha altri turni in questo giro.
SK-FATAL-10 = Dopo l’ultimo di questi turni si determina il risultato.
SK-FATAL-11 = Il Masu si capovolge; resta vuoto per il resto della partita.

SK-END-1 = La partita non finisce mai prima della fine di un Giro della Morte.
SK-END-2 = Conta tutto il Sakè di un Samurai, ovunque sia.
SK-END-3 = { $edition ->
    [it] Un solo Samurai ha più Sakè degli altri, e tutti gli Spiriti insieme ne hanno meno, oppure nessuno è morto: vince lui.
   *[fr] Un solo Samurai ha più Sakè di tutti, e più di tutti gli Spiriti insieme, oppure nessuno è morto: vince lui.
 }
SK-END-4 = { $edition ->
    [it] Tutti gli Spiriti insieme hanno più Sakè di qualunque Samurai: gli Spiriti vincono come squadra, per quanti Samurai siano in testa.
   *[fr] Un solo Samurai ha più Sakè degli altri vivi, ma tutti gli Spiriti insieme ne hanno di più: gli Spiriti vincono come squadra.
 }
SK-END-5 = { $edition ->
    [it] Tutti gli Spiriti insieme hanno tanto Sakè quanto il miglior Samurai: gli altri Samurai fanno seppuku, e quelli in testa e gli Spiriti giocano un nuovo Giro della Morte.
   *[fr] Un solo Samurai ha più Sakè degli altri, e tutti gli Spiriti insieme ne hanno altrettanto: gli altri Samurai fanno seppuku, e lui e gli Spiriti giocano un nuovo Giro della Morte.
 }
SK-END-6 = { $edition ->
    [it] Due o più Samurai sono in testa alla pari, e tutti gli Spiriti insieme hanno meno Sakè, oppure nessuno è morto: gli altri Samurai e tutta la squadra degli Spiriti fanno seppuku, e quelli in testa giocano un nuovo Giro della Morte.
   *[fr] Due o più Samurai hanno alla pari più Sakè degli altri: gli altri Samurai fanno seppuku, e loro e gli Spiriti giocano un nuovo Giro della Morte, qualunque sia il totale degli Spiriti.
 }
SK-END-7 = { $edition ->
    [it] Tutti gli Spiriti insieme hanno più Sakè di qualunque Samurai: gli Spiriti vincono come squadra, per quanti Samurai siano in testa.
   *[fr] Un solo Samurai ha più Sakè degli altri vivi, ma tutti gli Spiriti insieme ne hanno di più: gli Spiriti vincono come squadra.
 }
SK-END-8 = { $edition ->
    [it] Un solo Samurai ha più Sakè degli altri, e tutti gli Spiriti insieme ne hanno meno, oppure nessuno è morto: vince lui.
   *[fr] Un solo Samurai ha più Sakè di tutti, e più di tutti gli Spiriti insieme, oppure nessuno è morto: vince lui.
 }
SK-END-9 = { $edition ->
    [it] Due o più Samurai sono in testa alla pari, e tutti gli Spiriti insieme hanno meno Sakè, oppure nessuno è morto: gli altri Samurai e tutta la squadra degli Spiriti fanno seppuku, e quelli in testa giocano un nuovo Giro della Morte.
   *[fr] Due o più Samurai hanno alla pari più Sakè degli altri: gli altri Samurai fanno seppuku, e loro e gli Spiriti giocano un nuovo Giro della Morte, qualunque sia il totale degli Spiriti.
 }
SK-END-10 = { $edition ->
    [it] Tutti gli Spiriti insieme hanno tanto Sakè quanto il miglior Samurai: gli altri Samurai fanno seppuku, e quelli in testa e gli Spiriti giocano un nuovo Giro della Morte.
   *[fr] Un solo Samurai ha più Sakè degli altri, e tutti gli Spiriti insieme ne hanno altrettanto: gli altri Samurai fanno seppuku, e lui e gli Spiriti giocano un nuovo Giro della Morte.
 }
SK-END-11 = Un nuovo Giro della Morte inizia da chi ha iniziato il precedente o, se è fuori, dal successivo ancora in gioco in senso orario; ognuno di quelli rimasti ha un turno.
SK-END-12 = L’ultimo Giro della Morte che il tavolo permette non ha dato un vincitore unico, e la partita finisce lì: gli Spiriti vincono se insieme hanno più di ogni Samurai; altrimenti tutti i Samurai con più Sakè condividono la vittoria, insieme alla squadra degli Spiriti se ne ha altrettanto.
SK-END-13 = Se alla fine di un Giro della Morte nessun Samurai fosse vivo, vincerebbero gli Spiriti; le carte non lo permettono.

SK-SEPPUKU-1 = Chi fa seppuku è fuori dalla partita; non diventa uno Spirito.
SK-SEPPUKU-2 = Il suo Sakè lascia la partita.
SK-SEPPUKU-3 = La sua mano, le carte in gioco, la pila Vita e la pila Ferite si scartano.
SK-SEPPUKU-4 = Quando tutti quelli che fanno seppuku hanno perso i loro beni, i loro spazi si chiudono come per una morte, uno per uno in senso orario da chi ha iniziato il Giro appena finito, lui per primo; di due spazi uguali si tiene senza chiedere quello fra superstiti, altrimenti quello alla sua sinistra.
SK-SEPPUKU-5 = Non ha altri turni.
SK-SEPPUKU-6 = Quando c’è un vincitore, il seppuku degli sconfitti è solo atmosfera.

SK-ABIL-1 = Un’abilità funziona per tutta la partita finché il proprietario è vivo e non ha Sakè sulla plancia.
SK-ABIL-2 = Non funziona mai per uno Spirito.
SK-ABIL-3 = Musashi: un Attacco che fa con un’arma (compresi iaido e Attacchi agli Spiriti) è a +1 se, quando se ne calcola il valore, ha in gioco due o più armi utilizzabili.
SK-ABIL-4 = Munenori: +1 al valore di Difesa ogni volta che gioca una carta Difesa (Attacco, Attacco a distanza, Tormento).
SK-ABIL-5 = Mitsuyoshi: dopo un Attacco contro di lui in cui ha giocato una carta Difesa e subito 0 danni, pesca 1 carta (automatico).
SK-ABIL-6 = Ittosai: il massimo base del suo movimento di iaido è 3 invece di 2, e il suo Attacco di iaido è a +1.
SK-ABIL-7 = Masamune: l’Attacco e la Difesa dei suoi Seguaci sono ciascuno a +1.
SK-ABIL-8 = Suenaga: ogni Attacco a distanza che fa (Yumi, ogni Attacco delle Bacchette, Ramen, Ruggito) è a +1.
SK-ABIL-9 = Masako: una volta in ogni sua Fase 1 può scartare 1 carta dalla mano per recuperare 1 Punto Vita; non è una carta giocata e serve almeno 1 carta nella pila Ferite.
SK-ABIL-10 = Tomoe: +1 al massimo di ogni azione Movimento e movimento di iaido.

SK-LOC-1 = Prima della partita i giocatori possono scegliere un Luogo; la sua regola vale per tutta la partita.
SK-LOC-2 = La regola di un Luogo prevale sulla regola ordinaria che contraddice.
SK-LOC-3 = Distilleria: il Sakè preso all’inizio di un turno è obbligatorio se il Masu ne ha e il Samurai ha un posto libero; va su un’arma, un Oggetto, la pila Vita o la plancia, al massimo un Sakè ciascuno.
SK-LOC-4 = Distilleria: gli Spiriti non ne prendono.
SK-LOC-5 = Ponte stretto: all’inizio ci sono 2 Passi in ogni spazio. Campo di battaglia: tutti iniziano alzati. Sorgente termale: alla fine di un turno non interrotto in cui né lui né i suoi Seguaci hanno dichiarato un Attacco, un Samurai recupera 1 Punto Vita. Cimitero: uno Spirito pesca 2 carte. Dojo: non si può dichiarare alcun Attacco a distanza. Giardino dei ciliegi: un Samurai pesca 3 carte nella Fase 3. Temporale: il massimo di un Movimento o di un movimento di iaido cala di 1, ma non sotto 1, e i Seguaci avanzano al massimo di 1 Passo.

SK-EX-1 = Cinque giocatori mettono 13 Sakè nel Masu.
SK-EX-2 = Bruno muove 2 Passi con lo iaido e colpisce Carlo per 5; si difende per 3 e subisce 2 ferite.
SK-EX-3 = Davide mette in gioco uno Yumi e colpisce Bruno per 3; la Katana non aiuta e resta 1 ferita.
SK-EX-4 = Un Seguace avanza di 2 e colpisce per 2, fermato da un sacrificio; poi un altro Seguace lo abbatte.
SK-EX-5 = Lo iaido di Alberto per 6 con un No-Dachi, e che cosa ne fanno Vista annebbiata o Inciampare.
SK-EX-6 = Carlo copre pila Vita e Katana di Sakè, perde la Naginata e brucia per liberare la Katana.
SK-EX-7 = Rissoso, un tormento di 3 con aiuto, una difesa di 2 e due Attacchi a uno Spirito.
SK-EX-8 = Spingere il proprio Seguace lascia al massimo 2 Passi di un Movimento di 3.
SK-EX-9 = Una morte in un anello di quattro tiene lo spazio di 2 e restituisce 4 cubetti e un Seguace.
SK-EX-10 = Una morte che ne lascia due tiene lo spazio di 2; la riserva guadagna 7.
SK-EX-11 = 3 danni uccidono un Samurai con 2 carte e un Sakè; 2 gli lasciano una carta.
SK-EX-12 = La bevuta fatale { $edition ->
    [it] non chiude il turno
   *[fr] chiude il turno e ne inizia uno nuovo
 }.
SK-EX-13 = 4, 4 e 2 contro Spiriti con 5: { $edition ->
    [it] vincono gli Spiriti
   *[fr] si gioca un nuovo Giro
 }.
SK-EX-14 = Uno iaido fermato da Inciampare e poi da Vista annebbiata.
SK-EX-15 = Un Seguace uccide l’ultimo avversario, e la partita continua con un solo Samurai.
SK-EX-16 = Nessuno ha bevuto: { $edition ->
    [it] nessuno fa seppuku e tutti giocano un nuovo Giro
   *[fr] tutti sono pari, quindi nessuno fa seppuku e tutti giocano un nuovo Giro
 }.

A-1 = Con entrambe le pile vuote non si pesca, un valore girato è 0 e gli Spiriti non possono fare nulla con le carte; le prossime carte scartate diventano il mazzo.
A-3 = Che nessuno sia vivo non può accadere; se accadesse vincerebbero gli Spiriti.
A-10 = Un Evento o Oggetto senza effetto possibile non si può giocare né attivare.
A-24 = L’avanzata o l’Attacco di un Seguace si può interrompere; la sua carta si gira prima di chiedere Vista annebbiata.
A-25 = Inciampare contro il primo Movimento: il Samurai si alza comunque.
A-28 = Gli Attacchi degli Eventi possono mirare a Samurai, Seguaci o Spiriti; per gli Spiriti la distanza si ignora.
A-31 = Una morte nel mezzo di un effetto: continua per gli altri; ciò che mirava al morto è perso.
A-32 = Il giocatore attivo non può morire nel proprio turno; se accadesse, il turno finirebbe.
A-36 = Gli Spiriti non bruciano Sakè e non usano «Arde l’anima».
A-37 = Un potere impossibile si salta.
A-38 = Per Sonnolento lo Spirito nomina chi dà, il dorso e chi riceve; la carta si estrae a caso fra quelle con quel dorso.
A-42 = Se più Spiriti pagherebbero per smaterializzarsi, si usa la carta dell’attaccato, poi in senso orario.
A-44 = Chi gioca Stomaco debole o Comprato da sbronzo sceglie il Samurai, anche se stesso, e l’esatto Sakè o carta.
A-45 = Se il Sakè nominato è bruciato in risposta, Stomaco debole e Rissoso non fanno nulla; Comprato da sbronzo scarta comunque la carta.
A-46 = Pipa: una carta a testa, scelta in segreto, rivelate insieme.
A-49 = { $edition ->
    [it] La parità con gli Spiriti dà un nuovo Giro della Morte.
   *[fr] La parità con gli Spiriti dà un nuovo Giro della Morte; con Samurai pari gli Spiriti restano.
 }
A-56 = Gli Oggetti si attivano nella Fase 1 e ancora nella Fase 4 prima di scegliere l’arma.
A-57 = Il nuovo turno fatale è un nuovo turno: gli effetti una volta per turno tornano disponibili.
A-58 = Distilleria: prima di tutto il resto nel turno; l’ultimo Sakè conta come per chiunque.
A-62 = Una seconda copia di un’arma o Oggetto coperto non è permessa.
A-70 = Una carta ancora all’opera non è negli scarti; una carta girata per un Seguace lo è subito.
A-72 = Le plance si scelgono in ordine di turno, dal primo giocatore.
A-80 = Dove conta il più svelto, il tavolo attende le risposte per il tempo minimo e poi scrive le risposte nell’ordine che decide: prima la più veloce, ma quelle entro 250 ms dalla prima secondo il posto, la più vicina in senso orario al giocatore interrotto per prima. Conta la prima scritta; gli altri tengono le loro carte.
A-81 = { $edition ->
    [it] Il turno in cui il Masu si svuota è l’ultimo di quel giocatore; oppure, se chi ospita lo vuole, finisce lì e il giocatore fa subito un ultimo turno.
   *[fr] Il turno in cui il Masu si svuota finisce lì, e il suo giocatore fa subito il primo turno del Giro della Morte.
 }
A-82 = { $edition ->
    [it] Un Evento che dice «N Passi o più» richiede quella distanza su entrambi i lati o, se chi ospita lo vuole, su uno solo. Le armi li richiedono sempre entrambi.
   *[fr] Un Evento o un’arma che dice «N Passi o più» richiede quella distanza su un lato.
 }
A-83 = Se il tavolo lo vuole, l’Armatura asciutta aggiunge il suo valore alla Difesa, contro Attacchi e Tormento, anche senza carta Difesa; un’arma mai.
A-84 = { $edition ->
    [it] Se chi ospita lo vuole, di più Interruzioni giocate insieme anche quelle che non contano sono scartate.
   *[fr] Di più Interruzioni giocate insieme quelle che non contano restano in mano.
 }
A-85 = Quando dei Seguaci tornano in mano a un seppuku, il limite di mano vale subito, prima del Giro della Morte seguente.
A-86 = Senza limite di Giri della Morte si gioca finché ne resta uno; dopo 60 Giri la partita è fermata e finisce come all’ultimo Giro che un tavolo permette.

D-1 = Da scegliere: una plancia libera; tempo scaduto: a caso.
D-2 = Chi ospita decide il Luogo, il primo giocatore e le altre scelte del tavolo.
D-3 = Da scegliere: che cosa giocare nella Fase 1; tempo scaduto: la fase finisce.
D-4 = Da scegliere: quale Sakè paga una carta in più; mai avviata dall’orologio.
D-5 = Da scegliere: l’arma di uno iaido, o dopo Inciampare nessun Attacco; tempo scaduto: l’Attacco più alto.
D-6 = Da scegliere: i bersagli delle Bacchette, o fermarsi; tempo scaduto: fermarsi.
D-7 = Da scegliere: dove Tanfo e Lanterne cambiano i Passi; tempo scaduto: a caso.
D-8 = Chi può interrompere sceglie di farlo o di rinunciare; una rinuncia si può ritirare finché non hanno risposto tutti; tempo scaduto: rinuncia.
D-9 = A scelta dell’attaccato: carta Difesa, sacrificio o nulla; tempo scaduto: nulla.
D-10 = A scelta del tormentato: carta Difesa o nulla; tempo scaduto: nulla.
D-11 = Da scegliere in ogni momento: bruciare un Sakè per pescare; le soste permettono di essere attesi.
D-12 = Da scegliere in ogni momento, una volta per turno: «Arde l’anima» e il suo numero.
D-13 = Da scegliere: quali carte scartare; tempo scaduto: la somma di riquadri più bassa, la più vecchia prima.
D-14 = Da scegliere: dove va ogni Sakè; tempo scaduto: pila Vita, Oggetti, altre armi, plancia, arma impugnata.
D-15 = Da scegliere: quale Seguace agisce; tempo scaduto: prima lo spazio a sinistra, prima il più esterno.
D-16 = Da scegliere: chi attacca un Seguace; tempo scaduto: il primo della fila.
D-17 = Da scegliere nella Fase 4: l’arma impugnata; tempo scaduto: invariata.
D-18 = Da scegliere: un’arma al posto di quella persa; tempo scaduto: la miglior Difesa utilizzabile.
D-19 = A scelta di chi muore: quale degli spazi uguali resta; tempo scaduto: fra i superstiti, poi alla sua sinistra.
D-20 = Uno Spirito sceglie quale Passo si aggiunge o si toglie; tempo scaduto: { $edition ->
    [it] nulla
   *[fr] a caso
 }.
D-21 = Uno Spirito sceglie quale Sakè va dove; tempo scaduto: { $edition ->
    [it] nulla
   *[fr] a caso
 }.
D-22 = Uno Spirito sceglie chi dà, il dorso e chi riceve; tempo scaduto: { $edition ->
    [it] nulla
   *[fr] a caso
 }.
D-23 = A scelta di uno Spirito: Rubare, Tormentare o nulla; tempo scaduto: Rubare, altrimenti nulla.
D-24 = A scelta degli altri Spiriti: carte d’aiuto; tempo scaduto: nessuna.
D-25 = A scelta del tormentato: quale Sakè si perde; tempo scaduto: plancia, arma impugnata, altre armi, Oggetti, pila Vita.
D-26 = A scelta di chi tormenta: chi riceve il Sakè; tempo scaduto: tutto a sé.
D-27 = A scelta degli Spiriti: una carta per smaterializzarsi, o passare; tempo scaduto: passare.
D-28 = A scelta di chi è colpito dalla Pipa: quale carta, in segreto.
D-29 = A scelta di chi è toccato: prima un istantaneo, o passare; tempo scaduto: passare.
D-30 = A scelta di chi gioca Masako: una carta per una ferita; tempo scaduto: non usata.
