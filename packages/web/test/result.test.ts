import type { Event, Outcome } from '@noren/engine'
import { Choices, heardBy, members, seeded, waiting } from '@noren/engine'
import { registry } from '@noren/games'
import type { HonorView } from '@noren/honor/view'
import type { SakeView } from '@noren/sake/view'
import type { SakuraView } from '@noren/sakura/view'
import type { SpiritView } from '@noren/spirit/view'
import { describe, expect, test } from 'vitest'
import { MANIFESTS } from '@noren/games/manifests'
import * as honor from '../src/games/honor/finale.ts'
import * as sake from '../src/games/sake/finale.ts'
import * as sakura from '../src/games/sakura/finale.ts'
import * as spirit from '../src/games/spirit/finale.tsx'
import { wordsOf } from '../src/i18n/speech.ts'
import type { Finale, Finisher } from '../src/result/finale.ts'

interface Over {
  readonly view: unknown
  readonly outcome: Outcome
  readonly lines: readonly {
    readonly seq: number
    readonly undone: boolean
    readonly events: readonly Event[]
  }[]
}

/** Plays a whole game by its own quick policy. */
async function over(id: string, seats: number, seed: number): Promise<Over> {
  const loaded = await registry.newest(id)
  if (loaded === null) throw new Error(id)
  const { game, sense } = loaded
  const rng = seeded(seed)
  const { state: s, happenings } = game.beginAloud(game.options.defaults, seats, seeded(seed + 1))
  const lines = [{ seq: 0, undone: false, events: heardBy(happenings, 0) }]
  const list = new Choices()
  for (let seq = 1; s.outcome === null; seq++) {
    const seat = members(waiting(s))[0] ?? 0
    game.legal(s, seat, list)
    const told = game.playAloud(s, seat, list.at(sense?.policy?.(s, seat, list, rng) ?? 0))
    lines.push({ seq, undone: false, events: heardBy(told.happenings, 0) })
  }
  return { view: game.view(s, 0), outcome: s.outcome, lines }
}

const RUDE = `<b onload="x">&'`
const people = (outcome: Outcome): readonly Finisher[] =>
  outcome.ranks.map((r, seat) => ({
    seat,
    name: seat === 1 ? RUDE : `Name${seat}`,
    mon: 'm-tomoe',
    won: r === 1,
    bot: seat === 2,
  }))
const nameOf = (seat: number): string => `Name${seat}`

/** The finale of a game as the reader of this seat meets it. */
async function finale(id: string, { view, lines }: Over, seat: number): Promise<Finale> {
  const manifest = MANIFESTS.find(m => m.id === id)
  if (manifest === undefined) throw new Error(id)
  const { voice } = (await wordsOf(id, manifest, 'en')).in('en', { name: nameOf, me: seat })
  const say = (m: string, ...facts: unknown[]): string =>
    (voice.text as (id: string, ...facts: unknown[]) => string)(m, ...facts)
  const told = lines as never
  if (id === 'sakura') return sakura.finaleOf({ open: (view as SakuraView).open, seat, nameOf, say })
  if (id === 'spirit')
    return spirit.finaleOf({ view: (view as SpiritView).open, lines: told, seat, nameOf, say })
  if (id === 'honor')
    return honor.finaleOf({ open: (view as HonorView).open, lines: told, seat, nameOf, say })
  return sake.finaleOf({ open: (view as SakeView).open, lines: told, seat, nameOf, say })
}

const FRAMES = [
  { w: 920, h: 848, phone: false },
  { w: 820, h: 560, phone: false },
  { w: 390, h: 400, phone: true },
  { w: 360, h: 250, phone: true },
]

