import type { Phrases } from './phrases.ts'

const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`
const dice = (n: number): string => `${n} ${n === 1 ? 'die' : 'dice'}`

export const en: Phrases = {
  title: 'Honor of the Samurai',
  tagline: 'Two houses, one title, and the race to the most honoured name',
  unit: 'honour',
  card: {},
  status: {
    first: '1st Samurai',
    ronin: 'Rônin',
    pledged: 'pledged',
    second: 'second Samurai',
    leaving: 'second Samurai, leaving',
  },
  player: n => `player ${n}`,
  row: row => (row === 'samurai' ? "Samurai's house" : "Daimyo's house"),
  rowOf: (row, who) => `${row === 'samurai' ? "Samurai's" : "Daimyo's"} house of ${who}`,
  actions: n => `${n} ${n === 1 ? 'action' : 'actions'}`,

  draw: 'Draw a card (1 action)',
  play: (card, price) => `Play ${card} (${price})`,
  discard: card => `Discard ${card}`,
  proclaim: bonus => `Proclaim your Daimyo Shogun (${bonus} each turn)`,
  attack: (who, mine, theirs) => `Attack ${who}: ${dice(mine)} against ${theirs}`,
  ally: (who, share) => `Ally with ${who} (${share} each turn)`,
  dissolve: 'Dissolve the alliance (−25)',
  end: 'End the turn',
  back: 'Put the card back',
  lay: (row, foreign) =>
    row === 'samurai'
      ? "Into my Samurai's house"
      : foreign
        ? "Into my lord's house"
        : "Into my Daimyo's house",
  enthrone: card => `Follow ${card}`,
  dismiss: card => `Dismiss the second Samurai with ${card}`,
  pick: (card, where) => `${card}, ${where}`,
  fates: {
    destroy: 'Destroy it',
    samurai: "Into my Samurai's house",
    daimyo: "Into the Daimyo's house",
    second: "Into my second Samurai's house",
  },
  enough: 'That is enough',
  kill: (row, who, need, price) =>
    `The ${row === 'samurai' ? 'Samurai' : 'Daimyo'} of ${who}: ${need}+ (${price})`,
  shame: who => `Dishonour ${who} (−75 or −30)`,
  accept: 'Bear it (−75)',
  saveMine: 'Play Save Face (−30)',
  save: 'Play Save Face',
  pass: 'Pass',
  suicide: (row, lost) => `My ${row === 'samurai' ? 'Samurai' : 'Daimyo'} dies (${cards(lost)} lost)`,
  take: (card, swap) => (swap ? `Take ${card} for my own castle` : `Take ${card}`),
  burn: card => `Burn ${card}`,

  asks: {
    turn: left =>
      left === 0
        ? 'No action is left. Declare, discard, or end your turn.'
        : `Your turn: ${left} ${left === 1 ? 'action' : 'actions'} left.`,
    place: card => `Which house for **${card}**?`,
    daimyo: card => `Whom shall **${card}** lead?`,
    assassin: 'Whom shall the assassin visit?',
    dishonor: 'Whom do you dishonour?',
    pick: 'Which possession shall the spy take or destroy?',
    pickMore: 'A second possession of the same house?',
    fate: card => `What becomes of **${card}**?`,
    answer: by => `**${by}** dishonours you. How do you answer?`,
    saveDishonor: who => `Will you save the face of **${who}**?`,
    saveBattle: (who, winner) => `**${who}** lost to **${winner}**. Will you play Save Face?`,
    saveMine: winner => `Your Daimyo lost to **${winner}** and will die. Will you play Save Face?`,
    saveBeaten: who => `You beat **${who}**. Will you let the Daimyo live by Save Face?`,
    saveShamed: who => `You dishonoured **${who}**. Will you play Save Face all the same?`,
    sealed: who => `Your answer about **${who}** is sealed.`,
    sealedMine: 'Your answer is sealed.',
    castle: loser => `The castle of **${loser}** is yours: take it or burn it?`,
    over: winner => `**${winner}** is the most honoured Samurai.`,
    overMine: 'You are the most honoured Samurai.',
    waitTurn: who => `**${who}** is at turn.`,
    waitAnswer: (who, by) => `**${by}** dishonoured **${who}**, who must answer.`,
    waitShamed: who => `You dishonoured **${who}**, who must answer.`,
    waitWindow: who => `Everybody is asked: Save Face for **${who}**?`,
    waitMine: 'Everybody is asked: Save Face for you?',
    waitCastle: (who, loser) => `**${who}** decides about the castle of **${loser}**.`,
    waitMyCastle: who => `**${who}** decides about your castle.`,
  },

  tell: {
    began: (dealer, first) => `**${dealer}** dealt; **${first}** begins.`,
    turn: (who, round) => `Round ${round}: turn of **${who}**.`,
    honour: (who, amount, total, why) =>
      why === 'collect'
        ? `**${who}** collects ${amount} honour: ${total}.`
        : why === 'dissolve'
          ? `**${who}** loses ${amount} for breaking an alliance: ${total}.`
          : why === 'ninja'
            ? `**${who}** loses ${amount} for using ninjas: ${total}.`
            : why === 'treachery'
              ? `**${who}** loses ${amount} for treachery: ${total}.`
              : `**${who}** is dishonoured, ${amount}: ${total}.`,
    drew: (who, card) => (card === null ? `**${who}** draws a card.` : `**${who}** draws ${card}.`),
    reshuffled: n => `The discard pile is shuffled: ${n} cards.`,
    discarded: (who, card) => `**${who}** discards ${card}.`,
    placed: (who, card, where) => `**${who}** lays ${card} into the ${where}.`,
    enthroned: (who, card) => `**${who}** follows a new Daimyo: ${card}.`,
    dismissed: (who, second, card) => `**${who}** dismisses **${second}**, who must follow ${card}.`,
    proclaimed: (who, daimyo) => `**${who}** proclaims ${daimyo} **Shogun**.`,
    allied: (who, lord) => `**${who}** pledges himself to the Daimyo of **${lord}**.`,
    serving: (who, lord) => `**${who}** now serves the Daimyo of **${lord}**.`,
    dissolving: (who, lord) => `**${who}** will leave the Daimyo of **${lord}**.`,
    ronin: who => `**${who}** is a Rônin.`,
    titleTo: who => `The title of Shogun passes to **${who}**.`,
    titleFree: 'The title of Shogun is free.',
    succeeded: (who, from, daimyo) => `**${who}** succeeds **${from}** at the side of ${daimyo}.`,
    daimyoDied: (daimyo, lost) => `${daimyo} dies and the house falls (${cards(lost)}).`,
    samuraiDied: (who, lost) => `The Samurai of **${who}** dies and his house falls (${cards(lost)}).`,
    spied: (who, card, where) => `**${who}** sends ${card} into the ${where}.`,
    destroyed: card => `${card} is destroyed.`,
    stolen: (card, where) => `${card} is stolen into the ${where}.`,
    assassin: (who, victim, need) => `**${who}** sends an assassin to ${victim}: ${need} or more kills.`,
    victim: (row, who) => `the ${row === 'samurai' ? 'Samurai' : 'Daimyo'} of **${who}**`,
    stabbed: (die, success) =>
      success ? `The die shows ${die}: death.` : `The die shows ${die}: he escapes.`,
    guardFell: where => `A guard falls in the ${where}.`,
    attacked: (who, target, d) => `**${who}** attacks **${target}**: ${dice(d[0])} against ${d[1]}.`,
    rolled: (a, b, totals, tie) =>
      tie
        ? `**${a}** and **${b}** both roll ${totals[0]}: again.`
        : `**${a}** rolls ${totals[0]}, **${b}** ${totals[1]}.`,
    won: (winner, loser) => `**${winner}** beats **${loser}**.`,
    window: who => `Will anybody save the face of **${who}**?`,
    saved: (by, who) => `**${by}** plays Save Face for **${who}**.`,
    unsaved: who => `Nobody saves the face of **${who}**.`,
    castleTaken: (winner, card) => `**${winner}** takes ${card}.`,
    castleBurned: (winner, card) => `**${winner}** burns ${card}.`,
    dishonor: (who, target) => `**${who}** dishonours **${target}**.`,
    answered: (who, answer) =>
      answer === 'accept'
        ? `**${who}** bears it.`
        : answer === 'save'
          ? `**${who}** saves face.`
          : answer === 'suicide-samurai'
            ? `**${who}** chooses the death of the Samurai.`
            : `**${who}** chooses the death of the Daimyo.`,
    over: (winner, honour) => `**${winner}** reaches ${honour} honour and wins.`,
  },

  options: {
    target: 'Honour to win',
    'target:auto': 'By players: 400, or 300 with 5 or 6',
    data: 'Card figures of your own copy',
  },
}
