import type { Cue, Sound } from '../../state/sounds.ts'
import type { HonorEvent } from './model.ts'

/** What a happening sounds like. */
export function soundOf(e: HonorEvent): Sound | Cue | undefined {
  switch (e.type) {
    case 'drew':
    case 'discarded':
    case 'placed':
    case 'enthroned':
    case 'stolen':
    case 'spied':
    case 'dishonored':
    case 'windowClosed':
      return 'paper'
    case 'rolled':
    case 'stabbed':
      return 'bone'
    case 'honourChanged':
      return { sound: 'coin', times: Math.abs(e.amount) }
    case 'allied':
    case 'served':
    case 'castleTaken':
      return 'wood'
    case 'guardFell':
    case 'destroyed':
    case 'castleBurned':
    case 'samuraiDied':
    case 'daimyoDied':
      return 'drum'
    case 'proclaimed':
    case 'titleMoved':
      return 'taiko'
    default:
      return undefined
  }
}