describe.each([
  ['sakura', 4],
  ['spirit', 4],
  ['honor', 4],
  ['sake', 5],
] as const)('the result of %s (issue 18, 1)', (id, seats) => {
  test('is told in the reader’s person and to watchers by name', async () => {
    for (const seed of [3, 8, 21]) {
      const game = await over(id, seats, seed)
      const watched = await finale(id, game, -1)
      expect(watched.won).toBe(id === 'spirit' && game.outcome.payoff[0] === 1)
      for (const [seat, rank] of game.outcome.ranks.entries()) {
        const told = await finale(id, game, seat)
        expect(told.headline.length).toBeGreaterThan(4)
        expect(told.headline).not.toMatch(/undefined|NaN|\?/)
        expect(told.lead).not.toMatch(/undefined|NaN|\?/)
        if (id === 'spirit') continue
        expect(told.won).toBe(rank === 1)
        if (rank === 1) expect(told.headline).toMatch(/\byou\b/i)
        else expect(told.headline).toBe(watched.headline)
      }
    }
  })

  test('is drawn from the final state at every size, and no name becomes markup', async () => {
    const one = await over(id, seats, 3)
    const other = await over(id, seats, 8)
    for (const frame of FRAMES) {
      const svg = (await finale(id, one, 0)).draw(frame, people(one.outcome))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg).not.toContain('<b onload')
      // A phone of a team shows faces alone.
      if (!(id === 'spirit' && frame.phone)) expect(svg).toContain('&lt;b onload=&quot;x&quot;&gt;&amp;&#39;')
      expect((await finale(id, other, 0)).draw(frame, people(other.outcome))).not.toBe(svg)
    }
  })
})

test('Sakura names the margin to the next and the heaviest round of those who lost', async () => {
  const game = await over('sakura', 4, 3)
  const { players } = (game.view as SakuraView).open
  const totals = players.map(p => p.total).sort((a, b) => a - b)
  const told = await finale('sakura', game, -1)
  expect(told.headline).toContain(String((totals[1] ?? 0) - (totals[0] ?? 0)))
  const heavy = Math.max(...players.flatMap((p, seat) => (game.outcome.ranks[seat] === 1 ? [] : p.scores)))
  expect(told.lead).toContain(`took ${heavy} in round`)
})

test('Samurai Spirit counts what stood at the end of each night', async () => {
  const game = await over('spirit', 4, 3)
  const { open } = game.view as SpiritView
  const nights = spirit.nightsOf(open, game.lines as never)
  expect(nights.length).toBe(open.round)
  expect(nights.at(-1)).toMatchObject({
    farms: open.farms.filter(f => f.lost === 0).length,
    families: open.families.filter(f => f.lost === 0).length,
    barricades: open.barricades,
    wounds: game.lines.flatMap(l => l.events).filter(e => e.type === 'wounded').length,
  })
})

test('Honor counts battles of both sides, and every battle is won by one', async () => {
  for (const seed of [3, 8, 21]) {
    const game = await over('honor', 4, seed)
    const deeds = honor.deedsOf(game.lines as never, 4)
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
    const events = game.lines.flatMap(l => l.events)
    expect(sum(deeds.fought)).toBe(2 * events.filter(e => e.type === 'attacked').length)
    expect(sum(deeds.won)).toBe(events.filter(e => e.type === 'won').length)
    expect(deeds.fall === null).toBe(!events.some(e => e.type === 'daimyoDied'))
  }
})

test('Saké gives every wound of a blow to whoever struck', async () => {
  const at = (type: string, more: object): Event => ({ type, clause: 'SK', ...more })
  const lines = [
    { undone: false, events: [at('attacked', { seat: 1 }), at('damaged', { seat: 0, damage: 2 })] },
    { undone: true, events: [at('attacked', { seat: 1 }), at('damaged', { seat: 0, damage: 9 })] },
    { undone: false, events: [at('turnBegan', { seat: 2 }), at('damaged', { seat: 2, damage: 1 })] },
    { undone: false, events: [at('attacked', { seat: 2 }), at('damaged', { seat: 1, damage: 3 })] },
  ]
  expect(sake.woundsDealt(lines as never, 3)).toEqual([0, 2, 3])
})
