import { join } from 'node:path'
import { buildGenerator, programFromConfig } from 'typescript-json-schema'

/** A schema as the library makes it; only its parts are looked at here. */
export interface Schema {
  readonly [key: string]: unknown
}

const typeName = (game: string): string => `${game.slice(0, 1).toUpperCase()}${game.slice(1)}View`

/** The library names a type by the file it stands in; within one game its own name is enough. */
const ownName = (name: string): string => name.replaceAll(/import\([^)]*\)\./g, '').replaceAll(/[^\w]+/g, '_')

/** Of a question that is two types at once the library tells one: the fields of the other must be let in. */
const opened = (question: unknown): unknown =>
  JSON.parse(JSON.stringify(question), (key, value: unknown) =>
    key === 'additionalProperties' ? undefined : value,
  )

/** The view of a game as JSON Schema, made from its type: what a seat may see is described in one place. */
export function viewSchema(game: string): Schema {
  const file = join(import.meta.dirname, `../../packages/games/${game}/src/view.ts`)
  const program = programFromConfig(join(import.meta.dirname, 'tsconfig.json'), [file])
  const generator = buildGenerator(program, { required: true, noExtraProps: true, ignoreErrors: true })
  const schema = generator?.getSchemaForSymbol(typeName(game))
  if (schema === undefined) throw new Error(`${file} has no type ${typeName(game)}`)
  const { definitions = {}, $schema: _, ...view } = schema
  const names = new Map<string, string>()
  for (const name of Object.keys(definitions)) {
    const own = ownName(name)
    const alike = [...names.values()].filter(n => n.replace(/\d+$/, '') === own).length
    names.set(name, alike === 0 ? own : `${own}${alike + 1}`)
  }
  const renamed = Object.fromEntries(Object.entries(definitions).map(([name, d]) => [names.get(name), d]))
  return JSON.parse(JSON.stringify({ view, ...renamed }), (key, value: unknown) => {
    if (key === 'question') return opened(value)
    if (key !== '$ref' || typeof value !== 'string') return value
    return `#/definitions/${names.get(decodeURIComponent(value.slice('#/definitions/'.length)))}`
  }) as Schema
}
