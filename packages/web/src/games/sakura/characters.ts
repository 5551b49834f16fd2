import type { CharacterId, SakuraFacts } from '@noren/sakura/words'
import type { Message } from '@noren/words'

/** The picture of a character, and the sign in its corner. */
interface Portrait {
  readonly art: string
  readonly sign: string
}

const cook = (n: number): Portrait => ({ art: 'a-cook', sign: `±${n}` })

export const PORTRAITS: Readonly<Record<CharacterId, Portrait>> = {
  'cook-1': cook(1),
  'cook-2': cook(2),
  'cook-3': cook(3),
  'geisha-neighbours': {
    art: 'a-geisha',
    sign: 'i-hand',
  },
  'geisha-peek': {
    art: 'a-okugata',
    sign: 'i-eye',
  },
  'geisha-reorder': {
    art: 'a-noh',
    sign: 'i-deck',
  },
  'samurai-flip': {
    art: 'a-katana',
    sign: 'i-yinyang',
  },
  'samurai-lower': {
    art: 'k-samurai',
    sign: 'i-down',
  },
  'samurai-higher': {
    art: 'k-honda',
    sign: 'i-up',
  },
  'daimyo-discard': {
    art: 'k-hojo',
    sign: 'i-close',
  },
  'daimyo-steal': {
    art: 'k-takeda',
    sign: 'i-coin',
  },
  'daimyo-vote': {
    art: 'k-date',
    sign: 'i-yinyang',
  },
  'konohana-harvest': {
    art: 'a-sakuragi',
    sign: 'i-coin',
  },
  'konohana-colour': {
    art: 'a-konohana',
    sign: 'g-sakura',
  },
  'konohana-free': {
    art: 'a-konohana',
    sign: 'i-star',
  },
}

/** Who it is, in the one word a small card has room for. */
export function kindOf(
  id: CharacterId,
): `board-kind-${'cook' | 'geisha' | 'samurai' | 'daimyo' | 'konohana'}` {
  if (id.startsWith('cook')) return 'board-kind-cook'
  if (id.startsWith('geisha')) return 'board-kind-geisha'
  if (id.startsWith('samurai')) return 'board-kind-samurai'
  return id.startsWith('daimyo') ? 'board-kind-daimyo' : 'board-kind-konohana'
}

/** What it does, in the few words a small card has room for. */
export const briefOf = (id: CharacterId, n: number): Message<SakuraFacts> =>
  id === 'cook-1' || id === 'cook-2' || id === 'cook-3'
    ? ['board-brief-cook', { n }]
    : [`board-brief-${id}`, {}]
