import type { Sayings } from '@noren/engine'
import { below, Choices, first, seeded, waiting } from '@noren/engine'
import { MANIFESTS } from '@noren/games/manifests'
import { plain, speechFor } from '@noren/words'
import { describe, expect, it } from 'vitest'
import { choiceTag, plainModel, spelt } from '../src/table/plain.ts'

const view = {
  schema: 1,
  open: {
    stack: [],
    outcome: null,
    players: [{ cards: 2 }, { cards: 3, marks: { red: 1 } }],
    top: 7,
    piles: [[1, 2], []],
    played: [3, 7],
    isOpen: true,
  },
  own: { seat: 0, question: { kind: 'turn' }, hand: [4, 5] },
}

describe('the plain board', () => {
  it('lists every choice under its verb, open ones first', () => {
    const said = (...words: (string | number)[]) => ({ words, clause: 'X-1' })
    const { deeds } = plainModel(
      view,
      2,
      [said('play', 8), said('pass')],
      [{ words: ['play', 4], why: { id: 'no', facts: {}, clauses: ['X-2'] } }],
    )
    expect(deeds).toEqual([
      {
        verb: 'play',
        choices: [
          ['play', 8],
          ['play', 4],
        ],
      },
      { verb: 'pass', choices: [['pass']] },
    ])
    expect(choiceTag(['play', 8])).toBe('choice:play 8')
  })

  it('puts what is said of each player on their plate, and the rest on the table, my own first', () => {
    const { seats, shelves } = plainModel(view, 2, [], [])
    expect(seats).toEqual([
      [{ name: 'cards', value: 2 }],
      [
        { name: 'cards', value: 3 },
        { name: 'marks.red', value: 1 },
      ],
    ])
    expect(shelves.map(s => s.name)).toEqual(['hand', 'top', 'piles.1', 'piles.2', 'played', 'isOpen'])
    expect(shelves[0]).toEqual({ kind: 'row', name: 'hand', things: [4, 5], own: true })
  })

  it('shows nothing of a question, of who looks or of the end: the table does', () => {
    expect(JSON.stringify(plainModel(view, 2, [], []))).not.toMatch(/question|stack|outcome|schema/)
    expect(plainModel(null, 2, [], []).shelves).toEqual([])
  })

  it('reads the name of a field', () => {
    expect(['topCard', 'piles.1', 'hand'].map(spelt)).toEqual(['Top card', 'Piles 1', 'Hand'])
  })
})

describe.each(MANIFESTS.map(m => [m.id, m] as const))('%s on the plain board', (_, manifest) => {
  it('every choice of many positions is a piece with a label, and nothing is left unsaid', async () => {
    const [game, words] = await Promise.all([manifest.rules(), manifest.words()])
    const speech = await speechFor(words as unknown as Sayings, 'en')
    const { min } = game.seats
    const rng = seeded(11)
    const s = game.begin(game.options.defaults, min, rng)
    const open = new Choices()
    for (let n = 0; n < 60 && s.outcome === null; n++) {
      const seat = first(waiting(s))
      const face = game.face(s, seat)
      const { deeds, seats, shelves } = plainModel(face.view, min, face.choices, face.dim)
      const all = deeds.flatMap(d => d.choices)
      expect(all).toHaveLength(face.choices.length + face.dim.length)
      expect(new Set(all.map(choiceTag)).size).toBe(all.length)
      for (const choice of all) expect(plain(speech.label(choice, face.view)).length).toBeGreaterThan(0)
      expect(seats).toHaveLength(min)
      expect(shelves.length).toBeGreaterThan(0)
      expect(JSON.stringify([seats, shelves])).not.toContain('[object')
      game.legal(s, seat, open)
      game.play(s, seat, open.at(below(rng, open.size)))
    }
  })
})
