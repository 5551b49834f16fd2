import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Move } from '@noren/engine'
import { replay, seeded } from '@noren/engine'
import { expect, test } from 'vitest'
import { spirit } from '../src/index.ts'
import type { Golden } from './golden/record.ts'
import { lineOf } from './golden/record.ts'
import { KEPT } from './golden/tables.ts'

/** Games that were played once must play the same for ever, decision by decision and seat by seat. */

const dir = join(import.meta.dirname, 'golden')

/** "2 give 1 | ..." as a move; seats and places of cards are the only numbers among words. */
const moveOf = (line: string): Move => {
  const [seat = '', ...words] = (line.split(' | ')[0] ?? '').split(' ')
  return { seat: Number(seat), words: words.map(word => (/^\d$/.test(word) ? Number(word) : word)) }
}

test('every table that is kept has its replay', () => {
  const kept = readdirSync(dir).filter(file => file.endsWith('.replay'))
  expect(kept.sort()).toEqual(
    Object.keys(KEPT)
      .map(name => `${name}.replay`)
      .sort(),
  )
})

for (const name of readdirSync(dir).filter(file => file.endsWith('.replay')))
  test(`${name} plays as it was recorded`, () => {
    const [head = '', ...lines] = readFileSync(join(dir, name), 'utf8').trim().split('\n')
    const golden = JSON.parse(head) as Golden
    expect([golden.game, golden.version]).toEqual([spirit.id, spirit.version])
    const moves = lines.slice(1).map(moveOf)
    const { options, seats, seed } = golden
    const end = replay(
      spirit,
      { options, seats, chance: seq => (seq === 0 ? seeded(seed) : undefined) },
      moves,
      (s, seq) => expect(lineOf(s, moves[seq - 1] ?? null), `line ${seq + 2}`).toBe(lines[seq]),
    )
    expect(end.outcome).not.toBeNull()
  })
