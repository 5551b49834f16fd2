
lesson-goal-title = Lo scopo
lesson-goal-say = È una corsa all’onore. ① Chi arriva primo a 250 vince subito; una partita intera va a 400.
lesson-goal-why = L’onore sale solo con la rendita, all’inizio del tuo turno.

lesson-pay-title = Le tue case rendono
lesson-pay-say = Il turno comincia con la rendita: ① il tuo Daimyo 10, ② la dama Nō 10. Contano solo le carte in tavola.
lesson-pay-why = La prima cifra di una carta è l’onore, la seconda il ki, la terza la forza.

lesson-ki-title = Il ki è tempo
lesson-ki-say = Nove di ki, tre azioni. ① Il Teatro Nō dà 3 di ki e 20 d’onore a turno: giocalo accanto al tuo Samurai.
lesson-ki-why = Ogni 3 di ki sono un’azione. Con il teatro hai 12 di ki: ne restano ancora tre.
lesson-ki-else-daimyo = Stesse cifre; se il tuo Daimyo muore, va perso con lui.

lesson-lady-title = Una dama per casa
lesson-lady-say = Una dama per casa. Nō vive dal tuo Samurai, quindi ① O-Ichi va dal tuo Daimyo: 16 di ki, cinque azioni.
lesson-lady-why = Le dame portano ki e onore. In una casa c’è posto per una.
lesson-lady-else-other = È permesso: la dama può venire dopo.

lesson-army-title = Le armate sono dadi
lesson-army-say = Ogni 3 di forza sono un dado in battaglia. ① Due cavallerie la portano a 13: quattro dadi.
lesson-army-why = La forza di entrambe le case conta quando attacchi. Guida il tuo Daimyo.
lesson-army-else-samurai = Combatte anche lì, e sopravvive a una battaglia persa.

lesson-draw-title = Pesca
lesson-draw-say = L’ultima azione pesca ① una carta. In mano al massimo sette. Poi finisci il turno.
lesson-draw-then-end = Non c’è altro da fare. Finisci il turno.
lesson-draw-why = Le azioni non usate si perdono con il turno.
lesson-draw-else-play = È permesso: forza invece di una carta.

lesson-face-title = Salva la faccia
lesson-face-say = Un affronto! Sopportarlo costa 75, una morte un’intera casa. ① Salvare la faccia lo riduce a 30, senza azioni.
lesson-face-why = Alcune carte rispondono fuori turno. 80 diventa 50.
lesson-face-else-accept = È permesso: 75 persi, ne restano 5.
lesson-face-else-death = Nessun onore perso, ma una casa va via con lui.

lesson-castle-title = Un castello si prende
lesson-castle-say = ① Chiyo ha costruito un castello. Le rende, ma chi ha un castello o il titolo può essere attaccato: 4 dadi contro 3.
lesson-castle-why = Una dichiarazione è gratuita, una per turno. Il castello le dà 5 di forza in difesa.
lesson-castle-else-card = È permesso: le carte possono precedere una dichiarazione.
lesson-castle-else-end = Puoi; una dichiarazione è gratuita, una per turno.

lesson-sum-title = La somma più alta
lesson-sum-say = Diciassette contro undici: il suo Daimyo cade, e la casa con lui. A tutti si chiede se salvargli la faccia; passa.
lesson-sum-why = Ogni parte somma i suoi dadi; vince la somma più alta.

lesson-spoils-title = Il bottino
lesson-spoils-say = Prendi ① il castello: 15 d’onore a turno, e 5 di forza quando ti attaccano.
lesson-spoils-then-end = Una dichiarazione per turno, ed è fatta. Finisci il turno.
lesson-spoils-why = Potresti anche bruciarlo: non lo avrebbe nessuno.
lesson-spoils-after = Senza signore ① Chiyo è una Ronin: non guadagna nulla e si promette a Botan.
lesson-spoils-else-burn = È permesso: non ce l’ha nessuno, e la tua rendita resta 45.

lesson-guard-title = Una guardia
lesson-guard-say = Un assassino riesce con 3 o più. Con ① una guardia in casa, solo con 5 o 6. Mettila accanto al tuo Daimyo.
lesson-guard-why = Una guardia para il colpo una volta, poi è persa.
lesson-guard-else-samurai = È permesso: lì protegge il Samurai. Il Daimyo resta solo.

lesson-shogun-title = Shogun
lesson-shogun-say = Nessuno è ancora Shogun. Prendi ① il titolo: 50 d’onore a turno in tre. Ma ora tutti possono attaccarti.
lesson-shogun-then-end = Sei Shogun. Finisci il turno e tieni duro.
lesson-shogun-why = 60 a turno dalle case, 50 dal titolo: 110.
lesson-shogun-else-end = È permesso: senza il titolo dura un turno in più.

lesson-hold-title = Tenerlo
lesson-hold-say = Sei dadi tengono il titolo; il signore di Botan non c’è più. L’assassino di Chiyo fa quattro: ① la guardia ha parato.
lesson-hold-why = Botan combatteva con la cavalleria di Chiyo: 11 di forza, tre dadi, 15. Tu 18 con il castello: sei dadi, 21.

lesson-race-title = La corsa è finita
lesson-race-say = Daimyo 10, dame 15, teatro 20, castello 15, titolo 50. Con 265 tagli il traguardo: vinci.
lesson-race-why = Una partita intera va a 400, con più signori, ninja e alleanze.

lesson-hint-proclaim = Non c’è Shogun. Il titolo rende a ogni turno, e ti rende un bersaglio.
lesson-hint-attack = Puoi attaccare chi ha un castello o il titolo: confronta prima i dadi.
lesson-hint-ally = Senza signore non guadagni nulla. Puoi prometterti al Daimyo di un altro.
lesson-hint-accept = Un affronto: sopportalo, salva la faccia con una carta, o lascia morire qualcuno.
lesson-hint-pick = La tua spia è in una mano: scegli la carta più pericolosa.
lesson-hint-kill = Un assassino riesce con 3 o più; con una guardia, con 5 o 6.
lesson-hint-take = Il castello: prendilo o brucialo. Preso, rende e ti rende un bersaglio.
lesson-hint-enthrone = Un Daimyo dalla tua mano ti rende di nuovo primo Samurai: un signore tuo.
