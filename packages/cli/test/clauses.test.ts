import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { counted, defined, mentioned } from '../src/clauses/ids.ts'
import { listsOf, ROOT, titles } from '../src/clauses/lists.ts'
import { clauseMap, strangers } from '../src/clauses/map.ts'
import type { Listed } from '../src/games.ts'
import { GAMES, listed } from '../src/games.ts'

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

describe('the lists of the games', () => {
  const none = () => Promise.resolve([])
  const countedIds = async (game: Listed) => (await listsOf(game, none)).defined.filter(counted).sort()

  for (const game of GAMES) {
    test(`${game.name}: without the rules beside the checkout, our own sentences define the same ids`, async () => {
      const alone = await countedIds({ ...game, rules: 'not-there.md' })
      expect(alone.length).toBeGreaterThan(0)
      expect(alone).toEqual(await countedIds(game))
    })
  }

  test('a game with neither rules nor sentences is refused in words', async () => {
    const nobody = { ...listed('sakura'), rules: 'not-there.md', dir: 'packages/games/nobody' }
    await expect(listsOf(nobody, none)).rejects.toThrow('neither ../shared/rules/not-there.md nor')
  })

  test('code is searched for citations, but not the sentences themselves', async () => {
    const { cited } = await listsOf(listed('sakura'), none)
    expect(cited.has('SA-PLAY-15')).toBe(true)
    const sentences = await readFile(join(ROOT, 'packages/games/sakura/rules/en.ftl'), 'utf8')
    expect(mentioned(sentences, 'SA').size).toBeGreaterThan(150)
  })

  test('titles come from the test runner, those made in loops included', async () => {
    const all = await titles(listed('sakura'))
    expect(all.some(t => t.includes('a seat cannot tell its worlds apart'))).toBe(true)
  })
})
