import { LANG_IDS } from '@noren/words'
import { describe, expect, test } from 'vitest'
import { PLACES } from '../src/actions.ts'
import type { SakeEvent } from '../src/index.ts'
import { sake } from '../src/index.ts'
import { cardOfWord, defenceParts, dryWeapons, strikeValue, totalOf } from '../src/words.ts'
import { heard } from '../src/laws/reasons.ts'
import type { Seat } from './engine.ts'
import {
  begin,
  below,
  Choices,
  heardBy,
  legal,
  members,
  play,
  Recorder,
  seeded,
  top,
  waiting,
} from './engine.ts'
import { g } from './scenario.ts'

describe('what a board shows beside a choice is counted by the rules themselves', () => {
  test('SK-DEF-3 SK-ATTACK-7: over whole games every sum that is shown is the one that counted', () => {
    const open = new Choices()
    const seen = { defences: 0, strikes: 0, struckOut: 0 }
    for (let seed = 1; seed <= 24; seed++) {
      const rng = seeded(seed * 31)
      const edition = seed % 2 === 0 ? 'it' : 'fr'
      const s = begin(sake, { ...sake.options.defaults, edition, boardAssignment: 'random' }, 5, seeded(seed))
      while (s.outcome === null) {
        const seat = members(waiting(s))[below(rng, members(waiting(s)).length)] as Seat
        legal(g, s, seat, open)
        const action = open.at(below(rng, open.size))
        const { words } = sake.say(s, seat, action)
        const [f, view] = [top(s), sake.view(s, seat)]
        const card = 'card' in f ? f.card : -1
        const ranged = f.kind === 'defend' && f.ranged
        const { kind } = f
        const recorder = new Recorder<SakeEvent>(5)
        play(g, s, seat, action, recorder)
        const events = heardBy(recorder.happenings, seat)
        if (words[0] === 'defend') {
          const parts = defenceParts(view, seat, cardOfWord(words[1]), ranged)
          expect(events).toContainEqual(expect.objectContaining({ type: 'defended', value: totalOf(parts) }))
          seen.defences++
          if (parts.some(p => p.off)) seen.struckOut++
        }
        // An Attack that no Interruption can stop is told at once; the others wait in the frame of the Attack.
        const struck = s.frames.findLast(x => x.kind === 'attack') ?? null
        if (words[0] === 'weapon' && card >= 0 && struck !== null && struck.seat === seat) {
          const place = PLACES.indexOf(String(words[1]))
          expect(struck.value).toBe(strikeValue(view, seat, card, place, kind === 'weapon'))
          if (place >= 0) expect(dryWeapons(view, seat)).toContain(place)
          seen.strikes++
        }
      }
    }
    expect(Math.min(seen.defences, seen.strikes, seen.struckOut)).toBeGreaterThan(10)
  })
})

test('one card is a card, in every language', () => {
  const names = { name: () => 'Aki', me: -1 }
  const rises = (n: number): SakeEvent => ({
    type: 'becameSpirit',
    seat: 0,
    backs: Array.from({ length: n }, () => 0),
    cards: null,
    clause: 'SK-DEATH-9',
  })
  const lines = LANG_IDS.map(lang => heard.log(lang, rises(1), names))
  expect(lines).toEqual([
    'Aki rises as a Spirit with 1 card.',
    'Aki erhebt sich als Geist mit 1 Karte.',
    'Aki revient en Esprit avec 1 carte.',
    'Aki torna come Spirito con 1 carta.',
  ])
  expect(heard.log('en', rises(3), names)).toBe('Aki rises as a Spirit with 3 cards.')
})
