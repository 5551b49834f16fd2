import commander from 'commander'
import { bench } from './commands/bench.ts'
import { golden } from './commands/golden.ts'
import { leaks } from './commands/leaks.ts'
import { replayFile } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { serveHouse } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import type { Out } from './out.ts'
import { terminal } from './out.ts'
import type { Flags } from './usage.ts'
import { UsageError } from './usage.ts'

/** One command: how it is typed, what it is for, and what it does. It answers with an exit code. */
export interface Command {
  readonly usage: string
  readonly about: string
  readonly options: readonly (readonly [flags: string, about: string])[]
  run(args: readonly (string | undefined)[], flags: Flags, out: Out): Promise<number>
}

const COMMANDS: readonly Command[] = [serveHouse, simulate, replayFile, golden, rules, leaks, bench]

const refuse = (message: string): never => {
  throw new UsageError(message)
}

/** Runs one line of the command line. Bad input is a sentence on stderr and exit code 2. */
export async function run(argv: readonly string[], out: Out = terminal()): Promise<number> {
  try {
    const work = parse(argv, out)
    return work === null ? 0 : await work()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    out.note(`noren: ${error.message}`)
    return 2
  }
}

/** Finds the command in what was typed; null when help was all that was asked for. */
function parse(argv: readonly string[], out: Out): (() => Promise<number>) | null {
  const program = new commander.Command('noren')
  let work: (() => Promise<number>) | null = null
  program.usage('<command> [options]').description('The table of four samurai games, from the command line.')
  for (const c of COMMANDS) {
    const command = program.command(c.usage).description(c.about)
    for (const [flags, about] of c.options) command.option(flags, about)
    // This version of commander ends the process with 1 on bad input; ours is a sentence and a 2.
    command['unknownOption'] = (flag: string) => refuse(`${command.name()} has no option ${flag}`)
    command['missingArgument'] = (name: string) => refuse(`${command.name()} needs ${name.toUpperCase()}`)
    command['optionMissingArgument'] = (option: { flags: string }) => refuse(`${option.flags} needs a value`)
    const places = c.usage.split(' ').length - 1
    command.action((...given: unknown[]) => {
      const typed = command.parseOptions(argv.slice(1)).args
      if (typed.length > places)
        refuse(`${command.name()} does not know what to do with "${typed[places] ?? ''}"`)
      const args = given.slice(0, places).map(a => (typeof a === 'string' ? a : undefined))
      const flags: Flags = command.opts()
      work = () => c.run(args, flags, out)
    })
  }
  program['unknownOption'] = (flag: string) => refuse(`there is no option ${flag}; try noren --help`)
  program.on('command:*', (typed: string[]) =>
    refuse(`there is no command "${typed[0] ?? ''}"; try noren --help`),
  )
  if (argv.length === 0) {
    out.print(program.helpInformation().trimEnd())
    return null
  }
  program.parse(['node', 'noren', ...argv])
  return work
}
