import type { Lot, Seat } from '@noren/engine'
import { seeded } from '@noren/engine'
import { PRINTED_BOOK } from './book.ts'
import type { FamilyKind, FarmKind, Mode, SamuraiName } from './cards.ts'
import { FAMILY_KINDS, FARM_KINDS, PRINTED, SAMURAI } from './cards.ts'
import { scriptedPicks } from './chance.ts'
import { endOfRoundFrame, turnFrame } from './frames.ts'
import { DEFAULTS } from './options.ts'
import { absentOf, setup } from './setup.ts'
import type { Spirit } from './state.ts'

/** A position by hand: what tests, lessons, puzzles and forks begin from. */

/** A card by its printed id, or by its value when any quiet one will do. */
export type CardSpec = string | number

export interface BoardSpec {
  /** Combat line, oldest first. */
  readonly line?: readonly CardSpec[]
  readonly left?: readonly CardSpec[]
  readonly wound?: boolean
  readonly animal?: boolean
  readonly passed?: boolean
  /** Where this samurai's support token lies. */
  readonly token?: Seat
}

export interface Staging {
  readonly mode?: Mode
  readonly samurai: readonly SamuraiName[]
  readonly active?: Seat
  readonly boards?: readonly BoardSpec[]
  /** Top first. */
  readonly deck?: readonly CardSpec[]
  /** So many quiet cards below those. */
  readonly more?: number
  readonly gate?: readonly CardSpec[]
  readonly discard?: readonly CardSpec[]
  readonly barricades?: number
  /** Farms left standing, by kind of their hidden backs. */
  readonly farms?: readonly FarmKind[]
  readonly families?: readonly FamilyKind[]
  readonly round?: number
  /** Absent tokens still face up; none by default. */
  readonly absent?: readonly SamuraiName[]
  readonly strictParity?: boolean
  readonly seed?: number
  /** The next draws of chance: a farm of n left is [n, place], a card back from a discard pile of n is [n, place]. */
  readonly lots?: readonly Lot[]
  /** Where to begin: a turn (default) or the end of the round. */
  readonly at?: 'turn' | 'end'
}

/** A raider by its printed id; a name that nobody knows is a fault of whoever wrote the position. */
export function cardNamed(id: string): number {
  const at = PRINTED.raiders.findIndex(r => r.id === id)
  if (at < 0) throw new RangeError(`no raider is called ${id}`)
  return at
}

/** Hands out cards: named ones once, and for a value the first quiet one that nobody named. */
class Box {
  readonly used = new Set<number>()
  constructor(named: readonly CardSpec[]) {
    for (const c of named) if (typeof c === 'string') this.reserve(cardNamed(c))
  }
  private reserve(card: number): number {
    if (this.used.has(card)) throw new RangeError(`${PRINTED.raiders[card]?.id ?? card} lies in two places`)
    this.used.add(card)
    return card
  }
  readonly take = (c: CardSpec): number => {
    if (typeof c === 'string') return cardNamed(c)
    const fits = this.left().filter(i => PRINTED.raiders[i]?.value === c)
    const quiet = fits.find(i => PRINTED.raiders[i]?.penalty.length === 0) ?? fits[0]
    if (quiet === undefined) throw new RangeError(`no card of value ${c} is left`)
    return this.reserve(quiet)
  }
  left(): number[] {
    return PRINTED.raiders.map((_, i) => i).filter(i => !this.used.has(i))
  }
}

function layBoards(s: Spirit, g: Staging, box: Box): void {
  const boards = Array.from({ length: s.seats }, (_, i) => g.boards?.[i] ?? {})
  s.lines = boards.map(b => (b.line ?? []).map(box.take))
  s.totals = s.lines.map(line => line.reduce((sum, c) => sum + (PRINTED_BOOK.value[c] ?? 0), 0))
  s.defence = s.defence.map(() => -1)
  boards.forEach((b, seat) => {
    for (const c of (b.left ?? []).map(box.take)) s.defence[seat * 3 + (PRINTED_BOOK.symbol[c] ?? 0)] = c
    if (b.wound === true) s.marked |= 1 << seat
    if (b.animal === true) s.animals |= 1 << seat
    if (b.passed === true) s.passed |= 1 << seat
    if (b.token !== undefined) s.token[seat] = b.token
  })
}

function layPiles(s: Spirit, g: Staging, box: Box): void {
  s.gate = (g.gate ?? []).map(box.take).reverse()
  s.gateKnown = s.gate.map(() => 0)
  s.discard = (g.discard ?? []).map(box.take)
  const above = (g.deck ?? []).map(box.take)
  const below = box.left().filter(i => PRINTED_BOOK.rank[i] === 0)
  s.deck = [...above, ...below.slice(0, g.more ?? (g.deck === undefined ? 5 : 0))].reverse()
  const inGame = new Set([...s.lines.flat(), ...s.defence, ...s.gate, ...s.discard, ...s.deck])
  s.box = PRINTED.raiders.map((_, i) => i).filter(i => !inGame.has(i))
}

/** Lets only the wanted backs stand. */
function stand<K extends string>(
  lost: number[],
  tokens: readonly number[],
  wanted: readonly K[] | undefined,
  kinds: readonly K[],
  column: readonly number[],
): void {
  if (wanted === undefined) return
  const left = [...wanted]
  tokens.forEach((token, i) => {
    const at = left.indexOf(kinds[column[token] ?? 0] as K)
    if (at >= 0) left.splice(at, 1)
    else lost[i] = 1
  })
  if (left.length > 0) throw new RangeError(`there is no token ${left.join(', ')}`)
}

/** The shortest description there is. */
export const example = { samurai: ['heihachi', 'gorobei', 'kyuzo'] } satisfies Staging

/** Builds the table, before the engine settles it. */
export function stage(g: Staging): Spirit {
  const { samurai } = g
  const o = { ...DEFAULTS, mode: g.mode ?? 'normal', samurai, strictParity: g.strictParity ?? false }
  const s = setup(o, samurai.length, seeded(g.seed ?? 1))
  const box = new Box([
    ...(g.boards ?? []).flatMap(b => [...(b.line ?? []), ...(b.left ?? [])]),
    ...(g.deck ?? []),
    ...(g.gate ?? []),
    ...(g.discard ?? []),
  ])
  layBoards(s, g, box)
  layPiles(s, g, box)
  s.active = g.active ?? 0
  s.round = g.round ?? 1
  s.barricades = g.barricades ?? s.barricades
  s.absent = (g.absent ?? []).reduce((set, name) => set | (1 << SAMURAI.indexOf(name)), 0)
  if ((s.absent & ~absentOf(s.samurai)) !== 0) throw new RangeError('somebody at the table is not absent')
  stand(s.farmLost, s.farms, g.farms, FARM_KINDS, PRINTED_BOOK.farms)
  stand(s.familyLost, s.families, g.families, FAMILY_KINDS, PRINTED_BOOK.families)
  s.farmsLeft = s.farmLost.filter(r => r === 0).length
  s.familiesLeft = s.familyLost.filter(r => r === 0).length
  s.running = g.at === 'end' ? 0 : 1
  s.frames = [g.at === 'end' ? endOfRoundFrame(s.active) : turnFrame(s.active)]
  if (g.lots !== undefined) s.rng = scriptedPicks(g.lots)
  return s
}
