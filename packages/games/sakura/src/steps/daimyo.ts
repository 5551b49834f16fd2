import type { Asking } from '@noren/engine'
import { below, only } from '@noren/engine'
import { act } from '../actions.ts'
import type { Teller } from '../atoms.ts'
import { both, gain, inOrder, payable, takeOut, tellCard, tellCards, tricksOf } from '../atoms.ts'
import type { Card, TokenSide } from '../cards.ts'
import { TOKEN_SIDES, idOf } from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { DiscardTrick, Steal, StealWho, Vote } from '../frames.ts'
import { stealFrame } from '../frames.ts'
import { allSee, losesTrackOfTricks, sees } from '../knowledge.ts'
import { NO_TRICKS_THERE } from '../reasons.ts'
import type { Sakura } from '../state.ts'

const shurikensOn = (s: Sakura, card: Card): number => s.table.shurikens[card] as number

const { discard, rob, steal: take, vote: choose } = act

/** Daimyo-Discard: an own trick card leaves the game for good and pays twice its shurikens (SA-CHAR-27 to 30). Example: SA-EX-13. */
export const discardTrick: Asking<Sakura, DiscardTrick, SakuraEvent> = {
  clause: 'SA-CHAR-27',
  offers(s, _f, seat, out) {
    for (const card of inOrder(tricksOf(s, seat))) out.may(discard(card))
  },
  apply(s, _f, seat, a, t) {
    const card = discard.card(a)
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
export const stealWho: Asking<Sakura, StealWho, SakuraEvent> = {
  clause: 'SA-CHAR-32',
  offers(s, _f, seat, out) {
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) out.put(rob(other), tricksOf(s, other).length > 0 ? null : NO_TRICKS_THERE)
  },
  apply(s, _f, seat, a, t) {
    const target = rob.seat(a)
    s.frames.pop()
    s.frames.push(stealFrame(seat, target))
    sees(s, seat, tricksOf(s, target))
    if (t.deaf !== true) {
      const told = { type: 'looked', seat, target, clause: 'SA-CHAR-50' } as const
      tellCards(t, both(seat, target), told, inOrder(tricksOf(s, target)))
    }
  },
}

/** Daimyo-Steal: the hirer looks and picks (SA-CHAR-50, SA-AMB-18); the card pays three times its shurikens (SA-CHAR-33). */
export const steal: Asking<Sakura, Steal, SakuraEvent> = {
  clause: 'SA-CHAR-50',
  offers(s, f, _seat, out) {
    for (const card of inOrder(tricksOf(s, f.target))) out.may(take(card))
  },
  apply(s, f, seat, a, t) {
    const card = take.card(a)
    const { target } = f
    s.frames.pop()
    const due = 3 * shurikensOn(s, card)
    const coins = payable(s, due)
    tellCard(t, both(seat, target), { type: 'stole', seat, from: target, coins, clause: 'SA-CHAR-34' }, card)
    gain(s, seat, due, 'SA-CHAR-33', t)
    losesTrackOfTricks(s, card, target, seat)
    takeOut(tricksOf(s, target), card)
    tricksOf(s, seat).push(card)
  },
}

const tokenSide = (side: number): TokenSide => TOKEN_SIDES[side] as TokenSide

/** Daimyo-Vote: everybody chooses a side in secret (SA-CHAR-36); the last answer turns all tokens at once (SA-CHAR-37). Examples: SA-EX-3, SA-EX-10, SA-EX-11. */
export const vote: Asking<Sakura, Vote, SakuraEvent> = {
  clause: 'SA-CHAR-36',
  offers(_s, _f, _seat, out) {
    for (let side = 0; side < TOKEN_SIDES.length; side++) out.may(choose(side))
  },
  apply(_s, f, seat, a, t) {
    f.sealed[seat] = choose.token(a)
    f.waiting &= ~only(seat)
    t.tell({ type: 'voted', seat, clause: 'SA-CHAR-36' })
  },
  run: reveal,
}

/** What a vote pays its hirer (SA-CHAR-38, SA-CHAR-39). */
export const stakeWon = (price: number): number => 2 * price
export const stakeLost = (price: number): number => price >> 1

/** SA-CHAR-38 to 40: the hirer alone gains (SA-CHAR-41). The hirer's side is counted, the third token of two players with it (SA-AMB-15, SA-AMB-46). */
function reveal(s: Sakura, f: Vote, t: Teller): void {
  s.frames.pop()
  const mine = f.sealed[f.seat] as number
  const toss = s.seats === 2 ? below(s.rng, 2) : -1 // SA-CHAR-40
  let withMe = toss === mine ? 1 : 0
  let voices = toss < 0 ? 0 : 1
  for (let seat = 0; seat < s.seats; seat++) {
    if (f.sealed[seat] === mine) withMe++
    voices++
  }
  const won = withMe >= voices - withMe
  const due = won ? stakeWon(f.price) : stakeLost(f.price)
  if (t.deaf !== true)
    t.reveal({
      type: 'voteRevealed',
      seat: f.seat,
      sides: f.sealed.map(tokenSide),
      toss: toss < 0 ? null : tokenSide(toss),
      won,
      coins: payable(s, due),
      clause: 'SA-CHAR-37',
    })
  gain(s, f.seat, due, won ? 'SA-CHAR-38' : 'SA-CHAR-39', t)
}
