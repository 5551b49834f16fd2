/** Names of cards, statuses and people, shared by labels, questions and the log. */
import type { Lang } from '@noren/engine'
import type { Card, HonorData } from '../cards.ts'
import { CARDS, sheetOf } from '../cards.ts'
import type { HonorView, PlayerView } from '../view.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Phrases } from './phrases.ts'

export const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr, it }

/** The name of a card in one language; a host's own name stays as he wrote it. */
export function cardName(lang: Lang, card: number, data: HonorData | null = null): string {
  const printed = CARDS[card]
  if (printed === undefined) return '?'
  const name = sheetOf(data).cards[card]?.name ?? printed.name
  const text = PHRASES[lang].card[name] ?? name
  return printed.type === 'okugata' ? `Okugata ${text}` : text
}

/** A card as it is printed, or as the host changed it: type and figures for a board to draw. */
export const cardOf = (card: number, data: HonorData | null = null): Card | undefined =>
  sheetOf(data).cards[card]

/** How a status is called. */
export const statusName = (lang: Lang, status: PlayerView['status']): string => PHRASES[lang].status[status]

/** How a row is called: the Samurai's house, the Daimyo's house. */
export const rowName = (lang: Lang, row: 'samurai' | 'daimyo'): string => PHRASES[lang].row(row)

export const at = (v: HonorView, seat: number): PlayerView => v.open.players[seat] as PlayerView
export const typeIn = (v: HonorView, card: number): string => (sheetOf(v.open.data).cards[card] as Card).type
