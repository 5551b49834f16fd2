import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Kind, Trouble } from './check.ts'
import { KINDS, checkRoom } from './check.ts'
import { compile } from './compile.ts'
import { LANG_IDS } from './langs.ts'
import type { Folder } from './rooms.ts'
import { PAGE, PEOPLE, foldersIn } from './rooms.ts'
import { isForm } from './uses.ts'

/** What `noren words --check` says of the whole house. */
export type Report = { readonly languages: readonly string[]; readonly messages: number } & Readonly<
  Record<Kind, number>
> & { readonly faults: readonly string[] }

/** Reads every room in every language. */
export function checkHouse(root: string): Report {
  const folders = foldersIn(root)
  const people = folders.find(f => f.path === PEOPLE)?.sources ?? {}
  const faults: (Trouble & { readonly room: string })[] = []
  let messages = 0
  for (const folder of folders) {
    messages += Object.keys(compile(folder.sources.en ?? '').catalogue).filter(id => !isForm(id)).length
    const shared = folder.path === PEOPLE ? {} : people
    const { sources, name } = folder
    const room = {
      sources,
      shared,
      langs: LANG_IDS,
      never: neverIn(root, folder),
      code: codeOf(root, folder),
    }
    for (const t of checkRoom(room)) faults.push({ ...t, room: folder.rules ? `${name} rules` : name })
  }
  faults.push(...saidTwice(folders))
  const count = (kind: Kind): number => faults.filter(f => f.kind === kind).length
  const counts = Object.fromEntries(KINDS.map(kind => [kind, count(kind)])) as Record<Kind, number>
  return {
    languages: [...LANG_IDS].sort(),
    messages,
    ...counts,
    faults: faults.map(f => `${f.room} ${f.lang} ${f.id}: ${f.what}`),
  }
}

/** A part of the page is heard together with the page itself: an id means one thing in all of them. */
export function saidTwice(
  folders: readonly Pick<Folder, 'path' | 'name' | 'part' | 'sources'>[],
): (Trouble & { readonly room: string })[] {
  const ids = new Map<string, string>()
  return folders
    .filter(f => f.part || f.path === PAGE)
    .flatMap(({ name, sources }) =>
      Object.keys(compile(sources.en ?? '').catalogue).flatMap(id => {
        const other = ids.get(id)
        ids.set(id, name)
        if (other === undefined) return []
        return [{ room: name, kind: 'unknown' as const, lang: 'en', id, what: `stands in ${other} too` }]
      }),
    )
}

function neverIn(
  root: string,
  { path, part }: Folder,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const file = join(root, dirname(part ? PAGE : path), 'words/never.json')
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>)
    : {}
}

/** The code that may say the words of a room: its own, and for a game the board of the same name. People are said by everybody. */
function codeOf(root: string, { path, name, part }: Folder): string {
  if (path === PEOPLE) return "'person' 'you'"
  const own = `${dirname(part ? PAGE : path)}/src/**/*.{ts,tsx}`
  const board = path.startsWith('packages/games/') ? [`packages/web/src/games/${name}/**/*.{ts,tsx}`] : []
  return globSync([own, ...board], { cwd: root })
    .filter(file => !file.endsWith('.gen.ts'))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}
