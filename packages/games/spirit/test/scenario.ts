import { Choices, legal, only, Recorder, play, settle, top, waiting, whyNot } from '@noren/engine'
import type { Clause, GameDefinition, Refusal, Seat, Words } from '@noren/engine'
import { test } from 'vitest'
import { PRINTED, SYMBOLS } from '../src/cards.ts'
import { spirit } from '../src/index.ts'
import type { Spirit, SpiritEvent, SpiritFrame, SpiritView } from '../src/index.ts'
import { PRINTED_BOOK } from '../src/book.ts'
import type { Staging } from '../src/stage.ts'
import { stage } from '../src/stage.ts'

export type { BoardSpec, CardSpec } from '../src/stage.ts'
export { cardNamed } from '../src/stage.ts'
export type Spec = Staging

const game = spirit as GameDefinition<unknown, Spirit, SpiritFrame, SpiritEvent, unknown>

export const nameOf = (card: number): string => PRINTED.raiders[card]?.id ?? `no ${card}`

/** A table in the middle of a game, and everything that was told there. */
export class Given {
  s: Spirit
  events: SpiritEvent[] = []
  constructor(spec: Spec) {
    this.s = stage(spec)
    const told = new Recorder<SpiritEvent>(this.s.seats)
    settle(game, this.s, told)
    this.note(told)
  }
  private note(told: Recorder<SpiritEvent>): void {
    this.events.push(...told.happenings.map(h => h.open))
  }
  /** Does it, or says why it may not be done. */
  does(seat: Seat, ...words: Words): this {
    const no = this.refusal(seat, ...words)
    if (no !== null) throw new Error(`${words.join(' ')} is refused: ${no.id} at ${this.kind}`)
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
  /** Why this is refused; null when it is allowed. */
  refusal(seat: Seat, ...words: Words): Refusal | null {
    return whyNot(game, this.s, seat, this.hear(words))
  }
  /** The clauses that refuse this; none when it is allowed, or no answer to the question at all. */
  why(seat: Seat, ...words: Words): readonly Clause[] {
    return this.refusal(seat, ...words)?.clauses ?? []
  }
  may(seat: Seat, ...words: Words): boolean {
    return this.refusal(seat, ...words) === null
  }
  view(seat: Seat): SpiritView {
    return spirit.view(this.s, seat)
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

/** A worked example of section 6, its clauses in the title. */
export const example = (id: string, clauses: readonly Clause[], title: string, body: () => void): void =>
  test(`${id} [${clauses.join(' ')}] ${title}`, body)

/** A rule, its clauses in the title. */
export const rule = (clauses: readonly Clause[], title: string, body: () => void): void =>
  test(`[${clauses.join(' ')}] ${title}`, body)
