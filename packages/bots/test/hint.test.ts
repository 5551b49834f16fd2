import { describe, expect, test } from 'vitest'
import type { Core, Manifest, Sayings, Sense } from '@noren/engine'
import {
  asGame,
  begin,
  Choices,
  digest,
  first,
  fork,
  legal,
  members,
  play,
  seeded,
  waiting,
} from '@noren/engine'
import type { AnyFixture } from '@noren/engine/laws'
import { otherWorld, sometimes, walk } from '@noren/engine/laws'
import { fixture as honor } from '@noren/honor/fixture'
import { sense as honorSense } from '@noren/honor/sense'
import { manifest as honorGame } from '@noren/honor/game'
import { fixture as sake } from '@noren/sake/fixture'
import { sense as sakeSense } from '@noren/sake/sense'
import { manifest as sakeGame } from '@noren/sake/game'
import { fixture as sakura } from '@noren/sakura/fixture'
import { sense as sakuraSense } from '@noren/sakura/sense'
import { manifest as sakuraGame } from '@noren/sakura/game'
import { fixture as spirit } from '@noren/spirit/fixture'
import { sense as spiritSense } from '@noren/spirit/sense'
import { manifest as spiritGame } from '@noren/spirit/game'
import { LANG_IDS, plain, speechFor } from '@noren/words'
import { CLOSE, hint, ONLY } from '../src/index.ts'

interface Subject {
  readonly fx: AnyFixture
  readonly sense: Sense<Core>
  readonly words: Manifest['words']
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  sakura: { fx: sakura, sense: sakuraSense, words: sakuraGame.words },
  honor: { fx: honor, sense: honorSense, words: honorGame.words },
  sake: { fx: sake, sense: sakeSense, words: sakeGame.words },
  spirit: { fx: spirit, sense: spiritSense, words: spiritGame.words },
}
const NAMES = { name: (seat: number) => `P${seat}`, me: 0 }
const BUDGET = { iterations: 60 }
/** The laws of a hint hold however short the thought is. */
const QUICK = { iterations: 12 }
/** What a choice costs, or what the rules say of it, is no reason for it. */
const PRICES = ['now-actions', 'now-cards', 'now-safe']
const open = new Choices()

/** Questions of a game played by its own policy, one in seven of those with a choice. */
function* questions(
  { fx, sense }: Subject,
  many: number,
): Generator<{ s: Core; seat: number; seed: number }> {
  const { game } = fx
  const rng = seeded(5)
  const seats = Math.min(4, game.seats.max)
  let s = begin(game, game.options.defaults, seats, seeded(9))
  for (let n = 0, found = 0; found < many; n++) {
    if (s.outcome !== null) s = begin(game, game.options.defaults, seats, seeded(n))
    const seat = first(waiting(s))
    legal(game, s, seat, open)
    if (open.size > 1 && n % 7 === 0) {
      found++
      yield { s, seat, seed: n }
      legal(game, s, seat, open)
    }
    play(game, s, seat, open.at(sense.policy?.(s, seat, open, rng) ?? 0))
  }
}

describe.each(Object.entries(SUBJECTS))('a hint in %s', (_name, subject) => {
  const { fx, sense, words } = subject
  const { game } = fx

  test('lists legal choices, best first, with chances, and names a feature that every language can say', async () => {
    const told = new Set<string>()
    for (const { s, seat, seed } of questions(subject, 14)) {
      const h = hint({
        game: asGame(game),
        sense,
        view: game.view(s, seat),
        seat,
        rng: seeded(seed),
        budget: BUDGET,
      })
      expect(h.choices.length).toBeGreaterThan(0)
      legal(game, s, seat, open)
      const legalWords = open.toArray().map(a => digest(game.say(s, seat, a).words))
      for (const c of h.choices) {
        expect(legalWords).toContain(digest(c.words))
        if (c.value !== null) expect(c.value).toSatisfy((v: number) => v >= 0 && v <= 1)
      }
      const [id] = h.why
      told.add(String(id))
      if (id === ONLY || id === CLOSE) continue
      for (const lang of LANG_IDS) {
        const said = (await speechFor((await words()) as Sayings, lang, NAMES)).hint(h.why)
        const text = said === null ? null : plain(said)
        expect(text, `${id} in ${lang}`).toBeTypeOf('string')
        expect(text).not.toMatch(/[{}]|NaN/)
      }
    }
    // Features that are computed differ from question to question; a canned sentence would not.
    expect([...told].filter(id => id !== ONLY && id !== CLOSE).length).toBeGreaterThan(2)
  })

  test('300 positions: no choice above one with a higher chance, every reason beside a choice that is told', () => {
    for (const { s, seat, seed } of questions(subject, 300)) {
      const view = game.view(s, seat)
      const h = hint({ game: asGame(game), sense, view, seat, rng: seeded(seed), budget: QUICK })
      const [best, ...rest] = h.choices
      expect(best).toMatchObject({ close: false, why: null })
      if (rest.length === 0) expect(h.why).toEqual([ONLY])
      else expect(best?.value).not.toBeNull()
      for (const [i, c] of rest.entries()) {
        expect(c.value).toBeLessThanOrEqual(h.choices[i]?.value ?? 0)
        if (c.close) expect(c.why).toBeNull()
      }
      const reasons = rest.flatMap(c => (c.why === null ? [] : [c.why]))
      if (rest.length > 0) expect(h.why).toEqual(reasons[0] ?? [CLOSE])
      for (const [id] of reasons) expect(PRICES).not.toContain(id)
    }
  }, 240_000)

  test('is the same for every world that the seat cannot tell apart', () => {
    let worlds = 0
    for (let seed = 0; seed < 100; seed++) {
      if (worlds >= 12) break
      const { min, max } = game.seats
      walk(fx, { seats: min + (seed % (max - min + 1)), option: seed, seed, tape: [] }, stop => {
        if (worlds >= 12 || !sometimes(stop, 12)) return
        for (const seat of members(waiting(stop.s))) {
          const rng = fork(stop.rng)
          const ask = (s: Core) =>
            hint({ game: asGame(game), sense, view: game.view(s, seat), seat, rng, budget: BUDGET })
          const { world } = otherWorld(fx, stop.s, seat, stop.rng)
          worlds++
          expect(digest(ask(world))).toBe(digest(ask(stop.s)))
        }
      })
    }
  })
})
