import type { Operand } from '@noren/engine'
import { codec, lessThan, oneOf, verb } from '@noren/engine'
import { BACKS, CARDS, COPY_IDS, SAMURAI } from './cards.ts'
import { DIRS, PLACES, USES } from './named.ts'
import { DISCIPLE_BASE, discipleCard, discipleTarget } from './ring.ts'

export * from './named.ts'

export const CHANGES = ['add', 'remove'] as const
export const ADD = 0
export const REMOVE = 1

/** The weapon operand for bare hands, or for an empty Defence zone. */
export const BARE = PLACES.length

const COPIES = new Map<unknown, number>(COPY_IDS.map((id, card) => [id, card]))
const isStandard = (at: unknown): boolean =>
  typeof at !== 'object' || at === null || (at as { readonly data?: unknown }).data === null
const NUMBERED = /^#(\d{1,2})$/
const number = lessThan(CARDS)

/** A card: by its copy id on the standard table, by number on a host's own. */
export const card: Operand = {
  size: CARDS,
  say: (n, at) => (isStandard(at) ? (COPY_IDS[n] as string) : n),
  hear: word => COPIES.get(word) ?? number.hear(word),
}

/** Whom a blow is aimed at: a seat, or a Disciple by its card. */
export const target: Operand = {
  size: DISCIPLE_BASE + CARDS,
  say(n, at) {
    if (n < DISCIPLE_BASE) return n
    return isStandard(at) ? (COPY_IDS[discipleCard(n)] as string) : `#${discipleCard(n)}`
  },
  hear(word) {
    if (typeof word === 'number') return seat.hear(word)
    const numbered = NUMBERED.exec(word ?? '')
    const found = numbered === null ? (COPIES.get(word) ?? -1) : number.hear(Number(numbered[1]))
    return found < 0 ? -1 : discipleTarget(found)
  },
}

const seat = lessThan(DISCIPLE_BASE)
const small = lessThan(64)
const place = oneOf(PLACES)
const weapon = oneOf([...PLACES, 'bare'])
const dir = oneOf(DIRS)
const back = oneOf(BACKS)

/** One declaration per verb: the clause that allows it, and its operands. New verbs go last. */
export const actions = codec({
  pass: verb('SK-INT-3'),
  board: verb('SK-SETUP-2', ['board', oneOf(SAMURAI)]),
  card: verb('SK-TURN-3', ['card', card]),
  pay: verb('SK-BURN-3', ['place', place]),
  use: verb('SK-TURN-5', ['use', oneOf(USES)]),
  target: verb('SK-ATTACK-2', ['target', target]),
  weapon: verb('SK-ATTACK-4', ['weapon', weapon]),
  step: verb('SK-MOVE-4', ['dir', dir], ['n', small]),
  end: verb('SK-TURN-4'),
  side: verb('SK-DISC-1', ['dir', dir]),
  cost: verb('SK-BURN-7', ['place', place]),
  gear: verb('SK-EVENT-13', ['seat', seat], ['place', place]),
  sip: verb('SK-EVENT-15', ['seat', seat], ['place', place]),
  activate: verb('SK-ITEM-4', ['place', place]),
  remedy: verb('SK-ABIL-9', ['card', card]),
  place: verb('SK-SAKE-2', ['place', place]),
  lose: verb('SK-TORMENT-9', ['place', place]),
  give: verb('SK-TORMENT-10', ['seat', seat]),
  act: verb('SK-DISC-6', ['card', card]),
  interrupt: verb('SK-INT-6', ['card', card]),
  defend: verb('SK-DEF-1', ['card', card]),
  sacrifice: verb('SK-DEF-8', ['card', card]),
  discard: verb('SK-HAND-2', ['card', card]),
  wield: verb('SK-TURN-17', ['weapon', weapon]),
  spot: verb('SK-GEO-13', ['gap', seat], ['index', small]),
  shove: verb('SK-POWER-3', ['change', oneOf(CHANGES)], ['gap', seat], ['index', small]),
  brawl: verb('SK-POWER-4', ['seat', seat], ['place', place]),
  onto: verb('SK-POWER-5', ['place', place]),
  drowse: verb('SK-POWER-6', ['seat', seat], ['back', back]),
  to: verb('SK-POWER-6', ['seat', seat]),
  steal: verb('SK-STEAL-1'),
  torment: verb('SK-TORMENT-1', ['seat', seat]),
  spend: verb('SK-SPIRIT-3', ['card', card]),
  done: verb('SK-TORMENT-3'),
  vanish: verb('SK-DEMAT-5', ['card', card]),
  keep: verb('SK-DEATH-5', ['gap', small]),
  burn: verb('SK-BURN-2', ['place', place]),
  soul: verb('SK-SOUL-3', ['n', small]),
  withdraw: verb('D-8'),
  stop: verb('D-11', ['stop', small]),
})
export const { act } = actions

export const PASS = act.pass()
export const END = act.end()
export const DONE = act.done()
export const STEAL = act.steal()
export const WITHDRAW = act.withdraw()
