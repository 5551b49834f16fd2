import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { OLDEST } from '../platform.mjs'
import { ROOT } from './bundle.ts'
import { tarballOf } from './libraries.ts'

const CLI = join(ROOT, 'packages/cli')
/** What the tests and the build of a game need beside our libraries, in the versions that we use ourselves. */
const TOOLS = ['@types/node', 'fast-check', 'rolldown', 'typescript', 'vitest']
const OURS = ['bots', 'engine', 'words']

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>
}
const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest

function put(to: string, text: string): void {
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, text)
}

/** The pattern of `noren new-game`, and around it what makes a package of it. */
function layTemplate(to: string, version: string): void {
  const pattern = join(CLI, 'scaffold')
  for (const file of globSync('**/*.{ts,ftl}', { cwd: pattern }))
    if (!file.endsWith('.gen.ts'))
      put(
        join(to, file),
        readFileSync(join(pattern, file), 'utf8').replace("'@noren/engine/kit'", "'./kit.ts'"),
      )
  // In the repository the runner is handed in by the tests of the engine.
  const kit = readFileSync(join(ROOT, 'packages/engine/test/kit.ts'), 'utf8')
  put(join(to, 'test/kit.ts'), kit.replace("'../src/laws/index.ts'", "'@noren/engine/laws'"))
  const around = join(CLI, 'outside')
  // Sources that need the pattern around them lie there as text, so that nobody compiles them alone.
  for (const file of globSync('{*,{test,tools}/*}.*', { cwd: around }).concat('_gitignore'))
    put(join(to, file.replace(/\.txt$/, '')), readFileSync(join(around, file), 'utf8'))
  const tools = read(join(ROOT, 'package.json')).devDependencies
  const manifest = {
    ...read(join(around, 'package.json')),
    devDependencies: Object.fromEntries([
      ...OURS.map(name => [`@noren/${name}`, `^${version}`]),
      ...TOOLS.map(name => [name, tools[name]]),
    ]),
  }
  put(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** `create-noren-game` as a tarball; the path of its file. */
export async function packCreator(out: string, version: string): Promise<string> {
  const stage = join(out, 'libraries/create-noren-game')
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage, { recursive: true })
  const build = await rolldown({
    cwd: ROOT,
    input: join(CLI, 'src/create.ts'),
    platform: 'node',
    tsconfig: false,
  })
  await build.write({ file: join(stage, 'index.js'), format: 'esm', banner: '#!/usr/bin/env node' })
  await build.close()
  layTemplate(join(stage, 'template'), version)
  const manifest = {
    name: 'create-noren-game',
    version,
    description:
      'Lays out a game for Noren: rules, words, laws, examples and bots, ready to be tested and served.',
    type: 'module',
    license: 'MIT',
    bin: { 'create-noren-game': 'index.js' },
    engines: { node: `>=${OLDEST.join('.')}` },
    files: ['index.js', 'template'],
  }
  put(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  put(
    join(stage, 'README.md'),
    '# create-noren-game\n\n`npm create noren-game tea-house` lays out a small whole game to take apart: its README says what is where.\n',
  )
  cpSync(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'))
  return tarballOf(stage, out)
}
