import type { Phrases, Who } from './phrases.ts'

const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`
const dice = (n: number): string => `${n} ${n === 1 ? 'die' : 'dice'}`

const does = (who: Who, you: string, they: string): string =>
  who.me ? `**You** ${you}` : `**${who.name}** ${they}`
const them = (who: Who): string => (who.me ? 'you' : `**${who.name}**`)
const whose = (who: Who, thing: string): string =>
  who.me ? `your ${thing}` : `the ${thing} of **${who.name}**`
const lord = (row: 'samurai' | 'daimyo'): string => (row === 'samurai' ? 'Samurai' : 'Daimyo')

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
  dissolve: price => `Dissolve the alliance (${price})`,
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
  victim: (row, who) => `The ${row === 'samurai' ? 'Samurai' : 'Daimyo'} of ${who}`,
  shame: (who, loss, saved) => `Dishonour ${who} (${loss} or ${saved})`,
  accept: loss => `Bear it (${loss})`,
  saveMine: loss => `Play Save Face (${loss})`,
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
    waitTurn: who => `It is **${who}**'s turn.`,
    waitAnswer: (who, by) => `**${by}** dishonoured **${who}**, who must answer.`,
    waitShamed: who => `You dishonoured **${who}**, who must answer.`,
    waitWindow: who => `Everybody is asked: Save Face for **${who}**?`,
    waitMine: 'Everybody is asked: Save Face for you?',
    waitCastle: (who, loser) => `**${who}** decides about the castle of **${loser}**.`,
    waitMyCastle: who => `**${who}** decides about your castle.`,
  },

  tell: {
    house: (row, who, own) =>
      own && !who.me ? `their ${lord(row)}'s house` : whose(who, `${lord(row)}'s house`),
    began: (dealer, first) =>
      `${does(dealer, 'dealt', 'dealt')}; ${first.me ? '**you** begin' : `**${first.name}** begins`}.`,
    turn: (who, round) => `Round ${round}: ${who.me ? '**your** turn' : `turn of **${who.name}**`}.`,
    honour: (who, amount, total, why) =>
      why === 'collect'
        ? `${does(who, 'collect', 'collects')} ${amount} honour: ${total}.`
        : why === 'dissolve'
          ? `${does(who, 'lose', 'loses')} ${amount} for breaking an alliance: ${total}.`
          : why === 'ninja'
            ? `${does(who, 'lose', 'loses')} ${amount} for using ninjas: ${total}.`
            : why === 'treachery'
              ? `${does(who, 'lose', 'loses')} ${amount} for treachery: ${total}.`
              : `${does(who, 'are', 'is')} dishonoured, ${amount}: ${total}.`,
    drew: (who, card) => `${does(who, 'draw', 'draws')} ${card ?? 'a card'}.`,
    reshuffled: n => `The discard pile is shuffled: ${n} cards.`,
    discarded: (who, card) => `${does(who, 'discard', 'discards')} ${card}.`,
    placed: (who, card, where) => `${does(who, 'lay', 'lays')} ${card} into ${where}.`,
    enthroned: (who, card) => `${does(who, 'follow', 'follows')} a new Daimyo: ${card}.`,
    dismissed: (who, second, card) =>
      `${does(who, 'dismiss', 'dismisses')} ${them(second)}, who must follow ${card}.`,
    proclaimed: (who, daimyo) => `${does(who, 'proclaim', 'proclaims')} ${daimyo} **Shogun**.`,
    allied: (who, to) => `${does(who, 'swear loyalty', 'swears loyalty')} to ${whose(to, 'Daimyo')}.`,
    serving: (who, to) => `${does(who, 'now serve', 'now serves')} ${whose(to, 'Daimyo')}.`,
    dissolving: (who, from) => `${does(who, 'will leave', 'will leave')} ${whose(from, 'Daimyo')}.`,
    ronin: who => `${does(who, 'are', 'is')} a Rônin.`,
    titleTo: who => `The title of Shogun passes to ${them(who)}.`,
    titleFree: 'The title of Shogun is free.',
    succeeded: (who, from, daimyo) =>
      `${does(who, 'succeed', 'succeeds')} ${them(from)} at the side of ${daimyo}.`,
    daimyoDied: (daimyo, lost) => `${daimyo} dies and the house falls (${cards(lost)}).`,
    daimyoLeft: (who, daimyo, lost) =>
      `${does(who, 'leave', 'leaves')} ${daimyo}; the house falls (${cards(lost)}).`,
    samuraiDied: (who, lost) =>
      `${who.me ? 'Your Samurai' : `The Samurai of **${who.name}**`} dies and his house falls (${cards(lost)}).`,
    spied: (who, card, where) => `${does(who, 'send', 'sends')} ${card} into ${where}.`,
    destroyed: card => `${card} is destroyed.`,
    stolen: (card, where) => `${card} is stolen into ${where}.`,
    assassin: (who, victim, need) =>
      `${does(who, 'send', 'sends')} an assassin to ${victim}: ${need} or more kills.`,
    victim: (row, who) => whose(who, lord(row)),
    stabbed: (die, success) =>
      success ? `The die shows ${die}: death.` : `The die shows ${die}: he escapes.`,
    guardFell: where => `A guard falls in ${where}.`,
    attacked: (who, target, d) =>
      `${does(who, 'attack', 'attacks')} ${them(target)}: ${dice(d[0])} against ${d[1]}.`,
    rolled: (a, b, totals, tie) =>
      tie
        ? `${does(a, 'and', 'and')} ${them(b)} both roll ${totals[0]}: again.`
        : `${does(a, 'roll', 'rolls')} ${totals[0]}, ${them(b)} ${totals[1]}.`,
    won: (winner, loser) => `${does(winner, 'beat', 'beats')} ${them(loser)}.`,
    window: who => `Will anybody save ${whose(who, 'face')}?`,
    saved: (by, who) =>
      by.seat === who.seat
        ? `${does(by, 'play', 'plays')} Save Face.`
        : `${does(by, 'play', 'plays')} Save Face for ${them(who)}.`,
    unsaved: who => `Nobody saves ${whose(who, 'face')}.`,
    castleTaken: (winner, card) => `${does(winner, 'take', 'takes')} ${card}.`,
    castleBurned: (winner, card) => `${does(winner, 'burn', 'burns')} ${card}.`,
    dishonor: (who, target) => `${does(who, 'dishonour', 'dishonours')} ${them(target)}.`,
    answered: (who, answer) =>
      answer === 'accept'
        ? `${does(who, 'bear it', 'bears it')}.`
        : answer === 'save'
          ? `${does(who, 'save face', 'saves face')}.`
          : answer === 'suicide-samurai'
            ? `${does(who, 'choose the death of your', 'chooses the death of the')} Samurai.`
            : `${does(who, 'choose the death of your', 'chooses the death of the')} Daimyo.`,
    over: (winner, honour) =>
      `${does(winner, 'reach', 'reaches')} ${honour} honour and ${winner.me ? 'win' : 'wins'}.`,
  },

  options: {
    target: 'Honour to win',
    'target:auto': 'By players: 400, or 300 with 5 or 6',
    alliances: 'Who may declare an alliance',
    'alliances:ronin': 'Only a Rônin',
    'alliances:anyone': 'Anyone but the Shogun',
    shogunSaves: 'The Shogun may save the face of others',
    data: 'Card figures of your own copy',
  },
}
