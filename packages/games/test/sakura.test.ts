import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Core, Event, Game, Seat, Words } from '@noren/engine'
import { Choices, WATCHER, below, members, replayGame, seeded, waiting } from '@noren/engine'
import { checkGolden, readGolden } from '@noren/engine/laws'
import type { SakuraEvent, SakuraView } from '@noren/sakura'
import { said } from '@noren/sakura/words'
import { LANG_IDS, plain, speechFor } from '@noren/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../src/registry.ts'

/** Sakura, version 1 and version 2 side by side. */

let one: Game
let two: Game
beforeAll(async () => {
  const old = await registry.thaw({ game: 'sakura', version: 1 })
  const now = await registry.newest('sakura')
  if (old === null || now === null) throw new Error('both versions of Sakura are needed')
  one = old.game
  two = now.game
})

const list = new Choices()

/** Why two versions of the same table part at a decision, by the ruling that amends it. */
function amendment(kind: string, words: Words): string | null {
  // Where version 1 asked how pending helpers count, version 2 asks nothing.
  if (kind === 'how' || words[0] === 'apply') return 'SA-AMB-49'
  // Where version 1 ended an order by itself or by putting it back, version 2 asks on.
  if (kind === 'reorder' && (words[0] === 'lay' || words[0] === 'restore')) return 'SA-AMB-52'
  return null
}

const speeches = await Promise.all(
  LANG_IDS.map(lang => speechFor(said, lang, { name: (seat: Seat) => `Player ${seat + 1}`, me: 0 })),
)

/** What people may do at a table, in words. */
function openAt(game: Game, s: Core, seat: Seat): string {
  game.legal(s, seat, list)
  return list
    .toArray()
    .map(a => game.say(s, seat, a).words.join(' '))
    .join('|')
}

interface Parted {
  readonly decision: number
  readonly by: string | null
  readonly at: string
}

/** Plays one game of version 1 by chance, and its words under version 2 until they part. */
function parting(seats: number, seed: number): Parted | null {
  const picks = seeded(seed ^ 0x2a)
  const a = one.begin(one.options.defaults, seats, seeded(seed))
  const b = two.begin(two.options.defaults, seats, seeded(seed))
  for (let decision = 1; a.outcome === null; decision++) {
    const asked = members(waiting(a))
    const seat = asked[below(picks, asked.length)] as Seat
    const kind = a.frames.at(-1)?.kind ?? ''
    one.legal(a, seat, list)
    const action = list.at(below(picks, list.size))
    const { words } = one.say(a, seat, action)
    const heard = two.hear(words)
    const at = `${kind}: ${words.join(' ')}`
    if (heard === null || two.whyNot(b, seat, heard) !== null)
      return { decision, by: amendment(kind, words), at }
    one.play(a, seat, action)
    two.play(b, seat, heard)
    // A placement with helpers pending ends the question in version 2, where version 1 may go on to ask how.
    const next = a.frames.at(-1)?.kind ?? ''
    if (waiting(a) !== waiting(b))
      return { decision, by: amendment(next, words) ?? amendment(kind, words), at }
    for (const who of members(waiting(a)))
      if (openAt(one, a, who) !== openAt(two, b, who))
        return { decision, by: amendment(next, words) ?? amendment(kind, words), at }
  }
  expect(b.outcome).toEqual(a.outcome)
  return null
}

test('the words of 1,000 games of version 1 part from version 2 only where an amendment says so', () => {
  const found = new Map<string, number>()
  const strange: string[] = []
  for (let seed = 1; seed <= 1000; seed++) {
    const parted = parting(2 + (seed % 5), seed)
    if (parted !== null && parted.by === null)
      strange.push(`seed ${seed}, decision ${parted.decision}, ${parted.at}`)
    const by = parted?.by ?? 'never'
    found.set(by, (found.get(by) ?? 0) + 1)
  }
  expect(strange).toEqual([])
  expect([...found.keys()].sort()).toEqual(['SA-AMB-49', 'SA-AMB-52', 'never'])
})

