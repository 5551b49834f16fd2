import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Move } from '@noren/engine'
import { replay, seeded } from '@noren/engine'
import { expect, test } from 'vitest'
import { sakura } from '../src/index.ts'
import type { Golden } from './golden/record.ts'
import { lineOf } from './golden/record.ts'

/** Games that were played once must play the same for ever, decision by decision and seat by seat. */

const dir = join(import.meta.dirname, 'golden')

/** "2 place black-12 left | ..." as a move. Seats to look at or rob are the only numbers among words. */
const moveOf = (line: string): Move => {
  const [seat = '', ...words] = (line.split(' | ')[0] ?? '').split(' ')
  return { seat: Number(seat), words: words.map(word => (/^\d$/.test(word) ? Number(word) : word)) }
}

for (const name of readdirSync(dir).filter(file => file.endsWith('.replay')))
  test(`${name} plays as it was recorded`, () => {
    const [head = '', ...lines] = readFileSync(join(dir, name), 'utf8').trim().split('\n')
    const golden = JSON.parse(head) as Golden
    expect([golden.game, golden.version]).toEqual([sakura.id, sakura.version])
    const moves = lines.slice(1).map(moveOf)
    const { options, seats, seed } = golden
    const end = replay(
      sakura,
      { options, seats, chance: seq => (seq === 0 ? seeded(seed) : undefined) },
      moves,
      (s, seq) => expect(lineOf(s, moves[seq - 1] ?? null), `line ${seq + 2}`).toBe(lines[seq]),
    )
    expect(end.outcome).not.toBeNull()
  })
