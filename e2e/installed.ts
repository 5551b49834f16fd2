import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from '../tools/platform.mjs'

/** The packed program, installed from its tarball in a folder in which nothing else was. */
export interface Installed {
  readonly folder: string
  /** The packages that npm put there. */
  readonly packages: readonly string[]
  /** What is started. */
  readonly bin: string
  /** A module of the bundle. */
  part(name: string): URL
  remove(): void
}

const PACK = 'tools/pack/pack.ts'

export function installPacked(): Installed {
  const base = mkdtempSync(join(tmpdir(), 'noren-packed-'))
  const tarball = execFileSync(process.execPath, [PACK, '--program', '--out', join(base, 'release')], {
    encoding: 'utf8',
  }).trim()
  const folder = join(base, 'empty')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  // Nothing is fetched: a tarball with a dependency would not install.
  const { command, args, shell } = npm([
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--silent',
    tarball,
  ])
  execFileSync(command, args, { cwd: folder, shell })
  const modules = join(folder, 'node_modules')
  const program = join(modules, 'noren')
  return {
    folder,
    packages: readdirSync(modules).filter(name => !name.startsWith('.')),
    bin: join(program, 'bin/noren.mjs'),
    part: name => new URL(`file://${join(program, 'dist', `${name}.js`)}`),
    remove: () => rmSync(base, { recursive: true, force: true }),
  }
}
