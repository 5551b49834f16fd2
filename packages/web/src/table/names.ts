import type { SeatInfo } from '@noren/protocol'
import { pageVoice } from '../i18n/page.ts'

/** Bots come without a name; each seat lends one, so that the log can tell them apart. */
const BOTS = ['Akane', 'Botan', 'Chiyo', 'Daichi', 'Emiko', 'Fumio', 'Genta', 'Hanako'] as const

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name as it stands in sentences of another direction: kept together, so that it turns nothing around it. */
const kept = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

/** Somebody who asked to be forgotten; a sign behind the name tells two of them apart. */
const stranger = (name: string): string =>
  `${pageVoice().text('page-table-guest')}${name.replace(/^\w+/, '')}`

export const nameOf = (seat: SeatInfo, n: number): string =>
  seat.gone === true
    ? stranger(seat.name)
    : seat.name !== ''
      ? kept(seat.name)
      : seat.kind === 'bot'
        ? (BOTS[n % BOTS.length] ?? '')
        : ''
