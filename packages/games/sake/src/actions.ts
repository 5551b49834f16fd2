import type { Action, Words } from '@noren/engine'
import { BACKS, CARDS, COPY_IDS, SAMURAI } from './cards.ts'
import { BOARD, LAST_ITEM, LIFE, typeOfPlace } from './printed.ts'
import { TYPES } from './cards.ts'
import { DISCIPLE_BASE, discipleCard, discipleTarget } from './ring.ts'

/** What each operand of a verb is, for the codec between integers and words. */
type Operand =
  'card' | 'board' | 'use' | 'place' | 'target' | 'seat' | 'dir' | 'number' | 'back' | 'change' | 'weapon'

/** Verbs in a fixed order; an action is verb | x << 6 | y << 14 | z << 22. */
const GRAMMAR = [
  ['pass'],
  ['board', 'board'],
  ['card', 'card'],
  ['pay', 'place'],
  ['use', 'use'],
  ['target', 'target'],
  ['weapon', 'weapon'],
  ['step', 'dir', 'number'],
  ['end'],
  ['side', 'dir'],
  ['cost', 'place'],
  ['gear', 'seat', 'place'],
  ['sip', 'seat', 'place'],
  ['activate', 'place'],
  ['remedy', 'card'],
  ['place', 'place'],
  ['lose', 'place'],
  ['give', 'seat'],
  ['act', 'card'],
  ['interrupt', 'card'],
  ['defend', 'card'],
  ['sacrifice', 'card'],
  ['discard', 'card'],
  ['wield', 'weapon'],
  ['spot', 'seat', 'number'],
  ['shove', 'change', 'seat', 'number'],
  ['brawl', 'seat', 'place'],
  ['onto', 'place'],
  ['drowse', 'seat', 'back'],
  ['to', 'seat'],
  ['steal'],
  ['torment', 'seat'],
  ['spend', 'card'],
  ['done'],
  ['vanish', 'card'],
  ['keep', 'number'],
  ['burn', 'place'],
  ['soul', 'number'],
  ['withdraw'],
  ['stop', 'number'],
] as const satisfies readonly (readonly [string, ...Operand[]])[]

export type Verb = (typeof GRAMMAR)[number][0]
const VERBS: readonly string[] = GRAMMAR.map(g => g[0])
const code = (verb: Verb): number => VERBS.indexOf(verb)

export const V_PASS = code('pass')
export const V_BOARD = code('board')
export const V_CARD = code('card')
export const V_PAY = code('pay')
export const V_USE = code('use')
export const V_TARGET = code('target')
export const V_WEAPON = code('weapon')
export const V_STEP = code('step')
export const V_END = code('end')
export const V_SIDE = code('side')
export const V_COST = code('cost')
export const V_GEAR = code('gear')
export const V_SIP = code('sip')
export const V_ACTIVATE = code('activate')
export const V_REMEDY = code('remedy')
export const V_PLACE = code('place')
export const V_LOSE = code('lose')
export const V_GIVE = code('give')
export const V_ACT = code('act')
export const V_INTERRUPT = code('interrupt')
export const V_DEFEND = code('defend')
export const V_SACRIFICE = code('sacrifice')
export const V_DISCARD = code('discard')
export const V_WIELD = code('wield')
export const V_SPOT = code('spot')
export const V_SHOVE = code('shove')
export const V_BRAWL = code('brawl')
export const V_ONTO = code('onto')
export const V_DROWSE = code('drowse')
export const V_TO = code('to')
export const V_STEAL = code('steal')
export const V_TORMENT = code('torment')
export const V_SPEND = code('spend')
export const V_DONE = code('done')
export const V_VANISH = code('vanish')
export const V_KEEP = code('keep')
export const V_BURN = code('burn')
export const V_SOUL = code('soul')
export const V_WITHDRAW = code('withdraw')
export const V_STOP = code('stop')

export const PASS: Action = V_PASS
export const END: Action = V_END
export const DONE: Action = V_DONE
export const STEAL: Action = V_STEAL
export const WITHDRAW: Action = V_WITHDRAW

export const act = (verb: number, x = 0, y = 0, z = 0): Action => verb | (x << 6) | (y << 14) | (z << 22)
export const verbOf = (a: Action): number => a & 63
export const xOf = (a: Action): number => (a >> 6) & 255
export const yOf = (a: Action): number => (a >> 14) & 255
export const zOf = (a: Action): number => (a >> 22) & 255

/** What a window is about: a Move, or an Attack. */
export const OF_MOVE = 0
export const OF_ATTACK = 1

