import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly id?: { readonly name: string } | null
  readonly declaration?: Node | null
  readonly declarations?: readonly { readonly id: { readonly name: string } }[]
  readonly source?: { readonly value: string } | null
  readonly specifiers?: readonly {
    readonly local: { readonly name: string }
    readonly exported: { readonly name: string }
  }[]
}

/** Something that a library hands out. */
export interface Entry {
  readonly name: string
  /** Its comment, without the signs around it; empty where there is none. */
  readonly about: string
  /** Its declaration as the compiler wrote it. */
  readonly code: string
}

/** A file of a library, and what it hands out. */
export interface Module {
  readonly name: string
  readonly entries: readonly Entry[]
}

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/

/** The comment that ends where something begins. */
function commentBefore(text: string, start: number): string {
  const found = COMMENT.exec(text.slice(0, start))?.[1] ?? ''
  return found
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
}

const namesOf = (declaration: Node): string[] =>
  declaration.declarations?.map(d => d.id.name) ?? (declaration.id ? [declaration.id.name] : [])

/** What a declaration file exports, through whatever it passes on; `only` names what is wanted of it. */
function modulesOf(file: string, only: ReadonlySet<string> | null, seen: Set<string>): Module[] {
  const text = readFileSync(file, 'utf8')
  const entries = new Map<string, Entry>()
  const passed: Module[] = []
  for (const node of parseAst(text, { lang: 'dts' }).body as unknown as readonly Node[]) {
    if (!node.type.startsWith('Export')) continue
    if (node.source) {
      const to = join(dirname(file), node.source.value.replace(/\.js$/, '.d.ts'))
      const named = node.specifiers?.map(s => s.local.name)
      passed.push(...modulesOf(to, named === undefined ? only : new Set(named), seen))
      continue
    }
    for (const name of node.declaration ? namesOf(node.declaration) : []) {
      const key = `${file} ${name}`
      if ((only !== null && !only.has(name)) || (seen.has(key) && !entries.has(name))) continue
      seen.add(key)
      const code = text.slice(node.start, node.end).replace(/^export (declare )?/, '')
      const before = entries.get(name)
      // Overloads stand under one name.
      const about = commentBefore(text, node.start)
      entries.set(name, {
        name,
        about: [before?.about, about].filter(Boolean).join('\n\n'),
        code: before === undefined ? code : `${before.code}\n${code}`,
      })
    }
  }
  const name = file.replace(/^.*\/dist\//, '').replace(/\.d\.ts$/, '')
  return [...passed, ...(entries.size === 0 ? [] : [{ name, entries: [...entries.values()] }])]
}

/** Files that are passed on more than once are one file. */
export function modulesBehind(door: string): Module[] {
  const all = modulesOf(door, null, new Set())
  return [...new Set(all.map(m => m.name))].map(name => ({
    name,
    entries: all.filter(m => m.name === name).flatMap(m => m.entries),
  }))
}

/** One page: a door of a library, file by file. */
export function pageOf(title: string, intro: string, modules: readonly Module[]): string {
  const parts = modules.map(m => {
    const entries = m.entries.map(
      ({ name, about, code }) =>
        `### ${name}\n\n${about === '' ? '' : `${about}\n\n`}\`\`\`ts\n${code}\n\`\`\`\n`,
    )
    return `## ${m.name}\n\n${entries.join('\n')}`
  })
  return `# ${title}\n\nMade from the comments by \`npm run api\`. ${intro}\n\n${parts.join('\n')}`
}
