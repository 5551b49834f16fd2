import type { Asking, Run, Seat, Narrator } from '@noren/engine'
import { runsOn } from '@noren/engine'
import { act } from '../actions.ts'
import { letAllIn, takeIntruder, throwAway } from '../atoms.ts'
import { CARDS, DOLL, FARM, HAT } from '../book.ts'
import { dealFrom, mix } from '../chance.ts'
import type { SpiritEvent } from '../events.ts'
import { copyOf, joining, modeRow, others, ROUNDS } from '../setup.ts'
import type { Bonus, EndOfRound, FarmWound } from '../frames.ts'
import { bonusFrame } from '../frames.ts'
import { NO_MARKER } from '../reasons.ts'
import type { Spirit } from '../state.ts'
import { bookOf, defenceOf, hasMarker, push } from '../state.ts'
import { build, burn, destroyFarm, heal, removeFamily, win, wound } from '../village.ts'
import { startRound } from './choose.ts'

type T = Narrator<SpiritEvent>
type End = EndOfRound

const { heal: healOne, nobody, wound: woundOne } = act

const OPEN = 0
const HATS = 1
const FARMS = 2
const DOLLS = 3
const BONUS_A = 4
const BONUS_B = 5
const INTRUDERS = 6
const NEXT = 7

/**
 * The end of a round: four steps in this order, for all samurai, passed or not (SS-EX-27). It is asked again after
 * every question that a farm penalty raises.
 */
export const endOfRound: Run<Spirit, End, SpiritEvent> = {
  clause: 'SS-END-1',
  run(s, f, t) {
    do part(s, f, t)
    while (runsOn(s, f))
  },
}

function part(s: Spirit, f: End, t: T): void {
  switch (f.stage) {
    case OPEN:
      return open(s, f, t)
    case HATS:
      return lacking(s, f, HAT, wound, 'SS-END-1', t)
    case FARMS:
      return lacking(s, f, FARM, razeOne, 'SS-END-2', t)
    case DOLLS:
      return lacking(s, f, DOLL, loseOne, 'SS-END-4', t)
    case BONUS_A:
      return bonusA(s, f, t)
    case BONUS_B:
      return bonusesBC(s, f, t)
    case INTRUDERS:
      return intruders(s, f, t)
    default:
      return s.round === ROUNDS ? win(s, t) : nextRound(s, t) // SS-WIN-1, SS-NEXT-1
  }
}

/**
 * SS-KIAI-14: from here on nothing triggers a kiai. SS-ROUND-8: cards left in the pile are in the village now
 * (SS-EX-25).
 */
function open(s: Spirit, f: End, t: T): void {
  f.stage = HATS
  s.running = 0
  const everyonePassed = s.deck.length > 0
  if (everyonePassed) letAllIn(s)
  t.tell({
    type: 'roundOver',
    round: s.round,
    everyonePassed,
    gate: s.gate.length,
    clause: everyonePassed ? 'SS-ROUND-6' : 'SS-ROUND-5',
  })
}

const razeOne = (s: Spirit, _seat: Seat, clause: string, t: T): void => destroyFarm(s, clause, t)
const loseOne = (s: Spirit, _seat: Seat, clause: string, t: T): void => removeFamily(s, clause, t)

/**
 * SS-END-1, SS-END-2, SS-END-4: for each samurai whose defence lacks the symbol, clockwise from the last
 * active player (SS-END-14), one after the other, each with its penalty (SS-END-3). The game may be lost at
 * any of them (SS-LOSS-4). Being overwhelmed costs nothing (SS-END-15).
 */
function lacking(
  s: Spirit,
  f: End,
  symbol: number,
  price: (s: Spirit, seat: Seat, clause: string, t: T) => void,
  clause: string,
  t: T,
): void {
  if (f.done === 0) t.tell({ type: 'dawn', step: f.stage, clause })
  while (f.done < s.seats) {
    const seat = (s.active + f.done) % s.seats
    f.done++
    if (defenceOf(s, seat, symbol) >= 0) continue
    t.tell({ type: 'lacking', seat, symbol, clause })
    price(s, seat, clause, t)
    // Somebody is asked, or the game is over: come back later.
    if (s.outcome !== null || s.frames.length > 1) return
  }
  f.done = 0
  f.stage++
}

/**
 * SS-END-5, SS-END-9: bonuses in the order A, B, C, unless the mode has none (SS-MODE-8). The first time the
 * tokens are turned over.
 */
function bonusA(s: Spirit, f: End, t: T): void {
  if (!modeRow(s.mode).familyBonuses) {
    f.stage = INTRUDERS
    return
  }
  f.stage = BONUS_B
  if (s.familiesShown === 0) {
    s.familiesShown = 1
    if (t.deaf !== true) t.reveal({ type: 'familiesShown', kinds: kindsLeft(s), clause: 'SS-END-5' })
  }
  if (!familyLeft(s, 0) || s.marked === 0) return
  t.tell({ type: 'bonus', kind: 0, card: -1, value: -1, clause: 'SS-END-6' })
  push(s, bonusFrame(s.active))
}

