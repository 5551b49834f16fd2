import { isClause } from './clauses.ts'
import type { Compiled } from './compile.ts'
import { compile } from './compile.ts'
import type { Lang } from './langs.ts'
import { LANGS } from './langs.ts'
import { Speaker, plain } from './say.ts'
import { samplesOf } from './samples.ts'
import type { Catalogue, Facts, Pattern } from './types.ts'
import { isForm, isNounId, nounsOf, rootOf, usesOf, walk } from './uses.ts'

/** Reads the catalogues of one room and says what is wrong with them. Runs in the tests, over every room and language. */

export interface Room {
  /** Sources by language; English is the measure of all others. */
  readonly sources: Readonly<Record<string, string>>
  /** Catalogues that are always there too, by language: people. */
  readonly shared: Readonly<Record<string, string>>
  /** Languages it must have. */
  readonly langs: readonly string[]
  /** Words this room must not use, by language, each with what to say instead. */
  readonly never: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The text of all code that may say its ids. */
  readonly code: string
}

export const KINDS = [
  'missing',
  'unused',
  'unknown',
  'forbidden',
  'tooLong',
  'grammar',
  'typography',
] as const
export type Kind = (typeof KINDS)[number]
export interface Trouble {
  readonly kind: Kind
  readonly lang: string
  readonly id: string
  readonly what: string
}
type Tell = (kind: Kind, id: string, what: string) => void

/** Nor may a clause say how its rule was found: it says the rule. */
const MADE =
  /\b(rulebook|specification|section \d|reconstruct\w*|ambigu\w*|tableau \d\.\d|spécification|regelheft\w*|spielanleitung\w*|spezifikation\w*|tabelle \d\.\d|rekonstru\w*|mehrdeutig\w*|reconstitu\w*|tabella \d\.\d|sezione \d|specifica\b|regolamento\b)/i

