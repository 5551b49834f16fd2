import type { Ask, Table } from '@noren/engine'
import { below, only } from '@noren/engine'
import { DISCARD, ROB, STEAL, VOTE, operand } from '../actions.ts'
import { both, gain, idsOf, inOrder, takeOut, tricksOf } from '../atoms.ts'
import type { Card, TokenSide } from '../cards.ts'
import { TOKEN_SIDES, idOf } from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { DiscardTrick, Steal, StealWho, Vote } from '../frames.ts'
import { stealFrame } from '../frames.ts'
import { allSee, losesTrackOfTricks, sees } from '../knowledge.ts'
import type { Sakura } from '../state.ts'

const shurikensOn = (s: Sakura, card: Card): number => s.table.shurikens[card] as number

/** What `gain` will pay out of this much. */
const payable = (s: Sakura, due: number): number => (due < s.reserve ? due : s.reserve)

/** Daimyo-Discard: an own trick card leaves the game for good and pays twice its shurikens (SA-CHAR-27 to 30). Example: SA-EX-13. */
export const discardTrick: Ask<Sakura, DiscardTrick, SakuraEvent> = {
  clause: 'SA-CHAR-27',
  candidates(s, _f, seat, out) {
    for (const card of inOrder(tricksOf(s, seat))) out.add(DISCARD | card)
  },
  barriers: [],
  apply(s, _f, seat, a, t) {
    const card = operand(a)
    s.frames.pop()
    takeOut(tricksOf(s, seat), card) // SA-CHAR-29
    s.removed.push(card) // SA-CHAR-30
    allSee(s, card)
    const due = 2 * shurikensOn(s, card)
    t.reveal({
      type: 'discardedTrick',
      seat,
      card: idOf(card),
      coins: payable(s, due),
      clause: 'SA-CHAR-27',
    })
    gain(s, seat, due, 'SA-CHAR-28', t)
  },
}

/** Daimyo-Steal: from whom (SA-CHAR-32). */
export const stealWho: Ask<Sakura, StealWho, SakuraEvent> = {
  clause: 'SA-CHAR-32',
  candidates(s, _f, seat, out) {
    for (let other = 0; other < s.seats; other++) if (other !== seat) out.add(ROB | other)
  },
  barriers: [{ clauses: ['SA-CHAR-35'], blocks: (s, _f, _seat, a) => tricksOf(s, operand(a)).length === 0 }],
  apply(s, _f, seat, a, t) {
    const target = operand(a)
    s.frames.pop()
    s.frames.push(stealFrame(only(seat), target))
    sees(s, seat, tricksOf(s, target))
    const told = { type: 'looked', seat, target, clause: 'SA-CHAR-50' } as const
    const cards = idsOf(inOrder(tricksOf(s, target)))
    t.whisper(both(seat, target), { ...told, cards }, { ...told, cards: null })
  },
}

/** Daimyo-Steal: the hirer looks and picks (SA-CHAR-50, SA-AMB-18); the card pays three times its shurikens (SA-CHAR-33). */
export const steal: Ask<Sakura, Steal, SakuraEvent> = {
  clause: 'SA-CHAR-50',
  candidates(s, f, _seat, out) {
    for (const card of inOrder(tricksOf(s, f.target))) out.add(STEAL | card)
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    const card = operand(a)
    const { target } = f
    s.frames.pop()
    const due = 3 * shurikensOn(s, card)
    const told = { type: 'stole', seat, from: target, coins: payable(s, due), clause: 'SA-CHAR-34' } as const
    t.whisper(both(seat, target), { ...told, card: idOf(card) }, { ...told, card: null })
    gain(s, seat, due, 'SA-CHAR-33', t)
    losesTrackOfTricks(s, card, target, seat)
    takeOut(tricksOf(s, target), card)
    tricksOf(s, seat).push(card)
  },
}

const tokenSide = (side: number): TokenSide => TOKEN_SIDES[side] as TokenSide

/** Daimyo-Vote: everybody chooses a side in secret (SA-CHAR-36); the last answer turns all tokens at once (SA-CHAR-37). Examples: SA-EX-3, SA-EX-10, SA-EX-11. */
export const vote: Ask<Sakura, Vote, SakuraEvent> = {
  clause: 'SA-CHAR-36',
  candidates(_s, _f, _seat, out) {
    out.add(VOTE)
    out.add(VOTE | 1)
  },
  barriers: [],
  apply(_s, f, seat, a, t) {
    f.sealed[seat] = operand(a)
    f.waiting &= ~only(seat)
    t.tell({ type: 'voted', seat, clause: 'SA-CHAR-36' })
  },
  run: reveal,
}

/** SA-CHAR-38 to 40: the hirer alone gains (SA-CHAR-41). The hirer's side is counted, the third token of two players with it (SA-AMB-15, SA-AMB-46). */
function reveal(s: Sakura, f: Vote, t: Table<SakuraEvent>): void {
  s.frames.pop()
  const mine = f.sealed[f.hirer] as number
  const toss = s.seats === 2 ? below(s.rng, 2) : -1 // SA-CHAR-40
  let withMe = toss === mine ? 1 : 0
  let voices = toss < 0 ? 0 : 1
  for (let seat = 0; seat < s.seats; seat++) {
    if (f.sealed[seat] === mine) withMe++
    voices++
  }
  const won = withMe >= voices - withMe
  const due = won ? 2 * f.price : f.price >> 1
  t.reveal({
    type: 'voteRevealed',
    seat: f.hirer,
    sides: f.sealed.map(tokenSide),
    toss: toss < 0 ? null : tokenSide(toss),
    won,
    coins: payable(s, due),
    clause: 'SA-CHAR-37',
  })
  gain(s, f.hirer, due, won ? 'SA-CHAR-38' : 'SA-CHAR-39', t)
}
