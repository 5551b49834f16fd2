import type { Anytime, Choices } from '@noren/engine'
import { V_BURN, V_SOUL, V_STOP, V_WITHDRAW, WITHDRAW, act, verbOf, xOf } from '../actions.ts'
import { burn, draw, drawLife } from '../atoms.ts'
import type { SakeEvent } from '../events.ts'
import { LAST_ITEM } from '../printed.ts'
import { isAlive } from '../ring.ts'
import type { Sake, SakeFrame } from '../state.ts'
import { NOT_YET, PASSED } from '../state.ts'
import { LIFE_BIT, soulMax } from '../values.ts'
import { keepLimit } from './hand.ts'
import { refresh, voidAnswers } from './refresh.ts'
import { STOPS } from './respond.ts'

const canWithdraw = (f: SakeFrame, seat: number): boolean => f.kind === 'window' && f.sealed[seat] === PASSED

function addBurns(s: Sake, seat: number, out: Choices): void {
  const sake = s.sake[seat] as number
  for (let p = 0; p <= LAST_ITEM; p++) if ((sake & (1 << p)) !== 0) out.add(act(V_BURN, p))
}

function addRest(s: Sake, f: SakeFrame, seat: number, out: Choices): void {
  // Section 5.3, 4: a pass may be withdrawn until the window closes.
  if (canWithdraw(f, seat)) out.add(WITHDRAW)
  if (s.rules.stops && s.phase > 0) for (let i = 0; i < STOPS; i++) out.add(act(V_STOP, i))
}

/**
 * Instants, in every waiting state and in anybody's turn: burn 1 sake to draw 1 card (SK-BURN-2, D-11) and
 * Ardent Soul (SK-SOUL-1, D-12). SK-BURN-8, A-36: Samurai only. SK-SAKE-12: sake not yet placed lies nowhere.
 */
export const instants: Anytime<Sake, SakeFrame, SakeEvent> = {
  clause: 'SK-BURN-2',
  owns: a => verbOf(a) >= V_BURN,
  candidates(s, f, seat, out) {
    if (isAlive(s, seat)) {
      addBurns(s, seat, out)
      const life = (s.life[seat] as number[]).length
      for (let n = 1; n <= life; n++) out.add(act(V_SOUL, n))
    }
    addRest(s, f, seat, out)
  },
  barriers: [
    {
      clauses: ['SK-SOUL-4'],
      blocks: (s, _f, seat, a) => verbOf(a) === V_SOUL && xOf(a) >= (s.life[seat] as number[]).length,
    },
    {
      clauses: ['SK-SOUL-5', 'SK-SAKE-6'],
      blocks: (s, _f, seat, a) => verbOf(a) === V_SOUL && ((s.sake[seat] as number) & LIFE_BIT) !== 0,
    },
    {
      clauses: ['SK-SOUL-2'],
      blocks: (s, _f, seat, a) => verbOf(a) === V_SOUL && (s.souled & (1 << seat)) !== 0,
    },
  ],
  actions(s, f, seat, out) {
    if (isAlive(s, seat)) {
      if (s.sake[seat] !== 0) addBurns(s, seat, out)
      const most = soulMax(s, seat)
      for (let n = 1; n <= most; n++) out.add(act(V_SOUL, n))
    }
    addRest(s, f, seat, out)
  },
  apply(s, f, seat, a, t) {
    const verb = verbOf(a)
    if (verb === V_WITHDRAW) {
      f.sealed[seat] = NOT_YET
      f.waiting |= 1 << seat
      return
    }
    if (verb === V_STOP) {
      s.stops[seat] = (s.stops[seat] as number) ^ (1 << xOf(a))
      return
    }
    voidAnswers(s, seat)
    if (verb === V_BURN) {
      // SK-BURN-5: as often as one likes. SK-BURN-6: what it covered is usable again at once.
      burn(s, seat, xOf(a), 'draw', t, 'SK-BURN-2')
      draw(s, seat, 1, t, 'SK-BURN-2')
    } else {
      s.souled |= 1 << seat
      t.tell({ type: 'soul', seat, count: xOf(a), clause: 'SK-SOUL-1' })
      drawLife(s, seat, xOf(a), t)
    }
    keepLimit(s) // SK-SOUL-7
    refresh(s, -1, t)
  },
}
