import { below } from '@noren/engine'
import type { Contender } from './work.ts'
import { dealRng, fold, mostTricks, picksRng } from './work.ts'

const deck = new Uint8Array(32)
const hands = new Int32Array(4)
const won = new Uint8Array(4)
const legalCards = new Uint8Array(8)

/** No engine at all: typed arrays and one loop. The ceiling for anything written in JavaScript. */
export const bare: Contender = {
  name: 'bare',
  playout(seed, sum, trace) {
    const deal = dealRng(seed)
    const picks = picksRng(seed)
    for (let i = 0; i < 32; i++) deck[i] = i
    for (let i = 31; i > 0; i--) {
      const j = below(deal, i + 1)
      const held = deck[i] as number
      deck[i] = deck[j] as number
      deck[j] = held
    }
    hands.fill(0)
    won.fill(0)
    for (let i = 0; i < 32; i++) (hands[i >> 3] as number) |= 1 << (deck[i] as number)
    let leader = 0
    let last = 0
    for (let trick = 0; trick < 8; trick++) {
      last = leader
      let best = -1
      let winner = leader
      let suit = 0
      for (let k = 0; k < 4; k++) {
        const seat = (leader + k) & 3
        const hand = hands[seat] as number
        const following = k === 0 ? hand : hand & suit
        let n = 0
        for (let rest = following === 0 ? hand : following; rest !== 0; rest &= rest - 1)
          legalCards[n++] = 31 - Math.clz32(rest & -rest)
        const card = legalCards[below(picks, n)] as number
        trace?.push(card)
        hands[seat] = hand & ~(1 << card)
        if (k === 0) suit = 0xff << (card & 24)
        if (card > best && (suit & (1 << card)) !== 0) {
          best = card
          winner = seat
        }
      }
      ;(won[winner] as number)++
      leader = winner
    }
    return fold(sum, won, mostTricks(won), last)
  },
}
