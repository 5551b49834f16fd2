import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** The cable between one person and the house; it can be pulled out and put back. */
export interface Cable {
  readonly url: string
  /** Breaks every connection and lets none through. */
  pull(): void
  plug(): void
  /** Resolves when so many more connections were tried. */
  tried(times: number): Promise<void>
  close(): Promise<void>
}

export async function cable(house: string): Promise<Cable> {
  const port = Number(new URL(house).port)
  const ends = new Set<Socket>()
  let pulled = false
  const server = createServer(near => {
    if (pulled) {
      near.destroy()
      return
    }
    const far = connect(port, new URL(house).hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      // A broken end is this cable's purpose: the other end is cut too, and nobody else needs to hear of it.
      one.on('error', () => other.destroy())
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  const cut = (): void => {
    for (const end of ends) end.destroy()
  }
  return {
    url: `http://${new URL(house).hostname}:${own}`,
    pull() {
      pulled = true
      cut()
    },
    plug() {
      pulled = false
    },
    async tried(times) {
      for (let n = 0; n < times; n++) await once(server, 'connection')
    },
    async close() {
      cut()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
