import { afterEach, beforeEach } from 'vitest'
import { everybody, SEED } from './house.ts'

beforeEach(() => everybody.clear())

/** What every open page showed when a test failed: on a machine that nobody can look at, this is all there is. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  console.error(`${task.name}: dealt from NOREN_SEED=${SEED}; the same seed deals the same games`)
  for (const { page, errors } of everybody) {
    if (page.isClosed()) continue
    const text = await page.evaluate(() => document.body.innerText).catch((e: unknown) => String(e))
    console.error(`${page.url()}: ${text.replace(/\s+/g, ' ').slice(0, SHOWN)} ${errors.join('; ')}`)
  }
})

const SHOWN = 700
