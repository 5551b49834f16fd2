import type { Action, Clause } from '@noren/engine'
import { defineGame } from '@noren/engine'
import { USES, act, actions } from './actions.ts'
import type { Use } from './actions.ts'
import { clauses } from '../rules/en.gen.ts'
import type { SakeEvent } from './events.ts'
import type { FrameKind, SakeFrame } from './frames.ts'
import { idle } from './idle.ts'
import { imagine, imaginer } from './imagine.ts'
import { SEATS, options } from './options.ts'
import type { SakeOptions } from './options.ts'
import { moments } from './moments.ts'
import { pace } from './pace.ts'
import type { Sake } from './state.ts'
import { clone, setup } from './state.ts'
import { instants } from './steps/instants.ts'
import { steps } from './steps/index.ts'
import type { SakeOpen, SakeOwn } from './view.ts'
import { SCHEMA, open, own } from './view.ts'

const { pass, use, end, wield } = act

const USE_CLAUSE: Readonly<Record<Use, Clause>> = {
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

/** A clause closer to the case than the verb's own. */
function allows(s: Sake, _seat: number, a: Action): Clause | null {
  const kind = s.frames[s.frames.length - 1]?.kind
  if (use.is(a)) return USE_CLAUSE[USES[use.use(a)] as Use]
  if (kind === undefined) return null
  if (pass.is(a)) return PASS_CLAUSE[kind] ?? null
  if (end.is(a) && kind === 'wield') return 'SK-TURN-18'
  return wield.is(a) && kind === 'rearm' ? 'SK-WEAPON-9' : null
}

/** Saké & Samouraï, French and Italian editions. */
export const rules = defineGame<SakeOptions, Sake, SakeFrame, SakeEvent, SakeOpen, SakeOwn>({
  id: 'sake',
  formerly: ['sake-and-samurai'],
  version: 3,
  schema: SCHEMA,
  clauses,
  seats: SEATS,
  options,
  actions,
  allows,
  setup,
  clone,
  steps,
  anytime: instants,
  idle,
  pace,
  moments,
  open,
  own,
  imagine,
  imaginer,
})
