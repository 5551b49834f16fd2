import type { Seat } from '@noren/engine'
import { sequence } from '@noren/engine'
import { act } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { backsOf, discardFromHand, inCardOrder, loseAllSake, toDiscard } from '../atoms.ts'
import type { LossReason, SakeEvent } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NONE, deathFrame, sideFrame } from '../frames.ts'
import { NOT_SHORTEST } from '../reasons.ts'
import { aliveCount, gapExists, gapTotal, nextAlive, prevAlive, unstand } from '../ring.ts'
import type { Sake } from '../state.ts'
import { SPIRIT, below2 } from '../state.ts'
import { keepLimit } from './hand.ts'
import type { AskOf, RunOf } from './types.ts'

const { keep } = act
type Death = FrameOf<'death'>

/** SK-DMG-5: dead at once. His death is carried out in the order of SK-DEATH; the killer gains nothing (SK-DEATH-13). */
export function kill(s: Sake, seat: Seat, t: Told): void {
  t.tell({ type: 'died', seat, clause: 'SK-DMG-5' })
  s.frames.push(deathFrame(seat))
}

/** SK-DEATH-1, SK-DEATH-2, SK-DEATH-3; SK-SEPPUKU-2, SK-SEPPUKU-3: sake, hand and cards in play. `status` is changed already. */
export function strip(s: Sake, seat: Seat, why: 'death' | 'seppuku', ringed: boolean, t: Told): void {
  const loss: LossReason = why
  loseAllSake(s, seat, loss, t, why === 'death' ? 'SK-DEATH-1' : 'SK-SEPPUKU-2')
  const clause = why === 'death' ? 'SK-DEATH-2' : 'SK-SEPPUKU-3'
  discardFromHand(s, seat, (s.hand[seat] as number[]).slice(), why, t, clause)
  const cards = [...(s.gear[seat] as number[]), ...(ringed ? takeDisciples(s, seat) : [])]
  s.gear[seat] = []
  s.places[seat] = 0
  s.wield[seat] = -1
  s.seated &= ~(1 << seat) // SK-DEATH-11
  if (cards.length > 0) {
    t.tell({
      type: 'discarded',
      seat,
      cards: inCardOrder(cards),
      why,
      clause: why === 'death' ? 'SK-DEATH-3' : clause,
    })
    toDiscard(s, cards, t)
  }
}

/** Takes the dead player's own Disciples out of the gaps beside him. */
function takeDisciples(s: Sake, seat: Seat): number[] {
  const out: number[] = []
  const right = prevAlive(s, seat)
  if (gapExists(s, seat)) while ((s.kin[seat] as number) > 0) out.push(unstand(s, seat * 64))
  const row = s.row[right] as number[]
  if (gapExists(s, right) && right !== seat)
    while (row.length > (s.kin[right] as number)) out.push(unstand(s, right * 64 + row.length - 1))
  return out
}

/** The gaps one of which is kept, in the order of the time-out: between the survivors, on his left, on his right. */
function gapsAround(s: Sake, dead: Seat): Seat[] {
  const next = nextAlive(s, dead)
  const prev = prevAlive(s, dead)
  const alive = aliveCount(s)
  if (alive < 2) return []
  return alive === 2 ? [next, dead, prev] : [dead, prev]
}

/** SK-EX-9, SK-EX-10. SK-DEATH-4, SK-LINE-1: those with the fewest cubes. */
function shortest(s: Sake, dead: Seat): Seat[] {
  const gaps = gapsAround(s, dead)
  let least = 99
  for (const g of gaps) least = Math.min(least, gapTotal(s, g))
  return gaps.filter(g => gapTotal(s, g) === least)
}

/** W-SIDE: only if a living Samurai's Disciple stands in one of the equal gaps; otherwise they are interchangeable. */
const sidesMatter = (s: Sake, tied: readonly Seat[]): boolean =>
  tied.length > 1 && tied.some(g => (s.row[g] as number[]).length > 0)

function giveBack(s: Sake, owner: Seat, cards: readonly number[], t: Told): void {
  if (cards.length === 0) return
  ;(s.hand[owner] as number[]).push(...cards)
  t.tell({ type: 'disciplesReturned', seat: owner, cards: cards.slice(), clause: 'SK-DEATH-7' })
}

