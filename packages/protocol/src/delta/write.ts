import { alike, isPlain, KnownArray, KnownObject } from './known.ts'
import type { Form, Plain } from './known.ts'
import { Dictionary } from './dictionary.ts'
import type { Path } from './dictionary.ts'
import { ByteWriter } from './byte-writer.ts'
import { bytesOf } from './letters.ts'
import * as T from './tags.ts'
import { Told } from './told.ts'

/** A text that will not come again: it is written whole, and nobody remembers it. */
export class Once {
  readonly text: string
  /** What it stands for, if it is all letters of base64url. */
  readonly bytes: Uint8Array | null
  constructor(text: string) {
    this.text = text
    this.bytes = bytesOf(text)
  }
}

/**
 * Writes JSON values, and changes from one value to another, in few bytes. It remembers what it wrote: whoever reads must have
 * read everything since the beginning, or be given the `vocabulary` first.
 */
export class Writer {
  readonly bytes: ByteWriter
  readonly dictionary: Dictionary
  constructor(bytes = new ByteWriter(), dictionary = new Dictionary()) {
    this.bytes = bytes
    this.dictionary = dictionary
  }

  /** 0 before a key that is new, else its number and one. */
  key(key: string): void {
    const known = this.dictionary.keyOf(key)
    if (known !== undefined) return this.bytes.varint(known + 1)
    this.bytes.byte(0)
    this.bytes.text(key)
    this.dictionary.learnKey(key)
  }

  value(v: unknown): void {
    const { bytes } = this
    if (typeof v === 'number') this.number(v)
    else if (typeof v === 'string') this.text(v)
    else if (v === null) bytes.byte(T.NULL)
    else if (v === true) bytes.byte(T.TRUE)
    else if (v === false) bytes.byte(T.FALSE)
    else if (Array.isArray(v)) {
      const start = bytes.at
      this.few(T.ARRAY, T.FEW, v.length)
      this.values(v, start)
    } else if (v instanceof Once) this.once(v)
    else if (v instanceof Told) this.value(v.value)
    else if (isPlain(v)) this.object(Object.keys(v), Object.values(v))
    else throw new TypeError(`a ${typeof v} is not JSON`)
  }

  /** What a list holds, whose beginning is written; things that are as long as each other, which choices are, in few bytes. */
  private values(list: readonly unknown[], start: number): void {
    const { bytes } = this
    const { length } = list
    const body = bytes.at
    let size = -1
    for (let i = 0; i < length; i++) {
      const from = bytes.at
      this.value(list[i])
      if (i === 0) size = typeof list[0] === 'object' ? bytes.at - from : -1
      else if (bytes.at - from !== size) size = -1
    }
    if (length > 1 && size > 0) bytes.fold(start, body, length, T.ROWS)
  }

  private once({ text, bytes: letters }: Once): void {
    const { bytes } = this
    bytes.byte(letters === null ? T.TEXT : T.LETTERS)
    if (letters === null) return bytes.text(text)
    bytes.varint(letters.length)
    bytes.rest(letters, 0)
  }

  private few(tag: number, most: number, n: number): void {
    this.bytes.byte(tag | (n < most ? n : most))
    if (n >= most) this.bytes.varint(n)
  }

  private number(n: number): void {
    const { bytes } = this
    if (n >= 0 && n < T.ARRAY && Number.isInteger(n)) return bytes.byte(n)
    if (n < 0 && n >= -8 && Number.isInteger(n)) return bytes.byte(T.MINUS - 1 - n)
    const small = n > -0x200000 && n < 0x200000
    if (!small && n === (n | 0)) {
      bytes.byte(T.INT32)
      bytes.int32(n)
    } else if (Number.isSafeInteger(n)) {
      bytes.byte(n < 0 ? T.MINUS_INT : T.PLUS_INT)
      bytes.varint(n < 0 ? -1 - n : n)
    } else {
      bytes.byte(T.FLOAT)
      bytes.float(n)
    }
  }

  private text(text: string): void {
    const known = this.dictionary.wordOf(text)
    if (known !== undefined) return this.few(T.WORD, T.SOME, known)
    this.bytes.byte(this.dictionary.learnWord(text) ? T.NEW_WORD : T.TEXT)
    this.bytes.text(text)
  }

