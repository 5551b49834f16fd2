import { Speaker, plain } from './say.ts'
import type { Catalogue } from './types.ts'
import { walk } from './uses.ts'

/** The exact clauses of a game as modules: plain texts, so that rules, frozen versions and pages read them without a runtime. */

/** A clause by its id: `SA-PLAY-6`. No other message begins with a capital. */
export const isClause = (id: string): boolean => /^[A-Z]/.test(id)

/** Editions that some clause tells apart; what it says of all others stands in `clauses`. */
function editionsIn(catalogue: Catalogue): string[] {
  const found = new Set<string>()
  for (const p of Object.values(catalogue))
    walk(p, e => {
      if (e[0] === '?' && e[1][0] === '$' && e[1][1] === 'edition')
        e[2].forEach(([key], i) => i !== e[3] && found.add(String(key)))
    })
  return [...found].sort()
}

export function booksOf(lang: string, catalogue: Catalogue): string {
  const voice = new Speaker(lang, [catalogue])
  const textsIn = (edition: string): [id: string, text: string][] =>
    Object.keys(catalogue).map(id => [id, plain(voice.say(id, { edition }))])
  const clauses = Object.fromEntries(textsIn(''))
  const editions = Object.fromEntries(
    editionsIn(catalogue).map(edition => [
      edition,
      Object.fromEntries(textsIn(edition).filter(([id, text]) => clauses[id] !== text)),
    ]),
  )
  return [
    `import type { ClauseTexts } from '@noren/engine'`,
    '',
    `export const clauses: ClauseTexts = ${JSON.stringify(clauses)}`,
    '/** What other editions say instead. */',
    `export const editions: Readonly<Record<string, ClauseTexts>> = ${JSON.stringify(editions)}`,
    '',
  ].join('\n')
}

export const clauseLoader = (langs: readonly string[]): string =>
  [
    `import type { ClauseTexts } from '@noren/engine'`,
    '',
    `const en = () => import('./en.gen.ts')`,
    'const BOOKS: Readonly<Record<string, typeof en>> = {',
    '  en,',
    ...langs.filter(lang => lang !== 'en').map(lang => `  ${lang}: () => import('./${lang}.gen.ts'),`),
    '}',
    '',
    '/** Made by `npm run words`. */',
    `export async function clauses(lang: string, edition = ''): Promise<ClauseTexts> {`,
    '  const book = await (BOOKS[lang] ?? en)()',
    '  return { ...book.clauses, ...book.editions[edition] }',
    '}',
    '',
  ].join('\n')
