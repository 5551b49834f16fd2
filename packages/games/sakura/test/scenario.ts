import type { Clause, Lot, Refusal, Seat, Words } from '@noren/engine'
import {
  Choices,
  Recorder,
  begin,
  heardBy,
  legal,
  play,
  scripted,
  seeded,
  waiting,
  whyNot,
} from '@noren/engine'
import { expect, test } from 'vitest'
import type { Card, CardId, CharacterId, Side } from '../src/cards.ts'
import { SIDES, idOf, nameOf } from '../src/cards.ts'
import type { Sakura, SakuraEvent, SakuraOptions, SakuraView } from '../src/index.ts'
import { sakura } from '../src/index.ts'
import type { Staging } from '../src/stage.ts'
import { stage } from '../src/stage.ts'
import { NONE } from '../src/state.ts'

/** Given a table, when somebody does something, then the table looks like this. */
export type Given = Staging

const choices = new Choices()

/** A table under test. */
export class Scene {
  readonly s: Sakura
  /** What happened during the last deed. */
  events: readonly SakuraEvent[] = []
  recorder = new Recorder<SakuraEvent>(2)
  constructor(s: Sakura) {
    this.s = s
  }
  /** Somebody does something that the rules allow. */
  does(seat: Seat, ...words: Words): this {
    const a = sakura.hear(words)
    if (a === null) throw new Error(`nobody understands ${JSON.stringify(words)}`)
    expect(this.refusal(seat, ...words), `${seat}: ${words.join(' ')}`).toBeNull()
    this.recorder = new Recorder<SakuraEvent>(this.s.seats)
    play(sakura as never, this.s as never, seat, a, this.recorder as never)
    this.events = this.recorder.happenings.map(h => h.secret)
    return this
  }
  /** What the table does for a seat whose time is over. */
  times(seat: Seat, seed = 1): Words {
    return sakura.say(this.s, seat, sakura.idle(this.s, seat, seeded(seed))).words
  }
  /** Why not, or null. */
  refusal(seat: Seat, ...words: Words): Refusal | null {
    const a = sakura.hear(words)
    if (a === null) throw new Error(`nobody understands ${JSON.stringify(words)}`)
    return whyNot(sakura as never, this.s as never, seat, a)
  }
  may(seat: Seat, ...words: Words): this {
    expect(this.refusal(seat, ...words), words.join(' ')).toBeNull()
    return this
  }
  mayNot(seat: Seat, ...words: Words): { because(...clauses: Clause[]): Scene } {
    const no = this.refusal(seat, ...words)
    expect(no, words.join(' ')).not.toBeNull()
    return {
      because: (...clauses) => {
        expect(no?.clauses).toEqual(expect.arrayContaining(clauses))
        return this
      },
    }
  }
  /** All that a seat may do now, as texts. */
  open(seat: Seat): string[] {
    legal(sakura as never, this.s as never, seat, choices)
    return choices.toArray().map(a => sakura.say(this.s, seat, a).words.join(' '))
  }
  /** The cards a seat may place on a pile now. */
  placeable(seat: Seat, side: Side): string[] {
    return this.open(seat).flatMap(text => {
      const [verb, card, pile] = text.split(' ')
      return verb === 'place' && pile === side && card !== undefined ? [card] : []
    })
  }
  /** Chance is scripted: the next draws, each [outcomes, outcome]. */
  luck(...lots: readonly Lot[]): this {
    this.s.rng = scripted(lots)
    return this
  }
  view(seat: Seat): SakuraView {
    return sakura.view(this.s, seat)
  }
  /** What a seat was told during the last deed. */
  heard(seat: Seat): SakuraEvent[] {
    return heardBy(this.recorder.happenings, seat)
  }
  event<T extends SakuraEvent['type']>(type: T): Extract<SakuraEvent, { type: T }> {
    const found = this.events.find((e): e is Extract<SakuraEvent, { type: T }> => e.type === type)
    if (found === undefined) throw new Error(`no ${type} happened`)
    return found
  }
  pile(side: Side): CardId[] {
    return names(this.s.piles[SIDES.indexOf(side)])
  }
  hand(seat: Seat): CardId[] {
    return names(this.s.hands[seat])
  }
  tricks(seat: Seat): CardId[] {
    return names(this.s.tricks[seat])
  }
  coins(seat: Seat): number {
    return this.s.coins[seat] ?? -1
  }
  get row(): (CharacterId | null)[] {
    return this.s.row.map(c => (c === NONE ? null : nameOf(c)))
  }
  get discard(): CharacterId[] {
    return this.s.discard.map(nameOf)
  }
  get asked(): number {
    return waiting(this.s)
  }
  /** The kind of the question on top. */
  get question(): string | undefined {
    return this.s.frames.at(-1)?.kind
  }
  shurikens(seat: Seat): number {
    return (this.s.tricks[seat] ?? []).reduce((sum, card) => sum + (this.s.table.shurikens[card] ?? 0), 0)
  }
}

const names = (cards: readonly Card[] | undefined): CardId[] => (cards ?? []).map(idOf)

export const given = (g: Given): Scene => new Scene(stage(g))

/** A table as it is set up. */
export function fresh(seats: number, seed: number, options: SakuraOptions = sakura.options.defaults): Scene {
  const recorder = new Recorder<SakuraEvent>(seats)
  const scene = new Scene(begin(sakura, options, seats, seeded(seed), recorder as never))
  scene.recorder = recorder
  scene.events = recorder.happenings.map(h => h.secret)
  return scene
}

/** A test that shows clauses at work: their ids are part of its title. */
export const shows = (clauses: readonly Clause[], title: string, body: () => void): void => {
  for (const id of clauses) if (sakura.clauses[id] === undefined) throw new Error(`no such clause: ${id}`)
  test(`${title} (${clauses.join(', ')})`, body)
}

/** A worked example of the rules. */
export const example = (id: Clause, clauses: readonly Clause[], title: string, body: () => void): void =>
  shows([id, ...clauses], title, body)

/** Everybody lets the table play the defaults until the game is over; returns all that happened. */
export function playDefaults(
  scene: Scene,
  until: (s: Sakura) => boolean = s => s.outcome !== null,
): SakuraEvent[] {
  const recorder = new Recorder<SakuraEvent>(scene.s.seats)
  while (!until(scene.s)) {
    const seat = 31 - Math.clz32(waiting(scene.s))
    play(sakura as never, scene.s as never, seat, sakura.idle(scene.s, seat, seeded(3)), recorder as never)
  }
  scene.recorder = recorder
  scene.events = recorder.happenings.map(h => h.secret)
  return [...scene.events]
}
