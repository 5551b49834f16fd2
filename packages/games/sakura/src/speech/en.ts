import type { CardId, CharacterId } from '../cards.ts'
import { REFRESH_PRICE } from '../cards.ts'
import type { People, Speech, Wanted } from './speech.ts'
import { colourIn, joined, partsOf, valueIn } from './speech.ts'

const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`)
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
const card = (id: CardId): string => `${colourIn(id)} ${valueIn(id)}`
const cardList = (ids: readonly CardId[]): string => joined(ids.map(card), 'and')
const side = (s: string): string => `the ${s} pile`
const PLACES = {
  left: 'your left neighbour',
  right: 'your right neighbour',
  opposite: 'your opponent',
} as const

const characters: Readonly<Record<CharacterId, string>> = {
  'cook-1': 'First Cook',
  'cook-2': 'Second Cook',
  'cook-3': 'Third Cook',
  'geisha-neighbours': 'Geisha-Neighbours',
  'geisha-peek': 'Geisha-Peek',
  'geisha-reorder': 'Geisha-Reorder',
  'samurai-flip': 'Samurai-Flip',
  'samurai-lower': 'Samurai-Lower',
  'samurai-higher': 'Samurai-Higher',
  'daimyo-discard': 'Daimyo-Discard',
  'daimyo-steal': 'Daimyo-Steal',
  'daimyo-vote': 'Daimyo-Vote',
  'konohana-harvest': 'Konohana-Harvest',
  'konohana-colour': 'Konohana-Colour',
  'konohana-free': 'Konohana-Free',
}
/** Cooks are three of a kind; the others go by their names in the rules. */
const titled = (id: CharacterId): string => (id.startsWith('cook') ? `the ${characters[id]}` : characters[id])

const does = (p: People, seat: number, you: string, they: string): string =>
  p.me(seat) ? `**You** ${you}` : `${p.of(seat)} ${they}`
const them = (p: People, seat: number): string => (p.me(seat) ? 'you' : p.of(seat))
const whose = (p: People, seat: number, thing: string): string =>
  p.me(seat) ? `your ${thing}` : `${p.of(seat)}’s ${thing}`
const some = (id: CardId | null, otherwise = 'a card'): string =>
  id === null ? otherwise : `**${card(id)}**`
const wanted = ({ colour, climbs, value, corner }: Wanted): string =>
  `${colour} ${corner ?? `${climbs ? 'above' : 'below'} ${value}`}, or any ${value}`

export const en: Speech = {
  title: 'Sakura',
  tagline: 'Lay petal on petal, and leave the shurikens to others.',
  unit: 'shurikens',
  options: {
    voluntaryTake: 'Piles may be taken at will',
    openSums: 'The table reckons what a pile pays',
    denialHiring: 'Characters may be hired only to deny them',
    data: 'Card figures of your own',
  },
  yes: 'yes',
  no: 'no',
  card,
  side,
  token: s => s,
  characters,
  coins,
  wanted,
  titled,
  effect(id, n) {
    const effects: Readonly<Record<string, string>> = {
      'geisha-neighbours': 'Draw a card from each neighbour and give each another one.',
      'geisha-peek': 'Look at one hand; you may exchange a card with it.',
      'geisha-reorder': 'Look through one pile and put it in any order.',
      'samurai-flip': 'Turn the Yin-Yang card: the rising pile falls, the falling one rises.',
      'samurai-lower': 'Your next card may be lower on the rising pile.',
      'samurai-higher': 'Your next card may be higher on the falling pile.',
      'daimyo-discard': 'Remove one of your trick cards; gain twice its shurikens in coins.',
      'daimyo-steal': 'Take a trick card of another player; gain three times its shurikens in coins.',
      'daimyo-vote': 'All choose a side in secret: gain twice the price, or half of it.',
      'konohana-harvest': 'Gain the coins of one pile.',
      'konohana-colour': 'Your next card counts as the colour of the pile.',
      'konohana-free': 'Your next card may go on any pile.',
    }
    return effects[id] ?? `Your next card counts as ${n} higher or ${n} lower.`
  },
  applied(a, n) {
    const { id, sign } = partsOf(a)
    return sign === '' ? characters[id] : `${sign}${n}`
  },
  label(verb, object, second, f) {
    switch (verb) {
      case 'place':
        return `Place ${object} on ${second}`
      case 'take':
        return f.coins === null
          ? `Take ${object}: ${cards(f.size)}`
          : `Take ${object}: ${cards(f.size)}, gain ${coins(f.coins)}`
      case 'hire':
        return `Hire ${object} for ${coins(f.price)}`
      case 'free':
        return `Use ${object} free of charge`
      case 'refresh':
        return `New row for ${coins(f.price)}, one of it free`
      case 'end':
        return 'End the turn'
      case 'apply':
        if (object === '') return 'Apply nothing'
        return f.counts === null ? `Apply ${object}` : `Apply ${object}: counts as ${f.counts}`
      case 'replace':
        return `Start the pile with ${object}`
      case 'give':
        return `Give ${object}`
      case 'look':
        return `Look at the hand of ${f.place === 'other' ? `player ${f.number}` : PLACES[f.place]}`
      case 'swap':
        return `Take ${object}`
      case 'leave':
        return 'Take nothing'
      case 'study':
        return `Look through ${object}`
      case 'lay':
        return `Lay ${object} next`
      case 'keep':
        return 'Done: the rest stays as it lies'
      case 'restore':
        return 'Put everything back as it was'
      case 'discard':
        return `Remove ${object}`
      case 'rob':
        return `Look through the tricks of ${f.place === 'other' ? `player ${f.number}` : PLACES[f.place]}`
      case 'steal':
        return `Steal ${object}`
      case 'vote':
        return `Choose ${object}`
      case 'harvest':
        return f.coins === null ? `Harvest ${object}` : `Harvest ${object}: ${coins(f.coins)}`
      default:
        return verb
    }
  },
  turn(wants, pending, free) {
    const extra = free
      ? ' One of the new characters is free just now.'
      : pending
        ? ' Your helpers count for the next card.'
        : ''
    if (wants.length === 0) return `Hire once more, or end your turn.${extra}`
    const each = wants.map(w => `${w.pile === 'left' ? 'Left' : 'Right'}: ${wanted(w)}`)
    return `Serve ${wants.length === 2 ? 'both piles' : 'the other pile'}. ${each.join(' · ')}.${extra}`
  },
  ask(q, p) {
    switch (q.kind) {
      case 'how':
        return q.card === null
          ? 'How do your helpers count?'
          : `How do your helpers count for ${card(q.card)}?`
      case 'replace':
        return `Which card starts ${side(q.pile)} anew? Any card will do.`
      case 'give':
        return q.drawn === null
          ? `Which card goes to ${them(p, q.to)}?`
          : `You drew ${card(q.drawn)} from ${them(p, q.to)}. Which other card do you give?`
      case 'peekWho':
        return 'Whose hand do you look at?'
      case 'peek':
        return `This is ${whose(p, q.target, 'hand')}. Do you take a card?`
      case 'exchange':
        return `Which card does ${them(p, q.target)} get in exchange?`
      case 'reorderWhich':
        return 'Which pile do you look through?'
      case 'reorder':
        return 'Lay the pile anew, from the bottom to the top.'
      case 'discardTrick':
        return 'Which of your trick cards leaves the game?'
      case 'stealWho':
        return 'Whose tricks do you look through?'
      case 'steal':
        return `Which of ${whose(p, q.target, 'trick cards')} do you take?`
      case 'vote':
        return `White or black? ${does(p, q.seat, 'paid', 'paid')} ${coins(q.price)} for this vote.`
      case 'harvest':
        return 'Which pile do you harvest?'
      default:
        return 'Your turn.'
    }
  },
  waiting: names => `Waiting for ${joined(names, 'and')}.`,
  over: 'The game is over.',
  tell(e, p) {
    switch (e.type) {
      case 'shuffled':
        return e.returned === 0
          ? null
          : `Too few cards were left: ${cards(e.returned)} removed earlier came back into the game.`
      case 'roundBegan':
        return `Round ${e.round}. **${card(e.left)}** lies left, **${card(e.right)}** right. ${does(p, e.first, 'begin', 'begins')}.`
      case 'placed':
        return (
          `${does(p, e.seat, 'place', 'places')} **${card(e.card)}** on ${side(e.pile)}` +
          (e.helpers.length === 0 ? '.' : ` with ${joined(e.helpers.map(titled), 'and')}.`)
        )
      case 'took':
        return `${does(p, e.seat, 'take', 'takes')} ${side(e.pile)}: ${cards(e.count)} and ${coins(e.coins)}.`
      case 'replaced':
        return `${does(p, e.seat, 'start', 'starts')} ${side(e.pile)} anew with **${card(e.card)}**.`
      case 'gained':
        return e.dry ? 'The reserve is empty.' : null
      case 'hired':
        return e.free
          ? `${does(p, e.seat, 'use', 'uses')} **${titled(e.character)}** free of charge.`
          : `${does(p, e.seat, 'hire', 'hires')} **${titled(e.character)}** for ${coins(e.price)}${e.unused ? ', only to deny it to the others' : ''}.`
      case 'refreshed':
        return `${does(p, e.seat, 'replace', 'replaces')} the row for ${coins(REFRESH_PRICE)}.`
      case 'reshuffled':
        return 'The discarded characters are shuffled into a new deck.'
      case 'drew':
        return `${does(p, e.seat, 'draw', 'draws')} ${some(e.card)} from ${them(p, e.from)}.`
      case 'gave':
        return `${does(p, e.seat, 'give', 'gives')} ${them(p, e.to)} ${some(e.card)}.`
      case 'peeked':
        return (
          `${does(p, e.seat, 'look', 'looks')} at ${whose(p, e.target, 'hand')}` +
          (e.cards === null ? '.' : `: ${cardList(e.cards)}.`)
        )
      case 'swapped':
        return `${does(p, e.seat, 'take', 'takes')} ${some(e.card)} from ${them(p, e.from)}.`
      case 'left':
        return `${does(p, e.seat, 'take', 'takes')} nothing.`
      case 'studied':
        return `${does(p, e.seat, 'look', 'looks')} through ${side(e.pile)}${e.cards === null ? '.' : `: ${cardList(e.cards)}.`}`
      case 'reordered':
        return `${does(p, e.seat, 'lay', 'lays')} ${side(e.pile)} anew: **${card(e.top)}** is on top.`
      case 'flipped':
        return `The Yin-Yang card turns: the ${e.plusSide} pile rises now.`
      case 'discardedTrick':
        return `${does(p, e.seat, 'remove', 'removes')} **${card(e.card)}** from the game and ${p.me(e.seat) ? 'gain' : 'gains'} ${coins(e.coins)}.`
      case 'looked':
        return `${does(p, e.seat, 'look', 'looks')} through ${whose(p, e.target, 'tricks')}.`
      case 'stole':
        return `${does(p, e.seat, 'take', 'takes')} ${some(e.card, 'a card')} from ${whose(p, e.from, 'tricks')}: ${coins(e.coins)}.`
      case 'voteOpened':
        return 'White or black? All choose in secret.'
      case 'voteRevealed': {
        const white = e.sides.filter(s => s === 'white').length
        const toss = e.toss === null ? '' : ` The third token falls ${e.toss}.`
        return `The tokens turn: **${white} white, ${e.sides.length - white} black**.${toss} ${does(p, e.seat, 'gain', 'gains')} ${coins(e.coins)}.`
      }
      case 'harvested':
        return `${does(p, e.seat, 'harvest', 'harvests')} ${side(e.pile)}: ${coins(e.coins)}.`
      case 'roundScored':
        return `Round ${e.round} is over: ${joined(
          e.scores.map((n, seat) => `${them(p, seat)} ${n}`),
          'and',
        )}.`
      case 'gameOver':
        return e.winners.length === 1
          ? `${does(p, e.winners[0] ?? 0, 'win', 'wins')} the game.`
          : `${joined(
              e.winners.map(seat => them(p, seat)),
              'and',
            )} share the victory.`
      default:
        return null
    }
  },
}
