import type { Choice } from '@noren/engine'

const KEY = 'noren.first-hints'
/** Hints appear in so many first games after the lesson. */
const GAMES = 3

/** What was hinted at in first games of a title: at which tables, and which kinds. */
export interface Hinted {
  readonly tables: readonly string[]
  readonly seen: readonly string[]
}

const NOTHING: Hinted = { tables: [], seen: [] }

function all(): Readonly<Record<string, Hinted>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, Hinted>) : {}
  } catch {
    return {}
  }
}

/** What was hinted at so far. */
export const hintedIn = (game: string): Hinted => all()[game] ?? NOTHING

/** A game of the title is played at this table; false: hints are for earlier games. */
export function countTable({ tables }: Hinted, table: string): readonly string[] | null {
  if (tables.includes(table)) return tables
  return tables.length < GAMES ? [...tables, table] : null
}

/** The kind of moment that is new: the first choice that there is a hint for and that was never hinted at. */
export function newKind(
  choices: readonly Pick<Choice, 'words'>[],
  has: (kind: string) => boolean,
  { seen }: Hinted,
): string | null {
  const kinds = choices.map(c => String(c.words[0]))
  return kinds.find(kind => has(kind) && !seen.includes(kind)) ?? null
}

export function keepHinted(game: string, hinted: Hinted): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: hinted }))
  } catch {
    // A browser that keeps nothing hints again.
  }
}
