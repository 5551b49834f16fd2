import { createSocket } from 'node:dgram'
import { networkInterfaces } from 'node:os'
import type { NetworkInterfaceInfo } from 'node:os'

/** The addresses at which a phone in the same network may reach this machine, likeliest first. */

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Interfaces of containers, virtual machines and tunnels: nobody's phone is behind them. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|podman|cni|flannel|lxc|zt|tailscale|tun|tap|wg|utun|awdl|llw|bridge|anpi|ap\d)|virtualbox|vmware|hyper-v|wsl|loopback/i

const LINK_LOCAL = /^169\.254\./
/** The kinds of private networks, in the order in which homes have them. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/^192\.168\./, 0],
  [/^10\./, 1],
  [/^172\.(?:1[6-9]|2\d|3[01])\./, 2],
  [/^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./, 6],
]
const kind = (address: string): number => KINDS.find(([pattern]) => pattern.test(address))?.[1] ?? 4

/** Real interfaces before virtual ones, the system's own way out before others, homes before offices. */
export function order(interfaces: Interfaces, wayOut: string | null): string[] {
  const all = Object.entries(interfaces).flatMap(([name, list = []]) =>
    list
      .filter(a => !a.internal && a.family === 'IPv4' && !LINK_LOCAL.test(a.address))
      .map(({ address }) => {
        const rank = (VIRTUAL.test(name) ? 100 : 0) + (address === wayOut ? 0 : 10) + kind(address)
        return { address, rank }
      }),
  )
  return all.sort((a, b) => a.rank - b.rank).map(a => a.address)
}

/** The address from which the system would speak to the world; nothing is sent. Null without a network. */
export const wayOut = (): Promise<string | null> =>
  new Promise(resolve => {
    const socket = createSocket('udp4')
    const end = (address: string | null): void => {
      socket.close()
      resolve(address)
    }
    socket.once('error', () => end(null))
    // An address that is nobody's, for examples.
    socket.connect(9, '203.0.113.1', () => end(socket.address().address))
  })

export const lanAddresses = async (): Promise<string[]> => order(networkInterfaces(), await wayOut())

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/i
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.replace(/^\[|\]$/g, ''))
