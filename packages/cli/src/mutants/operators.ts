import type { Node } from './syntax.ts'
import { child, isFunction, list, maybe, parts } from './syntax.ts'

/** One way to write a place of a file wrongly. */
export interface Edit {
  readonly start: number
  readonly end: number
  /** What stands there instead. */
  readonly text: string
  /** What a person calls it: was → is. */
  readonly change: string
}

const COMPARED: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
}
const RECKONED: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '|',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
}
const ASSIGNED: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '+=',
  '|=': '&=',
  '&=': '|=',
  '^=': '|=',
}
const LOGICAL: Readonly<Record<string, string>> = { '&&': '||', '||': '&&', '??': '&&' }
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  push: 'unshift',
  unshift: 'push',
  pop: 'shift',
  shift: 'pop',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  findLastIndex: 'findIndex',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}
/** Calls that hand on what they were called on, or most of it. */
const DROPPED = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'concat'])

const LONG = 120
const flat = (text: string): string => {
  const one = text.replace(/\s+/g, ' ').trim()
  return one.length > LONG ? `${one.slice(0, LONG)}…` : one
}

/** Where a node stands, as far as it matters to what may be changed there. */
interface Place {
  readonly text: string
  /** Inside a function: outside of one, figures are tables. */
  readonly inside: boolean
  readonly edits: Edit[]
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')

const source = (at: Place, node: Node): string => at.text.slice(node.start, node.end)

function put(at: Place, node: Node, text: string, says?: { was?: string; is: string }): void {
  const was = flat(says?.was ?? source(at, node))
  at.edits.push({ start: node.start, end: node.end, text, change: `${was} → ${says?.is ?? flat(text)}` })
}

/** The two sides of a sign, with the brackets they stand in. */
function sides(at: Place, node: Node): [left: string, right: string] {
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  const sign = String(node['operator'])
  const between = left.end + at.text.slice(left.end, right.start).indexOf(sign)
  return [at.text.slice(node.start, between).trim(), at.text.slice(between + sign.length, node.end).trim()]
}

/** The same two sides with another sign between them, in brackets so that nothing is read in another order. */
function resign(at: Place, node: Node, sign: string): void {
  const [left, right] = sides(at, node)
  put(at, node, `((${left}) ${sign} (${right}))`, { is: flat(`${left} ${sign} ${right}`) })
}

function binary(at: Place, node: Node, tested: boolean): void {
  const sign = String(node['operator'])
  // Where the whole condition is written as true and as false, its opposite shows nothing more.
  for (const other of COMPARED[sign] ?? [])
    if (!tested || other === `${sign}=` || `${other}=` === sign) resign(at, node, other)
  const reckoned = RECKONED[sign]
  if (reckoned !== undefined && !isText(child(node, 'left')) && !isText(child(node, 'right')))
    resign(at, node, reckoned)
}

function logical(at: Place, node: Node): void {
  const sign = String(node['operator'])
  const other = LOGICAL[sign]
  if (other !== undefined) resign(at, node, other)
  if (sign === '??') return
  for (const side of sides(at, node)) put(at, node, `(${side})`, { is: flat(side) })
}

function literal(at: Place, node: Node): void {
  const value = node['value']
  if (typeof value === 'boolean') put(at, node, String(!value))
  if (typeof value === 'number' && Number.isInteger(value)) {
    put(at, node, String(value === 1 ? 0 : value + 1))
  }
}

function call(at: Place, node: Node): void {
  const callee = child(node, 'callee')
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return
  const name = child(callee, 'property')
  const method = source(at, name)
  const swapped = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
  if (swapped !== undefined)
    at.edits.push({
      start: name.start,
      end: name.end,
      text: swapped,
      change: `${flat(source(at, node))}: ${method} → ${swapped}`,
    })
  const on = child(callee, 'object')
  if (DROPPED.has(method) && list(node, 'arguments').length + (method === 'slice' ? 1 : 0) > 0)
    put(at, node, `(${source(at, on)})`, { is: flat(source(at, on)) })
}

const throws = (node: Node): boolean =>
  node.type === 'ThrowStatement' ||
  (node.type === 'BlockStatement' && list(node, 'body').length === 1 && list(node, 'body').every(throws))

/**
 * Whether somebody listens (`t.deaf`) only spares work that nobody would hear of: written wrongly it shows in one way alone, when
 * nothing is told to those who do. That outcome of the condition, or null for any other condition.
 */
function silence(test: Node): boolean | null {
  if (test.type !== 'BinaryExpression') return null
  const left = child(test, 'left')
  if (left.type !== 'MemberExpression' || child(left, 'property')['name'] !== 'deaf') return null
  return test['operator'] === '==='
}

/** A condition is always met, and never. */
function condition(at: Place, test: Node, both: readonly boolean[]): void {
  if (test.type === 'Literal') return
  const only = silence(test)
  const outcomes = only === null ? both : [only]
  for (const outcome of outcomes)
    put(at, test, String(outcome), { was: `if ${source(at, test)}`, is: String(outcome) })
}

const REMOVED = new Set(['CallExpression', 'AssignmentExpression', 'UpdateExpression'])
const isDelete = (node: Node): boolean => node.type === 'UnaryExpression' && node['operator'] === 'delete'

/** A statement whose work is left undone. */
function statement(at: Place, node: Node): void {
  const does = child(node, 'expression')
  if (REMOVED.has(does.type) || isDelete(does)) put(at, node, '{}', { is: 'nothing' })
}

function assignment(at: Place, node: Node): void {
  const sign = String(node['operator'])
  const other = ASSIGNED[sign]
  const right = child(node, 'right')
  if (other === undefined || isText(right)) return
  const left = source(at, child(node, 'left'))
  put(at, node, `(${left} ${other} (${source(at, right)}))`, {
    is: flat(`${left} ${other} ${source(at, right)}`),
  })
}

/** What can be written wrongly at one node itself. */
function edit(at: Place, node: Node, tested: boolean): void {
  switch (node.type) {
    case 'BinaryExpression':
      return binary(at, node, tested)
    case 'LogicalExpression':
      return logical(at, node)
    case 'AssignmentExpression':
      return assignment(at, node)
    case 'Literal':
      return literal(at, node)
    case 'CallExpression':
      return call(at, node)
    case 'ExpressionStatement':
      return statement(at, node)
    case 'UpdateExpression': {
      const [was, is] = node['operator'] === '++' ? ['++', '--'] : ['--', '++']
      return put(at, node, source(at, node).replace(was, is))
    }
    case 'UnaryExpression': {
      const bare = `(${source(at, child(node, 'argument'))})`
      if ((node['operator'] === '!' && !tested) || node['operator'] === '-' || node['operator'] === '~')
        put(at, node, bare, { is: flat(bare.slice(1, -1)) })
      return
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return condition(at, child(node, 'test'), [true, false])
    case 'WhileStatement':
    case 'DoWhileStatement':
      return condition(at, child(node, 'test'), [false])
    case 'BreakStatement':
    case 'ContinueStatement':
      return put(at, node, '{}', { is: 'nothing' })
    case 'ReturnStatement':
      if (maybe(node, 'argument') === null) put(at, node, '{}', { is: 'nothing' })
  }
}

const TESTS = new Set([
  'IfStatement',
  'ConditionalExpression',
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
])
const SKIPPED = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ThrowStatement',
  'TSEnumDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
])

