import type { Choice, Words } from '@noren/engine'
import type { Tag } from '../../table/picks.ts'

/** The tile in the scroll that stands for a choice. */
export const tileOf = (words: Words): Tag => `tile:${words.join(' ')}`

/** The pieces a choice touches: every choice has its tile, most have a place on the table too. */
export function tagsFor(me: number): (words: Words) => readonly Tag[] {
  return words => [tileOf(words), ...placesOf(words, me)]
}

function placesOf(words: Words, me: number): readonly Tag[] {
  const [verb, a] = words
  switch (verb) {
    case 'choose':
      return [`samurai:${a}`]
    case 'activate':
      return [`absent:${a}`]
    case 'lose':
      return [`left:${a}`]
    case 'fight':
    case 'again':
    case 'under':
      return ['pile:deck']
    case 'support':
      return [`token:${me}`]
    case 'confront':
      return ['zone:right']
    case 'defend':
      return ['zone:left']
    case 'discard':
      return ['pile:discard']
    case 'give':
    case 'from':
    case 'to':
    case 'cut':
    case 'heal':
    case 'wound':
      return [`seat:${a}`]
    case 'order':
      return words.slice(1).map((card, at) => `at${at}:${card}`)
    default:
      return []
  }
}

/** Choices made on the table or on a sheet, not by a tile. */
const ELSEWHERE = new Set<unknown>(['choose', 'order', 'activate'])
/** Dim choices that are worth a tile, for their reason: what everybody reaches for at this moment. */
const SHOWN_DIM = new Set<unknown>([
  'fight',
  'support',
  'pass',
  'confront',
  'defend',
  'give',
  'discard',
  'under',
])

const ORDER: readonly unknown[] = [
  'defend',
  'confront',
  'give',
  'discard',
  'under',
  'fight',
  'support',
  'pass',
  'again',
  'stop',
  'ignore',
  'suffer',
  'use',
  'first',
  'lose',
  'from',
  'to',
  'cut',
  'heal',
  'wound',
  'decline',
  'nobody',
  'ready',
]

type Spelt = Pick<Choice, 'words'>

/** The tiles of a question, legal and dim, always in the same order. */
export function tilesOf(choices: readonly Spelt[], dim: readonly Spelt[]): readonly Words[] {
  const open = choices.map(c => c.words).filter(w => !ELSEWHERE.has(w[0]))
  const shut = dim.map(b => b.words).filter(w => SHOWN_DIM.has(w[0]))
  return [...open, ...shut].sort((a, b) => ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]))
}

const ICONS: Readonly<Record<string, string>> = {
  defend: 'i-farm',
  confront: 'i-kiai',
  give: 'i-hand',
  discard: 'i-grave',
  under: 'i-under',
  fight: 'i-attack',
  support: 'i-support',
  pass: 'i-lying',
  again: 'i-attack',
  stop: 'i-pause',
  ignore: 'i-star',
  suffer: 'i-wound',
  use: 'i-kiai',
  decline: 'i-close',
  nobody: 'i-close',
  ready: 'i-check',
  activate: 'i-support',
  lose: 'i-losedef',
  cut: 'i-attack',
  heal: 'i-life',
  wound: 'i-wound',
  from: 'i-hand',
  to: 'i-support',
  choose: 'i-user',
  order: 'i-deck',
}
export const iconOf = (words: Words): string => ICONS[String(words[0])] ?? 'i-check'

/** The ground of a tile's sign: green keeps, red fights, blue is the team, grey lets be. */
const GROUNDS: Readonly<Record<string, string>> = {
  defend: 'matsu',
  heal: 'matsu',
  ignore: 'matsu',
  ready: 'matsu',
  confront: 'shu',
  fight: 'shu',
  again: 'shu',
  use: 'shu',
  cut: 'shu',
  wound: 'shu',
  suffer: 'shu',
  first: 'shu',
  lose: 'shu',
  give: 'ai',
  support: 'ai',
  from: 'ai',
  to: 'ai',
  under: 'ai',
}
export const groundOf = (words: Words): string => `var(--${GROUNDS[String(words[0])] ?? 'sumi-3'})`
