import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { twoFrames } from './house.ts'

/**
 * Nothing on the page is a serious or critical barrier to anybody. All rules are asked about all of it; what they found in
 * order is not listed. The legacy way looks at one frame alone, without a page of its own: there is no other.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames()).toHaveLength(1)
  await twoFrames(page)
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const grave = violations.filter(v => v.impact === 'serious' || v.impact === 'critical')
  expect(grave.map(v => `${v.id}: ${v.nodes.map(n => n.html).join(' ')}`)).toEqual([])
}
