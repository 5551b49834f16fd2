import type { Film } from '@noren/bench/browser/moments'
import { film } from '@noren/bench/browser/moments'
import type { Walk } from '@noren/bench/browser/studio'
import type { LoadedRules } from '@noren/engine'
import type { Happening } from '@noren/trials/positions'
import { happening, recordGame } from '@noren/trials/positions'
import { rulesOf } from '../games.ts'

/** A moment of the design, and the part of an entry that tells it. */
interface Wanted {
  readonly name: string
  readonly kind: string
  /** So many of them in one entry. */
  readonly times?: number
}

/** The games in which moments are found; each of them also has the beginning of a turn, and a result. */
const MOMENTS: readonly {
  readonly id: string
  readonly seats: number
  readonly wanted: readonly Wanted[]
}[] = [
  {
    id: 'sakura',
    seats: 4,
    wanted: [
      { name: 'yin-yang', kind: 'turn' },
      { name: 'taken', kind: 'take' },
      { name: 'vote', kind: 'vote' },
      { name: 'row', kind: 'row' },
      { name: 'round', kind: 'round' },
    ],
  },
  {
    id: 'spirit',
    seats: 4,
    wanted: [
      { name: 'raider', kind: 'raider' },
      { name: 'kiai', kind: 'kiai' },
      { name: 'past-kiai', kind: 'past' },
      { name: 'animal', kind: 'animal' },
      { name: 'dawn', kind: 'dawn', times: 2 },
    ],
  },
  {
    id: 'honor',
    seats: 4,
    wanted: [
      { name: 'honour', kind: 'honour' },
      { name: 'battle', kind: 'attacker' },
      { name: 'assassin', kind: 'stab' },
      { name: 'save-face', kind: 'window' },
      { name: 'fall', kind: 'fall' },
      { name: 'title', kind: 'title' },
    ],
  },
  {
    id: 'sake',
    seats: 5,
    wanted: [
      { name: 'iaido', kind: 'iaido' },
      { name: 'attack', kind: 'blow' },
      { name: 'defence', kind: 'parry' },
      { name: 'interrupt', kind: 'interrupt' },
      { name: 'death', kind: 'death' },
      { name: 'last-sip', kind: 'fatal' },
      { name: 'seppuku', kind: 'seppuku', times: 2 },
    ],
  },
]

type Record = ReturnType<typeof recordGame>
type Events = Parameters<NonNullable<LoadedRules['game']['moments']>>[0]
type Find = (record: Record, partsOf: (events: Events) => readonly Part[]) => Happening | null
type Part = ReturnType<NonNullable<LoadedRules['game']['moments']>>[number]

/** Whoever looks on sits here. */
const ME = 0
/** So long the scroll unrolls before it asks: `UNROLL_MS` of the page. */
const UNROLLS = { told: 0, ms: 250, after: true } as const

/** An entry that begins with it, where there is one, so that no other moment is told before it. */
const told =
  ({ kind, times = 1 }: Wanted): Find =>
  (record, partsOf) => {
    const tells = (events: Events): boolean => partsOf(events).filter(p => p.kind === kind).length >= times
    const begins = (events: Events): boolean => tells(events) && partsOf(events)[0]?.kind === kind
    return happening(record, ME, begins) ?? happening(record, ME, tells)
  }

/** The last entry. */
const over: Find = record => happening(record, ME, (_, seq) => seq === record.length)

/** An entry of somebody else that tells nothing great, and after which I have a choice. */
const turn: Find = (record, partsOf) => {
  const asked = (at: number): boolean => ((record.faceAt(at, ME).waiting >> ME) & 1) === 1
  return happening(
    record,
    ME,
    (events, seq) =>
      partsOf(events).length === 0 &&
      !asked(seq - 1) &&
      asked(seq) &&
      record.faceAt(seq, ME).choices.length > 1,
  )
}

const MOST_RECORDS = 12

/** Films each moment on a strip of its own, and tells of each film. */
export const strips = (tell: (film: Film) => void): readonly Walk[] =>
  MOMENTS.flatMap(({ id, seats, wanted }) => {
    const records: Record[] = []
    const strip = (name: string, find: Find, more: readonly (typeof UNROLLS)[] = []): Walk => ({
      pictures: [`moments/${name}.jpg`],
      async take(studio) {
        const rules = await rulesOf(id)
        const partsOf = (events: Events): readonly Part[] => rules.game.moments?.(events) ?? []
        let found: Happening | null = null
        for (let n = 0; n < MOST_RECORDS && found === null; n++)
          found = find((records[n] ??= recordGame(rules, seats, n)), partsOf)
        if (found === null) throw new Error(`no ${name} in ${MOST_RECORDS} games of ${id}`)
        const parts = [...partsOf(found.line.events), ...more]
        tell(await film(studio, `moments/${name}.jpg`, { name, id, seats, parts, ...found }))
      },
    })
    return [
      strip(`turn-${id}`, turn, [UNROLLS]),
      ...wanted.map(moment => strip(moment.name, told(moment))),
      strip(`result-${id}`, over),
    ]
  })
