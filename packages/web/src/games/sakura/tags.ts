import type { Words } from '@noren/engine'
import type { Tag } from '../../table/picks.ts'

/** Which pieces of the table a choice touches. */
export function tagsOf(words: Words): readonly Tag[] {
  const [verb, a, b] = words
  switch (verb) {
    case 'place':
      return [`card:${a}`, `pile:${b}`]
    case 'take':
    case 'study':
    case 'harvest':
      return [`pile:${a}`]
    case 'replace':
    case 'give':
      return [`card:${a}`]
    case 'hire':
    case 'free':
      return [`char:${a}`]
    case 'refresh':
      return ['row:new']
    case 'look':
    case 'rob':
      return [`seat:${a}`]
    case 'swap':
    case 'steal':
    case 'discard':
      return [`shown:${a}`]
    default:
      return []
  }
}

const PLAIN = new Set<unknown>(['end', 'take', 'leave', 'vote', 'apply', 'look', 'rob', 'study', 'harvest'])

/** Choices that stand in the scroll although no piece is picked. */
export const plain = (words: Words): boolean => PLAIN.has(words[0])

/** The same where players are chosen by their plates alone: on a phone, a tile for each of five would leave the piles no room. */
export const plainBesidePlates = (words: Words): boolean =>
  plain(words) && words[0] !== 'look' && words[0] !== 'rob'

const ICONS: Readonly<Record<string, string>> = {
  take: 'i-deck',
  hire: 'i-coin',
  free: 'i-star',
  refresh: 'i-deck',
  look: 'i-eye',
  study: 'i-eye',
  rob: 'i-eye',
  leave: 'i-close',
  harvest: 'i-coin',
  swap: 'i-hand',
  give: 'i-hand',
  steal: 'i-hand',
}
const SUITS: Readonly<Record<string, string>> = {
  black: 's-fuji',
  red: 's-blossom',
  green: 's-leaf',
  blue: 's-wave',
}

/** The sign on the seal: the suit of the card it plays, or the verb's own. */
export function iconOf(words: Words): string {
  const suit = SUITS[String(words[1]).split('-')[0] ?? '']
  if (words[0] === 'vote') return words[1] === 'white' ? 't-white' : 't-black'
  return (
    (words[0] !== 'swap' && words[0] !== 'steal' ? suit : undefined) ?? ICONS[String(words[0])] ?? 'i-check'
  )
}
