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

  /** Takes out a byte. */
  drop(at: number): void {
    this.bytes.copyWithin(at, at + 1, this.at)
    this.at--
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
    this.part(bytes, from, bytes.length)
  }

  /** Some of them. */
  part(bytes: Uint8Array, from: number, to: number): void {
    this.room(to - from)
    for (let i = from; i < to; i++) this.bytes[this.at++] = bytes[i] as number
  }

  /**
   * Values of as many bytes each, the first of which begins at `body`, written in fewer bytes if there are such: the first, which bytes
   * differ in any of them, and those of each other one. `start` is where their list began.
   */
  fold(start: number, body: number, count: number, tag: number): void {
    const { bytes } = this
    const size = (this.at - body) / count
    const differ: number[] = []
    for (let i = 0; i < size; i++)
      for (let n = 1; n < count; n++)
        if (bytes[body + n * size + i] !== bytes[body + i]) {
          differ.push(i)
          break
        }
    const masks = Math.ceil(size / 8)
    if (5 + size + masks + (count - 1) * differ.length >= this.at - start) return
    const plain = bytes.slice(body, this.at)
    this.at = start
    this.byte(tag)
    this.varint(count)
    this.varint(size)
    this.part(plain, 0, size)
    for (let m = 0; m < masks; m++) {
      let mask = 0
      for (const i of differ) if (i >> 3 === m) mask |= 1 << (i & 7)
      this.byte(mask)
    }
    for (let from = size; from < plain.length; from += size)
      for (const i of differ) this.byte(plain[from + i] as number)
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
