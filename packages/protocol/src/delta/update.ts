import type { Reply, ServerMessage, Sync, TableChanged, TableInfo, Update } from '../messages.ts'
import { Eye } from './eye.ts'
import { Pen } from './pen.ts'
import { Reader } from './read.ts'
import { UPDATE, UPDATE_AND_REPLY } from './tags.ts'
import type { Vocabulary } from './vocabulary.ts'
import { Writer } from './write.ts'

type Faces = Update['faces']
type Face = Faces[string]

/** What an update says beside its number and its faces, without what goes without saying. */
export type Said = Record<string, unknown>

export function saidOf(line: Update['line'], undo: readonly number[], outcome: Update['outcome']): Said {
  const said: Said = { by: line.by, events: line.events }
  if (line.undone) said['undone'] = true
  if (line.undoes !== undefined) said['undoes'] = line.undoes
  if (undo.length > 0) said['undo'] = undo
  if (outcome !== null) said['outcome'] = outcome
  return said
}

const pen = new Pen()

/** One table as it is told to everybody who holds the same seats: each update as what changed since the one before it. */
export class Teller {
  readonly #writer = new Writer(pen)
  /** The seats, as the keys of the faces: they are the same in every update. */
  readonly #seats: readonly string[]
  #seq: number
  #faces: readonly Face[]
  constructor(seq: number, faces: Faces) {
    this.#seq = seq
    this.#seats = Object.keys(faces)
    this.#faces = this.#of(faces)
    // The first faces go over in a sync: their keys, texts and shapes are known from then on.
    pen.at = 0
    this.#writer.value(faces)
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
    return this.#writer.vocabulary
  }

  /**
   * An update as a binary frame; with the match's key if it ended the game, which is all that changes of the table then.
   * Whatever an update may hold beside what is known here is said as it is.
   */
  tell(update: Update, key?: string): Uint8Array<ArrayBuffer> {
    const { t: _, seq, line, faces, undo, outcome, ...more } = update
    const said = Object.assign(saidOf(line, undo, outcome), more)
    return this.say(seq, this.#of(faces), key === undefined ? said : { ...said, key })
  }

  /** The same from its parts: the faces in the order of their seats. */
  say(seq: number, faces: readonly Face[], said: Said): Uint8Array<ArrayBuffer> {
    if (faces.length !== this.#seats.length) throw new TypeError('an update with other faces than before')
    pen.at = 0
    pen.byte(UPDATE)
    pen.varint(seq)
    this.#writer.patchAlike(this.#seats, this.#faces, faces)
    this.#writer.value(said)
    this.#seq = seq
    this.#faces = faces
    return pen.take()
  }
}

/** The same frame for the one who made the move: the update, and the reply that it was carried out. */
export function withReply(frame: Uint8Array, id: string): Uint8Array<ArrayBuffer> {
  pen.at = 0
  pen.byte(UPDATE_AND_REPLY)
  pen.text(id)
  pen.rest(frame, 1)
  return pen.take()
}

type Heard = Update | TableChanged | Reply

/** The other end: turns frames back into updates. What it cannot follow is a hole, and `hello` fills it. */
export class Hearer {
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
      const eye = new Eye(frame)
      const id = eye.byte() === UPDATE_AND_REPLY ? eye.text() : null
      const { key, ...update } = this.#update(eye)
      if (!eye.done) throw new RangeError('a delta goes on after its end')
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

  #update(eye: Eye): Update & { key?: string } {
    const seq = eye.varint()
    if (this.#reader === null || seq !== this.#seq + 1)
      throw new RangeError('a delta without what it changes')
    const faces = this.#reader.change(eye, this.#faces) as Faces
    const { by, undone, undoes, events, undo, outcome, ...more } = this.#reader.value(eye) as Update['line'] &
      Partial<Update> & { key?: string }
    this.#seq = seq
    this.#faces = faces
    const line = { seq, by, undone: undone ?? false, ...(undoes === undefined ? {} : { undoes }), events }
    return { ...more, t: 'update', seq, line, faces, undo: undo ?? [], outcome: outcome ?? null }
  }
}