  /** An object by its keys and values, side by side; what has no value is not said. */
  object(keys: readonly string[], values: readonly unknown[]): void {
    const end = this.dictionary.end(keys, values)
    if (end.shape >= 0) this.few(T.SHAPED, T.FEW, end.shape)
    else this.newShape(keys, values, end)
    for (let i = 0; i < keys.length; i++) if (values[i] !== undefined) this.value(values[i])
  }

  private newShape(keys: readonly string[], values: readonly unknown[], end: Path): void {
    const said = keys.filter((_, i) => values[i] !== undefined)
    this.bytes.byte(T.NEW_SHAPE)
    this.bytes.varint(said.length)
    for (const key of said) this.key(key)
    this.dictionary.learnShape(end, said)
  }

  /** An object that was written before, as its reader has it. */
  thing(keys: readonly string[], values: unknown[]): KnownObject {
    const said = values.includes(undefined) ? keys.filter((_, i) => values[i] !== undefined) : keys
    const kept = said === keys ? values : values.filter(v => v !== undefined)
    const end = this.dictionary.end(said, kept)
    end.form ??= { keys: said, numbers: said.map(key => this.numberOf(key)) }
    return new KnownObject(end.form, kept)
  }

  /** A key that was written before, as it is written. */
  numberOf(key: string): number {
    const known = this.dictionary.keyOf(key)
    if (known === undefined) throw new Error(`the key ${key} of what was written is not known`)
    return known + 1
  }

  /**
   * Writes what turns a value that was written before into another one, and returns it as it has to be handed in the next time.
   * If they say the same, nothing is written.
   */
  change(was: unknown, is: unknown): unknown {
    if (was === is) return was
    if (is instanceof Told) return this.told(was, is)
    if (typeof is === 'object' && is !== null && typeof was === 'object' && was !== null) {
      if (Array.isArray(is)) {
        if (was instanceof KnownArray) return this.list(was, is)
        if (Array.isArray(was)) return this.list(new KnownArray(was.slice()), is)
      } else if (was instanceof KnownObject) return this.other(was, is as Plain)
      else if (!Array.isArray(was) && !(was instanceof KnownArray))
        return this.other(this.thing(Object.keys(was), Object.values(was)), is as Plain)
    }
    this.value(is)
    return is
  }

  /** What many are told alike was compared once: here it is written in the words of this reader. */
  private told(was: unknown, is: Told): Told {
    const passed = is.after(was)
    if (passed === 0) return is
    if (passed !== 1) this.value(is.value)
    else {
      let from = 0
      for (const { at, key, value } of is.steps) {
        this.bytes.part(is.bytes, from, at)
        from = at + 1
        if (key === null) this.value(value)
        else this.key(key)
      }
      this.bytes.part(is.bytes, from, is.bytes.length)
    }
    return is
  }

  private list(row: KnownArray, to: readonly unknown[]): unknown {
    if (row.items.length !== to.length) return this.splice(row, to)
    this.each(T.ARRAY_PATCH, null, row.items, to)
    return row
  }

  private other(thing: KnownObject, to: Plain): unknown {
    const now = Object.values(to)
    if (!thing.fits(Object.keys(to), now)) return this.patchOther(thing, to)
    this.patch(thing, now)
    return thing
  }

  /** A patch of an object whose keys are what they were: its values, one by one. */
  private patch({ form, values }: KnownObject, now: readonly unknown[]): void {
    if (now.length <= T.PLACES) this.places(values, now)
    else this.each(T.OBJECT_PATCH, form, values, now)
  }

  /** The same for few keys, which are told by their places: a bit for each that changed, or where the only one stands. */
  private places(had: unknown[], now: readonly unknown[]): void {
    const { bytes } = this
    const start = bytes.at
    let said = 0
    for (let i = 0; i < now.length; i++) {
      const was = had[i]
      const is = now[i]
      if (same(was, is)) continue
      if (bytes.at === start) {
        bytes.byte(T.MASKED)
        bytes.byte(0)
      }
      const mark = bytes.at
      const kept = this.change(was, is)
      if (kept !== was) had[i] = kept
      if (bytes.at !== mark) said |= 1 << i
    }
    if (said === 0) this.back(start)
    else if ((said & (said - 1)) === 0 && said < 1 << (T.MASKED - T.KEY_AT))
      this.only(start, T.KEY_AT + 31 - Math.clz32(said))
    else bytes.fill(start + 1, said)
  }

  /** One key alone needs no bits. */
  protected only(start: number, tag: number): void {
    this.bytes.fill(start, tag)
    this.bytes.drop(start + 1)
  }