/** What a card or an Item is used for, and the choices a Spirit makes in several picks. */
export const USES = [
  'attack',
  'iaido',
  'move',
  'drink',
  'text',
  'activate',
  'brawl',
  'drowse',
  'torment',
] as const
export type Use = (typeof USES)[number]
export const ATTACK = 0
export const IAIDO = 1
export const MOVE = 2
export const DRINK = 3
export const TEXT = 4
export const ACTIVATE = 5
export const BRAWL = 6
export const DROWSE = 7
export const TORMENT = 8

export const DIRS = ['left', 'right', 'towards', 'away'] as const
export const CHANGES = ['add', 'remove'] as const
export const ADD = 0
export const REMOVE = 1
/** The weapon operand for bare hands, or for an empty Defence zone. */
export const BARE = 63

/** Names of the places of a Samurai: 'life', 'board', then weapon and Item types. */
export const PLACES: readonly string[] = Array.from({ length: LAST_ITEM + 1 }, (_, p) =>
  p === LIFE ? 'life' : p === BOARD ? 'board' : (TYPES[typeOfPlace(p)] as string),
)

const CARD_NUMBER = /^(\d{1,2})$/

function writeOperand(kind: Operand, n: number, standard: boolean): string | number {
  switch (kind) {
    case 'card':
      return standard ? (COPY_IDS[n] as string) : n
    case 'board':
      return SAMURAI[n] as string
    case 'use':
      return USES[n] as string
    case 'place':
      return PLACES[n] as string
    case 'weapon':
      return n === BARE ? 'bare' : (PLACES[n] as string)
    case 'target':
      return n < DISCIPLE_BASE ? n : standard ? (COPY_IDS[discipleCard(n)] as string) : `#${discipleCard(n)}`
    case 'dir':
      return DIRS[n] as string
    case 'back':
      return BACKS[n] as string
    case 'change':
      return CHANGES[n] as string
    default:
      return n
  }
}

const small = (w: unknown, below: number): number =>
  typeof w === 'number' && Number.isInteger(w) && w >= 0 && w < below ? w : -1

function readCard(w: unknown): number {
  return typeof w === 'string' ? COPY_IDS.indexOf(w) : small(w, CARDS)
}

function readOperand(kind: Operand, w: unknown): number {
  const oneOf = (names: readonly string[]): number => (typeof w === 'string' ? names.indexOf(w) : -1)
  switch (kind) {
    case 'card':
      return readCard(w)
    case 'board':
      return oneOf(SAMURAI)
    case 'use':
      return oneOf(USES)
    case 'place':
      return oneOf(PLACES)
    case 'weapon':
      return w === 'bare' ? BARE : oneOf(PLACES)
    case 'target': {
      if (typeof w === 'number') return small(w, DISCIPLE_BASE)
      if (typeof w !== 'string') return -1
      const numbered = w.startsWith('#') ? CARD_NUMBER.exec(w.slice(1)) : null
      const card = numbered === null ? readCard(w) : small(Number(numbered[1]), CARDS)
      return card < 0 ? -1 : discipleTarget(card)
    }
    case 'dir':
      return oneOf(DIRS)
    case 'back':
      return oneOf(BACKS)
    case 'change':
      return oneOf(CHANGES)
    case 'seat':
      return small(w, DISCIPLE_BASE)
    default:
      return small(w, 64)
  }
}

/** Wire words of an action: cards by their copy id on the standard table, by number on a host's own. */
export function wordsOf(a: Action, standard: boolean): Words {
  const [verb, ...operands] = GRAMMAR[verbOf(a)] as readonly [string, ...Operand[]]
  const values = [xOf(a), yOf(a), zOf(a)]
  return [verb, ...operands.map((kind, i) => writeOperand(kind, values[i] as number, standard))]
}

export function hear(words: Words): Action | null {
  const verb = VERBS.indexOf(String(words[0]))
  if (verb < 0) return null
  const operands = (GRAMMAR[verb] as readonly [string, ...Operand[]]).slice(1) as Operand[]
  if (words.length !== operands.length + 1) return null
  const values = operands.map((kind, i) => readOperand(kind, words[i + 1]))
  return values.some(v => v < 0) ? null : act(verb, ...values)
}

/** Which operands of a verb are cards, for code that renames them (the leak law). */
export function mapCards(a: Action, to: (card: number) => number): Action {
  const operands = (GRAMMAR[verbOf(a)] as readonly [string, ...Operand[]]).slice(1) as Operand[]
  const values = [xOf(a), yOf(a), zOf(a)].map((v, i) => {
    if (operands[i] === 'card') return to(v)
    if (operands[i] === 'target' && v >= DISCIPLE_BASE) return discipleTarget(to(discipleCard(v)))
    return v
  })
  return act(verbOf(a), ...values)
}

export const verbName = (a: Action): Verb => (GRAMMAR[verbOf(a)] as (typeof GRAMMAR)[number])[0]
