import { registryOf } from '@noren/engine'
import type { FrozenVersion, GameSource, LoadedRules } from '@noren/engine'
import { MANIFESTS as today, registry as real } from '@noren/games'

/** The installation before the upgrade: version 1 of every game is the newest, and nothing was ever frozen. */
const first = (id: string) => async (): Promise<LoadedRules> => {
  const rules = await real.thaw({ game: id, version: 1 })
  if (rules === null) throw new Error(`version 1 of ${id} is not frozen`)
  return { ...rules, game: { ...rules.game, id, formerly: [] } }
}

/** The games under the ids they had then; the page of the trial asks for those of today. */
export const MANIFESTS = today.map(({ formerly = [], ...m }) => ({
  ...m,
  id: formerly[0] ?? m.id,
  formerly: formerly.length === 0 ? [] : [m.id],
}))
export const SOURCES: Readonly<Record<string, GameSource>> = Object.fromEntries(
  MANIFESTS.map(({ id, formerly }) => [id, { newest: first(id), formerly }]),
)
export const FROZEN: readonly FrozenVersion[] = []
export const registry = registryOf(SOURCES, FROZEN)

export { EXAMPLES } from '@noren/games'
