import type { Core, Event, Choice, MomentPart, Seat, Sense, Words } from './contract.ts'
import { senseThroughDoor, throughDoor } from './door-1.ts'
import type { FrozenRules1 } from './door-1.ts'
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
  choice(choice: Choice): Choice
  /** The words of a choice as today's board spells them. */
  words(words: Words): Words
  /** And back: what somebody chose on today's board, in the words of the old rules. */
  hear(words: Words): Words
}

/** An event that named whom it is about by another field, with that seat where every event has it now. */
export function seatFrom(event: Event, field: string): Event {
  const fields = Object.entries(event).map(([key, value]) => [key === field ? 'seat' : key, value] as const)
  return Object.fromEntries(fields) as unknown as Event
}

/** One frozen version of one game. */
export interface FrozenVersion {
  readonly game: string
  readonly version: number
  /** The first twelve hex digits of the SHA-256 of its file. */
  readonly hash: string
  load(): Promise<{ readonly frozen: FrozenRules | FrozenRules1 }>
}

/** One game of a registry: its newest rules, and what reads the older shapes of its views. */
export interface GameSource {
  /** Names the game had before. */
  readonly formerly?: readonly string[]
  newest(): Promise<LoadedRules>
  /** A reader of that schema; every schema that a frozen version has and the newest has not needs one. */
  reader?(schema: number): Promise<Reader>
}

/** All games and all versions of them that this installation can play. */
export interface Registry {
  readonly ids: readonly string[]
  readonly frozen: readonly FrozenVersion[]
  /** The id that a game has today, by this id or by one it had before; null if there is no such game. */
  idOf(name: string): string | null
  /** Every name below may be an id of today or one that a stored game, a link or a frozen file still has. */
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

/** Frozen rules under the id that their game has today; charters of its time have the old one. */
const named = (game: Game, id: string, formerly: readonly string[]): Game =>
  game.id === id ? game : { ...game, id, formerly: [...new Set([...formerly, game.id])] }

/** Makes the registry of these games and of these frozen versions. */
export function registryOf(
  sources: Readonly<Record<string, GameSource>>,
  frozen: readonly FrozenVersion[],
): Registry {
  const fresh = new Map<string, Promise<LoadedRules>>()
  const old = new Map<string, Promise<LoadedRules>>()
  const ids = new Map<string, string>()
  for (const [id, { formerly = [] }] of Object.entries(sources))
    for (const name of [id, ...formerly]) ids.set(name, id)
  const idOf = (name: string): string | null => ids.get(name) ?? null
  const found = (name: string): (GameSource & { readonly id: string }) | null => {
    const id = idOf(name)
    const source = id === null ? undefined : sources[id]
    return id === null || source === undefined ? null : { ...source, id }
  }
  const fileOf = ({ game, version, bundle }: RulesRef): FrozenVersion | undefined => {
    const id = idOf(game)
    return id === null
      ? undefined
      : frozen.find(
          f => idOf(f.game) === id && f.version === version && (bundle === undefined || f.hash === bundle),
        )
  }
  const newest = async (name: string): Promise<LoadedRules | null> => {
    const source = found(name)
    return source === null ? null : once(fresh, source.id, () => source.newest())
  }

  const thaw = async (ref: RulesRef): Promise<LoadedRules | null> => {
    const file = fileOf(ref)
    return file === undefined
      ? null
      : once(old, `${file.game}@${file.version}-${file.hash}`, () => thawed(file))
  }

  async function thawed(file: FrozenVersion): Promise<LoadedRules> {
    const [{ frozen: rules }, today] = await Promise.all([
      file.load(),
      newest(file.game) as Promise<LoadedRules>,
    ])
    const source = found(file.game)
    const sense = senseThroughDoor(rules)
    const { id, schema } = rules.game
    // Pages of today show what happened, whatever rules it happened under.
    const moments = (events: readonly Event[]): readonly MomentPart[] => today.game.moments?.(events) ?? []
    const game = { ...named(throughDoor(rules), source?.id ?? id, source?.formerly ?? []), moments }
    const loaded = sense === undefined ? {} : { sense }
    if (schema === today.game.schema) return { ...loaded, game }
    if (source?.reader === undefined) throw new Error(`nobody reads schema ${schema} of ${file.game}`)
    return { ...loaded, game: { ...game, reader: await source.reader(schema) } }
  }

  return {
    ids: Object.keys(sources),
    frozen,
    idOf,
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
