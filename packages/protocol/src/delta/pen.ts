const utf8 = new TextEncoder()

/** Bytes being written. One pen serves everybody in turn: what it wrote is copied out before the next one takes it up. */
export class Pen {
  #bytes = new Uint8Array(4096)
  #view = new DataView(this.#bytes.buffer)
  at = 0

  #room(bytes: number): void {
    if (this.at + bytes <= this.#bytes.length) return
    const larger = new Uint8Array(2 * (this.#bytes.length + bytes))
    larger.set(this.#bytes)
    this.#bytes = larger
    this.#view = new DataView(larger.buffer)
  }

  byte(b: number): void {
    if (this.at === this.#bytes.length) this.#room(1)
    this.#bytes[this.at++] = b
  }

  /** Writes over a byte that was left open. */
  fill(at: number, b: number): void {
    this.#bytes[at] = b
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
    this.#room(4)
    this.#view.setInt32(this.at, n)
    this.at += 4
  }

  float(n: number): void {
    this.#room(8)
    this.#view.setFloat64(this.at, n)
    this.at += 8
  }

  text(text: string): void {
    const bytes = utf8.encode(text)
    this.varint(bytes.length)
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.at)
    this.at += bytes.length
  }

  /** What was written, as bytes of its own. */
  take(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.at)
  }
}
