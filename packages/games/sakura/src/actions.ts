import type { Action, Seat, Words } from '@noren/engine'
import type { Card, Character } from './cards.ts'
import type { Applied } from './events.ts'
import {
  MODIFIERS,
  SIDES,
  TOKEN_SIDES,
  cardOf,
  characterOf,
  idOf,
  isCook,
  isModifier,
  nameOf,
} from './cards.ts'

/**
 * The action codec: a verb in the high half, its operand in the low half of an integer.
 * On the wire a choice is a verb and its operands: ['place', 'black-12', 'left'].
 */
export const VERBS = [
  'place',
  'take',
  'hire',
  'free',
  'refresh',
  'end',
  'apply',
  'replace',
  'give',
  'look',
  'swap',
  'leave',
  'study',
  'lay',
  'keep',
  'restore',
  'discard',
  'rob',
  'steal',
  'vote',
  'harvest',
] as const
export type Verb = (typeof VERBS)[number]

const SHIFT = 16
const code = (verb: Verb): number => VERBS.indexOf(verb) << SHIFT

export const PLACE = code('place')
export const TAKE = code('take')
export const HIRE = code('hire')
export const FREE = code('free')
export const REFRESH = code('refresh')
export const END = code('end')
export const APPLY = code('apply')
export const REPLACE = code('replace')
export const GIVE = code('give')
export const LOOK = code('look')
export const SWAP = code('swap')
export const LEAVE = code('leave')
export const STUDY = code('study')
export const LAY = code('lay')
export const KEEP = code('keep')
export const RESTORE = code('restore')
export const DISCARD = code('discard')
export const ROB = code('rob')
export const STEAL = code('steal')
export const VOTE = code('vote')
export const HARVEST = code('harvest')

/** The verb of an action, as one of the constants above. */
export const verbOf = (a: Action): number => a & ~0xffff
/** The operand of an action: a card, a character, a pile, a seat or a way to apply modifiers. */
export const operand = (a: Action): number => a & 0xffff

export const place = (card: Card, pile: number): Action => PLACE | (card << 1) | pile
export const placedCard = (a: Action): Card => operand(a) >> 1
export const placedPile = (a: Action): number => a & 1
export const take = (pile: number): Action => TAKE | pile
export const hire = (character: Character): Action => HIRE | character
export const free = (character: Character): Action => FREE | character

/** How one modifier counts for a placement. */
export const NOT_APPLIED = 0
export const APPLIED = 1
/** A cook that lowers; APPLIED is a cook that raises. */
export const LOWERED = 2

/** A way to apply modifiers: two bits for each of MODIFIERS. */
export type Way = number
const placeInWay = (character: Character): number => MODIFIERS.indexOf(character) * 2
export const wayOf = (way: Way, character: Character): number => (way >> placeInWay(character)) & 3
export const withWay = (way: Way, character: Character, how: number): Way =>
  (way & ~(3 << placeInWay(character))) | (how << placeInWay(character))

/** The applied modifiers of a way, as events and words name them. */
export function appliedIn(way: Way): Applied[] {
  return MODIFIERS.filter(c => wayOf(way, c) !== NOT_APPLIED).map(
    c => `${nameOf(c)}${isCook(c) ? (wayOf(way, c) === LOWERED ? '-' : '+') : ''}` as const,
  )
}

type Operand = 'card' | 'character' | 'side' | 'seat' | 'token' | 'none'
const OPERANDS: Readonly<Record<Exclude<Verb, 'place' | 'apply'>, Operand>> = {
  take: 'side',
  hire: 'character',
  free: 'character',
  refresh: 'none',
  end: 'none',
  replace: 'card',
  give: 'card',
  look: 'seat',
  swap: 'card',
  leave: 'none',
  study: 'side',
  lay: 'card',
  keep: 'none',
  restore: 'none',
  discard: 'card',
  rob: 'seat',
  steal: 'card',
  vote: 'token',
  harvest: 'side',
}

const sayOperand = (kind: Operand, x: number): Words => {
  switch (kind) {
    case 'card':
      return [idOf(x)]
    case 'character':
      return [nameOf(x)]
    case 'side':
      return [SIDES[x] ?? '']
    case 'token':
      return [TOKEN_SIDES[x] ?? '']
    case 'seat':
      return [x]
    default:
      return []
  }
}

const hearSeat = (word: unknown): Seat =>
  typeof word === 'number' && Number.isInteger(word) && word >= 0 && word < 6 ? word : -1

function hearOperand(kind: Operand, words: Words): number {
  if (words.length !== (kind === 'none' ? 1 : 2)) return -1
  switch (kind) {
    case 'card':
      return cardOf(words[1])
    case 'character':
      return characterOf(words[1])
    case 'side':
      return (SIDES as readonly unknown[]).indexOf(words[1])
    case 'token':
      return (TOKEN_SIDES as readonly unknown[]).indexOf(words[1])
    case 'seat':
      return hearSeat(words[1])
    default:
      return 0
  }
}

/** The wire words of an action. */
export function wordsOf(a: Action): Words {
  const verb = VERBS[a >> SHIFT] as Verb
  if (verb === 'place') return ['place', idOf(placedCard(a)), SIDES[placedPile(a)] ?? '']
  if (verb === 'apply') return ['apply', ...appliedIn(operand(a))]
  return [verb, ...sayOperand(OPERANDS[verb], operand(a))]
}

function hearWay(words: Words): Action | null {
  let way: Way = 0
  for (const word of words.slice(1)) {
    if (typeof word !== 'string') return null
    const sign = word.endsWith('+') ? APPLIED : word.endsWith('-') ? LOWERED : NOT_APPLIED
    const character = characterOf(sign === NOT_APPLIED ? word : word.slice(0, -1))
    if (character < 0 || !isModifier(character) || wayOf(way, character) !== NOT_APPLIED) return null
    if (isCook(character) !== (sign !== NOT_APPLIED)) return null
    way = withWay(way, character, sign === LOWERED ? LOWERED : APPLIED)
  }
  return APPLY | way
}

/** The action behind wire words, or null. */
export function hear(words: Words): Action | null {
  const at = (VERBS as readonly unknown[]).indexOf(words[0])
  const verb = VERBS[at]
  if (verb === undefined) return null
  if (verb === 'apply') return hearWay(words)
  if (verb === 'place') {
    const card = cardOf(words[1])
    const pile = (SIDES as readonly unknown[]).indexOf(words[2])
    return words.length === 3 && card >= 0 && pile >= 0 ? place(card, pile) : null
  }
  const x = hearOperand(OPERANDS[verb], words)
  return x < 0 ? null : (at << SHIFT) | x
}
