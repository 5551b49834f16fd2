import type { Ask, Run, Seat, Table } from '@noren/engine'
import { only } from '@noren/engine'
import { FIRST, IGNORE, LOSE, operandOf, SUFFER } from '../actions.ts'
import { draw, loseDefence, reinforce, slip } from '../atoms.ts'
import {
  ARROW_LEFT,
  ARROW_RIGHT,
  BURN,
  GOROBEI,
  INFILTRATE,
  KANBEI,
  LOSE_DEFENCE,
  MUST_PASS,
  NO_DEFEND,
  NO_SUPPORT,
  NO_TALENT,
  REINFORCE,
  WOUND,
} from '../book.ts'
import type { SpiritEvent } from '../events.ts'
import type { Beat, Spirit } from '../state.ts'
import {
  BAN_ACTION,
  BAN_DEFEND,
  BAN_SUPPORT,
  BAN_TALENT,
  beat,
  bookOf,
  defenceOf,
  inPlay,
  leftOf,
  push,
  rightOf,
  talentsOf,
} from '../state.ts'
import { burn, wound } from '../village.ts'
import { confront } from './confront.ts'

type T = Table<SpiritEvent>

/**
 * A card with two icons (SS-PEN-8), each resolved with all it sets off before the next (SS-PEN-11; SS-EX-24).
 * `mask`: icons to come.
 */
export const penalty: Run<Spirit, Beat<'penalty'>, SpiritEvent> = {
  clause: 'SS-PEN-8',
  run(s, f, t) {
    // SS-AMB-1: if the first icon used up the draw pile, the second is neither applied nor replaced.
    if (f.mask === 0 || s.deck.length === 0) {
      s.frames.pop()
      return
    }
    const book = bookOf(s)
    const icon = book.icon[f.card] as number
    const icon2 = book.icon2[f.card] as number
    if (f.mask === 0b11 && icon !== icon2) push(s, beat('order', only(f.seat), f.seat, f.card, 0, 0))
    else {
      const second = f.mask === 0b10
      f.mask &= second ? 0 : 0b10
      suffer(s, f.seat, f.card, second ? icon2 : icon, t)
    }
  },
}

/** SS-PEN-9, SS-DEC-4: the player says which of two different icons comes first. */
export const order: Ask<Spirit, Beat<'order'>, SpiritEvent> = {
  clause: 'SS-PEN-9',
  candidates(s, f, _seat, out) {
    const book = bookOf(s)
    out.add(FIRST | (book.icon[f.card] as number))
    out.add(FIRST | (book.icon2[f.card] as number))
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    s.frames.pop()
    const both = s.frames[s.frames.length - 1] as Beat<'penalty'>
    both.mask = operandOf(a) === bookOf(s).icon[f.card] ? 0b10 : 0b01
    suffer(s, seat, f.card, operandOf(a), t)
  },
}

/** SS-TAL-17 (even, Gorobei), SS-TAL-18 (odd, Kanbei): own talent, live token or activated absent token. */
export function ignorable(s: Spirit, seat: Seat, card: number): boolean {
  const odd = ((bookOf(s).value[card] as number) & 1) === 1
  return (talentsOf(s, seat) & (1 << (odd ? KANBEI : GOROBEI))) !== 0
}

/**
 * One icon: ignored if a talent allows it and the player wishes (SS-TAL-20: icon by icon), otherwise applied.
 */
export function suffer(s: Spirit, seat: Seat, card: number, icon: number, t: T): void {
  if (ignorable(s, seat, card)) push(s, beat('ignore', only(seat), seat, card, icon, 0))
  else applyIcon(s, seat, card, icon, t)
}

/**
 * SS-TAL-17, SS-TAL-18, SS-DEC-5. `mask`: the icon. An ignored icon does nothing at all, no wound either
 * (SS-TAL-19).
 */
export const ignore: Ask<Spirit, Beat<'ignore'>, SpiritEvent> = {
  clause: 'SS-TAL-19',
  candidates(_s, _f, _seat, out) {
    out.add(IGNORE)
    out.add(SUFFER)
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    s.frames.pop()
    if (a === SUFFER) return applyIcon(s, seat, f.card, f.mask, t)
    const value = bookOf(s).value[f.card] as number
    const odd = (value & 1) === 1
    t.tell({
      type: 'ignored',
      seat,
      card: f.card,
      value,
      icon: f.mask,
      clause: odd ? 'SS-TAL-18' : 'SS-TAL-17',
    })
  },
}

