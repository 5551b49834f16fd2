import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OLDEST, SERVING } from '../platform.mjs'
import { readLock } from '../release/dependencies.ts'
import { billOf } from '../release/sbom.ts'
import { bundle, ROOT } from './bundle.ts'
import { packCreator } from './creator.ts'
import { packLibraries, tarballOf } from './libraries.ts'
import { closure, licences, packaged } from './licences.ts'

/**
 * `npm run pack -- --out DIR`: the whole program as JavaScript in one tarball without dependencies, and the libraries and
 * `create-noren-game`, unless only the program is asked for (`--program`). The unpacked folder stays beside
 * it, with a bill of materials: images and units are made from it. With `--sea` also one executable with Node in it.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'release' },
    sea: { type: 'boolean', default: false },
    program: { type: 'boolean', default: false },
  },
})
const out = resolve(values.out)
const stage = join(out, 'noren')

interface Manifest {
  readonly version: string
  readonly description: string
  readonly dependencies?: Readonly<Record<string, string>>
}
const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest

/** What builds the page is not in it. */
const BUILDERS = new Set(['vite', '@vitejs/plugin-react'])

const page = join(ROOT, 'packages/web/dist')
if (!existsSync(join(page, 'index.html'))) throw new Error('the page is not built: npm run build')
const { version, description } = manifest('.')
rmSync(stage, { recursive: true, force: true })
mkdirSync(join(stage, 'bin'), { recursive: true })

const inProgram = await bundle(join(stage, 'dist'))
const ofPage = Object.keys(manifest('packages/web').dependencies ?? {}).filter(
  name => !name.startsWith('@noren/') && !BUILDERS.has(name),
)
const folders = new Set([...inProgram, ...closure(join(ROOT, 'node_modules'), ofPage)])
const others = [...folders].map(packaged).sort((a, b) => a.name.localeCompare(b.name))
const fonts = readFileSync(join(ROOT, 'packages/web/src/styles/fonts/OFL.txt'), 'utf8')
writeFileSync(
  join(stage, 'LICENSES.txt'),
  `${licences(others)}\n${'-'.repeat(80)}\n\nFonts of the page\n\n${fonts}`,
)

cpSync(page, join(stage, 'page'), { recursive: true })
cpSync(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'))
cpSync(join(import.meta.dirname, 'README.package.md'), join(stage, 'README.md'))
writeFileSync(
  join(stage, 'bin/noren.mjs'),
  `#!/usr/bin/env -S node ${SERVING.join(' ')}
// Plain JavaScript that any Node reads: an older one gets a sentence.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major > ${OLDEST[0]} || (major === ${OLDEST[0]} && minor >= ${OLDEST[1]})) await import('../dist/house.js')
else {
  process.stderr.write(\`noren: Node ${OLDEST.join('.')} or newer is needed; this is \${process.versions.node}\\n\`)
  process.exitCode = 1
}
`,
  { mode: 0o755 },
)
writeFileSync(
  join(stage, 'package.json'),
  `${JSON.stringify(
    {
      name: 'noren',
      version,
      description,
      type: 'module',
      license: 'MIT',
      bin: { noren: 'bin/noren.mjs' },
      engines: { node: `>=${OLDEST.join('.')}` },
      files: ['bin', 'dist', 'page', 'LICENSES.txt'],
    },
    null,
    2,
  )}\n`,
)
const bill = billOf(version, others, readLock())
writeFileSync(join(out, `noren-${version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`)
process.stdout.write(`${tarballOf(stage, out)}\n`)
if (!values.program) {
  for (const file of [...packLibraries(out, version), await packCreator(out, version)])
    process.stdout.write(`${file}\n`)
}
if (values.sea) {
  const { executable } = await import('./sea.ts')
  process.stdout.write(`${await executable(stage, out, version)}\n`)
}
