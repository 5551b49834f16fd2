import type { Sound } from '../../state/sounds.ts'
import type { SakeEvent } from './model.ts'

/** What a happening sounds like. */
export function soundOf(e: SakeEvent): Sound | undefined {
  switch (e.type) {
    case 'dealt':
    case 'played':
    case 'drew':
    case 'discarded':
    case 'laid':
    case 'turnedUp':
    case 'defended':
    case 'windowClosed':
      return 'paper'
    case 'moved':
    case 'cubePut':
    case 'wielded':
    case 'stoodUp':
    case 'discipleStood':
    case 'discipleAdvanced':
      return 'wood'
    case 'drank':
    case 'placed':
    case 'sakeStolen':
      return 'pour'
    case 'damaged':
    case 'discipleFell':
    case 'spiritHit':
    case 'died':
    case 'seppuku':
      return 'drum'
    case 'fatalRound':
      return 'taiko'
    default:
      return undefined
  }
}
