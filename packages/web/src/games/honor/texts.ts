import type { HonorFacts } from '@noren/honor/facts'
import { cardNoun, KILLS_FROM, KILLS_PAST_GUARD, PRICES, printedNoun } from '@noren/honor/words'
import type { Voice } from '@noren/words'
import { plain } from '@noren/words'
import type { CardType, Figure, HonorView } from './model.ts'

export type HonorVoice = Voice<HonorFacts>
/** The board's own words, as plain text. */
export type Speak = HonorVoice['text']

/** The name of a card; a host's own name stays as he wrote it. */
export const nameOf = (voice: HonorVoice, view: HonorView, n: number): string =>
  plain(voice.name(cardNoun(n, view.open.data)))

/** The name on the face of the card in the box, where it is called otherwise here. */
export function printedName(voice: HonorVoice, view: HonorView, n: number): string | null {
  const printed = printedNoun(n, view.open.data)
  if (printed === null || !voice.has(printed.noun)) return null
  return plain(voice.name(printed)) === nameOf(voice, view, n)
    ? null
    : voice.text('board-printed', { printed })
}

/** What stands on a card: its kind, with the price of a ninja or of Dishonor. */
export function kindOf(say: Speak, type: CardType): string {
  switch (type) {
    case 'spy':
    case 'elite':
    case 'assassin':
      return say('board-kind-ninja', { price: -PRICES.ninja })
    case 'dishonor':
      return say('board-n-actions', { n: PRICES.dishonorActions })
    default:
      return say(`board-kind-${type}`)
  }
}

/** And what it does. */
export function effectOf(say: Speak, type: CardType): string {
  const price = PRICES.dishonored
  switch (type) {
    case 'samurai':
    case 'shogun':
      return ''
    case 'guard':
      return say('board-text-guard', { need: KILLS_PAST_GUARD })
    case 'assassin':
      return say('board-text-assassin', { need: KILLS_FROM, guarded: KILLS_PAST_GUARD })
    case 'dishonor':
      return say('board-text-dishonor', { price })
    case 'saveface':
      return say('board-text-saveface', { price, saved: PRICES.saved })
    default:
      return say(`board-text-${type}`)
  }
}

const UNITS = {
  'i-honor': 'board-unit-honor',
  'i-ki': 'board-unit-ki',
  'i-force': 'board-unit-force',
} as const
/** A figure with what it counts. */
export const counted = (say: Speak, [icon, n]: Figure): string => say(UNITS[icon], { n })

/** A figure as people write it: a real minus. */
export const num = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n > 0 ? `+${n}` : num(n))
