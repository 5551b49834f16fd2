import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Game, LoadedRules } from '@noren/engine'
import { throughDoor } from '@noren/engine'
import { registry } from '@noren/games'
import { ROOT } from '../clauses/lists.ts'
import type { Listed } from '../games.ts'
import { GAMES } from '../games.ts'
import type { Out } from '../out.ts'
import type { Command } from '../line.ts'
import { bundle, fileOf, goldensOf, hashOf, ownGoldens } from '../versions/bundle.ts'
import { brokenGoldens, checkTree } from '../versions/check.ts'
import type { Checked } from '../versions/check.ts'
import { whole } from '../usage.ts'
import { say } from '../say.ts'

/** One version of one game, and whether all that is kept of it still plays as it did. */
export interface Version {
  readonly game: string
  readonly version: number
  /** Null while this version is only in the tree. */
  readonly hash: string | null
  readonly goldens: number
  readonly ok: boolean
  readonly faults: readonly string[]
}

async function goldensIn(dir: string): Promise<Map<string, string>> {
  const names = (await readdir(join(ROOT, dir))).filter(name => name.endsWith('.replay')).sort()
  return new Map(
    await Promise.all(
      names.map(async name => [name, await readFile(join(ROOT, dir, name), 'utf8')] as const),
    ),
  )
}

const judged = (
  game: string,
  rules: Game,
  hash: string | null,
  goldens: ReadonlyMap<string, string>,
  more: readonly string[] = [],
): Version => {
  const none = goldens.size === 0 ? [say('cli-versions-none')] : []
  const faults = [...more, ...none, ...brokenGoldens(rules, goldens)]
  return { game, version: rules.version, hash, goldens: goldens.size, ok: faults.length === 0, faults }
}

/** Every version of every game, each replayed with its own rules. */
export async function allVersions(): Promise<Version[]> {
  const all: Version[] = []
  for (const { name } of GAMES) {
    for (const file of registry.frozen.filter(f => registry.idOf(f.game) === name)) {
      const path = fileOf(file.game, file.version, file.hash)
      const changed = hashOf(await readFile(join(ROOT, path), 'utf8')) !== file.hash
      const { frozen } = await file.load()
      const faults = changed ? [say('cli-versions-changed', { file: path })] : []
      all.push(
        judged(
          name,
          throughDoor(frozen),
          file.hash,
          await goldensIn(goldensOf(file.game, file.version)),
          faults,
        ),
      )
    }
    const { game } = (await registry.newest(name)) as LoadedRules
    if (registry.bundleOf(name, game.version) === null)
      all.push(judged(name, game, null, await ownGoldens(listedAs(name))))
  }
  return all
}

const listedAs = (name: string): Listed => GAMES.find(g => g.name === name) as Listed

/** What the tree did to every game since its newest frozen version. */
export async function checkAll(games: number): Promise<Checked[]> {
  const all: Checked[] = []
  for (const entry of GAMES) {
    const { game } = (await registry.newest(entry.name)) as LoadedRules
    const files = registry.frozen.filter(f => registry.idOf(f.game) === entry.name)
    const frozen = await Promise.all(
      files.map(async file => ({ file, game: throughDoor((await file.load()).frozen) })),
    )
    const hash = hashOf(await bundle(entry))
    const goldens = await ownGoldens(entry)
    all.push(checkTree({ name: entry.name, newest: game, hash, frozen, goldens }, games))
  }
  return all
}

function tellChecked(checked: readonly Checked[], out: Out): void {
  for (const { game, version, since, change, parting, fault } of checked) {
    const from =
      since === null
        ? say('cli-versions-first')
        : say('cli-versions-since', { version: String(since), what: change })
    const where =
      parting === null
        ? ''
        : ` (${say('cli-versions-where', {
            what: parting.what,
            n: parting.decision,
            seed: String(parting.seed),
            m: parting.seats,
          })})`
    out.print(`${game}@${version}: ${from}${where}`)
    if (fault !== null) out.print(`  ${fault}`)
  }
}

/** Lists the versions of all games; with --check, says what a change of the tree was and whether it is allowed. */
export const versions: Command = {
  usage: 'versions',
  options: ['--check', '--games <n>', '--json'],
  async run(_args, flags, out) {
    if (flags['check'] === true) {
      const checked = await checkAll(whole(flags, 'games', { min: 1, max: 100_000, usual: 5 }))
      if (flags['json'] === true) out.print(JSON.stringify({ checked }))
      else tellChecked(checked, out)
      return checked.every(c => c.fault === null) ? 0 : 1
    }
    const all = await allVersions()
    if (flags['json'] === true)
      out.print(
        JSON.stringify({
          versions: all.map(({ faults, ...v }) => (faults.length === 0 ? v : { ...v, faults })),
        }),
      )
    else
      for (const { game, version, hash, goldens, faults } of all) {
        out.print(
          say(faults.length === 0 ? 'cli-versions-same' : 'cli-versions-faults', {
            name: `${game}@${version} ${hash ?? say('cli-versions-tree')}`,
            n: goldens,
            list: faults.join('; '),
          }),
        )
      }
    return all.every(v => v.ok) ? 0 : 1
  },
}
