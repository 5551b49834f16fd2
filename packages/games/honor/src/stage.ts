/**
 * A position by hand, with scripted dice: what tests, lessons, puzzles and forks begin from. Lots are scripted by the order of
 * the draw pile. Nothing in the rules knows about this.
 */
import type { Rng, Seat } from '@noren/engine'
import { below, copyRng, next, seeded } from '@noren/engine'
import type { HonorData } from './cards.ts'
import { cardId, cardNumber, PACK, SAMURAI_CARDS, SHOGUN_CARD, START_DAIMYOS } from './cards.ts'
import { collectFrame, turnFrame } from './frames.ts'
import type { Honor } from './state.ts'
import { honorState, player } from './state.ts'
import type { Alliances } from './terms.ts'
import { FIRST, NONE, STATUSES } from './terms.ts'

/** One player of a stage; whatever is left out is empty. Cards are named by their ids. */
export interface StagePlayer {
  readonly honour?: number
  /** `['second', 0]` serves the Daimyo of seat 0. Without a status: 1st Samurai of his Daimyo. */
  readonly status?: 'ronin' | readonly ['second' | 'leaving' | 'pledged', Seat]
  /** A Daimyo card; by default a start Daimyo that nobody else has. */
  readonly daimyo?: string
  readonly court?: readonly string[]
  readonly home?: readonly string[]
  readonly hand?: readonly string[]
}
export interface Stage {
  readonly players: readonly StagePlayer[]
  readonly target?: number
  readonly alliances?: Alliances
  readonly shogunSaves?: boolean
  readonly active?: Seat
  readonly shogun?: Seat
  readonly used?: number
  readonly declared?: boolean
  readonly discard?: readonly string[]
  /** Cards on top of the draw pile, the first drawn first; 'empty' for no draw pile at all. */
  readonly deck?: readonly string[] | 'empty'
  /** Begin before the collection instead of after it. */
  readonly collecting?: boolean
  readonly data?: HonorData
}

const numbers = (ids: readonly string[] | undefined): number[] =>
  (ids ?? []).map(id => {
    const n = cardNumber(id)
    if (n < 0) throw new RangeError(`there is no card ${id}`)
    return n
  })

const statusOf = ({ status }: StagePlayer): number =>
  status === undefined ? FIRST : STATUSES.indexOf(typeof status === 'string' ? status : status[0])
const lordOf = ({ status }: StagePlayer): Seat =>
  status === undefined || typeof status === 'string' ? NONE : status[1]

/** The shortest description there is. */
export const example = { players: [{}, {}, {}] } satisfies Stage

/** Lays a table. Every card not named lies in the draw pile, below those named. */
export function stage(g: Stage): Honor {
  const seats = g.players.length
  if (seats < 3 || seats > 6) throw new RangeError(`${seats} players cannot sit down (HS-SETUP-1)`)
  const free = START_DAIMYOS.filter(c => !g.players.some(p => p.daimyo === cardId(c)))
  const players = g.players.map((p, i) => {
    const status = statusOf(p)
    const daimyo =
      status !== FIRST
        ? NONE
        : p.daimyo === undefined
          ? (free.pop() as number)
          : (numbers([p.daimyo])[0] as number)
    const [court, home, hand] = [numbers(p.court), numbers(p.home), numbers(p.hand)]
    return player(p.honour ?? 0, status, lordOf(p), daimyo, i, court, home, hand)
  })
  const discard = numbers(g.discard)
  const onTop = numbers(g.deck === 'empty' ? [] : g.deck)
  const used = new Set([...SAMURAI_CARDS, SHOGUN_CARD])
  const lay = (card: number): void => {
    if (used.has(card)) throw new RangeError(`${cardId(card)} cannot lie there, or lies somewhere already`)
    used.add(card)
  }
  ;[...discard, ...onTop].forEach(lay)
  for (const p of players)
    [...(p.daimyo === NONE ? [] : [p.daimyo]), ...p.court, ...p.home, ...p.hand].forEach(lay)
  const rest = Array.from({ length: PACK }, (_, c) => c).filter(c => !used.has(c))
  if (g.deck === 'empty') discard.unshift(...rest)
  const deck = g.deck === 'empty' ? [] : [...rest, ...onTop.reverse()]
  const active = g.active ?? 0
  return honorState(
    {
      target: g.target ?? 400,
      data: g.data ?? null,
      alliances: g.alliances ?? 'ronin',
      shogunSaves: g.shogunSaves ?? true,
    },
    seats,
    [g.collecting === true ? collectFrame(active) : turnFrame(active, g.used ?? 0, g.declared ?? false)],
    seeded(7),
    null,
    (active + seats - 1) % seats,
    active,
    1,
    players,
    deck,
    discard,
    SAMURAI_CARDS.slice(seats),
    g.shogun ?? NONE,
    0,
    Array.from({ length: PACK }, () => 0),
  )
}

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n))
const INV5 = 0xcccccccd | 0
const INV9 = 0x38e38e39 | 0
/** The second word of a generator whose next output is `out`. */
const wordFor = (out: number): number => Math.imul(rotr(Math.imul(out | 0, INV9), 7), INV5)

/** An output that rolls `die`: the residue is fixed, the rest is free. */
const outputFor = (die: number, r: Rng): number => 6 * below(r, 715_827_882) + die - 1

/** Words whose next four outputs are these: xoshiro128** is linear in its state, so they can be solved for. */
function wordsFor(outputs: readonly number[]): Rng {
  const [a, b, c, d] = outputs.map(wordFor) as [number, number, number, number]
  const s3 = rotr(d ^ c ^ (a ^ b) ^ (a << 9) ^ (b << 9) ^ b, 11) ^ a
  const s2 = c ^ b ^ (a << 9) ^ a ^ s3
  return [(a ^ b ^ s2) | 0, a | 0, s2 | 0, s3 | 0]
}

/**
 * A generator that is about to roll exactly `dice`, found by solving for four and trying for the rest. A live match sets `s.rng`
 * in the same way before every decision.
 */
export function scriptedDice(dice: readonly number[]): Rng {
  const r = seeded(dice.reduce((n, d) => n * 7 + d, 11))
  for (let tries = 0; tries < 50_000_000; tries++) {
    const rng = wordsFor([0, 1, 2, 3].map(i => outputFor(dice[i] ?? 1 + below(r, 6), r)))
    const probe = copyRng(rng)
    if (dice.every(d => 1 + below(probe, 6) === d)) return rng
  }
  throw new RangeError(`no generator found for ${dice.join(', ')}`)
}

/** The generator after `n` rolls. */
export function after(rng: Rng, n: number): Rng {
  const r = copyRng(rng)
  for (let i = 0; i < n; i++) next(r)
  return r
}
