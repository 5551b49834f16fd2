import type { FrozenVersion, Game } from '@noren/engine'
import { ReplayError } from '@noren/engine'
import { canonical } from '@noren/engine'
import { checkGolden, GoldenError, readGolden } from '@noren/engine/laws'
import type { Parting } from './compare.ts'
import { compare } from './compare.ts'

/** What a change of the tree was, seen from the newest frozen version. */
export type Change =
  /** The very same file. */
  | 'none'
  /** Sentences of the clauses differ, and nothing else that anybody could notice. */
  | 'words'
  /** The code differs and does the same. */
  | 'refactoring'
  /** States look otherwise inside; what people see and may do is the same. */
  | 'state shape'
  /** The rules do something else. */
  | 'a rule'

/** The rules in the tree, and what is frozen of that game. */
export interface Tree {
  readonly name: string
  readonly newest: Game
  /** The hash that freezing the tree would give now. */
  readonly hash: string
  /** Its frozen versions, with their rules. */
  readonly frozen: readonly { readonly file: Pick<FrozenVersion, 'version' | 'hash'>; readonly game: Game }[]
  /** The goldens of the tree, by name. */
  readonly goldens: ReadonlyMap<string, string>
}

export interface Checked {
  readonly game: string
  /** The version of the tree, and the frozen one it was compared with. */
  readonly version: number
  readonly since: number | null
  readonly change: Change
  readonly parting: Parting | null
  /** Why this must not be committed; null if it may. */
  readonly fault: string | null
}

/** What the change from one set of rules to another was. */
export function changeBetween(
  was: Game,
  is: Game,
  same: boolean,
  games: number,
): { readonly change: Change; readonly parting: Parting | null } {
  if (same) return { change: 'none', parting: null }
  const parting = compare(was, is, games)
  if (parting !== null) return { change: parting.what === 'state' ? 'state shape' : 'a rule', parting }
  return { change: canonical(was.clauses) === canonical(is.clauses) ? 'refactoring' : 'words', parting }
}

/** The goldens of the tree that its own rules do not replay, a sentence each. */
export function brokenGoldens(game: Game, goldens: ReadonlyMap<string, string>): string[] {
  return [...goldens].flatMap(([name, text]) => {
    try {
      checkGolden(game, readGolden(text))
      return []
    } catch (error) {
      if (!(error instanceof GoldenError || error instanceof ReplayError)) throw error
      return [`${name}: ${error.message}`]
    }
  })
}

function faultOf(tree: Tree, since: Tree['frozen'][number] | undefined, change: Change): string | null {
  const { version } = tree.newest
  const [broken] = brokenGoldens(tree.newest, tree.goldens)
  if (since === undefined)
    return version === 1
      ? (broken ?? null)
      : `version ${version} is there, but version ${version - 1} was never frozen`
  const last = since.file.version
  if (version === last && change === 'a rule')
    return `a rule moved, but the version is still ${last}, which is frozen: raise it to ${last + 1}`
  if (version > last + 1) return `version ${version} is there, but version ${version - 1} was never frozen`
  if (version < last) return `version ${last} is frozen, and the tree says ${version}`
  return broken ?? null
}

/** What the tree did to a game since its newest frozen version, and whether that is allowed. */
export function checkTree(tree: Tree, games: number): Checked {
  const since = [...tree.frozen].sort((a, b) => b.file.version - a.file.version)[0]
  const { version } = tree.newest
  const { change, parting } =
    since === undefined
      ? ({ change: 'none', parting: null } as const)
      : changeBetween(since.game, tree.newest, since.file.hash === tree.hash, games)
  return {
    game: tree.name,
    version,
    since: since?.file.version ?? null,
    change,
    parting,
    fault: faultOf(tree, since, change),
  }
}
