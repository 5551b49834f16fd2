import { expect, test } from 'vitest'
import type { SakeEvent } from '../src/index.ts'
import { sake } from '../src/index.ts'
import { PLACES } from '../src/actions.ts'
import { CARDS, COPY_IDS, CUBES } from '../src/cards.ts'
import type { Given, Scene } from '../src/stage.ts'
import { stage } from '../src/stage.ts'
import type { Sake } from '../src/state.ts'
import type { GameDefinition, Refusal, Seat, Words } from './engine.ts'
import { Choices, Recorder, heardBy, legal, members, play, settle, top, waiting, whyNot } from './engine.ts'
import { census } from '../src/laws/invariants.ts'

type Game = GameDefinition<unknown, Sake, Sake['frames'][number], SakeEvent, unknown>
export const g = sake as unknown as Game

export type { Given, Scene } from '../src/stage.ts'

/** Sets a table up in the middle of a game. */
export function given(scene: Scene): Play {
  const t = new Play(stage(scene))
  settle(g, t.s, t.recorder)
  return t
}

/** A table being played by a test, in words. */
export class Play {
  readonly s: Sake
  readonly recorder: Recorder<SakeEvent>
  constructor(s: Sake) {
    this.s = s
    this.recorder = new Recorder(s.seats)
  }
  /** The name of the i-th card in a hand. */
  card(seat: Seat, i: number): string {
    return COPY_IDS[(this.s.hand[seat] as number[])[i] as number] as string
  }
  disciple(gap: Seat, i = 0): string {
    return COPY_IDS[(this.s.row[gap] as number[])[i] as number] as string
  }
  whyNot(seat: Seat, ...words: Words): readonly string[] | null {
    return this.because(seat, ...words)?.clauses ?? null
  }
  /** The one reason against a choice, with its facts. */
  because(seat: Seat, ...words: Words): Refusal | null {
    const a = sake.hear(words)
    if (a === null) throw new Error(`nobody understands ${words.join(' ')}`)
    return whyNot(g, this.s, seat, a)
  }
  does(seat: Seat, ...words: Words): this {
    const no = this.because(seat, ...words)
    if (no !== null) throw new Error(`${words.join(' ')} refused: ${no.id} at ${top(this.s).kind}`)
    play(g, this.s, seat, sake.hear(words) as number, this.recorder)
    expect(census(this.s)).toMatchObject({ cards: CARDS, cubes: CUBES })
    return this
  }
  /** Plays the i-th hand card for a use, then makes further picks. */
  uses(seat: Seat, i: number, use: string, ...picks: Words[]): this {
    this.does(seat, 'card', this.card(seat, i)).does(seat, 'use', use)
    for (const p of picks) this.does(seat, ...p)
    return this
  }
  /** `no` is a clause that forbids it, or the id of the reason. */
  mayNot(seat: Seat, words: Words, no: string): this {
    const why = this.because(seat, ...words)
    expect([why?.id, ...(why?.clauses ?? [])], words.join(' ')).toContain(no)
    return this
  }
  may(seat: Seat, ...words: Words): this {
    expect(this.whyNot(seat, ...words), words.join(' ')).toBeNull()
    return this
  }
  /** What a seat may do, as text. */
  choices(seat: Seat): string[] {
    const out = new Choices()
    legal(g, this.s, seat, out)
    return out.toArray().map(a => sake.say(this.s, seat, a).words.join(' '))
  }
  /** Everybody asked in a sealed window passes. */
  passAll(...kinds: string[]): this {
    const quiet = kinds.length > 0 ? kinds : ['window', 'respond']
    while (this.s.outcome === null && quiet.includes(top(this.s).kind))
      for (const seat of members(waiting(this.s))) {
        this.does(seat, top(this.s).kind === 'help' ? 'done' : 'pass')
        break
      }
    return this
  }
  /** Everybody asked in the window on top passes, and in no other. */
  passOne(): this {
    const f = top(this.s)
    while (this.s.outcome === null && top(this.s) === f) this.does(this.asked[0] as Seat, 'pass')
    return this
  }
  get asked(): Seat[] {
    return members(waiting(this.s))
  }
  get at(): string {
    return top(this.s).kind
  }
  get events(): SakeEvent[] {
    return heardBy(this.recorder.happenings, 0)
  }
  last<T extends SakeEvent['type']>(type: T): Extract<SakeEvent, { type: T }> {
    const found = this.events.filter(e => e.type === type).at(-1)
    if (found === undefined) throw new Error(`no ${type} happened`)
    return found as Extract<SakeEvent, { type: T }>
  }
  count(type: SakeEvent['type']): number {
    return this.events.filter(e => e.type === type).length
  }
  hand(seat: Seat): number {
    return (this.s.hand[seat] as number[]).length
  }
  life(seat: Seat): number {
    return (this.s.life[seat] as number[]).length
  }
  wounds(seat: Seat): number {
    return (this.s.wounds[seat] as number[]).length
  }
  sakeOf(seat: Seat): string[] {
    return PLACES.filter((_, p) => ((this.s.sake[seat] as number) & (1 << p)) !== 0)
  }
  cubes(gap: Seat): number[] {
    return [...(this.s.cubes[gap] as number[])]
  }
  wielded(seat: Seat): string | null {
    const w = this.s.wield[seat] as number
    return w < 0 ? null : (PLACES[w] as string)
  }
  seated(seat: Seat): boolean {
    return (this.s.seated & (1 << seat)) !== 0
  }
}

/** A worked example: its id and clauses stand in the title. */
export const example = (id: string, clauses: readonly string[], what: string, body: () => void): void => {
  test(`${id} ${what} [${clauses.join(' ')}]`, body)
}

/** A rule and the test that shows it. */
export const rule = (clauses: string, what: string, body: () => void): void => {
  test(`${clauses}: ${what}`, body)
}

/** A new table of ordinary Samurai, for scenes that differ in little. */
export const three = (mine: Given = {}, rest: Partial<Scene> = {}): Play =>
  given({ players: [mine, {}, {}], ...rest })
