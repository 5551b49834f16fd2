import type { AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Addresses } from '@noren/protocol'
import { MORE_ROUTES } from '@noren/protocol'
import type { Config } from '../config.ts'
import { isLoopback, lanAddresses } from '../network/lan.ts'

export interface Reach {
  /** The address that the host gave out, if any: then it is the only one. */
  readonly site: string | null
  /** Whether the house listens to more than its own machine. */
  readonly open: boolean
  readonly secure: boolean
  readonly port: () => number
}

export const reachOf = (app: FastifyInstance, { site, host, https }: Config): Reach => ({
  site,
  open: !isLoopback(host),
  secure: https,
  port: () => (app.server.address() as AddressInfo).port,
})

/** Where else the house can be reached, as pages would call it. */
export async function reachable({ site, open, secure, port }: Reach): Promise<string[]> {
  if (site !== null) return [site]
  if (!open) return []
  return (await lanAddresses()).map(address => `http${secure ? 's' : ''}://${address}:${port()}`)
}

/** Addresses of a home are nobody's business outside it: told to whoever sits at this machine and came straight here. */
const isHere = ({ ip, hostname, headers }: FastifyRequest): boolean =>
  isLoopback(ip) &&
  isLoopback(hostname) &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined &&
  headers['via'] === undefined

/** For a page that was opened at localhost, which leads nowhere on a phone: addresses that do. */
export function addresses(app: FastifyInstance, reach: Reach): void {
  const told = async (request: FastifyRequest): Promise<Addresses> =>
    reach.site === null && !isHere(request) ? { addresses: [] } : { addresses: await reachable(reach) }
  app.get(MORE_ROUTES.addresses, request => told(request))
}
