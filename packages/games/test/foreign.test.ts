import { join } from 'node:path'
import type { Event, Game, Manifest, Sayings, Seat } from '@noren/engine'
import { below, Choices, heardBy, members, seeded, waiting } from '@noren/engine'
import { aloud, LANG_IDS } from '@noren/words'
import { foreignTo, wordsIn } from '@noren/words/trial'
import { expect, test } from 'vitest'
import { MANIFESTS } from '../src/manifests.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FOREIGN = new Map(LANG_IDS.map(lang => [lang, foreignTo(ROOT, lang)]))
/** No catalogue has such words. */
const PEOPLE = { me: 0, name: (seat: Seat) => `Xqz${'abcdefgh'[seat] ?? ''}` }

/** Whole games in which everybody takes whatever is open: what the first seat hears, is asked and may do. */
function* heardIn(game: Game, { seats: { min, max } }: Manifest, seed: number) {
  const open = new Choices()
  const rng = seeded(seed * 7)
  const s = game.begin(game.options.defaults, min + (seed % (max - min + 1)), seeded(seed))
  while (s.outcome === null) {
    const asked = members(waiting(s))
    const seat = asked[below(rng, asked.length)] ?? 0
    const { choices, dim } = game.face(s, seat)
    const asks = { view: game.view(s, seat), seat, choices: [...choices, ...dim] }
    game.legal(s, seat, open)
    const { happenings } = game.playAloud(s, seat, open.at(below(rng, open.size)))
    yield { ...asks, events: heardBy(happenings, 0) as readonly Event[], after: game.view(s, 0) }
  }
}

test.each(MANIFESTS.map(m => [m.id, m] as const))(
  'whole games of %s are told, asked and labelled without a word of another language',
  async (_, m) => {
    const heard = await aloud((await m.words()) as unknown as Sayings)
    const game = await m.rules()
    let said = 0
    let decision = 0
    const strangers = new Set<string>()
    for (const seed of [1, 2])
      for (const { view, seat, choices, events, after } of heardIn(game, m, seed)) {
        const often = decision++ % 5 === 0
        for (const lang of LANG_IDS) {
          const texts = [
            ...events.map(e => heard.log(lang, e, PEOPLE, after) ?? ''),
            ...(often
              ? [
                  heard.question(lang, view, seat, PEOPLE),
                  ...choices.map(c => heard.label(lang, c.words, view, PEOPLE)),
                ]
              : []),
          ]
          said += texts.length
          for (const text of texts)
            for (const word of wordsIn(text))
              if (FOREIGN.get(lang)?.has(word) === true) strangers.add(`${lang} ${word}: ${text}`)
        }
      }
    expect([...strangers]).toEqual([])
    expect(said).toBeGreaterThan(300)
  },
)
