import { listsOf } from '../clauses/lists.ts'
import type { ClauseMap } from '../clauses/map.ts'
import { clauseMap, strangers } from '../clauses/map.ts'
import { GAMES, listed } from '../games.ts'
import type { Out } from '../out.ts'
import type { Command } from '../line.ts'

function tell(map: ClauseMap, unknown: readonly string[], out: Out): void {
  out.print(
    `${map.game}: ${map.clauses} clauses, ${map.cited} cited, ${map.tested} tested, ${map.untestable.length} untestable`,
  )
  for (const { id, not } of map.missing) out.print(`  ${id} is not ${not.join(' and not ')}`)
  for (const { id, why } of map.untestable) out.print(`  ${id} is untestable: ${why}`)
  for (const id of unknown) out.print(`  ${id} is named but no rule has that number`)
}

/** The clause map: ids in the rules, cited in code, in test titles, and where they disagree. */
export const rules: Command = {
  usage: 'rules [game]',
  about: 'compare the ids of the rules with those cited in code and in test titles',
  options: [['--json', 'one JSON object, or a list for all games']],
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
      else for (const id of unknown) out.note(`${game.name}: ${id} is named but no rule has that number`)
    }
    if (flags['json'] === true) out.print(JSON.stringify(name === undefined ? maps : maps[0]))
    return agreed ? 0 : 1
  },
}
