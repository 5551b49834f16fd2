import type { Catalogue, Expr, Pattern } from './types.ts'

/**
 * A language nobody speaks, made of English: every word is a third longer and has marks on its vowels. It shows which places have no
 * room for a longer language, and which texts come from no catalogue. Tests switch it on; no reader can choose it.
 */
export const pseudo = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([id, p]) => [id, pattern(p)]))

const LONG: Readonly<Record<string, string>> = {
  a: 'äa',
  e: 'ëe',
  i: 'ïi',
  o: 'öo',
  u: 'üu',
  A: 'Äa',
  E: 'Ëe',
  I: 'Ïi',
  O: 'Öo',
  U: 'Üu',
}

const longer = (text: string): string => text.replaceAll(/[aeiou]/gi, letter => LONG[letter] ?? letter)

const pattern = (p: Pattern): Pattern =>
  typeof p === 'string'
    ? longer(p)
    : p.map(piece => (typeof piece === 'string' ? longer(piece) : expr(piece)))

/** What is shown grows; what only chooses stays. */
function expr(e: Expr): Expr {
  if (e[0] === 'b') return ['b', pattern(e[1])]
  if (e[0] === '?') return ['?', e[1], e[2].map(([key, then]) => [key, pattern(then)] as const), e[3]]
  return e
}
