import { prove } from '@noren/engine'
import { MANIFESTS } from '@noren/games'
import type { Command } from '../line.ts'

/** Proves every chosen puzzle by the rules: all lines of the turn are tried, in all worlds the solver cannot tell apart. */
export const puzzles: Command = {
  usage: 'puzzles',
  about: 'prove the chosen puzzles: every line of the turn is tried',
  options: [
    ['--check', 'prove them; there is nothing else to do yet'],
    ['--json', 'one JSON object'],
  ],
  async run(_args, flags, out) {
    const faults: string[] = []
    let count = 0
    for (const manifest of MANIFESTS) {
      const list = (await manifest.puzzles?.()) ?? []
      const game = list.length === 0 ? null : await manifest.rules()
      const known = list.length === 0 ? {} : await manifest.clauses('en')
      for (const puzzle of list) {
        if (game === null) break
        count++
        const name = `${manifest.id}/${puzzle.id}`
        const { ends, best, faults: found } = prove(game, puzzle)
        for (const clause of puzzle.rests)
          if (!(clause in known)) faults.push(`${name}: there is no ${clause}`)
        for (const fault of found) faults.push(`${name}: ${fault}`)
        if (flags['json'] !== true) out.print(`${name}: ${ends} ends, the best worth ${best}`)
      }
    }
    if (flags['json'] === true) out.print(JSON.stringify({ puzzles: count, faults }))
    else {
      for (const fault of faults) out.print(fault)
      out.print(`${count} puzzles, ${faults.length} faults`)
    }
    return faults.length === 0 ? 0 : 1
  },
}