const kindsLeft = (s: Spirit): number[] =>
  s.families.map((token, i) => (s.familyLost[i] === 0 ? (bookOf(s).families[token] as number) : -1))

function familyLeft(s: Spirit, kind: number): boolean {
  for (let i = 0; i < 3; i++)
    if (s.familyLost[i] === 0 && bookOf(s).families[s.families[i] as number] === kind) return true
  return false
}

/** SS-END-7: one barricade; SS-END-8: the top intruder is discarded. */
function bonusesBC(s: Spirit, f: End, t: T): void {
  f.stage = INTRUDERS
  if (familyLeft(s, 1) && s.barricades < s.cap) {
    t.tell({ type: 'bonus', kind: 1, card: -1, value: -1, clause: 'SS-END-7' })
    build(s, 'SS-END-7', t)
  }
  if (familyLeft(s, 2) && s.gate.length > 0) {
    const card = takeIntruder(s)
    throwAway(s, card)
    t.reveal({ type: 'bonus', kind: 2, card, value: bookOf(s).value[card] as number, clause: 'SS-END-8' })
  }
}

/**
 * SS-END-10: one by one from the top; flames burn (SS-END-11), the others do nothing (SS-END-12), nor does
 * anything else on them (SS-END-13; SS-EX-8).
 */
function intruders(s: Spirit, f: End, t: T): void {
  if (f.done === 0) t.tell({ type: 'dawn', step: 4, clause: 'SS-END-10' })
  f.done = 1
  while (s.gate.length > 0) {
    const card = takeIntruder(s)
    throwAway(s, card)
    const book = bookOf(s)
    const flames = book.flames[card] === 1
    const clause = flames ? 'SS-END-11' : 'SS-END-12'
    t.reveal({
      type: 'intruder',
      card,
      value: book.value[card] as number,
      flames,
      left: s.gate.length,
      clause,
    })
    if (!flames) continue
    burn(s, 'SS-END-11', t)
    if (s.outcome !== null || s.frames.length > 1) return
  }
  f.stage = NEXT
}

const inGame = new Uint8Array(CARDS)
function gather(cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) if ((cards[i] as number) >= 0) inGame[cards[i] as number] = 1
}
function gathered(): number[] {
  const out: number[] = []
  for (let c = 0; c < CARDS; c++) if (inGame[c] === 1) out.push(c)
  return out
}

/**
 * SS-NEXT-2 to 9: every raider of the round is gathered, by now all seen; random lieutenants (SS-NEXT-5) or
 * bosses (SS-NEXT-6) join; all are shuffled (SS-NEXT-8). Wounds, sides and the village stay (SS-WOUND-14,
 * SS-WOUND-15, SS-NEXT-10), as do lent tokens (SS-SUP-14).
 */
function nextRound(s: Spirit, t: T): void {
  inGame.fill(0)
  gather(s.discard)
  gather(s.defence)
  for (let seat = 0; seat < s.seats; seat++) {
    gather(s.lines[seat] as number[])
    s.lines[seat] = []
    s.totals[seat] = 0 // SS-NEXT-3
  }
  s.defence.fill(-1)
  const added = joining(s.mode, s.seats, s.round + 1)
  const officers = copyOf(bookOf(s).byRank[s.round] as readonly number[])
  const roster = gathered()
  const joined = dealFrom(officers, 0, added, s.rng)
  s.roster = roster // SS-NEXT-7: nobody leaves
  s.deck = mix(s.rng, joined.concat(roster))
  s.box = others(s.deck)
  s.up = 0
  s.under = 0
  s.discard = [] // SS-NEXT-9
  s.gate = []
  s.gateKnown = []
  s.passed = 0 // SS-NEXT-4
  s.seen = []
  s.round++
  s.active = (s.active + 1) % s.seats // SS-NEXT-12, SS-EX-18
  const clause = s.round === 2 ? 'SS-NEXT-5' : 'SS-NEXT-6'
  t.tell({ type: 'round', round: s.round, added, deck: s.deck.length, seat: s.active, clause })
  startRound(s)
}

/**
 * SS-FARM-7, SS-DEC-20: any samurai of the game, passed or not (SS-PASS-9); entered by the decider
 * (SS-AMB-31).
 */
export const farmWound: Asking<Spirit, FarmWound, SpiritEvent> = {
  clause: 'SS-FARM-7',
  offers(s, _f, _seat, out) {
    for (let who = 0; who < s.seats; who++) out.may(woundOne(who))
  },
  apply(s, _f, _seat, a, t) {
    s.frames.pop()
    wound(s, woundOne.seat(a), 'SS-FARM-7', t)
  },
}

/** SS-END-6, SS-DEC-21: any board with a marker (SS-EX-14), or nobody (SS-AMB-32). */
export const bonus: Asking<Spirit, Bonus, SpiritEvent> = {
  clause: 'SS-END-6',
  offers(s, _f, _seat, out) {
    for (let who = 0; who < s.seats; who++) out.put(healOne(who), hasMarker(s, who) ? null : NO_MARKER)
    out.may(nobody())
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (nobody.is(a)) t.tell({ type: 'declined', seat, clause: 'SS-AMB-32' })
    else heal(s, healOne.seat(a), 'SS-END-6', t)
  },
}
