page-book-spirit-length = 3 notti
page-book-spirit-pic-1 = L’ultimo brigante morde
page-book-spirit-pic-1-text = Il tuo turno comincia con la penalità dell’ultima carta alla tua destra. Qui brucia una barricata.
page-book-spirit-pic-2 = Combatti
page-book-spirit-pic-2-text = Scopri un brigante. Deve andare alla tua sinistra o alla tua destra.
page-book-spirit-pic-3 = A sinistra: un simbolo che manca
page-book-spirit-pic-3-text = Un cappello, una fattoria, una bambola. A sinistra nulla morde e nulla conta.
page-book-spirit-pic-4 = A destra: somma
page-book-spirit-pic-4-text = Il tuo numero esatto è un Kiai. Uno di più brucia, e al turno dopo passi.
page-book-spirit-pic-5 = O aiuta
page-book-spirit-pic-5-text = Invece di combattere presta il tuo segnalino a un compagno, o passa per la notte.

page-book-spirit-icon-hat = Cappello
page-book-spirit-icon-hat-text = Chi all’alba non ne ha a sinistra è ferito.
page-book-spirit-icon-farm = Fattoria
page-book-spirit-icon-farm-text = Per ogni samurai che all’alba non ne ha si perde una fattoria.
page-book-spirit-icon-doll = Bambola
page-book-spirit-icon-doll-text = Per ogni samurai che all’alba non ne ha si perde una famiglia.
page-book-spirit-icon-flame = Fiamma
page-book-spirit-icon-flame-text = Questo brigante brucia qualcosa se si infiltra nel villaggio.
page-book-spirit-icon-kiai = Kiai
page-book-spirit-icon-kiai-text = Il grido di battaglia al tuo numero esatto: fa il suo effetto, e la tua prima carta a destra se ne va.
page-book-spirit-icon-token = Segnalino di supporto
page-book-spirit-icon-token-text = Chi lo tiene può usare il tuo talento nel prossimo turno.
page-book-spirit-icon-wound = Ferita
page-book-spirit-icon-wound-text = La seconda ti trasforma nel tuo animale; la quarta perde la partita.
page-book-spirit-icon-gate = Porta
page-book-spirit-icon-gate-text = Il prossimo brigante si infiltra non visto e aspetta l’alba.
page-book-spirit-icon-burn = Barricata
page-book-spirit-icon-burn-text = Bruciare: cade una barricata, e se non ce n’è più, una fattoria.
page-book-spirit-icon-arrow = Freccia
page-book-spirit-icon-arrow-text = Il vicino da quel lato aggiunge il prossimo brigante alla sua destra.
page-book-spirit-icon-never = Barrato
page-book-spirit-icon-never-text = In questo turno niente difesa, niente supporto o niente talento, come da disegno.

page-book-spirit-end-text =
    Una notte finisce quando il mazzo dei briganti è vuoto o quando tutti hanno passato. Poi viene l’alba, in quattro passi: ferite per i cappelli mancanti, fattorie per le fattorie mancanti, famiglie per le bambole mancanti, e si scoprono gli intrusi: ognuno con una fiamma brucia.

    Si perde subito con la quarta ferita di un samurai, con l’ultima fattoria o con l’ultima famiglia. Si vince se dopo la terza alba restano una fattoria e una famiglia. Il punteggio: un punto per ogni fattoria, ogni famiglia, e uno se nessuno porta ferite; i livelli difficili aggiungono dei più.
page-book-spirit-setup = Preparazione e quattro livelli
page-book-spirit-setup-text =
    Il villaggio ha 6 fattorie e 3 famiglie, dal retro ignoto. Ognuno ha un samurai sul lato umano, un segnalino di supporto e un totale di 0.

    A Normale ci sono 2 barricate più dei samurai e 7 briganti per ciascuno. Facile dà una barricata in più e 6 briganti; Difficile una in meno e il retro delle fattorie perdute colpisce; Eroico ne toglie un’altra, e le famiglie all’alba non aiutano. La seconda notte arrivano i luogotenenti, la terza i capi.
page-book-spirit-night = Una notte e la sua fine
page-book-spirit-night-text = Si gioca in senso orario. Chi ha passato non gioca più questa notte; un samurai solo gioca tutti i turni. Risolto l’ultimo brigante, o passati tutti, la notte finisce subito. I briganti rimasti nel mazzo allora si infiltrano.
page-book-spirit-turn = Il tuo turno
page-book-spirit-turn-text = Prima la penalità, poi un’azione: Combatti, Supporta o Passa. Se dopo la penalità il tuo totale supera il tuo numero, devi passare. A fine turno i segnalini prestati tornano a casa e ciò che una penalità vietava è di nuovo permesso.
page-book-spirit-bite = Che cosa morde: le penalità
page-book-spirit-bite-text =
    Morde solo l’ultima carta della tua fila a destra, e a ogni turno finché resta ultima. Due segni: tutti e due, nell’ordine che vuoi. Ciò che è impossibile diventa una ferita per te.

    Fuoco, ferita, porta e rinforzi colpiscono il villaggio; le frecce danno il prossimo brigante al vicino; altri segni vietano qualcosa per questo turno o costano una carta a sinistra.
