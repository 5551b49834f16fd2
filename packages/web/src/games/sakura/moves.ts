import type { SakuraEvent } from '@noren/sakura'
import type { Flight } from '../../table/flights.ts'

const COIN = (count: number): NonNullable<Flight['as']> => ({ icon: 'i-coin', count, colour: '#a87412' })

/** What an event moves, from anchor to anchor. `me` is the reader's seat. */
export function flightsOf(e: SakuraEvent, me: number): readonly Flight[] {
  const handOf = (seat: number, card?: string | null): string =>
    seat === me && card !== undefined && card !== null
      ? `card:${card}`
      : seat === me
        ? `coins:${seat}`
        : `seat:${seat}`
  switch (e.type) {
    case 'dealt':
      return e.cards === null
        ? [{ from: 'bank', to: `seat:${e.seat}`, as: 'back' }]
        : e.cards.map(card => ({ from: 'bank', to: `card:${card}` }))
    case 'placed':
    case 'replaced':
      return [{ from: handOf(e.seat, e.card), to: `top:${e.pile}` }]
    case 'took':
      return [{ from: `pile:${e.pile}`, to: `tricks:${e.seat}`, as: 'back' }]
    case 'gained':
      return e.coins > 0 ? [{ from: 'bank', to: `coins:${e.seat}`, as: COIN(e.coins) }] : []
    case 'paid':
      return e.coins > 0 ? [{ from: `coins:${e.seat}`, to: 'bank', as: COIN(e.coins) }] : []
    case 'drew':
    case 'swapped':
      return [
        { from: handOf(e.from, e.card), to: handOf(e.seat, e.card), as: e.seat === me ? 'piece' : 'back' },
      ]
    case 'gave':
      return [{ from: handOf(e.seat, e.card), to: handOf(e.to, e.card), as: e.to === me ? 'piece' : 'back' }]
    case 'stole':
      return [{ from: `tricks:${e.from}`, to: `tricks:${e.seat}`, as: 'back' }]
    case 'refreshed':
      return e.row.flatMap(id => (id === null ? [] : [{ from: 'chardeck', to: `slot:${id}` }]))
    case 'rowRefilled':
      return e.drawn.map(id => ({ from: 'chardeck', to: `slot:${id}` }))
    default:
      return []
  }
}