describe('the reader of version 1', () => {
  const dir = join(import.meta.dirname, '../src/frozen/sakura@1')
  const names = readdirSync(dir).filter(name => name.endsWith('.replay'))

  test('is kept by the registry, and the goldens still replay', () => {
    expect(one.schema).toBe(1)
    expect(two.schema).toBe(2)
    expect(one.reader).toBeDefined()
    expect(names.length).toBe(4)
    for (const name of names) checkGolden(one, readGolden(readFileSync(join(dir, name), 'utf8')))
  })

  test('makes today’s views, events and refusals of every decision of the frozen goldens', () => {
    const kinds = new Set<string>()
    const shape = shapeOf(two.view(two.begin(two.options.defaults, 3, seeded(1)), 0))
    for (const name of names) {
      const { header, lines } = readGolden(readFileSync(join(dir, name), 'utf8'))
      const { seats, seed, options } = header
      const reel = { options, seats, chance: (seq: number) => (seq === 0 ? seeded(seed) : undefined) }
      replayGame(one, reel, lines.slice(1), (s, seq, happenings) => {
        const { reader } = one
        if (reader === undefined) throw new Error('no reader')
        for (let seat = WATCHER; seat < seats; seat++) {
          const view = reader.view(one.view(s, seat), seat) as SakuraView
          if (s.outcome === null && view.own.question !== null) kinds.add(view.own.question.kind)
          expect(view.own.seat).toBe(seat)
          if (s.outcome === null)
            expect(Object.keys(shape).filter(key => !(key in shapeOf(view)))).toEqual([])
          if (seq % 7 === 0) wordsRead(view, seat)
        }
        for (const h of happenings) told(reader.event(h.open))
      })
    }
    expect(kinds).toContain('how')
    expect(kinds.size).toBe(14)
  })

  /** Today's words read old tables: no gap, no code, in every language. */
  function wordsRead(view: SakuraView, seat: Seat): void {
    for (const speech of speeches) {
      expect(plain(speech.question(view, seat))).not.toMatch(/undefined|null|NaN/)
      expect(plain(speech.label(['take', 'left'], view))).not.toMatch(/undefined|null|NaN/)
    }
  }

  function told(e: Event): void {
    const text = plain(speeches[0]?.log(e as SakuraEvent) ?? [])
    expect(text).not.toMatch(/undefined|null|NaN|cook-\d/)
  }

  test('agrees with version 2 where the two have not parted', () => {
    const { reader } = one
    if (reader === undefined) throw new Error('no reader')
    let compared = 0
    for (let seed = 1; seed <= 12; seed++) {
      const seats = 2 + (seed % 5)
      const picks = seeded(seed)
      const a = one.beginAloud(one.options.defaults, seats, seeded(seed))
      const b = two.beginAloud(two.options.defaults, seats, seeded(seed))
      let same = a.happenings.length === b.happenings.length
      while (a.state.outcome === null && same) {
        for (let seat = WATCHER; seat < seats; seat++) {
          expect(reader.view(one.view(a.state, seat), seat)).toEqual(two.view(b.state, seat))
          compared++
        }
        const asked = members(waiting(a.state))
        const seat = asked[below(picks, asked.length)] as Seat
        one.legal(a.state, seat, list)
        const action = list.at(below(picks, list.size))
        const heard = two.hear(one.say(a.state, seat, action).words)
        const kind = a.state.frames.at(-1)?.kind
        if (heard === null || kind === 'reorder' || two.whyNot(b.state, seat, heard) !== null) break
        const x = one.playAloud(a.state, seat, action)
        const y = two.playAloud(b.state, seat, heard)
        if (a.state.frames.at(-1)?.kind === 'how') break
        expect(x.happenings.map(h => withoutHelpers(reader.event(h.open)))).toEqual(
          y.happenings.map(h => withoutHelpers(h.open)),
        )
        same = waiting(a.state) === waiting(b.state)
      }
    }
    expect(compared).toBeGreaterThan(500)
  })

  test('gives a refusal its clauses, and leaves words as they are', () => {
    const { reader } = one
    const s = one.begin(one.options.defaults, 2, seeded(3))
    const [dim] = one.face(s, members(waiting(s))[0] as Seat).dim
    if (dim === undefined) throw new Error('something is always dim in a first turn')
    expect(dim.why).toMatchObject({ id: 'clausesAlone', facts: {} })
    expect(dim.why.clauses.length).toBeGreaterThan(0)
    expect(reader?.hear(reader.words(['place', 'red-1', 'left']))).toEqual(['place', 'red-1', 'left'])
  })
})

/** Version 1 told which helpers were applied, version 2 tells which were spent (SA-AMB-49). */
const withoutHelpers = (e: Event): Event => (e.type === 'placed' ? ({ ...e, helpers: null } as Event) : e)

/** The fields of a view, by their paths, lists and what lies in them aside. */
function shapeOf(x: unknown, at = ''): Record<string, true> {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return { [at]: true }
  return Object.assign(
    {},
    ...Object.entries(x).map(([key, inner]) =>
      key === 'question' || key === 'turn' ? { [`${at}.${key}`]: true } : shapeOf(inner, `${at}.${key}`),
    ),
  ) as Record<string, true>
}
