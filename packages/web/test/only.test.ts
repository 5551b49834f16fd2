import { has } from '@noren/engine'
import { registry } from '@noren/games'
import type { Choice, Words } from '@noren/engine'
import { describe, expect, it } from 'vitest'
import { tagsFor as honorTags } from '../src/games/honor/tags.ts'
import { tagsFor as sakeTags } from '../src/games/sake/tags.ts'
import { tagsOf as sakuraTags } from '../src/games/sakura/tags.ts'
import { tagsFor as spiritTags } from '../src/games/spirit/tags.ts'
import { deviceTime } from '../src/local/time.ts'
import { botPace, goesAtOnce, isCareful, leftToChance } from '../src/table/only.ts'
import type { TagsOf } from '../src/table/picks.ts'
import { settlePicks } from '../src/table/picks.ts'
import { BOT, Ear, FakeIndexedDb, houseOn, openOn, person, rest } from './fake-indexed-db.ts'

/** A clock on which nothing takes time; it keeps how long everybody asked for. */
const hurried = () => {
  const pauses: number[] = []
  const time = {
    ...deviceTime,
    after(ms: number, call: () => void) {
      pauses.push(ms)
      return deviceTime.after(0, call)
    },
  }
  return { time, pauses }
}

const GAMES: readonly (readonly [game: string, bots: number])[] = [
  ['sakura', 2],
  ['spirit', 2],
  ['honor', 2],
  ['sake', 3],
]
const key = (): string => '5a'.repeat(32)
type TagsBy = (game: string, view: unknown) => TagsOf
const tagsOf: TagsBy = (game, view) =>
  game === 'sakura'
    ? sakuraTags
    : game === 'spirit'
      ? spiritTags(0)
      : game === 'honor'
        ? honorTags(view as never)
        : sakeTags(view as never)

interface Touches {
  readonly careful: boolean
  /** How many things must be named. */
  readonly names: number
  /** Touches with the seal, and with sealing at once. */
  readonly off: number
  readonly atOnce: number
}

/** How often a choice is touched, if one names as few things as possible: pieces first, then its tile. */
function touchesFor(choices: readonly Choice[], tags: TagsOf, words: Words): Touches {
  let picked: readonly string[] = []
  const left = (of: readonly string[]): number => settlePicks(choices, tags, of).left.length
  while (picked.length === 0 || left(picked) > 1) {
    const more = tags(words).filter(t => !picked.includes(t))
    const best = more.toSorted((a, b) => left([...picked, a]) - left([...picked, b]))[0]
    if (best === undefined || (picked.length > 0 && left([...picked, best]) === left(picked))) break
    picked = [...picked, best]
  }
  // What pieces leave open, and what has none, is a tile in the scroll.
  const names = picked.length + (picked.length > 0 && left(picked) === 1 ? 0 : 1)
  const atOnce = names + (goesAtOnce('always', words) ? 0 : 1)
  return { careful: isCareful(words), names, off: names + (goesAtOnce('off', words) ? 0 : 1), atOnce }
}

/** Looks without anything new after which a table stands still. */
const STILL = 1500

