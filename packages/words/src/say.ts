import type {
  Arg,
  Call,
  Catalogue,
  Selector,
  Expr,
  Fact,
  Facts,
  Noun,
  Part,
  Pattern,
  People,
  Person,
  Said,
} from './types.ts'

/** Puts facts into the messages of one language. Knows no language: whatever differs between two of them is in their catalogues. */

/** Seats by their numbers, read by none of them. */
export const NOBODY: People = { name: seat => String(seat + 1), me: -1 }
const isNoun = (x: Fact): x is Noun => typeof x === 'object' && x !== null && 'noun' in x
const isPerson = (x: Fact): x is Person => typeof x === 'object' && x !== null && 'seat' in x

/** A form or facet as a message writes it: a word in quotes. */
const wordIn = (a: Arg | undefined): string => (a?.[0] === '"' ? a[1] : '')

/** The sentence as plain text: for screen readers, the terminal and buttons. */
export const plain = (said: Said): string => {
  let text = ''
  for (const part of said) text += typeof part === 'string' ? part : part.text
  return text
}

/** How a name begins, for languages in which the word before it minds. */
function initial(text: string): string {
  const first = (text.normalize('NFD')[0] ?? '').toLowerCase()
  if (first >= '0' && first <= '9') return 'digit'
  if ('aeiou'.includes(first)) return 'vowel'
  return first === 'h' || first === 'y' ? first : 'other'
}

/** How a name ends, for languages in which its genitive minds: Botans, but Yunus’. */
const final = (text: string): string => (/[sßxz]$/i.test(text) ? 's' : 'other')

/** One message being said. `self` is the message whose form it is: its own name inside the form is the `thing` itself. */
interface Scope {
  readonly out: Part[]
  readonly facts: Facts
  readonly self: string
  readonly thing: Noun | Person | null
}
const scopeOf = (facts: Facts, self = '', thing: Noun | Person | null = null): Scope => ({
  out: [],
  facts,
  self,
  thing,
})

/** Says the messages of some catalogues; the first that has an id is asked. */
export class Speaker {
  readonly #catalogues: readonly Catalogue[]
  readonly #people: People
  readonly #plural: Intl.PluralRules
  readonly #ordinal: Intl.PluralRules
  readonly #list: Intl.ListFormat
  readonly #either: Intl.ListFormat
  readonly #numbers = new Map<string, Intl.NumberFormat>()

  readonly #lang: string

  constructor(lang: string, catalogues: readonly Catalogue[], people: People = NOBODY) {
    this.#lang = lang
    this.#catalogues = catalogues
    this.#people = people
    this.#plural = new Intl.PluralRules(lang)
    this.#ordinal = new Intl.PluralRules(lang, { type: 'ordinal' })
    this.#list = new Intl.ListFormat(lang)
    this.#either = new Intl.ListFormat(lang, { type: 'disjunction' })
  }

  has(id: string): boolean {
    return this.#find(id) !== undefined
  }

  /** A sentence. Where a fact or a choice stands at its head it begins with a capital, unless that is a player's own name. */
  say(id: string, facts: Facts = {}): Said {
    const pattern = this.#find(id)
    if (pattern === undefined) return [id]
    const scope = scopeOf(facts)
    this.#write(scope, pattern)
    const head = typeof pattern === 'string' ? pattern : pattern[0]
    // A text is somebody's own: a name, an address.
    const own = Array.isArray(head) && head[0] === '$' && typeof facts[head[1] as string] === 'string'
    return typeof head === 'string' || own ? scope.out : this.#headed(scope.out)
  }

  /** A thing by its name, as it stands in the middle of a sentence. */
  name(thing: Noun | Person, form = ''): Said {
    const scope = scopeOf({})
    this.#put(scope, thing, form)
    return scope.out
  }

  #headed([first, ...rest]: Said): Said {
    if (first === undefined) return []
    const big = (text: string): string => text.slice(0, 1).toLocaleUpperCase(this.#lang) + text.slice(1)
    if (typeof first === 'string') return [big(first), ...rest]
    return 'person' in first && first.person !== this.#people.me
      ? [first, ...rest]
      : [{ ...first, text: big(first.text) }, ...rest]
  }

