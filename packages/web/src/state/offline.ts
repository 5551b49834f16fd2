/**
 * Keeps the page on the device, so that it opens without a network. A newer page that was fetched meanwhile takes over
 * as this one opens, never in the middle of a game.
 */
export async function keepOnDevice(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers === undefined || !import.meta.env.PROD) return
  const waiting = (await workers.getRegistration())?.waiting ?? null
  if (waiting !== null) {
    const over = new Promise(resolve => workers.addEventListener('controllerchange', resolve, { once: true }))
    waiting.postMessage({ type: 'SKIP_WAITING' }, [])
    await over
    location.reload()
    return
  }
  // Without https a browser keeps nothing; the page is then fetched every time, as before.
  await workers.register('/sw.js').catch(() => undefined)
}
