import type { Compiled } from './compile.ts'
import type { Arg, Catalogue, Pattern } from './types.ts'

/** What messages are made of: the facts they use, the forms they ask for, and what kinds of things facts are. */

/** Ids that are said as they are; any other id names a thing that is a fact of these. */
const SAID =
  /^(log|ask|do|no|hint|does|figure|opt|say|n|board|page|chapter|shown|refusal|cli|lesson|puzzle)-|^(title|tagline|unit)$|^[A-Z]/
export const isNounId = (id: string): boolean => !SAID.test(id)

export const rootOf = (id: string): string => id.split('.')[0] ?? id
export const isForm = (id: string): boolean => id.includes('.')

export interface Uses {
  /** Each with its kind. */
  readonly facts: Map<string, string>
  /** `fact form` pairs asked for with AS, OR or IS. */
  readonly forms: Set<string>
  /** Facts that a plural is chosen by, with the keys it has. */
  readonly plurals: [fact: string, keys: (string | number)[]][]
  /** Facts that a choice by reader is made by, with the keys it has. */
  readonly readers: [fact: string, keys: (string | number)[]][]
}

/** Everything a message uses, with the messages it names. Kinds of facts stand in comments of the English file: the message's own, that of
 * the message it names, the head of the file. */
export function usesOf(base: Compiled, catalogue: Catalogue, id: string): Uses {
  const uses: Uses = { facts: new Map(), forms: new Set(), plurals: [], readers: [] }
  const done = new Set<string>()
  const own = (key: string): Readonly<Record<string, string>> => base.own[rootOf(key)] ?? {}
  const visit = (key: string): void => {
    if (done.has(key)) return
    done.add(key)
    walk(catalogue[key] ?? '', e => {
      if (e[0] === '@') visit(e[1])
      else note(uses, e, fact => own(id)[fact] ?? own(key)[fact] ?? base.kinds[fact] ?? '')
    })
  }
  visit(id)
  return uses
}

function note(uses: Uses, e: Arg, kind: (fact: string) => string): void {
  if (e[0] === '$') uses.facts.set(e[1], kind(e[1]))
  if (e[0] === 'f' && e[2][0]?.[0] === '$' && e[2][1]?.[0] === '"')
    uses.forms.add(`${e[2][0][1]} ${e[2][1][1]}`)
  if (e[0] !== '?') return
  const of = e[1]
  const keys = e[2].map(([key]) => key)
  const exact = keys.some(k => typeof k === 'number') && !keys.includes('one')
  if (of[0] === '$' && kind(of[1]).startsWith('number') && !exact) uses.plurals.push([of[1], keys])
  if (of[0] === 'f' && of[1] === 'IS' && of[2].length === 1 && of[2][0]?.[0] === '$')
    if (kind(of[2][0][1]) === 'person') uses.readers.push([of[2][0][1], keys])
}

export function walk(p: Pattern, see: (e: Arg) => unknown): void {
  if (typeof p === 'string') return
  const go = (e: Arg): void => {
    see(e)
    if (e[0] === 'b') walk(e[1], see)
    if (e[0] === 'f') e[2].forEach(go)
    if (e[0] === '?') {
      go(e[1])
      for (const [, then] of e[2]) walk(then, see)
    }
  }
  for (const piece of p) if (typeof piece !== 'string') go(piece)
}

/** The nouns that a kind covers: `person` is two, `card` is the message of that name and all `card-…`. */
export const nounsOf = (kind: string, catalogue: Catalogue): string[] =>
  namesIn(kind).flatMap(k =>
    k === 'person'
      ? ['person', 'you']
      : k === 'rival'
        ? ['person']
        : Object.keys(catalogue).filter(
            id => (id === k || id.startsWith(`${k}-`)) && !isForm(id) && isNounId(id),
          ),
  )

/** `list of card, or none` is about cards; `left, right` about two words. */
export const namesIn = (kind: string): string[] =>
  kind
    .replace('list of ', '')
    .split(/,? or |, /)
    .filter(k => k !== 'none')
