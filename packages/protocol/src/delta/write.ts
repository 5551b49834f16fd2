import { Pen } from './pen.ts'
import * as T from './tags.ts'
import { isPlain, same } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The keys of an object, one after the other, as a path that ends at its shape. */
interface Path {
  shape: number
  /** Where it goes on: mostly by one key only, which is found without a search; the others are in a map. */
  key: string
  more: Path | null
  others: Map<string, Path> | null
}
const path = (): Path => ({ shape: -1, key: '', more: null, others: null })

type Plain = Readonly<Record<string, unknown>>

/**
 * Writes JSON values, and changes from one value to another, in few bytes. It remembers what it wrote: whoever reads must have
 * read everything since the beginning, or be given the `vocabulary` first.
 */
export class Writer {
  readonly pen: Pen
  private readonly keys = new Map<string, number>()
  private readonly words = new Map<string, number>()
  private readonly paths = path()
  private readonly shapes: number[][] = []
  constructor(pen = new Pen()) {
    this.pen = pen
  }

  get vocabulary(): Vocabulary {
    return {
      keys: [...this.keys.keys()],
      words: [...this.words.keys()],
      shapes: this.shapes.map(shape => [...shape]),
    }
  }

  /** 0 before a key that is new, else its number and one. */
  key(key: string): void {
    const known = this.keys.get(key)
    if (known !== undefined) return this.pen.varint(known + 1)
    this.pen.byte(0)
    this.pen.text(key)
    this.keys.set(key, this.keys.size)
  }

  value(v: unknown): void {
    const { pen } = this
    if (typeof v === 'number') this.number(v)
    else if (typeof v === 'string') this.text(v)
    else if (v === null) pen.byte(T.NULL)
    else if (v === true) pen.byte(T.TRUE)
    else if (v === false) pen.byte(T.FALSE)
    else if (Array.isArray(v)) {
      this.few(T.ARRAY, T.FEW, v.length)
      for (let i = 0; i < v.length; i++) this.value(v[i])
    } else if (isPlain(v)) this.object(v)
    else throw new TypeError(`a ${typeof v} is not JSON`)
  }

  private few(tag: number, most: number, n: number): void {
    this.pen.byte(tag | (n < most ? n : most))
    if (n >= most) this.pen.varint(n)
  }

