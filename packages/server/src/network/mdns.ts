import type { Service } from 'bonjour-service'
import { Bonjour } from 'bonjour-service'

/** A name that is told to the network, until it is taken back. */
export interface Announced {
  readonly service: Service
  readonly forget: () => Promise<void>
}

/**
 * Tells the local network that `name.local` is this machine, by multicast DNS. Not every phone asks for such names (Android does
 * so unevenly), so the numbers are always shown beside it; a network that takes no multicast is told to `trouble` and changes nothing else.
 */
export function announceName(name: string, port: number, trouble: (error: Error) => void): Announced {
  const network = new Bonjour({}, trouble)
  const service = network.publish({
    name: `Noren (${name})`,
    type: 'http',
    port,
    host: `${name}.local`,
    probe: false,
  })
  const forget = (): Promise<void> =>
    new Promise(done => network.unpublishAll(() => network.destroy(() => done())))
  return { service, forget }
}
