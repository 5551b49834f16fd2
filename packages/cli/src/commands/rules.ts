import { listsOf } from '../clauses/lists.ts'
import type { ClauseMap } from '../clauses/map.ts'
import { clauseMap, strangers } from '../clauses/map.ts'
import { GAMES, listed } from '../games.ts'
import type { Out } from '../out.ts'
import type { Command } from '../line.ts'
import { say } from '../say.ts'

function tell(map: ClauseMap, unknown: readonly string[], out: Out): void {
  out.print(
    say('cli-rules-sum', {
      game: map.game,
      n: map.clauses,
      m: map.cited,
      k: map.tested,
      l: map.untestable.length,
    }),
  )
  for (const { id, not } of map.missing)
    out.print(`  ${say('cli-rules-not', { id, what: not.length > 1 ? 'both' : (not[0] ?? 'both') })}`)
  for (const { id, why } of map.untestable) out.print(`  ${say('cli-rules-untestable', { id, why })}`)
  for (const id of unknown) out.print(`  ${say('cli-rules-unknown', { id })}`)
}

/** The clause map: ids in the rules, cited in code, in test titles, and where they disagree. */
export const rules: Command = {
  usage: 'rules [game]',
  options: ['--json'],
  async run([name], flags, out) {
    const maps: ClauseMap[] = []
    let agreed = true
    for (const game of name === undefined ? GAMES : [listed(name)]) {
      const lists = await listsOf(game)
      const map = clauseMap(lists)
      const unknown = strangers(lists)
      maps.push(map)
      if (map.missing.length > 0 || unknown.length > 0) agreed = false
      if (flags['json'] !== true) tell(map, unknown, out)
      else for (const id of unknown) out.note(`${game.name}: ${say('cli-rules-unknown', { id })}`)
    }
    if (flags['json'] === true) out.print(JSON.stringify(name === undefined ? maps : maps[0]))
    return agreed ? 0 : 1
  },
}
