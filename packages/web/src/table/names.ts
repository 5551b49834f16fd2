import type { SeatInfo } from '@noren/protocol'

/** Bots come without a name; each mat lends one, so that the log can tell them apart. */
const BOTS = ['Akane', 'Botan', 'Chiyo', 'Daichi', 'Emiko', 'Fumio', 'Genta', 'Hanako'] as const

export const nameOf = (seat: SeatInfo, n: number): string =>
  seat.name !== '' ? seat.name : seat.kind === 'bot' ? (BOTS[n % BOTS.length] ?? '') : ''
