import { describe, expect, test } from 'vitest'
import { asGame, below, canonical, Choices, members, seeded, waiting } from '@noren/engine'
import type { Game, Seat } from '@noren/engine'
import {
  askableUndo,
  carryOut,
  chance,
  farUndo,
  isUndo,
  load,
  mayUndo,
  open,
  unanswered,
  undoTo,
  undoToWords,
} from '../src/index.ts'
import type { Match, Verdict } from '../src/index.ts'
import { sakura } from '@noren/sakura'
import { charter, does, fresh, request } from './helpers.ts'
import { fixedKey, toy } from '../toy/index.ts'

/** Everybody agreed: what the keeper of a table does then. */
const agreed = (game: Game, m: Match, seat: Seat, to: number): Verdict =>
  carryOut(game, m, request(m, seat, undoToWords(to), { agreed: true }))

describe('undo by consent', () => {
  test('goes back past what others did; everything taken back stays in the log', () => {
    const m = fresh({ seats: 3 })
    const start = canonical(m.state)
    does(m, 0, 'bow')
    does(m, 1, 'sing')
    does(m, 2, 'sing')
    expect(mayUndo(m, 0)).toBe(false)
    expect(askableUndo(toy, m, 0)).toBe(1)
    expect(agreed(toy, m, 0, 1)).toMatchObject({ status: 'applied', entry: { seq: 4, words: ['undo', 1] } })
    expect(canonical(m.state)).toBe(start)
    expect([...m.undone].sort((a, b) => a - b)).toEqual([1, 2, 3])
    expect([...m.undoes]).toEqual([[4, 1]])
    expect(m.entries.map(e => e.words[0])).toEqual(['bow', 'sing', 'sing', 'undo'])
    // Everybody faces a new question, and the same may be done again.
    expect(m.askedAt).toEqual([4, 4, 4])
    expect(does(m, 1, 'sing')).toMatchObject({ status: 'applied' })
    expect(canonical(load(toy, m.charter, m.entries).state)).toBe(canonical(m.state))
  })

  test('what is free needs nobody, and what was free before stays free', () => {
    const m = fresh()
    does(m, 0, 'bow')
    expect(farUndo(m, 0)).toBeNull()
    does(m, 1, 'sing')
    does(m, 0, 'end')
    expect(mayUndo(m, 0)).toBe(true)
    expect(does(m, 0, 'undo')).toMatchObject({ status: 'applied' })
    // The song still lies between now and the bow.
    expect(does(m, 0, 'undo')).toMatchObject({ code: 'nothing-to-undo' })
    expect(farUndo(m, 0)).toBe(1)
  })

  test('never past a reveal, a draw or a whisper', () => {
    for (const deed of ['draw', 'show'] as const) {
      const m = fresh()
      does(m, 0, 'bow')
      does(m, 0, 'end')
      const hand = (m.state as unknown as { hands: number[][] }).hands[1] as number[]
      if (deed === 'draw') does(m, 1, 'draw')
      else does(m, 1, 'show', hand[0] as number)
      expect(farUndo(m, 0)).toBeNull()
      expect(agreed(toy, m, 0, 2)).toMatchObject({ status: 'refused', code: 'nothing-to-undo' })
      does(m, 1, 'bow')
      expect(agreed(toy, m, 0, 2)).toMatchObject({ code: 'nothing-to-undo' })
      expect(agreed(toy, m, 1, 3)).toMatchObject({ code: 'nothing-to-undo' })
    }
  })

  test('votes that nobody has seen may be given back; once they are counted, none', () => {
    const m = fresh({ seats: 3 })
    for (const seat of [0, 1, 2]) does(m, seat, 'end')
    does(m, 0, 'yes')
    does(m, 1, 'no')
    // They lie in envelopes: nobody need be asked.
    expect([mayUndo(m, 0), askableUndo(toy, m, 0)]).toEqual([true, null])
    does(m, 2, 'no')
    expect([mayUndo(m, 0), farUndo(m, 0)]).toEqual([false, null])
  })

  test('nobody can claim that everybody agreed, and only to the asker\u2019s own last choice', () => {
    const m = fresh({ seats: 3 })
    does(m, 0, 'bow')
    does(m, 1, 'sing')
    expect(does(m, 0, 'undo', 1)).toMatchObject({ status: 'malformed', code: 'unknown-words' })
    expect(agreed(toy, m, 2, 1)).toMatchObject({ code: 'nothing-to-undo' })
    expect(agreed(toy, m, 0, 2)).toMatchObject({ code: 'nothing-to-undo' })
    expect(m.entries).toHaveLength(2)
  })

  test('a card laid down from a hidden hand shows that it was there: no consent takes that back', () => {
    const game = asGame(sakura)
    let shown = 0
    let hidden = 0
    for (let seed = 1; seed <= 6; seed++) {
      const m = open(game, charter({ game: game.id, version: game.version, seats: 3, key: fixedKey(seed) }))
      const rng = seeded(seed)
      const list = new Choices()
      for (let n = 0; n < 120 && m.state.outcome === null; n++) {
        const seat = members(unanswered(m))[0] as Seat
        game.legal(m.state, seat, list)
        carryOut(game, m, request(m, seat, game.say(m.state, seat, list.at(below(rng, list.size))).words))
        for (let asker = 0; asker < 3; asker++) {
          const to = farUndo(m, asker)
          if (to === null) continue
          const later = m.entries.slice(to).filter(e => !m.undone.has(e.seq))
          const laid = later.some(e => e.words[0] === 'place')
          if (laid) shown++
          else hidden++
          if (laid) expect(askableUndo(game, m, asker)).toBeNull()
        }
      }
    }
    expect(shown).toBeGreaterThan(20)
    expect(hidden).toBeGreaterThan(0)
  })

  test('the table stands as if what was taken back had never been done, over many games', () => {
    let agreedTo = 0
    for (let seed = 1; seed <= 20; seed++) {
      const m = fresh({ seats: 2 + (seed % 3), key: fixedKey(seed) })
      const rng = seeded(seed)
      const list = new Choices()
      for (let n = 0; n < 400 && m.state.outcome === null; n++) {
        const seats = members(waiting(m.state))
        const seat =
          below(rng, 3) === 0 ? below(rng, m.charter.seats) : (seats[below(rng, seats.length)] as Seat)
        toy.legal(m.state, seat, list)
        if (list.size === 0) continue
        carryOut(toy, m, request(m, seat, toy.say(m.state, seat, list.at(below(rng, list.size))).words))
        const asker = below(rng, m.charter.seats)
        const to = askableUndo(toy, m, asker)
        if (to !== null && agreed(toy, m, asker, to).status === 'applied') agreedTo++
      }
      expect(canonical(load(toy, m.charter, m.entries).state)).toBe(canonical(m.state))
      expect(canonical(m.state)).toBe(canonical(without(m)))
    }
    expect(agreedTo).toBeGreaterThan(15)
  })
})

/** The table as it would stand if the undone entries had never been made; each kept entry keeps its own chance. */
function without(m: Match): unknown {
  const { key, seats } = m.charter
  const s = toy.begin({ open: false }, seats, chance(key, 0))
  for (const e of m.entries) {
    if (m.undone.has(e.seq) || isUndo(e.words) || undoTo(e.words) !== null) continue
    s.rng = chance(key, e.seq)
    toy.play(s, e.seat, toy.hear(e.words) as number)
  }
  return s
}
