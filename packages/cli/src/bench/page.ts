import type { BeforeFigures, PageFigures } from '@noren/bench/browser/page'
import { join } from 'node:path'
import { needChromium } from '../chromium.ts'
import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { whole } from '../usage.ts'
import { say } from '../say.ts'
import { earlierPage } from './before.ts'

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
const percent = (part: number): string => `${(part * 100).toFixed(1)} %`

export function pageTable({
  firstVisitBytes,
  games,
  largestPaintMs,
  shifts,
  dom,
  before,
}: PageFigures): string[] {
  return [
    say('cli-bench-page'),
    `${say('cli-bench-first').padEnd(15)} ${say('cli-bench-first-figures', {
      a: kilo(firstVisitBytes),
      b: String(largestPaintMs),
      c: String(shifts['home'] ?? 0),
    })}`,
    ...Object.entries(games).map(
      ([name, bytes]) =>
        `${name.padEnd(15)} ${say('cli-bench-more', {
          a: kilo(bytes),
          b: String(shifts[name] ?? 0),
          c: String(dom[name] ?? 0),
        })}`,
    ),
    ...(before === undefined ? [] : beforeLines(before)),
  ]
}

function beforeLines({
  firstVisitBytes,
  games,
  largestPaintMs,
  shift,
  paintRatio,
  paintSpread: [least, most],
}: BeforeFigures): string[] {
  return [
    say('cli-bench-page-before'),
    `${say('cli-bench-first').padEnd(15)} ${say('cli-bench-first-figures', {
      a: kilo(firstVisitBytes),
      b: String(largestPaintMs),
      c: String(shift),
    })}`,
    ...Object.entries(games).map(
      ([name, bytes]) => `${name.padEnd(15)} ${say('cli-bench-more-wire', { a: kilo(bytes) })}`,
    ),
    say('cli-bench-paint-ratio', { a: percent(paintRatio), b: percent(least), c: percent(most) }),
  ]
}

/** What a first visit costs, measured in Chromium; beside another build, round by round in turns. */
export async function benchPage(flags: Flags, out: Out): Promise<number> {
  const rounds = whole(flags, 'rounds', { min: 1, max: 99, usual: 5 })
  await needChromium()
  const { measurePage } = await import('@noren/bench/browser/page')
  const text = (name: string): string | undefined => {
    const value = flags[name]
    return typeof value === 'string' ? value : undefined
  }
  const web = text('web')
  const main = text('main')
  const name = text('before')
  const earlier = name === undefined ? null : earlierPage(name)
  try {
    const before =
      earlier === null
        ? {}
        : {
            before: {
              web: join(earlier.root, 'packages/web/dist'),
              main: join(earlier.root, 'packages/server/src/main.ts'),
            },
          }
    const found = await measurePage(
      { rounds, ...before, ...(web === undefined ? {} : { web }), ...(main === undefined ? {} : { main }) },
      (done, total, what) => out.progress(done, total, what),
    )
    if (flags['json'] === true) out.print(JSON.stringify(found))
    else for (const line of pageTable(found)) out.print(line)
    return 0
  } finally {
    earlier?.close()
  }
}
