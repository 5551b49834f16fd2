import type { Command } from '../line.ts'
import { whole } from '../usage.ts'

/** Walks games at full tables in Chromium and tells what breaks the layout law, at four sizes and two sizes of text. */
export const layout: Command = {
  usage: 'layout',
  about: 'look for what is covered, cut or too small at full tables, at four sizes',
  options: [
    ['--games <n>', 'games of each kind (10)'],
    ['--decisions <n>', 'at most so many decisions of each (400)'],
    ['--json', 'one JSON object'],
  ],
  async run(_args, flags, out) {
    const games = whole(flags, 'games', { min: 1, max: 100, usual: 10 })
    const decisions = whole(flags, 'decisions', { min: 1, max: 10_000, usual: 400 })
    const { walkGames } = await import('@noren/bench/browser/walk')
    const found = await walkGames({ games, decisions }, (done, total, name) =>
      out.progress(done, total, name),
    )
    if (flags['json'] === true) out.print(JSON.stringify(found))
    else {
      const lines = new Map<string, number>()
      for (const b of found.breaches) {
        const line = `${b.game} ${b.size} ${b.text} % ${b.kind} ${b.what}`
        lines.set(line, (lines.get(line) ?? 0) + 1)
      }
      for (const [line, n] of lines) out.print(`${String(n).padStart(4)}  ${line}`)
      out.print(`${found.looked} views, ${found.breaches.length} breaches`)
    }
    return found.breaches.length === 0 ? 0 : 1
  },
}
