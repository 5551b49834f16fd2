import type { Choice, Words } from '@noren/engine'
import type { Tag, TagsOf } from '../../table/picks.ts'
import type { SakeView } from './model.ts'
import { makingOf, numberOf, placeOf } from './model.ts'

export const sameWords = (a: Words, b: Words): boolean =>
  a.length === b.length && a.every((w, i) => w === b[i])
export const wordTag = (words: Words): Tag => `do-${words.join(' ')}:`

type Word = Words[number] | undefined
const seatTag = (seat: Word): Tag => `seat:${seat}`
const cardTag = (word: Word): Tag => `card:${numberOf(word)}`
const mineTag = (word: Word): Tag => `mine:${placeOf(word)}`
export const atTag = (seat: Word, place: number): Tag => `at:${seat}/${place}`
export const gapTag = (gap: Word, index: Word): Tag => `gap:${gap}/${index}`

/** The pieces a choice touches. Every choice also answers to its own words, for the parts of the scroll. */
export function tagsFor(view: SakeView): TagsOf {
  return words => [wordTag(words), ...placesOf(words, view)]
}

function placesOf(words: Words, view: SakeView): readonly Tag[] {
  const [verb, a, b, c] = words
  switch (verb) {
    case 'board':
      return [`board:${a}`]
    case 'card':
    case 'remedy':
    case 'interrupt':
    case 'defend':
    case 'sacrifice':
    case 'discard':
    case 'spend':
    case 'vanish':
      return [cardTag(a)]
    case 'pay':
    case 'cost':
    case 'activate':
    case 'place':
    case 'lose':
    case 'burn':
    case 'weapon':
    case 'wield':
      return [mineTag(a)]
    case 'target':
      return [typeof a === 'number' ? seatTag(a) : `disc:${numberOf(a)}`]
    case 'act':
      return [`disc:${numberOf(a)}`]
    case 'give':
    case 'to':
    case 'torment':
      return [seatTag(a)]
    case 'gear':
    case 'sip':
    case 'brawl':
      return [seatTag(a), atTag(a, placeOf(b))]
    case 'onto': {
      const f = makingOf(view)
      return f?.kind === 'pickOnto' ? [atTag(f.target, placeOf(a))] : []
    }
    case 'drowse':
      return [seatTag(a), `back:${a}/${b}`]
    case 'spot':
      return [gapTag(a, b)]
    case 'shove':
      return [gapTag(b, c)]
    case 'keep': {
      const gap = view.open.gaps.find(g => g.a === a)
      return (gap?.cubes ?? []).map((_, i) => gapTag(a, i))
    }
    default:
      return []
  }
}

const INSTANTS = new Set<unknown>(['burn', 'soul', 'withdraw', 'stop'])
export const isInstant = (words: Words): boolean => INSTANTS.has(words[0])

/** Choices that stand in the scroll as tiles although no piece is picked. */
const PLAIN = new Set<unknown>(['pass', 'end', 'done', 'steal', 'side'])
export const isPlain = (words: Words): boolean => PLAIN.has(words[0])

/** Gaps and disciples of a crowded ring on a phone are smaller than a finger: their answers stand in the scroll. */
const ON_THE_RING = new Set<unknown>(['spot', 'shove', 'keep', 'act'])
export const isPlainInCrowd = (words: Words): boolean =>
  isPlain(words) || ON_THE_RING.has(words[0]) || (words[0] === 'target' && typeof words[1] !== 'number')

/** The same with six and more at the table, and on phones: what lies on somebody's plate is picked by its owner, then by its name. */
export const isPlainWithMany = (words: Words): boolean => isPlain(words) || words[0] === 'onto'

/** Dropping a choice in the making ends the whole phase: taking back is what one wants while it is free. */
export const isDrop = (view: SakeView, words: Words): boolean =>
  makingOf(view) !== null && (words[0] === 'end' || words[0] === 'steal')

/** Steps of a choice in the making, after which more is asked: they go without a seal and are taken back freely. */
export function isStep(view: SakeView, { words }: Pick<Choice, 'words'>): boolean {
  const making = makingOf(view)
  switch (words[0]) {
    case 'card':
    case 'pay':
    case 'activate':
    case 'torment':
    case 'brawl':
    case 'drowse':
      return true
    case 'cost':
      return making?.kind === 'pickCost'
    case 'spend':
      return making !== null
    case 'use':
      if (words[1] === 'attack' || words[1] === 'move' || words[1] === 'iaido') return true
      return words[1] === 'text' && making?.kind === 'pickUse' && making.textAsks
    default:
      return false
  }
}

const ICONS: Readonly<Record<string, string>> = {
  pass: 'i-close',
  end: 'i-check',
  done: 'i-check',
  steal: 'i-sip',
  side: 'i-user',
  target: 'i-attack',
  weapon: 'i-attack',
  wield: 'i-defense',
  step: 'i-move',
  place: 'i-sip',
  lose: 'i-sip',
  give: 'i-sip',
  burn: 'i-fire',
  soul: 'i-life',
  pay: 'i-fire',
  cost: 'i-fire',
  defend: 'i-defense',
  sacrifice: 'i-user',
  interrupt: 'i-close',
  discard: 'i-deck',
  gear: 'i-close',
  sip: 'i-close',
  spot: 'i-plus',
  shove: 'i-push',
  brawl: 'i-brawl',
  onto: 'i-brawl',
  drowse: 'i-doze',
  to: 'i-doze',
  torment: 'i-spirit',
  spend: 'i-spirit',
  vanish: 'i-spirit',
  remedy: 'i-life',
  board: 'i-user',
  act: 'i-move',
  keep: 'i-check',
}
const USE_ICONS: Readonly<Record<string, string>> = {
  attack: 'i-attack',
  iaido: 'sk-iaido',
  move: 'i-move',
  drink: 'i-drink',
  text: 'i-log',
}
export const iconOf = (words: Words): string =>
  words[0] === 'use' ? (USE_ICONS[String(words[1])] ?? 'i-check') : (ICONS[String(words[0])] ?? 'i-check')
