import { create } from 'zustand'
import { usePrefs } from './prefs.ts'

/** Whether somebody waits for me here. What waits is told in the title, the little picture of the page, and by a note. */
export const useTurn = create<{ readonly waiting: boolean; readonly tables: number }>()(() => ({
  waiting: false,
  tables: 0,
}))

const PLAIN = '/favicon.svg'
const MARKED = '/favicon-turn.svg'

interface Badged {
  setAppBadge?: (n?: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** A mark on the page's picture, and on the app's where there is one; so many tables wait for me. */
export function badge(tables: number): void {
  useTurn.setState({ waiting: tables > 0, tables })
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const href = tables > 0 ? MARKED : PLAIN
  if (link !== null && link.getAttribute('href') !== href) link.setAttribute('href', href)
  const app = navigator as Badged
  // Browsers that are not an installed app may refuse; the title says it too.
  const done = tables > 0 ? app.setAppBadge?.(tables) : app.clearAppBadge?.()
  done?.catch(() => undefined)
}

/** Whether this browser can show notes at all, and whether it may. */
export const noteRight = (): NotificationPermission | 'none' =>
  typeof Notification === 'undefined' ? 'none' : Notification.permission

/** Asks for the right to show notes. Only ever called by a button. */
export async function askForNotes(): Promise<NotificationPermission | 'none'> {
  if (typeof Notification === 'undefined') return 'none'
  const right = await Notification.requestPermission()
  if (right === 'granted') usePrefs.getState().set({ notes: true })
  return right
}

/** Tells somebody who looks elsewhere that it is their turn. One note for each table: a newer one takes its place. */
export async function note(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || !usePrefs.getState().notes || noteRight() !== 'granted') return
  const what: NotificationOptions = { body, tag: `noren-${table}`, icon: '/icons/noren-192.png' }
  try {
    const shown = new Notification(title, what)
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
  } catch {
    // Phones show notes only through the worker of the page.
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, what)
  }
}
