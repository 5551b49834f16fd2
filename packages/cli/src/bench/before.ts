import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { UsageError } from '../usage.ts'
import { say } from '../say.ts'
import { ROOT } from './contenders.ts'

/** A tree to compare with, and how to be rid of it. */
export interface Earlier {
  readonly root: string
  close(): void
}

const OWN = '@noren'

/** The tree that somebody named: a folder with a checkout, or a commit, which is laid out in a folder of its own. */
export const earlierTree = (name: string): Earlier =>
  laidOut(name, root => {
    linkPackages(root)
    execFileSync(process.execPath, ['packages/words/src/main.ts'], { cwd: root, stdio: 'ignore' })
  })

/** The same with its page built, from the packages that its own lock file names: they are part of what a page weighs. */
export function earlierPage(name: string): Earlier {
  const tree = laidOut(name, root => npm(root, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'))
  try {
    if (!existsSync(join(tree.root, 'packages/web/dist/index.html'))) npm(tree.root, 'run', 'build')
    return tree
  } catch (error) {
    tree.close()
    throw error
  }
}

function npm(root: string, ...args: readonly string[]): void {
  execFileSync('npm', args, { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' })
}

/** A folder with a checkout as it is; of a commit, a folder of its own that `prepare` makes ready. */
function laidOut(name: string, prepare: (root: string) => void): Earlier {
  const folder = resolve(name)
  if (existsSync(join(folder, 'packages/engine/src/index.ts'))) return { root: folder, close() {} }
  const root = mkdtempSync(join(tmpdir(), 'noren-before-'))
  const close = (): void => rmSync(root, { recursive: true, force: true })
  try {
    const tar = join(root, 'tree.tar')
    try {
      execFileSync('git', ['archive', '--format=tar', `--output=${tar}`, name], {
        cwd: ROOT,
        stdio: 'ignore',
      })
    } catch {
      throw new UsageError(say('cli-bench-no-before', { name }))
    }
    execFileSync('tar', ['-xf', 'tree.tar'], { cwd: root })
    prepare(root)
    return { root, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Other people's packages are those of this tree; our own are the ones of that commit. */
function linkPackages(root: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')]
  mkdirSync(join(to, OWN), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== OWN && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name), 'junction')
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(resolve(to, OWN, readlinkSync(join(from, OWN, name))), join(to, OWN, name), 'junction')
}
