import type { SpiritFacts } from '@noren/spirit/words'
import { standing } from '@noren/spirit/words'
import type { Voice } from '@noren/words'
import type { Windows } from '../../table/standing.ts'
import type { SpiritView } from './model.ts'

const own = (voice: Voice<never>): Voice<SpiritFacts> => voice as unknown as Voice<SpiritFacts>

export const windows: Windows<SpiritView> = {
  ...standing,
  label: voice => own(voice).text('board-standing-absent'),
  offer: voice => own(voice).text('board-standing-offer'),
  inTurn: true,
}
