import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing on the page is a serious or critical barrier to anybody. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter(v => v.impact === 'serious' || v.impact === 'critical')
  expect(grave.map(v => `${v.id}: ${v.nodes.map(n => n.html).join(' ')}`)).toEqual([])
}
