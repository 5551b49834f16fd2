import type { Reply, Sync, Update } from '../messages.ts'
import { Eye } from './eye.ts'
import { Pen } from './pen.ts'
import { Reader } from './read.ts'
import { UPDATE, UPDATE_AND_REPLY } from './tags.ts'
import type { Vocabulary } from './vocabulary.ts'
import { Writer } from './write.ts'

type Faces = Update['faces']

/** What an update says beside its faces, without what goes without saying. */
function told({ t: _t, seq: _seq, faces: _faces, line, undo, outcome, ...more }: Update): object {
  const { seq: _line, undone, ...happened } = line
  return {
    ...happened,
    ...(undone ? { undone } : {}),
    ...(undo.length === 0 ? {} : { undo }),
    ...(outcome === null ? {} : { outcome }),
    ...more,
  }
}

const pen = new Pen()

/** One table as it is told to everybody who holds the same seats: each update as what changed since the one before it. */
export class Teller {
  readonly #writer = new Writer(pen)
  #seq: number
  #faces: Faces
  constructor(seq: number, faces: Faces) {
    this.#seq = seq
    this.#faces = faces
  }

  /** The entry after which its listeners know the faces: the next update must be of the one after it. */
  get seq(): number {
    return this.#seq
  }

  /** What goes with a sync, so that a newcomer understands everything from here on. */
  get vocabulary(): Vocabulary {
    return this.#writer.vocabulary
  }

  /** An update as a binary frame. */
  tell(update: Update): Uint8Array<ArrayBuffer> {
    pen.at = 0
    pen.byte(UPDATE)
    pen.varint(update.seq)
    this.#writer.change(this.#faces, update.faces)
    this.#writer.value(told(update))
    this.#seq = update.seq
    this.#faces = update.faces
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

type Heard = Update | Reply

/** The other end: turns frames back into updates. What it cannot follow is a hole, and `hello` fills it. */
export class Hearer {
  #reader: Reader | null = null
  #seq = -1
  #faces: Faces = {}

  /** Begins anew with a sync. */
  sync({ seq, faces, vocabulary }: Sync): void {
    this.#reader = vocabulary === undefined ? null : new Reader(vocabulary)
    this.#seq = seq
    this.#faces = faces
  }

  /** The messages in a frame, in order; null if it cannot be understood from what was heard so far. */
  hear(frame: Uint8Array): Heard[] | null {
    try {
      const eye = new Eye(frame)
      const id = eye.byte() === UPDATE_AND_REPLY ? eye.text() : null
      const update = this.#update(eye)
      if (!eye.done) throw new RangeError('a delta goes on after its end')
      return id === null ? [update] : [update, { t: 'reply', id, status: 'applied', seq: update.seq }]
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      this.#reader = null
      return null
    }
  }

  #update(eye: Eye): Update {
    const seq = eye.varint()
    if (this.#reader === null || seq !== this.#seq + 1)
      throw new RangeError('a delta without what it changes')
    const faces = this.#reader.change(eye, this.#faces) as Faces
    const { by, undone, undoes, events, undo, outcome, ...more } = this.#reader.value(eye) as Update['line'] &
      Partial<Update>
    this.#seq = seq
    this.#faces = faces
    const line = { seq, by, undone: undone ?? false, ...(undoes === undefined ? {} : { undoes }), events }
    return { ...more, t: 'update', seq, line, faces, undo: undo ?? [], outcome: outcome ?? null }
  }
}
