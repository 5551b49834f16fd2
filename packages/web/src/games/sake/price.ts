import type { PlayerView, SakeView } from './pack.ts'
import { BOARD, cardOf, isWeapon, PLACES, SAMURAI, tableOf, wet } from './pack.ts'

/** One part of a defence, as it stands in the running total. `off` says that it does not count this time. */
export interface Part {
  readonly what: 'card' | 'weapon' | 'armour' | 'ability'
  readonly value: number
  readonly off: boolean
}

/** What a defence with this card adds up to. Shown beside the choice; the server counts for itself (SK-DEF-3). */
export function defenceParts(
  view: SakeView,
  p: PlayerView,
  card: number | null,
  ranged: boolean,
): readonly Part[] {
  const parts: Part[] = []
  if (card !== null) parts.push({ what: 'card', value: cardOf(view, card).defence, off: false })
  const held = PLACES[p.wield]
  const weapon =
    held === undefined ? undefined : Object.entries(tableOf(view).weapons).find(([id]) => id === held)?.[1]
  if (weapon !== undefined)
    parts.push({ what: 'weapon', value: weapon.defence, off: ranged || wet(p, p.wield) })
  const armour = PLACES.indexOf('armour')
  if ((p.places & (1 << armour)) !== 0) parts.push({ what: 'armour', value: 1, off: wet(p, armour) })
  if (SAMURAI[p.board] === 'munenori') parts.push({ what: 'ability', value: 1, off: wet(p, BOARD) })
  return parts
}

export const totalOf = (parts: readonly Part[]): number =>
  parts.reduce((n, x) => n + (x.off ? 0 : x.value), 0)

/** What a blow is worth with a weapon (or bare hands, -1), a box and what the board adds (SK-ATTACK-7). Shown, not judged. */
export function strikeValue(
  view: SakeView,
  p: PlayerView,
  box: number,
  weapon: number,
  iaido: boolean,
): number {
  const dryBoard = !wet(p, BOARD)
  const id = dryBoard ? SAMURAI[p.board] : undefined
  let n = box + (iaido && id === 'ittosai' ? 1 : 0)
  const w = Object.entries(tableOf(view).weapons).find(([type]) => type === PLACES[weapon])?.[1]
  if (w === undefined) return n
  n += w.attack
  if (id === 'musashi' && dryWeapons(p).length > 1) n++
  if (id === 'suenaga' && w.ranged) n++
  return n
}

/** The weapons of a player without a sip on them, by place. */
export const dryWeapons = (p: PlayerView): readonly number[] =>
  PLACES.flatMap((_, place) =>
    isWeapon(place) && (p.places & (1 << place)) !== 0 && !wet(p, place) ? [place] : [],
  )
