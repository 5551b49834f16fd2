import type { Face } from '../messages.ts'
import type { ByteReader } from './byte-reader.ts'
import { isPlain } from './known.ts'
import type { Reader } from './read.ts'
import * as T from './tags.ts'
import type { Writer } from './write.ts'

/** A view in two parts: what everybody may see, and what its owner sees beside it. */
interface Parted {
  readonly schema: unknown
  readonly open: unknown
  readonly own: unknown
}
const PARTS = 3

function isParted(view: unknown): view is Parted {
  if (!isPlain(view) || !('schema' in view) || !('open' in view) || !('own' in view)) return false
  let keys = 0
  for (const _ in view) keys++
  return keys === PARTS
}

/** A face as its readers have it: each of its parts, by the bit that says it anew. A view in two parts is told by these, any other whole. */
export class KnownFace {
  readonly #parts: unknown[]
  #schema: unknown
  /** Whether the view is kept by its parts. */
  #parted = false

  constructor({ view, waiting, choices, dim, question }: Face) {
    this.#parts = [undefined, undefined, undefined, waiting, choices, dim, question]
    this.#keep(view)
  }

  #keep(view: unknown): void {
    this.#parted = isParted(view)
    this.#schema = this.#parted ? (view as Parted).schema : undefined
    this.#parts[T.OPEN] = this.#parted ? (view as Parted).open : undefined
    this.#parts[T.OWN] = this.#parted ? (view as Parted).own : undefined
    this.#parts[T.VIEW] = this.#parted ? undefined : view
  }

  /** Writes what changed of it, behind a byte that says what; and is up to date then. */
  tell(writer: Writer, { view, waiting, choices, dim, question }: Face): void {
    if ((question === undefined) !== (this.#parts[T.QUESTION] === undefined))
      throw new TypeError('a face with other parts than before')
    const { bytes } = writer
    const head = bytes.at
    bytes.byte(0)
    let said = this.#view(writer, view)
    said |= this.#part(writer, T.WAITING, waiting)
    said |= this.#part(writer, T.CHOICES, choices)
    said |= this.#part(writer, T.DIM, dim)
    said |= this.#part(writer, T.QUESTION, question)
    bytes.fill(head, said)
  }

  #view(writer: Writer, view: unknown): number {
    if (this.#parted && isParted(view) && view.schema === this.#schema)
      return this.#part(writer, T.OPEN, view.open) | this.#part(writer, T.OWN, view.own)
    if (!this.#parted && !isParted(view)) return this.#part(writer, T.VIEW, view)
    writer.value(view)
    this.#keep(view)
    return 1 << T.VIEW
  }

  /** Writes one part, if it changed. */
  #part(writer: Writer, part: number, is: unknown): number {
    const was = this.#parts[part]
    if (was === is) return 0
    const { at } = writer.bytes
    this.#parts[part] = writer.change(was, is)
    return writer.bytes.at === at ? 0 : 1 << part
  }
}

/** A face as a frame changes it. */
export function faceFrom(bytes: ByteReader, reader: Reader, face: Face): Face {
  const said = bytes.byte()
  if (said === 0) return face
  const part = <V>(bit: number, was: V): V =>
    (said & (1 << bit)) === 0 ? was : (reader.change(bytes, was) as V)
  let { view } = face
  if ((said & ((1 << T.OPEN) | (1 << T.OWN))) !== 0) {
    if (!isParted(view)) throw new RangeError('a delta changes a view that is not there')
    view = { ...view, open: part(T.OPEN, view.open), own: part(T.OWN, view.own) }
  }
  view = part(T.VIEW, view)
  const waiting = part(T.WAITING, face.waiting)
  const choices = part(T.CHOICES, face.choices)
  const dim = part(T.DIM, face.dim)
  const { question } = face
  if (question === undefined) return { view, waiting, choices, dim }
  return { view, waiting, choices, dim, question: part(T.QUESTION, question) }
}
