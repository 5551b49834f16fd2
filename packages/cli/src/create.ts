import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { namingFault, prefixFor, renamed } from './naming.ts'

/**
 * `npm create noren-game NAME`: `noren new-game` for people outside the repository. It is packed with a template: the pattern of
 * new-game, and what a package of its own needs around it (packages/cli/outside).
 */
const USAGE = `create-noren-game <name> [prefix] [--from <folder>]

  name      small letters, such as tea-house: the folder, and the id of the game
  prefix    the two capital letters its clauses begin with, such as TH
  --from    take the packages of Noren from the tarballs in this folder (npm run pack), not from the registry
`

/** Letters that the clauses of the house's own games begin with. */
const TAKEN = ['SA', 'SS', 'HS', 'SK', 'NG']

interface Wish {
  readonly name: string
  readonly prefix: string
  /** The folder that it is written into. */
  readonly to: string
  /** Folder of tarballs; null for the registry. */
  readonly from: string | null
}

/** The tarball of a package in a folder. */
function tarball(from: string, name: string): string {
  const stem = name.replace('@', '').replace('/', '-')
  const [file] = globSync(`${stem}-[0-9]*.tgz`, { cwd: from })
  if (file === undefined) throw new Error(`there is no ${stem}-VERSION.tgz in ${from}; npm run pack makes it`)
  return join(from, file)
}

/** The package file, with where the packages of Noren come from. */
function packageFile(text: string, { name, from, to }: Wish): string {
  const said = JSON.parse(text) as { name: string; devDependencies: Record<string, string> }
  for (const each of Object.keys(said.devDependencies).filter(p => p.startsWith('@noren/')))
    if (from !== null)
      said.devDependencies[each] = `file:${relative(to, tarball(from, each)).replaceAll('\\', '/')}`
  return `${JSON.stringify({ ...said, name }, null, 2)}\n`
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => statSync(join(folder, file)).isFile())
    .sort()

/** Writes the game; the files that it wrote. */
export function create(template: string, wish: Wish): string[] {
  const { name, prefix, to } = wish
  const fault = namingFault(name, prefix)
  if (fault === 'name') throw new Error('a game is called by small letters, such as tea-house')
  if (fault === 'prefix') throw new Error('a prefix is two capital letters, such as TH')
  if (existsSync(to)) throw new Error(`${to} is there already`)
  return filesIn(template).map(file => {
    const text = readFileSync(join(template, file), 'utf8')
    // A package may not hold a file of this name: npm would read it as its own.
    const target = join(to, file.replace(/^_/, '.'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, file === 'package.json' ? packageFile(text, wish) : renamed(text, name, prefix))
    return relative(to, target)
  })
}

function run(argv: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { from: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [name, given] = positionals
  if (name === undefined || values.help === true) {
    process.stdout.write(USAGE)
    return values.help === true ? 0 : 2
  }
  const from = values.from === undefined ? null : resolve(values.from)
  const template = fileURLToPath(new URL('./template', import.meta.url))
  const wish = { name, prefix: given ?? prefixFor(name, TAKEN), to: resolve(name), from }
  const files = create(template, wish)
  process.stdout.write(`${files.length} files in ${name}; next:

  cd ${name}
  npm install
  npm run golden     keeps one game for each size of table
  npm test
  npm run build      then serve it: npx noren --games .
`)
  return 0
}

try {
  process.exitCode = run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`create-noren-game: ${(error as Error).message}\n`)
  process.exitCode = 2
}
