import { needChromium } from '../chromium.ts'
import type { Command } from '../line.ts'
import { rulesOf } from '../games.ts'
import { oneOf, whole } from '../usage.ts'
import { say } from '../say.ts'

/** Walks recorded games at full tables in Chromium and tells what breaks the layout law, at four sizes and two sizes of text. */
export const layout: Command = {
  usage: 'layout [game]',
  options: [
    '--games <n>',
    '--decisions <n>',
    '--hardest <n>',
    '--size <name>',
    '--seats <n>',
    '--unlike',
    '--json',
  ],
  async run([only], flags, out) {
    const games = whole(flags, 'games', { min: 1, max: 100, usual: 10 })
    const most = whole(flags, 'decisions', { min: 1, max: 10_000, usual: 10_000 })
    const few = whole(flags, 'hardest', { min: 0, max: 1000, usual: 0 })
    await needChromium()
    const { SIZE_NAMES, walkGames } = await import('@noren/bench/browser/walk')
    const size = oneOf(flags, 'size', ['all', ...SIZE_NAMES], 'all')
    const sizes = SIZE_NAMES.filter(s => size === 'all' || s === size)
    const seats = whole(flags, 'seats', { min: 0, max: 8, usual: 0 })
    const { FULL } = await import('@noren/bench/browser/page')
    const { decisions, hardest, recordGame, unlike } = await import('@noren/trials/positions')
    const walks = await Promise.all(
      FULL.filter(g => only === undefined || g.id === only).map(async ({ id, seats: all }) => {
        const rules = await rulesOf(id)
        const { min } = rules.game.seats
        const at = seats === 0 ? all : Math.min(all, Math.max(min, seats))
        const numbers = Array.from({ length: games }, (_, n) => n)
        const known = new Set<string>()
        const every = (n: number) => () => {
          const met = decisions(recordGame(rules, at, n))
          const all = [...(flags['unlike'] === true ? unlike(met, known) : met)]
          const step = Math.ceil(all.length / most)
          return all.filter((_, i) => i % step === 0)
        }
        const chosen = () =>
          hardest(
            numbers.map(n => recordGame(rules, at, n)),
            few,
          )
        return { game: { id, seats: at }, records: few > 0 ? [chosen] : numbers.map(every) }
      }),
    )
    const found = await walkGames(walks, sizes, (done, total, name) => out.progress(done, total, name))
    if (flags['json'] === true) out.print(JSON.stringify(found))
    else {
      const lines = new Map<string, number>()
      for (const b of found.breaches) {
        const line = `${b.game} ${b.size} ${b.text} % ${b.kind} ${b.what}`
        lines.set(line, (lines.get(line) ?? 0) + 1)
      }
      for (const [line, n] of lines) out.print(`${String(n).padStart(4)}  ${line}`)
      out.print(say('cli-layout-sum', { n: found.looked, m: found.breaches.length }))
    }
    return found.breaches.length === 0 ? 0 : 1
  },
}
