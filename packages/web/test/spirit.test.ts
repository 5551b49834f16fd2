import type { Choice } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import type { Line } from '../src/games/spirit/dawn.ts'
import { afterPapers, dawnOf, tellingOf } from '../src/games/spirit/dawn.ts'
import type { SpiritEvent, SpiritOpen, SpiritView } from '../src/games/spirit/model.ts'
import { isDawn, momentsOf, partsOf, planOf } from '../src/games/spirit/moments.ts'
import { tagsFor, tilesOf } from '../src/games/spirit/tags.ts'
import { playedGame, updatesOf } from './played.ts'

type Event = Line['events'][number]
const said = (...words: (string | number)[]): Choice => ({ words, clause: 'SS-X-1' })
const line = (seq: number, ...events: Event[]): Line => ({ seq, undone: false, events })

const over: Event = { type: 'roundOver', round: 1, everyonePassed: false, gate: 2, clause: 'SS-ROUND-5' }
const step = (n: number): Event => ({ type: 'dawn', step: n, clause: 'SS-END-1' })
const wounded: Event = { type: 'wounded', seat: 1, wounds: 1, clause: 'SS-END-1' }
const healed: Event = { type: 'healed', seat: 1, clause: 'SS-END-6' }
const next: Event = { type: 'round', round: 2, added: 2, deck: 16, seat: 1, clause: 'SS-NEXT-5' }

describe('dawn, read from the log', () => {
  test('no dawn before a round is over', () => {
    expect(dawnOf([line(0, wounded)])).toBeNull()
  })
  test('four steps, each with what happened in it, although a question came between', () => {
    const dawn = dawnOf([
      line(0, over, step(1), wounded, step(2), step(3)),
      line(1, healed, step(4), next, wounded),
    ])
    expect(dawn?.over).toBe(true)
    expect(dawn?.steps.map(s => [s.step, s.events.length])).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 0],
    ])
  })
  test('it is not over while somebody is asked', () => {
    expect(dawnOf([line(0, over, step(1))])?.over).toBe(false)
  })
  test('a line that was taken back tells nothing, and a later dawn replaces the first', () => {
    expect(dawnOf([{ ...line(0, over), undone: true }])).toBeNull()
    const second = { ...over, round: 2 }
    expect(dawnOf([line(0, over, next), line(7, second, step(1))])?.key).toBe(7)
  })
})

describe('tiles of a question', () => {
  test('in the order of the table, dim ones among them, but only those one reaches for', () => {
    const tiles = tilesOf(
      [said('confront'), said('give', 2), said('activate', 'kyuzo')],
      [said('defend'), said('to', 3)],
    )
    expect(tiles).toEqual([['defend'], ['confront'], ['give', 2]])
  })
  test('every choice touches its tile; seats, zones and orders have their places', () => {
    const tags = tagsFor(1)
    expect(tags(['give', 2])).toEqual(['tile:give 2', 'seat:2'])
    expect(tags(['support'])).toEqual(['tile:support', 'token:1'])
    expect(tags(['order', 1, 0, 2])).toEqual(['tile:order 1 0 2', 'at0:1', 'at1:0', 'at2:2'])
    expect(tags(['pass'])).toEqual(['tile:pass'])
  })
})

describe('what moves', () => {
  const drawn: Event = { type: 'drawn', seat: 0, card: 5, value: 4, why: 'arrow', clause: 'SS-PEN-18' }
  const confronted: Event = {
    type: 'confronted',
    seat: 0,
    card: 5,
    value: 4,
    total: 4,
    kiai: 9,
    clause: 'SS-CONF-1',
  }
  test('a card drawn and placed at once flies once, from the hill', () => {
    const plan = planOf({ seq: 1, by: 0, events: [drawn, confronted] })
    expect(plan(drawn)).toEqual([{ from: 'pile:deck', to: 'card:5', turn: true }])
    expect(plan(confronted)).toEqual([])
  })
  test('a card that lay in the light flies from there', () => {
    expect(planOf({ seq: 1, by: 0, events: [confronted] })(confronted)).toEqual([
      { from: 'card:5', to: 'card:5' },
    ])
  })
  test('barricades are counted, boards named', () => {
    const lost: Event = { type: 'barricadeLost', left: 2, clause: 'SS-BARR-1' }
    const m = momentsOf({ seq: 3, by: 0, events: [lost, lost, wounded] })
    expect(m.stakes).toBe(-2)
    expect([...m.wounded]).toEqual([1])
  })
})

describe('the papers of a dawn (issue 20, 3)', () => {
  test('change the counters one after the other, and leave them as the dawn does', async () => {
    let dawns = 0
    let changes = 0
    for (let n = 1; n <= 6; n++) {
      const record = await playedGame('spirit', 4, n)
      const open = (at: number): SpiritOpen => (record.faceAt(at, 0).view as SpiritView).open
      const counters = ({ farms, families, barricades, boards }: SpiritOpen) => ({
        farms: farms.map(f => f.lost),
        families: families.map(f => f.lost),
        barricades,
        wounds: boards.map(b => [b.wounds, b.wound, b.animal]),
      })
      for (const u of updatesOf(record, 0)) {
        const beat = { seq: u.seq, by: u.line.by, events: u.line.events as unknown as readonly SpiritEvent[] }
        const papers = partsOf(beat).flatMap((part, at) => (isDawn(part) ? [{ part, at }] : []))
        if (papers.length === 0) continue
        dawns++
        const seen = papers.map(({ part, at }) =>
          counters(afterPapers(open(u.seq - 1), tellingOf({ ...beat, part, at }))),
        )
        for (const [i, { part }] of papers.entries()) {
          // While a paper is read its own counters stand as they did; then they change, and nothing else is left to change them.
          if (i > 0 && part.kind === 'dawn') expect(seen[i]).toEqual(seen[i - 1])
          // The last wound is told by the fall alone.
          if (
            part.kind === 'dawn-count' &&
            !beat.events.slice(part.of, part.told).some(e => e.type === 'lost')
          ) {
            changes++
            expect(seen[i]).not.toEqual(seen[i - 1])
          }
        }
        expect(seen.at(-1)).toEqual(counters(open(u.seq)))
      }
    }
    expect(dawns).toBeGreaterThan(6)
    expect(changes).toBeGreaterThan(dawns)
  })
})
