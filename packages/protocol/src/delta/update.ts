import type { Sync, Update } from '../messages.ts'
import { Dictionary } from './dictionary.ts'
import { ByteWriter } from './byte-writer.ts'
import { KnownFace } from './face.ts'
import { SEALED, UPDATE, UPDATE_AND_REPLY } from './tags.ts'
import type { Vocabulary } from './vocabulary.ts'
import { Once, Writer } from './write.ts'

type Faces = Update['faces']
type Face = Faces[string]

/** What an update says beside its number and its faces; what goes without saying is undefined. */
export interface Said {
  readonly by: number
  readonly events: Update['line']['events']
  readonly undone: true | undefined
  readonly undoes: number | undefined
  readonly undo: readonly number[] | undefined
  readonly ask: readonly number[] | undefined
  readonly sealed: Update['sealed']
  readonly clock: Update['clock']
  readonly outcome: NonNullable<Update['outcome']> | undefined
  /** The match's key, if it is over and they may have it. */
  readonly key: string | undefined
  /** The link of the chain after this entry, as it is shown. */
  readonly head: Once | undefined
}
const SAID: readonly string[] = [
  ...(['by', 'events', 'undone', 'undoes', 'undo'] as const),
  ...(['ask', 'sealed', 'clock', 'outcome', 'key', 'head'] as const),
] satisfies (keyof Said)[]

/** All of one's seats are said in a word. */
const all = (seats: readonly number[] | undefined, of: number): readonly number[] | true | undefined =>
  seats !== undefined && seats.length === of ? true : seats

const few = (seats: readonly number[] | undefined): readonly number[] | undefined =>
  seats === undefined || seats.length === 0 ? undefined : seats

const bytes = new ByteWriter()

const parts: unknown[] = []

/** The same for what is said. */
function wordsOf(said: Said, seats: number): readonly unknown[] {
  parts[0] = said.by
  parts[1] = said.events
  parts[2] = said.undone
  parts[3] = said.undoes
  parts[4] = all(said.undo, seats)
  parts[5] = all(said.ask, seats)
  parts[6] = said.sealed
  parts[7] = said.clock
  parts[8] = said.outcome
  parts[9] = said.key === undefined ? undefined : new Once(said.key)
  parts[10] = said.head
  return parts
}

const NOTHING = {}

/** What is told to whoever sealed an answer, or took one back: everything that may have changed without an entry. */
export interface SealedSaid {
  readonly undo: readonly number[] | undefined
  readonly ask: readonly number[] | undefined
  readonly asked: Sync['asked']
  readonly sealed: Sync['sealed']
  readonly clock: Sync['clock']
  readonly yourTurn: boolean | undefined
}

/** One table as it is told to everybody who holds the same seats: each update as what changed since the one before it. */
export class DeltaEncoder {
  readonly #writer: Writer
  /** The seats, as the keys of the faces: they are the same in every update. */
  readonly #seats: readonly string[]
  #seq: number
  /** The faces as the listeners have them, in the order of the seats. */
  readonly #faces: readonly KnownFace[]
  constructor(seq: number, faces: Faces, base: Dictionary | null = null) {
    this.#writer = new Writer(bytes, new Dictionary(base))
    this.#seq = seq
    this.#seats = Object.keys(faces)
    // The first faces go over in a sync: their keys, texts and shapes are known from then on.
    bytes.at = 0
    this.#writer.value(faces)
    this.#faces = this.#of(faces).map(face => new KnownFace(face))
  }

  #of(faces: Faces): Face[] {
    const all: Face[] = []
    for (const seat of this.#seats) {
      const face = faces[seat]
      if (face === undefined) throw new TypeError(`an update without the face of seat ${seat}`)
      all.push(face)
    }
    return all
  }

  /** The entry after which its listeners know the faces: the next update must be of the one after it. */
  get seq(): number {
    return this.#seq
  }

  /** What goes with a sync, so that a newcomer understands everything from here on. */
  get vocabulary(): Vocabulary {
    return this.#writer.dictionary.vocabulary
  }

  /**
   * An update as a binary frame; with the match's key for those who may look at the game once it is over.
   * Whatever an update may hold beside what is known here is said as it is.
   */
  tell(update: Update, key?: string): Uint8Array<ArrayBuffer> {
    const { t: _, seq, line, faces, undo, ask, sealed, clock, outcome, head, ...more } = update
    const said = {
      by: line.by,
      events: line.events,
      undone: line.undone || undefined,
      undoes: line.undoes,
      undo: few(undo),
      ask,
      sealed,
      clock,
      outcome: outcome ?? undefined,
      key,
      head: head === undefined ? undefined : new Once(head),
    }
    return this.say(seq, this.#of(faces), said, more)
  }

  /** The same from its parts: the faces in the order of their seats; and whatever else there may be to say. */
  say(seq: number, faces: readonly Face[], said: Said, more: object = NOTHING): Uint8Array<ArrayBuffer> {
    this.#begin(UPDATE, seq, faces)
    if (more !== NOTHING && Object.keys(more).length > 0)
      this.#writer.value({
        ...said,
        undo: all(said.undo, this.#seats.length),
        ask: all(said.ask, this.#seats.length),
        ...more,
      })
    else this.#writer.object(SAID, wordsOf(said, this.#seats.length))
    this.#seq = seq
    return bytes.take()
  }

  /** What whoever holds these seats sees changed without an entry. */
  sealed(faces: readonly Face[], said: SealedSaid): Uint8Array<ArrayBuffer> {
    this.#begin(SEALED, this.#seq, faces)
    this.#writer.object(Object.keys(said), Object.values(said))
    return bytes.take()
  }

  #begin(kind: number, seq: number, faces: readonly Face[]): void {
    if (faces.length !== this.#faces.length) throw new TypeError('an update with other faces than before')
    bytes.at = 0
    bytes.byte(kind)
    bytes.varint(seq)
    for (let i = 0; i < faces.length; i++) (this.#faces[i] as KnownFace).tell(this.#writer, faces[i] as Face)
  }
}

/** The same frame for the one who made the move: the update, and the reply that it was carried out. */
export function withReply(frame: Uint8Array, id: string): Uint8Array<ArrayBuffer> {
  bytes.at = 0
  bytes.byte(UPDATE_AND_REPLY)
  bytes.text(id)
  bytes.rest(frame, 1)
  return bytes.take()
}
