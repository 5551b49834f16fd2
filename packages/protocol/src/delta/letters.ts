const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** What each letter stands for, by its code; -1 for what is none. */
const VALUES = new Int8Array(128).fill(-1)
for (let i = 0; i < ALPHABET.length; i++) VALUES[ALPHABET.charCodeAt(i)] = i

/** The bytes that a text of base64url letters stands for, three for four; null for any other text. */
export function bytesOf(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null
  const bytes = new Uint8Array((text.length / 4) * 3)
  for (let i = 0, at = 0; i < text.length; i += 4, at += 3) {
    let three = 0
    for (let k = 0; k < 4; k++) {
      const value = VALUES[text.charCodeAt(i + k)] ?? -1
      if (value < 0) return null
      three = (three << 6) | value
    }
    bytes[at] = three >> 16
    bytes[at + 1] = three >> 8
    bytes[at + 2] = three
  }
  return bytes
}

/** The letters for some bytes. */
export function lettersOf(bytes: Uint8Array): string {
  if (bytes.length % 3 !== 0) throw new RangeError('letters stand for three bytes at a time')
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] as number) << 16) | ((bytes[i + 1] as number) << 8) | (bytes[i + 2] as number)
    for (let shift = 18; shift >= 0; shift -= 6) text += ALPHABET[(three >> shift) & 63] as string
  }
  return text
}
