import type { Manifest, Words } from '@noren/engine'
import type { ClientMessage, ServerMessage } from '@noren/protocol'
import type { Rules } from './house.ts'

/** A table at which one person sits, with a teacher or before a puzzle. */
interface SoloTable {
  /** Says again how it stands. */
  tellAgain(): void
  /** Null: it was done; else the clauses that forbid it. */
  act(words: Words): readonly string[] | null
}

/** One table of that kind, for whoever is at the other end of a port. It speaks the protocol of a table, and what is its own. */
export abstract class SoloRoom<T extends SoloTable, To, From> {
  protected readonly manifests: readonly Manifest[]
  protected readonly rules: Rules
  protected readonly post: (message: From | { readonly says: ServerMessage }) => void
  protected table: T | null = null
  #seq = 0

  constructor(
    manifests: readonly Manifest[],
    rules: Rules,
    post: (message: From | { readonly says: ServerMessage }) => void,
  ) {
    this.manifests = manifests
    this.rules = rules
    this.post = post
  }

  abstract hear(message: To): Promise<void>

  protected abstract takeBack(table: T): void

  /** What is said to every table. */
  protected answer(said: ClientMessage): void {
    if (said.t === 'hello') this.table?.tellAgain()
    else if (said.t === 'undo') {
      if (this.table !== null) this.takeBack(this.table)
      this.says(soloReply(said.id, this.#seq, null))
    } else if (said.t === 'move')
      this.says(soloReply(said.id, this.#seq, this.table?.act(said.words) ?? null))
  }

  protected says(says: ServerMessage): void {
    if (says.t === 'sync' || says.t === 'update') this.#seq = says.seq
    this.post({ says })
  }
}

/** Done, or refused by these clauses. */
export const soloReply = (id: string, seq: number, no: readonly string[] | null): ServerMessage => ({
  t: 'reply',
  id,
  seq,
  ...(no === null
    ? { status: 'applied' as const }
    : { status: 'refused' as const, code: 'against-the-rules' as const, clauses: [...no] }),
})

/** Hands a room what comes through a port, one message after the other. */
export function hearThrough(port: MessagePort, room: { hear(message: never): Promise<void> }): void {
  let last: Promise<unknown> = Promise.resolve()
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    last = last.then(() => room.hear(data as never))
  })
  port.start()
}
