import type { DataTable } from '@noren/engine'
import { parseData, templateOf } from '@noren/engine'
import { speechFor } from '@noren/words'
import { textOf } from '../file.ts'
import type { Listed } from '../games.ts'
import { listed } from '../games.ts'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import { UsageError, whole } from '../usage.ts'
import { langNow, say } from '../say.ts'

async function figuresOf(game: Listed): Promise<DataTable> {
  const table = await game.manifest.data?.()
  if (table === undefined) throw new UsageError(say('cli-data-none', { game: game.name }))
  return table
}

async function template(game: Listed): Promise<string> {
  const speech = await speechFor(await game.manifest.words(), langNow())
  const heading = [
    say('cli-data-head', { name: speech.title }),
    '',
    say('cli-data-change'),
    `  noren data ${game.name} --check FILE`,
    say('cli-data-leave'),
    say('cli-data-made'),
  ]
  return templateOf(await figuresOf(game), id => speech.figure(id), heading)
}

const shown = (x: unknown): string => JSON.stringify(x)

/** Checks a file for every number of players, or for one, and says what is its own. */
async function check(game: Listed, file: string, players: number, json: boolean, out: Out): Promise<number> {
  const table = await figuresOf(game)
  const parsed = parseData(await textOf(file))
  if ('fault' in parsed) throw new UsageError(`${file}: ${parsed.fault}`)
  const { min, max } = game.manifest.seats
  const wanted = players === 0 ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [players]
  const answers = wanted.map(seats => ({ seats, answer: table.read(parsed.value, seats) }))
  const faults = new Map<string, { path: string; message: string; clause?: string; players: number[] }>()
  for (const { seats, answer } of answers)
    for (const fault of 'faults' in answer ? answer.faults : []) {
      const key = `${fault.path} ${fault.message}`
      const known = faults.get(key)
      if (known === undefined) faults.set(key, { ...fault, players: [seats] })
      else known.players.push(seats)
    }
  const data =
    answers.map(({ answer }) => ('data' in answer ? answer.data : null)).find(d => d !== null) ?? null
  const changes = table
    .changes(data)
    .map(({ path, shipped, own }) => ({ path: path.join('.'), shipped, own }))
  if (json)
    out.print(
      JSON.stringify({ game: game.name, ok: faults.size === 0, faults: [...faults.values()], changes }),
    )
  else {
    for (const { path, message, clause, players: at } of faults.values()) {
      const when = at.length === wanted.length ? '' : ` (${say('cli-data-with', { list: at.join(', ') })})`
      out.print(`${path}: ${message}${clause === undefined ? '' : ` [${clause}]`}${when}`)
    }
    for (const { path, shipped, own } of changes) out.print(`  ${path}: ${shown(shipped)} -> ${shown(own)}`)
    out.print(
      faults.size === 0
        ? say('cli-data-good', { file, n: changes.length })
        : say('cli-data-bad', { file, n: faults.size }),
    )
  }
  return faults.size === 0 ? 0 : 1
}

/** The figures of a game as a file to change, and the check of such a file. */
export const data: Command = {
  usage: 'data <game>',
  options: ['--check <file>', '--players <n>', '--json'],
  async run([name = ''], flags, out) {
    const game = listed(name)
    const { min, max } = game.manifest.seats
    const players = flags['players'] === undefined ? 0 : whole(flags, 'players', { min, max, usual: min })
    const file = flags['check']
    if (typeof file === 'string') return check(game, file, players, flags['json'] === true, out)
    out.print((await template(game)).trimEnd())
    return 0
  },
}
