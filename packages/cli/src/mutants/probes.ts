import type { Node } from './syntax.ts'
import { child, isFunction, isNode, list, maybe, parts } from './syntax.ts'

/** A stretch of a file that runs as one, as far as tests can tell: reached or not. */
export interface Stretch {
  readonly start: number
  readonly end: number
  /** Runs when the file is loaded. */
  readonly load: boolean
}

/** A file that notes which of its stretches were reached. */
export interface Probed {
  readonly text: string
  readonly stretches: readonly Stretch[]
}

interface Insert {
  readonly at: number
  readonly text: string
  /** At one place what closes comes first, the inner before the outer; then what opens, the outer before the inner. */
  readonly rank: number
}

const BODIES: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['consequent', 'alternate'],
  ForStatement: ['body'],
  ForOfStatement: ['body'],
  ForInStatement: ['body'],
  WhileStatement: ['body'],
  DoWhileStatement: ['body'],
}
const BRANCHES: Readonly<Record<string, readonly string[]>> = {
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['right'],
}
const LISTS: Readonly<Record<string, string>> = {
  Program: 'body',
  BlockStatement: 'body',
  SwitchCase: 'consequent',
}

/** Puts a note in front of every statement and into every branch; `first` is the number of the first one. */
export function probe(tree: Node, text: string, first: number): Probed {
  const stretches: Stretch[] = []
  const inserts: Insert[] = []
  const mark = (node: Node, load: boolean): string => {
    stretches.push({ start: node.start, end: node.end, load })
    return `__reached(${first + stretches.length - 1})`
  }
  const around = (node: Node, before: string, after: string): void => {
    inserts.push({ at: node.start, text: before, rank: 2 + text.length - node.end })
    inserts.push({ at: node.end, text: after, rank: -node.start })
  }
  const visit = (node: Node, load: boolean): void => {
    const inside = load && !isFunction(node)
    const key = LISTS[node.type]
    if (key !== undefined)
      for (const part of list(node, key))
        if (!/^(Import|Export)|Declaration$/.test(part.type) || part.type === 'VariableDeclaration')
          inserts.push({ at: part.start, text: `;${mark(part, load)};`, rank: 1 })
        else if (part.type.startsWith('Export')) mark(part, load)
    for (const name of BODIES[node.type] ?? []) {
      const body = maybe(node, name)
      if (body !== null && body.type !== 'BlockStatement') around(body, `{${mark(body, load)};`, '}')
    }
    for (const name of BRANCHES[node.type] ?? []) {
      const branch = child(node, name)
      around(branch, `(${mark(branch, load)},`, ')')
    }
    const body = node['body']
    if (node.type === 'ArrowFunctionExpression' && isNode(body) && body.type !== 'BlockStatement')
      around(body, `(${mark(body, false)},`, ')')
    for (const part of parts(node)) visit(part, inside)
  }
  visit(tree, true)
  inserts.sort((a, b) => a.at - b.at || a.rank - b.rank)
  return { text: HEAD + woven(text, inserts), stretches }
}

/** Hoisted, so that files which load each other in a ring have it in time. */
const HEAD =
  'function __reached(n) { (globalThis.__norenReached ??= new Uint8Array(65536))[n] = 1; return undefined }; '

function woven(text: string, inserts: readonly Insert[]): string {
  let done = 0
  let out = ''
  for (const { at, text: put } of inserts) {
    out += text.slice(done, at) + put
    done = at
  }
  return out + text.slice(done)
}

/** The smallest stretch that a place belongs to. */
export function stretchAt(stretches: readonly Stretch[], start: number, end: number): number {
  let best = -1
  for (const [i, s] of stretches.entries()) {
    if (s.start > start || s.end < end) continue
    const b = stretches[best]
    if (b === undefined || s.end - s.start <= b.end - b.start) best = i
  }
  return best
}
