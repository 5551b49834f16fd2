import type { Flight } from '../../table/flights.ts'
import type { HonorEvent } from './pack.ts'

const here = (anchor: string): boolean => document.querySelector(`[data-anchor="${anchor}"]`) !== null

/** Where a card lies now: by itself, or under the picture of its kind. */
const spot = (card: number, seat: number, row: string): string =>
  [`card:${card}`, `armies:${seat}:${row}`, `guards:${seat}:${row}`].find(here) ?? `house:${seat}:${row}`

const fans = (amount: number): number => Math.max(1, Math.min(8, Math.round(Math.abs(amount) / 10)))

/** Honour flows from the houses to the rail; a loss flows back and is gone. */
function flow(e: Extract<HonorEvent, { type: 'honour' }>): readonly Flight[] {
  if (e.amount === 0) return []
  const rail = `race:${e.seat}`
  if (e.amount < 0)
    return [
      {
        from: rail,
        to: `honour:${e.seat}`,
        as: { icon: 'i-honor', count: fans(e.amount), colour: '#d24a2e' },
      },
    ]
  const as = (n: number): NonNullable<Flight['as']> => ({
    icon: 'i-honor',
    count: fans(n),
    colour: '#f2d184',
  })
  const parts: Flight[] = []
  if (e.court + e.bonus > 0)
    parts.push({ from: `house:${e.seat}:daimyo`, to: rail, as: as(e.court + e.bonus) })
  if (e.home > 0) parts.push({ from: `house:${e.seat}:samurai`, to: rail, as: as(e.home) })
  return parts
}

/** What moves when something happens. */
export function plan(e: HonorEvent): readonly Flight[] {
  switch (e.type) {
    case 'honour':
      return flow(e)
    case 'drew':
      return e.card >= 0
        ? [{ from: 'deck', to: `card:${e.card}`, turn: true }]
        : [{ from: 'deck', to: `hand:${e.seat}`, as: 'back' }]
    case 'placed': {
      const to = spot(e.card, e.owner, e.row)
      return [{ from: here(`hand:${e.seat}`) ? `hand:${e.seat}` : `honour:${e.seat}`, to }]
    }
    case 'enthroned':
      return [{ from: `hand:${e.seat}`, to: `card:${e.card}` }]
    case 'dismissed':
      return [{ from: `hand:${e.seat}`, to: `card:${e.card}` }]
    case 'stolen':
      return [{ from: `house:${e.owner}:${e.row}`, to: `card:${e.card}` }]
    case 'castle-taken':
      return [{ from: `house:${e.loser}:daimyo`, to: `card:${e.card}` }]
    case 'discarded':
      return [{ from: `hand:${e.seat}`, to: 'discard' }]
    case 'proclaimed':
      return [{ from: 'deck', to: 'title' }]
    case 'title':
      return e.to < 0 ? [] : [{ from: e.from < 0 ? 'deck' : `house:${e.from}:daimyo`, to: 'title' }]
    default:
      return []
  }
}
