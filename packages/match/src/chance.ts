import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Rng, Seat } from '@noren/engine'

/** 256 bits from the system's randomness: the only thing about a match that is not computed. */
export const drawKey = (): string => bytesToHex(randomBytes(32))

export const isKey = (key: unknown): key is string => typeof key === 'string' && /^[0-9a-f]{64}$/.test(key)

/** What is published when the match begins. */
export const hashOfKey = (key: string): string => bytesToHex(sha256(hexToBytes(key)))

/** A whole number as eight bytes, most significant first. */
function eight(n: number): Uint8Array {
  const bytes = new Uint8Array(8)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, Math.floor(n / 2 ** 32))
  view.setUint32(4, n % 2 ** 32)
  return bytes
}

/** The generator's words are the first sixteen bytes of a digest; all zeros would be a dead generator. */
function words(digest: Uint8Array): Rng {
  const v = new DataView(digest.buffer, digest.byteOffset)
  const rng: Rng = [v.getInt32(0), v.getInt32(4), v.getInt32(8), v.getInt32(12)]
  return (rng[0] | rng[1] | rng[2] | rng[3]) === 0 ? [1, 2, 3, 4] : rng
}

/** The generator before set-up (0) and before each entry: SHA-256 of the key's 32 bytes and the number's 8. */
export const chance = (key: string, seq: number): Rng =>
  words(sha256(concatBytes(hexToBytes(key), eight(seq))))

/** Chance for what is not a decision of the game: a bot's thinking, a default that the rules leave to a draw. */
export const sideChance = (key: string, purpose: string, seq: number, seat: Seat): Rng =>
  words(sha256(concatBytes(hexToBytes(key), utf8ToBytes(purpose), eight(seq), eight(seat))))
