import { honor } from '@noren/honor'
import { sense as honorSense } from '@noren/honor/sense'
import { standing as honorStanding } from '@noren/honor/words'
import { sake } from '@noren/sake'
import { sense as sakeSense } from '@noren/sake/sense'
import { standing as sakeStanding } from '@noren/sake/words'
import { sakura } from '@noren/sakura'
import { sense as sakuraSense } from '@noren/sakura/sense'
import { spirit } from '@noren/spirit'
import { sense as spiritSense } from '@noren/spirit/sense'
import { standing as spiritStanding } from '@noren/spirit/words'
import { places } from './places.ts'
import type { Library, Shelf } from './shelf.ts'

/** The games of this house: the only file of the server that names one. */
export const shelf: Shelf = {
  'honor-of-the-samurai': { game: honor, sense: honorSense, standing: honorStanding },
  'sake-and-samurai': { game: sake, sense: sakeSense, standing: sakeStanding },
  sakura: { game: sakura, sense: sakuraSense },
  'samurai-spirit': { game: spirit, sense: spiritSense, standing: spiritStanding },
}

export const library: Library = { shelf, module: places.games.href }
