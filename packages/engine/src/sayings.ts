import type { Event, Seat, Words } from './contract.ts'
import type { Refusal } from './offers.ts'

/** A sentence before it is said: the id of a message in a catalogue, and the facts that go into it. */
export type Saying = readonly [id: string, facts: object]

/**
 * What a game says, as ids and facts: no word of any language is here. Built from views, events and wire words only: nothing
 * here ever sees a state, so nothing here can leak. The catalogue also has `title`, `tagline` and `unit`, `opt-<option>` and
 * `opt-<option>-<value>`, `chapter-<sign>`, and `hint-<feature>` for what its `why.ts` measures.
 */
export interface Sayings<V = unknown, E extends Event = Event> {
  /** Its catalogues by language, each fetched by itself: `words/catalogues.gen.ts`. */
  readonly catalogues: Readonly<Record<string, () => Promise<object>>>
  /** What no table needs before somebody asks: reasons, hints, options, chapters, figures. */
  readonly later?: Readonly<Record<string, () => Promise<object>>>
  /** One line of the log, or null for an event that is only a movement. A view tells which printed table is played with. */
  log(event: E, view?: V): Saying | null
  /** What the scroll asks `seat`, sentence by sentence, or whom the table waits for. */
  question(view: V, seat: Seat): readonly Saying[]
  /** The label of a choice, the price included: the text on the seal. */
  label(words: Words, view: V): Saying
  /** Why a choice is not open, from a reason and its facts: one sentence for a player; null for a reason it does not know. */
  no(why: Refusal, view?: V): Saying | null
  /** For a board that nobody has drawn: a value of the view as people read it; null: as it stands. */
  shown?(field: string, value: string | number | boolean | null): Saying | null
  /** A part of the printed figures, a card, a value they may have, or what a limit follows from; null for what it does not know. */
  figure?(id: string): Saying | null
}
