const utf8 = new TextDecoder()
/** A list of more bytes than this is none of ours. */
const MOST = 0x100000

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

  /** The next bytes, as they lie there. */
  some(length: number): Uint8Array {
    this.at += length
    if (this.at > this.#bytes.length) throw new RangeError('a delta ends too early')
    return this.#bytes.subarray(this.at - length, this.at)
  }

  text(): string {
    return utf8.decode(this.some(this.varint()))
  }

  /** The values of a list that was folded, one behind the other; and how many they are. */
  unfold(): { count: number; bytes: ByteReader } {
    const [count, size] = [this.varint(), this.varint()]
    if (size === 0 || count * size > MOST) throw new RangeError('a delta holds more than anybody sends')
    const first = this.some(size)
    const masks = this.some(Math.ceil(size / 8))
    const all = new Uint8Array(count * size)
    for (let n = 0; n < count; n++)
      for (let i = 0; i < size; i++) {
        const differs = n > 0 && ((masks[i >> 3] as number) & (1 << (i & 7))) !== 0
        all[n * size + i] = differs ? this.byte() : (first[i] as number)
      }
    return { count, bytes: new ByteReader(all) }
  }
}
