import type { Told } from './rich.tsx'

/** Whether a sentence begins with this player as a word of its own: "Ada’s token" cannot lose its first half. */
export function begins(text: Told, seat: number): boolean {
  const [first, second] = typeof text === 'string' ? [] : text
  const alone = typeof second !== 'string' || second.startsWith(' ')
  return typeof first === 'object' && 'person' in first && first.person === seat && alone
}
