import type { Choices, Seat } from '@noren/engine'
import {
  ATTACK,
  BARE,
  DONE,
  IAIDO,
  STEAL,
  TEXT,
  V_COST,
  V_GEAR,
  V_ONTO,
  V_PAY,
  V_SIDE,
  V_SIP,
  V_SPEND,
  V_STEP,
  V_TARGET,
  V_TO,
  V_USE,
  V_WEAPON,
  act,
} from '../actions.ts'
import { RICEBALLS } from '../cards.ts'
import { FIRST_WEAPON, LAST_ITEM, LAST_WEAPON, printed } from '../printed.ts'
import { TOWARDS, aliveCount, isAlive, nextAlive, sight } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { SPIRIT } from '../state.ts'
import { iaidoMax, moveMax } from '../values.ts'
import {
  S_COST,
  S_GEAR,
  S_ONTO,
  S_PAY,
  S_SIDE,
  S_SIP,
  S_STEP,
  S_TARGET,
  S_TO,
  S_USE,
  S_WEAPON,
} from './types.ts'
import { firstDir, lastDir } from './uses.ts'
import { typeOf } from './whynot.ts'

/** What a declaration offers at each of its stages, before anything is refused. */

type Declare = FrameOf<'declare'>

function addSips(s: Sake, mask: number, verb: number, seat: Seat, out: Choices): void {
  for (let p = 0; p <= LAST_ITEM; p++)
    if ((mask & (1 << p)) !== 0)
      out.add(verb === V_SIP || verb === V_GEAR ? act(verb, seat, p) : act(verb, p))
}

/** SK-MOVE-4: 1 to the maximum; SK-IAIDO-4 likewise, from 0 where one may stand still. */
function addSteps(s: Sake, f: Declare, out: Choices): void {
  const alive = aliveCount(s)
  const max = f.use === IAIDO ? iaidoMax(s, f.seat) : moveMax(s, f.seat, printed(s).move[f.card] as number)
  if (f.use === IAIDO) out.add(act(V_STEP, firstDir(alive), 0))
  for (let d = firstDir(alive); d <= lastDir(alive); d++)
    for (let n = 1; n <= max; n++) out.add(act(V_STEP, d, n))
}

/** SK-ATTACK-2, SK-ATTACK-17: opposing Samurai and Disciples in sight, and Spirits. */
function addTargets(s: Sake, f: Declare, out: Choices): void {
  if (f.use === TEXT && typeOf(s, f) === RICEBALLS) {
    // SK-EVENT-22: not a Spirit.
    for (let p = nextAlive(s, f.seat); p !== f.seat; p = nextAlive(s, p)) out.add(act(V_TARGET, p))
    return
  }
  for (let i = 0; i < sight.count; i++) out.add(act(V_TARGET, sight.figure[i]))
  for (let i = 0; i < s.seats; i++) if (s.status[i] === SPIRIT) out.add(act(V_TARGET, i))
}

/** Everything one might reach for at this point of the declaration. Needs `look`, and the paying sake lifted. */
export function offer(s: Sake, f: Declare, out: Choices): void {
  const seat = f.seat
  switch (f.stage) {
    case S_PAY:
      return addSips(s, s.sake[seat] as number, V_PAY, seat, out)
    case S_USE:
      for (let u = ATTACK; u <= TEXT; u++) out.add(act(V_USE, u))
      return
    case S_STEP:
      return addSteps(s, f, out)
    case S_TARGET:
      return addTargets(s, f, out)
    case S_WEAPON:
      for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++)
        if (((s.places[seat] as number) & (1 << w)) !== 0) out.add(act(V_WEAPON, w))
      out.add(act(V_WEAPON, BARE))
      return
    case S_COST:
      return addSips(s, s.sake[seat] as number, V_COST, seat, out)
    case S_GEAR:
      // SK-EVENT-13, SK-EVENT-16, A-44: any Samurai, oneself included, at any distance.
      for (let p = 0; p < s.seats; p++) if (isAlive(s, p)) addSips(s, s.places[p] as number, V_GEAR, p, out)
      return
    case S_SIP:
      for (let p = 0; p < s.seats; p++) if (isAlive(s, p)) addSips(s, s.sake[p] as number, V_SIP, p, out)
      return
    case S_SIDE:
      for (let d = firstDir(aliveCount(s)); d <= (aliveCount(s) > 2 ? 1 : TOWARDS); d++)
        out.add(act(V_SIDE, d))
      return
    case S_ONTO:
      addSips(s, ((s.places[f.target] as number) | 3) & ~(1 << f.cost), V_ONTO, seat, out)
      return
    case S_TO:
      for (let p = 0; p < s.seats; p++) if (isAlive(s, p) && p !== f.target) out.add(act(V_TO, p))
      return
    default: {
      const hand = s.hand[seat] as number[]
      for (let i = 0; i < hand.length; i++) {
        const spend = act(V_SPEND, hand[i])
        if (!f.list.includes(spend)) out.add(spend)
      }
      out.add(DONE)
      out.add(STEAL)
    }
  }
}
