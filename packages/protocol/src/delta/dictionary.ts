import type { Form } from './known.ts'
import { MAX_SHAPES, MAX_WORD, MAX_WORDS } from './tags.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The keys of an object, one after the other, as a path that ends at its shape. */
export interface Path {
  shape: number
  form: Form | null
  /** Where it goes on: mostly by one key only, which is found without a search; the others are in a map. */
  key: string
  more: Path | null
  others: Map<string, Path> | null
}
const path = (): Path => ({ shape: -1, form: null, key: '', more: null, others: null })

const NOTHING = { keys: 0, words: 0, shapes: 0 }

/**
 * The keys, words and shapes that a writer knows by number. One may stand on another, which then learns nothing more: what many
 * tables say alike is known once for all of them, and stays in the processor's cache.
 */
export class Dictionary {
  readonly #base: Dictionary | null
  #keys: Map<string, number> | null = null
  #words: Map<string, number> | null = null
  #shapes: number[][] | null = null
  #paths: Path | null = null
  #finished = false
  /** How much the base knows. */
  readonly #known: { readonly keys: number; readonly words: number; readonly shapes: number }
  constructor(base: Dictionary | null = null) {
    this.#base = base
    this.#known = base === null ? NOTHING : base.#count()
    if (base !== null) base.#finished = true
  }

  #count(): typeof NOTHING {
    const { keys, words, shapes } = this.#known
    return {
      keys: keys + (this.#keys?.size ?? 0),
      words: words + (this.#words?.size ?? 0),
      shapes: shapes + (this.#shapes?.length ?? 0),
    }
  }

  get vocabulary(): Vocabulary {
    const { keys, words, shapes } = this.#base?.vocabulary ?? { keys: [], words: [], shapes: [] }
    return {
      keys: [...keys, ...(this.#keys?.keys() ?? [])],
      words: [...words, ...(this.#words?.keys() ?? [])],
      shapes: [...shapes, ...(this.#shapes ?? []).map(shape => [...shape])],
    }
  }

  keyOf(key: string): number | undefined {
    return this.#base?.keyOf(key) ?? this.#keys?.get(key)
  }

  wordOf(word: string): number | undefined {
    return this.#base?.wordOf(word) ?? this.#words?.get(word)
  }

  learnKey(key: string): void {
    this.#open()
    const keys = (this.#keys ??= new Map())
    keys.set(key, this.#known.keys + keys.size)
  }

  /** False for a word that is not worth a number. */
  learnWord(word: string): boolean {
    const words = (this.#words ??= new Map())
    const number = this.#known.words + words.size
    if (word.length > MAX_WORD || number >= MAX_WORDS) return false
    this.#open()
    words.set(word, number)
    return true
  }

  /** The keys of an object whose path ends here have a number of their own from now on, unless there are too many. */
  learnShape(end: Path, keys: readonly string[]): void {
    const shapes = (this.#shapes ??= [])
    const number = this.#known.shapes + shapes.length
    if (number >= MAX_SHAPES) return
    this.#open()
    end.shape = number
    shapes.push(keys.map(key => this.keyOf(key) as number))
  }

  #open(): void {
    if (this.#finished) throw new Error('others stand on this dictionary: it learns nothing more')
  }

  /** Where the path of these keys ends; keys without a value are not said. */
  end(keys: readonly string[], values: readonly unknown[]): Path {
    const known = this.#base?.find(keys, values) ?? null
    if (known !== null) return known
    let end = (this.#paths ??= path())
    for (let i = 0; i < keys.length; i++) if (values[i] !== undefined) end = step(end, keys[i] as string)
    return end
  }

  /** The same, if there is a shape or a form at its end. */
  find(keys: readonly string[], values: readonly unknown[]): Path | null {
    let end = this.#paths
    for (let i = 0; i < keys.length && end !== null; i++) {
      const key = keys[i] as string
      if (values[i] === undefined) continue
      end = end.more !== null && end.key === key ? end.more : (end.others?.get(key) ?? null)
    }
    return end === null || end.shape < 0 ? null : end
  }
}

function step(from: Path, key: string): Path {
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
