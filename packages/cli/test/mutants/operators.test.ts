import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import type { Source } from '../../src/mutants/sources.ts'
import type { Mutant } from '../../src/mutants/list.ts'
import { mutantsOf, mutated, sample } from '../../src/mutants/list.ts'
import { probe, stretchAt } from '../../src/mutants/probes.ts'
import { imports, parse } from '../../src/mutants/syntax.ts'

const source = (text: string): Source => ({ file: 'src/a.ts', path: '/a.ts', text, tree: parse(text) })
const changes = (text: string): string[] => mutantsOf(source(text)).map(m => m.change)
const versions = (text: string): string[] => mutantsOf(source(text)).map(m => mutated(source(text), m))

describe('ways to write a line wrongly', () => {
  test.each([
    ['f(() => a < b)', ['a < b → a <= b', 'a < b → a >= b']],
    ['f(() => a === b)', ['a === b → a !== b']],
    ['f(() => a && b)', ['a && b → a || b', 'a && b → a', 'a && b → b']],
    ['f(() => a ?? b)', ['a ?? b → a && b']],
    ['f(() => a + b)', ['a + b → a - b']],
    ['f(() => !a)', ['!a → a']],
    ['f(() => true)', ['true → false']],
    ['f(() => 0)', ['0 → 1']],
    ['f(() => 1)', ['1 → 0']],
    ['f(() => 7)', ['7 → 8']],
    ['f(() => a.some(b))', ['a.some(b): some → every']],
    ['f(() => a.filter(b))', ['a.filter(b) → a']],
    ['f(() => a.toString())', []],
  ])('%s', (text, expected) => {
    // The call itself can be left out too.
    expect(changes(text)).toEqual([`${text} → nothing`, ...expected])
  })

  test('a condition is always met and never, and its edge is moved; its opposite would show nothing more', () => {
    expect(changes('function f() {\n if (a < b) return 5\n return 6\n}')).toEqual([
      'if a < b → true',
      'if a < b → false',
      'a < b → a <= b',
      '5 → 6',
      '6 → 7',
    ])
  })

  test('statements are left out: calls, assignments, early ways out', () => {
    expect(versions('function f() {\n for (const a of b) {\n  if (a) continue\n  g(a)\n }\n}')).toContain(
      'function f() {\n for (const a of b) {\n  if (a) {}\n  g(a)\n }\n}',
    )
    expect(changes('function f() {\n s.a = b\n s.c += d\n return\n}')).toEqual([
      's.a = b → nothing',
      's.c += d → nothing',
      's.c += d → s.c -= d',
      'return → nothing',
    ])
  })

  test('whether somebody listens is tried in the one way that can be heard', () => {
    expect(changes('function f() {\n if (t.deaf !== true) t.tell(a)\n}')).toEqual([
      'if t.deaf !== true → false',
      't.tell(a) → nothing',
    ])
    expect(changes('function f() {\n if (t.deaf === true) return\n t.tell(a)\n}')).toEqual([
      'if t.deaf === true → true',
      't.tell(a) → nothing',
    ])
  })

  test('tables, types, texts, imports and what only throws stay as they are', () => {
    expect(changes("import { a } from './a.ts'\nconst T = [1, 2, { a: true }]\ntype X = 1 | 2")).toEqual([])
    expect(changes("const f = (x: 1 | 2) => 'a' + x")).toEqual([])
    expect(changes('function f() {\n if (a > 1) throw new Error(`${a + 1}`)\n}')).toEqual([])
    expect(changes('const LIMIT = 4')).toEqual(['4 → 5'])
  })

  test('what is written anew is read in the order it is meant', () => {
    expect(versions('const f = () => a && (b || c)')).toContain('const f = () => a && (((b) && (c)))')
    // No semicolons here: a line that begins with a bracket would belong to the line before.
    const text = 'function f() {\n g\n a && b()\n}'
    expect(versions(text)).toContain('function f() {\n g\n void ((a) || (b()))\n}')
  })
})

