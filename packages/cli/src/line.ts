import { LANG_IDS, terminalLang } from '@noren/words'
import { Command as Commander, CommanderError } from 'commander'
import type { Out } from './out.ts'
import { terminal } from './out.ts'
import { about, say, speak } from './say.ts'
import type { Flags } from './usage.ts'
import { UsageError } from './usage.ts'

/** One command: how it and its options are typed, and what it does. What they are for is said by `cli-about-…` and `cli-opt-…`. It answers
 * with an exit code. */
export interface Command {
  readonly usage: string
  readonly options: readonly string[]
  run(args: readonly (string | undefined)[], flags: Flags, out: Out): Promise<number>
}

/** Runs one line of the command line. Bad input is a sentence on stderr and exit code 2. */
export async function runLine(
  commands: readonly Command[],
  argv: readonly string[],
  out: Out = terminal(),
): Promise<number> {
  await speak(terminalLang(process.env))
  try {
    const work = parse(commands, await heard(argv), out)
    return work === null ? 0 : await work()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    out.note(say('cli-wrong', { why: error.message }))
    return 2
  }
}

/** The line without the language it asks for: help speaks it too. */
async function heard(argv: readonly string[]): Promise<readonly string[]> {
  const at = argv.findIndex(word => word === '--lang' || word.startsWith('--lang='))
  if (at < 0) return argv
  const joined = argv[at]?.includes('=') === true
  const name = joined ? (argv[at]?.slice('--lang='.length) ?? '') : (argv[at + 1] ?? '')
  const lang = LANG_IDS.find(id => id === name)
  if (lang === undefined) throw new UsageError(say('cli-no-lang', { name, list: LANG_IDS.join(', ') }))
  await speak(lang)
  return argv.toSpliced(at, joined ? 1 : 2)
}

const COMPLAINTS = {
  'commander.unknownCommand': 'cli-no-command',
  'commander.unknownOption': 'cli-no-option',
  'commander.missingArgument': 'cli-no-argument',
  'commander.optionMissingArgument': 'cli-no-value',
  'commander.excessArguments': 'cli-too-many',
} as const

/** Commander's own complaints, as one of our sentences. */
function sentence({ code, message }: CommanderError): string {
  const name = /'([^']+)'/.exec(message)?.[1]
  const id = Object.entries(COMPLAINTS).find(([known]) => known === code)?.[1]
  return id === undefined || name === undefined
    ? say('cli-not-understood', { what: message.replace(/^error: /, '') })
    : say(id, { name })
}

/** `--key-hash <hash>` is called `key-hash`. */
export const nameOf = (flags: string): string => /--([\w-]+)/.exec(flags)?.[1] ?? flags

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
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say('cli-help-usage'),
    'Options:': say('cli-help-options'),
    'Commands:': say('cli-help-commands'),
    'Arguments:': say('cli-help-arguments'),
  }
  const dress = (c: Commander): Commander =>
    c
      .exitOverride()
      .configureOutput(quiet)
      .configureHelp({ styleTitle: title => titles[title] ?? title })
      .helpOption('-h, --help', say('cli-help-option'))
  dress(program)
    .usage('<command> [options]')
    .description(say('cli-about'))
    .option('--lang <lang>', say('cli-opt-lang'))
    .helpCommand('help [command]', say('cli-help-command'))
  for (const c of commands) {
    const name = c.usage.split(' ')[0] ?? ''
    const command = dress(program.command(c.usage).description(about(name) ?? ''))
    for (const flags of c.options) command.option(flags, about(name, nameOf(flags)) ?? '')
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