  #find(id: string): Pattern | undefined {
    for (const catalogue of this.#catalogues) {
      const pattern = catalogue[id]
      if (pattern !== undefined) return pattern
    }
    return undefined
  }

  #write(scope: Scope, pattern: Pattern): void {
    if (typeof pattern === 'string') this.#text(scope, pattern)
    else
      for (const piece of pattern)
        if (typeof piece === 'string') this.#text(scope, piece)
        else this.#expr(scope, piece)
  }

  #text(scope: Scope, text: string): void {
    const { out } = scope
    const last = out.length - 1
    const before = out[last]
    if (typeof before === 'string') out[last] = before + text
    else if (text !== '') out.push(text)
  }

  #expr(scope: Scope, e: Expr): void {
    switch (e[0]) {
      case '$':
        return this.#put(scope, scope.facts[e[1]] ?? null, '')
      case '@':
        if (e[1] !== scope.self) return this.#write(scope, this.#find(e[1]) ?? e[1])
        return this.#core(scope)
      case 'b': {
        const inner = scopeOf(scope.facts, scope.self, scope.thing)
        this.#write(inner, e[1])
        scope.out.push({ text: plain(inner.out), strong: true })
        return
      }
      case 'f':
        return this.#call(scope, e)
      case '?':
        return this.#write(scope, this.#choose(scope, e))
    }
  }

  /** The thing itself, inside one of its forms. */
  #core(scope: Scope): void {
    const inner = scopeOf(scope.facts)
    this.#write(inner, this.#find(scope.self) ?? scope.self)
    scope.out.push(this.#piece(plain(inner.out), scope.thing as Noun | Person))
  }

  #piece(text: string, thing: Noun | Person): Part {
    return 'noun' in thing ? { text, noun: thing } : { text, person: thing.seat }
  }

  /** A fact in one of its forms. A form that does not name the thing is the thing as a whole. */
  #put(scope: Scope, fact: Fact, form: string): void {
    if (fact === null) return
    if (typeof fact === 'number') return this.#text(scope, this.#number(fact, {}))
    if (typeof fact !== 'object') return this.#text(scope, String(fact))
    if (Array.isArray(fact)) return this.#several(scope, fact, form, this.#list)
    const thing = fact as Noun | Person
    const [id, facts] = this.#entry(thing)
    const pattern = form === '' ? undefined : this.#find(`${id}.${form}`)
    const inner = scopeOf(facts, id, thing)
    this.#write(inner, pattern ?? this.#find(id) ?? id)
    if (inner.out.every(part => typeof part === 'string'))
      scope.out.push(this.#piece(plain(inner.out), thing))
    else
      for (const part of inner.out)
        if (typeof part === 'string') this.#text(scope, part)
        else scope.out.push(part)
  }

  #entry(thing: Noun | Person): [id: string, facts: Facts] {
    if ('noun' in thing) return [thing.noun, thing.facts ?? {}]
    return thing.seat === this.#people.me ? ['you', {}] : ['person', { name: this.#people.name(thing.seat) }]
  }

  #several(scope: Scope, facts: readonly Fact[], form: string, as: Intl.ListFormat): void {
    const marks = facts.map((_, i) => String(i))
    for (const { type, value } of as.formatToParts(marks))
      if (type === 'element') this.#put(scope, facts[Number(value)] ?? null, form)
      else this.#text(scope, value)
  }

  #value(scope: Scope, a: Arg): Fact {
    if (a[0] === '"' || a[0] === '#') return a[1]
    if (a[0] === '$') return scope.facts[a[1]] ?? null
    if (a[0] === 'f' && a[1] === 'IS') return this.#is(scope, a[2])
    if (a[0] === 'f' && a[1] === 'COUNT')
      return (this.#value(scope, a[2][0] as Arg) as readonly Fact[]).length
    const inner = scopeOf(scope.facts, scope.self, scope.thing)
    this.#expr(inner, a)
    return plain(inner.out)
  }

  /** What a fact is, for a choice between forms: you or other, none, yes or no, or what the noun says of itself. */
  #is(scope: Scope, args: readonly Arg[]): string {
    const fact = this.#value(scope, args[0] as Arg)
    const facet = wordIn(args[1])
    if (fact === null || (Array.isArray(fact) && fact.length === 0)) return 'none'
    if (typeof fact === 'boolean') return fact ? 'yes' : 'no'
    if (facet === 'initial' || facet === 'final') {
      const text = typeof fact === 'string' ? fact : plain(this.name(fact as Noun | Person))
      return facet === 'initial' ? initial(text) : final(text)
    }
    if (isPerson(fact) && facet === '') return fact.seat === this.#people.me ? 'you' : 'other'
    if (isNoun(fact) && facet !== '') {
      const inner = scopeOf(fact.facts ?? {})
      this.#write(inner, this.#find(`${fact.noun}.${facet}`) ?? 'other')
      return plain(inner.out)
    }
    return isNoun(fact) ? fact.noun : 'other'
  }

  #call(scope: Scope, [, name, args, named]: Call): void {
    const fact = this.#value(scope, args[0] as Arg)
    const form = wordIn(args[1])
    if (name === 'AS') return this.#put(scope, fact, form)
    if (name === 'OR') return this.#several(scope, fact as readonly Fact[], form, this.#either)
    if (name === 'NUMBER') return this.#text(scope, this.#number(Number(fact), named))
    if (name === 'IS') return this.#text(scope, this.#is(scope, args))
    this.#put(scope, fact, '')
  }

  #choose(scope: Scope, [, of, variants, otherwise]: Selector): Pattern {
    const value = this.#value(scope, of)
    const how = of[0] === 'f' && of[1] === 'NUMBER' ? of : null
    const n =
      typeof value === 'number'
        ? value
        : how === null
          ? undefined
          : Number(this.#value(scope, how[2][0] as Arg))
    const rules = how?.[3]['type'] === 'ordinal' ? this.#ordinal : this.#plural
    const word = n !== undefined ? rules.select(n) : typeof value === 'string' ? value : ''
    for (const [key, then] of variants) if (key === n) return then
    for (const [key, then] of variants) if (key === word) return then
    return variants[otherwise]?.[1] ?? ''
  }

  /** A number as people of this language write it, with a real minus. */
  #number(n: number, how: Intl.NumberFormatOptions): string {
    const key = Object.keys(how).length === 0 ? '' : JSON.stringify(how)
    let format = this.#numbers.get(key)
    if (format === undefined) this.#numbers.set(key, (format = new Intl.NumberFormat(this.#lang, how)))
    return format.format(n).replace('-', '−')
  }
}
