import { Choices, has, waiting } from '@noren/engine'
import type { Core, Frame, Game, Seat } from '@noren/engine'

const list = new Choices()

/** The question put to one seat as a short text: whether it is asked, inside what business, and what it may do. */
function questionHash(game: Game, s: Core, seat: Seat, text: string): string {
  game.legal(s, seat, list)
  let all = text
  for (let i = 0; i < list.size; i++) all += i === 0 ? list.at(i) : `,${list.at(i)}`
  return all
}

/** What a frame is a part of: its parts are told from each other by nobody who is not asked. */
const nameOf = (f: Frame): string => f.of ?? f.kind

export function questionHashesOf(game: Game, s: Core): string[] {
  let business = ''
  for (const f of s.frames) business += business === '' ? nameOf(f) : `/${nameOf(f)}`
  const asked = waiting(s)
  const idle = `idle ${business} `
  const hashes: string[] = []
  for (let seat = 0; seat < s.seats; seat++)
    if (has(asked, seat)) hashes.push(questionHash(game, s, seat, `asked ${business} `))
    else hashes.push(!game.anytime ? idle : questionHash(game, s, seat, idle))
  return hashes
}

/** The business on the table, or null when the game is over. */
export const onTable = (s: Core): Frame | null => (s.outcome === null ? (s.frames.at(-1) ?? null) : null)

/** Whether the same piece of business is on the table as before, though perhaps another part of it. */
export const sameBusiness = (a: Frame | null, b: Frame | null): boolean =>
  a === b || (a?.of !== undefined && a.of === b?.of)

/**
 * Since when each seat faces its question. It is a new one for whoever acted, when another piece of business came to
 * the top, and when what the seat may do changed; otherwise an answer made earlier is still an answer.
 */
export function askedSince(
  before: { readonly askedAt: readonly number[]; readonly questionHashes: readonly string[] },
  hashes: readonly string[],
  seq: number,
  anew: boolean,
  acted: Seat,
): number[] {
  const since: number[] = []
  for (let seat = 0; seat < hashes.length; seat++) {
    const changed = anew || seat === acted || hashes[seat] !== before.questionHashes[seat]
    since.push(changed ? seq : (before.askedAt[seat] ?? seq))
  }
  return since
}
