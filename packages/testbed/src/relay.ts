import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A way to somebody else's server that can be cut and mended: what is on it when it is cut is lost. */
export interface Relay {
  readonly port: number
  cut(): void
  mend(): void
  close(): void
}

export async function startRelay(port: number): Promise<Relay> {
  const open = new Set<Socket>()
  let away = false
  const server = createServer(near => {
    if (away) {
      near.destroy()
      return
    }
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    near.pipe(far)
    far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const drop = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      away = true
      drop()
    },
    mend() {
      away = false
    },
    close() {
      server.close()
      drop()
    },
  }
}
