import type { Manifest } from '@noren/engine'
import { manifest as trick4 } from '@noren/engine/trick4/game'
import { manifest as honor } from '@noren/honor/game'
import { manifest as sake } from '@noren/sake/game'
import { manifest as sakura } from '@noren/sakura/game'
import { manifest as spirit } from '@noren/spirit/game'

/**
 * The games, in the order of the curtain. Server, device, command line, page and tests read this list and nothing else;
 * a new game is one line here. `noren new-game` writes it.
 */
export const MANIFESTS: readonly Manifest[] = [sake, spirit, sakura, honor]

/** Games that are shown only where games are built: `noren serve --dev`, or NOREN_DEV=1. The worked example of docs/adding-a-game.md. */
export const EXAMPLES: readonly Manifest[] = [trick4]
