import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256, as hex digits. */
export interface Sha256 {
  ofText(text: string): string
  ofBytes(bytes: Uint8Array): string
}

/** The one that runs everywhere, in a page too. */
const portable: Sha256 = {
  ofText: text => bytesToHex(sha256(utf8ToBytes(text))),
  ofBytes: bytes => bytesToHex(sha256(bytes)),
}

let chosen = portable

/** A host whose system computes the same digests faster says so once, when it starts. */
export function hashWith(native: Sha256): void {
  for (const text of ['', 'noren', '暖簾']) {
    const bytes = utf8ToBytes(text)
    if (native.ofText(text) !== portable.ofText(text) || native.ofBytes(bytes) !== portable.ofBytes(bytes))
      throw new Error('this is not SHA-256')
  }
  chosen = native
}

export const shaOfText = (text: string): string => chosen.ofText(text)
export const shaOfBytes = (bytes: Uint8Array): string => chosen.ofBytes(bytes)
