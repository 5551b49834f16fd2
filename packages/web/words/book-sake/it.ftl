page-book-sake-length = finché la ciotola è asciutta
page-book-sake-pic-1 = Due carte
page-book-sake-pic-1-text = Ognuna serve per una delle sue quattro cifre o per il suo testo, mai per entrambi.
page-book-sake-pic-2 = Decidono i Passi
page-book-sake-pic-2-text = Una Katana arriva a 1 Passo esatto, una No-Dachi a 2, una Naginata a 3, uno Yumi a 4 e più.
page-book-sake-pic-3 = Bevi e posa
page-book-sake-pic-3-text = Ogni sorso va su qualcosa di tuo. Ciò che copre dorme.
page-book-sake-pic-4 = Difenditi
page-book-sake-pic-4-text = Una carta della mano, e l’arma che impugni. Il resto costa Vita.
page-book-sake-pic-5 = Pesca due
page-book-sake-pic-5-text = Poi scegli l’arma che impugni. Quattro carte sono una mano piena.

page-book-sake-icon-attack = Attacco
page-book-sake-icon-attack-text = Quanto forte colpisce la carta, sommata all’arma.
page-book-sake-icon-defence = Difesa
page-book-sake-icon-defence-text = Quanto ferma quando ti attaccano.
page-book-sake-icon-move = Movimento
page-book-sake-icon-move-text = Quanti Passi puoi fare.
page-book-sake-icon-drink = Bere
page-book-sake-icon-drink-text = Quanti sorsi prendi.
page-book-sake-icon-step = Passo
page-book-sake-icon-step-text = Un cubo tra due samurai. La distanza è il numero di cubi.
page-book-sake-icon-sip = Sorso
page-book-sake-icon-sip-text = La posta del gioco. Copre ciò su cui sta.
page-book-sake-icon-seat = Seduto
page-book-sake-icon-seat-text = Puoi ancora sguainare da seduto: l’iaido.
page-book-sake-icon-life = Vita
page-book-sake-icon-life-text = Una pila di carte chiuse; ogni ferita ne toglie una.
page-book-sake-icon-backs = Tre dorsi
page-book-sake-icon-backs-text = Servono solo agli spiriti.

page-book-sake-end-text =
    Chi prende l’ultimo sorso apre il Giro fatale: { $edition ->
        [it] il suo turno continua ed è il suo ultimo, e ognuno degli altri ha ancora un turno.
       *[fr] il suo turno finisce lì, ne comincia subito uno nuovo, poi ognuno degli altri ha un turno.
    }

    Poi vince il samurai vivo che da solo ha più sorsi, se ne ha più di tutti gli spiriti insieme. Se gli spiriti ne hanno di più, vincono loro. { $edition ->
        [it] Se ne hanno altrettanti, o se più samurai sono in testa, gli interessati giocano un altro Giro fatale e gli altri fanno seppuku; se ne vanno anche gli spiriti che ne hanno meno.
       *[fr] Se ne hanno altrettanti, o se più samurai sono in testa, gli altri samurai fanno seppuku e i restanti giocano un altro Giro fatale, spiriti compresi.
    }
page-book-sake-setup = Preparazione
page-book-sake-setup-text =
    { $edition ->
        [it] I samurai si distribuiscono a caso.
       *[fr] Ognuno sceglie un samurai, in ordine di turno.
    } Tutti siedono, con una Katana in mano, 4 carte e una pila Vita grande quanto dice la plancia. Tre Passi stanno tra i vicini. La ciotola tiene due sorsi e mezzo per giocatore, arrotondati in su.
page-book-sake-ring = Il cerchio e i suoi Passi
page-book-sake-ring-text =
    I vivi siedono in cerchio. La distanza si conta in Passi, da una parte o dall’altra; chi sta in mezzo non conta. «2 esatti» va bene se una delle due vie è 2.

    { $edition ->
        [it] «3 o più» va bene se entrambe le vie sono almeno 3.
       *[fr] «3 o più» va bene se una delle vie è almeno 3.
    }
page-book-sake-turn = Il tuo turno
page-book-sake-turn-text = Quattro fasi: gioca fino a 2 carte; i tuoi discepoli agiscono; pesca 2 carte; scegli l’arma che impugni. Una terza carta costa un sorso bruciato, e così ogni altra. Una carta deve avere un effetto.
page-book-sake-attack = Attaccare
page-book-sake-attack-text =
    Gioca una carta per l’attacco, nomina un bersaglio e una tua arma asciutta alla distanza giusta. Somma carta e arma, togli la difesa: il resto costa Vita. Chi sta in mezzo non ti ferma mai.

    { $edition ->
        [it] A mani nude si colpisce a 1 Passo, e solo se non hai alcuna arma.
       *[fr] A mani nude si colpisce a 1 Passo, e solo se non hai armi asciutte.
    }
page-book-sake-move = Muoversi
page-book-sake-move-text = Cammina verso un vicino: i cubi davanti a te passano dietro. Fermati a 1 Passo da ogni rivale o suo discepolo. I tuoi discepoli li spingi. Il primo movimento ti fa alzare, per sempre.
page-book-sake-iaido = Iaido
page-book-sake-iaido-text =
    Da seduto puoi fare fino a 2 Passi e colpire con la stessa carta. Poi sei in piedi. L’arma si sceglie dopo il movimento.

    { $edition ->
        [it] Il movimento può anche essere di 0 Passi.
       *[fr] Il movimento è di almeno 1 Passo.
    }
