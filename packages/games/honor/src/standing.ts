import type { Choice, Seat, StandingAnswer, StandingReplies } from '@noren/engine'
import type { HonorView, Question } from './view.ts'

export const ANSWERS = ['dishonored', 'fallen'] as const
export type Answer = (typeof ANSWERS)[number]

/**
 * The best card of this game out of turn is its only one, Save Face (HS-SAVE-2). A suicide is never chosen for anybody: it gives
 * up a house, and which loss hurts less is more than a figure can say.
 */
const save = (choices: readonly Choice[]): Choice | null => choices.find(c => c.words[0] === 'save') ?? null

type Battle = Extract<Question, { kind: 'window' }>
const lostBattle = ({ own: { question: q } }: HonorView): Battle | null =>
  q?.kind === 'window' && q.about === 'battle' ? q : null

/** HS-BATTLE-14, HS-ALLY-21: with a Daimyo falls what its house brings its own Samurai, and the second Samurai his half of it. */
function fallsWith(view: HonorView, seat: Seat, lord: Seat): number | null {
  const p = view.open.players[seat]
  return p !== undefined && (seat === lord || p.lord === lord) ? Math.max(0, p.income.court) : null
}

type Row = Omit<StandingAnswer<HonorView>, 'id'>

const ROWS: Readonly<Record<Answer, Row>> = {
  /** HS-DEC-7: 75 are lost, or 30 with Save Face; so much honour is there to be lost. */
  dishonored: {
    from: { least: 0, most: 400, step: 25, usual: 100 },
    stake: ({ open, own: { question: q } }, seat) =>
      q?.kind === 'answer' && q.seat === seat ? Math.max(0, open.players[seat]?.honour ?? 0) : null,
    best: (_view, _seat, choices) => save(choices),
  },
  /** HS-DEC-9: the Daimyo I serve has lost a battle; its house brings me so much honour a turn. */
  fallen: {
    from: { least: 0, most: 60, step: 5, usual: 10 },
    stake(view, seat) {
      const battle = lostBattle(view)
      return battle === null ? null : fallsWith(view, seat, battle.seat)
    },
    best: (_view, _seat, choices) => save(choices),
  },
}

/** Save Face is asked of everybody who might hold it, whatever they hold (section 4.1). */
export const standing: StandingReplies<HonorView> = {
  replies: ['mine', 'others'],
  of: ({ own: { question: q } }, seat) =>
    q?.kind === 'window' ? (q.seat === seat ? 'mine' : 'others') : null,
  // HS-DEC-7: bearing a Dishonor is the doing nothing of whoever it is aimed at.
  nothing: choices => choices.find(c => c.words[0] === 'pass' || c.words[0] === 'accept')?.words ?? null,
  turn: ({ open: o }) => ({ owner: o.turn.seat, id: `${o.round}/${o.turn.seat}` }),
  answers: ANSWERS.map(id => ({ id, ...ROWS[id] })),
}
