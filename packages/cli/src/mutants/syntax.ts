import { parseAst } from 'vitest/node'

/** A node of the syntax tree, as far as mutants need to know it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export const isNode = (x: unknown): x is Node =>
  typeof x === 'object' && x !== null && typeof (x as { type?: unknown }).type === 'string'

/** The child under a name, where the grammar says that there is one. */
export const child = (node: Node, key: string): Node => {
  const found = node[key]
  if (!isNode(found)) throw new Error(`${node.type} has no ${key}`)
  return found
}

export const maybe = (node: Node, key: string): Node | null => {
  const found = node[key]
  return isNode(found) ? found : null
}

export const list = (node: Node, key: string): readonly Node[] => {
  const found = node[key]
  return Array.isArray(found) ? found.filter(isNode) : []
}

/** Reads TypeScript; what cannot be read is thrown. */
export const parse = (text: string): Node => parseAst(text, { lang: 'ts' }, 'rules.ts') as unknown as Node

const WRAPPED = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
])
const TYPE_KEYS = new Set([
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'returnType',
  'superTypeArguments',
])

/** What runs below a node, in the order of the text: types are left out. */
export function parts(node: Node): Node[] {
  if (node.type.startsWith('TS') && !WRAPPED.has(node.type)) return []
  const found: Node[] = []
  for (const [key, value] of Object.entries(node)) {
    if (TYPE_KEYS.has(key)) continue
    if (isNode(value)) found.push(value)
    else if (Array.isArray(value)) found.push(...value.filter(isNode))
  }
  return found.sort((a, b) => a.start - b.start)
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
export const isFunction = (node: Node): boolean => FUNCTIONS.has(node.type)

/** Modules that a file loads when it runs; imports of types alone are none. */
export function imports(tree: Node): string[] {
  const found: string[] = []
  for (const node of list(tree, 'body')) {
    if (!/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) continue
    const source = maybe(node, 'source')
    if (source === null || node['importKind'] === 'type' || node['exportKind'] === 'type') continue
    const names = list(node, 'specifiers')
    if (
      names.length > 0 &&
      names.every(name => name['importKind'] === 'type' || name['exportKind'] === 'type')
    )
      continue
    found.push(String(source['value']))
  }
  return found
}
