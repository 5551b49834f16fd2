import type { ByteReader } from './byte-reader.ts'
import * as T from './tags.ts'
import { isPlain } from './known.ts'
import { lettersOf } from './letters.ts'
import type { Vocabulary } from './vocabulary.ts'

const EMPTY: Vocabulary = { keys: [], words: [], shapes: [] }

/** Sets a key as JSON.parse does: whatever its name, it becomes a key of the object. */
function put(o: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(o, key, { value, enumerable: true, configurable: true, writable: true })
  else o[key] = value
}

/** Reads what a `Writer` wrote. Values are never changed in place: what did not change is shared with what was there before. */
export class Reader {
  readonly #keys: string[]
  readonly #words: string[]
  readonly #shapes: string[][]

  constructor({ keys, words, shapes }: Vocabulary = EMPTY) {
    this.#keys = [...keys]
    this.#words = [...words]
    this.#shapes = shapes.map(shape => shape.map(key => nth(keys, key)))
  }

  #key(bytes: ByteReader): string {
    const known = bytes.varint()
    if (known > 0) return nth(this.#keys, known - 1)
    const key = bytes.text()
    this.#keys.push(key)
    return key
  }

  value(bytes: ByteReader, tag = bytes.byte()): unknown {
    if (tag < T.ARRAY) return tag
    if (tag < T.SHAPED) return this.#values(bytes, few(bytes, tag - T.ARRAY, T.FEW))
    if (tag < T.WORD) return this.#object(bytes, nth(this.#shapes, few(bytes, tag - T.SHAPED, T.FEW)))
    if (tag < T.MINUS) return nth(this.#words, few(bytes, tag - T.WORD, T.SOME))
    if (tag < T.NULL) return T.MINUS - 1 - tag
    switch (tag) {
      case T.NULL:
        return null
      case T.TRUE:
        return true
      case T.FALSE:
        return false
      case T.NEW_WORD:
        return this.#newWord(bytes)
      case T.FLOAT:
        return bytes.float()
      case T.NEW_SHAPE:
        return this.#newShape(bytes)
      case T.PLUS_INT:
        return bytes.varint()
      case T.MINUS_INT:
        return -1 - bytes.varint()
      case T.TEXT:
        return bytes.text()
      case T.ROWS:
        return this.#rows(bytes)
      case T.LETTERS:
        return lettersOf(bytes.some(bytes.varint()))
      case T.INT32:
        return bytes.int32()
      default:
        throw new RangeError(`a delta has no ${tag} here`)
    }
  }

  #newWord(bytes: ByteReader): string {
    const word = bytes.text()
    this.#words.push(word)
    return word
  }

  #newShape(bytes: ByteReader): unknown {
    const shape = Array.from({ length: bytes.varint() }, () => this.#key(bytes))
    if (this.#shapes.length < T.MAX_SHAPES) this.#shapes.push(shape)
    return this.#object(bytes, shape)
  }

  #values(bytes: ByteReader, length: number): unknown[] {
    const values: unknown[] = []
    for (let i = 0; i < length; i++) values.push(this.value(bytes))
    return values
  }

  #rows(folded: ByteReader): unknown[] {
    const { count, bytes } = folded.unfold()
    const values = this.#values(bytes, count)
    if (!bytes.done) throw new RangeError('a delta folds what does not fit')
    return values
  }

  #object(bytes: ByteReader, shape: readonly string[]): Record<string, unknown> {
    const o: Record<string, unknown> = {}
    for (const key of shape) put(o, key, this.value(bytes))
    return o
  }

  /** The value that a change makes of another one. */
  change(bytes: ByteReader, from: unknown): unknown {
    const tag = bytes.byte()
    if (tag >= T.ARRAY_PATCH) return this.#array(bytes, tag, [...list(from)])
    if (tag >= T.OBJECT_PATCH) return this.#patch(bytes, tag, { ...plain(from) })
    if (tag === T.MASKED) return this.#places(bytes, from, bytes.byte())
    if (tag >= T.KEY_AT && tag < T.MASKED) return this.#places(bytes, from, 1 << (tag - T.KEY_AT))
    if (tag === T.INSERT) return list(from).toSpliced(bytes.varint(), 0, this.value(bytes))
    if (tag === T.REMOVE) return list(from).toSpliced(bytes.varint(), 1)
    if (tag !== T.SPLICE) return this.value(bytes, tag)
    const [start, removed, added] = [bytes.varint(), bytes.varint(), bytes.varint()]
    return [...list(from)].toSpliced(start, removed, ...this.#values(bytes, added))
  }

  /** Keys by their places, a bit for each. */
  #places(bytes: ByteReader, from: unknown, said: number): Record<string, unknown> {
    const to = { ...plain(from) }
    const keys = Object.keys(to)
    for (let i = 0; i < T.PLACES; i++) {
      if ((said & (1 << i)) === 0) continue
      const key = nth(keys, i)
      put(to, key, this.change(bytes, to[key]))
    }
    return to
  }

  #array(bytes: ByteReader, tag: number, to: unknown[]): unknown[] {
    const count = tag - T.ARRAY_PATCH
    for (let i = 0; i < count; i++) {
      const at = bytes.varint()
      to[at] = this.change(bytes, to[at])
    }
    return count < T.FEW ? to : this.#array(bytes, bytes.byte(), to)
  }

  #patch(bytes: ByteReader, tag: number, to: Record<string, unknown>): Record<string, unknown> {
    const count = tag - T.OBJECT_PATCH
    for (let i = 0; i < count; i++) {
      const key = this.#key(bytes)
      if (bytes.peek() === T.GONE) {
        bytes.byte()
        delete to[key]
      } else put(to, key, this.change(bytes, to[key]))
    }
    return count < T.FEW ? to : this.#patch(bytes, bytes.byte(), to)
  }
}

const few = (bytes: ByteReader, n: number, most: number): number => (n < most ? n : bytes.varint())

function nth<V>(all: readonly V[], n: number): V {
  const one = all[n]
  if (one === undefined) throw new RangeError('a delta speaks of something that was never said')
  return one
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new RangeError('a delta changes a list that is not there')
  return value as readonly unknown[]
}

function plain(value: unknown): Readonly<Record<string, unknown>> {
  if (!isPlain(value)) throw new RangeError('a delta changes an object that is not there')
  return value
}
