import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { counted, defined, mentioned } from '../src/clauses/ids.ts'
import { listsOf, ROOT, titles } from '../src/clauses/lists.ts'
import { clauseMap, strangers } from '../src/clauses/map.ts'
import { listed } from '../src/games.ts'

const RULES = `
| Id | Rule |
|---|---|
| SA-PLAY-1 | The first. See SA-PLAY-9. |
| SA-PLAY-2 | The second. |
| SA-CHAR-1 to 5 | a range defines nothing |
| 45–47 | hiring | SA-HIRE-1, SA-EX-1 |
- **SA-END-1** A bullet.
- **SA-AMB-4 — a ruling.** Decided.
| SA-DEC-3 | a decision point |
**SA-EX-2a — a heading** (SA-CHAR-1 to 5)
Plain text about SA-MOD-7.
- **HS-END-1** of another game.
`

describe('what a rules file defines', () => {
  test('rows, bullets and bold headings; not ranges, not mentions, not other games', () => {
    expect(defined(RULES, 'SA')).toEqual([
      'SA-PLAY-1',
      'SA-PLAY-2',
      'SA-END-1',
      'SA-AMB-4',
      'SA-DEC-3',
      'SA-EX-2a',
    ])
    expect(defined(RULES, 'HS')).toEqual(['HS-END-1'])
  })

  test('rulings and decision points are not counted', () => {
    expect(defined(RULES, 'SA').filter(counted)).toEqual(['SA-PLAY-1', 'SA-PLAY-2', 'SA-END-1', 'SA-EX-2a'])
  })

  test('a mention is a whole id', () => {
    expect([...mentioned('SA-EX-2a SA-EX-20, xSA-EX-3 SA-EX-4b.', 'SA')]).toEqual([
      'SA-EX-2a',
      'SA-EX-20',
      'SA-EX-4b',
    ])
  })
})

describe('the clause map', () => {
  const lists = {
    game: 'sakura',
    defined: defined(RULES, 'SA'),
    cited: new Set(['SA-PLAY-1', 'SA-PLAY-2', 'SA-AMB-4']),
    tested: new Set(['SA-PLAY-1', 'SA-EX-2a', 'SA-NO-1']),
    untestable: [{ id: 'SA-END-1', why: 'flavour' }],
  }

  test('counts, and says what is missing where', () => {
    expect(clauseMap(lists)).toEqual({
      game: 'sakura',
      clauses: 4,
      cited: 2,
      tested: 2,
      missing: [
        { id: 'SA-PLAY-2', not: ['tested'] },
        { id: 'SA-EX-2a', not: ['cited'] },
      ],
      untestable: [{ id: 'SA-END-1', why: 'flavour' }],
    })
  })

  test('cited and tested are the clauses less the untestable ones when nothing is missing, even if those are cited', () => {
    const all = new Set(lists.defined)
    const map = clauseMap({ ...lists, cited: all, tested: all })
    expect([map.clauses, map.cited, map.tested, map.missing]).toEqual([4, 3, 3, []])
  })

  test('an id that no rule has is a stranger, and so is an excuse for one', () => {
    expect(strangers({ ...lists, untestable: [{ id: 'SA-NO-2', why: '?' }] })).toEqual(['SA-NO-1', 'SA-NO-2'])
  })
})

describe('the lists of Sakura', () => {
  const sakura = listed('sakura')

  test('the rules beside the checkout and our own sentences have the same ids', async () => {
    const { defined: ids, cited } = await listsOf(sakura, () => Promise.resolve([]))
    const sentences = await readFile(join(ROOT, sakura.dir, 'src/clauses/en.ts'), 'utf8')
    expect(ids.filter(counted)).toHaveLength(152)
    expect(ids.filter(counted).filter(id => !sentences.includes(`'${id}'`))).toEqual([])
    expect(cited.size).toBeGreaterThan(100)
  })

  test('titles come from the test runner, those made in loops included', async () => {
    expect(existsSync(join(ROOT, sakura.dir, 'test'))).toBe(true)
    const all = await titles(sakura)
    expect(all.some(t => t.includes('a seat cannot tell its worlds apart'))).toBe(true)
  })
})
