import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { json, noren } from './heard.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'noren-data-'))
})
afterAll(() => rm(dir, { recursive: true }))

async function file(text: string): Promise<string> {
  const path = join(dir, `${text.length}-${Math.abs(text.charCodeAt(0))}.jsonc`)
  await writeFile(path, text)
  return path
}

describe('data', () => {
  for (const game of GAMES)
    test(`${game.name}: the template is commented, and its own check finds nothing wrong with it`, async () => {
      const { code, out } = await noren('data', game.name)
      expect(code).toBe(0)
      const text = out.join('\n')
      expect(text).toContain('// reconstructed')
      expect(text.split('\n').filter(line => line.length > 150)).toEqual([])
      const path = await file(text)
      expect(await noren('data', game.name, '--check', path)).toMatchObject({
        code: 0,
        out: [`${path}: good, 0 figures of its own`],
      })
    })

  test('a changed figure is told with the shipped one beside it', async () => {
    const path = await file(
      '{ "weapons": { "katana": { "attack": 4, }, }, /* mine */ "life": { "tomoe": 6 } } // end',
    )
    const { code, out } = await noren('data', 'sake', '--check', path)
    expect({ code, out }).toEqual({
      code: 0,
      out: ['  weapons.katana.attack: 3 -> 4', '  life.tomoe: 5 -> 6', `${path}: good, 2 figures of its own`],
    })
    expect(await json('data', 'sake', '--check', path)).toMatchObject({
      game: expect.stringContaining('sake'),
      ok: true,
      faults: [],
      changes: [{ path: 'weapons.katana.attack', shipped: 3, own: 4 }, {}],
    })
  })

  test('what is wrong is said with its path, its limit, its clause and for how many players', async () => {
    const life =
      '{ "life": { "musashi": 10, "munenori": 10, "mitsuyoshi": 10, "ittosai": 10, "masamune": 10, "suenaga": 10, "masako": 10, "tomoe": 10 } }'
    const crowded = await file(life)
    const { code, out } = await noren('data', 'sake', '--check', crowded)
    expect(code).toBe(1)
    expect(out[0]).toMatch(
      /^data\.life: up to \d+ cards would be dealt from \d+ \[SK-SETUP-7\] \(with \d players\)$/,
    )
    expect((await noren('data', 'sake', '--check', crowded, '--players', '3')).code).toBe(0)
    const dear = await file('{ "coins": { "black-7": 12 }, "moon": 1 }')
    expect((await noren('data', 'sakura', '--check', dear)).out).toEqual([
      'data.moon: is not known here: there are coins, shurikens, cooks, colours',
      'data.coins.black-7: must be a whole number from 0 to 9',
      `${dear}: 2 wrong`,
    ])
  })

  test('a file that is no JSON, too long or not there is a sentence and exit code 2', async () => {
    const torn = await file('{\n  "coins": [1, 2\n')
    for (const [path, said] of [
      [torn, 'cannot be read as JSON'],
      [await file(' '.repeat(100_001)), 'longer than 100000 characters'],
      [join(dir, 'nowhere'), 'cannot read'],
    ] as const) {
      const { code, err } = await noren('data', 'sakura', '--check', path)
      expect(code).toBe(2)
      expect(err.join(' ')).toContain(said)
    }
    expect((await noren('data', 'go')).code).toBe(2)
  })
})
