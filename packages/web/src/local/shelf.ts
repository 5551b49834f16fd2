import { registry } from '@noren/games'
import type { LoadedRules, Registry } from '@noren/engine'

/** A game as bots and tables need it. */
export type Shelved = LoadedRules

/** What the device asks of a registry: the rules of a charter, and the newest of a game. */
export type Rules = Pick<Registry, 'rules' | 'newest' | 'bundleOf'>

/** The games of this device and all their versions. Each travels when it is first played. */
export const rules: Rules = registry
