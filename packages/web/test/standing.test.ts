import type { Lang } from '@noren/engine'
import { begin, members, play, seeded, waiting, Choices, legal, face } from '@noren/engine'
import { honor } from '@noren/honor'
import { sense as honorSense } from '@noren/honor/sense'
import { spirit } from '@noren/spirit'
import { sense as spiritSense } from '@noren/spirit/sense'
import { describe, expect, test } from 'vitest'
import { ANSWERS as SAKE_ANSWERS } from '@noren/sake/words'
import { answerWords as sakeWords } from '../src/games/sake/answers.ts'
import { windows as honorWindows } from '../src/games/honor/windows.ts'
import { windows as spiritWindows } from '../src/games/spirit/windows.ts'

const list = new Choices()

describe('what may be left to itself', () => {
  test('Save Face, mine or that of others: a pass is always there, and the hand does not matter', () => {
    const rng = seeded(4)
    const seen = new Set<string>()
    for (let seed = 0; seen.size < 2 && seed < 40; seed++) {
      const s = begin(honor, honor.options.defaults, 4, seeded(seed))
      for (let n = 0; s.outcome === null && n < 1500; n++) {
        for (const seat of members(waiting(s))) {
          const { view, choices } = face(honor, s, seat)
          const reply = honorWindows.of(view, seat)
          if (reply === null) continue
          seen.add(reply)
          expect(honorWindows.nothing(choices)).toEqual(['pass'])
          const bare = { ...view, own: { ...view.own, hand: [], epochs: [] } }
          expect(honorWindows.of(bare, seat)).toBe(reply)
        }
        const [actor = 0] = members(waiting(s))
        legal(honor, s, actor, list)
        play(honor, s, actor, list.at(honorSense.policy?.(s, actor, list, rng) ?? 0))
      }
    }
    expect(seen).toEqual(new Set(['mine', 'others']))
  })

  test('absent samurai are asked for at the beginning of a turn, until the round is over', () => {
    const rng = seeded(2)
    const s = begin(spirit, spirit.options.defaults, 2, seeded(6))
    const rounds = new Set<string>()
    for (let n = 0; s.outcome === null && n < 2000; n++) {
      const [actor = 0] = members(waiting(s))
      const { view, choices } = face(spirit, s, actor)
      if (spiritWindows.of(view, actor) !== null) {
        expect(spiritWindows.exist?.(view)).toBe(true)
        expect(spiritWindows.nothing(choices)).toEqual(['ready'])
        rounds.add(spiritWindows.span?.(view, 'absent') ?? '')
      }
      legal(spirit, s, actor, list)
      play(spirit, s, actor, list.at(spiritSense.policy?.(s, actor, list, rng) ?? 0))
    }
    expect(rounds.size).toBeGreaterThan(0)
  })

  test('every reply can be said in every language', () => {
    for (const w of [honorWindows, spiritWindows])
      for (const reply of w.replies)
        expect(new Set((['en', 'fr', 'it'] as const).map(lang => w.label(lang, reply))).size).toBe(3)
  })

  test('every answer can be said in every language, with one place for its figure', () => {
    const said = [
      ...SAKE_ANSWERS.map(id => (lang: Lang) => sakeWords(lang, id)),
      ...(honorWindows.answers ?? []).map(a => (lang: Lang) => honorWindows.answer?.(lang, a.id)),
    ]
    expect(said).toHaveLength(7)
    for (const words of said) {
      const all = (['en', 'fr', 'it'] as const).map(words)
      for (const part of ['when', 'deed', 'best'] as const)
        expect(new Set(all.map(w => w?.[part])).size, all[0]?.when).toBe(3)
      for (const w of all) expect(w?.when.match(/\{\{n\}\}/g)).toHaveLength(1)
    }
  })
})
