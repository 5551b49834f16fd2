import type { Eye } from './eye.ts'
import * as T from './tags.ts'
import { isPlain } from './kept.ts'
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

  #key(eye: Eye): string {
    const known = eye.varint()
    if (known > 0) return nth(this.#keys, known - 1)
    const key = eye.text()
    this.#keys.push(key)
    return key
  }

  value(eye: Eye, tag = eye.byte()): unknown {
    if (tag < T.ARRAY) return tag
    if (tag < T.SHAPED) return this.#values(eye, few(eye, tag - T.ARRAY, T.FEW))
    if (tag < T.WORD) return this.#object(eye, nth(this.#shapes, few(eye, tag - T.SHAPED, T.FEW)))
    if (tag < T.MINUS) return nth(this.#words, few(eye, tag - T.WORD, T.SOME))
    if (tag < T.NULL) return T.MINUS - 1 - tag
    switch (tag) {
      case T.NULL:
        return null
      case T.TRUE:
        return true
      case T.FALSE:
        return false
      case T.NEW_WORD:
        return this.#newWord(eye)
      case T.FLOAT:
        return eye.float()
      case T.NEW_SHAPE:
        return this.#newShape(eye)
      case T.PLUS_INT:
        return eye.varint()
      case T.MINUS_INT:
        return -1 - eye.varint()
      case T.TEXT:
        return eye.text()
      case T.INT32:
        return eye.int32()
      default:
        throw new RangeError(`a delta has no ${tag} here`)
    }
  }

  #newWord(eye: Eye): string {
    const word = eye.text()
    this.#words.push(word)
    return word
  }

  #newShape(eye: Eye): unknown {
    const shape = Array.from({ length: eye.varint() }, () => this.#key(eye))
    if (this.#shapes.length < T.MAX_SHAPES) this.#shapes.push(shape)
    return this.#object(eye, shape)
  }

  #values(eye: Eye, length: number): unknown[] {
    const values: unknown[] = []
    for (let i = 0; i < length; i++) values.push(this.value(eye))
    return values
  }

  #object(eye: Eye, shape: readonly string[]): Record<string, unknown> {
    const o: Record<string, unknown> = {}
    for (const key of shape) put(o, key, this.value(eye))
    return o
  }

  /** The value that a change makes of another one. */
  change(eye: Eye, from: unknown): unknown {
    const tag = eye.byte()
    if (tag >= T.ARRAY_PATCH) return this.#array(eye, tag, [...list(from)])
    if (tag >= T.OBJECT_PATCH) return this.#patch(eye, tag, { ...plain(from) })
    if (tag !== T.SPLICE) return this.value(eye, tag)
    const [start, removed, added] = [eye.varint(), eye.varint(), eye.varint()]
    return [...list(from)].toSpliced(start, removed, ...this.#values(eye, added))
  }

  #array(eye: Eye, tag: number, to: unknown[]): unknown[] {
    const count = tag - T.ARRAY_PATCH
    for (let i = 0; i < count; i++) {
      const at = eye.varint()
      to[at] = this.change(eye, to[at])
    }
    return count < T.FEW ? to : this.#array(eye, eye.byte(), to)
  }

  #patch(eye: Eye, tag: number, to: Record<string, unknown>): Record<string, unknown> {
    const count = tag - T.OBJECT_PATCH
    for (let i = 0; i < count; i++) {
      const key = this.#key(eye)
      if (eye.peek() === T.GONE) {
        eye.byte()
        delete to[key]
      } else put(to, key, this.change(eye, to[key]))
    }
    return count < T.FEW ? to : this.#patch(eye, eye.byte(), to)
  }
}

const few = (eye: Eye, n: number, most: number): number => (n < most ? n : eye.varint())

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
