import { honor } from '@noren/honor'
import { sense as honorSense } from '@noren/honor/sense'
import { sake } from '@noren/sake'
import { sense as sakeSense } from '@noren/sake/sense'
import { sakura } from '@noren/sakura'
import { sense as sakuraSense } from '@noren/sakura/sense'
import { spirit } from '@noren/spirit'
import { sense as spiritSense } from '@noren/spirit/sense'
import type { Library, Shelf } from './shelf.ts'

/** The games of this house: the only file of the server that names one. */
export const shelf: Shelf = {
  'honor-of-the-samurai': { game: honor, sense: honorSense },
  'sake-and-samurai': { game: sake, sense: sakeSense },
  sakura: { game: sakura, sense: sakuraSense },
  'samurai-spirit': { game: spirit, sense: spiritSense },
}

export const library: Library = { shelf, module: import.meta.url }
