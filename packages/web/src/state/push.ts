import type { NewNotices, NoticeKind, Notices, Quiet } from '@noren/protocol'
import { api } from './api.ts'
import { answered } from './day-seals.ts'
import { usePrefs } from './prefs.ts'

/** What *Yes* turns on. */
export const FIRST_KINDS: readonly NoticeKind[] = ['turn', 'time']
export const FIRST_QUIET: Quiet = { from: 22, to: 8, breaks: false }

interface Standalone {
  readonly standalone?: boolean
}

/** How this browser can be told: not at all, once the page is on the home screen, or as it is. */
export function pushWay(): 'none' | 'install' | 'here' {
  if ('PushManager' in window && 'serviceWorker' in navigator && typeof Notification !== 'undefined')
    return 'here'
  // Phones of one maker know push only for pages on the home screen.
  return (navigator as Standalone).standalone === false ? 'install' : 'none'
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))

const wish = (
  subscription: NewNotices['subscription'],
  kinds: readonly NoticeKind[],
  quiet: Quiet | null,
): NewNotices => ({
  subscription,
  kinds: [...kinds],
  quiet,
  offset: -new Date().getTimezoneOffset(),
  lang: usePrefs.getState().lang,
})

/** This device's subscription as the server wants it. */
async function subscribed(key: string): Promise<NewNotices['subscription']> {
  const worker = await navigator.serviceWorker.ready
  const known = await worker.pushManager.getSubscription()
  const is =
    known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }))
  const { endpoint, keys } = is.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } }
}

/** Tells the server what this device wants to hear of; nothing at all ends its subscription. */
export async function wantNotices(
  key: string,
  kinds: readonly NoticeKind[],
  quiet: Quiet | null,
): Promise<Notices> {
  if (kinds.length > 0) return api.setNotices(wish(await subscribed(key), kinds, quiet))
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  return api.setNotices(wish(null, [], quiet))
}

/** Asks the browser for the right, and subscribes if it gives it; anything but a yes is a no. */
export async function sayYes(key: string): Promise<Notices | null> {
  const right = await Notification.requestPermission()
  answered(right === 'granted' ? 'yes' : 'no')
  return right === 'granted' ? wantNotices(key, FIRST_KINDS, FIRST_QUIET) : null
}
