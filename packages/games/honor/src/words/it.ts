import type { Phrases } from './phrases.ts'

const cards = (n: number): string => `${n} ${n === 1 ? 'carta' : 'carte'}`
const dice = (n: number): string => `${n} ${n === 1 ? 'dado' : 'dadi'}`

const di = (who: string): string => (who.startsWith('giocatore') ? `del ${who}` : `di ${who}`)
const il = (who: string): string => (who.startsWith('giocatore') ? `il ${who}` : who)

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
  dissolve: "Sciogli l'alleanza (−25)",
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
  shame: who => `Disonora ${il(who)} (−75 o −30)`,
  accept: 'Sopporta (−75)',
  saveMine: 'Gioca Salvare la faccia (−30)',
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
    began: (dealer, first) => `**${dealer}** ha dato le carte; comincia **${first}**.`,
    turn: (who, round) => `Giro ${round}: turno di **${who}**.`,
    honour: (who, amount, total, why) =>
      why === 'collect'
        ? `**${who}** raccoglie ${amount} onore: ${total}.`
        : why === 'dissolve'
          ? `**${who}** perde ${amount} per un'alleanza rotta: ${total}.`
          : why === 'ninja'
            ? `**${who}** perde ${amount} per aver usato i ninja: ${total}.`
            : why === 'treachery'
              ? `**${who}** perde ${amount} per tradimento: ${total}.`
              : `**${who}** è disonorato, ${amount}: ${total}.`,
    drew: (who, card) => (card === null ? `**${who}** pesca una carta.` : `**${who}** pesca ${card}.`),
    reshuffled: n => `Gli scarti sono rimescolati: ${n} carte.`,
    discarded: (who, card) => `**${who}** scarta ${card}.`,
    placed: (who, card, where) => `**${who}** posa ${card} nella ${where}.`,
    enthroned: (who, card) => `**${who}** segue un nuovo Daimyo: ${card}.`,
    dismissed: (who, second, card) => `**${who}** congeda **${second}**, che deve seguire ${card}.`,
    proclaimed: (who, daimyo) => `**${who}** proclama ${daimyo} **Shogun**.`,
    allied: (who, lord) => `**${who}** si promette al Daimyo di **${lord}**.`,
    serving: (who, lord) => `**${who}** ora serve il Daimyo di **${lord}**.`,
    dissolving: (who, lord) => `**${who}** lascerà il Daimyo di **${lord}**.`,
    ronin: who => `**${who}** è un Rônin.`,
    titleTo: who => `Il titolo di Shogun passa a **${who}**.`,
    titleFree: 'Il titolo di Shogun è libero.',
    succeeded: (who, from, daimyo) => `**${who}** succede a **${from}** al fianco di ${daimyo}.`,
    daimyoDied: (daimyo, lost) => `${daimyo} muore; la sua casa cade (${cards(lost)}).`,
    samuraiDied: (who, lost) => `Il Samurai di **${who}** muore; la sua casa cade (${cards(lost)}).`,
    spied: (who, card, where) => `**${who}** manda ${card} nella ${where}.`,
    destroyed: card => `Distrutto: ${card}.`,
    stolen: (card, where) => `Rubato: ${card}, posato nella ${where}.`,
    assassin: (who, victim, need) => `**${who}** manda un assassino contro ${victim}: ${need} o più uccide.`,
    victim: (row, who) => `il ${row === 'samurai' ? 'Samurai' : 'Daimyo'} di **${who}**`,
    stabbed: (die, success) =>
      success ? `Il dado mostra ${die}: morte.` : `Il dado mostra ${die}: si salva.`,
    guardFell: where => `Una guardia cade nella ${where}.`,
    attacked: (who, target, d) => `**${who}** attacca **${target}**: ${dice(d[0])} contro ${d[1]}.`,
    rolled: (a, b, totals, tie) =>
      tie
        ? `**${a}** e **${b}** fanno entrambi ${totals[0]}: si rilancia.`
        : `**${a}** fa ${totals[0]}, **${b}** ${totals[1]}.`,
    won: (winner, loser) => `**${winner}** batte **${loser}**.`,
    window: who => `Qualcuno salverà la faccia di **${who}**?`,
    saved: (by, who) => `**${by}** gioca Salvare la faccia per **${who}**.`,
    unsaved: who => `Nessuno salva la faccia di **${who}**.`,
    castleTaken: (winner, card) => `**${winner}** prende ${card}.`,
    castleBurned: (winner, card) => `**${winner}** brucia ${card}.`,
    dishonor: (who, target) => `**${who}** disonora **${target}**.`,
    answered: (who, answer) =>
      answer === 'accept'
        ? `**${who}** sopporta.`
        : answer === 'save'
          ? `**${who}** salva la faccia.`
          : answer === 'suicide-samurai'
            ? `**${who}** sceglie la morte del Samurai.`
            : `**${who}** sceglie la morte del Daimyo.`,
    over: (winner, honour) => `**${winner}** raggiunge ${honour} onore e vince.`,
  },

  options: {
    target: 'Onore per vincere',
    'target:auto': 'Secondo i giocatori: 400, o 300 in 5 o 6',
    data: 'Valori delle carte della tua copia',
  },
}