  /**
   * What changed of as many values as there were, each behind its number or, in a list, its place; `had` is brought up to date. The
   * changes of one patch are counted into its first byte; a patch of more than fifteen goes on behind another such byte. What
   * turns out to be no change is taken back.
   */
  private each(tag: number, form: Form | null, had: unknown[], now: readonly unknown[]): void {
    const { bytes } = this
    const start = bytes.at
    let head = start
    let count = 0
    for (let i = 0; i < now.length; i++) {
      const was = had[i]
      const is = now[i]
      if (same(was, is)) continue
      if (bytes.at === start) bytes.byte(tag)
      const mark = bytes.at
      if (form === null) bytes.varint(i)
      else this.known(form, i)
      const body = bytes.at
      const kept = this.change(was, is)
      if (kept !== was) had[i] = kept
      if (bytes.at === body) this.back(mark)
      else if (++count === T.FEW) {
        head = this.goOn(head, tag)
        count = 0
      }
    }
    this.close(start, head, tag, count)
  }

  /** A key of an object that was written before. */
  protected known({ numbers }: Form, i: number): void {
    this.bytes.varint(numbers[i] as number)
  }

  /** Takes back what was written since. */
  protected back(to: number): void {
    this.bytes.at = to
  }

  /** A patch that is full goes on behind another byte. */
  private goOn(head: number, tag: number): number {
    this.bytes.fill(head, tag | T.FEW)
    this.bytes.byte(tag)
    return this.bytes.at - 1
  }

  /** Counts what is in a patch; one with nothing in it is taken back. */
  private close(start: number, head: number, tag: number, count: number): void {
    if (count === 0 && head === start) this.back(start)
    else this.bytes.fill(head, tag | count)
  }

  /** A patch of an object whose keys are not what they were. */
  private patchOther(thing: KnownObject, to: Plain): unknown {
    const { bytes } = this
    const { keys: had } = thing.form
    const before = new Map(had.map((key, i) => [key, thing.values[i]]))
    const keys = Object.keys(to).filter(key => to[key] !== undefined)
    const stays = new Set(keys)
    if (!follows(had, keys, stays)) {
      this.value(to)
      return to
    }
    const start = bytes.at
    let head = start
    let count = 0
    bytes.byte(T.OBJECT_PATCH)
    const values: unknown[] = []
    for (const key of [...keys, ...had.filter(key => !stays.has(key))]) {
      const mark = bytes.at
      this.key(key)
      const body = bytes.at
      if (stays.has(key)) values.push(this.change(before.get(key), to[key]))
      else bytes.byte(T.GONE)
      if (bytes.at === body) this.back(mark)
      else if (++count === T.FEW) {
        head = this.goOn(head, T.OBJECT_PATCH)
        count = 0
      }
    }
    this.close(start, head, T.OBJECT_PATCH, count)
    return new KnownObject({ keys, numbers: keys.map(key => this.numberOf(key)) }, values)
  }

  private splice(row: KnownArray, to: readonly unknown[]): unknown {
    const { bytes } = this
    const { items } = row
    const shorter = Math.min(items.length, to.length)
    let start = 0
    while (start < shorter && alike(items[start], to[start])) start++
    let rest = 0
    while (rest < shorter - start && alike(items[items.length - 1 - rest], to[to.length - 1 - rest])) rest++
    if (start + rest === 0) {
      this.value(to)
      return to
    }
    const removed = items.length - start - rest
    const added = to.slice(start, to.length - rest)
    if (removed + added.length === 1) {
      bytes.byte(removed === 1 ? T.REMOVE : T.INSERT)
      bytes.varint(start)
    } else {
      bytes.byte(T.SPLICE)
      bytes.varint(start)
      bytes.varint(removed)
      bytes.varint(added.length)
    }
    for (const one of added) this.value(one)
    row.items = items.toSpliced(start, removed, ...added)
    return row
  }
}

/** Most values are numbers, and where both are, they are compared without a look at what else they might be. */
const same = (was: unknown, is: unknown): boolean =>
  typeof was === 'number' && typeof is === 'number' ? was === is : was === is

/**
 * Whether a patch keeps the order of keys: what stays is in the same order, and what is new comes behind it. Without that the
 * order of later patches would tell how the server builds its objects, which their readers cannot know.
 */
function follows(had: readonly string[], keys: readonly string[], stays: ReadonlySet<string>): boolean {
  let next = 0
  for (const key of had)
    if (key === keys[next]) next++
    else if (stays.has(key)) return false
  return true
}