page-book-sake-drink = Bere, e che cosa fa un sorso
page-book-sake-drink-text = Prendi tanti sorsi quanti ne dice la carta, finché ci sono sorsi e posti liberi. Ognuno va su un’arma, un oggetto, la pila Vita o la plancia, uno per posto. Un’arma bagnata non colpisce e non difende; una plancia bagnata non ha abilità; un sorso sulla pila Vita vale una Vita in più.
page-book-sake-burn = Bruciare
page-book-sake-burn-text = Un sorso bruciato è perso. In ogni momento ti fa pescare una carta; nel tuo turno paga una terza carta. Ciò che copriva è subito asciutto.
page-book-sake-defence = Difendersi
page-book-sake-defence-text = Una carta per la difesa, più l’arma che impugni se è asciutta e l’attacco non è a distanza. Senza carta nulla difende. Oppure scarta un discepolo dalla mano: nessun danno.
page-book-sake-cards = Armi, oggetti, eventi
page-book-sake-cards-text = Armi e oggetti restano davanti a te, uno per tipo. Un evento agisce subito.
page-book-sake-interrupt = Interruzioni
page-book-sake-interrupt-text = Una ferma un movimento altrui, l’altra un attacco. Può giocarle ogni samurai vivo, bersaglio o no. Se più d’uno vuole, conta il primo. A loro volta non si interrompono.
page-book-sake-disciple = Discepoli
page-book-sake-disciple-text = Un discepolo sta al tuo fianco, si allontana di 2 Passi a turno e colpisce chi è a 1 Passo esatto, con la carta in cima al mazzo. Una ferita lo elimina.
page-book-sake-soul = Mano, mazzo e Anima ardente
page-book-sake-soul-text = Una mano tiene 4 carte. Una volta per turno, anche in quello di un altro, puoi pescare dalla tua pila Vita: di’ prima quante, e lasciane una. Quella Vita non torna.
page-book-sake-wound = Ferite e morte
page-book-sake-wound-text = Ogni punto di danno manda una carta Vita tra le ferite; un sorso sulla pila se ne va prima. Senza Vita muori: sorsi e beni spariscono, le ferite diventano la tua mano, e continui come spirito.
page-book-sake-line = Rimasti in due, rimasto uno
page-book-sake-line-text = Due samurai vivi stanno su una linea: si avanza o si arretra. L’ultimo, da solo, non si muove e nessun Passo porta a lui.
page-book-sake-spirit = La vita da spirito
page-book-sake-spirit-text =
    Uno spirito gioca secondo il dorso in cima al mazzo: aggiunge o toglie un Passo, sposta un sorso, o passa una carta a un altro. { $edition ->
        [it] Può usare questo potere.
       *[fr] Deve usare questo potere se può.
    }

    Poi pesca una carta e ruba un sorso dalla ciotola, o tormenta un samurai: ogni carta col dorso uguale prende un sorso, e lui può difendersi. { $edition ->
        [it] Ogni altro spirito può aiutare con una carta.
       *[fr] Gli altri spiriti possono aiutare con quante carte vogliono.
    }
page-book-sake-people = Gli otto samurai
page-book-sake-people-text = Ognuno ha i suoi Punti Vita e un’abilità. Dorme finché un sorso sta sulla plancia.
page-book-sake-places = Luoghi
page-book-sake-places-text = Prima della partita si può scegliere un luogo; la sua regola viene prima delle altre.

page-book-sake-rare-stop = Fermato a metà di un iaido?
page-book-sake-rare-stop-text = Se è annullato il movimento puoi ancora colpire da dove sei, se un’arma arriva. Se è annullato l’attacco, il movimento resta.
page-book-sake-rare-ways = Due distanze intorno al cerchio?
page-book-sake-rare-ways-text = Per una distanza esatta ne basta una.
page-book-sake-rare-wet = Un’arma bagnata in mano?
page-book-sake-rare-wet-text = Può restarci, ma non fa nulla.
page-book-sake-rare-cup = Bruciare proprio il sorso che copre la lama?
page-book-sake-rare-cup-text = Sì, si brucia prima, e la lama è asciutta per questa carta.
page-book-sake-rare-gap = Una morte chiude uno spazio col mio discepolo?
page-book-sake-rare-gap-text = Torna nella tua mano.

page-book-sake-word-bowl = Ciotola
page-book-sake-word-bowl-text = Il Masu in mezzo, con tutti i sorsi.
page-book-sake-word-sip = Sorso
page-book-sake-word-sip-text = Un gettone di sakè.
page-book-sake-word-step = Passo
page-book-sake-word-step-text = Un cubo di distanza.
page-book-sake-word-seated = Seduto
page-book-sake-word-seated-text = Non si è ancora mosso; può usare l’iaido.
page-book-sake-word-hand = In mano
page-book-sake-word-hand-text = L’unica arma che ti difende.
page-book-sake-word-spirit = Spirito
page-book-sake-word-spirit-text = Un samurai morto che gioca ancora, con gli altri morti.
page-book-sake-word-torment = Tormento
page-book-sake-word-torment-text = Il modo di uno spirito di prendere sorsi ai vivi.
page-book-sake-word-fatal = Giro fatale
page-book-sake-word-fatal-text = L’ultimo giro, dopo l’ultimo sorso.
