import type { Flight } from '../../table/flights.ts'
import type { HonorEvent } from './model.ts'

const here = (anchor: string): boolean => document.querySelector(`[data-anchor="${anchor}"]`) !== null

/** Where a card lies now: by itself, or under the picture of its kind. */
const spot = (card: number, seat: number, row: string): string =>
  [`card:${card}`, `armies:${seat}:${row}`, `guards:${seat}:${row}`].find(here) ?? `house:${seat}:${row}`

const fans = (amount: number): number => Math.max(1, Math.min(8, Math.round(Math.abs(amount) / 10)))

/** Honour flows from the houses to the rail; a loss flows back and is gone. */
function flow(e: Extract<HonorEvent, { type: 'honourChanged' }>): readonly Flight[] {
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

/** What moves when something happens. A card I held flies from its own place: the same anchor, one beat earlier. */
export const planFor =
  (me: number) =>
  (e: HonorEvent): readonly Flight[] => {
    const from = (seat: number, card: number): string => (seat === me ? `card:${card}` : `hand:${seat}`)
    switch (e.type) {
      case 'honourChanged':
        return flow(e)
      case 'drew':
        return e.card >= 0
          ? [{ from: 'deck', to: `card:${e.card}`, turn: true }]
          : [{ from: 'deck', to: `hand:${e.seat}`, as: 'back' }]
      case 'placed':
        return [{ from: from(e.seat, e.card), to: spot(e.card, e.owner, e.row) }]
      case 'enthroned':
      case 'dismissed':
        return [{ from: from(e.seat, e.card), to: `card:${e.card}` }]
      case 'stolen':
      case 'castleTaken':
        return [{ from: `card:${e.card}`, to: `card:${e.card}` }]
      case 'discarded':
        return [{ from: from(e.seat, e.card), to: 'discard' }]
      case 'proclaimed':
      case 'titleMoved':
        return [{ from: 'title', to: 'title' }]
      default:
        return []
    }
  }
