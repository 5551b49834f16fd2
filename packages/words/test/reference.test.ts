import { FluentBundle, FluentNumber, FluentResource, FluentType } from '@fluent/bundle'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile } from '../src/compile.ts'
import { LANGS, LANG_IDS } from '../src/langs.ts'
import type { Lang } from '../src/langs.ts'
import { PEOPLE, foldersIn } from '../src/rooms.ts'
import { Speaker, plain } from '../src/say.ts'
import { samplesOf } from '../src/samples.ts'
import type { Fact, Facts, Noun, Person } from '../src/types.ts'
import { isForm, isNounId } from '../src/uses.ts'

/** The same files through the library of the format, with our five functions on top: every sentence comes out alike. */

const NAMES = ['Akiko', 'Botan', 'Yuki']
const ME = 0
const isThing = (x: Fact): x is Noun | Person => typeof x === 'object' && x !== null && !Array.isArray(x)

class Thing extends FluentType<Fact> {
  readonly #text: (x: Fact) => string
  constructor(value: Fact, text: (x: Fact) => string) {
    super(value)
    this.#text = text
  }
  override toString(): string {
    return this.#text(this.value)
  }
}

function reference(lang: Lang, sources: readonly string[]): (id: string, facts: Facts) => string {
  const of = (x: unknown): Fact => (x instanceof FluentType ? (x.value as Fact) : (x as Fact))
  const word = (x: unknown): string => {
    const text = x === undefined ? '' : of(x)
    return typeof text === 'string' ? text : ''
  }
  const number = (n: number, how: object = {}): string =>
    new Intl.NumberFormat(LANGS[lang], how).format(n).replace('-', '−')
  const bundle = new FluentBundle(LANGS[lang], {
    useIsolating: false,
    functions: {
      AS: ([x, form]) => text(of(x), word(form)),
      OR: ([x, form]) => several(of(x) as Fact[], word(form), 'disjunction'),
      COUNT: ([x]) => new FluentNumber((of(x) as Fact[]).length),
      IS: ([x, facet]) => is(of(x), word(facet)),
      NUMBER: ([x], how) =>
        how['type'] === undefined
          ? number(Number(of(x)), Object.fromEntries(Object.entries(how).map(([k, v]) => [k, of(v)])))
          : new FluentNumber(Number(of(x)), { type: 'ordinal' } as Intl.NumberFormatOptions),
    },
  })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  const wrap = (facts: Facts): Record<string, never> =>
    Object.fromEntries(
      Object.entries(facts).map(([k, v]) => [
        k,
        typeof v === 'number' || typeof v === 'string' ? v : new Thing(v, x => text(x, '')),
      ]),
    ) as Record<string, never>
  const several = (xs: readonly Fact[], form: string, type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(LANGS[lang], { type }).format(xs.map(x => text(x, form)))
  const entry = (t: Noun | Person): [string, Facts] =>
    'noun' in t
      ? [t.noun, t.facts ?? {}]
      : t.seat === ME
        ? ['you', {}]
        : ['person', { name: NAMES[t.seat] ?? '?' }]
  function text(x: Fact, form: string): string {
    if (x === null) return ''
    if (typeof x === 'number') return number(x)
    if (Array.isArray(x)) return several(x as Fact[], form, 'conjunction')
    if (typeof x === 'string' || typeof x === 'boolean') return String(x)
    const [id, facts] = entry(x as Noun | Person)
    const m = bundle.getMessage(id) ?? bundle._terms.get(`-${id}`)
    const pattern = (form === '' ? null : m?.attributes[form]) ?? m?.value
    return pattern === null || pattern === undefined ? id : bundle.formatPattern(pattern, wrap(facts), [])
  }
  function is(x: Fact, facet: string): string {
    if (x === null || (Array.isArray(x) && x.length === 0)) return 'none'
    if (typeof x === 'boolean') return x ? 'yes' : 'no'
    if (facet === 'initial') {
      const first = (text(x, '').normalize('NFD')[0] ?? '').toLowerCase()
      if (/\d/.test(first)) return 'digit'
      return 'aeiou'.includes(first) ? 'vowel' : first === 'h' || first === 'y' ? first : 'other'
    }
    if (facet === 'final') return /[sßxz]$/i.test(text(x, '')) ? 's' : 'other'
    if (isThing(x) && 'noun' in x && facet !== '') return text(x, facet)
    return isThing(x) && 'seat' in x && x.seat === ME ? 'you' : 'other'
  }
  return (id, facts) => {
    const pattern = bundle.getMessage(id)?.value
    const errors: Error[] = []
    const out =
      pattern === null || pattern === undefined ? id : bundle.formatPattern(pattern, wrap(facts), errors)
    if (errors[0] !== undefined) throw errors[0]
    return out.replaceAll(/<\/?b>/g, '')
  }
}

const folders = foldersIn(join(import.meta.dirname, '../../..'))
const people = folders.find(f => f.path === PEOPLE)
const EACH = 40

describe.each(folders.filter(f => f !== people).map(f => [f.name, f] as const))('%s', (_, folder) => {
  test.each(LANG_IDS.filter(lang => folder.sources[lang] !== undefined))('in %s', lang => {
    const base = compile(folder.sources.en ?? '')
    const sources = [folder.sources[lang] ?? '', people?.sources[lang] ?? '']
    const theirs = reference(lang, sources)
    const ours = new Speaker(
      LANGS[lang],
      sources.map(s => compile(s).catalogue),
      { me: ME, name: seat => NAMES[seat] ?? '?' },
    )
    let said = 0
    for (const id of Object.keys(base.catalogue)) {
      if (isForm(id) || isNounId(id)) continue
      const all = samplesOf(base, id)
      const step = Math.max(1, Math.floor(all.length / EACH))
      for (let i = 0; i < all.length; i += step) {
        const facts = all[i] ?? {}
        // Only ours begins with a capital where a fact stands at the head.
        expect(plain(ours.say(id, facts)).slice(1), id).toBe(theirs(id, facts).slice(1))
        said++
      }
    }
    expect(said).toBeGreaterThan(0)
  })
})

test('a noun, a person and a list come out alike in a room of our own', () => {
  const source = `-card-geisha = Geisha
    .the = the { -card-geisha }
    .agree = f
log-one = { $who } { IS($who) ->
    [you] take
   *[other] takes
 } { AS($card, "the") }, { NUMBER($n, style: "percent") }, { $n } and { OR($cards, "the") }{ IS($card, "agree") ->
    [f] {" "}(f)
   *[other] {""}
 }.
`
  const en = people?.sources.en ?? ''
  const facts: Facts = {
    who: { seat: 1 },
    card: { noun: 'card-geisha' },
    n: 0.5,
    cards: [{ noun: 'card-geisha' }, { seat: 2 }],
  }
  const ours = new Speaker('en-GB', [compile(source).catalogue, compile(en).catalogue], {
    me: ME,
    name: seat => NAMES[seat] ?? '?',
  })
  expect(plain(ours.say('log-one', facts))).toBe(reference('en', [source, en])('log-one', facts))
  expect(plain(ours.say('log-one', facts))).toBe(
    'Botan takes the Geisha, 50%, 0.5 and the Geisha or Yuki (f).',
  )
})
