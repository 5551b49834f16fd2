
lesson-goal-title = Lo scopo
lesson-goal-say = Le carte che prendi valgono contro di te: ogni ① shuriken è un punto. Dopo questa manche vince chi ne ha meno.
lesson-goal-why = Due manche sono giocate: 12 per te, 14 per Botan, 13 per Chiyo. Questa è l’ultima.

lesson-climb-title = Una pila sale
lesson-climb-say = La pila di sinistra sale. Mostra il ① 4 rosso: posa un rosso più alto. Otto o dieci, vanno bene entrambi.
lesson-climb-why = Lo stesso colore, un numero più alto, a qualunque distanza. Le carte che vanno bene si alzano nella tua mano.
lesson-climb-else-right = Quella scende; si può cominciare anche da lì. La lezione continua con la pila sinistra servita.

lesson-fall-title = Una pila scende
lesson-fall-say = La pila di destra scende. Sotto il ① 9 blu va un blu più basso.
lesson-fall-why = Di nuovo lo stesso colore, stavolta un numero più basso. La carta tra le pile dice quale sale.

lesson-end-title = Finisci il turno e guarda
lesson-end-say = Due carte, una per pila: questo è un turno. Finiscilo e guarda che cosa succede a ① Chiyo.
lesson-end-why = Ognuno posa una carta su ogni pila, a turno. Cinque turni fanno una manche.
lesson-end-after = Nessuna carta va bene: ① la pila è sua, monete adesso, shuriken alla fine.

lesson-same-title = Lo stesso numero
lesson-same-say = Nessun verde sopra il 5? Lo stesso numero va sempre, di qualunque colore: ① il tuo 5 nero.
lesson-same-why = Un numero uguale va su entrambe le pile, quella che sale e quella che scende.
lesson-same-else-take = È permesso: lì nulla va bene. Ma guarda la pila sinistra prima di prendere.

lesson-dim-title = Chiedi a una carta scura
lesson-dim-say = Per la pila di destra non si alza nulla. Tocca ① una carta scura: ti dice che cosa servirebbe.
lesson-dim-why = Ogni pezzo scuro, in ogni gioco, risponde così. Chiedere non costa nulla.

lesson-take-title = Prendila
lesson-take-say = Allora la pila è tua: ① due monete adesso, otto shuriken alla fine. Succede a tutti.
lesson-take-why = Chi non ha carte per una pila la prende tutta. Le monete disegnate si incassano subito.

lesson-wall-title = Costruisci un muro
lesson-wall-say = Qualunque carta la fa ripartire. Scende, quindi ① l’1 verde è un muro: sotto vanno solo il 13 verde o un altro 1.
lesson-wall-why = Chi prende una pila decide che cosa trova il giocatore seguente. Botan non ha 1.
lesson-wall-else-black = Un muro anche questo; l’1 verde resta per dopo.
lesson-wall-else-other = È permesso. Sotto, Botan può mettere ogni carta più bassa dello stesso colore.

lesson-hire-title = Le monete ingaggiano
lesson-hire-say = Le monete ingaggiano aiutanti. Per due, ① questo Daimyo getta una carta presa e ti paga i suoi shuriken.
lesson-hire-then-card = Quale carta? Un sette porta tre shuriken: gettane uno e sei monete sono tue.
lesson-hire-then-end = Due monete spese, sei guadagnate, restano cinque shuriken. Finisci il turno.
lesson-hire-why = Puoi ingaggiare in ogni momento del tuo turno, se puoi pagare il prezzo della carta.
lesson-hire-after = Il tuo muro ha retto: Botan non ha trovato carte per ① lui e l’ha preso.
lesson-hire-else-geisha = È permesso: per una moneta guarda una mano. Il Daimyo ti avrebbe pagato.
lesson-hire-else-card = È permesso: meno monete. Un sette ne porterebbe sei.
lesson-hire-else-end = È permesso: le monete ti restano per dopo.

lesson-circle-title = Il cerchio si chiude
lesson-circle-say = Niente sopra il 13? Dopo tredici viene uno, dello stesso colore: ① l’1 nero.
lesson-circle-why = Vale anche al contrario: sulla pila che scende, il tredici segue l’uno.
lesson-circle-else-hire = È permesso: un aiutante può venire prima o dopo una carta.

lesson-bend-title = Piega una carta
lesson-bend-say = Nulla va bene, e sotto c’è un sette. Per due monete ① il Secondo Cuoco fa valere ② l’8 nero come un 6.
lesson-bend-then-card = Ora ① l’8 nero vale 6 o 10: sei su sei va bene. Posalo a destra.
lesson-bend-then-end = Entrambe le pile sono servite. Finisci il turno.
lesson-bend-why = Quindici aiutanti in tutto; ognuno dice sulla carta che cosa fa.
lesson-bend-after = Per il giocatore seguente ① è di nuovo un 8. Chiyo non ha nulla che vada bene.
lesson-bend-else-take = Tre shuriken e una moneta: saresti in parità con Botan, e decidono le monete.
lesson-bend-else-hire = È permesso, e pagato. Il Secondo Cuoco avrebbe fatto andare bene il tuo 8.

lesson-count-title = Due carte restano
lesson-count-say = Le ultime due carte non si giocano e non contano. Diciassette, venti, ventitré: vince chi ne ha meno. Tu.
lesson-count-why = Una partita intera ha tre manche. Si sommano gli shuriken di tutte e tre.

lesson-hint-hire = Hai monete: puoi ingaggiare un aiutante in ogni momento del turno.
lesson-hint-take = Nessuna carta va bene qui: la pila è tua, monete adesso, shuriken dopo.
lesson-hint-replace = Fai ripartire la pila: un 1 su quella che scende, un 13 su quella che sale è un muro.
lesson-hint-refresh = Sei monete portano una fila nuova, e un aiutante è gratis.
lesson-hint-vote = Ognuno sceglie un gettone in segreto, poi si scoprono insieme.
lesson-hint-free = Questo aiutante ora non costa nulla. Puoi anche lasciarlo.
