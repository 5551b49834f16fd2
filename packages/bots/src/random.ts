import type { Choices, Rng } from '@noren/engine'
import { below } from '@noren/engine'

/** Any legal choice, all equally likely. */
export const uniform = (open: Choices, rng: Rng): number => below(rng, open.size)
