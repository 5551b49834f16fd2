import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { realTime } from '../time.ts'
import { reachable, reachOf } from '../http/addresses.ts'
import type { HouseCertificate } from './certificate.ts'
import { houseCertificate } from './certificate.ts'
import { lanAddresses } from './lan.ts'
import type { Announced } from './mdns.ts'
import { announceName } from './mdns.ts'
import { openTrust } from './trust.ts'

/** Where a house is open. */
export interface Listening {
  /** Where to point a browser on this machine. */
  readonly address: string
  readonly port: number
  /** Where a phone in the same network reaches it, likeliest first. */
  readonly network: readonly string[]
  /** Its name in the network, where devices know such names; null if it is not announced. */
  readonly named: string | null
  /** Where a device learns to trust the house's certificate; null where it need not. */
  readonly trust: string | null
}

/** The house's certificate, if it speaks https. */
export const certificateOf = async ({ https, data }: Config): Promise<HouseCertificate | null> =>
  https ? houseCertificate(data, await lanAddresses(), realTime.now()) : null

const HERE = ['0.0.0.0', '::', '127.0.0.1']

/** Opens the door; beside one with a certificate of its own, a smaller one where it can be fetched, on the next port. */
export async function listen(
  app: FastifyInstance,
  config: Config,
  certificate: HouseCertificate | null,
): Promise<Listening> {
  let trust: Server | null = null
  let announced: Announced | null = null
  app.addHook('onClose', async () => {
    trust?.close()
    await announced?.forget()
  })
  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo
  const name = HERE.includes(config.host) ? 'localhost' : config.host
  const network = await reachable(reachOf(app, config))
  const { localName } = config
  if (localName !== null)
    announced = announceName(localName, port, error =>
      app.log.warn({ code: 'mdns', name: `${localName}.local` }, error.message),
    )
  const scheme = certificate === null ? 'http' : 'https'
  const named = localName === null ? null : `${scheme}://${localName}.local:${port}`
  if (certificate === null) return { address: `http://${name}:${port}`, port, network, named, trust: null }
  const next = config.port === 0 ? 0 : port + 1
  trust = await openTrust(certificate.authority, port, next, config.host).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  const first = network[0] === undefined ? name : new URL(network[0]).hostname
  const { port: at } = trust.address() as AddressInfo
  return { address: `https://${name}:${port}`, port, network, named, trust: `http://${first}:${at}` }
}
