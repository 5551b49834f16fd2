import type { Seat } from '@noren/engine'
import { ARMOUR, MUNENORI } from './cards.ts'
import { FIRST_WEAPON, LAST_WEAPON, placeOfType, printed, abilityOn } from './printed.ts'
import type { Figures } from './values.ts'
import { abilityGuard, armourGuard, attackBonus, bareGuard, usable, weaponGuard } from './values.ts'
import type { SakeView } from './view.ts'

/** What a board shows beside a choice, counted by the rules' own hands from what the view tells. */

const figuresOf = ({ open }: SakeView): Figures => ({
  rules: open.rules,
  data: open.data,
  places: open.players.map(p => p.places),
  sake: open.players.map(p => p.sake),
  board: open.players.map(p => p.board),
  status: open.players.map(p => p.status),
  wield: open.players.map(p => p.wield),
})

/** One part of a defence, as it stands in the running total. `off` says that it does not count this time. */
export interface Part {
  readonly what: 'card' | 'weapon' | 'armour' | 'ability'
  readonly value: number
  readonly off: boolean
}

/** SK-DEF-3: what a defence with this card adds up to, part by part; without a card nothing counts but Armour that always does. */
export function defenceParts(
  view: SakeView,
  seat: Seat,
  card: number | null,
  ranged: boolean,
): readonly Part[] {
  const s = figuresOf(view)
  const p = printed(s)
  const parts: Part[] = []
  const part = (what: Part['what'], printedValue: number, counts: number): void => {
    parts.push({ what, value: printedValue, off: counts < printedValue })
  }
  const guards = card !== null
  if (card !== null) parts.push({ what: 'card', value: p.defence[card] as number, off: false })
  const held = s.wield[seat] as number
  if (held >= 0) part('weapon', p.weaponDefence[held] as number, guards ? weaponGuard(s, seat, ranged) : 0)
  if (((s.places[seat] as number) & (1 << placeOfType(ARMOUR))) !== 0)
    part('armour', 1, guards ? armourGuard(s, seat) : bareGuard(s, seat))
  if (abilityOn(s, s.board[seat] as number) === MUNENORI)
    part('ability', 1, guards ? abilityGuard(s, seat) : 0)
  return parts
}

export const totalOf = (parts: readonly Part[]): number =>
  parts.reduce((n, x) => n + (x.off ? 0 : x.value), 0)

/** SK-ATTACK-7: what a blow with this card is worth (-1: with none), with the weapon of a place or with bare hands (-1). */
export const strikeValue = (
  view: SakeView,
  seat: Seat,
  card: number,
  weapon: number,
  iaido: boolean,
): number => {
  const s = figuresOf(view)
  return (printed(s).attack[card] ?? 0) + attackBonus(s, seat, Math.max(0, weapon), iaido)
}

/** The weapons of a player without a sip on them, by place (SK-WEAPON-7). */
export function dryWeapons(view: SakeView, seat: Seat): readonly number[] {
  const dry = usable(figuresOf(view), seat)
  const out: number[] = []
  for (let place = FIRST_WEAPON; place <= LAST_WEAPON; place++)
    if ((dry & (1 << place)) !== 0) out.push(place)
  return out
}
