import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Rng, Seat } from '@noren/engine'
import { shaOfBytes } from './sha.ts'

/** 256 bits from the system's randomness: the only thing about a match that is not computed. */
export const drawKey = (): string => bytesToHex(randomBytes(32))

/** Keys that a test can draw again: the nth follows from the seed. Whoever knows the seed foresees every game. */
export function keysFrom(seed: string): () => string {
  let n = 0
  return () => shaOfBytes(concatBytes(utf8ToBytes(seed), eight(n++)))
}

export const isKey = (key: unknown): key is string => typeof key === 'string' && /^[0-9a-f]{64}$/.test(key)

/** What is published when the match begins. */
export const hashOfKey = (key: string): string => shaOfBytes(hexToBytes(key))

/** A whole number as eight bytes, most significant first. */
function putEight(view: DataView, at: number, n: number): void {
  view.setUint32(at, Math.floor(n / 2 ** 32))
  view.setUint32(at + 4, n % 2 ** 32)
}

function eight(n: number): Uint8Array {
  const bytes = new Uint8Array(8)
  putEight(new DataView(bytes.buffer), 0, n)
  return bytes
}

/** The value of a hex digit, by its code. */
const nibble = (code: number): number => (code < 0x3a ? code - 0x30 : (code | 0x20) - 0x57)

/** Eight hex digits from one of them on, as a signed word. */
function word(hex: string, at: number): number {
  let n = 0
  for (let i = at; i < at + 8; i++) n = (n << 4) | nibble(hex.charCodeAt(i))
  return n
}

/** The generator's words are the first sixteen bytes of a digest; all zeros would be a dead generator. */
function words(digest: string): Rng {
  const rng: Rng = [word(digest, 0), word(digest, 8), word(digest, 16), word(digest, 24)]
  return (rng[0] | rng[1] | rng[2] | rng[3]) === 0 ? [1, 2, 3, 4] : rng
}

const KEY_BYTES = 32
const drawn = new Uint8Array(KEY_BYTES + 8)
const drawnView = new DataView(drawn.buffer)

/** The generator before set-up (0) and before each entry: SHA-256 of the key's 32 bytes and the number's 8. */
export function chance(key: string, seq: number): Rng {
  if (key.length !== 2 * KEY_BYTES) throw new RangeError('the key of a match has 64 hex digits')
  for (let i = 0; i < KEY_BYTES; i++)
    drawn[i] = (nibble(key.charCodeAt(2 * i)) << 4) | nibble(key.charCodeAt(2 * i + 1))
  putEight(drawnView, KEY_BYTES, seq)
  return words(shaOfBytes(drawn))
}

/** Chance for what is not a decision of the game: a bot's thinking, a default that the rules leave to a draw. */
export const sideChance = (key: string, purpose: string, seq: number, seat: Seat): Rng =>
  words(shaOfBytes(concatBytes(hexToBytes(key), utf8ToBytes(purpose), eight(seq), eight(seat))))