describe('the lot', () => {
  const names = (list: readonly Mutant[]): string[] =>
    list.map(m => `${m.content} ${m.change} ${m.nth}`).sort()
  const text = Array.from({ length: 40 }, (_, i) => `const f${i} = () => a${i} < b`).join('\n')

  test('the same seed draws the same, another seed others', () => {
    const all = mutantsOf(source(text))
    expect(names(sample(all, 10, 7))).toEqual(names(sample(all, 10, 7)))
    expect(names(sample(all, 10, 7))).not.toEqual(names(sample(all, 10, 8)))
    expect(sample(all, 10, 7)).toHaveLength(10)
  })

  test('lines that move keep their lot, and a new line pushes out one at most for each it brings', () => {
    const before = names(sample(mutantsOf(source(text)), 10, 7))
    expect(names(sample(mutantsOf(source(`// moved\n\n${text}`)), 10, 7))).toEqual(before)
    const after = names(sample(mutantsOf(source(`const g = () => c > d\n${text}`)), 10, 7))
    expect(after.filter(n => !before.includes(n)).length).toBeLessThanOrEqual(2)
  })

  test('the same change in the same words is told apart by its number', () => {
    const twice = mutantsOf(source('const f = () => [a < b, a < b]'))
    expect(twice.map(m => [m.change, m.nth])).toEqual([
      ['a < b → a <= b', 1],
      ['a < b → a >= b', 1],
      ['a < b → a <= b', 2],
      ['a < b → a >= b', 2],
    ])
  })
})

describe('what is reached', () => {
  const text = [
    'const T = [1]',
    'export const f = a => (a ? one() : two())',
    'function g(a) {',
    '  if (a) return one()',
    '  for (const b of a) two(b)',
    '  switch (a) {',
    '    case 1:',
    '      return a && two()',
    '  }',
    '}',
  ].join('\n')

  test('every stretch has a note, and the file still reads', () => {
    const { text: probed, stretches } = probe(parse(text), text, 100)
    expect(() => parse(probed)).not.toThrow()
    for (const n of stretches.keys())
      if (stretches[n]?.load === false) expect(probed).toContain(`__reached(${100 + n})`)
  })

  test('a place belongs to the smallest stretch around it', () => {
    const { stretches } = probe(parse(text), text, 0)
    const at = (words: string, last = false): string => {
      const start = last ? text.lastIndexOf(words) : text.indexOf(words)
      const s = stretches[stretchAt(stretches, start, start + words.length)]
      return s === undefined ? 'nowhere' : text.slice(s.start, s.end)
    }
    expect(at('one()')).toBe('one()')
    expect(at('return one()')).toBe('return one()')
    expect(at('two(b)')).toBe('two(b)')
    expect(at('two()', true)).toBe('two()')
    expect(at('[1]')).toBe('const T = [1]')
  })

  test('it notes what ran, and only that', () => {
    const small = 'const f = a => (a ? 1 : 2)\nf(true)'
    const { text: probed, stretches } = probe(parse(small), small, 0)
    const world: { __norenReached?: Uint8Array } = {}
    runInNewContext(probed, Object.assign(world, { globalThis: world, Uint8Array }))
    const reached = world.__norenReached ?? new Uint8Array()
    const ran = stretches.flatMap((s, n) => (reached[n] === 1 ? [small.slice(s.start, s.end)] : []))
    expect(ran.toSorted()).toEqual(['1', 'a ? 1 : 2', 'const f = a => (a ? 1 : 2)', 'f(true)'])
  })
})

test('a file loads what it imports, but for types', () => {
  const text =
    "import a, { type B } from './a.ts'\nimport type { C } from './c.ts'\nimport { type D } from './d.ts'\nexport { e } from './e.ts'\nexport type { F } from './f.ts'"
  expect(imports(parse(text))).toEqual(['./a.ts', './e.ts'])
})