  private number(n: number): void {
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

  private text(text: string): void {
    const known = this.words.get(text)
    if (known !== undefined) return this.few(T.WORD, T.SOME, known)
    const kept = text.length <= T.MAX_WORD && this.words.size < T.MAX_WORDS
    this.pen.byte(kept ? T.NEW_WORD : T.TEXT)
    this.pen.text(text)
    if (kept) this.words.set(text, this.words.size)
  }

  private object(o: Plain): void {
    let end = this.paths
    const keys = Object.keys(o)
    const values = Object.values(o)
    for (let i = 0; i < keys.length; i++) if (values[i] !== undefined) end = this.step(end, keys[i] as string)
    if (end.shape >= 0) this.few(T.SHAPED, T.FEW, end.shape)
    else this.newShape(o, end)
    for (let i = 0; i < values.length; i++) if (values[i] !== undefined) this.value(values[i])
  }

  private step(from: Path, key: string): Path {
    if (from.more === null) {
      from.key = key
      return (from.more = path())
    }
    if (from.key === key) return from.more
    const others = (from.others ??= new Map())
    const known = others.get(key)
    if (known !== undefined) return known
    const more = path()
    others.set(key, more)
    return more
  }

  private newShape(o: Plain, end: Path): void {
    const keys = Object.keys(o).filter(key => o[key] !== undefined)
    this.pen.byte(T.NEW_SHAPE)
    this.pen.varint(keys.length)
    for (const key of keys) this.key(key)
    if (this.shapes.length >= T.MAX_SHAPES) return
    end.shape = this.shapes.length
    this.shapes.push(keys.map(key => this.keys.get(key) as number))
  }

  /** What turns one value into the other; false if nothing does, because they say the same. */
  change(from: unknown, to: unknown): boolean {
    if (typeof to === 'object' && to !== null && typeof from === 'object' && from !== null) {
      if (Array.isArray(to)) {
        if (Array.isArray(from))
          return from.length === to.length ? this.array(from, to) : this.splice(from, to)
      } else if (!Array.isArray(from)) return this.patch(from as Plain, to as Plain)
    }
    this.value(to)
    return from !== to
  }

  /*
   * The changes of one patch are counted into its first byte; a patch of more than fifteen goes on behind another such byte.
   * What turns out to be no change is taken back.
   */
  private array(from: readonly unknown[], to: readonly unknown[]): boolean {
    const { pen } = this
    let head = pen.at
    let count = 0
    let any = false
    pen.byte(T.ARRAY_PATCH)
    for (let i = 0; i < to.length; i++) {
      if (from[i] === to[i]) continue
      const mark = pen.at
      pen.varint(i)
      if (!this.change(from[i], to[i])) {
        pen.at = mark
        continue
      }
      any = true
      if (++count < T.FEW) continue
      pen.fill(head, T.ARRAY_PATCH | T.FEW)
      head = pen.at
      count = 0
      pen.byte(T.ARRAY_PATCH)
    }
    pen.fill(head, T.ARRAY_PATCH | count)
    return any
  }

  private patch(from: Plain, to: Plain): boolean {
    const keys = Object.keys(to)
    const had = Object.keys(from)
    if (sameKeys(had, keys)) {
      const before = Object.values(from)
      const now = Object.values(to)
      if (!before.includes(undefined) && !now.includes(undefined)) return this.patchAlike(keys, before, now)
    }
    return this.patchOther(from, to)
  }

  /** A patch of an object whose keys are what they were, as mostly they are: its values, one by one. */
  patchAlike(keys: readonly string[], from: readonly unknown[], to: readonly unknown[]): boolean {
    const { pen } = this
    let head = pen.at
    let count = 0
    let any = false
    pen.byte(T.OBJECT_PATCH)
    for (let i = 0; i < to.length; i++) {
      const was = from[i]
      const is = to[i]
      if (was === is) continue
      const mark = pen.at
      const known = this.keys.size
      const key = keys[i] as string
      this.key(key)
      if (!this.change(was, is)) {
        pen.at = mark
        if (this.keys.size > known) this.keys.delete(key)
        continue
      }
      any = true
      if (++count < T.FEW) continue
      pen.fill(head, T.OBJECT_PATCH | T.FEW)
      head = pen.at
      count = 0
      pen.byte(T.OBJECT_PATCH)
    }
    pen.fill(head, T.OBJECT_PATCH | count)
    return any
  }

  /** The same for an object whose keys are not what they were. */
  private patchOther(from: Plain, to: Plain): boolean {
    const { pen } = this
    const keys = Object.keys(to)
    const had = Object.keys(from)
    if (!follows(had, keys, to)) {
      this.value(to)
      return true
    }
    let head = pen.at
    let count = 0
    let any = false
    let kept = 0
    pen.byte(T.OBJECT_PATCH)
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string
      const is = to[key]
      // What every object inherits is not what this one says.
      const was = Object.hasOwn(from, key) ? from[key] : undefined
      if (is === undefined) continue
      if (was !== undefined) kept++
      if (was === is) continue
      const mark = pen.at
      const known = this.keys.size
      this.key(key)
      if (!this.change(was, is)) {
        pen.at = mark
        if (this.keys.size > known) this.keys.delete(key)
        continue
      }
      any = true
      if (++count < T.FEW) continue
      pen.fill(head, T.OBJECT_PATCH | T.FEW)
      head = pen.at
      count = 0
      pen.byte(T.OBJECT_PATCH)
    }
    pen.fill(head, T.OBJECT_PATCH | count)
    return kept === had.length ? any : this.gone(from, to, head, count, any)
  }

  /** Goes on with a patch: what is not there any more. */
  private gone(from: Plain, to: Plain, at: number, counted: number, changed: boolean): boolean {
    const { pen } = this
    let head = at
    let count = counted
    let any = changed
    for (const key of Object.keys(from)) {
      if (from[key] === undefined || (Object.hasOwn(to, key) && to[key] !== undefined)) continue
      any = true
      this.key(key)
      pen.byte(T.GONE)
      if (++count < T.FEW) continue
      pen.fill(head, T.OBJECT_PATCH | T.FEW)
      head = pen.at
      count = 0
      pen.byte(T.OBJECT_PATCH)
    }
    pen.fill(head, T.OBJECT_PATCH | count)
    return any
  }

  private splice(from: readonly unknown[], to: readonly unknown[]): boolean {
    const { pen } = this
    const shorter = Math.min(from.length, to.length)
    let start = 0
    while (start < shorter && same(from[start], to[start])) start++
    let rest = 0
    while (rest < shorter - start && same(from.at(-1 - rest), to.at(-1 - rest))) rest++
    if (start + rest === 0) {
      this.value(to)
      return true
    }
    pen.byte(T.SPLICE)
    pen.varint(start)
    pen.varint(from.length - start - rest)
    pen.varint(to.length - start - rest)
    for (let i = start; i < to.length - rest; i++) this.value(to[i])
    return true
  }
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/**
 * Whether a patch keeps the order of keys: what stays is in the same order, and what is new comes behind it. Without that the
 * order of later patches would tell how the server builds its objects, which their readers cannot know.
 */
function follows(had: readonly string[], keys: readonly string[], to: Plain): boolean {
  let next = 0
  for (let i = 0; i < had.length; i++) {
    const key = had[i] as string
    if (key === keys[next]) next++
    else if (Object.hasOwn(to, key)) return false
  }
  return true
}
