import type { Phrases, Who } from './phrases.ts'

const cards = (n: number): string => `${n} ${n === 1 ? 'carta' : 'carte'}`
const dice = (n: number): string => `${n} ${n === 1 ? 'dado' : 'dadi'}`

const di = (who: string): string => (who.startsWith('giocatore') ? `del ${who}` : `di ${who}`)
const il = (who: string): string => (who.startsWith('giocatore') ? `il ${who}` : who)

const does = (who: Who, you: string, they: string): string =>
  who.me ? `**Tu** ${you}` : `**${who.name}** ${they}`
const them = (who: Who): string => (who.me ? 'te' : `**${who.name}**`)
/** Ciò che uno fa a un altro: «ti» sta prima del verbo, un nome dopo. */
const does2 = (who: Who, you: string, they: string, whom: Who): string =>
  whom.me ? `**${who.name}** ti ${they}` : `${does(who, you, they)} **${whom.name}**`
const lord = (row: 'samurai' | 'daimyo'): string => (row === 'samurai' ? 'Samurai' : 'Daimyo')
const theLord = (who: Who, row: 'samurai' | 'daimyo' = 'daimyo'): string =>
  who.me ? `il tuo ${lord(row)}` : `il ${lord(row)} di **${who.name}**`
const theFace = (who: Who): string => (who.me ? 'la tua faccia' : `la faccia di **${who.name}**`)

