import type { Asking, Run, Seat, Narrator } from '@noren/engine'
import { act } from '../actions.ts'
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
import type { Ignore, LoseDefence, Order, Penalty } from '../frames.ts'
import { ignoreFrame, loseDefenceFrame, orderFrame } from '../frames.ts'
import type { Spirit } from '../state.ts'
import {
  BAN_ACTION,
  BAN_DEFEND,
  BAN_SUPPORT,
  BAN_TALENT,
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

type T = Narrator<SpiritEvent>

const { first, ignore: ignoreIt, lose, suffer: sufferIt } = act

/**
 * A card with two icons (SS-PEN-8), each resolved with all it sets off before the next (SS-PEN-11; SS-EX-24).
 */
export const penalty: Run<Spirit, Penalty, SpiritEvent> = {
  clause: 'SS-PEN-8',
  run(s, f, t) {
    // SS-AMB-1: if the first icon used up the draw pile, the second is neither applied nor replaced.
    if (!(f.first || f.second) || s.deck.length === 0) {
      s.frames.pop()
      return
    }
    const book = bookOf(s)
    const icon = book.icon[f.card] as number
    const icon2 = book.icon2[f.card] as number
    if (f.first && f.second && icon !== icon2) push(s, orderFrame(f.seat, f.card))
    else {
      const next = f.first ? icon : icon2
      if (f.first) f.first = false
      else f.second = false
      suffer(s, f.seat, f.card, next, t)
    }
  },
}

/** SS-PEN-9, SS-DEC-4: the player says which of two different icons comes first. */
export const order: Asking<Spirit, Order, SpiritEvent> = {
  clause: 'SS-PEN-9',
  offers(s, f, _seat, out) {
    const book = bookOf(s)
    out.may(first(book.icon[f.card] as number))
    out.may(first(book.icon2[f.card] as number))
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    const both = s.frames[s.frames.length - 1] as Penalty
    const icon = first.icon(a)
    if (icon === bookOf(s).icon[f.card]) both.first = false
    else both.second = false
    suffer(s, seat, f.card, icon, t)
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
  if (ignorable(s, seat, card)) push(s, ignoreFrame(seat, card, icon))
  else applyIcon(s, seat, card, icon, t)
}

/** SS-TAL-17, SS-TAL-18, SS-DEC-5. An ignored icon does nothing at all, no wound either (SS-TAL-19). */
export const ignore: Asking<Spirit, Ignore, SpiritEvent> = {
  clause: 'SS-TAL-19',
  offers(_s, _f, _seat, out) {
    out.may(ignoreIt())
    out.may(sufferIt())
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    if (sufferIt.is(a)) return applyIcon(s, seat, f.card, f.icon, t)
    const value = bookOf(s).value[f.card] as number
    const odd = (value & 1) === 1
    t.tell({
      type: 'ignored',
      seat,
      card: f.card,
      value,
      icon: f.icon,
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
  else push(s, loseDefenceFrame(seat))
}

export const loseDefenceStep: Asking<Spirit, LoseDefence, SpiritEvent> = {
  clause: 'SS-PEN-30',
  offers(s, _f, seat, out) {
    for (let symbol = 0; symbol < 3; symbol++) if (defenceOf(s, seat, symbol) >= 0) out.may(lose(symbol))
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    loseDefence(s, seat, lose.symbol(a), t)
  },
}
