import type { Reply, ServerMessage, Sync, TableChanged, Update } from '../messages.ts'
import type { TableInfo } from '../table.ts'
import { ByteReader } from './byte-reader.ts'
import { faceFrom } from './face.ts'
import { Reader } from './read.ts'
import { SEALED, UPDATE_AND_REPLY } from './tags.ts'

/** A file of its own: pages read and never write. */

type Faces = Update['faces']

/** What an update says beside its faces, as it is read. */
type Told = Update['line'] &
  Partial<Omit<Update, 'undo' | 'ask'>> & {
    readonly undo?: readonly number[] | true
    readonly ask?: readonly number[] | true
    readonly key?: string
  }

/** What stands beside the faces of a frame, by name; a frame that was damaged may hold anything in its place. */
function named(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError('a delta without its line')
  return value
}

/** Seats as a frame lists them: some, or all that it tells. */
function seatsIn(listed: unknown, all: Faces): number[] {
  if (listed === true) return Object.keys(all).map(Number)
  if (!Array.isArray(listed)) throw new RangeError('a delta without its seats')
  return [...(listed as readonly number[])]
}

type Heard = Update | Sync | TableChanged | Reply

/** The other end: turns frames back into updates. What it cannot follow is a hole, and `hello` fills it. */
export class DeltaDecoder {
  #reader: Reader | null = null
  #seq = -1
  #faces: Faces = {}
  #table: TableInfo | undefined
  #version = 0

  /** Takes note of what came as text: a sync begins anew. */
  note(message: ServerMessage): void {
    if (message.t === 'sync') this.sync(message)
    if (message.t === 'table') this.#table = message.table
  }

  sync({ v, seq, faces, vocabulary, table }: Sync): void {
    this.#version = v
    this.#reader = vocabulary === undefined ? null : new Reader(vocabulary)
    this.#seq = seq
    this.#faces = faces
    this.#table = table
  }

  /** The messages in a frame, in order; null if it cannot be understood from what was heard so far. */
  hear(frame: Uint8Array): Heard[] | null {
    try {
      const bytes = new ByteReader(frame)
      const kind = bytes.byte()
      if (kind === SEALED) return [this.#sealed(bytes)]
      const id = kind === UPDATE_AND_REPLY ? bytes.text() : null
      const { key, ...update } = this.#update(bytes)
      if (!bytes.done) throw new RangeError('a delta goes on after its end')
      const heard: Heard[] = [update]
      // The rules ended it, which everybody is told, or the people did; the key is for who may look at the game afterwards.
      if (update.outcome !== null || key !== undefined) heard.push(...this.#over(update, key))
      if (id !== null) heard.push({ t: 'reply', id, status: 'applied', seq: update.seq })
      return heard
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      this.#reader = null
      return null
    }
  }

  /** The table as it is when the game has ended. */
  #over({ outcome }: Update, key: string | undefined): TableChanged[] {
    if (this.#table === undefined) return []
    const known = key === undefined ? {} : { key }
    this.#table = { ...this.#table, status: 'over', ...known, outcome, yourTurn: false }
    return [{ t: 'table', table: this.#table }]
  }

  /** The faces as a frame changes them, each in its turn. */
  #changed(bytes: ByteReader, reader: Reader): Faces {
    const faces: Faces = {}
    for (const [seat, face] of Object.entries(this.#faces)) faces[seat] = faceFrom(bytes, reader, face)
    return faces
  }

  #update(bytes: ByteReader): Update & { key?: string } {
    const seq = bytes.varint()
    const reader = this.#reader
    if (reader === null || seq !== this.#seq + 1) throw new RangeError('a delta without what it changes')
    const faces = this.#changed(bytes, reader)
    const { by, undone, undoes, events, undo, ask, outcome, ...more } = named(reader.value(bytes)) as Told
    const asked = ask === undefined ? {} : { ask: seatsIn(ask, faces) }
    const back = undo === undefined ? [] : seatsIn(undo, faces)
    this.#seq = seq
    this.#faces = faces
    const line = { seq, by, undone: undone ?? false, ...(undoes === undefined ? {} : { undoes }), events }
    return {
      ...more,
      ...asked,
      t: 'update',
      seq,
      line,
      faces,
      undo: back,
      outcome: outcome ?? null,
    }
  }

  /** What a sealed answer changed, as the sync that says the same. */
  #sealed(bytes: ByteReader): Sync {
    const seq = bytes.varint()
    const [reader, was] = [this.#reader, this.#table]
    if (reader === null || was === undefined || seq !== this.#seq)
      throw new RangeError('a delta without what it changes')
    const faces = this.#changed(bytes, reader)
    const { undo, yourTurn, ...more } = named(reader.value(bytes)) as Partial<Sync> &
      Pick<TableInfo, 'yourTurn'>
    if (!bytes.done) throw new RangeError('a delta goes on after its end')
    this.#faces = faces
    const table = (this.#table = yourTurn === undefined ? was : { ...was, yourTurn })
    return { ...more, t: 'sync', v: this.#version, table, seq, faces, lines: [], undo: undo ?? [] }
  }
}
