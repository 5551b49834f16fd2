import type { Sound } from '../../state/sounds.ts'
import type { SpiritEvent } from './model.ts'

/** What a happening sounds like. */
export function soundOf(e: SpiritEvent): Sound | undefined {
  switch (e.type) {
    case 'drawn':
    case 'defended':
    case 'gave':
    case 'struck':
    case 'buried':
    case 'slipped':
    case 'moved':
    case 'cut':
    case 'shed':
    case 'turnedUp':
    case 'arranged':
    case 'bonus':
      return 'paper'
    case 'confronted':
    case 'lent':
    case 'returned':
    case 'activated':
    case 'barricadeBuilt':
      return 'wood'
    case 'wounded':
    case 'overwhelmed':
    case 'barricadeLost':
    case 'farmLost':
    case 'familyLost':
      return 'drum'
    case 'kiai':
    case 'turned':
    case 'roundOver':
      return 'taiko'
    default:
      return undefined
  }
}
