import type { Choice } from '@noren/engine'
import { begin, Choices, face, heardBy, legal, play, Recorder, seeded, waiting } from '@noren/engine'
import { honor } from '@noren/honor'
import { sense } from '@noren/honor/sense'
import type { HonorView } from '@noren/honor/view'
import { allyPrice, said } from '@noren/honor/words'
import { aloud, LANG_IDS } from '@noren/words'
import { describe, expect, test } from 'vitest'
import type { Line } from '../src/games/honor/moments.ts'
import { fallenIn, holds, momentOf, paceOf } from '../src/games/honor/moments.ts'
import type { HonorEvent } from '../src/games/honor/model.ts'
import { places } from '../src/games/honor/places.ts'
import { priceOf } from '../src/games/honor/status.ts'
import type { HonorVoice } from '../src/games/honor/texts.ts'
import { doTag, inOrder, plain, tagsFor } from '../src/games/honor/tags.ts'
import { settlePicks } from '../src/table/picks.ts'

interface Moved {
  readonly view: HonorView
  readonly choices: readonly Choice[]
  readonly lines: readonly Line[]
}

/** Plays a game with the game's own quick policy and hands over what the seat being asked would see. */
function walk(seed: number, seats: number, moves: number, see: (m: Moved) => void): void {
  const rng = seeded(seed)
  const told = new Recorder<HonorEvent>(seats)
  const s = begin(honor, { ...honor.options.defaults, target: 250 }, seats, seeded(seed + 1), told)
  const lines: Line[] = [{ seq: 0, undone: false, events: heardBy(told.happenings, 0) }]
  const list = new Choices()
  for (let seq = 1; seq <= moves && s.outcome === null; seq++) {
    const seat = Array.from({ length: seats }, (_, i) => i).find(i => ((waiting(s) >> i) & 1) === 1) ?? 0
    const f = face(honor as never, s as never, seat)
    see({ view: f.view as HonorView, choices: f.choices, lines })
    legal(honor, s, seat, list)
    const t = new Recorder<HonorEvent>(seats)
    play(honor, s, seat, list.at(sense.policy?.(s, seat, list, rng) ?? 0), t)
    lines.push({ seq, undone: false, events: heardBy(t.happenings, 0) })
  }
}

describe('nothing that may be chosen is out of reach on the board', () => {
  for (const seats of [3, 4, 5, 6])
    test(`${seats} players`, () => {
      let met = 0
      for (const seed of [seats, seats + 50, seats + 90])
        walk(seed, seats, 300, ({ view, choices }) => {
          const tags = tagsFor(view)
          const all = (words: Choice['words']): string[] => [doTag(words), ...tags(words)]
          for (const c of choices) {
            met++
            const verb = String(c.words[0])
            expect(plain(c.words) || tags(c.words).length > 0, `${verb} has no place on the table`).toBe(true)
            expect(settlePicks(choices, all, all(c.words)).sealed).toBe(c)
          }
          expect(inOrder(choices)).toHaveLength(choices.length)
        })
      expect(met).toBeGreaterThan(1000)
    })
})

test('a moment is on the table whenever somebody is asked because of it, with its own dice and people', () => {
  const kinds = new Set<string>()
  for (let seed = 20; seed < 26; seed++)
    walk(seed, 4, 300, ({ view, lines }) => {
      const q = view.own.question
      const moment = momentOf(lines, q)
      if (moment !== null) kinds.add(moment.kind)
      if (!holds(q)) return
      expect(moment).not.toBeNull()
      if (q?.kind === 'castle') expect(moment?.kind === 'battle' && moment.loser).toBe(q.loser)
      if (q?.kind === 'window' && q.about === 'battle') {
        expect(moment?.kind === 'battle' && moment.loser).toBe(q.seat)
        const last = moment?.kind === 'battle' ? moment.rolls.at(-1) : undefined
        expect(last?.tie).toBe(false)
      }
      if (q?.kind === 'answer') expect(moment?.kind === 'shame' && moment.target).toBe(q.seat)
    })
  expect([...kinds].sort()).toEqual(['battle', 'shame', 'stab'])
})

test('a house that falls shows its cards once more, in the row they lay in', () => {
  const died = {
    type: 'daimyoDied',
    seat: 2,
    daimyo: 9,
    cards: [30, 31],
    how: 'battle',
    clause: 'HS-BATTLE-14',
  } as const
  const beat = { seq: 1, by: 0, events: [died] }
  expect(fallenIn(beat, 2, 'daimyo')).toEqual([9, 30, 31])
  expect(fallenIn(beat, 2, 'samurai')).toEqual([])
  expect(fallenIn(beat, 1, 'daimyo')).toEqual([])
  expect(fallenIn(null, 2, 'daimyo')).toEqual([])
  expect(paceOf(beat)).toBeGreaterThan(paceOf({ seq: 2, by: 0, events: [] }))
})

test('crests on the rail keep their order and never hide each other, below zero included', () => {
  const x = places([0, 0, 0, 0, -40, 400], -50, 400, 5)
  expect(x[4]).toBeLessThan(x[0] ?? 0)
  const sorted = [...x].sort((a, b) => a - b)
  sorted.slice(1).forEach((v, i) => expect(v - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(4.999))
  expect(Math.max(...x)).toBeLessThanOrEqual(100)
  expect(places([400, 400, 400], 0, 400, 5)).toEqual([90, 95, 100])
})

test('HS-AMB-64: an alliance in hand that costs a Daimyo and his house is asked once more, and says both', async () => {
  const heard = await aloud(said)
  const asked: number[] = []
  const see = ({ view }: Moved): void => {
    const anyone: HonorView = {
      ...view,
      open: { ...view.open, options: { ...view.open.options, alliances: 'anyone' } },
    }
    const me = anyone.open.players[anyone.own.seat]
    for (const lang of LANG_IDS) {
      const voice = heard.speech(lang).voice as unknown as HonorVoice
      const say: HonorVoice['text'] = (id, ...facts) => voice.text(id, ...facts)
      const held = (tag: string) => ({ has: (t: string) => t === tag, sealed: null }) as never
      const price = priceOf({ view: anyone, selection: held('decl:ally'), say })
      expect(priceOf({ view: anyone, selection: held('decl:attack'), say })).toBe(null)
      expect(priceOf({ view, selection: held('decl:ally'), say })).toBe(null)
      const costs = me?.status === 'first' && !me.shogun
      expect(price !== null).toBe(costs)
      if (price === null || !costs) continue
      const tile = say('board-ally-leave', allyPrice(anyone) ?? { daimyo: { noun: 'card' }, n: -1 })
      for (const text of [price, tile])
        expect(/\d+/.exec(text)?.[0]).toBe(me.court.length === 0 ? undefined : String(me.court.length))
      asked.push(me.court.length)
    }
  }
  for (const seed of [7, 8, 9]) walk(seed, 4, 300, see)
  expect(asked.length).toBeGreaterThan(100)
  expect([0, 1].filter(n => !asked.includes(n))).toEqual([])
})