/**
 * The clause of each icon, in the order of `ICONS`. SS-PEN-32: the restrictions, BURN and WOUND can always be
 * applied.
 */
const ICON_CLAUSES = [
  'SS-PEN-12',
  'SS-PEN-13',
  'SS-PEN-14',
  'SS-PEN-15',
  'SS-PEN-16',
  'SS-PEN-18',
  'SS-PEN-19',
  'SS-PEN-24',
  'SS-PEN-25',
  'SS-PEN-28',
  'SS-PEN-30',
] as const

function applyIcon(s: Spirit, seat: Seat, card: number, icon: number, t: T): void {
  const clause = ICON_CLAUSES[icon] as string
  t.tell({ type: 'penalty', seat, card, value: bookOf(s).value[card] as number, icon, clause })
  switch (icon) {
    case BURN:
      return burn(s, clause, t)
    case WOUND:
      return wound(s, seat, clause, t)
    case INFILTRATE:
      return slip(s, seat, clause, t)
    case NO_DEFEND:
      s.bans |= BAN_DEFEND
      return
    case NO_SUPPORT:
      s.bans |= BAN_SUPPORT // SS-PEN-17: receiving and using support stays possible.
      return
    case ARROW_LEFT:
      return arrow(s, seat, leftOf(s, seat), icon, t)
    case ARROW_RIGHT:
      return arrow(s, seat, rightOf(s, seat), icon, t)
    case MUST_PASS:
      s.bans |= BAN_ACTION // All icons come first; the Pass is then the action (SS-AMB-43).
      return
    case REINFORCE:
      return s.discard.length === 0 ? instead(s, seat, icon, 'SS-PEN-27', t) : reinforce(s, seat, t)
    case NO_TALENT:
      s.bans |= BAN_TALENT // From now on, so the order of the icons matters (SS-AMB-47).
      return
    case LOSE_DEFENCE:
      return giveUpDefence(s, seat, t)
  }
}

/**
 * SS-PEN-7, SS-PEN-10: an icon that cannot be applied is replaced by one wound, each icon judged alone
 * (SS-AMB-12).
 */
function instead(s: Spirit, seat: Seat, icon: number, clause: string, t: T): void {
  t.tell({ type: 'impossible', seat, icon, clause })
  wound(s, seat, 'SS-PEN-7', t)
}

/**
 * SS-PEN-18, SS-PEN-19: the neighbour draws onto its own combat line: always the right (SS-PEN-20), no talent
 * of anyone (SS-PEN-21), compared as usual (SS-PEN-22). A neighbour who has passed is neither drawn for nor
 * skipped (SS-PEN-23, SS-PASS-4, SS-DEF-3). Examples: SS-EX-20, SS-EX-21.
 */
function arrow(s: Spirit, seat: Seat, neighbour: Seat, icon: number, t: T): void {
  if (!inPlay(s, neighbour)) return instead(s, seat, icon, 'SS-PEN-23', t)
  confront(s, neighbour, draw(s, neighbour, 'arrow', 'SS-PEN-20', t), 'SS-PEN-20', t)
}

/** SS-PEN-30, SS-PEN-31: one defending card of the player's choice, which is asked when there is a choice. */
function giveUpDefence(s: Spirit, seat: Seat, t: T): void {
  let held = 0
  let only1 = -1
  for (let symbol = 0; symbol < 3; symbol++) {
    if (defenceOf(s, seat, symbol) < 0) continue
    held++
    only1 = symbol
  }
  if (held === 0) instead(s, seat, LOSE_DEFENCE, 'SS-PEN-31', t)
  else if (held === 1) loseDefence(s, seat, only1, t)
  else push(s, beat('loseDefence', only(seat), seat, -1, 0, 0))
}

export const loseDefenceStep: Ask<Spirit, Beat<'loseDefence'>, SpiritEvent> = {
  clause: 'SS-PEN-30',
  candidates(s, _f, seat, out) {
    for (let symbol = 0; symbol < 3; symbol++) if (defenceOf(s, seat, symbol) >= 0) out.add(LOSE | symbol)
  },
  barriers: [],
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    loseDefence(s, seat, operandOf(a), t)
  },
}
