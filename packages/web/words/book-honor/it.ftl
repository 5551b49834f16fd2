page-book-honor-length = primo a 400
page-book-honor-pic-1 = Incassa
page-book-honor-pic-1-text = Il tuo turno comincia con l’onore di tutte le carte delle tue due case.
page-book-honor-pic-2 = Il ki fa le azioni
page-book-honor-pic-2-text = Tre ki danno un’azione: almeno 2, al massimo 5.
page-book-honor-pic-3 = Gioca o pesca
page-book-honor-pic-3-text = Una carta in una casa, o una carta dal mazzo: un’azione ciascuna.
page-book-honor-pic-4 = Dichiara, gratis, una volta
page-book-honor-pic-4-text = Proclamare lo Shogun, attaccare, allearsi a un signore, o lasciarlo.
page-book-honor-pic-5 = Battaglia
page-book-honor-pic-5-text = Tre di forza tirano un dado. La somma più alta vince; il Daimyo di chi perde muore.

page-book-honor-icon-honour = Onore
page-book-honor-icon-honour-text = Ciò che la carta porta a ogni incasso.
page-book-honor-icon-ki = Ki
page-book-honor-icon-ki-text = Tre fanno un’azione.
page-book-honor-icon-force = Forza
page-book-honor-icon-force-text = Tre fanno un dado in battaglia.
page-book-honor-icon-castle = Castello
page-book-honor-icon-castle-text = Uno per Daimyo. La sua forza difende, e chi ne ha uno può essere attaccato.
page-book-honor-icon-guard = Guardia
page-book-honor-icon-guard-text = L’assassino deve fare 5 o 6 invece di 3.
page-book-honor-icon-lady = Dama
page-book-honor-icon-lady-text = Molto ki. Una per casa.
page-book-honor-icon-shogun = Shogun
page-book-honor-icon-shogun-text = Il titolo porta 50, 75, 100 o 150 punti onore in 3, 4, 5 o 6.
page-book-honor-icon-save = Salvare la faccia
page-book-honor-icon-save-text = Fuori turno, per chiunque: contro Disonore o dopo una battaglia persa.

page-book-honor-end-text =
    Chi raggiunge per primo la meta vince, subito. È 400, oppure 250 o 300 se così si stabilisce. L’onore sale solo all’incasso, all’inizio del tuo turno: solo chi incassa può vincere. Le perdite possono portarti sotto zero.
page-book-honor-setup = Preparazione
page-book-honor-setup-text = Ognuno riceve un Samurai, un Daimyo iniziale e 7 carte. La carta Shogun sta in mezzo. Nessuno ha ancora onore.
page-book-honor-houses = Le tue due case
page-book-honor-houses-text = Accanto al tuo Samurai c’è una casa, accanto al tuo Daimyo un’altra. Ognuna tiene al massimo una dama e 5 armate; un castello appartiene a un Daimyo, uno solo. Ciò che vi è posato resta lì. Il tuo Samurai non lascia mai il gioco; il tuo Daimyo può morire.
page-book-honor-turn = Il turno
page-book-honor-turn-text = Prima le alleanze cominciano o finiscono. Poi incassi, conti le tue azioni e le usi nell’ordine che vuoi. Una dichiarazione può venire in ogni momento dopo l’incasso. Le azioni non usate sono perse.
page-book-honor-collect = Incassare
page-book-honor-collect-text =
    Chi guida un Daimyo, primo Samurai, incassa tutto l’onore delle due case, e il premio se è Shogun. Chi serve il Daimyo di un altro, secondo Samurai, incassa metà della casa di quel Daimyo e metà della propria, ciascuna arrotondata in su al cinque.

    Un Ronin, senza signore, non incassa nulla, ma una casa sotto zero costa lo stesso.
