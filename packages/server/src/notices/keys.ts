import type { MatchStore } from '@noren/store'
import webpush from 'web-push'
import { HOUSE, HOUSE_KINDS } from '../mine/kinds.ts'

/** The pair with which this server signs notices (VAPID, RFC 8292): push services tell it from others by them. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Made at the first start and kept with the data, one pair for all servers of a database: a new one would end every subscription. */
export async function pushKeys(store: MatchStore, now: number): Promise<PushKeys> {
  const { body } = await store.addRecord({
    person: HOUSE,
    kind: HOUSE_KINDS.pushKeys,
    key: 'vapid',
    body: JSON.stringify(webpush.generateVAPIDKeys()),
    at: now,
  })
  return JSON.parse(body) as PushKeys
}
