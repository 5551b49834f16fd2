import type { SeatInfo } from '@noren/protocol'
import { pageVoice } from '../i18n/page.ts'

/** Bots come without a name; each seat lends one, so that the log can tell them apart. */
const BOTS = ['Akane', 'Botan', 'Chiyo', 'Daichi', 'Emiko', 'Fumio', 'Genta', 'Hanako'] as const

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name as it stands in sentences of another direction: kept together, so that it turns nothing around it. */
const kept = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

/** So much of a name has room on the narrowest plate. */
const PLACE = 8

/** Names as they stand in a narrow place, where only their beginning is seen: those that begin alike show their end too. */
export function toldApart(names: readonly string[]): readonly string[] {
  const letters = names.map(name => Array.from(name))
  const beginning = (of: readonly string[]): string => of.slice(0, PLACE - 1).join('')
  return letters.map((mine, i) => {
    const whole = names[i] ?? ''
    const alike = letters.filter((l, j) => j !== i && beginning(l) === beginning(mine) && names[j] !== whole)
    if (mine.length <= PLACE || alike.length === 0) return whole
    const endIn = (of: readonly string[], n: number): string => of.slice(-n).join('')
    const tail = [3, 4, 5, 6].find(n => alike.every(l => endIn(l, n) !== endIn(mine, n))) ?? 6
    return `${mine.slice(0, PLACE - 1 - tail).join('')}…${endIn(mine, tail)}`
  })
}

/** From seven letters on a plate writes a name smaller, so that eight stand there whole. */
export const isLong = ({ name, short = name }: { readonly name: string; readonly short?: string }): boolean =>
  Array.from(short).length > 6

/** Whether a word of a card's title is as long as a card is wide, and is written smaller so that it stands whole. */
export const hasLongWord = (title: string): boolean =>
  title.split(/[\s-]/).some(word => Array.from(word).length > 8)

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
