import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Where a webhook may be sent: found once, so that nobody can change it between the look and the call. */
export interface Place {
  readonly address: string
  readonly family: 4 | 6
}

/** Addresses that lead into this machine, its network, or nowhere: IPv4 as listed by IANA's registry of special uses. */
const CLOSED_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** In IPv6 only global unicast is open, without its corners that stand for an IPv4 address or for documentation. */
const OPEN_6 = ['2000::', 3] as const
const CLOSED_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [net, bits] of CLOSED_4) closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of CLOSED_6) closed.addSubnet(net, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet(OPEN_6[0], OPEN_6[1], 'ipv6')

/** Whether an address belongs to the open internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

const bare = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** What is wrong with the address of a webhook as it is written; null when nothing is. */
export function faultOf(text: string, inside: boolean): string | null {
  if (!URL.canParse(text)) return 'must be an address such as https://example.org/hook'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https:// or http://'
  if (url.username !== '' || url.password !== '') return 'must not hold a name or a password'
  const host = bare(url)
  const local = host === 'localhost' || host.endsWith('.localhost')
  return !inside && (local || (isIP(host) !== 0 && !isPublic(host)))
    ? 'must be reachable from the internet'
    : null
}

/**
 * Looks an address up and picks the place to call: null when there is none just now, `inside` when it leads inside. Every address of the
 * name must be open: one that is not makes the whole name suspicious.
 */
export async function placeOf(
  url: URL,
  inside: boolean,
  find: (name: string) => Promise<{ address: string; family: number }[]> = name =>
    lookup(name, { all: true }),
): Promise<Place | 'inside' | null> {
  const found = await find(bare(url)).catch(() => [])
  const [first] = found
  if (first === undefined) return null
  if (!inside && !found.every(f => isPublic(f.address))) return 'inside'
  return { address: first.address, family: first.family === 6 ? 6 : 4 }
}
