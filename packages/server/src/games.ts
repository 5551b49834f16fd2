import { sakura } from '@noren/sakura'
import type { Library, Shelf } from './shelf.ts'

/** The games of this house: the only file of the server that names one. */
export const shelf: Shelf = {
  sakura: { game: sakura },
}

export const library: Library = { shelf, module: import.meta.url }
