import { counted } from './ids.ts'

/** The three lists that must agree, and what cannot be tested. */
export interface Lists {
  readonly game: string
  readonly defined: readonly string[]
  readonly cited: ReadonlySet<string>
  readonly tested: ReadonlySet<string>
  readonly untestable: readonly Untestable[]
}

export interface Untestable {
  readonly id: string
  readonly why: string
}

export interface Missing {
  readonly id: string
  /** Where it is missing. */
  readonly not: readonly ('cited' | 'tested')[]
}

export interface ClauseMap {
  readonly game: string
  readonly clauses: number
  readonly cited: number
  readonly tested: number
  readonly missing: readonly Missing[]
  readonly untestable: readonly Untestable[]
}

/** Where the rules, the code and the tests disagree. */
export function clauseMap({ game, defined, cited, tested, untestable }: Lists): ClauseMap {
  const excused = new Set(untestable.map(u => u.id))
  const all = defined.filter(counted)
  const due = all.filter(id => !excused.has(id))
  const missing = due.flatMap((id): Missing[] => {
    const not = [...(cited.has(id) ? [] : ['cited' as const]), ...(tested.has(id) ? [] : ['tested' as const])]
    return not.length === 0 ? [] : [{ id, not }]
  })
  return {
    game,
    clauses: all.length,
    cited: due.filter(id => cited.has(id)).length,
    tested: due.filter(id => tested.has(id)).length,
    missing,
    untestable,
  }
}

/** Ids that code or tests name and no rules file defines, and excuses for ids that do not exist. */
export function strangers({ defined, cited, tested, untestable }: Lists): string[] {
  const known = new Set(defined)
  const named = new Set([...cited, ...tested, ...untestable.map(u => u.id)])
  return [...named].filter(id => !known.has(id)).sort()
}
