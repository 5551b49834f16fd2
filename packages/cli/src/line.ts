import { Command as Commander, CommanderError } from 'commander'
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

/** Runs one line of the command line. Bad input is a sentence on stderr and exit code 2. */
export async function runLine(
  commands: readonly Command[],
  argv: readonly string[],
  out: Out = terminal(),
): Promise<number> {
  try {
    const work = parse(commands, argv, out)
    return work === null ? 0 : await work()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    out.note(`noren: ${error.message}`)
    return 2
  }
}

/** Commander's own complaints, as one of our sentences. */
function sentence(error: CommanderError): string {
  const text = error.message.replace(/^error: /, '')
  return `${text.endsWith('.') ? text : `${text};`} try noren --help`
}

/** Finds the command in what was typed; null when help was all that was asked for. */
function parse(
  commands: readonly Command[],
  argv: readonly string[],
  out: Out,
): (() => Promise<number>) | null {
  const program = new Commander('noren')
  let work: (() => Promise<number>) | null = null
  const quiet = {
    writeOut: (text: string) => out.print(text.trimEnd()),
    writeErr: () => undefined,
  }
  program.usage('<command> [options]').description('The table of four samurai games, from the command line.')
  program.exitOverride().configureOutput(quiet)
  for (const c of commands) {
    const command = program.command(c.usage).description(c.about).exitOverride().configureOutput(quiet)
    for (const [flags, about] of c.options) command.option(flags, about)
    const places = c.usage.split(' ').length - 1
    command.allowExcessArguments(false).action((...given: unknown[]) => {
      const args = given.slice(0, places).map(a => (typeof a === 'string' ? a : undefined))
      const flags: Flags = command.opts()
      work = () => c.run(args, flags, out)
    })
  }
  if (argv.length === 0) {
    out.print(program.helpInformation().trimEnd())
    return null
  }
  try {
    program.parse([...argv], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode !== 0) throw new UsageError(sentence(error))
  }
  return work
}