page-book-spirit-fight = Combattere: sinistra e destra
page-book-spirit-fight-text =
    Un brigante con cappello, fattoria o bambola può andare a sinistra se lì ti manca quel simbolo. Tre posti, uno per ciascuno. Tutto il resto va a destra, come ultima carta della fila, e si somma.

    Sotto il tuo numero: nulla. Esatto: Kiai. Sopra: qualcosa brucia subito, e di nuovo a ogni altra carta.
page-book-spirit-kiai = Kiai
page-book-spirit-kiai-text = Ogni volta che un totale diventa esattamente il numero, nel turno di chiunque e per qualunque causa, quel samurai grida: l’effetto si può usare, poi la prima carta della fila è scartata, usato o no. Il samurai resta in gioco e può gridare ancora.
page-book-spirit-support = Prestare un talento
page-book-spirit-support-text = Supportare dà il tuo segnalino a un altro samurai in gioco, e il prossimo brigante si infiltra non visto. Il compagno può usare il tuo talento nel suo prossimo turno; resta anche a te. Poi il segnalino torna a casa.
page-book-spirit-pass = Passare
page-book-spirit-pass-text = Puoi sempre passare. Le tue carte restano lì fino all’alba; questa notte non ti raggiungono più né carte, né segnalini, né penalità. Non si può ritirare.
page-book-spirit-people = I sette samurai
page-book-spirit-people-text = Ognuno ha un numero, un talento e un Kiai, e un animale col numero più alto. Un talento non è mai obbligatorio. Una carta che ti viene data è come pescata da te.
page-book-spirit-wound = Ferite e animale
page-book-spirit-wound-text = La prima ferita mette un segnalino. La seconda lo toglie e gira la tua plancia: il numero sale, carte e totale restano. La terza mette di nuovo un segnalino, la quarta perde la partita. Curare toglie un segnalino, mai l’animale.
page-book-spirit-village = Barricate, fattorie, famiglie
page-book-spirit-village-text = Bruciare è perdere una barricata; senza barricate, una fattoria. Fattorie e famiglie si perdono a sorte e non tornano. A Difficile ed Eroico il retro di una fattoria perduta colpisce subito.
page-book-spirit-dawn = L’alba
page-book-spirit-dawn-text = Cappelli, fattorie, bambole, intrusi: in quest’ordine, ogni passo in senso orario dall’ultimo giocatore. Prima degli intrusi ogni famiglia rimasta aiuta: un segnalino curato, una barricata costruita, un intruso scacciato. A Eroico no.
page-book-spirit-next = La notte seguente
page-book-spirit-next-text = Si raccolgono tutti i briganti, si aggiungono luogotenenti o capi, si mescola. I totali sono a 0 e tutti sono in gioco. Ferite, animali, barricate, fattorie e famiglie restano com’erano. Comincia il vicino dell’ultimo giocatore.
page-book-spirit-few = In due, o da soli
page-book-spirit-few-text = Con due samurai i segnalini dei cinque assenti sono pronti: ognuno aiuta una volta nella partita, nel turno per cui lo si gira. Una persona può giocare allo stesso modo da due a sette samurai.

page-book-spirit-rare-pile = Il mazzo finisce a metà del mio turno?
page-book-spirit-rare-pile-text = Si finisce ciò che è in corso, il resto del turno salta, ed è l’alba.
page-book-spirit-rare-animal = Devo passare se la penalità mi ha trasformato in animale?
page-book-spirit-rare-animal-text = No, se il tuo totale non supera più il nuovo numero.
page-book-spirit-rare-arrow = Una freccia verso chi ha passato?
page-book-spirit-rare-arrow-text = È impossibile, quindi prendi una ferita.
page-book-spirit-rare-two = Due gridi per una carta?
page-book-spirit-rare-two-text = Uno dopo l’altro: prima chi ha perso la carta, poi chi l’ha ricevuta. Un grido dentro un altro si finisce prima.
page-book-spirit-rare-token = Un segnalino arriva durante il mio turno?
page-book-spirit-rare-token-text = Aiuta solo in un turno cominciato dopo il suo arrivo; torna quindi a casa senza servire.
page-book-spirit-rare-last = Katsushiro e l’ultima carta?
page-book-spirit-rare-last-text = Non può scambiarla: non c’è nulla da pescare al suo posto.
page-book-spirit-rare-team = Chi sceglie per la squadra?
page-book-spirit-rare-team-text = Il giocatore di turno; all’alba, chi ha giocato per ultimo.

page-book-spirit-word-line = Fila
page-book-spirit-word-line-text = Le carte alla tua destra; l’ultima morde, la prima se ne va con un Kiai.
page-book-spirit-word-kiai = Kiai
page-book-spirit-word-kiai-text = Il grido di un samurai al suo numero esatto.
page-book-spirit-word-over = Sopraffatto
page-book-spirit-word-over-text = Sopra il tuo numero: al turno dopo passi.
page-book-spirit-word-burn = Bruciare
page-book-spirit-word-burn-text = Perdere una barricata, o una fattoria se non ce n’è più.
page-book-spirit-word-intruder = Intruso
page-book-spirit-word-intruder-text = Un brigante infiltrato non visto, scoperto all’alba.
page-book-spirit-word-play = In gioco
page-book-spirit-word-play-text = Non ha passato questa notte.
