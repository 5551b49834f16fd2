import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A compose file, as much of it as our own use. */
export interface Service {
  readonly image?: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, unknown>>
}

type Env = Readonly<Record<string, string | undefined>>

/** `${NAME}`, `${NAME:-usual}` and `${NAME:?why}`, as compose reads them. */
export function fillIn(text: string, env: Env): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind?: string, rest = '') => {
    const value = env[name]
    if (value !== undefined && value !== '') return value
    if (kind === '-') return rest
    throw new Error(`${name} is not set${kind === '?' ? `: ${rest}` : ''}`)
  })
}

/** The services of a file, with the environment filled in. */
export function services(file: string, env: Env): Record<string, Service> {
  const read = parse(fillIn(readFileSync(file, 'utf8').replace(/^\s*#.*$/gm, ''), env), { merge: true }) as {
    services: Record<string, Service>
  }
  return read.services
}

/** The lines of a Dockerfile's stages, by their instruction. */
export function stages(file: string): Record<string, string[]>[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*#.*\n/gm, '')
  return text.split(/^(?=FROM )/m).map(stage => {
    const lines: Record<string, string[]> = {}
    for (const line of stage.split('\n').filter(l => l.trim() !== '')) {
      const [word = '', rest = ''] = line.split(/ (.*)/)
      ;(lines[word] ??= []).push(rest)
    }
    return lines
  })
}
