import type { Outcome, Run, Seat } from '@noren/engine'
import { clockwise, only, shuffle } from '@noren/engine'
import type { Teller } from '../atoms.ts'
import { handOf, sum, tellCards, totals, tricksOf } from '../atoms.ts'
import type { Card } from '../cards.ts'
import { LAST_CARDS, ROUNDS, handSize, idOf } from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { Deal, Round } from '../frames.ts'
import { dealFrame, roundFrame, turnFrame } from '../frames.ts'
import { allSee, sees } from '../knowledge.ts'
import type { Sakura } from '../state.ts'

/** The deal of a round (SA-SETUP-2 to 5, SA-END-6). Coins stay and none are handed out (SA-END-8, SA-END-9,
 * SA-END-10); characters and the Yin-Yang card stay too (SA-END-11, SA-AMB-25). */
export const deal: Run<Sakura, Deal, SakuraEvent> = {
  clause: 'SA-SETUP-3',
  run(s, _f, t) {
    const size = handSize(s.seats)
    const pool = gather(s)
    const returned = pool.length < s.seats * size + 2 ? s.removed.length : 0
    if (returned > 0) pool.push(...s.removed.splice(0)) // SA-AMB-17
    shuffle(s.rng, pool)
    t.reveal({ type: 'shuffled', round: s.round, cards: pool.length, returned, clause: 'SA-SETUP-2' })
    for (let seat = 0; seat < s.seats; seat++) {
      const cards = pool.splice(pool.length - size)
      s.hands[seat] = cards
      sees(s, seat, cards)
      tellCards(t, only(seat), { type: 'dealt', seat, count: size, clause: 'SA-SETUP-3' }, cards)
    }
    const left = pool.pop() as Card
    const right = pool.pop() as Card
    s.piles = [[left], [right]] // SA-SETUP-4
    allSee(s, left)
    allSee(s, right)
    s.aside = pool // SA-SETUP-5
    s.frames = [roundFrame(s.first)]
    t.reveal({
      type: 'roundBegan',
      round: s.round,
      seat: s.first,
      left: idOf(left),
      right: idOf(right),
      aside: pool.length,
      clause: 'SA-SETUP-4',
    })
  },
}

/** All cards but the removed ones come together (SA-AMB-24), and nobody knows any more where they lie. */
function gather(s: Sakura): Card[] {
  const pool = s.aside
  for (const piles of [s.hands, s.tricks, s.piles])
    for (let i = 0; i < piles.length; i++) {
      pool.push(...(piles[i] as Card[]))
      piles[i] = []
    }
  s.known.fill(0)
  for (const card of s.removed) allSee(s, card)
  return pool
}

/** A round goes on until every player holds exactly two cards (SA-END-1), which are not played (SA-END-2, SA-AMB-4). */
export const round: Run<Sakura, Round, SakuraEvent> = {
  clause: 'SA-END-1',
  run(s, f, t) {
    if (isOver(s)) return endRound(s, t)
    s.frames.push(turnFrame(f.seat))
    t.tell({ type: 'turnBegan', seat: f.seat, clause: 'SA-PLAY-1' })
  },
}

function isOver(s: Sakura): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (handOf(s, seat).length !== LAST_CARDS) return false
  return true
}

/** SA-END-3 to 5: the shurikens of each trick pile are written down; then the next round (SA-END-7) or the end (SA-END-12). */
function endRound(s: Sakura, t: Teller): void {
  const written: number[] = []
  for (let seat = 0; seat < s.seats; seat++) written.push(sum(s.table.shurikens, tricksOf(s, seat)))
  s.scores.push(written)
  if (t.deaf !== true)
    t.reveal({
      type: 'roundScored',
      round: s.round,
      scores: s.scores[s.round - 1]?.slice() ?? [],
      totals: totals(s),
      clause: 'SA-END-4',
    })
  if (s.round === ROUNDS) return endGame(s, t)
  s.round++
  s.first = clockwise(s.first, s.seats)
  s.frames = [dealFrame(s.first)]
}

function endGame(s: Sakura, t: Teller): void {
  const scores = totals(s)
  s.outcome = judge(scores, s.coins)
  s.frames = []
  const winners = scores.flatMap((_, seat) => (s.outcome?.ranks[seat] === 1 ? [seat] : []))
  t.tell({ type: 'gameOver', winners, totals: scores, coins: s.coins.slice(), clause: s.outcome.clause })
}

/** Fewest shurikens win, then most coins, then the victory is shared (SA-END-14 to 16); the others rank alike (SA-AMB-42). Example: SA-EX-14. */
export function judge(scores: readonly number[], coins: readonly number[]): Outcome {
  const seats = scores.map((_, seat) => seat)
  const ahead = (a: Seat, b: Seat): boolean =>
    (scores[a] as number) < (scores[b] as number) ||
    (scores[a] === scores[b] && (coins[a] as number) > (coins[b] as number))
  const ranks = seats.map(seat => 1 + seats.filter(other => ahead(other, seat)).length)
  const winners = ranks.filter(rank => rank === 1).length
  const best = Math.min(...scores)
  const level = scores.filter(score => score === best).length
  return Object.freeze({
    payoff: Object.freeze(ranks.map(rank => (rank === 1 ? 1 / winners : 0))),
    scores: Object.freeze([...scores]),
    ranks: Object.freeze(ranks),
    clause: level === 1 ? 'SA-END-14' : winners === 1 ? 'SA-END-15' : 'SA-END-16',
  })
}
