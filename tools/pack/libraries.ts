import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../platform.mjs'
import { ROOT } from './bundle.ts'

interface Library {
  readonly name: string
  readonly about: string
  /** Its doors, and the modules behind them. */
  readonly doors: Readonly<Record<string, string>>
  readonly needs: readonly string[]
  /** Packages of others that it needs. */
  readonly others?: readonly string[]
  /** Folders beside src that belong to it. */
  readonly beside?: readonly string[]
  /** Folders that go with it as they are. */
  readonly shown?: readonly string[]
}

const LIBRARIES: readonly Library[] = [
  {
    name: 'engine',
    about:
      'Turn-based games with hidden information as tables of functions over plain data, with laws that test them.',
    doors: { '.': 'index', './laws': 'laws/index', './puzzle-entry': 'puzzle-entry' },
    needs: [],
  },
  {
    name: 'bots',
    about: 'Search for games of @noren/engine that is handed a view and imagines the rest.',
    doors: { '.': 'index' },
    needs: ['engine'],
    shown: ['example'],
  },
  {
    name: 'words',
    about:
      'What games of @noren/engine say, in every language: Fluent catalogues made into tables, and the voice that reads them.',
    doors: { '.': 'src/index', './build': 'src/build', './unpack': 'src/unpack' },
    needs: ['engine'],
    others: ['@fluent/syntax'],
    beside: ['people'],
  },
]

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? walk(path) : [path]
  })

const manifestOf = (folder: string): { readonly dependencies?: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8')) as object

/** JavaScript and types of one library, by the compiler alone. */
function compile({ name, beside = [] }: Library, to: string, work: string): void {
  const folder = join(ROOT, 'packages', name)
  const config = join(work, `${name}.tsconfig.json`)
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      include: ['src', ...beside].map(part => join(folder, part)),
      compilerOptions: {
        composite: false,
        incremental: false,
        emitDeclarationOnly: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: beside.length === 0 ? join(folder, 'src') : folder,
        outDir: to,
        types: ['node'],
        typeRoots: [join(ROOT, 'node_modules/@types')],
        // The other library is read as it will be installed: by its types.
        paths: { '@noren/engine': [join(work, 'engine/dist/index.d.ts')] },
      },
    }),
  )
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  })
  rmSync(config)
  // The compiler leaves the endings of sources in declarations, which only newer compilers read.
  for (const file of walk(to).filter(path => path.endsWith('.d.ts'))) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2'))
  }
}

/** Packs a folder; the path of the tarball. */
export function tarballOf(stage: string, out: string): string {
  const { command, args, shell } = npm(['pack', '--silent', '--pack-destination', out])
  const packed = spawnSync(command, args, {
    cwd: stage,
    shell,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (packed.status !== 0) throw new Error(`npm pack of ${stage} failed`)
  return join(out, packed.stdout.trim())
}

/** The libraries as tarballs, ready for others; the paths of their files. */
export function packLibraries(out: string, version: string): string[] {
  const work = join(out, 'libraries')
  return LIBRARIES.map(library => {
    const { name, about, doors, needs, others = [], shown = [] } = library
    const stage = join(work, name)
    rmSync(stage, { recursive: true, force: true })
    mkdirSync(stage, { recursive: true })
    compile(library, join(stage, 'dist'), work)
    const door = (module: string) => ({ types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` })
    const manifest = {
      name: `@noren/${name}`,
      version,
      description: about,
      type: 'module',
      license: 'MIT',
      sideEffects: false,
      engines: { node: '>=20' },
      files: ['dist', ...shown],
      exports: Object.fromEntries(Object.entries(doors).map(([key, module]) => [key, door(module)])),
      dependencies: Object.fromEntries([
        ...needs.map(need => [`@noren/${need}`, `^${version}`]),
        ...others.map(other => [other, manifestOf(name).dependencies?.[other]]),
      ]),
    }
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    for (const part of shown)
      cpSync(join(ROOT, 'packages', name, part), join(stage, part), { recursive: true })
    cpSync(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'))
    cpSync(join(ROOT, 'packages', name, 'README.md'), join(stage, 'README.md'))
    return tarballOf(stage, out)
  })
}
