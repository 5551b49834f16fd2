import type { Core, Event, Said, Seat, Sense, Words } from './contract.ts'
import type { SaidBarred } from './face.ts'
import type { FrozenRules, Game } from './game.ts'

/** The rules that a match was begun under, as its charter names them. */
export interface RulesRef {
  readonly game: string
  readonly version: number
  /** The hash of the frozen file; without it, the one file of that version. */
  readonly bundle?: string
}

/** Rules that are in memory, and what bots know of the game beyond them. */
export interface LoadedRules {
  readonly game: Game
  readonly sense?: Sense<Core>
}

/**
 * Reads what rules of an older schema say as if today's had said it, so that today's words and board can show it.
 * Every function is pure. A reader is kept for ever, with tests on the frozen goldens.
 */
export interface Reader {
  view(view: unknown, seat: Seat): unknown
  event(event: Event): Event
  choice(choice: Said): Said
  dim(choice: SaidBarred): SaidBarred
  /** The words of a choice as today's board spells them. */
  words(words: Words): Words
  /** And back: what somebody chose on today's board, in the words of the old rules. */
  hear(words: Words): Words
}

/** One frozen version of one game. */
export interface FrozenVersion {
  readonly game: string
  readonly version: number
  /** The first twelve hex digits of the SHA-256 of its file. */
  readonly hash: string
  load(): Promise<{ readonly frozen: FrozenRules }>
}

/** One game of a registry: its newest rules, and what reads the older shapes of its views. */
export interface GameSource {
  newest(): Promise<LoadedRules>
  /** A reader of that schema; every schema that a frozen version has and the newest has not needs one. */
  reader?(schema: number): Promise<Reader>
}

/** All games and all versions of them that this installation can play. */
export interface Registry {
  readonly ids: readonly string[]
  readonly frozen: readonly FrozenVersion[]
  newest(id: string): Promise<LoadedRules | null>
  /** The rules a charter names; null if they are not here. */
  rules(ref: RulesRef): Promise<LoadedRules | null>
  /** The same, but from the frozen file even where the tree itself has that version. */
  thaw(ref: RulesRef): Promise<LoadedRules | null>
  /** The frozen file of a version, which new charters name; null while that version is not frozen. */
  bundleOf(id: string, version: number): string | null
}

/** A result that is worked out once; a failure is forgotten, so that the next call tries again. */
function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? make()
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

export function registryOf(
  sources: Readonly<Record<string, GameSource>>,
  frozen: readonly FrozenVersion[],
): Registry {
  const fresh = new Map<string, Promise<LoadedRules>>()
  const old = new Map<string, Promise<LoadedRules>>()
  const sourceOf = (id: string): GameSource | undefined =>
    Object.hasOwn(sources, id) ? sources[id] : undefined
  const fileOf = ({ game, version, bundle }: RulesRef): FrozenVersion | undefined =>
    frozen.find(f => f.game === game && f.version === version && (bundle === undefined || f.hash === bundle))
  const newest = async (id: string): Promise<LoadedRules | null> => {
    const source = sourceOf(id)
    return source === undefined ? null : once(fresh, id, () => source.newest())
  }

  const thaw = async (ref: RulesRef): Promise<LoadedRules | null> => {
    const source = sourceOf(ref.game)
    const file = fileOf(ref)
    if (source === undefined || file === undefined) return null
    return once(old, `${file.game}@${file.version}-${file.hash}`, () => thawed(file, source))
  }

  async function thawed(file: FrozenVersion, source: GameSource): Promise<LoadedRules> {
    const [{ frozen: rules }, today] = await Promise.all([
      file.load(),
      once(fresh, file.game, () => source.newest()),
    ])
    if (rules.game.schema === today.game.schema) return rules
    if (source.reader === undefined)
      throw new Error(`nobody reads schema ${rules.game.schema} of ${file.game}`)
    const reader = await source.reader(rules.game.schema)
    return { ...rules, game: { ...rules.game, reader } }
  }

  return {
    ids: Object.keys(sources),
    frozen,
    newest,
    thaw,
    async rules(ref) {
      const today = await newest(ref.game)
      // Of the newest version the tree itself is played; a test holds it equal to what was frozen of it.
      const isNewest =
        today?.game.version === ref.version && (ref.bundle === undefined || fileOf(ref) !== undefined)
      return isNewest ? today : thaw(ref)
    },
    bundleOf: (id, version) => fileOf({ game: id, version })?.hash ?? null,
  }
}
