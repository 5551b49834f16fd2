import type { Seat } from '@noren/engine'
import { begin, below, Choices, legal, members, play, seeded, waiting, WATCHER } from '@noren/engine'
import { walk } from '@noren/engine/laws'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/cards.ts'
import type { FrameOf } from '../src/frames.ts'
import { NOT_YET, PASSED } from '../src/frames.ts'
import { sake } from '../src/index.ts'
import { fixture } from '../src/laws/fixture.ts'
import { census } from '../src/laws/invariants.ts'
import { printed } from '../src/printed.ts'
import type { Sake } from '../src/state.ts'
import { ALL_EYES, EPOCH, SHOWN } from '../src/state.ts'
import { dueOf } from '../src/steps/hand.ts'
import { fitting } from '../src/steps/interruptions.ts'
import { topBack } from '../src/values.ts'
import type { Given } from './scenario.ts'
import { given } from './scenario.ts'

/** Walks games and hands every window in which somebody else has answered to whoever looks on. */
function windows(priority: 'clockwise' | 'reflex', look: (s: Sake, seat: number) => void): void {
  const read = sake.options.read({ interruptPriority: priority }, 5)
  if ('faults' in read) throw new Error('refused')
  const list = new Choices()
  for (let seed = 1; seed <= 12; seed++) {
    const rng = seeded(seed)
    const s = begin(sake, read.options, 5, seeded(seed))
    for (let n = 0; n < 400 && s.outcome === null; n++) {
      const asked = members(waiting(s))
      if (asked.length === 0) break
      const seat = asked[below(rng, asked.length)] as number
      const f = s.frames.at(-1)
      if (f?.kind === 'window' && (f.asked & ~f.waiting) !== 0) look(s, seat)
      legal(sake, s, seat, list)
      play(sake, s, seat, list.at(below(rng, list.size)))
    }
  }
}

test('A-80: an imagined world notes the order of shouts only where reflexes count', () => {
  const seen = { clockwise: [0, 0], reflex: [0, 0] }
  for (const priority of ['clockwise', 'reflex'] as const)
    windows(priority, (s, seat) => {
      for (let i = 1; i <= 4; i++) {
        const f = sake.imagine(sake.view(s, seat), seeded(i)).frames.at(-1)
        if (f?.kind !== 'window') throw new Error('the question is another one')
        seen[priority][0] = (seen[priority][0] ?? 0) + 1
        seen[priority][1] = (seen[priority][1] ?? 0) + f.shouts.length
      }
    })
  expect(seen.clockwise[0]).toBeGreaterThan(20)
  expect(seen.clockwise[1]).toBe(0)
  expect(seen.reflex[1]).toBeGreaterThan(0)
})

/** Walks games of every option, and hands over some positions with a world imagined from one of their views. */
function worlds(
  wanted: (s: Sake) => boolean,
  most: number,
  look: (w: Sake, s: Sake, seat: Seat, more: () => Sake) => void,
): void {
  let met = 0
  for (let seed = 1; seed <= 60; seed++) {
    if (met === most) break
    const path = { seats: 3 + (seed % 6), option: seed, seed, tape: [] }
    walk(fixture, path, stop => {
      const s = stop.s as Sake
      if (met >= most || !wanted(s) || below(stop.rng, 3) > 0) return
      met++
      const seat = below(stop.rng, s.seats + 1) - 1
      const view = sake.view(s, seat)
      const again = (): Sake => sake.imagine(view, seeded(below(stop.rng, 1 << 30)))
      look(again(), s, seat, again)
    })
  }
  expect(met).toBe(most)
}
const topOf = (s: Sake) => s.frames.at(-1)
const answeredIn = (f: { asked: number; waiting: number }, seat: Seat): boolean =>
  (f.asked & ~f.waiting & (1 << seat)) !== 0

