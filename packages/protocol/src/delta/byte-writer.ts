const utf8 = new TextEncoder()

/** Bytes that were written are short: they lie side by side in pages of this size, which costs less than a home for each. */
const PAGE = 4096

/** Bytes being written. One bytes serves everybody in turn: what it wrote is copied out before the next one takes it up. */
export class ByteWriter {
  bytes = new Uint8Array(4096)
  at = 0
  #page = new Uint8Array(PAGE)
  #used = 0

  /** Makes sure of so many more bytes. */
  room(more: number): void {
    if (this.at + more <= this.bytes.length) return
    const larger = new Uint8Array(2 * (this.bytes.length + more))
    larger.set(this.bytes)
    this.bytes = larger
  }

  byte(b: number): void {
    if (this.at >= this.bytes.length) this.room(1)
    this.bytes[this.at++] = b
  }

  /** Writes over a byte that was left open. */
  fill(at: number, b: number): void {
    this.bytes[at] = b
  }

  /** Seven bits a byte, lowest first. Whole numbers up to the largest safe one. */
  varint(n: number): void {
    let rest = n
    while (rest > 0x7f) {
      this.byte((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    this.byte(rest)
  }

  int32(n: number): void {
    this.byte(n >>> 24)
    this.byte((n >>> 16) & 0xff)
    this.byte((n >>> 8) & 0xff)
    this.byte(n & 0xff)
  }

  float(n: number): void {
    this.room(8)
    new DataView(this.bytes.buffer).setFloat64(this.at, n)
    this.at += 8
  }

  /** Its length in bytes, and UTF-8. */
  text(text: string): void {
    const { length } = text
    if (length < 0x80 && this.#ascii(text, length)) return
    const bytes = utf8.encode(text)
    this.varint(bytes.length)
    this.room(bytes.length)
    this.bytes.set(bytes, this.at)
    this.at += bytes.length
  }

  /** Short plain texts, which most are; false, and nothing written, for any other. */
  #ascii(text: string, length: number): boolean {
    this.room(length + 1)
    const { bytes, at } = this
    bytes[at] = length
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i)
      if (code > 0x7f) return false
      bytes[at + 1 + i] = code
    }
    this.at = at + 1 + length
    return true
  }

  /** Bytes that were written before, from one of them on. */
  rest(bytes: Uint8Array, from: number): void {
    this.room(bytes.length)
    for (let i = from; i < bytes.length; i++) this.bytes[this.at++] = bytes[i] as number
  }

  /** What was written, as bytes that nobody else writes to. */
  take(): Uint8Array<ArrayBuffer> {
    const { at } = this
    if (at > PAGE / 4) return this.bytes.slice(0, at)
    if (this.#used + at > PAGE) {
      this.#page = new Uint8Array(PAGE)
      this.#used = 0
    }
    const taken = this.#page.subarray(this.#used, this.#used + at)
    for (let i = 0; i < at; i++) taken[i] = this.bytes[i] as number
    this.#used += at
    return taken
  }
}
