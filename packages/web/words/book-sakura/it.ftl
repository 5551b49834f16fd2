page-book-sakura-length = 3 manche
page-book-sakura-pic-1 = Servi le due pile
page-book-sakura-pic-1-text = A ogni turno dai una carta a ciascuna pila. Scegli tu quale prima.
page-book-sakura-pic-2 = Una sale
page-book-sakura-pic-2-text = Sulla pila più: stesso colore, più alto. O lo stesso numero di qualunque colore.
page-book-sakura-pic-3 = Una scende
page-book-sakura-pic-3-text = Sulla pila meno: stesso colore, più basso. O lo stesso numero di qualunque colore.
page-book-sakura-pic-4 = Nulla va? Prendila
page-book-sakura-pic-4-text = La pila è tua: monete subito, shuriken alla fine. Una carta qualsiasi la ricomincia.
page-book-sakura-pic-5 = Ingaggia, poi finisci
page-book-sakura-pic-5-text = In ogni momento del tuo turno le monete ingaggiano personaggi. Poi tocca al prossimo.

page-book-sakura-icon-shuriken = Shuriken
page-book-sakura-icon-shuriken-text = Sulle carte prese: punti contro di te. Il 7 ne porta tre, l’1 e il 13 due, 4, 6, 8 e 10 nessuno.
page-book-sakura-icon-coin = Monete
page-book-sakura-icon-coin-text = Sulle carte prese: pagate subito. Cominci la partita con 5.
page-book-sakura-icon-yinyang = Yin-yang
page-book-sakura-icon-yinyang-text = Il lato più indica la pila che sale, il lato meno quella che scende.
page-book-sakura-icon-colours = Quattro colori
page-book-sakura-icon-colours-text = Rosso, verde, blu, nero, da 1 a 13 ciascuno. Nessun colore batte un altro.
page-book-sakura-icon-count = Numero su una pila
page-book-sakura-icon-count-text = Quante carte contiene.
page-book-sakura-icon-price = Moneta sopra un personaggio
page-book-sakura-icon-price-text = Il suo prezzo.

page-book-sakura-end-text =
    Una manche finisce quando tutti hanno due carte. Quelle due non si giocano e non si contano. Somma gli shuriken delle carte prese. Le monete restano a te; nessuno ne riceve di nuove. Tutte le carte si mescolano e si distribuiscono di nuovo, e comincia il giocatore a sinistra.

    Dopo tre manche vince chi ha meno shuriken. A parità, chi ha più monete; se è parità ancora, dividete la vittoria.
page-book-sakura-setup = Preparazione
page-book-sakura-setup-text =
    In 2, 3, 4, 5 o 6, ognuno riceve 14, 12, 10, 8 o 6 carte. Altre due carte aprono le due pile; le altre restano fuori da questa manche, non viste. La carta yin-yang sta tra le pile.

    Ognuno ha 5 monete e un gettone a due facce. Cinque personaggi stanno in fila, dieci aspettano in un mazzo. Si sorteggia chi comincia.
page-book-sakura-place = Posare una carta
page-book-sakura-place-text =
    Guarda solo la carta in cima: ciò che sta sotto non conta più, e nessuno può guardarlo. Sulla pila che sale posa una carta più alta del suo colore, su quella che scende una più bassa; il passo può essere lungo quanto vuoi. Lo stesso numero va su entrambe le pile, di qualunque colore.

    E il cerchio si chiude: un 1 può seguire un 13 sulla pila che sale, un 13 può seguire un 1 su quella che scende, nello stesso colore. Nient’altro gira l’angolo: un 2 su un 13 non va.

    Se hai una carta che va, devi posarne una. Quale, e su quale pila prima, lo decidi tu, anche se resti senza carta per l’altra pila.
page-book-sakura-take = Prendere una pila
page-book-sakura-take-text =
    Nessuna carta va: tutta la pila è tua. Ti si pagano le monete stampate. Le carte si uniscono a quelle prese prima, chiuse davanti a te; solo tu puoi riguardarle.

    Poi ricomincia la pila con una carta qualsiasi della tua mano: per essa non vale alcuna regola, ed è la tua carta per questa pila. Se nulla va su entrambe le pile, prendine una, ricominciala, e puoi spendere le nuove monete prima di guardare l’altra.
page-book-sakura-hire = Ingaggiare personaggi
page-book-sakura-hire-text =
    Cinque aspettano in fila. Il prezzo è il posto: 1 moneta in fondo, 5 accanto al mazzo. Ingaggiane quanti ne puoi pagare, prima, tra o dopo le tue due carte. Un personaggio agisce subito e se ne va. Chi ora non potrebbe fare nulla non si ingaggia.

    Finché dura il tuo turno gli altri restano al loro posto e prezzo; alla fine la fila scorre verso il lato economico e ne arrivano di nuovi. Per 6 monete scarti tutta la fila, ne ricevi cinque nuovi, e puoi usarne uno gratis, subito.
page-book-sakura-help = Aiuti per una carta
page-book-sakura-help-text = I Cuochi, la Konohana dei colori e quella del vento e i due Samurai controcorrente aspettano accanto a te fino alla prossima pila. Più d’uno può aiutare la stessa carta; il tavolo trova come. Poi la carta torna sé stessa. Se ne vanno con quella pila, usati o no, anche se la prendi.
page-book-sakura-people = I quindici
page-book-sakura-people-text = Ognuno agisce una volta e se ne va. Il numero di un Cuoco fa il giro: 12 e 2 fa 1. Con la scommessa del Daimyo vinci se almeno metà di tutti i gettoni, il tuo compreso, mostra il tuo lato. Una carta rubata porta con sé i suoi shuriken.
page-book-sakura-secrets = Chi vede che cosa
page-book-sakura-secrets-text = La tua mano e le carte prese le vedi solo tu. Aperti a tutti: monete, numero di carte nelle mani e nelle pile, la fila, i punteggi. Ciò che hai visto giocare puoi ricordarlo; il registro lo ricorda per te.

page-book-sakura-rare-both = Una sola carta va, e su entrambe le pile?
page-book-sakura-rare-both-text = Giocala dove vuoi; l’altra pila è allora tua.
page-book-sakura-rare-cook = Il Cuoco e il 13?
page-book-sakura-rare-cook-text = Il numero cambiato fa il giro: col Secondo Cuoco un 12 nero conta come 1 e può seguire il 13 nero.
page-book-sakura-rare-deny = Ingaggiare solo per toglierlo agli altri?
page-book-sakura-rare-deny-text = Sì, se ora può agire.
page-book-sakura-rare-toss = Una scommessa in due?
page-book-sakura-rare-toss-text = Si lancia un terzo gettone.
page-book-sakura-rare-free = Una scommessa gratis dopo una nuova fila?
page-book-sakura-rare-free-text = Il prezzo era 0, quindi guadagni 0.
page-book-sakura-rare-bank = La riserva è vuota?
page-book-sakura-rare-bank-text = Ricevi ciò che resta.

page-book-sakura-word-serve = Servire
page-book-sakura-word-serve-text = Dare a una pila la sua carta, o prenderla.
page-book-sakura-word-tricks = Prese
page-book-sakura-word-tricks-text = Le carte che hai preso.
page-book-sakura-word-row = Fila
page-book-sakura-word-row-text = I cinque personaggi da ingaggiare.
page-book-sakura-word-wall = Muro
page-book-sakura-word-wall-text = Parola dei giocatori: un 1 sulla pila che scende o un 13 su quella che sale.