export const it: Phrases = {
  title: 'Honor of the Samurai',
  tagline: 'Due case, un titolo e la corsa al nome più onorato',
  unit: 'onore',
  card: {
    "Ancestor's No-Dachi": "No-Dachi dell'antenato",
    "Ancestor's Daisho": "Daisho dell'antenato",
    'Swordsmith Masamune': 'Spadaio Masamune',
    'Noh Theater': 'Teatro Nō',
    'Gunpowder Weapons': 'Armi da fuoco',
    'Hill Castle': 'Castello del colle',
    'River Castle': 'Castello del fiume',
    'Great Castle': 'Grande castello',
    'Ashigaru Spearmen': 'Lancieri ashigaru',
    'Ashigaru Archers': 'Arcieri ashigaru',
    'Samurai Cavalry': 'Cavalleria samurai',
    'Mountain Monks': 'Monaci della montagna',
    'Hatamoto Retainers': 'Vassalli hatamoto',
    'House Guard': 'Guardia della casa',
    'Ninja Spy': 'Spia ninja',
    'Elite Ninja Spy': "Spia ninja d'élite",
    'Ninja Assassin': 'Assassino ninja',
    Dishonor: 'Disonore',
    'Save Face': 'Salvare la faccia',
  },
  status: {
    first: '1° Samurai',
    ronin: 'Rônin',
    pledged: 'promesso',
    second: 'secondo Samurai',
    leaving: 'secondo Samurai, in partenza',
  },
  player: n => `giocatore ${n}`,
  row: row => (row === 'samurai' ? 'casa del Samurai' : 'casa del Daimyo'),
  rowOf: (row, who) => `casa del ${row === 'samurai' ? 'Samurai' : 'Daimyo'} ${di(who)}`,
  actions: n => `${n} ${n === 1 ? 'azione' : 'azioni'}`,

  draw: 'Pesca una carta (1 azione)',
  play: (card, price) => `Gioca ${card} (${price})`,
  discard: card => `Scarta ${card}`,
  proclaim: bonus => `Proclama Shogun il tuo Daimyo (${bonus} per turno)`,
  attack: (who, mine, theirs) => `Attacca ${il(who)}: ${dice(mine)} contro ${theirs}`,
  ally: (who, share) => `Alleati con ${who} (${share} per turno)`,
  dissolve: price => `Sciogli l'alleanza (${price})`,
  end: 'Finisci il turno',
  back: 'Riprendi la carta',
  lay: (row, foreign) =>
    row === 'samurai'
      ? 'Nella mia casa del Samurai'
      : foreign
        ? 'Nella casa del mio signore'
        : 'Nella casa del mio Daimyo',
  enthrone: card => `Segui ${card}`,
  dismiss: card => `Congeda il secondo Samurai con ${card}`,
  pick: (card, where) => `${card}, ${where}`,
  fates: {
    destroy: 'Distruggilo',
    samurai: 'Nella mia casa del Samurai',
    daimyo: 'Nella casa del Daimyo',
    second: 'Nella casa del mio secondo Samurai',
  },
  enough: 'Basta così',
  kill: (row, who, need, price) =>
    `Il ${row === 'samurai' ? 'Samurai' : 'Daimyo'} ${di(who)}: ${need}+ (${price})`,
  victim: (row, who) => `Il ${row === 'samurai' ? 'Samurai' : 'Daimyo'} ${di(who)}`,
  shame: (who, loss, saved) => `Disonora ${il(who)} (${loss} o ${saved})`,
  accept: loss => `Sopporta (${loss})`,
  saveMine: loss => `Gioca Salvare la faccia (${loss})`,
  save: 'Gioca Salvare la faccia',
  pass: 'Passa',
  suicide: (row, lost) => `Il mio ${row === 'samurai' ? 'Samurai' : 'Daimyo'} muore (${cards(lost)} in meno)`,
  take: (card, swap) => (swap ? `Prendi ${card} al posto del mio` : `Prendi ${card}`),
  burn: card => `Brucia ${card}`,

  asks: {
    turn: left =>
      left === 0
        ? 'Nessuna azione rimasta. Dichiara, scarta o finisci il turno.'
        : `Tocca a te: ancora ${left} ${left === 1 ? 'azione' : 'azioni'}.`,
    place: card => `Quale casa per **${card}**?`,
    daimyo: card => `Chi deve guidare **${card}**?`,
    assassin: "A chi deve far visita l'assassino?",
    dishonor: 'Chi disonori?',
    pick: 'Quale possedimento deve prendere o distruggere la spia?',
    pickMore: 'Un secondo possedimento della stessa casa?',
    fate: card => `Che ne è di **${card}**?`,
    answer: by => `**${by}** ti disonora. Come rispondi?`,
    saveDishonor: who => `Salverai la faccia di **${who}**?`,
    saveBattle: (who, winner) => `**${who}** ha perso contro **${winner}**. Giocherai Salvare la faccia?`,
    saveMine: winner => `Il tuo Daimyo ha perso contro **${winner}** e morirà. Giocherai Salvare la faccia?`,
    saveBeaten: who => `Hai battuto **${who}**. Lascerai vivere il suo Daimyo con Salvare la faccia?`,
    saveShamed: who => `Hai disonorato **${who}**. Giocherai lo stesso Salvare la faccia?`,
    sealed: who => `La tua risposta su **${who}** è sigillata.`,
    sealedMine: 'La tua risposta è sigillata.',
    castle: loser => `Il castello di **${loser}** è tuo: prenderlo o bruciarlo?`,
    over: winner => `**${winner}** è il Samurai più onorato.`,
    overMine: 'Sei il Samurai più onorato.',
    waitTurn: who => `È il turno di **${who}**.`,
    waitAnswer: (who, by) => `**${by}** ha disonorato **${who}**, che deve rispondere.`,
    waitShamed: who => `Hai disonorato **${who}**, che deve rispondere.`,
    waitWindow: who => `A tutti si chiede: salvare la faccia di **${who}**?`,
    waitMine: 'A tutti si chiede: salvare la tua faccia?',
    waitCastle: (who, loser) => `**${who}** decide del castello di **${loser}**.`,
    waitMyCastle: who => `**${who}** decide del tuo castello.`,
  },

  tell: {
    house: (row, who, own) =>
      who.me || own
        ? `nella ${who.me ? 'tua' : 'sua'} casa del ${lord(row)}`
        : `nella casa del ${lord(row)} di **${who.name}**`,
    began: (dealer, first) =>
      `${does(dealer, 'hai', 'ha')} dato le carte; ${first.me ? 'cominci **tu**' : `comincia **${first.name}**`}.`,
    turn: (who, round) => `Giro ${round}: ${who.me ? 'il **tuo** turno' : `turno di **${who.name}**`}.`,
    honour: (who, amount, total, why) =>
      why === 'collect'
        ? `${does(who, 'raccogli', 'raccoglie')} ${amount} onore: ${total}.`
        : why === 'dissolve'
          ? `${does(who, 'perdi', 'perde')} ${amount} per un'alleanza rotta: ${total}.`
          : why === 'ninja'
            ? `${does(who, 'perdi', 'perde')} ${amount} per aver usato i ninja: ${total}.`
            : why === 'treachery'
              ? `${does(who, 'perdi', 'perde')} ${amount} per tradimento: ${total}.`
              : `${does(who, 'subisci', 'subisce')} il disonore, ${amount}: ${total}.`,
    drew: (who, card) => `${does(who, 'peschi', 'pesca')} ${card ?? 'una carta'}.`,
    reshuffled: n => `Gli scarti sono rimescolati: ${n} carte.`,
    discarded: (who, card) => `${does(who, 'scarti', 'scarta')} ${card}.`,
    placed: (who, card, where) => `${does(who, 'posi', 'posa')} ${card} ${where}.`,
    enthroned: (who, card) => `${does(who, 'segui', 'segue')} un nuovo Daimyo: ${card}.`,
    dismissed: (who, second, card) =>
      `${does2(who, 'congedi', 'congeda', second)}${second.me ? ': devi' : ', che deve'} seguire ${card}.`,
    proclaimed: (who, daimyo) => `${does(who, 'proclami', 'proclama')} ${daimyo} **Shogun**.`,
    allied: (who, to) =>
      `${does(who, 'ti prometti', 'si promette')} ${to.me ? 'al tuo Daimyo' : `al Daimyo di **${to.name}**`}.`,
    serving: (who, to) => `${does(who, 'ora servi', 'ora serve')} ${theLord(to)}.`,
    dissolving: (who, from) => `${does(who, 'lascerai', 'lascerà')} ${theLord(from)}.`,
    ronin: who => `${does(who, 'sei', 'è')} un Rônin.`,
    titleTo: who => `Il titolo di Shogun passa a ${them(who)}.`,
    titleFree: 'Il titolo di Shogun è libero.',
    succeeded: (who, from, daimyo) =>
      `${from.me ? `**${who.name}** ti succede` : `${does(who, 'succedi', 'succede')} a **${from.name}**`} al fianco di ${daimyo}.`,
    daimyoDied: (daimyo, lost) => `${daimyo} muore; la sua casa cade (${cards(lost)}).`,
    daimyoLeft: (who, daimyo, lost) =>
      `${does(who, 'lasci', 'lascia')} ${daimyo}; la sua casa cade (${cards(lost)}).`,
    samuraiDied: (who, lost) =>
      `${who.me ? 'Il tuo Samurai' : `Il Samurai di **${who.name}**`} muore; la sua casa cade (${cards(lost)}).`,
    spied: (who, card, where) => `${does(who, 'mandi', 'manda')} ${card} ${where}.`,
    destroyed: card => `Distrutto: ${card}.`,
    stolen: (card, where) => `Rubato: ${card}, posato ${where}.`,
    assassin: (who, victim, need) =>
      `${does(who, 'mandi', 'manda')} un assassino contro ${victim}: ${need} o più uccide.`,
    victim: (row, who) => theLord(who, row),
    stabbed: (die, success) =>
      success ? `Il dado mostra ${die}: morte.` : `Il dado mostra ${die}: si salva.`,
    guardFell: where => `Una guardia cade ${where}.`,
    attacked: (who, target, d) =>
      `${does2(who, 'attacchi', 'attacca', target)}: ${dice(d[0])} contro ${d[1]}.`,
    rolled: (a, b, totals, tie) =>
      tie
        ? `${does(a, 'e', 'e')} ${b.me ? 'tu' : them(b)} ${a.me || b.me ? 'fate' : 'fanno'} entrambi ${totals[0]}: si rilancia.`
        : `${does(a, 'fai', 'fa')} ${totals[0]}, ${b.me ? 'tu' : them(b)} ${totals[1]}.`,
    won: (winner, loser) => `${does2(winner, 'batti', 'batte', loser)}.`,
    window: who => `Qualcuno salverà ${theFace(who)}?`,
    saved: (by, who) =>
      by.seat === who.seat
        ? `${does(by, 'giochi', 'gioca')} Salvare la faccia.`
        : `${does(by, 'giochi', 'gioca')} Salvare la faccia per ${them(who)}.`,
    unsaved: who => `Nessuno salva ${theFace(who)}.`,
    castleTaken: (winner, card) => `${does(winner, 'prendi', 'prende')} ${card}.`,
    castleBurned: (winner, card) => `${does(winner, 'bruci', 'brucia')} ${card}.`,
    dishonor: (who, target) => `${does2(who, 'disonori', 'disonora', target)}.`,
    answered: (who, answer) =>
      answer === 'accept'
        ? `${does(who, 'sopporti', 'sopporta')}.`
        : answer === 'save'
          ? `${does(who, 'salvi', 'salva')} la faccia.`
          : answer === 'suicide-samurai'
            ? `${does(who, 'scegli la morte del tuo', 'sceglie la morte del')} Samurai.`
            : `${does(who, 'scegli la morte del tuo', 'sceglie la morte del')} Daimyo.`,
    over: (winner, honour) =>
      `${does(winner, 'raggiungi', 'raggiunge')} ${honour} onore e ${winner.me ? 'vinci' : 'vince'}.`,
  },

  options: {
    target: 'Onore per vincere',
    'target:auto': 'Secondo i giocatori: 400, o 300 in 5 o 6',
    alliances: "Chi può dichiarare un'alleanza",
    'alliances:ronin': 'Solo un Rônin',
    'alliances:anyone': 'Chiunque, tranne lo Shogun',
    shogunSaves: 'Lo Shogun può salvare la faccia agli altri',
    data: 'Valori delle carte della tua copia',
  },
}
