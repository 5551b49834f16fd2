import { Pen } from './pen.ts'
import * as T from './tags.ts'
import { isPlain, same } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The keys of an object, one after the other, as a path that ends at its shape. */
interface Path {
  shape: number
  readonly next: Map<string, Path>
}
const path = (): Path => ({ shape: -1, next: new Map() })

type Plain = Readonly<Record<string, unknown>>

/**
 * Writes JSON values, and changes from one value to another, in few bytes. It remembers what it wrote: whoever reads must have
 * read everything since the beginning, or be given the `vocabulary` first.
 */
export class Writer {
  readonly pen: Pen
  readonly #keys = new Map<string, number>()
  readonly #words = new Map<string, number>()
  readonly #paths = path()
  readonly #shapes: number[][] = []
  constructor(pen = new Pen()) {
    this.pen = pen
  }

  get vocabulary(): Vocabulary {
    return {
      keys: [...this.#keys.keys()],
      words: [...this.#words.keys()],
      shapes: this.#shapes.map(shape => [...shape]),
    }
  }

  /** 0 before a key that is new, else its number and one. */
  key(key: string): void {
    const known = this.#keys.get(key)
    if (known !== undefined) return this.pen.varint(known + 1)
    this.pen.byte(0)
    this.pen.text(key)
    this.#keys.set(key, this.#keys.size)
  }

  value(v: unknown): void {
    const { pen } = this
    if (typeof v === 'number') this.#number(v)
    else if (typeof v === 'string') this.#text(v)
    else if (v === null) pen.byte(T.NULL)
    else if (v === true) pen.byte(T.TRUE)
    else if (v === false) pen.byte(T.FALSE)
    else if (Array.isArray(v)) {
      this.#few(T.ARRAY, T.FEW, v.length)
      for (let i = 0; i < v.length; i++) this.value(v[i])
    } else if (isPlain(v)) this.#object(v)
    else throw new TypeError(`a ${typeof v} is not JSON`)
  }

  #few(tag: number, most: number, n: number): void {
    this.pen.byte(tag | (n < most ? n : most))
    if (n >= most) this.pen.varint(n)
  }

  #number(n: number): void {
    const { pen } = this
    if (n >= 0 && n < T.ARRAY && Number.isInteger(n)) return pen.byte(n)
    if (n < 0 && n >= -8 && Number.isInteger(n)) return pen.byte(T.MINUS - 1 - n)
    const small = n > -0x200000 && n < 0x200000
    if (!small && n === (n | 0)) {
      pen.byte(T.INT32)
      pen.int32(n)
    } else if (Number.isSafeInteger(n)) {
      pen.byte(n < 0 ? T.MINUS_INT : T.PLUS_INT)
      pen.varint(n < 0 ? -1 - n : n)
    } else {
      pen.byte(T.FLOAT)
      pen.float(n)
    }
  }

