import type { Event } from '@noren/engine'
import { describe, expect, it } from 'vitest'
import { soundOf as honor } from '../src/games/honor/sounds.ts'
import { soundOf as sake } from '../src/games/sake/sounds.ts'
import { soundOf as sakura } from '../src/games/sakura/sounds.ts'
import { soundOf as spirit } from '../src/games/spirit/sounds.ts'
import type { Cue, Sound } from '../src/state/sounds.ts'
import { cuesOf, GAP_MS, GROUPS, Mixer, SOUNDS } from '../src/state/sounds.ts'
import { unheard } from '../src/table/useSounds.ts'
import { playedGame, updatesOf } from './played.ts'

const event = (type: string): Event => ({ type, clause: 'SA-1' })

describe('issue 20, 3: thirteen sounds', () => {
  it('are thirteen, each under 600 ms, each in a group with a volume of its own', () => {
    expect(Object.keys(SOUNDS)).toHaveLength(13)
    for (const { ms } of Object.values(SOUNDS)) expect(ms).toBeLessThan(600)
    expect(new Set(Object.values(SOUNDS).map(s => s.group))).toEqual(new Set(GROUPS))
  })

  it('three at once, and none again within 70 ms', () => {
    const mixer = new Mixer()
    expect(mixer.admit('taiko', 0)).toBe(true)
    expect(mixer.admit('taiko', GAP_MS - 1)).toBe(false)
    expect(mixer.admit('drum', 10)).toBe(true)
    expect(mixer.admit('bell', 20)).toBe(true)
    expect(mixer.admit('coin', 30)).toBe(false)
    expect(mixer.admit('coin', SOUNDS.drum.ms + 10)).toBe(true)
    expect(mixer.admit('taiko', GAP_MS)).toBe(false)
    expect(mixer.admit('taiko', 600)).toBe(true)
  })

  it('coins ring as often as there are, at most eight times', () => {
    const cue = (e: Event): Sound | Cue | undefined =>
      e.type === 'paid' ? { sound: 'coin', times: 11 } : e.type === 'placed' ? 'paper' : undefined
    expect(cuesOf(['placed', 'paid', 'placed', 'thought'].map(event), cue)).toEqual([
      { sound: 'paper', times: 1 },
      { sound: 'coin', times: 8 },
    ])
    expect(cuesOf([event('paid')], () => ({ sound: 'coin', times: 0 }))).toEqual([])
  })
})

describe('sounds read what is shown', () => {
  const events = ['attacked', 'rolled', 'won'].map(event)
  const beat = { seq: 7, by: 1, events }
  const part = (of: number, told: number) => ({ kind: 'battle', of, told, ms: 100 })

  it('a part of a moment sounds when it is on, and its entry then tells the rest alone', () => {
    let mark = { seq: 6, told: 2 }
    const step = (on: Parameters<typeof unheard>[1]): string[] => {
      const found = unheard(mark, on)
      mark = found.mark
      return found.events.map(e => e.type)
    }
    const before = { seq: 6, by: 0, events: events.slice(0, 2) }
    expect(step({ moment: null, beat: before })).toEqual([])
    // Dice are thrown before the log tells how they lie.
    expect(step({ moment: { ...beat, part: part(1, 1), at: 0 }, beat: before })).toEqual([
      'attacked',
      'rolled',
    ])
    expect(step({ moment: { ...beat, part: part(1, 2), at: 1 }, beat: before })).toEqual([])
    expect(step({ moment: null, beat })).toEqual(['won'])
    expect(step({ moment: null, beat })).toEqual([])
    expect(step({ moment: null, beat: before })).toEqual([])
  })
})

interface Game {
  readonly soundOf: (event: never) => Sound | Cue | undefined
  readonly seats: number
  readonly wanted: readonly Sound[]
}

/** What whole games must let hear; what calls, ticks, stamps and ends belongs to the table. */
const GAMES: Readonly<Record<string, Game>> = {
  sakura: { soundOf: sakura, seats: 4, wanted: ['paper', 'wood', 'coin'] },
  spirit: { soundOf: spirit, seats: 4, wanted: ['paper', 'wood', 'drum', 'taiko'] },
  honor: { soundOf: honor, seats: 4, wanted: ['paper', 'wood', 'bone', 'coin', 'drum', 'taiko'] },
  sake: { soundOf: sake, seats: 5, wanted: ['paper', 'wood', 'pour', 'drum', 'taiko'] },
}

describe('a whole game lets hear what happens in it', () => {
  it.each(Object.entries(GAMES))('%s', async (id, { soundOf, seats, wanted }) => {
    const heard = new Set<Sound>()
    for (let n = 1; n <= 8 && heard.size < wanted.length; n++)
      for (const { line } of updatesOf(await playedGame(id, seats, n), 0))
        for (const cue of cuesOf(line.events as unknown as readonly never[], soundOf)) heard.add(cue.sound)
    expect([...heard].toSorted()).toEqual(wanted.toSorted())
  })

  it('and with those of the table all thirteen are used', () => {
    const used = new Set<string>([...Object.values(GAMES).flatMap(g => g.wanted), ...OF_THE_TABLE])
    expect([...used].toSorted()).toEqual(Object.keys(SOUNDS).toSorted())
  })
})

const OF_THE_TABLE = ['turn', 'bell', 'stamp', 'tick', 'win', 'loss'] as const satisfies readonly Sound[]
