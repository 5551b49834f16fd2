import { person } from '@noren/sake/words'
import { plainText } from '../../table/rich.tsx'
import type { ScoreSheet } from '../../table/Scores.tsx'
import type { PlayerView } from './model.ts'
import { ALIVE, LOCATIONS, SAMURAI, SPIRIT, cardOf, living, playerOf, topOf } from './model.ts'
import type { BoardContext } from './board-context.ts'
import { nameAt } from './board-context.ts'
import { cardName, locationName, samuraiName, shortName } from './texts.ts'

/** The phases of a turn in the top bar, and which of them runs. */
export function phasesOf({ view, say }: BoardContext): readonly [phases: readonly string[], now: number] {
  const top = topOf(view)
  if (top === null || view.open.phase < 1 || view.open.outcome !== null) return [[], -1]
  if (playerOf(view, view.open.turn).status === SPIRIT)
    return [[say('board-step1'), say('board-step2'), say('board-step3')], view.open.phase - 1]
  const { plays, limits } = view.open
  const n = Math.min(plays + 1, limits.plays)
  const first =
    view.open.phase === 1
      ? say(plays >= limits.plays ? 'board-phase1more' : 'board-phase1n', { n })
      : say('board-phase1')
  return [[first, say('board-phase2'), say('board-phase3'), say('board-phase4')], view.open.phase - 1]
}

export function subOf(s: BoardContext): string {
  const { view, say, voice } = s
  const where =
    view.open.rules.location === 0
      ? ''
      : locationName(voice, LOCATIONS[view.open.rules.location] ?? 'none', view)
  if (view.open.round > 0)
    return [say('board-fatal', { n: view.open.round }), where].filter(x => x !== '').join(', ')
  return [say('board-masu-sub', { n: view.open.masu }), where].filter(x => x !== '').join(', ')
}

/** Who somebody is, in a few words. */
export function whoIs({ say, voice }: BoardContext, p: PlayerView): string {
  if (p.status === SPIRIT) return say('board-spirit-of-enma')
  if (p.status !== ALIVE) return say('board-out')
  const id = SAMURAI[p.board]
  if (id === undefined) return say('board-no-board')
  return `${shortName(voice, id)}, ${say(p.seated ? 'board-seated' : 'board-standing')}`
}

/** The same in one short line: a sign beside it says who sits. */
export function plateLine(s: BoardContext, p: PlayerView): string {
  const id = SAMURAI[p.board]
  return p.status !== ALIVE || id === undefined ? whoIs(s, p) : shortName(s.voice, id)
}

/** One player's whole board in words. */
export function plateName(s: BoardContext, seat: number): string {
  const { view, say, voice } = s
  const p = playerOf(view, seat)
  const hand = p.backs.reduce((n, b) => n + b, 0)
  const head = `${nameAt(s, seat)}, ${whoIs(s, p)}.`
  if (p.status === SPIRIT) return `${head} ${say('board-plate-spirit', { sips: p.total, hand })}`
  const gear = p.gear.map(c => {
    const type = cardOf(view, c).type
    return cardName(voice, type)
  })
  return `${head} ${say('board-plate', {
    life: p.life,
    wounds: p.wounds.length,
    sips: p.total,
    hand,
    gear: gear.length === 0 ? say('board-nothing') : gear.join(', '),
  })}`
}

/** The whole table in words, for whoever listens. */
export function summaryOf(s: BoardContext): string {
  const { view, say, props } = s
  const gaps = view.open.gaps.map(g =>
    say('board-gap-name', {
      a: person(g.a),
      b: person(g.b),
      n: g.cubes.reduce((x, y) => x + y, 0),
      d: g.row.length,
    }),
  )
  return [
    plainText(props.gameWords.question()),
    say('board-speech', { masu: view.open.masu, deck: view.open.deck, living: living(view) }),
    gaps.join(' '),
    view.open.players.map((_, seat) => plateName(s, seat)).join(' '),
  ].join(' ')
}

export function sheetOf(s: BoardContext): ScoreSheet {
  const { view, say, voice } = s
  return {
    columns: [say('board-col-samurai'), say('board-col-state'), say('board-col-sips')],
    rows: view.open.players.map(p => {
      const id = SAMURAI[p.board]
      return [
        id === undefined ? '' : samuraiName(voice, id),
        say(p.status === ALIVE ? 'board-alive' : p.status === SPIRIT ? 'board-spirit' : 'board-out'),
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
export function clashOf({ view }: BoardContext): Clash | null {
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
