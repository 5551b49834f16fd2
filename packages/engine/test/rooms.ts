import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Import } from './graph.ts'
import { ROOT } from './graph.ts'

/** What one room may import beside its own files. Third-party packages come from its package.json. */
export interface Room {
  readonly dir: string
  /** Specifiers of our own packages, as patterns. */
  readonly ours: readonly Permit[]
  /** Whether third-party packages and Node's own modules may be imported at all. */
  readonly others: 'none' | 'declared' | 'declared and node'
  /** Whether tools of tests may be imported too. */
  readonly tools?: true
  /** Files under `dir` that belong to another room. */
  readonly except?: string
}

export interface Permit {
  readonly to: RegExp
  /** Only types may cross. */
  readonly types?: boolean
  /** Only these values may cross, and any type. */
  readonly names?: ReadonlySet<string>
}

/** Every folder among the games that has a manifest is a game, and a room of its own. */
const FOLDERS = readdirSync(join(ROOT, 'packages/games')).filter(name =>
  existsSync(join(ROOT, 'packages/games', name, 'src/game.ts')),
)
/** Games that are packages of their own are called by name. */
const NAMED = FOLDERS.filter(name => existsSync(join(ROOT, 'packages/games', name, 'package.json'))).join('|')
const GAMES = `@noren/(${NAMED})`
const REGISTRY = '@noren/games(/frozen|/manifests)?'
const may = (pattern: string, extra: Omit<Permit, 'to'> = {}): Permit => ({
  to: new RegExp(`^${pattern}$`),
  ...extra,
})

/** The values a module of the engine exports, read from its text. */
const exported = (file: string): string[] =>
  Array.from(
    readFileSync(join(ROOT, 'packages/engine/src', file), 'utf8').matchAll(
      /^export (?:const|function|class) (\w+)/gm,
    ),
    m => m[1] as string,
  )

/** What a page may take from the engine as values: seats, what is left to itself, forms of figures, and who is nobody. No rule is among them. */
const PAGE = new Set([
  ...exported('seats.ts'),
  ...exported('standing.ts'),
  ...exported('figures/schema.ts'),
  ...exported('figures/template.ts'),
  'WATCHER',
  'isNamed',
])

const game = (name: string): Room => ({
  dir: `packages/games/${name}`,
  ours: [
    may('@noren/engine/laws', { types: true }),
    may('@noren/engine(/puzzle-entry)?'),
    may('@noren/words'),
  ],
  others: 'none',
})

