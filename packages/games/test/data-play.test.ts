import type { Event, Game } from '@noren/engine'
import { below, Choices, first, seeded, waiting, WATCHER } from '@noren/engine'
import type { Speech } from '@noren/words'
import { plain, speechFor } from '@noren/words'
import { describe, expect, test } from 'vitest'
import { MANIFESTS } from '../src/manifests.ts'

/** Each kind of figure that a host replaces is really played with: the same seed tells another story. */

type Rows = Readonly<Record<string, unknown>>
const rows = (names: readonly string[], row: unknown): Rows => Object.fromEntries(names.map(n => [n, row]))
const numbered = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}${from + i}`)

const PLUNDERERS = [1, 2, 3, 4].flatMap(v =>
  numbered(`P${v}-`, 1, 13).map(id => id.replace(/-(\d)$/, '-0$1')),
)
const SAMURAI = ['musashi', 'munenori', 'mitsuyoshi', 'ittosai', 'masamune', 'suenaga', 'masako', 'tomoe']
const COPIES = [
  'chopsticks',
  'ramen',
  'stench',
  'riceballs',
  'sakuragi',
  'purchase',
  'stomach',
  'feigned',
  'roar',
].flatMap(type => numbered(`${type}-`, 1, 4))
const WEAPONS = ['katana', 'wakizashi', 'no-dachi', 'naginata', 'yumi']
const ARMIES = numbered('army-', 1, 45)

interface Case {
  readonly options: Rows
  readonly seats: number
  /** What is replaced, by what it is. */
  readonly own: Rows
}

const CASES: Readonly<Record<string, Case>> = {
  sakura: {
    options: {},
    seats: 4,
    own: {
      coins: { coins: Array(13).fill(5) },
      shurikens: { shurikens: Array(13).fill(4) },
      cooks: { cooks: [4, 5, 6] },
      colours: { colours: ['violet', 'orange', 'brown', 'turquoise'] },
    },
  },
  spirit: {
    options: { mode: 'hard' },
    seats: 4,
    own: {
      value: { raiders: rows(PLUNDERERS, { value: 4 }) },
      symbol: { raiders: rows(PLUNDERERS, { symbol: 'doll' }) },
      penalty: { raiders: rows(PLUNDERERS, { penalty: ['WOUND', 'BURN'] }) },
      flames: { raiders: rows(PLUNDERERS, { flames: true }) },
      rank: {
        raiders: {
          ...rows(numbered('P1-0', 1, 7), { rank: 'lieutenant' }),
          ...rows(numbered('L-', 1, 7), { rank: 'plunderer' }),
        },
      },
      farms: { farms: ['A', 'A', 'A', 'A', 'A', 'A'] },
      families: { families: ['C', 'A', 'B'] },
      human: {
        samurai: rows(['heihachi', 'daisuke', 'gorobei', 'kanbei', 'kikuchiyo', 'kyuzo', 'katsushiro'], {
          human: 7,
        }),
      },
      beast: {
        samurai: rows(['heihachi', 'daisuke', 'gorobei', 'kanbei', 'kikuchiyo', 'kyuzo', 'katsushiro'], {
          beast: 30,
        }),
      },
    },
  },
  honor: {
    options: {},
    seats: 4,
    own: {
      name: {
        cards: { 'army-1': { name: 'Peasants' }, ...rows(numbered('okugata-', 1, 9), { name: 'Yodo' }) },
      },
      type: { cards: rows(ARMIES.slice(0, 30), { type: 'guard' }) },
      honour: { cards: rows(numbered('okugata-', 1, 9), { honour: 50 }) },
      ki: { cards: rows(numbered('samurai-', 1, 6), { ki: 15 }) },
      strength: { cards: rows(ARMIES, { strength: 12 }) },
      shogun: { shogun: [5, 400, 5, 5] },
    },
  },
  sake: {
    options: { boardAssignment: 'random', location: 'dojo' },
    seats: 6,
    own: {
      type: { cards: rows(COPIES, { type: 'roar' }) },
      attack: { cards: rows(COPIES, { attack: 9 }) },
      defence: { cards: rows(COPIES, { defence: 9 }) },
      move: { cards: rows(COPIES, { move: 0 }) },
      drink: { cards: rows(COPIES, { drink: 3 }) },
      back: { cards: rows(COPIES, { back: 'shove' }) },
      'weapon attack': { weapons: rows(WEAPONS, { attack: 9 }) },
      'weapon defence': { weapons: rows(WEAPONS, { defence: 9 }) },
      steps: { weapons: { katana: { steps: 3 } } },
      plus: { weapons: rows(WEAPONS, { plus: true }) },
      ranged: { weapons: rows(WEAPONS, { ranged: true }) },
      'disciple attack': { disciple: { attack: 9 } },
      'disciple defence': { disciple: { defence: 9 } },
      'disciple move': { disciple: { move: 0 } },
      life: { life: rows(SAMURAI, 2) },
      abilities: { abilities: rows(SAMURAI, 'swift-rider') },
      'no ability': { abilities: rows(SAMURAI, 'none') },
      'name of a Location': { locations: { dojo: { name: 'Tea House' } } },
      'rule of a Location': { locations: { dojo: { rule: 'narrow-bridge' } } },
    },
  },
}

/** So many games at most until the stories part; blind teams of Samurai Spirit seldom live to see an intruder or a family. */
const GAMES_AT_MOST = 400
const DECISIONS = 250

/** What a watcher reads and what the asked one may choose, line by line. */
function* story(
  game: Game,
  speech: Speech<never, never>,
  options: unknown,
  seats: number,
  seed: number,
): Generator<string> {
  const { state: s, happenings } = game.beginAloud(options, seats, seeded(seed))
  const picks = seeded(seed ^ 0x51)
  const out = new Choices()
  const told = (list: readonly { readonly open: Event | null }[]): string =>
    list
      .map(h =>
        h.open === null ? '' : plain(speech.log(h.open as never, game.view(s, WATCHER) as never) ?? []),
      )
      .join(' ')
  yield told(happenings)
  for (let n = 0; n < DECISIONS && s.outcome === null; n++) {
    const seat = first(waiting(s))
    game.legal(s, seat, out)
    const view = game.view(s, seat) as never
    const labels = out.toArray().map(a => plain(speech.label(game.say(s, seat, a).words, view)))
    yield labels.join('; ')
    yield told(game.playAloud(s, seat, out.at(below(picks, out.size))).happenings)
  }
  yield JSON.stringify(s.outcome)
}

for (const m of MANIFESTS) {
  const at = CASES[m.id]
  if (at === undefined) continue
  describe(m.id, () => {
    for (const [what, data] of Object.entries(at.own))
      test(`another ${what} changes what happens`, async () => {
        const game = await m.rules()
        const speech = await speechFor(await m.words(), 'en')
        const read = (more: Rows): unknown => {
          const answer = game.options.read({ ...at.options, ...more }, at.seats)
          if ('faults' in answer) throw new Error(JSON.stringify(answer.faults))
          return answer.options
        }
        const [shipped, own] = [read({}), read({ data })]
        const parted = (seed: number): boolean => {
          const a = story(game, speech, shipped, at.seats, seed)
          const b = story(game, speech, own, at.seats, seed)
          for (;;) {
            const [x, y] = [a.next(), b.next()]
            if (x.value !== y.value) return true
            if (x.done === true) return false
          }
        }
        expect(Array.from({ length: GAMES_AT_MOST }, (_, i) => i + 1).some(parted)).toBe(true)
      })
  })
}

test('all games are tried', () => {
  expect(
    MANIFESTS.filter(m => m.data !== undefined)
      .map(m => m.id)
      .sort(),
  ).toEqual(Object.keys(CASES).sort())
})
