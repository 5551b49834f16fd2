import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a package of others says about itself. */
export interface Packaged {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** The text that must go with it; null where the package holds none. */
  readonly text: string | null
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string | { readonly type: string }
  readonly licenses?: readonly { readonly type: string }[]
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

const nameOf = ({ license, licenses }: Manifest): string => {
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map(l => l.type).join(' OR ') ?? 'unknown'
}

export function packaged(folder: string): Packaged {
  const manifest = read(folder)
  const file = readdirSync(folder).find(name => /^(licen[cs]e|copying)/i.test(name))
  return {
    name: manifest.name,
    version: manifest.version,
    licence: nameOf(manifest),
    text: file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim(),
  }
}

/** The folders of a package's dependencies and of theirs, looked for upwards as Node does. */
export function closure(modules: string, names: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (name: string, from: string): void => {
    const near = join(from, 'node_modules', name)
    const folder = existsSync(near) ? near : join(modules, name)
    if (found.has(folder) || !existsSync(join(folder, 'package.json'))) return
    found.add(folder)
    for (const next of Object.keys(read(folder).dependencies ?? {})) visit(next, folder)
  }
  for (const name of names) visit(name, '')
  return [...found].sort()
}

const NOTICE = /^\s*(?:copyright|\(c\)|©)/i

/** A licence in two parts: whose work it is, and what they allow. */
function parted(text: string): { readonly notice: string; readonly terms: string } {
  const all = text.replaceAll('\r\n', '\n').split(/\n\s*\n/)
  const pick = (wanted: boolean): string => all.filter(p => NOTICE.test(p) === wanted).join('\n\n')
  return { notice: pick(true), terms: pick(false) }
}

/** One text with all licences, each with the packages that it is for: terms that many use stand there once, behind all their notices. */
export function licences(packages: readonly Packaged[]): string {
  const list = packages.map(p => `${p.name} ${p.version}: ${p.licence}`)
  const groups = new Map<string, { readonly terms: string; readonly heads: string[] }>()
  for (const p of packages) {
    const { notice, terms } = parted(p.text ?? `Licence: ${p.licence}`)
    const key = terms.replace(/\s+/g, ' ')
    const group = groups.get(key) ?? { terms, heads: [] }
    group.heads.push([`${p.name} ${p.version} (${p.licence})`, ...(notice === '' ? [] : [notice])].join('\n'))
    groups.set(key, group)
  }
  const line = `\n\n${'-'.repeat(80)}\n\n`
  const texts = [...groups.values()].map(({ terms, heads }) => `${heads.join('\n\n')}\n\n${terms}`)
  return `Noren holds code of these packages, each under its own licence:\n\n${list.join('\n')}${line}${texts.join(line)}\n`
}
