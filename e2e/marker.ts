import type { Page } from 'playwright-core'
import { twoFrames } from './house.ts'

declare global {
  interface Window {
    /** The socket of the table this page shows. */
    line?: WebSocket
  }
}

/** Keeps the socket of every table that this page opens from now on, for `answered`. */
export const keepLine = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        window.line = this
      }
    }
  })

/**
 * Sends a marker over the page's own socket, and resolves when its answer has come and the page has drawn: what the page sent before it
 * was answered before it, and what others did before it has arrived. It says yes to a request of which nobody knows.
 */
export async function answered(page: Page): Promise<void> {
  await page.evaluate(
    marker =>
      new Promise<void>((resolve, reject) => {
        const { line } = window
        if (line?.readyState !== WebSocket.OPEN) return reject(new Error('the page has no open socket'))
        const ended = new AbortController()
        const hear = ({ data }: MessageEvent<unknown>): void => {
          if (typeof data !== 'string' || !data.includes(marker)) return
          ended.abort()
          resolve()
        }
        line.addEventListener('message', hear, { signal: ended.signal })
        line.send(JSON.stringify({ t: 'consent', id: marker, seat: 0, yes: true }))
      }),
    crypto.randomUUID(),
  )
  await twoFrames(page)
}
