import type { Catalogue, Pattern } from './types.ts'
import { rootOf, walk } from './uses.ts'

/** What a table needs only when somebody asks for it: why not, a hint, the options, chapters of the rules, figures, the board nobody drew. How hard a game is set stands over its table. */
const LATER = /^(no|hint|opt(?!-mode-)|chapter|figure|shown)-/

/** A game's table in two: what is said from the first moment on, and what is fetched when it is first asked for. */
export function split(catalogue: Catalogue): { readonly now: Catalogue; readonly later: Catalogue } {
  const ids = Object.keys(catalogue)
  // What a sentence of the first part names must come with it.
  const needed = new Set<string>()
  const need = (pattern: Pattern): void =>
    walk(pattern, e => {
      if (e[0] !== '@' || needed.has(e[1])) return
      needed.add(e[1])
      need(catalogue[e[1]] ?? '')
    })
  for (const id of ids) if (!LATER.test(id)) need(catalogue[id] ?? '')
  const isLater = (id: string): boolean => LATER.test(id) && !needed.has(rootOf(id)) && !needed.has(id)
  const part = (wanted: boolean): Catalogue =>
    Object.fromEntries(Object.entries(catalogue).filter(([id]) => isLater(id) === wanted))
  return { now: part(false), later: part(true) }
}
