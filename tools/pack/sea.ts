import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inject } from 'postject'
import { SERVING } from '../platform.mjs'

/** Where Node looks for what was put into it; the same in every Node. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

const walk = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .flatMap(name => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? walk(path) : [path]
    })

/** The packed program and the Node that runs this as one file. */
export async function executable(stage: string, out: string, version: string): Promise<string> {
  const work = join(out, 'sea')
  mkdirSync(work, { recursive: true })
  const files = walk(stage).map(path => relative(stage, path).split(sep).join('/'))
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(stage, file)))
  const stamp = `${version}-${hash.digest('hex').slice(0, 12)}`
  writeFileSync(join(work, 'list.json'), JSON.stringify({ stamp, files }))
  const assets = Object.fromEntries(files.map(file => [file, join(stage, file)]))
  const config = {
    main: join(import.meta.dirname, 'sea-main.cjs'),
    output: join(work, 'noren.blob'),
    disableExperimentalSEAWarning: true,
    // The way in which the main script starts the program is one of Node's experiments; tests try it.
    execArgv: [...SERVING, '--disable-warning=ExperimentalWarning'],
    assets: { ...assets, list: join(work, 'list.json') },
  }
  writeFileSync(join(work, 'sea.json'), JSON.stringify(config))
  execFileSync(process.execPath, ['--experimental-sea-config', join(work, 'sea.json')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const file = join(
    out,
    `noren-${version}-${process.platform}-${process.arch}${process.platform === 'win32' ? '.exe' : ''}`,
  )
  copyFileSync(process.execPath, file)
  chmodSync(file, 0o755)
  await inject(file, 'NODE_SEA_BLOB', readFileSync(config.output), {
    sentinelFuse: FUSE,
    ...(process.platform === 'darwin' ? { machoSegmentName: 'NODE_SEA' } : {}),
  })
  // macOS runs nothing that was changed after it was signed.
  if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', '--force', file])
  rmSync(work, { recursive: true, force: true })
  return file
}
