import type { ServerMessage } from '@noren/protocol'
import { DeltaDecoder } from '@noren/protocol/delta'

type Frame = string | Uint8Array

/** Everything as JSON, one message each, for who asked for it: what changed is put together here instead of there. */
export class Plain {
  readonly #send: (frame: Frame) => void
  readonly #decoder = new DeltaDecoder()

  constructor(send: (frame: Frame) => void) {
    this.#send = send
  }

  send(frame: Frame): void {
    if (typeof frame === 'string') this.#text(frame)
    else {
      const messages = this.#decoder.hear(frame)
      if (messages === null) throw new Error('an update that does not follow from what was sent')
      for (const message of messages) this.#send(JSON.stringify(message))
    }
  }

  #text(frame: string): void {
    const message = JSON.parse(frame) as ServerMessage
    this.#decoder.note(message)
    if (message.t !== 'sync') return this.#send(frame)
    const { vocabulary: _, ...whole } = message
    this.#send(JSON.stringify(whole))
  }
}