page-book-honor-act = Azioni e ki
page-book-honor-act-text = Dividi il tuo ki per 3. Pescare o giocare una carta costa un’azione, Disonore due, Salvare la faccia e scartare nessuna. Se il ki cambia durante il turno, cambiano anche le azioni.
page-book-honor-hand = Mano, pesca, scarti
page-book-honor-hand-text = Una mano tiene 7 carte; con 7 non si pesca. Nel tuo turno scarti quante ne vuoi. Un mazzo vuoto si rifà con gli scarti.
page-book-honor-place = Dove va una carta
page-book-honor-place-text = Dame, possessi, armate e guardie vanno nella casa del tuo Samurai, del tuo Daimyo o del Daimyo che servi. I castelli solo a un Daimyo che guidi. Una carta Daimyo è per un Ronin, che allora lo guida, o congeda il secondo Samurai del tuo Daimyo.
page-book-honor-declare = Dichiarazioni
page-book-honor-declare-text = Una per turno, gratis. Guidando un Daimyo puoi proclamarlo Shogun se nessuno lo è, o attaccare. Da Ronin puoi allearti col Daimyo di un altro. Servendone uno puoi lasciarlo.
page-book-honor-shogun = Lo Shogun
page-book-honor-shogun-text = Il titolo appartiene al Daimyo e non si depone. Paga a ogni turno, ma lo si può attaccare senza castello, e per lui nessuno salva la faccia. Chi lo uccide in battaglia diventa Shogun; se muore altrimenti la carta torna in mezzo.
page-book-honor-battle = La battaglia passo per passo
page-book-honor-battle-text =
    Si attacca solo un Daimyo che è Shogun o ha un castello. Somma la forza del Daimyo, della sua casa, della casa del suo primo Samurai e di quella del secondo. Un castello conta solo in difesa. Dividi per 3: tanti dadi, al massimo 6.

    La somma più alta vince, la parità si ritira. Forza 12 tira quattro dadi, forza 16 cinque. Il Daimyo che perde muore con la sua casa, se nessuno gli salva la faccia. Chi vince prende il castello o lo brucia.
page-book-honor-ninja = Ninja
page-book-honor-ninja-text = Ognuno costa 25 punti onore a chi lo usa, riesca o no. Una Spia ruba o distrugge un possesso in casa d’altri, una Spia scelta due in una stessa casa. Un Assassino nomina un Samurai o un Daimyo e tira: 3 o più uccide, con una guardia 5 o più. La guardia se ne va comunque.
page-book-honor-dishonor = Disonore e Salvare la faccia
page-book-honor-dishonor-text = Disonore costa due azioni. Il bersaglio perde 75 punti onore, o 30 con Salvare la faccia, o nulla col suicidio del Samurai o del Daimyo. Se il bersaglio accetta, gli altri possono ancora salvargli la faccia. Conta una sola carta.
page-book-honor-ally = Ronin e alleanze
page-book-honor-ally-text =
    Il tuo Daimyo muore: sei subito Ronin, con la casa del tuo Samurai, la mano e l’onore. Dichiara un’alleanza: la tua forza aiuta quel Daimyo da ora, e all’inizio del tuo prossimo turno lo servi. Se il primo Samurai è ucciso, guida il secondo.

    Lasciare costa 25 punti onore e ha effetto all’inizio del tuo prossimo turno. La morte, un disonore senza Salvare la faccia o un congedo finiscono subito un’alleanza.
page-book-honor-gun = Polvere da sparo
page-book-honor-gun-text = 9 di forza, ma 20 punti onore in meno a ogni incasso e 2 ki in meno. Si gioca, si ruba e si distrugge come ogni possesso.
page-book-honor-cards = Tutte le carte
page-book-honor-cards-text = Ogni carta della scatola, con le sue tre cifre e il numero di copie.

page-book-honor-rare-shogun = Lo Shogun è assassinato?
page-book-honor-rare-shogun-text = La carta torna in mezzo e può essere ripresa, anche nello stesso turno.
page-book-honor-rare-mine = Il mio Daimyo muore nel mio turno?
page-book-honor-rare-mine-text = Il turno continua con meno ki. Se resta un’azione puoi posarne uno nuovo.
page-book-honor-rare-three = Tre vogliono salvare una faccia?
page-book-honor-rare-three-text = Prima l’interessato, poi in senso orario; si spende una sola carta.
page-book-honor-rare-second = Il secondo Samurai uccide il primo?
page-book-honor-rare-second-text = Paga 50 punti onore e prende il Daimyo con casa e titolo.
page-book-honor-rare-halves = Come si arrotondano le metà?
page-book-honor-rare-halves-text = Ciascuna per sé, in su al cinque, e poi si sommano.
page-book-honor-rare-spy = Una spia nella casa che servo?
page-book-honor-rare-spy-text = Sì: ogni casa di un altro giocatore è aperta alle spie.

page-book-honor-word-house = Casa
page-book-honor-word-house-text = Un Samurai o un Daimyo e le carte accanto a lui.
page-book-honor-word-ki = Ki
page-book-honor-word-ki-text = Forza interiore; fa le azioni.
page-book-honor-word-ronin = Ronin
page-book-honor-word-ronin-text = Un Samurai senza signore.
page-book-honor-word-pledged = Impegnato
page-book-honor-word-pledged-text = Ha dichiarato un’alleanza che comincia al suo prossimo turno.
page-book-honor-word-second = Secondo Samurai
page-book-honor-word-second-text = Serve un Daimyo che un altro giocatore guida.
page-book-honor-word-save = Salvare la faccia
page-book-honor-word-save-text = Giocare questa carta, per sé o per un altro.
