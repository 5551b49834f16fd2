import type { PageFigures } from '@noren/bench/browser/page'
import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { whole } from '../usage.ts'

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

export function pageTable({ firstVisitBytes, games, largestPaintMs, shifts, dom }: PageFigures): string[] {
  return [
    'the page over slow 4G, on a processor four times slower',
    `${'first visit'.padEnd(12)}${kilo(firstVisitBytes)} on the wire, largest paint after ${largestPaintMs} ms, shift ${shifts['home'] ?? 0}`,
    ...Object.entries(games).map(
      ([name, bytes]) =>
        `${name.padEnd(12)}${kilo(bytes)} more, shift ${shifts[name] ?? 0}, ${dom[name] ?? 0} elements at a full table`,
    ),
  ]
}

/** What a first visit costs, measured in Chromium. */
export async function benchPage(flags: Flags, out: Out): Promise<number> {
  const rounds = whole(flags, 'rounds', { min: 1, max: 99, usual: 5 })
  const { measurePage } = await import('@noren/bench/browser/page')
  const text = (name: string): string | undefined => {
    const value = flags[name]
    return typeof value === 'string' ? value : undefined
  }
  const web = text('web')
  const main = text('main')
  const found = await measurePage(
    { rounds, ...(web === undefined ? {} : { web }), ...(main === undefined ? {} : { main }) },
    (done, total, name) => out.progress(done, total, name),
  )
  if (flags['json'] === true) out.print(JSON.stringify(found))
  else for (const line of pageTable(found)) out.print(line)
  return 0
}
