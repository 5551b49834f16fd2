import type { NextTable } from '@noren/protocol'
import { Guest } from '@noren/testbed/client'
import { expect, test } from 'vitest'
import { be } from './finished.ts'
import { HURRY, KEEPS, person } from './house.ts'
import { opened } from './opened.ts'

const { house, browser } = await opened(HURRY, true)

/** What the server posts to a push service, once it is opened: packages/server/test/notices.test.ts holds it to this. */
const NOTICE = {
  title: 'Honor of the Samurai',
  body: 'your turn, 48 hours left',
  tag: 'noren-next',
  url: '/next',
  waiting: 1,
}

test('issue 19: a notice handed to the service worker is shown, and a click on it opens /next', async () => {
  const mika = new Guest(house.url)
  await mika.ask('PUT', '/api/me', { name: 'Mika', crest: 3 })
  await mika.open({ game: 'sakura', seats: 2, bots: ['wanderer'], start: true })
  const next = async (): Promise<string | null> =>
    (await mika.ask<NextTable>('GET', '/api/me/next')).table ?? null
  // The bot may have the first turn.
  await expect.poll(next).not.toBeNull()
  const table = await next()
  const me = await person(browser, 'desktop', 'en', KEEPS)
  const { page, context } = me
  await be(context, house, mika)
  await context.grantPermissions(['notifications'], { origin: house.url })
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(r => !r.isDeleted)
      if (found !== undefined) resolve(found.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await page.goto(`${house.url}/games`)
  // A worker that is still fetching what it keeps hears of a notice late.
  await page.waitForSelector('html[data-kept]', { state: 'attached' })
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: `${house.url}/`,
    registrationId: await registered,
    data: JSON.stringify(NOTICE),
  })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  const { title, body, tag } = NOTICE
  await expect.poll(shown).toEqual([{ title, body, tag }])
  const [worker] = context.serviceWorkers()
  // Chromium's protocol has no click on a notice: the worker is handed the event that a click is.
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await page.waitForURL(`${house.url}/t/${table ?? ''}`)
  await expect.poll(shown).toEqual([])
  await context.close()
})
