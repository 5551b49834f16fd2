import type { ScoreSheet } from '../../table/Result.tsx'
import type { PlayerView } from './pack.ts'
import { ALIVE, LOCATIONS, SAMURAI, SPIRIT, cardOf, living, playerOf, topOf } from './pack.ts'
import type { Sight } from './sight.ts'
import { nameAt } from './sight.ts'
import { cardName, locationName, samuraiName, shortName } from './texts.ts'

/** The phases of a turn in the top bar, and which of them runs. */
export function phasesOf({ view, say }: Sight): readonly [phases: readonly string[], now: number] {
  const top = topOf(view)
  if (top === null || view.open.phase < 1 || view.open.outcome !== null) return [[], -1]
  if (playerOf(view, view.open.turn).status === SPIRIT)
    return [[say('step1'), say('step2'), say('step3')], view.open.phase - 1]
  const { plays, limits } = view.open
  const n = Math.min(plays + 1, limits.plays)
  const first =
    view.open.phase === 1 ? say(plays >= limits.plays ? 'phase1more' : 'phase1n', { n }) : say('phase1')
  return [[first, say('phase2'), say('phase3'), say('phase4')], view.open.phase - 1]
}

export function subOf(s: Sight): string {
  const { view, say, lang } = s
  const where =
    view.open.rules.location === 0 ? '' : locationName(lang, LOCATIONS[view.open.rules.location] ?? 'none')
  if (view.open.round > 0)
    return [say('fatalSub', { n: view.open.round }), where].filter(x => x !== '').join(', ')
  return [say('masuSub', { n: view.open.masu }), where].filter(x => x !== '').join(', ')
}

/** Who somebody is, in a few words. */
export function whoIs({ say, lang }: Sight, p: PlayerView): string {
  if (p.status === SPIRIT) return say('spiritOfEnma')
  if (p.status !== ALIVE) return say('out')
  const id = SAMURAI[p.board]
  if (id === undefined) return say('noBoard')
  return `${shortName(lang, id)}, ${say(p.seated ? 'seated' : 'standing')}`
}

/** The same in one short line: a sign beside it says who sits. */
export function plateLine(s: Sight, p: PlayerView): string {
  const id = SAMURAI[p.board]
  return p.status !== ALIVE || id === undefined ? whoIs(s, p) : shortName(s.lang, id)
}

/** One player's whole board in words. */
export function plateName(s: Sight, seat: number): string {
  const { view, say, lang } = s
  const p = playerOf(view, seat)
  const hand = p.backs.reduce((n, b) => n + b, 0)
  const head = `${nameAt(s, seat)}, ${whoIs(s, p)}.`
  if (p.status === SPIRIT) return `${head} ${say('plateSpirit', { sips: p.total, hand })}`
  const gear = p.gear.map(c => {
    const type = cardOf(view, c).type
    return cardName(lang, type)
  })
  return `${head} ${say('plate', {
    life: p.life,
    wounds: p.wounds.length,
    sips: p.total,
    hand,
    gear: gear.length === 0 ? say('nothing') : gear.join(', '),
  })}`
}

/** The whole table in words, for whoever listens. */
export function summaryOf(s: Sight): string {
  const { view, say, props } = s
  const gaps = view.open.gaps.map(g =>
    say('gapName', {
      a: nameAt(s, g.a),
      b: nameAt(s, g.b),
      n: g.cubes.reduce((x, y) => x + y, 0),
      d: g.row.length,
    }),
  )
  return [
    props.tongue.question(),
    say('speech', { masu: view.open.masu, deck: view.open.deck, living: living(view) }),
    gaps.join(' '),
    view.open.players.map((_, seat) => plateName(s, seat)).join(' '),
  ].join(' ')
}

export function sheetOf(s: Sight): ScoreSheet {
  const { view, say, lang } = s
  return {
    columns: [say('colSamurai'), say('colState'), say('colSips')],
    rows: view.open.players.map(p => {
      const id = SAMURAI[p.board]
      return [
        id === undefined ? '' : samuraiName(lang, id),
        say(p.status === ALIVE ? 'alive' : p.status === SPIRIT ? 'spirit' : 'out'),
        p.total,
      ]
    }),
  }
}

/** What is going on over the table: an attack or a torment, from whom to whom and how strong. */
export interface Clash {
  readonly kind: 'attack' | 'torment'
  readonly by: number
  /** The disciple that strikes, or -1. */
  readonly source: number
  readonly target: number
  readonly value: number
  readonly guard: number
  readonly weapon: number
  readonly ranged: boolean
}
export function clashOf({ view }: Sight): Clash | null {
  const f = view.open.stack.findLast(x => x.kind === 'attack' || x.kind === 'torment')
  if (f?.kind === 'attack')
    return {
      kind: 'attack',
      by: f.seat,
      source: f.disciple,
      target: f.target,
      value: f.value,
      guard: f.defence,
      weapon: f.weapon,
      ranged: f.ranged,
    }
  if (f?.kind !== 'torment') return null
  return {
    kind: 'torment',
    by: f.seat,
    source: -1,
    target: f.target,
    value: f.value,
    guard: f.defence,
    weapon: -1,
    ranged: false,
  }
}