/** The table of the architecture, room by room: docs/architecture.md says why. */
export const ROOMS: readonly Room[] = [
  { dir: 'packages/engine', ours: [], others: 'none' },
  // What is said, in every language: the runtime knows nobody, compiler and checker read files.
  { dir: 'packages/words', ours: [may('@noren/engine', { types: true })], others: 'declared and node' },
  ...FOLDERS.map(game),
  // The registry knows every game; no game knows it, nor another game.
  {
    dir: 'packages/games',
    ours: [may('@noren/engine(/trick4/game)?'), may(GAMES), may(`${GAMES}/(sense|from-1|game)`)],
    others: 'none',
  },
  { dir: 'packages/bots', ours: [may('@noren/engine')], others: 'none' },
  { dir: 'packages/match', ours: [may('@noren/engine')], others: 'declared' },
  {
    dir: 'packages/protocol',
    ours: [may('@noren/(engine|match|words)', { types: true })],
    others: 'declared',
  },
  {
    dir: 'packages/store',
    ours: [may('@noren/match', { types: true }), may('@noren/engine', { types: true })],
    others: 'declared and node',
  },
  // A table wherever it is played: on a server or on a device. It knows neither machine.
  {
    dir: 'packages/table',
    ours: [
      may('@noren/(engine|match)'),
      may('@noren/protocol', { types: true }),
      may('@noren/protocol/codes'),
    ],
    others: 'none',
  },
  {
    dir: 'packages/server',
    ours: [
      may('@noren/(engine|bots|match|protocol|store|table|words)'),
      may(REGISTRY),
      may('@noren/protocol/delta'),
      // Games of others are held to the laws before they are served.
      may('@noren/engine/laws'),
    ],
    others: 'declared and node',
  },
  // What tests and trials stand on: other people's servers, and a client that plays. It knows the protocol alone.
  {
    dir: 'packages/testbed',
    ours: [may('@noren/engine'), may('@noren/protocol(/delta)?')],
    others: 'declared and node',
    tools: true,
  },
  {
    dir: 'packages/trials',
    ours: [
      may('@noren/(engine|bots|match|protocol|store|table)'),
      may('@noren/protocol/delta'),
      may('@noren/server(/(main|parts))?'),
      may('@noren/testbed/(client|fake-clock|nats|playing|postgres|relay)'),
    ],
    others: 'declared and node',
  },
  {
    dir: 'packages/web',
    except: 'packages/web/src/local',
    ours: [
      may('@noren/protocol(/(delta/decode|phrases|words|facts))?'),
      may('@noren/words(/(people|langs))?'),
      may('@noren/engine', { names: PAGE }),
      // Manifests name the games; the rules behind them do not travel with the page: packages/web/build/half.ts.
      may('@noren/games/manifests'),
      may(`${GAMES}/(words|moments|clauses/\\w+)`),
      may(`${GAMES}(/(view|facts))?`, { types: true }),
    ],
    others: 'declared',
  },
  {
    dir: 'packages/web/src/local',
    ours: [
      may('@noren/(engine|match|bots|protocol|table)'),
      may('@noren/bots/review'),
      may(REGISTRY),
      may(GAMES),
      may(`${GAMES}/(words|sense|view|clauses/\\w+)`),
    ],
    others: 'declared',
  },
  {
    dir: 'packages/cli',
    except: 'packages/cli/src/dojo',
    ours: [
      may('@noren/(engine|bots|match|protocol|store|server|table)'),
      may('@noren/bots/review'),
      may('@noren/trials(/(chaos|siege|outside|positions|finished))?'),
      may(REGISTRY),
      may('@noren/protocol/delta'),
      may('@noren/engine/laws'),
      may('@noren/words(/(people|check|build))?'),
      may('@noren/bench(/boardgameio|/duel|/(server|browser)/[a-z-]+)?'),
      may(GAMES),
      may(`${GAMES}/(words|sense|fixture|clauses/\\w+)`),
    ],
    others: 'declared and node',
  },
  // The oracle sees the true state: nobody may know it but the dojo, which measures honest bots against it.
  { dir: 'packages/oracle', ours: [may('@noren/(engine|bots)')], others: 'none' },
  {
    dir: 'packages/cli/src/dojo',
    ours: [may('@noren/(engine|bots|oracle)'), may('@noren/engine/laws'), may(GAMES)],
    others: 'declared and node',
  },
  {
    dir: 'tools/bench',
    ours: [may('@noren/engine(/trick4)?'), may('@noren/bots')],
    others: 'declared and node',
  },
]

/** Tests may also use the law suite, the test games, the fixtures of games, and what every test needs. */
export const TEST_DOORS = new RegExp(
  `^@noren/(engine(/(laws|kit|trick4(/fixture)?))?|words(/(people|check|build|trial))?|protocol/codes|games|match(/toy)?|bots/review|table|testbed/(client|fake-clock|nats|playing|postgres|relay|table-suite|skip-unless-installed)|(${NAMED})(/(fixture|words|view|sense|stage|from-1|game|clauses/\\w+))?)$`,
)
export const TEST_TOOLS = new Set(['vitest', 'fast-check', 'playwright-core', '@axe-core/playwright'])

/** The complaint about an import of one of our own packages, or null. */
export function objection(room: Room, i: Import): string | null {
  const permits = room.ours.filter(p => p.to.test(i.to))
  if (permits.length === 0) return 'this room may not know it'
  if (permits.some(p => p.types !== true && p.names === undefined)) return null
  if (i.types) return null
  const strangers = i.names.filter(name => !permits.some(p => p.names?.has(name) === true))
  return strangers.length === 0 ? null : `only types may cross, not ${strangers.join(', ')}`
}