  #text(text: string): void {
    const known = this.#words.get(text)
    if (known !== undefined) return this.#few(T.WORD, T.SOME, known)
    const kept = text.length <= T.MAX_WORD && this.#words.size < T.MAX_WORDS
    this.pen.byte(kept ? T.NEW_WORD : T.TEXT)
    this.pen.text(text)
    if (kept) this.#words.set(text, this.#words.size)
  }

  #object(o: Plain): void {
    let end = this.#paths
    for (const key in o) {
      if (o[key] === undefined) continue
      const known = end.next.get(key)
      if (known !== undefined) end = known
      else {
        const more = path()
        end.next.set(key, more)
        end = more
      }
    }
    if (end.shape >= 0) this.#few(T.SHAPED, T.FEW, end.shape)
    else this.#newShape(o, end)
    for (const key in o) if (o[key] !== undefined) this.value(o[key])
  }

  #newShape(o: Plain, end: Path): void {
    const keys = Object.keys(o).filter(key => o[key] !== undefined)
    this.pen.byte(T.NEW_SHAPE)
    this.pen.varint(keys.length)
    for (const key of keys) this.key(key)
    if (this.#shapes.length >= T.MAX_SHAPES) return
    end.shape = this.#shapes.length
    this.#shapes.push(keys.map(key => this.#keys.get(key) as number))
  }

  /** What turns one value into the other; false if nothing does, because they say the same. */
  change(from: unknown, to: unknown): boolean {
    if (Array.isArray(from) && Array.isArray(to))
      return from.length === to.length ? this.#array(from, to) : this.#splice(from, to)
    if (isPlain(from) && isPlain(to) && follows(from, to)) return this.#patch(from, to)
    this.value(to)
    return from !== to
  }

  #array(from: readonly unknown[], to: readonly unknown[]): boolean {
    const { pen } = this
    const count = new Count(pen, T.ARRAY_PATCH)
    for (let i = 0; i < to.length; i++) {
      if (from[i] === to[i]) continue
      const mark = count.next()
      pen.varint(i)
      if (this.change(from[i], to[i])) count.one()
      else pen.at = mark
    }
    return count.end()
  }

  #splice(from: readonly unknown[], to: readonly unknown[]): boolean {
    const shorter = Math.min(from.length, to.length)
    let start = 0
    while (start < shorter && same(from[start], to[start])) start++
    let rest = 0
    while (rest < shorter - start && same(from.at(-1 - rest), to.at(-1 - rest))) rest++
    if (start + rest === 0) {
      this.value(to)
      return true
    }
    this.pen.byte(T.SPLICE)
    this.pen.varint(start)
    this.pen.varint(from.length - start - rest)
    this.pen.varint(to.length - start - rest)
    for (let i = start; i < to.length - rest; i++) this.value(to[i])
    return true
  }

  #patch(from: Plain, to: Plain): boolean {
    const { pen } = this
    const count = new Count(pen, T.OBJECT_PATCH)
    for (const key in to) {
      const [was, is] = [Object.hasOwn(from, key) ? from[key] : undefined, to[key]]
      if (was === is) continue
      const mark = count.next()
      const known = this.#keys.size
      this.key(key)
      if (is === undefined) pen.byte(T.GONE)
      if (is === undefined || this.change(was, is)) count.one()
      else {
        pen.at = mark
        if (this.#keys.size > known) this.#keys.delete(key)
      }
    }
    for (const key in from) {
      if (from[key] === undefined || Object.hasOwn(to, key)) continue
      count.next()
      this.key(key)
      pen.byte(T.GONE)
      count.one()
    }
    return count.end()
  }
}

/** Whether patching keeps the order of keys: what stays is in the same order, and what is new comes behind it. */
function follows(from: Plain, to: Plain): boolean {
  const keys = Object.keys(to)
  let next = 0
  for (const key in from) {
    if (key === keys[next]) next++
    else if (Object.hasOwn(to, key)) return false
  }
  return true
}

/** Counts the changes of one patch into its first byte; a patch of more than fifteen goes on behind another such byte. */
class Count {
  readonly #pen: Pen
  readonly #tag: number
  #head: number
  #count = 0
  #any = false
  constructor(pen: Pen, tag: number) {
    this.#pen = pen
    this.#tag = tag
    this.#head = pen.at
    pen.byte(tag)
  }
  /** Where the next change begins. */
  next(): number {
    if (this.#count === T.FEW) this.#goOn()
    return this.#pen.at
  }
  one(): void {
    this.#count++
    this.#any = true
  }
  #goOn(): void {
    this.#pen.fill(this.#head, this.#tag | this.#count)
    this.#head = this.#pen.at
    this.#count = 0
    this.#pen.byte(this.#tag)
  }
  /** Whether there was any change. */
  end(): boolean {
    if (this.#count === T.FEW) this.#goOn()
    this.#pen.fill(this.#head, this.#tag | this.#count)
    return this.#any
  }
}
