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
}

const LIBRARIES: readonly Library[] = [
  {
    name: 'engine',
    about:
      'Turn-based games with hidden information as tables of functions over plain data, with laws that test them.',
    doors: { '.': 'index', './laws': 'laws/index' },
    needs: [],
  },
  {
    name: 'bots',
    about: 'Search for games of @noren/engine that is handed a view and imagines the rest.',
    doors: { '.': 'index' },
    needs: ['engine'],
  },
]

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? walk(path) : [path]
  })

/** JavaScript and types of one library, by the compiler alone. */
function compile(name: string, to: string, work: string): void {
  const folder = join(ROOT, 'packages', name)
  const config = join(work, `${name}.tsconfig.json`)
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      include: [join(folder, 'src')],
      compilerOptions: {
        composite: false,
        incremental: false,
        emitDeclarationOnly: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: join(folder, 'src'),
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

/** The libraries as tarballs, ready for others; the paths of their files. */
export function packLibraries(out: string, version: string): string[] {
  const work = join(out, 'libraries')
  return LIBRARIES.map(({ name, about, doors, needs }) => {
    const stage = join(work, name)
    rmSync(stage, { recursive: true, force: true })
    mkdirSync(stage, { recursive: true })
    compile(name, join(stage, 'dist'), work)
    const door = (module: string) => ({ types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` })
    const manifest = {
      name: `@noren/${name}`,
      version,
      description: about,
      type: 'module',
      license: 'MIT',
      sideEffects: false,
      engines: { node: '>=20' },
      files: ['dist'],
      exports: Object.fromEntries(Object.entries(doors).map(([key, module]) => [key, door(module)])),
      dependencies: Object.fromEntries(needs.map(need => [`@noren/${need}`, `^${version}`])),
    }
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    cpSync(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'))
    cpSync(join(ROOT, 'packages', name, 'README.md'), join(stage, 'README.md'))
    const { command, args, shell } = npm(['pack', '--silent', '--pack-destination', out])
    const packed = spawnSync(command, args, {
      cwd: stage,
      shell,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    })
    if (packed.status !== 0) throw new Error(`npm pack of ${name} failed`)
    return join(out, packed.stdout.trim())
  })
}
