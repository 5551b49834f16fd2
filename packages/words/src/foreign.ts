import type { Pattern } from './types.ts'
import { compile } from './compile.ts'
import type { Lang } from './langs.ts'
import { LANG_IDS } from './langs.ts'
import { foldersIn } from './rooms.ts'
import { isClause } from './clauses.ts'

/** Words of three letters and more, as they are written. */
export const wordsIn = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(/\p{L}{3,}/gu), m => m[0])

/** Every text of a pattern; names of facts and forms are none. */
function* textsOf(p: Pattern): Iterable<string> {
  if (typeof p === 'string') yield p
  else
    for (const piece of p)
      if (typeof piece === 'string') yield piece
      else if (piece[0] === 'b') yield* textsOf(piece[1])
      else if (piece[0] === '?') for (const [, then] of piece[2]) yield* textsOf(then)
}

/** The rulebook is not told apart: what it says in this language may be said anywhere. */
function vocabulary(root: string, lang: Lang, rules: boolean): Set<string> {
  const found = new Set<string>()
  for (const { sources } of foldersIn(root))
    for (const [id, p] of Object.entries(compile(sources[lang] ?? '').catalogue))
      if (rules || !isClause(id))
        for (const text of textsOf(p)) for (const word of wordsIn(text)) found.add(word)
  return found
}

/** The words that catalogues of other languages have and those of this one have not: on its page there is none of them. */
export function foreignTo(root: string, lang: Lang): ReadonlySet<string> {
  const own = vocabulary(root, lang, true)
  const found = new Set<string>()
  for (const other of LANG_IDS)
    if (other !== lang) for (const word of vocabulary(root, other, false)) if (!own.has(word)) found.add(word)
  return found
}
