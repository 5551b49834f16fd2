import type { SakuraEvent } from '@noren/sakura'
import type { Cue, Sound } from '../../state/sounds.ts'

/** What a happening sounds like. */
export function soundOf(e: SakuraEvent): Sound | Cue | undefined {
  switch (e.type) {
    case 'dealt':
    case 'placed':
    case 'replaced':
    case 'took':
    case 'drew':
    case 'gave':
    case 'swapped':
    case 'left':
    case 'reordered':
    case 'discardedTrick':
    case 'refreshed':
    case 'rowRefilled':
    case 'voteRevealed':
      return 'paper'
    case 'flipped':
      return 'wood'
    case 'paid':
    case 'gained':
    case 'harvested':
      return { sound: 'coin', times: e.coins }
    case 'hired':
    case 'stole':
      return 'coin'
    default:
      return undefined
  }
}
