import { RESULT } from '@noren/bench/browser/house'
import type { LawSize } from '@noren/bench/browser/law'
import { FULL } from '@noren/bench/browser/page'
import { openStage } from '@noren/bench/browser/stage'
import type { Walk } from '@noren/bench/browser/studio'
import { SIZES } from '@noren/bench/browser/studio'
import { setSize } from '@noren/bench/browser/walk'
import type { Position } from '@noren/trials/positions'
import { decisions, endOf, recordGame } from '@noren/trials/positions'
import { rulesOf } from '../games.ts'

/** Of a recorded game this much was played: the board is full, and the end is open. */
const HALFWAY = 0.55

/** A picture of a recorded game: while it runs, or when it is over. */
interface Shot {
  readonly name: string
  readonly size: LawSize
  readonly over?: true
}

function halfway(record: ReturnType<typeof recordGame>): Position {
  const all = [...decisions(record)]
  const found = all[Math.floor(all.length * HALFWAY)]
  if (found === undefined) throw new Error('a recorded game without decisions')
  return found
}

/** Pictures of one recorded game. A page of its own for each: the log of one position is no part of the next. */
const recorded = (id: string, seats: number, shots: readonly Shot[]): Walk => ({
  pictures: shots.map(s => s.name),
  async take(studio) {
    const record = recordGame(await rulesOf(id), seats, 0)
    const position = halfway(record)
    for (const { name, size, over } of shots.filter(s => studio.wants(s.name))) {
      const { page, show } = await openStage(studio.browser, studio.house, { id, seats })
      await setSize(page, size, 100)
      await show(over === true ? endOf(record, position.seat) : position)
      if (over === true) await page.waitForSelector(RESULT)
      await studio.keep(page, name)
      await page.context().close()
    }
  },
})

/** The game of the README, and every game with all its seats taken, at four sizes. */
export const TABLES: readonly Walk[] = [
  recorded('sakura', 4, [
    { name: 'sakura-desktop.png', size: 'desktop' },
    { name: 'sakura-phone.png', size: 'phone' },
    { name: 'sakura-result-phone.png', size: 'phone', over: true },
  ]),
  ...FULL.map(({ id, seats }) =>
    recorded(
      id,
      seats,
      SIZES.map(size => ({ name: `full-${id}-${size}.png`, size })),
    ),
  ),
]
