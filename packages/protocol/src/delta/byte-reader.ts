const utf8 = new TextDecoder()

/** Bytes being read. Reading past the end, or what cannot have been written, throws. */
export class ByteReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  at = 0
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  get done(): boolean {
    return this.at === this.#bytes.length
  }

  byte(): number {
    const b = this.#bytes[this.at++]
    if (b === undefined) throw new RangeError('a delta ends too early')
    return b
  }

  /** The next byte, which stays to be read. */
  peek(): number {
    const b = this.byte()
    this.at--
    return b
  }

  varint(): number {
    let n = 0
    for (let unit = 1; ; unit *= 0x80) {
      const b = this.byte()
      n += (b & 0x7f) * unit
      if (b < 0x80) return n
    }
  }

  int32(): number {
    this.at += 4
    return this.#view.getInt32(this.at - 4)
  }

  float(): number {
    this.at += 8
    return this.#view.getFloat64(this.at - 8)
  }

  text(): string {
    const length = this.varint()
    this.at += length
    if (this.at > this.#bytes.length) throw new RangeError('a delta ends too early')
    return utf8.decode(this.#bytes.subarray(this.at - length, this.at))
  }
}
