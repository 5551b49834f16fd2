import type { Reply, ServerMessage, Sync, TableChanged, TableInfo, Update } from '../messages.ts'
import { ByteReader } from './byte-reader.ts'
import type { KnownObject } from './known.ts'
import { Dictionary } from './dictionary.ts'
import { ByteWriter } from './byte-writer.ts'
import { Reader } from './read.ts'
import { FEW, OBJECT_PATCH, UPDATE, UPDATE_AND_REPLY } from './tags.ts'
import type { Vocabulary } from './vocabulary.ts'
import { Writer } from './write.ts'

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
  /** The match's key, if it is over. */
  readonly key: string | undefined
}
const SAID: readonly string[] = [
  ...(['by', 'events', 'undone', 'undoes', 'undo'] as const),
  ...(['ask', 'sealed', 'clock', 'outcome', 'key'] as const),
] satisfies (keyof Said)[]

const few = (seats: readonly number[] | undefined): readonly number[] | undefined =>
  seats === undefined || seats.length === 0 ? undefined : seats

const bytes = new ByteWriter()

/** What every face has, so that nobody has to look for it. */
const FACE: readonly string[] = ['view', 'waiting', 'choices', 'dim'] satisfies (keyof Face)[]
/** Faces of seats have the number of their question besides, always or never. */
const NUMBERED: readonly string[] = [...FACE, 'question']

const keysOf = ({ question }: Face): readonly string[] => (question === undefined ? FACE : NUMBERED)

const four: unknown[] = [null, 0, null, null]
const five: unknown[] = [null, 0, null, null, 0]
function valuesOf({ view, waiting, choices, dim, question }: Face): readonly unknown[] {
  const all = question === undefined ? four : five
  all[0] = view
  all[1] = waiting
  all[2] = choices
  all[3] = dim
  if (question !== undefined) all[4] = question
  return all
}

const ten: unknown[] = []

/** The same for what is said. */
function wordsOf(said: Said): readonly unknown[] {
  ten[0] = said.by
  ten[1] = said.events
  ten[2] = said.undone
  ten[3] = said.undoes
  ten[4] = said.undo
  ten[5] = said.ask
  ten[6] = said.sealed
  ten[7] = said.clock
  ten[8] = said.outcome
  ten[9] = said.key
  return ten
}

const NOTHING = {}

/** One table as it is told to everybody who holds the same seats: each update as what changed since the one before it. */
export class DeltaEncoder {
  readonly #writer: Writer
  /** The seats, as the keys of the faces: they are the same in every update. */
  readonly #seats: readonly string[]
  readonly #numbers: readonly number[]
  #seq: number
  /** The faces as the listeners have them, in the order of the seats. */
  readonly #faces: readonly KnownObject[]
  constructor(seq: number, faces: Faces, base: Dictionary | null = null) {
    this.#writer = new Writer(bytes, new Dictionary(base))
    this.#seq = seq
    this.#seats = Object.keys(faces)
    // The first faces go over in a sync: their keys, texts and shapes are known from then on.
    bytes.at = 0
    this.#writer.value(faces)
    this.#numbers = this.#seats.map(seat => this.#writer.numberOf(seat))
    this.#faces = this.#of(faces).map(face => this.#writer.thing(keysOf(face), [...valuesOf(face)]))
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
   * An update as a binary frame; with the match's key if it ended the game, which is all that changes of the table then.
   * Whatever an update may hold beside what is known here is said as it is.
   */
  tell(update: Update, key?: string): Uint8Array<ArrayBuffer> {
    const { t: _, seq, line, faces, undo, ask, sealed, clock, outcome, ...more } = update
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
    }
    return this.say(seq, this.#of(faces), said, more)
  }

  /** The same from its parts: the faces in the order of their seats; and whatever else there may be to say. */
  say(seq: number, faces: readonly Face[], said: Said, more: object = NOTHING): Uint8Array<ArrayBuffer> {
    if (faces.length !== this.#seats.length) throw new TypeError('an update with other faces than before')
    bytes.at = 0
    bytes.byte(UPDATE)
    bytes.varint(seq)
    this.#changes(faces)
    if (more !== NOTHING && Object.keys(more).length > 0) this.#writer.value({ ...said, ...more })
    else this.#writer.object(SAID, wordsOf(said))
    this.#seq = seq
    return bytes.take()
  }

  /** A patch of the object that has a face for each seat. */
  #changes(faces: readonly Face[]): void {
    const head = bytes.at
    let count = 0
    bytes.byte(OBJECT_PATCH)
    for (let i = 0; i < faces.length; i++) {
      const mark = bytes.at
      bytes.varint(this.#numbers[i] as number)
      const body = bytes.at
      const [had, has] = [this.#faces[i] as KnownObject, valuesOf(faces[i] as Face)]
      if (had.values.length !== has.length) throw new TypeError('a face with other parts than before')
      this.#writer.patch(had, has)
      if (bytes.at === body) bytes.at = mark
      else count++
    }
    if (count >= FEW) throw new RangeError('nobody holds so many seats')
    bytes.fill(head, OBJECT_PATCH | count)
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

type Heard = Update | TableChanged | Reply

/** The other end: turns frames back into updates. What it cannot follow is a hole, and `hello` fills it. */
export class DeltaDecoder {
  #reader: Reader | null = null
  #seq = -1
  #faces: Faces = {}
  #table: TableInfo | undefined

  /** Takes note of what came as text: a sync begins anew. */
  note(message: ServerMessage): void {
    if (message.t === 'sync') this.sync(message)
    if (message.t === 'table') this.#table = message.table
  }

  sync({ seq, faces, vocabulary, table }: Sync): void {
    this.#reader = vocabulary === undefined ? null : new Reader(vocabulary)
    this.#seq = seq
    this.#faces = faces
    this.#table = table
  }

  /** The messages in a frame, in order; null if it cannot be understood from what was heard so far. */
  hear(frame: Uint8Array): Heard[] | null {
    try {
      const bytes = new ByteReader(frame)
      const id = bytes.byte() === UPDATE_AND_REPLY ? bytes.text() : null
      const { key, ...update } = this.#update(bytes)
      if (!bytes.done) throw new RangeError('a delta goes on after its end')
      const heard: Heard[] = [update]
      if (key !== undefined) heard.push(...this.#over(update, key))
      if (id !== null) heard.push({ t: 'reply', id, status: 'applied', seq: update.seq })
      return heard
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      this.#reader = null
      return null
    }
  }

  /** The table as it is when the game has ended. */
  #over({ outcome }: Update, key: string): TableChanged[] {
    if (this.#table === undefined) return []
    this.#table = { ...this.#table, status: 'over', key, outcome, yourTurn: false }
    return [{ t: 'table', table: this.#table }]
  }

  #update(bytes: ByteReader): Update & { key?: string } {
    const seq = bytes.varint()
    if (this.#reader === null || seq !== this.#seq + 1)
      throw new RangeError('a delta without what it changes')
    const faces = this.#reader.change(bytes, this.#faces) as Faces
    const { by, undone, undoes, events, undo, outcome, ...more } = this.#reader.value(
      bytes,
    ) as Update['line'] & Partial<Update> & { key?: string }
    this.#seq = seq
    this.#faces = faces
    const line = { seq, by, undone: undone ?? false, ...(undoes === undefined ? {} : { undoes }), events }
    return { ...more, t: 'update', seq, line, faces, undo: undo ?? [], outcome: outcome ?? null }
  }
}
