import { TYPES } from './cards.ts'
import { BOARD, LAST_ITEM, LIFE, typeOfPlace } from './printed.ts'

/** What actions call things. Pages read these names, and carry no codec. */

/** What a card or an Item is used for. */
export const USES = ['attack', 'iaido', 'move', 'drink', 'text'] as const
export type Use = (typeof USES)[number]
export const ATTACK = 0
export const IAIDO = 1
export const MOVE = 2
export const DRINK = 3
export const TEXT = 4

export const DIRS = ['left', 'right', 'towards', 'away'] as const

/** Names of the places of a Samurai: 'life', 'board', then weapon and Item types. */
export const PLACES: readonly string[] = Array.from({ length: LAST_ITEM + 1 }, (_, p) =>
  p === LIFE ? 'life' : p === BOARD ? 'board' : (TYPES[typeOfPlace(p)] as string),
)
