import { asGame, definitionOf, next, registryOf } from '@noren/engine'
import type { GameSource, LoadedRules } from '@noren/engine'
import { FROZEN, registry as real, SOURCES as today } from '@noren/games'

/**
 * The installation after the upgrade: every game has one more version with a changed rule, another deal from the same chance. A log
 * of version 1 makes no sense under it, so whatever still plays plays under the rules it began with.
 */
async function changed(id: string): Promise<LoadedRules> {
  const rules = await real.newest(id)
  const was = rules === null ? null : definitionOf(rules.game)
  if (rules === null || was === null) throw new Error(`${id} has no rules in the tree`)
  const game = asGame({
    ...was,
    version: was.version + 1,
    setup(options, seats, rng) {
      next(rng)
      return was.setup(options, seats, rng)
    },
  })
  return { ...rules, game }
}

export const SOURCES: Readonly<Record<string, GameSource>> = Object.fromEntries(
  Object.entries(today).map(([id, source]) => [id, { ...source, newest: () => changed(id) }]),
)
export const registry = registryOf(SOURCES, FROZEN)

export { FROZEN }
export { EXAMPLES, MANIFESTS } from '@noren/games'