/** What no sentence for players may hold: clause codes, option ids, code names of editions, words about how rules were found. */
const NEVER: readonly (readonly [RegExp, Kind, string])[] = [
  [/\b[A-Z]{2}-[A-Z]{2,}(-\d+[a-z]?)?\b|\b[WEAD]-[A-Z\d]+\b/, 'forbidden', 'holds a code'],
  [/\b(?!(?:iPhone|iPad|macOS)\b)[a-z]+[A-Z]\w*\b/, 'forbidden', 'holds the name of an option or of code'],
  [/\b(edition|édition|edizione|Ausgabe) (fr|it)\b/i, 'forbidden', 'names an edition by its code'],
  [/\bthe seed\b|\btable \d+\.\d/i, 'forbidden', 'speaks of the sources of the rules'],
  [/['"]/, 'typography', 'has a straight apostrophe or quotation mark'],
  [/ {2}|^ | $/, 'typography', 'has a space too many'],
]
const NO_BREAK_BEFORE: Readonly<Record<string, RegExp>> = {
  fr: /[^\s\u202f\u00a0!?…][;!?»]| [;:!?»]|« /,
}
const SENTENCE = /^(log|ask|no|hint|does)-|^lesson-.*-(?!title$)[a-z]+$|^puzzle-.*-(?!name$)[a-z]+$|^[A-Z]/
const ENDS = /[.!?…。！？][”»“’]?$/
/** So many signs have room, unless a comment says otherwise: on the seal, in the popover of a reason. */
const ROOM: readonly (readonly [RegExp, number])[] = [
  [/^do-/, 60],
  [/^no-/, 140],
]

export function checkRoom(room: Room): Trouble[] {
  const found: Trouble[] = []
  const base = compile(room.sources['en'] ?? '')
  for (const lang of room.langs) {
    const tell: Tell = (kind, id, what) => found.push({ kind, lang, id, what })
    const source = room.sources[lang]
    if (source === undefined) {
      tell('missing', `${lang}.ftl`, 'is missing')
      continue
    }
    const mine = compile(source)
    const people = compile(room.shared[lang] ?? '')
    for (const f of mine.faults) tell('grammar', f.id, f.what)
    const catalogue = { ...people.catalogue, ...mine.catalogue }
    keys(base, mine, tell)
    for (const id of Object.keys(mine.catalogue)) facts(base, catalogue, lang, id, tell)
    for (const id of Object.keys(mine.catalogue)) if (!isForm(id)) forms(base, catalogue, id, tell)
    everySentence(room, base, mine, catalogue, lang, tell)
  }
  for (const id of Object.keys(base.catalogue))
    if (!isForm(id) && !usedIn(room.code, base, id))
      found.push({ kind: 'unused', lang: 'en', id, what: 'is said nowhere' })
  return found
}

function keys(base: Compiled, mine: Compiled, tell: Tell): void {
  for (const id of Object.keys(base.catalogue))
    if (!isForm(id) && !(id in mine.catalogue)) tell('missing', id, 'is missing')
  const named = new Set<string>()
  for (const p of Object.values(mine.catalogue)) walk(p, e => e[0] === '@' && named.add(e[1]))
  for (const id of Object.keys(mine.catalogue))
    if (!isForm(id) && !(id in base.catalogue) && !named.has(id))
      tell('unknown', id, 'is not in the English file')
}

function facts(base: Compiled, catalogue: Catalogue, lang: string, id: string, tell: Tell): void {
  const root = rootOf(id)
  if (!(root in base.catalogue)) return // a helper of this language: checked where it is used
  const known = new Set([
    ...usesOf(base, base.catalogue, root).facts.keys(),
    ...Object.keys(base.own[root] ?? {}),
  ])
  const used = usesOf(base, catalogue, id)
  for (const [fact, kind] of used.facts) {
    if (!known.has(fact)) tell('unknown', id, `there is no $${fact} here`)
    else if (kind === '') tell('unknown', id, `no comment of the English file says what $${fact} is`)
  }
  if (id === root && !isNounId(root))
    for (const fact of known) if (!used.facts.has(fact)) tell('missing', id, `leaves out $${fact}`)
  const rules = new Intl.PluralRules(lang)
  const needed = new Set(Array.from({ length: 201 }, (_, n) => rules.select(n)))
  needed.delete('other')
  for (const [fact, has] of used.plurals)
    for (const key of needed) if (!has.includes(key)) tell('grammar', id, `$${fact} has no [${key}]`)
  for (const [fact, has] of used.readers)
    if (!has.includes('you') && !has.includes('none')) tell('grammar', id, `$${fact} has no [you]`)
  for (const named of refs(catalogue[id] ?? ''))
    if (!(named in catalogue)) tell('unknown', id, `there is no ${named}`)
}

function refs(p: Pattern): string[] {
  const found: string[] = []
  walk(p, e => e[0] === '@' && found.push(e[1]))
  return found
}

/** Every form a sentence asks of a fact must be there for all that the fact may be. */
function forms(base: Compiled, catalogue: Catalogue, id: string, tell: Tell): void {
  const uses = usesOf(base, catalogue, id)
  for (const pair of uses.forms) {
    const [fact = '', form = ''] = pair.split(' ')
    if (form === 'initial' || form === 'final') continue
    for (const noun of nounsOf(uses.facts.get(fact) ?? '', catalogue))
      if (!(`${noun}.${form}` in catalogue)) tell('grammar', noun, `has no .${form}, which ${id} asks for`)
  }
}

/** Says every sentence in every way its facts allow, and every noun in every form, and looks at what comes out. */
function everySentence(
  room: Room,
  base: Compiled,
  mine: Compiled,
  catalogue: Catalogue,
  lang: string,
  tell: Tell,
): void {
  const names = ['Akiko', 'Botan', 'Yuki']
  const voice = new Speaker(LANGS[lang as Lang] ?? lang, [catalogue], {
    me: 0,
    name: seat => names[seat] ?? 'Hanako',
  })
  for (const id of Object.keys(base.catalogue)) {
    if (isForm(id) || !(id in mine.catalogue)) continue
    const seen = new Set<string>()
    const once = (kind: Kind, what: string, is: boolean, text: string): void => {
      if (!is || seen.has(what)) return
      seen.add(what)
      tell(kind, id, `${what}: ${text}`)
    }
    const own = isNounId(id)
    const shapes = own ? Object.keys(catalogue).filter(key => rootOf(key) === id) : [id]
    for (const given of samplesOf(base, id))
      for (const shape of shapes) {
        const text = own ? nameOf(voice, id, shape, given) : plain(voice.say(id, given))
        look(room, base, lang, id, text, once)
      }
  }
}

const nameOf = (voice: Speaker, noun: string, shape: string, facts: Facts): string =>
  plain(voice.name({ noun, facts }, shape.slice(noun.length + 1)))

function look(
  room: Room,
  base: Compiled,
  lang: string,
  id: string,
  text: string,
  once: (kind: Kind, what: string, is: boolean, text: string) => void,
): void {
  const most = mostOf(base, id)
  once('tooLong', `is longer than ${most} signs`, text.length > most, text)
  for (const [bad, kind, what] of NEVER) once(kind, what, bad.test(text), text)
  once('forbidden', 'says how the rule was found', isClause(id) && MADE.test(text), text)
  for (const [bad, better] of Object.entries(room.never[lang] ?? {}))
    if (!(bad.startsWith('^') && isNounId(id)))
      once('forbidden', `says “${bad}”, not ${better}`, new RegExp(bad, 'iu').test(text), text)
  once('typography', 'does not end like a sentence', SENTENCE.test(id) && !ENDS.test(text), text)
  once('typography', 'needs a no-break space', NO_BREAK_BEFORE[lang]?.test(text) ?? false, text)
}

function mostOf(base: Compiled, id: string): number {
  const said = /\bmax (\d+)/.exec(base.notes[id] ?? '')?.[1]
  return said === undefined ? (ROOM.find(([ids]) => ids.test(id))?.[1] ?? Infinity) : Number(said)
}

/** What the house says of every game by itself, by the names of its options, chapters and fields. */
const BY_DATA = /^(title|tagline|unit)$|^(opt|chapter|shown|lesson|puzzle)-/

/** An id is used when code names it or builds it from its head (`does-${id}`), when another message names it, or as a noun of some fact. */
function usedIn(code: string, base: Compiled, id: string): boolean {
  if (BY_DATA.test(id) || isClause(id) || code.includes(`'${id}'`)) return true
  const feature = /^hint-(?:now|later)-(.+)$/.exec(id)?.[1]
  if (feature !== undefined && code.includes(`'${feature}'`)) return true
  for (let at = id.indexOf('-'); at > 0; at = id.indexOf('-', at + 1))
    if (code.includes(`\`${id.slice(0, at + 1)}\${`)) return true
  const kinds = [base.kinds, ...Object.values(base.own)].flatMap(k => Object.values(k))
  if (kinds.some(kind => nounsOf(kind, base.catalogue).includes(id))) return true
  return Object.entries(base.catalogue).some(([other, p]) => rootOf(other) !== id && refs(p).includes(id))
}