/** Figures of a module stand in tables, which are data; a figure with a name of its own is a rule. */
const isTable = (at: Place, node: Node, above: Node | null): boolean =>
  !at.inside &&
  (node.type === 'Literal' || node.type === 'UnaryExpression') &&
  !(above?.type === 'VariableDeclarator' && typeof node['value'] === 'number')

function walk(at: Place, node: Node, above: Node | null): void {
  if (SKIPPED.has(node.type)) return
  // What only throws says that the code is wrong: no play of the game gets there.
  if (node.type === 'IfStatement' && throws(child(node, 'consequent')) && maybe(node, 'alternate') === null)
    return
  if (silence(node) !== null || returnsDeaf(node, above)) return
  const tested = above !== null && TESTS.has(above.type) && above['test'] === node
  if (!isTable(at, node, above)) edit(at, node, tested)
  const within = isFunction(node) ? { ...at, inside: true } : at
  for (const part of parts(node)) {
    if (isKey(node, part) || isCount(node, part)) continue
    walk(within, part, node)
  }
}

/** `if (t.deaf === true) return`: going on would tell nobody anything. */
const returnsDeaf = (node: Node, above: Node | null): boolean =>
  node.type === 'ReturnStatement' && above?.type === 'IfStatement' && silence(child(above, 'test')) === true

/** A name that is written as a literal: no value. */
const isKey = (above: Node, node: Node): boolean =>
  above.type === 'Property' && above['key'] === node && above['computed'] !== true

/** The step of a loop: taken backwards it never ends, which shows nothing. */
const isCount = (above: Node, node: Node): boolean =>
  above.type === 'ForStatement' && above['update'] === node

/** Every wrong way to write a file, in the order of its text. */
export function editsOf(tree: Node, text: string): Edit[] {
  const at: Place = { text, inside: false, edits: [] }
  walk(at, tree, null)
  return at.edits.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Statements that begin with a bracket would be read with the line before them. */
export function apply(
  text: string,
  { start, end, text: put }: Edit,
  statements: ReadonlySet<number>,
): string {
  const lead = put.startsWith('(') && statements.has(start) ? 'void ' : ''
  return text.slice(0, start) + lead + put + text.slice(end)
}

/** Where statements that are expressions begin. */
export function statementStarts(tree: Node): Set<number> {
  const found = new Set<number>()
  const look = (node: Node): void => {
    if (node.type === 'ExpressionStatement') found.add(node.start)
    for (const part of parts(node)) look(part)
  }
  look(tree)
  return found
}
