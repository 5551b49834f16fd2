/** What an alliance takes away stands on it, before anybody makes it. */
import type { Seat } from '@noren/engine'
import { begin, below, Choices, legal, members, play, seeded, waiting, whyNot } from '@noren/engine'
import type { People } from '@noren/words'
import { aloud, LANG_IDS, plain } from '@noren/words'
import { expect, test } from 'vitest'
import { act } from '../src/actions.ts'
import { honor } from '../src/index.ts'
import { sense } from '../src/sense.ts'
import { cardNoun, said } from '../src/words.ts'
import { given } from './scenario.ts'

const NAMES = ['Aiko', 'Benkei', 'Chiyo', 'Daigo', 'Emi', 'Fuji']
const heard = await aloud(said)
const people = (me: Seat): People => ({ name: seat => NAMES[seat] ?? '?', me })

/** Games by chance at tables where anybody may ally: every alliance that a seat may make on the way. */
function alliances(games: number) {
  const found = { costly: 0, free: 0, cards: new Set<number>() }
  const open = new Choices()
  for (let seed = 1; seed <= games; seed++) {
    const seats = 3 + (seed % 4)
    const rng = seeded(seed)
    const s = begin(
      honor,
      { ...honor.options.defaults, alliances: 'anyone', target: 250 },
      seats,
      seeded(seed),
    )
    for (let n = 0; n < 400 && s.outcome === null; n++) {
      const [seat = 0] = members(waiting(s))
      legal(honor, s, seat, open)
      for (const action of open.toArray().filter(a => act.ally.is(a))) {
        const before = honor.view(s, seat)
        const world = honor.clone(s)
        play(honor, world, seat, action)
        const was = before.open.players[seat]
        const now = honor.view(world, seat).open.players[seat]
        if (was === undefined || now === undefined) throw new Error(`nobody at ${seat}`)
        const gone = was.court.filter(c => !now.court.includes(c)).length
        const kept = was.daimyo === now.daimyo && gone === 0 && was.home.length === now.home.length
        const { words } = honor.say(s, seat, action)
        for (const lang of LANG_IDS) {
          const { voice } = heard.speech(lang, people(seat))
          const label = heard.label(lang, words, before, people(seat))
          expect(label).toContain(NAMES[act.ally.seat(action)])
          // Somebody without a Daimyo gives up nothing, and reads of nothing.
          const names = kept ? [] : [plain(voice.name(cardNoun(was.daimyo)))]
          expect(
            names.filter(name => !label.includes(name)),
            label,
          ).toEqual([])
          const cards = / (?:and|und|et|e) (\d+)\s/.exec(label)?.[1]
          expect([label, cards]).toEqual([label, gone > 0 ? String(gone) : undefined])
        }
        found[kept ? 'free' : 'costly']++
        if (!kept) found.cards.add(gone)
      }
      const pick = below(rng, 2) === 0 ? (sense.policy?.(s, seat, open, rng) ?? 0) : below(rng, open.size)
      play(honor, s, seat, open.at(pick))
    }
  }
  return found
}

test('HS-AMB-64: an alliance that costs a Daimyo and its house says so, by name and number', () => {
  const { costly, free, cards } = alliances(12)
  expect(costly).toBeGreaterThan(300)
  expect(free).toBeGreaterThan(30)
  // Empty houses, those with one card and those with more.
  expect([0, 1, 2].filter(n => !cards.has(n))).toEqual([])
})

test('HS-AMB-64 HS-DECL-5: where leaders may ally too, nobody is told that only a Rônin may', () => {
  const status = ['second', 'pledged', 'leaving'] as const
  for (const alliances of ['ronin', 'anyone'] as const)
    for (const mine of status) {
      const { s } = given({ alliances, players: [{ status: [mine, 1] }, {}, {}] })
      const why = whyNot(honor, s, 0, act.ally(2))
      if (why === null) throw new Error('allowed')
      for (const lang of LANG_IDS) {
        const text = heard.no(lang, why, people(0), honor.view(s, 0))
        expect([text, /R[oô]nin/.test(text)]).toEqual([text, alliances === 'ronin'])
      }
    }
})
