
lesson-goal-title = Lo scopo
lesson-goal-say = Nel ① Masu restano quattro sorsi. Quando è vuoto, ognuno ha un ultimo turno; poi vince chi ha più sorsi, se è vivo.
lesson-goal-why = E i vivi devono avere più sorsi di tutti gli Spiriti insieme.

lesson-numbers-title = Quattro numeri
lesson-numbers-say = Ogni carta vale uno dei suoi numeri, o il suo testo. ① La Ciotola di riso ha 2 per bere: usalo.
lesson-numbers-then-drink = Ora di’ che cosa fa: bere.
lesson-numbers-why = Le quattro cifre: attacco, difesa, movimento, bevuta. Si giocano due carte per turno.
lesson-numbers-else-text = Resta davanti a te come oggetto; bevi con un’altra carta.

lesson-sip-title = Dove va il sorso
lesson-sip-say = Un sorso copre ciò su cui sta. ① Sui Punti Vita è un Punto Vita in più; sulla plancia il dono dorme; una Katana bagnata non taglia.
lesson-sip-then-second = E il secondo: sui Punti Vita o sulla plancia, ciò che è libero.
lesson-sip-why = Ogni sorso conta alla fine, ovunque sia.
lesson-sip-else-katana = Così in questo turno non puoi colpire. Lo riprendi?

lesson-iaido-title = Iaido
lesson-iaido-say = Una Katana arriva a un Passo, e ① Botan è a tre. Sei ancora seduto: iaido, due Passi e un colpo. 3 + 3 = 6.
lesson-iaido-then-upto = Una Katana arriva a un Passo, e ① Botan è a tre. Sei ancora seduto: iaido, fino a due Passi e un colpo. 3 + 3 = 6.
lesson-iaido-then-use = Ramen bollente ha attacco 3. Scegli l’iaido.
lesson-iaido-then-step = Due Passi a sinistra, verso Botan.
lesson-iaido-then-target = Ora colpisci ① Botan.
lesson-iaido-why = Gli altri possono interrompere, e chi è colpito può difendersi. Un’arma bagnata non lo aiuta.
lesson-iaido-else-right = È permesso; è asciutto e para. A sinistra è più facile.

lesson-death-title = Una morte
lesson-death-say = Botan cade. I suoi sorsi sono persi, resta la via più corta: ① Chiyo è a un Passo da te.
lesson-death-why = Ora finisci il turno: peschi due carte e tieni la Katana in mano.

lesson-dead-title = I morti giocano ancora
lesson-dead-say = I morti continuano come Spiriti, una sola squadra. ① Botan aggiunge un Passo tra te e Chiyo, poi ruba un sorso.
lesson-dead-why = Gli Spiriti vincono insieme se hanno abbastanza sorsi.

lesson-defend-title = Difenditi
lesson-defend-say = Ne arrivano cinque. ① L’Armatura improvvisata difende 3, e la tua Katana asciutta aggiunge 2: non passa nulla.
lesson-defend-why = Una difesa è una carta, più l’arma in mano se è asciutta.
lesson-defend-else-other = Meno di cinque: il resto tocca i Punti Vita, prima il sorso.
lesson-defend-else-nothing = 5 persi: saresti uno Spirito.

lesson-event-title = Un evento
lesson-event-say = Chiyo è in testa con tre. ① Il testo di Stomaco debole toglie un sorso a chiunque: a lei.
lesson-event-then-text = Usa il suo testo.
lesson-event-then-sip = Quale sorso? Uno di ① Chiyo.
lesson-event-why = Un evento accade subito e si scarta.
lesson-event-else-other = È permesso. Chiyo ne ha ancora tre.

lesson-flame-title = La fiamma
lesson-flame-say = ① La fiamma brucia un tuo sorso: per una carta in ogni momento, o per una terza giocata. Stasera tienili: fanno vincere.
lesson-flame-why = Un sorso bruciato è perso.

lesson-last-title = L’ultimo sorso
lesson-last-say = Bevi l’ultimo sorso; è libera solo ① la tua Katana. Il Masu si rovescia: comincia il Giro della Morte, da te.
lesson-last-then-drink = Ora di’ che cosa fa: bere.
lesson-last-then-place = Sulla ① tua Katana: l’unico posto libero.
lesson-last-then-end = Non c’è altro da fare. Finisci il turno; l’arma in mano resta.
lesson-last-why = Nel Giro della Morte ognuno ha ancora un turno, poi la notte finisce.

lesson-out-title = Fuori portata
lesson-out-say = Ognuno ha ancora un turno. ① Tanfo strategico mette due Passi tra te e Chiyo: la sua Katana non arriva più.
lesson-out-then-soon = Presto il Masu è vuoto. ① Tanfo strategico mette due Passi tra te e Chiyo: la sua Katana non arriva più.
lesson-out-then-text = Usa il suo testo.
lesson-out-then-spot = I due Passi vanno ① qui, tra te e Chiyo.
lesson-out-then-end = Non c’è altro da fare. Finisci il turno; l’arma in mano resta.
lesson-out-why = Nessuno colpisce più lontano della sua arma, e i Passi sono la misura.
lesson-out-else-elsewhere = È permesso. Chiyo è ancora a un Passo.

lesson-torment-title = Tormento
lesson-torment-say = Botan vuole un tuo sorso. Ogni punto di difesa ne salva uno: ① qui basta una carta qualsiasi.
lesson-torment-why = Solo gli Spiriti tormentano. Spendono carte; ognuna chiede un sorso.
lesson-torment-else-nothing = Un sorso perso: parità con Chiyo e Daiki.

lesson-count-title = Conta
lesson-count-say = Tre sorsi, più di ogni samurai e più di tutti gli Spiriti insieme. La notte è tua.
lesson-count-why = Tre sorsi a te, due a Chiyo, due a Daiki, uno agli Spiriti.

lesson-hint-board = Ogni samurai ha un dono. Per una prima notte vanno bene tutti.
lesson-hint-interrupt = Puoi interrompere con una carta, o lasciar correre.
lesson-hint-defend = Una carta difende, e l’arma asciutta in mano si aggiunge.
lesson-hint-burn = Un sorso bruciato dà una carta, ma i sorsi vincono la notte.
lesson-hint-activate = Un oggetto davanti a te si può usare: leggi che cosa fa.
lesson-hint-soul = Le carte dei tuoi Punti Vita possono venire in mano: vita in cambio di carte. Una deve restare.
lesson-hint-shove = Ora sei uno Spirito: prima un potere, poi un sorso o un tormento.
lesson-hint-torment = Gli Spiriti prendono sorsi: ogni carta spesa ne chiede uno.
lesson-hint-wield = Scegli l’arma in mano: colpisce e difende fino al tuo prossimo turno.
