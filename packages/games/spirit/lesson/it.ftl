
lesson-goal-title = Lo scopo
lesson-goal-say = I briganti vengono tre notti; questa è l’ultima. Se all’alba restano ① una fattoria e ② una famiglia, vinciamo tutti.
lesson-goal-why = Si perde subito con la quarta ferita di un samurai, l’ultima fattoria o l’ultima famiglia.

lesson-fight-title = Combatti
lesson-fight-say = Dieci briganti aspettano su ① la collina. Combatti: scopri il prossimo e occupatene.
lesson-fight-why = Un turno è una di tre cose: combattere, aiutare un amico o passare per la notte.
lesson-fight-else-support = Presti il tuo talento per un turno; un brigante si infila senza farsi vedere.
lesson-fight-else-pass = Passare chiude la tua notte; riprendi per continuare.

lesson-defend-title = Difendi a sinistra
lesson-defend-say = Porta una fattoria. Mettilo ① alla tua sinistra: all’alba ognuno deve avere lì cappello, fattoria e bambola.
lesson-defend-why = Ogni simbolo ha un posto a sinistra. Ciò che manca all’alba costa al villaggio.
lesson-defend-else-confront = È permesso: 5 su 8. La fattoria resta scoperta.
lesson-defend-else-give = È permesso: la carta è sua. La tua fattoria resta scoperta.

lesson-bites-title = Ciò che morde
lesson-bites-say = Hai visto? All’inizio del turno l’ultima carta ① a destra morde. Quelle a sinistra mai.
lesson-bites-why = L’ultima carta di Katsushiro ha bruciato una barricata. Gorobei ignora le carte pari: la sua non ha fatto nulla.

lesson-confront-title = Affronta a destra
lesson-confront-say = Una seconda fattoria non trova posto. Affrontalo ① a destra: 3 + 4 = 7, e il tuo numero è 8.
lesson-confront-then-fight = Tocca di nuovo a te. Combatti: scopri il prossimo brigante dalla ① collina.
lesson-confront-why = A destra i valori si sommano. Sotto il tuo numero va bene, oltre devi passare.
lesson-confront-else-left = È permesso: 9 su 10 per lui.
lesson-confront-else-right = 11, oltre il suo 9: brucia una barricata.

lesson-talent-title = Il talento di un amico
lesson-talent-say = Il tuo 4 ora ti ferirebbe. Gorobei ti ha prestato ① il suo segnalino: in questo turno puoi ignorare le carte pari.
lesson-talent-why = Gli è costato il turno, e un brigante si è infilato.
lesson-talent-else-suffer = Una ferita. Due svegliano l’animale. Quattro sono la fine.

lesson-give-title = Passala
lesson-give-say = 7 + 4 supera il tuo 8. Ma ① un quattro è pari, e le carte pari le puoi dare: ② Katsushiro arriva a 10 esatto.
lesson-give-then-fight = Il 4 tace. Continua: scopri il prossimo brigante dalla ① collina.
lesson-give-why = Esatto sul numero è un grido: un Kiai. Fa qualcosa di buono e toglie una carta vecchia.
lesson-give-after = 10 esatto: Kiai! Ha guardato ① i prossimi due briganti e li ha lasciati scoperti. Poi entrambi hanno passato.
lesson-give-else-right = Oltre 9: brucia una barricata.
lesson-give-else-confront = 11, oltre 8: brucia una barricata e devi passare.

lesson-wound-title = Una ferita
lesson-wound-say = Stavolta morde. Una ferita è un graffio; la seconda risveglia il tuo animale; la quarta perde la partita.
lesson-wound-why = Il segnalino è tornato a casa: aiuta per un solo turno.

lesson-exact-title = Otto esatto
lesson-exact-say = Sai che cosa arriva: ① un uno, poi un due. Sette e uno fa 8 esatto. Combatti e affrontalo.
lesson-exact-then-use = Kiai! Il tuo grido restituisce una barricata, e la tua carta più vecchia se ne va.
lesson-exact-why = Il 3 se ne va: 5 su 8, e c’è spazio.
lesson-exact-else-defend = La bambola è coperta; il due farà nove, non otto.

lesson-doll-title = Copri la bambola
lesson-doll-say = Il due porta una bambola, e ① quel posto è libero. Coprilo.
lesson-doll-why = Cappello, fattoria, bambola: il tuo lato del villaggio è al sicuro.
lesson-doll-else-confront = 7 su 8. All’alba la bambola mancante costa una famiglia.

lesson-call-title = Decidi tu
lesson-call-say = Resta un brigante. Combattilo, o passa e lascialo entrare: brucia qualcosa solo se porta il fuoco. Decidi tu.
lesson-call-then-use = Di nuovo 8 esatto: Kiai. Prendi la barricata.
lesson-call-why = Sei a 5 e tutto è coperto. Vanno bene entrambe.

lesson-dawn-title = L’alba
lesson-dawn-say = L’alba chiede quattro cose: cappelli, fattorie, bambole, infiltrati. ① A Gorobei manca la bambola: una famiglia se ne va.
lesson-dawn-why = Le famiglie che restano aiutano: una ti cura se lo dici, una aggiunge una barricata.
lesson-dawn-else-nobody = È permesso: la ferita resta, e il punto per nessuna ferita è perso.

lesson-hold-title = Il villaggio resiste
lesson-hold-say = Quattro fattorie, due famiglie, nessuna ferita: il villaggio resiste, 7 punti. La prossima volta, tre notti intere.
lesson-hold-why = Un punto per ogni fattoria e famiglia in piedi, e uno se nessuno è ferito.

lesson-hint-support = Aiutare presta il tuo talento per un turno; un brigante si infila.
lesson-hint-ignore = Il tuo talento, o un segnalino prestato, può zittire questa carta.
lesson-hint-give = Puoi dare questa carta: guarda chi arriva al suo numero esatto.
lesson-hint-use = Il tuo numero esatto: un Kiai. È un bene per tutti.
lesson-hint-first = Più cose mordono insieme: scegli quale viene prima.
lesson-hint-lose = Una carta della tua sinistra se ne va: tieni ciò che nessun altro copre.
lesson-hint-heal = Una famiglia cura uno di voi: chi è più vicino a quattro ferite.
