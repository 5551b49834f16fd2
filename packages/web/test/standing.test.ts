import type { Catalogue, Lang } from '@noren/words'
import { LANG_IDS, voiceIn } from '@noren/words'
import { begin, members, play, seeded, waiting, Choices, legal, face } from '@noren/engine'
import { honor } from '@noren/honor'
import { sense as honorSense } from '@noren/honor/sense'
import { spirit } from '@noren/spirit'
import { sense as spiritSense } from '@noren/spirit/sense'
import { said as honorSaid } from '@noren/honor/words'
import { said } from '@noren/spirit/words'
import { describe, expect, test } from 'vitest'
import { ANSWERS as SAKE_ANSWERS, said as sakeSaid } from '@noren/sake/words'
import { windows as sakeWindows } from '../src/games/sake/standing.ts'
import { windows as honorWindows } from '../src/games/honor/windows.ts'
import { windows as spiritWindows } from '../src/games/spirit/windows.ts'

const list = new Choices()

/** A voice for each language of one game. */
async function voicesOf(
  catalogues: typeof said.catalogues,
): Promise<Readonly<Record<Lang, ReturnType<typeof voiceIn<never>>>>> {
  const all = LANG_IDS.map(
    async lang => [lang, voiceIn<never>(lang, [(await catalogues[lang]?.()) as Catalogue])] as const,
  )
  return Object.fromEntries(await Promise.all(all)) as never
}

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

  test('every reply is said from the catalogue, in every language its own way', async () => {
    const rooms = [
      [honorWindows, await voicesOf(honorSaid.catalogues)],
      [spiritWindows, await voicesOf(said.catalogues)],
      [sakeWindows, await voicesOf(sakeSaid.catalogues)],
    ] as const
    for (const [w, voices] of rooms)
      for (const reply of w.replies)
        expect(new Set(LANG_IDS.map(lang => w.label(voices[lang], reply))).size).toBe(LANG_IDS.length)
  })

  test('every answer can be said in every language, with one place for its figure', async () => {
    const honorVoices = await voicesOf(honorSaid.catalogues)
    const sakeVoices = await voicesOf(sakeSaid.catalogues)
    const answers = [
      ...SAKE_ANSWERS.map(id => (lang: Lang) => sakeWindows.answer?.(sakeVoices[lang], id)),
      ...(honorWindows.answers ?? []).map(
        a => (lang: Lang) => honorWindows.answer?.(honorVoices[lang], a.id),
      ),
    ]
    expect(answers).toHaveLength(7)
    for (const words of answers) {
      const all = LANG_IDS.map(words)
      for (const part of ['when', 'deed', 'best'] as const)
        expect(new Set(all.map(w => String(w?.[part]))).size, String(all[0]?.when)).toBe(LANG_IDS.length)
      for (const w of all) expect(w?.when.join('')).toMatch(/\S/)
    }
  })
})
