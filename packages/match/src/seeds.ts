import { canonical } from '@noren/engine'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import { isKey } from './chance.ts'
import { shaOfBytes, shaOfText } from './sha.ts'
import type { Charter, Share } from './types.ts'

/** 256 bits of a player's own. */
export const drawSeed = (): string => bytesToHex(randomBytes(32))

/** What is told of a seed before it is opened. */
export const commitOf = (seed: string): string => shaOfBytes(hexToBytes(seed))

/** Whether a seed is the one that was promised. */
export const opens = (seed: unknown, commit: string): seed is string =>
  isKey(seed) && commitOf(seed) === commit

/**
 * The key that deals: the server's, mixed with every seed that was opened. Whoever drew one of them could not know the others when it
 * was fixed, so that nobody chose what came of it. Without seeds it is the server's alone, as it was before there were any.
 */
export function dealKey({ key, seeds = [] }: Pick<Charter, 'key' | 'seeds'>): string {
  const opened = seeds.flatMap((share, seat) =>
    share === null || share.seed === null ? [] : [[seat, share.seed] as const],
  )
  return opened.length === 0 ? key : shaOfText(canonical(['noren deal', key, opened]))
}

const isShare = (x: unknown): x is Share | null => {
  if (x === null) return true
  if (typeof x !== 'object' || !('commit' in x) || !('seed' in x)) return false
  return isKey(x.commit) && (x.seed === null || isKey(x.seed))
}

export const areSeeds = (x: unknown): boolean => x === undefined || (Array.isArray(x) && x.every(isShare))

/** What is wrong with the seeds of a charter; null if nothing is. */
export function seedFault({ seeds, seats }: Pick<Charter, 'seeds' | 'seats'>): string | null {
  if (seeds === undefined) return null
  if (!areSeeds(seeds) || seeds.length !== seats) return 'the seeds are not one for each seat'
  const seat = seeds.findIndex(
    share => share !== null && share.seed !== null && !opens(share.seed, share.commit),
  )
  return seat < 0 ? null : `the seed of seat ${seat} is not the one that was promised`
}

const SHOWN_BYTES = 12

/** Twelve bytes as sixteen letters. */
function letters(hex: string): string {
  let text = ''
  for (let i = 0; i < 2 * SHOWN_BYTES; i += 6) {
    const three = Number.parseInt(hex.slice(i, i + 6), 16)
    for (let shift = 18; shift >= 0; shift -= 6) text += ALPHABET[(three >> shift) & 63] as string
  }
  return text
}
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * A link of the chain as it is shown while the match runs. The link itself would let somebody try which hidden choice it was made
 * from; with the server's key, which is fixed by its published hash, nobody can before the key is known, and everybody can then.
 */
export const shownHead = (key: string, link: string): string =>
  letters(shaOfText(`noren head\n${key}\n${link}`))
