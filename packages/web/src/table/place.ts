import type { Seat } from '@noren/engine'

/** Places of a player's own sheet that have no name on other pages: there the finger lies on their plate. */
const OWN_SHEET = /^(cell|slot):/
const NAMEABLE = /^[A-Za-z0-9_.:#/-]{1,64}$/

/**
 * The place that a finger on this element means for everybody. A card in a hand is named to nobody: the finger then says
 * only whose hand it is on.
 */
export function placeOf(at: Element | null, seat: Seat): string | null {
  const el = at?.closest<HTMLElement>('[data-anchor]')
  const anchor = el?.dataset['anchor']
  if (el === null || el === undefined || anchor === undefined || !NAMEABLE.test(anchor)) return null
  if (el.closest('.dock') === null) return anchor
  if (el.closest('.hand') !== null) return `hand:${seat}`
  return OWN_SHEET.test(anchor) ? `seat:${seat}` : anchor
}
