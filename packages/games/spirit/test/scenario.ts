import { Choices, legal, only, Recorder, refuse, play, seeded, settle, top, waiting } from '@noren/engine'
import type { Clause, GameDefinition, Seat, Words } from '@noren/engine'
import { test } from 'vitest'
import { FAMILY_KINDS, FARM_KINDS, PRINTED, SAMURAI, SYMBOLS } from '../src/cards.ts'
import type { FamilyKind, FarmKind, Mode, SamuraiName } from '../src/cards.ts'
import { spirit } from '../src/index.ts'
import type { Spirit, SpiritEvent, SpiritFrame } from '../src/index.ts'
import { PRINTED_BOOK } from '../src/book.ts'
import { absentOf } from '../src/setup.ts'
import { beat } from '../src/state.ts'

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

export interface Spec {
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
  readonly seed?: number
  /** Where to begin: a turn (default) or the end of the round. */
  readonly at?: 'turn' | 'end'
}

const game = spirit as GameDefinition<unknown, Spirit, SpiritFrame, SpiritEvent, unknown>

export const cardNamed = (id: string): number => {
  const at = PRINTED.raiders.findIndex(r => r.id === id)
  if (at < 0) throw new Error(`no raider is called ${id}`)
  return at
}
export const nameOf = (card: number): string => PRINTED.raiders[card]?.id ?? `no ${card}`

/** A table in the middle of a game, and everything that was told there. */
export class Given {
  s: Spirit
  events: SpiritEvent[] = []
  constructor(spec: Spec) {
    this.s = build(spec)
    const told = new Recorder<SpiritEvent>(this.s.seats)
    settle(game, this.s, told)
    this.note(told)
  }
  private note(told: Recorder<SpiritEvent>): void {
    this.events.push(...told.happenings.map(h => h.open))
  }
  /** Does it, or says why it may not be done. */
  does(seat: Seat, ...words: Words): this {
    const no = this.why(seat, ...words)
    if (no.length > 0) throw new Error(`${words.join(' ')} is refused: ${no.join(', ')} at ${this.kind}`)
    const told = new Recorder<SpiritEvent>(this.s.seats)
    play(game, this.s, seat, this.hear(words), told)
    this.note(told)
    return this
  }
  private hear(words: Words): number {
    const a = spirit.hear(words)
    if (a === null) throw new Error(`nobody understands ${words.join(' ')}`)
    return a
  }
  /** The clauses that refuse this; none when it is allowed. */
  why(seat: Seat, ...words: Words): readonly Clause[] {
    return refuse(game, this.s, seat, this.hear(words)) ?? []
  }
  may(seat: Seat, ...words: Words): boolean {
    return this.why(seat, ...words).length === 0
  }
  /** Everything the seat may do, as texts. */
  choices(seat: Seat): string[] {
    const list = new Choices()
    legal(game, this.s, seat, list)
    return list.toArray().map(a => spirit.say(this.s, seat, a).words.join(' '))
  }
  get kind(): string {
    return this.s.outcome === null ? top(this.s).kind : 'over'
  }
  /** Who is being asked, as a list of seats. */
  get asked(): Seat[] {
    return this.s.samurai.map((_, i) => i).filter(i => (waiting(this.s) & only(i)) !== 0)
  }
  line(seat: Seat): number[] {
    return (this.s.lines[seat] ?? []).map(c => PRINTED_BOOK.value[c] ?? 0)
  }
  total(seat: Seat): number {
    return this.s.totals[seat] ?? -1
  }
  left(seat: Seat): string[] {
    return SYMBOLS.filter((_, k) => (this.s.defence[seat * 3 + k] ?? -1) >= 0)
  }
  marker(seat: Seat): boolean {
    return (this.s.marked & (1 << seat)) !== 0
  }
  animal(seat: Seat): boolean {
    return (this.s.animals & (1 << seat)) !== 0
  }
  passed(seat: Seat): boolean {
    return (this.s.passed & (1 << seat)) !== 0
  }
  get discard(): string[] {
    return this.s.discard.map(nameOf)
  }
  /** Intruders, top first. */
  get gate(): string[] {
    return this.s.gate.map(nameOf).reverse()
  }
  /** Draw pile, top first. */
  get deck(): string[] {
    return this.s.deck.map(nameOf).reverse()
  }
  told(type: SpiritEvent['type']): SpiritEvent[] {
    return this.events.filter(e => e.type === type)
  }
  /** How often a clause was given as the reason of an event. */
  cited(clause: Clause): number {
    return this.events.filter(e => e.clause === clause).length
  }
}