/** SK-DEATH-6, SK-DEATH-7, SK-LINE-3, SK-LINE-4: cubes to the supply, Disciples to their owners' hands. */
function clearGap(s: Sake, gap: Seat, first: Seat, last: Seat, t: Told): number {
  if (!gapExists(s, gap)) return 0
  const cubes = gapTotal(s, gap)
  const row = s.row[gap] as number[]
  const kin = s.kin[gap] as number
  giveBack(s, first, row.slice(0, kin), t)
  giveBack(s, last, row.slice(kin), t)
  s.supply += cubes
  s.cubes[gap] = []
  s.row[gap] = []
  s.kin[gap] = 0
  return cubes
}

/** SK-DEATH-4, SK-DEATH-5, SK-DEATH-6, SK-DEATH-7, SK-DEATH-8, SK-LINE: the ring closes over a seat. `kept` is one of the gaps around it, -1 if none is left. */
export function closeGap(s: Sake, dead: Seat, kept: Seat, t: Told): void {
  const next = nextAlive(s, dead)
  const prev = prevAlive(s, dead)
  let returned = 0
  if (kept < 0) {
    // SK-LINE-8, SK-LINE-9: one alone.
    for (const g of [dead, next]) returned += clearGap(s, g, next, next, t)
  } else {
    for (const g of gapsAround(s, dead))
      if (g !== kept)
        returned += clearGap(s, g, g === dead ? next : g, g === prev ? prev : g === dead ? next : prev, t)
    if (kept === dead) {
      s.cubes[prev] = s.cubes[dead] as number[]
      s.row[prev] = s.row[dead] as number[]
      s.kin[prev] = 0
      s.cubes[dead] = []
      s.row[dead] = []
      s.kin[dead] = 0
    }
  }
  const [a, b] = kept < 0 ? [-1, -1] : kept === next ? [next, prev] : [prev, next]
  t.tell({ type: 'gapClosed', seat: dead, kept, a, b, returned, clause: 'SK-DEATH-4' })
}

/** The default among equal gaps, without asking: W-SIDE's time-out. */
export const defaultGap = (s: Sake, dead: Seat): Seat => shortest(s, dead)[0] ?? -1

/** SK-DEATH, in its order. */
export const death: RunOf<'death'> = sequence<Sake, Death, SakeEvent>('SK-DEATH-9', [fall, close, settle])

function fall(s: Sake, f: Death, t: Told): void {
  s.status[f.seat] = SPIRIT
  strip(s, f.seat, 'death', true, t)
  const tied = shortest(s, f.seat)
  f.kept = tied[0] ?? NONE
  if (sidesMatter(s, tied)) s.frames.push(sideFrame(f.seat))
}

function close(s: Sake, f: Death, t: Told): void {
  closeGap(s, f.seat, f.kept, t)
  rise(s, f.seat, t)
}

function settle(s: Sake): void {
  s.frames.pop()
  keepLimit(s)
}

/** SK-SPIRIT-1, SK-SPIRIT-2, SK-SPIRIT-5, SK-DEATH-9, SK-DEATH-10: the board is turned over, and the Wounds become the hand. */
function rise(s: Sake, seat: Seat, t: Told): void {
  const cards = s.wounds[seat] as number[]
  s.wounds[seat] = []
  for (const c of cards) s.known[c] = 1 << seat
  ;(s.hand[seat] as number[]).push(...cards)
  const backs = backsOf(s, cards)
  const clause = 'SK-DEATH-10'
  t.whisper(
    1 << seat,
    { type: 'becameSpirit', seat, cards: cards.slice(), backs, clause },
    { type: 'becameSpirit', seat, cards: null, backs, clause },
  )
}

/** D-19, SK-DEATH-5, SK-LINE-2: the dying player chooses which of the equal gaps is kept. */
export const side: AskOf<'side'> = {
  clause: 'SK-DEATH-5',
  offers(s, f, _seat, out) {
    const tied = shortest(s, f.seat)
    for (const g of gapsAround(s, f.seat)) out.put(keep(g), tied.includes(g) ? null : NOT_SHORTEST)
  },
  apply(s, _f, _seat, a) {
    ;(below2(s) as Death).kept = keep.gap(a)
    s.frames.pop()
  },
}
