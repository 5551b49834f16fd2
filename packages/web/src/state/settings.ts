import type { KeptSettings } from '@noren/protocol'
import { api, Refusal } from './api.ts'
import { PACES, usePrefs } from './prefs.ts'

/** How somebody likes to play, on any device. Language, size of text, sound and what is kept offline belong to the device. */
type Own = Omit<KeptSettings, 'at'>

/** What of this device's memory belongs to the person. */
export const ownOf = ({ seal, motion, bots, passes, contrast, keys, at }: KeptSettings): KeptSettings => ({
  seal,
  motion,
  bots,
  passes,
  contrast,
  keys,
  at,
})

const tell = async (): Promise<void> => {
  const own = ownOf(usePrefs.getState())
  // A device without a server keeps its own, and tells them when it meets one again.
  const refused = await api.saveSettings(own).then(
    () => '',
    (e: unknown) => (e instanceof Refusal ? e.code : ''),
  )
  // A server that never heard of going step by step keeps the rest, with the pace that is nearest.
  if (refused === 'bad-request' && own.bots === 'step')
    await api.saveSettings({ ...own, bots: 'easy' }).catch(() => undefined)
}

/** Changes what belongs to the person: here at once, on other devices when they ask. */
export function setOwn(some: Partial<Own>): void {
  usePrefs.getState().set({ ...some, at: Date.now() })
  void tell()
}

/** Joins what this device knows with what the server keeps of this person: the newest counts. */
export async function joinSettings(): Promise<void> {
  // Without a server the device knows enough.
  const told = await api.settings().catch(() => null)
  if (told === null) return
  const { at, set } = usePrefs.getState()
  const there = told.settings
  // A newer server may keep a pace that this page has never heard of.
  if (there !== null && there.at > at)
    set({ ...ownOf(there), bots: PACES.includes(there.bots) ? there.bots : 'brisk' })
  else if (at > (there?.at ?? 0)) await tell()
}
