import { toy } from '@noren/match/toy'
import { shelf as house } from '../src/games.ts'
import type { Library, Shelf } from '../src/index.ts'

/** The shelf of the tests: the house's own, and the toy that has one of everything. */
export const shelf: Shelf = { ...house, lanterns: { game: toy } }
export const library: Library = { shelf, module: import.meta.url }