describe('issue 20: no empty clicks', () => {
  it.each(GAMES)(
    'a whole game of %s against %i bots asks nothing that has one answer',
    async (game, bots) => {
      const store = new FakeIndexedDb()
      const { time, pauses } = hurried()
      const house = houseOn(store, undefined, registry, { time, key })
      const id = await openOn(house, [person('Mika'), ...Array.from({ length: bots }, () => BOT)], game)
      const mika = new Ear(house, [0])
      await mika.hello(id)
      let draws = 7
      let answered = 0
      const touched: Touches[] = []
      for (let still = 0; ;) {
        const { now } = mika
        const over = now.t === 'sync' ? now.table.outcome : now.outcome
        if (over !== null) break
        const face = now.faces['0']
        const answers = face?.choices.filter(c => c.back !== true) ?? []
        const asked = face !== undefined && has(face.waiting, 0) && now.sealed?.['0'] === undefined
        if (asked && answers.length > 1) {
          draws = (Math.imul(draws, 1_103_515_245) + 12_345) >>> 1
          const words = answers[draws % answers.length]?.words ?? []
          touched.push(touchesFor(answers, tagsOf(game, face.view), words))
          await mika.move(0, words)
          answered++
          still = 0
          continue
        }
        await rest()
        if (mika.now === now && ++still > STILL) throw new Error(`stands still: ${JSON.stringify(answers)}`)
      }
      const own = (store.logs.get(id) ?? []).filter(e => e.seat === 0)
      const only = own.filter(e => e.moveId.startsWith('only:'))
      expect(answered).toBeGreaterThan(0)
      // Sealing at once leaves one touch for each thing that a choice names, and none for the seal; blows and ends keep theirs.
      expect(touched.filter(t => !t.careful && t.atOnce !== t.names)).toEqual([])
      expect(touched.filter(t => t.careful && t.atOnce !== t.names + 1)).toEqual([])
      const single = touched.filter(t => !t.careful && t.names === 1)
      expect(single.length).toBeGreaterThan(0)
      expect(single.every(t => t.atOnce === 1 && t.off === 2)).toBe(true)
      // Samurai Spirit has hardly such a question; the others many.
      if (game !== 'spirit') expect(only.length).toBeGreaterThan(0)
      // What was led to by a choice waits so long that it can be taken back; nothing else waits.
      expect(new Set(pauses.filter(ms => ms > 0))).toEqual(
        pauses.includes(1500) ? new Set([1500]) : new Set(),
      )
    },
    60_000,
  )

  it('bots go step by step for one person without a clock; with people, or where time runs, easily', () => {
    const of = (...kinds: ('person' | 'bot' | 'empty')[]) =>
      kinds.map(kind => ({ kind, name: '', crest: 0, online: true, yours: false }))
    const lone = { seats: of('person', 'bot', 'bot') }
    const live = { kind: 'live', perDecision: 60, bank: 0 } as const
    expect(botPace('step', lone)).toBe('step')
    expect(botPace('step', { seats: of('person', 'person', 'bot') })).toBe('easy')
    expect(botPace('step', { ...lone, time: live })).toBe('easy')
    expect((['brisk', 'easy', 'quick'] as const).map(pace => botPace(pace, lone))).toEqual([
      'brisk',
      'easy',
      'quick',
    ])
  })

  it('a second touch seals whatever is chosen, one touch only what needs no second thought', () => {
    expect(goesAtOnce('double', ['attack', 1])).toBe(true)
    expect(goesAtOnce('always', ['attack', 1])).toBe(false)
    expect(goesAtOnce('always', ['place', 'red-6', 'left'])).toBe(true)
    expect(goesAtOnce('off', ['place', 'red-6', 'left'])).toBe(false)
    // An alliance may cost a Daimyo with its house, and cannot be withdrawn.
    expect(goesAtOnce('always', ['ally', 1])).toBe(false)
  })

  it('chance chooses only among unknown things, and never takes back', () => {
    const said = (...words: (string | number)[]): Choice => ({ words, clause: 'X-1' })
    const unknown = (words: Words): boolean => words[0] === 'board'
    const [a, b] = [said('board', 'akira'), said('board', 'keiko')]
    expect(leftToChance([a, b, { ...said('undo'), back: true }], unknown)).toEqual([a, b])
    expect(leftToChance([a, said('end')], unknown)).toEqual([])
    expect(leftToChance([a], unknown)).toEqual([])
    expect(leftToChance([a, b], undefined)).toEqual([])
  })

  it('with two people nothing is answered for anybody', async () => {
    const store = new FakeIndexedDb()
    const { time } = hurried()
    const house = houseOn(store, undefined, registry, { time, key })
    const id = await openOn(house, [person('Mika'), person('Ben'), BOT], 'sake')
    const all = new Ear(house, [0, 1])
    await all.hello(id)
    for (let n = 0; n < 40; n++) {
      const { faces } = all.now
      const seat = [0, 1].find(
        s => has(faces[String(s)]?.waiting ?? 0, s) && all.now.sealed?.[String(s)] === undefined,
      )
      const words = seat === undefined ? undefined : faces[String(seat)]?.choices[0]?.words
      if (seat === undefined || words === undefined) await rest()
      else await all.move(seat, words)
    }
    const log = store.logs.get(id) ?? []
    expect(log.length).toBeGreaterThan(5)
    expect(log.filter(e => e.moveId.startsWith('only:'))).toEqual([])
  })
})
