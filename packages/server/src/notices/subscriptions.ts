import type { NewNotices, NoticeKind, Quiet } from '@noren/protocol'
import type { MatchStore } from '@noren/store'
import { KINDS } from '../mine/kinds.ts'

/** Where one device of somebody is told, of what, and when not. */
export interface Subscription {
  readonly device: string
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly kinds: readonly NoticeKind[]
  readonly quiet: Quiet | null
  /** Minutes by which the device's clock is ahead of UTC. */
  readonly offset: number
  readonly lang: string
}

export async function subscriptionsOf(store: MatchStore, person: string): Promise<Subscription[]> {
  const records = await store.recordsOf(person, KINDS.push)
  return records.map(({ key, body }) => ({ ...(JSON.parse(body) as Subscription), device: key }))
}

/** Keeps or ends what a device wants. */
export async function saveSubscription(
  store: MatchStore,
  person: string,
  device: string,
  { subscription, kinds, quiet, offset, lang }: NewNotices,
  now: number,
): Promise<void> {
  if (subscription === null || kinds.length === 0) return store.dropRecord(person, KINDS.push, device)
  const body = JSON.stringify({ ...subscription, kinds, quiet, offset, lang })
  await store.saveRecord({ person, kind: KINDS.push, key: device, body, at: now })
}

const MINUTE = 60_000
const HOURS = 24

/** Milliseconds until a device may be told again by its own clock; 0 outside of its quiet hours. */
export function quietFor({ quiet, offset }: Subscription, kind: NoticeKind, now: number): number {
  if (quiet === null || quiet.from === quiet.to || (kind === 'time' && quiet.breaks)) return 0
  const minutes = Math.floor(now / MINUTE) + offset
  const of = (n: number, day: number): number => ((n % day) + day) % day
  const minute = of(minutes, HOURS * 60)
  const since = of(minute - quiet.from * 60, HOURS * 60)
  const length = of((quiet.to - quiet.from) * 60, HOURS * 60)
  return since < length ? (length - since) * MINUTE : 0
}
