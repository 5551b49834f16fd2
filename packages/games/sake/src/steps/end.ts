import type { Clause, Seat, SeatSet } from '@noren/engine'
import type { Told } from '../atoms.ts'
import { toDiscard } from '../atoms.ts'
import { roundFrame } from '../frames.ts'
import { isAlive } from '../ring.ts'
import type { Sake } from '../state.ts'
import { OUT, SPIRIT } from '../state.ts'
import { sakeOf } from '../values.ts'
import { closeGap, defaultGap, strip } from './death.ts'
import { inGame } from './fatal.ts'
import { keepLimit } from './hand.ts'
import type { RunOf } from './types.ts'

/** The standing at the end of a Fatal Round: M, T and S of section 3.28. */
interface Standing {
  /** The highest total of a living Samurai, and who has it. */
  readonly most: number
  readonly top: SeatSet
  /** The Spirits, and what they have together. */
  readonly spirits: SeatSet
  readonly team: number
}

/** SK-END-2, SK-SPIRIT-10: every sake counts, wherever it lies; the Spirits count as one. */
export function standing(s: Sake): Standing {
  let most = -1
  let top = 0
  let spirits = 0
  let team = 0
  for (let i = 0; i < s.seats; i++) {
    if (s.status[i] === SPIRIT) {
      spirits |= 1 << i
      team += s.haul[i] as number
    } else if (isAlive(s, i)) {
      const n = sakeOf(s, i)
      if (n > most) {
        most = n
        top = 1 << i
      } else if (n === most) top |= 1 << i
    }
  }
  return { most, top, spirits, team }
}

const single = (set: SeatSet): boolean => set !== 0 && (set & (set - 1)) === 0

/** SK-EX-13, SK-EX-16. SK-FATAL-10: after the last of these turns the result is determined. SK-END-1: never before. */
export function judge(s: Sake, t: Told): void {
  const st = standing(s)
  // SK-END-13, A-3: cannot happen; the Spirits would win.
  if (st.top === 0) return win(s, 0, st, 'SK-END-13', t)
  if (s.rules.italian) judgeItalian(s, st, t)
  else judgeFrench(s, st, t)
}

function judgeFrench(s: Sake, st: Standing, t: Told): void {
  const haunted = st.spirits !== 0
  if (single(st.top)) {
    if (!haunted || st.team < st.most) return win(s, st.top, st, 'SK-END-3', t)
    if (st.team > st.most) return win(s, 0, st, 'SK-END-4', t)
    return again(s, st, st.top | st.spirits, 'SK-END-5', t)
  }
  // The Spirits stay in, whatever they have.
  again(s, st, st.top | st.spirits, 'SK-END-6', t)
}

function judgeItalian(s: Sake, st: Standing, t: Told): void {
  const haunted = st.spirits !== 0
  if (haunted && st.team > st.most) return win(s, 0, st, 'SK-END-7', t)
  if (haunted && st.team === st.most) return again(s, st, st.top | st.spirits, 'SK-END-10', t)
  if (single(st.top)) return win(s, st.top, st, 'SK-END-8', t)
  again(s, st, st.top, 'SK-END-9', t)
}

/** A new Fatal Round among those who stay; everybody else commits seppuku. */
function again(s: Sake, st: Standing, stay: SeatSet, clause: Clause, t: Told): void {
  const { maxFatalRounds: most } = s.rules
  if (most > 0 && s.round >= most) return share(s, st, 'SK-END-12', t)
  // without a limit a watchdog stops a game that does not end.
  if (s.round >= WATCHDOG) {
    t.tell({ type: 'stopped', rounds: s.round, clause: 'A-86' })
    return share(s, st, 'A-86', t)
  }
  s.frames.push(roundFrame(s.starter, clause))
  commitSeppuku(s, inGame(s) & ~stay, t)
}

/** begun once every hand is within the limit again. */
export const round: RunOf<'round'> = {
  clause: 'SK-END-11',
  run(s, f, t) {
    s.frames.pop()
    s.round++
    // SK-END-11: the same starter, or the next one still in.
    while (s.status[s.starter] === OUT) s.starter = (s.starter + 1) % s.seats
    s.next = s.starter
    s.todo = inGame(s)
    t.tell({ type: 'fatalRound', round: s.round, seat: s.starter, clause: f.clause })
  },
}

/** */
const WATCHDOG = 60

/** SK-END-12: the safety stop. */
function share(s: Sake, st: Standing, clause: Clause, t: Told): void {
  if (st.spirits !== 0 && st.team > st.most) return win(s, 0, st, clause, t)
  win(s, st.top, st, clause, t, st.spirits !== 0 && st.team === st.most)
}

/** SK-SEPPUKU-1, SK-SEPPUKU-2, SK-SEPPUKU-3, SK-SEPPUKU-4, SK-SEPPUKU-5: first all lose their goods, then their places close one by one from the starter on. */
function commitSeppuku(s: Sake, set: SeatSet, t: Told): void {
  if (set === 0) return
  const going: Seat[] = []
  for (let k = 0; k < s.seats; k++) {
    const seat = (s.starter + k) % s.seats
    if ((set & (1 << seat)) !== 0) going.push(seat)
  }
  const ringed = going.filter(seat => isAlive(s, seat))
  for (const seat of going) {
    // Disciples are taken from the ring while it still stands.
    strip(s, seat, 'seppuku', ringed.includes(seat), t)
    const piles = [...(s.life[seat] as number[]), ...(s.wounds[seat] as number[])]
    s.life[seat] = []
    s.wounds[seat] = []
    t.reveal({ type: 'seppuku', seat, clause: 'SK-SEPPUKU-1' })
    if (piles.length > 0) {
      t.reveal({ type: 'discarded', seat, cards: piles, why: 'seppuku', clause: 'SK-SEPPUKU-3' })
      toDiscard(s, piles, t)
    }
  }
  for (const seat of going) if (!ringed.includes(seat)) s.status[seat] = OUT
  for (const seat of ringed) {
    s.status[seat] = OUT
    closeGap(s, seat, defaultGap(s, seat), t)
  }
  // Disciples that went back to a hand count at once.
  keepLimit(s)
}

/** Ends the game: one Samurai, several, or (winners 0) the Spirits' team. SK-SEPPUKU-6: the rest is flavour. */
function win(
  s: Sake,
  samurai: SeatSet,
  st: Standing,
  clause: Clause,
  t: Told,
  withTeam = samurai === 0,
): void {
  const parties = countBits(samurai) + (withTeam && st.spirits !== 0 ? 1 : 0)
  const winners = samurai | (withTeam ? st.spirits : 0)
  const payoff: number[] = []
  const scores: number[] = []
  for (let i = 0; i < s.seats; i++) {
    payoff.push((winners & (1 << i)) !== 0 ? 1 / parties : 0)
    scores.push(s.status[i] === OUT ? 0 : s.status[i] === SPIRIT ? st.team : sakeOf(s, i))
  }
  const better = (a: Seat, b: Seat): boolean =>
    (payoff[a] as number) > (payoff[b] as number) ||
    (payoff[a] === payoff[b] && (scores[a] as number) > (scores[b] as number))
  const ranks = scores.map((_, i) => 1 + scores.filter((_x, j) => better(j, i)).length)
  s.outcome = { payoff, scores, ranks, clause }
  t.reveal({ type: 'ended', winners, clause })
}

function countBits(set: SeatSet): number {
  let n = 0
  for (let m = set; m !== 0; m &= m - 1) n++
  return n
}