describe('an imagined world', () => {
  test('has every card once, and nobody’s cards where they cannot be', () => {
    worlds(
      s => s.reshuffles > 0,
      250,
      (w, s) => {
        expect(census(w)).toMatchObject({ cards: CARDS, distinct: CARDS })
        const shownAt = (c: number): number =>
          ((s.known[c] as number) & SHOWN) === 0 ? 0 : (s.known[c] as number) >> EPOCH
        // Section 6: what lies in a Life pile or among Wounds was never shown; the draw pile is what was shuffled last.
        for (const c of [...w.life.flat(), ...w.wounds.flat()]) expect(shownAt(c)).toBe(0)
        for (const c of w.deck) expect(shownAt(c)).toBe(s.reshuffles)
      },
    )
  })

  test('deals what is not seen anew, every time otherwise', () => {
    const varied = { deck: 0, life: 0, hands: 0 }
    let looked = 0
    worlds(
      s => s.deck.length > 8 && s.life.flat().length > 8,
      60,
      (w, s, seat, again) => {
        const other = again()
        looked++
        const differ = (a: unknown, b: unknown): number => (JSON.stringify(a) === JSON.stringify(b) ? 0 : 1)
        varied.deck += differ(w.deck, other.deck)
        varied.life += differ(w.life, other.life)
        const hidden = (x: Sake): number[][] => x.hand.filter((_, i) => i !== seat)
        varied.hands += differ(hidden(w), hidden(other))
        // What the bottom of the pile holds is no more certain than its middle.
        expect(w.deck.length).toBe(s.deck.length)
      },
    )
    expect(varied.deck).toBeGreaterThan(looked * 0.95)
    expect(varied.life).toBeGreaterThan(looked * 0.9)
    expect(varied.hands).toBeGreaterThan(looked * 0.7)
  })

  test('knows what each seat knows: owners their hands, everybody what lies open, the viewer what he saw', () => {
    worlds(
      () => true,
      200,
      (w, s, seat) => {
        w.hand.forEach((hand, i) => hand.forEach(c => expect((w.known[c] as number) & (1 << i)).not.toBe(0)))
        for (const c of [...w.discard, ...w.limbo, ...w.gear.flat(), ...w.row.flat()])
          expect((w.known[c] as number) & ALL_EYES).toBe(ALL_EYES)
        // Of a card in a hand nobody but its owner and who looks on is taken to know.
        const eyes = seat === WATCHER ? 1 << 8 : 1 << seat
        w.hand.forEach((hand, i) =>
          hand.forEach(c => expect((w.known[c] as number) & ALL_EYES & ~((1 << i) | eyes)).toBe(0)),
        )
        for (const c of w.deck) expect((w.known[c] as number) & ALL_EYES).toBe(0)
        expect(w.known.map(k => k & ~ALL_EYES)).toEqual(s.known.map(k => k & ~ALL_EYES))
        expect(w.stops).toEqual(s.stops.map((n, i) => (i === seat ? n : 0)))
      },
    )
  })

  test('guesses what others have sealed: a pass, or a card that they hold and that fits', () => {
    const guessed = { pass: 0, card: 0, own: 0, shouts: 0 }
    worlds(
      s => {
        const f = topOf(s)
        return (f?.kind === 'window' || f?.kind === 'vanish') && (f.asked & ~f.waiting) !== 0
      },
      250,
      (w, s, seat) => {
        const f = topOf(s) as FrameOf<'window' | 'vanish'>
        const g = topOf(w) as FrameOf<'window' | 'vanish'>
        const p = printed(w)
        const fits = (c: number): boolean =>
          g.kind === 'window' ? p.type[c] === fitting(g.about) : p.back[c] === topBack(w)
        const shouted: Seat[] = []
        g.sealed.forEach((answer, i) => {
          if (i === seat) {
            expect(answer).toBe(f.sealed[i])
            if (answer > NOT_YET) guessed.own++
          } else if (!answeredIn(f, i)) expect(answer).toBe(NOT_YET)
          else if (answer === PASSED) {
            // Whoever holds nothing that fits can only have passed.
            if ((w.hand[i] as number[]).some(fits)) guessed.pass++
          } else {
            expect([(w.hand[i] as number[]).includes(answer - 1), fits(answer - 1)]).toEqual([true, true])
            guessed.card++
          }
          if (answer > PASSED) shouted.push(i)
        })
        if (w.rules.reflex) {
          expect([...g.shouts].sort((a, b) => a - b)).toEqual(shouted)
          guessed.shouts += g.shouts.length
        } else expect(g.shouts).toEqual([])
      },
    )
    // Both happen, about as often as each other.
    expect(guessed.pass).toBeGreaterThan(guessed.card / 3)
    expect(guessed.card).toBeGreaterThan(guessed.pass / 3)
    expect([guessed.own > 5, guessed.shouts > 5]).toEqual([true, true])
  })

  const picksOf = (w: Sake, f: FrameOf<'discard' | 'help'>, i: Seat): number[] =>
    f.picks.filter(c => (w.hand[i] as number[]).includes(c))
  /** What the viewer picked is his, and nothing is picked twice. */
  function ownPicks(w: Sake, s: Sake, seat: Seat): void {
    const f = topOf(s) as FrameOf<'discard' | 'help'>
    const g = topOf(w) as FrameOf<'discard' | 'help'>
    if (seat >= 0) expect(picksOf(w, g, seat)).toEqual(picksOf(s, f, seat))
    expect(new Set(g.picks).size).toBe(g.picks.length)
  }

  test('SK-HAND-3: guesses discards: those who are done have named what they owe, the others nothing', () => {
    let discarded = 0
    worlds(
      s => topOf(s)?.kind === 'discard',
      100,
      (w, s, seat) => {
        ownPicks(w, s, seat)
        const f = topOf(s) as FrameOf<'discard'>
        const g = topOf(w) as FrameOf<'discard'>
        for (let i = 0; i < s.seats; i++) {
          if (i === seat) continue
          const done = (f.waiting & (1 << i)) === 0
          const picked = picksOf(w, g, i).length
          expect(picked).toBe(done ? dueOf(g, i, (w.hand[i] as number[]).length) : 0)
          discarded += picked
        }
      },
    )
    expect(discarded).toBeGreaterThan(0)
  })

  test('SK-TORMENT-6: guesses the help of other Spirits: nothing, or a card with the back that counts', () => {
    // Of four Spirits one torments and one has helped; what he gave is his secret.
    const spirit = (...hand: string[]): Given => ({ status: 'spirit', hand })
    const t = given({
      players: [
        { sake: ['life', 'board', 'katana'] },
        {},
        spirit('A1:drowse', 'A2:drowse', 'A1:shove'),
        spirit('M3:drowse'),
        spirit('M2:drowse', 'D2:drowse'),
      ],
      gaps: [3],
      turn: 3,
      at: 'step3',
      top: ['M1:drowse'],
    })
    t.does(3, 'torment', 0).does(3, 'spend', t.card(3, 0)).does(3, 'done')
    t.does(2, 'spend', t.card(2, 0)).does(2, 'done')
    expect([t.at, t.asked]).toEqual(['help', [4]])
    const guessed = { help: 0, none: 0 }
    for (let seed = 1; seed <= 60; seed++) {
      const seat = ([4, 0, WATCHER] as const)[seed % 3] as Seat
      const w = sake.imagine(sake.view(t.s, seat), seeded(seed))
      const g = topOf(w) as FrameOf<'help'>
      ownPicks(w, t.s, seat)
      expect(picksOf(w, g, 4)).toEqual([])
      const picked = picksOf(w, g, 2)
      expect([g.picks.length - picked.length, picked.every(c => printed(w).back[c] === topBack(w))]).toEqual([
        0,
        true,
      ])
      if (picked.length > 0) guessed.help++
      else guessed.none++
    }
    expect([guessed.help > 10, guessed.none > 10]).toEqual([true, true])
    // Who helped knows it.
    const mine = topOf(sake.imagine(sake.view(t.s, 2), seeded(1))) as FrameOf<'help'>
    expect(mine.picks).toEqual([t.s.hand[2]?.[0]])
  })
})