export const given = (spec: Spec): Given => new Given(spec)

/** The same situation under one seed after another, until chance has done what the example says. */
export function lucky(spec: Spec, when: (t: Given) => void, then: (t: Given) => boolean): Given {
  for (let seed = 1; seed < 20_000; seed++) {
    const t = new Given({ ...spec, seed })
    when(t)
    if (then(t)) return t
  }
  throw new Error('chance never did it')
}

function build(spec: Spec): Spirit {
  const { samurai } = spec
  const seats = samurai.length
  const o = { ...spirit.options.defaults, mode: spec.mode ?? 'normal', samurai }
  const s = spirit.setup(o, seats, seeded(spec.seed ?? 1))
  const used = new Set<number>()
  const named = [
    ...(spec.boards ?? []).flatMap(b => [...(b.line ?? []), ...(b.left ?? [])]),
    ...(spec.deck ?? []),
    ...(spec.gate ?? []),
    ...(spec.discard ?? []),
  ].filter(c => typeof c === 'string')
  for (const id of named) used.add(cardNamed(id))
  const pick = (c: CardSpec): number => {
    if (typeof c === 'string') return cardNamed(c)
    const fits = PRINTED.raiders.map((_, i) => i).filter(i => !used.has(i) && PRINTED.raiders[i]?.value === c)
    const quiet = fits.find(i => PRINTED.raiders[i]?.penalty.length === 0) ?? fits[0]
    if (quiet === undefined) throw new Error(`no card of value ${c} is left`)
    used.add(quiet)
    return quiet
  }
  const boards = Array.from({ length: seats }, (_, i) => spec.boards?.[i] ?? {})
  s.lines = boards.map(b => (b.line ?? []).map(pick))
  s.totals = s.lines.map(line => line.reduce((sum, c) => sum + (PRINTED_BOOK.value[c] ?? 0), 0))
  s.defence = s.defence.map(() => -1)
  boards.forEach((b, seat) => {
    for (const c of (b.left ?? []).map(pick)) s.defence[seat * 3 + (PRINTED_BOOK.symbol[c] ?? 0)] = c
    if (b.wound === true) s.marked |= 1 << seat
    if (b.animal === true) s.animals |= 1 << seat
    if (b.passed === true) s.passed |= 1 << seat
    if (b.token !== undefined) s.token[seat] = b.token
  })
  s.gate = (spec.gate ?? []).map(pick).reverse()
  s.gateKnown = s.gate.map(() => 0)
  s.discard = (spec.discard ?? []).map(pick)
  const above = (spec.deck ?? []).map(pick)
  const below = PRINTED.raiders.map((_, i) => i).filter(i => !used.has(i) && PRINTED_BOOK.rank[i] === 0)
  s.deck = [...above, ...below.slice(0, spec.more ?? (spec.deck === undefined ? 5 : 0))].reverse()
  const inGame = new Set([...s.lines.flat(), ...s.defence, ...s.gate, ...s.discard, ...s.deck])
  s.box = PRINTED.raiders.map((_, i) => i).filter(i => !inGame.has(i))
  s.active = spec.active ?? 0
  s.round = spec.round ?? 1
  s.barricades = spec.barricades ?? s.barricades
  s.absent = (spec.absent ?? []).reduce((set, name) => set | (1 << SAMURAI.indexOf(name)), 0)
  if ((s.absent & ~absentOf(s.samurai)) !== 0) throw new Error('somebody at the table is not absent')
  stand(s.farmLost, s.farms, spec.farms, FARM_KINDS, PRINTED_BOOK.farms)
  stand(s.familyLost, s.families, spec.families, FAMILY_KINDS, PRINTED_BOOK.families)
  s.farmsLeft = s.farmLost.filter(r => r === 0).length
  s.familiesLeft = s.familyLost.filter(r => r === 0).length
  s.running = spec.at === 'end' ? 0 : 1
  s.frames = [beat(spec.at === 'end' ? 'endOfRound' : 'turn', 0, s.active, -1, 0, 0)]
  return s
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
  if (left.length > 0) throw new Error(`there is no token ${left.join(', ')}`)
}

/** A worked example of section 6, its clauses in the title. */
export const example = (id: string, clauses: readonly Clause[], title: string, body: () => void): void =>
  test(`${id} [${clauses.join(' ')}] ${title}`, body)

/** A rule, its clauses in the title. */
export const rule = (clauses: readonly Clause[], title: string, body: () => void): void =>
  test(`[${clauses.join(' ')}] ${title}`, body)
