import type { Action, Clause, Said, Seat } from '@noren/engine'
import type { Verb } from './actions.ts'
import { USES, verbName, wordsOf, xOf } from './actions.ts'
import type { Use } from './actions.ts'
import type { FrameKind, Sake } from './state.ts'

/** The clause that allows each choice. */
const CLAUSE: Readonly<Record<Verb, Clause>> = {
  pass: 'SK-INT-3',
  board: 'SK-SETUP-2',
  card: 'SK-TURN-3',
  pay: 'SK-BURN-3',
  use: 'SK-TURN-5',
  target: 'SK-ATTACK-2',
  weapon: 'SK-ATTACK-4',
  step: 'SK-MOVE-4',
  end: 'SK-TURN-4',
  side: 'SK-DISC-1',
  cost: 'SK-BURN-7',
  gear: 'SK-EVENT-13',
  sip: 'SK-EVENT-15',
  activate: 'SK-ITEM-4',
  remedy: 'SK-ABIL-9',
  place: 'SK-SAKE-2',
  lose: 'SK-TORMENT-9',
  give: 'SK-TORMENT-10',
  act: 'SK-DISC-6',
  interrupt: 'SK-INT-6',
  defend: 'SK-DEF-1',
  sacrifice: 'SK-DEF-8',
  discard: 'SK-HAND-2',
  wield: 'SK-TURN-17',
  spot: 'SK-GEO-13',
  shove: 'SK-POWER-3',
  brawl: 'SK-POWER-4',
  onto: 'SK-POWER-5',
  drowse: 'SK-POWER-6',
  to: 'SK-POWER-6',
  steal: 'SK-STEAL-1',
  torment: 'SK-TORMENT-1',
  spend: 'SK-SPIRIT-3',
  done: 'SK-TORMENT-3',
  vanish: 'SK-DEMAT-5',
  keep: 'SK-DEATH-5',
  burn: 'SK-BURN-2',
  soul: 'SK-SOUL-3',
  withdraw: 'D-8',
  stop: 'D-11',
}

const USE_CLAUSE: Readonly<Partial<Record<Use, Clause>>> = {
  attack: 'SK-ATTACK-1',
  iaido: 'SK-IAIDO-2',
  move: 'SK-MOVE-1',
  drink: 'SK-DRINK-1',
  text: 'SK-TURN-9',
}

/** What passing means, by the question. */
const PASS_CLAUSE: Readonly<Partial<Record<FrameKind, Clause>>> = {
  defend: 'SK-DEF-6',
  vanish: 'SK-DEMAT-7',
  respond: 'D-29',
  second: 'SK-EVENT-8',
  weapon: 'SK-IAIDO-10',
  power: 'SK-POWER-2',
  haunt: 'SK-SPIRIT-8',
}

export function say(s: Sake, _seat: Seat, a: Action): Said {
  const verb = verbName(a)
  const kind = s.frames[s.frames.length - 1]?.kind
  let clause = CLAUSE[verb]
  if (verb === 'pass' && kind !== undefined) clause = PASS_CLAUSE[kind] ?? clause
  else if (verb === 'use') clause = USE_CLAUSE[USES[xOf(a)] as Use] ?? clause
  else if (verb === 'end' && kind === 'wield') clause = 'SK-TURN-18'
  else if (verb === 'wield' && kind === 'rearm') clause = 'SK-WEAPON-9'
  return { words: wordsOf(a, s.data === null), clause }
}
